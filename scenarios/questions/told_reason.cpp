#include "scenarios/questions/told_reason.h"

#include "scenarios/judge/headline.h"
#include "scenarios/questions/units.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sightline::scenarios {

namespace {

template <class Id> void addNew(std::vector<Id>& list, const std::vector<Id>& more) {
    std::ranges::copy_if(more, std::back_inserter(list),
                         [&](const Id& id) { return std::ranges::find(list, id) == list.end(); });
}

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
    RulingBlockers closing;
    for (const Reason& reason : verdict.ruling.reasons) {
        if (reason.code == u"closed-by") {
            addNew(closing.pieces, reason.pieces);
            addNew(closing.models, reason.models);
        }
    }
    if (!closing.pieces.empty() || !closing.models.empty()) {
        return closing;
    }
    RulingBlockers all = rulingBlockers(verdict.ruling);
    const bool isAlone = all.pieces.size() + all.models.size() == 1;
    return hasFigures(verdict.ruling) || (isAlone && hasDetails(verdict)) ? all : RulingBlockers{};
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
    }
    return told;
}

} // namespace sightline::scenarios
