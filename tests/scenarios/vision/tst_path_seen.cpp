#include "scenarios/analysis/model_path.h"
#include "scenarios/vision/path_seen.h"
#include "tests/scenarios/vision/long_table.h"

#include <QTest>

#include <cmath>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using namespace sightline::geometry;

namespace {

geometry::CellGrid grid() {
    return geometry::CellGrid::over(Length::fromInches(10), Length::fromInches(6), Length::fromInches(1)).value();
}

/// Cells of the columns from `first` to `last`.
CellSet columns(int first, int last) {
    CellSet cells = grid().noCells();
    for (int row = 0; row < 6; ++row) {
        cells.insertRun(row, first, last);
    }
    return cells;
}

QString written(const std::vector<SeenStretch>& stretches) {
    QStringList texts;
    for (const SeenStretch& stretch : stretches) {
        texts.append(QStringLiteral("%1-%2%3")
                         .arg(stretch.from.inches())
                         .arg(stretch.to.inches())
                         .arg(QChar{stretch.isSeen ? u'+' : u'-'}));
    }
    return texts.join(u' ');
}

QString along(const CellSet& cells, std::vector<Point> path) { return written(stretchesOn(grid(), cells, path)); }

} // namespace

/// Row S1.45: which inches of a way a side sees.
class TestPathSeen : public QObject {
    Q_OBJECT

private slots:
    void S1_45_inchesAreThoseOnSeenCells() {
        QCOMPARE(along(columns(3, 5), {pointFromInches(1.5, 2.5), pointFromInches(8.5, 2.5)}),
                 QStringLiteral("0-1.5- 1.5-4.5+ 4.5-7-"));
        QCOMPARE(along(columns(0, 9), {pointFromInches(1.5, 2.5), pointFromInches(8.5, 2.5)}), QStringLiteral("0-7+"));
        QCOMPARE(along(grid().noCells(), {pointFromInches(1.5, 2.5), pointFromInches(8.5, 2.5)}),
                 QStringLiteral("0-7-"));
        QCOMPARE(along(columns(4, 9), {pointFromInches(1, 1), pointFromInches(7, 5.5)}),
                 QStringLiteral("0-3.75- 3.75-7.5+")); // 3-4-5
        QCOMPARE(along(columns(0, 9), {pointFromInches(1, 1)}), QString{});
        QCOMPARE(along(columns(0, 9), {pointFromInches(1, 1), pointFromInches(1, 1)}), QString{});
    }

    void S1_45_cornersDoNotEndAStretch() {
        const std::vector path{pointFromInches(1.5, 1.5), pointFromInches(2.5, 1.5), pointFromInches(2.5, 4.5),
                               pointFromInches(5.5, 4.5)};
        QCOMPARE(along(columns(0, 3), path), QStringLiteral("0-5.5+ 5.5-7-"));
    }

    void S1_45_theWayBack_hasTheSameInches() {
        const std::vector path{pointFromInches(0.3, 0.7), pointFromInches(9.1, 2.2), pointFromInches(4.4, 5.9)};
        std::vector<Point> back(path.rbegin(), path.rend());
        const auto seenOf = [&](const std::vector<Point>& one) {
            double inches = 0;
            for (const SeenStretch& stretch : stretchesOn(grid(), columns(3, 6), one)) {
                inches += stretch.isSeen ? (stretch.to - stretch.from).inches() : 0;
            }
            return inches;
        };
        QVERIFY(std::abs(seenOf(path) - seenOf(back)) < 1e-6);
        QVERIFY(seenOf(path) > 5);
    }

    void S1_45_offTheTable_isNotSeen() {
        QCOMPARE(along(columns(0, 9), {pointFromInches(8, 2.5), pointFromInches(12, 2.5)}),
                 QStringLiteral("0-2+ 2-4-"));
        QCOMPARE(along(columns(0, 9), {pointFromInches(-2, 2.5), pointFromInches(2, 2.5)}),
                 QStringLiteral("0-2- 2-4+"));
    }

    void S1_45_aMove_isSeenByTheSideThatLooks() {
        // The scout at (2, 4) sees three cells round itself; the tank comes from the right.
        const Scenario scenario = longTable();
        const auto path = cheapestPath(scenario, {"tank"}, pointFromInches(4.5, 4.5));
        QVERIFY(path.has_value());
        const auto fog = fogOf(scenario);
        const auto stretches = stretchesOn(fog.grid(), knownTo(scenario, "a").visible, path->corners);
        QCOMPARE(written(stretches), QStringLiteral("0-14.5- 14.5-16+"));
    }
};

QTEST_APPLESS_MAIN(TestPathSeen)
#include "tst_path_seen.moc"
