#pragma once

#include "scenarios/judge/verdict.h"

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// True if the reason states a judge's overruling, of the verdict or of a wall.
[[nodiscard]] bool isOfJudge(const Reason& reason);

/// True if a rule pack or a judge made the ruling, which may then differ from the plain geometry of the verdict.
[[nodiscard]] bool isRuled(const Verdict& verdict);

/// True if the headline and the plain geometry of the verdict are two different answers.
[[nodiscard]] bool differsFromGeometry(const Verdict& verdict);

/// A piece named as a blocker by the headline, with its share of all lines where that was computed, 0 to 1.
struct HeadlineBlocker {
    PieceId piece;
    std::optional<double> share;
    friend bool operator==(const HeadlineBlocker&, const HeadlineBlocker&) = default;
};

/// The primary answer of a verdict, as shown in every window, list, file and exit status: the ruling, with the figures
/// that belong to it.
///
/// Where a rule pack or a judge ruled, figures of the plain geometry are left out; they stay in `Verdict`.
struct Headline {
    bool visible = false;
    /// The answer as a word of files: clear, blocked, or (without a pack) no line found.
    geometry::Visibility answer = geometry::Visibility::Blocked;
    std::optional<Certainty> certainty;
    std::optional<double> clearanceMillimeters;
    std::optional<bool> fullyVisible;
    std::optional<double> seenShare;
    std::optional<geometry::SightStage> stage;    ///< the deciding stage; nullopt for rulings, which have no stages
    geometry::SightLine line;                     ///< the witness if visible and available; otherwise the center line
    bool isLineOfGeometry = true;                 ///< true if `line` is `Verdict::line`, with its heights
    std::optional<BlockedPoint> blockedAt;        ///< a point of `line`
    std::vector<HeadlineBlocker> blockedBy;       ///< empty if visible
    geometry::Length distance;                    ///< as measured by the rules
    const std::vector<Reason>* reasons = nullptr; ///< the reasons of the verdict; never null
};

/// Returns the headline of the verdict. Precondition: `verdict` outlives the result, which points into it.
[[nodiscard]] Headline headlineOf(const Verdict& verdict);

/// Returns the headline of the plain geometry of a verdict, regardless of rule pack and judge.
[[nodiscard]] Headline geometryHeadlineOf(const Verdict& verdict);

/// A level of cover as reported for a pair. Cover is reported only for visible targets, and for others where a pack
/// says so.
struct ReportedCover {
    QString level = QStringLiteral("none");
    QString name; ///< the level's display name; empty for none
    int order = 0;
    friend bool operator==(const ReportedCover&, const ReportedCover&) = default;
};
/// Returns the reported cover of a ruling.
[[nodiscard]] ReportedCover reportedCover(const Ruling& ruling);

/// Returns the reason of the reported cover, of several the one of what hides most; null without cover.
[[nodiscard]] const Reason* coverReason(const Ruling& ruling);

/// Returns the reasons to report: those of cover and of what changes a shot are left out if the target is not visible.
[[nodiscard]] std::vector<Reason> reportedReasons(const std::vector<Reason>& reasons, bool visible);

/// Pieces and models that a ruling names, each once, in the order of its reasons.
struct RulingBlockers {
    std::vector<PieceId> pieces;
    std::vector<ModelId> models;
    [[nodiscard]] std::size_t size() const { return pieces.size() + models.size(); }
};
/// Returns all blockers of the ruling; empty if the pair is visible.
[[nodiscard]] RulingBlockers rulingBlockers(const Ruling& ruling);
/// Returns the fewest blockers that close every line together; empty if the pair is visible, where they were not found
/// and where they are all that is in the way.
[[nodiscard]] RulingBlockers closingBlockers(const Ruling& ruling);

/// Returns the pieces that block the plain geometry and that a line of the ruling runs through or over; all blockers of
/// the geometry where the ruling has no line to show. Empty if ruling and geometry agree.
[[nodiscard]] std::vector<PieceId> seenThrough(const Verdict& verdict, const Scenario& scenario);

/// Returns the pieces that lines may pass according to the reasons of the ruling.
[[nodiscard]] std::vector<PieceId> ignoredByRuling(const Ruling& ruling);

} // namespace sightline::scenarios
