#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/model/badges.h"
#include "scenarios/vision/leak_check.h"
#include "scenarios/vision/observation.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/targets.h"
#include "scenarios/vision/turns.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/scenarios/vision/fog_tables.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"

#include <QRandomGenerator>

#include <array>
#include <cstdlib>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using geometry::pointFromInches;

namespace {

/// A busy hidden game where each secret has a word of its own.
Scenario secretTable(Random& random) {
    const std::array profiles{"standard", "long-watch", "exploration", "night-fight", "grid"};
    Scenario scenario =
        fogTable(20 + random.below(20), 14 + random.below(10), profiles[static_cast<std::size_t>(random.below(5))]);
    const int columns = static_cast<int>(scenario.table.width.inches());
    const int rows = static_cast<int>(scenario.table.height.inches());
    const auto secret = [&](const char* kind, int i) {
        return QStringLiteral("%1-%2-zq%3").arg(QLatin1String{kind}).arg(i).arg(random.below(100000));
    };
    scenario.description = secret("story", 0);
    const QJsonObject note{{secret("key", 0), secret("note", 0)}};
    for (int i = 0; i < 8; ++i) {
        const double left = random.between(0, columns - 4);
        const double top = random.between(0, rows - 4);
        Piece piece =
            boxPiece(secret("piece", i), left, top, left + random.between(0.5, 4), top + random.between(0.5, 4));
        piece.name = secret("title", i);
        piece.kind = random.oneIn(2) ? QStringLiteral("wood") : QStringLiteral("ruin");
        piece.cluster = secret("cluster", i);
        piece.unknown = note;
        if (i > 0 && random.oneIn(2)) {
            piece.parent = scenario.terrain.front().id.value;
            piece.group = scenario.terrain.back().id.value;
        }
        scenario.terrain.push_back(piece);
    }
    for (int i = 0; i < 14; ++i) {
        Model model = modelAt(secret("model", i), random.between(0.7, columns - 0.7), random.between(0.7, rows - 0.7));
        model.name = secret("hero", i);
        model.unit = secret("unit", i);
        model.player = {QString{QLatin1Char{"abcd"[i % 4]}}};
        model.cluster = secret("flock", i);
        model.keywords = QStringList{i % 3 == 0 ? "infantry" : "beast"};
        model.unknown = {{"x-mark", secret("mark", i)},
                         {"x-about", scenario.models.empty() ? QString{} : scenario.models.front().id.value}};
        (random.oneIn(5) ? scenario.reserves : scenario.models).push_back(model);
    }
    Objective objective;
    objective.id = {secret("goal", 0)};
    objective.position = pointFromInches(columns / 2.0, rows / 2.0);
    scenario.objectives = {objective};
    scenario.labels = {{{secret("label", 0)}, secret("words", 0), pointFromInches(1, 1)}};
    scenario.unknown = {{secret("top", 0), 1}};
    changeVision(scenario, [&](Vision& vision) {
        vision.profile.rememberModels = random.oneIn(2);
        vision.structures = {{scenario.terrain.front().id.value, "tower", {"b"}},
                             {objective.id.value, "headquarters", {"c"}}};
        for (const Model& model : scenario.models) {
            ModelVision& brings = vision.models[model.id];
            brings.decoyOf = scenario.reserves.empty() ? ModelId{} : scenario.reserves.front().id;
            brings.companion = scenario.models.back().id;
            brings.unknown = {{"x-why", secret("why", 1)}};
        }
        vision.regions = {
            {secret("region", 0), "watchtower", std::get<geometry::Polygon>(scenario.terrain.back().outline), {"d"}}};
        vision.lights = {{secret("light", 0), pointFromInches(random.between(0, columns), random.between(0, rows))}};
        for (VisionSide& side : vision.sides) {
            side.points = {{secret("hoard", 0), 7}};
        }
        vision.active = {"a"};
        vision.unknown = {{secret("beyond", 0), 1}};
    });
    scenario = withVisionUpdated(scenario);
    for (int i = 0; i < 4 && !scenario.models.empty(); ++i) {
        const ModelId id =
            scenario.models[static_cast<std::size_t>(random.below(static_cast<int>(scenario.models.size())))].id;
        const Scenario after = withModelAt(
            scenario, id, pointFromInches(random.between(0.7, columns - 0.7), random.between(0.7, rows - 0.7)));
        scenario = withStepAccepted(scenario, after, {QStringLiteral("move"), secret("remark", i)});
    }
    return scenario;
}

QString listed(const std::vector<Leak>& leaks) {
    QStringList words;
    for (const Leak& leak : leaks) {
        words.append(leak.kind + u' ' + leak.secret);
    }
    return words.join(QStringLiteral(", "));
}

Scenario twoSides() {
    Scenario scenario = fogTable(30, 9);
    addModel(scenario, "own", "a", 4, 4).name = QStringLiteral("Ann");
    addModel(scenario, "near", "b", 6, 4).name = QStringLiteral("Bob");
    addModel(scenario, "far", "b", 20, 4).name = QStringLiteral("Cid");
    return withVisionUpdated(scenario);
}

} // namespace

/// What one side may know, and that nothing else is in it.
class TestSideView : public QObject {
    Q_OBJECT

private slots:
    void S1_19_ownAlwaysOthersIfVisible() {
        const Scenario view = sideViewOf(twoSides(), {"a"});
        QVERIFY(view.model({"own"}) && view.model({"near"}) && !view.model({"far"}));
        QCOMPARE(view.model({"near"})->name, QStringLiteral("Bob"));
        const Scenario other = sideViewOf(twoSides(), {"b"});
        QCOMPARE(other.models.size(), std::size_t{3});
        QVERIFY(!sideViewOf(twoSides(), {"c"}).model({"own"}));
    }

    /// Labels count the models of a unit, and in a view some of them are missing.
    void aModel_keepsItsLabel_whoeverElseIsInSight() {
        Scenario scenario = fogTable(40, 9);
        addModel(scenario, "model-1", "a", 4, 4).unit = QStringLiteral("Unit 1");
        addModel(scenario, "model-2", "b", 30, 4).unit = QStringLiteral("Unit 2");
        addModel(scenario, "model-3", "b", 6, 4).unit = QStringLiteral("Unit 2");
        addModel(scenario, "model-4", "b", 31, 4).unit = QStringLiteral("Unit 2");
        changeVision(scenario, [](Vision& vision) { vision.profile.rememberModels = true; });
        const auto labelIn = [](const Scenario& view) { return badgeOn(view, {"model-3"}); };
        const auto moved = [](const Scenario& before, const char* id, double column) {
            return withStepAccepted(before, withModelAt(before, {QLatin1String{id}}, pointFromInches(column, 4.5)), {});
        };
        const Scenario first = withVisionUpdated(scenario);
        const Scenario alone = sideViewOf(first, {"a"});
        QVERIFY(!alone.model({"model-2"}));
        QCOMPARE(badgeOn(scenario, {"model-3"}), QStringLiteral("U2-2"));
        QCOMPARE(labelIn(alone), QStringLiteral("U2-2"));
        QCOMPARE(badgesOf(alone), (std::vector<QString>{"U1-1", "U2-2"}));
        const auto saved = readScenario(writeScenario(alone), {});
        QVERIFY(saved && labelIn(saved->scenario) == QStringLiteral("U2-2"));
        // The first of the unit comes into sight beside it.
        const Scenario second = moved(first, "model-2", 5.5);
        const Scenario both = sideViewOf(second, {"a"});
        QVERIFY(both.model({"model-2"}));
        QCOMPARE(labelIn(both), QStringLiteral("U2-2"));
        // The observer goes away: it is only remembered.
        const Scenario third = moved(second, "model-1", 18.5);
        const Scenario remembered = sideViewOf(third, {"a"});
        QVERIFY(!remembered.model({"model-3"}));
        QCOMPARE(remembered.vision->labels.at(QStringLiteral("model-3")), QStringLiteral("U2-2"));
        QVERIFY(!remembered.vision->labels.contains(QStringLiteral("model-4"))); // never seen
        // Another of the unit leaves the table.
        Scenario gone = first;
        const auto lost = std::ranges::find(gone.models, ModelId{"model-2"}, &Model::id);
        gone.reserves.push_back(*lost);
        gone.models.erase(lost);
        QCOMPARE(labelIn(gone), QStringLiteral("U2-2"));
        QCOMPARE(labelIn(sideViewOf(gone, {"a"})), QStringLiteral("U2-2"));
    }

    void S1_55_hiddenIsNotInTheObservation() {
        const Scenario view = sideViewOf(twoSides(), {"a"});
        for (const QByteArray& bytes : {writeScenario(view), observationJson(view, {"a"})}) {
            QVERIFY(!bytes.contains("\"far\"") && !bytes.contains("Cid") && !bytes.contains("20.5"));
            QVERIFY(bytes.contains("\"near\"") && bytes.contains("Bob") && bytes.contains("Ann"));
        }
        const QByteArray csv = observationCsv(view, {"a"});
        QVERIFY(csv.contains("model,near,6,4,6.5,4.5,") && !csv.contains(",far,") && !csv.contains("Cid"));
        const Observation observation = observationOf(view, {"a"});
        QCOMPARE(observation.modelIds, (QStringList{"own", "near"}));
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(observation.units[(4 * 30 + 20) * 4 + i], 0); // where "far" stands
        }
        QVERIFY(observation.units[(4 * 30 + 6) * 4 + 1] != 0); // where "near" stands: whose it is
    }

    /// What the observation says of the table is what the side knows of it.
    void S1_55_theObservation_isWhatTheSideKnows() {
        const Observation observation = observationOf(sideViewOf(twoSides(), {"a"}), {"a"});
        QCOMPARE(observation.columns, 30);
        QCOMPARE(observation.rows, 9);
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 30; ++column) {
                const bool isSeen = std::abs(column - 4) <= 3 && std::abs(row - 4) <= 3;
                const auto at = static_cast<std::size_t>(row * 30 + column) * 4;
                QCOMPARE(observation.grid[at + 3], isSeen ? 2 : 0);
                QCOMPARE(observation.grid[at] != 0, isSeen); // the ground of what is seen
                const bool hasModel = row == 4 && (column == 4 || column == 6);
                QCOMPARE(observation.units[at + 1], !hasModel ? 0 : column == 4 ? 1 : 2);
            }
        }
        QVERIFY(observationOf(sideViewOf(twoSides(), {"b"}), {"b"}).modelIds.contains(QStringLiteral("far")));
    }

    /// Shrouded: the terrain stays, units and owners are as last seen. Visible: all is told.
    void S1_5_S1_6_shroudedKeepsTerrain_visibleTellsAll() {
        Scenario scenario = twoSides();
        addMat(scenario, "mill", "building", 7, 4, 7, 4);
        scenario.models[1].wounds = 5;
        scenario.models[1].keywords = QStringList{"infantry"};
        changeVision(scenario, [](Vision& vision) { vision.structures = {{"mill", "building", {"b"}, 5}}; });
        scenario = withVisionUpdated(scenario);
        const Scenario now = sideViewOf(scenario, {"a"});
        QVERIFY(knowledgeOf(now.vision->sides[0].knows, {7, 4}) == CellKnowledge::Visible);
        QVERIFY(*now.model({"near"}) == *scenario.model({"near"}));
        QVERIFY(*now.vision->structure("mill") == *scenario.vision->structure("mill"));
        Scenario away = withVisionUpdated(withModelAt(scenario, {"own"}, pointFromInches(28.5, 4.5)));
        away = withVisionUpdated(withStructure(away, {"mill", "building", {"c"}, 1}));
        const Scenario then = sideViewOf(away, {"a"});
        QVERIFY(knowledgeOf(then.vision->sides[0].knows, {7, 4}) == CellKnowledge::Shrouded);
        QVERIFY(then.piece({"mill"}) && then.piece({"mill"})->outline == away.piece({"mill"})->outline);
        QVERIFY(!then.model({"near"}));
        QVERIFY(*then.vision->structure("mill") == *scenario.vision->structure("mill")); // as last seen
        QVERIFY(observationCsv(then, {"a"}).contains("cell,,7,4,7,4,shrouded,plains,"));
    }

    void S0_17_andS0_19_namesOfVisitedPlacesOnly() {
        Scenario scenario = twoSides();
        addMat(scenario, "mill", "building", 7, 4, 7, 4).name = QStringLiteral("Mill");
        scenario = withVisionUpdated(scenario);
        const Scenario seen = sideViewOf(scenario, {"a"});
        QVERIFY(seen.piece({"mill"})->name.isEmpty()); // in sight and never visited: the symbol alone
        QCOMPARE(seen.piece({"mill"})->kind, QStringLiteral("building"));
        QVERIFY(seen.piece({"mill"})->outline == scenario.piece({"mill"})->outline);
        Scenario away = withVisionUpdated(withModelAt(scenario, {"own"}, pointFromInches(28.5, 4.5)));
        QVERIFY(sideViewOf(away, {"a"}).piece({"mill"})->name.isEmpty());
        Scenario visited = withVisionUpdated(withModelAt(scenario, {"own"}, pointFromInches(7.5, 4.5)));
        visited = withVisionUpdated(withModelAt(visited, {"own"}, pointFromInches(28.5, 4.5)));
        QCOMPARE(sideViewOf(visited, {"a"}).piece({"mill"})->name, QStringLiteral("Mill"));
    }

    void S1_58_intelligence_tellsThePlaceAlone() {
        Scenario scenario = twoSides();
        QCOMPARE(sideViewOf(scenario, {"a"}).models.size(), 2U);
        changeVision(scenario, [](Vision& vision) { vision.sides[0].intelligence = QStringList{"far"}; });
        scenario = withVisionUpdated(scenario);
        const Scenario view = sideViewOf(scenario, {"a"});
        QCOMPARE(view.models.size(), 3U);
        QVERIFY(!view.model({"far"})); // where, not who
        const Model& outline = view.models.back();
        QCOMPARE(outline.position, scenario.model({"far"})->position);
        QVERIFY(outline.name.isEmpty() && outline.player.isEmpty() && outline.keywords.isEmpty());
        QVERIFY(!targetRuling(scenario, {"a"}, {"far"}).isLegal); // told of is not seen
        QVERIFY(leaksIn(writeScenario(view), secretsOf(scenario, view, {"a"})).empty());
        QCOMPARE(sideViewOf(scenario, {"b"}).models.size(),
                 3U); // b's own three as they are: b is told nothing, and sees a's
        QCOMPARE(sideViewOf(scenario, {"c"}).models.size(), 0U); // each side its own
        Scenario gone = withVisionUpdated(withRemoved(scenario, std::array{AnyId{ModelId{"far"}}}));
        QVERIFY(gone.vision->side({"a"})->intelligence.isEmpty());
    }

    void S1_26_reservesAndPointsAreHidden() {
        Scenario scenario = twoSides();
        for (const char* side : {"a", "b"}) {
            Model later = modelAt(QStringLiteral("later-") + QLatin1String{side}, 0, 0);
            later.player = {QLatin1String{side}};
            scenario.reserves.push_back(later);
        }
        changeVision(scenario, [](Vision& vision) {
            vision.sides[0].points["gold"] = 5;
            vision.sides[1].points["gold"] = 77;
            vision.turn = 6;
            vision.active = {"b"};
        });
        Scenario view = sideViewOf(scenario, {"a"});
        QCOMPARE(view.reserves.size(), std::size_t{1});
        QCOMPARE(view.reserves[0].id.value, QStringLiteral("later-a"));
        QCOMPARE(view.vision->sides.size(), std::size_t{1});
        QCOMPARE(view.vision->sides[0].points.at("gold"), 5);
        QCOMPARE(view.vision->sides[0].player.value, QStringLiteral("a")); // kept: who one is, and whose turn it is
        QCOMPARE(view.vision->turn, 6);
        QCOMPARE(view.vision->active.value, QStringLiteral("b"));
        QVERIFY(!writeScenario(view).contains(": 77") && !writeScenario(view).contains("later-b"));
        changeVision(scenario, [](Vision& vision) { vision.profile.hidePoints = false; });
        view = sideViewOf(scenario, {"a"});
        QCOMPARE(view.vision->side({"b"})->points.at("gold"), 77);
        QVERIFY(view.vision->side({"b"})->knows == SideKnowledge{});
    }

    void T49_aHiddenOwnerIsAsLastSeen() {
        Scenario scenario = twoSides();
        addMat(scenario, "mill", "building", 7, 4, 7, 4);
        changeVision(scenario, [](Vision& vision) { vision.structures = {{"mill", "building", {"b"}, 5}}; });
        scenario = withVisionUpdated(scenario);
        scenario = withVisionUpdated(withModelAt(scenario, {"own"}, pointFromInches(28.5, 4.5)));
        const Scenario before = sideViewOf(withVisionUpdated(scenario), {"a"});
        changeVision(scenario, [](Vision& vision) { vision.structures = {{"mill", "tower", {"c"}, 1}}; });
        const Scenario after = sideViewOf(withVisionUpdated(scenario), {"a"});
        QVERIFY(after == before);
        QCOMPARE(observationJson(after, {"a"}), observationJson(before, {"a"}));
        QCOMPARE(observationCsv(after, {"a"}), observationCsv(before, {"a"}));
        QCOMPARE(before.vision->structure("mill")->owner.value, QStringLiteral("b"));
    }

    void S2_55_outlinesHaveNoName() {
        Scenario scenario = fogTable(41, 9, "night-fight");
        addModel(scenario, "own", "a", 2, 4);
        Model& shape = addModel(scenario, "assassin", "b", 10, 4);
        shape.name = QStringLiteral("Nyx");
        shape.keywords = QStringList{"stealthy"};
        const Scenario view = sideViewOf(scenario, {"a"});
        QCOMPARE(view.models.size(), std::size_t{2});
        const Model& outline = view.models[1];
        QCOMPARE(outline.id.value, QStringLiteral("outline-1"));
        QVERIFY(outline.position == shape.position);
        QVERIFY(outline.name.isEmpty() && outline.player.isEmpty() && outline.keywords.isEmpty());
        QVERIFY(!writeScenario(view).contains("assassin"));
    }

    void S1_58_aDecoyIsAMarkerLikeAnother() {
        const auto table = [](const char* id, bool isDecoy) {
            Scenario scenario = twoSides();
            scenario.models[1].id = {QLatin1String{id}};
            changeVision(scenario, [&](Vision& vision) {
                vision.models.clear();
                if (isDecoy) {
                    vision.models[{QLatin1String{id}}].decoyOf = {"far"};
                    vision.models[{QLatin1String{id}}].traits = QStringList{"decoy"};
                }
                for (VisionSide& side : vision.sides) {
                    side.knows = {};
                    side.before = {};
                }
            });
            return withVisionUpdated(scenario);
        };
        QVERIFY(sideViewOf(table("blip", true), {"a"}) == sideViewOf(table("blip", false), {"a"}));
        QVERIFY(sideViewOf(table("blip", true), {"b"}).vision->models.contains({"blip"})); // its owner knows
    }

    void S2_11_aRiderIsWhereItsMountIs() {
        Scenario scenario = twoSides();
        addModel(scenario, "rider", "b", 29, 0);
        changeVision(scenario, [](Vision& vision) {
            vision.models[{"rider"}].carriedBy = {"near"};
            vision.models[{"rider"}].carriedHow = QStringLiteral("mounted");
        });
        QVERIFY(sideViewOf(scenario, {"a"}).model({"rider"})->position == scenario.models[1].position);
    }

    void T50_aStrangerKnowsNothing() {
        for (const char* side : {"", "x"}) {
            const Scenario view = sideViewOf(twoSides(), {QLatin1String{side}});
            QVERIFY(view.models.empty() && view.terrain.empty() && view.reserves.empty() && view.objectives.empty());
            QVERIFY(view.vision->sides.empty());
        }
        Scenario broken = twoSides();
        changeVision(broken, [](Vision& vision) { vision.profile.cell = geometry::Length::fromNanometers(1); });
        QVERIFY(sideViewOf(broken, {"a"}).models.empty());
    }

    void T52_fourViews() {
        Scenario scenario = fogTable(40, 9);
        for (int i = 0; i < 4; ++i) {
            const char id[]{"abcd"[i], '\0'};
            addModel(scenario, id, id, 4 + 10 * i, 4).id.value.append(QStringLiteral("-model"));
        }
        for (int i = 0; i < 4; ++i) {
            const QString side{QLatin1Char{"abcd"[i]}};
            const Scenario view = sideViewOf(scenario, {side});
            QCOMPARE(view.models.size(), std::size_t{1});
            QCOMPARE(view.models[0].id.value, side + QStringLiteral("-model"));
            QCOMPARE(view.vision->sides[0].player.value, side);
        }
    }

    void aViewIsAFileOfItsOwn() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Random random{seed};
            const Scenario scenario = secretTable(random);
            for (const char* side : {"a", "b", "c", "d"}) {
                const Scenario view = sideViewOf(scenario, {QLatin1String{side}});
                const auto read = readScenario(writeScenario(view), {});
                QVERIFY2(read, qPrintable(QStringLiteral("seed %1 ").arg(seed) +
                                          (read ? QString{} : read.error().message())));
                QVERIFY(read->scenario == view);
            }
        }
    }

    void aViewOfAView_knowsNoMore() {
        const Scenario view = sideViewOf(twoSides(), {"a"});
        const Scenario again = sideViewOf(view, {"a"});
        for (const Model& model : again.models) {
            QVERIFY(view.model(model.id));
        }
        QVERIFY(sideViewOf(view, {"c"}).models.empty());
    }

    void S0_20_withoutFog_thingsAreKnownAndSecretsAreNot() {
        Scenario scenario = twoSides();
        Model later = modelAt("later", 0, 0);
        later.player = {"b"};
        scenario.reserves = {later};
        scenario.vision = {};
        const Scenario view = sideViewOf(scenario, {"a"});
        QCOMPARE(view.models.size(), std::size_t{3});
        QVERIFY(view.reserves.empty());
    }

    void staleKnowledge_doesNotLeak() {
        // The enemy moves away and nobody recomputes: the view does not rest on what was stored.
        const Scenario scenario = withModelAt(twoSides(), {"near"}, pointFromInches(25.5, 4.5));
        QVERIFY(scenario.vision->side({"a"})->knows.seen.contains({"near"}));
        QVERIFY(!sideViewOf(scenario, {"a"}).model({"near"}));
        QVERIFY(!sideViewOf(scenario, {"a"}).vision->sides[0].before.models.contains({"near"}));
    }

    void leaksIn_findsWhatIsThere_data() {
        addColumns<QByteArray, QString>("text", "kind");
        QTest::newRow("nothing") << QByteArray{"own, near, 4.5, 4.5"} << "";
        QTest::newRow("an id") << QByteArray{"{\"id\":\"far\"}"} << "id";
        QTest::newRow("part of a word") << QByteArray{"farther, afar, far-off, far_1"} << "";
        QTest::newRow("a name") << QByteArray{"beware of Cid!"} << "name";
        QTest::newRow("a place") << QByteArray{"[20.5, 4.5]"} << "position";
        QTest::newRow("a place in CSV") << QByteArray{"x,20.5,4.5,y"} << "position";
        QTest::newRow("a place in words") << QByteArray{"at x 20.5 in, y 4.5 in"} << "position";
        QTest::newRow("another place") << QByteArray{"120.5, 4.5; 20.5, 4.55; 20.5"} << "";
    }
    void leaksIn_findsWhatIsThere() {
        auto [text, kind] = fetch<QByteArray, QString>("text", "kind");
        const Scenario whole = twoSides();
        const auto leaks = leaksIn(text, secretsOf(whole, sideViewOf(whole, {"a"}), {"a"}));
        QCOMPARE(leaks.size(), std::size_t{kind.isEmpty() ? 0U : 1U});
        if (!leaks.empty()) {
            QCOMPARE(leaks[0].kind, kind);
        }
    }

    void T48_noViewHoldsASecret() {
        const std::uint64_t first = QRandomGenerator::global()->generate();
        qInfo("seed %llu", static_cast<unsigned long long>(first));
        std::size_t secretsInAll = 0;
        for (std::uint64_t i = 0; i < 60; ++i) {
            Random random{first + i};
            const Scenario whole = secretTable(random);
            for (const char* side : {"a", "b", "c", "d"}) {
                const Scenario view = sideViewOf(whole, {QLatin1String{side}});
                const SideSecrets secrets = secretsOf(whole, view, {QLatin1String{side}});
                secretsInAll += static_cast<std::size_t>(secrets.ids.size() + secrets.names.size() +
                                                         secrets.positions.size() + secrets.words.size());
                const auto leaks = leaksIn(writeScenario(view), secrets);
                QVERIFY2(
                    leaks.empty(),
                    qPrintable(
                        QStringLiteral("seed %1, side %2: %3").arg(first + i).arg(QLatin1String{side}, listed(leaks))));
                QVERIFY(!leaksIn(writeScenario(whole), secrets).empty()); // the search finds them in the whole
            }
        }
        QVERIFY(secretsInAll > 4'000);
    }

    void T48_hiddenThings_makeNoDifference() {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Random random{seed};
            const Scenario whole = secretTable(random);
            for (const char* side : {"a", "b", "c", "d"}) {
                const Scenario view = sideViewOf(whole, {QLatin1String{side}});
                const Scenario without = sideViewOf(withoutSecrets(whole, view), {QLatin1String{side}});
                QVERIFY2(writeScenario(without) == writeScenario(view),
                         qPrintable(QStringLiteral("seed %1, side %2").arg(seed).arg(QLatin1String{side})));
            }
        }
    }

    void S0_1_moreIsShownThanWhereModelsStood() {
        const SideKnowledge knows = sideViewOf(twoSides(), {"a"}).vision->sides[0].knows;
        QVERIFY(knows.explored.count() > 10 * knows.visited.count());
    }

    void S0_16_S0_18_whatIsVisited_isShownWhole_andWhatIsUnseenNotAtAll() {
        Scenario scenario = twoSides();
        Piece& mill = addMat(scenario, "mill", "building", 2, 4, 4, 4); // it stands there
        mill.name = QStringLiteral("Mill");
        mill.traits = QStringList{"tall"};
        addMat(scenario, "barn", "building", 25, 4, 26, 4).name = QStringLiteral("Barn");
        const Scenario view = sideViewOf(withVisionUpdated(scenario), {"a"});
        QVERIFY(*view.piece({"mill"}) == scenario.terrain[scenario.terrain.size() - 2]);
        QVERIFY(!view.piece({"barn"}));
        QVERIFY(!writeScenario(view).contains("arn\""));
    }

    void S1_1_whatASideViewHides() {
        // Place, type, wounds, owners, reserves, points: change each of them out of sight, and the view stays as it is.
        Scenario scenario = twoSides();
        addMat(scenario, "barn", "building", 25, 4, 26, 4);
        addObjective(scenario, QStringLiteral("flag"), 25.5, 6.5);
        scenario.reserves.push_back(modelAt("later", 0, 0));
        scenario.reserves.back().player = {"b"};
        changeVision(scenario, [](Vision& vision) {
            vision.structures = {{"barn", "building", {"b"}}, {"flag", "headquarters", {"b"}}};
            vision.sides[1].points["gold"] = 5;
        });
        scenario = withVisionUpdated(scenario);
        const Scenario view = sideViewOf(scenario, {"a"});
        const auto isHidden = [&](auto&& change) {
            Scenario other = scenario;
            change(other);
            return sideViewOf(other, {"a"}) == view &&
                   sideViewOf(withVisionUpdated(other), {"a"}).models == view.models;
        };
        const auto far = [](Scenario& one) -> Model& {
            return *std::ranges::find(one.models, ModelId{"far"}, &Model::id);
        };
        QVERIFY(isHidden([&](Scenario& one) { far(one).position = pointFromInches(22.5, 2.5); }));
        QVERIFY(isHidden([&](Scenario& one) { far(one).keywords = QStringList{"tank"}; }));
        QVERIFY(isHidden([&](Scenario& one) { far(one).wounds = 1; }));
        QVERIFY(isHidden([&](Scenario& one) { far(one).name = QStringLiteral("Dan"); }));
        QVERIFY(isHidden([&](Scenario& one) { one.reserves.clear(); }));
        QVERIFY(isHidden([&](Scenario& one) { one.terrain[0].kind = QStringLiteral("ruin"); }));
        QVERIFY(isHidden(
            [&](Scenario& one) { changeVision(one, [](Vision& vision) { vision.structures[0].wounds = 3; }); }));
        QVERIFY(isHidden(
            [&](Scenario& one) { changeVision(one, [](Vision& vision) { vision.structures[0].owner = {"c"}; }); }));
        QVERIFY(isHidden(
            [&](Scenario& one) { changeVision(one, [](Vision& vision) { vision.structures[1].owner = {"c"}; }); }));
        QVERIFY(isHidden(
            [&](Scenario& one) { changeVision(one, [](Vision& vision) { vision.sides[1].points["gold"] = 99; }); }));
        QVERIFY(
            !isHidden([&](Scenario& one) { std::ranges::find(one.models, ModelId{"near"}, &Model::id)->wounds = 1; }));
    }

    void S2_48_S1_36_theJudgeSeesEverything() {
        Scenario scenario = twoSides();
        const Scenario whole = replayedTo(scenario, 0); // the judge's view is the table itself, in a replay too
        QVERIFY(whole.model({"own"}) && whole.model({"near"}) && whole.model({"far"}));
        changeVision(scenario, [](Vision& vision) { vision.profile.showsEverything = true; });
        const Scenario view = sideViewOf(scenario, {"a"});
        QVERIFY(view.model({"far"}));
        QCOMPARE(view.vision->sides[0].knows.visible.count(), 30 * 9);
    }

    void S2_60_whatIsOutOfSight_isTerrainWithoutModels() {
        Scenario scenario = twoSides();
        addMat(scenario, "mill", "building", 7, 4, 7, 4);
        changeVision(scenario, [](Vision& vision) { vision.profile.rememberModels = false; });
        scenario = withVisionUpdated(scenario);
        scenario = withVisionUpdated(withModelAt(scenario, {"own"}, pointFromInches(28.5, 4.5)));
        const Scenario view = sideViewOf(scenario, {"a"});
        const SideKnowledge& knows = view.vision->sides[0].knows;
        QVERIFY(knowledgeOf(knows, {7, 4}) == CellKnowledge::Shrouded);
        QVERIFY(view.piece({"mill"}) && !view.model({"near"}) && knows.models.empty());
    }
};

QTEST_APPLESS_MAIN(TestSideView)
#include "tst_side_view.moc"
