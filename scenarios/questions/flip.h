#pragma once

#include "scenarios/edits/edits.h"
#include "scenarios/judge/judge.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// The answer that a move turns: the geometry (whether a line passes), the ruling of a rule pack (whether the target
/// may be targeted), or both.
enum class FlippedAnswer { Geometry, Ruling, Both };

/// The shortest translation of one element that turns a verdict.
struct Flip {
    AnyId moved;                                    ///< a model, or a piece with its group and all that it carries
    FlippedAnswer turned = FlippedAnswer::Geometry; ///< under a rule pack the ruling, alone or with the geometry
    /// True: from blocked to clear; of rulings: the target may be targeted after the move. False: the opposite.
    bool turnsClear = false;
    /// The shortest move found, confirmed by the judge on the table after the move; std::nullopt if none was found
    /// within the reach.
    std::optional<geometry::Vector> by;
    double lengthMillimeters = 0.0; ///< length of `by`, in millimeters
    /// The proved lower bound in millimeters: no shorter move turns the verdict. Equals the reach if none within it
    /// does, and infinity if none at all does. For rulings 0 where nothing can be proved; see `boundOfRuling`.
    double atLeastMillimeters = 0.0;
    bool leavesTable = false;      ///< true if a part of it is off the table after the move
    std::vector<AnyId> overlapped; ///< models and pieces that it overlaps after the move and did not before
    /// The models and pieces that bar it from standing there (`barringMove`): the search looks for the shortest move
    /// that turns the verdict, which need not be one that may be made.
    std::vector<AnyId> barredBy;
    /// Returns true if the moved element may stand where `by` ends.
    [[nodiscard]] bool mayStand() const { return !leavesTable && barredBy.empty(); }
    friend bool operator==(const Flip&, const Flip&) = default;
};

/// The options of the search for flips.
struct FlipOptions {
    double reachMillimeters = 152.4;
    /// The search ends when the found and the proved length differ by no more than this, or their ratio is at most
    /// `closeRatio`.
    double closeMillimeters = 0.05;
    double closeRatio = 1.005;
    int maxQuestions = 6'000; ///< maximum number of questions to the judge per element
    int maxRulings = 900;     ///< the corresponding limit for rulings, each of which needs a table of its own
    int maxProofs = 400;      ///< maximum number of additional proofs for rulings
    int threads = 0;          ///< elements processed in parallel; 0: one per processor. Does not affect the result
    /// Called from any thread, never concurrently, with the number of finished elements and of all.
    std::function<void(int, int)> progress;
};

/// Computes for each element, in the order given, the shortest move that turns the verdict of the pair: under a rule
/// pack its ruling, unless a judge overruled that; else the geometry.
///
/// A move is found along rays; the bound is proved by subdividing the disc of moves into cells. A cell is settled if
/// the base, grown by the cell's radius, is still blocked in the cell's center, or, shrunk by it, still sees; for
/// pieces, if the cover of the lines keeps that much of a margin, or if a line still passes everything that the piece
/// may cover; for rulings, if each statement that the ruling rests on is unchanged. After a stop request `by` is the
/// best move found so far and `atLeastMillimeters` the bound proved so far.
///
/// Under a pack on squares or hexes, where both models stand on its cells, what stands on the grid is moved by whole
/// cells only, see `GridPlaces`: `atLeastMillimeters` is about such moves. Preconditions: the models and pieces are on
/// the table, and the two models differ.
[[nodiscard]] std::vector<Flip> flipsOf(const PreparedTable& table,
                                        const ModelId& observer,
                                        const ModelId& target,
                                        std::span<const AnyId> elements,
                                        const FlipOptions& options = {},
                                        const std::stop_token& stop = {});

/// Selects the elements worth asking about: the target, the observer, and the pieces that block the pair or, if it is
/// clear, those that the widest beam rests on; under a rule pack the blockers named by its ruling come first, models
/// included. Locked pieces are left out, and of a group all but the first. Returns at most `maxPieces` besides the two
/// models.
[[nodiscard]] std::vector<AnyId>
elementsToFlip(const PreparedTable& table, const Verdict& verdict, std::size_t maxPieces = 4);

} // namespace sightline::scenarios
