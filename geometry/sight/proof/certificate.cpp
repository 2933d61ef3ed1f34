#include "geometry/sight/proof/certificate.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/plan/touching_line.h"
#include "geometry/terrain/terrain_map_data.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace sightline::geometry::detail {

namespace {

ConvexShape resized(const ConvexShape& shape, double growth) {
    if (growth == 0.0) {
        return shape;
    }
    const auto result = shape.grownBy(growth);
    return result ? *result : ConvexShape::disc(shape.center(), kStoredUnit);
}

bool anyTouch(const std::vector<ConvexShape>& first, const std::vector<ConvexShape>& second) {
    return std::ranges::any_of(first, [&](const ConvexShape& a) {
        return std::ranges::any_of(
            second, [&](const ConvexShape& b) { return separatorBetween(a, b).apart <= kConstructionError; });
    });
}

} // namespace

Point centerPointOf(Point a, Point b) {
    return {Length::fromNanometers((a.x.nanometers() + b.x.nanometers()) / 2),
            Length::fromNanometers((a.y.nanometers() + b.y.nanometers()) / 2)};
}

std::vector<ConvexShape>
hullIfFree(std::vector<ConvexShape> parts, const TerrainMap& map, std::span<const int> active, Point origin) {
    if (parts.size() < 2) {
        return parts;
    }
    std::vector<Point> corners;
    for (const ConvexShape& part : parts) {
        for (const Vec corner : part.corners()) {
            corners.push_back(toPoint(corner, origin));
        }
    }
    std::vector<Vec> hull;
    for (const Point p : convexHull(corners)) {
        hull.push_back(toVec(p, origin));
    }
    ConvexShape whole = ConvexShape::polygon(std::move(hull));
    const TerrainMapData& data = map.data();
    const bool isFree = std::ranges::none_of(active, [&](int blocker) {
        const auto& edges = data.edges[static_cast<std::size_t>(blocker)];
        const auto* polygon = std::get_if<Polygon>(&data.blockers[static_cast<std::size_t>(blocker)].outline);
        return (polygon && polygon->contains(toPoint(whole.center(), origin))) ||
               std::ranges::any_of(edges, [&](const Edge& edge) {
                   return whole.insidePart(toVec(edge.from, origin), toVec(edge.to, origin), kContact).has_value();
               });
    });
    return isFree ? std::vector{std::move(whole)} : parts;
}

SightScene SightScene::make(const PlacedFootprint& observer,
                            const PlacedFootprint& target,
                            const TerrainMap& map,
                            std::span<const int> active,
                            TouchRule touch,
                            double growth,
                            Grouping grouping) {
    SightScene scene;
    scene.origin = centerPointOf(observer.position, target.position);
    auto first = convexPartsOf(observer, scene.origin);
    auto second = convexPartsOf(target, scene.origin);
    for (auto* parts : {&first, &second}) {
        std::ranges::transform(*parts, parts->begin(), [&](const ConvexShape& part) { return resized(part, growth); });
    }
    const bool isSimple = first.size() == 1 && second.size() == 1;
    if (!isSimple && anyTouch(first, second)) {
        scene.basesTouch = true;
        return scene;
    }
    if (growth == 0.0 && (first.size() > 1 || second.size() > 1)) {
        const auto wholeFirst = hullIfFree(first, map, active, scene.origin);
        const auto wholeSecond = hullIfFree(second, map, active, scene.origin);
        if (!anyTouch(wholeFirst, wholeSecond)) {
            if (wholeFirst.size() < first.size()) {
                scene.observerInHull = first;
            }
            if (wholeSecond.size() < second.size()) {
                scene.targetInHull = second;
            }
            first = wholeFirst;
            second = wholeSecond;
        }
    }
    for (const ConvexShape& a : first) {
        for (const ConvexShape& b : second) {
            auto pair = BasePair::make(a, b);
            if (pair) {
                auto elements = sightElements(*pair, map, active, scene.origin, touch, grouping);
                scene.parts.push_back({std::move(*pair), std::move(elements)});
            } else if (isSimple) {
                scene.basesTouch = true;
            }
        }
    }
    return scene;
}

SceneBeam widestBeam(const SightScene& scene, const BeamSearch& search, std::stop_token stop) {
    SceneBeam best;
    best.beam.width = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < scene.parts.size(); ++i) {
        BeamSearch next = search;
        next.least = std::max(search.least, best.beam.width);
        const Beam beam = widestBeam(scene.parts[i].pair, scene.parts[i].elements, next, stop);
        if (i == 0 || beam.width > worthwhileBeyond(best.beam.width)) {
            best = {beam, i};
        }
        if (best.beam.width > search.enough) {
            break;
        }
    }
    return best;
}

SightLine midlineOf(const SightScene& scene, const SceneBeam& found) {
    const BasePair& pair = scene.parts[found.part].pair;
    const Vec direction = pair.frame.directionAt(found.beam.angle);
    const Vec start = found.beam.offset * pair.frame.normalAt(found.beam.angle);
    // Rounding to whole nanometers moves a point by up to 0.71 nm: first move it inwards by more than that.
    const auto place = [&](const ConvexShape& base, bool leaving) {
        const auto inside = base.insideOfLine(start, direction, kConstructionError);
        return inside ? start + (leaving ? inside->second : inside->first) * direction
                      : base.supportPoint(leaving ? direction : -direction);
    };
    const auto end = [&](const ConvexShape& base, const std::vector<ConvexShape>& inHull, bool leaving) {
        const ConvexShape* part = &base;
        Vec p = place(base, leaving);
        if (!inHull.empty()) { // the line leaves the hull where the base itself may have a notch
            part = nullptr;
            for (const ConvexShape& own : inHull) {
                if (!own.insideOfLine(start, direction, kConstructionError)) {
                    continue;
                }
                const Vec here = place(own, leaving);
                if (part == nullptr || (dot(here, direction) > dot(p, direction)) == leaving) {
                    part = &own;
                    p = here;
                }
            }
            if (part == nullptr) { // the rounded line misses a corner
                part =
                    &*std::ranges::min_element(inHull, {}, [&](const ConvexShape& own) { return own.distanceTo(p); });
                p = part->nearestTo(p);
            }
        }
        const Vec inwards = part->center() - p;
        const double length = norm(inwards);
        if (length > kStoredUnit) {
            p = p + (kStoredUnit / length) * inwards;
        }
        return toPoint(p, scene.origin);
    };
    return {end(pair.observer, scene.observerInHull, true), end(pair.target, scene.targetInHull, false)};
}

bool restsOnTouch(const SightScene& scene, const SceneBeam& found, const TerrainMap& map, std::span<const int> active) {
    const BasePair& pair = scene.parts[found.part].pair;
    ConstructedLine line{found.beam.offset * pair.frame.normalAt(found.beam.angle),
                         pair.frame.directionAt(found.beam.angle)};
    const auto leaves = pair.observer.insideOfLine(line.start, line.direction, kContact);
    const auto enters = pair.target.insideOfLine(line.start, line.direction, kContact);
    if (!leaves || !enters) {
        return false;
    }
    line.from = leaves->second;
    line.to = enters->first;
    return touchesOnly(line, map, active, scene.origin);
}

namespace {

/// Returns the points that may be farthest along some normal between the two: a point that is exceeded along both
/// normals by one other point is exceeded by it along every normal between.
std::vector<Vec> farthestBetween(const std::vector<Vec>& points, Vec first, Vec last) {
    constexpr std::size_t kFew = 4;
    // Nanometers. A point is left out only if another exceeds it by more than this along both normals; the comparison
    // is rounded by some 1e-6 nm, so the margin merely keeps a few points more than necessary.
    constexpr double kRounding = kStoredUnit;
    if (points.size() <= kFew || dot(first, last) <= 0.5) {
        return points;
    }
    const auto along = [](Vec normal) { return [normal](Vec p) { return dot(p, normal); }; };
    const std::array most{*std::ranges::max_element(points, {}, along(first)),
                          *std::ranges::max_element(points, {}, along(last))};
    std::vector<Vec> found;
    std::ranges::copy_if(points, std::back_inserter(found), [&](Vec p) {
        return std::ranges::none_of(
            most, [&](Vec q) { return dot(q - p, first) > kRounding && dot(q - p, last) > kRounding; });
    });
    return found;
}

/// Integrates exactly over the offsets, and by the midpoint rule over the directions.
std::vector<BlockerShare> sharesOfElements(const SightScene& scene) {
    constexpr int kDirections = 96;
    struct Event {
        double offset;
        std::size_t blocker; ///< index among the blockers of the scene
        int change;
    };
    std::vector<int> blockers; // ascending
    for (const SightScene::Part& part : scene.parts) {
        std::ranges::transform(part.elements, std::back_inserter(blockers), &SightElement::blocker);
    }
    std::ranges::sort(blockers);
    blockers.erase(std::unique(blockers.begin(), blockers.end()), blockers.end());
    std::vector<double> covered(blockers.size(), 0.0);
    std::vector<int> depth(blockers.size(), 0); // number of elements of each blocker that cover the current offset
    std::vector<std::size_t> covering;          // the blockers with a positive depth
    std::vector<Event> events;
    for (const SightScene::Part& part : scene.parts) {
        const BasePair& pair = part.pair;
        struct Sides {
            std::vector<Vec> upper;
            std::vector<Vec> lower;
            std::size_t blocker;
        };
        std::vector<Sides> sides; // by element
        const Vec first = pair.frame.normalAt(pair.from);
        const Vec last = pair.frame.normalAt(pair.to);
        for (const SightElement& element : part.elements) {
            sides.push_back(
                {farthestBetween(element.upper, first, last), farthestBetween(element.lower, -first, -last),
                 static_cast<std::size_t>(std::ranges::lower_bound(blockers, element.blocker) - blockers.begin())});
        }
        for (int i = 0; i < kDirections; ++i) {
            const double angle = pair.from + (pair.to - pair.from) * (i + 0.5) / kDirections;
            const Vec n = pair.frame.normalAt(angle);
            const double top = std::min(pair.observer.support(n), pair.target.support(n));
            const double bottom = std::max(-pair.observer.support(-n), -pair.target.support(-n));
            events.clear();
            std::ranges::fill(depth, 0);
            for (std::size_t k = 0; k < sides.size(); ++k) {
                const SightElement& element = part.elements[k];
                if (angle <= element.from || angle >= element.to) {
                    continue;
                }
                const auto offset = [&](Vec p) { return dot(p, n); };
                double high = -std::numeric_limits<double>::infinity();
                double low = std::numeric_limits<double>::infinity();
                for (const Vec p : sides[k].upper) {
                    high = std::max(high, offset(p));
                }
                for (const Vec p : sides[k].lower) {
                    low = std::min(low, offset(p));
                }
                low = std::max(low, bottom);
                high = std::min(high, top);
                if (low < high) {
                    events.push_back({low, sides[k].blocker, +1});
                    events.push_back({high, sides[k].blocker, -1});
                }
            }
            std::ranges::sort(events, {}, [](const Event& e) { return std::pair{e.offset, e.blocker}; });
            const double weight = (pair.to - pair.from) / kDirections;
            covering.clear();
            for (std::size_t e = 0; e < events.size(); ++e) {
                const auto& [offset, blocker, change] = events[e];
                depth[blocker] += change;
                if (change > 0 && depth[blocker] == 1) {
                    covering.push_back(blocker);
                } else if (change < 0 && depth[blocker] == 0) {
                    std::erase(covering, blocker);
                }
                if (e + 1 == events.size() || covering.empty()) {
                    continue;
                }
                const double length = (events[e + 1].offset - offset) * weight / static_cast<double>(covering.size());
                for (const std::size_t b : covering) {
                    covered[b] += length;
                }
            }
        }
    }
    const double total = std::accumulate(covered.begin(), covered.end(), 0.0);
    std::vector<BlockerShare> shares;
    for (std::size_t b = 0; b < blockers.size(); ++b) {
        if (covered[b] > 0) {
            shares.push_back({blockers[b], covered[b] / total});
        }
    }
    std::ranges::stable_sort(shares, std::ranges::greater{}, &BlockerShare::share);
    return shares;
}

} // namespace

std::vector<BlockerShare>
blockerShares(const SightScene& scene, const TerrainMap& map, std::span<const int> active, TouchRule touch) {
    const auto& contacts = map.data().contacts;
    const auto touchesAnother = [&](int blocker) {
        return std::ranges::any_of(contacts[static_cast<std::size_t>(blocker)],
                                   [&](int other) { return std::ranges::binary_search(active, other); });
    };
    if (std::ranges::none_of(active, touchesAnother)) {
        return sharesOfElements(scene);
    }
    SightScene perBlocker;
    for (const SightScene::Part& part : scene.parts) {
        perBlocker.parts.push_back(
            {part.pair, sightElements(part.pair, map, active, scene.origin, touch, Grouping::PerBlocker)});
    }
    return sharesOfElements(perBlocker);
}

} // namespace sightline::geometry::detail
