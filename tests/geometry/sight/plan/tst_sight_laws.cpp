#include "tests/support/board_changes.h"
#include "tests/support/degenerate_boards.h"
#include "tests/support/plane_shapes.h"
#include "tests/support/sight_checks.h"
#include "tests/support/straight_test.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

/// Where the tests tell a true difference from a tie: a clearance nearer to 0 may fall on either side after turning by
/// a rounded angle or scaling stored corners, and is counted, not compared.
constexpr double kTie = 1e-4;

Footprint mirrored(const Footprint& footprint) {
    const auto* hull = std::get_if<HullOutline>(&footprint.shape());
    if (hull == nullptr) {
        return footprint;
    }
    Ring ring;
    for (const Point p : hull->outline.outline()) {
        ring.push_back({p.x, -p.y});
    }
    return Footprint::hull(ring).value();
}

Footprint scaled(const Footprint& footprint, int factor) {
    const auto& shape = footprint.shape();
    if (const auto* round = std::get_if<RoundBase>(&shape)) {
        return Footprint::round(round->diameter * factor).value();
    }
    if (const auto* oval = std::get_if<OvalBase>(&shape)) {
        return Footprint::oval(oval->length * factor, oval->width * factor).value();
    }
    if (const auto* rectangle = std::get_if<RectangleBase>(&shape)) {
        return Footprint::rectangle(rectangle->length * factor, rectangle->width * factor).value();
    }
    Ring ring;
    for (const Point p : std::get<HullOutline>(shape).outline.outline()) {
        ring.push_back({p.x * factor, p.y * factor});
    }
    return Footprint::hull(ring).value();
}

struct LawTally {
    int pairs = 0;
    int clear = 0;
    int ties = 0;
    int broken = 0;

    /// Notes one comparison; prints the case the first few times the law does not hold.
    void note(bool holds,
              bool tie,
              const SightAnswer& before,
              const SightAnswer& after,
              const SightBoard& board,
              const PlacedFootprint& a,
              const PlacedFootprint& b) {
        ++pairs;
        clear += before.visibility == Visibility::Clear ? 1 : 0;
        ties += tie ? 1 : 0;
        if (!holds && !tie && ++broken <= 3) {
            qWarning("before: %s\nafter: %s\n%s", spoken(before).c_str(), spoken(after).c_str(),
                     writeCase(board, a, b).c_str());
        }
    }

    void verify(const char* law) const {
        qInfo("%s: %d pairs, %d clear, %d ties, %d broken", law, pairs, clear, ties, broken);
        QVERIFY2(broken == 0, law);
        QVERIFY2(pairs >= 50 && clear > 0 && clear < pairs, "the boards ask too little");
        QVERIFY2(ties * 20 <= pairs, "too many ties");
    }
};

bool isTie(const SightAnswer& answer) {
    return !answer.basesTouch && answer.clearanceMillimeters && std::abs(*answer.clearanceMillimeters) < kTie;
}

/// Boards that a law was asked of, over all laws.
int g_boards = 0;

/// The board of each seed from 1 on.
template <typename Make, typename Visit> void onSeeds(int usual, Make make, Visit visit) {
    for (int i = 1; i <= boardCount(usual); ++i) {
        visit(make(static_cast<std::uint64_t>(i)), i);
        ++g_boards;
    }
}

/// Half of the boards are random, half of one of the degenerate kinds.
template <typename Visit> void onBoards(int usual, Visit visit) {
    const auto alone = [&](const SightBoard& board, int) { visit(board); };
    onSeeds(
        usual,
        [](std::uint64_t seed) {
            return randomBoard(seed + 40'000, {14, 8});
        },
        alone);
    onSeeds(
        usual,
        [](std::uint64_t seed) { return degenerateBoard(static_cast<Degenerate>(seed % kDegenerateKinds), seed); },
        alone);
}

/// All coordinates stay in the range allowed when the board is drawn so many times as large.
bool canGrow(const SightBoard& board, std::int64_t times) {
    const Length most = Length::fromNanometers(kLargestCoordinate.nanometers() / times / 2);
    return std::all_of(board.bases.begin(), board.bases.end(), [&](const PlacedFootprint& base) {
        return std::max({base.position.x, -base.position.x, base.position.y, -base.position.y}) < most;
    });
}

enum class Compared { Verdict, Clearance };

/// The verdict and the clearance of each pair are the same on the changed board. Clearances are compared within
/// `tolerance` mm after dividing by `scale`.
void verdictsStay(const SightBoard& before,
                  const SightBoard& after,
                  LawTally& tally,
                  double scale = 1,
                  double tolerance = 1e-4,
                  Compared compared = Compared::Clearance) {
    const TerrainMap mapBefore{before.blockers};
    const TerrainMap mapAfter{after.blockers};
    const auto active = before.everyBlocker();
    const auto activeAfter = after.everyBlocker();
    for (std::size_t i = 0; i < before.bases.size(); ++i) {
        for (std::size_t k = i + 1; k < before.bases.size(); ++k) {
            const auto one = findLineOfSight(before.bases[i], before.bases[k], mapBefore, active);
            const auto other = findLineOfSight(after.bases[i], after.bases[k], mapAfter, activeAfter);
            bool same = one.visibility == other.visibility && one.basesTouch == other.basesTouch;
            if (one.clearanceMillimeters && other.clearanceMillimeters && compared == Compared::Clearance) {
                same = same && std::abs(*one.clearanceMillimeters - *other.clearanceMillimeters / scale) <= tolerance;
            }
            tally.note(same, isTie(one) || isTie(other), one, other, before, before.bases[i], before.bases[k]);
        }
    }
}

SightOptions sampledOnly() {
    SightOptions options;
    options.method = SightMethod::Sampled;
    return options;
}

const auto kSameFacing = [](Angle angle) { return angle; };

} // namespace

/// The laws of sight on seeded random boards. A failure prints the board's seed and the case as text.
class TestSightLaws : public QObject {
    Q_OBJECT

private slots:
    void symmetry() {
        LawTally tally;
        onBoards(75, [&](const SightBoard& board) {
            const TerrainMap map{board.blockers};
            const auto active = board.everyBlocker();
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                const auto there = findLineOfSight(a, b, map, active);
                const auto back = findLineOfSight(b, a, map, active);
                bool same = there.visibility == back.visibility && there.basesTouch == back.basesTouch;
                if (there.clearanceMillimeters && back.clearanceMillimeters) {
                    same = same && std::abs(*there.clearanceMillimeters - *back.clearanceMillimeters) <= 2e-5;
                }
                tally.note(same, false, there, back, board, a, b);
            });
        });
        tally.verify("symmetry");
    }

    void translation() {
        LawTally tally;
        onBoards(36, [&](const SightBoard& board) {
            const auto move = [](Point p) {
                return p + Vector{Length::fromInches(-700.123), Length::fromNanometers(987'654'321)};
            };
            verdictsStay(board, withPointsChanged(board, move, kSameFacing), tally);
        });
        tally.verify("translation");
    }

    void quarterTurns() {
        LawTally tally;
        onBoards(36, [&](const SightBoard& board) {
            const auto turn = [](Point p) { return Point{-p.y, p.x}; };
            const auto facing = [](Angle angle) { return angle + Angle::fromDegrees(90); };
            verdictsStay(board, withPointsChanged(board, turn, facing), tally);
        });
        tally.verify("quarter turns");
    }

    void mirroring() {
        LawTally tally;
        onBoards(36, [&](const SightBoard& board) {
            SightBoard after = withPointsChanged(
                board,
                [](Point p) {
                    return Point{p.x, -p.y};
                },
                [](Angle angle) { return Angle{} - angle; });
            for (PlacedFootprint& base : after.bases) {
                base.footprint = mirrored(base.footprint);
            }
            // The beam of a concave hull among pieces runs between convex parts, which a mirror may cut another way.
            verdictsStay(board, after, tally, 1, 1e-4, Compared::Verdict);
        });
        tally.verify("mirroring");
    }

    void reorderingPieces() {
        LawTally tally;
        onBoards(36, [&](const SightBoard& board) {
            SightBoard after = board;
            after.blockers.assign(board.blockers.rbegin(), board.blockers.rend());
            verdictsStay(board, after, tally, 1, 2e-5);
        });
        tally.verify("reordering pieces");
    }

    void splittingAPieceAlongASeam() {
        // Boxes whose sides have whole coordinates along any direction: each split along a diagonal, or across at
        // stored points.
        LawTally tally;
        for (int i = 1; i <= boardCount(36); ++i) {
            Random random{static_cast<std::uint64_t>(i) + 900};
            SightBoard whole;
            whole.name = "boxes to split, seed " + std::to_string(i + 900);
            for (int k = 0; k < 8; ++k) {
                whole.bases.push_back(randomBase(random, {0, 0, 24, 16}));
            }
            SightBoard split = whole;
            const auto add = [](SightBoard& board, const Ring& ring) {
                board.blockers.push_back({Polygon::fromVertices(ring).value(), {}, {}});
            };
            for (int k = 0; k < 7; ++k) {
                const Point p = pointFromInches(random.between(4, 20), random.between(1, 15));
                const Vector along{Length::fromInches(random.between(0.5, 3)),
                                   Length::fromInches(random.between(-2, 2))};
                const Vector across{-along.y, along.x};
                const Ring box{p, p + along, p + along + across, p + across};
                add(whole, box);
                if (k % 2 == 0) {
                    add(split, {box[0], box[1], box[2]});
                    add(split, {box[0], box[2], box[3]});
                } else { // a seam of two stretches through a point inside
                    const Point middle = p + Vector{Length::fromNanometers((along.x + across.x).nanometers() / 3),
                                                    Length::fromNanometers((along.y + across.y).nanometers() / 3)};
                    add(split, {box[0], box[1], middle, box[3]});
                    add(split, {box[1], box[2], box[3], middle});
                }
            }
            // By how much a pair is blocked depends on how the outline is cut where a base stands half under it.
            verdictsStay(whole, split, tally, 1, 1e-4, Compared::Verdict);
        }
        tally.verify("splitting along a seam");
    }

    void S3_25_tenTimesTheScale() {
        LawTally tally;
        onBoards(24, [&](const SightBoard& board) {
            if (!canGrow(board, 10)) {
                return;
            }
            SightBoard after = withPointsChanged(
                board,
                [](Point p) {
                    return Point{p.x * 10, p.y * 10};
                },
                kSameFacing);
            for (PlacedFootprint& base : after.bases) {
                base.footprint = scaled(base.footprint, 10);
            }
            verdictsStay(board, after, tally, 10);
        });
        tally.verify("ten times the scale");
    }

    void addingAPiece_neverOpensALine() {
        LawTally tally;
        onSeeds(
            75,
            [](std::uint64_t seed) {
                return randomBoard(seed + 50'000, {10, 8, 30, 20});
            },
            [&](const SightBoard& board, int i) {
                const TerrainMap map{board.blockers};
                auto fewer = board.everyBlocker();
                const auto all = fewer;
                fewer.erase(fewer.begin() + i % 10);
                fewer.erase(fewer.begin() + i % 7);
                forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                    const auto before = findLineOfSight(a, b, map, fewer);
                    const auto after = findLineOfSight(a, b, map, all);
                    bool holds = before.visibility == Visibility::Clear || after.visibility == Visibility::Blocked;
                    if (before.clearanceMillimeters && after.clearanceMillimeters &&
                        after.visibility == Visibility::Clear) {
                        holds = holds && *after.clearanceMillimeters <= *before.clearanceMillimeters + 2e-5;
                    }
                    tally.note(holds, false, before, after, board, a, b);
                });
            });
        tally.verify("adding a piece");
    }

    void growingABase_neverClosesALine() {
        LawTally tally;
        onSeeds(
            75,
            [](std::uint64_t seed) {
                return randomBoard(seed + 60'000, {12, 8, 30, 20});
            },
            [&](const SightBoard& board, int i) {
                const TerrainMap map{board.blockers};
                const auto active = board.everyBlocker();
                Random random{static_cast<std::uint64_t>(i)};
                forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                    const auto millimeters = [](double count) { return Length::fromMillimeters(count); };
                    const double length = random.between(20, 80);
                    const double width = random.between(20, 80);
                    const double more = random.between(0.01, 30);
                    const PlacedFootprint small{
                        i % 2 == 0 ? Footprint::oval(millimeters(length), millimeters(width)).value()
                                   : Footprint::rectangle(millimeters(length), millimeters(width)).value(),
                        a.position, a.facing};
                    PlacedFootprint large = small;
                    large.footprint =
                        i % 2 == 0
                            ? Footprint::oval(millimeters(length + more), millimeters(width + more)).value()
                            : Footprint::rectangle(millimeters(length + more), millimeters(width + more)).value();
                    const auto before = findLineOfSight(small, b, map, active);
                    const auto after = findLineOfSight(large, b, map, active);
                    const bool holds = before.visibility != Visibility::Clear || after.visibility == Visibility::Clear;
                    tally.note(holds, false, before, after, board, small, b);
                });
            });
        tally.verify("growing a base");
    }

    void aPieceBesideTheCorridor_changesNothing() {
        LawTally tally;
        onBoards(30, [&](const SightBoard& board) {
            const TerrainMap map{board.blockers};
            const auto active = board.everyBlocker();
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                // Beyond one of many directions from both bases: no segment between them gets there.
                const PlaneShape first{a};
                const PlaneShape second{b};
                std::vector<int> between;
                for (const int index : active) {
                    const PlaneBlocker blocker = toPlane(board.blockers[static_cast<std::size_t>(index)]);
                    bool beside = false;
                    for (int i = 0; i < 180 && !beside; ++i) {
                        const Vec n = PlaneLine::at(2 * kPi * i / 180, 0).normal;
                        const Real reach = std::max(first.support(n), second.support(n)) + 1e-6L;
                        const auto& ring = blocker.rings.front();
                        beside = std::all_of(ring.begin(), ring.end(), [&](Vec p) { return dot(p, n) > reach; });
                    }
                    if (!beside) {
                        between.push_back(index);
                    }
                }
                const auto before = findLineOfSight(a, b, map, active);
                const auto after = findLineOfSight(a, b, map, between);
                bool same = before.visibility == after.visibility;
                if (before.clearanceMillimeters && after.clearanceMillimeters &&
                    before.visibility == Visibility::Clear) {
                    same = same && std::abs(*before.clearanceMillimeters - *after.clearanceMillimeters) <= 2e-5;
                }
                tally.note(same, false, before, after, board, a, b);
            });
        });
        tally.verify("a piece beside the corridor");
    }

    void sampledClear_impliesExactClear() {
        LawTally tally;
        onBoards(75, [&](const SightBoard& board) {
            const TerrainMap map{board.blockers};
            const auto active = board.everyBlocker();
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                const auto sampled = findLineOfSight(a, b, map, active, sampledOnly());
                const auto exact = findLineOfSight(a, b, map, active);
                bool holds = sampled.visibility != Visibility::Blocked; // sampling proves nothing blocked
                if (sampled.visibility == Visibility::Clear) {
                    holds = holds && exact.visibility == Visibility::Clear && endsOnBases(sampled.line, a, b) &&
                            (sampled.basesTouch || independentlyClear(sampled.line, board.blockers, active));
                }
                tally.note(holds, false, sampled, exact, board, a, b);
            });
        });
        tally.verify("sampled clear implies exact clear");
    }

    void slots_areAlwaysFound() {
        int found = 0;
        for (int i = 1; i <= boardCount(900); ++i) {
            Random random{static_cast<std::uint64_t>(i)};
            const double width = 0.1 * std::pow(500.0, random.between(0, 1)); // 0.1 to 50 mm
            const SlotBoard slot = slotBoard(width, static_cast<std::uint64_t>(i));
            const SightBoard& board = slot.board;
            const auto text = QString::fromStdString(writeCase(board, board.bases[0], board.bases[1]));
            const auto answer = exactAnswer(board, board.bases[0], board.bases[1]);
            QVERIFY2(answer.visibility == Visibility::Clear, qPrintable(text));
            QCOMPARE(brokenPromise(answer, board, board.bases[0], board.bases[1]), std::string{});
            QVERIFY2(answer.clearanceMillimeters && *answer.clearanceMillimeters > 0, qPrintable(text));
            // No beam through the slot is wider than it; its corners are stored to the nearest nanometer.
            QVERIFY2(*answer.clearanceMillimeters <= width + 2e-5, qPrintable(text));
            found += answer.stage == SightStage::Exact ? 1 : 0;
        }
        qInfo("%d of the slots needed the exact stage", found);
        QVERIFY(found > 20);
    }

    void pairsThatSamplingMisses_exist() {
        int clear = 0;
        int missed = 0;
        onSeeds(
            120, [](std::uint64_t seed) { return randomBoard(seed + 70'000); },
            [&](const SightBoard& board, int) {
                const TerrainMap map{board.blockers};
                const auto active = board.everyBlocker();
                forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                    const auto exact = findLineOfSight(a, b, map, active);
                    if (exact.visibility != Visibility::Clear) {
                        return;
                    }
                    ++clear;
                    if (findLineOfSight(a, b, map, active, sampledOnly()).visibility == Visibility::NoLineFound) {
                        ++missed;
                        QVERIFY(exact.stage == SightStage::Exact);
                        const auto text = QString::fromStdString(writeCase(board, a, b));
                        QVERIFY2(endsOnBases(exact.line, a, b) &&
                                     independentlyClear(exact.line, board.blockers, active),
                                 qPrintable(text));
                    }
                });
            });
        qInfo("the sampled stages miss %d of %d pairs that see each other", missed, clear);
        QVERIFY(missed * 200 >= clear);
        QVERIFY(missed * 4 < clear);
    }

    void sameQuestion_sameAnswer() {
        onBoards(12, [&](const SightBoard& board) {
            const TerrainMap first{board.blockers};
            const TerrainMap again{board.blockers};
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                const auto one = findLineOfSight(a, b, first, board.everyBlocker());
                const auto two = findLineOfSight(a, b, again, board.everyBlocker());
                QVERIFY(one.visibility == two.visibility && one.stage == two.stage && one.line == two.line);
                QVERIFY(one.clearanceMillimeters == two.clearanceMillimeters && one.blockedBy == two.blockedBy);
                QVERIFY(one.beam == two.beam && one.blockedAt == two.blockedAt && one.attempts == two.attempts);
            });
        });
    }

    void cleanupTestCase() { qInfo("%d boards, each law on those of seed 1, 2, …", g_boards); }
};

QTEST_APPLESS_MAIN(TestSightLaws)
#include "tst_sight_laws.moc"
