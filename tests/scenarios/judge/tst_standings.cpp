#include "scenarios/judge/judge.h"
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

/// A model of 2 in whose center is at (20, 20) in.
Model standingAt(double elevation) { return modelAt("m", 20, 20, {.elevation = elevation}); }

Piece platform(const char* id, double fromX, double fromY, double toX, double toY, double foot, double height) {
    return boxPiece(QString::fromLatin1(id), fromX, fromY, toX, toY,
                    {.kind = "platform", .elevation = foot, .height = height});
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

/// Where models stand: by their height, and on hexes by their center.
class TestStandings : public QObject {
    Q_OBJECT

private slots:
    void aSolid_holdsWhatStandsUpToItsTop_data() {
        QTest::addColumn<double>("foot");
        QTest::addColumn<double>("height");
        QTest::addColumn<double>("elevation");
        QTest::addColumn<bool>("isIn");
        QTest::addColumn<bool>("isOn");
        QTest::newRow("on the table") << 0.0 << 5.0 << 0.0 << true << false;
        QTest::newRow("among the trees") << 0.0 << 5.0 << 4.9 << true << false;
        QTest::newRow("on its top") << 0.0 << 5.0 << 5.0 << true << true;
        QTest::newRow("above its top") << 0.0 << 5.0 << 5.1 << false << false;
        QTest::newRow("below a wood on a deck") << 2.1 << 3.0 << 0.0 << false << false;
        QTest::newRow("with the head in a wood on a deck") << 1.9 << 3.0 << 0.0 << true << false;
        QTest::newRow("beside a wood on a deck") << 2.1 << 3.0 << 2.1 << true << false;
    }

    void aSolid_holdsWhatStandsUpToItsTop() {
        QFETCH(double, foot);
        QFETCH(double, height);
        QFETCH(double, elevation);
        QFETCH(bool, isIn);
        QFETCH(bool, isOn);
        const Piece wood = boxPiece("p", 10, 10, 30, 30, {.kind = "wood", .elevation = foot, .height = height});
        for (const char* rules : {"bolt-action", "legion", "opr-grimdark-future"}) {
            const Standings found = standings({wood}, standingAt(elevation), "p", rules);
            QCOMPARE(found.in, isIn);
            QCOMPARE(found.touch && found.wholly && found.center, isIn);
            QCOMPARE(found.on, isOn);
        }
        // As seen from above a piece holds what stands at any height over it.
        QVERIFY(standings({wood}, standingAt(elevation), "p", "ruins").in);
    }

    void whatHasNoTop_holdsEverything() {
        const Piece endless = boxPiece("p", 10, 10, 30, 30, {.kind = "wood"});
        QVERIFY(standings({endless}, standingAt(9), "p", "bolt-action").in);
        const Piece zone = boxPiece("p", 10, 10, 30, 30, {.height = 2, .traits = {"low-visibility"}});
        const Piece deck = platform("deck", 5, 19, 35, 21, 8.8, 0.2);
        QVERIFY(standings({zone, deck}, standingAt(9), "p", "infinity-n5").in);
    }

    void groundHoldsWhatNothingElseCarries_data() {
        QTest::addColumn<std::vector<Piece>>("others");
        QTest::addColumn<double>("elevation");
        QTest::addColumn<bool>("isIn");
        const Piece bridge = platform("bridge", 5, 19, 35, 21, 2.8, 0.2);
        Piece joined = bridge;
        joined.group = QStringLiteral("g");
        Piece ofIt = bridge;
        ofIt.parent = QStringLiteral("p");
        const auto row = [](const char* name, const std::vector<Piece>& others, double elevation, bool isIn) {
            QTest::newRow(name) << others << elevation << isIn;
        };
        row("in the air", {}, 3, true);
        row("on a bridge across it", {bridge}, 3, false);
        row("under the bridge", {bridge}, 0, true);
        row("above the bridge", {bridge}, 3.1, true);
        row("on a floor of its group", {joined}, 3, true);
        row("on a floor that belongs to it", {ofIt}, 3, true);
        row("on a floor that lies in it", {platform("floor", 10, 19, 30, 21, 2.8, 0.2)}, 3, true);
        row("on a floor that sticks out", {platform("floor", 9.9, 19, 30, 21, 2.8, 0.2)}, 3, false);
        row("beside a bridge", {platform("bridge", 5, 21.7, 35, 23, 2.8, 0.2)}, 3, true);
        row("on a hill across it", {platform("hill", 5, 5, 35, 35, 0, 3)}, 3, false);
        row("on a crate on the bridge", {bridge, platform("crate", 19, 19, 21, 21, 3, 1)}, 4, false);
        row("on a crate in it", {platform("crate", 19, 19, 21, 21, 0, 1)}, 1, true);
    }

    void groundHoldsWhatNothingElseCarries() {
        QFETCH(std::vector<Piece>, others);
        QFETCH(double, elevation);
        QFETCH(bool, isIn);
        others.push_back(boxPiece("p", 10, 10, 30, 30, {.kind = "crater", .height = 0, .group = "g"}));
        for (const char* rules : {"bolt-action", "40k-10e", "frostgrave"}) {
            QCOMPARE(standings(others, standingAt(elevation), "p", rules).in, isIn);
        }
        // So does what blocks at any height, whatever its own.
        others.back().kind = QStringLiteral("ruin");
        others.back().height = Length::fromInches(0.5);
        QCOMPARE(standings(others, standingAt(elevation), "p", "bolt-action").in, isIn);
    }

    /// On a crate upon a hill one stands on the hill, and on the lower of two steps that form one.
    void stackedSolids_carryTogether() {
        const Piece hill = boxPiece("hill", 10, 10, 30, 30, {.kind = "hill", .height = 3});
        const Piece crate = platform("crate", 19, 19, 21, 21, 3, 1);
        QVERIFY(standings({hill, crate}, standingAt(4), "hill", "warmachine-mk4").on);
        QVERIFY(standings({hill, crate}, standingAt(4), "crate", "warmachine-mk4").on);
        QVERIFY(!standings({hill}, standingAt(4), "hill", "warmachine-mk4").touch);
        const Piece elsewhere = platform("crate", 22, 22, 24, 24, 3, 1);
        QVERIFY(!standings({hill, elsewhere}, standingAt(4), "hill", "warmachine-mk4").touch);
        const Piece wood = boxPiece("wood", 10, 10, 30, 30, {.kind = "wood", .height = 3.5});
        QVERIFY(!standings({hill, crate, wood}, standingAt(4), "wood", "bolt-action").touch);
    }

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

    /// A flat wood hides who stands on a bridge across it, and no longer who stands in the air over it: the bridge, or
    /// he, has to move by half the width of the bridge and half his base.
    void aMarginKnowsWhatCarries() {
        const Scenario scenario = makeScenario(
            {.players = {"a", "b"},
             .terrain = {boxPiece("wood", 14, 14, 26, 26, {.kind = "wood", .height = 0}),
                         platform("bridge", 10, 19, 30, 21, 2.8, 0.2)},
             .models = {modelAt("o", 5, 20, {.player = "a"}), modelAt("m", 20, 20, {.player = "b", .elevation = 3})}});
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("bolt-action"))};
        Question question{{QStringLiteral("o")}, {QStringLiteral("m")}};
        question.wantRulingFigures = true;
        const Verdict verdict = judge(table, question);
        QVERIFY(!verdict.ruling.visible);
        QVERIFY(verdict.ruling.margin && verdict.ruling.margin->millimeters);
        QVERIFY(*verdict.ruling.margin->millimeters <= 25.4 + 16);
        Scenario moved = scenario;
        moved.models[1].position = sightline::geometry::pointFromInches(20, 21.7);
        QVERIFY(judge(PreparedTable{moved, table.rules()}, question).ruling.visible);
    }
};

QTEST_APPLESS_MAIN(TestStandings)
#include "tst_standings.moc"
