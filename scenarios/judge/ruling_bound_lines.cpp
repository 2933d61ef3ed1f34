#include "scenarios/judge/ruling_bounder.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "geometry/sight/plan/depth.h"
#include "geometry/sight/plan/resized_base.h"
#include "geometry/terrain/offset.h"
#include "scenarios/judge/line_occluders.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Polygon;

namespace {

bool isAboutTheOther(Region region) {
    return region == Region::FacingEdge || region == Region::FacingCenter || region == Region::ClosestPoint;
}

} // namespace

LineEnd grownEnd(const LineEnd& end, Length by) {
    LineEnd grown = end;
    grown.shape = geometry::containingAllMoves(end.shape, by);
    grown.isPoint = false;
    return grown;
}

std::vector<LineEnd> grownEnds(const std::vector<LineEnd>& ends, Length by) {
    std::vector<LineEnd> grown;
    std::ranges::transform(ends, std::back_inserter(grown), [&](const LineEnd& end) { return grownEnd(end, by); });
    return grown;
}

std::vector<LineEnd> shrunkEnds(const std::vector<LineEnd>& ends, Length by) {
    std::vector<LineEnd> shrunk;
    for (const LineEnd& end : ends) {
        if (const auto shape = end.isPoint ? std::nullopt : geometry::containedInAllMoves(end.shape, by)) {
            LineEnd held = end;
            held.shape = *shape;
            shrunk.push_back(std::move(held));
        }
    }
    return shrunk;
}

std::vector<LineEnd> asShapes(std::vector<LineEnd> ends) {
    std::ranges::for_each(ends, [](LineEnd& end) { end.isPoint = false; });
    return ends;
}

bool RulingBounder::dependOnEachOther() const {
    return byOfPair() > Length{} && !table().isVolume() &&
           (isAboutTheOther(pack().source.region) || isAboutTheOther(pack().target));
}

BoundEnds RulingBounder::endsOf(const Pair& pair, bool hasArc) {
    m_areTargetsCut = false;
    BoundEnds ends;
    std::vector<LineEnd> targets;
    if (dependOnEachOther()) {
        ends.sources = {{pair.observer().placed()}};
        targets = {{pair.target().placed()}};
    } else {
        ends.sources = pair.sightSources()->single;
        targets = pair.targets(pack().target)->single;
    }
    const auto arcs = hasArc ? arcsOf(pair.observer(), pack().source) : std::vector<Polygon>{};
    if (arcs.empty()) {
        ends.sureTargets = ends.possibleTargets = targets;
        return ends;
    }
    const bool mayMove = byOfPair() > Length{};
    const Length by = m_radius + kSpareOfShapes;
    for (const Polygon& arc : arcs) {
        for (const LineEnd& target : targets) {
            m_areTargetsCut =
                m_areTargetsCut || !liesWhollyIn(mayMove ? grownEnd(target, by).shape : target.shape, arc);
            if (!mayMove) {
                std::ranges::move(clippedTo(arc, {target}), std::back_inserter(ends.sureTargets));
                continue;
            }
            const LineEnd grown = grownEnd(target, by);
            if (liesWhollyIn(grown.shape, arc)) {
                ends.sureTargets.push_back(target);
                ends.possibleTargets.push_back(target);
                continue;
            }
            const auto inside = clippedTo(arc, {grown});
            if (!inside.empty()) {
                std::ranges::move(shrunkEnds(clippedTo(arc, {target}), by), std::back_inserter(ends.sureTargets));
                std::ranges::move(grownEnds(inside, by), std::back_inserter(ends.possibleTargets));
            }
        }
    }
    if (!mayMove) {
        ends.sureTargets = withoutTwins(std::move(ends.sureTargets));
        ends.possibleTargets = ends.sureTargets;
    }
    return ends;
}

Ternary RulingBounder::entersByItsSide(const Pair& pair, const BoundEnds& ends) {
    const bool isOfDots = ends.sources.size() == 1 && ends.sources.front().isPoint &&
                          ends.possibleTargets.size() == 1 && pair.pack().target == Region::PrintedDot;
    if (!asksForItsSide(pack()) || !pair.target().dot) {
        return Ternary::Yes;
    }
    const geometry::Point dot = pair.targets(pack().target)->single.front().shape.position;
    const auto own = sideOfDot(pair.target(), dot);
    if (!own) {
        return Ternary::Yes;
    }
    if (!isOfDots) {
        leaveOpen();
        return Ternary::Maybe;
    }
    const geometry::Point from = ends.sources.front().shape.position;
    const double by = byOfPair() > Length{} ? (m_radius + kSpareOfShapes).millimeters() : 1e-6;
    // Beyond the side, between the rays from the dot through its corners. Where nothing moves, 1e-6 mm (1 nm)
    // exceeds the rounding of the stored points, 0.71 nm; a dot within 1e-5 mm (10 nm) of a side is beside none.
    const auto isBehind = [&](geometry::Point p, geometry::Point q) {
        const auto distance = [](geometry::Point a, geometry::Point b, geometry::Point x) {
            const double dx = (b.x - a.x).millimeters();
            const double dy = (b.y - a.y).millimeters();
            const double length = std::hypot(dx, dy);
            return length > 0.0 ? ((x.y - a.y).millimeters() * dx - (x.x - a.x).millimeters() * dy) / length : 0.0;
        };
        const double turn = distance(p, q, dot);
        const double sign = turn > 0.0 ? 1.0 : -1.0;
        return std::abs(turn) > 1e-5 && -sign * distance(p, q, from) > by && sign * distance(dot, p, from) > by &&
               -sign * distance(dot, q, from) > by;
    };
    const geometry::Ring corners = outlineOf(pair.target().placed());
    if (isBehind(own->first, own->second)) {
        return Ternary::Yes;
    }
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const geometry::Point p = corners[i];
        const geometry::Point q = corners[i + 1 == corners.size() ? 0 : i + 1];
        if (std::pair{p, q} != *own && isBehind(p, q)) {
            return Ternary::No;
        }
    }
    return doubt(RestsOn::Line, -1, QStringLiteral("$.block"));
}

Ternary RulingBounder::linesPastHexes(const Pair& pair,
                                      const BoundEnds& ends,
                                      const std::vector<Counting>& elements,
                                      bool mayTouch) {
    const auto isOnePlace = [](const std::vector<LineEnd>& list) { return list.size() == 1 && list.front().isPoint; };
    if (!isOnePlace(ends.sources) || !isOnePlace(ends.sureTargets) || !isOnePlace(ends.possibleTargets)) {
        return doubt(RestsOn::Line, -1, {});
    }
    std::vector<Counting> others;
    std::ranges::copy_if(elements, std::back_inserter(others),
                         [&](const Counting& element) { return !weighs({element}); });
    const geometry::SightLine middle{ends.sources.front().shape.position, ends.sureTargets.front().shape.position};
    const int aside = pack().line.alongEdge == AlongEdge::DefendersSide ? 1 : 0;
    Ternary passes = passesWeights(pair, beside(middle, aside), elements);
    passes = both(passes, passesWeights(pair, beside(middle, -aside), elements));
    if (passes == Ternary::No || isSurelyStopped(pair, ends, others, mayTouch)) {
        return Ternary::No;
    }
    return passes == Ternary::Yes && isSurelyClear(pair, ends, others) ? passes : doubt(RestsOn::Line, -1, {});
}

Ternary RulingBounder::passesWeights(const Pair& pair,
                                     const geometry::SightLine& segment,
                                     const std::vector<Counting>& elements) const {
    HexLine hexes{pair, segment};
    std::map<int, std::pair<double, double>> sums; // least and most, by line of the pack
    for (const Counting& element : elements) {
        const Obstacle& what = obstacle(element.effect.obstacle);
        const BlockLine& line = pack().block[static_cast<std::size_t>(element.effect.line)];
        if (!line.isWeighted()) {
            continue;
        }
        const Length by = moves(what) ? m_radius + kSpareOfShapes : Length{};
        const double weight = weightOf(line, what, table());
        const auto times = hexes.timesAround(what, hexConditionsOf(line, what, pair), by);
        auto& [least, most] = sums[element.effect.line];
        const bool isSure = (element.isByHexes ? element.isLarge : element.counts) == Ternary::Yes;
        least += isSure && isCrossedAnywhere(segment, what, by) ? weight * times.least : 0.0;
        most += isCrossedSomewhere(segment, what, by) ? weight * times.most : 0.0;
    }
    Ternary passes = Ternary::Yes;
    for (const auto& [number, sum] : sums) {
        const double limit = pack().block[static_cast<std::size_t>(number)].limit;
        passes = both(passes, sum.first >= limit ? Ternary::No : sum.second < limit ? Ternary::Yes : Ternary::Maybe);
    }
    return passes;
}

bool RulingBounder::isCrossedAnywhere(const geometry::SightLine& segment, const Obstacle& what, Length by) {
    const auto* polygon = std::get_if<Polygon>(&what.outline);
    if (!polygon || by == Length{}) {
        return polygon && crosses(segment, {*polygon});
    }
    std::vector<Polygon> common;
    for (const geometry::PolygonWithHoles& left : inset(geometry::unite(ringsOf(*polygon)), by).parts) {
        if (auto shrunk = Polygon::fromVertices(left.outline, left.holes)) {
            common.push_back(std::move(*shrunk));
        }
    }
    return crosses(segment, common);
}

bool RulingBounder::isCrossedSomewhere(const geometry::SightLine& segment, const Obstacle& what, Length by) {
    const auto* polygon = std::get_if<Polygon>(&what.outline);
    return !polygon || crosses(segment, by == Length{} ? std::vector{*polygon} : grownParts(*polygon, by));
}

bool RulingBounder::crosses(const geometry::SightLine& segment, const std::vector<Polygon>& outlines) {
    constexpr double kInside = 1e-6; // millimeters: the error of `depthInside`
    std::vector<geometry::Blocker> blockers;
    std::vector<int> all;
    for (const Polygon& outline : outlines) {
        all.push_back(static_cast<int>(blockers.size()));
        blockers.push_back({outline, {}, {}});
    }
    return geometry::depthInside(segment, geometry::TerrainMap{std::move(blockers)}, all) > kInside;
}

Ternary RulingBounder::linesOf(const Pair& pair, bool hasArc, bool mayTouch) {
    const BoundEnds ends = endsOf(pair, hasArc);
    if (ends.possibleTargets.empty()) {
        return Ternary::No;
    }
    const auto elements = withoutShallow(pair, countingElements(pair, ends));
    if (std::ranges::any_of(elements, &Counting::isByHexes)) {
        leaveOpen();
        if (!m_isAnyOne && !moves(pair.observerIndex) && !moves(pair.targetIndex)) {
            return linesPastHexes(pair, ends, elements, mayTouch);
        }
    }
    if (dependOnEachOther()) {
        const bool isWhole = ends.sureTargets.size() == 1 && ends.sureTargets.front().shape == pair.target().placed();
        if (isWhole && elements.empty()) {
            return Ternary::Yes; // regardless of the line
        }
        if (isSurelyStopped(pair, ends, elements, mayTouch)) {
            return Ternary::No;
        }
        leaveOpen();
        return ends.sureTargets.empty() ? doubt(RestsOn::Arc, -1, QStringLiteral("$.from.arc"))
                                        : doubt(RestsOn::Line, -1, {});
    }
    const Ternary isOwnSide = entersByItsSide(pair, ends);
    if (isOwnSide == Ternary::No) {
        return Ternary::No;
    }
    if (!m_options.expectsTarget && isSurelyStopped(pair, ends, elements, mayTouch)) {
        return Ternary::No;
    }
    if (isSurelyClear(pair, ends, elements) || staysClearForEach(pair, ends, elements) ||
        staysClearOfWhatIsLeft(pair, ends, elements)) {
        return isOwnSide;
    }
    if (m_options.expectsTarget && isSurelyStopped(pair, ends, elements, mayTouch)) {
        return Ternary::No;
    }
    if (ends.sureTargets.empty()) {
        return doubt(RestsOn::Arc, -1, QStringLiteral("$.from.arc"));
    }
    if (!m_options.wantNames || !m_options.expectsTarget) {
        return doubt(RestsOn::Line, m_options.wantNames ? m_opener : -1, {});
    }
    const auto closer = firstBlockedCell(pair, ends, elements);
    return closer ? doubt(RestsOn::Line, closer->obstacle, pack().block[static_cast<std::size_t>(closer->line)].path)
                  : doubt(RestsOn::Line, -1, {});
}

std::optional<Effect>
RulingBounder::firstBlockedCell(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) {
    const auto blocking = largestBlocking(pair, elements, m_isAnyOne || byOfPair() > Length{});
    if (!blocking) {
        return {};
    }
    return mostBlocking(pair, ends, *blocking);
}

std::optional<Effect> RulingBounder::mostBlocking(const Pair& pair, const BoundEnds& ends, const Blocking& blocking) {
    const LineFinding finding =
        findLine(pair, asShapes(ends.sources), asShapes(ends.possibleTargets), blocking, true, m_stop);
    return finding.blockedBy.empty() ? std::nullopt : std::optional{finding.blockedBy.front()};
}

Ternary RulingBounder::hasLine() {
    Ternary contact = m_pair.isBaseContact() ? Ternary::Yes : Ternary::No;
    if (const Length by = byOfPair(); by > Length{} && m_pair.doHeightsMeet()) {
        contact = touch(m_pair.observer(), m_pair.target());
    }
    if (contact == Ternary::Yes && pack().contactAlwaysSees) {
        return Ternary::Yes;
    }
    const bool mayTouch = contact != Ternary::No;
    Ternary line = linesOf(m_pair, true, mayTouch);
    if (line != Ternary::Yes && pack().reciprocal && dependOnEachOther()) {
        leaveOpen();
        return Ternary::Maybe;
    }
    if (line != Ternary::Yes && pack().reciprocal) {
        line = either(line, linesOf(m_pair.turned(), false, mayTouch));
    }
    if (contact == Ternary::Maybe && pack().contactAlwaysSees && line != Ternary::Yes) {
        return doubt(RestsOn::Contact, -1, QStringLiteral("$.contact_always_sees"));
    }
    return line;
}

} // namespace sightline::scenarios
