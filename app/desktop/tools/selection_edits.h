#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/painting/paint_options.h"
#include "scenarios/edits.h"

#include <QObject>

#include <optional>
#include <set>
#include <vector>

class QKeyEvent;

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// Only models and pieces can be locked.
[[nodiscard]] bool isLocked(const scenarios::Scenario& scenario, const scenarios::AnyId& id);

/// With each thing all that are in its cluster.
[[nodiscard]] std::set<scenarios::AnyId> withClusters(const scenarios::Scenario& scenario,
                                                      std::set<scenarios::AnyId> ids);

/// The things that a gesture on `ids` takes along: locked ones stay where they are; pieces take the pieces that stand
/// on them.
[[nodiscard]] std::vector<scenarios::AnyId> movable(const scenarios::Scenario& scenario,
                                                    const std::set<scenarios::AnyId>& ids);

/// The point that things turn about: a model's place, a piece's middle, the middle of many.
/// Precondition: `ids` is not empty.
[[nodiscard]] geometry::Point pivotOf(const scenarios::Scenario& scenario, const std::vector<scenarios::AnyId>& ids);

/// What keys and menus do to the selection, whichever tool is active. Each call is one undo step; a held key is one
/// step.
class SelectionEdits : public QObject {
    Q_OBJECT

public:
    SelectionEdits(ScenarioDocument& document, TableState& state, QObject* parent = nullptr);

    /// Arrows, R, Delete, Ctrl+D, Ctrl+A, Tab. True if the key was used.
    bool keyPress(QKeyEvent& event, PaintScale scale);

public slots:
    void nudge(sightline::geometry::Vector by);
    /// Positive: clockwise on screen.
    void rotate(double degrees);
    /// Left and right of the selection change places.
    void mirror();
    void remove();
    void duplicate();
    void selectAll();
    /// The next thing in the order of the file, models first; wraps around.
    void selectNext();
    void selectPrevious();

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
