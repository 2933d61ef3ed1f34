#include "scenarios/judge/hidden_area.h"

#include "scenarios/judge/wall_parts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <variant>

namespace sightline::scenarios {

using geometry::Length;

bool countsAtAnyHeight(const Obstacle& obstacle, const RulePack& pack) {
    return !obstacle.neverFull.empty() || (obstacle.model < 0 && std::ranges::any_of(obstacle.lines, [&](int number) {
                                               const BlockLine& line = pack.block[static_cast<std::size_t>(number)];
                                               return line.comparison != SizeComparison::Real || line.fillGapsBelow;
                                           }));
}

namespace {

void addParts(std::vector<geometry::UprightPart>& parts,
              int element,
              const geometry::CutOutline& outline,
              Length foot,
              std::optional<Length> height) {
    const auto bottom = foot > Length{} ? std::optional{foot} : std::nullopt;
    const auto top = height ? std::optional{foot + *height} : std::nullopt;
    for (const std::vector<geometry::Point>& part : outline.parts()) {
        parts.push_back({element, part, bottom, top});
    }
}

/// Adds the parts of an obstacle as it stands, whatever the width of lines: without its openings, unlimited if it
/// counts at any height.
void addUprights(std::vector<geometry::UprightPart>& parts, const PackTable& table, int element) {
    const Obstacle& obstacle = table.obstacles()[static_cast<std::size_t>(element)];
    const bool isEndless = countsAtAnyHeight(obstacle, table.pack());
    const auto* wall = std::get_if<geometry::Wall>(&obstacle.outline);
    const auto& openings = openingsOf(obstacle, table.pieces());
    if (isEndless || !wall || openings.empty()) {
        addParts(parts, element, table.shapes().cut(element), isEndless ? Length{} : obstacle.elevation,
                 isEndless ? std::nullopt : obstacle.height);
        return;
    }
    for (const WallPart& part :
         wallPartsAround(*wall, {}, obstacle.height, bodyClosedUpTo({}, {}, {}, openings).openings, {})) {
        addParts(parts, element, geometry::CutOutline{part.outline}, obstacle.elevation + part.foot, part.height);
    }
}

std::vector<geometry::UprightPart> uprightsOf(const PackTable& table, std::span<const int> elements) {
    std::vector<geometry::UprightPart> parts;
    parts.reserve(2 * elements.size());
    std::ranges::for_each(elements, [&](int element) { addUprights(parts, table, element); });
    return parts;
}

} // namespace

std::optional<double> hiddenArea(const PackTable& table,
                                 const geometry::Solid& observer,
                                 const geometry::Solid& target,
                                 std::span<const int> elements,
                                 geometry::AreaColumns columns) {
    const auto seen = seenArea(observer, target, uprightsOf(table, elements), columns);
    return seen ? std::optional{1.0 - *seen} : std::nullopt;
}

std::optional<bool> hidesMoreOfArea(double share,
                                    const PackTable& table,
                                    const geometry::Solid& observer,
                                    const geometry::Solid& target,
                                    std::span<const int> elements) {
    // What is seen is at least the rest if no more than the share is hidden.
    const auto isSeen = seesMoreThan(std::nextafter(1.0 - share, 0.0), observer, target, uprightsOf(table, elements));
    return isSeen ? std::optional{!*isSeen} : std::nullopt;
}

} // namespace sightline::scenarios
