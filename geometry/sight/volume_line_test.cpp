#include "geometry/detail/volume_map_data.h"
#include "geometry/predicates.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sightline::geometry {

namespace {

using detail::kNoBottom;
using detail::kNoTop;
using detail::VolumePart;

struct Fraction {
    Fraction(Wide above, Wide below) : numerator{above}, denominator{below}, value{static_cast<double>(above) / static_cast<double>(below)} {}

    Wide numerator;
    Wide denominator; ///< positive
    double value;     ///< to rounding
};

Wide floorOf(const Fraction& f) {
    const Wide quotient = f.numerator / f.denominator;
    return f.numerator % f.denominator < 0 ? quotient - 1 : quotient;
}

/// -1, 0 or 1. Where doubles do not tell, by continued fractions: cross products of such numbers would not fit.
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

/// The parameters t in [0, 1] of a segment that meet a list of linear conditions. Exact.
class Stretch {
public:
    /// Keeps where a value that goes from `atStart` to `atEnd` is at least 0; `open`: above 0.
    void keep(Wide atStart, Wide atEnd, bool open) {
        if (atStart < 0 && atEnd < 0) {
            m_empty = true;
            return;
        }
        if (atStart > 0 && atEnd > 0) {
            return; // all of it
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

    [[nodiscard]] bool isPlainlyEmpty() const { return m_empty; }

    [[nodiscard]] bool isEmpty() const {
        if (m_empty) {
            return true;
        }
        const int order = compare(m_from, m_to);
        return order > 0 || (order == 0 && (m_fromOpen || m_toOpen));
    }

    [[nodiscard]] double start() const { return m_from.value; }

private:
    Fraction m_from{0, 1};
    Fraction m_to{1, 1};
    bool m_fromOpen = false;
    bool m_toOpen = false;
    bool m_empty = false;
};

/// Where the line runs over the closed outline at heights inside the part; `closed`: or at its top or bottom.
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
    const auto alongEdge = [&](Point a, Point b) { stretch.keep(dot(a, b, line.from.plan), dot(a, b, line.to.plan), false); };
    const auto rightOf = [&](Point a, Point b) { stretch.keep(cross(a, b, line.from.plan), cross(a, b, line.to.plan), false); };
    if (part.isSheet()) {
        const Ring& edge = part.edge.empty() ? part.corners : part.edge;
        rightOf(edge[0], edge[1]);
        rightOf(edge[1], edge[0]);
        alongEdge(part.corners[0], part.corners[1]);
        alongEdge(part.corners[1], part.corners[0]);
    } else {
        for (std::size_t i = 0; i < part.corners.size() && !stretch.isPlainlyEmpty(); ++i) {
            rightOf(part.corners[i], part.corners[i + 1 == part.corners.size() ? 0 : i + 1]);
        }
    }
    return stretch;
}

bool boxesMeet(const Box& box, Point p, Point q) {
    return std::max(p.x, q.x) >= box.low.x && std::min(p.x, q.x) <= box.high.x && std::max(p.y, q.y) >= box.low.y &&
           std::min(p.y, q.y) <= box.high.y;
}

/// True if all of the ring stands plainly on one side of the line.
bool standsBeside(const SightLine3& line, const Ring& ring) {
    const auto difference = [](Length a, Length b) { return static_cast<double>((b - a).nanometers()); };
    const double dx = difference(line.from.plan.x, line.to.plan.x);
    const double dy = difference(line.from.plan.y, line.to.plan.y);
    const double room = kSegmentMargin * (std::abs(dx) + std::abs(dy));
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    for (const Point p : ring) {
        const double across = dx * difference(line.from.plan.y, p.y) - dy * difference(line.from.plan.x, p.x);
        least = std::min(least, across);
        most = std::max(most, across);
    }
    return least > room || most < -room;
}

/// True if the plan of the line does no more than touch the blockers.
bool touchesOnly(const SightLine3& line, const VolumeMap& map, std::span<const int> blockers) {
    if (line.from.plan != line.to.plan) {
        return !firstBlocked({line.from.plan, line.to.plan}, map.plan(), blockers);
    }
    // Upright: on the border of one blocker it slides down a side; of several it may run in a seam.
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

std::optional<BlockedAt3> firstBlockedVolume(const SightLine3& line, const VolumeMap& map, std::span<const int> active,
                                             TouchRule touch) {
    return detail::firstBlockedByParts(line, map, detail::activeParts(map.data(), active), touch);
}

std::optional<BlockedAt3> detail::firstBlockedByParts(const SightLine3& line, const VolumeMap& map, std::span<const int> parts,
                                                      TouchRule touch) {
    if (line.from == line.to) {
        return {};
    }
    // The blockers that the line meets in plan at heights inside them; whether it crosses them or only touches, and whether
    // what it touches is joined, is then a question of the plan.
    const VolumeMapData& data = map.data();
    std::vector<int> met;
    double first = 2.0;
    int firstBlocker = -1;
    for (const int index : parts) {
        const VolumePart& part = data.parts[static_cast<std::size_t>(index)];
        if (!boxesMeet(part.box, line.from.plan, line.to.plan) || standsBeside(line, part.corners)) {
            continue;
        }
        const Stretch stretch = stretchInside(line, part, touch == TouchRule::Blocked);
        if (stretch.isEmpty()) {
            continue;
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
    if (touch == TouchRule::Clear && touchesOnly(line, map, met)) {
        return {};
    }
    return BlockedAt3{pointAt(line, first), firstBlocker};
}

} // namespace sightline::geometry
