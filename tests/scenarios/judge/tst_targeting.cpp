#include "scenarios/judge/close_call.h"
#include "scenarios/judge/judge.h"
#include "scenarios/questions/flip.h"
#include "scenarios/questions/placement_study.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"
#include "tests/support/scenario_builder.h"

#include <QJsonArray>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

using namespace sightline;
using namespace sightline::scenarios;
using geometry::Length;

namespace {

Model modelAt(const char* id, double x, double y, const char* player, const QStringList& keywords = {}) {
    Model model;
    model.id = {QLatin1String{id}};
    model.player = {QLatin1String{player}};
    model.base = geometry::Footprint::round(Length::fromMillimeters(25.4)).value();
    model.position = {Length::fromInches(x), Length::fromInches(y)};
    model.height = Length::fromInches(1.5);
    model.keywords = keywords;
    return model;
}

Scenario tableOf(std::vector<Model> models) {
    Scenario scenario;
    scenario.players = {{{QStringLiteral("p")}, {}, {}, {}}, {{QStringLiteral("q")}, {}, {}, {}}};
    scenario.models = std::move(models);
    return scenario;
}

/// A barricade of that height, in inches, whose footprint is a rectangle.
Piece boxAt(const char* id, double left, double top, double right, double bottom, double height) {
    Piece piece = testsupport::boxPiece(QLatin1String{id}, left, top, right, bottom, height);
    piece.kind = QStringLiteral("barricade");
    return piece;
}

Ruling rulingOf(const Scenario& scenario, const char* rules, const char* from, const char* to) {
    return judge(PreparedTable{scenario, *shippedRuleSet(QLatin1String{rules})},
                 {ModelId{QLatin1String{from}}, ModelId{QLatin1String{to}}})
        .ruling;
}

const Reason* reasonOf(const Ruling& ruling, const char* code) {
    const auto found = std::ranges::find(ruling.reasons, QLatin1String{code}, &Reason::code);
    return found == ruling.reasons.end() ? nullptr : &*found;
}

/// A lone operative so far away from edge to edge.
Scenario loneOperativeAt(double inches) {
    return tableOf({modelAt("a", 10, 10, "p"), modelAt("b", 11 + inches, 10, "q", {"lone operative"})});
}

/// A character with a unit of three by its side, and another enemy at that place.
Scenario guardedCharacter(double x, double y) {
    Scenario scenario =
        tableOf({modelAt("a", 10, 20, "p"), modelAt("hero", 40, 20, "q", {"character"}), modelAt("g1", 42, 20, "q"),
                 modelAt("g2", 42, 21.2, "q"), modelAt("g3", 42, 22.4, "q"), modelAt("other", x, y, "q")});
    for (std::size_t i = 2; i <= 4; ++i) {
        scenario.models[i].unit = QStringLiteral("guard");
    }
    return scenario;
}

} // namespace

/// Who may pick a target that is seen.
class TestTargeting : public QObject {
    Q_OBJECT

private slots:
    /// Bolt Action: men of one's own on a base that hides the target bar the shot, although they are seen past; 6 in
    /// aside, or from 2 in up, they do not.
    void aBlockedLineOfFire_makesNoValidTarget_everywhere() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("f", 20, 20, "p"), modelAt("b", 30, 20, "q")});
        scenario.models[1].base = geometry::Footprint::round(Length::fromMillimeters(100)).value();
        const RuleSet& rules = *shippedRuleSet(QStringLiteral("bolt-action"));
        const Ruling barred = rulingOf(scenario, "bolt-action", "a", "b");
        QVERIFY(barred.visible && !barred.validTarget && reasonOf(barred, "fire-blocked-by"));
        const std::array<AnyId, 1> friendly{ModelId{"f"}};
        const PreparedTable table{scenario, rules};
        const auto flips = flipsOf(table, {"a"}, {"b"}, friendly);
        QVERIFY(flips.front().turnsClear && flips.front().by);
        StudyOptions options;
        options.errors = {0.0, 0.0, 0.0, 0.0};
        options.trials = 3;
        const auto study = studyOf(table, {"a"}, {"b"}, options);
        QVERIFY(study.isOfValidTargets && study.isVisibleAsPlaced);
        QCOMPARE(study.clear, 0);
        scenario.models[1].position.y = Length::fromInches(26);
        QVERIFY(rulingOf(scenario, "bolt-action", "a", "b").validTarget);
        scenario.models[1].position.y = Length::fromInches(20);
        scenario.models[0].elevation = Length::fromInches(2);
        QVERIFY(rulingOf(scenario, "bolt-action", "a", "b").validTarget);
    }

    void aLoneOperative_isATargetFromTwelveInches_onlyForWhoShootsAtIt() {
        const Ruling near = rulingOf(loneOperativeAt(12.0), "40k-10e", "a", "b");
        QVERIFY(near.visible && near.validTarget);
        const Scenario scenario = loneOperativeAt(12.001);
        const Ruling far = rulingOf(scenario, "40k-10e", "a", "b");
        QVERIFY(far.visible && !far.validTarget);
        const Reason* why = reasonOf(far, "target-too-far");
        QVERIFY(why && why->inches == 12.0);
        QCOMPARE(why->rule, QStringLiteral("$.targeting[0]"));
        QVERIFY(!why->label.isEmpty());
        QVERIFY(rulingOf(scenario, "40k-10e", "b", "a").validTarget);
        // Letters of either case; another keyword is no limit.
        Scenario written = scenario;
        written.models[1].keywords = {QStringLiteral("Lone Operative")};
        QVERIFY(!rulingOf(written, "40k-10e", "a", "b").validTarget);
        written.models[1].keywords = {QStringLiteral("operative")};
        QVERIFY(rulingOf(written, "40k-10e", "a", "b").validTarget);
    }

    /// Kill Team: a crate more than 1 in from both obscures who is concealed, one within 1 in covers it. Whether it may
    /// be targeted then turns with the hundredths of an inch, on either side of the limit and in a matrix too.
    void aStateThatRestsOnCover_isTooCloseToCall_nearTheLimitAlone() {
        const RuleSet& rules = *shippedRuleSet(QStringLiteral("kill-team-2024"));
        const auto certaintiesAt = [&](double gap) {
            Scenario scenario = tableOf({modelAt("a", 6, 10, "p"), modelAt("b", 14.5 + gap, 10, "q")});
            scenario.models[1].states = {QStringLiteral("conceal")};
            scenario.terrain = {boxAt("crate", 12, 9, 14, 11, 1)};
            scenario.terrain[0].kind = QStringLiteral("container");
            const PreparedTable table{scenario, rules};
            Question question{ModelId{"a"}, ModelId{"b"}};
            question.wantRulingFigures = true;
            const Ruling ruling = judge(table, question).ruling;
            question.wantRulingFigures = false;
            const Ruling inMatrix = CloseCallJudge{table}.judge(question).ruling;
            return std::tuple{ruling.validTarget, ruling.certainty, inMatrix.certainty};
        };
        const std::optional close{Certainty::TooCloseToCall};
        QVERIFY((certaintiesAt(1.001) == std::tuple{true, close, close}));
        QVERIFY((certaintiesAt(0.999) == std::tuple{false, close, close}));
        for (const auto& [gap, mayBe] : {std::pair{1.5, true}, std::pair{0.5, false}}) {
            const auto [isValid, certainty, inMatrix] = certaintiesAt(gap);
            QCOMPARE(isValid, mayBe);
            QVERIFY(certainty != close && inMatrix == certainty);
        }
    }

    /// Age of Sigmar: a hero on foot with a friend within 3 in is no target from 20 in. How near the friend stands is
    /// what the ruling hangs by, and is told by its name; one of two friends is not what it hangs by.
    void theMarginOfAGuard_namesIt() {
        const auto rulingWith = [](double gap, std::optional<double> second) {
            Scenario scenario = tableOf({modelAt("a", 10, 10, "p"), modelAt("hero", 30, 10, "q"),
                                         modelAt("guard", 30, 11 + gap, "q"), modelAt("far", 30, 50, "q")});
            if (second) {
                scenario.models[3].position.y = Length::fromInches(9 - *second);
            }
            for (Model& model : scenario.models) {
                model.base = *geometry::Footprint::round(Length::fromInches(1));
            }
            scenario.models[1].keywords = {QStringLiteral("hero"), QStringLiteral("infantry")};
            Question question{ModelId{"a"}, ModelId{"hero"}};
            question.wantRulingFigures = true;
            return judge(PreparedTable{scenario, *shippedRuleSet(QStringLiteral("aos-4e"))}, question).ruling;
        };
        for (const auto& [gap, mayBe] : {std::pair{2.99, false}, std::pair{3.01, true}}) {
            const Ruling ruling = rulingWith(gap, {});
            QCOMPARE(ruling.validTarget, mayBe);
            QCOMPARE(ruling.certainty, std::optional{Certainty::TooCloseToCall});
            QVERIFY(ruling.margin && ruling.margin->models == std::vector<ModelId>{{"guard"}});
            QVERIFY(std::abs(*ruling.margin->millimeters - 0.254) < 1e-3);
        }
        const Ruling guardedTwice = rulingWith(2.99, 2.0);
        QVERIFY(!guardedTwice.validTarget);
        QVERIFY(!guardedTwice.margin || guardedTwice.margin->models.empty());
    }

    /// Trench Crusade leaves models in the way to the players: with one between, nothing on the table settles it.
    void modelsLeftToThePlayers_keepAnAnswerAdvisory_whereOneStandsBetween() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("f", 20, 20, "p"), modelAt("b", 30, 20, "q")});
        QCOMPARE(rulingOf(scenario, "trench-crusade", "a", "b").status, QString("advisory"));
        scenario.models[1].position.y = Length::fromInches(22); // beside all lines between the two bases
        QCOMPARE(rulingOf(scenario, "trench-crusade", "a", "b").status, QString("decided"));
        scenario.models[1].position = {Length::fromInches(34), Length::fromInches(20)}; // beyond the target
        QCOMPARE(rulingOf(scenario, "trench-crusade", "a", "b").status, QString("decided"));
    }

    /// Age of Sigmar: a giant seen over the wall of a ruin may not be shot through its footprint. The wall stops
    /// nothing.
    void aBarredShot_namesWhatStopsShotsAlone() {
        Scenario scenario = tableOf({modelAt("a", 12, 26, "p"), modelAt("giant", 31, 26, "q")});
        scenario.models[1].height = Length::fromInches(8);
        Piece ruin = testsupport::boxPiece(QStringLiteral("ruin"), 20, 22, 28, 30, 5);
        ruin.kind = QStringLiteral("ruin");
        ruin.walls = {PieceWall{*geometry::Wall::fromVertices(
                                    std::vector{geometry::pointFromInches(24, 22), geometry::pointFromInches(24, 30)}),
                                {},
                                true,
                                {},
                                {}}};
        scenario.terrain = {ruin};
        const Ruling ruling = rulingOf(scenario, "aos-4e", "a", "giant");
        QVERIFY(ruling.visible && ruling.lineOfFire == false);
        const auto barring = std::ranges::count(ruling.reasons, QStringLiteral("fire-blocked-by"), &Reason::code);
        QCOMPARE(barring, 1);
        const Reason* why = reasonOf(ruling, "fire-blocked-by");
        QVERIFY2(why->label.startsWith("Obscuring"), qPrintable(why->label));
    }

    void aTargetWithoutKeywords_isReported_whereARuleAsksForSome() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q")});
        Piece area;
        area.id = {QStringLiteral("area")};
        area.kind = QStringLiteral("area");
        area.traits = {QStringLiteral("dense")};
        area.height = Length{};
        const auto in = [](int x, int y) { return geometry::Point{Length::fromInches(x), Length::fromInches(y)}; };
        area.outline = *geometry::Polygon::fromVertices(std::array{in(25, 15), in(35, 15), in(35, 25), in(25, 25)});
        scenario.terrain = {area};
        // 19 in away: infantry would be hidden.
        const Ruling far = rulingOf(scenario, "40k-11e", "a", "b");
        QVERIFY(far.visible);
        const Reason* why = reasonOf(far, "no-keywords");
        QVERIFY(why);
        QCOMPARE(why->rule, QStringLiteral("$.detection"));
        QCOMPARE(why->word, QStringLiteral("infantry, beast, swarm"));
        QVERIFY(why->pieces == std::vector{PieceId{QStringLiteral("area")}});
        // 14 in away it would have cover.
        Scenario near = scenario;
        near.models[0].position.x = Length::fromInches(15);
        const Ruling close = rulingOf(near, "40k-11e", "a", "b");
        QVERIFY(close.visible);
        why = reasonOf(close, "no-keywords");
        QVERIFY(why);
        QCOMPARE(why->rule, QStringLiteral("$.cover[0]"));
        // Any keyword tells what the model is; outside of the area nothing asks.
        scenario.models[1].keywords = {QStringLiteral("vehicle")};
        QVERIFY(!reasonOf(rulingOf(scenario, "40k-11e", "a", "b"), "no-keywords"));
        scenario.models[1].keywords = {QStringLiteral("infantry")};
        const Ruling hidden = rulingOf(scenario, "40k-11e", "a", "b");
        QVERIFY(!hidden.visible && !reasonOf(hidden, "no-keywords"));
        near.models[1].position.y = Length::fromInches(30);
        QVERIFY(!reasonOf(rulingOf(near, "40k-11e", "a", "b"), "no-keywords"));
    }

    void aPieceOnTheLine_thatIsTooFarForCover_isReported() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q")});
        Piece wall;
        wall.id = {QStringLiteral("wall")};
        wall.kind = QStringLiteral("barricade");
        wall.height = Length::fromInches(0.5);
        // The target's edge is at 29.5 in; the wall ends 1.5 in before it, or 0.5 in.
        const auto wallTo = [](double right) {
            const auto at = [](double x, double y) {
                return geometry::Point{Length::fromInches(x), Length::fromInches(y)};
            };
            return *geometry::Polygon::fromVertices(
                std::array{at(right - 0.5, 15), at(right, 15), at(right, 25), at(right - 0.5, 25)});
        };
        wall.outline = wallTo(28.0);
        scenario.terrain = {wall};
        const Ruling far = rulingOf(scenario, "kill-team-2024", "a", "b");
        QVERIFY(far.visible);
        QCOMPARE(far.cover, QStringLiteral("none"));
        const Reason* why = reasonOf(far, "cover-too-far");
        QVERIFY(why);
        QCOMPARE(why->rule, QStringLiteral("$.cover[1]"));
        QVERIFY(why->inches == 1.0 && why->pieces == std::vector{wall.id});
        scenario.terrain[0].outline = wallTo(29.0);
        const Ruling near = rulingOf(scenario, "kill-team-2024", "a", "b");
        QCOMPARE(near.cover, QStringLiteral("in cover"));
        QVERIFY(!reasonOf(near, "cover-too-far"));
        // Beside the lines nothing is missed.
        scenario.terrain[0].outline = *geometry::Polygon::fromVertices(
            std::array{geometry::Point{Length::fromInches(20), Length::fromInches(30)},
                       geometry::Point{Length::fromInches(21), Length::fromInches(30)},
                       geometry::Point{Length::fromInches(21), Length::fromInches(35)}});
        QVERIFY(!reasonOf(rulingOf(scenario, "kill-team-2024", "a", "b"), "cover-too-far"));
    }

    void aPieceThatHidesAPart_butIsNotTouched_isReported() {
        // The wall of 1 in hides the feet of the target, whose edge is at 29.5 in.
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q")});
        scenario.terrain = {boxAt("wall", 27, 15, 28, 25, 1.0)};
        for (const char* rules : {"infinity-n5", "trench-crusade"}) {
            const Ruling apart = rulingOf(scenario, rules, "a", "b");
            QVERIFY2(apart.visible && apart.cover == QStringLiteral("none"), rules);
            const Reason* why = reasonOf(apart, "cover-no-contact");
            QVERIFY2(why && why->pieces == std::vector{scenario.terrain[0].id}, rules);
            QVERIFY(why->rule.startsWith(QStringLiteral("$.cover[")) && !why->label.isEmpty() && !why->inches);
            // In contact it covers; beside the lines nothing is missed.
            Scenario touching = scenario;
            touching.terrain = {boxAt("wall", 28.5, 15, 29.5, 25, 1.0)};
            const Ruling close = rulingOf(touching, rules, "a", "b");
            QVERIFY2(close.cover != QStringLiteral("none") && !reasonOf(close, "cover-no-contact"), rules);
            touching.terrain = {boxAt("wall", 27, 30, 28, 35, 1.0)};
            QVERIFY2(!reasonOf(rulingOf(touching, rules, "a", "b"), "cover-no-contact"), rules);
        }
    }

    /// No cover within 2 in of each other, or for who flies or charged.
    void whatTheModelsAre_isReportedWhereItEndsCover() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 13, 20, "q")}); // 2 in apart
        scenario.terrain = {boxAt("wall", 11.9, 15, 12.1, 25, 1.0)};
        const Ruling near = rulingOf(scenario, "kill-team-2024", "a", "b");
        QCOMPARE(near.cover, QStringLiteral("none"));
        const Reason* why = reasonOf(near, "cover-models-near");
        QVERIFY(why && why->inches == 2.0 && why->pieces == std::vector{scenario.terrain[0].id});
        scenario.models[1].position.x = Length::fromInches(13.01);
        const Ruling far = rulingOf(scenario, "kill-team-2024", "a", "b");
        QCOMPARE(far.cover, QStringLiteral("in cover"));
        QVERIFY(!reasonOf(far, "cover-models-near"));

        scenario.models[1].position.x = Length::fromInches(16);
        scenario.terrain = {boxAt("wall", 14, 15, 15, 25, 1.0)};
        QVERIFY(rulingOf(scenario, "aos-4e", "a", "b").cover != QStringLiteral("none"));
        scenario.models[1].keywords = {QStringLiteral("FLY")};
        const Ruling flies = rulingOf(scenario, "aos-4e", "a", "b");
        why = reasonOf(flies, "cover-off-keyword");
        QVERIFY(flies.cover == QStringLiteral("none") && why && why->word == QStringLiteral("fly"));
        QCOMPARE(why->pieces, std::vector{scenario.terrain[0].id});
        scenario.models[1].keywords = {};
        scenario.models[1].states = {QStringLiteral("charged")};
        why = reasonOf(rulingOf(scenario, "aos-4e", "a", "b"), "cover-off-state");
        QVERIFY(why && why->word == QStringLiteral("charged"));
    }

    /// A piece that blocks by one rule is not said to be passed by another.
    void whatBlocks_isNotIgnoredToo() {
        Scenario scenario = tableOf({modelAt("a", 15, 20, "p"), modelAt("b", 30, 20, "q")});
        scenario.terrain = {boxAt("ruin", 15.2, 10, 25, 30, 5.0)}; // the observer stands partly in it
        scenario.terrain[0].kind = QStringLiteral("ruin");
        const Ruling partly = rulingOf(scenario, "40k-10e", "a", "b");
        QVERIFY(!partly.visible && reasonOf(partly, "blocked-by"));
        QVERIFY(!reasonOf(partly, "ignored-observer-there"));
        scenario.models[0].position.x = Length::fromInches(16); // wholly
        const Ruling wholly = rulingOf(scenario, "40k-10e", "a", "b");
        QVERIFY(wholly.visible && reasonOf(wholly, "ignored-observer-there"));
    }

    /// The ruin lets out who stands wholly in it, and who towers with a toe in it: then the keyword is named.
    void theKeywordThatDecides_isNamed() {
        Scenario scenario = tableOf({modelAt("a", 15, 20, "p", {"TOWERING"}), modelAt("b", 30, 20, "q")});
        scenario.terrain = {boxAt("ruin", 15.2, 10, 25, 30, 5.0)};
        scenario.terrain[0].kind = QStringLiteral("ruin");
        const Ruling towering = rulingOf(scenario, "40k-10e", "a", "b");
        const Reason* why = reasonOf(towering, "ignored-observer-there");
        QVERIFY(towering.visible && why);
        QCOMPARE(why->word, QStringLiteral("towering"));
        QCOMPARE(why->models, std::vector{ModelId{QStringLiteral("a")}});
        scenario.models[0].position.x = Length::fromInches(16);
        why = reasonOf(rulingOf(scenario, "40k-10e", "a", "b"), "ignored-observer-there");
        QVERIFY(why && why->word.isEmpty() && why->models.empty());
    }

    /// All lines run below the feet of who stands on the hill: 2 in high at most, and its top is at 3 in.
    void whoStandsOnWhatBlocks_isNotInTheWay() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q"), modelAt("c", 20, 20, "q")});
        scenario.terrain = {boxAt("hill", 17, 17, 23, 23, 3.0)};
        scenario.models[2].elevation = Length::fromInches(3);
        const auto blockersOf = [&](const char* rules) {
            std::vector<ModelId> models;
            for (const Reason& why : rulingOf(scenario, rules, "a", "b").reasons) {
                models.insert(models.end(), why.models.begin(), why.models.end());
            }
            return models;
        };
        for (const char* rules : {"40k-10e", "40k-11e"}) {
            QVERIFY2(!rulingOf(scenario, rules, "a", "b").visible, rules);
            QVERIFY2(blockersOf(rules).empty(), rules);
        }
        scenario.models[2].elevation = {}; // in front of it
        scenario.models[2].position.x = Length::fromInches(15);
        QCOMPARE(blockersOf("40k-10e"), std::vector{scenario.models[2].id});
    }

    /// A unit as high as both blocks at any height; the rule about lower ones says nothing of it.
    void aUnitInTheWay_isNamedOnce() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q"), modelAt("c", 20, 20, "q")});
        for (Model& model : scenario.models) {
            model.unit = model.id.value;
        }
        scenario.models[2].base = geometry::Footprint::round(Length::fromMillimeters(60)).value();
        const auto rulesOf = [&] {
            QStringList rules;
            for (const Reason& why : rulingOf(scenario, "opr-grimdark-future", "a", "b").reasons) {
                rules << (why.code == u"blocked-by" ? QStringList{why.rule} : QStringList{});
            }
            return rules;
        };
        const QStringList high = rulesOf();
        QCOMPARE(high.size(), 1);
        scenario.models[0].height = scenario.models[1].height = Length::fromInches(1.6);
        scenario.models[2].height = Length::fromInches(1.5);
        QVERIFY(rulesOf() != high);
    }

    /// A wall that hides a part of a fighter of 1.5 in gives partial cover once, whether it is 4 in or 1 in high.
    void aWallBeforeAFighter_givesItsCoverOnce() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q")});
        const auto rulesAt = [&](double height) {
            scenario.terrain = {boxAt("wall", 29, 15, 29.2, 19.8, height)};
            QStringList rules;
            for (const Reason& why : rulingOf(scenario, "necromunda", "a", "b").reasons) {
                rules << (why.code == u"cover-from" && why.word == u"partial cover" ? QStringList{why.rule}
                                                                                    : QStringList{});
            }
            return rules;
        };
        QCOMPARE(rulesAt(4.0), QStringList{QStringLiteral("$.cover[0]")});
        QCOMPARE(rulesAt(1.0), QStringList{QStringLiteral("$.cover[0]")});
    }

    /// Wood behind the target adds nothing to the way there.
    void woodBehindTheTarget_isNotNamed() {
        Scenario scenario = tableOf({modelAt("a", 5, 12.5, "p"), modelAt("b", 13, 12.5, "q")});
        scenario.terrain = {boxAt("near", 9, 11, 10, 14, 1.0), boxAt("behind", 20, 11, 22, 14, 1.0)};
        for (Piece& piece : scenario.terrain) {
            piece.kind = QStringLiteral("wood");
        }
        const Ruling ruling = rulingOf(scenario, "battletech", "a", "b");
        const Reason* why = reasonOf(ruling, "cover-from");
        QVERIFY(ruling.visible && why);
        QCOMPARE(why->pieces, std::vector{scenario.terrain[0].id});
    }

    /// From a place that the shooter chooses no line crosses the block; only the wall is crossed from everywhere.
    void whatIsCrossedFromSomePlacesOnly_missesNoCover() {
        Scenario scenario = tableOf({modelAt("a", 8, 7, "p"), modelAt("b", 24, 7, "q")});
        scenario.terrain = {boxAt("block", 13, 7.2, 15, 9, 2.5), boxAt("wall", 19, 5, 19.1, 9, 1.0)};
        const Ruling ruling = rulingOf(scenario, "kill-team-2024", "a", "b");
        const Reason* why = reasonOf(ruling, "cover-too-far");
        QVERIFY(ruling.cover == QStringLiteral("none") && why);
        QCOMPARE(why->pieces, std::vector{scenario.terrain[1].id});
    }

    /// docs/rules.md: "fully visible" where nothing stands between the two is final.
    void whereNothingStandsBetween_theRulingIsFinal() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q")});
        QCOMPARE(rulingOf(scenario, "40k-10e", "a", "b").status, QStringLiteral("decided"));
        scenario.terrain = {boxAt("beside", 18, 30, 22, 34, 3.0)};
        QCOMPARE(rulingOf(scenario, "40k-10e", "a", "b").status, QStringLiteral("decided"));
        scenario.terrain = {boxAt("low", 18, 15, 22, 25, 0.3)};
        const Ruling over = rulingOf(scenario, "40k-10e", "a", "b");
        QVERIFY(over.visible);
        QCOMPARE(over.status, QStringLiteral("advisory"));
    }

    void aPieceThatIsTooLowForCover_isReported() {
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q")});
        scenario.terrain = {boxAt("low", 20, 15, 21, 25, 1.0), boxAt("lower", 23, 15, 24, 25, 0.5)};
        const Ruling low = rulingOf(scenario, "warcry-1e", "a", "b");
        QVERIFY(low.visible);
        QCOMPARE(low.cover, QStringLiteral("none"));
        const Reason* why = reasonOf(low, "cover-too-low");
        QVERIFY(why);
        QCOMPARE(why->rule, QStringLiteral("$.cover[0]"));
        QVERIFY((why->pieces == std::vector{scenario.terrain[0].id, scenario.terrain[1].id}));
        QVERIFY(why->inches == 1.0); // of the highest
        // Beside one that is high enough nothing is missed; a flat piece is no low one.
        Scenario higher = scenario;
        higher.terrain[0].height = Length::fromInches(1.25);
        const Ruling covered = rulingOf(higher, "warcry-1e", "a", "b");
        QCOMPARE(covered.cover, QStringLiteral("cover"));
        QVERIFY(!reasonOf(covered, "cover-too-low"));
        scenario.terrain = {boxAt("flat", 20, 15, 21, 25, 0.0)};
        QVERIFY(!reasonOf(rulingOf(scenario, "warcry-1e", "a", "b"), "cover-too-low"));
    }

    void aPieceBesideTheShortestLine_isReported() {
        // The bases are 1 in wide, so some lines run as far as 0.5 in beside the shortest one, at y = 20 in.
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q")});
        const auto crateFrom = [&](double y) {
            scenario.terrain = {boxAt("crate", 20, y, 21, y + 1.0, 1.25)};
            return rulingOf(scenario, "warcry-1e", "a", "b");
        };
        const Ruling beside = crateFrom(20.25);
        QVERIFY(beside.visible);
        QCOMPARE(beside.cover, QStringLiteral("none"));
        const Reason* why = reasonOf(beside, "cover-off-line");
        QVERIFY(why && why->pieces == std::vector{PieceId{QStringLiteral("crate")}});
        QCOMPARE(why->rule, QStringLiteral("$.cover[0]"));
        QVERIFY(!reasonOf(crateFrom(20.75), "cover-off-line")); // no line gets there
        const Ruling between = crateFrom(19.75);
        QCOMPARE(between.cover, QStringLiteral("cover"));
        QVERIFY(!reasonOf(between, "cover-off-line"));
    }

    void aPieceThatHidesTooLittle_isReported() {
        // A crate by the side of the target, 1 in wide, from where it hides a quarter of its facing half, or half of
        // it.
        Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 30, 20, "q")});
        const auto crateFrom = [&](double y) {
            scenario.terrain = {boxAt("crate", 28.6, y, 29.7, 22, 3.0)};
            return rulingOf(scenario, "infinity-n3", "a", "b");
        };
        const Ruling little = crateFrom(20.35);
        QVERIFY(little.visible);
        QCOMPARE(little.cover, QStringLiteral("none"));
        const Reason* why = reasonOf(little, "cover-too-little");
        QVERIFY(why && why->pieces == std::vector{PieceId{QStringLiteral("crate")}});
        QCOMPARE(why->rule, QStringLiteral("$.cover[0]"));
        QVERIFY(!reasonOf(crateFrom(20.55), "cover-too-little")); // it hides nothing
        const Ruling half = crateFrom(19.95);
        QCOMPARE(half.cover, QStringLiteral("partial cover"));
        QVERIFY(!reasonOf(half, "cover-too-little"));
    }

    void aPieceThatAClauseTakesOut_isReported() {
        // Lines cross a barricade within 3 in of the target; it does not count for an observer that touches it.
        const auto from = [](double x) {
            Scenario scenario = tableOf({modelAt("a", x, 20, "p"), modelAt("b", 13, 20, "q")});
            scenario.terrain = {boxAt("barricade", 10.5, 15, 11, 25, 1.0)};
            return rulingOf(scenario, "legion", "a", "b");
        };
        const Ruling touching = from(10.0);
        QVERIFY(touching.visible);
        QCOMPARE(touching.cover, QStringLiteral("none"));
        const Reason* why = reasonOf(touching, "cover-ignored-observer-there");
        QVERIFY(why && why->pieces == std::vector{PieceId{QStringLiteral("barricade")}});
        QCOMPARE(why->rule, QStringLiteral("$.cover[1].ignore[0]"));
        const Ruling behind = from(9.0);
        QCOMPARE(behind.cover, QStringLiteral("obscured"));
        QVERIFY(!reasonOf(behind, "cover-ignored-observer-there"));
    }

    /// Pieces that no line crosses are not named, though they are of the kind that gives cover.
    void coverNamesOnlyWhatLinesCross() {
        for (const char* rules : {"saga", "aos-4e"}) {
            Scenario scenario = tableOf({modelAt("a", 10, 20, "p"), modelAt("b", 23, 20, "q")});
            scenario.models[1].keywords = {QStringLiteral("infantry")};
            scenario.terrain = {boxAt("aside", 10, 35, 14, 39, 1.0), boxAt("between", 20, 15, 22, 25, 1.0),
                                boxAt("beyond", 30, 18, 31, 22, 1.0)};
            const Ruling ruling = rulingOf(scenario, rules, "a", "b");
            QVERIFY2(ruling.visible, rules);
            const Reason* why = reasonOf(ruling, "cover-from");
            QVERIFY2(why && why->pieces == std::vector{PieceId{QStringLiteral("between")}}, rules);
        }
    }

    void theThreshold_isTheMargin() {
        const Ruling ruling = rulingOf(loneOperativeAt(12.02), "40k-10e", "a", "b");
        QVERIFY(ruling.margin);
        QCOMPARE(ruling.margin->code, QStringLiteral("margin-range"));
        QCOMPARE(ruling.margin->rule, QStringLiteral("$.targeting[0]"));
        QVERIFY(std::abs(*ruling.margin->millimeters - 0.508) < 0.001);
    }

    void theNearestEnemyThatIsSeen_guardsTheCharacter_whereverItStands() {
        const Ruling guarded =
            rulingOf(guardedCharacter(10, 40), "40k-9e", "a", "hero"); // 19 in away, far from the line
        QVERIFY(guarded.visible && !guarded.validTarget);
        const Reason* why = reasonOf(guarded, "target-not-nearest");
        QVERIFY(why && why->models == std::vector{ModelId{QStringLiteral("other")}});
        QVERIFY(rulingOf(guardedCharacter(10, 52), "40k-9e", "a", "hero").validTarget); // 31 in away, the character 29
        Scenario friends = guardedCharacter(10, 40);
        friends.models.back().player = {QStringLiteral("p")};
        QVERIFY(rulingOf(friends, "40k-9e", "a", "hero").validTarget);
        Scenario sameUnit = guardedCharacter(10, 40);
        sameUnit.models.back().unit = sameUnit.models[1].unit = QStringLiteral("escort");
        QVERIFY(rulingOf(sameUnit, "40k-9e", "a", "hero").validTarget);
    }

    void aStudyOfErrors_knowsWhoStandsElsewhere() {
        StudyOptions options;
        options.trials = 60;
        const RuleSet& rules = *shippedRuleSet(QStringLiteral("40k-9e"));
        const auto cleared = [&](const Scenario& scenario) {
            return studyOf(PreparedTable{scenario, rules}, {"a"}, {"hero"}, options).clear;
        };
        QCOMPARE(cleared(guardedCharacter(10, 40)), 0);
        QCOMPARE(cleared(guardedCharacter(10, 52)), 60);
    }

    void flips_turnALimit_data() {
        testsupport::addColumns<double, bool>("away", "turnsClear");
        QTest::newRow("too far") << 12.5 << true;
        QTest::newRow("near enough") << 11.5 << false;
    }

    /// Half an inch towards the observer or away from it.
    void flips_turnALimit() {
        auto [away, turnsClear] = testsupport::fetch<double, bool>("away", "turnsClear");
        const Scenario scenario = loneOperativeAt(away);
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("40k-10e"))};
        const std::vector<AnyId> elements{ModelId{QStringLiteral("b")}};
        const auto flips = flipsOf(table, {"a"}, {"b"}, elements);
        QCOMPARE(flips.size(), std::size_t{1});
        QCOMPARE(flips[0].turnsClear, turnsClear);
        QVERIFY(flips[0].by);
        QVERIFY2(std::abs(flips[0].lengthMillimeters - 12.7) < 0.1,
                 qPrintable(QString::number(flips[0].lengthMillimeters)));
    }

    /// An enemy far from the line turns it too.
    void flips_knowWhoStandsElsewhere() {
        const Scenario scenario = guardedCharacter(10, 48.5); // 27.5 in away, the character 29
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("40k-9e"))};
        const std::vector<AnyId> elements{ModelId{QStringLiteral("other")}};
        const auto flips = flipsOf(table, {"a"}, {"hero"}, elements);
        QVERIFY(flips[0].turnsClear && flips[0].by);
        QVERIFY2(std::abs(flips[0].lengthMillimeters - 1.5 * 25.4) < 0.3,
                 qPrintable(QString::number(flips[0].lengthMillimeters)));
    }

    void aModifier_countsForAttacksOnIt_andLimitsNothing() {
        const Scenario scenario = tableOf({modelAt("a", 10, 10, "p"), modelAt("b", 50, 10, "q", {"stealth"})});
        const Ruling ruling = rulingOf(scenario, "40k-10e", "a", "b");
        QVERIFY(ruling.validTarget);
        QCOMPARE(ruling.modifier, -1.0);
        QVERIFY(reasonOf(ruling, "keyword-modifier"));
        QCOMPARE(rulingOf(scenario, "40k-10e", "b", "a").modifier, 0.0);
    }

    void withoutDetails_theAnswerIsTheSame() {
        for (const double y : {40.0, 52.0}) {
            const Scenario scenario = guardedCharacter(10, y);
            const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("40k-9e"))};
            Question question{{"a"}, {"hero"}};
            const bool full = judge(table, question).ruling.validTarget;
            question.wantDetails = false;
            QCOMPARE(judge(table, question).ruling.validTarget, full);
        }
    }

    void whatIsNoLimitOrTwoThings_isRefused_data() {
        testsupport::addColumns<QJsonObject, QString>("line", "path");
        const QJsonArray keywords{QStringLiteral("hero")};
        QTest::newRow("no consequence") << QJsonObject{{"keywords", keywords}} << "$.targeting[0].within_in";
        QTest::newRow("two consequences")
            << QJsonObject{{"keywords", keywords}, {"within_in", 12}, {"modifier", -1}} << "$.targeting[0].within_in";
        QTest::newRow("no keywords") << QJsonObject{{"within_in", 12}} << "$.targeting[0].keywords";
        QTest::newRow("another key") << QJsonObject{{"keywords", keywords}, {"within_in", 12}, {"withn", 1}}
                                     << "$.targeting[0].withn";
        QTest::newRow("no guard at all") << QJsonObject{{"keywords", keywords}, {"within_in", 12}, {"guard_models", 0}}
                                         << "$.targeting[0].guard_models";
    }

    void whatIsNoLimitOrTwoThings_isRefused() {
        auto [line, path] = testsupport::fetch<QJsonObject, QString>("line", "path");
        QJsonObject json = shippedRuleSet(QStringLiteral("40k-10e"))->json;
        json.insert("targeting", QJsonArray{line});
        const auto rules = ruleSetFromJson(json);
        QVERIFY(!rules);
        QCOMPARE(rules.error().path, path);
    }
};

QTEST_APPLESS_MAIN(TestTargeting)
#include "tst_targeting.moc"
