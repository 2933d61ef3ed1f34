#include "scenarios/checks.h"

#include "geometry/distance.h"
#include "geometry/predicates.h"
#include "geometry/tolerances.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/tape_lines.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

namespace sightline::scenarios {

namespace {

using geometry::Box;
using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;
using geometry::Wall;

QString pathOf(const char* list, std::size_t index) {
    return QStringLiteral("$.%1[%2]").arg(QLatin1String{list}).arg(index);
}

/// How a thing is called in a sentence.
template <class Thing> QString called(const Thing& thing) {
    return thing.name.isEmpty() ? QStringLiteral("\"%1\"").arg(thing.id.value)
                                : QStringLiteral("\"%1\" (%2)").arg(thing.id.value, thing.name);
}

QString called(const Label& label) { return QStringLiteral("\"%1\" (%2)").arg(label.id.value, label.text); }

QString millimeters(Length length) { return QString::number(length.millimeters(), 'f', 2); }

/// Findings, cut per code.
class Remarks {
public:
    void
    add(Severity severity, const char* code, const QString& path, const QStringList& ids, const QString& sentence) {
        const QString name = QString::fromLatin1(code);
        const int count = ++m_counts[name];
        if (count > kMostFindings + 1) {
            return;
        }
        Finding finding;
        finding.severity = severity;
        finding.code = name;
        finding.path = path;
        finding.ids = ids;
        finding.sentence = sentence;
        if (count > kMostFindings) {
            finding = {};
            finding.severity = Severity::Note;
            finding.code = QStringLiteral("more-findings");
            finding.sentence = QStringLiteral("There are more findings of the kind \"%1\"; the first %2 are listed.")
                                   .arg(name)
                                   .arg(kMostFindings);
        }
        m_findings.push_back(std::move(finding));
    }

    [[nodiscard]] std::vector<Finding> take() { return std::move(m_findings); }

private:
    std::vector<Finding> m_findings;
    QHash<QString, int> m_counts;
};

bool boxesMeet(const Box& a, const Box& b, Length margin) {
    return a.low.x - margin <= b.high.x && b.low.x - margin <= a.high.x && a.low.y - margin <= b.high.y &&
           b.low.y - margin <= a.high.y;
}

/// Calls `function(i, j)`, i < j, for each pair of boxes nearer than `margin`, until it gives false.
template <class Function> void forEachNearPair(const std::vector<Box>& boxes, Length margin, Function&& function) {
    std::vector<std::size_t> order(boxes.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return boxes[i].low.x; });
    for (std::size_t a = 0; a < order.size(); ++a) {
        for (std::size_t b = a + 1; b < order.size() && boxes[order[b]].low.x - margin <= boxes[order[a]].high.x; ++b) {
            if (boxesMeet(boxes[order[a]], boxes[order[b]], margin) &&
                !function(std::min(order[a], order[b]), std::max(order[a], order[b]))) {
                return;
            }
        }
    }
}

struct Extent {
    Length low;
    std::optional<Length> high; ///< nothing: unlimited
};

bool share(const Extent& a, const Extent& b) { return (!a.high || b.low < *a.high) && (!b.high || a.low < *b.high); }

Extent extentOf(const Model& model) { return {model.elevation, model.elevation + model.height}; }

Extent extentOf(const Piece& piece) {
    const auto height = effectiveHeight(piece);
    return {piece.elevation, height ? std::optional{piece.elevation + *height} : std::nullopt};
}

/// The base smaller all round by half of `by`; hulls stay.
geometry::Footprint shrunk(const geometry::Footprint& base, Length by) {
    const auto less = [&](Length size) { return std::max(size - by, Length::fromNanometers(1)); };
    tl::expected<geometry::Footprint, geometry::Error> smaller = base;
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        smaller = geometry::Footprint::round(less(round->diameter));
    } else if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        smaller = geometry::Footprint::oval(less(oval->length), less(oval->width));
    } else if (const auto* rectangle = std::get_if<geometry::RectangleBase>(&base.shape())) {
        smaller = geometry::Footprint::rectangle(less(rectangle->length), less(rectangle->width));
    }
    return smaller.value_or(base);
}

void checkOverlaps(const Scenario& scenario, const CheckSettings& settings, Remarks& remarks) {
    std::vector<Box> boxes;
    for (const Model& model : scenario.models) {
        boxes.push_back(boundsOf(model.placed()));
    }
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    forEachNearPair(boxes, {}, [&](std::size_t i, std::size_t j) {
        const Model& a = scenario.models[i];
        const Model& b = scenario.models[j];
        if (share(extentOf(a), extentOf(b)) &&
            geometry::overlapOrTouch({shrunk(a.base, settings.contact), a.position, a.facing},
                                     {shrunk(b.base, settings.contact), b.position, b.facing})) {
            pairs.emplace_back(i, j);
        }
        return std::ssize(pairs) <= kMostFindings;
    });
    std::ranges::sort(pairs);
    for (const auto& [i, j] : pairs) {
        const Model& a = scenario.models[i];
        const Model& b = scenario.models[j];
        remarks.add(Severity::Warning, "models-overlap", pathOf("models", j) + QStringLiteral(".position"),
                    {a.id.value, b.id.value},
                    QStringLiteral("The bases of %1 and %2 overlap.").arg(called(a), called(b)));
    }
}

bool isOn(const Box& box, const Table& table) {
    const Length slack = Length::fromNanometers(static_cast<std::int64_t>(geometry::kContact));
    return -slack <= box.low.x && -slack <= box.low.y && box.high.x <= table.width + slack &&
           box.high.y <= table.height + slack;
}

Polygon surfaceOf(const Table& table) {
    const std::array corners{Point{}, Point{table.width, {}}, Point{table.width, table.height},
                             Point{{}, table.height}};
    return Polygon::fromVertices(corners).value_or(Polygon{});
}

/// The vertices of an outline, and whether the last is joined to the first.
struct Outline {
    std::size_t piece = 0;
    QString path;
    std::vector<Point> vertices;
    bool isRing = false;
    bool isPieceWall = false;

    [[nodiscard]] std::size_t edges() const { return isRing ? vertices.size() : vertices.size() - 1; }
    [[nodiscard]] Point from(std::size_t edge) const { return vertices[edge]; }
    [[nodiscard]] Point to(std::size_t edge) const { return vertices[edge + 1 == vertices.size() ? 0 : edge + 1]; }
};

Box boxOf(const std::vector<Point>& points) {
    Box box{points.front(), points.front()};
    for (const Point p : points) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

std::vector<Outline> outlinesOf(const Piece& piece, std::size_t index) {
    const QString path = pathOf("terrain", index);
    std::vector<Outline> outlines;
    if (const auto* polygon = std::get_if<Polygon>(&piece.outline)) {
        outlines.push_back({index, path + QStringLiteral(".footprint"), polygon->outline(), true});
        for (std::size_t h = 0; h < polygon->holes().size(); ++h) {
            outlines.push_back({index, path + QStringLiteral(".holes[%1]").arg(h), polygon->holes()[h], true});
        }
    } else {
        outlines.push_back(
            {index, path + QStringLiteral(".polyline"), std::get<Wall>(piece.outline).vertices(), false});
    }
    for (std::size_t w = 0; w < piece.walls.size(); ++w) {
        outlines.push_back({index, path + QStringLiteral(".walls[%1].polyline").arg(w),
                            piece.walls[w].polyline.vertices(), false, true});
    }
    std::erase_if(outlines, [](const Outline& outline) { return outline.vertices.empty(); });
    return outlines;
}

bool meets(const Outline& outline, const Polygon& surface) {
    const Ring& corners = surface.outline();
    if (std::ranges::any_of(outline.vertices, [&](Point p) { return surface.contains(p); })) {
        return true;
    }
    for (std::size_t e = 0; e < outline.edges(); ++e) {
        for (std::size_t c = 0; c < corners.size(); ++c) {
            if (geometry::segmentsMeet(outline.from(e), outline.to(e), corners[c], corners[(c + 1) % corners.size()])) {
                return true;
            }
        }
    }
    return false;
}

template <class Thing>
void remarkOffTable(
    Remarks& remarks, const char* list, std::size_t index, const Thing& thing, const QString& kind, bool wholly) {
    remarks.add(
        Severity::Warning, wholly ? "off-table" : "partly-off-table", pathOf(list, index), {thing.id.value},
        (wholly ? QStringLiteral("%1 %2 stands off the table.") : QStringLiteral("%1 %2 stands partly off the table."))
            .arg(kind, called(thing)));
}

void checkTableEdge(const Scenario& scenario, Remarks& remarks) {
    const Polygon surface = surfaceOf(scenario.table);
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const auto outlines = outlinesOf(scenario.terrain[i], i);
        if (std::ranges::all_of(outlines, [&](const Outline& o) { return isOn(boxOf(o.vertices), scenario.table); })) {
            continue;
        }
        const auto* polygon = std::get_if<Polygon>(&scenario.terrain[i].outline);
        const bool meetsIt = std::ranges::any_of(outlines, [&](const Outline& o) { return meets(o, surface); }) ||
                             (polygon != nullptr && polygon->contains(surface.outline().front()));
        remarkOffTable(remarks, "terrain", i, scenario.terrain[i], QStringLiteral("The piece"), !meetsIt);
    }
    for (std::size_t i = 0; i < scenario.models.size(); ++i) {
        if (const auto placed = scenario.models[i].placed(); !isOn(boundsOf(placed), scenario.table)) {
            remarkOffTable(remarks, "models", i, scenario.models[i], QStringLiteral("The model"),
                           !touches(placed, surface));
        }
    }
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
        const Objective& objective = scenario.objectives[i];
        if (!isOn({objective.position, objective.position}, scenario.table)) {
            remarkOffTable(remarks, "objectives", i, objective, QStringLiteral("The objective"), true);
        }
    }
    for (std::size_t i = 0; i < scenario.labels.size(); ++i) {
        const Label& label = scenario.labels[i];
        if (!isOn({label.position, label.position}, scenario.table)) {
            remarkOffTable(remarks, "labels", i, label, QStringLiteral("The label"), true);
        }
    }
}

double distanceBetween(Point p, Point a, Point b) {
    const auto dx = static_cast<double>((b.x - a.x).nanometers());
    const auto dy = static_cast<double>((b.y - a.y).nanometers());
    const auto px = static_cast<double>((p.x - a.x).nanometers());
    const auto py = static_cast<double>((p.y - a.y).nanometers());
    const double t = std::clamp((px * dx + py * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    return std::hypot(px - t * dx, py - t * dy);
}

double edgeLength(const Outline& outline, std::size_t edge) {
    const auto between = outline.to(edge) - outline.from(edge);
    return std::hypot(static_cast<double>(between.x.nanometers()), static_cast<double>(between.y.nanometers()));
}

/// The smallest distance of the two outlines if it is above 0 and below `limit`.
std::optional<Length> smallGap(const Outline& a, const Outline& b, Length limit) {
    const Box around = boxOf(b.vertices);
    std::optional<Length> smallest;
    double best = static_cast<double>(limit.nanometers());
    for (std::size_t i = 0; i < a.edges(); ++i) {
        const Box first = boxOf({a.from(i), a.to(i)});
        if (!boxesMeet(first, around, limit)) {
            continue;
        }
        for (std::size_t j = 0; j < b.edges(); ++j) {
            if (!boxesMeet(first, boxOf({b.from(j), b.to(j)}), limit)) {
                continue;
            }
            if (geometry::segmentsMeet(a.from(i), a.to(i), b.from(j), b.to(j))) {
                return {};
            }
            const double distance = std::min(
                {distanceBetween(a.from(i), b.from(j), b.to(j)), distanceBetween(a.to(i), b.from(j), b.to(j)),
                 distanceBetween(b.from(j), a.from(i), a.to(i)), distanceBetween(b.to(j), a.from(i), a.to(i))});
            if (distance < best) {
                best = distance;
                smallest = Length::fromNanometers(std::llround(distance));
            }
        }
    }
    return smallest;
}

bool holds(const Piece& piece, Point p) {
    const auto* polygon = std::get_if<Polygon>(&piece.outline);
    return polygon != nullptr && polygon->contains(p);
}

void checkGaps(const Scenario& scenario, const CheckSettings& settings, Remarks& remarks) {
    std::vector<Outline> outlines;
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        for (Outline& outline : outlinesOf(scenario.terrain[i], i)) {
            if (outline.isPieceWall || !scenario.terrain[i].isMat()) { // a mat stops no line, so no line slips past it
                boxes.push_back(boxOf(outline.vertices));
                outlines.push_back(std::move(outline));
            }
        }
    }
    struct Gap {
        std::size_t first;
        std::size_t second;
        Length width;
    };
    std::vector<Gap> gaps;
    forEachNearPair(boxes, settings.gap, [&](std::size_t i, std::size_t j) {
        const Outline& a = outlines[i];
        const Outline& b = outlines[j];
        const Piece& first = scenario.terrain[a.piece];
        const Piece& second = scenario.terrain[b.piece];
        const bool compares = a.piece == b.piece
                                  ? a.isPieceWall && b.isPieceWall
                                  : share(extentOf(first), extentOf(second)) && !holds(first, b.vertices.front()) &&
                                        !holds(second, a.vertices.front());
        if (const auto width = compares ? smallGap(a, b, settings.gap) : std::nullopt) {
            gaps.push_back({i, j, *width});
        }
        return std::ssize(gaps) <= kMostFindings;
    });
    std::ranges::sort(gaps, {}, [](const Gap& gap) { return std::pair{gap.first, gap.second}; });
    for (const Gap& gap : gaps) {
        const Piece& first = scenario.terrain[outlines[gap.first].piece];
        const Piece& second = scenario.terrain[outlines[gap.second].piece];
        if (first.id == second.id) {
            remarks.add(
                Severity::Warning, "small-gap", outlines[gap.second].path, {first.id.value},
                QStringLiteral(
                    "Two walls of %1 nearly touch: between them is a gap of %2 mm, through which a line may pass.")
                    .arg(called(first), millimeters(gap.width)));
        } else {
            remarks.add(
                Severity::Warning, "small-gap", outlines[gap.second].path, {first.id.value, second.id.value},
                QStringLiteral(
                    "The pieces %1 and %2 nearly touch: between them is a gap of %3 mm, through which a line may pass.")
                    .arg(called(first), called(second), millimeters(gap.width)));
        }
    }
}

/// Openings that reach beyond the end or the top of their wall; the part inside still counts.
void checkOpenings(const Piece& piece, std::size_t index, Remarks& remarks) {
    const auto check = [&](const Wall& wall, std::optional<Length> height, const std::vector<WallOpening>& openings, const QString& path) {
        double length = 0.0;
        for (std::size_t i = 0; i + 1 < wall.vertices().size(); ++i) {
            const geometry::Vector way = wall.vertices()[i + 1] - wall.vertices()[i];
            length += std::hypot(static_cast<double>(way.x.nanometers()), static_cast<double>(way.y.nanometers()));
        }
        for (std::size_t k = 0; k < openings.size(); ++k) {
            // An opening up to the very end is written in inches, the length of a slanting wall is rounded.
            constexpr double kRounding = 1000.0; // nm
            const bool tooFar = static_cast<double>(openings[k].to.nanometers()) > length + kRounding;
            if (tooFar || (height && openings[k].top > *height)) {
                remarks.add(Severity::Warning, "opening-outside-wall", path + QStringLiteral(".openings[%1]").arg(k), {piece.id.value},
                            (tooFar ? QStringLiteral("An opening in a wall of %1 reaches beyond the end of the wall.")
                                    : QStringLiteral("An opening in a wall of %1 reaches above the top of the wall."))
                                .arg(called(piece)));
            }
        }
    };
    if (const auto* wall = std::get_if<Wall>(&piece.outline)) {
        check(*wall, effectiveHeight(piece), piece.openings, pathOf("terrain", index));
    }
    for (std::size_t w = 0; w < piece.walls.size(); ++w) {
        const PieceWall& wall = piece.walls[w];
        const auto height = wall.height || piece.isMat() ? wall.height : effectiveHeight(piece);
        check(wall.polyline, height, wall.openings, pathOf("terrain", index) + QStringLiteral(".walls[%1]").arg(w));
    }
}

void checkOutlines(const Scenario& scenario, const CheckSettings& settings, Remarks& remarks) {
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        double perimeter = 0.0;
        for (const Outline& outline : outlinesOf(piece, i)) {
            double shortest = std::numeric_limits<double>::infinity();
            std::size_t at = 0;
            for (std::size_t e = 0; e < outline.edges(); ++e) {
                const double length = edgeLength(outline, e);
                perimeter += outline.isPieceWall ? 0.0 : length;
                at = length < shortest ? e : at;
                shortest = std::min(shortest, length);
            }
            if (shortest < static_cast<double>(settings.tinyEdge.nanometers())) {
                remarks.add(Severity::Warning, "tiny-edge", outline.path, {piece.id.value},
                            QStringLiteral("The outline of %1 has an edge of only %2 mm, at (%3, %4) in.")
                                .arg(called(piece), QString::number(shortest / 1e6, 'f', 3),
                                     QString::number(outline.from(at).x.inches(), 'f', 2),
                                     QString::number(outline.from(at).y.inches(), 'f', 2)));
            }
        }
        if (const auto* polygon = std::get_if<Polygon>(&piece.outline); polygon != nullptr && perimeter > 0.0) {
            const double width = 2.0 * polygon->areaSquareInches() * 25.4e6 * 25.4e6 / perimeter;
            if (width < static_cast<double>(settings.sliver.nanometers())) {
                remarks.add(
                    Severity::Warning, "sliver", pathOf("terrain", i) + QStringLiteral(".footprint"), {piece.id.value},
                    QStringLiteral("The piece %1 is a sliver, %2 mm thick; a wall of no thickness may be meant.")
                        .arg(called(piece), QString::number(width / 1e6, 'f', 2)));
            }
        }
        checkOpenings(piece, i, remarks);
        const bool flatWall = piece.isWall() && piece.isMat();
        const bool flatPart =
            std::ranges::any_of(piece.walls, [](const PieceWall& wall) { return wall.height == Length{}; });
        if (flatWall || flatPart) {
            remarks.add(Severity::Warning, "wall-without-height", pathOf("terrain", i), {piece.id.value},
                        QStringLiteral("A wall of %1 has the height 0 and blocks nothing.").arg(called(piece)));
        }
    }
}

/// Equal for outlines that cover the same place, wherever they begin.
std::vector<Ring> canonicalRings(const Piece& piece) {
    const auto* polygon = std::get_if<Polygon>(&piece.outline);
    if (polygon == nullptr) {
        Ring line = std::get<Wall>(piece.outline).vertices();
        if (!line.empty() && line.back() < line.front()) {
            std::ranges::reverse(line);
        }
        return {line};
    }
    std::vector<Ring> rings = polygon->holes();
    std::ranges::for_each(rings, [](Ring& ring) { std::ranges::rotate(ring, std::ranges::min_element(ring)); });
    std::ranges::sort(rings);
    Ring outline = polygon->outline();
    std::ranges::rotate(outline, std::ranges::min_element(outline));
    rings.insert(rings.begin(), std::move(outline));
    return rings;
}

void checkDuplicates(const Scenario& scenario, Remarks& remarks) {
    std::map<std::vector<Ring>, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        places[canonicalRings(scenario.terrain[i])].push_back(i);
    }
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (const auto& [rings, indices] : places) {
        for (std::size_t k = 1; k < indices.size(); ++k) {
            for (std::size_t before = 0; before < k; ++before) {
                const Piece& a = scenario.terrain[indices[before]];
                const Piece& b = scenario.terrain[indices[k]];
                if (a.elevation == b.elevation && effectiveHeight(a) == effectiveHeight(b)) {
                    pairs.emplace_back(indices[before], indices[k]);
                    break;
                }
            }
        }
    }
    std::ranges::sort(pairs, {}, [](const auto& pair) { return pair.second; });
    for (const auto& [i, j] : pairs) {
        remarks.add(Severity::Warning, "duplicate-piece", pathOf("terrain", j),
                    {scenario.terrain[i].id.value, scenario.terrain[j].id.value},
                    QStringLiteral("The piece %1 lies exactly on %2, with the same height.")
                        .arg(called(scenario.terrain[j]), called(scenario.terrain[i])));
    }
}

void checkParents(const Scenario& scenario, Remarks& remarks) {
    QHash<QString, std::size_t> indexOf;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        indexOf.insert(scenario.terrain[i].id.value, i);
    }
    QSet<QString> settled; // pieces whose line of parents has been followed
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        if (!piece.parent.isEmpty() && !indexOf.contains(piece.parent)) {
            remarks.add(
                Severity::Warning, "unknown-parent", pathOf("terrain", i) + QStringLiteral(".parent"), {piece.id.value},
                QStringLiteral("There is no piece with the id \"%1\" to be the parent of another.").arg(piece.parent));
        }
        QStringList line;
        QSet<QString> inLine;
        QString id = piece.id.value;
        while (indexOf.contains(id) && !settled.contains(id) && !inLine.contains(id)) {
            line.append(id);
            inLine.insert(id);
            id = scenario.terrain[indexOf.value(id)].parent;
        }
        if (inLine.contains(id)) {
            const QStringList cycle = line.mid(line.indexOf(id));
            remarks.add(Severity::Warning, "parent-cycle",
                        pathOf("terrain", indexOf.value(id)) + QStringLiteral(".parent"), cycle,
                        cycle.size() == 1 ? QStringLiteral("The piece \"%1\" is its own parent.").arg(id)
                                          : QStringLiteral("The pieces \"%1\" are each other's parents in a circle.")
                                                .arg(cycle.mid(0, 12).join(QStringLiteral("\", \""))));
        }
        settled.unite(inLine);
    }
}

/// Of an oval only: a rectangle may be a regiment, which faces along its short side.
bool isTurnedOval(const geometry::Footprint& base) {
    const auto* oval = std::get_if<geometry::OvalBase>(&base.shape());
    return oval && oval->length < oval->width;
}

void checkModels(const Scenario& scenario, Remarks& remarks) {
    for (std::size_t i = 0; i < scenario.models.size(); ++i) {
        const Model& model = scenario.models[i];
        if (isTurnedOval(model.base)) {
            remarks.add(Severity::Warning, "length-below-width", pathOf("models", i) + QStringLiteral(".base"),
                        {model.id.value},
                        QStringLiteral("The base of %1 is wider than long, so the model faces along its short axis.")
                            .arg(called(model)));
        }
        if (model.player.isEmpty()) {
            remarks.add(Severity::Note, "no-player", pathOf("models", i), {model.id.value},
                        QStringLiteral("The model %1 belongs to no player.").arg(called(model)));
        }
        if (model.elevation < Length{}) {
            remarks.add(Severity::Note, "below-table", pathOf("models", i) + QStringLiteral(".elevation"),
                        {model.id.value},
                        QStringLiteral("The model %1 stands below the surface of the table.").arg(called(model)));
        }
    }
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const Piece& piece = scenario.terrain[i];
        if (piece.elevation < Length{}) {
            remarks.add(Severity::Note, "below-table", pathOf("terrain", i) + QStringLiteral(".elevation"),
                        {piece.id.value},
                        QStringLiteral("The piece %1 begins below the surface of the table.").arg(called(piece)));
        }
    }
}

QString wordsOf(const JudgeNote& by) { return QStringLiteral("overruled by %1: %2").arg(by.judge, by.note); }

QString calledPair(const SightPair& pair) {
    return QStringLiteral("\"%1\" to \"%2\"").arg(pair.observer.value, pair.target.value);
}

QString underRules(const QString& rules) {
    return rules.isEmpty() ? QString{} : QStringLiteral(" under the rule set \"%1\"").arg(rules);
}

void checkOverrulings(const Scenario& scenario, Remarks& remarks) {
    for (std::size_t i = 0; i < scenario.overrulings.size(); ++i) {
        const Overruling& overruling = scenario.overrulings[i];
        const QString answer = overruling.visible ? QStringLiteral("visible") : QStringLiteral("not visible");
        remarks.add(Severity::Note, "overruled", pathOf("overrulings", i), {overruling.pair.observer.value, overruling.pair.target.value},
                    QStringLiteral("%1 is %2%3, %4").arg(calledPair(overruling.pair), answer, underRules(overruling.rules), wordsOf(overruling.by)));
    }
    for (std::size_t i = 0; i < scenario.wallRulings.size(); ++i) {
        const WallRuling& ruling = scenario.wallRulings[i];
        QStringList meanings;
        if (ruling.blocksSight) {
            meanings << (*ruling.blocksSight ? QStringLiteral("blocks sight") : QStringLiteral("lets sight pass"));
        }
        if (ruling.blocksFire) {
            meanings << (*ruling.blocksFire ? QStringLiteral("blocks fire") : QStringLiteral("lets fire pass"));
        }
        if (ruling.kind) {
            meanings << QStringLiteral("is of the kind \"%1\"").arg(*ruling.kind);
        }
        const QString wall = ruling.wall ? QStringLiteral("Wall %1 of \"%2\"").arg(*ruling.wall).arg(ruling.piece.value)
                                         : QStringLiteral("The wall \"%1\"").arg(ruling.piece.value);
        remarks.add(Severity::Note, "wall-overruled", pathOf("wall_rulings", i), {ruling.piece.value},
                    QStringLiteral("%1 %2 for %3%4, %5")
                        .arg(wall, meanings.join(QStringLiteral(", ")), ruling.pair ? calledPair(*ruling.pair) : QStringLiteral("all pairs"),
                             underRules(ruling.rules), wordsOf(ruling.by)));
    }
}

void checkTapeLines(const Scenario& scenario, Remarks& remarks) {
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        for (const int mark : brokenTapeMarks(scenario.terrain[i])) {
            remarks.add(Severity::Warning, "bad-tape-line", QStringLiteral("%1.%2[%3]").arg(pathOf("terrain", i), QLatin1String{kTapeLinesKey}).arg(mark), {scenario.terrain[i].id.value},
                        QStringLiteral("A tape line of %1 is left out: expected an edge of the table (left, right, top or bottom) and one of its corners or sides").arg(called(scenario.terrain[i])));
        }
    }
}

} // namespace

std::vector<Finding> checkScenario(const Scenario& scenario, const CheckSettings& settings) {
    Remarks remarks;
    checkOverlaps(scenario, settings, remarks);
    checkTableEdge(scenario, remarks);
    checkModels(scenario, remarks);
    checkOutlines(scenario, settings, remarks);
    checkGaps(scenario, settings, remarks);
    checkDuplicates(scenario, remarks);
    checkParents(scenario, remarks);
    checkTapeLines(scenario, remarks);
    checkOverrulings(scenario, remarks);
    return remarks.take();
}

} // namespace sightline::scenarios
