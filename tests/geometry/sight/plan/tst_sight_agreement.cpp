#include "geometry/base/tolerances.h"
#include "tests/geometry/kind_rows.h"
#include "tests/support/plane_shapes.h"
#include "tests/support/reference_sight.h"
#include "tests/support/sight_checks.h"
#include "tests/support/straight_test.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>

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
        const auto verdict = referenceLineOfSight(a, b, board.blockers, active, search);
        const auto answer = findLineOfSight(a, b, map, active);
        const bool sees = answer.visibility == Visibility::Clear;
        ++tally.pairs;
        tally.clear += sees ? 1 : 0;
        tally.tooClose += verdict.kind == ReferenceKind::TooClose ? 1 : 0;
        if (verdict.kind != ReferenceKind::TooClose && sees != (verdict.kind == ReferenceKind::Clear)) {
            if (++tally.mismatches <= kTold) {
                qWarning("the reference says %s (gap %g mm), the judge %s\n%s", sees ? "blocked" : "clear",
                         verdict.gapMillimeters, spoken(answer).c_str(), writeCase(board, a, b).c_str());
            }
            return;
        }
        if (const std::string broken = brokenPromise(answer, board, a, b); !broken.empty() && ++tally.broken <= kTold) {
            qWarning("%s: %s\n%s", broken.c_str(), spoken(answer).c_str(), writeCase(board, a, b).c_str());
        }
        if (search == Search::Widest && verdict.kind == ReferenceKind::Clear && !verdict.basesTouch) {
            ++tally.beams;
            const double off =
                answer.clearanceMillimeters ? std::abs(*answer.clearanceMillimeters - verdict.gapMillimeters) : 1e9;
            tally.worstClearance = std::max(tally.worstClearance, off);
            if (off > kClearanceError && ++tally.broken <= kTold) {
                qWarning("the widest beam is %.9g mm for the reference: %s\n%s", verdict.gapMillimeters,
                         spoken(answer).c_str(), writeCase(board, a, b).c_str());
            }
        }
    });
}

void report(const char* what, const Tally& tally) {
    qInfo("%s: %d pairs, %d clear, %d too close for the reference, %d mismatches, %d broken promises", what,
          tally.pairs, tally.clear, tally.tooClose, tally.mismatches, tally.broken);
}

bool isBlockedBy(const PlaneBlocker& blocker, const PlaneLine& line, Real from, Real to) {
    int before = 0;
    bool crossed = false;
    for (const auto& ring : blocker.rings) {
        for (std::size_t i = 0; i + (blocker.isWall ? 1 : 0) < ring.size(); ++i) {
            const Vec a = ring[i];
            const Vec b = ring[(i + 1) % ring.size()];
            if ((line.side(a) < 0) != (line.side(b) < 0)) {
                const Real place =
                    dot(line.along, a) + line.side(a) / (line.side(a) - line.side(b)) * dot(line.along, b - a);
                before += place < from ? 1 : 0;
                crossed = crossed || (place > from && place < to);
            }
        }
    }
    return crossed || (!blocker.isWall && before % 2 != 0);
}

/// Each blocker's share of the lines that meet both bases, directions and offsets alike, by counting random lines; a
/// line that several block counts for each in part.
std::vector<double>
countedShares(const PlacedFootprint& a, const PlacedFootprint& b, const SightBoard& board, Random& random) {
    constexpr int kLines = 3000;
    const PlaneShape first{a};
    const PlaneShape second{b};
    std::vector<PlaneBlocker> blockers;
    std::ranges::transform(board.blockers, std::back_inserter(blockers), toPlane);
    std::vector<double> counts(blockers.size(), 0.0);
    double blocked = 0;
    for (int lines = 0, throws = 0; lines < kLines && throws < 100 * kLines; ++throws) {
        // About the observer, so that most lines meet it.
        PlaneLine line = PlaneLine::at(random.between(0, static_cast<double>(kPi)), 0);
        const Real low = -first.support({-line.normal.x, -line.normal.y});
        const Real high = first.support(line.normal);
        line.offset = dot(line.normal, toMillimeters(a.position)) + random.between(-120, 120);
        if (line.offset < low || line.offset > high) {
            continue;
        }
        const auto one = first.intervalsOn(line);
        const auto other = second.intervalsOn(line);
        if (one.empty() || other.empty()) {
            continue;
        }
        ++lines;
        const Real from = std::min(one.back().second, other.back().second);
        const Real to = std::max(one.front().first, other.front().first);
        std::vector<std::size_t> by;
        for (std::size_t i = 0; i < blockers.size(); ++i) {
            if (isBlockedBy(blockers[i], line, from, to)) {
                by.push_back(i);
            }
        }
        for (const std::size_t i : by) {
            counts[i] += 1.0 / static_cast<double>(by.size());
        }
        blocked += by.empty() ? 0 : 1;
    }
    for (double& count : counts) {
        count /= std::max(1.0, blocked);
    }
    return counts;
}

} // namespace

/// The judge against the independent reference, pair by pair. A failure prints the case; it replays as a file of
/// tests/data/regressions.
class TestSightAgreement : public QObject {
    Q_OBJECT

private slots:
    void fourteenPieces_agreeOnEachPair() {
        Tally tally;
        for (int seed = 1; seed <= boardCount(160); ++seed) {
            compareAll(randomBoard(static_cast<std::uint64_t>(seed), {14, 5}), tally);
        }
        report("14 pieces", tally);
        QVERIFY(tally.isClean());
        QVERIFY(tally.tooClose * 100 <= tally.pairs);
        QVERIFY(tally.clear * 10 > tally.pairs && tally.clear * 10 < tally.pairs * 9);
    }

    void fortyFourPieces_agreeOnEachPair() {
        Tally tally;
        for (int seed = 1; seed <= boardCount(20); ++seed) {
            compareAll(randomBoard(static_cast<std::uint64_t>(seed) + 7000, {44, 5, 60, 44}), tally);
        }
        report("44 pieces", tally);
        QVERIFY(tally.isClean());
        QVERIFY(tally.tooClose * 100 <= tally.pairs);
    }

    void tournamentTables_agreeOnEachPair() {
        Tally tally;
        for (int seed = 1; seed <= boardCount(2); ++seed) {
            compareAll(tournamentBoard(static_cast<std::uint64_t>(seed)), tally);
        }
        report("tournament tables", tally);
        QVERIFY(tally.isClean());
        QVERIFY(tally.tooClose * 100 <= tally.pairs);
    }

    void degenerateBoards_agreeOnEachPair_data() { addKindRows(); }
    void degenerateBoards_agreeOnEachPair() {
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

    void clearances_agree() {
        Tally tally;
        for (int seed = 1; seed <= boardCount(6); ++seed) {
            compareAll(randomBoard(static_cast<std::uint64_t>(seed) + 500, {14, 6}), tally, Search::Widest);
        }
        qInfo("%d beams, worst difference %g mm", tally.beams, tally.worstClearance);
        QVERIFY(tally.isClean());
        QVERIFY(tally.beams >= 10);
    }

    void firstBlocked_agreesWithTheStraightTest() {
        int blocked = 0;
        int lines = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random{seed};
            const SightBoard board = seed % 2 == 0 ? randomBoard(seed) : degenerateBoard(Degenerate::GridAligned, seed);
            const auto active = board.everyBlocker();
            const TerrainMap map{board.blockers};
            for (int i = 0; i < 150; ++i) {
                const auto place = [&] {
                    return seed % 2 == 0 ? pointFromInches(random.between(0, 44), random.between(0, 30))
                                         : pointFromInches(random.below(25), random.below(17));
                };
                const SightLine line{place(), place()};
                if (line.from == line.to) {
                    continue;
                }
                const StraightResult expected = straightTest(line, board.blockers, active);
                const auto open = firstHit(line, map, active, TouchRule::Clear);
                const auto strict = firstHit(line, map, active, TouchRule::Blocked);
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

    void shares_agreeWithCountedLines() {
        int pairs = 0;
        int severalPieces = 0;
        double worst = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const SightBoard board = randomBoard(seed + 3000, {16, 5, 24, 16});
            Random random{seed};
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                const auto answer = exactAnswer(board, a, b);
                // Of a hull's lines those count, part by part, that run between convex parts of it.
                const auto isHull = [](const PlacedFootprint& base) {
                    return std::holds_alternative<HullOutline>(base.footprint.shape());
                };
                if (answer.visibility != Visibility::Blocked || isHull(a) || isHull(b)) {
                    return;
                }
                ++pairs;
                severalPieces += answer.blockedBy.size() > 2 ? 1 : 0;
                const auto counted = countedShares(a, b, board, random);
                for (std::size_t i = 0; i < counted.size(); ++i) {
                    const auto found = std::ranges::find(answer.blockedBy, static_cast<int>(i), &BlockerShare::blocker);
                    const double off = std::abs(counted[i] - (found == answer.blockedBy.end() ? 0.0 : found->share));
                    worst = std::max(worst, off);
                    QVERIFY2(off < 0.04, writeCase(board, a, b).c_str());
                }
            });
        }
        qInfo("%d blocked pairs, %d of them by three pieces or more; the largest difference is %.4f", pairs,
              severalPieces, worst);
        QVERIFY(pairs >= 10 && severalPieces >= 3);
    }
};

QTEST_APPLESS_MAIN(TestSightAgreement)
#include "tst_sight_agreement.moc"
