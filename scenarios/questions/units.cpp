#include "scenarios/questions/units.h"

#include "scenarios/judge/headline.h"
#include "scenarios/rules/pack_words.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace sightline::scenarios {

namespace {

bool isMet(Quantifier quantifier, int count, int of) {
    switch (quantifier) {
    case Quantifier::Any:
    case Quantifier::ByShare: // for a single model: its own
    case Quantifier::PerModel: return count > 0;
    case Quantifier::Half: return 2 * count >= of && count > 0;
    case Quantifier::Majority: return 2 * count > of;
    case Quantifier::All: return count == of && of > 0;
    }
    return false;
}

UnitRules unitRulesOf(const RuleSet& rules) { return rules.pack ? rules.pack->unit : UnitRules{}; }

/// A level of cover and its rank in the pack.
struct Covered {
    int order = 0;
    QString level;
};

/// Returns the line of the pack that a reason names; null if it names none, or one of another list.
const CoverLine* coverLineOf(const RulePack& pack, const Reason& reason) {
    const auto found = std::ranges::find(pack.cover, reason.rule, &CoverLine::path);
    return found == pack.cover.end() ? nullptr : &*found;
}

/// Removes the cover by lines of the trigger `not-full` from a target that another model of the attacking unit sees in
/// full; cover by other lines remains.
void endCoverOfHiding(Verdict& verdict, const ModelId& whoSeesAll, const RulePack& pack) {
    Ruling& ruling = verdict.ruling;
    const auto isOfHiding = [&](const Reason& reason) {
        const CoverLine* line = reason.code == u"cover-from" ? coverLineOf(pack, reason) : nullptr;
        return line && line->trigger == CoverTrigger::NotFull;
    };
    const auto first = std::ranges::find_if(ruling.reasons, isOfHiding);
    if (first == ruling.reasons.end()) {
        return;
    }
    Reason ended{.code = QStringLiteral("cover-ended"), .pieces = {}};
    ended.models = {whoSeesAll};
    ended.rule = QStringLiteral("$.unit.full_sight_ends_cover");
    *first = std::move(ended);
    std::erase_if(ruling.reasons, isOfHiding);
    ruling.cover = QStringLiteral("none");
    ruling.coverName.clear();
    ruling.coverOrder = 0;
    for (const Reason& reason : ruling.reasons) {
        const CoverLine* line =
            reason.code == u"cover-from" || reason.code == u"cover-unseen" ? coverLineOf(pack, reason) : nullptr;
        if (line && line->order > ruling.coverOrder) {
            ruling.coverOrder = line->order;
            ruling.cover = line->level;
            ruling.coverName = line->levelName;
        }
    }
}

/// The targets that some model of the attacking unit sees in full, each with the first such model.
using FullySeenBy = std::map<ModelId, ModelId>;

/// Returns the cover by which a model counts for its unit. If `countsUnseen`, a model that is not seen counts by the
/// cover that it would have, of which `ended` takes away that of hiding.
Covered coveredBy(const PreparedTable& table,
                  const Verdict& verdict,
                  bool countsUnseen,
                  const FullySeenBy& ended,
                  const std::stop_token& stop) {
    if (verdict.ruling.visible || !countsUnseen) {
        return {reportedCover(verdict.ruling).order, verdict.ruling.cover};
    }
    Question question{verdict.observer, verdict.target};
    question.wantDetails = false;
    question.wantCoverOfUnseen = true;
    Verdict asked = judge(table, question, stop);
    if (const auto who = ended.find(verdict.target); who != ended.end()) {
        endCoverOfHiding(asked, who->second, *table.rules().pack);
    }
    return {asked.ruling.coverOrder, asked.ruling.cover};
}

/// The highest level that enough of the models have at least. Models that are not seen count as far as cover of them is
/// reported, unless many models decide.
void decideCover(ObserverRuling& ruling,
                 const PreparedTable& table,
                 const FullySeenBy& ended,
                 const std::stop_token& stop) {
    const Quantifier quantifier = unitRulesOf(table.rules()).cover;
    const bool isOfOne =
        quantifier == Quantifier::PerModel || quantifier == Quantifier::ByShare || quantifier == Quantifier::Any;
    std::vector<Covered> models;
    std::ranges::transform(ruling.verdicts, std::back_inserter(models), [&](const Verdict& verdict) {
        return coveredBy(table, verdict, !isOfOne && ruling.sees(), ended, stop);
    });
    for (const auto& [order, level] : models) {
        const auto count = std::ranges::count_if(models, [&](const Covered& other) { return other.order >= order; });
        if (order > ruling.coverOrder && isMet(quantifier, static_cast<int>(count), static_cast<int>(models.size()))) {
            ruling.coverOrder = order;
            ruling.cover = level;
        }
    }
}

/// Counts the models that have any cover, or to which every line is blocked; beside an arc or beyond a range nothing
/// hides a model.
void decideCoverByShare(ObserverRuling& ruling, const std::vector<CoverLine>& lines) {
    const auto isHidden = [](const Ruling& one) {
        return one.inArc.value_or(true) && one.inRange.value_or(true) &&
               std::ranges::find(one.reasons, QStringLiteral("blocked-by"), &Reason::code) != one.reasons.end();
    };
    const auto covered = std::ranges::count_if(ruling.verdicts, [&](const Verdict& verdict) {
        return verdict.ruling.visible ? verdict.ruling.coverOrder > 0 : isHidden(verdict.ruling);
    });
    if (covered == 0 || lines.empty() || !ruling.sees()) {
        return;
    }
    const auto [lowest, highest] = std::ranges::minmax_element(lines, {}, &CoverLine::order);
    const CoverLine& level = 2 * covered > std::ssize(ruling.verdicts) ? *highest : *lowest;
    ruling.coverOrder = level.order;
    ruling.cover = level.level;
}

/// Selects the target that most weapons may shoot at; among those a visible one, wholly visible, in the least cover,
/// the nearest.
void decideBest(ObserverRuling& ruling, const std::vector<std::vector<WeaponRuling>>& weapons) {
    const auto rank = [&](std::size_t i) {
        const Verdict& verdict = ruling.verdicts[i];
        const bool sees = verdict.ruling.visible;
        return std::tuple{-std::ranges::count(weapons[i], true, &WeaponRuling::eligible),
                          !sees,
                          !verdict.ruling.validTarget,
                          !verdict.ruling.fullyVisible,
                          sees ? verdict.ruling.coverOrder : 0,
                          verdict.distance.nanometers()};
    };
    for (std::size_t i = 1; i < ruling.verdicts.size(); ++i) {
        if (rank(i) < rank(ruling.best)) {
            ruling.best = i;
        }
    }
}

/// Selects for each weapon the target it may shoot at, or comes closest to.
void decideShots(ObserverRuling& ruling, const std::vector<std::vector<WeaponRuling>>& weapons) {
    const auto rank = [&](std::size_t target, std::size_t weapon) {
        const WeaponRuling& shot = weapons[target][weapon];
        return std::tuple{!shot.eligible, target != ruling.best || !shot.eligible,      !shot.hasLine, !shot.inArc,
                          !shot.inRange,  ruling.verdicts[target].distance.nanometers()};
    };
    const std::size_t count = weapons.empty() ? 0 : weapons.front().size();
    for (std::size_t weapon = 0; weapon < count; ++weapon) {
        std::size_t best = 0;
        for (std::size_t target = 1; target < weapons.size(); ++target) {
            best = rank(target, weapon) < rank(best, weapon) ? target : best;
        }
        ruling.shots.push_back({best, weapons[best][weapon]});
    }
}

/// Computes what follows from the verdicts: the unit's cover, the best target, the shots.
void decideAll(ObserverRuling& ruling,
               const PreparedTable& table,
               const FullySeenBy& ended,
               const std::stop_token& stop) {
    std::vector<std::vector<WeaponRuling>> weapons;
    std::ranges::transform(ruling.verdicts, std::back_inserter(weapons),
                           [&](const Verdict& verdict) { return weaponRulingsOf(table, verdict, stop); });
    if (const Quantifier quantifier = unitRulesOf(table.rules()).cover;
        quantifier == Quantifier::ByShare && ruling.verdicts.size() > 1) {
        decideCoverByShare(ruling, table.rules().pack->cover);
    } else {
        decideCover(ruling, table, ended, stop);
    }
    decideBest(ruling, weapons);
    decideShots(ruling, weapons);
}

} // namespace

UnitName unitOf(const Model& model) { return {model.player, model.unit, model.unit.isEmpty() ? model.id : ModelId{}}; }

std::vector<UnitName> unitsOf(const Scenario& scenario) {
    std::vector<UnitName> units;
    for (const Model& model : scenario.models) {
        if (const UnitName name = unitOf(model); std::ranges::find(units, name) == units.end()) {
            units.push_back(name);
        }
    }
    return units;
}

std::vector<ModelId> modelsOf(const Scenario& scenario, const UnitName& unit) {
    std::vector<ModelId> models;
    for (const Model& model : scenario.models) {
        if (unitOf(model) == unit) {
            models.push_back(model.id);
        }
    }
    return models;
}

int ObserverRuling::eligibleWeapons() const {
    return static_cast<int>(std::ranges::count_if(shots, [](const UnitShot& shot) { return shot.ruling.eligible; }));
}

UnitRuling unitRulingOf(const PreparedTable& table, const UnitName& from, const UnitName& to, std::stop_token stop) {
    Verdict latest;
    const auto verdictOf = [&](const ModelId& observer, const ModelId& target) -> const Verdict& {
        return latest = judge(table, {observer, target}, stop);
    };
    return unitRulingFrom(table, from, to, verdictOf, stop);
}

ObserverRuling observerRulingFrom(const PreparedTable& table,
                                  const ModelId& observer,
                                  const UnitName& to,
                                  const KnownVerdict& verdicts,
                                  const std::stop_token& stop) {
    ObserverRuling here{observer, {}, {}};
    for (const ModelId& target : modelsOf(table.scenario(), to)) {
        if (target == observer || stop.stop_requested()) {
            continue;
        }
        const Verdict& verdict = verdicts(observer, target);
        if (verdict.ruling.visible) {
            here.seen.push_back(target);
        }
        if (verdict.ruling.fullyVisible) {
            here.fullySeen.push_back(target);
        }
        here.verdicts.push_back(verdict);
    }
    decideAll(here, table, {}, stop);
    return here;
}

namespace {

/// Applies `full_sight_ends_cover` of the pack: removes the cover of hiding from targets that another observer sees in
/// full, and recomputes what depends on cover.
void endCoverOfSeen(QList<ObserverRuling>& observers, const PreparedTable& table, const std::stop_token& stop) {
    const RulePack& pack = *table.rules().pack;
    FullySeenBy ended;
    for (const ObserverRuling& here : observers) {
        for (const ModelId& target : here.fullySeen) {
            ended.emplace(target, here.observer);
        }
    }
    for (ObserverRuling& here : observers) {
        bool isChanged = false;
        for (Verdict& verdict : here.verdicts) {
            const auto who = ended.find(verdict.target);
            const bool mayCount = verdict.ruling.coverOrder > 0 || (!verdict.ruling.visible && here.sees());
            if (who != ended.end() && !verdict.ruling.fullyVisible && mayCount) {
                endCoverOfHiding(verdict, who->second, pack);
                isChanged = true;
            }
        }
        if (isChanged) {
            here.cover = QStringLiteral("none");
            here.coverOrder = 0;
            here.best = 0;
            here.shots.clear();
            decideAll(here, table, ended, stop);
        }
    }
}

} // namespace

UnitRuling unitRulingFrom(const PreparedTable& table,
                          const UnitName& from,
                          const UnitName& to,
                          const KnownVerdict& verdicts,
                          const std::stop_token& stop) {
    const UnitRules rules = unitRulesOf(table.rules());
    const auto targets = modelsOf(table.scenario(), to);
    UnitRuling ruling{from, to};
    for (const ModelId& observer : modelsOf(table.scenario(), from)) {
        ruling.byObserver.push_back(observerRulingFrom(table, observer, to, verdicts, stop));
    }
    if (rules.fullSightEndsCover) {
        endCoverOfSeen(ruling.byObserver, table, stop);
    }
    for (const ObserverRuling& here : ruling.byObserver) {
        ruling.observers += 1;
        ruling.observersThatSee += here.sees() ? 1 : 0;
        ruling.weapons += static_cast<int>(here.shots.size());
        ruling.eligibleWeapons += here.eligibleWeapons();
    }
    if (stop.stop_requested()) {
        return {from, to};
    }
    const auto countOf = [&](std::vector<ModelId> ObserverRuling::*list) {
        return static_cast<int>(std::ranges::count_if(targets, [&](const ModelId& target) {
            return std::ranges::any_of(ruling.byObserver, [&](const ObserverRuling& here) {
                return std::ranges::find(here.*list, target) != (here.*list).end();
            });
        }));
    };
    ruling.targets = static_cast<int>(targets.size());
    ruling.targetsSeen = countOf(&ObserverRuling::seen);
    ruling.visible = isMet(rules.target, ruling.targetsSeen, ruling.targets);
    ruling.fullyVisible = isMet(rules.full, countOf(&ObserverRuling::fullySeen), ruling.targets);
    return ruling;
}

const Reason* decidingReason(const Verdict& verdict) {
    const auto& reasons = verdict.ruling.reasons.empty() ? verdict.reasons : verdict.ruling.reasons;
    if (verdict.ruling.overruled && !reasons.empty()) {
        return &reasons.front(); // that of the judge, about the pair or about a wall
    }
    const auto named = [&](std::initializer_list<const char*> codes) -> const Reason* {
        for (const char* code : codes) {
            const auto found = std::ranges::find(reasons, QLatin1String{code}, &Reason::code);
            if (found != reasons.end()) {
                return &*found;
            }
        }
        return nullptr;
    };
    const Reason* reason =
        !verdict.ruling.visible
            ? named({"not-a-source", "out-of-range", "out-of-arc", "hidden-beyond", "patch-too-small", "blocked-by"})
        : !verdict.ruling.validTarget
            ? named({"no-valid-target", "target-too-far", "target-not-nearest", "fire-blocked-by"})
            : named({"contact", "seen-back", "clear-line", "touching-line", "bases-touch"});
    return reason || reasons.empty() ? reason : &reasons.front();
}

QString unitCoverWord(const RuleSet& rules) {
    const Quantifier quantifier = unitRulesOf(rules).cover;
    const auto* word = std::ranges::find(kUnitCoverWords, quantifier, &Word<Quantifier>::meaning);
    return QString::fromLatin1(word->text);
}

} // namespace sightline::scenarios
