#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/base_catalog.h"
#include "app/desktop/panels/verdict_card.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/terrain_table.h"
#include "scenarios/questions/units.h"
#include "scenarios/rules/rule_set.h"
#include "tests/app/window/palette_test.h"
#include "tests/support/rows.h"

#include <QLabel>

#include <cmath>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::geometry;
using namespace sightline::test;

/// A game is set up with the first choices of the dialog of a new table, and its commonest question is asked.
class TestFirstGamesWindow : public test::PaletteTest {
    Q_OBJECT

private slots:
    /// A table as the dialog makes it with its own choices for the game, five models on the game's first base against
    /// one, a hedge 1 in high before some of them: the commonest question, what cover the unit has.
    void aGameSetUpWithTheFirstChoices_answersItsCommonestQuestion_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("rules"); ///< chosen on the last page; empty: those of the game
        testsupport::addColumns<int, QString>("behind", "cover");
        const auto row = [](const char* game, const char* rules, int behind, const char* cover) {
            QTest::addRow("%s %s, %d of 5 behind", game, rules, behind)
                << QString{game} << QString{rules} << behind << QString{cover};
        };
        row("bolt-action", "", 2, "none");
        row("bolt-action", "", 3, "soft cover");
        row("one-page-rules", "", 2, "none");
        row("one-page-rules", "", 3, "cover");
        row("one-page-rules", "Age of Fantasy", 2, "none");
        row("one-page-rules", "Age of Fantasy", 3, "cover");
        row("old-world", "", 0, "none");
        row("old-world", "", 2, "partial cover");
        row("old-world", "", 3, "full cover");
        row("necromunda", "", 0, "none");
        row("necromunda", "", 1, "partial cover");
        row("mesbg", "", 0, "none");
        row("mesbg", "", 1, "in the way");
    }

    void aGameSetUpWithTheFirstChoices_answersItsCommonestQuestion() {
        auto [game, rules, behind, cover] =
            testsupport::fetch<QString, QString, int, QString>("game", "rules", "behind", "cover");
        NewTableDialog dialog;
        dialog.setGame(game);
        if (!rules.isEmpty()) {
            choose(dialog, "newTableRules", rules);
        }
        scenarios::Scenario table = dialog.scenario();
        const auto groups = baseGroups(game);
        QVERIFY(!groups.empty() && !groups.front().bases.empty());
        const auto add = [&](const QString& id, const char* unit, std::size_t player, double x, double y) {
            scenarios::Model model;
            model.id = {id};
            model.player = table.players[player].id;
            model.unit = QLatin1String{unit};
            model.base = groups.front().bases.front().footprint;
            model.position = pointFromInches(x, y);
            table.models.push_back(model);
        };
        add(QStringLiteral("eye"), "shooters", 0, 5, 14);
        for (int i = 0; i < 5; ++i) {
            add(QStringLiteral("t%1").arg(i), "targets", 1, 22, 6 + 4 * i);
        }
        if (behind > 0) {
            scenarios::Piece hedge;
            hedge.id = {QStringLiteral("hedge")};
            hedge.kind = QStringLiteral("fence");
            hedge.outline = Polygon::fromVertices(geometry::Ring{pointFromInches(20, 2), pointFromInches(20.2, 2),
                                                                 pointFromInches(20.2, 4 + 4 * behind),
                                                                 pointFromInches(20, 4 + 4 * behind)})
                                .value();
            hedge.height = in(1);
            table.terrain.push_back(hedge);
        }
        const auto rulesInForce = scenarios::ruleSetOf(table);
        QVERIFY(rulesInForce);
        const scenarios::PreparedTable prepared{table, *rulesInForce};
        const auto ruling = scenarios::unitRulingOf(prepared, scenarios::unitOf(table.models.front()),
                                                    scenarios::unitOf(table.models.back()));
        QVERIFY(ruling.visible);
        QCOMPARE(ruling.targetsSeen, 5);
        QCOMPARE(ruling.byObserver.front().cover, cover);
        if (game == u"necromunda" && behind > 0) {
            table.models[1].states = {QStringLiteral("prone")};
            const scenarios::PreparedTable lying{table, *rulesInForce};
            QCOMPARE(scenarios::judge(lying, {table.models[0].id, table.models[1].id}).ruling.validTarget, false);
            QVERIFY(scenarios::judge(lying, {table.models[0].id, table.models[2].id}).ruling.validTarget);
        }
    }

    void aGameSetUpWithTheFirstChoices_answersAShotPastTerrain_data() {
        // The edition is chosen on the last page; empty: the rules of the game.
        testsupport::addTextRows({"game", "edition", "rules", "behindALowWall", "fromARoof"}, R"(
            Frostgrave |  | frostgrave | heavy cover |
            Flames of War |  | flames-of-war-v4 | bulletproof cover |
            Star Wars: Shatterpoint |  | shatterpoint | cover |
            Moonstone |  | moonstone | heavy cover | elevated: cover one level lower, 2 in more range
            Horus Heresy | Horus Heresy, 2nd edition | horus-heresy-2e | 5+ |
            Trench Crusade |  | trench-crusade | cover | elevated, +1 die
            Deadzone |  | deadzone | in cover | high ground, +1 die
        )");
    }

    /// A shot of 12 in on the table that the dialog makes with its own choices: in the open, past a house, at a target
    /// behind a low wall, and from a roof. The rulebooks' answers.
    void aGameSetUpWithTheFirstChoices_answersAShotPastTerrain() {
        auto [game, edition, rules, behindALowWall, fromARoof] =
            testsupport::fetchTexts("game", "edition", "rules", "behindALowWall", "fromARoof");
        NewTableDialog dialog;
        choose(dialog, "newTableGame", game);
        if (!edition.isEmpty()) {
            choose(dialog, "newTableRules", edition);
        }
        scenarios::Scenario table = dialog.scenario();
        QCOMPARE(table.rules, scenarios::RulesChoice{rules});
        const auto groups = baseGroups(dialog.game());
        QVERIFY(!groups.empty() && !groups.front().bases.empty());
        for (const std::size_t side : {0U, 1U}) {
            scenarios::Model model;
            model.id = {side == 0 ? QStringLiteral("eye") : QStringLiteral("target")};
            model.player = table.players[side].id;
            model.base = groups.front().bases.front().footprint;
            model.position = pointFromInches(side == 0 ? 4.5 : 16.5, 7.5);
            model.height = in(1.5);
            model.keywords = {QStringLiteral("infantry")};
            table.models.push_back(model);
        }
        const auto boundsOf = [&](std::size_t model) { return geometry::boundsOf(table.models[model].placed()); };
        const auto across = [](const char* kind, Length left, Length right) {
            scenarios::Piece piece = scenarios::usualPiece(QLatin1String{kind});
            piece.id = {QLatin1String{kind}};
            if (piece.isWall()) {
                piece.outline = *geometry::Wall::fromVertices(std::vector<Point>{{right, in(4)}, {right, in(11)}});
            } else {
                piece.outline = *Polygon::fromVertices(
                    std::vector<Point>{{left, in(4)}, {right, in(4)}, {right, in(11)}, {left, in(11)}});
            }
            return piece;
        };
        const auto asked = [&](const scenarios::Scenario& shot) {
            return scenarios::judge(scenarios::PreparedTable{shot, *scenarios::ruleSetOf(shot)},
                                    {table.models[0].id, table.models[1].id})
                .ruling;
        };
        QVERIFY(asked(table).visible);
        QCOMPARE(asked(table).cover, QStringLiteral("none"));
        QCOMPARE(asked(table).elevation, QString{});

        scenarios::Scenario house = table;
        house.terrain.push_back(across("building", in(9), in(12)));
        QVERIFY(!asked(house).visible);

        scenarios::Scenario wall = table;
        wall.terrain.push_back(across("barricade", boundsOf(1).low.x, boundsOf(1).low.x));
        QVERIFY(asked(wall).visible);
        QCOMPARE(asked(wall).cover, behindALowWall);

        scenarios::Scenario roof = table;
        roof.terrain.push_back(across("building", in(1), boundsOf(0).high.x));
        roof.terrain.back().height = in(4);
        roof.models[0].elevation = in(4);
        QVERIFY(asked(roof).visible);
        QCOMPARE(asked(roof).elevation, fromARoof);
    }

    void aGameSetUpInTheWindow_isAnsweredOnTheCard_data() {
        // As above; the cover of Flames of War is bulletproof with the keyword of infantry.
        testsupport::addTextRows({"game", "edition", "rules", "behindALowWall"}, R"(
            Bolt Action |  | bolt-action | Cover: hard cover, save of 4+
            One Page Rules |  | opr-grimdark-future | Cover, +1 to Defense
            One Page Rules | Age of Fantasy | opr-age-of-fantasy | Cover, +1 to Defense
            The Old World |  | the-old-world | Cover: partial cover, -1 to hit
            Necromunda |  | necromunda | Cover: partial cover, -1 to hit
            Middle-earth |  | mesbg | Cover: in the way
            Frostgrave |  | frostgrave | Cover: light cover, +2
            Flames of War |  | flames-of-war-v4 | Cover: concealed
            Star Wars: Shatterpoint |  | shatterpoint | Cover: only with a hunker token
            Moonstone |  | moonstone | Cover: light cover
            Horus Heresy | Horus Heresy, 2nd edition | horus-heresy-2e | Cover save of 5+
            Trench Crusade |  | trench-crusade | Cover: -1 die
            Deadzone |  | deadzone | Cover: no clear shot
        )");
    }

    /// New table with the first choices of a game, and a click on the first base of its palette for each of the two
    /// players. They are moved to 12 in from each other, as they face: in the open, past a house, and with the target
    /// at a low wall. Nothing is typed, so that no model has a keyword.
    void aGameSetUpInTheWindow_isAnsweredOnTheCard() {
        auto [game, edition, rules, behindALowWall] =
            testsupport::fetchTexts("game", "edition", "rules", "behindALowWall");
        const QString chosen = game;
        const QString chosenEdition = edition;
        makeTable([&](NewTableDialog& dialog) {
            choose(dialog, "newTableGame", chosen);
            if (!chosenEdition.isEmpty()) {
                choose(dialog, "newTableRules", chosenEdition);
            }
        });
        QCOMPARE(scenario().rules, scenarios::RulesChoice{rules});
        QCOMPARE(scenario().players.size(), std::size_t{2});
        for (const std::size_t side : {0U, 1U}) {
            bases().setPlayer(scenario().players[side].id);
            test::buttonsOf<BaseButton>(bases()).front()->click();
        }
        QCOMPARE(scenario().models.size(), std::size_t{2});

        scenarios::Scenario table = scenario();
        scenarios::Model& eye = table.models[0];
        scenarios::Model& target = table.models[1];
        QCOMPARE(eye.player, table.players[0].id);
        QCOMPARE(target.player, table.players[1].id);
        // Zones lie at opposite edges, and who was placed faces the other's.
        const double degrees = eye.facing.degrees();
        QCOMPARE(std::fmod(degrees, 90.0), 0.0);
        QCOMPARE(std::fmod(target.facing.degrees() - degrees + 360.0, 360.0), 180.0);
        const double right = std::round(std::cos(degrees * M_PI / 180.0));
        const double down = std::round(std::sin(degrees * M_PI / 180.0));
        const double middleX = table.table.width.inches() / 2;
        const double middleY = table.table.height.inches() / 2;
        const auto at = [&](double ahead, double aside) {
            return pointFromInches(middleX + ahead * right - aside * down, middleY + ahead * down + aside * right);
        };
        eye.position = at(-6, 0);
        target.position = at(6, 0);
        const auto box = geometry::boundsOf(target.placed());
        const double depth = (right != 0.0 ? box.high.x - box.low.x : box.high.y - box.low.y).inches() / 2;
        scenarios::Piece house = scenarios::usualPiece(QStringLiteral("building"));
        house.id = {QStringLiteral("house")};
        house.outline =
            *Polygon::fromVertices(std::vector<Point>{at(-1.5, -3.5), at(1.5, -3.5), at(1.5, 3.5), at(-1.5, 3.5)});
        scenarios::Piece wall = scenarios::usualPiece(QStringLiteral("barricade"));
        wall.id = {QStringLiteral("wall")};
        wall.outline = *geometry::Wall::fromVertices(std::vector<Point>{at(6 - depth, -3.5), at(6 - depth, 3.5)});

        const auto ask = [&](const std::vector<scenarios::Piece>& terrain) {
            table.terrain = terrain;
            document().edit(QStringLiteral("set up"), table);
            QVERIFY(m_window->chooseObserver(table.models[0].id.value));
            QVERIFY(m_window->chooseTarget(table.models[1].id.value));
            waitForAnswer();
        };
        const auto& card = child<VerdictCard>("verdictCard");
        const auto& cover = child<QLabel>("verdictCover");
        ask({});
        QTRY_COMPARE(card.word(), QStringLiteral("CLEAR"));
        QCOMPARE(cover.text(), QStringLiteral("No cover"));
        ask({house});
        QTRY_COMPARE(card.word(), QStringLiteral("BLOCKED"));
        QVERIFY(cover.text().isEmpty());
        ask({wall});
        QTRY_COMPARE(cover.text(), behindALowWall);
        QVERIFY2(card.word() == u"CLEAR" || card.word() == u"VISIBLE", qPrintable(card.word()));
    }
};

QTEST_MAIN(TestFirstGamesWindow)
#include "tst_first_games_window.moc"
