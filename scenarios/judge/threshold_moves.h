#pragma once

#include "scenarios/judge/pack_table.h"

#include <stop_token>

namespace sightline::scenarios {

/// True if the model's base reaches over a wall of no thickness: no base on a table does.
[[nodiscard]] bool standsInAWall(const PackTable& table, std::size_t model);

/// True if moving the observer, the target or the obstacle `named` by `millimeters` in one of sixteen directions turns
/// whether the target may be targeted, which currently is `mayTarget`. A piece is moved with those of
/// `displacedWith`. `named` is an index in `PackTable::obstacles`, or -1 for none. Moves that push one of the two into
/// a wall of no thickness are left out. False proves nothing.
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

/// True if a move of `isTurnedByMove` turns it that is as long as the tolerance, or half as long. The ruling is too
/// close to call then; false tells that neither this nor the contrary is known.
[[nodiscard]] bool isTurnedWithin(const PackTable& table,
                                  std::size_t observer,
                                  std::size_t target,
                                  bool mayTarget,
                                  int named,
                                  double toleranceMillimeters,
                                  const std::stop_token& stop);

/// What is known of a ruling when an element is moved by at most the tolerance.
enum class Closeness { Proved, Turned, Open };

/// Asks about each element that may matter to the pair by itself, which reaches farther than one proof for all of them,
/// and takes longer: `Proved` if it is proved for each that no move of it by at most the tolerance turns the ruling,
/// `Turned` if a trial move of one does that is neither of the two nor the obstacle `named`. Precondition:
/// `isTurnedWithin` is false.
[[nodiscard]] Closeness closenessOfEach(const PackTable& table,
                                        std::size_t observer,
                                        std::size_t target,
                                        bool mayTarget,
                                        int named,
                                        double toleranceMillimeters,
                                        const std::stop_token& stop);

/// Returns `Proved` if it is proved that no such move turns the ruling, `Turned` if one of `isTurnedWithin` does.
[[nodiscard]] Closeness closenessOf(const PackTable& table,
                                    std::size_t observer,
                                    std::size_t target,
                                    bool mayTarget,
                                    double toleranceMillimeters,
                                    const std::stop_token& stop);

} // namespace sightline::scenarios
