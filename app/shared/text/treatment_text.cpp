#include "app/shared/text/treatment_text.h"

#include "app/shared/text/shipped_text.h"
#include "scenarios/rules/rule_pack.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <vector>

namespace sightline::app {

namespace {

using scenarios::CoverLine;
using scenarios::RuleSet;

struct TreatmentWords {
    Q_DECLARE_TR_FUNCTIONS(Treatment)
};

bool isNone(const QString& cover) { return cover == QLatin1String{"none"}; }

bool isUntold(const QString& answer) { return answer == QLatin1String{"-"}; }

bool isBlocked(const QString& sight) { return sight == QLatin1String{"blocked"}; }

const CoverLine* lineOfLevel(const RuleSet& rules, const QString& level) {
    if (!rules.pack) {
        return nullptr;
    }
    const auto found = std::ranges::find(rules.pack->cover, level, &CoverLine::level);
    return found == rules.pack->cover.end() ? nullptr : &*found;
}

bool isOtherAnswer(const QString& before, const QString& now) {
    return before != now && !isUntold(before) && !isUntold(now);
}

bool isOtherCover(const TreatmentUnder& before,
                  const TreatmentUnder& now,
                  const QString& levelBefore,
                  const QString& levelNow) {
    if (!isOtherAnswer(levelBefore, levelNow)) { // "-" is no level
        return false;
    }
    const auto knowsBoth = [&](const RuleSet& rules) {
        return lineOfLevel(rules, levelBefore) && lineOfLevel(rules, levelNow);
    };
    return isNone(levelBefore) != isNone(levelNow) || (knowsBoth(before.rules) && knowsBoth(now.rules));
}

QString levelText(const RuleSet& rules, const QString& level) {
    if (isNone(level)) {
        return TreatmentWords::tr("none", "no cover");
    }
    const CoverLine* line = lineOfLevel(rules, level);
    return shippedText(line && !line->levelName.isEmpty() ? line->levelName : level);
}

/// Returns the names of the levels of cover, the lowest first, without what each of them does to a roll.
QStringList levelNames(const RuleSet& rules) {
    std::vector<const CoverLine*> lines;
    if (rules.pack) {
        std::ranges::transform(rules.pack->cover, std::back_inserter(lines),
                               [](const CoverLine& line) { return &line; });
    }
    std::ranges::stable_sort(lines, {}, &CoverLine::order);
    QStringList names;
    for (const CoverLine* line : lines) {
        names << shippedText(line->levelName.isEmpty() ? line->level : line->levelName).section(u',', 0, 0);
    }
    names.removeDuplicates();
    return names;
}

} // namespace

QStringList treatmentChanges(const TreatmentUnder& before, const TreatmentUnder& now) {
    const scenarios::TerrainRow& was = before.treatment.row;
    const scenarios::TerrainRow& is = now.treatment.row;
    QStringList changes;
    const auto addSight = [&](const QString& a, const QString& b, const QString& seen, const QString& blocked) {
        if (!isOtherAnswer(a, b)) {
            return;
        }
        changes << (isBlocked(b)                   ? blocked
                    : isBlocked(a) || b == u"seen" ? seen
                                                   : TreatmentWords::tr("seen, but not shot at", "past a piece"));
    };
    addSight(was.through, is.through, TreatmentWords::tr("models see through it"),
             TreatmentWords::tr("models do not see through it"));
    if (was.through == is.through || isBlocked(is.through)) { // otherwise taller models see what lower ones see
        addSight(before.treatment.over, now.treatment.over, TreatmentWords::tr("taller models see over it"),
                 TreatmentWords::tr("taller models do not see over it"));
        addSight(before.treatment.floor, now.treatment.floor, TreatmentWords::tr("only its walls block"),
                 TreatmentWords::tr("its floor blocks like its walls"));
    }
    addSight(was.into, is.into, TreatmentWords::tr("models in it are seen"),
             TreatmentWords::tr("models in it are not seen from outside"));
    addSight(was.out, is.out, TreatmentWords::tr("models in it see out"),
             TreatmentWords::tr("models in it do not see out"));
    const auto addCover = [&](const QString& a, const QString& b, const QString& text) {
        if (isOtherCover(before, now, a, b)) {
            changes << text.arg(levelText(now.rules, b));
        }
    };
    addCover(before.treatment.behind, now.treatment.behind,
             TreatmentWords::tr("cover behind it: %1", "a level of cover"));
    addCover(was.beside, is.beside, TreatmentWords::tr("cover close to it: %1", "a level of cover"));
    addCover(was.inside, is.inside, TreatmentWords::tr("cover in it: %1", "a level of cover"));
    return changes;
}

QString coverLevelsChange(const RuleSet& before, const RuleSet& now) {
    const QStringList was = levelNames(before);
    const QStringList is = levelNames(now);
    if (is.isEmpty()) {
        return was.isEmpty() ? QString{} : TreatmentWords::tr("There is no cover.", "under a rule set");
    }
    const bool sharesOne = std::ranges::any_of(is, [&](const QString& name) { return was.contains(name); });
    return sharesOne
               ? QString{}
               : TreatmentWords::tr("New levels of cover: %1.", "under a rule set").arg(is.join(QStringLiteral(", ")));
}

QString treatmentText(const scenarios::PieceTreatment& treatment) {
    const scenarios::TerrainRow& row = treatment.row;
    if (!isBlocked(row.through)) {
        return {};
    }
    QStringList sentences;
    sentences << (treatment.over == u"seen"
                      ? TreatmentWords::tr("Blocks lines through it; taller models see over it.", "a piece")
                      : TreatmentWords::tr("Blocks all lines through it and over it.", "a piece"));
    if (!isUntold(row.into)) {
        sentences << (isBlocked(row.into) ? TreatmentWords::tr("Models in it are not seen from outside.")
                                          : TreatmentWords::tr("Models in it are seen."));
    }
    return sentences.join(u' ');
}

} // namespace sightline::app
