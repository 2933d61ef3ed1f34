#include "scenarios/questions/rule_comparison.h"

#include "scenarios/base/parallel.h"
#include "scenarios/judge/close_call.h"
#include "scenarios/judge/headline.h"
#include "scenarios/questions/matrix.h"

#include <algorithm>
#include <array>
#include <atomic>
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
    const bool areBothSeen = a.visible && b.visible; // who is not seen is no target either
    note((areBothSeen && a.validTarget != b.validTarget) || isTargetOfSculpt(a) != isTargetOfSculpt(b),
         RulingAspect::ValidTarget);
    note(a.inRange.value_or(true) != b.inRange.value_or(true), RulingAspect::InRange);
    note(a.inArc.value_or(true) != b.inArc.value_or(true), RulingAspect::InArc);
    note(a.fullyVisible != b.fullyVisible, RulingAspect::FullyVisible);
    note(isOtherCover(a, b), RulingAspect::Cover);
    note(a.modifier != b.modifier, RulingAspect::Modifier);
    note(a.elevation != b.elevation, RulingAspect::Elevation);
    return aspects;
}

namespace {

/// Lists the reasons of the first ruling that the second does not give, regardless of their place in the pack. Rule
/// sets that are no packs have no reasons of rulings; the reasons of the verdict are used for them.
std::vector<Reason> reasonsOnlyIn(const Verdict& first, const Verdict& second) {
    std::vector<Reason> only;
    std::ranges::copy_if(reasonsOf(first), std::back_inserter(only), [&](const Reason& reason) {
        // The same distance has another name under other rules; that is no reason for a ruling.
        return reason.code != u"range-band" &&
               std::ranges::none_of(reasonsOf(second), [&](const Reason& other) { return isSameText(reason, other); });
    });
    return only;
}

/// One of the two sides of a comparison.
class ComparedSide {
public:
    ComparedSide(const PreparedTable& table, const ToleranceOf& toleranceOf)
        : m_table{table},
          m_judge{table},
          m_toleranceOf{toleranceOf},
          m_isOverruled{!table.scenario().overrulings.empty() || !table.scenario().wallRulings.empty()} {}

    /// Returns verdicts that show every noticeable difference. The details of a ruling are the cover of what a judge's
    /// decision made visible, and figures.
    [[nodiscard]] std::vector<Verdict>
    answers(std::span<const Question> questions, int threads, const std::stop_token& stop) const {
        std::vector<Question> bare{questions.begin(), questions.end()};
        std::ranges::for_each(bare, [&](Question& question) { question.wantDetails = m_isOverruled; });
        return judgeAll(m_table, bare, threads, stop);
    }

    /// Returns the verdict with its details, the certainty of its ruling and, if wanted, its margin.
    [[nodiscard]] Verdict verdictOn(Question question, bool wantMargin, const std::stop_token& stop) {
        if (m_toleranceOf) {
            question.toleranceMillimeters = m_toleranceOf(question.observer, question.target);
        }
        question.wantRulingFigures = wantMargin;
        question.wantCoverMargin = false;
        return m_judge.judge(question, stop);
    }

private:
    const PreparedTable& m_table;
    CloseCallJudge m_judge;
    const ToleranceOf& m_toleranceOf;
    bool m_isOverruled;
};

using VerdictPair = std::array<Verdict, 2>; ///< on either side

/// Returns the detailed verdicts for the questions, on several threads.
std::vector<VerdictPair> detailedVerdicts(std::array<ComparedSide, 2>& sides,
                                          const std::vector<Question>& questions,
                                          const ComparisonOptions& options,
                                          const std::stop_token& stop) {
    std::vector<VerdictPair> verdicts(questions.size());
    const std::size_t count = 2 * questions.size();
    std::atomic<std::size_t> next{0};
    const auto work = [&](unsigned) {
        for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++) {
            verdicts[i / 2].at(i % 2) = sides.at(i % 2).verdictOn(questions[i / 2], options.wantMargins, stop);
        }
    };
    onThreads(std::min(threadsFor(options.threads), static_cast<unsigned>(std::max<std::size_t>(count, 1))), work);
    return verdicts;
}

/// Judges these questions on both tables; `isDifferent` compares two verdicts whose rulings are equal to a player. Only
/// what differs is judged with its details.
template <class IsDifferent>
RuleComparison compare(const PreparedTable& a,
                       const PreparedTable& b,
                       const std::vector<Question>& questions,
                       const ComparisonOptions& options,
                       const std::stop_token& stop,
                       const IsDifferent& isDifferent) {
    RuleComparison comparison;
    comparison.wanted = static_cast<int>(questions.size());
    std::array<ComparedSide, 2> sides{ComparedSide{a, options.toleranceA}, ComparedSide{b, options.toleranceB}};
    for (std::size_t first = 0; first < questions.size(); first += kQuestionsAtOnce) {
        const auto some = std::span{questions}.subspan(first, std::min(kQuestionsAtOnce, questions.size() - first));
        const auto onA = sides[0].answers(some, options.threads, stop);
        const auto onB = sides[1].answers(some, options.threads, stop);
        if (stop.stop_requested()) {
            break; // the last ones may be empty
        }
        std::vector<Question> differing;
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (noticedDifference(onA[i].ruling, onB[i].ruling) || isDifferent(onA[i], onB[i])) {
                differing.push_back(some[i]);
            }
        }
        const auto verdicts = detailedVerdicts(sides, differing, options, stop);
        if (stop.stop_requested()) {
            break;
        }
        for (const auto& [one, other] : verdicts) {
            comparison.differences.push_back({one, other, noticedDifference(one.ruling, other.ruling),
                                              aspectsThatDiffer(one.ruling, other.ruling), reasonsOnlyIn(one, other),
                                              reasonsOnlyIn(other, one)});
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
