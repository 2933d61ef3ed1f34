#pragma once

#include "geometry/shapes/distance.h"
#include "scenarios/analysis/layout_report.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

/// Tables whose layout report is known by another way, and that way: the judge, line by line.
namespace sightline::testsupport {

using namespace scenarios;
using namespace geometry;

inline constexpr double kRounding = 1e-12; ///< of sums of shares

inline Piece tallBox(const QString& id, double left, double top, double right, double bottom) {
    return boxPiece(id, left, top, right, bottom, 6);
}

inline Scenario emptyTable(double width, double height) {
    return makeScenario({.width = width, .height = height, .players = {"a", "b"}});
}

/// Zones and objectives on whole inches, pieces beside them, so that no line between two spots touches any.
inline Scenario smallTable() {
    Scenario scenario = emptyTable(16, 9);
    scenario.zones = {zoneOf("left", "a", 0, 0, 2, 9), zoneOf("right", "b", 13, 2, 16, 9)};
    scenario.objectives = {objectiveAt("near", 6, 2), objectiveAt("far", 11.5, 7.5)};
    scenario.terrain = {tallBox("one", 4.13, 1.27, 5.31, 4.19), tallBox("two", 7.17, 3.41, 8.39, 6.93),
                        tallBox("three", 10.23, 0.37, 11.09, 2.77)};
    return scenario;
}

/// Returns `smallTable` with two zones per player: those of "a" overlap, those of "b" are disjoint. Another zone has no
/// player.
inline Scenario smallTableOfSeveralZones() {
    Scenario scenario = smallTable();
    scenario.zones = {zoneOf("upper-left", "a", 0, 0, 2, 5), zoneOf("lower-right", "b", 13, 6, 16, 9),
                      zoneOf("lower-left", "a", 0, 3, 3, 8), zoneOf("way", "", 6, 7, 10, 9),
                      zoneOf("upper-right", "b", 14, 0, 16, 4)};
    return scenario;
}

inline PreparedTable prepared(const Scenario& scenario, const char* rules = "plan") {
    return PreparedTable{scenario, *shippedRuleSet(QString::fromLatin1(rules))};
}

inline bool judgeSees(const PreparedTable& table, Point from, Point to) {
    const RegionQuestion look;
    return visibilityBetween(table, regionViewerAt(look, from), regionTargetAt(look, to)) == Visibility::Clear;
}

/// Middles of the cells of 1 in, those a test holds.
template <class Holds> std::vector<Point> samplePointsThat(const Table& table, Holds&& holds) {
    std::vector<Point> samplePoints;
    for (int y = 0; y < static_cast<int>(table.height.inches()); ++y) {
        for (int x = 0; x < static_cast<int>(table.width.inches()); ++x) {
            if (const Point samplePoint = pointFromInches(x + 0.5, y + 0.5); holds(samplePoint)) {
                samplePoints.push_back(samplePoint);
            }
        }
    }
    return samplePoints;
}

inline std::vector<Point> allSamplePoints(const Table& table) {
    return samplePointsThat(table, [](Point) { return true; });
}
inline std::vector<Point> samplePointsOf(const Zone& zone, const Table& table) {
    return samplePointsThat(table, [&](Point samplePoint) { return zone.polygon.contains(samplePoint); });
}
/// An objective holds the middles within 20 mm of its own.
inline std::vector<Point> samplePointsOf(const Objective& objective, const Table& table) {
    return samplePointsThat(
        table, [&](Point samplePoint) { return inchesBetween(objective.position, samplePoint) <= 20 / 25.4; });
}
inline std::vector<Point> afterMove(const std::vector<Point>& from, const Table& table, double inches) {
    return samplePointsThat(table, [&](Point samplePoint) {
        return std::ranges::any_of(from, [&](Point one) { return inchesBetween(one, samplePoint) <= inches; });
    });
}

struct Shares {
    double seen = 0.0;
    double mean = 0.0;
};

/// Each line by the judge.
inline Shares judgedShares(const PreparedTable& table, const std::vector<Point>& from, const std::vector<Point>& to) {
    std::size_t seen = 0;
    std::size_t lines = 0;
    for (const Point target : to) {
        const auto viewers =
            std::ranges::count_if(from, [&](Point viewer) { return judgeSees(table, viewer, target); });
        lines += static_cast<std::size_t>(viewers);
        seen += viewers > 0 ? 1 : 0;
    }
    const auto count = static_cast<double>(to.size());
    return {static_cast<double>(seen) / count, static_cast<double>(lines) / count / static_cast<double>(from.size())};
}

/// The spots in any of a player's zones, each once.
inline std::vector<Point> groundSamplePoints(const Scenario& scenario, const PlayerId& player) {
    return samplePointsThat(scenario.table, [&](Point samplePoint) {
        return std::ranges::any_of(scenario.zones, [&](const Zone& zone) {
            return zone.player == player && zone.polygon.contains(samplePoint);
        });
    });
}

/// The points of the zones of a player at which lanes may end, on a grid of 1 in around the center of a table of an
/// even width and an odd height: columns on the inches, rows on the half inches. Zones are boxes on whole inches; a
/// border that is inside another of them is none.
inline std::vector<Point> laneEnds(const Scenario& scenario, const PlayerId& player) {
    std::vector<Point> ends;
    for (const Zone& zone : scenario.zones) {
        if (zone.player != player) {
            continue;
        }
        const Box box = scenarios::boundsOf(scenario, std::vector<AnyId>{zone.id});
        const double top = box.low.y.inches();
        const double bottom = box.high.y.inches();
        for (double x = box.low.x.inches(); x <= box.high.x.inches(); ++x) {
            for (double y = top + 0.5; y < bottom; ++y) {
                ends.push_back(pointFromInches(x, y));
            }
            for (const Point border : {pointFromInches(x, top), pointFromInches(x, bottom)}) {
                if (std::ranges::none_of(scenario.zones, [&](const Zone& other) {
                        return other.player == player && other.polygon.containsInside(border);
                    })) {
                    ends.push_back(border);
                }
            }
        }
    }
    return ends;
}

/// The longest clear line between two sets of points, apart from those along an edge of the table.
inline double longestByJudge(const PreparedTable& table, const std::vector<Point>& from, const std::vector<Point>& to) {
    const Table& size = table.scenario().table;
    double longest = 0.0;
    for (const Point a : from) {
        for (const Point b : to) {
            const bool isAlongEdge = (a.x == b.x && (a.x == Length{} || a.x == size.width)) ||
                                     (a.y == b.y && (a.y == Length{} || a.y == size.height));
            const double length = isAlongEdge ? 0.0 : inchesBetween(a, b);
            longest = length > longest && judgeSees(table, a, b) ? length : longest;
        }
    }
    return longest;
}

/// What the report tells of one of two sides, from the judge. All zones of a player are its ground.
inline SideExposure judgedSide(const PreparedTable& table, std::size_t own, double move) {
    const Scenario& scenario = table.scenario();
    const auto mine = groundSamplePoints(scenario, scenario.players[own].id);
    const auto theirs = groundSamplePoints(scenario, scenario.players[1 - own].id);
    SideExposure side{scenario.players[own].id};
    for (const Zone& zone : scenario.zones) {
        if (zone.player == side.player) {
            side.zones.push_back(zone.id);
        }
    }
    side.zoneSeen = judgedShares(table, theirs, mine).seen;
    side.zoneSquareInches = static_cast<double>(mine.size());
    side.safeSquareInches = static_cast<double>(mine.size()) * (1.0 - side.zoneSeen);
    side.zoneSeenAfterMove = judgedShares(table, afterMove(theirs, scenario.table, move), mine).seen;
    for (const Objective& objective : scenario.objectives) {
        side.objectivesSeen += judgedShares(table, mine, samplePointsOf(objective, scenario.table)).mean /
                               static_cast<double>(scenario.objectives.size());
    }
    side.tableSeen = judgedShares(table, mine, allSamplePoints(scenario.table)).mean;
    return side;
}

inline bool isNear(double a, double b) { return std::abs(a - b) < kRounding; }

inline bool isNear(const Exposure& a, const Shares& b) { return isNear(a.seen, b.seen) && isNear(a.mean, b.mean); }

inline bool isNear(const SideExposure& a, const SideExposure& b) {
    return a.player == b.player && isNear(a.zoneSeen, b.zoneSeen) && isNear(a.zoneSeenAfterMove, b.zoneSeenAfterMove) &&
           isNear(a.objectivesSeen, b.objectivesSeen) && isNear(a.tableSeen, b.tableSeen) && a.zones == b.zones &&
           a.zoneSquareInches == b.zoneSquareInches && std::abs(a.safeSquareInches - b.safeSquareInches) < 1e-9;
}

inline std::array<double, 4> figuresOf(const SideExposure& side) {
    return {side.zoneSeen, side.zoneSeenAfterMove, side.objectivesSeen, side.tableSeen};
}

inline LayoutOptions quickly(int trials = 0) {
    LayoutOptions options{.move = Length::fromInches(3), .trials = trials, .threads = 1};
    return options;
}

enum class Mirrored { HalfTurn, LeftRight };

/// Pieces on the left on whole multiples of `step`, and again on the right.
inline Scenario symmetricTable(std::uint64_t seed, Mirrored how, double step) {
    Random random{seed};
    Scenario scenario = emptyTable(24, 16);
    scenario.zones = {zoneOf("left", "a", 0, 0, 4, 16), zoneOf("right", "b", 20, 0, 24, 16)};
    scenario.objectives = {objectiveAt("middle", 12, 8)};
    const auto steps = [&](double inches) { return step * random.below(static_cast<int>(inches / step)); };
    for (int i = 0; i < 4; ++i) {
        const double left = 4 + steps(6);
        const double top = steps(12);
        const double right = left + step + steps(3);
        const double bottom = top + step + steps(4);
        const bool turns = how == Mirrored::HalfTurn;
        scenario.terrain.push_back(tallBox(QStringLiteral("left-%1").arg(i), left, top, right, bottom));
        scenario.terrain.push_back(tallBox(QStringLiteral("right-%1").arg(i), 24 - right, turns ? 16 - bottom : top,
                                           24 - left, turns ? 16 - top : bottom));
    }
    return scenario;
}

/// Each zone in two parts along a random line, which overlap by up to 3 in, in a random order; together they hold the
/// same spots.
inline Scenario withZonesInParts(Scenario scenario, std::uint64_t seed) {
    Random random{seed};
    std::vector<Zone> parts;
    for (const Zone& zone : scenario.zones) {
        const Box box = scenarios::boundsOf(scenario, std::vector<AnyId>{zone.id});
        const double top = box.low.y.inches();
        const double bottom = box.high.y.inches();
        const double cut = top + 4 + random.below(static_cast<int>(bottom - top) - 8);
        const auto part = [&](const QString& name, double from, double to) {
            Zone made = zone;
            made.id.value += name;
            made.polygon = Polygon::fromVertices(Ring{{box.low.x, Length::fromInches(from)},
                                                      {box.high.x, Length::fromInches(from)},
                                                      {box.high.x, Length::fromInches(to)},
                                                      {box.low.x, Length::fromInches(to)}})
                               .value();
            parts.insert(parts.begin() + random.below(static_cast<int>(parts.size()) + 1), made);
        };
        part(QStringLiteral("-one"), top, cut + random.below(4));
        part(QStringLiteral("-two"), cut, bottom);
    }
    // Sides are told in the order of their first zones: that of the players stays.
    std::ranges::rotate(parts, std::ranges::find(parts, scenario.zones.front().player, &Zone::player));
    scenario.zones = std::move(parts);
    return scenario;
}

inline double
influenceOf(const std::vector<PieceInfluence>& all, const QString& piece, double PieceInfluence::*figure) {
    return (*std::ranges::find(all, PieceId{piece}, &PieceInfluence::piece)).*figure;
}

} // namespace sightline::testsupport
