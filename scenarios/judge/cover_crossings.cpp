#include "scenarios/judge/cover_evaluator.h"

#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/whole_view.h"
#include "scenarios/judge/seams.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::SightLine;

bool CoverEvaluator::mayLieBetween(int element) {
    if (isBetweenKnown()) {
        return std::ranges::binary_search(*m_sight.blocking.between, element);
    }
    const ElementShapes& shapes = m_pair.table.shapes();
    return m_pair.hasBody() || (shapes.mayLieBetween(m_pair.observerIndex, m_pair.targetIndex, element) &&
                                baseLines().mayMeet(shapes.cut(element)));
}

const std::vector<int>& CoverEvaluator::indicesBetween() {
    if (isBetweenKnown()) {
        return *m_sight.blocking.between;
    }
    if (!m_indicesBetween) {
        m_indicesBetween = outlines().inCorridor(around(m_sources), around(m_targets));
    }
    return *m_indicesBetween;
}

geometry::Box CoverEvaluator::boxOf(const std::vector<LineEnd>& places) {
    geometry::Box box;
    for (const LineEnd& place : places) {
        const geometry::Point p = place.shape.position;
        box = &place == &places.front() ? geometry::Box{p, p} : geometry::joined(box, {p, p});
    }
    return box;
}

geometry::PlacedFootprint CoverEvaluator::around(const std::vector<LineEnd>& places) {
    const auto [low, high] = boxOf(places);
    // The center may lie between nanometers, which moves a side by up to 0.5 nm; the rest is margin, since the
    // result has to contain all positions.
    const Length spare = Length::fromNanometers(10);
    const auto half = [](Length a, Length b) { return Length::fromNanometers((a.nanometers() + b.nanometers()) / 2); };
    return {*geometry::Footprint::rectangle(high.x - low.x + spare, high.y - low.y + spare),
            {half(low.x, high.x), half(low.y, high.y)},
            {}};
}

const geometry::LinesBetween& CoverEvaluator::lines(std::size_t source, std::size_t target) {
    m_lines.resize(m_sources.size() * m_targets.size());
    auto& lines = m_lines[source * m_targets.size() + target];
    if (!lines && areBases(source, target)) {
        return baseLines();
    }
    if (!lines) {
        lines.emplace(m_sources[source].shape, m_targets[target].shape);
    }
    return *lines;
}

bool CoverEvaluator::areBases(std::size_t source, std::size_t target) const {
    return !m_pair.hasBody() && m_sources[source].shape == m_pair.observer().placed() &&
           m_targets[target].shape == m_pair.target().placed();
}

const geometry::LinesBetween& CoverEvaluator::baseLines() {
    if (!m_baseLines) {
        const ElementShapes& shapes = m_pair.table.shapes();
        if (m_pair.hasBody()) {
            m_baseLines.emplace(m_pair.observerShape(), m_pair.targetShape());
        } else {
            m_baseLines.emplace(shapes.corners(m_pair.observerIndex), shapes.corners(m_pair.targetIndex));
        }
    }
    return *m_baseLines;
}

bool CoverEvaluator::isCrossedByBaseLines(int element) {
    if (m_isCrossed.empty()) {
        m_isCrossed.resize(m_pair.table.obstacles().size());
    }
    auto& isCrossed = m_isCrossed[static_cast<std::size_t>(element)];
    if (!isCrossed) {
        isCrossed = mayLieBetween(element) && baseLines().cross(m_pair.table.shapes().cut(element));
    }
    return *isCrossed;
}

const geometry::BlockerOutline& CoverEvaluator::outlineOf(int element) const {
    return m_pair.table.obstacles()[static_cast<std::size_t>(element)].outline;
}

geometry::SightOptions CoverEvaluator::options() const {
    geometry::SightOptions options;
    options.touch = m_pair.pack().line.touch;
    options.wantClearance = options.wantShares = false;
    return options;
}

bool CoverEvaluator::isCrossedByShortest(const SightLine& line, int element) {
    if (!isCrossedInside(line, outlines(), std::array{element})) {
        return false;
    }
    if (!areInSpace()) {
        return true;
    }
    const auto there = partMeeting(line, element);
    if (!there) {
        return false;
    }
    const auto stretches = madeStretches(element, heightsOfShortest().on(*there));
    return !stretches || isCrossedInside(line, stretches->map, stretches->all);
}

bool CoverEvaluator::isCrossedInside(const SightLine& line,
                                     const geometry::TerrainMap& map,
                                     std::span<const int> elements) const {
    const geometry::TouchRule touch = m_pair.pack().line.touch;
    const auto isHit = [&](const SightLine& segment) {
        return geometry::firstHit(betweenEnds(segment, m_pair.pack().line), map, elements, touch).has_value();
    };
    const std::array lines{line, beside(line, 1), beside(line, -1)};
    return touch == geometry::TouchRule::Clear ? std::ranges::all_of(lines, isHit) : std::ranges::any_of(lines, isHit);
}

bool CoverEvaluator::isCrossed(const SightLine& line, int element) const {
    return geometry::firstHit(betweenEnds(line, m_pair.pack().line), outlines(), std::array{element},
                              m_pair.pack().line.touch)
        .has_value();
}

std::vector<int> CoverEvaluator::seamCrossed(const SightLine& line, std::vector<int> elements) {
    if (areInSpace()) {
        std::erase_if(elements, [&](int element) { return stretchesOf(element) != nullptr; });
    }
    return seamOn(betweenEnds(line, m_pair.pack().line), outlines(), elements, m_pair.pack().line.touch);
}

std::vector<int> CoverEvaluator::seamCrossedByShortest(const SightLine& line, std::vector<int> elements) {
    std::erase_if(elements, [&](int element) {
        return isCrossedInside(line, outlines(), std::array{element}) || (areInSpace() && !partMeeting(line, element));
    });
    return isCrossedInside(line, outlines(), elements) ? seamCrossed(line, std::move(elements)) : std::vector<int>{};
}

std::vector<int> CoverEvaluator::seamCrossedBetweenPlaces(const std::vector<int>& elements) {
    std::vector<int> seam;
    const auto crossesFrom = [&](const LineEnd& source) {
        return std::ranges::any_of(m_targets, [&](const LineEnd& target) {
            seam = seamCrossed({source.shape.position, target.shape.position}, elements);
            return !seam.empty();
        });
    };
    return std::ranges::any_of(m_sources, crossesFrom) ? seam : std::vector<int>{};
}

bool CoverEvaluator::isCrossedByAny(const CoverLine& line, int element) {
    if (m_arePoints) {
        return isCrossedBetweenPlaces(element);
    }
    for (std::size_t s = 0; s < m_sources.size(); ++s) {
        for (std::size_t t = 0; t < m_targets.size(); ++t) {
            const LineEnd& source = m_sources[s];
            const LineEnd& target = m_targets[t];
            if (source.isPoint && target.isPoint) {
                if (isCrossed({source.shape.position, target.shape.position}, element)) {
                    return true;
                }
                continue;
            }
            const geometry::CutOutline& cut = m_pair.table.shapes().cut(element);
            if (!cut.isWall() && !line.crossingWithin &&
                (!line.crossingBeyond || (areBases(s, t) && isPlainlyBeyond(*line.crossingBeyond, element)))) {
                if (lines(s, t).cross(cut)) {
                    return true;
                }
                continue;
            }
            if (line.crossingWithin && !line.crossingBeyond && !cut.isWall() &&
                lines(s, t).crossPlainlyWithin(*line.crossingWithin, cut)) {
                return true;
            }
            const auto nearest = lines(s, t).nearestCrossing(cut);
            const bool isIn = nearest && (!line.crossingWithin || *nearest <= *line.crossingWithin) &&
                              (!line.crossingBeyond || *nearest > *line.crossingBeyond);
            if (isIn) {
                return true;
            }
        }
    }
    return false;
}

bool CoverEvaluator::isPlainlyBeyond(Length distance, int element) const {
    constexpr std::int64_t kRounding = 1000; // nm
    return !isNear(m_pair.table, m_pair.target(), m_pair.table.obstacles()[static_cast<std::size_t>(element)],
                   distance + Length::fromNanometers(kRounding));
}

bool CoverEvaluator::isCrossedBetweenPlaces(int element) const {
    if (m_sources.empty() || m_targets.empty()) {
        return false;
    }
    const auto glance = [&](const SightLine& line) {
        return geometry::SegmentFan::meetsAtAGlance(line, outlines(), element);
    };
    const bool isOnly = m_sources.size() == 1 && m_targets.size() == 1;
    const auto met =
        glance({m_sources[m_sources.size() / 2].shape.position, m_targets[m_targets.size() / 2].shape.position});
    if (met && (*met || isOnly)) {
        return *met;
    }
    const auto likely = likeliestEnds(element);
    if (likely && glance({likely->first.shape.position, likely->second.shape.position}).value_or(false)) {
        return true;
    }
    CornerFan fan = fanOf(std::array{element});
    if (likely) {
        fan.startAt(likely->first);
        if (fan.isBlocked(likely->second)) {
            return true;
        }
    }
    std::vector<bool> areClear(m_sources.size()); // all lines from the corner
    for (std::size_t s = 0; s < m_sources.size(); ++s) {
        if (areClear[m_sourceEnds->ofCorner[s]]) {
            continue;
        }
        fan.startAt(m_sources[s], m_targetBox);
        const auto areAll = fan.areAllBlocked();
        if (areAll ? *areAll : firstStopped(fan) != nullptr) {
            return true;
        }
        areClear[s] = fan.holdsForCorners();
    }
    return false;
}

const LineEnd* CoverEvaluator::firstStopped(CornerFan& fan) const {
    for (std::size_t t = 0; t < m_targets.size(); ++t) {
        const bool isKnown = m_targetEnds->ofCorner[t] != t && fan.holdsForCorners();
        if (!isKnown && fan.isBlocked(m_targets[t])) {
            return &m_targets[t];
        }
    }
    return nullptr;
}

std::optional<std::pair<LineEnd, LineEnd>> CoverEvaluator::likeliestEnds(int element) const {
    const auto& [low, high] = m_pair.table.shapes().boxOf(element);
    const auto nearest = [&](const std::vector<LineEnd>& ends, geometry::Point from) {
        const double x = (low.x - from.x + (high.x - from.x)).millimeters();
        const double y = (low.y - from.y + (high.y - from.y)).millimeters();
        const auto aside = [=](const LineEnd& end) {
            const geometry::Vector way = end.shape.position - from;
            return std::abs(x * static_cast<double>(way.y.nanometers()) - y * static_cast<double>(way.x.nanometers()));
        };
        return *std::ranges::min_element(ends, {}, aside);
    };
    constexpr std::size_t kManyLines = 8;
    if (m_sources.size() * m_targets.size() < kManyLines) {
        return {};
    }
    const LineEnd to = nearest(m_targets, m_sources[m_sources.size() / 2].shape.position);
    return std::pair{nearest(m_sources, to.shape.position), to};
}

CoverEvaluator::Met CoverEvaluator::anyLine(const CoverLine& line, const std::vector<int>& elements) {
    std::vector<int> crossed;
    crossed.reserve(elements.size());
    std::ranges::copy_if(elements, std::back_inserter(crossed),
                         [&](int element) { return isCrossedByAny(line, element); });
    if (crossed.empty() && m_arePoints) {
        crossed = seamCrossedBetweenPlaces(elements);
    }
    if (crossed.empty()) {
        return {};
    }
    if (m_pair.pack().coverLines.pick == Pick::BestOne && hasFreeSource(crossed)) {
        return {};
    }
    return crossed;
}

bool CoverEvaluator::hasFreeSource(const std::vector<int>& elements) const {
    if (m_sources.size() == 1 && m_targets.size() == 1 && areBases(0, 0) && m_pair.isHiddenInPartBy(elements)) {
        return false; // hidden from every position
    }
    if (m_arePoints) {
        return hasFreePlace(elements);
    }
    CornerFan fan = fanOf(elements);
    std::vector<const geometry::CutOutline*> cuts;
    std::ranges::transform(elements, std::back_inserter(cuts),
                           [&](int element) { return &m_pair.table.shapes().cut(element); });
    return std::ranges::any_of(m_sources, [&](const LineEnd& source) {
        fan.startAt(source, m_targetBox);
        return std::ranges::all_of(m_targets, [&](const LineEnd& target) {
            return source.isPoint && target.isPoint
                       ? !fan.isBlocked(target)
                       : geometry::wholeViewPoint(source.shape, target.shape, cuts).has_value();
        });
    });
}

bool CoverEvaluator::hasFreePlace(const std::vector<int>& elements) const {
    CornerFan fan = fanOf(elements);
    const std::vector<std::size_t>& ofCorner = m_sourceEnds->ofCorner;
    std::vector<bool> areStopped(m_sources.size()); // lines from the corner
    for (std::size_t s = 0; s < m_sources.size(); ++s) {
        if (areStopped[ofCorner[s]]) {
            continue;
        }
        fan.startAt(m_sources[s]);
        const LineEnd* stopped = firstStopped(fan);
        if (!stopped) {
            return true;
        }
        areStopped[ofCorner[s]] = fan.holdsForCorners();
        // Lines to one target are often stopped from several positions.
        fan.startAt(*stopped);
        for (std::size_t other = s + 1; other < m_sources.size(); ++other) {
            if (ofCorner[other] == other && !areStopped[other]) {
                areStopped[other] = fan.isPlainlyBlocked(m_sources[other]).value_or(false);
            }
        }
    }
    return false;
}

std::vector<int> CoverEvaluator::crossedAmong(const std::vector<int>& elements) {
    const CoverLine anywhere;
    std::vector<int> crossed;
    std::ranges::copy_if(elements, std::back_inserter(crossed),
                         [&](int element) { return isCrossedByAny(anywhere, element); });
    return crossed.empty() ? elements : crossed;
}

CoverEvaluator::Met CoverEvaluator::allLines(const std::vector<int>& elements) {
    const bool isFree = std::ranges::any_of(m_sources, [&](const LineEnd& source) {
        return std::ranges::any_of(m_targets, [&](const LineEnd& target) {
            return findLineOfSight(source.shape, target.shape, outlines(), elements, options(), m_stop).visibility ==
                   geometry::Visibility::Clear;
        });
    });
    return isFree ? Met{} : Met{crossedAmong(elements)};
}

CoverEvaluator::Met CoverEvaluator::closestLine(const std::vector<int>& elements) {
    std::vector<int> crossed;
    for (const SightLine& line : closestLines(elements)) {
        std::vector<int> here;
        std::ranges::copy_if(elements, std::back_inserter(here),
                             [&](int element) { return isCrossedByShortest(line, element); });
        if (here.empty()) {
            here = seamCrossedByShortest(line, elements);
        }
        if (here.empty()) {
            return {}; // of equally short lines the observer takes a clear one
        }
        crossed = here;
    }
    return crossed;
}

std::vector<SightLine> CoverEvaluator::closestLines(const std::vector<int>& elements) const {
    const auto from = m_pair.observer().placed();
    const auto to = m_pair.target().placed();
    const geometry::Nearest& nearest = m_pair.nearest();
    std::vector<SightLine> lines{{nearest.onFirst, nearest.onSecond}};
    const auto addFrom = [&](const geometry::PlacedFootprint& a, const geometry::PlacedFootprint& b, bool isTurned) {
        if (!hasCorners(a)) {
            return;
        }
        for (const geometry::Point corner : geometry::outlineOf(a)) {
            const auto there =
                geometry::nearestPoints({*geometry::Footprint::round(Length::fromNanometers(1)), corner, {}}, b);
            // Both gaps are rounded to the nearest nanometer, and the disc has a radius of half of one.
            if (there.gap <= nearest.gap + Length::fromNanometers(2)) {
                lines.push_back(isTurned ? SightLine{there.onSecond, corner} : SightLine{corner, there.onSecond});
            }
        }
    };
    addFrom(from, to, false);
    addFrom(to, from, true);
    addBetween(lines, elements);
    return lines;
}

bool CoverEvaluator::hasCorners(const geometry::PlacedFootprint& placed) {
    const auto& shape = placed.footprint.shape();
    return std::holds_alternative<geometry::RectangleBase>(shape) ||
           std::holds_alternative<geometry::HullOutline>(shape);
}

void CoverEvaluator::addBetween(std::vector<SightLine>& lines, const std::vector<int>& elements) const {
    const auto across = [&](geometry::Point p) {
        const auto& line = lines.front();
        const double dx = (line.to.x - line.from.x).millimeters();
        const double dy = (line.to.y - line.from.y).millimeters();
        return (p.y - line.from.y).millimeters() * dx - (p.x - line.from.x).millimeters() * dy;
    };
    const auto [low, high] = std::ranges::minmax(lines, {}, [&](const SightLine& line) { return across(line.from); });
    const double least = across(low.from);
    const double most = across(high.from);
    const auto between = [](geometry::Point a, geometry::Point b, double t) {
        const auto part = [t](Length p, Length q) {
            return p + Length::fromNanometers(std::llround(static_cast<double>((q - p).nanometers()) * t));
        };
        return geometry::Point{part(a.x, b.x), part(a.y, b.y)};
    };
    for (const int element : elements) {
        const auto* polygon = std::get_if<geometry::Polygon>(&outlineOf(element));
        const auto& corners = polygon ? polygon->outline() : std::get<geometry::Wall>(outlineOf(element)).vertices();
        for (const geometry::Point corner : corners) {
            const double t = (across(corner) - least) / (most - least);
            if (most > least && t > 0.0 && t < 1.0) {
                lines.push_back({between(low.from, high.from, t), between(low.to, high.to, t)});
            }
        }
    }
}

} // namespace sightline::scenarios
