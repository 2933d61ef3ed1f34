#include "app/desktop/services/sight_service.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/services/table_cache.h"
#include "app/shared/painting/paint_options.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/events.h"
#include "tests/support/gui_table.h"

#include <QDeadlineTimer>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::test;
using geometry::pointFromInches;
using scenarios::ModelId;

namespace {

SightRequest about(const std::vector<ModelId>& targets) {
    SightRequest request;
    request.observer = kM1;
    request.targets = targets;
    return request;
}

bool settle(const SightService& service) {
    return QTest::qWaitFor([&] { return !service.isBusy(); }, 5000);
}

} // namespace

class TestSightService : public QObject {
    Q_OBJECT

private slots:
    void answer_isTheJudgesVerdict() {
        const scenarios::Scenario scenario = test::smallTable();
        SightService service;
        service.ask(scenario, about({kM2, kM3}));
        QVERIFY(settle(service));
        const auto& verdicts = *service.lastResult().verdicts;
        QCOMPARE(verdicts.size(), std::size_t{2});
        const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
        QVERIFY(verdicts[0] == scenarios::judge(table, {kM1, kM2}));
        QVERIFY(verdicts[1] == scenarios::judge(table, {kM1, kM3}));
        QVERIFY(!verdicts[0].visible());
        QVERIFY(verdicts[1].visible());
    }

    void newestQuestion_wins() {
        SightService service;
        std::vector<quint64> answered;
        connect(&service, &SightService::answered, this,
                [&](const SightResult& result) { answered.push_back(result.question); });
        quint64 last = 0;
        scenarios::Scenario scenario = test::smallTable();
        for (int i = 0; i < 200; ++i) {
            scenario = scenarios::withModelAt(std::move(scenario), kM1, pointFromInches(10 + i * 0.01, 20));
            last = service.ask(scenario, about({kM2, kM3}));
        }
        QVERIFY(service.isBusy());
        QVERIFY(settle(service));
        // No event was handled while asking: whatever was answered meanwhile came too late.
        QCOMPARE(answered, std::vector<quint64>{last});
        const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
        QVERIFY(service.lastResult().verdicts->front() == scenarios::judge(table, {kM1, kM2}));
        // Answers come in the order of their questions: a late one would come before that of the next.
        const quint64 next = service.ask(scenario, about({kM2}));
        QVERIFY(settle(service));
        QCOMPARE(answered, (std::vector<quint64>{last, next}));
    }

    void modelsThatAreNotThere_areLeftOut() {
        SightService service;
        service.ask(test::smallTable(), about({ModelId{QStringLiteral("nobody")}, kM1, kM3}));
        QVERIFY(settle(service));
        QCOMPARE(service.lastResult().verdicts->size(), std::size_t{1});
        QCOMPARE(service.lastResult().verdicts->front().target, kM3);
    }

    void withoutAnObserver_theAnswerIsEmpty() {
        SightService service;
        SightRequest request;
        request.targets = {kM2};
        service.ask(test::smallTable(), request);
        QVERIFY(settle(service));
        QVERIFY(service.lastResult().verdicts->empty());
        QVERIFY(service.lastResult().problem.isEmpty());
    }

    void brokenRules_areTold() {
        SightService service;
        service.ask(scenarios::withRules(test::smallTable(), QStringLiteral("no-such-rules")), about({kM2}));
        QVERIFY(settle(service));
        QVERIFY(service.lastResult().verdicts->empty());
        QVERIFY(!service.lastResult().problem.isEmpty());
        // And the next good question is answered.
        service.ask(test::smallTable(), about({kM2}));
        QVERIFY(settle(service));
        QCOMPARE(service.lastResult().verdicts->size(), std::size_t{1});
    }

    void focus_aloneCarriesDetailsAndAttempts() {
        SightService service;
        SightRequest request = about({kM2, kM3});
        request.focus = kM2;
        request.keepAttempts = true;
        request.detailsForAll = false;
        service.ask(test::smallTable(), request);
        QVERIFY(settle(service));
        const auto first = service.lastResult();
        QVERIFY(!(*first.verdicts)[0].attempts.empty());
        QVERIFY((*first.verdicts)[1].attempts.empty());
        QVERIFY((*first.verdicts)[0].certainty.has_value());
        QVERIFY(!(*first.verdicts)[1].certainty.has_value());
        QVERIFY(first.focused() == &(*first.verdicts)[0]);
        request.detailsForAll = true;
        service.ask(test::smallTable(), request);
        QVERIFY(settle(service));
        QVERIFY((*service.lastResult().verdicts)[1].certainty.has_value());
        QVERIFY((*service.lastResult().verdicts)[1].attempts.empty());
    }

    void S3_19_terrainThatMoves_changesTheAnswer() {
        SightService service;
        scenarios::Scenario scenario = test::smallTable();
        service.ask(scenario, about({kM2}));
        QVERIFY(settle(service));
        QVERIFY(!service.lastResult().verdicts->front().visible());
        scenario = scenarios::withPieceMoved(std::move(scenario), {QStringLiteral("box")},
                                             {{}, geometry::Length::fromInches(15)});
        service.ask(scenario, about({kM2}));
        QVERIFY(settle(service));
        QVERIFY(service.lastResult().verdicts->front().visible());
    }

    /// Questions about one table share its preparation; whatever is edited, the next answer knows it.
    void S3_19_T19_thePreparedTable_isKept_untilAnythingIsEdited() {
        using Edit = std::function<void(scenarios::Scenario&)>;
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("height-tags");
        app::TableCache cache;
        QString problem;
        const auto* first = cache.tableFor(scenario, problem);
        QVERIFY(first);
        const auto* kept = first->scenario().models.data();
        const scenarios::Scenario same = scenario;
        for (int again = 0; again < 3; ++again) { // hits: nothing is prepared anew
            QCOMPARE(cache.tableFor(same, problem)->scenario().models.data(), kept);
        }
        const std::vector<std::pair<const char*, Edit>> edits{
            {"position", [](auto& s) { s.models[0].position = pointFromInches(10, 30); }},
            {"height", [](auto& s) { s.models[0].height = geometry::Length::fromInches(4); }},
            {"base",
             [](auto& s) { s.models[0].base = *geometry::Footprint::round(geometry::Length::fromMillimeters(400)); }},
            {"facing", [](auto& s) { s.models[0].facing = geometry::Angle::fromDegrees(90); }},
            {"keywords", [](auto& s) { s.models[0].keywords = QStringList{QStringLiteral("aircraft")}; }},
            {"elevation", [](auto& s) { s.models[0].elevation = geometry::Length::fromInches(3); }},
            {"class", [](auto& s) { s.terrain[0].heightClass = scenarios::HeightClass::Low; }},
            {"traits", [](auto& s) { s.terrain[0].traits = QStringList{QStringLiteral("obscuring")}; }},
            {"height of a piece", [](auto& s) { s.terrain[0].height = geometry::Length::fromInches(1); }},
            {"kind", [](auto& s) { s.terrain[0].kind = QStringLiteral("area"); }},
            {"no piece", [](auto& s) { s.terrain.clear(); }},
            {"rules", [](auto& s) { s.rules = QStringLiteral("plan"); }}};
        int turned = 0;
        for (const auto& [name, edit] : edits) {
            const auto before = scenarios::judge(*cache.tableFor(scenario, problem), {kM1, kM2});
            QVERIFY2(!before.ruling.visible, name);
            scenarios::Scenario edited = scenario;
            edit(edited);
            const auto* table = cache.tableFor(edited, problem);
            QVERIFY2(table, qPrintable(problem));
            const auto after = scenarios::judge(*table, {kM1, kM2});
            QVERIFY2(after == scenarios::judge({edited, *scenarios::ruleSetOf(edited)}, {kM1, kM2}), name);
            turned += after.ruling.visible ? 1 : 0;
        }
        QVERIFY2(turned >= 5, qPrintable(QString::number(turned)));
    }

    void destroying_whileBusy_isSafe() {
        for (int i = 0; i < 50; ++i) {
            SightService service;
            service.ask(test::smallTable(), about({kM2, kM3}));
        }
        test::handleEvents(); // what was posted to them
    }

    void watch_asksAboutThePairAndAllEnemies() {
        test::GuiTable table;
        table.state.setObserver(kM1);
        QVERIFY(table.waitForAnswer());
        QVERIFY(table.service.lastResult().verdicts->empty());
        table.state.setPreviewTarget(kM2);
        QVERIFY(table.waitForAnswer());
        QCOMPARE(table.service.lastResult().verdicts->size(), std::size_t{1});
        table.state.setOneToMany(true);
        QVERIFY(table.waitForAnswer());
        QCOMPARE(table.service.lastResult().verdicts->size(), std::size_t{2});
        QCOMPARE(table.service.lastResult().focused()->target, kM2);
        // The scene shows the very list that the service answered.
        QCOMPARE(table.scene.shownSight().verdicts.get(), table.service.lastResult().verdicts.get());
        table.state.setObserver({});
        QVERIFY(table.waitForAnswer());
        QVERIFY(table.scene.shownSight().verdicts->empty());
    }

    void watch_followsADrag() {
        test::GuiTable table;
        table.state.setObserver(kM1);
        table.state.setTarget(kM2);
        QVERIFY(table.waitForAnswer());
        QVERIFY(!table.service.lastResult().focused()->visible());
        table.drag({40, 20}, {40, 40});
        QVERIFY(QTest::qWaitFor(
            [&] { return !table.service.isBusy() && table.service.lastResult().focused()->visible(); }, 5000));
        const scenarios::Scenario& now = table.document.scenario();
        const scenarios::PreparedTable prepared{now, *scenarios::ruleSetOf(now)};
        QVERIFY(*table.service.lastResult().focused() == scenarios::judge(prepared, {kM1, kM2}));
    }

    void watch_answersOftenEnoughForADrag() {
        // Steps come without a rest: the answers must not cancel each other away.
        test::GuiTable table;
        table.state.setObserver(kM1);
        table.state.setTarget(kM2);
        QVERIFY(table.waitForAnswer());
        int answers = 0;
        connect(&table.service, &SightService::answered, this, [&] { ++answers; });
        const app::Gesture gesture = app::Gesture::begin();
        // As long as it takes: a machine under load answers later, but it must answer while the drag goes on.
        const QDeadlineTimer end{60'000};
        for (int i = 0; answers < 20 && !end.hasExpired(); ++i) {
            table.document.edit(
                QStringLiteral("Move"),
                scenarios::withModelAt(table.document.scenario(), kM1, pointFromInches(10 + (i % 1000) * 0.01, 20)),
                gesture);
            QCoreApplication::processEvents();
        }
        QVERIFY2(answers >= 20, qPrintable(QStringLiteral("%1 answers").arg(answers)));
        QVERIFY(table.waitForAnswer());
    }

    void drag_onTheTournamentTable_answersEachStepAsTheJudgeDoes() {
        const auto loaded = scenarios::readScenarioFile(
            QStringLiteral(SIGHTLINE_SOURCE_DIR "/scenarios/library/tournament-table.sightline"));
        QVERIFY(loaded);
        test::GuiTable table{loaded->scenario};
        QVERIFY(loaded->scenario.terrain.size() >= 40);
        const scenarios::Model& mover = loaded->scenario.models.front();
        const auto enemy = std::ranges::find_if(loaded->scenario.models,
                                                [&](const auto& model) { return model.player != mover.player; });
        table.state.setObserver(mover.id);
        table.state.setTarget(enemy->id);
        table.state.setOneToMany(true);
        QVERIFY(table.waitForAnswer());
        QVERIFY(table.service.lastResult().verdicts->size() >= 30);
        quint64 question = table.service.lastResult().question;
        const app::Gesture gesture = app::Gesture::begin();
        const QPointF start = app::toInches(mover.position);
        for (int step = 1; step <= 25; ++step) {
            const geometry::Point place = pointFromInches(start.x() + step * 0.5, start.y() - step * 0.25);
            table.document.edit(QStringLiteral("Move"),
                                scenarios::withModelAt(table.document.scenario(), mover.id, place), gesture);
            QVERIFY(table.waitForAnswer());
            const SightResult& result = table.service.lastResult();
            QVERIFY(result.question > question);
            question = result.question;
            const scenarios::PreparedTable prepared{table.document.scenario(),
                                                    *scenarios::ruleSetOf(table.document.scenario())};
            for (const scenarios::Verdict& verdict : *result.verdicts) {
                const scenarios::Verdict expected = scenarios::judge(prepared, {verdict.observer, verdict.target});
                QCOMPARE(verdict.visibility, expected.visibility);
                QCOMPARE(verdict.distance.nanometers(), expected.distance.nanometers());
            }
            QVERIFY(result.focused() && result.focused()->certainty.has_value());
            // The scene shows this answer and no other.
            QCOMPARE(table.scene.shownSight().verdicts.get(), result.verdicts.get());
        }
        // What was left out on the way is there once things rest.
        QVERIFY(QTest::qWaitFor(
            [&] { return !table.service.isBusy() && table.service.lastResult().request.detailsForAll; }, 5000));
        QVERIFY(std::ranges::all_of(*table.service.lastResult().verdicts,
                                    [](const auto& verdict) { return verdict.certainty.has_value(); }));
    }
};

int main(int argc, char** argv) { return test::runWithTestFont<TestSightService>(argc, argv); }
#include "tst_sight_service.moc"
