#include "scenarios/judge/stage_lines.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

/// Two bases of 32 mm, 30 in apart, and walls between them.
Scenario tableWith(std::vector<Piece> pieces) {
    Scenario scenario;
    scenario.models = {modelAt("a", 10, 20), modelAt("b", 40, 20)};
    scenario.terrain = std::move(pieces);
    return scenario;
}

std::vector<TriedLine> linesOf(const Scenario& scenario, const char* rules, SightMethod method = SightMethod::Exact) {
    const PreparedTable table{scenario, *shippedRuleSet(QLatin1String{rules})};
    Question question{{"a"}, {"b"}};
    question.method = method;
    return stageLinesOf(table, judge(table, question));
}

/// True if the segment meets the box; worked out by clipping, apart from the engine.
bool meets(const geometry::SightLine& line, double left, double top, double right, double bottom) {
    double from = 0.0;
    double to = 1.0;
    const auto clip = [&](double start, double way, double low, double high) {
        if (std::abs(way) < 1e-12) {
            return start > low && start < high;
        }
        const double a = (low - start) / way;
        const double b = (high - start) / way;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
        return true;
    };
    const double x = line.from.x.inches();
    const double y = line.from.y.inches();
    return clip(x, line.to.x.inches() - x, left, right) && clip(y, line.to.y.inches() - y, top, bottom) && from < to;
}

} // namespace

/// The lines of each stage: those of the judge, all of them, and each as the engine tested it.
class TestStageLines : public QObject {
    Q_OBJECT

private slots:
    void anEmptyTable_everyStageIsClear() {
        const auto lines = linesOf(tableWith({}), "plan");
        // Round bases: 4 edge points each, from the center to 4, from 4 to 4 and the center; 4 by 4 on the
        // circumference.
        QCOMPARE(countOf(lines, SightStage::Center), (StageCount{1, 1}));
        QCOMPARE(countOf(lines, SightStage::Edge), (StageCount{24, 24}));
        QCOMPARE(countOf(lines, SightStage::Circumference), (StageCount{16, 16}));
        QCOMPARE(countOf(lines, SightStage::Exact), (StageCount{1, 1}));
    }

    void aWall_blocksEachLineThatMeetsIt() {
        // It covers the middle and a part of what lies beside it.
        const Scenario scenario = tableWith({boxPiece("wall", 24, 19.8, 26, 26)});
        const auto lines = linesOf(scenario, "plan");
        int blocked = 0;
        for (const TriedLine& line : lines) {
            if (line.stage == SightStage::Exact) {
                continue;
            }
            QCOMPARE(line.blocked.has_value(), meets(line.line, 24, 19.8, 26, 26));
            blocked += line.blocked ? 1 : 0;
            if (line.blocked) {
                QCOMPARE(line.blocked->piece.value, QStringLiteral("wall"));
                QVERIFY(std::abs(line.blocked->point.x.inches() - 24) < 1e-6); // its near face
            }
        }
        QVERIFY(blocked > 0 && blocked < 41);
    }

    void aSlit_passesTheExactStageAlone() {
        // Edge and circumference points lie at 0, 0.63 in; the slit is where none of their lines runs.
        const Scenario scenario =
            tableWith({boxPiece("north", 24, 10, 26, 20.20), boxPiece("south", 24, 20.26, 26, 30)});
        const auto lines = linesOf(scenario, "plan");
        QCOMPARE(countOf(lines, SightStage::Center).clear, 0);
        QCOMPARE(countOf(lines, SightStage::Edge).clear, 0);
        QCOMPARE(countOf(lines, SightStage::Circumference).clear, 0);
        QCOMPARE(countOf(lines, SightStage::Exact), (StageCount{1, 1}));
        const geometry::SightLine& witness = lines.back().line;
        QVERIFY(!meets(witness, 24, 10, 26, 20.20) && !meets(witness, 24, 20.26, 26, 30));
    }

    void aClosedWall_leavesNone_andSaysWhichPiece() {
        const auto lines = linesOf(tableWith({boxPiece("wall", 24, 10, 26, 30)}), "plan");
        for (const SightStage stage :
             {SightStage::Center, SightStage::Edge, SightStage::Circumference, SightStage::Exact}) {
            QCOMPARE(countOf(lines, stage).clear, 0);
            QVERIFY(countOf(lines, stage).all > 0);
        }
        QVERIFY(std::ranges::all_of(lines, [](const TriedLine& line) { return line.blocked->piece.value == u"wall"; }));
    }

    void theMethod_limitsTheStages() {
        const Scenario scenario = tableWith({boxPiece("wall", 24, 10, 26, 30)});
        const auto center = linesOf(scenario, "plan", SightMethod::Center);
        QCOMPARE(center.size(), std::size_t{1});
        const auto sampled = linesOf(scenario, "plan", SightMethod::Sampled);
        QCOMPARE(countOf(sampled, SightStage::Circumference).all, 16);
        QCOMPARE(countOf(sampled, SightStage::Exact).all, 0);
    }

    /// They are the lines that the judge lists, under every way to look at the table.
    void theLines_areThoseOfTheJudge() {
        for (const char* rules : {"plan", "height-tags", "volume", "40k-10e"}) {
            for (const bool isClosed : {false, true}) {
                const Scenario scenario = tableWith(
                    {boxPiece("north", 24, 10, 26, isClosed ? 20.5 : 19.9), boxPiece("south", 24, 20.1, 26, 30)});
                const PreparedTable table{scenario, *shippedRuleSet(QLatin1String{rules})};
                Question question{{"a"}, {"b"}};
                question.keepAttempts = true;
                const Verdict verdict = judge(table, question);
                auto lines = stageLinesOf(table, verdict);
                QVERIFY(!lines.empty());
                QVERIFY(lines.back().stage == SightStage::Exact);
                QCOMPARE(lines.back().line, verdict.line);
                QCOMPARE(lines.back().blocked.has_value(), !verdict.visible());
                lines.pop_back();
                QVERIFY(lines == verdict.attempts);
            }
        }
    }

    void touchingBases_haveTheExactLineAlone() {
        Scenario scenario = tableWith({});
        scenario.models[1] = modelAt("b", 10.5, 20);
        const auto lines = linesOf(scenario, "plan");
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(lines.front().stage == SightStage::Exact && !lines.front().blocked);
    }
};

QTEST_APPLESS_MAIN(TestStageLines)
#include "tst_stage_lines.moc"
