#include "app/desktop/vision/words_said.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>
#include <QWidget>

namespace sightline::app {

namespace {

constexpr int kDeepestRow = 8;

class Listener {
public:
    QStringList words;

    void listenTo(QWidget& widget) {
        for (const QString& text : {widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.accessibleName(),
                                    widget.accessibleDescription(), widget.windowTitle(), widget.windowFilePath()}) {
            add(text);
        }
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            add(label->text());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
            add(button->text());
        } else if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
            add(line->text());
            add(line->placeholderText());
        } else if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) {
            add(text->toPlainText());
        } else if (const auto* plain = qobject_cast<const QPlainTextEdit*>(&widget)) {
            add(plain->toPlainText());
        } else if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget)) {
            add(box->text());
        } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
            add(group->title());
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                add(tabs->tabText(i));
                add(tabs->tabToolTip(i));
            }
        }
        if (const auto* choice = qobject_cast<const QComboBox*>(&widget)) {
            addRows(*choice->model(), {}, 0);
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model()) {
            addRows(*view->model(), {}, 0);
        }
        addSpoken(widget);
    }

    void add(const QString& text) {
        if (!text.isEmpty()) {
            words << text;
        }
    }

private:
    void addRows(const QAbstractItemModel& model, const QModelIndex& parent, int depth) {
        if (depth > kDeepestRow) {
            return;
        }
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role :
                     {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::StatusTipRole), int(Qt::AccessibleTextRole),
                      int(Qt::AccessibleDescriptionRole), int(Qt::UserRole), int(Qt::UserRole) + 1}) {
                    add(index.data(role).toString());
                }
            }
            if (const QModelIndex child = model.index(row, 0, parent);
                child.isValid() && model.rowCount(child) > 0 && child.parent() == parent) {
                addRows(model, child, depth + 1);
            }
        }
    }

    /// What is drawn, as the table, has children for who listens that are no widgets.
    void addSpoken(QWidget& widget) {
        if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget)) {
            for (int i = 0; i < spoken->childCount(); ++i) {
                if (QAccessibleInterface* child = spoken->child(i)) {
                    for (const QAccessible::Text kind :
                         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
                        add(child->text(kind));
                    }
                }
            }
        }
    }
};

} // namespace

QStringList wordsSaid(QWidget& top) {
    Listener listener;
    listener.listenTo(top);
    for (QWidget* widget : top.findChildren<QWidget*>()) {
        listener.listenTo(*widget);
    }
    for (const QAction* action : top.findChildren<QAction*>()) {
        for (const QString& text :
             {action->text(), action->toolTip(), action->statusTip(), action->data().toString()}) {
            listener.add(text);
        }
    }
    return listener.words;
}

QStringList wordsOnClipboard() {
    QStringList words;
    if (const QMimeData* held = QApplication::clipboard()->mimeData()) {
        for (const QString& format : held->formats()) {
            words << QString::fromUtf8(held->data(format));
        }
    }
    return words;
}

} // namespace sightline::app
