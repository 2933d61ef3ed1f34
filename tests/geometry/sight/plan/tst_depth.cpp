#include "geometry/region/depth_region.h"
#include "geometry/sight/plan/depth.h"
#include "geometry/sight/plan/whole_view.h"
#include "tests/geometry/shapes.h"
#include "tests/support/random.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numeric>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

PlacedFootprint roundAt(double x, double y, double inches = 1.0) {
    return {*Footprint::round(Length::fromInches(inches)), pointFromInches(x, y), {}};
}

TerrainMap mapOf(const std::vector<Polygon>& polygons) {
    std::vector<Blocker> blockers;
    for (const Polygon& polygon : polygons) {
        blockers.push_back({polygon, {}, {}});
    }
    return TerrainMap{std::move(blockers)};
}

Polygon polygonOf(const std::vector<std::pair<double, double>>& corners,
                  const std::vector<std::pair<double, double>>& hole = {}) {
    const auto ringOf = [](const std::vector<std::pair<double, double>>& points) {
        Ring ring;
        std::ranges::transform(points, std::back_inserter(ring),
                               [](const auto& p) { return pointFromInches(p.first, p.second); });
        return ring;
    };
    return hole.empty() ? *Polygon::fromVertices(ringOf(corners))
                        : *Polygon::fromVertices(ringOf(corners), std::array{ringOf(hole)});
}

/// A plus of five squares 4 in wide around (24, 16).
Polygon plus() {
    return polygonOf({{22, 10},
                      {26, 10},
                      {26, 14},
                      {30, 14},
                      {30, 18},
                      {26, 18},
                      {26, 22},
                      {22, 22},
                      {22, 18},
                      {18, 18},
                      {18, 14},
                      {22, 14}});
}

/// A square 10 in wide with a hole 2 in wide in its middle.
Polygon frame() {
    return polygonOf({{18, 10}, {28, 10}, {28, 20}, {18, 20}}, {{22, 14}, {24, 14}, {24, 16}, {22, 16}});
}

Wall wallOf(double fromX, double fromY, double toX, double toY) {
    return *Wall::fromVertices(std::array{pointFromInches(fromX, fromY), pointFromInches(toX, toY)});
}

/// Asserts that bases of 1 in see each other through no less than `depth` inches of the blockers.
void leastDepthIs(double depth,
                  Point from,
                  Point to,
                  const TerrainMap& map,
                  const std::vector<int>& deep,
                  const std::vector<int>& active = {}) {
    const Footprint base = *Footprint::round(Length::fromInches(1));
    const auto answer = [&](double most) {
        const DepthGroup group{deep, Length::fromInches(most)};
        return findLineWithinDepth({base, from, {}}, {base, to, {}}, map, active, std::array{group});
    };
    QVERIFY(answer(depth + 0.01).visibility == Visibility::Clear);
    const auto blocked = answer(depth - 0.01);
    QVERIFY(blocked.visibility == Visibility::Blocked);
    QVERIFY(!blocked.unsettled);
}

std::vector<int> upTo(int count) {
    std::vector<int> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

/// A star of random reach between the bases, concave more often than not.
Polygon starAt(Random& random, double x, double y) {
    Ring ring;
    const int corners = 3 + random.below(7);
    for (int i = 0; i < corners; ++i) {
        const double angle = 2.0 * 3.14159265358979 * i / corners;
        const double reach = random.between(0.4, 2.5);
        ring.push_back(pointFromInches(x + reach * std::cos(angle), y + reach * std::sin(angle)));
    }
    return *Polygon::fromVertices(ring);
}

/// A point of the base, by angle and share of its reach.
Point pointOf(const PlacedFootprint& base, double inches, double angle, double share) {
    return {base.position.x + Length::fromInches(inches / 2 * share * std::cos(angle)),
            base.position.y + Length::fromInches(inches / 2 * share * std::sin(angle))};
}

/// The least depth of many lines, in inches.
double minSampled(const PlacedFootprint& a,
                  const PlacedFootprint& b,
                  double inches,
                  const TerrainMap& map,
                  std::span<const int> blockers) {
    double least = 1e9;
    for (int i = 0; i < 48; ++i) {
        for (int j = 0; j < 48; ++j) {
            const SightLine line{pointOf(a, inches, i * 0.130899694, 0.999),
                                 pointOf(b, inches, j * 0.130899694, 0.999)};
            least = std::min(least, depthInside(line, map, blockers) / 25.4);
        }
    }
    return least;
}

CutOutline cut(const Polygon& polygon) { return CutOutline{BlockerOutline{polygon}}; }

std::optional<Point>
wholeView(const PlacedFootprint& a, const PlacedFootprint& b, const std::vector<Polygon>& polygons) {
    std::vector<CutOutline> cuts;
    std::ranges::transform(polygons, std::back_inserter(cuts), cut);
    std::vector<const CutOutline*> pointers;
    std::ranges::transform(cuts, std::back_inserter(pointers), [](const CutOutline& one) { return &one; });
    return wholeViewPoint(a, b, pointers);
}

} // namespace

/// Lines that may spend a while inside things, and whole views.
class TestDepth : public QObject {
    Q_OBJECT

private slots:
    void depth_isTheLengthInside() {
        const auto map = mapOf({boxPolygon(20, 0, 23, 40), boxPolygon(30, 0, 31, 40)});
        const SightLine line{pointFromInches(10, 15), pointFromInches(40, 15)};
        QCOMPARE(depthInside(line, map, upTo(2)), 4 * 25.4);
        const SightLine ends{pointFromInches(21, 15), pointFromInches(30.5, 15)};
        QCOMPARE(depthInside(ends, map, upTo(2)), 2.5 * 25.4);
        const SightLine slanted{pointFromInches(10, 0), pointFromInches(40, 40)};
        QVERIFY(std::abs(depthInside(slanted, map, std::array{0}) - 3 * 25.4 * 5 / 3) < 1e-6);
        const SightLine along{pointFromInches(20, 0), pointFromInches(20, 40)};
        QCOMPARE(depthInside(along, map, upTo(2)), 0.0);
    }

    void overlaps_countOnce() {
        const auto map = mapOf({boxPolygon(20, 0, 23, 40), boxPolygon(22, 0, 25, 40)});
        QCOMPARE(depthInside({pointFromInches(10, 15), pointFromInches(40, 15)}, map, upTo(2)), 5 * 25.4);
    }

    void exactlyTheDepth_isClear() {
        const auto map = mapOf({boxPolygon(20, 0, 23, 40)});
        for (const auto& [target, depth, clear] :
             {std::tuple{15.0, 3.0, true}, std::tuple{15.0, 2.999999, false}, std::tuple{15.4, 3.0, true},
              std::tuple{25.0, 3.0, false}, std::tuple{25.0, 3.2, true}}) {
            const DepthGroup group{upTo(1), Length::fromInches(depth)};
            const auto answer = findLineWithinDepth(roundAt(10, 15), roundAt(40, target), map, {}, std::array{group});
            QCOMPARE(answer.visibility == Visibility::Clear, clear);
        }
    }

    void insideAConcaveOutline_linesThroughItsCornersCount() {
        const auto map = mapOf({plus(), frame()});
        const auto depth = [&](double fromX, double fromY, double toX, double toY, int blocker) {
            return depthInside({pointFromInches(fromX, fromY), pointFromInches(toX, toY)}, map, std::array{blocker}) /
                   25.4;
        };
        QCOMPARE(depth(10, 14, 38, 14, 0), 4.0); // along two sides and between two corners
        QCOMPARE(depth(38, 18, 10, 18, 0), 4.0);
        QCOMPARE(depth(22, 0, 22, 40, 0), 4.0);
        QCOMPARE(depth(16, 8, 32, 24, 0), 4 * std::sqrt(2.0)); // corner to corner
        QCOMPARE(depth(16, 8, 30, 22, 1), 8 * std::sqrt(2.0)); // past the hole, by two of its corners
        QCOMPARE(depth(10, 14, 38, 14, 1), 8.0);               // along a side of the hole
        QCOMPARE(depth(10, 15, 38, 15, 1), 8.0);
        QCOMPARE(depth(10, 10, 38, 10, 1), 0.0);
        QCOMPARE(depth(10, 18, 26, 2, 1), 0.0); // corner only
    }

    void theDepth_isTheShareOfPointsInside() {
        constexpr std::uint64_t kSeed = 20261127;
        Random random{kSeed};
        for (int round = 0; round < 100; ++round) {
            std::vector<Polygon> stars;
            for (int i = 1 + random.below(3); i > 0; --i) {
                stars.push_back(starAt(random, random.between(9, 16), random.between(8, 12)));
            }
            stars.push_back(frame());
            const auto map = mapOf(stars);
            const SightLine line{pointFromInches(random.between(4, 16), random.between(6, 16)),
                                 pointFromInches(random.between(9, 30), random.between(4, 24))};
            constexpr int kPoints = 2000;
            int inside = 0;
            for (int i = 0; i < kPoints; ++i) {
                const auto at = [&](Length from, Length to) {
                    return Length::fromInches(from.inches() + (to - from).inches() * (i + 0.5) / kPoints);
                };
                const Point point{at(line.from.x, line.to.x), at(line.from.y, line.to.y)};
                inside += std::ranges::any_of(stars, [&](const Polygon& star) { return star.contains(point); }) ? 1 : 0;
            }
            const double length = std::hypot((line.to.x - line.from.x).inches(), (line.to.y - line.from.y).inches());
            const double depth = depthInside(line, map, upTo(static_cast<int>(stars.size()))) / 25.4;
            QVERIFY2(std::abs(depth - length * inside / kPoints) < 8 * length / kPoints,
                     qPrintable(QStringLiteral("seed %1, round %2").arg(kSeed).arg(round)));
        }
    }

    void alongASlantedSide_nothingCounts() {
        // Sides in the ratio 3 : 4, so that lines along them have whole coordinates.
        const auto map = mapOf({polygonOf({{20, 10}, {23, 14}, {19, 17}, {16, 13}}),
                                polygonOf({{23, 14}, {26, 18}, {22, 21}, {19, 17}}),
                                polygonOf({{20, 10}, {24, 7}, {27, 11}, {23, 14}})});
        const auto depth = [&](const std::vector<int>& blockers) {
            return depthInside({pointFromInches(14, 2), pointFromInches(32, 26)}, map, blockers) / 25.4;
        };
        QCOMPARE(depth({0}), 0.0);
        QCOMPARE(depth({2}), 0.0);
        QCOMPARE(depth({0, 1}), 0.0);
        QCOMPARE(depth({0, 2}), 5.0);
        QCOMPARE(depth({0, 1, 2}), 5.0);
    }

    void betweenPiecesThatShareAnEdge_theEdgeCounts() {
        std::vector<Blocker> blockers;
        for (const BlockerOutline& outline : {BlockerOutline{boxPolygon(18, 5, 22, 15)},
                                              {boxPolygon(18, 15, 22, 25)},
                                              {boxPolygon(22, 15, 26, 25)},
                                              {boxPolygon(17, 15, 19, 25)},
                                              {wallOf(18, 15, 18, 25)},
                                              {wallOf(22, 15, 22, 25)}}) {
            blockers.push_back({outline, {}, {}});
        }
        const TerrainMap map{blockers};
        const auto depth = [&](const std::vector<int>& deep, const std::vector<int>& active = {}) {
            return depthInside({pointFromInches(10, 15), pointFromInches(38, 15)}, map, deep, active) / 25.4;
        };
        QCOMPARE(depth({0}), 0.0);
        QCOMPARE(depth({0, 1}), 4.0);
        QCOMPARE(depth({0, 3}), 1.0);
        QCOMPARE(depth({0, 2}), 0.0); // the two share a corner
        QCOMPARE(depth({0}, {1}), 4.0);
        QCOMPARE(depth({1}, {0}), 4.0);
        QCOMPARE(depth({0}, {3}), 1.0);
        QCOMPARE(depth({0}, {2}), 0.0);
        QCOMPARE(depth({0}, {4}), 0.0); // a line turned about the end of the wall passes
        QCOMPARE(depth({0}, {4, 5}), 4.0);
        QCOMPARE(depth({1}, {3}), 0.0); // both on one side
        const DepthGroup first{{0}, Length::fromInches(3)};
        const DepthGroup second{{1}, Length::fromInches(3)};
        const SightLine line{pointFromInches(10, 15), pointFromInches(38, 15)};
        QVERIFY(isWithinDepth(line, map, std::array{first}));
        QVERIFY(!isWithinDepth(line, map, std::array{first, second}));
    }

    void theLeastDepth_isProvedAlongInnerEdges() {
        const auto concave = mapOf({plus(), frame()});
        for (const int blocker : {0, 1}) { // along a diagonal between inner corners
            const DepthGroup group{{blocker}, Length::fromInches(3)};
            const auto answer = findLineWithinDepth(roundAt(16, 8), roundAt(30, 22), concave, {}, std::array{group});
            QVERIFY(answer.visibility == Visibility::Blocked && !answer.unsettled);
        }
        leastDepthIs(4, pointFromInches(10, 14), pointFromInches(38, 14), concave, {0});
        leastDepthIs(8, pointFromInches(10, 15), pointFromInches(36, 15), concave, {1});
        const auto beside = mapOf({boxPolygon(18, 5, 22, 15), boxPolygon(18, 15, 22, 25)});
        for (const auto& [from, to] : {std::pair{15.0, 15.0}, {14.9, 15.2}, {15.3, 14.9}}) {
            leastDepthIs(4, pointFromInches(10, from), pointFromInches(30, to), beside, {0, 1});
            leastDepthIs(4, pointFromInches(10, from), pointFromInches(30, to), beside, {0}, {1});
        }
        const auto slanted = mapOf(
            {polygonOf({{20, 10}, {23, 14}, {11, 23}, {8, 19}}), polygonOf({{20, 10}, {32, 1}, {35, 5}, {23, 14}})});
        leastDepthIs(5, pointFromInches(14, 2), pointFromInches(32, 26), slanted, {0, 1});
        leastDepthIs(5, pointFromInches(14, 2), pointFromInches(32, 26), slanted, {1}, {0});
    }

    void theLeastDepth_isFoundBetweenTheSampledLines() {
        constexpr std::uint64_t kSeed = 20261121;
        Random random{kSeed};
        int turned = 0;
        for (int round = 0; round < 60; ++round) {
            const double inches = random.between(1.0, 3.0);
            const auto a = roundAt(5, 10, inches);
            const auto b = roundAt(20, 10 + random.between(-3, 3), inches);
            std::vector<Polygon> stars;
            for (int i = 1 + random.below(3); i > 0; --i) {
                stars.push_back(starAt(random, random.between(9.5, 15.5), random.between(8, 12)));
            }
            const auto map = mapOf(stars);
            const auto all = upTo(static_cast<int>(stars.size()));
            const double least = minSampled(a, b, inches, map, all);
            const auto seesWithin = [&](double depth) {
                const DepthGroup group{all, Length::fromInches(depth)};
                return findLineWithinDepth(a, b, map, {}, std::array{group}).visibility == Visibility::Clear;
            };
            const QByteArray where =
                QByteArray("seed ") + QByteArray::number(qulonglong{kSeed}) + ", round " + QByteArray::number(round);
            QVERIFY2(seesWithin(least + 1e-6), where.constData());
            // Samples stand close, so hardly any line is much shallower than the best of them.
            QVERIFY2(least < 0.5 || !seesWithin(least * 0.6), where.constData());
            turned += least >= 0.5 ? 1 : 0;
        }
        QVERIFY(turned > 15);
    }

    void aWitness_keepsTheDepthAndEndsInTheBases() {
        Random random{77};
        int clear = 0;
        for (int round = 0; round < 80; ++round) {
            const auto a = roundAt(5, 10);
            const auto b = roundAt(20, random.between(6, 14), 2);
            const auto map = mapOf({starAt(random, 12, 10), starAt(random, 14, 9), boxPolygon(11, 10, 11.2, 10.4)});
            const DepthGroup group{{0, 1}, Length::fromInches(random.between(0.5, 3))};
            const std::array active{2};
            const auto answer = findLineWithinDepth(a, b, map, active, std::array{group});
            if (answer.visibility == Visibility::Clear) {
                ++clear;
                QVERIFY(contains(a, answer.line.from));
                QVERIFY(contains(b, answer.line.to));
                QVERIFY(isWithinDepth(answer.line, map, std::array{group}));
                QVERIFY(!firstHit(answer.line, map, active));
            }
        }
        QVERIFY(clear > 20);
    }

    void blockers_countBesideTheDepth() {
        // Past the wall only above y = 15; there the wood is too deep.
        const auto map =
            mapOf({boxPolygon(20, 0, 24, 14.9), boxPolygon(20, 14.9, 21, 40), boxPolygon(15, 14.9, 15.5, 40)});
        const DepthGroup group{{0, 1}, Length::fromInches(2)};
        const auto open = findLineWithinDepth(roundAt(10, 15), roundAt(40, 15), map, {}, std::array{group});
        QVERIFY(open.visibility == Visibility::Clear);
        const std::array wall{2};
        const auto closed = findLineWithinDepth(roundAt(10, 15), roundAt(40, 15), map, wall, std::array{group});
        QVERIFY(closed.visibility != Visibility::Clear ||
                depthInside(closed.line, map, group.blockers) <= 2 * 25.4 + 1e-5);
        const DepthGroup none{{0}, Length::fromInches(2)};
        const auto both = mapOf({boxPolygon(20, 0, 24, 40), boxPolygon(15, 0, 15.5, 40)});
        QVERIFY(
            findLineWithinDepth(roundAt(10, 15), roundAt(40, 15), both, std::array{1}, std::array{none}).visibility ==
            Visibility::Blocked);
    }

    void wholeView_needsOnePlace() {
        const auto a = roundAt(10, 15, 4);
        const auto b = roundAt(30, 15);
        const auto place = wholeView(a, b, {boxPolygon(12.5, 14.8, 12.6, 15.2)});
        QVERIFY(place && contains(a, *place));
        QVERIFY(!wholeView(a, b, {boxPolygon(29.3, 14.8, 29.4, 15.2)}));
        // Only through the gap between the two: a crossing of two bounding lines.
        QVERIFY(wholeView(roundAt(10, 15, 1.2), b, {boxPolygon(20, 10, 20.1, 14.49), boxPolygon(20, 15.51, 20.1, 20)}));
        QVERIFY(!wholeView(roundAt(10, 15, 1.2), b, {boxPolygon(20, 10, 20.1, 14.8), boxPolygon(20, 15.2, 20.1, 20)}));
        // What reaches into the target hides some of it from anywhere.
        QVERIFY(!wholeView(a, b, {boxPolygon(29.4, 14.9, 29.8, 15.1)}));
    }

    void wholeView_agreesWithSampledPlaces() {
        constexpr std::uint64_t kSeed = 20261122;
        Random random{kSeed};
        int found = 0;
        int none = 0;
        for (int round = 0; round < 150; ++round) {
            const double size = random.between(0.6, 2.5);
            const double targetSize = random.between(0.4, 1.6);
            const double y = random.between(8, 12);
            const auto a = roundAt(3, 10, size);
            const auto b = roundAt(22, y, targetSize);
            std::vector<Polygon> stars;
            for (int i = 1 + random.below(3); i > 0; --i) {
                stars.push_back(starAt(random, random.between(7.5, 17.5), random.between(7, 13)));
            }
            const auto map = mapOf(stars);
            const auto all = upTo(static_cast<int>(stars.size()));
            // Sampled: some line from the place to the target, or to one a little larger or smaller, runs inside a
            // star.
            const auto hidesFrom = [&](Point place, double inches) {
                for (int i = 0; i < 360; ++i) {
                    const SightLine line{place, pointOf(b, inches, i * 0.0174532925, 1.0)};
                    if (depthInside(line, map, all) > 1e-3) {
                        return true;
                    }
                }
                return false;
            };
            const QByteArray where =
                QByteArray("seed ") + QByteArray::number(qulonglong{kSeed}) + ", round " + QByteArray::number(round);
            if (const auto place = wholeView(a, b, stars)) {
                ++found;
                QVERIFY2(contains(a, *place), where.constData());
                QVERIFY2(!hidesFrom(*place, targetSize - 0.002), where.constData());
                continue;
            }
            ++none;
            for (int i = 0; i < 24; ++i) {
                for (const double out : {0.0, 0.35, 0.7, 0.999}) {
                    QVERIFY2(hidesFrom(pointOf(a, size, i * 0.261799388, out), targetSize + 0.002), where.constData());
                }
            }
        }
        qInfo("seed %llu: %d whole views, %d none", static_cast<unsigned long long>(kSeed), found, none);
        QVERIFY(found > 20 && none > 20);
    }

    void nearestCrossing_isMeasuredFromTheTarget() {
        const auto a = roundAt(10, 15);
        const auto b = roundAt(30, 15);
        const LinesBetween lines{a, b};
        QCOMPARE(lines.nearestCrossing(cut(boxPolygon(25, 10, 26.5, 20)))->inches(), 3.0);
        QVERIFY(!lines.nearestCrossing(cut(boxPolygon(25, 15.5, 26.5, 20))));
        QVERIFY(!lines.cross(cut(boxPolygon(25, 15.5, 26.5, 20))));
        QVERIFY(lines.cross(cut(boxPolygon(25, 15.4, 26.5, 20))));
        const CutOutline wall{*Wall::fromVertices(std::array{pointFromInches(25, 10), pointFromInches(25, 20)})};
        QVERIFY(lines.cross(wall));
        QVERIFY(std::abs(lines.nearestCrossing(wall)->inches() - 4.5) < 1e-6);
        const CutOutline aside{*Wall::fromVertices(std::array{pointFromInches(25, 15.6), pointFromInches(25, 20)})};
        QVERIFY(!lines.cross(aside) && !lines.nearestCrossing(aside));
    }

    /// Spots of the table against the depth of the one line to each.
    void regionsWithinADepth_areThoseOfTheLines() {
        int asked = 0;
        int within = 0;
        int open = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random{seed};
            std::vector<Polygon> woods;
            std::vector<Ring> rings;
            for (int i = 0; i < 8; ++i) {
                woods.push_back(starAt(random, random.between(2, 18), random.between(2, 18)));
                rings.push_back(woods.back().outline());
            }
            const TerrainMap map = mapOf(woods);
            const Point viewer = pointFromInches(random.between(0, 20), random.between(0, 20));
            const Length most = Length::fromInches(random.between(0.2, 3));
            const RegionBounds region = regionWithinDepth(viewer, unite(rings), most, {{}, pointFromInches(20, 20)});
            QVERIFY2(subtract(region.inner, ringsOf(region.outer)).areaSquareInches() < 1e-6,
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
            for (int i = 0; i < 400; ++i) {
                const Point samplePoint = pointFromInches(random.between(0, 20), random.between(0, 20));
                const double depth = depthInside({viewer, samplePoint}, map, upTo(8)) / 25.4;
                const bool isSure = region.inner.contains(samplePoint);
                ++asked;
                within += isSure;
                if (!isSure && region.outer.contains(samplePoint)) {
                    ++open;
                } else {
                    QVERIFY2((depth <= most.inches()) == isSure,
                             qPrintable(QStringLiteral("seed %1: %2 in of %3 to (%4, %5)")
                                            .arg(seed)
                                            .arg(depth)
                                            .arg(most.inches())
                                            .arg(samplePoint.x.inches())
                                            .arg(samplePoint.y.inches())));
                }
            }
        }
        qInfo("%d spots, %d within, %d between the bounds", asked, within, open);
        QVERIFY(open * 50 < asked && within * 4 > asked && within * 20 < asked * 19);
    }

    void longestInside_ofASquare() {
        const Polygon square = polygonOf({{10, 10}, {20, 10}, {20, 20}, {10, 20}});
        const Vector right{Length::fromInches(3), Length{}};
        const auto isAbout = [](std::optional<Length> length, double inches) {
            return length && std::abs(length->inches() - inches) < 1e-6;
        };
        QVERIFY(isAbout(longestInside(square, right, 0.0), 10.0));
        QVERIFY(isAbout(longestInside(square, right, 0.5), 10.0 / std::cos(0.5)));
        // From corner to corner.
        const Vector aslant{Length::fromInches(2), Length::fromInches(2)};
        QVERIFY(isAbout(longestInside(square, aslant, 0.0), 10.0 * std::sqrt(2.0)));
        QVERIFY(isAbout(longestInside(square, aslant, 0.2), 10.0 / std::cos(0.2 + std::atan(1.0))));
        QVERIFY(!longestInside(square, right, 1.6)); // all directions
    }

    void longestInside_isNeverExceeded() {
        double nearest = 0.0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Random random{seed};
            const Polygon star = starAt(random, 10, 10);
            const TerrainMap map = mapOf({star});
            const double angle = random.between(0, 6.28);
            const double spread = random.between(0, 0.6);
            const Vector along = pointFromInches(5 * std::cos(angle), 5 * std::sin(angle)) - Point{};
            const auto most = longestInside(star, along, spread);
            for (int i = 0; most && i < 40; ++i) {
                const double turned = angle + random.between(-spread, spread);
                const double x = random.between(6, 14);
                const double y = random.between(6, 14);
                const SightLine line{pointFromInches(x - 30 * std::cos(turned), y - 30 * std::sin(turned)),
                                     pointFromInches(x + 30 * std::cos(turned), y + 30 * std::sin(turned))};
                const double depth = depthInside(line, map, upTo(1));
                nearest = std::max(nearest, depth / most->millimeters());
                QVERIFY2(depth <= most->millimeters() + 1e-4, qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
        }
        QVERIFY(nearest > 0.8);
    }

    /// In a wood one sees so far all round.
    void insideOfWhatIsDeep_theRegionIsRound() {
        const PolygonSet all = unite(std::array{
            Ring{pointFromInches(0, 0), pointFromInches(20, 0), pointFromInches(20, 20), pointFromInches(0, 20)}});
        const RegionBounds region =
            regionWithinDepth(pointFromInches(10, 10), all, Length::fromInches(3), {{}, pointFromInches(20, 20)});
        const double disc = 3.14159265358979 * 9;
        QVERIFY(region.inner.areaSquareInches() < disc && region.outer.areaSquareInches() > disc &&
                region.openSquareInches() < 0.3);
    }
};

QTEST_APPLESS_MAIN(TestDepth)
#include "tst_depth.moc"
