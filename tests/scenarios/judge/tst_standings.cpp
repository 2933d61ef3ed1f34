#include "scenarios/judge/pack_table.h"
#include "tests/support/scenario_builder.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <numbers>

using namespace sightline::scenarios;
using namespace sightline::testsupport;
using sightline::geometry::Length;

namespace {

/// Returns where the model stands in the piece under the pack.
Standings standings(const std::vector<Piece>& terrain, const Model& model, const char* piece, const char* rules) {
    const Scenario scenario = makeScenario({.players = {"a"}, .terrain = terrain, .models = {model}});
    const RuleSet& pack = *shippedRuleSet(QString::fromLatin1(rules));
    const PackTable table{scenario, *pack.pack};
    const auto found = std::ranges::find(table.pieces(), PieceId{QString::fromLatin1(piece)}, &Piece::id);
    return table.standingOf(0, static_cast<std::size_t>(found - table.pieces().begin()), false);
}

/// The hex of a map of 1.25 in whose center is so many hexes right of (20, 20) in.
Piece hexAt(const char* id, int right, double height) {
    const double across = 1.25;
    const double x = 20 + across * right;
    const double tip = across / std::numbers::sqrt3;
    return makePiece(QString::fromLatin1(id),
                     polygonOf({{x, 20 - tip},
                                {x + across / 2, 20 - tip / 2},
                                {x + across / 2, 20 + tip / 2},
                                {x, 20 + tip},
                                {x - across / 2, 20 + tip / 2},
                                {x - across / 2, 20 - tip / 2}}),
                     {.kind = "hill", .height = height});
}

} // namespace

/// Where models stand: on hexes by their center.
class TestStandings : public QObject {
    Q_OBJECT

private slots:
    /// A base of 32 mm is 0.25 mm wider than its hex; one of 60 mm reaches far into the next.
    void onHexes_theCenterStands() {
        const std::vector<Piece> hexes{hexAt("own", 0, 1), hexAt("next", 1, 1)};
        for (const double millimeters : {5.0, 32.0, 60.0}) {
            const Model model = modelAt(
                "m", 20, 20, {.base = *sightline::geometry::Footprint::round(Length::fromMillimeters(millimeters))});
            const Standings own = standings(hexes, model, "own", "battletech");
            QVERIFY(own.touch && own.in && own.wholly && own.center && !own.on);
            const Standings next = standings(hexes, model, "next", "battletech");
            QVERIFY(!next.touch && !next.in && !next.wholly && !next.center);
        }
        QVERIFY(standings(hexes, modelAt("m", 20, 20, {.elevation = 1}), "own", "battletech").on);
    }
};

QTEST_APPLESS_MAIN(TestStandings)
#include "tst_standings.moc"
