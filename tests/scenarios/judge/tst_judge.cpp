#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/library/library.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"
#include "tests/support/scenario_builder.h"
#include "tests/support/straight_shapes.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

const RuleSet& rulesNamed(const QString& id) { return *shippedRuleSet(id); }

Model modelAt(const char* id, double x, double y, double heightInches = 2.0, const Footprint& base = Footprint{}) {
    return testsupport::modelAt(id, x, y, {.player = id, .base = base, .height = heightInches});
}

Scenario tableWith(std::vector<Model> models, std::vector<Piece> terrain) {
    return makeScenario({.terrain = std::move(terrain), .models = std::move(models)});
}

Verdict ask(const Scenario& scenario, const char* rules, double toleranceMillimeters = 1.0) {
    Question question{.observer = scenario.models[0].id,
                      .target = scenario.models[1].id,
                      .toleranceMillimeters = toleranceMillimeters};
    return judge(PreparedTable{scenario, rulesNamed(rules)}, question);
}

bool hasReason(const Verdict& verdict, const char* code) {
    return std::ranges::any_of(verdict.reasons,
                               [&](const Reason& reason) { return reason.code == QLatin1String(code); });
}

} // namespace

class TestJudge : public QObject {
    Q_OBJECT

private slots:
    void visibilityAlone_isThatOfTheWholeVerdict_data() { addIdRows(libraryEntries()); }
    void visibilityAlone_isThatOfTheWholeVerdict() {
        QFETCH(QString, id);
        const auto loaded = readScenario(libraryBytes(*libraryEntry(id)), id);
        QVERIFY(loaded.has_value());
        const Scenario& scenario = loaded->scenario;
        for (const RuleSet& rules : {rulesNamed("plan"), rulesNamed("height-tags")}) {
            const PreparedTable table{scenario, rules};
            for (std::size_t a = 0; a < scenario.models.size(); ++a) {
                for (std::size_t b = 0; b < scenario.models.size(); ++b) {
                    if (a == b || scenario.models[a].player == scenario.models[b].player) {
                        continue;
                    }
                    Question question{
                        .observer = scenario.models[a].id, .target = scenario.models[b].id, .wantDetails = false};
                    const Verdict verdict = judge(table, question);
                    QVERIFY2(visibilityOf(table, a, b) == verdict.visibility,
                             qPrintable(rules.id + ": " + question.observer.value + " to " + question.target.value));
                }
            }
        }
    }

    void heightTags_mediumBlocksOnlyTwoLowModels_data() {
        addColumns<double, double, bool>("observer", "target", "sees");
        QTest::newRow("both below 3.5 in") << 2.0 << 3.4 << false;
        QTest::newRow("observer of exactly 3.5 in") << 3.5 << 2.0 << true;
        QTest::newRow("target of exactly 3.5 in") << 2.0 << 3.5 << true;
        QTest::newRow("both taller") << 5.0 << 5.0 << true;
    }
    void heightTags_mediumBlocksOnlyTwoLowModels() {
        auto [observer, target, sees] = fetch<double, double, bool>("observer", "target", "sees");
        Piece piece = boxPiece("crate", 9, 0, 10, 20, {.heightClass = HeightClass::Medium});
        const auto verdict =
            ask(tableWith({modelAt("a", 2, 10, observer), modelAt("b", 18, 10, target)}, {piece}), "height-tags");
        QCOMPARE(verdict.visible(), sees);
        QCOMPARE(hasReason(verdict, "ignored-medium"), sees);
    }

    void heightTags_aPieceIsIgnoredOnlyByLinesThatEndInIt() {
        // A 4 in base stands half in a tall ruin from x = 0 to 5. A tall wall closes every line that starts inside the
        // ruin: lines from y <= 10.2 are cut at x = 6 for y from -5 to 12.5. What is left starts outside the ruin and
        // passes nothing.
        const auto base = *Footprint::rectangle(Length::fromInches(4), Length::fromInches(4));
        Piece ruin = boxPiece("ruin", 0, 0, 5, 20, {.heightClass = HeightClass::Tall});
        const Model observer = modelAt("a", 5, 10, 2, base); // from x = 3 to 7
        const Model behind = modelAt("b", -10, 10);
        const auto out = ask(tableWith({observer, behind}, {ruin}), "height-tags");
        QVERIFY(out.visible()); // a line from the half inside ignores the ruin
        QVERIFY(hasReason(out, "ignored-holds-end"));
        // The same half inside is walled off: the lines that would ignore the ruin are blocked by the wall, the others
        // by the ruin.
        Piece wall = makePiece("wall", straightWall(4.9, -30, 4.9, 50));
        const auto closed = ask(tableWith({modelAt("a", 7, 10, 2, base), behind}, {ruin, wall}), "height-tags");
        QVERIFY(!closed.visible()); // from x = 5 to 9 it only leans on the ruin
        const auto through = ask(tableWith({modelAt("a", 6.8, 10, 2, base), behind}, {ruin}), "height-tags");
        QVERIFY(through.visible()); // 0.2 in inside are enough
    }

    void leaningOnAPiece_isNotStandingInIt() {
        const auto base = *Footprint::rectangle(Length::fromInches(2), Length::fromInches(2));
        Piece ruin = boxPiece("ruin", 5, -20, 10, 40, {.heightClass = HeightClass::Tall});
        const auto verdict =
            ask(tableWith({modelAt("a", 4, 10, 2, base), modelAt("b", 20, 10)}, {ruin}), "height-tags");
        QVERIFY(!verdict.visible());
        QVERIFY(!hasReason(verdict, "ignored-holds-end"));
    }

    void aWallThatLetsSightThrough_blocksNothing() {
        Piece floor = boxPiece("floor", 8, 5, 12, 15, 0);
        floor.walls = {pieceWall(straightWall(10, -30, 10, 50), "window", false)};
        Scenario scenario = tableWith({modelAt("a", 2, 10), modelAt("b", 18, 10)}, {floor});
        QVERIFY(ask(scenario, "plan").visible());
        scenario.terrain[0].walls[0].blocksSight = true;
        QVERIFY(!ask(scenario, "plan").visible());
    }

    /// A wall of a piece that no line names is transparent like the piece.
    /// A wall with a door in the middle; the door may have a sill, as a window has.
    void doors_areGapsSeenFromAbove_windowsAreWhereTheRulesSaySo() {
        const auto reasonsWith = [](double sill, const char* rules) {
            Piece wall = wallPiece("wall", {{10.5, 2}, {10.5, 19}});
            wall.kind = QStringLiteral("wall");
            wall.height = Length::fromInches(4);
            wall.openings = {
                {Length::fromInches(7), Length::fromInches(10), Length::fromInches(sill), Length::fromInches(3), {}}};
            const auto verdict = ask(tableWith({modelAt("a", 2.5, 10.5), modelAt("b", 18.5, 10.5)}, {wall}), rules);
            QStringList codes{verdict.ruling.status.isEmpty() ? QString::number(verdict.visible())
                                                              : QString::number(verdict.ruling.visible)};
            for (const Reason& reason : verdict.ruling.reasons) {
                if (reason.code == u"openings-closed" || reason.code == u"cover-from") {
                    codes.append(reason.code + u' ' + reason.word);
                }
            }
            return codes.join(u' ').trimmed();
        };
        QCOMPARE(reasonsWith(0, "plan"), QStringLiteral("1"));
        QCOMPARE(reasonsWith(1, "plan"), QStringLiteral("0 openings-closed"));
        QCOMPARE(reasonsWith(0, "dnd-5e"), QStringLiteral("1"));
        QCOMPARE(reasonsWith(1, "dnd-5e"), QStringLiteral("1 cover-from half"));
        QCOMPARE(reasonsWith(0, "pathfinder-2e"), QStringLiteral("1"));
        QCOMPARE(reasonsWith(1, "pathfinder-2e"), QStringLiteral("1 cover-from standard"));
        // Where the wall is not, there is no terrain, in any game that is seen from above.
        for (const char* rules :
             {"battletech", "malifaux-4e", "malifaux-3e", "mcp", "t9a", "kings-of-war-3e", "conquest", "bushido",
              "saga", "guild-ball", "gaslands", "shatterpoint", "ruins", "armada"}) {
            QVERIFY2(reasonsWith(0, rules).startsWith(u'1'), rules);
        }
        for (const char* rules : {"battletech", "malifaux-4e", "malifaux-3e", "mcp", "t9a", "conquest"}) {
            QCOMPARE(reasonsWith(1, rules), QStringLiteral("0 openings-closed"));
        }
    }

    void whatNoLineOfTheRulesSpeaksOf_blocksNothing() {
        RuleSet rules = rulesNamed("plan");
        rules.blocks = {{{}, QStringLiteral("dense"), {}, BlockWhen::Always, {}}};
        Piece piece = boxPiece("p", 24, 18, 26, 22);
        piece.walls.push_back({straightWall(25, 18, 25, 22), {}, true, {}, {}});
        const auto isSeen = [&] {
            const Scenario scenario = tableWith({modelAt("a", 10, 20), modelAt("b", 40, 20)}, {piece});
            return judge(PreparedTable{scenario, rules}, {scenario.models[0].id, scenario.models[1].id}).visible();
        };
        QVERIFY(isSeen());
        piece.traits = {QStringLiteral("dense")};
        QVERIFY(!isSeen());
    }

    void aMatWithAWall_blocksByItsWall() {
        Piece floor = boxPiece("floor", 8, -30, 12, 50, 0);
        Scenario scenario = tableWith({modelAt("a", 2, 10), modelAt("b", 18, 10)}, {floor});
        QVERIFY(ask(scenario, "plan").visible());
        scenario.terrain[0].walls = {pieceWall(straightWall(10, -30, 10, 50))};
        for (const char* rules : {"plan", "height-tags"}) {
            Question question{.observer = {"a"}, .target = {"b"}, .toleranceMillimeters = 1.0};
            question.wantRulingFigures = true;
            const auto verdict = judge(PreparedTable{scenario, rulesNamed(qPrintable(rules))}, question);
            QVERIFY(!verdict.visible());
            QCOMPARE(verdict.blockedBy.size(), std::size_t{1});
            QCOMPARE(verdict.blockedBy[0].piece.value, QStringLiteral("floor"));
        }
    }

    void certainty_turnsWhereTheToleranceReachesTheClearance() {
        // Bases of 40 mm in line, a piece from 19.5 mm above the line of centers downwards: lines through the topmost
        // 0.5 mm of both bases pass. Shrunk by 0.4 mm they reach up to 19.6 mm and still see; by 0.6 mm they do not.
        const auto base = *Footprint::round(Length::fromMillimeters(40));
        Scenario scenario = tableWith({modelAt("a", 2, 10, 2, base), modelAt("b", 22, 10, 2, base)}, {});
        Piece piece = boxPiece("block", 11, 9, 13, 30);
        const Length top = Length::fromInches(10) - Length::fromMillimeters(19.5);
        piece.outline = *geometry::Polygon::fromVertices(
            std::vector<geometry::Point>{{Length::fromInches(11), top},
                                         {Length::fromInches(13), top},
                                         {Length::fromInches(13), Length::fromInches(30)},
                                         {Length::fromInches(11), Length::fromInches(30)}});
        scenario.terrain = {piece};
        const auto verdict = ask(scenario, "plan", 0.4);
        QVERIFY(verdict.visible());
        QVERIFY(std::abs(*verdict.clearanceMillimeters - 0.5) < 1e-5);
        QCOMPARE(*verdict.certainty, Certainty::Certain);
        QCOMPARE(*ask(scenario, "plan", 0.6).certainty, Certainty::TooCloseToCall);
    }

    void shares_addUpToOne() {
        const auto verdict = ask(tableWith({modelAt("a", 2, 10), modelAt("b", 22, 10)},
                                           {boxPiece("upper", 8, -20, 9, 10), boxPiece("lower", 12, 9.9, 13, 40),
                                            boxPiece("middle", 15, 9, 16, 11)}),
                                 "plan");
        QVERIFY(!verdict.visible());
        QCOMPARE(verdict.blockedBy.size(), std::size_t{3});
        const double sum = std::accumulate(verdict.blockedBy.begin(), verdict.blockedBy.end(), 0.0,
                                           [](double total, const PieceShare& share) { return total + share.share; });
        QVERIFY(std::abs(sum - 1.0) < 1e-12);
        QVERIFY(std::ranges::is_sorted(verdict.blockedBy, std::ranges::greater{}, &PieceShare::share));
    }

    void S3_41_seenShare_isOneInTheOpen() {
        const auto verdict = ask(tableWith({modelAt("a", 2, 10), modelAt("b", 22, 10)}, {}), "plan");
        QCOMPARE(*verdict.seenShare, 1.0);
        QVERIFY(*verdict.fullyVisible);
    }

    void S3_41_seenShare_isHalfBehindAWallThatEndsOnTheAxis() {
        // A 2 in square 0.5 in behind a wall that ends on the axis; an observer of 1 mm 19.5 in before the wall. The
        // side turned to it is seen from its upper corner to the shadow of the wall's end, thrown 0.5 * 0.5 / 19.5 mm
        // below the axis by the topmost point of the observer: 25.4128 of 50.8 mm.
        Piece wall = makePiece("wall", straightWall(20, 10, 20, 30));
        const auto square = *Footprint::rectangle(Length::fromInches(2), Length::fromInches(2));
        const auto dot = *Footprint::round(Length::fromMillimeters(1));
        const auto verdict =
            ask(tableWith({modelAt("a", 0.5, 10, 2, dot), modelAt("b", 21.5, 10, 2, square)}, {wall}), "plan");
        QVERIFY(verdict.visible());
        QVERIFY2(std::abs(*verdict.seenShare - 25.4128 / 50.8) < 1e-3,
                 qPrintable(QString::number(*verdict.seenShare, 'g', 12)));
        QVERIFY(!*verdict.fullyVisible);
    }

    void seenShareByTheRules_isThatOfTheBases_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<double>("width"); // of lines, in millimeters
        QTest::addColumn<bool>("isTold");
        for (const auto& [rules, width] : {std::pair{"40k-10e", 1.0},
                                           {"40k-11e", 1.0},
                                           {"kill-team-2024", 1.0},
                                           {"infinity-n5", 3.0},
                                           {"aos-4e", 0.0},
                                           {"legion", 0.0},
                                           {"trench-crusade", 0.0},
                                           {"mcp", 0.0}}) {
            QTest::newRow(rules) << QString::fromLatin1(rules) << width << true;
        }
        // A line to a point or a square sees no share of a base.
        for (const char* rules : {"dnd-5e", "battletech", "armada"}) {
            QTest::newRow(rules) << QString::fromLatin1(rules) << 0.0 << false;
        }
    }
    void seenShareByTheRules_isThatOfTheBases() {
        // The scene of half a side behind a wall, which is far higher than both. On the plane a line keeps half its
        // width from the end of the wall; among solids it counts what shows.
        QFETCH(QString, rules);
        QFETCH(double, width);
        QFETCH(bool, isTold);
        Piece wall = makePiece("wall", straightWall(20, 10, 20, 30));
        wall.kind = QStringLiteral("wall");
        wall.height = Length::fromInches(10);
        const auto square = *Footprint::rectangle(Length::fromInches(2), Length::fromInches(2));
        const auto dot = *Footprint::round(Length::fromMillimeters(1));
        Scenario scenario = tableWith({modelAt("a", 0.5, 10, 2, dot), modelAt("b", 21.5, 10, 2, square)}, {wall});
        for (Model& model : scenario.models) {
            model.height = Length::fromInches(1.5);
        }
        Question question{.observer = {"a"}, .target = {"b"}, .toleranceMillimeters = 1.0};
        question.wantRulingFigures = true;
        const auto verdict = judge(PreparedTable{scenario, rulesNamed(qPrintable(rules))}, question);
        QVERIFY(verdict.ruling.visible || !isTold);
        QCOMPARE(verdict.ruling.seenShare.has_value(), isTold);
        const bool isSampled = shippedRuleSet(rules)->view == SightGeometry::Volume; // in 256 columns
        const double error = isSampled ? 1.0 / 256 : 1e-3;
        const double kept = isSampled ? 0.0 : width / 2;
        QVERIFY2(!isTold || std::abs(*verdict.ruling.seenShare - (25.4128 - kept) / 50.8) < error,
                 qPrintable(QString::number(verdict.ruling.seenShare.value_or(0.0), 'g', 12)));
    }

    void facingPart_isTheSideTurnedToASmallObserver() {
        // A wall along the far side of the square hides nothing of the facing part.
        Piece wall = makePiece("wall", straightWall(23, 0, 23, 20));
        const auto square = *Footprint::rectangle(Length::fromInches(2), Length::fromInches(2));
        const auto dot = *Footprint::round(Length::fromMillimeters(1));
        const auto verdict =
            ask(tableWith({modelAt("a", 0.5, 10, 2, dot), modelAt("b", 21.5, 10, 2, square)}, {wall}), "plan");
        QCOMPARE(*verdict.seenShare, 1.0);
        QVERIFY(*verdict.fullyVisible);
    }

    void ownBase_hidesTheSidesBehindIt() {
        // A 4 x 8 in observer faces the left, the upper and the lower side of a 2 in square. Its points above the
        // square's top, which alone look onto the upper side, are behind a wall that ends level with it; those below
        // would have to look through the square. Two sides of three are seen.
        Piece wall = makePiece("wall", straightWall(15, -40, 15, 9));
        const auto wide = *Footprint::rectangle(Length::fromInches(4), Length::fromInches(8));
        const auto square = *Footprint::rectangle(Length::fromInches(2), Length::fromInches(2));
        const auto verdict =
            ask(tableWith({modelAt("a", 4, 10, 2, wide), modelAt("b", 21.5, 10, 2, square)}, {wall}), "plan");
        QVERIFY2(std::abs(*verdict.seenShare - 2.0 / 3.0) < 1e-3,
                 qPrintable(QString::number(*verdict.seenShare, 'g', 12)));
        QVERIFY(!*verdict.fullyVisible);
    }

    void touchingBases_seeEachOther() {
        const auto base = *Footprint::round(Length::fromInches(2));
        Piece wall = makePiece("wall", straightWall(11, 0, 11, 20));
        const auto verdict =
            ask(tableWith({modelAt("a", 10, 10, 2, base), modelAt("b", 12, 10, 2, base)}, {wall}), "plan");
        QVERIFY(verdict.visible());
        QCOMPARE(verdict.distance, Length{});
        QVERIFY(hasReason(verdict, "bases-touch"));
    }

    void S3_8_tallPiecesBlock_howeverTallTheModels() {
        for (const double models : {2.0, 3.5, 5.0, 20.0}) {
            for (const auto& [height, blocks] :
                 {std::pair{1.9, false}, std::pair{5.0, models < 3.5}, std::pair{5.01, true}, std::pair{9.0, true}}) {
                Scenario scenario =
                    tableWith({modelAt("a", 10, 15), modelAt("b", 40, 15)}, {boxPiece("p", 20, 10, 30, 20)});
                scenario.terrain[0].height = Length::fromInches(height);
                for (Model& model : scenario.models) {
                    model.height = Length::fromInches(models);
                }
                QCOMPARE(ask(scenario, "height-tags").visible(), !blocks);
            }
        }
    }

    /// Whether there is a line, which, what blocks it, by which method, and the lines that were tried.
    void S3_12_aVerdict_tellsHowItWasFound() {
        Scenario scenario = tableWith({modelAt("a", 10, 15), modelAt("b", 40, 15)}, {boxPiece("p", 20, 10, 30, 20)});
        const PreparedTable walled{scenario, rulesNamed("plan")};
        Question question{.observer = {"a"}, .target = {"b"}, .keepAttempts = true};
        const Verdict blocked = judge(walled, question);
        QVERIFY(!blocked.visible());
        QCOMPARE(blocked.blockedBy.size(), 1U);
        QCOMPARE(blocked.blockedBy[0].piece.value, "p");
        QCOMPARE(blocked.blockedAt->point, pointFromInches(20, 15)); // on its near face
        QVERIFY(blocked.method == sightline::geometry::SightMethod::Exact &&
                blocked.stage == sightline::geometry::SightStage::Exact);
        QVERIFY(blocked.attempts.size() > 20);
        QVERIFY(std::ranges::all_of(
            blocked.attempts, [](const TriedLine& line) { return line.blocked && line.blocked->piece.value == u"p"; }));
        scenario.terrain.clear();
        const Verdict clear = judge(PreparedTable{scenario, rulesNamed("plan")}, question);
        QVERIFY(clear.visible() && clear.blockedBy.empty() && !clear.blockedAt);
        QCOMPARE(clear.line.from, pointFromInches(10, 15));
        QCOMPARE(clear.line.to, pointFromInches(40, 15));
        QVERIFY(clear.stage == sightline::geometry::SightStage::Center);
        question.method = sightline::geometry::SightMethod::Sampled;
        const Verdict sampled = judge(walled, question);
        QVERIFY(sampled.method == sightline::geometry::SightMethod::Sampled &&
                sampled.visibility == sightline::geometry::Visibility::NoLineFound);
    }

    void S3_32_samples_areASettingOfTheQuestion() {
        const Scenario scenario =
            tableWith({modelAt("a", 10, 15), modelAt("b", 40, 15)}, {boxPiece("p", 20, 10, 30, 20)});
        for (const char* rules : {"plan", "volume"}) {
            const PreparedTable table{scenario, rulesNamed(rules)};
            const auto tried = [&](const sightline::geometry::SampleSettings& samples) {
                Question question{.observer = {"a"},
                                  .target = {"b"},
                                  .method = sightline::geometry::SightMethod::Sampled,
                                  .keepAttempts = true,
                                  .samples = samples};
                const auto attempts = judge(table, question).attempts;
                return std::ranges::count(attempts, sightline::geometry::SightStage::Circumference, &TriedLine::stage);
            };
            const auto four = tried({}); // bases of 32 mm: 4 points each
            QCOMPARE(four % 16, 0);
            QVERIFY(four > 0);
            QCOMPARE(tried(sightline::geometry::SampleSettings::withPoints(64)), four / 16 * 64 * 64);
            QCOMPARE(tried(sightline::geometry::SampleSettings::inBands()), 0);
        }
    }

    void T12_anEmptyTable_hidesNobody() {
        for (const char* rules : {"plan", "height-tags"}) {
            const auto verdict = ask(tableWith({modelAt("a", 0, 0), modelAt("b", 60, 44)}, {}), rules);
            QVERIFY(verdict.visible());
            QCOMPARE(verdict.stage, geometry::SightStage::Center);
        }
    }

    void editingAnyField_changesTheVerdictAtOnce() {
        // T19: nothing of an earlier question may linger.
        Piece piece = boxPiece("crate", 9, 0, 10, 20, 3);
        Scenario scenario = tableWith({modelAt("a", 2, 10), modelAt("b", 18, 10)}, {piece});
        QVERIFY(!ask(scenario, "height-tags").visible());
        scenario.models[0].height = Length::fromInches(4);
        QVERIFY(ask(scenario, "height-tags").visible());
        scenario.models[0].height = Length::fromInches(2);
        QVERIFY(!ask(scenario, "height-tags").visible());
        scenario.terrain[0].height = Length::fromInches(1);
        QVERIFY(ask(scenario, "height-tags").visible());
        scenario.terrain[0].traits = {QStringLiteral("obscuring")};
        QVERIFY(!ask(scenario, "height-tags").visible());
        scenario.models[1].position = geometry::pointFromInches(5, 10);
        QVERIFY(ask(scenario, "height-tags").visible());
    }
};

QTEST_APPLESS_MAIN(TestJudge)
#include "tst_judge.moc"
