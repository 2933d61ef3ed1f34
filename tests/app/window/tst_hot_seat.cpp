#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/export_dialog.h"
#include "app/desktop/vision/hand_over_page.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/hot_seat_dialog.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/hot_seat.h"
#include "app/shared/export/picture_file.h"
#include "app/shared/painting/table_painter.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/position_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/leak_check.h"
#include "scenarios/vision/observation.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/app/window/windows_test.h"
#include "tests/support/gui_table.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::test;

namespace {

/// All that a widget and what is in it shows, reads out or offers.
QStringList wordsOf(QWidget& top) {
    QStringList words;
    const auto take = [&](const QString& text) {
        if (!text.isEmpty()) {
            words << text;
        }
    };
    const auto takeRows = [&](const auto& self, const QAbstractItemModel& model, const QModelIndex& parent,
                              int depth = 0) -> void {
        if (depth > 6) {
            return;
        }
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role :
                     {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::StatusTipRole), int(Qt::AccessibleTextRole),
                      int(Qt::AccessibleDescriptionRole), int(Qt::UserRole), int(Qt::UserRole) + 1}) {
                    take(index.data(role).toString());
                }
            }
            if (const QModelIndex child = model.index(row, 0, parent); child.isValid() && model.hasChildren(child) &&
                                                                       child != parent && child.parent() == parent &&
                                                                       model.columnCount(child) > 0) {
                self(self, model, child, depth + 1);
            }
        }
    };
    QList<QWidget*> widgets = top.findChildren<QWidget*>();
    widgets << &top;
    for (QWidget* widget : widgets) {
        for (const QString& text : {widget->toolTip(), widget->statusTip(), widget->whatsThis(),
                                    widget->accessibleName(), widget->accessibleDescription(), widget->windowTitle()}) {
            take(text);
        }
        if (const auto* label = qobject_cast<QLabel*>(widget)) {
            take(label->text());
        } else if (const auto* button = qobject_cast<QAbstractButton*>(widget)) {
            take(button->text());
        } else if (const auto* line = qobject_cast<QLineEdit*>(widget)) {
            take(line->text());
        } else if (const auto* text = qobject_cast<QTextEdit*>(widget)) {
            take(text->toPlainText());
        } else if (const auto* box = qobject_cast<QComboBox*>(widget)) {
            takeRows(takeRows, *box->model(), {});
        } else if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model()) {
            takeRows(takeRows, *view->model(), {});
        }
        if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget)) {
            for (int i = 0; i < spoken->childCount(); ++i) {
                if (QAccessibleInterface* child = spoken->child(i)) {
                    take(child->text(QAccessible::Name));
                    take(child->text(QAccessible::Description));
                    take(child->text(QAccessible::Value));
                }
            }
        }
    }
    for (const QAction* action : top.findChildren<QAction*>()) {
        take(action->text());
        take(action->toolTip());
        take(action->statusTip());
    }
    return words;
}

} // namespace

/// Several players at one screen, and that none of them learns what the own side does not know.
class TestHotSeat : public test::WindowsTest {
    Q_OBJECT

    QPointer<HotSeat> m_seat;

    void open(const QString& words = {}, Scenario table = test::secretTable()) {
        startWith(std::move(table));
        m_seat = new HotSeat{*m_judge, [this]() -> MainWindow& { return m_windows->make(); }, Passphrase::of(words)};
        QVERIFY(settled());
    }
    [[nodiscard]] bool settled() {
        return QTest::qWaitFor([this] { return (!m_seat || m_seat->isSettled()) && m_judge->vision().isSettled(); },
                               20000);
    }
    [[nodiscard]] MainWindow& look(const PlayerId& player) {
        m_seat->showTableOf(player);
        if (!QTest::qWaitFor([this] { return m_seat->table() != nullptr; }, 20000) || !settled()) {
            qFatal("no table comes");
        }
        return *m_seat->table();
    }

private slots:
    void init() { open(); }
    void cleanup() { stop(); }

    /// RFC 7914, section 11.
    void theHash_isPbkdf2() {
        QCOMPARE(app::pbkdf2Sha256("passwd", "salt", 1).toHex(),
                 QByteArray{"55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"});
        QCOMPARE(app::pbkdf2Sha256("Password", "NaCl", 80'000).toHex(),
                 QByteArray{"4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"});
    }

    void aPhraseIsKeptAsASaltedHash() {
        const Passphrase phrase = Passphrase::of(QStringLiteral("three rats"));
        const Passphrase same = Passphrase::of(QStringLiteral("three rats"));
        QVERIFY(phrase.isSet());
        QVERIFY(phrase.matches(QStringLiteral("three rats")));
        QVERIFY(!phrase.matches(QStringLiteral("three cats")));
        QVERIFY(!phrase.matches({}));
        QVERIFY(phrase.hash() != same.hash() && phrase.salt() != same.salt());
        QVERIFY(!phrase.hash().contains("rats") && !phrase.salt().contains("rats"));
        QVERIFY(!Passphrase::of({}).isSet());
        QVERIFY(Passphrase{}.matches(QStringLiteral("anything")));
    }

    void theDialogAsksTwice() {
        app::HotSeatDialog dialog;
        int chosen = 0;
        connect(&dialog, &app::HotSeatDialog::phraseChosen, this, [&] { ++chosen; });
        dialog.show();
        dialog.findChild<QLineEdit*>(QStringLiteral("hotSeatWords"))->setText(QStringLiteral("one"));
        dialog.accept();
        QCOMPARE(chosen, 0);
        QVERIFY(dialog.isVisible());
        dialog.findChild<QLineEdit*>(QStringLiteral("hotSeatAgain"))->setText(QStringLiteral("one"));
        dialog.accept();
        QCOMPARE(chosen, 1);
    }

    void theJudgesWindowStandsBack_andComesBackWithItsPhraseOnly() {
        open(QStringLiteral("open"));
        QVERIFY(m_judge->isHidden());
        QVERIFY(m_seat->page().isVisible());
        m_seat->page().unlock(QStringLiteral("wrong"));
        QVERIFY(m_judge->isHidden());
        QVERIFY(!m_seat->page().findChild<QLabel*>(QStringLiteral("judgeRefused"))->text().isEmpty());
        m_seat->page().unlock(QStringLiteral("open"));
        QVERIFY(m_judge->isVisible());
        QVERIFY(QTest::qWaitFor([&] { return m_seat.isNull(); }));
    }

    void thePageBetweenPlayersTellsNothing() {
        const Scenario nothing;
        for (const auto& secrets :
             {scenarios::secretsOf(whole(), nothing, kAnne), scenarios::secretsOf(whole(), nothing, kBert)}) {
            const QByteArray said = wordsOf(m_seat->page()).join(QLatin1Char{'\n'}).toUtf8();
            for (const auto& leak : scenarios::leaksIn(said, secrets)) {
                QVERIFY2(leak.secret == u"Anne" || leak.secret == u"Bert" || leak.secret == u"Red" ||
                             leak.secret == u"Blue",
                         qPrintable(leak.secret));
            }
        }
    }

    void aMoveComesBack_andShowsThePlayerWhatItDiscovers() {
        MainWindow& anne = look(kAnne);
        QVERIFY(anne.isVisible() && m_seat->page().isHidden());
        QVERIFY(anne.document().scenario().model({QStringLiteral("m2")}) == nullptr);
        move(anne, QStringLiteral("m1"), 38, 20);
        QVERIFY(settled());
        QTRY_VERIFY(whole().model({QStringLiteral("m1")})->position == geometry::pointFromInches(38, 20));
        QTRY_VERIFY_WITH_TIMEOUT(m_seat->table()->document().scenario().model({QStringLiteral("m2")}) != nullptr,
                                 20000);
        QVERIFY(settled());
        QCOMPARE(anne.document().undoStack()->count(), 0); // nothing leads back
        QVERIFY(std::ranges::any_of(whole().vision->log, [](const auto& step) { return step.what == u"move"; }));
        QVERIFY(whole().vision->side(kAnne)->knows.seen.contains({QStringLiteral("m2")}));
    }

    void nothingButOwnMovesComesBack() {
        MainWindow& anne = look(kAnne);
        move(anne, QStringLiteral("m1"), 38, 20);
        QTRY_VERIFY_WITH_TIMEOUT(anne.document().scenario().model({QStringLiteral("m2")}) != nullptr, 20000);
        QVERIFY(settled());
        const Scenario before = whole();
        move(anne, QStringLiteral("m2"), 5, 5); // an enemy's model
        QVERIFY(settled());
        QTRY_VERIFY_WITH_TIMEOUT(anne.document().scenario().model({QStringLiteral("m2")})->position ==
                                     before.model({QStringLiteral("m2")})->position,
                                 20000);
        const QString told = anne.findChild<QLabel*>(QStringLiteral("statusHint"))->text();
        QVERIFY2(told.startsWith(QStringLiteral("Only models of ")), qPrintable(told));
        const std::vector<scenarios::AnyId> all{scenarios::PieceId{QStringLiteral("box")},
                                                scenarios::ModelId{QStringLiteral("m1")}};
        anne.document().edit(QStringLiteral("Remove"), scenarios::withRemoved(anne.document().scenario(), all));
        QVERIFY(settled());
        QTRY_VERIFY_WITH_TIMEOUT(anne.document().scenario().model({QStringLiteral("m1")}) != nullptr, 20000);
        QVERIFY(whole().models == before.models);
        QVERIFY(whole().terrain == before.terrain);
    }

    /// A selection of everything moves the own models alone.
    void mixedSelection_movesOwnModelsAlone_andSaysSo() {
        MainWindow& anne = look(kAnne);
        move(anne, QStringLiteral("m1"), 28, 20); // beside the box
        QVERIFY(settled());
        QTRY_VERIFY_WITH_TIMEOUT(anne.document().scenario().piece({QStringLiteral("box")}) != nullptr, 20000);
        QVERIFY(settled());
        const auto hint = [&] { return anne.findChild<QLabel*>(QStringLiteral("statusHint"))->text(); };
        const auto moveBy = [&](const std::vector<scenarios::AnyId>& elements, double x) {
            anne.document().edit(QStringLiteral("Move"),
                                 scenarios::withMoved(anne.document().scenario(), elements,
                                                      {geometry::Length::fromInches(x), geometry::Length{}}));
            QVERIFY(settled());
        };
        const Scenario before = whole();
        const scenarios::PieceId box{QStringLiteral("box")};
        moveBy({box, scenarios::ModelId{QStringLiteral("m1")}}, 1);
        QTRY_VERIFY(whole().model({QStringLiteral("m1")})->position == geometry::pointFromInches(29, 20));
        QVERIFY(whole().terrain == before.terrain);
        QTRY_VERIFY_WITH_TIMEOUT(anne.document().scenario().piece(box)->outline == before.piece(box)->outline, 20000);
        QVERIFY2(hint().startsWith(QStringLiteral("Only models of ")), qPrintable(hint()));
        // Terrain alone is refused in the same words.
        QVERIFY(settled());
        anne.findChild<QLabel*>(QStringLiteral("statusHint"))->clear();
        moveBy({box}, 1);
        QTRY_VERIFY(hint().startsWith(QStringLiteral("Only models of ")));
        QVERIFY(whole().terrain == before.terrain);
    }

    void handingOver_closesTheTable_andTheTurnStays() {
        QPointer<MainWindow> anne{&look(kAnne)};
        QCOMPARE(whole().vision->active, kAnne);
        const int turn = whole().vision->turn;
        anne->actions().named("hotSeat")->trigger();
        QVERIFY(m_seat->page().isVisible());
        QVERIFY(m_seat->table() == nullptr);
        QTRY_VERIFY(anne.isNull());
        QVERIFY(settled());
        QCOMPARE(whole().vision->active, kAnne);
        QCOMPARE(whole().vision->turn, turn);
        MainWindow& looking = look(kBert); // without the right to move
        const auto place = whole().model({QStringLiteral("m2")})->position;
        move(looking, QStringLiteral("m2"), 55, 40);
        QVERIFY(settled());
        QVERIFY(whole().model({QStringLiteral("m2")})->position == place);
        look(kAnne).actions().named("nextTurn")->trigger();
        QVERIFY(settled());
        QTRY_COMPARE(whole().vision->active, kBert);
        MainWindow& bert = look(kBert);
        QVERIFY(bert.document().scenario().model({QStringLiteral("m1")}) == nullptr);
        QVERIFY(bert.document().scenario().model({QStringLiteral("m2")}) != nullptr);
        bert.close(); // shows the page, too, but ends no turn
        QVERIFY(m_seat->page().isVisible());
        QVERIFY(m_judge->isHidden());
        QVERIFY(settled());
        QCOMPARE(whole().vision->active, kBert);
    }

    /// No other view is offered, not even by name: whoever looks next says so on the page.
    void theViewsOfAPlayersWindow_areTheOwnAndTheWayToThePage() {
        const int turn = whole().vision->turn;
        MainWindow& anne = look(kAnne);
        auto* views = anne.findChild<QComboBox*>(QStringLiteral("hiddenSides"));
        QVERIFY(views);
        QTRY_VERIFY(views->isVisible() && views->count() == 2);
        QCOMPARE(views->itemText(0), app::playerName(whole(), kAnne));
        QCOMPARE(views->itemText(1), QStringLiteral("Hand over the screen…"));
        move(anne, QStringLiteral("m1"), 10, 30);
        views->setCurrentIndex(1);
        emit views->activated(1);
        QVERIFY(m_seat->page().isVisible());
        QVERIFY(m_seat->table() == nullptr);
        QVERIFY(settled());
        QCOMPARE(whole().vision->active, kAnne); // nobody's turn ends
        QCOMPARE(whole().vision->turn, turn);
        // The move made just before is kept.
        QVERIFY(whole().model({QStringLiteral("m1")})->position == geometry::pointFromInches(10, 30));
        QCOMPARE(m_seat->page().findChild<QLabel*>(QStringLiteral("handOverTitle"))->text(),
                 QStringLiteral("Hand over the screen"));
    }

    /// What a player may not use is not there: no tool that draws or erases, no palette, no brush.
    void aPlayersWindow_hasOnlyWhatAPlayerMayUse() {
        MainWindow& anne = look(kAnne);
        const app::ActionSet& actions = anne.actions();
        for (const QAction* action : std::initializer_list<const QAction*>{
                 actions.named("polygonTool"), actions.named("wallTool"), actions.named("rectangleTool"),
                 actions.named("ruinTool"), actions.named("eraseTool"), actions.named("zoneTool"),
                 actions.named("brushTool"), actions.named("lightTool"), actions.named("endHiddenGame"),
                 actions.named("overrule"), actions.named("remove"), actions.named("newTable")}) {
            QVERIFY2(!action->isVisible(), qPrintable(action->text()));
        }
        for (const QAction* action : {actions.named("selectTool"), actions.named("sightTool"),
                                      actions.named("measureTool"), actions.named("undo")}) {
            QVERIFY2(action->isVisible(), qPrintable(action->text()));
        }
        QStringList tools;
        for (const QAction* action : actions.all()) {
            if (action->isVisible() && action->objectName().endsWith(QStringLiteral("Tool"))) {
                tools << action->objectName();
            }
        }
        tools.sort();
        QCOMPARE(tools, (QStringList{"measureTool", "selectTool", "sightTool"}));
        for (const char* id : {"import", "pasteArmy", "insertModel", "layoutSearch", "history", "group"}) {
            QVERIFY2(!actions.named(QLatin1String{id})->isVisible(), id);
        }
        // Each menu that can be opened has something to choose.
        for (const QMenu* menu : anne.findChildren<QMenu*>()) {
            if (menu->menuAction()->isVisible() && menu->menuAction()->isEnabled() && !menu->objectName().isEmpty() &&
                !menu->isEmpty()) {
                const auto entries = menu->actions();
                QVERIFY2(std::ranges::any_of(
                             entries, [](const QAction* one) { return !one->isSeparator() && one->isVisible(); }),
                         qPrintable(menu->objectName()));
            }
        }
        // No button of the tool bar stands for a hidden tool.
        const auto* bar = anne.findChild<QToolBar*>(QStringLiteral("toolbar"));
        for (const auto* button : bar->findChildren<QToolButton*>()) {
            if (button->isVisible() && button->defaultAction()) {
                QVERIFY2(button->defaultAction()->isVisible(), qPrintable(button->defaultAction()->text()));
            }
        }
        for (const char* name : {"paletteDock", "trayDock", "photoDock", "designDock", "historyDock"}) {
            const auto* dock = anne.findChild<QDockWidget*>(QLatin1String{name});
            QVERIFY2(dock->isHidden() && !dock->toggleViewAction()->isVisible(), name);
        }
        const auto* pages = anne.findChild<QTabWidget*>(QStringLiteral("hiddenPages"));
        int visible = 0;
        for (int i = 0; i < pages->count(); ++i) {
            visible += pages->isTabVisible(i) ? 1 : 0;
            QVERIFY(!pages->isTabVisible(i) || pages->tabText(i) != QStringLiteral("Turns"));
        }
        QCOMPARE(visible, 2); // sides and senses
        QCOMPARE(m_judge->findChild<QTabWidget*>(QStringLiteral("hiddenPages"))->tabText(1), QStringLiteral("Turns"));
    }

    /// Nor does the search for commands find it: no base to place, no page of a panel that is not there.
    void theSearchForCommands_findsOnlyWhatAPlayerMayUse() {
        MainWindow& anne = look(kAnne);
        const auto found = [&](const QString& typed) {
            anne.actions().named("commands")->trigger();
            auto* search = anne.findChild<app::CommandPalette*>();
            Q_ASSERT(search);
            search->findChild<QLineEdit*>()->setText(typed);
            const auto* list = search->findChild<QTreeWidget*>();
            QStringList titles;
            for (int i = 0; i < list->topLevelItemCount(); ++i) {
                titles << list->topLevelItem(i)->text(0);
            }
            delete search;
            return titles;
        };
        QVERIFY(found(QStringLiteral("Senses")).contains(QStringLiteral("Senses")));
        for (const char* page : {"Turns", "Brush", "Mine"}) {
            QVERIFY2(!found(QLatin1String{page}).contains(QLatin1String{page}), page);
        }
        const QStringList bases = found(QStringLiteral("base 32 mm"));
        QVERIFY(std::ranges::none_of(bases, [](const QString& title) { return title.startsWith(u"Base, 32 mm"); }));
    }

    /// An undone move leaves nothing on the judge's table: no step of the log, and nothing that the others saw of it.
    void aMoveThatShowsNothingNew_canBeUndone() {
        MainWindow& anne = look(kAnne);
        const QAction* undo = anne.actions().named("undo");
        QVERIFY(!undo->isEnabled());
        QVERIFY2(undo->toolTip().contains(QStringLiteral("no move here yet")), qPrintable(undo->toolTip()));
        const Scenario before = whole();
        const scenarios::ModelId m1{QStringLiteral("m1")};
        for (const double x : {10.15, 10.2}) { // within the same cells
            move(anne, m1.value, x, 20.25);
            QVERIFY(settled());
            QTRY_COMPARE(whole().model(m1)->position, geometry::pointFromInches(x, 20.25));
            QVERIFY(settled());
        }
        QTRY_VERIFY(undo->isEnabled());
        QCOMPARE(anne.document().undoStack()->count(), 2);
        QVERIFY(!anne.document().isModified());
        QCOMPARE(undo->text(), QStringLiteral("Undo Move of %1").arg(app::nameOf(whole(), m1)));
        QCOMPARE(whole().vision->log.size(), before.vision->log.size() + 2);
        anne.actions().named("undo")->trigger();
        QTRY_COMPARE(whole().model(m1)->position, geometry::pointFromInches(10.15, 20.25));
        QVERIFY(settled());
        QTRY_COMPARE(anne.document().scenario().model(m1)->position, geometry::pointFromInches(10.15, 20.25));
        QVERIFY(undo->isEnabled());
        QVERIFY(!anne.actions().named("redo")->isEnabled());
        anne.actions().named("undo")->trigger();
        QTRY_VERIFY(whole() == before);
        QVERIFY(settled());
        QTRY_COMPARE(anne.document().scenario().model(m1)->position, before.model(m1)->position);
        QVERIFY(!undo->isEnabled());
        QVERIFY(m_seat->table() == &anne);
    }

    void aMoveThatShowedSomethingNew_staysMade_andUndoSaysWhy() {
        MainWindow& anne = look(kAnne);
        const QAction* undo = anne.actions().named("undo");
        const scenarios::ModelId m1{QStringLiteral("m1")};
        move(anne, m1.value, 10.15, 20.25);
        QVERIFY(settled());
        QTRY_VERIFY(undo->isEnabled());
        move(anne, m1.value, 10, 30);
        QVERIFY(settled());
        QTRY_VERIFY(!undo->isEnabled()); // nor the move before it
        const QString reason =
            QStringLiteral("Your last move showed you something new: only the judge can take it back.");
        QVERIFY2(undo->toolTip().contains(reason), qPrintable(undo->toolTip()));
        QVERIFY(!m_judge->actions().named("undo")->toolTip().contains(QStringLiteral("only the judge")));
        // The keys of the gray command say it too.
        auto* keys = anne.findChild<QAction*>(QStringLiteral("undoObstacle"));
        QVERIFY(keys && keys->isEnabled());
        QCOMPARE(keys->shortcuts(), undo->shortcuts());
        keys->trigger();
        QCOMPARE(anne.findChild<QLabel*>(QStringLiteral("statusHint"))->text(), reason);
        // Back where it came from the model sees nothing that it has not seen in this turn.
        move(anne, m1.value, 10.15, 20.25);
        QVERIFY(settled());
        QTRY_VERIFY(undo->isEnabled() && !keys->isEnabled());
        anne.actions().named("undo")->trigger();
        QTRY_COMPARE(whole().model(m1)->position, geometry::pointFromInches(10, 30));
        QVERIFY(settled());
        QTRY_VERIFY(!undo->isEnabled());
    }

    /// The other player may have seen it by then.
    void aMove_staysMadeOnceTheScreenIsHandedOver() {
        MainWindow& anne = look(kAnne);
        move(anne, QStringLiteral("m1"), 10.15, 20.25);
        QVERIFY(settled());
        QTRY_VERIFY(anne.actions().named("undo")->isEnabled());
        m_seat->handOver();
        QVERIFY(settled());
        MainWindow& again = look(kAnne);
        QVERIFY(!again.actions().named("undo")->isEnabled());
        QCOMPARE(whole().model({QStringLiteral("m1")})->position, geometry::pointFromInches(10.15, 20.25));
    }

    void theProperties_takeThePlacesOfOwnModels_andNothingElse() {
        MainWindow& anne = look(kAnne);
        move(anne, QStringLiteral("m1"), 38, 20);
        QTRY_VERIFY_WITH_TIMEOUT(anne.document().scenario().model({QStringLiteral("m2")}) != nullptr, 20000);
        QVERIFY(settled());
        const auto isEnabled = [&](const char* field) {
            return anne.findChild<QWidget*>(QLatin1String{field})->isEnabled();
        };
        anne.state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        QVERIFY(isEnabled("inspectorX") && isEnabled("inspectorFacing"));
        QVERIFY(!isEnabled("inspectorName") && !isEnabled("inspectorBaseLength") && !isEnabled("inspectorKeywordLine"));
        anne.state().setSelection({scenarios::ModelId{QStringLiteral("m2")}}); // an enemy's
        QVERIFY(!isEnabled("inspectorX") && !isEnabled("inspectorFacing") && !isEnabled("inspectorName"));
        // The judge changes everything.
        m_judge->state().setSelection({scenarios::ModelId{QStringLiteral("m2")}});
        QVERIFY(m_judge->findChild<QWidget*>(QStringLiteral("inspectorName"))->isEnabled());
    }

    /// What is saved in a player's window is the game, with the other side's models; it opens between the players.
    void saveInAPlayersWindow_writesTheWholeGame() {
        const QString path = file(QStringLiteral("game.sightline"));
        QVERIFY(m_judge->document().saveAs(path));
        MainWindow& anne = look(kAnne);
        move(anne, QStringLiteral("m1"), 10, 30);
        anne.actions().named("save")->trigger(); // before the move came back
        QVERIFY(settled());
        QTRY_VERIFY(!m_judge->document().isModified());
        QVERIFY(m_seat->table() == &anne && anne.isVisible() && m_judge->isHidden());
        QCOMPARE(anne.findChild<QLabel*>(QStringLiteral("statusHint"))->text(),
                 QStringLiteral("The whole game is saved: game.sightline"));
        const auto written = scenarios::readScenarioFile(path);
        QVERIFY(written);
        QCOMPARE(written->scenario.models.size(), whole().models.size());
        QVERIFY(written->scenario.vision->knownBy.isEmpty());
        QVERIFY(!written->scenario.vision->oneScreen.isEmpty());
        QCOMPARE(written->scenario.model({QStringLiteral("m1")})->position, geometry::pointFromInches(10, 30));
        QVERIFY(anne.document().path().isEmpty()); // the file is not the player's
    }

    void thePageBetweenPlayers_savesTheGame() {
        const QString path = file(QStringLiteral("game.sightline"));
        QVERIFY(m_judge->document().saveAs(path));
        move(look(kAnne), QStringLiteral("m1"), 10, 30);
        m_seat->handOver();
        m_seat->page().findChild<QPushButton*>(QStringLiteral("saveGame"))->click();
        QVERIFY(settled());
        QTRY_VERIFY(!m_judge->document().isModified());
        QVERIFY(m_seat->page().isVisible() && m_judge->isHidden());
        QCOMPARE(m_seat->page().findChild<QLabel*>(QStringLiteral("handOverSaid"))->text(),
                 QStringLiteral("The whole game is saved: game.sightline"));
        const auto written = scenarios::readScenarioFile(path);
        QVERIFY(written);
        QCOMPARE(written->scenario.model({QStringLiteral("m1")})->position, geometry::pointFromInches(10, 30));
    }

    /// Quitting asks whether to save the whole game; whoever cancels stays where they were.
    void quitting_asksToSaveTheWholeGame() {
        QApplication::setQuitOnLastWindowClosed(false);
        const QString path = file(QStringLiteral("game.sightline"));
        QVERIFY(m_judge->document().saveAs(path));
        MainWindow& anne = look(kAnne);
        move(anne, QStringLiteral("m1"), 10, 30);
        QString answer = QStringLiteral("cancel");
        int questions = 0;
        QTimer soon;
        connect(&soon, &QTimer::timeout, this, [&] {
            if (const auto* box = QApplication::activeModalWidget(); box && box->objectName() == u"unsavedQuestion") {
                ++questions;
                box->findChild<QPushButton*>(answer)->click();
            }
        });
        soon.start(20);
        QVERIFY(anne.actions().named("quit")->isVisible() && anne.actions().named("quit")->isEnabled());
        anne.actions().named("quit")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(questions, 1, 20000);
        QVERIFY(settled());
        QVERIFY(m_seat->table() == &anne && anne.isVisible());
        QVERIFY(m_judge->document().isModified());
        m_seat->handOver();
        m_seat->page().close(); // which cannot close it, and asks too
        QTRY_COMPARE_WITH_TIMEOUT(questions, 2, 20000);
        QVERIFY(m_seat->page().isVisible());
        answer = QStringLiteral("save");
        m_seat->page().findChild<QPushButton*>(QStringLiteral("quitGame"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!m_seat->page().isVisible(), 20000);
        QCOMPARE(questions, 3);
        QVERIFY(m_judge->isHidden() && m_seat->table() == nullptr);
        const auto written = scenarios::readScenarioFile(path);
        QVERIFY(written);
        QCOMPARE(written->scenario.model({QStringLiteral("m1")})->position, geometry::pointFromInches(10, 30));
        QApplication::setQuitOnLastWindowClosed(true);
    }

    /// What one side knows has a command of its own, and its file a name of its own.
    void whatAPlayerKnows_isSavedByItsOwnCommand() {
        MainWindow& anne = look(kAnne);
        const QString player = app::playerName(whole(), kAnne);
        QCOMPARE(anne.actions().named("saveSideFile")->text().remove(u'&'),
                 QStringLiteral("Save what %1 knows…").arg(player));
        QVERIFY(anne.actions().named("saveSideFile")->isVisible() && anne.actions().named("saveSideFile")->isEnabled());
        QString offered;
        QTimer soon;
        connect(&soon, &QTimer::timeout, this, [&] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                offered = QFileInfo{dialog->selectedFiles().value(0)}.fileName();
                dialog->reject();
            }
        });
        soon.start(20);
        anne.actions().named("saveSideFile")->trigger();
        QVERIFY2(offered.contains(whole().name.isEmpty() ? player : QStringLiteral("as %1 knows it").arg(player)),
                 qPrintable(offered));
    }

    /// What came in sight, left it or moved is told to whoever has the turn, from the second own turn on.
    void whenATurnBegins_itsPlayerIsToldWhatChanged() {
        const auto told = [&] { return m_seat->table()->findChild<app::MessageBar*>()->sentence(); };
        move(look(kAnne), QStringLiteral("m1"), 38, 20); // m2 is found
        QVERIFY(settled());
        QTRY_VERIFY_WITH_TIMEOUT(m_seat->table()->document().scenario().model({QStringLiteral("m2")}), 20000);
        QVERIFY(!told().contains(QStringLiteral("Since your last turn"))); // it is the first
        m_seat->endTurn();
        QVERIFY(settled());
        QTRY_COMPARE(whole().vision->active, kBert);
        move(look(kBert), QStringLiteral("m2"), 55, 40);
        QVERIFY(settled());
        m_seat->endTurn();
        QVERIFY(settled());
        QTRY_COMPARE(whole().vision->active, kAnne);
        QVERIFY(!look(kAnne).document().scenario().model({QStringLiteral("m2")}));
        const QRegularExpression lost{QStringLiteral("^Since your last turn: 1 (enemy|enemies) lost from sight\\.$")};
        QTRY_VERIFY2(lost.match(told()).hasMatch(), qPrintable(told()));
    }

    /// On a table without a hidden game the command starts one; canceling its dialog does not.
    void playOnOneScreen_startsTheHiddenGame() {
        startWith(test::smallTable());
        MainWindow& judge = *m_judge;
        QVERIFY(!judge.document().scenario().vision);
        QVERIFY(judge.actions().named("hotSeat")->isEnabled());
        const auto dialog = [&] { return judge.findChild<app::HotSeatDialog*>(); };
        judge.actions().named("hotSeat")->trigger();
        QVERIFY(dialog());
        dialog()->reject();
        QVERIFY(!judge.document().scenario().vision);
        QTRY_VERIFY(!dialog());
        judge.actions().named("hotSeat")->trigger();
        QVERIFY(dialog());
        dialog()->accept();
        auto* seat = judge.findChild<HotSeat*>(QString{}, Qt::FindDirectChildrenOnly);
        QVERIFY(seat && seat->page().isVisible() && judge.isHidden());
        QVERIFY(judge.document().scenario().vision->enabled);
        QVERIFY(!judge.document().scenario().vision->oneScreen.isEmpty());
        QVERIFY(judge.document().scenario().vision->profile.rememberModels); // who leaves leaves a mark
        QVERIFY(QTest::qWaitFor([&] { return seat->isSettled() && judge.vision().isSettled(); }, 20000));
    }

    void endMyTurn_isAButton_thatHandsTheScreenOver() {
        MainWindow& anne = look(kAnne);
        auto* button = anne.findChild<QPushButton*>(QStringLiteral("endTurn"));
        QVERIFY(button);
        QTRY_VERIFY(button->isVisible()); // once the panel is refreshed
        QCOMPARE(button->text(), QStringLiteral("End my turn"));
        QCOMPARE(m_judge->document().scenario().vision->active, kAnne);
        button->click();
        QVERIFY(settled());
        QVERIFY(m_seat->page().isVisible());
        QTRY_COMPARE(m_judge->document().scenario().vision->active, kBert);
    }

    void theKeyOfTheTurn_handsOver_andOutOfTurnSaysWhyNot() {
        QAction* key = look(kAnne).actions().named("nextTurn");
        QVERIFY(key->isVisible() && key->isEnabled());
        QCOMPARE(key->text().remove(u'&'), QStringLiteral("End my turn"));
        key->trigger();
        QVERIFY(settled());
        QVERIFY(m_seat->page().isVisible());
        QTRY_COMPARE(m_judge->document().scenario().vision->active, kBert);
        MainWindow& anne = look(kAnne);
        anne.actions().named("nextTurn")->trigger();
        QVERIFY(settled());
        QVERIFY(!m_seat->page().isVisible());
        QCOMPARE(whole().vision->active, kBert);
        const QString words = anne.findChild<QLabel*>(QStringLiteral("statusHint"))->text();
        QVERIFY2(words.contains(QStringLiteral("has the turn, which only that player can end")), qPrintable(words));
    }

    void outOfTurn_noMoveIsTaken() {
        MainWindow& bert = look(kBert);
        QCOMPARE(whole().vision->active, kAnne);
        const auto place = whole().model({QStringLiteral("m2")})->position;
        move(bert, QStringLiteral("m2"), 55, 40);
        QVERIFY(settled());
        QTRY_VERIFY_WITH_TIMEOUT(bert.document().scenario().model({QStringLiteral("m2")})->position == place, 20000);
        QVERIFY(whole().model({QStringLiteral("m2")})->position == place);
        const QString told =
            QStringLiteral("It is %1’s turn: the model is back where it was.").arg(app::playerName(whole(), kAnne));
        QCOMPARE(bert.findChild<app::MessageBar*>()->sentence(), told);
        QCOMPARE(bert.findChild<QLabel*>(QStringLiteral("statusHint"))->text(), told);
    }

    void aMove_bringsNoPageOfTurns() {
        MainWindow& anne = look(kAnne);
        const auto* pages = anne.findChild<QTabWidget*>(QStringLiteral("hiddenPages"));
        QVERIFY(!pages->isTabVisible(1));
        move(anne, QStringLiteral("m1"), 10, 30);
        QVERIFY(settled());
        QTRY_VERIFY(!whole().vision->log.empty());
        QVERIFY(QTest::qWaitFor([&] { return settled() && anne.isSettled(); }, 20000));
        QVERIFY(!pages->isTabVisible(1));
        QVERIFY(pages->isTabVisible(pages->currentIndex()));
    }

    void aFileSavedWhilePlayersShareTheScreen_opensOnThePageBetweenThem() {
        open(QStringLiteral("three rats"));
        m_seat->page().unlock(QStringLiteral("three rats"));
        QTRY_VERIFY(m_seat.isNull());
        QVERIFY(m_judge->isVisible() && settled());
        const QString path = file(QStringLiteral("game.sightline"));
        QVERIFY(m_judge->document().saveAs(path));
        QFile file{path};
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains("pbkdf2-sha256:") && !bytes.contains("three rats"));

        MainWindow& again = m_windows->make();
        again.resize(1300, 850);
        again.show();
        QVERIFY(again.openFile(path));
        const auto seat = [&] { return again.findChild<HotSeat*>(QString{}, Qt::FindDirectChildrenOnly); };
        QVERIFY(seat());
        QVERIFY(again.isHidden() && seat()->page().isVisible());
        seat()->page().unlock(QStringLiteral("three cats"));
        QVERIFY(again.isHidden());
        seat()->page().unlock(QStringLiteral("three rats"));
        QVERIFY(again.isVisible());
        QVERIFY(!again.document().isModified());
        // No player's file holds the hash, and a game that is no longer hidden has no page.
        const Scenario& whole = again.document().scenario();
        QVERIFY(scenarios::sideViewOf(whole, kAnne).vision->oneScreen.isEmpty());
        QVERIFY(scenarios::withFog(whole, false).vision->oneScreen.isEmpty());
        // Without a phrase the page comes too, and a click leads on.
        const Scenario open = scenarios::withOneScreen(whole, {});
        QTRY_VERIFY(!seat());
        again.document().edit(QStringLiteral("No phrase"), open);
        QVERIFY(again.document().saveAs(path));
        QVERIFY(again.openFile(path));
        QVERIFY(seat() && again.isHidden());
        seat()->page().unlock({});
        QVERIFY(again.isVisible());
    }

    void theLogOfTurns_namesTheModelAndThePlace() {
        move(look(kAnne), QStringLiteral("m1"), 10, 30);
        QVERIFY(settled());
        QTRY_VERIFY(!whole().vision->log.empty() && whole().vision->log.back().what == u"move");
        const QString name = app::nameOf(whole(), scenarios::AnyId{scenarios::ModelId{QStringLiteral("m1")}});
        QCOMPARE(whole().vision->log.back().note,
                 QStringLiteral("%1 to %2").arg(name, app::measuredPositionText(geometry::pointFromInches(10, 30))));
    }

    void aMoveThatIsHandedOverAtOnceIsNotLost() {
        MainWindow& anne = look(kAnne);
        move(anne, QStringLiteral("m1"), 10, 30);
        m_seat->handOver();
        QVERIFY(settled());
        QVERIFY(whole().model({QStringLiteral("m1")})->position == geometry::pointFromInches(10, 30));
    }

    void T48_noWidgetOfAPlayersWindowTellsWhatTheSideDoesNotKnow() {
        for (const PlayerId& player : {kAnne, kBert}) {
            MainWindow& table = look(player);
            const Scenario view = scenarios::sideViewOf(whole(), player);
            auto secrets = scenarios::secretsOf(whole(), view, player);
            QVERIFY(!secrets.ids.isEmpty() && !secrets.positions.isEmpty());
            for (const auto& model : whole().models) {
                if (!view.model(model.id)) { // as texts of the window would say it
                    secrets.words << app::measuredPositionText(model.position);
                }
            }
            // All panels, all pages, everything selected, each of the own models looked at.
            for (auto* dock : table.findChildren<QDockWidget*>()) {
                dock->show();
            }
            table.actions().named("selectAll")->trigger();
            for (const auto& model : table.document().scenario().models) {
                table.state().setObserver(model.id);
            }
            table.state().setOneToMany(true);
            auto* pages = table.findChild<QTabWidget*>(QStringLiteral("hiddenPages"));
            for (int i = 0; i < pages->count(); ++i) {
                pages->setCurrentIndex(i);
                QVERIFY(QTest::qWaitFor([&] { return table.isSettled(); }, 20000));
                const QByteArray said = wordsOf(table).join(QLatin1Char{'\n'}).toUtf8();
                QVERIFY(said.size() > 2000);
                for (const auto& leak : scenarios::leaksIn(said, secrets)) {
                    QFAIL(qPrintable(QStringLiteral("%1: %2 “%3” near %4")
                                         .arg(player.value, leak.kind, leak.secret,
                                              QString::fromUtf8(said.mid(std::max<qsizetype>(0, leak.at - 60), 120)))));
                }
                for (const QString& id :
                     {QStringLiteral("Zyx"), QStringLiteral("Qwertz"), QStringLiteral("Ambushhere")}) {
                    QVERIFY2(player == kBert || !said.contains(id.toUtf8()), qPrintable(id));
                }
            }
            table.actions().named("copy")->trigger();
            for (const QString& format : QApplication::clipboard()->mimeData()->formats()) {
                QVERIFY(scenarios::leaksIn(QApplication::clipboard()->mimeData()->data(format), secrets).empty());
            }
            for (const QByteArray& made : {scenarios::observationCsv(table.document().scenario(), player),
                                           scenarios::observationJson(table.document().scenario(), player),
                                           scenarios::writeScenario(table.document().scenario())}) {
                for (const auto& leak : scenarios::leaksIn(made, secrets)) {
                    QFAIL(qPrintable(QStringLiteral("%1: %2 “%3” near %4")
                                         .arg(player.value, leak.kind, leak.secret,
                                              QString::fromUtf8(made.mid(std::max<qsizetype>(0, leak.at - 60), 120)))));
                }
            }
            m_seat->handOver();
            QVERIFY(settled());
            QVERIFY(!QApplication::clipboard()->mimeData() || QApplication::clipboard()->text().isEmpty());
        }
    }

    /// Exports are equal bytes whatever is hidden: neither number nor size nor order tells of it.
    void T48_exportsOfAPlayersTableDoNotChangeWithWhatIsHidden() {
        const Scenario table = test::secretTable();
        Scenario other = scenarios::withModelAt(table, {QStringLiteral("m2")}, geometry::pointFromInches(55, 5));
        std::erase_if(other.models, [](const auto& model) { return model.id.value == u"m3"; });
        other.labels.clear();
        other = scenarios::withVisionUpdated(other);
        open({}, table);
        const Scenario all = whole();
        const Scenario mine = look(kAnne).document().scenario();
        open({}, other);
        const Scenario same = look(kAnne).document().scenario();
        const auto secrets = scenarios::secretsOf(all, scenarios::sideViewOf(all, kAnne), kAnne);
        for (const auto kind : {app::PictureKind::Png, app::PictureKind::Svg, app::PictureKind::Pdf}) {
            app::PaintOptions options;
            options.heights = true;
            options.fogOf = kAnne;
            const QByteArray made = app::pictureBytes(kind, mine, {}, options, 40);
            QVERIFY(made.size() > 1000);
            QCOMPARE(app::pictureBytes(kind, same, {}, options, 40), made);
            QVERIFY(app::pictureBytes(kind, all, {}, options, 40) != made);
            if (kind == app::PictureKind::Svg) {
                for (const auto& leak : scenarios::leaksIn(made, secrets)) {
                    QVERIFY2(leak.kind == u"position", qPrintable(leak.secret)); // numbers of paths may be any
                }
            }
        }
        QCOMPARE(scenarios::observationCsv(same, kAnne), scenarios::observationCsv(mine, kAnne));
        QCOMPARE(scenarios::observationJson(same, kAnne), scenarios::observationJson(mine, kAnne));
        QCOMPARE(scenarios::writeScenario(same), scenarios::writeScenario(mine));
    }

    /// What was never seen is dark in the picture as it is on the screen, and who left is a ghost in both.
    void thePictureOfAPlayersWindow_hasItsFog() {
        MainWindow& anne = look(kAnne);
        const QString path = file(QStringLiteral("view.png"));
        anne.evidence().setFileQuestion([&](const QString&, const QString&, const QString&) { return path; });
        anne.evidence().showExport();
        auto* dialog = anne.findChild<app::ExportDialog*>();
        QVERIFY(dialog);
        const app::ViewExport choice = dialog->choice();
        QCOMPARE(choice.paint.fogOf, std::optional{kAnne});
        dialog->accept();
        const QImage image{path};
        QVERIFY(!image.isNull());
        const QRectF area = app::pictureArea(anne.document().scenario(), choice.paint);
        const auto lightAt = [&](double x, double y) {
            return image
                .pixelColor(static_cast<int>((x - area.left()) / area.width() * image.width()),
                            static_cast<int>((y - area.top()) / area.height() * image.height()))
                .lightness();
        };
        QVERIFY2(2 * lightAt(50.5, 40.5) < lightAt(12.5, 21.5), // never seen; in sight of m1
                 qPrintable(QStringLiteral("%1, %2").arg(lightAt(50.5, 40.5)).arg(lightAt(12.5, 21.5))));
        // The judge's own window shows no fog, nor does its picture.
        m_judge->evidence().showExport();
        dialog = m_judge->findChild<app::ExportDialog*>();
        QVERIFY(dialog && !dialog->choice().paint.fogOf);
        dialog->reject();
    }

    /// Whatever is hidden could be anywhere or not be there at all: the picture is the same to the last pixel.
    void T48_thePictureOfAPlayersWindowDoesNotChangeWithWhatIsHidden() {
        const auto pictureOf = [this](Scenario table) {
            open({}, std::move(table));
            MainWindow& anne = look(kAnne);
            (void)QTest::qWaitFor([&] { return anne.isSettled(); }, 20000);
            return anne.view()->viewport()->grab().toImage();
        };
        const Scenario table = test::secretTable();
        Scenario other = table;
        std::erase_if(other.models, [](const auto& model) { return model.id.value == u"m3"; });
        other = scenarios::withModelAt(other, {QStringLiteral("m2")}, geometry::pointFromInches(55, 5));
        other = scenarios::withVisionUpdated(other);
        const QImage first = pictureOf(table);
        QVERIFY(!first.isNull());
        QCOMPARE(pictureOf(other), first);
        // And it does change with what is seen.
        QVERIFY(pictureOf(scenarios::withVisionUpdated(scenarios::withModelAt(
                    table, {QStringLiteral("m2")}, geometry::pointFromInches(12, 20)))) != first);
    }
};

QTEST_MAIN(TestHotSeat)
#include "tst_hot_seat.moc"
