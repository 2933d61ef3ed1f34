#pragma once

#include "scenarios/judge/verdict.h"

#include <QString>
#include <QStringList>

/// Texts about verdicts. The window and the command line share them.
namespace sightline::app {

/// The kinds of headlines; color, mark and line style follow from them.
enum class VerdictKind {
    Clear,
    Blocked,
    TooClose,         ///< computed exactly, but not certain within the tolerance
    DependsOnSculpt,  ///< the smallest and the largest reading of a body are ruled differently
    NotLegal,         ///< visible under the rules, but no legal target
    NoLineFound,      ///< only sampled lines were tried, and none passed
    OverruledVisible, ///< a judge decided against the rule set
    OverruledNotVisible,
    VisibleByRules, ///< the rule set sees what plain geometry blocks
    HiddenByRules,  ///< the rule set hides what plain geometry sees, or what nothing blocks
};

/// Returns the kind of headline of a verdict on this table: "not legal" instead of a plain "clear" or "visible" where a
/// hidden game bars the target. Each place that words, colors or marks an answer goes by it.
[[nodiscard]] VerdictKind kindOf(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);
/// Returns the kind of what rules and geometry say of sight alone, whatever a hidden game bars: for sentences about
/// lines. It is no headline.
[[nodiscard]] VerdictKind sightKindOf(const scenarios::Verdict& verdict);

/// Returns the headline: CLEAR, BLOCKED, TOO CLOSE TO CALL, NOT LEGAL, NO LINE FOUND; OVERRULED: VISIBLE.
[[nodiscard]] QString verdictWord(VerdictKind kind);
/// Returns the headline without "OVERRULED:", where that is stated beside it: VISIBLE.
[[nodiscard]] QString verdictHeadline(VerdictKind kind);
/// Returns the headline for use inside a sentence or a list: "clear", "blocked", "too close to call", …
[[nodiscard]] QString verdictPhrase(VerdictKind kind);
/// Returns the shortest phrase, for a narrow column with the mark beside it: "sculpt decides".
[[nodiscard]] QString verdictShort(VerdictKind kind);

/// Returns the reason in one sentence, or in two if ruling and geometry differ: "Visible by the rules: …; the straight
/// line is blocked there."
[[nodiscard]] QString whySentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the remark for results about many places that bodies count by their smallest reading there; empty if no
/// model has a body of two readings, or the rules ignore bodies.
[[nodiscard]] QString smallestReadingSentence(const scenarios::Scenario& scenario);
/// Returns the sentence of a reason; its code if this version does not know it.
[[nodiscard]] QString reasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);
/// Returns what geometry alone says, without figures: "a line passes". It is a row of the card if only geometry ruled.
[[nodiscard]] QString geometryRow(const scenarios::Verdict& verdict);
/// Returns `geometryRow` with its figures and blockers, "no line passes · in the way: Wood", after "without the rules:"
/// if the rules hide the target. It is the row of the card where a rule pack or a judge ruled.
[[nodiscard]] QString geometryFigures(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the sentence; if a rule pack or a judge ruled, after "Geometry:", or after "Without the rules:" if they hide
/// a target that geometry sees.
[[nodiscard]] QString asOfGeometry(const QString& sentence, const scenarios::Verdict& verdict);
/// Returns what the rule set, and a judge, make of what `geometryRow` says; a row of the card.
[[nodiscard]] QString rulingRow(const scenarios::Verdict& verdict);
/// Returns the distance of the headline as the rules count it: in the preferred unit, or in cells, with their feet
/// where a cell is an inch: "10 cells, 50 ft".
[[nodiscard]] QString distanceText(const scenarios::Verdict& verdict);
/// Returns "Certain to 1 mm" or "Too close to call at 1 mm"; empty if certainty was not computed.
[[nodiscard]] QString certaintyText(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the same without the tolerance, for places that tell it beside: "certain".
[[nodiscard]] QString certaintyWord(const scenarios::Verdict& verdict);
/// Returns a clearance with its name, for places without room for a row: "clearance 0.4 mm".
[[nodiscard]] QString clearanceShort(double millimeters);
/// Returns headline and clearance for a status line: "TOO CLOSE TO CALL · clearance 0.4 mm"; of a barred target the
/// headline.
[[nodiscard]] QString verdictStatus(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the announcement of a changed verdict for screen readers: pair, headline, reason, and who may not choose the
/// target.
[[nodiscard]] QString announcement(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns the name of a stage of the search: "edge".
[[nodiscard]] QString stageName(geometry::SightStage stage);
/// Returns a description of the stage, for a tool tip.
[[nodiscard]] QString stageExplanation(geometry::SightStage stage);

/// Returns the name by which all texts speak of a model: its own; without one the label that it has on the table ("U5",
/// "Model 5") if the program made up its id, else the id. A model in reserve goes by its name, too.
[[nodiscard]] QString nameOf(const scenarios::Scenario& scenario, const scenarios::ModelId& id);
/// Return the name of a piece, and of a player; the id if it has no name.
[[nodiscard]] QString nameOf(const scenarios::Scenario& scenario, const scenarios::PieceId& id);
[[nodiscard]] QString nameOf(const scenarios::Scenario& scenario, const scenarios::PlayerId& id);
/// Returns the names of several pieces: "Ruin no. 1", "Ruin no. 2", "Crate".
[[nodiscard]] QStringList namesApart(const scenarios::Scenario& scenario,
                                     const std::vector<scenarios::PieceId>& pieces);
/// Returns distinct names of all pieces and models that block the headline; under a pack, those that block the ruling.
[[nodiscard]] QStringList blockerNames(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns a list of names: "North ruin, Crate and Barrel". Names beyond the third are only counted, in every text.
[[nodiscard]] QString listOfNames(const QStringList& names);

/// Returns the name of a height class: "tall".
[[nodiscard]] QString heightClassName(scenarios::HeightClass heightClass);

} // namespace sightline::app
