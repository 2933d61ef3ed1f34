#pragma once

#include "geometry/base/angle.h"
#include "geometry/base/point.h"
#include "scenarios/model/ids.h"

#include <QJsonObject>
#include <QString>

#include <optional>

/// @file
/// Decisions of a judge at the table against the rule set. Source: scenarios/README.md, "Overruled".
namespace sightline::scenarios {

/// An ordered pair of observer and target; the reversed pair is another pair.
struct SightPair {
    ModelId observer;
    ModelId target;
    friend bool operator==(const SightPair&, const SightPair&) = default;
};

/// The author, reason and time of a decision.
struct JudgeNote {
    QString judge; ///< a name
    QString note;
    QString time; ///< ISO 8601, or empty
    friend bool operator==(const JudgeNote&, const JudgeNote&) = default;
};

/// Where a model stood, and how it was turned.
struct Stance {
    geometry::Point position;
    geometry::Angle facing;
    geometry::Length elevation;
    friend bool operator==(const Stance&, const Stance&) = default;
};

/// Where the two models of a pair stood.
struct PairStance {
    Stance observer;
    Stance target;
    friend bool operator==(const PairStance&, const PairStance&) = default;
};

/// Another answer about one ordered pair.
struct Overruling {
    SightPair pair;
    QString rules; ///< id of the rule set under which it holds; empty: any
    bool visible = false;
    std::optional<QString> cover; ///< nullopt: as the rule set says
    JudgeNote by;
    QJsonObject unknown; ///< keys of the file that this version does not know
    /// The positions that the judge decided about; the overruling does not apply to others. Nullopt, as in files of
    /// older programs: it applies wherever the two stand.
    std::optional<PairStance> madeFor = {};
    friend bool operator==(const Overruling&, const Overruling&) = default;
};

/// A redefinition of one wall, for one ordered pair or for all pairs.
struct WallRuling {
    PieceId piece;
    std::optional<int> wall; ///< index into the piece's walls; nullopt: the whole piece, which may be a wall
    // Unset values keep the wall's own.
    std::optional<bool> blocksSight;
    std::optional<bool> blocksFire; ///< for a piece's walls only
    std::optional<QString> kind;
    std::optional<SightPair> pair; ///< nullopt: all pairs
    QString rules;                 ///< id of the rule set under which it holds; empty: any
    JudgeNote by;
    QJsonObject unknown;
    friend bool operator==(const WallRuling&, const WallRuling&) = default;
};

/// True if both cannot hold at once: they concern the same pair under the same rule sets, and for wall rulings the same
/// wall.
[[nodiscard]] inline bool reportSameElement(const Overruling& a, const Overruling& b) {
    return a.pair == b.pair && a.rules == b.rules;
}
[[nodiscard]] inline bool reportSameElement(const WallRuling& a, const WallRuling& b) {
    return a.piece == b.piece && a.wall == b.wall && a.pair == b.pair && a.rules == b.rules;
}

struct Scenario;

/// Returns where the two models stand now. Precondition: the scenario has both.
[[nodiscard]] PairStance stanceOf(const Scenario& scenario, const SightPair& pair);

/// True if a model of the pair has moved, been turned or been raised since the overruling was made, by more than
/// rounding: it does not apply any more. Always false for overrulings without positions.
[[nodiscard]] bool isLapsed(const Overruling& overruling, const Scenario& scenario);

} // namespace sightline::scenarios
