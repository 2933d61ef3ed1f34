#!/usr/bin/env python3
"""Gate: clang-tidy 14 finds nothing in the judge, with the checks of .clang-tidy.

    gate_static_analysis.py BUILD [TARGET]...

BUILD is a configured build folder: its batches of sources are read as they are compiled, but for precompiled headers,
which belong to another compiler. TARGET: the libraries whose sources are read; the judge's if none is given, which is
what fits the time of ./check. A batch that was right is not asked again until one of its sources, a header or
.clang-tidy changes.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

import gate

VERSION = 14
JUDGE = ("sightline_geometry", "sightline_scenarios")
MEMORY = "gate_static_analysis.json"

FINDING = re.compile(r"^(/[^:]+):(\d+):\d+: (?:warning|error): (.*) \[([a-z][\w.,-]*)\]$", re.MULTILINE)
# What this clang cannot read of C++20 and of the library of g++ 12 is not the code's fault: the compiler has its say.
UNREADABLE = "clang-diagnostic"
# But for a header that only a precompiled one has included.
MISSING_HEADER = re.compile(r"no (?:member|template|type) named '\w+' in namespace 'std'")


def analyzer():
    """The program clang-tidy of the right version; None if there is none."""
    for name in (f"clang-tidy-{VERSION}", "clang-tidy"):
        path = shutil.which(name)
        if path:
            said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
            found = re.search(r"version (\d+)\.", said)
            if found and int(found[1]) == VERSION:
                return path
    return None


def plain_command(command):
    """The arguments of a compiler's call without those that only g++ understands."""
    arguments = [part for part in shlex.split(command) if not part.startswith("@") and part != "-Winvalid-pch"]
    kept = []
    skips = False
    for part in arguments:
        if skips:
            skips = False
        elif part == "-include":
            skips = True
        else:
            kept.append(part)
    if pathlib.Path(kept[0]).name == "ccache":
        del kept[0]
    return [*kept, "-ferror-limit=0", "-w"]


def batches(build, targets):
    """The compile commands of the targets, as a list of dictionaries with `directory`, `file`, `arguments`."""
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    chosen = []
    for entry in entries:
        target = re.search(r" -o \S*CMakeFiles/([^/ ]+)\.dir/", entry["command"])
        generated = re.search(r"mocs_compilation|/qrc_|cmake_pch", entry["file"])
        if target and target[1] in targets and not generated:
            chosen.append({"directory": entry["directory"], "file": entry["file"],
                           "arguments": plain_command(entry["command"])})
    return chosen


def sources_of(file):
    """The sources that a batch includes, or the source itself."""
    text = pathlib.Path(file).read_text(encoding="utf-8")
    parts = re.findall(r'^#include "(/[^"]+\.cpp)"$', text, re.MULTILINE)
    return parts or [file]


def state_of(entry, common):
    """A hash of all that the findings of a batch depend on, but for the libraries of the machine."""
    state = hashlib.sha256(common)
    state.update(json.dumps(entry, sort_keys=True).encode())
    for source in sources_of(entry["file"]):
        state.update(pathlib.Path(source).read_bytes())
    return state.hexdigest()


def findings(program, folder, file, root=gate.ROOT):
    """What clang-tidy says of a source: one line for each finding, without those on what it cannot read."""
    run = subprocess.run([program, "-p", str(folder), "--quiet", f"--config-file={gate.ROOT / '.clang-tidy'}", file],
                         capture_output=True, text=True, check=False)
    if re.search(r"error: .* file not found|Error while (?!processing)", run.stdout + run.stderr):
        sys.exit(f"{file} cannot be read:\n{run.stdout}{run.stderr}")
    found = []
    for path, line, text, check in FINDING.findall(run.stdout):
        if not check.startswith(UNREADABLE) or MISSING_HEADER.match(text):
            found.append(f"{os.path.relpath(path, root)}:{line}: {text} [{check}]")
    return found


def main():
    program = analyzer()
    if not program:
        gate.skip(f"static analysis needs clang-tidy {VERSION} (package clang-tidy of Debian 12)")
    build = pathlib.Path(sys.argv[1])
    entries = batches(build, sys.argv[2:] or JUDGE)
    if not entries:
        sys.exit(f"{build}/compile_commands.json has no source to read")
    common = hashlib.sha256((gate.ROOT / ".clang-tidy").read_bytes())
    for header in gate.tracked_files(gate.ROOT, ".h"):
        if not header.startswith("tests/"):
            common.update(header.encode() + (gate.ROOT / header).read_bytes())
    memory = build / MEMORY
    right = set(json.loads(memory.read_text(encoding="utf-8"))) if memory.exists() else set()
    states = {entry["file"]: state_of(entry, common.digest()) for entry in entries}
    asked = [entry["file"] for entry in entries if states[entry["file"]] not in right]

    found = set()
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "compile_commands.json").write_text(json.dumps(entries), encoding="utf-8")
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for file, said in zip(asked, pool.map(lambda file: findings(program, folder, file), asked)):
                found.update(said)
                if said:
                    del states[file]
    memory.write_text(json.dumps(sorted(states.values())), encoding="utf-8")
    gate.finish(sorted(found), "Cure them, or silence a check on its line: // NOLINT(check): reason")


if __name__ == "__main__":
    main()
