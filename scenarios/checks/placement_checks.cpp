#include "scenarios/checks/placement_checks.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/shapes/distance.h"
#include "scenarios/checks/check_outlines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace sightline::scenarios {

namespace {

using geometry::Box;
using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;

QString millimeters(Length length) { return QString::number(length.millimeters(), 'f', 2); }

/// Calls `function(i, j)`, i < j, for each pair of boxes closer than `margin`, until it returns false.
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
    std::optional<Length> high; ///< nullopt: unlimited
};

bool share(const Extent& a, const Extent& b) { return (!a.high || b.low < *a.high) && (!b.high || a.low < *b.high); }

Extent heightsOf(const Model& model) { return {model.elevation, model.elevation + model.height}; }

Extent heightsOf(const Piece& piece) {
    const auto height = effectiveHeight(piece);
    return {piece.elevation, height ? std::optional{piece.elevation + *height} : std::nullopt};
}

/// Returns the base shrunk on each side by half of `by`; hulls are unchanged.
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

bool isOn(const Box& box, const Table& table) {
    const Length slack = geometry::toLength(geometry::kContact);
    return -slack <= box.low.x && -slack <= box.low.y && box.high.x <= table.width + slack &&
           box.high.y <= table.height + slack;
}

Polygon surfaceOf(const Table& table) {
    const std::array corners{Point{}, Point{table.width, {}}, Point{table.width, table.height},
                             Point{{}, table.height}};
    return Polygon::fromVertices(corners).value_or(Polygon{});
}

bool meets(const CheckedOutline& outline, const Polygon& surface) {
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

template <class Element>
void reportOffTable(DiagnosticCollector& diagnostics,
                    const char* list,
                    std::size_t index,
                    const Element& element,
                    const QString& kind,
                    bool wholly) {
    diagnostics.add(
        Severity::Warning, wholly ? "off-table" : "partly-off-table", pathOf(list, index), {element.id.value},
        (wholly ? QStringLiteral("%1 %2 stands off the table.") : QStringLiteral("%1 %2 stands partly off the table."))
            .arg(kind, called(element)));
}

double distanceBetween(Point p, Point a, Point b) {
    const auto dx = static_cast<double>((b.x - a.x).nanometers());
    const auto dy = static_cast<double>((b.y - a.y).nanometers());
    const auto px = static_cast<double>((p.x - a.x).nanometers());
    const auto py = static_cast<double>((p.y - a.y).nanometers());
    const double t = std::clamp((px * dx + py * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    return std::hypot(px - t * dx, py - t * dy);
}

/// Returns the distance of the two outlines if it is above 0 and below `limit`.
std::optional<Length> smallGap(const CheckedOutline& a, const CheckedOutline& b, Length limit) {
    const Box around = boxOf(b.vertices);
    std::optional<Length> smallest;
    double best = static_cast<double>(limit.nanometers());
    for (std::size_t i = 0; i < a.edges(); ++i) {
        const Box first = geometry::boundsOf(a.from(i), a.to(i));
        if (!boxesMeet(first, around, limit)) {
            continue;
        }
        for (std::size_t j = 0; j < b.edges(); ++j) {
            if (!boxesMeet(first, geometry::boundsOf(b.from(j), b.to(j)), limit)) {
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

} // namespace

void checkOverlaps(const Scenario& scenario, const CheckSettings& settings, DiagnosticCollector& diagnostics) {
    std::vector<Box> boxes;
    for (const Model& model : scenario.models) {
        boxes.push_back(boundsOf(model.placed()));
    }
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    forEachNearPair(boxes, {}, [&](std::size_t i, std::size_t j) {
        const Model& a = scenario.models[i];
        const Model& b = scenario.models[j];
        if (share(heightsOf(a), heightsOf(b)) &&
            geometry::overlapOrTouch({shrunk(a.base, settings.contact), a.position, a.facing},
                                     {shrunk(b.base, settings.contact), b.position, b.facing})) {
            pairs.emplace_back(i, j);
        }
        return std::ssize(pairs) <= kMaxFindings;
    });
    std::ranges::sort(pairs);
    for (const auto& [i, j] : pairs) {
        const Model& a = scenario.models[i];
        const Model& b = scenario.models[j];
        diagnostics.add(Severity::Warning, "models-overlap", pathOf("models", j) + QStringLiteral(".position"),
                        {a.id.value, b.id.value},
                        QStringLiteral("The bases of %1 and %2 overlap.").arg(called(a), called(b)));
    }
}

void checkTableEdge(const Scenario& scenario, DiagnosticCollector& diagnostics) {
    const Polygon surface = surfaceOf(scenario.table);
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const auto outlines = outlinesOf(scenario.terrain[i], i);
        if (std::ranges::all_of(outlines,
                                [&](const CheckedOutline& o) { return isOn(boxOf(o.vertices), scenario.table); })) {
            continue;
        }
        const auto* polygon = std::get_if<Polygon>(&scenario.terrain[i].outline);
        const bool meetsIt =
            std::ranges::any_of(outlines, [&](const CheckedOutline& o) { return meets(o, surface); }) ||
            (polygon != nullptr && polygon->contains(surface.outline().front()));
        reportOffTable(diagnostics, "terrain", i, scenario.terrain[i], QStringLiteral("The piece"), !meetsIt);
    }
    for (std::size_t i = 0; i < scenario.models.size(); ++i) {
        if (const auto placed = scenario.models[i].placed(); !isOn(boundsOf(placed), scenario.table)) {
            reportOffTable(diagnostics, "models", i, scenario.models[i], QStringLiteral("The model"),
                           !touches(placed, surface));
        }
    }
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
        const Objective& objective = scenario.objectives[i];
        if (!isOn({objective.position, objective.position}, scenario.table)) {
            reportOffTable(diagnostics, "objectives", i, objective, QStringLiteral("The objective"), true);
        }
    }
    for (std::size_t i = 0; i < scenario.labels.size(); ++i) {
        const Label& label = scenario.labels[i];
        if (!isOn({label.position, label.position}, scenario.table)) {
            reportOffTable(diagnostics, "labels", i, label, QStringLiteral("The label"), true);
        }
    }
}

void checkGaps(const Scenario& scenario, const CheckSettings& settings, DiagnosticCollector& diagnostics) {
    std::vector<CheckedOutline> outlines;
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        for (CheckedOutline& outline : outlinesOf(scenario.terrain[i], i)) {
            // A mat blocks no line, so no line passes beside it unintentionally.
            if (outline.isPieceWall || !scenario.terrain[i].isMat()) {
                boxes.push_back(boxOf(outline.vertices));
                outlines.push_back(std::move(outline));
            }
        }
    }
    struct PieceGap {
        std::size_t first;
        std::size_t second;
        Length width;
    };
    std::vector<PieceGap> gaps;
    forEachNearPair(boxes, settings.gap, [&](std::size_t i, std::size_t j) {
        const CheckedOutline& a = outlines[i];
        const CheckedOutline& b = outlines[j];
        const Piece& first = scenario.terrain[a.piece];
        const Piece& second = scenario.terrain[b.piece];
        const bool compares = a.piece == b.piece
                                  ? a.isPieceWall && b.isPieceWall
                                  : share(heightsOf(first), heightsOf(second)) && !holds(first, b.vertices.front()) &&
                                        !holds(second, a.vertices.front());
        if (const auto width = compares ? smallGap(a, b, settings.gap) : std::nullopt) {
            gaps.push_back({i, j, *width});
        }
        return std::ssize(gaps) <= kMaxFindings;
    });
    std::ranges::sort(gaps, {}, [](const PieceGap& gap) { return std::pair{gap.first, gap.second}; });
    for (const PieceGap& gap : gaps) {
        const Piece& first = scenario.terrain[outlines[gap.first].piece];
        const Piece& second = scenario.terrain[outlines[gap.second].piece];
        if (first.id == second.id) {
            diagnostics.add(
                Severity::Warning, "small-gap", outlines[gap.second].path, {first.id.value},
                QStringLiteral(
                    "Two walls of %1 nearly touch: between them is a gap of %2 mm, through which a line may pass.")
                    .arg(called(first), millimeters(gap.width)));
        } else {
            diagnostics.add(
                Severity::Warning, "small-gap", outlines[gap.second].path, {first.id.value, second.id.value},
                QStringLiteral(
                    "The pieces %1 and %2 nearly touch: between them is a gap of %3 mm, through which a line may pass.")
                    .arg(called(first), called(second), millimeters(gap.width)));
        }
    }
}

} // namespace sightline::scenarios
