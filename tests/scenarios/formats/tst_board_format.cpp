#include "tests/scenarios/formats/format_files.h"

#include <QTest>

using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::testsupport;
using namespace sightline::geometry;

class TestBoardFormat : public QObject {
    Q_OBJECT

private slots:
    void S3_46_polygons_standInInchesOfAnUprightTable() {
        const Import import = imported(QStringLiteral("board-polygons.json"));
        const Scenario& scenario = import.scenario;
        QCOMPARE(import.format, QStringLiteral("layout"));
        QCOMPARE(scenario.table.width, Length::fromInches(44));
        QCOMPARE(scenario.table.height, Length::fromInches(60));
        const Piece* ground = scenario.piece(PieceId{QStringLiteral("ground")});
        const Piece* corner = scenario.piece(PieceId{QStringLiteral("corner")});
        const Piece* woods = scenario.piece(PieceId{QStringLiteral("corner-1")});
        QVERIFY(ground && corner && woods);
        QVERIFY(ground->isMat());
        QCOMPARE(ground->group, QStringLiteral("North"));
        QCOMPARE(ground->traits, QStringList{QStringLiteral("obscuring")});
        QCOMPARE(corner->parent, QStringLiteral("ground"));
        QCOMPARE(corner->height, std::optional{Length::fromInches(4.5)});
        QCOMPARE(corner->heightClass, std::optional{HeightClass::Medium});
        QCOMPARE(corner->traits, QStringList{QStringLiteral("dense")});
        QCOMPARE(std::get<Polygon>(corner->outline).outline().size(), 6U);
        // The turn is in the polygon already, so walls are only moved to its place.
        QCOMPARE(corner->walls.size(), 2U);
        QCOMPARE(corner->walls[0].polyline.vertices().front(), pointFromInches(11, 11));
        QVERIFY(!corner->walls[0].blocksSight && corner->walls[1].blocksSight);
        QCOMPARE(corner->walls[1].polyline.vertices().back(), pointFromInches(11, 14));
        QVERIFY(!woods->height && woods->heightClass == HeightClass::Low);
        QCOMPARE(scenario.objectives.size(), 2U);
        QCOMPARE(scenario.objectives[0].position, pointFromInches(16, 13));
        QCOMPARE(scenario.objectives[1].position, pointFromInches(22, 30));
        for (const char* code :
             {"area", "floor", "no-footprint", "recommended-maps", "unknown-parent", "table-size", "rules"}) {
            QVERIFY2(import.report.has(code), code);
        }
        QVERIFY(survivesSaving(scenario));
    }

    void S3_47_S3_31_olderFiles_havePlaceSizeTurnAndWallsOfTheirOwn() {
        const Import import = imported(QStringLiteral("board-legacy.json"));
        const Piece& ruin = import.scenario.terrain[0];
        // 12 x 6 about (10, 20), turned by a quarter: 6 wide and 12 deep.
        const Ring expected{pointFromInches(13, 14), pointFromInches(13, 26), pointFromInches(7, 26),
                            pointFromInches(7, 14)};
        QVERIFY(std::get<Polygon>(ruin.outline).outline() == expected);
        QCOMPARE(ruin.walls.size(), 1U);
        QVERIFY(ruin.walls[0].polyline.vertices() ==
                (std::vector<Point>{pointFromInches(13, 14), pointFromInches(13, 26)}));
        QVERIFY(ruin.heightClass == HeightClass::Tall && !ruin.height);
        QVERIFY(import.report.has("bad-wall") && import.report.has("no-height"));
        QVERIFY(survivesSaving(import.scenario));
    }

    void filesWithoutPieces_areRefused() {
        const auto import =
            importFile(ImportFile{"{\"name\": 3}", QStringLiteral("a.json")}, {}, {}, QStringLiteral("layout"));
        QVERIFY(!import);
        QCOMPARE(import.error().first().path, QStringLiteral("$"));
        QVERIFY(import.error().message().contains(QStringLiteral("pieces")));
    }
};

QTEST_APPLESS_MAIN(TestBoardFormat)
#include "tst_board_format.moc"
