#include "tests/scenarios/formats/format_files.h"

#include "scenarios/library/library.h"
#include "scenarios/questions/matrix.h"
#include "scenarios/rules/rule_set.h"

#include <QDebug>

#include <algorithm>
#include <cmath>

namespace sightline::testsupport {

using namespace scenarios;
using namespace scenarios::formats;

QString formatFile(const QString& name) { return QStringLiteral(SIGHTLINE_TEST_DATA "/formats/") + name; }

ImportFile importFileNamed(const QString& name) {
    auto file = ImportFile::open(formatFile(name));
    if (!file) {
        qWarning() << file.error().message();
    }
    return file ? *file : ImportFile{{}, name};
}

Import imported(const ImportFile& file, const ImportOptions& options) {
    auto import = importFile(file, options);
    if (!import) {
        qWarning() << import.error().message();
    }
    return import ? *import : Import{};
}

Import imported(const QString& name, ImportOptions options) {
    return imported(importFileNamed(name), withFilesBeside(std::move(options), formatFile(name)));
}

ImportEntry entryOf(const ImportReport& report, const char* code) {
    const auto found = std::ranges::find(report.entries(), QString::fromLatin1(code), &ImportEntry::code);
    return found == report.entries().end() ? ImportEntry{} : *found;
}

Import thereAndBack(const Scenario& scenario, const QString& format) {
    const Format* both = formatNamed(format);
    const auto written = both->write(scenario, {});
    return written ? imported(ImportFile{written->bytes, QStringLiteral("written.") + both->suffixes.front()})
                   : Import{};
}

bool survivesSaving(const Scenario& scenario) {
    const auto again = readScenario(writeScenario(scenario), QStringLiteral("saved.sightline"));
    if (!again) {
        qWarning() << again.error().message();
    }
    return again && again->findings.empty() && again->scenario == scenario;
}

QStringList differingVerdicts(const Scenario& before,
                              const Scenario& after,
                              const QString& rules,
                              const std::function<bool(const Model&)>& isRequested,
                              Clearance compared) {
    Scenario mixed = before;
    mixed.terrain = after.terrain;
    const RuleSet& ruleSet = *shippedRuleSet(rules);
    std::vector<Question> questions;
    for (const Model& a : before.models) {
        for (const Model& b : before.models) {
            if (a.player != b.player && (!isRequested || (isRequested(a) && isRequested(b)))) {
                Question question{a.id, b.id};
                question.wantDetails = rules != QLatin1String("volume"); // of solids they take long
                questions.push_back(question);
            }
        }
    }
    const auto first = judgeAll(PreparedTable{before, ruleSet}, questions);
    const auto second = judgeAll(PreparedTable{mixed, ruleSet}, questions);
    QStringList differing;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const bool isCompared = compared == Clearance::OfAll || first[i].visible();
        const double clearance =
            !isCompared ? 0.0
                        : first[i].clearanceMillimeters.value_or(0.0) - second[i].clearanceMillimeters.value_or(0.0);
        if (first[i].visible() != second[i].visible() || first[i].ruling.visible != second[i].ruling.visible ||
            std::abs(clearance) > 1e-6) {
            differing.append(QStringLiteral("%1 to %2: %3 then %4, clearance %5 then %6")
                                 .arg(questions[i].observer.value, questions[i].target.value)
                                 .arg(first[i].visible())
                                 .arg(second[i].visible())
                                 .arg(first[i].clearanceMillimeters.value_or(0.0))
                                 .arg(second[i].clearanceMillimeters.value_or(0.0)));
        }
    }
    return differing;
}

WallsThereAndBack shippedTablesAsWalls(const QString& format, Clearance clearance) {
    WallsThereAndBack all;
    for (const LibraryEntry& entry : libraryEntries()) {
        const auto loaded = readScenario(libraryBytes(entry), entry.id);
        if (!loaded) {
            all.differing.append(loaded.error().message());
            continue;
        }
        Scenario before = loaded->scenario;
        before.overrulings.clear();
        before.wallRulings.clear();
        const auto isOutside = [&](const Model& model) {
            return std::ranges::none_of(before.terrain, [&](const Piece& piece) {
                const auto* solid = std::get_if<geometry::Polygon>(&piece.outline);
                return solid && !piece.isMat() && geometry::reachesInto(model.placed(), *solid);
            });
        };
        all.models += static_cast<int>(std::ranges::count_if(before.models, isOutside));
        all.differing.append(differingVerdicts(before, thereAndBack(before, format).scenario, QStringLiteral("plan"),
                                               isOutside, clearance));
    }
    return all;
}

} // namespace sightline::testsupport
