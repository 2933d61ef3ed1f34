#include "scenarios/catalogues/base_families.h"
#include "scenarios/catalogues/catalogue_file.h"
#include "scenarios/catalogues/deployments.h"
#include "scenarios/catalogues/games.h"
#include "scenarios/catalogues/piece_sets.h"
#include "scenarios/catalogues/table_sizes.h"

#include <QSet>
#include <QTest>

using namespace sightline;
using scenarios::entryOf;
using scenarios::games;

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
};

QTEST_GUILESS_MAIN(TestGames)
#include "tst_games.moc"
