#include "geometry/sight/space/volume_cell.h"
#include "tests/support/random.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <cmath>
#include <vector>

using namespace sightline::geometry::detail;
using namespace sightline::testsupport;

namespace {

struct HalfPlane {
    double a, b, k;
    [[nodiscard]] double at(Vec v) const { return a * v.x + b * v.y + k; }
};

/// Tangents of a circle that is far higher than wide, as cells of lines are: more of them than a cell has corners.
std::vector<HalfPlane> tangents(Random& random, int count) {
    std::vector<HalfPlane> all;
    for (int i = 0; i < count; ++i) {
        const double angle = random.between(0, 6.2832);
        all.push_back({std::cos(angle), std::sin(angle) / 1e8, 1.0});
    }
    return all;
}

PlanCell square(double half) {
    PlanCell cell;
    for (const Vec v :
         {Vec{-half, -half * 1e8}, Vec{half, -half * 1e8}, Vec{half, half * 1e8}, Vec{-half, half * 1e8}}) {
        cell.add(v);
    }
    return cell;
}

bool holds(const PlanCell& cell, Vec p) {
    for (int i = 0; i < cell.count; ++i) {
        const Vec a = cell.corners[static_cast<std::size_t>(i)];
        const Vec b = cell.corners[static_cast<std::size_t>((i + 1) % cell.count)];
        if (cross(b - a, p - a) < -1e-3) {
            return false;
        }
    }
    return cell.count > 0;
}

} // namespace

class TestPlanCell : public QObject {
    Q_OBJECT

private slots:
    void manyCuts_stayABound_data() {
        QTest::addColumn<bool>("within");
        QTest::newRow("from outside") << false;
        QTest::newRow("from inside") << true;
    }

    void manyCuts_stayABound() {
        QFETCH(bool, within);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random{seed};
            const auto cuts = tangents(random, 200);
            PlanCell cell = square(3);
            cell.isWithin = within;
            for (const HalfPlane& cut : cuts) {
                cell.clip(cut.a, cut.b, cut.k);
            }
            // A cell of so many corners is nearly the circle.
            QVERIFY2(cell.area() > 3.0e8 && cell.area() < 3.3e8, qPrintable(QString::number(cell.area())));
            int kept = 0;
            for (int i = 0; i < 3000; ++i) {
                const Vec p{random.between(-1.2, 1.2), random.between(-1.2e8, 1.2e8)};
                const bool satisfiesAll = std::ranges::all_of(
                    cuts, [&](const HalfPlane& cut) { return cut.at(p) >= (within ? -1e-9 : 1e-9); });
                kept += satisfiesAll;
                QVERIFY2(within ? !holds(cell, p) || satisfiesAll : !satisfiesAll || holds(cell, p),
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
            QVERIFY(kept > 1000);
        }
    }

    /// What a full cell is cut into is smaller, for else a search cuts the same cell again and again.
    void aFullCell_isCutInTwo() {
        PlanCell cell;
        for (int i = 0; i < PlanCell::kMax; ++i) {
            const double angle = 6.283185307179586 * i / PlanCell::kMax;
            cell.add({std::cos(angle), 1e8 * std::sin(angle)});
        }
        PlanCell other = cell;
        const double whole = cell.area();
        cell.clip(1.0, 0.0, 0.0);
        other.clip(-1.0, 0.0, 0.0);
        QVERIFY(cell.area() < 0.52 * whole && other.area() < 0.52 * whole &&
                cell.area() + other.area() >= whole * (1 - 1e-12));
    }
};

QTEST_APPLESS_MAIN(TestPlanCell)
#include "tst_plan_cell.moc"
