#pragma once

#include "scenarios/analysis/enemy_positions.h"
#include "scenarios/analysis/region.h"
#include "scenarios/analysis/sample_point_values.h"

namespace sightline::scenarios {

/// The parameters of a search for safe positions.
struct SafeQuestion {
    ModelId model;
    std::vector<ModelId> enemies;
    /// Maximum length of the model's path, around pieces; nullopt: anywhere on the table where it may stand.
    std::optional<geometry::Length> move;
    geometry::Length theirMove = {}; ///< length of the enemies' subsequent paths; zero: they stand still
    geometry::Length cell = geometry::Length::fromInches(0.5);
    /// Spacing of the enemies' positions.
    geometry::Length theirCell = geometry::Length::fromInches(1);
    TerrainCosts costs = TerrainCosts::usual();
};

/// The safety of a position.
enum class Safety {
    OutOfReach,
    Seen,          ///< seen by an enemy at its current position
    SeenAfterMove, ///< not seen now, but by an enemy after its move
    Safe,
};

/// A position where the model may end, and whether a part of it is seen there.
struct SafePosition {
    ReachedPosition place;
    Safety safety = Safety::Seen;
    std::optional<ModelId> seenBy = {}; ///< one of the enemies that see it; after a move from `seenFrom`
    std::optional<geometry::Point> seenFrom = {};
    friend bool operator==(const SafePosition&, const SafePosition&) = default;
};

/// The safe positions of a model.
struct SafeArea {
    geometry::SamplePointGrid grid;
    /// The current position, then by increasing distance; without a move in grid order.
    std::vector<SafePosition> places;
    QString rules;

    /// Returns the nearest position that is wholly unseen, now and after the enemies' move; null if there is none.
    [[nodiscard]] const SafePosition* nearest() const;
    /// Returns the number of positions of that safety.
    [[nodiscard]] int countOf(Safety safety) const;
    /// Returns the safety by grid point; points that are no positions are out of reach.
    [[nodiscard]] std::vector<Safety> bySamplePoint() const;
};

/// Finds the positions where the model, with its base and height, is wholly unseen by all enemies. Each position is
/// judged against each enemy at its current position and at each grid point of its move; positions between grid points
/// may differ. The result does not depend on the number of threads (0: one per processor). After a
/// stop request there are no positions. Preconditions: model and enemies are on the table, the model is no enemy, and
/// there are at most `kMaxRegionCells` cells.
[[nodiscard]] SafeArea safeArea(const PlacedSight& sight,
                                const SafeQuestion& question,
                                const RegionProgress& progress = {},
                                int threads = 0,
                                const std::stop_token& stop = {});

/// Returns values for drawing: 0 seen, 1 seen after the enemies' move, 2 safe; grid points out of reach have none.
[[nodiscard]] SamplePointValues valuesOf(const SafeArea& area);

/// Returns "safe", "seen-after-move", "seen" or "out-of-reach", for files.
[[nodiscard]] QString safetyWord(Safety safety);

} // namespace sightline::scenarios
