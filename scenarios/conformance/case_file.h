#pragma once

#include "scenarios/io/scenario_file.h"

#include <optional>
#include <utility>
#include <vector>

/// Cases of line of sight with answers that were found without the judge, so that any program can be measured by them.
namespace sightline::scenarios {

/// A figure, and how far an answer may lie off it.
struct ExpectedFigure {
    double value = 0.0;
    double error = 0.0;
};

/// What a weapon of the observer may do against the target.
struct ExpectedShot {
    QString weapon; ///< its name; of several that share it the first
    std::optional<bool> inRange;
    std::optional<bool> inArc;
    std::optional<bool> hasLine;
    std::optional<bool> eligible;
    std::optional<QString> code; ///< as of `WeaponRuling`
};

/// What the answer to one question has to be; what is not there is not asked.
struct ExpectedVerdict {
    ModelId from;
    ModelId to;
    QString rules; ///< id of a rule set that ships; empty: the scenario's own
    std::optional<bool> visible;
    std::optional<ExpectedFigure> clearanceMillimeters;
    std::optional<ExpectedFigure> seenShare;
    std::optional<bool> fullyVisible;
    std::optional<ExpectedFigure> distanceInches;
    std::vector<std::pair<PieceId, ExpectedFigure>> blockedBy; ///< shares; not empty: all that blocks, in any order
    // Of the ruling.
    std::optional<bool> rulingVisible;
    std::optional<bool> rulingFullyVisible;
    std::optional<QString> cover;
    std::optional<bool> inArc;
    std::optional<bool> inRange;
    std::optional<ExpectedFigure> measuredInches; ///< as the rule pack measures
    std::vector<ExpectedShot> shots;
};

/// How much of the table a model, or a spot, sees.
struct ExpectedRegion {
    std::optional<ModelId> from;
    std::optional<geometry::Point> at;
    QString rules;
    std::optional<geometry::Length> range;
    ExpectedFigure squareInches;
};

struct SightCase {
    QString scenario; ///< file beside the list
    QString title;
    QString derived; ///< how the answers were found without the judge
    std::vector<ExpectedVerdict> verdicts;
    std::vector<ExpectedRegion> regions;
};

struct CaseList {
    QString about;
    std::vector<SightCase> cases;
};

/// Name of a list in its folder.
inline constexpr auto kCaseListName = "cases.json";

/// Reads a list, version 1: README.md of this folder. Unknown keys are errors, for a word misspelt would be an answer
/// not asked for.
[[nodiscard]] tl::expected<CaseList, FileProblem> readCaseList(const QByteArray& bytes, const QString& fileName);

} // namespace sightline::scenarios
