#include "geometry/sight/space/volume.h"
#include "tests/support/random_boards.h"
#include "tests/support/sight_checks.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

struct Board {
    std::string name;
    std::vector<Solid> solids;
    std::vector<Blocker> blockers;
    VolumeMap map;
    std::vector<int> active;
};

enum class Heights { Mixed, OnTheTable, Unlimited };

/// Heights in steps of half an inch, so that tops and bottoms often agree; one time in three any height.
Length someHeight(Random& random, double low, double high) {
    const double any = random.between(low, high);
    return Length::fromInches(random.oneIn(3) ? any : std::max(low, std::round(any * 2) / 2));
}

Board makeBoard(std::uint64_t seed, Heights heights, const BoardSize& size) {
    const SightBoard plan = randomBoard(seed, size);
    Random random{seed + 77};
    Board board;
    board.name = plan.name;
    board.blockers = plan.blockers;
    for (Blocker& blocker : board.blockers) {
        blocker.height.reset();
        if (heights != Heights::Unlimited && !random.oneIn(8)) {
            blocker.height = someHeight(random, 0.5, 7);
        }
        if (heights == Heights::Mixed && random.oneIn(3)) {
            blocker.elevation = someHeight(random, 0.5, 4);
        }
    }
    for (const PlacedFootprint& base : plan.bases) {
        const bool raised = heights == Heights::Mixed && random.oneIn(4);
        board.solids.push_back({base, raised ? someHeight(random, 0, 5) : Length{}, someHeight(random, 0.5, 5)});
    }
    board.active = plan.everyBlocker();
    board.map = VolumeMap{TerrainMap{board.blockers}};
    return board;
}

struct Vec3 {
    double x, y, z;
};

Vec3 toVec3(const Point3& p) { return {p.plan.x.millimeters(), p.plan.y.millimeters(), p.z.millimeters()}; }

/// How the line meets the blocker: +1 it stays clear of it, -1 it runs inside it by more than `slack` mm or crosses it
/// more than that from an edge, 0 too close to tell. Written from the contract, in doubles.
int plainTest(const Vec3& from, const Vec3& to, const Blocker& blocker, double slack = 1e-4) {
    if (blocker.height && *blocker.height == Length{}) {
        return 1;
    }
    const double bottom = blocker.elevation == Length{} ? -1e9 : blocker.elevation.millimeters();
    const double top = blocker.height ? (blocker.elevation + *blocker.height).millimeters() : 1e9;
    std::vector<double> stops{0.0, 1.0};
    const double length = std::hypot(to.x - from.x, to.y - from.y, to.z - from.z);
    const auto addZ = [&](double z) {
        if (from.z != to.z) {
            stops.push_back((z - from.z) / (to.z - from.z));
        }
    };
    addZ(bottom);
    addZ(top);
    std::vector<std::pair<Point, Point>> edges;
    const auto* polygon = std::get_if<Polygon>(&blocker.outline);
    if (polygon) {
        std::vector<Ring> rings = polygon->holes();
        rings.push_back(polygon->outline());
        for (const Ring& ring : rings) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                edges.emplace_back(ring[i], ring[(i + 1) % ring.size()]);
            }
        }
    } else {
        const auto& vertices = std::get<Wall>(blocker.outline).vertices();
        for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
            edges.emplace_back(vertices[i], vertices[i + 1]);
        }
    }
    int result = 1;
    for (const auto& [p, q] : edges) {
        const double px = p.x.millimeters(), py = p.y.millimeters(), qx = q.x.millimeters(), qy = q.y.millimeters();
        const double turn = (to.x - from.x) * (qy - py) - (to.y - from.y) * (qx - px);
        if (std::abs(turn) < 1e-9) {
            continue;
        }
        const double t = ((px - from.x) * (qy - py) - (py - from.y) * (qx - px)) / turn;
        const double u = ((px - from.x) * (to.y - from.y) - (py - from.y) * (to.x - from.x)) / turn;
        stops.push_back(t);
        if (!polygon) {
            const double edge = std::hypot(qx - px, qy - py);
            const double z = from.z + t * (to.z - from.z);
            const double steep = std::abs(to.z - from.z) / std::max(1e-9, std::hypot(to.x - from.x, to.y - from.y)) + 1;
            const double inside = std::min(
                {t * length, (1 - t) * length, u * edge, (1 - u) * edge, (z - bottom) / steep, (top - z) / steep});
            if (inside > slack) {
                return -1;
            }
            if (inside > -slack) {
                result = 0;
            }
        }
    }
    if (!polygon) {
        return result;
    }
    std::sort(stops.begin(), stops.end());
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        const double a = std::max(0.0, stops[i]);
        const double b = std::min(1.0, stops[i + 1]);
        if (b <= a) {
            continue;
        }
        const double t = (a + b) / 2;
        const double z = from.z + t * (to.z - from.z);
        const Point middle{Length::fromMillimeters(from.x + t * (to.x - from.x)),
                           Length::fromMillimeters(from.y + t * (to.y - from.y))};
        if (z > bottom + 1e-6 && z < top - 1e-6 && polygon->containsInside(middle)) {
            if ((b - a) * length > 1000 * slack) {
                return -1;
            }
            result = 0;
        }
    }
    return result;
}

bool endsInside(const Point3& p, const Solid& solid) {
    return contains(solid.placed, p.plan) && p.z >= solid.elevation && p.z <= solid.top();
}

QByteArray spoken(const Board& board, const Solid& a, const Solid& b) {
    SightBoard plan{board.name, {a.placed, b.placed}, board.blockers};
    QByteArray text = QByteArray::fromStdString(writeCase(plan, a.placed, b.placed));
    text += "observer over " + QByteArray::number(a.elevation.inches()) + " + " +
            QByteArray::number(a.height.inches()) + ", target over " + QByteArray::number(b.elevation.inches()) +
            " + " + QByteArray::number(b.height.inches()) + "\n";
    for (const Blocker& blocker : board.blockers) {
        text += QByteArray::number(blocker.elevation.inches()) + " + " +
                (blocker.height ? QByteArray::number(blocker.height->inches()) : "...") + "; ";
    }
    return text;
}

VolumeOptions verdictOnly() {
    VolumeOptions options;
    options.wantShares = false;
    return options;
}

template <class Visit> void forPairs(const Board& board, Visit&& visit) {
    for (std::size_t i = 0; i < board.solids.size(); ++i) {
        for (std::size_t j = i + 1; j < board.solids.size(); ++j) {
            visit(board.solids[i], board.solids[j]);
        }
    }
}

VolumeAnswer look(const Board& board, const Solid& a, const Solid& b) {
    return findLineInVolume(a, b, board.map, board.active, verdictOnly());
}

} // namespace

class TestVolumeLaws : public QObject {
    Q_OBJECT
private slots:
    void answersKeepTheirPromises_data() {
        QTest::addColumn<bool>("floating");
        QTest::newRow("pieces at any height") << true;
        QTest::newRow("pieces on the table") << false;
    }
    void answersKeepTheirPromises() {
        QFETCH(bool, floating);
        int pairs = 0, clear = 0, unsettled = 0, searched = 0;
        std::vector<qint64> times;
        qint64 slowest = 0;
        for (int seed = 1; seed <= boardCount(40); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed),
                                          floating ? Heights::Mixed : Heights::OnTheTable, {14, 9, 30, 20});
            forPairs(board, [&](const Solid& a, const Solid& b) {
                QElapsedTimer timer;
                timer.start();
                const VolumeAnswer there = look(board, a, b);
                times.push_back(timer.nsecsElapsed());
                if (times.back() > slowest) {
                    slowest = times.back();
                    if (qEnvironmentVariableIsSet("SIGHTLINE_SHOW_SLOWEST")) {
                        qInfo("%lld us, %d steps\n%s", slowest / 1000, there.steps, spoken(board, a, b).constData());
                    }
                }
                const VolumeAnswer back = look(board, b, a);
                ++pairs;
                searched += there.steps > 0;
                unsettled += there.unsettledMillimeters.has_value();
                if (there.visibility != back.visibility && !there.unsettledMillimeters && !back.unsettledMillimeters) {
                    QFAIL(("not symmetric\n" + spoken(board, a, b)).constData());
                }
                if (there.visibility != Visibility::Clear) {
                    return;
                }
                ++clear;
                QVERIFY2(endsInside(there.line.from, a) && endsInside(there.line.to, b),
                         spoken(board, a, b).constData());
                if (there.restsOnTouch || there.solidsTouch) {
                    return;
                }
                QVERIFY2(!firstBlockedVolume(there.line, board.map, board.active), spoken(board, a, b).constData());
                for (const Blocker& blocker : board.blockers) {
                    QVERIFY2(plainTest(toVec3(there.line.from), toVec3(there.line.to), blocker) >= 0,
                             spoken(board, a, b).constData());
                }
            });
        }
        std::sort(times.begin(), times.end());
        qInfo("%d pairs of seeds 1 to %d: %d clear, %d searched, %d unsettled; median %.1f us, 99 %% %.1f us, slowest "
              "%.2f "
              "ms",
              pairs, boardCount(40), clear, searched, unsettled, static_cast<double>(times[times.size() / 2]) / 1e3,
              static_cast<double>(times[times.size() * 99 / 100]) / 1e3, static_cast<double>(slowest) / 1e6);
        QVERIFY(clear > pairs / 20 && clear < pairs * 19 / 20);
        QVERIFY(unsettled * 200 <= pairs);
    }

    void sampledClearLines_implyClear_data() { answersKeepTheirPromises_data(); }
    void sampledClearLines_implyClear() {
        QFETCH(bool, floating);
        int blocked = 0;
        int lines = 0;
        for (int seed = 1; seed <= boardCount(16); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed) + 400,
                                          floating ? Heights::Mixed : Heights::OnTheTable, {10, 7, 22, 16});
            Random random{static_cast<std::uint64_t>(seed)};
            forPairs(board, [&](const Solid& a, const Solid& b) {
                if (look(board, a, b).visibility == Visibility::Clear) {
                    return;
                }
                ++blocked;
                const auto place = [&](const Solid& solid) {
                    const Box box = boundsOf(solid.placed);
                    Point p{};
                    do {
                        p = {
                            Length::fromMillimeters(random.between(box.low.x.millimeters(), box.high.x.millimeters())),
                            Length::fromMillimeters(random.between(box.low.y.millimeters(), box.high.y.millimeters()))};
                    } while (!contains(solid.placed, p));
                    const int level = random.below(4);
                    const double share = level == 0 ? 0.0 : level == 1 ? 1.0 : random.between(0, 1);
                    return Point3{p, solid.elevation + Length::fromMillimeters(share * solid.height.millimeters())};
                };
                for (int i = 0; i < 3000; ++i) {
                    const SightLine3 line{place(a), place(b)};
                    ++lines;
                    const bool clear =
                        std::all_of(board.blockers.begin(), board.blockers.end(), [&](const Blocker& blocker) {
                            return plainTest(toVec3(line.from), toVec3(line.to), blocker) > 0;
                        });
                    if (clear) {
                        QFAIL(("a sampled line is clear: " + QByteArray::number(line.from.plan.x.inches()) + "\n" +
                               spoken(board, a, b))
                                  .constData());
                    }
                }
            });
        }
        qInfo("%d lines between %d blocked pairs, seeds 401 to %d", lines, blocked, 400 + boardCount(16));
        QVERIFY(blocked > 50);
    }

    void addingAPiece_neverOpensALine() {
        int changed = 0;
        for (int seed = 1; seed <= boardCount(40); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed) + 1000, Heights::Mixed, {12, 8, 26, 18});
            std::vector<int> fewer = board.active;
            fewer.erase(fewer.begin() + seed % 12);
            fewer.erase(fewer.begin() + seed % 7);
            forPairs(board, [&](const Solid& a, const Solid& b) {
                const auto before = findLineInVolume(a, b, board.map, fewer, verdictOnly());
                const auto after = look(board, a, b);
                changed += before.visibility != after.visibility;
                QVERIFY2(before.visibility == Visibility::Clear || after.visibility == Visibility::Blocked ||
                             before.unsettledMillimeters,
                         spoken(board, a, b).constData());
            });
        }
        qInfo("%d verdicts changed, seeds 1001 to %d", changed, 1000 + boardCount(40));
        QVERIFY(changed > 20);
    }

    void extendedMaps_answerAsThoseMadeAtOnce() {
        int blockedByAdded = 0;
        for (int seed = 1; seed <= boardCount(40); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed) + 1500, Heights::Mixed, {12, 8, 26, 18});
            const auto first = board.blockers.size() / 2;
            const auto partly = [&](std::size_t count) {
                return TerrainMap{
                    {board.blockers.begin(), board.blockers.begin() + static_cast<std::ptrdiff_t>(count)}};
            };
            VolumeMap extended{partly(first)};
            for (std::size_t count = first; count < board.blockers.size(); count += 2) {
                extended = VolumeMap{extended, partly(std::min(count + 2, board.blockers.size()))};
            }
            const std::vector<int> fewer(board.active.begin(),
                                         board.active.begin() + static_cast<std::ptrdiff_t>(first));
            forPairs(board, [&](const Solid& a, const Solid& b) {
                const auto atOnce = look(board, a, b);
                const auto step = findLineInVolume(a, b, extended, board.active, verdictOnly());
                QVERIFY2(atOnce.visibility == step.visibility || atOnce.unsettledMillimeters ||
                             step.unsettledMillimeters,
                         spoken(board, a, b).constData());
                const auto before = findLineInVolume(a, b, extended, fewer, verdictOnly());
                QVERIFY2(before.visibility == findLineInVolume(a, b, board.map, fewer, verdictOnly()).visibility ||
                             before.unsettledMillimeters,
                         spoken(board, a, b).constData());
                blockedByAdded += before.visibility == Visibility::Clear && step.visibility == Visibility::Blocked;
            });
        }
        qInfo("%d pairs blocked by added pieces, seeds 1501 to %d", blockedByAdded, 1500 + boardCount(40));
        QVERIFY(blockedByAdded > 20);
    }

    void growingATarget_neverClosesALine() {
        int changed = 0;
        for (int seed = 1; seed <= boardCount(40); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed) + 2000, Heights::Mixed, {12, 8, 26, 18});
            Random random{static_cast<std::uint64_t>(seed)};
            forPairs(board, [&](const Solid& a, const Solid& b) {
                Solid taller = b;
                taller.height += Length::fromInches(random.between(0.01, 3));
                const auto before = look(board, a, b);
                const auto after = look(board, a, taller);
                changed += before.visibility != after.visibility;
                QVERIFY2(before.visibility != Visibility::Clear || after.visibility == Visibility::Clear ||
                             after.unsettledMillimeters,
                         spoken(board, a, taller).constData());
            });
        }
        qInfo("%d verdicts changed, seeds 2001 to %d", changed, 2000 + boardCount(40));
        QVERIFY(changed > 20);
    }

    void clearInPlan_isClearInVolume() {
        int clear = 0;
        SightOptions options;
        options.wantClearance = options.wantShares = false;
        for (int seed = 1; seed <= boardCount(40); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed) + 3000, Heights::Mixed, {12, 8, 26, 18});
            forPairs(board, [&](const Solid& a, const Solid& b) {
                if (findLineOfSight(a.placed, b.placed, board.map.plan(), board.active, options).visibility ==
                    Visibility::Clear) {
                    const auto inVolume = look(board, a, b);
                    const bool heightsApart =
                        a.elevation > b.top() || b.elevation > a.top(); // bases that meet in plan alone
                    QVERIFY2(inVolume.visibility == Visibility::Clear || inVolume.unsettledMillimeters || heightsApart,
                             spoken(board, a, b).constData());
                    ++clear;
                }
            });
        }
        qInfo("%d pairs clear in plan, seeds 3001 to %d", clear, 3000 + boardCount(40));
        QVERIFY(clear > 100);
    }

    void unlimitedPieces_giveThePlanVerdict() {
        int pairs = 0;
        SightOptions options;
        options.wantClearance = options.wantShares = false;
        for (int seed = 1; seed <= boardCount(1000); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed) + 4000, Heights::Unlimited, {8, 4, 22, 14});
            forPairs(board, [&](const Solid& a, const Solid& b) {
                const auto plan = findLineOfSight(a.placed, b.placed, board.map.plan(), board.active, options);
                QVERIFY2(look(board, a, b).visibility == plan.visibility, spoken(board, a, b).constData());
                ++pairs;
            });
        }
        qInfo("%d pairs, seeds 4001 to %d", pairs, 4000 + boardCount(1000));
    }

    void manyFloors_areDecidedQuickly() {
        // A house of four floors of four slabs each, no gap in any, and men on all of them.
        std::vector<Blocker> blockers;
        const auto slab = [&](double x, double y, double z) {
            const Ring ring{pointFromInches(x, y), pointFromInches(x + 6, y), pointFromInches(x + 6, y + 6),
                            pointFromInches(x, y + 6)};
            blockers.push_back({Polygon::fromVertices(ring).value(), Length::fromInches(z), Length::fromInches(0.25)});
        };
        for (int floor = 1; floor <= 4; ++floor) {
            for (int i = 0; i < 4; ++i) {
                slab(10 + 6 * (i % 2), 10 + 6 * (i / 2), 3 * floor);
            }
        }
        std::vector<Solid> men;
        Random random{5};
        for (int floor = 0; floor <= 4; ++floor) {
            for (int i = 0; i < 5; ++i) {
                men.push_back({{Footprint{}, pointFromInches(random.between(11, 21), random.between(11, 21)), {}},
                               Length::fromInches(floor == 0 ? 0 : 3 * floor + 0.25),
                               Length::fromInches(1.5)});
            }
        }
        std::vector<int> active(blockers.size());
        std::iota(active.begin(), active.end(), 0);
        const VolumeMap map{TerrainMap{blockers}};
        int sameFloor = 0, otherFloor = 0;
        for (std::size_t i = 0; i < men.size(); ++i) {
            for (std::size_t j = i + 1; j < men.size(); ++j) {
                const auto answer = findLineInVolume(men[i], men[j], map, active, verdictOnly());
                QVERIFY2(!answer.unsettledMillimeters,
                         qPrintable(QStringLiteral("%1 and %2 after %3 steps").arg(i).arg(j).arg(answer.steps)));
                if (men[i].elevation == men[j].elevation) {
                    ++sameFloor;
                    QVERIFY(answer.visibility == Visibility::Clear);
                } else if (std::abs(men[i].elevation.inches() - men[j].elevation.inches()) > 4 ||
                           men[i].elevation > Length{}) {
                    ++otherFloor; // no man reaches the edge of a floor
                    QVERIFY(answer.visibility == Visibility::Blocked ||
                            answer.line.from.plan != men[i].placed.position);
                }
            }
        }
        QVERIFY(sameFloor == 50 && otherFloor > 100);
    }
};

QTEST_APPLESS_MAIN(TestVolumeLaws)
#include "tst_volume_laws.moc"
