#!/usr/bin/env python3
"""Gate: codespell finds no misspelled word in sources, pages and English texts. .codespellrc lists what it mistakes.

Not read: other languages, drawings, tables and samples of other programs, whose words are names.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import gate

NOT_READ = re.compile(
    r"^LICENSE$|\.(ts|svg|png|sightline|dxf|db|ros|tmj|tmx|dd2vtt|csv|tsv|desktop\.in|metainfo\.xml\.in)$"
    r"|^resources/help/(de|fr)/|^resources/search/|^resources/catalogues/.*\.json$|^resources/layouts/.*\.json$"
    r"|^tests/data/.*\.(txt|json)$")
MNEMONIC = re.compile(r"(?<=\w)&(?=\w)")
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
ESCAPE = re.compile(r"\\[nrt]")

# Misspelled on purpose: what a user of the command line or a writer of files gets wrong.
WRONG_IN_TESTS = "chekc,elegible,infinit,modles,tru,truely,versionn,visble"


def words(text):
    """The text with names such as `isVisible` parted into words, without escapes and without "&" as in "Chec&k"."""
    return HUMP.sub(" ", MNEMONIC.sub("", ESCAPE.sub("  ", text)))


def violations(program, root, files, more=()):
    """Misspelled words, each a line "FILE:LINE: WRONG ==> RIGHT"; `more`: further arguments of codespell."""
    with tempfile.TemporaryDirectory() as folder:
        for name in files:
            copy = pathlib.Path(folder) / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(words((root / name).read_text(encoding="utf-8")), encoding="utf-8")
        run = subprocess.run([program, "--config", str(gate.ROOT / ".codespellrc"), *more, *files],
                             cwd=folder, capture_output=True, text=True, check=False)
    if run.stderr:
        sys.exit(run.stderr)
    return run.stdout.splitlines()


def main():
    program = shutil.which("codespell")
    if not program:
        gate.skip("the spelling needs codespell (package codespell)")
    files = [name for name in gate.tracked_files() if not NOT_READ.search(name)]
    tests = [name for name in files if name.startswith("tests/")]
    found = violations(program, gate.ROOT, [name for name in files if name not in set(tests)], sys.argv[1:])
    found += violations(program, gate.ROOT, tests, [*sys.argv[1:], "--ignore-words-list", WRONG_IN_TESTS])
    gate.finish(found, "A word that is right belongs in .codespellrc, with what it means.")


if __name__ == "__main__":
    main()
