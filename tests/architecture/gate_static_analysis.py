#!/usr/bin/env python3
"""Gate: clang-tidy 14 finds nothing in the judge, with the checks of .clang-tidy.

    gate_static_analysis.py BUILD [TARGET]...

BUILD is a configured build folder: its batches of sources are read as they are compiled, but for precompiled headers,
which belong to another compiler. Some batches are joined into one, for most of the time goes into the headers that they
share. TARGET: the libraries whose sources are read; the judge's if none is given, which is what fits the time of
./check. A batch that was right is not asked again until one of its sources, a header or .clang-tidy changes.
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
JOINED = 6  # batches that are read as one: half the time of batches read apart

FINDING = re.compile(r"^(/[^:]+):(\d+):\d+: (?:warning|error): (.*) \[([a-z][\w.,-]*)\]$", re.MULTILINE)
# What this clang cannot read of C++20 and of the library of g++ 12 is not the code's fault: the compiler has its say.
UNREADABLE = "clang-diagnostic"
# Two batches that give different things one name cannot be read as one.
CLASH = re.compile(r"error: (?:redefinition of|reference to '\w+' is ambiguous|type alias redefinition|use of '\w+' with tag)")
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
    """The batches of the targets, as a list of dictionaries with `directory`, `arguments` without a source, `files`."""
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    alike = {}
    for entry in entries:
        target = re.search(r" -o \S*CMakeFiles/([^/ ]+)\.dir/", entry["command"])
        generated = re.search(r"mocs_compilation|/qrc_|cmake_pch", entry["file"])
        if target and target[1] in targets and not generated:
            arguments = plain_command(entry["command"])
            del arguments[arguments.index("-o") : arguments.index("-o") + 2]
            arguments.remove(entry["file"])
            alike.setdefault((entry["directory"], *arguments), []).append(entry["file"])
    chosen = []
    for (directory, *arguments), files in alike.items():
        for first in range(0, len(files), JOINED):
            chosen.append({"directory": directory, "arguments": arguments, "files": files[first : first + JOINED]})
    return chosen


def sources_of(file):
    """The sources that a batch includes, or the source itself."""
    text = pathlib.Path(file).read_text(encoding="utf-8")
    parts = re.findall(r'^#include "(/[^"]+\.cpp)"$', text, re.MULTILINE)
    return parts or [file]


def state_of(batch, common):
    """A hash of all that the findings of a batch depend on, but for the libraries of the machine."""
    state = hashlib.sha256(common)
    state.update(json.dumps(batch, sort_keys=True).encode())
    for file in batch["files"]:
        for source in sources_of(file):
            state.update(pathlib.Path(source).read_bytes())
    return state.hexdigest()


def write_sources(folder, chosen):
    """Writes a source for each batch into the folder, and how it and its parts are compiled. Returns their paths."""
    entries = []
    joined = []
    for number, batch in enumerate(chosen):
        file = folder / f"batch_{number}.cpp"
        file.write_text("".join(f'#include "{source}"\n' for source in batch["files"]), encoding="utf-8")
        joined.append(str(file))
        for source in (str(file), *batch["files"]):
            entries.append({"directory": batch["directory"], "file": source,
                            "arguments": [*batch["arguments"], source]})
    (folder / "compile_commands.json").write_text(json.dumps(entries), encoding="utf-8")
    return joined


def answer_of(program, folder, file):
    """What clang-tidy prints on a source."""
    run = subprocess.run([program, "-p", str(folder), "--quiet", f"--config-file={gate.ROOT / '.clang-tidy'}", file],
                         capture_output=True, text=True, check=False)
    if re.search(r"error: .* file not found|Error while (?!processing)", run.stdout + run.stderr):
        sys.exit(f"{file} cannot be read:\n{run.stdout}{run.stderr}")
    return run.stdout


def findings_in(answer, root=gate.ROOT):
    """The findings of an answer of clang-tidy, one line for each, without those on what it cannot read."""
    found = []
    for path, line, text, check in FINDING.findall(answer):
        if not check.startswith(UNREADABLE) or MISSING_HEADER.match(text):
            found.append(f"{os.path.relpath(path, root)}:{line}: {text} [{check}]")
    return found


def findings(program, folder, file, parts, root=gate.ROOT):
    """What clang-tidy finds in a batch; its parts are read apart if anything is found or they cannot stand together."""
    answer = answer_of(program, folder, file)
    clashes = sorted({line.strip() for line in answer.splitlines() if CLASH.search(line)})
    if not clashes and not findings_in(answer, root):
        return []
    for clash in clashes:
        print(f"Read apart, which takes twice as long: {clash}", flush=True)
    return [line for part in parts for line in findings_in(answer_of(program, folder, part), root)]


def main():
    program = analyzer()
    if not program:
        gate.skip(f"static analysis needs clang-tidy {VERSION} (package clang-tidy of Debian 12)")
    build = pathlib.Path(sys.argv[1])
    chosen = batches(build, sys.argv[2:] or JUDGE)
    if not chosen:
        sys.exit(f"{build}/compile_commands.json has no source to read")
    common = hashlib.sha256((gate.ROOT / ".clang-tidy").read_bytes())
    for header in gate.tracked_files(gate.ROOT, ".h"):
        if not header.startswith("tests/"):
            common.update(header.encode() + (gate.ROOT / header).read_bytes())
    memory = build / MEMORY
    right = set(json.loads(memory.read_text(encoding="utf-8"))) if memory.exists() else set()
    states = [state_of(batch, common.digest()) for batch in chosen]
    asked = [number for number, state in enumerate(states) if state not in right]

    found = set()
    wrong = set()
    with tempfile.TemporaryDirectory() as folder:
        files = write_sources(pathlib.Path(folder), chosen)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            asking = [pool.submit(findings, program, folder, files[number], chosen[number]["files"])
                      for number in asked]
            for number, said in zip(asked, (answer.result() for answer in asking)):
                found.update(said)
                if said:
                    wrong.add(states[number])
    memory.write_text(json.dumps(sorted(set(states) - wrong)), encoding="utf-8")
    gate.finish(sorted(found), "Cure them, or silence a check on its line: // NOLINT(check): reason")


if __name__ == "__main__":
    main()
