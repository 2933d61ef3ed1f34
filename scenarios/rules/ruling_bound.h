#pragma once

#include "scenarios/edits.h"
#include "scenarios/rules/pack_table.h"

#include <algorithm>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// What can be proved of a ruling when things are moved along the table a little.
namespace sightline::scenarios {

/// The truth of a statement in all places that things may be moved to.
enum class Sure { No, Maybe, Yes };

[[nodiscard]] inline Sure both(Sure a, Sure b) { return std::min(a, b); }
[[nodiscard]] inline Sure either(Sure a, Sure b) { return std::max(a, b); }
[[nodiscard]] inline Sure opposite(Sure a) { return a == Sure::Maybe ? a : a == Sure::Yes ? Sure::No : Sure::Yes; }

/// What a statement of the ruling that some move may turn is about.
enum class RestsOn { Line, Standing, Near, Arc, Range, Detection, Apart, Contact };

/// A statement that some move may turn.
struct Doubt {
    RestsOn on = RestsOn::Line;
    int obstacle = -1;                         ///< -1: of no thing, or of nobody knows which
    QString rule;                              ///< the line of the pack
    std::optional<geometry::Length> threshold; ///< of distances
    friend bool operator==(const Doubt&, const Doubt&) = default;
};

struct RulingBound {
    /// Whether the observer may target the target: it is seen, and a valid target in its state.
    Sure mayTarget = Sure::Maybe;
    std::vector<Doubt> doubts;
    /// A statement could not be proved for want of a proof and not because of a threshold that is near. Without it a
    /// `Maybe` means that some statement turns when all things are moved by as much.
    bool isOpen = false;
};

struct BoundOptions {
    bool wantNames = false;    ///< the doubt about lines names what comes into the way first, which takes longer
    bool expectsTarget = true; ///< which proof is tried first; changes no answer
};

/// The ruling of a pair for all moves, without turning, of one thing by at most `radius`: of those in `moved` together,
/// or of any one of the table if that is empty. A piece is moved with what it carries.
///
/// Each statement is proved by itself: a distance changes by no more than the thing is moved; a moved base lies in the
/// base grown by the radius and holds the shrunk one; a line that is clear of all things grown by the radius stays
/// clear when one of its ends, or one thing, is moved; what one thing alone hides from both grown bases it hides
/// wherever it is moved. Heights are what they are.
///
[[nodiscard]] RulingBound boundOfRuling(const PackTable& table,
                                        std::size_t observer,
                                        std::size_t target,
                                        std::span<const AnyId> moved,
                                        geometry::Length radius,
                                        const std::stop_token& stop = {},
                                        const BoundOptions& options = {});

} // namespace sightline::scenarios
