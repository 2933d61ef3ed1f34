#include "scenarios/judge/detection.h"

#include "geometry/sight/plan/sight.h"

#include <algorithm>
#include <array>
#include <set>

namespace sightline::scenarios {

using geometry::Length;

bool mayHide(const RulePack& pack, const Model& target) {
    return pack.detection && !hasAny(target.states, pack.detection->unlessStates) &&
           (pack.detection->keywords.isEmpty() || hasAny(target.keywords, pack.detection->keywords));
}

std::optional<int> firstStoodIn(
    const PackTable& table, std::size_t model, const std::vector<int>& places, Standing standing, bool joined) {
    const auto found = std::ranges::find_if(places, [&](int place) {
        const auto piece = static_cast<std::size_t>(table.obstacles()[static_cast<std::size_t>(place)].piece);
        return table.standingOf(model, piece, joined).is(standing);
    });
    return found == places.end() ? std::nullopt : std::optional{*found};
}

std::optional<int> hidingPlace(const PackTable& table, std::size_t target) {
    if (!mayHide(table.pack(), table.scenario().models[target])) {
        return {};
    }
    const DetectionRules& rules = *table.pack().detection;
    return firstStoodIn(table, target, table.hidingIndices(), rules.standing, rules.joined);
}

Length detectionRange(const Pair& pair) {
    const DetectionRules& rules = *pair.pack().detection;
    const geometry::SightLine line{pair.observer().position, pair.target().position};
    std::set<int> crossed;
    for (const int element : pair.table.behindIndices()) {
        if (geometry::firstHit(line, pair.table.shapes().outlines(), std::array{element}, pair.pack().line.touch)) {
            crossed.insert(pair.table.obstacles()[static_cast<std::size_t>(element)].piece);
        }
    }
    const Length less = rules.behindLess * static_cast<std::int64_t>(crossed.size());
    return std::max(rules.range - less, std::min(rules.least, rules.range));
}

} // namespace sightline::scenarios
