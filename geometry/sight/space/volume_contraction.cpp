#include "geometry/base/tolerances.h"
#include "geometry/sight/space/volume_walk.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::geometry::detail {

namespace {

using Body = VolumeScene::Body;
using Element = VolumeScene::Element;

/// A bound of a position along t that is linear in the plan line.
struct LinearBound {
    double offset = 0.0;
    Vec slope = {};

    [[nodiscard]] double at(Vec plan) const { return offset + dot(slope, plan); }
};

LinearBound operator-(const LinearBound& a, const LinearBound& b) { return {a.offset - b.offset, a.slope - b.slope}; }

/// A straight line in plan, which grows along s by `across` at each slope.
struct GrowingSide {
    Vec from;
    Vec way;
    HalfAcross across = {};
    double growth = 0.0; ///< -1, 0 or 1
};

/// Returns a bound of where the lines of a cell cross a side, above (`sign` 1) or below it (-1), that is exact to
/// second order: the crossing is a quotient of linear functions. Nothing if some lines are nearly parallel to the side.
std::optional<LinearBound> crossingBound(const PlanCell& cell, Vec center, const GrowingSide& side, double sign) {
    const auto below = [&](Vec plan) { return side.way.x * plan.x - side.way.y; };
    const double atCenter = below(center);
    const double grown = side.growth * side.way.x;
    const LinearBound part{side.way.x * side.from.y - side.way.y * side.from.x + grown * side.across.offset,
                           {grown * side.across.slope, -side.way.x}};
    const double crossing = part.at(center) / atCenter;
    // Zero at the center; divided by `below` it is how far the crossing moves.
    const LinearBound moved{part.offset + crossing * side.way.y, {part.slope.x - crossing * side.way.x, part.slope.y}};
    double farthest = 0.0;
    double change = 0.0;
    for (const Vec plan : cell.all()) {
        if (!(below(plan) * atCenter > 0) || std::abs(below(plan)) < kAside * norm(side.way)) {
            return {};
        }
        farthest = std::max(farthest, std::abs(moved.at(plan)));
        change = std::max(change, std::abs(1 / below(plan) - 1 / atCenter));
    }
    const double rest = farthest * change + 2 * kConstructionError;
    return LinearBound{crossing + moved.offset / atCenter + sign * rest, (1 / atCenter) * moved.slope};
}

/// Returns a tangent or side of the base where the center line of a cell enters or leaves it: a line that crosses the
/// base enters it no earlier, and leaves it no later, than the half plane.
std::optional<GrowingSide> sideCrossed(const Body& body, Vec center, bool isEntered) {
    PlanCell line;
    line.add(center);
    const Chord chord = bodyChord(line, {center.x, center.x}, body);
    if (body.corners.empty()) {
        const Range& at = isEntered ? chord.enter : chord.leave;
        const double t = (at.low + at.high) / 2;
        const Vec point{t, center.y + center.x * t};
        const Vec out = point - body.center;
        const Vec normal{body.g11 * out.x + body.g12 * out.y, body.g12 * out.x + body.g22 * out.y};
        return GrowingSide{point, turned(normal)};
    }
    const int edge = isEntered ? chord.enterEdge : chord.leaveEdge;
    if (edge == Chord::kSeveral) {
        return {};
    }
    const auto first = static_cast<std::size_t>(edge);
    const Vec from = body.corners[first];
    return GrowingSide{from, body.corners[(first + 1) % body.corners.size()] - from};
}

/// A line in the slice passes a height at a position along t.
struct Passed {
    LinearBound at;
    double height = 0.0;
};

/// The lines in the slice are at least as high as this at one position and no higher at another: `climb` is at most
/// their slope times `apart`.
struct Climb {
    LinearBound apart;
    double climb = 0.0;
};

/// Clips the cell to the lines over which some slope satisfies all demands. Of two demands, one with positive and one
/// with negative distance, the slope can be eliminated; what remains is linear in the plan line.
void clipByClimbs(PlanCell& cell, std::span<const Climb> climbs) {
    constexpr int kMaxClips = 4;
    constexpr double kWorthwhile = 0.9;
    for (int i = 0; i < kMaxClips && cell.count >= 3; ++i) {
        const Vec center = cell.middle();
        const Climb* least = nullptr; // demands the greatest slope
        const Climb* most = nullptr;
        double low = -kInfinity;
        double high = kInfinity;
        for (const Climb& climb : climbs) {
            const double apart = climb.apart.at(center);
            const double slope = climb.climb / apart;
            if (apart == 0.0 || (apart > 0 ? slope <= low : slope >= high) ||
                !std::ranges::all_of(cell.all(), [&](Vec plan) { return climb.apart.at(plan) * apart > 0; })) {
                continue;
            }
            (apart > 0 ? low : high) = slope;
            (apart > 0 ? least : most) = &climb;
        }
        if (!least || !most) {
            return;
        }
        const double scale = 1 / (std::abs(least->apart.at(center)) + std::abs(most->apart.at(center)));
        const double a = least->climb * scale;
        const double b = most->climb * scale;
        const Vec slope = a * most->apart.slope - b * least->apart.slope;
        const double before = cell.area();
        cell.clip(slope.x, slope.y, a * most->apart.offset - b * least->apart.offset, kConstructionError);
        if (cell.count < 3 || cell.area() > kWorthwhile * before) {
            return;
        }
    }
}

} // namespace

/// Clips the cell to an outer bound of the plan lines over which some line passes above all blocks.
void CellWalk::contract(PlanCell& cell, Range slopes, const Slice& slice) {
    PlanCell left;
    int count = 0;
    const Vec center = cell.middle();
    for (const Trend way : {Trend::Rising, Trend::Falling}) {
        findBlocks(slice, way);
        if (std::ranges::any_of(m_blocks, [](const SliceBlock& block) { return block.bottom != -kInfinity; })) {
            return;
        }
        if (!passesAbove(slice.ends, m_blocks, way, m_strict)) {
            continue;
        }
        const bool rises = way == Trend::Rising;
        std::array<Passed, 2> under;
        thread_local std::vector<Passed> over;
        over.clear();
        for (std::size_t i = 0; i < 2; ++i) {
            const SliceBox& box = i == 0 ? slice.ends.first : slice.ends.second;
            const Body& body = i == 0 ? first() : second();
            const bool areCrossing = allCross(cell, slopes, body);
            const auto bound = [&](bool isEntered) {
                const auto side = areCrossing ? sideCrossed(body, center, isEntered) : std::nullopt;
                const auto linear = side ? crossingBound(cell, center, *side, isEntered ? -1 : 1) : std::nullopt;
                return linear.value_or(LinearBound{isEntered ? box.enter.low : box.leave.high});
            };
            under[i] = {bound(rises), box.high.high + kConstructionError};
            over.push_back({bound(!rises), box.low.low - kConstructionError});
        }
        for (const SliceBlock& block : m_blocks) {
            over.push_back({LinearBound{rises ? block.enter : block.leave}, block.top - kConstructionError});
            const auto index = static_cast<std::size_t>(block.element);
            const int edge = rises ? m_chords[index].enterEdge : m_chords[index].leaveEdge;
            const double whole = rises ? m_boxes[index].enter.high : m_boxes[index].leave.low;
            if (edge == Chord::kSeveral || over.back().at.offset != whole) {
                continue;
            }
            const Element& element = m_scene.elements[static_cast<std::size_t>(m_crossed[index])];
            const bool grows = m_half > 0 && !overlaps(element);
            if (grows) {
                growAcross(element.corners, 0.0, m_grown);
            }
            const std::vector<Vec>& corners = grows ? m_grown : element.corners;
            const auto from = static_cast<std::size_t>(edge);
            GrowingSide side{corners[from], corners[(from + 1) % corners.size()] - corners[from]};
            if (grows) {
                side.across = m_across;
                side.growth = side.way.x > 0 ? -1.0 : 1.0;
            }
            if (side.way.x == 0.0 && side.way.y == 0.0) { // between the two copies of a corner
                over.back().at = {side.from.x + (rises ? 1 : -1) * kConstructionError};
            } else if (const auto linear = crossingBound(cell, center, side, rises ? 1 : -1)) {
                over.back().at = *linear;
            }
        }
        thread_local std::vector<Climb> climbs;
        climbs.clear();
        for (const Passed& from : under) {
            for (const Passed& to : over) {
                climbs.push_back({to.at - from.at, to.height - from.height});
            }
        }
        PlanCell part = cell;
        clipByClimbs(part, climbs);
        if (part.count >= 3) {
            left = part;
            ++count;
        }
    }
    if (count < 2) {
        left.count = count == 0 ? 0 : left.count;
        cell = left;
    }
}

} // namespace sightline::geometry::detail
