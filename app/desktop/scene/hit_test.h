#pragma once

#include "scenarios/edits.h"

#include <QPointF>
#include <QRectF>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace sightline::app {

/// Says of a thing whether it can be hit; empty: all can.
using HitFilter = std::function<bool(const scenarios::AnyId&)>;

/// The topmost thing at a place: models, objectives, walls, the smallest piece, edges of zones. All in table inches;
/// `slack` is how far beside its outline a thing is still hit.
[[nodiscard]] std::optional<scenarios::AnyId>
hitTest(const scenarios::Scenario& scenario, QPointF place, double slack, const HitFilter& filter = {});
[[nodiscard]] std::optional<scenarios::ModelId>
modelAt(const scenarios::Scenario& scenario, QPointF place, double slack, const HitFilter& filter = {});

/// Models, pieces and objectives that lie wholly in the box.
[[nodiscard]] std::vector<scenarios::AnyId>
elementsIn(const scenarios::Scenario& scenario, const QRectF& box, const HitFilter& filter = {});

/// The box around things; null if there are none.
[[nodiscard]] QRectF boxAround(const scenarios::Scenario& scenario, std::span<const scenarios::AnyId> ids);

} // namespace sightline::app
