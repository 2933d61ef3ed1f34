#include "app/shared/text/spoken_answer.h"

#include "app/shared/text/cover_text.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/shot_text.h"
#include "app/shared/text/unit_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/judge/headline.h"
#include "scenarios/questions/told_reason.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

struct SpokenWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::SpokenAnswer)
};

/// Returns who sees whom: "Red 1 does not see Blue 2".
QString pairText(const Verdict& verdict, const Scenario& scenario) {
    const VerdictKind kind = sightKindOf(verdict);
    const bool sees = headlineOf(verdict).visible;
    const QString text = kind == VerdictKind::DependsOnSculpt || kind == VerdictKind::NoLineFound
                             ? SpokenWords::tr("%1 to %2", "two models, between which the answer is open")
                         : kind == VerdictKind::TooClose ? (sees ? SpokenWords::tr("%1 sees %2 as placed")
                                                                 : SpokenWords::tr("%1 does not see %2 as placed"))
                         : sees                          ? SpokenWords::tr("%1 sees %2")
                                                         : SpokenWords::tr("%1 does not see %2");
    return text.arg(memberName(scenario, verdict.observer), memberName(scenario, verdict.target));
}

/// Returns the headline inside the sentence; where a judge decided, who did.
QString answerPhrase(const Verdict& verdict, const Scenario& scenario) {
    const auto& overruled = verdict.ruling.overruled;
    const QString judge = overruled && !overruled->by.empty() ? overruled->by.front().by.judge.trimmed() : QString{};
    return judge.isEmpty() ? verdictPhrase(kindOf(scenario, verdict))
                           : SpokenWords::tr("overruled by %1", "a judge").arg(judge);
}

/// Returns what is in the way of a hidden target, or of the shot at a visible one, as far as it is known.
QStringList namesInTheWay(const Verdict& verdict, const Scenario& scenario) {
    const auto reason = scenarios::toldReason(verdict);
    if (!reason || (reason->pieces.empty() && reason->models.empty())) {
        return {};
    }
    if (reason->code == u"fire-blocked-by") {
        QStringList names = namesApart(scenario, reason->pieces);
        for (const scenarios::ModelId& model : reason->models) {
            names << nameOf(scenario, model);
        }
        return names;
    }
    return reason->code == u"blocked-by" ? blockerNames(verdict, scenario) : QStringList{};
}

/// Returns the rule to quote, without a full stop. Empty while it is not known which pieces, and so which rule, close
/// every line.
QString quotedRule(const Verdict& verdict, const Scenario& scenario, const QStringList& inTheWay) {
    const auto reason = scenarios::toldReason(verdict);
    if (inTheWay.isEmpty() && reason && reason->code == u"blocked-by") {
        return {};
    }
    QString rule = decidingRule(verdict, scenario).trimmed();
    while (rule.endsWith(u'.')) {
        rule.chop(1);
    }
    return rule;
}

/// Returns the cover of a visible target and all else that changes the roll against it.
QStringList effectsOn(const Verdict& verdict, const Scenario& scenario) {
    QStringList effects;
    const auto& ruling = verdict.ruling;
    if (ruling.visible && !ruling.validTarget && !ruling.overruled) {
        return effects; // nothing is rolled
    }
    const bool mayShoot = headlineOf(verdict).visible && ruling.validTarget && !ruling.status.isEmpty();
    const auto asCertain = [&](const QString& cover) {
        return isCoverClose(ruling) ? SpokenWords::tr("%1 (too close to call)", "cover, or none").arg(cover) : cover;
    };
    if (const QString cover = coverPhrase(verdict, scenario); !cover.isEmpty()) {
        // Many levels are named by the word already.
        const QString word = SpokenWords::tr("cover", "in lower case, as in the names of levels of cover");
        effects << asCertain(cover.contains(word, Qt::CaseInsensitive) ? cover
                                                                       : SpokenWords::tr("cover: %1").arg(cover));
    } else if (mayShoot) {
        effects << asCertain(SpokenWords::tr("no cover"));
    }
    if (!mayShoot || ruling.overruled) {
        return effects;
    }
    if (const QString modifier = modifierText(ruling); !modifier.isEmpty()) {
        effects << SpokenWords::tr("modifier: %1", "a number with its sign").arg(modifier);
    }
    if (!ruling.elevation.isEmpty()) {
        effects << SpokenWords::tr("from above: %1", "the effect").arg(shippedText(ruling.elevation));
    }
    if (const QString band = rangeRow(verdict); !band.isEmpty()) {
        effects << SpokenWords::tr("range: %1", "a band of range").arg(band);
    }
    const QStringList models = leavesModelsToPlayers(verdict, scenario)
                                   ? modelsOnLine(headlineOf(verdict).line, verdict, scenario)
                                   : QStringList{};
    if (!models.isEmpty()) {
        effects << SpokenWords::tr("models in the way are yours to judge: %1").arg(listOfNames(models));
    }
    if (const QStringList near = modelsNearShot(verdict, scenario); !near.isEmpty()) {
        effects << SpokenWords::tr("models near the line are yours to judge: %1").arg(listOfNames(near));
    }
    return effects;
}

} // namespace

QString spokenAnswer(const Verdict& verdict, const Scenario& scenario) {
    const QStringList inTheWay = namesInTheWay(verdict, scenario);
    const QString rule = quotedRule(verdict, scenario, inTheWay);
    const QString phrase = answerPhrase(verdict, scenario);
    QStringList parts{rule.isEmpty() ? phrase : SpokenWords::tr("%1 (%2)", "an answer, a rule").arg(phrase, rule)};
    if (!inTheWay.isEmpty()) {
        parts << SpokenWords::tr("in the way: %1").arg(listOfNames(inTheWay));
    }
    parts << effectsOn(verdict, scenario);
    const QString answer =
        SpokenWords::tr("%1: %2.", "who sees whom, the answer and why")
            .arg(pairText(verdict, scenario), parts.join(SpokenWords::tr(", ", "between parts of an answer")));
    const QString barred = barredSentence(verdict, scenario);
    return barred.isEmpty() ? answer : answer + u' ' + barred;
}

QString spokenShot(const scenarios::ShotRuling& shot, const Scenario& scenario) {
    const QString attackers = unitTitleWithPlayer(scenario, shot.question.from);
    const QString armed =
        shot.question.weapon.isEmpty()
            ? attackers
            : SpokenWords::tr("%1 with %2", "a unit, its weapon").arg(attackers, shot.question.weapon);
    QStringList sentences{shotSentence(shot, scenario)};
    if (const QString hidden = shotHiddenReason(shot, scenario); shot.attackers > 0 && !hidden.isEmpty()) {
        sentences.prepend(
            SpokenWords::tr("%1 may not choose this target (%2). By arc, range and line alone:", "a player, why not")
                .arg(playerName(scenario, shot.question.from.player), hidden));
    }
    QStringList inTheWay;
    for (const scenarios::ModelShot& one : shot.shots) {
        if (one.ruling.inRange && !one.ruling.hasLine) {
            inTheWay << namesInTheWay(one.verdict, scenario);
        }
    }
    inTheWay.removeDuplicates();
    if (!inTheWay.isEmpty()) {
        sentences << SpokenWords::tr("In the way: %1.").arg(listOfNames(inTheWay));
    }
    return SpokenWords::tr("%1 at %2: %3", "the unit that shoots, its target, the answer")
        .arg(armed, unitTitleWithPlayer(scenario, shot.question.to), sentences.join(u' '));
}

} // namespace sightline::app
