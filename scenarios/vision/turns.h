#pragma once

#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/knowledge.h"

/// The log of accepted moves, and going back in it. A refused move changes nothing, because nothing is called for it
/// (row S0.14).
namespace sightline::scenarios {

struct RulePack;

/// What is told of a step beside what it changed.
struct StepText {
    QString what = QStringLiteral("move"); ///< "move", "attack", "turn", "owner" or the user's own word
    QString note = {};
};

/// `after` with one more step in its log: what became of models, reserves and structures since `before`, in the turn
/// and by the side of `after`; and with what sides see and know brought up to date. Precondition: `after` has a vision.
[[nodiscard]] Scenario
withStepAccepted(const Scenario& before, Scenario after, const StepText& text, const std::stop_token& stop = {});

/// Without the states that end as that player's turn begins: those of a turn of all models, and of its own those that
/// lasted until then.
[[nodiscard]] Scenario withStatesEnded(Scenario scenario, const RulePack& pack, const PlayerId& begins);

/// The next player of the list has the turn; after the last one it is the next turn. States that the table's rule set
/// ends then are gone. A step of the log.
[[nodiscard]] Scenario withNextTurn(const Scenario& scenario, const std::stop_token& stop = {});

/// Without the last step: models, reserves, structures and turn as they were before it, and what sides know as it had
/// become by then. What was explored before the log began is forgotten; the undo of a document keeps it.
[[nodiscard]] Scenario withStepUndone(const Scenario& scenario, const std::stop_token& stop = {});

/// The table as it stood once `count` steps of the log were made, with what each side knew then; terrain, brush and
/// ground are as now.
[[nodiscard]] Scenario replayedTo(const Scenario& scenario, std::size_t count, const std::stop_token& stop = {});

/// Row S1.53, of one side and the whole log.
struct SideStatistics {
    PlayerId side;
    int explored = 0;                 ///< cells that it has seen, from before the first step on
    int newlySeen = 0;                ///< of those after it
    int found = 0;                    ///< models of others that it saw for the first time in a step
    int lost = 0;                     ///< of its models that left the table in a step
    int lostUnseen = 0;               ///< of those in steps of sides none of whose models it saw before
    std::vector<int> seenByStep = {}; ///< new cells of each step
    friend bool operator==(const SideStatistics&, const SideStatistics&) = default;
};
[[nodiscard]] std::vector<SideStatistics> statisticsOf(const Scenario& scenario, const std::stop_token& stop = {});

/// A cell, and how many cells that the side has not explored a model of the plain role would see from there.
struct LookOut {
    geometry::GridCell cell;
    int gain = 0;
    friend bool operator==(const LookOut&, const LookOut&) = default;
};
/// Where to look next (row S1.33): explored cells that would show most, best first, ties in reading order.
/// Precondition: `view` is a side view: the answer knows no more than that.
[[nodiscard]] std::vector<LookOut>
whereToLook(const Scenario& view, const PlayerId& side, int count = 5, const std::stop_token& stop = {});

} // namespace sightline::scenarios
