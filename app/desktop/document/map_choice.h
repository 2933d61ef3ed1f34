#pragma once

#include "app/shared/painting/color_map.h"
#include "scenarios/analysis/isovist_field.h"

#include <cstdint>

namespace sightline::app {

/// The quantity that a map over the table shows at each grid point.
enum class MapSubject : std::uint8_t {
    Models,    ///< models of a player that see it
    Positions, ///< positions in a zone that see it
    SeenShare, ///< share of the table that it sees
    Measure,   ///< a measure of its isovist
};

/// The user's preferences about maps; the choice of models or zone belongs to the table.
struct MapChoice {
    MapSubject subject = MapSubject::Positions;
    scenarios::IsovistMeasure measure = scenarios::IsovistMeasure::Area;
    geometry::Length cell = geometry::Length::fromInches(0.5);       ///< spacing of the grid points
    geometry::Length positions = geometry::Length::fromInches(1);    ///< spacing of the positions in a zone
    geometry::Length viewerHeight = geometry::Length::fromInches(2); ///< of viewers at positions and grid points
    geometry::Length targetHeight = geometry::Length::fromInches(2);
    ColorMap colors = ColorMap::Viridis;
    int opacityPercent = 75;
    bool isolines = true;
    friend bool operator==(const MapChoice&, const MapChoice&) = default;
};

/// The limits of the fields for these choices, in inches; opacity in percent.
inline constexpr double kMinMapCell = 0.1;
inline constexpr double kMaxMapCell = 1.0;
inline constexpr double kMaxPositionsApart = 6.0;
inline constexpr double kMaxMapHeight = 40.0;
inline constexpr int kMinOpacity = 10;

} // namespace sightline::app
