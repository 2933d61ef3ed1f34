#include "geometry/base/predicates.h"
#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "tests/support/random.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>

using namespace sightline::geometry;
using sightline::testsupport::Random;

namespace {

Ring box(int left, int top, int right, int bottom) {
    return {pointFromInches(left, top), pointFromInches(right, top), pointFromInches(right, bottom),
            pointFromInches(left, bottom)};
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

Point anywhere(Random& random, double width) {
    return pointFromInches(random.between(0, width), random.between(0, width));
}

/// A spot in whole nanometers is on a side, or next to one, of a crossing that was rounded: such are passed over.
bool isNearASide(const std::vector<Ring>& rings, Point p) {
    const Length step = Length::fromNanometers(4);
    for (const Point beside :
         std::array{Point{p.x - step, p.y}, Point{p.x + step, p.y}, Point{p.x, p.y - step}, Point{p.x, p.y + step}}) {
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
    /// The sum of convex outlines is merged from their sides, that of others united from many parts.
    void sumsOfConvexOutlines_areThoseOfTheirParts() {
        Random random{5};
        for (int i = 0; i < 50; ++i) {
            const Ring outline = triangle(anywhere(random, 20), anywhere(random, 20), anywhere(random, 20));
            const Ring reach = box(-1, -2, 1 + random.below(3), 2);
            const PolygonSet region = unite(std::array{outline});
            std::vector<Ring> parts{outline};
            for (std::size_t side = 0; side < outline.size(); ++side) {
                parts.push_back(segmentGrownBy(outline[side], outline[(side + 1) % outline.size()], reach));
            }
            const PolygonSet sum = minkowskiSum(region, reach);
            QVERIFY(subtract(sum, parts).areaSquareInches() < 1e-6);
            QVERIFY(subtract(unite(parts), ringsOf(sum)).areaSquareInches() < 1e-6);
        }
    }

    void ringsOfAPolygon_areItsOutlineAndItsHoles_andUniteToIt() {
        const Ring hole = box(2, 2, 4, 5);
        const std::vector<Ring> holes{Ring{hole.rbegin(), hole.rend()}};
        const auto polygon = Polygon::fromVertices(box(0, 0, 10, 10), holes);
        QVERIFY(polygon.has_value());
        const std::vector<Ring> rings = ringsOf(*polygon);
        QCOMPARE(rings.size(), std::size_t{2});
        QVERIFY(rings[0] == polygon->outline() && rings[1] == polygon->holes()[0]);
        QCOMPARE(unite(rings).areaSquareInches(), polygon->areaSquareInches());
    }

    void cellsOfABoard_joinToTheirArea() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Random random{seed};
            constexpr int kCells = 9;
            std::vector<Ring> cells;
            int kept = 0;
            for (int y = 0; y < kCells; ++y) {
                for (int x = 0; x < kCells; ++x) {
                    if (random.oneIn(4)) {
                        continue;
                    }
                    ++kept;
                    const Ring cell = box(x, y, x + 1, y + 1);
                    if (random.oneIn(2)) {
                        cells.push_back(cell);
                    } else { // in two parts: sides in common on all sides
                        cells.push_back({cell[0], cell[1], cell[2]});
                        cells.push_back({cell[0], cell[2], cell[3]});
                    }
                }
            }
            const PolygonSet joined = unite(cells);
            QVERIFY2(std::abs(joined.areaSquareInches() - kept) < 1e-9,
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
            for (int y = 0; y < kCells; ++y) {
                for (int x = 0; x < kCells; ++x) {
                    const Point middle = pointFromInches(x + 0.3, y + 0.6);
                    const bool isKept =
                        std::ranges::any_of(cells, [&](const Ring& ring) { return sideOf(ring, middle) >= 0; });
                    QVERIFY2(joined.contains(middle) == isKept,
                             qPrintable(QStringLiteral("seed %1, cell %2 %3").arg(seed).arg(x).arg(y)));
                }
            }
        }
    }

    void outlinesThatOverlap_holdTogetherWhatEachHolds() {
        int asked = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Random random{seed};
            std::vector<Ring> rings;
            const int count = 2 + random.below(40);
            for (int i = 0; i < count; ++i) {
                const Point a = anywhere(random, 20);
                const Point b = anywhere(random, 20);
                const Point c = anywhere(random, 20);
                rings.push_back(triangle(a, b, c));
                if (random.oneIn(2)) { // one beside it, and some twice
                    rings.push_back(triangle(c, b, anywhere(random, 20)));
                }
                if (random.oneIn(6)) {
                    rings.push_back(rings.back());
                }
            }
            const PolygonSet joined = unite(rings);
            for (int i = 0; i < 100; ++i) {
                const Point p = anywhere(random, 20);
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

    void aPlaceInside_isInside() {
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Random random{seed};
            std::vector<Ring> rings;
            for (int i = 0; i <= random.below(6); ++i) {
                rings.push_back(triangle(anywhere(random, 20), anywhere(random, 20), anywhere(random, 20)));
            }
            const PolygonSet region = subtract(
                unite(rings), std::array{triangle(anywhere(random, 20), anywhere(random, 20), anywhere(random, 20))});
            const auto place = interiorPoint(region);
            QVERIFY2(place.has_value() == !region.parts.empty(), qPrintable(QStringLiteral("seed %1").arg(seed)));
            QVERIFY2(!place || (region.contains(*place) && !isNearASide(ringsOf(region), *place)),
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
        // Of a frame not the middle of the hole.
        const PolygonSet frame = subtract(unite(std::array{box(0, 0, 10, 10)}), std::array{box(1, 1, 9, 9)});
        QVERIFY(frame.contains(interiorPoint(frame).value()));
        QVERIFY(!interiorPoint({}));
    }

    void aSegmentGrown_isTheSumOfBoth() {
        const Ring square = box(-1, -1, 1, 1);
        const Ring along = segmentGrownBy(pointFromInches(5, 5), pointFromInches(2, 5), square);
        QCOMPARE(unite(std::array{along}).areaSquareInches(), 10.0);
        QVERIFY(sideOf(along, pointFromInches(5.9, 4.1)) > 0 && sideOf(along, pointFromInches(1.1, 5.9)) > 0 &&
                sideOf(along, pointFromInches(0.9, 5)) < 0);
        const PolygonSet moved =
            movedBy(unite(std::array{box(0, 0, 2, 2)}), {Length::fromInches(3), Length::fromInches(-1)});
        QVERIFY(moved.contains(pointFromInches(4.9, 0.9)) && !moved.contains(pointFromInches(2.9, 0)) &&
                !moved.contains(pointFromInches(4, 1.1)));
    }

    void aRegionShrunk_keepsAwayFromItsBorder() {
        const Length by = Length::fromInches(0.5);
        QCOMPARE(inset(unite(std::array{box(0, 0, 10, 4)}), by).areaSquareInches(), 27.0);
        const PolygonSet frame = subtract(unite(std::array{box(0, 0, 10, 10)}), std::array{box(4, 4, 6, 6)});
        const PolygonSet shrunk = inset(frame, by);
        QVERIFY(std::abs(shrunk.areaSquareInches() - (81 - 9)) < 1e-6);
        QVERIFY(!shrunk.contains(pointFromInches(3.6, 5)) && shrunk.contains(pointFromInches(3.4, 5)) &&
                !shrunk.contains(pointFromInches(0.4, 1)));
        QVERIFY(inset(unite(std::array{box(0, 0, 10, 1)}), by).parts.empty());
    }

    void gaps_areClosed_andWiderOnesStay() {
        const Length gap = Length::fromNanometers(300);
        Ring right = box(5, 0, 10, 4);
        right[0].x = right[3].x = right[0].x + gap;
        const PolygonSet apart = unite(std::array{box(0, 0, 5, 4), right});
        QCOMPARE(apart.parts.size(), std::size_t{2});
        const PolygonSet closed = closeGaps(apart, Length::fromNanometers(200));
        QCOMPARE(closed.parts.size(), std::size_t{1});
        QVERIFY(std::abs(closed.areaSquareInches() - 40.0) < 1e-6);
        QCOMPARE(closeGaps(apart, Length::fromNanometers(100)).parts.size(), std::size_t{2});
    }

    void unionsOfOutlines_areIntersectedAtOnce() {
        const std::array one{box(0, 0, 4, 4), box(3, 0, 8, 4)};
        const std::array other{box(2, 2, 5, 6), box(4, 3, 7, 6)};
        const PolygonSet both = intersectUnions(one, other);
        QVERIFY(both == intersect(unite(one), other));
        QVERIFY(std::abs(both.areaSquareInches() - 8.0) < 1e-9);
        QVERIFY(uniteRegions({both}) == both);
        QVERIFY(std::abs(uniteRegions({unite(one), unite(other)}).areaSquareInches() - 42.0) < 1e-9);
    }

    /// Frames within frames: each is an island in the hole of the one around it.
    void holes_belongToTheOutlineRightRoundThem() {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Random random{seed};
            std::vector<Ring> rings;
            std::vector<double> areas;
            const int frames = 1 + random.below(6);
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
                std::swap(rings[i - 1], rings[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
            }
            const PolygonSet joined = unite(rings);
            QCOMPARE(joined.parts.size(), areas.size());
            for (std::size_t i = 0; i < areas.size(); ++i) {
                QVERIFY2(joined.parts[i].holes.size() == 1, qPrintable(QStringLiteral("seed %1").arg(seed)));
                QCOMPARE(PolygonSet{{joined.parts[i]}}.areaSquareInches(), areas[i]);
            }
        }
    }

    /// Two regions of a random scene; the second is two parts that touch along a line, as one outline. A corner of a
    /// hole between them lies outside of the union's outline by rounding.
    void holesOfTouchingParts_areKept() {
        const auto ring = [](const std::vector<std::pair<std::int64_t, std::int64_t>>& nanometers) {
            Ring made;
            std::ranges::transform(nanometers, std::back_inserter(made), [](const auto& p) {
                return Point{Length::fromNanometers(p.first), Length::fromNanometers(p.second)};
            });
            return made;
        };
        const std::vector<Ring> first{
            ring({{1153521024, 54136339}, {1135560512, 66110014}, {921839488, 188321024}, {921839488, 174865018},
                  {865823497, 174865018}, {845639488, 188321024}, {845639488, 154049583}, {543313863, 355600000},
                  {620121024, 355600000}, {439208416, 476208405}, {439208416, 606487392}, {434539504, 609600000},
                  {442321024, 609600000}, {375903514, 687773735}, {391521025, 711200000}, {493121025, 685799999},
                  {435572906, 792532871}, {-35921024, 792532871}, {-35921024, 741756591}, {1130595399, -35921024},
                  {1153521024, -35921024}}),
            ring({{1153521024, 240544884},
                  {1135560512, 252518559},
                  {1074239488, 264521024},
                  {1074239488, 239121024},
                  {1048839783, 239121024},
                  {1048839778, 239120970},
                  {1102721314, 203199946},
                  {1153521024, 193745544}})};
        const std::vector<Ring> second{
            ring({{255721069, 792532871}, {-35921024, 792532871}, {-35921024, -35921024}, {240206696, -35921024},
                  {317627641, 20267129},  {294278976, 50800000},  {186702505, 50800000},  {168614308, 74453797},
                  {190627641, 96467128},  {169395918, 124231690}, {431927640, 198067129}, {408578975, 228600000},
                  {393827641, 228600000}, {393827641, 284114248}, {470027641, 274267129}, {470027641, 325067129},
                  {571627641, 325067129}, {548278976, 355600000}, {390715033, 445397565}, {390715033, 575954521},
                  {388334803, 579067129}, {393827641, 579067129}, {370478976, 609600000}, {328549979, 658950635},
                  {342206897, 679436013}, {792937217, 90019414},  {751478977, 76200000},  {675278976, 127000000},
                  {779440053, -35921024}, {889244607, -35921024}}),
            ring({{50957395, 90921581}, {143219781, 116869812}, {60034531, 81844445}})};
        std::vector<Ring> both = first;
        both.insert(both.end(), second.begin(), second.end());
        const PolygonSet one = unite(first);
        const PolygonSet other = unite(second);
        const double shared = intersect(one, second).areaSquareInches();
        QVERIFY(shared > 100);
        QVERIFY(std::abs(unite(both).areaSquareInches() -
                         (one.areaSquareInches() + other.areaSquareInches() - shared)) < 1e-5);
        QVERIFY(!unite(both).contains(pointFromInches(23.15, 13.97)));
    }

    /// Areas of two regions with holes and parts that touch add up: their union has the sum of both less the
    /// intersection.
    void areas_addUp() {
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Random random{seed};
            const auto some = [&] {
                std::vector<Ring> rings;
                const auto corner = [&] { return pointFromInches(random.below(13), random.below(13)); };
                for (int i = 0; i < 6; ++i) {
                    const Ring one = triangle(corner(), corner(), corner());
                    if (orientation(one[0], one[1], one[2]) != 0) {
                        rings.push_back(one);
                    }
                }
                return rings;
            };
            const PolygonSet a = subtract(unite(some()), some());
            const PolygonSet b = subtract(unite(some()), some());
            auto both = ringsOf(a);
            std::ranges::copy(ringsOf(b), std::back_inserter(both));
            const double sum =
                a.areaSquareInches() + b.areaSquareInches() - intersect(a, ringsOf(b)).areaSquareInches();
            const double joined = unite(both).areaSquareInches();
            QVERIFY2(std::abs(joined - sum) < 1e-5,
                     qPrintable(
                         QStringLiteral("seed %1: %2, not %3").arg(seed).arg(joined, 0, 'g', 12).arg(sum, 0, 'g', 12)));
        }
    }

    /// A hole whose corners all lie on the outline of an island beside it, and on that of its own.
    void aHoleThatTouches_isToldFromTheSideItLiesOn() {
        const Point a = pointFromInches(2, 1);
        const Point b = pointFromInches(3, 2);
        const Point c = pointFromInches(2, 3);
        const Point d = pointFromInches(1, 2);
        // A board with a diamond cut out of it, and a smaller diamond within that touches the hole's corner.
        const std::vector<Ring> rings{
            box(0, 0, 4, 4), {a, d, c, b}, {pointFromInches(2, 2), pointFromInches(3, 2), pointFromInches(2, 3)}};
        const PolygonSet joined = unite(rings);
        QVERIFY(std::abs(joined.areaSquareInches() - (16 - 2 + 0.5)) < 1e-9);
        QVERIFY(!joined.contains(pointFromInches(1.5, 2)));
        QVERIFY(joined.contains(pointFromInches(2.3, 2.3)));
        QVERIFY(joined.contains(pointFromInches(0.5, 0.5)));
    }
};

QTEST_APPLESS_MAIN(TestTableRegion)
#include "tst_polygon_set.moc"
