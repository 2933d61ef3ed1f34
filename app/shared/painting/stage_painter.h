#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/judge/verdict.h"

#include <optional>
#include <span>

class QPainter;

/// The lines of one stage of the search, each as far as it runs.
namespace sightline::app {

/// The color of stage lines: by their answer where plain geometry is the headline, else that of a remark.
enum class StageInk { ByAnswer, Quiet };

/// Paints the lines of the stage in its own style: the center line solid, edge lines dashed, circumference lines
/// dotted, the exact line double. A blocked line ends in a small cross where it is blocked, a clear one in a dot at
/// the target. `pointed`, an index into `lines`, lies on top and stands out.
void paintStageLines(QPainter& painter,
                     std::span<const scenarios::TriedLine> lines,
                     geometry::SightStage stage,
                     std::optional<std::size_t> pointed,
                     StageInk ink,
                     const PaintOptions& options);

/// Returns the line of the stage that runs nearest to a place, not farther than `reach` inches.
[[nodiscard]] std::optional<std::size_t>
stageLineAt(std::span<const scenarios::TriedLine> lines, geometry::SightStage stage, QPointF place, double reach);

} // namespace sightline::app
