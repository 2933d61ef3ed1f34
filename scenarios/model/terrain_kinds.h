#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// @file
/// The vocabulary of terrain shared by all games. Source: docs/terrain.md.
namespace sightline::scenarios {

/// One kind of terrain piece.
struct TerrainKind {
    QString id;           ///< word of the vocabulary: "ruin"
    QStringList synonyms; ///< accepted as equal: "ruins"
    double usualHeight;   ///< inches; 0: flat ground
    bool isLine;          ///< true if usually drawn as a wall without thickness
};

/// Returns the whole vocabulary, in the order in which it is offered.
[[nodiscard]] const std::vector<TerrainKind>& terrainKinds();

/// Returns the ids of the vocabulary.
[[nodiscard]] const QStringList& terrainKindIds();

/// Returns the id of the kind that `word` names, regardless of case; empty if the vocabulary does not know the word.
[[nodiscard]] QString canonicalKind(const QString& word);

/// The trait of a piece that has no category of any game, regardless of its kind: only its body counts.
inline constexpr char kPlainTrait[] = "plain";

/// The word among the kinds of a rule set for areas on which walls stand.
inline constexpr char kAreaWithWalls[] = "area+walls";

} // namespace sightline::scenarios
