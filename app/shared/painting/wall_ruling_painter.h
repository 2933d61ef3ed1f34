#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/model/scenario.h"

#include <QPainterPath>
#include <QRectF>

#include <span>
#include <vector>

class QPainter;

namespace sightline::app {

/// A wall to which a judge gave another meaning.
struct RuledWall {
    scenarios::PieceId piece;
    QPainterPath path;     ///< in table inches
    bool blocks = false;   ///< sight, as the judge has it
    bool isForAll = false; ///< the ruling holds for all pairs
    friend bool operator==(const RuledWall&, const RuledWall&) = default;
};

/// Returns the walls whose rulings hold under the rules of the scenario, each once: a ruling for all pairs goes before
/// one for a single pair.
[[nodiscard]] std::vector<RuledWall> ruledWallsOf(const scenarios::Scenario& scenario);

/// Paints the walls with a core of dash, dot, dot, like overruled lines, and with a diamond: a tick lets sight pass, a
/// bar blocks it. The dots alone stand for a ruling for a single pair.
void paintRuledWalls(QPainter& painter, std::span<const RuledWall> walls, const PaintOptions& options);

/// Returns the bounding box of the walls without their marks, in table inches.
[[nodiscard]] QRectF boxOf(std::span<const RuledWall> walls);

} // namespace sightline::app
