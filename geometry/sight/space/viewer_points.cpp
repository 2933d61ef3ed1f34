#include "geometry/base/tolerances.h"
#include "geometry/sight/plan/sight.h"
#include "geometry/sight/plan/views.h"
#include "geometry/sight/proof/certificate.h"
#include "geometry/sight/seen/target_view.h"
#include "geometry/sight/space/volume_seen.h"

#include "geometry/terrain/corridor.h"
#include <algorithm>
#include <map>
#include <numbers>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::ShapeBeside;
using detail::Stretch;
using detail::TargetView;
using detail::Vec;

enum class Extreme { Most, Least };

/// A convex part of the observer's base, or slightly more than that along a curve, and an upper bound for all its
/// points.
struct Region {
    std::vector<Vec> corners;
    double bound = 1.0; ///< for `Least`, a bound of 1 - share
};

/// The parameters of queries in space.
struct InSpace {
    const detail::VolumeView& view;
    double error; ///< nanometers of outline
    int maxSteps; ///< for each query
    std::stop_token stop;
};

/// Branch and bound over the observer's base: a point of a region sees at most what the region sees as a base, and at
/// least what nothing hides from any point of the region.
class ViewerSearch {
public:
    ViewerSearch(const PlacedFootprint& observer,
                 const TargetView& view,
                 std::vector<Stretch> facing,
                 const TerrainMap& map,
                 std::span<const ContainingPiece> containers,
                 Point origin,
                 const InSpace* space = nullptr)
        : m_observer{observer},
          m_view{view},
          m_facing{std::move(facing)},
          m_facingLength{totalLength(m_facing)},
          m_map{map},
          m_holders{containers},
          m_origin{origin},
          m_space{space} {}

    struct Result {
        Point point;
        double share = 0.0;
        double error = 0.0;
    };

    /// Nothing if no point of the base is a possible viewer.
    std::optional<Result> search(Extreme extreme, const std::stop_token& stop) {
        m_extreme = extreme;
        m_found = false;
        std::vector<Region> regions; // a heap by decreasing bound
        const auto lower = [](const Region& a, const Region& b) { return a.bound < b.bound; };
        const auto add = [&](std::vector<Vec> corners, double bound) {
            if (corners.size() < 3) {
                return;
            }
            Region region{std::move(corners), bound};
            tryPositions(region);
            region.bound = std::min(bound, boundOf(region));
            regions.push_back(std::move(region));
            std::ranges::push_heap(regions, lower);
        };
        for (const ConvexShape& part : detail::convexPartsOf(m_observer, m_origin)) {
            add(cornersAround(part), 1.0);
        }
        double dropped = 0.0; // largest bound of the regions that were too small to split
        const int maxSteps = m_space ? kMaxInSpace : kMaxViewerSteps;
        for (int step = 0;
             step < maxSteps && !regions.empty() && regions.front().bound > m_best + kGoal && !stop.stop_requested();
             ++step) {
            std::ranges::pop_heap(regions, lower);
            const Region region = std::move(regions.back());
            regions.pop_back();
            auto [first, second] = halves(region.corners);
            if (first.size() < 3 || second.size() < 3) {
                dropped = std::max(dropped, region.bound);
                continue;
            }
            add(std::move(first), region.bound);
            add(std::move(second), region.bound);
        }
        if (!m_found) {
            return {};
        }
        const double bound = std::max(dropped, regions.empty() ? 0.0 : regions.front().bound);
        return Result{m_point, extreme == Extreme::Most ? m_best : 1 - m_best,
                      std::max(kGoal, bound - m_best) + m_open};
    }

private:
    /// The difference of shares, 0 to 1, at which the search ends: no point is better by more. It is the error that
    /// `ViewerPoints::error` states, that of a share in space.
    static constexpr double kGoal = kVolumeShareError;
    /// The extent, in nanometers, below which regions are not split; the stated error takes account of their bound.
    /// Points of a base this near to each other see the same but for stretches that count as seen.
    static constexpr double kSmallest = kOutlineError;
    /// The radius, in nanometers, of the disc that stands for a point in plan: ten times `kConstructionError`, so that
    /// it is a shape, and a hundredth of the unit of stored points.
    static constexpr double kPointRadius = kThinCell;
    static constexpr int kMaxInSpace = 40;

    static std::vector<Vec> cornersAround(const ConvexShape& shape) {
        if (shape.kind() == ConvexShape::Kind::Polygon) {
            return shape.corners();
        }
        constexpr int kTangents = 32;
        const auto normalAt = [](int i) {
            const double angle = 2 * std::numbers::pi * i / kTangents;
            return Vec{std::cos(angle), std::sin(angle)};
        };
        std::vector<Vec> corners;
        for (int i = 0; i < kTangents; ++i) {
            const Vec n = normalAt(i);
            const Vec next = normalAt(i + 1);
            const double scale = 1.0 / cross(n, next);
            corners.push_back(scale * (shape.support(n) * Vec{next.y, -next.x} + shape.support(next) * Vec{-n.y, n.x}));
        }
        return corners;
    }

    /// Returns both halves, cut across the longer extent along the axes; empty if the region is too small.
    static std::pair<std::vector<Vec>, std::vector<Vec>> halves(const std::vector<Vec>& corners) {
        const auto [left, right] = std::ranges::minmax(corners, {}, &Vec::x);
        const auto [top, bottom] = std::ranges::minmax(corners, {}, &Vec::y);
        const bool isWide = right.x - left.x > bottom.y - top.y;
        if (std::max(right.x - left.x, bottom.y - top.y) < kSmallest) {
            return {};
        }
        const double middle = isWide ? (left.x + right.x) / 2 : (top.y + bottom.y) / 2;
        const auto beyond = [&](Vec p) { return (isWide ? p.x : p.y) - middle; };
        std::pair<std::vector<Vec>, std::vector<Vec>> result;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Vec p = corners[i];
            const Vec q = corners[i + 1 == corners.size() ? 0 : i + 1];
            if (beyond(p) <= 0) {
                result.first.push_back(p);
            }
            if (beyond(p) >= 0) {
                result.second.push_back(p);
            }
            if ((beyond(p) < 0 && beyond(q) > 0) || (beyond(p) > 0 && beyond(q) < 0)) {
                const Vec cut = p + (beyond(p) / (beyond(p) - beyond(q))) * (q - p);
                result.first.push_back(cut);
                result.second.push_back(cut);
            }
        }
        return result;
    }

    void tryPositions(const Region& region) {
        Vec middle;
        for (const Vec corner : region.corners) {
            middle = middle + (1.0 / static_cast<double>(region.corners.size())) * corner;
        }
        tryPosition(middle);
        std::ranges::for_each(region.corners, [&](Vec corner) { tryPosition(corner); });
    }

    /// Returns the stored point of the base nearest to `place`.
    [[nodiscard]] std::optional<Point> storedInBase(Vec place) const {
        const auto parts = detail::convexPartsOf(m_observer, m_origin);
        const auto nearest =
            std::ranges::min_element(parts, {}, [&](const ConvexShape& part) { return part.distanceTo(place); });
        const Vec inside = nearest->nearestTo(place);
        const Vec inwards = nearest->center() - inside;
        const double length = norm(inwards);
        for (const double step : {0.0, 1.0, 2.0}) {
            const Point point =
                detail::toPoint(length > step ? inside + (step / std::max(length, 1.0)) * inwards : inside, m_origin);
            if (contains(m_observer, point)) {
                return point;
            }
        }
        return {};
    }

    void tryPosition(Vec place) {
        const auto point = storedInBase(place);
        if (!point) {
            return;
        }
        auto [known, isNew] = m_shares.try_emplace({point->x.nanometers(), point->y.nanometers()}, 0.0);
        if (isNew) {
            known->second = shareFrom(*point);
        }
        const double value = m_extreme == Extreme::Most ? known->second : 1 - known->second;
        if (!m_found || value > m_best) {
            m_found = true;
            m_best = value;
            m_point = *point;
        }
    }

    [[nodiscard]] std::vector<int> ignoredIf(auto&& isIgnored) const {
        std::vector<int> ignored;
        for (const ContainingPiece& container : m_holders) {
            const auto* polygon =
                std::get_if<Polygon>(&m_map.blockers()[static_cast<std::size_t>(container.footprint)].outline);
            for (int blocker = container.footprint; polygon && blocker <= container.last && isIgnored(*polygon);
                 ++blocker) {
                ignored.push_back(blocker);
            }
        }
        std::ranges::sort(ignored);
        return ignored;
    }

    [[nodiscard]] double shareFrom(Point point) {
        const ConvexShape eye =
            ConvexShape::disc(detail::toVec(point, m_origin), m_space ? kPointInSpace : kPointRadius);
        const auto beside = m_view.beside(eye);
        if (!beside) {
            return 0.0;
        }
        std::vector<Stretch> seen;
        if (m_space) {
            auto found = m_space->view.seenFrom(*beside, {m_space->error, m_space->maxSteps}, m_space->stop);
            m_open = std::max(m_open, totalLength(common(found.open, m_facing)) / m_facingLength);
            seen = std::move(found.seen);
        } else {
            addSeenFrom(point, *beside, seen);
        }
        const double hidden = m_facingLength - totalLength(common(detail::united(std::move(seen)), m_facing));
        return hidden <= kOutlineError ? 1.0 : std::clamp(1 - hidden / m_facingLength, 0.0, 1.0);
    }

    void addSeenFrom(Point point, const ShapeBeside& beside, std::vector<Stretch>& seen) const {
        m_view.addSeen(beside, ignoredIf([&](const Polygon& polygon) { return polygon.containsInside(point); }), seen);
    }

    [[nodiscard]] double boundOf(const Region& region) const {
        const auto beside = m_view.beside(ConvexShape::polygon(region.corners));
        if (!beside) {
            return 1.0;
        }
        if (m_space && m_extreme == Extreme::Most) {
            auto [seen, open, steps] =
                m_space->view.seenFrom(*beside, {m_space->error, m_space->maxSteps}, m_space->stop);
            seen.insert(seen.end(), open.begin(), open.end());
            return totalLength(common(detail::united(std::move(seen)), m_facing)) / m_facingLength;
        }
        Ring ring;
        std::ranges::transform(region.corners, std::back_inserter(ring),
                               [&](Vec corner) { return detail::toPoint(corner, m_origin); });
        const Ring hull = detail::convexHull(ring);
        const auto outline = Footprint::hull(hull);
        std::vector<Stretch> stretches;
        if (m_extreme == Extreme::Most) {
            // Ignoring too many pieces only increases what is seen, so the bound remains valid.
            m_view.addSeen(*beside, ignoredIf([&](const Polygon& polygon) {
                return !outline || touches(PlacedFootprint{*outline, {}, {}}, polygon);
            }),
                           stretches);
            return totalLength(common(detail::united(std::move(stretches)), m_facing)) / m_facingLength;
        }
        m_view.addHiddenFromSome(
            *beside, ignoredIf([&](const Polygon& polygon) { return outline && liesInside(*outline, polygon); }),
            stretches);
        const auto facingAll = common(m_view.facingAllOf(*beside), m_facing);
        const double open =
            totalLength(facingAll) - totalLength(common(detail::united(std::move(stretches)), facingAll));
        return 1 - std::max(0.0, open) / m_facingLength;
    }

    /// True if every point lies strictly inside the polygon: it still contains the slightly grown outline.
    static bool liesInside(const Footprint& outline, const Polygon& polygon) {
        const PlacedFootprint placed{outline, {}, {}};
        const auto& ring = std::get<HullOutline>(outline.shape()).outline.outline();
        return liesWhollyIn(placed, polygon) &&
               std::ranges::all_of(ring, [&](Point p) { return polygon.containsInside(p); });
    }

    const PlacedFootprint& m_observer;
    const TargetView& m_view;
    std::vector<Stretch> m_facing;
    double m_facingLength;
    const TerrainMap& m_map;
    std::span<const ContainingPiece> m_holders;
    Point m_origin;
    const InSpace* m_space; ///< null: plan only
    Extreme m_extreme = Extreme::Most;
    bool m_found = false;
    double m_open = 0.0; ///< upper bound of what a point may see in addition to its computed share
    double m_best = 0.0;
    Point m_point;
    std::map<std::pair<std::int64_t, std::int64_t>, double> m_shares; ///< shares of the evaluated points
};

struct Faced {
    std::vector<ShapeBeside> parts; ///< parts of the observer
    std::vector<Stretch> facing;
};

/// Nothing for overlapping bases.
std::optional<Faced> facedBy(const PlacedFootprint& observer, const TargetView& view, Point origin) {
    Faced faced;
    for (const ConvexShape& part : detail::convexPartsOf(observer, origin)) {
        auto beside = view.beside(part);
        if (!beside) {
            return {};
        }
        faced.parts.push_back(std::move(*beside));
    }
    faced.facing = view.facing(faced.parts);
    return totalLength(faced.facing) == 0.0 ? std::nullopt : std::optional{std::move(faced)};
}

std::optional<ViewerPoints> extremesOf(ViewerSearch& search, const std::stop_token& stop) {
    const auto best = search.search(Extreme::Most, stop);
    const auto worst = search.search(Extreme::Least, stop);
    if (!best || !worst) {
        return {};
    }
    return ViewerPoints{best->point, best->share, worst->point, worst->share, std::max(best->error, worst->error)};
}

} // namespace

std::optional<ViewerPoints> viewerPoints(const PlacedFootprint& observer,
                                         const PlacedFootprint& target,
                                         const TerrainMap& map,
                                         std::span<const int> active,
                                         const SightOptions& options,
                                         std::stop_token stop) {
    const Point origin = detail::centerPointOf(observer.position, target.position);
    const std::vector<int> near = detail::inCorridor(map, observer, target, active);
    const TargetView view{target, origin, map, near, options.ignoredIfContainingEnd, options.touch};
    const auto faced = facedBy(observer, view, origin);
    if (!faced) {
        return {};
    }
    ViewerSearch search{observer, view, faced->facing, map, options.ignoredIfContainingEnd, origin};
    return extremesOf(search, stop);
}

std::optional<ViewerPoints> volumeViewerPoints(const Solid& observer,
                                               const Solid& target,
                                               const VolumeMap& map,
                                               std::span<const int> active,
                                               const VolumeOptions& options,
                                               std::stop_token stop) {
    const detail::VolumeView view{observer, target, map, active, options};
    const auto faced = facedBy(observer.placed, view.outline(), view.origin());
    if (!faced) {
        return {};
    }
    // The share of the facing part that the view of one point may leave open. It adds to the stated error, so it is
    // half of the difference at which the search ends.
    constexpr double kErrorOfOne = kVolumeShareError / 2;
    const InSpace space{view, kErrorOfOne * totalLength(faced->facing), options.maxPositionSteps, stop};
    const bool isPlan = view.endless().size() == view.blockers().size();
    ViewerSearch search{observer.placed, view.outline(),           faced->facing, map.plan(), {},
                        view.origin(),   isPlan ? nullptr : &space};
    return extremesOf(search, stop);
}

} // namespace sightline::geometry
