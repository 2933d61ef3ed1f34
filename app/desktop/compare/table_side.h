#pragma once

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/photo/photo_flattener.h"
#include "app/desktop/scene/table_scene.h"

#include <QWidget>

class QLabel;

namespace sightline::app {

class TableView;

/// Displays either of two compared tables: a title and a read-only view, with the photo under the table if there is
/// one.
class TableSide : public QWidget {
    Q_OBJECT

public:
    explicit TableSide(const QString& name, QWidget* parent = nullptr);
    ~TableSide() override;

    void setTable(const scenarios::Scenario& scenario, const QString& title, const Theme& theme);
    [[nodiscard]] const scenarios::Scenario& scenario() const { return m_document.scenario(); }
    [[nodiscard]] TableView& view() const { return *m_view; }
    [[nodiscard]] TableState& state() { return m_state; }
    [[nodiscard]] TableScene& scene() { return m_scene; }

    /// Selects the element, if this table has it, and clears the pair.
    void showElement(const scenarios::AnyId& id);
    void showVerdict(const scenarios::Verdict& verdict);
    void showNothing();

    /// Links the visible parts of both sides from now on.
    void linkTo(TableSide& other);

private:
    void follow(const TableSide& other);

    ScenarioDocument m_document;
    TableState m_state;
    TableScene m_scene;
    PhotoFlattener m_flattener;
    TableView* m_view = nullptr;
    QLabel* m_title = nullptr;
    bool m_follows = false;
};

} // namespace sightline::app
