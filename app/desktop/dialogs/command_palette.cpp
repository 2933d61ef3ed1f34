#include "app/desktop/dialogs/command_palette.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/search_text.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

constexpr int kEntry = Qt::UserRole;
constexpr int kHelp = -1;    ///< in place of the index of an entry: searches the help
constexpr int kMaxHits = 60; ///< more nobody reads

} // namespace

CommandPalette::CommandPalette(std::vector<PaletteEntry> entries, QWidget* parent)
    : QDialog{parent},
      m_entries{std::move(entries)},
      m_line{searchLine("paletteLine", tr("Type what you want to do"))},
      m_list{named("paletteList", new QTreeWidget)},
      m_details{named("paletteDetails", new QLabel)} {
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Commands"));
    resize(760, 460);
    m_line->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setHeaderLabels({tr("Command"), tr("Menu"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_details->setWordWrap(true);
    m_details->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    columnOf({m_line, {m_list, 1}, m_details}, this);
    m_texts.reserve(m_entries.size());
    for (const PaletteEntry& entry : m_entries) {
        m_texts.emplace_back(entry.title, entry.phrases, QStringList{entry.path, entry.tip, entry.keys});
    }
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CommandPalette::showDetails);
    connect(m_list, &QTreeWidget::itemActivated, this, &CommandPalette::run);
    connect(m_list, &QTreeWidget::itemClicked, this, &CommandPalette::run);
    filter();
}

void CommandPalette::filter() {
    const QString typed = m_line->text().trimmed();
    struct Hit {
        int rank;
        int entry;
    };
    std::vector<Hit> hits;
    for (int i = 0; i < static_cast<int>(m_entries.size()); ++i) {
        const PaletteEntry& entry = m_entries[static_cast<std::size_t>(i)];
        if (typed.isEmpty() && !entry.isCommand) {
            continue;
        }
        if (const int rank = m_texts[static_cast<std::size_t>(i)].relevance(typed); rank > 0) {
            // Of two that fit alike the one that can be done now comes first, and a command before a place.
            hits.push_back({4 * rank + (entry.obstacle.isEmpty() ? 2 : 0) + (entry.isCommand ? 1 : 0), i});
        }
    }
    if (!typed.isEmpty()) {
        std::ranges::stable_sort(hits, std::ranges::greater{}, &Hit::rank);
        hits.resize(std::min(hits.size(), static_cast<std::size_t>(kMaxHits)));
    }
    m_list->clear();
    for (const Hit& hit : hits) {
        const PaletteEntry& entry = m_entries[static_cast<std::size_t>(hit.entry)];
        QString title = entry.title;
        if (entry.isOn) {
            title = *entry.isOn ? tr("%1 (on)", "a switch").arg(title) : tr("%1 (off)", "a switch").arg(title);
        }
        auto* item = new QTreeWidgetItem{{title, entry.path, entry.keys}};
        item->setData(0, kEntry, hit.entry);
        item->setToolTip(0, entry.tip);
        if (!entry.obstacle.isEmpty()) {
            item->setText(0, tr("%1 – %2", "a command, why it cannot be done now").arg(title, entry.obstacle));
            item->setToolTip(0, entry.obstacle);
            // Not disabled: it can be chosen, to read why.
            item->setForeground(0, palette().brush(QPalette::Disabled, QPalette::Text));
            item->setForeground(1, palette().brush(QPalette::Disabled, QPalette::Text));
            item->setForeground(2, palette().brush(QPalette::Disabled, QPalette::Text));
        }
        m_list->addTopLevelItem(item);
    }
    if (hits.empty()) {
        auto* item = new QTreeWidgetItem{{tr("Search the help for “%1”").arg(typed), tr("Help")}};
        item->setData(0, kEntry, kHelp);
        m_list->addTopLevelItem(item);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showDetails();
}

void CommandPalette::showDetails() {
    const auto* item = m_list->currentItem();
    if (!item) {
        m_details->clear();
        return;
    }
    const int index = item->data(0, kEntry).toInt();
    if (index == kHelp) {
        m_details->setText(tr("Nothing is called “%1”. Enter searches the help.").arg(m_line->text().trimmed()));
        return;
    }
    const PaletteEntry& entry = m_entries[static_cast<std::size_t>(index)];
    m_details->setText(entry.obstacle.isEmpty() ? entry.tip : tr("Not possible now. %1").arg(entry.obstacle));
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
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
    if (!item) {
        return;
    }
    const int index = item->data(0, kEntry).toInt();
    if (index == kHelp) {
        emit helpRequested(m_line->text().trimmed());
        accept();
        return;
    }
    const PaletteEntry& entry = m_entries[static_cast<std::size_t>(index)];
    if (!entry.obstacle.isEmpty()) {
        return;
    }
    const auto act = entry.run;
    accept();
    // What it opens must not stand in front of a dialog that is just closing.
    QTimer::singleShot(0, QCoreApplication::instance(), act);
}

} // namespace sightline::app
