#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/hull_of_two.h"
#include "geometry/sight/plan/lines_between.h"
#include "geometry/sight/plan/way_between.h"
#include "geometry/sight/plan/whole_view.h"
#include "tests/support/random_boards.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace sightline::geometry;
using sightline::testsupport::Random;
namespace testsupport = sightline::testsupport;

namespace {

constexpr std::uint64_t kSeed = 20'261;

Ring hullOf(const PlacedFootprint& base) { return detail::convexHull(outlineOf(base, 180)); }

/// A base of any shape; of places on the grid and of usual facings one in two.
PlacedFootprint baseOn(Random& random, double width) {
    PlacedFootprint base = testsupport::randomBase(random, {0, 0, width, width});
    if (random.oneIn(2)) {
        base.position = pointFromInches(random.below(static_cast<int>(width)), random.below(static_cast<int>(width)));
        base.facing = Angle::fromDegrees(45.0 * random.below(8));
    }
    return base;
}

/// As `LinesBetween` has it, by definition: the hull of all corners, each side of which cuts the part.
bool crossesByDefinition(const PlacedFootprint& a, const PlacedFootprint& b, const CutOutline& cut) {
    Ring points = outlineOf(a, 180);
    const Ring others = outlineOf(b, 180);
    points.insert(points.end(), others.begin(), others.end());
    const Ring hull = detail::convexHull(points);
    const auto in = [&](Point p) { return detail::toVec(p, a.position); };
    for (const auto& part : cut.parts()) {
        std::vector<detail::Vec> left;
        for (const Point p : part) {
            left.push_back(in(p));
        }
        for (std::size_t i = 0; i < hull.size(); ++i) {
            const detail::Vec from = in(hull[i]);
            const detail::Vec side = in(hull[(i + 1) % hull.size()]) - from;
            std::vector<detail::Vec> kept;
            for (std::size_t k = 0; k < left.size(); ++k) {
                const detail::Vec p = left[k];
                const detail::Vec q = left[(k + 1) % left.size()];
                const double here = cross(side, p - from);
                const double next = cross(side, q - from);
                if (here >= 0.0) {
                    kept.push_back(p);
                }
                if ((here < 0.0) != (next < 0.0)) {
                    kept.push_back(p + (here / (here - next)) * (q - p));
                }
            }
            left = kept;
        }
        double area = 0.0;
        double longest = 0.0;
        for (std::size_t i = 1; i < left.size(); ++i) {
            area += cross(left[i - 1] - left[0], left[i] - left[0]);
            longest = std::max(longest, norm(left[i] - left[0]));
        }
        if (area > 2.0 * longest) {
            return true;
        }
    }
    return false;
}

} // namespace

class TestLinesBetween : public QObject {
    Q_OBJECT

private slots:
    void hullOfTwo_isTheHullOfAllCorners() {
        qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
        Random random{kSeed};
        for (int round = 0; round < 4000; ++round) {
            const double width = random.oneIn(3) ? 6 : 40; // near each other, or into each other; or apart
            const Ring a = hullOf(baseOn(random, width));
            const Ring b = hullOf(baseOn(random, width));
            Ring all = a;
            all.insert(all.end(), b.begin(), b.end());
            QVERIFY2(detail::hullOfTwo(a, b) == detail::convexHull(all),
                     qPrintable(QStringLiteral("round %1").arg(round)));
        }
    }

    void hullOfTwo_ofPlacesAndOfOneInTheOther() {
        const auto round = [](double millimeters, double x, double y) {
            return hullOf({*Footprint::round(Length::fromMillimeters(millimeters)), pointFromInches(x, y), {}});
        };
        const Ring place = hullOf({*Footprint::round(Length::fromNanometers(1)), pointFromInches(20, 3), {}});
        for (const auto& [a, b] : {std::pair{round(32, 2, 2), place}, std::pair{place, round(160, 9, 9)},
                                   std::pair{round(160, 9, 9), round(25, 9, 9)}, std::pair{place, place}}) {
            Ring all = a;
            all.insert(all.end(), b.begin(), b.end());
            QCOMPARE(detail::hullOfTwo(a, b), detail::convexHull(all));
        }
    }

    /// Between two positions the lines fill a strip some nanometers wide.
    void cross_ofTwoPlacesIsWhatTheDefinitionSays() {
        qInfo("seed %llu", static_cast<unsigned long long>(kSeed + 2));
        int crossed = 0;
        int beside = 0;
        for (std::uint64_t seed = kSeed + 2; seed < kSeed + 32; ++seed) {
            Random random{seed};
            const auto board = testsupport::randomBoard(seed, {10, 0, 24, 24});
            const auto place = [&] {
                return PlacedFootprint{*Footprint::round(Length::fromNanometers(1)), baseOn(random, 24).position, {}};
            };
            for (int i = 0; i < 24; ++i) {
                const PlacedFootprint a = place();
                const PlacedFootprint b = place();
                const LinesBetween lines{a, b};
                std::vector<BlockerOutline> elements;
                for (const Blocker& blocker : board.blockers) {
                    elements.push_back(blocker.outline);
                }
                PlacedFootprint around = a; // what remains of a piece around a base
                around.footprint = *Footprint::round(Length::fromMillimeters(160));
                Ring hole = outlineOf({*Footprint::round(Length::fromMillimeters(40)), a.position, {}});
                std::ranges::reverse(hole);
                elements.push_back(*Polygon::fromVertices(outlineOf(around), std::array{hole}));
                for (const BlockerOutline& element : elements) {
                    const CutOutline cut{element};
                    if (cut.isWall()) {
                        continue;
                    }
                    const bool expected = crossesByDefinition(a, b, cut);
                    QVERIFY2(lines.cross(cut) == expected,
                             qPrintable(QStringLiteral("seed %1, places %2").arg(seed).arg(i)));
                    (expected ? crossed : beside) += 1;
                }
            }
        }
        qInfo("%d crossed, %d beside", crossed, beside);
        QVERIFY(crossed > 500 && beside > 500);
    }

    /// Discs tell most, clipping the rest: always what the definition says.
    void cross_isWhatTheDefinitionSays() {
        qInfo("seed %llu", static_cast<unsigned long long>(kSeed + 1));
        int crossed = 0;
        int beside = 0;
        for (std::uint64_t seed = kSeed + 1; seed < kSeed + 31; ++seed) {
            Random random{seed};
            const auto board = testsupport::randomBoard(seed, {10, 0, 24, 24});
            for (int i = 0; i < 12; ++i) {
                const PlacedFootprint a = baseOn(random, 24);
                const PlacedFootprint b = baseOn(random, 24);
                const BaseCorners from{a};
                const BaseCorners to{b};
                const LinesBetween lines{from, to};
                std::vector<BlockerOutline> elements;
                for (const Blocker& blocker : board.blockers) {
                    elements.push_back(blocker.outline);
                }
                elements.push_back(*Polygon::fromVertices(outlineOf(baseOn(random, 24)))); // a model in the way
                for (const BlockerOutline& element : elements) {
                    const CutOutline cut{element};
                    if (cut.isWall()) {
                        continue;
                    }
                    const bool expected = crossesByDefinition(a, b, cut);
                    QVERIFY2(lines.cross(cut) == expected,
                             qPrintable(QStringLiteral("seed %1, base %2").arg(seed).arg(i)));
                    QCOMPARE(lines.nearestCrossing(cut).has_value(), expected);
                    (expected ? crossed : beside) += 1;
                }
            }
        }
        qInfo("%d crossed, %d beside", crossed, beside);
        QVERIFY(crossed > 500 && beside > 500);
    }

    /// From a square of 1 in around (0, 0) to one of 1 x 3 in around (20, 0): at a share s of their way lines have come
    /// between x = 20 s - 0.5 and 20 s + 0.5, and 0.5 + s to either side.
    void crossOnWay_isOfThatPartAlone() {
        const auto base = [](double x, double width) {
            return PlacedFootprint{
                *Footprint::rectangle(Length::fromInches(1), Length::fromInches(width)), pointFromInches(x, 0), {}};
        };
        const BaseCorners from{base(0, 1)};
        const BaseCorners to{base(20, 3)};
        const auto crosses = [&](double first, double last, double x, double y, double x2, double y2) {
            const CutOutline box{*Polygon::fromVertices(std::array{pointFromInches(x, y), pointFromInches(x2, y),
                                                                   pointFromInches(x2, y2), pointFromInches(x, y2)})};
            return crossOnWay(from, to, {first, last}, box);
        };
        QVERIFY(!crosses(0.0, 0.474, 10, -1, 11, 1) && crosses(0.0, 0.476, 10, -1, 11, 1));
        QVERIFY(!crosses(0.576, 1.0, 10, -1, 11, 1) && crosses(0.574, 1.0, 10, -1, 11, 1));
        QVERIFY(!crosses(0.2, 0.2999, 4.5, 0.8, 5.7, 2) && crosses(0.2, 0.305, 4.5, 0.8, 5.7, 2));
        QVERIFY(!crosses(0.0, 1.0, 4.5, 0.8, 5.49, 2) && crosses(0.0, 1.0, 4.5, 0.8, 5.51, 2));
        const CutOutline wall{*Wall::fromVertices(std::array{pointFromInches(10, -9), pointFromInches(10, 9)})};
        QVERIFY(!crossOnWay(from, to, {0.0, 0.474}, wall) && crossOnWay(from, to, {0.0, 0.476}, wall));
    }

    /// What the fast tests along the way tell is what the careful one finds, and they tell most.
    void alongTheWay_tellsWhatCrossOnWayFinds() {
        qInfo("seed %llu", static_cast<unsigned long long>(kSeed + 3));
        Random random{kSeed + 3};
        int met = 0;
        int passed = 0;
        int open = 0;
        for (int i = 0; i < 4000; ++i) {
            const BaseCorners from{baseOn(random, 8.0)};
            BaseCorners to{baseOn(random, 8.0)};
            const Vector away{Length::fromInches(random.between(9.0, 30.0)), Length{}};
            PlacedFootprint moved = to.placed();
            moved.position = moved.position + away;
            to = BaseCorners{moved};
            const double x = random.between(0.0, 30.0);
            const double y = random.between(0.0, 8.0);
            const double width = random.between(0.1, 6.0);
            const double depth = random.between(0.1, 4.0);
            const CutOutline box{*Polygon::fromVertices(std::array{pointFromInches(x, y), pointFromInches(x + width, y),
                                                                   pointFromInches(x + width, y + depth),
                                                                   pointFromInches(x, y + depth)})};
            if (!LinesBetween{from, to}.cross(box)) {
                continue; // nothing to tell
            }
            const double first = random.oneIn(3) ? 0.0 : random.between(0.0, 0.9);
            const WayPart way{first, random.oneIn(3) ? 1.0 : random.between(first + 0.01, 1.0)};
            const auto told = AlongTheWay{from, to}.isMetOn(way, box);
            const bool found = crossOnWay(from, to, way, box);
            QVERIFY2(!told || *told == found, qPrintable(QStringLiteral("seed %1, try %2").arg(kSeed + 3).arg(i)));
            ++(!told ? open : *told ? met : passed);
        }
        qInfo("%d met, %d passed, %d not told", met, passed, open);
        QVERIFY(met > 100 && passed > 100 && open < met + passed);
    }

    void partsInside_areShares() {
        const SightLine line{pointFromInches(0, 0), pointFromInches(20, 0)};
        const CutOutline box{*Polygon::fromVertices(std::array{pointFromInches(5, -1), pointFromInches(10, -1),
                                                               pointFromInches(10, 1), pointFromInches(5, 1)})};
        const auto inside = partsInside(line, box);
        QCOMPARE(inside.size(), 1U);
        QVERIFY(std::abs(inside[0].from - 0.25) < 1e-6 && std::abs(inside[0].to - 0.5) < 1e-6);
        const CutOutline hook{*Wall::fromVertices(std::array{pointFromInches(5, 1), pointFromInches(5, -1),
                                                             pointFromInches(15, -1), pointFromInches(15, -3)})};
        const auto met = partsInside(line, hook);
        QCOMPARE(met.size(), 1U);
        QVERIFY(std::abs(met[0].from - 0.25) < 1e-9 && met[0].from == met[0].to);
        const CutOutline along{*Wall::fromVertices(std::array{pointFromInches(15, 0), pointFromInches(5, 0)})};
        const auto followed = partsInside(line, along);
        QCOMPARE(followed.size(), 1U);
        QVERIFY(std::abs(followed[0].from - 0.25) < 1e-9 && std::abs(followed[0].to - 0.75) < 1e-9);
    }

    /// A glance never promises more than the careful look finds, and tells most of what is near.
    void crossPlainlyWithin_isNeverMoreThanTheNearestCrossing() {
        qInfo("seed %llu", static_cast<unsigned long long>(kSeed + 50));
        int known = 0;
        int within = 0;
        for (std::uint64_t seed = kSeed + 50; seed < kSeed + 80; ++seed) {
            Random random{seed};
            for (int i = 0; i < 40; ++i) {
                const BaseCorners from{baseOn(random, 12)};
                const BaseCorners to{baseOn(random, 12)};
                const LinesBetween lines{from, to};
                const CutOutline cut{*Polygon::fromVertices(outlineOf(baseOn(random, 12), 96))};
                const auto nearest = lines.nearestCrossing(cut);
                const Length distance =
                    random.oneIn(2) ? Length::fromInches(1) : nearest.value_or(Length{}); // at the very place too
                const bool isPlain = lines.crossPlainlyWithin(distance, cut);
                const bool isWithin = nearest && *nearest <= distance;
                QVERIFY2(!isPlain || isWithin, qPrintable(QStringLiteral("seed %1, round %2").arg(seed).arg(i)));
                known += isPlain ? 1 : 0;
                within += isWithin ? 1 : 0;
            }
        }
        qInfo("%d known of %d", known, within);
        QVERIFY(known > 50);
    }

    /// What one place of the base sees whole, the base does: nothing in the way is taken to cover some of the target
    /// from everywhere that does not.
    void wholeViewPoint_isFoundWhereOnePlaceHasIt() {
        qInfo("seed %llu", static_cast<unsigned long long>(kSeed + 90));
        int whole = 0;
        int never = 0;
        for (std::uint64_t seed = kSeed + 90; seed < kSeed + 150; ++seed) {
            Random random{seed};
            for (int i = 0; i < 12; ++i) {
                const PlacedFootprint observer = baseOn(random, 8);
                const PlacedFootprint target = baseOn(random, 8);
                const CutOutline cut{*Polygon::fromVertices(outlineOf(baseOn(random, 8), 96))};
                const std::array cuts{&cut};
                const bool isSeen = wholeViewPoint(observer, target, cuts).has_value();
                const bool fromOne = std::ranges::any_of(outlineOf(observer, 24), [&](Point p) {
                    return wholeViewPoint({*Footprint::round(Length::fromNanometers(1)), p, {}}, target, cuts)
                        .has_value();
                });
                QVERIFY2(isSeen || !fromOne, qPrintable(QStringLiteral("seed %1, round %2").arg(seed).arg(i)));
                whole += isSeen ? 1 : 0;
                never += isSeen ? 0 : 1;
            }
        }
        qInfo("%d seen whole, %d not", whole, never);
        QVERIFY(whole > 100 && never > 100);
    }

    /// A wall that lines only touch, behind a base, along both or with its end, is crossed by none.
    void cross_ofWallsThatTouch() {
        const auto disc = [](double x) {
            return PlacedFootprint{*Footprint::round(Length::fromInches(1)), pointFromInches(x, 15), {}};
        };
        const LinesBetween lines{disc(10), disc(30)};
        const auto isCrossed = [&](double x1, double y1, double x2, double y2) {
            const std::array ends{pointFromInches(x1, y1), pointFromInches(x2, y2)};
            const CutOutline cut{*Wall::fromVertices(ends)};
            return lines.cross(cut) && lines.nearestCrossing(cut).has_value();
        };
        QVERIFY(!isCrossed(30.5, 0, 30.5, 40)); // behind the target
        QVERIFY(!isCrossed(9.5, 0, 9.5, 40));
        QVERIFY(!isCrossed(12, 15.5, 28, 15.5)); // along the tangent of both
        QVERIFY(!isCrossed(20, 15.5, 20, 20));   // with its end
        QVERIFY(isCrossed(30.4999, 0, 30.4999, 40));
        QVERIFY(isCrossed(12, 15.4999, 28, 15.4999));
        QVERIFY(isCrossed(20, 15.4999, 20, 20));
        QVERIFY(isCrossed(29.5, 0, 29.5, 40)); // before the target, which it touches
        QVERIFY(isCrossed(20, 14.9, 20, 15.1));
    }

    /// Round things that only just reach in between two round bases, or only just do not.
    void cross_ofWhatOnlyJustReachesIn() {
        const auto round = [](double millimeters, double x, double y) {
            return PlacedFootprint{*Footprint::round(Length::fromMillimeters(millimeters)),
                                   {Length::fromMillimeters(x), Length::fromMillimeters(y)},
                                   {}};
        };
        const BaseCorners from{round(32, 0, 0)};
        const BaseCorners to{round(32, 400, 0)};
        const LinesBetween lines{from, to};
        for (const double size : {25.0, 60.0, 160.0}) {
            for (const double along : {30.0, 200.0, 399.0}) {
                for (const double reach : {-1.0, -0.1, -0.01, 0.01, 0.1, 1.0}) {
                    const auto element = round(size, along, 16 + size / 2 - reach);
                    const CutOutline cut{*Polygon::fromVertices(outlineOf(element, 720))};
                    QVERIFY2(lines.cross(cut) == (reach > 0),
                             qPrintable(QStringLiteral("%1 mm wide reaches in by %2 mm").arg(size).arg(reach)));
                    QCOMPARE(crossesByDefinition(from.placed(), to.placed(), cut), reach > 0);
                }
            }
        }
    }

    void convexOutline_isOnePartAsItIs() {
        Random random{kSeed + 2};
        for (int round = 0; round < 200; ++round) {
            Ring points;
            for (int i = 0; i < 4 + random.below(60); ++i) {
                points.push_back(pointFromInches(random.between(0, 9), random.between(0, 9)));
            }
            const Ring hull = detail::convexHull(points);
            QCOMPARE(detail::convexPartition(hull), std::vector<Ring>{hull});
        }
        // A corner on a side, and a notch, are for the partition.
        const Ring square{pointFromInches(0, 0), pointFromInches(2, 0), pointFromInches(4, 0), pointFromInches(4, 4),
                          pointFromInches(0, 4)};
        QCOMPARE(detail::convexPartition(square).size(), std::size_t{1});
        const Ring notched{pointFromInches(0, 0), pointFromInches(2, 1), pointFromInches(4, 0), pointFromInches(4, 4),
                           pointFromInches(0, 4)};
        QCOMPARE(detail::convexPartition(notched).size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TestLinesBetween)
#include "tst_lines_between.moc"
