#include "scenarios/questions/units.h"

#include "scenarios/edits/formation.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QObject>
#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

const RuleSet& shipped(const QString& id) { return *shippedRuleSet(id); }

Model inUnit(Model model, const QString& unit, const QString& player) {
    model.unit = unit;
    model.player = {player};
    return model;
}

Piece containerAt(double left, double top, double right, double bottom) {
    return boxPiece("container", left, top, right, bottom, {.kind = "container", .height = 6});
}

/// Five models of a unit, `inside` of them in an area that covers, seen by one.
Scenario fiveTargets(int inside) {
    Scenario scenario = makeScenario({.players = {"p", "q"}});
    Piece area = boxPiece("area", 20, 10, 40, 14);
    area.height = sightline::geometry::Length{};
    area.traits = {"light"};
    scenario.terrain = {area};
    scenario.models.push_back(inUnit(modelAt("eye", 10, 5), "eyes", "p"));
    for (int i = 0; i < 5; ++i) {
        Model model = inUnit(modelAt(QStringLiteral("t%1").arg(i), 25 + 3 * i, i < inside ? 12 : 5), "targets", "q");
        model.keywords = {"infantry"};
        scenario.models.push_back(model);
    }
    return scenario;
}

RuleSet withQuantifiers(const char* target, const char* full, const char* cover) {
    QJsonObject json = shipped("40k-11e").json;
    json.insert("unit", QJsonObject{{"target", target}, {"full", full}, {"cover", cover}});
    return ruleSetFromJson(json).value();
}

UnitRuling against(const Scenario& scenario, const RuleSet& rules) {
    return unitRulingOf(PreparedTable{scenario, rules}, {{"p"}, "eyes"}, {{"q"}, "targets"});
}

} // namespace

class TestUnits : public QObject {
    Q_OBJECT

private slots:
    void decisionCase6_oneModelInTheOpen_noCover() {
        const auto ruling = against(fiveTargets(4), shipped("40k-11e"));
        QCOMPARE(ruling.targetsSeen, 5);
        QCOMPARE(ruling.byObserver[0].cover, "none");
        QCOMPARE(against(fiveTargets(5), shipped("40k-11e")).byObserver[0].cover, "cover");
    }

    /// Ten bases of 25 mm in two ranks of five: who stands behind sees nothing between the bases of the first rank.
    void aRegimentPlacedAsABlock_looksWithItsFrontRankAlone() {
        Scenario scenario = fiveTargets(0);
        scenario.terrain.clear();
        scenario.models.clear();
        for (const bool isOfEyes : {true, false}) {
            Model model = isOfEyes ? inUnit(modelAt("eye", 12, 22), "eyes", "p")
                                   : inUnit(modelAt("target", 40, 22), "targets", "q");
            const auto side = sightline::geometry::Length::fromMillimeters(25);
            model.base = *sightline::geometry::Footprint::rectangle(side, side);
            model.facing = sightline::geometry::Angle::fromDegrees(isOfEyes ? 0 : 180);
            for (Model& one : inFormation(model, 10, Formation::Block)) {
                one.id.value += isOfEyes ? QStringLiteral("-eye") : QStringLiteral("-target");
                scenario.models.push_back(one);
            }
        }
        const auto ruling = against(scenario, shipped("the-old-world"));
        QCOMPARE(ruling.observers, 10);
        QCOMPARE(ruling.observersThatSee, 5);
        for (qsizetype i = 0; i < 10; ++i) {
            QCOMPARE(ruling.byObserver[i].sees(), i < 5);
        }
    }

    void aUnitThatIsNotSeen_hasNoCover() {
        Scenario scenario = fiveTargets(5);
        scenario.terrain.push_back(containerAt(14, 0, 16, 44));
        const auto ruling = against(scenario, shipped("40k-11e"));
        QCOMPARE(ruling.targetsSeen, 0);
        QCOMPARE(ruling.byObserver[0].cover, "none");
    }

    void coverQuantifiers_count_data() {
        addColumns<QString, int>("quantifier", "fewest");
        QTest::newRow("any") << "any" << 1;
        QTest::newRow("half") << "half" << 3;
        QTest::newRow("majority") << "majority" << 3;
        QTest::newRow("all") << "all" << 5;
        QTest::newRow("per-model") << "per-model" << 1;
    }
    void coverQuantifiers_count() {
        auto [quantifier, fewest] = fetch<QString, int>("quantifier", "fewest");
        const auto rules = withQuantifiers("any", "all", qPrintable(quantifier));
        for (int inside = 0; inside <= 5; ++inside) {
            const auto ruling = against(fiveTargets(inside), rules);
            QCOMPARE(ruling.byObserver[0].cover, inside >= fewest ? "cover" : "none");
        }
    }

    /// Two of four models are half, and not most. Source: the rulebooks of the games; docs/rule-packs.md.
    void unitsOfFour_tellHalfFromMost_data() {
        addColumns<QString, int>("id", "fewest");
        QTest::newRow("Bolt Action: most") << "bolt-action" << 3;
        QTest::newRow("Legion: half") << "legion" << 2;
        QTest::newRow("Grimdark Future: most") << "opr-grimdark-future" << 3;
        QTest::newRow("Age of Fantasy: most") << "opr-age-of-fantasy" << 3;
        QTest::newRow("SAGA: most") << "saga" << 3;
        QTest::newRow("40k, 11th edition: all") << "40k-11e" << 4;
    }
    void unitsOfFour_tellHalfFromMost() {
        auto [id, fewest] = fetch<QString, int>("id", "fewest");
        for (int inside = 0; inside <= 4; ++inside) {
            Scenario scenario = fiveTargets(inside);
            scenario.models.pop_back();
            scenario.terrain[0].kind = QStringLiteral("crater");
            const auto ruling = against(scenario, shipped(id));
            QCOMPARE(ruling.targetsSeen, 4);
            QCOMPARE(ruling.byObserver[0].cover != u"none", inside >= fewest);
        }
    }

    /// Five models, some of them behind a hedge: up to half of them are partial cover of the unit, more full cover,
    /// though each model alone is in partial cover.
    void coverByShare_countsModels() {
        for (int behind = 0; behind <= 5; ++behind) {
            Scenario scenario = fiveTargets(0);
            scenario.terrain.clear();
            for (Model& model : scenario.models) {
                model.facing = {}; // ahead is where x grows
                model.position = sightline::geometry::pointFromInches(
                    model.unit == u"eyes" ? 5 : 30, model.unit == u"eyes" ? 15 : 5 + 4 * model.id.value.mid(1).toInt());
            }
            if (behind > 0) {
                scenario.terrain = {boxPiece("hedge", 28.5, 3, 28.8, 3 + 4 * behind, 1)};
            }
            const auto ruling = against(scenario, shipped("the-old-world"));
            QCOMPARE(ruling.targetsSeen, 5);
            QCOMPARE(ruling.byObserver[0].cover, behind == 0   ? QStringLiteral("none")
                                                 : behind <= 2 ? QStringLiteral("partial cover")
                                                               : QStringLiteral("full cover"));
        }
        Scenario alone = fiveTargets(0);
        alone.models.resize(2);
        alone.models[0].position = sightline::geometry::pointFromInches(5, 5);
        alone.models[1].position = sightline::geometry::pointFromInches(30, 5);
        alone.terrain = {boxPiece("hedge", 28.5, 3, 28.8, 7, 1)};
        QCOMPARE(against(alone, shipped("the-old-world")).byObserver[0].cover, QStringLiteral("partial cover"));
    }

    /// One observer that sees 45 degrees to either side, and no terrain: nothing hides the models beside its arc.
    void modelsBesideTheArc_areNotCovered() {
        Scenario scenario = fiveTargets(0);
        scenario.terrain.clear();
        for (Model& model : scenario.models) {
            const int number = model.id.value.mid(1).toInt();
            model.facing = {};
            model.position = model.unit == u"eyes" ? sightline::geometry::pointFromInches(5, 15)
                                                   : sightline::geometry::pointFromInches(11, 15 + 8 * number);
        }
        const auto ruling = against(scenario, shipped("the-old-world"));
        QCOMPARE(ruling.targetsSeen, 1);
        QCOMPARE(ruling.byObserver[0].cover, QStringLiteral("none"));
    }

    /// Three of five in an area that covers, out of sight behind a container: they count for cover of half the unit.
    void modelsOutOfSight_countByTheCoverTheyWouldHave() {
        for (const int inside : {0, 3}) {
            Scenario scenario = fiveTargets(3);
            if (inside == 0) {
                scenario.terrain.clear();
            }
            scenario.terrain.push_back(
                boxPiece("container", 20.5, 7.5, 21.5, 11.5, {.kind = "container", .height = 6}));
            RuleSet rules = withQuantifiers("any", "all", "half");
            QJsonObject json = rules.json;
            QJsonArray cover;
            for (const auto& line : json["cover"].toArray()) {
                if (line.toObject()["trigger"] != QStringLiteral("not-full")) {
                    cover.append(line);
                }
            }
            json["cover"] = cover;
            const auto ruling = against(scenario, ruleSetFromJson(json).value());
            QCOMPARE(ruling.targetsSeen, 2);
            QCOMPARE(ruling.byObserver[0].cover, inside == 3 ? "cover" : "none");
        }
    }

    void targetQuantifiers_count_data() {
        QTest::addColumn<QString>("quantifier");
        QTest::addColumn<int>("fewest"); ///< of four
        QTest::newRow("any") << "any" << 1;
        QTest::newRow("half") << "half" << 2;
        QTest::newRow("majority") << "majority" << 3;
        QTest::newRow("all") << "all" << 4;
    }
    void targetQuantifiers_count() {
        auto [quantifier, fewest] = fetch<QString, int>("quantifier", "fewest");
        const auto rules = withQuantifiers(qPrintable(quantifier), qPrintable(quantifier), "all");
        for (int seen = 0; seen <= 4; ++seen) {
            Scenario scenario = makeScenario({.players = {"p", "q"}});
            scenario.models.push_back(inUnit(modelAt("eye", 10, 5), "eyes", "p"));
            for (int i = 0; i < 4; ++i) {
                scenario.models.push_back(inUnit(modelAt(QStringLiteral("t%1").arg(i), 30, 5 + 8 * i), "targets", "q"));
                if (i >= seen) {
                    scenario.terrain.push_back(boxPiece(QStringLiteral("w%1").arg(i), 28, 1 + 8 * i, 28.5, 7 + 8 * i));
                }
            }
            const auto ruling = against(scenario, rules);
            QCOMPARE(ruling.targetsSeen, seen);
            QCOMPARE(ruling.visible, seen >= fewest);
            QCOMPARE(ruling.fullyVisible, seen >= fewest);
        }
    }

    void countsOfModels_areThoseOfThePairs() {
        const auto scenario = fiveTargets(2);
        const PreparedTable table{scenario, shipped("40k-11e")};
        const auto ruling = unitRulingOf(table, {{"q"}, "targets"}, {{"p"}, "eyes"});
        QCOMPARE(ruling.observers, 5);
        QCOMPARE(ruling.targets, 1);
        int see = 0;
        for (const ObserverRuling& observer : ruling.byObserver) {
            QCOMPARE(observer.verdicts.size(), 1U);
            QVERIFY(observer.verdicts[0] == judge(table, {observer.observer, {"eye"}}));
            see += observer.verdicts[0].ruling.visible ? 1 : 0;
        }
        QCOMPARE(ruling.observersThatSee, see);
    }

    void T35_coverIsThatOfEachObserver() {
        auto scenario = fiveTargets(0);
        scenario.models.push_back(inUnit(modelAt("behind", 10, 9.5), "eyes", "p"));
        scenario.terrain.push_back(boxPiece("crate", 20, 7, 21, 8.6));
        const auto ruling = against(scenario, withQuantifiers("any", "all", "any"));
        QCOMPARE(ruling.byObserver.size(), 2);
        QCOMPARE(ruling.byObserver[0].cover, "none");
        QCOMPARE(ruling.byObserver[1].cover, "cover");
    }

    void fullSightOfOne_endsCoverForAll_data() {
        QTest::addColumn<double>("x"); ///< of the second shooter
        addColumns<double, bool>("y", "isInCrater");
        QTest::addColumn<QString>(
            "cover"); ///< of the target against the first shooter, who sees a part of it past the statue
        QTest::newRow("both see a part") << 8.0 << 20.0 << false << "benefit of cover";
        QTest::newRow("the second sees all of it") << 10.0 << 10.0 << false << "none";
        QTest::newRow("the second sees nothing") << 10.0 << 35.0 << false << "benefit of cover";
        QTest::newRow("in a crater as well") << 10.0 << 10.0 << true << "benefit of cover";
    }
    void fullSightOfOne_endsCoverForAll() {
        auto [x, y, isInCrater, cover] = fetch<double, double, bool, QString>("x", "y", "isInCrater", "cover");
        Scenario scenario = makeScenario(
            {.players = {"p", "q"},
             .models = {inUnit(modelAt("first", 10, 20), "eyes", "p"), inUnit(modelAt("second", x, y), "eyes", "p"),
                        inUnit(modelAt("target", 30, 20), "targets", "q")}});
        scenario.models.back().keywords = {"infantry"};
        const auto pieceOf = [](Piece piece, const char* kind) {
            piece.kind = QLatin1String{kind};
            return piece;
        };
        scenario.terrain = {pieceOf(boxPiece("statue", 20, 20, 22, 26), "statue"),
                            pieceOf(boxPiece("wall", 14, 27, 15, 44), "statue")};
        if (isInCrater) {
            Piece crater = pieceOf(boxPiece("crater", 27, 17, 33, 23), "crater");
            crater.height = sightline::geometry::Length{};
            scenario.terrain.push_back(crater);
        }
        const auto ruling = against(scenario, shipped("40k-10e"));
        QCOMPARE(ruling.byObserver[0].cover, cover);
        const auto& reasons = ruling.byObserver[0].verdicts[0].ruling.reasons;
        const auto ended = std::ranges::find(reasons, QStringLiteral("cover-ended"), &Reason::code);
        QCOMPARE(ended != reasons.end(), y == 10.0);
        if (ended != reasons.end()) {
            QCOMPARE(ended->models, std::vector{ModelId{"second"}});
        }
        Scenario alone = scenario;
        alone.models.erase(alone.models.begin() + 1);
        QCOMPARE(against(alone, shipped("40k-10e")).byObserver[0].cover, "benefit of cover");
    }

    /// The first sees one of two targets, in an area that covers; a container hides the other from it. All must be in
    /// cover for the unit to be, and the second shooter sees all of the hidden one, which is in no area.
    void fullSightOfOne_endsCoverOfWhoIsHiddenFromAnother() {
        Scenario scenario = fiveTargets(1);
        scenario.models.resize(3);
        scenario.models[1].position = sightline::geometry::pointFromInches(25, 12);
        scenario.models[2].position = sightline::geometry::pointFromInches(28, 5);
        scenario.terrain.push_back(containerAt(20.5, 3, 21.5, 7.5));
        const auto alone = against(scenario, shipped("40k-11e"));
        QCOMPARE(alone.targetsSeen, 1);
        QCOMPARE(alone.byObserver[0].cover, "cover");
        scenario.models.push_back(inUnit(modelAt("second", 28, 2), "eyes", "p"));
        const auto both = against(scenario, shipped("40k-11e"));
        QCOMPARE(both.byObserver[0].seen, std::vector{ModelId{"t0"}});
        QCOMPARE(both.byObserver[0].cover, "none");
    }

    void T38_asManyShooters_asCanSee() {
        auto scenario = fiveTargets(0);
        for (int i = 0; i < 4; ++i) {
            scenario.models.push_back(inUnit(modelAt(QStringLiteral("blind%1").arg(i), 10, 30 + 2 * i), "eyes", "p"));
        }
        scenario.terrain.push_back(boxPiece("wall", 0, 20, 60, 21));
        const auto ruling = against(scenario, shipped("40k-11e"));
        QCOMPARE(ruling.observers, 5);
        QCOMPARE(ruling.observersThatSee, 1);
    }

    /// No budget for drawing or for time limits a verdict: of 400 pairs only that of the two models farthest apart has
    /// a line.
    void T8_theFarthestPairAlone_isFound() {
        Scenario scenario = makeScenario({.players = {"p", "q"}});
        scenario.terrain = {boxPiece("wall", 29, 0, 31, 41)}; // open below y = 41
        for (int i = 0; i < 20; ++i) {
            scenario.models.push_back(
                inUnit(modelAt(QStringLiteral("p%1").arg(i), i == 19 ? 2 : 28, i == 19 ? 43 : 1 + 2 * i), "eyes", "p"));
            scenario.models.push_back(inUnit(
                modelAt(QStringLiteral("q%1").arg(i), i == 19 ? 58 : 32, i == 19 ? 43 : 1 + 2 * i), "targets", "q"));
        }
        scenario.terrain.push_back(boxPiece("left", 26, 0, 27, 41)); // and those beside the wall stand in closed lanes
        scenario.terrain.push_back(boxPiece("under", 26, 40.2, 29, 41));
        scenario.terrain.push_back(boxPiece("right", 33, 0, 34, 41));
        scenario.terrain.push_back(boxPiece("under2", 31, 40.2, 34, 41));
        const UnitRuling ruling = against(scenario, shipped("plan"));
        QVERIFY(ruling.visible);
        QCOMPARE(ruling.observersThatSee, 1);
        QCOMPARE(ruling.targetsSeen, 1);
        for (const ObserverRuling& one : ruling.byObserver) {
            QCOMPARE(one.verdicts.size(), 20U); // each pair was judged
            QCOMPARE(one.sees(), one.observer.value == u"p19");
        }
    }

    void units_areListedOnce() {
        const std::vector<UnitName> expected{{{"p"}, "eyes"}, {{"q"}, "targets"}};
        QVERIFY(unitsOf(fiveTargets(1)) == expected);
    }
};

QTEST_APPLESS_MAIN(TestUnits)
#include "tst_units.moc"
