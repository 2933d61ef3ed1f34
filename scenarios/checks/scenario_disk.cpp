#include "scenarios/base/atomic_file.h"
#include "scenarios/base/json_file.h"
#include "scenarios/checks/checks.h"
#include "scenarios/io/scenario_file.h"

#include <QCryptographicHash>

#include <algorithm>
#include <tuple>

namespace sightline::scenarios {

tl::expected<LoadedScenario, FileProblem> readScenarioFile(const QString& path) {
    return readBytes(path).and_then([&](const QByteArray& bytes) {
        auto loaded = readScenario(bytes, path);
        if (loaded) {
            loaded->hash = hashOfFile(bytes);
        }
        return loaded;
    });
}

QByteArray hashOfFile(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256); }

tl::expected<void, FileProblem> saveScenarioFile(const Scenario& scenario, const QString& path) {
    if (const QString why = writeFileAtomically(path, writeScenario(scenario)); !why.isEmpty()) {
        return rejectedFile(path, "unwritable", QStringLiteral("a file that can be written"), why,
                            QStringLiteral("The file cannot be written: %1.").arg(why));
    }
    return {};
}

std::vector<Diagnostic> validateScenario(const QByteArray& bytes, const QString& fileName) {
    const auto loaded = readScenario(bytes, fileName);
    if (!loaded) {
        return loaded.error().findings;
    }
    std::vector<Diagnostic> findings = loaded->findings;
    const auto text = readJson(bytes, fileName);
    for (Diagnostic finding : checkScenario(loaded->scenario)) {
        finding.file = fileName;
        if (!finding.path.isEmpty()) {
            const TextPosition place = text->position(text->valueAt(finding.path));
            finding.line = place.line;
            finding.column = place.column;
        }
        const bool told = std::ranges::any_of(findings, [&](const Diagnostic& before) {
            return before.code == finding.code && before.path == finding.path;
        });
        if (!told) {
            findings.push_back(std::move(finding));
        }
    }
    std::ranges::stable_sort(findings, {}, [](const Diagnostic& f) {
        return std::tuple{f.line == 0, f.line, f.column};
    });
    return findings;
}

} // namespace sightline::scenarios
