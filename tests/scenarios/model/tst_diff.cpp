#include "scenarios/model/diff.h"
#include "tests/scenarios/scenario_maker.h"

#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

Scenario threeModels() {
    return makeScenario({.terrain = {boxPiece("p1", 1, 5, 3, 8)},
                         .models = {modelAt("m1", 1, 1), modelAt("m2", 5, 1), modelAt("m3", 9, 1)}});
}

std::vector<scenarios::ModelId> ids(std::initializer_list<const char*> names) {
    std::vector<scenarios::ModelId> result;
    for (const char* name : names) {
        result.push_back({QString::fromLatin1(name)});
    }
    return result;
}

} // namespace

class TestDiff : public QObject {
    Q_OBJECT

private slots:
    void equalScenarios_haveNoDifference() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            QVERIFY(differenceBetween(randomScenario(seed), randomScenario(seed)).isEmpty());
        }
    }

    void differentScenarios_haveADifference() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            QVERIFY(!differenceBetween(randomScenario(seed), randomScenario(seed + 1)).isEmpty());
        }
    }

    void aMovedModel_isChangedAndNothingElse() {
        Scenario after = threeModels();
        after.models[1].position = geometry::pointFromInches(6, 1);
        Difference expected;
        expected.models.changed = ids({"m2"});
        QVERIFY(differenceBetween(threeModels(), after) == expected);
    }

    void addedAndRemoved_areTold() {
        Scenario after = threeModels();
        after.models.erase(after.models.begin());
        after.models.push_back(modelAt("m4", 3, 3));
        Difference expected;
        expected.models.removed = ids({"m1"});
        expected.models.added = ids({"m4"});
        QVERIFY(differenceBetween(threeModels(), after) == expected);
        std::swap(expected.models.removed, expected.models.added);
        QVERIFY(differenceBetween(after, threeModels()) == expected);
    }

    void anotherOrder_isTold() {
        Scenario after = threeModels();
        std::swap(after.models[0], after.models[2]);
        Difference expected;
        expected.models.reordered = true;
        QVERIFY(differenceBetween(threeModels(), after) == expected);
    }

    void anAddedModelInTheMiddle_isNoOtherOrder() {
        Scenario after = threeModels();
        after.models.insert(after.models.begin() + 1, modelAt("m4", 3, 3));
        QVERIFY(!differenceBetween(threeModels(), after).models.reordered);
        QCOMPARE(differenceBetween(threeModels(), after).models.added.size(), 1U);
    }

    void eachOtherPart_hasItsFlag() {
        const Scenario before = threeModels();
        const auto differs = [&](auto&& change) {
            Scenario after = before;
            change(after);
            return differenceBetween(before, after);
        };
        const auto only = [](auto member) {
            Difference expected;
            expected.*member = true;
            return expected;
        };
        QVERIFY(differs([](Scenario& s) { s.name = "x"; }) == only(&Difference::name));
        QVERIFY(differs([](Scenario& s) { s.table.width = geometry::Length::fromInches(30); }) ==
                only(&Difference::table));
        QVERIFY(differs([](Scenario& s) { s.players.push_back({}); }) == only(&Difference::players));
        QVERIFY(differs([](Scenario& s) { s.rules = QStringLiteral("height-tags"); }) == only(&Difference::rules));
        QVERIFY(differs([](Scenario& s) { s.unknown.insert("vision", 1); }) == only(&Difference::unknown));
    }

    void eachFieldOfAPiece_counts() {
        const Scenario before = threeModels();
        const std::vector<std::function<void(scenarios::Piece&)>> changes{
            [](auto& p) { p.name = "x"; },
            [](auto& p) { p.height = geometry::Length{}; },
            [](auto& p) { p.heightClass = scenarios::HeightClass::Low; },
            [](auto& p) { p.traits.append("obscuring"); },
            [](auto& p) { p.locked = true; },
            [](auto& p) { p.outline = boxPiece("", 1, 5, 3, 9).outline; },
            [](auto& p) { p.walls = asymmetricPiece("").walls; },
            [](auto& p) { p.unknown.insert("x", 1); },
        };
        for (const auto& change : changes) {
            Scenario after = before;
            change(after.terrain[0]);
            Difference expected;
            expected.pieces.changed = {{"p1"}};
            QVERIFY(differenceBetween(before, after) == expected);
        }
    }
};

QTEST_APPLESS_MAIN(TestDiff)
#include "tst_diff.moc"
