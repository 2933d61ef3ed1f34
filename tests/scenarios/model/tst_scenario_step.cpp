#include "scenarios/edits/edits.h"
#include "scenarios/model/scenario_step.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/random.h"

#include <QTest>

#include <utility>

using namespace sightline;
using namespace sightline::scenarios;
using testsupport::Random;

namespace {

/// Takes some things out, changes some, moves one to another place and puts some of another table in.
template <class Element> void disturb(Random& random, std::vector<Element>& list, const std::vector<Element>& others) {
    if (!list.empty() && random.oneIn(2)) {
        list.erase(list.begin() + random.below(static_cast<int>(list.size())));
    }
    if (list.size() > 1 && random.oneIn(3)) {
        std::swap(list.front(), list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))]);
    }
    if (!others.empty() && random.oneIn(2)) {
        const auto& other = others[static_cast<std::size_t>(random.below(static_cast<int>(others.size())))];
        list.insert(list.begin() + random.below(static_cast<int>(list.size()) + 1), other);
    }
    if (!list.empty() && !others.empty() && random.oneIn(2)) {
        list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))] = others.front();
    }
}

Scenario disturbed(Random& random, Scenario scenario, const Scenario& other) {
    disturb(random, scenario.players, other.players);
    disturb(random, scenario.terrain, other.terrain);
    disturb(random, scenario.models, other.models);
    disturb(random, scenario.zones, other.zones);
    disturb(random, scenario.objectives, other.objectives);
    disturb(random, scenario.labels, other.labels);
    disturb(random, scenario.reserves, other.reserves);
    disturb(random, scenario.overrulings, other.overrulings);
    disturb(random, scenario.wallRulings, other.wallRulings);
    if (random.oneIn(4)) {
        scenario.name = other.name + u'!';
        scenario.unknown = other.unknown;
        scenario.photo = other.photo;
        scenario.log = other.log;
    }
    if (random.oneIn(4)) {
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
            Random random{seed};
            const Scenario before = testsupport::randomScenario(seed);
            const Scenario after = disturbed(random, before, testsupport::randomScenario(seed + 1000));
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
            QVERIFY2(step.redone(before) == after && step.undone(after) == before,
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
};

QTEST_GUILESS_MAIN(TestScenarioStep)
#include "tst_scenario_step.moc"
