#include "scenarios/judge/regions.h"

#include "geometry/shapes/distance.h"
#include "scenarios/judge/sizes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::scenarios {

using geometry::Footprint;
using geometry::Length;
using geometry::PlacedFootprint;
using geometry::Point;
using geometry::Vector;

namespace {

/// The extent of a base that represents a single position or a line: the smallest positive length.
const Length kPlace = Length::fromNanometers(1);
/// The difference of distances, in inches (25 nm), up to which two sides count as equally near a dot; the first of them
/// applies. Corners are rounded by up to 0.71 nm, so with less than some nanometers rounding would choose the side.
constexpr double kOneSide = 1e-6;
/// The extent below which a base represents a single position: above `kPlace` and below the base of any model.
const Length kNoSize = Length::fromNanometers(10);
/// A head is the top eighth of a volume, a base 3 mm high: substitutes for the actual sculpt.
constexpr std::int64_t kHeadsOfVolume = 8;
const Length kBaseHeight = Length::fromMillimeters(3);
/// The distance, in nanometers, from the foremost corner within which others count as foremost too. The corners of a
/// rotated base are rounded by up to 0.71 nm each, 1.42 nm together; with less, one of two equal corners could be
/// missing.
constexpr double kForemost = 2.0;
/// The radius of arcs: larger than any table.
const Length kFar = Length::fromInches(2000);
/// How much higher than lines run over the ground their ends reach at least: 2 micrometers, as of the places that
/// `showsFacingPlaces` looks for. A line that slides along the ground touches it.
const Length kOverGround = Length::fromNanometers(2000);

Point moved(Point p, double along, double across, geometry::Angle facing) {
    const double c = facing.cosine();
    const double s = facing.sine();
    return {p.x + Length::fromNanometers(std::llround(along * c - across * s)),
            p.y + Length::fromNanometers(std::llround(along * s + across * c))};
}

PlacedFootprint place(Point p) { return {*Footprint::round(kPlace), p, {}}; }

/// Returns the corners of rectangles and hulls; empty for round and oval bases.
geometry::Ring cornersOf(const Model& model) {
    const auto& shape = model.base.shape();
    const bool isCurved =
        std::holds_alternative<geometry::RoundBase>(shape) || std::holds_alternative<geometry::OvalBase>(shape);
    return isCurved ? geometry::Ring{} : outlineOf(model.placed());
}

double halfLength(const Model& model) {
    if (const auto* round = std::get_if<geometry::RoundBase>(&model.base.shape())) {
        return static_cast<double>(round->diameter.nanometers()) / 2;
    }
    const auto* oval = std::get_if<geometry::OvalBase>(&model.base.shape());
    return oval ? static_cast<double>(oval->length.nanometers()) / 2 : 0.0;
}

struct Segment {
    Point from;
    Point to;
    [[nodiscard]] Point middle() const {
        const auto half = [](Length a, Length b) {
            return Length::fromNanometers((a.nanometers() + b.nanometers()) / 2);
        };
        return {half(from.x, to.x), half(from.y, to.y)};
    }
};

/// Returns the foremost part of the outline along the facing: a side, or a point.
Segment frontOf(const Model& model) {
    const geometry::Ring corners = cornersOf(model);
    if (corners.empty()) {
        const Point tip = moved(model.position, halfLength(model), 0.0, model.facing);
        return {tip, tip};
    }
    const auto along = [&](Point p) {
        return static_cast<double>((p.x - model.position.x).nanometers()) * model.facing.cosine() +
               static_cast<double>((p.y - model.position.y).nanometers()) * model.facing.sine();
    };
    const auto across = [&](Point p) {
        return static_cast<double>((p.y - model.position.y).nanometers()) * model.facing.cosine() -
               static_cast<double>((p.x - model.position.x).nanometers()) * model.facing.sine();
    };
    const double most = along(*std::ranges::max_element(corners, {}, along));
    std::vector<Point> front;
    std::ranges::copy_if(corners, std::back_inserter(front), [&](Point p) { return along(p) >= most - kForemost; });
    const auto [first, last] = std::ranges::minmax(front, {}, across);
    return {first, last};
}

/// Returns the side of the outline that faces a position: the one it lies farthest outside of.
std::optional<Segment> sideFacing(const Model& model, Point place) {
    const geometry::Ring corners = cornersOf(model);
    std::optional<Segment> side;
    double most = 0.0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point p = corners[i];
        const Point q = corners[i + 1 == corners.size() ? 0 : i + 1];
        const double dx = static_cast<double>((q.x - p.x).nanometers());
        const double dy = static_cast<double>((q.y - p.y).nanometers());
        const double outside = (static_cast<double>((place.x - p.x).nanometers()) * dy -
                                static_cast<double>((place.y - p.y).nanometers()) * dx) /
                               std::hypot(dx, dy);
        if (!side || outside > most) {
            side = {p, q};
            most = outside;
        }
    }
    return side;
}

/// Returns a side as a strip 1 nm wide.
LineEnd strip(const Segment& side) {
    if (side.from == side.to) {
        return {place(side.from), true};
    }
    const double dx = static_cast<double>((side.to.x - side.from.x).nanometers());
    const double dy = static_cast<double>((side.to.y - side.from.y).nanometers());
    const auto length = Length::fromNanometers(std::llround(std::hypot(dx, dy)));
    const auto along = geometry::Angle::fromDegrees(std::atan2(dy, dx) * 180.0 / std::numbers::pi);
    return {{*Footprint::rectangle(length, kPlace), side.middle(), along}, false};
}

/// Returns the squares that a model occupies as one shape, smaller by `inwards` on each side.
PlacedFootprint squaresOf(const Model& model, Length cell, Length inwards) {
    const Length side = cell * cellsAlong(model, cell) - inwards - inwards;
    return {*Footprint::rectangle(side, side), model.position, {}};
}

/// Nanometers. How far inside their cells the ends of lines with free ends lie: more than the rounding of lines, and
/// less than anything that is drawn.
constexpr Length kWithinCell = Length::fromNanometers(1000);

/// Returns how far inside their cells lines of the pack start and end.
Length withinCell(const RulePack& pack) { return pack.line.freeEnds ? kWithinCell : Length{}; }

/// Returns the corners of all cells of the model, each moved by `inwards` along both sides into its cell.
std::vector<LineEnd> cellCorners(const Model& model, Length cell, Length inwards) {
    const auto cells = cellsAlong(model, cell);
    const Point corner = model.position - Vector{Length::fromNanometers(cells * cell.nanometers() / 2),
                                                 Length::fromNanometers(cells * cell.nanometers() / 2)};
    std::vector<LineEnd> ends;
    for (std::int64_t row = 0; row < cells; ++row) {
        for (std::int64_t column = 0; column < cells; ++column) {
            for (const auto& [x, y] : {std::pair{0, 0}, std::pair{1, 0}, std::pair{1, 1}, std::pair{0, 1}}) {
                const Vector outwards{x == 0 ? -inwards : inwards, y == 0 ? -inwards : inwards};
                const Point position = corner + Vector{cell * (column + x), cell * (row + y)} - outwards;
                ends.push_back({place(position), true, static_cast<int>(row * cells + column), {}, {}, outwards});
            }
        }
    }
    return ends;
}

/// Lets an end of a low model reach over what the model stands on, as lines run over that.
void reachOverGround(LineEnd& end, const Model& self, const RulePack& pack) {
    const Length over = halfHeightOfLines(pack);
    if (over > Length{}) {
        end.height = std::max(end.height, self.elevation + over + kOverGround - end.elevation);
    }
}

std::vector<LineEnd> planRegion(Region region, const Model& self, const Model& other, const RulePack& pack) {
    switch (region) {
    case Region::Volume:
    case Region::Body:
    case Region::Head:
    case Region::Base:
    case Region::BaseEdge: break; // a line starts where it leaves the base for all of these
    case Region::FrontEdge: return {strip(frontOf(self))};
    case Region::FrontCenter: return {{place(frontOf(self).middle()), true}};
    case Region::FacingEdge:
        if (const auto side = sideFacing(self, other.position)) {
            return {strip(*side)};
        }
        break;
    case Region::FacingCenter:
        if (const auto side = sideFacing(self, other.position)) {
            return {{place(side->middle()), true}};
        }
        return {{place(geometry::nearestPoints(self.placed(), place(other.position)).onFirst), true}};
    case Region::ClosestPoint: return {{place(geometry::nearestPoints(self.placed(), other.placed()).onFirst), true}};
    case Region::PrintedDot: {
        const Point dot = self.dot.value_or(Point{});
        return {{place(moved(self.position, static_cast<double>(dot.x.nanometers()),
                             static_cast<double>(dot.y.nanometers()), self.facing)),
                 true}};
    }
    case Region::CellCenter: return {{place(self.position), true}};
    case Region::CellCorner: return cellCorners(self, pack.cell, withinCell(pack));
    case Region::Cell: return {{squaresOf(self, pack.cell, withinCell(pack)), false}};
    }
    return {{shapeOf(region, self), false}};
}

/// Returns an arc whose sides start at the ends of a segment.
std::optional<geometry::Polygon> sectorOf(const Model& observer, const PrintedArc& arc, const Segment& front) {
    if (arc.degrees >= 360.0) {
        return {};
    }
    const double turn = observer.facing.degrees() + arc.turn.degrees();
    geometry::Ring ring{front.to, front.from};
    if (front.from == front.to) {
        ring.pop_back();
    }
    const double far = static_cast<double>(kFar.nanometers());
    const int steps = std::max(2, static_cast<int>(std::ceil(arc.degrees / 60.0)));
    for (int i = 0; i <= steps; ++i) {
        const double share = static_cast<double>(i) / steps;
        const Point from = i == 0 ? front.from : i == steps ? front.to : observer.position;
        ring.push_back(
            moved(from, far, 0.0, geometry::Angle::fromDegrees(turn - arc.degrees / 2 + arc.degrees * share)));
    }
    const auto polygon = geometry::Polygon::fromVertices(ring);
    return polygon ? std::optional{*polygon} : std::nullopt;
}

} // namespace

PlacedFootprint shapeOf(Region region, const Model& model) {
    const bool isOfBody = region == Region::Volume || region == Region::Body || region == Region::Head;
    return isOfBody ? model.placedBody() : model.placed();
}

std::optional<std::pair<Point, Point>> sideOfDot(const Model& target, Point dot) {
    const geometry::Box box = geometry::boundsOf(target.placed());
    if (box.high.x - box.low.x <= kNoSize || box.high.y - box.low.y <= kNoSize) {
        return {};
    }
    const geometry::Ring corners = outlineOf(target.placed());
    std::optional<std::pair<Point, Point>> own;
    double nearest = 0.0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point p = corners[i];
        const Point q = corners[i + 1 == corners.size() ? 0 : i + 1];
        const double dx = (q.x - p.x).inches();
        const double dy = (q.y - p.y).inches();
        const double away = std::abs((dot.x - p.x).inches() * dy - (dot.y - p.y).inches() * dx) / std::hypot(dx, dy);
        if (!own || away < nearest - kOneSide) {
            own = {p, q};
            nearest = away;
        }
    }
    return own;
}

Length halfHeightOfLines(const RulePack& pack) {
    return pack.isVolume() && pack.line.minPatch == Length{} ? Length::fromNanometers(pack.line.width.nanometers() / 2)
                                                             : Length{};
}

Length heightBesidePatch(Length height, Length patch) { return std::max(height - patch, Length::fromNanometers(1)); }

std::int64_t cellsAlong(const Model& model, Length cell) {
    const auto box = geometry::boundsOf({model.base, {}, {}});
    const double side = static_cast<double>(std::max(box.high.x - box.low.x, box.high.y - box.low.y).nanometers());
    const double unit = static_cast<double>(cell.nanometers());
    return std::max<std::int64_t>(1, std::llround(side / unit));
}

std::vector<LineEnd> regionOf(Region region, const Model& self, const Model& other, const RulePack& pack) {
    auto ends = planRegion(region, self, other, pack);
    const Length height = heightOf(self, pack);
    for (LineEnd& end : ends) {
        end.elevation = self.elevation;
        end.height = height;
        if (region == Region::Head && self.eyeHeight && pack.space == Space::Sculpt) {
            end.height = Length::fromNanometers(1);
            end.elevation = self.elevation + std::max(std::min(*self.eyeHeight, height) - end.height, Length{});
        } else if (region == Region::Head) {
            end.height = Length::fromNanometers(height.nanometers() / kHeadsOfVolume);
            end.elevation = self.elevation + height - end.height;
        } else if (region == Region::Base || region == Region::BaseEdge) {
            end.height = std::min(height, kBaseHeight);
        }
        reachOverGround(end, self, pack);
    }
    return ends;
}

std::vector<LineEnd> withoutTwins(std::vector<LineEnd> ends) {
    std::vector<LineEnd> known;
    known.reserve(ends.size());
    for (LineEnd& end : ends) {
        const auto isTwin = [&](const LineEnd& other) {
            return other.isPoint && other.shape.position == end.shape.position;
        };
        if (!end.isPoint || std::ranges::none_of(known, isTwin)) {
            known.push_back(std::move(end));
        }
    }
    return known;
}

std::vector<geometry::Polygon> arcsOf(const Model& observer, const SourceRules& source) {
    if (observer.isProbe) {
        return {}; // has no front
    }
    std::vector<PrintedArc> arcs;
    if (source.arcKind == ArcKind::Weapon) {
        for (const Weapon& weapon : observer.weapons) {
            arcs.push_back((weapon.hasPrintedArc ? observer.arc : weapon.arc).value_or(PrintedArc{}));
        }
    } else {
        arcs.push_back(source.arcKind == ArcKind::Printed ? observer.arc.value_or(PrintedArc{})
                                                          : PrintedArc{source.arcDegrees});
    }
    const Segment middle{observer.position, observer.position};
    std::vector<geometry::Polygon> polygons;
    for (const PrintedArc& arc : arcs) {
        const auto polygon = sectorOf(observer, arc, source.arcFrom == ArcFrom::Front ? frontOf(observer) : middle);
        if (!polygon) {
            return {}; // a single all-round arc suffices
        }
        polygons.push_back(*polygon);
    }
    return polygons;
}

geometry::SightLine beside(const geometry::SightLine& line, int side) {
    // Nanometers. The parallel lines on both sides are 1 micrometer away, far above the rounding of their ends, 0.71
    // nm.
    constexpr double kBeside = 1e3;
    const double dx = static_cast<double>((line.to.x - line.from.x).nanometers());
    const double dy = static_cast<double>((line.to.y - line.from.y).nanometers());
    const double length = std::hypot(dx, dy);
    if (length == 0.0) {
        return line;
    }
    const Vector shift{Length::fromNanometers(std::llround(side * kBeside * -dy / length)),
                       Length::fromNanometers(std::llround(side * kBeside * dx / length))};
    return {line.from + shift, line.to + shift};
}

std::optional<geometry::Polygon> arcOf(const Model& observer, const PrintedArc& arc) {
    return sectorOf(observer, arc, {observer.position, observer.position});
}

std::vector<LineEnd> clippedTo(const geometry::Polygon& arc, const std::vector<LineEnd>& ends) {
    std::vector<LineEnd> clipped;
    for (const LineEnd& end : ends) {
        if (end.isPoint) {
            if (arc.contains(end.shape.position)) {
                clipped.push_back(end);
            }
        } else if (liesWhollyIn(end.shape, arc)) {
            clipped.push_back(end);
        } else if (touches(end.shape, arc)) { // most lie wholly outside of the arc
            for (PlacedFootprint& part : partsInside(end.shape, arc)) {
                clipped.push_back({std::move(part), false, end.cell, end.elevation, end.height});
            }
        }
    }
    return clipped;
}

bool hasWord(const Model& model, const QString& word) {
    return model.states.contains(word, Qt::CaseInsensitive) || model.keywords.contains(word, Qt::CaseInsensitive);
}

geometry::PlacedFootprint reachOf(Region region, const Model& self, const RulePack& pack) {
    if (region != Region::CellCorner && region != Region::Cell) {
        return shapeOf(region, self);
    }
    // Corners of cells lie outside a round base. The center may lie between nanometers, which moves a side by up to 0.5
    // nm; the rest of the 10 nm is margin, since the result has to contain all of the cells.
    const Length side = pack.cell * cellsAlong(self, pack.cell) + Length::fromNanometers(10);
    return {*Footprint::rectangle(side, side), self.position, {}};
}

} // namespace sightline::scenarios
