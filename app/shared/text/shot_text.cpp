#include "app/shared/text/shot_text.h"

#include "app/shared/text/line_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/unit_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/judge/headline.h"
#include "scenarios/questions/told_reason.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace sightline::app {

namespace {

using scenarios::ModelShot;
using scenarios::ShotRuling;

struct ShotWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::ShotText)
};

/// The shot of each model that tells most of it: one that may surely be taken, else one that may, else one that is too
/// close to call, else the first.
std::vector<const ModelShot*> tellingShots(const ShotRuling& shot) {
    const auto rank = [](const ModelShot& one) {
        return one.ruling.eligible ? (one.isTooClose ? 2 : 3) : one.isTooClose ? 1 : 0;
    };
    std::vector<const ModelShot*> telling;
    for (const ModelShot& one : shot.shots) {
        if (telling.empty() || telling.back()->observer != one.observer) {
            telling.push_back(&one);
        } else if (rank(one) > rank(*telling.back())) {
            telling.back() = &one;
        }
    }
    return telling;
}

/// Returns whether the weapon may shoot, or all that it lacks: a target out of range may be hidden as well.
QString answerInFull(const ModelShot& shot) {
    const QString answer = weaponPhrase(shot.ruling, shot.verdict);
    if (shot.ruling.inRange || shot.ruling.hasLine || !shot.ruling.inArc) {
        return answer;
    }
    const bool needsFireOnly = shot.weapon.line == scenarios::WeaponLine::Fire ||
                               (shot.weapon.line == scenarios::WeaponLine::Both && shot.verdict.ruling.visible);
    scenarios::WeaponRuling line = shot.ruling;
    line.code = needsFireOnly ? QStringLiteral("no-line-of-fire") : QStringLiteral("no-line-of-sight");
    return ShotWords::tr("%1 and %2", "why a model may not shoot: range, line")
        .arg(answer, weaponPhrase(line, shot.verdict));
}

/// True if neither the certainty nor the margin of the ruling of a rule pack is known.
bool isPendingAlone(const ModelShot& shot) {
    return !shot.verdict.ruling.status.isEmpty() && !shot.verdict.ruling.overruled && !shot.verdict.ruling.certainty &&
           shot.ruling.inRange && shot.ruling.inArc && !shot.isTooClose;
}

/// Returns how many models of the target unit have to be in cover for the unit to have it.
QString neededText(const ShotRuling& shot) {
    return shot.coverWord == u"all" ? ShotWords::tr("all %1", "models that have to be in cover").arg(shot.targets)
           : shot.coverWord == u"half"
               ? ShotWords::tr("half of %1", "models that have to be in cover").arg(shot.targets)
               : ShotWords::tr("more than half of %1", "models that have to be in cover").arg(shot.targets);
}

QString endedText(const scenarios::EndedCover& ended, const scenarios::Scenario& scenario) {
    return ShotWords::tr("%1: %2 of the attacking unit sees %3 whole",
                         "the cover that is left, a model of the attacking unit, its target")
        .arg(ended.left.isEmpty() ? ShotWords::tr("none", "cover") : shippedText(ended.left),
             memberName(scenario, ended.by), memberName(scenario, ended.target));
}

/// Returns a margin in the unit of the table, small ones in millimeters.
QString marginWords(double millimeters) {
    constexpr double kMeasurable = 0.1;
    constexpr double kInTableUnit = 2.54; // 0.1 in
    return millimeters < kMeasurable    ? ShotWords::tr("less than %1 mm").arg(QLocale{}.toString(kMeasurable, 'f', 1))
           : millimeters < kInTableUnit ? millimetersText(millimeters)
                                        : lengthText(geometry::Length::fromMillimeters(millimeters));
}

/// Returns which pair of the shot is the closest to another answer, and by how much; empty while that is not known.
QString marginSentence(const ShotRuling& shot, const scenarios::Scenario& scenario) {
    const ModelShot* closest = nullptr;
    int unknown = 0;
    int beyondReach = 0;
    for (const ModelShot& one : shot.shots) {
        const auto& margin = one.verdict.ruling.margin;
        const bool isBeyond = one.isOutOfReach || (!one.marginMillimeters && margin && margin->code == u"margin-reach");
        const bool isKnown = one.marginMillimeters || isBeyond;
        beyondReach += isBeyond ? 1 : 0;
        // What is out of range alone is so by a distance, whatever is known of the line.
        const bool isOfRange = !one.ruling.inRange && (one.isOutOfReach || one.ruling.hasLine);
        unknown += isKnown && (isOfRange || one.verdict.ruling.isMarginProved) ? 0 : 1;
        if (one.marginMillimeters && (!closest || *one.marginMillimeters < *closest->marginMillimeters)) {
            closest = &one;
        }
    }
    if (!closest) {
        const bool isAllBeyond = beyondReach > 0 && beyondReach == static_cast<int>(shot.shots.size());
        return !isAllBeyond ? QString{}
               : unknown == 0
                   ? ShotWords::tr("No single move of up to 6 in along the table changes one of these answers.")
                   : ShotWords::tr("No single move of up to 6 in is known to change one of these answers.");
    }
    const QString from = memberName(scenario, closest->observer);
    const QString to = memberName(scenario, closest->verdict.target);
    const QString by = marginWords(*closest->marginMillimeters);
    return unknown == 0
               ? ShotWords::tr("Closest to changing: %1 at %2, by %3.", "attacker, target, a length").arg(from, to, by)
               : ShotWords::tr("Closest to changing, as far as known: %1 at %2, by %3.", "attacker, target, a length")
                     .arg(from, to, by);
}

/// Returns the result with the margin, if all figures were asked for.
QString withMargin(const QString& result, const ShotRuling& shot, const scenarios::Scenario& scenario) {
    const QString margin = shot.question.wantRulingFigures ? marginSentence(shot, scenario) : QString{};
    return margin.isEmpty() ? result : ShotWords::tr("%1 %2", "a result, how close it is").arg(result, margin);
}

} // namespace

bool isMarginPending(const ShotRuling& shot) {
    return !shot.question.wantRulingFigures && std::ranges::any_of(shot.shots, isPendingAlone);
}

ShotCounts shotCounts(const ShotRuling& shot) {
    ShotCounts counts;
    counts.isPending = isMarginPending(shot);
    int closeAndEligible = 0;
    for (const ModelShot* one : tellingShots(shot)) {
        if (one->isTooClose && !one->dependsOnSculpt) {
            counts.close.push_back(one->observer);
            closeAndEligible += one->ruling.eligible ? 1 : 0;
        }
    }
    counts.surely = std::max(0, shot.mayShoot - closeAndEligible);
    counts.cannot = shot.attackers - counts.surely - static_cast<int>(counts.close.size());
    return counts;
}

QString shotHeadline(const ShotRuling& shot, const scenarios::Scenario& scenario) {
    if (shot.attackers == 0) {
        return ShotWords::tr("No model of the unit carries this weapon.");
    }
    const ShotCounts counts = shotCounts(shot);
    if (!counts.close.empty()) {
        if (shot.attackers == 1) {
            return withMargin(shot.mayShoot == 1
                                  ? ShotWords::tr("Too close to call: the model may shoot as placed.")
                                  : ShotWords::tr("Too close to call: the model may not shoot as placed."),
                              shot, scenario);
        }
        QStringList names;
        std::ranges::transform(counts.close, std::back_inserter(names),
                               [&](const scenarios::ModelId& id) { return memberName(scenario, id); });
        const QString text = ShotWords::tr("%1 of %2 models surely may shoot, %3 too close to call (%4).",
                                           "two numbers of models, a number of models, their names")
                                 .arg(counts.surely)
                                 .arg(shot.attackers)
                                 .arg(std::ssize(counts.close))
                                 .arg(listOfNames(names));
        return withMargin(text, shot, scenario);
    }
    const QString text = shot.attackers == 1 ? (shot.mayShoot == 1 ? ShotWords::tr("The model may shoot.")
                                                                   : ShotWords::tr("The model may not shoot."))
                         : shot.mayShoot == 0 && shot.attackers == 2 ? ShotWords::tr("Neither model may shoot.")
                         : shot.mayShoot == 0 ? ShotWords::tr("None of the %1 models may shoot.").arg(shot.attackers)
                         : shot.mayShoot == 2 && shot.attackers == 2 ? ShotWords::tr("Both models may shoot.")
                         : shot.mayShoot == shot.attackers
                             ? ShotWords::tr("All %1 models may shoot.").arg(shot.attackers)
                             : ShotWords::tr("%1 of %2 models may shoot.").arg(shot.mayShoot).arg(shot.attackers);
    return counts.isPending ? ShotWords::tr("%1 The margin is still being worked out.", "a result").arg(text)
                            : withMargin(text, shot, scenario);
}

QString shotReason(const ModelShot& shot, const scenarios::Scenario& scenario) {
    const auto reason = scenarios::toldReason(shot.verdict);
    if (!reason) {
        return {};
    }
    const bool isBlocked = reason->code == u"blocked-by" && isRuled(shot.verdict) && !shot.verdict.ruling.overruled;
    const bool isNamed = !reason->pieces.empty() || !reason->models.empty();
    return isBlocked && isNamed ? hiddenSentence(shot.verdict, scenario) : reasonSentence(*reason, scenario);
}

QString shotHindrance(const ShotRuling& shot) {
    std::vector<std::pair<QString, int>> counts;
    for (const ModelShot* one : tellingShots(shot)) {
        if (one->ruling.eligible) {
            continue;
        }
        const QString phrase = shotAnswer(*one);
        const auto known = std::ranges::find(counts, phrase, &std::pair<QString, int>::first);
        known == counts.end() ? counts.emplace_back(phrase, 1) : * known = {phrase, known->second + 1};
    }
    QStringList parts;
    for (const auto& [phrase, count] : counts) {
        parts.append(
            shot.attackers == 1 || (shot.mayShoot == 0 && counts.size() == 1)
                ? phrase
                : ShotWords::tr("%1 × %2", "a number of models, why they may not shoot").arg(count).arg(phrase));
    }
    QStringList sentences;
    if (!parts.isEmpty()) {
        const QString list = parts.join(QStringLiteral(", "));
        sentences.append(shot.mayShoot > 0 ? ShotWords::tr("The others: %1.").arg(list)
                                           : ShotWords::tr("Why: %1.").arg(list));
    }
    if (shot.without > 0 && shot.attackers > 0) {
        sentences.append(ShotWords::tr("%n more do not carry it.", "models, a weapon", shot.without));
    }
    return sentences.join(u' ');
}

QString shotCoverSentence(const ShotRuling& shot) {
    if (shot.mayShoot == 0 || !shot.knowsCover) {
        return {};
    }
    std::vector<const ModelShot*> shooting = tellingShots(shot);
    std::erase_if(shooting, [](const ModelShot* one) { return !one->ruling.eligible; });
    const auto covered = [](const ModelShot* one) { return !one->coverName.isEmpty(); };
    const auto count = std::ranges::count_if(shooting, covered);
    if (count == 0) {
        const bool hasEnded = std::ranges::any_of(shooting, [&](const ModelShot* one) {
            return shot.endedCover(one->observer, one->verdict.target) != nullptr;
        });
        const bool isOfModels =
            std::ranges::any_of(shooting, [](const ModelShot* one) { return one->targetsInCover > 0; });
        return isOfModels ? ShotWords::tr("The target unit has no cover, although some of its models do.")
               : hasEnded ? ShotWords::tr("The target has no cover: a model of the attacking unit sees it whole.")
                          : ShotWords::tr("The target has no cover.");
    }
    const ModelShot& first = **std::ranges::find_if(shooting, covered);
    const QString name = shippedText(first.coverName);
    const bool isOneLevel = std::ranges::all_of(
        shooting, [&](const ModelShot* one) { return !covered(one) || one->coverName == first.coverName; });
    const bool isOfSome = shot.isCoverPerModel && std::ranges::any_of(shooting, [&](const ModelShot* one) {
                              return one->targetsInCover < one->targetsSeen;
                          });
    if (!isOneLevel || isOfSome) {
        return ShotWords::tr("Cover differs from model to model.");
    }
    return count == std::ssize(shooting)
               ? ShotWords::tr("The target has cover: %1.").arg(name)
               : ShotWords::tr("Against %1 of them the target has cover: %2.").arg(count).arg(name);
}

QString shotArcSentence(const ShotRuling& shot) {
    const auto hasNote = [&](QStringView code) {
        return std::ranges::any_of(shot.shots, [&](const ModelShot& one) {
            return std::ranges::any_of(one.verdict.ruling.reasons,
                                       [&](const scenarios::Reason& reason) { return reason.code == code; });
        });
    };
    return hasNote(u"no-weapon-arc")
               ? ShotWords::tr(
                     "No arc was checked for models without a weapon that has one; add such a weapon in their "
                     "properties (“weapons” in the file).")
           : hasNote(u"no-arc")
               ? ShotWords::tr("No arc was checked for models without a printed arc; enter it in their "
                               "properties (“arc” in the file).")
               : QString{};
}

QString shotHiddenReason(const ShotRuling& shot, const scenarios::Scenario& scenario) {
    const auto ruling = scenarios::unitTargetRuling(scenario, shot.question.from.player,
                                                    scenarios::modelsOf(scenario, shot.question.to));
    return !ruling || ruling->isLegal || ruling->code == u"own" ? QString{} : targetText(*ruling);
}

/// Names the models so near to the line of a shot that the rule set leaves it to the players.
static QString shotNearSentence(const ShotRuling& shot, const scenarios::Scenario& scenario) {
    QStringList names;
    for (const ModelShot& one : shot.shots) {
        names << modelsNearShot(one.verdict, scenario);
    }
    names.removeDuplicates();
    return names.isEmpty() ? QString{}
                           : ShotWords::tr("Near the line of a shot, and yours to judge: %1.").arg(listOfNames(names));
}

QString shotSentence(const ShotRuling& shot, const scenarios::Scenario& scenario) {
    QStringList sentences{shotHeadline(shot, scenario), shotHindrance(shot), shotCoverSentence(shot),
                          shotNearSentence(shot, scenario), shotArcSentence(shot)};
    sentences.removeAll(QString{});
    return sentences.join(u' ');
}

QString shotAnswer(const ModelShot& shot, bool isPending) {
    QStringList remarks;
    if (shot.verdict.ruling.overruled && shot.ruling.inRange && shot.ruling.inArc) {
        remarks << ShotWords::tr("overruled");
    }
    if (shot.dependsOnSculpt) {
        remarks << ShotWords::tr("depends on the sculpt");
    } else if (shot.isTooClose) {
        remarks << ShotWords::tr("too close to call");
    } else if (isPending && isPendingAlone(shot)) {
        remarks << ShotWords::tr("margin…", "it is still worked out");
    }
    const QString answer = answerInFull(shot);
    return remarks.isEmpty()
               ? answer
               : ShotWords::tr("%1 (%2)", "whether a model may shoot, remarks").arg(answer, remarks.join(u", "));
}

QString shotRange(const ModelShot& shot) {
    return shot.weapon.range ? lengthText(*shot.weapon.range) : ShotWords::tr("no limit");
}

QString shotCover(const ModelShot& shot, const ShotRuling& all, const scenarios::Scenario& scenario) {
    if (!shot.ruling.eligible || !all.knowsCover) {
        return {};
    }
    if (shot.coverName.isEmpty()) {
        if (const auto* ended = all.endedCover(shot.observer, shot.verdict.target); ended && ended->left.isEmpty()) {
            return endedText(*ended, scenario);
        }
        return shot.targetsInCover > 0
                   ? ShotWords::tr("none for the unit (in cover: %1 of the %2 models seen; needed: %3)",
                                   "numbers, how many models of a unit have to be in cover")
                         .arg(shot.targetsInCover)
                         .arg(shot.targetsSeen)
                         .arg(neededText(all))
                   : ShotWords::tr("none", "cover");
    }
    const QString name = shippedText(shot.coverName);
    return all.isCoverPerModel && shot.targetsSeen > 1
               ? ShotWords::tr("%1 (%2 of the %3 models seen)", "a level of cover, models that have it, models seen")
                     .arg(name)
                     .arg(shot.targetsInCover)
                     .arg(shot.targetsSeen)
               : name;
}

QString shotCoverOfPair(const ShotRuling& all, const scenarios::Verdict& pair, const scenarios::Scenario& scenario) {
    const auto ofModel = [&](const ModelShot& one) { return one.observer == pair.observer && one.ruling.eligible; };
    const auto shot = std::ranges::find_if(all.shots, ofModel);
    const auto* target = scenario.model(pair.target);
    if (shot == all.shots.end() || !target || scenarios::unitOf(*target) != all.question.to || !all.knowsCover ||
        !pair.ruling.visible) {
        return {};
    }
    const scenarios::ReportedCover own = scenarios::reportedCover(pair.ruling);
    QString inShot;
    if (const auto* ended = all.endedCover(pair.observer, pair.target)) {
        inShot = ended->left == own.name ? QString{} : endedText(*ended, scenario);
    } else if (!all.isCoverPerModel && shot->cover != own.level) {
        inShot = shotCover(*shot, all, scenario);
    }
    const QString alone = own.name.isEmpty() ? ShotWords::tr("none", "cover") : shippedText(own.name);
    return inShot.isEmpty()
               ? QString{}
               : ShotWords::tr("Cover of this pair alone: %1. In the shot of the whole unit: %2.").arg(alone, inShot);
}

QString shotSeen(const ModelShot& shot, const ShotRuling& all, const scenarios::Scenario& scenario) {
    return ShotWords::tr("%1 of %2", "models of a unit that are seen")
        .arg(shot.targetsSeen)
        .arg(scenarios::modelsOf(scenario, all.question.to).size());
}

} // namespace sightline::app
