#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/fast_sight.h"
#include "tests/geometry/kind_rows.h"
#include "tests/geometry/shapes.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QTest>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

struct Tally {
    int pairs = 0; ///< whose bases do not meet
    int settled = 0;
    int clear = 0;
    int wrong = 0;
};

PlacedFootprint roundBase(double millimeters, double x, double y) {
    return {*Footprint::round(Length::fromMillimeters(millimeters)), pointFromInches(x, y), {}};
}

FilteredVerdict sightOnce(const PlacedFootprint& a, const PlacedFootprint& b, const std::vector<Blocker>& blockers) {
    const std::vector<Occlusion> counts(blockers.size(), Occlusion::Always);
    return fastSight(SightBase{a}, SightBase{b}, TerrainMap{blockers}, counts);
}

} // namespace

/// The filtered verdict must be that of the exact stage where it decides; else it must be "uncertain".
class TestFastSight : public QObject {
    Q_OBJECT

private slots:
    void settled_isWhatTheCarefulLookSays_data() { addKindRows(RandomRow::Yes); }
    void settled_isWhatTheCarefulLookSays() {
        QFETCH(int, kind);
        constexpr std::uint64_t kFirstSeed = 7100;
        const int boards = kind < 0 ? 40 : 12;
        Tally tally;
        for (int i = 0; i < boards; ++i) {
            const std::uint64_t seed = kFirstSeed + static_cast<std::uint64_t>(i);
            compare(kind < 0 ? randomBoard(seed) : degenerateBoard(static_cast<Degenerate>(kind), seed), tally);
        }
        qInfo("seeds %llu to %llu: %d pairs, %d settled, %d of them clear", static_cast<unsigned long long>(kFirstSeed),
              static_cast<unsigned long long>(kFirstSeed) + static_cast<unsigned long long>(boards) - 1, tally.pairs,
              tally.settled, tally.clear);
        QVERIFY(tally.pairs > 0);
        QCOMPARE(tally.wrong, 0);
        QVERIFY2(100 * tally.settled >= (kind < 0 ? 99 : 90) * tally.pairs, "too many pairs go on to the careful look");
    }

    void nearlyAllPairsOfATournamentTable_areSettled() {
        constexpr std::uint64_t kSeed = 7200;
        Tally tally;
        for (std::uint64_t seed = kSeed; seed < kSeed + 4; ++seed) {
            compare(tournamentBoard(seed), tally);
        }
        qInfo("seeds %llu to %llu: %d of %d pairs settled", static_cast<unsigned long long>(kSeed),
              static_cast<unsigned long long>(kSeed) + 3, tally.settled, tally.pairs);
        QCOMPARE(tally.wrong, 0);
        QVERIFY(100 * tally.settled >= 99 * tally.pairs);
        QVERIFY(tally.clear > 0);
        QVERIFY(tally.clear < tally.settled);
    }

    void basesThatPiecesHold_seeAsTheCarefulLookSays_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("random boards") << -1;
        QTest::newRow("bases under pieces") << static_cast<int>(Degenerate::UnderPieces);
        QTest::newRow("ruins round a base") << static_cast<int>(Degenerate::RuinRoundBase);
    }
    void basesThatPiecesHold_seeAsTheCarefulLookSays() {
        QFETCH(int, kind);
        int held = 0;
        int settled = 0;
        for (std::uint64_t seed = 7400; seed < 7425; ++seed) {
            const SightBoard board =
                kind < 0 ? randomBoard(seed) : degenerateBoard(static_cast<Degenerate>(kind), seed);
            const TerrainMap map{board.blockers};
            const std::vector<Occlusion> counts(board.blockers.size(), Occlusion::Always);
            std::vector<ContainingPiece> containers;
            for (const int blocker : board.everyBlocker()) {
                if (std::holds_alternative<Polygon>(board.blockers[static_cast<std::size_t>(blocker)].outline)) {
                    containers.push_back({blocker, blocker});
                }
            }
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                SightOptions options;
                options.keepAttempts = true;
                options.wantShares = options.wantClearance = false;
                std::ranges::copy_if(containers, std::back_inserter(options.ignoredIfContainingEnd),
                                     [&](const ContainingPiece& container) {
                                         const auto& polygon = std::get<Polygon>(
                                             board.blockers[static_cast<std::size_t>(container.footprint)].outline);
                                         return reachesInto(a, polygon) || reachesInto(b, polygon);
                                     });
                if (options.ignoredIfContainingEnd.empty() || overlapOrTouch(a, b)) {
                    return;
                }
                ++held;
                const FilteredVerdict sightBase = fastSight({a, map, containers}, {b, map, containers}, map, counts);
                if (sightBase != FilteredVerdict::Uncertain) {
                    ++settled;
                    const bool sees =
                        findLineOfSight(a, b, map, board.everyBlocker(), options).visibility == Visibility::Clear;
                    QVERIFY2(sees == (sightBase == FilteredVerdict::Clear), writeCase(board, a, b).c_str());
                }
            });
        }
        qInfo("seeds 7400 to 7424: %d of %d pairs settled", settled, held);
        QVERIFY(held > 10);
        QVERIFY(100 * settled >= 95 * held);
    }

    void aRuinRoundABase_blocksWhereItsWallsStand() {
        // An L whose two walls stand above and to the right of the base: its hull holds the base, its walls do not.
        const auto ruin = Polygon::fromVertices(std::vector{pointFromInches(2, 6), pointFromInches(7, 6),
                                                            pointFromInches(7, 11), pointFromInches(6.75, 11),
                                                            pointFromInches(6.75, 6.25), pointFromInches(2, 6.25)});
        const std::vector<Blocker> blockers{{*ruin, {}, {}}};
        const auto inNotch = roundBase(32, 5.5, 7.5);
        QCOMPARE(sightOnce(inNotch, roundBase(32, 16, 7.5), blockers), FilteredVerdict::Blocked);
        QCOMPARE(sightOnce(inNotch, roundBase(32, 5.5, 1), blockers), FilteredVerdict::Blocked);
        // Its corner is joined: nothing passes it.
        QCOMPARE(sightOnce(inNotch, roundBase(32, 15, -2), blockers), FilteredVerdict::Blocked);
        QCOMPARE(sightOnce(inNotch, roundBase(32, 5.5, 18), blockers), FilteredVerdict::Clear);
        QCOMPARE(sightOnce(inNotch, roundBase(32, 8, 18), blockers), FilteredVerdict::Clear);
    }

    void touchingPieces_leaveNoGap() {
        // Two boxes share the corner (9, 10); one is entangled with the base if that is large.
        const std::vector<Blocker> blockers{box(8, 2, 9, 10), box(9, 10, 10, 18)};
        const auto far = roundBase(32, 18, 10);
        QCOMPARE(sightOnce(roundBase(32, 2, 10), far, blockers), FilteredVerdict::Blocked);
        QCOMPARE(sightOnce(roundBase(160, 5, 11.9), far, blockers), FilteredVerdict::Blocked);
        const std::vector<Blocker> apart{box(8, 2, 9, 9.99), box(9, 10, 10, 18)};
        QCOMPARE(sightOnce(roundBase(32, 2, 10), far, apart), FilteredVerdict::Clear);
    }

    void aWallAcrossABase_isLookedAwayFrom() {
        const auto wall = [](double x) { return straightWall(x, 0, x, 20); };
        const auto base = roundBase(32, 5, 10);
        const auto target = roundBase(32, 18, 10);
        QCOMPARE(sightOnce(base, target, {{wall(5.2), {}, {}}}), FilteredVerdict::Clear);
        QCOMPARE(sightOnce(base, target, {{wall(5.2), {}, {}}, {wall(12), {}, {}}}), FilteredVerdict::Blocked);
        // Flush with the base the wall blocks.
        const std::vector<Blocker> flush{{straightWall(6, 0, 6, 20), {}, {}}};
        QCOMPARE(sightOnce(roundBase(50.8, 5, 10), target, flush), FilteredVerdict::Blocked);
    }

    void basesPartlyInOnePiece_areBlockedWithinIt() {
        // The lines between the bases' inner halves cross no side of the box.
        const std::vector<Blocker> blockers{box(4, 8, 16, 12)};
        QCOMPARE(sightOnce(roundBase(32, 4, 10), roundBase(32, 16, 10), blockers), FilteredVerdict::Blocked);
        QCOMPARE(sightOnce(roundBase(160, 4, 10), roundBase(32, 16, 10), blockers), FilteredVerdict::Blocked);
        QCOMPARE(sightOnce(roundBase(160, 4, 10), roundBase(160, 16, 10), blockers), FilteredVerdict::Clear);
    }

    void basesThatTouchOrOverlap_seeEachOther() {
        const std::vector<Blocker> beside{box(4, 12, 16, 14)};
        QCOMPARE(sightOnce(roundBase(50.8, 4, 10), roundBase(50.8, 6, 10), beside), FilteredVerdict::Clear);
        QCOMPARE(sightOnce(roundBase(50.8, 4, 10), roundBase(50.8, 5, 10), beside), FilteredVerdict::Clear);
        const std::vector<Blocker> across{box(4.5, 8, 5, 12)};
        QCOMPARE(sightOnce(roundBase(50.8, 4, 10), roundBase(50.8, 5.5, 10), across), FilteredVerdict::Uncertain);
    }

    void aConcaveBase_looksOutOfItsNotch() {
        // A U that opens to the right; a wall stands in its notch, and all that reaches beyond the notch is closed
        // above and below.
        const auto outline = std::vector{pointFromInches(-2, -2), pointFromInches(2, -2), pointFromInches(2, -1),
                                         pointFromInches(-1, -1), pointFromInches(-1, 1), pointFromInches(2, 1),
                                         pointFromInches(2, 2),   pointFromInches(-2, 2)};
        const PlacedFootprint base{*Footprint::hull(outline), pointFromInches(5, 10), {}};
        const auto target = roundBase(32, 18, 10);
        const Blocker inNotch{straightWall(6, 9.2, 6, 10.8), {}, {}};
        const Blocker before = box(9, 0, 10, 20);
        QCOMPARE(sightOnce(base, target, {inNotch}), FilteredVerdict::Clear);
        QCOMPARE(sightOnce(base, target, {inNotch, before}), FilteredVerdict::Blocked);
        QCOMPARE(sightOnce(base, roundBase(32, 6.5, 10), {inNotch}), FilteredVerdict::Clear);
    }

    void slots_areNeverCalledBlocked() {
        for (const double width : {0.1, 0.5, 2.0, 10.0, 50.0}) {
            for (std::uint64_t seed = 7300; seed < 7320; ++seed) {
                const SlotBoard slot = slotBoard(width, seed);
                forEachPair(slot.board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                    const SightAnswer careful =
                        findLineOfSight(a, b, TerrainMap{slot.board.blockers}, slot.board.everyBlocker());
                    const FilteredVerdict sightBase = sightOnce(a, b, slot.board.blockers);
                    QVERIFY2(!(careful.visibility == Visibility::Clear && sightBase == FilteredVerdict::Blocked),
                             writeCase(slot.board, a, b).c_str());
                });
            }
        }
    }

    void blockersThatDoNotCount_areLookedThrough() {
        const TerrainMap map{{box(9, 0, 10, 20)}};
        const SightBase a{roundBase(32, 2, 10)};
        const SightBase b{roundBase(32, 18, 10)};
        QCOMPARE(fastSight(a, b, map, std::vector{Occlusion::Always}), FilteredVerdict::Blocked);
        QCOMPARE(fastSight(a, b, map, std::vector{Occlusion::Never}), FilteredVerdict::Clear);
        QCOMPARE(fastSight(a, b, map, std::vector{Occlusion::Conditional}), FilteredVerdict::Uncertain);
    }

    void touchingPieces_countEachForItself() {
        // A slab above the way and one below it, joined by a post over the way: the hull of the three closes it, the
        // slabs do not.
        const TerrainMap map{{box(8, 2, 9, 9), box(8.4, 9, 8.6, 11), box(8, 11, 9, 18), box(3, 40, 4, 41)}};
        const SightBase a{roundBase(32, 2, 10)};
        const SightBase b{roundBase(32, 18, 10)};
        const auto look = [&](std::vector<Occlusion> counts) { return fastSight(a, b, map, counts); };
        using enum Occlusion;
        QCOMPARE(look({Always, Always, Always, Always}), FilteredVerdict::Blocked);
        QCOMPARE(look({Always, Never, Always, Always}), FilteredVerdict::Clear);
        QCOMPARE(look({Always, Conditional, Always, Always}), FilteredVerdict::Uncertain);
        QCOMPARE(look({Never, Always, Never, Always}), FilteredVerdict::Blocked);
        // What was left out by one look counts again in the next.
        QCOMPARE(look({Always, Always, Always, Always}), FilteredVerdict::Blocked);
        // A group that reaches round a base closes nothing: only its pieces do.
        const TerrainMap round{{box(1, 6, 19, 7), box(8, 7, 8.5, 9.6), box(11, 7, 11.5, 9.6)}};
        QCOMPARE(fastSight(a, b, round, std::vector(3, Always)), FilteredVerdict::Clear);
    }

    void aBarePiece_blocksBothWays() {
        // The wall reaches 1 in beyond the common tangents on both sides: 32 mm bases reach 0.63 in from their centers.
        const std::vector<Blocker> blockers{box(9, 8.37, 9.5, 11.63)};
        QCOMPARE(sightOnce(roundBase(32, 2, 10), roundBase(32, 18, 10), blockers), FilteredVerdict::Blocked);
        QCOMPARE(sightOnce(roundBase(32, 18, 10), roundBase(32, 2, 10), blockers), FilteredVerdict::Blocked);
        // A 160 mm base reaches 3.15 in: the line along its upper tangent passes the piece.
        QCOMPARE(sightOnce(roundBase(160, 2, 10), roundBase(160, 18, 10), blockers), FilteredVerdict::Clear);
    }

    void aBeamOfAFewNanometers_isLeftOpen() {
        // Equal bases at one height: between their upper tangent and the piece's top is a beam of 2 nm, below the
        // margin.
        const auto a = roundBase(50.8, 2, 10);
        const auto b = roundBase(50.8, 18, 10);
        const Length top = pointFromInches(0, 9).y + Length::fromNanometers(2);
        const auto piece = Polygon::fromVertices(std::vector<Point>{{Length::fromInches(9), top},
                                                                    {Length::fromInches(10), top},
                                                                    {Length::fromInches(10), Length::fromInches(13)},
                                                                    {Length::fromInches(9), Length::fromInches(13)}});
        const std::vector<Blocker> blockers{{*piece, {}, {}}};
        QCOMPARE(sightOnce(a, b, blockers), FilteredVerdict::Uncertain);
        QVERIFY(findLineOfSight(a, b, TerrainMap{blockers}, std::vector{0}).visibility == Visibility::Clear);
    }

    void aBaseInAPiece_isBlockedByItIfItCounts() {
        const TerrainMap map{{box(0, 5, 6, 15)}};
        const SightBase inside{roundBase(32, 3, 10)};
        const SightBase outside{roundBase(32, 18, 10)};
        for (const auto& [from, to] : {std::pair{inside, outside}, std::pair{outside, inside}}) {
            QCOMPARE(fastSight(from, to, map, std::vector{Occlusion::Always}), FilteredVerdict::Blocked);
            QCOMPARE(fastSight(from, to, map, std::vector{Occlusion::Conditional}), FilteredVerdict::Uncertain);
            QCOMPARE(fastSight(from, to, map, std::vector{Occlusion::Never}), FilteredVerdict::Clear);
        }
    }

private:
    void compare(const SightBoard& board, Tally& tally) {
        const auto active = board.everyBlocker();
        const TerrainMap map{board.blockers};
        const std::vector<Occlusion> counts(board.blockers.size(), Occlusion::Always);
        forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
            SightLine witness;
            const FilteredVerdict sightBase = fastSight(SightBase{a}, SightBase{b}, map, counts, &witness);
            const bool meeting = overlapOrTouch(a, b);
            tally.pairs += !meeting;
            if (sightBase == FilteredVerdict::Uncertain) {
                return;
            }
            tally.settled += !meeting;
            SightOptions options;
            options.keepAttempts = true; // asks every stage in full, without a filtered test of its own
            options.wantShares = false;
            const auto careful = findLineOfSight(a, b, map, active, options);
            const bool sees = careful.visibility == Visibility::Clear;
            bool right = sees == (sightBase == FilteredVerdict::Clear);
            if (sightBase == FilteredVerdict::Clear) {
                ++tally.clear;
                right = right && contains(a, witness.from) && contains(b, witness.to) &&
                        !firstHit(witness, map, active, TouchRule::Blocked);
            }
            SightOptions bare;
            bare.wantClearance = bare.wantShares = false;
            const auto verdictOnly = findLineOfSight(a, b, map, active, bare);
            right = right && verdictOnly.visibility == careful.visibility;
            if (sees) {
                right = right && contains(a, verdictOnly.line.from) && contains(b, verdictOnly.line.to) &&
                        !firstHit(verdictOnly.line, map, active, TouchRule::Clear);
            }
            if (!right && ++tally.wrong <= 5) {
                qWarning("the filtered test says %s: %s\n%s", sightBase == FilteredVerdict::Clear ? "clear" : "blocked",
                         spoken(careful).c_str(), writeCase(board, a, b).c_str());
            }
        });
    }
};

QTEST_APPLESS_MAIN(TestFastSight)
#include "tst_fast_sight.moc"
