#include "scenarios/questions/shot.h"

#include "scenarios/judge/headline.h"
#include "scenarios/rules/rule_pack.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

namespace {

/// Returns the scenario in which the models of the unit carry only the weapons of the question.
Scenario armedFor(Scenario scenario, const ShotQuestion& question) {
    for (Model& model : scenario.models) {
        if (unitOf(model) != question.from) {
            continue;
        }
        if (question.range) {
            model.weapons = {Weapon{question.weapon, *question.range}};
        } else if (!question.weapon.isEmpty()) {
            std::erase_if(model.weapons, [&](const Weapon& weapon) { return weapon.name != question.weapon; });
        } else if (model.weapons.empty()) {
            model.weapons = {Weapon{}};
        }
    }
    return scenario;
}

/// Returns the distance in millimeters from the limits of the weapon's range; moving either model by as much turns the
/// ruling.
std::optional<double> gapToRange(const Weapon& weapon, const Verdict& verdict) {
    const geometry::Length distance = headlineOf(verdict).distance;
    std::optional<double> least;
    if (weapon.range) {
        least = std::abs((distance - *weapon.range).millimeters());
    }
    if (weapon.minRange > geometry::Length{}) {
        const double gap = std::abs((distance - weapon.minRange).millimeters());
        least = least ? std::min(*least, gap) : gap;
    }
    return least;
}

/// How far the margins of rulings are searched, in millimeters: a ruling with the margin `margin-reach` needs more.
constexpr double kMarginReach = 152.4;

/// Returns how far something has to move until a weapon whose target is out of its range may be used: by that of the
/// range at least, however near the line is to turning.
double marginOutOfRange(const ModelShot& shot, double gap, const std::optional<double>& ofRuling) {
    return shot.ruling.hasLine ? gap : std::max(gap, ofRuling.value_or(0.0));
}

void addMargin(ModelShot& shot) {
    const auto gap = gapToRange(shot.weapon, shot.verdict);
    const auto& rests = shot.verdict.ruling.margin;
    const bool isBeyondReach = rests && rests->code == u"margin-reach";
    const auto own =
        rests && rests->millimeters && !isBeyondReach ? std::optional{std::abs(*rests->millimeters)} : std::nullopt;
    if (!shot.ruling.inRange && gap) {
        const double least = marginOutOfRange(shot, *gap, own);
        shot.isOutOfReach = least > kMarginReach || (isBeyondReach && !shot.ruling.hasLine);
        shot.marginMillimeters = shot.isOutOfReach ? std::nullopt : std::optional{least};
    } else if (shot.ruling.inArc && !shot.ruling.hasLine) {
        shot.marginMillimeters = own; // the range, which it has, makes no shot
    } else if (own) {
        shot.marginMillimeters = gap ? std::min(*own, *gap) : *own;
    } else if (isBeyondReach && gap && *gap <= kMarginReach) {
        shot.marginMillimeters = gap; // nothing but the range is within the reach
    }
    shot.dependsOnSculpt = headlineOf(shot.verdict).certainty == Certainty::DependsOnSculpt;
    const bool isRangeClose = gap && *gap <= shot.verdict.toleranceMillimeters;
    const bool isLineClose = headlineOf(shot.verdict).certainty == Certainty::TooCloseToCall;
    // Far out of range no line helps, and without a line no range does, however close the other is.
    const bool isSurelyOut =
        (!shot.ruling.inRange && !isRangeClose) || (shot.ruling.inArc && !shot.ruling.hasLine && !isLineClose);
    shot.isTooClose = !isSurelyOut && (isRangeClose || isLineClose);
}

void addCover(ModelShot& shot, const ObserverRuling& observer, const std::vector<CoverLine>& lines) {
    for (const Verdict& verdict : observer.verdicts) {
        shot.targetsSeen += verdict.ruling.visible ? 1 : 0;
        shot.targetsInCover += verdict.ruling.visible && verdict.ruling.coverOrder > 0 ? 1 : 0;
    }
    if (!shot.ruling.eligible || observer.coverOrder == 0) {
        return;
    }
    shot.cover = observer.cover;
    const auto line = std::ranges::find(lines, observer.cover, &CoverLine::level);
    shot.coverName = line != lines.end() && !line->levelName.isEmpty() ? line->levelName : observer.cover;
}

/// Notes the targets whose cover ended because another model of the unit sees all of them.
void addEndedCovers(ShotRuling& shot, const ObserverRuling& observer) {
    for (const Verdict& verdict : observer.verdicts) {
        const auto& reasons = verdict.ruling.reasons;
        const auto ended = std::ranges::find(reasons, QStringLiteral("cover-ended"), &Reason::code);
        if (verdict.ruling.visible && ended != reasons.end() && !ended->models.empty()) {
            shot.endedCovers.push_back(
                {observer.observer, verdict.target, ended->models.front(), reportedCover(verdict.ruling).name});
        }
    }
}

/// What all shots of one answer have in common.
struct ShotContext {
    const PreparedTable& table;
    const ShotQuestion& question;
    const ToleranceOf& toleranceOf;
    bool isUnitVisible = false;
};

/// Judges a weapon of the observer against one of its targets, in detail.
ModelShot shotAt(const ShotContext& context,
                 const ObserverRuling& observer,
                 const UnitShot& at,
                 const Weapon& weapon,
                 const std::stop_token& stop) {
    ModelShot shot{observer.observer, weapon, at.ruling};
    if (!context.isUnitVisible && shot.ruling.eligible) {
        shot.ruling.eligible = false;
        shot.ruling.code = QStringLiteral("no-valid-target"); // too few models of the unit are visible
    }
    Question detailed{observer.observer, observer.verdicts[at.target].target};
    detailed.wantDetails = true;
    detailed.wantRulingFigures = context.question.wantRulingFigures;
    detailed.wantCoverMargin = false;
    if (context.toleranceOf) {
        detailed.toleranceMillimeters = context.toleranceOf(detailed.observer, detailed.target);
    }
    shot.verdict = judge(context.table, detailed, stop);
    addMargin(shot);
    return shot;
}

bool isSure(const ModelShot& shot) { return shot.ruling.eligible && !shot.isTooClose && !shot.dependsOnSculpt; }

/// Returns the shot of a weapon, by its index, at its best target. If whether it may shoot there is in doubt, the
/// nearest target at which it surely may is the best instead: one such target is enough to shoot at the unit.
ModelShot bestShot(const ShotContext& context,
                   const ObserverRuling& observer,
                   std::size_t weapon,
                   const Weapon& carried,
                   const std::stop_token& stop) {
    const UnitShot& usual = observer.shots[weapon];
    ModelShot best = shotAt(context, observer, usual, carried, stop);
    if (!best.ruling.eligible || isSure(best)) {
        return best;
    }
    std::vector<UnitShot> others;
    for (std::size_t i = 0; i < observer.verdicts.size() && !stop.stop_requested(); ++i) {
        const auto rulings = weaponRulingsOf(context.table, observer.verdicts[i], stop);
        if (i != usual.target && weapon < rulings.size() && rulings[weapon].eligible) {
            others.push_back({i, rulings[weapon]});
        }
    }
    std::ranges::stable_sort(others, {},
                             [&](const UnitShot& other) { return observer.verdicts[other.target].distance; });
    for (const UnitShot& other : others) {
        if (stop.stop_requested()) {
            break;
        }
        if (ModelShot shot = shotAt(context, observer, other, carried, stop); isSure(shot)) {
            return shot;
        }
    }
    return best;
}

} // namespace

const EndedCover* ShotRuling::endedCover(const ModelId& observer, const ModelId& target) const {
    const auto found = std::ranges::find_if(
        endedCovers, [&](const EndedCover& ended) { return ended.observer == observer && ended.target == target; });
    return found == endedCovers.end() ? nullptr : &*found;
}

QStringList weaponNamesOf(const Scenario& scenario, const UnitName& unit) {
    QStringList names;
    for (const Model& model : scenario.models) {
        for (const Weapon& weapon : model.weapons) {
            if (unitOf(model) == unit && !names.contains(weapon.name)) {
                names.append(weapon.name);
            }
        }
    }
    return names;
}

ShotRuling shotOf(const Scenario& scenario,
                  const RuleSet& rules,
                  const ShotQuestion& question,
                  const ToleranceOf& toleranceOf,
                  const std::stop_token& stop) {
    const Scenario armed = armedFor(scenario, question);
    const PreparedTable table{armed, rules};
    const UnitRuling units = unitRulingOf(table, question.from, question.to, stop);
    ShotRuling answer{question};
    answer.isCoverPerModel = unitCoverWord(rules) == u"per-model";
    answer.knowsCover = rules.pack && !rules.pack->cover.empty();
    answer.coverWord = unitCoverWord(rules);
    answer.targets = units.targets;
    const ShotContext context{table, question, toleranceOf, units.visible};
    for (const ObserverRuling& observer : units.byObserver) {
        addEndedCovers(answer, observer);
        const auto& weapons = armed.model(observer.observer)->weapons;
        (weapons.empty() ? answer.without : answer.attackers) += 1;
        answer.mayShoot += units.visible && observer.eligibleWeapons() > 0 ? 1 : 0;
        for (std::size_t i = 0; i < observer.shots.size() && !stop.stop_requested(); ++i) {
            ModelShot shot = bestShot(context, observer, i, weapons[i], stop);
            addCover(shot, observer, rules.pack ? rules.pack->cover : std::vector<CoverLine>{});
            answer.shots.push_back(std::move(shot));
        }
    }
    return stop.stop_requested() ? ShotRuling{question} : answer;
}

std::optional<ShotRuling> shotAround(const Scenario& scenario,
                                     const RuleSet& rules,
                                     const ModelId& observer,
                                     const ModelId& target,
                                     const std::stop_token& stop) {
    ShotQuestion question{unitOf(*scenario.model(observer)), unitOf(*scenario.model(target))};
    question.wantRulingFigures = true;
    const bool isOfSingles =
        modelsOf(scenario, question.from).size() == 1 && modelsOf(scenario, question.to).size() == 1;
    if (question.from == question.to || (isOfSingles && weaponNamesOf(scenario, question.from).isEmpty())) {
        return {};
    }
    return shotOf(scenario, rules, question, {}, stop);
}

} // namespace sightline::scenarios
