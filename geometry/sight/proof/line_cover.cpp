#include "geometry/sight/proof/line_cover.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/proof/cover_prover.h"
#include "geometry/sight/proof/scene_views.h"
#include "geometry/terrain/corridor.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace sightline::geometry {

namespace {

using detail::Vec;

constexpr double kNanometersOfMillimeter = 1e6;

Place toPlace(Vec v) { return {v.x / kNanometersOfMillimeter, v.y / kNanometersOfMillimeter}; }

std::vector<Place> toPlaces(const std::vector<Vec>& vecs) {
    std::vector<Place> places;
    places.reserve(vecs.size());
    std::ranges::transform(vecs, std::back_inserter(places), toPlace);
    return places;
}

Place unitOf(Vec v) {
    const double length = norm(v);
    return {v.x / length, v.y / length};
}

double dot(Place a, Place b) { return a.x * b.x + a.y * b.y; }
Place directionAt(double theta) { return {std::cos(theta), std::sin(theta)}; }
Place normalAt(double theta) { return {-std::sin(theta), std::cos(theta)}; }
Place opposite(Place a) { return {-a.x, -a.y}; }

CoverShape toCoverShape(const detail::ConvexShape& shape) {
    CoverShape result;
    result.center = toPlace(shape.center());
    switch (shape.kind()) {
    case detail::ConvexShape::Kind::Disc: result.along = result.across = shape.along() / kNanometersOfMillimeter; break;
    case detail::ConvexShape::Kind::Ellipse:
        result.kind = CoverShape::Kind::Ellipse;
        result.along = shape.along() / kNanometersOfMillimeter;
        result.across = shape.across() / kNanometersOfMillimeter;
        result.axis = {shape.axis().x, shape.axis().y};
        break;
    case detail::ConvexShape::Kind::Polygon:
        result.kind = CoverShape::Kind::Polygon;
        result.corners = toPlaces(shape.corners());
        break;
    }
    return result;
}

CoverMatter toCoverMatter(detail::Matter matter) {
    switch (matter) {
    case detail::Matter::Whole: return CoverMatter::Whole;
    case detail::Matter::Edge: return CoverMatter::Edge;
    case detail::Matter::ObserverArc: return CoverMatter::LeavesInside;
    case detail::Matter::TargetArc: return CoverMatter::EntersInside;
    }
    return CoverMatter::Whole;
}

CoverElement toCoverElement(const detail::SightElement& element, const detail::BasePair& pair, double along) {
    CoverElement result;
    result.blocker = element.blocker;
    result.matter = toCoverMatter(element.matter);
    // There are no lines beyond the first and the last direction, so an element that extends to them may be widened
    // with the range.
    result.from = element.from <= pair.from ? -kInfinity : along + element.from;
    result.to = element.to >= pair.to ? kInfinity : along + element.to;
    const bool isArc = result.matter == CoverMatter::LeavesInside || result.matter == CoverMatter::EntersInside;
    if (!isArc || element.lower.size() == 1) {
        result.low = toPlaces(element.lower);
    }
    if (!isArc || element.upper.size() == 1) {
        result.high = toPlaces(element.upper);
    }
    if (result.matter == CoverMatter::Edge) {
        const Vec a = element.lower.front();
        const Vec b = element.lower.back();
        result.beyond = unitOf(separatingNormal(pair.observer, a, b));
        result.before = unitOf(-separatingNormal(pair.target, a, b));
    }
    result.joined = element.joined;
    return result;
}

/// Joins the blockers wholly between the bases that share a point; each is a separate element here.
void joinContacts(std::vector<CoverElement>& elements, const TerrainMap& map) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        for (std::size_t j = i + 1; j < elements.size(); ++j) {
            const auto& contacts = map.data().contacts[static_cast<std::size_t>(elements[i].blocker)];
            if (elements[i].matter == CoverMatter::Whole && elements[j].matter == CoverMatter::Whole &&
                std::ranges::binary_search(contacts, elements[j].blocker)) {
                elements[i].joined.push_back(static_cast<int>(j));
                elements[j].joined.push_back(static_cast<int>(i));
            }
        }
    }
}

/// Moves the ends of the range outwards, by about 1e-15 radians, until neither is the direction of a line that meets
/// both bases.
void widenRange(CoverPart& part) {
    const auto isBelow = [&](const CoverShape& below, const CoverShape& above, double theta) {
        const Place n = normalAt(theta);
        return below.support(n) <= -above.support(opposite(n));
    };
    constexpr int kSteps = 40;
    double step = kRoundoff;
    for (int i = 0; i < kSteps && !isBelow(part.observer, part.target, part.from); ++i, step *= 2) {
        part.from -= step;
    }
    step = kRoundoff;
    for (int i = 0; i < kSteps && !isBelow(part.target, part.observer, part.to); ++i, step *= 2) {
        part.to += step;
    }
}

CoverPart toPart(const detail::SightScene::Part& scene, const TerrainMap& map) {
    const detail::BasePair& pair = scene.pair;
    CoverPart part;
    part.observer = toCoverShape(pair.observer);
    part.target = toCoverShape(pair.target);
    part.along = std::atan2(pair.frame.along.y, pair.frame.along.x);
    part.from = part.along + pair.from;
    part.to = part.along + pair.to;
    std::ranges::transform(scene.elements, std::back_inserter(part.elements), [&](const detail::SightElement& element) {
        return toCoverElement(element, pair, part.along);
    });
    joinContacts(part.elements, map);
    widenRange(part);
    return part;
}

void addColumns(CoverPart& part, int directions) {
    for (int i = 0; i < directions; ++i) {
        part.columns.push_back(columnAt(part, part.from + (part.to - part.from) * (i + 0.5) / directions));
    }
}

CoverProof togetherOf(const std::vector<CoverPart>& parts) {
    const auto any = [&](CoverProof proof) {
        return std::ranges::any_of(parts, [&](const CoverPart& part) { return part.proof == proof; });
    };
    for (const CoverProof proof : {CoverProof::Clear, CoverProof::Unfinished, CoverProof::RestsOnTouch}) {
        if (any(proof)) {
            return proof;
        }
    }
    return CoverProof::Blocked;
}

/// Returns the interval of t in [first, second] for which start + t way lies inside the shape; `way` is a unit vector.
std::optional<std::pair<double, double>> insideOf(const CoverShape& shape, Place start, Place way) {
    const Place from{start.x - shape.center.x, start.y - shape.center.y};
    if (shape.kind != CoverShape::Kind::Polygon) {
        const Place axis = shape.axis;
        const Place other{-axis.y, axis.x};
        const Place p{dot(from, axis) / shape.along, dot(from, other) / shape.across};
        const Place d{dot(way, axis) / shape.along, dot(way, other) / shape.across};
        const double middle = -dot(p, d) / dot(d, d);
        const Place nearest{p.x + middle * d.x, p.y + middle * d.y};
        const double rest = 1.0 - dot(nearest, nearest);
        if (rest < 0) {
            return {};
        }
        const double half = std::sqrt(rest / dot(d, d));
        return std::pair{middle - half, middle + half};
    }
    double first = -kInfinity;
    double second = kInfinity;
    for (std::size_t i = 0; i < shape.corners.size(); ++i) {
        const Place a = shape.corners[i];
        const Place b = shape.corners[(i + 1) % shape.corners.size()];
        const Place inwards{a.y - b.y, b.x - a.x};
        const double slope = dot(way, inwards);
        const double value = dot({start.x - a.x, start.y - a.y}, inwards);
        if (slope > 0) {
            first = std::max(first, -value / slope);
        } else if (slope < 0) {
            second = std::min(second, -value / slope);
        } else if (value < 0) {
            return {};
        }
    }
    return first <= second ? std::optional{std::pair{first, second}} : std::nullopt;
}

} // namespace

double CoverShape::support(Place normal) const {
    if (kind == Kind::Polygon) {
        double value = -kInfinity;
        for (const Place corner : corners) {
            value = std::max(value, dot(corner, normal));
        }
        return value;
    }
    const double reach = kind == Kind::Disc
                             ? along
                             : std::hypot(along * dot(axis, normal), across * (axis.x * normal.y - axis.y * normal.x));
    return dot(center, normal) + reach;
}

LineCover lineCover(const PlacedFootprint& observer,
                    const PlacedFootprint& target,
                    const TerrainMap& map,
                    std::span<const int> active,
                    const SightOptions& options,
                    const CoverOptions& cover,
                    const std::stop_token& stop) {
    LineCover result;
    const std::vector<int> counting = detail::inCorridor(map, observer, target, active);
    const auto views =
        detail::sceneViews(observer, target, map, counting, options, {}, detail::Grouping::PerBlocker).list;
    const auto joinedViews = detail::sceneViews(observer, target, map, counting, options).list;
    result.origin = views.front().scene.origin;
    double best = -kInfinity;
    for (std::size_t v = 0; v < views.size(); ++v) {
        result.basesTouch = result.basesTouch || views[v].scene.basesTouch;
        for (std::size_t i = 0; i < views[v].scene.parts.size() && !result.basesTouch; ++i) {
            CoverPart part = toPart(views[v].scene.parts[i], map);
            part.ignoredByObserver = views[v].ignoredByObserver;
            part.ignoredByTarget = views[v].ignoredByTarget;
            addColumns(part, cover.directions);
            if (cover.wantWidest) {
                const auto& joined = joinedViews[v].scene.parts[i];
                const detail::Beam beam =
                    detail::widestBeam(joined.pair, joined.elements, {kInfinity, -kInfinity}, stop);
                part.widest = {part.along + beam.angle, beam.offset / kNanometersOfMillimeter};
                part.width = beam.width / kNanometersOfMillimeter;
            }
            if (cover.wantProof) {
                detail::CoverProver{part, {}, cover.maxLeaves}.prove(stop);
            }
            if (result.parts.empty() || part.width > best) {
                best = part.width;
                result.deciding = result.parts.size();
            }
            result.parts.push_back(std::move(part));
        }
    }
    result.proof = result.basesTouch ? CoverProof::Clear : togetherOf(result.parts);
    return result;
}

bool isBlockedWhenMoved(const LineCover& cover,
                        std::span<const int> moved,
                        double millimeters,
                        const std::stop_token& stop) {
    constexpr int kMaxLeaves = 400; // limits the time spent on a single proof; empirical
    const auto staysBetween = [&](const CoverPart& part, const CoverElement& element) {
        const Place along = directionAt(part.along);
        const double near = part.observer.support(along) + millimeters;
        const double far = -part.target.support(opposite(along)) - millimeters;
        return element.matter == CoverMatter::Whole &&
               std::ranges::all_of(element.low, [&](Place p) { return dot(p, along) >= near && dot(p, along) <= far; });
    };
    return !cover.basesTouch && std::ranges::all_of(cover.parts, [&](CoverPart part) {
        std::vector<double> insets;
        for (const CoverElement& element : part.elements) {
            const bool isMoved = std::ranges::binary_search(moved, element.blocker);
            insets.push_back(!isMoved ? 0.0 : staysBetween(part, element) ? millimeters : kInfinity);
        }
        detail::CoverProver{part, std::move(insets), kMaxLeaves}.prove(stop);
        return part.proof == CoverProof::Blocked;
    });
}

CoverColumn columnAt(const CoverPart& part, double theta) { return detail::CoverProver::column(part, theta); }

std::vector<int> elementsOn(const CoverPart& part, LineSamplePoint samplePoint) {
    std::vector<int> elements;
    for (const CoveredSpan& span : columnAt(part, samplePoint.theta).covered) {
        if (span.low < samplePoint.offset && samplePoint.offset < span.high) {
            elements.push_back(span.element);
        }
    }
    return elements;
}

std::optional<SightLine> lineAt(const CoverPart& part, Point origin, LineSamplePoint samplePoint) {
    const Place way = directionAt(samplePoint.theta);
    const Place n = normalAt(samplePoint.theta);
    const Place start{samplePoint.offset * n.x, samplePoint.offset * n.y};
    const auto leaves = insideOf(part.observer, start, way);
    const auto enters = insideOf(part.target, start, way);
    if (!leaves || !enters) {
        return {};
    }
    const auto pointAt = [&](double t) {
        return Point{origin.x + Length::fromMillimeters(start.x + t * way.x),
                     origin.y + Length::fromMillimeters(start.y + t * way.y)};
    };
    return SightLine{pointAt(leaves->second), pointAt(enters->first)};
}

LineSamplePoint samplePointOf(const CoverPart& part, Point origin, const SightLine& line) {
    const Vec from = detail::toVec(line.from, origin);
    const Vec way = detail::toVec(line.to, line.from);
    const double turn = 2 * std::numbers::pi;
    double theta = std::atan2(way.y, way.x);
    theta += std::round((part.along - theta) / turn) * turn;
    return {theta, dot(toPlace(from), normalAt(theta))};
}

} // namespace sightline::geometry
