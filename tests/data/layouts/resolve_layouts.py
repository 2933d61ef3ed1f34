#!/usr/bin/env python3
"""Resolves the layouts that ship, apart from the program: what their pieces' corners have to be.

Written from the rules of the data set (README of its source) with complex numbers, x + iy in inches, y down. It shares no code with the reader.
Use: python3 tests/data/layouts/resolve_layouts.py > tests/data/layouts/outlines.json
"""
import cmath
import json
import math
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
LAYOUTS = json.loads((ROOT / "resources/layouts/layouts.json").read_text())
TEMPLATES = {t["id"]: t for t in json.loads((ROOT / "resources/layouts/templates.json").read_text())}
TRAPEZOIDS = ("composite-07", "composite-23", "composite-42")
WALL = 0.5

# Which sides of its box a part's wall runs along, as (sign of x, sign of y) of the corner where they meet, and its upper floor about the middle of the box.
CORNERS = {"ab": (-1, 1), "co": (1, -1), "ef": (1, 1), "gh": (1, -1), "corner": (1, 1), "small-l": (-1, 1), "small-l-flip": (1, 1)}
FLOORS = {"ab": (-1.875, 0.625, -0.25, 2.25), "co": (-1, 3, -1.25, 1.25), "ef": (0.25, 2.25, 0, 3), "gh": (0, 1.5, -3, 0.5)}
GENERATOR = [(-2.25, -1), (2.25, -1), (2.25, 0), (1.25, 0), (1.25, 1), (-1.25, 1), (-1.25, 0), (-2.25, 0)]


def points(pairs):
    return [complex(x, y) for x, y in pairs]


def box(w, h):
    return points([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)])


def part_outline(name, w, h):
    if name in CORNERS:
        sx, sy = CORNERS[name]
        a, b = w / 2, h / 2
        ell = [(-a, -b), (-a + WALL, -b), (-a + WALL, b - WALL), (a, b - WALL), (a, b), (-a, b)]  # meeting at the left and lower corner
        return points([(-sx * x, sy * y) for x, y in ell])
    return points(GENERATOR) if name == "generator" else box(w, h)


def resolve(layout):
    found = {}
    for piece in layout["pieces"]:
        template = TEMPLATES[piece["template"]]
        turn = cmath.rect(1, math.radians(piece.get("rotation_degrees", 0)))
        at = complex(piece["position"]["x"], piece["position"]["y"])
        size = template["footprint"]
        ground = points([(-5.75, 2), (-5.75, 4), (5.75, 4), (5.75, -4)]) if template["id"].endswith(TRAPEZOIDS) else box(size["width"], size["height"])
        mirror = piece.get("mirror") == "horizontal"
        found[piece["id"]] = [at + turn * (complex(-z.real, z.imag) if mirror else z) for z in ground]
        for feature in template["features"]:
            part = TEMPLATES[feature["template"]]
            name = part["id"].split("-part-")[1]
            own = cmath.rect(1, math.radians(feature.get("rotation_degrees", 0)))
            place = complex(feature["position"]["x"], feature["position"]["y"])
            stand = lambda z: at + turn * (place + own * z)  # parts of a mirrored area are not mirrored
            key = piece["id"] + "--" + feature["id"]
            found[key] = [stand(z) for z in part_outline(name, part["footprint"]["width"], part["footprint"]["height"])]
            if name in FLOORS:
                x0, x1, y0, y1 = FLOORS[name]
                found[key + "-floor"] = [stand(z) for z in points([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])]
    return {key: [[round(z.real, 5), round(z.imag, 5)] for z in corners] for key, corners in found.items()}


def main():
    rows = ['"%s": %s' % (layout["id"], json.dumps(resolve(layout), separators=(",", ":"))) for layout in LAYOUTS]
    print("{\n" + ",\n".join(rows) + "\n}")


if __name__ == "__main__":
    main()
