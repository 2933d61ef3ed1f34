#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// The words for terrain that all games share. Source: docs/terrain.md.
namespace sightline::scenarios {

/// One kind of terrain piece.
struct TerrainKind {
    QString id;           ///< the word of the vocabulary: "ruin"
    QStringList synonyms; ///< read as the same: "ruins"
    double usualHeight;   ///< inches; 0: flat ground
    bool isLine;          ///< drawn as a wall without thickness as a rule
};

/// The whole vocabulary, in the order in which it is offered.
[[nodiscard]] const std::vector<TerrainKind>& terrainKinds();

/// The ids of the vocabulary.
[[nodiscard]] const QStringList& terrainKindIds();

/// The id of the kind that the word means, in letters of either case; empty if the vocabulary does not know the word.
[[nodiscard]] QString canonicalKind(const QString& word);

/// The trait of a piece that has no category of any game, whatever its kind: only its body counts.
inline constexpr char kPlainTrait[] = "plain";

} // namespace sightline::scenarios
