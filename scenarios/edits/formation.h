#pragma once

#include "geometry/base/point.h"
#include "geometry/shapes/footprint.h"
#include "scenarios/edits/edits.h"

#include <vector>

namespace sightline::scenarios {

/// The arrangement of the models of a new unit.
enum class Formation {
    Line,   ///< one row across the facing
    Block,  ///< rows and columns, at most one more column than rows; of rectangular bases: ranks of five
    Circle, ///< a ring without a model in its middle
};

/// The distance between neighboring bases of a new unit.
inline constexpr geometry::Length kFormationGap = geometry::Length::fromNanometers(12'700'000); // half an inch

/// Returns the positions of `count` equal bases about (0, 0) for bases of facing 0, which look towards +x: rank by rank
/// from the foremost, each from the left of who stands in it. The nearest two bases are at least `kFormationGap` apart,
/// but in a block of rectangular bases, which stand side against side as regiments do. Precondition: `count` >= 1.
[[nodiscard]] std::vector<geometry::Point> formationOf(const geometry::Footprint& base, int count, Formation formation);

/// Returns copies of the model, placed by `formationOf` about its position and turned by its facing, with ids that tell
/// them apart but are not those of a scenario.
[[nodiscard]] std::vector<Model> inFormation(const Model& model, int count, Formation formation);

/// Returns the facing of a new model of the player at `position`: the direction towards the other players, rounded to
/// one of `directions` (4 or 8) that divide the turn. It leads, as far as the table has these, to
/// * their deployment zones: from the middle of the player's own zones to the middle of theirs, so that all models of a
///   player face alike; where the player has no zone, or theirs would not lie ahead of the model, to their nearest
///   point and inside of them to their middle;
/// * the middle of their models;
/// * the middle of the table.
/// The middle is that of the smallest box around all of them. A model that stands in that very point has facing 0.
[[nodiscard]] geometry::Angle
facingOfNew(const Scenario& scenario, const PlayerId& player, geometry::Point position, int directions = 8);

/// A scenario and the models of the unit that was added.
struct UnitAdded {
    Scenario scenario;
    std::vector<ModelId> ids;
};

/// Adds the models with fresh ids, and as one unit if there are several: the first of "stem 1", "stem 2", ... that no
/// model and no reserve of the scenario has.
[[nodiscard]] UnitAdded withUnitAdded(Scenario scenario, std::vector<Model> models, const QString& stem);

} // namespace sightline::scenarios
