#include "app/desktop/actions/step_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QUndoStack>

namespace sightline::app {

namespace {

struct StepActionsWords {
    Q_DECLARE_TR_FUNCTIONS(StepActions)
};

// Qt would put the step behind a word; connected after it, this has the last one.
QAction* telling(QAction* action,
                 QUndoStack& stack,
                 void (QUndoStack::*changed)(const QString&),
                 const QString& step,
                 const QString& without,
                 const QString& with) {
    const auto name = [=](const QString& now) { action->setText(now.isEmpty() ? without : with.arg(now)); };
    QObject::connect(&stack, changed, action, name);
    name(step);
    return action;
}

} // namespace

QAction* makeUndoAction(QUndoStack& stack, QObject* parent) {
    return telling(stack.createUndoAction(parent), stack, &QUndoStack::undoTextChanged, stack.undoText(),
                   StepActionsWords::tr("Undo"), StepActionsWords::tr("Undo %1", "a step"));
}

QAction* makeRedoAction(QUndoStack& stack, QObject* parent) {
    return telling(stack.createRedoAction(parent), stack, &QUndoStack::redoTextChanged, stack.redoText(),
                   StepActionsWords::tr("Redo"), StepActionsWords::tr("Redo %1", "a step"));
}

} // namespace sightline::app
