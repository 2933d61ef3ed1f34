#include "scenarios/formats/sightline_format.h"

namespace sightline::scenarios::formats {

namespace {

Likeness likenessOf(const ImportFile& file) {
    if (file.root()["format"].text() == QLatin1String("sightline-scenario")) {
        return Likeness::Sure;
    }
    return file.suffix() == QLatin1String(kScenarioSuffix) ? Likeness::BySuffix : Likeness::No;
}

ImportResult read(const ImportFile& file, const ImportOptions& /*options*/, const ImportRun& /*run*/) {
    auto loaded = readScenario(file.bytes(), file.name());
    if (!loaded) {
        return tl::unexpected{loaded.error()};
    }
    Import import{std::move(loaded->scenario), {}};
    for (const Finding& finding : loaded->findings) {
        import.report.guessed("scenario-finding", finding.path, QStringLiteral("%1"), {finding.sentence});
    }
    return import;
}

ExportResult write(const Scenario& scenario, const ExportOptions& /*options*/) { return Exported{writeScenario(scenario), {}}; }

} // namespace

Format sightlineFormat() {
    return {QStringLiteral("sightline"), QStringLiteral("Sightline scenario"), {QLatin1String(kScenarioSuffix), QStringLiteral("json")}, likenessOf, read, write};
}

} // namespace sightline::scenarios::formats
