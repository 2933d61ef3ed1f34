#include "app/desktop/actions/command.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(Commands)
};

} // namespace

QString reasonAgainst(Fact missing) {
    switch (missing) {
    case Fact::Table: return CommandWords::tr("Open a table first, or start a new one.");
    case Fact::Selection: return CommandWords::tr("Select something on the table first.");
    case Fact::OneSelected: return CommandWords::tr("Select a single element on the table first.");
    case Fact::ModelSelected: return CommandWords::tr("Select a single model first.");
    case Fact::PieceSelected: return CommandWords::tr("Select a single wall or piece of terrain first.");
    case Fact::Observer: return CommandWords::tr("Choose the observer first: press L and click a model.");
    case Fact::Pair:
    case Fact::Verdict:
        return CommandWords::tr("Choose observer and target first: press L, then click the two models.");
    case Fact::PinnedLines: return CommandWords::tr("No line is kept on the table.");
    case Fact::HiddenElements: return CommandWords::tr("Nothing is hidden.");
    case Fact::Photo: return CommandWords::tr("Load a photo of the table first.");
    case Fact::PhotoIsRead: return CommandWords::tr("The photo is still being read.");
    case Fact::DisputePhoto: return CommandWords::tr("Open a dispute file with a photo first.");
    case Fact::LoggedQuestions: return CommandWords::tr("No question has been logged.");
    case Fact::HeatMap: return CommandWords::tr("Show the heat map first.");
    case Fact::HiddenGame:
    case Fact::HiddenSteps: return CommandWords::tr("Turn on the fog of war first.");
    case Fact::Players: return CommandWords::tr("Add players to the table first.");
    case Fact::WholeTable: return CommandWords::tr("This is the table of one player.");
    case Fact::UndoStep: return CommandWords::tr("There is nothing to undo.");
    case Fact::RedoStep: return CommandWords::tr("There is nothing to redo.");
    }
    return {};
}

} // namespace sightline::app
