#pragma once

#include "app/desktop/painting/color_map.h"
#include "scenarios/analysis/isovist_field.h"

#include <cstdint>

namespace sightline::app {

/// What a map over the table counts or measures, of each spot.
enum class MapSubject : std::uint8_t {
    Models,    ///< models of a player that see it
    Positions, ///< positions in a zone that see it
    SeenShare, ///< how much of the table is seen from it
    Measure,   ///< a measure of what is seen from it
};

/// A map as this person likes it; whose models or zone are counted is the table's.
struct MapChoice {
    MapSubject subject = MapSubject::Positions;
    scenarios::IsovistMeasure measure = scenarios::IsovistMeasure::Area;
    geometry::Length cell = geometry::Length::fromInches(0.5);
    geometry::Length positions = geometry::Length::fromInches(1);    ///< from one position of a zone to the next
    geometry::Length viewerHeight = geometry::Length::fromInches(2); ///< of who looks from a position or a spot
    geometry::Length targetHeight = geometry::Length::fromInches(2);
    ColorMap colors = ColorMap::Viridis;
    int opacityPercent = 75;
    bool isolines = true;
    friend bool operator==(const MapChoice&, const MapChoice&) = default;
};

inline constexpr double kMinMapCell = 0.1; ///< inches
inline constexpr double kMaxMapCell = 1.0;
inline constexpr double kMaxPositionsApart = 6.0;
inline constexpr double kMaxMapHeight = 40.0;
inline constexpr int kMinOpacity = 10;

} // namespace sightline::app
