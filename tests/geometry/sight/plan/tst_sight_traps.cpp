#include "tests/geometry/millimeter_shapes.h"
#include "tests/support/random.h"
#include "tests/support/reference_sight.h"
#include "tests/support/sight_checks.h"
#include "tests/support/straight_test.h"

#include "geometry/shapes/distance.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Blocker polygon(std::initializer_list<std::array<double, 2>> points,
                std::initializer_list<std::array<double, 2>> hole = {}) {
    const auto ring = [](const auto& list) {
        Ring result;
        for (const auto& [x, y] : list) {
            result.push_back(mm(x, y));
        }
        return result;
    };
    const std::vector<Ring> holes = hole.size() > 0 ? std::vector<Ring>{ring(hole)} : std::vector<Ring>{};
    return {Polygon::fromVertices(ring(points), holes).value(), {}, {}};
}

Blocker box(double left, double top, double right, double bottom) {
    return polygon({{left, top}, {right, top}, {right, bottom}, {left, bottom}});
}

/// Two discs of 20 mm on y = 0, 100 mm apart: their outer tangents are y = -10 and y = 10, all lines between them cross
/// x = 50 within these.
SightBoard twoDiscs(std::vector<Blocker> blockers) {
    return {"two discs", {disc(20, 0, 0), disc(20, 100, 0)}, std::move(blockers)};
}

enum class Expected {
    Clear,       ///< with either touch rule
    Blocked,     ///< with either
    TouchesOnly, ///< clear by touching alone: blocked if touching blocks
};

struct Trap {
    const char* name;
    SightBoard board;
    Expected expected;
    std::optional<double> clearance; ///< mm, for clear ones
};

std::vector<Trap> touchingTraps() {
    std::vector<Trap> traps;
    const auto add = [&](const char* name, SightBoard board, Expected expected, std::optional<double> clearance = {}) {
        traps.push_back({name, std::move(board), expected, clearance});
    };
    // A diamond's lowest corner at (50, -10) leaves the corridor |y| < 10 free: the widest beam is the whole 20 mm.
    add("corner on the outer tangent", twoDiscs({polygon({{50, -10}, {60, -30}, {40, -30}})}), Expected::Clear, 20.0);
    // All of the corridor but its edge y = 10 is covered by a triangle whose corner (50, 10) the upper tangent grazes.
    add("grazing a corner", twoDiscs({polygon({{50, 10}, {60, -40}, {40, -40}})}), Expected::TouchesOnly);
    // A box covers |y| < 10 up to the tangent y = 10, which slides along its face of 20 mm.
    add("sliding along a face", twoDiscs({box(40, -40, 60, 10)}), Expected::TouchesOnly);
    // One micrometer more and the tangent is inside, one less and a beam of that width passes.
    add("face one micrometer beyond the tangent", twoDiscs({box(40, -40, 60, 10.001)}), Expected::Blocked);
    add("face one micrometer short of the tangent", twoDiscs({box(40, -40, 60, 9.999)}), Expected::Clear, 0.001);
    // A wall at x = 50 ends on the tangent y = 10.
    add("passing a wall's free end", twoDiscs({wall({{50, -40}, {50, 10}})}), Expected::TouchesOnly);
    add("wall one micrometer short of the tangent", twoDiscs({wall({{50, -40}, {50, 9.999}})}), Expected::Clear, 0.001);
    // Two walls in one line end 3 mm apart; the level beam through is 3 mm.
    add("between two free ends", twoDiscs({wall({{50, -40}, {50, 1}}), wall({{50, 4}, {50, 40}})}), Expected::Clear,
        3.0);
    // Their ends meet: no line passes through the shared point.
    add("wall ends that meet", twoDiscs({wall({{50, -40}, {50, 1}}), wall({{50, 1}, {50, 40}})}), Expected::Blocked);
    add("wall ends that meet at an angle", twoDiscs({wall({{30, -40}, {50, 1}}), wall({{50, 1}, {45, 40}})}),
        Expected::Blocked);
    // Lines must pass above 1 at x = 40 and x = 80 and below 1 at x = 60, half way: only y = 1 does, touching all
    // three.
    add("free ends on one line, on both its sides",
        twoDiscs({wall({{40, -40}, {40, 1}}), wall({{60, 1}, {60, 40}}), wall({{80, -40}, {80, 1}})}),
        Expected::TouchesOnly);
    add("faces on one line, on both its sides",
        twoDiscs({box(30, -40, 40, 1), box(55, 1, 65, 40), box(80, -40, 85, 1)}), Expected::TouchesOnly);
    // With the last one a micrometer lower a beam passes: the strip between (40, 1), (60, 1) and (80, 0.999), whose
    // ends are 40 and 20 mm from the middle one; its slope is near 0, so it is as wide as the line from (40, 1) to (80,
    // 0.999) lies below 1 at 60.
    add("one of the faces half a micrometer short",
        twoDiscs({wall({{40, -40}, {40, 1}}), wall({{60, 1}, {60, 40}}), wall({{80, -40}, {80, 0.999}})}),
        Expected::Clear, 0.0005);
    add("squares that share a corner", twoDiscs({box(30, -40, 50, 1), box(50, 1, 70, 40)}), Expected::Blocked);
    add("squares that share an edge", twoDiscs({box(30, -40, 50, 1), box(30, 1, 50, 40)}), Expected::Blocked);
    add("squares that share half an edge", twoDiscs({box(30, -40, 50, 1), box(40, 1, 60, 40)}), Expected::Blocked);
    add("squares that overlap", twoDiscs({box(30, -40, 50, 2), box(40, -2, 60, 40)}), Expected::Blocked);
    // A wall's end on the middle of a box's face.
    add("wall end on a face", twoDiscs({box(40, -40, 60, 1), wall({{50, 1}, {50, 40}})}), Expected::Blocked);
    add("wall end one micrometer off a face", twoDiscs({box(40, -40, 60, 1), wall({{50, 1.001}, {50, 40}})}),
        Expected::Clear, 0.001);
    add("wall end inside a box", twoDiscs({box(40, -40, 60, 1), wall({{50, -5}, {50, 40}})}), Expected::Blocked);
    // A wall along y = 0 is seen end on: level lines beside it are free up to each tangent, 10 mm on each side.
    add("wall seen end on", twoDiscs({wall({{30, 0}, {70, 0}})}), Expected::Clear, 10.0);
    // An L wall: free end at (50, -10) on the tangent, its corner (50, 40) far outside; closed between.
    add("L wall across", twoDiscs({wall({{50, -40}, {50, 40}, {80, 40}})}), Expected::Blocked);
    // A chain of three walls, one corner each shared, none across the whole corridor alone.
    add("chain of walls", twoDiscs({wall({{40, -40}, {45, -4}}), wall({{45, -4}, {60, 3}}), wall({{60, 3}, {50, 40}})}),
        Expected::Blocked);
    // The same with the middle one taken out: from (45, -4) to (60, 3) there is room.
    add("chain of walls with a gap", twoDiscs({wall({{40, -40}, {45, -4}}), wall({{60, 3}, {50, 40}})}),
        Expected::Clear);
    return traps;
}

std::vector<Trap> basesAndPieces() {
    std::vector<Trap> traps;
    const auto add = [&](const char* name, SightBoard board, Expected expected, std::optional<double> clearance = {}) {
        traps.push_back({name, std::move(board), expected, clearance});
    };
    // T1: one wall between, of any length that covers the corridor.
    add("T1 wall between", twoDiscs({wall({{50, -20}, {50, 20}})}), Expected::Blocked);
    // T2: the segment's both ends inside the polygon cross no edge; the inside blocks all the same.
    add("T2 both bases inside one piece", twoDiscs({box(-50, -50, 150, 50)}), Expected::Blocked);
    // T2: a U round both: its arms hold the bases, its notch 40..60 lies between them above y = -5, but lines start
    // inside.
    add("T2 both inside the arms of a U",
        twoDiscs({polygon({{-50, -50}, {40, -50}, {40, 30}, {60, 30}, {60, -50}, {150, -50}, {150, 50}, {-50, 50}})}),
        Expected::Blocked);
    // T2: a courtyard 6 mm high through both bases: the level beam is 6 mm.
    add("T2 both reach into a courtyard",
        twoDiscs({polygon({{-50, -50}, {150, -50}, {150, 50}, {-50, 50}}, {{-5, -3}, {105, -3}, {105, 3}, {-5, 3}})}),
        Expected::Clear, 6.0);
    add("T2 a wall across the courtyard",
        twoDiscs({polygon({{-50, -50}, {150, -50}, {150, 50}, {-50, 50}}, {{-5, -3}, {105, -3}, {105, 3}, {-5, 3}}),
                  wall({{50, -3}, {50, 3}})}),
        Expected::Blocked);
    // T4: out of the piece by 1 mm: the disc reaches x = 10, the piece ends at x = 9. The chord at x = 9 is 2 sqrt(100
    // - 81) mm high.
    add("T4 base one millimeter out of a piece", twoDiscs({box(-40, -40, 9, 40)}), Expected::Clear,
        2 * std::sqrt(19.0));
    add("T4 base wholly in a piece", twoDiscs({box(-40, -40, 11, 40)}), Expected::Blocked);
    // T13: the wall ends at (0, 0), the crossing of the center line with the other wall is (0, 0), a base stands at (0,
    // 0).
    add("T13 wall that ends at the origin",
        {"origin", {disc(20, -50, -50), disc(20, 50, 50)}, {wall({{-60, 60}, {0, 0}}), wall({{0, 0}, {60, -60}})}},
        Expected::Blocked);
    add("T13 crossing at the origin", {"origin", {disc(20, -50, 0), disc(20, 50, 0)}, {wall({{0, -30}, {0, 30}})}},
        Expected::Blocked);
    add("T13 base at the origin", {"origin", {disc(20, 0, 0), disc(20, 60, 60)}, {wall({{60, 0}, {0, 60}})}},
        Expected::Blocked);
    add("T13 clear from the origin", {"origin", {disc(20, 0, 0), disc(20, 60, 60)}, {wall({{60, 0}, {41, 19}})}},
        Expected::Clear);
    // T15: a base leans on a wall x = 10 and touches it at (10, 0): no sight through it.
    add("T15 disc leaning on a wall", twoDiscs({wall({{10, -40}, {10, 40}})}), Expected::Blocked);
    add("T15 rectangle leaning on a wall",
        {"leaning", {rectangle(20, 20, 0, 0), disc(20, 100, 0)}, {wall({{10, -40}, {10, 40}})}}, Expected::Blocked);
    add("T15 turned rectangle leaning on a wall by its side",
        {"leaning", {rectangle(20, 30, 0, 0, 90), disc(20, 100, 0)}, {wall({{15, -40}, {15, 40}})}}, Expected::Blocked);
    add("T15 disc leaning on a piece", twoDiscs({box(10, -40, 20, 40)}), Expected::Blocked);
    add("T15 rectangle leaning on a piece",
        {"leaning", {rectangle(20, 20, 0, 0), disc(20, 100, 0)}, {box(10, -40, 20, 40)}}, Expected::Blocked);
    // The wall one micrometer inside the base: a sliver of the base looks past it. The chord at x = 9.999 has half
    // height sqrt(100 - 9.999^2).
    add("base one micrometer through a wall", twoDiscs({wall({{9.999, -40}, {9.999, 40}})}), Expected::Clear,
        2 * std::sqrt(100 - 9.999 * 9.999));
    // T27: an oval 170 x 109 mm beside a wall over y < 60. Lengthwise (facing 0) it reaches y = 54.5, crosswise y = 85.
    const auto oval = [](double facing) {
        return PlacedFootprint{Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(109)).value(),
                               mm(0, 0), Angle::fromDegrees(facing)};
    };
    // The wall x = 80 runs through it lengthwise, and is beyond it crosswise.
    const auto behindWall = [&](double facing) {
        return SightBoard{"oval", {oval(facing), rectangle(20, 400, 300, 0)}, {wall({{80, -400}, {80, 400}})}};
    };
    add("T27 oval through a wall", behindWall(0), Expected::Clear);
    add("T27 oval turned behind the wall", behindWall(90), Expected::Blocked);
    // A gap 59 < y < 71 before a target at 60 < y < 70: lines run up to it from the 54.5 mm high oval, and level from
    // the turned one.
    add("T27 oval 54.5 mm high below a wall's end",
        {"oval",
         {oval(0), rectangle(20, 10, 300, 65)},
         {wall({{100, -400}, {100, 59}}), wall({{100, 71}, {100, 400}})}},
        Expected::Clear);
    add("T27 oval turned",
        {"oval",
         {oval(90), rectangle(20, 10, 300, 65)},
         {wall({{100, -400}, {100, 59}}), wall({{100, 71}, {100, 400}})}},
        Expected::Clear);
    // T29: 28.5 mm reach 14.25 mm. The wall covers y < 14.2, so 0.05 mm is left; a base of 28 mm would be blocked.
    add("T29 half a millimeter of base",
        {"28.5", {disc(28.5, 0, 0), disc(28.5, 100, 0)}, {wall({{50, -40}, {50, 14.2}})}}, Expected::Clear, 0.05);
    add("T29 the same for 28 mm", {"28", {disc(28, 0, 0), disc(28, 100, 0)}, {wall({{50, -40}, {50, 14.2}})}},
        Expected::Blocked);
    return traps;
}

std::vector<Trap> touchingBases() {
    std::vector<Trap> traps;
    const std::vector<Blocker> around{box(-50, -50, 80, 50), wall({{10, -50}, {10, 50}})};
    // Touching or overlapping bases see each other, whatever stands there and with either touch rule.
    traps.push_back({"tangent discs", {"touching", {disc(20, 0, 0), disc(20, 20, 0)}, around}, Expected::Clear, {}});
    traps.push_back(
        {"overlapping discs", {"touching", {disc(20, 0, 0), disc(20, 15, 5)}, around}, Expected::Clear, {}});
    traps.push_back(
        {"one base in the other", {"touching", {disc(60, 0, 0), disc(20, 5, 5)}, around}, Expected::Clear, {}});
    traps.push_back({"rectangles side by side",
                     {"touching", {rectangle(20, 20, 0, 0), rectangle(20, 20, 20, 5)}, around},
                     Expected::Clear,
                     {}});
    traps.push_back({"rectangles corner to corner",
                     {"touching", {rectangle(20, 20, 0, 0), rectangle(20, 20, 20, 20)}, around},
                     Expected::Clear,
                     {}});
    // One micrometer apart with a wall over the gap, and without.
    traps.push_back({"discs a micrometer apart, a wall between",
                     {"near", {disc(20, 0, 0), disc(20, 20.001, 0)}, {wall({{10.0005, -50}, {10.0005, 50}})}},
                     Expected::Blocked,
                     {}});
    traps.push_back(
        {"discs a micrometer apart", {"near", {disc(20, 0, 0), disc(20, 20.001, 0)}, {}}, Expected::Clear, 20.0});
    return traps;
}

} // namespace

/// Cases with expectations derived by hand; the comment at each case is its derivation. Lengths in mm.
class TestSightTraps : public QObject {
    Q_OBJECT

private slots:
    void touching_data() { addRows(touchingTraps()); }
    void touching() { judge(touchingTraps()); }
    void T1_T2_T4_T13_T15_T27_T29_basesUnderAndBesidePieces_data() { addRows(basesAndPieces()); }
    void T1_T2_T4_T13_T15_T27_T29_basesUnderAndBesidePieces() { judge(basesAndPieces()); }
    void basesThatTouch_data() { addRows(touchingBases()); }
    void basesThatTouch() { judge(touchingBases()); }
    void S3_5_T9_blockedPoint_liesBeforeTheTargetOnTheFace() {
        // T9: the center line y = 0 first meets the box at x = 40, from the other side at x = 60; both before the
        // target.
        const SightBoard board = twoDiscs({wall({{70, -40}, {70, 40}}), box(40, -40, 60, 40)});
        const auto there = exactAnswer(board, board.bases[0], board.bases[1]);
        QVERIFY(there.visibility == Visibility::Blocked);
        QVERIFY((there.blockedAt == BlockedAt{mm(40, 0), 1}));
        const auto back = exactAnswer(board, board.bases[1], board.bases[0]);
        QVERIFY((back.blockedAt == BlockedAt{mm(70, 0), 0}));
        // Every line that is tried has its point: on the line, before the target, on an outline of the piece.
        SightOptions all;
        all.keepAttempts = true;
        const auto tried = exactAnswer(board, board.bases[0], board.bases[1], all);
        QVERIFY(tried.attempts.size() > 20);
        for (const AttemptedLine& attempt : tried.attempts) {
            QVERIFY(attempt.blocked.has_value());
            const double x = attempt.blocked->point.x.millimeters();
            const double y = attempt.blocked->point.y.millimeters();
            const double fromX = attempt.line.from.x.millimeters();
            const double fromY = attempt.line.from.y.millimeters();
            const double length =
                std::hypot(attempt.line.to.x.millimeters() - fromX, attempt.line.to.y.millimeters() - fromY);
            const double alongX = (attempt.line.to.x.millimeters() - fromX) / length;
            const double alongY = (attempt.line.to.y.millimeters() - fromY) / length;
            QVERIFY(std::abs((x - fromX) * alongY - (y - fromY) * alongX) < 1e-5);
            const double along = (x - fromX) * alongX + (y - fromY) * alongY;
            QVERIFY(along > 0 && along < length);
            QCOMPARE(attempt.blocked->blocker, 1); // the box stands nearer than the wall
            QVERIFY(std::abs(x - 40) < 1e-5);
        }
        // A line that starts inside is blocked where it starts.
        const SightBoard inside = twoDiscs({box(-40, -40, 40, 40)});
        QVERIFY((exactAnswer(inside, inside.bases[0], inside.bases[1]).blockedAt == BlockedAt{mm(0, 0), 0}));
    }

    void seamsBesideABase_areNoWayThrough() {
        // A bend of a wall, or two walls' common end, in front of the observer, the walls reaching back beside it.
        // Nothing overlaps at the bend itself, but the clearance is measured round the whole: the ends are 60 mm off
        // the axis, the tangents 10.
        for (const auto& walls :
             {std::vector{wall({{8, -60}, {14, 0}, {8, 60}})},
              std::vector{wall({{8, -60}, {14, 0}}), wall({{14, 0}, {8, 60}})},
              std::vector{polygon({{8, -60}, {14, 0}, {9, -60}}), polygon({{8, 60}, {14, 0}, {9, 60}})}}) {
            const SightBoard board = twoDiscs(walls);
            const auto answer = exactAnswer(board, board.bases[0], board.bases[1]);
            QVERIFY(answer.visibility == Visibility::Blocked);
            QVERIFY2(answer.clearanceMillimeters && *answer.clearanceMillimeters < -40 &&
                         *answer.clearanceMillimeters > -70,
                     spoken(answer).c_str());
        }
    }

    void beamIsAsWideAsTheSmallerBase() {
        const auto oval = [](double facing) {
            return PlacedFootprint{Footprint::oval(Length::fromMillimeters(60), Length::fromMillimeters(35.5)).value(),
                                   mm(0, 0), Angle::fromDegrees(facing)};
        };
        const auto widthFrom = [](const PlacedFootprint& base) {
            return exactAnswer({"two bases", {base, disc(100, 300, 0)}, {}}, base, disc(100, 300, 0))
                .clearanceMillimeters.value_or(-1);
        };
        constexpr double kStated = 1e-5; // mm
        QVERIFY(std::abs(widthFrom(oval(90)) - 60) <= kStated);
        const auto smaller = exactAnswer({"two ovals", {oval(0), {oval(0).footprint, mm(4000, 0), {}}}, {}}, oval(0),
                                         {oval(0).footprint, mm(4000, 0), {}});
        QVERIFY2(smaller.clearanceMillimeters && std::abs(*smaller.clearanceMillimeters - 35.5) <= kStated,
                 spoken(smaller).c_str());
    }

    void T12_emptyTable_showsAll() {
        // T12: no pieces at all, and pieces of which none is active.
        const SightBoard empty = twoDiscs({});
        QVERIFY(exactAnswer(empty, empty.bases[0], empty.bases[1]).visibility == Visibility::Clear);
        const SightBoard walled = twoDiscs({wall({{50, -40}, {50, 40}})});
        const auto answer = findLineOfSight(walled.bases[0], walled.bases[1], TerrainMap{walled.blockers}, {});
        QVERIFY(answer.visibility == Visibility::Clear);
        QVERIFY(answer.stage == SightStage::Center);
        QVERIFY((answer.line == SightLine{mm(0, 0), mm(100, 0)}));
    }

    void T31_samplingMissesWhatIsThere_andSaysSo() {
        // T31: a slit of 0.2 mm about the level line y = 3.1 between discs of 160 mm: no line between the 8 points of
        // each base passes it.
        const SightBoard board{"slit",
                               {disc(160, 0, 0), disc(160, 400, 0)},
                               {wall({{200, -300}, {200, 3}}), wall({{200, 3.2}, {200, 300}}),
                                wall({{210, -300}, {210, 3}}), wall({{210, 3.2}, {210, 300}})}};
        SightOptions sampled;
        sampled.method = SightMethod::Sampled;
        sampled.keepAttempts = true;
        const auto seen = exactAnswer(board, board.bases[0], board.bases[1], sampled);
        QVERIFY(seen.visibility == Visibility::NoLineFound);
        // 1 center line, 4 edge points of each with the centers and each other (5 x 5 - 1), 8 x 8 round the bases.
        QVERIFY(seen.attempts.size() >= 60);
        for (const AttemptedLine& attempt : seen.attempts) {
            QVERIFY(attempt.blocked.has_value());
            QVERIFY(!independentlyClear(attempt.line, board.blockers, board.everyBlocker()));
        }
        const auto exact = exactAnswer(board, board.bases[0], board.bases[1]);
        QVERIFY(exact.visibility == Visibility::Clear);
        QVERIFY(exact.stage == SightStage::Exact);
        QVERIFY(exact.clearanceMillimeters && std::abs(*exact.clearanceMillimeters - 0.2) <= 2e-5);
        QCOMPARE(brokenPromise(exact, board, board.bases[0], board.bases[1]), std::string{});
    }

    void S3_3_centerOnly_saysNoLineFound() {
        const SightBoard board = twoDiscs({wall({{50, -1}, {50, 1}})});
        SightOptions center;
        center.method = SightMethod::Center;
        const auto one = exactAnswer(board, board.bases[0], board.bases[1], center);
        QVERIFY(one.visibility == Visibility::NoLineFound);
        QVERIFY((one.blockedAt == BlockedAt{mm(50, 0), 0}));
        QVERIFY(exactAnswer(board, board.bases[0], board.bases[1]).visibility == Visibility::Clear);
    }

    void piecesOfManyCorners_hideNoSlit() {
        // Two near-circles of thousands of corners leave a slit along one line; each shows hundreds of its corners to
        // the lines between the bases.
        constexpr double kRadius = 150;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random{seed};
            const double width = 0.02 * std::pow(100.0, random.between(0, 1));
            const double angle = random.between(-0.08, 0.08);
            const double offset = random.between(-20, 20);
            const int corners = 1000 + random.below(2000);
            const auto round = [&](double side) {
                const double away = side * (kRadius + width / 2);
                const double x = 300 - away * std::sin(angle);
                const double y = offset + away * std::cos(angle);
                Ring ring;
                for (int i = 0; i < corners; ++i) {
                    const double turn = 2 * std::numbers::pi * i / corners + angle;
                    ring.push_back(mm(x + kRadius * std::sin(turn), y + kRadius * std::cos(turn)));
                }
                return Blocker{Polygon::fromVertices(ring).value(), {}, {}};
            };
            const SightBoard board{"near-circles", {disc(100, 0, 0), disc(100, 600, 0)}, {round(-1), round(+1)}};
            const auto answer = exactAnswer(board, board.bases[0], board.bases[1]);
            const QString text = QStringLiteral("seed %1, slit %2 mm, clearance %3 mm")
                                     .arg(seed)
                                     .arg(width)
                                     .arg(answer.clearanceMillimeters.value_or(-1));
            QVERIFY2(answer.visibility == Visibility::Clear, qPrintable(text));
            // A side of the near-circle leaves the circle by up to this.
            const double sagitta = kRadius * (1 - std::cos(std::numbers::pi / corners));
            QVERIFY2(*answer.clearanceMillimeters >= width - 2e-5 &&
                         *answer.clearanceMillimeters <= width + 2 * sagitta + 2e-5,
                     qPrintable(text));
        }
    }

private:
    static void addRows(const std::vector<Trap>& traps) {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < traps.size(); ++i) {
            QTest::newRow(traps[i].name) << static_cast<int>(i);
        }
    }

    static void judge(const std::vector<Trap>& traps) {
        QFETCH(int, index);
        const Trap& trap = traps[static_cast<std::size_t>(index)];
        const auto& bases = trap.board.bases;
        for (const bool swapped : {false, true}) {
            const PlacedFootprint& a = bases[swapped ? 1 : 0];
            const PlacedFootprint& b = bases[swapped ? 0 : 1];
            const auto text = QString::fromStdString(writeCase(trap.board, a, b));
            const auto open = exactAnswer(trap.board, a, b);
            SightOptions strictOptions;
            strictOptions.touch = TouchRule::Blocked;
            const auto strict = exactAnswer(trap.board, a, b, strictOptions);
            const bool sees = trap.expected != Expected::Blocked;
            QVERIFY2((open.visibility == Visibility::Clear) == sees,
                     qPrintable(text + QString::fromStdString(spoken(open))));
            QVERIFY2((strict.visibility == Visibility::Clear) == (trap.expected == Expected::Clear),
                     qPrintable(text + QString::fromStdString(spoken(strict))));
            QCOMPARE(brokenPromise(open, trap.board, a, b), std::string{});
            const auto active = trap.board.everyBlocker();
            if (trap.expected == Expected::TouchesOnly) {
                QVERIFY2(open.clearanceMillimeters && *open.clearanceMillimeters == 0.0, qPrintable(text));
                QVERIFY2(straightTest(open.line, trap.board.blockers, active) == StraightResult::Touching,
                         qPrintable(text + QString::fromStdString(spoken(open))));
            }
            if (trap.expected == Expected::Clear && !open.basesTouch) {
                QVERIFY2(straightTest(strict.line, trap.board.blockers, active) == StraightResult::Clear,
                         qPrintable(text + QString::fromStdString(spoken(strict))));
            }
            if (trap.clearance) {
                QVERIFY2(open.clearanceMillimeters && std::abs(*open.clearanceMillimeters - *trap.clearance) <= 2e-5,
                         qPrintable(text + QString::fromStdString(spoken(open)) +
                                    QString::number(*trap.clearance, 'g', 12)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestSightTraps)
#include "tst_sight_traps.moc"
