#!/usr/bin/env python3
"""Draws the figures of docs/sight.md as SVG files.

    docs/figures/draw.py [FOLDER]

FOLDER is where the files go; this folder if it is not given. Lines are s = c + m t in a frame whose first axis t runs from base to base: slope m, offset c.
"""

import math
import pathlib
import sys

INK, QUIET, BASE, PIECE, SECOND, FREE, BLOCKED = "#1E1C19", "#6B655A", "#0A5FA8", "#8F8778", "#B0618F", "#006F4F", "#C8401A"
STEPS = 80

# The scene: two round bases on the axis t, in inches.
DISTANCE, RADIUS_A, RADIUS_B = 10.0, 1.0, 1.2


def cell(m):
    """The offsets of the lines of slope m that meet both bases: lowest and highest."""
    length = math.hypot(1.0, m)
    low = max(-RADIUS_A * length, -m * DISTANCE - RADIUS_B * length)
    high = min(RADIUS_A * length, -m * DISTANCE + RADIUS_B * length)
    return low, high


def band(piece, m):
    """The offsets that a connected piece between the bases forbids at slope m."""
    offsets = [s - m * t for t, s in piece]
    return min(offsets), max(offsets)


def slopes():
    """All slopes of lines that meet both bases, evenly spaced; found by halving, for the steepest touch both."""
    steepest, none = 0.0, 1.0
    for _ in range(60):
        middle = (steepest + none) / 2
        low, high = cell(middle)
        steepest, none = (middle, none) if low <= high else (steepest, middle)
    return [-steepest + 2 * steepest * i / STEPS for i in range(STEPS + 1)]


class Panel:
    """A part of a figure with its own scale; y of the figure goes down, s and c go up."""

    def __init__(self, figure, left, top, width, height, x_range, y_range):
        self.figure, self.left, self.top, self.width, self.height = figure, left, top, width, height
        self.x_range, self.y_range = x_range, y_range

    def at(self, x, y):
        (x0, x1), (y0, y1) = self.x_range, self.y_range
        return self.left + (x - x0) / (x1 - x0) * self.width, self.top + (y1 - y) / (y1 - y0) * self.height

    def polygon(self, points, fill, opacity=1.0, stroke="none"):
        text = " ".join("%.1f,%.1f" % self.at(x, y) for x, y in points)
        self.figure.add(f'<polygon points="{text}" fill="{fill}" fill-opacity="{opacity}" stroke="{stroke}" stroke-width="1.5"/>')

    def line(self, a, b, color, width=1.5, dashes=""):
        (x1, y1), (x2, y2) = self.at(*a), self.at(*b)
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.figure.add(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}" stroke-width="{width}"{dash}/>')

    def disc(self, center, radius, color):
        x, y = self.at(*center)
        scale = self.width / (self.x_range[1] - self.x_range[0])
        self.figure.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * scale:.1f}" fill="{color}" fill-opacity="0.15" stroke="{color}" stroke-width="2"/>')

    def dot(self, point, color):
        x, y = self.at(*point)
        self.figure.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{color}"/>')

    def text(self, point, words, color=INK, anchor="middle"):
        x, y = self.at(*point)
        self.figure.add(f'<text x="{x:.1f}" y="{y:.1f}" fill="{color}" text-anchor="{anchor}">{words}</text>')

    def axes(self, x_name, y_name):
        (x0, x1), (y0, y1) = self.x_range, self.y_range
        self.line((x0, 0), (x1, 0), QUIET, 0.75)
        self.line((0, y0), (0, y1), QUIET, 0.75)
        self.text((x1, 0.04 * (y1 - y0)), x_name, QUIET, "end")
        self.text((0.02 * (x1 - x0), y1 - 0.04 * (y1 - y0)), y_name, QUIET, "start")

    def heading(self, words):
        self.figure.add(f'<text x="{self.left + self.width / 2:.1f}" y="{self.top - 10:.1f}" fill="{INK}" text-anchor="middle" font-weight="bold">{words}</text>')


class Figure:
    def __init__(self, title, width, height):
        self.width, self.height = width, height
        self.lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
                      f"<title>{title}</title>", f'<rect width="{width}" height="{height}" fill="#FFFFFF"/>']

    def add(self, line):
        self.lines.append(line)

    def write(self, path):
        path.write_text("\n".join(self.lines) + "\n</svg>\n", encoding="utf-8")


def table_panel(figure, left):
    panel = Panel(figure, left, 40, 380, 190, (-2.0, 12.0), (-3.5, 3.5))
    panel.heading("the table, seen from above")
    panel.disc((0, 0), RADIUS_A, BASE)
    panel.disc((DISTANCE, 0), RADIUS_B, BASE)
    panel.text((0, -1.7), "A", BASE)
    panel.text((DISTANCE, -1.9), "B", BASE)
    return panel


def line_panel(figure, left, height=190):
    panel = Panel(figure, left, 40, 300, height, (-0.26, 0.26), (-1.45, 1.45))
    panel.heading("all lines s = c + m t, as points")
    border = [(m, cell(m)[1]) for m in slopes()] + [(m, cell(m)[0]) for m in reversed(slopes())]
    panel.polygon(border, BASE, 0.12, BASE)
    panel.axes("slope m", "offset c")
    return panel


def shade(panel, piece, color):
    """What of the cell the piece forbids."""
    upper, lower = [], []
    for m in slopes():
        (low, high), (first, last) = cell(m), band(piece, m)
        low, high = max(low, first), min(high, last)
        if low <= high + 1e-9:
            upper.append((m, high))
            lower.append((m, low))
    panel.polygon(upper + lower[::-1], color, 0.55, color)


def draw_line(table, lines, m, c, color, name):
    low, high = cell(m)
    assert low < c < high, "the line misses a base"
    table.line((0.0, c), (DISTANCE, c + m * DISTANCE), color, 2, "" if color == FREE else "8 5")
    lines.dot((m, c), color)
    lines.text((m + 0.012, c + 0.05), name, color, "start")


def dual_plane(folder):
    figure = Figure("Lines as points: the cell of two bases, and the band of a piece", 780, 245)
    table, lines = table_panel(figure, 20), line_panel(figure, 450)
    piece = [(4.2, -0.5), (5.6, -0.7), (5.8, 0.35), (4.4, 0.45)]
    table.polygon(piece, PIECE, 0.55, PIECE)
    shade(lines, piece, PIECE)
    draw_line(table, lines, 0.02, 0.68, FREE, "1")
    draw_line(table, lines, -0.03, 0.1, BLOCKED, "2")
    draw_line(table, lines, -0.02, -0.8, FREE, "3")
    for t, m, c, name, color in ((2.0, 0.02, 0.68, "1", FREE), (2.6, -0.03, 0.1, "2", BLOCKED), (8.0, -0.02, -0.8, "3", FREE)):
        table.text((t, c + m * t + 0.18), name, color)
    table.text((5.0, 1.3), "a piece")
    figure.write(folder / "dual-plane.svg")


def cell_split(folder):
    figure = Figure("A cell and its split: what passes above a piece, and what passes below", 780, 245)
    table, lines = table_panel(figure, 20), line_panel(figure, 450)
    piece = [(4.4, -0.25), (5.6, -0.35), (5.7, 0.2), (4.5, 0.3)]
    above = [(m, max(cell(m)[0], band(piece, m)[1])) for m in slopes()]
    below = [(m, min(cell(m)[1], band(piece, m)[0])) for m in slopes()]
    lines.polygon([(m, c) for m, c in above if c <= cell(m)[1]] + [(m, cell(m)[1]) for m, c in reversed(above) if c <= cell(m)[1]], FREE, 0.25, FREE)
    lines.polygon([(m, cell(m)[0]) for m, c in below if c >= cell(m)[0]] + [(m, c) for m, c in reversed(below) if c >= cell(m)[0]], SECOND, 0.3, SECOND)
    table.polygon(piece, PIECE, 0.55, PIECE)
    shade(lines, piece, PIECE)
    for m, c, color, name in ((-0.02, 0.72, FREE, "above"), (0.02, -0.72, SECOND, "below")):
        table.line((0, c), (DISTANCE, c + m * DISTANCE), color, 2)
        table.text((5, 1.15 if c > 0 else -1.35), name, color)
        lines.dot((m, c), color)
    figure.write(folder / "cell-split.svg")


def certificate(folder):
    figure = Figure("The certificate of a blocked pair: bands that cover the whole cell", 780, 245)
    table, lines = table_panel(figure, 20), line_panel(figure, 450)
    pieces = [([(3.0, -0.1), (4.2, -0.2), (4.3, 2.2), (3.1, 2.3)], PIECE), ([(5.6, -2.2), (6.9, -2.3), (7.0, 0.25), (5.7, 0.3)], SECOND)]
    for piece, color in pieces:
        table.polygon(piece, color, 0.55, color)
        shade(lines, piece, color)
    for m in slopes():
        low, high = cell(m)
        bands = sorted(band(piece, m) for piece, _ in pieces)
        reach = low
        for first, last in bands:
            if first <= reach:
                reach = max(reach, last)
        assert reach >= high, "the figure shows a pair that is not blocked"
    figure.write(folder / "certificate.svg")


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent)
    folder.mkdir(parents=True, exist_ok=True)
    for draw in (dual_plane, cell_split, certificate):
        draw(folder)


if __name__ == "__main__":
    main()
