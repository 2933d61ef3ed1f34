#pragma once

#include "geometry/sight/line_cover.h"
#include "geometry/sight/sight.h"
#include "geometry/sight/volume.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/scenario.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// One question. Observer and target must be models of the table; they may belong to the same player.
struct Question {
    ModelId observer;
    ModelId target;
    geometry::SightMethod method = geometry::SightMethod::Exact;
    double toleranceMillimeters = 1.0;
    bool keepAttempts = false;
    /// Clearance, certainty, shares and seen share cost more than the verdict alone; a live overlay of many lines
    /// leaves them out.
    bool wantDetails = true;
    /// Figures of one ruling alone, which take long among solids: how much of the target the pieces of its cover hide.
    /// With details.
    bool wantRulingFigures = false;
    /// Where the sampled stages look; the exact stage never asks.
    geometry::SampleSettings samples = {};
    friend bool operator==(const Question&, const Question&) = default;
};

enum class Certainty { Certain, TooCloseToCall };

/// One reason, a code for programs and what a sentence needs; `app/text` writes the sentence.
struct Reason {
    QString code; ///< "clear-line", "bases-touch", "no-line", "no-sampled-line", "blocked-by", "ignored-holds-end",
                  ///< "ignored-low", ...
    std::vector<PieceId> pieces;
    std::optional<double> millimeters = {}; ///< a width that the sentence names
    std::vector<ModelId> models = {};       ///< that stand in the way, or that it is about
    QString rule = {};                      ///< the line of the rule pack that made it so, "$.block[2].ignore[0]"
    std::optional<double> inches = {};      ///< a distance, a range or a height that the sentence names
    QString word = {};                ///< what the pack calls it: a level of cover, a zone, a state; a judge's name
    QString note = {};                ///< what the judge wrote
    QString label = {};               ///< the rule in words, as the line of the pack has it
    QString page = {};                ///< where the rule stands in its source
    std::optional<double> share = {}; ///< of the target's facing side that the pieces and models hide, 0 to 1
    QString levelName = {};           ///< of cover: `word` as people call it; empty: as `word` says
    friend bool operator==(const Reason&, const Reason&) = default;
};

struct PieceShare {
    PieceId piece;
    double share = 0.0;
    friend bool operator==(const PieceShare&, const PieceShare&) = default;
};

struct BlockedPoint {
    geometry::Point point;
    PieceId piece;
    friend bool operator==(const BlockedPoint&, const BlockedPoint&) = default;
};

/// Of the two ends of a line, above the table.
struct LineHeights {
    geometry::Length from;
    geometry::Length to;
    friend bool operator==(const LineHeights&, const LineHeights&) = default;
};

struct TriedLine {
    geometry::SightLine line;
    geometry::SightStage stage = geometry::SightStage::Center;
    std::optional<BlockedPoint> blocked;
    std::optional<LineHeights> heights = {}; ///< with `volume` geometry
    friend bool operator==(const TriedLine&, const TriedLine&) = default;
};

/// What only a rule set of `volume` geometry knows of a verdict: the heights of its line.
struct VolumeProof {
    geometry::Length fromHeight; ///< z of `Verdict::line`
    geometry::Length toHeight;
    std::optional<geometry::Length> blockedAtHeight; ///< z of `Verdict::blockedAt`
    /// Blocked, but for sets of lines no wider than this, in millimeters, that were neither proved blocked nor found
    /// clear.
    std::optional<double> unsettledMillimeters;
    /// Proved of `Verdict::clearanceMillimeters`: the true one is no larger than it and this.
    std::optional<double> clearanceErrorMillimeters = {};
    /// Proved of `Verdict::seenShare`, of a clear pair: the true one is no larger than it and this.
    std::optional<double> seenShareError = {};
    friend bool operator==(const VolumeProof&, const VolumeProof&) = default;
};

/// One decision of a judge that holds for a verdict.
struct OverruledBy {
    JudgeNote by;
    std::optional<PieceId> piece; ///< whose wall got another meaning; nothing: the verdict itself was overruled
    std::optional<int> wall;      ///< index into its walls; nothing: the piece is the wall
    bool forAllPairs = false;     ///< the wall means that for everybody
    friend bool operator==(const OverruledBy&, const OverruledBy&) = default;
};

/// What the rule set said before a judge decided otherwise.
struct OverruledAnswer {
    bool visible = false;
    bool fullyVisible = false;
    QString cover;
    std::optional<bool> lineOfFire;
    std::vector<OverruledBy> by; ///< the overruling of the verdict first; never empty
    friend bool operator==(const OverruledAnswer&, const OverruledAnswer&) = default;
};

/// What the rule set makes of the geometry.
struct Ruling {
    bool visible = false;
    bool fullyVisible = false;
    QString cover = QStringLiteral("none");
    std::optional<bool> inArc = true;
    std::optional<bool> inRange;
    /// Out of range, out of arc, blocked by X, ignored Y because ..., hidden beyond 15 in, cover from Z: in this order.
    std::vector<Reason> reasons;

    // What only rule packs know.
    int coverOrder = 0;             ///< of `cover` among its pack's levels; 0: none
    std::optional<bool> lineOfFire; ///< where it is another question than sight
    bool validTarget = true;        ///< false: seen, and yet no target in its state
    double modifier = 0.0;          ///< of zones
    bool inContact = false;
    QString elevation; ///< the effect of standing high; empty: none
    /// Visible: a line that the pack leaves clear; otherwise the center line. Without length where there is none to
    /// show.
    geometry::SightLine line;
    /// How much of the target's facing side the pack lets the observer see, 0 to 1. Only of packs of the plan whose
    /// things hide as wholes, of visible pairs, with details.
    std::optional<double> seenShare;
    QString coverName; ///< of `cover`, as people call it; empty: as `cover` says
    /// Certain where it is proved that the ruling stays when any one thing is moved along the table by no more than the
    /// tolerance. Too close to call where something that it rests on changes when all are moved by as much. Nothing
    /// where neither is known.
    std::optional<Certainty> certainty;
    /// What the ruling rests on most closely, and how far a thing can be moved along the table before that turns
    /// (`millimeters`).
    std::optional<Reason> margin;
    /// No shorter move of any one thing turns the ruling. False: `margin` is the nearest threshold of distance that was
    /// found, and others may be nearer.
    bool isMarginProved = false;
    geometry::Length distance; ///< as the pack measures
    QString status;            ///< "decided", ..., as far as this answer goes; empty without a pack
    // Of the rule set; its id is `Verdict::rules`.
    QString rulesName;
    QString rulesStatus; ///< "decided", ..., "unverified": of the whole set
    QString version;
    QString hash;

    /// A judge decided otherwise: the ruling is the judge's, this is what the rule set said.
    std::optional<OverruledAnswer> overruled;
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

    /// Clear: the witness. Otherwise the center line.
    geometry::SightLine line;
    /// The middle of the widest beam, when clear and asked for.
    std::optional<geometry::SightLine> beam;
    std::optional<BlockedPoint> blockedAt;
    std::vector<PieceShare> blockedBy;
    std::vector<TriedLine> attempts;

    geometry::Length distance;        ///< base edge to base edge
    geometry::SightLine distanceLine; ///< between the nearest points
    std::optional<double> clearanceMillimeters;
    std::optional<Certainty> certainty;
    double toleranceMillimeters = 1.0;
    std::optional<double> seenShare; ///< 0 to 1
    std::optional<bool> fullyVisible;
    /// Where the seen share lies: stretches of the target's outline as lines of points, see `geometry::SeenPart`. Of a
    /// clear pair, with details.
    std::vector<std::vector<geometry::Point>> seenOutline;
    std::vector<std::vector<geometry::Point>> facingOutline; ///< the same of the whole facing part

    /// With `volume` geometry.
    std::optional<VolumeProof> volume;

    std::vector<Reason> reasons;
    Ruling ruling;

    // Compiled once, in judge.cpp, and not in each source that copies one.
    Verdict();
    Verdict(const Verdict& other);
    Verdict(Verdict&& other) noexcept;
    Verdict& operator=(const Verdict& other);
    Verdict& operator=(Verdict&& other) noexcept;
    ~Verdict();
    friend bool operator==(const Verdict& a, const Verdict& b);
};

/// A scenario made ready for many questions: terrain map and rule set. Immutable, cheap to copy, safe on any thread.
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

/// How close is too close to call for a pair, in millimeters, where questions are made inside; empty: as `Question` has
/// it.
using ToleranceOf = std::function<double(const ModelId& observer, const ModelId& target)>;

/// THE function: each verdict in each picture, list, map, report and command comes from here.
/// Preconditions: both ids name models of the table, and they differ.
[[nodiscard]] Verdict judge(const PreparedTable& table, const Question& question, std::stop_token stop = {});

/// How high things would have to be to turn a verdict of `volume` geometry; heights over the thing's own elevation.
struct HeightsNeeded {
    /// The least height at which the target is seen; nothing: not even at 10 ft.
    std::optional<geometry::Length> targetSeen;
    /// The least height at which the piece named (its own outline) hides the target; nothing: not even at 10 ft.
    std::optional<geometry::Length> pieceHides;
    friend bool operator==(const HeightsNeeded&, const HeightsNeeded&) = default;
};

/// To 0.001 in, upwards. Without a piece `pieceHides` stays empty. Nothing if the rule set has no `volume` geometry.
[[nodiscard]] std::optional<HeightsNeeded> heightsNeeded(const PreparedTable& table,
                                                         const ModelId& observer,
                                                         const ModelId& target,
                                                         const std::optional<PieceId>& piece = {},
                                                         std::stop_token stop = {});

/// A piece, or a wall on it, that the plan of a verdict's line runs through.
struct ProfilePiece {
    PieceId piece;
    bool counts = true; ///< false: the rule set lets this line pass it, whatever its height
    geometry::ProfilePart part;
    friend bool operator==(const ProfilePiece&, const ProfilePiece&) = default;
};

/// Whose heights the line of a profile has.
enum class ProfileHeights {
    OfTheLine,   ///< rule sets of `volume` geometry: where it truly runs
    OfTheModels, ///< rule sets of the plan, whose lines have no heights: drawn from top to top
};

struct ProfileSpan {
    geometry::Length bottom;
    geometry::Length top;
    friend bool operator==(const ProfileSpan&, const ProfileSpan&) = default;
};

struct ProfilePoint {
    geometry::Length along; ///< in plan, from the line's start
    geometry::Length height;
    PieceId piece;
    friend bool operator==(const ProfilePoint&, const ProfilePoint&) = default;
};

/// A verdict's line from the side: what stands under, in and over it. Mats are left out: they have no height.
struct VerdictProfile {
    geometry::SideProfile line; ///< its `parts` are those of `pieces`
    ProfileHeights heights = ProfileHeights::OfTheLine;
    ProfileSpan observer; ///< from elevation to top
    ProfileSpan target;
    std::vector<ProfilePiece> pieces;      ///< by `part.from`
    std::optional<ProfilePoint> blockedAt; ///< of a verdict that is not clear
    friend bool operator==(const VerdictProfile&, const VerdictProfile&) = default;
};

/// Along `verdict.line`, for a verdict of any rule set on this table.
[[nodiscard]] VerdictProfile sideProfileOf(const PreparedTable& table, const Verdict& verdict);

/// All lines between the two bases of a verdict, and the pieces that cover them.
struct TableCover {
    geometry::LineCover lines;
    std::vector<PieceId> pieces; ///< of each blocker that `lines` names, by its index
    geometry::TouchRule touch = geometry::TouchRule::Clear;

    [[nodiscard]] const PieceId& pieceOf(const geometry::CoverElement& element) const {
        return pieces[static_cast<std::size_t>(element.blocker)];
    }
    friend bool operator==(const TableCover&, const TableCover&) = default;
};

/// For the same bases, blockers and rules as the verdict. Nothing for a verdict of `volume` geometry.
[[nodiscard]] std::optional<TableCover> lineCoverOf(const PreparedTable& table,
                                                    const Verdict& verdict,
                                                    const geometry::CoverOptions& options = {},
                                                    const std::stop_token& stop = {});

/// The points of the observer's base that see most and least of the target's facing part; with `volume` geometry at any
/// height over them. Nothing if the bases overlap.
[[nodiscard]] std::optional<geometry::ViewerPoints>
viewerPointsOf(const PreparedTable& table, const ModelId& observer, const ModelId& target, std::stop_token stop = {});

/// The exact visibility alone: what `judge` says without its proof, for many pairs at once. `observer` and `target` are
/// indices of the table's models and differ.
[[nodiscard]] geometry::Visibility
visibilityOf(const PreparedTable& table, std::size_t observer, std::size_t target, std::stop_token stop = {});

/// Whether the rule set lets the observer see the target: `Ruling::visible` of the verdict, without the rest of it, for
/// many pairs at once.
[[nodiscard]] bool
isSeen(const PreparedTable& table, std::size_t observer, std::size_t target, const std::stop_token& stop = {});

/// The exact visibility for two models that need not stand on the table: the one as it would be elsewhere, or of
/// another size. Nothing of the table's own models is looked at.
[[nodiscard]] geometry::Visibility visibilityBetween(const PreparedTable& table,
                                                     const Model& observer,
                                                     const Model& target,
                                                     const std::stop_token& stop = {});

/// A question for every ordered pair of models of different players (or from one player to another), in file order.
/// Models without a player are one side of their own: each against all that have one, none against each other.
[[nodiscard]] std::vector<Question> pairQuestions(const Scenario& scenario,
                                                  const std::optional<PlayerId>& fromPlayer = {},
                                                  const std::optional<PlayerId>& toPlayer = {});

} // namespace sightline::scenarios
