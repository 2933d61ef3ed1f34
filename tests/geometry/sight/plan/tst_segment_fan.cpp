#include "geometry/sight/plan/segment_fan.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

using namespace sightline::geometry;
using sightline::testsupport::Random;

namespace {

constexpr int kSize = 12; ///< of the board, inches

/// Corners on whole and half inches, so that segments between such places run through corners, along sides and along
/// walls.
BlockerOutline outlineOn(Random& random) {
    while (true) {
        const double x = random.below(2 * kSize) / 2.0;
        const double y = random.below(2 * kSize) / 2.0;
        const double width = (1 + random.below(6)) / 2.0;
        const double depth = (1 + random.below(6)) / 2.0;
        const int kind = random.below(6);
        if (kind == 0) {
            const std::array corners{pointFromInches(x, y), pointFromInches(x + width, y),
                                     pointFromInches(x + width, y + depth)};
            return *Wall::fromVertices(corners);
        }
        if (kind == 1) { // an L
            const Ring ring{pointFromInches(x, y),
                            pointFromInches(x + 2 * width, y),
                            pointFromInches(x + 2 * width, y + depth),
                            pointFromInches(x + width, y + depth),
                            pointFromInches(x + width, y + 2 * depth),
                            pointFromInches(x, y + 2 * depth)};
            return *Polygon::fromVertices(ring);
        }
        if (kind == 2) { // a courtyard
            const Ring ring{pointFromInches(x, y), pointFromInches(x + 4, y), pointFromInches(x + 4, y + 4),
                            pointFromInches(x, y + 4)};
            const Ring hole{pointFromInches(x + 1, y + 1), pointFromInches(x + 1, y + 3), pointFromInches(x + 3, y + 3),
                            pointFromInches(x + 3, y + 1)};
            return *Polygon::fromVertices(ring, std::array{hole});
        }
        if (kind == 5) { // a base in the way
            const PlacedFootprint base{
                *Footprint::oval(Length::fromInches(width), Length::fromInches(depth)), pointFromInches(x, y), {}};
            return *Polygon::fromVertices(outlineOf(base));
        }
        Ring ring;
        const int corners = 3 + random.below(9);
        for (int i = 0; i < corners; ++i) {
            const double angle = 2.0 * 3.14159265358979 * i / corners;
            const double reach = random.between(0.3, 2.0);
            ring.push_back(pointFromInches(x + reach * std::cos(angle), y + reach * std::sin(angle)));
        }
        if (const auto polygon = Polygon::fromVertices(ring)) {
            return *polygon;
        }
    }
}

Point placeOn(Random& random, bool onTheGrid) {
    return onTheGrid ? pointFromInches(random.below(2 * kSize) / 2.0, random.below(2 * kSize) / 2.0)
                     : pointFromInches(random.between(0.0, kSize), random.between(0.0, kSize));
}

/// A place less than an inch and a half along each axis from the first, on half inches where both are.
Point nearTo(Point first, Point any) {
    const auto near = [](Length a, Length b) {
        const Length most = Length::fromInches(1.5);
        return a + Length::fromNanometers((b - a).nanometers() % most.nanometers());
    };
    return {near(first.x, any.x), near(first.y, any.y)};
}

TerrainMap someBlockers(Random& random) {
    std::vector<Blocker> blockers(static_cast<std::size_t>(1 + random.below(5)));
    for (Blocker& blocker : blockers) {
        blocker.outline = outlineOn(random);
    }
    return TerrainMap{std::move(blockers)};
}

std::vector<int> allOf(const TerrainMap& map) {
    std::vector<int> all(map.blockers().size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

} // namespace

class TestSegmentFan : public QObject {
    Q_OBJECT

private slots:
    void saysWhatFirstBlockedSays_data() {
        sightline::testsupport::addColumns<bool, int>("onTheGrid", "touch");
        for (const bool onTheGrid : {true, false}) {
            for (const auto touch : {TouchRule::Clear, TouchRule::Blocked}) {
                QTest::addRow("%s, touch %s", onTheGrid ? "through corners" : "anywhere",
                              touch == TouchRule::Clear ? "clear" : "blocked")
                    << onTheGrid << static_cast<int>(touch);
            }
        }
    }

    void saysWhatFirstBlockedSays() {
        const auto [onTheGrid, touch] = sightline::testsupport::fetch<bool, int>("onTheGrid", "touch");
        const auto rule = static_cast<TouchRule>(touch);
        int blocked = 0;
        int clear = 0;
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            Random random{seed};
            const TerrainMap map = someBlockers(random);
            const std::vector<int> all = allOf(map);
            SegmentFan fan{map, all, rule};
            for (int i = 0; i < 12; ++i) {
                const Point from = placeOn(random, onTheGrid);
                std::array<Point, 12> ends;
                std::ranges::generate(ends, [&] { return placeOn(random, onTheGrid); });
                if (i % 2 == 0) {
                    fan.startAt(from);
                } else { // towards some places near each other
                    std::ranges::transform(ends, ends.begin(), [&](Point p) { return nearTo(ends.front(), p); });
                    Box box{ends.front(), ends.front()};
                    std::ranges::for_each(ends, [&](Point p) { box = joined(box, {p, p}); });
                    fan.startAt(from, box);
                }
                for (const Point to : ends) {
                    const auto expected = firstHit({from, to}, map, all, rule);
                    const auto found = fan.firstBlocker(to);
                    QVERIFY2(found.has_value() == expected.has_value() && (!found || *found == expected->blocker),
                             qPrintable(QStringLiteral("seed %1").arg(seed)));
                    QCOMPARE(fan.isBlocked(to), expected.has_value());
                    (expected ? blocked : clear) += 1;
                }
            }
        }
        QVERIFY(blocked > 1000);
        QVERIFY(clear > 1000);
    }

    void saysOfTheReverseWhatFirstHitSays_data() { saysWhatFirstBlockedSays_data(); }

    void saysOfTheReverseWhatFirstHitSays() {
        const auto [onTheGrid, touch] = sightline::testsupport::fetch<bool, int>("onTheGrid", "touch");
        const auto rule = static_cast<TouchRule>(touch);
        int known = 0;
        int blocked = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Random random{seed};
            const TerrainMap map = someBlockers(random);
            const std::vector<int> all = allOf(map);
            SegmentFan fan{map, all, rule};
            for (int i = 0; i < 12; ++i) {
                const Point from = placeOn(random, onTheGrid);
                fan.startAt(from);
                for (int k = 0; k < 12; ++k) {
                    const Point to = placeOn(random, onTheGrid);
                    const auto expected = firstHit({to, from}, map, all, rule);
                    const auto found = fan.lastBlocker(to);
                    QVERIFY2(!found || (expected && expected->blocker == *found),
                             qPrintable(QStringLiteral("seed %1").arg(seed)));
                    known += found ? 1 : 0;
                    blocked += expected ? 1 : 0;
                }
            }
        }
        QVERIFY(blocked > 2000);
        QVERIFY2(known > blocked / (onTheGrid ? 4 : 2), qPrintable(QStringLiteral("%1 of %2").arg(known).arg(blocked)));
    }

    void whatIsSaidOfABoxHoldsForItsPlaces_data() { saysWhatFirstBlockedSays_data(); }

    void whatIsSaidOfABoxHoldsForItsPlaces() {
        const auto [onTheGrid, touch] = sightline::testsupport::fetch<bool, int>("onTheGrid", "touch");
        const auto rule = static_cast<TouchRule>(touch);
        int blocked = 0;
        int clear = 0;
        int known = 0;
        int met = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Random random{seed};
            const TerrainMap map = someBlockers(random);
            const std::vector<int> all = allOf(map);
            SegmentFan whole{map, all, rule};
            SegmentFan ordered{map, all, rule};
            for (int i = 0; i < 24; ++i) {
                const Point from = placeOn(random, onTheGrid);
                const Point corner = placeOn(random, onTheGrid);
                const Box box = joined({corner, corner}, {nearTo(corner, from), nearTo(corner, from)});
                whole.startAt(from, box);
                const auto areAll = whole.areAllBlocked(box);
                (areAll.value_or(false) ? blocked : clear) += areAll ? 1 : 0;
                ordered.startAt(from, box);
                ordered.orderTowards(box);
                const std::vector<int> inTheWay = ordered.inTheWay();
                for (int k = 0; k < 9; ++k) {
                    const auto part = [](Length low, Length high, int thirds) {
                        return low + Length::fromNanometers((high - low).nanometers() * thirds / 2);
                    };
                    const Point to{part(box.low.x, box.high.x, k % 3), part(box.low.y, box.high.y, k / 3)};
                    const auto hit = firstHit({to, from}, map, all, rule);
                    QVERIFY2(!areAll || *areAll == hit.has_value(), qPrintable(QStringLiteral("seed %1").arg(seed)));
                    QCOMPARE(whole.isBlocked(to), hit.has_value());
                    QVERIFY(!hit || std::ranges::binary_search(inTheWay, hit->blocker));
                    const auto last = ordered.lastBlocker(to);
                    QVERIFY2(!last || (hit && hit->blocker == *last), qPrintable(QStringLiteral("seed %1").arg(seed)));
                    known += last ? 1 : 0;
                    met += hit ? 1 : 0;
                }
            }
        }
        QVERIFY2(blocked > 300 && clear > 300, qPrintable(QStringLiteral("%1, %2").arg(blocked).arg(clear)));
        QVERIFY2(known > met / (onTheGrid ? 4 : 2), qPrintable(QStringLiteral("%1 of %2").arg(known).arg(met)));
    }

    /// What is blocked by far stays blocked wherever the ends are moved, to any place of the box.
    void whatIsBlockedByFarStaysBlocked() {
        int single = 0;
        int boxes = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Random random{seed};
            const TerrainMap map = someBlockers(random);
            const std::vector<int> all = allOf(map);
            SegmentFan fan{map, all, TouchRule::Clear};
            const double distance = std::pow(10.0, random.between(-4.0, 0.0)); // inches
            const auto moved = [&](Point p) {
                const double angle = random.between(0.0, 6.2831853);
                const double by = distance * (random.below(2) == 0 ? 0.999 : random.between(0.0, 0.999));
                return Point{p.x + Length::fromInches(by * std::cos(angle)),
                             p.y + Length::fromInches(by * std::sin(angle))};
            };
            const auto staysBlocked = [&](Point from, Point to) {
                for (int k = 0; k < 20; ++k) {
                    if (!firstHit({moved(from), moved(to)}, map, all, TouchRule::Clear)) {
                        return false;
                    }
                }
                return true;
            };
            const double inNanometers = static_cast<double>(Length::fromInches(distance).nanometers());
            for (int i = 0; i < 24; ++i) {
                const Point from = placeOn(random, i % 2 == 0);
                const Point to = placeOn(random, i % 2 == 0);
                const Box box = joined({to, to}, {nearTo(to, from), nearTo(to, from)});
                const QByteArray where = "seed " + QByteArray::number(seed);
                fan.startAt(from, box);
                if (fan.isPlainlyBlocked(to).value_or(false) && fan.isBlockedByFar(to, inNanometers)) {
                    QVERIFY2(staysBlocked(from, to), where.constData());
                    single += 1;
                }
                if (fan.areAllBlocked(box).value_or(false) && fan.areAllBlockedByFar(box, inNanometers)) {
                    for (const Point corner : {box.low, box.high, Point{box.low.x, box.high.y}}) {
                        QVERIFY2(staysBlocked(from, corner), where.constData());
                    }
                    boxes += 1;
                }
            }
        }
        QVERIFY2(single > 1000 && boxes > 200, qPrintable(QStringLiteral("%1, %2").arg(single).arg(boxes)));
    }

    void aGlanceSaysWhatFirstHitSays() {
        int known = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Random random{seed};
            const TerrainMap map = someBlockers(random);
            for (int i = 0; i < 12; ++i) {
                const SightLine line{placeOn(random, i % 2 == 0), placeOn(random, i % 2 == 0)};
                for (const int blocker : allOf(map)) {
                    const auto met = SegmentFan::meetsAtAGlance(line, map, blocker);
                    known += met ? 1 : 0;
                    for (const auto rule : {TouchRule::Clear, TouchRule::Blocked}) {
                        QVERIFY(!met || *met == firstHit(line, map, std::array{blocker}, rule).has_value());
                    }
                }
            }
        }
        QVERIFY2(known > 3000, qPrintable(QString::number(known)));
    }

    void whatIsHiddenIsBlockedFromTheStart_data() {
        sightline::testsupport::addColumns<bool>("onTheGrid");
        QTest::newRow("through corners") << true;
        QTest::newRow("anywhere") << false;
    }

    void whatIsHiddenIsBlockedFromTheStart() {
        const auto [onTheGrid] = sightline::testsupport::fetch<bool>("onTheGrid");
        int hidden = 0;
        int open = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            Random random{seed};
            const TerrainMap map = someBlockers(random);
            const std::vector<int> all = allOf(map);
            SegmentFan fan{map, all, TouchRule::Blocked};
            for (int i = 0; i < 24; ++i) {
                const Point from = placeOn(random, onTheGrid);
                const Point corner = placeOn(random, onTheGrid);
                const Box box = joined({corner, corner}, {nearTo(corner, from), nearTo(corner, from)});
                fan.startAt(from, box);
                const std::vector<int> inTheWay = fan.inTheWay();
                const bool isHidden = fan.hidesAll(box);
                (isHidden ? hidden : open) += 1;
                for (int k = 0; k < 9; ++k) {
                    const auto part = [](Length low, Length high, int thirds) {
                        return low + Length::fromNanometers((high - low).nanometers() * thirds / 2);
                    };
                    const Point to{part(box.low.x, box.high.x, k % 3), part(box.low.y, box.high.y, k / 3)};
                    const auto hit = firstHit({from, to}, map, all, TouchRule::Blocked);
                    QVERIFY2(hit || !isHidden, qPrintable(QStringLiteral("seed %1").arg(seed)));
                    QVERIFY(!hit || std::ranges::binary_search(inTheWay, hit->blocker));
                }
            }
        }
        QVERIFY2(hidden > 300, qPrintable(QString::number(hidden)));
        QVERIFY(open > 300);
    }

    /// Walls that share a corner hide what lies behind both; two with a gap between them do not.
    void sidesWithACommonCornerHideTogether() {
        const auto wall = [](double fromY, double toY) {
            return Blocker{*Wall::fromVertices(std::array{pointFromInches(4, fromY), pointFromInches(4, toY)}), {}, {}};
        };
        const Box behind{pointFromInches(8, 2), pointFromInches(9, 6)};
        const auto hides = [&](double gap, TouchRule rule) {
            const TerrainMap map{{wall(0, 4), wall(4 + gap, 8)}};
            SegmentFan fan{map, std::array{0, 1}, rule};
            fan.startAt(pointFromInches(0, 4));
            return fan.hidesAll(behind);
        };
        QVERIFY(hides(0, TouchRule::Blocked));
        QVERIFY(!hides(0, TouchRule::Clear)); // not tried
        QVERIFY(!hides(0.001, TouchRule::Blocked));
    }

    /// Two pieces side by side leave no gap, though neither stops a line along their common side.
    void noGapBetweenTwoThatTouch() {
        const auto box = [](double left, double top) {
            return Blocker{
                *Polygon::fromVertices(std::array{pointFromInches(left, top), pointFromInches(left + 2, top),
                                                  pointFromInches(left + 2, top + 2), pointFromInches(left, top + 2)}),
                {},
                {}};
        };
        const TerrainMap map{{box(2, 0), box(2, 2)}};
        const std::array both{0, 1};
        SegmentFan fan{map, both, TouchRule::Clear};
        fan.startAt(pointFromInches(0, 2));
        QVERIFY(fan.isBlocked(pointFromInches(6, 2)));
        QVERIFY(fan.firstBlocker(pointFromInches(6, 2)).has_value());
        QVERIFY(!fan.isBlocked(pointFromInches(1.5, 2)));
        QVERIFY(!fan.isBlocked(pointFromInches(0, 2)));
        SegmentFan one{map, std::array{0}, TouchRule::Clear};
        one.startAt(pointFromInches(0, 2));
        QVERIFY(!one.isBlocked(pointFromInches(6, 2)));
    }
};

QTEST_APPLESS_MAIN(TestSegmentFan)
#include "tst_segment_fan.moc"
