#!/usr/bin/env python3
"""Writes the cases of line of sight beside this file, answers and all.

No answer comes from Sightline: each is worked out here, by the formula or the search that the case names. Run it again after a change and look
at the difference; the numbers of random cases come from the seeds below. Names of families as arguments derive those alone; --check writes
nothing, and tells what is stored otherwise.
"""
import json
import math
import random
from fractions import Fraction as F
from pathlib import Path

ROOT = Path(__file__).resolve().parent
MM = 25.4  # in an inch


class Group:
    def __init__(self, folder, about):
        self.folder, self.about, self.cases = folder, about, []

    def add(self, name, title, derived, table, terrain, models, checks=(), regions=(), rules="plan"):
        scenario = {"format": "sightline-scenario", "version": 1, "name": title,
                    "table": {"width": table[0], "height": table[1]}, "rules": rules,
                    "players": [{"id": "a", "name": "Red"}, {"id": "b", "name": "Blue"}],
                    "terrain": terrain, "models": models}
        folder = ROOT / self.folder
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.sightline").write_text(json.dumps(scenario, indent=1) + "\n")
        case = {"scenario": f"{name}.sightline", "title": title, "derived": derived}
        if checks:
            case["checks"] = list(checks)
        if regions:
            case["regions"] = list(regions)
        self.cases.append(case)

    def write(self):
        text = {"format": "sightline-cases", "version": 1, "about": self.about, "cases": self.cases}
        (ROOT / self.folder / "cases.json").write_text(json.dumps(text, indent=1, ensure_ascii=False) + "\n")


def disc(name, player, x, y, diameter, **more):
    return {"id": name, "name": name, "player": player, "base": {"shape": "round", "diameter_mm": diameter}, "position": [x, y], "height": 2, **more}


def block(name, player, box, **more):
    """A rectangular base on [x1, x2] x [y1, y2] inches; sides are whole multiples of 1/20 in, so that millimetres are exact."""
    x1, x2, y1, y2 = box
    base = {"shape": "rectangle", "length_mm": round((x2 - x1) * MM, 6), "width_mm": round((y2 - y1) * MM, 6)}
    return {"id": name, "name": name, "player": player, "base": base, "position": [round((x1 + x2) / 2, 6), round((y1 + y2) / 2, 6)], "facing": 0, "height": 2, **more}


def wall(name, *points, **more):
    return {"id": name, "name": name, "polyline": [list(p) for p in points], **more}


def box(name, x1, x2, y1, y2, **more):
    return {"id": name, "name": name, "footprint": [[x1, y1], [x2, y1], [x2, y2], [x1, y2]], **more}


def both(a="m1", b="m2", **answers):
    """Geometry has no direction: the same answers are asked for both ways."""
    return [{"from": a, "to": b, **answers}, {"from": b, "to": a, **answers}]


def steps(rng, low, high, step=0.05):
    return round(rng.randint(round(low / step), round(high / step)) * step, 6)


# --- slots ---------------------------------------------------------------------------------------------------------------------------------------
def slots():
    g = Group("slots", "Two round bases on one axis, and a wall from edge to edge of the table with a gap in it.")
    rng = random.Random(11)
    for i in range(40):
        first, second = rng.choice([25, 28.5, 32, 40, 50, 60]), rng.choice([25, 32, 40, 60, 90])
        y = steps(rng, 15, 29)
        gap = rng.choice([0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3])
        x = steps(rng, 14, 46)
        low, high = round(y - gap / 2, 6), round(y + gap / 2, 6)
        width = min(first, second, gap * MM)
        g.add(f"slot-{i + 1:02}", f"A gap of {gap} in between bases of {first} and {second} mm",
              "Lines parallel to the axis pass through the gap in a strip as wide as the smallest of the gap and the two bases; a strip across the axis is no "
              "wider: the gap looks narrower from aside, and no base is wider than its diameter.",
              (60, 44), [wall("upper", (x, 0), (x, low)), wall("lower", (x, high), (x, 44))],
              [disc("m1", "a", 6, y, first), disc("m2", "b", 54, y, second)],
              both(visible=True, clearance_mm=[width, 0.002]))
    for i in range(10):
        y, x = steps(rng, 15, 29), steps(rng, 14, 46)
        g.add(f"closed-{i + 1:02}", "Two walls that share an end", "Two walls that share a point leave no gap, and together they part the table from edge to edge.",
              (60, 44), [wall("upper", (x, 0), (x, y)), wall("lower", (x, y), (x, 44))],
              [disc("m1", "a", 6, y, 32), disc("m2", "b", 54, y, 40)], both(visible=False))
    for i in range(12):
        gap = [0, 0, 0, 1 / 128, 1 / 64, 1 / 32, 1 / 16, 0.125, 0.25, 0.5, 0.6, 0.75][i]
        x, y = steps(rng, 20, 40), 22
        title = "Two blocks that share a corner" if gap == 0 else f"Two blocks, corner to corner, {gap} in apart"
        answers = dict(visible=False) if gap == 0 else dict(visible=True, clearance_mm=[gap * MM, 0.002])
        g.add(f"corner-{i + 1:02}", title,
              "One block fills the upper half of the table left of a line, the other the lower half right of it. Lines pass between the two corners alone, which lie above one "
              "another: a strip is at most as wide as their distance. Blocks that share a corner leave no gap.",
              (60, 44), [box("upper", x - 2, x, 0, y), box("lower", x, x + 2, y + gap, 44)],
              [disc("m1", "a", 6, y, 40), disc("m2", "b", 54, y, 40)], both(**answers))
    g.write()


# --- one wall, one block -------------------------------------------------------------------------------------------------------------------------
def lowest_seen(observer, target, near, far, height):
    """Lowest y of the target's left side that is seen past something that stands from y = 0 to `height` between x = near and x = far."""
    x1, x2, _, y2 = observer
    x3 = target[0]
    if height <= y2:  # lines that fall: from the right end of the lowest row, past the far corner
        t = F(far - x2) / F(x3 - x2)
    else:             # lines that rise: from the left end, past the near corner
        t = F(near - x1) / F(x3 - x1)
    return F(y2) + (F(height) - F(y2)) / t


def one_obstacle():
    rng = random.Random(12)
    for folder, count, thick in (("one-wall", 60, False), ("one-block", 50, True)):
        g = Group(folder, "Rectangular bases, and one obstacle that reaches in from the edge of the table.")
        made = 0
        while made < count:
            fr = lambda low, high: F(rng.randint(low * 20, high * 20), 20)
            y3 = fr(8, 14)
            y4 = y3 + fr(4, 12)
            y1 = y3 + fr(0, 2)
            y2 = min(y4, y1 + fr(1, 4))
            x1 = fr(3, 8)
            observer, target = (x1, x1 + fr(1, 3), y1, y2), (fr(44, 50), fr(51, 55), y3, y4)
            near = fr(14, 38)
            far = near + (fr(1, 4) if thick else 0)
            height = fr(8, 24)
            lowest = lowest_seen(observer, target, near, far, height)
            share = (y4 - max(y3, lowest)) / (y4 - y3)
            if y2 <= y1 or abs(lowest - y3) < F(1, 50) or abs(lowest - y4) < F(1, 50):
                continue
            made += 1
            seen = lowest < y4
            n, f, h = float(near), float(far), float(height)
            piece = box("piece", n, f, 0, h) if thick else wall("piece", (n, 0), (n, h))
            answers = dict(visible=seen)
            if seen:
                answers |= dict(seen_share=[float(share), 2e-6], fully_visible=lowest <= y3)
            else:
                answers |= dict(blocked_by=[{"piece": "piece", "share": [1, 1e-9]}])
            checks = [{"from": "m1", "to": "m2", **answers}, {"from": "m2", "to": "m1", "visible": seen}]
            g.add(f"{folder}-{made:02}", f"A {'block' if thick else 'wall'} up to y = {h}",
                  "The target's left side alone turns to the observer, whose base lies between its ends in y. The lowest place of that side that is seen lies on the line from the "
                  "observer's lowest row past the obstacle's end: from its near end where lines fall, from its far end where they rise (similar triangles). The share is what is left of the side.",
                  (60, 44), [piece], [block("m1", "a", tuple(map(float, observer))), block("m2", "b", tuple(map(float, target)))], checks)
        g.write()


# --- heights as tags -----------------------------------------------------------------------------------------------------------------------------
def tags():
    g = Group("height-tags", "The whole table of the rule set height-tags: class of the piece, heights of the models, who stands in it.")
    number = 0
    for height_class in ("low", "medium", "tall"):
        for obscuring in (False, True):
            for first, second in ((2, 2), (2, 5), (5, 2), (5, 5)):
                for holds in ("nobody", "m1", "m2"):
                    number += 1
                    blocks = height_class == "tall" or obscuring or (height_class == "medium" and first < 3.5 and second < 3.5)
                    left, right = (4 if holds == "m1" else 25), (56 if holds == "m2" else 35)
                    more = {"height_class": height_class}
                    if obscuring:
                        more["traits"] = ["obscuring"]
                    seen = holds != "nobody" or not blocks
                    g.add(f"tag-{number:02}", f"{height_class}{', obscuring' if obscuring else ''}; models of {first} and {second} in; holds {holds}",
                          "Read off the rule: low never blocks, medium only between models that are both lower than 3.5 in, tall and obscuring always; a piece that holds an end of the line is ignored.",
                          (60, 44), [box("piece", left, right, 2, 42, **more)],
                          [disc("m1", "a", 8, 22, 32) | {"height": first}, disc("m2", "b", 52, 22, 32) | {"height": second}],
                          both(visible=seen, ruling={"visible": seen}), rules="height-tags")
    for height, name in ((0, "mat"), (0.5, "low"), (1.95, "low"), (2, "medium"), (3.5, "medium"), (5, "medium"), (5.05, "tall"), (12, "tall")):
        number += 1
        seen = name in ("mat", "low")
        g.add(f"tag-{number:02}", f"A piece {height} in high", f"A height of {height} in is the class {name}: low under 2, medium to 5, tall over 5; no height is a mat, which blocks nothing. The models are 2 in high.",
              (60, 44), [box("piece", 25, 35, 2, 42, height=height)], [disc("m1", "a", 8, 22, 32), disc("m2", "b", 52, 22, 32)], both(visible=seen), rules="height-tags")
    g.write()


# --- in space ------------------------------------------------------------------------------------------------------------------------------------
def in_space():
    g = Group("in-space", "Solids over, under and behind what stands across the whole table.")
    rng = random.Random(13)
    made = 0
    while made < 60:
        q = lambda low, high: F(rng.randint(low * 4, high * 4), 4)
        floating = made >= 36
        x1, x3 = q(4, 8), q(44, 48)
        observer, target = (x1, x1 + q(1, 3), 18, 26), (x3, x3 + q(1, 5), 20, 24)
        low1, low2, h1, h2 = q(0, 3) if floating else F(0), q(0, 3) if floating else F(0), q(1, 5), q(1, 5)
        near = q(14, 38)
        far = near + q(1, 3)
        bottom, height = (q(1, 3), q(1, 4)) if floating else (F(0), q(1, 6))
        top = bottom + height
        ends = [(xo, xt) for xo in observer[:2] for xt in target[:2]]
        at = lambda za, zb, xo, xt, w: za + (zb - za) * (w - xo) / (xt - xo)
        over = max(min(at(low1 + h1, low2 + h2, xo, xt, w) for w in (near, far)) for xo, xt in ends)
        under = min(max(at(low1, low2, xo, xt, w) for w in (near, far)) for xo, xt in ends)
        over_near = max(min(at(low1 + h1, low2 + h2, xo, target[0], w) for w in (near, far)) for xo in observer[:2])
        under_near = min(max(at(low1, low2, xo, target[0], w) for w in (near, far)) for xo in observer[:2])
        goes_under = floating and under <= bottom
        seen = over >= top or goes_under
        if abs(over - top) < F(1, 50) or (floating and abs(under - bottom) < F(1, 50)) or abs(over_near - top) < F(1, 50):
            continue
        made += 1
        answers = dict(visible=seen)
        if seen and (over_near > top or (floating and under_near < bottom)):
            answers |= dict(fully_visible=True, seen_share=[1, 1e-9])
        title = f"A piece {float(bottom)} to {float(top)} in above the table" if floating else f"A piece {float(top)} in high"
        checks = [{"from": "m1", "to": "m2", **answers}, {"from": "m2", "to": "m1", "visible": seen}]
        g.add(f"space-{made:02}", f"{title}, models up to {float(low1 + h1)} and {float(low2 + h2)} in",
              "The piece reaches from edge to edge, so only heights matter, and all lines keep the same height wherever they run across. The best line over it joins the tops of the two solids, "
              "the best under it their bottoms; which ends of the bases serve best is tried for all four pairs. The line has to pass both faces of the piece. Where it also reaches the target's near side, all of that is seen.",
              (60, 44), [box("piece", float(near), float(far), 0, 44, height=float(height), elevation=float(bottom))],
              [block("m1", "a", tuple(map(float, observer))) | {"height": float(h1), "elevation": float(low1)},
               block("m2", "b", tuple(map(float, target))) | {"height": float(h2), "elevation": float(low2)}], checks, rules="volume")
    # A floor that ends under the observer, from which only what lies beyond its edge can be looked at.
    for i, (edge, beside) in enumerate(((1.8, 1), (1.8, 2), (1.5, 1), (1.6, 3), (1.9, 2))):
        # From (x, 22) at z = 3 the line falls past (x, edge) at z = 2.5 to the table: 0.5 in over what the base reaches beyond the edge, so 3 in over six times that.
        over = round(2 - edge, 6)
        lowest = 2 - 6 * over
        share = min(1.0, (2 - max(0.0, lowest)) / 2)
        g.add(f"floor-{i + 1}", f"On a floor whose edge lies {over} in inside the base",
              "The observer stands on a floor of 0.5 in at 3 in. Lines leave its lowest row at z = 3 and pass the floor's edge at z = 2.5 or lower, so they fall by 0.5 in over what the base reaches "
              "beyond the edge and meet the table after six times that: nearer places of the target's right side are hidden by the floor.",
              (60, 44), [box("floor", 10, 50, 10, round(20 + edge, 6), height=0.5, elevation=2.5)],
              [block("m1", "a", (30 + beside, 32 + beside, 20, 22)) | {"height": 1.5, "elevation": 3}, block("m2", "b", (26, 30, 20, 22)) | {"height": 1}],
              [{"from": "m1", "to": "m2", "visible": True, "seen_share": [share, 0.002]}], rules="volume")
    g.write()


# --- regions -------------------------------------------------------------------------------------------------------------------------------------
def clipped(polygon, inside, crossing):
    out = []
    for p, q in zip(polygon, polygon[1:] + polygon[:1]):
        if inside(p):
            out.append(p)
        if inside(p) != inside(q):
            out.append(crossing(p, q))
    return out


def area(polygon):
    return abs(sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(polygon, polygon[1:] + polygon[:1]))) / 2


def half_plane(polygon, a, b, side):
    """What of the polygon lies on that side of the line through a and b."""
    value = lambda p: side * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))
    def crossing(p, q):
        s, t = value(p), value(q)
        return (p[0] + (q[0] - p[0]) * s / (s - t), p[1] + (q[1] - p[1]) * s / (s - t))
    return clipped(polygon, lambda p: value(p) >= 0, crossing)


def regions():
    g = Group("regions", "What of a table a spot sees past one wall or one block.")
    rng = random.Random(14)
    turn = lambda o, a, b: (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
    for i in range(50):
        thick = i >= 25
        while True:
            q = lambda low, high: F(rng.randint(low * 8, high * 8), 8)
            eye = (q(2, 58), q(2, 42))
            if thick:
                x, y = q(4, 48), q(4, 34)
                corners = [(x, y), (x + q(1, 8), y)]
                corners += [(corners[1][0], y + q(1, 7))]
                corners += [(x, corners[2][1])]
                if x - 1 <= eye[0] <= corners[1][0] + 1 and y - 1 <= eye[1] <= corners[2][1] + 1:
                    continue
            else:
                corners = [(q(4, 56), q(4, 40)), (q(4, 56), q(4, 40))]
                if abs(turn(eye, *corners)) < 20:
                    continue
            break
        table = [(F(0), F(0)), (F(60), F(0)), (F(60), F(44)), (F(0), F(44))]
        left = next(a for a in corners if all(turn(eye, a, b) >= 0 for b in corners))
        right = next(a for a in corners if all(turn(eye, a, b) <= 0 for b in corners))
        cone = half_plane(half_plane(table, eye, left, 1), eye, right, -1)
        # Before the block: the eye and the corners on its near side.
        near = [c for c in corners if c not in (left, right) and turn(left, right, c) * turn(left, right, eye) > 0]
        before = area([eye, left] + near + [right]) if len(near) < 2 else area([eye, left] + sorted(near, key=lambda c: -turn(eye, left, c) and math.atan2(*map(float, (turn(eye, left, c), (left[0] - eye[0]) * (c[0] - eye[0]) + (left[1] - eye[1]) * (c[1] - eye[1]))))) + [right])
        seen = 60 * 44 - (area(cone) - before)
        pts = [tuple(map(float, c)) for c in corners]
        piece = {"id": "piece", "name": "piece", "footprint": [list(p) for p in pts]} if thick else wall("piece", *pts)
        g.add(f"region-{i + 1:02}", f"From {float(eye[0])}, {float(eye[1])} past a {'block' if thick else 'wall'}",
              "Hidden is what of the table lies between the two outermost rays that touch the obstacle, less what lies before it: areas by the shoelace formula of the table cut by two half planes, in fractions.",
              (60, 44), [piece], [disc("m1", "a", 1.5, 1.5, 25), disc("m2", "b", 58.5, 42.5, 25)],
              regions=[{"at": [float(eye[0]), float(eye[1])], "area_sq_in": [float(seen), 1e-4]}])
    g.write()


# --- any polygons --------------------------------------------------------------------------------------------------------------------------------
def chord(polygon, p, d):
    """Parameters along the line p + t d over which it runs inside a convex polygon; nothing if it does not."""
    low, high = -math.inf, math.inf
    for a, b in zip(polygon, polygon[1:] + polygon[:1]):
        normal = (b[1] - a[1], a[0] - b[0])  # outward, for corners in order of positive area
        along = normal[0] * d[0] + normal[1] * d[1]
        room = normal[0] * (a[0] - p[0]) + normal[1] * (a[1] - p[1])
        if along == 0:
            if room < 0:
                return None
        elif along > 0:
            high = min(high, room / along)
        else:
            low = max(low, room / along)
    return (low, high) if low < high else None


def runs_free(p, d, first, second, pieces):
    a, b = chord(first, p, d), chord(second, p, d)
    if not a or not b:
        return False
    start, end = (a[1], b[0]) if a[1] < b[0] else (b[1], a[0])
    for piece in pieces:
        inside = chord(piece, p, d)
        if inside and inside[0] < end and inside[1] > start:
            return False
    return True


def sees(first, second, pieces):
    """True or false, or nothing where lines are so few that the answer hangs on less than a hundredth of an inch.

    The lines that meet both bases and nothing else are cells in the plane of lines whose corners are lines through two corners of polygons: if there is any, some line
    through two corners, moved a little to either side at both, is one of them.
    """
    corners = [c for polygon in [first, second, *pieces] for c in polygon]
    found = {}
    for shift in (1e-2, 1e-6):
        found[shift] = False
        for i, p in enumerate(corners):
            for q in corners[i + 1:]:
                length = math.dist(p, q)
                if length < 1e-9:
                    continue
                n = ((p[1] - q[1]) / length, (q[0] - p[0]) / length)
                for s in (-shift, shift):
                    for t in (-shift, shift):
                        a = (p[0] + s * n[0], p[1] + s * n[1])
                        b = (q[0] + t * n[0], q[1] + t * n[1])
                        if runs_free(a, (b[0] - a[0], b[1] - a[1]), first, second, pieces):
                            found[shift] = True
                            break
                    if found[shift]:
                        break
                if found[shift]:
                    break
            if found[shift]:
                break
    return found[1e-6] if found[1e-2] == found[1e-6] else None


def hull_at(rng, x, y, size, count):
    """Corners on a circle, in order of positive area, to a hundredth of an inch."""
    angles = sorted(rng.uniform(0, 2 * math.pi) for _ in range(count))
    points = [(round(x + size * math.cos(a), 2), round(y + size * math.sin(a), 2)) for a in angles]
    return points


def is_convex(points):
    count = len(points)
    return len(set(points)) == count and all(
        (points[(i + 1) % count][0] - points[i][0]) * (points[(i + 2) % count][1] - points[i][1]) -
        (points[(i + 1) % count][1] - points[i][1]) * (points[(i + 2) % count][0] - points[i][0]) > 0.05 for i in range(count))


def apart(a, b, gap):
    """Convex polygons with a side of one of them between."""
    for first, second in ((a, b), (b, a)):
        for p, q in zip(first, first[1:] + first[:1]):
            length = math.dist(p, q)
            n = ((q[1] - p[1]) / length, (p[0] - q[0]) / length)
            if all(n[0] * (c[0] - p[0]) + n[1] * (c[1] - p[1]) > gap for c in second):
                return True
    return False


def polygons():
    g = Group("polygons", "Convex bases and pieces of any shape, far enough from any doubt.")
    rng = random.Random(15)
    wanted = {True: 60, False: 60}
    made = 0
    while any(wanted.values()):
        shapes = []
        centre = lambda polygon: (round(sum(c[0] for c in polygon) / len(polygon), 2), round(sum(c[1] for c in polygon) / len(polygon), 2))
        first = hull_at(rng, rng.uniform(4, 12), rng.uniform(12, 32), rng.uniform(0.6, 1.8), rng.randint(3, 6))
        second = hull_at(rng, rng.uniform(46, 56), rng.uniform(12, 32), rng.uniform(0.6, 1.8), rng.randint(3, 6))
        while len(shapes) < rng.randint(4, 11):
            shapes.append(hull_at(rng, rng.uniform(14, 44), rng.uniform(6, 38), rng.uniform(2, 6), rng.randint(3, 6)))
        everything = [first, second, *shapes]
        if not all(map(is_convex, everything)) or any(not apart(a, b, 0.05) for i, a in enumerate(everything) for b in everything[i + 1:]):
            shapes = [s for s in shapes if is_convex(s)]
            kept = []
            for s in shapes:
                if all(apart(s, other, 0.05) for other in [first, second, *kept]):
                    kept.append(s)
            shapes = kept
            if not (is_convex(first) and is_convex(second)) or len(shapes) < 3:
                continue
        answer = sees(first, second, shapes)
        if answer is None or not wanted[answer]:
            continue
        wanted[answer] -= 1
        made += 1
        def model(name, player, polygon):
            middle = centre(polygon)
            outline = [[round((c[0] - middle[0]) * MM, 6), round((c[1] - middle[1]) * MM, 6)] for c in polygon]
            return {"id": name, "name": name, "player": player, "base": {"shape": "hull", "outline_mm": outline}, "position": list(middle), "facing": 0, "height": 2}
        g.add(f"polygons-{made:03}", f"{len(shapes)} pieces between two hulls: {'seen' if answer else 'not seen'}",
              "All lines through two corners of bases and pieces were tried, moved by a hundredth and by a millionth of an inch to either side at both: lines that meet nothing form cells whose "
              "corners are such lines. Cases where the two distances disagree were left out.",
              (60, 44), [{"id": f"p{i + 1}", "name": f"p{i + 1}", "footprint": [list(c) for c in s]} for i, s in enumerate(shapes)],
              [model("m1", "a", first), model("m2", "b", second)], both(visible=answer))
    g.write()


# --- distances -----------------------------------------------------------------------------------------------------------------------------------
def distances():
    g = Group("distances", "From base edge to base edge, with nothing between.")
    rng = random.Random(16)
    for i in range(20):
        x, y, u, v = (steps(rng, 5, 25), steps(rng, 5, 39), steps(rng, 35, 55), steps(rng, 5, 39))
        d1, d2 = rng.choice([25, 32, 40, 60]), rng.choice([25, 32, 50, 90])
        gap = math.dist((x, y), (u, v)) - (d1 + d2) / 2 / MM
        g.add(f"round-{i + 1:02}", f"Round bases of {d1} and {d2} mm", "The distance of the middles less the two radii; nothing stands between, so all of the target that turns to the observer is seen.",
              (60, 44), [], [disc("m1", "a", x, y, d1), disc("m2", "b", u, v, d2)],
              both(visible=True, fully_visible=True, seen_share=[1, 1e-9], distance_in=[gap, 2e-6]))
    g.write()


# --- rule sets of games --------------------------------------------------------------------------------------------------------------------------
def across(thickness, left=25.0, **more):
    """A piece from edge to edge of the table, so that every line between the two sides of it crosses all of it."""
    return box("piece", left, round(left + thickness, 6), 0, 44, **more)


def sizes():
    g = Group("sizes", "Rule sets that compare the size of a piece with those of the two models; the piece reaches from edge to edge, so that no line goes round it.")
    for p in range(1, 5):
        for t in range(1, 5):
            # Near the target, so that its cover can be asked for too; the way back starts beside it.
            g.add(f"target-{p}{t}", f"mcp: a piece of size {p}, a target of size {t}",
                  "Only the size of the target counts: a larger piece blocks, whoever looks. A piece as large as the target or larger that is within 1 in of it, range 1, is cover where it does not block: that leaves an equal size.",
                  (60, 44), [across(1, 30, height=p, size=p)],
                  [disc("m1", "a", 10, 22, 25.4) | {"size": 3}, disc("m2", "b", 32.25, 22, 25.4) | {"size": t}],
                  [{"from": "m1", "to": "m2", "ruling": {"visible": False} if p > t else {"visible": True, "cover": "cover" if p == t else "none"}},
                   {"from": "m2", "to": "m1", "ruling": {"visible": p <= 3}}], rules="mcp")
    for p in (2, 3, 5):
        for a in (2, 3, 5):
            for b in (2, 3, 5):
                seen = p < max(a, b)
                g.add(f"both-{p}{a}{b}", f"kings-of-war-3e: heights {p} between {a} and {b}", "A piece blocks when it is at least as high as both units. They face each other.",
                      (60, 44), [across(2, 29, height=p, size=p)],
                      [block("m1", "a", (9, 11, 20, 24)) | {"size": a}, block("m2", "b", (49, 51, 20, 24)) | {"size": b, "facing": 180}],
                      both(ruling={"visible": seen}), rules="kings-of-war-3e")
    for p in (1, 2, 3):
        for a in (1, 2, 3):
            for b in (1, 2, 3):
                for gap, where in ((1.5, "near"), (2.5, "far")):
                    # Both stand at the same distance from the piece, so it does not matter which of them is the lower one.
                    between = min(a, b) <= p < max(a, b)
                    seen = p < min(a, b) or (between and gap > 2)
                    g.add(f"shadow-{p}{a}{b}-{where}", f"malifaux-4e: size {p} between {a} and {b}, {gap} in away",
                          "Lower than both it never blocks, as high as both or higher it always does; between the two only if the lower one is within 2 in of it. Both bases are equally far from it.",
                          (60, 44), [across(1, 30, height=p, size=p, traits=["blocking"])],
                          [disc("m1", "a", round(29.5 - gap, 6), 22, 25.4) | {"size": a}, disc("m2", "b", round(31.5 + gap, 6), 22, 25.4) | {"size": b}],
                          both(ruling={"visible": seen}), rules="malifaux-4e")
    g.write()


def depths():
    g = Group("depths", "Rule sets that measure how far a line runs within areas.")
    depths_in = (0.5, 1, 2, 2.5, 2.95, 3, 3.05, 3.5, 4, 6)
    for i, t in enumerate(depths_in):
        for kind, seen in (("light-area", True), ("medium-area", t <= 3), ("heavy-area", False)):
            g.add(f"area-{kind.split('-')[0]}-{i + 1:02}", f"horus-heresy-3e: {t} in of {kind}",
                  "The area reaches from edge to edge, so the shortest way through it is straight across: its depth. Light areas never block, medium ones a way of more than 3 in, heavy ones any.",
                  (60, 44), [across(t, kind="area", height=5, traits=[kind])],
                  [disc("m1", "a", 10, 22, 32), disc("m2", "b", 50, 22, 40)], both(ruling={"visible": seen}), rules="horus-heresy-3e")
    # One of the two or both stand in a forest, t and u in behind its border; of the last three neither does.
    for i, (t, u) in enumerate(((3, 0), (3.05, 0), (1.5, 1.5), (1.5, 1.55), (2, 0.5), (2, 2), (1, 1.95), (2.95, 0.1))):
        pieces = [box("first", 5, round(10.5 + t, 6), 0, 44, height=5, traits=["forest"])] + ([box("second", round(49.5 - u, 6), 55, 0, 44, height=5, traits=["forest"])] if u else [])
        g.add(f"forest-{i + 1}", f"warmachine-mk4: out of a forest {t} in, {u} in into another" if u else f"warmachine-mk4: {t} in out of a forest",
              "The forests reach from edge to edge, so the shortest way through them is straight across; more than 3 in of it block, however many forests it is made of.",
              (60, 44), pieces, [disc("m1", "a", 10, 22, 25.4), disc("m2", "b", 50, 22, 25.4)], both(ruling={"visible": t + u <= 3}), rules="warmachine-mk4")
    for i, t in enumerate((0.1, 2, 3)):
        g.add(f"beyond-{i + 1}", f"warmachine-mk4: beyond a forest {t} in deep",
              "The forest reaches from edge to edge, and neither of the two stands in it: it hides, however thin it is.",
              (60, 44), [across(t, height=5, traits=["forest"])], [disc("m1", "a", 10, 22, 25.4), disc("m2", "b", 50, 22, 25.4)], both(ruling={"visible": False}), rules="warmachine-mk4")
    g.write()


def crosses(a, b, rectangle):
    """Whether the segment a b has a point within the closed rectangle (x1, x2, y1, y2); in fractions (Liang and Barsky's clipping)."""
    first, last = F(0), F(1)
    for p, d, low, high in ((a[0], b[0] - a[0], rectangle[0], rectangle[1]), (a[1], b[1] - a[1], rectangle[2], rectangle[3])):
        if d == 0:
            if p < low or p > high:
                return False
            continue
        t, u = sorted(((low - p) / d, (high - p) / d))
        first, last = max(first, t), min(last, u)
    return first <= last


def squares():
    g = Group("squares", "Grids: from the best corner of one cell to the four corners of another.")
    rng = random.Random(17)
    made = 0
    wanted = {"none": 12, "half": 14, "three-quarters": 14, "total": 8}
    while sum(wanted.values()):
        cells = [(rng.randint(3, 8), rng.randint(3, 16)), (rng.randint(14, 20), rng.randint(3, 16))]
        # Sides off the grid, so that no line touches a corner or runs along a side.
        x1, y1 = F(rng.randint(10, 12)) + F(37, 100), F(rng.randint(2, 16)) + F(41, 100)
        wall_box = (x1, x1 + F(rng.randint(1, 5), 3) // F(1, 20) * F(1, 20) + F(1, 20), y1, y1 + F(rng.randint(2, 12), 2))
        corners = [[(F(x + i), F(y + j)) for i in (0, 1) for j in (0, 1)] for x, y in cells]
        blocked = [sum(crosses(a, b, wall_box) for b in corners[1]) for a in corners[0]]
        back = [sum(crosses(a, b, wall_box) for b in corners[0]) for a in corners[1]]
        cover = lambda counts: "none" if min(counts) == 0 else "half" if min(counts) <= 2 else "three-quarters" if min(counts) < 4 else "total"
        there = cover(blocked)
        if not wanted[there]:
            continue
        wanted[there] -= 1
        made += 1
        # Who is seen by no line at all has total cover.
        checks = [{"from": a, "to": b, "ruling": {"visible": min(counts) < 4, "cover": cover(counts)}} for a, b, counts in (("m1", "m2", blocked), ("m2", "m1", back))]
        g.add(f"square-{made:02}", f"dnd-5e: {there} cover, {min(blocked)} of 4 lines blocked at best",
              "All sixteen lines between the corners of the two cells are cut with the one piece, in fractions; the corner with the fewest blocked ones is chosen. One or two are half cover, three or four three-quarters, and none free at all is total.",
              (24, 20), [box("piece", *map(float, wall_box), height=5)],
              [disc("m1", "a", cells[0][0] + 0.5, cells[0][1] + 0.5, 25.4), disc("m2", "b", cells[1][0] + 0.5, cells[1][1] + 0.5, 25.4)], checks, rules="dnd-5e")
    g.write()


def arcs():
    g = Group("arcs", "What lies in the front arc of a model.")
    for i, (x, y) in enumerate(((31, 22), (29.7, 22), (29.4, 30), (29.3, 30), (20, 22), (30.5, 2), (29.55, 40), (28, 23))):
        # The front is the line through the middle; a base of 32 mm reaches 0.63 in beyond its own middle.
        inside = x + 16 / MM > 30
        g.add(f"half-{i + 1}", f"infinity-n5: a target at ({x}, {y})", "The front half begins at the line through the middle of the base, at right angles to its facing: a round target is in it when its middle lies less than its radius behind that line.",
              (60, 44), [], [disc("m1", "a", 30, 22, 25) | {"facing": 0}, disc("m2", "b", x, y, 32) | {"facing": 180}],
              [{"from": "m1", "to": "m2", "ruling": {"in_arc": inside, "visible": inside}}], rules="infinity-n5")
    for i, (x, y) in enumerate(((40, 22), (31.5, 30), (30.7, 30), (30.3, 40), (29, 22.5), (20, 22), (31, 3), (30.2, 10))):
        inside = x + 16 / MM > 31
        g.add(f"front-{i + 1}", f"kings-of-war-3e: a unit at ({x}, {y})", "The front arc of 180 degrees begins at the front edge, here x = 31: a round base is in it when some of it lies beyond that line.",
              (60, 44), [], [block("m1", "a", (29, 31, 20, 24)) | {"facing": 0}, disc("m2", "b", x, y, 32) | {"facing": 180}],
              [{"from": "m1", "to": "m2", "ruling": {"in_arc": inside, "visible": inside}}], rules="kings-of-war-3e")
    for i, (x, y) in enumerate(((40, 22), (40, 32), (40, 34.5), (36, 29.5), (36, 32), (40, 12), (36, 12), (32, 22), (29, 22.5), (45, 8), (45, 4))):
        # The side runs from the front corner (31, 24), or (31, 20), at 45 degrees; a disc reaches its radius times the root of 2 beyond its middle, counted along y.
        beyond = abs(y - 22) - 2 - (x - 31)
        inside = x > 31 and beyond < 16 / MM * math.sqrt(2)
        g.add(f"quarter-{i + 1:02}", f"t9a: a unit at ({x}, {y})", "The front arc opens by 45 degrees to either side of the front corners, here (31, 20) and (31, 24); a disc reaches into it when its middle is nearer to its side than its radius.",
              (60, 44), [], [block("m1", "a", (29, 31, 20, 24)) | {"facing": 0}, disc("m2", "b", x, y, 32) | {"facing": 180}],
              [{"from": "m1", "to": "m2", "ruling": {"in_arc": inside, "visible": inside}}], rules="t9a")
    g.write()


# --- ranges of weapons ---------------------------------------------------------------------------------------------------------------------------
NM = 25_400_000  # in an inch; lengths here are whole nanometres, so that "exactly" can be meant
HAIR = NM // 1000


def inches(nm):
    """The number in the file; it reads back as the same nanometre."""
    assert round(nm / NM * NM) == nm
    return nm / NM


def round_base(diameter_mm):
    return {"shape": "round", "diameter_mm": diameter_mm}


def standing(name, player, base, x, y, **more):
    return {"id": name, "name": name, "player": player, "base": base, "position": [inches(x), inches(y)], "height": 2, **more}


def guns(distance):
    """Five weapons about that distance in nm, and what they may do where nothing else is in their way."""
    weapons = [("exact", distance, 0, None), ("short", distance - HAIR, 0, "out-of-range"), ("long", distance + HAIR, 0, None),
               ("least", distance + 10 * NM, distance, None), ("near", distance + 10 * NM, distance + HAIR, "too-near")]
    carried = [{"name": name, "range_in": inches(far)} | ({"min_range_in": inches(near)} if near else {}) for name, far, near, _ in weapons]
    answers = [{"weapon": name, "in_range": why is None, "in_arc": True, "has_line": True, "eligible": why is None, "code": why or "eligible"} for name, _, _, why in weapons]
    return carried, answers


RANGED = "Of five weapons one reaches exactly as far and may shoot, for a range is closed; one falls short by a thousandth of an inch and may not; one reaches farther by as much; " \
         "one may not shoot nearer than exactly this and still may; one may not shoot nearer than a thousandth more, and is too near."
TRIPLES = ((3, 4, 5), (5, 12, 13), (8, 15, 17), (20, 21, 29), (7, 24, 25), (4, 3, 5), (12, 5, 13), (15, 8, 17))


def ranges():
    g = Group("ranges", "Weapons whose range ends at, just before and just behind what the rule set measures; nothing stands between.")
    rng = random.Random(19)

    def shot(name, title, derived, rules, shooter, target, distance, measured=None):
        """`distance`: what counts, in nm. `measured`: a rule pack says it."""
        carried, answers = guns(distance)
        told = [distance / NM, 1e-9]
        ruling = {"ruling": {"distance_in": told}} if measured else {"distance_in": told}
        g.add(name, title, derived + " " + RANGED, (60, 44), [], [shooter | {"weapons": carried}, target],
              [{"from": "m1", "to": "m2", "visible": True, "weapons": answers, **ruling}, {"from": "m2", "to": "m1", "visible": True, **ruling}], rules=rules)

    packs = ("40k-10e", "40k-11e", "malifaux-4e", "ruins", "mcp", "legion")
    flat = ("plan", "volume", "height-tags", *packs)
    mm = lambda x: round(x * 1_000_000)
    for i in range(18):
        a, b, c = TRIPLES[i % len(TRIPLES)]
        step = rng.randint(NM * 20 // c // 1000, NM * 38 // c // 1000) * 1000
        first, second = rng.choice([25, 28.5, 32, 40, 60]), rng.choice([25, 32, 50, 90, 130])
        y = 4 * NM if b > a else 6 * NM
        distance = c * step - (mm(first) + mm(second)) // 2
        shot(f"round-{i + 1:02}", f"{flat[i % len(flat)]}: round bases of {first} and {second} mm", f"The middles lie {a} and {b} steps apart along the axes, so {c} in a straight line (Pythagoras in whole numbers); "
             "the distance from edge to edge is that less both radii.", flat[i % len(flat)],
             standing("m1", "a", round_base(first), 6 * NM, y), standing("m2", "b", round_base(second), 6 * NM + a * step, y + b * step), distance, flat[i % len(flat)] in packs)
    # Rectangles and ovals: sides, corners and ends of axes.
    for i in range(16):
        rules = flat[(2 * i + 1) % len(flat)]
        length, width = rng.choice([(75, 42), (90, 52), (105, 70), (120, 92), (60, 35), (170, 109)])
        disc_mm = rng.choice([25, 32, 40, 60])
        x, y = rng.randint(8, 12) * NM, rng.randint(16, 24) * NM
        along, across_it = mm(length) // 2, mm(width) // 2
        base = {"shape": "rectangle" if i < 10 else "oval", "length_mm": length, "width_mm": width}
        if i < 4:  # The disc's middle lies between the ends of a side.
            gap = rng.randint(200, 900) * NM // 25
            turned = i % 2 == 1
            distance, why = gap, "The disc lies beside a side of the rectangle: the way is straight across."
            target = (x + (across_it if turned else along) + gap + mm(disc_mm) // 2, y + rng.randint(-8, 8) * NM // 20)
            facing = 90 if turned else 0
        elif i < 10:
            a, b, c = TRIPLES[i % len(TRIPLES)]
            step = rng.randint(NM * 10 // c // 1000, NM * 16 // c // 1000) * 1000
            target, facing = (x + along + a * step, y + across_it + b * step), 0
            distance, why = c * step - mm(disc_mm) // 2, f"The corner is nearest: {a} and {b} steps along the axes to the disc's middle, so {c} straight, less the disc's radius."
        else:
            turned = i % 2 == 1
            gap = rng.randint(200, 900) * NM // 25
            distance, why, facing = gap, "The disc lies on an axis of the oval, whose border is at right angles to it there: half the axis and the radius come off.", 90 if turned else 0
            target = (x + (across_it if turned else along) + gap + mm(disc_mm) // 2, y)
        shot(f"{base['shape']}-{i + 1:02}", f"{rules}: {'an' if i > 9 else 'a'} {base['shape']} of {length} by {width} mm and a disc of {disc_mm} mm", why, rules,
             standing("m1", "a", base, x, y, facing=facing), standing("m2", "b", round_base(disc_mm), *target), distance, rules in packs)
    # Up and down: rule sets that measure on the table, between places of bases in space, and between volumes.
    spatial = {"40k-10e": (7.5, 8.5), "legion": (12, 13)}  # inches along the table and straight
    for i in range(6):
        rules = ("plan", "volume", "ruins", "40k-10e", "legion", "height-tags")[i]
        gap = rng.randint(300, 600) * NM // 25
        distance, why = gap, "This rule set measures on the table as seen from above: heights do not count."
        if rules in spatial:
            along, straight = spatial[rules]
            assert straight * straight == along * along + (i + 1) ** 2
            gap, distance = round(along * NM), round(straight * NM)
            why = (f"This rule set measures the straight way from base to base in space: {along:g} in along the table and {i + 1} in up are "
                   f"{straight:g} in, by Pythagoras.")
        shot(f"higher-{i + 1}", f"{rules}: a target {i + 1} in higher up", why, rules,
             standing("m1", "a", round_base(32), 8 * NM, 22 * NM), standing("m2", "b", round_base(40), 8 * NM + gap + mm(36), 22 * NM, elevation=i + 1), distance, rules in packs)
    for i, (a, b, c) in enumerate(TRIPLES):
        for k, step in enumerate((NM // 2, 51 * NM // 100)):  # multiples of half an inch, and others: nothing is rounded
            up = round(b * step / NM, 2)
            shot(f"space-{2 * i + k + 1:02}", f"warcry-1e: {inches(a * step)} in along, {up} in up", "From base to base in space: along the table from edge to edge, and up from foot to foot (Pythagoras), not rounded.",
                 "warcry-1e", standing("m1", "a", round_base(32), 8 * NM, 22 * NM), standing("m2", "b", round_base(40), 8 * NM + a * step + mm(36), 22 * NM, elevation=up), c * step, True)
    silhouettes = {"S1": 25, "S2": 40, "S5": 45, "S7": 67}
    for i in range(12):
        a, b, c = TRIPLES[i % len(TRIPLES)]
        step = rng.randint(5, 25 * 12 // c) * NM // 25
        low, high = rng.choice(sorted(silhouettes)), rng.choice(sorted(silhouettes))
        overlap = i % 4 == 3
        lift = mm(silhouettes[low]) - 5 * 1_000_000 if overlap else mm(silhouettes[low]) + b * step
        gap = (c if overlap else a) * step
        lower = standing("m1", "a", round_base(25), 8 * NM, 22 * NM, keywords=[low], facing=0)
        upper = standing("m2", "b", round_base(40), 8 * NM + gap + mm(32.5), 22 * NM, keywords=[high], facing=180, elevation=inches(lift))
        if i % 2:
            lower, upper = ({**lower, "id": "m2", "name": "m2", "player": "b"}, {**upper, "id": "m1", "name": "m1", "player": "a"})
        shooter, target = (lower, upper) if lower["id"] == "m1" else (upper, lower)
        shot(f"volumes-{i + 1:02}", f"{('infinity-n5', 'infinity-n3')[i // 2 % 2]}: {low} below, {high} above{', heights overlap' if overlap else ''}",
             f"From volume to volume: the lower one is as high as its silhouette ({low}: {silhouettes[low]} mm). " +
             ("Their heights overlap, so only the way along the table counts." if overlap else f"From its top to the foot of the other it is {b} steps up, and {a} along: {c} in a straight line."),
             ("infinity-n5", "infinity-n3")[i // 2 % 2], shooter, target, c * step, True)
    for i in range(6):
        columns, rows = rng.randint(2, 20), rng.randint(0, 14)
        cells = max(columns, rows)
        shot(f"cells-{i + 1}", f"dnd-5e: {columns} columns and {rows} rows", "Counted in cells, diagonal steps as one: the larger of the two.", "dnd-5e",
             standing("m1", "a", round_base(25.4), 4 * NM + NM // 2, 4 * NM + NM // 2), standing("m2", "b", round_base(25.4), (4 + columns) * NM + NM // 2, (4 + rows) * NM + NM // 2), cells * NM, True)
    for i in range(6):
        columns, rows = rng.randint(1, 14), rng.randint(1, 14)
        cells, at, diagonals = 0, [0, 0], 0
        while at != [columns, rows]:  # step by step, as one counts on the table
            across_corner = at[0] < columns and at[1] < rows
            diagonals += across_corner
            cells += 2 if across_corner and diagonals % 2 == 0 else 1
            at = [min(columns, at[0] + 1), min(rows, at[1] + 1)]
        shot(f"alternate-{i + 1}", f"pathfinder-2e: {columns} columns and {rows} rows", "Counted step by step: the first diagonal step counts one, the second two, the third one again.", "pathfinder-2e",
             standing("m1", "a", round_base(25.4), 4 * NM + NM // 2, 4 * NM + NM // 2), standing("m2", "b", round_base(25.4), (4 + columns) * NM + NM // 2, (4 + rows) * NM + NM // 2), cells * NM, True)
    for i, (first, second) in enumerate(((1, 2), (2, 2), (3, 1), (4, 2))):
        # Middles of creatures of an even number of cells lie on corners of cells.
        columns, rows = rng.randint(4, 14), rng.randint(0, 14)
        at = lambda corner, size: corner * NM + size * NM // 2
        apart_by = lambda low, one, other: max(0, low - one + 1) if low >= 0 else max(0, -low - other + 1)
        cells = max(apart_by(columns, first, second), apart_by(rows, first, second))
        shot(f"large-{i + 1}", f"dnd-5e: creatures of {first} and {second} cells a side, {columns} columns and {rows} rows from corner to corner",
             "Counted in cells from the nearest of the one to the nearest of the other, diagonal steps as one.", "dnd-5e",
             standing("m1", "a", round_base(25.4 * first), at(4, first), at(4, first)), standing("m2", "b", round_base(25.4 * second), at(4 + columns, second), at(4 + rows, second)), cells * NM, True)
    # Hexes of 1.25 in from face to face: ways along two of their three directions, which do not double back.
    hexes = 5 * NM // 4
    for i in range(12):
        one, other, in_columns = rng.randint(1, 9), rng.choice([0, 1, 2, 3, 5, 8]), i % 2 == 1
        along, across_it = (one + other / 2) * hexes, other * math.sqrt(3) / 2 * hexes
        x, y = map(round, (across_it, along) if in_columns else (along, across_it))
        shot(f"hexes-{i + 1:02}", f"battletech: {one} hexes straight and {other} aslant, in {'columns' if in_columns else 'rows'}", "Each step goes to a neighbour, along one of two directions 60 degrees apart; none shorter gets there, so the steps add up.",
             "battletech", standing("m1", "a", round_base(25.4), 6 * NM, 6 * NM), standing("m2", "b", round_base(25.4), 6 * NM + x, 6 * NM + y), (one + other) * hexes, True)
    # A pack's own range ends at that distance, whatever weapons say: rule sets made up here.
    own = lambda measure, end: {"format": "sightline-rules", "format_version": 1, "id": "own-range", "name": "Own range", "version": "1", "status": "decided", "source": "Made up for this case.",
                                "space": "prism" if measure.get("plane") == "space" else "plan", "measure": measure, "range_in": end}
    for i, (measure, distance, why) in enumerate((
            ({"from": "base"}, 12.0, "From edge to edge."), ({"from": "centre"}, 13.5, "From middle to middle: both radii, 0.5 and 1 in, come on top of the 12 in from edge to edge."),
            ({"from": "base", "round": "down"}, 12.0, "From edge to edge, 12 in, a whole number already."), ({"from": "centre", "round": "up", "step_in": 1}, 14.0, "13.5 in from middle to middle, rounded up."),
            ({"from": "centre", "round": "down", "step_in": 1}, 13.0, "13.5 in from middle to middle, rounded down."), ({"from": "centre", "round": "nearest", "step_in": 4}, 12.0, "13.5 in from middle to middle; the nearest multiple of 4 is 12."),
            ({"from": "base", "plane": "space"}, 13.0, "12 in along, 5 in up: 13 straight."))):
        for end, inside in ((distance, True), (distance - 0.001, False), (distance + 0.001, True)):
            for_name = {True: "at", False: "before"}[inside] if end <= distance else "behind"
            g.add(f"own-{i + 1}-{for_name}", f"A range that ends {for_name} {distance} in, measured from {measure['from']}", why + " Who is in range is seen, for nothing stands between; who is not is not.", (60, 44), [],
                  [standing("m1", "a", round_base(25.4), 10 * NM, 22 * NM), standing("m2", "b", round_base(50.8), 10 * NM + 13 * NM + NM // 2, 22 * NM, elevation=5)],
                  both(visible=True, ruling={"visible": inside, "in_range": inside, "distance_in": [distance, 1e-9]}), rules=own(measure, end))
    g.write()


# --- shares in space -----------------------------------------------------------------------------------------------------------------------------
def shares_in_space():
    g = Group("shares-in-space", "How much of a target is seen over, or under, what stands or hangs across the whole table. As in plan a place of the target's outline is seen if some line enters there; the share is one of lengths.")
    rng = random.Random(20)
    q = lambda low, high: F(rng.randint(low * 4, high * 4), 4)

    def barrier(near, thickness, height, hanging):
        more = {"elevation": float(height), "height": 30.0} if hanging else {"height": float(height)}
        return box("piece", float(near), float(near + thickness), 0, 44, **more) if thickness else wall("piece", (float(near), 0), (float(near), 44), **more)

    def add(name, title, derived, pieces, observer, target, share, full):
        answers = dict(visible=True, seen_share=[share, 1e-6], fully_visible=full)
        g.add(name, title, derived, (60, 44), pieces, [observer, target], [{"from": "m1", "to": "m2", **answers}, {"from": "m2", "to": "m1", "visible": True}], rules="volume")

    # Rising lines, and as if the table hung over them: falling lines that pass under.
    made = 0
    while made < 40:
        hanging, round_target = made >= 28, made % 2 == 1
        x1, near, x3 = q(4, 8), q(18, 30), q(32, 38)
        x2 = x1 + q(1, 3)
        thickness = rng.choice([F(0), q(1, 2)])
        # Heights as seen from the observer's edge that counts: its top below the piece's, or its bottom over that of a hanging one.
        eye, edge, reach = q(1, 2), q(3, 5), q(6, 12)
        limit = near + (near - x1) * (reach - edge) / (edge - eye)
        if near + thickness > x3 - 1:
            continue
        if hanging:  # upside down, the heights counted from a ceiling at `reach`
            eye_low, edge_low = reach - eye, reach - edge
            observer_at, target_at, piece = {"elevation": float(eye_low), "height": 1.5}, {"height": 2.0}, barrier(near, thickness, edge_low, True)
        else:
            observer_at, target_at, piece = {"height": float(eye)}, {"height": float(reach)}, barrier(near, thickness, edge, False)
        falls = "falls from the observer's foot under the piece's lower edge to the table" if hanging else "rises from the observer's top over the piece's upper edge to the height of the target's top"
        line = f"The line that {falls} gets there farthest away if it starts at the observer's far end, and passes the near face: {float(limit):.4g} in along the table (similar triangles). Nearer places of the outline are seen, places beyond are not. "
        if round_target:
            diameter = rng.choice([100, 130, 160])
            radius, half = diameter / 2 / MM, F(rng.choice([5, 10, 15]), 20)
            middle = x3 + 3
            back = float(middle - x1)
            turned = math.atan2(float(half), back) + math.acos(radius / math.hypot(back, float(half)))
            depth = float(middle - limit) / radius
            # So that the observer's far side looks at the last place that is seen from outside of it.
            if not radius / back + 0.05 < depth < 0.97:
                continue
            seen = math.acos(depth)
            made += 1
            add(f"{'under' if hanging else 'over'}-{made:02}", f"A cylinder {'under' if hanging else 'over'} the edge of a piece at {float(edge_low if hanging else edge)} in",
                line + "What turns to the observer of a cylinder is the arc up to its common tangents with the observer's corners; what is seen of it is the arc nearer than that line.", [piece],
                block("m1", "a", (float(x1), float(x2), float(22 - half), float(22 + half))) | observer_at, disc("m2", "b", float(middle), 22, diameter) | target_at, seen / turned, False)
        else:
            x4 = x3 + q(3, 12)
            y1 = F(10)
            y2, y3 = y1 + q(1, 3), F(14) + q(0, 3)
            y4 = y3 + q(1, 5)
            if not x3 + F(1, 10) < limit or abs(limit - x4) < F(1, 10) or (limit > x4 and made % 7):
                continue
            made += 1
            share = (y4 - y3 + min(limit, x4) - x3) / (y4 - y3 + x4 - x3)
            add(f"{'under' if hanging else 'over'}-{made:02}", f"Two sides of a box {'under' if hanging else 'over'} the edge of a piece at {float(edge_low if hanging else edge)} in",
                line + "Two sides turn to the observer: the near one, all of which is nearer, and the upper one, of which that line leaves a part.", [piece],
                block("m1", "a", (float(x1), float(x2), float(y1), float(y2))) | observer_at, block("m2", "b", (float(x3), float(x4), float(y3), float(y4))) | target_at, float(share), limit >= x4)
    # From above down onto a low target: what lies in the shadow is seen only where a line passes over it and comes down farther inside.
    made = 0
    while made < 24:
        x1, far = q(4, 12), q(20, 30)
        x2 = x1 + q(1, 3)
        thickness = rng.choice([F(0), q(1, 2)])
        x3 = far + q(1, 3)
        x4 = x3 + q(3, 12)
        y1 = F(8)
        y2, y3 = y1 + q(1, 3), F(14) + q(0, 3)
        y4 = y3 + q(1, 5)
        eye, edge, top = q(6, 12), q(3, 5), q(1, 2)
        k = (edge - top) / (eye - edge)
        farthest = far - (x4 - far) / k  # a line from further back comes down behind the target
        ends = [max(x1, farthest), x2]
        if ends[0] > ends[1]:
            continue
        shadow = lambda x: far + (far - x) * k
        if min(map(shadow, ends)) < x3 + F(1, 4):
            continue
        # Of the near side: through (x3, y) from (x, y2) the line has to come down, at its shadow's end, no farther than y4.
        slope = min((shadow(x) - x3) / (x3 - x) for x in ends)
        highest = min(y4, (y4 + slope * y2) / (1 + slope))
        ratio = (y4 - y3) / (y3 - y2)
        first = max(x3, min((shadow(x) + ratio * x) / (1 + ratio) for x in ends))
        seen = max(F(0), highest - y3) + max(F(0), x4 - first)
        share = seen / (y4 - y3 + x4 - x3)
        if share < F(1, 20) or share > F(49, 50):
            continue
        made += 1
        add(f"down-{made:02}", f"From {float(eye)} in over an edge at {float(edge)} in onto a box of {float(top)} in",
            "Lines from the observer's top over the piece's far edge come down to the height of the target's top at the end of its shadow (similar triangles). A place of the two sides that turn to the observer is seen if a line over it is still "
            "above the target when it gets past the shadow's end; the flattest lines, from the observer's row that is nearest in y, from its near or its far end, bound how far inside that is on the way to the other side.",
            [barrier(far - thickness, thickness, edge, False)], block("m1", "a", (float(x1), float(x2), float(y1), float(y2))) | {"height": float(eye)},
            block("m2", "b", (float(x3), float(x4), float(y3), float(y4))) | {"height": float(top)}, float(share), False)
    g.write()


# --- what is hidden ------------------------------------------------------------------------------------------------------------------------------
def hidden():
    g = Group("hidden", "Blocked pairs: how far what blocks would have to recede.")
    rng = random.Random(18)
    for i in range(24):
        diameter, x, y = rng.choice([25, 32, 40, 60]), steps(rng, 20, 40), steps(rng, 18, 26)
        beyond = rng.choice([0.05, 0.1, 0.25, 0.5, 1, 1.5])
        end = round(y + diameter / 2 / MM + beyond, 6)
        thick = i % 2 == 1
        piece = box("piece", x, round(x + 2, 6), 0, end) if thick else wall("piece", (x, 0), (x, end))
        g.add(f"past-{i + 1:02}", f"A {'block' if thick else 'wall'} that reaches {beyond} in past bases of {diameter} mm",
              "The bases are alike, so no line between them runs higher anywhere than their tops: the wall, which comes from the edge of the table, hides the target by as much as it reaches past them.",
              (60, 44), [piece], [disc("m1", "a", 6, y, diameter), disc("m2", "b", 54, y, diameter)],
              both(visible=False, clearance_mm=[-beyond * MM, 0.02], blocked_by=[{"piece": "piece", "share": [1, 1e-9]}]))
    g.write()


FAMILIES = (slots, one_obstacle, tags, in_space, regions, polygons, distances, sizes, depths, squares, arcs, ranges, shares_in_space, hidden)


def differing(derived, stored):
    """The files that were derived and are not stored as they are, and the stored ones of the same folders that were not derived."""
    names = {file.relative_to(derived) for file in derived.rglob("*") if file.is_file()}
    for folder in {name.parent for name in names}:
        names |= {file.relative_to(stored) for file in (stored / folder).iterdir() if file.is_file()}
    read = lambda file: file.read_bytes() if file.is_file() else None
    return sorted(str(name) for name in names if read(derived / name) != read(stored / name))


if __name__ == "__main__":
    import sys
    import tempfile

    wanted = [word for word in sys.argv[1:] if word != "--check"]
    chosen = [family for family in FAMILIES if not wanted or family.__name__ in wanted]
    if "--check" not in sys.argv[1:]:
        for family in chosen:
            family()
    else:
        STORED = ROOT
        with tempfile.TemporaryDirectory() as folder:
            ROOT = Path(folder)
            for family in chosen:
                family()
            wrong = differing(ROOT, STORED)
        for name in wrong:
            print(f"{name}: stored otherwise than derived")
        sys.exit(1 if wrong or not chosen else 0)
