#include "geometry/region/polygon_set.h"
#include "scenarios/analysis/first_region.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/rules/rule_pack.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/random.h"
#include "tests/support/region_border.h"
#include "tests/support/sight_checks.h"

#include <QTest>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using sightline::testsupport::boxPiece;
using sightline::testsupport::dressedFor;
using sightline::testsupport::inchesToBorder;
using sightline::testsupport::modelAt;
using sightline::testsupport::Random;

namespace {

RegionQuestion questionFor(const Scenario& scenario, Random& random) {
    RegionQuestion question;
    if (random.oneIn(4)) {
        question.samplePoints = {pointFromInches(random.between(0, scenario.table.width.inches()),
                                                 random.between(0, scenario.table.height.inches()))};
        question.zoneHeight = Length::fromInches(random.between(0.5, 6));
    } else {
        const int count = random.oneIn(3) ? 3 : 1;
        for (int i = 0; i < count; ++i) {
            const auto number = static_cast<std::size_t>(random.below(static_cast<int>(scenario.models.size())));
            question.from.push_back(scenario.models[number].id);
        }
    }
    question.targetHeight = Length::fromInches(random.oneIn(3) ? 2.0 : random.between(0.5, 6));
    if (random.oneIn(3)) {
        question.targetElevation = Length::fromInches(random.between(0, 4));
    }
    if (random.oneIn(3)) {
        question.wants = RegionWants::SomePart;
        question.targetBase = Footprint::round(Length::fromMillimeters(32)).value();
    }
    if (random.oneIn(4)) {
        question.range = Length::fromInches(random.between(4, 24));
    }
    if (random.oneIn(4)) {
        question.arc = ViewArc{Angle::fromDegrees(random.below(360)), Angle::fromDegrees(30 + random.below(300))};
        question.arcZero = random.oneIn(2) ? ArcZero::Facing : ArcZero::Table;
    }
    question.maxCuts = 1;
    return question;
}

QString told(Point p) { return QStringLiteral("(%1, %2)").arg(p.x.inches(), 0, 'g', 12).arg(p.y.inches(), 0, 'g', 12); }

/// Returns random positions on the table, away from the border of a region.
std::vector<Point> positionsAwayFrom(const PolygonSet& region, const Table& table, int count, Random& random) {
    std::vector<Point> positions;
    for (int i = 0; i < count; ++i) {
        const Point position =
            pointFromInches(random.between(0, table.width.inches()), random.between(0, table.height.inches()));
        if (inchesToBorder(region, position) > 3e-3) {
            positions.push_back(position);
        }
    }
    return positions;
}

Scenario tournamentTable() {
    const LibraryEntry* entry = libraryEntry(QStringLiteral("tournament-table"));
    return readScenario(libraryBytes(*entry), entry->id)->scenario;
}

} // namespace

/// The first answer, against the judge and the final one.
class TestFirstRegion : public QObject {
    Q_OBJECT

private slots:
    void itIsCertain_data() {
        QTest::addColumn<QString>("id");
        for (const RuleSet& rules : shippedRuleSets()) {
            QTest::newRow(qPrintable(rules.id)) << rules.id;
        }
        QTest::newRow("one way") << QString{};
    }
    /// On random tables the judge sees a target at each position of the region, and none outside of what is possible;
    /// the final answer contains the region.
    void itIsCertain() {
        QFETCH(QString, id);
        const RuleSet rules = id.isEmpty() ? sightline::testsupport::oneWayRules() : *shippedRuleSet(id);
        int answered = 0;
        int inside = 0;
        for (int seed = 1; seed <= sightline::testsupport::boardCount(3); ++seed) {
            Random random{static_cast<std::uint64_t>(seed) * 13 + 5};
            Random dresses{static_cast<std::uint64_t>(seed) * 17 + 3};
            const Scenario scenario = dressedFor(randomScene(static_cast<std::uint64_t>(seed)), rules, dresses);
            const RegionQuestion question = questionFor(scenario, random);
            const RegionTable table{PreparedTable{scenario, rules}};
            const auto first = firstRegion(table, question);
            if (!first) {
                continue;
            }
            ++answered;
            const auto positions = positionsAwayFrom(first->region, scenario.table, 40, random);
            const auto judged = judgedAt(table, question, positions);
            for (std::size_t i = 0; i < positions.size(); ++i) {
                const bool isInside = first->region.contains(positions[i]);
                inside += isInside ? 1 : 0;
                QVERIFY2(judged[i] || !isInside,
                         qPrintable(QStringLiteral("seed %1, not seen at %2").arg(seed).arg(told(positions[i]))));
                QVERIFY2(!judged[i] || first->possible->contains(positions[i]) ||
                             inchesToBorder(*first->possible, positions[i]) < 3e-3,
                         qPrintable(QStringLiteral("seed %1, seen at %2").arg(seed).arg(told(positions[i]))));
            }
            if (hasBorders(table.table(), question)) {
                const SeenRegion seen = seenRegion(table, question, {}, 1);
                const PolygonSet more = subtract(first->region, ringsOf(seen.possible ? *seen.possible : seen.region));
                QVERIFY2(removeSlivers(more, Length::fromInches(2e-3)).parts.empty(),
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
        }
        qInfo("%d regions, %d positions inside", answered, inside);
        QVERIFY(answered > 0 && inside > 0);
    }

    void itCoversMostOfTheTournamentTable_data() {
        QTest::addColumn<QString>("id");
        for (const RuleSet& rules : shippedRuleSets()) {
            QTest::newRow(qPrintable(rules.id)) << rules.id;
        }
    }
    /// The region holds at least seven in ten of the positions that the captain sees.
    void itCoversMostOfTheTournamentTable() {
        QFETCH(QString, id);
        const Scenario scenario = tournamentTable();
        const RegionTable table{PreparedTable{scenario, *shippedRuleSet(id)}};
        RegionQuestion question;
        question.from = {{QStringLiteral("a-captain")}};
        const auto first = firstRegion(table, question);
        QVERIFY(first);
        Random random{7};
        const auto positions = positionsAwayFrom(first->region, scenario.table, 200, random);
        const auto judged = judgedAt(table, question, positions);
        int seen = 0;
        int inside = 0;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const bool isInside = first->region.contains(positions[i]);
            QVERIFY2(judged[i] || !isInside, qPrintable(told(positions[i])));
            seen += judged[i] ? 1 : 0;
            inside += isInside ? 1 : 0;
        }
        QVERIFY2(inside >= 0.7 * seen, qPrintable(QStringLiteral("%1 of %2").arg(inside).arg(seen)));
    }

    void severalViewers_seeWhatEachSees() {
        const Scenario scenario = tournamentTable();
        const RegionTable table{PreparedTable{scenario, *shippedRuleSet(QStringLiteral("40k-10e"))}};
        RegionQuestion all;
        std::vector<PolygonSet> alone;
        for (std::size_t i = 0; i < 3; ++i) {
            RegionQuestion one;
            one.from = {scenario.models[i].id};
            all.from.push_back(scenario.models[i].id);
            alone.push_back(firstRegion(table, one)->region);
        }
        const double together = firstRegion(table, all)->areaSquareInches;
        const double each = uniteRegions(alone).areaSquareInches();
        QVERIFY(together > 0.9 * each && together <= each); // each has fewer points that look
    }

    void whatCannotBeToldSoSoon_hasNoAnswer() {
        const Scenario scenario = tournamentTable();
        const RegionTable table{PreparedTable{scenario, *shippedRuleSet(QStringLiteral("40k-10e"))}};
        RegionQuestion question;
        question.from = {{QStringLiteral("a-captain")}};
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!firstRegion(table, question, stopped.get_token()));
        question.wants = RegionWants::AllOfIt;
        question.targetBase = Footprint::round(Length::fromMillimeters(32)).value();
        QVERIFY(!firstRegion(table, question));
    }

    /// Two blocks that touch at a corner, one border: nothing is seen between them, and nothing from inside them.
    void blocksThatTouchAtACorner_areNotSeenThrough() {
        Scenario scenario;
        scenario.players = {{{"p"}, {}, {}, {}}, {{"q"}, {}, {}, {}}};
        scenario.terrain = {boxPiece("one", 20, 10, 22, 20), boxPiece("other", 22, 20, 24, 30),
                            boxPiece("third", 24, 10, 26, 20), boxPiece("fourth", 22, 8, 24, 10)};
        scenario.models = {modelAt("m", 10, 20)};
        scenario.models[0].player = {"p"};
        RegionQuestion question;
        question.from = {{"m"}};
        for (const char* id : {"plan", "40k-10e", "infinity-n5", "aos-4e", "mcp", "dnd-5e"}) {
            const RuleSet rules = *shippedRuleSet(QString::fromLatin1(id));
            const RegionTable table{PreparedTable{scenario, rules}};
            const auto first = firstRegion(table, question);
            QVERIFY(first);
            const SeenRegion seen = seenRegion(table, question);
            const PolygonSet more = subtract(first->region, ringsOf(seen.possible ? *seen.possible : seen.region));
            QVERIFY2(removeSlivers(more, Length::fromInches(seen.cell ? 0.3 : 2e-3)).parts.empty(),
                     qPrintable(rules.id));
        }
    }

    /// A line of 1 mm from top to top runs over a box that ends 0.6 mm below both, not over one that ends 0.4 mm below.
    void linesRunOverABox_byHalfTheirWidth() {
        for (const auto& [below, isSeen] : {std::pair{0.0, false}, std::pair{0.4, false}, std::pair{0.6, true}}) {
            Scenario scenario;
            scenario.players = {{{"p"}, {}, {}, {}}, {{"q"}, {}, {}, {}}};
            scenario.terrain = {boxPiece("box", 24, 0, 26, 44)};
            scenario.models = {modelAt("m", 10, 20)};
            scenario.models[0].player = {"p"};
            const Length top = scenario.models[0].height;
            scenario.terrain[0].height = top - Length::fromMillimeters(below);
            RegionQuestion question;
            question.from = {{"m"}};
            question.targetHeight = top;
            const RegionTable table{PreparedTable{scenario, *shippedRuleSet(QStringLiteral("40k-10e"))}};
            const Point beyond = pointFromInches(40, 20);
            QCOMPARE(firstRegion(table, question)->region.contains(beyond), isSeen);
            QCOMPARE(seenRegion(table, question).region.contains(beyond), isSeen);
            QCOMPARE(bool{judgedAt(table, question, std::vector{beyond}).front()}, isSeen);
        }
    }
};

QTEST_APPLESS_MAIN(TestFirstRegion)
#include "tst_first_region.moc"
