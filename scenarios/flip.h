#pragma once

#include "scenarios/edits.h"
#include "scenarios/judge.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// What a move turns: the geometry, whether a line passes; the ruling of a rule pack, whether the target may be
/// targeted; or both.
enum class FlippedAnswer { Geometry, Ruling, Both };

/// How far one thing would have to be moved, without turning it, to turn a verdict.
struct Flip {
    AnyId moved;                                    ///< a model, or a piece, which takes along what it carries
    FlippedAnswer turned = FlippedAnswer::Geometry; ///< under a rule pack the ruling, alone or with the geometry
    bool turnsClear = false; ///< else the move turns a clear verdict; of rulings: the target may be targeted after it
    /// The shortest move found; the judge says the other verdict of the table with it. Nothing: none was found within
    /// the reach.
    std::optional<geometry::Vector> by;
    double lengthMillimeters = 0.0; ///< of `by`
    /// Proved: no shorter move turns the verdict. The reach if none within it does; infinity if none at all does. Of
    /// rulings 0 where nothing can be proved: see `boundOfRuling`.
    double atLeastMillimeters = 0.0;
    bool leavesTable = false;      ///< after the move some of it is off the table
    std::vector<AnyId> overlapped; ///< models and pieces that it stands on after the move and did not before
    friend bool operator==(const Flip&, const Flip&) = default;
};

struct FlipOptions {
    double reachMillimeters = 152.4;
    /// The search ends when the found and the proved length are this close, or have this ratio.
    double closeMillimeters = 0.05;
    double closeRatio = 1.005;
    int maxQuestions = 6'000; ///< asked of the judge for one thing
    int maxRulings = 900;     ///< the same where the ruling is to be turned, each of a table of its own
    int maxProofs = 400;      ///< proofs of such rulings, besides
    int threads = 0;          ///< things at a time; 0: one a processor. Does not change the result
    /// Told from any thread, one call at a time: things done, of all.
    std::function<void(int, int)> progress;
};

/// The shortest move of each thing that turns the verdict of the pair, in the order given: under a rule pack its
/// ruling, unless a judge overruled that; else the geometry.
///
/// Found along rays; proved by cutting the disc of moves into cells. A cell of moves is done if the base, grown by the
/// cell's radius, is still blocked in its middle, or, shrunk by it, still sees; for pieces, if the cover of the lines
/// keeps that much of a margin, or if with all that the piece may cover a line still passes; for rulings, if each
/// statement that the ruling rests on stays as it is. After a stop request `by` is what was found so far and
/// `atLeastMillimeters` what was proved. Preconditions: the models and pieces are on the table, and the two models
/// differ.
[[nodiscard]] std::vector<Flip> flipsOf(const PreparedTable& table,
                                        const ModelId& observer,
                                        const ModelId& target,
                                        std::span<const AnyId> elements,
                                        const FlipOptions& options = {},
                                        const std::stop_token& stop = {});

/// What is worth asking for: the target, the observer, and the pieces that block the pair or, if it is clear, those
/// that the widest beam rests on; under a rule pack first what its ruling names, models in the way too. At most
/// `maxPieces` besides the two.
[[nodiscard]] std::vector<AnyId>
elementsToFlip(const PreparedTable& table, const Verdict& verdict, std::size_t maxPieces = 4);

} // namespace sightline::scenarios
