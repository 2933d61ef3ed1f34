#include "tests/support/sight_checks.h"
#include "tests/support/solid_line_test.h"
#include "tests/support/solid_scenes.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

using Place = QuickSolidTest::Place;

constexpr double kInch = 25.4; ///< mm

VolumeOptions verdictOnly() {
    VolumeOptions options;
    options.wantShares = false;
    return options;
}

VolumeAnswer look(const SolidScene& scene, const Solid& a, const Solid& b) {
    return findLineInVolume(a, b, scene.map, scene.active, verdictOnly());
}

template <class Visit> void forPairs(const SolidScene& scene, Visit&& visit) {
    for (std::size_t i = 0; i < scene.solids.size(); ++i) {
        for (std::size_t j = i + 1; j < scene.solids.size(); ++j) {
            visit(scene.solids[i], scene.solids[j]);
        }
    }
}

bool isOver(const PlacedFootprint& base, const Place& place) {
    return contains(base, {Length::fromMillimeters(place.x), Length::fromMillimeters(place.y)});
}

/// A place in the solid, often at its top or bottom.
Place somewhereIn(Random& random, const Solid& solid) {
    const Box box = boundsOf(solid.placed);
    const int level = random.below(4);
    const double share = level == 0 ? 0.0 : level == 1 ? 1.0 : random.between(0, 1);
    Place place{};
    do {
        place = {random.between(box.low.x.millimeters(), box.high.x.millimeters()),
                 random.between(box.low.y.millimeters(), box.high.y.millimeters()),
                 solid.elevation.millimeters() + share * solid.height.millimeters()};
    } while (!isOver(solid.placed, place));
    return place;
}

/// Corners of all matter at its top and bottom, where tight lines pass.
std::vector<Place> tightPlaces(const SolidScene& scene) {
    std::vector<Place> places;
    for (std::size_t i = 0; i < scene.blockers.size(); ++i) {
        const Blocker& blocker = scene.blockers[i];
        const double bottom = blocker.elevation.millimeters();
        const double top = blocker.height ? bottom + blocker.height->millimeters() : bottom + 10 * kInch;
        const auto* polygon = std::get_if<Polygon>(&blocker.outline);
        for (const Point p : polygon ? polygon->outline() : std::get<Wall>(blocker.outline).vertices()) {
            places.push_back({p.x.millimeters(), p.y.millimeters(), top});
            places.push_back({p.x.millimeters(), p.y.millimeters(), bottom});
        }
        if (polygon) {
            continue;
        }
        const auto& vertices = std::get<Wall>(blocker.outline).vertices();
        for (const SheetOpening& opening : scene.openings[i]) {
            const double length = std::hypot((vertices[1].x - vertices[0].x).millimeters(),
                                             (vertices[1].y - vertices[0].y).millimeters());
            for (const Length along : {opening.from, opening.to}) {
                const double share = along.millimeters() / length;
                for (const Length height : {opening.sill, opening.top}) {
                    places.push_back(
                        {vertices[0].x.millimeters() + share * (vertices[1].x - vertices[0].x).millimeters(),
                         vertices[0].y.millimeters() + share * (vertices[1].y - vertices[0].y).millimeters(),
                         bottom + height.millimeters()});
                }
            }
        }
    }
    return places;
}

/// A line from the observer close past a tight place, if it reaches the target at all.
std::optional<std::pair<Place, Place>>
lineCloseTo(Random& random, const Place& tight, const Solid& observer, const Solid& target) {
    const double near = random.oneIn(2) ? 0.2 : 4.0; // mm
    const Place from = somewhereIn(random, observer);
    const Place by{tight.x + random.between(-near, near), tight.y + random.between(-near, near),
                   tight.z + random.between(-near, near)};
    const Place middle = somewhereIn(random, target);
    const double length = std::hypot(by.x - from.x, by.y - from.y);
    if (length < 1) {
        return {};
    }
    const double share =
        ((middle.x - from.x) * (by.x - from.x) + (middle.y - from.y) * (by.y - from.y)) / (length * length);
    const Place to{from.x + share * (by.x - from.x), from.y + share * (by.y - from.y),
                   from.z + share * (by.z - from.z)};
    const bool isAtHeight = to.z >= target.elevation.millimeters() && to.z <= target.top().millimeters();
    return share >= 1 && isAtHeight && isOver(target.placed, to) ? std::optional{std::pair{from, to}} : std::nullopt;
}

/// Nothing if the bases are too near each other for a wall between them.
std::optional<Blocker> wallAcross(const Solid& a, const Solid& b) {
    const Point p = a.placed.position;
    const Point q = b.placed.position;
    const double dx = (q.x - p.x).inches();
    const double dy = (q.y - p.y).inches();
    if (std::hypot(dx, dy) < 8) {
        return {};
    }
    const double x = (p.x.inches() + q.x.inches()) / 2;
    const double y = (p.y.inches() + q.y.inches()) / 2;
    const std::vector<Point> line{pointFromInches(x - 40 * dy, y + 40 * dx), pointFromInches(x + 40 * dy, y - 40 * dx)};
    return Blocker{Wall::fromVertices(line).value(), {}, {}};
}

QByteArray spokenPair(const SolidScene& scene, const Solid& a, const Solid& b) {
    return QByteArray::fromStdString(spoken(scene, a, b));
}

bool isClear(const VolumeAnswer& answer) { return answer.visibility == Visibility::Clear; }

} // namespace

class TestVolumeOracle : public QObject {
    Q_OBJECT

private slots:
    void clearLines_passAnIndependentTest() {
        int clear = 0, pairs = 0, unsettled = 0, touching = 0;
        std::vector<double> micros;
        for (int seed = 1; seed <= boardCount(60); ++seed) {
            const SolidScene scene = solidScene(static_cast<std::uint64_t>(seed));
            forPairs(scene, [&](const Solid& a, const Solid& b) {
                QElapsedTimer timer;
                timer.start();
                const VolumeAnswer answer = look(scene, a, b);
                micros.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e3);
                if (micros.back() == *std::max_element(micros.begin(), micros.end()) &&
                    qEnvironmentVariableIsSet("SIGHTLINE_SHOW_SLOWEST")) {
                    qInfo("%.0f us, %d steps\n%s", micros.back(), answer.steps, spokenPair(scene, a, b).constData());
                }
                ++pairs;
                unsettled += answer.unsettledMillimeters.has_value();
                if (answer.unsettledMillimeters && qEnvironmentVariableIsSet("SIGHTLINE_SHOW_UNSETTLED")) {
                    qInfo("%g mm, %d steps\n%s", *answer.unsettledMillimeters, answer.steps,
                          spokenPair(scene, a, b).constData());
                }
                QVERIFY2(isClear(look(scene, b, a)) == isClear(answer) || answer.unsettledMillimeters,
                         spokenPair(scene, a, b).constData());
                if (!isClear(answer) || answer.solidsTouch || answer.restsOnTouch) {
                    return;
                }
                ++clear;
                const StraightResult result = solidLineTest(answer.line, scene.blockers, scene.openings, scene.active);
                touching += result == StraightResult::Touching;
                QVERIFY2(result != StraightResult::Blocked, spokenPair(scene, a, b).constData());
                QVERIFY2(endsInSolids(answer.line, a, b), spokenPair(scene, a, b).constData());
            });
        }
        std::ranges::sort(micros);
        qInfo("%d pairs of seeds 1 to %d: %d clear, %d of their lines touch, %d pairs unsettled; median %.1f us, 99 %% "
              "%.0f us, slowest %.0f us",
              pairs, boardCount(60), clear, touching, unsettled, micros[micros.size() / 2],
              micros[micros.size() * 99 / 100], micros.back());
        QVERIFY(clear > pairs / 10 && clear < pairs * 9 / 10);
        QVERIFY(unsettled * 200 <= pairs);
    }

    void denseLines_findNothingWhereItIsBlocked() {
        int blocked = 0;
        std::int64_t lines = 0;
        for (int seed = 1; seed <= boardCount(25); ++seed) {
            const SolidScene scene = solidScene(static_cast<std::uint64_t>(seed) + 10'000);
            const QuickSolidTest test{scene.blockers, scene.openings};
            const std::vector<Place> tight = tightPlaces(scene);
            Random random{static_cast<std::uint64_t>(seed)};
            forPairs(scene, [&](const Solid& a, const Solid& b) {
                if (isClear(look(scene, a, b))) {
                    return;
                }
                ++blocked;
                const auto tryLine = [&](const Place& from, const Place& to) {
                    ++lines;
                    if (QTest::currentTestFailed()) {
                        return;
                    }
                    QVERIFY2(!test.isSurelyClear(from, to),
                             (QByteArray::number(from.x / kInch) + ' ' + QByteArray::number(from.y / kInch) + ' ' +
                              QByteArray::number(from.z / kInch) + " to " + QByteArray::number(to.x / kInch) + ' ' +
                              QByteArray::number(to.y / kInch) + ' ' + QByteArray::number(to.z / kInch) + '\n' +
                              spokenPair(scene, a, b))
                                 .constData());
                };
                for (int i = 0; i < 2000; ++i) {
                    tryLine(somewhereIn(random, a), somewhereIn(random, b));
                }
                for (int i = 0; i < 3000; ++i) {
                    const Place& place = tight[static_cast<std::size_t>(random.below(static_cast<int>(tight.size())))];
                    if (const auto line = lineCloseTo(random, place, a, b)) {
                        tryLine(line->first, line->second);
                    }
                }
            });
        }
        qInfo("%lld lines between %d blocked pairs, seeds 10001 to %d", static_cast<long long>(lines), blocked,
              10'000 + boardCount(25));
        QVERIFY(blocked >= boardCount(25));
        QVERIFY(lines > 2000 * blocked);
    }

    void denseLines_meetTheirOwnExactTest() {
        // The two tests above each other: what the quick one calls clear the exact one never calls blocked.
        int clear = 0;
        for (int seed = 1; seed <= boardCount(10); ++seed) {
            const SolidScene scene = solidScene(static_cast<std::uint64_t>(seed) + 20'000);
            const QuickSolidTest test{scene.blockers, scene.openings};
            Random random{static_cast<std::uint64_t>(seed)};
            forPairs(scene, [&](const Solid& a, const Solid& b) {
                for (int i = 0; i < 20; ++i) {
                    const Place from = somewhereIn(random, a);
                    const Place to = somewhereIn(random, b);
                    const auto stored = [](const Place& p) {
                        return Point3{{Length::fromMillimeters(p.x), Length::fromMillimeters(p.y)},
                                      Length::fromMillimeters(p.z)};
                    };
                    const SightLine3 line{stored(from), stored(to)};
                    const StraightResult exact = solidLineTest(line, scene.blockers, scene.openings, scene.active);
                    const bool judged = !firstBlockedVolume(line, scene.map, scene.active);
                    if (test.isSurelyClear(from, to)) {
                        ++clear;
                        QVERIFY2(exact == StraightResult::Clear && judged, scene.name.c_str());
                        QVERIFY2(isClear(look(scene, a, b)), spokenPair(scene, a, b).constData());
                    }
                    QVERIFY2(exact != StraightResult::Blocked || !judged, scene.name.c_str());
                    QVERIFY2(exact != StraightResult::Clear || judged, scene.name.c_str());
                }
            });
        }
        QVERIFY2(clear > 100, QByteArray::number(clear).constData());
    }

    void heightsNeeded_areTheLeast() {
        int seen = 0, hidden = 0;
        const Length less = Length::fromInches(0.002);
        for (int seed = 1; seed <= boardCount(15); ++seed) {
            const SolidScene scene = solidScene(static_cast<std::uint64_t>(seed) + 30'000);
            for (std::size_t i = 1; i < scene.solids.size(); ++i) {
                const Solid& a = scene.solids[i - 1];
                const Solid& b = scene.solids[i];
                const auto height =
                    isClear(look(scene, a, b)) ? std::nullopt : minHeightSeen(a, b, scene.map, scene.active);
                if (!height || *height <= less) {
                    continue;
                }
                ++seen;
                Solid target = b;
                target.height = *height;
                QVERIFY2(isClear(look(scene, a, target)), spokenPair(scene, a, target).constData());
                target.height -= less;
                QVERIFY2(!isClear(look(scene, a, target)), spokenPair(scene, a, target).constData());
            }
            // A long wall across the middle of a clear pair hides it once it is high enough.
            for (std::size_t i = 1; i < scene.solids.size(); ++i) {
                const Solid& a = scene.solids[i - 1];
                const Solid& b = scene.solids[i];
                const auto across = wallAcross(a, b);
                if (!across || !isClear(look(scene, a, b))) {
                    continue;
                }
                SolidScene walled = scene;
                walled.active.push_back(static_cast<int>(walled.blockers.size()));
                walled.blockers.push_back(*across);
                walled.openings.emplace_back();
                const auto withWallOf = [&](Length height) {
                    walled.blockers.back().height = height;
                    walled.map = VolumeMap{TerrainMap{walled.blockers}, walled.openings};
                };
                withWallOf(Length::fromInches(1));
                const auto height = minHeightHiding(a, b, walled.map, walled.active, walled.active.back());
                QVERIFY2(height, spokenPair(walled, a, b).constData());
                ++hidden;
                withWallOf(*height);
                QVERIFY2(!isClear(look(walled, a, b)), spokenPair(walled, a, b).constData());
                withWallOf(*height - less);
                QVERIFY2(*height <= less || isClear(look(walled, a, b)), spokenPair(walled, a, b).constData());
            }
        }
        qInfo("%d least heights of targets, %d of pieces, seeds 30001 to %d", seen, hidden, 30'000 + boardCount(15));
        QVERIFY(seen >= boardCount(15) / 10);
        QVERIFY(hidden >= boardCount(15));
    }
};

QTEST_GUILESS_MAIN(TestVolumeOracle)
#include "tst_volume_oracle.moc"
