#include "scenarios/analysis/heat_map.h"
#include "scenarios/analysis/side_zones.h"
#include "scenarios/base/placement_rng.h"
#include "scenarios/edits/edits.h"
#include "tests/scenarios/analysis/layout_by_judge.h"
#include "tests/support/rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace sightline::testsupport;

/// Each figure of a layout's report by a way of its own: the judge line by line, areas by hand, the other side of a
/// symmetric table.
class TestLayoutFigures : public QObject {
    Q_OBJECT

private slots:
    /// A wall from edge to edge leaves two rectangles, each seen by all who stand in it.
    void oneWall_leavesAreasByHand() {
        Scenario scenario = emptyTable(60, 44);
        scenario.terrain = {tallBox("wall", 20, 0, 21, 44)};
        LayoutOptions options = quickly();
        options.openShare = 0.5;
        const auto report = layoutReport(prepared(scenario), options);
        QVERIFY(std::abs(report->meanSeenShare - (20.0 * 20 + 39.0 * 39) / (59 * 60)) < 1e-9);
        QVERIFY(isNear(report->openSamplePoints, 39.0 / 60));
        QCOMPARE(report->openest.size(), std::size_t{39 * 44});
        QVERIFY(std::ranges::all_of(report->openest, [](const SamplePointShare& one) {
            return one.samplePoint.x > Length::fromInches(21) && std::abs(one.share - 39.0 / 60) < 1e-9;
        }));
        QVERIFY(report->lanes.empty() && report->fairness.sides.empty());
    }

    /// A wall from the upper edge to the middle hides a triangle or a trapezium.
    void halfAWall_hidesTheAreaBehindIt() {
        Scenario scenario = emptyTable(20, 10);
        scenario.terrain = {tallBox("wall", 10, 0, 10.5, 5)};
        const LayoutOptions options = quickly();
        const auto report = layoutReport(prepared(scenario), options);
        double sum = 0.0;
        int seeing = 0;
        for (const Point samplePoint : allSamplePoints(scenario.table)) {
            const double x = samplePoint.x.inches();
            const double y = samplePoint.y.inches();
            if (x > 10 && x < 10.5) {
                continue;
            }
            // Past the lower corner nearer to the spot's height, below the wall: what lies beyond on the wall's side is
            // hidden.
            const bool isLeft = x < 10;
            const double way = isLeft ? x : 20 - x;
            const double corner =
                y < 5
                    ? (isLeft ? 10 : 9.5)
                    : (isLeft ? 10.5 : 10); // how far from the spot's edge of the table the line passes the wall's foot
            double hidden = 0.0;
            constexpr int kSlices = 20'000;
            const double from = isLeft ? 10 : 9.5;
            for (int i = 0; i < kSlices; ++i) {
                const double at = from + (20 - from) * (i + 0.5) / kSlices;
                const double line = std::clamp(y + (5 - y) * (at - way) / (corner - way), 0.0, 10.0);
                hidden += std::max(at < from + 0.5 ? 5.0 : 0.0, at < corner ? 0.0 : line) * (20 - from) / kSlices;
            }
            sum += (200 - hidden) / 200;
            ++seeing;
        }
        QVERIFY(std::abs(report->meanSeenShare - sum / seeing) < 1e-4);
    }

    void exposures_areSumsOfTheJudge() {
        const Scenario scenario = smallTable();
        const PreparedTable table = prepared(scenario);
        const auto report = layoutReport(table, quickly());
        const std::array places{samplePointsOf(scenario.zones[0], scenario.table),
                                samplePointsOf(scenario.zones[1], scenario.table),
                                samplePointsOf(scenario.objectives[0], scenario.table),
                                samplePointsOf(scenario.objectives[1], scenario.table)};
        QCOMPARE(report->now.entries.size(), std::size_t{12});
        for (std::size_t from = 0; from < places.size(); ++from) {
            QCOMPARE(report->now.places[from].samplePoints.size(), places[from].size());
            for (std::size_t to = 0; to < places.size(); ++to) {
                if (from == to) {
                    continue;
                }
                const Shares now = judgedShares(table, places[from], places[to]);
                const Shares later = judgedShares(table, afterMove(places[from], scenario.table, 3), places[to]);
                const QByteArray where = QStringLiteral("from %1 to %2").arg(from).arg(to).toUtf8();
                QVERIFY2(isNear(report->now.between(from, to), now), where.constData());
                QVERIFY2(isNear(report->afterMove.between(from, to), later), where.constData());
            }
        }
    }

    /// On whole inches, where many lines touch corners.
    void linesBetweenTwoZones_areAsManyFromEitherEnd() {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Scenario scenario = symmetricTable(seed, Mirrored::HalfTurn, 0.5);
            scenario.terrain.erase(scenario.terrain.begin(), scenario.terrain.begin() + 3);
            const ExposureTable table = exposureTable(RegionTable{prepared(scenario)}, {});
            for (const auto& [from, to] : {std::pair{std::size_t{0}, std::size_t{1}}, {0, 2}, {1, 2}}) {
                QVERIFY2(isNear(table.between(from, to).mean, table.between(to, from).mean),
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
        }
    }

    void sides_areSumsOfTheJudge() {
        const PreparedTable table = prepared(smallTable());
        const auto report = layoutReport(table, quickly());
        compareSides(table, report->fairness);
    }

    /// All zones of a player count as the player's, and a spot in two of them counts once.
    void sidesOfSeveralZones_areSumsOfTheJudge() {
        const PreparedTable table = prepared(smallTableOfSeveralZones());
        const auto report = layoutReport(table, quickly());
        compareSides(table, report->fairness);
        QCOMPARE(report->fairness.sides[0].zoneSquareInches, 21.0); // 10 and 15, of which 4 are the same
        QCOMPARE(report->fairness.sides[1].zoneSquareInches, 17.0);
        QVERIFY(report->fairness.sides[0].safeSquareInches > 0.0 && report->fairness.sides[1].safeSquareInches > 0.0);
    }

    /// Each zone has its rows, each side of several has more; none about a side and its own zones.
    void exposuresOfSides_areSumsOfTheJudge() {
        const Scenario scenario = smallTableOfSeveralZones();
        const PreparedTable table = prepared(scenario);
        const auto report = layoutReport(table, quickly());
        std::vector<std::vector<Point>> places;
        std::vector<QString> ids;
        for (const Zone& zone : scenario.zones) {
            places.push_back(samplePointsOf(zone, scenario.table));
            ids.push_back(zone.id.value);
        }
        for (const Objective& objective : scenario.objectives) {
            places.push_back(samplePointsOf(objective, scenario.table));
            ids.push_back(objective.id.value);
        }
        for (const Player& player : scenario.players) {
            places.push_back(groundSamplePoints(scenario, player.id));
            ids.push_back(player.id.value);
        }
        const auto isOwn = [&](std::size_t side, std::size_t zone) {
            return side >= 7 && zone < 5 && scenario.zones[zone].player.value == ids[side];
        };
        QCOMPARE(report->now.places.size(), places.size());
        QCOMPARE(report->now.entries.size(), std::size_t{9 * 8 - 2 * 4});
        for (std::size_t from = 0; from < places.size(); ++from) {
            QCOMPARE(report->now.places[from].id, ids[from]);
            QCOMPARE(report->now.places[from].samplePoints.size(), places[from].size());
            for (std::size_t to = 0; to < places.size(); ++to) {
                if (from == to || isOwn(from, to) || isOwn(to, from)) {
                    continue;
                }
                const Shares now = judgedShares(table, places[from], places[to]);
                const Shares later = judgedShares(table, afterMove(places[from], scenario.table, 3), places[to]);
                const QByteArray where = QStringLiteral("from %1 to %2").arg(ids[from], ids[to]).toUtf8();
                QVERIFY2(isNear(report->now.between(from, to), now), where.constData());
                QVERIFY2(isNear(report->afterMove.between(from, to), later), where.constData());
            }
        }
        QCOMPARE(report->now.seenByEnemies[7].value(), judgedShares(table, places[8], places[7]).seen);
        QVERIFY(!report->now.seenByEnemies[3] && !report->now.seenByEnemies[5]);
    }

    /// To draw a zone in two parts changes nothing of the sides: neither figures nor what set-up errors and pieces do,
    /// nor goals, nor the longest lane, nor the map of the ground.
    void zonesInParts_countAsOne() {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Scenario whole = symmetricTable(seed, Mirrored::HalfTurn, 0.125);
            Scenario uneven = whole;
            uneven.terrain.erase(uneven.terrain.begin() + 1); // sides that differ
            const Scenario parts = withZonesInParts(uneven, seed);
            const QByteArray where = QStringLiteral("seed %1").arg(seed).toUtf8();
            const auto one = layoutReport(prepared(uneven), quickly(4));
            const auto other = layoutReport(prepared(parts), quickly(4));
            for (std::size_t side = 0; side < 2; ++side) {
                SideExposure told = other->fairness.sides[side];
                QVERIFY2(told.zones.size() == 2, where.constData());
                told.zones = one->fairness.sides[side].zones;
                QVERIFY2(told == one->fairness.sides[side], where.constData());
            }
            for (const auto figure : {&FairnessStudy::zoneSeen, &FairnessStudy::zoneSeenAfterMove,
                                      &FairnessStudy::objectivesSeen, &FairnessStudy::tableSeen}) {
                QVERIFY2((*one).fairness.*figure == (*other).fairness.*figure, where.constData());
            }
            QVERIFY2(one->influences == other->influences, where.constData());
            QVERIFY2(one->lanes.empty() == other->lanes.empty(), where.constData());
            if (!one->lanes.empty()) {
                QVERIFY2(one->lanes[0].lengthInches == other->lanes[0].lengthInches &&
                             one->lanes[0].from == other->lanes[0].from && one->lanes[0].to == other->lanes[0].to,
                         where.constData());
            }
            LayoutGoal goal;
            goal.safeAreaSquareInches =
                std::min(one->fairness.sides[0].safeSquareInches, one->fairness.sides[1].safeSquareInches);
            QVERIFY2(*goal.safeAreaSquareInches == 0.0 || meetsGoal(prepared(parts), goal, Length::fromInches(1)),
                     where.constData());
            *goal.safeAreaSquareInches += 1;
            QVERIFY2(!meetsGoal(prepared(parts), goal, Length::fromInches(1)), where.constData());
            HeatQuestion heat;
            heat.zoneCell = Length::fromInches(1);
            heat.zones = {uneven.zones[0].id};
            const HeatMap ofOne = heatMap(RegionTable{prepared(uneven)}, heat);
            heat.zones = groundOf(parts, {"a"});
            const HeatMap ofParts = heatMap(RegionTable{prepared(parts)}, heat);
            QVERIFY2(ofOne.viewers == ofParts.viewers && ofOne.counts == ofParts.counts, where.constData());
        }
    }

    /// Zones in parts and several objectives, which the file names in whatever order.
    void symmetricTablesOfSeveralZones_giveBothSidesTheSame() {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Scenario scenario = symmetricTable(seed, Mirrored::HalfTurn, 0.125);
            Random random{seed};
            scenario.zones.clear();
            for (int i = 0; i < 3; ++i) {
                const double top = random.below(12);
                const double right = 2 + random.below(4);
                const double bottom = top + 2 + random.below(3);
                scenario.zones.push_back(
                    zoneOf(QStringLiteral("left-zone-%1").arg(i).toLatin1().constData(), "a", 0, top, right, bottom));
                scenario.zones.insert(scenario.zones.begin() + random.below(i + 1),
                                      zoneOf(QStringLiteral("right-zone-%1").arg(i).toLatin1().constData(), "b",
                                             24 - right, 16 - bottom, 24, 16 - top));
            }
            scenario.objectives = {objectiveAt("one", 7, 3), objectiveAt("middle", 12, 8), objectiveAt("two", 9, 14),
                                   objectiveAt("one-again", 17, 13), objectiveAt("two-again", 15, 2)};
            const auto report = layoutReport(prepared(scenario), quickly());
            const QByteArray where = QStringLiteral("seed %1").arg(seed).toUtf8();
            QVERIFY2(report->symmetries.front().isExact(), where.constData());
            const SideExposure& a = report->fairness.sides[0];
            const SideExposure& b = report->fairness.sides[1];
            QVERIFY2(figuresOf(a) == figuresOf(b) && a.zoneSquareInches == b.zoneSquareInches &&
                         a.safeSquareInches == b.safeSquareInches,
                     where.constData());
            const std::size_t first = scenario.zones.size() + scenario.objectives.size();
            QVERIFY2(report->now.places[first].isSide() && report->now.places[first + 1].isSide(), where.constData());
            for (const ExposureTable* table : {&report->now, &report->afterMove}) {
                QVERIFY2(table->between(first, first + 1).seen == table->between(first + 1, first).seen,
                         where.constData());
                QVERIFY2(table->between(first, first + 1).mean == table->between(first + 1, first).mean,
                         where.constData());
            }
        }
    }

    /// Each set-up made by hand from the dice, and judged.
    void setUpErrors_areWhatEachTrialGives() {
        Scenario scenario = smallTable();
        scenario.terrain.erase(scenario.terrain.begin() + 2);
        constexpr int kTrials = 5;
        const auto report = layoutReport(prepared(scenario), quickly(kTrials));
        std::array<std::vector<double>, 4> values;
        for (int trial = 0; trial < kTrials; ++trial) {
            Scenario moved = scenario;
            for (const Piece& piece : scenario.terrain) {
                PlacementRng random{1, trial, piece.id.value};
                const std::array<AnyId, 1> ids{AnyId{piece.id}};
                const Vector by = random.uniformOffset(6.35);
                const Angle turn = random.evenTurn(2);
                const Point middle = std::get<Polygon>(piece.outline).centroid() + by;
                moved = withTurned(withMoved(std::move(moved), ids, by), ids, middle, turn);
            }
            const PreparedTable table = prepared(moved);
            const auto first = figuresOf(judgedSide(table, 0, 3));
            const auto second = figuresOf(judgedSide(table, 1, 3));
            for (std::size_t i = 0; i < values.size(); ++i) {
                values[i].push_back(first[i] - second[i]);
            }
        }
        const FairnessStudy& study = report->fairness;
        QCOMPARE(study.trials, kTrials);
        const std::array differences{study.zoneSeen, study.zoneSeenAfterMove, study.objectivesSeen, study.tableSeen};
        for (std::size_t i = 0; i < differences.size(); ++i) {
            double sum = 0.0;
            std::ranges::for_each(values[i], [&](double one) { sum += one; });
            QVERIFY(isNear(differences[i].mean, sum / kTrials));
            QVERIFY(isNear(differences[i].low, std::ranges::min(values[i])) &&
                    isNear(differences[i].high, std::ranges::max(values[i])));
            QCOMPARE(differences[i].isWithinSetUpError(), differences[i].low <= 0 && differences[i].high >= 0);
        }
        QVERIFY(study.tableSeen.low < study.tableSeen.high);
    }

    /// A box whose edge stands an eighth of an inch beside a line hides it in a quarter of all set-ups: those with an
    /// error of more than half of the quarter inch, that way.
    void setUpErrors_ofALine_areItsChances() {
        Scenario scenario = emptyTable(20, 10);
        scenario.zones = {zoneOf("left", "a", 0, 5, 1, 6), zoneOf("right", "b", 19, 5, 20, 7)};
        scenario.terrain = {tallBox("box", 9.9, 5.625, 10.1, 5.77)};
        constexpr int kTrials = 400;
        const FairnessStudy study = layoutReport(prepared(scenario), quickly(kTrials))->fairness;
        QCOMPARE(study.zoneSeen.asPlaced, 0.0);
        // The spot at (0.5, 5.5) is always seen from (19.5, 6.5), and sees (19.5, 5.5) or not: half of the other zone.
        QCOMPARE(study.zoneSeen.low, 0.0);
        QCOMPARE(study.zoneSeen.high, 0.5);
        const double hidden = study.zoneSeen.mean / 0.5;
        QVERIFY2(hidden > 0.14 && hidden < 0.36,
                 qPrintable(QString::number(hidden))); // five standard deviations of 400 throws
        QVERIFY(study.zoneSeen.isWithinSetUpError());
    }

    void symmetricTables_giveBothSidesTheSame_data() {
        addColumns<int, double>("how", "step");
        QTest::newRow("half turn, whole inches") << static_cast<int>(Mirrored::HalfTurn) << 1.0;
        QTest::newRow("half turn, eighths") << static_cast<int>(Mirrored::HalfTurn) << 0.125;
        QTest::newRow("mirror, whole inches") << static_cast<int>(Mirrored::LeftRight) << 1.0;
        QTest::newRow("mirror, eighths") << static_cast<int>(Mirrored::LeftRight) << 0.125;
    }
    void symmetricTables_giveBothSidesTheSame() {
        auto [how, step] = fetch<int, double>("how", "step");
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Scenario scenario = symmetricTable(seed, static_cast<Mirrored>(how), step);
            const auto report = layoutReport(prepared(scenario), quickly());
            const QByteArray where = QStringLiteral("seed %1").arg(seed).toUtf8();
            QVERIFY(report->symmetries.front().isExact());
            QVERIFY2(figuresOf(report->fairness.sides[0]) == figuresOf(report->fairness.sides[1]), where.constData());
            for (const ExposureTable* table : {&report->now, &report->afterMove}) {
                for (const auto& [from, to] : {std::pair{std::size_t{0}, std::size_t{1}}, {0, 2}, {2, 0}}) {
                    const auto other = [](std::size_t place) { return place == 2 ? place : 1 - place; };
                    const Exposure& one = table->between(from, to);
                    const Exposure& mirrored = table->between(other(from), other(to));
                    QVERIFY2(one.seen == mirrored.seen && one.mean == mirrored.mean, where.constData());
                }
            }
            for (int i = 0; i < 4; ++i) {
                for (const auto figure : {&PieceInfluence::removed, &PieceInfluence::nudged}) {
                    const double left = influenceOf(report->influences, QStringLiteral("left-%1").arg(i), figure);
                    const double right = influenceOf(report->influences, QStringLiteral("right-%1").arg(i), figure);
                    QVERIFY2(isNear(std::abs(left), std::abs(right)), where.constData());
                }
            }
        }
    }

    void lanes_areTheLongestLinesThatTheJudgeFindsClear() {
        const Scenario scenario = smallTable();
        const PreparedTable table = prepared(scenario);
        const auto lanes = layoutReport(table, quickly())->lanes;
        const double longest = longestByJudge(table, laneEnds(scenario, {"a"}), laneEnds(scenario, {"b"}));
        QVERIFY(longest > 13 && !lanes.empty() && std::abs(lanes[0].lengthInches - longest) < 1e-9);
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            const Lane& lane = lanes[i];
            QVERIFY(lane.fromZone == ZoneId{"left"} && scenario.zones[0].polygon.contains(lane.from));
            QVERIFY(lane.toZone == ZoneId{"right"} && scenario.zones[1].polygon.contains(lane.to));
            QVERIFY(judgeSees(table, lane.from, lane.to) &&
                    std::abs(lane.lengthInches - inchesBetween(lane.from, lane.to)) < 1e-9);
            QVERIFY(i == 0 || lanes[i - 1].lengthInches >= lane.lengthInches);
        }
    }

    void lanesBetweenSeveralZones_nameAZoneThatHoldsTheirEnds() {
        const Scenario scenario = smallTableOfSeveralZones();
        const PreparedTable table = prepared(scenario);
        const auto lanes = layoutReport(table, quickly())->lanes;
        const double longest = longestByJudge(table, laneEnds(scenario, {"a"}), laneEnds(scenario, {"b"}));
        QVERIFY(!lanes.empty() && std::abs(lanes[0].lengthInches - longest) < 1e-9);
        const auto zone = [&](const ZoneId& id) { return *std::ranges::find(scenario.zones, id, &Zone::id); };
        for (const Lane& lane : lanes) {
            QVERIFY(zone(lane.fromZone).player == PlayerId{"a"} && zone(lane.fromZone).polygon.contains(lane.from));
            QVERIFY(zone(lane.toZone).player == PlayerId{"b"} && zone(lane.toZone).polygon.contains(lane.to));
            QVERIFY(judgeSees(table, lane.from, lane.to));
            for (const Lane& other : lanes) {
                QVERIFY(&other == &lane || inchesBetween(lane.from, other.from) > 4 ||
                        inchesBetween(lane.to, other.to) > 4);
            }
        }
    }

    /// Between two boxes that leave a slot, straight through it.
    void aLaneThroughASlot_isAsWideAsTheSlot() {
        Scenario scenario = emptyTable(20, 10);
        scenario.zones = {zoneOf("left", "a", 0, 5, 1, 6), zoneOf("right", "b", 19, 5, 20, 6)};
        scenario.terrain = {tallBox("upper", 9, 0, 11, 4.75), tallBox("lower", 9, 6.5, 11, 10)};
        const auto report = layoutReport(prepared(scenario), quickly());
        QCOMPARE(report->lanes.size(), std::size_t{1});
        QVERIFY(std::abs(report->lanes[0].lengthInches - std::hypot(20, 1)) < 1e-9);
        QVERIFY(std::abs(report->lanes[0].widthInches - 1.75) < 1e-5);
        QCOMPARE(report->gaps.size(), std::size_t{1});
        QVERIFY(std::abs(report->gaps[0].inches - 1.75) < 1e-9);
    }

    /// The widest beam is not centered on the line between the ends: the strip that is drawn meets no piece.
    void theBeamOfALane_isWhereItIsClear() {
        Scenario scenario = emptyTable(20, 10);
        scenario.zones = {zoneOf("left", "a", 0, 5, 1, 6), zoneOf("right", "b", 19, 5, 20, 6)};
        scenario.terrain = {tallBox("upper", 9, 0, 11, 4.75), tallBox("lower", 9, 6.5, 11, 10)};
        const auto lanes = layoutReport(prepared(scenario), quickly())->lanes;
        QCOMPARE(lanes.size(), std::size_t{1});
        const Lane& lane = lanes[0];
        const double dx = lane.beamTo.x.inches() - lane.beamFrom.x.inches();
        const double dy = lane.beamTo.y.inches() - lane.beamFrom.y.inches();
        QVERIFY(std::abs(std::hypot(dx, dy) - lane.lengthInches) < 0.5);
        for (const Piece& piece : scenario.terrain) {
            for (const Point corner : std::get<Polygon>(piece.outline).outline()) {
                const double off = ((corner.x.inches() - lane.beamFrom.x.inches()) * dy -
                                    (corner.y.inches() - lane.beamFrom.y.inches()) * dx) /
                                   std::hypot(dx, dy);
                QVERIFY2(std::abs(off) > lane.widthInches / 2 - 1e-4, piece.id.value.toUtf8().constData());
            }
        }
    }

    void gaps_areMeasuredByHand() {
        Scenario scenario = emptyTable(20, 10);
        scenario.terrain = {tallBox("one", 2, 2, 4, 4), tallBox("diagonal", 5, 5.5, 7, 7), tallBox("far", 12, 2, 14, 4),
                            tallBox("beside", 14.5, 2, 16, 4)};
        const auto gaps = layoutReport(prepared(scenario), quickly())->gaps;
        QCOMPARE(gaps.size(), std::size_t{2});
        QVERIFY(gaps[0].one == PieceId{"far"} && gaps[0].other == PieceId{"beside"} &&
                std::abs(gaps[0].inches - 0.5) < 1e-9);
        QVERIFY(gaps[0].from.x == Length::fromInches(14) && gaps[0].to.x == Length::fromInches(14.5) &&
                gaps[0].from.y == gaps[0].to.y);
        QVERIFY(gaps[1].one == PieceId{"one"} && gaps[1].other == PieceId{"diagonal"} &&
                std::abs(gaps[1].inches - std::hypot(1, 1.5)) < 1e-6);
        QVERIFY(gaps[1].from == pointFromInches(4, 4) && gaps[1].to == pointFromInches(5, 5.5));
    }

    void influences_areDifferencesOfTheJudgesLines_data() {
        QTest::addColumn<bool>("several");
        QTest::newRow("one zone a player") << false;
        QTest::newRow("two zones a player") << true;
    }
    void influences_areDifferencesOfTheJudgesLines() {
        QFETCH(bool, several);
        const Scenario scenario = several ? smallTableOfSeveralZones() : smallTable();
        const auto clearIn = [&](const Scenario& changed) {
            return judgedShares(prepared(changed), groundSamplePoints(scenario, {"a"}),
                                groundSamplePoints(scenario, {"b"}))
                .mean;
        };
        const auto told = layoutReport(prepared(scenario), quickly())->influences;
        const double asPlaced = clearIn(scenario);
        for (const Piece& piece : scenario.terrain) {
            const std::array<AnyId, 1> ids{AnyId{piece.id}};
            QVERIFY(isNear(influenceOf(told, piece.id.value, &PieceInfluence::removed),
                           clearIn(withRemoved(scenario, ids)) - asPlaced));
            double most = 0.0;
            for (int way = 0; way < 8; ++way) {
                const double angle = std::numbers::pi * way / 4;
                const Scenario moved = withMoved(
                    scenario, ids, {Length::fromInches(std::cos(angle)), Length::fromInches(std::sin(angle))});
                const double change = clearIn(moved) - asPlaced;
                most = std::abs(change) > std::abs(most) ? change : most;
            }
            QVERIFY(isNear(std::abs(influenceOf(told, piece.id.value, &PieceInfluence::nudged)), std::abs(most)));
        }
        QVERIFY(std::ranges::is_sorted(told, std::ranges::greater{},
                                       [](const PieceInfluence& one) { return std::abs(one.removed); }));
    }

private:
    static void compareSides(const PreparedTable& table, const FairnessStudy& study) {
        QCOMPARE(study.sides.size(), std::size_t{2});
        for (std::size_t side = 0; side < 2; ++side) {
            QVERIFY(isNear(study.sides[side], judgedSide(table, side, 3)));
        }
        const auto first = figuresOf(study.sides[0]);
        const auto second = figuresOf(study.sides[1]);
        const std::array differences{study.zoneSeen, study.zoneSeenAfterMove, study.objectivesSeen, study.tableSeen};
        for (std::size_t i = 0; i < differences.size(); ++i) {
            QVERIFY(isNear(differences[i].asPlaced, first[i] - second[i]));
        }
    }
};

QTEST_APPLESS_MAIN(TestLayoutFigures)
#include "tst_layout_figures.moc"
