#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/targets.h"
#include "scenarios/vision/turn_news.h"
#include "scenarios/vision/turn_sightings.h"
#include "scenarios/vision/turns.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/scenarios/vision/long_table.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using geometry::pointFromInches;

/// What sides may aim at, and the log of turns; with the named tests of S1.55.
class TestTurns : public QObject {
    Q_OBJECT

private slots:
    /// The heuristic of the row would move monsters; on a tabletop players do.
    void S2_66_nobodyMovesWithoutAPlayer() {
        const Scenario scenario = longTable();
        Scenario later = scenario;
        for (int turn = 0; turn < 6; ++turn) {
            later = withNextTurn(later);
        }
        QVERIFY(later.vision->turn > scenario.vision->turn);
        QCOMPARE(later.models.size(), scenario.models.size());
        for (std::size_t i = 0; i < scenario.models.size(); ++i) {
            QVERIFY(later.models[i].placed() == scenario.models[i].placed());
        }
    }

    void S1_55_aUnitSeesItsRadius() {
        const Scenario scenario = moved(longTable(), "scout", 12, 4);
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 40; ++column) {
                QCOMPARE(knownTo(scenario, "a").visible.contains({column, row}),
                         std::abs(column - 12) <= 3 && std::abs(row - 4) <= 3);
            }
        }
    }

    void S1_55_aTowerSeesFive() {
        Scenario scenario = longTable();
        scenario.models.erase(scenario.models.begin() + 1);
        scenario = withVisionUpdated(scenario);
        QCOMPARE(knownTo(scenario, "b").visible.count(), 11 * 9);
        QVERIFY(knownTo(scenario, "b").visible.contains({17, 0}) && knownTo(scenario, "b").visible.contains({27, 8}));
        QVERIFY(!knownTo(scenario, "b").visible.contains({16, 4}) && !knownTo(scenario, "b").visible.contains({28, 4}));
    }

    void S1_55_fogFollowsTheMove() {
        const Scenario scenario = moved(longTable(), "scout", 12, 4);
        QVERIFY(!knownTo(scenario, "a").visible.contains({2, 4}));
        QVERIFY(knownTo(scenario, "a").visible.contains({15, 7}));
    }

    void S1_55_S1_27_S1_28_aHiddenUnitIsNoTarget() {
        const Scenario scenario = longTable();
        QVERIFY(targetsOf(scenario, {"a"}).empty());
        // S1.28: of what is hidden nothing more is said than of what is not there.
        TargetRuling hidden = targetRuling(scenario, {"a"}, {"tank"});
        const TargetRuling nobody = targetRuling(scenario, {"a"}, {"no such model"});
        QCOMPARE(hidden.code, QStringLiteral("not-visible"));
        hidden.target = nobody.target;
        QVERIFY(hidden == nobody);
        QCOMPARE(targetRuling(scenario, {"a"}, {"scout"}).code, QStringLiteral("own"));
    }

    /// Own models and outlines are no news.
    void newsOfATurn_countsTheModelsOfOthers() {
        const PlayerId a{QStringLiteral("a")};
        Scenario before = longTable();
        before.models.clear();
        addModel(before, "own", "a", 4, 4);
        addModel(before, "stays", "b", 6, 4);
        addModel(before, "moves", "b", 7, 4);
        addModel(before, "leaves", "b", 8, 4);
        addModel(before, "outline", "", 9, 4);
        Scenario now = moved(before, "own", 5, 4);
        now = moved(now, "moves", 7, 6);
        now = moved(now, "outline", 9, 6);
        std::erase_if(now.models, [](const Model& model) { return model.id.value == u"leaves"; });
        addModel(now, "first", "b", 10, 4);
        addModel(now, "second", "b", 11, 4);
        const TurnNews news = newsOf(a, before, now);
        QCOMPARE(news.found, 2);
        QCOMPARE(news.lost, 1);
        QCOMPARE(news.moved, 1);
        const TurnNews none = newsOf(a, before, before);
        QCOMPARE(none.found + none.lost + none.moved, 0);
    }

    /// A cell seen earlier in the turn is no news; one that comes back to sight from the dark is, and so are models.
    void sightingsOfATurn_tellWhatIsNew() {
        const PlayerId a{QStringLiteral("a")};
        const Scenario scenario = longTable();
        const auto isNews = [&](TurnSightings& sightings, const Scenario& table) {
            return sightings.add(sideViewOf(table, a), a);
        };
        TurnSightings sightings;
        QVERIFY(isNews(sightings, scenario));
        QVERIFY(!isNews(sightings, scenario));
        const Scenario farther = moved(scenario, "scout", 6, 4);
        QVERIFY(isNews(sightings, farther));
        const Scenario back = moved(farther, "scout", 2, 4);
        QVERIFY(!isNews(sightings, back)); // seen in this turn
        QVERIFY(!isNews(sightings, moved(back, "scout", 6, 4)));
        TurnSightings next; // of the next turn
        QVERIFY(isNews(next, back));
        QVERIFY(isNews(next, moved(back, "scout", 6, 4))); // explored, but somebody may have come
        // Where all cells are in sight, a model is news.
        const Scenario near = moved(back, "scout", 18, 4);
        TurnSightings models;
        Scenario without = near;
        std::erase_if(without.models, [](const Model& model) { return model.id.value == u"tank"; });
        QVERIFY(isNews(models, withVisionUpdated(without)));
        QVERIFY(isNews(models, near));
    }

    void T47_moveToDiscover_isNoAttack() {
        Scenario scenario = moved(longTable(), "scout", 18, 4);
        QVERIFY(knownTo(scenario, "a").seen.contains({"tank"}));
        QCOMPARE(targetRuling(scenario, {"a"}, {"tank"}).code, QStringLiteral("not-visible-before"));
        QVERIFY(!targetsOf(scenario, {"a"}).front().isLegal);
        scenario = moved(scenario, "scout", 17, 4); // the next move began with it in sight
        QVERIFY(targetRuling(scenario, {"a"}, {"tank"}).isLegal);
        scenario = moved(scenario, "scout", 2, 4);
        QCOMPARE(targetRuling(scenario, {"a"}, {"tank"}).code, QStringLiteral("not-visible"));
    }

    void T47_aProfileMayAllowWhatAMoveDiscovers() {
        Scenario scenario = longTable();
        changeVision(scenario, [](Vision& vision) { vision.profile.targetsAtOnce = true; });
        QCOMPARE(targetRuling(scenario, {"a"}, {"tank"}).code, QStringLiteral("not-visible"));
        scenario = moved(scenario, "scout", 18, 4);
        QVERIFY(targetRuling(scenario, {"a"}, {"tank"}).isLegal);
    }

    void S1_29_to_S1_31_S1_44_whatActionsNeed() {
        const Scenario scenario = moved(moved(longTable(), "scout", 12, 4), "scout", 12, 5);
        const auto at = [](double x, double y) {
            return geometry::PlacedFootprint{
                geometry::Footprint::round(geometry::Length::fromMillimeters(1)).value(), pointFromInches(x, y), {}};
        };
        const PlayerId a{"a"};
        QVERIFY(mayAct(scenario, a, at(12.5, 4.5), PositionRequirement::Visible));
        QVERIFY(!mayAct(scenario, a, at(2.5, 4.5), PositionRequirement::Visible));
        QVERIFY(mayAct(scenario, a, at(2.5, 4.5), PositionRequirement::Explored));
        QVERIFY(!mayAct(scenario, a, at(30.5, 4.5), PositionRequirement::Explored));
        QVERIFY(mayAct(scenario, a, at(30.5, 4.5), PositionRequirement::Nothing));
        QVERIFY(!mayAct(scenario, a, at(-5, 4.5), PositionRequirement::Explored));
        QVERIFY(!mayAct(scenario, {"nobody"}, at(12.5, 4.5), PositionRequirement::Explored));
    }

    void S1_29_S1_44_abilitiesNeedToSeeTheirPlace() {
        Scenario scenario = longTable();
        addModel(scenario, "healer", "a", 4, 4);
        addModel(scenario, "friend", "a", 30, 4);
        changeVision(scenario, [](Vision& vision) {
            vision.models[{"healer"}].needsSight = QStringList{"heal", "paralyze"};
        });
        scenario = withVisionUpdated(withVisionUpdated(scenario));
        const auto ruled = [&](const char* ability, const char* target) -> std::optional<ActionRuling> {
            for (const AbilityRuling& one : abilityRulings(scenario, {"a"})) {
                if (one.ability == QLatin1String{ability} && one.target.value == QLatin1String{target}) {
                    return one.ruling;
                }
            }
            return {};
        };
        QCOMPARE(ruled("heal", "scout"), (ActionRuling{true, QStringLiteral("allowed")})); // own models too
        QCOMPARE(ruled("paralyze", "scout"), (ActionRuling{true, QStringLiteral("allowed")}));
        QVERIFY(!ruled("heal", "tank")); // of who is not seen nothing is said
        QVERIFY(!ruled("heal", "healer"));
        QVERIFY(ruled("heal", "friend")->isAllowed); // it stands where its side sees
        changeVision(scenario, [](Vision& vision) { vision.models[{"friend"}].traits = QStringList{"asleep"}; });
        changeVision(scenario, [](Vision& vision) {
            for (VisionSide& side : vision.sides) {
                side.hidden = CellSet{40, 9}; // the judge hides the place: it is own ground all the same
                side.hidden.insert({30, 4});
            }
        });
        scenario = withVisionUpdated(withVisionUpdated(scenario));
        QVERIFY(ruled("heal", "friend")->isAllowed);
        scenario =
            moved(moved(scenario, "scout", 17, 4), "scout", 17, 5); // the tank was in sight when the last move began
        QVERIFY(ruled("paralyze", "tank")->isAllowed);
        QVERIFY(abilityRulings(scenario, {"b"}).empty()); // who has none
        QVERIFY(abilityRulings(scenario, {}).empty());
        // An own model that went where nobody looked may be helped from the next move on.
        const Scenario gone =
            withStepAccepted(scenario, withModelAt(scenario, {"friend"}, pointFromInches(37.5, 4.5)), {});
        const auto helped = [](const Scenario& table) {
            for (const AbilityRuling& one : abilityRulings(table, {"a"})) {
                if (one.ability == u"heal" && one.target.value == u"friend") {
                    return one.ruling;
                }
            }
            return ActionRuling{};
        };
        QCOMPARE(helped(gone), (ActionRuling{false, QStringLiteral("not-visible")}));
        QCOMPARE(helped(withNextTurn(gone)), (ActionRuling{true, QStringLiteral("allowed")}));
        const auto far = actionRuling(
            scenario, {"a"},
            {geometry::Footprint::round(geometry::Length::fromMillimeters(1)).value(), pointFromInches(38.5, 0.5), {}},
            PositionRequirement::Visible);
        QCOMPARE(far, (ActionRuling{false, QStringLiteral("not-visible")}));
        const auto off = actionRuling(
            scenario, {"a"},
            {geometry::Footprint::round(geometry::Length::fromMillimeters(1)).value(), pointFromInches(-5, 0.5), {}},
            PositionRequirement::Visible);
        QCOMPARE(off, (ActionRuling{false, QStringLiteral("off-table")}));
    }

    /// Three models a side come at each other from the ends of a table of 40 x 9 cells; whoever may be aimed at when a
    /// side has the turn is shot, one a turn, until one side has nobody left.
    void S1_55_aHiddenGame_isPlayedToItsEnd() {
        Scenario scenario = fogTable(40, 9);
        scenario.players.resize(2);
        changeVision(scenario, [](Vision& vision) {
            vision.sides.resize(2);
            vision.active = {"a"};
            vision.profile.rememberModels = true;
        });
        for (int i = 0; i < 3; ++i) {
            addModel(scenario, qPrintable(QStringLiteral("a%1").arg(i)), "a", 1, 1 + 3 * i);
            addModel(scenario, qPrintable(QStringLiteral("b%1").arg(i)), "b", 38, 1 + 3 * i);
        }
        scenario = withVisionUpdated(scenario);
        const Scenario start = scenario;
        const auto left = [&](const PlayerId& side) {
            return std::ranges::count(scenario.models, side, &Model::player);
        };
        int shots = 0;
        int refused = 0;
        int steps = 0;
        while (left({"a"}) > 0 && left({"b"}) > 0 && scenario.vision->turn < 60) {
            const PlayerId side = scenario.vision->active;
            const Scenario view = sideViewOf(scenario, side);
            const auto targets = targetsOf(view, side);
            const auto legal = std::ranges::find_if(targets, &TargetRuling::isLegal);
            // Whom it may not see stands in none of what it is told.
            for (const Model& model : scenario.models) {
                const bool hasValue = view.model(model.id) != nullptr;
                QCOMPARE(hasValue, model.player == side || scenario.vision->side(side)->knows.seen.contains(model.id));
                if (!hasValue) {
                    ++refused;
                    QVERIFY(!targetRuling(scenario, side, model.id).isLegal);
                }
            }
            if (legal != targets.end()) {
                // By counting cells: somebody of the side is within three of the target.
                const geometry::Point at = scenario.model(legal->target)->position;
                QVERIFY(std::ranges::any_of(scenario.models, [&](const Model& own) {
                    return own.player == side && std::abs((own.position.x - at.x).inches()) <= 3 &&
                           std::abs((own.position.y - at.y).inches()) <= 3;
                }));
                QVERIFY(targetRuling(scenario, side, legal->target).isLegal); // the whole table rules as its view does
                scenario = withStepAccepted(scenario, withReserved(scenario, std::array{AnyId{legal->target}}),
                                            {QStringLiteral("attack"), {}});
                ++shots;
            } else {
                const auto mover = std::ranges::find(scenario.models, side, &Model::player);
                const double way = side.value == u"a" ? 2.0 : -2.0;
                scenario = withStepAccepted(
                    scenario,
                    withModelAt(scenario, mover->id,
                                {mover->position.x + geometry::Length::fromInches(way), mover->position.y}),
                    {});
            }
            scenario = withNextTurn(scenario);
            steps += 2;
        }
        QVERIFY2(left({"a"}) == 0 || left({"b"}) == 0,
                 qPrintable(QString::number(scenario.vision->turn))); // somebody has won
        QCOMPARE(static_cast<int>(left({"a"}) + left({"b"})), 6 - shots);
        QVERIFY(shots >= 3 && refused > 0);
        QCOMPARE(scenario.vision->log.size(), static_cast<std::size_t>(steps));
        const Scenario replayed = replayedTo(scenario, 0); // and the whole of it can be shown again
        for (const Model& model : start.models) {
            QVERIFY(replayed.model(model.id) && replayed.model(model.id)->position == model.position);
        }
        const auto read = readScenario(writeScenario(scenario), QStringLiteral("end"));
        QVERIFY(read.has_value());
        QVERIFY(read->scenario == scenario);
    }

    /// Nothing in the file says what sides know: no sides at all, or sides that know nothing.
    void S4_11_T55_aFileWrittenByHand_showsWhatIsSeenAtOnce() {
        const auto fileWith = [](const QByteArray& sides) {
            return R"({"format": "sightline-scenario", "version": 1, "table": {"width": 20, "height": 9}, "players": [{"id": "a"}, {"id": "b"}], "terrain": [],
            "models": [{"id": "near", "player": "a", "position": [4.5, 4.5], "base": {"shape": "round", "diameter_mm": 25}},
                       {"id": "seen", "player": "b", "position": [6.5, 4.5], "base": {"shape": "round", "diameter_mm": 25}},
                       {"id": "far", "player": "b", "position": [16.5, 4.5], "base": {"shape": "round", "diameter_mm": 25}}],
            "vision": {"enabled": true)" +
                   sides + "}}";
        };
        for (const char* sides : {"", R"(, "sides": [])", R"(, "sides": [{"player": "a"}, {"player": "b"}])",
                                  R"(, "sides": [{"player": "b"}])"}) {
            const auto read = readScenario(fileWith(sides), QStringLiteral("hand"));
            QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().message()));
            const Scenario begun = withVisionBegun(read->scenario);
            const VisionSide* a = begun.vision->side({"a"});
            QVERIFY(a != nullptr);
            QCOMPARE(a->knows.visible.count(), 49);
            QVERIFY(a->knows.visible.contains({4, 4}) && !a->knows.visible.contains({16, 4}));
            QVERIFY(a->knows.visited.contains({4, 4}));
            QVERIFY(targetRuling(begun, {"a"}, {"seen"}).isLegal); // and it may be aimed at before any move
            QVERIFY(!targetRuling(begun, {"a"}, {"far"}).isLegal);
            QVERIFY(sideViewOf(begun, {"a"}).model({"seen"}) && !sideViewOf(begun, {"a"}).model({"far"}));
            QVERIFY(withVisionBegun(begun) == begun); // a game that has begun goes on
            const Scenario view = sideViewOf(begun, {"a"});
            QVERIFY(withVisionBegun(view) == view); // and the file of a player gets no other sides
        }
        Scenario off = readScenario(fileWith(""), QStringLiteral("hand"))->scenario;
        off = withFog(off, false);
        QVERIFY(withVisionBegun(off) == off);
    }

    void T47_targetsWithoutFog_areAll() {
        Scenario scenario = longTable();
        scenario.vision = {};
        QVERIFY(targetRuling(scenario, {"a"}, {"tank"}).isLegal);
        QCOMPARE(targetsOf(scenario, {"a"}).size(), std::size_t{1});
    }

    void log_keepsWhatBecameOfModels() {
        const Scenario scenario = moved(longTable(), "scout", 12, 4);
        QCOMPARE(scenario.vision->log.size(), std::size_t{1});
        const TurnStep& step = scenario.vision->log.front();
        QCOMPARE(step.side.value, QStringLiteral("a"));
        QCOMPARE(step.before.size(), std::size_t{1});
        QVERIFY(step.before.front().position == pointFromInches(2.5, 4.5));
        QVERIFY(step.after.front().position == pointFromInches(12.5, 4.5));
    }

    void whoEndsATurn_hadIt() {
        Scenario start = longTable();
        changeVision(start, [](Vision& vision) { vision.active = {}; });
        QCOMPARE(withNextTurn(start).vision->active, PlayerId{"a"});
        QCOMPARE(withTurnEnded(start, {"a"}).vision->active, PlayerId{"b"});
        QCOMPARE(withTurnEnded(start, {"a"}).vision->turn, 1);
        QCOMPARE(withTurnEnded(start, start.players.back().id).vision->active, PlayerId{"a"});
        QCOMPARE(withTurnEnded(start, start.players.back().id).vision->turn, 2);
        QVERIFY(withTurnEnded(start, {"nobody"}) == withNextTurn(start));
        const Scenario second = withNextTurn(withNextTurn(start)); // has the turn: b
        QVERIFY(withTurnEnded(second, {"a"}) == withNextTurn(second));
    }

    void undo_goesBackOneStep() {
        const Scenario start = longTable();
        const Scenario one = moved(start, "scout", 12, 4);
        const Scenario two =
            withStepAccepted(one, withStructure(one, {"tower", "tower", {"a"}}), {QStringLiteral("owner"), {}});
        const Scenario three = withNextTurn(two);
        QVERIFY(withStepUndone(three) == two);
        QVERIFY(withStepUndone(two) == one);
        QVERIFY(withStepUndone(one) == start);
        QVERIFY(withStepUndone(start) == start);
    }

    void S1_36_replayShowsEachStep() {
        std::vector<Scenario> tables{longTable()};
        for (const int column : {8, 14, 19, 25}) {
            tables.push_back(moved(tables.back(), "scout", column, 4));
            tables.push_back(withNextTurn(tables.back()));
        }
        for (std::size_t i = 0; i < tables.size(); ++i) {
            QVERIFY2(replayedTo(tables.back(), i) == tables[i], qPrintable(QString::number(i)));
        }
    }

    void turns_goRoundThePlayers() {
        Scenario scenario = longTable();
        QStringList turns;
        for (int i = 0; i < 5; ++i) {
            scenario = withNextTurn(scenario);
            turns.append(scenario.vision->active.value + QString::number(scenario.vision->turn));
        }
        QCOMPARE(turns, (QStringList{"b1", "c1", "d1", "a2", "b2"}));
    }

    /// Who shot is no longer hidden until the own next turn; who charged has lost that by the end of the turn.
    void S3_42_states_endWithTheTurn_asTheRulesSay() {
        Scenario scenario = longTable();
        scenario.rules = QStringLiteral("40k-11e");
        const auto statesOf = [](const Scenario& table) { return table.model(ModelId{"scout"})->states; };
        for (Model& model : scenario.models) {
            if (model.id == ModelId{"scout"}) {
                model.states = {QStringLiteral("Shot"), QStringLiteral("prone")}; // of the first player
            }
        }
        const Scenario start = withVisionUpdated(scenario);
        Scenario next = start;
        for (const char* active : {"b", "c", "d"}) {
            next = withNextTurn(next);
            QCOMPARE(next.vision->active.value, QString::fromLatin1(active));
            QCOMPARE(statesOf(next), (QStringList{"Shot", "prone"}));
        }
        const Scenario own = withNextTurn(next);
        QCOMPARE(statesOf(own), QStringList{"prone"});
        QCOMPARE(statesOf(withStepUndone(own)), (QStringList{"Shot", "prone"}));
        Scenario charge = start;
        charge.rules = QStringLiteral("aos-4e");
        for (Model& model : charge.models) {
            model.states = {QStringLiteral("charged")};
        }
        QCOMPARE(statesOf(withNextTurn(withVisionUpdated(charge))), QStringList{});
        charge.rules = QStringLiteral("plan"); // has no such states
        QCOMPARE(statesOf(withNextTurn(withVisionUpdated(charge))), QStringList{"charged"});
    }

    /// On a table without a hidden game the first turn is the first player's, and no log is kept.
    void S3_42_states_endWithTheTurn_withoutAHiddenGameToo() {
        Scenario start = longTable();
        start.vision = OptionalVision{};
        start.players.resize(2);
        start.rules = QStringLiteral("40k-11e");
        start.models.resize(1);
        start.models.front().player = PlayerId{"a"};
        start.models.front().states = {QStringLiteral("shot"), QStringLiteral("prone")};
        Model reserve = start.models.front();
        reserve.id = ModelId{"reserve"};
        start.reserves = {reserve};
        const auto statesOf = [](const Scenario& table) { return table.models.front().states; };
        const Scenario other = withNextTurn(start);
        QVERIFY(other.vision);
        QVERIFY(!other.vision->enabled);
        QCOMPARE(other.vision->active.value, QStringLiteral("b"));
        QCOMPARE(other.vision->turn, 1);
        QCOMPARE(statesOf(other), (QStringList{"shot", "prone"})); // they hold until the own turn
        const Scenario own = withNextTurn(other);
        QCOMPARE(own.vision->active.value, QStringLiteral("a"));
        QCOMPARE(own.vision->turn, 2);
        QCOMPARE(statesOf(own), QStringList{"prone"});
        QCOMPARE(own.reserves.front().states, QStringList{"prone"});
        QVERIFY(own.vision->log.empty());
        QVERIFY(own.vision->sides.empty());
        const auto read = readScenario(writeScenario(own), {});
        QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
        QVERIFY(read->scenario == own); // a saved game goes on with its turn
        Scenario charge = start;
        charge.rules = QStringLiteral("aos-4e");
        charge.models.front().states = {QStringLiteral("charged")};
        QCOMPARE(statesOf(withNextTurn(charge)), QStringList{}); // ends with whoever's turn it was
        Scenario alone = start;
        alone.players.clear();
        QVERIFY(withNextTurn(alone) == alone);
    }

    void S1_53_statistics() {
        Scenario scenario = moved(longTable(), "scout", 3, 4);
        scenario = moved(scenario, "scout", 18, 4);
        scenario = moved(scenario, "scout", 2, 4);
        scenario = withNextTurn(scenario); // b
        const std::vector<AnyId> ids{ModelId{"scout"}};
        scenario = withStepAccepted(scenario, withReserved(scenario, ids), {QStringLiteral("attack"), {}});
        const auto all = statisticsOf(scenario);
        QCOMPARE(all.size(), std::size_t{4});
        const SideStatistics& a = all.front();
        QCOMPARE(a.seenByStep, (std::vector<int>{7, 49, 0, 0, 0}));
        QCOMPARE(a.newlySeen, 56);
        QCOMPARE(a.explored, 98);
        QCOMPARE(a.found, 1);
        QCOMPARE(a.lost, 1);
        QCOMPARE(a.lostUnseen, 1);
        QCOMPARE(all[1].lost, 0);
        QCOMPARE(all[1].found, 1);
    }

    void S1_33_whereToLook() {
        const Scenario scenario = longTable();
        const auto best = suggestCells(scenario, {"a"}, 3);
        QCOMPARE(best.size(), std::size_t{3});
        QCOMPARE(best.front().cell.column, 5);
        QCOMPARE(best.front().gain, 3 * 7 + 4); // three columns, and what of the top row is still dark
        QVERIFY((best.front().cell == GridCell{5, 3}));
        QVERIFY(suggestCells(scenario, {"nobody"}).empty());
    }

    void T41_aLongGame_growsOnlyItsLog() {
        Scenario scenario = longTable();
        for (int i = 0; i < 100; ++i) {
            scenario = moved(scenario, "scout", 2 + i % 2, 4);
        }
        QCOMPARE(scenario.vision->log.size(), std::size_t{100});
        QCOMPARE(knownTo(scenario, "a").pieces.size() + knownTo(scenario, "a").models.size(), std::size_t{0});
        changeVision(scenario, [](Vision& vision) { vision.log.clear(); });
        QVERIFY(writeScenario(scenario).size() < writeScenario(longTable()).size() + 400);
    }

    void S4_10_S0_14_eachAcceptedStepUpdates() {
        const Scenario start = longTable();
        QVERIFY(knownTo(moved(start, "scout", 12, 4), "a").visible != knownTo(start, "a").visible);
        const Scenario taken =
            withStepAccepted(start, withStructure(start, {"tower", "tower", {"a"}}), {QStringLiteral("owner"), {}});
        QVERIFY(knownTo(taken, "a").visible.contains({22, 4}) && !knownTo(taken, "b").visible.contains({27, 4}));
        QVERIFY(withStepAccepted(start, start, {}).vision->sides == start.vision->sides); // nothing happened
    }

    void S1_46_captureNeedsExplored_andOwnersAreSeenInRange() {
        Scenario scenario = longTable();
        addMat(scenario, "ruin", "building", 14, 4, 14, 4);
        changeVision(scenario, [](Vision& vision) {
            vision.structures.push_back({"ruin", "building", {}});
        }); // nobody's
        scenario = withVisionUpdated(scenario);
        const geometry::PlacedFootprint place{
            geometry::Footprint::round(geometry::Length::fromMillimeters(1)).value(), pointFromInches(14.5, 4.5), {}};
        QVERIFY(!mayAct(scenario, {"a"}, place, PositionRequirement::Explored));
        QVERIFY(!knownTo(scenario, "a").structures.contains("ruin"));
        const auto claim = [&] { return actionRuling(scenario, {"a"}, place, PositionRequirement::Explored).code; };
        QCOMPARE(claim(), QStringLiteral("not-explored"));
        scenario = moved(scenario, "scout", 12, 4);
        QVERIFY(!mayAct(scenario, {"a"}, place, PositionRequirement::Explored)); // discovered by this very move
        QCOMPARE(claim(), QStringLiteral("not-explored-before"));
        scenario = moved(scenario, "scout", 12, 5);
        QCOMPARE(claim(), QStringLiteral("allowed"));
        QVERIFY(mayAct(scenario, {"a"}, place, PositionRequirement::Explored));
        QVERIFY(knownTo(scenario, "a").structures.at("ruin").as.owner.isEmpty());
        scenario = withStepAccepted(scenario, withStructure(scenario, {"ruin", "building", {"a"}}),
                                    {QStringLiteral("owner"), {}});
        QCOMPARE(knownTo(scenario, "a").structures.at("ruin").as.owner.value, QStringLiteral("a"));
        int most = 0;
        for (const auto& [kind, range] : scenario.vision->profile.sourceRange) {
            most = kind == u"watchtower" ? most : std::max(most, range);
        }
        QCOMPARE(scenario.vision->profile.sourceRange.at("tower"), most); // the tower sees farthest
    }

    void S2_67_whoIsTakenOff_isInTheLogOnly() {
        Scenario scenario = moved(moved(longTable(), "scout", 18, 4), "scout", 18, 5);
        QVERIFY(knownTo(scenario, "a").models.contains({"tank"}));
        Scenario after = scenario;
        after.reserves.push_back(after.models[1]);
        after.models.erase(after.models.begin() + 1);
        scenario = withStepAccepted(scenario, after, {QStringLiteral("attack"), {}});
        QVERIFY(!knownTo(scenario, "a").seen.contains({"tank"}));
        QVERIFY(!knownTo(scenario, "a").models.contains({"tank"})); // its place is seen to be empty
        const TurnStep& step = scenario.vision->log.back();
        QCOMPARE(step.before.size(), std::size_t{1});
        QVERIFY(step.before[0].position == pointFromInches(20.5, 4.5) && !step.after[0].onTable);
    }

    void S1_60_memoryLastsTenTurns_andReplayBeginsWithTheJudge() {
        QCOMPARE(VisionProfile{}.forgetAfterTurns, 10);
        const Scenario scenario = moved(longTable(), "scout", 12, 4);
        QVERIFY(replayedTo(scenario, 0).model({"tank"}) && replayedTo(scenario, 1).model({"tank"}));
        // By day the edge of sight is as good as the middle; at a tournament each player has a file of the own side.
        const Scenario near = moved(scenario, "scout", 17, 4);
        QVERIFY(knownTo(near, "a").visible.contains({20, 4}) && knownTo(near, "a").outline.empty());
        const Scenario view = sideViewOf(near, {"a"});
        QVERIFY(*view.model({"tank"}) == *near.model({"tank"}));
        QCOMPARE(view.vision->knownBy.value, QStringLiteral("a"));
        QVERIFY(!sideViewOf(scenario, {"a"}).model({"tank"}));
    }
};

QTEST_APPLESS_MAIN(TestTurns)
#include "tst_turns.moc"
