#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"

#include <QDialog>

namespace sightline::app {

/// A modeless dialog that lists a judge's decisions about this table and removes them on request. It follows the
/// document, including undo.
class RulingsDialog : public QDialog {
    Q_OBJECT

public:
    RulingsDialog(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);
    ~RulingsDialog() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void fitColumns();
    void lift();
    void showPair();
    void refreshButtons();

    ScenarioDocument& m_document;
    TableState& m_state;
    QTreeWidget* m_list = nullptr;
    QLabel* m_empty = nullptr;
    QPushButton* m_lift = nullptr;
    QPushButton* m_show = nullptr;
};

} // namespace sightline::app
