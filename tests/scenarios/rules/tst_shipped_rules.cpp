#include "scenarios/judge/judge.h"

#include "scenarios/io/scenario_file.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;

namespace {

/// Two models of 32 mm round, 20 in apart along y = 10, and the terrain given.
Scenario tableWith(const QString& terrain, double observerHeight, double targetHeight) {
    const QString text = QStringLiteral(R"({
        "format": "sightline-scenario", "version": 1, "table": { "width": 30, "height": 20 },
        "players": [ { "id": "red" }, { "id": "blue" } ],
        "terrain": [ %1 ],
        "models": [
            { "id": "observer", "player": "red", "base": { "shape": "round", "diameter_mm": 32 }, "position": [5, 10], "height": %2 },
            { "id": "target", "player": "blue", "base": { "shape": "round", "diameter_mm": 32 }, "position": [25, 10], "height": %3 }
        ] })")
                             .arg(terrain)
                             .arg(observerHeight, 0, 'g', 17)
                             .arg(targetHeight, 0, 'g', 17);
    const auto loaded = readScenario(text.toUtf8(), QStringLiteral("test"));
    if (!loaded) {
        qFatal("%s", qPrintable(loaded.error().message()));
    }
    return loaded->scenario;
}

const RuleSet& rulesNamed(const QString& id) { return *std::ranges::find(shippedRuleSets(), id, &RuleSet::id); }

Verdict
judged(const Scenario& scenario, const QString& rules, const char* from = "observer", const char* to = "target") {
    return judge(PreparedTable{scenario, rulesNamed(rules)},
                 {ModelId{QLatin1String{from}}, ModelId{QLatin1String{to}}});
}

/// A piece from edge to edge of the table, with further keys.
QString ridge(const QString& keys) {
    return QStringLiteral(R"({ "id": "p", "footprint": [[14, 0], [16, 0], [16, 20], [14, 20]]%1 })").arg(keys);
}

/// A small piece half way with a wall from edge to edge, and keys of both.
QString walled(const QString& pieceKeys, const QString& wallKeys) {
    return QStringLiteral(R"({ "id": "p", "footprint": [[14, 8], [16, 8], [16, 12], [14, 12]]%1,
                               "walls": [ { "polyline": [[16, 0], [16, 20]]%2 } ] })")
        .arg(pieceKeys, wallKeys);
}

constexpr double kNanometer = 1.0 / 25.4e6;

} // namespace

class TestShippedRules : public QObject {
    Q_OBJECT

private slots:
    void heightTags_decideWhoBlocks_data() {
        testsupport::addColumns<QString, double, double, bool>("terrain", "observer", "target", "visible");
        const auto row = [](const char* name, const QString& terrain, double observer, double target, bool visible) {
            QTest::newRow(name) << terrain << observer << target << visible;
        };
        const auto high = [](double height) {
            return ridge(QStringLiteral(R"(, "height": %1)").arg(height, 0, 'g', 17));
        };

        row("a nanometer below 2 in is low", high(2 - kNanometer), 2, 2, true);
        row("2 in is medium", high(2), 2, 2, false);
        row("medium, the observer just below 3.5 in", high(2), 3.5 - kNanometer, 2, false);
        row("medium, the observer of 3.5 in", high(2), 3.5, 2, true);
        row("medium, the target of 3.5 in", high(2), 2, 3.5, true);
        row("medium, both of 3.5 in", high(5), 3.5, 3.5, true);
        row("5 in is medium", high(5), 4, 1, true);
        row("a nanometer above 5 in is tall", high(5 + kNanometer), 9, 9, false);
        row("no height and no class is tall", ridge({}), 9, 9, false);
        row("the class low beats a height of 9 in", ridge(R"(, "height": 9, "height_class": "low")"), 2, 2, true);
        row("the class tall beats a height of 1 in", ridge(R"(, "height": 1, "height_class": "tall")"), 9, 9, false);
        row("a class alone, short models", ridge(R"(, "height_class": "medium")"), 3, 1, false);
        row("a class alone, one tall model", ridge(R"(, "height_class": "medium")"), 3.5, 1, true);
        row("a mat", high(0), 2, 2, true);
        row("a mat that is called tall", ridge(R"(, "height": 0, "height_class": "tall")"), 2, 2, true);
        row("an obscuring mat", ridge(R"(, "height": 0, "traits": ["obscuring"])"), 9, 9, false);
        row("low but obscuring", ridge(R"(, "height": 1, "traits": ["obscuring"])"), 9, 9, false);
        row("a trait that is not quite obscuring", ridge(R"(, "height": 1, "traits": ["Obscuring"])"), 2, 2, true);

        const auto around = [](const QString& place, const QString& keys) {
            return QStringLiteral(R"({ "id": "p", "footprint": %1%2 })").arg(place, keys);
        };
        const QString west = QStringLiteral("[[2, 8], [16, 8], [16, 12], [2, 12]]");
        const QString east = QStringLiteral("[[14, 8], [28, 8], [28, 12], [14, 12]]");
        row("a piece that holds the observer", around(west, {}), 2, 2, true);
        row("a piece that holds the target", around(east, {}), 2, 2, true);
        row("an obscuring piece that holds the observer", around(west, R"(, "traits": ["obscuring"])"), 2, 2, true);
        row("the walls of an area that holds the observer",
            around(west, R"(, "height": 0, "walls": [ { "polyline": [[16, 0], [16, 20]] } ])"), 2, 2, true);
        row("a piece whose hole the observer stands in",
            around("[[1, 1], [20, 1], [20, 19], [1, 19]]", R"(, "holes": [ [[2, 2], [19, 2], [19, 18], [2, 18]] ])"), 2,
            2, false);

        row("a wall on a mat has no end upwards", walled(R"(, "height": 0)", {}), 9, 9, false);
        row("a wall as high as its low piece", walled(R"(, "height": 1)", {}), 2, 2, true);
        row("a tall wall on a low piece", walled(R"(, "height": 1)", R"(, "height": 6)"), 9, 9, false);
        row("a low wall on a mat", walled(R"(, "height": 0)", R"(, "height": 1)"), 2, 2, true);
        row("a medium wall, tall observer", walled(R"(, "height": 0)", R"(, "height": 5)"), 4, 2, true);
        row("a medium wall, short models", walled(R"(, "height": 0)", R"(, "height": 5)"), 2, 2, false);
        row("a window", walled(R"(, "height": 0)", R"(, "kind": "window", "blocks_sight": false)"), 2, 2, true);
        row("a wall of height 0", walled(R"(, "height": 0)", R"(, "height": 0)"), 2, 2, true);
    }

    void heightTags_decideWhoBlocks() {
        auto [terrain, observer, target, visible] =
            testsupport::fetch<QString, double, double, bool>("terrain", "observer", "target", "visible");
        const Scenario scenario = tableWith(terrain, observer, target);
        QCOMPARE(judged(scenario, "height-tags").visible(), visible);
        QCOMPARE(judged(scenario, "height-tags", "target", "observer").visible(), visible);
    }

    void plan_blocksByAllButMats_data() {
        testsupport::addColumns<QString, bool>("terrain", "visible");
        QTest::newRow("a low piece") << ridge(R"(, "height": 0.1)") << false;
        QTest::newRow("a mat") << ridge(R"(, "height": 0, "traits": ["obscuring"])") << true;
        QTest::newRow("a wall on a mat") << walled(R"(, "height": 0)", {}) << false;
        QTest::newRow("a window on a mat") << walled(R"(, "height": 0)", R"(, "blocks_sight": false)") << true;
        QTest::newRow("a wall of height 0 on a mat") << walled(R"(, "height": 0)", R"(, "height": 0)") << true;
        QTest::newRow("a wall piece of height 0")
            << R"({ "id": "p", "polyline": [[15, 0], [15, 20]], "height": 0 })" << true;
        QTest::newRow("a piece round the observer")
            << R"({ "id": "p", "footprint": [[2, 8], [16, 8], [16, 12], [2, 12]] })" << false;
    }

    void plan_blocksByAllButMats() {
        auto [terrain, visible] = testsupport::fetch<QString, bool>("terrain", "visible");
        QCOMPARE(judged(tableWith(terrain, 2, 2), "plan").visible(), visible);
    }

    void pairs_areThoseOfDifferentPlayers_modelsWithoutOneBeingOneSide() {
        Scenario scenario;
        const auto add = [&](const char* id, const char* player) {
            Model model;
            model.id = ModelId{QLatin1String{id}};
            model.player = PlayerId{QLatin1String{player}};
            scenario.models.push_back(model);
        };
        add("a1", "a");
        add("b1", "b");
        add("c1", "c");
        add("a2", "a");
        add("x", "");
        add("y", "");
        const auto names = [](const std::vector<Question>& questions) {
            QStringList pairs;
            std::ranges::transform(questions, std::back_inserter(pairs),
                                   [](const Question& q) { return q.observer.value + u'>' + q.target.value; });
            return pairs.join(u' ');
        };
        QCOMPARE(names(pairQuestions(scenario)),
                 "a1>b1 a1>c1 a1>x a1>y b1>a1 b1>c1 b1>a2 b1>x b1>y c1>a1 c1>b1 c1>a2 c1>x c1>y "
                 "a2>b1 a2>c1 a2>x a2>y x>a1 x>b1 x>c1 x>a2 y>a1 y>b1 y>c1 y>a2");
        QCOMPARE(names(pairQuestions(scenario, PlayerId{QStringLiteral("a")}, PlayerId{QStringLiteral("c")})),
                 "a1>c1 a2>c1");
        QCOMPARE(names(pairQuestions(scenario, {}, PlayerId{QStringLiteral("b")})), "a1>b1 c1>b1 a2>b1 x>b1 y>b1");
    }
};

QTEST_APPLESS_MAIN(TestShippedRules)
#include "tst_shipped_rules.moc"
