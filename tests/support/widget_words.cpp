#include "tests/support/widget_words.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolButton>

namespace sightline::test {

namespace {

class Collector {
public:
    QList<Word> words;

    void widget(const QWidget& one) {
        m_position = QStringLiteral("%1 %2").arg(QLatin1String{one.metaObject()->className()}, one.objectName());
        // Qt makes these itself; they say nothing of ours.
        if (one.objectName().startsWith(QLatin1String{"qt_"}) && !qobject_cast<const QLabel*>(&one)) {
            return;
        }
        add(one.toolTip(), "tip");
        add(one.statusTip(), "status tip");
        add(one.accessibleName(), "accessible name");
        add(one.accessibleDescription(), "accessible description");
        if (one.isWindow() || qobject_cast<const QDockWidget*>(&one)) {
            add(one.windowTitle(), "title");
        }
        if (const auto* label = qobject_cast<const QLabel*>(&one)) {
            add(label->text(), "text");
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(&one)) {
            add(button->text(), "text");
        } else if (const auto* edit = qobject_cast<const QLineEdit*>(&one)) {
            add(edit->placeholderText(), "placeholder");
        } else if (const auto* group = qobject_cast<const QGroupBox*>(&one)) {
            add(group->title(), "title");
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(&one)) {
            for (int i = 0; i < tabs->count(); ++i) {
                add(tabs->tabText(i), "tab");
                add(tabs->tabToolTip(i), "tab tip");
            }
        } else if (const auto* box = qobject_cast<const QSpinBox*>(&one)) {
            add(box->prefix(), "prefix");
            add(box->suffix(), "suffix");
            add(box->specialValueText(), "special value");
        } else if (const auto* number = qobject_cast<const QDoubleSpinBox*>(&one)) {
            add(number->prefix(), "prefix");
            add(number->suffix(), "suffix");
            add(number->specialValueText(), "special value");
        } else if (const auto* menu = qobject_cast<const QMenu*>(&one)) {
            add(menu->title(), "title");
        }
        if (const auto* choice = qobject_cast<const QComboBox*>(&one)) {
            add(choice->placeholderText(), "placeholder");
            items(*choice->model(), {});
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&one);
                   view && view->model() && !qobject_cast<const QHeaderView*>(view)) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                add(view->model()->headerData(column, Qt::Horizontal).toString(), "header");
            }
            items(*view->model(), {});
        }
        for (const QAction* action : one.actions()) {
            add(action->text().section(QLatin1Char{'\t'}, 0, 0), "action");
            add(action->toolTip(), "action tip");
            add(action->statusTip(), "action status tip");
        }
    }

private:
    void add(const QString& text, const char* which) {
        if (!text.isEmpty()) {
            words << Word{text, m_position + QStringLiteral(", ") + QLatin1String{which}};
        }
    }

    void items(const QAbstractItemModel& model, const QModelIndex& parent) {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const auto index = model.index(row, column, parent);
                add(index.data(Qt::DisplayRole).toString(), "item");
                add(index.data(Qt::ToolTipRole).toString(), "item tip");
                add(index.data(Qt::AccessibleTextRole).toString(), "item for listeners");
                if (column == 0 && model.hasChildren(index)) {
                    items(model, index);
                }
            }
        }
    }

    QString m_position;
};

/// How much of a widget's width a parent cuts off, where nothing lets one scroll there.
int cutOff(const QWidget& widget, const QWidget& top) {
    QRect whole = widget.rect();
    const QWidget* at = &widget;
    while (at != &top && at->parentWidget()) {
        whole.translate(at->pos());
        at = at->parentWidget();
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(at->parentWidget());
            area && area->viewport() == at) {
            if (area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff) {
                return 0;
            }
        }
        const int over = std::max(whole.right() - at->rect().right(), -whole.left());
        if (over > 1) {
            return over;
        }
    }
    return 0;
}

} // namespace

QList<Word> wordsIn(const QWidget& top) {
    Collector collector;
    collector.widget(top);
    for (const auto* child : top.findChildren<QWidget*>()) {
        collector.widget(*child);
    }
    return collector.words;
}

QStringList lettersOf(const QWidget& menu) {
    QStringList texts;
    for (const QAction* action : menu.actions()) {
        texts << action->text().section(QLatin1Char{'\t'}, 0, 0);
    }
    return texts;
}

QStringList lettersIn(const QWidget& top) {
    QStringList texts;
    for (const auto* one : top.findChildren<QWidget*>()) {
        // A page behind another has letters of its own.
        if (!one->isVisibleTo(&top) || one->visibleRegion().isEmpty() || one->window() != top.window()) {
            continue;
        }
        if (const auto* label = qobject_cast<const QLabel*>(one); label && label->buddy()) {
            texts << label->text();
        } else if (const auto* tool = qobject_cast<const QToolButton*>(one)) {
            // Those of actions have theirs in the menu.
            if (!tool->defaultAction()) {
                texts << tool->text();
            }
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(one)) {
            texts << button->text();
        } else if (const auto* group = qobject_cast<const QGroupBox*>(one)) {
            texts << group->title();
        }
    }
    return texts;
}

QStringList clippedIn(const QWidget& top) {
    QStringList clipped;
    const auto isBehind = [&top](const QWidget* widget) {
        while (widget && widget != &top && !qobject_cast<const QDockWidget*>(widget)) {
            widget = widget->parentWidget();
        }
        return widget && widget != &top && widget->visibleRegion().isEmpty();
    };
    for (const auto* one : top.findChildren<QWidget*>()) {
        if (!one->isVisibleTo(&top) || one->window() != top.window() || isBehind(one)) {
            continue;
        }
        QString text;
        int needed = one->minimumSizeHint().width();
        int neededHeight = one->minimumSizeHint().height();
        if (const auto* label = qobject_cast<const QLabel*>(one)) {
            // A line that may be cut says so with its policy.
            if (label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored || label->text().isEmpty()) {
                continue;
            }
            text = label->text();
            if (label->wordWrap()) {
                needed = 0;
                neededHeight = label->heightForWidth(label->width());
            }
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(one)) {
            text = button->text();
            if (button->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored) {
                // Shares a row evenly: its words must fit nevertheless.
                needed = button->fontMetrics().size(Qt::TextShowMnemonic, text).width();
            }
            const auto* tool = qobject_cast<const QToolButton*>(one);
            if (text.isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)) {
                continue;
            }
        } else if (const auto* box = qobject_cast<const QAbstractSpinBox*>(one)) {
            text = box->text();
            needed = box->minimumSizeHint().width();
        } else {
            continue;
        }
        const int cut = cutOff(*one, top);
        if (one->width() < needed || one->height() < neededHeight || cut > 0) {
            clipped << QStringLiteral("%1 %2: “%3” is %4 x %5, needs %6 x %7, cut off %8")
                           .arg(QLatin1String{one->metaObject()->className()}, one->objectName(), text)
                           .arg(one->width())
                           .arg(one->height())
                           .arg(needed)
                           .arg(neededHeight)
                           .arg(cut);
        }
    }
    return clipped;
}

} // namespace sightline::test
