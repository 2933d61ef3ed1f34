#include "app/desktop/tools/terrain_presets.h"

#include "app/desktop/base/language.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

using geometry::Length;

struct PresetWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::TerrainOptions)
};

PieceOptions piece(std::optional<double> inches, const QString& kind) {
    PieceOptions options;
    options.height = inches ? std::optional{Length::fromInches(*inches)} : std::nullopt;
    options.kind = kind;
    return options;
}

} // namespace

const std::vector<TerrainPreset>& terrainPresets() {
    static const PerLanguage<std::vector<TerrainPreset>> presets{[] {
        return std::vector<TerrainPreset>{
            {"ruin", PresetWords::tr("Ruin"), "ruin", ToolKind::Polygon, piece(6.0, "ruin")},
            {"ruin-wall", PresetWords::tr("Ruin wall"), "wall", ToolKind::Wall, piece(6.0, "wall"), 6.0, 0.5},
            {"wood", PresetWords::tr("Wood"), "wood", ToolKind::Polygon, piece(5.0, "wood")},
            {"hill", PresetWords::tr("Hill"), "hill", ToolKind::Polygon, piece(3.0, "hill")},
            {"crate", PresetWords::tr("Crate"), "crate", ToolKind::Polygon, piece(2.5, "crate"), 2.5, 2.5},
            {"barricade", PresetWords::tr("Barricade"), "barricade", ToolKind::Wall, piece(1.0, "barricade"), 4.0, 0.5},
            {"fence", PresetWords::tr("Fence"), "fence", ToolKind::Wall, piece(1.0, "fence"), 6.0, 0.25},
            {"area", PresetWords::tr("Flat area"), "mat", ToolKind::Polygon, piece(0.0, "area")},
        };
    }};
    return presets.now();
}

} // namespace sightline::app
