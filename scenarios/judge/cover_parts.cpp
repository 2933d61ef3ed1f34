#include "scenarios/judge/cover_evaluator.h"

#include "geometry/sight/plan/whole_view.h"
#include "scenarios/judge/wall_parts.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;

std::shared_ptr<const CoverEvaluator::Stretches> CoverEvaluator::stretchesOf(int element) {
    const auto known = m_stretches.find(element);
    return known != m_stretches.end() ? known->second
                                      : m_stretches[element] = madeStretches(element, heightsOfBodies().on({}));
}

std::shared_ptr<const CoverEvaluator::Stretches> CoverEvaluator::madeStretches(int element,
                                                                               const HeightsAtEnd& lines) const {
    const Obstacle& obstacle = m_pair.table.obstacles()[static_cast<std::size_t>(element)];
    const auto* wall = std::get_if<geometry::Wall>(&obstacle.outline);
    if (!wall) {
        return {};
    }
    const Length low = lines.low - obstacle.elevation;
    const Length high = lines.high - obstacle.elevation;
    std::vector<geometry::SheetOpening> passages =
        bodyClosedUpTo({}, {}, {}, openingsOf(obstacle, m_pair.table.pieces())).openings;
    std::erase_if(passages, [&](const geometry::SheetOpening& opening) {
        const bool isOpenAbove = obstacle.height && opening.top >= *obstacle.height;
        return opening.sill > std::max(low, Length{}) || (opening.top < high && !isOpenAbove);
    });
    if (passages.empty()) {
        return {};
    }
    auto made = std::make_shared<Stretches>();
    std::vector<geometry::Blocker> blockers;
    for (const WallPart& part : wallPartsAround(*wall, {}, obstacle.height, passages, {})) {
        if (part.foot < high && (!part.height || part.foot + *part.height > low)) { // neither sill nor lintel
            made->cuts.emplace_back(part.outline);
            made->all.push_back(static_cast<int>(blockers.size()));
            blockers.push_back({part.outline, {}, {}});
        }
    }
    made->map = geometry::TerrainMap{std::move(blockers)};
    return made;
}

std::optional<std::vector<CoverEvaluator::ElementPart>> CoverEvaluator::partsOf(const CoverLine& line,
                                                                                const std::vector<int>& elements) {
    const bool mayBeOpen = m_areShapes && m_pair.table.isVolume();
    if (!mayBeOpen && std::ranges::none_of(line.ignore, &IgnoreClause::onlyParts)) {
        return {};
    }
    std::vector<ElementPart> parts;
    bool isAnyPartial = false;
    for (const int element : elements) {
        const auto left = partsLeftOf(line.ignore, m_pair.table.obstacles()[static_cast<std::size_t>(element)], m_pair);
        const auto stretches = left || !mayBeOpen ? nullptr : stretchesOf(element);
        isAnyPartial = isAnyPartial || left || stretches;
        if (!(left && left->left->outlines().empty()) && !(stretches && stretches->all.empty())) {
            parts.push_back({element, left ? left->left : nullptr, stretches});
        }
    }
    return isAnyPartial ? std::optional{std::move(parts)} : std::nullopt;
}

std::vector<const geometry::CutOutline*> CoverEvaluator::cutsOf(const ElementPart& part) const {
    if (!part.left && !part.stretches) {
        return {&m_pair.table.shapes().cut(part.element)};
    }
    std::vector<const geometry::CutOutline*> cuts;
    std::ranges::transform(part.left ? part.left->cuts() : part.stretches->cuts, std::back_inserter(cuts),
                           [](const auto& cut) { return &cut; });
    return cuts;
}

bool CoverEvaluator::isCrossedPast(const CoverLine& line, const geometry::CutOutline& cut) {
    for (std::size_t s = 0; s < m_sources.size(); ++s) {
        for (std::size_t t = 0; t < m_targets.size(); ++t) {
            if (!line.crossingWithin && !line.crossingBeyond && !cut.isWall()) {
                if (lines(s, t).cross(cut)) {
                    return true;
                }
                continue;
            }
            const auto nearest = lines(s, t).nearestCrossing(cut);
            if (nearest && (!line.crossingWithin || *nearest <= *line.crossingWithin) &&
                (!line.crossingBeyond || *nearest > *line.crossingBeyond)) {
                return true;
            }
        }
    }
    return false;
}

CoverEvaluator::Met CoverEvaluator::anyLinePast(const CoverLine& line, const std::vector<ElementPart>& parts) {
    std::vector<int> crossed;
    std::vector<const geometry::CutOutline*> cuts;
    for (const ElementPart& part : parts) {
        auto own = cutsOf(part);
        std::erase_if(own, [&](const auto* cut) { return !isCrossedPast(line, *cut); });
        if (!own.empty()) {
            crossed.push_back(part.element);
            cuts.insert(cuts.end(), own.begin(), own.end());
        }
    }
    if (crossed.empty()) {
        return {};
    }
    const bool hasFree =
        m_pair.pack().coverLines.pick == Pick::BestOne && std::ranges::any_of(m_sources, [&](const LineEnd& source) {
            return std::ranges::all_of(m_targets, [&](const LineEnd& target) {
                return geometry::wholeViewPoint(source.shape, target.shape, cuts).has_value();
            });
        });
    return hasFree ? Met{} : Met{crossed};
}

CoverEvaluator::Met CoverEvaluator::allLinesPast(const std::vector<ElementPart>& parts) {
    if (!areHiddenByWholes(parts) && isAnyFreePast(parts)) {
        return {};
    }
    std::vector<int> elements;
    const CoverLine anywhere;
    for (const ElementPart& part : parts) {
        if (std::ranges::any_of(cutsOf(part), [&](const auto* cut) { return isCrossedPast(anywhere, *cut); })) {
            elements.push_back(part.element);
        }
    }
    return elements;
}

bool CoverEvaluator::areHiddenByWholes(const std::vector<ElementPart>& parts) const {
    std::vector<int> wholes;
    for (const ElementPart& part : parts) {
        if (!part.left && !part.stretches) {
            wholes.push_back(part.element);
        }
    }
    return m_areShapes && !m_pair.hasBody() && !wholes.empty() &&
           std::ranges::all_of(m_targets, [&](const LineEnd& target) { return hidePlainly(target, wholes); });
}

CoverEvaluator::MapOfParts CoverEvaluator::mapOf(const std::vector<ElementPart>& parts) const {
    std::vector<geometry::Blocker> blockers;
    std::vector<int> active;
    const auto add = [&](const geometry::BlockerOutline& outline) {
        active.push_back(static_cast<int>(blockers.size()));
        blockers.push_back({outline, {}, {}});
    };
    for (const ElementPart& part : parts) {
        if (part.left) {
            std::ranges::for_each(part.left->outlines(), add);
        } else if (part.stretches) {
            std::ranges::for_each(part.stretches->map.blockers(),
                                  [&](const geometry::Blocker& stretch) { add(stretch.outline); });
        } else {
            add(outlineOf(part.element));
        }
    }
    return {geometry::TerrainMap{std::move(blockers)}, std::move(active)};
}

bool CoverEvaluator::isAnyFreePast(const std::vector<ElementPart>& parts) const {
    const auto [map, active] = mapOf(parts);
    return std::ranges::any_of(m_sources, [&](const LineEnd& source) {
        return std::ranges::any_of(m_targets, [&](const LineEnd& target) {
            return findLineOfSight(source.shape, target.shape, map, active, options(), m_stop).visibility ==
                   geometry::Visibility::Clear;
        });
    });
}

} // namespace sightline::scenarios
