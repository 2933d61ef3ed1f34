#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/sight/space/volume_cells.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

/// Returns a separating normal in the frame of the scene, pointing away from the shape; (0, 0) if none is found.
Vec separating(const ConvexShape& shape, const std::vector<Vec>& corners, const VolumeScene& scene) {
    thread_local std::vector<Vec> plane;
    plane.clear();
    std::ranges::transform(corners, std::back_inserter(plane),
                           [&](Vec corner) { return scene.toPlane(corner.x, corner.y); });
    Vec found;
    const auto separates = [&](Vec n) {
        const double length = norm(n);
        const double reach = shape.support(n) - kConstructionError * length;
        if (length > 0 && std::ranges::all_of(plane, [&](Vec p) { return dot(p, n) >= reach; })) {
            found = (1.0 / length) * Vec{dot(n, scene.pair.frame.along), dot(n, scene.pair.frame.across)};
            return true;
        }
        return false;
    };
    // Candidates: a side of the element, the direction to its nearest corner, a side of the base, or the base's tangent
    // at a cut.
    for (std::size_t i = 0; i < plane.size(); ++i) {
        const Vec side = plane[(i + 1) % plane.size()] - plane[i];
        if (separates(-turned(side)) || separates(turned(side)) || separates(plane[i] - shape.center())) {
            return found;
        }
    }
    const std::vector<Vec>& own = shape.corners();
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (separates(-turned(own[(i + 1) % own.size()] - own[i]))) {
            return found;
        }
    }
    if (own.empty()) {
        std::ranges::any_of(plane, [&](Vec p) { return separates(shape.outwardNormal(shape.nearestTo(p), true)); });
    }
    return found;
}

VolumeScene::Body bodyOf(const ConvexShape& shape, const VolumeScene& scene, Length bottom, Length top) {
    const Vec along = scene.pair.frame.along;
    const Vec across = scene.pair.frame.across;
    const auto local = [&](Vec p) { return Vec{dot(p, along) - scene.shift, dot(p, across)}; };
    VolumeScene::Body result;
    result.center = local(shape.center());
    result.from = -shape.support(-along) - scene.shift;
    result.to = shape.support(along) - scene.shift;
    result.bottom = static_cast<double>(bottom.nanometers());
    result.top = static_cast<double>(top.nanometers());
    if (shape.kind() == ConvexShape::Kind::Polygon) {
        std::ranges::transform(shape.corners(), std::back_inserter(result.corners), local);
        return result;
    }
    // The squared support function of a centered ellipse is the inverse of its quadratic form.
    const auto squared = [&](Vec n) {
        const double h = shape.support(n) - dot(shape.center(), n);
        return h * h;
    };
    const double c11 = squared(along);
    const double c22 = squared(across);
    const double c12 = (squared(along + across) - c11 - c22) / 2;
    const double det = c11 * c22 - c12 * c12;
    result.g11 = c22 / det;
    result.g12 = -c12 / det;
    result.g22 = c11 / det;
    return result;
}

/// Cuts a sheet that crosses a base, so that each part outside lies before or behind the base.
std::vector<std::vector<Vec>> cutAtBases(const std::vector<Vec>& corners, const VolumeScene& scene) {
    const Vec p = scene.toPlane(corners[0].x, corners[0].y);
    const Vec q = scene.toPlane(corners[1].x, corners[1].y);
    std::vector<double> stops{0.0, 1.0};
    for (const ConvexShape* shape : {&scene.pair.observer, &scene.pair.target}) {
        if (const auto inside = shape->insidePart(p, q)) {
            stops.push_back(inside->first);
            stops.push_back(inside->second);
        }
    }
    std::ranges::sort(stops);
    std::vector<std::vector<Vec>> pieces;
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        if (stops[i] < stops[i + 1]) {
            pieces.push_back({corners[0] + stops[i] * (corners[1] - corners[0]),
                              corners[0] + stops[i + 1] * (corners[1] - corners[0])});
        }
    }
    return pieces;
}

} // namespace

VolumeScene VolumeScene::make(const BasePair& pair,
                              Point origin,
                              const Solid& observer,
                              const Solid& target,
                              const VolumeMapData& data,
                              std::span<const int> parts) {
    VolumeScene scene{pair, false, origin, 0.0, {}, {}, {}};
    const Vec along = pair.frame.along;
    const Vec across = pair.frame.across;
    scene.shift = (pair.observer.support(along) - pair.target.support(-along)) / 2;
    const auto local = [&](Vec p) { return Vec{dot(p, along) - scene.shift, dot(p, across)}; };
    scene.observer = bodyOf(pair.observer, scene, observer.elevation, observer.top());
    scene.target = bodyOf(pair.target, scene, target.elevation, target.top());
    scene.elements.reserve(parts.size());
    const auto add = [&](std::vector<Vec> corners, int index) {
        const VolumePart& part = data.parts[static_cast<std::size_t>(index)];
        Element element;
        element.corners = std::move(corners);
        const auto [from, to] = std::ranges::minmax(element.corners, {}, &Vec::x);
        element.from = from.x;
        element.to = to.x;
        if (element.to <= std::min(scene.observer.from, scene.target.from) ||
            element.from >= std::max(scene.observer.to, scene.target.to)) {
            return;
        }
        element.fromObserver = separating(pair.observer, element.corners, scene);
        element.fromTarget = separating(pair.target, element.corners, scene);
        element.bottom = part.bottom == kNoBottom ? -kInfinity : static_cast<double>(part.bottom);
        element.top = part.top == kNoTop ? kInfinity : static_cast<double>(part.top);
        element.part = index;
        scene.elements.push_back(std::move(element));
    };
    for (const int index : parts) {
        const Ring& outline = data.parts[static_cast<std::size_t>(index)].corners;
        std::vector<Vec> corners;
        corners.reserve(outline.size());
        std::ranges::transform(outline, std::back_inserter(corners), [&](Point p) { return local(toVec(p, origin)); });
        if (corners.size() == 2) {
            std::ranges::for_each(cutAtBases(corners, scene),
                                  [&](std::vector<Vec>& piece) { add(std::move(piece), index); });
        } else {
            add(std::move(corners), index);
        }
    }
    return scene;
}

void VolumeScene::addScreens(std::span<const Edge> screens) {
    for (const Edge& screen : screens) {
        Element element;
        for (const Point p : {screen.from, screen.to}) {
            const Vec v = toVec(p, origin);
            element.corners.push_back({dot(v, pair.frame.along) - shift, dot(v, pair.frame.across)});
        }
        element.from = std::min(element.corners[0].x, element.corners[1].x);
        element.to = std::max(element.corners[0].x, element.corners[1].x);
        element.fromObserver = separating(pair.observer, element.corners, *this);
        element.fromTarget = separating(entered().target, element.corners, *this);
        element.bottom = -kInfinity;
        element.top = kInfinity;
        element.part = -1;
        element.beforeGate = gate.has_value();
        elements.push_back(std::move(element));
    }
}

void VolumeScene::endAtSide(const ConvexShape* towards) {
    target.isSideOnly = true;
    if (towards) {
        aim = bodyOf(*towards, *this, Length::fromNanometers(0), Length::fromNanometers(0));
    }
}

void VolumeScene::setGate(const BasePair& toPart, std::span<const Edge> screens) {
    const Vec onwards = separatorBetween(toPart.target, pair.target).normal;
    const Body body = bodyOf(toPart.target, *this, Length::fromNanometers(0), Length::fromNanometers(0));
    gate = Gate{toPart, body, {dot(onwards, pair.frame.along), dot(onwards, pair.frame.across)}};
    gate->body.bottom = -kInfinity;
    gate->body.top = kInfinity;
    addScreens(screens);
}

namespace {

struct PartSide {
    Point from;
    Point to;
    Point lineFrom; ///< exactly on the same straight line
    Point lineTo;
};

PartSide sideOf(const VolumePart& part, std::size_t index) {
    const Point from = part.corners[index];
    const Point to = part.corners[(index + 1) % part.corners.size()];
    return part.edge.empty() ? PartSide{from, to, from, to} : PartSide{from, to, part.edge[0], part.edge[1]};
}

/// True if the sides are collinear and share more than a point; sides of polygons have opposite directions.
bool shareAStretch(const PartSide& a, const PartSide& b, bool anyWay) {
    if (orientation(a.lineFrom, a.lineTo, b.lineFrom) != 0 || orientation(a.lineFrom, a.lineTo, b.lineTo) != 0) {
        return false;
    }
    const auto [low, high] = std::minmax({a.from, a.to});
    const auto [otherLow, otherHigh] = std::minmax({b.from, b.to});
    return std::max(low, otherLow) < std::min(high, otherHigh) && (anyWay || (a.from < a.to) != (b.from < b.to));
}

std::vector<VolumeScene::Seam> seamsOf(const std::vector<VolumeScene::Element>& elements, const VolumeMapData& data) {
    std::vector<VolumeScene::Seam> seams;
    const auto part = [&](std::size_t i) -> const VolumePart& {
        return data.parts[static_cast<std::size_t>(elements[i].part)];
    };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        for (std::size_t j = 0; j < elements.size(); ++j) {
            const VolumePart& a = part(i);
            const VolumePart& b = part(j);
            if (i == j || (a.isSheet() && b.isSheet()) || std::max(a.bottom, b.bottom) > std::min(a.top, b.top) ||
                !boxesMeet(a.box, b.box)) {
                continue;
            }
            const std::size_t sides = a.isSheet() ? 1 : a.corners.size();
            const std::size_t others = b.isSheet() ? 1 : b.corners.size();
            for (std::size_t k = 0; k < sides; ++k) {
                for (std::size_t l = 0; l < others; ++l) {
                    if (shareAStretch(sideOf(a, k), sideOf(b, l), a.isSheet() || b.isSheet())) {
                        seams.push_back(
                            {static_cast<int>(i), static_cast<int>(k), static_cast<int>(j), static_cast<int>(l)});
                    }
                }
            }
        }
    }
    return seams;
}

/// Adds a thin convex part across each seam, inside both elements: lines along the seam run in one or the other, or
/// alternately in both, and all of them run in this part.
void addKites(VolumeScene& scene) {
    const auto centerPointOf = [](const std::vector<Vec>& corners) {
        Vec sum;
        for (const Vec corner : corners) {
            sum = sum + corner;
        }
        return (1.0 / static_cast<double>(corners.size())) * sum;
    };
    for (const VolumeScene::Seam& seam : scene.seams) {
        if (seam.element > seam.next || scene.elements[static_cast<std::size_t>(seam.element)].corners.size() == 2 ||
            scene.elements[static_cast<std::size_t>(seam.next)].corners.size() == 2) {
            continue;
        }
        const VolumeScene::Element& a = scene.elements[static_cast<std::size_t>(seam.element)];
        const VolumeScene::Element& b = scene.elements[static_cast<std::size_t>(seam.next)];
        const auto side = [](const VolumeScene::Element& element, int from) {
            const auto first = static_cast<std::size_t>(from);
            return std::pair{element.corners[first], element.corners[(first + 1) % element.corners.size()]};
        };
        const auto [p, q] = side(a, seam.side);
        const auto [r, s] = side(b, seam.nextSide);
        const Vec way = q - p;
        const double length = dot(way, way);
        const double from = std::max(0.0, std::min(dot(r - p, way), dot(s - p, way)) / length);
        const double to = std::min(1.0, std::max(dot(r - p, way), dot(s - p, way)) / length);
        const Vec start = p + from * way;
        const Vec end = p + to * way;
        const Vec middle = 0.5 * (start + end);
        const auto inside = [&](const VolumeScene::Element& element) {
            const Vec inwards = centerPointOf(element.corners) - middle;
            return middle + std::min(0.25, 0.4 * norm(end - start) / norm(inwards)) * inwards;
        };
        VolumeScene::Element kite;
        kite.corners = {start, inside(b), end, inside(a)}; // the first element lies to the left of its sides
        kite.bottom = std::max(a.bottom, b.bottom);
        kite.top = std::min(a.top, b.top);
        kite.part = a.part;
        const auto [least, most] = std::ranges::minmax(kite.corners, {}, &Vec::x);
        kite.from = least.x;
        kite.to = most.x;
        scene.elements.push_back(std::move(kite));
    }
}

} // namespace

std::array<VolumeScene, 2> VolumeScene::makeStacked(const ConvexShape& observer,
                                                    const ConvexShape& target,
                                                    Point origin,
                                                    const Solid& from,
                                                    const Solid& to,
                                                    const VolumeMapData& data,
                                                    std::span<const int> parts) {
    // Radians. Slightly more than an eighth of a circle, so that the ranges of the two scenes overlap and rounding
    // loses no direction between them.
    constexpr double kEighth = std::numbers::pi / 4 + kAlongASide;
    const auto scene = [&](Vec along) {
        VolumeScene stacked =
            make({observer, target, {along, turned(along)}, -kEighth, kEighth}, origin, from, to, data, parts);
        stacked.stacked = true;
        stacked.seams = seamsOf(stacked.elements, data);
        addKites(stacked);
        return stacked;
    };
    return {scene({1, 0}), scene({0, 1})};
}

} // namespace sightline::geometry::detail
