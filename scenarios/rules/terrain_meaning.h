#pragma once

#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <vector>

/// What a rule set makes of a piece: its category by the piece's kind. Source: "What a piece is" of the README.
namespace sightline::scenarios {

/// A piece as the lines of one pack see it.
struct PieceMeaning {
    QStringList tags;            ///< the traits that count and the kind
    bool isGround = false;       ///< the footprint is an area: "mat": true holds of it
    bool isBody = true;          ///< the footprint stands there by its height: "mat": false holds of it
    bool standsForWalls = false; ///< the footprint has walls in the game, none are drawn
    bool isFloor = false;        ///< the footprint is only the floor between walls: its tags are those of the walls
    std::optional<double> size;  ///< of the piece, else of its kind
    const TerrainEntry* entry = nullptr; ///< the line of `terrain` that it falls under; null: the pack has none for it
    bool hasOwnTags = false;             ///< explicit tags of the pack won over those of the kind
};

/// The meaning of one piece by itself. `stands`: it belongs to flat ground by group or parent, so it is no ground of
/// its own.
[[nodiscard]] PieceMeaning meaningOf(const Piece& piece, const TerrainRules& terrain, bool standsOnGround = false);

/// The line of `terrain` for a piece; null if there is none.
[[nodiscard]] const TerrainEntry* entryFor(const Piece& piece, const TerrainRules& terrain);

/// The terrain section of any rule set, of the tag form too; empty if it has none.
[[nodiscard]] TerrainRules terrainOf(const RuleSet& rules);

/// Whether the trait says something under the rules: it is one of their own tags, or `plain`.
[[nodiscard]] bool isOwnTag(const QString& trait, const TerrainRules& terrain);

/// Whether some rule set that ships, these rules or another part of the program knows the trait. Others are probably
/// slips of the pen.
[[nodiscard]] bool isKnownTrait(const QString& trait, const TerrainRules& terrain);

/// The tags of the rules that a person sets on pieces: all of them but kinds.
[[nodiscard]] QStringList categoryTags(const TerrainRules& terrain);

/// The piece's traits with one tag of the rules set or taken away. Tags that come from the kind are written out first;
/// what then is the same as those of the kind is left to the kind again, and `plain` stands for none.
[[nodiscard]] QStringList
traitsWithTag(const Piece& piece, const TerrainRules& terrain, const QString& tag, bool isSet);

/// What a piece can do under the rules, whoever looks. All false: it neither blocks nor covers.
struct PieceEffect {
    bool blocks = false;  ///< it can stop a line
    bool covers = false;  ///< it can give cover, or keep a target from being fully visible
    bool changes = false; ///< it is a zone, hides who stands in it, or lifts who stands on it
    [[nodiscard]] bool isNone() const { return !blocks && !covers && !changes; }
    friend bool operator==(const PieceEffect&, const PieceEffect&) = default;
};

/// Of each piece of the scenario, in the order of `terrain`.
[[nodiscard]] std::vector<PieceEffect> pieceEffects(const Scenario& scenario, const RuleSet& rules);

} // namespace sightline::scenarios
