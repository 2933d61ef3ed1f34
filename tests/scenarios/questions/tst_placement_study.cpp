#include "scenarios/base/placement_rng.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/questions/placement_study.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <span>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

Piece boxPiece(const QString& id, double left, double top, double right, double bottom) {
    Piece piece;
    piece.id.value = id;
    const auto at = [](double x, double y) {
        return geometry::Point{Length::fromMillimeters(x), Length::fromMillimeters(y)};
    };
    piece.outline = *geometry::Polygon::fromVertices(
        std::vector{at(left, top), at(right, top), at(right, bottom), at(left, bottom)});
    return piece;
}

Model roundModel(const QString& id, double x, double y) {
    Model model;
    model.id.value = id;
    model.base = *geometry::Footprint::round(Length::fromMillimeters(100));
    model.position = {Length::fromMillimeters(x), Length::fromMillimeters(y)};
    return model;
}

/// Two boxes with a straight slit of 2 mm between them, far wider than the two bases otherwise.
Scenario slitScene() {
    Scenario scenario;
    scenario.models = {roundModel("a", 100, 500), roundModel("b", 900, 500)};
    scenario.terrain = {boxPiece("north", 450, 100, 550, 499), boxPiece("south", 450, 501, 550, 900)};
    return scenario;
}

PlacementStudy studied(const Scenario& scenario, const StudyOptions& options) {
    return studyOf(PreparedTable{scenario, ruleSetOf(scenario).value()}, ModelId{"a"}, ModelId{"b"}, options);
}

StudyOptions onlyPieces(double millimeters, int trials) {
    StudyOptions options;
    options.errors = {0, 0, millimeters, 0};
    options.trials = trials;
    return options;
}

} // namespace

class TestPlacementStudy : public QObject {
    Q_OBJECT

private slots:
    void withoutErrors_eachTrialIsTheVerdict() {
        const PlacementStudy study = studied(slitScene(), onlyPieces(0, 20));
        QCOMPARE(study.clear, 20);
        QCOMPARE(study.asPlaced, Visibility::Clear);
        QCOMPARE(study.share, 1.0);
        QCOMPARE(study.high, 1.0);
        Scenario closed = slitScene();
        closed.terrain.push_back(boxPiece("plug", 450, 480, 550, 520));
        QCOMPARE(studied(closed, onlyPieces(0, 20)).clear, 0);
    }

    void slit_staysOpenAsOftenAsItShould() {
        // The slit is open while the difference of two errors of 3 mm is above -2 mm: Phi(2 / (3 sqrt 2)) = 0.6813.
        const double expected = 0.5 * std::erfc(-2.0 / (3 * std::sqrt(2.0)) / std::sqrt(2.0));
        const PlacementStudy study = studied(slitScene(), onlyPieces(3, 6'000));
        qInfo("share %.4f in [%.4f, %.4f], expected %.4f (seed 1)", study.share, study.low, study.high, expected);
        QVERIFY(study.low < expected && expected < study.high);
        QVERIFY(study.high - study.low < 0.025);
        QCOMPARE(study.trials, 6'000);
    }

    void slitWithinAGroup_staysOpen() {
        Scenario scenario = slitScene();
        scenario.terrain[0].group = scenario.terrain[1].group = QStringLiteral("gate");
        QCOMPARE(studied(scenario, onlyPieces(3, 200)).clear, 200);
        // The edge between two halves does not open either.
        scenario.terrain = {boxPiece("north", 450, 100, 550, 500), boxPiece("south", 450, 500, 550, 900)};
        QVERIFY(studied(scenario, onlyPieces(3, 200)).clear > 0);
        scenario.terrain[0].group = scenario.terrain[1].group = QStringLiteral("gate");
        const PlacementStudy study = studied(scenario, onlyPieces(3, 200));
        QCOMPARE(study.clear, 0);
        std::swap(scenario.terrain[0], scenario.terrain[1]);
        QVERIFY(studied(scenario, onlyPieces(3, 200)) == study);
    }

    void sameSeed_givesTheSameTrials_onAnyNumberOfThreads() {
        StudyOptions options;
        options.trials = 300;
        options.threads = 1;
        int told = 0;
        options.progress = [&](int made, int) { told = made; };
        const PlacementStudy one = studied(slitScene(), options);
        QCOMPARE(told, 300);
        QVERIFY(one.clear > 0 && one.clear < 300);
        // The same on each machine: whole numbers only.
        QCOMPARE(one.clear, kClearOfSeedOne);
        options.progress = {};
        for (const int threads : {2, 3, 8}) {
            options.threads = threads;
            QVERIFY(studied(slitScene(), options) == one);
        }
        Scenario reordered = slitScene();
        std::swap(reordered.terrain[0], reordered.terrain[1]);
        QVERIFY(studied(reordered, options) == one);
        options.seed = 2;
        QVERIFY(!(studied(slitScene(), options) == one));
    }

    void clearances_areThoseOfTheGap() {
        StudyOptions options = onlyPieces(3, 200);
        options.clearances = options.trials;
        const PlacementStudy study = studied(slitScene(), options);
        QVERIFY(study.clearanceAsPlaced && std::abs(*study.clearanceAsPlaced - 2.0) < 1e-3);
        QCOMPARE(study.clearances.size(), std::size_t{200});
        QCOMPARE(std::ranges::count_if(study.clearances, &TrialClearance::isSeen), study.clear);
        for (int number = 0; number < options.trials; ++number) {
            const auto shift = [&](const char* piece) {
                return PlacementRng{options.seed, number, QString::fromLatin1(piece)}.place(3).y.millimeters();
            };
            const double gap = 2.0 + shift("south") - shift("north");
            const TrialClearance& trial = study.clearances[static_cast<std::size_t>(number)];
            QCOMPARE(trial.isSeen, gap > 0);
            // Pieces that overlap are one piece, around which a line would have to find its way.
            QVERIFY2(gap > 0 ? std::abs(trial.millimeters - gap) < 1e-3 : trial.millimeters < gap,
                     qPrintable(QStringLiteral("%1: %2, gap %3").arg(number).arg(trial.millimeters).arg(gap)));
        }
    }

    void clearances_areOfTheFirstTrials_andChangeNothingElse() {
        StudyOptions options = onlyPieces(3, 200);
        PlacementStudy bare = studied(slitScene(), options);
        QVERIFY(bare.clearances.empty() && !bare.clearanceAsPlaced);
        options.clearances = 1'000'000; // more than there are trials
        const PlacementStudy all = studied(slitScene(), options);
        options.clearances = 50;
        for (const int threads : {1, 3}) {
            options.threads = threads;
            const PlacementStudy some = studied(slitScene(), options);
            QCOMPARE(some.clearances.size(), std::size_t{50});
            QVERIFY(std::ranges::equal(some.clearances, std::span{all.clearances}.first(50)));
            bare.clearances = some.clearances;
            bare.clearanceAsPlaced = some.clearanceAsPlaced;
            QVERIFY(some == bare);
        }
    }

    /// Where bases touch, no width is between them.
    void basesThatTouch_haveNoClearance() {
        Scenario scenario = slitScene();
        scenario.terrain.clear();
        scenario.models[1].position = scenario.models[0].position;
        StudyOptions options = onlyPieces(0, 5);
        options.clearances = 5;
        const PlacementStudy study = studied(scenario, options);
        QCOMPARE(study.clear, 5);
        QVERIFY(!study.clearanceAsPlaced && study.clearances.empty());
    }

    void carriedPieces_areWrongTogether() {
        // Both boxes on one mat: the slit between them stays as it is.
        Scenario scenario = slitScene();
        Piece mat = boxPiece("mat", 440, 90, 560, 910);
        mat.height = Length{};
        scenario.terrain.push_back(mat);
        scenario.terrain[0].parent = scenario.terrain[1].parent = QStringLiteral("mat");
        QCOMPARE(studied(scenario, onlyPieces(3, 300)).clear, 300);
    }

    void stopRequest_endsTheStudy() {
        const Scenario scenario = slitScene();
        std::stop_source stop;
        stop.request_stop();
        const auto study = studyOf(PreparedTable{scenario, ruleSetOf(scenario).value()}, ModelId{"a"}, ModelId{"b"}, {},
                                   stop.get_token());
        QCOMPARE(study.trials, 0);
        QCOMPARE(study.low, 0.0);
        QCOMPARE(study.high, 1.0);
    }

    void wilson_isAsInTheBooks() {
        // 10 of 20: 0.299 to 0.701; 0 of 10: 0 to 0.278.
        const ShareInterval half = wilsonInterval(10, 20);
        QVERIFY(std::abs(half.low - 0.2993) < 1e-4 && std::abs(half.high - 0.7007) < 1e-4);
        const ShareInterval none = wilsonInterval(0, 10);
        QCOMPARE(none.low, 0.0);
        QVERIFY(std::abs(none.high - 0.2775) < 1e-4);
    }

private:
    static constexpr int kClearOfSeedOne = 162;
};

QTEST_APPLESS_MAIN(TestPlacementStudy)

#include "tst_placement_study.moc"
