#include "app/desktop/services/unit_service.h"

#include "scenarios/edits/edits.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/gui_table.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sightline;
using namespace sightline::app;
using geometry::Length;

namespace {

scenarios::UnitMatrix judged(const scenarios::Scenario& scenario) {
    return scenarios::unitMatrixOf(scenarios::PreparedTable{scenario, *scenarios::ruleSetOf(scenario)});
}

} // namespace

/// The matrix off the GUI thread: bare while things move, whole at rest, always of the newest table.
class TestUnitService : public QObject {
    Q_OBJECT

private slots:
    void theFirstAnswer_isBare_theLastHasDetails() {
        UnitService service;
        QSignalSpy answered{&service, &UnitService::answered};
        service.follow(test::smallTable());
        QVERIFY(service.isBusy());
        QVERIFY(answered.wait());
        QVERIFY(!service.lastResult().matrix->hasDetails);
        QTRY_VERIFY(!service.isBusy());
        QVERIFY(service.lastResult().matrix->hasDetails);
        QVERIFY(*service.lastResult().matrix == judged(test::smallTable()));
        QCOMPARE(answered.size(), 2);
    }

    void aDrag_endsWithTheNewestTable() {
        UnitService service;
        QSignalSpy answered{&service, &UnitService::answered};
        scenarios::Scenario scenario = test::smallTable();
        const std::vector<scenarios::AnyId> elements{scenarios::ModelId{QStringLiteral("m1")}};
        for (int step = 0; step < 40; ++step) {
            service.follow(scenario);
            scenario = scenarios::withMoved(scenario, elements, {Length{}, Length::fromInches(0.25)});
            // Three steps in a burst, then a hand that waits for an answer.
            if (step % 4 == 3) {
                QVERIFY(answered.wait());
            } else {
                QCoreApplication::processEvents();
            }
            // Each answer is whole, and about a table that was asked about.
            if (const auto& result = service.lastResult(); result.matrix) {
                QCOMPARE(result.matrix->pairs.size(), judged(*result.scenario).pairs.size());
                QCOMPARE(result.matrix->pairs[0].observersThatSee, judged(*result.scenario).pairs[0].observersThatSee);
            }
        }
        service.follow(scenario);
        QTRY_VERIFY(!service.isBusy());
        QVERIFY(*service.lastResult().scenario == scenario);
        QVERIFY(*service.lastResult().matrix == judged(scenario));
    }

    void anyChange_isNoticed() {
        UnitService service;
        scenarios::Scenario scenario = test::smallTable();
        const auto follows = [&] {
            service.follow(scenario);
            return QTest::qWaitFor([&] { return !service.isBusy(); }) &&
                   *service.lastResult().matrix == judged(scenario);
        };
        QVERIFY(follows());
        scenario.terrain.clear();
        QVERIFY(follows());
        scenario.models[1].unit = QStringLiteral("new unit");
        QVERIFY(follows());
        scenario.models[0].weapons = {{QStringLiteral("Rifle"), Length::fromInches(3)}};
        QVERIFY(follows());
        scenario.rules = QStringLiteral("40k-11e");
        QVERIFY(follows());
        scenario.models.pop_back();
        QVERIFY(follows());
    }

    void tolerances_reachEveryVerdict() {
        UnitService service;
        const scenarios::Scenario scenario = test::smallTable();
        const Tolerances careful{0.5, {{toleranceName(scenario, {QStringLiteral("b")}), 4.0}}};
        const auto tolerance = [&] {
            return service.lastResult().matrix->pairs[0].byObserver[0].verdicts[0].toleranceMillimeters;
        };
        service.follow(scenario);
        QTRY_VERIFY(!service.isBusy());
        QCOMPARE(tolerance(), kUsualTolerance);
        service.follow(scenario, careful); // nothing moved, and yet all is judged anew
        QTRY_VERIFY(!service.isBusy());
        QCOMPARE(tolerance(), 4.0);
        service.follow(scenario, {0.5, {}});
        QTRY_VERIFY(!service.isBusy());
        QCOMPARE(tolerance(), 0.5);
    }

    void aBrokenRuleSet_isAProblem_andMends() {
        UnitService service;
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("chess");
        service.follow(scenario);
        QTRY_VERIFY(!service.isBusy());
        QVERIFY(!service.lastResult().problem.isEmpty());
        QVERIFY(!service.lastResult().matrix);
        scenario.rules = QStringLiteral("plan");
        service.follow(scenario);
        QTRY_VERIFY(!service.isBusy());
        QVERIFY(*service.lastResult().matrix == judged(scenario));
    }

    void resting_forgets() {
        UnitService service;
        QSignalSpy answered{&service, &UnitService::answered};
        service.follow(test::smallTable());
        service.rest();
        QVERIFY(!service.isBusy());
        QVERIFY(!service.lastResult().matrix);
        // Answers come in the order of their questions: one about the forgotten table would be the first.
        scenarios::Scenario next = test::smallTable();
        next.models.pop_back();
        service.follow(next);
        QVERIFY(answered.wait());
        QCOMPARE(answered.size(), 1);
        QVERIFY(*service.lastResult().scenario == next);
    }
};

QTEST_GUILESS_MAIN(TestUnitService)
#include "tst_unit_service.moc"
