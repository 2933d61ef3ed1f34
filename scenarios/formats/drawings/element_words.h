#pragma once

#include "scenarios/formats/import.h"
#include "scenarios/formats/table_builder.h"
#include "scenarios/scenario.h"

#include <QHash>
#include <QString>

#include <utility>
#include <vector>

namespace sightline::scenarios::formats {

/// What a format of shapes or rows says of a thing beside its outline, by the names of the columns of `positionsCsv`:
/// "height_in", "player", ...
using Words = QHash<QString, QString>;
/// The same in a fixed order, for writing.
using WordList = std::vector<std::pair<QString, QString>>;

/// Only what is set is there; places and outlines of pieces are not.
[[nodiscard]] WordList wordsOf(const Piece& piece);
[[nodiscard]] WordList wordsOf(const PieceWall& wall);
/// With the base: "shape", "length_mm", "width_mm", and "hull_mm" of a hull.
[[nodiscard]] WordList wordsOf(const Model& model);
[[nodiscard]] WordList wordsOf(const geometry::Footprint& base);
[[nodiscard]] WordList wordsOf(const Zone& zone);

/// Sets what the words say; a word that cannot be read is reported and left out.
void readWords(const Words& words, const QString& place, Piece& piece, ImportReport& report);
void readWords(const Words& words, const QString& place, PieceWall& wall, ImportReport& report);
void readWords(const Words& words, const QString& place, Model& model, ImportReport& report);
/// The base of the words; nothing if they name none.
[[nodiscard]] std::optional<geometry::Footprint> baseIn(const Words& words, const QString& place, ImportReport& report);

/// Adds a player of that id, if it is not empty and not there yet.
void needPlayer(TableBuilder& table, const PlayerId& player);

/// The kind of terrain that a layer or a class names, by itself or by its last word that does: "Ruins" and "GW_Ruins
/// (tall)" are "ruin", "A-WALL-FULL" is "wall". Empty if no word is of the vocabulary of `terrainKinds`; words that
/// every drawing uses ("object", "zone", "marker") do not count.
[[nodiscard]] QString kindCalled(const QString& layer);
/// True of a layer whose kind is drawn as lines ("walls", "fence", "barricades"): what is open in it stays a wall, even
/// if it comes round.
[[nodiscard]] bool isLayerOfWalls(const QString& layer);

/// A number as the C locale writes it, or with a decimal comma; nothing if it is none or not finite.
[[nodiscard]] std::optional<double> numberIn(QString text);
/// "x y; x y" in units of which `scale` knows the length; nothing if a number is missing.
[[nodiscard]] std::optional<std::vector<geometry::Point>> pointsIn(const QString& text, bool millimeters);
[[nodiscard]] QString pointsText(std::span<const geometry::Point> points, bool millimeters);

} // namespace sightline::scenarios::formats
