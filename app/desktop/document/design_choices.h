#pragma once

#include "scenarios/analysis/region.h"

#include <cstdint>

/// The user's preferences about regions, moves and set-ups; the choice of models and zones belongs to the table.
namespace sightline::app {

/// The viewers of the displayed visible region.
enum class RegionViewer : std::uint8_t {
    Model,       ///< the chosen models, each from anywhere on its base
    Unit,        ///< they and all models of their units
    Zone,        ///< every position in the chosen zone
    SamplePoint, ///< a viewer of no extent under the pointer
};

/// The question about the visible region: its viewers, their limits, and its targets.
struct RegionChoice {
    RegionViewer viewer = RegionViewer::Model;
    geometry::Length viewerHeight = geometry::Length::fromInches(2); ///< in a zone or at a position
    bool hasRange = false;
    geometry::Length range = geometry::Length::fromInches(24); ///< from base edge to base edge
    bool hasArc = false;
    scenarios::ArcZero arcZero = scenarios::ArcZero::Table; ///< for models only
    double arcCenter = 0.0;                                 ///< degrees, clockwise on screen from `arcZero`
    double arcWidth = 90.0;                                 ///< degrees
    scenarios::RegionWants wants = scenarios::RegionWants::Point;
    geometry::Length targetBase = geometry::Length::fromNanometers(32'000'000); ///< diameter
    geometry::Length targetElevation;
    geometry::Length cell = geometry::Length::fromInches(2); ///< where borders cannot be computed
    friend bool operator==(const RegionChoice&, const RegionChoice&) = default;
};

/// The question about the move of a model, in the order of the page's list.
enum class MoveAim : std::uint8_t { SafeArea, Threat, Sees, Hidden };
/// The enemies considered, in the order of the page's list.
enum class MoveAgainst : std::uint8_t { All, Target };

/// The parameters of questions about the move of a model. Distances are on the table.
struct MovesChoice {
    MoveAim aim = MoveAim::SafeArea;
    MoveAgainst against = MoveAgainst::All;
    geometry::Length move = geometry::Length::fromInches(6);              ///< how far the model moves
    geometry::Length theirMove = geometry::Length::fromInches(6);         ///< how far each enemy moves afterwards
    geometry::Length cell = geometry::Length::fromNanometers(12'700'000); ///< spacing of the judged positions, 1/2 in
    geometry::Length theirCell = geometry::Length::fromInches(1); ///< spacing of the positions in enemies' moves
    bool isHighAsModel = true; ///< true: the targets of enemies have the height of the model
    geometry::Length height = geometry::Length::fromInches(2); ///< of the targets otherwise
    friend bool operator==(const MovesChoice&, const MovesChoice&) = default;
};

/// The parameters of exposures, lanes, gaps and open ground.
struct SightPageChoice {
    geometry::Length cell = geometry::Length::fromInches(1); ///< spacing of viewers, if the user chose one
    geometry::Length move = geometry::Length::fromInches(6); ///< how far viewers move before the second exposure
    geometry::Length gapBase = geometry::Length::fromNanometers(80'000'000); ///< diameter
    int openPercent = 25;      ///< share of the table: points that see more are open ground
    bool isCellChosen = false; ///< false: the spacing is the default one under the rules of the table
    friend bool operator==(const SightPageChoice&, const SightPageChoice&) = default;
};

/// The set-up errors of pieces in a study of trials.
struct SetUpError {
    geometry::Length place = geometry::Length::fromNanometers(6'350'000); ///< 1/4 in, along x and along y
    double degrees = 2.0;                                                 ///< of the rotation
    friend bool operator==(const SetUpError&, const SetUpError&) = default;
};

/// The limits of the fields for these choices; in inches unless stated otherwise.
inline constexpr double kMinRegionCell = 0.1;
inline constexpr double kMaxRegionCell = 6.0;
inline constexpr double kMaxRegionInches = 200.0; ///< for ranges and heights
inline constexpr double kMaxRegionBase = 1000.0;  ///< millimeters
inline constexpr double kMaxMoveInches = 100.0;
inline constexpr double kMinMoveCell = 0.1;
inline constexpr double kMaxMoveCell = 6.0;
inline constexpr double kMinSightCell = 0.25;
inline constexpr double kMaxSightCell = 6.0;
inline constexpr double kMaxSightMove = 48.0;
inline constexpr double kMinGapBase = 1.0;   ///< millimeters
inline constexpr double kMaxGapBase = 300.0; ///< millimeters
inline constexpr double kMaxSetUpInches = 4.0;
inline constexpr double kMaxSetUpDegrees = 45.0; ///< degrees

} // namespace sightline::app
