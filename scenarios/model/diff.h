#pragma once

#include "scenarios/model/ids.h"
#include "scenarios/model/scenario.h"

#include <vector>

namespace sightline::scenarios {

/// The difference of the elements of one kind. `removed` is in the order of the first scenario; `added` and `changed`
/// are in the order of the second.
template <class AnId> struct KindDifference {
    std::vector<AnId> added;
    std::vector<AnId> removed;
    std::vector<AnId> changed;
    bool reordered = false; ///< the elements present in both have another order

    [[nodiscard]] bool isEmpty() const { return added.empty() && removed.empty() && changed.empty() && !reordered; }
    friend bool operator==(const KindDifference&, const KindDifference&) = default;
};

/// The parts in which two scenarios differ, in the detail that redrawing needs.
struct Difference {
    KindDifference<PieceId> pieces;
    KindDifference<ModelId> models;
    KindDifference<ZoneId> zones;
    KindDifference<ObjectiveId> objectives;
    KindDifference<LabelId> labels;
    bool name = false;
    bool description = false;
    bool table = false;
    bool players = false; ///< any change in the list of players
    bool rules = false;
    bool reserves = false;
    bool overrulings = false; ///< overrulings of verdicts or of walls
    bool photo = false;       ///< the photo under the table, or its placement
    bool log = false;         ///< the log of questions
    bool unknown = false;     ///< keys unknown to this version

    /// True exactly if the two scenarios are equal.
    [[nodiscard]] bool isEmpty() const;
    friend bool operator==(const Difference&, const Difference&) = default;
};

/// Computes the difference; elements are matched by id.
[[nodiscard]] Difference differenceBetween(const Scenario& before, const Scenario& after);

} // namespace sightline::scenarios
