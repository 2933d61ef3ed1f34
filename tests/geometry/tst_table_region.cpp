#include "geometry/predicates.h"
#include "geometry/region/table_region.h"
#include "tests/support/dice.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace sightline::geometry;
using sightline::testsupport::Dice;

namespace {

Ring box(int left, int top, int right, int bottom) {
    return {pointFromInches(left, top), pointFromInches(right, top), pointFromInches(right, bottom), pointFromInches(left, bottom)};
}

Ring triangle(Point a, Point b, Point c) { return orientation(a, b, c) > 0 ? Ring{a, b, c} : Ring{a, c, b}; }

/// 1 inside, 0 on a side, -1 outside.
int sideOf(const Ring& ring, Point p) {
    bool inside = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point from = ring[i];
        const Point to = ring[(i + 1) % ring.size()];
        if (isOnSegment(from, to, p)) {
            return 0;
        }
        if ((from.y > p.y) != (to.y > p.y) && (orientation(from, to, p) > 0) == (to.y > from.y)) {
            inside = !inside;
        }
    }
    return inside ? 1 : -1;
}

Point anywhere(Dice& dice, double width) { return pointFromInches(dice.between(0, width), dice.between(0, width)); }

/// A spot in whole nanometres is on a side, or next to one, of a crossing that was rounded: such are passed over.
bool isNearASide(const std::vector<Ring>& rings, Point p) {
    const Length step = Length::fromNanometers(4);
    for (const Point beside : std::array{Point{p.x - step, p.y}, Point{p.x + step, p.y}, Point{p.x, p.y - step}, Point{p.x, p.y + step}}) {
        if (std::ranges::any_of(rings, [&](const Ring& ring) { return sideOf(ring, p) != sideOf(ring, beside); })) {
            return true;
        }
    }
    return false;
}

} // namespace

class TestTableRegion : public QObject {
    Q_OBJECT

private slots:
    void cellsOfABoard_joinToTheirArea() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Dice dice{seed};
            constexpr int kCells = 9;
            std::vector<Ring> cells;
            int kept = 0;
            for (int y = 0; y < kCells; ++y) {
                for (int x = 0; x < kCells; ++x) {
                    if (dice.oneIn(4)) {
                        continue;
                    }
                    ++kept;
                    const Ring cell = box(x, y, x + 1, y + 1);
                    if (dice.oneIn(2)) {
                        cells.push_back(cell);
                    } else { // in two parts: sides in common on all sides
                        cells.push_back({cell[0], cell[1], cell[2]});
                        cells.push_back({cell[0], cell[2], cell[3]});
                    }
                }
            }
            const TableRegion joined = joinedRegion(cells);
            QVERIFY2(std::abs(joined.areaSquareInches() - kept) < 1e-9, qPrintable(QStringLiteral("seed %1").arg(seed)));
            for (int y = 0; y < kCells; ++y) {
                for (int x = 0; x < kCells; ++x) {
                    const Point middle = pointFromInches(x + 0.3, y + 0.6);
                    const bool isKept = std::ranges::any_of(cells, [&](const Ring& ring) { return sideOf(ring, middle) >= 0; });
                    QVERIFY2(joined.contains(middle) == isKept, qPrintable(QStringLiteral("seed %1, cell %2 %3").arg(seed).arg(x).arg(y)));
                }
            }
        }
    }

    void outlinesThatOverlap_holdTogetherWhatEachHolds() {
        int asked = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Dice dice{seed};
            std::vector<Ring> rings;
            const int count = 2 + dice.below(40);
            for (int i = 0; i < count; ++i) {
                const Point a = anywhere(dice, 20);
                const Point b = anywhere(dice, 20);
                const Point c = anywhere(dice, 20);
                rings.push_back(triangle(a, b, c));
                if (dice.oneIn(2)) { // one beside it, and some twice
                    rings.push_back(triangle(c, b, anywhere(dice, 20)));
                }
                if (dice.oneIn(6)) {
                    rings.push_back(rings.back());
                }
            }
            const TableRegion joined = joinedRegion(rings);
            for (int i = 0; i < 100; ++i) {
                const Point p = anywhere(dice, 20);
                if (isNearASide(rings, p)) {
                    continue;
                }
                ++asked;
                const bool isHeld = std::ranges::any_of(rings, [&](const Ring& ring) { return sideOf(ring, p) > 0; });
                QVERIFY2(joined.contains(p) == isHeld, qPrintable(QStringLiteral("seed %1, spot %2").arg(seed).arg(i)));
            }
        }
        QVERIFY(asked > 19'000);
    }

    /// Frames within frames: each is an island in the hole of the one around it.
    void holes_belongToTheOutlineRightRoundThem() {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Dice dice{seed};
            std::vector<Ring> rings;
            std::vector<double> areas;
            const int frames = 1 + dice.below(6);
            for (int i = 0; i < frames; ++i) {
                const int a = 3 * i;
                const int b = 60 - 3 * i;
                Ring hole = box(a + 2, a + 2, b - 2, b - 2);
                std::ranges::reverse(hole);
                rings.push_back(box(a, a, b, b));
                rings.push_back(std::move(hole));
                areas.push_back((b - a) * (b - a) - (b - a - 4) * (b - a - 4));
            }
            for (std::size_t i = rings.size(); i > 1; --i) {
                std::swap(rings[i - 1], rings[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
            }
            const TableRegion joined = joinedRegion(rings);
            QCOMPARE(joined.parts.size(), areas.size());
            for (std::size_t i = 0; i < areas.size(); ++i) {
                QVERIFY2(joined.parts[i].holes.size() == 1, qPrintable(QStringLiteral("seed %1").arg(seed)));
                QCOMPARE(TableRegion{{joined.parts[i]}}.areaSquareInches(), areas[i]);
            }
        }
    }

    /// A hole whose corners all lie on the outline of an island beside it, and on that of its own.
    void aHoleThatTouches_isToldFromTheSideItLiesOn() {
        const Point a = pointFromInches(2, 1);
        const Point b = pointFromInches(3, 2);
        const Point c = pointFromInches(2, 3);
        const Point d = pointFromInches(1, 2);
        // A board with a diamond cut out of it, and a smaller diamond within that touches the hole's corner.
        const std::vector<Ring> rings{box(0, 0, 4, 4), {a, d, c, b}, {pointFromInches(2, 2), pointFromInches(3, 2), pointFromInches(2, 3)}};
        const TableRegion joined = joinedRegion(rings);
        QVERIFY(std::abs(joined.areaSquareInches() - (16 - 2 + 0.5)) < 1e-9);
        QVERIFY(!joined.contains(pointFromInches(1.5, 2)));
        QVERIFY(joined.contains(pointFromInches(2.3, 2.3)));
        QVERIFY(joined.contains(pointFromInches(0.5, 0.5)));
    }
};

QTEST_APPLESS_MAIN(TestTableRegion)
#include "tst_table_region.moc"
