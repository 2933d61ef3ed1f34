#include "scenarios/io/profile_io.h"
#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/fog_reason.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/scenarios/scenario_maker.h"

#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::testsupport;
using Code = FogReason::Code;

namespace {

/// A model of side a at (10.5, 10.5), in the middle of a cell, and a wall to its right.
Scenario tableOf(const char* profile) {
    Scenario scenario;
    scenario.rules = QStringLiteral("plan");
    scenario.players = {{{"a"}, "Anne", {}, {}}, {{"b"}, "Bert", {}, {}}};
    scenario.models = {modelAt("m", 10.5, 10.5)};
    scenario.models[0].player = {"a"};
    scenario.terrain = {boxPiece("wall", 14, 5, 15, 16)};
    scenario = withVisionProfile(withFog(scenario, true), *shippedVisionProfile(QLatin1String{profile}));
    return withVisionUpdated(std::move(scenario));
}

FogReason reasonAt(const Scenario& scenario, double x, double y, const char* side = "a") {
    const auto fog = FogController::of(scenario);
    return fogReasonAt(fog->table(), scenario, {QLatin1String{side}}, geometry::pointFromInches(x, y), fog->help());
}

} // namespace

/// Why it is dark at a place.
class TestFogReason : public QObject {
    Q_OBJECT

private slots:
    void beyondTheRange_namesIt() {
        const Scenario scenario = tableOf("standard"); // three cells of an inch round the base, through everything
        QVERIFY(reasonAt(scenario, 13.5, 10.5).code == Code::Seen);
        const FogReason dark = reasonAt(scenario, 20.5, 10.5);
        QVERIFY(dark.code == Code::BeyondRange);
        QCOMPARE(dark.range, std::optional{geometry::Length::fromInches(3)});
        QVERIFY(!dark.isExplored);
    }

    void inRange_somethingStandsInTheWay() {
        const Scenario scenario = tableOf("line-of-sight");
        QVERIFY(reasonAt(scenario, 5.5, 10.5).code == Code::Seen);
        const FogReason dark = reasonAt(scenario, 30.5, 10.5);
        QVERIFY(dark.code == Code::NoLine);
        QVERIFY(!dark.range);
        // The range is unlimited, so no place is beyond it.
        QVERIFY(reasonAt(scenario, 59.5, 43.5).code != Code::BeyondRange);
    }

    void whatStandsInTheWay_isNamedIfTheSideKnowsIt() {
        Scenario scenario = tableOf("line-of-sight");
        const std::vector<PieceId> wall{PieceId{QStringLiteral("wall")}};
        QVERIFY(reasonAt(scenario, 30.5, 10.5).blockers == wall);
        // A second piece behind the first is neither known nor needed.
        scenario.terrain.push_back(boxPiece("behind", 20, 9, 21, 12));
        scenario = withVisionUpdated(scenario);
        QVERIFY(reasonAt(scenario, 30.5, 10.5).blockers == wall);
        VisionSide side = *scenario.vision->side({QStringLiteral("a")});
        side.knows.pieces = {};
        scenario.vision = withVisionSide(scenario, side).vision;
        const FogReason dark = reasonAt(scenario, 30.5, 10.5);
        QVERIFY(dark.code == Code::NoLine);
        QVERIFY(dark.blockers.empty());
        QVERIFY(reasonAt(scenario, 5.5, 10.5).blockers.empty());
    }

    /// Lines are followed among the cells between a viewer and a cell alone, and find what lines over the whole table
    /// do.
    void allPieces_hideWhatIsNotSeen() {
        Scenario scenario = tableOf("line-of-sight");
        scenario.models.push_back(modelAt("n", 40.3, 30.1));
        scenario.models[1].player = {"a"};
        scenario.terrain.push_back(boxPiece("box", 20, 20, 24, 22));
        scenario.terrain.push_back(boxPiece("post", 38.5, 24, 39.5, 25));
        scenario.terrain.push_back(boxPiece("long", 2, 30, 33, 31));
        scenario = withVisionUpdated(scenario);
        const auto fog = FogController::of(scenario);
        const FogTable& table = fog->table();
        int hidden = 0;
        for (const Viewer& viewer : viewersOf(table, scenario, {QStringLiteral("a")})) {
            const geometry::CellSet seen = cellsSeenBy(table, viewer);
            for (int row = 0; row < table.grid().rows(); ++row) {
                for (int column = 0; column < table.grid().columns(); ++column) {
                    const geometry::GridCell cell{column, row};
                    const bool isHidden = isHiddenBy(table, viewer, cell, {0, 1, 2, 3});
                    QVERIFY2(isHidden == !seen.contains(cell),
                             qPrintable(QStringLiteral("%1 to %2, %3").arg(viewer.id).arg(column).arg(row)));
                    hidden += isHidden ? 1 : 0;
                }
            }
        }
        QVERIFY2(hidden > 200, qPrintable(QString::number(hidden)));
    }

    void atNight_itSaysWhatReallyHides() {
        Scenario scenario = tableOf("night-fight"); // sight 15 cells where it is lit, else outlines up to 8
        QVERIFY(reasonAt(scenario, 10.5, 13.5).code == Code::Seen);
        QVERIFY(reasonAt(scenario, 10.5, 18.5).code == Code::Outline);
        const FogReason unlit = reasonAt(scenario, 10.5, 21.5); // nothing stands between
        QVERIFY(unlit.code == Code::Unlit);
        QCOMPARE(unlit.range, std::optional{geometry::Length::fromInches(8)});
        QVERIFY(reasonAt(scenario, 20.5, 10.5).code == Code::NoLine); // behind the wall, and as near
        const FogReason far = reasonAt(scenario, 10.5, 40.5);
        QVERIFY(far.code == Code::BeyondRange);
        QCOMPARE(far.range, std::optional{geometry::Length::fromInches(15)});
        scenario = withVisionUpdated(
            withTableLight(scenario, {QStringLiteral("lamp"), geometry::pointFromInches(10.5, 21.5), 3, 7}));
        QVERIFY(reasonAt(scenario, 10.5, 21.5).code == Code::Seen);
    }

    void whatTheBrushHides_isNotBehindSomething() {
        for (const char* profile : {"standard", "line-of-sight", "long-watch"}) {
            Scenario scenario = tableOf(profile);
            QVERIFY2(reasonAt(scenario, 8.5, 10.5).code == Code::Seen, profile);
            VisionSide side = *scenario.vision->side({QStringLiteral("a")});
            side.hidden = FogController::of(scenario)->table().grid().noCells();
            side.hidden.insert({8, 10});
            scenario = withVisionUpdated(withVisionSide(scenario, side));
            QVERIFY2(reasonAt(scenario, 8.5, 10.5).code == Code::Covered, profile);
        }
    }

    void whatWasSeen_isSaidToBe() {
        Scenario scenario = tableOf("standard");
        scenario.models[0].position = geometry::pointFromInches(40.5, 30.5);
        scenario = withVisionUpdated(std::move(scenario));
        const FogReason dark = reasonAt(scenario, 10.5, 10.5);
        QVERIFY(dark.code == Code::BeyondRange && dark.isExplored);
    }

    void aSideWithoutModels_hasNobodyWhoSees() {
        QVERIFY(reasonAt(tableOf("standard"), 10.5, 10.5, "b").code == Code::NoViewer);
    }

    /// As the fog does, model by model: the range and the light limit each, and a cell dark to the side is dark to all.
    void withoutSight_areThoseWhoseRangeOrLightDoesNotReach() {
        Scenario scenario = tableOf("standard");
        Model near = modelAt("near", 22.5, 10.5);
        near.player = {"a"};
        scenario.models.push_back(near);
        scenario = withVisionUpdated(std::move(scenario));
        const auto darkAt = [&](double x, double y) {
            const auto fog = FogController::of(scenario);
            return withoutSightOf(fog->table(), scenario, geometry::pointFromInches(x, y), fog->help());
        };
        const auto beside = darkAt(24.5, 10.5); // within the three cells of one of the two
        QCOMPARE(beside.size(), std::size_t{1});
        QVERIFY(beside.contains(scenarios::ModelId{"m"}));
        QVERIFY(beside.begin()->second.code == Code::BeyondRange);
        QCOMPARE(beside.begin()->second.range, std::optional{geometry::Length::fromInches(3)});
        QCOMPARE(darkAt(50.5, 40.5).size(), std::size_t{2});
        VisionSide side = *scenario.vision->side({QStringLiteral("a")});
        side.hidden = FogController::of(scenario)->table().grid().noCells();
        side.hidden.insert({24, 10});
        scenario = withVisionUpdated(withVisionSide(scenario, side));
        QCOMPARE(darkAt(24.5, 10.5).size(), std::size_t{2});
        QVERIFY(darkAt(24.5, 10.5).at(scenarios::ModelId{"near"}).code == Code::Covered);
        scenario = tableOf("night-fight");
        QVERIFY(darkAt(10.5, 21.5).at(scenarios::ModelId{"m"}).code == Code::Unlit);
        QVERIFY(darkAt(10.5, 13.5).empty());
    }

    void offTheTable_nothingIsSaid() { QVERIFY(reasonAt(tableOf("standard"), -3, 10.5).code == Code::OffTable); }
};

QTEST_APPLESS_MAIN(TestFogReason)
#include "tst_fog_reason.moc"
