#include "geometry/sight/space/seen_area.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/sight/proof/certificate.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::Vec;

constexpr int kAreaLevels = 64;
constexpr std::size_t kMaxCorners = 16; ///< of a convex part that hides something
/// The order of the columns: every eighth, then those between.
constexpr std::array kOrder{3, 7, 1, 5, 0, 4, 2, 6};
/// How far the share of every eighth of 64 columns is off that of all at most: each edge of a shadow adds up to a
/// sixteenth. That of every fourth is off by half as much.
constexpr double kRoughShare = 0.25;
/// The shares of the observer's height at which lines start; the first alone where that sees most.
constexpr std::array kEyeHeights{1.0, 0.0, 0.5, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875};

using Levels = std::uint64_t; ///< heights of one column of the target, from its foot

/// A part of a blocker, in nanometers from the origin and over the table.
struct Shadower {
    std::size_t first = 0; ///< its corners among those of all parts
    std::size_t corners = 0;
    double foot = 0.0;
    double top = 0.0;
    Vec center; ///< of a disc of radius `reach` around it
    double reach = 0.0;

    bool isDisc = false; ///< that disc stands for the part

    bool hidesAllHeights() const { return std::isinf(foot) && std::isinf(top); }
};

/// The part of a line, in units of its direction, on which it runs over a blocker's outline.
struct Met {
    double from = 0.0;
    double to = 0.0;
    const Shadower* part = nullptr;
};

/// What is seen of a column: all heights from `from` up, and some levels.
struct SeenColumn {
    double from = kInfinity; ///< nanometers over the table
    Levels levels = 0;
};

/// Returns the part of the line inside a convex polygon, or where it crosses the side of a wall.
std::optional<std::pair<double, double>> insideOf(Vec start, Vec along, std::span<const Vec> corners) {
    std::optional<std::pair<double, double>> inside;
    const std::size_t sides = corners.size() == 2 ? 1 : corners.size();
    double before = cross(along, corners.front() - start);
    for (std::size_t i = 0; i < sides; ++i) {
        const Vec from = corners[i];
        const Vec to = corners[i + 1 < corners.size() ? i + 1 : 0];
        const double after = cross(along, to - start);
        if ((before < 0.0) != (after < 0.0)) {
            const Vec crossing = from + (before / (before - after)) * (to - from);
            const double at = dot(crossing - start, along) / dot(along, along);
            inside = inside ? std::pair{std::min(inside->first, at), std::max(inside->second, at)} : std::pair{at, at};
        }
        before = after;
    }
    return inside;
}

/// Returns the part of the line inside a disc.
std::optional<std::pair<double, double>> insideDisc(Vec start, Vec along, Vec center, double radius) {
    const double square = dot(along, along);
    const double nearest = dot(center - start, along) / square;
    const double off = cross(along, center - start);
    const double rest = radius * radius * square - off * off;
    if (rest <= 0.0) {
        return {};
    }
    const double half = std::sqrt(rest) / square;
    return std::pair{nearest - half, nearest + half};
}

/// Returns the points at which the tangents from a point touch.
std::pair<Vec, Vec> tangentsOf(const ConvexShape& part, Vec from) {
    if (part.kind() == ConvexShape::Kind::Disc) {
        const Vec way = part.center() - from;
        const double square = dot(way, way);
        const double radius = part.reach();
        const Vec back = (radius * radius / square) * way;
        const Vec aside = (radius * std::sqrt(std::max(square - radius * radius, 0.0)) / square) * detail::turned(way);
        return {part.center() - back - aside, part.center() - back + aside};
    }
    if (part.kind() == ConvexShape::Kind::Ellipse) {
        return part.tangentPoints(from);
    }
    std::pair ends{part.corners().front(), part.corners().front()};
    for (const Vec corner : part.corners()) {
        ends.first = cross(ends.first - from, corner - from) < 0.0 ? corner : ends.first;
        ends.second = cross(ends.second - from, corner - from) > 0.0 ? corner : ends.second;
    }
    return ends;
}

/// Returns the height at the target up to which (`isTop`), or from which on, a height on the way hides it. The way is
/// the share from `from` to `to` of the line from the target to the eye.
double shadowOf(double height, double eye, double from, double to, bool isTop) {
    if (std::isinf(height)) {
        return height;
    }
    const double at = (height > eye) == isTop ? to : from;
    return at < 1.0 ? (height - eye * at) / (1.0 - at) : (isTop ? kInfinity : -kInfinity);
}

class AreaView {
public:
    AreaView(const Solid& observer, const Solid& target, std::span<const UprightPart> parts)
        : m_origin{detail::centerPointOf(observer.placed.position, target.placed.position)},
          m_observer{detail::convexPartsOf(observer.placed, m_origin)},
          m_target{detail::convexPartsOf(target.placed, m_origin)},
          m_low{toNanometers(observer.elevation)},
          m_high{toNanometers(observer.top())},
          m_foot{toNanometers(target.elevation)},
          m_height{std::max(toNanometers(target.height), kStoredUnit)} {
        const Vec way = m_target.front().center() - m_observer.front().center();
        m_ahead = norm(way) > 0.0 ? (1.0 / norm(way)) * way : Vec{};
        m_areNear = reach(m_observer, m_ahead) + kContact >= -reach(m_target, -m_ahead);
        m_parts.reserve(parts.size());
        m_corners.reserve(4 * parts.size());
        for (const UprightPart& part : parts) {
            add(part);
        }
    }

    /// Returns the seen share; with `least`, any share on the same side of it, once that is known.
    std::optional<double> share(int columns, std::optional<double> least) const {
        if (m_ahead.x == 0.0 && m_ahead.y == 0.0) {
            return {};
        }
        const Vec aside = detail::turned(m_ahead);
        const double left = -reach(m_target, -aside);
        const double width = reach(m_target, aside) - left;
        double seen = 0.0;
        int asked = 0;
        int facing = 0;
        for (const int first : kOrder) {
            for (std::size_t column = static_cast<std::size_t>(first); column < static_cast<std::size_t>(columns);
                 column += kOrder.size()) {
                ++asked;
                const auto place = placeOn((left + width * (static_cast<double>(column) + 0.5) / columns) * aside);
                if (!place) {
                    continue;
                }
                if (m_areNear && std::ranges::any_of(m_observer, [&](const ConvexShape& part) {
                        return part.distanceTo(*place) <= kContact;
                    })) {
                    return {};
                }
                ++facing;
                seen += shareOf(seenOn(*place));
                // Columns to come may be seen or hidden.
                const int most = facing + columns - asked;
                if (least && (seen > *least * most || seen + columns - asked < *least * facing)) {
                    return seen / facing;
                }
            }
            const double rough = kRoughShare * columns / (asked * static_cast<double>(kOrder.size()));
            if (least && facing > 0 && std::abs(seen / facing - *least) > rough) {
                return seen / facing;
            }
        }
        return facing > 0 ? std::optional{seen / facing} : std::nullopt;
    }

private:
    static double toNanometers(Length length) { return static_cast<double>(length.nanometers()); }

    static double reach(const std::vector<ConvexShape>& shape, Vec to) {
        double farthest = -kInfinity;
        std::ranges::for_each(shape, [&](const ConvexShape& part) { farthest = std::max(farthest, part.support(to)); });
        return farthest;
    }

    std::span<const Vec> cornersOf(const Shadower& part) const {
        return std::span{m_corners}.subspan(part.first, part.corners);
    }

    /// Adds a part that some line may meet.
    void add(const UprightPart& part) {
        const double lowest = std::min(m_low, m_foot);
        const double highest = std::max(m_high, m_foot + m_height);
        const double foot = part.bottom ? toNanometers(*part.bottom) : -kInfinity;
        const double top = part.top ? toNanometers(*part.top) : kInfinity;
        if (foot >= highest || top <= lowest) {
            return;
        }
        Shadower shadower;
        shadower.foot = foot > lowest ? foot : -kInfinity;
        shadower.top = top < highest ? top : kInfinity;
        shadower.first = m_corners.size();
        // Of bases in the way, which have many corners, some: off by a fiftieth of the radius at most.
        const std::size_t step = (part.corners.size() + kMaxCorners - 1) / kMaxCorners;
        for (std::size_t i = 0; i < part.corners.size(); i += step) {
            m_corners.push_back(detail::toVec(part.corners[i], m_origin));
        }
        shadower.corners = m_corners.size() - shadower.first;
        const std::span<const Vec> corners = cornersOf(shadower);
        for (const Vec corner : corners) {
            shadower.center = shadower.center + (1.0 / static_cast<double>(corners.size())) * corner;
        }
        for (const Vec corner : corners) {
            shadower.reach = std::max(shadower.reach, norm(corner - shadower.center));
        }
        shadower.isDisc = corners.size() > kMaxCorners / 2 && std::ranges::all_of(corners, [&](Vec corner) {
                              return norm(corner - shadower.center) * kMaxCorners > (kMaxCorners - 1) * shadower.reach;
                          });
        const Vec aside = detail::turned(m_ahead);
        const auto isBeyond = [&](Vec side) {
            const double reached = std::max(reach(m_observer, side), reach(m_target, side));
            return std::ranges::all_of(corners, [&](Vec corner) { return dot(corner, side) > reached; });
        };
        if (!isBeyond(aside) && !isBeyond(-aside) && !isBeyond(m_ahead) && !isBeyond(-m_ahead)) {
            m_tall += shadower.hidesAllHeights() ? 1 : 0;
            m_hasGaps = m_hasGaps || !std::isinf(shadower.foot);
            m_parts.push_back(shadower);
        }
    }

    /// Returns the foremost point of the target on a line ahead, if it faces the observer.
    std::optional<Vec> placeOn(Vec through) const {
        std::optional<double> first;
        const ConvexShape* part = nullptr;
        for (const ConvexShape& one : m_target) {
            const auto inside = one.insideOfLine(through, m_ahead);
            if (inside && (!first || inside->first < *first)) {
                first = inside->first;
                part = &one;
            }
        }
        if (!part) {
            return {};
        }
        const Vec place = through + *first * m_ahead;
        const Vec outward = part->outwardNormal(place, true);
        const bool isFacing = std::ranges::any_of(
            m_observer, [&](const ConvexShape& from) { return from.support(outward) > dot(outward, place); });
        return isFacing ? std::optional{place} : std::nullopt;
    }

    double shareOf(const SeenColumn& column) const {
        const double above = std::clamp((m_foot + m_height - column.from) / m_height, 0.0, 1.0);
        const Levels levels = column.levels | ~levelsBetween(-kInfinity, column.from);
        return column.levels == 0 ? above : static_cast<double>(std::popcount(levels)) / kAreaLevels;
    }

    SeenColumn seenOn(Vec place) const {
        SeenColumn seen;
        for (const ConvexShape& part : m_observer) {
            const auto [first, last] = tangentsOf(part, place);
            const Vec across = last - first;
            const auto seesAllOn = [&](double share) {
                const Vec along = first + share * across - place;
                const auto inside = part.insideOfLine(place, along);
                addSeenAlong(place, along, inside.value_or(std::pair{1.0, 1.0}), seen);
                return seen.from <= m_foot || ~seen.levels == 0;
            };
            findWays(part, place, first, last);
            if (std::ranges::any_of(m_ways, seesAllOn)) {
                return seen;
            }
        }
        return seen;
    }

    /// Finds the shares of the way from the one tangent to the other at which lines from the place may see most: the
    /// tangents, the middle, and beside parts that form a slot; none where a part hides all heights.
    void findWays(const ConvexShape& observer, Vec place, Vec first, Vec last) const {
        const Vec across = last - first;
        const double beside = kSmallestCell / norm(across); // how far lines pass an edge, at the observer
        const Vec ahead = first + last - 2.0 * place;
        const double near = -observer.support(-ahead) - dot(place, ahead);
        const bool isAnyBeside = m_hasGaps || m_tall > 1;
        m_ways.assign({0.0, 1.0, 0.5});
        m_hidden.clear();
        for (const Shadower& part : m_parts) {
            if (!m_hasGaps && !part.hidesAllHeights()) {
                continue;
            }
            double low = kInfinity;
            double high = -kInfinity;
            bool isBetween = true;
            const Vec side = part.reach / norm(part.center - place) * detail::turned(part.center - place);
            const std::array ends{part.center - side, part.center + side};
            for (const Vec corner : part.isDisc ? std::span<const Vec>{ends} : cornersOf(part)) {
                const Vec way = corner - place;
                const double depth = dot(way, ahead);
                isBetween = isBetween && depth > 0.0 && depth < near;
                const double share = -cross(first - place, way) / cross(across, way);
                low = std::min(low, share);
                high = std::max(high, share);
            }
            if (!isBetween) {
                continue;
            }
            if (isAnyBeside && low > 0.0 && low < 1.0) {
                m_ways.push_back(low - beside);
            }
            if (isAnyBeside && high > 0.0 && high < 1.0) {
                m_ways.push_back(high + beside);
            }
            if (part.hidesAllHeights()) {
                m_hidden.emplace_back(low, high);
            }
        }
        std::erase_if(m_ways, [&](double share) {
            return std::ranges::any_of(
                m_hidden, [&](const auto& hidden) { return hidden.first < share && share < hidden.second; });
        });
    }

    /// Adds what lines from both ends of that part of the line see of the column at its start.
    void addSeenAlong(Vec place, Vec along, std::pair<double, double> observer, SeenColumn& seen) const {
        m_met.clear();
        const double length = norm(along);
        const double spare = kContact / length; // what stands along the target's outline hides
        for (Shadower& part : m_parts) {
            if (std::abs(cross(along, part.center - place)) > (part.reach + kContact) * length) {
                continue;
            }
            const auto inside = part.isDisc ? insideDisc(place, along, part.center, part.reach)
                                            : insideOf(place, along, cornersOf(part));
            if (inside && inside->second >= -spare && inside->first < observer.first && part.hidesAllHeights()) {
                std::swap(part, m_parts.front()); // likely the next line too
                return;
            }
            if (inside && inside->second >= -spare && inside->first < observer.second) {
                m_met.push_back({std::max(inside->first, 0.0), inside->second, &part});
            }
        }
        for (const double from : {observer.first, observer.second}) {
            addSeenFrom(from, seen);
        }
    }

    /// Adds what is seen past `m_met` from that share of the line.
    void addSeenFrom(double from, SeenColumn& seen) const {
        double hidden = -kInfinity;
        bool isOpenBelow = false;
        for (const Met& one : m_met) {
            if (one.from < from) {
                isOpenBelow = isOpenBelow || !std::isinf(one.part->foot);
                hidden = std::isinf(one.part->foot)
                             ? std::max(hidden, shadowOf(one.part->top, m_high, one.from / from, one.to / from, true))
                             : hidden;
            }
        }
        if (hidden >= m_foot + m_height) {
            return;
        }
        if (!isOpenBelow) {
            seen.from = std::min(seen.from, hidden);
            return;
        }
        // No eye sees more than what nothing that stands on the table hides from the top.
        const Levels open = levelsBetween(hidden, seen.from);
        const std::size_t heights = m_high > m_low ? kEyeHeights.size() : 1;
        for (std::size_t i = 0; i < heights && (open & ~seen.levels) != 0; ++i) {
            seen.levels |= ~hiddenFrom(from, m_low + kEyeHeights[i] * (m_high - m_low));
        }
    }

    /// Returns the levels that are hidden from a height at that share of a line.
    Levels hiddenFrom(double from, double eye) const {
        Levels hidden = 0;
        for (const Met& one : m_met) {
            if (one.from < from) {
                hidden |= levelsBetween(shadowOf(one.part->foot, eye, one.from / from, one.to / from, false),
                                        shadowOf(one.part->top, eye, one.from / from, one.to / from, true));
            }
        }
        return hidden;
    }

    /// Returns the levels whose middles lie between two heights.
    Levels levelsBetween(double low, double high) const {
        const auto levelOf = [&](double height) {
            const double level = (height - m_foot) / m_height * kAreaLevels + 0.5;
            return level <= 0.0 ? 0 : level >= kAreaLevels ? kAreaLevels : static_cast<int>(level);
        };
        const int from = levelOf(low);
        const int to = levelOf(high);
        return from < to ? (~Levels{0} << from) & (~Levels{0} >> (kAreaLevels - to)) : Levels{0};
    }

    Point m_origin;
    std::vector<ConvexShape> m_observer;
    std::vector<ConvexShape> m_target;
    double m_low; ///< the observer's foot, in nanometers over the table, and its top
    double m_high;
    double m_foot; ///< the target's foot, and its height
    double m_height;
    Vec m_ahead;            ///< from center to center; zero if they coincide
    bool m_areNear = false; ///< the bases may touch
    int m_tall = 0;         ///< parts that hide all heights
    bool m_hasGaps = false; ///< lines may run under a part
    std::vector<Vec> m_corners;
    mutable std::vector<Shadower> m_parts; ///< what hid the last hidden line first
    mutable std::vector<Met> m_met;        ///< on the line that is looked along
    mutable std::vector<double> m_ways;    ///< see `findWays`
    mutable std::vector<std::pair<double, double>> m_hidden;
};

} // namespace

std::optional<double>
seenArea(const Solid& observer, const Solid& target, std::span<const UprightPart> parts, AreaColumns columns) {
    return AreaView{observer, target, parts}.share(static_cast<int>(columns), {});
}

std::optional<bool>
seesMoreThan(double share, const Solid& observer, const Solid& target, std::span<const UprightPart> parts) {
    const auto seen = AreaView{observer, target, parts}.share(static_cast<int>(AreaColumns::Few), share);
    return seen ? std::optional{*seen > share} : std::nullopt;
}

} // namespace sightline::geometry
