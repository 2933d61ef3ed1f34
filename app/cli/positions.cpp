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
    return {"positions",
            "the positions of all elements, as CSV",
            "Prints the positions of models, pieces, objectives and zones as CSV, in inches and degrees.",
            {"SCENARIO"},
            {},
            runPositions};
}

} // namespace sightline::app::cli
