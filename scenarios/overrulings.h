#pragma once

#include "scenarios/ids.h"

#include <QJsonObject>
#include <QString>

#include <optional>

/// What a judge at the table decided otherwise than the rule set. Source: "Overruled" of the README.
namespace sightline::scenarios {

/// An observer and a target: the way back is another pair.
struct SightPair {
    ModelId observer;
    ModelId target;
    friend bool operator==(const SightPair&, const SightPair&) = default;
};

/// Who decided, why and when.
struct JudgeNote {
    QString judge; ///< a name
    QString note;
    QString time; ///< ISO 8601, or empty
    friend bool operator==(const JudgeNote&, const JudgeNote&) = default;
};

/// Another answer about one ordered pair, and about no other.
struct Overruling {
    SightPair pair;
    QString rules; ///< id of the rule set under which it holds; empty: any
    bool visible = false;
    std::optional<QString> cover; ///< nothing: as the rule set says
    JudgeNote by;
    QJsonObject unknown; ///< keys of the file that this version does not know
    friend bool operator==(const Overruling&, const Overruling&) = default;
};

/// Another meaning of one wall: for one ordered pair, or for all of them.
struct WallRuling {
    PieceId piece;
    std::optional<int> wall; ///< index into the piece's walls; nothing: the piece is the wall
    // What is not given stays as it is.
    std::optional<bool> blocksSight;
    std::optional<bool> blocksFire; ///< of a piece's walls only
    std::optional<QString> kind;
    std::optional<SightPair> pair; ///< nothing: all pairs
    QString rules;                 ///< as of an overruling
    JudgeNote by;
    QJsonObject unknown;
    friend bool operator==(const WallRuling&, const WallRuling&) = default;
};

/// Two that could not both hold: the same pair under the same rule sets; the same wall too.
[[nodiscard]] inline bool sayTheSameElement(const Overruling& a, const Overruling& b) {
    return a.pair == b.pair && a.rules == b.rules;
}
[[nodiscard]] inline bool sayTheSameElement(const WallRuling& a, const WallRuling& b) {
    return a.piece == b.piece && a.wall == b.wall && a.pair == b.pair && a.rules == b.rules;
}

} // namespace sightline::scenarios
