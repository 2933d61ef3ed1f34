#include "app/desktop/design/sheet_view.h"

#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/desktop/widgets/name_box.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kMinHeight = 180;
constexpr int kWidestColumn = 260; ///< longer names go on in the next line

} // namespace

SheetView::SheetView(const QString& name, QWidget* parent)
    : QWidget{parent}, m_names{new NameBox}, m_sentence{new QLabel}, m_list{new QTreeWidget} {
    m_names->setObjectName(name + QStringLiteral("Lists"));
    m_names->setAccessibleName(tr("List"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setObjectName(name + QStringLiteral("Sentence"));
    m_list->setObjectName(name + QStringLiteral("List"));
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true);
    m_list->viewport()->installEventFilter(this);
    m_list->setAllColumnsShowFocus(true);
    m_list->setMinimumHeight(kMinHeight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_list->header()->setStretchLastSection(false);
    auto* layout = columnOf({m_names, m_sentence, {m_list, 1}}, this);
    layout->setContentsMargins(0, 0, 0, 0);
    connect(m_names, &QComboBox::activated, this, &SheetView::fill);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (!m_isFilling) {
            emit rowChosen(sheet(), item != nullptr ? m_list->indexOfTopLevelItem(item) : -1);
        }
    });
}

int SheetView::sheet() const { return m_names->currentIndex(); }

void SheetView::showSheet(int sheet) {
    m_names->setCurrentIndex(sheet);
    fill();
}

void SheetView::setSheets(std::vector<DesignSheet> sheets) {
    const int row = m_list->currentItem() != nullptr ? m_list->indexOfTopLevelItem(m_list->currentItem()) : -1;
    const int before = sheet();
    m_sheets = std::move(sheets);
    {
        const QSignalBlocker quiet{m_names};
        m_names->clear();
        for (const DesignSheet& one : m_sheets) {
            m_names->addItem(one.name);
        }
        m_names->setCurrentIndex(std::clamp(before, m_sheets.empty() ? -1 : 0, static_cast<int>(m_sheets.size()) - 1));
    }
    fill();
    if (row >= 0 && row < m_list->topLevelItemCount() && before == sheet()) {
        m_list->setCurrentItem(m_list->topLevelItem(row));
    }
}

void SheetView::clearSheets() {
    for (DesignSheet& one : m_sheets) {
        one = {one.name, {}, one.heads.first(std::min<qsizetype>(1, one.heads.size())), {}, {}};
    }
    fill();
}

void SheetView::setStale(bool stale) { m_list->setEnabled(!stale); }

bool SheetView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::Resize && !m_isFilling && sheet() >= 0) {
        wrapColumns(*m_list, m_sheets[static_cast<std::size_t>(sheet())].heads, kWidestColumn);
    }
    return QWidget::eventFilter(watched, event);
}

void SheetView::fill() {
    m_isFilling = true;
    m_list->clear();
    m_sentence->clear();
    if (sheet() >= 0) {
        const DesignSheet& shown = m_sheets[static_cast<std::size_t>(sheet())];
        m_sentence->setText(shown.sentence);
        m_list->setColumnCount(static_cast<int>(shown.heads.size()));
        m_list->setHeaderLabels(shown.heads);
        m_list->setAccessibleName(shown.name);
        for (int i = 0; i < m_list->columnCount(); ++i) {
            m_list->headerItem()->setToolTip(i, shown.tips.value(i));
        }
        for (const DesignSheet::Row& row : shown.rows) {
            auto* item = new QTreeWidgetItem{m_list, row.cells};
            for (int i = 0; i < row.cells.size(); ++i) {
                item->setToolTip(i, row.cells[i]);
            }
        }
        wrapColumns(*m_list, shown.heads, kWidestColumn);
    }
    m_sentence->setVisible(!m_sentence->text().isEmpty());
    m_isFilling = false;
    emit rowChosen(sheet(), -1);
}

} // namespace sightline::app
