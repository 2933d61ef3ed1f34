#include "app/desktop/text/comparison_text.h"

#include "app/desktop/text/verdict_text.h"
#include "scenarios/headline.h"

#include <QCoreApplication>
#include <QLocale>

namespace sightline::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::ComparisonText)
};

} // namespace

QString rulingSummary(const scenarios::Ruling& ruling) {
    QStringList words{!ruling.visible ? Words::tr("not visible") : ruling.fullyVisible ? Words::tr("fully visible") : Words::tr("visible")};
    if (ruling.lineOfFire && *ruling.lineOfFire != ruling.visible) {
        words << (*ruling.lineOfFire ? Words::tr("line of fire") : Words::tr("no line of fire"));
    }
    if (!ruling.validTarget) {
        words << Words::tr("no valid target");
    }
    if (ruling.inRange == false) {
        words << Words::tr("out of range");
    }
    if (ruling.inArc == false) {
        words << Words::tr("out of arc");
    }
    if (const auto cover = reportedCover(ruling); cover.level != u"none") {
        words << Words::tr("cover: %1").arg(cover.name);
    }
    if (ruling.modifier != 0.0) {
        words << Words::tr("modifier %1").arg(QLocale{}.toString(ruling.modifier, 'g', 4));
    }
    if (!ruling.elevation.isEmpty()) {
        words << Words::tr("from above: %1").arg(ruling.elevation);
    }
    return words.join(Words::tr(", "));
}

QString aspectName(scenarios::RulingAspect aspect) {
    using enum scenarios::RulingAspect;
    switch (aspect) {
    case Visible: return Words::tr("seen");
    case LineOfFire: return Words::tr("line of fire");
    case ValidTarget: return Words::tr("valid target");
    case InRange: return Words::tr("range");
    case InArc: return Words::tr("arc");
    case FullyVisible: return Words::tr("fully seen");
    case Cover: return Words::tr("cover");
    case Modifier: return Words::tr("modifier");
    case Elevation: return Words::tr("from above");
    }
    return {};
}

QString aspectNames(const std::vector<scenarios::RulingAspect>& aspects) {
    QStringList names;
    for (const auto aspect : aspects) {
        names << aspectName(aspect);
    }
    return names.join(Words::tr(", "));
}

QString comparisonHeadline(const scenarios::RuleComparison& comparison) {
    if (comparison.wanted == 0) {
        return Words::tr("There is no pair to judge: no two models of different players.");
    }
    const QLocale locale;
    const QString text = comparison.differences.empty()
                             ? Words::tr("All %1 pairs are ruled alike.").arg(locale.toString(comparison.pairs))
                             : Words::tr("%1 of %2 pairs are ruled differently.")
                                   .arg(locale.toString(static_cast<qulonglong>(comparison.differences.size())), locale.toString(comparison.pairs));
    return comparison.pairs < comparison.wanted
               ? Words::tr("%1 Stopped: %2 were not asked about.").arg(text, locale.toString(comparison.wanted - comparison.pairs))
               : text;
}

QString reasonWithRule(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    const QString sentence = reasonSentence(reason, scenario);
    if (reason.rule.isEmpty()) {
        return sentence;
    }
    const QString place = reason.page.isEmpty() ? reason.rule : Words::tr("%1; %2", "a page, and a line of a pack").arg(reason.page, reason.rule);
    return reason.label.isEmpty() ? Words::tr("%1 (%2)").arg(sentence, place)
                                  : Words::tr("%1 %2. (%3)", "a reason, the rule in words, where it stands").arg(sentence, reason.label, place);
}

} // namespace sightline::app
