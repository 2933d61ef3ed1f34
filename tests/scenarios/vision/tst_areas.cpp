#include "scenarios/edits/edits.h"
#include "scenarios/vision/areas.h"
#include "scenarios/vision/side_view.h"
#include "tests/scenarios/vision/fog_tables.h"

#include <QTest>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;

namespace {

/// A named wood in the middle, a field without a name, and a named zone at the left.
Scenario parish() {
    Scenario scenario = fogTable(30, 11);
    addMat(scenario, "wood", "wood", 12, 3, 16, 7).name = QStringLiteral("Hangman's Wood");
    addMat(scenario, "field", "field", 18, 3, 22, 7);
    Zone zone;
    zone.id = {"home"};
    zone.name = QStringLiteral("West Farm");
    zone.kind = QStringLiteral("deployment");
    zone.polygon = std::get<geometry::Polygon>(boxPiece("z", 0, 0, 6, 11).outline);
    scenario.zones.push_back(std::move(zone));
    addModel(scenario, "scout", "a", 2, 5);
    addModel(scenario, "spy", "b", 14, 5);
    return scenario;
}

Scenario movedTo(const Scenario& scenario, double x, double y) {
    return withModelAt(scenario, {"scout"}, geometry::pointFromInches(x, y));
}

} // namespace

/// Row S2.52: who comes into a named part of the table.
class TestAreas : public QObject {
    Q_OBJECT

private slots:
    void S2_52_whoComesIn_isNamed() {
        const Scenario before = parish();
        const std::vector<AreaEntered> entered = areasEntered(before, movedTo(before, 13, 5));
        QCOMPARE(entered.size(), std::size_t{1});
        QVERIFY((entered[0] == AreaEntered{{"scout"}, QStringLiteral("wood"), QStringLiteral("Hangman's Wood")}));
        QVERIFY(areasEntered(before, movedTo(before, 20, 5)).empty()); // a field without a name
        const auto home = areasEntered(movedTo(before, 9, 5), before);
        QCOMPARE(home.size(), std::size_t{1});
        QCOMPARE(home[0].name, QStringLiteral("West Farm"));
    }

    void S2_52_whoStaysOrLeans_hasNotComeIn() {
        const Scenario before = parish();
        QVERIFY(areasEntered(before, before).empty());
        QVERIFY(areasEntered(before, movedTo(before, 3, 8)).empty());
        const double radius = 12.5 / 25.4;
        const double leaning = 12 - radius;
        QVERIFY(areasEntered(before, movedTo(before, leaning - 0.001, 5)).empty());
        QCOMPARE(areasEntered(before, movedTo(before, leaning + 0.001, 5)).size(), std::size_t{1});
        const Scenario inside = movedTo(before, 13, 5);
        QVERIFY(areasEntered(inside, movedTo(inside, 15, 6)).empty());
    }

    void S2_52_whoIsNew_isInAllOfThem() {
        const Scenario after = parish();
        Scenario before = after;
        std::erase_if(before.models, [](const Model& model) { return model.id.value == u"spy"; });
        const auto entered = areasEntered(before, after);
        QCOMPARE(entered.size(), std::size_t{1});
        QCOMPARE(entered[0].model.value, QStringLiteral("spy"));
    }

    void S2_52_aSideLearnsOfWhomItSeesOnly() {
        const Scenario before = parish();
        const auto learns = [&](double column) {
            const Scenario after = withModelAt(before, {"spy"}, geometry::pointFromInches(column + 0.5, 5.5));
            return areasEntered(sideViewOf(before, {"a"}), sideViewOf(after, {"a"})).size();
        };
        QCOMPARE(learns(4), std::size_t{1});  // beside the scout, in its farm
        QCOMPARE(learns(20), std::size_t{0}); // out of sight
    }
};

QTEST_APPLESS_MAIN(TestAreas)
#include "tst_areas.moc"
