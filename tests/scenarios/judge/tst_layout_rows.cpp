#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/library/library.h"
#include "scenarios/library/offered_tables.h"
#include "scenarios/questions/matrix.h"
#include "scenarios/questions/units.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/random.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>

using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

Scenario shipped(const char* id) { return readScenario(libraryBytes(*libraryEntry(QLatin1String{id})), id)->scenario; }

/// What is asked about a place: a target 1 mm across.
Model probeAt(Point place) {
    Model probe;
    probe.id = {"probe"};
    probe.base = *Footprint::round(Length::fromMillimeters(1));
    probe.position = place;
    return probe;
}

QByteArray layoutText() {
    return R"({
  "format": "sightline-scenario", "version": 1, "name": "layout",
  "table": { "width": 44, "height": 60 },
  "terrain": [
    { "id": "area-1", "name": "Area", "kind": "area", "footprint": [[2, 2], [8, 2], [8, 14], [2, 14]], "height": 0, "traits": ["dense", "obscuring"], "group": "link-1" },
    { "id": "ruin-1", "kind": "ruin", "footprint": [[3, 3], [7, 3], [7, 8], [3, 8]], "height": 5, "height_class": "medium", "traits": ["dense"], "parent": "area-1",
      "walls": [ { "polyline": [[3, 3], [7, 3], [7, 8]], "kind": "window", "blocks_sight": false } ] },
    { "id": "floor-1", "kind": "floor", "footprint": [[3, 3], [6, 3], [6, 7], [3, 7]], "elevation": 3, "height": 0.2, "parent": "ruin-1" }
  ],
  "models": [],
  "objectives": [ { "id": "o-1", "position": [22, 30] } ]
})";
}

} // namespace

/// Rows S3.46 and S3.47, and trap T18: what layouts say, and how often anything is asked.
class TestLayoutRows : public QObject {
    Q_OBJECT

private slots:
    void S3_46_whatALayoutSaysOfAPiece_isHeldAndWrittenAgain() {
        const auto loaded = readScenario(layoutText(), "layout");
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(loaded.error().message()));
        const Scenario& scenario = loaded->scenario;
        QCOMPARE(scenario.table.width, Length::fromInches(44)); // in portrait
        QCOMPARE(scenario.table.height, Length::fromInches(60));
        const Piece& area = *scenario.piece({"area-1"});
        QCOMPARE(area.kind, "area");
        QCOMPARE(area.group, "link-1");
        QVERIFY(area.isMat());
        QCOMPARE(area.traits, (QStringList{"dense", "obscuring"}));
        const Piece& ruin = *scenario.piece({"ruin-1"});
        QCOMPARE(ruin.parent, "area-1");
        QVERIFY(ruin.heightClass == HeightClass::Medium);
        QCOMPARE(ruin.height, Length::fromInches(5));
        QCOMPARE(ruin.walls.size(), 1U);
        QCOMPARE(ruin.walls[0].kind, "window");
        QVERIFY(!ruin.walls[0].blocksSight);
        QCOMPARE(std::get<sightline::geometry::Polygon>(ruin.outline).outline().front(),
                 pointFromInches(3, 3)); // in inches of the table, y downwards
        QCOMPARE(scenario.piece({"floor-1"})->elevation, Length::fromInches(3));
        QCOMPARE(scenario.objectives.size(), 1U);
        const auto again = readScenario(writeScenario(scenario), "again");
        QVERIFY(again.has_value());
        QVERIFY(again->scenario == scenario);
    }

    void S3_47_aPieceByItsPlaceAndTurn_takesItsWallsAlong() {
        // A legacy piece: 6 x 4 about its own middle with a wall along its far side, then put at (20, 30) and turned by
        // 90 degrees.
        Scenario scenario =
            readScenario(
                R"({"format": "sightline-scenario", "version": 1, "table": {"width": 44, "height": 60}, "models": [],
        "terrain": [{"id": "p", "footprint": [[-3, -2], [3, -2], [3, 2], [-3, 2]], "walls": [{"polyline": [[-3, -2], [3, -2]]}]}]})",
                "legacy")
                ->scenario;
        scenario = withPieceMoved(scenario, {"p"}, pointFromInches(20, 30) - Point{});
        scenario = withPieceTurned(scenario, {"p"}, pointFromInches(20, 30), Angle::fromDegrees(90));
        const Piece& piece = *scenario.piece({"p"});
        const auto box = sightline::geometry::boundsOf(std::get<sightline::geometry::Polygon>(piece.outline));
        QCOMPARE(box.low, pointFromInches(18, 27));
        QCOMPARE(box.high, pointFromInches(22, 33));
        QCOMPARE(piece.walls[0].polyline.vertices(),
                 (std::vector<Point>{pointFromInches(22, 27), pointFromInches(22, 33)}));
    }

    /// Who sees a place: a target 1 mm across, within 72 in.
    void S3_44_aPlace_isSeenByThoseWhomTheJudgeNames() {
        const Scenario scenario = shipped("city-fight");
        const RuleSet& rules = *shippedRuleSet("height-tags");
        const PreparedTable table{scenario, rules};
        int named = 0;
        for (const auto& [x, y] :
             {std::pair{10.0, 12.0}, std::pair{24.0, 24.0}, std::pair{31.0, 9.0}, std::pair{5.0, 30.0}}) {
            const Model probe = probeAt(pointFromInches(x, y));
            Scenario there = scenario;
            there.models.push_back(probe);
            const PreparedTable asked{there, rules};
            for (const Model& eye : scenario.models) {
                const bool sees = visibilityBetween(table, eye, probe) == Visibility::Clear;
                named += sees ? 1 : 0;
                QCOMPARE(sees, judge(asked, {eye.id, probe.id}).visible());
            }
        }
        QVERIFY(named > 0);
    }

    /// Shares of the pairs that see each other on the 45 published layouts that ship, with bases at random off all
    /// pieces. The figures are those of the row, give or take what the choice of positions changes.
    void S3_13_theCenterLine_findsFewer_theLargerTheBases() {
        QCOMPARE(shippedLayouts().size(), std::size_t{45});
        const RuleSet& rules = *shippedRuleSet("height-tags");
        std::map<int, double> found;
        for (const int size : {25, 60, 130}) {
            sightline::testsupport::Random random{20'26};
            int visible = 0;
            int byCenter = 0;
            for (const OfferedTable& layout : shippedLayouts()) {
                Scenario scenario = readScenario(bytesOf(layout), layout.id)->scenario;
                scenario.models.clear();
                const PreparedTable table{scenario, rules};
                for (int i = 0; i < 40; ++i) {
                    const auto anywhere = [&] {
                        Model model = probeAt(pointFromInches(random.between(3.0, scenario.table.width.inches() - 3),
                                                              random.between(3.0, scenario.table.height.inches() - 3)));
                        model.base = *Footprint::round(Length::fromMillimeters(size));
                        return model;
                    };
                    Scenario there = scenario;
                    const auto standing = [&] { // off all pieces
                        Model model = anywhere();
                        while (std::ranges::any_of(scenario.terrain, [&](const Piece& piece) {
                            const auto* polygon = std::get_if<sightline::geometry::Polygon>(&piece.outline);
                            return polygon && sightline::geometry::touches(model.placed(), *polygon);
                        })) {
                            model = anywhere();
                        }
                        return model;
                    };
                    there.models = {standing(), standing()};
                    there.models[0].id = {"a"};
                    there.models[1].id = {"b"};
                    Question question{{"a"}, {"b"}};
                    question.wantDetails = false;
                    const PreparedTable asked{there, rules};
                    if (judge(asked, question).visible()) {
                        ++visible;
                        question.method = sightline::geometry::SightMethod::Center;
                        byCenter += judge(asked, question).visible() ? 1 : 0;
                    }
                }
            }
            QVERIFY2(visible > 300, qPrintable(QString::number(visible)));
            found[size] = static_cast<double>(byCenter) / visible;
        }
        const QString measured = QStringLiteral("%1 %2 %3").arg(found[25]).arg(found[60]).arg(found[130]);
        QVERIFY2(found[25] > found[60] && found[60] > found[130], qPrintable(measured));
        const std::map<int, double> asked{{25, 0.74}, {60, 0.57}, {130, 0.44}};
        for (const auto& [size, share] : asked) {
            QVERIFY2(std::abs(found[size] - share) < 0.04, qPrintable(measured));
        }
    }

    void T11_verdictsAreTheSame_afterSavingLoadingCopyingAndUndoing() {
        const Scenario scenario = shipped("tournament-table");
        const auto verdictsOf = [](const Scenario& table) {
            const PreparedTable prepared{table, *shippedRuleSet("height-tags")};
            std::vector<bool> sees;
            for (std::size_t a = 0; a < table.models.size(); ++a) {
                for (std::size_t b = 0; b < table.models.size(); ++b) {
                    if (a != b) {
                        sees.push_back(visibilityOf(prepared, a, b) == Visibility::Clear);
                    }
                }
            }
            return sees;
        };
        const auto before = verdictsOf(scenario);
        QVERIFY(std::ranges::count(before, true) > 0 && std::ranges::count(before, false) > 0);
        const auto loaded = readScenario(writeScenario(scenario), "again");
        QVERIFY(loaded.has_value());
        QVERIFY(verdictsOf(loaded->scenario) == before);
        // Copies of all pieces in the place of the pieces themselves.
        std::vector<AnyId> pieces;
        for (const Piece& piece : scenario.terrain) {
            pieces.emplace_back(piece.id);
        }
        Scenario copied = withDuplicated(scenario, pieces, {}).scenario;
        QCOMPARE(copied.terrain.size(), 2 * pieces.size());
        copied.terrain.erase(copied.terrain.begin(),
                             copied.terrain.begin() + static_cast<std::ptrdiff_t>(pieces.size()));
        QVERIFY(verdictsOf(copied) == before);
        // A piece moved away and back again, as undoing does, and turned once round by quarters.
        Scenario moved = scenario;
        const PieceId piece = moved.terrain.front().id;
        const auto aside = pointFromInches(3, 2) - Point{};
        moved = withPieceMoved(moved, piece, aside);
        moved = withPieceMoved(moved, piece, Point{} - pointFromInches(3, 2));
        for (int quarter = 0; quarter < 4; ++quarter) {
            moved = withPieceTurned(moved, piece, pointFromInches(20, 20), Angle::fromDegrees(90));
        }
        QVERIFY(verdictsOf(moved) == before);
        // Walls block after it as before: without them more is seen.
        Scenario bare = loaded->scenario;
        bare.terrain.clear();
        QVERIFY(verdictsOf(bare) != before);
    }

    void T18_aSweepOfTwoThousandPlaces_saysWhatTheJudgeSaysOfEach() {
        const Scenario scenario = shipped("tournament-table");
        const PreparedTable table{scenario, *shippedRuleSet("plan")};
        const Model& eye = scenario.models.front();
        int places = 0;
        int seen = 0;
        for (int row = 0; row < 40; ++row) {
            for (int column = 0; column < 50; ++column) {
                const Model probe = probeAt(pointFromInches(0.6 + 1.2 * column, 0.6 + 1.1 * row));
                const Visibility found = visibilityBetween(table, eye, probe);
                ++places;
                seen += found == Visibility::Clear ? 1 : 0;
                if (places % 61 == 0) { // the judge's word on one in 61
                    Scenario there = scenario;
                    there.models.push_back(probe);
                    QVERIFY(judge(PreparedTable{there, *shippedRuleSet("plan")}, {eye.id, probe.id}).visibility ==
                            found);
                }
            }
        }
        QCOMPARE(places, 2000);
        QVERIFY(seen > 50 && seen < 1950);
    }

    void T18_weaponsAskNothingTwice() {
        Scenario scenario = shipped("tournament-table");
        for (Model& model : scenario.models) {
            Weapon gun;
            gun.name = "gun";
            gun.range = Length::fromInches(24);
            model.weapons.assign(5, gun);
        }
        const PreparedTable table{scenario, *shippedRuleSet("plan")};
        const auto units = unitsOf(scenario);
        const auto from =
            *std::ranges::find_if(units, [&](const UnitName& unit) { return modelsOf(scenario, unit).size() > 1; });
        const auto to = *std::ranges::find_if(units, [&](const UnitName& unit) {
            return unit.player != from.player && modelsOf(scenario, unit).size() > 1;
        });
        std::map<std::pair<QString, QString>, int> asked;
        std::map<std::pair<QString, QString>, Verdict> verdicts;
        const auto known = [&](const ModelId& observer, const ModelId& target) -> const Verdict& {
            ++asked[{observer.value, target.value}];
            return verdicts[{observer.value, target.value}] = judge(table, {observer, target});
        };
        const UnitRuling ruling = unitRulingFrom(table, from, to, known);
        QCOMPARE(ruling.weapons, 5 * ruling.observers);
        QCOMPARE(asked.size(), static_cast<std::size_t>(ruling.observers * ruling.targets));
        QVERIFY(std::ranges::all_of(asked, [](const auto& pair) { return pair.second == 1; }));
    }

    void T18_everyPairIsAskedOnce() {
        const Scenario scenario = shipped("tournament-table");
        const PreparedTable table{scenario, *shippedRuleSet("plan")};
        auto questions = pairQuestions(scenario, scenario.players[0].id, scenario.players[1].id);
        std::atomic<int> calls{0};
        const auto count = [&](const PreparedTable&, const Question& question, const std::stop_token&) {
            ++calls;
            Verdict verdict;
            verdict.observer = question.observer;
            verdict.target = question.target;
            return verdict;
        };
        const auto verdicts = judgeAll(table, questions, 3, {}, count);
        QCOMPARE(calls.load(), static_cast<int>(questions.size()));
        for (std::size_t i = 0; i < questions.size(); ++i) {
            QVERIFY(verdicts[i].observer == questions[i].observer && verdicts[i].target == questions[i].target);
        }
    }
};

QTEST_APPLESS_MAIN(TestLayoutRows)
#include "tst_layout_rows.moc"
