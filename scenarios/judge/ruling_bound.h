#pragma once

#include "scenarios/edits/edits.h"
#include "scenarios/judge/pack_table.h"

#include <algorithm>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// @file
/// Proofs about rulings when elements are moved along the table by a bounded distance.
namespace sightline::scenarios {

/// The truth of a statement over all positions that elements may be moved to.
enum class Ternary { No, Maybe, Yes };

[[nodiscard]] inline Ternary both(Ternary a, Ternary b) { return std::min(a, b); }
[[nodiscard]] inline Ternary either(Ternary a, Ternary b) { return std::max(a, b); }
[[nodiscard]] inline Ternary opposite(Ternary a) {
    return a == Ternary::Maybe ? a : a == Ternary::Yes ? Ternary::No : Ternary::Yes;
}

/// The subject of a statement of the ruling that some move may turn.
enum class RestsOn { Line, Standing, Near, Arc, Range, Detection, Apart, Contact };

/// A statement that some move may turn.
struct Doubt {
    RestsOn on = RestsOn::Line;
    int obstacle = -1;                         ///< -1: no obstacle, or an unknown one
    QString rule;                              ///< path of the line of the pack
    std::optional<geometry::Length> threshold; ///< for distances
    friend bool operator==(const Doubt&, const Doubt&) = default;
};

/// The proved part of a ruling.
struct RulingBound {
    /// True if the observer may target the target: it is visible, and valid in its state.
    Ternary mayTarget = Ternary::Maybe;
    std::vector<Doubt> doubts;
    /// True if some statement could not be proved although no threshold is near. If false, a `Maybe` means that some
    /// statement turns when all elements are moved by as much.
    bool isOpen = false;
};

/// The options of a proof.
struct BoundOptions {
    /// True: a doubt about lines names the obstacle that gets in the way first, or past which a line may open first,
    /// which takes longer.
    bool wantNames = false;
    /// The proof that is tried first, and whether doubts name what closes lines or what opens them.
    bool expectsTarget = true;
};

/// Bounds the ruling of a pair over all translations of one element by at most `radius`: of those in `moved` together,
/// or of any single one of the table if `moved` is empty. A piece is moved with its group and with what it
/// carries. Heights stay fixed.
///
/// Each statement is proved separately: a distance changes by no more than the displacement; a displaced base lies
/// inside the base grown by the radius and contains the base shrunk by it; a line that is clear of all obstacles grown
/// by the radius stays clear when one of its ends, or one obstacle, is displaced; what one obstacle alone hides from
/// both grown bases stays hidden wherever the obstacle is moved.
[[nodiscard]] RulingBound boundOfRuling(const PackTable& table,
                                        std::size_t observer,
                                        std::size_t target,
                                        std::span<const AnyId> moved,
                                        geometry::Length radius,
                                        const std::stop_token& stop = {},
                                        const BoundOptions& options = {});

} // namespace sightline::scenarios
