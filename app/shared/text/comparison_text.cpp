#include "app/shared/text/comparison_text.h"

#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace sightline::app {

namespace {

struct ComparisonWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::ComparisonText)
};

/// Rule sets of plain geometry have the certainty of the geometry.
bool isTooClose(const scenarios::Verdict& verdict) {
    return headlineOf(verdict).certainty == scenarios::Certainty::TooCloseToCall;
}

} // namespace

QString rulingSummary(const scenarios::Ruling& ruling) {
    const bool isOpen = ruling.certainty == scenarios::Certainty::DependsOnSculpt;
    QStringList words{isOpen                ? ComparisonWords::tr("depends on the sculpt")
                      : !ruling.visible     ? ComparisonWords::tr("not visible")
                      : ruling.fullyVisible ? ComparisonWords::tr("fully visible")
                                            : ComparisonWords::tr("visible")};
    if (ruling.certainty == scenarios::Certainty::TooCloseToCall) {
        words << ComparisonWords::tr("too close to call");
    }
    const bool isFireOther = ruling.lineOfFire && *ruling.lineOfFire != ruling.visible;
    if (isFireOther) {
        words << (*ruling.lineOfFire ? ComparisonWords::tr("line of fire") : ComparisonWords::tr("no line of fire"));
    }
    if (!ruling.validTarget && !isOpen && !isFireOther) { // without a line of fire it is none
        words << ComparisonWords::tr("no valid target");
    }
    if (ruling.inRange == false) {
        words << ComparisonWords::tr("out of range");
    }
    if (ruling.inArc == false) {
        words << ComparisonWords::tr("out of arc");
    }
    if (const auto cover = reportedCover(ruling); cover.level != u"none") {
        words << ComparisonWords::tr("cover: %1").arg(shippedText(cover.name));
    }
    if (ruling.modifier != 0.0) {
        words << ComparisonWords::tr("modifier %1").arg(QLocale{}.toString(ruling.modifier, 'g', 4));
    }
    if (!ruling.elevation.isEmpty()) {
        words << ComparisonWords::tr("from above: %1").arg(shippedText(ruling.elevation));
    }
    return words.join(ComparisonWords::tr(", "));
}

QString rulingSummary(const scenarios::Verdict& verdict) {
    if (!isTooClose(verdict)) {
        return rulingSummary(verdict.ruling);
    }
    scenarios::Ruling ruling = verdict.ruling;
    ruling.certainty = scenarios::Certainty::TooCloseToCall;
    return rulingSummary(ruling);
}

int closeCalls(const scenarios::RuleComparison& comparison) {
    return static_cast<int>(std::ranges::count_if(comparison.differences, [](const auto& difference) {
        return isTooClose(difference.a) || isTooClose(difference.b);
    }));
}

namespace {

/// Returns the name of an aspect in which two rulings differ: "seen", "cover", …
QString aspectName(scenarios::RulingAspect aspect) {
    using enum scenarios::RulingAspect;
    switch (aspect) {
    case Visible: return ComparisonWords::tr("seen");
    case LineOfFire: return ComparisonWords::tr("line of fire");
    case ValidTarget: return ComparisonWords::tr("valid target");
    case InRange: return ComparisonWords::tr("range");
    case InArc: return ComparisonWords::tr("arc");
    case FullyVisible: return ComparisonWords::tr("fully seen");
    case Cover: return ComparisonWords::tr("cover");
    case Modifier: return ComparisonWords::tr("modifier");
    case Elevation: return ComparisonWords::tr("from above");
    }
    return {};
}

} // namespace

QString aspectNames(const std::vector<scenarios::RulingAspect>& aspects) {
    QStringList names;
    for (const auto aspect : aspects) {
        names << aspectName(aspect);
    }
    return names.join(ComparisonWords::tr(", "));
}

QString comparisonHeadline(const scenarios::RuleComparison& comparison) {
    if (comparison.wanted == 0) {
        return ComparisonWords::tr("There is no pair to judge: no two models of different players.");
    }
    const QLocale locale;
    QString text = comparison.differences.empty()
                       ? ComparisonWords::tr("All %1 pairs are ruled alike.").arg(locale.toString(comparison.pairs))
                       : ComparisonWords::tr("%1 of %2 pairs are ruled differently.")
                             .arg(locale.toString(static_cast<qulonglong>(comparison.differences.size())),
                                  locale.toString(comparison.pairs));
    if (const int close = closeCalls(comparison); close > 0) {
        text =
            ComparisonWords::tr("%1 Too close to call: %2.", "a sentence, a number").arg(text, locale.toString(close));
    }
    return comparison.pairs < comparison.wanted ? ComparisonWords::tr("%1 Stopped: %2 were not checked.")
                                                      .arg(text, locale.toString(comparison.wanted - comparison.pairs))
                                                : text;
}

QString ruleLine(const QString& path) {
    if (path.startsWith(u"$.from.arc")) {
        return ComparisonWords::tr("the observer's arc");
    }
    if (path == u"$.from.scope") {
        return ComparisonWords::tr("who of a unit may look");
    }
    if (path == u"$.elevation") {
        return ComparisonWords::tr("who stands higher");
    }
    if (path == u"$.detection") {
        return ComparisonWords::tr("who is hidden");
    }
    if (path == u"$.full") {
        return ComparisonWords::tr("what is fully visible");
    }
    if (path == u"$.range_in") {
        return ComparisonWords::tr("the range of sight");
    }
    if (path == u"$.contact_always_sees") {
        return ComparisonWords::tr("models in base contact see each other");
    }
    if (path == u"$.reciprocal") {
        return ComparisonWords::tr("sight is mutual");
    }
    if (path == u"$.line.min_patch_mm") {
        return ComparisonWords::tr("how large a visible part has to be");
    }
    static const QRegularExpression kLine{QStringLiteral("^\\$\\.(\\w+)(?:\\[(\\d+)\\])?")};
    const auto match = kLine.match(path);
    if (!match.hasMatch()) {
        return path;
    }
    return match.captured(2).isEmpty()
               ? ComparisonWords::tr("the rule “%1”", "a key of a rule pack").arg(match.captured(1))
               : ComparisonWords::tr("rule %1 of “%2”", "a number, a key of a rule pack")
                     .arg(match.captured(2).toInt() + 1)
                     .arg(match.captured(1));
}

QString reasonInWords(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    const QString sentence = ruleSentence(reason, scenario);
    const bool saysItself =
        reason.code == u"from-above" || reason.code == u"not-a-source" || reason.code == u"patch-too-small";
    if (reason.rule.isEmpty() || (reason.page.isEmpty() && (!reason.label.isEmpty() || saysItself))) {
        return sentence;
    }
    return ComparisonWords::tr("%1 (%2)").arg(sentence, reason.page.isEmpty() ? ruleLine(reason.rule) : reason.page);
}

} // namespace sightline::app
