#include "geometry/region/polygon_set.h"

#include "geometry/base/predicates.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/convex_sum.h"

#include <polyclipping/clipper.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::geometry {

namespace {

using ClipperLib::IntPoint;
using ClipperLib::Path;

/// The integer grid for Clipper, which is fast if coordinates fit in 31 bits: nanometers from the center, or multiples
/// of a few nanometers.
class Grid {
public:
    explicit Grid(std::span<const Ring> outlines) {
        Point low = outlines.front().front();
        Point high = low;
        for (const Ring& ring : outlines) {
            for (const Point p : ring) {
                low = {std::min(low.x, p.x), std::min(low.y, p.y)};
                high = {std::max(high.x, p.x), std::max(high.y, p.y)};
            }
        }
        const auto middle = [](Length a, Length b) {
            return Length::fromNanometers((a.nanometers() + b.nanometers()) / 2);
        };
        m_center = {middle(low.x, high.x), middle(low.y, high.y)};
        const std::int64_t widest = std::max((high.x - low.x).nanometers(), (high.y - low.y).nanometers());
        constexpr std::int64_t kMax = 2 * std::int64_t{0x3fff'fff0};
        m_step = widest / kMax + 1;
    }

    [[nodiscard]] IntPoint on(Point p) const {
        const auto steps = [&](Length length) {
            return std::llround(static_cast<double>(length.nanometers()) / static_cast<double>(m_step));
        };
        return {steps(p.x - m_center.x), steps(p.y - m_center.y)};
    }
    [[nodiscard]] Point off(const IntPoint& p) const {
        return {m_center.x + Length::fromNanometers(m_step * p.X), m_center.y + Length::fromNanometers(m_step * p.Y)};
    }
    [[nodiscard]] double stepInches() const { return Length::fromNanometers(m_step).inches(); }

private:
    Point m_center;
    std::int64_t m_step = 1;
};

double signedSquareInches(const Ring& ring) {
    double twice = 0.0;
    for (std::size_t i = 1; i + 1 < ring.size(); ++i) {
        twice += static_cast<double>(cross(ring[0], ring[i], ring[i + 1]));
    }
    constexpr double kSquareInch = 25.4e6 * 25.4e6;
    return twice / 2.0 / kSquareInch;
}

double perimeterInches(const Ring& ring) {
    double sum = 0.0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const auto [x, y] = ring[(i + 1) % ring.size()] - ring[i];
        sum += std::hypot(x.inches(), y.inches());
    }
    return sum;
}

/// Removes corners that are collinear with their neighbors within the rounding of corners, and spikes that lead out and
/// back.
Ring straightened(Ring ring, double stepInches) {
    const auto isIdle = [&](Point before, Point corner, Point after) {
        const auto [x, y] = corner - before;
        const auto [u, v] = after - before;
        const auto [p, q] = after - corner;
        constexpr double kSquareInch = 25.4e6 * 25.4e6;
        const double twice = std::abs(static_cast<double>(cross(before, after, corner))) / kSquareInch;
        const double longest = std::max({std::hypot(x.inches(), y.inches()), std::hypot(u.inches(), v.inches()),
                                         std::hypot(p.inches(), q.inches())});
        return twice <= stepInches * longest;
    };
    bool isChanged = true;
    while (isChanged && ring.size() >= 3) {
        isChanged = false;
        Ring result;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point before = result.empty() ? ring.back() : result.back();
            // The first corner may have been removed before the last one is tested.
            const Point after = i + 1 < ring.size() ? ring[i + 1] : result.empty() ? ring.front() : result.front();
            if (isIdle(before, ring[i], after)) {
                isChanged = true;
            } else {
                result.push_back(ring[i]);
            }
        }
        ring = std::move(result);
    }
    return ring;
}

Ring ringFrom(const Path& path, const Grid& grid, bool isPositive) {
    Ring ring;
    std::ranges::transform(path, std::back_inserter(ring), [&](const IntPoint& p) { return grid.off(p); });
    while (ring.size() > 1 && ring.front() == ring.back()) {
        ring.pop_back();
    }
    ring = straightened(ring, grid.stepInches());
    if ((signedSquareInches(ring) > 0.0) != isPositive) {
        std::ranges::reverse(ring);
    }
    return ring;
}

/// True if the ring is no wider than rounding makes it.
bool isSlit(const Ring& ring, double stepInches) {
    return ring.size() < 3 || std::abs(signedSquareInches(ring)) <= 2.0 * stepInches * perimeterInches(ring);
}

} // namespace

double PolygonSet::areaSquareInches() const {
    double sum = 0.0;
    for (const PolygonWithHoles& part : parts) {
        sum += signedSquareInches(part.outline);
        for (const Ring& hole : part.holes) {
            sum += signedSquareInches(hole);
        }
    }
    return sum;
}

std::vector<Ring> ringsOf(const PolygonSet& region) {
    std::vector<Ring> rings;
    for (const PolygonWithHoles& part : region.parts) {
        rings.push_back(part.outline);
        rings.insert(rings.end(), part.holes.begin(), part.holes.end());
    }
    return rings;
}

bool PolygonSet::contains(Point p) const {
    bool isOnBorder = false;
    bool inside = false;
    const auto pass = [&](const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point from = ring[i];
            const Point to = ring[i + 1 == ring.size() ? 0 : i + 1];
            if (std::max(from.y, to.y) < p.y || std::min(from.y, to.y) > p.y) {
                continue; // most sides lie above or below
            }
            isOnBorder = isOnBorder || isOnSegment(from, to, p);
            if ((from.y > p.y) != (to.y > p.y) && (orientation(from, to, p) > 0) == (to.y > from.y)) {
                inside = !inside;
            }
        }
    };
    for (const PolygonWithHoles& part : parts) {
        pass(part.outline);
        std::ranges::for_each(part.holes, pass);
    }
    return inside || isOnBorder;
}

namespace {

/// True if the outline contains the hole, which may touch it: decided by the majority of the hole's corners that are
/// not on the outline or, if they are undecided, by a midpoint of its sides. Where outlines cross, a corner may lie
/// outside by rounding.
bool holds(const Ring& outline, const Ring& hole) {
    const auto sideOf = [&](Point p) {
        bool inside = false;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Point from = outline[i];
            const Point to = outline[i + 1 == outline.size() ? 0 : i + 1];
            if (isOnSegment(from, to, p)) {
                return 0;
            }
            if ((from.y > p.y) != (to.y > p.y) && (orientation(from, to, p) > 0) == (to.y > from.y)) {
                inside = !inside;
            }
        }
        return inside ? 1 : -1;
    };
    int side = 0;
    for (const Point corner : hole) {
        side += sideOf(corner);
    }
    for (std::size_t i = 0; i < hole.size() && side == 0; ++i) {
        const Point next = hole[i + 1 == hole.size() ? 0 : i + 1];
        const auto middle = [](Length a, Length b) {
            return Length::fromNanometers((a.nanometers() + b.nanometers()) / 2);
        };
        side = sideOf({middle(hole[i].x, next.x), middle(hole[i].y, next.y)});
    }
    return side >= 0;
}

/// Returns the polygon set of non-overlapping paths, in which holes have the opposite orientation of outlines.
PolygonSet regionFrom(const ClipperLib::Paths& joined, const Grid& grid) {
    PolygonSet region;
    std::vector<Ring> holes;
    for (const Path& path : joined) {
        const bool isHole = !ClipperLib::Orientation(path);
        Ring ring = ringFrom(path, grid, !isHole);
        if (isHole && !isSlit(ring, grid.stepInches())) {
            holes.push_back(std::move(ring));
        } else if (!isHole) {
            region.parts.push_back({std::move(ring), {}});
        }
    }
    std::ranges::sort(region.parts, [](const PolygonWithHoles& a, const PolygonWithHoles& b) {
        const double one = signedSquareInches(a.outline);
        const double other = signedSquareInches(b.outline);
        return one != other ? one > other : a.outline < b.outline;
    });
    for (Ring& hole : holes) {
        // The smallest outline around it; otherwise the largest outline, because containment is tested with all rings
        // together.
        auto part = std::find_if(region.parts.rbegin(), region.parts.rend(), [&](const PolygonWithHoles& one) {
            return region.parts.size() == 1 || holds(one.outline, hole);
        });
        if (part == region.parts.rend() && !region.parts.empty()) {
            part = std::prev(region.parts.rend());
        }
        if (part != region.parts.rend()) {
            part->holes.push_back(std::move(hole));
        }
    }
    std::erase_if(region.parts, [&](const PolygonWithHoles& part) { return isSlit(part.outline, grid.stepInches()); });
    return region;
}

void add(ClipperLib::Clipper& clipper, std::span<const Ring> outlines, ClipperLib::PolyType as, const Grid& grid) {
    for (const Ring& ring : outlines) {
        Path path;
        std::ranges::transform(ring, std::back_inserter(path), [&](Point p) { return grid.on(p); });
        clipper.AddPath(path, as, true);
    }
}

PolygonSet executed(ClipperLib::ClipType how, std::span<const Ring> subjects, std::span<const Ring> clips) {
    if (subjects.empty()) {
        return {};
    }
    std::vector<Ring> all(subjects.begin(), subjects.end());
    all.insert(all.end(), clips.begin(), clips.end());
    const Grid grid{all};
    ClipperLib::Clipper clipper;
    add(clipper, subjects, ClipperLib::ptSubject, grid);
    add(clipper, clips, ClipperLib::ptClip, grid);
    // Uses paths, since Clipper's tree of paths takes quadratic time.
    ClipperLib::Paths paths;
    clipper.Execute(how, paths, ClipperLib::pftNonZero, ClipperLib::pftNonZero);
    return regionFrom(paths, grid);
}

/// Removes the sides that two outlines share in opposite directions. The winding number of every point is unchanged,
/// and so is the covered area.
std::vector<Ring> withoutSharedSides(std::span<const Ring> outlines) {
    struct Side {
        Point from;
        Point to;
        int times = 1;
    };
    std::vector<Side> sides;
    for (const Ring& ring : outlines) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point from = ring[i];
            const Point to = ring[i + 1 == ring.size() ? 0 : i + 1];
            sides.push_back(from < to ? Side{from, to, 1} : Side{to, from, -1});
        }
    }
    const auto ends = [](const Side& side) { return std::pair{side.from, side.to}; };
    std::ranges::sort(sides, {}, ends);
    std::vector<Side> left;
    for (std::size_t i = 0; i < sides.size();) {
        Side side = sides[i];
        for (++i; i < sides.size() && ends(sides[i]) == ends(side); ++i) {
            side.times += sides[i].times;
        }
        for (; side.times > 0; --side.times) {
            left.push_back({side.from, side.to});
        }
        for (; side.times < 0; ++side.times) {
            left.push_back({side.to, side.from});
        }
    }
    // Every corner has as many incoming as outgoing sides, so every walk ends where it starts.
    std::ranges::sort(left, {}, &Side::from);
    std::vector<char> isTaken(left.size(), 0);
    std::vector<Ring> rings;
    for (std::size_t start = 0; start < left.size(); ++start) {
        Ring ring;
        for (std::size_t at = start; isTaken[at] == 0;) {
            isTaken[at] = 1;
            ring.push_back(left[at].from);
            for (at = static_cast<std::size_t>(std::ranges::lower_bound(left, left[at].to, {}, &Side::from) -
                                               left.begin());
                 at + 1 < left.size() && isTaken[at] != 0 && left[at + 1].from == left[at].from;) {
                ++at;
            }
        }
        if (!ring.empty()) {
            rings.push_back(std::move(ring));
        }
    }
    return rings;
}

/// Executes with subjects that may overlap and share sides.
PolygonSet executedOnMany(ClipperLib::ClipType how, std::span<const Ring> subjects, std::span<const Ring> clips) {
    /// number of outlines below which shared sides are not removed, because merging is as fast with them
    constexpr std::size_t kFew = 8;
    return subjects.size() <= kFew ? executed(how, subjects, clips)
                                   : executed(how, withoutSharedSides(subjects), clips);
}

} // namespace

PolygonSet unite(std::span<const Ring> outlines) { return executedOnMany(ClipperLib::ctUnion, outlines, {}); }

PolygonSet uniteRegions(std::vector<PolygonSet> regions) {
    if (regions.size() == 1) {
        return std::move(regions.front());
    }
    std::vector<Ring> rings;
    for (const PolygonSet& region : regions) {
        std::ranges::move(ringsOf(region), std::back_inserter(rings));
    }
    return unite(rings);
}

PolygonSet intersect(const PolygonSet& region, std::span<const Ring> outlines) {
    return executed(ClipperLib::ctIntersection, ringsOf(region), outlines);
}

PolygonSet intersectUnions(std::span<const Ring> outlines, std::span<const Ring> others) {
    return executedOnMany(ClipperLib::ctIntersection, outlines, others);
}

PolygonSet subtractUnions(std::span<const Ring> outlines, std::span<const Ring> others) {
    return executedOnMany(ClipperLib::ctDifference, outlines, others);
}

PolygonSet subtract(const PolygonSet& region, std::span<const Ring> outlines) {
    return outlines.empty() ? region : executed(ClipperLib::ctDifference, ringsOf(region), outlines);
}

namespace {

/// Applies the offsets one after another; positive values are outwards.
PolygonSet withBordersMoved(const PolygonSet& region, std::initializer_list<Length> outwards) {
    const auto rings = ringsOf(region);
    if (rings.empty()) {
        return {};
    }
    const Grid grid{rings};
    ClipperLib::Paths paths;
    for (const Ring& ring : rings) {
        std::ranges::transform(ring, std::back_inserter(paths.emplace_back()), [&](Point p) { return grid.on(p); });
    }
    for (const Length by : outwards) {
        // The longest corner that is kept sharp, in multiples of the offset; sharper ones, under 11.5 degrees (2 asin(1
        // / 10)), are cut off. Empirical.
        constexpr double kMiterLimit = 10.0;
        ClipperLib::ClipperOffset offset{kMiterLimit};
        offset.AddPaths(paths, ClipperLib::jtMiter, ClipperLib::etClosedPolygon);
        offset.Execute(paths, by.inches() / grid.stepInches());
    }
    return regionFrom(paths, grid);
}

} // namespace

PolygonSet removeSlivers(const PolygonSet& region, Length by) { return withBordersMoved(region, {-by, by}); }

PolygonSet closeGaps(const PolygonSet& region, Length by) { return withBordersMoved(region, {by, -by}); }

PolygonSet inset(const PolygonSet& region, Length by) { return withBordersMoved(region, {-by}); }

std::optional<Point> interiorPoint(const PolygonSet& region) {
    if (region.parts.empty()) {
        return {};
    }
    // Finds the widest interval of a horizontal line halfway between the heights of two corners.
    constexpr std::size_t kMaxLines = 16;
    const PolygonWithHoles& part = region.parts.front();
    std::vector<const Ring*> rings{&part.outline};
    std::ranges::transform(part.holes, std::back_inserter(rings), [](const Ring& hole) { return &hole; });
    std::vector<std::int64_t> levels;
    for (const Ring* ring : rings) {
        std::ranges::transform(*ring, std::back_inserter(levels), [](Point p) { return p.y.nanometers(); });
    }
    std::ranges::sort(levels);
    levels.erase(std::ranges::unique(levels).begin(), levels.end());
    std::vector<std::pair<std::int64_t, std::int64_t>> bands; // height and position
    for (std::size_t i = 1; i < levels.size(); ++i) {
        bands.emplace_back(levels[i] - levels[i - 1], (levels[i] + levels[i - 1]) / 2);
    }
    std::ranges::sort(bands, std::ranges::greater{});
    bands.resize(std::min(bands.size(), kMaxLines));
    std::optional<Point> best;
    double widest = 0.0;
    for (const auto& [height, level] : bands) {
        std::vector<double> crossings;
        for (const Ring* ring : rings) {
            for (std::size_t i = 0; i < ring->size(); ++i) {
                const Point from = (*ring)[i];
                const Point to = (*ring)[i + 1 == ring->size() ? 0 : i + 1];
                if ((from.y.nanometers() > level) != (to.y.nanometers() > level)) {
                    const double share = static_cast<double>(level - from.y.nanometers()) /
                                         static_cast<double>((to.y - from.y).nanometers());
                    crossings.push_back(static_cast<double>(from.x.nanometers()) +
                                        share * static_cast<double>((to.x - from.x).nanometers()));
                }
            }
        }
        std::ranges::sort(crossings);
        for (std::size_t i = 1; i < crossings.size(); i += 2) {
            const double room = std::min(crossings[i] - crossings[i - 1], static_cast<double>(height));
            const Point place{Length::fromNanometers(std::llround((crossings[i] + crossings[i - 1]) / 2)),
                              Length::fromNanometers(level)};
            if (room > widest && region.contains(place)) {
                widest = room;
                best = place;
            }
        }
    }
    return best;
}

Ring segmentGrownBy(Point from, Point to, const Ring& convex) {
    const auto [low, high] = std::minmax(from, to);
    return detail::convexSum({low, high}, convex);
}

PolygonSet movedBy(PolygonSet region, Vector by) {
    const auto move = [&](Ring& ring) {
        for (Point& corner : ring) {
            corner = corner + by;
        }
    };
    for (PolygonWithHoles& part : region.parts) {
        move(part.outline);
        std::ranges::for_each(part.holes, move);
    }
    return region;
}

namespace {

/// Returns the ring, starting at its least point, if it is convex: `convexHull` leaves out collinear corners.
std::optional<Ring> convexFromLeast(const Ring& ring) {
    Ring hull = detail::convexHull(ring);
    return hull.size() == ring.size() ? std::optional{std::move(hull)} : std::nullopt;
}

} // namespace

PolygonSet minkowskiSum(const PolygonSet& region, const Ring& convex) {
    if (region.parts.size() == 1 && region.parts.front().holes.empty()) {
        if (const auto ring = convexFromLeast(region.parts.front().outline)) {
            return unite(std::array{detail::convexSum(*ring, convex)});
        }
    }
    std::vector<Ring> sums;
    const auto [x, y] = convex.front() - Point{};
    for (Ring ring : ringsOf(region)) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            sums.push_back(segmentGrownBy(ring[i], ring[i + 1 == ring.size() ? 0 : i + 1], convex));
        }
        for (Point& corner : ring) {
            corner = {corner.x + x, corner.y + y};
        }
        sums.push_back(std::move(ring));
    }
    return unite(sums);
}

} // namespace sightline::geometry
