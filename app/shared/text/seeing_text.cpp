#include "app/shared/text/seeing_text.h"

#include "app/shared/text/area_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace sightline::app {

namespace {

struct SeeingWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::SeeingText)
};

int seenIn(std::span<const scenarios::Verdict> verdicts) {
    return static_cast<int>(
        std::ranges::count_if(verdicts, [](const scenarios::Verdict& verdict) { return verdict.ruling.visible; }));
}

QString viewerText(const scenarios::Scenario& scenario, const scenarios::RegionQuestion& question) {
    if (question.zone) {
        return nameOf(scenario, scenarios::AnyId{*question.zone});
    }
    if (!question.samplePoints.empty()) {
        return SeeingWords::tr("a viewer at %1", "a place").arg(samplePointText(question.samplePoints.front()));
    }
    return question.from.size() == 1 ? nameOf(scenario, question.from.front()) : modelCount(question.from.size());
}

/// Returns sentences about the limits of a region, and about its target where that is not a bare point.
QStringList limitSentences(const scenarios::RegionQuestion& question) {
    QStringList sentences;
    if (question.range) {
        sentences << SeeingWords::tr("Within %1 from base to base.").arg(lengthText(*question.range));
    }
    if (question.arc) {
        const QString arc = question.arcZero == scenarios::ArcZero::Facing
                                ? SeeingWords::tr("Only in an arc of %1°, which turns with the observer.")
                                : SeeingWords::tr("Only in an arc of %1°.");
        sentences << arc.arg(QLocale{}.toString(
            question.arc->width == geometry::Angle{} ? 360.0 : question.arc->width.degrees(), 'g', 4));
    }
    if (question.wants != scenarios::RegionWants::Point) {
        const QString base = baseText(question.targetBase);
        sentences << (question.wants == scenarios::RegionWants::SomePart
                          ? SeeingWords::tr("Region where part of a base is visible: %1.").arg(base)
                          : SeeingWords::tr("Region where the whole facing side of a base is visible: %1.").arg(base));
    }
    return sentences;
}

} // namespace

QString samplePointHeadline(std::span<const scenarios::Verdict> verdicts) {
    return verdicts.empty() ? SeeingWords::tr("No models on the table")
                            : SeeingWords::tr("Seen by %1 of %2").arg(seenIn(verdicts)).arg(verdicts.size());
}

QString samplePointSides(std::span<const scenarios::Verdict> verdicts, const scenarios::Scenario& scenario) {
    QStringList sides;
    for (const scenarios::Player& player : scenario.players) {
        int all = 0;
        int seen = 0;
        for (const scenarios::Verdict& verdict : verdicts) {
            const scenarios::Model* observer = scenario.model(verdict.observer);
            if (observer && observer->player == player.id) {
                ++all;
                seen += verdict.ruling.visible ? 1 : 0;
            }
        }
        if (all > 0) {
            sides << SeeingWords::tr("%1 %2 of %3", "a player, how many of how many models")
                         .arg(nameOf(scenario, player.id))
                         .arg(seen)
                         .arg(all);
        }
    }
    return sides.size() > 1 ? sides.join(QStringLiteral(" · ")) : QString{};
}

QString samplePointSentence(std::span<const scenarios::Verdict> verdicts, geometry::Point place) {
    return SeeingWords::tr("%1 of %2 see the point at %3.", "how many of how many models")
        .arg(QString::number(seenIn(verdicts)), modelCount(verdicts.size()), samplePointText(place));
}

QString allLinesSentence(int lines, int seen, int tooClose, int ofSculpt) {
    QString all = lines == 1
                      ? SeeingWords::tr("1 line: %1 seen, %2 not.").arg(seen).arg(lines - seen)
                      : SeeingWords::tr("%n lines: %1 seen, %2 not.", nullptr, lines).arg(seen).arg(lines - seen);
    if (ofSculpt > 0) {
        all = SeeingWords::tr("%1 Depends on the sculpt: %2.", "all lines, how many").arg(all).arg(ofSculpt);
    }
    return tooClose == 0
               ? all
               : SeeingWords::tr("%1 Too close to call: %2.", "all lines, how many are close").arg(all).arg(tooClose);
}

QString regionSentence(const scenarios::Scenario& scenario,
                       const scenarios::RegionQuestion& question,
                       const scenarios::SeenRegion& seen) {
    const QString who = viewerText(scenario, question);
    const QString area = areaText(seen.areaSquareInches);
    const QString share = shareText(seen.shareOfTable);
    QStringList sentences;
    if (!seen.isDecided) {
        return SeeingWords::tr("The rule set %1 does not define full visibility of a target.").arg(seen.rules);
    }
    if (seen.possible) {
        sentences << SeeingWords::tr("Seen by %1: %2 to %3, at least %4 of the table.", "who looks, two areas, share")
                         .arg(who, area, areaText(seen.possible->areaSquareInches()), share);
    } else if (seen.cell) {
        sentences << SeeingWords::tr("Seen by %1: %2, %3 of the table, in cells of %4.",
                                     "who looks, area, share, size of cells")
                         .arg(who, area, share, lengthText(*seen.cell));
    } else {
        sentences
            << SeeingWords::tr("Seen by %1: %2, %3 of the table.", "who looks, area, share").arg(who, area, share);
    }
    sentences << limitSentences(question);
    if (seen.possible) {
        sentences << SeeingWords::tr("Wide hatching: possibly visible.");
    }
    return sentences.join(u' ');
}

QString firstRegionSentence(const scenarios::Scenario& scenario,
                            const scenarios::RegionQuestion& question,
                            const scenarios::SeenRegion& first) {
    QStringList sentences{
        SeeingWords::tr("Seen by %1: at least %2, %3 of the table; the rest is being computed.",
                        "who looks, area, share")
            .arg(viewerText(scenario, question), areaText(first.areaSquareInches), shareText(first.shareOfTable))};
    sentences << limitSentences(question) << SeeingWords::tr("Wide hatching: not computed yet.");
    return sentences.join(u' ');
}

QString
pairText(const scenarios::Scenario& scenario, const scenarios::ModelId& observer, const scenarios::ModelId& target) {
    return SeeingWords::tr("%1 → %2", "who looks, who is looked at")
        .arg(nameOf(scenario, observer), nameOf(scenario, target));
}

} // namespace sightline::app
