#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "scenarios/output/table_csv.h"

namespace sightline::app::cli {

namespace {

ExitStatus runPositions(const Arguments& arguments) {
    const auto scenario = scenarioOf(arguments.operand(0));
    return print(scenarios::positionsCsv(scenario));
}

} // namespace

Command positionsCommand() {
    Command command;
    command.name = QStringLiteral("positions");
    command.summary = QStringLiteral("the positions of all elements, as CSV");
    command.description =
        QStringLiteral("Prints the positions of models, pieces, objectives and zones as CSV, in inches and degrees.");
    command.operands = {QStringLiteral("SCENARIO")};
    command.run = runPositions;
    return command;
}

} // namespace sightline::app::cli
