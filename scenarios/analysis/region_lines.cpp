#include "scenarios/analysis/region_lines.h"

#include <algorithm>

namespace sightline::scenarios {

std::vector<geometry::Counts> countsFor(const PreparedTable::Parts& parts, const Model& viewer, const RegionQuestion& question) {
    const Model target = regionTargetAt(question, {});
    std::vector<geometry::Counts> counts;
    std::ranges::transform(parts.facts, std::back_inserter(counts),
                           [&](const BlockerFacts& facts) { return blocks(facts, viewer, target) ? geometry::Counts::Yes : geometry::Counts::No; });
    return counts;
}

std::vector<geometry::EndHolder> holdersOf(const PreparedTable::Parts& parts) {
    std::vector<geometry::EndHolder> holders;
    for (std::size_t i = 0; parts.rules.ignorePieceHoldingAnEnd && i < parts.facts.size(); ++i) {
        if (parts.facts[i].isOutline && !parts.pieces[parts.facts[i].piece]->isWall()) {
            holders.push_back({static_cast<int>(i), static_cast<int>(i)});
        } else if (!holders.empty() && parts.facts[i].piece == parts.facts[static_cast<std::size_t>(holders.back().footprint)].piece) {
            holders.back().last = static_cast<int>(i);
        }
    }
    return holders;
}

geometry::RegionLimits limitsOf(const RuleSet& rules, const RegionQuestion& question) { return {rules.touch, question.range, question.arc}; }

} // namespace sightline::scenarios
