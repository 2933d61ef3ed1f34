#include "scenarios/analysis/region.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/exact_shadows.h"
#include "tests/support/random.h"
#include "tests/support/sight_checks.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

double perimeterInches(const PolygonSet& region) {
    double sum = 0.0;
    for (const Ring& ring : ringsOf(region)) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const auto [x, y] = ring[(i + 1) % ring.size()] - ring[i];
            sum += std::hypot(x.inches(), y.inches());
        }
    }
    return sum;
}

struct Look {
    Scenario scenario;
    RegionQuestion question;
};

/// A random board's things on a table that some of them reach over, as pieces that stand on it; looked at from one
/// place without size.
Look lookAtBoard(std::uint64_t seed) {
    Random random{seed};
    const SightBoard board = randomBoard(seed + 91'000, {10, 3});
    Look look;
    Box all = boundsOf(board.blockers.front().outline);
    for (const Blocker& blocker : board.blockers) {
        const Box box = boundsOf(blocker.outline);
        all = {{std::min(all.low.x, box.low.x), std::min(all.low.y, box.low.y)},
               {std::max(all.high.x, box.high.x), std::max(all.high.y, box.high.y)}};
    }
    const Vector away{Length::fromInches(1) - all.low.x, Length::fromInches(1) - all.low.y};
    look.scenario.table.width = all.high.x + away.x + Length::fromInches(random.oneIn(2) ? 1 : -2);
    look.scenario.table.height = all.high.y + away.y + Length::fromInches(random.oneIn(2) ? 1 : -2);
    const auto height = [&] {
        return Length::fromInches(random.oneIn(2) ? 0.5 * (1 + random.below(12)) : random.between(0.5, 6.5));
    };
    for (const Blocker& blocker : board.blockers) {
        Piece piece;
        piece.id = {QStringLiteral("piece-%1").arg(look.scenario.terrain.size())};
        const auto moved = [&](std::span<const Point> points) {
            Ring ring;
            std::ranges::transform(points, std::back_inserter(ring), [&](Point p) { return p + away; });
            return ring;
        };
        if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
            piece.outline = Wall::fromVertices(moved(wall->vertices())).value();
        } else {
            const auto& polygon = std::get<Polygon>(blocker.outline);
            std::vector<Ring> holes;
            std::ranges::transform(polygon.holes(), std::back_inserter(holes),
                                   [&](const Ring& hole) { return moved(hole); });
            piece.outline = Polygon::fromVertices(moved(polygon.outline()), holes).value();
        }
        piece.height = height();
        look.scenario.terrain.push_back(std::move(piece));
    }
    const Table& table = look.scenario.table;
    Point eye = pointFromInches(random.between(0.1, table.width.inches() - 0.1),
                                random.between(0.1, table.height.inches() - 0.1));
    if (random.oneIn(4)) {
        eye = pointFromInches(std::round(eye.x.inches()), std::round(eye.y.inches()));
    }
    look.question.samplePoints = {eye};
    look.question.zoneHeight = height();
    look.question.targetHeight = random.oneIn(4) ? look.question.zoneHeight : height();
    return look;
}

bool holds(const Piece& piece, Point place) {
    const auto* polygon = std::get_if<Polygon>(&piece.outline);
    return polygon && polygon->containsInside(place);
}

/// `volume`: a piece stops lines where they are lower than it.
double areaInSpace(const Look& look) {
    ExactShadows shadows{{{}, {look.scenario.table.width, look.scenario.table.height}},
                         look.question.samplePoints.front()};
    for (const Piece& piece : look.scenario.terrain) {
        shadows.hideBehind(piece.outline, look.question.zoneHeight.nanometers(),
                           look.question.targetHeight.nanometers(), piece.height->nanometers());
    }
    return shadows.areaSeen();
}

/// `height-tags`: those under 2 in never stop a line, those up to 5 in if both ends are lower than 3.5 in, and none
/// that holds an end of it.
double areaByTags(const Look& look) {
    ExactShadows shadows{{{}, {look.scenario.table.width, look.scenario.table.height}},
                         look.question.samplePoints.front()};
    const bool areBothShort = std::max(look.question.zoneHeight, look.question.targetHeight) < Length::fromInches(3.5);
    for (const Piece& piece : look.scenario.terrain) {
        const bool counts =
            *piece.height > Length::fromInches(5) || (*piece.height >= Length::fromInches(2) && areBothShort);
        if (counts && !holds(piece, look.question.samplePoints.front())) {
            shadows.hideBehind(piece.outline, true);
        }
    }
    return shadows.areaSeen();
}

} // namespace

/// Areas of regions from a place under the rule sets with heights, against exact numbers.
class TestExactRegionRules : public QObject {
    Q_OBJECT

private slots:
    /// A box 10 in away, 10 in wide and 1 in deep, half as high as the eye: its shadow on the ground ends at 22 in.
    void theOracle_knowsAShadow() {
        const BlockerOutline box = Polygon::fromVertices(Ring{pointFromInches(10, 15), pointFromInches(11, 15),
                                                              pointFromInches(11, 25), pointFromInches(10, 25)})
                                       .value();
        const Box table{{}, pointFromInches(60, 40)};
        const auto seen = [&](std::int64_t eye, std::int64_t target, std::int64_t top) {
            ExactShadows shadows{table, pointFromInches(0, 20)};
            shadows.hideBehind(box, eye, target, top);
            return shadows.areaSeen();
        };
        QVERIFY(std::abs(2400 - seen(4, 0, 2) - (10 * (10 + 20) / 2.0 + 2 * 20)) < 1e-9);
        QCOMPARE(seen(2, 2, 2), 2400.0);
        ExactShadows plan{table, pointFromInches(0, 20)};
        plan.hideBehind(box, true);
        // Behind it to the edges of the table: from 10 in wide at 10 in away to 40 in at 40 in, and on; less itself.
        QVERIFY(std::abs(2400 - plan.areaSeen() - (30 * (10 + 40) / 2.0 + 20 * 40 - 10)) < 1e-6);
    }

    void areas_agree_data() {
        QTest::addColumn<QString>("rules");
        QTest::newRow("volume") << QStringLiteral("volume");
        QTest::newRow("height-tags") << QStringLiteral("height-tags");
    }
    void areas_agree() {
        QFETCH(QString, rules);
        int wrong = 0;
        int blind = 0;
        double farthest = 0.0;
        const int looks = boardCount(60);
        for (int seed = 1; seed <= looks; ++seed) {
            const Look look = lookAtBoard(static_cast<std::uint64_t>(seed));
            const SeenRegion seen =
                seenRegion(RegionTable{PreparedTable{look.scenario, *shippedRuleSet(rules)}}, look.question, {}, 1);
            QVERIFY2(!seen.cell && !seen.possible, qPrintable(QStringLiteral("seed %1").arg(seed)));
            const double expected = rules == u"volume" ? areaInSpace(look) : areaByTags(look);
            const double error = std::abs(seen.areaSquareInches - expected);
            farthest = std::max(farthest, error);
            blind += expected == 0.0 ? 1 : 0;
            // Corners are rounded by up to 0.71 nm, twice where shadows are taken from the plan.
            const double allowed = 1e-9 + perimeterInches(seen.region) * Length::fromNanometers(3).inches();
            if (error > allowed && ++wrong <= 5) {
                qWarning("seed %d: %.9f sq in are seen, the region has %.9f", seed, expected, seen.areaSquareInches);
            }
        }
        qInfo("%d looks, %d of them see nothing, largest difference %.2g sq in, %d wrong", looks, blind, farthest,
              wrong);
        QCOMPARE(wrong, 0);
        QVERIFY(blind * 2 < looks);
    }
};

QTEST_APPLESS_MAIN(TestExactRegionRules)
#include "tst_exact_region_rules.moc"
