#!/usr/bin/env python3
"""Gate: no line of a C++ file is longer than 120 characters.

Lines that hold a part of a raw string literal may be longer: nothing can break them.
"""

import re

import gate

LONGEST = 120
TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"([^()\\\s]{0,16})\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])+\'',
    re.DOTALL)


def raw_lines(text):
    """Numbers of the lines, from 1 on, that hold a part of a raw string literal."""
    lines = set()
    for token in TOKEN.finditer(text):
        if token[0].startswith("R"):
            first = text.count("\n", 0, token.start()) + 1
            lines.update(range(first, first + token[0].count("\n") + 1))
    return lines


def violations(name, text):
    lines = text.split("\n")
    long = [number for number, line in enumerate(lines, 1) if len(line) > LONGEST]
    raw = raw_lines(text) if long else set()
    return [f"{name}:{number}: {len(lines[number - 1])} characters" for number in long if number not in raw]


def main():
    found = []
    for name in gate.tracked_files(gate.ROOT, ".h", ".cpp"):
        found += violations(name, (gate.ROOT / name).read_text(encoding="utf-8"))
    gate.finish(found, f"A line has at most {LONGEST} characters.")


if __name__ == "__main__":
    main()
