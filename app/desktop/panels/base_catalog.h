#pragma once

#include "scenarios/catalogs/base_families.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace sightline::app {

/// Bases under one heading of the palette.
struct BaseGroup {
    QString title;
    QString explanation; ///< where the sizes are from, for a tooltip
    std::vector<scenarios::CatalogBase> bases;
};

/// What the palette shows: the families of a game (`scenarios::games()`), or the usual sizes if `game` is empty. What
/// was typed is looked for in sizes and names; without a game in all families. Groups without a hit are left out.
[[nodiscard]] std::vector<BaseGroup> baseGroups(const QString& game, const QString& typed = {});

/// The base as the scenario file writes it, for dragging.
[[nodiscard]] QJsonObject baseToJson(const geometry::Footprint& base);

} // namespace sightline::app
