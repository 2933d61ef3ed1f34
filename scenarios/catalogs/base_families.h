#pragma once

#include "geometry/footprint.h"
#include "scenarios/catalogs/mark.h"

#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// One size of a family. Oval and rectangular sizes are length (along the facing) by width.
struct CatalogBase {
    geometry::Footprint footprint;
    QString name;                           ///< what the game calls it, "S2"; may be empty
    std::optional<geometry::Length> height; ///< of the volume that the game gives it
    Mark mark = Mark::Known;
    int units = 0; ///< how many units of the game stand on it, where that was counted
    bool rare = false;
    QString note;
    friend bool operator==(const CatalogBase&, const CatalogBase&) = default;
};

/// The bases that one line of games uses.
struct BaseFamily {
    QString id;
    QString name;
    Mark mark = Mark::Known;
    QString source; ///< where the sizes were seen; empty for general knowledge
    QString note;
    int unitsWithoutBase = 0; ///< hull shapes, where units were counted
    std::vector<CatalogBase> bases;
    friend bool operator==(const BaseFamily&, const BaseFamily&) = default;
};

/// The families of `resources/catalogs/bases.json`, in its order.
[[nodiscard]] const std::vector<BaseFamily>& baseFamilies();

/// The families that hold the usual sizes, for who names no game.
[[nodiscard]] const std::vector<const BaseFamily*>& usualBaseFamilies();

} // namespace sightline::scenarios
