#include "tests/support/degenerate_boards.h"
#include "tests/support/plane_shapes.h"
#include "tests/support/reference_sight.h"
#include "tests/support/rows.h"
#include "tests/support/straight_test.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTest>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

QString described(const SightBoard& board, const PlacedFootprint& a, const PlacedFootprint& b) {
    return QString::fromStdString(writeCase(board, a, b));
}

template <typename Check> void forEachPair(const SightBoard& board, Check check) {
    for (std::size_t i = 0; i < board.bases.size(); ++i) {
        for (std::size_t k = i + 1; k < board.bases.size(); ++k) {
            check(board.bases[i], board.bases[k]);
        }
    }
}

} // namespace

/// The reference that the judge is measured against must itself be right: cases by hand, its own lines tested
/// in exact numbers, dense sampling, and the same answer without its short cuts.
class TestReferenceSight : public QObject {
    Q_OBJECT

private slots:
    void answersHandMadeCases_data() {
        addColumns<QByteArray, int, double>("text", "kind", "gap");
        const auto row = [](const char* name, const char* text, ReferenceKind kind, double gap = 0.0) {
            QTest::newRow(name) << QByteArray{text} << static_cast<int>(kind) << gap;
        };
        // Two 20 mm discs, 100 mm apart on y = 0. An empty table: the widest beam is as wide as the bases.
        row("empty table", "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n",
            ReferenceKind::Clear, 20.0);
        // A wall over the whole corridor.
        row("wall across",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "wall 50000000 -30000000 50000000 30000000\n",
            ReferenceKind::Blocked);
        // The wall covers y < 6 at x = 50. By symmetry about x = 50 the best beam is level: from y = 6 to 10.
        row("4 mm left over",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "wall 50000000 -30000000 50000000 6000000\n",
            ReferenceKind::Clear, 4.0);
        // The wall ends at y = 10, level with the upper tangent of both discs, which only touches its free end.
        row("tangent past a free end",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "wall 50000000 -30000000 50000000 10000000\n",
            ReferenceKind::TooClose);
        // Two boxes that share the corner (50, 0), one above and one below: the picture has no gap.
        row("shared corner",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "polygon 40000000 0 50000000 0 50000000 40000000 40000000 40000000\n"
            "polygon 50000000 0 60000000 0 60000000 -40000000 50000000 -40000000\n",
            ReferenceKind::Blocked);
        // The same boxes 2 mm apart along the line: the face line y = 0 slides along both, nothing else passes.
        row("faces in one line",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "polygon 40000000 0 50000000 0 50000000 40000000 40000000 40000000\n"
            "polygon 50000000 40000000 52000000 40000000 52000000 41000000 50000000 41000000\n"
            "polygon 52000000 0 60000000 0 60000000 -40000000 52000000 -40000000\n",
            ReferenceKind::Clear);
        // Both inside one box.
        row("both inside a piece",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "polygon -50000000 -50000000 150000000 -50000000 150000000 50000000 -50000000 50000000\n",
            ReferenceKind::Blocked);
        // Both in the hole of that box, the hole being 4 mm high between them.
        row("both in a courtyard",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "polygon -50000000 -50000000 150000000 -50000000 150000000 50000000 -50000000 50000000 "
            "hole -20000000 -2000000 120000000 -2000000 120000000 2000000 -20000000 2000000\n",
            ReferenceKind::Clear, 4.0);
        // A wall through the middle of the observer: the half that looks at the target sees it, over its whole width.
        row("wall through the observer",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "wall 0 -30000000 0 30000000\n",
            ReferenceKind::Clear, 20.0);
        // A wall 1 mm in front of the observer, as high as its tangents at (10, 0): nothing to see past it.
        row("wall close in front",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "wall 11000000 -30000000 11000000 30000000\n",
            ReferenceKind::Blocked);
        // The observer half out of a box: the box ends at x = 5, so lines start on its face inside the base. The chord
        // at x = 5 has half height sqrt(100 - 25) = 8.660254 mm, and lines may run outwards from there; the beam
        // between the discs level with the tangent part beyond x = 5 is 2 * 8.660254 mm.
        row("half out of a piece",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 100000000 0 facing 0\n"
            "polygon -40000000 -40000000 5000000 -40000000 5000000 40000000 -40000000 40000000\n",
            ReferenceKind::Clear, 17.320508);
        // Overlapping bases see each other inside a piece.
        row("overlapping bases",
            "base round 20000000 at 0 0 facing 0\nbase round 20000000 at 19000000 0 facing 0\n"
            "polygon -40000000 -40000000 50000000 -40000000 50000000 40000000 -40000000 40000000\n",
            ReferenceKind::Clear, 0.0);
        // Two rectangles 40 x 20 mm, end to end 60 mm apart, walls from above and below leave 3 mm at x = 50.
        row("rectangles and a slit",
            "base rectangle 40000000 20000000 at 0 0 facing 0\nbase rectangle 40000000 20000000 at 100000000 0 facing "
            "180000000000\n"
            "wall 50000000 -30000000 50000000 1000000\nwall 50000000 4000000 50000000 30000000\n",
            ReferenceKind::Clear, 3.0);
        // A concave hull: a U open towards the target. Seen between its arms too: the widest beam is its whole 40 mm
        // height.
        row("concave hull",
            "base hull -20000000 -20000000 20000000 -20000000 20000000 -10000000 -10000000 -10000000 -10000000 "
            "10000000 "
            "20000000 10000000 "
            "20000000 20000000 -20000000 20000000 at 0 0 facing 0\nbase rectangle 10000000 40000000 at 100000000 0 "
            "facing "
            "0\n",
            ReferenceKind::Clear, 40.0);
        // In the U's mouth a wall closes its 20 mm, the arms see past it.
        row("concave hull, mouth walled",
            "base hull -20000000 -20000000 20000000 -20000000 20000000 -10000000 -10000000 -10000000 -10000000 "
            "10000000 "
            "20000000 10000000 "
            "20000000 20000000 -20000000 20000000 at 0 0 facing 0\nbase rectangle 10000000 40000000 at 100000000 0 "
            "facing "
            "0\n"
            "wall 30000000 -10000000 30000000 10000000\n",
            ReferenceKind::Clear, 10.0);
    }
    void answersHandMadeCases() {
        auto [text, kind, gap] = fetch<QByteArray, int, double>("text", "kind", "gap");
        const auto written = readCase(text.toStdString());
        QVERIFY(written);
        const SightBoard& board = written->board;
        const auto verdict =
            referenceLineOfSight(board.bases[0], board.bases[1], board.blockers, board.everyBlocker(), Search::Widest);
        QCOMPARE(static_cast<int>(verdict.kind), kind);
        if (gap > 0) {
            QVERIFY2(std::abs(verdict.gapMillimeters - gap) < 1e-5,
                     qPrintable(QString::number(verdict.gapMillimeters, 'g', 12)));
        }
    }

    void itsLinesPassTheStraightTest() {
        int clear = 0;
        const auto checkAll = [&](const SightBoard& board) {
            const auto active = board.everyBlocker();
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                const auto verdict = referenceLineOfSight(a, b, board.blockers, active);
                if (verdict.line) {
                    ++clear;
                    QVERIFY2(endsOnBases(*verdict.line, a, b), qPrintable(described(board, a, b)));
                    QVERIFY2(independentlyClear(*verdict.line, board.blockers, active),
                             qPrintable(described(board, a, b)));
                }
            });
        };
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            checkAll(randomBoard(seed));
            for (int kind = 0; kind < kDegenerateKinds; ++kind) {
                checkAll(degenerateBoard(static_cast<Degenerate>(kind), seed));
            }
        }
        qInfo("%d clear lines", clear);
        QVERIFY(clear > 300);
    }

    void blocksNothingThatDenseSamplingSees() {
        constexpr int kPoints = 24;
        int blocked = 0;
        const auto checkAll = [&](const SightBoard& board) {
            const auto active = board.everyBlocker();
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                if (referenceLineOfSight(a, b, board.blockers, active).kind != ReferenceKind::Blocked) {
                    return;
                }
                ++blocked;
                const PlaneShape first{a};
                const PlaneShape second{b};
                const auto rounded = [](Vec p) {
                    return Point{Length::fromNanometers(std::llround(p.x * 1e6L)),
                                 Length::fromNanometers(std::llround(p.y * 1e6L))};
                };
                for (int i = 0; i < kPoints * kPoints; ++i) {
                    const SightLine line{rounded(first.outlinePoint(Real{1} * (i / kPoints) / kPoints)),
                                         rounded(second.outlinePoint(Real{1} * (i % kPoints) / kPoints))};
                    QVERIFY2(straightTest(line, board.blockers, active) == StraightResult::Blocked,
                             qPrintable(described(board, a, b)));
                }
            });
        };
        checkAll(randomBoard(1, {8, 5}));
        for (int kind = 0; kind < kDegenerateKinds; ++kind) {
            checkAll(degenerateBoard(static_cast<Degenerate>(kind), 3));
        }
        qInfo("%d blocked pairs", blocked);
        QVERIFY(blocked > 20);
    }

    void culling_changesNothing() {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const SightBoard board = randomBoard(seed, {8, 6, 24, 16});
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                const auto with =
                    referenceLineOfSight(a, b, board.blockers, board.everyBlocker(), Search::AnyGap, Culling::Corridor);
                const auto without =
                    referenceLineOfSight(a, b, board.blockers, board.everyBlocker(), Search::AnyGap, Culling::Off);
                QVERIFY2(with.kind == without.kind, qPrintable(described(board, a, b)));
            });
        }
    }

    void slots_areFoundWithTheirWidth() {
        for (const double width : {0.1, 0.5, 2.0, 10.0, 50.0}) {
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                const SlotBoard slot = slotBoard(width, seed);
                const SightBoard& board = slot.board;
                const auto verdict = referenceLineOfSight(board.bases[0], board.bases[1], board.blockers,
                                                          board.everyBlocker(), Search::Widest);
                QVERIFY2(verdict.kind == ReferenceKind::Clear,
                         qPrintable(described(board, board.bases[0], board.bases[1])));
                // The slot's corners are stored to the nearest nanometer.
                QVERIFY2(verdict.gapMillimeters <= width + 1e-5,
                         qPrintable(described(board, board.bases[0], board.bases[1])));
            }
        }
    }

    void straightTest_knowsTouching_data() {
        addColumns<QByteArray, int>("blockers", "result");
        const auto row = [](const char* name, const char* text, StraightResult result) {
            QTest::newRow(name) << QByteArray{text} << static_cast<int>(result);
        };
        // The line runs from (0, 0) to (100, 0), in nanometers.
        row("nothing", "", StraightResult::Clear);
        row("box beside", "polygon 10 1 20 1 20 9 10 9\n", StraightResult::Clear);
        row("box face on the line", "polygon 10 0 20 0 20 9 10 9\n", StraightResult::Touching);
        row("corner on the line", "polygon 10 0 20 9 0 9\n", StraightResult::Touching);
        row("box across", "polygon 10 -1 20 -1 20 9 10 9\n", StraightResult::Blocked);
        row("in by one corner, out by the other", "polygon 10 0 20 -9 30 0 20 9\n", StraightResult::Blocked);
        row("from inside", "polygon -10 -5 20 -5 20 9 -10 9\n", StraightResult::Blocked);
        row("wholly inside", "polygon -10 -5 200 -5 200 9 -10 9\n", StraightResult::Blocked);
        row("along a hole", "polygon -10 -5 200 -5 200 9 -10 9 hole -5 -1 150 -1 150 1 -5 1\n", StraightResult::Clear);
        row("along the side of a hole", "polygon -10 -5 200 -5 200 9 -10 9 hole -5 0 150 0 150 1 -5 1\n",
            StraightResult::Touching);
        row("starts on a face, outwards", "polygon -10 -5 0 -5 0 9 -10 9\n", StraightResult::Touching);
        row("starts on a face, inwards", "polygon 0 -5 10 -5 10 9 0 9\n", StraightResult::Blocked);
        row("wall across", "wall 50 -5 50 5\n", StraightResult::Blocked);
        row("wall's free end", "wall 50 0 50 5\n", StraightResult::Touching);
        row("wall's corner", "wall 40 5 50 0 60 5\n", StraightResult::Touching);
        row("wall crossing by its corner", "wall 40 5 50 0 60 -5\n", StraightResult::Blocked);
        row("along a wall", "wall 40 0 60 0\n", StraightResult::Touching);
        row("wall with a step on the line, both ends on one side", "wall 40 5 40 0 60 0 60 5\n",
            StraightResult::Touching);
        row("wall with a step on the line, across", "wall 40 5 40 0 60 0 60 -5\n", StraightResult::Blocked);
        row("starts on a wall", "wall 0 -5 0 5\n", StraightResult::Blocked);
        row("two walls whose ends meet on the line", "wall 50 0 40 9\nwall 50 0 70 -9\n", StraightResult::Blocked);
        row("two walls' ends on the line, apart", "wall 50 0 40 9\nwall 51 0 70 -9\n", StraightResult::Touching);
        row("wall end on a face that lies on the line", "polygon 10 0 20 0 20 9 10 9\nwall 15 0 15 -9\n",
            StraightResult::Blocked);
        row("boxes sharing a corner on the line", "polygon 10 0 20 0 20 9 10 9\npolygon 20 0 30 0 30 -9 20 -9\n",
            StraightResult::Blocked);
        row("boxes sharing an edge on the line", "polygon 10 0 20 0 20 9 10 9\npolygon 10 0 20 0 20 -9 10 -9\n",
            StraightResult::Blocked);
        row("within an edge shared by two boxes",
            "polygon -10 0 200 0 200 9 -10 9\npolygon -10 0 200 0 200 -9 -10 -9\n", StraightResult::Blocked);
        row("within the face of one box", "polygon -10 0 200 0 200 9 -10 9\n", StraightResult::Touching);
        row("boxes on both sides, apart", "polygon 10 0 20 0 20 9 10 9\npolygon 21 0 30 0 30 -9 21 -9\n",
            StraightResult::Touching);
        row("boxes sharing a corner, both on one side", "polygon 10 0 20 0 20 9 10 9\npolygon 20 0 30 0 30 9 20 9\n",
            StraightResult::Touching);
    }
    void straightTest_knowsTouching() {
        auto [blockers, result] = fetch<QByteArray, int>("blockers", "result");
        const auto written =
            readCase("base round 1 at 0 0 facing 0\nbase round 1 at 9 0 facing 0\n" + blockers.toStdString());
        QVERIFY(written);
        const auto& board = written->board;
        const auto at = [](int x) { return Point{Length::fromNanometers(x), {}}; };
        QCOMPARE(static_cast<int>(straightTest({at(0), at(100)}, board.blockers, board.everyBlocker())), result);
        if (!blockers.contains("starts")) {
            const auto backwards = straightTest({at(100), at(0)}, board.blockers, board.everyBlocker());
            QCOMPARE(static_cast<int>(backwards), result);
        }
    }

    void writtenCases_comeBackTheSame() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const SightBoard board = randomBoard(seed);
            const auto written = readCase(writeCase(board, board.bases[0], board.bases[1]));
            QVERIFY(written);
            QCOMPARE(written->board.name, board.name);
            QVERIFY(written->board.blockers == board.blockers);
            QVERIFY(written->board.bases[0] == board.bases[0]);
            QVERIFY(written->board.bases[1] == board.bases[1]);
        }
        QVERIFY(!readCase("base round 32 at 0 0 facing 0\nbase round 32 at 9 0 facing 0\npolygon 0 0 1\n"));
        QVERIFY(!readCase("base round 32 at 0 0 facing 0\nbase round 32 at 9 0 facing 0\nfence 0 0 1 1\n"));
    }
};

QTEST_APPLESS_MAIN(TestReferenceSight)
#include "tst_reference_sight.moc"
