#pragma once

#include "scenarios/judge/judge.h"

#include <map>

namespace sightline::app {

/// The default tolerance (contract, section 3), and the smallest and the largest that can be set, in millimeters.
inline constexpr double kUsualTolerance = 1.0;
inline constexpr double kFinestTolerance = 0.05;
inline constexpr double kWidestTolerance = 25.0;

/// The distances, in millimeters, by which bases may deviate from their positions. An answer that changes within the
/// tolerance is too close to call.
struct Tolerances {
    double usual = kUsualTolerance;
    std::map<QString, double> ofPlayers; ///< by player name; players without an entry have the usual one

    [[nodiscard]] double of(const QString& player) const;
    /// Returns the larger of both players' tolerances: an answer is certain only if it is so for both, in both
    /// directions.
    [[nodiscard]] double between(const scenarios::Scenario& scenario,
                                 const scenarios::ModelId& first,
                                 const scenarios::ModelId& second) const;

    /// Returns `between` as a function for the pairs of this scenario; it depends neither on the scenario nor on this
    /// object afterwards.
    [[nodiscard]] scenarios::ToleranceOf forPairsOf(const scenarios::Scenario& scenario) const;

    friend bool operator==(const Tolerances&, const Tolerances&) = default;
};

/// Returns the key under which a player's tolerance is stored across tables: the player's name, else the id; empty
/// without a player.
[[nodiscard]] QString toleranceName(const scenarios::Scenario& scenario, const scenarios::PlayerId& player);

} // namespace sightline::app
