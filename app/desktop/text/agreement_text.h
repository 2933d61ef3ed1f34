#pragma once

#include "scenarios/agreement.h"

#include <QString>

/// What an agreement run says, in words. The window and the command line read the same sentences.
namespace sightline::app {

/// What is compared, as the end of "compared with": "the same question without details".
[[nodiscard]] QString comparisonPhrase(scenarios::Comparison comparison);

/// One sentence: how much was asked, and whether all answers were the same.
[[nodiscard]] QString agreementHeadline(const scenarios::AgreementResult& result);

/// One mismatch with its scene's seed, pair, and what differs.
[[nodiscard]] QString mismatchSentence(const scenarios::Mismatch& mismatch);

/// The headline, what was compared how often, and each mismatch with the command that meets it again.
[[nodiscard]] QString agreementReport(const scenarios::AgreementResult& result);

} // namespace sightline::app
