#include "app/desktop/window/canvas_focus.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTabBar>
#include <QTextEdit>
#include <QTimer>

#include <algorithm>

namespace sightline::app {

namespace {

/// True for widgets that letters are typed into.
bool isTextField(const QWidget* widget) {
    for (const QWidget* part = widget; part && !part->isWindow(); part = part->parentWidget()) {
        if (const auto* box = qobject_cast<const QComboBox*>(part)) {
            return box->isEditable();
        }
        const auto* text = qobject_cast<const QTextEdit*>(part);
        const auto* plain = qobject_cast<const QPlainTextEdit*>(part);
        if (qobject_cast<const QLineEdit*>(part) || qobject_cast<const QAbstractSpinBox*>(part) ||
            qobject_cast<const QKeySequenceEdit*>(part) || (text && !text->isReadOnly()) ||
            (plain && !plain->isReadOnly())) {
            return true;
        }
        if (const auto* list = qobject_cast<const QAbstractItemView*>(part)) {
            // A table whose cells open as soon as something is typed.
            return list->editTriggers().testFlag(QAbstractItemView::AnyKeyPressed) && list->currentIndex().isValid() &&
                   list->currentIndex().flags().testFlag(Qt::ItemIsEditable);
        }
    }
    return false;
}

/// True for widgets that arrow keys work in after a click.
bool keepsFocus(const QWidget* widget) {
    const bool isArea = qobject_cast<const QAbstractScrollArea*>(widget) && !qobject_cast<const QScrollArea*>(widget);
    const auto* label = qobject_cast<const QLabel*>(widget);
    return isArea || (label && label->hasSelectedText()) || qobject_cast<const QAbstractSlider*>(widget) ||
           isTextField(widget);
}

/// Returns the line of text of a field: the widget itself, or that of a box of numbers or of a list to type into; null
/// if it has none.
QLineEdit* lineOf(QWidget* widget) {
    if (qobject_cast<QAbstractSpinBox*>(widget)) {
        return widget->findChild<QLineEdit*>();
    }
    const auto* box = qobject_cast<QComboBox*>(widget);
    return box ? box->lineEdit() : qobject_cast<QLineEdit*>(widget);
}

/// True if the key undoes or redoes, and the line has nothing of its own to undo or redo: what was typed into it was
/// taken, or nothing was typed.
bool isForStepsOfTable(const QLineEdit& line, const QKeyEvent& key) {
    if (key.matches(QKeySequence::Undo)) {
        return !line.isModified() || !line.isUndoAvailable();
    }
    const bool isOtherRedo = key.key() == Qt::Key_Y && key.modifiers() == Qt::ControlModifier;
    return (key.matches(QKeySequence::Redo) || isOtherRedo) && !line.isRedoAvailable();
}

/// True for a character that is typed, with Shift at most.
bool isCharacter(const QKeyEvent& key) {
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    return modifiers == Qt::NoModifier && key.text().size() == 1 && key.text()[0].isPrint();
}

/// True for a letter typed into the open list of a box of choices, which would start a command of the window.
bool isForOpenList(const QWidget* widget, const QKeyEvent& key) {
    const QWidget* popup = QApplication::activePopupWidget();
    const bool isInPopup = popup && (widget == popup || popup->isAncestorOf(widget));
    return isInPopup && qobject_cast<const QComboBox*>(popup->parentWidget()) && isCharacter(key);
}

/// Returns the command of the canvas that the key starts; null if there is none.
QAction* commandOf(const QWidget& canvas, const QKeyEvent& key) {
    const QKeySequence typed{QKeyCombination{key.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key.key())}};
    const QList<QAction*> actions = canvas.actions();
    const auto found = std::ranges::find_if(actions, [&typed](const QAction* action) {
        return action->isEnabled() && action->shortcuts().contains(typed);
    });
    return found == actions.end() ? nullptr : *found;
}

/// True if the text of a field that loses or gains the focus for this reason stays as it was being typed.
bool keepsTyping(Qt::FocusReason reason) {
    return reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason || reason == Qt::MenuBarFocusReason;
}

/// True for widgets that do all they do at a click.
bool isClickOnly(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QTabBar*>(widget) ||
           qobject_cast<const QComboBox*>(widget);
}

} // namespace

CanvasFocus::CanvasFocus(QWidget& window, QWidget& canvas) : QObject{&canvas}, m_window{window}, m_canvas{canvas} {
    qApp->installEventFilter(this);
}

bool CanvasFocus::isBeside(const QWidget* widget) const {
    for (const QWidget* part = widget; part; part = part->parentWidget()) {
        if (part == &m_canvas || qobject_cast<const QMenuBar*>(part) || qobject_cast<const QMenu*>(part)) {
            return false;
        }
        if (part == &m_window) {
            return true;
        }
        if (part->isWindow() && !qobject_cast<const QDockWidget*>(part)) {
            return false;
        }
    }
    return false;
}

bool CanvasFocus::isForCanvas(const QWidget* widget, const QKeyEvent& key) const {
    return isCharacter(key) && !key.text()[0].isSpace() && m_canvas.isVisible() && m_canvas.isEnabled() &&
           !QApplication::activePopupWidget() && !QApplication::activeModalWidget() && isBeside(widget) &&
           !isTextField(widget);
}

bool CanvasFocus::leavesToTable(QWidget* widget, QEvent& event) const {
    QLineEdit* line = isBeside(widget) ? lineOf(widget) : nullptr;
    if (!line) {
        return false;
    }
    if (event.type() == QEvent::FocusIn) {
        if (!keepsTyping(static_cast<QFocusEvent&>(event).reason())) {
            line->setModified(false);
        }
        return false;
    }
    const auto& key = static_cast<QKeyEvent&>(event);
    if (event.type() == QEvent::ShortcutOverride) {
        return isForStepsOfTable(*line, key);
    }
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        QTimer::singleShot(0, line, [line] { line->setModified(false); }); // once the text was taken
    }
    return false;
}

bool CanvasFocus::forward(QEvent& event) {
    m_forwards = true;
    QCoreApplication::sendEvent(&m_canvas, &event);
    m_forwards = false;
    return true;
}

bool CanvasFocus::eventFilter(QObject* watched, QEvent* event) {
    const bool isOfFields = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress ||
                            event->type() == QEvent::FocusIn;
    if (isOfFields && watched->isWidgetType() && leavesToTable(static_cast<QWidget*>(watched), *event)) {
        event->ignore(); // so that the commands of the window are asked
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && watched->isWidgetType() &&
        isForOpenList(static_cast<QWidget*>(watched), *static_cast<QKeyEvent*>(event))) {
        event->accept(); // so that the list gets it, and searches
        return true;
    }
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (watched->isWidgetType()) {
            if (!QApplication::activePopupWidget()) {
                m_openedByMouse.clear(); // the keys go on from here
            }
            auto* widget = static_cast<QWidget*>(watched);
            const auto& key = *static_cast<QKeyEvent*>(event);
            // What the canvas leaves goes on to its parents, and comes by here again.
            if (!m_forwards && !m_canvas.hasFocus() && isForCanvas(widget, key)) {
                // From a floating panel, which is a window of its own, the canvas cannot take the focus: then no
                // shortcut of the canvas is found.
                if (event->type() == QEvent::KeyPress && widget->window() != m_canvas.window()) {
                    if (QAction* command = commandOf(m_canvas, key)) {
                        if (!key.isAutoRepeat() || command->autoRepeat()) {
                            command->trigger();
                        }
                        return true;
                    }
                }
                m_canvas.setFocus(Qt::ShortcutFocusReason);
                // Shortcuts are looked up for the widget with the focus once this event has come back.
                return forward(*event);
            }
        }
        break;
    case QEvent::KeyRelease:
        if (!m_forwards && watched->isWidgetType()) {
            auto* widget = static_cast<QWidget*>(watched);
            // What acts while its key is held ends, also if the key was pressed in a floating panel.
            if (widget->window() != m_canvas.window() && isForCanvas(widget, *static_cast<QKeyEvent*>(event))) {
                return forward(*event);
            }
        }
        break;
    case QEvent::MouseButtonPress:
        if (watched->isWidgetType()) {
            pressed(static_cast<QWidget*>(watched), static_cast<QMouseEvent*>(event)->timestamp());
        }
        break;
    case QEvent::MouseButtonRelease:
        if (watched == m_pressed) {
            released(static_cast<QWidget*>(watched));
        }
        break;
    case QEvent::FocusIn:
        if (watched == m_openedByMouse && static_cast<QFocusEvent*>(event)->reason() == Qt::PopupFocusReason) {
            popupClosed(static_cast<QWidget*>(watched));
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void CanvasFocus::pressed(QWidget* widget, quint64 time) {
    // What a widget ignores comes again for its parent.
    const bool isSameClick = m_pressed && time == m_pressedAt && widget->isAncestorOf(m_pressed);
    if (isSameClick || !isBeside(widget)) {
        return;
    }
    m_pressed = widget;
    m_pressedAt = time;
    m_focusBefore = QApplication::focusWidget();
    m_openedByMouse = qobject_cast<QComboBox*>(widget);
}

void CanvasFocus::released(QWidget* widget) {
    m_pressed.clear();
    if (isTextField(widget) || !m_canvas.isVisible()) {
        return;
    }
    // Whoever the click gave the focus to has it by then.
    const bool isDone = isClickOnly(widget);
    QTimer::singleShot(0, this, [this, isDone, clicked = QPointer<QWidget>{widget}] {
        QWidget* focus = QApplication::focusWidget();
        if (QApplication::activePopupWidget() || QApplication::activeModalWidget() || !m_canvas.isVisible()) {
            return;
        }
        const bool isLeftBehind = isDone ? !focus || focus == clicked || focus == m_focusBefore : !focus;
        const bool takesNoKeys = focus && isBeside(focus) && !keepsFocus(focus) && !isClickOnly(focus);
        if (isLeftBehind || takesNoKeys) {
            m_canvas.setFocus(Qt::MouseFocusReason);
        }
    });
}

void CanvasFocus::popupClosed(QWidget* widget) {
    m_openedByMouse.clear();
    QTimer::singleShot(0, this, [this, box = QPointer<QWidget>{widget}] {
        if (box && QApplication::focusWidget() == box && m_canvas.isVisible()) {
            m_canvas.setFocus(Qt::MouseFocusReason);
        }
    });
}

} // namespace sightline::app
