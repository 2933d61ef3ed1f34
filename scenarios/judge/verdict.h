#pragma once

#include "geometry/sight/plan/sight.h"
#include "geometry/sight/proof/line_cover.h"
#include "geometry/sight/space/volume.h"
#include "scenarios/model/scenario.h"
#include "scenarios/rules/rule_set.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// One question to the judge. Observer and target must be models of the table; they may belong to the same player.
struct Question {
    ModelId observer;
    ModelId target;
    geometry::SightMethod method = geometry::SightMethod::Exact;
    double toleranceMillimeters = 1.0;
    bool keepAttempts = false;
    /// True computes clearance, certainty, shares and seen share too, which cost more than the verdict alone; live
    /// overlays of many lines leave them out.
    bool wantDetails = true;
    /// True computes the figures of a single ruling that are expensive among solids: the share of the target that the
    /// pieces of its cover hide. Requires `wantDetails`.
    bool wantRulingFigures = false;
    /// True computes with these figures how near the cover is to another, by some dozens of trial moves; lists of pairs
    /// leave it out.
    bool wantCoverMargin = true;
    /// True computes the cover that a target that is not seen would have, for units whose cover counts such models.
    bool wantCoverOfUnseen = false;
    /// The sample points of the sampled stages; the exact stage does not use them.
    geometry::SampleSettings samples = {};
    friend bool operator==(const Question&, const Question&) = default;
};

/// The certainty of a verdict at its tolerance. `DependsOnSculpt`: the smallest reading of the two bodies gives another
/// answer than the largest.
enum class Certainty { Certain, TooCloseToCall, DependsOnSculpt };

/// A reading of the bodies of a pair, see `Body`.
enum class BodyReading { Smallest, Largest };

/// One reason: a code for programs, and the data for a sentence, which `app/shared/text` writes.
struct Reason {
    QString code; ///< "clear-line", "bases-touch", "no-line", "no-sampled-line", "blocked-by", "ignored-holds-end",
                  ///< "ignored-low", ...
    std::vector<PieceId> pieces;
    std::optional<double> millimeters = {}; ///< a width that the sentence names, in millimeters
    std::vector<ModelId> models = {};       ///< the models in the way, or concerned
    QString rule = {};                      ///< JSON path of the deciding line of the rule pack, "$.block[2].ignore[0]"
    std::optional<double> inches = {};      ///< a distance, a range or a height that the sentence names, in inches
    QString word = {};                ///< a word of the pack (level of cover, zone, state), or the name of a judge
    QString note = {};                ///< the judge's note
    QString label = {};               ///< the rule in words, as the line of the pack has it
    QString page = {};                ///< the page of the rule in its source
    std::optional<double> share = {}; ///< share of the target's facing part that the pieces and models hide, 0 to 1
    QString levelName = {};           ///< display name of the level of cover `word`; empty: as `word`
    /// Cover: whether each of what is named gives it alone, or only all together; nullopt: not known, or one thing.
    std::optional<bool> isEachAlone = {};
    friend bool operator==(const Reason&, const Reason&) = default;
};

/// The share of all lines between two bases that a piece blocks, 0 to 1.
struct PieceShare {
    PieceId piece;
    double share = 0.0;
    friend bool operator==(const PieceShare&, const PieceShare&) = default;
};

/// The point at which a line is blocked first, and the blocking piece.
struct BlockedPoint {
    geometry::Point point;
    PieceId piece;
    friend bool operator==(const BlockedPoint&, const BlockedPoint&) = default;
};

/// The heights of the two ends of a line over the table.
struct LineHeights {
    geometry::Length from;
    geometry::Length to;
    friend bool operator==(const LineHeights&, const LineHeights&) = default;
};

/// One line that was tried, with the stage that tried it.
struct TriedLine {
    geometry::SightLine line;
    geometry::SightStage stage = geometry::SightStage::Center;
    std::optional<BlockedPoint> blocked;
    std::optional<LineHeights> heights = {}; ///< only with `volume` geometry
    friend bool operator==(const TriedLine&, const TriedLine&) = default;
};

/// The part of a verdict that exists only with `volume` geometry: the heights of its line, and the proved errors.
struct VolumeProof {
    geometry::Length fromHeight; ///< z of the start of `Verdict::line`
    geometry::Length toHeight;
    std::optional<geometry::Length> blockedAtHeight; ///< z of `Verdict::blockedAt`
    /// The maximum width in millimeters of sets of lines that were neither proved blocked nor found clear, for a
    /// verdict that is otherwise blocked; nullopt if there are none.
    std::optional<double> unsettledMillimeters;
    /// The proved error of `Verdict::clearanceMillimeters`: the true clearance is at most their sum.
    std::optional<double> clearanceErrorMillimeters = {};
    /// The proved error of `Verdict::seenShare` of a clear pair: the true share is at most their sum.
    std::optional<double> seenShareError = {};
    friend bool operator==(const VolumeProof&, const VolumeProof&) = default;
};

/// One decision of a judge that applies to a verdict.
struct OverruledBy {
    JudgeNote by;
    std::optional<PieceId> piece; ///< the piece whose wall was redefined; nullopt: the verdict itself was overruled
    std::optional<int> wall;      ///< index into its walls; nullopt: the piece is the wall
    bool forAllPairs = false;     ///< true if the meaning of the wall holds for all pairs
    friend bool operator==(const OverruledBy&, const OverruledBy&) = default;
};

/// The answer of the rule set before a judge overruled it.
struct OverruledAnswer {
    bool visible = false;
    bool fullyVisible = false;
    QString cover;
    std::optional<bool> lineOfFire;
    std::vector<OverruledBy> by; ///< the overruling of the verdict first; never empty
    friend bool operator==(const OverruledAnswer&, const OverruledAnswer&) = default;
};

/// The answer of the rule set under the largest reading of the bodies.
struct LargestAnswer {
    bool visible = false;
    bool fullyVisible = false;
    bool validTarget = true;
    QString cover; ///< see `Ruling::cover`
    std::optional<bool> lineOfFire;
    friend bool operator==(const LargestAnswer&, const LargestAnswer&) = default;
};

/// The shortest move along the table that was found to change the cover of a target which stays visible.
struct CoverMargin {
    double millimeters = 0.0;               ///< found by trial moves: a shorter one may change it too
    std::variant<PieceId, ModelId> moved;   ///< a piece moves with its group and with what it carries
    geometry::Vector by;                    ///< the move
    QString level = QStringLiteral("none"); ///< the level of cover after the move
    QString levelName;                      ///< its display name; empty: as `level`
    /// The reason of the higher of the two levels, before the move or after it: the rule, and what gives the cover.
    Reason restsOn;
    friend bool operator==(const CoverMargin&, const CoverMargin&) = default;
};

/// The ruling of the rule set, or of a judge who overruled it, on the geometry of a pair.
struct Ruling {
    bool visible = false;
    bool fullyVisible = false;
    QString cover = QStringLiteral("none");
    std::optional<bool> inArc = true;
    std::optional<bool> inRange;
    /// The reasons, in this order: out of range, out of arc, blocked by X, ignored Y because ..., hidden beyond 15 in,
    /// cover from Z.
    std::vector<Reason> reasons;

    // The members down to `status` are set by rule packs only.
    int coverOrder = 0;             ///< order of `cover` among the pack's levels; 0: none
    std::optional<bool> lineOfFire; ///< set where the pack has a line of fire besides sight
    bool validTarget = true;        ///< false: seen, but not a valid target in its state, or no shot passes
    double modifier = 0.0; ///< modifier of attacks, by zones (as the pack stacks them) and keywords of the target
    bool inContact = false;
    QString elevation; ///< effect of an elevated position; empty: none
    /// The witness of the ruling if visible; otherwise the center line. Of length zero where there is none to show.
    geometry::SightLine line;
    /// The share of the target's facing part that the observer sees under the pack, 0 to 1. Set only for visible pairs
    /// with details, under plan packs in which blockers hide as wholes.
    std::optional<double> seenShare;
    QString coverName; ///< display name of `cover`; empty: as `cover`
    /// Certain if it is proved that no translation of any one element by at most the tolerance turns the ruling. Too
    /// close to call if a statement that the ruling depends on turns when all elements are moved by at most the
    /// tolerance. Nullopt if neither is known.
    std::optional<Certainty> certainty;
    /// The statement of the ruling that is nearest to turning, and the distance in `millimeters` by which an element
    /// can be moved before that statement turns.
    std::optional<Reason> margin;
    /// True if it is proved that no shorter move of any one element along the table turns the ruling. False: `margin`
    /// is the nearest threshold of distance that was found, and others may be nearer.
    bool isMarginProved = false;
    /// Too close to call if a trial move by at most the tolerance changes the cover of the visible target. Certain if
    /// none of them does, which is no proof. Nullopt if none was made; see `cover_margin.h`.
    std::optional<Certainty> coverCertainty;
    std::optional<CoverMargin> coverMargin; ///< nullopt: no trial move changes the cover
    geometry::Length distance;              ///< as measured by the pack
    /// The side of the cells that `distance` counts; std::nullopt: it is measured.
    std::optional<geometry::Length> distanceCell;
    QString status; ///< reliability of this answer, "decided", ...; empty without a pack
    // The following describe the rule set; its id is `Verdict::rules`.
    QString rulesName;
    QString rulesStatus; ///< reliability of the whole rule set: "decided", ..., "unverified"
    QString rulesExact;  ///< see `RulePack::exact`; empty without a pack
    QString version;
    QString hash;

    /// The answer under the largest reading of the bodies, where it differs from the ruling, which is that of the
    /// smallest reading. Not set where a judge decided the pair.
    std::optional<LargestAnswer> byLargest;

    /// The answer of the rule set, where a judge overruled it; the ruling itself is then the judge's.
    std::optional<OverruledAnswer> overruled;
    /// A judge's decision about this pair that does not apply, because a model has moved or the terrain between the two
    /// has changed since it was made. Not set where another decision about the pair applies.
    std::optional<JudgeNote> lapsed = {};
    bool isLapsedByTerrain = false; ///< with `lapsed`: the two stand where they stood, the terrain is another
    friend bool operator==(const Ruling&, const Ruling&) = default;
};

/// The answer to one question, always with its proof.
struct Verdict {
    ModelId observer;
    ModelId target;
    geometry::SightMethod method = geometry::SightMethod::Exact;
    QString rules; ///< id of the rule set

    geometry::Visibility visibility = geometry::Visibility::Blocked;
    [[nodiscard]] bool visible() const { return visibility == geometry::Visibility::Clear; }
    geometry::SightStage stage = geometry::SightStage::Exact;

    /// The witness if clear; otherwise the center line.
    geometry::SightLine line;
    /// The center line of the widest beam, if clear and details were asked for.
    std::optional<geometry::SightLine> beam;
    std::optional<BlockedPoint> blockedAt;
    std::vector<PieceShare> blockedBy;
    std::vector<TriedLine> attempts;

    geometry::Length distance;        ///< from base edge to base edge
    geometry::SightLine distanceLine; ///< between the nearest points of the two bases
    std::optional<double> clearanceMillimeters;
    std::optional<Certainty> certainty;
    double toleranceMillimeters = 1.0;
    std::optional<double> seenShare; ///< 0 to 1
    std::optional<bool> fullyVisible;
    /// The seen parts of the target's outline, as polylines; see `geometry::SeenPart`. Set for clear pairs with
    /// details.
    std::vector<std::vector<geometry::Point>> seenOutline;
    std::vector<std::vector<geometry::Point>> facingOutline; ///< the whole facing part, as polylines

    /// The reading of the bodies that line, blockers and figures are about: the smallest, or the largest if the pair is
    /// hidden under both, which proves more. Not set unless a body has two readings.
    std::optional<BodyReading> reading;

    /// Set with `volume` geometry only.
    std::optional<VolumeProof> volume;

    std::vector<Reason> reasons;
    Ruling ruling;

    // Defined in judge.cpp, so that they are compiled once and not in each source that copies a verdict.
    Verdict();
    Verdict(const Verdict& other);
    Verdict(Verdict&& other) noexcept;
    Verdict& operator=(const Verdict& other);
    Verdict& operator=(Verdict&& other) noexcept;
    ~Verdict();
    friend bool operator==(const Verdict& a, const Verdict& b);
};

} // namespace sightline::scenarios
