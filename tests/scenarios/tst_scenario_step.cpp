#include "scenarios/edits.h"
#include "scenarios/scenario_step.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/dice.h"

#include <QTest>

#include <algorithm>
#include <utility>

using namespace sightline;
using scenarios::Scenario;
using scenarios::ScenarioStep;
using testsupport::Dice;

namespace {

/// Takes some things out, changes some, moves one to another place and puts some of another table in.
template <class Thing> void disturb(Dice& dice, std::vector<Thing>& list, const std::vector<Thing>& others) {
    if (!list.empty() && dice.oneIn(2)) {
        list.erase(list.begin() + dice.below(static_cast<int>(list.size())));
    }
    if (list.size() > 1 && dice.oneIn(3)) {
        std::swap(list.front(), list[static_cast<std::size_t>(dice.below(static_cast<int>(list.size())))]);
    }
    if (!others.empty() && dice.oneIn(2)) {
        const auto& other = others[static_cast<std::size_t>(dice.below(static_cast<int>(others.size())))];
        list.insert(list.begin() + dice.below(static_cast<int>(list.size()) + 1), other);
    }
    if (!list.empty() && !others.empty() && dice.oneIn(2)) {
        list[static_cast<std::size_t>(dice.below(static_cast<int>(list.size())))] = others.front();
    }
}

Scenario disturbed(Dice& dice, Scenario scenario, const Scenario& other) {
    disturb(dice, scenario.players, other.players);
    disturb(dice, scenario.terrain, other.terrain);
    disturb(dice, scenario.models, other.models);
    disturb(dice, scenario.zones, other.zones);
    disturb(dice, scenario.objectives, other.objectives);
    disturb(dice, scenario.labels, other.labels);
    disturb(dice, scenario.reserves, other.reserves);
    disturb(dice, scenario.overrulings, other.overrulings);
    disturb(dice, scenario.wallRulings, other.wallRulings);
    if (dice.oneIn(4)) {
        scenario.name = other.name + u'!';
        scenario.unknown = other.unknown;
        scenario.photo = other.photo;
        scenario.log = other.log;
    }
    if (dice.oneIn(4)) {
        scenario.table = other.table;
        scenario.rules = QStringLiteral("ruins");
        scenario.description = other.description;
    }
    return scenario;
}

} // namespace

class TestScenarioStep : public QObject {
    Q_OBJECT

private slots:
    void anyStep_goesBothWaysToTheBit() {
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            Dice dice{seed};
            const Scenario before = testsupport::randomScenario(seed);
            const Scenario after = disturbed(dice, before, testsupport::randomScenario(seed + 1000));
            const ScenarioStep step{before, after};
            const auto told = QStringLiteral("seed %1").arg(seed);
            QVERIFY2(step.redone(before) == after, qPrintable(told));
            QVERIFY2(step.undone(after) == before, qPrintable(told));
            QVERIFY2(step.isEmpty() == (before == after), qPrintable(told));
        }
    }

    void betweenAnyTwoTables_thereIsAStep() {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Scenario before = testsupport::randomScenario(seed);
            const Scenario after = testsupport::randomScenario(seed + 1);
            const ScenarioStep step{before, after};
            QVERIFY2(step.redone(before) == after && step.undone(after) == before, qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
};

QTEST_GUILESS_MAIN(TestScenarioStep)
#include "tst_scenario_step.moc"
