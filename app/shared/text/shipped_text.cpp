#include "app/shared/text/shipped_text.h"

#include "app/shared/text/shipped_rule_words.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

constexpr char kContext[] = "Shipped";

const std::vector<const char*>& namesThatShip();

} // namespace

QString shippedText(const QString& english) {
    return english.isEmpty() ? english : QCoreApplication::translate(kContext, english.toUtf8().constData());
}

const std::vector<const char*>& shippedWords() {
    static const std::vector<const char*> words = [] {
        std::vector<const char*> all = namesThatShip();
        all.insert(all.end(), shippedRuleWords().begin(), shippedRuleWords().end());
        return all;
    }();
    return words;
}

namespace {

const std::vector<const char*>& namesThatShip() {
    static const std::vector<const char*> words{
        QT_TRANSLATE_NOOP("Shipped", "Two models and a wall"),
        QT_TRANSLATE_NOOP("Shipped", "Two models and one wall. The centers are hidden from each other, yet a line "
                                     "passes the end of the wall: drag a model or the wall and watch the answer."),
        QT_TRANSLATE_NOOP("Shipped", "Windows and doors"),
        QT_TRANSLATE_NOOP("Shipped",
                          "A house with an open door in the east, a window in the north, a closed door in the south "
                          "and a boarded window in the west: the first two let lines pass, the others do not."),
        QT_TRANSLATE_NOOP("Shipped", "Low, medium, tall"),
        QT_TRANSLATE_NOOP("Shipped",
                          "Five lanes, five rulings: a low fence never hides, a container hides infantry but not a "
                          "giant, a tall ruin hides both, and obscuring smoke hides at any height."),
        QT_TRANSLATE_NOOP("Shipped", "A model inside a ruin"),
        QT_TRANSLATE_NOOP("Shipped",
                          "A ruin is an area with two standing walls. A model inside sees out past the walls; a model "
                          "behind the area sees nothing through it, unless part of the target is in it."),
        QT_TRANSLATE_NOOP("Shipped", "Pieces that touch leave no gap"),
        QT_TRANSLATE_NOOP("Shipped",
                          "In the first four lanes the pieces share a corner, an edge, an overlap, or a wall ends on a "
                          "block, and nothing can be seen. In the last they stand 1 mm apart, and it can."),
        QT_TRANSLATE_NOOP("Shipped", "The slit between two ruins"),
        QT_TRANSLATE_NOOP("Shipped", "The two ruins stand 1.5 mm apart. Lines from centers, edges and eight points a "
                                     "base all hit stone; the exact answer finds the line through the slit."),
        QT_TRANSLATE_NOOP("Shipped", "The judge's case"),
        QT_TRANSLATE_NOOP("Shipped",
                          "Two disputed shots. One line passes the ruin by a third of a millimeter, the other is short "
                          "by a quarter: both answers are exact, and both say that a nudge would change them."),
        QT_TRANSLATE_NOOP("Shipped", "Who is fully hidden?"),
        QT_TRANSLATE_NOOP("Shipped", "Three red sentries watch, six blue models hide behind walls and crates. Decide "
                                     "by eye which of them no sentry can see, then ask the program."),
        QT_TRANSLATE_NOOP("Shipped", "Dungeon of walls"),
        QT_TRANSLATE_NOOP("Shipped", "A dungeon map of walls alone, 24 by 24 squares of one inch: rooms, corridors, "
                                     "doorways, one closed door, four pillars. Heroes come in from the south."),
        QT_TRANSLATE_NOOP("Shipped", "Skirmish board"),
        QT_TRANSLATE_NOOP("Shipped", "A 30 by 22 inch skirmish board, the same for both sides, with six operatives a "
                                     "side among ruins, barricades and containers."),
        QT_TRANSLATE_NOOP("Shipped", "Village green"),
        QT_TRANSLATE_NOOP("Shipped", "A 36 by 36 inch table for small companies on 30, 40 and 50 mm bases: cottages, "
                                     "hedges, a wood and a pond, with crews in opposite corners."),
        QT_TRANSLATE_NOOP("Shipped", "High ground"),
        QT_TRANSLATE_NOOP("Shipped", "A table of hills, a ridge with two steps, cliffs and a bridge of rock. Models on "
                                     "the heights carry their elevation, so that volume rules can use it."),
        QT_TRANSLATE_NOOP("Shipped", "Rank and file"),
        QT_TRANSLATE_NOOP("Shipped", "A 72 by 48 inch field battle: regiments on trays, cavalry, a gun and monsters "
                                     "between hills, woods, walled fields and two farmhouses."),
        QT_TRANSLATE_NOOP("Shipped", "City fight"),
        QT_TRANSLATE_NOOP("Shipped", "Twelve city blocks on a 44 by 30 inch table, the same for both sides: long "
                                     "streets, narrow alleys, open arcades, and two forces at close range."),
        QT_TRANSLATE_NOOP("Shipped", "The two-story house"),
        QT_TRANSLATE_NOOP("Shipped",
                          "Windows and floors at their heights: who is upstairs sees over the barricade, and the floor "
                          "hides who stands below it. Open the side view of a line to see where it passes."),
        QT_TRANSLATE_NOOP("Shipped", "Kill zone"),
        QT_TRANSLATE_NOOP("Shipped",
                          "A board of 30 by 22 inches for Kill Team: heavy walls block and obscure, light barricades "
                          "give cover to who stands close. Change an operative's order and watch who may be shot."),
        QT_TRANSLATE_NOOP("Shipped", "Squares of a dungeon"),
        QT_TRANSLATE_NOOP("Shipped",
                          "A dungeon on squares under the rules of Dungeons & Dragons: cover is counted from the "
                          "corners of squares. A pillar gives half cover, a wall gives total cover."),
        QT_TRANSLATE_NOOP("Shipped", "Back alley"),
        QT_TRANSLATE_NOOP("Shipped",
                          "A corner of an Infinity table: crates that a trooper sees over or not, by Silhouette, and "
                          "buildings that block all lines. Troopers look ahead only, so turn them."),
        QT_TRANSLATE_NOOP("Shipped", "Night raid"),
        QT_TRANSLATE_NOOP("Shipped",
                          "A hidden game at night: each side sees what its models see, a lamp lights the well, and the "
                          "hound smells who hides. Choose a side in the panel of the hidden game."),
        QT_TRANSLATE_NOOP("Shipped", "Battle on a published layout"),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Two armies deployed on a published layout for the 11th edition of Warhammer 40,000 (layout data: "
            "40kdc-data, CC BY 4.0). Who may shoot across it before the first move, and who is hidden."),
        QT_TRANSLATE_NOOP("Shipped", "Tournament table"),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "A full 60 by 44 inch tournament table: ruins, containers, woods, pipes and barricades, the same for both "
            "sides, and two armies in their deployment zones. Select any model to see what it can see."),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, 10th edition"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, 11th edition"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, 9th edition"),
        QT_TRANSLATE_NOOP("Shipped", "Age of Sigmar, 4th edition"),
        QT_TRANSLATE_NOOP("Shipped", "Areas, features and groups"),
        QT_TRANSLATE_NOOP("Shipped", "Dungeons & Dragons, 5th edition"),
        QT_TRANSLATE_NOOP("Shipped", "Height classes and traits"),
        QT_TRANSLATE_NOOP("Shipped", "Horus Heresy, 3rd edition"),
        QT_TRANSLATE_NOOP("Shipped", "Flames of War, 4th edition"),
        QT_TRANSLATE_NOOP("Shipped", "Deadzone, 3rd edition"),
        QT_TRANSLATE_NOOP("Shipped", "Horus Heresy, 2nd edition"),
        QT_TRANSLATE_NOOP("Shipped", "Frostgrave, 2nd edition"),
        QT_TRANSLATE_NOOP("Shipped", "Kings of War, 3rd edition"),
        QT_TRANSLATE_NOOP("Shipped", "Malifaux, 3rd edition"),
        QT_TRANSLATE_NOOP("Shipped", "Malifaux, 4th edition"),
        QT_TRANSLATE_NOOP("Shipped", "Pathfinder, 2nd edition"),
        QT_TRANSLATE_NOOP("Shipped", "Plan view"),
        QT_TRANSLATE_NOOP("Shipped", "Ruins by their footprint"),
        QT_TRANSLATE_NOOP("Shipped", "Volumes"),
        QT_TRANSLATE_NOOP("Shipped", "Rules as read in 2026; our own words."),
        QT_TRANSLATE_NOOP("Shipped", "Rules as read in 2022; our own words."),
        QT_TRANSLATE_NOOP("Shipped", "Rules as read in 2024; our own words."),
        QT_TRANSLATE_NOOP("Shipped",
                          "Sightline: areas that are light or dense obscure what lies behind them unless either base "
                          "touches the area or one joined with it by group or parent. Dense features are solid for "
                          "models below 3 in, unless the middle of one of them is inside; light features never block."),
        QT_TRANSLATE_NOOP("Shipped", "Rules as read in 2022; our own words. Hull zones are taken as the sides of the "
                                     "base nearest to the printed dot."),
        QT_TRANSLATE_NOOP("Shipped", "Rules as read in 2023; our own words."),
        QT_TRANSLATE_NOOP("Shipped", "General knowledge of the 4th edition, in our own words. Check your rulebook. "
                                     "Team Yankee is played alike."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Rules of 2021, in part from memory, in our own words. Check your rulebook. Cubes are 3 in wide."),
        QT_TRANSLATE_NOOP("Shipped", "Core rules of 2025 (version 1.0) as read in online collections; our own words."),
        QT_TRANSLATE_NOOP("Shipped", "Rules of 2022, in part from memory, in our own words. Check your rulebook."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Core rules of 2023 as players quote them, in our own words. Range 1 is taken as 1 in: measure your tool."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Rules of the 2nd edition, from memory, in our own words. Check your rulebook. Stargrave is played alike."),
        QT_TRANSLATE_NOOP("Shipped",
                          "Rules as read in 2024; our own words. Cells of one inch; walls and blocks are pieces."),
        QT_TRANSLATE_NOOP("Shipped", "General knowledge, in our own words. Check your rulebook."),
        QT_TRANSLATE_NOOP("Shipped",
                          "Sightline: low pieces never block, medium ones when both models are shorter than 3.5 in, "
                          "tall and obscuring ones always. A piece that holds either end of the line is ignored."),
        QT_TRANSLATE_NOOP("Shipped", "Rules as read in 2019; our own words."),
        QT_TRANSLATE_NOOP("Shipped", "Rules as read in 2025; our own words."),
        QT_TRANSLATE_NOOP("Shipped",
                          "Rules of 2023, in part as players quote them, in our own words. Check your rulebook."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "General knowledge of 2023, in our own words. Check your rulebook, above all the length of shadows."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Rules as read in 2024; our own words. The range tools are 1, 3, 6, 8 and 10 in long, as a player measured "
            "them."),
        QT_TRANSLATE_NOOP("Shipped", "Rules as read in 2024; our own words. Greater cover is the judge's."),
        QT_TRANSLATE_NOOP("Shipped", "Sightline: pure geometry of the table seen from above. Each piece blocks "
                                     "whatever its height; mats do not."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Sightline: a ruin of medium or tall class blocks by its footprint; it is seen into, and seen out of by "
            "models wholly within, or with their middle within if they tower. Aircraft ignore it. Walls of a ruin "
            "block at any height but for aircraft and towering models; windows and doors count as walls."),
        QT_TRANSLATE_NOOP("Shipped",
                          "Sightline: true lines of sight between upright solids, each base and piece over its "
                          "elevation and height. Openings of walls are looked through; mats block nothing."),
        QT_TRANSLATE_NOOP("Shipped", "Rules as read in 2020; our own words."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "The rules of 2018 and 2024 as they are commonly played, in our own words. Check your rulebook."),
        QT_TRANSLATE_NOOP("Shipped", "The rules of 2023, from a public index of them; our own words. What is half of a "
                                     "fighter is taken over the width."),
        QT_TRANSLATE_NOOP("Shipped", "The rules of 2024, from a public index of them; our own words. What a wood hides "
                                     "and what a hill shows is taken as it is commonly played."),
        QT_TRANSLATE_NOOP("Shipped", "Age of Fantasy, version 3"),
        QT_TRANSLATE_NOOP("Shipped", "Grimdark Future, version 3"),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "The third version of the rules, 2024, as it is commonly played, in our own words. Check your rulebook."),
        QT_TRANSLATE_NOOP("Shipped", "Bolt Action, 3rd edition"),
        QT_TRANSLATE_NOOP("Shipped",
                          "The third edition of 2024 as it is commonly played, in our own words. Check your rulebook."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "ruins and woods by their footprints, who is wholly within them, distances. Left to the players: what the "
            "sculpts see past other terrain and models; saves of 3+ against AP 0; models partly off the table."),
        QT_TRANSLATE_NOOP("Shipped", "obscuring areas, who is hidden, cover in areas, distances. Left to the players: "
                                     "what the sculpts see past pieces and models."),
        QT_TRANSLATE_NOOP("Shipped",
                          "obscuring terrain, light and dense cover, distances. Left to the players: what the sculpts "
                          "see past other terrain and models; heavy cover, which counts in melee only."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "who is behind terrain or wholly on it, distances. Left to the players: what the sculpts see past solid "
            "terrain; whether a whole unit is behind, for each pair of models is asked by itself."),
        QT_TRANSLATE_NOOP("Shipped", "everything, as seen from above."),
        QT_TRANSLATE_NOOP("Shipped", "lines between printed dots. Left to the players: squadrons; zones of which only "
                                     "a part lies in the arc; range from zone to zone, for it is measured from base to "
                                     "base; dust fields."),
        QT_TRANSLATE_NOOP("Shipped",
                          "woods and levels between the centers of hexes. Draw each hex of a wood as a piece of its "
                          "own. Left to the players: partial cover behind a hill one level high."),
        QT_TRANSLATE_NOOP("Shipped", "who stands in dense terrain or a crater, arcs of weapons, distances. Left to the "
                                     "players: what the sculpts see past other terrain; fire within 1 in of one’s own "
                                     "men; who is down; units in buildings; which side of a vehicle is seen."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "lines as seen from above, cover. Left to the players: who looks over lower things from terrain."),
        QT_TRANSLATE_NOOP("Shipped",
                          "lines from the front to the facing, as seen from above. Enter fliers one size larger. Left "
                          "to the players: lines to the other facings of the target; who is seen back."),
        QT_TRANSLATE_NOOP("Shipped", "distances in cubes along the table, who stands a level higher. Left to the "
                                     "players: what the sculpts see past scenery; where in its cube a model stands; "
                                     "cubes upward; other models in between; shots into a fight."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "sight and cover on a square grid. Left to the players: cover on hexes; light and special senses."),
        QT_TRANSLATE_NOOP("Shipped", "how deep a line runs in woods, who stands in terrain. Left to the players: teams "
                                     "that stand still or go to ground; night and smoke; teams in buildings; sides of "
                                     "tanks."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "the pieces on the shortest line, which pieces the target touches. Left to the players: what the sculpts "
            "see past terrain; the sum of all modifiers; figures in between; a shot into a fight."),
        QT_TRANSLATE_NOOP("Shipped",
                          "lines as seen from above. Left to the players: how far their own range tools differ "
                          "from these lengths."),
        QT_TRANSLATE_NOOP("Shipped", "lines as seen from above."),
        QT_TRANSLATE_NOOP("Shipped", "who stands in an area, how much of a target’s width is hidden. Left to the "
                                     "players: what the sculpts see past terrain; levels of buildings."),
        QT_TRANSLATE_NOOP("Shipped",
                          "areas and how deep a line runs in them. Left to the players: what the sculpts see past "
                          "other terrain; levels of buildings; which models of a unit have the save."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "lines past scenery drawn as solid boxes; the third that cover asks for, as seen from above. Left to the "
            "players: what sticks out sideways by less than 3 mm; saturation; return fire through zero visibility."),
        QT_TRANSLATE_NOOP("Shipped", "lines past scenery drawn as solid boxes. Left to the players: what sticks out "
                                     "sideways by less than 3 mm; saturation and white noise; return fire through zero "
                                     "visibility."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "lines of cover, distances. Left to the players: what the head of the sculpt sees past terrain."),
        QT_TRANSLATE_NOOP(
            "Shipped", "lines of cover, distances. Left to the players: what the head of the sculpt sees past terrain; "
                       "cover by vantage terrain itself; vantage from 4 in up; terrain that the target does not see."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "lines as seen from above, whether more than half of a facing is hidden. Left to the players: cover in "
            "flat difficult ground; what a hill adds to the height of a unit: enter it as its size."),
        QT_TRANSLATE_NOOP("Shipped", "sight and who is obscured, for scenery drawn as solids. Left to the players: "
                                     "whether cover is light or heavy; heights in bands of 6 in."),
        QT_TRANSLATE_NOOP("Shipped", "lines as seen from above. Left to the players: slanting lines through the first "
                                     "inch of concealing terrain that the observer stands in."),
        QT_TRANSLATE_NOOP("Shipped",
                          "which terrain the shooter touches, distances. Left to the players: what the sculpts see; "
                          "how many rolls for things in the way; shots past a friend; how far one sees into a wood."),
        QT_TRANSLATE_NOOP("Shipped", "sight and cover, for scenery drawn as solids. Left to the players: other models "
                                     "in the way; cards and evasion."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "the arc of vision, whether more than half of the width is hidden, distances. Left to the players: what "
            "the sculpts see past terrain; the nearest target first; who is engaged; darkness; arcs of vehicles."),
        QT_TRANSLATE_NOOP("Shipped",
                          "who stands in a forest or other cover, distances. Left to the players: what the sculpts see "
                          "past other terrain and units; gaps between the models of a unit in the way; looking from a "
                          "hill past one unit; units in buildings; facings of regiments."),
        QT_TRANSLATE_NOOP("Shipped", "who stands in a forest or other cover, distances. Left to the players: what the "
                                     "sculpts see past other terrain and units; gaps between the models of a unit in "
                                     "the way; looking from a hill past one unit; units in buildings; aircraft."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "sight from base to base, cover by the line from center to center on a square grid. Left to the players: "
            "greater cover; small creatures, which count as medium here; light and special senses."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "lines and cover among characters on the ground. Left to the players: who has a hunker token, without "
            "which there is no cover; what characters on terrain see past parts about as high as they are."),
        QT_TRANSLATE_NOOP("Shipped", "the front arc, models in the way, whether more than half of the width is hidden. "
                                     "Left to the players: what the sculpts see past terrain; which ranks may shoot; "
                                     "skirmishers, who see all around; whether a wood hides altogether."),
        QT_TRANSLATE_NOOP("Shipped", "who touches a piece, how high it is, who stands more than 3 in higher. Left to "
                                     "the players: what the sculpts see past terrain; whether the piece is as wide as "
                                     "the base behind it; other models in the way; long range; shots into a melee."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "the line of cover. Left to the players: what the sculpts see past terrain and fighters; who stands on a "
            "platform, which is told by height alone; archways and doors, which give cover like their obstacle."),
        QT_TRANSLATE_NOOP("Shipped", "lines past scenery drawn as solids. Left to the players: looking over lower "
                                     "models from 1 in higher; the forest rule of 2021."),
        QT_TRANSLATE_NOOP("Shipped", "lines past scenery drawn as solids."),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "arcs and obstruction, as seen from above. Left to the players: range inside the arc, for it is measured "
            "to "
            "all of the target; ships on an asteroid, which do not attack; targets only partly in the arc; kinds of "
            "obstacles."),
        QT_TRANSLATE_NOOP("Shipped", "Games Workshop round (40k, Age of Sigmar)"),
        QT_TRANSLATE_NOOP("Shipped", "Games Workshop oval (40k)"),
        QT_TRANSLATE_NOOP(
            "Shipped", "Lists for Age of Sigmar give three of them without the half millimeter: see the next family."),
        QT_TRANSLATE_NOOP("Shipped", "Age of Sigmar oval, as its lists give them"),
        QT_TRANSLATE_NOOP("Shipped", "Age of Sigmar, very large oval"),
        QT_TRANSLATE_NOOP("Shipped", "Games Workshop flying stems"),
        QT_TRANSLATE_NOOP("Shipped", "small flying"),
        QT_TRANSLATE_NOOP("Shipped", "large flying"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, the most used first"),
        QT_TRANSLATE_NOOP("Shipped", "Which diameter stands behind small and large flying is general knowledge."),
        QT_TRANSLATE_NOOP("Shipped", "of older editions"),
        QT_TRANSLATE_NOOP("Shipped", "Kings of War and older rank games"),
        QT_TRANSLATE_NOOP("Shipped", "Infinity silhouettes"),
        QT_TRANSLATE_NOOP("Shipped",
                          "Diameter and height of the cylinder; a prone model is 3 mm high on its own diameter."),
        QT_TRANSLATE_NOOP("Shipped", "prone 25"),
        QT_TRANSLATE_NOOP("Shipped", "prone 40"),
        QT_TRANSLATE_NOOP("Shipped", "prone 55"),
        QT_TRANSLATE_NOOP("Shipped", "prone 70"),
        QT_TRANSLATE_NOOP("Shipped",
                          "Heights are those of the volumes, 1.75, 2.25, 2.75 and 5 in; none is known for 80 mm."),
        QT_TRANSLATE_NOOP("Shipped", "The mod computes with 1.063, 1.969, 2.756, 3.937, 4.724 and 5.867 in, and with "
                                     "silhouettes 1.65 in high on small and 2.707 in on notched bases."),
        QT_TRANSLATE_NOOP("Shipped", "small"),
        QT_TRANSLATE_NOOP("Shipped", "Conquest stands"),
        QT_TRANSLATE_NOOP("Shipped",
                          "Each ship has its front arc of 90 degrees, between the diagonals of its base; enter "
                          "other arcs in the properties."),
        QT_TRANSLATE_NOOP("Shipped",
                          "A ship has its front zone, with arc and dot guessed from the base; choose another "
                          "zone, or enter those of the ship, in the properties."),
        QT_TRANSLATE_NOOP("Shipped", "Trays of a regiment; the bases of monsters are larger."),
        QT_TRANSLATE_NOOP("Shipped", "medium"),
        QT_TRANSLATE_NOOP("Shipped", "large"),
        QT_TRANSLATE_NOOP("Shipped", "squadron"),
        QT_TRANSLATE_NOOP("Shipped", "Vehicles stand without a base."),
        QT_TRANSLATE_NOOP("Shipped", "infantry"),
        QT_TRANSLATE_NOOP("Shipped", "tank"),
        QT_TRANSLATE_NOOP("Shipped", "truck"),
        QT_TRANSLATE_NOOP("Shipped", "jeep"),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Vehicles are hulls at 1:56. Give them the keyword “vehicle”: only then they hide what is behind them."),
        QT_TRANSLATE_NOOP("Shipped", "Grid role-playing games, cells of 1 in"),
        QT_TRANSLATE_NOOP("Shipped", "tiny"),
        QT_TRANSLATE_NOOP("Shipped", "huge"),
        QT_TRANSLATE_NOOP("Shipped", "gargantuan"),
        QT_TRANSLATE_NOOP("Shipped", "Objective marker (40k)"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, 10th edition footprints"),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "A table has six of 12 × 6 in, two of 10 × 5 in and four of 6 × 4 in, each labeled “over 4 in” or “up to 2 "
            "in” high. “Over 4 in” is placed as height class tall. Where they stand is published as pictures only."),
        QT_TRANSLATE_NOOP("Shipped", "Footprint 12 × 6, over 4 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Footprint 12 × 6, up to 2 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Footprint 10 × 5, over 4 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Footprint 10 × 5, up to 2 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Footprint 6 × 4, over 4 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Footprint 6 × 4, up to 2 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, 11th edition areas"),
        QT_TRANSLATE_NOOP("Shipped", "Flat areas that hold pieces."),
        QT_TRANSLATE_NOOP("Shipped", "Large area 11.5 × 7"),
        QT_TRANSLATE_NOOP("Shipped", "Trapezoid area 8 to 2 × 11.5"),
        QT_TRANSLATE_NOOP("Shipped", "Medium area 6 × 4"),
        QT_TRANSLATE_NOOP("Shipped", "Long area 10 × 2.5"),
        QT_TRANSLATE_NOOP("Shipped", "Short area 6 × 2"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, 11th edition pieces"),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Walls are 0.5 in thick. Left-hand and right-hand ruins are mirror images: place one and mirror it."),
        QT_TRANSLATE_NOOP("Shipped", "Corner 2 × 2"),
        QT_TRANSLATE_NOOP("Shipped", "Corner 2 × 3"),
        QT_TRANSLATE_NOOP("Shipped", "Corner ruin 5 × 4.5"),
        QT_TRANSLATE_NOOP("Shipped", "Corner ruin 3 × 6.5"),
        QT_TRANSLATE_NOOP("Shipped", "Barricade 3.5 × 1"),
        QT_TRANSLATE_NOOP("Shipped", "Pipe 5.5 × 1"),
        QT_TRANSLATE_NOOP("Shipped", "Gantry 2 × 2"),
        QT_TRANSLATE_NOOP("Shipped", "Catwalk 7 × 2"),
        QT_TRANSLATE_NOOP("Shipped", "Generator 3 × 4"),
        QT_TRANSLATE_NOOP("Shipped", "Common pieces"),
        QT_TRANSLATE_NOOP("Shipped", "the usual sizes of hobby terrain"),
        QT_TRANSLATE_NOOP("Shipped", "Sizes and heights that many tables have. Change them on the table to fit yours."),
        QT_TRANSLATE_NOOP("Shipped", "Building 6 × 4"),
        QT_TRANSLATE_NOOP("Shipped", "Ruin 6 × 4"),
        QT_TRANSLATE_NOOP("Shipped", "L wall 6 × 4, 6 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Wood 7 × 5"),
        QT_TRANSLATE_NOOP("Shipped", "Hill 8 × 6"),
        QT_TRANSLATE_NOOP("Shipped", "Container 5 × 2.5"),
        QT_TRANSLATE_NOOP("Shipped", "Crate 1.5 × 1.5"),
        QT_TRANSLATE_NOOP("Shipped", "Barricade 4 × 0.5"),
        QT_TRANSLATE_NOOP("Shipped", "Fence, 6 in long"),
        QT_TRANSLATE_NOOP("Shipped", "Hedge 6 × 0.5"),
        QT_TRANSLATE_NOOP("Shipped", "Rock 3 × 2"),
        QT_TRANSLATE_NOOP("Shipped", "Crater 5 × 5"),
        QT_TRANSLATE_NOOP("Shipped", "WTC wall set"),
        QT_TRANSLATE_NOOP("Shipped", "Walls stand as lines without thickness on a flat footprint. Where the stubs of "
                                     "0.6 in stand is not known, so they come alone."),
        QT_TRANSLATE_NOOP("Shipped", "Footprint 12 × 6"),
        QT_TRANSLATE_NOOP("Shipped", "L wall 9 × 5, 9 in high"),
        QT_TRANSLATE_NOOP("Shipped", "L wall 9 × 5, 3 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Wall stub 0.6, 9 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Wall stub 0.6, 3 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Container 5 × 2.5, 5 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Age of Sigmar, largest footprints"),
        QT_TRANSLATE_NOOP("Shipped",
                          "The limits of small and medium pieces, as flat areas; heights are those of the piece."),
        QT_TRANSLATE_NOOP("Shipped", "Small area, up to 7 × 7"),
        QT_TRANSLATE_NOOP("Shipped", "Medium area, up to 7 × 12"),
        QT_TRANSLATE_NOOP("Shipped", "Asteroids, debris and gas"),
        QT_TRANSLATE_NOOP("Shipped",
                          "Flat outlines of about the size of such tokens. Draw yours where a ruling hangs on it."),
        QT_TRANSLATE_NOOP("Shipped", "Small asteroid 2 × 1.5"),
        QT_TRANSLATE_NOOP("Shipped", "Asteroid 2.5 × 2"),
        QT_TRANSLATE_NOOP("Shipped", "Large asteroid 3.5 × 2.25"),
        QT_TRANSLATE_NOOP("Shipped", "Debris cloud 3 × 2"),
        QT_TRANSLATE_NOOP("Shipped", "Gas cloud 3 × 2.25"),
        QT_TRANSLATE_NOOP("Shipped", "Asteroid fields, debris and stations"),
        QT_TRANSLATE_NOOP("Shipped", "Asteroid field 4 × 2.5"),
        QT_TRANSLATE_NOOP("Shipped", "Debris field 4 × 3"),
        QT_TRANSLATE_NOOP("Shipped", "Dust field 5 × 3"),
        QT_TRANSLATE_NOOP("Shipped", "Station 5 × 3.5"),
        QT_TRANSLATE_NOOP("Shipped", "Terrain for 15 mm miniatures"),
        QT_TRANSLATE_NOOP("Shipped", "Building 2 × 1.5"),
        QT_TRANSLATE_NOOP("Shipped", "Building 3 × 2, 2 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Ruin 2 × 1.5"),
        QT_TRANSLATE_NOOP("Shipped", "Wood 6 × 4"),
        QT_TRANSLATE_NOOP("Shipped", "Hill 10 × 7"),
        QT_TRANSLATE_NOOP("Shipped", "Low wall 3 × 0.2"),
        QT_TRANSLATE_NOOP("Shipped", "Hedge 3 × 0.2"),
        QT_TRANSLATE_NOOP("Shipped", "Crops 6 × 4"),
        QT_TRANSLATE_NOOP("Shipped", "Crater 1.5 × 1.5"),
        QT_TRANSLATE_NOOP("Shipped", "Terrain for cubes of 3 in"),
        QT_TRANSLATE_NOOP("Shipped", "Building 3 × 3"),
        QT_TRANSLATE_NOOP("Shipped", "Building 3 × 3, 6 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Building 6 × 3"),
        QT_TRANSLATE_NOOP("Shipped", "Ruin 3 × 3"),
        QT_TRANSLATE_NOOP("Shipped", "L wall 3 × 3, 3 in high"),
        QT_TRANSLATE_NOOP("Shipped", "Barricade 3 × 0.3"),
        QT_TRANSLATE_NOOP("Shipped", "Crate 1 × 1"),
        QT_TRANSLATE_NOOP("Shipped", "Terrain for squares of 1 in"),
        QT_TRANSLATE_NOOP("Shipped", "An inch is a square. Low furniture is a barricade, which rules see over."),
        QT_TRANSLATE_NOOP("Shipped", "Wall 5 × 0.2"),
        QT_TRANSLATE_NOOP("Shipped", "Wall 2 × 0.2"),
        QT_TRANSLATE_NOOP("Shipped", "Closed door 1 × 0.2"),
        QT_TRANSLATE_NOOP("Shipped", "Pillar 1 × 1"),
        QT_TRANSLATE_NOOP("Shipped", "Table 2 × 1"),
        QT_TRANSLATE_NOOP("Shipped", "Tree 1 × 1"),
        QT_TRANSLATE_NOOP("Shipped", "Rubble 2 × 2"),
        QT_TRANSLATE_NOOP("Shipped", "Pool 4 × 3"),
        QT_TRANSLATE_NOOP("Shipped", "Terrain for toy cars"),
        QT_TRANSLATE_NOOP("Shipped", "Shipping container 4 × 1.5"),
        QT_TRANSLATE_NOOP("Shipped", "Shipping container 7.5 × 1.5"),
        QT_TRANSLATE_NOOP("Shipped", "Barrier 3 × 0.3"),
        QT_TRANSLATE_NOOP("Shipped", "Pile of tires 1 × 1"),
        QT_TRANSLATE_NOOP("Shipped", "Ruined house 5 × 4"),
        QT_TRANSLATE_NOOP("Shipped", "Wrecked car 3 × 1.25"),
        QT_TRANSLATE_NOOP("Shipped", "Rough ground 6 × 4"),
        QT_TRANSLATE_NOOP("Shipped", "Terrain for a pitch"),
        QT_TRANSLATE_NOOP("Shipped", "Statue 2 × 2"),
        QT_TRANSLATE_NOOP("Shipped", "Barrier 3 × 0.5"),
        QT_TRANSLATE_NOOP("Shipped", "Forest 4 × 4"),
        QT_TRANSLATE_NOOP("Shipped", "Rough ground 4 × 3"),
        QT_TRANSLATE_NOOP("Shipped", "Sources differ in the depth of the zones: two give 10 in, two 12 in."),
        QT_TRANSLATE_NOOP("Shipped", "10th edition, 10 in deep"),
        QT_TRANSLATE_NOOP("Shipped", "11th edition data, 12 in deep"),
        QT_TRANSLATE_NOOP("Shipped",
                          "A summary of 2023 describes a slanted line instead of the step; it gives no figures."),
        QT_TRANSLATE_NOOP("Shipped", "Sources differ by 2 in in two objectives."),
        QT_TRANSLATE_NOOP("Shipped", "10th edition, objectives at 14,34 and 46,10"),
        QT_TRANSLATE_NOOP("Shipped", "11th edition data, objectives at 14,32 and 46,12"),
        QT_TRANSLATE_NOOP(
            "Shipped", "Sources differ by 2 in in two objectives; the newer data keep the other two where they were."),
        QT_TRANSLATE_NOOP("Shipped", "Strip, 8 in deep"),
        QT_TRANSLATE_NOOP("Shipped", "Corner, 12 in"),
        QT_TRANSLATE_NOOP("Shipped", "Read as a square of 12 in at the corner."),
        QT_TRANSLATE_NOOP("Shipped", "Flank, within 9 in of two edges"),
        QT_TRANSLATE_NOOP("Shipped", "Can be read in two ways, so both are here."),
        QT_TRANSLATE_NOOP("Shipped", "within 9 in of either edge, up to the middle of the table"),
        QT_TRANSLATE_NOOP("Shipped", "within 9 in of both edges"),
        QT_TRANSLATE_NOOP("Shipped", "Wedge, 12 in"),
        QT_TRANSLATE_NOOP("Shipped", "Read as a triangle on the whole edge with its tip 12 in from it."),
        QT_TRANSLATE_NOOP("Shipped", "Strips along the long edges"),
        QT_TRANSLATE_NOOP("Shipped", "Strips along the short edges"),
        QT_TRANSLATE_NOOP("Shipped", "Strips along the top and bottom edges"),
        QT_TRANSLATE_NOOP("Shipped", "Strips along the left and right edges"),
        QT_TRANSLATE_NOOP("Shipped", "Opposite quarters, clear of the center"),
        QT_TRANSLATE_NOOP("Shipped", "Squares in opposite corners"),
        QT_TRANSLATE_NOOP("Shipped", "Triangles in opposite corners"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, strike force"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, combat patrol or incursion"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000, onslaught"),
        QT_TRANSLATE_NOOP("Shipped", "Kill Team, open board"),
        QT_TRANSLATE_NOOP("Shipped", "Infinity, 300 points"),
        QT_TRANSLATE_NOOP("Shipped", "Star Wars: Legion, standard"),
        QT_TRANSLATE_NOOP("Shipped", "Grid role-playing games"),
        QT_TRANSLATE_NOOP("Shipped", "Warhammer 40,000"),
        QT_TRANSLATE_NOOP("Shipped", "Exploration"),
        QT_TRANSLATE_NOOP(
            "Shipped", "How far one looks round depends on the ground one stands on; what was seen stays on the map."),
        QT_TRANSLATE_NOOP("Shipped", "Dungeon grid"),
        QT_TRANSLATE_NOOP("Shipped", "One radius for all, lines from cell to cell past what blocks sight."),
        QT_TRANSLATE_NOOP("Shipped", "Line of sight"),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Everything to which a free line leads is seen, at any distance: the sight of the table itself."),
        QT_TRANSLATE_NOOP("Shipped", "Long watch"),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Twice the ranges of the standard profile, free lines past terrain: for large tables and few models."),
        QT_TRANSLATE_NOOP("Shipped", "Nothing hidden"),
        QT_TRANSLATE_NOOP("Shipped", "Each side sees the whole table."),
        QT_TRANSLATE_NOOP("Shipped", "Full memory"),
        QT_TRANSLATE_NOOP("Shipped", "What was seen once stays known, models where they were last seen included."),
        QT_TRANSLATE_NOOP("Shipped", "Fading memory"),
        QT_TRANSLATE_NOOP("Shipped", "Terrain and structures stay known, models are forgotten after three turns."),
        QT_TRANSLATE_NOOP("Shipped", "Full fog"),
        QT_TRANSLATE_NOOP("Shipped", "Only what is seen now is known."),
        QT_TRANSLATE_NOOP("Shipped", "Darkness"),
        QT_TRANSLATE_NOOP("Shipped",
                          "Everything lit to which a free line leads is seen, at any distance; without light "
                          "nothing is seen."),
        QT_TRANSLATE_NOOP("Shipped", "Night fight"),
        QT_TRANSLATE_NOOP(
            "Shipped",
            "Cells without light are dark: seen fully from near, as an outline from farther, lit ones from far."),
        QT_TRANSLATE_NOOP("Shipped", "Standard"),
        QT_TRANSLATE_NOOP(
            "Shipped", "Square ranges by role, through everything; memory of terrain and structures, none of models."),
    };
    return words;
}

} // namespace

} // namespace sightline::app
