#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/layers.h"

#include <QWidget>

#include <vector>

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// A tree of all elements, by layer and, for models, by player. Its selection is that of the table; the eye hides, the
/// lock locks, F2 renames, Enter centers the view on the element.
class OutlinePanel : public QWidget {
    Q_OBJECT

public:
    OutlinePanel(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

signals:
    void statusText(const QString& text);
    /// Emitted when the view should be centered on the selection.
    void showRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        scenarios::AnyId id;
        QString name;
        QString group; ///< title of its heading
        Layer layer = Layer::Models;
        bool canLock = false;
        bool locked = false;
        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] std::vector<Row> rows() const;
    void refresh();
    void rebuild();
    void refreshMarks();
    void showSelection();
    void takeSelection();
    void filter();
    void toggle(QTreeWidgetItem* item, int column);
    void renamed(QTreeWidgetItem* item, int column);
    [[nodiscard]] const Row* rowOf(const QTreeWidgetItem* item) const;

    ScenarioDocument& m_document;
    TableState& m_state;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_tree = nullptr;
    QLabel* m_empty = nullptr; ///< says what to do while there is nothing to list
    std::vector<Row> m_rows;
    std::vector<QTreeWidgetItem*> m_items; ///< parallel to `m_rows`
    bool m_busy = false;
};

} // namespace sightline::app
