#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/observation.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/targets.h"
#include "scenarios/vision/turns.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/scenarios/vision/fog_tables.h"
#include "tests/support/rows.h"

#include <functional>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using geometry::pointFromInches;

namespace {

const std::array kSides{"a", "b", "c", "d"};

Scenario readBack(const Scenario& scenario) {
    const auto read = readScenario(writeScenario(scenario), {});
    return read ? read->scenario : Scenario{};
}

Scenario movedTo(const Scenario& before, const char* id, double column, double row) {
    return withStepAccepted(before, withModelAt(before, {QLatin1String{id}}, pointFromInches(column + 0.5, row + 0.5)),
                            {});
}

CellSet someCells(const Scenario& scenario, int column, int row) {
    CellSet cells = fogOf(scenario).grid().noCells();
    cells.insertRun(row, column, column + 2);
    return cells;
}

/// Four sides at night, each of which has seen, remembers, has lost and may aim at something.
Scenario fourSidesLater() {
    Scenario scenario = fogTable(44, 31, "night-fight"); // width and height differ: swapped axes would show
    for (int i = 0; i < 4; ++i) {
        const QString side = QLatin1String{kSides[static_cast<std::size_t>(i)]};
        addModel(scenario, qPrintable(side + u'1'), qPrintable(side), 5 + 9 * i, 15).wounds = 3 + i;
        addMat(scenario, qPrintable(QStringLiteral("hut-") + side), "building", 5 + 9 * i, 25, 6 + 9 * i, 26).name =
            QStringLiteral("Hut ") + side;
        addObjective(scenario, QStringLiteral("flag-") + side, 5.5 + 9 * i, 13.5);
    }
    addModel(scenario, "runner", "b", 8, 15);
    addModel(scenario, "hunter", "c", 17, 15);
    changeVision(scenario, [&](Vision& vision) {
        vision.profile.mode = FogMode::LineOfSight;
        vision.profile.rememberModels = true;
        vision.profile.keepExplored = true;
        vision.profile.rememberTerrain = true;
        vision.profile.rememberStructures = true;
        vision.turn = 4;
        vision.active = {"a"};
        vision.windFrom = 45;
        for (const char* side : kSides) {
            vision.structures.push_back(
                {QStringLiteral("hut-") + QLatin1String{side}, "tower", {QLatin1String{side}}, 5});
        }
        vision.regions = {regionOver("tower", "watchtower", 30, 2, 31, 3, "c"),
                          regionOver("mist", "fog", 1, 25, 4, 29)};
        vision.lights = {{QStringLiteral("torch"), pointFromInches(20, 15)}};
        vision.ground[QStringLiteral("swamp")] = someCells(scenario, 10, 10);
        vision.sides[0].allies = QStringList{"d"};
        vision.sides[1].points = {{QStringLiteral("gold"), 7}};
    });
    scenario = withBrushed(std::move(scenario), PlayerId{"c"}, someCells(scenario, 1, 1), FogBrush::Reveal);
    scenario = withBrushed(std::move(scenario), PlayerId{"c"}, someCells(scenario, 40, 29), FogBrush::Hide);
    scenario = withVisionUpdated(scenario);
    scenario = movedTo(scenario, "a1", 5, 29); // loses the runner from sight, and remembers it
    scenario = movedTo(scenario, "runner", 8, 1);
    return movedTo(scenario, "hunter", 18, 16);
}

} // namespace

/// What a file keeps of a hidden game, and that what is missing is never taken for "visible": T50, S0.21, S1.54.
class TestVisionSaved : public QObject {
    Q_OBJECT

private slots:
    void T50_T52_everyStateOfFourSides_isSaved() {
        const Scenario scenario = fourSidesLater();
        const auto has = [&](auto&& what) { return std::ranges::any_of(scenario.vision->sides, what); };
        QVERIFY(has([](const VisionSide& side) { return !side.knows.visited.empty(); }));
        QVERIFY(has([](const VisionSide& side) { return !side.knows.visible.empty(); }));
        QVERIFY(has([](const VisionSide& side) { return !side.knows.outline.empty(); }));
        QVERIFY(has([](const VisionSide& side) {
            return side.knows.explored.count() > side.knows.visible.count() + side.knows.outline.count();
        }));
        QVERIFY(has([](const VisionSide& side) { return !side.knows.seen.empty(); }));
        QVERIFY(has([](const VisionSide& side) {
            return side.knows.models.contains({"runner"}) && !side.knows.seen.contains({"runner"});
        }));
        QVERIFY(has([](const VisionSide& side) {
            return !side.knows.pieces.empty() && !side.knows.objectives.empty() && !side.knows.structures.empty();
        }));
        QVERIFY(has([](const VisionSide& side) {
            return side.before.visible != side.knows.visible && !side.before.models.empty();
        }));
        QVERIFY(has([](const VisionSide& side) { return !side.revealed.empty() && !side.hidden.empty(); }));
        QCOMPARE(scenario.vision->log.size(), std::size_t{3});
        const Scenario read = readBack(scenario);
        QVERIFY(read == scenario);
        for (const char* side : kSides) {
            QVERIFY(sideViewOf(read, {QLatin1String{side}}) == sideViewOf(scenario, {QLatin1String{side}}));
            QVERIFY(
                !(*read.vision->side({QLatin1String{side}}) == *read.vision->side({side == kSides[0] ? "b" : "a"})));
        }
    }

    void T50_everyStateByItself_isSaved_data() {
        using Change = std::function<void(Vision&)>;
        QTest::addColumn<Change>("change");
        const auto row = [](const char* name, Change change) { QTest::newRow(name) << change; };
        row("visited", [](Vision& vision) { vision.sides[3].knows.visited.insert({43, 30}); });
        row("explored", [](Vision& vision) { vision.sides[3].knows.explored.insert({43, 30}); });
        row("visible", [](Vision& vision) { vision.sides[3].knows.visible.insert({43, 30}); });
        row("outline", [](Vision& vision) { vision.sides[3].knows.outline.insert({43, 30}); });
        row("seen", [](Vision& vision) { vision.sides[3].knows.seen.insert({"runner"}); });
        row("pieces", [](Vision& vision) {
            vision.sides[3].knows.pieces.change([](Piece& piece) { piece.kind = QStringLiteral("gone"); });
        });
        row("objectives", [](Vision& vision) { vision.sides[3].knows.objectives.clear(); });
        row("structures", [](Vision& vision) { vision.sides[3].knows.structures.begin()->second.turn = 2; });
        row("owner as last seen",
            [](Vision& vision) { vision.sides[3].knows.structures.begin()->second.as.owner = {"a"}; });
        row("models", [](Vision& vision) { vision.sides[3].knows.models[{"runner"}] = {modelAt("runner", 3, 3), 2}; });
        row("visible before", [](Vision& vision) { vision.sides[3].before.visible.insert({43, 30}); });
        row("explored before", [](Vision& vision) { vision.sides[3].before.explored.insert({43, 30}); });
        row("models before", [](Vision& vision) { vision.sides[3].before.models.insert({"runner"}); });
        row("revealed", [](Vision& vision) { vision.sides[2].revealed.insert({43, 30}); });
        row("hidden", [](Vision& vision) { vision.sides[2].hidden.insert({0, 30}); });
        row("allies", [](Vision& vision) { vision.sides[3].allies = QStringList{"b"}; });
        row("points", [](Vision& vision) { vision.sides[3].points[QStringLiteral("gold")] = 1; });
        row("log", [](Vision& vision) { vision.log[0].note = QStringLiteral("unseen"); });
        row("turn", [](Vision& vision) { vision.turn = 9; });
        row("active", [](Vision& vision) { vision.active = {"d"}; });
        row("wind", [](Vision& vision) { vision.windFrom = {}; });
        row("ground", [](Vision& vision) { vision.ground[QStringLiteral("swamp")].insert({43, 30}); });
        row("lights", [](Vision& vision) { vision.lights[0].dim = 9; });
        row("regions", [](Vision& vision) { vision.regions[0].untilTurn = 9; });
        row("models' vision", [](Vision& vision) { vision.models[{"a1"}].range = 9; });
        row("profile", [](Vision& vision) { vision.profile.forgetAfterTurns = 3; });
        row("on or off", [](Vision& vision) { vision.enabled = false; });
    }
    void T50_everyStateByItself_isSaved() {
        QFETCH(std::function<void(Vision&)>, change);
        Scenario scenario = fourSidesLater();
        const QByteArray before = writeScenario(scenario);
        changeVision(scenario, change);
        QVERIFY(writeScenario(scenario) != before);
        QVERIFY(readBack(scenario) == scenario);
    }

    void T50_aGameGoesOn_asIfItHadNotBeenSaved() {
        const Scenario here = fourSidesLater();
        const Scenario there = readBack(here);
        const auto goOn = [](const Scenario& scenario) {
            return withNextTurn(movedTo(movedTo(scenario, "runner", 8, 16), "c1", 9, 15));
        };
        QVERIFY(goOn(here) == goOn(there));
        QVERIFY(withStepUndone(goOn(here)) == withStepUndone(goOn(there)));
    }

    void T50_eachCaller_failsClosed_data() {
        addColumns<QString, bool>("player", "isListed");
        QTest::newRow("nobody") << QString{} << false;
        QTest::newRow("a stranger") << QStringLiteral("stranger") << false;
        QTest::newRow("a stranger with a side") << QStringLiteral("stranger") << true;
        QTest::newRow("a player without a side") << QStringLiteral("e") << false;
    }
    /// Nothing is kept for this player: whoever asks is told nothing, and never "visible".
    void T50_eachCaller_failsClosed() {
        auto [player, isListed] = fetch<QString, bool>("player", "isListed");
        Scenario scenario = fourSidesLater();
        scenario.players.push_back({{"e"}, {}, {}, {}});
        if (isListed) {
            changeVision(scenario, [&](Vision& vision) { vision.sides.push_back(VisionSide{{player}}); });
        }
        const PlayerId side{player};
        const geometry::PlacedFootprint place = scenario.models[0].placed();
        QVERIFY(targetsOf(scenario, side).empty());
        QCOMPARE(targetRuling(scenario, side, {"a1"}).code, QStringLiteral("not-visible"));
        QVERIFY(!targetRuling(scenario, side, {"a1"}).isLegal);
        QVERIFY(!mayAct(scenario, side, place, PositionRequirement::Visible));
        QVERIFY(!mayAct(scenario, side, place, PositionRequirement::Explored));
        QVERIFY(knowledgeOf({}, {5, 15}) == CellKnowledge::Unexplored);
        const SideSight sight = scenarios::sightOf(fogOf(scenario), scenario, side);
        QVERIFY(sight.visible.empty() && sight.outline.empty() && sight.remembered.empty() && sight.models.empty() &&
                sight.outlined.empty());
        const Scenario view = sideViewOf(scenario, side);
        QVERIFY(view.models.empty() && view.terrain.empty() && view.reserves.empty() && view.objectives.empty() &&
                view.labels.empty());
        QVERIFY(suggestCells(view, side).empty());
        const Observation observation = observationOf(view, side);
        QVERIFY(observation.models.empty() && observation.modelIds.isEmpty());
        QVERIFY(std::ranges::all_of(observation.grid, [](std::int32_t value) { return value == 0; }) ||
                observation.grid.empty() ||
                std::ranges::none_of(observation.units, [](std::int32_t value) { return value != 0; }));
        for (const QByteArray& bytes : {observationJson(view, side), observationCsv(view, side), writeScenario(view)}) {
            for (const char* id : {"a1", "b1", "c1", "d1", "runner", "hut-a"}) {
                QVERIFY2(!bytes.contains('"' + QByteArray{id} + '"') && !bytes.contains(',' + QByteArray{id} + ','),
                         id);
            }
        }
        const Scenario updated = withVisionUpdated(scenario);
        QVERIFY(!updated.vision->side(side) || updated.vision->side(side)->knows.visible.empty());
    }

    void T50_aSideWithoutKnowledge_mayAimAtNobody() {
        Scenario scenario = fourSidesLater();
        changeVision(scenario, [](Vision& vision) {
            vision.sides[0].knows = {};
            vision.sides[0].before = {};
        });
        QVERIFY(targetsOf(scenario, {"a"}).empty());
        QVERIFY(!targetRuling(scenario, {"a"}, {"b1"}).isLegal);
        QVERIFY(!mayAct(scenario, {"a"}, scenario.models[0].placed(), PositionRequirement::Visible));
        QVERIFY(!mayAct(scenario, {"a"}, scenario.models[0].placed(), PositionRequirement::Explored));
        scenario = withKnowledgeReset(fourSidesLater(), PlayerId{"a"});
        QVERIFY(!targetRuling(readBack(scenario), {"a"}, {"runner"}).isLegal);
    }

    void S1_3_S2_53_twelveSides_keepMapsOfTheirOwn() {
        Scenario scenario = fogTable(70, 9);
        scenario.players.clear();
        changeVision(scenario, [&](Vision& vision) {
            vision.sides.clear();
            for (int i = 0; i < 12; ++i) {
                const QString id = QStringLiteral("side%1").arg(i);
                scenario.players.push_back({{id}, {}, {}, {}});
                vision.sides.push_back(VisionSide{{id}});
            }
        });
        for (int i = 0; i < 12; ++i) {
            addModel(scenario, qPrintable(QStringLiteral("m%1").arg(i)), qPrintable(QStringLiteral("side%1").arg(i)),
                     2 + 6 * i, 4);
        }
        scenario = withVisionUpdated(scenario);
        const Scenario later =
            readBack(withStepAccepted(scenario, withModelAt(scenario, {"m5"}, pointFromInches(33.5, 4.5)), {}));
        for (std::size_t i = 0; i < 12; ++i) {
            const SideKnowledge& knows = later.vision->sides[i].knows;
            for (int j = 0; j < 12; ++j) {
                const int column = 2 + 6 * j;
                const bool wasOwn = static_cast<std::size_t>(j) == i;
                QCOMPARE(knows.explored.contains({column, 4}), wasOwn); // three cells see just up to the next side's
            }
            QCOMPARE(knows.visible.contains({33, 4}), i == 5);
            QCOMPARE(knows.visited.count(), i == 5 ? 2 : 1);
        }
    }

    void S1_41_theProfileStandsInTheFile() {
        Scenario scenario = fogTable(10, 7);
        changeVision(scenario, [](Vision& vision) {
            vision.profile.roleRange[QStringLiteral("scout")] = 6;
            vision.profile.id = QStringLiteral("ours");
        });
        const Scenario read = readBack(scenario);
        QCOMPARE(read.vision->profile.roleRange.at(QStringLiteral("scout")), 6);
        QCOMPARE(read.vision->profile.id, QStringLiteral("ours"));
        QVERIFY(read.vision->profile == scenario.vision->profile);
    }

    void S1_54_S0_21_anOlderFile_loadsWithoutFog() {
        const QByteArray older =
            "{\"format\": \"sightline-scenario\", \"version\": 1, \"table\": {\"width\": 60, \"height\": 44}}";
        const auto read = readScenario(older, {});
        QVERIFY(read.has_value());
        QVERIFY(!read->scenario.vision);
        const auto without = readScenario(
            "{\"format\": \"sightline-scenario\", \"version\": 1, \"table\": {\"width\": 6, \"height\": 4},"
            " \"players\": [{\"id\": \"a\"}], \"vision\": {\"sides\": [{\"player\": \"a\"}]}}",
            {});
        QVERIFY(without.has_value());
        QVERIFY(without->scenario.vision->sides[0].knows.explored.empty()); // a missing list is an empty one
    }

    void T60_everyTinyTable_isSavedAndUpdated() {
        for (int columns = 1; columns <= 4; ++columns) {
            for (int rows = 1; rows <= 8; ++rows) {
                for (const FogMode mode :
                     {FogMode::Radius, FogMode::Simple, FogMode::Hybrid, FogMode::LineOfSight, FogMode::Grid}) {
                    Scenario scenario = fogTable(columns, rows);
                    setMode(scenario, mode);
                    addModel(scenario, "m", "a", columns - 1, rows - 1);
                    addModel(scenario, "n", "b", 0, 0);
                    addPiece(scenario, "p", "wood", columns / 2, rows / 2, columns / 2, rows / 2);
                    scenario = withVisionUpdated(scenario);
                    QVERIFY(readBack(scenario) == scenario);
                    for (const char* side : {"a", "b", "c"}) {
                        const Scenario view = sideViewOf(scenario, {QLatin1String{side}});
                        const Observation observation = observationOf(view, {QLatin1String{side}});
                        QCOMPARE(observation.grid.size(), static_cast<std::size_t>(columns * rows) * 4);
                        static_cast<void>(suggestCells(view, {QLatin1String{side}}));
                    }
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestVisionSaved)
#include "tst_vision_saved.moc"
