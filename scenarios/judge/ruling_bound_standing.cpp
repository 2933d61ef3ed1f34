#include "scenarios/judge/ruling_bounder.h"

#include "geometry/region/polygon_set.h"
#include "geometry/sight/plan/resized_base.h"
#include "scenarios/judge/measure.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Length;
using geometry::PlacedFootprint;
using geometry::Polygon;

std::optional<Length> narrowestAcross(const geometry::Footprint& base) {
    const auto& shape = base.shape();
    if (const auto* round = std::get_if<geometry::RoundBase>(&shape)) {
        return round->diameter;
    }
    if (const auto* oval = std::get_if<geometry::OvalBase>(&shape)) {
        return std::min(oval->length, oval->width);
    }
    const auto* rectangle = std::get_if<geometry::RectangleBase>(&shape);
    return rectangle ? std::optional{std::min(rectangle->length, rectangle->width)} : std::nullopt;
}

PlacedFootprint RulingBounder::placeOf(std::size_t model) const {
    return scenarios::placeOf(table().scenario().models[model], pack());
}

RulingBounder::StandingBounds RulingBounder::standingsAround(std::size_t model, std::size_t piece) const {
    return levelAround(model, piece) == Ternary::No ? StandingBounds{} : standingsFromAbove(model, piece);
}

RulingBounder::StandingBounds RulingBounder::standingsFromAbove(std::size_t model, std::size_t piece) const {
    const Length elevation = table().scenario().models[model].elevation;
    const PlacedFootprint stands = placeOf(model);
    const Piece& what = *table().pieces()[piece];
    const auto resized = [&](const PlacedFootprint& shape) { return standingsOf(shape, elevation, what); };
    const bool isStoodOnWithin = table().footings().isStoodOnWithin(piece, elevation);
    if (!moves(model) && !movesPiece(piece)) {
        Standings now = resized(stands);
        now.on = now.on || (isStoodOnWithin && now.wholly);
        return {now, now};
    }
    const Length by = m_radius + kSpareOfShapes;
    const Standings large = resized(geometry::containingAllMoves(stands, by));
    const auto held = geometry::containedInAllMoves(stands, by);
    const Standings small = held ? resized(*held) : Standings{};
    StandingBounds bounds{small, large};
    bounds.sure.wholly = large.wholly;
    bounds.possible.wholly = held ? small.wholly : large.in;
    const auto* polygon = std::get_if<Polygon>(&what.outline);
    if (const auto excess = excessOverRadius(stands); polygon && excess) {
        bounds.sure.in = bounds.sure.touch = liesWhollyIn(*excess, *polygon);
        bounds.sure.on = bounds.sure.in && large.on; // heights stay fixed
        bounds.possible.wholly = bounds.possible.wholly && touches(*excess, *polygon);
    }
    const PlacedFootprint middle{*geometry::Footprint::round(by * 2), stands.position, {}};
    bounds.sure.center = polygon && liesWhollyIn(middle, *polygon);
    bounds.possible.center = polygon && touches(middle, *polygon);
    bounds.sure.on = bounds.sure.on || (isStoodOnWithin && bounds.sure.wholly);
    bounds.possible.on = bounds.possible.on || (isStoodOnWithin && bounds.possible.wholly);
    return bounds;
}

Ternary RulingBounder::isApart(std::size_t solid, std::size_t ground) const {
    const auto& pieces = table().pieces();
    if (std::ranges::binary_search(table().joinedWith(ground), solid)) {
        return Ternary::No;
    }
    const auto* area = std::get_if<Polygon>(&pieces[ground]->outline);
    const bool isWithin = liesWithin(*pieces[solid], *pieces[ground]);
    if (!area || (movesPiece(solid) == movesPiece(ground) && !m_isAnyOne)) {
        return isWithin ? Ternary::No : Ternary::Yes;
    }
    const Length by = m_radius + kSpareOfShapes;
    const auto reachesGround = [&](geometry::Point corner) {
        return touches({*geometry::Footprint::round(by * 2), corner, {}}, *area);
    };
    const bool sticksOut =
        !isWithin && !std::ranges::all_of(std::get<Polygon>(pieces[solid]->outline).outline(), reachesGround);
    return sticksOut ? Ternary::Yes : Ternary::Maybe;
}

std::vector<std::size_t> RulingBounder::carriersAround(std::size_t model) const {
    return table().levels().carriers(table().scenario().models[model].elevation, [&](std::size_t solid) {
        return standingsFromAbove(model, solid).possible.touch;
    });
}

Ternary RulingBounder::levelAround(std::size_t model, std::size_t piece) const {
    const Levels& levels = table().levels();
    const Length foot = table().scenario().models[model].elevation;
    const Level level = levels.of(piece, foot, foot + table().heightOf(model));
    if (level == Level::Beneath || level == Level::Beside) {
        return level == Level::Beside ? Ternary::Yes : Ternary::No;
    }
    const auto sure =
        levels.carriers(foot, [&](std::size_t solid) { return standingsFromAbove(model, solid).sure.touch; });
    const auto possible = carriersAround(model);
    const auto bounds = [&](const auto& is) {
        return std::ranges::any_of(sure, [&](std::size_t solid) { return is(solid) == Ternary::Yes; }) ? Ternary::Yes
               : std::ranges::all_of(possible, [&](std::size_t solid) { return is(solid) == Ternary::No; })
                   ? Ternary::No
                   : Ternary::Maybe;
    };
    if (level == Level::OverSolid) {
        return bounds([&](std::size_t solid) { return levels.mayStandOn(solid, piece) ? Ternary::Yes : Ternary::No; });
    }
    return opposite(bounds([&](std::size_t solid) { return isApart(solid, piece); }));
}

std::optional<PlacedFootprint> RulingBounder::excessOverRadius(const PlacedFootprint& stands) const {
    const Length by = m_radius + kSpareOfShapes;
    const auto width = narrowestAcross(stands.footprint);
    if (!width || geometry::containedInAllMoves(stands, by)) {
        return {};
    }
    const Length across = std::max(by * 2 - *width, Length::fromNanometers(2));
    return PlacedFootprint{*geometry::Footprint::round(across), stands.position, {}};
}

void RulingBounder::boundWithinUnion(std::size_t model,
                                     const std::vector<std::size_t>& pieces,
                                     StandingBounds& bounds) const {
    std::vector<Polygon> footprints;
    for (const std::size_t piece : pieces) {
        if (const auto* polygon = std::get_if<Polygon>(&table().pieces()[piece]->outline)) {
            footprints.push_back(*polygon);
        }
    }
    const std::vector<Polygon> area = geometry::unionOf(footprints);
    const auto isWithin = [&](const PlacedFootprint& base) {
        return std::ranges::any_of(area, [&](const Polygon& polygon) { return liesWhollyIn(base, polygon); });
    };
    const Length by = m_radius + kSpareOfShapes;
    const PlacedFootprint base = placeOf(model);
    const auto held = geometry::containedInAllMoves(base, by);
    bounds.sure.wholly = isWithin(geometry::containingAllMoves(base, by));
    bounds.possible.wholly = !held || isWithin(*held);
    if (const auto excess = excessOverRadius(base)) {
        bounds.sure.in = bounds.sure.touch = bounds.sure.in || isWithin(*excess);
        bounds.possible.wholly =
            std::ranges::any_of(area, [&](const Polygon& polygon) { return touches(*excess, polygon); });
    }
}

bool RulingBounder::areOneObject(const std::vector<std::size_t>& pieces) const {
    if (m_isAnyOne) {
        const QString& group = table().pieces()[pieces.front()]->group;
        return pieces.size() == 1 || (!group.isEmpty() && std::ranges::all_of(pieces, [&](std::size_t piece) {
                   return table().pieces()[piece]->group == group;
               }));
    }
    const auto isMoved = [&](std::size_t piece) { return movesPiece(piece); };
    return std::ranges::all_of(pieces, isMoved) || std::ranges::none_of(pieces, isMoved);
}

Ternary RulingBounder::standsTo(
    std::size_t model, std::size_t piece, Standing standing, bool joined, int element, const QString& rule) {
    // All parts of one object ask for one fact.
    const auto& parts = joined ? table().joinedWith(piece) : table().featureOf(piece);
    const auto& partsOfFirst = joined ? table().joinedWith(parts.front()) : table().featureOf(parts.front());
    const bool isOne = parts == partsOfFirst && areOneObject(parts);
    const StandingFact fact{model, isOne ? parts.front() : piece, standing, joined};
    if (m_assumed && m_assumed->first == fact) {
        return m_assumed->second;
    }
    const Ternary stands = standsAround(model, piece, standing, joined, element, rule);
    if (stands == Ternary::Maybe && m_radius > Length{}) {
        m_doubted.push_back(fact);
    }
    return stands;
}

Ternary RulingBounder::standsAround(
    std::size_t model, std::size_t piece, Standing standing, bool joined, int element, const QString& rule) {
    const auto& candidates = joined ? table().joinedWith(piece) : table().alikeWith(piece);
    const auto mayComeOff = [&](std::size_t other) {
        return levelAround(model, other) == Ternary::Maybe && standingsFromAbove(model, other).possible.touch;
    };
    if (std::ranges::any_of(candidates, mayComeOff)) {
        return doubt(RestsOn::Standing, obstacleOfPiece(carriersAround(model).front()), rule);
    }
    const bool isStill = std::ranges::none_of(candidates, [&](std::size_t other) { return movesPiece(other); });
    if (!moves(model) && isStill) {
        return table().standingOf(model, piece, joined).is(standing) ? Ternary::Yes : Ternary::No;
    }
    StandingBounds bounds = standingsAround(model, piece);
    const auto& feature = table().featureOf(piece);
    const auto& together = joined || !isStill ? candidates : feature;
    const bool isOneObject = areOneObject(feature);
    for (const std::size_t other : together) {
        const StandingBounds more = standingsAround(model, other);
        // Others may come to adjoin it, or cease to.
        if (joined || (isOneObject && std::ranges::binary_search(feature, other))) {
            bounds.sure = bounds.sure | more.sure;
        }
        bounds.possible = bounds.possible | more.possible;
    }
    const bool isOfWholeBase = standing == Standing::Wholly || standing == Standing::Partly;
    const bool isSure = isOfWholeBase ? bounds.sure.wholly : bounds.sure.is(standing);
    if (together.size() > 1 && !isSure && bounds.possible.in) {
        const bool mayPartOrMeet = !areOneObject(together) || (!joined && together.size() > feature.size());
        if (!mayPartOrMeet) {
            boundWithinUnion(model, together, bounds);
        } else if (isOfWholeBase) {
            leaveOpen();
            return doubt(RestsOn::Standing, element, rule);
        }
    }
    if (standing == Standing::Partly) {
        return bounds.sure.wholly || !bounds.possible.in   ? Ternary::No
               : bounds.sure.in && !bounds.possible.wholly ? Ternary::Yes
                                                           : doubt(RestsOn::Standing, element, rule);
    }
    if (bounds.sure.is(standing)) {
        return Ternary::Yes;
    }
    return bounds.possible.is(standing) ? doubt(RestsOn::Standing, element, rule) : Ternary::No;
}

Ternary RulingBounder::stands(
    std::size_t model, std::optional<Standing> wanted, const Obstacle& what, bool joined, const QString& rule) {
    if (!wanted) {
        return Ternary::Yes;
    }
    const int element = table().indexOf(what);
    if (what.piece >= 0) {
        return standsTo(model, static_cast<std::size_t>(what.piece), *wanted, joined, element, rule);
    }
    if (*wanted != Standing::Touch) {
        return Ternary::No;
    }
    const Model& self = table().scenario().models[model];
    const Model& other = table().scenario().models[static_cast<std::size_t>(what.model)];
    if (!moves(model) && !moves(what)) {
        return overlapOrTouch(self.placed(), other.placed()) ? Ternary::Yes : Ternary::No;
    }
    return touch(self, other) == Ternary::Maybe ? doubt(RestsOn::Standing, element, rule) : touch(self, other);
}

Ternary RulingBounder::touch(const Model& a, const Model& b) const {
    const Length by = m_radius + kSpareOfShapes;
    if (!overlapOrTouch(geometry::containingAllMoves(a.placed(), by), b.placed())) {
        return Ternary::No;
    }
    const auto held = geometry::containedInAllMoves(a.placed(), by);
    return held && overlapOrTouch(*held, b.placed()) ? Ternary::Yes : Ternary::Maybe;
}

Ternary RulingBounder::isNearElement(std::size_t model,
                                     const Obstacle& what,
                                     std::optional<Length> distance,
                                     const QString& rule) {
    if (!distance) {
        return Ternary::Yes;
    }
    const Model& self = table().scenario().models[model];
    const auto reach = alongTable(*distance, upTo(pack(), self.elevation, table().heightOf(model), what));
    if (!reach) {
        return Ternary::No;
    }
    const int element = table().indexOf(what);
    const Length by = moves(model) || moves(what) ? m_radius + kSpareOfDistances : Length{};
    if (*reach >= by && table().isWithin(model, element, *reach - by)) {
        return Ternary::Yes;
    }
    return table().isWithin(model, element, *reach + by)
               ? by == Length{} ? Ternary::No : doubt(RestsOn::Near, element, rule, *distance)
               : Ternary::No;
}

bool RulingBounder::standsInObject(std::size_t model, std::size_t piece, Standing standing) const {
    const auto& feature = table().featureOf(piece);
    return std::ranges::all_of(feature, [&](std::size_t part) { return levelAround(model, part) == Ternary::Yes; }) &&
           std::ranges::any_of(feature,
                               [&](std::size_t part) { return table().standingOf(model, part, false).is(standing); });
}

} // namespace sightline::scenarios
