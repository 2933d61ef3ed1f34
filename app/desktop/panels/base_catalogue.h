#pragma once

#include "geometry/footprint.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace sightline::app {

/// Standard bases of one shape, in the order of `resources/bases.json`.
struct BaseGroup {
    QString shape; ///< "round", "oval", "rectangle"
    std::vector<geometry::Footprint> bases;
};

[[nodiscard]] const std::vector<BaseGroup>& standardBases();

/// The base as the scenario file writes it, for dragging.
[[nodiscard]] QJsonObject baseToJson(const geometry::Footprint& base);

} // namespace sightline::app
