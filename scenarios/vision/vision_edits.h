#pragma once

#include "scenarios/model/vision.h"

#include <optional>
#include <span>

/// @file
/// Pure edits of a hidden game, like those of `edits.h`. All but `withFog` return the scenario unchanged if it has no
/// vision. The knowledge of sides is not recomputed here; `withVisionUpdated` does that when an edit is accepted.
namespace sightline::scenarios {

/// Turns fog on or off. Turning it on creates a vision if there is none, with the profile "standard" and a side for
/// each player. Turning it off keeps the data, and nothing is hidden; players no longer share a screen.
[[nodiscard]] Scenario withFog(Scenario scenario, bool isOn);
/// Notes that players share one screen. `phrase` is the text of the judge's hashed passphrase; empty: there is none.
[[nodiscard]] Scenario withOneScreen(Scenario scenario, const QString& phrase);
/// Sets the profile. Another cell size clears the knowledge of sides, the brush and painted ground, which refer to the
/// old cells.
[[nodiscard]] Scenario withVisionProfile(Scenario scenario, VisionProfile profile);

/// The judge's brush: a cell is revealed, hidden or neither.
enum class FogBrush { Reveal, Hide, Clear };
/// Applies the brush for one side, or for all if `side` is std::nullopt.
[[nodiscard]] Scenario
withBrushed(Scenario scenario, const std::optional<PlayerId>& side, const geometry::CellSet& cells, FogBrush brush);

/// Paints ground; a cell has one ground, and an empty name removes it.
[[nodiscard]] Scenario withGroundPainted(Scenario scenario, const QString& ground, const geometry::CellSet& cells);

/// Clears all that the side, or each side, has explored and remembers. Source: docs/requirements.md, row S0.15.
[[nodiscard]] Scenario withKnowledgeReset(Scenario scenario, const std::optional<PlayerId>& side);

/// Sets the properties of the model; default ones are not stored.
[[nodiscard]] Scenario withModelVision(Scenario scenario, const ModelId& id, const ModelVision& vision);
/// Adds the structure, or replaces that of the same element.
[[nodiscard]] Scenario withStructure(Scenario scenario, Structure structure);
[[nodiscard]] Scenario withStructureRemoved(Scenario scenario, const QString& element);
/// Adds the region or the light, or replaces that of the same id.
[[nodiscard]] Scenario withRegion(Scenario scenario, VisionRegion region);
[[nodiscard]] Scenario withTableLight(Scenario scenario, TableLight light);
/// Removes a region or a light.
[[nodiscard]] Scenario withRegionRemoved(Scenario scenario, const QString& id);
/// Adds the side, or replaces that of the same player.
[[nodiscard]] Scenario withVisionSide(Scenario scenario, VisionSide side);

} // namespace sightline::scenarios
