#include "app/desktop/actions/step_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QUndoStack>

namespace sightline::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StepActions)
};

} // namespace

// Qt would put the step behind a word; connected after it, these have the last one.
QAction* makeUndoAction(QUndoStack& stack, QObject* parent) {
    auto* action = stack.createUndoAction(parent);
    const auto name = [action](const QString& step) {
        action->setText(step.isEmpty() ? Words::tr("Undo") : Words::tr("Undo %1", "a step").arg(step));
    };
    QObject::connect(&stack, &QUndoStack::undoTextChanged, action, name);
    name(stack.undoText());
    return action;
}

QAction* makeRedoAction(QUndoStack& stack, QObject* parent) {
    auto* action = stack.createRedoAction(parent);
    const auto name = [action](const QString& step) {
        action->setText(step.isEmpty() ? Words::tr("Redo") : Words::tr("Redo %1", "a step").arg(step));
    };
    QObject::connect(&stack, &QUndoStack::redoTextChanged, action, name);
    name(stack.redoText());
    return action;
}

} // namespace sightline::app
