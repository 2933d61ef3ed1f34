#include "app/cli/layout_options.h"

#include "app/cli/command_line.h"
#include "scenarios/analysis/layout_report.h"

namespace sightline::app::cli {

namespace {

using geometry::Length;

constexpr double kMinLayoutCell = 0.1;
constexpr int kMaxLayoutTrials = 100'000;
constexpr double kMaxLayoutSeed = 9e15;
constexpr double kMaxSetUpInches = 4.0;
constexpr double kMaxSetUpDegrees = 45.0;

} // namespace

std::vector<Option> layoutOptions() {
    return {
        {"cell", "IN", "spacing of the sample points (default: 1; more under rule sets that judge each pair)"},
        {"move", "IN", "how far models move in a turn (default: 6)"},
        {"trials", "N", "number of set-ups with random errors (default: 100; 20 under rule sets that judge each line)"},
        {"seed", "N", "seed of the random errors (default: 1)"},
        {"setup-error", "IN", "placement error of each piece along x and along y (default: 0.25)"},
        {"setup-turn", "DEGREES", "rotation error of each piece (default: 2)"}};
}

scenarios::FairnessOptions fairnessOptionsOf(const Arguments& arguments) {
    const scenarios::LayoutOptions usual;
    const auto cell = numberOf(arguments, QStringLiteral("cell"), usual.cell.inches(), kMinLayoutCell, kLargestFigure);
    const auto move = numberOf(arguments, QStringLiteral("move"), usual.move.inches(), 0.0, kLargestFigure);
    const auto trials = numberOf(arguments, QStringLiteral("trials"), usual.trials, 0.0, kMaxLayoutTrials);
    const auto seed = numberOf(arguments, QStringLiteral("seed"), static_cast<double>(usual.seed), 0.0, kMaxLayoutSeed);
    const auto off = numberOf(arguments, QStringLiteral("setup-error"),
                              Length::fromMillimeters(usual.setUpMillimeters).inches(), 0.0, kMaxSetUpInches);
    const auto turn = numberOf(arguments, QStringLiteral("setup-turn"), usual.setUpDegrees, 0.0, kMaxSetUpDegrees);
    scenarios::FairnessOptions options;
    options.cell = Length::fromInches(cell);
    options.move = Length::fromInches(move);
    options.trials = static_cast<int>(trials);
    options.seed = static_cast<std::uint64_t>(seed);
    options.pieceMillimeters = Length::fromInches(off).millimeters();
    options.pieceDegrees = turn;
    return options;
}

} // namespace sightline::app::cli
