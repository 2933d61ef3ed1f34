#pragma once

#include "scenarios/edits/edits.h"

#include <span>

/// Supporting surfaces of models: hills, floors and roofs.
namespace sightline::scenarios {

/// Returns the piece that supports a model: among hills, platforms, containers and buildings without walls of their own
/// (which nobody can be inside of) whose footprint contains the center of its base, the one with the highest top.
/// Returns null if the model stands on the table. The model's own elevation is ignored.
[[nodiscard]] const Piece* supportOf(const Scenario& scenario, const Model& model);

/// Returns the height over the table at which a model at that position stands: the top of `supportOf`, or zero.
[[nodiscard]] geometry::Length supportHeight(const Scenario& scenario, const Model& model);

/// Returns `after` with the models of `ids` placed on what supports them now, if they stood on their support in
/// `before`. A model at any other height, e.g. on a floor inside a ruin or in the air, keeps it; a model missing from
/// `before` is placed on its support if its elevation is zero. Precondition: `after` has the models.
[[nodiscard]] Scenario withModelsSettled(const Scenario& before, Scenario after, std::span<const AnyId> ids);

/// The height of a model that has none of its own: 2 in, with a keyword `monster`, `vehicle` or `titanic` 5 in. Source:
/// row S3.36 of docs/requirements.md.
[[nodiscard]] geometry::Length usualHeight(const QStringList& keywords);

} // namespace sightline::scenarios
