#include "scenarios/edits/arrange.h"

#include "scenarios/catalogs/piece_templates.h"
#include "scenarios/edits/open_ends.h"
#include "scenarios/edits/outline_edits.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/scenario_builder.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Scenario threeBoxes() {
    return makeScenario(
        {.terrain = {boxPiece("a", 1, 1, 3, 2), boxPiece("b", 10, 5, 11, 9), boxPiece("c", 30, 20, 36, 22)}});
}

std::vector<AnyId> idsOf(const Scenario& scenario) {
    std::vector<AnyId> ids;
    for (const Piece& piece : scenario.terrain) {
        ids.emplace_back(piece.id);
    }
    for (const Model& each : scenario.models) {
        ids.emplace_back(each.id);
    }
    return ids;
}

geometry::Box boxOf(const Scenario& scenario, const char* id) {
    const std::vector<AnyId> ids{PieceId{QLatin1String{id}}};
    return boundsOf(scenario, ids);
}

void survivesTheFile(const Scenario& scenario) {
    const auto read = readScenario(writeScenario(scenario), {});
    QVERIFY(read.has_value());
    QVERIFY(read->scenario == scenario);
    QVERIFY(read->findings.empty() || read->findings.front().code != QStringLiteral("unknown-key"));
}

} // namespace

class TestArrange : public QObject {
    Q_OBJECT

private slots:
    void align_bringsEdgesAndMiddlesToOneLine() {
        const Scenario start = threeBoxes();
        const auto blocks = blocksOf(start, idsOf(start));
        QCOMPARE(blocks.size(), std::size_t{3});
        const Scenario left = withAligned(start, blocks, Alignment::Left);
        const Scenario bottom = withAligned(start, blocks, Alignment::Bottom);
        const Scenario center = withAligned(start, blocks, Alignment::Center);
        for (const char* id : {"a", "b", "c"}) {
            QCOMPARE(boxOf(left, id).low.x, Length::fromInches(1));
            QCOMPARE(boxOf(left, id).low.y, boxOf(start, id).low.y);
            QCOMPARE(boxOf(bottom, id).high.y, Length::fromInches(22));
            QCOMPARE((boxOf(center, id).low.x + boxOf(center, id).high.x).nanometers(),
                     Length::fromInches(37).nanometers());
        }
        QVERIFY(withAligned(left, blocks, Alignment::Left) == left);
    }

    void distribute_makesGapsEqual_theOutermostStay() {
        const Scenario start = threeBoxes();
        const Scenario even = withDistributed(start, blocksOf(start, idsOf(start)), Axis::Across);
        QCOMPARE(boxOf(even, "a").low.x, Length::fromInches(1));
        QCOMPARE(boxOf(even, "c").high.x, Length::fromInches(36));
        QCOMPARE(boxOf(even, "b").low.x - boxOf(even, "a").high.x, boxOf(even, "c").low.x - boxOf(even, "b").high.x);
        QCOMPARE(boxOf(even, "b").low.y, boxOf(start, "b").low.y);
        Scenario odd = start;
        odd.terrain[2] = boxPiece("c", 30, 20, 36.1234567, 22);
        odd = withDistributed(odd, blocksOf(odd, idsOf(odd)), Axis::Across);
        const auto first = (boxOf(odd, "b").low.x - boxOf(odd, "a").high.x).nanometers();
        const auto second = (boxOf(odd, "c").low.x - boxOf(odd, "b").high.x).nanometers();
        QVERIFY(std::abs(first - second) <= 1);
    }

    void blocks_keepTogetherWhatBelongsTogether() {
        Scenario scenario = threeBoxes();
        scenario.terrain[2].parent = QStringLiteral("a");
        scenario.models = {modelAt("m", 20, 20), modelAt("n", 25, 25)};
        scenario.models[0].cluster = scenario.terrain[1].cluster = QStringLiteral("cluster-1");
        const auto blocks = blocksOf(scenario, idsOf(scenario));
        QCOMPARE(blocks.size(), std::size_t{3}); // a with c, b with m, n
        const Scenario aligned = withAligned(scenario, blocks, Alignment::Left);
        QCOMPARE(boxOf(aligned, "c").low.x - boxOf(aligned, "a").low.x,
                 boxOf(scenario, "c").low.x - boxOf(scenario, "a").low.x);
    }

    void otherHalf_isExact_andSwapsPlayers_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("left to right") << static_cast<int>(CopyKind::LeftToRight);
        QTest::newRow("top to bottom") << static_cast<int>(CopyKind::TopToBottom);
        QTest::newRow("half turn") << static_cast<int>(CopyKind::HalfTurn);
    }
    void otherHalf_isExact_andSwapsPlayers() {
        QFETCH(int, kind);
        const auto copyKind = static_cast<CopyKind>(kind);
        Scenario scenario = threeBoxes();
        scenario.players = {{{QStringLiteral("p")}, {}, {}, {}}, {{QStringLiteral("q")}, {}, {}, {}}};
        scenario.models = {modelAt("m", 7.125, 9.375)};
        scenario.models[0].player = scenario.players[0].id;
        scenario.models[0].facing = geometry::Angle::fromDegrees(30);
        const auto ids = idsOf(scenario);
        const auto once = withOtherHalf(scenario, ids, copyKind);
        QCOMPARE(once.ids.size(), ids.size());
        QCOMPARE(once.scenario.terrain.size(), std::size_t{6});
        QCOMPARE(once.scenario.models.back().player, scenario.players[1].id);
        // Back again everything lies on its original, to the nanometer.
        const auto twice = withOtherHalf(once.scenario, once.ids, copyKind);
        for (std::size_t i = 0; i < 3; ++i) {
            const auto& original = std::get<geometry::Polygon>(scenario.terrain[i].outline).outline();
            auto back = std::get<geometry::Polygon>(twice.scenario.terrain[6 + i].outline).outline();
            QVERIFY(std::ranges::is_permutation(original, back));
        }
        QCOMPARE(twice.scenario.models.back().position, scenario.models[0].position);
        QCOMPARE(twice.scenario.models.back().facing, scenario.models[0].facing);
        QCOMPARE(twice.scenario.models.back().player, scenario.models[0].player);
    }

    void T25_otherHalf_mirrorsOrTurns_neverMixesThem() {
        Scenario scenario;
        // An L whose chirality tells mirrored from turned.
        scenario.terrain = {wallPiece("ell", {{2, 2}, {2, 8}, {5, 8}})};
        const std::vector<AnyId> ids{PieceId{QStringLiteral("ell")}};
        const auto points = [&](CopyKind kind) {
            const auto made = withOtherHalf(scenario, ids, kind);
            return std::get<geometry::Wall>(made.scenario.terrain.back().outline).vertices();
        };
        QCOMPARE(points(CopyKind::LeftToRight),
                 (std::vector<Point>{pointFromInches(58, 2), pointFromInches(58, 8), pointFromInches(55, 8)}));
        QCOMPARE(points(CopyKind::TopToBottom),
                 (std::vector<Point>{pointFromInches(2, 42), pointFromInches(2, 36), pointFromInches(5, 36)}));
        QCOMPARE(points(CopyKind::HalfTurn),
                 (std::vector<Point>{pointFromInches(58, 42), pointFromInches(58, 36), pointFromInches(55, 36)}));
    }

    void clusters_areCopiedAsClustersOfTheirOwn() {
        Scenario scenario = threeBoxes();
        const std::vector<AnyId> two{PieceId{QStringLiteral("a")}, PieceId{QStringLiteral("b")}};
        scenario = withCluster(scenario, two, freshCluster(scenario));
        QCOMPARE(clusterOf(scenario, two[0]), QStringLiteral("cluster-1"));
        const auto copies = withDuplicated(scenario, two, {});
        QCOMPARE(clusterOf(copies.scenario, copies.ids[0]), QStringLiteral("cluster-2"));
        QCOMPARE(clusterOf(copies.scenario, copies.ids[1]), QStringLiteral("cluster-2"));
        QCOMPARE(clusterOf(copies.scenario, two[0]), QStringLiteral("cluster-1"));
    }

    void T45_labelsClustersAndReserves_surviveTheFile() {
        Scenario scenario = threeBoxes();
        scenario.terrain[0].cluster = QStringLiteral("north");
        scenario.models = {modelAt("m", 20, 20)};
        scenario.models[0].cluster = QStringLiteral("north");
        scenario.reserves = {modelAt("late", 0, 0)};
        scenario.labels = {{{QStringLiteral("l1")},
                            QStringLiteral("Attacker’s edge"),
                            pointFromInches(30, 2.5),
                            geometry::Angle::fromDegrees(90),
                            Length::fromInches(1.25)}};
        survivesTheFile(scenario);
        // Where nothing of it is used the file says nothing of it.
        const QByteArray plain = writeScenario(threeBoxes());
        QVERIFY(!plain.contains("cluster") && !plain.contains("reserves") && !plain.contains("labels"));
    }

    void label_withoutWords_isRefused() {
        const auto read =
            readScenario(R"({"format": "sightline-scenario", "version": 1, "table": {"width": 60, "height": 44},
        "labels": [{"id": "l", "text": "  ", "position": [1, 2]}]})",
                         QStringLiteral("f"));
        QVERIFY(!read);
        QCOMPARE(read.error().first().code, QStringLiteral("empty-text"));
        QCOMPARE(read.error().first().path, QStringLiteral("$.labels[0].text"));
    }

    void reserves_leaveAndEnterTheTable() {
        Scenario scenario = makeScenario({.models = {modelAt("m", 20, 20), modelAt("n", 25, 25)}});
        const std::vector<AnyId> ids{ModelId{QStringLiteral("m")}};
        const Scenario off = withReserved(scenario, ids);
        QVERIFY(!off.model({QStringLiteral("m")}));
        QVERIFY(off.reserve({QStringLiteral("m")}));
        QVERIFY(freshId(off, QStringLiteral("m")) != QStringLiteral("m"));
        const Scenario on =
            withFielded(off, {QStringLiteral("m")}, pointFromInches(3, 4), geometry::Angle::fromDegrees(90));
        QVERIFY(on.reserves.empty());
        QCOMPARE(on.model({QStringLiteral("m")})->position, pointFromInches(3, 4));
        QCOMPARE(on.model({QStringLiteral("m")})->facing.degrees(), 90.0);
    }

    void openEnds_areListed_andClosed() {
        Scenario scenario =
            makeScenario({.terrain = {wallPiece("w", {{1, 1}, {9.97, 1}}), wallPiece("x", {{10, 0}, {10, 5}}),
                                      boxPiece("b", 20, 0, 25, 5), wallPiece("y", {{15, 2}, {19.96, 2}}),
                                      wallPiece("far", {{30, 2}, {34.9, 2}}), wallPiece("z", {{35, 0}, {35, 5}})}});
        const auto ends = openEndsOf(scenario, kOpenEndGap);
        QCOMPARE(ends.size(), std::size_t{2});
        QCOMPARE(ends[0].piece.value, QStringLiteral("w"));
        QVERIFY(ends[0].isLast);
        QCOMPARE(ends[0].other.value, QStringLiteral("x"));
        QCOMPARE(ends[0].gap, Length::fromInches(0.03));
        QCOMPARE(ends[1].piece.value, QStringLiteral("y"));
        QCOMPARE(ends[1].other.value, QStringLiteral("b"));
        Scenario closed = scenario;
        for (const auto& end : ends) {
            closed = withEndClosed(closed, end);
        }
        QVERIFY(openEndsOf(closed, kOpenEndGap).empty());
        QCOMPARE(std::get<geometry::Wall>(closed.piece({QStringLiteral("w")})->outline).vertices().back(),
                 pointFromInches(10, 1));
    }

    void openEnds_touchingOrCrossingIsClosed() {
        Scenario scenario =
            makeScenario({.terrain = {wallPiece("w", {{1, 1}, {10, 1}}), wallPiece("x", {{10, 0}, {10, 5}}),
                                      wallPiece("v", {{1, 3}, {10.02, 3}}),
                                      wallPiece("ring", {{20, 1}, {25, 1}, {25, 5}, {20, 1}})}});
        QVERIFY(openEndsOf(scenario, kOpenEndGap).empty());
    }

    void templates_areKeptInAFolder() {
        QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("pieces"));
        Scenario scenario = threeBoxes();
        scenario.terrain[1].parent = QStringLiteral("a");
        scenario.terrain[0].locked = true;
        const std::vector<AnyId> two{PieceId{QStringLiteral("a")}, PieceId{QStringLiteral("b")}};
        const auto saved = savePieceTemplate(place, scenario, two, QStringLiteral("My / ruin"));
        QVERIFY(saved.has_value());
        QFile broken{place + QStringLiteral("/broken.sightline")};
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
        broken.close();
        QStringList unread;
        const auto templates = pieceTemplatesIn(place, &unread);
        QCOMPARE(unread.size(), 1);
        QCOMPARE(templates.size(), std::size_t{1});
        QCOMPARE(templates[0].name, QStringLiteral("My / ruin"));
        QCOMPARE(templates[0].pieces.size(), std::size_t{2});
        QCOMPARE(templates[0].pieces[1].parent, QStringLiteral("a"));
        QVERIFY(!templates[0].pieces[0].locked);
        // Added to a table they get ids of their own, and stand on each other as before.
        Scenario table = threeBoxes();
        const auto ids = withPiecesAdded(table, templates[0].pieces, pointFromInches(40, 30) - Point{});
        QCOMPARE(ids.size(), std::size_t{2});
        QCOMPARE(table.terrain.size(), std::size_t{5});
        QCOMPARE(table.piece(ids[1])->parent, ids[0].value);
        const std::vector<AnyId> added{ids[0], ids[1]};
        const auto bounds = boundsOf(table, added);
        QCOMPARE((bounds.low.x + bounds.high.x).nanometers(), Length::fromInches(80).nanometers());
        QVERIFY(removePieceTemplate(templates[0]));
        QVERIFY(pieceTemplatesIn(place).empty());
    }
};

QTEST_GUILESS_MAIN(TestArrange)
#include "tst_arrange.moc"
