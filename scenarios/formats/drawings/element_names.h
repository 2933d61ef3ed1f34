#pragma once

#include "scenarios/formats/common/import.h"
#include "scenarios/formats/common/table_builder.h"
#include "scenarios/model/scenario.h"

#include <QHash>
#include <QString>

#include <utility>
#include <vector>

namespace sightline::scenarios::formats {

/// The properties of an element, beside its outline, in a format of shapes or rows, by the column names of
/// `positionsCsv`: "height_in", "player", ...
using Words = QHash<QString, QString>;
/// The properties in a fixed order, for writing.
using WordList = std::vector<std::pair<QString, QString>>;

/// Return the properties that are set, without positions and outlines of pieces.
[[nodiscard]] WordList wordsOf(const Piece& piece);
[[nodiscard]] WordList wordsOf(const PieceWall& wall);
/// Returns the properties with those of the base: "shape", "length_mm", "width_mm", and "hull_mm" for a hull.
[[nodiscard]] WordList wordsOf(const Model& model);
[[nodiscard]] WordList wordsOf(const geometry::Footprint& base);
[[nodiscard]] WordList wordsOf(const Zone& zone);

/// Set the properties given by the words; an invalid word is reported and skipped.
void readWords(const Words& words, const QString& place, Piece& piece, ImportReport& report);
void readWords(const Words& words, const QString& place, PieceWall& wall, ImportReport& report);
void readWords(const Words& words, const QString& place, Model& model, ImportReport& report);
/// Returns the base given by the words; std::nullopt if they have none.
[[nodiscard]] std::optional<geometry::Footprint> baseIn(const Words& words, const QString& place, ImportReport& report);

/// Adds a player of that id, unless it is empty or exists.
void needPlayer(TableBuilder& table, const PlayerId& player);

/// Returns the kind of terrain that a layer or a class names, as a whole or by its last meaningful word: "Ruins" and
/// "GW_Ruins (tall)" are "ruin", "A-WALL-FULL" is "wall". Empty if no word is in the vocabulary of `terrainKinds`;
/// words that every drawing uses ("object", "zone", "marker") are ignored.
[[nodiscard]] QString kindCalled(const QString& layer);
/// True for a layer whose kind is drawn as lines ("walls", "fence", "barricades"): its open lines stay walls, even if
/// they close.
[[nodiscard]] bool isLayerOfWalls(const QString& layer);

/// Parses a number in the C locale, or with a decimal comma; returns std::nullopt if it is invalid or not finite.
[[nodiscard]] std::optional<double> numberIn(QString text);
/// Parses "x y; x y" in millimeters or inches; returns std::nullopt if a number is missing.
[[nodiscard]] std::optional<std::vector<geometry::Point>> pointsIn(const QString& text, bool millimeters);
[[nodiscard]] QString pointsText(std::span<const geometry::Point> points, bool millimeters);

} // namespace sightline::scenarios::formats
