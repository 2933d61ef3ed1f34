#pragma once

#include "scenarios/analysis/enemy_places.h"
#include "scenarios/analysis/region.h"
#include "scenarios/analysis/sample_point_values.h"

namespace sightline::scenarios {

struct SafeQuestion {
    ModelId model;
    std::vector<ModelId> enemies;
    std::optional<geometry::Length>
        move; ///< how far the model goes, round pieces; nothing: anywhere on the table where it may stand
    geometry::Length theirMove = {}; ///< how far each enemy goes after that; nothing: they stand still
    geometry::Length cell = geometry::Length::fromInches(0.5);
    geometry::Length theirCell =
        geometry::Length::fromInches(1); ///< between the places of an enemy's move that are looked from
    GroundCosts costs = GroundCosts::usual();
};

enum class Safety {
    OutOfReach,
    Seen,          ///< by an enemy where it stands
    SeenAfterMove, ///< by none, but by one that has moved
    Safe,
};

/// A place where the model may end, and whether some of it is seen there.
struct SafePlace {
    ReachedPlace place;
    Safety safety = Safety::Seen;
    std::optional<ModelId> seenBy = {}; ///< one of those that do; after a move from `seenFrom`
    std::optional<geometry::Point> seenFrom = {};
    friend bool operator==(const SafePlace&, const SafePlace&) = default;
};

struct SafeArea {
    geometry::SamplePointGrid grid;
    std::vector<SafePlace> places; ///< where it stands, then the nearest first; without a move in the order of the grid
    QString rules;

    /// The nearest wholly unseen place, now and after their move. Nothing: there is none.
    [[nodiscard]] const SafePlace* nearest() const;
    [[nodiscard]] int countOf(Safety safety) const;
    /// By spot; those that are no places are out of reach.
    [[nodiscard]] std::vector<Safety> bySamplePoint() const;
};

/// Where the model, with its base and height, is wholly unseen by all enemies. Each place is judged by itself against
/// each enemy where it stands and at each place of its move: there may be others between the places of the nets. The
/// same for any number of threads (0: one a processor), but for who is named in `seenBy`. After a stop request there
/// are no places. Preconditions: model and enemies are of the table, the model is no enemy, the cells are no more than
/// `kMaxRegionCells`.
[[nodiscard]] SafeArea safeArea(const PlacedSight& sight,
                                const SafeQuestion& question,
                                const RegionProgress& progress = {},
                                int threads = 0,
                                const std::stop_token& stop = {});

/// To be drawn: 0 seen, 1 seen after their move, 2 safe; of spots out of reach nothing is told.
[[nodiscard]] SamplePointValues valuesOf(const SafeArea& ground);

/// "safe", "seen-after-move", "seen" or "out-of-reach": for files.
[[nodiscard]] QString safetyWord(Safety safety);

} // namespace sightline::scenarios
