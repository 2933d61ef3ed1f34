#include "scenarios/agreement.h"
#include "scenarios/agreement_checks.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/random_scene.h"

#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;

namespace {

/// All verdicts of a table, one after the other.
QByteArray matrixOf(const Scenario& scenario, int threads) {
    const PreparedTable table{scenario, ruleSetOf(scenario).value()};
    auto questions = pairQuestions(scenario);
    constexpr std::size_t kMost = 60; // more of one table would only take longer
    questions.resize(std::min(questions.size(), kMost));
    QByteArray text;
    for (const Verdict& verdict : judgeAll(table, questions, threads)) {
        text += jsonOf(verdict);
    }
    return text;
}

} // namespace

class TestDeterminism : public QObject {
    Q_OBJECT

private slots:
    void sameTable_givesTheSameBytes_data() {
        QTest::addColumn<Scenario>("scenario");
        for (const auto& entry : libraryEntries()) {
            QTest::newRow(qPrintable(entry.id)) << readScenario(libraryBytes(entry), entry.id)->scenario;
        }
        for (std::uint64_t seed = 901; seed <= 915; ++seed) {
            QTest::addRow("random scene %d", static_cast<int>(seed)) << randomScene(seed);
        }
    }

    void sameTable_givesTheSameBytes() {
        QFETCH(Scenario, scenario);
        const QByteArray bytes = matrixOf(scenario, 1);
        QVERIFY(bytes.size() > 200);
        for (const int threads : {0, 2, 3, 8}) {
            QCOMPARE(matrixOf(scenario, threads), bytes);
        }
    }

    void orderOfPieces_changesNoByte() {
        int changed = 0;
        for (std::uint64_t seed = 901; seed <= 915; ++seed) {
            const Scenario scene = randomScene(seed);
            const QByteArray bytes = matrixOf(scene, 1);
            for (std::uint64_t order = 1; order <= 3; ++order) {
                const Scenario reordered = withPiecesReordered(scene, order);
                QVERIFY(reordered.terrain != scene.terrain);
                changed += matrixOf(reordered, 2) == bytes ? 0 : 1;
            }
        }
        QCOMPARE(changed, 0);
    }

    void reordering_losesNoPiece_andLeavesNoneInItsPlace() {
        const Scenario scene = randomScene(5);
        QVERIFY(scene.terrain.size() > 3);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Scenario reordered = withPiecesReordered(scene, seed);
            for (std::size_t i = 0; i < scene.terrain.size(); ++i) {
                QVERIFY(reordered.terrain[i].id != scene.terrain[i].id);
            }
            const auto place = [&](const Piece& piece) { return std::ranges::find(scene.terrain, piece.id, &Piece::id); };
            std::ranges::sort(reordered.terrain, {}, place);
            QVERIFY(reordered == scene);
        }
    }
};

QTEST_GUILESS_MAIN(TestDeterminism)
#include "tst_determinism.moc"
