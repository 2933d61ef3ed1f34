#pragma once

#include "scenarios/judge.h"

#include <QString>
#include <QStringList>

/// What a verdict says, in words. The window and the command line read the same sentences.
namespace sightline::app {

/// The headline a verdict gets; color, mark and line style follow from it.
enum class VerdictKind {
    Clear,
    Blocked,
    TooClose,         ///< right as computed, but it turns within the tolerance
    DependsOnSculpt,  ///< the smallest and the largest reading of a body are ruled differently
    NotLegal,         ///< visible under the rules, and yet no valid target
    NoLineFound,      ///< only sampled lines were tried, and none passed
    OverruledVisible, ///< a judge decided otherwise than the rule set
    OverruledNotVisible,
    VisibleByRules, ///< the rule set sees what plain geometry blocks
    HiddenByRules,  ///< the rule set hides what plain geometry sees
};

[[nodiscard]] VerdictKind kindOf(const scenarios::Verdict& verdict);

/// The word in large letters: CLEAR, BLOCKED, TOO CLOSE, NOT LEGAL, NO LINE FOUND; OVERRULED: VISIBLE.
[[nodiscard]] QString verdictWord(VerdictKind kind);
/// The same without that it is a judge's: VISIBLE. For where that stands beside it.
[[nodiscard]] QString verdictHeadline(VerdictKind kind);
/// The same word inside a sentence or a list: "clear", "blocked", "too close to call", …
[[nodiscard]] QString verdictPhrase(VerdictKind kind);
/// The shortest phrase, for a narrow column with the mark beside it: "too close".
[[nodiscard]] QString verdictShort(VerdictKind kind);

/// One sentence that says why, or two where the ruling and the geometry differ: "Visible by the rules: …; the straight
/// line is blocked by it."
[[nodiscard]] QString whySentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// The sentence of one reason code. A code this version does not know is named as it is.
[[nodiscard]] QString reasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);
/// What geometry alone says, and what the rule set makes of it: the two rows of the card.
[[nodiscard]] QString geometryRow(const scenarios::Verdict& verdict);
/// The same with the figures and blockers that only the geometry has: "no line passes · −86.4 mm · in the way: Wood".
/// For where a rule pack or a judge ruled, and these figures stand apart from the answer.
[[nodiscard]] QString geometryFigures(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// A sentence about figures of the plain geometry, said to be so where a rule pack or a judge ruled: "Geometry: seen
/// from 3.50 in up."
[[nodiscard]] QString asOfGeometry(const QString& sentence, const scenarios::Verdict& verdict);
[[nodiscard]] QString rulingRow(const scenarios::Verdict& verdict);
/// "Certain to 1 mm", "Too close to call at 1 mm", or empty where it was not asked.
[[nodiscard]] QString certaintyText(const scenarios::Verdict& verdict);
/// "TOO CLOSE · 0.4 mm": the word and the clearance, for a status line.
[[nodiscard]] QString verdictStatus(const scenarios::Verdict& verdict);
/// What a screen reader says when the verdict changes: pair, word, reason.
[[nodiscard]] QString announcement(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

[[nodiscard]] QString stageName(geometry::SightStage stage);
/// What the stage tries, for a tooltip.
[[nodiscard]] QString stageExplanation(geometry::SightStage stage);

/// The name of a thing as people say it; its id where it has none.
[[nodiscard]] QString nameOf(const scenarios::Scenario& scenario, const scenarios::ModelId& id);
[[nodiscard]] QString nameOf(const scenarios::Scenario& scenario, const scenarios::PieceId& id);
[[nodiscard]] QString nameOf(const scenarios::Scenario& scenario, const scenarios::PlayerId& id);
/// The name of a piece, with its id where another one of `among` has the same name: "Ruin (ruin-1)".
[[nodiscard]] QString nameApart(const scenarios::Scenario& scenario,
                                const scenarios::PieceId& piece,
                                const std::vector<scenarios::PieceId>& among);
/// Of several pieces, told from each other: "Ruin (ruin-1)", "Ruin (ruin-2)", "Crate".
[[nodiscard]] QStringList namesApart(const scenarios::Scenario& scenario,
                                     const std::vector<scenarios::PieceId>& pieces);
/// Who blocks the headline, the ruling's under a pack: the names of all pieces and models that do, apart.
[[nodiscard]] QStringList blockerNames(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// "North ruin, Crate and Barrel"; more than `most` are counted.
[[nodiscard]] QString listOfNames(const QStringList& names, int most = 3);

[[nodiscard]] QString heightClassName(scenarios::HeightClass heightClass);

} // namespace sightline::app
