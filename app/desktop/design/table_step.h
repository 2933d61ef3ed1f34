#pragma once

#include "app/desktop/document/scenario_document.h"

#include <QUndoStack>

namespace sightline::app {

/// A step of the history of one table. Figures of two steps of the same table can be compared: one drag of the mouse is
/// one step, whatever was computed meanwhile.
struct TableStep {
    int table = -1; ///< counts the tables that were opened
    int step = 0;   ///< position in the history
    friend bool operator==(const TableStep&, const TableStep&) = default;
};

/// Counts the tables that a document held.
class TableCount {
public:
    explicit TableCount(ScenarioDocument& document) : m_document{document} {
        QObject::connect(&document, &ScenarioDocument::documentReplaced, &m_context, [this] { ++m_tables; });
    }
    [[nodiscard]] TableStep now() const { return {m_tables, m_document.undoStack()->index()}; }
    /// Goes on counting after the tables of another one.
    void goOnWith(int tables) { m_tables = tables; }

private:
    ScenarioDocument& m_document;
    QObject m_context;
    int m_tables = 0;
};

} // namespace sightline::app
