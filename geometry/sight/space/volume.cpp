#include "geometry/sight/space/volume.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/fast_sight.h"
#include "geometry/sight/plan/resized_base.h"
#include "geometry/sight/plan/sample_points.h"
#include "geometry/sight/plan/views.h"
#include "geometry/sight/space/volume_beam.h"
#include "geometry/sight/space/volume_cells.h"
#include "geometry/sight/space/volume_map_data.h"
#include "geometry/sight/space/volume_relevant.h"
#include "geometry/sight/space/volume_side.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::Relevant;
using detail::Vec;

Length centerHeight(const Solid& solid) {
    return solid.elevation + Length::fromNanometers(solid.height.nanometers() / 2);
}

Point centerPointOf(Point a, Point b) {
    return {Length::fromNanometers((a.x.nanometers() + b.x.nanometers()) / 2),
            Length::fromNanometers((a.y.nanometers() + b.y.nanometers()) / 2)};
}

bool heightsMeet(const Solid& a, const Solid& b) { return a.elevation <= b.top() && b.elevation <= a.top(); }

/// A base prepared for many pairs.
struct PreparedBase {
    PlacedFootprint placed;
    Box box;
    Point center; ///< see `centerPoint`
    SightBase sight;
};

/// Returns the prepared base. Each thread keeps those of a table, about which it is asked again and again.
std::shared_ptr<const PreparedBase> preparedBase(const PlacedFootprint& placed) {
    constexpr std::size_t kMaxKept = 512;
    thread_local std::array<std::shared_ptr<const PreparedBase>, kMaxKept> known;
    // Positions are often multiples of the same length, which the golden ratio spreads.
    const auto [x, y] = placed.position;
    const auto mixed = (static_cast<std::uint64_t>(x.nanometers()) * 31 + static_cast<std::uint64_t>(y.nanometers())) *
                       std::uint64_t{0x9e37'79b9'7f4a'7c15};
    auto& kept = known[((mixed >> 32U) + placed.footprint.shape().index()) % kMaxKept];
    if (!kept || kept->placed != placed) {
        kept = std::make_shared<const PreparedBase>(
            PreparedBase{placed, boundsOf(placed), centerPoint(placed), SightBase{placed}});
    }
    return kept;
}

/// How lines may enter the target's solid.
struct Entry {
    bool isBySide = false;
    std::optional<PlacedFootprint> aim = {}; ///< if by its side: a part of its base to which they lead on
};

/// True if the line plainly enters the target by its side: it is as high as the target from before the base on. False
/// proves nothing.
bool plainlyEntersBySide(const SightLine3& line, const Solid& target) {
    const Box box = boundsOf(target.placed);
    const double around = std::hypot(static_cast<double>((box.high.x - box.low.x).nanometers()),
                                     static_cast<double>((box.high.y - box.low.y).nanometers()));
    const Vector way = line.to.plan - line.from.plan;
    const double length = std::hypot(static_cast<double>(way.x.nanometers()), static_cast<double>(way.y.nanometers()));
    const auto end = static_cast<double>(line.to.z.nanometers());
    const double before = end + static_cast<double>((line.from.z - line.to.z).nanometers()) * around / length;
    return around < length && std::min(end, before) >= static_cast<double>(target.elevation.nanometers()) &&
           std::max(end, before) <= static_cast<double>(target.top().nanometers());
}

struct Pair {
    const Solid& observer;
    const Solid& target;
    const PreparedBase& observerBase;
    const PreparedBase& targetBase;
    const VolumeMap& map;
    std::vector<int> active; ///< blockers that can affect the pair
    Relevant relevant;
    const VolumeOptions& options;
    const Entry& entry;

    [[nodiscard]] bool isClear(const SightLine3& line) const {
        return !detail::isBlockedByParts(line, map, relevant.nearby, options.touch);
    }
};

/// The sampled lines, those that a person would try.
class Sampling {
public:
    Sampling(const Pair& pair, VolumeAnswer& answer) : m_pair{pair}, m_answer{answer} {}

    /// Returns true if the search is over.
    bool run() {
        const Solid& a = m_pair.observer;
        const Solid& b = m_pair.target;
        const std::vector<Point> from{m_pair.observerBase.center};
        const std::vector<Point> to{m_pair.targetBase.center};
        if (attemptAll(from, to, SightStage::Center)) {
            return true;
        }
        if (m_pair.options.method == SightMethod::Center) {
            return false;
        }
        if (m_pair.options.method == SightMethod::Exact) {
            // Also lines that look down or up; the exact search is faster than the other stages, which then are only
            // listed.
            if (attempt({{from.front(), a.top()}, {to.front(), b.elevation}}, SightStage::Center) ||
                attempt({{from.front(), a.elevation}, {to.front(), b.top()}}, SightStage::Center) ||
                !m_pair.options.keepAttempts) {
                return m_answer.visibility == Visibility::Clear;
            }
            m_onlyListing = true;
        }
        std::vector<Point> edgeTo = edgePoints(b.placed);
        edgeTo.push_back(to.front());
        if (triesEdges(a.placed, b.placed, m_pair.options.samples) &&
            (attemptAll(from, edgePoints(b.placed), SightStage::Edge) ||
             attemptAll(edgePoints(a.placed), edgeTo, SightStage::Edge))) {
            return true;
        }
        if (!triesRing(a.placed, b.placed, m_pair.options.samples)) {
            return false;
        }
        const Length apart = nearestPoints(a.placed, b.placed).gap;
        const int count = circumferenceCount(a.placed, b.placed, apart, m_pair.options.samples);
        return attemptAll(circumferencePoints(a.placed, count), circumferencePoints(b.placed, count),
                          SightStage::Circumference);
    }

private:
    bool attempt(const SightLine3& line, SightStage stage) {
        if (m_pair.entry.isBySide && !plainlyEntersBySide(line, m_pair.target)) {
            return false;
        }
        bool isClear = false;
        if (m_pair.options.keepAttempts) {
            const auto blocked =
                detail::firstBlockedByParts(line, m_pair.map, m_pair.relevant.nearby, m_pair.options.touch);
            isClear = !blocked;
            m_answer.attempts.push_back({line, stage, blocked});
        } else {
            isClear = m_pair.isClear(line);
        }
        if (isClear && !m_onlyListing && m_answer.visibility != Visibility::Clear) {
            m_answer.visibility = Visibility::Clear;
            m_answer.stage = stage;
            m_answer.line = line;
        }
        return m_answer.visibility == Visibility::Clear && !m_pair.options.keepAttempts;
    }

    bool attemptAll(const std::vector<Point>& from, const std::vector<Point>& to, SightStage stage) {
        const Solid& a = m_pair.observer;
        const Solid& b = m_pair.target;
        for (const Point p : from) {
            for (const Point q : to) {
                if (attempt({{p, centerHeight(a)}, {q, centerHeight(b)}}, stage) ||
                    attempt({{p, a.top()}, {q, b.top()}}, stage)) {
                    return true;
                }
            }
        }
        return false;
    }

    const Pair& m_pair;
    VolumeAnswer& m_answer;
    bool m_onlyListing = false;
};

/// True if the filtered test proves the pair blocked by these blockers as if they were of unlimited height; valid under
/// both touch rules.
bool isQuicklyBlocked(const Pair& pair, std::span<const int> blockers) {
    thread_local std::vector<Occlusion> counts;
    counts.assign(pair.map.plan().blockers().size(), Occlusion::Never);
    for (const int blocker : blockers) {
        counts[static_cast<std::size_t>(blocker)] = Occlusion::Always;
    }
    return fastSight(pair.observerBase.sight, pair.targetBase.sight, pair.map.plan(), counts) ==
           FilteredVerdict::Blocked;
}

/// True if the pair is provably blocked by blockers that no line passes over or under.
bool isBlockedInPlan(const Pair& pair) {
    std::vector<int> walls;
    walls.reserve(pair.active.size());
    std::ranges::copy_if(pair.active, std::back_inserter(walls), [&](int blocker) {
        return pair.relevant.actsAsInPlan || detail::actsAsInPlan(pair.map.data(), blocker, pair.observer, pair.target);
    });
    return !walls.empty() && isQuicklyBlocked(pair, walls);
}

/// Answers the question in plan, if no line can pass over or under a blocker.
void askPlan(const Pair& pair, VolumeAnswer& answer, const std::stop_token& stop) {
    SightOptions options;
    options.touch = pair.options.touch;
    options.wantClearance = options.wantShares = false;
    const SightAnswer plan = findLineOfSight(pair.observer.placed, pair.entry.aim.value_or(pair.target.placed),
                                             pair.map.plan(), pair.active, options, stop);
    answer.visibility = plan.visibility;
    if (plan.visibility == Visibility::Clear) {
        answer.line = {{plan.line.from, pair.observer.top()}, {plan.line.to, pair.target.top()}};
        answer.restsOnTouch = !pair.isClear(answer.line);
    }
}

detail::CellAnswer searchStacked(const std::array<detail::VolumeScene, 2>& scenes,
                                 const detail::CellSearch& search,
                                 const std::stop_token& stop) {
    detail::CellAnswer answer = searchCells(scenes[0], search, stop);
    if (!answer.found) {
        const detail::CellAnswer other = searchCells(scenes[1], search, stop);
        answer.found = other.found;
        answer.line = other.line;
        answer.unsettled = std::max(answer.unsettled, other.unsettled);
        answer.steps += other.steps;
    }
    return answer;
}

void searchSpace(const Pair& pair, VolumeAnswer& answer, const std::stop_token& stop) {
    const Point origin = centerPointOf(pair.observer.placed.position, pair.target.placed.position);
    detail::CellSearch search;
    search.maxSteps = pair.options.maxSteps;
    search.strict = pair.options.touch == TouchRule::Blocked;
    search.isClear = [&](const SightLine3& line) { return pair.isClear(line); };
    double unsettled = 0.0;
    const Solid observer = pair.relevant.cutOff(pair.observer);
    const Solid target = pair.relevant.cutOff(pair.target);
    const VolumeMapData& data = pair.map.data();
    const auto targetParts = detail::convexPartsOf(pair.target.placed, origin);
    const auto aims = pair.entry.aim && targetParts.size() == 1 ? detail::convexPartsOf(*pair.entry.aim, origin)
                                                                : std::vector<ConvexShape>{};
    for (const ConvexShape& from : detail::convexPartsOf(pair.observer.placed, origin)) {
        for (const ConvexShape& to : targetParts) {
            const auto bases = detail::BasePair::make(from, to);
            if (!bases && pair.entry.isBySide) {
                continue;
            }
            const auto searchBeside = [&] {
                auto scene = detail::VolumeScene::make(*bases, origin, observer, target, data, pair.relevant.parts);
                if (pair.entry.isBySide) {
                    scene.endAtSide(aims.size() == 1 ? &aims.front() : nullptr);
                }
                return searchCells(scene, search, stop);
            };
            const detail::CellAnswer found =
                bases ? searchBeside()
                      : searchStacked(detail::VolumeScene::makeStacked(from, to, origin, pair.observer, pair.target,
                                                                       data, pair.relevant.nearby),
                                      search, stop);
            answer.steps += found.steps;
            if (found.found) {
                answer.visibility = Visibility::Clear;
                answer.line = found.line;
                return;
            }
            unsettled = std::max(unsettled, found.unsettled);
        }
    }
    answer.visibility = stop.stop_requested() ? Visibility::NoLineFound : Visibility::Blocked;
    if (unsettled > 0.0) {
        answer.unsettledMillimeters = unsettled / 1e6;
    }
}

/// Returns a convex outline, clockwise on screen, with its sides moved outwards by `by`. Corners become arcs of four
/// chords or, for negative `by`, intersections of the moved sides. Empty if nothing remains.
Ring offsetRing(const Ring& ring, double by) {
    constexpr int kChords = 4;
    const std::size_t count = ring.size();
    const Point origin = ring.front();
    std::vector<Vec> corners;
    std::ranges::transform(ring, std::back_inserter(corners), [&](Point p) { return detail::toVec(p, origin); });
    const auto normalOf = [&](std::size_t side) {
        const Vec way = corners[(side + 1) % count] - corners[side];
        return (-1.0 / norm(way)) * turned(way);
    };
    std::vector<Vec> moved;
    if (by >= 0) {
        for (std::size_t i = 0; i < count; ++i) {
            const Vec before = normalOf((i + count - 1) % count);
            const Vec after = normalOf(i);
            const double turn = std::atan2(cross(before, after), dot(before, after));
            for (int k = 0; k <= kChords; ++k) {
                const double angle = turn * k / kChords;
                moved.push_back(corners[i] + by * (std::cos(angle) * before + std::sin(angle) * turned(before)));
            }
        }
    } else {
        moved = corners;
        for (std::size_t side = 0; side < count && !moved.empty(); ++side) {
            const Vec normal = normalOf(side);
            const double reach = dot(normal, corners[side]) + by;
            std::vector<Vec> kept;
            for (std::size_t i = 0; i < moved.size(); ++i) {
                const Vec p = moved[i];
                const Vec q = moved[(i + 1) % moved.size()];
                const double atP = reach - dot(normal, p);
                const double atQ = reach - dot(normal, q);
                if (atP >= 0) {
                    kept.push_back(p);
                }
                if ((atP > 0 && atQ < 0) || (atP < 0 && atQ > 0)) {
                    kept.push_back(p + (atP / (atP - atQ)) * (q - p));
                }
            }
            moved = std::move(kept);
        }
    }
    std::vector<Point> points;
    std::ranges::transform(moved, std::back_inserter(points), [&](Vec v) { return detail::toPoint(v, origin); });
    return points.size() < 3 ? Ring{} : detail::convexHull(std::move(points));
}

/// Returns the solid with a resized base; a hull is divided into its convex parts, each resized separately.
std::vector<Solid> resizedParts(const Solid& solid, Length growth) {
    const auto* hull = std::get_if<HullOutline>(&solid.placed.footprint.shape());
    std::vector<Solid> parts;
    if (!hull) {
        parts.push_back(solid);
        parts.back().placed = detail::resized(solid.placed, growth);
        return parts;
    }
    for (const Ring& part : detail::convexPartition(hull->outline.outline())) {
        if (const auto footprint = Footprint::hull(offsetRing(part, static_cast<double>(growth.nanometers())))) {
            parts.push_back(solid);
            parts.back().placed.footprint = *footprint;
        }
    }
    return parts;
}

VolumeAnswer verdictOf(const Solid& observer,
                       const Solid& target,
                       const VolumeMap& map,
                       std::span<const int> active,
                       const VolumeOptions& options,
                       const Entry& entry,
                       const std::stop_token& stop) {
    VolumeAnswer answer;
    const auto from = preparedBase(observer.placed);
    const auto to = preparedBase(target.placed);
    const bool mayTouch = boxesMeet(from->box, to->box); // false for all but the nearest pairs
    if (mayTouch && heightsMeet(observer, target)) {
        const Nearest nearest = nearestPoints(observer.placed, target.placed);
        if (nearest.gapMillimeters == 0.0) {
            const Length z = std::max(observer.elevation, target.elevation);
            answer.visibility = Visibility::Clear;
            answer.line = {{nearest.onFirst, z}, {nearest.onSecond, z}};
            answer.solidsTouch = true;
            return answer;
        }
    }
    Pair pair{observer,
              target,
              *from,
              *to,
              map,
              {},
              detail::relevantParts(observer, target, joined(from->box, to->box), map, active, options.touch),
              options,
              entry};
    pair.active = detail::blockersOf(map.data(), pair.relevant.parts);
    answer.visibility = Visibility::NoLineFound;
    answer.stage = SightStage::Center;
    const bool isProved = options.method == SightMethod::Exact && !mayTouch && isBlockedInPlan(pair);
    // A proof remains valid whether or not lines are listed.
    if ((!isProved || options.keepAttempts) &&
        (Sampling{pair, answer}.run() || answer.visibility == Visibility::Clear)) {
        return answer;
    }
    if (isProved) {
        answer.visibility = Visibility::Blocked;
        answer.stage = SightStage::Exact;
    } else if (options.method != SightMethod::Exact) {
        answer.stage = options.method == SightMethod::Center ? SightStage::Center : SightStage::Circumference;
    } else if (stop.stop_requested()) {
        answer.visibility = Visibility::NoLineFound;
    } else if (pair.relevant.actsAsInPlan &&
               (!mayTouch || nearestPoints(observer.placed, target.placed).gapMillimeters > 0.0)) {
        askPlan(pair, answer, stop);
        answer.stage = SightStage::Exact;
    } else {
        searchSpace(pair, answer, stop);
        answer.stage = SightStage::Exact;
    }
    if (answer.visibility == Visibility::Clear) {
        return answer;
    }
    answer.line = {{from->center, centerHeight(observer)}, {to->center, centerHeight(target)}};
    answer.blockedAt = detail::firstBlockedByParts(answer.line, map, pair.relevant.nearby, options.touch);
    if (options.wantShares && answer.visibility == Visibility::Blocked) {
        answer.blockedBy = volumeShares(observer, target, map, detail::blockersOf(map.data(), pair.relevant.nearby));
    }
    return answer;
}

} // namespace

VolumeAnswer findLineInVolume(const Solid& observer,
                              const Solid& target,
                              const VolumeMap& map,
                              std::span<const int> active,
                              const VolumeOptions& options,
                              std::stop_token stop) {
    VolumeAnswer answer = verdictOf(observer, target, map, active, options, {}, stop);
    if (options.wantClearance && options.method == SightMethod::Exact && !stop.stop_requested()) {
        answer.clearance = detail::clearanceOf(observer, target, map, active, answer, options, stop);
    }
    return answer;
}

VolumeAnswer findLineToSide(const Solid& observer,
                            const Solid& target,
                            Length width,
                            const VolumeMap& map,
                            std::span<const int> active,
                            const VolumeOptions& options,
                            std::stop_token stop) {
    const Entry entry{true, containedInAllMoves(target.placed, Length::fromNanometers(width.nanometers() / 2))};
    return verdictOf(observer, target, map, active, options, entry, stop);
}

bool seesVolumeWhenResized(const Solid& observer,
                           const Solid& target,
                           const VolumeMap& map,
                           std::span<const int> active,
                           Length growth,
                           const VolumeOptions& options,
                           std::stop_token stop) {
    VolumeOptions verdictOnly = options;
    verdictOnly.wantShares = verdictOnly.wantClearance = verdictOnly.keepAttempts = false;
    const auto targets = resizedParts(target, growth);
    for (const Solid& from : resizedParts(observer, growth)) {
        for (const Solid& to : targets) {
            const auto answer = findLineInVolume(from, to, map, active, verdictOnly, stop);
            if (answer.visibility == Visibility::Clear) {
                return true;
            }
        }
    }
    return false;
}

} // namespace sightline::geometry
