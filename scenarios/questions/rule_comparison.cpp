#include "scenarios/questions/rule_comparison.h"

#include "scenarios/judge/close_call.h"
#include "scenarios/judge/headline.h"
#include "scenarios/questions/matrix.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace sightline::scenarios {

namespace {

/// The number of questions between two progress reports: some hundredths of a second.
constexpr std::size_t kQuestionsAtOnce = 48;

bool isSameText(const Reason& a, const Reason& b) {
    return a.code == b.code && a.pieces == b.pieces && a.models == b.models && a.word == b.word;
}

const std::vector<Reason>& reasonsOf(const Verdict& verdict) {
    return verdict.ruling.reasons.empty() ? verdict.reasons : verdict.ruling.reasons;
}

/// True if sight, or whether the target is valid, is another under the largest reading of the bodies.
bool dependsOnSculpt(const Ruling& ruling) { return ruling.certainty == Certainty::DependsOnSculpt; }

bool isSightOfSculpt(const Ruling& ruling) { return ruling.byLargest && ruling.byLargest->visible != ruling.visible; }

bool isTargetOfSculpt(const Ruling& ruling) { return dependsOnSculpt(ruling) && !isSightOfSculpt(ruling); }

/// True if the two give cover of different names. Levels have ids and orders of their own in each pack.
bool isOtherCover(const Ruling& a, const Ruling& b) {
    return reportedCover(a).name.compare(reportedCover(b).name, Qt::CaseInsensitive) != 0;
}

} // namespace

QString wordFor(RulingAspect aspect) {
    switch (aspect) {
    case RulingAspect::Visible: return QStringLiteral("visible");
    case RulingAspect::LineOfFire: return QStringLiteral("line_of_fire");
    case RulingAspect::ValidTarget: return QStringLiteral("valid_target");
    case RulingAspect::InRange: return QStringLiteral("in_range");
    case RulingAspect::InArc: return QStringLiteral("in_arc");
    case RulingAspect::FullyVisible: return QStringLiteral("fully_visible");
    case RulingAspect::Cover: return QStringLiteral("cover");
    case RulingAspect::Modifier: return QStringLiteral("modifier");
    case RulingAspect::Elevation: return QStringLiteral("elevation");
    }
    return {};
}

QString wordFor(NoticedDifference difference) {
    switch (difference) {
    case NoticedDifference::Seen: return QStringLiteral("seen");
    case NoticedDifference::Cover: return QStringLiteral("cover");
    case NoticedDifference::Effects: return QStringLiteral("effects");
    }
    return {};
}

std::optional<NoticedDifference> noticedDifference(const Ruling& a, const Ruling& b) {
    const auto mayBeShot = [](const Ruling& ruling) {
        return ruling.visible && ruling.validTarget && ruling.lineOfFire.value_or(true);
    };
    if (a.visible != b.visible || mayBeShot(a) != mayBeShot(b) || dependsOnSculpt(a) != dependsOnSculpt(b)) {
        return NoticedDifference::Seen;
    }
    if (!a.visible) {
        return {};
    }
    if (isOtherCover(a, b)) {
        return NoticedDifference::Cover;
    }
    return a.modifier != b.modifier || a.elevation != b.elevation ? std::optional{NoticedDifference::Effects}
                                                                  : std::nullopt;
}

int countOf(const RuleComparison& comparison, NoticedDifference difference) {
    return static_cast<int>(
        std::ranges::count(comparison.differences, std::optional{difference}, &RulingDifference::noticed));
}

std::vector<RulingAspect> aspectsThatDiffer(const Ruling& a, const Ruling& b) {
    std::vector<RulingAspect> aspects;
    const auto note = [&](bool differs, RulingAspect aspect) {
        if (differs) {
            aspects.push_back(aspect);
        }
    };
    // What a pack does not rule on counts as permitted.
    const auto fire = [](const Ruling& ruling) { return ruling.lineOfFire.value_or(ruling.visible); };
    note(a.visible != b.visible || isSightOfSculpt(a) != isSightOfSculpt(b), RulingAspect::Visible);
    const bool followsSight = fire(a) == a.visible && fire(b) == b.visible;
    note(fire(a) != fire(b) && !followsSight, RulingAspect::LineOfFire);
    note(a.validTarget != b.validTarget || isTargetOfSculpt(a) != isTargetOfSculpt(b), RulingAspect::ValidTarget);
    note(a.inRange.value_or(true) != b.inRange.value_or(true), RulingAspect::InRange);
    note(a.inArc.value_or(true) != b.inArc.value_or(true), RulingAspect::InArc);
    note(a.fullyVisible != b.fullyVisible, RulingAspect::FullyVisible);
    note(isOtherCover(a, b), RulingAspect::Cover);
    note(a.modifier != b.modifier, RulingAspect::Modifier);
    note(a.elevation != b.elevation, RulingAspect::Elevation);
    return aspects;
}

std::vector<Reason> reasonsOnlyIn(const Verdict& first, const Verdict& second) {
    std::vector<Reason> only;
    std::ranges::copy_if(reasonsOf(first), std::back_inserter(only), [&](const Reason& reason) {
        // The same distance has another name under other rules; that is no reason for a ruling.
        return reason.code != u"range-band" &&
               std::ranges::none_of(reasonsOf(second), [&](const Reason& other) { return isSameText(reason, other); });
    });
    return only;
}

namespace {

/// Returns the questions with the tolerances of a side.
std::vector<Question> withTolerance(std::span<const Question> questions, const ToleranceOf& toleranceOf) {
    std::vector<Question> result{questions.begin(), questions.end()};
    if (toleranceOf) {
        for (Question& question : result) {
            question.toleranceMillimeters = toleranceOf(question.observer, question.target);
        }
    }
    return result;
}

/// Adds to some of the verdicts how certain their rulings are, where that is known.
void addCertainty(const PreparedTable& table,
                  const std::vector<Question>& questions,
                  const std::vector<std::size_t>& which,
                  std::vector<Verdict>& verdicts,
                  int threads,
                  const std::stop_token& stop) {
    std::vector<Question> some;
    std::ranges::transform(which, std::back_inserter(some), [&](std::size_t i) { return questions[i]; });
    const auto certain = judgeAll(table, some, threads, stop, judgeWithCertainty);
    for (std::size_t i = 0; i < which.size(); ++i) {
        verdicts[which[i]].ruling.certainty = certain[i].ruling.certainty;
    }
}

/// Judges these questions on both tables; `isDifferent` compares two verdicts whose rulings are equal to a player.
template <class IsDifferent>
RuleComparison compare(const PreparedTable& a,
                       const PreparedTable& b,
                       const std::vector<Question>& questions,
                       const ComparisonOptions& options,
                       const std::stop_token& stop,
                       const IsDifferent& isDifferent) {
    RuleComparison comparison;
    comparison.wanted = static_cast<int>(questions.size());
    for (std::size_t first = 0; first < questions.size(); first += kQuestionsAtOnce) {
        const auto some = std::span{questions}.subspan(first, std::min(kQuestionsAtOnce, questions.size() - first));
        auto ofA = withTolerance(some, options.toleranceA);
        auto ofB = withTolerance(some, options.toleranceB);
        auto underA = judgeAll(a, ofA, options.threads, stop);
        auto underB = judgeAll(b, ofB, options.threads, stop);
        if (stop.stop_requested()) {
            break; // the last ones may be empty
        }
        std::vector<std::size_t> differing;
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (noticedDifference(underA[i].ruling, underB[i].ruling) || isDifferent(underA[i], underB[i])) {
                differing.push_back(i);
            }
        }
        if (!options.wantMargins) { // the figures with the margins hold the certainty
            addCertainty(a, ofA, differing, underA, options.threads, stop);
            addCertainty(b, ofB, differing, underB, options.threads, stop);
        }
        if (stop.stop_requested()) {
            break;
        }
        for (const std::size_t i : differing) {
            const auto noticed = noticedDifference(underA[i].ruling, underB[i].ruling);
            if (options.wantMargins) {
                ofA[i].wantRulingFigures = true;
                ofB[i].wantRulingFigures = true;
                underA[i] = judge(a, ofA[i], stop);
                underB[i] = judge(b, ofB[i], stop);
            }
            comparison.differences.push_back(
                {underA[i], underB[i], noticed, aspectsThatDiffer(underA[i].ruling, underB[i].ruling),
                 reasonsOnlyIn(underA[i], underB[i]), reasonsOnlyIn(underB[i], underA[i])});
        }
        comparison.pairs += static_cast<int>(some.size());
        if (options.progress) {
            options.progress(comparison.pairs, comparison.wanted);
        }
    }
    return comparison;
}

} // namespace

RuleComparison compareRules(const Scenario& scenario,
                            const RuleSet& a,
                            const RuleSet& b,
                            const ComparisonOptions& options,
                            const std::stop_token& stop) {
    return compare(PreparedTable{scenario, a}, PreparedTable{scenario, b},
                   pairQuestions(scenario, options.fromPlayer, options.toPlayer), options, stop,
                   [](const Verdict&, const Verdict&) { return false; });
}

RuleComparison compareTables(const PreparedTable& a,
                             const PreparedTable& b,
                             const ComparisonOptions& options,
                             const std::stop_token& stop) {
    auto questions = pairQuestions(b.scenario(), options.fromPlayer, options.toPlayer);
    std::erase_if(questions, [&](const Question& question) {
        return !a.scenario().model(question.observer) || !a.scenario().model(question.target);
    });
    return compare(a, b, questions, options, stop,
                   [](const Verdict& one, const Verdict& other) { return one.visible() != other.visible(); });
}

} // namespace sightline::scenarios
