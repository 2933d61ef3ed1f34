#pragma once

#include "scenarios/judge.h"

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// True if a rule pack or a judge made the ruling: it may then be another answer than the plain geometry of the
/// verdict.
[[nodiscard]] bool isRuled(const Verdict& verdict);

/// True if the headline and the plain geometry of the verdict are two different answers.
[[nodiscard]] bool differsFromGeometry(const Verdict& verdict);

/// A piece in the way of the headline, with its share of all lines where that was computed.
struct HeadlineBlocker {
    PieceId piece;
    std::optional<double> share;
    friend bool operator==(const HeadlineBlocker&, const HeadlineBlocker&) = default;
};

/// What a verdict says first in every window, list, file and exit status: the ruling, with the figures that belong to
/// it.
///
/// Where a rule pack or a judge ruled, figures that only the plain geometry has are left out; they stay in `Verdict`.
struct Headline {
    bool visible = false;
    /// The answer as a word of files: clear, blocked, or (without a pack) no line found.
    geometry::Visibility answer = geometry::Visibility::Blocked;
    std::optional<Certainty> certainty;
    std::optional<double> clearanceMillimeters;
    std::optional<bool> fullyVisible;
    std::optional<double> seenShare;
    std::optional<geometry::SightStage> stage; ///< that settled it; nothing for rulings, which have no stages
    geometry::SightLine line;               ///< visible: a line that counts, if there is one; otherwise the center line
    bool isLineOfGeometry = true;           ///< `line` is `Verdict::line`, with its heights
    std::optional<BlockedPoint> blockedAt;  ///< on `line`
    std::vector<HeadlineBlocker> blockedBy; ///< empty if visible
    geometry::Length distance;              ///< as the rules measure it
    const std::vector<Reason>* reasons = nullptr; ///< those of the verdict; never null
};

/// Points into `verdict`, which has to outlive the result.
[[nodiscard]] Headline headlineOf(const Verdict& verdict);

/// The same of the plain geometry of a verdict, whatever a rule pack or a judge made of it.
[[nodiscard]] Headline geometryHeadlineOf(const Verdict& verdict);

/// A level of cover as it is told of a pair. Only targets that may be seen have cover, but for what a pack says of
/// those that cannot be.
struct ReportedCover {
    QString level = QStringLiteral("none");
    QString name; ///< the level as people call it; empty for none
    int order = 0;
    friend bool operator==(const ReportedCover&, const ReportedCover&) = default;
};
[[nodiscard]] ReportedCover reportedCover(const Ruling& ruling);

/// Reasons as they are told: without cover of a target that is not seen.
[[nodiscard]] std::vector<Reason> reportedReasons(const std::vector<Reason>& reasons, bool visible);

/// The pieces and models that the ruling names as being in the way, in the order of its reasons; nothing if the pair is
/// visible.
struct RulingBlockers {
    std::vector<PieceId> pieces;
    std::vector<ModelId> models;
};
[[nodiscard]] RulingBlockers rulingBlockers(const Ruling& ruling);

/// The pieces that block the plain geometry and that a line of the ruling runs through or over; all that block it where
/// the ruling has no line to show. Nothing if the two are one answer.
[[nodiscard]] std::vector<PieceId> seenThrough(const Verdict& verdict, const Scenario& scenario);

/// The pieces that the ruling lets lines pass, as its reasons name them.
[[nodiscard]] std::vector<PieceId> ignoredByRuling(const Ruling& ruling);

} // namespace sightline::scenarios
