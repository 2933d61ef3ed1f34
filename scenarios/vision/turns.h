#pragma once

#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/knowledge.h"

/// @file
/// The log of accepted moves, and its undo and replay. A rejected move leaves no trace, since none of these functions
/// is called for it. Source: docs/requirements.md, row S0.14.
namespace sightline::scenarios {

struct RulePack;

/// The description of a step beside its changes.
struct StepText {
    QString what = QStringLiteral("move"); ///< "move", "attack", "turn", "owner" or the user's own word
    QString note = {};
};

/// Appends a step to the log of `after`: the changes of models, reserves and structures since `before`, in the turn and
/// by the side of `after`. Updates the knowledge of sides. Precondition: `after` has a vision.
[[nodiscard]] Scenario
withStepAccepted(const Scenario& before, Scenario after, const StepText& text, const std::stop_token& stop = {});

/// Passes the turn to the next player of the list; after the last one the next turn begins. States that the table's
/// rule set ends then are removed. Adds a step to the log of a hidden game. On any other table, whose moves no log
/// holds, none is added; a vision that is off keeps the turn, and the first turn there is the first player's. Without
/// players the table stays as it is.
[[nodiscard]] Scenario withNextTurn(const Scenario& scenario, const std::stop_token& stop = {});
/// Passes the turn as `withNextTurn` does, ended by `side`: if nobody has had the turn yet, the player after `side`
/// gets it.
[[nodiscard]] Scenario withTurnEnded(const Scenario& scenario, const PlayerId& side, const std::stop_token& stop = {});

/// Removes the last step: models, reserves, structures and turn are as before it, and the knowledge of sides as it had
/// become by then. What was explored before the log began is forgotten; the undo of a document preserves it.
[[nodiscard]] Scenario withStepUndone(const Scenario& scenario, const std::stop_token& stop = {});

/// Returns the table after the first `count` steps of the log, with each side's knowledge then; terrain, brush and
/// ground are the current ones.
[[nodiscard]] Scenario replayedTo(const Scenario& scenario, std::size_t count, const std::stop_token& stop = {});

/// The statistics of one side over the whole log. Source: docs/requirements.md, row S1.53.
struct SideStatistics {
    PlayerId side;
    int explored = 0;                 ///< cells that it has seen, including those before the first step
    int newlySeen = 0;                ///< those seen after it
    int found = 0;                    ///< enemies that it saw for the first time in a step
    int lost = 0;                     ///< its models that left the table in a step
    int lostUnseen = 0;               ///< those of them lost in steps of sides of which it saw no model before the step
    std::vector<int> seenByStep = {}; ///< new cells by step
    friend bool operator==(const SideStatistics&, const SideStatistics&) = default;
};
/// Computes the statistics of all sides.
[[nodiscard]] std::vector<SideStatistics> statisticsOf(const Scenario& scenario, const std::stop_token& stop = {});

/// A cell, and the number of unexplored cells that a model of the default role would see from it.
struct SuggestedCell {
    geometry::GridCell cell;
    int gain = 0;
    friend bool operator==(const SuggestedCell&, const SuggestedCell&) = default;
};
/// Suggests where to look next: explored cells with the largest gain, best first, ties in reading order. Precondition:
/// `view` is a side view, so the answer reveals no more than that. Source: docs/requirements.md, row S1.33.
[[nodiscard]] std::vector<SuggestedCell>
suggestCells(const Scenario& view, const PlayerId& side, int count = 5, const std::stop_token& stop = {});

} // namespace sightline::scenarios
