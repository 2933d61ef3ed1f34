#include "scenarios/checks/checks.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/heights_on_way.h"
#include "scenarios/judge/judge.h"
#include "scenarios/output/verdict_json.h"
#include "scenarios/rules/rule_pack.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;
using geometry::Length;

namespace {

const RuleSet& shipped(const QString& id) { return *shippedRuleSet(id); }

/// Two men of 1 in, 10 in apart; between them a wall of 4 in along x = 15 with a window 1 to 2 in up, from 9 to 11 in
/// along it, and a mat.
const QByteArray kHouse = R"({
  "format": "sightline-scenario", "version": 1, "table": { "width": 60, "height": 44 }, "rules": "volume",
  "players": [ { "id": "a" }, { "id": "b" } ],
  "terrain": [
    { "id": "yard", "footprint": [[12, 2], [18, 2], [18, 18], [12, 18]], "height": 0,
      "walls": [ { "polyline": [[15, 0], [15, 44]], "kind": "window", "height": 4,
                   "openings": [ { "from_in": 9, "to_in": 11, "sill_in": 1, "top_in": 2 } ] } ] } ],
  "models": [
    { "id": "m1", "player": "a", "base": { "shape": "rectangle", "length_mm": 25.4, "width_mm": 25.4 }, "position": [10, 10], "height": 1.5 },
    { "id": "m2", "player": "b", "base": { "shape": "rectangle", "length_mm": 25.4, "width_mm": 25.4 }, "position": [20, 10], "height": 1.5 },
    { "id": "m3", "player": "b", "base": { "shape": "rectangle", "length_mm": 25.4, "width_mm": 25.4 }, "position": [20, 30], "height": 1.5 },
    { "id": "m4", "player": "b", "base": { "shape": "rectangle", "length_mm": 25.4, "width_mm": 25.4 }, "position": [20, 30], "height": 1.5, "elevation": 9 } ]
})";

Verdict verdictOf(const Scenario& scenario, const char* from, const char* to, const char* rules = "volume") {
    return judge(PreparedTable{scenario, shipped(rules)}, {{QString::fromLatin1(from)}, {QString::fromLatin1(to)}});
}

} // namespace

class TestJudgeVolume : public QObject {
    Q_OBJECT

private slots:
    /// Between the two lies a forest, too deep to be looked through; beside it on the one side a wall stands in the
    /// way, on the other nothing.
    void aLineBesideADeepForest_isFound() {
        for (const bool isWallAbove : {false, true}) {
            Scenario scenario =
                makeScenario({.players = {"a", "b"},
                              .terrain = {boxPiece("forest", 8, 19.4, 22, 20.6, {.traits = {"forest"}}),
                                          boxPiece("wall", 14, isWallAbove ? 10 : 20.6, 15, isWallAbove ? 19.4 : 30,
                                                   {.height = 5, .traits = {"obstruction"}})},
                              .models = {modelAt("m", 5, 20), modelAt("t", 25, 20)}});
            for (Model& model : scenario.models) {
                model.base = geometry::Footprint::round(Length::fromInches(2)).value();
                model.player = {model.id.value == u"m" ? "a" : "b"};
            }
            const Verdict verdict = verdictOf(scenario, "m", "t", "warmachine-mk4");
            QVERIFY(verdict.ruling.visible);
            // With walls on both sides only the forest is left.
            scenario.terrain.push_back(boxPiece("other", 14, isWallAbove ? 20.6 : 10, 15, isWallAbove ? 30 : 19.4));
            scenario.terrain.back().traits = {QStringLiteral("obstruction")};
            scenario.terrain.back().height = Length::fromInches(5);
            QVERIFY(!verdictOf(scenario, "m", "t", "warmachine-mk4").ruling.visible);
        }
    }

    void aWindow_isLookedThroughInVolumeAndNotInPlan() {
        const Scenario scenario = loaded(kHouse).scenario;
        const Verdict verdict = verdictOf(scenario, "m1", "m2");
        QVERIFY(verdict.visible() && verdict.ruling.visible);
        QVERIFY(verdict.volume);
        QVERIFY(verdict.certainty == Certainty::Certain);
        QVERIFY(verdict.seenShare && *verdict.seenShare > 0.0 && verdict.volume->seenShareError &&
                !verdict.facingOutline.empty());
        // Over the sill, 1 in up, and under the tops of the models, 1.5 in.
        QVERIFY(verdict.clearanceMillimeters && std::abs(*verdict.clearanceMillimeters - 12.7) < 1.1e-3 &&
                verdict.beam);
        QCOMPARE(verdict.reasons.front().code, "clear-line");
        QVERIFY(!verdictOf(scenario, "m1", "m2", "plan").visible());
        QVERIFY(!verdictOf(scenario, "m1", "m2", "plan").volume);
    }

    void aBlockedPair_namesThePieceAndTheHeight() {
        const Verdict verdict = verdictOf(loaded(kHouse).scenario, "m1", "m3");
        QVERIFY(!verdict.visible());
        QCOMPARE(verdict.blockedBy.size(), 1U);
        QCOMPARE(verdict.blockedBy[0].piece.value, "yard");
        QVERIFY(std::abs(verdict.blockedBy[0].share - 1.0) < 1e-9);
        QVERIFY(verdict.volume && !verdict.volume->unsettledMillimeters);
        // Middle to middle at 0.75 in; the wall stands half way.
        QVERIFY(verdict.blockedAt && verdict.blockedAt->point == geometry::pointFromInches(15, 20));
        QVERIFY(verdict.volume->blockedAtHeight == Length::fromInches(0.75));
        QVERIFY(verdict.seenShare == 0.0 && verdict.fullyVisible == false);
    }

    void theJson_hasThreeCoordinates() {
        const Scenario scenario = loaded(kHouse).scenario;
        const QJsonObject blocked = jsonOf(verdictOf(scenario, "m1", "m3"));
        QCOMPARE(blocked["line"][0].toArray().size(), 3);
        QCOMPARE(blocked["line"][1][2].toDouble(), 0.75);
        QCOMPARE(blocked["blocked_at"].toArray().size(), 3);
        QCOMPARE(blocked["blocked_at"][2].toDouble(), 0.75);
        // The wall is 2.5 in higher than the models; the window lies farther to the side.
        QVERIFY(std::abs(blocked["clearance_mm"].toDouble() + 2.5 * 25.4) < 1.1e-3);
        QCOMPARE(blocked["clearance_error_mm"].toDouble(), 1e-3);
        QVERIFY(blocked["seen_share"].toDouble() == 0.0 && blocked["seen_share_error"].isNull());
        QVERIFY(blocked.contains("unsettled_mm") && blocked["unsettled_mm"].isNull());
        const QJsonObject clear = jsonOf(verdictOf(scenario, "m1", "m2"));
        QCOMPARE(clear["line"].toArray().size(), 2);
        QCOMPARE(clear["line"][0].toArray().size(), 3);
        QVERIFY(clear["seen_share"].toDouble() > 0.0 && clear["seen_share_error"].isDouble());
        const QJsonObject plan = jsonOf(verdictOf(scenario, "m1", "m2", "plan"));
        QCOMPARE(plan["line"][0].toArray().size(), 2);
        QVERIFY(!plan.contains("unsettled_mm") && !plan.contains("clearance_error_mm"));
        Verdict open = verdictOf(scenario, "m1", "m3");
        open.volume->unsettledMillimeters = 0.25;
        QCOMPARE(jsonOf(open)["unsettled_mm"].toDouble(), 0.25);
    }

    void theCenterLineAlone_neverSaysBlocked() {
        const Scenario scenario = loaded(kHouse).scenario;
        const PreparedTable table{scenario, shipped("volume")};
        for (const auto method : {geometry::SightMethod::Center, geometry::SightMethod::Sampled}) {
            Question question{{"m1"}, {"m3"}, method};
            question.keepAttempts = true;
            const Verdict verdict = judge(table, question);
            QVERIFY(verdict.visibility == geometry::Visibility::NoLineFound);
            QVERIFY(verdict.attempts.size() >= 2 && verdict.attempts[0].blocked);
        }
    }

    void theWholeTable_agreesWithSingleQuestions() {
        const Scenario scenario = loaded(kHouse).scenario;
        const PreparedTable table{scenario, shipped("volume")};
        for (std::size_t i = 0; i < scenario.models.size(); ++i) {
            for (std::size_t j = 0; j < scenario.models.size(); ++j) {
                if (i != j) {
                    QVERIFY(visibilityOf(table, i, j) ==
                            judge(table, {scenario.models[i].id, scenario.models[j].id}).visibility);
                }
            }
        }
    }

    void heightsNeeded_turnTheVerdict() {
        // From the top of m1 (1.5 in), far edge at 9.5, over 4 in at x = 15 straight across: 1.5 + 2.5 x 10 / 5.5
        // = 6.045 in at the near edge of m2. m3 stands off the window, so only over the wall.
        Scenario scenario = loaded(kHouse).scenario;
        scenario.models[1].position = geometry::pointFromInches(20, 10);
        scenario.terrain[0].walls[0].openings.clear();
        const PreparedTable table{scenario, shipped("volume")};
        const auto needed = heightsNeeded(table, {"m1"}, {"m2"});
        QVERIFY(needed && needed->targetSeen && !needed->pieceHides);
        QVERIFY(std::abs(needed->targetSeen->inches() - 6.0455) < 0.0015);
        scenario.models[1].height = *needed->targetSeen;
        QVERIFY(verdictOf(scenario, "m1", "m2").visible());
        scenario.models[1].height -= Length::fromInches(0.002);
        QVERIFY(!verdictOf(scenario, "m1", "m2").visible());
        QVERIFY(!heightsNeeded(PreparedTable{scenario, shipped("plan")}, {"m1"}, {"m2"}));

        Scenario open = scenario;
        open.terrain = {boxPiece("box", 14, 0, 16, 44, 1)};
        const auto hiding = heightsNeeded(PreparedTable{open, shipped("volume")}, {"m1"}, {"m3"}, PieceId{"box"});
        QVERIFY(hiding && hiding->pieceHides);
        QVERIFY(std::abs(hiding->pieceHides->inches() - 1.501) < 1e-6); // both tops at 1.5: more than that
    }

    void theProfile_runsAlongTheLine() {
        const Scenario scenario = loaded(kHouse).scenario;
        const PreparedTable table{scenario, shipped("volume")};
        const Verdict verdict = judge(table, {{"m1"}, {"m3"}});
        const VerdictProfile profile = sideProfileOf(table, verdict);
        QCOMPARE(profile.pieces.size(), 1U);
        QCOMPARE(profile.pieces[0].piece.value, "yard");
        QVERIFY(profile.pieces[0].counts);
        QVERIFY(std::abs(profile.line.length.inches() - std::hypot(10, 20)) < 1e-6);
        QVERIFY(std::abs(profile.pieces[0].part.from.inches() - std::hypot(5, 10)) < 1e-6);
        QVERIFY(profile.pieces[0].part.top == Length::fromInches(4) && !profile.pieces[0].part.bottom);
        QVERIFY(profile.heights == ProfileHeights::OfTheLine);
        QVERIFY(profile.line.fromZ == Length::fromInches(0.75) &&
                profile.observer == (ProfileSpan{{}, Length::fromInches(1.5)}));
        QVERIFY(profile.blockedAt && profile.blockedAt->piece.value == u"yard");
        QVERIFY(std::abs(profile.blockedAt->along.inches() - std::hypot(5, 10)) < 1e-6);
        QVERIFY(profile.blockedAt->height == Length::fromInches(0.75));
        QVERIFY(!sideProfileOf(table, judge(table, {{"m1"}, {"m2"}})).blockedAt);
    }

    /// What blocks at any height needs no look at the models, whatever else stands in the way.
    void whatClosesEveryLineAtAnyHeight_decides_data() {
        addColumns<QString, double, double, QString>("rules", "from", "to", "status");
        for (const char* id : {"40k-10e", "40k-11e"}) {
            const auto row = [id](const char* name, double from, double to, const char* status) {
                QTest::addRow("%s, %s", id, name) << id << from << to << status;
            };
            row("all lines", 10.0, 30.0, "decided");
            row("the central line, not all", 19.8, 30.0, "advisory");
            row("none", 25.0, 30.0, "advisory");
        }
    }
    void whatClosesEveryLineAtAnyHeight_decides() {
        const auto [rules, from, to, status] = fetch<QString, double, double, QString>("rules", "from", "to", "status");
        Scenario scenario;
        scenario.players = {{{"a"}, {}, {}, {}}, {{"b"}, {}, {}, {}}};
        scenario.models = {modelAt("m", 10, 20), modelAt("t", 30, 20)};
        scenario.terrain = {boxPiece("crate", 14, 10, 15, 30), boxPiece("ruin", 18, from, 24, to)};
        scenario.terrain[0].kind = QStringLiteral("container");
        scenario.terrain[0].height = Length::fromInches(6);
        scenario.terrain[1].kind = QStringLiteral("ruin");
        scenario.terrain[1].height = Length{};
        const PreparedTable table{scenario, shipped(rules)};
        for (const bool wantsDetails : {false, true}) {
            Question question{{"m"}, {"t"}};
            question.wantDetails = wantsDetails;
            const Ruling ruling = judge(table, question).ruling;
            QVERIFY(!ruling.visible);
            QCOMPARE(ruling.status, status);
        }
    }

    /// The table draws the line of the ruling; the line between the centers may run through what the rules see past.
    void theProfile_runsAlongTheLineOfTheRuling() {
        const Scenario scenario = loaded(kHouse).scenario;
        const PreparedTable table{scenario, shipped("volume")};
        Verdict verdict = judge(table, {{"m1"}, {"m3"}});
        QVERIFY(!verdict.visible() && sideProfileOf(table, verdict).blockedAt);
        verdict.ruling.status = QStringLiteral("advisory");
        verdict.ruling.visible = true;
        verdict.ruling.line = {geometry::pointFromInches(10, 10.5), geometry::pointFromInches(20, 29.5)};
        const VerdictProfile profile = sideProfileOf(table, verdict);
        QVERIFY(std::abs(profile.line.length.inches() - std::hypot(10, 19)) < 1e-6);
        QCOMPARE(profile.pieces.size(), 1U);
        QVERIFY(std::abs(profile.pieces[0].part.from.inches() - std::hypot(5, 9.5)) < 1e-6);
        QVERIFY(!profile.pieces[0].counts && !profile.blockedAt);
    }

    void theProfileOfAPlanVerdict_hasTheHeightsOfTheModels() {
        // A low box in front, a tall one behind it, one that stands aside, and a tall target.
        Scenario scenario = loaded(kHouse).scenario;
        scenario.terrain = {boxPiece("low", 12, 9, 13, 11, 1.75), boxPiece("tall", 15, 9, 17, 11, 6),
                            boxPiece("aside", 15, 12, 17, 14)};
        scenario.models[1].height = Length::fromInches(3.5);
        const auto profileUnder = [&](const char* rules) {
            const PreparedTable table{scenario, shipped(rules)};
            return sideProfileOf(table, judge(table, {{"m1"}, {"m2"}, geometry::SightMethod::Center}));
        };
        const VerdictProfile tags = profileUnder("height-tags");
        QVERIFY(tags.heights == ProfileHeights::OfTheModels);
        QVERIFY(tags.line.length == Length::fromInches(10));
        QVERIFY(tags.line.fromZ == Length::fromInches(1.5) && tags.line.toZ == Length::fromInches(3.5));
        QCOMPARE(tags.pieces.size(), 2U);
        QCOMPARE(tags.pieces[0].piece.value, "low");
        QVERIFY(!tags.pieces[0].counts && tags.pieces[1].counts);
        QVERIFY(tags.pieces[0].part.from == Length::fromInches(2) && tags.pieces[0].part.to == Length::fromInches(3));
        QVERIFY(tags.pieces[0].part.top == Length::fromInches(1.75) && !tags.pieces[0].part.bottom);
        QVERIFY(tags.pieces[1].part.from == Length::fromInches(5) && tags.pieces[1].part.top == Length::fromInches(6));
        QVERIFY(tags.blockedAt && tags.blockedAt->piece.value == u"tall");
        QVERIFY(tags.blockedAt->along == Length::fromInches(5) && tags.blockedAt->height == Length::fromInches(2.5));
        const VerdictProfile plan = profileUnder("plan");
        QVERIFY(plan.pieces[0].counts && plan.blockedAt->piece.value == u"low");
        QVERIFY(plan.blockedAt->height == Length::fromInches(1.9));
    }

    void openings_areReadAndWrittenBack() {
        const LoadedScenario first = loaded(kHouse);
        QVERIFY(first.findings.empty());
        const auto& openings = first.scenario.terrain[0].walls[0].openings;
        QCOMPARE(openings.size(), 1U);
        QVERIFY(openings[0].from == Length::fromInches(9) && openings[0].to == Length::fromInches(11));
        QVERIFY(openings[0].sill == Length::fromInches(1) && openings[0].top == Length::fromInches(2));
        QByteArray wall = kHouse;
        wall.replace(
            R"("footprint": [[12, 2], [18, 2], [18, 18], [12, 18]], "height": 0,)",
            R"("polyline": [[12, 2], [18, 2]], "openings": [ { "from_in": 0, "to_in": 0.25, "sill_in": 0, "top_in": 2, "glass": true } ],)");
        const Scenario scenario = loaded(wall).scenario;
        QCOMPARE(scenario.terrain[0].openings.size(), 1U);
        QVERIFY(loaded(writeScenario(scenario)).scenario == scenario);
        QVERIFY(writeScenario(scenario).contains("\"glass\""));
        QCOMPARE(writeScenario(loaded(writeScenario(scenario)).scenario), writeScenario(scenario));
    }

    void doorJambs_hideAsEndsOfWallsDo_data() {
        testsupport::addColumns<QString, double>("rules", "hidden");
        for (const char* id : {"40k-10e", "40k-11e", "mesbg", "necromunda", "the-old-world", "40k-9e"}) {
            for (const double hidden : {0.0, 0.005, 0.02, 0.05}) {
                QTest::addRow("%s, %g %%", id, 100 * hidden) << QString::fromLatin1(id) << hidden;
            }
        }
    }
    /// Two models of 32 mm and 1.5 in, 6 in on either side of a wall of 6 in that ends beside their line or has a door
    /// there, 4 in high. The edge is where the lowest line to a point of the target's facing half crosses the wall:
    /// along the tangent of that point, or from the far side of the observer if all of it is before that tangent.
    void doorJambs_hideAsEndsOfWallsDo() {
        auto [id, hidden] = testsupport::fetch<QString, double>("rules", "hidden");
        const RuleSet& rules = shipped(id);
        const double half = rules.pack->line.width.inches() / 2;
        const double radius = 16 / 25.4;
        const double angle = std::numbers::pi * hidden;
        const double across = radius * std::cos(angle);
        const double along = 12 - radius * std::sin(angle);
        const double fromFarSide = std::atan2(across, along) + std::asin(radius / std::hypot(across, along));
        const double slope = std::tan(std::min(angle, fromFarSide));
        const double beside = across - slope * (along - 6) + half + (hidden > 0.0 ? 0.0 : 0.001);
        Scenario scenario = loaded(kHouse).scenario;
        scenario.models.resize(2);
        for (Model& model : scenario.models) {
            model.base = *geometry::Footprint::round(Length::fromMillimeters(32));
            model.keywords = {QStringLiteral("infantry")};
        }
        scenario.models[0].position = geometry::pointFromInches(9, 20);
        scenario.models[1].position = geometry::pointFromInches(21, 20);
        scenario.models[1].facing = geometry::Angle::fromDegrees(180);
        Piece wall;
        wall.id = PieceId{QStringLiteral("wall")};
        wall.kind = QStringLiteral("wall");
        wall.height = Length::fromInches(6);
        const auto rulingBehind = [&](double start, std::vector<WallOpening> openings, const char* from,
                                      const char* to) {
            wall.outline = *geometry::Wall::fromVertices(
                std::array{geometry::pointFromInches(15, start), geometry::pointFromInches(15, 40)});
            wall.openings = std::move(openings);
            scenario.terrain = {wall};
            Question question{{QString::fromLatin1(from)}, {QString::fromLatin1(to)}};
            question.wantRulingFigures = true;
            return judge(PreparedTable{scenario, rules}, question).ruling;
        };
        const double edge = 20 + beside;
        for (const auto& [from, to] : {std::pair{"m1", "m2"}, std::pair{"m2", "m1"}}) {
            const Ruling end = rulingBehind(edge, {}, from, to);
            const Ruling door = rulingBehind(
                10, {{Length::fromInches(2), Length::fromInches(edge - 10), Length{}, Length::fromInches(4), {}}}, from,
                to);
            QVERIFY(end.visible && door.visible);
            QCOMPARE(door.fullyVisible, end.fullyVisible);
            QCOMPARE(door.cover, end.cover);
            if (id == u"40k-9e") { // asks for one point of the observer that sees all of the base
                QVERIFY(end.fullyVisible || hidden > 0.02);
                continue;
            }
            QCOMPARE(end.fullyVisible, hidden == 0.0);
            // So much of an outline that faces with its half is that much of the width; less than a column of it is no
            // share. What shows of the target has nothing to do with the width of lines, which is all that hides here.
            const double seen = half > 0.0 ? 1.0 : 1.0 - (1.0 - std::cos(angle)) / 2;
            constexpr double kColumn = 1.0 / 64;
            QVERIFY(std::abs(end.seenShare.value_or(1.0) - seen) < kColumn);
            QVERIFY(std::abs(door.seenShare.value_or(1.0) - seen) < kColumn);
        }
    }

    void emptyOpenings_areRefusedWithTheirPath() {
        for (const auto& [was, is] :
             {std::pair{"\"to_in\": 11", "\"to_in\": 9"}, std::pair{"\"sill_in\": 1", "\"sill_in\": 2"}}) {
            QByteArray text = kHouse;
            text.replace(was, is);
            const auto read = readScenario(text, QStringLiteral("test"));
            QVERIFY(!read);
            QCOMPARE(read.error().findings.front().code, "empty-opening");
            QCOMPARE(read.error().findings.front().path, "$.terrain[0].walls[0].openings[0]");
        }
    }

    void openingsBeyondTheWall_areReported() {
        const auto codes = [](QByteArray text, const char* was, const char* is) {
            text.replace(was, is);
            QStringList found;
            for (const Diagnostic& finding : checkScenario(loaded(text).scenario)) {
                found.append(finding.code + u' ' + finding.path);
            }
            return found;
        };
        const QString report = QStringLiteral("opening-outside-wall $.terrain[0].walls[0].openings[0]");
        QVERIFY(!codes(kHouse, "\"to_in\": 11", "\"to_in\": 44").contains(report));
        QVERIFY(codes(kHouse, "\"to_in\": 11", "\"to_in\": 44.1").contains(report));
        QVERIFY(!codes(kHouse, "\"top_in\": 2", "\"top_in\": 4").contains(report));
        QVERIFY(codes(kHouse, "\"top_in\": 2", "\"top_in\": 4.5").contains(report));
    }

    /// From heads 1 to 2 in up to a body from 3 to 6 in up: half way lines run between 2 and 4 in.
    void heightsOnWay_changeEvenly() {
        const auto inches = [](double count) { return Length::fromInches(count); };
        const HeightsOnWay heights{{inches(1), inches(2)}, {inches(3), inches(6)}};
        const HeightsAtEnd middle = heights.on({0.5, 0.5});
        QVERIFY(middle.low == inches(2) && middle.high == inches(4));
        const HeightsAtEnd all = heights.on({});
        QVERIFY(all.low == inches(1) && all.high == inches(6));
        const auto isPart = [&](double foot, std::optional<double> top, double from, double to) {
            const auto part = heights.between(inches(foot), top ? std::optional{inches(*top)} : std::nullopt);
            return part && std::abs(part->from - from) < 1e-9 && std::abs(part->to - to) < 1e-9;
        };
        QVERIFY(isPart(0, 4, 0.0, 1.0));
        QVERIFY(isPart(4, {}, 0.5, 1.0)); // what hangs at 4 in is met in the second half
        QVERIFY(isPart(0, 2, 0.0, 0.5));  // what is 2 in high in the first
        QVERIFY(isPart(3, 2.5, 0.25, 0.75));
        QVERIFY(!heights.between(inches(6), {}) && heights.between(inches(5.99), {}));
        QVERIFY(!heights.between(inches(0), inches(1)) && heights.between(inches(0), inches(1.01)));
    }

    void cover_namesOnlyWhatLinesMeet_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("code");
        QTest::newRow("40k-10e") << "40k-10e"
                                 << "cover-from";
        QTest::newRow("40k-11e") << "40k-11e"
                                 << "cover-from";
        QTest::newRow("mesbg") << "mesbg"
                               << "cover-from";
        QTest::newRow("infinity-n5") << "infinity-n5"
                                     << "cover-no-contact";
    }
    /// Between two men of 1.5 in a pillar that hides a part, and a bridge over their heads, or one that hangs lower.
    void cover_namesOnlyWhatLinesMeet() {
        QFETCH(QString, rules);
        QFETCH(QString, code);
        const auto namesUnder = [&](double elevation) {
            const auto man = [](const char* id, double x, double facing) {
                return modelAt(id, x, 10, {.player = id, .facing = facing, .height = 1.5, .keywords = {"S2"}});
            };
            const Scenario scenario =
                makeScenario({.players = {"m", "t"},
                              .terrain = {boxPiece("pillar", 29, 9.3, 29.1, 9.7, {.kind = "container", .height = 4}),
                                          boxPiece("bridge", 18, 5, 22, 15,
                                                   {.kind = "container", .elevation = elevation, .height = 2})},
                              .models = {man("m", 10, 0), man("t", 30, 180)}});
            QStringList names;
            for (const Reason& reason : verdictOf(scenario, "m", "t", qPrintable(rules)).ruling.reasons) {
                for (const PieceId& piece : reason.code == code ? reason.pieces : std::vector<PieceId>{}) {
                    names.append(piece.value);
                }
            }
            names.sort();
            return names;
        };
        QCOMPARE(namesUnder(1.9), QStringList{"pillar"});
        QCOMPARE(namesUnder(0.9), (QStringList{"bridge", "pillar"}));
    }

    /// In the 11th edition of Warhammer 40,000 dense terrain closes gaps up to 3 in above the ground.
    void cover_isGivenByWhatAClosedGapHides() {
        const auto coverFrom = [](double elevation) {
            const Scenario scenario =
                makeScenario({.players = {"m", "t"},
                              .terrain = {boxPiece("house", 29, 9.3, 29.1, 9.7,
                                                   {.kind = "building", .elevation = elevation, .height = 2})},
                              .models = {modelAt("m", 10, 10, {.player = "m", .height = 1.5}),
                                         modelAt("t", 30, 10, {.player = "t", .height = 1.5})}});
            return verdictOf(scenario, "m", "t", "40k-11e").ruling.cover;
        };
        QCOMPARE(coverFrom(2), QStringLiteral("cover"));
        QCOMPARE(coverFrom(2.9), QStringLiteral("cover"));
        QCOMPARE(coverFrom(3.1), QStringLiteral("none"));
    }

    void volumeRules_ignoreNoPieceThatHoldsAnEnd() {
        QJsonObject object = shipped("volume").json;
        object["ignore"] = QJsonArray{"piece-holding-an-end"};
        const auto rules = ruleSetFromJson(object);
        QVERIFY(!rules);
        QCOMPARE(rules.error().path, "$.ignore");
        object["ignore"] = QJsonArray{};
        object["geometry"] = "sphere";
        QCOMPARE(ruleSetFromJson(object).error().path, "$.geometry");
    }
};

QTEST_GUILESS_MAIN(TestJudgeVolume)
#include "tst_judge_volume.moc"
