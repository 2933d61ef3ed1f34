#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/piece_button.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/widgets/page_switch.h"
#include "tests/support/events.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <map>
#include <set>

using namespace sightline;
using namespace sightline::app;

/// Letters belong to the table wherever one has clicked, except in text fields.
class TestLetterKeys : public test::WindowTest {
    Q_OBJECT

    /// To whatever has the focus, as a keyboard does.
    static void key(Qt::Key key) {
        QWidget* focus = QApplication::focusWidget();
        QVERIFY2(focus, "nobody has the focus");
        QTest::keyClick(focus, key);
        QCoreApplication::processEvents();
    }

    /// Closes what a click opened: lists, menus, dialogs.
    static void closeWhatOpened() {
        for (int i = 0; i < 20; ++i) {
            QCoreApplication::processEvents();
            if (QWidget* popup = QApplication::activePopupWidget()) {
                QTest::keyClick(popup, Qt::Key_Escape);
                if (QApplication::activePopupWidget() == popup) {
                    popup->close();
                }
            } else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                dialog->reject();
            } else {
                return;
            }
        }
    }

    void click(QWidget& widget, QPoint place) const {
        // A dialog that runs its own loop is closed from inside of it.
        QTimer closing;
        closing.setInterval(30);
        connect(&closing, &QTimer::timeout, &closing, [] { closeWhatOpened(); });
        closing.start();
        QTest::mouseClick(&widget, Qt::LeftButton, {}, place);
        test::handleEvents();
        closeWhatOpened();
        if (!m_window->isActiveWindow()) {
            m_window->activateWindow();
            (void)QTest::qWaitForWindowActive(m_window.get());
        }
        QCoreApplication::processEvents();
    }

    /// L, and then V: the tools they stand for.
    [[nodiscard]] QString lettersFailure() const {
        const auto focus = QString::fromLatin1(
            QApplication::focusWidget() ? QApplication::focusWidget()->metaObject()->className() : "nobody");
        key(Qt::Key_L);
        if (!actions().named("sightTool")->isChecked()) {
            return QStringLiteral("L did nothing, focus: %1").arg(focus);
        }
        key(Qt::Key_V);
        return actions().named("selectTool")->isChecked() ? QString{} : QStringLiteral("V did nothing after L");
    }

    [[nodiscard]] bool isClickable(const QWidget& widget) const {
        if (!widget.isVisible() || !widget.isEnabled() || widget.window() != m_window.get()) {
            return false;
        }
        for (const QWidget* up = widget.parentWidget(); up; up = up->parentWidget()) {
            const auto* box = qobject_cast<const QComboBox*>(up);
            if (qobject_cast<const QMenuBar*>(up) || qobject_cast<const QLineEdit*>(up) || box ||
                qobject_cast<const QAbstractSpinBox*>(up)) {
                return false;
            }
        }
        return !widget.visibleRegion().isEmpty();
    }

    /// True for sliders, drawings and texts to read: whatever else a click can give the keys to.
    [[nodiscard]] static bool takesKeys(const QWidget& widget) {
        const auto* text = qobject_cast<const QTextEdit*>(&widget);
        const auto* plain = qobject_cast<const QPlainTextEdit*>(&widget);
        const bool isTextField = qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
                                 qobject_cast<const QAbstractSpinBox*>(&widget) || (text && !text->isReadOnly()) ||
                                 (plain && !plain->isReadOnly());
        return !isTextField && (qobject_cast<const QAbstractSlider*>(&widget) ||
                                (widget.focusPolicy() & Qt::ClickFocus) == Qt::ClickFocus);
    }

    void showDock(const QString& name) const {
        auto* dock = find<QDockWidget>(name);
        QVERIFY2(dock, qPrintable(name));
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        test::handleEvents();
    }

private slots:
    void init() {
        showWindow({1600, 1000});
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        QTRY_VERIFY(!m_window->sight().isBusy());
    }

    /// Undo is that of the table, unless text is being typed that can be undone itself.
    void undo_reachesTheTableFromAField() {
        document().newScenario(test::smallTable());
        const scenarios::ModelId model{QStringLiteral("m1")};
        state().setSelection({model});
        showDock(QStringLiteral("inspectorDock"));
        const auto place = [&] { return scenario().model(model)->position; };
        const geometry::Point before = place();
        auto& x = child<QAbstractSpinBox>("inspectorX");
        x.setFocus(Qt::TabFocusReason);
        x.selectAll();
        QTest::keyClicks(&x, QStringLiteral("12"));
        QTest::keyClick(&x, Qt::Key_Tab);
        QCOMPARE(place().x, geometry::Length::fromInches(12));
        QWidget* next = QApplication::focusWidget();
        QVERIFY(next && next != &x);
        QTest::keyClick(next, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(place(), before);
        QTest::keyClick(next, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(place().x, geometry::Length::fromInches(12));
        // What is being typed is undone in its field alone.
        auto& y = child<QAbstractSpinBox>("inspectorY");
        y.setFocus(Qt::TabFocusReason);
        const QString shown = y.text();
        y.selectAll();
        QTest::keyClicks(&y, QStringLiteral("5"));
        QTest::keyClick(&y, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(y.text(), shown);
        QCOMPARE(place().x, geometry::Length::fromInches(12));
        // Taken with Return, it is a step of the table.
        y.selectAll();
        QTest::keyClicks(&y, QStringLiteral("5"));
        QTest::keyClick(&y, Qt::Key_Return);
        QCOMPARE(place().y, geometry::Length::fromInches(5));
        QCoreApplication::processEvents();
        QTest::keyClick(&y, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(place().y, before.y);
    }

    /// The hint of the tool follows the pair, also if it was chosen elsewhere.
    void theHintOfTheTool_followsThePair() {
        state().setTarget({});
        state().setObserver({});
        trigger("sightTool");
        const auto& hint = child<QLabel>("statusHint");
        QCOMPARE(hint.text(), QStringLiteral("Click the observer, or drag from it to the target."));
        const auto& models = scenario().models;
        QVERIFY(m_window->chooseObserver(models[0].id.value));
        QVERIFY(m_window->chooseTarget(models[1].id.value));
        QVERIFY2(hint.text().startsWith(QStringLiteral("Drag a model or a piece")), qPrintable(hint.text()));
    }

    /// Letters typed into an open list search it, by all that was typed, and start no tools.
    void lettersInAnOpenList_searchIt() {
        auto& box = child<QComboBox>("ruleSets");
        trigger("selectTool");
        box.showPopup();
        QTRY_VERIFY(QApplication::activePopupWidget());
        QWidget* list = box.view();
        QTest::keyClicks(list, QStringLiteral("Vol"));
        QCOMPARE(box.view()->currentIndex().data().toString(), QStringLiteral("Volumes"));
        QVERIFY(action("selectTool")->isChecked());
        box.hidePopup();
        box.showPopup(); // begins anew
        QTest::keyClicks(list, QStringLiteral("Warhammer 40,000, 11"));
        QCOMPARE(box.view()->currentIndex().data().toString(), QStringLiteral("Warhammer 40,000, 11th edition"));
        QVERIFY(QApplication::activePopupWidget() && action("selectTool")->isChecked());
        box.hidePopup();
    }

    void lettersStartTools_afterAClickOnAnythingInThePanel_data() {
        testsupport::addColumns<QString, QString>("dock", "shown");
        for (const char* dock : {"verdictDock", "paletteDock", "outlineDock", "inspectorDock", "targetDock",
                                 "historyDock", "profileDock", "proofDock", "shotDock", "unitsDock", "hiddenDock",
                                 "designDock", "keptDock", "spotDock", "photoDock", "trayDock", "toolbar"}) {
            QTest::newRow(dock) << QString::fromLatin1(dock) << QString{};
        }
        QTest::newRow("inspectorDock, a model") << QStringLiteral("inspectorDock") << QStringLiteral("model");
        QTest::newRow("inspectorDock, a piece") << QStringLiteral("inspectorDock") << QStringLiteral("piece");
        QTest::newRow("hiddenDock, fog") << QStringLiteral("hiddenDock") << QStringLiteral("fog");
        QTest::newRow("trayDock, a model") << QStringLiteral("trayDock") << QStringLiteral("reserve");
    }
    /// Each page of a panel in turn.
    void lettersStartTools_afterAClickOnAnythingInThePanel() {
        auto [dock, shown] = testsupport::fetch<QString, QString>("dock", "shown");
        if (dock != u"toolbar") {
            showDock(dock);
        }
        auto* panel = find<QWidget>(dock);
        QVERIFY(panel);
        if (shown == u"fog") {
            trigger("fogOfWar");
        } else if (shown == u"reserve") {
            state().setSelection({scenario().models.front().id});
            trigger("takeOffTheTable");
        }
        const auto select = [&] {
            if (shown == u"model") {
                state().setSelection({scenario().models.front().id});
            } else if (shown == u"piece") {
                state().setSelection({scenario().terrain.front().id});
            }
            QCoreApplication::processEvents();
        };
        select();
        std::map<QString, int> clicked;
        std::set<const QWidget*> tried;
        const auto tryAt = [&](QWidget& widget, QPoint place) {
            const QPointer<QWidget> kept{&widget};
            select();
            if (!kept) {
                return; // it belonged to what was selected before
            }
            if (widget.objectName() == QStringLiteral("addWord")) {
                return; // it opens a field for letters
            }
            const auto* button = qobject_cast<QAbstractButton*>(&widget);
            const QString kind = QString::fromLatin1(widget.metaObject()->className());
            const QString name =
                QStringLiteral("%1 “%2” %3").arg(kind, button ? button->text() : QString{}, widget.objectName());
            click(widget, place); // which may delete it
            clicked[kind] += 1;
            const QString failure = lettersFailure();
            QVERIFY2(failure.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(name, failure)));
        };
        const auto tryAllThatIsSeen = [&] {
            std::map<QString, int> alike;
            QList<QPointer<QWidget>> widgets;
            for (QWidget* widget : panel->findChildren<QWidget*>()) {
                widgets.append(widget);
            }
            for (const QPointer<QWidget>& widget : widgets) {
                if (!widget || !isClickable(*widget) || !tried.insert(widget.data()).second) {
                    continue;
                }
                const QString name = widget->objectName();
                // Those that put the window away, or close the panel under test.
                if (name == u"qt_dockwidget_closebutton" || name == u"qt_dockwidget_floatbutton" ||
                    name == u"hotSeatButton") {
                    continue;
                }
                // A palette has dozens that differ in their sizes only.
                if (qobject_cast<PaletteButton*>(widget.data()) && ++alike[widget->metaObject()->className()] > 6) {
                    continue;
                }
                if (auto* tabs = qobject_cast<QTabBar*>(widget.data())) {
                    for (int i = 0; tabs && i < tabs->count(); ++i) {
                        if (tabs->isTabVisible(i)) {
                            tryAt(*tabs, tabs->tabRect(i).center());
                            tabs = qobject_cast<QTabBar*>(widget.data());
                        }
                    }
                    continue;
                }
                auto* box = qobject_cast<QComboBox*>(widget.data());
                auto* list = qobject_cast<QAbstractItemView*>(widget.data());
                if (list) {
                    if (!qobject_cast<QHeaderView*>(list)) {
                        tryAt(*list->viewport(), {20, 10});
                    }
                } else if (qobject_cast<QAbstractButton*>(widget.data()) || (box && !box->isEditable()) ||
                           qobject_cast<QLabel*>(widget.data()) || takesKeys(*widget)) {
                    tryAt(*widget, widget->visibleRegion().boundingRect().center());
                }
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        };
        tryAllThatIsSeen();
        for (auto* tabs : panel->findChildren<QTabWidget*>()) {
            for (int i = 0; i < tabs->count() && !QTest::currentTestFailed(); ++i) {
                if (tabs->isVisible() && tabs->isTabVisible(i) && tabs->isTabEnabled(i)) {
                    tabs->setCurrentIndex(i);
                    test::handleEvents();
                    tryAllThatIsSeen();
                }
            }
        }
        for (auto* pages : panel->findChildren<PageSwitch*>()) {
            for (int i = 0; i < pages->count() && !QTest::currentTestFailed(); ++i) {
                pages->setCurrentIndex(i);
                test::handleEvents();
                tryAllThatIsSeen();
            }
        }
        QVERIFY2(!clicked.empty(), "nothing was clicked");
    }

    /// Panels that float are windows of their own, and the letters typed there are the table's all the same.
    void lettersStartTools_afterAClickInAFloatingPanel_data() {
        testsupport::addRows("name", {"paletteDock", "verdictDock", "designDock"});
    }
    void lettersStartTools_afterAClickInAFloatingPanel() {
        QFETCH(QString, name);
        showDock(name);
        auto* dock = find<QDockWidget>(name);
        dock->setFloating(true);
        QTRY_VERIFY(dock->isWindow() && dock->isVisible());
        dock->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dock));
        int clicked = 0;
        QList<QPointer<QWidget>> widgets;
        for (QWidget* widget : dock->widget()->findChildren<QWidget*>()) {
            widgets.append(widget);
        }
        for (const QPointer<QWidget>& widget : widgets) {
            const auto* button = qobject_cast<QToolButton*>(widget.data());
            const bool isPlain = (button && button->isCheckable()) || qobject_cast<QLabel*>(widget.data()) ||
                                 qobject_cast<QTabBar*>(widget.data());
            // A few of each panel: what they do is asked elsewhere.
            if (!isPlain || clicked >= 6 || !widget->isVisible() || !widget->isEnabled() ||
                widget->visibleRegion().isEmpty()) {
                continue;
            }
            QTest::mouseClick(widget, Qt::LeftButton, {}, widget->visibleRegion().boundingRect().center());
            test::handleEvents();
            closeWhatOpened();
            if (!dock->isActiveWindow()) {
                continue; // it opened something else
            }
            ++clicked;
            const auto press = [](Qt::Key letter) {
                QWidget* focus = QApplication::focusWidget();
                QTest::keyClick(focus ? focus : QApplication::activeWindow(), letter);
                QCoreApplication::processEvents();
            };
            press(Qt::Key_L);
            QVERIFY2(action("sightTool")->isChecked(), qPrintable(widget ? widget->objectName() : name));
            press(Qt::Key_V);
            QVERIFY2(action("selectTool")->isChecked(), qPrintable(widget ? widget->objectName() : name));
        }
        QVERIFY(clicked > 0);
    }

    void aClickOnAButtonOrTheCard_givesTheArrowKeysToTheTable() {
        auto* base = find<BaseButton>();
        QVERIFY(base);
        click(*base, base->rect().center());
        QVERIFY(view()->hasFocus());
        auto* word = find<QLabel>("verdictWord");
        QVERIFY(word && word->isVisible());
        click(*word, word->rect().center());
        QVERIFY(view()->hasFocus());
        auto* rules = find<QComboBox>("ruleSets");
        QVERIFY(rules);
        click(*rules, rules->rect().center());
        QVERIFY(view()->hasFocus());
        for (auto* tabs : m_window->findChildren<QTabBar*>()) {
            if (isClickable(*tabs) && tabs->count() > 1) {
                click(*tabs, tabs->tabRect(1).center());
                QVERIFY(view()->hasFocus());
            }
        }
    }

    void theShotPanel_takesNoLetters() {
        trigger("shot");
        QCoreApplication::processEvents();
        QCOMPARE(lettersFailure(), QString{});
    }

    void aClosedList_keepsItsChoice() {
        auto* rules = find<QComboBox>("ruleSets");
        const int before = rules->currentIndex();
        rules->setFocus(Qt::TabFocusReason);
        QVERIFY(rules->hasFocus());
        for (const Qt::Key letter : {Qt::Key_W, Qt::Key_M, Qt::Key_V}) {
            key(letter);
        }
        QCOMPARE(rules->currentIndex(), before);
        QVERIFY(action("selectTool")->isChecked());
    }

    /// Letters are the table's on every list of the window and of its panels that shows: none takes one as a choice.
    void noClosedList_takesALetter() {
        state().setSelection({scenarios::AnyId{scenario().models.front().id}});
        QStringList tried;
        const auto tryAll = [&](QWidget& part) {
            QList<QPointer<QComboBox>> boxes;
            for (auto* box : part.findChildren<QComboBox*>()) {
                boxes.append(box);
            }
            for (const QPointer<QComboBox>& box : boxes) {
                // A list in which one can type is a text field.
                if (!box || !box->isVisible() || !box->isEnabled() || box->isEditable() ||
                    box->focusPolicy() == Qt::NoFocus || box->window() != m_window.get()) {
                    continue;
                }
                trigger("selectTool");
                const int before = box->currentIndex();
                box->setFocus(Qt::TabFocusReason);
                if (!box->hasFocus()) {
                    continue; // lists without keys
                }
                key(Qt::Key_L);
                QVERIFY2(action("sightTool")->isChecked(), qPrintable(box->objectName()));
                QCOMPARE(box->currentIndex(), before);
                for (const Qt::Key letter : {Qt::Key_M, Qt::Key_W, Qt::Key_V}) {
                    box->setFocus(Qt::TabFocusReason);
                    key(letter);
                    QVERIFY2(box->currentIndex() == before, qPrintable(box->objectName()));
                }
                QVERIFY2(action("selectTool")->isChecked(), qPrintable(box->objectName()));
                tried << box->objectName();
            }
        };
        tryAll(*m_window);
        for (auto* dock : m_window->findChildren<QDockWidget*>()) {
            showDock(dock->objectName());
            for (auto* pages : dock->findChildren<PageSwitch*>()) {
                for (int page = 0; page < pages->count(); ++page) {
                    pages->setCurrentIndex(page);
                    QCoreApplication::processEvents();
                    tryAll(*dock);
                }
            }
            tryAll(*dock);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        for (const char* name : {"ruleSets", "traceBase", "traceKind", "mapSubject"}) {
            QVERIFY2(tried.contains(QLatin1String{name}), qPrintable(name + tried.join(u',')));
        }
    }

    void aTextField_keepsItsLetters() {
        showDock(QStringLiteral("inspectorDock"));
        state().setSelection({scenarios::AnyId{scenario().models.front().id}});
        QCoreApplication::processEvents();
        auto* name = find<QLineEdit>("inspectorName");
        QVERIFY(name && name->isVisible());
        name->setFocus();
        name->selectAll();
        QVERIFY(action("selectTool")->isChecked());
        QTest::keyClicks(name, QStringLiteral("lvw"));
        QCOMPARE(name->text(), QStringLiteral("lvw"));
        QVERIFY(name->hasFocus());
        QVERIFY(action("selectTool")->isChecked());
    }

    void tabStillWalksThroughThePanels() {
        auto* rules = find<QComboBox>("ruleSets");
        rules->setFocus(Qt::TabFocusReason);
        key(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != rules);
        QVERIFY(!view()->hasFocus() || QApplication::focusWidget() == view());
        rules->setFocus(Qt::TabFocusReason);
        // A list that the keyboard opened gives the focus back to itself.
        rules->showPopup();
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activePopupWidget());
        QVERIFY(rules->hasFocus());
    }
};

int main(int argc, char** argv) {
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QApplication application{argc, argv};
    TestLetterKeys test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_letter_keys.moc"
