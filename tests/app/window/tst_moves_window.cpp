#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/page_switch.h"
#include "scenarios/analysis/sample_point_values.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using geometry::Length;
using tests::runCli;

namespace {

const scenarios::ModelId kCaptain{QStringLiteral("a-captain")};
const scenarios::ModelId kPrime{QStringLiteral("b-prime")};

QString number(double value) { return QString::number(value, 'g', 17); }
QString place(geometry::Point at) { return number(at.x.inches()) + u',' + number(at.y.inches()); }

/// Who sees a way, and what the command line prints of it; the list of all together has the borders of each alone.
void compareWatch(const app::MovesAnswer& answer, const QJsonObject& json) {
    const auto enemies = json["against"].toArray();
    QCOMPARE(static_cast<int>(answer.watched->size()), enemies.size());
    int seeing = 0;
    for (std::size_t i = 0; i < answer.watched->size(); ++i) {
        const auto& one = (*answer.watched)[i];
        const auto printed = enemies[static_cast<qsizetype>(i)].toObject();
        QCOMPARE(one.enemy.value, printed["id"].toString());
        QCOMPARE(one.seesEnd, printed["sees_end"].toBool());
        QCOMPARE(one.positionsAfterMove, printed["places_after_move"].toInt());
        QCOMPARE(one.positionsSeeingEnd, printed["places_seeing_end"].toInt());
        const auto stretches = printed["stretches"].toArray();
        QCOMPARE(static_cast<int>(one.stretches.size()), stretches.size());
        for (qsizetype k = 0; k < stretches.size(); ++k) {
            const auto& stretch = one.stretches[static_cast<std::size_t>(k)];
            QCOMPARE(stretch.from.inches(), stretches[k].toObject()["from_in"].toDouble());
            QCOMPARE(stretch.to.inches(), stretches[k].toObject()["to_in"].toDouble());
            QCOMPARE(stretch.isSeen, stretches[k].toObject()["seen"].toBool());
            for (const auto& all : answer.stretches) {
                if (stretch.from <= all.from && all.to <= stretch.to) {
                    QCOMPARE(std::ranges::find(all.seenBy, one.enemy) != all.seenBy.end(), stretch.isSeen);
                    seeing += stretch.isSeen ? 1 : 0;
                }
            }
        }
    }
    QVERIFY(seeing > 0 || answer.stretches.size() == 1);
}

/// A way of the window, and that of the command line.
void comparePaths(const scenarios::ModelPath& path, const QJsonObject& json) {
    QCOMPARE(path.length.inches(), json["length_in"].toDouble());
    QCOMPARE(path.cost, json["cost_in"].toDouble());
    QCOMPARE(static_cast<int>(path.corners.size()), json["corners"].toArray().size());
    QCOMPARE(path.corners.back().x.inches(), json["at"].toArray()[0].toDouble());
    QCOMPARE(path.corners.back().y.inches(), json["at"].toArray()[1].toDouble());
}

} // namespace

/// Answers about moves: the numbers of window and command line are the same, and a move is one step.
class TestMovesWindow : public test::WindowTest {
    Q_OBJECT

    void set(const char* box, double inches) const { child<app::LengthBox>(box).setLength(Length::fromInches(inches)); }
    [[nodiscard]] app::MovesController& moves() const { return m_window->design().moves(); }
    [[nodiscard]] QPushButton* button(const char* name) const { return find<QPushButton>(name); }
    void ask(MoveAim aim) const {
        moves().setAim(aim);
        QVERIFY(button("movesGo")->isEnabled());
        button("movesGo")->click();
        QVERIFY(settled());
        QVERIFY2(moves().answer(), qPrintable(text("movesAnswer")));
    }
    void onlyTheTarget() const {
        state().setTarget(kPrime);
        child<QComboBox>("movesEnemies").setCurrentIndex(1);
    }
    /// A tape from click to click.
    void tape(const std::vector<QPointF>& places) const {
        m_window->activateWindow();
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_M);
        for (const QPointF place : places) {
            click(place);
        }
        QTest::keyClick(view(), Qt::Key_Return);
    }

private slots:
    void init() {
        showWindow({1300, 850});
        openTable(QStringLiteral("tournament-table"));
        trigger("modelMoves");
        state().setSelection({scenarios::AnyId{kCaptain}});
        set("movesCell", 1);
        set("movesTheirCell", 3);
        QCoreApplication::processEvents();
    }

    void safeGround_isThatOfTheCommandLine() {
        onlyTheTarget();
        ask(MoveAim::SafeArea);
        const auto& area = *moves().answer()->safeArea;
        const auto json = runCli({"safe", savedTable(), "--from", "a-captain", "--against", "b-prime", "--move", "6",
                                  "--their-move", "6", "--cell", "1", "--their-cell", "3", "--json"})
                              .json()
                              .object();
        QCOMPARE(static_cast<int>(area.places.size()), json["places"].toInt());
        QVERIFY(json["places"].toInt() > 20);
        QCOMPARE(area.countOf(scenarios::Safety::Safe), json["safe"].toInt());
        QCOMPARE(area.countOf(scenarios::Safety::SeenAfterMove), json["seen_after_move"].toInt());
        QCOMPARE(area.countOf(scenarios::Safety::Seen), json["seen"].toInt());
        const auto values = valuesOf(area);
        const auto rows = json["safety"].toArray();
        int told = 0;
        for (int row = 0; row < values.grid.rows(); ++row) {
            for (int column = 0; column < values.grid.columns(); ++column) {
                const std::size_t samplePoint = values.grid.index(column, row);
                const int printed = rows[row].toArray()[column].toInt();
                QCOMPARE(values.hasValue(samplePoint) ? static_cast<int>(values.values[samplePoint]) + 1 : 0, printed);
                QCOMPARE(scene().shown<HeatLayer>().picture.cells.pixelColor(column, row).alpha() > 0, printed != 0);
                told += printed != 0 ? 1 : 0;
            }
        }
        QVERIFY(told > 20);
        QCOMPARE(moves().answer()->path.has_value(), !json["nearest"].isNull());
        if (moves().answer()->path) {
            comparePaths(*moves().answer()->path, json["nearest"].toObject());
        }
    }

    void threat_isThatOfTheCommandLine_andGivesWayToTheMap() {
        ask(MoveAim::Threat);
        const auto list = runCli({"threat", savedTable(), "--player", "b", "--move", "6", "--cell", "1", "--their-cell",
                                  "3", "--height", number(scenario().model(kCaptain)->height.inches()), "--csv"})
                              .output;
        QCOMPARE(heatMapCsv(moves().answer()->threat->models), list);
        QVERIFY(list.contains(",1,"));
        QVERIFY(!scene().shown<HeatLayer>().isEmpty());
        // As high as somebody says instead.
        find<QCheckBox>("movesAsModel")->setChecked(false);
        auto* height = find<QDoubleSpinBox>("movesHeight");
        QVERIFY(height->isEnabled());
        height->setValue(0.5);
        ask(MoveAim::Threat);
        QCOMPARE(heatMapCsv(moves().answer()->threat->models),
                 runCli({"threat", savedTable(), "--player", "b", "--move", "6", "--cell", "1", "--their-cell", "3",
                         "--height", "0.5", "--csv"})
                     .output);
        QVERIFY2(text("movesAnswer").contains(QStringLiteral("0.50")), qPrintable(text("movesAnswer")));
        action("mapOfSight")->setChecked(true);
        QVERIFY(settled());
        action("mapOfSight")->setChecked(false);
        QVERIFY(scene().shown<HeatLayer>().isEmpty());
    }

    void aPlaceToHide_isThatOfTheCommandLine_andTheMoveIsOneStep() {
        set("movesMove", 12);
        set("movesTheirMove", 0);
        onlyTheTarget();
        ask(MoveAim::Hidden);
        const QStringList question{"goto",   savedTable(), "--from", "a-captain", "--hidden-from", "b-prime",
                                   "--move", "12",         "--cell", "1",         "--json"};
        const auto json = runCli(question).json().object();
        const auto path = moves().answer()->path;
        QCOMPARE(path.has_value(), json["found"].toBool());
        QVERIFY(path);
        comparePaths(*path, json);
        QVERIFY(moves().answer()->end());
        const auto& marks = scene().shown<DesignMarks>();
        QCOMPARE(marks.strips.size(), path->corners.size() - 1);
        QCOMPARE(marks.ghosts.size(), std::size_t{1});
        // Another page draws nothing of it, this one does again.
        auto* pages = find<app::PageSwitch>("designPages");
        pages->setCurrentIndex(0);
        QVERIFY(scene().shown<DesignMarks>().isEmpty());
        pages->setCurrentIndex(4);
        QVERIFY(!scene().shown<DesignMarks>().isEmpty());
        const auto before = scenario();
        const int steps = undoStack()->index();
        button("movesApply")->click();
        QCOMPARE(undoStack()->index(), steps + 1);
        QCOMPARE(scenario().model(kCaptain)->position, path->corners.back());
        QVERIFY(scene().shown<DesignMarks>().isEmpty());
        QVERIFY(!button("movesApply")->isEnabled());
        // There it is hidden: nothing nearer can be found.
        QCOMPARE(savedTable(), question[1]);
        QCOMPARE(runCli(question).json().object()["length_in"].toDouble(), 0.0);
        undoStack()->undo();
        QCOMPARE(scenario(), before);
    }

    void aPlaceToSeeFrom_isThatOfTheCommandLine() {
        set("movesMove", 20);
        state().setTarget({});
        QVERIFY(button("movesGo")->isEnabled());
        moves().setAim(MoveAim::Sees);
        QVERIFY(!button("movesGo")->isEnabled()); // no target yet
        state().setTarget(kPrime);
        ask(MoveAim::Sees);
        const auto json = runCli({"goto", savedTable(), "--from", "a-captain", "--sees", "b-prime", "--move", "20",
                                  "--cell", "1", "--json"})
                              .json()
                              .object();
        QCOMPARE(moves().answer()->place->places, json["places"].toInt());
        QCOMPARE(moves().answer()->path.has_value(), json["found"].toBool());
        if (moves().answer()->path) {
            comparePaths(*moves().answer()->path, json);
        }
    }

    void aLockedModel_isNotMoved_andAnAnswerCanBeCalledOffAndCleared() {
        auto scenario = document().scenario();
        for (auto& model : scenario.models) {
            model.locked = true;
        }
        document().edit(QStringLiteral("Lock"), scenario);
        set("movesMove", 12);
        set("movesTheirMove", 0);
        onlyTheTarget();
        ask(MoveAim::Hidden);
        QVERIFY(moves().answer()->end());
        QVERIFY(!button("movesApply")->isEnabled());
        button("movesClear")->click();
        QVERIFY(!moves().answer());
        QVERIFY(scene().shown<DesignMarks>().isEmpty());
        set("movesCell", 0.25);
        moves().setAim(MoveAim::SafeArea);
        button("movesGo")->click();
        emit moves().page()->stopRequested();
        QVERIFY(settled());
        QVERIFY(!moves().answer());
        QVERIFY(text("movesAnswer").contains(QStringLiteral("Canceled")));
    }

    void aTapedWay_isWatchedAsOnTheCommandLine() {
        set("movesTheirMove", 4);
        QVERIFY(!button("movesWatch")->isEnabled()); // no tape yet
        tape({{20, 30}, {24, 22}});
        QVERIFY(button("movesWatch")->isEnabled());
        button("movesWatch")->click();
        QVERIFY(settled());
        const auto& answer = moves().answer();
        QVERIFY2(answer && answer->watched, qPrintable(text("movesAnswer")));
        const auto& corners = answer->path->corners;
        QCOMPARE(corners.size(), std::size_t{3});
        QCOMPARE(corners.front(), scenario().model(kCaptain)->position);
        const auto json = runCli({"way", savedTable(), "--model", "a-captain", "--via", place(corners[1]), "--to",
                                  place(corners[2]), "--their-move", "4", "--their-cell", "3", "--json"})
                              .json()
                              .object();
        QVERIFY(json["straight"].toBool());
        QCOMPARE(answer->path->length.inches(), json["length_in"].toDouble());
        compareWatch(*answer, json);
        // In stretches over the whole way, with words and dash beside hue.
        const auto& stretches = scene().shown<DesignMarks>().stretches;
        QCOMPARE(stretches.size(), answer->stretches.size());
        QVERIFY(stretches.size() > 1);
        QCOMPARE(answer->stretches.front().from, Length{});
        QCOMPARE(answer->stretches.back().to, answer->path->length);
        for (std::size_t i = 0; i < stretches.size(); ++i) {
            QCOMPARE(stretches[i].isSeen, !answer->stretches[i].seenBy.empty());
            QCOMPARE(stretches[i].text, stretches[i].isSeen
                                            ? QStringLiteral("seen by %1").arg(answer->stretches[i].seenBy.size())
                                            : QStringLiteral("unseen"));
        }
        auto* list = find<QTreeWidget>("movesList");
        QVERIFY(list->isVisible());
        QCOMPARE(list->topLevelItemCount(), static_cast<int>(stretches.size()));
        list->setCurrentItem(list->topLevelItem(1));
        QVERIFY(scene().shown<DesignMarks>().stretches[1].isChosen &&
                !scene().shown<DesignMarks>().stretches[0].isChosen);
        // Nobody says that it can go there, so nobody puts it there.
        QVERIFY(!button("movesApply")->isEnabled());
        button("movesClear")->click();
        QVERIFY(scene().shown<DesignMarks>().isEmpty() && !list->isVisible());
    }

    void theWayToTheTapesEnd_andTheOneFound_areWatchedAsOnTheCommandLine() {
        set("movesTheirMove", 0);
        tape({{20, 30}, {24, 22}});
        auto* ways = find<QComboBox>("movesWay");
        ways->setCurrentIndex(static_cast<int>(app::PathSource::TapeEnd));
        button("movesWatch")->click();
        QVERIFY(settled());
        QVERIFY2(moves().answer(), qPrintable(text("movesAnswer")));
        const auto goes = [&] {
            return QStringList{"way",          savedTable(), "--model",
                               "a-captain",    "--to",       place(moves().answer()->path->corners.back()),
                               "--their-move", "0",          "--json"};
        };
        const auto json = runCli(goes()).json().object();
        QVERIFY(!json["straight"].toBool());
        QCOMPARE(moves().answer()->path->length.inches(), json["length_in"].toDouble());
        QCOMPARE(moves().answer()->path->cost, json["cost_in"].toDouble());
        compareWatch(*moves().answer(), json);
        // What another question found.
        ways->setCurrentIndex(static_cast<int>(app::PathSource::Found));
        QVERIFY(!button("movesWatch")->isEnabled());
        set("movesMove", 12);
        onlyTheTarget();
        ask(MoveAim::Hidden);
        const auto found = *moves().answer()->path;
        QVERIFY(button("movesWatch")->isEnabled());
        button("movesWatch")->click();
        QVERIFY(settled());
        QVERIFY2(moves().answer() && moves().answer()->watched, qPrintable(text("movesAnswer")));
        QCOMPARE(*moves().answer()->path, found);
        compareWatch(*moves().answer(), runCli(goes() + QStringList{"--against", "b-prime"}).json().object());
        QVERIFY(!moves().answer()->watched->front().seesEnd); // it is hidden there
        QVERIFY(button("movesApply")->isEnabled());
        // Another table: it is the way of the one before.
        button("movesApply")->click();
        QVERIFY(!button("movesWatch")->isEnabled());
    }

    void theFields_areKept() {
        moves().setAim(MoveAim::Threat);
        for (const auto& [name, inches] :
             {std::pair{"movesMove", 7.0}, {"movesTheirMove", 8.0}, {"movesCell", 0.75}, {"movesTheirCell", 1.5}}) {
            find<QDoubleSpinBox>(QLatin1String{name})->setValue(inches);
        }
        find<QCheckBox>("movesAsModel")->setChecked(false);
        find<QDoubleSpinBox>("movesHeight")->setValue(3.25);
        app::Settings again{file(QStringLiteral("settings.ini"))};
        const app::MovesChoice wanted{MoveAim::Threat,
                                      app::MoveAgainst::All,
                                      Length::fromInches(7),
                                      Length::fromInches(8),
                                      Length::fromInches(0.75),
                                      Length::fromInches(1.5),
                                      false,
                                      Length::fromInches(3.25)};
        QCOMPARE(again.movesChoice(), wanted);
        MainWindow other{again};
        QCOMPARE(other.findChild<QComboBox*>(QStringLiteral("movesAim"))->currentIndex(),
                 static_cast<int>(MoveAim::Threat));
        QCOMPARE(other.findChild<app::LengthBox*>(QStringLiteral("movesTheirCell"))->length(), Length::fromInches(1.5));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.ini"));
        tests::writeBytes(path, "[moves]\nquestion=why\nmoveInches=-1\ncellInches=0\nheightInches=tall\n[setUpError]"
                                "\nplaceInches=99\ndegrees=-1\n");
        QCOMPARE(app::Settings{path}.movesChoice(), app::MovesChoice{});
        QCOMPARE(app::Settings{path}.setUpError(), app::SetUpError{});
    }

    void withoutAModel_nothingIsAsked() {
        state().clearSelection();
        state().setObserver({});
        QVERIFY(!button("movesGo")->isEnabled());
        QCOMPARE(text("movesModel"), QStringLiteral("Select a model on the table."));
    }
};

QTEST_MAIN(TestMovesWindow)
#include "tst_moves_window.moc"
