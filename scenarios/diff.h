#pragma once

#include "scenarios/ids.h"
#include "scenarios/scenario.h"

#include <vector>

namespace sightline::scenarios {

/// What became of the things of one kind. Each list is in the order of the scenario it is found in: `removed` as
/// before, `added` and `changed` as after.
template <class AnId> struct KindDifference {
    std::vector<AnId> added;
    std::vector<AnId> removed;
    std::vector<AnId> changed;
    bool reordered = false; ///< the things that stayed now come in another order

    [[nodiscard]] bool isEmpty() const { return added.empty() && removed.empty() && changed.empty() && !reordered; }
    friend bool operator==(const KindDifference&, const KindDifference&) = default;
};

/// What has to be redrawn to come from one scenario to another.
struct Difference {
    KindDifference<PieceId> pieces;
    KindDifference<ModelId> models;
    KindDifference<ZoneId> zones;
    KindDifference<ObjectiveId> objectives;
    KindDifference<LabelId> labels;
    bool name = false;
    bool description = false;
    bool table = false;
    bool players = false; ///< any change of the list of players
    bool rules = false;
    bool reserves = false;
    bool overrulings = false; ///< what a judge decided, of verdicts and of walls
    bool photo = false;       ///< under the table, or how it lies
    bool log = false;         ///< of questions
    bool unknown = false;     ///< keys that this version does not know

    /// True exactly if the two scenarios are equal.
    [[nodiscard]] bool isEmpty() const;
    friend bool operator==(const Difference&, const Difference&) = default;
};

[[nodiscard]] Difference differenceBetween(const Scenario& before, const Scenario& after);

} // namespace sightline::scenarios
