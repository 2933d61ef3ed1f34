#!/usr/bin/env python3
"""Gate: the JSON that ships, and the samples of tests that are right, obey the schemas that ship.

Sightline reads its files without them, so nothing else would notice a wrong one. Each key of a schema stands in the
pages that promise the format (docs/contract.md and those that it names); the schemas of rule sets are such pages.
"""

import json
import re
import warnings

import gate

try:
    import jsonschema
except ImportError:
    jsonschema = None

FOLDER = "resources/schema"
RULE_PACK, TAG_RULES, SCENARIO, VISION = (f"{name}.schema.json" for name in
                                          ("rule-pack", "tag-rules", "scenario", "vision-profile"))
OTHER_FORMATS = ("resources/vision/memory.json",)  # how long a player remembers: no profile
PAGES = {
    SCENARIO: ("docs/contract.md", "scenarios/io/README.md", "scenarios/vision/README.md"),
    VISION: ("resources/vision/README.md", "scenarios/vision/README.md"),
}
RULE_SETS_OF_TESTS = ("tests/data/cli/glass-house.json", "tests/data/cli/one-way.json")


class Schemas:
    """All schemas of the folder. They refer to each other by the names of their files."""

    def __init__(self, root=gate.ROOT):
        self.documents = {path.name: json.loads(path.read_text(encoding="utf-8"))
                          for path in sorted((root / FOLDER).glob("*.schema.json"))}
        self.validators = {name: self._validator(document) for name, document in self.documents.items()}

    def _validator(self, document):
        kind = jsonschema.validators.validator_for(document)
        kind.check_schema(document)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # newer versions have another resolver, Debian 12 has this one only
            resolver = jsonschema.RefResolver(base_uri="", referrer=document, store=self.documents)
        return kind(document, resolver=resolver)

    def violations(self, name, value, schema, at="$"):
        """What `schema` has against `value`, the part `at` of the file `name`: one line each."""
        found = []
        for error in self.validators[schema].iter_errors(value):
            path = at + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in error.absolute_path)
            found.append(f"{name}: {path}: {error.message[:200]} ({schema})")
        return sorted(found)


def schema_of(value):
    """The schema of a rule set."""
    return RULE_PACK if "format" in value else TAG_RULES


def file_violations(schemas, name, value):
    """What the schemas have against a file of the repository; none if no schema is for it."""
    if name.endswith(".sightline"):
        found = schemas.violations(name, value, SCENARIO)
        if isinstance(value.get("rules"), dict):
            found += schemas.violations(name, value["rules"], schema_of(value["rules"]), "$.rules")
        profile = value.get("vision", {}).get("profile")
        if isinstance(profile, dict):
            whole = {"format": "sightline-vision", "format_version": 1, **profile}  # as in a file of its own
            found += schemas.violations(name, whole, VISION, "$.vision.profile")
        return found
    if name.startswith("resources/rulesets/") or name in RULE_SETS_OF_TESTS:
        return schemas.violations(name, value, schema_of(value))
    if name.startswith("resources/vision/") and name not in OTHER_FORMATS:
        return schemas.violations(name, value, VISION)
    return []


def keys_of(schema):
    """All keys of objects that a schema names."""
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict):
            yield from schema["properties"]
        for value in schema.values():
            yield from keys_of(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from keys_of(value)


def undocumented_keys(name, schema, pages):
    """Keys of a schema that none of the pages, given by their texts, has as a word: one line each."""
    known = {word for page in pages for word in re.findall(r"\w+", page)}
    return [f"{name}: {key} stands in none of {', '.join(PAGES[name])}" for key in sorted(set(keys_of(schema)) - known)]


def main():
    if jsonschema is None:
        gate.skip("the schemas need a validator (package python3-jsonschema)")
    schemas = Schemas()
    files = [name for name in gate.tracked_files(gate.ROOT, ".json", ".sightline")
             if not name.startswith(("tests/data/broken/", "tests/data/formats/"))]
    found = []
    for name in files:
        found += file_violations(schemas, name, json.loads((gate.ROOT / name).read_text(encoding="utf-8")))
    for name, pages in PAGES.items():
        texts = [(gate.ROOT / page).read_text(encoding="utf-8") for page in pages]
        found += undocumented_keys(name, schemas.documents[name], texts)
    gate.finish(found, "Either the file is wrong or its schema; or a page lacks a key.")


if __name__ == "__main__":
    main()
