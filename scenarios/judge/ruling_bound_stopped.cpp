#include "scenarios/judge/ruling_bounder.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "geometry/sight/plan/resized_base.h"
#include "geometry/sight/proof/line_cover.h"
#include "geometry/terrain/offset.h"
#include "scenarios/judge/patch.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Polygon;

bool RulingBounder::asksPatch() const {
    return pack().line.minPatch > Length{} && table().isVolume() && m_kind != LineKind::Fire;
}

std::vector<std::vector<LineEnd>> RulingBounder::shown(const std::vector<LineEnd>& targets, bool mayTouch) const {
    if (!asksPatch() || mayTouch) {
        return {targets};
    }
    const Length patch = pack().line.minPatch;
    std::vector lists{besidePatch(targets, patch, PatchAt::Top), besidePatch(targets, patch, PatchAt::Foot)};
    if (asksWidth() && !m_areTargetsCut) {
        lists.push_back(narrowerBy(targets, patch));
    }
    return lists;
}

bool RulingBounder::areLinesStopped(const Pair& pair,
                                    const std::vector<LineEnd>& sources,
                                    const std::vector<LineEnd>& targets,
                                    const Blocking& blocking) {
    return isStoppedBy(findLine(pair, sources, targets, blocking, false, m_stop));
}

bool RulingBounder::isStoppedBy(const LineFinding& finding) const {
    return !finding.clear && !finding.unsettled && !m_stop.stop_requested();
}

bool RulingBounder::isStopped(const Pair& pair,
                              const std::vector<LineEnd>& sources,
                              const std::vector<LineEnd>& targets,
                              const Blocking& blocking,
                              bool mayTouch) {
    if (blocking.effects.empty() || m_stop.stop_requested()) {
        return false;
    }
    const bool isAnyStopped = std::ranges::any_of(shown(targets, mayTouch), [&](const std::vector<LineEnd>& list) {
        return areLinesStopped(pair, sources, list, blocking);
    });
    return isAnyStopped || (asksPatch() && !mayTouch && !sources.empty() && !targets.empty() &&
                            std::ranges::any_of(std::array{PatchAt::Top, PatchAt::Foot}, [&](PatchAt at) {
                                return isPatchStopped(pair, sources, targets, blocking, at);
                            }));
}

bool RulingBounder::isPatchStopped(const Pair& pair,
                                   const std::vector<LineEnd>& sources,
                                   const std::vector<LineEnd>& targets,
                                   const Blocking& blocking,
                                   PatchAt at) {
    const Length patch = pack().line.minPatch;
    const Length moved = (m_radius + kSpareOfShapes) * 2;
    const Length gap = pair.nearest().gap;
    if (pair.hasBody() || gap <= moved) {
        return false;
    }
    // The side of a base that moves may be reached later than that of the grown base, by lines as steep as the
    // steepest between the two.
    const LineEnd& whole = targets.front();
    Length climb;
    for (const LineEnd& source : sources) {
        climb = std::max(climb, at == PatchAt::Top
                                    ? source.elevation + source.height - (whole.elevation + whole.height - patch)
                                    : whole.elevation + patch - source.elevation);
    }
    const Length spare = Length::fromInches(climb.inches() * moved.inches() / (gap - moved).inches()) + kSpareOfShapes;
    const auto atFarSide = patchAtFarSide(patch, gap + moved, extentOf(pair.targetShape()));
    const auto sides = besidePatch(targets, std::max(patch - spare, Length{}), at);
    return isStoppedBy(findLineToSides(pair, sources, sides, blocking, m_stop)) &&
           std::ranges::all_of(linesFromBeyond(sources, targets, patch, *atFarSide, at), [&](const LineEnds& way) {
               return areLinesStopped(pair, way.sources, way.targets, blocking);
           });
}

bool RulingBounder::isSurelyStopped(const Pair& pair,
                                    const BoundEnds& ends,
                                    const std::vector<Counting>& elements,
                                    bool mayTouch) {
    const Length by = m_radius + kSpareOfShapes;
    const Blocking all = smallestBlocking(pair, elements);
    const auto grownSources = grownEnds(ends.sources, by);
    const auto grownTargets = grownEnds(ends.possibleTargets, by);
    if (!m_isAnyOne && moves(pair.observerIndex)) {
        return isStopped(pair, grownSources, asShapes(ends.possibleTargets), all, mayTouch);
    }
    if (!m_isAnyOne && moves(pair.targetIndex)) {
        return isStopped(pair, asShapes(ends.sources), grownTargets, all, mayTouch);
    }
    // One obstacle hides the two alone, wherever both are relative to it.
    const auto moved = elementsToMove(elements);
    const auto hidesAlone = [&](const std::vector<int>& one) {
        const auto isOfIt = [&](const Obstacle& what) { return std::ranges::find(one, keyOf(what)) != one.end(); };
        return isStopped(pair, grownSources, grownTargets, smallestBlocking(pair, elements, isOfIt), mayTouch);
    };
    if (m_isAnyOne) {
        const auto firm = firmObjects(elements);
        if (hidesWholeReach(pair, ends, elements, firm) || std::ranges::any_of(firm, hidesAlone)) {
            return true;
        }
        if (!isStopped(pair, grownSources, asShapes(ends.possibleTargets), all, mayTouch) ||
            !isStopped(pair, asShapes(ends.sources), grownTargets, all, mayTouch)) {
            const auto opener = m_options.wantNames ? mostBlocking(pair, ends, all) : std::nullopt;
            m_opener = opener ? opener->obstacle : -1;
            return false;
        }
    }
    const auto opener = std::ranges::find_if_not(moved, [&](const std::vector<int>& one) {
        const auto isOther = [&](const Obstacle& what) { return std::ranges::find(one, keyOf(what)) == one.end(); };
        const Blocking others = smallestBlocking(pair, elements, isOther);
        if (isStopped(pair, ends.sources, ends.possibleTargets, others, mayTouch) || (!m_isAnyOne && hidesAlone(one)) ||
            isStopped(pair, asShapes(ends.sources), asShapes(ends.possibleTargets), withShrunk(others, elements, one),
                      mayTouch)) {
            return true;
        }
        const auto isCovered = isCoveredWhenMoved(pair, all, one);
        const bool hasWidth = std::ranges::all_of(all.effects, [&](const Effect& effect) {
            const Obstacle& what = obstacle(effect.obstacle);
            return std::ranges::find(one, keyOf(what)) == one.end() || std::holds_alternative<Polygon>(what.outline);
        });
        if (!isCovered && !hasWidth) {
            leaveOpen(); // a wall has no width, thus no common part
        }
        return isCovered.value_or(false);
    });
    if (opener == moved.end()) {
        return true;
    }
    const auto isOfIt = [&](const Counting& element) {
        return std::ranges::find(*opener, keyOf(obstacle(element.effect.obstacle))) != opener->end();
    };
    // What carries a blocker moves with it, and may count only where a model moves too.
    const auto isSureOfIt = [&](const Counting& element) { return element.counts == Ternary::Yes && isOfIt(element); };
    const auto sure = std::ranges::find_if(elements, isSureOfIt);
    const auto element = sure != elements.end() ? sure : std::ranges::find_if(elements, isOfIt);
    m_opener = element == elements.end() ? -1 : element->effect.obstacle; // what moves may not stop lines at all
    return false;
}

bool RulingBounder::hidesWholeReach(const Pair& pair,
                                    const BoundEnds& ends,
                                    const std::vector<Counting>& elements,
                                    const std::vector<std::vector<int>>& objects) {
    if (table().isVolume() || ends.sources.size() * ends.possibleTargets.size() < 4) {
        return false;
    }
    const auto reach = [&](Region region, std::size_t model) {
        return std::vector<LineEnd>{
            {geometry::containingAllMoves(table().ends().reach(region, model), m_radius + kSpareOfShapes)}};
    };
    const auto sources = reach(pack().source.region, pair.observerIndex);
    const auto targets = reach(pack().target, pair.targetIndex);
    return std::ranges::any_of(objects, [&](const std::vector<int>& one) {
        const auto isOfIt = [&](const Obstacle& what) { return std::ranges::find(one, keyOf(what)) != one.end(); };
        return isStopped(pair, sources, targets, smallestBlocking(pair, elements, isOfIt), true);
    });
}

bool RulingBounder::isShrinkable(const Counting& element) const {
    const Obstacle& what = obstacle(element.effect.obstacle);
    const bool hasOpenings =
        what.piece >= 0 && !table().pieces()[static_cast<std::size_t>(what.piece)]->openings.empty();
    return std::holds_alternative<Polygon>(what.outline) && !hasOpenings && element.counts == Ternary::Yes &&
           !element.isPassageOpen && element.possibleParts.empty();
}

bool RulingBounder::blockAsOne(const Counting& one, const Counting& other) const {
    const Obstacle& a = obstacle(one.effect.obstacle);
    const Obstacle& b = obstacle(other.effect.obstacle);
    return one.effect.line == other.effect.line && a.elevation == b.elevation && a.height == b.height &&
           PackTable::isFirm(pack().block[static_cast<std::size_t>(one.effect.line)]);
}

Blocking
RulingBounder::withShrunk(Blocking others, const std::vector<Counting>& elements, const std::vector<int>& moved) const {
    const Length by = m_radius + kSpareOfShapes;
    std::vector<std::vector<const Counting*>> unions;
    for (const Counting& element : elements) {
        const bool isMoved = std::ranges::find(moved, keyOf(obstacle(element.effect.obstacle))) != moved.end();
        if (!isMoved || !isShrinkable(element)) {
            continue;
        }
        const auto home =
            std::ranges::find_if(unions, [&](const auto& together) { return blockAsOne(*together.front(), element); });
        (home == unions.end() ? unions.emplace_back() : *home).push_back(&element);
    }
    for (const std::vector<const Counting*>& together : unions) {
        std::vector<geometry::Ring> rings;
        for (const Counting* element : together) {
            std::ranges::move(ringsOf(std::get<Polygon>(obstacle(element->effect.obstacle).outline)),
                              std::back_inserter(rings));
        }
        PartialEffect part{together.front()->effect, {}};
        for (const geometry::PolygonWithHoles& left : inset(geometry::unite(rings), by).parts) {
            if (auto shrunk = Polygon::fromVertices(left.outline, left.holes)) {
                part.left.push_back(std::move(*shrunk));
            }
        }
        if (!part.left.empty()) {
            others.effects.push_back(part.effect);
            others.partial.push_back(std::move(part));
        }
    }
    std::ranges::sort(others.effects, {}, &Effect::obstacle);
    return others;
}

std::optional<bool>
RulingBounder::isCoveredWhenMoved(const Pair& pair, const Blocking& all, const std::vector<int>& moved) {
    const auto sources = pair.sightSources();
    const auto targets = pair.targets(pack().target);
    const bool areBases = sources->single.size() == 1 && targets->single.size() == 1 &&
                          sources->single.front().shape == pair.observer().placed() &&
                          targets->single.front().shape == pair.target().placed();
    const bool areFirm = std::ranges::all_of(all.effects, [&](const Effect& effect) {
        return PackTable::isFirm(pack().block[static_cast<std::size_t>(effect.line)]);
    });
    if (table().isVolume() || !areBases || !areFirm || !all.partial.empty() || pair.isContact()) {
        return {};
    }
    const std::vector<int> active = blockersOf(pair, all.effects);
    geometry::SightOptions options;
    options.touch = pack().line.touch;
    geometry::CoverOptions asked;
    asked.directions = 0;
    asked.wantProof = asked.wantWidest = false;
    const auto cover =
        lineCover(pair.observer().placed(), pair.target().placed(), table().map(), active, options, asked, m_stop);
    std::vector<int> blockers;
    std::ranges::copy_if(active, std::back_inserter(blockers), [&](int blocker) {
        return std::ranges::find(moved, keyOf(table().obstacleOf(blocker))) != moved.end();
    });
    return isBlockedWhenMoved(cover, blockers, (m_radius + kSpareOfShapes).millimeters(), m_stop);
}

} // namespace sightline::scenarios
