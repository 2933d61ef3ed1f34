#include "tests/scenarios/vision/fog_tables.h"
#include "tests/support/rows.h"
#include "tests/support/told_random.h"

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using geometry::Length;

namespace {

constexpr int kModels = 46; // 1035 pairs a table
constexpr int kPairs = 100'000;

/// Each model has a player and a side of its own, and the same range; pieces block where the mode asks for lines, and
/// nobody stands on them.
Scenario crowd(Random& random, FogMode mode, FogLines lines) {
    Scenario scenario = fogTable(24, 17);
    setMode(scenario, mode, lines);
    for (int i = 0; i < 9; ++i) {
        const double left = random.between(0, 22);
        const double top = random.between(0, 15);
        scenario.terrain.push_back(boxPiece(QStringLiteral("p%1").arg(i), left, top, left + random.between(0.3, 3),
                                            top + random.between(0.3, 3)));
    }
    const int range = 2 + random.below(4);
    const int millimeters = std::array{25, 32, 40}[static_cast<std::size_t>(random.below(3))];
    changeVision(scenario, [&](Vision& vision) {
        vision.profile.gridRadius = range + 2;
        vision.profile.groundOfKind.clear();
        for (int i = 0; i < kModels; ++i) {
            const QString id = QStringLiteral("s%1").arg(i);
            scenario.players.push_back({{id}, {}, {}, {}});
            vision.sides.push_back(VisionSide{{id}});
            vision.models[{id}].range = range;
            Model model = modelAt(id, 0, 0);
            model.player = {id};
            model.base = geometry::Footprint::round(Length::fromMillimeters(millimeters)).value();
            do {
                model.position = geometry::pointFromInches(random.between(-0.3, 24.3), random.between(-0.3, 17.3));
            } while (std::ranges::any_of(scenario.terrain, [&](const Piece& piece) {
                return touches(model.placed(), std::get<geometry::Polygon>(piece.outline));
            }));
            scenario.models.push_back(std::move(model));
        }
    });
    return scenario;
}

} // namespace

/// Row S1.50: of two models of equal range both see each other or neither does.
class TestFogSymmetry : public QObject {
    Q_OBJECT

private slots:
    void S1_50_S4_7_equalRanges_seeEachOther_data() {
        addColumns<int, int>("mode", "lines");
        const auto row = [](const char* name, FogMode mode, FogLines lines = FogLines::Cells) {
            QTest::newRow(name) << static_cast<int>(mode) << static_cast<int>(lines);
        };
        row("radius", FogMode::Radius);
        row("simple", FogMode::Simple);
        row("hybrid", FogMode::Hybrid);
        row("lines of cells", FogMode::LineOfSight);
        row("lines of the judge", FogMode::LineOfSight, FogLines::Judge);
        row("grid", FogMode::Grid);
    }
    void S1_50_S4_7_equalRanges_seeEachOther() {
        auto [mode, lines] = fetch<int, int>("mode", "lines");
        Random random = toldRandom(150);
        int pairs = 0;
        int seen = 0;
        while (pairs < kPairs) {
            const Scenario scenario = crowd(random, static_cast<FogMode>(mode), static_cast<FogLines>(lines));
            const FogTable fog = fogOf(scenario);
            const PreparedTable prepared{scenario, ruleSetOf(scenario).value()};
            std::vector<std::set<ModelId>> sights;
            for (const Model& model : scenario.models) {
                sights.push_back(scenarios::sightOf(fog, scenario, model.player, {&prepared}).models);
            }
            for (std::size_t i = 0; i < sights.size(); ++i) {
                for (std::size_t j = i + 1; j < sights.size(); ++j) {
                    const bool forth = sights[i].contains(scenario.models[j].id);
                    const bool back = sights[j].contains(scenario.models[i].id);
                    QVERIFY2(forth == back,
                             qPrintable(QStringLiteral("after %1 pairs: models %2 and %3").arg(pairs).arg(i).arg(j)));
                    ++pairs;
                    seen += forth;
                }
            }
        }
        qInfo("%d pairs, of which %d see each other", pairs, seen);
        QVERIFY(seen > kPairs / 50 && seen < kPairs - kPairs / 50);
    }
};

QTEST_APPLESS_MAIN(TestFogSymmetry)
#include "tst_fog_symmetry.moc"
