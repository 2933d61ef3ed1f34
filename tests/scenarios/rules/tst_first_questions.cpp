#include "geometry/shapes/footprint.h"
#include "scenarios/catalogs/base_families.h"
#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/catalogs/table_sizes.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/terrain_table.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

Point at(double x, double y) { return {Length::fromInches(x), Length::fromInches(y)}; }

Model soldier(const char* id, const BaseFamily& bases, double x) {
    Model model;
    model.id = {QLatin1String{id}};
    model.player = {QLatin1String{id}};
    model.base = bases.bases.front().footprint;
    model.position = at(x, 7.5);
    model.height = Length::fromInches(1.5);
    model.keywords = {QStringLiteral("infantry")};
    return model;
}

/// A piece of a kind at its usual height, across the way from one model to the other.
Piece across(const char* kind, Length left, Length right) {
    Piece piece = usualPiece(QLatin1String{kind});
    const Length top = Length::fromInches(4);
    const Length bottom = Length::fromInches(11);
    if (piece.isWall()) {
        piece.outline = *geometry::Wall::fromVertices(std::vector<Point>{{right, top}, {right, bottom}});
    } else {
        piece.outline = *geometry::Polygon::fromVertices(
            std::vector<Point>{{left, top}, {right, top}, {right, bottom}, {left, bottom}});
    }
    return piece;
}

} // namespace

/// A player's first questions on the table that a game proposes, with its first base and its first rule set.
class TestFirstQuestions : public QObject {
    Q_OBJECT

private slots:
    void eachGame_answersThem_data() {
        testsupport::addTextRows({"game", "rules", "behindALowWall", "fromARoof"}, R"(
            frostgrave | frostgrave | heavy cover |
            flames-of-war | flames-of-war-v4 | bulletproof cover |
            shatterpoint | shatterpoint | cover |
            moonstone | moonstone | heavy cover | elevated: cover one level lower, 2 in more range
            horus-heresy | horus-heresy-2e | 5+ |
            trench-crusade | trench-crusade | cover | elevated, +1 die
            deadzone | deadzone | in cover | high ground, +1 die
        )");
    }

    void eachGame_answersThem() {
        auto [game, rules, behindALowWall, fromARoof] =
            testsupport::fetchTexts("game", "rules", "behindALowWall", "fromARoof");
        const Game* chosen = gameOf(game);
        QVERIFY(chosen);
        QVERIFY(chosen->rules.contains(rules));
        const RuleSet* set = shippedRuleSet(rules);
        QVERIFY(set);
        const TableSize* size = entryOf(tableSizes(), chosen->tables.front());
        const BaseFamily* bases = entryOf(baseFamilies(), chosen->bases.front());
        QVERIFY(size && bases);
        Scenario scenario;
        scenario.table.width = size->width;
        scenario.table.height = size->depth;
        scenario.players = {{{QStringLiteral("a")}, {}, {}, {}}, {{QStringLiteral("b")}, {}, {}, {}}};
        scenario.models = {soldier("a", *bases, 4.5), soldier("b", *bases, 16.5)};
        const auto asked = [&](const Scenario& table) {
            return judge(PreparedTable{table, *set}, {ModelId{QStringLiteral("a")}, ModelId{QStringLiteral("b")}})
                .ruling;
        };

        // In the open: seen, no cover.
        QVERIFY(asked(scenario).visible);
        QCOMPARE(asked(scenario).cover, QStringLiteral("none"));
        QCOMPARE(asked(scenario).elevation, QString{});

        // A house between the two.
        Scenario house = scenario;
        house.terrain = {across("building", Length::fromInches(9), Length::fromInches(12))};
        QVERIFY(!asked(house).visible);

        // The target stands at a low wall.
        Scenario wall = scenario;
        const Length edge = geometry::boundsOf(wall.models[1].placed()).low.x;
        wall.terrain = {across("barricade", edge, edge)};
        QVERIFY(asked(wall).visible);
        QCOMPARE(asked(wall).cover, behindALowWall);

        // The observer stands on a roof of 4 in, near its edge.
        Scenario roof = scenario;
        roof.terrain = {across("building", Length::fromInches(1), geometry::boundsOf(roof.models[0].placed()).high.x)};
        roof.terrain[0].height = Length::fromInches(4);
        roof.models[0].elevation = Length::fromInches(4);
        QVERIFY(asked(roof).visible);
        QCOMPARE(asked(roof).elevation, fromARoof);
    }
};

QTEST_APPLESS_MAIN(TestFirstQuestions)
#include "tst_first_questions.moc"
