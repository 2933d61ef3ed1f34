#include "app/desktop/dialogs/command_palette.h"

#include "app/desktop/actions/key_map.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kCommand = Qt::UserRole;

} // namespace

int fit(const QString& text, const QString& typed) {
    int sum = 1;
    for (const QString& word : typed.split(QLatin1Char{' '}, Qt::SkipEmptyParts)) {
        const auto at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at < 0) {
            return 0;
        }
        // The beginning of the text counts most, then that of a word.
        sum += at == 0 ? 8 : text[at - 1].isLetterOrNumber() ? 1 : 4;
    }
    return sum;
}

CommandPalette::CommandPalette(const QMenuBar& menus, QWidget* parent)
    : QDialog{parent}, m_line{new QLineEdit}, m_list{new QTreeWidget} {
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Commands"));
    resize(620, 420);
    m_line->setObjectName(QStringLiteral("paletteLine"));
    m_line->setPlaceholderText(tr("Type what you want to do"));
    m_line->setAccessibleName(m_line->placeholderText());
    m_line->setClearButtonEnabled(true);
    m_line->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(tr("Commands"));
    m_list->setHeaderLabels({tr("Command"), tr("Menu"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout{this};
    layout->addWidget(m_line);
    layout->addWidget(m_list, 1);
    collect(menus.actions(), {});
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QTreeWidget::itemActivated, this, &CommandPalette::run);
    connect(m_list, &QTreeWidget::itemClicked, this, &CommandPalette::run);
    filter();
}

void CommandPalette::collect(const QList<QAction*>& actions, const QString& path) {
    for (QAction* action : actions) {
        if (action->isSeparator()) {
            continue;
        }
        if (auto* menu = action->menu()) {
            collect(menu->actions(), path.isEmpty() ? plainText(*action)
                                                    : tr("%1 > %2", "menu, menu in it").arg(path, plainText(*action)));
        } else if (!plainText(*action).isEmpty()) {
            m_commands.append({action, path});
        }
    }
}

void CommandPalette::add(const QList<QAction*>& actions, const QString& path) {
    collect(actions, path);
    filter();
}

void CommandPalette::filter() {
    struct Hit {
        int rank;
        int command;
    };
    std::vector<Hit> hits;
    for (int i = 0; i < m_commands.size(); ++i) {
        const Command& command = m_commands[i];
        if (!command.action) {
            continue;
        }
        const int byName = 2 * fit(plainText(*command.action), m_line->text());
        const int rank = std::max(
            byName,
            fit(QStringLiteral("%1 %2 %3").arg(plainText(*command.action), command.path, command.action->statusTip()),
                m_line->text()));
        if (rank > 0) {
            hits.push_back({rank + (command.action->isEnabled() ? 1000 : 0), i});
        }
    }
    std::ranges::stable_sort(hits, std::ranges::greater{}, &Hit::rank);
    m_list->clear();
    for (const Hit& hit : hits) {
        const QAction& action = *m_commands[hit.command].action;
        QString keys = action.text().section(QLatin1Char{'\t'}, 1);
        if (keys.isEmpty()) {
            keys = action.shortcut().toString(QKeySequence::NativeText);
        }
        auto* item = new QTreeWidgetItem{{plainText(action), m_commands[hit.command].path, keys}};
        item->setData(0, kCommand, hit.command);
        item->setToolTip(0, action.statusTip());
        if (action.isCheckable()) {
            item->setText(0, action.isChecked() ? tr("%1 (on)", "a switch").arg(plainText(action))
                                                : tr("%1 (off)", "a switch").arg(plainText(action)));
        }
        if (!action.isEnabled()) {
            item->setDisabled(true);
            item->setToolTip(0, tr("Not possible now"));
        }
        m_list->addTopLevelItem(item);
    }
    if (auto* first = m_list->topLevelItem(0)) {
        m_list->setCurrentItem(first);
    }
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: {
            const int step = key->key() == Qt::Key_Up       ? -1
                             : key->key() == Qt::Key_Down   ? 1
                             : key->key() == Qt::Key_PageUp ? -10
                                                            : 10;
            const int last = m_list->topLevelItemCount() - 1;
            const int now = m_list->currentItem() ? m_list->indexOfTopLevelItem(m_list->currentItem()) : 0;
            if (last >= 0) {
                m_list->setCurrentItem(m_list->topLevelItem(std::clamp(now + step, 0, last)));
            }
            return true;
        }
        case Qt::Key_Return:
        case Qt::Key_Enter: run(); return true;
        default: break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::run() {
    const auto* item = m_list->currentItem();
    if (!item || item->isDisabled()) {
        return;
    }
    const QPointer<QAction> action = m_commands[item->data(0, kCommand).toInt()].action;
    accept();
    // What it opens must not stand in front of a dialog that is just closing.
    QTimer::singleShot(0, QCoreApplication::instance(), [action] {
        if (action) {
            action->trigger();
        }
    });
}

} // namespace sightline::app
