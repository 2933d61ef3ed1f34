#pragma once

#include "app/desktop/document/gesture.h"
#include "app/shared/painting/paint_options.h"
#include "scenarios/edits/edits.h"

#include <QObject>

#include <optional>
#include <set>
#include <vector>

class QKeyEvent;

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// Returns true if the element is locked. Only models and pieces can be.
[[nodiscard]] bool isLocked(const scenarios::Scenario& scenario, const scenarios::AnyId& id);

/// Returns `ids` extended by all elements of their clusters.
[[nodiscard]] std::set<scenarios::AnyId> withClusters(const scenarios::Scenario& scenario,
                                                      std::set<scenarios::AnyId> ids);

/// Returns the elements that a gesture on `ids` moves: locked ones are left out, and pieces on moved pieces are
/// added.
[[nodiscard]] std::vector<scenarios::AnyId> movable(const scenarios::Scenario& scenario,
                                                    const std::set<scenarios::AnyId>& ids);

/// The elements that a tool may invite the user to move.
enum class Movable : unsigned char { Everything, OwnModels, Nothing };
/// Returns what may be moved on the table: in what one player of a hidden game knows that player's models, and those
/// only while the player has the turn, or nobody has.
[[nodiscard]] Movable movableOn(const scenarios::Scenario& scenario);

/// Returns the center of rotation: a model's position, a piece's center, the center of several elements. Precondition:
/// `ids` is not empty.
[[nodiscard]] geometry::Point pivotOf(const scenarios::Scenario& scenario, const std::vector<scenarios::AnyId>& ids);

/// Key and menu commands that edit the selection, whichever tool is active. Each call is one undo step; so is a held
/// key.
class SelectionEdits : public QObject {
    Q_OBJECT

public:
    SelectionEdits(ScenarioDocument& document, TableState& state, QObject* parent = nullptr);

    /// Handles arrows, R, Delete, Ctrl+D, Ctrl+A and Tab. Returns true if the key was used.
    bool keyPress(QKeyEvent& event, PaintScale scale);

public slots:
    /// Moves the selection by a vector on the table.
    void nudge(sightline::geometry::Vector by);
    /// Rotates the selection, clockwise on screen for positive degrees.
    void rotate(double degrees);
    /// Mirrors the selection left to right.
    void mirror();
    /// Deletes the selection; locked elements stay.
    void remove();
    /// Copies the selection beside itself and selects the copies.
    void duplicate();
    /// Selects all pieces, models, objectives and labels.
    void selectAll();

signals:
    void statusText(const QString& text);

private:
    std::optional<std::vector<scenarios::AnyId>> movableSelection();
    void step(int by);

    ScenarioDocument& m_document;
    TableState& m_state;
    Gesture m_heldKey;
    int m_lastKey = 0;
};

} // namespace sightline::app
