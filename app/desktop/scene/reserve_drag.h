#pragma once

#include "scenarios/scenario.h"

#include <QByteArray>
#include <QList>

#include <vector>

namespace sightline::app {

/// Media type of models dragged out of the army tray: their ids, one a line.
inline constexpr char kReservesMediaType[] = "application/x-sightline-reserves";

[[nodiscard]] QByteArray reservesToDrag(const QList<scenarios::ModelId>& ids);

/// The reserves of a drag about (0, 0), side by side in rows of five with an inch between them. Ids the scenario has
/// not among its reserves are left out.
[[nodiscard]] std::vector<scenarios::Model> inRows(const scenarios::Scenario& scenario, const QByteArray& drag);

} // namespace sightline::app
