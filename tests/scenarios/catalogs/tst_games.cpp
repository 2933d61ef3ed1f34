#include "scenarios/catalogs/base_families.h"
#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/deployments.h"
#include "scenarios/catalogs/game_tables.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/catalogs/piece_sets.h"
#include "scenarios/catalogs/table_sizes.h"
#include "scenarios/edits/edits.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"

#include <QSet>

#include <algorithm>
#include <vector>

using namespace sightline;
using namespace sightline::scenarios;

namespace {

template <class Entries> QSet<QString> idsOf(const Entries& entries) {
    QSet<QString> ids;
    for (const auto& entry : entries) {
        ids.insert(entry.id);
    }
    return ids;
}

QSet<QString> named(QStringList scenarios::Game::*list) {
    QSet<QString> ids;
    for (const auto& game : games()) {
        for (const QString& id : game.*list) {
            ids.insert(id);
        }
    }
    return ids;
}

} // namespace

class TestGames : public QObject {
    Q_OBJECT

private slots:
    void everyTableFamilyAndSet_belongsToSomeGame() {
        QCOMPARE(named(&scenarios::Game::tables), idsOf(scenarios::tableSizes()));
        QCOMPARE(named(&scenarios::Game::bases), idsOf(scenarios::baseFamilies()));
        QCOMPARE(named(&scenarios::Game::pieces), idsOf(scenarios::pieceSets()));
    }

    void newTables_startWithZones_exceptOnTheSquaresOfRolePlayingGames() {
        for (const auto& game : games()) {
            QCOMPARE(game.startsWithZones, game.id != u"grid");
        }
    }

    /// Kill Team is played on 30 x 22 in, with the zones and objectives of no other game.
    void aTable_takesTheUsualSizeAndZonesOfAGame() {
        using geometry::Length;
        const auto in = [](double inches) { return Length::fromInches(inches); };
        Scenario scenario = withTableSize({}, in(60), in(44));
        scenario.players = {{{"a"}, "Red", {}, {}}, {{"b"}, "Blue", {}, {}}};
        const auto* map = entryOf(deploymentMaps(), QStringLiteral("hammer-and-anvil"));
        QVERIFY(map);
        const auto placed = deploymentOn(*map, map->variants.front(), {in(60), in(44)});
        QVERIFY(placed && !placed->objectives.empty());
        scenario = withDeployment(std::move(scenario), *placed, QStringLiteral("Hammer and Anvil"));
        Zone hill;
        hill.id = {QStringLiteral("hill")};
        hill.kind = QStringLiteral("hill");
        hill.polygon = placed->first;
        scenario = withZoneAdded(std::move(scenario), hill);

        const Game& game = *gameOf(QStringLiteral("kill-team"));
        QVERIFY(!isTableOf(game, scenario.table));
        const Scenario small = withUsualTableOf(scenario, game);
        QVERIFY(isTableOf(game, small.table));
        QCOMPARE(small.table.width, in(30));
        QCOMPARE(small.table.height, in(22));
        QVERIFY(small.objectives.empty());
        QCOMPARE(small.zones.size(), std::size_t{3}); // the hill, and one for each side
        QCOMPARE(small.zones[0].id, hill.id);
        QCOMPARE(small.zones[1].player, scenario.players[0].id);
        QCOMPARE(small.zones[2].player, scenario.players[1].id);
        QVERIFY(isTableOf(game, withTableTurned(small).table));

        // What somebody placed stays.
        Objective own;
        own.id = {QStringLiteral("own")};
        own.position = geometry::pointFromInches(3, 3);
        const Scenario kept = withUsualTableOf(withObjectiveAdded(scenario, own), game);
        QCOMPARE(kept.objectives.size(), scenario.objectives.size() + 1);
        // Role-playing games start without zones.
        QCOMPARE(withUsualTableOf(scenario, *gameOf(QStringLiteral("grid"))).zones.size(), std::size_t{1});
    }

    void rangesOfAGame_ascend_andAreExactInTheUnitOfItsTools() {
        using geometry::Length;
        for (const auto& game : games()) {
            QVERIFY2(std::ranges::is_sorted(game.ranges), qPrintable(game.id));
            QVERIFY2(game.ranges.empty() || game.ranges.front() > Length{}, qPrintable(game.id));
        }
        const auto ranges = [](const char* game) { return scenarios::gameOf(QString::fromLatin1(game))->ranges; };
        QCOMPARE(ranges("x-wing"), (std::vector{Length::fromMillimeters(100), Length::fromMillimeters(200),
                                                Length::fromMillimeters(300)}));
        QCOMPARE(ranges("malifaux"),
                 (std::vector{Length::fromInches(6), Length::fromInches(8), Length::fromInches(12)}));
        QVERIFY(ranges("40k").empty());
    }

    /// The rings around a model are limits of the bands that a verdict names.
    void rangesOfAGame_areLimitsOfTheBandsOfItsRules() {
        int found = 0;
        for (const auto& rules : scenarios::shippedRuleSets()) {
            if (!rules.pack || rules.pack->bands.empty()) {
                continue;
            }
            ++found;
            const auto* game = scenarios::gameOfRules(rules.id);
            QVERIFY2(game && !game->ranges.empty(), qPrintable(rules.id));
            for (const auto& range : game->ranges) {
                const bool isLimit = std::ranges::any_of(rules.pack->bands, [&](const scenarios::RangeBand& band) {
                    return band.upTo == std::optional{range};
                });
                QVERIFY2(isLimit, qPrintable(QStringLiteral("%1, %2 in").arg(rules.id).arg(range.inches())));
            }
        }
        QVERIFY(found >= 7);
    }

    void models_areTwoInchesHigh_unlessTheGameHasAnotherScale() {
        const auto height = [](const char* game) {
            return scenarios::gameOf(QString::fromLatin1(game))->modelHeight.inches();
        };
        QCOMPARE(height("40k"), 2.0);
        QCOMPARE(height("flames-of-war"), 0.7);
        QCOMPARE(height("gaslands"), 0.8);
        QCOMPARE(height("grid"), 1.5);
    }

    void gamesOfAnotherScale_haveTheirOwnPiecesFirst_andSpaceNoOthers() {
        const auto sets = [](const char* game) { return scenarios::gameOf(QString::fromLatin1(game))->pieces; };
        const QString common = QStringLiteral("common");
        QCOMPARE(sets("x-wing"), QStringList{QStringLiteral("x-wing-obstacles")});
        QCOMPARE(sets("armada"), QStringList{QStringLiteral("armada-obstacles")});
        QCOMPARE(sets("flames-of-war"), (QStringList{QStringLiteral("15mm"), common}));
        QCOMPARE(sets("deadzone"), (QStringList{QStringLiteral("cubes-3in"), common}));
        QCOMPARE(sets("guild-ball"), (QStringList{QStringLiteral("pitch"), common}));
        QCOMPARE(sets("gaslands"), (QStringList{QStringLiteral("toy-cars"), common}));
        QCOMPARE(sets("grid"), (QStringList{QStringLiteral("squares-1in"), common}));
    }

    void mapsForOneTableSize_belongToAGame_thatIsPlayedOnIt() {
        QSet<QString> fixed;
        for (const auto& map : scenarios::deploymentMaps()) {
            if (map.table) {
                fixed.insert(map.id);
            }
        }
        QCOMPARE(named(&scenarios::Game::deployments), fixed);
        for (const auto& game : games()) {
            for (const QString& id : game.deployments) {
                const auto size = *entryOf(scenarios::deploymentMaps(), id)->table;
                const auto* table = entryOf(scenarios::tableSizes(), game.tables.front());
                QVERIFY2(size.width == table->width && size.depth == table->depth, qPrintable(game.id + ", " + id));
            }
        }
    }

    void eachGame_hasItsOwnIdAndName() {
        QCOMPARE(idsOf(games()).size(), qsizetype(games().size()));
        for (const auto& game : games()) {
            QVERIFY2(!game.name.isEmpty(), qPrintable(game.id));
            QCOMPARE(scenarios::gameOf(game.id), &game);
        }
        QVERIFY(!scenarios::gameOf(QStringLiteral("no such game")));
    }

    void aRuleSet_belongsToOneGame_orToNone() {
        for (const auto& game : games()) {
            for (const QString& rules : game.rules) {
                QCOMPARE(scenarios::gameOfRules(rules), &game);
            }
        }
        QVERIFY(!scenarios::gameOfRules(QStringLiteral("plan")));
        QVERIFY(!scenarios::gameOfRules({}));
    }

    void eachGame_hasARuleSetThatShips() {
        for (const auto& game : games()) {
            const QString rules = scenarios::shippedRulesOf(game);
            QVERIFY2(!rules.isEmpty(), qPrintable(game.id));
            QVERIFY2(game.rules.contains(rules), qPrintable(game.id));
        }
        QCOMPARE(scenarios::shippedRulesOf({.id = "none",
                                            .name = "None",
                                            .tables = {},
                                            .bases = {},
                                            .deployments = {},
                                            .pieces = {},
                                            .rules = {"no-such-set"}}),
                 QString{});
        QCOMPARE(scenarios::shippedRulesOf({.id = "two",
                                            .name = "Two",
                                            .tables = {},
                                            .bases = {},
                                            .deployments = {},
                                            .pieces = {},
                                            .rules = {"no-such-set", "bushido"}}),
                 QStringLiteral("bushido"));
    }

    void namesOfOtherPrograms_tellGameAndEdition_data() {
        testsupport::addTextRows({"name", "game", "rules"}, R"(
            Warhammer 40,000 10th Edition | 40k | 40k-10e
            Warhammer 40,000 9th Edition | 40k | 40k-9e
            Warhammer 40,000 | 40k | 40k-11e
            Warhammer 40,000: Kill Team (2024) | kill-team | kill-team-2024
            Warhammer 40,000: Kill Team (2021) | kill-team | kill-team-2021
            Age of Sigmar 4.0 | aos | aos-4e
            Warhammer: The Old World | old-world | the-old-world
            The 9th Age | old-world | t9a
            Middle-Earth Strategy Battle Game | mesbg | mesbg
            (NEC) Necromunda | necromunda | necromunda
            Bolt Action | bolt-action | bolt-action
            gf | one-page-rules | opr-grimdark-future
            AOF | one-page-rules | opr-age-of-fantasy
            Grimdark Future | one-page-rules | opr-grimdark-future
            Star Wars: Legion | legion | legion
            Legion of the Damned |  |
            A game |  |
            golf |  |
             |  |
        )");
    }

    void namesOfOtherPrograms_tellGameAndEdition() {
        auto [name, game, rules] = testsupport::fetchTexts("name", "game", "rules");
        const auto system = scenarios::gameSystemNamed(name);
        QCOMPARE(system.has_value(), !game.isEmpty());
        if (system) {
            QCOMPARE(system->game, game);
            QCOMPARE(system->rules, rules);
        }
    }

    /// Each name of the table is found by itself, and speaks of a game and of rules of that game.
    void theTableOfSystems_speaksOfItsGames() {
        const QJsonArray systems = scenarios::catalogFile(QStringLiteral("games"))[u"systems"].toArray();
        QVERIFY(systems.size() > 20);
        for (const QJsonValue entry : systems) {
            const QString name = entry[u"name"].toString();
            const auto* game = scenarios::gameOf(entry[u"game"].toString());
            QVERIFY2(game, qPrintable(name));
            const QString rules = entry[u"rules"].toString();
            QVERIFY2(rules.isEmpty() || game->rules.contains(rules), qPrintable(name));
            const auto found = scenarios::gameSystemNamed(name);
            QVERIFY2(found && found->game == game->id, qPrintable(name));
        }
    }
};

QTEST_GUILESS_MAIN(TestGames)
#include "tst_games.moc"
