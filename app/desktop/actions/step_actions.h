#pragma once

#include "app/desktop/base/qt_names.h"

class QObject;

namespace sightline::app {

/// Return the undo and redo actions of a stack, named after the step by a translatable sentence.
[[nodiscard]] QAction* makeUndoAction(QUndoStack& stack, QObject* parent);
[[nodiscard]] QAction* makeRedoAction(QUndoStack& stack, QObject* parent);

} // namespace sightline::app
