#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/shared/text/position_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/areas.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/leak_check.h"
#include "scenarios/vision/npz.h"
#include "scenarios/vision/observation.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/targets.h"
#include "scenarios/vision/vision_edits.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <map>

namespace sightline::app::cli {

namespace {

using scenarios::PlayerId;
using scenarios::Scenario;

QString turnsAgo(int turns) {
    return turns == 1 ? QStringLiteral("1 turn ago") : QStringLiteral("%1 turns ago").arg(turns);
}

const QString kPlayer = QStringLiteral("player");
const QString kFormat = QStringLiteral("format");
const QString kFogProfile = QStringLiteral("profile");
const QString kNpy = QStringLiteral("npy");
const QString kNpz = QStringLiteral("npz");
const QString kScenario = QStringLiteral("scenario");
const QString kText = QStringLiteral("text");
const QString kLeakCheck = QStringLiteral("leak-check");
const QString kMay = QStringLiteral("may");
const QString kAt = QStringLiteral("at");

scenarios::VisionProfile profileOf(const QString& choice) {
    if (const auto* shipped = scenarios::shippedVisionProfile(choice)) {
        return *shipped;
    }
    if (!QFile::exists(choice)) {
        QStringList ids;
        for (const auto& profile : scenarios::shippedVisionProfiles()) {
            ids.append(profile.id);
        }
        throw UsageError{QStringLiteral("--profile “%1” is neither a shipped profile (%2) nor a file.")
                             .arg(choice, ids.join(QStringLiteral(", ")))};
    }
    const auto bytes = bytesOf(choice);
    const auto read = scenarios::readVisionProfile(bytes, choice);
    if (!read) {
        throw UsageError{read.error().message()};
    }
    return read->profile;
}

/// The table with the profile of `--profile`; without one it has to be a hidden game already.
Scenario hiddenGameOf(const Arguments& arguments, const TableInput& input) {
    Scenario scenario = input.scenario;
    if (arguments.has(QStringLiteral("rules"))) {
        scenario.rules = input.rules.json;
    }
    if (arguments.has(kFogProfile)) {
        const auto profile = profileOf(arguments.value(kFogProfile));
        scenario = withVisionProfile(withFog(std::move(scenario), true), profile);
    }
    if (!scenario.vision) {
        throw UsageError{QStringLiteral("“%1” is no hidden game: it has no key \"vision\". Try --profile standard.")
                             .arg(input.name())};
    }
    if (!scenarios::FogController::of(scenario)) {
        throw UsageError{QStringLiteral("The cells of the profile are too small for this table.")};
    }
    return withVisionBegun(scenario);
}

/// Wounds that are left, and of how many where that is known: "2", "2 of 5"; empty if not known.
QString woundsText(const scenarios::Model& model) {
    const QString left = model.wounds ? QString::number(*model.wounds) : QString{};
    return model.maxWounds
               ? QStringLiteral("%1 of %2").arg(left.isEmpty() ? QStringLiteral("?") : left).arg(*model.maxWounds)
               : left;
}

QString titleOf(const scenarios::Model& model) {
    return model.name.isEmpty() ? model.id.value : QStringLiteral("%1 (%2)").arg(model.name, model.id.value);
}

/// Row S1.34: the position in words, of what the side knows.
QString reportOf(const Scenario& view, const PlayerId& player) {
    const scenarios::VisionSide* side = view.vision->side(player);
    const scenarios::SideKnowledge& knows = side->knows;
    const int turn = view.vision->turn;
    const int cells = knows.explored.columns() * knows.explored.rows();
    QString text = QStringLiteral("%1 knows, in turn %2:\n").arg(oneLine(playerName(view, player))).arg(turn);
    text += QStringLiteral("cells: %1 visible, %2 as outlines, %3 explored, %4 visited, of %5\n")
                .arg(knows.visible.count())
                .arg(knows.outline.count())
                .arg(knows.explored.count())
                .arg(knows.visited.count())
                .arg(cells);
    std::vector<QStringList> rows{{QStringLiteral("model"), QStringLiteral("player"), QStringLiteral("place"),
                                   QStringLiteral("wounds"), QStringLiteral("in"), QStringLiteral("seen")}};
    const auto add = [&](const scenarios::Model& model, const QString& seen) {
        QStringList areas; // row S2.52
        for (const scenarios::AreaEntered& area : areasOf(view, model)) {
            areas.append(area.name);
        }
        rows.push_back({titleOf(model), playerName(view, model.player), measuredPositionText(model.position),
                        woundsText(model), areas.join(QStringLiteral(", ")), seen});
    };
    const auto rulings = targetsOf(view, player);
    for (const scenarios::Model& model : view.models) {
        const auto ruling = std::ranges::find(rulings, model.id, &scenarios::TargetRuling::target);
        const bool isOwn = model.player == player;
        add(model, isOwn                     ? QStringLiteral("own")
                   : ruling == rulings.end() ? QStringLiteral("outline")
                   : ruling->isLegal         ? QStringLiteral("now, legal target")
                                             : QStringLiteral("now, revealed by the last move"));
    }
    for (const auto& [id, remembered] : knows.models) {
        add(remembered.as, turnsAgo(turn - remembered.turn));
    }
    text += columns(rows);
    rows = {{QStringLiteral("thing"), QStringLiteral("kind"), QStringLiteral("owner"), QStringLiteral("seen")}};
    const auto ownerOf = [&](const QString& element) -> const scenarios::RememberedStructure* {
        const auto found = knows.structures.find(element);
        return found == knows.structures.end() ? nullptr : &found->second;
    };
    const auto addElement = [&](const QString& id, const QString& name, const QString& kind) {
        const auto* structure = ownerOf(id);
        rows.push_back({name.isEmpty() ? id : QStringLiteral("%1 (%2)").arg(name, id),
                        structure ? structure->as.kind : kind,
                        structure ? playerName(view, structure->as.owner) : QString{},
                        !structure || structure->turn == turn ? QString{} : turnsAgo(turn - structure->turn)});
    };
    for (const scenarios::Piece& piece : view.terrain) {
        addElement(piece.id.value, piece.name, piece.kind);
    }
    for (const scenarios::Objective& objective : view.objectives) {
        addElement(objective.id.value, objective.name, QStringLiteral("objective"));
    }
    text += u'\n' + columns(rows);
    if (const auto abilities = abilityRulings(view, player); !abilities.empty()) { // rows S1.29 and S1.44
        rows = {{QStringLiteral("ability"), QStringLiteral("of"), QStringLiteral("toward"), QStringLiteral("may")}};
        for (const scenarios::AbilityRuling& one : abilities) {
            rows.push_back({one.ability, one.user.value, one.target.value,
                            one.ruling.isAllowed ? QStringLiteral("yes") : one.ruling.code});
        }
        text += u'\n' + columns(rows);
    }
    if (!view.reserves.empty()) {
        QStringList names;
        std::ranges::transform(view.reserves, std::back_inserter(names), titleOf);
        text += QStringLiteral("\nin reserve: %1\n").arg(names.join(QStringLiteral(", ")));
    }
    for (const auto& [name, points] : side->points) {
        text += QStringLiteral("%1: %2\n").arg(name).arg(points);
    }
    return text;
}

/// All that can be made for a side, by what it is called.
std::map<QString, QByteArray> outputsOf(const Scenario& view, const PlayerId& player) {
    std::map<QString, QByteArray> outputs = observationArrays(observationOf(view, player));
    outputs[QStringLiteral("npz")] = scenarios::npzOf(outputs);
    outputs[QStringLiteral("JSON")] = observationJson(view, player);
    outputs[QStringLiteral("CSV")] = observationCsv(view, player);
    outputs[QStringLiteral("text")] = reportOf(view, player).toUtf8();
    outputs[QStringLiteral("scenario")] = writeScenario(view);
    return outputs;
}

ExitStatus checkLeaks(const Scenario& whole, const Scenario& view, const PlayerId& player) {
    const scenarios::SideSecrets secrets = secretsOf(whole, view, player);
    const auto outputs = outputsOf(view, player);
    const Scenario reduced = withoutSecrets(whole, view);
    const auto without = outputsOf(sideViewOf(reduced, player), player);
    const QStringList held = wordsIn(reduced);
    QString text;
    scenarios::SideSecrets besidePositions = secrets;
    besidePositions.positions.clear();
    for (const auto& [name, bytes] : outputs) {
        // CSV has a line for each cell, and any place may be one of those; what it tells of hidden ones, the comparison
        // finds.
        for (const scenarios::Leak& leak :
             leaksBeside(bytes, without.at(name), name == u"CSV" ? besidePositions : secrets, held)) {
            text += QStringLiteral("%1: %2 “%3” at byte %4\n").arg(name, leak.kind, leak.secret).arg(leak.at);
        }
        if (without.at(name) != bytes) {
            text += QStringLiteral("%1: differs once hidden elements are taken away\n").arg(name);
        }
    }
    const auto count = secrets.ids.size() + secrets.names.size() + secrets.positions.size() + secrets.words.size();
    const bool isTight = text.isEmpty();
    text += QStringLiteral("%1 searched for in %2 outputs for %3: %4\n")
                .arg(count == 1 ? QStringLiteral("1 secret") : QStringLiteral("%1 secrets").arg(count))
                .arg(outputs.size())
                .arg(player.value, isTight ? QStringLiteral("none found") : QStringLiteral("leaks found"));
    print(text);
    return isTight ? ExitStatus::Done : ExitStatus::Mismatch;
}

/// Returns the position of the action: a point in inches, or that of a model that the side knows of.
geometry::PlacedFootprint actionPlaceOf(const QString& text, const Scenario& view) {
    if (const scenarios::Model* model = view.model({text})) {
        return model->placed();
    }
    const auto place = positionIn(text);
    if (!place) {
        throw UsageError{QStringLiteral("--at “%1”: two numbers of inches are needed, as in 12.5,7, or the id of a "
                                        "model that the player knows of.")
                             .arg(text)};
    }
    return geometry::PlacedFootprint{
        geometry::Footprint::round(geometry::Length::fromMillimeters(1)).value(), *place, {}};
}

/// Rows S1.29 to S1.31 and S1.44: whether the player may do it there.
ExitStatus askAction(const Arguments& arguments, const Scenario& view, const PlayerId& player) {
    using scenarios::PositionRequirement;
    static const std::map<QString, PositionRequirement> kNeeds{
        {QStringLiteral("ability"), PositionRequirement::Visible},
        {QStringLiteral("claim"), PositionRequirement::Explored},
        {QStringLiteral("place"), PositionRequirement::Nothing}};
    const auto need = kNeeds.find(arguments.value(kMay));
    if (need == kNeeds.end()) {
        throw UsageError{QStringLiteral("--may takes ability, claim or place; found “%1”.").arg(arguments.value(kMay))};
    }
    if (!arguments.has(kAt)) {
        throw UsageError{QStringLiteral("--may requires --at X,Y or --at MODEL.")};
    }
    const auto place = actionPlaceOf(arguments.value(kAt), view);
    const scenarios::ActionRuling ruling = actionRuling(view, player, place, need->second);
    print(ruling.code + u'\n');
    return ruling.isAllowed ? ExitStatus::Done : ExitStatus::NotVisible;
}

void writeArrays(const QString& folder, const Scenario& view, const PlayerId& player) {
    if (!QDir{}.mkpath(folder)) {
        throw UsageError{QStringLiteral("--npy “%1”: cannot create the folder.").arg(folder)};
    }
    for (const auto& [name, bytes] : observationArrays(observationOf(view, player))) {
        writeFile(QDir{folder}.filePath(name), bytes);
    }
}

ExitStatus runFog(const Arguments& arguments) {
    const QString format = arguments.has(kText) ? kText : arguments.has(kFormat) ? arguments.value(kFormat) : kText;
    if (format != u"json" && format != u"csv" && format != kText) {
        throw UsageError{QStringLiteral("--format takes json, csv or text; found “%1”.").arg(format)};
    }
    if (arguments.has(kText) && arguments.has(kFormat) && arguments.value(kFormat) != kText) {
        throw UsageError{QStringLiteral("--text and --format %1 cannot be combined.").arg(arguments.value(kFormat))};
    }
    const auto input = placesInputOf(arguments);
    const auto player = playerOf(arguments, kPlayer, input.scenario);
    const auto whole = hiddenGameOf(arguments, input);
    const PlayerId side = *player;
    const Scenario view = sideViewOf(whole, side);
    if (arguments.has(kNpy)) {
        writeArrays(arguments.value(kNpy), view, side);
    }
    if (arguments.has(kNpz)) {
        const QByteArray archive = scenarios::npzOf(observationArrays(observationOf(view, side)));
        if (archive.isEmpty()) {
            throw UsageError{
                QStringLiteral("--npz “%1”: there is not enough memory for the archive.").arg(arguments.value(kNpz))};
        }
        writeFile(arguments.value(kNpz), archive);
    }
    if (arguments.has(kScenario)) {
        writeFile(arguments.value(kScenario), writeScenario(view));
    }
    if (arguments.has(kMay)) {
        return askAction(arguments, view, side);
    }
    if (arguments.has(kAt)) {
        throw UsageError{QStringLiteral("--at requires --may.")};
    }
    if (arguments.has(kLeakCheck)) {
        return checkLeaks(whole, view, side);
    }
    return format == u"json"  ? print(observationJson(view, side))
           : format == u"csv" ? print(observationCsv(view, side))
                              : print(reportOf(view, side));
}

} // namespace

Command fogCommand() {
    return {
        "fog",
        "what one side of a hidden game knows, and nothing else",
        "Prints what a player sees now, has explored and remembers, and whom the player may target. Nothing that the\n"
        "player does not know is included. The view is computed from the current table; memories come from the file.",
        {"SCENARIO"},
        {{kPlayer, "ID", "whose knowledge", true},
         {kFormat, "FORMAT", "json, csv or text (default: text)", false, false, {"json", "csv", kText}},
         {kText, {}, "the position in words"},
         {kFogProfile, "PROFILE|FILE", "use this vision profile; turns fog on"},
         {kNpy, "FOLDER",
          "also write NumPy arrays into this folder: grid, units, memory, models, global_features, action_mask"},
         {kNpz, "FILE", "the same arrays in one archive for numpy.load"},
         {kScenario, "FILE", "also write the table as the player knows it"},
         {kMay,
          "ACTION",
          "only whether the player may use an ability that needs to see its place (ability), claim something (claim) "
          "or put something down (place) at --at; status 1: no",
          false,
          false,
          {"ability", "claim", "place"}},
         {kAt, "X,Y|ID",
          "of --may: a place in inches, or where a model stands that the player knows of, also an own one"},
         {kLeakCheck, {}, "search all of this for what the player must not know; status 1 if anything is found"},
         rulesOption()},
        runFog};
}

} // namespace sightline::app::cli
