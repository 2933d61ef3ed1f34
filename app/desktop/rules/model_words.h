#pragma once

#include "scenarios/rules/rule_set.h"

#include <QString>

#include <vector>

namespace sightline::app {

/// The words of models that rule sets ask for: states hold now and change during the game, keywords stay.
enum class ModelWordKind { States, Keywords };

struct ModelWord {
    QString word; ///< as the rule set spells it
    QString help; ///< the effects of the word, one line each
};

/// Returns the words that lines of the rule set ask for, each once whatever its case, in the order of the rule set.
/// Rule sets without lines of the format "sightline-rules" ask for none.
[[nodiscard]] std::vector<ModelWord> modelWords(const scenarios::RuleSet& rules, ModelWordKind kind);

} // namespace sightline::app
