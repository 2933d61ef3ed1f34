#pragma once

#include "scenarios/judge.h"

#include <map>

namespace sightline::app {

/// The tolerance of a fresh installation (contract, section 3), the smallest step and the most that can be set.
inline constexpr double kUsualTolerance = 1.0;
inline constexpr double kFinestTolerance = 0.05;
inline constexpr double kWidestTolerance = 25.0;

/// How far a base may be off the place where it stands, in millimeters; an answer that turns within that is too close
/// to call.
struct Tolerances {
    double usual = kUsualTolerance;
    std::map<QString, double> ofPlayers; ///< by the name of a player whose tolerance is another one

    [[nodiscard]] double of(const QString& player) const;
    /// The larger of both players' tolerances: an answer is certain only if both agree that it is, whoever looks.
    [[nodiscard]] double between(const scenarios::Scenario& scenario,
                                 const scenarios::ModelId& first,
                                 const scenarios::ModelId& second) const;

    /// The same for any pair of this table, whose players do not change; it needs neither table nor settings any more.
    [[nodiscard]] scenarios::ToleranceOf forPairsOf(const scenarios::Scenario& scenario) const;

    friend bool operator==(const Tolerances&, const Tolerances&) = default;
};

/// The name by which a player's tolerance is remembered from table to table: the name, else the id; empty without a
/// player.
[[nodiscard]] QString toleranceName(const scenarios::Scenario& scenario, const scenarios::PlayerId& player);

} // namespace sightline::app
