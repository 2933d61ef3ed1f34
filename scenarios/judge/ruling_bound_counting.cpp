#include "scenarios/judge/ruling_bounder.h"

#include "geometry/sight/plan/depth.h"
#include "geometry/sight/plan/resized_base.h"
#include "geometry/terrain/offset.h"
#include "scenarios/judge/line_occluders.h"
#include "scenarios/judge/measure.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::PlacedFootprint;
using geometry::Polygon;

namespace {

bool comparesSizes(const BlockLine& line) {
    return line.comparison == SizeComparison::GeBoth || line.comparison == SizeComparison::GtTarget ||
           line.comparison == SizeComparison::GeTarget;
}

/// Returns the maximum distance of two points of two boxes.
Length farthestApart(const geometry::Box& a, const geometry::Box& b) {
    const double x = std::max((a.high.x - b.low.x).inches(), (b.high.x - a.low.x).inches());
    const double y = std::max((a.high.y - b.low.y).inches(), (b.high.y - a.low.y).inches());
    return Length::fromInches(std::hypot(x, y));
}

geometry::Point centerOf(const geometry::Box& box) {
    const auto between = [](Length a, Length b) {
        return Length::fromNanometers((a.nanometers() + b.nanometers()) / 2);
    };
    return {between(box.low.x, box.high.x), between(box.low.y, box.high.y)};
}

/// Returns the radius of a disc around the middle of the shape's box that contains the shape.
Length radiusAround(const PlacedFootprint& shape) {
    if (const auto* round = std::get_if<geometry::RoundBase>(&shape.footprint.shape())) {
        return Length::fromNanometers(round->diameter.nanometers() / 2 + 1);
    }
    const geometry::Box box = boundsOf(shape);
    return Length::fromInches(std::hypot((box.high.x - box.low.x).inches(), (box.high.y - box.low.y).inches()) / 2);
}

} // namespace

Ternary RulingBounder::holds(const IgnoreClause& clause, const Obstacle& what, const Pair& pair, const QString& rule) {
    if (!mayHoldSomewhere(clause, what, pair)) {
        return Ternary::No;
    }
    Conjunction all{*this};
    all.add([&] { return stands(pair.observerIndex, clause.source, what, clause.joined, rule); });
    all.add([&] { return stands(pair.targetIndex, clause.target, what, clause.joined, rule); });
    all.add([&] { return isNearElement(pair.observerIndex, what, clause.sourceNear, rule); });
    all.add([&] { return isNearElement(pair.targetIndex, what, clause.targetNear, rule); });
    all.add([&] {
        if (!clause.distanceOver) {
            return Ternary::Yes;
        }
        const Ternary isNearer = within(pair.apart(), *clause.distanceOver, byOfPair());
        return isNearer == Ternary::Maybe ? doubt(RestsOn::Apart, -1, rule, *clause.distanceOver) : opposite(isNearer);
    });
    return all.holds();
}

RulingBounder::SizesAround RulingBounder::sizesAround(std::size_t model) const {
    const Model& self = table().scenario().models[model];
    const double own = table().sizeOf(model, SizeUse::Size);
    std::vector<Footing> sure;
    std::vector<Footing> possible;
    for (const Footing& footing : table().footings().upTo(self.elevation)) {
        const StandingBounds bounds = standingsAround(model, footing.piece);
        const Standing standing = footing.standingAt(self.elevation);
        if (bounds.possible.is(standing)) {
            (bounds.sure.is(standing) ? sure : possible).push_back(footing);
        }
    }
    if (possible.empty()) {
        return {{table().sizeOf(model, SizeUse::Height)}, {}};
    }
    SizesAround around{{own + addedBy(sure, self.elevation).inches()}, possible.front().piece};
    for (const Footing& footing : possible) {
        std::vector<Footing> with = sure;
        with.push_back(footing);
        around.sizes.push_back(own + addedBy(with, self.elevation).inches());
    }
    return around;
}

RulingBounder::SizesAround RulingBounder::sizesAround(const Obstacle& what) const {
    if (what.model >= 0) {
        return sizesAround(static_cast<std::size_t>(what.model));
    }
    const double now = table().sizeOfElement(static_cast<std::size_t>(table().indexOf(what)), SizeUse::Height);
    SizesAround around{{now}, {}};
    const auto footings = what.elevation > Length{} ? table().footings().upTo(what.elevation) : std::vector<Footing>{};
    if (footings.empty()) {
        return around;
    }
    const double own = now - table().footings().under(static_cast<std::size_t>(what.piece)).inches();
    around.sizes.push_back(own + what.elevation.inches());
    for (const Footing& footing : footings) {
        around.sizes.push_back(own + addedBy({footing}, what.elevation).inches());
    }
    around.piece = footings.front().piece;
    return around;
}

std::optional<std::size_t>
RulingBounder::pieceThatSizes(const BlockLine& line, const Obstacle& what, const Pair& pair) const {
    if (!comparesSizes(line) || line.use != SizeUse::Height) {
        return {};
    }
    const SizesAround elements = sizesAround(what);
    const SizesAround observers = sizesAround(pair.observerIndex);
    const SizesAround targets = sizesAround(pair.targetIndex);
    const SizesAround* const all[]{&observers, &targets, &elements};
    const auto changing = std::ranges::find_if(all, [](const SizesAround* one) { return one->piece.has_value(); });
    if (changing == std::end(all)) {
        return {};
    }
    std::vector<SizeEffect> effects;
    for (const double element : elements.sizes) {
        for (const double observer : observers.sizes) {
            for (const double target : targets.sizes) {
                effects.push_back(effectOfSizes(line, element, observer, target));
            }
        }
    }
    const bool isOne = std::ranges::count(effects, effects.front()) == std::ssize(effects);
    return isOne && effects.front() != SizeEffect::InShadow ? std::nullopt : (*changing)->piece;
}

int RulingBounder::obstacleOfPiece(std::size_t piece) const {
    const auto& all = table().obstacles();
    return static_cast<int>(
        std::ranges::find_if(
            all, [&](const Obstacle& one) { return one.piece == static_cast<int>(piece) && one.wall < 0; }) -
        all.begin());
}

Ternary RulingBounder::isLarge(const BlockLine& line, const Obstacle& what, const Pair& pair) {
    if (const auto piece = pieceThatSizes(line, what, pair)) {
        return doubt(RestsOn::Standing, obstacleOfPiece(*piece), line.path);
    }
    const SizeRuling sizes = sizeRuling(line, what, pair);
    if (sizes.effect == SizeEffect::InShadow) {
        return isNearElement(sizes.lower, what, sizes.shadow, line.path);
    }
    return sizes.effect == SizeEffect::Always ? Ternary::Yes : Ternary::No;
}

Ternary
RulingBounder::liesIn(const LineEnd& end, std::size_t model, const Polygon& polygon, const Obstacle& what) const {
    const Length by = moves(model) || moves(what) ? m_radius + kSpareOfShapes : Length{};
    if (by == Length{}) {
        return Ternary::Yes; // as it is now, in every position
    }
    const PlacedFootprint grown = geometry::containingAllMoves(end.shape, by);
    return liesWhollyIn(grown, polygon) || !reachesInto(grown, polygon) ? Ternary::Yes : Ternary::Maybe;
}

bool RulingBounder::isNeverStopping(const BlockLine& line,
                                    const Pair& pair,
                                    const BoundEnds& ends,
                                    const Polygon& polygon,
                                    const Obstacle& what) const {
    const auto mayBeIn = [&](const std::vector<LineEnd>& list, std::size_t model) {
        const Length by = moves(model) || moves(what) ? m_radius + kSpareOfShapes : Length{};
        return std::ranges::any_of(list,
                                   [&](const LineEnd& end) { return reachesInto(grownEnd(end, by).shape, polygon); });
    };
    const bool mayStartIn = mayBeIn(ends.sources, pair.observerIndex);
    const bool mayEndIn = mayBeIn(ends.possibleTargets, pair.targetIndex);
    return !stopsPassage(line, false, false) && !(mayStartIn && stopsPassage(line, true, false)) &&
           !(mayEndIn && stopsPassage(line, false, true)) &&
           !(mayStartIn && mayEndIn && stopsPassage(line, true, true));
}

Counting RulingBounder::countingOf(const Effect& effect, const Pair& pair) {
    const Obstacle& what = obstacle(effect.obstacle);
    const BlockLine& line = pack().block[static_cast<std::size_t>(effect.line)];
    const auto isIgnoredBy = [&](const IgnoreClause& clause) {
        return holds(clause, what, pair,
                     QStringLiteral("%1.ignore[%2]").arg(line.path).arg(&clause - line.ignore.data()));
    };
    Counting counting;
    counting.effect = effect;
    Conjunction counts{*this};
    counts.add([&] { return counting.isLarge = isLarge(line, what, pair); });
    for (const IgnoreClause& clause : line.ignore) {
        if (!clause.onlyParts) {
            counts.add([&] { return opposite(isIgnoredBy(clause)); });
        }
    }
    counting.counts = counts.holds();
    counting.isByHexes = line.isWeighted() && countsByHexes(what, pack());
    const bool isOfSomeHexes =
        counting.counts == Ternary::No || sizeRuling(line, what, pair).effect == SizeEffect::InShadow;
    if (counting.isByHexes && counting.isLarge != Ternary::No && isOfSomeHexes) {
        counting.counts = Ternary::Maybe;
    }
    for (const IgnoreClause& clause : line.ignore) {
        const Ternary isIgnored =
            clause.onlyParts && counting.counts != Ternary::No ? isIgnoredBy(clause) : Ternary::No;
        if (isIgnored != Ternary::No) {
            counting.possibleParts.push_back(&clause);
        }
        if (isIgnored == Ternary::Yes) {
            counting.sureParts.push_back(&clause);
        }
    }
    return counting;
}

std::vector<Counting> RulingBounder::countingElements(const Pair& pair, const BoundEnds& ends) {
    std::vector<Counting> all;
    const Length by = m_radius + kSpareOfShapes;
    const auto around = [&](Region region, std::size_t model) {
        return geometry::containingAllMoves(table().ends().reach(region, model), by);
    };
    for (const int index :
         table().between(around(pack().source.region, pair.observerIndex), around(pack().target, pair.targetIndex))) {
        const Obstacle& what = obstacle(index);
        if (m_kind == LineKind::Sight && !what.blocksSight) {
            continue;
        }
        for (const int number : what.lines) {
            const BlockLine& line = pack().block[static_cast<std::size_t>(number)];
            const bool doesStop =
                m_kind == LineKind::Sight ? line.stopsSight : what.blocksFire.value_or(line.stopsFire);
            if (!doesStop || !isObstacleFor(line.elements, what, pair)) {
                continue;
            }
            Counting counting = countingOf({index, number}, pair);
            if (counting.counts == Ternary::No) {
                continue;
            }
            if (const auto* polygon = std::get_if<Polygon>(&what.outline); polygon && !line.stopsAllPassages()) {
                const auto hasValue = [&](std::size_t model) {
                    return
                        [&, model](const LineEnd& end) { return liesIn(end, model, *polygon, what) == Ternary::Yes; };
                };
                counting.isPassageOpen = !std::ranges::all_of(ends.sources, hasValue(pair.observerIndex)) ||
                                         !std::ranges::all_of(ends.possibleTargets, hasValue(pair.targetIndex));
                if (counting.isPassageOpen && isNeverStopping(line, pair, ends, *polygon, what)) {
                    continue;
                }
            }
            all.push_back(std::move(counting));
        }
    }
    return all;
}

std::vector<Counting> RulingBounder::withoutShallow(const Pair& pair, std::vector<Counting> elements) const {
    const auto lineOf = [&](const Counting& element) -> const BlockLine& {
        return pack().block[static_cast<std::size_t>(element.effect.line)];
    };
    const auto isOfDepth = [&](const Counting& element) {
        return lineOf(element).depth && !lineOf(element).isWeighted();
    };
    if (pack().line.width > Length{} || std::ranges::none_of(elements, isOfDepth)) {
        return elements;
    }
    const auto& from = table().ends().reach(pack().source.region, pair.observerIndex);
    const auto& to = table().ends().reach(pack().target, pair.targetIndex);
    const geometry::Vector direction = centerOf(boundsOf(to)) - centerOf(boundsOf(from));
    const double apart = std::hypot(direction.x.inches(), direction.y.inches());
    const double aside = (radiusAround(from) + radiusAround(to) + byOfPair() + kSpareOfShapes).inches();
    if (aside >= apart) {
        return elements;
    }
    std::map<int, std::optional<Length>> depths; // by line of the pack: these add up
    for (const Counting& element : elements) {
        const auto* polygon = std::get_if<Polygon>(&obstacle(element.effect.obstacle).outline);
        if (isOfDepth(element) && polygon) { // a wall has none
            const auto depth = longestInside(*polygon, direction, std::asin(aside / apart));
            auto& all = depths.try_emplace(element.effect.line, kSpareOfShapes).first->second;
            all = all && depth ? std::optional{*all + *depth} : std::nullopt;
        }
    }
    std::erase_if(elements, [&](const Counting& element) {
        const auto found = depths.find(element.effect.line);
        return found != depths.end() && found->second && *found->second <= *lineOf(element).depth;
    });
    return elements;
}

std::optional<Blocking> RulingBounder::largestBlocking(const Pair& pair,
                                                       const std::vector<Counting>& elements,
                                                       bool isAllGrown,
                                                       const std::function<bool(const Obstacle&)>& isFollowed) {
    Blocking blocking;
    for (const Counting& element : elements) {
        const Obstacle& what = obstacle(element.effect.obstacle);
        const BlockLine& line = pack().block[static_cast<std::size_t>(element.effect.line)];
        if (element.isPassageOpen) {
            leaveOpen();
            doubt(RestsOn::Standing, element.effect.obstacle, line.path);
            return {};
        }
        const bool isGrown = isFollowed ? !isFollowed(what) : isAllGrown || moves(what);
        if (line.depth && isGrown && !isFollowed) {
            const Length farthest =
                farthestApart(boundsOf(pair.observer().placed()), boundsOf(pair.target().placed())) + m_radius;
            if (pair.nearest().gap <= *line.depth && *line.depth <= farthest) {
                leaveOpen(); // a line may lie inside from end to end
                return {};
            }
        }
        // A line displaced at one end is at most as deep inside as the original in the obstacle grown by twice as
        // much; one that follows an obstacle is displaced at both.
        const bool isTurned = line.depth && !isFollowed;
        const Length by = !isGrown ? Length{} : (isTurned ? m_radius * 2 : m_radius) + kSpareOfShapes;
        addGrown(pair, element, by, blocking);
    }
    return blocking;
}

void RulingBounder::addGrown(const Pair& pair, const Counting& element, Length by, Blocking& blocking) const {
    blocking.areHexesHeavy = true;
    const Obstacle& what = obstacle(element.effect.obstacle);
    const BlockLine& line = pack().block[static_cast<std::size_t>(element.effect.line)];
    PartialEffect part{element.effect, {}};
    if (!element.sureParts.empty()) {
        const auto beyond = outlineBeyond(element.sureParts, what, pair, -(m_radius + kSpareOfShapes));
        for (const Polygon& left : beyond->outlines()) {
            if (by > Length{}) {
                std::ranges::move(grownParts(left, by), std::back_inserter(part.left));
            } else {
                part.left.push_back(left);
            }
        }
        if (part.left.empty()) {
            return;
        }
        blocking.partial.push_back(std::move(part));
    } else if (by > Length{}) {
        for (GrownPart& grown : grownAround(what, line, table(), by)) {
            part.left.push_back(std::move(grown.outline));
            part.extents.push_back({grown.foot, grown.height});
        }
        blocking.partial.push_back(std::move(part));
    }
    blocking.effects.push_back(element.effect);
}

Blocking RulingBounder::smallestBlocking(const Pair& pair,
                                         const std::vector<Counting>& elements,
                                         const std::function<bool(const Obstacle&)>& isOneOf) const {
    Blocking blocking;
    for (const Counting& element : elements) {
        const Obstacle& what = obstacle(element.effect.obstacle);
        if (element.counts != Ternary::Yes || element.isPassageOpen || (isOneOf && !isOneOf(what))) {
            continue;
        }
        if (!element.possibleParts.empty()) {
            PartialEffect part{element.effect,
                               outlineBeyond(element.possibleParts, what, pair, m_radius + kSpareOfShapes)->outlines()};
            if (part.left.empty()) {
                continue;
            }
            blocking.partial.push_back(std::move(part));
        }
        blocking.effects.push_back(element.effect);
    }
    return blocking;
}

bool RulingBounder::weighs(const std::vector<Counting>& elements) const {
    return std::ranges::any_of(elements, [&](const Counting& element) {
        return pack().block[static_cast<std::size_t>(element.effect.line)].isWeighted();
    });
}

} // namespace sightline::scenarios
