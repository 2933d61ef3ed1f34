#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/hidden_game.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/cli/sight_options.h"
#include "app/cli/unit_named.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/unit_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/output/units_json.h"

#include <algorithm>
#include <cmath>

namespace sightline::app::cli {

namespace {

using scenarios::PositionSearch;
using scenarios::Scenario;
using scenarios::UnitMatrix;
using scenarios::UnitName;

constexpr double kLongestMove = 120.0;
constexpr double kMaxPositions = 100.0;

struct Input {
    QString name; ///< of the scenario
    Scenario scenario;
    scenarios::RuleSet rules;
};

Input inputOf(const Arguments& arguments) {
    Input input;
    auto table = tableInputOf(arguments);
    input.name = table.name();
    input.scenario = std::move(table.scenario);
    input.rules = std::move(table.rules);
    if (arguments.has(QStringLiteral("csv"))) {
        reportHiddenGame(input.scenario);
    }
    return input;
}

/// A document with the scenario and the rules at its head.
template <class WriteRest> QByteArray documentOf(const Input& input, WriteRest&& writeRest) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"scenario", input.name);
    writer.member(u"rules", input.rules.id);
    writeHiddenGame(writer, input.scenario);
    writer.member(u"unit_cover", unitCoverWord(input.rules));
    writeRest(writer);
    writer.endObject();
    return writer.text();
}

/// Returns the cover of the target unit against one model; where each model has its own, with the number of those that
/// are seen in it.
QString coverCell(const scenarios::ObserverRuling& ruling, const QString& coverWord) {
    if (ruling.coverOrder == 0) {
        return QStringLiteral("none");
    }
    const auto isCovered = [](const scenarios::Verdict& verdict) {
        return verdict.ruling.visible && verdict.ruling.coverOrder > 0;
    };
    const auto covered = std::ranges::count_if(ruling.verdicts, isCovered);
    return coverWord == u"per-model" && covered < std::ssize(ruling.seen)
               ? QStringLiteral("%1 (%2 of %3)").arg(unitCoverName(ruling)).arg(covered).arg(ruling.seen.size())
               : unitCoverName(ruling);
}

QString textOf(const Input& input, const UnitMatrix& matrix) {
    const Scenario& scenario = input.scenario;
    QString text =
        QStringLiteral("%1, rules %2: %3 units\n").arg(oneLine(input.name), input.rules.id).arg(matrix.units.size());
    text += hiddenGameLine(scenario);
    const QString coverWord = scenarios::unitCoverWord(input.rules);
    for (const scenarios::UnitRuling& pair : matrix.pairs) {
        const QString title = QStringLiteral("%1 at %2: %3 %4")
                                  .arg(unitTitleWithPlayer(scenario, pair.from), unitTitleWithPlayer(scenario, pair.to),
                                       unitSentence(pair), unitRulingSentence(pair));
        text += u'\n' + oneLine(title) + u'\n';
        std::vector<QStringList> rows{{QStringLiteral("  model"), QStringLiteral("sees"), QStringLiteral("fully"),
                                       QStringLiteral("cover"), QStringLiteral("best target"), QStringLiteral("why"),
                                       QStringLiteral("weapons")}};
        const bool hasMargins = std::ranges::any_of(pair.byObserver, [](const scenarios::ObserverRuling& ruling) {
            return ruling.bestVerdict().ruling.margin.has_value();
        });
        if (hasMargins) {
            rows.front().append(QStringLiteral("margin"));
        }
        for (const scenarios::ObserverRuling& ruling : pair.byObserver) {
            rows.push_back({QStringLiteral("  ") + ruling.observer.value,
                            QStringLiteral("%1 of %2").arg(ruling.seen.size()).arg(ruling.verdicts.size()),
                            QString::number(ruling.fullySeen.size()), coverCell(ruling, coverWord),
                            ruling.bestVerdict().target.value, observerReason(ruling, scenario),
                            shotsText(ruling, scenario)});
            if (hasMargins) {
                rows.back().append(marginText(ruling.bestVerdict().ruling));
            }
        }
        text += columns(rows);
    }
    return text;
}

QString textOf(const Input& input, const UnitName& target, const std::vector<PositionSearch>& searches) {
    QString text = hiddenGameLine(input.scenario);
    for (const PositionSearch& search : searches) {
        const QString title = QStringLiteral("%1 (%2) to shoot at %3")
                                  .arg(nameOf(input.scenario, search.shooter), search.shooter.value,
                                       unitTitleWithPlayer(input.scenario, target));
        std::vector<QStringList> rows{{QStringLiteral("  place"), QStringLiteral("at"), QStringLiteral("facing"),
                                       QStringLiteral("move"), QStringLiteral("sees"), QStringLiteral("weapons"),
                                       QStringLiteral("seen by")}};
        const auto add = [&](const QString& name, const scenarios::ShooterPosition& place) {
            rows.push_back({name,
                            QStringLiteral("%1, %2")
                                .arg(place.position.x.inches(), 0, 'f', 2)
                                .arg(place.position.y.inches(), 0, 'f', 2),
                            QString::number(place.facing.degrees()), inchesText(place.moved),
                            QStringLiteral("%1 of %2").arg(place.targetsSeen).arg(place.ruling.verdicts.size()),
                            QString::number(place.eligibleWeapons), QString::number(place.seenBy)});
        };
        add(QStringLiteral("  now"), search.asItStands);
        for (std::size_t i = 0; i < search.places.size(); ++i) {
            add(QStringLiteral("  %1").arg(i + 1), search.places[i]);
        }
        text += (text.isEmpty() ? QString{} : QStringLiteral("\n")) + oneLine(title) + u'\n' + columns(rows);
        text += search.places.empty()
                    ? QStringLiteral("  No position within the move sees any of the unit; %1 were tried.\n")
                          .arg(search.tried)
                    : QStringLiteral("  %1 positions were tried, on grids down to %2.\n")
                          .arg(search.tried)
                          .arg(inchesText(search.step));
    }
    return text;
}

ExitStatus matrixOf(const Input& input, const Arguments& arguments) {
    scenarios::UnitMatrixOptions options;
    options.wantMargins = wantsMargins(arguments, input.rules);
    options.toleranceOf = defaultToleranceFor(input.scenario);
    const UnitMatrix matrix = [&] {
        LongWork work{QStringLiteral("pairs")};
        options.judge = reporting(work, std::ssize(scenarios::pairQuestions(input.scenario)));
        UnitMatrix all =
            scenarios::unitMatrixOf(scenarios::PreparedTable{input.scenario, input.rules}, options, work.stop());
        work.throwIfStopped();
        return all;
    }();
    if (matrix.pairs.empty()) {
        printError(QStringLiteral("There is no pair to judge: no two units of different players."));
    }
    const auto reasons = reasonTextFor(input.scenario);
    const auto json = [&] {
        return documentOf(input, [&](JsonWriter& writer) { writeUnitMatrix(writer, matrix, input.scenario, reasons); });
    };
    return printAnswer(
        arguments, json, [&] { return unitMatrixCsv(matrix, input.scenario, reasons); },
        [&] { return textOf(input, matrix); });
}

ExitStatus positionsOf(const Input& input, const Arguments& arguments) {
    const Scenario& scenario = input.scenario;
    const QString shooterName = arguments.value(QStringLiteral("positions"));
    if (!arguments.has(QStringLiteral("target"))) {
        throw UsageError{QStringLiteral("--positions requires --target.")};
    }
    const auto move = numberOf(arguments, QStringLiteral("move"), 6.0, 0.0, kLongestMove);
    const auto places = numberOf(arguments, QStringLiteral("places"), 3.0, 1.0, kMaxPositions);
    if (places != std::floor(places)) {
        throw UsageError{QStringLiteral("--places takes a whole number; found “%1”.")
                             .arg(arguments.value(QStringLiteral("places")))};
    }
    const auto target = unitNamed(scenario, QStringLiteral("target"), arguments.value(QStringLiteral("target")));
    const auto* shooter = scenario.model(scenarios::ModelId{shooterName});
    const auto unit =
        shooter ? scenarios::unitOf(*shooter) : unitNamed(scenario, QStringLiteral("positions"), shooterName);
    if (unit == target) {
        throw UsageError{
            QStringLiteral("--positions and --target both name the unit “%1”.").arg(unitTitle(scenario, target))};
    }
    scenarios::PositionOptions options;
    options.move = geometry::Length::fromInches(move);
    options.places = static_cast<int>(places);
    options.toleranceOf = defaultToleranceFor(scenario);
    for (const scenarios::Model& model : scenario.models) {
        if (model.player != unit.player) {
            options.enemies.push_back(model.id);
        }
    }
    const scenarios::PreparedTable table{scenario, input.rules};
    std::vector<PositionSearch> searches;
    {
        LongWork work{QStringLiteral("places tried")};
        options.progress = [&work](int done, int all) { work.reportProgress(done, all); };
        searches = shooter ? std::vector{scenarios::positionsFor(table, shooter->id, target, options, work.stop())}
                           : scenarios::positionsForUnit(table, unit, target, options, work.stop());
        work.throwIfStopped();
    }
    const auto json = [&] {
        return documentOf(input, [&](JsonWriter& writer) {
            writer.key(u"target");
            scenarios::writeUnitName(writer, target);
            writer.member(u"move_in", move);
            writer.list(u"searches", searches, [&](const PositionSearch& search) {
                writePositions(writer, search, scenario, reasonTextFor(scenario));
            });
        });
    };
    return printAnswer(
        arguments, json, [&] { return scenarios::positionsCsv(searches); },
        [&] { return textOf(input, target, searches); });
}

ExitStatus runUnits(const Arguments& arguments) {
    if (!arguments.has(QStringLiteral("positions"))) {
        for (const char* option : {"target", "move", "places"}) {
            if (arguments.has(QLatin1String{option})) {
                throw UsageError{QStringLiteral("--%1 requires --positions.").arg(QLatin1String{option})};
            }
        }
    }
    const auto input = inputOf(arguments);
    return arguments.has(QStringLiteral("positions")) ? positionsOf(input, arguments) : matrixOf(input, arguments);
}

} // namespace

Command unitsCommand() {
    return {
        "units",
        "how many of a unit's models see which unit, and where to shoot from",
        "For each pair of units of different players: how many models see how many, each with its reason, its best\n"
        "target and its weapons. Models without a unit are units of one.\n"
        "With --positions: the best positions for a model, or each model of a unit, within its move to shoot at a "
        "unit.",
        {"SCENARIO"},
        joined({{{"positions", "ID|UNIT", "find positions for this model, or for the models of this unit"},
                 {"target", "UNIT|ID", "the unit to shoot at, or one of its models"},
                 {"move", "IN", "how far it may move, in inches (default: 6)"},
                 {"places", "N", "maximum number of positions (default: 3)"}},
                marginsOptions(),
                answerOptions()}),
        runUnits};
}

} // namespace sightline::app::cli
