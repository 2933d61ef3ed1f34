#include "geometry/sight/plan/views.h"
#include "geometry/sight/proof/certificate.h"
#include "geometry/sight/seen/outline_walk.h"
#include "geometry/sight/seen/seen_bounds.h"
#include "geometry/sight/seen/seen_width.h"
#include "tests/geometry/millimeter_shapes.h"
#include "tests/geometry/shapes.h"
#include "tests/support/degenerate_boards.h"
#include "tests/support/random_boards.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

constexpr double kPi = std::numbers::pi;
/// What a share in a closed form is trusted to.
constexpr double kShareError = 1e-9;

SeenPart seen(const PlacedFootprint& observer,
              const PlacedFootprint& target,
              const std::vector<Blocker>& blockers = {},
              const SightOptions& options = {}) {
    const SightBoard board{"seen share", {observer, target}, blockers};
    return seenPart(observer, target, TerrainMap{blockers}, board.everyBlocker(), options);
}

bool isNear(Point a, Point b, double millimeters) {
    return std::hypot((a.x - b.x).millimeters(), (a.y - b.y).millimeters()) <= millimeters;
}

/// The share by asking place after place round the target: a method of its own, which misses what is shorter than its
/// steps.
double walkedShare(const PlacedFootprint& observer,
                   const PlacedFootprint& target,
                   const TerrainMap& map,
                   std::span<const int> active,
                   std::span<const ContainingPiece> containers) {
    std::vector<detail::Viewpoint> viewpoints;
    const auto views = detail::viewsOf(observer, map, containers).list;
    for (const detail::BaseView& view : views) {
        viewpoints.push_back({view.region, detail::without(active, view.ignored, {})});
    }
    const auto walked = detail::walkOutline(viewpoints, target, map, containers,
                                            detail::centerPointOf(observer.position, target.position));
    const double facing = totalLength(walked.facing);
    return facing > 0 ? totalLength(walked.seen) / facing : 1.0;
}

/// Each piece may be ignored by lines that end in it.
std::vector<ContainingPiece> everyPiece(const std::vector<Blocker>& blockers) {
    std::vector<ContainingPiece> containers;
    for (int i = 0; i < static_cast<int>(blockers.size()); ++i) {
        if (std::holds_alternative<Polygon>(blockers[static_cast<std::size_t>(i)].outline)) {
            containers.push_back({i, i});
        }
    }
    return containers;
}

/// Pairs of a board whose share two methods tell differently, as text.
QString disagreements(const SightBoard& board, bool ignoreContainers, int& compared) {
    constexpr double kWalkError = 0.002; // some parts shorter than a step of 1/1440
    const TerrainMap map{board.blockers};
    const auto active = board.everyBlocker();
    SightOptions options;
    options.ignoredIfContainingEnd = ignoreContainers ? everyPiece(board.blockers) : std::vector<ContainingPiece>{};
    QString wrong;
    for (std::size_t i = 0; i < board.bases.size(); ++i) {
        const PlacedFootprint& observer = board.bases[i];
        const PlacedFootprint& target = board.bases[(i + 1) % board.bases.size()];
        const SeenPart part = seenPart(observer, target, map, active, options);
        const double walked = walkedShare(observer, target, map, active, options.ignoredIfContainingEnd);
        ++compared;
        if (std::abs(part.share - walked) > kWalkError || (part.fullyVisible && walked < 1 - kWalkError)) {
            wrong += QStringLiteral("%1: %2 against %3 walked\n%4")
                         .arg(QString::fromStdString(board.name))
                         .arg(part.share)
                         .arg(walked)
                         .arg(QString::fromStdString(writeCase(board, observer, target)));
        }
    }
    return wrong;
}

} // namespace

class TestSeenShare : public QObject {
    Q_OBJECT

private slots:
    void openTable_showsTheWholeFacingPart() {
        const SeenPart part = seen(disc(20, 0, 0), disc(20, 100, 0));
        QCOMPARE(part.share, 1.0);
        QVERIFY(part.fullyVisible);
        // Between equal discs the facing part is half the outline: from below the center to above it by way of x = 90.
        QCOMPARE(part.facingOutline.size(), std::size_t{1});
        QVERIFY(isNear(part.facingOutline[0].front(), mm(100, 10), 1e-3));
        QVERIFY(isNear(part.facingOutline[0].back(), mm(100, -10), 1e-3));
        QVERIFY(std::abs(lengthOf(part.facingOutline) - 10 * kPi) < 0.01);
        QCOMPARE(part.seenOutline, part.facingOutline);
    }

    /// A wall that closes one half up to the middle point between equal discs: what is left is seen from the other
    /// half, down to the inner tangent, which leaves the angle asin(10 / 50) of the facing half circle.
    void wallToTheMiddle_hidesUpToTheInnerTangent() {
        const SeenPart part = seen(disc(20, 0, 0), disc(20, 100, 0), {wall({{50, 0}, {50, -90}})});
        const double angle = std::asin(0.2);
        QVERIFY2(std::abs(part.share - (1 - angle / kPi)) < kShareError,
                 qPrintable(QString::number(part.share, 'g', 12)));
        QVERIFY(!part.fullyVisible);
        QCOMPARE(part.seenOutline.size(), std::size_t{1});
        QVERIFY(isNear(part.seenOutline[0].front(), mm(100, 10), 1e-3));
        QVERIFY(isNear(part.seenOutline[0].back(), mm(100 - 10 * std::sin(angle), -10 * std::cos(angle)), 1e-3));
    }

    void rectangle_turnsItsFacingSidesOnly() {
        // From straight ahead one side of 30 mm faces; the wall lets the rays of a square of 10 mm past y = 0 only.
        const SeenPart open = seen(rectangle(10, 10, 0, 0), rectangle(20, 10, 110, 0));
        QCOMPARE(open.share, 1.0);
        QCOMPARE(open.facingOutline.size(), std::size_t{1});
        QVERIFY(std::abs(lengthOf(open.facingOutline) - 10) < 1e-5);
        // From y = 5 at x = 5 past (52.5, 0) down to y = -5 at x = 100: the whole side; from (5, 5) past (52.5, 2) down
        // to y = -1.
        QVERIFY(seen(rectangle(10, 10, 0, 0), rectangle(20, 10, 110, 0), {wall({{52.5, -0.001}, {52.5, -90}})})
                    .fullyVisible);
        const SeenPart part =
            seen(rectangle(10, 10, 0, 0), rectangle(20, 10, 110, 0), {wall({{52.5, 2}, {52.5, -90}})});
        QVERIFY2(std::abs(part.share - 0.6) < kShareError, qPrintable(QString::number(part.share, 'g', 12)));
        QCOMPARE(part.seenOutline.size(), std::size_t{1});
        QVERIFY(isNear(part.seenOutline[0].front(), mm(100, 5), 2e-6));
        QVERIFY(isNear(part.seenOutline[0].back(), mm(100, -1), 2e-6));
    }

    void twoSlots_areTwoStretches() {
        // A point-like observer 100 mm before a side of 100 mm; slots at half way, 1 mm wide, show 2 mm each.
        const auto walls = {wall({{50, -90}, {50, -11}}), wall({{50, -10}, {50, 10}}), wall({{50, 11}, {50, 90}})};
        const SeenPart part = seen(disc(0.001, 0, 0), rectangle(20, 100, 110, 0), walls);
        QCOMPARE(part.seenOutline.size(), std::size_t{2});
        QVERIFY2(std::abs(part.share - 0.04) < 1e-4, qPrintable(QString::number(part.share, 'g', 12)));
        QVERIFY(std::abs(lengthOf(part.seenOutline) - 4) < 0.01);
    }

    void slitsOfATenthOfAMillimeter_areNeverMissed() {
        // A point-like observer looks through a slit of 0.1 mm at half way, which shows 0.2 mm of a side of 100 mm.
        for (double at = -24; at <= 24; at += 0.37) {
            const SeenPart part = seen(disc(0.001, 0, 0), rectangle(20, 100, 110, 0),
                                       {wall({{50, -90}, {50, at}}), wall({{50, at + 0.1}, {50, 90}})});
            QVERIFY2(std::abs(part.share - 0.002) < 2e-5,
                     qPrintable(QStringLiteral("slit at %1: %2").arg(at).arg(part.share, 0, 'g', 12)));
            QCOMPARE(part.seenOutline.size(), std::size_t{1});
            QVERIFY(isNear(part.seenOutline[0].front(), mm(100, 2 * at + 0.2), 0.01));
        }
    }

    void postsOfATenthOfAMillimeter_hideWhatTheyHide() {
        // From a point a post of 0.1 mm hides 0.2 mm; from a base of 10 mm nothing lies wholly behind it.
        const auto post = {wall({{50, 3}, {50, 3.1}})};
        const SeenPart part = seen(disc(0.001, 0, 0), rectangle(20, 100, 110, 0), post);
        QVERIFY2(std::abs(part.share - 0.998) < 2e-5, qPrintable(QString::number(part.share, 'g', 12)));
        QVERIFY(!part.fullyVisible);
        QVERIFY(seen(disc(10, 0, 0), rectangle(20, 100, 110, 0), post).fullyVisible);
    }

    void hiddenByMoreThanTheStatedError_isNotFullyVisible() {
        const auto leaning = [](double y) {
            return seen(rectangle(10, 10, 0, 0), rectangle(10, 10, 100, 0), {wall({{95, 90}, {95, y}})});
        };
        QVERIFY(leaning(5).fullyVisible);
        QCOMPARE(leaning(4.9995).share, 1.0); // half a micrometer of the side is covered
        QVERIFY(leaning(4.9995).fullyVisible);
        QVERIFY(!leaning(4.998).fullyVisible); // two micrometers are
        QVERIFY(leaning(4.998).share < 1);
    }

    void wallOnTheSide_hidesWhatItCovers() {
        // A wall that the target leans on hides the part of the side behind it and nothing else.
        const SeenPart part = seen(rectangle(10, 10, 0, 0), rectangle(20, 10, 110, 0), {wall({{100, -1}, {100, 2}})});
        QVERIFY2(std::abs(part.share - 0.7) < kShareError, qPrintable(QString::number(part.share, 'g', 12)));
        QCOMPARE(part.seenOutline.size(), std::size_t{2});
    }

    void concaveTarget_hidesItsOwnNotch() {
        // A hull like a U open to +x: the inner sides face the observer, behind the back of the hull.
        const std::vector<Point> outline{mm(-10, -10), mm(10, -10), mm(10, -6), mm(-6, -6),
                                         mm(-6, 6),    mm(10, 6),   mm(10, 10), mm(-10, 10)};
        const Footprint hull = Footprint::hull(outline).value();
        // From -x only the back is seen of what faces: the back (20) and the two ends of the notch's far side do not
        // count as facing.
        const SeenPart back = seen(rectangle(4, 4, -100, 0), {hull, mm(0, 0), {}});
        QVERIFY2(std::abs(lengthOf(back.seenOutline) - 20) < 1e-5,
                 qPrintable(QString::number(lengthOf(back.seenOutline))));
        // From +x: both arms' ends (4 each) and through the opening the notch's bottom of 12; its inner sides along y =
        // -6 and 6 face too.
        const SeenPart front = seen(rectangle(4, 4, 100, 0), {hull, mm(0, 0), {}});
        QVERIFY(front.fullyVisible);
        QVERIFY2(std::abs(lengthOf(front.facingOutline) - (4 + 4 + 12 + 16 + 16)) < 1e-5,
                 qPrintable(QString::number(lengthOf(front.facingOutline))));
        // From the side half way up: the notch hides part of itself.
        const SeenPart side = seen(rectangle(4, 4, 60, 60), {hull, mm(0, 0), {}});
        QVERIFY(side.share > 0 && side.share < 1);
        QVERIFY(!side.fullyVisible);
    }

    void turningTheTable_changesNoShare() {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const SightBoard board = randomBoard(seed);
            SightBoard turned = board;
            const auto quarter = [](Point p) { return Point{-p.y, p.x}; };
            for (PlacedFootprint& base : turned.bases) {
                base.position = quarter(base.position);
                base.facing = base.facing + Angle::fromDegrees(90);
            }
            for (Blocker& blocker : turned.blockers) {
                const auto ring = [&](Ring points) {
                    std::ranges::transform(points, points.begin(), quarter);
                    return points;
                };
                if (const auto* polygon = std::get_if<Polygon>(&blocker.outline)) {
                    std::vector<Ring> holes;
                    std::ranges::transform(polygon->holes(), std::back_inserter(holes), ring);
                    blocker.outline = Polygon::fromVertices(ring(polygon->outline()), holes).value();
                } else {
                    blocker.outline = Wall::fromVertices(ring(std::get<Wall>(blocker.outline).vertices())).value();
                }
            }
            for (std::size_t i = 0; i + 1 < board.bases.size(); ++i) {
                const double one =
                    seenPart(board.bases[i], board.bases[i + 1], TerrainMap{board.blockers}, board.everyBlocker())
                        .share;
                const double other =
                    seenPart(turned.bases[i], turned.bases[i + 1], TerrainMap{turned.blockers}, turned.everyBlocker())
                        .share;
                QVERIFY2(
                    std::abs(one - other) < 1e-6,
                    qPrintable(QStringLiteral("seed %1, pair %2: %3 and %4").arg(seed).arg(i).arg(one).arg(other)));
            }
        }
    }

    void anotherMethod_agrees_data() {
        QTest::addColumn<bool>("ignoreContainers");
        QTest::newRow("every piece blocks") << false;
        QTest::newRow("pieces that hold an end are ignored") << true;
    }

    void anotherMethod_agrees() {
        QFETCH(bool, ignoreContainers);
        int compared = 0;
        QString wrong;
        const auto seeds = static_cast<std::uint64_t>(boardCount(10));
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            wrong += disagreements(randomBoard(seed), ignoreContainers, compared);
            for (int kind = 0; kind < kDegenerateKinds; ++kind) {
                wrong +=
                    disagreements(degenerateBoard(static_cast<Degenerate>(kind), seed), ignoreContainers, compared);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(compared > 200);
    }

    /// The answer at a glance is that of the whole width, whatever share is asked for and however blockers touch.
    void glance_agreesWithTheWidth() {
        int fewer = 0;
        int more = 0;
        int fromCorners = 0; // by observers with corners
        int inPart = 0;
        const auto ask = [&](const SightBoard& board) {
            const TerrainMap map{board.blockers};
            const auto active = board.everyBlocker();
            for (std::size_t i = 0; i < board.bases.size(); ++i) {
                const PlacedFootprint& observer = board.bases[i];
                const PlacedFootprint& target = board.bases[(i + 1) % board.bases.size()];
                const auto& shape = observer.footprint.shape();
                const bool hasCorners =
                    std::holds_alternative<RectangleBase>(shape) || std::holds_alternative<HullOutline>(shape);
                for (const TouchRule touch : {TouchRule::Clear, TouchRule::Blocked}) {
                    SightOptions options;
                    options.touch = touch;
                    const double hidden = 1.0 - seenWidth(observer, target, map, active, options).share;
                    const bool isPartHidden = isPartHiddenAtAGlance(observer, target, map, active);
                    QVERIFY2(!isPartHidden || !seenPart(observer, target, map, active, options).fullyVisible,
                             board.name.c_str());
                    inPart += isPartHidden ? 1 : 0;
                    for (const double wanted : {0.05, 0.25, 0.499, 0.5, 0.75, 0.95}) {
                        const auto known = hiddenAtAGlance(wanted, observer, target, map, active).areMoreThan(wanted);
                        QVERIFY2(!known || *known == (hidden > wanted),
                                 qPrintable(QStringLiteral("%1, base %2: %3 hidden, %4 asked")
                                                .arg(QString::fromStdString(board.name))
                                                .arg(i)
                                                .arg(hidden)
                                                .arg(wanted)));
                        more += known && *known ? 1 : 0;
                        fewer += known && !*known ? 1 : 0;
                        fromCorners += known && hasCorners ? 1 : 0;
                    }
                }
            }
        };
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(boardCount(10)); ++seed) {
            ask(randomBoard(seed));
            ask(tournamentBoard(seed));
            for (int kind = 0; kind < kDegenerateKinds; ++kind) {
                ask(degenerateBoard(static_cast<Degenerate>(kind), seed));
            }
        }
        QVERIFY2(fewer > 200 && more > 200 && fromCorners > 200 && inPart > 100,
                 qPrintable(QStringLiteral("%1, %2, %3 and %4").arg(fewer).arg(more).arg(fromCorners).arg(inPart)));
    }

    /// Each straight line found clear between the outlines ends on the seen part.
    void clearLines_endOnTheSeenPart() {
        int lines = 0;
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            const SightBoard board = randomBoard(seed);
            const TerrainMap map{board.blockers};
            const PlacedFootprint& observer = board.bases[0];
            const PlacedFootprint& target = board.bases[1];
            const SeenPart part = seenPart(observer, target, map, board.everyBlocker());
            const Ring from = outlineOf(observer, 24);
            const Ring onto = outlineOf(target, 1440);
            const TerrainMap itself{{Blocker{Polygon::fromVertices(onto).value(), {}, {}}}};
            const std::vector<int> only{0};
            for (const Point p : from) {
                const std::size_t stride = onto.size() > 100 ? 16 : 1;
                for (std::size_t k = 0; k < onto.size(); k += stride) {
                    const Point q = onto[k];
                    const SightLine line{p, q};
                    if (firstHit(line, map, board.everyBlocker()) || firstHit(line, itself, only)) {
                        continue;
                    }
                    ++lines;
                    const bool isSeen = std::ranges::any_of(part.seenOutline, [&](const auto& stretch) {
                        for (std::size_t i = 0; i + 1 < stretch.size(); ++i) {
                            const double ax = (q.x - stretch[i].x).millimeters();
                            const double ay = (q.y - stretch[i].y).millimeters();
                            const double bx = (stretch[i + 1].x - stretch[i].x).millimeters();
                            const double by = (stretch[i + 1].y - stretch[i].y).millimeters();
                            const double at = std::clamp((ax * bx + ay * by) / (bx * bx + by * by), 0.0, 1.0);
                            if (std::hypot(ax - at * bx, ay - at * by) <
                                0.2) { // chords of 2 degrees cut the curve, and steps of the inscribed outline let
                                       // lines graze it
                                return true;
                            }
                        }
                        return false;
                    });
                    QVERIFY2(isSeen, qPrintable(QStringLiteral("seed %1: a clear line to %2, %3")
                                                    .arg(seed)
                                                    .arg(q.x.millimeters())
                                                    .arg(q.y.millimeters())));
                }
            }
        }
        QVERIFY(lines > 1000);
    }

    /// With the left half of the way closed by a wall, more is seen the farther right one stands.
    void viewerPoints_ofAWallToOneSide_areTheFarSides() {
        const std::vector<Blocker> blockers{wall({{50, 0}, {50, -90}})};
        const SightBoard board{"viewers", {rectangle(20, 20, 0, 0), rectangle(20, 100, 110, 0)}, blockers};
        const auto viewers = viewerPoints(board.bases[0], board.bases[1], TerrainMap{blockers}, board.everyBlocker());
        QVERIFY(viewers.has_value());
        // From (x, y) past (50, 0) the side x = 100 is seen from there down to -y * 50 / (50 - x): most from (10, 10),
        // least from (10, -10).
        QVERIFY2(std::abs(viewers->bestShare - 0.625) < 0.001, qPrintable(QString::number(viewers->bestShare)));
        QVERIFY2(std::abs(viewers->worstShare - 0.375) < 0.001, qPrintable(QString::number(viewers->worstShare)));
        QVERIFY(isNear(viewers->best, mm(10, 10), 0.5));
        QVERIFY(isNear(viewers->worst, mm(10, -10), 0.5));
        QCOMPARE(viewers->error, 0.001);
    }

    void viewerPoints_ofOneSide_seeTheWholeOfItOrNothing() {
        // Before the corner of a square some points of the base look on both sides, others on one.
        const auto viewers = viewerPoints(rectangle(30, 30, -60, 10), rectangle(20, 20, 0, 0), TerrainMap{}, {});
        QVERIFY(viewers.has_value());
        QCOMPARE(viewers->bestShare, 1.0);
        QVERIFY2(std::abs(viewers->worstShare - 0.5) < 1e-9, qPrintable(QString::number(viewers->worstShare)));
    }

    void viewerPoints_ofOverlappingBases_areNone() {
        QVERIFY(!viewerPoints(disc(40, 0, 0), disc(40, 30, 0), TerrainMap{}, {}).has_value());
    }

    /// No sampled point of the base sees more than the best or less than the worst, beyond the stated error, and both
    /// keep what they say.
    void viewerPoints_boundEverySampledPoint() {
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 14; ++seed) {
            const SightBoard board =
                seed % 2 == 0 ? randomBoard(seed) : degenerateBoard(Degenerate::RuinRoundBase, seed);
            const TerrainMap map{board.blockers};
            const PlacedFootprint& observer = board.bases[0];
            const PlacedFootprint& target = board.bases[1];
            const auto viewers = viewerPoints(observer, target, map, board.everyBlocker());
            const SeenPart whole = seenPart(observer, target, map, board.everyBlocker());
            if (!viewers) {
                continue;
            }
            const char* where = board.name.c_str();
            QVERIFY2(contains(observer, viewers->best) && contains(observer, viewers->worst), where);
            QVERIFY2(viewers->bestShare <= whole.share + 1e-6 && viewers->worstShare <= viewers->bestShare, where);
            // What one point sees, by a base of a micrometer there: of its own facing part, so scaled to that of the
            // whole base.
            const auto shareFrom = [&](Point p) {
                const SeenPart part = seenPart({Footprint::round(Length::fromNanometers(1000)).value(), p, {}}, target,
                                               map, board.everyBlocker());
                return lengthOf(part.seenOutline) / lengthOf(whole.facingOutline);
            };
            constexpr double kSlack = 0.002; // of lengths of drawn lines and of the micrometer
            QVERIFY2(std::abs(shareFrom(viewers->best) - viewers->bestShare) < kSlack, where);
            QVERIFY2(std::abs(shareFrom(viewers->worst) - viewers->worstShare) < kSlack, where);
            const Box box = boundsOf(observer);
            constexpr int kSteps = 12;
            for (int i = 0; i <= kSteps; ++i) {
                for (int k = 0; k <= kSteps; ++k) {
                    const Point p{
                        box.low.x + Length::fromNanometers((box.high.x - box.low.x).nanometers() * i / kSteps),
                        box.low.y + Length::fromNanometers((box.high.y - box.low.y).nanometers() * k / kSteps)};
                    if (!contains(observer, p)) {
                        continue;
                    }
                    ++compared;
                    const double share = shareFrom(p);
                    QVERIFY2(
                        share <= viewers->bestShare + viewers->error + kSlack,
                        qPrintable(QStringLiteral("%1: %2 above %3").arg(where).arg(share).arg(viewers->bestShare)));
                    QVERIFY2(
                        share >= viewers->worstShare - viewers->error - kSlack,
                        qPrintable(QStringLiteral("%1: %2 below %3").arg(where).arg(share).arg(viewers->worstShare)));
                }
            }
        }
        QVERIFY(compared > 500);
    }

    /// A long base across another: places behind whose outward side the base reaches far to one side were not asked for
    /// the lines there.
    void nothingStandsBetweenBasesThatOverlap_soAllIsSeen() {
        for (int turn = 0; turn < 360; turn += 5) {
            for (const double off : {0.0, 6.0, 14.0, 20.0}) {
                for (const PlacedFootprint& observer : {rectangle(150, 30, off, -22.5, turn), disc(60, off, 12)}) {
                    for (const PlacedFootprint& target : {disc(32, 3.4, 0), rectangle(40, 20, 0, 0, 30)}) {
                        const SeenPart part = seen(observer, target);
                        QVERIFY2(part.fullyVisible,
                                 qPrintable(
                                     QStringLiteral("turned by %1, off by %2: %3").arg(turn).arg(off).arg(part.share)));
                    }
                }
            }
        }
    }

    void nothingSeen_hasNoStretches() {
        const SeenPart part = seen(disc(20, 0, 0), disc(20, 100, 0), {wall({{50, 90}, {50, -90}})});
        QCOMPARE(part.share, 0.0);
        QVERIFY(part.seenOutline.empty());
        QVERIFY(!part.facingOutline.empty());
    }
};

QTEST_APPLESS_MAIN(TestSeenShare)
#include "tst_seen_share.moc"
