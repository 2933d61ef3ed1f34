#pragma once

#include <QString>

#include <optional>
#include <vector>

/// @file
/// The classification of single lines of army lists as text. Internal to their reader.
namespace sightline::scenarios::formats {

/// A line of a list without its bullet and white space.
struct RosterLine {
    int number = 0; ///< 1-based
    int indent = 0; ///< leading blanks; a tab counts as 4
    int depth = 0;  ///< 0: no bullet and no indent; deeper lines belong to the one above
    bool bullet = false;
    /// True for a bulleted line that is a unit nevertheless; set by the reader of the whole list.
    bool isUnitBullet = false;
    QString text = {};
};

/// Returns the lines of a text that are not empty.
[[nodiscard]] std::vector<RosterLine> rosterLines(const QString& text);

/// A count and the remaining text.
struct CountedText {
    int count = 0;
    QString rest;
};
/// Parses "3x Name", "3 x Name" or "3 Name".
[[nodiscard]] std::optional<CountedText> countedText(const QString& text);

/// Returns the index at which the points begin: "(80 pts)", "[1,205pts]", "(100)", "[5 PL, 80pts]", " - 80 points"; -1
/// if there are none. The cost of an option, "(+15 pts)", does not count.
[[nodiscard]] qsizetype pointsAt(const QString& text);
/// Returns the number of points in the text that begins there.
[[nodiscard]] int pointsIn(const QString& text);

/// Returns the name without points, wargear after a colon and remarks.
[[nodiscard]] QString rosterNameIn(QString text);
/// Removes the mark of numbered units in tournament lists: "Char1: 1x Captain".
[[nodiscard]] QString withoutUnitMark(const QString& text);

/// True for a line that begins a section: "CHARACTERS", "+ Battleline +", "## Battleline [485 pts]", "Epic Hero:",
/// "Attached Unit 1".
[[nodiscard]] bool isSectionHeading(const RosterLine& line);
/// True for a line about the list itself: frames of plus signs, totals, battle sizes, origin of the export.
[[nodiscard]] bool isAboutList(const QString& text);
/// True for a line about properties of a unit, introduced by a word: "Enhancement: …", "Attached as: …", "Warlord".
[[nodiscard]] bool isAboutUnit(const QString& text);
/// True for a line such as "9 with Bolt rifle".
[[nodiscard]] bool isCarriedLine(const QString& text);

/// A unit in the form of Army Forge, "2x Stingers [5] Q4+ D4+ | 125pts | Fast".
struct ForgeUnitLine {
    int copies = 1;
    QString name;
    int models = 1;
};
/// Parses a unit in the form of Army Forge; returns std::nullopt for other lines.
[[nodiscard]] std::optional<ForgeUnitLine> forgeUnitLine(const QString& text);

} // namespace sightline::scenarios::formats
