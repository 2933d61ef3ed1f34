#pragma once

#include "scenarios/diagnostic.h"
#include "scenarios/scenario.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <vector>

namespace sightline::scenarios {

/// Suffix of scenario files, without the dot.
inline constexpr auto kScenarioSuffix = "sightline";

/// What a file may hold at most; more ends in one message before anything is built.
inline constexpr qint64 kLargestFileBytes = 256LL * 1024 * 1024;
inline constexpr int kDeepestNesting = 512;
inline constexpr int kMaxPoints = 200'000;
/// Points of one outline, and holes of one footprint: checking that edges do not meet may take the square of these.
inline constexpr int kMaxPointsOfOutline = 10'000;
inline constexpr int kMaxHoles = 1'000;
/// Findings of one severity that are listed; the rest is counted.
inline constexpr int kMaxFindings = 100;

/// A file as read, with everything that the reader wants to tell about it. None of the findings is an error.
struct LoadedScenario {
    Scenario scenario;
    std::vector<Diagnostic> findings; ///< in the order of the text
    QByteArray hash = {};             ///< of the file's bytes, as `hashOfFile` gives it; of `readScenarioFile` only
};

/// SHA-256 of a file's bytes: whether another program has changed it.
[[nodiscard]] QByteArray hashOfFile(const QByteArray& bytes);

/// Why a file was refused or could not be written: at least one error.
struct FileProblem {
    std::vector<Diagnostic> findings; ///< in the order of the text; errors, and the warnings met on the way

    /// The first error.
    [[nodiscard]] const Diagnostic& first() const;
    /// One message for a person: the first error with its place, and how many more there are.
    [[nodiscard]] QString message() const;
};

/// Reads a scenario file, version 1. Every defect is reported with its place; nothing is half loaded.
/// `fileName` is only for the findings. Source: contract, section 4; what is refused and what is only reported stands
/// in the README of this folder.
[[nodiscard]] tl::expected<LoadedScenario, FileProblem> readScenario(const QByteArray& bytes, const QString& fileName);

/// Opens and reads the file at `path`; a file that cannot be opened is a problem like any other (code "unreadable").
[[nodiscard]] tl::expected<LoadedScenario, FileProblem> readScenarioFile(const QString& path);

/// The canonical text: known keys in the contract's order, unknown keys sorted after them, the shortest numbers that
/// read back to the same bits, a newline at the end. Reading it gives an equal scenario, writing that the same bytes.
[[nodiscard]] QByteArray writeScenario(const Scenario& scenario);

/// Writes the canonical text to `path`, all or nothing: if it fails the old file stays as it was (code "unwritable").
[[nodiscard]] tl::expected<void, FileProblem> saveScenarioFile(const Scenario& scenario, const QString& path);

/// Everything there is to say about a text: the findings of reading it and, if it can be read, those of
/// `checkScenario`, with the lines and columns of the things they are about. In the order of the text.
[[nodiscard]] std::vector<Diagnostic> validateScenario(const QByteArray& bytes, const QString& fileName);

} // namespace sightline::scenarios
