#include "app/shared/text/deciding_rule.h"

#include "app/shared/text/comparison_text.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/spoken_answer.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>

#include <memory>

namespace sightline::app {

namespace {

struct DecidingRuleWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::DecidingRule)
};

using scenarios::Region;
using scenarios::Scenario;
using scenarios::Verdict;

/// Returns the part of a model that lines start from or end at, in a space of the rules.
QString regionText(Region region, scenarios::Space space) {
    switch (region) {
    case Region::Volume: return DecidingRuleWords::tr("any part", "of a model");
    case Region::Body: return DecidingRuleWords::tr("any part of the body");
    case Region::Head: return DecidingRuleWords::tr("the head");
    case Region::Base: return DecidingRuleWords::tr("any point of the base");
    case Region::BaseEdge: return DecidingRuleWords::tr("any point of the base’s edge");
    case Region::FrontEdge: return DecidingRuleWords::tr("any point of the front edge");
    case Region::FrontCenter: return DecidingRuleWords::tr("the center of the front edge");
    case Region::FacingEdge: return DecidingRuleWords::tr("any point of the edge that faces the observer");
    case Region::FacingCenter: return DecidingRuleWords::tr("the center of the edge that faces the observer");
    case Region::ClosestPoint: return DecidingRuleWords::tr("the nearest point");
    case Region::PrintedDot: return DecidingRuleWords::tr("the printed dot");
    case Region::CellCenter:
        return space == scenarios::Space::Hex ? DecidingRuleWords::tr("the center of its hex")
                                              : DecidingRuleWords::tr("the center of its square");
    case Region::CellCorner: return DecidingRuleWords::tr("a corner of its squares");
    case Region::Cell: return DecidingRuleWords::tr("any point of its squares");
    }
    return {};
}

std::shared_ptr<const scenarios::RulePack> rulePackOf(const Verdict& verdict, const Scenario& scenario) {
    const auto rules = scenarios::ruleSetOf(scenario);
    const auto* shipped = scenarios::shippedRuleSet(verdict.rules);
    return rules && rules->id == verdict.rules ? rules->pack : shipped ? shipped->pack : nullptr;
}

/// Returns a rule in words; where a reason has no line of the pack, its sentence.
QString ruleOf(const scenarios::Reason& reason, const Verdict& verdict, const Scenario& scenario) {
    const auto pack = rulePackOf(verdict, scenario);
    if (pack && reason.rule == u"$.line.min_patch_mm") {
        return DecidingRuleWords::tr("At least %1 of the target has to show", "an area")
            .arg(patchText(pack->line.minPatch.millimeters()));
    }
    // What lets a line pass is the exception from a rule, whose words alone say the contrary.
    return reason.code.startsWith(u"ignored-")                       ? ruleSentence(reason, scenario)
           : !reason.label.isEmpty()                                 ? shippedText(reason.label)
           : reason.rule.isEmpty() || reason.code == u"not-a-source" ? reasonSentence(reason, scenario)
                                                                     : ruleLine(reason.rule);
}

QStringList rulesOf(const Verdict& verdict, const Scenario& scenario) {
    QStringList rules;
    for (const scenarios::Reason* reason : decidingReasons(verdict, scenario)) {
        rules << ruleOf(*reason, verdict, scenario);
    }
    rules.removeDuplicates();
    return rules;
}

bool isOfPack(const Verdict& verdict) { return !verdict.ruling.status.isEmpty() && !verdict.ruling.overruled; }

/// Returns the rule set's rule of sight: "Line of sight: a line 1 mm wide from the observer (any part) to the target
/// (any part)". Empty without a pack, and where the verdict's rule set is neither that of the
/// scenario nor one that ships.
QString sightRule(const Verdict& verdict, const Scenario& scenario) {
    const auto pack = rulePackOf(verdict, scenario);
    if (!pack) {
        return {};
    }
    const QString from = regionText(pack->source.region, pack->space);
    const QString to = regionText(pack->target, pack->space);
    return pack->line.width == geometry::Length{}
               ? DecidingRuleWords::tr("Line of sight: a line from the observer (%1) to the target (%2)",
                                       "parts of the two models")
                     .arg(from, to)
               : DecidingRuleWords::tr("Line of sight: a line %3 wide from the observer (%1) to the target (%2)",
                                       "parts of the two models, a width")
                     .arg(from, to, lineWidthText(pack->line.width));
}

} // namespace

QString decidingRule(const Verdict& verdict, const Scenario& scenario) {
    if (!isOfPack(verdict)) {
        return {};
    }
    const QString rule = rulesOf(verdict, scenario).value(0, sightRule(verdict, scenario));
    if (const QString margin = closeMarginText(verdict); !margin.isEmpty()) {
        const scenarios::Reason& rests = *verdict.ruling.margin;
        constexpr double kMeasurable = 0.1; // millimeters; less is told as less than that
        const bool isTiny = rests.millimeters.value_or(0.0) < kMeasurable;
        const QString within = isTiny ? millimetersText(kMeasurable) : margin;
        if (rests.code == u"margin-height" && rulesOf(verdict, scenario).isEmpty()) {
            return DecidingRuleWords::tr("Within %1 of a limit: %2", "a length, “the height of …”")
                .arg(within, heightText(rests, scenario));
        }
        const QString restsOn = rests.label.isEmpty() && rests.rule.isEmpty() ? rule : ruleOf(rests, verdict, scenario);
        if (rests.millimeters.value_or(0.0) <= 0.0) {
            return DecidingRuleWords::tr("Exactly at the limit of: %1", "a rule").arg(restsOn);
        }
        return DecidingRuleWords::tr("Within %1 of: %2", "a length, a rule").arg(within, restsOn);
    }
    return rule;
}

QStringList otherRules(const Verdict& verdict, const Scenario& scenario) {
    QStringList rules = rulesOf(verdict, scenario);
    if (!rules.isEmpty() && !decidingRule(verdict, scenario).endsWith(rules.front())) {
        return rules; // a margin rests on another rule
    }
    return rules.mid(1);
}

QString announcedRuling(const Verdict& verdict, const Scenario& scenario) {
    if (!isRuled(verdict)) {
        return {};
    }
    return DecidingRuleWords::tr("Announce: %1", "a sentence").arg(spokenAnswer(verdict, scenario));
}

} // namespace sightline::app
