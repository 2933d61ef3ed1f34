#include "scenarios/formats/sightline_format.h"

namespace sightline::scenarios::formats {

namespace {

DetectionConfidence detectSightline(const ImportFile& file) {
    if (file.root()["format"].text() == QLatin1String("sightline-scenario")) {
        return DetectionConfidence::Certain;
    }
    return file.suffix() == QLatin1String(kScenarioSuffix) ? DetectionConfidence::BySuffix : DetectionConfidence::No;
}

ImportResult readSightline(const ImportFile& file, const ImportOptions& /*options*/, const ImportRun& /*run*/) {
    auto loaded = readScenario(file.bytes(), file.name());
    if (!loaded) {
        return tl::unexpected{loaded.error()};
    }
    Import import{std::move(loaded->scenario), {}};
    for (const Diagnostic& finding : loaded->findings) {
        import.report.guessed("scenario-finding", finding.path, QStringLiteral("%1"), {finding.sentence});
    }
    return import;
}

ExportResult writeSightline(const Scenario& scenario, const ExportOptions& /*options*/) {
    return Exported{writeScenario(scenario), {}};
}

} // namespace

Format sightlineFormat() {
    return {QStringLiteral("sightline"),
            QStringLiteral("Sightline scenario"),
            {QLatin1String(kScenarioSuffix), QStringLiteral("json")},
            detectSightline,
            readSightline,
            writeSightline};
}

} // namespace sightline::scenarios::formats
