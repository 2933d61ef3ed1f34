#pragma once

#include <QString>

#include <optional>
#include <vector>

/// For the reader of army lists as text: what one line is.
namespace sightline::scenarios::formats {

/// A line of a list without its bullet and blanks.
struct RosterLine {
    int number = 0; ///< from 1
    int indent = 0; ///< blanks before it; a tab counts as 4
    int depth = 0;  ///< 0: no bullet and no indent; deeper lines belong to the one above
    bool bullet = false;
    bool isUnitBullet =
        false; ///< a line with a bullet that is a unit all the same, for the reader of the whole list to say
    QString text = {};
};

/// The lines of a text that are not empty.
[[nodiscard]] std::vector<RosterLine> rosterLines(const QString& text);

/// "3x Name", "3 x Name", "3 Name" with its rest.
struct CountedText {
    int count = 0;
    QString rest;
};
[[nodiscard]] std::optional<CountedText> countedText(const QString& text);

/// Where the points begin: "(80 pts)", "[1,205pts]", "(100)", "[5 PL, 80pts]", " - 80 points"; -1 if there are none.
/// What a choice adds, "(+15 pts)", is no such thing.
[[nodiscard]] qsizetype pointsAt(const QString& text);
/// The number of points from there on.
[[nodiscard]] int pointsIn(const QString& text);

/// The name before points, wargear behind a colon and remarks.
[[nodiscard]] QString rosterNameIn(QString text);
/// "Char1: 1x Captain" without its mark, as tournament lists number their units.
[[nodiscard]] QString withoutUnitMark(const QString& text);

/// A line that begins a section: "CHARACTERS", "+ Battleline +", "## Battleline [485 pts]", "Epic Hero:", "Attached
/// Unit 1".
[[nodiscard]] bool isSectionHeading(const RosterLine& line);
/// A line about the list itself: frames of plus signs, totals, battle sizes, where it was exported.
[[nodiscard]] bool isAboutList(const QString& text);
/// A line about what a unit has or does, with its word in front: "Enhancement: …", "Attached as: …", "Warlord".
[[nodiscard]] bool isAboutUnit(const QString& text);
/// "9 with Bolt rifle".
[[nodiscard]] bool isCarriedLine(const QString& text);

/// A unit as Army Forge writes it, "2x Stingers [5] Q4+ D4+ | 125pts | Fast".
struct ForgeUnitLine {
    int copies = 1;
    QString name;
    int models = 1;
};
[[nodiscard]] std::optional<ForgeUnitLine> forgeUnitLine(const QString& text);

} // namespace sightline::scenarios::formats
