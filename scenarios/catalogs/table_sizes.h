#pragma once

#include "geometry/base/length.h"
#include "scenarios/catalogs/mark.h"

#include <QString>

#include <vector>

namespace sightline::scenarios {

/// The table of one game, or of one size of its games.
struct TableSize {
    QString id;
    QString name;
    geometry::Length width;
    geometry::Length depth;
    Mark mark = Mark::Known;
    friend bool operator==(const TableSize&, const TableSize&) = default;
};

/// Returns the tables of resources/catalogues/tables.json, in its order.
[[nodiscard]] const std::vector<TableSize>& tableSizes();

} // namespace sightline::scenarios
