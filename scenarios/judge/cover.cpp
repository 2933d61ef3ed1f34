#include "scenarios/judge/cover_evaluator.h"

#include "scenarios/judge/sizes.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;

CoverFinding CoverEvaluator::find() {
    CoverFinding finding;
    for (const CoverLine& line : m_pair.pack().cover) {
        if (!m_sight.wantMet && line.trigger != CoverTrigger::NoneVisible) {
            continue;
        }
        if (!concerns(line)) {
            if (const auto elements = metButForKeywords(line)) {
                finding.withoutKeywords.push_back({&line, *elements, *elements, {}});
            }
            continue;
        }
        if (line.trigger == CoverTrigger::Judge) {
            finding.questions.push_back(&line);
            continue;
        }
        const auto excluded = elementsOfLevel(finding, line.exclusiveWith);
        if (const auto elements = met(line, excluded)) {
            finding.hits.push_back(hitBy(line, *elements));
            finding.hits.back().hiddenShare = hiddenShareBy(line, excluded);
        }
    }
    return finding;
}

std::vector<int> CoverEvaluator::elementsOfLevel(const CoverFinding& finding, const QString& level) {
    std::vector<int> elements;
    for (const CoverHit& hit : finding.hits) {
        if (!level.isEmpty() && hit.line->level == level) {
            elements.insert(elements.end(), hit.elements.begin(), hit.elements.end());
        }
    }
    return elements;
}

CoverHit CoverEvaluator::hitBy(const CoverLine& line, const std::vector<int>& elements) {
    CoverHit hit{&line, elements, elements, {}};
    const auto things = thingsOf(elements);
    if (things.size() < 2) {
        return hit;
    }
    const auto isMetBy = [&](const std::vector<int>& thing) { return metBy(line, thing).has_value(); };
    if (line.trigger == CoverTrigger::AnyLine && m_pair.pack().coverLines.pick == Pick::Any) {
        hit.isEachAlone = !m_arePoints || isMetBy(things.front()); // else lines run along a common edge
    } else if (line.trigger == CoverTrigger::AllLines || line.trigger == CoverTrigger::MemberOrBehind) {
        std::vector<std::vector<int>> alone;
        std::ranges::copy_if(things, std::back_inserter(alone), isMetBy);
        hit.isEachAlone = !alone.empty();
        hit.givers = joined(alone.empty() ? fewestThatMeet(line, things) : alone);
    }
    return hit;
}

std::vector<std::vector<int>> CoverEvaluator::thingsOf(const std::vector<int>& elements) const {
    std::vector<std::vector<int>> things;
    const auto& obstacles = m_pair.table.obstacles();
    for (const int element : elements) {
        const Obstacle& own = obstacles[static_cast<std::size_t>(element)];
        const auto known = std::ranges::find_if(things, [&](const std::vector<int>& thing) {
            const Obstacle& other = obstacles[static_cast<std::size_t>(thing.front())];
            return own.piece == other.piece && own.model == other.model;
        });
        if (known == things.end()) {
            things.push_back({element});
        } else {
            known->push_back(element);
        }
    }
    return things;
}

std::vector<int> CoverEvaluator::joined(const std::vector<std::vector<int>>& things) {
    std::vector<int> elements;
    for (const std::vector<int>& thing : things) {
        elements.insert(elements.end(), thing.begin(), thing.end());
    }
    std::ranges::sort(elements);
    return elements;
}

std::vector<std::vector<int>> CoverEvaluator::fewestThatMeet(const CoverLine& line,
                                                             std::vector<std::vector<int>> things) {
    for (std::size_t i = things.size(); i-- > 0 && things.size() > 2;) {
        std::vector<std::vector<int>> without = things;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
        if (metBy(line, joined(without))) {
            things = std::move(without);
        }
    }
    return things;
}

bool CoverEvaluator::concerns(const CoverLine& line) const {
    return (line.keywords.isEmpty() || hasAny(m_pair.target().keywords, line.keywords)) && concernsBut(line);
}

bool CoverEvaluator::concernsBut(const CoverLine& line) const {
    const Model& target = m_pair.target();
    return !hasAny(target.keywords, line.offKeywords) && !hasAny(target.states, line.offStates) &&
           (!line.modelsApartOver || m_pair.apart() > *line.modelsApartOver);
}

std::vector<int> CoverEvaluator::candidates(const CoverLine& line, const std::vector<int>& excluded) {
    std::vector<int> found;
    const auto add = [&](int index) {
        if (std::ranges::find(excluded, index) == excluded.end() && isCandidate(line, index)) {
            if (found.empty()) {
                found.reserve(8);
            }
            found.push_back(index);
        }
    };
    const std::vector<int>& elements = m_pair.table.elementsOf(line);
    const std::vector<int>* near = elements.empty() ? nullptr : nearLinesOf(line);
    if (!near) {
        std::ranges::for_each(elements, add);
        return found;
    }
    auto element = elements.begin();
    for (const int index : *near) {
        element = std::find_if(element, elements.end(), [index](int other) { return other >= index; });
        if (element == elements.end()) {
            break;
        }
        if (*element == index) {
            add(index);
        }
    }
    return found;
}

const std::vector<int>* CoverEvaluator::nearLinesOf(const CoverLine& line) {
    const bool isOfLines = line.trigger == CoverTrigger::AnyLine || line.trigger == CoverTrigger::AllLines;
    if (isOfLines && m_arePoints) {
        return &indicesBetween();
    }
    const bool isOfShapes = isOfLines && m_areShapes && isBetweenKnown();
    return isOfShapes || hidesByLinesOfSight(line) ? &*m_sight.blocking.between : nullptr;
}

bool CoverEvaluator::hidesByLinesOfSight(const CoverLine& line) const {
    const bool areInSpace = m_pair.pack().coverLines.plane == MeasurePlane::Space;
    const bool isOfLinesOfSight =
        line.trigger == CoverTrigger::NotFull || (line.trigger == CoverTrigger::Fraction && areInSpace);
    return isOfLinesOfSight && m_pair.table.isVolume() && m_sight.blocking.between && !reachFarther() &&
           !m_pair.hasBody();
}

bool CoverEvaluator::isCandidate(const CoverLine& line, int index) {
    const Obstacle& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(index)];
    return mayMatter(line, index) && isObstacleFor(*line.elements, obstacle, m_pair) && isLarge(line, obstacle) &&
           (!line.contact || isNear(m_pair.table, m_pair.target(), obstacle, Length{})) &&
           (!line.targetNear || isNear(m_pair.table, m_pair.target(), obstacle, *line.targetNear)) &&
           !isIgnored(line, obstacle) && !isPassedInSpace(line, obstacle) && !isIgnoredForSight(line, index);
}

bool CoverEvaluator::isIgnored(const CoverLine& line, const Obstacle& obstacle) const {
    return (line.weights.empty() || !countsByHexes(obstacle, m_pair.pack())) &&
           ignoredBy(line.ignore, obstacle, m_pair);
}

bool CoverEvaluator::isIgnoredForSight(const CoverLine& line, int element) const {
    const auto is = [&](const auto& entry) { return entry.obstacle == element; };
    const bool isOfSight =
        line.trigger == CoverTrigger::NotFull ||
        (line.trigger == CoverTrigger::Fraction && isOfArea() && obstacleAt(element).neverFull.empty());
    return isOfSight && std::ranges::any_of(m_sight.blocking.ignored, is) &&
           std::ranges::none_of(m_sight.blocking.effects, is);
}

bool CoverEvaluator::mayMatter(const CoverLine& line, int element) {
    if ((line.trigger != CoverTrigger::AnyLine && line.trigger != CoverTrigger::AllLines) ||
        !(m_areShapes || m_arePoints)) {
        return true;
    }
    if (m_arePoints) {
        return std::ranges::binary_search(indicesBetween(), element);
    }
    const auto& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(element)];
    return mayLieBetween(element) &&
           (!line.crossingWithin || isNear(m_pair.table, m_pair.target(), obstacle, *line.crossingWithin));
}

bool CoverEvaluator::reachFarther() const {
    const RulePack& pack = m_pair.pack();
    const auto areCells = [](Region region) { return region == Region::CellCorner || region == Region::Cell; };
    return (areCells(pack.coverLines.source) && !areCells(pack.source.region)) ||
           (areCells(pack.coverLines.target) && !areCells(pack.target));
}

bool CoverEvaluator::isLarge(const CoverLine& line, const Obstacle& obstacle) const {
    if (!line.comparison) {
        return true;
    }
    const auto [element, observer, target] = sizesOf(line, obstacle);
    const bool isLargeAlways = compares(*line.comparison, element, observer, target);
    if (isLargeAlways || !line.shadow) {
        return isLargeAlways;
    }
    const Model& lower = observer < target ? m_pair.observer() : m_pair.target();
    return holdsTarget(obstacle) ||
           (element >= std::min(observer, target) && isNear(m_pair.table, lower, obstacle, *line.shadow));
}

CoverEvaluator::SizesOfThree CoverEvaluator::sizesOf(const CoverLine& line, const Obstacle& obstacle) const {
    const auto use = SizeUse::Height;
    const PackTable& table = m_pair.table;
    const auto index = static_cast<std::size_t>(table.indexOf(obstacle));
    return {table.sizeOfElement(index, use) - line.largerBy, table.sizeOf(m_pair.observerIndex, use),
            table.sizeOf(m_pair.targetIndex, use)};
}

bool CoverEvaluator::holdsTarget(const Obstacle& obstacle) const {
    return obstacle.piece >= 0 &&
           m_pair.table.standingOf(m_pair.targetIndex, static_cast<std::size_t>(obstacle.piece), false).in;
}

CoverEvaluator::Met CoverEvaluator::met(const CoverLine& line, const std::vector<int>& excluded) {
    switch (line.trigger) {
    case CoverTrigger::NoneVisible: return m_sight.visible ? Met{} : Met{std::vector<int>{}};
    case CoverTrigger::Higher: return isHigher(line) ? Met{std::vector<int>{}} : Met{};
    case CoverTrigger::NotFull:
        if (!line.elements) {
            return m_sight.fullyVisible ? Met{} : Met{std::vector<int>{}};
        }
        break;
    case CoverTrigger::Count:
        if (!line.elements) {
            return countMet(line, elementsBetween());
        }
        break;
    case CoverTrigger::Judge: return {};
    default: break;
    }
    return metBy(line, candidates(line, excluded));
}

CoverEvaluator::Met CoverEvaluator::metBy(const CoverLine& line, const std::vector<int>& elements) {
    if (line.trigger == CoverTrigger::AnyLine || line.trigger == CoverTrigger::AllLines) {
        if (const auto parts = partsOf(line, elements)) {
            return parts->empty()                          ? Met{}
                   : line.trigger == CoverTrigger::AnyLine ? anyLinePast(line, *parts)
                                                           : allLinesPast(*parts);
        }
    }
    if (elements.empty() && line.trigger != CoverTrigger::Count) {
        return {};
    }
    switch (line.trigger) {
    case CoverTrigger::AnyLine: return anyLine(line, elements);
    case CoverTrigger::AllLines: return allLines(elements);
    case CoverTrigger::Fraction: return fraction(line, elements);
    case CoverTrigger::NotFull: return notFull(elements);
    case CoverTrigger::ClosestLine: return closestLine(elements);
    case CoverTrigger::Count: return countMet(line, elements);
    case CoverTrigger::Member: return member(line, elements);
    case CoverTrigger::MemberOrBehind: {
        auto inside = member(line, elements);
        return inside ? inside : allLines(elements);
    }
    default: return {};
    }
}

std::vector<int> CoverEvaluator::elementsBetween() const {
    std::vector<int> elements;
    std::ranges::transform(m_sight.blocking.effects, std::back_inserter(elements), &Effect::obstacle);
    std::ranges::sort(elements);
    elements.erase(std::ranges::unique(elements).begin(), elements.end());
    return elements;
}

bool CoverEvaluator::isHigher(const CoverLine& line) const {
    const Model& observer = m_pair.observer();
    const Length from = observer.elevation + (line.overTop ? m_pair.table.heightOf(m_pair.observerIndex) : Length{});
    return m_pair.target().elevation >= from + *line.targetUp;
}

CoverEvaluator::Met CoverEvaluator::member(const CoverLine& line, const std::vector<int>& elements) const {
    std::optional<int> first;
    for (const int element : elements) {
        const Obstacle& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(element)];
        if (obstacle.piece < 0 || obstacle.wall >= 0 ||
            !m_pair.table.standingOf(m_pair.targetIndex, static_cast<std::size_t>(obstacle.piece), line.joined)
                 .is(*line.standing)) {
            continue;
        }
        if (m_pair.table.isWithin(m_pair.targetIndex, element, Length{})) {
            return std::vector<int>{element}; // of joined pieces, one that the target stands in
        }
        first = first.value_or(element);
    }
    return first ? Met{std::vector<int>{*first}} : Met{};
}

CoverFinding coverOf(const Pair& pair, const SightFacts& sight, const std::stop_token& stop) {
    return CoverEvaluator{pair, sight, stop}.find();
}

std::optional<MissedCover> missedCoverOf(const Pair& pair, const SightFacts& sight, const std::stop_token& stop) {
    return CoverEvaluator{pair, sight, stop}.findMissed();
}

} // namespace sightline::scenarios
