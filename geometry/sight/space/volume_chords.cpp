#include "geometry/sight/space/volume_chords.h"

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sightline::geometry::detail {

namespace {

Range product(Range a, Range b) {
    Range result;
    for (const double x : {a.low, a.high}) {
        for (const double y : {b.low, b.high}) {
            result.add(x * y);
        }
    }
    return result;
}

Chord curveChord(const PlanCell& cell, Range slopes, const VolumeScene::Body& body) {
    Range above = passing(cell, body.center);
    const auto spread = [&](double m) { return body.g11 + (2 * body.g12 + body.g22 * m) * m; };
    Range d;
    d.add(spread(slopes.low));
    d.add(spread(slopes.high));
    const double flattest = -body.g12 / body.g22;
    if (flattest > slopes.low && flattest < slopes.high) {
        d.add(spread(flattest));
    }
    const double det = body.g11 * body.g22 - body.g12 * body.g12;
    // Lines that miss it are treated as its tangents.
    const double limit = std::sqrt(d.high / det);
    above = {std::clamp(above.low, -limit, limit), std::clamp(above.high, -limit, limit)};
    const double nearest = above.low > 0 ? above.low : above.high < 0 ? -above.high : 0.0;
    const double farthest = std::max(std::abs(above.low), std::abs(above.high));
    const Range root{std::sqrt(std::max(0.0, d.low - det * farthest * farthest)),
                     std::sqrt(std::max(0.0, d.high - det * nearest * nearest))};
    const Range lean =
        product({-above.high, -above.low}, {body.g12 + body.g22 * slopes.low, body.g12 + body.g22 * slopes.high});
    const Range inverse{1 / d.high, 1 / d.low};
    const auto at = [&](double low, double high) {
        Range range = product({low, high}, inverse);
        range.low = std::max(body.from, range.low + body.center.x - kConstructionError);
        range.high = std::min(body.to, range.high + body.center.x + kConstructionError);
        return range.low <= range.high ? range : Range{body.from, body.to};
    };
    return {at(lean.low - root.high, lean.high - root.low), at(lean.low + root.low, lean.high + root.high),
            Chord::kSeveral, Chord::kSeveral};
}

/// The chord of a single line in a polygon.
Chord lineChord(Vec line, std::span<const Vec> corners, double from, double to) {
    Chord chord{};
    int enters = 0;
    int leaves = 0;
    const std::size_t count = corners.size();
    const std::size_t edges = count == 2 ? 1 : count;
    const auto above = [line](Vec corner) { return line.y + line.x * corner.x - corner.y; };
    const double touch = kConstructionError;
    const double first = above(corners[0]);
    double atB = first;
    for (std::size_t i = 0; i < edges; ++i) {
        // Most corners of long outlines are clearly on the side of the one before.
        double atA = atB;
        if (atA > touch) {
            while (i + 2 < count && (atB = above(corners[i + 1])) > touch) {
                atA = atB;
                ++i;
            }
        } else if (atA < -touch) {
            while (i + 2 < count && (atB = above(corners[i + 1])) < -touch) {
                atA = atB;
                ++i;
            }
        }
        const Vec a = corners[i];
        const Vec b = corners[i + 1 == count ? 0 : i + 1];
        atB = i + 1 == count ? first : above(b);
        if ((atA >= -touch && atB >= -touch) || (atA <= touch && atB <= touch)) {
            continue;
        }
        const Vec way = b - a;
        const double turn = way.x * line.x - way.y;
        Range crossing{std::min(a.x, b.x), std::max(a.x, b.x)};
        if (turn != 0) {
            const double at = (way.x * (a.y - line.y) - way.y * a.x) / turn;
            const double slack = kConstructionError;
            const Range tight{std::max(crossing.low, at - slack), std::min(crossing.high, at + slack)};
            crossing = tight.low > tight.high ? crossing : tight;
        }
        if (count == 2 || turn >= 0) {
            chord.enter.add(crossing.low);
            chord.enter.add(crossing.high);
            chord.enterEdge = ++enters == 1 ? static_cast<int>(i) : Chord::kSeveral;
        }
        if (count == 2 || turn <= 0) {
            chord.leave.add(crossing.low);
            chord.leave.add(crossing.high);
            chord.leaveEdge = ++leaves == 1 ? static_cast<int>(i) : Chord::kSeveral;
        }
    }
    if (enters == 0) {
        chord.enter = {from, to};
    }
    if (leaves == 0) {
        chord.leave = {from, to};
    }
    return chord;
}

/// The chord of a single line in a curve; a line that misses it is treated as its tangent.
Chord lineChord(Vec line, const VolumeScene::Body& body) {
    const double spread = body.g11 + (2 * body.g12 + body.g22 * line.x) * line.x;
    const double det = body.g11 * body.g22 - body.g12 * body.g12;
    const double limit = std::sqrt(spread / det);
    const double above = std::clamp(line.y + line.x * body.center.x - body.center.y, -limit, limit);
    const double root = std::sqrt(std::max(0.0, spread - det * above * above));
    const double lean = -above * (body.g12 + body.g22 * line.x);
    const double inverse = 1 / spread;
    const auto at = [&](double along) {
        const double t = along * inverse + body.center.x;
        const Range range{std::max(body.from, t - kConstructionError), std::min(body.to, t + kConstructionError)};
        return range.low <= range.high ? range : Range{body.from, body.to};
    };
    return {at(lean - root), at(lean + root), Chord::kSeveral, Chord::kSeveral};
}

} // namespace

Range slopesOf(const PlanCell& cell) {
    Range slopes;
    for (const Vec v : cell.all()) {
        slopes.add(v.x);
    }
    return slopes;
}

HeightsAbove::HeightsAbove(const PlanCell& cell, std::span<const Vec> outline) : m_cell{cell} {
    if (outline.size() > kFew) {
        Range along;
        std::ranges::for_each(outline, [&](Vec corner) { along.add(corner.x); });
        sortOut(along);
    }
}

HeightsAbove::HeightsAbove(const PlanCell& cell, std::span<const Vec> outline, Range along) : m_cell{cell} {
    if (outline.size() > kFew) {
        sortOut(along);
    }
}

/// The heights are linear in t: of two lines that are lowest at the ends of the outline, one is lowest everywhere
/// between if no third line is lower where the two cross.
void HeightsAbove::sortOut(Range along) {
    const auto extremesAt = [this](double t) {
        return std::ranges::minmax(m_cell.all(), {}, [t](Vec v) { return v.y + v.x * t; });
    };
    const auto first = extremesAt(along.low);
    const auto last = extremesAt(along.high);
    const auto areSame = [](Vec a, Vec b) { return a.x == b.x && a.y == b.y; };
    const auto areAlone = [&](Vec a, Vec b, double side) {
        if (areSame(a, b)) {
            return true;
        }
        const double t = (a.y - b.y) / (b.x - a.x);
        const double limit = side * (a.y + a.x * t);
        return std::ranges::all_of(
            m_cell.all(), [&](Vec v) { return side * (v.y + v.x * t) >= limit || areSame(v, a) || areSame(v, b); });
    };
    m_lowest = {first.min, last.min};
    m_highest = {first.max, last.max};
    m_isOneEach = areSame(first.min, last.min) && areSame(first.max, last.max);
    m_areFew = m_isOneEach || (areAlone(first.min, last.min, 1.0) && areAlone(first.max, last.max, -1.0));
}

namespace {

/// The chord of all lines of a cell in a polygon.
class CellChord {
public:
    CellChord(const PlanCell& cell, Range slopes, std::span<const Vec> corners)
        : m_cell{cell}, m_slopes{slopes}, m_corners{corners} {}

    [[nodiscard]] const Chord& chord() const { return m_chord; }
    void addCrossings();

private:
    struct Edge {
        Vec a;
        Vec way;
        Range x;
        double turnLow;
        double turnHigh;
        bool isEntered;
        bool isLeft;
    };

    [[nodiscard]] Edge edge(std::size_t i) const {
        const std::size_t count = m_corners.size();
        const Vec a = m_corners[i];
        const Vec b = m_corners[i + 1 == count ? 0 : i + 1];
        const Vec way = b - a;
        const double turnLow = way.x * m_slopes.low - way.y;
        const double turnHigh = way.x * m_slopes.high - way.y;
        return {a,
                way,
                {std::min(a.x, b.x), std::max(a.x, b.x)},
                turnLow,
                turnHigh,
                count == 2 || std::max(turnLow, turnHigh) >= 0,
                count == 2 || std::min(turnLow, turnHigh) <= 0};
    }

    template <typename Cross> void eachCrossed(const Cross& cross) const;
    void add(std::size_t i);
    void addUnlessWithin(std::size_t i);

    const PlanCell& m_cell;
    Range m_slopes;
    std::span<const Vec> m_corners;
    Chord m_chord{};
    int m_enters = 0;
    int m_leaves = 0;
};

/// Calls `cross` with each edge that a line of the cell may cross.
template <typename Cross> void CellChord::eachCrossed(const Cross& cross) const {
    const std::size_t count = m_corners.size();
    // The sides of a corner on which all lines of the cell pass, or touch it. Cells are cut along the lines of corners:
    // what remains beyond the cut only touches the corner.
    unsigned first = 0;
    unsigned previous = 0;
    std::size_t next = 0;
    HeightsAbove{m_cell, m_corners}.each(m_corners, [&](Range at) {
        const unsigned sides = (at.low >= -kConstructionError ? 1U : 0U) | (at.high <= kConstructionError ? 2U : 0U);
        if (next == 0) {
            first = sides;
        } else if ((previous & sides) == 0U) {
            cross(next - 1);
        }
        previous = sides;
        ++next;
    });
    if (count != 2 && (previous & first) == 0U) {
        cross(count - 1);
    }
}

/// The crossing with an edge lies within the edge's own t. If all lines of the cell cross the edge's line in the same
/// direction, the crossing is a quotient of linear functions, so the corners of the cell bound it.
void CellChord::add(std::size_t i) {
    const auto [a, way, x, turnLow, turnHigh, isEntered, isLeft] = edge(i);
    Range crossing = x;
    if ((turnLow > 0) == (turnHigh > 0) && turnLow != 0 && turnHigh != 0) {
        Range tight;
        for (const Vec v : m_cell.all()) {
            tight.add((way.x * (a.y - v.y) - way.y * a.x) / (way.x * v.x - way.y));
        }
        const double slack = kConstructionError;
        crossing = {std::max(x.low, tight.low - slack), std::min(x.high, tight.high + slack)};
        if (crossing.low > crossing.high) {
            crossing = x;
        }
    }
    if (isEntered) {
        m_chord.enter.add(crossing.low);
        m_chord.enter.add(crossing.high);
        m_chord.enterEdge = ++m_enters == 1 ? static_cast<int>(i) : Chord::kSeveral;
    }
    if (isLeft) {
        m_chord.leave.add(crossing.low);
        m_chord.leave.add(crossing.high);
        m_chord.leaveEdge = ++m_leaves == 1 ? static_cast<int>(i) : Chord::kSeveral;
    }
}

void CellChord::addUnlessWithin(std::size_t i) {
    const Edge crossed = edge(i);
    const auto isWithin = [&crossed](Range range) {
        return range.low <= crossed.x.low && crossed.x.high <= range.high;
    };
    if ((crossed.isEntered && !isWithin(m_chord.enter)) || (crossed.isLeft && !isWithin(m_chord.leave))) {
        add(i);
        return;
    }
    m_chord.enterEdge = crossed.isEntered ? Chord::kSeveral : m_chord.enterEdge;
    m_chord.leaveEdge = crossed.isLeft ? Chord::kSeveral : m_chord.leaveEdge;
}

/// The edges at the ends of a run that all lines enter, or leave, bound the chord: between them, few edges of long
/// outlines add to it.
void CellChord::addCrossings() {
    constexpr std::size_t kMany = 16; // Empirical.
    if (m_corners.size() < kMany) {
        eachCrossed([this](std::size_t i) { add(i); });
        return;
    }
    struct Run {
        std::size_t from;
        std::size_t to;
        bool isEntered;
        bool isLeft;
    };
    std::vector<Run> runs;
    eachCrossed([&](std::size_t i) {
        const Edge crossed = edge(i);
        if (!runs.empty() && runs.back().to + 1 == i && runs.back().isEntered == crossed.isEntered &&
            runs.back().isLeft == crossed.isLeft) {
            runs.back().to = i;
        } else {
            runs.push_back({i, i, crossed.isEntered, crossed.isLeft});
        }
    });
    for (const Run& run : runs) {
        add(run.from);
        if (run.to != run.from) {
            add(run.to);
        }
    }
    for (const Run& run : runs) {
        for (std::size_t i = run.from + 1; i < run.to; ++i) {
            addUnlessWithin(i);
        }
    }
}

} // namespace

Chord polygonChord(const PlanCell& cell, Range slopes, std::span<const Vec> corners, double from, double to) {
    if (cell.count == 1) {
        return lineChord(cell.corners[0], corners, from, to);
    }
    CellChord crossed{cell, slopes, corners};
    crossed.addCrossings();
    Chord chord = crossed.chord();
    if (chord.enter.low > chord.enter.high) {
        chord.enter = {from, to};
    }
    if (chord.leave.low > chord.leave.high) {
        chord.leave = {from, to};
    }
    return chord;
}

Chord bodyChord(const PlanCell& cell, Range slopes, const VolumeScene::Body& body) {
    if (cell.count == 1 && body.corners.empty()) {
        return lineChord(cell.corners[0], body);
    }
    return body.corners.empty() ? curveChord(cell, slopes, body)
                                : polygonChord(cell, slopes, body.corners, body.from, body.to);
}

bool allCross(const PlanCell& cell, Range slopes, const VolumeScene::Body& body) {
    if (!body.corners.empty()) {
        bool anyAbove = false;
        bool anyBelow = false;
        for (const Vec corner : body.corners) {
            const Range by = passing(cell, corner);
            anyAbove = anyAbove || by.high < 0;
            anyBelow = anyBelow || by.low > 0;
        }
        return anyAbove && anyBelow;
    }
    const double det = body.g11 * body.g22 - body.g12 * body.g12;
    const double flattest = std::clamp(-body.g12 / body.g22, slopes.low, slopes.high);
    const double limit = std::sqrt((body.g11 + (2 * body.g12 + body.g22 * flattest) * flattest) / det);
    const Range by = passing(cell, body.center);
    return by.low > -limit && by.high < limit;
}

} // namespace sightline::geometry::detail
