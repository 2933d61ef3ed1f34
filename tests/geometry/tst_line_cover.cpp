#include "geometry/sight/line_cover.h"
#include "geometry/tolerances.h"
#include "tests/support/degenerate_boards.h"
#include "tests/support/random_boards.h"
#include "tests/support/sight_checks.h"

#include <QtTest>

#include <algorithm>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

/// Both algorithms on each pair of a board.
struct Comparison {
    int pairs = 0;
    int clear = 0;
    int blocked = 0;
    int touching = 0;
    int differing = 0;

    void add(const SightBoard& board) {
        const TerrainMap map{board.blockers};
        const auto active = board.everyBlocker();
        CoverOptions options;
        options.directions = 0;
        options.wantWidest = false;
        forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
            const SightAnswer answer = lookAt(a, b, map, active);
            const LineCover cover = lineCover(a, b, map, active, {}, options);
            ++pairs;
            if (!agree(answer, cover) && ++differing <= kTold) {
                qWarning("the judge says %s, the cover proof %d\n%s", spoken(answer).c_str(), static_cast<int>(cover.proof),
                         writeCase(board, a, b).c_str());
            }
        });
    }

private:
    static constexpr int kTold = 5;

    bool agree(const SightAnswer& answer, const LineCover& cover) {
        if (answer.basesTouch || cover.basesTouch) {
            return answer.basesTouch && cover.basesTouch;
        }
        if (answer.clearanceMillimeters == 0.0) {
            ++touching;
            return cover.proof == CoverProof::RestsOnTouch;
        }
        const bool sees = answer.visibility == Visibility::Clear;
        ++(sees ? clear : blocked);
        return cover.proof == (sees ? CoverProof::Clear : CoverProof::Blocked);
    }
};

} // namespace

class TestLineCover : public QObject {
    Q_OBJECT

private slots:
    void subdivision_saysWhatTheJudgeSays_onRandomBoards();
    void subdivision_saysWhatTheJudgeSays_onDegenerateBoards_data();
    void subdivision_saysWhatTheJudgeSays_onDegenerateBoards();
};

void TestLineCover::subdivision_saysWhatTheJudgeSays_onRandomBoards() {
    Comparison comparison;
    const int boards = boardCount(12);
    for (int seed = 1; seed <= boards; ++seed) {
        comparison.add(randomBoard(static_cast<std::uint64_t>(seed)));
        comparison.add(tournamentBoard(static_cast<std::uint64_t>(seed)));
    }
    qInfo("%d pairs: %d clear, %d blocked, %d touching; seeds 1 to %d", comparison.pairs, comparison.clear, comparison.blocked,
          comparison.touching, boards);
    QVERIFY(comparison.clear > boards && comparison.blocked > boards);
    QCOMPARE(comparison.differing, 0);
}

void TestLineCover::subdivision_saysWhatTheJudgeSays_onDegenerateBoards_data() {
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < kDegenerateKinds; ++kind) {
        QTest::newRow(nameOf(static_cast<Degenerate>(kind))) << kind;
    }
}

void TestLineCover::subdivision_saysWhatTheJudgeSays_onDegenerateBoards() {
    QFETCH(int, kind);
    Comparison comparison;
    const int boards = boardCount(40);
    for (int seed = 1; seed <= boards; ++seed) {
        comparison.add(degenerateBoard(static_cast<Degenerate>(kind), static_cast<std::uint64_t>(seed)));
    }
    qInfo("%d pairs: %d clear, %d blocked, %d touching; seeds 1 to %d", comparison.pairs, comparison.clear, comparison.blocked,
          comparison.touching, boards);
    QVERIFY(comparison.pairs >= boards);
    QCOMPARE(comparison.differing, 0);
}

QTEST_APPLESS_MAIN(TestLineCover)

#include "tst_line_cover.moc"
