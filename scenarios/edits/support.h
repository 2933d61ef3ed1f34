#pragma once

#include "scenarios/edits/edits.h"

#include <map>
#include <span>
#include <vector>

/// @file
/// Supporting surfaces of models: hills, floors and roofs.
namespace sightline::scenarios {

/// Returns the heights over the table at which a model can stand at its position, ascending; its own elevation is
/// ignored. These are the table or the top of the solid there (hills, platforms, containers and buildings without walls
/// of their own, whose footprint contains the center of its base), and each floor above that has room for the model
/// below the next one. Floors are solids in the air; a ruin, or a building with walls, for which none is drawn has
/// floors 3 in apart.
[[nodiscard]] std::vector<geometry::Length> standingHeights(const Scenario& scenario, const Model& model);

/// Returns the piece that supports a model at its elevation: a solid whose top it stands on, or the ruin whose floor is
/// there. Returns null if it stands on the table or in the air.
[[nodiscard]] const Piece* supportOf(const Scenario& scenario, const Model& model);

/// Returns the solid that a model of this elevation stands inside of; null if there is none.
[[nodiscard]] const Piece* solidAround(const Scenario& scenario, const Model& model);

/// Returns `after` with the models of `ids` placed at the standing height nearest to that of `before`, if they stood at
/// one in `before`. Floors of a ruin that are not drawn count only for a model that stood on one of the same ruin. A
/// model at any other height, e.g. in the air, keeps it; a new model is placed at the lowest standing height if its
/// elevation is zero. For a reserve its last position counts. Precondition: `after` has the models.
[[nodiscard]] Scenario withModelsSettled(const Scenario& before, Scenario after, std::span<const AnyId> ids);

/// The pieces that models stand on; an empty id stands for the table. Models at other heights have no entry.
using Supports = std::map<ModelId, PieceId>;

/// Returns the supports of the models of `ids`.
[[nodiscard]] Supports supportsOf(const Scenario& scenario, std::span<const AnyId> ids);

/// Returns the scenario with the copied models of `ids` settled as `withModelsSettled` does. `supports` tells on what
/// their originals stood, by the ids of the copies. Precondition: the scenario has the models.
[[nodiscard]] Scenario withCopiesSettled(Scenario scenario, std::span<const AnyId> ids, const Supports& supports);

/// The direction of a change of floor.
enum class FloorStep { Up, Down };

/// Returns the scenario with the models of `ids` placed at the next standing height above or below their elevation;
/// those that have none there, and pieces, are unchanged.
[[nodiscard]] Scenario withFloorChanged(Scenario scenario, std::span<const AnyId> ids, FloorStep step);

/// The height of a model that has none of its own: 2 in, with a keyword `monster`, `vehicle` or `titanic` 5 in. Source:
/// docs/requirements.md, row S3.36.
[[nodiscard]] geometry::Length usualHeight(const QStringList& keywords);

} // namespace sightline::scenarios
