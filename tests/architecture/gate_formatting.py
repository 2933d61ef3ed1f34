#!/usr/bin/env python3
"""Gate: every C++ file is laid out as clang-format 14 does it with .clang-format.

Other major versions lay the same configuration out differently, so the gate is skipped where only they are installed.
"""

import os
import re
import shutil
import subprocess
import sys

import gate

VERSION = 14


def formatter():
    """The program clang-format of the right version; None if there is none."""
    for name in (f"clang-format-{VERSION}", "clang-format"):
        path = shutil.which(name)
        if path:
            said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
            found = re.search(r"version (\d+)\.", said)
            if found and int(found[1]) == VERSION:
                return path
    return None


def violations(program, root, files):
    """The complaints of clang-format, each a line "FILE:LINE:COLUMN: …"."""
    parts = max(1, os.cpu_count() or 1)
    running = [subprocess.Popen([program, "--dry-run", *files[i::parts]], cwd=root, stderr=subprocess.PIPE, text=True)
               for i in range(parts) if files[i::parts]]
    said = [process.communicate()[1] for process in running]
    if any(process.returncode for process in running):
        sys.exit("".join(said))
    return sorted(line for text in said for line in text.splitlines() if "clang-format-violations" in line)


def main():
    program = formatter()
    if not program:
        gate.skip(f"the layout of the sources needs clang-format {VERSION} (package clang-format of Debian 12)")
    found = violations(program, gate.ROOT, gate.tracked_files(gate.ROOT, ".h", ".cpp"))
    gate.finish(found, "Cure them with: clang-format -i FILE")


if __name__ == "__main__":
    main()
