#pragma once

#include "tests/support/sight_case.h"

#include <functional>

namespace sightline::testsupport {

/// The board with each stored point of its blockers and each position changed by `move`, each facing by `turn`.
/// Outlines of hulls, which turn with their facing, stay. Precondition: simple outlines stay simple.
[[nodiscard]] SightBoard withPointsChanged(const SightBoard& board,
                                           const std::function<geometry::Point(geometry::Point)>& move,
                                           const std::function<geometry::Angle(geometry::Angle)>& turn);

/// The board moved as a whole.
[[nodiscard]] SightBoard movedBoard(const SightBoard& board, geometry::Vector by);

} // namespace sightline::testsupport
