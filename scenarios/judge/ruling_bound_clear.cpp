#include "scenarios/judge/ruling_bounder.h"

#include "geometry/region/line_to_disc.h"
#include "geometry/sight/plan/sample_points.h"
#include "scenarios/judge/patch.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sightline::scenarios {

using geometry::Length;
using geometry::PlacedFootprint;
using geometry::Polygon;

bool RulingBounder::asksWidth() const {
    const geometry::PlacedFootprint shape = m_pair.targetShape();
    return narrowerBy({{shape}}, pack().line.minPatch).front().shape != shape;
}

bool RulingBounder::isClear(const Pair& pair,
                            const std::vector<LineEnd>& sources,
                            const std::vector<LineEnd>& targets,
                            const Blocking& blocking) {
    if (sources.empty() || targets.empty()) {
        return false;
    }
    return asksPatch() ? isPatchClear(pair, sources, targets, blocking)
                       : findLine(pair, sources, targets, blocking, false, m_stop).clear;
}

bool RulingBounder::isPatchClear(const Pair& pair,
                                 const std::vector<LineEnd>& sources,
                                 const std::vector<LineEnd>& targets,
                                 const Blocking& blocking) {
    const Length patch = pack().line.minPatch;
    const auto narrow = narrowerBy(targets, patch);
    const auto isWide = [](const LineEnd& one, const LineEnd& whole) { return one.shape == whole.shape; };
    const Length gap = pair.nearest().gap - (m_radius + kSpareOfShapes) * 2;
    const auto atFarSide = patchAtFarSide(patch, gap, extentOf(pair.targetShape()));
    if (pair.hasBody() || !atFarSide || (asksWidth() && !std::ranges::equal(narrow, targets, std::not_fn(isWide)))) {
        return false;
    }
    const auto isOpen = [&](const LineEnds& way) {
        return findLine(pair, way.sources, way.targets, blocking, false, m_stop).clear;
    };
    const auto shows = [&](PatchAt at) {
        auto ways = linesFromBeyond(sources, targets, patch, *atFarSide, at);
        if (*atFarSide < targets.front().height) {
            ways.insert(ways.begin(), {sources, besidePatch(narrow, *atFarSide, at)});
        }
        return std::ranges::any_of(ways, isOpen);
    };
    return shows(PatchAt::Top) && shows(PatchAt::Foot) && isOpen({sources, narrow});
}

bool RulingBounder::isNothingNear(const Pair& pair, const BoundEnds& ends) const {
    // Ends and an obstacle may both move; lines are at most some millimeters wide.
    const Length by = m_radius + m_radius + Length::fromMillimeters(5);
    if (ends.sources.empty()) {
        return false;
    }
    geometry::Box box = boundsOf(ends.sources.front().shape);
    for (const auto* list : {&ends.sources, &ends.sureTargets, &ends.possibleTargets}) {
        for (const LineEnd& end : *list) {
            box = joined(box, boundsOf(end.shape));
        }
    }
    return std::ranges::none_of(table().obstacles(), [&](const Obstacle& obstacle) {
        const geometry::Box one = geometry::boundsOf(obstacle.outline);
        const bool isOwn = obstacle.model == static_cast<int>(pair.observerIndex) ||
                           obstacle.model == static_cast<int>(pair.targetIndex);
        return !isOwn && boxesMeet(one, box, by);
    });
}

bool RulingBounder::isSeenPastOneDisc(const Pair& pair,
                                      const BoundEnds& ends,
                                      const std::vector<Counting>& elements) const {
    const auto widthOf = [](const PlacedFootprint& base) -> std::optional<Length> {
        const auto* round = std::get_if<geometry::RoundBase>(&base.footprint.shape());
        return round ? std::optional{round->diameter} : std::nullopt;
    };
    const auto isWholeBase = [](const std::vector<LineEnd>& list, const Model& model) {
        return list.size() == 1 && !list.front().isPoint && list.front().shape == model.placed();
    };
    const bool isOfOneModel = elements.size() == 1 && obstacle(elements.front().effect.obstacle).model >= 0;
    if (!isOfOneModel || pack().line.touch != geometry::TouchRule::Clear || pack().line.width > Length{} ||
        !isWholeBase(ends.sources, pair.observer()) || !isWholeBase(ends.sureTargets, pair.target()) ||
        pack().block[static_cast<std::size_t>(elements.front().effect.line)].comparison == SizeComparison::Weighted) {
        return false;
    }
    const auto other = static_cast<std::size_t>(obstacle(elements.front().effect.obstacle).model);
    const auto between = widthOf(table().scenario().models[other].placed());
    const auto from = widthOf(pair.observer().placed());
    const auto to = widthOf(pair.target().placed());
    return between && from && to && *between <= std::min(*from, *to) &&
           !(*between == *from && *between == *to && isInFile(other));
}

bool RulingBounder::isInFile(std::size_t model) const {
    constexpr double kAside = 1e-5; // millimeters: ten times the unit of stored positions, 1 nm
    const geometry::Vector way = m_pair.target().position - m_pair.observer().position;
    const geometry::Vector off = table().scenario().models[model].position - m_pair.observer().position;
    const double x = way.x.millimeters();
    const double y = way.y.millimeters();
    return std::abs(x * off.y.millimeters() - y * off.x.millimeters()) <= kAside * std::hypot(x, y);
}

bool RulingBounder::staysClearByFollowing(const Pair& pair,
                                          const BoundEnds& ends,
                                          const std::vector<Counting>& elements) {
    const Length by = m_radius + kSpareOfShapes;
    std::vector<int> keys;
    for (const Counting& element : elements) {
        const int key = keyOf(obstacle(element.effect.obstacle));
        if (pack().block[static_cast<std::size_t>(element.effect.line)].depth &&
            std::ranges::find(keys, key) == keys.end()) {
            keys.push_back(key);
        }
    }
    const bool movesOnlyPair = !m_isAnyOne && (moves(pair.observerIndex) || moves(pair.targetIndex));
    if (keys.empty() || movesOnlyPair || pair.isContact() || std::ranges::any_of(ends.sources, &LineEnd::isPoint) ||
        std::ranges::any_of(ends.sureTargets, &LineEnd::isPoint)) {
        return false;
    }
    const auto sources = shrunkEnds(ends.sources, by);
    const auto targets = shrunkEnds(ends.sureTargets, by);
    const auto isClearWith = [&](const std::function<bool(const Obstacle&)>& isFollowed) {
        const auto blocking = largestBlocking(pair, elements, true, isFollowed);
        return blocking && isClear(pair, sources, targets, *blocking);
    };
    if (!m_isAnyOne) {
        return isClearWith([&](const Obstacle& what) { return moves(what); });
    }
    return std::ranges::all_of(
        keys, [&](int key) { return isClearWith([&](const Obstacle& what) { return keyOf(what) == key; }); });
}

bool RulingBounder::staysClearForEach(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) {
    const bool movesPair = moves(pair.observerIndex) || moves(pair.targetIndex);
    const bool areTried = m_isAnyOne || movesPair || std::ranges::any_of(elements, [&](const Counting& element) {
                              return pack().block[static_cast<std::size_t>(element.effect.line)].depth.has_value();
                          });
    if (!areTried || pair.isContact() || std::ranges::any_of(elements, &Counting::isPassageOpen)) {
        return false;
    }
    const auto isClearWith = [&](const std::vector<LineEnd>& sources, const std::vector<LineEnd>& targets,
                                 const std::function<Length(const Obstacle&)>& growth) {
        Blocking blocking;
        for (const Counting& element : elements) {
            addGrown(pair, element, growth(obstacle(element.effect.obstacle)), blocking);
        }
        return isClear(pair, sources, targets, blocking);
    };
    const Length half = Length::fromNanometers(m_radius.nanometers() / 2 + 1) + kSpareOfShapes;
    if (movesPair && !isClearWith(shrunkEnds(ends.sources, half), shrunkEnds(ends.sureTargets, half),
                                  [&](const Obstacle&) { return half; })) {
        return false;
    }
    if (!m_isAnyOne && movesPair) {
        return true;
    }
    const bool areShapes = weighs(elements);
    const auto sources = areShapes ? asShapes(ends.sources) : ends.sources;
    const auto targets = areShapes ? asShapes(ends.sureTargets) : ends.sureTargets;
    return std::ranges::all_of(elementsToMove(elements, Ternary::Maybe), [&](const std::vector<int>& one) {
        return isClearWith(sources, targets, [&](const Obstacle& what) {
            const bool isMoved = std::ranges::find(one, keyOf(what)) != one.end();
            return isMoved ? m_radius + kSpareOfShapes : Length{};
        });
    });
}

std::optional<LineEnd> RulingBounder::centerOfEnd(const LineEnd& end) {
    if (!end.isPoint && !narrowestAcross(end.shape.footprint)) {
        return {};
    }
    LineEnd middle = end;
    middle.isPoint = false;
    middle.shape = {*geometry::Footprint::round(Length::fromNanometers(2)), geometry::centerPoint(end.shape), {}};
    return middle;
}

std::vector<const Piece*> RulingBounder::partsOfObject(const Obstacle& what) const {
    if (what.piece < 0) {
        return {};
    }
    const auto& all = table().pieces();
    const auto piece = static_cast<std::size_t>(what.piece);
    const auto& feature = table().featureOf(piece);
    const bool isFootprint = all[piece]->outline == what.outline;
    if (!isFootprint || !areOneObject(feature) ||
        std::ranges::any_of(feature, [&](std::size_t part) { return all[part]->isWall(); })) {
        return {};
    }
    std::vector<const Piece*> parts;
    std::ranges::transform(feature, std::back_inserter(parts), [&](std::size_t part) { return all[part]; });
    return parts;
}

bool RulingBounder::isPassedOnceLeft(const Counting& element,
                                     const Pair& pair,
                                     geometry::Point source,
                                     geometry::Point target) const {
    const Obstacle& what = obstacle(element.effect.obstacle);
    const auto pieces = partsOfObject(what);
    const bool isOfBases = pack().space != Space::Hex; // where a base leaves a piece, not a center
    if (element.counts != Ternary::Maybe || pieces.empty() || !isOfBases) {
        return false;
    }
    std::vector<Polygon> outlines;
    std::ranges::transform(pieces, std::back_inserter(outlines),
                           [](const Piece* piece) { return std::get<Polygon>(piece->outline); });
    const auto isPassedBy = [&](std::size_t model, const geometry::LineToDisc& line) {
        using geometry::DisplacedEnd;
        const Length around = Length::fromNanometers(pack().line.width.nanometers() / 2) + kSpareOfShapes;
        const Length by = m_radius + kSpareOfShapes;
        return (!moves(model) || missesWhatItsDiscLeft(line, outlines, around, DisplacedEnd::Disc, by)) &&
               (!moves(what) || missesWhatItsDiscLeft(line, outlines, around, DisplacedEnd::Both, by));
    };
    const auto& clauses = pack().block[static_cast<std::size_t>(element.effect.line)].ignore;
    return std::ranges::any_of(clauses, [&](const IgnoreClause& clause) {
        IgnoreClause ofStanding;
        ofStanding.source = clause.source;
        ofStanding.target = clause.target;
        ofStanding.joined = clause.joined;
        const bool isOfTarget = clause.target.has_value();
        if (clause != ofStanding || isOfTarget == clause.source.has_value() || !mayHoldSomewhere(clause, what, pair)) {
            return false;
        }
        const std::size_t index = isOfTarget ? pair.targetIndex : pair.observerIndex;
        const Model& model = table().scenario().models[index];
        const Standing standing = isOfTarget ? *clause.target : *clause.source;
        const bool isLeftOverItsEdge =
            standing == Standing::In || standing == Standing::Touch || standing == Standing::On;
        const geometry::Point end = isOfTarget ? target : source;
        const Length half = Length::fromNanometers(narrowestAcross(model.base).value_or(Length{}).nanometers() / 2);
        const Length aside = Length::fromInches(geometry::inchesBetween(end, model.position));
        return isLeftOverItsEdge && standsInObject(index, static_cast<std::size_t>(what.piece), standing) &&
               isPassedBy(index, {isOfTarget ? source : target, end, std::max(half - aside, Length{})});
    });
}

bool RulingBounder::staysClearOfWhatIsLeft(const Pair& pair,
                                           const BoundEnds& ends,
                                           const std::vector<Counting>& elements) {
    const bool isOneLine = ends.sources.size() == 1 && ends.sureTargets.size() == 1 && !pair.isContact();
    const auto source = isOneLine ? centerOfEnd(ends.sources.front()) : std::nullopt;
    const auto target = isOneLine ? centerOfEnd(ends.sureTargets.front()) : std::nullopt;
    if (!source || !target || (m_model && !m_pieces.empty())) {
        return false;
    }
    std::vector<Counting> others;
    std::ranges::copy_if(elements, std::back_inserter(others), [&](const Counting& element) {
        return !isPassedOnceLeft(element, pair, source->shape.position, target->shape.position);
    });
    if (others.size() == elements.size() || std::ranges::any_of(others, [&](const Counting& element) {
            return element.isPassageOpen || pack().block[static_cast<std::size_t>(element.effect.line)].depth;
        })) {
        return false;
    }
    const auto blocking =
        largestBlocking(pair, others, m_isAnyOne || moves(pair.observerIndex) || moves(pair.targetIndex));
    return blocking && isClear(pair, {*source}, {*target}, *blocking);
}

bool RulingBounder::isSurelyClear(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) {
    if (isSeenPastOneDisc(pair, ends, elements) || staysClearByFollowing(pair, ends, elements)) {
        return true;
    }
    const Length by = m_radius + kSpareOfShapes;
    const bool movesObserver = moves(pair.observerIndex);
    const bool movesTarget = moves(pair.targetIndex);
    if (!m_isAnyOne && (movesObserver || movesTarget)) {
        // The common part of a moved base sees past the obstacles at their positions.
        const auto sources = movesObserver ? shrunkEnds(ends.sources, by) : asShapes(ends.sources);
        const auto targets = movesTarget ? shrunkEnds(ends.sureTargets, by) : asShapes(ends.sureTargets);
        const bool arePoints = std::ranges::any_of(ends.sources, &LineEnd::isPoint) ||
                               std::ranges::any_of(ends.sureTargets, &LineEnd::isPoint);
        if (!arePoints && !sources.empty() && !targets.empty()) {
            const auto blocking = largestBlocking(pair, elements, false);
            if (!blocking) {
                return false;
            }
            if (isClear(pair, sources, targets, *blocking)) {
                return true;
            }
        }
    }
    const bool isAllGrown = m_isAnyOne || movesObserver || movesTarget;
    const auto blocking = largestBlocking(pair, elements, isAllGrown);
    if (!blocking) {
        return false;
    }
    if (isAllGrown && pair.isContact() && touch(pair.observer(), pair.target()) != Ternary::Yes) {
        if (isNothingNear(pair, ends)) {
            return true;
        }
        doubt(RestsOn::Contact, -1, {}); // bases in contact see each other past all obstacles
        return false;
    }
    if (isAllGrown) {
        return staysClear(pair, asShapes(ends.sources), asShapes(ends.sureTargets), *blocking, by);
    }
    return weighs(elements) ? isClear(pair, asShapes(ends.sources), asShapes(ends.sureTargets), *blocking)
                            : isClear(pair, ends.sources, ends.sureTargets, *blocking);
}

bool RulingBounder::staysClear(const Pair& pair,
                               const std::vector<LineEnd>& sources,
                               const std::vector<LineEnd>& targets,
                               const Blocking& blocking,
                               Length by) {
    const auto touches = [](const LineEnd& a, const LineEnd& b) { return overlapOrTouch(a.shape, b.shape); };
    const auto touchesAny = [&](const LineEnd& source) {
        return std::ranges::any_of(targets, [&](const LineEnd& target) { return touches(source, target); });
    };
    if (std::ranges::none_of(sources, touchesAny)) {
        return isClear(pair, sources, targets, blocking);
    }
    const auto held = shrunkEnds(targets, by);
    return std::ranges::any_of(sources, [&](const LineEnd& source) {
        // What is left of a target in all positions may be apart from the source where the target touches it.
        std::vector<LineEnd> apart;
        for (const auto* ends : {&targets, &held}) {
            std::ranges::copy_if(*ends, std::back_inserter(apart),
                                 [&](const LineEnd& target) { return !touches(source, target); });
        }
        return std::ranges::any_of(held, [&](const LineEnd& target) { return touches(source, target); }) ||
               isClear(pair, {source}, apart, blocking);
    });
}

} // namespace sightline::scenarios
