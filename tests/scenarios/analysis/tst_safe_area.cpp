#include "scenarios/analysis/best_position.h"
#include "scenarios/analysis/safe_area.h"
#include "scenarios/conformance/random_scene.h"
#include "tests/scenarios/analysis/moved_table.h"
#include "tests/support/rows.h"
#include "tests/support/straight_shapes.h"
#include "tests/support/told_random.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using namespace sightline::scenarios;
using namespace sightline::testsupport;
using namespace sightline::geometry;

namespace {

RuleSet rulesNamed(const QString& id) { return *shippedRuleSet(id); }

PlacedSight sightOf(const Scenario& scenario, const QString& rules = QStringLiteral("plan")) {
    return PlacedSight{PreparedTable{scenario, rulesNamed(rules)}};
}

SafeQuestion questionOf(double move, double theirMove, double cell) {
    SafeQuestion question{{QStringLiteral("m")},
                          {{QStringLiteral("e1")}, {QStringLiteral("e2")}},
                          Length::fromInches(move),
                          Length::fromInches(theirMove),
                          Length::fromInches(cell)};
    question.theirCell = Length::fromInches(2);
    return question;
}

/// By the judge on a table made anew for each place of each enemy.
Safety judgedSafety(const Scenario& scenario, const RuleSet& rules, const SafeQuestion& question, Point place) {
    const Model there = movedTo(*scenario.model(question.model), place);
    for (const ModelId& enemy : question.enemies) {
        if (judgedThere(scenario, rules, *scenario.model(enemy), there)) {
            return Safety::Seen;
        }
    }
    for (const ModelId& enemy : question.enemies) {
        Scenario without = scenario;
        std::erase_if(without.models, [&](const Model& model) { return model.id != enemy; });
        const ModelMoves moves{without, enemy, question.theirMove};
        for (const ReachedPosition& reached :
             positionsInReach(moves, sightline::geometry::SamplePointGrid{
                                         {{}, {scenario.table.width, scenario.table.height}}, question.theirCell})) {
            if (judgedThere(scenario, rules, movedTo(*scenario.model(enemy), reached.at), there)) {
                return Safety::SeenAfterMove;
            }
        }
    }
    return Safety::Safe;
}

} // namespace

/// Safe ground, and the nearest place to see from or to hide at: each answer is the judge's.
class TestSafeArea : public QObject {
    Q_OBJECT

private slots:
    /// Models of random scenes thrown anywhere, 10,000 ordered pairs.
    void modelsElsewhere_seeAsTheJudgeSays() {
        constexpr std::uint64_t kSeed = 7801;
        Random random = toldRandom(kSeed);
        int pairs = 0;
        int seen = 0;
        for (std::uint64_t scene = kSeed; pairs < 10'000; ++scene) {
            const Scenario scenario = randomScene(scene);
            const RuleSet rules = ruleSetOf(scenario).value();
            if (rules.pack) {
                continue;
            }
            const PlacedSight sight{PreparedTable{scenario, rules}};
            Scenario moved = scenario;
            moved.overrulings.clear(); // they hold where the pair stood
            for (Model& model : moved.models) {
                model.position = pointFromInches(random.between(0, scenario.table.width.inches()),
                                                 random.between(0, scenario.table.height.inches()));
            }
            const PreparedTable table{moved, rules};
            for (const Model& from : moved.models) {
                for (const Model& to : moved.models) {
                    if (from.id != to.id) {
                        Question question{from.id, to.id};
                        question.wantDetails = false;
                        const bool isVisible = judge(table, question).ruling.visible;
                        QVERIFY2(sight.sees(from, to) == isVisible,
                                 qPrintable(
                                     QStringLiteral("scene %1: %2 to %3").arg(scene).arg(from.id.value, to.id.value)));
                        ++pairs;
                        seen += isVisible;
                    }
                }
            }
        }
        QVERIFY(seen > pairs / 10 && seen < pairs * 9 / 10);
    }

    void modelsElsewhere_seeAsTheJudgeSaysUnderAPack() {
        const auto packs = shippedRuleSets();
        const auto pack = std::ranges::find_if(packs, [](const RuleSet& rules) { return rules.pack != nullptr; });
        QVERIFY(pack != packs.end());
        const Scenario scenario = gapTable();
        const PlacedSight sight{PreparedTable{scenario, *pack}};
        QVERIFY(!sight.usesFastSight());
        Random random{7802};
        for (int i = 0; i < 60; ++i) {
            const Model from =
                movedTo(scenario.models[1], pointFromInches(random.between(2, 22), random.between(12, 22)));
            const Model to = movedTo(scenario.models[0], pointFromInches(random.between(2, 22), random.between(2, 9)));
            QCOMPARE(sight.sees(from, to), judgedThere(scenario, *pack, from, to));
        }
    }

    void whatWasOverruled_holdsWhereTheyStood() {
        Scenario scenario = gapTable();
        const Model& from = scenario.models[1];
        const Model& to = scenario.models[0];
        const bool isSeen = sightOf(scenario).sees(from, to);
        scenario.overrulings.push_back({{from.id, to.id}, {}, !isSeen, {}, {}, {}});
        QCOMPARE(sightOf(scenario).sees(scenario.models[1], scenario.models[0]), !isSeen);
        const Model beside = movedTo(scenario.models[0], pointFromInches(5.001, 6));
        QCOMPARE(sightOf(scenario).sees(scenario.models[1], beside), isSeen);
    }

    void reach_isWhatTheWaysSay() {
        const Scenario scenario = gapTable();
        const ModelMoves moves{scenario, {QStringLiteral("m")}, Length::fromInches(9)};
        const sightline::geometry::SamplePointGrid grid{{{}, {scenario.table.width, scenario.table.height}},
                                                        Length::fromInches(1)};
        std::map<std::size_t, double> reached;
        double before = 0;
        for (const ReachedPosition& place : positionsInReach(moves, grid)) {
            QVERIFY(place.cost >= before);
            before = place.cost;
            if (place.samplePoint) {
                reached[*place.samplePoint] = place.cost;
            }
        }
        int bent = 0;
        for (std::size_t samplePoint = 0; samplePoint < grid.count(); ++samplePoint) {
            const auto path = cheapestPath(scenario, {QStringLiteral("m")}, grid.samplePoint(samplePoint));
            const bool isIn = path && path->cost <= 9;
            QCOMPARE(reached.contains(samplePoint), isIn);
            QVERIFY(!isIn || std::abs(reached[samplePoint] - path->cost) < 1e-9);
            bent += isIn && path->corners.size() > 2;
        }
        QVERIFY(reached.size() > 100 && bent > 5);
    }

    void safety_isTheJudges_data() { addRows("rules", {"plan", "height-tags", "volume"}); }
    void safety_isTheJudges() {
        QFETCH(const QString, rules);
        const Scenario scenario = gapTable();
        const SafeQuestion question = questionOf(6, 4, 1);
        const SafeArea ground = safeArea(sightOf(scenario, rules), question);
        QVERIFY(ground.places.size() > 60);
        std::map<Safety, int> found;
        for (const SafePosition& place : ground.places) {
            const Safety judged = judgedSafety(scenario, rulesNamed(rules), question, place.place.at);
            QVERIFY2(
                place.safety == judged,
                qPrintable(QStringLiteral("%1, %2").arg(place.place.at.x.inches()).arg(place.place.at.y.inches())));
            ++found[judged];
        }
        QCOMPARE(found.size(), std::size_t{3});
        const SafePosition* nearest = ground.nearest();
        QVERIFY(nearest && std::ranges::none_of(ground.places, [&](const SafePosition& place) {
                    return place.safety == Safety::Safe && place.place.cost < nearest->place.cost;
                }));
    }

    void whoIsNamed_doesSeeIt() {
        const Scenario scenario = gapTable();
        const PlacedSight sight = sightOf(scenario);
        for (const SafePosition& place : safeArea(sight, questionOf(6, 4, 1)).places) {
            QCOMPARE(place.seenBy.has_value(), place.safety != Safety::Safe);
            QCOMPARE(place.seenFrom.has_value(), place.safety == Safety::SeenAfterMove);
            if (place.seenBy) {
                const Model& enemy = *scenario.model(*place.seenBy);
                QVERIFY(sight.sees(movedTo(enemy, place.seenFrom.value_or(enemy.position)),
                                   movedTo(scenario.models[0], place.place.at)));
            }
        }
    }

    /// On the far side of an endless wall nobody is seen, on the near side all are.
    void behindAWall_oneIsSafe() {
        Scenario scenario = gapTable();
        scenario.terrain = {boxPiece(QStringLiteral("wall"), 0, 10, 24, 11)};
        SafeQuestion question = questionOf(4, 24, 1);
        question.move.reset();
        const SafeArea ground = safeArea(sightOf(scenario), question);
        for (const SafePosition& place : ground.places) {
            QCOMPARE(place.safety, place.place.at.y < Length::fromInches(10) ? Safety::Safe : Safety::Seen);
        }
        QVERIFY(ground.countOf(Safety::Seen) > 150 && ground.countOf(Safety::Safe) > 150);
        const auto samplePoints = ground.bySamplePoint();
        QCOMPARE(std::ranges::count(samplePoints, Safety::Safe) + 1, ground.countOf(Safety::Safe));
    }

    /// Its own side makes way, models of others do not.
    void anEnemyAmongItsOwn_getsOut() {
        Scenario scenario = gapTable();
        scenario.terrain.clear();
        for (int i = 0; i < 8; ++i) {
            scenario.models.push_back(modelAt(QStringLiteral("mate%1").arg(i), 8 + 1.7 * std::cos(i * 0.7854),
                                              18 + 1.7 * std::sin(i * 0.7854)));
            scenario.models.back().player = scenario.models[1].player;
        }
        const auto positionListOf = [&] {
            return enemyPositions(scenario, {{QStringLiteral("e1")}}, {}, Length::fromInches(5), Length::fromInches(1),
                                  TerrainCosts::usual(), 1, {})
                .models.size();
        };
        QVERIFY(positionListOf() > 60);
        for (std::size_t i = 3; i < scenario.models.size(); ++i) {
            scenario.models[i].player = {QStringLiteral("red")};
        }
        QVERIFY(positionListOf() < 10);
    }

    void anyNumberOfThreads_saysTheSame() {
        const PlacedSight sight = sightOf(gapTable());
        const auto one = safeArea(sight, questionOf(6, 4, 0.5), {}, 1);
        const auto four = safeArea(sight, questionOf(6, 4, 0.5), {}, 4);
        QCOMPARE(one.bySamplePoint() == four.bySamplePoint(), true);
        const auto seen = [](const SafePosition& place) { return std::tuple{place.seenBy, place.seenFrom}; };
        QVERIFY(std::ranges::equal(one.places, four.places, {}, seen, seen));
    }

    void aStop_leavesNothing() {
        std::stop_source source;
        int told = 0;
        const auto stopAtOnce = [&](int, int) {
            ++told;
            source.request_stop();
        };
        QVERIFY(safeArea(sightOf(gapTable()), questionOf(6, 4, 0.5), stopAtOnce, 2, source.get_token()).places.empty());
        QVERIFY(told >= 1);
    }

    void nearestPlace_isAsAskedAndNoneIsNearer() {
        const Scenario scenario = gapTable();
        for (const QString& rules : {QStringLiteral("plan"), QStringLiteral("volume")}) {
            const PlacedSight sight = sightOf(scenario, rules);
            PositionQuestion question{
                {QStringLiteral("m")}, {{QStringLiteral("e2")}}, {{QStringLiteral("e1")}}, Length::fromInches(9)};
            const BestPosition best = nearestPosition(sight, question, {}, 2);
            QVERIFY(best.path && best.path->cost > 0 && best.path->cost <= 9);
            const auto isAsRequested = [&](Point place) {
                const Model there = movedTo(scenario.models[0], place);
                return judgedThere(scenario, rulesNamed(rules), there, scenario.models[2]) &&
                       !judgedThere(scenario, rulesNamed(rules), scenario.models[1], there);
            };
            QVERIFY(isAsRequested(best.position()));
            // No spot of the net is nearer.
            const ModelMoves moves{scenario, question.model, question.move};
            for (const ReachedPosition& place :
                 positionsInReach(moves, sightline::geometry::SamplePointGrid{
                                             {{}, {scenario.table.width, scenario.table.height}}, question.cell})) {
                QVERIFY(place.cost >= best.path->cost || !isAsRequested(place.at));
            }
            QVERIFY(nearestPosition(sight, question, {}, 1).path == best.path);
        }
    }

    void nearestPlace_whereItStands_needsNoWay() {
        const Scenario scenario = gapTable();
        const BestPosition best = nearestPosition(
            sightOf(scenario), {{QStringLiteral("m")}, {}, {{QStringLiteral("e1")}}, Length::fromInches(9)});
        QVERIFY(!judgedThere(scenario, rulesNamed(QStringLiteral("plan")), scenario.models[1], scenario.models[0]));
        QVERIFY(best.path && best.path->cost == 0 && best.position() == scenario.models[0].position);
    }

    void nearestPlace_goesThroughDoorsThatAreOpen() {
        Scenario scenario = gapTable();
        scenario.terrain = {boxPiece(QStringLiteral("hall"), 1, 1, 9, 9)};
        scenario.terrain[0].kind = QStringLiteral("ruin");
        const auto wall = [](double x1, double y1, double x2, double y2, const char* kind) {
            return PieceWall{straightWall(x1, y1, x2, y2), QString::fromLatin1(kind), true, {}, {}};
        };
        scenario.terrain[0].walls = {wall(1, 1, 9, 1, ""),     wall(9, 1, 9, 9, ""), wall(9, 9, 6, 9, ""),
                                     wall(6, 9, 4, 9, "door"), wall(4, 9, 1, 9, ""), wall(1, 9, 1, 1, "")};
        PositionQuestion question{{QStringLiteral("m")}, {{QStringLiteral("e1")}}, {}, Length::fromInches(8)};
        const BestPosition open = nearestPosition(sightOf(scenario), question);
        QVERIFY(open.path && open.position().y > Length::fromInches(9));
        question.costs.opensDoors = false;
        QVERIFY(!nearestPosition(sightOf(scenario), question).path);
    }

    void noPlace_saysSo() {
        Scenario scenario = gapTable();
        scenario.terrain = {boxPiece(QStringLiteral("wall"), 0, 10, 24, 11)};
        const BestPosition best = nearestPosition(
            sightOf(scenario), {{QStringLiteral("m")}, {{QStringLiteral("e1")}}, {}, Length::fromInches(6)});
        QVERIFY(!best.path && best.places > 100);
    }
};

QTEST_APPLESS_MAIN(TestSafeArea)
#include "tst_safe_area.moc"
