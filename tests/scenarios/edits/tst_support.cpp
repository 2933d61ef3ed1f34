#include "scenarios/edits/support.h"

#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Piece pieceOf(const char* id, const char* kind, double left, double right, double height) {
    return boxPiece(QLatin1String{id}, left, 10, right, 20, {.kind = QLatin1String{kind}, .height = height});
}

/// From left to right: the table, a hill of 3 in, a platform of 2 in on it, a ruin.
Scenario table() {
    Scenario scenario;
    Piece platform = pieceOf("deck", "platform", 16, 20, 2);
    platform.elevation = Length::fromInches(3);
    scenario.terrain = {pieceOf("hill", "hill", 10, 20, 3), platform, pieceOf("ruin", "ruin", 30, 40, 6)};
    scenario.models = {modelAt("m", 5, 15)};
    return scenario;
}

Length heightAt(double x, std::optional<double> from = {}, double elevation = 0.0) {
    Scenario before = table();
    before.models[0].position = pointFromInches(from.value_or(5), 15);
    before.models[0].elevation = Length::fromInches(elevation);
    Scenario after = before;
    after.models[0].position = pointFromInches(x, 15);
    return withModelsSettled(before, after, std::array{AnyId{ModelId{"m"}}}).models[0].elevation;
}

} // namespace

/// Models stand on hills, floors and roofs.
class TestSupport : public QObject {
    Q_OBJECT

private slots:
    void highestPieceUnderTheMiddle_carries() {
        const Scenario scenario = table();
        const auto under = [&](double x) {
            Model model = modelAt("probe", x, 15);
            model.elevation = standingHeights(scenario, model).front();
            const Piece* piece = supportOf(scenario, model);
            return piece ? piece->id.value : QString{};
        };
        QCOMPARE(under(5), QString());
        QCOMPARE(under(9.99), QString()); // the base reaches over the edge, its middle does not
        QCOMPARE(under(10.01), "hill");
        QCOMPARE(under(18), "deck");
        QCOMPARE(under(35), QString()); // who is in a ruin stands on the ground
        QCOMPARE(standingHeights(scenario, modelAt("probe", 18, 15)), std::vector{Length::fromInches(5)});
    }

    void buildingWithWallsOfItsOwn_isEntered() {
        Scenario scenario = table();
        scenario.terrain[0].kind = "building";
        QVERIFY(solidAround(scenario, modelAt("probe", 12, 15)));
        scenario.terrain[0].walls.push_back({wallOf({{10, 10}, {20, 10}}), "wall", true, {}, {}});
        QVERIFY(!solidAround(scenario, modelAt("probe", 12, 15)));
    }

    void modelsTakeTheHeightOfWhatTheyArePutOn() {
        QCOMPARE(heightAt(15), Length::fromInches(3));
        QCOMPARE(heightAt(18), Length::fromInches(5));
        QCOMPARE(heightAt(5, 15, 3.0), Length{});               // down again
        QCOMPARE(heightAt(18, 15, 3.0), Length::fromInches(5)); // up the deck
        QCOMPARE(heightAt(35, 15, 3.0), Length{});
    }

    void heightsOfTheUsersOwn_stay() {
        QCOMPARE(heightAt(15, 5, 4.0), Length::fromInches(4));   // in the air
        QCOMPARE(heightAt(5, 35, 2.5), Length::fromInches(2.5)); // on a step of the ruin that nothing stands for
        QCOMPARE(heightAt(18, 15, 0.0), Length{});               // beside the hill's top on purpose
    }

    void floorsOfRuins_arePlacesToStand() {
        const auto at = [](Scenario scenario, double height = 2) {
            Model model = modelAt("probe", 35, 15, {.height = height});
            std::vector<double> inches;
            for (const Length one : standingHeights(scenario, model)) {
                inches.push_back(one.inches());
            }
            return inches;
        };
        using Heights = std::vector<double>;
        QCOMPARE(at(table()), (Heights{0, 3})); // a ruin of 6 in: its open top is no floor
        Scenario scenario = table();
        scenario.terrain[2].height = Length::fromInches(6.5);
        QCOMPARE(at(scenario), (Heights{0, 3, 6}));
        scenario.terrain[2].height = Length::fromInches(3);
        QCOMPARE(at(scenario), Heights{0});
        // A floor that is drawn counts in place of those.
        scenario = table();
        Piece floor = pieceOf("floor", "platform", 30, 40, 0.25);
        floor.elevation = Length::fromInches(2.5);
        scenario.terrain.push_back(floor);
        QCOMPARE(at(scenario), (Heights{0, 2.75}));
        QCOMPARE(at(scenario, 2.5), (Heights{0, 2.75})); // fits below exactly
        QCOMPARE(at(scenario, 2.51), Heights{2.75});
    }

    void onAFloor_oneStaysOnIt_andComesDownBesideIt() {
        QCOMPARE(heightAt(32, 35, 3.0), Length::fromInches(3));
        QCOMPARE(heightAt(32, 35, 0.0), Length{}); // below it one stays on the ground
        QCOMPARE(heightAt(5, 35, 3.0), Length{});
    }

    void floorByFloor_upAndDown() {
        Scenario scenario = table();
        scenario.terrain[2].height = Length::fromInches(7);
        scenario.models = {modelAt("m", 35, 15)};
        const std::array ids{AnyId{ModelId{"m"}}};
        std::vector<double> heights;
        for (const FloorStep step :
             {FloorStep::Up, FloorStep::Up, FloorStep::Up, FloorStep::Down, FloorStep::Down, FloorStep::Down}) {
            scenario = withFloorChanged(std::move(scenario), ids, step);
            heights.push_back(scenario.models[0].elevation.inches());
            const Piece* piece = supportOf(scenario, scenario.models[0]);
            QCOMPARE(piece ? piece->id.value : QString{}, heights.back() > 0 ? "ruin" : "");
        }
        QCOMPARE(heights, (std::vector<double>{3, 6, 6, 3, 0, 0}));
        scenario.models[0].elevation = Length::fromInches(4);
        QCOMPARE(withFloorChanged(scenario, ids, FloorStep::Down).models[0].elevation, Length::fromInches(3));
        QCOMPARE(withFloorChanged(scenario, ids, FloorStep::Up).models[0].elevation, Length::fromInches(6));
    }

    void newModels_standOnWhatIsUnderThem() {
        const Scenario before = table();
        Scenario after = before;
        after.models.push_back(modelAt("new", 15, 15));
        QCOMPARE(withModelsSettled(before, after, std::array{AnyId{ModelId{"new"}}}).models[1].elevation,
                 Length::fromInches(3));
        after.models[1].elevation = Length::fromInches(1);
        QCOMPARE(withModelsSettled(before, after, std::array{AnyId{ModelId{"new"}}}).models[1].elevation,
                 Length::fromInches(1));
    }

    void supports_areWhatModelsStandOn() {
        Scenario scenario = table();
        const std::array ids{AnyId{ModelId{"m"}}};
        const auto support = [&](double x, double elevation) {
            scenario.models[0].position = pointFromInches(x, 15);
            scenario.models[0].elevation = Length::fromInches(elevation);
            const Supports supports = supportsOf(scenario, ids);
            return supports.empty() ? QStringLiteral("air") : supports.at({"m"}).value;
        };
        QCOMPARE(support(5, 0), QString());
        QCOMPARE(support(5, 3), "air");
        QCOMPARE(support(15, 3), "hill");
        QCOMPARE(support(15, 4), "air");
        QCOMPARE(support(35, 3), "ruin"); // on a floor that is not drawn
    }

    void copies_standAsTheirOriginalsDid_data() {
        sightline::testsupport::addColumns<double, double, double, double>("from", "elevation", "to", "expected");
        QTest::newRow("from the hill to the table") << 15.0 << 3.0 << 5.0 << 0.0;
        QTest::newRow("from the hill into the ruin") << 15.0 << 3.0 << 35.0 << 0.0;
        QTest::newRow("from the hill to its deck") << 15.0 << 3.0 << 18.0 << 5.0;
        QTest::newRow("from the table to the hill") << 5.0 << 0.0 << 15.0 << 3.0;
        QTest::newRow("on the same floor of the ruin") << 35.0 << 3.0 << 32.0 << 3.0;
        QTest::newRow("from a floor of the ruin to the table") << 35.0 << 3.0 << 5.0 << 0.0;
        QTest::newRow("flying over the table") << 5.0 << 3.0 << 25.0 << 3.0;
        QTest::newRow("flying over the hill") << 15.0 << 4.0 << 5.0 << 4.0;
    }

    /// A model that comes back from the army tray does so too: its last position is known.
    void copies_standAsTheirOriginalsDid() {
        const auto [from, elevation, to, expected] =
            sightline::testsupport::fetch<double, double, double, double>("from", "elevation", "to", "expected");
        Scenario scenario = table();
        scenario.models[0].position = pointFromInches(from, 15);
        scenario.models[0].elevation = Length::fromInches(elevation);
        const std::array ids{AnyId{ModelId{"m"}}};
        Supports supports;
        for (const auto& [model, piece] : supportsOf(scenario, ids)) {
            supports.emplace(ModelId{"copy"}, piece);
        }
        Scenario copied = scenario;
        copied.models.push_back(scenario.models[0]);
        copied.models[1].id = {"copy"};
        copied.models[1].position = pointFromInches(to, 15);
        copied = withCopiesSettled(std::move(copied), std::array{AnyId{ModelId{"copy"}}}, supports);
        QCOMPARE(copied.models[1].elevation, Length::fromInches(expected));
        QCOMPARE(copied.models[0], scenario.models[0]);

        const Scenario tray = withReserved(scenario, ids);
        const Scenario back = withFielded(tray, {"m"}, pointFromInches(to, 15), {});
        QCOMPARE(withModelsSettled(tray, back, ids).models[0].elevation, Length::fromInches(expected));
    }
};

QTEST_APPLESS_MAIN(TestSupport)
#include "tst_support.moc"
