#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/weapons.h"
#include "scenarios/library/library.h"
#include "scenarios/questions/matrix.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/side_view.h"
#include "tests/support/rows.h"

#include <QHash>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using testsupport::addRow;

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

constexpr double kUnknown = 1e9;

void addPairColumns() { testsupport::addColumns<QString, QString, bool>("from", "to", "sees"); }

void compareBothWays(const QString& id, const QString& from, const QString& to, bool sees) {
    QCOMPARE(ask(id, from, to).ruling.visible, sees);
    QCOMPARE(ask(id, to, from).ruling.visible, sees);
    if (tableOf(id).rules().id == "plan") {
        QCOMPARE(ask(id, from, to).visibility, sees ? Visibility::Clear : Visibility::Blocked);
    }
}

/// The row's pair on this table.
void compareRow(const QString& id) {
    auto [from, to, sees] = testsupport::fetch<QString, QString, bool>("from", "to", "sees");
    compareBothWays(id, from, to, sees);
}

} // namespace

/// Each expected verdict is worked out by hand from the numbers in the file; the comment says how.
class TestLibraryVerdicts : public QObject {
    Q_OBJECT

private slots:
    // two-storeys ---------------------------------------------------------------------------------------------

    /// The lookout's eyes are 4.5 in up, behind a sill of 4 in, and pass the barricade of 1.6 in with half an inch to
    /// spare; who stands on the ground is lower than it.
    void twoStoreys_heightsDecide_data() {
        addPairColumns();
        addRow("over the barricade from upstairs", "red-up", "blue-behind", true);
        addRow("not from the ground", "red-down", "blue-behind", false);
        addRow("through the low window", "red-down", "blue-street", true);
        addRow("the back wall has a window upstairs only", "red-cellar", "blue-garden", false);
        addRow("and nobody looks down so steeply", "red-up", "blue-garden", false);
    }
    void twoStoreys_heightsDecide() { compareRow("two-storeys"); }

    // kill-zone ------------------------------------------------------------------------------------------------

    void killZone_blocksCoversAndConceals() {
        const Verdict open = ask("kill-zone", "red-3", "blue-3");
        QVERIFY(open.ruling.visible && open.ruling.validTarget);
        QCOMPARE(open.ruling.cover, QString("none"));
        QVERIFY(!ask("kill-zone", "red-2", "blue-3").ruling.visible); // the west block stands in the way
        const Verdict concealed = ask("kill-zone", "red-1", "blue-1");
        QVERIFY(concealed.ruling.visible);
        QCOMPARE(concealed.ruling.cover, QString("in cover")); // within an inch of the barricade
        QVERIFY(!concealed.ruling.validTarget);
    }

    // published-layout -----------------------------------------------------------------------------------------

    /// The trooper at (16.75, 33) stands with part of its base in the dense area that ends at x = 16.503, the chief in
    /// the light area around (49.25, 30.5). The line along the tops of both bases, from y = 32.37 to 29.71, passes x =
    /// 22 at y = 31.94, above the area of the generator (from y = 31.997), and then the gap of the chief's ruin between
    /// y = 29 and 32. So each has a line to the other; but who is infantry in a dense area is hidden from farther than
    /// 15 in, and they are 31 in apart.
    void publishedLayout_theHiddenTrooperShootsUnseen() {
        const Verdict there = ask("published-layout", "second-rifle-squad-5", "raider-chief");
        QVERIFY(there.ruling.visible);
        QCOMPARE(there.ruling.cover, QString("cover")); // infantry in an area
        QCOMPARE(there.visibility, Visibility::Clear);
        const Verdict back = ask("published-layout", "raider-chief", "second-rifle-squad-5");
        QVERIFY(!back.ruling.visible);
        QCOMPARE(back.visibility, Visibility::Clear);
        QVERIFY(std::ranges::any_of(back.ruling.reasons,
                                    [](const scenarios::Reason& reason) { return reason.code == "hidden-beyond"; }));
    }

    /// All lines from the tank around (4, 38) to the rider around (45, 20) cross x = 25 to 35 between y = 21 and 31;
    /// some pass over the walls of the center ruin, but none leaves out its two dense areas, which reach down to y
    /// = 27.75, and the barriers' area south of it.
    void publishedLayout_theCenterHidesAsAWhole() {
        const Verdict verdict = ask("published-layout", "siege-tank", "riders-2");
        QCOMPARE(verdict.visibility, Visibility::Clear);
        QVERIFY(!verdict.ruling.visible);
        // The weapon has the range; it lacks the line.
        const auto shots = scenarios::weaponRulingsOf(tableOf("published-layout"), verdict);
        QCOMPARE(shots.size(), std::size_t{1});
        QVERIFY(shots[0].inRange && !shots[0].eligible);
    }

    // dungeon-squares ------------------------------------------------------------------------------------------

    void dungeonSquares_countCorners_data() {
        testsupport::addTextRows({"from", "to", "cover"}, R"(
            through the gap | fighter | goblin | none
            past pillar and wall: one line of four | fighter | boss | three-quarters
            behind the wall | rogue | goblin | total
        )");
    }
    void dungeonSquares_countCorners() {
        auto [from, to, cover] = testsupport::fetchTexts("from", "to", "cover");
        const Verdict verdict = ask("dungeon-squares", from, to);
        QCOMPARE(verdict.ruling.cover, cover);
        QCOMPARE(verdict.ruling.visible, cover != "total");
    }

    // back-alley -----------------------------------------------------------------------------------------------

    void backAlley_cratesAreSeenOver_backsSeeNothing() {
        QVERIFY(ask("back-alley", "red-1", "blue-1").ruling.visible);  // crates of 1 in, troopers of 1.57 in
        QVERIFY(!ask("back-alley", "red-2", "blue-2").ruling.visible); // a building
        scenarios::Scenario turned = tableOf("back-alley").scenario();
        for (auto& model : turned.models) {
            if (model.id.value == "red-1") {
                model.facing = geometry::Angle::fromDegrees(270);
            }
        }
        scenarios::Question question;
        question.observer = {"red-1"};
        question.target = {"blue-1"};
        QVERIFY(!scenarios::judge(PreparedTable{turned, tableOf("back-alley").rules()}, question).ruling.visible);
    }

    // night-raid -----------------------------------------------------------------------------------------------

    /// The scout stands near the lamp; the thief hides in the dark, and the archer is beyond what anybody sees there.
    void nightRaid_showsEachSideWhatItSees() {
        const scenarios::Scenario& table = tableOf("night-raid").scenario();
        const auto names = [&](const char* side) {
            QStringList models;
            for (const auto& model : scenarios::sideViewOf(table, scenarios::PlayerId{side}).models) {
                models << model.id.value;
            }
            return models;
        };
        const QStringList guard = names("guard");
        QVERIFY2(guard.contains("sentry") && guard.contains("hound") && guard.contains("scout"),
                 qPrintable(guard.join(' ')));
        QVERIFY2(!guard.contains("archer") && !guard.contains("thief"), qPrintable(guard.join(' ')));
        const QStringList raid = names("raid");
        QVERIFY2(raid.contains("sentry") && raid.contains("hound"), qPrintable(raid.join(' ')));
    }

    /// Both bases end at y = 9 + 16 mm, the wall at y = 9.25: 16 - 0.25 x 25.4 = 9.65 mm are left, and a slanted beam
    /// has less, for the wall stands half way. The center line, y = 9, meets it.
    void firstWall_isPassedAtItsEndButNotByTheCenters() {
        const Verdict verdict = ask("first-wall", "red-1", "blue-1");
        QCOMPARE(verdict.visibility, Visibility::Clear);
        QCOMPARE(verdict.stage, geometry::SightStage::Edge);
        QVERIFY(!ask("first-wall", "red-1", "blue-1", SightMethod::Center).visible());
        QVERIFY(verdict.clearanceMillimeters);
        QVERIFY2(std::abs(*verdict.clearanceMillimeters - 9.65) < 0.001,
                 qPrintable(QString::number(*verdict.clearanceMillimeters)));
        QCOMPARE(verdict.certainty, scenarios::Certainty::Certain);
    }

    /// A line in the slit (y 11.16 to 11.22 over 7 in) rises by less than 0.06 in from x = 12 to 19, so it meets each
    /// base near y = 11.19, 0.30 of the radius from the center. The points of the stages lie at 0, 0.5, 0.71, 0.87 and
    /// 1 of it.
    void slit_isMissedBySamplesAndFoundByTheProof() {
        const Verdict sampled = ask("the-slit", "red-sniper", "blue-guide", SightMethod::Sampled);
        QCOMPARE(sampled.visibility, Visibility::NoLineFound);
        const Verdict exact = ask("the-slit", "red-sniper", "blue-guide");
        QCOMPARE(exact.visibility, Visibility::Clear);
        QCOMPARE(exact.stage, geometry::SightStage::Exact);
        QVERIFY(exact.clearanceMillimeters);
        QVERIFY2(std::abs(*exact.clearanceMillimeters - 0.06 * 25.4) < 0.001,
                 qPrintable(QString::number(*exact.clearanceMillimeters)));
    }

    /// Lines to the porter cross x = 11, the west face of the south ruin (y 11.22 to 17), between y = 11.6 and 13.0.
    void slit_doesNotHelpAgainstTheOtherModel() { compareBothWays("the-slit", "red-sniper", "blue-porter", false); }

    void judgesCase_isExactAndTooCloseToCall_data() {
        addPairColumns();
        QTest::addColumn<double>("clearance");
        // Bases of 25 mm radius around y = 11, wall face at y = 10.03: 25 - 0.97 x 25.4.
        addRow("a third of a millimeter to spare", "red-lancer", "blue-banner", true, 25 - 0.97 * 25.4);
        // Bases of 16 mm radius around y = 18, wall face at y = 17.36: 16 - 0.64 x 25.4.
        addRow("a quarter of a millimeter short", "red-archer", "blue-page", false, 16 - 0.64 * 25.4);
        // Both bases lie in the clear between the two ruins.
        addRow("nothing near", "red-archer", "blue-banner", true, kUnknown);
    }
    void judgesCase_isExactAndTooCloseToCall() {
        auto [from, to, sees, clearance] =
            testsupport::fetch<QString, QString, bool, double>("from", "to", "sees", "clearance");
        compareBothWays("judges-case", from, to, sees);
        const Verdict verdict = ask("judges-case", from, to);
        QVERIFY(verdict.clearanceMillimeters);
        if (clearance == kUnknown) {
            QCOMPARE(verdict.certainty, scenarios::Certainty::Certain);
            QVERIFY(*verdict.clearanceMillimeters > 10);
        } else {
            QCOMPARE(verdict.certainty, scenarios::Certainty::TooCloseToCall);
            QVERIFY2(std::abs(*verdict.clearanceMillimeters - clearance) < 0.001,
                     qPrintable(QString::number(*verdict.clearanceMillimeters)));
        }
    }

    void noGap_isNoWayThrough_data() {
        addPairColumns();
        // Lines between the bases stay within 0.63 in of the lane's middle; the pieces close 2 in to both sides of it.
        addRow("corner to corner", "red-1", "blue-1", false);
        addRow("edge to edge", "red-2", "blue-2", false);
        addRow("overlapping", "red-3", "blue-3", false);
        addRow("wall that ends on a block", "red-4", "blue-4", false);
        addRow("a gap of 0.04 in", "red-5", "blue-5", true);
    }
    void noGap_isNoWayThrough() { compareRow("no-gap"); }

    void windowsAndDoors_letThroughWhatTheyShow_data() {
        addPairColumns();
        // All lines to the thief cross the north wall (y = 6) between x = 13.4 and 14.6: the window is 13 to 15.
        addRow("open window", "red-keeper", "blue-thief", true);
        // The south wall is crossed between x = 13.9 and 15.3: solid up to 14, then the closed door up to 16.
        addRow("closed door", "red-keeper", "blue-burglar", false);
        // The west wall is crossed between y = 9.5 and 10.7, where it is boarded (9.5 to 12), or above, where it is
        // solid.
        addRow("boarded window", "red-keeper", "blue-spy", false);
        // The lines y = 11 through the east door, 10 to 12.
        addRow("open door", "red-guard", "blue-visitor", true);
    }
    void windowsAndDoors_letThroughWhatTheyShow() { compareRow("windows-and-doors"); }

    /// Counted beforehand with 180 x 180 straight lines a pair, by another program.
    void whoIsHidden_hasTwoThatNobodySees_data() {
        testsupport::addColumns<QString, QStringList>("hider", "seenBy");
        QTest::newRow("Ash") << "blue-1" << QStringList{"red-south"};
        QTest::newRow("Birch") << "blue-2" << QStringList{"red-south"};
        QTest::newRow("Cedar") << "blue-3" << QStringList{};
        QTest::newRow("Dogwood") << "blue-4" << QStringList{};
        QTest::newRow("Elder") << "blue-5" << QStringList{"red-middle"};
        QTest::newRow("Fir") << "blue-6" << QStringList{"red-south"};
    }
    void whoIsHidden_hasTwoThatNobodySees() {
        auto [hider, seenBy] = testsupport::fetch<QString, QStringList>("hider", "seenBy");
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

    void heightClasses_decideAsTheySay_data() {
        addPairColumns();
        // Each piece spans 1.75 in to both sides of its lane, more than the largest base's radius (30 mm).
        addRow("low fence", "red-1", "blue-1", true);
        addRow("medium container, both of 1.8 in", "red-2", "blue-2", false);
        addRow("medium container, target of 5 in", "red-3", "blue-3", true);
        addRow("tall ruin, target of 5 in", "red-4", "blue-4", false);
        addRow("low smoke that obscures", "red-5", "blue-5", false);
    }
    void heightClasses_decideAsTheySay() { compareRow("height-classes"); }

    void modelInARuin_seesOutAndIsSeen_data() {
        addPairColumns();
        // The area holds this end of each line, and the walls stand to the north and west.
        addRow("inside, to the open east", "red-marksman", "blue-runner", true);
        // All lines cross y = 7.5 to 8 between x = 13 and 15, where the north wall stands (9.5 to 18).
        addRow("inside, through a wall", "red-marksman", "blue-sapper", false);
        // No end lies in the area, and all lines cross it from west to east.
        addRow("across the area", "red-bearer", "blue-runner", false);
        // The target's base reaches x = 20.87, the area x = 21: lines that end there ignore it and pass south of the
        // walls (y > 12.5).
        addRow("to a target with a toe in it", "red-bearer", "blue-standard", true);
    }
    void modelInARuin_seesOutAndIsSeen() { compareRow("model-in-a-ruin"); }

    /// The part of the target's base in the area is cut off by the chord x = 21, 12.7 mm from the center of its 16 mm
    /// radius; the observer's base faces all of the chord, so the widest beam is as wide as the chord is long.
    void modelInARuin_isSeenByTheToeInIt() {
        const Verdict verdict = ask("model-in-a-ruin", "red-bearer", "blue-standard");
        const double chord = 2 * std::sqrt(16 * 16 - 12.7 * 12.7);
        QVERIFY(verdict.clearanceMillimeters);
        QVERIFY2(std::abs(*verdict.clearanceMillimeters - chord) < 0.005,
                 qPrintable(QString::number(*verdict.clearanceMillimeters)));
        QCOMPARE(verdict.certainty, scenarios::Certainty::Certain);
    }

    void tournamentTable_hasOneLaneAcross_data() {
        addPairColumns();
        // The long sides of the two bastions run parallel, 6.8 in apart; the lane between them leads from the
        // pathfinders to the eastern chapel, whose area holds the other end and whose walls leave x = 42 to 44 open at
        // y = 13.1 to 15.4.
        addRow("down the lane", "a-scouts-2", "b-prime", true);
        // All lines cross the western chapel's area (x 12.75 to 18.25, y 27.75 to 38.75), which obscures; both bases
        // are outside.
        addRow("across the chapel", "a-warden", "b-sled", false);
        addRow("across the chapel, to a colossus", "a-warden", "b-hunters-4", false);
    }
    void tournamentTable_hasOneLaneAcross() { compareRow("tournament-table"); }

    /// Distances and directions from the middles of the bases, by hand.
    void weaponsOfATable_mayShootSome_andNotOthers_data() {
        testsupport::addColumns<QString, QString, QString, QString>("id", "from", "to", "code");
        // (4.8, 4.4) to (24.7, 15.6): over 21 in, for 12.
        addRow("pistol across the board", "skirmish-board", "red-leader", "blue-bow", "out-of-range");
        // (2.2, 7.8) to (26.6, 17.4): 26.2 in, 21 degrees to the right of the facing, for 36 in and 45 degrees to each
        // side.
        addRow("heavy gun", "skirmish-board", "red-gunner", "blue-captain", "eligible");
        // 2 degrees from the facing, 35 in away, for 10 degrees to each side and 48 in.
        addRow("ballista, ahead", "high-ground", "red-ballista", "blue-giant", "eligible");
        // 29 degrees.
        addRow("ballista, aside", "high-ground", "red-ballista", "blue-pike-3", "out-of-arc");
        addRow("bow behind the spinney", "high-ground", "red-archer-3", "blue-rider", "no-line-of-sight");
    }
    void weaponsOfATable_mayShootSome_andNotOthers() {
        auto [id, from, to] = testsupport::fetchTexts("id", "from", "to");
        const auto rulings = scenarios::weaponRulingsOf(tableOf(id), ask(id, from, to));
        QVERIFY(!rulings.empty());
        QTEST(rulings.front().code, "code");
    }

    /// Among them pairs that look over a wall from very near, at a model that is a point high, and along the rim of a
    /// hill.
    void sharesInSpace_areExactToAThousandth_data() {
        testsupport::addRows("id", {"village-green", "high-ground", "rank-and-file", "city-fight", "tournament-table"});
    }
    void sharesInSpace_areExactToAThousandth() {
        QFETCH(QString, id);
        const PreparedTable table{tableOf(id).scenario(), *scenarios::shippedRuleSet(QStringLiteral("volume"))};
        std::vector<scenarios::Question> questions;
        for (const scenarios::Player& player : table.scenario().players) {
            std::ranges::copy(scenarios::pairQuestions(table.scenario(), player.id), std::back_inserter(questions));
        }
        const auto verdicts = scenarios::judgeAll(table, questions);
        int shares = 0;
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            if (verdicts[i].visibility == Visibility::Clear) {
                ++shares;
                const double error =
                    verdicts[i].volume.value().seenShareError.value_or(1.0); // of a clear pair it is told
                QVERIFY2(error <= 0.001, qPrintable(QStringLiteral("%1 to %2: %3")
                                                        .arg(questions[i].observer.value, questions[i].target.value)
                                                        .arg(error)));
            }
        }
        QVERIFY2(shares > 20, qPrintable(QString::number(shares)));
    }

    /// The first look shows a line; only the table about closed gaps begins with none.
    void suggestedPair_showsALine() {
        for (const scenarios::LibraryEntry& entry : scenarios::libraryEntries()) {
            const bool sees = ask(entry.id, entry.observer.value, entry.target.value).ruling.visible;
            QVERIFY2(sees == (entry.id != "no-gap"), qPrintable(entry.id));
        }
    }

    /// A table that shows nothing is no good to look at, nor is one on which everybody sees everybody.
    void battle_hasLinesAndHasCover_data() {
        QTest::addColumn<QString>("id");
        for (const char* id :
             {"skirmish-board", "village-green", "high-ground", "rank-and-file", "city-fight", "tournament-table"}) {
            QTest::newRow(id) << QString::fromLatin1(id);
        }
    }
    void battle_hasLinesAndHasCover() {
        QFETCH(QString, id);
        const PreparedTable& table = tableOf(id);
        int seen = 0;
        int all = 0;
        for (scenarios::Question question :
             scenarios::pairQuestions(table.scenario(), table.scenario().players.front().id)) {
            question.wantDetails = false;
            seen += scenarios::judge(table, question).ruling.visible ? 1 : 0;
            ++all;
        }
        QVERIFY2(seen * 20 >= all && seen * 4 <= all * 3, qPrintable(QStringLiteral("%1 of %2").arg(seen).arg(all)));
    }
};

QTEST_APPLESS_MAIN(TestLibraryVerdicts)
#include "tst_library_verdicts.moc"
