#include "scenarios/analysis/watched_path.h"

#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

Length in(double inches) { return Length::fromInches(inches); }

EnemyOnPath enemy(const char* id, std::vector<scenarios::SeenStretch> stretches) {
    EnemyOnPath one;
    one.enemy = ModelId{QLatin1String{id}};
    one.stretches = std::move(stretches);
    return one;
}

} // namespace

/// A way from place to place, and what several enemies see of it together.
class TestWatchedWay : public QObject {
    Q_OBJECT

private slots:
    void aStraightWay_isAsLongAsItsLegs() {
        const auto path = scenarios::straightPath(
            {pointFromInches(1, 1), pointFromInches(4, 5), pointFromInches(4, 5), pointFromInches(4, 7)});
        QCOMPARE(path.length, in(7));
        QCOMPARE(path.cost, 7.0);
        QCOMPARE(scenarios::straightPath({pointFromInches(1, 1)}).length, Length{});
    }

    void stretches_beginAnewWhereverSomebodyBeginsOrCeasesToSee() {
        const std::vector enemies{enemy("one", {{in(0), in(2), false}, {in(2), in(6), true}, {in(6), in(8), false}}),
                                  enemy("other", {{in(0), in(4), true}, {in(4), in(8), false}}),
                                  enemy("blind", {{in(0), in(8), false}})};
        const auto stretches = watchedStretches(enemies);
        const ModelId one{QStringLiteral("one")};
        const ModelId other{QStringLiteral("other")};
        const std::vector<scenarios::WatchedStretch> expected{
            {in(0), in(2), {other}}, {in(2), in(4), {one, other}}, {in(4), in(6), {one}}, {in(6), in(8), {}}};
        QVERIFY(stretches == expected);
    }

    void stretchesOfTheSameEyes_areOne() {
        // Two who change places at the same inch are still two stretches; borders that change nothing are none.
        const std::vector enemies{enemy("one", {{in(0), in(3), true}, {in(3), in(5), false}}),
                                  enemy("other", {{in(0), in(3), false}, {in(3), in(5), true}})};
        QCOMPARE(watchedStretches(enemies).size(), std::size_t{2});
        QVERIFY(scenarios::watchedStretches({}).empty());
        const std::vector still{enemy("one", {})};
        QVERIFY(watchedStretches(still).empty());
    }

    void aPartOfAWay_turnsWhereTheWayDoes() {
        const std::vector corners{pointFromInches(0, 0), pointFromInches(4, 0), pointFromInches(4, 3),
                                  pointFromInches(10, 3)};
        QCOMPARE(scenarios::partOfPath(corners, in(0), in(13)), corners);
        QCOMPARE(scenarios::partOfPath(corners, in(1), in(3)),
                 (std::vector{pointFromInches(1, 0), pointFromInches(3, 0)}));
        QCOMPARE(
            scenarios::partOfPath(corners, in(2), in(8)),
            (std::vector{pointFromInches(2, 0), pointFromInches(4, 0), pointFromInches(4, 3), pointFromInches(5, 3)}));
        // A border that is a corner, and an end a nanometer beyond the way.
        QCOMPARE(scenarios::partOfPath(corners, in(4), in(7)),
                 (std::vector{pointFromInches(4, 0), pointFromInches(4, 3)}));
        QCOMPARE(scenarios::partOfPath(corners, in(12), in(13) + Length::fromNanometers(1)),
                 (std::vector{pointFromInches(9, 3), pointFromInches(10, 3)}));
        QCOMPARE(scenarios::partOfPath({pointFromInches(2, 2), pointFromInches(2, 2)}, {}, {}),
                 std::vector{pointFromInches(2, 2)});
    }
};

QTEST_APPLESS_MAIN(TestWatchedWay)
#include "tst_watched_path.moc"
