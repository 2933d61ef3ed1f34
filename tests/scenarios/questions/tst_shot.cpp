#include "scenarios/questions/shot.h"

#include "app/shared/text/shot_text.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"

#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;
using namespace sightline::app;
using namespace sightline::testsupport;
using sightline::geometry::Length;

namespace {

const RuleSet& shippedSet(const QString& id) { return *shippedRuleSet(id); }

const UnitName kRifles{{"p"}, "Rifles"};
const UnitName kGuards{{"q"}, "Guards"};

Model memberOf(Model model, const UnitName& unit) {
    model.unit = unit.unit;
    model.player = unit.player;
    return model;
}

/// Five on 32 mm bases at x = 10 in, 5 in apart, and one enemy on such a base level with the middle one, 20 in away:
/// 476 mm from edge to edge for the middle one, 491.6 mm for its neighbors, 536 mm for the outer ones.
Scenario fiveAtOne() {
    Scenario scenario = makeScenario({.players = {"p", "q"}});
    for (int i = 0; i < 5; ++i) {
        scenario.models.push_back(memberOf(modelAt(QStringLiteral("r%1").arg(i + 1), 10, 5 + 5 * i), kRifles));
    }
    scenario.models.push_back(memberOf(modelAt("guard", 30, 15), kGuards));
    return scenario;
}

/// The guard is infantry and stands in an area with this trait.
Scenario fiveAtOneInAnArea(const QString& trait) {
    Scenario scenario = fiveAtOne();
    scenario.terrain = {boxPiece("area", 28, 13, 34, 17, {.height = 0, .traits = {trait}})};
    scenario.models.back().keywords = {"infantry"};
    return scenario;
}

ShotRuling
asked(const Scenario& scenario, const char* rules, std::optional<double> range = {}, const QString& weapon = {}) {
    ShotQuestion question{kRifles, kGuards, weapon, {}};
    if (range) {
        question.range = Length::fromMillimeters(*range);
    }
    return shotOf(scenario, shippedSet(rules), question);
}

/// The sentence as of a shot whose margins are no longer worked out, without them.
QString sentenceOf(ShotRuling shot) {
    shot.question.wantRulingFigures = true;
    for (ModelShot& one : shot.shots) {
        one.marginMillimeters.reset();
        one.verdict.ruling.margin.reset();
        one.isOutOfReach = false;
    }
    return sightline::app::shotSentence(shot, fiveAtOne());
}

QString codesOf(const ShotRuling& shot) {
    QStringList codes;
    std::ranges::transform(shot.shots, std::back_inserter(codes), [](const ModelShot& one) { return one.ruling.code; });
    return codes.join(u' ');
}

} // namespace

/// One shot as one question; distances are worked out by hand.
class TestShot : public QObject {
    Q_OBJECT

private slots:
    void range_decidesModelByModel() {
        const auto shot = asked(fiveAtOne(), "plan", 500);
        QCOMPARE(codesOf(shot), "out-of-range eligible eligible eligible out-of-range");
        QCOMPARE(shot.attackers, 5);
        QCOMPARE(shot.mayShoot, 3);
        QCOMPARE(sentenceOf(shot), "3 of 5 models may shoot. The others: 2 × out of range.");
    }

    void range_turnsAtTheEdgeOfTheBase() {
        const auto at = asked(fiveAtOne(), "plan", 476);
        QCOMPARE(at.mayShoot, 1);
        QVERIFY2(at.shots[2].ruling.eligible && at.shots[2].isTooClose,
                 "at the very range it may, and is too close to call");
        QCOMPARE(asked(fiveAtOne(), "plan", 475.999).mayShoot, 0);
        QCOMPARE(sentenceOf(asked(fiveAtOne(), "plan", 475.999)),
                 "0 of 5 models surely may shoot, 1 too close to call (r3). Why: 4 × out of range, 1 × out of range "
                 "(too close to call).");
        QVERIFY(sentenceOf(at).startsWith("0 of 5 models surely may shoot, 1 too close to call (r3)."));
        QVERIFY(!asked(fiveAtOne(), "plan", 480).shots[2].isTooClose);
    }

    void wall_keepsOneFromShooting() {
        // From the lowest model lines run between (20, 19.4) and (20, 20.6); from its neighbor none runs below
        // (20, 18.2) there, as y grows downwards.
        Scenario scenario = fiveAtOne();
        scenario.terrain = {boxPiece("box", 20, 18.5, 20.5, 21.5)};
        const auto shot = asked(scenario, "plan", 600);
        QCOMPARE(codesOf(shot), "eligible eligible eligible eligible no-line-of-sight");
        QCOMPARE(sentenceOf(shot), "4 of 5 models may shoot. The others: 1 × no line of sight.");
    }

    void aBlockedLineThatNearlyPasses_isToldAsTooClose() {
        // The highest line of the middle model runs at 14.3701 in, a twentieth of a millimeter below the wall's end.
        Scenario scenario = fiveAtOne();
        scenario.terrain = {boxPiece("wall", 20, 14.368, 20.5, 30, 9)};
        ShotQuestion question{kRifles, kGuards};
        question.wantRulingFigures = true;
        const auto shot = shotOf(scenario, shippedSet("40k-11e"), question);
        QCOMPARE(shot.mayShoot, 2);
        QCOMPARE(shotAnswer(shot.shots[2]), "no line of sight (too close to call)");
        QCOMPARE(shotAnswer(shot.shots[4]), "no line of sight");
        const auto counts = sightline::app::shotCounts(shot);
        QCOMPARE(counts.surely, 2);
        QCOMPARE(counts.close, std::vector{ModelId{"r3"}});
        QCOMPARE(counts.cannot, 2);
        QVERIFY(!counts.isPending);
        // The first answer of the window comes before the margins, and says so.
        const auto first = asked(scenario, "40k-11e");
        QVERIFY(sightline::app::isMarginPending(first));
        QCOMPARE(shotAnswer(first.shots[0], true), "may shoot (margin…)");
        QCOMPARE(shotHindrance(shot), "The others: 1 × no line of sight (too close to call), 2 × no line of sight.");
        // A sheet asks in full.
        const auto around = shotAround(scenario, shippedSet("40k-11e"), {"r3"}, {"guard"});
        QVERIFY(around && around->shots[2].isTooClose);
    }

    /// The highest line to the near target passes a twentieth of a millimeter above the wall; to the far one, of which
    /// a box hides the lower half, lines pass 16 mm wide.
    void aTargetThatIsSurelySeen_isTheBest() {
        Scenario scenario = makeScenario(
            {.players = {"p", "q"},
             .terrain = {boxPiece("wall", 20, 14.372, 20.5, 30), boxPiece("box", 30, 10, 30.5, 14)},
             .models = {memberOf(modelAt("shooter", 10, 15), kRifles), memberOf(modelAt("near", 30, 15), kGuards),
                        memberOf(modelAt("far", 34, 9), kGuards)}});
        const auto sure = asked(scenario, "plan");
        QCOMPARE(sure.shots[0].targetsSeen, 2);
        QCOMPARE(sure.shots[0].verdict.target, ModelId{"far"});
        QVERIFY(sure.shots[0].ruling.eligible && !sure.shots[0].isTooClose);
        QVERIFY(sightline::app::shotCounts(sure).close.empty());
        // Beyond the range of the weapon the far one does not help: 23.48 in away.
        const auto close = asked(scenario, "plan", 508);
        QCOMPARE(close.shots[0].verdict.target, ModelId{"near"});
        QVERIFY(close.shots[0].ruling.eligible && close.shots[0].isTooClose);
        QCOMPARE(sightline::app::shotCounts(close).close, std::vector{ModelId{"shooter"}});
        // Of several targets without doubt the nearest stays the best.
        scenario.terrain.erase(scenario.terrain.begin());
        QCOMPARE(asked(scenario, "plan").shots[0].verdict.target, ModelId{"near"});
    }

    void headline_endsWithTheSmallestMargin() {
        const Scenario scenario = fiveAtOne();
        auto shot = asked(scenario, "plan", 700);
        const auto headline = [&] { return sightline::app::shotHeadline(shot, scenario); };
        for (std::size_t i = 0; i < shot.shots.size(); ++i) {
            shot.shots[i].marginMillimeters = i == 1 ? 0.4 : 25.4 + static_cast<double>(i);
            shot.shots[i].verdict.ruling.isMarginProved = true;
        }
        QCOMPARE(headline(), "All 5 models may shoot."); // the figures were not asked for
        shot.question.wantRulingFigures = true;
        QCOMPARE(headline(), "All 5 models may shoot. Closest to changing: r2 at guard, by 0.4 mm.");
        shot.shots[1].marginMillimeters = 50.8;
        QCOMPARE(headline(), "All 5 models may shoot. Closest to changing: r1 at guard, by 1.00 in.");
        shot.shots[4].verdict.ruling.isMarginProved = false;
        QVERIFY(headline().contains("Closest to changing, as far as known: r1 at guard"));
        for (ModelShot& one : shot.shots) {
            one.marginMillimeters.reset();
            one.verdict.ruling.isMarginProved = true;
            one.verdict.ruling.margin = Reason{.code = QStringLiteral("margin-reach"), .pieces = {}};
        }
        QVERIFY(headline().endsWith("No single move of up to 6 in along the table changes one of these answers."));
    }

    void farOutOfRange_isNeverTooClose_andTellsOfTheLine() {
        // The table above: the line of the middle model is a twentieth of a millimeter short of passing. 24 in (609.6
        // mm) reach the guard, 12 in do not by far, and 475.5 mm lack half a millimeter.
        Scenario scenario = fiveAtOne();
        scenario.terrain = {boxPiece("wall", 20, 14.368, 20.5, 30, 9)};
        const auto answers = [&](double millimeters) {
            ShotQuestion question{kRifles, kGuards, {}, Length::fromMillimeters(millimeters)};
            question.wantRulingFigures = true;
            const auto shot = shotOf(scenario, shippedSet("40k-11e"), question);
            return QStringList{shotAnswer(shot.shots[0]), shotAnswer(shot.shots[2]), shotAnswer(shot.shots[4])};
        };
        QCOMPARE(answers(609.6),
                 QStringList({"may shoot", "no line of sight (too close to call)", "no line of sight"}));
        QCOMPARE(answers(304.8), QStringList({"out of range", "out of range and no line of sight",
                                              "out of range and no line of sight"}));
        QCOMPARE(answers(475.5).at(1), "out of range and no line of sight (too close to call)");
        // Without any line a range that just does not suffice changes nothing: 535.96 mm are needed for the outer ones.
        QCOMPARE(answers(535.8).at(2), "out of range and no line of sight");
    }

    /// The guard stands 476 mm from the middle model: with a weapon of 470 mm 6 mm are missing, of 320 mm 156, which is
    /// more than the 6 in (152.4 mm) of the search, of 330 mm 146.
    void outOfRange_theMissingRangeIsTheMargin() {
        const auto margin = [&](double millimeters) {
            ShotQuestion question{kRifles, kGuards, {}, Length::fromMillimeters(millimeters)};
            question.wantRulingFigures = true;
            const auto shot = shotOf(fiveAtOne(), shippedSet("40k-11e"), question);
            return std::pair{shot.shots[2], sightline::app::shotHeadline(shot, fiveAtOne())};
        };
        const auto [near, text] = margin(470);
        QVERIFY(near.marginMillimeters && std::abs(*near.marginMillimeters - 6.0) < 1e-3);
        QVERIFY2(text.endsWith("Closest to changing: r3 at guard, by 0.24 in."), qPrintable(text));
        QVERIFY(!margin(330).first.isOutOfReach && margin(320).first.isOutOfReach);
        QVERIFY(!margin(320).first.marginMillimeters);
        QVERIFY2(
            margin(320).second.endsWith("No single move of up to 6 in along the table changes one of these answers."),
            qPrintable(margin(320).second));
    }

    void aMarginBeyondTheReach_isNotToldAsOne() {
        // Nothing stands on the table: no single move of up to 6 in turns a line or a weapon without a range.
        const auto shot = asked(fiveAtOne(), "40k-11e");
        ShotQuestion question = shot.question;
        question.wantRulingFigures = true;
        const auto full = shotOf(fiveAtOne(), shippedSet("40k-11e"), question);
        QVERIFY(!full.shots[2].marginMillimeters);
        const QString text = sightline::app::shotHeadline(full, fiveAtOne());
        QVERIFY2(!text.contains("by 6.00 in"), qPrintable(text));
    }

    void hiddenTarget_isToldAsHidden_whereALinePasses() {
        // In dense terrain infantry is seen within 15 in only, whatever line passes.
        Scenario scenario = fiveAtOneInAnArea("dense");
        const auto shot = asked(scenario, "40k-11e", 700);
        QVERIFY(shot.shots[2].verdict.visible());
        QCOMPARE(shot.shots[2].ruling.code, "no-line-of-sight");
        QCOMPARE(shotAnswer(shot.shots[2]), "hidden beyond 15 in");
        QCOMPARE(sentenceOf(shot), "None of the 5 models may shoot. Why: hidden beyond 15 in.");
        // Behind a wall no line passes, and that is told.
        scenario.terrain.push_back(boxPiece("wall", 20, 0, 20.5, 44, 9));
        QCOMPARE(shotAnswer(asked(scenario, "40k-11e", 700).shots[2]), "no line of sight");
    }

    void overruledRows_sayWhoDecided() {
        // As above; the judge takes the box away, and of the neighbor says that it does not see.
        Scenario scenario = fiveAtOne();
        scenario.terrain = {boxPiece("box", 20, 18.5, 20.5, 21.5)};
        const JudgeNote by{"Ann", "as agreed", {}};
        scenario.wallRulings = {{{"box"}, {}, false, {}, {}, {}, {}, by, {}}};
        scenario.overrulings = {{{{"r4"}, {"guard"}}, {}, false, {}, by, {}}};
        const auto shot = asked(scenario, "plan", 600);
        QCOMPARE(codesOf(shot), "eligible eligible eligible no-line-of-sight eligible");
        QCOMPARE(shotAnswer(shot.shots[2]), "may shoot");
        QCOMPARE(shotAnswer(shot.shots[3]), "no line of sight (overruled)");
        QCOMPARE(shotAnswer(shot.shots[4]), "may shoot (overruled)");
        QCOMPARE(decidingReason(shot.shots[3].verdict)->code, "overruled");
        QCOMPARE(decidingReason(shot.shots[4].verdict)->code, "wall-overruled-for-all");
        // A judge of the line does not decide about the range.
        QCOMPARE(shotAnswer(asked(scenario, "plan", 400).shots[4]), "out of range");
    }

    void weapon_isAskedOfThoseWhoCarryIt() {
        Scenario scenario = fiveAtOne();
        scenario.models[0].weapons = {Weapon{"Rifle", Length::fromInches(24)},
                                      Weapon{"Mortar", Length::fromInches(48)}};
        scenario.models[2].weapons = {Weapon{"Rifle", Length::fromInches(12)}};
        QCOMPARE(weaponNamesOf(scenario, kRifles), QStringList({"Rifle", "Mortar"}));
        const auto rifles = asked(scenario, "plan", {}, "Rifle");
        QCOMPARE(codesOf(rifles), "eligible out-of-range");
        QCOMPARE(rifles.attackers, 2);
        QCOMPARE(rifles.without, 3);
        QCOMPARE(sentenceOf(rifles), "1 of 2 models may shoot. The others: 1 × out of range. 3 more do not carry it.");
        // All weapons: models count once, those without any look by their line alone.
        const auto all = asked(scenario, "plan");
        QCOMPARE(codesOf(all), "eligible eligible eligible out-of-range eligible eligible");
        QCOMPARE(all.attackers, 5);
        QCOMPARE(all.mayShoot, 4);
        QCOMPARE(asked(scenario, "plan", {}, "Bow").attackers, 0);
    }

    void cover_isThatOfTheUnitByTheRules() {
        // A light area around the guards; under the 11th edition of 40k all models of a unit have to be in it.
        Scenario scenario = fiveAtOneInAnArea("light");
        const auto covered = asked(scenario, "40k-11e", 600);
        QCOMPARE(covered.mayShoot, 5);
        QCOMPARE(covered.shots[0].cover, "cover");
        QVERIFY(sentenceOf(covered).startsWith("All 5 models may shoot. The target has cover: "));
        Model second = memberOf(modelAt("second", 30, 25), kGuards);
        second.keywords = {"infantry"};
        scenario.models.push_back(second);
        const auto open = asked(scenario, "40k-11e", 700);
        QCOMPARE(open.shots[0].cover, "none");
        QCOMPARE(shotCover(open.shots[0], open, scenario),
                 "none for the unit (in cover: 1 of the 2 models seen; needed: all 2)");
        QCOMPARE(sentenceOf(open),
                 "All 5 models may shoot. The target unit has no cover, although some of its models do.");
        // Pure geometry knows no cover, and does not speak of it.
        QCOMPARE(sentenceOf(asked(scenario, "plan", 700)), "All 5 models may shoot.");
    }

    void coverOfSingleModels_isToldAsSuch() {
        // Under the 10th edition each model has its own cover: one stands wholly in a crater, one beside it.
        Scenario scenario = fiveAtOne();
        scenario.terrain = {boxPiece("crater", 28, 13, 34, 17, {.kind = "crater", .height = 0})};
        scenario.models.back().keywords = {"infantry"};
        Model second = memberOf(modelAt("second", 30, 25), kGuards);
        second.keywords = {"infantry"};
        scenario.models.push_back(second);
        const auto shot = asked(scenario, "40k-10e", 700);
        QVERIFY(shot.isCoverPerModel);
        QCOMPARE(shot.shots[0].targetsSeen, 2);
        QCOMPARE(shot.shots[0].targetsInCover, 1);
        QCOMPARE(sentenceOf(shot), "All 5 models may shoot. Cover differs from model to model.");
        scenario.models.pop_back();
        QCOMPARE(sentenceOf(asked(scenario, "40k-10e", 700)),
                 "All 5 models may shoot. The target has cover: benefit of cover.");
    }

    /// The first sees the target past a statue, the second all of it, which ends the cover.
    void coverThatAnotherEnds_isToldWithWhoSeesAll() {
        Scenario scenario = makeScenario(
            {.players = {"p", "q"},
             .models = {memberOf(modelAt("first", 10, 20), kRifles), memberOf(modelAt("second", 10, 10), kRifles),
                        memberOf(modelAt("target", 30, 20), kGuards)}});
        scenario.models.back().keywords = {"infantry"};
        scenario.terrain = {boxPiece("statue", 20, 20, 22, 26, {.kind = "statue"})};
        const auto shot = asked(scenario, "40k-10e");
        QCOMPARE(shot.shots[0].cover, "none");
        const EndedCover expected{{"first"}, {"target"}, {"second"}};
        QCOMPARE(shot.endedCovers, std::vector{expected});
        QCOMPARE(shotCover(shot.shots[0], shot, scenario), "none: second of the attacking unit sees target whole");
        QCOMPARE(shotCover(shot.shots[1], shot, scenario), "none");
        QVERIFY(sentenceOf(shot).endsWith("The target has no cover: a model of the attacking unit sees it whole."));
        const PreparedTable table{scenario, shippedSet("40k-10e")};
        QCOMPARE(shotCoverOfPair(shot, judge(table, {{"first"}, {"target"}}), scenario),
                 "Cover of this pair alone: benefit of cover. In the shot of the whole unit: none: second of the "
                 "attacking unit sees target whole.");
        QCOMPARE(shotCoverOfPair(shot, judge(table, {{"second"}, {"target"}}), scenario), QString{});
        QCOMPARE(shotCoverOfPair(shot, judge(table, {{"target"}, {"first"}}), scenario), QString{});
    }

    void everyRow_agreesWithTheJudge() {
        Scenario scenario = fiveAtOne();
        scenario.terrain = {boxPiece("box", 20, 18.5, 20.5, 21.5)};
        for (const RuleSet& rules : shippedRuleSets()) {
            const PreparedTable table{scenario, rules};
            const auto shot = shotOf(scenario, rules, {kRifles, kGuards});
            QCOMPARE(shot.shots.size(), std::size_t{5});
            for (const ModelShot& one : shot.shots) {
                const Verdict verdict = judge(table, {one.observer, {"guard"}});
                const bool hasFire = verdict.ruling.lineOfFire.value_or(verdict.ruling.visible);
                QCOMPARE(one.ruling.eligible, verdict.ruling.visible && hasFire && verdict.ruling.validTarget);
                QCOMPARE(one.verdict.ruling.visible, verdict.ruling.visible);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestShot)
#include "tst_shot.moc"
