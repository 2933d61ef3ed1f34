#include "scenarios/edits/tape_lines.h"

#include "scenarios/analysis/layout_report.h"
#include "scenarios/checks/checks.h"
#include "scenarios/edits/arrange.h"
#include "scenarios/edits/edits.h"
#include "scenarios/edits/outline_edits.h"
#include "scenarios/io/scenario_file.h"

#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

const PieceId kWedge{QStringLiteral("wedge")};
const std::vector<PieceId> kWedgeOnly{kWedge};
const std::vector<AnyId> kWedgeId{kWedge};

/// A wedge on a table of 60 x 44 in, nearer to the right and to the upper edge; its corners clockwise on the screen.
Scenario wedgeTable() {
    Scenario scenario;
    scenario.table.width = Length::fromInches(60);
    scenario.table.height = Length::fromInches(44);
    Piece wedge;
    wedge.id = kWedge;
    const std::vector<Point> ring{pointFromInches(40, 10), pointFromInches(46, 10), pointFromInches(40, 18)};
    wedge.outline = *geometry::Polygon::fromVertices(ring);
    scenario.terrain = {wedge};
    return scenario;
}

/// "left 40 at 40 10", one line a mark.
QStringList told(const Scenario& scenario) {
    QStringList lines;
    for (const TapeLine& line : tapeLinesOf(scenario)) {
        lines << QStringLiteral("%1 %2 at %3 %4")
                     .arg(nameOf(line.mark.edge))
                     .arg(line.length.inches())
                     .arg(line.corner.x.inches())
                     .arg(line.corner.y.inches());
    }
    return lines;
}

Scenario withMarks(Scenario scenario, std::initializer_list<TapeMark> marks) {
    setTapeMarks(scenario.terrain[0], std::vector<TapeMark>{marks});
    return scenario;
}

const TapeMark kLeftToTip{TableEdge::Left, std::size_t{1}};
const TapeMark kTopToFoot{TableEdge::Top, std::size_t{2}};

} // namespace

class TestTapeLines : public QObject {
    Q_OBJECT

private slots:
    void lines_areAtRightAnglesToTheirEdge() {
        const Scenario scenario = withMarks(
            wedgeTable(),
            {kLeftToTip, {TableEdge::Right, std::size_t{1}}, kTopToFoot, {TableEdge::Bottom, std::size_t{2}}});
        QCOMPARE(told(scenario),
                 (QStringList{"left 46 at 46 10", "right 14 at 46 10", "top 18 at 40 18", "bottom 26 at 40 18"}));
        QCOMPARE(tapeLinesOf(scenario)[1].foot, pointFromInches(60, 10));
        QCOMPARE(tapeLinesOf(scenario)[3].foot, pointFromInches(40, 44));
    }

    void aLineToASide_goesToWhatLiesFarthestThere() {
        const Scenario scenario =
            withMarks(wedgeTable(), {{TableEdge::Left, TableEdge::Right}, {TableEdge::Top, TableEdge::Bottom}});
        QCOMPARE(told(scenario), (QStringList{"left 46 at 46 10", "top 18 at 40 18"}));
        // Turned by half about its middle another corner lies there.
        const Scenario turned =
            withTurned(scenario, kWedgeId, pointFromInches(43, 14), geometry::Angle::fromDegrees(180));
        QCOMPARE(told(turned), (QStringList{"left 46 at 46 18", "top 18 at 46 18"}));
    }

    void commands_chooseEdgesAndCorners() {
        const Scenario plain = wedgeTable();
        const Scenario one = withTapeLine(plain, kWedgeOnly, TableEdge::Left);
        QCOMPARE(told(one), QStringList{"left 40 at 40 10"});
        QCOMPARE(withTapeLine(one, kWedgeOnly, TableEdge::Left), plain);
        const Scenario corner = withTapedCorner(plain, kWedgeOnly);
        QCOMPARE(told(corner), (QStringList{"right 14 at 46 10", "top 10 at 46 10"}));
        QCOMPARE(told(withTapeAtNextCorner(corner, kWedgeOnly)), (QStringList{"right 20 at 40 18", "top 18 at 40 18"}));
        QCOMPARE(withoutTapeLines(corner, kWedgeOnly), plain);
    }

    void corners_areFollowedThroughEdits() {
        const Scenario scenario = withMarks(wedgeTable(), {kLeftToTip, kTopToFoot});
        const auto chains = chainsOf(scenario.terrain[0]);
        const auto more = withChains(scenario.terrain[0], withCornerInserted(chains, {0, 0}, pointFromInches(43, 9)));
        QVERIFY(more.has_value());
        QCOMPARE(told(withPiece(scenario, *more)), (QStringList{"left 46 at 46 10", "top 18 at 40 18"}));
        const auto moved = withChains(scenario.terrain[0], withCornerMoved(chains, {0, 1}, pointFromInches(50, 11)));
        QVERIFY(moved.has_value());
        QCOMPARE(told(withPiece(scenario, *moved)), (QStringList{"left 50 at 50 11", "top 18 at 40 18"}));
        const auto fewer = withCornersRemoved(chainsOf(*more), {{0, 2}});
        QVERIFY(fewer.has_value());
        QCOMPARE(told(withPiece(scenario, *withChains(*more, *fewer))),
                 QStringList{"top 18 at 40 18"}); // the corner is gone, and its line
        // A mirrored outline runs the other way round.
        const Scenario mirrored = withMirrored(scenario, kWedgeId, pointFromInches(43, 14));
        QCOMPARE(told(mirrored), (QStringList{"left 40 at 40 10", "top 18 at 46 18"}));
    }

    void copiesOnTheOtherHalf_areMeasuredFromTheOtherEdges() {
        const Scenario scenario =
            withMarks(wedgeTable(), {kLeftToTip, kTopToFoot, {TableEdge::Right, TableEdge::Right}});
        const auto linesOfCopy = [&](CopyKind kind) {
            Scenario copied = withOtherHalf(scenario, kWedgeId, kind).scenario;
            copied.terrain.erase(copied.terrain.begin());
            return told(copied);
        };
        QCOMPARE(linesOfCopy(CopyKind::HalfTurn),
                 (QStringList{"right 46 at 14 34", "bottom 18 at 20 26", "left 14 at 14 34"}));
        QCOMPARE(linesOfCopy(CopyKind::LeftToRight),
                 (QStringList{"right 46 at 14 10", "top 18 at 20 18", "left 14 at 14 10"}));
        QCOMPARE(linesOfCopy(CopyKind::TopToBottom),
                 (QStringList{"left 46 at 46 34", "bottom 18 at 40 26", "right 14 at 46 34"}));
    }

    void files_keepThem_andSayWhatIsWrongWithThem() {
        const Scenario scenario = withMarks(wedgeTable(), {kLeftToTip, {TableEdge::Top, TableEdge::Bottom}});
        const auto read = readScenario(writeScenario(scenario), QStringLiteral("tapes"));
        QVERIFY(read.has_value());
        QCOMPARE(read->scenario, scenario);
        QVERIFY(read->findings.empty());
        QByteArray text = writeScenario(scenario);
        text.replace("\"corner\": 1", "\"corner\": 3");
        const auto broken = readScenario(text, QStringLiteral("tapes"));
        QVERIFY(broken.has_value());
        QCOMPARE(told(broken->scenario), QStringList{"top 18 at 40 18"});
        const auto findings = checkScenario(broken->scenario);
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].code, QStringLiteral("bad-tape-line"));
        QCOMPARE(findings[0].path, QStringLiteral("$.terrain[0].tape_lines[0]"));
        text = writeScenario(wedgeTable());
        text.replace("\"footprint\"", "\"tape_lines\": 5, \"footprint\"");
        const auto refused = readScenario(text, QStringLiteral("tapes"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().first().code, QStringLiteral("wrong-type"));
    }

    void theSetUpSheet_measuresToTheCornersThatWereChosen() {
        const auto across = [](const Scenario& scenario) {
            std::vector<double> inches;
            const auto sheet = setUpSheet(scenario);
            for (const TapeCorner& corner : sheet[0].corners) {
                inches.push_back(corner.acrossInches);
            }
            return inches;
        };
        QCOMPARE(across(wedgeTable()), (std::vector<double>{14, 20})); // from the right edge: the ends of the long side
        QCOMPARE(across(withMarks(wedgeTable(), {{TableEdge::Left, std::size_t{0}}, {TableEdge::Top, std::size_t{0}}})),
                 (std::vector<double>{20, 20})); // then the farthest
        QCOMPARE(across(withMarks(wedgeTable(), {{TableEdge::Left, std::size_t{0}}, {TableEdge::Top, std::size_t{1}}})),
                 (std::vector<double>{20, 14}));
    }
};

QTEST_GUILESS_MAIN(TestTapeLines)
#include "tst_tape_lines.moc"
