#pragma once

#include "scenarios/edits/arrange.h"
#include "scenarios/edits/tape_lines.h"

#include <QObject>

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// Menu commands that edit a selection as a whole. Each call is one undo step; locked elements stay, and a status text
/// reports why nothing happened.
class ArrangeEdits : public QObject {
    Q_OBJECT

public:
    ArrangeEdits(ScenarioDocument& document, TableState& state, QObject* parent = nullptr);

    /// The center of a rotation: that of the selection, of each element, or of the table.
    enum class About { Selection, Each, Table };

public slots:
    void align(sightline::scenarios::Alignment alignment);
    void distribute(sightline::scenarios::Axis axis);
    /// Rotates the selection, clockwise on screen for positive degrees.
    void turn(double degrees, sightline::app::ArrangeEdits::About about);
    void copyToOtherHalf(sightline::scenarios::CopyKind kind);
    /// Groups pieces and models: they are selected and moved together. No rule depends on groups.
    void group();
    void ungroup();
    /// Makes the smaller of two selected pieces a hole in the larger one.
    void cutHole();
    void fillHoles();
    /// Adds or removes a dimension line from each selected piece to an edge of the table.
    void toggleTapeLine(sightline::scenarios::TableEdge edge);
    /// Adds dimension lines from a corner of each selected piece to the two nearest edges of the table.
    void tapeCorner();
    /// Moves those lines to the next corner.
    void tapeNextCorner();
    /// Removes all dimension lines of the selected pieces.
    void removeTapeLines();

signals:
    void statusText(const QString& text);

private:
    /// Returns the selected pieces; empty, with a status text, if there are none.
    [[nodiscard]] std::vector<scenarios::PieceId> selectedPieces();
    void editTapes(const QString& name, scenarios::Scenario next, const QString& unchanged);
    /// Returns the movable elements of the selection, by blocks; empty, with a status text, for less than `least`.
    [[nodiscard]] std::vector<std::vector<scenarios::AnyId>> blocks(std::size_t least);

    ScenarioDocument& m_document;
    TableState& m_state;
};

} // namespace sightline::app
