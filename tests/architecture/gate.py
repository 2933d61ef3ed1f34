"""What the gates share: the files of the repository, and how a gate ends.

A gate checks one rule of docs/style.md on all files under git. It ends with 0 if they obey, with 1 and one line for
each violation if they do not, and with 77 and the reason if what it needs is not installed; ctest takes that for
"skipped", and ./check prints the reason.
"""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SKIPPED = 77


def tracked_files(root=ROOT, *suffixes):
    """Paths from `root`, in order, of the files under git that end in one of `suffixes` (all without any). In a folder
    that is no checkout, all files but those of hidden and of build folders."""
    command = ["git", "-c", "safe.directory=*", "-C", str(root), "ls-files", "-z", "--cached", "--others",
               "--exclude-standard"]
    try:
        listed = subprocess.run(command, capture_output=True, check=True).stdout.decode().split("\0")
    except (OSError, subprocess.CalledProcessError):
        found = (path.relative_to(root) for path in root.rglob("*") if path.is_file())
        listed = [path.as_posix() for path in found if path.parts[0] not in ("build", "out", ".git")]
    return sorted(name for name in set(listed)
                  if name and name.endswith(suffixes or ("",)) and (root / name).is_file())


def skip(reason):
    """Ends the gate: it cannot be asked on this machine."""
    print("Skipped:", reason)
    sys.exit(SKIPPED)


def finish(violations, advice):
    """Ends the gate: prints the violations, one a line, and what to do about them."""
    for violation in violations:
        print(violation)
    if violations:
        print(f"{len(violations)} violations. {advice}")
    sys.exit(1 if violations else 0)
