#include "app/desktop/actions/step_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QUndoStack>

namespace sightline::app {

namespace {

struct StepActionsWords {
    Q_DECLARE_TR_FUNCTIONS(StepActions)
};

} // namespace

// Qt would put the step behind a word; connected after it, these have the last one.
QAction* makeUndoAction(QUndoStack& stack, QObject* parent) {
    auto* action = stack.createUndoAction(parent);
    const auto name = [action](const QString& step) {
        action->setText(step.isEmpty() ? StepActionsWords::tr("Undo")
                                       : StepActionsWords::tr("Undo %1", "a step").arg(step));
    };
    QObject::connect(&stack, &QUndoStack::undoTextChanged, action, name);
    name(stack.undoText());
    return action;
}

QAction* makeRedoAction(QUndoStack& stack, QObject* parent) {
    auto* action = stack.createRedoAction(parent);
    const auto name = [action](const QString& step) {
        action->setText(step.isEmpty() ? StepActionsWords::tr("Redo")
                                       : StepActionsWords::tr("Redo %1", "a step").arg(step));
    };
    QObject::connect(&stack, &QUndoStack::redoTextChanged, action, name);
    name(stack.redoText());
    return action;
}

} // namespace sightline::app
