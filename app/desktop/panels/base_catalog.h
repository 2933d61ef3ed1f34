#pragma once

#include "scenarios/catalogs/base_families.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace sightline::app {

/// Bases under one heading of the palette.
struct BaseGroup {
    QString title;
    QString explanation; ///< the source of the sizes, for a tool tip
    std::vector<scenarios::CatalogBase> bases;
};

/// Returns the groups of the palette: the families of a game (`scenarios::games()`), or the standard sizes if `game` is
/// empty. `typed` filters by size and name, in all families if `game` is empty. Groups without a hit are omitted.
[[nodiscard]] std::vector<BaseGroup> baseGroups(const QString& game, const QString& typed = {});

/// Returns the base as the scenario file has it, for dragging.
[[nodiscard]] QJsonObject baseToJson(const geometry::Footprint& base);

} // namespace sightline::app
