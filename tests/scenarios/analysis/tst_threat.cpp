#include "geometry/shapes/distance.h"
#include "scenarios/analysis/path_sight.h"
#include "scenarios/analysis/threat.h"
#include "tests/scenarios/analysis/moved_table.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;
using namespace sightline::testsupport;
using namespace sightline::geometry;

namespace {

const std::vector<ModelId> kEnemies{{QStringLiteral("e1")}, {QStringLiteral("e2")}};

RegionTable tableOf(const Scenario& scenario, const QString& rules) {
    return RegionTable{PreparedTable{scenario, *shippedRuleSet(rules)}};
}

EnemyPositions positionListOf(const Scenario& scenario, const ThreatQuestion& question) {
    return enemyPositions(scenario, question.enemies, {}, question.move, question.theirCell, question.costs, 2, {});
}

ThreatQuestion questionOf(double move, double cell) {
    ThreatQuestion question{kEnemies, Length::fromInches(move), Length::fromInches(1.5)};
    question.look.cell = Length::fromInches(cell);
    return question;
}

} // namespace

/// Next turn's threat, and what is seen of a way.
class TestThreat : public QObject {
    Q_OBJECT

private slots:
    void threat_isTheUnionOverAllPlacesByTheJudge_data() { addRows("rules", {"plan", "height-tags", "volume"}); }
    void threat_isTheUnionOverAllPlacesByTheJudge() {
        QFETCH(const QString, rules);
        const Scenario scenario = gapTable();
        const RegionTable table = tableOf(scenario, rules);
        const ThreatQuestion question = questionOf(5, 1.7);
        const EnemyPositions places = positionListOf(scenario, question);
        QVERIFY(places.models.size() > 40);
        const ThreatMap threat = threatMap(table, question, places, {}, 2);
        int pairs = 0;
        int samplePoints = 0;
        for (std::size_t samplePoint = 0; samplePoint < threat.models.grid.count(); ++samplePoint) {
            const Model target = regionTargetAt(question.look, threat.models.grid.samplePoint(samplePoint));
            std::vector<int> seen(kEnemies.size());
            for (std::size_t i = 0; i < places.models.size(); ++i) {
                seen[places.enemies[i]] += visibilityBetween(table.table(), places.models[i], target) ==
                                           sightline::geometry::Visibility::Clear;
                ++pairs;
            }
            QCOMPARE(threat.places[0].counts[samplePoint], seen[0]);
            QCOMPARE(threat.places[1].counts[samplePoint], seen[1]);
            QCOMPARE(threat.models.counts[samplePoint],
                     static_cast<int>(std::ranges::count_if(seen, [](int count) { return count > 0; })));
            samplePoints += threat.models.counts[samplePoint] > 0;
        }
        QVERIFY(pairs > 10'000);
        QCOMPARE(threat.shareOfTable,
                 static_cast<double>(samplePoints) / static_cast<double>(threat.models.grid.count()));
        QVERIFY(threat.shareOfTable > 0.4 && threat.shareOfTable < 1.0);
    }

    void whoStandsStill_threatensWhatItSees() {
        const Scenario scenario = gapTable();
        const RegionTable table = tableOf(scenario, QStringLiteral("plan"));
        const ThreatQuestion question = questionOf(0, 0.5);
        HeatQuestion heat{question.look, {}, {}};
        heat.look.from = kEnemies;
        QCOMPARE(threatMap(table, question, positionListOf(scenario, question)).models.counts,
                 heatMap(table, heat).counts);
    }

    void aFartherMove_threatensNoLess() {
        const Scenario scenario = gapTable();
        const RegionTable table = tableOf(scenario, QStringLiteral("plan"));
        const auto countsOf = [&](double move) {
            const ThreatQuestion question = questionOf(move, 0.5);
            return threatMap(table, question, positionListOf(scenario, question)).models.counts;
        };
        const auto little = countsOf(3);
        const auto far = countsOf(6);
        QVERIFY(std::ranges::equal(little, far, std::less_equal<>{}));
        QVERIFY(little != far);
    }

    void aStop_countsNothing() {
        std::stop_source source;
        const Scenario scenario = gapTable();
        const ThreatQuestion question = questionOf(5, 0.5);
        const auto threat = threatMap(
            tableOf(scenario, QStringLiteral("plan")), question, positionListOf(scenario, question),
            [&](int, int) { source.request_stop(); }, 1, source.get_token());
        QVERIFY(std::ranges::all_of(threat.models.counts, [](int count) { return count == 0; }));
        QCOMPARE(threat.shareOfTable, 0.0);
    }

    /// Along the walls and past the gap; places of the way away from the borders of stretches are asked for one by one.
    void stretches_areTheJudges() {
        const Scenario scenario = gapTable();
        const RuleSet rules = *shippedRuleSet(QStringLiteral("plan"));
        const std::vector<Point> path{pointFromInches(5, 6), pointFromInches(12, 8), pointFromInches(20, 8)};
        const auto seen =
            sightOfPath(PlacedSight{PreparedTable{scenario, rules}}, {{QStringLiteral("m")}, path, kEnemies});
        QCOMPARE(seen.size(), std::size_t{2});
        const double first = sightline::geometry::inchesBetween(path[0], path[1]);
        const double whole = first + 8;
        const auto at = [&](double inches) {
            const double share = inches < first ? inches / first : (inches - first) / 8;
            return inches < first ? pointFromInches(std::lerp(5.0, 12.0, share), std::lerp(6.0, 8.0, share))
                                  : pointFromInches(std::lerp(12.0, 20.0, share), 8);
        };
        Random random{7901};
        int asked = 0;
        for (const EnemyOnPath& enemy : seen) {
            QCOMPARE(enemy.stretches.front().from, Length{});
            QCOMPARE(enemy.stretches.back().to, Length::fromInches(whole));
            QVERIFY(enemy.stretches.size() >= 3);
            for (std::size_t i = 0; i < enemy.stretches.size(); ++i) {
                const SeenStretch& stretch = enemy.stretches[i];
                QVERIFY(i == 0 ||
                        (stretch.from == enemy.stretches[i - 1].to && stretch.isSeen != enemy.stretches[i - 1].isSeen));
                for (int throws = 0; throws < 20; ++throws) {
                    const double inches = random.between(stretch.from.inches(), stretch.to.inches());
                    if (inches > stretch.from.inches() + 0.02 && inches < stretch.to.inches() - 0.02) {
                        QCOMPARE(judgedThere(scenario, rules, *scenario.model(enemy.enemy),
                                             movedTo(scenario.models[0], at(inches))),
                                 stretch.isSeen);
                        ++asked;
                    }
                }
            }
        }
        QVERIFY(asked > 60);
    }

    void theEndOfAWay_isSeenFromThePlacesNamed() {
        const Scenario scenario = gapTable();
        const RuleSet rules = *shippedRuleSet(QStringLiteral("plan"));
        const std::vector<Point> path{pointFromInches(5, 6), pointFromInches(7, 8)};
        PathSightQuestion question{{QStringLiteral("m")}, path, kEnemies, Length::fromInches(6)};
        const Model there = movedTo(scenario.models[0], path.back());
        int some = 0;
        for (const EnemyOnPath& enemy : sightOfPath(PlacedSight{PreparedTable{scenario, rules}}, question)) {
            const auto places = enemyPositions(scenario, {enemy.enemy}, question.model, question.theirMove,
                                               question.theirCell, question.costs, 1, {});
            QCOMPARE(enemy.positionsAfterMove, static_cast<int>(places.models.size()));
            int seeing = 0;
            double least = 1e9;
            for (std::size_t i = 0; i < places.models.size(); ++i) {
                if (judgedThere(scenario, rules, places.models[i], there)) {
                    ++seeing;
                    least = std::min(least, places.costs[i]);
                }
            }
            QCOMPARE(enemy.positionsSeeingEnd, seeing);
            QCOMPARE(enemy.seesEnd, judgedThere(scenario, rules, *scenario.model(enemy.enemy), there));
            QCOMPARE(enemy.nearestSeeingEnd.has_value(), seeing > 0);
            QVERIFY(seeing == 0 || enemy.costOfNearest == least);
            some += seeing > 0 && seeing < enemy.positionsAfterMove;
        }
        QVERIFY(some > 0);
    }

    void aWayThatLeadsNowhere_hasNoStretches() {
        const Point place = pointFromInches(5, 6);
        const auto seen = sightOfPath(PlacedSight{PreparedTable{gapTable(), *shippedRuleSet(QStringLiteral("plan"))}},
                                      {{QStringLiteral("m")}, {place, place}, kEnemies});
        QVERIFY(seen[0].stretches.empty() && seen[1].stretches.empty());
    }
};

QTEST_APPLESS_MAIN(TestThreat)
#include "tst_threat.moc"
