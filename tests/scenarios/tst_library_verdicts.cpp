#include "scenarios/io/scenario_file.h"
#include "scenarios/judge.h"
#include "scenarios/library/library.h"
#include "scenarios/rules/rule_set.h"

#include <QHash>
#include <QTest>

using namespace sightline;
using geometry::SightMethod;
using geometry::Visibility;
using scenarios::PreparedTable;
using scenarios::Verdict;

namespace {

PreparedTable prepare(const QString& id) {
    const auto loaded = scenarios::readScenario(scenarios::libraryBytes(*scenarios::libraryEntry(id)), id);
    if (!loaded) {
        qFatal("%s", qPrintable(loaded.error().message()));
    }
    const auto rules = scenarios::ruleSetOf(loaded->scenario);
    if (!rules) {
        qFatal("%s", qPrintable(rules.error().message));
    }
    return PreparedTable{loaded->scenario, *rules};
}

const PreparedTable& tableOf(const QString& id) {
    static QHash<QString, std::shared_ptr<const PreparedTable>> tables;
    auto& table = tables[id];
    if (!table) {
        table = std::make_shared<const PreparedTable>(prepare(id));
    }
    return *table;
}

Verdict ask(const QString& id, const QString& from, const QString& to, SightMethod method = SightMethod::Exact) {
    const PreparedTable& table = tableOf(id);
    if (!table.scenario().model({from}) || !table.scenario().model({to})) {
        qFatal("%s has no %s or %s", qPrintable(id), qPrintable(from), qPrintable(to));
    }
    scenarios::Question question;
    question.observer = {from};
    question.target = {to};
    question.method = method;
    return scenarios::judge(table, question);
}

void addPairColumns() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("sees");
}

void compareBothWays(const QString& id, const QString& from, const QString& to, bool sees) {
    QCOMPARE(ask(id, from, to).visibility, sees ? Visibility::Clear : Visibility::Blocked);
    QCOMPARE(ask(id, to, from).visibility, sees ? Visibility::Clear : Visibility::Blocked);
    QCOMPARE(ask(id, from, to).ruling.visible, sees);
}

} // namespace

/// Each expected verdict is worked out by hand from the numbers in the file; the comment says how.
class TestLibraryVerdicts : public QObject {
    Q_OBJECT

private slots:
    /// Both bases end at y = 9 + 16 mm, the wall at y = 9.25: 16 - 0.25 x 25.4 = 9.65 mm are left, and a slanted beam has less, for
    /// the wall stands half way. The centre line, y = 9, meets it.
    void firstWall_isPassedAtItsEndButNotByTheCentres() {
        const Verdict verdict = ask("first-wall", "red-1", "blue-1");
        QCOMPARE(verdict.visibility, Visibility::Clear);
        QCOMPARE(verdict.stage, geometry::SightStage::Edge);
        QVERIFY(!ask("first-wall", "red-1", "blue-1", SightMethod::Centre).visible());
    }

    /// A line in the slit (y 11.16 to 11.22 over 7 in) rises by less than 0.06 in from x = 12 to 19, so it meets each base near y = 11.19,
    /// 0.30 of the radius from the centre. The points of the stages lie at 0, 0.5, 0.71, 0.87 and 1 of it.
    void slit_isMissedBySamplesAndFoundByTheProof() {
        const Verdict sampled = ask("the-slit", "red-sniper", "blue-guide", SightMethod::Sampled);
        QCOMPARE(sampled.visibility, Visibility::NoLineFound);
        const Verdict exact = ask("the-slit", "red-sniper", "blue-guide");
        QCOMPARE(exact.visibility, Visibility::Clear);
        QCOMPARE(exact.stage, geometry::SightStage::Exact);
    }

    /// Lines to the porter cross x = 11, the west face of the south ruin (y 11.22 to 17), between y = 11.6 and 13.0.
    void slit_doesNotHelpAgainstTheOtherModel() { compareBothWays("the-slit", "red-sniper", "blue-porter", false); }

    void judgesCase_isDecidedByFractionsOfAMillimetre_data() {
        addPairColumns();
        // Bases of 25 mm radius around y = 11, wall face at y = 10.03: 25 - 0.97 x 25.4.
        QTest::newRow("a third of a millimetre to spare") << "red-lancer" << "blue-banner" << true;
        // Bases of 16 mm radius around y = 18, wall face at y = 17.36: 16 - 0.64 x 25.4.
        QTest::newRow("a quarter of a millimetre short") << "red-archer" << "blue-page" << false;
        // Both bases lie in the clear between the two ruins.
        QTest::newRow("nothing near") << "red-archer" << "blue-banner" << true;
    }
    void judgesCase_isDecidedByFractionsOfAMillimetre() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(bool, sees);
        compareBothWays("judges-case", from, to, sees);
    }

    void noGap_isNoWayThrough_data() {
        addPairColumns();
        // Lines between the bases stay within 0.63 in of the lane's middle; the pieces close 2 in to both sides of it.
        QTest::newRow("corner to corner") << "red-1" << "blue-1" << false;
        QTest::newRow("edge to edge") << "red-2" << "blue-2" << false;
        QTest::newRow("overlapping") << "red-3" << "blue-3" << false;
        QTest::newRow("wall that ends on a block") << "red-4" << "blue-4" << false;
        QTest::newRow("a gap of 0.04 in") << "red-5" << "blue-5" << true;
    }
    void noGap_isNoWayThrough() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(bool, sees);
        compareBothWays("no-gap", from, to, sees);
    }

    void windowsAndDoors_letThroughWhatTheyShow_data() {
        addPairColumns();
        // All lines to the thief cross the north wall (y = 6) between x = 13.4 and 14.6: the window is 13 to 15.
        QTest::newRow("open window") << "red-keeper" << "blue-thief" << true;
        // The south wall is crossed between x = 13.9 and 15.3: solid up to 14, then the closed door up to 16.
        QTest::newRow("closed door") << "red-keeper" << "blue-burglar" << false;
        // The west wall is crossed between y = 9.5 and 10.7, where it is boarded (9.5 to 12), or above, where it is solid.
        QTest::newRow("boarded window") << "red-keeper" << "blue-spy" << false;
        // The lines y = 11 through the east door, 10 to 12.
        QTest::newRow("open door") << "red-guard" << "blue-visitor" << true;
    }
    void windowsAndDoors_letThroughWhatTheyShow() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(bool, sees);
        compareBothWays("windows-and-doors", from, to, sees);
    }

    /// Counted beforehand with 180 x 180 straight lines a pair, by another program.
    void whoIsHidden_hasTwoThatNobodySees_data() {
        QTest::addColumn<QString>("hider");
        QTest::addColumn<QStringList>("seenBy");
        QTest::newRow("Ash") << "blue-1" << QStringList{"red-south"};
        QTest::newRow("Birch") << "blue-2" << QStringList{"red-south"};
        QTest::newRow("Cedar") << "blue-3" << QStringList{};
        QTest::newRow("Dogwood") << "blue-4" << QStringList{};
        QTest::newRow("Elder") << "blue-5" << QStringList{"red-middle"};
        QTest::newRow("Fir") << "blue-6" << QStringList{"red-south"};
    }
    void whoIsHidden_hasTwoThatNobodySees() {
        QFETCH(QString, hider);
        QFETCH(QStringList, seenBy);
        QStringList seers;
        for (const char* sentry : {"red-north", "red-middle", "red-south"}) {
            if (ask("who-is-hidden", sentry, hider).visible()) {
                seers << sentry;
            }
        }
        QCOMPARE(seers, seenBy);
    }

    /// The crypt's walls, its door and the outer wall close a ring around both skeletons.
    void dungeon_closesTheCrypt() {
        for (const auto& model : tableOf("dungeon").scenario().models) {
            if (model.player.value == "heroes") {
                compareBothWays("dungeon", model.id.value, "guard-skeleton-1", false);
                compareBothWays("dungeon", model.id.value, "guard-skeleton-2", false);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLibraryVerdicts)
#include "tst_library_verdicts.moc"
