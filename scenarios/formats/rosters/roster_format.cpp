#include "scenarios/formats/rosters/roster_format.h"

#include "scenarios/formats/import_file.h"
#include "scenarios/formats/rosters/roster.h"
#include "scenarios/formats/rosters/roster_reserves.h"

namespace sightline::scenarios::formats {

namespace {

DetectionConfidence detectRoster(const ImportFile& file) {
    switch (rosterKindOf(file.bytes())) {
    case RosterKind::Archive: return file.suffix() == QLatin1String("rosz") ? DetectionConfidence::Sure : DetectionConfidence::Perhaps;
    case RosterKind::Xml:
    case RosterKind::Json: return DetectionConfidence::Sure;
    case RosterKind::Text: return DetectionConfidence::Perhaps;
    case RosterKind::None: break;
    }
    return file.suffix() == QLatin1String("ros") || file.suffix() == QLatin1String("rosz") ? DetectionConfidence::BySuffix : DetectionConfidence::No;
}

ImportResult readRosterFile(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    auto roster = readRoster(file.bytes(), file.name());
    if (!roster) {
        return tl::unexpected{roster.error()};
    }
    if (run.isCancelled()) {
        return cancelledImport(file);
    }
    Import import;
    import.scenario.name = roster->name;
    import.report = std::move(roster->report);
    import.scenario = withRoster(std::move(import.scenario), *roster, {}, import.report, options.bases, options.chosenBases, import.questions);
    return import;
}

} // namespace

Format rosterFormat() {
    return {QLatin1String{kRosterFormat}, QStringLiteral("Army list"), {QStringLiteral("ros"), QStringLiteral("rosz"), QStringLiteral("json"), QStringLiteral("txt")}, detectRoster, readRosterFile, nullptr};
}

} // namespace sightline::scenarios::formats
