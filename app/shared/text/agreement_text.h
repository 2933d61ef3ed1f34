#pragma once

#include "scenarios/conformance/agreement.h"

#include <QString>

/// Texts about agreement runs (`scenarios::AgreementResult`). The window and the command line share them.
namespace sightline::app {

/// Returns one sentence: how many questions were asked, and whether all answers agreed.
[[nodiscard]] QString agreementHeadline(const scenarios::AgreementResult& result);

/// Returns one mismatch with the seed of its scene, its pair, and the difference.
[[nodiscard]] QString mismatchSentence(const scenarios::Mismatch& mismatch);

/// Returns the headline, the number of comparisons of each kind, and each mismatch with the command that reproduces it.
[[nodiscard]] QString agreementReport(const scenarios::AgreementResult& result);

} // namespace sightline::app
