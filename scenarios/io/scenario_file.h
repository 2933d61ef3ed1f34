#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <vector>

namespace sightline::scenarios {

/// The suffix of scenario files, without the dot.
inline constexpr auto kScenarioSuffix = "sightline";

/// The limits of a file; exceeding one is reported before anything is built.
inline constexpr qint64 kLargestFileBytes = 256LL * 1024 * 1024;
inline constexpr int kDeepestNesting = 512;
inline constexpr int kMaxPoints = 200'000;
/// The limits of one outline and one footprint: the time for checking that edges do not intersect may grow with the
/// square of these numbers.
inline constexpr int kMaxPointsOfOutline = 10'000;
inline constexpr int kMaxHoles = 1'000;

/// A file that was read, with the reader's diagnostics, none of which is an error.
struct LoadedScenario {
    Scenario scenario;
    std::vector<Diagnostic> findings; ///< in text order
    QByteArray hash = {};             ///< `hashOfFile` of the file's bytes; set by `readScenarioFile` only
};

/// Returns the SHA-256 of a file's bytes, for detecting changes by other programs.
[[nodiscard]] QByteArray hashOfFile(const QByteArray& bytes);

/// Reads a scenario file, version 1. Every defect is reported with its position; a defective file yields no scenario.
/// `fileName` is used for diagnostics only. Source: docs/contract.md, section 4; scenarios/io/README.md lists what is
/// an error and what a warning.
[[nodiscard]] tl::expected<LoadedScenario, FileProblem> readScenario(const QByteArray& bytes, const QString& fileName);

/// Opens and reads the file at `path`. Errors: those of `readScenario`, and "unreadable" if it cannot be opened.
[[nodiscard]] tl::expected<LoadedScenario, FileProblem> readScenarioFile(const QString& path);

/// Returns the canonical text: known keys in the contract's order, then unknown keys sorted, the shortest numbers that
/// read back to the same bits, a newline at the end. Reading it gives an equal scenario, and writing that the same
/// bytes.
[[nodiscard]] QByteArray writeScenario(const Scenario& scenario);

/// Writes the canonical text to `path` atomically: on failure the old file is unchanged (code "unwritable").
[[nodiscard]] tl::expected<void, FileProblem> saveScenarioFile(const Scenario& scenario, const QString& path);

/// Returns all diagnostics of a text, in text order: those of the reader and, if it can be read, those of
/// `checkScenario`, with the lines and columns of the elements concerned.
[[nodiscard]] std::vector<Diagnostic> validateScenario(const QByteArray& bytes, const QString& fileName);

} // namespace sightline::scenarios
