#pragma once

#include "scenarios/arrange.h"
#include "scenarios/tape_lines.h"

#include <QObject>

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// What menus do to a selection as a whole. Each call is one undo step; locked things stay, and a status text says why
/// nothing happened.
class ArrangeEdits : public QObject {
    Q_OBJECT

public:
    ArrangeEdits(ScenarioDocument& document, TableState& state, QObject* parent = nullptr);

    enum class About { Selection, Each, Table };

public slots:
    void align(sightline::scenarios::Alignment alignment);
    void distribute(sightline::scenarios::Axis axis);
    void turn(double degrees, sightline::app::ArrangeEdits::About about);
    void copyToOtherHalf(sightline::scenarios::CopyKind kind);
    /// Pieces and models of a group are selected and moved together; no rule looks at it.
    void group();
    void ungroup();
    /// Makes the smaller of two selected pieces a hole in the larger one.
    void cutHole();
    void fillHoles();
    /// Lines to the edges of the table, kept with each selected piece.
    void toggleTapeLine(sightline::scenarios::TableEdge edge);
    void tapeCorner();
    void tapeNextCorner();
    void removeTapeLines();

signals:
    void statusText(const QString& text);

private:
    /// Of the selection; empty, with a status text, if there is no piece among it.
    [[nodiscard]] std::vector<scenarios::PieceId> selectedPieces();
    void editTapes(const QString& name, scenarios::Scenario next, const QString& unchanged);
    /// What of the selection may be moved, in blocks; empty, with a status text, if there are fewer than `least`.
    [[nodiscard]] std::vector<std::vector<scenarios::AnyId>> blocks(std::size_t least);

    ScenarioDocument& m_document;
    TableState& m_state;
};

} // namespace sightline::app
