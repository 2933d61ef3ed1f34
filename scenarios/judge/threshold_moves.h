#pragma once

#include "scenarios/judge/pack_table.h"

#include <stop_token>

namespace sightline::scenarios {

/// True if moving the observer, the target or the obstacle `named` by `millimeters` in one of sixteen directions turns
/// whether the target may be targeted, which currently is `mayTarget`. A piece is moved with those of
/// `displacedWith`. `named` is an index in `PackTable::obstacles`, or -1 for none. False proves nothing.
[[nodiscard]] bool isTurnedByMove(const PackTable& table,
                                  std::size_t observer,
                                  std::size_t target,
                                  bool mayTarget,
                                  int named,
                                  double millimeters,
                                  const std::stop_token& stop);

/// True if such a move of 0.002 mm turns it.
[[nodiscard]] bool isTurnedByTinyMove(const PackTable& table,
                                      std::size_t observer,
                                      std::size_t target,
                                      bool mayTarget,
                                      int named,
                                      const std::stop_token& stop);

/// True if no proof covers the shortest moves, as lines only touch something, and neither a move of
/// `isTurnedByTinyMove` nor one by `millimeters` turns the ruling: whether it is close is then not
/// known.
[[nodiscard]] bool touchesWithoutTurning(const PackTable& table,
                                         std::size_t observer,
                                         std::size_t target,
                                         bool mayTarget,
                                         double millimeters,
                                         const std::stop_token& stop);

} // namespace sightline::scenarios
