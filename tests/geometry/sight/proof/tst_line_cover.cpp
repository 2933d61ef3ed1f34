#include "geometry/base/tolerances.h"
#include "geometry/sight/proof/line_cover.h"
#include "tests/geometry/kind_rows.h"
#include "tests/support/cover_checker.h"
#include "tests/support/random_boards.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

CoverOptions proofOnly() {
    CoverOptions options;
    options.directions = 0;
    options.wantWidest = false;
    return options;
}

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
        forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
            const SightAnswer answer = findLineOfSight(a, b, map, active);
            const LineCover cover = lineCover(a, b, map, active, {}, proofOnly());
            ++pairs;
            if (!agree(answer, cover) && ++differing <= kTold) {
                qWarning("the judge says %s, the cover proof %d\n%s", spoken(answer).c_str(),
                         static_cast<int>(cover.proof), writeCase(board, a, b).c_str());
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

/// Hands each blocked pair of a board to the checker, as it is and tampered with.
struct Inspection {
    int proofs = 0;
    int refused = 0; ///< true proofs that the checker did not accept
    int tampered = 0;
    int fooled = 0; ///< tampered proofs that it did accept
    int merged = 0;
    int mergedAccepted = 0;

    void add(const SightBoard& board) {
        const TerrainMap map{board.blockers};
        const auto active = board.everyBlocker();
        forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
            const LineCover cover = lineCover(a, b, map, active, {}, proofOnly());
            if (cover.proof != CoverProof::Blocked) {
                return;
            }
            ++proofs;
            if (const std::string flaw = flawOf(cover, a, b, board.blockers); !flaw.empty() && ++refused <= kTold) {
                qWarning("refused: %s\n%s", flaw.c_str(), writeCase(board, a, b).c_str());
            }
            tamper(cover, a, b, board);
        });
    }

private:
    static constexpr int kTold = 5;

    void mustBeRefused(const char* how,
                       const LineCover& cover,
                       const PlacedFootprint& a,
                       const PlacedFootprint& b,
                       const SightBoard& board) {
        ++tampered;
        if (flawOf(cover, a, b, board.blockers).empty() && ++fooled <= kTold) {
            qWarning("accepted with %s\n%s", how, writeCase(board, a, b).c_str());
        }
    }

    void tamper(const LineCover& cover, const PlacedFootprint& a, const PlacedFootprint& b, const SightBoard& board) {
        const std::size_t leaf = cover.parts.front().leaves.size() / 2;
        const auto& chain = cover.parts.front().leaves[leaf].chain;
        for (std::size_t i = 0; i < chain.size(); ++i) {
            LineCover changed = cover;
            auto& links = changed.parts.front().leaves[leaf].chain;
            links.erase(links.begin() + static_cast<std::ptrdiff_t>(i));
            mustBeRefused("a piece removed from its chain", changed, a, b, board);
        }
        LineCover changed = cover;
        changed.parts.front().leaves.erase(changed.parts.front().leaves.begin() + static_cast<std::ptrdiff_t>(leaf));
        mustBeRefused("a range missing", changed, a, b, board);
        changed = cover;
        changed.parts.front().leaves[leaf].to += 1e-6;
        mustBeRefused("a range widened", changed, a, b, board);
        changed = cover;
        CoverPart& narrowed = changed.parts.front();
        narrowed.from = narrowed.leaves.front().from += 1e-3 * (narrowed.to - narrowed.from);
        mustBeRefused("the first directions left out", changed, a, b, board);
        SightBoard moved = board;
        const auto blocker = static_cast<std::size_t>(
            cover.parts.front().elements[static_cast<std::size_t>(chain.front().element)].blocker);
        moved.blockers[blocker].outline = *Wall::fromVertices(std::vector{Point{}, pointFromInches(0.01, 0.01)});
        mustBeRefused("a piece that stands elsewhere", cover, a, b, moved);
        if (cover.parts.front().leaves.size() > 1) {
            changed = cover;
            auto& leaves = changed.parts.front().leaves;
            leaves[leaf].from = leaves.front().from;
            leaves[leaf].to = leaves.back().to;
            leaves = {leaves[leaf]};
            ++merged;
            mergedAccepted += flawOf(changed, a, b, board.blockers).empty() ? 1 : 0;
        }
    }
};

} // namespace

class TestLineCover : public QObject {
    Q_OBJECT

private slots:
    void subdivision_saysWhatTheJudgeSays_onRandomBoards() {
        Comparison comparison;
        const int boards = boardCount(12);
        for (int seed = 1; seed <= boards; ++seed) {
            comparison.add(randomBoard(static_cast<std::uint64_t>(seed)));
            comparison.add(tournamentBoard(static_cast<std::uint64_t>(seed)));
        }
        qInfo("%d pairs: %d clear, %d blocked, %d touching; seeds 1 to %d", comparison.pairs, comparison.clear,
              comparison.blocked, comparison.touching, boards);
        QVERIFY(comparison.clear > boards && comparison.blocked > boards);
        QCOMPARE(comparison.differing, 0);
    }

    void subdivision_saysWhatTheJudgeSays_onDegenerateBoards_data() { addKindRows(); }
    void subdivision_saysWhatTheJudgeSays_onDegenerateBoards() {
        QFETCH(int, kind);
        Comparison comparison;
        const int boards = boardCount(40);
        for (int seed = 1; seed <= boards; ++seed) {
            comparison.add(degenerateBoard(static_cast<Degenerate>(kind), static_cast<std::uint64_t>(seed)));
        }
        qInfo("%d pairs: %d clear, %d blocked, %d touching; seeds 1 to %d", comparison.pairs, comparison.clear,
              comparison.blocked, comparison.touching, boards);
        QVERIFY(comparison.pairs >= boards);
        QCOMPARE(comparison.differing, 0);
    }

    void proofs_passAnIndependentCheck_andTamperedOnesDoNot() {
        Inspection inspection;
        const int boards = boardCount(8);
        for (int seed = 501; seed <= 500 + boards; ++seed) {
            inspection.add(randomBoard(static_cast<std::uint64_t>(seed)));
            inspection.add(tournamentBoard(static_cast<std::uint64_t>(seed)));
        }
        qInfo("%d proofs, %d tampered ones, %d of %d with one range for all accepted; seeds 501 to %d",
              inspection.proofs, inspection.tampered, inspection.mergedAccepted, inspection.merged, 500 + boards);
        QVERIFY(inspection.proofs >= boards * 60);
        QCOMPARE(inspection.refused, 0);
        QCOMPARE(inspection.fooled, 0);
        // One chain may hold for all directions although the search did not try it; mostly it does not.
        QVERIFY(inspection.mergedAccepted * 20 <= inspection.merged);
    }

    void proofs_ofDegenerateBoards_passAnIndependentCheck_data() {
        subdivision_saysWhatTheJudgeSays_onDegenerateBoards_data();
    }
    void proofs_ofDegenerateBoards_passAnIndependentCheck() {
        QFETCH(int, kind);
        Inspection inspection;
        const int boards = boardCount(20);
        for (int seed = 501; seed <= 500 + boards; ++seed) {
            inspection.add(degenerateBoard(static_cast<Degenerate>(kind), static_cast<std::uint64_t>(seed)));
        }
        qInfo("%d proofs, %d tampered ones; seeds 501 to %d", inspection.proofs, inspection.tampered, 500 + boards);
        QCOMPARE(inspection.refused, 0);
        QCOMPARE(inspection.fooled, 0);
    }

    /// Two boxes beside each other hide as one while they are moved together, by up to 1 in; one alone moves away from
    /// the other by as much as they overlap.
    void boxesThatAdjoin_hideAsOneWhenMovedTogether_data() {
        QTest::addColumn<double>("overlap"); // inches
        QTest::newRow("sharing an edge") << 0.0;
        QTest::newRow("overlapping") << 0.1;
    }
    void boxesThatAdjoin_hideAsOneWhenMovedTogether() {
        QFETCH(double, overlap);
        const Footprint base = *Footprint::round(Length::fromInches(1));
        const auto box = [](double top, double bottom) {
            return Blocker{*Polygon::fromVertices(std::array{pointFromInches(20, top), pointFromInches(30, top),
                                                             pointFromInches(30, bottom), pointFromInches(20, bottom)}),
                           {},
                           {}};
        };
        const TerrainMap map{{box(18.5, 20), box(20 - overlap, 21.5)}};
        const std::array both{0, 1};
        const LineCover cover = lineCover({base, pointFromInches(10, 20), {}}, {base, pointFromInches(40, 20), {}}, map,
                                          both, {}, proofOnly());
        QCOMPARE(cover.proof, CoverProof::Blocked);
        QVERIFY(isBlockedWhenMoved(cover, both, 25.0) && !isBlockedWhenMoved(cover, both, 26.0));
        for (const int alone : both) {
            QCOMPARE(isBlockedWhenMoved(cover, std::array{alone}, 2.5), overlap > 0.0);
            QVERIFY(!isBlockedWhenMoved(cover, std::array{alone}, 2.6));
        }
    }
};

QTEST_APPLESS_MAIN(TestLineCover)

#include "tst_line_cover.moc"
