#include "app/desktop/panels/history_panel.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"

#include <QAbstractListModel>
#include <QFont>
#include <QLabel>
#include <QListView>
#include <QPalette>
#include <QSignalBlocker>
#include <QSlider>
#include <QUndoStack>

namespace sightline::app {

/// A row a step, and before them the table as it was opened.
class HistoryModel : public QAbstractListModel {
public:
    HistoryModel(const QUndoStack& stack, QObject* parent) : QAbstractListModel{parent}, m_stack{stack} {}

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : m_rows; }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        const int row = index.row();
        if (!index.isValid() || row > m_stack.count()) {
            return {};
        }
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
            const QString text = row == 0 ? HistoryPanel::tr("As opened") : m_stack.text(row - 1);
            return row == m_stack.cleanIndex() ? HistoryPanel::tr("%1 (saved)", "a step").arg(text) : text;
        }
        if (role == Qt::ForegroundRole && row > m_stack.index()) {
            return QPalette{}.color(QPalette::Disabled, QPalette::Text);
        }
        if (role == Qt::FontRole && row == m_stack.index()) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    }

    void refresh() {
        const int rows = m_stack.count() + 1;
        if (rows > m_rows) {
            beginInsertRows({}, m_rows, rows - 1);
            m_rows = rows;
            endInsertRows();
        } else if (rows < m_rows) {
            beginRemoveRows({}, rows, m_rows - 1);
            m_rows = rows;
            endRemoveRows();
        }
        emit dataChanged(index(0), index(m_rows - 1));
    }

private:
    const QUndoStack& m_stack;
    int m_rows = 1;
};

HistoryPanel::HistoryPanel(const QUndoStack& stack, QWidget* parent)
    : QWidget{parent},
      m_stack{stack},
      m_model{new HistoryModel{stack, this}},
      m_slider{named("historySlider", new QSlider{Qt::Horizontal})},
      m_list{named("historyList", new QListView)},
      m_position{new QLabel},
      m_empty{named(
          "historyEmpty",
          new QLabel{tr("Nothing was changed yet. Each change becomes a step in this list; a click on a step goes "
                        "back to it.")})} {
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_slider->setAccessibleName(tr("History of this table"));
    m_slider->setToolTip(tr("Go back and forth through the steps; later steps are kept until you change something"));
    m_slider->setPageStep(5);
    m_list->setAccessibleName(tr("History of this table"));
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    columnOf({rowOf({{m_slider, 1}, m_position}), m_empty, {m_list, 1}}, this);
    connect(m_slider, &QSlider::valueChanged, this, &HistoryPanel::stepRequested);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (now.isValid() && now.row() != m_stack.index()) {
            emit stepRequested(now.row());
        }
    });
    connect(&m_stack, &QUndoStack::indexChanged, this, &HistoryPanel::refresh);
    connect(&m_stack, &QUndoStack::cleanChanged, this, &HistoryPanel::refresh);
    refresh();
}

void HistoryPanel::refresh() {
    m_model->refresh();
    const int step = m_stack.index();
    const QSignalBlocker quiet{m_slider};
    m_slider->setRange(0, m_stack.count());
    m_slider->setValue(step);
    m_slider->setEnabled(m_stack.count() > 0);
    m_empty->setVisible(m_stack.count() == 0);
    m_position->setText(tr("%1 of %2", "steps").arg(step).arg(m_stack.count()));
    const QModelIndex now = m_model->index(step);
    m_list->setCurrentIndex(now);
    m_list->scrollTo(now);
}

} // namespace sightline::app
