#include "scenarios/io/scenario_file.h"
#include "scenarios/model/memory.h"
#include "scenarios/vision/knowledge.h"
#include "tests/scenarios/vision/fog_tables.h"

#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

/// Both sides see the hut.
Scenario hutBetween() {
    Scenario scenario = fogTable(20, 9);
    addPiece(scenario, "hut", "ruin", 9, 3, 10, 4);
    addModel(scenario, "left", "a", 7, 4);
    addModel(scenario, "right", "b", 12, 4);
    return withVisionUpdated(scenario);
}

const PieceMemory& hutOf(const Scenario& scenario, const char* side) {
    return *scenario.vision->side({QLatin1String{side}})->knows.pieces.begin();
}

} // namespace

/// What sides remember is kept small: row S1.56.
class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void aPiece_comesBackAsItWas() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            for (const Piece& piece : randomScenario(seed).terrain) {
                QVERIFY(PieceMemory{piece}.piece() == piece);
                QVERIFY(PieceMemory{piece} == PieceMemory{piece});
                Piece other = piece;
                other.locked = !other.locked;
                QVERIFY(PieceMemory{piece} != PieceMemory{other});
            }
        }
    }

    /// In sight are those seen now, remembered those seen earlier; models of allies are no enemies.
    void S1_16_S1_53_enemiesInSight_andRememberedOnes_areCountedApart() {
        Scenario scenario = fogTable(30, 9); // a range of 3
        changeVision(scenario, [](Vision& vision) {
            vision.profile.rememberModels = true;
            vision.sides[0].allies = QStringList{"c"};
        });
        addModel(scenario, "own", "a", 5, 4);
        addModel(scenario, "first", "b", 7, 4);
        addModel(scenario, "friend", "c", 5, 6);
        addModel(scenario, "second", "b", 20, 4);
        scenario = withVisionUpdated(scenario);
        const auto enemies = [&] { return knownEnemies(scenario, {"a"}); };
        QCOMPARE(enemies().inSight, 1); // of `first`; `second` is unknown
        QCOMPARE(enemies().remembered, 0);
        scenario.models[0].position = geometry::pointFromInches(18.5, 4.5);
        scenario.models[2].position = geometry::pointFromInches(18.5, 6.5);
        scenario = withVisionUpdated(scenario);
        QCOMPARE(enemies().inSight, 1); // `second`
        QCOMPARE(enemies().remembered, 1);
        scenario.models[1].position = geometry::pointFromInches(19.5, 2.5);
        scenario = withVisionUpdated(scenario);
        QVERIFY((enemies() == KnownEnemies{2, 0}));
        scenario.models[1].position = geometry::pointFromInches(28.5, 4.5);
        scenario.models[3].position = geometry::pointFromInches(28.5, 6.5);
        scenario = withVisionUpdated(scenario);
        QCOMPARE(enemies().inSight, 0);
        QVERIFY((knownEnemies(scenario, {"nobody"}) == KnownEnemies{}));
    }

    void pieces_areRememberedOnceAndInOrder() {
        PieceMemories known;
        for (const char* id : {"c", "a", "b", "a"}) {
            known.remember(boxPiece(QLatin1String{id}, 0, 0, 1, 1));
        }
        QCOMPARE(known.size(), std::size_t{3});
        QVERIFY(std::ranges::is_sorted(known, {}, [](const PieceMemory& memory) { return memory.id().value; }));
        const PieceMemories before = known;
        known.remember(boxPiece(QStringLiteral("a"), 0, 0, 2, 1));
        QVERIFY(known.at({"a"}) == boxPiece(QStringLiteral("a"), 0, 0, 2, 1));
        QVERIFY(before.at({"a"}) == boxPiece(QStringLiteral("a"), 0, 0, 1, 1));
        known.forgetIf([](const PieceMemory& memory) { return memory.id().value == u"b"; });
        QVERIFY(!known.contains({"b"}) && known.contains({"c"}) && before.contains({"b"}));
    }

    void changedPieces_moveToTheirNewIds() {
        PieceMemories known;
        known.remember(boxPiece(QStringLiteral("a"), 0, 0, 1, 1));
        known.remember(boxPiece(QStringLiteral("b"), 0, 0, 1, 1));
        known.change(
            [](Piece& piece) { piece.id.value = piece.id.value == u"a" ? QStringLiteral("z") : piece.id.value; });
        QVERIFY(known.contains({"z"}) && known.contains({"b"}) && !known.contains({"a"}));
        QCOMPARE(known.at({"z"}).id.value, QStringLiteral("z"));
    }

    void models_areASet() {
        ModelIds ids{{"b"}, {"a"}, {"b"}};
        QCOMPARE(ids.size(), std::size_t{2});
        QVERIFY(ids.contains({"a"}) && ids.contains({"b"}) && !ids.contains({"c"}));
        const ModelIds before = ids;
        ids.eraseIf([](const ModelId& id) { return id.value == u"a"; });
        QVERIFY(!ids.contains({"a"}) && before.contains({"a"}));
        QVERIFY(ids != before && (ids == ModelIds{{"b"}}) && ModelIds{}.empty());
    }

    void S1_56_sidesShareWhatTheyKnowAlike() {
        const Scenario scenario = hutBetween();
        QVERIFY(hutOf(scenario, "a").isSharedWith(hutOf(scenario, "b")));
        const Scenario later = withVisionUpdated(scenario);
        QVERIFY(hutOf(later, "a").isSharedWith(hutOf(scenario, "b")));
    }

    /// Without fog a scenario carries a null pointer, shared or not; copies of one with fog share what it holds.
    void S1_56_withoutFog_nothingIsCarried() {
        QVERIFY(sizeof(OptionalVision) <= 2 * sizeof(void*));
        Scenario scenario = hutBetween();
        const Scenario copy = scenario;
        QCOMPARE(&*copy.vision, &*scenario.vision);
        scenario.vision = {};
        QVERIFY(!withVisionUpdated(scenario).vision);
        QVERIFY(withVisionUpdated(scenario) == scenario);
    }

    void S1_56_whatSidesSawDifferently_staysTheirOwn() {
        Scenario scenario = hutBetween();
        scenario.models[0].position = geometry::pointFromInches(0.5, 8.5); // "a" looks away
        scenario.terrain[0].kind = QStringLiteral("rubble");
        scenario = withVisionUpdated(scenario);
        QCOMPARE(hutOf(scenario, "a").piece().kind, QStringLiteral("ruin"));
        QCOMPARE(hutOf(scenario, "b").piece().kind, QStringLiteral("rubble"));
    }

    void S1_56_aFile_isReadBackShared() {
        const Scenario scenario = hutBetween();
        const auto read = readScenario(writeScenario(scenario), {});
        QVERIFY(read.has_value());
        QVERIFY(read->scenario == scenario);
        QVERIFY(hutOf(read->scenario, "a").isSharedWith(hutOf(read->scenario, "b")));
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
