#include "scenarios/judge/blocking.h"

#include "scenarios/judge/measure.h"
#include "scenarios/judge/regions.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Length;

const geometry::Nearest& Pair::nearest() const {
    if (!m_nearest) {
        m_nearest = geometry::nearestPoints(observer().placed(), target().placed());
    }
    return *m_nearest;
}

geometry::PlacedFootprint Pair::observerShape() const { return shapeOf(pack().source.region, observer()); }

geometry::PlacedFootprint Pair::targetShape() const { return shapeOf(pack().target, target()); }

Length Pair::apart() const { return straight(nearest().gap, heightBetween(*this)); }

bool mayObserve(const PackTable& table, std::size_t observer) {
    const Scope scope = table.pack().source.scope;
    if (scope == Scope::Model) {
        return true;
    }
    const QString state = scope == Scope::Leader ? QStringLiteral("leader") : QStringLiteral("front-rank");
    const auto& models = table.scenario().models;
    const Model& looks = models[observer];
    const bool unitNamesOne = std::ranges::any_of(models, [&](const Model& model) {
        return !model.unit.isEmpty() && model.unit == looks.unit && model.player == looks.player &&
               hasWord(model, state);
    });
    return !unitNamesOne || hasWord(looks, state);
}

bool isNear(const PackTable& table, const Model& model, const Obstacle& obstacle, Length distance) {
    const std::size_t index = table.indexOf(model);
    const auto reach = alongTable(distance, upTo(table.pack(), model.elevation, table.heightOf(index), obstacle));
    return reach && table.shapes().isWithin(index, table.indexOf(obstacle), *reach);
}

bool isObstacleFor(const Selector& elements, const Obstacle& obstacle, const Pair& pair) {
    if (obstacle.model < 0) {
        return true;
    }
    const auto model = static_cast<std::size_t>(obstacle.model);
    const RulePack& pack = pair.pack();
    const auto sees = [&](SeenThrough through) {
        return std::ranges::find(pack.seeThrough, through) != pack.seeThrough.end();
    };
    const bool isOfObservers = pair.table.areOneUnit(model, pair.observerIndex);
    const bool isOfTargets = pair.table.areOneUnit(model, pair.targetIndex);
    if (model == pair.observerIndex || model == pair.targetIndex || obstacle.isSeenThrough ||
        (isOfObservers && sees(SeenThrough::OwnUnit)) || (isOfTargets && sees(SeenThrough::TargetUnit))) {
        return false;
    }
    switch (elements.which) {
    case WhichModels::All:
    case WhichModels::Vehicles: return true;
    case WhichModels::Enemy: return pair.table.scenario().models[model].player != pair.observer().player;
    case WhichModels::OtherUnits: return !isOfObservers && !isOfTargets;
    case WhichModels::TargetShip: return false; // the target's own base is evaluated in lines.cpp
    }
    return false;
}

bool compares(SizeComparison comparison, double element, double observer, double target) {
    switch (comparison) {
    case SizeComparison::Real:
    case SizeComparison::Infinite:
    case SizeComparison::Weighted: return true;
    case SizeComparison::GeBoth: return element >= observer && element >= target;
    case SizeComparison::GtTarget: return element > target;
    case SizeComparison::GeTarget: return element >= target;
    }
    return false;
}

std::optional<Length> shadowOf(const BlockLine& line, double size) {
    if (!line.shadowByHeight) {
        return line.shadow;
    }
    constexpr double kLongest = 1000.0; // inches: longer than any table
    return Length::fromInches(std::min(size, kLongest));
}

bool isLargeEnough(const BlockLine& line, const Obstacle& obstacle, const Pair& pair) {
    if (line.bothBelow && (pair.observer().height >= *line.bothBelow || pair.target().height >= *line.bothBelow)) {
        return false;
    }
    if (line.comparison == SizeComparison::Real || line.comparison == SizeComparison::Infinite ||
        line.comparison == SizeComparison::Weighted) {
        return true; // sizes do not matter
    }
    const double observer = pair.table.sizeOf(pair.observerIndex, line.use);
    const double target = pair.table.sizeOf(pair.targetIndex, line.use);
    const double element = pair.table.sizeOfElement(static_cast<std::size_t>(pair.table.indexOf(obstacle)), line.use);
    if (compares(line.comparison, element, observer, target)) {
        return true;
    }
    const bool isBetween = element >= std::min(observer, target);
    const auto shadow = shadowOf(line, element);
    if (!shadow || line.comparison != SizeComparison::GeBoth || !isBetween) {
        return false;
    }
    return isNear(pair.table, observer < target ? pair.observer() : pair.target(), obstacle, *shadow);
}

double weightOf(const BlockLine& line, const Obstacle& obstacle, const PackTable& table) {
    double most = 0.0;
    for (const auto& [tag, weight] : line.weights) {
        Selector elements;
        elements.tags = {tag};
        if (table.isMeant(elements, obstacle)) {
            most = std::max(most, weight);
        }
    }
    return most;
}

std::vector<int> obstaclesBetween(const Pair& pair) {
    const RulePack& pack = pair.pack();
    return pair.table.between(pair.table.ends().reach(pack.source.region, pair.observerIndex),
                              pair.table.ends().reach(pack.target, pair.targetIndex));
}

namespace {

/// True if all obstacles of the plain geometry that lines between the bases may meet have an effect that no line
/// passes.
bool holdAllPlainElements(const Blocking& blocking, const Pair& pair) {
    if (pair.table.mayMeetPassable(pair.observerIndex, pair.targetIndex)) {
        return false;
    }
    auto effect = blocking.effects.begin(); // ascending by obstacle, as `between`
    for (const int index : *blocking.between) {
        bool isFirm = !pair.table.obstacles()[static_cast<std::size_t>(index)].isPlain;
        for (; effect != blocking.effects.end() && effect->obstacle == index; ++effect) {
            isFirm = isFirm || pair.table.isFirm(pair.pack().block[static_cast<std::size_t>(effect->line)]);
        }
        if (!isFirm) {
            return false;
        }
    }
    return true;
}

} // namespace

Blocking blockingOf(const Pair& pair, LineKind kind, PlainSight plain) {
    Blocking blocking;
    blocking.between = obstaclesBetween(pair);
    for (const int index : *blocking.between) {
        const Obstacle& obstacle = pair.table.obstacles()[static_cast<std::size_t>(index)];
        if (kind == LineKind::Sight && !obstacle.blocksSight) {
            continue;
        }
        for (const int number : obstacle.lines) {
            const BlockLine& line = pair.pack().block[static_cast<std::size_t>(number)];
            const bool isRequested =
                kind == LineKind::Sight ? line.stopsSight : obstacle.blocksFire.value_or(line.stopsFire);
            if (!isRequested || !isObstacleFor(line.elements, obstacle, pair) || !isLargeEnough(line, obstacle, pair)) {
                continue;
            }
            if (const auto clause = ignoredBy(line.ignore, obstacle, pair)) {
                blocking.ignored.push_back({index, QStringLiteral("%1.ignore[%2]").arg(line.path).arg(*clause),
                                            &line.ignore[static_cast<std::size_t>(*clause)]});
                continue;
            }
            if (const auto left = partsLeftOf(line.ignore, obstacle, pair)) {
                blocking.ignored.push_back({index, QStringLiteral("%1.ignore[%2]").arg(line.path).arg(left->clause),
                                            &line.ignore[static_cast<std::size_t>(left->clause)]});
                if (left->left->outlines().empty()) {
                    continue;
                }
                blocking.partial.push_back({{index, number}, left->left->outlines()});
            }
            blocking.effects.push_back({index, number});
        }
    }
    blocking.isPlainlyStopped =
        plain == PlainSight::Blocked && blocking.partial.empty() && holdAllPlainElements(blocking, pair);
    return blocking;
}

} // namespace sightline::scenarios
