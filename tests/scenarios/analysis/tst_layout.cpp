#include "scenarios/analysis/fairness_comparison.h"
#include "scenarios/analysis/interim_change.h"
#include "scenarios/analysis/interim_fairness.h"
#include "scenarios/analysis/isovist_field.h"
#include "scenarios/analysis/layout_report.h"
#include "scenarios/analysis/side_zones.h"
#include "scenarios/edits/edits.h"
#include "tests/scenarios/analysis/layout_by_judge.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stop_token>
#include <utility>
#include <vector>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

/// Two zones across from each other; 60 by 44 in.
Scenario openTable() {
    return makeScenario({.players = {"a", "b"},
                         .zones = {zoneOf("left", "a", 0, 0, 6, 44), zoneOf("right", "b", 54, 0, 60, 44)},
                         .objectives = {objectiveAt("middle", 30, 22)}});
}

} // namespace

/// What a designer is told of a table, each figure by hand or by another way.
class TestLayout : public QObject {
    Q_OBJECT

private slots:
    void isovist_ofAnEmptyTable_isTheTable() {
        Scenario scenario;
        IsovistQuestion question{.cell = Length::fromInches(2)};
        const IsovistField field = isovistField(RegionTable{prepared(scenario)}, question);
        QCOMPARE(field.grid.count(), std::size_t{660});
        for (std::size_t samplePoint = 0; samplePoint < field.grid.count(); ++samplePoint) {
            const Point viewer =
                field.grid.samplePoint(static_cast<int>(samplePoint % 30), static_cast<int>(samplePoint / 30));
            const double x = viewer.x.inches();
            const double y = viewer.y.inches();
            const Isovist& one = field.isovists[samplePoint];
            QVERIFY(std::abs(one.area - 2640) < 1e-6 && std::abs(one.perimeter - 208) < 1e-6);
            QCOMPARE(one.occlusivity, 0.0);
            QVERIFY(std::abs(one.compactness - 4 * std::numbers::pi * 2640 / (208 * 208)) < 1e-9);
            QVERIFY(std::abs(one.drift - std::hypot(30 - x, 22 - y)) < 1e-6);
            QVERIFY(std::abs(one.shortestRadial - std::min({x, y, 60 - x, 44 - y})) < 1e-6);
            QVERIFY(std::abs(one.longestRadial - std::hypot(std::max(x, 60 - x), std::max(y, 44 - y))) < 1e-6);
            QCOMPARE(field.connectivity[samplePoint], 659);
            QCOMPARE(field.meanDepth[samplePoint], 1.0);
        }
    }

    /// A wall from the upper edge to the middle: the lines of sight past its end are the only hidden edges.
    void isovist_behindAWall_hasAnEdgeAlongSight() {
        Scenario scenario = makeScenario({.terrain = {tallBox("wall", 30, 0, 31, 22)}});
        IsovistQuestion question{.cell = Length::fromInches(4)};
        const IsovistField field = isovistField(RegionTable{prepared(scenario)}, question);
        const auto at = [&](int column, int row) { return field.grid.index(column, row); };
        const Isovist& one = field.isovists[at(3, 2)]; // (14, 10): past (30, 22), down to the lower edge at y = 44
        const double slope = 12.0 / 16.0;
        const double meets = 14 + 34 / slope; // x at y = 44
        QVERIFY(std::abs(one.occlusivity - std::hypot(meets - 30, 22)) < 1e-6);
        // From behind the wall one gets anywhere by two lines of sight.
        QVERIFY(field.meanDepth[at(3, 2)] > 1.0 && field.meanDepth[at(3, 2)] < 2.0);
        QVERIFY(field.connectivity[at(3, 2)] < 164);
    }

    void exposures_ofAnOpenTable_areWhole_andOfAClosedOneNothing() {
        Scenario scenario = openTable();
        const ExposureTable open = exposureTable(RegionTable{prepared(scenario)}, {});
        QCOMPARE(open.places.size(), std::size_t{3});
        QCOMPARE(open.places[0].samplePoints.size(), std::size_t{264});
        QCOMPARE(open.places[2].samplePoints.size(), std::size_t{4});
        for (const Exposure& one : open.entries) {
            QCOMPARE(one.seen, 1.0);
            QCOMPARE(one.mean, 1.0);
        }
        scenario.terrain = {tallBox("screen", 20, 0, 21, 44)};
        const ExposureTable closed = exposureTable(RegionTable{prepared(scenario)}, {});
        QCOMPARE(closed.between(0, 1).seen, 0.0);
        QCOMPARE(closed.between(0, 2).mean, 0.0);
        QCOMPARE(closed.between(1, 2).seen, 1.0);
        // From the zone's edge at 6 in the screen at 20 is not passed by a move of 12 in, and by one of 20 in it is.
        ExposureQuestion question{.move = Length::fromInches(12)};
        QCOMPARE(exposureTable(RegionTable{prepared(scenario)}, question).between(0, 1).seen, 0.0);
        question.move = Length::fromInches(20);
        QCOMPARE(exposureTable(RegionTable{prepared(scenario)}, question).between(0, 1).seen, 1.0);
    }

    /// A long wall parts the table, 6 in below its upper edge. Of the zone of "a", 4 by 20 in, the enemy zone above the
    /// wall sees the upper 6 in, both below it see the other 14 in: each spot is seen from one of them, though none
    /// sees more than 14 of 20, and their shares add up to 34 of 20.
    void severalEnemyZones_seeWhatAnyOfThemSees() {
        Scenario scenario =
            makeScenario({.width = 40,
                          .height = 20,
                          .players = {"a", "b", "c"},
                          .zones = {zoneOf("own", "a", 0, 0, 4, 20), zoneOf("above", "b", 36, 0, 40, 4),
                                    zoneOf("below", "b", 36, 8, 40, 12), zoneOf("lowest", "c", 36, 16, 40, 20),
                                    zoneOf("nobody's", "", 20, 0, 22, 20)}});
        Piece wall = makePiece("wall", wallOf({{0, 6}, {40, 6}}));
        scenario.terrain = {wall};
        const RegionTable table{prepared(scenario)};
        const ExposureTable exposures = exposureTable(table, {});
        const std::size_t own = 0;
        QCOMPARE(exposures.between(1, own).seen, 6.0 / 20);
        QCOMPARE(exposures.between(2, own).seen, 14.0 / 20);
        QCOMPARE(exposures.between(3, own).seen, 14.0 / 20);
        const std::vector<std::optional<double>> wanted{1.0, 1.0,          1.0,
                                                        1.0, std::nullopt, 1.0}; // the last is all of "b"
        QVERIFY(exposures.seenByEnemies == wanted);
        // The one above and the one lowest see nothing of each other, and "a" sees both.
        QCOMPARE(exposures.between(1, 3).seen, 0.0);
        const auto sides = sideExposures(table, Length::fromInches(1), Length::fromInches(1));
        QCOMPARE(sides.front().zoneSeen, 1.0);
        QCOMPARE(sides.front().zoneSeenAfterMove, 1.0);
        LayoutGoal goal;
        goal.safeAreaSquareInches = 1;
        QVERIFY(!meetsGoal(prepared(scenario), goal,
                           Length::fromInches(1))); // nothing of the zone is safe from all of them
        // Without the one above the upper 6 in, 24 square inches, are safe; after a move of 1 in no viewer gets past
        // the wall either.
        scenario.zones.erase(scenario.zones.begin() + 1);
        const RegionTable fewer{prepared(scenario)};
        QCOMPARE(sideExposures(fewer, Length::fromInches(1), Length::fromInches(1)).front().zoneSeenAfterMove,
                 14.0 / 20);
        QVERIFY(exposureTable(fewer, {}).seenByEnemies.front() == 14.0 / 20);
        // A viewer of the lower zones that moves 4 in comes up to y = 4.5, past the wall.
        QCOMPARE(sideExposures(fewer, Length::fromInches(1), Length::fromInches(4)).front().zoneSeen, 14.0 / 20);
        QCOMPARE(sideExposures(fewer, Length::fromInches(1), Length::fromInches(4)).front().zoneSeenAfterMove, 1.0);
    }

    void groundOfAPlayer_isWhatItDeploysIn() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("way", "b", 10, 0, 50, 44), zoneOf("left", "a", 0, 0, 6, 20),
                          zoneOf("nobody's", "", 20, 0, 22, 20), zoneOf("right", "b", 54, 0, 60, 44),
                          zoneOf("low", "a", 0, 24, 6, 44)};
        scenario.zones[0].kind = QStringLiteral("corridor");
        scenario.zones[3].kind = QStringLiteral("Deployment");
        scenario.zones[4].kind = QStringLiteral("deployment");
        using Ids = std::vector<ZoneId>;
        QVERIFY(groundOf(scenario, {"a"}) == (Ids{{"left"}, {"low"}}));
        QVERIFY(groundOf(scenario, {"b"}) == (Ids{{"right"}}));
        QVERIFY(groundOf(scenario, {"c"}).empty() && groundOf(scenario, {}).empty());
        // By the first zones of the file.
        const auto sides = sideExposures(RegionTable{prepared(scenario)}, Length::fromInches(2), Length::fromInches(1));
        QVERIFY(sides.size() == 2 && sides[0].player == PlayerId{"b"} && sides[1].player == PlayerId{"a"});
        QCOMPARE(sides[0].zoneSquareInches, 6.0 * 44);
        QCOMPARE(sides[1].zoneSquareInches, 6.0 * 40);
        // Words of one's own for all of them: then all count.
        scenario.zones[3].kind = QStringLiteral("edge");
        QVERIFY(groundOf(scenario, {"b"}) == (Ids{{"way"}, {"right"}}));
        // What belongs to a player beside its ground is looked at, and looks, but for no side.
        scenario.zones[3].kind = QStringLiteral("deployment");
        scenario.terrain = {tallBox("screen", 52, 0, 53, 44)};
        const ExposureTable table = exposureTable(RegionTable{prepared(scenario)}, {});
        QCOMPARE(table.between(0, 1).seen, 1.0);
        QVERIFY(table.seenByEnemies[0] == 1.0 && table.seenByEnemies[1] == 0.0);
        QVERIFY(longestLanes(RegionTable{prepared(scenario)}).empty());
    }

    /// A viewer on a wall asks about each spot by itself: one in two places is asked about once.
    void placesThatOverlap_areSeenOnce() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 0, 6, 6), zoneOf("over", "a", 2, 2, 8, 8),
                          zoneOf("right", "b", 54, 0, 60, 6)};
        scenario.objectives = {objectiveAt("inside", 3, 3)};
        scenario.terrain = {makePiece("fence", wallOf({{57.5, 0}, {57.5, 6}}))};
        ExposureQuestion question;
        question.wantTable = false;
        const ExposureTable some = exposureTable(RegionTable{prepared(scenario)}, question);
        question.wantTable = true;
        QVERIFY(some.entries == exposureTable(RegionTable{prepared(scenario)}, question).entries);
        QVERIFY(std::ranges::all_of(some.entries, [](const Exposure& one) { return one.mean <= 1.0; }));
    }

    void exposuresOfAMove_areThoseOfTwoTables() {
        Scenario scenario = openTable();
        scenario.zones.push_back(zoneOf("inner", "a", 4, 10, 9, 30));
        scenario.terrain = {tallBox("screen", 20, 3, 21, 40), tallBox("ruin", 3, 10, 9, 16),
                            boxPiece("low", 40, 20, 46, 24, 1)};
        for (const char* rules : {"plan", "height-tags"}) {
            const RegionTable table{prepared(scenario, rules)};
            ExposureQuestion question{.cell = Length::fromInches(1.5), .move = {}, .fromObjectives = rules[0] == 'p'};
            const ExposureTable now = exposureTable(table, question);
            question.move = Length::fromInches(7);
            const ExposureTable later = exposureTable(table, question);
            for (const bool laterSeesTable : {false, true}) {
                const ExposuresOfAMove both = exposuresOfAMove(table, question, laterSeesTable);
                QVERIFY(both.now.places == now.places && both.now.entries == now.entries &&
                        both.now.table == now.table);
                QVERIFY(both.later.places == later.places && both.later.entries == later.entries);
                QVERIFY(both.now.seenByEnemies == now.seenByEnemies && both.later.seenByEnemies == later.seenByEnemies);
                QVERIFY(laterSeesTable ? both.later.table == later.table : both.later.table.empty());
            }
            QVERIFY(!(now.entries == later.entries));
        }
    }

    void spotsWithin_areADisc() {
        const SamplePointGrid grid{{{}, pointFromInches(40, 40)}, Length::fromInches(1)};
        const auto samplePoints = samplePointsWithin(grid, {grid.index(20, 20)}, Length::fromInches(5));
        QCOMPARE(samplePoints.size(), std::size_t{81}); // whole places within 5 of a whole place
    }

    void symmetry_namesWhatBreaksIt() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("one", 10, 5, 16, 9), tallBox("other", 44, 35, 50, 39),
                            tallBox("centre", 28, 20, 32, 24)};
        QVERIFY(symmetryOf(scenario, TableSymmetry::HalfTurn).isExact());
        QCOMPARE(symmetriesOf(scenario).front().symmetry, TableSymmetry::HalfTurn);
        scenario.terrain[1] = tallBox("other", 44.5, 35, 50.5, 39);
        const SymmetryStudy shifted = symmetryOf(scenario, TableSymmetry::HalfTurn);
        QCOMPARE(shifted.alone, 0);
        QVERIFY(std::abs(shifted.worstInches - 0.5) < 1e-9);
        QVERIFY(textOf(shifted.elements[0].id) == "one" || textOf(shifted.elements[0].id) == "other");
        scenario.terrain[1].height = Length::fromInches(3);
        const SymmetryStudy built = symmetryOf(scenario, TableSymmetry::HalfTurn);
        QCOMPARE(built.alone, 2);
        // Left for right only.
        scenario.terrain = {tallBox("one", 10, 5, 16, 9), tallBox("other", 44, 5, 50, 9)};
        QVERIFY(symmetryOf(scenario, TableSymmetry::MirrorLeftRight).isExact());
        QVERIFY(!symmetryOf(scenario, TableSymmetry::HalfTurn).isExact());
        QCOMPARE(symmetryOf(scenario, TableSymmetry::MirrorTopBottom).alone, 2);
    }

    void fairness_ofASymmetricTable_isEven_andSeeded() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("one", 10, 5, 16, 20), tallBox("other", 44, 24, 50, 39)};
        FairnessOptions options{.cell = Length::fromInches(2), .trials = 12};
        const FairnessStudy study = fairnessOf(prepared(scenario), options);
        QCOMPARE(study.sides.size(), std::size_t{2});
        QCOMPARE(study.trials, 12);
        QCOMPARE(study.sides[0].zoneSeen, study.sides[1].zoneSeen);
        QCOMPARE(study.tableSeen.asPlaced, 0.0);
        QVERIFY(study.tableSeen.isWithinSetUpError());
        QVERIFY(study.tableSeen.low < study.tableSeen.high);
        options.threads = 1;
        const FairnessStudy again = fairnessOf(prepared(scenario), options);
        QVERIFY(again.tableSeen == study.tableSeen && again.zoneSeen == study.zoneSeen);
        options.seed = 2;
        QVERIFY(!(fairnessOf(prepared(scenario), options).tableSeen == study.tableSeen));
        // A screen before one zone is no matter of set-up.
        scenario.terrain = {tallBox("screen", 50, 0, 51, 30)};
        scenario.objectives = {objectiveAt("near", 30, 10)};
        const FairnessStudy unfair = fairnessOf(prepared(scenario), options);
        QVERIFY(unfair.objectivesSeen.asPlaced > 0.1 && !unfair.objectivesSeen.isWithinSetUpError());
    }

    /// An interim result is the study of the trials finished by then; with one thread these are the first ones.
    void interimResults_areTheStudyOfTheTrialsSoFar() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("bar", 20, 10, 22, 30)};
        FairnessOptions options{.cell = Length::fromInches(4), .trials = 8, .threads = 1};
        std::vector<FairnessStudy> interim;
        std::vector<int> toldAfter;
        int finished = 0;
        const FairnessStudy whole = fairnessWithInterim(
            prepared(scenario), options, [&](int done, int) { finished = done; },
            [&](const FairnessStudy& soFar) {
                interim.push_back(soFar);
                toldAfter.push_back(finished);
            });
        QVERIFY(whole.tableSeen == fairnessOf(prepared(scenario), options).tableSeen);
        QVERIFY(interim.size() >= 2);
        QCOMPARE(interim.front().trials, 1);
        QCOMPARE(interim.back().trials, 8);
        QVERIFY(interim.back().zoneSeen == whole.zoneSeen && interim.back().tableSeen == whole.tableSeen);
        for (std::size_t i = 0; i < interim.size(); ++i) {
            QCOMPARE(interim[i].trials, toldAfter[i] + 1); // before the progress of its trial
            options.trials = interim[i].trials;
            const FairnessStudy first = fairnessOf(prepared(scenario), options);
            QVERIFY(interim[i].objectivesSeen == first.objectivesSeen && interim[i].tableSeen == first.tableSeen);
            QCOMPARE(interim[i].sides, whole.sides);
        }
    }

    /// The unevenness of a set-up is its largest difference, whichever side and figure it is of.
    void theFairerLayout_isTheMoreEvenOneInNearlyAllPairsOfSetUps() {
        const auto studyOf = [](double asPlaced, std::vector<double> zone, std::vector<double> table) {
            FairnessStudy study;
            study.trials = static_cast<int>(zone.size());
            study.zoneSeen.asPlaced = asPlaced;
            study.zoneSeen.trials = std::move(zone);
            study.tableSeen.trials = std::move(table);
            return study;
        };
        const FairnessStudy even = studyOf(0.0, {0.01, -0.02, 0.0, 0.03}, {0.0, 0.01, -0.04, 0.0});
        const FairnessStudy uneven = studyOf(-0.2, {-0.2, -0.25, -0.15, -0.3}, {0.0, 0.0, 0.0, 0.0});
        using enum FairnessComparison::Fairer;
        const FairnessComparison clear = compareFairness(even, uneven);
        QCOMPARE(clear.first.trials, (std::vector{0.01, 0.02, 0.04, 0.03}));
        QCOMPARE(clear.first.asPlaced, 0.0);
        QCOMPARE(clear.second.asPlaced, 0.2);
        QCOMPARE(clear.second.low, 0.15);
        QCOMPARE(clear.second.high, 0.3);
        QCOMPARE(clear.firstIsMoreEven, 1.0);
        QVERIFY(clear.fairer() == First);
        QVERIFY(compareFairness(uneven, even).fairer() == Second);
        // Equal set-ups count half; a table compared to itself is never fairer.
        QCOMPARE(compareFairness(even, even).firstIsMoreEven, 0.5);
        QVERIFY(compareFairness(even, even).fairer() == TooClose);
        // Three of four pairs are not enough.
        const FairnessStudy wide = studyOf(0.1, {0.0, 0.1, 0.1, 0.1}, {0.0, 0.0, 0.0, 0.0});
        const FairnessComparison close = compareFairness(even, wide);
        QCOMPARE(close.firstIsMoreEven, 0.75);
        QVERIFY(close.fairer() == TooClose);
        // Without trials the tables count as they are placed.
        QVERIFY(compareFairness(studyOf(0.0, {}, {}), studyOf(0.1, {}, {})).fairer() == First);
        QVERIFY(compareFairness(studyOf(-0.1, {}, {}), studyOf(0.1, {}, {})).fairer() == TooClose);
    }

    void lanes_areTheLongestClearLines() {
        Scenario scenario = openTable();
        LaneOptions options{.most = 2};
        auto lanes = longestLanes(RegionTable{prepared(scenario)}, options);
        QCOMPARE(lanes.size(), std::size_t{2});
        QVERIFY(std::abs(lanes[0].lengthInches - std::hypot(60, 44)) < 1e-9); // from corner to corner
        QVERIFY(std::abs(lanes[0].widthInches - 4) < 1e-3);
        // A slot of 2 in is all that is open.
        scenario.terrain = {tallBox("upper", 29, 0, 31, 8), tallBox("lower", 29, 10, 31, 44)};
        lanes = longestLanes(RegionTable{prepared(scenario)}, options);
        QVERIFY(lanes[0].widthInches > 0.0 && lanes[0].widthInches <= 2.0 + 1e-6);
        QVERIFY(lanes[0].lengthInches < 70); // the long diagonals are closed
        const auto gaps = narrowGaps(scenario, Length::fromInches(3));
        QCOMPARE(gaps.size(), std::size_t{1});
        QVERIFY(std::abs(gaps[0].inches - 2) < 1e-9);
        QVERIFY(narrowGaps(scenario, Length::fromInches(2)).empty());
    }

    /// A slot leaves lines open between the fronts of two zones only, as from (30, 34) to (58, 22): walls stand right
    /// behind the fronts, so that no point inside the zones sees any of the other.
    void aFinerSpacing_neverLosesALane() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 22, 30, 44), zoneOf("right", "b", 43, 0, 60, 22)};
        // A screen across that line, with a slot of an inch.
        const double length = std::hypot(28, 12);
        const Point middle = pointFromInches(44, 28);
        const auto across = [&](const char* id, double from, double to) {
            Piece piece = tallBox(QString::fromLatin1(id), 0, 0, 1, 1);
            Ring ring;
            for (const auto& [along, aside] :
                 {std::pair{-1.0, from}, {1.0, from}, {1.0, to}, {-1.0, to}}) { // clockwise on screen
                ring.push_back({middle.x + Length::fromInches((along * 28 + aside * 12) / length),
                                middle.y + Length::fromInches((-along * 12 + aside * 28) / length)});
            }
            piece.outline = Polygon::fromVertices(ring).value();
            return piece;
        };
        scenario.terrain = {across("near", 0.5, 14), across("far", -60, -0.5),
                            tallBox("behind-left", 29.5, 22, 29.9, 44), tallBox("behind-right", 43, 21.5, 60, 21.9)};
        const RegionTable table{prepared(scenario)};
        double last = 0.0;
        for (const double cell : {4.0, 2.0, 1.0, 0.5}) {
            LaneOptions options{.cell = Length::fromInches(cell)};
            const auto lanes = longestLanes(table, options);
            QVERIFY(!lanes.empty());
            QVERIFY2(lanes.front().lengthInches >= last, QByteArray::number(cell).constData());
            QVERIFY(lanes.front().lengthInches > 30.4);
            last = lanes.front().lengthInches;
        }
    }

    /// Pieces that stand at the edge of the table close the lane that runs along it, though it only touches them.
    void noLane_runsAlongTheEdgeOfTheTable() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("screen", 30, 0, 31, 44)};
        QVERIFY(longestLanes(RegionTable{prepared(scenario)}).empty());
    }

    void packsAndVolume_areJudgedSpotBySpot_data() {
        addColumns<QString, double, bool>("rules", "height", "isClosed");
        QTest::newRow("a ruin without walls, under a pack") << QStringLiteral("40k-11e") << 6.0 << true;
        QTest::newRow("a tall solid, under volume") << QStringLiteral("volume") << 6.0 << true;
        QTest::newRow("a low solid, under volume") << QStringLiteral("volume") << 0.5 << false;
    }

    /// A bar over the whole width of the table leaves no line between the zones, or all.
    void packsAndVolume_areJudgedSpotBySpot() {
        const auto [rules, height, isClosed] = fetch<QString, double, bool>("rules", "height", "isClosed");
        const auto name = rules.toLatin1();
        Scenario scenario =
            makeScenario({.width = 12,
                          .height = 6,
                          .players = {"a", "b"},
                          .zones = {zoneOf("left", "a", 0, 0, 2, 6), zoneOf("right", "b", 10, 0, 12, 6)}});
        LaneOptions options{.most = 2};
        auto lanes = longestLanes(RegionTable{prepared(scenario, name.constData())}, options);
        QVERIFY(!lanes.empty());
        QVERIFY(std::abs(lanes.front().lengthInches - std::hypot(12, 6)) < 1e-9);

        scenario.terrain = {boxPiece("bar", 5, 0, 7, 6, {.kind = "ruin", .height = height})};
        const PreparedTable table = prepared(scenario, name.constData());
        const RegionTable regions{table};
        lanes = longestLanes(regions, options);
        QCOMPARE(lanes.empty(), isClosed);
        options.threads = 1;
        QVERIFY(lanes == longestLanes(regions, options));

        int last = 0;
        bool isMonotonic = true;
        const auto exposures = exposureTable(regions, {}, [&](int done, int all) {
            isMonotonic = isMonotonic && done >= last && done <= all;
            last = done;
        });
        QVERIFY(isMonotonic && last > 0);
        QCOMPARE(exposures.between(0, 1).seen, isClosed ? 0.0 : 1.0);
        QCOMPARE(exposures.between(1, 0).mean, isClosed ? 0.0 : 1.0);

        FairnessOptions fair{.trials = 4};
        last = 0;
        const auto study = fairnessOf(table, fair, [&](int done, int all) {
            isMonotonic = isMonotonic && done >= last && done <= all;
            last = done;
        });
        QVERIFY(isMonotonic && last > 0);
        QCOMPARE(study.trials, 4);
        QCOMPARE(study.tableSeen.trials.size(), std::size_t{4});
        QCOMPARE(study.sides.size(), std::size_t{2});
        QCOMPARE(study.zoneSeen.asPlaced, 0.0);
        QCOMPARE(study.tableSeen.asPlaced, 0.0);

        std::stop_source stop;
        stop.request_stop();
        QVERIFY(longestLanes(regions, options, {}, stop.get_token()).empty());
        QCOMPARE(exposureTable(regions, {}, {}, 1, stop.get_token()).between(0, 1).seen, 0.0);
    }

    void lanes_tellTheirProgress_andStop_data() {
        addColumns<QString, bool, bool>("rules", "wantWidth", "isClosed");
        QTest::newRow("seen from above") << QStringLiteral("plan") << true << false;
        QTest::newRow("without widths") << QStringLiteral("plan") << false << false;
        QTest::newRow("a pack") << QStringLiteral("40k-11e") << true << false;
        QTest::newRow("no lane at all") << QStringLiteral("volume") << true << true;
    }

    /// Each count of steps is larger than the one before, and the last is that of all; a search that is stopped at one
    /// of them tells no more.
    void lanes_tellTheirProgress_andStop() {
        const auto [rules, wantWidth, isClosed] = fetch<QString, bool, bool>("rules", "wantWidth", "isClosed");
        Scenario scenario = makeScenario({.width = 12,
                                          .height = 6,
                                          .players = {"a", "b"},
                                          .zones = {zoneOf("left", "a", 0, 0, 2, 6), zoneOf("right", "b", 10, 0, 12, 3),
                                                    zoneOf("lower right", "b", 10, 3, 12, 6)}});
        if (isClosed) {
            scenario.terrain = {tallBox("bar", 5, 0, 7, 6)};
        }
        const RegionTable regions{prepared(scenario, rules.toLatin1().constData())};
        LaneOptions options{.wantWidth = wantWidth};
        const auto told = [&](std::stop_source& stop, int stopAt) {
            std::vector<std::pair<int, int>> counts;
            const auto lanes = longestLanes(
                regions, options,
                [&](int done, int all) {
                    counts.emplace_back(done, all);
                    if (done == stopAt) {
                        stop.request_stop();
                    }
                },
                stop.get_token());
            return std::pair{lanes, counts};
        };
        // Each of 21 points, on the inches, looks at two zones; up to 5 lanes between each pair of zones have a width.
        const int all = 42 + (wantWidth ? 10 : 0);
        std::stop_source never;
        for (const int threads : {1, 3}) {
            options.threads = threads;
            const auto [lanes, counts] = told(never, -1);
            QCOMPARE(lanes.empty(), isClosed);
            QVERIFY(counts.size() >= 42);
            QVERIFY(counts.front() == std::pair(1, all));
            QVERIFY(counts.back() == std::pair(all, all));
            QVERIFY(std::ranges::is_sorted(counts, std::ranges::less_equal{}, &std::pair<int, int>::first));
        }
        options.threads = 1;
        for (const int stopAt : {1, 13, 42}) {
            std::stop_source stop;
            const auto [lanes, counts] = told(stop, stopAt);
            QVERIFY(lanes.empty());
            QCOMPARE(counts.size(), static_cast<std::size_t>(stopAt));
        }
    }

    void reportAndSuggestion_underEveryKindOfRules_data() {
        addColumns<QString, double, double, double>("rules", "bottom", "lower", "inches");
        const auto row = [](const char* kind, const char* rules, double bottom, double lower, double inches) {
            QTest::newRow(kind) << QString::fromLatin1(rules) << bottom << lower << inches;
        };
        row("models as they are", "40k-11e", 4.6, 0.4, 0.5);
        row("prisms above the bases", "infinity-n5", 4.6, 0.4, 0.5);
        row("seen from above", "malifaux-4e", 4.6, 0.4, 0.5);
        // Models stand in the middle of a cell, and half an inch leaves one corner of a square to look past.
        row("squares", "dnd-5e", 4.1, 0.9, 1.0);
        row("hexes", "battletech", 4.1, 0.9, 0.5);
        row("volumes", "volume", 4.6, 0.4, 0.5);
        row("heights", "height-tags", 4.6, 0.4, 0.5);
    }

    /// Two zones of 1 by 2 in, 10 in apart, from 2 to 4 in down: a screen from 1.9 in down to `bottom` closes all lines
    /// between them, and one that stands `lower` does not.
    void reportAndSuggestion_underEveryKindOfRules() {
        const auto [rules, bottom, lower, inches] =
            fetch<QString, double, double, double>("rules", "bottom", "lower", "inches");
        const auto name = rules.toLatin1();
        Scenario scenario =
            makeScenario({.width = 12,
                          .height = 6,
                          .players = {"a", "b"},
                          .terrain = {boxPiece("screen", 5.5, 1.9, 6.5, bottom, {.kind = "building", .height = 6})},
                          .zones = {zoneOf("left", "a", 0, 2, 1, 4), zoneOf("right", "b", 11, 2, 12, 4)}});
        const PreparedTable closed = prepared(scenario, name.constData());

        LayoutOptions options{.trials = 2};
        QStringList steps;
        int last = 0;
        int total = 0;
        bool isMonotonic = true;
        bool isFinished = true;
        std::vector<int> thousandths;
        const auto whole =
            layoutProgress([&](int done, int all) { thousandths.push_back(1000 * done / all); }, options);
        const auto report = layoutReport(closed, options, [&](const QString& step, int done, int all) {
            whole(step, done, all);
            if (steps.isEmpty() || steps.back() != step) {
                isFinished = isFinished && last == total;
                steps << step;
                last = 0;
            }
            isMonotonic = isMonotonic && done >= last && done <= all;
            last = done;
            total = all;
        });
        QVERIFY(report);
        QCOMPARE(report->rules, rules);
        QCOMPARE(steps, (QStringList{"exposures", "tables set up with errors", "lanes", "rows", "pieces"}));
        QVERIFY(isMonotonic && isFinished && total > 0);
        QCOMPARE(last, total);
        // All steps are one job, which goes on from step to step and ends.
        QVERIFY(std::ranges::is_sorted(thousandths));
        QVERIFY(thousandths.front() < 500);
        QCOMPARE(thousandths.back(), 1000);
        QVERIFY(report->lanes.empty());
        QCOMPARE(report->now.between(0, 1).seen, 0.0);
        QCOMPARE(report->now.between(1, 0).mean, 0.0);
        QCOMPARE(report->fairness.trials, 2);
        QCOMPARE(report->fairness.tableSeen.trials.size(), std::size_t{2});
        QCOMPARE(report->fairness.zoneSeen.asPlaced, 0.0);
        QVERIFY(report->meanSeenShare > 0.5 && report->meanSeenShare < 0.95);
        QCOMPARE(report->influences.size(), std::size_t{1});
        QCOMPARE(report->influences[0].removed, 1.0); // without it all lines are clear

        LayoutGoal goal;
        goal.longestLaneInches = 5;
        const Length cell = Length::fromInches(1);
        QVERIFY(suggestChange(closed, goal, cell)->kind == LayoutSuggestion::Kind::Nothing);
        scenario.terrain[0] = withPieceMoved(scenario, {"screen"}, {Length{}, Length::fromInches(lower)}).terrain[0];
        const PreparedTable open = prepared(scenario, name.constData());
        QVERIFY(!meetsGoal(open, goal, cell));
        int tried = 0;
        int all = 0;
        const auto moved = suggestChange(open, goal, cell, [&](int done, int of) {
            isMonotonic = isMonotonic && done > tried && done <= of;
            tried = done;
            all = of;
        });
        QVERIFY(isMonotonic && tried > 0 && all > tried); // it ends with the change that is found
        QVERIFY(moved && moved->kind == LayoutSuggestion::Kind::Shift);
        QVERIFY(moved->piece == PieceId{"screen"} && moved->by.y < Length{});
        QVERIFY(std::abs(std::hypot(moved->by.x.inches(), moved->by.y.inches()) - inches) < 1e-6);
        QVERIFY(meetsGoal(prepared(moved->scenario, name.constData()), goal, cell));
    }

    void aLayoutIsStudied_underEveryRuleSet_data() { addIdRows(shippedRuleSets(), "rules"); }

    /// Two zones of 1 by 2 in, 6 in apart, and a building 6 in high between them. Over the whole width of the table it
    /// closes all lines, and none under the two rule sets of ships; leaving a way of 1.6 in along one edge, it opens
    /// lanes that a move closes, except where rules see past the edges of buildings.
    void aLayoutIsStudied_underEveryRuleSet() {
        QFETCH(const QString, rules);
        const bool isOpen = rules == u"x-wing" || rules == u"armada";
        const auto name = rules.toLatin1();
        Scenario scenario =
            makeScenario({.width = 8,
                          .height = 4,
                          .players = {"a", "b"},
                          .terrain = {boxPiece("screen", 3.25, 0, 4.75, 4, {.kind = "building", .height = 6})},
                          .zones = {zoneOf("left", "a", 0, 1, 1, 3), zoneOf("right", "b", 7, 1, 8, 3)}});
        const PreparedTable closed = prepared(scenario, name.constData());
        std::vector<int> thousandths;
        const auto keep = [&](int done, int all) { thousandths.push_back(1000 * done / all); };
        // The last progress since the question before; negative if it ran back, or if there was none.
        const auto lastOf = [&] {
            const auto told = std::exchange(thousandths, {});
            return told.empty() || !std::ranges::is_sorted(told) ? -1 : told.back();
        };

        LayoutOptions options{.trials = 1};
        const auto report = layoutReport(closed, options, layoutProgress(keep, options));
        QVERIFY(report);
        QCOMPARE(report->rules, rules);
        QCOMPARE(lastOf(), 1000);
        for (const auto& [from, to] : {std::pair{0U, 1U}, {1U, 0U}}) {
            QCOMPARE(report->now.between(from, to).seen, isOpen ? 1.0 : 0.0);
            QCOMPARE(report->now.between(from, to).mean, isOpen ? 1.0 : 0.0);
        }
        QCOMPARE(report->lanes.empty(), !isOpen);
        if (isOpen) {
            QVERIFY(std::abs(report->lanes.front().lengthInches - std::hypot(8, 2)) < 1e-9);
        }
        QCOMPARE(report->influences.size(), std::size_t{1});
        QCOMPARE(report->influences[0].removed, isOpen ? 0.0 : 1.0);
        QCOMPARE(report->fairness.sides.size(), std::size_t{2});
        QCOMPARE(report->fairness.tableSeen.trials.size(), std::size_t{1});
        QCOMPARE(report->fairness.zoneSeen.asPlaced, 0.0);
        QCOMPARE(report->fairness.sides[0].tableSeen, report->fairness.sides[1].tableSeen);

        // From (1, 1), an inch before the corner of the table.
        IsovistQuestion isovist{.cell = Length::fromInches(2)};
        const RegionTable regions{closed};
        const auto field = isovistField(regions, isovist, keep);
        QCOMPARE(lastOf(), 1000);
        RegionQuestion look;
        look.cell = isovist.cell;
        look.samplePoints = {field.grid.samplePoint(0)};
        if (rules != u"height-tags") { // whose isovists end at pieces that the region enters
            QVERIFY(std::abs(field.isovists[0].area - seenRegion(regions, look).areaSquareInches) < 1e-6);
        }
        QCOMPARE(field.isovists[0].area > 30.0, isOpen); // of 32 square inches
        QCOMPARE(field.connectivity[0] == 7, isOpen);

        // Half closed: each line as the judge says, and a change for the goal.
        scenario.terrain = {boxPiece("screen", 3.25, 1.6, 4.75, 4, {.kind = "building", .height = 6})};
        const PreparedTable half = prepared(scenario, name.constData());
        const RegionTable halfOpen{half};
        const auto exposures = exposureTable(halfOpen, {}, keep);
        QCOMPARE(lastOf(), 1000);
        std::vector<Point> spots;
        for (std::size_t i = 0; i < exposures.grid.count(); ++i) {
            spots.push_back(exposures.grid.samplePoint(i));
        }
        QCOMPARE(exposures.places[0].samplePoints.size(), std::size_t{2});
        double seen = 0.0;
        for (const std::size_t viewer : exposures.places[0].samplePoints) {
            look.samplePoints = {spots[viewer]};
            const auto judged = judgedAt(halfOpen, look, spots);
            seen += static_cast<double>(std::ranges::count(judged, true)) / static_cast<double>(spots.size()) / 2;
        }
        QVERIFY(std::abs(exposures.ofTable(0).mean - seen) < 1e-9);
        QCOMPARE(seen == 1.0, isOpen);

        LayoutGoal goal;
        goal.longestLaneInches = 5;
        const Length cell = Length::fromInches(1);
        QVERIFY(!meetsGoal(half, goal, cell));
        const auto change = suggestChange(half, goal, cell, keep);
        QVERIFY(lastOf() > 0);
        // The warriors of SAGA look past 2 in of the edge of a building, so that no single change closes the way.
        QCOMPARE(change.has_value(), !isOpen && rules != u"saga");
        if (change) {
            QVERIFY(change->kind == LayoutSuggestion::Kind::Shift && change->piece == PieceId{"screen"});
            QVERIFY(meetsGoal(prepared(change->scenario, name.constData()), goal, cell));
        }
    }

    void judgedTables_areAsSymmetricAsTheirTerrain_data() {
        addRows("rules", {"40k-11e", "infinity-n5", "malifaux-4e", "volume"});
    }

    /// A player at the right sees as much as one at the left: viewers without a base face no way, and models of one
    /// side that stand on the table are no terrain.
    void judgedTables_areAsSymmetricAsTheirTerrain() {
        QFETCH(const QString, rules);
        Scenario scenario =
            makeScenario({.width = 24,
                          .height = 12,
                          .players = {"a", "b"},
                          .terrain = {tallBox("bar", 11, 3, 13, 9)},
                          .zones = {zoneOf("left", "a", 0, 0, 4, 12), zoneOf("right", "b", 20, 0, 24, 12)}});
        const auto name = rules.toLatin1();
        ExposureQuestion question;
        question.cell = Length::fromInches(2);
        const RegionTable bare{prepared(scenario, name.constData())};
        const auto alone = exposureTable(bare, question);
        QVERIFY(alone.between(0, 1).mean > 0.1 && alone.between(0, 1).mean < 0.9);
        QCOMPARE(alone.between(0, 1).mean, alone.between(1, 0).mean);

        for (int i = 0; i < 6; ++i) {
            scenario.models.push_back(modelAt(QStringLiteral("m%1").arg(i), 6, 1 + 2 * i, {.player = "a"}));
        }
        FairnessOptions options{.cell = question.cell, .trials = 0};
        const auto study = fairnessOf(prepared(scenario, name.constData()), options);
        QCOMPARE(study.sides.size(), std::size_t{2});
        QCOMPARE(study.sides[0].zoneSeen, study.sides[1].zoneSeen);
        QCOMPARE(study.sides[0].tableSeen, study.sides[1].tableSeen);
        QVERIFY(study.sides[0].tableSeen > 0.1);
    }

    void defaultSpacing_dividesTheTable_whereItCan() {
        const RuleSet plan = *shippedRuleSet(QStringLiteral("plan"));
        const RuleSet pack = *shippedRuleSet(QStringLiteral("40k-11e"));
        const auto spacing = [](const RuleSet& rules, double width, double height) {
            Table size{.width = Length::fromInches(width), .height = Length::fromInches(height), .unknown = {}};
            return defaultViewerSpacing(rules, size).inches();
        };
        QCOMPARE(spacing(plan, 60, 44), 1.0);
        QCOMPARE(spacing(pack, 60, 44), 4.0);
        QCOMPARE(spacing(pack, 48, 48), 3.0);
        QCOMPARE(spacing(pack, 30, 22), 2.0);
        QCOMPARE(spacing(pack, 12, 12), 1.0);
        QCOMPARE(spacing(pack, 61.3, 44), 3.0); // none divides it
        QCOMPARE(defaultTrials(plan), 100);
        QCOMPARE(defaultTrials(pack), 20);
        QCOMPARE(defaultTrials(*shippedRuleSet(QStringLiteral("volume"))), 20);
    }

    void isovistsUnderPacks_areThoseOfTheRegion() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("bar", 20, 10, 22, 30)};
        IsovistQuestion question{.cell = Length::fromInches(12)};
        for (const char* rules : {"40k-11e", "volume"}) {
            const RegionTable table{prepared(scenario, rules)};
            int done = 0;
            int all = 0;
            bool isMonotonic = true;
            const auto field = isovistField(table, question, [&](int finished, int of) {
                isMonotonic = isMonotonic && finished > done && finished <= of;
                done = finished;
                all = of;
            });
            QVERIFY(isMonotonic && done > 0 && done == all);
            RegionQuestion look;
            look.samplePoints = {field.grid.samplePoint(0)};
            look.zoneHeight = question.viewerHeight;
            look.targetHeight = question.targetHeight;
            const auto seen = seenRegion(table, look);
            QVERIFY(std::abs(field.isovists[0].area - seen.areaSquareInches) < 1e-6);
            QVERIFY(seen.shareOfTable > 0.5 && seen.shareOfTable < 0.99);
            QVERIFY(field.isovists[0].longestRadial > 20.0);
        }
    }

    void influence_ranksTheScreenFirst_andNothingIsNothing() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("screen", 30, 2, 31, 42), tallBox("pebble", 10.2, 22.1, 10.4, 22.3)};
        const auto ranked = influences(prepared(scenario), Length::fromInches(2));
        QCOMPARE(ranked.size(), std::size_t{2});
        QVERIFY(ranked[0].piece == PieceId{"screen"});
        QVERIFY(ranked[0].removed > 0.5 && std::abs(ranked[1].removed) < 0.05);
        QVERIFY(ranked[0].nudged != 0.0);
    }

    /// Two halves of a screen that stand on one base do what a screen in one piece does: together.
    void piecesOfOneGroup_areRemovedAndMovedAsOne() {
        const Length cell = Length::fromInches(2);
        Scenario whole = openTable();
        whole.terrain = {tallBox("half-a", 30, 2, 31, 42), tallBox("pebble", 10.2, 22.1, 10.4, 22.3)};
        Scenario halves = whole;
        halves.terrain = {tallBox("half-b", 30, 22, 31, 42), whole.terrain[1], tallBox("half-a", 30, 2, 31, 22)};
        halves.terrain[0].group = halves.terrain[2].group = QStringLiteral("screen");
        const auto one = influences(prepared(whole), cell);
        QVERIFY(one.size() == 2 && influences(prepared(halves), cell) == one);
        FairnessOptions options{.cell = cell, .pieceMillimeters = 25.4, .trials = 6};
        const FairnessStudy study = fairnessOf(prepared(whole), options);
        QVERIFY(study.tableSeen.low < study.tableSeen.high);
        QVERIFY(fairnessOf(prepared(halves), options).tableSeen == study.tableSeen);
        halves.terrain[2].group.clear();
        QCOMPARE(influences(prepared(halves), cell).size(), std::size_t{3});
        QVERIFY(!(fairnessOf(prepared(halves), options).tableSeen == study.tableSeen));
    }

    void aSuggestion_meetsTheGoal_withTheSmallestChange() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 20, 4, 24), zoneOf("right", "b", 56, 20, 60, 24)};
        scenario.terrain = {tallBox("screen", 28, 18.75, 29, 26.25)};
        LayoutGoal goal;
        goal.longestLaneInches = 24;
        const PreparedTable asItIs = prepared(scenario);
        QVERIFY(meetsGoal(asItIs, goal, Length::fromInches(1)));
        QVERIFY(suggestChange(asItIs, goal, Length::fromInches(1))->kind == LayoutSuggestion::Kind::Nothing);
        scenario.terrain = {tallBox("screen", 28, 20.25, 29, 27.75)}; // a quarter of an inch too low
        const auto moved = suggestChange(prepared(scenario), goal, Length::fromInches(1));
        QVERIFY(moved && moved->kind == LayoutSuggestion::Kind::Shift);
        QVERIFY(meetsGoal(prepared(moved->scenario), goal, Length::fromInches(1)));
        QVERIFY(std::hypot(moved->by.x.inches(), moved->by.y.inches()) <= 1.0 + 1e-9);
        scenario.terrain.clear();
        const auto added = suggestChange(prepared(scenario), goal, Length::fromInches(1));
        QVERIFY(added && added->kind == LayoutSuggestion::Kind::Add && added->addition);
        QVERIFY(meetsGoal(prepared(added->scenario), goal, Length::fromInches(1)));
    }

    /// An objective on the corner of four cells is none of them alone: a symmetric table has symmetric figures.
    void anObjectiveBetweenCells_isAllOfThem() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("screen", 29, 24, 31, 40)};
        scenario.objectives = {objectiveAt("top", 30, 22)};
        FairnessOptions options{.cell = Length::fromInches(4), .trials = 0};
        const sightline::geometry::SamplePointGrid grid{{{}, {scenario.table.width, scenario.table.height}},
                                                        options.cell};
        const auto places = exposedAreas(scenario, grid);
        QCOMPARE(places[2].samplePoints.size(), std::size_t{1}); // the center of a cell, 30 and 22
        scenario.objectives = {objectiveAt("top", 30, 20)};
        QCOMPARE(exposedAreas(scenario, grid)[2].samplePoints.size(), std::size_t{2});
        scenario.objectives = {objectiveAt("top", 28, 24)};
        QCOMPARE(exposedAreas(scenario, grid)[2].samplePoints.size(), std::size_t{4});
        options.cell = Length::fromInches(2);
        scenario.objectives = {objectiveAt("top", 30, 22)};
        const FairnessStudy study = fairnessOf(prepared(scenario), options);
        QCOMPARE(study.objectivesSeen.asPlaced, 0.0);
    }

    /// A screen 3.5 in nearer to one zone than to the other: both players are alike once it stands in the middle.
    void aSuggestion_makesBothSidesAlike() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("screen", 26, 12, 27, 32)};
        const Length cell = Length::fromInches(2);
        const auto differenceOf = [&](const Scenario& table) {
            FairnessOptions options{.cell = cell, .trials = 0};
            return unevennessOf(fairnessOf(prepared(table), options)).asPlaced;
        };
        const double asItIs = differenceOf(scenario);
        QVERIFY(asItIs > 0.01);
        LayoutGoal goal;
        goal.sideDifference = 1e-9;
        QVERIFY(!meetsGoal(prepared(scenario), goal, cell));
        std::vector<std::pair<int, int>> told;
        ClosestChange closest;
        const auto moved = suggestChange(
            prepared(scenario), goal, cell, [&](int done, int all) { told.emplace_back(done, all); }, {}, &closest);
        QVERIFY(moved && moved->kind == LayoutSuggestion::Kind::Shift && moved->piece == PieceId{"screen"});
        QVERIFY(differenceOf(moved->scenario) <= 1e-9);
        QVERIFY(meetsGoal(prepared(moved->scenario), goal, cell));
        // What the change does to the figure is known, too.
        QVERIFY(closest.change && closest.change->scenario == moved->scenario);
        QCOMPARE(closest.before.sideDifference.value(), asItIs);
        QCOMPARE(closest.reached.sideDifference.value(), differenceOf(moved->scenario));
        // Progress is told from the measuring of the table on, and never runs back.
        QVERIFY(!told.empty() && told.front().first < kMeasuringChanges * kStepsOfAChange);
        QVERIFY(told.back().first > kMeasuringChanges * kStepsOfAChange && told.back().first <= told.back().second);
        QVERIFY(std::ranges::is_sorted(told, std::ranges::less_equal{}, &std::pair<int, int>::first));
        // Half of the difference is reached with less.
        goal.sideDifference = asItIs / 2;
        const auto less = suggestChange(prepared(scenario), goal, cell);
        QVERIFY(less && differenceOf(less->scenario) <= asItIs / 2);
        QVERIFY(std::hypot(less->by.x.inches(), less->by.y.inches()) <
                std::hypot(moved->by.x.inches(), moved->by.y.inches()) + 1e-9);
        // A table for one player has no difference.
        scenario.zones.pop_back();
        QVERIFY(suggestChange(prepared(scenario), goal, cell)->kind == LayoutSuggestion::Kind::Nothing);
    }

    /// Both figures of two goals are known before and after the change that meets them.
    void whereAChangeMeetsTheGoals_allFiguresAreMeasured() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 20, 4, 24), zoneOf("right", "b", 56, 20, 60, 24)};
        scenario.terrain = {tallBox("screen", 28, 21.25, 29, 27.75)};
        LayoutGoal goal{.longestLaneInches = 24, .safeAreaSquareInches = 15.9, .sideDifference = {}};
        ClosestChange closest;
        QVERIFY(suggestChange(prepared(scenario), goal, Length::fromInches(1), {}, {}, &closest));
        QVERIFY(closest.before.longestLaneInches.value() > 50.0);
        QVERIFY(closest.before.safeAreaSquareInches.value() < 16.0);
        QCOMPARE(closest.reached.longestLaneInches.value(), 0.0);
        QCOMPARE(closest.reached.safeAreaSquareInches.value(), 16.0);
        QVERIFY(!closest.before.sideDifference && !closest.reached.sideDifference);
    }

    /// A screen that belongs to an area 17 in away is moved by itself.
    void aSuggestion_leavesWhatLiesElsewhere() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 20, 4, 24), zoneOf("right", "b", 56, 20, 60, 24)};
        scenario.terrain = {boxPiece("area", 10, 2, 12, 4, 0),
                            boxPiece("screen", 28, 20.25, 29, 27.75, {.height = 6, .parent = "area"})};
        LayoutGoal goal;
        goal.longestLaneInches = 24;
        const auto moved = suggestChange(prepared(scenario), goal, Length::fromInches(1));
        QVERIFY(moved && moved->kind == LayoutSuggestion::Kind::Shift);
        QVERIFY(moved->moved == std::vector<PieceId>{PieceId{"screen"}});
        QVERIFY(moved->scenario.terrain[0] == scenario.terrain[0]);
    }

    void aSuggestion_movesPiecesOfOneGroupTogether() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 20, 4, 24), zoneOf("right", "b", 56, 20, 60, 24)};
        scenario.terrain = {tallBox("upper", 28, 20.25, 29, 24), tallBox("lower", 28, 24, 29, 27.75)};
        scenario.terrain[0].group = scenario.terrain[1].group = QStringLiteral("screen");
        LayoutGoal goal;
        goal.longestLaneInches = 24;
        const auto moved = suggestChange(prepared(scenario), goal, Length::fromInches(1));
        QVERIFY(moved && moved->kind == LayoutSuggestion::Kind::Shift && moved->moved.size() == 2);
        QVERIFY(std::hypot(moved->by.x.inches(), moved->by.y.inches()) <= 1.0 + 1e-9);
    }

    /// The first shift that closes the lane would push the screen further onto an area that it meets already.
    void aSuggestion_coversNoMoreOfOthers() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 20, 4, 24), zoneOf("right", "b", 56, 20, 60, 24)};
        scenario.terrain = {tallBox("screen", 28, 20.25, 29, 27.75), boxPiece("area", 27, 19.5, 28.5, 20.5, 0)};
        LayoutGoal goal;
        goal.longestLaneInches = 24;
        const auto moved = suggestChange(prepared(scenario), goal, Length::fromInches(1));
        QVERIFY(moved && moved->kind == LayoutSuggestion::Kind::Shift && moved->piece == PieceId{"screen"});
        QVERIFY(meetsGoal(prepared(moved->scenario), goal, Length::fromInches(1)));
        const auto overlap = [](const Scenario& table) {
            const std::vector<AnyId> screen{PieceId{"screen"}};
            const Box box = sightline::scenarios::boundsOf(table, screen);
            return std::max(0.0, 28.5 - box.low.x.inches()) * std::max(0.0, 20.5 - box.low.y.inches());
        };
        QVERIFY(overlap(moved->scenario) <= overlap(scenario) + 1e-3);
    }

    /// One block closes the lane along the table, but not the shorter one to the other zone of the same player.
    void whereNoChangeMeetsTheGoal_theClosestIsKnown() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 20, 4, 24), zoneOf("right", "b", 56, 20, 60, 24),
                          zoneOf("below", "b", 24, 40, 28, 44)};
        scenario.terrain.clear();
        LayoutGoal goal;
        goal.longestLaneInches = 20;
        ClosestChange closest;
        QVERIFY(!suggestChange(prepared(scenario), goal, Length::fromInches(1), {}, {}, &closest));
        QVERIFY(closest.change && closest.change->kind == LayoutSuggestion::Kind::Add);
        QVERIFY(closest.before.longestLaneInches && *closest.before.longestLaneInches > 55.0);
        QVERIFY(closest.reached.longestLaneInches && *closest.reached.longestLaneInches < 40.0);
        QVERIFY(*closest.reached.longestLaneInches > 20.0);
        // What it reaches is what its table meets, and no less.
        const PreparedTable after = prepared(closest.change->scenario);
        QVERIFY(meetsGoal(after, closest.reached, Length::fromInches(1)));
        goal.longestLaneInches = *closest.reached.longestLaneInches - 0.01;
        QVERIFY(!meetsGoal(after, goal, Length::fromInches(1)));
    }

    /// The search tells each closer change once, and what it told last is what it returns.
    void theSearchForAChange_tellsWhatComesCloser() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 20, 4, 24), zoneOf("right", "b", 56, 20, 60, 24),
                          zoneOf("below", "b", 24, 40, 28, 44)};
        scenario.terrain = {tallBox("screen", 28, 21, 29, 28.5)};
        LayoutGoal goal;
        goal.longestLaneInches = 24;
        std::vector<ClosestChange> told;
        ClosestChange closest;
        const auto keep = [&](const ClosestChange& change) { told.push_back(change); };
        QVERIFY(!suggestChangeWithInterim(prepared(scenario), goal, Length::fromInches(1), keep, {}, {}, &closest));
        QVERIFY(!told.empty() && told.back().change && closest.change);
        for (std::size_t i = 1; i < told.size(); ++i) {
            QVERIFY(*told[i].reached.longestLaneInches <= *told[i - 1].reached.longestLaneInches);
        }
        QVERIFY(*told.front().reached.longestLaneInches < *told.front().before.longestLaneInches);
        QVERIFY(told.back().change->scenario == closest.change->scenario);
        QVERIFY(!isReached(goal, told.back().reached));
        // Stopped at a change that meets the goal, it keeps that one.
        scenario.zones.pop_back();
        std::stop_source source;
        told.clear();
        const auto keepAndStop = [&](const ClosestChange& change) {
            told.push_back(change);
            if (isReached(goal, change.reached)) {
                source.request_stop();
            }
        };
        closest = {};
        QVERIFY(!suggestChangeWithInterim(prepared(scenario), goal, Length::fromInches(1), keepAndStop, {},
                                          source.get_token(), &closest));
        QVERIFY(closest.change && isReached(goal, closest.reached));
        QVERIFY(meetsGoal(prepared(closest.change->scenario), goal, Length::fromInches(1)));
    }

    /// Zones of 18 by 44 in on a grid of 4 in, one of them past the edge of the table and in two parts that overlap.
    void zonesHaveTheirAreaOnTheTable_whateverTheGrid() {
        Scenario scenario = openTable();
        scenario.zones = {zoneOf("left", "a", 0, 0, 18, 44), zoneOf("upper", "b", 42, -2, 62, 30),
                          zoneOf("lower", "b", 42, 20, 60, 44)};
        scenario.terrain = {tallBox("screen", 30, 0, 31, 44)};
        for (const double cell : {0.7, 1.0, 4.0}) {
            const auto sides =
                sideExposures(RegionTable{prepared(scenario)}, Length::fromInches(cell), Length::fromInches(1));
            for (const SideExposure& side : sides) {
                QCOMPARE(side.zoneSquareInches, 792.0);
                QCOMPARE(side.safeSquareInches, 792.0);
            }
        }
    }

    void safeGround_isWhatNoEnemyZoneSees() {
        Scenario scenario = openTable();
        LayoutGoal goal;
        goal.safeAreaSquareInches = 1;
        QVERIFY(!meetsGoal(prepared(scenario), goal, Length::fromInches(1)));
        scenario.terrain = {tallBox("screen", 20, 0, 21, 44)};
        goal.safeAreaSquareInches = 6 * 44;
        QVERIFY(meetsGoal(prepared(scenario), goal, Length::fromInches(1)));
        goal.safeAreaSquareInches = 6 * 44 + 1;
        QVERIFY(!meetsGoal(prepared(scenario), goal, Length::fromInches(1)));
        // Of two zones a player the ground counts together, and once where they overlap.
        scenario.zones = {zoneOf("left", "a", 0, 0, 6, 20), zoneOf("right", "b", 54, 0, 60, 24),
                          zoneOf("lower left", "a", 0, 16, 6, 44), zoneOf("lower right", "b", 54, 24, 60, 44)};
        QVERIFY(!meetsGoal(prepared(scenario), goal, Length::fromInches(1)));
        goal.safeAreaSquareInches = 6 * 44;
        QVERIFY(meetsGoal(prepared(scenario), goal, Length::fromInches(1)));
    }

    void aSetUpSheet_measuresFromTheNearestEdges() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("one", 10, 5, 16, 9)};
        const auto sheet = setUpSheet(scenario);
        QCOMPARE(sheet.size(), std::size_t{1});
        const TapeCorner first{10, false, 5, false};
        const TapeCorner second{16, false, 9, false};
        QVERIFY(sheet[0].corners == (std::vector{first, second}));
        scenario.terrain = {tallBox("one", 50, 35, 56, 40)};
        const TapeCorner low{10, true, 9, true};
        QVERIFY(setUpSheet(scenario)[0].corners[0] == low);
    }

    void aReport_isTheSameForAnyNumberOfThreads_andStops() {
        Scenario scenario = openTable();
        scenario.terrain = {tallBox("one", 10, 5, 16, 20), tallBox("other", 44, 24, 50, 39)};
        LayoutOptions options{.cell = Length::fromInches(2), .trials = 4};
        const auto text = [&](int threads) {
            options.threads = threads;
            JsonWriter writer;
            writeLayoutReport(writer, layoutReport(prepared(scenario), options).value());
            return writer.text();
        };
        QCOMPARE(text(1), text(3));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!layoutReport(prepared(scenario), options, {}, stop.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestLayout)
#include "tst_layout.moc"
