#include "scenarios/assemblies.h"
#include "scenarios/flip.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/random_scene.h"
#include "tests/support/dice.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace sightline;
using namespace sightline::scenarios;
using geometry::Length;
using geometry::Vector;
using geometry::Visibility;

namespace {

Scenario librarySceneNamed(const QString& id) {
    const auto entry = std::ranges::find(libraryEntries(), id, &LibraryEntry::id);
    return readScenario(libraryBytes(*entry), entry->id)->scenario;
}

/// The whole table after a move, judged anew.
Visibility after(const PreparedTable& table, const Question& question, const AnyId& thing, Vector by) {
    std::vector<AnyId> things{thing};
    if (const auto* piece = std::get_if<PieceId>(&thing)) {
        const auto carried = carriedBy(table.scenario(), *piece);
        things = {carried.begin(), carried.end()};
    }
    Question plain = question;
    plain.wantDetails = false;
    return judge(PreparedTable{withMoved(table.scenario(), things, by), table.rules()}, plain).visibility;
}

Vector vectorOf(double angle, double length) {
    return {Length::fromMillimeters(length * std::cos(angle)), Length::fromMillimeters(length * std::sin(angle))};
}

} // namespace

class TestFlip : public QObject {
    Q_OBJECT

private slots:
    void slit_isClosedByMovingARuinByItsWidth() {
        const Scenario scenario = librarySceneNamed(QStringLiteral("the-slit"));
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const Question question{ModelId{"red-sniper"}, ModelId{"blue-guide"}};
        const Verdict verdict = judge(table, question);
        QVERIFY(verdict.visible());
        const auto things = thingsToFlip(table, verdict);
        QVERIFY(std::ranges::find(things, AnyId{PieceId{"north-ruin"}}) != things.end());
        QVERIFY(std::ranges::find(things, AnyId{PieceId{"south-ruin"}}) != things.end());
        for (const Flip& flip : flipsOf(table, question.observer, question.target, things)) {
            QVERIFY(!flip.turnsClear);
            if (std::holds_alternative<PieceId>(flip.moved)) {
                // Nothing shorter than the width of the slit can close it, and straight across that is enough.
                QVERIFY(std::abs(flip.lengthMillimeters - *verdict.clearanceMillimeters) < 1e-3);
                QVERIFY(flip.atLeastMillimeters > 0.95 * *verdict.clearanceMillimeters);
            }
        }
    }

    void moves_turnTheVerdict_andNoShorterOneDoes_data() {
        QTest::addColumn<Scenario>("scenario");
        for (int seed = 31; seed <= 36; ++seed) {
            QTest::addRow("random scene %d", seed) << randomScene(static_cast<std::uint64_t>(seed));
        }
        QTest::newRow("tournament table") << librarySceneNamed(QStringLiteral("tournament-table"));
        QTest::newRow("high ground, with heights") << librarySceneNamed(QStringLiteral("high-ground"));
    }

    void moves_turnTheVerdict_andNoShorterOneDoes() {
        QFETCH(Scenario, scenario);
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const auto questions = pairQuestions(scenario);
        constexpr std::size_t kPairs = 3;
        constexpr int kTries = 12;
        testsupport::Dice dice{4711};
        int found = 0;
        int proved = 0;
        for (std::size_t i = 0; i < questions.size(); i += std::max<std::size_t>(1, questions.size() / kPairs)) {
            const Verdict verdict = judge(table, questions[i]);
            const auto things = thingsToFlip(table, verdict, 2);
            FlipOptions options;
            options.mostQuestions = 2'000;
            for (const Flip& flip : flipsOf(table, verdict.observer, verdict.target, things, options)) {
                const QString what = verdict.observer.value + " to " + verdict.target.value + ", moved " + textOf(flip.moved);
                if (flip.by) {
                    ++found;
                    QVERIFY2(flip.atLeastMillimeters <= flip.lengthMillimeters + 1e-5, qPrintable(what));
                    const Visibility turned = after(table, questions[i], flip.moved, *flip.by);
                    QVERIFY2(turned == (verdict.visible() ? Visibility::Blocked : Visibility::Clear), qPrintable(what));
                }
                proved += flip.atLeastMillimeters > 0.01 ? 1 : 0;
                const double within = std::min(flip.atLeastMillimeters, 400.0);
                for (int n = 0; n < kTries && within > 0.01; ++n) {
                    // Most tries just below the bound, where it would be wrong first.
                    const double length = within * (n % 3 == 0 ? dice.between(0.0, 0.9999) : 0.9999);
                    const Vector by = vectorOf(dice.between(0.0, 2 * std::numbers::pi), length);
                    QVERIFY2(after(table, questions[i], flip.moved, by) == verdict.visibility,
                             qPrintable(QStringLiteral("%1 by (%2, %3) mm, which is less than %4 (seed 4711)")
                                            .arg(what)
                                            .arg(by.x.millimeters(), 0, 'f', 6)
                                            .arg(by.y.millimeters(), 0, 'f', 6)
                                            .arg(flip.atLeastMillimeters)));
                }
            }
        }
        qInfo("%d moves, %d bounds", found, proved);
        QVERIFY(proved > 0);
    }

    void pieceThatOthersReplace_cannotOpenAnything() {
        const Scenario scenario = librarySceneNamed(QStringLiteral("tournament-table"));
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const Question question{ModelId{"a-rifles-9"}, ModelId{"b-stalkers-1"}};
        const std::vector<AnyId> things{PieceId{"chapel-wall-west"}};
        const Flip flip = flipsOf(table, question.observer, question.target, things).front();
        QVERIFY(!flip.by && std::isinf(flip.atLeastMillimeters));
        const PreparedTable without{withRemoved(scenario, things), table.rules()};
        QVERIFY(!judge(without, question).visible());
    }

    void results_doNotDependOnThreads() {
        const Scenario scenario = randomScene(34);
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        const Question question = pairQuestions(scenario).front();
        const auto things = thingsToFlip(table, judge(table, question));
        FlipOptions options;
        options.threads = 1;
        const auto one = flipsOf(table, question.observer, question.target, things, options);
        options.threads = 4;
        int told = 0;
        options.progress = [&](int done, int all) { told += done <= all ? 1 : 0; };
        QVERIFY(flipsOf(table, question.observer, question.target, things, options) == one);
        QCOMPARE(told, static_cast<int>(things.size()));
    }

    void stopRequest_endsTheSearch() {
        const Scenario scenario = librarySceneNamed(QStringLiteral("tournament-table"));
        const PreparedTable table{scenario, ruleSetOf(scenario).value()};
        std::stop_source stop;
        stop.request_stop();
        const std::vector<AnyId> things{ModelId{"b-prime"}};
        const auto flips = flipsOf(table, ModelId{"a-captain"}, ModelId{"b-prime"}, things, {}, stop.get_token());
        QVERIFY(!flips.front().by);
        QCOMPARE(flips.front().atLeastMillimeters, 0.0);
    }

    void carriedPieces_moveAlong() {
        Scenario scenario;
        for (const auto& [id, parent] : {std::pair{"mat", ""}, std::pair{"ruin", "mat"}, std::pair{"roof", "ruin"}, std::pair{"rock", ""}}) {
            Piece piece;
            piece.id.value = QString::fromLatin1(id);
            piece.parent = QString::fromLatin1(parent);
            scenario.terrain.push_back(piece);
        }
        QCOMPARE(carriedBy(scenario, PieceId{"mat"}), (std::vector{PieceId{"mat"}, PieceId{"ruin"}, PieceId{"roof"}}));
        QCOMPARE(assembliesOf(scenario).size(), std::size_t{2});
        scenario.terrain[0].parent = QStringLiteral("roof"); // a ring
        QCOMPARE(assembliesOf(scenario).size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TestFlip)

#include "tst_flip.moc"
