#include "scenarios/checks/checks.h"
#include "scenarios/conformance/agreement.h"
#include "scenarios/conformance/agreement_checks.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/edits/edits.h"
#include "scenarios/edits/overruling_edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/headline.h"
#include "scenarios/model/diff.h"
#include "scenarios/questions/unit_matrix.h"
#include "scenarios/questions/units.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

const JudgeNote kBy{QStringLiteral("Ann"), QStringLiteral("the window was agreed to be open"),
                    QStringLiteral("2026-11-21T14:30:00Z")};

const RuleSet& rulesNamed(const QString& id) { return *shippedRuleSet(id); }

Model modelOf(const char* player, const QString& id, double x, double y) {
    return modelAt(id, x, y, {.player = QString::fromLatin1(player)});
}

/// Two a side, west and east, with a mat between whose two walls close it from north to south: one before the other.
Scenario walledTable() {
    Scenario scenario = makeScenario(
        {.players = {"a", "b"},
         .models = {modelOf("a", QStringLiteral("a1"), 10, 20), modelOf("a", QStringLiteral("a2"), 10, 24),
                    modelOf("b", QStringLiteral("b1"), 50, 20), modelOf("b", QStringLiteral("b2"), 50, 24)}});
    Piece mat = boxPiece("mat", 25, 1, 35, 43, 0);
    mat.traits = {QStringLiteral("plain")}; // its ground hides nothing, only its walls do
    for (const double x : {28.0, 32.0}) {
        const std::array ends{geometry::pointFromInches(x, 0.5), geometry::pointFromInches(x, 43.5)};
        mat.walls.push_back({geometry::Wall::fromVertices(ends).value(), QStringLiteral("solid"), true, {}, {}});
    }
    scenario.terrain = {mat};
    return scenario;
}

/// Two fences stand between the models of `walledTable`, `near` and `far` from a1, each of which closes every line.
Scenario twoFences() {
    Scenario scenario = walledTable();
    const std::vector<PieceWall> walls = scenario.terrain[0].walls;
    scenario.terrain.clear();
    for (const auto& [id, wall] : {std::pair{"near", 0}, std::pair{"far", 1}}) {
        scenario.terrain.push_back(makePiece(QString::fromLatin1(id), walls[static_cast<std::size_t>(wall)].polyline,
                                             {.kind = "wall", .height = 5}));
    }
    return scenario;
}

Overruling overruling(const char* from, const char* to, bool visible) {
    return {{{QString::fromLatin1(from)}, {QString::fromLatin1(to)}}, {}, visible, {}, kBy, {}};
}

WallRuling openWall(int wall) {
    WallRuling ruling;
    ruling.piece = {QStringLiteral("mat")};
    ruling.wall = wall;
    ruling.blocksSight = false;
    ruling.by = kBy;
    return ruling;
}

SightPair pairOf(const char* from, const char* to) { return {{QString::fromLatin1(from)}, {QString::fromLatin1(to)}}; }

Verdict ask(const Scenario& scenario, const char* from, const char* to, const char* rules = "plan") {
    return judge(PreparedTable{scenario, rulesNamed(QString::fromLatin1(rules))},
                 {{QString::fromLatin1(from)}, {QString::fromLatin1(to)}});
}

std::vector<Verdict> allVerdicts(const Scenario& scenario, const RuleSet& rules) {
    return judgeAll(PreparedTable{scenario, rules}, pairQuestions(scenario));
}

Scenario withoutJudge(Scenario scenario) {
    scenario.overrulings.clear();
    scenario.wallRulings.clear();
    return scenario;
}

/// The geometry of a verdict: all of it but its ruling.
Verdict withoutRuling(Verdict verdict) {
    verdict.ruling = {};
    return verdict;
}

QByteArray fileWith(const QByteArray& decisions) {
    return R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 60, "height": 44 },
  "terrain": [ { "id": "ruin", "footprint": [[10, 8], [22, 8], [22, 14]], "walls": [ { "polyline": [[10, 8], [22, 8]] } ] },
               { "id": "fence", "polyline": [[30, 4], [30, 12]] } ],
  "models": [ { "id": "m1", "base": { "shape": "round", "diameter_mm": 32 }, "position": [4, 20] },
              { "id": "m2", "base": { "shape": "round", "diameter_mm": 32 }, "position": [50, 20] } ],
  )" + decisions +
           "\n}\n";
}

} // namespace

class TestOverrulings : public QObject {
    Q_OBJECT

private slots:
    void anOverruling_isTheRulingAndKeepsWhatTheRuleSetSaid() {
        Scenario scenario = walledTable();
        scenario = withOverruling(scenario, overruling("a1", "b1", true));
        const Verdict verdict = ask(scenario, "a1", "b1");
        QVERIFY(!verdict.visible());
        QVERIFY(verdict.ruling.visible);
        QVERIFY(verdict.ruling.overruled.has_value());
        QVERIFY(!verdict.ruling.overruled->visible);
        QCOMPARE(verdict.ruling.overruled->by.size(), std::size_t{1});
        QCOMPARE(verdict.ruling.overruled->by[0].by, kBy);
        QCOMPARE(verdict.ruling.reasons.front().code, QStringLiteral("overruled"));
        QCOMPARE(verdict.ruling.reasons.front().word, kBy.judge);
        QCOMPARE(verdict.ruling.reasons.front().note, kBy.note);
        // The judge agreed with the rule set: still the judge's word.
        const Verdict same = ask(withOverruling(walledTable(), overruling("a1", "b1", false)), "a1", "b1");
        QVERIFY(!same.ruling.visible && same.ruling.overruled && !same.ruling.overruled->visible);
    }

    void anOverrulingToVisible_keepsTheCoverOfTheRuleSet() {
        Scenario scenario = twoFences();
        const auto ruled = [&] {
            return judge(PreparedTable{scenario, rulesNamed(QStringLiteral("40k-11e"))},
                         {{QStringLiteral("a1")}, {QStringLiteral("b1")}})
                .ruling;
        };
        QVERIFY(!ruled().visible);
        QCOMPARE(ruled().coverOrder, 0);
        scenario.overrulings = {overruling("a1", "b1", true)};
        QVERIFY(ruled().visible);
        QCOMPARE(ruled().cover, "cover");
        QCOMPARE(ruled().coverOrder, 1);
        scenario.overrulings = {overruling("a2", "b1", true)};
        QCOMPARE(ruled().coverOrder, 0);
    }

    /// Neither what a judge decided for other positions nor what holds for other rules tells of cover.
    void anOverrulingThatDoesNotApply_changesNothing() {
        Scenario scenario = twoFences();
        const auto ruled = [&] {
            return judge(PreparedTable{scenario, rulesNamed(QStringLiteral("40k-11e"))},
                         {{QStringLiteral("a1")}, {QStringLiteral("b1")}})
                .ruling;
        };
        const Ruling plain = ruled();
        Overruling decision = overruling("a1", "b1", true);
        decision.rules = QStringLiteral("plan");
        scenario.overrulings = {decision};
        QVERIFY(ruled() == plain);
        decision.rules.clear();
        decision.madeFor = stanceOf(scenario, decision.pair);
        decision.madeFor->target.position.y = geometry::Length::fromInches(30);
        scenario.overrulings = {decision};
        Ruling lapsed = ruled();
        QVERIFY(lapsed.lapsed);
        lapsed.lapsed.reset();
        QVERIFY(lapsed == plain);
    }

    void anOverruling_hasNoMarginOfTheRuleSet() {
        Question question{
            .observer = {QStringLiteral("a1")}, .target = {QStringLiteral("b1")}, .wantRulingFigures = true};
        const Scenario plain = twoFences();
        const RuleSet& rules = rulesNamed(QStringLiteral("40k-11e"));
        const Verdict before = judge(PreparedTable{plain, rules}, question);
        QVERIFY(before.ruling.margin && before.ruling.certainty);
        for (const bool visible : {true, false}) {
            const Scenario judged = withOverruling(plain, overruling("a1", "b1", visible));
            const Verdict after = judge(PreparedTable{judged, rules}, question);
            QVERIFY(!after.ruling.margin && !after.ruling.certainty && !after.ruling.isMarginProved);
            QVERIFY(!headlineOf(after).certainty);
        }
    }

    void anOverruling_changesNoOtherVerdict_data() {
        addRows("rules", {"plan", "volume", "height-tags", "ruins", "area-groups", "infinity-n5", "40k-10e"});
    }
    void anOverruling_changesNoOtherVerdict() {
        QFETCH(QString, rules);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Scenario plain = withoutJudge(randomScene(seed));
            const auto questions = pairQuestions(plain);
            const auto before = allVerdicts(plain, rulesNamed(rules));
            Scenario judged = plain;
            judged = withOverruling(
                judged, {{questions[2].observer, questions[2].target}, {}, !before[2].ruling.visible, {}, kBy, {}});
            const auto after = allVerdicts(judged, rulesNamed(rules));
            for (std::size_t i = 0; i < before.size(); ++i) {
                QCOMPARE(withoutRuling(after[i]), withoutRuling(before[i]));
                if (i == 2) {
                    QVERIFY(after[i].ruling.visible != before[i].ruling.visible && after[i].ruling.overruled);
                } else {
                    QCOMPARE(after[i], before[i]);
                }
            }
        }
    }

    void anOverrulingOfOneRuleSet_holdsUnderNoOther() {
        Overruling only = overruling("a1", "b1", true);
        only.rules = QStringLiteral("plan");
        const Scenario scenario = withOverruling(walledTable(), only);
        QVERIFY(ask(scenario, "a1", "b1", "plan").ruling.visible);
        const Verdict other = ask(scenario, "a1", "b1", "height-tags");
        QVERIFY(!other.ruling.visible && !other.ruling.overruled);
    }

    void theNarrowerOverruling_goesFirst() {
        Overruling narrow = overruling("a1", "b1", true);
        narrow.rules = QStringLiteral("plan");
        for (const bool narrowLast : {false, true}) {
            Scenario scenario = walledTable();
            scenario = withOverruling(scenario, narrowLast ? overruling("a1", "b1", false) : narrow);
            scenario = withOverruling(scenario, narrowLast ? narrow : overruling("a1", "b1", false));
            QCOMPARE(scenario.overrulings.size(), std::size_t{2});
            QVERIFY(ask(scenario, "a1", "b1", "plan").ruling.visible);
            QVERIFY(ask(scenario, "a1", "b1", "volume").ruling.overruled.has_value());
            QVERIFY(!ask(scenario, "a1", "b1", "volume").ruling.visible);
        }
    }

    void aCover_isOverruledWithItsPlaceAmongThePacksLevels() {
        const RuleSet& rules = rulesNamed(QStringLiteral("dnd-5e"));
        Scenario scenario = walledTable();
        scenario.terrain.clear();
        Overruling covered = overruling("a1", "b1", true);
        covered.cover = QStringLiteral("half +2");
        const auto level = [&](const QString& cover) {
            Overruling decision = covered;
            decision.cover = cover;
            return judge(PreparedTable{withOverruling(scenario, decision), rules},
                         {{QStringLiteral("a1")}, {QStringLiteral("b1")}});
        };
        QStringList levels;
        for (const auto& line : rules.json.value(QStringLiteral("cover")).toArray()) {
            const QString name = line.toObject().value(QStringLiteral("level")).toString();
            const Verdict verdict = level(name);
            QCOMPARE(verdict.ruling.cover, name);
            QVERIFY(verdict.ruling.coverOrder > 0);
            QCOMPARE(verdict.ruling.overruled->cover, QStringLiteral("none"));
        }
        QCOMPARE(level(QStringLiteral("as agreed")).ruling.coverOrder, 0);
        QCOMPARE(level(QStringLiteral("as agreed")).ruling.cover, QStringLiteral("as agreed"));
    }

    void aLiftedOverruling_leavesNoTrace() {
        const Scenario plain = walledTable();
        Scenario scenario = withOverruling(plain, overruling("a1", "b1", true));
        scenario = withWallRuling(scenario, openWall(0));
        scenario = withOverrulingLifted(scenario, 0);
        scenario = withWallRulingLifted(scenario, 0);
        QCOMPARE(scenario, plain);
        QCOMPARE(ask(scenario, "a1", "b1"), ask(plain, "a1", "b1"));
    }

    void withPairNotOverruled_removesWhatHoldsUnderTheRuleSet_andNothingElse() {
        const Overruling ofAny = overruling("a1", "b1", true);
        Overruling ofPlan = ofAny;
        ofPlan.rules = QStringLiteral("plan");
        Overruling ofOthers = ofAny;
        ofOthers.rules = QStringLiteral("ruins");
        const Overruling back = overruling("b1", "a1", true);
        Scenario scenario = walledTable();
        scenario.overrulings = {ofAny, ofOthers, back, ofPlan};
        scenario = withPairNotOverruled(scenario, pairOf("a1", "b1"), QStringLiteral("plan"));
        QCOMPARE(scenario.overrulings, (std::vector{ofOthers, back}));
    }

    void aWallForOnePair_changesThatPairOnly() {
        Scenario scenario = walledTable();
        scenario.terrain[0].walls.pop_back();
        WallRuling ruling = openWall(0);
        ruling.pair = pairOf("a1", "b1");
        const Scenario judged = withWallRuling(scenario, ruling);
        for (const char* rules : {"plan", "volume", "height-tags", "ruins", "area-groups"}) {
            const auto before = allVerdicts(scenario, rulesNamed(QString::fromLatin1(rules)));
            const auto after = allVerdicts(judged, rulesNamed(QString::fromLatin1(rules)));
            for (std::size_t i = 0; i < before.size(); ++i) {
                QCOMPARE(withoutRuling(after[i]), withoutRuling(before[i]));
                const bool isTheirs = after[i].observer.value == u"a1" && after[i].target.value == u"b1";
                if (!isTheirs) {
                    QCOMPARE(after[i], before[i]);
                }
            }
            const Verdict theirs = ask(judged, "a1", "b1", rules);
            const bool blocked = !ask(scenario, "a1", "b1", rules).ruling.visible;
            QCOMPARE(theirs.ruling.visible, true);
            QCOMPARE(theirs.ruling.overruled.has_value(), blocked);
            if (blocked) {
                QCOMPARE(theirs.ruling.reasons.front().code, QStringLiteral("wall-overruled"));
                QVERIFY(!theirs.ruling.overruled->by[0].forAllPairs);
            }
        }
        QVERIFY(!ask(scenario, "a1", "b1", "plan").ruling.visible);
        QVERIFY(!ask(judged, "b1", "a1", "plan").ruling.visible); // the way back is another pair
    }

    void aWallForAllPairs_saysSoOnEachVerdictItChanges() {
        Scenario scenario = walledTable();
        scenario.terrain[0].walls.pop_back();
        const Scenario judged = withWallRuling(scenario, openWall(0));
        const auto before = allVerdicts(scenario, rulesNamed(QStringLiteral("plan")));
        const auto after = allVerdicts(judged, rulesNamed(QStringLiteral("plan")));
        for (std::size_t i = 0; i < before.size(); ++i) {
            QCOMPARE(withoutRuling(after[i]), withoutRuling(before[i]));
            QVERIFY(!before[i].ruling.visible && after[i].ruling.visible);
            QCOMPARE(after[i].ruling.reasons.front().code, QStringLiteral("wall-overruled-for-all"));
            QVERIFY(after[i].ruling.overruled->by[0].forAllPairs);
            QCOMPARE(after[i].ruling.overruled->by[0].piece->value, QStringLiteral("mat"));
            QCOMPARE(after[i].ruling.overruled->by[0].wall, std::optional{0});
        }
    }

    void aWallThatChangesNothing_isNotNamed() {
        // The other wall still closes the view.
        const Scenario judged = withWallRuling(walledTable(), openWall(0));
        QCOMPARE(ask(judged, "a1", "b1"), ask(walledTable(), "a1", "b1"));
    }

    void aWallThatLetsSightPass_isNoBlockerWhereOthersBlock_data() {
        addRows("rules", {"plan", "volume", "height-tags", "ruins", "40k-11e"});
    }
    void aWallThatLetsSightPass_isNoBlockerWhereOthersBlock() {
        QFETCH(QString, rules);
        const Scenario plain = twoFences();
        WallRuling ruling = openWall(0);
        ruling.piece = {QStringLiteral("near")};
        ruling.wall.reset();
        const Question question{{QStringLiteral("a1")}, {QStringLiteral("b1")}};
        const PreparedTable table{withWallRuling(plain, ruling), rulesNamed(rules)};
        const Verdict before = judge(PreparedTable{plain, rulesNamed(rules)}, question);
        const Verdict after = judge(table, question);
        QCOMPARE(withoutRuling(after), withoutRuling(before));
        QVERIFY(!after.ruling.visible && !after.ruling.overruled);
        const Headline headline = headlineOf(after);
        QCOMPARE(headline.answer, geometry::Visibility::Blocked);
        QCOMPARE(headline.blockedBy.size(), std::size_t{1});
        QCOMPARE(headline.blockedBy[0].piece.value, QStringLiteral("far"));
        QVERIFY(!headline.blockedAt || headline.blockedAt->piece.value == u"far");
        QCOMPARE(headline.reasons->front().code, QStringLiteral("wall-overruled-for-all"));
        QCOMPARE(headline.reasons->front().pieces, std::vector{ruling.piece});
        QVERIFY(std::ranges::none_of(*headline.reasons, [&](const Reason& reason) {
            return reason.code == u"blocked-by" &&
                   std::ranges::find(reason.pieces, ruling.piece) != reason.pieces.end();
        }));
        QCOMPARE(isSeen(table, 0, 2), false);
    }

    void severalWalls_areNamedIfTheyMatter() {
        Scenario both = withWallRuling(withWallRuling(walledTable(), openWall(0)), openWall(1));
        QVERIFY(ask(both, "a1", "b1").ruling.visible);
        QCOMPARE(ask(both, "a1", "b1").ruling.overruled->by.size(), std::size_t{2});
        // A third wall far away matters to nobody.
        const std::array ends{geometry::pointFromInches(1, 1), geometry::pointFromInches(1, 2)};
        both.terrain[0].walls.push_back({geometry::Wall::fromVertices(ends).value(), {}, true, {}, {}});
        both = withWallRuling(both, openWall(2));
        const Verdict verdict = ask(both, "a1", "b1");
        QCOMPARE(verdict.ruling.overruled->by.size(), std::size_t{2});
        QCOMPARE(verdict.ruling.overruled->by[1].wall, std::optional{1});
    }

    void aWallThatIsAPiece_canBeTakenAway() {
        Scenario scenario = walledTable();
        Piece fence = makePiece("fence", scenario.terrain[0].walls[0].polyline);
        scenario.terrain = {fence};
        WallRuling ruling = openWall(0);
        ruling.piece = fence.id;
        ruling.wall.reset();
        const Verdict verdict = ask(withWallRuling(scenario, ruling), "a1", "b1");
        QVERIFY(!verdict.visible() && verdict.ruling.visible);
        QCOMPARE(verdict.ruling.overruled->by[0].piece->value, QStringLiteral("fence"));
    }

    void aKind_isAnotherTagForThePack() {
        QJsonObject pack = rulesNamed(QStringLiteral("guild-ball")).json;
        pack.insert(QStringLiteral("self_tests"), QJsonArray{});
        pack.insert(QStringLiteral("block"),
                    QJsonArray{QJsonObject{{QStringLiteral("of"), QStringLiteral("terrain")},
                                           {QStringLiteral("part"), QStringLiteral("walls")},
                                           {QStringLiteral("tags"), QJsonArray{QStringLiteral("solid")}},
                                           {QStringLiteral("cmp"), QStringLiteral("infinite")}}});
        const auto rules = ruleSetFromJson(pack);
        QVERIFY2(rules, rules ? "" : qPrintable(rules.error().path + rules.error().message));
        Scenario scenario = walledTable();
        scenario.terrain[0].walls.pop_back();
        WallRuling glass = openWall(0);
        glass.blocksSight.reset();
        glass.kind = QStringLiteral("glass");
        const Question question{{QStringLiteral("a1")}, {QStringLiteral("b1")}};
        QVERIFY(!judge(PreparedTable{scenario, *rules}, question).ruling.visible);
        QVERIFY(judge(PreparedTable{withWallRuling(scenario, glass), *rules}, question).ruling.visible);
    }

    void anOverruling_lapsesWhereTheModelsNoLongerStand() {
        Scenario scenario = walledTable();
        Overruling decision = overruling("a1", "b1", true);
        decision.madeFor = stanceOf(scenario, decision.pair);
        scenario = withOverruling(scenario, decision);
        const Verdict here = ask(scenario, "a1", "b1");
        QVERIFY(here.ruling.visible && here.ruling.overruled && !here.ruling.lapsed);
        QVERIFY(!isLapsed(scenario.overrulings[0], scenario));

        const ModelId target{QStringLiteral("b1")};
        const auto isOfRuleSet = [&](const Scenario& table) {
            const Verdict verdict = ask(table, "a1", "b1");
            return isLapsed(table.overrulings[0], table) && !verdict.ruling.visible && !verdict.ruling.overruled &&
                   verdict.ruling.lapsed == kBy;
        };
        QVERIFY(isOfRuleSet(withModelAt(scenario, target, geometry::pointFromInches(55, 20))));
        QVERIFY(isOfRuleSet(withModelFacing(scenario, target, geometry::Angle::fromDegrees(90))));
        QVERIFY(isOfRuleSet(withModelAt(scenario, {QStringLiteral("a1")}, geometry::pointFromInches(10, 20.01))));
        // What rounding does to a position, on either side of the full turn, is no move.
        Scenario rounded =
            withModelAt(scenario, target,
                        scenario.model(target)->position + geometry::Vector{{}, geometry::Length::fromNanometers(900)});
        rounded = withModelFacing(rounded, target, geometry::Angle::fromDegrees(-0.001));
        QVERIFY(ask(rounded, "a1", "b1").ruling.overruled);
        // Other models may move, and who comes back is overruled again.
        QVERIFY(ask(withModelAt(scenario, {QStringLiteral("a2")}, geometry::pointFromInches(12, 30)), "a1", "b1")
                    .ruling.overruled);
        // A table that is turned as a whole is the same table.
        QVERIFY(ask(withTableTurned(scenario), "a1", "b1").ruling.overruled);
    }

    void anOverruling_lapsesWhereTheTerrainBetweenTheTwoIsAnother() {
        Scenario scenario = walledTable();
        scenario.terrain.push_back(boxPiece("far", 2, 2, 4, 4)); // beside every line
        Overruling decision = overruling("a1", "b1", true);
        decision.madeFor = stanceOf(scenario, decision.pair);
        scenario = withOverruling(scenario, decision);
        QVERIFY(ask(scenario, "a1", "b1").ruling.overruled);
        const auto hasLapsed = [&](const Scenario& table) {
            const Verdict verdict = ask(table, "a1", "b1");
            return lapseOf(table.overrulings[0], table) == Lapse::TerrainChanged && !verdict.ruling.overruled &&
                   verdict.ruling.lapsed == kBy && verdict.ruling.isLapsedByTerrain;
        };
        const geometry::Vector inch{geometry::Length::fromInches(1), {}};
        const PieceId between = scenario.terrain.front().id;
        QVERIFY(hasLapsed(withPieceMoved(scenario, between, inch)));
        Scenario changed = scenario;
        changed.terrain.front().height = geometry::Length::fromInches(0.5);
        QVERIFY(hasLapsed(changed));
        changed = scenario;
        changed.terrain.erase(changed.terrain.begin());
        QVERIFY(hasLapsed(changed));
        changed = scenario;
        const geometry::Point middle = scenario.model(decision.pair.target)->position - inch - inch;
        changed.terrain.push_back(boxPiece("new", middle.x.inches() - 0.1, middle.y.inches() - 0.1,
                                           middle.x.inches() + 0.1, middle.y.inches() + 0.1));
        QVERIFY(hasLapsed(changed));
        // What is moved back is what the judge saw; names and what lies beside the lines do not matter.
        const geometry::Vector back{geometry::Length::fromInches(-1), {}};
        QVERIFY(
            ask(withPieceMoved(withPieceMoved(scenario, between, inch), between, back), "a1", "b1").ruling.overruled);
        QVERIFY(ask(withPieceMoved(scenario, {QStringLiteral("far")}, inch), "a1", "b1").ruling.overruled);
        changed = scenario;
        changed.terrain.front().name = QStringLiteral("Another name");
        QVERIFY(ask(changed, "a1", "b1").ruling.overruled);
        QVERIFY(ask(withTableTurned(scenario), "a1", "b1").ruling.overruled);
        // Files keep the fingerprint; those of older programs have none, and compare no terrain.
        const auto read = readScenario(writeScenario(scenario), QStringLiteral("test"));
        QVERIFY(read && read->scenario == scenario);
        Scenario older = withPieceMoved(scenario, between, inch);
        older.overrulings[0].madeFor->terrain.clear();
        QVERIFY(ask(older, "a1", "b1").ruling.overruled);
    }

    void anOverrulingWithoutPositions_appliesWhereverTheModelsStand() {
        Scenario scenario = withOverruling(walledTable(), overruling("a1", "b1", true));
        scenario = withModelAt(scenario, {QStringLiteral("b1")}, geometry::pointFromInches(55, 30));
        const Verdict verdict = ask(scenario, "a1", "b1");
        QVERIFY(verdict.ruling.visible && verdict.ruling.overruled && !verdict.ruling.lapsed);
    }

    void aLapsedOverruling_makesRoomForTheGeneralOne() {
        Scenario scenario = walledTable();
        Overruling narrow = overruling("a1", "b1", false);
        narrow.rules = QStringLiteral("plan");
        narrow.madeFor = stanceOf(scenario, narrow.pair);
        scenario = withOverruling(withOverruling(scenario, narrow), overruling("a1", "b1", true));
        QVERIFY(!ask(scenario, "a1", "b1").ruling.visible);
        scenario = withModelAt(scenario, {QStringLiteral("b1")}, geometry::pointFromInches(55, 30));
        const Verdict verdict = ask(scenario, "a1", "b1");
        QVERIFY(verdict.ruling.visible && !verdict.ruling.lapsed);
    }

    void theFile_keepsThePositionsOfADecision() {
        Scenario scenario = withModelFacing(walledTable(), {QStringLiteral("a1")}, geometry::Angle::fromDegrees(33.25));
        scenario.models[2].elevation = geometry::Length::fromInches(3);
        Overruling decision = overruling("a1", "b1", true);
        decision.madeFor = stanceOf(scenario, decision.pair);
        scenario = withOverruling(scenario, decision);
        const QByteArray text = writeScenario(scenario);
        QVERIFY(text.contains("\"made_for\""));
        const auto read = readScenario(text, QStringLiteral("test"));
        QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
        QCOMPARE(read->scenario, scenario);
        QCOMPARE(writeScenario(read->scenario), text);
        // Elsewhere the JSON of the verdict and the list of checks tell that it lapsed.
        const Scenario moved = withModelAt(scenario, {QStringLiteral("b1")}, geometry::pointFromInches(55, 30));
        const QJsonObject ruling =
            QJsonDocument::fromJson(scenarios::jsonOf(ask(moved, "a1", "b1"))).object().value("ruling").toObject();
        QVERIFY(!ruling.contains("overruled"));
        QCOMPARE(ruling.value("lapsed").toObject().value("judge").toString(), kBy.judge);
        QCOMPARE(ruling.value("lapsed").toObject().value("note").toString(), kBy.note);
        const auto findings = checkScenario(moved);
        const auto found = std::ranges::find(findings, QStringLiteral("overruled"), &Diagnostic::code);
        QVERIFY(found != findings.end() && found->sentence.contains("lapsed: a model has moved since"));
    }

    void fire_passesAWallThatStopsSight() {
        Scenario scenario = walledTable();
        scenario.terrain[0].walls.pop_back();
        const Verdict plain = ask(scenario, "a1", "b1", "ruins");
        QVERIFY(!plain.ruling.visible);
        WallRuling slit = openWall(0);
        slit.blocksSight.reset();
        slit.blocksFire = false;
        const Verdict verdict = ask(withWallRuling(scenario, slit), "a1", "b1", "ruins");
        QVERIFY(!verdict.ruling.visible);
        QCOMPARE(verdict.ruling.lineOfFire, std::optional{true});
        QVERIFY(verdict.ruling.overruled && !verdict.ruling.overruled->lineOfFire);
        // And the other way: glass, given in the file.
        scenario.terrain[0].walls[0].blocksSight = false;
        scenario.terrain[0].walls[0].blocksFire = true;
        const Verdict glass = ask(scenario, "a1", "b1", "ruins");
        QVERIFY(glass.ruling.visible);
        QCOMPARE(glass.ruling.lineOfFire, std::optional{false});
    }

    void aVerdictAndAWall_areBothNamed() {
        Scenario scenario = walledTable();
        scenario.terrain[0].walls.pop_back();
        scenario = withOverruling(withWallRuling(scenario, openWall(0)), overruling("a1", "b1", false));
        const Verdict verdict = ask(scenario, "a1", "b1");
        QVERIFY(!verdict.ruling.visible);
        QCOMPARE(verdict.ruling.overruled->by.size(), std::size_t{2});
        QVERIFY(!verdict.ruling.overruled->by[0].piece && verdict.ruling.overruled->by[1].piece);
        QVERIFY(!verdict.ruling.overruled->visible); // what the rule set said of the walls as they stand
    }

    void aUnit_followsTheRulingsOfItsModels() {
        Scenario scenario = walledTable();
        for (Model& model : scenario.models) {
            model.unit = model.player.value;
        }
        const RuleSet& rules = rulesNamed(QStringLiteral("ruins"));
        const UnitName from{{QStringLiteral("a")}, QStringLiteral("a")};
        const UnitName to{{QStringLiteral("b")}, QStringLiteral("b")};
        QCOMPARE(unitRulingOf(PreparedTable{scenario, rules}, from, to).observersThatSee, 0);
        scenario = withOverruling(scenario, overruling("a2", "b1", true));
        QCOMPARE(unitRulingOf(PreparedTable{scenario, rules}, from, to).observersThatSee, 1);
    }

    void removedThings_takeWhatWasSaidOfThemAlong() {
        WallRuling forOne = openWall(1);
        forOne.pair = pairOf("a1", "b2");
        Scenario scenario = withWallRuling(withWallRuling(walledTable(), openWall(0)), forOne);
        scenario = withOverruling(withOverruling(scenario, overruling("a1", "b1", true)), overruling("b2", "a1", true));
        const std::vector<AnyId> model{ModelId{QStringLiteral("b2")}};
        const Scenario less = withRemoved(scenario, model);
        QCOMPARE(less.overrulings.size(), std::size_t{1});
        QCOMPARE(less.overrulings[0].pair, pairOf("a1", "b1"));
        QCOMPARE(less.wallRulings, std::vector{openWall(0)});
        const std::vector<AnyId> piece{PieceId{QStringLiteral("mat")}};
        const Scenario bare = withRemoved(scenario, piece);
        QVERIFY(bare.wallRulings.empty());
        QCOMPARE(bare.overrulings, scenario.overrulings);
    }

    void renamedThings_keepWhatWasSaidOfThem() {
        WallRuling forOne = openWall(0);
        forOne.pair = pairOf("a1", "b1");
        Scenario scenario = withOverruling(withWallRuling(walledTable(), forOne), overruling("a1", "b1", true));
        scenario = withIdsChanged(scenario, {{QStringLiteral("a1"), QStringLiteral("captain")},
                                             {QStringLiteral("mat"), QStringLiteral("floor")}});
        QVERIFY(scenario.model({QStringLiteral("captain")}) && !scenario.model({QStringLiteral("a1")}));
        QCOMPARE(scenario.overrulings[0].pair, pairOf("captain", "b1"));
        QCOMPARE(scenario.wallRulings[0].piece.value, QStringLiteral("floor"));
        QCOMPARE(*scenario.wallRulings[0].pair, pairOf("captain", "b1"));
        QVERIFY(ask(scenario, "captain", "b1").ruling.visible);
        QVERIFY(readScenario(writeScenario(scenario), {}).has_value());
    }

    void changedWalls_keepTheirRulings() {
        const Scenario scenario = withWallRuling(walledTable(), openWall(1));
        Piece mat = scenario.terrain[0];
        mat.walls.erase(mat.walls.begin());
        QCOMPARE(withPiece(scenario, mat).wallRulings[0].wall, std::optional{0});
        mat.walls.clear();
        QVERIFY(withPiece(scenario, mat).wallRulings.empty());
        // Moved along with its piece it stays the second.
        const Scenario moved =
            withPieceMoved(scenario, {QStringLiteral("mat")}, geometry::pointFromInches(1, 0) - geometry::Point{});
        QCOMPARE(moved.wallRulings, scenario.wallRulings);
        QCOMPARE(withPiece(scenario, moved.terrain[0]).wallRulings, scenario.wallRulings);
    }

    void aDuplicate_isNotOverruled() {
        const Scenario scenario = withOverruling(walledTable(), overruling("a1", "b1", true));
        const std::vector<AnyId> ids{ModelId{QStringLiteral("a1")}};
        QCOMPARE(withDuplicated(scenario, ids, {}).scenario.overrulings, scenario.overrulings);
    }

    void addingTwice_replaces() {
        Scenario scenario =
            withOverruling(withOverruling(walledTable(), overruling("a1", "b1", true)), overruling("a1", "b1", false));
        QCOMPARE(scenario.overrulings.size(), std::size_t{1});
        QVERIFY(!scenario.overrulings[0].visible);
        scenario = withWallRuling(withWallRuling(scenario, openWall(0)), openWall(0));
        QCOMPARE(scenario.wallRulings.size(), std::size_t{1});
    }

    void theDifference_seesThem() {
        const Scenario plain = walledTable();
        const RuleSet& rules = rulesNamed(QStringLiteral("plan"));
        QVERIFY(movedOnly(plain, plain, rules));
        QVERIFY(!movedOnly(plain, withOverruling(plain, overruling("a1", "b1", true)), rules));
        QVERIFY(!movedOnly(plain, withWallRuling(plain, openWall(0)), rules));
        const Difference verdict = differenceBetween(plain, withOverruling(plain, overruling("a1", "b1", true)));
        QVERIFY(verdict.overrulings && !verdict.isEmpty());
        QVERIFY(differenceBetween(plain, withWallRuling(plain, openWall(0))).overrulings);
        QVERIFY(differenceBetween(plain, plain).isEmpty());
    }

    void theFile_keepsThemToTheByte() {
        WallRuling wall = openWall(1);
        wall.blocksFire = true;
        wall.kind = QString{};
        wall.pair = pairOf("b1", "a2");
        wall.rules = QStringLiteral("ruins");
        wall.unknown.insert(QStringLiteral("mine"), 1);
        Overruling decision = overruling("a1", "b1", true);
        decision.rules = QStringLiteral("plan");
        decision.cover = QStringLiteral("light");
        Scenario scenario = withOverruling(withWallRuling(withWallRuling(walledTable(), wall), openWall(0)), decision);
        scenario.terrain[0].walls[0].blocksFire = false;
        const QByteArray text = writeScenario(scenario);
        const auto read = readScenario(text, QStringLiteral("test"));
        QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
        QCOMPARE(read->scenario, scenario);
        QCOMPARE(writeScenario(read->scenario), text);
        QVERIFY(!writeScenario(walledTable()).contains("rulings"));
    }

    void aBrokenDecision_isReportedWithItsPath_data() {
        addColumns<QByteArray, QString, QString>("decisions", "code", "path");
        const auto verdict = [](const char* name, const QByteArray& keys, const char* code, const char* path) {
            addRow(name, "\"overrulings\": [ {" + keys + "} ]", QString::fromLatin1(code), QString::fromLatin1(path));
        };
        const auto wall = [](const char* name, const QByteArray& keys, const char* code, const char* path) {
            addRow(name, "\"wall_rulings\": [ {" + keys + "} ]", QString::fromLatin1(code), QString::fromLatin1(path));
        };
        const QByteArray by = R"(, "judge": "Ann", "note": "so")";
        verdict("no observer", R"("to": "m2", "visible": true)" + by, "missing-key", "$.overrulings[0]");
        verdict("unknown observer", R"("from": "m9", "to": "m2", "visible": true)" + by, "unknown-model",
                "$.overrulings[0].from");
        verdict("unknown target", R"("from": "m1", "to": "m9", "visible": true)" + by, "unknown-model",
                "$.overrulings[0].to");
        verdict("itself", R"("from": "m1", "to": "m1", "visible": true)" + by, "same-model", "$.overrulings[0].to");
        verdict("no answer", R"("from": "m1", "to": "m2")" + by, "missing-key", "$.overrulings[0]");
        verdict("answer in words", R"("from": "m1", "to": "m2", "visible": "yes")" + by, "wrong-type",
                "$.overrulings[0].visible");
        verdict("cover by number", R"("from": "m1", "to": "m2", "visible": true, "cover": 2)" + by, "wrong-type",
                "$.overrulings[0].cover");
        verdict("nobody", R"("from": "m1", "to": "m2", "visible": true, "note": "so")", "missing-key",
                "$.overrulings[0]");
        verdict("no reason", R"("from": "m1", "to": "m2", "visible": true, "judge": "Ann", "note": " ")", "empty-text",
                "$.overrulings[0].note");
        verdict("bad time", R"("from": "m1", "to": "m2", "visible": true, "time": "noon")" + by, "bad-time",
                "$.overrulings[0].time");
        verdict("no position",
                R"("from": "m1", "to": "m2", "visible": true, "made_for": { "from": {}, "to": {} })" + by,
                "missing-key", "$.overrulings[0].made_for.from");
        const QByteArray good = R"("from": "m1", "to": "m2", "visible": true)" + by;
        verdict("twice", good + "}, {" + good, "duplicate-ruling", "$.overrulings[1]");
        addRow("no list", QByteArray{R"("overrulings": {})"}, QStringLiteral("wrong-type"),
               QStringLiteral("$.overrulings"));
        wall("unknown piece", R"("piece": "hut", "wall": 0, "blocks_sight": false)" + by, "unknown-piece",
             "$.wall_rulings[0].piece");
        wall("no such wall", R"("piece": "ruin", "wall": 1, "blocks_sight": false)" + by, "no-such-wall",
             "$.wall_rulings[0].wall");
        wall("half a wall", R"("piece": "ruin", "wall": 0.5, "blocks_sight": false)" + by, "no-such-wall",
             "$.wall_rulings[0].wall");
        wall("fire at a whole piece", R"("piece": "ruin", "blocks_fire": false)" + by, "no-such-wall",
             "$.wall_rulings[0].piece");
        wall("wall of a fence", R"("piece": "fence", "wall": 0, "blocks_sight": false)" + by, "no-such-wall",
             "$.wall_rulings[0].wall");
        wall("fire at a fence", R"("piece": "fence", "blocks_fire": false)" + by, "no-such-wall",
             "$.wall_rulings[0].piece");
        wall("no meaning", R"("piece": "ruin", "wall": 0)" + by, "no-meaning", "$.wall_rulings[0].piece");
        wall("half a pair", R"("piece": "ruin", "wall": 0, "kind": "door", "to": "m2")" + by, "missing-key",
             "$.wall_rulings[0]");
    }
    void aBrokenDecision_isReportedWithItsPath() {
        auto [decisions, code, path] = fetch<QByteArray, QString, QString>("decisions", "code", "path");
        const auto read = readScenario(fileWith(decisions), QStringLiteral("test"));
        QVERIFY(!read);
        QCOMPARE(read.error().first().code, code);
        QCOMPARE(read.error().first().path, path);
        QVERIFY(!read.error().first().expected.isEmpty() && !read.error().first().sentence.isEmpty());
        QVERIFY(read.error().first().line > 0);
    }

    void theVerdictAsJson_carriesBothAnswers() {
        const Verdict verdict = ask(withOverruling(walledTable(), overruling("a1", "b1", true)), "a1", "b1", "ruins");
        const QJsonObject json = QJsonDocument::fromJson(scenarios::jsonOf(verdict)).object();
        QCOMPARE(json.value("visible").toBool(), true); // the headline is the judge's answer
        QCOMPARE(json.value("verdict").toString(), QStringLiteral("clear"));
        QCOMPARE(json.value("geometry").toObject().value("visible"), QJsonValue{false});
        const QJsonObject ruling = json.value("ruling").toObject();
        QCOMPARE(ruling.value("visible").toBool(), true);
        QVERIFY(!ruling.contains("line")); // the rule set left none
        const QJsonObject before = ruling.value("overruled").toObject();
        QCOMPARE(before.value("visible"), QJsonValue{false});
        const QJsonObject by = before.value("by").toArray().at(0).toObject();
        QCOMPARE(by.value("about").toString(), QStringLiteral("verdict"));
        QCOMPARE(by.value("judge").toString(), kBy.judge);
        QCOMPARE(by.value("note").toString(), kBy.note);
        QCOMPARE(by.value("time").toString(), kBy.time);
        QCOMPARE(ruling.value("reasons").toArray().at(0).toObject().value("note").toString(), kBy.note);
        const QJsonObject plain = QJsonDocument::fromJson(scenarios::jsonOf(ask(walledTable(), "a1", "b1"))).object();
        QVERIFY(!plain.value("ruling").toObject().contains("overruled"));
    }

    void theChecks_listThem() {
        WallRuling forOne = openWall(0);
        forOne.pair = pairOf("a1", "b1");
        Scenario scenario = withOverruling(withWallRuling(withWallRuling(walledTable(), forOne), openWall(1)),
                                           overruling("a1", "b1", true));
        QStringList found;
        for (const Diagnostic& finding : checkScenario(scenario)) {
            if (finding.code.endsWith(QStringLiteral("overruled"))) {
                found << finding.path + QStringLiteral(" ") + finding.sentence;
                QCOMPARE(finding.severity, Severity::Note);
            }
        }
        QCOMPARE(found.size(), 3);
        QCOMPARE(
            found[0],
            QStringLiteral(
                "$.overrulings[0] \"a1\" to \"b1\" is visible, overruled by Ann: the window was agreed to be open"));
        QVERIFY(found[1].contains(QStringLiteral("Wall 0 of \"mat\" lets sight pass for \"a1\" to \"b1\"")));
        QVERIFY(found[2].contains(QStringLiteral("for all pairs")));
    }

    void theAgreementRun_holdsOnOverruledTables() {
        int judged = 0;
        for (std::uint64_t seed = 1; seed <= 12 && judged < 3; ++seed) {
            const Scenario scenario = randomScene(seed);
            if (scenario.overrulings.empty() && scenario.wallRulings.empty()) {
                continue;
            }
            ++judged;
            AgreementOptions options;
            options.threads = 1;
            const auto result = agreementOn(scenario, kPairsOfRandomScene, options);
            QVERIFY2(result.agrees(),
                     qPrintable(QString::number(seed) +
                                (result.mismatches.empty() ? QString{} : result.mismatches[0].differing.join(' '))));
        }
        QCOMPARE(judged, 3);
    }
};

QTEST_GUILESS_MAIN(TestOverrulings)
#include "tst_overrulings.moc"
