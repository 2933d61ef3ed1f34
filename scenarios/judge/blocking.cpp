#include "scenarios/judge/blocking.h"

#include "geometry/base/tolerances.h"
#include "scenarios/judge/hexes.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/regions.h"

#include <algorithm>
#include <cmath>

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

namespace {

/// A stretch of an outline longer than what counts as seen in any position.
geometry::SightBase stretchAt(geometry::Point place) {
    static const geometry::Footprint stretch =
        *geometry::Footprint::round(Length::fromNanometers(20 * std::llround(geometry::kOutlineError)));
    return geometry::SightBase{geometry::PlacedFootprint{stretch, place, {}}};
}

/// Returns a few places of the target's outline whose tangent plainly has a part of the observer in front of it.
std::vector<geometry::Point> facingPlaces(const geometry::PlacedFootprint& observer,
                                          const geometry::PlacedFootprint& target) {
    constexpr int kRound = 12;           // places of a round or oval base
    constexpr std::size_t kFewSides = 6; // of a base with corners
    // The sine of the angle, 17 degrees, between the outline and the line to the observer above which a part of the
    // observer is plainly in front. Empirical; other places are not offered.
    constexpr double kMinSine = 0.3;
    // Nanometers: five times the diameter of a stretch, 20 micrometers, so that a stretch lies along one side.
    constexpr double kShortest = 1e5;
    const auto& shape = target.footprint.shape();
    const bool isCurved =
        std::holds_alternative<geometry::RoundBase>(shape) || std::holds_alternative<geometry::OvalBase>(shape);
    const geometry::Ring outline = outlineOf(target, kRound);
    const geometry::Ring eyes = outlineOf(observer, kRound);
    std::vector<geometry::Point> places;
    const auto offer = [&](geometry::Point place, geometry::Vector along) {
        // Outlines run clockwise on screen.
        const double x = static_cast<double>(along.y.nanometers());
        const double y = -static_cast<double>(along.x.nanometers());
        const double length = std::hypot(x, y);
        const bool isFacing = std::ranges::any_of(eyes, [&](geometry::Point eye) {
            const double dx = static_cast<double>((eye.x - place.x).nanometers());
            const double dy = static_cast<double>((eye.y - place.y).nanometers());
            const double outwards = dx * x + dy * y;
            return outwards > 0.0 && outwards * outwards > kMinSine * kMinSine * (x * x + y * y) * (dx * dx + dy * dy);
        });
        if (length >= kShortest && isFacing) {
            places.push_back(place);
        }
    };
    const std::size_t count = outline.size();
    for (std::size_t i = 0; i < count && (isCurved || count <= kFewSides); ++i) {
        const geometry::Point here = outline[i];
        const geometry::Vector along = outline[(i + 1) % count] - (isCurved ? outline[(i + count - 1) % count] : here);
        if (isCurved) {
            offer(here, along);
            continue;
        }
        for (const std::int64_t sixths : {1, 3, 5}) {
            const auto part = [&](Length whole) { return Length::fromNanometers(whole.nanometers() * sixths / 6); };
            offer(here + geometry::Vector{part(along.x), part(along.y)}, along);
        }
    }
    return places;
}

} // namespace

bool Pair::isHiddenInPartBy(std::vector<int> elements) const {
    if (hasBody() || elements.empty() || nearest().gap <= Length{}) {
        return false;
    }
    std::ranges::sort(elements);
    elements.erase(std::ranges::unique(elements).begin(), elements.end());
    for (const auto& [asked, isHiding] : m_hiding) {
        if (isHiding ? std::ranges::includes(elements, asked) : std::ranges::includes(asked, elements)) {
            return isHiding;
        }
    }
    const bool isHiding = isAnyStretchHiddenBy(elements);
    m_hiding.emplace_back(std::move(elements), isHiding);
    return isHiding;
}

bool Pair::isAnyStretchHiddenBy(const std::vector<int>& elements) const {
    if (m_stretches.empty()) {
        m_stretches.push_back(stretchAt(nearest().onSecond));
    }
    const auto isHidden = [&](const geometry::SightBase& stretch) {
        return table.shapes().hidePlainly(observerIndex, stretch, elements);
    };
    if (std::ranges::any_of(m_stretches, isHidden)) {
        return true;
    }
    if (m_hasAllStretches) {
        return false;
    }
    m_hasAllStretches = true;
    std::ranges::transform(facingPlaces(observer().placed(), target().placed()), std::back_inserter(m_stretches),
                           stretchAt);
    return std::any_of(m_stretches.begin() + 1, m_stretches.end(), isHidden);
}

Length Pair::apart() const { return straight(nearest().gap, heightBetween(*this)); }

bool mayObserve(const PackTable& table, std::size_t observer) {
    const Scope scope = table.pack().source.scope;
    if (scope == Scope::Model) {
        return true;
    }
    const QString state = scope == Scope::Leader ? QStringLiteral("leader") : QStringLiteral("front-rank");
    const auto& models = table.scenario().models;
    const Model& looks = models[observer];
    const auto namesOne = [&](const Model& model) {
        return table.areOneUnit(table.indexOf(model), observer) && hasWord(model, state);
    };
    return looks.unit.isEmpty() || std::ranges::none_of(models, namesOne) || hasWord(looks, state);
}

bool isNear(const PackTable& table, const Model& model, const Obstacle& obstacle, Length distance) {
    const std::size_t index = table.indexOf(model);
    const auto reach = alongTable(distance, upTo(table.pack(), model.elevation, table.heightOf(index), obstacle));
    return reach && table.isWithin(index, table.indexOf(obstacle), *reach);
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
    case WhichModels::Friends:
        return !pair.observer().player.isEmpty() &&
               pair.table.scenario().models[model].player == pair.observer().player;
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

SizeEffect effectOfSizes(const BlockLine& line, double element, double observer, double target) {
    if (compares(line.comparison, element, observer, target)) {
        return SizeEffect::Always;
    }
    const bool isBetween = element >= std::min(observer, target);
    return line.comparison == SizeComparison::GeBoth && isBetween && shadowOf(line, element) ? SizeEffect::InShadow
                                                                                             : SizeEffect::Never;
}

namespace {

/// True if true heights leave the obstacle to other lines of the pack: it stands higher than one of the two, so lines
/// may run below it, which a comparison of tops does not see. That of `real` does; without one the obstacle is left out
/// only if it stands above both.
bool isComparedElsewhere(const BlockLine& line, const Obstacle& obstacle, const Pair& pair) {
    const RulePack& pack = pair.pack();
    const Model& observer = pair.observer();
    const Model& target = pair.target();
    const bool areTrueHeights = pack.height == HeightBy::Real || pack.height == HeightBy::ClassTable;
    if (!pack.isVolume() || !areTrueHeights || line.use != SizeUse::Height ||
        obstacle.elevation <= std::min(observer.elevation, target.elevation)) {
        return false;
    }
    const auto isByShape = [&](int number) {
        const BlockLine& other = pack.block[static_cast<std::size_t>(number)];
        return other.comparison == SizeComparison::Real && (other.stopsSight || !line.stopsSight) &&
               (other.stopsFire || !line.stopsFire) && isObstacleFor(other.elements, obstacle, pair);
    };
    return obstacle.elevation >= std::max(observer.elevation + pair.table.heightOf(pair.observerIndex),
                                          target.elevation + pair.table.heightOf(pair.targetIndex)) ||
           std::ranges::any_of(obstacle.lines, isByShape);
}

} // namespace

SizeRuling sizeRuling(const BlockLine& line, const Obstacle& obstacle, const Pair& pair) {
    if (line.bothBelow && (pair.observer().height >= *line.bothBelow || pair.target().height >= *line.bothBelow)) {
        return {SizeEffect::Never, 0, {}};
    }
    if (line.comparison == SizeComparison::Real || line.comparison == SizeComparison::Infinite ||
        line.comparison == SizeComparison::Weighted) {
        return {SizeEffect::Always, 0, {}}; // sizes do not matter
    }
    if (isComparedElsewhere(line, obstacle, pair)) {
        return {SizeEffect::Never, 0, {}};
    }
    const double observer = pair.table.sizeOf(pair.observerIndex, line.use);
    const double target = pair.table.sizeOf(pair.targetIndex, line.use);
    const double element = pair.table.sizeOfElement(static_cast<std::size_t>(pair.table.indexOf(obstacle)), line.use);
    const SizeEffect effect = effectOfSizes(line, element, observer, target);
    return {effect, observer < target ? pair.observerIndex : pair.targetIndex,
            effect == SizeEffect::InShadow ? *shadowOf(line, element) : Length{}};
}

bool isLargeEnough(const BlockLine& line, const Obstacle& obstacle, const Pair& pair) {
    const SizeRuling sizes = sizeRuling(line, obstacle, pair);
    return sizes.effect == SizeEffect::Always ||
           (sizes.effect == SizeEffect::InShadow &&
            isNear(pair.table, pair.table.scenario().models[sizes.lower], obstacle, sizes.shadow));
}

bool appliesTo(const BlockLine& line, const Obstacle& obstacle, const Pair& pair) {
    return isObstacleFor(line.elements, obstacle, pair) && isLargeEnough(line, obstacle, pair) &&
           !ignoredBy(line.ignore, obstacle, pair);
}

const BlockLine& lineOf(const Effect& effect, const RulePack& pack) {
    static const BlockLine avoided = [] {
        BlockLine line;
        line.comparison = SizeComparison::Infinite;
        return line;
    }();
    return effect.line == kAvoidedZone ? avoided : pack.block[static_cast<std::size_t>(effect.line)];
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

/// The path of a clause of `ignore`.
QString pathOf(const BlockLine& line, int clause) {
    QString path;
    path.reserve(line.path.size() + 16);
    return path.append(line.path).append(QLatin1String{".ignore["}).append(QString::number(clause)).append(u']');
}

} // namespace

Blocking blockingOf(const Pair& pair, LineKind kind, PlainSight plain) {
    return blockingAmong(pair, obstaclesBetween(pair), kind, plain);
}

Blocking blockingAmong(const Pair& pair, std::vector<int> between, LineKind kind, PlainSight plain) {
    Blocking blocking;
    blocking.areRemains = true;
    blocking.between = std::move(between);
    blocking.effects.reserve(blocking.between->size());
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
                blocking.ignored.push_back(
                    {index, pathOf(line, *clause), &line.ignore[static_cast<std::size_t>(*clause)]});
                if (!countsBesideThoseStoodIn(line, obstacle, pair)) {
                    continue;
                }
            }
            if (const auto left = partsLeftOf(line.ignore, obstacle, pair)) {
                blocking.ignored.push_back(
                    {index, pathOf(line, left->clause), &line.ignore[static_cast<std::size_t>(left->clause)]});
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
