#include "app/shared/text/stage_text.h"

#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "geometry/shapes/distance.h"

#include <QCoreApplication>

#include <algorithm>

namespace sightline::app {

namespace {

struct StageWords {
    Q_DECLARE_TR_FUNCTIONS(Stages)
};

using geometry::SightStage;
using scenarios::TriedLine;

} // namespace

QString stageChip(const std::vector<TriedLine>& lines, SightStage stage) {
    const auto [clear, all] = countOf(lines, stage);
    if (stage != SightStage::Exact) {
        return all == 0 ? StageWords::tr("%1 –", "a stage that tried no line").arg(stageName(stage))
                        : StageWords::tr("%1 %2/%3", "a stage, its clear lines, all its lines")
                              .arg(stageName(stage))
                              .arg(clear)
                              .arg(all);
    }
    if (all == 0) {
        return StageWords::tr("exact: not run");
    }
    return clear > 0 ? StageWords::tr("exact: passes") : StageWords::tr("exact: blocked");
}

QString stageSentence(const std::vector<TriedLine>& lines, SightStage stage) {
    const auto [clear, all] = countOf(lines, stage);
    if (stage == SightStage::Exact) {
        if (all == 0) {
            return StageWords::tr("Stage exact: not run.");
        }
        return clear > 0 ? StageWords::tr("Stage exact: a line passes.")
                         : StageWords::tr("Stage exact: no line passes.");
    }
    return StageWords::tr("Stage %1: lines tried: %2, clear: %3.").arg(stageName(stage)).arg(all).arg(clear);
}

QString stageLineSentence(const std::vector<TriedLine>& lines, std::size_t index, const QString& blocker) {
    const TriedLine& line = lines[index];
    const auto isOfStage = [&](const TriedLine& other) { return other.stage == line.stage; };
    const auto number = std::count_if(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(index), isOfStage) + 1;
    const auto all = std::ranges::count_if(lines, isOfStage);
    if (!line.blocked) {
        return StageWords::tr("%1, line %2 of %3: clear").arg(stageName(line.stage)).arg(number).arg(all);
    }
    const auto after = geometry::Length::fromInches(geometry::inchesBetween(line.line.from, line.blocked->point));
    return StageWords::tr("%1, line %2 of %3: blocked by %4 after %5")
        .arg(stageName(line.stage))
        .arg(number)
        .arg(all)
        .arg(blocker, lengthText(after));
}

QString methodName(geometry::SightMethod method) {
    switch (method) {
    case geometry::SightMethod::Center: return StageWords::tr("center", "how lines are looked for");
    case geometry::SightMethod::Sampled: return StageWords::tr("sampled", "how lines are looked for");
    case geometry::SightMethod::Exact: return StageWords::tr("exact", "how lines are looked for");
    }
    return {};
}

QString methodExplanation(geometry::SightMethod method) {
    switch (method) {
    case geometry::SightMethod::Center: return StageWords::tr("Only the line from center to center.");
    case geometry::SightMethod::Sampled:
        return StageWords::tr("Center, edge and circumference: finds many lines, proves none away.");
    case geometry::SightMethod::Exact:
        return StageWords::tr("Every line there is: finds one, or proves that none passes.");
    }
    return {};
}

} // namespace sightline::app
