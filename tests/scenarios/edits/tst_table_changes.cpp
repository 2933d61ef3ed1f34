#include "scenarios/edits/table_changes.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/questions/rule_comparison.h"
#include "tests/scenarios/scenario_maker.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;
using geometry::Length;

namespace {

Scenario tableNamed(const QString& id) { return readScenario(libraryBytes(*libraryEntry(id)), id)->scenario; }

geometry::Vector way(double x, double y) { return geometry::pointFromInches(x, y) - geometry::Point{}; }

const ElementChange& only(const TableChanges& changes) { return changes.elements.at(0); }

} // namespace

/// What a person is told about two tables.
class TestTableChanges : public QObject {
    Q_OBJECT

private slots:
    void aTable_isLikeItself() {
        QVERIFY(changesBetween(tableNamed("skirmish-board"), tableNamed("skirmish-board")).isEmpty());
    }

    void changes_areEmptyExactlyForEqualTables() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Scenario one = randomScenario(seed);
            Scenario other = randomScenario(seed % 7 == 0 ? seed : seed + 1);
            one.log = other.log = {};
            QVERIFY2(changesBetween(one, other).isEmpty() == (one == other), qPrintable(QString::number(seed)));
        }
    }

    void moves_areToldInInches() {
        const Scenario before = tableNamed("skirmish-board");
        const ModelId id = before.models.front().id;
        Scenario after = withMoved(before, std::array{AnyId{id}}, way(3, -4));
        after = withModelFacing(after, id, before.models.front().facing + geometry::Angle::fromDegrees(270));
        const auto changes = changesBetween(before, after);
        QCOMPARE(changes.elements.size(), std::size_t{1});
        QCOMPARE(only(changes).kind, ElementChange::Kind::Moved);
        QCOMPARE(only(changes).movedInches(), 5.0);
        QCOMPARE(only(changes).moved, way(3, -4));
        QCOMPARE(only(changes).turnedDegrees, -90.0);
        QVERIFY(changes.keys.isEmpty());
    }

    void pieces_moveWithTheirWalls_andTurn() {
        Scenario before;
        Piece ruin = boxPiece("ruin", 10, 10, 16, 14);
        ruin.walls.push_back({wallOf({{10, 10}, {16, 10}}), {}, true, {}, {}});
        before.terrain = {ruin};
        const std::array ids{AnyId{ruin.id}};
        const auto moved = changesBetween(before, withMoved(before, ids, way(0, 2.5)));
        QCOMPARE(only(moved).kind, ElementChange::Kind::Moved);
        QCOMPARE(only(moved).movedInches(), 2.5);
        QCOMPARE(only(moved).moved, way(0, 2.5));
        QCOMPARE(only(moved).turnedDegrees, 0.0);
        const auto turned = changesBetween(
            before, withTurned(before, ids, geometry::pointFromInches(13, 12), geometry::Angle::fromDegrees(30)));
        QCOMPARE(only(turned).kind, ElementChange::Kind::Moved);
        QVERIFY(std::abs(only(turned).turnedDegrees - 30) < 1e-5);
        QVERIFY(only(turned).movedInches() < 1e-6);
        Scenario wider = before;
        wider.terrain.front().outline = boxPiece({}, 10, 10, 17, 14).outline;
        wider.terrain.front().height = Length::fromInches(3);
        QCOMPARE(only(changesBetween(before, wider)).keys, (QStringList{"footprint", "height"}));
        Scenario open = before;
        open.terrain.front().walls.front().blocksSight = false;
        QCOMPARE(only(changesBetween(before, open)).keys, QStringList{"walls"});
    }

    void aMirroredPiece_isNoTurnedOne() {
        Scenario before = makeScenario({.terrain = {asymmetricPiece(QStringLiteral("l"))}});
        const auto mirrored = changesBetween(before, withMirrored(before, std::array{AnyId{before.terrain.front().id}},
                                                                  geometry::pointFromInches(14, 14)));
        QCOMPARE(only(mirrored).keys, QStringList{"footprint"});
    }

    void whatCameAndWent_isTold() {
        const Scenario before = tableNamed("skirmish-board");
        Scenario after = withRemoved(before, std::array{AnyId{before.models.front().id}});
        Model more = before.models.back();
        more.id = {QStringLiteral("more")};
        after = withModelAdded(after, more);
        after.name = QStringLiteral("another");
        after.rules = QStringLiteral("ruins");
        const auto changes = changesBetween(before, after);
        QCOMPARE(changes.elements.size(), std::size_t{2});
        QCOMPARE(changes.elements[0], (ElementChange{AnyId{more.id}, ElementChange::Kind::Added}));
        QCOMPARE(changes.elements[1], (ElementChange{AnyId{before.models.front().id}, ElementChange::Kind::Removed}));
        QCOMPARE(changes.keys, (QStringList{"name", "rules"}));
    }

    void verdictsOfTwoTables_areComparedByModel() {
        const Scenario before = tableNamed("skirmish-board");
        const auto rules = ruleSetOf(before);
        QVERIFY(rules);
        const PreparedTable a{before, *rules};
        const auto same = compareTables(a, a);
        QCOMPARE(same.pairs, 72);
        QVERIFY(same.differences.empty());
        // With nothing in the way all that were blocked are clear, and nothing else changes.
        Scenario bare = before;
        bare.terrain.clear();
        const auto opened = compareTables(a, PreparedTable{bare, *rules});
        int blocked = 0;
        for (const Question& question : pairQuestions(before)) {
            blocked += judge(a, question).visible() ? 0 : 1;
        }
        QVERIFY(blocked > 0);
        int clearNow = 0;
        for (const auto& difference : opened.differences) {
            clearNow += !difference.a.visible() && difference.b.visible() ? 1 : 0;
            QVERIFY(difference.b.visible());
        }
        QCOMPARE(clearNow, blocked);
        // A model that only one table has asks nothing.
        Scenario fewer = withRemoved(before, std::array{AnyId{before.models.front().id}});
        const auto rest = compareTables(a, PreparedTable{fewer, *rules});
        QVERIFY(rest.pairs < 72 && rest.differences.empty());
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = compareTables(a, a, {}, stop.get_token());
        QVERIFY(stopped.pairs < stopped.wanted);
    }
};

QTEST_GUILESS_MAIN(TestTableChanges)
#include "tst_table_changes.moc"
