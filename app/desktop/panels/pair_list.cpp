#include "app/desktop/panels/pair_list.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/shared/painting/sight_label.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>

namespace sightline::app {

namespace {

enum Column { kName, kVerdict, kDistance };

} // namespace

PairList::PairList(const QString& what, const QString& nameColumn, QWidget* parent) : QWidget{parent} {
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_list = flatList("", what, {nameColumn, tr("Verdict"), tr("Distance")});
    stretchFirstColumn(*m_list);
    m_list->installEventFilter(this);
    m_drop = named("dropPair", new QToolButton);
    m_drop->hide();
    auto* layout = columnOf({m_summary, {m_list, 1}, m_drop}, this);
    layout->setContentsMargins(8, 8, 8, 8);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { emit asked(pairOf(*item)); });
    connect(m_list, &QTreeWidget::currentItemChanged, m_drop,
            [this](QTreeWidgetItem* item) { m_drop->setEnabled(item); });
    connect(m_drop, &QToolButton::clicked, this, &PairList::dropCurrent);
}

void PairList::setTheme(const Theme& theme) {
    m_theme = theme;
    m_marks.forget();
}

void PairList::setDropText(const QString& text) {
    m_drop->setText(text);
    m_drop->setEnabled(false);
    m_drop->show();
}

void PairList::showRows(const QString& summary, const std::vector<Row>& rows, const scenarios::Scenario& scenario) {
    m_summary->setText(summary);
    m_list->setUpdatesEnabled(false);
    // Rows are filled anew in place, so that the scroll position and the keyboard stay where they are.
    setRowCount(*m_list, static_cast<int>(rows.size()), {kDistance});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        auto* item = m_list->topLevelItem(static_cast<int>(i));
        item->setText(kName, row.name);
        item->setData(kName, Qt::UserRole, row.pair.observer.value);
        item->setData(kName, Qt::UserRole + 1, row.pair.target.value);
        if (!row.verdict) {
            item->setText(kVerdict, tr("not on the table"));
            item->setForeground(kVerdict, m_theme.textQuiet);
            item->setIcon(kVerdict, {});
            item->setText(kDistance, {});
            item->setToolTip(kName, {});
            continue;
        }
        const QColor& color = m_theme.style(lookOf(scenario, *row.verdict)).color;
        item->setText(kVerdict, row.why.isEmpty() ? verdictShort(kindOf(scenario, *row.verdict)) : row.why);
        item->setForeground(kVerdict, color);
        // Icons are never the same to a list.
        if (const QIcon icon = m_marks.of(kindOf(scenario, *row.verdict), color, *this);
            item->icon(kVerdict).cacheKey() != icon.cacheKey()) {
            item->setIcon(kVerdict, icon);
        }
        item->setText(kDistance, distanceText(*row.verdict));
        const QString why = row.why.isEmpty() ? whySentence(*row.verdict, scenario) : row.why;
        item->setToolTip(kName, why);
        item->setToolTip(kVerdict, why);
    }
    fitColumns(*m_list);
    m_list->setUpdatesEnabled(true);
}

void PairList::showEmpty(const QString& what) {
    m_list->clear();
    fitColumns(*m_list);
    m_summary->setText(what);
}

QString PairList::summary() const { return m_summary->text(); }

bool PairList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress && !m_drop->isHidden()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            dropCurrent();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PairList::dropCurrent() {
    if (const auto* item = m_list->currentItem()) {
        emit dropRequested(pairOf(*item));
    }
}

SightPair PairList::pairOf(const QTreeWidgetItem& item) const {
    return {{item.data(kName, Qt::UserRole).toString()}, {item.data(kName, Qt::UserRole + 1).toString()}};
}

} // namespace sightline::app
