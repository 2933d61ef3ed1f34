#include "scenarios/judge/cover_evaluator.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::SightLine;

CoverEvaluator::Met CoverEvaluator::countMet(const CoverLine& line, const std::vector<int>& elements) {
    Weighed weighed{elements, 0.0};
    if (line.weights.empty()) {
        weighed.sum = blockedLines(elements);
    } else {
        weighed = heaviestOn(line, elements);
    }
    const bool isMet = weighed.sum >= line.fewestBlocked && weighed.sum <= line.maxBlocked && weighed.sum > 0.0;
    return isMet ? Met{std::move(weighed.elements)} : Met{};
}

int CoverEvaluator::fewestAlike(int blocked) const {
    int fewest = std::min(blocked, 1);
    for (const CoverLine& line : m_pair.pack().cover) {
        for (const int bound : {line.fewestBlocked, line.maxBlocked + 1}) {
            const bool isBetween = line.trigger == CoverTrigger::Count && bound > fewest && bound <= blocked;
            fewest = isBetween ? bound : fewest;
        }
    }
    return fewest;
}

double CoverEvaluator::blockedLines(const std::vector<int>& elements) {
    const auto known = m_blockedLines.find(elements);
    if (known != m_blockedLines.end()) {
        return known->second;
    }
    int least = std::numeric_limits<int>::max();
    const bool areStopped =
        (m_sight.allStopped && areThoseOfSight()) || (m_sight.allCrossed && areWithinThoseOfSight());
    int fewest = least; // corners of a cell
    std::ranges::for_each(m_targetEnds->cells,
                          [&](const auto& cell) { fewest = std::min(fewest, static_cast<int>(cell.size())); });
    if (areStopped && elements == elementsBetween()) {
        return m_blockedLines[elements] = fewest;
    }
    CornerFan fan = fanOf(elements);
    int enough = fewestAlike(least);              // as many blocked lines change nothing
    std::vector<bool> areKnown(m_sources.size()); // all lines from the corner
    std::vector<std::optional<bool>> isBlocked;   // to the corners of the target
    for (std::size_t s = 0; s < m_sources.size() && least > 0; ++s) {
        if (areKnown[m_sourceEnds->ofCorner[s]]) {
            continue;
        }
        fan.startAt(m_sources[s], m_targetBox);
        const auto areAll = fan.areAllBlocked();
        isBlocked.assign(m_targets.size(), areAll);
        for (const std::vector<std::size_t>& cell : m_targetEnds->cells) {
            int blocked = 0;
            for (auto corner = cell.begin(); corner != cell.end() && blocked < enough; ++corner) {
                blocked += isStopped(fan, *corner, isBlocked) ? 1 : 0;
            }
            if (blocked < enough) {
                least = blocked;
                enough = fewestAlike(least);
            }
        }
        areKnown[s] = fan.holdsForCorners();
    }
    return m_blockedLines[elements] = least;
}

bool CoverEvaluator::isStopped(CornerFan& fan, std::size_t target, std::vector<std::optional<bool>>& known) const {
    auto& isKnown = known[m_targetEnds->ofCorner[target]];
    if (isKnown) {
        return *isKnown;
    }
    if (const auto isPlain = fan.isPlainlyBlocked(m_targets[target])) {
        return *(isKnown = isPlain);
    }
    return fan.isBlocked(m_targets[target]);
}

bool CoverEvaluator::areThoseOfSight() const {
    const RulePack& pack = m_pair.pack();
    return pack.coverLines.source == pack.source.region && pack.coverLines.target == pack.target &&
           pack.line.width == Length{} && pack.source.arcKind == ArcKind::Degrees && pack.source.arcDegrees >= 360.0;
}

bool CoverEvaluator::areWithinThoseOfSight() const {
    const RulePack& pack = m_pair.pack();
    const auto isOfCells = [](Region region) { return region == Region::CellCorner || region == Region::Cell; };
    return isOfCells(pack.coverLines.source) && isOfCells(pack.coverLines.target) && isOfCells(pack.source.region) &&
           isOfCells(pack.target) && pack.line.width == Length{};
}

CoverEvaluator::Weighed CoverEvaluator::heaviestOn(const CoverLine& line, const std::vector<int>& elements) const {
    const SightLine middle{m_sources.front().shape.position, m_targets.front().shape.position};
    if (m_pair.pack().line.alongEdge != AlongEdge::DefendersSide) {
        return weighedOn(line, elements, middle);
    }
    Weighed left = weighedOn(line, elements, beside(middle, 1));
    Weighed right = weighedOn(line, elements, beside(middle, -1));
    return right.sum > left.sum ? right : left;
}

CoverEvaluator::Weighed
CoverEvaluator::weighedOn(const CoverLine& line, const std::vector<int>& elements, const SightLine& segment) const {
    Weighed weighed;
    HexLine hexes{m_pair, segment};
    for (const int element : elements) {
        const double weight = weightOf(line, element);
        const int times = weight > 0.0 && isCrossed(segment, element)
                              ? hexes.timesOf(obstacleAt(element), hexConditionsOf(line, obstacleAt(element)))
                              : 0;
        if (times > 0) {
            weighed.elements.push_back(element);
            weighed.sum += weight * times;
        }
    }
    return weighed;
}

double CoverEvaluator::weightOf(const CoverLine& line, int element) const {
    double weight = 0.0;
    for (const auto& [tag, value] : line.weights) {
        Selector tagged;
        tagged.tags = {tag};
        weight = m_pair.table.isMeant(tagged, obstacleAt(element)) ? std::max(weight, value) : weight;
    }
    return weight;
}

HexConditions CoverEvaluator::hexConditionsOf(const CoverLine& line, const Obstacle& obstacle) const {
    HexConditions conditions{&line.ignore, {}, false};
    if (line.comparison && line.shadow) {
        const SizesOfThree sizes = sizesOf(line, obstacle);
        if (!compares(*line.comparison, sizes.element, sizes.observer, sizes.target)) {
            const bool isLow = sizes.element < std::min(sizes.observer, sizes.target);
            const bool isObserverLower = sizes.observer < sizes.target;
            conditions.near = {isObserverLower ? m_pair.observerIndex : m_pair.targetIndex,
                               isLow ? Length::fromNanometers(-1) : *line.shadow};
            conditions.countsForTarget = true;
        }
    }
    return conditions;
}

} // namespace sightline::scenarios
