#pragma once

#include "geometry/shapes/footprint.h"
#include "scenarios/catalogs/mark.h"
#include "scenarios/model/scenario.h"

#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// One size of a family. Oval and rectangular sizes are length (along the facing) by width.
struct CatalogBase {
    geometry::Footprint footprint;
    QString name;                           ///< the game's name of it, "S2"; may be empty
    std::optional<geometry::Length> height; ///< height of the volume that the game assigns to it
    Mark mark = Mark::Known;
    int units = 0; ///< number of the game's units with this base, where counted
    bool rare = false;
    QString note;
    std::optional<PrintedArc> arc = {}; ///< usually printed on such a base
    bool hasHullZones = false;          ///< of ships with four hull zones, see `guessedZone`
    friend bool operator==(const CatalogBase&, const CatalogBase&) = default;
};

/// The bases that a family of games uses.
struct BaseFamily {
    QString id;
    QString name;
    Mark mark = Mark::Known;
    QString source; ///< the source of the sizes; empty for general knowledge
    QString note;
    int unitsWithoutBase = 0; ///< units with hull shapes, where counted
    std::vector<CatalogBase> bases;
    friend bool operator==(const BaseFamily&, const BaseFamily&) = default;
};

/// Returns the families of resources/catalogues/bases.json, in its order.
[[nodiscard]] const std::vector<BaseFamily>& baseFamilies();

/// Returns the families of common sizes, for users who name no game.
[[nodiscard]] const std::vector<const BaseFamily*>& usualBaseFamilies();

} // namespace sightline::scenarios
