#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/design_actions.h"
#include "app/desktop/design/design_desk.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/main_window.h"
#include "app/desktop/panels/length_box.h"
#include "app/desktop/panels/page_switch.h"
#include "app/desktop/scene/table_view.h"
#include "app/desktop/settings/settings.h"
#include "scenarios/analysis/spot_values.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/gui_table.h"

#include <QAction>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace sightline;
using app::MainWindow;
using app::MoveAim;
using geometry::Length;
using tests::runCli;

namespace {

const scenarios::ModelId kCaptain{QStringLiteral("a-captain")};
const scenarios::ModelId kPrime{QStringLiteral("b-prime")};

struct Window {
    QTemporaryDir folder;
    app::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    Window() {
        window.resize(1300, 850);
        window.openLibrary(QStringLiteral("tournament-table"));
        window.show();
        window.actions().design->moves->trigger();
        window.state().setSelection({scenarios::AnyId{kCaptain}});
        set("movesCell", 1);
        set("movesTheirCell", 3);
        QCoreApplication::processEvents();
    }
    void set(const char* box, double inches) { window.findChild<app::LengthBox*>(QLatin1String{box})->setLength(Length::fromInches(inches)); }
    [[nodiscard]] app::MovesDesk& moves() const { return window.design().moves(); }
    [[nodiscard]] QPushButton* button(const char* name) const { return window.findChild<QPushButton*>(QLatin1String{name}); }
    [[nodiscard]] bool settled() const {
        return QTest::qWaitFor([this] { return window.design().isSettled(); }, 60000);
    }
    void ask(MoveAim aim) {
        moves().setAim(aim);
        QVERIFY(button("movesGo")->isEnabled());
        button("movesGo")->click();
        QVERIFY(settled());
        QVERIFY2(moves().answer(), qPrintable(text("movesAnswer")));
    }
    void onlyTheTarget() {
        window.state().setTarget(kPrime);
        window.findChild<QComboBox*>(QStringLiteral("movesEnemies"))->setCurrentIndex(1);
    }
    [[nodiscard]] QString file() {
        const QString path = folder.filePath(QStringLiteral("table.sightline"));
        window.document().saveAs(path);
        return path;
    }
    [[nodiscard]] QString text(const char* label) const { return window.findChild<QLabel*>(QLatin1String{label})->text(); }
    [[nodiscard]] const app::TableScene& scene() const { return window.view()->tableScene(); }
};

/// A way of the window, and that of the command line.
void compareWays(const scenarios::MoveWay& way, const QJsonObject& json) {
    QCOMPARE(way.length.inches(), json["length_in"].toDouble());
    QCOMPARE(way.cost, json["cost_in"].toDouble());
    QCOMPARE(static_cast<int>(way.corners.size()), json["corners"].toArray().size());
    QCOMPARE(way.corners.back().x.inches(), json["at"].toArray()[0].toDouble());
    QCOMPARE(way.corners.back().y.inches(), json["at"].toArray()[1].toDouble());
}

} // namespace

/// Answers about moves: the numbers of window and command line are the same, and a move is one step.
class TestMovesWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void safeGround_isThatOfTheCommandLine() {
        Window w;
        w.onlyTheTarget();
        w.ask(MoveAim::SafeGround);
        const auto& ground = *w.moves().answer()->ground;
        const auto json = runCli({"safe", w.file(), "--from", "a-captain", "--against", "b-prime", "--move", "6", "--their-move", "6", "--cell", "1", "--their-cell", "3", "--json"}).json().object();
        QCOMPARE(static_cast<int>(ground.places.size()), json["places"].toInt());
        QVERIFY(json["places"].toInt() > 20);
        QCOMPARE(ground.countOf(scenarios::Safety::Safe), json["safe"].toInt());
        QCOMPARE(ground.countOf(scenarios::Safety::SeenAfterMove), json["seen_after_move"].toInt());
        QCOMPARE(ground.countOf(scenarios::Safety::Seen), json["seen"].toInt());
        const auto values = valuesOf(ground);
        const auto rows = json["safety"].toArray();
        int told = 0;
        for (int row = 0; row < values.grid.rows(); ++row) {
            for (int column = 0; column < values.grid.columns(); ++column) {
                const std::size_t spot = values.grid.index(column, row);
                const int printed = rows[row].toArray()[column].toInt();
                QCOMPARE(values.isTold(spot) ? static_cast<int>(values.values[spot]) + 1 : 0, printed);
                QCOMPARE(w.scene().heat().picture.cells.pixelColor(column, row).alpha() > 0, printed != 0);
                told += printed != 0 ? 1 : 0;
            }
        }
        QVERIFY(told > 20);
        QCOMPARE(w.moves().answer()->way.has_value(), !json["nearest"].isNull());
        if (w.moves().answer()->way) {
            compareWays(*w.moves().answer()->way, json["nearest"].toObject());
        }
    }

    void threat_isThatOfTheCommandLine_andGivesWayToTheMap() {
        Window w;
        w.ask(MoveAim::Threat);
        const auto list = runCli({"threat", w.file(), "--player", "b", "--move", "6", "--cell", "1", "--their-cell", "3", "--csv"}).output;
        QCOMPARE(heatMapCsv(w.moves().answer()->threat->models), list);
        QVERIFY(list.contains(",1,"));
        QVERIFY(!w.scene().heat().isEmpty());
        w.window.actions().design->map->setChecked(true);
        QVERIFY(w.settled());
        w.window.actions().design->map->setChecked(false);
        QVERIFY(w.scene().heat().isEmpty());
    }

    void aPlaceToHide_isThatOfTheCommandLine_andTheMoveIsOneStep() {
        Window w;
        w.set("movesMove", 12);
        w.set("movesTheirMove", 0);
        w.onlyTheTarget();
        w.ask(MoveAim::Hidden);
        const QStringList question{"goto", w.file(), "--from", "a-captain", "--hidden-from", "b-prime", "--move", "12", "--cell", "1", "--json"};
        const auto json = runCli(question).json().object();
        const auto way = w.moves().answer()->way;
        QCOMPARE(way.has_value(), json["found"].toBool());
        QVERIFY(way);
        compareWays(*way, json);
        QVERIFY(w.moves().answer()->end());
        const auto& marks = w.scene().designMarks();
        QCOMPARE(marks.strips.size(), way->corners.size() - 1);
        QCOMPARE(marks.ghosts.size(), std::size_t{1});
        // Another page draws nothing of it, this one does again.
        auto* pages = w.window.findChild<app::PageSwitch*>(QStringLiteral("designPages"));
        pages->setCurrentIndex(0);
        QVERIFY(w.scene().designMarks().isEmpty());
        pages->setCurrentIndex(4);
        QVERIFY(!w.scene().designMarks().isEmpty());
        const auto before = w.window.document().scenario();
        const int steps = w.window.document().undoStack()->index();
        w.button("movesApply")->click();
        QCOMPARE(w.window.document().undoStack()->index(), steps + 1);
        QCOMPARE(w.window.document().scenario().model(kCaptain)->position, way->corners.back());
        QVERIFY(w.scene().designMarks().isEmpty());
        QVERIFY(!w.button("movesApply")->isEnabled());
        // There it is hidden: nothing nearer can be found.
        QCOMPARE(w.file(), question[1]);
        QCOMPARE(runCli(question).json().object()["length_in"].toDouble(), 0.0);
        w.window.document().undoStack()->undo();
        QCOMPARE(w.window.document().scenario(), before);
    }

    void aPlaceToSeeFrom_isThatOfTheCommandLine() {
        Window w;
        w.set("movesMove", 20);
        w.window.state().setTarget({});
        QVERIFY(w.button("movesGo")->isEnabled());
        w.moves().setAim(MoveAim::Sees);
        QVERIFY(!w.button("movesGo")->isEnabled()); // no target yet
        w.window.state().setTarget(kPrime);
        w.ask(MoveAim::Sees);
        const auto json = runCli({"goto", w.file(), "--from", "a-captain", "--sees", "b-prime", "--move", "20", "--cell", "1", "--json"}).json().object();
        QCOMPARE(w.moves().answer()->place->places, json["places"].toInt());
        QCOMPARE(w.moves().answer()->way.has_value(), json["found"].toBool());
        if (w.moves().answer()->way) {
            compareWays(*w.moves().answer()->way, json);
        }
    }

    void aLockedModel_isNotMoved_andAnAnswerCanBeCalledOffAndCleared() {
        Window w;
        auto scenario = w.window.document().scenario();
        for (auto& model : scenario.models) {
            model.locked = true;
        }
        w.window.document().edit(QStringLiteral("Lock"), scenario);
        w.set("movesMove", 12);
        w.set("movesTheirMove", 0);
        w.onlyTheTarget();
        w.ask(MoveAim::Hidden);
        QVERIFY(w.moves().answer()->end());
        QVERIFY(!w.button("movesApply")->isEnabled());
        w.button("movesClear")->click();
        QVERIFY(!w.moves().answer());
        QVERIFY(w.scene().designMarks().isEmpty());
        w.set("movesCell", 0.25);
        w.moves().setAim(MoveAim::SafeGround);
        w.button("movesGo")->click();
        emit w.moves().page()->stopAsked();
        QVERIFY(w.settled());
        QVERIFY(!w.moves().answer());
        QVERIFY(w.text("movesAnswer").contains(QStringLiteral("Cancelled")));
    }

    void withoutAModel_nothingIsAsked() {
        Window w;
        w.window.state().clearSelection();
        w.window.state().setObserver({});
        QVERIFY(!w.button("movesGo")->isEnabled());
        QCOMPARE(w.text("movesModel"), QStringLiteral("Choose one model on the table."));
    }
};

QTEST_MAIN(TestMovesWindow)
#include "tst_moves_window.moc"
