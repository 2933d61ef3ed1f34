#pragma once

#include "app/desktop/tools/tool_set.h"

#include <QString>

#include <vector>

namespace sightline::app {

/// A kind of terrain ready to draw: its properties and its tool.
struct TerrainPreset {
    QString id; ///< "ruin", "ruin-wall", "wood", "hill", "crate", "barricade", "area"
    QString name;
    QString icon;
    ToolKind tool = ToolKind::Polygon;
    PieceOptions options;
};

[[nodiscard]] const std::vector<TerrainPreset>& terrainPresets();

} // namespace sightline::app
