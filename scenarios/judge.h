#pragma once

#include "geometry/sight/sight.h"
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
    /// Clearance, certainty, shares and seen share cost more than the verdict alone; a live overlay of many lines leaves them out.
    bool wantDetails = true;
    friend bool operator==(const Question&, const Question&) = default;
};

enum class Certainty { Certain, TooCloseToCall };

/// One reason, a code for programs and what a sentence needs; `app/text` writes the sentence.
struct Reason {
    QString code; ///< "clear-line", "bases-touch", "no-line", "no-sampled-line", "blocked-by", "ignored-holds-end", "ignored-low", ...
    std::vector<PieceId> pieces;
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

struct TriedLine {
    geometry::SightLine line;
    geometry::SightStage stage = geometry::SightStage::Centre;
    std::optional<BlockedPoint> blocked;
    friend bool operator==(const TriedLine&, const TriedLine&) = default;
};

/// What the rule set makes of the geometry.
struct Ruling {
    bool visible = false;
    bool fullyVisible = false;
    QString cover = QStringLiteral("none");
    std::optional<bool> inArc = true;
    std::optional<bool> inRange;
    std::vector<Reason> reasons;
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

    /// Clear: the witness. Otherwise the centre line.
    geometry::SightLine line;
    /// The middle of the widest beam, when clear and asked for.
    std::optional<geometry::SightLine> beam;
    std::optional<BlockedPoint> blockedAt;
    std::vector<PieceShare> blockedBy;
    std::vector<TriedLine> attempts;

    geometry::Length distance; ///< base edge to base edge
    geometry::SightLine distanceLine; ///< between the nearest points
    std::optional<double> clearanceMillimeters;
    std::optional<Certainty> certainty;
    double toleranceMillimeters = 1.0;
    std::optional<double> seenShare; ///< 0 to 1
    std::optional<bool> fullyVisible;

    std::vector<Reason> reasons;
    Ruling ruling;

    friend bool operator==(const Verdict&, const Verdict&) = default;
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

/// THE function: each verdict in each picture, list, map, report and command comes from here.
/// Preconditions: both ids name models of the table, and they differ.
[[nodiscard]] Verdict judge(const PreparedTable& table, const Question& question, std::stop_token stop = {});

/// The exact visibility alone: what `judge` says without its proof, for many pairs at once. `observer` and `target` are
/// indices of the table's models and differ.
[[nodiscard]] geometry::Visibility visibilityOf(const PreparedTable& table, std::size_t observer, std::size_t target,
                                                std::stop_token stop = {});

/// A question for every ordered pair of models of different players (or from one player to another), in file order.
/// Models without a player are one side of their own: each against all that have one, none against each other.
[[nodiscard]] std::vector<Question> pairQuestions(const Scenario& scenario,
                                                  const std::optional<PlayerId>& fromPlayer = {},
                                                  const std::optional<PlayerId>& toPlayer = {});

} // namespace sightline::scenarios
