#include "scenarios/base/atomic_file.h"
#include "scenarios/base/json_file.h"
#include "scenarios/checks/checks.h"
#include "scenarios/io/scenario_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <tuple>

namespace sightline::scenarios {

namespace {

FileProblem diskProblem(
    const QString& path, const char* code, const QString& expected, const QString& found, const QString& sentence) {
    Diagnostic finding;
    finding.code = QString::fromLatin1(code);
    finding.file = path;
    finding.expected = expected;
    finding.found = found;
    finding.sentence = sentence;
    return {{finding}};
}

} // namespace

tl::expected<LoadedScenario, FileProblem> readScenarioFile(const QString& path) {
    const auto unreadable = [&](const QString& why) {
        return tl::unexpected{diskProblem(path, "unreadable", QStringLiteral("a file that can be read"), why,
                                          QStringLiteral("Cannot read the file: %1.").arg(why))};
    };
    if (QFileInfo{path}.isDir()) {
        return unreadable(QStringLiteral("it is a folder"));
    }
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly)) {
        return unreadable(file.errorString());
    }
    if (file.size() > kLargestFileBytes) {
        return tl::unexpected{diskProblem(
            path, "file-too-big", QStringLiteral("at most %1 bytes").arg(kLargestFileBytes),
            QStringLiteral("%1 bytes").arg(file.size()),
            QStringLiteral("The file holds %1 bytes; this program takes %2.").arg(file.size()).arg(kLargestFileBytes))};
    }
    // One byte more than permitted, so that a pipe without end stops and is rejected by its size.
    const QByteArray bytes = file.read(kLargestFileBytes + 1);
    if (file.error() != QFileDevice::NoError) {
        return unreadable(file.errorString());
    }
    auto loaded = readScenario(bytes, path);
    if (loaded) {
        loaded->hash = hashOfFile(bytes);
    }
    return loaded;
}

QByteArray hashOfFile(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256); }

tl::expected<void, FileProblem> saveScenarioFile(const Scenario& scenario, const QString& path) {
    if (const QString why = writeFileAtomically(path, writeScenario(scenario)); !why.isEmpty()) {
        return tl::unexpected{diskProblem(path, "unwritable", QStringLiteral("a file that can be written"), why,
                                          QStringLiteral("The file cannot be written: %1.").arg(why))};
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
