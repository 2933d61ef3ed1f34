#include "geometry/sight/proof/certificate.h"
#include "geometry/sight/seen/target_view.h"
#include "geometry/sight/space/volume_beam.h"
#include "geometry/sight/space/volume_entries.h"
#include "tests/geometry/shapes.h"
#include "tests/geometry/sight/space/volume_table.h"
#include "tests/support/random_boards.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"
#include "tests/support/solid_scenes.h"

#include <QByteArray>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Solid block(double x, double y, double length, double width, double height, double elevation = 0) {
    return {
        {Footprint::rectangle(in(length), in(width)).value(), pointFromInches(x, y), {}}, in(elevation), in(height)};
}

struct Table : VolumeTable {
    using VolumeTable::VolumeTable;
    [[nodiscard]] bool sees(const Solid& a, const Solid& b) const {
        VolumeOptions options;
        options.wantShares = false;
        return findLineInVolume(a, b, map, active, options).visibility == Visibility::Clear;
    }
    [[nodiscard]] VolumeSeenPart seen(const Solid& a, const Solid& b) const {
        return seenVolumePart(a, b, map, active);
    }
};

/// The share that the search in space alone finds, with nothing known of the plan; nothing: bases that meet, or targets
/// of several parts.
std::optional<std::pair<double, double>> searchedShare(const Table& table, const Solid& a, const Solid& b) {
    const Point origin = detail::centerPointOf(a.placed.position, b.placed.position);
    const detail::TargetView view{b.placed, origin, table.map.plan(), {}, {}, TouchRule::Clear};
    const auto parts = detail::convexPartsOf(a.placed, origin);
    const auto place = parts.size() == 1 && view.parts() == 1 ? view.beside(parts[0]) : std::nullopt;
    if (!place) {
        return {};
    }
    const detail::BasePair& pair = place->pairs[0];
    const auto facing = view.facing({&*place, 1});
    const double length = totalLength(facing);
    detail::EntryScale scale{pair.target.reach()};
    const auto& corners = pair.target.corners();
    for (std::size_t i = 0, first = detail::EntryOutline{pair}.firstCorner(); !corners.empty() && i <= corners.size();
         ++i) {
        const auto corner = [&](std::size_t k) { return corners[(first + k) % corners.size()]; };
        scale.toSide.push_back(i == 0 ? 0.0 : scale.toSide.back() + norm(corner(i) - corner(i - 1)));
    }
    std::vector<int> all(table.map.data().parts.size());
    std::iota(all.begin(), all.end(), 0);
    const auto scene = detail::withCuts(detail::VolumeScene::make(pair, origin, a, b, table.map.data(), all));
    const auto answer =
        detail::searchEntries(scene, scale, {{}, {{-1e3, 1e3}}, 0.0005 * length, 500, 20'000, false}, {});
    std::vector<detail::Stretch> seen, open;
    view.addEntries(0, pair, answer.seen, seen);
    view.addEntries(0, pair, answer.open, open);
    const auto share = [&](std::vector<detail::Stretch> of) {
        return totalLength(common(detail::united(std::move(of)), facing)) / length;
    };
    return std::pair{share(std::move(seen)), share(std::move(open))};
}

template <class Visit> void forPairs(std::size_t count, Visit&& visit) {
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            if (i != j) {
                visit(i, j);
            }
        }
    }
}

QByteArray toldOf(const std::string& name, std::size_t i, std::size_t j, double one, double other) {
    return QByteArray::fromStdString(name) + ", " + QByteArray::number(static_cast<int>(i)) + " to " +
           QByteArray::number(static_cast<int>(j)) + ": " + QByteArray::number(one, 'f', 6) + ", " +
           QByteArray::number(other, 'f', 6);
}

/// Where, in parts of the way, a line first enters a base, by halving between a place outside and one inside.
std::optional<std::pair<double, double>>
entryOf(const PlacedFootprint& base, const QuickSolidTest::Place& from, const QuickSolidTest::Place& to) {
    constexpr int kSteps = 100;
    const auto isIn = [&](double at) {
        return contains(base, {Length::fromMillimeters(from.x + at * (to.x - from.x)),
                               Length::fromMillimeters(from.y + at * (to.y - from.y))});
    };
    for (int i = 0; i <= kSteps; ++i) {
        double inside = static_cast<double>(i) / kSteps;
        if (!isIn(inside)) {
            continue;
        }
        double outside = inside - 1.0 / kSteps;
        for (int halving = 0; halving < 30; ++halving) {
            const double middle = (inside + outside) / 2;
            (isIn(middle) ? inside : outside) = middle;
        }
        return std::pair{from.x + inside * (to.x - from.x), from.y + inside * (to.y - from.y)};
    }
    return {};
}

QuickSolidTest::Place somewhereIn(Random& random, const Solid& solid) {
    const Box box = boundsOf(solid.placed);
    const int level = random.below(4);
    const double share = level == 0 ? 0.0 : level == 1 ? 1.0 : random.between(0, 1);
    for (;;) {
        const double x = random.between(box.low.x.millimeters(), box.high.x.millimeters());
        const double y = random.between(box.low.y.millimeters(), box.high.y.millimeters());
        if (contains(solid.placed, {Length::fromMillimeters(x), Length::fromMillimeters(y)})) {
            return {x, y, solid.elevation.millimeters() + share * solid.height.millimeters()};
        }
    }
}

bool meetInPlan(const Solid& a, const Solid& b) {
    const Box p = boundsOf(a.placed), q = boundsOf(b.placed);
    return p.low.x <= q.high.x && q.low.x <= p.high.x && p.low.y <= q.high.y && q.low.y <= p.high.y;
}

/// A board of the plan as solids of any height, most standing on the table.
struct Board {
    std::string name;
    std::vector<Solid> solids;
    std::vector<Blocker> blockers;
};

enum class Pieces { OnTheTable, AtAnyHeight, AtAnyHeightAndBasesMeet };

Board makeBoard(std::uint64_t seed, Pieces pieces) {
    const bool floating = pieces != Pieces::OnTheTable;
    const SightBoard plan = randomBoard(seed, {8, 5, 30, 20});
    Random random{seed + 5};
    Board board{plan.name, {}, plan.blockers};
    for (Blocker& blocker : board.blockers) {
        blocker.elevation = floating && random.oneIn(3) ? in(random.between(0.3, 2)) : Length{};
        blocker.height = in(random.oneIn(4) ? 12.0 : random.between(0.5, 4));
    }
    for (const PlacedFootprint& base : plan.bases) {
        board.solids.push_back(
            {base, floating && random.oneIn(4) ? in(random.between(0.5, 3)) : Length{}, in(random.between(0.5, 4))});
        if (pieces == Pieces::AtAnyHeightAndBasesMeet && board.solids.size() % 2 == 0) {
            const Point other = board.solids[board.solids.size() - 2].placed.position;
            board.solids.back().placed.position = {other.x + in(random.between(-1, 1)),
                                                   other.y + in(random.between(-1, 1))};
        }
    }
    return board;
}

} // namespace

class TestVolumeSeen : public QObject {
    Q_OBJECT

private slots:
    void examples_data() {
        addNumberedRows("index", {"nothing there", "a wall that both look over",
                                  "a wall too high to look over, from the side up to the middle",
                                  "a wall that one looks over, and a high one half across",
                                  "under a floor, and a high wall half across",
                                  "a slanting wall: looked over where it is near enough to the higher",
                                  "a window as wide as half the target"});
    }

    void examples() {
        QFETCH(int, index);
        // Looked at from so small a base the share is that of a point, to 0.001.
        const double small = 0.002;
        const Solid eye = block(0, 0, small, small, 2);
        const Solid target = block(20.5, 0, 1, 4, 0.5); // its side at x = 20 faces, from y = -2 to 2
        struct Row {
            std::vector<Blocker> blockers;
            std::vector<std::vector<SheetOpening>> openings;
            double share;
        };
        const std::vector<Row> rows{
            {{}, {}, 1.0},
            {{wall(10, -30, 10, 30, 0.4)}, {}, 1.0},
            {{wall(10, -30, 10, 0, 2.5)}, {}, 0.5},
            {{wall(10, -30, 10, 30, 1.2), wall(15, -30, 15, 0.75, 9)}, {}, 0.25},
            {{box(5, -30, 15, 30, 1, 2), wall(15, -30, 15, 0, 9)}, {}, 0.5},
            // Over (x, 1) on the way from z = 2 to z = 0.5 at x = 21, the far side of the top: x <= 14, and the wall is
            // there for y <= 0.
            {{wall(10, -5, 18, 5, 1.0)}, {}, 0.5},
            {{wall(10, -30, 10, 30, 9)}, {{{in(29.5), in(30.5), in(0.5), in(4)}}}, 0.5},
        };
        const Row& row = rows[static_cast<std::size_t>(index)];
        const Table table{row.blockers, row.openings};
        const VolumeSeenPart part = table.seen(eye, target);
        QVERIFY2(std::abs(part.part.share - row.share) < 0.0015 && part.error <= 0.001,
                 toldOf("", 0, 0, part.part.share, part.error).constData());
        QCOMPARE(part.part.fullyVisible, row.share == 1.0);
        QCOMPARE(part.part.facingOutline.size(), std::size_t{1});
    }

    /// An observer on a floor that reaches out over the right end of a target, whose right side alone turns to it, from
    /// y = 0 to 2.
    void basesThatMeet_examples() {
        const Solid target = block(2, 1, 4, 2, 1);
        const Solid over = block(4, 1, 2, 2, 1.5, 3);
        // From (x, 2) at z = 3 under the floor's edge at (x, 1.8) and z = 2.5 to the table: the line falls by 0.5 in
        // 0.2, so it comes no nearer than 1.2 from where it starts. What is told holds, if roughly, also from an inch
        // beside.
        const Table floor{{box(-9, -9, 15, 1.8, 0.5, 2.5)}};
        for (const double beside : {0.0, 0.5, 1.001, 1.1, 2.0}) {
            const VolumeSeenPart part = floor.seen(block(4 + beside, 1, 2, 2, 1.5, 3), target);
            QVERIFY2(part.part.share < 0.6015 && part.part.share + part.error > 0.5985,
                     toldOf("floor", 0, 0, part.part.share, part.error).constData());
            const VolumeSeenPart hidden =
                floor.seen(block(4 + beside, 0.8, 2, 1.6, 1.5, 3), target); // wholly over the floor
            QVERIFY2(hidden.part.share < 0.0015, toldOf("hidden", 0, 0, hidden.part.share, hidden.error).constData());
        }
        // Solids that meet see each other there, whatever stands there.
        const std::vector<Blocker> block5{box(3.5, -1, 4.5, 0.5, 2.8)};
        const VolumeSeenPart within = Table{block5}.seen(block(4, 1, 2, 2, 1.5), target);
        QVERIFY2(within.part.fullyVisible && within.error == 0,
                 toldOf("within", 0, 0, within.part.share, within.error).constData());
    }

    void unlimitedPieces_giveTheShareOfThePlan() {
        int pairs = 0, searched = 0, rough = 0;
        for (int seed = 1; seed <= boardCount(20); ++seed) {
            const SightBoard board = randomBoard(static_cast<std::uint64_t>(seed) + 900, {8, 5, 22, 14});
            std::vector<Blocker> blockers = board.blockers;
            for (Blocker& blocker : blockers) {
                blocker.elevation = {};
                blocker.height = seed % 2 == 0 ? std::optional{in(40)} : std::nullopt;
            }
            const Table table{blockers};
            forPairs(board.bases.size(), [&](std::size_t i, std::size_t j) {
                const Solid a{board.bases[i], {}, in(2)};
                const Solid b{board.bases[j], {}, in(1.5)};
                if (!table.sees(a, b)) {
                    return;
                }
                ++pairs;
                const SeenPart plan = seenPart(a.placed, b.placed, table.map.plan(), table.active);
                const VolumeSeenPart part = table.seen(a, b);
                QVERIFY2(std::abs(part.part.share - plan.share) <= 1e-6 && part.error <= 1e-6,
                         toldOf(board.name, i, j, part.part.share, plan.share).constData());
                QCOMPARE(part.part.fullyVisible, plan.fullyVisible);
                if (const auto alone = searchedShare(table, a, b)) {
                    ++searched;
                    const auto [seen, open] = *alone;
                    rough += open > 0.001;
                    QVERIFY2(seen <= plan.share + 1e-5 && seen + open >= plan.share - 1e-5,
                             (toldOf(board.name, i, j, seen, plan.share) + ", open " + QByteArray::number(open))
                                 .constData());
                }
            });
        }
        qInfo("%d pairs, %d of them by the search alone, %d of these roughly, seeds 901 to %d", pairs, searched, rough,
              900 + boardCount(20));
        QVERIFY(searched > boardCount(20) && rough * 5 < searched);
    }

    void clearLines_enterWhatIsSeen_andFillIt_data() {
        QTest::addColumn<Pieces>("pieces");
        QTest::newRow("pieces on the table") << Pieces::OnTheTable;
        QTest::newRow("pieces at any height") << Pieces::AtAnyHeight;
        QTest::newRow("pieces at any height, bases that meet") << Pieces::AtAnyHeightAndBasesMeet;
    }

    void clearLines_enterWhatIsSeen_andFillIt() {
        QFETCH(Pieces, pieces);
        const bool meet = pieces == Pieces::AtAnyHeightAndBasesMeet;
        int pairs = 0, rough = 0, lines = 0, places = 0, unfilled = 0;
        for (int seed = 1; seed <= boardCount(12); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed) + 70, pieces);
            const Table table{board.blockers};
            const QuickSolidTest test{board.blockers, {}};
            Random random{static_cast<std::uint64_t>(seed)};
            forPairs(board.solids.size(), [&](std::size_t i, std::size_t j) {
                const Solid& a = board.solids[i];
                const Solid& b = board.solids[j];
                if (meetInPlan(a, b) != meet || !table.sees(a, b)) {
                    return;
                }
                const VolumeSeenPart part = table.seen(a, b);
                ++pairs;
                rough += part.error > 0.001;
                const double length = lengthOf(part.part.facingOutline);
                for (int k = 0; k < 300; ++k) {
                    const auto from = somewhereIn(random, a);
                    const auto to = somewhereIn(random, b);
                    const bool startsBeside =
                        !contains(b.placed, {Length::fromMillimeters(from.x), Length::fromMillimeters(from.y)});
                    const auto entry =
                        startsBeside && test.isSurelyClear(from, to) ? entryOf(b.placed, from, to) : std::nullopt;
                    if (entry) {
                        ++lines;
                        const double off = distanceTo(part.part.seenOutline, entry->first, entry->second);
                        // Curves are drawn by points 2 degrees apart.
                        QVERIFY2(off <= part.error * length + 0.02 + 0.0002 * length,
                                 toldOf(board.name, i, j, off, part.part.share).constData());
                    }
                }
                if (b.elevation > a.elevation || b.top() < a.top() ||
                    std::holds_alternative<HullOutline>(b.placed.footprint.shape())) {
                    return; // some place may be entered on the way to the top of the target, and its own notches are in
                            // the way
                }
                for (const auto& line : part.part.seenOutline) {
                    for (std::size_t k = 0; k + 1 < line.size(); k += std::max<std::size_t>(1, line.size() / 8)) {
                        const double x = (line[k].x + line[k + 1].x).millimeters() / 2;
                        const double y = (line[k].y + line[k + 1].y).millimeters() / 2;
                        ++places;
                        bool isFilled = false;
                        for (int tries = 0; tries < 1500 && !isFilled; ++tries) {
                            const double share = random.oneIn(3) ? 1.0 : random.between(0, 1);
                            isFilled = test.isSurelyClear(somewhereIn(random, a),
                                                          {x, y,
                                                           (b.elevation + b.height).millimeters() * share +
                                                               b.elevation.millimeters() * (1 - share)});
                        }
                        unfilled += !isFilled;
                    }
                }
            });
        }
        qInfo("%d pairs, %d of them only roughly known, %d clear lines; %d places of which %d were not found, seeds 71 "
              "to %d",
              pairs, rough, lines, places, unfilled, 70 + boardCount(12));
        QVERIFY(pairs > boardCount(12) && places > boardCount(12));
        QVERIFY(rough * 5 <= pairs);
        QVERIFY(unfilled * 50 < places);
    }

    void aHigherTarget_showsMore_andMovingTheTableChangesNothing() {
        int pairs = 0;
        for (int seed = 1; seed <= boardCount(12); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed) + 500,
                                          seed % 2 == 0 ? Pieces::AtAnyHeight : Pieces::OnTheTable);
            const Table table{board.blockers};
            const Table moved{changed(board.blockers, 0)}, turned{changed(board.blockers, 1)},
                mirrored{changed(board.blockers, 2)};
            forPairs(board.solids.size(), [&](std::size_t i, std::size_t j) {
                const Solid& a = board.solids[i];
                const Solid& b = board.solids[j];
                if (meetInPlan(a, b) || !table.sees(a, b)) {
                    return;
                }
                ++pairs;
                const VolumeSeenPart part = table.seen(a, b);
                Solid higher = b;
                higher.height = b.height + in(1);
                const VolumeSeenPart more = table.seen(a, higher);
                QVERIFY2(more.part.share + more.error >= part.part.share - 1e-6,
                         toldOf(board.name, i, j, part.part.share, more.part.share).constData());
                for (int change = 0; change < 3; ++change) {
                    const bool isHull = std::holds_alternative<HullOutline>(a.placed.footprint.shape()) ||
                                        std::holds_alternative<HullOutline>(b.placed.footprint.shape());
                    if (change == 2 && isHull) { // an outline of its own, not mirrored here
                        continue;
                    }
                    const Table& other = change == 0 ? moved : change == 1 ? turned : mirrored;
                    const VolumeSeenPart same = other.seen(changed(a, change), changed(b, change));
                    QVERIFY2(same.part.share <= part.part.share + part.error + 1e-5 &&
                                 part.part.share <= same.part.share + same.error + 1e-5,
                             toldOf(board.name, i, j, part.part.share, same.part.share).constData());
                }
            });
        }
        qInfo("%d pairs, seeds 501 to %d", pairs, 500 + boardCount(12));
        QVERIFY(pairs > boardCount(12));
    }

    void fewSteps_tellTheirError() {
        const Table table{{wall(10, -5, 18, 5, 1.0)}};
        const Solid eye = block(0, 0, 1, 1, 2);
        const Solid target = block(20.5, 0, 1, 4, 0.5);
        const VolumeSeenPart exact = table.seen(eye, target);
        VolumeOptions options;
        options.maxShareSteps = 20;
        const VolumeSeenPart rough = seenVolumePart(eye, target, table.map, table.active, options);
        QVERIFY(exact.error <= 0.001 && rough.error > 0.001);
        QVERIFY(rough.part.share <= exact.part.share + exact.error &&
                exact.part.share <= rough.part.share + rough.error);
        std::stop_source stop;
        stop.request_stop();
        const VolumeSeenPart stopped = seenVolumePart(eye, target, table.map, table.active, {}, stop.get_token());
        QVERIFY(stopped.part.share + stopped.error >= exact.part.share);
    }

    void viewers_seeMostAndLeast() {
        int pairs = 0;
        for (int seed = 1; seed <= boardCount(4); ++seed) {
            const Board board = makeBoard(static_cast<std::uint64_t>(seed) + 700, Pieces::OnTheTable);
            const Table table{board.blockers};
            Random random{static_cast<std::uint64_t>(seed)};
            forPairs(board.solids.size(), [&](std::size_t i, std::size_t j) {
                const Solid& a = board.solids[i];
                const Solid& b = board.solids[j];
                if (meetInPlan(a, b) || !table.sees(a, b)) {
                    return;
                }
                ++pairs;
                const VolumeSeenPart part = table.seen(a, b);
                const auto viewers = volumeViewerPoints(a, b, table.map, table.active);
                QVERIFY2(viewers && contains(a.placed, viewers->best) && contains(a.placed, viewers->worst),
                         board.name.c_str());
                QVERIFY2(viewers->bestShare <= part.part.share + part.error + 2e-3 &&
                             viewers->worstShare <= viewers->bestShare + 1e-6,
                         toldOf(board.name, i, j, viewers->bestShare, part.part.share).constData());
                // What a place alone sees, of its own facing part, is no less than of that which faces the whole base.
                for (int k = 0; k < 5; ++k) {
                    const auto place = somewhereIn(random, a);
                    Solid eye = a;
                    eye.placed = {Footprint::round(Length::fromNanometers(2000)).value(),
                                  {Length::fromMillimeters(place.x), Length::fromMillimeters(place.y)},
                                  {}};
                    const VolumeSeenPart alone = table.seen(eye, b);
                    const double length =
                        alone.part.share * lengthOf(alone.part.facingOutline) / lengthOf(part.part.facingOutline);
                    const double most = length + alone.error;
                    QVERIFY2(length <= viewers->bestShare + viewers->error + 2e-3 &&
                                 most >= viewers->worstShare - viewers->error - 2e-3,
                             (toldOf(board.name, i, j, viewers->bestShare, viewers->worstShare) + " " +
                              QByteArray::number(length))
                                 .constData());
                }
            });
        }
        qInfo("%d pairs, seeds 701 to %d", pairs, 700 + boardCount(4));
        QVERIFY(pairs > boardCount(4));
    }

    void viewersAmongUnlimitedPieces_areThoseOfThePlan() {
        const Table table{{wall(10, -30, 10, 0.2, {}), box(14, 1, 16, 9, 30)}};
        const Solid a = block(0, 0, 1.5, 1.5, 2);
        const Solid b = block(20, 0, 1, 4, 1);
        const auto plan = viewerPoints(a.placed, b.placed, table.map.plan(), table.active);
        QVERIFY(plan && plan->bestShare > plan->worstShare + 0.01);
        QVERIFY(volumeViewerPoints(a, b, table.map, table.active) == plan);
        QVERIFY(!volumeViewerPoints(a, block(0.5, 0.5, 1, 1, 2, 5), table.map, table.active));
    }

private:
    /// Moved by 100 in, turned by a quarter, or mirrored.
    static Point changed(Point p, int change) {
        switch (change) {
        case 0: return {p.x + in(100), p.y - in(37)};
        case 1: return {-p.y, p.x};
        default: return {-p.x, p.y};
        }
    }
    static Solid changed(Solid solid, int change) {
        solid.placed.position = changed(solid.placed.position, change);
        const double degrees = solid.placed.facing.degrees();
        solid.placed.facing =
            change == 0 ? solid.placed.facing : Angle::fromDegrees(change == 1 ? degrees + 90 : 180 - degrees);
        return solid;
    }
    static std::vector<Blocker> changed(std::vector<Blocker> blockers, int change) {
        const auto all = [&](Ring ring) {
            std::ranges::transform(ring, ring.begin(), [&](Point p) { return changed(p, change); });
            return ring;
        };
        for (Blocker& blocker : blockers) {
            if (const auto* polygon = std::get_if<Polygon>(&blocker.outline)) {
                std::vector<Ring> holes;
                std::ranges::transform(polygon->holes(), std::back_inserter(holes), all);
                blocker.outline = Polygon::fromVertices(all(polygon->outline()), holes).value();
            } else {
                blocker.outline = Wall::fromVertices(all(std::get<Wall>(blocker.outline).vertices())).value();
            }
        }
        return blockers;
    }
};

QTEST_GUILESS_MAIN(TestVolumeSeen)
#include "tst_volume_seen.moc"
