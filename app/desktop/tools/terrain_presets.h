#pragma once

#include "app/desktop/tools/tool_set.h"

#include <QString>

#include <vector>

namespace sightline::app {

/// A kind of terrain ready to draw: its properties and its tool.
struct TerrainPreset {
    QString id; ///< "ruin", "ruin-wall", "wood", "hill", "crate", "barricade", "fence", "area"
    QString name;
    QString icon;
    ToolKind tool = ToolKind::Polygon;
    PieceOptions options;
    double width = 6.0; ///< inches, of a rectangle of this kind
    double depth = 4.0; ///< inches
};

/// Returns the presets in the order of the palette, with names in the current language.
[[nodiscard]] const std::vector<TerrainPreset>& terrainPresets();

} // namespace sightline::app
