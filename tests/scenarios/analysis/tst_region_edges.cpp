#include "scenarios/analysis/region.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/random.h"
#include "tests/support/region_border.h"
#include "tests/support/rows.h"

#include <cmath>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Piece tall(Piece piece) {
    piece.height = Length::fromInches(6);
    return piece;
}

Piece wallOf(const Ring& vertices) {
    Piece wall = makePiece("wall", Wall::fromVertices(vertices).value());
    return tall(std::move(wall));
}

Piece courtyard() {
    Piece piece = boxPiece("courtyard", 8, 8, 20, 20);
    const std::vector<Ring> holes{
        {pointFromInches(10, 10), pointFromInches(18, 10), pointFromInches(18, 18), pointFromInches(10, 18)}};
    piece.outline = Polygon::fromVertices(std::get<Polygon>(piece.outline).outline(), holes).value();
    return tall(std::move(piece));
}

struct EdgeCase {
    const char* name;
    std::vector<Piece> terrain;
    Point viewer;
    double planArea; ///< under `plan`, of a table of 30 by 24 in; below 0: only the judge is asked
};

std::vector<EdgeCase> edgeCases() {
    const Piece box = tall(boxPiece("box", 10, 10, 14, 14));
    const auto at = pointFromInches;
    return {
        // Two boxes leave a slit, behind which a third hides all but what lies beside it.
        {"islands beside a blocker behind a slit",
         {tall(boxPiece("upper", 10, 0, 11, 11)), tall(boxPiece("lower", 10, 13, 11, 24)),
          tall(boxPiece("plug", 20, 11, 21, 13))},
         at(2, 12),
         -1},
        // The line through (6, 6), (10, 10) and (14, 14), from both of its sides.
        {"collinear corners",
         {tall(boxPiece("one", 4, 6, 6, 8)), tall(boxPiece("two", 10, 8, 12, 10)),
          tall(boxPiece("three", 12, 14, 14, 16))},
         at(2, 2),
         -1},
        {"collinear sides",
         {tall(boxPiece("one", 6, 12, 8, 14)), tall(boxPiece("two", 12, 10, 16, 12)),
          tall(boxPiece("three", 20, 12, 22, 15))},
         at(2, 12),
         -1},
        {"viewer on an edge", {box}, at(14, 12), 16.0 * 24},
        {"viewer on a corner", {box}, at(14, 14), 30.0 * 24 - 14 * 14},
        {"viewer on a side that two pieces share", {box, tall(boxPiece("beside", 14, 10, 18, 14))}, at(14, 12), 0},
        {"viewer on a corner that two pieces share",
         {box, tall(boxPiece("across", 14, 14, 18, 18))},
         at(14, 14),
         16.0 * 14 + 14.0 * 10},
        {"viewer on a wall's end", {wallOf({at(10, 12), at(20, 12)})}, at(10, 12), 30.0 * 24},
        {"viewer inside a piece", {box}, at(12, 11), 0},
        {"viewer inside two pieces", {box, tall(boxPiece("over", 11, 9, 20, 13))}, at(12, 11), 0},
        {"viewer in a courtyard", {courtyard()}, at(12, 13), 64},
        {"viewer on a courtyard's edge", {courtyard()}, at(10, 13), 64},
        {"viewer on the table's edge", {box}, at(0, 12), -1},
        {"viewer on the table's corner", {box}, at(30, 24), -1},
    };
}

} // namespace

/// Places at which a region is easily told wrong, against the judge.
class TestRegionEdges : public QObject {
    Q_OBJECT

private slots:
    void theJudgeAgrees_data() {
        sightline::testsupport::addColumns<int, QString>("which", "rules");
        const auto cases = edgeCases();
        for (std::size_t i = 0; i < cases.size(); ++i) {
            for (const char* rules : {"plan", "height-tags", "volume", "ruins"}) {
                QTest::addRow("%s, %s", cases[i].name, rules) << static_cast<int>(i) << QString::fromLatin1(rules);
            }
        }
    }
    void theJudgeAgrees() {
        auto [which, rules] = sightline::testsupport::fetch<int, QString>("which", "rules");
        const EdgeCase edge = edgeCases()[static_cast<std::size_t>(which)];
        Scenario scenario = makeScenario({.width = 30, .height = 24});
        scenario.terrain = edge.terrain;
        RegionQuestion question;
        question.samplePoints = {edge.viewer};
        const RegionTable table{PreparedTable{scenario, *shippedRuleSet(rules)}};
        const SeenRegion seen = seenRegion(table, question, {}, 1);
        QVERIFY(!seen.cell);
        if (rules == u"plan" && edge.planArea >= 0) {
            QVERIFY2(std::abs(seen.areaSquareInches - edge.planArea) < 1e-4,
                     qPrintable(QString::number(seen.areaSquareInches, 'g', 12)));
        }
        Random random{static_cast<std::uint64_t>(which) + 17};
        int asked = 0;
        for (int i = 0; i < 250; ++i) {
            const Point samplePoint = pointFromInches(random.between(0, 30), random.between(0, 24));
            if (inchesToBorder(seen.region, samplePoint) < 1e-3) {
                continue;
            }
            ++asked;
            const bool isSeen = judgedAt(table, question, std::array{samplePoint})[0];
            QVERIFY2(seen.region.contains(samplePoint) == isSeen,
                     qPrintable(QStringLiteral("(%1, %2): the judge says %3")
                                    .arg(samplePoint.x.inches())
                                    .arg(samplePoint.y.inches())
                                    .arg(isSeen)));
        }
        QVERIFY(asked > 240);
    }

    /// As one of the wall's points; the judge knows a base 2 nm across instead, which stands on both sides, and heat
    /// maps ask it.
    void aViewerOnAWall_hasNoRegion() {
        Scenario scenario = makeScenario({.terrain = {wallOf({pointFromInches(10, 0), pointFromInches(10, 24)})}});
        RegionQuestion question;
        question.samplePoints = {pointFromInches(10, 12)};
        for (const char* rules : {"plan", "height-tags", "volume"}) {
            QCOMPARE(
                seenRegion(RegionTable{PreparedTable{scenario, *shippedRuleSet(QString::fromLatin1(rules))}}, question)
                    .areaSquareInches,
                0.0);
        }
    }

    /// A low wall across the table: one sees the ground before it and, as a part of its own, what lies beyond its
    /// shadow.
    void anIslandBehindABlocker_isAPartOfItsOwn() {
        Scenario scenario = makeScenario({.terrain = {boxPiece("wall", 20, 0, 21, 44, 2)}});
        RegionQuestion question;
        question.samplePoints = {pointFromInches(10, 20)};
        question.zoneHeight = Length::fromInches(4);
        question.targetHeight = Length::fromInches(1);
        const SeenRegion seen =
            seenRegion(RegionTable{PreparedTable{scenario, *shippedRuleSet(QStringLiteral("volume"))}}, question);
        QCOMPARE(seen.region.parts.size(), std::size_t{2});
        // The line is lower than the wall on the last third of its way: hidden is from its near side, at 10 in, to half
        // as far again as its far side, at 11 in.
        QVERIFY(std::abs(60 * 44 - seen.areaSquareInches - 6.5 * 44) < 1e-6);
    }
};

QTEST_APPLESS_MAIN(TestRegionEdges)
#include "tst_region_edges.moc"
