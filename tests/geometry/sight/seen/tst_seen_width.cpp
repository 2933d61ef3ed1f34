#include "geometry/sight/seen/seen_bounds.h"
#include "geometry/sight/seen/seen_width.h"
#include "tests/geometry/millimeter_shapes.h"
#include "tests/support/degenerate_boards.h"
#include "tests/support/random_boards.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

/// What a share in a closed form is trusted to.
constexpr double kShareError = 1e-6;

double
widthSeen(const PlacedFootprint& observer, const PlacedFootprint& target, const std::vector<Blocker>& blockers = {}) {
    const SightBoard board{"seen width", {observer, target}, blockers};
    const SeenWidth seen = seenWidth(observer, target, TerrainMap{blockers}, board.everyBlocker());
    return seen.error == 0.0 ? seen.share : -1.0;
}

/// The level, in millimeters, at which a line enters an ellipse of half axes a and b round (away, 0) first.
double levelOfEntry(double x, double y, double angle, double away, double a, double b) {
    const double dx = std::cos(angle) / a, dy = std::sin(angle) / b;
    const double px = (x - away) / a, py = y / b;
    const double half = (px * dx + py * dy) / (dx * dx + dy * dy);
    const double rest = (px * px + py * py - 1) / (dx * dx + dy * dy);
    return y + (-half - std::sqrt(half * half - rest)) * std::sin(angle);
}

/// A post `half` millimeters to both sides of the line of centers.
Blocker post(double x, double half) { return wall({{x, -half}, {x, half}}); }

using Lines = std::vector<std::vector<Point>>;

/// The length that polylines cover when projected on a unit vector, in millimeters.
double shadowOf(const Lines& lines, double x, double y) {
    std::vector<std::pair<double, double>> shadows;
    for (const auto& line : lines) {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const auto at = [&](Point p) { return x * p.x.millimeters() + y * p.y.millimeters(); };
            shadows.push_back(std::minmax({at(line[i]), at(line[i + 1])}));
        }
    }
    std::ranges::sort(shadows);
    double length = 0.0, reached = -1e9;
    for (const auto& [from, to] : shadows) {
        length += std::max(0.0, to - std::max(from, reached));
        reached = std::max(reached, to);
    }
    return length;
}

bool isHull(const PlacedFootprint& placed) { return std::holds_alternative<HullOutline>(placed.footprint.shape()); }

} // namespace

class TestSeenWidth : public QObject {
    Q_OBJECT

private slots:
    void openTable_showsTheWholeWidth() {
        QCOMPARE(widthSeen(disc(20, 0, 0), disc(20, 100, 0)), 1.0);
        QCOMPARE(widthSeen(disc(200, 0, 0), disc(20, 150, 0)), 1.0);
        QCOMPARE(widthSeen(disc(20, 0, 0), disc(20, 100, 0), {wall({{50, 90}, {50, -90}})}), 0.0);
    }

    /// From one point a post before a round base hides the chord between the lines past its ends; of the arc a post
    /// that hides half of the width hides a third.
    void postFromOnePoint_hidesItsChord_data() {
        addColumns<double, double, double>("away", "across", "half");
        QTest::newRow("round, three fifths") << 32.0 << 32.0 << 9.6;
        QTest::newRow("round, a third") << 32.0 << 32.0 << 5.33;
        QTest::newRow("oval along the line") << 70.0 << 32.0 << 9.6;
        QTest::newRow("oval across the line") << 32.0 << 70.0 << 20.0;
    }
    void postFromOnePoint_hidesItsChord() {
        const auto [along, across, half] = fetch<double, double, double>("away", "across", "half");
        constexpr double kAway = 500.0;
        const double a = along / 2, b = across / 2;
        const double x = kAway - a - 0.5;
        const double level = levelOfEntry(0, 0, std::atan2(half, x), kAway, a, b);
        const double flank = b * std::sqrt(1 - a * a / (kAway * kAway)); // where tangents from the point touch
        const Footprint shape = Footprint::oval(Length::fromMillimeters(std::max(along, across)),
                                                Length::fromMillimeters(std::min(along, across)))
                                    .value_or(Footprint::round(Length::fromMillimeters(along)).value());
        const PlacedFootprint target{shape, mm(kAway, 0), Angle::fromDegrees(along < across ? 90 : 0)};
        const double seen = widthSeen(disc(0.001, 0, 0), target, {post(x, half)});
        QVERIFY2(std::abs(seen - (1 - level / flank)) < 1e-4,
                 qPrintable(QStringLiteral("%1, not %2").arg(seen).arg(1 - level / flank)));
    }

    /// From a base as large as the target lines past an end of the post come from the same side of the observer, and
    /// what faces it is half of the outline. Posts just wide enough to hide a share, and just not.
    void postFromABase_hidesWhatNoPointSees_data() {
        addColumns<double>("share");
        QTest::newRow("a third") << 1.0 / 3.0;
        QTest::newRow("half") << 0.5;
        QTest::newRow("three fifths") << 0.6;
    }
    void postFromABase_hidesWhatNoPointSees() {
        QFETCH(double, share);
        constexpr double kAway = 400.0, kRadius = 16.0, kX = kAway - kRadius;
        const auto hiddenBehind = [&](double half) {
            const double toEnd = std::atan2(half, kX);
            const double toRim = std::asin(kRadius / std::hypot(kX, half));
            return levelOfEntry(kX, half, toEnd - toRim, kAway, kRadius, kRadius) / kRadius;
        };
        double low = 0.0, high = kRadius;
        for (int halving = 0; halving < 40; ++halving) {
            (hiddenBehind((low + high) / 2) < share ? low : high) = (low + high) / 2;
        }
        QVERIFY(low > share * kRadius); // by what the observer sees round the post
        for (const double off : {-0.05, 0.05}) {
            const std::vector<Blocker> blockers{post(kX, low + off)};
            const double hidden = 1 - widthSeen(disc(32, 0, 0), disc(32, kAway, 0), blockers);
            QVERIFY2(std::abs(hidden - hiddenBehind(low + off)) < kShareError, qPrintable(QString::number(hidden)));
            QCOMPARE(hidden > share, off > 0);
            const HiddenBounds known =
                hiddenAtAGlance(share, disc(32, 0, 0), disc(32, kAway, 0), TerrainMap{blockers}, std::vector<int>{0});
            QVERIFY(known.least <= hidden && hidden <= known.most);
        }
    }

    /// Two stones to both sides of a gap hide what the post would leave.
    void gapBeforeTheMiddle_showsItsChord() {
        constexpr double kAway = 500.0, kRadius = 16.0, kX = kAway - kRadius - 0.5;
        const double level = levelOfEntry(0, 0, std::atan2(9.6, kX), kAway, kRadius, kRadius);
        const double flank = kRadius * std::sqrt(1 - kRadius * kRadius / (kAway * kAway));
        const double seen = widthSeen(disc(0.001, 0, 0), disc(32, kAway, 0),
                                      {wall({{kX, -90}, {kX, -9.6}}), wall({{kX, 9.6}, {kX, 90}})});
        QVERIFY2(std::abs(seen - level / flank) < 1e-4, qPrintable(QString::number(seen)));
    }

    /// Up to the line of centers a wall hides half, of the width as of the outline.
    void wallUpToTheLineOfCenters_hidesHalf() {
        for (const PlacedFootprint& target : {disc(32, 500, 0), rectangle(40, 25, 500, 0)}) {
            const std::vector<Blocker> blockers{wall({{460, 0}, {460, 90}})};
            const double seen = widthSeen(disc(0.001, 0, 0), target, blockers);
            QVERIFY2(std::abs(seen - 0.5) < 1e-4, qPrintable(QString::number(seen)));
            const auto part = seenPart(disc(0.001, 0, 0), target, TerrainMap{blockers}, std::vector<int>{0});
            QVERIFY(std::abs(part.share - seen) < 1e-4);
        }
    }

    /// Each side of a base seen over its corner counts as wide as it looks: 10 mm at 30 degrees, 40 mm at 60.
    void cornerOn_sidesCountAsWideAsTheyLook() {
        const double turn = 150 * std::numbers::pi / 180;
        const double nx = std::cos(turn), ny = std::sin(turn);
        const auto corner = [&](double side) {
            return std::array{5000 + 20.001 * nx - side * ny, 20.001 * ny + side * nx};
        };
        const double seen = widthSeen(disc(1, 0, 0), rectangle(40, 10, 5000, 0, 150), {wall({corner(-5), corner(5)})});
        const double small = 10 * std::cos(std::numbers::pi / 6), large = 40 * std::sin(std::numbers::pi / 6);
        QVERIFY2(std::abs(seen - large / (small + large)) < 1e-3, qPrintable(QString::number(seen)));
    }

    /// The walls of a notch stand behind its bottom's ends and add nothing to the width.
    void notchOfAConcaveTarget_countsOnce() {
        const std::vector<Point> outline{mm(-10, -10), mm(10, -10), mm(10, -6), mm(-6, -6),
                                         mm(-6, 6),    mm(10, 6),   mm(10, 10), mm(-10, 10)};
        const PlacedFootprint target{Footprint::hull(outline).value(), mm(0, 0), {}};
        QCOMPARE(widthSeen(rectangle(4, 4, 5000, 0), target), 1.0);
        const double seen = widthSeen(rectangle(4, 4, 5000, 0), target, {wall({{10, -6}, {10, 6}})});
        QVERIFY2(std::abs(seen - 0.4) < 1e-4, qPrintable(QString::number(seen)));
    }

    /// A line seen from its end has no width, and bases around one center no line between these.
    void withoutAWidth_theLengthCounts() {
        const PlacedFootprint strip = rectangle(40, 1e-6, 100, 0);
        const double seen = widthSeen(rectangle(10, 60, 0, 0), strip, {wall({{100, -40}, {100, 40}})});
        QVERIFY2(seen > 0.4 && seen < 0.6, qPrintable(QString::number(seen)));
        QCOMPARE(widthSeen(disc(20, 0, 0), disc(40, 0, 0)), 1.0);
    }

    /// The outlines as they are drawn, projected, have the same width; and what is fully visible all of it.
    void projectedOutlines_agree() {
        int partly = 0;
        const auto ask = [&](const SightBoard& board) {
            const TerrainMap map{board.blockers};
            const auto active = board.everyBlocker();
            for (std::size_t i = 0; i < board.bases.size(); ++i) {
                const PlacedFootprint& observer = board.bases[i];
                const PlacedFootprint& target = board.bases[(i + 1) % board.bases.size()];
                const SeenPart part = seenPart(observer, target, map, active);
                const double width = seenWidth(observer, target, map, active).share;
                const char* where = board.name.c_str();
                QVERIFY2(!part.fullyVisible || width == 1.0, where);
                QVERIFY2(part.share > 0.0 || width == 0.0, where);
                const double dx = (target.position.x - observer.position.x).millimeters();
                const double dy = (target.position.y - observer.position.y).millimeters();
                const double apart = std::hypot(dx, dy);
                if (isHull(observer) || isHull(target) || apart < 1 || part.facingOutline.empty()) {
                    continue; // the centers of hulls are no positions
                }
                const double drawn = shadowOf(part.seenOutline, -dy / apart, dx / apart) /
                                     shadowOf(part.facingOutline, -dy / apart, dx / apart);
                QVERIFY2(
                    std::abs(drawn - width) < 1e-3,
                    qPrintable(QStringLiteral("%1, base %2: %3, drawn %4").arg(where).arg(i).arg(width).arg(drawn)));
                partly += width > 0 && width < 1 ? 1 : 0;
            }
        };
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(boardCount(10)); ++seed) {
            ask(randomBoard(seed));
            ask(tournamentBoard(seed));
            for (int kind = 0; kind < kDegenerateKinds; ++kind) {
                ask(degenerateBoard(static_cast<Degenerate>(kind), seed));
            }
        }
        QVERIFY2(partly > 50, qPrintable(QString::number(partly)));
    }
};

QTEST_APPLESS_MAIN(TestSeenWidth)
#include "tst_seen_width.moc"
