#pragma once

#include "scenarios/edits.h"

#include <span>

/// What models stand on: hills, floors and roofs.
namespace sightline::scenarios {

/// The piece under a model: of hills, platforms, containers and buildings without walls of their own, so that nobody
/// stands inside, whose footprint holds the middle of its base, the one with the highest top. Null: it stands on the
/// table. What the model's own elevation says does not matter.
[[nodiscard]] const Piece* supportOf(const Scenario& scenario, const Model& model);

/// The height over the table at which a model at that place stands: the top of `supportOf`, or zero.
[[nodiscard]] geometry::Length supportHeight(const Scenario& scenario, const Model& model);

/// `after` with the models of `ids` on what is under them now, as far as they stood on what was under them in `before`.
/// A model at any other height, on a floor inside of a ruin or in the air, keeps it; a model that `before` does not
/// have stands on what is under it if its elevation is zero. Precondition: `after` has the models.
[[nodiscard]] Scenario withModelsSettled(const Scenario& before, Scenario after, std::span<const AnyId> ids);

/// The height of a model that has none of its own: 2 in, with a keyword `monster`, `vehicle` or `titanic` 5 in. Source:
/// row S3.36 of docs/requirements.md.
[[nodiscard]] geometry::Length usualHeight(const QStringList& keywords);

} // namespace sightline::scenarios
