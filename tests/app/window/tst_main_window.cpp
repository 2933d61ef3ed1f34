#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/inspector.h"
#include "app/desktop/panels/target_list.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/library/library.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/events.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>
#include <cstdlib>
#include <memory>

using namespace sightline;
using namespace sightline::app;
using geometry::Length;
using scenarios::ModelId;

namespace {

/// Answers the next unsaved-changes question with the button of that name, and says whether it came.
class QuestionAnswerer : public QObject {
public:
    explicit QuestionAnswerer(const QString& button) : m_button{button} { startTimer(5); }
    [[nodiscard]] int asked() const { return m_asked; }

protected:
    void timerEvent(QTimerEvent*) override {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box && box->objectName() == u"unsavedQuestion") {
            ++m_asked;
            box->findChild<QPushButton*>(m_button)->click();
        }
    }

private:
    QString m_button;
    int m_asked = 0;
};

} // namespace

class TestMainWindow : public test::WindowTest {
    Q_OBJECT

    static constexpr int kRim = 100; ///< pixels that may differ between the screen and what would be painted: 47 were
                                     ///< seen along one dashed outline

    [[nodiscard]] VerdictCard& card() const { return child<VerdictCard>(); }

    /// A picture of the widget alone would be painted anew, and hide what was not painted on the screen.
    [[nodiscard]] int pixelsNotAsPainted() const {
        const QRect area{canvas()->mapTo(m_window.get(), QPoint{}), canvas()->size()};
        const QPixmap whole =
            m_window->screen()->grabWindow(m_window->winId(), area.x(), area.y(), area.width(), area.height());
        const QImage shown = whole.toImage().convertToFormat(QImage::Format_RGB32);
        const QImage painted = canvas()->grab().toImage().convertToFormat(QImage::Format_RGB32);
        if (shown.size() != painted.size()) {
            return view()->width() * view()->height();
        }
        // Blending in one go or in two rounds differently.
        constexpr int kRounding = 4;
        int other = 0;
        for (int y = 0; y < shown.height(); ++y) {
            for (int x = 0; x < shown.width(); ++x) {
                const QColor here{shown.pixel(x, y)};
                const QColor there{painted.pixel(x, y)};
                const int off = std::max({std::abs(here.red() - there.red()), std::abs(here.green() - there.green()),
                                          std::abs(here.blue() - there.blue())});
                other += off > kRounding ? 1 : 0;
            }
        }
        return other;
    }

    /// Nothing is computed or waits for a frame, and the screen shows what would be painted: but for pixels where the
    /// edge of an update cuts a smooth or a dashed line; half a model is hundreds.
    [[nodiscard]] bool screenComesToShowTheTable() const {
        return QTest::qWaitFor([this] {
            return !m_window->sight().isBusy() && !scene().frames().isBusy() && pixelsNotAsPainted() < kRim;
        });
    }

private slots:
    void firstStart_showsEveryShippedTable() {
        QVERIFY(m_window->showsWelcome());
        for (const auto& entry : scenarios::libraryEntries()) {
            auto* button = find<QAbstractButton>(QStringLiteral("library-%1").arg(entry.id));
            QVERIFY2(button, qPrintable(entry.id));
            QCOMPARE(button->text(), entry.title);
        }
        QVERIFY(!action("save")->isEnabled());
    }

    void clickOnAShippedTable_opensItWithAVerdict() {
        find<QAbstractButton>("library-first-wall")->click();
        waitForAnswer();
        QVERIFY(!m_window->showsWelcome());
        QVERIFY(document().path().isEmpty());
        QVERIFY(!document().isModified());
        QCOMPARE(card().word(), QString("CLEAR"));
    }

    void whatStandsOnTheScreen_isTheWholeTable() {
        for (const char* name : {"skirmish-board", "tournament-table", "skirmish-board"}) {
            QVERIFY(m_window->openLibrary(QLatin1String{name}));
            waitForAnswer();
            QVERIFY(screenComesToShowTheTable());
        }
        view()->zoomOut();
        QVERIFY(screenComesToShowTheTable());
        view()->zoomIn();
        view()->zoomIn();
        QVERIFY(screenComesToShowTheTable());
        trigger("selectAll");
        QVERIFY(screenComesToShowTheTable());
        view()->zoomOut();
        QVERIFY(screenComesToShowTheTable());
    }

    void aKeptFrame_staysOnTheScreen_thoughPicturesShowWhatIsNew() {
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        waitForAnswer();
        QVERIFY(screenComesToShowTheTable());
        view()->keepFrame(true);
        trigger("selectAll");
        QTRY_VERIFY(pixelsNotAsPainted() > 10 * kRim);
        view()->keepFrame(false);
        QVERIFY(screenComesToShowTheTable());
    }

    void verdictWord_isTheJudges_forEveryPairOfAShippedTable() {
        QVERIFY(m_window->openLibrary(QStringLiteral("judges-case")));
        const auto matrix = test::matrixOf(scenario());
        QVERIFY(matrix.size() > 4);
        for (const auto& verdict : matrix) {
            QVERIFY(m_window->chooseObserver(verdict.observer.value));
            QVERIFY(m_window->chooseTarget(verdict.target.value));
            waitForAnswer();
            QCOMPARE(card().word(), verdictWord(kindOf({}, verdict)));
            QCOMPARE(card().sentence(), whySentence(verdict, scenario()));
        }
    }

    void draggedModel_changesTheVerdict_andUndoRestoresBoth() {
        openTable();
        const auto before = scenario();
        QCOMPARE(card().word(), QString("CLEAR"));
        const auto red = before.model({"red-1"})->position;
        drag({red.x.inches(), red.y.inches()}, {red.x.inches(), 5.0});
        waitForAnswer();
        QCOMPARE(undoStack()->count(), 1);
        QCOMPARE(card().word(), QString("BLOCKED"));
        trigger("undo");
        waitForAnswer();
        QVERIFY(scenario() == before);
        QCOMPARE(card().word(), QString("CLEAR"));
    }

    void clickedBase_isPlacedOnFreeGround_asOneUndoStep() {
        openTable();
        BaseButton* oval = nullptr;
        for (auto* button : m_window->findChildren<BaseButton*>()) {
            if (button->accessibleName().contains(QStringLiteral("60 × 35.5 mm oval"))) {
                oval = button;
            }
        }
        QVERIFY(oval);
        const auto models = scenario().models.size();
        QTest::mouseClick(oval, Qt::LeftButton);
        QTest::mouseClick(oval, Qt::LeftButton);
        QCOMPARE(scenario().models.size(), models + 2);
        const auto& first = scenario().models[models];
        const auto& second = scenario().models[models + 1];
        QVERIFY(first.base == *geometry::Footprint::oval(Length::fromMillimeters(60), Length::fromMillimeters(35.5)));
        QCOMPARE(first.player.value, scenario().players.front().id.value);
        QVERIFY(first.position != second.position);
        QVERIFY(state().isSelected(second.id));
        QCOMPARE(undoStack()->count(), 2);
        QCOMPARE(action("undo")->text(), QString("Undo Place base"));
    }

    void clickedCorners_becomeAPieceThatBlocks() {
        openTable();
        trigger("polygonTool");
        click({9, 7});
        click({11, 7});
        click({11, 11});
        click({9, 11});
        QTest::keyClick(view(), Qt::Key_Return);
        waitForAnswer();
        QCOMPARE(scenario().terrain.size(), std::size_t{2});
        QVERIFY(!scenario().terrain.back().isWall());
        QCOMPARE(card().word(), QString("BLOCKED"));
        trigger("undo");
        waitForAnswer();
        QCOMPARE(scenario().terrain.size(), std::size_t{1});
        QCOMPARE(card().word(), QString("CLEAR"));
    }

    void sightTool_takesObserverAndTargetByTwoClicks() {
        openTable();
        trigger("clearPair");
        waitForAnswer();
        QCOMPARE(card().word(), QString());
        const auto at = [this](const char* id) { return scenario().model({QString::fromLatin1(id)})->position; };
        trigger("sightTool");
        click({at("blue-1").x.inches(), at("blue-1").y.inches()});
        QVERIFY(card().sentence().contains(QStringLiteral("Click the target")));
        click({at("red-1").x.inches(), at("red-1").y.inches()});
        waitForAnswer();
        QCOMPARE(state().observer()->value, QString("blue-1"));
        QCOMPARE(state().target()->value, QString("red-1"));
        QCOMPARE(card().word(), QString("CLEAR"));
    }

    void untilTheFirstAnswer_theCardNamesThePair() {
        openTable();
        trigger("clearPair");
        waitForAnswer();
        state().setObserver(scenarios::ModelId{QStringLiteral("blue-1")});
        state().setTarget(scenarios::ModelId{QStringLiteral("red-1")});
        QCOMPARE(card().word(), QString());
        QCOMPARE(card().sentence(), QStringLiteral("%1 to %2: judging…")
                                        .arg(nameOf(scenario(), scenarios::ModelId{QStringLiteral("blue-1")}),
                                             nameOf(scenario(), scenarios::ModelId{QStringLiteral("red-1")})));
        waitForAnswer();
        QCOMPARE(card().word(), QString("CLEAR"));
        QVERIFY(!card().sentence().contains(QStringLiteral("judging")));
    }

    /// An area closes every line alone, and half a hut stands behind it: the figures of the ruling tell so.
    void blockers_areNamedWhenTheFewestAreKnown() {
        scenarios::Scenario table;
        table.rules = QStringLiteral("40k-11e");
        table.models = {test::roundModel(QStringLiteral("m1"), QStringLiteral("a"), 6, 20),
                        test::roundModel(QStringLiteral("m2"), QStringLiteral("b"), 40, 20)};
        auto slab = test::boxPiece(QStringLiteral("slab"), 12, 8, 18, 32);
        slab.kind = QStringLiteral("area");
        slab.height = geometry::Length{};
        slab.traits = {QStringLiteral("light")};
        auto hut = test::boxPiece(QStringLiteral("hut"), 25, 8, 27, 20);
        hut.kind = QStringLiteral("container");
        hut.height = geometry::Length::fromInches(6);
        table.terrain = {hut, slab};
        const scenarios::PreparedTable prepared{table, *scenarios::shippedRuleSet(QStringLiteral("40k-11e"))};
        scenarios::Question question{{QStringLiteral("m1")}, {QStringLiteral("m2")}};
        const scenarios::Verdict first = judge(prepared, question);
        question.wantRulingFigures = true;
        const scenarios::Verdict last = judge(prepared, question);
        QCOMPARE(blockerNames(first, table).size(), 2);
        VerdictCard shown;
        shown.showVerdict(first, table, VerdictCard::Blockers::Provisional);
        const QString open = QStringLiteral("Still looking for the fewest pieces that close every line…");
        QVERIFY2(shown.sentence().contains(open), qPrintable(shown.sentence()));
        QVERIFY2(!shown.sentence().contains(u"slab") && !shown.sentence().contains(u"hut"),
                 qPrintable(shown.sentence()));
        QVERIFY2(shown.accessibleName().contains(open), qPrintable(shown.accessibleName()));
        shown.showVerdict(last, table);
        QVERIFY2(shown.sentence().contains(u"past slab.") && !shown.sentence().contains(u"Still looking"),
                 qPrintable(shown.sentence()));
    }

    void aNewTable_beginsWithTheSelectTool() {
        openTable();
        trigger("sightTool");
        QVERIFY(action("sightTool")->isChecked());
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        QVERIFY(action("selectTool")->isChecked());
        QVERIFY(!action("sightTool")->isChecked());
    }

    void savedAndLoaded_theMatrixIsTheSame() {
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        const auto before = test::matrixOf(scenario());
        QVERIFY(document().saveAs(file("board.sightline")));
        QVERIFY(m_window->openFile(file("board.sightline")));
        QVERIFY(test::matrixOf(scenario()) == before);
        QVERIFY(!document().isModified());
    }

    void brokenFile_showsTheBarAndLeavesTheTable() {
        openTable();
        const auto before = scenario();
        tests::writeBytes(file("broken.sightline"),
                          "{\n  \"format\": \"sightline-scenario\", \"version\": 1,\n  \"table\": { "
                          "\"width\": \"wide\", \"height\": 44 }\n}\n");
        QVERIFY(!m_window->openFile(file("broken.sightline")));
        QVERIFY(scenario() == before);
        QVERIFY(!m_window->showsWelcome());
        auto* bar = find<MessageBar>();
        QVERIFY(bar->isVisible());
        QVERIFY(bar->sentence().contains(QStringLiteral("broken.sightline")));
        QVERIFY2(bar->sentence().contains(QStringLiteral("Line 3, column")), qPrintable(bar->sentence()));
        auto* details = bar->findChild<QTreeWidget*>();
        QVERIFY(!details->isVisible());
        bar->findChild<QToolButton*>(QStringLiteral("showDetails"))->click();
        QVERIFY(details->isVisible());
        QCOMPARE(details->topLevelItem(0)->text(1), QString("3"));
        QCOMPARE(details->topLevelItem(0)->text(3), QString("$.table.width"));
        QCOMPARE(m_settings->recentFiles(), QStringList());
    }

    void unsavedChanges_areAskedAbout_data() {
        testsupport::addColumns<QString, bool>("button", "opens");
        QTest::newRow("do not save") << "discard" << true;
        QTest::newRow("cancel") << "cancel" << false;
        QTest::newRow("save") << "save" << true;
    }
    void unsavedChanges_areAskedAbout() {
        auto [button, opens] = testsupport::fetch<QString, bool>("button", "opens");
        openTable();
        QVERIFY(document().saveAs(file("mine.sightline")));
        document().edit(QStringLiteral("Rename"), scenarios::withName(scenario(), QStringLiteral("Changed")));
        QVERIFY(m_window->isWindowModified());
        const QuestionAnswerer answerer{button};
        QCOMPARE(m_window->openLibrary(QStringLiteral("the-slit")), opens);
        QCOMPARE(answerer.asked(), 1);
        QCOMPARE(scenario().name == u"Changed", !opens);
        const auto onDisk = scenarios::readScenarioFile(file("mine.sightline"));
        QCOMPARE(onDisk->scenario.name == u"Changed", button == u"save");
    }

    void closingWithUnsavedChanges_canBeCanceled() {
        openTable();
        document().edit(QStringLiteral("Rename"), scenarios::withName(scenario(), QStringLiteral("Changed")));
        const QuestionAnswerer answerer{QStringLiteral("cancel")};
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible());
        QCOMPARE(answerer.asked(), 1);
    }

    void recentFiles_areNewestFirst_andReopen() {
        openTable();
        QVERIFY(document().saveAs(file("one.sightline")));
        QVERIFY(document().saveAs(file("two.sightline")));
        QVERIFY(m_window->openFile(file("one.sightline")));
        QVERIFY(m_window->openFile(file("two.sightline")));
        QVERIFY(m_window->openFile(file("one.sightline")));
        QCOMPARE(m_settings->recentFiles(), QStringList({file("one.sightline"), file("two.sightline")}));
        QAction* second = nullptr;
        for (auto* action : m_window->findChildren<QAction*>()) {
            if (action->data().toString() == file("two.sightline")) {
                second = action;
            }
        }
        QVERIFY(second);
        second->trigger();
        QCOMPARE(document().path(), file("two.sightline"));
        QVERIFY(QFile::remove(file("one.sightline")));
        QVERIFY(!m_window->openFile(file("one.sightline")));
        QCOMPARE(m_settings->recentFiles(), QStringList({file("two.sightline")}));
        m_settings->clearRecentFiles();
        const auto entries = find<QMenu>("recentMenu")->actions();
        QCOMPARE(entries.size(), 1);
        QCOMPARE(entries.front()->text(), QStringLiteral("No recent tables"));
        QVERIFY(!entries.front()->isEnabled());
    }

    /// The pair comes back with the file, also in another run of the program, and is no change of it.
    void reopenedFile_hasThePairThatWasAskedAboutLast() {
        openTable();
        const QString path = file("duel.sightline");
        QVERIFY(document().saveAs(path));
        state().setTarget({});
        state().setObserver(ModelId{"blue-1"});
        state().setTarget(ModelId{"red-1"});
        QVERIFY(!document().isModified());
        restart();
        QVERIFY(m_window->openFile(path));
        QCOMPARE(state().observer(), std::optional{ModelId{"blue-1"}});
        QCOMPARE(state().target(), std::optional{ModelId{"red-1"}});
        QVERIFY(!document().isModified());
        QCOMPARE(undoStack()->count(), 0);
        // Who asked about nothing at last is asked about nothing.
        state().forgetIds();
        QVERIFY(m_window->openLibrary(QStringLiteral("the-slit")));
        QVERIFY(m_window->openFile(path));
        QVERIFY(!state().observer() && !state().target());
    }

    void reopenedFile_leavesOutModelsThatAreGone() {
        openTable();
        const QString path = file("duel.sightline");
        state().setObserver(ModelId{"red-1"});
        state().setTarget(ModelId{"blue-1"});
        QVERIFY(document().saveAs(path));
        scenarios::Scenario fewer = scenario();
        std::erase_if(fewer.models, [](const scenarios::Model& model) { return model.id == ModelId{"blue-1"}; });
        QVERIFY(m_window->openLibrary(QStringLiteral("the-slit")));
        tests::writeBytes(file("duel.sightline"), scenarios::writeScenario(fewer));
        QVERIFY(m_window->openFile(path));
        QCOMPARE(state().observer(), std::optional{ModelId{"red-1"}});
        QVERIFY(!state().target());
    }

    void clearedRecentFiles_forgetTheirQuestions() {
        openTable();
        const QString path = file("duel.sightline");
        state().setObserver(ModelId{"red-1"});
        QVERIFY(document().saveAs(path));
        m_settings->addRecentFile(path);
        QVERIFY(m_window->openLibrary(QStringLiteral("the-slit")));
        m_settings->clearRecentFiles();
        QVERIFY(m_window->openFile(path));
        QVERIFY(!state().observer());
    }

    void title_namesTheFileAndMarksChanges() {
        openTable();
        QVERIFY(document().saveAs(file("duel.sightline")));
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("duel.sightline[*]")));
        QVERIFY(!m_window->isWindowModified());
        document().edit(QStringLiteral("Rename"), scenarios::withName(scenario(), QStringLiteral("Changed")));
        QVERIFY(m_window->isWindowModified());
        trigger("undo");
        QVERIFY(!m_window->isWindowModified());
    }

    void typedNumbers_areExactAndOneStepEach() {
        openTable();
        state().setSelection({ModelId{"red-1"}});
        auto* x = find<LengthBox>("inspectorX");
        x->setFocus();
        x->findChild<QLineEdit*>()->selectAll();
        QTest::keyClicks(x, QStringLiteral("4.125"));
        QTest::keyClick(x, Qt::Key_Return);
        QCOMPARE(scenario().model({"red-1"})->position.x.nanometers(), Length::fromInches(4.125).nanometers());
        QCOMPARE(undoStack()->count(), 1);
        // Leaving the field, which shows fewer digits, changes nothing.
        view()->setFocus();
        QCOMPARE(undoStack()->count(), 1);
        auto* diameter = find<LengthBox>("inspectorBaseLength");
        diameter->stepUp();
        QCOMPARE(undoStack()->count(), 2);
        const auto base = std::get<geometry::RoundBase>(scenario().model({"red-1"})->base.shape());
        trigger("undo");
        const auto old = std::get<geometry::RoundBase>(scenario().model({"red-1"})->base.shape());
        QCOMPARE((base.diameter - old.diameter).nanometers(), Length::fromMillimeters(1).nanometers());
    }

    void oneEntry_changesAllSelectedModels() {
        openTable();
        state().setSelection({ModelId{"red-1"}, ModelId{"blue-1"}});
        auto* height = find<LengthBox>("inspectorHeight");
        height->setValue(4.5);
        QCOMPARE(scenario().model({"red-1"})->height.nanometers(), Length::fromInches(4.5).nanometers());
        QCOMPARE(scenario().model({"blue-1"})->height.nanometers(), Length::fromInches(4.5).nanometers());
        QCOMPARE(undoStack()->count(), 1);
        QVERIFY(scenario().model({"red-1"})->position != scenario().model({"blue-1"})->position);
    }

    void oneToMany_listsEveryEnemySeenFirst_andClickFocuses() {
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        waitForAnswer();
        const auto observer = *state().observer();
        state().setTarget(std::nullopt);
        trigger("oneToMany");
        waitForAnswer();
        auto* list = find<TargetList>();
        QVERIFY(list->isVisible());
        auto* rows = list->findChild<QTreeWidget*>();
        std::vector<scenarios::Verdict> expected;
        for (const auto& verdict : test::matrixOf(scenario())) {
            if (verdict.observer == observer) {
                expected.push_back(verdict);
            }
        }
        QCOMPARE(rows->topLevelItemCount(), static_cast<int>(expected.size()));
        std::ranges::stable_sort(expected, {}, [](const auto& v) { return std::pair{!v.visible(), v.distance}; });
        for (int i = 0; i < rows->topLevelItemCount(); ++i) {
            const auto& verdict = expected[static_cast<std::size_t>(i)];
            QCOMPARE(rows->topLevelItem(i)->data(0, Qt::UserRole).toString(), verdict.target.value);
            QCOMPARE(rows->topLevelItem(i)->text(1), verdictShort(kindOf({}, verdict)));
        }
        rows->setCurrentItem(rows->topLevelItem(2));
        waitForAnswer();
        QCOMPARE(state().target()->value, expected[2].target.value);
        QCOMPARE(card().word(), verdictWord(kindOf({}, expected[2])));
        // A moment later every row has its clearance, not only the focused one.
        for (int i = 0; i < rows->topLevelItemCount(); ++i) {
            QTRY_COMPARE(rows->topLevelItem(i)->text(3),
                         widthText(*expected[static_cast<std::size_t>(i)].clearanceMillimeters));
        }
    }

    void ruleSet_isAnEditThatChangesTheVerdict() {
        QVERIFY(m_window->openLibrary(QStringLiteral("height-classes")));
        waitForAnswer();
        auto* rules = find<QComboBox>("ruleSets");
        const int plan = rules->findData(QStringLiteral("plan"));
        QVERIFY(plan >= 0 && plan != rules->currentIndex());
        rules->setCurrentIndex(plan);
        emit rules->activated(plan);
        QCOMPARE(std::get<QString>(scenario().rules), QString("plan"));
        QCOMPARE(undoStack()->count(), 1);
        trigger("undo");
        QVERIFY(rules->currentIndex() != plan);
    }

    void copyAndPaste_keepsEverythingButIdAndPlace() {
        openTable();
        state().setSelection({ModelId{"red-1"}, scenarios::PieceId{"wall"}});
        trigger("copy");
        trigger("paste");
        QCOMPARE(scenario().models.size(), std::size_t{3});
        QCOMPARE(scenario().terrain.size(), std::size_t{2});
        auto copy = scenario().models.back();
        const auto& original = *scenario().model({"red-1"});
        QVERIFY(copy.id != original.id);
        QCOMPARE((copy.position.x - original.position.x).nanometers(), Length::fromInches(1).nanometers());
        copy.id = original.id;
        copy.position = original.position;
        QVERIFY(copy == original);
        QCOMPARE(undoStack()->count(), 1);
        QApplication::clipboard()->setText(QStringLiteral("no scenario"));
        trigger("paste");
        QCOMPARE(undoStack()->count(), 1);
    }

    void everyKey_isTakenOnce() {
        QHash<QString, QString> owner;
        for (const auto* action : actions().all()) {
            QVERIFY2(!action->text().isEmpty(), "an action without words");
            for (const auto& keys : action->shortcuts()) {
                const QString name = keys.toString();
                QVERIFY2(!owner.contains(name),
                         qPrintable(QStringLiteral("%1: %2 and %3").arg(name, owner[name], action->text())));
                owner.insert(name, action->text());
            }
        }
        QVERIFY(owner.contains(QStringLiteral("Ctrl+Z")) && owner.contains(QStringLiteral("V")) &&
                owner.contains(QStringLiteral("L")) && owner.contains(QStringLiteral("Home")));
    }

    void oneLetterKeys_actOnTheTableOnly() {
        openTable();
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_L);
        QVERIFY(action("sightTool")->isChecked());
        QTest::keyClick(view(), Qt::Key_V);
        QVERIFY(action("selectTool")->isChecked());
        auto* name = find<QLineEdit>("inspectorName");
        name->setFocus();
        name->clear();
        QTest::keyClicks(name, QStringLiteral("lw"));
        QCOMPARE(name->text(), QString("lw"));
        QVERIFY(action("selectTool")->isChecked());
    }

    void layout_comesBack_andCanBeReset() {
        openTable();
        auto* palette = find<QDockWidget>("paletteDock");
        QVERIFY(palette->isVisible());
        palette->hide();
        restart();
        openTable();
        palette = find<QDockWidget>("paletteDock");
        QVERIFY(!palette->isVisible());
        trigger("resetLayout");
        QVERIFY(palette->isVisible());
    }

    void darkTheme_reachesCanvasCardAndWidgets() {
        openTable();
        trigger("darkTheme");
        QVERIFY(QApplication::palette().color(QPalette::Window).lightnessF() < 0.3F);
        auto* word = find<QLabel>("verdictWord");
        QCOMPARE(word->palette().color(QPalette::WindowText), Theme::dark().clear.color);
        trigger("classicColours");
        QCOMPARE(word->palette().color(QPalette::WindowText), Theme::dark(VerdictColors::Classic).clear.color);
        trigger("lightTheme");
        QCOMPARE(word->palette().color(QPalette::WindowText), Theme::light(VerdictColors::Classic).clear.color);
        QVERIFY(QApplication::palette().color(QPalette::Window).lightnessF() > 0.8F);
    }

    void verdict_isSpokenWithPairWordAndReason() {
        openTable();
        const QString spoken = card().accessibleName();
        QVERIFY2(spoken.contains(QStringLiteral("Red scout to Blue scout: clear.")), qPrintable(spoken));
        QVERIFY(spoken.contains(card().sentence()));
    }
};

int main(int argc, char** argv) { return test::runWithTestFont<TestMainWindow>(argc, argv); }
#include "tst_main_window.moc"
