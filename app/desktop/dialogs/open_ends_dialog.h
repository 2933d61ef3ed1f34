#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/edits/open_ends.h"

#include <QDialog>

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// The list of wall ends that almost meet something. Selecting a row selects the piece on the table; "Close" moves the
/// end onto its neighbor.
class OpenEndsDialog : public QDialog {
    Q_OBJECT

public:
    OpenEndsDialog(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

signals:
    void statusText(const QString& text);

private:
    void refresh();
    void closeEnds(bool all);

    ScenarioDocument& m_document;
    TableState& m_state;
    QLabel* m_count = nullptr;
    QListWidget* m_list = nullptr;
    QList<QPushButton*> m_closers;
    std::vector<scenarios::OpenEnd> m_ends;
};

} // namespace sightline::app
