#include "scenarios/conformance/agreement.h"
#include "scenarios/conformance/agreement_checks.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QTest>

#include <map>
#include <random>

using namespace sightline;
using namespace sightline::scenarios;

namespace {

std::vector<Question> questionsOf(const Scenario& scenario) {
    auto questions = pairQuestions(scenario);
    constexpr std::size_t kMax = 60; // more of one table would only take longer
    questions.resize(std::min(questions.size(), kMax));
    return questions;
}

/// The verdicts, one after the other.
QByteArray answersTo(const std::vector<Question>& questions, const Scenario& scenario, int threads) {
    const PreparedTable table{scenario, ruleSetOf(scenario).value()};
    QByteArray text;
    for (const Verdict& verdict : judgeAll(table, questions, threads)) {
        text += jsonOf(verdict);
    }
    return text;
}

/// All verdicts of a table, one after the other.
QByteArray matrixOf(const Scenario& scenario, int threads) {
    return answersTo(questionsOf(scenario), scenario, threads);
}

/// The list in an order that the seed picks, the same on each machine.
template <class List> List shuffled(List list, std::uint64_t seed) {
    std::mt19937_64 engine{seed};
    for (std::size_t i = list.size(); i > 1; --i) {
        std::swap(list[i - 1], list[engine() % i]);
    }
    return list;
}

/// What a verdict says in words, who blocks, and the distance: all that does not name a place or carry the rounding of
/// a sum.
QString wordsOf(const Verdict& verdict) {
    const QJsonObject json = QJsonDocument::fromJson(jsonOf(verdict)).object();
    QJsonObject words;
    for (const auto* key : {"verdict", "certainty", "method", "fully_visible", "distance_in", "ruling"}) {
        words[QLatin1String{key}] = json[QLatin1String{key}];
    }
    QJsonArray blockers;
    for (const QJsonValue& blocker : json["blocked_by"].toArray()) {
        blockers.append(blocker["piece"]);
    }
    words["blocked_by"] = blockers;
    return QString::fromUtf8(QJsonDocument{words}.toJson(QJsonDocument::Compact));
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
        for (const int threads : {0, 1, 2, 3, 7}) {
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

    void orderOfModels_changesNoByte() {
        for (std::uint64_t seed = 901; seed <= 905; ++seed) {
            const Scenario scene = randomScene(seed);
            const auto questions = questionsOf(scene);
            const QByteArray bytes = answersTo(questions, scene, 1);
            Scenario reordered = scene;
            reordered.models = shuffled(scene.models, seed);
            QVERIFY(reordered.models != scene.models);
            QCOMPARE(answersTo(questions, reordered, 2), bytes);
        }
    }

    /// Nothing is left over in a thread from the questions before.
    void orderOfQuestions_changesNoAnswer() {
        for (std::uint64_t seed = 901; seed <= 905; ++seed) {
            const Scenario scene = randomScene(seed);
            const auto questions = questionsOf(scene);
            std::map<std::pair<QString, QString>, QByteArray> first;
            for (const Question& question : questions) {
                first[{question.observer.value, question.target.value}] = answersTo({question}, scene, 1);
            }
            for (const Question& question : shuffled(questions, seed)) {
                QCOMPARE(answersTo({question}, scene, 1), (first[{question.observer.value, question.target.value}]));
            }
        }
    }

    void tableMovedByWholeInches_givesTheSameWords_data() {
        testsupport::addColumns<int, int>("right", "down");
        QTest::newRow("a little") << 1 << 2;
        QTest::newRow("beyond the corner of the table") << -700 << 333;
        QTest::newRow("far away") << 30'000 << -30'000;
    }

    void tableMovedByWholeInches_givesTheSameWords() {
        auto [right, down] = testsupport::fetch<int, int>("right", "down");
        for (std::uint64_t seed = 901; seed <= 905; ++seed) {
            const Scenario scene = randomScene(seed);
            std::vector<AnyId> all;
            std::ranges::transform(scene.terrain, std::back_inserter(all), &Piece::id);
            std::ranges::transform(scene.models, std::back_inserter(all), &Model::id);
            const geometry::Vector way = geometry::pointFromInches(right, down) - geometry::Point{};
            const Scenario moved = withMoved(scene, all, way);
            QVERIFY(moved.models.front().position == scene.models.front().position + way);
            const PreparedTable before{scene, ruleSetOf(scene).value()};
            const PreparedTable after{moved, ruleSetOf(moved).value()};
            for (const Question& question : questionsOf(scene)) {
                const Verdict one = judge(before, question);
                const Verdict other = judge(after, question);
                QCOMPARE(wordsOf(other), wordsOf(one));
            }
        }
    }

    void reordering_losesNoPiece_andLeavesNoneInItsPlace() {
        const Scenario scene = randomScene(5);
        QVERIFY(scene.terrain.size() > 3);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Scenario reordered = withPiecesReordered(scene, seed);
            for (std::size_t i = 0; i < scene.terrain.size(); ++i) {
                QVERIFY(reordered.terrain[i].id != scene.terrain[i].id);
            }
            const auto place = [&](const Piece& piece) {
                return std::ranges::find(scene.terrain, piece.id, &Piece::id);
            };
            std::ranges::sort(reordered.terrain, {}, place);
            QVERIFY(reordered == scene);
        }
    }
};

QTEST_GUILESS_MAIN(TestDeterminism)
#include "tst_determinism.moc"
