#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/sight/space/volume_map_data.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sightline::geometry {

namespace {

using detail::kNoBottom;
using detail::kNoTop;
using detail::PlainDiscs;
using detail::VolumePart;

struct Fraction {
    Fraction(Wide above, Wide below)
        : numerator{above}, denominator{below}, value{static_cast<double>(above) / static_cast<double>(below)} {}

    Wide numerator;
    Wide denominator; ///< positive
    double value;     ///< rounded
};

Wide floorOf(const Fraction& f) {
    const Wide quotient = f.numerator / f.denominator;
    return f.numerator % f.denominator < 0 ? quotient - 1 : quotient;
}

/// Returns -1, 0 or 1. Where doubles do not decide, by continued fractions, since cross products of such numbers would
/// overflow.
int compare(Fraction a, Fraction b) {
    const double x = a.value;
    const double y = b.value;
    if (std::abs(x - y) > kNoPart * (std::abs(x) + std::abs(y))) {
        return x < y ? -1 : 1;
    }
    int sign = 1;
    while (true) {
        const Wide wholeA = floorOf(a);
        const Wide wholeB = floorOf(b);
        if (wholeA != wholeB) {
            return wholeA < wholeB ? -sign : sign;
        }
        a.numerator -= wholeA * a.denominator;
        b.numerator -= wholeB * b.denominator;
        if (a.numerator == 0 || b.numerator == 0) {
            return sign * ((a.numerator != 0) - (b.numerator != 0));
        }
        std::swap(a.numerator, a.denominator);
        std::swap(b.numerator, b.denominator);
        sign = -sign;
    }
}

/// The parameters t in [0, 1] of a segment that satisfy a list of linear conditions. Exact.
class Stretch {
public:
    /// Restricts to where a value that changes linearly from `atStart` to `atEnd` is at least 0, or above 0 if `open`.
    void keep(Wide atStart, Wide atEnd, bool open) {
        if (atStart < 0 && atEnd < 0) {
            m_empty = true;
            return;
        }
        if (atStart > 0 && atEnd > 0) {
            return; // satisfied everywhere
        }
        const Wide change = atEnd - atStart;
        if (change == 0) {
            m_empty = m_empty || atStart < 0 || (open && atStart == 0);
            return;
        }
        const Fraction at = change > 0 ? Fraction{-atStart, change} : Fraction{atStart, -change};
        if (change > 0) {
            const int order = compare(at, m_from);
            if (order > 0) {
                m_from = at;
                m_fromOpen = open;
            } else if (order == 0) {
                m_fromOpen = m_fromOpen || open;
            }
        } else {
            const int order = compare(at, m_to);
            if (order < 0) {
                m_to = at;
                m_toOpen = open;
            } else if (order == 0) {
                m_toOpen = m_toOpen || open;
            }
        }
    }

    /// Restricts to the part over a convex ring that is clockwise on screen.
    void keepOver(const Ring& ring, const SightLine3& line);

    [[nodiscard]] bool isPlainlyEmpty() const { return m_empty; }

    [[nodiscard]] bool isEmpty() const {
        if (m_empty) {
            return true;
        }
        const int order = compare(m_from, m_to);
        return order > 0 || (order == 0 && (m_fromOpen || m_toOpen));
    }

    [[nodiscard]] double start() const { return m_from.value; }
    [[nodiscard]] double end() const { return m_to.value; }

private:
    Fraction m_from{0, 1};
    Fraction m_to{1, 1};
    bool m_fromOpen = false;
    bool m_toOpen = false;
    bool m_empty = false;
};

double inDouble(Length length) { return static_cast<double>(length.nanometers()); }

/// Determines on which side of the plan of a line points lie.
class PlainSides {
public:
    explicit PlainSides(const SightLine3& line)
        : m_x{inDouble(line.from.plan.x)},
          m_y{inDouble(line.from.plan.y)},
          m_dx{inDouble(line.to.plan.x - line.from.plan.x)},
          m_dy{inDouble(line.to.plan.y - line.from.plan.y)},
          m_room{kSegmentMargin * (std::abs(m_dx) + std::abs(m_dy))} {}

    /// Returns -1 or 1 for a point clearly on that side; 0 if doubles do not decide.
    [[nodiscard]] int of(Point p) const {
        const double across = m_dx * (inDouble(p.y) - m_y) - m_dy * (inDouble(p.x) - m_x);
        return (across > m_room) - (across < -m_room);
    }

private:
    double m_x;
    double m_y;
    double m_dx;
    double m_dy;
    double m_room; ///< least magnitude that determines a side
};

void Stretch::keepOver(const Ring& ring, const SightLine3& line) {
    constexpr std::size_t kMany = 8;
    const auto keepSide = [&](std::size_t i) {
        const Point a = ring[i];
        const Point b = ring[i + 1 == ring.size() ? 0 : i + 1];
        keep(cross(a, b, line.from.plan), cross(a, b, line.to.plan), false);
    };
    if (ring.size() <= kMany) {
        for (std::size_t i = 0; i < ring.size() && !m_empty; ++i) {
            keepSide(i);
        }
        return;
    }
    // With many sides only those matter whose ends do not lie on the same side of the line: a line that crosses a
    // convex ring enters and leaves through them.
    const PlainSides sides{line};
    const auto besideLine = [&](std::size_t i) { return sides.of(ring[i == ring.size() ? 0 : i]); };
    bool isAnyKept = false;
    const auto keepSides = [&](std::size_t first, std::size_t end) {
        int before = besideLine(first);
        for (std::size_t i = first; i < end; ++i) {
            const int after = besideLine(i + 1);
            if (before != after || after == 0) {
                keepSide(i);
                isAnyKept = true;
            }
            before = after;
        }
    };
    // A convex ring has at most two such places, so if a few of its corners show both, the others need no look.
    std::array<std::size_t, 2> changes{};
    std::size_t count = 0;
    bool isRough = false;
    int before = besideLine(0);
    for (std::size_t i = 0; i < ring.size(); i += kMany) {
        const int after = besideLine(std::min(i + kMany, ring.size()));
        isRough = isRough || before == 0 || after == 0;
        if (before != after && count < changes.size()) {
            changes[count++] = i;
        }
        before = after;
    }
    if (isRough || count < changes.size()) {
        keepSides(0, ring.size());
    } else {
        for (const std::size_t first : changes) {
            keepSides(first, std::min(first + kMany, ring.size()));
        }
    }
    m_empty = m_empty || !isAnyKept; // the line passes beside the ring
}

/// Returns the stretch in which the line runs over the closed outline at heights inside the part or, if `closed`, also
/// at its top or bottom.
Stretch stretchInside(const SightLine3& line, const VolumePart& part, bool closed) {
    Stretch stretch;
    const Wide from = line.from.z.nanometers();
    const Wide to = line.to.z.nanometers();
    if (part.bottom != kNoBottom) {
        stretch.keep(from - part.bottom, to - part.bottom, !closed);
    }
    if (part.top != kNoTop) {
        stretch.keep(part.top - from, part.top - to, !closed);
    }
    const auto alongEdge = [&](Point a, Point b) {
        stretch.keep(dot(a, b, line.from.plan), dot(a, b, line.to.plan), false);
    };
    const auto rightOf = [&](Point a, Point b) {
        stretch.keep(cross(a, b, line.from.plan), cross(a, b, line.to.plan), false);
    };
    if (part.isSheet()) {
        const Ring& edge = part.edge.empty() ? part.corners : part.edge;
        rightOf(edge[0], edge[1]);
        rightOf(edge[1], edge[0]);
        alongEdge(part.corners[0], part.corners[1]);
        alongEdge(part.corners[1], part.corners[0]);
    } else {
        if (!stretch.isPlainlyEmpty()) {
            stretch.keepOver(part.corners, line);
        }
    }
    return stretch;
}

/// Classifies the plan of the line by discs around and inside the part.
PlainDiscs::Meets glance(const SightLine3& line, const VolumePart& part) {
    const Point from = line.from.plan;
    return part.discs.met(inDouble(from.x), inDouble(from.y), inDouble(line.to.plan.x - from.x),
                          inDouble(line.to.plan.y - from.y));
}

/// True if the whole ring lies clearly on one side of the line.
bool standsBeside(const SightLine3& line, const Ring& ring) {
    const PlainSides sides{line};
    const int first = sides.of(ring.front());
    return first != 0 && std::ranges::all_of(ring, [&](Point p) { return sides.of(p) == first; });
}

/// True if the plan of a line that runs over a part for some way clearly passes through its interior.
bool passesThrough(const SightLine3& line, const VolumePart& part, const Stretch& stretch) {
    const PlainSides sides{line};
    const auto isOn = [&](int side) {
        return std::ranges::any_of(part.corners, [&](Point p) { return sides.of(p) == side; });
    };
    return !part.isSheet() && stretch.end() > stretch.start() + kSpare && isOn(1) && isOn(-1);
}

/// True if the plan of the line at most touches the blockers.
bool touchesOnly(const SightLine3& line, const VolumeMap& map, std::span<const int> blockers) {
    if (line.from.plan != line.to.plan) {
        return !firstHit({line.from.plan, line.to.plan}, map.plan(), blockers);
    }
    // Vertical: on the border of one blocker the line slides down a side; between several it may run in a seam.
    const auto& outline = map.plan().blockers()[static_cast<std::size_t>(blockers.front())].outline;
    const auto* polygon = std::get_if<Polygon>(&outline);
    return blockers.size() == 1 && polygon && !polygon->containsInside(line.from.plan);
}

Point3 pointAt(const SightLine3& line, double t) {
    const auto at = [&](Length a, Length b) {
        return a + Length::fromNanometers(std::llround(t * static_cast<double>((b - a).nanometers())));
    };
    return {{at(line.from.plan.x, line.to.plan.x), at(line.from.plan.y, line.to.plan.y)}, at(line.from.z, line.to.z)};
}

} // namespace

std::optional<BlockedAt3>
firstBlockedVolume(const SightLine3& line, const VolumeMap& map, std::span<const int> active, TouchRule touch) {
    return detail::firstBlockedByParts(line, map, detail::activeParts(map.data(), active), touch);
}

namespace {

/// Returns what blocks the line first; if `isAnyEnough`, something that blocks it.
std::optional<BlockedAt3> blockedByParts(
    const SightLine3& line, const VolumeMap& map, std::span<const int> parts, TouchRule touch, bool isAnyEnough) {
    if (line.from == line.to) {
        return {};
    }
    // The blockers that the line meets in plan at heights inside them; whether it crosses or only touches them, and
    // whether those are joined, is then decided in plan.
    const VolumeMapData& data = map.data();
    std::vector<int> met;
    double first = 2.0;
    int firstBlocker = -1;
    bool isCrossed = false; // a part is clearly met in plan, so only the first one is still to be found
    const double dx = inDouble(line.to.plan.x - line.from.plan.x);
    const double dy = inDouble(line.to.plan.y - line.from.plan.y);
    const double length = dx * dx + dy * dy;
    const double perNanometer = length > 0.0 ? 1.0 / std::sqrt(length) : 0.0;
    const Box around = boundsOf(line.from.plan, line.to.plan);
    // Returns the least parameter at which the line may reach the part's disc.
    const auto earliest = [&](const VolumePart& part) {
        const double along =
            dx * (part.discs.x - inDouble(line.from.plan.x)) + dy * (part.discs.y - inDouble(line.from.plan.y));
        return along / length - part.discs.outer * perNanometer;
    };
    // The first part that is clearly crossed, among those that the line cannot pass over or under, excludes everything
    // behind it.
    double reached = 2.0;
    const VolumePart* stopper = nullptr;
    const std::int64_t low = std::min(line.from.z, line.to.z).nanometers();
    const std::int64_t high = std::max(line.from.z, line.to.z).nanometers();
    for (std::size_t i = 0; i < parts.size() && length > 0.0; ++i) {
        const VolumePart& part = data.parts[static_cast<std::size_t>(parts[i])];
        const bool isHigh = part.bottom < low && part.top > high && part.blockers.size() == 1;
        if (isHigh && boxesMeet(part.box, around) && earliest(part) < reached &&
            glance(line, part) == PlainDiscs::Meets::Yes) {
            reached = earliest(part);
            stopper = &part;
        }
    }
    std::optional<Stretch> ofStopper;
    if (stopper) {
        ofStopper = stretchInside(line, *stopper, touch == TouchRule::Blocked);
        reached = ofStopper->start();
        isCrossed = true;
    }
    for (const int index : parts) {
        const VolumePart& part = data.parts[static_cast<std::size_t>(index)];
        if (!boxesMeet(part.box, around)) {
            continue;
        }
        if (isCrossed && earliest(part) > std::min(first, reached) + kNoPart) {
            continue;
        }
        const auto seen = &part == stopper ? PlainDiscs::Meets::Yes : glance(line, part);
        if (seen == PlainDiscs::Meets::No || (seen == PlainDiscs::Meets::Unsure && standsBeside(line, part.corners))) {
            continue;
        }
        const Stretch stretch = &part == stopper ? *ofStopper : stretchInside(line, part, touch == TouchRule::Blocked);
        if (stretch.isEmpty()) {
            continue;
        }
        isCrossed = isCrossed || (part.blockers.size() == 1 &&
                                  (seen == PlainDiscs::Meets::Yes || passesThrough(line, part, stretch)));
        if (isCrossed && isAnyEnough) {
            return BlockedAt3{line.from, part.blockers.front()};
        }
        met.insert(met.end(), part.blockers.begin(), part.blockers.end());
        if (stretch.start() < first) {
            first = stretch.start();
            firstBlocker = part.blockers.front();
        }
    }
    if (met.empty()) {
        return {};
    }
    std::ranges::sort(met);
    const auto repeated = std::ranges::unique(met);
    met.erase(repeated.begin(), repeated.end());
    if (touch == TouchRule::Clear && !isCrossed && touchesOnly(line, map, met)) {
        return {};
    }
    return BlockedAt3{pointAt(line, first), firstBlocker};
}

} // namespace

std::optional<BlockedAt3>
detail::firstBlockedByParts(const SightLine3& line, const VolumeMap& map, std::span<const int> parts, TouchRule touch) {
    return blockedByParts(line, map, parts, touch, false);
}

bool detail::isBlockedByParts(const SightLine3& line,
                              const VolumeMap& map,
                              std::span<const int> parts,
                              TouchRule touch) {
    const std::int64_t low = std::min(line.from.z, line.to.z).nanometers();
    const std::int64_t high = std::max(line.from.z, line.to.z).nanometers();
    const bool isUpright = line.from.plan == line.to.plan;
    for (const int index : parts) {
        const VolumePart& part = map.data().parts[static_cast<std::size_t>(index)];
        if (!isUpright && part.bottom < low && part.top > high && part.blockers.size() == 1 &&
            glance(line, part) == PlainDiscs::Meets::Yes) {
            return true;
        }
    }
    return blockedByParts(line, map, parts, touch, true).has_value();
}

} // namespace sightline::geometry
