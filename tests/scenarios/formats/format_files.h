#pragma once

#include "scenarios/formats/registry.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace sightline::testsupport {

/// The path of a file in tests/data/formats.
[[nodiscard]] QString formatFile(const QString& name);
/// The file, with its path as name.
[[nodiscard]] scenarios::formats::ImportFile importFileNamed(const QString& name);
/// Reads it as what it looks like, with the files beside it; an empty import, and a failed test, if it is refused.
[[nodiscard]] scenarios::formats::Import imported(const QString& name, scenarios::formats::ImportOptions options = {});
[[nodiscard]] scenarios::formats::Import imported(const scenarios::formats::ImportFile& file,
                                                  const scenarios::formats::ImportOptions& options = {});
/// The entry of that code, else one without a code.
[[nodiscard]] scenarios::formats::ImportEntry entryOf(const scenarios::formats::ImportReport& report, const char* code);

/// The table as it comes back from a file written by that format and read again.
[[nodiscard]] scenarios::formats::Import thereAndBack(const scenarios::Scenario& scenario, const QString& format);
/// What the scenario file makes of a table: it can be saved and read, and is the same.
[[nodiscard]] bool survivesSaving(const scenarios::Scenario& scenario);
/// How far blocked pairs are from being clear depends on which walls belong together, which some formats do not tell.
enum class Clearance { OfAll, OfClearPairs };

/// Pairs of models of different players that see each other otherwise, or with another clearance (beyond 1e-6 mm), on
/// the table `before` with the terrain of `after`: one line each. Judged by the shipped rule set of that id.
/// `isRequested` chooses the models.
[[nodiscard]] QStringList differingVerdicts(const scenarios::Scenario& before,
                                            const scenarios::Scenario& after,
                                            const QString& rules,
                                            const std::function<bool(const scenarios::Model&)>& isRequested = {},
                                            Clearance clearance = Clearance::OfAll);

/// All models of the shipped tables, and which pairs see each other otherwise once a table has gone through that format
/// as walls. Plan rules. Models inside of a solid are not asked: one sees nothing of the table, and in an outline as
/// far as that.
struct WallsThereAndBack {
    int models = 0; ///< that were asked
    QStringList differing;
};
[[nodiscard]] WallsThereAndBack shippedTablesAsWalls(const QString& format, Clearance clearance);

} // namespace sightline::testsupport
