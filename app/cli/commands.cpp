#include "app/cli/command.h"

namespace sightline::app::cli {

std::vector<Command> allCommands() {
    return {checkCommand(), studyCommand(),   matrixCommand(),   validateCommand(), renderCommand(),
            convertCommand(), agreeCommand(),    rulesetsCommand(), basesCommand()};
}

} // namespace sightline::app::cli
