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

/// Where the two models of a pair stood, and the terrain about the lines between them.
struct PairStance {
    Stance observer;
    Stance target;
    /// `terrainBetween` of the table; empty in files of older programs: the terrain is not compared.
    QString terrain = {};
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

/// Returns where the two models stand now, and the terrain between them. Precondition: the scenario has both.
[[nodiscard]] PairStance stanceOf(const Scenario& scenario, const SightPair& pair);

/// Returns a fingerprint, 64 hexadecimal digits, of the terrain about the lines between the two where `stance` has
/// them: of all pieces that reach into the strip as wide as the wider of the two, from one to the other. It tells apart
/// places, outlines, walls, heights, kinds and traits, lengths to a hundredth of a millimeter; names, ids and the order
/// of the pieces do not matter. Precondition: the scenario has both models.
[[nodiscard]] QString terrainBetween(const Scenario& scenario, const SightPair& pair, const PairStance& stance);

/// Why an overruling does not apply any more.
enum class Lapse {
    None,          ///< it applies
    ModelsMoved,   ///< a model of the pair has moved, been turned or been raised, by more than rounding
    TerrainChanged ///< the terrain between the two is another
};
/// Returns why the overruling does not apply where the models and the terrain stand now. `None` for overrulings without
/// positions.
[[nodiscard]] Lapse lapseOf(const Overruling& overruling, const Scenario& scenario);
/// True if `lapseOf` is not `None`.
[[nodiscard]] bool isLapsed(const Overruling& overruling, const Scenario& scenario);

} // namespace sightline::scenarios
