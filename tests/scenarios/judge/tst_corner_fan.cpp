#include "scenarios/judge/model_ends.h"
#include "scenarios/judge/position_fan.h"
#include "tests/support/random.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>

using namespace sightline;
using namespace sightline::scenarios;
using geometry::Blocker;
using geometry::Length;
using geometry::Point;
using geometry::pointFromInches;
using geometry::TouchRule;
using testsupport::Random;

namespace {

/// Walls, boxes and bends, on whole and half inches as cells are, or anywhere.
geometry::TerrainMap someBlockers(Random& random, bool onTheGrid) {
    const auto place = [&] { return onTheGrid ? random.below(20) / 2.0 : random.between(0.0, 10.0); };
    std::vector<Blocker> blockers(static_cast<std::size_t>(1 + random.below(4)));
    for (Blocker& blocker : blockers) {
        const double x = place();
        const double y = place();
        const double width = (1 + random.below(6)) / 2.0;
        const double depth = (1 + random.below(6)) / 2.0;
        const auto at = [&](double right, double down) { return pointFromInches(x + right, y + down); };
        switch (random.below(4)) {
        case 0: blocker.outline = *geometry::Wall::fromVertices(std::array{at(0, 0), at(width, 0)}); break;
        case 1:
            blocker.outline = *geometry::Wall::fromVertices(std::array{at(0, 0), at(0, depth), at(width, depth)});
            break;
        case 2:
            blocker.outline =
                *geometry::Polygon::fromVertices(std::array{at(0, 0), at(width, 0), at(width, depth), at(0, depth)});
            break;
        default: // an L
            blocker.outline =
                *geometry::Polygon::fromVertices(std::array{at(0, 0), at(2 * width, 0), at(2 * width, depth),
                                                            at(width, depth), at(width, 2 * depth), at(0, 2 * depth)});
        }
    }
    return geometry::TerrainMap{std::move(blockers)};
}

/// The corners of a creature of up to three cells of an inch.
Ends cornersOf(Random& random, bool onTheGrid, const RulePack& pack) {
    const double size = 1 + random.below(3);
    Model model;
    model.base = *geometry::Footprint::rectangle(Length::fromInches(size), Length::fromInches(size));
    model.position = onTheGrid ? pointFromInches(random.below(20) / 2.0, random.below(20) / 2.0)
                               : pointFromInches(random.between(0.0, 10.0), random.between(0.0, 10.0));
    return Ends{regionOf(Region::CellCorner, model, model, pack)};
}

/// What the headers say of lines of cover, asked line by line.
bool isStopped(const LineEnd& from, const LineEnd& to, const geometry::TerrainMap& map, const RulePack& pack) {
    std::vector<int> all(map.blockers().size());
    std::iota(all.begin(), all.end(), 0);
    const auto meets = [&](Point start, Point end) {
        const geometry::SightLine line{start, end};
        return start != end && (firstHit(line, map, all, TouchRule::Clear).has_value() ||
                                firstHit(betweenEnds(line, pack.line), map, all, TouchRule::Blocked).has_value());
    };
    return meets(from.shape.position, to.shape.position) &&
           meets(from.shape.position + from.toCorner, to.shape.position + to.toCorner);
}

} // namespace

class TestCornerFan : public QObject {
    Q_OBJECT

private slots:
    void answersAreThoseOfSingleLines_data() {
        QTest::addColumn<bool>("onTheGrid");
        QTest::newRow("on the grid") << true;
        QTest::newRow("anywhere") << false;
    }

    void answersAreThoseOfSingleLines() {
        QFETCH(const bool, onTheGrid);
        RulePack pack;
        pack.cell = Length::fromInches(1.0);
        pack.line.freeEnds = true;
        pack.line.touch = TouchRule::Blocked;
        int stopped = 0;
        int plain = 0;
        int boxes = 0;
        int asked = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Random random{seed};
            const QByteArray where = "seed " + QByteArray::number(seed);
            const auto map = someBlockers(random, onTheGrid);
            std::vector<int> all(map.blockers().size());
            std::iota(all.begin(), all.end(), 0);
            const Ends sources = cornersOf(random, onTheGrid, pack);
            const Ends targets = cornersOf(random, onTheGrid, pack);
            geometry::Box box{targets.single.front().shape.position, targets.single.front().shape.position};
            for (const LineEnd& end : targets.single) {
                box = joined(box, {end.shape.position, end.shape.position});
            }
            const auto ofCorner = [](const Ends& ends, std::size_t i, auto&& holds) {
                for (std::size_t k = 0; k < ends.single.size(); ++k) {
                    if (ends.ofCorner[k] == ends.ofCorner[i] && !holds(ends.single[k])) {
                        return false;
                    }
                }
                return true;
            };
            CornerFan fan{map, all, pack.line};
            for (std::size_t s = 0; s < sources.single.size(); ++s) {
                fan.startAt(sources.single[s], box);
                const auto areAll = fan.areAllBlocked();
                boxes += areAll ? 1 : 0;
                for (std::size_t t = 0; t < targets.single.size(); ++t) {
                    const bool expected = isStopped(sources.single[s], targets.single[t], map, pack);
                    QVERIFY2(!areAll || *areAll == expected, where.constData());
                    const auto isPlain = fan.isPlainlyBlocked(targets.single[t]);
                    QVERIFY2(fan.isBlocked(targets.single[t]) == expected, where.constData());
                    const auto isSame = [&](const LineEnd& from) {
                        return ofCorner(targets, t,
                                        [&](const LineEnd& to) { return isStopped(from, to, map, pack) == *isPlain; });
                    };
                    QVERIFY2(!isPlain || ofCorner(sources, s, isSame), where.constData());
                    asked += 1;
                    stopped += expected ? 1 : 0;
                    plain += isPlain ? 1 : 0;
                }
            }
        }
        QVERIFY2(stopped > asked / 10 && stopped < asked * 9 / 10, qPrintable(QString::number(stopped)));
        QVERIFY2(plain > asked / 2, qPrintable(QStringLiteral("%1 of %2").arg(plain).arg(asked)));
        QVERIFY(boxes > 100);
    }

    /// The corners of neighboring cells are ends of their own that stand for one corner.
    void cellsShareCorners() {
        RulePack pack;
        pack.cell = Length::fromInches(1.0);
        pack.line.freeEnds = true;
        Model model;
        model.base = *geometry::Footprint::rectangle(Length::fromInches(2.0), Length::fromInches(2.0));
        const Ends ends{regionOf(Region::CellCorner, model, model, pack)};
        QCOMPARE(ends.single.size(), std::size_t{16});
        auto corners = ends.ofCorner;
        std::ranges::sort(corners);
        QCOMPARE(std::ranges::distance(corners.begin(), std::ranges::unique(corners).begin()), 9);
    }
};

QTEST_APPLESS_MAIN(TestCornerFan)
#include "tst_corner_fan.moc"
