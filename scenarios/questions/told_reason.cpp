#include "scenarios/questions/told_reason.h"

#include "scenarios/judge/headline.h"
#include "scenarios/questions/units.h"

#include <utility>

namespace sightline::scenarios {

namespace {

/// True if the ruling has the figures of `Question::wantRulingFigures`. False also for some that have them: those of
/// observers with an arc have no margin.
bool hasFigures(const Ruling& ruling) {
    return ruling.margin && (ruling.isMarginProved || ruling.margin->code == u"margin-height");
}

/// True if the verdict has the details of `Question::wantDetails`: without them it names only the first blocker found.
bool hasDetails(const Verdict& verdict) {
    return verdict.certainty && *verdict.certainty != Certainty::DependsOnSculpt;
}

/// The pieces and models that the headline of a hidden target names, where they are known.
RulingBlockers namedBlockers(const Verdict& verdict) {
    if (RulingBlockers closing = closingBlockers(verdict.ruling); closing.size() > 0) {
        return closing;
    }
    RulingBlockers all = rulingBlockers(verdict.ruling);
    return hasFigures(verdict.ruling) || (all.size() == 1 && hasDetails(verdict)) ? all : RulingBlockers{};
}

} // namespace

std::optional<Reason> toldReason(const Verdict& verdict) {
    const Reason* deciding = decidingReason(verdict);
    if (!deciding) {
        return {};
    }
    Reason told = *deciding;
    if (told.code == u"blocked-by" && !verdict.ruling.status.isEmpty()) {
        RulingBlockers named = namedBlockers(verdict);
        told.pieces = std::move(named.pieces);
        told.models = std::move(named.models);
        told.word.clear(); // sizes of the others
    }
    return told;
}

} // namespace sightline::scenarios
