#include "scenarios/formats/rosters/roster_format.h"

#include "scenarios/catalogs/games.h"
#include "scenarios/catalogs/named_bases.h"
#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/rosters/roster.h"
#include "scenarios/formats/rosters/roster_reserves.h"

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

DetectionConfidence detectRoster(const ImportFile& file) {
    switch (rosterKindOf(file.bytes())) {
    case RosterKind::Archive:
        return file.suffix() == QLatin1String("rosz") ? DetectionConfidence::Certain : DetectionConfidence::Perhaps;
    case RosterKind::Xml:
    case RosterKind::Json: return DetectionConfidence::Certain;
    case RosterKind::Text: return DetectionConfidence::Perhaps;
    case RosterKind::None: break;
    }
    return file.suffix() == QLatin1String("ros") || file.suffix() == QLatin1String("rosz")
               ? DetectionConfidence::BySuffix
               : DetectionConfidence::No;
}

/// Returns the rule set of the list's game; empty where neither its name nor most of its units identify the game, or
/// none ships.
QString rulesOf(const Roster& roster) {
    auto system = gameSystemNamed(roster.system);
    const auto known = std::ranges::count_if(
        roster.units, [](const RosterUnit& unit) { return shippedNamedBases().hasModel(unit.name); });
    if (!system && roster.system.isEmpty() && 2 * known > std::ssize(roster.units)) {
        // The shipped table names the units of that game.
        system = gameSystemNamed(QStringLiteral("Warhammer 40,000"));
    }
    return system ? system->rules : QString{};
}

ImportResult readRosterFile(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    auto roster = readRoster(file.bytes(), file.name());
    if (!roster) {
        return tl::unexpected{roster.error()};
    }
    if (run.isCanceled()) {
        return canceledImport(file);
    }
    Import import;
    import.scenario.name = roster->name;
    if (const QString rules = rulesOf(*roster); !rules.isEmpty()) {
        import.scenario.rules = rules;
    }
    import.report = std::move(roster->report);
    import.scenario = withRoster(std::move(import.scenario), *roster, {}, import.report, options.bases,
                                 options.chosenBases, import.questions);
    return import;
}

} // namespace

Format rosterFormat() {
    return {QLatin1String{kRosterFormat},
            QStringLiteral("Army list"),
            {QStringLiteral("ros"), QStringLiteral("rosz"), QStringLiteral("json"), QStringLiteral("txt")},
            detectRoster,
            readRosterFile,
            nullptr};
}

} // namespace sightline::scenarios::formats
