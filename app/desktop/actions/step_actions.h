#pragma once

class QAction;
class QObject;
class QUndoStack;

namespace sightline::app {

/// Undo and redo of a stack, named after the step they are about by a sentence that can be translated.
[[nodiscard]] QAction* makeUndoAction(QUndoStack& stack, QObject* parent);
[[nodiscard]] QAction* makeRedoAction(QUndoStack& stack, QObject* parent);

} // namespace sightline::app
