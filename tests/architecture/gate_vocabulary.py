#!/usr/bin/env python3
"""Gate: no retired word comes back, spelling is American, and doc comments name their subject first.

Retired words stand in docs/glossary.md, "Words we no longer use"; the column "gate" has those that are asked for here,
as patterns of whole identifiers in which `*` stands for one or more letters and digits. Other words of that table
have too many other meanings for a machine, or are not gone yet. Not read: rule sets and other JSON, for their bytes
are hashed and their keys promised. A doc comment that opens with "Of", "The same" or "What of" answers a question that
its reader has not seen.
"""

import re

import gate

GLOSSARY = "docs/glossary.md"
SECTION = "## Words we no longer use"

READ = (".h", ".cpp", ".md", ".cmake", "CMakeLists.txt", "CMakePresets.json", ".py", ".sh", ".in", "/run", "/check")
NOT_READ = re.compile(
    r"^(resources/help/(de|fr)|tests/data)/|^CHANGELOG\.md$|^docs/glossary\.md$"
    r"|^tests/architecture/gate_vocabulary\.py$")

IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
TOKEN = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")

# British spellings, as beginnings of words.
BRITISH = re.compile(
    r"(?:dis)?colour|centre|neighbour|catalogue|(?:nano|micro|milli|centi|kilo)?metres?\b|behaviour|licence"
    r"|label(?=led|ling)|cancel(?=led|ling)|organis|recognis|normalis(?!t)|initialis|honour|favour|model(?=led|ling)"
    r"|travel(?=led|ling)|signal(?=led|ling)", re.IGNORECASE)

# Words of files, of JSON, of settings and of Qt, which are a promise (docs/contract.md) or another's. They count only
# where they stand as such: between quotes or in a path.
KEPT = frozenset((
    "colour", "centre", "front-centre", "cell-centre", "facing-centre",  # keys and values of scenarios and rule sets
    "bad-colour", "no-catalogue", "cancelled", "centre-line-retested",  # codes
    "classicColours", "alignCentre", "colours", "coherencyNeighbours", "coherencyLargeNeighbours",  # of settings
    "catalogueName",  # BattleScribe
))
BEFORE_KEPT, BEHIND_KEPT = "\"'`/.", "\"'`/"
KEPT_PATHS = re.compile(r"\b(resources|sightline)/catalogues\b|\bcatalogues\.qrc\b")

PRIVATE_OPENING = re.compile(r"\s*///\s+(Of|The same|What of)\b")
DOC_LINE = re.compile(r"\s*///(?![/<])")


def retired_patterns(page):
    """The patterns of the column "gate" of the table of retired words."""
    rows = page.split(SECTION, 1)[1].split("\n## ", 1)[0].splitlines()
    cells = [row.replace("\\|", "").split("|")[1:-1] for row in rows if row.startswith("|")]
    column = [cell.strip() for cell in cells[0]].index("gate")
    return [pattern for row in cells[2:] for pattern in re.findall(r"`([^`]+)`", row[column])]


def matcher(patterns):
    """One regular expression for all patterns, for whole identifiers."""
    alternatives = "|".join(re.escape(pattern).replace(r"\*", "[A-Za-z0-9]+") for pattern in patterns)
    return re.compile(f"(?:{alternatives})$")


def lines_of(name, text):
    """The name of the file as line 0, then its lines."""
    return enumerate([name, *text.split("\n")])


def retired_words(name, text, retired):
    return [f"{name}:{number}: {word} is retired ({GLOSSARY})"
            for number, line in lines_of(name, text) for word in IDENTIFIER.findall(line) if retired.match(word)]


def british_words(name, text):
    found = []
    for number, line in lines_of(name, text):
        line = KEPT_PATHS.sub("", line)
        for token in TOKEN.finditer(line):
            if not BRITISH.search(token[0]):
                continue
            is_quoted = (line[:token.start()].endswith(tuple(BEFORE_KEPT))
                         or line[token.end():].startswith(tuple(BEHIND_KEPT)))
            if not (is_quoted and token[0] in KEPT) and any(BRITISH.match(word) for word in words(token[0])):
                found.append(f"{name}:{number}: {token[0]} is not American")
    return found


def private_openings(name, text):
    """Doc comments, each one or more lines that begin with ///, whose first words name no subject."""
    lines = text.split("\n")
    return [f"{name}:{number}: the comment opens with \"{opening[1]}\", not with its subject"
            for number, line in enumerate(lines, 1)
            if (opening := PRIVATE_OPENING.match(line)) and (number == 1 or not DOC_LINE.match(lines[number - 2]))]


def words(token):
    """The words of a name such as `mapColors` or `map_colors`."""
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", token)


def main():
    patterns = retired_patterns((gate.ROOT / GLOSSARY).read_text(encoding="utf-8"))
    retired = matcher(patterns)
    found = []
    for name in gate.tracked_files(gate.ROOT):
        if NOT_READ.search(name) or not ("/" + name).endswith(READ):
            continue
        text = (gate.ROOT / name).read_text(encoding="utf-8")
        found += retired_words(name, text, retired) + british_words(name, text)
        if name.endswith((".h", ".cpp")):
            found += private_openings(name, text)
    gate.finish(found, f"{len(patterns)} retired words were asked for; their table says what to write.")


if __name__ == "__main__":
    main()
