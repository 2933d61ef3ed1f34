#pragma once

#include "scenarios/model/scenario.h"

#include <QString>

#include <optional>

namespace sightline::app {

/// What a window tells of the table after a change of rules, and what it offers to do.
struct TableOffer {
    QString sentence;                         ///< "Frostgrave is usually played on 36 × 36 in; …"; empty: nothing
    QString button;                           ///< "Use 36 × 36 in"
    std::optional<scenarios::Scenario> table; ///< with that size; std::nullopt: it cannot be offered
};

/// Compares the size of the table with those of the game that the rules in force belong to. Nothing is offered where
/// elements would come to stand outside of the table, or partly, and in a hidden game.
[[nodiscard]] TableOffer tableOfferFor(const scenarios::Scenario& scenario);

} // namespace sightline::app
