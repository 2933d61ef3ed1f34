#!/usr/bin/env python3
"""Gate: no test waits for a fixed time.

A fixed wait is too long on a fast machine and too short on a slow one. A test waits for what it asks about: QTRY_VERIFY,
QSignalSpy::wait, QTest::qWaitFor, or handleEvents() of tests/support/events.h. That something does not happen shows when
something else has that comes after it.
"""

import re

import gate

FIXED_WAIT = re.compile(r"\bq(?:Wait|Sleep)\s*\(|\bsleep_(?:for|until)\b|\b[mnu]?(?:ano)?sleep\s*\(")
# Of a kill, the moment is what the test varies.
ALLOWED = {"tests/support/killed_child.cpp": 1}


def violations(name, text):
    """The fixed waits of a file, beyond those that are allowed there."""
    found = [f"{name}:{number}: {match[0].rstrip('( ')}" for number, line in enumerate(text.split("\n"), 1)
             for match in FIXED_WAIT.finditer(line)]
    return found[ALLOWED.get(name, 0):]


def main():
    found = []
    for name in gate.tracked_files(gate.ROOT, ".h", ".cpp"):
        if name.startswith("tests/"):
            found += violations(name, (gate.ROOT / name).read_text(encoding="utf-8"))
    gate.finish(found, "A test waits for what it asks about, not for a time.")


if __name__ == "__main__":
    main()
