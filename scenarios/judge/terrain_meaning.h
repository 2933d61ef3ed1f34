#pragma once

#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <vector>

/// @file
/// The category of a piece under a rule set, by its kind. Source: scenarios/rules/README.md, "What a piece is".
namespace sightline::scenarios {

/// A piece as read by the lines of one pack.
struct PieceMeaning {
    QStringList tags;            ///< the effective traits, and the kind
    bool isGround = false;       ///< the footprint is an area: "mat": true applies
    bool isBody = true;          ///< the footprint stands on the table by its height: "mat": false applies
    bool standsForWalls = false; ///< the footprint has walls in the game, but none are drawn
    bool isFloor = false;        ///< the footprint is only the floor between walls; its tags are those of the walls
    bool isWallOfArea = false;   ///< it stands for walls of the area that carries it; its footprint is no footprint
    std::optional<double> size;  ///< own size of the piece, else that of its kind, else that of its tags
    const TerrainEntry* entry = nullptr; ///< the matching line of `terrain`; null: there is none
    bool hasOwnTags = false;             ///< explicit tags of the pack override those of the kind
};

/// What a piece stands on, and what stands on it.
struct PieceSurroundings {
    bool standsOnGround = false; ///< it belongs to flat ground by group or parent, so it is no ground itself
    bool standsOnWalled = false; ///< that ground is an area that the rules read as `area+walls` for its walls
    bool carriesWalls = false;   ///< see `wallsOn`
};

/// Returns the reading of a single piece.
[[nodiscard]] PieceMeaning
meaningOf(const Piece& piece, const TerrainRules& terrain, const PieceSurroundings& around = {});

/// The walls that stand on a piece.
struct StandingWalls {
    std::optional<geometry::Length> height; ///< from the piece to the top of the tallest; nullopt: unlimited
};

/// Returns the walls that stand on flat ground: the pieces of kind ruin or wall that name it as their parent, or are of
/// its group, have no parent and meet its bounding box. Fences and barricades are no walls, and walls drawn within the
/// piece keep it what it was drawn as. std::nullopt: there are none, or the piece is no flat ground.
[[nodiscard]] std::optional<StandingWalls> wallsOn(const Piece& ground, const std::vector<const Piece*>& others);

/// True if the rules read the piece, an area without a meaning of its own, as the line of `area+walls` once walls stand
/// on it.
[[nodiscard]] bool becomesWalled(const Piece& piece, const TerrainRules& terrain);

/// Returns the surroundings of a piece of the scenario under the rules.
[[nodiscard]] PieceSurroundings
surroundingsOf(const Piece& piece, const std::vector<const Piece*>& joined, const TerrainRules& terrain);

/// Returns the line of `terrain` for a piece; null if there is none.
[[nodiscard]] const TerrainEntry* entryFor(const Piece& piece, const TerrainRules& terrain);

/// Returns the line of `terrain` for a piece among the others of its scenario, see `becomesWalled`; null if there is
/// none.
[[nodiscard]] const TerrainEntry*
entryAmong(const std::vector<Piece>& pieces, const Piece& piece, const TerrainRules& terrain);

/// Returns the terrain section of a rule set of either form; empty if it has none.
[[nodiscard]] TerrainRules terrainOf(const RuleSet& rules);

/// True if the trait has a meaning under the rules: it is one of their own tags, or `plain`.
[[nodiscard]] bool isOwnTag(const QString& trait, const TerrainRules& terrain);

/// True if the piece is a solid by its kind and has a tag that only areas with walls have, and no line of the pack says
/// what footprints with that tag do.
[[nodiscard]] bool isTaggedAsRuin(const Piece& piece, const RulePack& pack);

/// Returns the tags of a solid about whose own tags no line of `block` speaks, with those of its kind added and without
/// the keyword `area` of other games; a piece of no kind keeps its own tags alone, if it has any. std::nullopt: the
/// piece is no solid by its kind, or one of its traits says that it is seen through: `plain`, or a tag that the rules
/// give to no solid but such as they say are seen through.
[[nodiscard]] std::optional<QStringList>
tagsWithThoseOfKind(const Piece& piece, const TerrainRules& terrain, QStringList tags);

/// True if some shipped rule set, these rules or another part of the program knows the trait. Others are probably
/// typing errors.
[[nodiscard]] bool isKnownTrait(const QString& trait, const TerrainRules& terrain);

/// Returns the tags of the rules that users set on pieces: all but kinds.
[[nodiscard]] QStringList categoryTags(const TerrainRules& terrain);

/// Returns the piece's traits with one tag of the rules set or removed. Tags of the kind are made explicit first; if
/// the result equals the tags of the kind, it is left implicit again, and `plain` stands for an empty result.
[[nodiscard]] QStringList
traitsWithTag(const Piece& piece, const TerrainRules& terrain, const QString& tag, bool isSet);

/// The possible effects of a piece under the rules, for any observer. All false: it neither blocks nor covers, and
/// neither does what stands on it.
struct PieceEffect {
    bool blocks = false;  ///< it can block a line
    bool covers = false;  ///< it can give cover, or keep a target from being fully visible
    bool changes = false; ///< it is a zone, hides models in it, or elevates models on it
    bool carries = false; ///< it is flat ground, and a piece with an effect belongs to it by parent or group
    [[nodiscard]] bool isNone() const { return !blocks && !covers && !changes && !carries; }
    friend bool operator==(const PieceEffect&, const PieceEffect&) = default;
};

/// Returns the effects of each piece of the scenario, in the order of `terrain`.
[[nodiscard]] std::vector<PieceEffect> pieceEffects(const Scenario& scenario, const RuleSet& rules);

} // namespace sightline::scenarios
