#pragma once

#include "scenarios/vision/vision.h"

#include <optional>
#include <span>

/// Pure edits of a hidden game, as those of `edits.h`. Each but the first two gives the scenario back as it was if it
/// has no vision. What sides see and know is not recomputed here: `withVisionUpdated` does that when an edit is
/// accepted.
namespace sightline::scenarios {

/// Fog on: with a vision if there was none, by the profile "standard", and a side for each player. Fog off: kept, and
/// nothing is hidden.
[[nodiscard]] Scenario withFog(Scenario scenario, bool isOn);
/// Takes the profile. Cells of another size begin anew: what sides know, the brush and painted ground are of the old
/// ones.
[[nodiscard]] Scenario withVisionProfile(Scenario scenario, VisionProfile profile);

/// The judge's brush: for one side, or for all if `side` is nothing. A cell is revealed, hidden or neither.
enum class FogBrush { Reveal, Hide, Clear };
[[nodiscard]] Scenario
withBrushed(Scenario scenario, const std::optional<PlayerId>& side, const geometry::CellSet& cells, FogBrush brush);

/// A cell has one ground; an empty name takes the paint off.
[[nodiscard]] Scenario withGroundPainted(Scenario scenario, const QString& ground, const geometry::CellSet& cells);

/// Forgets all that the side, or each, has explored and remembers (row S0.15).
[[nodiscard]] Scenario withKnowledgeReset(Scenario scenario, const std::optional<PlayerId>& side);

/// What the model brings; a plain one is not kept.
[[nodiscard]] Scenario withModelVision(Scenario scenario, const ModelId& id, const ModelVision& vision);
/// Adds it, or takes the place of the one about the same thing.
[[nodiscard]] Scenario withStructure(Scenario scenario, Structure structure);
[[nodiscard]] Scenario withStructureRemoved(Scenario scenario, const QString& element);
/// Adds it, or takes the place of the one of the same id.
[[nodiscard]] Scenario withRegion(Scenario scenario, VisionRegion region);
[[nodiscard]] Scenario withTableLight(Scenario scenario, TableLight light);
/// A region or a light.
[[nodiscard]] Scenario withRegionRemoved(Scenario scenario, const QString& id);
/// Adds the side, or takes the place of that of the same player.
[[nodiscard]] Scenario withVisionSide(Scenario scenario, VisionSide side);

} // namespace sightline::scenarios
