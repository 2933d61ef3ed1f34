#include "scenarios/questions/positions.h"

#include "scenarios/edits/standing.h"
#include "scenarios/questions/interim_positions.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

const RuleSet& shipped(const QString& id) { return *std::ranges::find(shippedRuleSets(), id, &RuleSet::id); }

Model of(Model model, const char* player, const char* unit = "") {
    model.player = {player};
    model.unit = unit;
    return model;
}

/// A shooter behind a wall of 8 in, a unit of three beyond it, an enemy far off.
Scenario behindAWall() {
    return makeScenario({.players = {"p", "q"},
                         .terrain = {boxPiece("wall", 20, 16, 21, 24)},
                         .models = {of(modelAt("shooter", 15, 20), "p"), of(modelAt("t1", 40, 18), "q", "squad"),
                                    of(modelAt("t2", 40, 20), "q", "squad"), of(modelAt("t3", 40, 22), "q", "squad")}});
}

const UnitName kSquad{{"q"}, "squad"};

PositionSearch searched(const Scenario& scenario, const PositionOptions& options = {}, const char* rules = "plan") {
    return positionsFor(PreparedTable{scenario, shipped(rules)}, {"shooter"}, kSquad, options);
}

Scenario standingAt(Scenario scenario, const ShooterPosition& place) {
    Model& shooter = *std::ranges::find(scenario.models, ModelId{"shooter"}, &Model::id);
    shooter.position = place.position;
    shooter.facing = place.facing;
    return scenario;
}

} // namespace

/// Where a model should stand to shoot: places are allowed, judged, and no worse than what a plain net of places finds.
class TestPositions : public QObject {
    Q_OBJECT

private slots:
    void theShooterStepsRoundTheWall() {
        const auto search = searched(behindAWall());
        QCOMPARE(search.asItStands.targetsSeen, 0);
        QVERIFY(!search.places.empty());
        QCOMPARE(search.places[0].targetsSeen, 3);
        QVERIFY(search.places[0].moved <= Length::fromInches(6));
        QVERIFY(search.places[0].moved > Length{});
        QVERIFY(search.tried > 100);
        for (const Verdict& verdict : search.places[0].ruling.verdicts) {
            QVERIFY(verdict.certainty == Certainty::Certain); // the shortest move of all would just see them
        }
    }

    void eachPlace_isAllowedAndJudged_data() {
        sightline::testsupport::addRows("rules", {"plan", "volume", "height-tags", "ruins", "40k-11e"});
    }
    void eachPlace_isAllowedAndJudged() {
        QFETCH(QString, rules);
        auto scenario = behindAWall();
        scenario.terrain[0].height = Length::fromInches(6);
        scenario.terrain[0].traits = {"obscuring", "dense"};
        scenario.models[0].weapons = {{QStringLiteral("rifle"), Length::fromInches(24)}};
        PositionOptions options{.enemies = {{"t1"}, {"t2"}, {"t3"}}, .places = 5};
        const auto search = searched(scenario, options, qPrintable(rules));
        QVERIFY(!search.places.empty());
        for (const ShooterPosition& place : search.places) {
            const Scenario there = standingAt(scenario, place);
            const Model& shooter = there.models[0];
            const double moved = std::hypot((shooter.position.x - scenario.models[0].position.x).inches(),
                                            (shooter.position.y - scenario.models[0].position.y).inches());
            QVERIFY(moved <= 6.0 + 1e-9);
            QVERIFY(std::abs(moved - place.moved.inches()) < 1e-6);
            QVERIFY(mayStand(scenario, shooter, scenario.models[0]));
            const PreparedTable table{there, shipped(rules)};
            int seen = 0;
            int seenBy = 0;
            for (const char* target : {"t1", "t2", "t3"}) {
                seen += judge(table, {{"shooter"}, {target}}).ruling.visible ? 1 : 0;
                seenBy += judge(table, {{target}, {"shooter"}}).ruling.visible ? 1 : 0;
            }
            QCOMPARE(place.targetsSeen, seen);
            QCOMPARE(place.seenBy, seenBy);
            QVERIFY(place.ruling == unitRulingOf(table, unitOf(shooter), kSquad).byObserver[0]);
            QCOMPARE(place.eligibleWeapons, place.ruling.eligibleWeapons());
        }
        for (std::size_t i = 0; i < search.places.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const auto by = search.places[i].position - search.places[j].position;
                QVERIFY(std::hypot(by.x.inches(), by.y.inches()) >= 1.0 - 1e-9);
            }
        }
    }

    void noPlaceOfANet_isBetter() {
        auto scenario = behindAWall();
        scenario.terrain.push_back(boxPiece("crate", 30, 12, 32, 17.5));
        scenario.terrain.push_back(boxPiece("hut", 30, 23, 33, 30));
        const auto search = searched(scenario);
        QVERIFY(!search.places.empty());
        int most = 0;
        for (double dx = -6; dx <= 6; dx += 0.5) {
            for (double dy = -6; dy <= 6; dy += 0.5) {
                Model there = scenario.models[0];
                there.position = pointFromInches(15 + dx, 20 + dy);
                if (std::hypot(dx, dy) <= 6 && mayStand(scenario, there, scenario.models[0])) {
                    Scenario moved = scenario;
                    moved.models[0] = there;
                    const PreparedTable table{moved, shipped("plan")};
                    most = std::max(
                        most, static_cast<int>(unitRulingOf(table, unitOf(there), kSquad).byObserver[0].seen.size()));
                }
            }
        }
        QCOMPARE(search.places[0].targetsSeen, most);
    }

    void whoSeesTheShooter_breaksTies() {
        // Round the upper end of the wall it is nearer, but there a sniper sees it; a roof hides the lower end from
        // him.
        auto scenario = behindAWall();
        scenario.models[0].position.y = Length::fromInches(19.5);
        scenario.models.push_back(of(modelAt("sniper", 17, 2), "q"));
        scenario.terrain.push_back(boxPiece("roof", 8, 15.5, 20.5, 16));
        QVERIFY(searched(scenario).places.at(0).position.y < Length::fromInches(16));
        PositionOptions options{.enemies = {{"sniper"}}};
        const auto search = searched(scenario, options);
        QCOMPARE(search.places.at(0).targetsSeen, 3);
        QCOMPARE(search.places[0].seenBy, 0);
        QVERIFY(search.places[0].position.y > Length::fromInches(23));
    }

    void theShortestMove_breaksTies() {
        // It sees all of them where it stands.
        auto scenario = behindAWall();
        scenario.terrain.clear();
        const auto search = searched(scenario);
        QCOMPARE(search.places[0].moved, Length{});
        QCOMPARE(search.places[0].position, scenario.models[0].position);
        // Round the wall the move found is no longer than any of a finer net, but for one step of the search.
        const auto round = searched(behindAWall());
        double shortest = 6.0;
        const auto wall = behindAWall();
        for (double dx = -6; dx <= 6; dx += 0.2) {
            for (double dy = -6; dy <= 6; dy += 0.2) {
                Model there = wall.models[0];
                there.position = pointFromInches(15 + dx, 20 + dy);
                if (std::hypot(dx, dy) < shortest && mayStand(wall, there, wall.models[0])) {
                    Scenario moved = wall;
                    moved.models[0] = there;
                    const PreparedTable table{moved, shipped("plan")};
                    const bool seesAll = std::ranges::all_of(modelsOf(wall, kSquad), [&](const ModelId& id) {
                        return judge(table, {{"shooter"}, id}).visible();
                    });
                    shortest = seesAll ? std::hypot(dx, dy) : shortest;
                }
            }
        }
        QVERIFY2(round.places[0].moved.inches() <= shortest + 0.3,
                 qPrintable(QString::number(round.places[0].moved.inches()) + u' ' + QString::number(shortest)));
    }

    void weapons_goBeforeEyes() {
        // All three are seen from where it stands, but only 6 in to the right one of them is in range.
        auto scenario = behindAWall();
        scenario.terrain.clear();
        scenario.models[0].weapons = {{QStringLiteral("pistol"), Length::fromInches(20)}};
        const auto search = searched(scenario);
        QCOMPARE(search.asItStands.targetsSeen, 3);
        QCOMPARE(search.asItStands.eligibleWeapons, 0);
        QCOMPARE(search.places[0].eligibleWeapons, 1);
        QVERIFY(search.places[0].moved > Length::fromInches(3));
        QVERIFY(search.places[0].moved < Length::fromInches(4)); // 25 in less a base and 20
    }

    void arcs_turnTheShooter() {
        auto scenario = behindAWall();
        scenario.terrain.clear();
        scenario.models[0].facing = Angle::fromDegrees(180);
        scenario.models[0].weapons = {{QStringLiteral("bow gun"), Length::fromInches(40), {}, false, PrintedArc{60.0}}};
        const auto search = searched(scenario);
        QCOMPARE(search.asItStands.eligibleWeapons, 0);
        QCOMPARE(search.places[0].eligibleWeapons, 1);
        QCOMPARE(search.places[0].moved, Length{});
        QCOMPARE(search.places[0].facing, Angle::fromDegrees(0));
    }

    void walledIn_findsNothing() {
        auto scenario = behindAWall();
        scenario.terrain = {boxPiece("w", 8, 12, 9, 28), boxPiece("e", 21, 12, 22, 28), boxPiece("n", 8, 12, 22, 13),
                            boxPiece("s", 8, 27, 22, 28)};
        const auto search = searched(scenario);
        QVERIFY(search.places.empty());
        QVERIFY(search.tried > 50);
    }

    void threads_changeNothing() {
        PositionOptions options{.enemies = {{"t1"}, {"t2"}}, .threads = 1};
        const auto one = searched(behindAWall(), options);
        options.threads = 3;
        QVERIFY(one == searched(behindAWall(), options));
    }

    void aStop_returnsNoPlace() {
        std::stop_source source;
        source.request_stop();
        const auto scenario = behindAWall();
        const auto search =
            positionsFor(PreparedTable{scenario, shipped("plan")}, {"shooter"}, kSquad, {}, source.get_token());
        QVERIFY(search.places.empty());
    }

    /// What was tried before the stop counts, and is judged to the end.
    void aStop_canKeepTheBestSoFar() {
        const auto scenario = behindAWall();
        const PreparedTable table{scenario, shipped("plan")};
        std::stop_source source;
        PositionOptions options{.progress = [&](int done, int) {
            if (done > 100) {
                source.request_stop();
            }
        }};
        const auto search = positionsUntilStopped(table, {"shooter"}, kSquad, options, source.get_token());
        QVERIFY(source.stop_requested());
        QVERIFY(search.tried > 100);
        QVERIFY(search.tried < searched(scenario).tried);
        QVERIFY(!search.places.empty());
        for (const ShooterPosition& place : search.places) {
            const Scenario there = standingAt(scenario, place);
            const PreparedTable moved{there, shipped("plan")};
            QVERIFY(place.targetsSeen > 0);
            QVERIFY(place.ruling == unitRulingOf(moved, unitOf(there.models[0]), kSquad).byObserver[0]);
        }
        // The other search returns none, however much was tried.
        std::stop_source other;
        options.progress = [&](int done, int) {
            if (done > 100) {
                other.request_stop();
            }
        };
        QVERIFY(positionsFor(table, {"shooter"}, kSquad, options, other.get_token()).places.empty());
    }

    /// What is told during a search sees more and more, has the verdicts of its place, and changes no result.
    void theBestSoFar_isToldWhileItSearches() {
        const auto scenario = behindAWall();
        const PreparedTable table{scenario, shipped("plan")};
        std::vector<ShooterPosition> told;
        const auto search = positionsUntilStopped(table, {"shooter"}, kSquad, {}, {},
                                                  [&](const ModelId& shooter, const ShooterPosition& position) {
                                                      QCOMPARE(shooter.value, QStringLiteral("shooter"));
                                                      told.push_back(position);
                                                  });
        QVERIFY(search == searched(scenario));
        QVERIFY(!told.empty());
        const auto seen = [](const ShooterPosition& position) {
            return std::pair{position.eligibleWeapons, position.targetsSeen};
        };
        QVERIFY(std::ranges::is_sorted(told, {}, seen));
        QVERIFY(seen(told.front()) > std::pair(0, 0));
        QVERIFY(seen(told.back()) == seen(search.places.front()));
        for (const ShooterPosition& place : told) {
            const Scenario there = standingAt(scenario, place);
            const PreparedTable moved{there, shipped("plan")};
            QVERIFY(place.ruling == unitRulingOf(moved, unitOf(there.models[0]), kSquad).byObserver[0]);
        }
    }

    void aStop_canKeepTheModelsOfAUnitBeforeIt() {
        auto scenario = behindAWall();
        scenario.models[0].unit = "pair";
        scenario.models.push_back(of(modelAt("mate", 15, 22), "p", "pair"));
        const PreparedTable table{scenario, shipped("plan")};
        const UnitName pair{{"p"}, "pair"};
        const auto whole = positionsForUnit(table, pair, kSquad);
        QCOMPARE(whole.size(), std::size_t{2});
        std::stop_source source;
        int before = 0;
        PositionOptions options;
        options.progress = [&](int done, int) {
            if (done < before) { // the second model
                source.request_stop();
            }
            before = done;
        };
        const auto searches = positionsForUnitUntilStopped(table, pair, kSquad, options, source.get_token());
        QVERIFY(source.stop_requested());
        QCOMPARE(searches.size(), std::size_t{2});
        QVERIFY(!searches[0].places.empty());
        QVERIFY(searches[0] == whole[0]);
        QCOMPARE(searches[1].shooter.value, QStringLiteral("mate"));
        QVERIFY(searches[1].tried < whole[1].tried);
    }

    void progress_neverPassesItsEnd() {
        int told = 0;
        int last = 0;
        PositionOptions options{.progress = [&](int done, int all) {
            QVERIFY(done <= all && done >= last);
            last = done;
            ++told;
        }};
        const auto search = searched(behindAWall(), options);
        QVERIFY(told > 2);
        QCOMPARE(last, search.tried);
    }

    void units_standBesideEachOther() {
        auto scenario = behindAWall();
        scenario.models[0].unit = "team";
        scenario.models.push_back(of(modelAt("second", 15, 21.5), "p", "team"));
        scenario.models.push_back(of(modelAt("third", 15, 18.5), "p", "team"));
        const auto searches = positionsForUnit(PreparedTable{scenario, shipped("plan")}, {{"p"}, "team"}, kSquad);
        QCOMPARE(searches.size(), 3U);
        Scenario after = scenario;
        for (const PositionSearch& search : searches) {
            QCOMPARE(search.places.at(0).targetsSeen, 3);
            std::ranges::find(after.models, search.shooter, &Model::id)->position = search.places[0].position;
        }
        for (const Model& model : after.models) {
            const std::vector<AnyId> elements{model.id};
            QVERIFY(overlappedBy(after, elements).empty());
        }
    }

    void placesToStand_data() {
        sightline::testsupport::addColumns<QString, QString, bool>("kind", "trait", "isOpen");
        addRow("a box", "", "", false);
        addRow("a crate", "crate", "", false);
        addRow("a ruin", "Ruin", "", true);
        addRow("woods by trait", "", "woods", true);
        addRow("an impassable ruin", "ruin", "impassable", false);
        addRow("a passable crate", "crate", "passable", true);
    }
    void placesToStand() {
        auto [kind, trait, isOpen] = sightline::testsupport::fetch<QString, QString, bool>("kind", "trait", "isOpen");
        Scenario scenario;
        Piece piece = boxPiece("piece", 20, 16, 30, 24, {.kind = kind});
        piece.traits = trait.isEmpty() ? QStringList{} : QStringList{trait};
        piece.walls = {pieceWall(wallOf({{20, 16}, {30, 16}}))};
        scenario.terrain = {piece};
        const Model before = modelAt("m", 5, 5);
        QCOMPARE(mayStand(scenario, modelAt("m", 25, 20), before), isOpen);
        QVERIFY(!mayStand(scenario, modelAt("m", 25, 16.2), before)); // on its wall
        QVERIFY(mayStand(scenario, modelAt("m", 10, 20), before));
        QVERIFY(!mayStand(scenario, modelAt("m", 0.5, 20), before));               // over the edge
        QVERIFY(mayStand(scenario, modelAt("m", 25.5, 20), modelAt("m", 25, 20))); // it stands there already
    }

    void whatBarsAMove_isWhatMayNotBeStoodOn() {
        Piece ruin = boxPiece("ruin", 20, 16, 30, 24, {.kind = "ruin"});
        ruin.walls = {pieceWall(wallOf({{20, 16}, {30, 16}}))};
        Scenario before = makeScenario({.terrain = {ruin, boxPiece("box", 20, 4, 30, 10)},
                                        .models = {modelAt("m", 15, 20), modelAt("friend", 15, 12)}});
        const std::vector<AnyId> moved{ModelId{"m"}};
        const auto bars = [&](double x, double y) {
            Scenario after = before;
            after.models[0].position = pointFromInches(x, y);
            return barringMove(before, after, moved);
        };
        using Ids = std::vector<AnyId>;
        QVERIFY(bars(15, 22).empty());
        QVERIFY(bars(25, 20).empty()); // a ruin may be entered
        QVERIFY(bars(25, 16.2) == Ids{PieceId{"ruin"}});
        QVERIFY(bars(25, 8) == Ids{PieceId{"box"}});
        QVERIFY(bars(15, 12.5) == Ids{ModelId{"friend"}});
        before.models[0].position = pointFromInches(25, 20);
        QVERIFY(bars(25, 16.2) == Ids{PieceId{"ruin"}}); // in it already, and not on its wall
        before.models[0].position = pointFromInches(25, 7);
        QVERIFY(bars(25, 8).empty()); // nothing new

        // A box that is set down on a model, and a ruin that may be, but not with its wall.
        const auto barsPiece = [&](const char* id, double x, double y) {
            const std::vector<AnyId> piece{PieceId{id}};
            return barringMove(before, withMoved(before, piece, {Length::fromInches(x), Length::fromInches(y)}), piece);
        };
        QVERIFY(barsPiece("box", 0, -1).empty());
        QVERIFY(barsPiece("box", -8, 4) == Ids{ModelId{"friend"}});
        QVERIFY(barsPiece("ruin", -8, -6).empty());
        QVERIFY(barsPiece("ruin", -8, -4) == Ids{ModelId{"friend"}});

        // A box with the model in it: what moves along bars no more than it did before.
        const auto barsBoth = [&](double x, double y) {
            const std::vector<AnyId> both{ModelId{"m"}, PieceId{"box"}};
            return barringMove(before, withMoved(before, both, {Length::fromInches(x), Length::fromInches(y)}), both);
        };
        QVERIFY(barsBoth(-14, -4).empty());
        QVERIFY(barsBoth(-8, 4) == Ids{ModelId{"friend"}});
    }
};

QTEST_APPLESS_MAIN(TestPositions)
#include "tst_positions.moc"
