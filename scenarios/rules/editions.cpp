#include "scenarios/rules/editions.h"

#include <algorithm>

namespace sightline::scenarios {

QString gameWithoutEdition(const RuleSet& rules) {
    return rules.json.value(QStringLiteral("game")).toString().section(u'(', 0, 0).trimmed();
}

std::vector<const RuleSet*> editionsOf(const RuleSet& rules) {
    std::vector<const RuleSet*> editions;
    const QString game = gameWithoutEdition(rules);
    for (const RuleSet& other : shippedRuleSets()) { // the order in which they ship is that of their editions
        if (!game.isEmpty() && gameWithoutEdition(other) == game) {
            editions.push_back(&other);
        }
    }
    return editions;
}

const RuleSet* otherEditionOf(const RuleSet& rules) {
    const auto editions = editionsOf(rules);
    const auto own = std::ranges::find(editions, rules.id, &RuleSet::id);
    if (own == editions.end()) {
        return editions.empty() ? nullptr : editions.front();
    }
    if (own + 1 != editions.end()) {
        return *(own + 1);
    }
    return own == editions.begin() ? nullptr : *(own - 1);
}

} // namespace sightline::scenarios
