#include "app/cli/command.h"

namespace sightline::app::cli {

std::vector<Command> allCommands() {
    return {checkCommand(),       studyCommand(),     matrixCommand(), unitsCommand(),    shootCommand(),
            sensesCommand(),      compareCommand(),   diffCommand(),   validateCommand(), renderCommand(),
            sheetCommand(),       positionsCommand(), regionCommand(), heatmapCommand(),  isovistCommand(),
            layoutCommand(),      disputeCommand(),   verifyCommand(), convertCommand(),  fogCommand(),
            pathCommand(),        safeCommand(),      gotoCommand(),   threatCommand(),   agreeCommand(),
            conformanceCommand(), rulesetsCommand(),  basesCommand(),  tablesCommand(),   tableCommand(),
            deploymentsCommand(), piecesCommand()};
}

} // namespace sightline::app::cli
