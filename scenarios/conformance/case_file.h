#pragma once

#include "scenarios/io/scenario_file.h"

#include <optional>
#include <utility>
#include <vector>

/// @file
/// Cases of line of sight with answers found independently of the judge, which any program can be tested against.
namespace sightline::scenarios {

/// An expected number, and the permitted deviation.
struct ExpectedFigure {
    double value = 0.0;
    double error = 0.0;
};

/// The expected ruling of a weapon of the observer against the target.
struct ExpectedShot {
    QString weapon; ///< name; of several weapons of that name the first
    std::optional<bool> inRange;
    std::optional<bool> inArc;
    std::optional<bool> hasLine;
    std::optional<bool> eligible;
    std::optional<QString> code; ///< see `WeaponRuling::code`
};

/// The expected answer to one question; unset members are not compared.
struct ExpectedVerdict {
    ModelId from;
    ModelId to;
    QString rules; ///< id of a shipped rule set; empty: the scenario's own
    std::optional<bool> visible;
    std::optional<ExpectedFigure> clearanceMillimeters;
    std::optional<ExpectedFigure> seenShare;
    std::optional<bool> fullyVisible;
    std::optional<ExpectedFigure> distanceInches;
    std::vector<std::pair<PieceId, ExpectedFigure>> blockedBy; ///< shares; if not empty: all blockers, in any order
    // The following are parts of the ruling.
    std::optional<bool> rulingVisible;
    std::optional<bool> rulingFullyVisible;
    std::optional<QString> cover;
    std::optional<bool> inArc;
    std::optional<bool> inRange;
    std::optional<ExpectedFigure> measuredInches; ///< as measured by the rule pack
    std::vector<ExpectedShot> shots;
};

/// The expected area of the table that a model, or a position, sees.
struct ExpectedRegion {
    std::optional<ModelId> from;
    std::optional<geometry::Point> at;
    QString rules;
    std::optional<geometry::Length> range;
    ExpectedFigure squareInches;
};

/// One case: a scenario with its expected answers.
struct SightCase {
    QString scenario; ///< file beside the list
    QString title;
    QString derived; ///< how the answers were found without the judge
    std::vector<ExpectedVerdict> verdicts;
    std::vector<ExpectedRegion> regions;
};

/// A list of cases.
struct CaseList {
    QString about;
    std::vector<SightCase> cases;
};

/// The file name of a list in its folder.
inline constexpr auto kCaseListName = "cases.json";

/// Reads a list, version 1. Unknown keys are errors, since a misspelled key would be an answer that is not compared.
/// Source: scenarios/conformance/README.md.
[[nodiscard]] tl::expected<CaseList, FileProblem> readCaseList(const QByteArray& bytes, const QString& fileName);

} // namespace sightline::scenarios
