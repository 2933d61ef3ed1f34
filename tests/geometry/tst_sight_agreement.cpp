#include "tests/support/degenerate_boards.h"
#include "tests/support/reference_sight.h"
#include "tests/support/sight_checks.h"
#include "tests/support/straight_test.h"

#include <QtTest>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

struct Tally {
    int pairs = 0;
    int clear = 0;
    int tooClose = 0;
    int mismatches = 0;
    int broken = 0;
    int beams = 0;
    double worstClearance = 0.0;

    [[nodiscard]] bool isClean() const { return mismatches == 0 && broken == 0; }
};

/// Compares the judge with the reference on each pair of the board; writes what differs, ready to be replayed.
void compareAll(const SightBoard& board, Tally& tally, Search search = Search::AnyGap) {
    constexpr int kTold = 5;
    const auto active = board.everyBlocker();
    const TerrainMap map{board.blockers};
    forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
        const auto verdict = referenceLookAt(a, b, board.blockers, active, search);
        const auto answer = lookAt(a, b, map, active);
        const bool sees = answer.visibility == Visibility::Clear;
        ++tally.pairs;
        tally.clear += sees ? 1 : 0;
        tally.tooClose += verdict.kind == ReferenceKind::TooClose ? 1 : 0;
        if (verdict.kind != ReferenceKind::TooClose && sees != (verdict.kind == ReferenceKind::Clear)) {
            if (++tally.mismatches <= kTold) {
                qWarning("the reference says %s (gap %g mm), the judge %s\n%s", sees ? "blocked" : "clear", verdict.gapMillimeters,
                         spoken(answer).c_str(), writeCase(board, a, b).c_str());
            }
            return;
        }
        if (const std::string broken = brokenPromise(answer, board, a, b); !broken.empty() && ++tally.broken <= kTold) {
            qWarning("%s: %s\n%s", broken.c_str(), spoken(answer).c_str(), writeCase(board, a, b).c_str());
        }
        if (search == Search::Widest && verdict.kind == ReferenceKind::Clear && !verdict.basesTouch) {
            ++tally.beams;
            const double off = answer.clearanceMillimeters ? std::abs(*answer.clearanceMillimeters - verdict.gapMillimeters) : 1e9;
            tally.worstClearance = std::max(tally.worstClearance, off);
            if (off > 1e-4 && ++tally.broken <= kTold) {
                qWarning("the widest beam is %.9g mm for the reference: %s\n%s", verdict.gapMillimeters, spoken(answer).c_str(),
                         writeCase(board, a, b).c_str());
            }
        }
    });
}

void report(const char* what, const Tally& tally) {
    qInfo("%s: %d pairs, %d clear, %d too close for the reference, %d mismatches, %d broken promises", what, tally.pairs, tally.clear,
          tally.tooClose, tally.mismatches, tally.broken);
}

} // namespace

/// The judge against the independent reference, pair by pair. A failure prints the case; it replays as a file of tests/data/regressions.
class TestSightAgreement : public QObject {
    Q_OBJECT

private slots:
    void fourteenPieces_agreeOnEachPair();
    void fortyFourPieces_agreeOnEachPair();
    void tournamentTables_agreeOnEachPair();
    void degenerateBoards_agreeOnEachPair_data();
    void degenerateBoards_agreeOnEachPair();
    void clearances_agree();
    void firstBlocked_agreesWithTheStraightTest();
};

void TestSightAgreement::fourteenPieces_agreeOnEachPair() {
    Tally tally;
    for (int seed = 1; seed <= boardCount(160); ++seed) {
        compareAll(randomBoard(static_cast<std::uint64_t>(seed), {14, 5}), tally);
    }
    report("14 pieces", tally);
    QVERIFY(tally.isClean());
    QVERIFY(tally.tooClose * 100 <= tally.pairs);
    QVERIFY(tally.clear * 10 > tally.pairs && tally.clear * 10 < tally.pairs * 9);
}

void TestSightAgreement::fortyFourPieces_agreeOnEachPair() {
    Tally tally;
    for (int seed = 1; seed <= boardCount(20); ++seed) {
        compareAll(randomBoard(static_cast<std::uint64_t>(seed) + 7000, {44, 5, 60, 44}), tally);
    }
    report("44 pieces", tally);
    QVERIFY(tally.isClean());
    QVERIFY(tally.tooClose * 100 <= tally.pairs);
}

void TestSightAgreement::tournamentTables_agreeOnEachPair() {
    Tally tally;
    for (int seed = 1; seed <= boardCount(2); ++seed) {
        compareAll(tournamentBoard(static_cast<std::uint64_t>(seed)), tally);
    }
    report("tournament tables", tally);
    QVERIFY(tally.isClean());
    QVERIFY(tally.tooClose * 100 <= tally.pairs);
}

void TestSightAgreement::degenerateBoards_agreeOnEachPair_data() {
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < kDegenerateKinds; ++kind) {
        QTest::newRow(nameOf(static_cast<Degenerate>(kind))) << kind;
    }
}

void TestSightAgreement::degenerateBoards_agreeOnEachPair() {
    QFETCH(int, kind);
    Tally tally;
    for (int seed = 1; seed <= boardCount(25); ++seed) {
        compareAll(degenerateBoard(static_cast<Degenerate>(kind), static_cast<std::uint64_t>(seed)), tally);
    }
    report(QTest::currentDataTag(), tally);
    QVERIFY(tally.isClean());
    // On a grid many pairs see each other by touching alone, or touch.
    QVERIFY(tally.tooClose * (static_cast<Degenerate>(kind) == Degenerate::GridAligned ? 4 : 20) <= tally.pairs);
}

void TestSightAgreement::clearances_agree() {
    Tally tally;
    for (int seed = 1; seed <= boardCount(6); ++seed) {
        compareAll(randomBoard(static_cast<std::uint64_t>(seed) + 500, {14, 6}), tally, Search::Widest);
    }
    qInfo("%d beams, worst difference %g mm", tally.beams, tally.worstClearance);
    QVERIFY(tally.isClean());
    QVERIFY(tally.beams >= 10);
}

void TestSightAgreement::firstBlocked_agreesWithTheStraightTest() {
    int blocked = 0;
    int lines = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Dice dice{seed};
        const SightBoard board = seed % 2 == 0 ? randomBoard(seed) : degenerateBoard(Degenerate::GridAligned, seed);
        const auto active = board.everyBlocker();
        const TerrainMap map{board.blockers};
        for (int i = 0; i < 150; ++i) {
            const auto place = [&] {
                return seed % 2 == 0 ? pointFromInches(dice.between(0, 44), dice.between(0, 30)) : pointFromInches(dice.below(25), dice.below(17));
            };
            const SightLine line{place(), place()};
            if (line.from == line.to) {
                continue;
            }
            const StraightResult expected = straightTest(line, board.blockers, active);
            const auto open = firstBlocked(line, map, active, TouchRule::Clear);
            const auto strict = firstBlocked(line, map, active, TouchRule::Blocked);
            const auto text = QString::fromStdString(writeCase(board, {{}, line.from, {}}, {{}, line.to, {}}));
            QVERIFY2(open.has_value() == (expected == StraightResult::Blocked), qPrintable(text));
            QVERIFY2(strict.has_value() == (expected != StraightResult::Clear), qPrintable(text));
            ++lines;
            blocked += open ? 1 : 0;
        }
    }
    qInfo("%d of %d lines blocked", blocked, lines);
    QVERIFY(blocked > 200 && blocked < lines - 200);
}

QTEST_APPLESS_MAIN(TestSightAgreement)
#include "tst_sight_agreement.moc"
