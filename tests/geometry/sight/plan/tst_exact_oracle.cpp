#include "tests/geometry/kind_rows.h"
#include "tests/support/exact_oracle.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"

#include <QByteArray>
#include <QObject>
#include <QTest>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

const char* wordFor(Decided decided) {
    return decided == Decided::Clear ? "clear" : decided == Decided::Blocked ? "blocked" : "open";
}

/// The board with a rectangle at a quarter turn in place of each round or oval base, and each facing at a quarter turn:
/// all corners are stored points or halves of them, so that the oracle leaves nothing open.
SightBoard squared(SightBoard board) {
    for (PlacedFootprint& base : board.bases) {
        constexpr std::int64_t kQuarter = 90'000'000'000;
        base.facing = Angle::fromNanodegrees(base.facing.nanodegrees() / kQuarter * kQuarter);
        if (const auto* round = std::get_if<RoundBase>(&base.footprint.shape())) {
            base.footprint = Footprint::rectangle(round->diameter, round->diameter).value();
        } else if (const auto* oval = std::get_if<OvalBase>(&base.footprint.shape())) {
            base.footprint = Footprint::rectangle(oval->length, oval->width).value();
        }
    }
    return board;
}

struct Tally {
    int answers = 0;
    int clear = 0;
    int open = 0;
    int byTouch = 0; ///< pairs that the touch rule decides
    int wrong = 0;
};

void compareAll(const SightBoard& board, Tally& tally) {
    constexpr int kTold = 5;
    const auto active = board.everyBlocker();
    const TerrainMap map{board.blockers};
    forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
        const ExactVerdict exact = exactVerdict(a, b, board.blockers, active);
        tally.byTouch += exact.ifTouchClear == Decided::Clear && exact.ifTouchBlocked == Decided::Blocked ? 1 : 0;
        for (const TouchRule touch : {TouchRule::Clear, TouchRule::Blocked}) {
            const Decided decided = exact.by(touch);
            SightOptions options;
            options.touch = touch;
            for (const bool inFull : {false, true}) { // in full: each stage, without a filtered test before
                options.keepAttempts = inFull;
                const SightAnswer answer = findLineOfSight(a, b, map, active, options);
                const bool sees = answer.visibility == Visibility::Clear;
                ++tally.answers;
                tally.clear += sees ? 1 : 0;
                tally.open += decided == Decided::Open ? 1 : 0;
                if (decided != Decided::Open && sees != (decided == Decided::Clear) && ++tally.wrong <= kTold) {
                    qWarning("touch %s: the exact answer is %s, the judge's %s\n%s",
                             touch == TouchRule::Clear ? "clear" : "blocked", wordFor(decided), spoken(answer).c_str(),
                             writeCase(board, a, b).c_str());
                }
            }
        }
    });
}

void report(const char* what, const Tally& tally) {
    qInfo("%s: %d answers, %d clear, %d open, %d pairs decided by touching, %d wrong", what, tally.answers, tally.clear,
          tally.open, tally.byTouch, tally.wrong);
}

} // namespace

/// The judge against exact numbers, under both touch rules.
class TestExactOracle : public QObject {
    Q_OBJECT

private slots:
    void knowsWhatCountsAsSeen_data() {
        addColumns<QByteArray, bool, bool>("blockers", "ifTouchClear", "ifTouchBlocked");
        // The examples of geometry/README.md, in tenths of an inch: bases 1 in square about (5, 10) and (25, 10), so
        // that y = 95 is their upper tangent.
        const auto row = [](const char* name, const char* blockers, bool ifTouchClear, bool ifTouchBlocked) {
            QTest::newRow(name) << QByteArray{blockers} << ifTouchClear << ifTouchBlocked;
        };
        row("nothing", "", true, true);
        row("a piece along the upper tangent", "polygon 100 105 200 105 200 150 100 150\n", true, true);
        row("a wall across", "wall 150 0 150 200\n", false, false);
        row("only past a free end", "wall 120 95 120 200\n", true, false);
        row("only past a bend", "wall 115 200 120 95 125 200\n", true, false);
        row("only along a wall on a piece", "polygon 100 95 130 95 130 200 100 200\nwall 100 95 130 95\n", true, false);
        row("walls' ends on one line, apart", "wall 120 0 120 100\nwall 180 100 180 200\n", true, true);
        row("walls that share an end", "wall 120 0 120 100\nwall 120 100 120 200\n", false, false);
        row("pieces that share a corner",
            "polygon 100 0 120 0 120 100 100 100\npolygon 120 100 140 100 140 200 120 200\n", false, false);
        row("pieces that share an edge",
            "polygon 100 0 120 0 120 100 100 100\npolygon 100 100 120 100 120 200 100 200\n", false, false);
        row("pieces that overlap", "polygon 100 0 120 0 120 101 100 101\npolygon 110 100 120 100 120 200 110 200\n",
            false, false);
        row("a wall that the observer leans on", "wall 55 0 55 200\n", false, false);
        row("its free end at the observer", "wall 55 0 55 100\n", true, true);
        row("a wall through the observer", "wall 50 0 50 200\n", true, true);
        row("a thin piece through the observer", "polygon 49 0 51 0 51 200 49 200\n", true, true);
        row("a piece round the observer, flush in front", "polygon 30 80 55 80 55 120 30 120\n", true, false);
        row("a piece round the observer and beyond", "polygon 30 80 56 80 56 120 30 120\n", false, false);
        row("in the room of a piece with a window",
            "polygon 30 80 80 80 80 98 70 98 70 102 80 102 80 120 30 120 hole 40 90 60 90 60 110 40 110\n", false,
            false);
        row("in the room of a piece, both", "polygon 0 0 300 0 300 200 0 200 hole 10 90 290 90 290 110 10 110\n", true,
            true);
    }
    void knowsWhatCountsAsSeen() {
        auto [blockers, ifTouchClear, ifTouchBlocked] =
            fetch<QByteArray, bool, bool>("blockers", "ifTouchClear", "ifTouchBlocked");
        const auto tenths =
            readCase("base rectangle 10 10 at 50 100 facing 0\nbase rectangle 10 10 at 250 100 facing 0\n" +
                     blockers.toStdString());
        QVERIFY(tenths);
        constexpr std::int64_t kTenth = 2'540'000;
        const auto enlarged = [](const Ring& ring) {
            Ring result;
            std::transform(ring.begin(), ring.end(), std::back_inserter(result), [](Point p) {
                return Point{p.x * kTenth, p.y * kTenth};
            });
            return result;
        };
        std::vector<Blocker> inTheWay;
        for (const Blocker& blocker : tenths->board.blockers) {
            if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
                inTheWay.push_back({Wall::fromVertices(enlarged(wall->vertices())).value(), {}, {}});
            } else {
                const auto& polygon = std::get<Polygon>(blocker.outline);
                std::vector<Ring> holes;
                std::transform(polygon.holes().begin(), polygon.holes().end(), std::back_inserter(holes), enlarged);
                inTheWay.push_back({Polygon::fromVertices(enlarged(polygon.outline()), holes).value(), {}, {}});
            }
        }
        const auto baseAt = [](double x) {
            return PlacedFootprint{
                Footprint::rectangle(Length::fromInches(1), Length::fromInches(1)).value(), pointFromInches(x, 10), {}};
        };
        SightBoard board{"", {baseAt(5), baseAt(25)}, inTheWay};
        const auto decided = [](bool sees) { return sees ? Decided::Clear : Decided::Blocked; };
        for (const auto& [observer, target] : {std::pair{0, 1}, std::pair{1, 0}}) {
            const auto exact =
                exactVerdict(board.bases[static_cast<std::size_t>(observer)],
                             board.bases[static_cast<std::size_t>(target)], board.blockers, board.everyBlocker());
            QCOMPARE(wordFor(exact.ifTouchClear), wordFor(decided(ifTouchClear)));
            QCOMPARE(wordFor(exact.ifTouchBlocked), wordFor(decided(ifTouchBlocked)));
        }
        Tally tally;
        compareAll(board, tally);
        QCOMPARE(tally.wrong, 0);
    }

    void randomBoards_agree() {
        Tally tally;
        Tally square;
        for (int seed = 1; seed <= boardCount(60); ++seed) {
            const SightBoard board = randomBoard(static_cast<std::uint64_t>(seed) + 80'000, {12, 4, 30, 20});
            compareAll(board, tally);
            compareAll(squared(board), square);
        }
        report("random boards of seeds 80001, …", tally);
        report("the same with rectangles", square);
        QCOMPARE(tally.wrong + square.wrong, 0);
        QVERIFY(tally.clear * 10 > tally.answers && tally.clear * 10 < tally.answers * 9);
        QVERIFY(tally.open * 20 <= tally.answers);
        QCOMPARE(square.open, 0);
    }

    void degenerateBoards_agree_data() { addKindRows(); }
    void degenerateBoards_agree() {
        QFETCH(int, kind);
        Tally tally;
        Tally square;
        for (int seed = 1; seed <= boardCount(static_cast<Degenerate>(kind) == Degenerate::OnlyByTouching ? 150 : 12);
             ++seed) {
            const SightBoard board =
                degenerateBoard(static_cast<Degenerate>(kind), static_cast<std::uint64_t>(seed) + 90'000);
            compareAll(board, tally);
            compareAll(squared(board), square);
        }
        report("seeds 90001, …", tally);
        report("the same with rectangles", square);
        QCOMPARE(tally.wrong + square.wrong, 0);
        QCOMPARE(square.open, 0);
        QVERIFY(static_cast<Degenerate>(kind) != Degenerate::OnlyByTouching || square.byTouch * 40 >= square.answers);
    }

    void slots_areFound() {
        Tally tally;
        for (int i = 1; i <= boardCount(60); ++i) {
            Random random{static_cast<std::uint64_t>(i) + 95'000};
            const double width = 0.1 * std::pow(500.0, random.between(0, 1)); // 0.1 to 50 mm
            const SightBoard board = slotBoard(width, static_cast<std::uint64_t>(i) + 95'000).board;
            const auto exact = exactVerdict(board.bases[0], board.bases[1], board.blockers, board.everyBlocker());
            QVERIFY2(exact.ifTouchBlocked != Decided::Blocked && exact.ifTouchClear != Decided::Blocked,
                     writeCase(board, board.bases[0], board.bases[1]).c_str());
            compareAll(board, tally);
        }
        report("slots of 0.1 to 50 mm, seeds 95001, …", tally);
        QCOMPARE(tally.wrong, 0);
        QCOMPARE(tally.clear, tally.answers);
    }
};

QTEST_APPLESS_MAIN(TestExactOracle)
#include "tst_exact_oracle.moc"
