#pragma once

#include "scenarios/judge/verdict.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// A scenario prepared for many questions: terrain map and rule set. Immutable, cheap to copy, safe to use from any
/// thread.
class PreparedTable {
public:
    PreparedTable(const Scenario& scenario, const RuleSet& rules);

    [[nodiscard]] const Scenario& scenario() const;
    [[nodiscard]] const RuleSet& rules() const;

    struct Parts;
    [[nodiscard]] const Parts& parts() const { return *m_parts; }

private:
    std::shared_ptr<const Parts> m_parts;
};

/// Returns the tolerance of a pair in millimeters, for functions that form questions themselves; an empty function
/// stands for the default of `Question`.
using ToleranceOf = std::function<double(const ModelId& observer, const ModelId& target)>;

/// Answers a question. Every verdict in every picture, list, map, report and command comes from this function.
/// Models with a body of two readings are judged by the smallest and by the largest, those of both models at once. If
/// the two rulings differ, the answer is that of the smallest and its certainty is `DependsOnSculpt`.
/// Thread-safe. Preconditions: both ids name models of the table, and they differ. Source: docs/sight.md, "One judge".
[[nodiscard]] Verdict judge(const PreparedTable& table, const Question& question, std::stop_token stop = {});

/// The heights at which a verdict of `volume` geometry turns, over the element's own elevation.
struct HeightsNeeded {
    /// The smallest height at which the target is seen; nullopt: not seen up to 10 ft.
    std::optional<geometry::Length> targetSeen;
    /// The smallest height at which the outline of the given piece hides the target; nullopt: not hidden up to 10 ft.
    std::optional<geometry::Length> pieceHides;
    friend bool operator==(const HeightsNeeded&, const HeightsNeeded&) = default;
};

/// Computes the heights that turn a verdict, rounded up to 0.001 in. Without a piece `pieceHides` stays empty. Returns
/// std::nullopt if the rule set has no `volume` geometry.
[[nodiscard]] std::optional<HeightsNeeded> heightsNeeded(const PreparedTable& table,
                                                         const ModelId& observer,
                                                         const ModelId& target,
                                                         const std::optional<PieceId>& piece = {},
                                                         std::stop_token stop = {});

/// A piece, or a wall on it, that the verdict's line crosses in plan.
struct ProfilePiece {
    PieceId piece;
    bool counts = true; ///< false: the rule set lets this line pass it, regardless of its height
    geometry::ProfilePart part;
    friend bool operator==(const ProfilePiece&, const ProfilePiece&) = default;
};

/// The origin of the heights of a profile's line.
enum class ProfileHeights {
    OfTheLine,   ///< rule sets of `volume` geometry: the true heights of the line
    OfTheModels, ///< rule sets of the plan, whose lines have no heights: drawn from top to top
};

/// A vertical extent over the table.
struct ProfileSpan {
    geometry::Length bottom;
    geometry::Length top;
    friend bool operator==(const ProfileSpan&, const ProfileSpan&) = default;
};

/// The blocked point in a profile.
struct ProfilePoint {
    geometry::Length along; ///< distance in plan from the line's start
    geometry::Length height;
    PieceId piece;
    friend bool operator==(const ProfilePoint&, const ProfilePoint&) = default;
};

/// A side view of a verdict's line with the pieces under, in and over it. Mats are left out, since they have no height.
struct VerdictProfile {
    geometry::SideProfile line; ///< its `parts` are those of `pieces`
    ProfileHeights heights = ProfileHeights::OfTheLine;
    ProfileSpan observer; ///< from elevation to top
    ProfileSpan target;
    std::vector<ProfilePiece> pieces;      ///< sorted by `part.from`
    std::optional<ProfilePoint> blockedAt; ///< of a verdict that is not clear
    friend bool operator==(const VerdictProfile&, const VerdictProfile&) = default;
};

/// Computes the side view along the line of the headline, for a verdict of any rule set on this table.
[[nodiscard]] VerdictProfile sideProfileOf(const PreparedTable& table, const Verdict& verdict);

/// All lines between the two bases of a verdict, and the pieces that cover them.
struct TableCover {
    geometry::LineCover lines;
    std::vector<PieceId> pieces; ///< the piece of each blocker that `lines` names, by its index
    geometry::TouchRule touch = geometry::TouchRule::Clear;

    [[nodiscard]] const PieceId& pieceOf(const geometry::CoverElement& element) const {
        return pieces[static_cast<std::size_t>(element.blocker)];
    }
    friend bool operator==(const TableCover&, const TableCover&) = default;
};

/// Computes the cover of lines for the bases, blockers and rules of the verdict. Returns std::nullopt for a verdict of
/// `volume` geometry.
[[nodiscard]] std::optional<TableCover> lineCoverOf(const PreparedTable& table,
                                                    const Verdict& verdict,
                                                    const geometry::CoverOptions& options = {},
                                                    const std::stop_token& stop = {});

/// Computes the points of the observer's base that see most and least of the target's facing part; with `volume`
/// geometry at any height over them. Returns std::nullopt if the bases overlap.
[[nodiscard]] std::optional<geometry::ViewerPoints>
viewerPointsOf(const PreparedTable& table, const ModelId& observer, const ModelId& target, std::stop_token stop = {});

/// Returns the exact visibility that `judge` finds, without its proof, for many pairs at once. Precondition: `observer`
/// and `target` are different indices of the table's models.
[[nodiscard]] geometry::Visibility
visibilityOf(const PreparedTable& table, std::size_t observer, std::size_t target, std::stop_token stop = {});

/// True if the rule set lets the observer see the target: equals `Ruling::visible` of the verdict, computed without the
/// rest of it, for many pairs at once.
[[nodiscard]] bool
isSeen(const PreparedTable& table, std::size_t observer, std::size_t target, const std::stop_token& stop = {});

/// Returns the exact visibility between two models that need not stand on the table, e.g. one at another position or of
/// another size. The table's own models are ignored.
[[nodiscard]] geometry::Visibility visibilityBetween(const PreparedTable& table,
                                                     const Model& observer,
                                                     const Model& target,
                                                     const std::stop_token& stop = {});

/// Returns a question for every ordered pair of models of different players (or from one player to another), in file
/// order. Models without a player form one side: each is paired with all models that have a player, and not with each
/// other.
[[nodiscard]] std::vector<Question> pairQuestions(const Scenario& scenario,
                                                  const std::optional<PlayerId>& fromPlayer = {},
                                                  const std::optional<PlayerId>& toPlayer = {});

} // namespace sightline::scenarios
