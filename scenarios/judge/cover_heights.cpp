#include "scenarios/judge/cover_evaluator.h"

#include "scenarios/judge/hidden_area.h"
#include "scenarios/judge/wall_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::SightLine;

bool CoverEvaluator::isPassedInSpace(const CoverLine& line, const Obstacle& obstacle) {
    if (!m_pair.table.isVolume() || !obstacle.height) {
        return false;
    }
    if (line.trigger == CoverTrigger::NotFull || line.trigger == CoverTrigger::Fraction) {
        const bool isOfWidth = line.trigger == CoverTrigger::Fraction && !isOfArea();
        return !countsAtAnyHeight(obstacle, m_pair.pack()) &&
               ((isOfWidth && !standsBeforeShareOfHeight(line.fraction, obstacle)) ||
                !isMetInHeight(obstacle, linesOfSight(), {}));
    }
    const bool isOfLines = line.trigger == CoverTrigger::AnyLine || line.trigger == CoverTrigger::AllLines;
    return isOfLines && areInSpace() && m_sources.size() == 1 && !m_pair.table.isEndless(obstacle) &&
           (isUnderfoot(obstacle) || !isMetInHeight(obstacle, heightsOfBodies(), halfHeightOfLines(m_pair.pack())));
}

bool CoverEvaluator::isUnderfoot(const Obstacle& obstacle) const {
    const Length lowestFoot = std::min(m_pair.observer().elevation, m_pair.target().elevation);
    return !obstacle.isFlat && obstacle.elevation + *obstacle.height <= lowestFoot;
}

bool CoverEvaluator::isMetInHeight(const Obstacle& obstacle, const HeightsOnWay& heights, Length spare) {
    const auto way = heights.between(obstacle.elevation - spare, obstacle.elevation + *obstacle.height + spare);
    if (!way || (way->from <= 0.0 && way->to >= 1.0)) {
        return way.has_value();
    }
    const int element = m_pair.table.indexOf(obstacle);
    if (!isCrossedByBaseLines(element)) {
        return true; // it has no part in any line, whatever its height
    }
    const auto [known, isNew] = m_isMet.try_emplace({element, way->from, way->to});
    if (isNew) {
        known->second = isMetOnWay(element, *way);
    }
    return known->second;
}

bool CoverEvaluator::isMetOnWay(int element, const geometry::WayPart& way) {
    const ElementShapes& shapes = m_pair.table.shapes();
    const geometry::CutOutline& cut = shapes.cut(element);
    if (m_pair.hasBody()) {
        return crossOnWay(geometry::BaseCorners{m_pair.observerShape()}, geometry::BaseCorners{m_pair.targetShape()},
                          way, cut);
    }
    const geometry::BaseCorners& observer = shapes.corners(m_pair.observerIndex);
    const geometry::BaseCorners& target = shapes.corners(m_pair.targetIndex);
    if (!m_alongTheWay) {
        m_alongTheWay.emplace(observer, target);
    }
    const auto known = m_alongTheWay->isMetOn(way, cut);
    return known ? *known : crossOnWay(observer, target, way, cut);
}

bool CoverEvaluator::standsBeforeShareOfHeight(double share, const Obstacle& obstacle) {
    const auto& [low, high] = linesOfSight().to;
    const Length common = std::min(obstacle.elevation + *obstacle.height, high) - std::max(obstacle.elevation, low);
    return static_cast<double>(common.nanometers()) > share * static_cast<double>((high - low).nanometers());
}

std::pair<HeightsOnWay, HeightsOnWay> CoverEvaluator::partsInSight(double hidden) {
    const HeightsOnWay& all = linesOfSight();
    const auto& [low, high] = all.to;
    const Length part =
        Length::fromNanometers(std::llround((1.0 - hidden) * static_cast<double>((high - low).nanometers())));
    return {{all.from, {low, low + part}}, {all.from, {high - part, high}}};
}

const HeightsOnWay& CoverEvaluator::linesOfSight() {
    if (!m_heightsOfSight) {
        m_heightsOfSight = heightsOfSight();
    }
    return *m_heightsOfSight;
}

HeightsOnWay CoverEvaluator::heightsOfSight() const {
    const auto sources = m_pair.sightSources();
    const auto targets = m_pair.targets(m_pair.pack().target);
    const auto of = [](const LineEnd& end) { return HeightsAtEnd{end.elevation, end.elevation + end.height}; };
    return sources->single.size() == 1 && targets->single.size() == 1
               ? HeightsOnWay{of(sources->single.front()), of(targets->single.front())}
               : heightsOfBodies();
}

HeightsOnWay CoverEvaluator::heightsOfBodies() const {
    const auto of = [&](std::size_t model) {
        return HeightsAtEnd{m_pair.table.scenario().models[model].elevation, topOf(model)};
    };
    return {of(m_pair.observerIndex), of(m_pair.targetIndex)};
}

Length CoverEvaluator::topOf(std::size_t model) const {
    return m_pair.table.scenario().models[model].elevation + m_pair.table.heightOf(model);
}

std::optional<geometry::WayPart> CoverEvaluator::partMeeting(const SightLine& line, int element) const {
    const Obstacle& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(element)];
    const bool isEndless = !obstacle.height || m_pair.table.isEndless(obstacle);
    const auto way = isEndless ? std::optional{geometry::WayPart{}}
                               : heightsOfBodies().between(obstacle.elevation, obstacle.elevation + *obstacle.height);
    std::optional<geometry::WayPart> met;
    for (const geometry::WayPart& part : partsInside(line, m_pair.table.shapes().cut(element))) {
        if (!way) {
            continue;
        }
        const geometry::WayPart both{std::max(part.from, way->from), std::min(part.to, way->to)};
        const bool isPoint = part.from == part.to && way->from < part.from && part.to < way->to; // of a wall
        if (both.from < both.to || isPoint) {
            met = met ? geometry::WayPart{std::min(met->from, both.from), std::max(met->to, both.to)} : both;
        }
    }
    return met;
}

HeightsOnWay CoverEvaluator::heightsOfShortest() const {
    const auto of = [](const Model& model, const std::vector<LineEnd>& ends) {
        return HeightsAtEnd{model.elevation, ends.front().elevation + ends.front().height};
    };
    return {of(m_pair.observer(), m_sources), of(m_pair.target(), m_targets)};
}

bool CoverEvaluator::hideOnePartAtMost(double share, const std::vector<int>& elements) {
    const auto [lower, upper] = partsInSight(share);
    const auto arePassedBy = [&](const HeightsOnWay& heights) {
        return std::ranges::none_of(elements, [&](int element) {
            const Obstacle& obstacle = obstacleAt(element);
            return !obstacle.height || countsAtAnyHeight(obstacle, m_pair.pack()) ||
                   isMetInHeight(obstacle, heights, {});
        });
    };
    return arePassedBy(lower) || arePassedBy(upper);
}

bool CoverEvaluator::hideAllHeights(const std::vector<int>& elements) {
    const HeightsOnWay& lines = linesOfSight();
    const Length lowest = std::min(lines.from.low, lines.to.low);
    return std::ranges::all_of(elements, [&](int element) {
        const Obstacle& obstacle = obstacleAt(element);
        return !obstacle.height || countsAtAnyHeight(obstacle, m_pair.pack()) ||
               ((obstacle.elevation <= Length{} || obstacle.elevation <= lowest) &&
                !lines.between(obstacle.elevation + *obstacle.height, {}) &&
                openingsOf(obstacle, m_pair.table.pieces()).empty());
    });
}

} // namespace sightline::scenarios
