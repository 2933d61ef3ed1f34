#pragma once

#include "scenarios/analysis/region.h"

#include <cstdint>

/// How this person asks about regions, moves and set-ups; whose models and zones are meant is the table's.
namespace sightline::app {

/// Who looks, of the visible region that is drawn.
enum class RegionViewer : std::uint8_t {
    Model, ///< the chosen models, each from anywhere on its base
    Unit,  ///< they and all of their units
    Zone,
    SamplePoint, ///< a viewer without size under the pointer
};

struct RegionChoice {
    RegionViewer viewer = RegionViewer::Model;
    geometry::Length viewerHeight = geometry::Length::fromInches(2); ///< in a zone or on a spot
    bool hasRange = false;
    geometry::Length range = geometry::Length::fromInches(24);
    bool hasArc = false;
    scenarios::ArcZero arcZero = scenarios::ArcZero::Table; ///< models only
    double arcMiddle = 0.0;                                 ///< degrees clockwise from there
    double arcWidth = 90.0;                                 ///< degrees
    scenarios::RegionWants wants = scenarios::RegionWants::Point;
    geometry::Length targetBase = geometry::Length::fromNanometers(32'000'000); ///< diameter
    geometry::Length targetElevation;
    geometry::Length cell = geometry::Length::fromInches(2); ///< where borders cannot be told
    friend bool operator==(const RegionChoice&, const RegionChoice&) = default;
};

/// What is asked about the move of a model, in the order of the page's list.
enum class MoveAim : std::uint8_t { SafeArea, Threat, Sees, Hidden };
/// Which enemies are meant, in the order of the page's list.
enum class MoveAgainst : std::uint8_t { All, Target };

struct MovesChoice {
    MoveAim aim = MoveAim::SafeArea;
    MoveAgainst against = MoveAgainst::All;
    geometry::Length move = geometry::Length::fromInches(6);
    geometry::Length theirMove = geometry::Length::fromInches(6);
    geometry::Length cell = geometry::Length::fromNanometers(12'700'000);
    geometry::Length theirCell = geometry::Length::fromInches(1);
    bool isHighAsModel = true;                                 ///< what enemies look for is as high as the model
    geometry::Length height = geometry::Length::fromInches(2); ///< else
    friend bool operator==(const MovesChoice&, const MovesChoice&) = default;
};

/// How zones, lanes, gaps and open ground are measured.
struct SightPageChoice {
    geometry::Length cell = geometry::Length::fromInches(1); ///< from viewer to viewer
    geometry::Length move = geometry::Length::fromInches(6);
    geometry::Length gapBase = geometry::Length::fromNanometers(80'000'000); ///< diameter
    int openPercent = 25; ///< of the table: who sees more stands on open ground
    friend bool operator==(const SightPageChoice&, const SightPageChoice&) = default;
};

/// How far a piece may be off when a table is set up, in a study of trials.
struct SetUpError {
    geometry::Length place = geometry::Length::fromNanometers(6'350'000); ///< along x and along y
    double degrees = 2.0;
    friend bool operator==(const SetUpError&, const SetUpError&) = default;
};

inline constexpr double kLeastRegionCell = 0.1; ///< inches
inline constexpr double kMaxRegionCell = 6.0;
inline constexpr double kMaxRegionInches = 200.0; ///< of a range or a height
inline constexpr double kMaxRegionBase = 1000.0;  ///< millimeters
inline constexpr double kMaxMoveInches = 100.0;
inline constexpr double kLeastMoveCell = 0.1;
inline constexpr double kMaxMoveCell = 6.0;
inline constexpr double kMinSightCell = 0.25;
inline constexpr double kMaxSightCell = 6.0;
inline constexpr double kMaxSightMove = 48.0;
inline constexpr double kMinGapBase = 1.0; ///< millimeters
inline constexpr double kMaxGapBase = 300.0;
inline constexpr double kMaxSetUpInches = 4.0;
inline constexpr double kMaxSetUpDegrees = 45.0;

} // namespace sightline::app
