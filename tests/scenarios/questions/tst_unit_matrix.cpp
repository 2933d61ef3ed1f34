#include "scenarios/questions/unit_matrix.h"

#include "scenarios/edits/edits.h"
#include "scenarios/questions/matrix.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"

#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;
using namespace sightline::testsupport;
using sightline::geometry::Length;

namespace {

const RuleSet& shipped(const QString& id) { return *std::ranges::find(shippedRuleSets(), id, &RuleSet::id); }

/// Three players of two units each and a lone model, between four ruins.
Scenario board() {
    Scenario scenario;
    scenario.players = {{{"a"}, {}, {}, {}}, {{"b"}, {}, {}, {}}, {{"c"}, {}, {}, {}}};
    scenario.terrain = {boxPiece("r1", 12, 6, 18, 12), boxPiece("r2", 30, 20, 38, 24), boxPiece("r3", 44, 4, 48, 16),
                        boxPiece("r4", 10, 30, 22, 33)};
    int number = 0;
    for (const char* player : {"a", "b", "c"}) {
        for (const char* unit : {"one", "two", ""}) {
            for (int i = 0; i < (*unit ? 3 : 1); ++i, ++number) {
                Model model =
                    modelAt(QStringLiteral("m%1").arg(number), 3.0 + (number * 17) % 54, 3.0 + (number * 11) % 38);
                model.player = {player};
                model.unit = unit;
                model.weapons = {{QStringLiteral("rifle"), Length::fromInches(24)}};
                scenario.models.push_back(model);
            }
        }
    }
    return scenario;
}

UnitMatrix matrixOf(const Scenario& scenario, const RuleSet& rules, int threads = 0) {
    UnitMatrixOptions options;
    options.threads = threads;
    return unitMatrixOf(PreparedTable{scenario, rules}, options);
}

} // namespace

/// All units against all units of others, and the matrix that follows a drag.
class TestUnitMatrix : public QObject {
    Q_OBJECT

private slots:
    void everyOrderedPairOfUnits_isThereOnce() {
        const auto matrix = matrixOf(board(), shipped("plan"));
        QCOMPARE(matrix.units.size(), 9U);
        QCOMPARE(matrix.pairs.size(), 9U * 6U);
        for (const UnitName& from : matrix.units) {
            for (const UnitName& to : matrix.units) {
                const auto* pair = matrix.pair(from, to);
                QCOMPARE(pair != nullptr, from.player != to.player);
                QVERIFY(!pair || (pair->from == from && pair->to == to));
            }
        }
    }

    void eachPair_isTheRulingOfItsUnits_data() {
        QTest::addColumn<QString>("rules");
        for (const char* rules :
             {"plan", "volume", "height-tags", "40k-11e", "legion", "warmachine-mk3", "dnd-5e", "gaslands"}) {
            QTest::newRow(rules) << rules;
        }
    }
    void eachPair_isTheRulingOfItsUnits() {
        QFETCH(QString, rules);
        const auto scenario = board();
        const PreparedTable table{scenario, shipped(rules)};
        for (const UnitRuling& ruling : matrixOf(scenario, shipped(rules)).pairs) {
            QVERIFY(ruling == unitRulingOf(table, ruling.from, ruling.to));
            // And what it counts is what single verdicts say.
            int see = 0;
            for (const ModelId& observer : modelsOf(scenario, ruling.from)) {
                see += std::ranges::any_of(modelsOf(scenario, ruling.to),
                                           [&](const ModelId& target) {
                                               return judge(table, {observer, target}).ruling.visible;
                                           })
                           ? 1
                           : 0;
            }
            QCOMPARE(ruling.observersThatSee, see);
            QCOMPARE(ruling.observers, static_cast<int>(modelsOf(scenario, ruling.from).size()));
            QCOMPARE(ruling.weapons, ruling.observers);
        }
    }

    void threads_changeNothing() {
        const auto one = matrixOf(board(), shipped("40k-11e"), 1);
        QVERIFY(one == matrixOf(board(), shipped("40k-11e"), 2));
        QVERIFY(one == matrixOf(board(), shipped("40k-11e"), 5));
    }

    void aLoneModel_isAUnit() {
        auto scenario = board();
        const auto lone = std::ranges::find(scenario.models, QString{}, &Model::unit);
        const auto matrix = matrixOf(scenario, shipped("plan"));
        QVERIFY(std::ranges::find(matrix.units, UnitName{lone->player, {}, lone->id}) != matrix.units.end());
        QVERIFY(modelsOf(scenario, unitOf(*lone)) == std::vector{lone->id});
    }

    void aMovedModel_changesWhatAWholeMatrixWould_data() { eachPair_isTheRulingOfItsUnits_data(); }
    void aMovedModel_changesWhatAWholeMatrixWould() {
        QFETCH(QString, rules);
        Scenario scenario = board();
        UnitMatrix matrix = matrixOf(scenario, shipped(rules));
        const int steps = rules == "40k-11e" || rules == "legion" ? 4 : 12; // of slow packs
        for (int step = 0; step < steps; ++step) {
            const ModelId moved = scenario.models[static_cast<std::size_t>(step * 5 % 21)].id;
            const std::vector<AnyId> elements{moved};
            const Scenario after =
                withMoved(scenario, elements, {Length::fromInches(0.7 * (step % 3) - 0.5), Length::fromInches(1.1)});
            QVERIFY(movedOnly(scenario, after, shipped(rules)) == std::vector{moved});
            const PreparedTable table{after, shipped(rules)};
            matrix = unitMatrixAfter(table, matrix, scenario);
            QVERIFY(matrix == unitMatrixOf(table));
            scenario = after;
        }
    }

    void aModelThatStepsBetween_isNoticed() {
        Scenario before;
        before.players = {{{"a"}, {}, {}, {}}, {{"b"}, {}, {}, {}}};
        before.models = {modelAt("eye", 10, 20), modelAt("target", 40, 20), modelAt("giant", 25, 30)};
        for (Model& model : before.models) {
            model.player = {model.id.value == "target" ? "b" : "a"};
        }
        before.models[2].base = *sightline::geometry::Footprint::round(Length::fromMillimeters(120));
        const RuleSet& rules = shipped("warmachine-mk3");
        const UnitMatrix open = matrixOf(before, rules);
        const UnitName eye{{"a"}, {}, {"eye"}};
        const UnitName target{{"b"}, {}, {"target"}};
        QCOMPARE(open.pair(eye, target)->observersThatSee, 1);
        Scenario after = before;
        after.models[2].position.y = Length::fromInches(20);
        const UnitMatrix closed = unitMatrixAfter(PreparedTable{after, rules}, open, before);
        QCOMPARE(closed.pair(eye, target)->observersThatSee, 0);
        const UnitMatrix again = unitMatrixAfter(PreparedTable{before, rules}, closed, after); // and when it steps out
        QCOMPARE(again.pair(eye, target)->observersThatSee, 1);
    }

    void movedOnly_knowsWhatElseDecides() {
        const Scenario before = board();
        QVERIFY(movedOnly(before, before, shipped("plan")) == std::vector<ModelId>{});
        Scenario after = before;
        after.models[0].position.x += Length::fromInches(1);
        QVERIFY(movedOnly(before, after, shipped("plan")) == std::vector{before.models[0].id});
        RuleSet withCover = shipped("ruins"); // third models give cover there, wherever they stand
        auto pack = *withCover.pack;
        pack.cover.push_back({});
        pack.cover.back().elements.emplace().of = BlockerKind::Models;
        pack.cover.back().trigger = CoverTrigger::MemberOrBehind;
        withCover.pack = std::make_shared<const RulePack>(pack);
        QVERIFY(!movedOnly(before, after, withCover));
        after.models[3].height = Length::fromInches(7);
        QVERIFY(!movedOnly(before, after, shipped("plan")));
        after = before;
        after.terrain[0].height = Length::fromInches(1);
        QVERIFY(!movedOnly(before, after, shipped("plan")));
        after = before;
        after.models.pop_back();
        QVERIFY(!movedOnly(before, after, shipped("plan")));
        after = before;
        after.rules = QStringLiteral("volume");
        QVERIFY(!movedOnly(before, after, shipped("plan")));
    }

    void aStop_leavesNothingHalf() {
        std::stop_source source;
        source.request_stop();
        const auto scenario = board();
        const PreparedTable table{scenario, shipped("plan")};
        QVERIFY(unitMatrixOf(table, {}, source.get_token()) == UnitMatrix{});
        const auto whole = unitMatrixOf(table);
        QVERIFY(unitMatrixAfter(table, whole, scenario, {}, source.get_token()) == UnitMatrix{});
    }
};

QTEST_APPLESS_MAIN(TestUnitMatrix)
#include "tst_unit_matrix.moc"
