#!/usr/bin/env python3
"""Writes the English texts of the data that ships, and of its schemas, as a source for lupdate: shipped_words.py FILE.

Names of games, rule sets, bases, maps and tables are mostly proper names: of these only those count that the German
file has.
"""

import json
import pathlib
import sys
from xml.etree import ElementTree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CATALOGS = {
    "bases": {},
    "deployments": {"maps": {"note", "square_name"}},
    "games": {},
    "pieces": {"sets": {"name", "note"}},
    "tables": {},
}


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def texts(value, keys):
    """Yields the texts at these keys, at any depth."""
    if isinstance(value, list):
        for one in value:
            yield from texts(one, keys)
    elif isinstance(value, dict):
        for key, one in value.items():
            if key in keys and isinstance(one, str):
                yield one
            yield from texts(one, keys)


def words_of_rules(value, key=""):
    """Yields what a rule pack says to people in verdicts: rules in a few words, levels of cover, effects, zones, bands."""
    if isinstance(value, str):
        if key in ("label", "level_name", "effect", "exact"):
            yield value
    elif isinstance(value, list):
        for one in value:
            yield from texts_of_entry(one, key)
            yield from words_of_rules(one, key)
    elif isinstance(value, dict):
        if "level" in value and "level_name" not in value:
            yield value["level"]
        for name, one in value.items():
            if name != "self_tests":
                yield from words_of_rules(one, name)


def texts_of_entry(entry, key):
    named = {"zones": ("id",), "bands": ("name",), "terrain": ("name", "reason")}.get(key, ())
    yield from (entry[name] for name in named if entry.get(name))


def all_words(translated):
    for path in sorted((ROOT / "scenarios/library").glob("*.sightline")):
        table = read(path)
        yield from (table["name"], table["description"])
    for path in sorted((ROOT / "resources/rulesets").glob("*.json")):
        rules = read(path)
        yield rules["source"]
        yield from words_of_rules(rules)
        yield from translated.intersection(texts(rules, {"name", "level"}))
    for path in sorted((ROOT / "resources/vision").glob("*.json")):
        yield from texts(read(path), {"name", "note"})
    for catalog, parts in CATALOGS.items():
        data = read(ROOT / f"resources/catalogues/{catalog}.json")
        for part, keys in parts.items():
            yield from texts(data[part], keys)
        yield from translated.intersection(texts(data, {"name", "note", "source"}))


def words_of_schema(value):
    """Yields what the rule set editor says of the keys of a schema and of the words they take."""
    if isinstance(value, list):
        for one in value:
            yield from words_of_schema(one)
    elif isinstance(value, dict):
        if isinstance(value.get("title"), str):
            yield from (value[key] for key in ("title", "description") if key in value)
        yield from (value[key] for key in ("x-section", "x-group", "x-unit") if key in value)
        for key, one in value.items():
            yield from one.values() if key == "x-meanings" else words_of_schema(one)


def all_words_of_schemas():
    for name in ("rule-pack", "tag-rules"):
        schema = read(ROOT / f"resources/schema/{name}.schema.json")
        for part in ("properties", "$defs"):
            yield from words_of_schema(schema.get(part, {}))


def lines_for(context, words):
    return [f'QT_TRANSLATE_NOOP("{context}", {json.dumps(word, ensure_ascii=False)});\n' for word in sorted(set(words))]


def main():
    contexts = ElementTree.parse(HERE / "sightline_de.ts").getroot().iter("context")
    translated = {m.findtext("source") for c in contexts if c.findtext("name") == "Shipped" for m in c.iter("message")}
    lines = lines_for("Shipped", filter(None, all_words(translated)))
    lines += lines_for("sightline::app::PackFields", all_words_of_schemas())
    pathlib.Path(sys.argv[1]).write_text("".join(lines), encoding="utf-8")


main()
