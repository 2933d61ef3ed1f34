#include "geometry/shapes/convex_shape.h"
#include "geometry/sight/space/volume_cell.h"
#include "geometry/sight/space/volume_cells.h"
#include "geometry/sight/space/volume_map_data.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::Vec;
using detail::VolumePart;

constexpr std::int64_t kHeightStep = 25'400;      ///< nanometers, 0.001 in
constexpr std::int64_t kMaxHeightSteps = 120'000; ///< 10 ft

/// Nothing if the height is unlimited.
std::optional<Length> endOf(std::int64_t height) {
    const bool isOpen = height == detail::kNoBottom || height == detail::kNoTop;
    return isOpen ? std::nullopt : std::optional{Length::fromNanometers(height)};
}

struct Tally {
    const VolumeMapData& data;
    std::map<int, double> weights;
    std::vector<int> blockers = {};
    std::vector<int> lastParts = {};
    std::vector<double*> lastWeights = {}; ///< weights of their blockers

    void add(std::span<const int> parts, double weight) {
        if (!std::ranges::equal(parts, lastParts)) { // neighboring lines mostly meet the same parts
            lookUp(parts);
        }
        for (double* of : lastWeights) {
            *of += weight / static_cast<double>(lastWeights.size());
        }
    }

private:
    void lookUp(std::span<const int> parts) {
        lastParts.assign(parts.begin(), parts.end());
        blockers.clear();
        for (const int part : parts) {
            const auto& of = data.parts[static_cast<std::size_t>(part)].blockers;
            blockers.insert(blockers.end(), of.begin(), of.end());
        }
        std::ranges::sort(blockers);
        const auto repeated = std::ranges::unique(blockers);
        blockers.erase(repeated.begin(), repeated.end());
        lastWeights.clear();
        std::ranges::transform(blockers, std::back_inserter(lastWeights),
                               [this](int blocker) { return &weights[blocker]; });
    }
};

/// The elements that parallel plan lines meet, by the offsets of these lines.
class ElementsAcross {
public:
    explicit ElementsAcross(const detail::VolumeScene& scene) : m_scene{scene} {
        const double bottom = std::min(scene.observer.bottom, scene.target.bottom);
        const double top = std::max(scene.observer.top, scene.target.top);
        for (const detail::VolumeScene::Element& element : scene.elements) {
            m_isClosed.push_back(element.bottom < bottom && element.top > top && element.from > scene.observer.to &&
                                 element.to < scene.target.from);
        }
    }

    void turnTo(double slope) {
        m_offsets.clear();
        for (const detail::VolumeScene::Element& element : m_scene.elements) {
            detail::Range range;
            for (const Vec corner : element.corners) {
                range.add(corner.y - slope * corner.x);
            }
            m_offsets.push_back(range);
        }
    }

    void find(double offset) {
        closed.clear();
        open.clear();
        for (std::size_t i = 0; i < m_offsets.size(); ++i) {
            if (m_offsets[i].low < offset && offset < m_offsets[i].high) {
                if (m_isClosed[i]) {
                    closed.push_back(m_scene.elements[i].part);
                } else {
                    open.push_back(static_cast<int>(i));
                }
            }
        }
    }

    std::vector<int> closed; ///< parts that stop all lines of the slice
    std::vector<int> open;   ///< elements that some lines of the slice may pass

private:
    const detail::VolumeScene& m_scene;
    std::vector<char> m_isClosed;
    std::vector<detail::Range> m_offsets;
};

void addSideways(const detail::VolumeScene& scene, int across, Tally& tally) {
    constexpr int kHeights = 3;
    const detail::BasePair& pair = scene.pair;
    ElementsAcross elements{scene};
    std::vector<int> parts;
    for (int i = 0; i < across; ++i) {
        const double angle = pair.from + (pair.to - pair.from) * (i + 0.5) / across;
        const Vec n = pair.frame.normalAt(angle);
        const double top = std::min(pair.observer.support(n), pair.target.support(n));
        const double bottom = std::max(-pair.observer.support(-n), -pair.target.support(-n));
        const double slope = std::tan(angle);
        elements.turnTo(slope);
        for (int j = 0; top > bottom && j < across; ++j) {
            const double offset = bottom + (top - bottom) * (j + 0.5) / across;
            const Vec plan{slope, offset / std::cos(angle) + scene.shift * slope};
            elements.find(plan.y);
            const detail::PlanCrossings crossings =
                elements.open.empty() ? detail::PlanCrossings{} : planCrossings(scene, elements.open, plan);
            const auto height = [](const detail::VolumeScene::Body& body, int step) {
                return body.bottom + (body.top - body.bottom) * (step + 0.5) / kHeights;
            };
            for (int k = 0; k < kHeights * kHeights; ++k) {
                parts = elements.closed;
                crossings.partsBetween(height(scene.observer, k % kHeights), height(scene.target, k / kHeights), parts);
                tally.add(parts, (pair.to - pair.from) * (top - bottom));
            }
        }
    }
}

std::vector<Point> pointsOf(const PlacedFootprint& placed) {
    constexpr int kAcross = 4;
    const Box box = boundsOf(placed);
    std::vector<Point> points;
    for (int i = 0; i < kAcross * kAcross; ++i) {
        const auto at = [](Length low, Length high, int step) {
            return low + Length::fromNanometers((high - low).nanometers() * (2 * step + 1) / (2 * kAcross));
        };
        const Point p{at(box.low.x, box.high.x, i % kAcross), at(box.low.y, box.high.y, i / kAcross)};
        if (contains(placed, p)) {
            points.push_back(p);
        }
    }
    return points;
}

void addOverhead(
    const Solid& observer, const Solid& target, const VolumeMap& map, std::span<const int> active, Tally& tally) {
    const bool upwards = observer.top() <= target.elevation;
    const Length fromZ = upwards ? observer.top() : observer.elevation;
    const Length toZ = upwards ? target.elevation : target.top();
    const std::vector<Point> ends = pointsOf(target.placed);
    for (const Point from : pointsOf(observer.placed)) {
        for (const Point to : ends) {
            std::vector<int> parts;
            for (const int blocker : active) {
                if (firstBlockedVolume({{from, fromZ}, {to, toZ}}, map, {&blocker, 1})) {
                    parts.push_back(map.data().own[static_cast<std::size_t>(blocker)].first);
                }
            }
            tally.add(parts, 1.0);
        }
    }
}

/// Returns the least number of steps that satisfies a monotone condition, or nothing if none does.
template <class Condition> std::optional<Length> minHeight(Condition&& holds) {
    if (!holds(Length::fromNanometers(kMaxHeightSteps * kHeightStep))) {
        return {};
    }
    std::int64_t low = 0; // not known to satisfy the condition, except at the start
    std::int64_t high = kMaxHeightSteps;
    while (low < high) {
        const std::int64_t middle = (low + high) / 2;
        if (holds(Length::fromNanometers(middle * kHeightStep))) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return Length::fromNanometers(high * kHeightStep);
}

} // namespace

std::vector<BlockerShare>
volumeShares(const Solid& one, const Solid& other, const VolumeMap& map, std::span<const int> active, int across) {
    // A line of the grid may graze a top; the result must not depend on who is the observer.
    const auto place = [](const Solid& solid) {
        return std::tuple{solid.placed.position, solid.elevation, solid.height};
    };
    const bool inOrder = place(one) <= place(other);
    const Solid& observer = inOrder ? one : other;
    const Solid& target = inOrder ? other : one;
    const Point origin = observer.placed.position;
    const std::vector<int> parts = detail::activeParts(map.data(), active);
    Tally tally{map.data(), {}, {}};
    for (const ConvexShape& from : detail::convexPartsOf(observer.placed, origin)) {
        for (const ConvexShape& to : detail::convexPartsOf(target.placed, origin)) {
            if (const auto pair = detail::BasePair::make(from, to)) {
                addSideways(detail::VolumeScene::make(*pair, origin, observer, target, map.data(), parts), across,
                            tally);
            } else {
                addOverhead(observer, target, map, active, tally);
            }
        }
    }
    double total = 0.0;
    for (const auto& [blocker, weight] : tally.weights) {
        total += weight;
    }
    std::vector<BlockerShare> shares;
    for (const auto& [blocker, weight] : tally.weights) {
        shares.push_back({blocker, weight / total});
    }
    std::ranges::stable_sort(shares, std::ranges::greater{}, &BlockerShare::share);
    return shares;
}

std::optional<Length> minHeightSeen(const Solid& observer,
                                    const Solid& target,
                                    const VolumeMap& map,
                                    std::span<const int> active,
                                    const VolumeOptions& options,
                                    std::stop_token stop) {
    VolumeOptions verdictOnly = options;
    verdictOnly.wantShares = verdictOnly.wantClearance = false;
    return minHeight([&](Length height) {
        Solid grown = target;
        grown.height = height;
        return findLineInVolume(observer, grown, map, active, verdictOnly, stop).visibility == Visibility::Clear;
    });
}

std::optional<Length> minHeightHiding(const Solid& observer,
                                      const Solid& target,
                                      const VolumeMap& map,
                                      std::span<const int> active,
                                      int blocker,
                                      const VolumeOptions& options,
                                      std::stop_token stop) {
    VolumeOptions verdictOnly = options;
    verdictOnly.wantShares = verdictOnly.wantClearance = false;
    std::vector<Blocker> blockers{map.plan().blockers().begin(), map.plan().blockers().end()};
    std::vector<int> counting{active.begin(), active.end()};
    if (!std::ranges::binary_search(counting, blocker)) {
        counting.insert(std::ranges::upper_bound(counting, blocker), blocker);
    }
    return minHeight([&](Length height) {
        blockers[static_cast<std::size_t>(blocker)].height = height;
        const VolumeMap changed{TerrainMap{blockers}, map.data().openings};
        return findLineInVolume(observer, target, changed, counting, verdictOnly, stop).visibility != Visibility::Clear;
    });
}

std::vector<UprightPart> uprightParts(const VolumeMap& map, std::span<const int> active) {
    const VolumeMapData& data = map.data();
    std::vector<UprightPart> parts;
    for (const int blocker : active) {
        const auto index = static_cast<std::size_t>(blocker);
        for (int p = data.own[index].first; p < data.own[index].end; ++p) {
            const VolumePart& part = data.parts[static_cast<std::size_t>(p)];
            parts.push_back({blocker, part.corners, endOf(part.bottom), endOf(part.top)});
        }
    }
    return parts;
}

SideProfile sideProfile(const SightLine3& line, const VolumeMap& map, std::span<const int> active) {
    const Point origin = line.from.plan;
    const Vec way = detail::toVec(line.to.plan, origin);
    const double length = norm(way);
    const auto distance = [&](double t) { return Length::fromNanometers(std::llround(t * length)); };
    SideProfile profile{distance(1.0), line.from.z, line.to.z, {}};
    if (length == 0.0) {
        return profile;
    }
    const VolumeMapData& data = map.data();
    for (const int blocker : active) {
        const auto index = static_cast<std::size_t>(blocker);
        const std::size_t before = profile.parts.size();
        for (int p = data.own[index].first; p < data.own[index].end; ++p) {
            const VolumePart& part = data.parts[static_cast<std::size_t>(p)];
            std::vector<Vec> corners;
            std::ranges::transform(part.corners, std::back_inserter(corners),
                                   [&](Point q) { return detail::toVec(q, origin); });
            double from = 0.0;
            double to = 0.0;
            if (part.isSheet()) {
                const Vec edge = corners[1] - corners[0];
                const double turn = cross(way, edge);
                if (turn == 0.0) {
                    continue;
                }
                from = to = cross(corners[0], edge) / turn;
                const double at = cross(corners[0], way) / turn;
                if (from < 0 || from > 1 || at < 0 || at > 1) {
                    continue;
                }
            } else {
                const auto inside = ConvexShape::polygon(corners).insidePart({0, 0}, way);
                if (!inside || inside->second <= inside->first) {
                    continue;
                }
                from = inside->first;
                to = inside->second;
            }
            profile.parts.push_back({blocker, distance(from), distance(to), endOf(part.bottom), endOf(part.top)});
        }
        // Merges consecutive convex parts of one outline; their common border is rounded to a nanometer on both sides.
        const auto first = profile.parts.begin() + static_cast<std::ptrdiff_t>(before);
        std::sort(first, profile.parts.end(),
                  [](const ProfilePart& a, const ProfilePart& b) { return a.from < b.from; });
        for (std::size_t i = before; i + 1 < profile.parts.size();) {
            ProfilePart& here = profile.parts[i];
            const ProfilePart& next = profile.parts[i + 1];
            if (here.from != here.to && next.from - here.to <= Length::fromNanometers(1) && next.top == here.top &&
                next.bottom == here.bottom) {
                here.to = std::max(here.to, next.to);
                profile.parts.erase(profile.parts.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            } else {
                ++i;
            }
        }
    }
    std::ranges::stable_sort(profile.parts, {}, [](const ProfilePart& part) {
        return std::pair{part.from, part.blocker};
    });
    return profile;
}

} // namespace sightline::geometry
