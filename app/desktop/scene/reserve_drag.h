#pragma once

#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QList>

#include <vector>

namespace sightline::app {

/// Media type of models dragged out of the army tray: their ids, one per line.
inline constexpr char kReservesMediaType[] = "application/x-sightline-reserves";

[[nodiscard]] QByteArray reservesToDrag(const QList<scenarios::ModelId>& ids);

/// Returns the dragged reserves with facing 0 in ranks of five, an inch apart, the middle of the foremost at (0, 0).
/// Ids that are not among the reserves of the scenario are ignored.
[[nodiscard]] std::vector<scenarios::Model> inRows(const scenarios::Scenario& scenario, const QByteArray& drag);

} // namespace sightline::app
