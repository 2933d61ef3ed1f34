#include "geometry/shapes/distance.h"
#include "geometry/sight/space/volume.h"
#include "tests/geometry/shapes.h"
#include "tests/support/sight_checks.h"
#include "tests/support/solid_scenes.h"

#include <QByteArray>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

/// The seen share in space against lines thrown at random: a clear line enters what is told to be seen, and what is
/// told to be seen is entered.
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

using Place = QuickSolidTest::Place;

struct SamplePoint {
    double x, y; ///< mm
};

Length mm(double count) { return Length::fromMillimeters(count); }
Point pointAt(double x, double y) { return {mm(x), mm(y)}; }
SamplePoint samplePointOf(Point p) { return {p.x.millimeters(), p.y.millimeters()}; }

Place somewhereIn(Random& random, const Solid& solid) {
    const Box box = boundsOf(solid.placed);
    const int level = random.below(4);
    const double share = level == 0 ? 0.0 : level == 1 ? 1.0 : random.between(0, 1);
    for (;;) {
        const double x = random.between(box.low.x.millimeters(), box.high.x.millimeters());
        const double y = random.between(box.low.y.millimeters(), box.high.y.millimeters());
        if (contains(solid.placed, pointAt(x, y))) {
            return {x, y, solid.elevation.millimeters() + share * solid.height.millimeters()};
        }
    }
}

/// Where a line first enters a base, seen from above; nothing: it starts in it, or misses it.
std::optional<SamplePoint> entryOf(const PlacedFootprint& base, const Place& from, const Place& to) {
    constexpr int kSteps = 200;
    const auto isIn = [&](double at) {
        return contains(base, pointAt(from.x + at * (to.x - from.x), from.y + at * (to.y - from.y)));
    };
    if (isIn(0.0)) {
        return {};
    }
    for (int i = 1; i <= kSteps; ++i) {
        double inside = static_cast<double>(i) / kSteps;
        if (!isIn(inside)) {
            continue;
        }
        double outside = inside - 1.0 / kSteps;
        for (int halving = 0; halving < 24; ++halving) {
            const double middle = (inside + outside) / 2;
            (isIn(middle) ? inside : outside) = middle;
        }
        return SamplePoint{from.x + inside * (to.x - from.x), from.y + inside * (to.y - from.y)};
    }
    return {};
}

using Lines = std::vector<std::vector<Point>>;

/// Evenly along the lines.
std::vector<SamplePoint> samplePointsAlong(const Lines& lines, int count) {
    std::vector<SamplePoint> samplePoints;
    const double step = lengthOf(lines) / count;
    double next = step / 2;
    for (const auto& line : lines) {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const SamplePoint p = samplePointOf(line[i]), q = samplePointOf(line[i + 1]);
            const double length = std::hypot(q.x - p.x, q.y - p.y);
            for (; next < length; next += step) {
                samplePoints.push_back({p.x + next / length * (q.x - p.x), p.y + next / length * (q.y - p.y)});
            }
            next -= length;
        }
    }
    return samplePoints;
}

struct Found {
    int pairs = 0, rough = 0, lines = 0, samplePoints = 0, unfilled = 0;
    double roughest = 0.0;
};

QByteArray told(const SolidScene& scene, const Solid& a, const Solid& b, const VolumeSeenPart& part, double off) {
    return "share " + QByteArray::number(part.part.share, 'f', 6) + ", error " +
           QByteArray::number(part.error, 'f', 6) + ", a line enters " + QByteArray::number(off) + " mm off\n" +
           QByteArray::fromStdString(spoken(scene, a, b));
}

/// Distance of a sample point from where a line enters, up to which the line counts as its own; in millimeters. It
/// allows for chords 2 degrees wide and for lines that graze.
constexpr double kNear = 0.5;

double evenly(Random& random, double low, double high) {
    const int level = random.below(4);
    return level == 0 ? low : level == 1 ? high : random.between(low, high);
}

/// Finds lines that enter a target at spots and end in its solid, there or beyond; those close to one that was found
/// before first.
class Finder {
public:
    Finder(const SolidScene& scene, const Solid& a, const Solid& b, std::uint64_t seed)
        : m_scene{scene}, m_a{a}, m_b{b}, m_test{scene.blockers, scene.openings}, m_random{seed} {}

    /// `facing`: the outline that turns to the observer.
    bool find(SamplePoint samplePoint, const Lines& facing, int tries) {
        for (int i = 0; i < tries; ++i) {
            const auto line = i % 2 == 0 && m_last ? nextTo(*m_last, samplePoint) : through(samplePoint);
            if (line && m_test.isSurelyClear(line->from, line->to)) {
                m_last = line;
                return true;
            }
        }
        return isFoundThroughAGap(samplePoint, facing);
    }

    /// From some of the observer lines come at more than 2 degrees or so to the side there: what is only grazed is not
    /// found here.
    bool isInView(SamplePoint samplePoint) {
        constexpr double kSteep = 0.04;
        const auto isIn = [&](double x, double y) { return contains(m_b.placed, pointAt(x, y)); };
        for (int i = 0; i < 200; ++i) {
            const Place from = somewhereIn(m_random, m_a);
            const double length = std::hypot(from.x - samplePoint.x, from.y - samplePoint.y);
            const SamplePoint way{(from.x - samplePoint.x) / length, (from.y - samplePoint.y) / length};
            // A millimeter along the line both ways, and as much to its sides as it may graze.
            const auto beside = [&](double along, double across) {
                return isIn(samplePoint.x + along * way.x - across * way.y,
                            samplePoint.y + along * way.y + across * way.x);
            };
            if (!beside(1, kSteep) && !beside(1, -kSteep) && beside(-1, kSteep) && beside(-1, -kSteep)) {
                return true;
            }
        }
        return false;
    }

private:
    /// Asks the judge for a line past endless walls close round the target with a gap at the spot, and tests the line.
    [[nodiscard]] bool isFoundThroughAGap(SamplePoint samplePoint, const Lines& facing) const {
        constexpr double kOff = 0.02;
        constexpr double kGap = 0.4;
        constexpr double kOver = 0.4; // walls cross at corners, those along chords of curves hardly
        std::vector<Blocker> blockers = m_scene.blockers;
        const auto wall = [&](SamplePoint p, SamplePoint q) {
            if (std::hypot(q.x - p.x, q.y - p.y) > kOff) {
                blockers.push_back(
                    {Wall::fromVertices(std::vector<Point>{pointAt(p.x, p.y), pointAt(q.x, q.y)}).value(), {}, {}});
            }
        };
        for (const auto& line : facing) {
            const double over = line.size() > 20 ? kOff : kOver;
            for (std::size_t i = 0; i + 1 < line.size(); ++i) {
                const SamplePoint p = samplePointOf(line[i]), q = samplePointOf(line[i + 1]);
                const double length = std::hypot(q.x - p.x, q.y - p.y);
                const SamplePoint way{(q.x - p.x) / length, (q.y - p.y) / length};
                const bool isLeft = contains(
                    m_b.placed, pointAt((p.x + q.x) / 2 - way.y * kOff / 2, (p.y + q.y) / 2 + way.x * kOff / 2));
                const double out = isLeft ? -kOff : kOff;
                const auto beside = [&](double at) {
                    return SamplePoint{p.x + at * way.x - out * way.y, p.y + at * way.y + out * way.x};
                };
                const double along = (samplePoint.x - p.x) * way.x + (samplePoint.y - p.y) * way.y;
                const double across = (samplePoint.y - p.y) * way.x - (samplePoint.x - p.x) * way.y;
                if (std::abs(across) > 2 * kOff || along < -kGap || along > length + kGap) {
                    wall(beside(-over), beside(length + over));
                } else {
                    wall(beside(-over), beside(std::max(-over, along - kGap)));
                    wall(beside(std::min(length + over, along + kGap)), beside(length + over));
                }
            }
        }
        std::vector<int> active(blockers.size());
        std::iota(active.begin(), active.end(), 0);
        VolumeOptions options;
        options.wantShares = false;
        const auto answer =
            findLineInVolume(m_a, m_b, VolumeMap{TerrainMap{std::move(blockers)}, m_scene.openings}, active, options);
        const auto positionOf = [](const Point3& at) {
            return Place{at.plan.x.millimeters(), at.plan.y.millimeters(), at.z.millimeters()};
        };
        const auto entry = answer.visibility == Visibility::Clear
                               ? entryOf(m_b.placed, positionOf(answer.line.from), positionOf(answer.line.to))
                               : std::nullopt;
        return entry && std::hypot(entry->x - samplePoint.x, entry->y - samplePoint.y) < kNear + kGap &&
               solidLineTest(answer.line, m_scene.blockers, m_scene.openings, m_scene.active) !=
                   StraightResult::Blocked;
    }

    struct Line {
        Place from, to;
    };

    [[nodiscard]] std::optional<Line>
    entering(SamplePoint samplePoint, const Place& from, double beyond, double z) const {
        const double length = std::max(std::hypot(samplePoint.x - from.x, samplePoint.y - from.y), 1e-3);
        const double further = 1 + beyond / length;
        const Place to{from.x + further * (samplePoint.x - from.x), from.y + further * (samplePoint.y - from.y), z};
        const auto entry = contains(m_b.placed, pointAt(to.x, to.y)) ? entryOf(m_b.placed, from, to) : std::nullopt;
        return entry && std::hypot(entry->x - samplePoint.x, entry->y - samplePoint.y) < kNear
                   ? std::optional{Line{from, to}}
                   : std::nullopt;
    }

    std::optional<Line> through(SamplePoint samplePoint) {
        const Box box = boundsOf(m_b.placed);
        const double reach = std::hypot((box.high.x - box.low.x).millimeters(), (box.high.y - box.low.y).millimeters());
        const Place from = somewhereIn(m_random, m_a);
        return entering(samplePoint, from, m_random.oneIn(3) ? 1e-3 : m_random.between(0, reach),
                        evenly(m_random, m_b.elevation.millimeters(), m_b.top().millimeters()));
    }

    std::optional<Line> nextTo(const Line& line, SamplePoint samplePoint) {
        const double far = std::pow(10.0, m_random.between(-2, 1.5));
        const auto near = [&](double at, double low, double high) {
            return std::clamp(at + m_random.between(-far, far), low, high);
        };
        const Place from{line.from.x + m_random.between(-far, far), line.from.y + m_random.between(-far, far),
                         near(line.from.z, m_a.elevation.millimeters(), m_a.top().millimeters())};
        if (!contains(m_a.placed, pointAt(from.x, from.y))) {
            return {};
        }
        const double beyond =
            std::hypot(line.to.x - samplePoint.x, line.to.y - samplePoint.y) + m_random.between(-far, far);
        return entering(samplePoint, from, std::max(beyond, 1e-3),
                        near(line.to.z, m_b.elevation.millimeters(), m_b.top().millimeters()));
    }

    const SolidScene& m_scene;
    const Solid& m_a;
    const Solid& m_b;
    QuickSolidTest m_test;
    Random m_random;
    std::optional<Line> m_last;
};

void check(const SolidScene& scene, const Solid& a, const Solid& b, std::uint64_t seed, int lines, Found& found) {
    VolumeOptions options;
    options.wantShares = false;
    if (findLineInVolume(a, b, scene.map, scene.active, options).visibility != Visibility::Clear) {
        return;
    }
    const VolumeSeenPart part = seenVolumePart(a, b, scene.map, scene.active);
    const QuickSolidTest test{scene.blockers, scene.openings};
    Random random{seed};
    ++found.pairs;
    found.rough += part.error > 0.001;
    found.roughest = std::max(found.roughest, part.error);
    const double length = lengthOf(part.part.facingOutline);
    for (int i = 0; i < lines; ++i) {
        const Place from = somewhereIn(random, a);
        const Place to = somewhereIn(random, b);
        const auto entry = test.isSurelyClear(from, to) ? entryOf(b.placed, from, to) : std::nullopt;
        if (entry) {
            ++found.lines;
            const double off = distanceTo(part.part.seenOutline, entry->x, entry->y);
            // Curves are drawn by points 2 degrees apart.
            QVERIFY2(off <= part.error * length + 0.02 + 0.0002 * length, told(scene, a, b, part, off).constData());
        }
    }
    const int before = found.unfilled;
    const bool meet = nearestPoints(a.placed, b.placed).gapMillimeters <= 0.0;
    Finder finder{scene, a, b, seed};
    for (const SamplePoint samplePoint : samplePointsAlong(part.part.seenOutline, meet ? 0 : 40)) {
        if (!finder.isInView(samplePoint)) {
            continue;
        }
        ++found.samplePoints;
        const bool isFilled = finder.find(samplePoint, part.part.facingOutline, 300);
        found.unfilled += !isFilled;
        if (!isFilled && qEnvironmentVariableIsSet("SIGHTLINE_SHOW_UNFILLED")) {
            qInfo("%.3f %.3f mm not entered, share %.5f", samplePoint.x, samplePoint.y, part.part.share);
        }
    }
    if (found.unfilled > before && qEnvironmentVariableIsSet("SIGHTLINE_SHOW_UNFILLED")) {
        qInfo("%d places not entered\n%s", found.unfilled - before, spoken(scene, a, b).c_str());
    }
}

/// A concave base of right angles: an L, a U, a T or stairs, turned and mirrored at random, its corners in mm.
Footprint concaveBase(Random& random) {
    const double a = random.between(25, 70), b = random.between(10, 40), c = random.between(25, 70),
                 d = random.between(10, 40);
    std::vector<SamplePoint> outline;
    switch (random.below(4)) {
    case 0: outline = {{0, 0}, {a + b, 0}, {a + b, d}, {b, d}, {b, c + d}, {0, c + d}}; break;
    case 1:
        outline = {{0, 0},     {a + 2 * b, 0}, {a + 2 * b, c + d}, {a + b, c + d},
                   {a + b, d}, {b, d},         {b, c + d},         {0, c + d}};
        break;
    case 2:
        outline = {{0, 0}, {a + 2 * b, 0}, {a + 2 * b, d}, {a + b, d}, {a + b, c + d}, {b, c + d}, {b, d}, {0, d}};
        break;
    default:
        outline = {{0, 0},     {a + b, 0},     {a + b, d},         {b, d},
                   {b, 2 * d}, {b / 2, 2 * d}, {b / 2, c + 2 * d}, {0, c + 2 * d}};
        break;
    }
    const double mirror = random.oneIn(2) ? -1 : 1;
    Ring ring;
    std::ranges::transform(outline, std::back_inserter(ring),
                           [&](SamplePoint p) { return pointAt(p.x - (a + b) / 2, mirror * (p.y - (c + d) / 2)); });
    return Footprint::hull(ring).value();
}

/// A concave target close behind walls, over which higher observers look down on it, and lower ones up.
SolidScene hullScene(std::uint64_t seed) {
    Random random{seed};
    SolidScene scene;
    scene.name = "hull scene " + std::to_string(seed);
    const bool up = random.oneIn(4);
    const double elevation = up ? random.between(60, 150) : 0.0;
    const Footprint concave = concaveBase(random);
    const Angle facing = Angle::fromDegrees(random.oneIn(2) ? 90 * random.below(4) : random.between(0, 360));
    scene.solids.push_back({{concave, pointAt(400, 300), facing}, mm(elevation), mm(random.between(10, 40))});
    for (int i = 0; i < 3; ++i) {
        const double angle = random.between(0, 6.283), far = random.between(120, 350);
        const Footprint base =
            random.oneIn(3) ? concaveBase(random) : Footprint::round(mm(random.between(25, 60))).value();
        const Length height = mm(up ? random.between(5, 40) : random.between(60, 320));
        scene.solids.push_back(
            {{base, pointAt(400 + far * std::cos(angle), 300 + far * std::sin(angle)), {}}, {}, height});
    }
    for (int i = random.between(0, 1) < 0.5 ? 3 : 5; i > 0; --i) {
        const double angle = random.between(0, 6.283), far = random.between(30, 110), along = random.between(20, 80);
        const double x = 400 + far * std::cos(angle), y = 300 + far * std::sin(angle);
        const double turn = angle + 1.571 + random.between(-0.5, 0.5);
        const SamplePoint way{along * std::cos(turn), along * std::sin(turn)};
        const std::vector<Point> line{pointAt(x - way.x, y - way.y), pointAt(x + way.x, y + way.y)};
        const bool hangs = up && random.oneIn(2);
        scene.blockers.push_back({Wall::fromVertices(line).value(), mm(hangs ? elevation - random.between(1, 60) : 0.0),
                                  mm(random.between(30, 160))});
    }
    scene.active.resize(scene.blockers.size());
    std::iota(scene.active.begin(), scene.active.end(), 0);
    scene.openings.resize(scene.blockers.size());
    scene.map = VolumeMap{TerrainMap{scene.blockers}};
    return scene;
}

} // namespace

class TestVolumeShareRays : public QObject {
    Q_OBJECT

private slots:
    /// An L 100 mm long and wide with bars of 30 mm, 20 mm high. An eye 300 mm before it, 300 mm higher than its top,
    /// looks over a wall 5 mm before it that rises 50 mm over the top: lines come down to the top no nearer than 300 *
    /// 295 / 250 - 300 = 54 mm behind the near side, which is on the long bar alone, and it is as wide as 30 * 300 /
    /// 354 mm where they pass over that side.
    void linesOverOnePart_ontoAnother_count() {
        for (int turn = 0; turn < 4; ++turn) {
            for (const bool mirrored : {false, true}) {
                const auto at = [&](double x, double y) {
                    SamplePoint p{x, mirrored ? -y : y};
                    for (int i = 0; i < turn; ++i) {
                        p = {-p.y, p.x};
                    }
                    return pointAt(p.x, p.y);
                };
                const Ring outline{at(0, 0), at(100, 0), at(100, 30), at(30, 30), at(30, 100), at(0, 100)};
                const Solid target{{Footprint::hull(outline).value(), {}, {}}, {}, mm(20)};
                const Solid eye{{Footprint::round(mm(0.05)).value(), at(-300, 15), {}}, {}, mm(320)};
                const std::vector<Blocker> wall{
                    {Wall::fromVertices(std::vector<Point>{at(-5, -500), at(-5, 500)}).value(), {}, mm(70)}};
                const VolumeMap map{TerrainMap{wall}};
                const std::vector<int> active{0};
                const VolumeSeenPart part = seenVolumePart(eye, target, map, active);
                const double share = 0.30 * 300 / 354;
                QVERIFY2(
                    part.error <= 0.001 && part.part.share <= share + 0.0005 &&
                        part.part.share + part.error >= share - 0.0005,
                    qPrintable(QStringLiteral("%1, error %2, %3").arg(part.part.share).arg(part.error).arg(share)));
            }
        }
    }

    void withNothingInTheWay_aConcaveTargetHidesWhatItHidesInPlan() {
        int hidden = 0;
        for (int seed = 1; seed <= 20; ++seed) {
            const SolidScene scene = hullScene(static_cast<std::uint64_t>(seed));
            const Solid& target = scene.solids.front();
            for (std::size_t i = 1; i < scene.solids.size(); ++i) {
                const Solid& observer = scene.solids[i];
                const SeenPart plan = seenPart(observer.placed, target.placed, scene.map.plan(), std::vector<int>{});
                const VolumeSeenPart part = seenVolumePart(observer, target, scene.map, std::vector<int>{});
                QVERIFY2(std::abs(part.part.share - plan.share) <= 1e-6 && part.error <= 1e-6,
                         spoken(scene, observer, target).c_str());
                QCOMPARE(part.part.fullyVisible, plan.fullyVisible);
                hidden += !plan.fullyVisible;
            }
        }
        qInfo("%d of 60 pairs hide something, seeds 1 to 20", hidden);
        QVERIFY(hidden > 10);
    }

    void lines_enterWhatIsSeen_andFillIt_data() {
        QTest::addColumn<bool>("hulls");
        QTest::newRow("houses, floors and pieces at any height") << false;
        QTest::newRow("concave targets behind walls") << true;
    }

    void lines_enterWhatIsSeen_andFillIt() {
        QFETCH(bool, hulls);
        const int seeds = boardCount(hulls ? 12 : 8);
        const int lines =
            qEnvironmentVariableIsSet("SIGHTLINE_LINES") ? qEnvironmentVariableIntValue("SIGHTLINE_LINES") : 1500;
        Found found;
        for (int seed = 1; seed <= seeds; ++seed) {
            const SolidScene scene =
                hulls ? hullScene(static_cast<std::uint64_t>(seed)) : solidScene(static_cast<std::uint64_t>(seed));
            for (std::size_t i = 0; i < scene.solids.size(); ++i) {
                for (std::size_t j = 0; j < scene.solids.size(); ++j) {
                    if (i != j && (!hulls || j == 0)) {
                        check(scene, scene.solids[i], scene.solids[j], static_cast<std::uint64_t>(seed), lines, found);
                        if (QTest::currentTestFailed()) {
                            return;
                        }
                    }
                }
            }
        }
        qInfo("%d pairs of seeds 1 to %d, %d known to worse than 0.001, the worst to %.5f; %d clear lines; %d spots, "
              "%d of them not entered",
              found.pairs, seeds, found.rough, found.roughest, found.lines, found.samplePoints, found.unfilled);
        QVERIFY(found.pairs > seeds && found.lines > 100 * seeds);
        QVERIFY(found.rough * 50 <= found.pairs);
        QVERIFY(found.unfilled * 50 <= found.samplePoints);
    }
};

QTEST_APPLESS_MAIN(TestVolumeShareRays)
#include "tst_volume_share_rays.moc"
