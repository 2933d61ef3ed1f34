#include "app/desktop/vision/figure_table.h"

#include "app/desktop/widgets/box_layouts.h"
#include "app/shared/text/known_words.h"

#include <QHeaderView>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QToolButton>

namespace sightline::app {

namespace {

constexpr int kMaxCells = 4096;

class WholeDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setRange(int least, int most) {
        m_min = least;
        m_max = most;
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
        auto* box = new QSpinBox{parent};
        box->setRange(m_min, m_max);
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        static_cast<QSpinBox*>(editor)->setValue(index.data().toInt());
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        auto* box = static_cast<QSpinBox*>(editor);
        box->interpretText();
        model->setData(index, QString::number(box->value()));
    }

private:
    int m_min = 0;
    int m_max = kMaxCells;
};

/// Keeps the stored word beside the one it is shown as.
QTableWidgetItem* wordItem(const QString& word) {
    auto* item = new QTableWidgetItem{wordText(word)};
    item->setData(Qt::UserRole, word);
    return item;
}

QString wordOf(const QTableWidgetItem& item) { return wordOfText(item.text(), item.data(Qt::UserRole).toString()); }

} // namespace

FigureTable::FigureTable(const QString& what, const QStringList& headings, bool isWhole, QWidget* parent)
    : QWidget{parent}, m_table{new QTableWidget}, m_isWhole{isWhole} {
    m_table->setAccessibleName(what);
    m_table->setColumnCount(2);
    m_table->setHorizontalHeaderLabels(headings);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1,
                                                      isWhole ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
    m_table->setMinimumHeight(110);
    m_table->setTabKeyNavigation(false); // Tab leaves the table
    if (isWhole) {
        m_table->setItemDelegateForColumn(1, new WholeDelegate{m_table});
    }
    auto* adds = new QToolButton;
    adds->setText(tr("Add row"));
    auto* removes = new QToolButton;
    removes->setText(tr("Remove row"));
    auto* layout = columnOf({{m_table, 1}, rowOf({adds, removes, {}})}, this);
    layout->setContentsMargins(0, 0, 0, 0);
    connect(adds, &QToolButton::clicked, this, [this] {
        add({}, m_isWhole ? QStringLiteral("0") : QString{});
        m_table->setCurrentCell(m_table->rowCount() - 1, 0);
        m_table->editItem(m_table->item(m_table->rowCount() - 1, 0));
    });
    connect(removes, &QToolButton::clicked, this, [this] {
        if (m_table->currentRow() >= 0) {
            m_table->removeRow(m_table->currentRow());
        }
    });
}

void FigureTable::add(const QString& name, const QString& value) {
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, wordItem(name));
    auto* figure = wordItem(value);
    if (m_isWhole) {
        figure->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    m_table->setItem(row, 1, figure);
}

void FigureTable::setRange(int least, int most) {
    if (auto* delegate = dynamic_cast<WholeDelegate*>(m_table->itemDelegateForColumn(1))) {
        delegate->setRange(least, most);
    }
}

void FigureTable::setRows(const std::map<QString, QString>& rows) {
    m_table->setRowCount(0);
    for (const auto& [name, value] : rows) {
        add(name, value);
    }
}

std::map<QString, QString> FigureTable::rows() const {
    std::map<QString, QString> rows;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        if (const QString name = wordOf(*m_table->item(row, 0)); !name.isEmpty()) {
            rows[name] = wordOf(*m_table->item(row, 1));
        }
    }
    return rows;
}

} // namespace sightline::app
