#include "geometry/sight/plan/resized_sight.h"

#include "geometry/sight/proof/scene_views.h"
#include "tests/geometry/kind_rows.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QTest>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

/// By the widest beam between the resized bases, without a look between simpler ones.
bool seesWhenResizedCarefully(const PlacedFootprint& a,
                              const PlacedFootprint& b,
                              const TerrainMap& map,
                              std::span<const int> active,
                              Length growth,
                              const SightOptions& options) {
    return std::ranges::any_of(
        detail::sceneViews(a, b, map, active, options, growth).list, [](const detail::SceneView& view) {
            constexpr double kNanometer = 1.0;
            return view.scene.basesTouch || widestBeam(view.scene, {kNanometer, -kNanometer}).beam.width > 0;
        });
}

/// All blockers that come near, also when the bases are grown.
std::vector<int> near(const TerrainMap& map, const PlacedFootprint& a, const PlacedFootprint& b) {
    const Length room = Length::fromMillimeters(10);
    const Box first = boundsOf(a);
    const Box second = boundsOf(b);
    return map.inBox({{std::min(first.low.x, second.low.x) - room, std::min(first.low.y, second.low.y) - room},
                      {std::max(first.high.x, second.high.x) + room, std::max(first.high.y, second.high.y) + room}});
}

struct Tally {
    int asked = 0;
    int settled = 0;
    int sees = 0;
    int wrong = 0;
};

enum class Holding { Nothing, Pieces };

void compare(const SightBoard& board, Holding holding, Tally& tally) {
    const TerrainMap map{board.blockers};
    forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
        SightOptions options;
        const std::vector<int> active = near(map, a, b);
        for (const int blocker : active) {
            const auto* polygon = std::get_if<Polygon>(&board.blockers[static_cast<std::size_t>(blocker)].outline);
            if (holding == Holding::Pieces && polygon && (reachesInto(a, *polygon) || reachesInto(b, *polygon))) {
                options.ignoredIfContainingEnd.push_back({blocker, blocker});
            }
        }
        if (holding == Holding::Pieces && options.ignoredIfContainingEnd.empty()) {
            return;
        }
        for (const double by : {-1.0, 1.0, -6.0, 4.0}) {
            const Length growth = Length::fromMillimeters(by);
            const auto known = detail::seesWhenResizedAtOnce(a, b, map, active, growth, options.ignoredIfContainingEnd);
            ++tally.asked;
            if (!known) {
                continue;
            }
            ++tally.settled;
            tally.sees += *known;
            if (*known != seesWhenResizedCarefully(a, b, map, active, growth, options) && ++tally.wrong <= 5) {
                qWarning("resized by %g mm, at once: %s\n%s", by, *known ? "sees" : "does not see",
                         writeCase(board, a, b).c_str());
            }
        }
    });
}

} // namespace

/// Certainty, asked at once, must be what the careful search says.
class TestResizedLook : public QObject {
    Q_OBJECT

private slots:
    void settled_isWhatTheCarefulSearchSays_data() { addKindRows(RandomRow::Yes); }
    void settled_isWhatTheCarefulSearchSays() {
        QFETCH(int, kind);
        constexpr std::uint64_t kFirstSeed = 7500;
        const int boards = kind < 0 ? 8 : 2;
        Tally tally;
        for (int i = 0; i < boards; ++i) {
            const std::uint64_t seed = kFirstSeed + static_cast<std::uint64_t>(i);
            compare(kind < 0 ? randomBoard(seed) : degenerateBoard(static_cast<Degenerate>(kind), seed),
                    Holding::Nothing, tally);
        }
        qInfo("from seed %llu: %d asked, %d settled, %d of them see", static_cast<unsigned long long>(kFirstSeed),
              tally.asked, tally.settled, tally.sees);
        QVERIFY(tally.asked > 0);
        QCOMPARE(tally.wrong, 0);
        QVERIFY(100 * tally.settled >= (kind < 0 ? 95 : 40) * tally.asked);
    }

    void whereAPieceHoldsAnEnd_settledIsRightToo() {
        Tally tally;
        for (std::uint64_t seed = 7600; seed < 7606; ++seed) {
            compare(randomBoard(seed), Holding::Pieces, tally);
        }
        qInfo("seeds 7600 to 7605: %d asked, %d settled, %d of them see", tally.asked, tally.settled, tally.sees);
        QVERIFY(tally.asked > 100);
        QCOMPARE(tally.wrong, 0);
        QVERIFY(2 * tally.settled >= tally.asked);
    }

    void anOvalUnderAPiece_isShrunkInAllDirections() {
        // A leaning box hides the middle and one side of the oval; past it the two see each other along a beam of 37
        // mm.
        const auto piece =
            Polygon::fromVertices(std::vector{pointFromInches(11.644, 24.858), pointFromInches(8.498, 23.106),
                                              pointFromInches(10.154, 20.135), pointFromInches(13.299, 21.886)});
        const TerrainMap map{{{*piece, {}, {}}}};
        const std::vector<int> active{0};
        const PlacedFootprint oval{*Footprint::oval(Length::fromMillimeters(75), Length::fromMillimeters(42)),
                                   pointFromInches(11.374, 20.976), Angle::fromDegrees(46.5)};
        const PlacedFootprint round{*Footprint::round(Length::fromMillimeters(40)), pointFromInches(7.695, 14.52), {}};
        QVERIFY(*findLineOfSight(oval, round, map, active).clearanceMillimeters > 30);
        const Length shrunk = Length::fromMillimeters(-1);
        QVERIFY(seesWhenResized(oval, round, map, active, shrunk));
        QVERIFY(seesWhenResizedCarefully(oval, round, map, active, shrunk, {}));
        QVERIFY(seesWhenResizedCarefully(round, oval, map, active, shrunk, {}));
    }
};

QTEST_APPLESS_MAIN(TestResizedLook)
#include "tst_resized_sight.moc"
