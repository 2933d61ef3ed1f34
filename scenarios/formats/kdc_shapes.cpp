#include "scenarios/formats/kdc_shapes.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::scenarios::formats {

namespace {

using Path = std::vector<Inches>;

/// The prefix of the templates whose parts are bounding boxes.
const QString kBoxes = QStringLiteral("bm-bm-terrain-11e-1-");

/// A part of which the data set of summer 2026 has only the bounding box: its wall, which runs along sides of the box,
/// and its upper floor. Relative to the corner of the box, x right, y down. The walls and floors are those of the same
/// parts in the data set of September 2026.
struct BoxedPart {
    Path wall;       ///< empty: the whole box is solid
    Path solid = {}; ///< the outline, where it is no wall
    Path floor = {}; ///< empty: none, or the top of a solid
};

const QHash<QString, BoxedPart>& boxedParts() {
    static const QHash<QString, BoxedPart> parts{
        {QStringLiteral("part-ab"), {{{3.75, 4.5}, {0, 4.5}, {0, 0}}, {}, {{0, 2}, {2.5, 2}, {2.5, 4.5}, {0, 4.5}}}},
        {QStringLiteral("part-co"), {{{0, 0}, {6, 0}, {6, 2.5}}, {}, {{2, 0}, {6, 0}, {6, 2.5}, {2, 2.5}}}},
        {QStringLiteral("part-ef"), {{{4.5, 0}, {4.5, 6}, {0, 6}}, {}, {{2.5, 3}, {4.5, 3}, {4.5, 6}, {2.5, 6}}}},
        {QStringLiteral("part-gh"), {{{0, 0}, {3, 0}, {3, 6}}, {}, {{1.5, 0}, {3, 0}, {3, 3.5}, {1.5, 3.5}}}},
        {QStringLiteral("part-corner"), {{{0, 1.5}, {1.5, 1.5}, {1.5, 0}}}},
        {QStringLiteral("part-small-l"), {{{0, 0}, {0, 2.5}, {1.5, 2.5}}}},
        {QStringLiteral("part-small-l-flip"), {{{1.5, 0}, {1.5, 2.5}, {0, 2.5}}}},
        {QStringLiteral("part-generator"),
         {{}, {{0, 0}, {4.5, 0}, {4.5, 1}, {3.5, 1}, {3.5, 2}, {1, 2}, {1, 1}, {0, 1}}}},
        {QStringLiteral("part-long-barrier"), {}},
        {QStringLiteral("part-short-barrier"), {}},
        {QStringLiteral("part-tower"), {}},
        {QStringLiteral("part-pipes"), {}},
    };
    return parts;
}

/// The ground of a trapezoid of which the file has only the bounding box, relative to the center of the box.
const Path& trapezoid() {
    static const Path ground{{-5.75, 2}, {-5.75, 4}, {5.75, 4}, {5.75, -4}};
    return ground;
}

constexpr double kThicknessOfParts = 0.5;

double distance(Inches a, Inches b) { return std::hypot(a.x - b.x, a.y - b.y); }

// Paths hold decimal numbers of files, in inches. Equal points of two paths differ by their rounding, some 1e-14 in;
// 1e-6 in (25 nm) is far more than that and far less than any part of a shape.
bool isClosed(const Path& path) { return path.size() > 3 && distance(path.front(), path.back()) < 1e-6; }

/// Returns the path offset sideways by `offset`, to the right of its direction on screen if positive, with mitered
/// corners. Precondition: at least two points, no duplicates.
Path beside(const Path& path, double offset) {
    const auto normal = [&](std::size_t i) {
        const Inches a = path[i];
        const Inches b = path[i + 1];
        const double length = distance(a, b);
        return Inches{-(b.y - a.y) / length, (b.x - a.x) / length};
    };
    Path moved;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Inches before = normal(i == 0 ? 0 : i - 1);
        const Inches after = normal(i + 1 == path.size() ? i - 1 : i);
        // Both edges keep their distance at the corner. A path that reverses has no such corner.
        const double along = 1.0 + before.x * after.x + before.y * after.y;
        const double share = along > 0.05 ? offset / along : offset / 2.0;
        moved.push_back({path[i].x + share * (before.x + after.x), path[i].y + share * (before.y + after.y)});
    }
    return moved;
}

/// Returns a wall of that thickness along a path, on the side of `inside`.
Path strip(Path path, double thickness, Inches inside) {
    // Inches. Points nearer than this are one point: `beside` divides by their distance.
    const auto last = std::ranges::unique(path, [](Inches a, Inches b) { return distance(a, b) < 1e-9; });
    path.erase(last.begin(), last.end());
    if (path.size() < 2) {
        return {};
    }
    const auto apart = [&](const Path& side) {
        double sum = 0.0;
        for (const Inches& at : side) {
            sum += distance(at, inside);
        }
        return sum;
    };
    Path right = beside(path, thickness);
    Path left = beside(path, -thickness);
    const Path& inner = apart(right) <= apart(left) ? right : left;
    path.insert(path.end(), inner.rbegin(), inner.rend());
    return path;
}

Inches centerOfBox(const std::vector<Path>& paths) {
    Inches low{1e300, 1e300};
    Inches high{-1e300, -1e300};
    for (const Path& path : paths) {
        for (const Inches& at : path) {
            low = {std::min(low.x, at.x), std::min(low.y, at.y)};
            high = {std::max(high.x, at.x), std::max(high.y, at.y)};
        }
    }
    return {(low.x + high.x) / 2.0, (low.y + high.y) / 2.0};
}

bool isSamePath(const Path& a, const Path& b) {
    return a.size() == b.size() && std::ranges::equal(a, b, [](Inches p, Inches q) { return distance(p, q) < 1e-6; });
}

void readWalls(const JsonItem& known, KdcShape& shape) {
    std::vector<std::pair<Path, double>> thick;
    std::vector<Path> all{shape.outline};
    for (const JsonItem& wall : known["walls"].children()) {
        const Path path = pathOf(wall["points"]).value_or(Path{});
        if (path.size() < 2) {
            continue;
        }
        const double thickness = wall["thickness"].number().value_or(0.0);
        all.push_back(path);
        if (thickness > 0.0 && thickness < 100.0) {
            thick.emplace_back(path, thickness);
        } else {
            shape.lines.push_back(path);
        }
    }
    if (thick.empty()) {
        return;
    }
    shape.solids.clear();
    const Inches middle = centerOfBox(all);
    for (const auto& [path, thickness] : thick) {
        if (isClosed(path)) {
            shape.solids.emplace_back(path.begin(), path.end() - 1);
            shape.hasClosedWalls = true;
        } else if (Path made = strip(path, thickness, middle); made.size() >= 3) {
            shape.solids.push_back(std::move(made));
        }
    }
}

void readFloor(const JsonItem& known, KdcShape& shape) {
    const bool isReachable = known["ground_accessible"].boolean().value_or(true);
    if (Path floor = outlineOfShape(known["upper_floor"]["footprint"]); floor.size() >= 3) {
        // A platform that no model can stand below is a solid, and its floor is its top.
        if (isReachable || !isSamePath(floor, shape.outline)) {
            shape.floor = std::move(floor);
        }
        shape.floorNumber = std::clamp(static_cast<int>(known["upper_floor"]["floor"].number().value_or(1.0)), 1, 20);
    } else if (known["has_roof"].boolean() == true && !shape.hasClosedWalls) {
        shape.floor = shape.outline;
    }
}

/// Replaces the bounding box of a known part, or of the ground of a known area, by its true shape.
void readBox(const QString& id, const QString& name, KdcShape& shape) {
    const QString own = id.mid(kBoxes.size());
    const bool isTrapezoid = shape.outline.size() == 4 && name.startsWith(QLatin1String("Battlemaster TR"));
    shape.keepsPartsUnmirrored = own.startsWith(QLatin1String("composite-"));
    if (isTrapezoid) {
        shape.solids = {trapezoid()};
        for (Inches& at : shape.solids.front()) {
            at = {at.x + shape.center.x, at.y + shape.center.y};
        }
        shape.isFromCatalog = true;
    }
    const auto part = boxedParts().constFind(own);
    if (part == boxedParts().constEnd()) {
        return;
    }
    shape.isFromCatalog = true;
    if (!part->wall.empty()) {
        shape.solids = {strip(part->wall, kThicknessOfParts, shape.center)};
    } else if (!part->solid.empty()) {
        shape.solids = {part->solid};
    }
    if (!part->floor.empty()) {
        shape.floor = part->floor;
    }
}

struct Usual {
    const char* word;
    const char* kind;
    double height;
    const char* category;
};

/// By words of template ids, the longest first. Heights are those of the corresponding pieces in the data set of June
/// 2026.
constexpr std::array<Usual, 20> kUsual{{
    {"corner-ruin", "ruin", 5, "dense"},
    {"part-ruin-part", "ruin", 5, "dense"},
    {"impassable-wall", "wall", 4, "dense"},
    {"part-small-l", "wall", 5, "light"},
    {"part-corner", "wall", 5, "light"},
    {"part-generator", "container", 3, "dense"},
    {"generator", "container", 3, "dense"},
    {"corner-short", "wall", 5, "light"},
    {"corner-tiny", "wall", 5, "light"},
    {"barricade", "barricade", 2, "light"},
    {"part-tower", "building", 3, "dense"},
    {"barrier", "barricade", 2, "light"},
    {"catwalk", "platform", 3, "dense"},
    {"gantry", "platform", 3, "dense"},
    {"pipe", "pipe", 2, "dense"},
    {"part-ab", "ruin", 5, "dense"},
    {"part-cd", "ruin", 5, "dense"},
    {"part-co", "ruin", 5, "dense"},
    {"part-ef", "ruin", 5, "dense"},
    {"part-gh", "ruin", 5, "dense"},
}};

} // namespace

KdcShape shapeOf(const JsonItem& footprint, const JsonItem& known, bool isFeature) {
    KdcShape shape;
    shape.outline = outlineOfShape(footprint);
    if (shape.outline.size() < 3) {
        return shape;
    }
    shape.center = centerOfArea(shape.outline);
    shape.solids = {shape.outline};
    const QString id = known["id"].text();
    if (isFeature) {
        readWalls(known, shape);
        readFloor(known, shape);
    }
    if (id.startsWith(kBoxes) && !known.has("walls") && !known.has("upper_floor")) {
        readBox(id, known["name"].text(), shape);
    }
    return shape;
}

KdcUsual usualOf(const QString& templateId) {
    const auto found = std::ranges::find_if(
        kUsual, [&](const Usual& usual) { return templateId.contains(QLatin1String{usual.word}); });
    return found == kUsual.end() ? KdcUsual{QStringLiteral("feature"), 5.0, {}}
                                 : KdcUsual{QLatin1String{found->kind}, found->height, QLatin1String{found->category}};
}

} // namespace sightline::scenarios::formats
