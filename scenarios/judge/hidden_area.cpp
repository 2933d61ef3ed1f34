#include "scenarios/judge/hidden_area.h"

#include "scenarios/judge/lines.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace sightline::scenarios {

bool countsAtAnyHeight(const Obstacle& obstacle, const RulePack& pack) {
    return !obstacle.neverFull.empty() || std::ranges::any_of(obstacle.lines, [&](int number) {
        const BlockLine& line = pack.block[static_cast<std::size_t>(number)];
        return line.comparison != SizeComparison::Real || line.fillGapsBelow;
    });
}

std::vector<geometry::UprightPart> uprightsOf(const PackTable& table, int element) {
    const Obstacle& obstacle = table.obstacles()[static_cast<std::size_t>(element)];
    const BlockerRun& run = bodyOf(obstacle);
    std::vector<int> blockers(static_cast<std::size_t>(run.last - run.first + 1));
    std::iota(blockers.begin(), blockers.end(), run.first);
    auto parts = geometry::uprightParts(table.bodies(), blockers);
    if (blockers.empty()) { // it gives cover alone
        const auto top = obstacle.height ? std::optional{obstacle.elevation + *obstacle.height} : std::nullopt;
        for (const std::vector<geometry::Point>& part : table.shapes().cut(element).parts()) {
            parts.push_back({element, part, obstacle.elevation, top});
        }
    }
    if (countsAtAnyHeight(obstacle, table.pack())) {
        std::ranges::for_each(parts, [](geometry::UprightPart& part) { part.bottom = part.top = {}; });
    }
    return parts;
}

namespace {

std::vector<geometry::UprightPart> uprightsOfAll(const PackTable& table, std::span<const int> elements) {
    std::vector<geometry::UprightPart> parts;
    for (const int element : elements) {
        std::ranges::move(uprightsOf(table, element), std::back_inserter(parts));
    }
    return parts;
}

} // namespace

std::optional<double> hiddenArea(const PackTable& table,
                                 const geometry::Solid& observer,
                                 const geometry::Solid& target,
                                 std::span<const int> elements,
                                 geometry::AreaColumns columns) {
    const auto seen = seenArea(observer, target, uprightsOfAll(table, elements), columns);
    return seen ? std::optional{1.0 - *seen} : std::nullopt;
}

std::optional<bool> hidesMoreOfArea(double share,
                                    const PackTable& table,
                                    const geometry::Solid& observer,
                                    const geometry::Solid& target,
                                    std::span<const int> elements) {
    // What is seen is at least the rest if no more than the share is hidden.
    const auto isSeen =
        seesMoreThan(std::nextafter(1.0 - share, 0.0), observer, target, uprightsOfAll(table, elements));
    return isSeen ? std::optional{!*isSeen} : std::nullopt;
}

} // namespace sightline::scenarios
