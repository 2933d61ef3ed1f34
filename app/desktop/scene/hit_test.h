#pragma once

#include "scenarios/edits/edits.h"

#include <QPointF>
#include <QRectF>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace sightline::app {

/// Returns true for elements that can be hit; an empty function allows all.
using HitFilter = std::function<bool(const scenarios::AnyId&)>;

/// Returns the topmost element at a position: models, objectives, walls, the smallest piece, edges of zones. All
/// lengths are in table inches; elements are hit up to `slack` beyond their outline, bases up to `baseSlack` if that is
/// more.
[[nodiscard]] std::optional<scenarios::AnyId> hitTest(const scenarios::Scenario& scenario,
                                                      QPointF place,
                                                      double slack,
                                                      const HitFilter& filter = {},
                                                      double baseSlack = 0.0);
/// Returns the topmost model that contains the position, else the nearest one within the slack.
[[nodiscard]] std::optional<scenarios::ModelId>
modelAt(const scenarios::Scenario& scenario, QPointF place, double slack, const HitFilter& filter = {});

/// Returns models, pieces and objectives that lie entirely in the box.
[[nodiscard]] std::vector<scenarios::AnyId>
elementsIn(const scenarios::Scenario& scenario, const QRectF& box, const HitFilter& filter = {});

/// Returns the bounding box of elements; null if there are none.
[[nodiscard]] QRectF boxAround(const scenarios::Scenario& scenario, std::span<const scenarios::AnyId> ids);

} // namespace sightline::app
