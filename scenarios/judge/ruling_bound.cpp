#include "scenarios/judge/ruling_bound.h"

#include "geometry/region/line_to_disc.h"
#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "geometry/sight/plan/depth.h"
#include "geometry/sight/plan/resized_base.h"
#include "geometry/sight/plan/sample_points.h"
#include "geometry/sight/proof/line_cover.h"
#include "geometry/terrain/offset.h"
#include "scenarios/judge/detection.h"
#include "scenarios/judge/hexes.h"
#include "scenarios/judge/line_occluders.h"
#include "scenarios/judge/lines.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/patch.h"
#include "scenarios/judge/targeting.h"
#include "scenarios/judge/wall_parts.h"
#include "scenarios/model/assemblies.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::PlacedFootprint;
using geometry::Polygon;

namespace {

/// The bound of the error of constructed outlines: parts of bases inside a piece are up to 1 micrometer too small, and
/// grown bases are rounded to a few nanometers; the rest is margin. Below it a bound could exclude a ruling that holds.
const Length kSpareOfShapes = Length::fromNanometers(3'000);
/// The bound of the error of distances: 1e-5 mm is 10 nm, and the stored gap is rounded to the nearest nanometer; the
/// rest is margin.
const Length kSpareOfDistances = Length::fromNanometers(30);

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

/// Single positions, and parts that are too small, have no common part.
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

bool comparesSizes(const BlockLine& line) {
    return line.comparison == SizeComparison::GeBoth || line.comparison == SizeComparison::GtTarget ||
           line.comparison == SizeComparison::GeTarget;
}

bool isAboutTheOther(Region region) {
    return region == Region::FacingEdge || region == Region::FacingCenter || region == Region::ClosestPoint;
}

/// Returns the maximum distance of two points of two boxes.
Length farthestApart(const geometry::Box& a, const geometry::Box& b) {
    const double x = std::max((a.high.x - b.low.x).inches(), (b.high.x - a.low.x).inches());
    const double y = std::max((a.high.y - b.low.y).inches(), (b.high.y - a.low.y).inches());
    return Length::fromInches(std::hypot(x, y));
}

/// Returns the diameter of the largest disc around the center of the base that lies in it; std::nullopt for hulls.
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

/// An obstacle that may count by a line of the pack.
struct Counting {
    Effect effect;
    Ternary counts = Ternary::Yes;
    Ternary isLarge = Ternary::Yes;
    bool isByHexes = false;                         ///< see `countsByHexes`
    bool isPassageOpen = false;                     ///< whether lines start or end inside differs between positions
    std::vector<const IgnoreClause*> sureParts;     ///< clauses that certainly apply
    std::vector<const IgnoreClause*> possibleParts; ///< clauses that possibly apply
};

/// The ends of lines over all positions.
struct BoundEnds {
    std::vector<LineEnd> sources;
    std::vector<LineEnd> sureTargets;
    std::vector<LineEnd> possibleTargets;
};

class RulingBounder {
public:
    RulingBounder(const PackTable& table,
                  std::size_t observer,
                  std::size_t target,
                  std::span<const AnyId> moved,
                  Length radius,
                  const std::stop_token& stop,
                  const BoundOptions& options)
        : m_pair{table, observer, target},
          m_isAnyOne{moved.empty()},
          m_radius{radius},
          m_stop{stop},
          m_options{options} {
        const auto& models = table.scenario().models;
        for (const AnyId& id : moved) {
            if (const auto* model = std::get_if<ModelId>(&id)) {
                m_model = static_cast<std::size_t>(std::ranges::find(models, *model, &Model::id) - models.begin());
            } else if (const auto* piece = std::get_if<PieceId>(&id)) {
                m_pieces.push_back(indexOfPiece(*piece));
            }
        }
    }

    RulingBound find() {
        if (m_pair.hasBody()) {
            m_bound.isOpen = true; // proofs are about lines between bases
            return std::move(m_bound);
        }
        m_bound.mayTarget = seesInEachCase();
        if (m_bound.mayTarget != Ternary::No && mayBarFire(pack(), table().scenario())) {
            m_kind = LineKind::Fire;
            m_bound.mayTarget = both(m_bound.mayTarget, pack().reciprocal ? Ternary::Maybe : hasLine());
            if (pack().reciprocal) {
                leaveOpen(); // shots pass back only where sight does not pass forth
            }
        }
        if (m_bound.mayTarget != Ternary::No &&
            std::ranges::any_of(m_pair.pack().targeting, [&](const TargetingRules& rules) {
                return rules.isLimit() && concerns(rules, m_pair.target());
            })) {
            leaveOpen(); // the distance and nearer enemies matter too
            m_bound.mayTarget = Ternary::Maybe;
        }
        const auto& orders = m_pair.pack().order;
        if (m_bound.mayTarget != Ternary::No && std::ranges::any_of(orders, [&](const OrderRules& order) {
                return hasWord(m_pair.target(), order.state);
            })) {
            leaveOpen(); // whether it is a valid target depends on its cover
            m_bound.mayTarget = Ternary::Maybe;
        }
        return std::move(m_bound);
    }

private:
    [[nodiscard]] const RulePack& pack() const { return m_pair.pack(); }
    [[nodiscard]] const PackTable& table() const { return m_pair.table; }
    [[nodiscard]] const Obstacle& obstacle(int index) const {
        return table().obstacles()[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] int indexOfPiece(const PieceId& id) const {
        const auto& pieces = table().pieces();
        return static_cast<int>(std::ranges::find(pieces, id, [](const Piece* piece) { return piece->id; }) -
                                pieces.begin());
    }

    [[nodiscard]] bool moves(std::size_t model) const { return m_isAnyOne || m_model == model; }
    [[nodiscard]] bool moves(const Obstacle& element) const {
        return m_isAnyOne || (element.model >= 0 ? m_model == static_cast<std::size_t>(element.model)
                                                 : std::ranges::find(m_pieces, element.piece) != m_pieces.end());
    }
    [[nodiscard]] bool movesPiece(std::size_t piece) const {
        return m_isAnyOne || std::ranges::find(m_pieces, static_cast<int>(piece)) != m_pieces.end();
    }
    [[nodiscard]] Length byOfPair() const {
        return moves(m_pair.observerIndex) || moves(m_pair.targetIndex) ? m_radius : Length{};
    }

    void leaveOpen() { m_bound.isOpen = true; }
    Ternary doubt(RestsOn on, int element, const QString& rule, std::optional<Length> threshold = {}) {
        const Doubt doubt{on, element, rule, threshold};
        if (std::ranges::find(m_bound.doubts, doubt) == m_bound.doubts.end()) {
            m_bound.doubts.push_back(doubt);
        }
        return Ternary::Maybe;
    }

    /// Returns whether the statement holds where everything stands now.
    template <class Statement> Ternary now(Statement&& statement) {
        const RulingBound before = m_bound;
        const Length radius = std::exchange(m_radius, Length{});
        const Ternary holds = statement();
        m_radius = radius;
        m_bound = before;
        return holds;
    }

    /// A statement that holds where all of its parts do. It leaves no doubts if none can turn it; where names are
    /// wanted, only those about parts that have to turn for that.
    class Conjunction {
    public:
        explicit Conjunction(RulingBounder& bounder) : m_bounder{bounder}, m_first{doubts().size()} {}

        /// Adds a part, unless one does not hold in any case.
        template <class Part> void add(Part&& part) {
            if (m_holds == Ternary::No) {
                return;
            }
            const std::size_t next = doubts().size();
            const Ternary holds = part();
            m_holds = both(m_holds, holds);
            if (m_holds == Ternary::No) {
                doubts().resize(m_first);
            } else if (holds == Ternary::Maybe && m_bounder.m_options.wantNames) {
                keepWhatHasToTurn(m_bounder.now(part), next);
            }
        }
        [[nodiscard]] Ternary holds() const { return m_holds; }

    private:
        std::vector<Doubt>& doubts() { return m_bounder.m_bound.doubts; }
        void keepWhatHasToTurn(Ternary isNow, std::size_t next) {
            if (m_isNow == Ternary::No && isNow == Ternary::Yes) {
                doubts().resize(next);
            } else if (m_isNow == Ternary::Yes && isNow == Ternary::No) {
                doubts().erase(doubts().begin() + static_cast<std::ptrdiff_t>(m_first),
                               doubts().begin() + static_cast<std::ptrdiff_t>(next));
            }
            m_isNow = both(m_isNow, isNow);
        }

        RulingBounder& m_bounder;
        std::size_t m_first;
        Ternary m_holds = Ternary::Yes;
        Ternary m_isNow = Ternary::Yes;
    };

    /// Returns whether a distance that changes by at most `by` stays within a limit, or beyond it.
    static Ternary within(Length distance, Length limit, Length by) {
        if (by == Length{}) {
            return distance <= limit ? Ternary::Yes : Ternary::No;
        }
        const Length change = by + kSpareOfDistances;
        return distance + change <= limit ? Ternary::Yes : distance - change > limit ? Ternary::No : Ternary::Maybe;
    }

    Ternary measuresWithin(Length limit, RestsOn on, const QString& rule) {
        const Length by = byOfPair();
        const Length distance = measured(m_pair);
        if (by > Length{} && (pack().measure.from == MeasureFrom::Cells || pack().measure.rounding != Rounding::None)) {
            leaveOpen();
            return doubt(on, -1, rule, limit);
        }
        const Ternary isWithin = within(distance, limit, by);
        return isWithin == Ternary::Maybe ? doubt(on, -1, rule, limit) : isWithin;
    }

    Ternary sees() {
        if (!mayObserve(table(), m_pair.observerIndex)) {
            return Ternary::No;
        }
        Ternary seen =
            pack().range ? measuresWithin(*pack().range, RestsOn::Range, QStringLiteral("$.range_in")) : Ternary::Yes;
        if (seen != Ternary::No) {
            seen = both(seen, isDetected());
        }
        return seen == Ternary::No ? seen : both(seen, hasLine());
    }

    /// Bounds the same. Where several rules ask for one fact that may turn, as who leaves an area is no longer hidden
    /// but behind it, the ruling is bounded with that fact and without it.
    Ternary seesInEachCase() {
        const Ternary seen = sees();
        const auto isOfSeveral = [&](const StandingFact& fact) { return std::ranges::count(m_doubted, fact) > 1; };
        const auto several = std::ranges::find_if(m_doubted, isOfSeveral);
        if (seen != Ternary::Maybe || several == m_doubted.end()) {
            return seen;
        }
        const StandingFact fact = *several;
        const auto boundIf = [&](Ternary holds) {
            RulingBound whole = std::exchange(m_bound, {});
            m_assumed = std::pair{fact, holds};
            const Ternary seenThen = sees();
            m_assumed.reset();
            RulingBound bound = std::exchange(m_bound, std::move(whole));
            bound.mayTarget = seenThen;
            return bound;
        };
        const Ternary expected = m_options.expectsTarget ? Ternary::Yes : Ternary::No;
        RulingBound with = boundIf(Ternary::Yes);
        if (with.mayTarget != expected && !m_options.wantNames) {
            return seen;
        }
        RulingBound without = boundIf(Ternary::No);
        if (with.mayTarget == without.mayTarget && with.mayTarget != Ternary::Maybe) {
            m_bound = {};
            return with.mayTarget;
        }
        if ((with.mayTarget == Ternary::Maybe) == (without.mayTarget == Ternary::Maybe)) {
            return seen;
        }
        RulingBound& open = with.mayTarget == Ternary::Maybe ? with : without;
        const Ternary other = with.mayTarget == Ternary::Maybe ? without.mayTarget : with.mayTarget;
        if (other == expected) {
            m_bound = std::move(open); // what turns it
        }
        return seen;
    }

    // Standing

    struct StandingBounds {
        Standings sure;
        Standings possible;
    };

    /// Returns the part of a model by which it stands somewhere.
    [[nodiscard]] PlacedFootprint placeOf(std::size_t model) const {
        return scenarios::placeOf(table().scenario().models[model], pack());
    }

    /// Returns the bounds of where the model stands as seen from above, if it is as high up as the piece.
    [[nodiscard]] StandingBounds standingsAround(std::size_t model, std::size_t piece) const {
        return levelAround(model, piece) == Ternary::No ? StandingBounds{} : standingsFromAbove(model, piece);
    }

    [[nodiscard]] StandingBounds standingsFromAbove(std::size_t model, std::size_t piece) const {
        const Length elevation = table().scenario().models[model].elevation;
        const PlacedFootprint stands = placeOf(model);
        const Piece& what = *table().pieces()[piece];
        const auto resized = [&](const PlacedFootprint& shape) { return standingsOf(shape, elevation, what); };
        if (!moves(model) && !movesPiece(piece)) {
            const Standings now = resized(stands);
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
        return bounds;
    }

    /// Returns whether the solid lies apart from ground over which it carries a model.
    [[nodiscard]] Ternary isApart(std::size_t solid, std::size_t ground) const {
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

    /// Returns the solids that possibly carry the model.
    [[nodiscard]] std::vector<std::size_t> carriersAround(std::size_t model) const {
        return table().levels().carriers(table().scenario().models[model].elevation, [&](std::size_t solid) {
            return standingsFromAbove(model, solid).possible.touch;
        });
    }

    /// Returns whether the model is as high up as the piece.
    [[nodiscard]] Ternary levelAround(std::size_t model, std::size_t piece) const {
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
            return std::ranges::any_of(sure, [&](std::size_t solid) { return is(solid) == Ternary::Yes; })
                       ? Ternary::Yes
                   : std::ranges::all_of(possible, [&](std::size_t solid) { return is(solid) == Ternary::No; })
                       ? Ternary::No
                       : Ternary::Maybe;
        };
        if (level == Level::OverSolid) {
            return bounds(
                [&](std::size_t solid) { return levels.mayStandOn(solid, piece) ? Ternary::Yes : Ternary::No; });
        }
        return opposite(bounds([&](std::size_t solid) { return isApart(solid, piece); }));
    }

    /// Returns a disc around the center of the base with the radius by which the move exceeds that of the base, if it
    /// does: a base whose disc lies in a polygon cannot leave it, and one whose disc is outside cannot get wholly into
    /// it. Of other bases than round ones the radius is that of a disc inside; none for hulls.
    [[nodiscard]] std::optional<PlacedFootprint> excessOverRadius(const PlacedFootprint& stands) const {
        const Length by = m_radius + kSpareOfShapes;
        const auto width = narrowestAcross(stands.footprint);
        if (!width || geometry::containedInAllMoves(stands, by)) {
            return {};
        }
        const Length across = std::max(by * 2 - *width, Length::fromNanometers(2));
        return PlacedFootprint{*geometry::Footprint::round(across), stands.position, {}};
    }

    /// Sets whether the base lies in the union of pieces that keep their places relative to each other.
    void boundWithinUnion(std::size_t model, const std::vector<std::size_t>& pieces, StandingBounds& bounds) const {
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

    /// True if the pieces keep their places relative to each other in all of the moves.
    [[nodiscard]] bool areOneObject(const std::vector<std::size_t>& pieces) const {
        if (m_isAnyOne) {
            const QString& group = table().pieces()[pieces.front()]->group;
            return pieces.size() == 1 || (!group.isEmpty() && std::ranges::all_of(pieces, [&](std::size_t piece) {
                       return table().pieces()[piece]->group == group;
                   }));
        }
        const auto isMoved = [&](std::size_t piece) { return movesPiece(piece); };
        return std::ranges::all_of(pieces, isMoved) || std::ranges::none_of(pieces, isMoved);
    }

    /// A model stands so in a piece, or in one that is joined with it.
    struct StandingFact {
        std::size_t model = 0;
        std::size_t piece = 0;
        Standing standing = Standing::In;
        bool joined = false;
        friend bool operator==(const StandingFact&, const StandingFact&) = default;
    };

    Ternary
    standsTo(std::size_t model, std::size_t piece, Standing standing, bool joined, int element, const QString& rule) {
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

    Ternary standsAround(
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

    Ternary
    stands(std::size_t model, std::optional<Standing> wanted, const Obstacle& what, bool joined, const QString& rule) {
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

    [[nodiscard]] Ternary touch(const Model& a, const Model& b) const {
        const Length by = m_radius + kSpareOfShapes;
        if (!overlapOrTouch(geometry::containingAllMoves(a.placed(), by), b.placed())) {
            return Ternary::No;
        }
        const auto held = geometry::containedInAllMoves(a.placed(), by);
        return held && overlapOrTouch(*held, b.placed()) ? Ternary::Yes : Ternary::Maybe;
    }

    Ternary
    isNearElement(std::size_t model, const Obstacle& what, std::optional<Length> distance, const QString& rule) {
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

    // What counts

    Ternary holds(const IgnoreClause& clause, const Obstacle& what, const Pair& pair, const QString& rule) {
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
            return isNearer == Ternary::Maybe ? doubt(RestsOn::Apart, -1, rule, *clause.distanceOver)
                                              : opposite(isNearer);
        });
        return all.holds();
    }

    /// The sizes that something may have over all positions, by what it stands on.
    struct SizesAround {
        std::vector<double> sizes;
        std::optional<std::size_t> piece; ///< one that it may come off, or onto
    };

    [[nodiscard]] SizesAround sizesAround(std::size_t model) const {
        const Model& self = table().scenario().models[model];
        const double own = table().sizeOf(model, SizeUse::Size);
        std::vector<Footing> sure;
        std::vector<Footing> possible;
        for (const Footing& footing : table().footings().upTo(self.elevation)) {
            const StandingBounds bounds = standingsAround(model, footing.piece);
            if (bounds.possible.in) {
                (bounds.sure.in ? sure : possible).push_back(footing);
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

    [[nodiscard]] SizesAround sizesAround(const Obstacle& what) const {
        if (what.model >= 0) {
            return sizesAround(static_cast<std::size_t>(what.model));
        }
        const double now = table().sizeOfElement(static_cast<std::size_t>(table().indexOf(what)), SizeUse::Height);
        SizesAround around{{now}, {}};
        const auto footings = table().footings().upTo(what.elevation);
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

    /// Returns the piece by which the effect of an obstacle's size differs between positions; std::nullopt: it does
    /// not.
    [[nodiscard]] std::optional<std::size_t>
    pieceThatSizes(const BlockLine& line, const Obstacle& what, const Pair& pair) const {
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

    /// Returns the index of a piece's own outline among the obstacles.
    [[nodiscard]] int obstacleOfPiece(std::size_t piece) const {
        const auto& all = table().obstacles();
        return static_cast<int>(
            std::ranges::find_if(
                all, [&](const Obstacle& one) { return one.piece == static_cast<int>(piece) && one.wall < 0; }) -
            all.begin());
    }

    Ternary isLarge(const BlockLine& line, const Obstacle& what, const Pair& pair) {
        if (const auto piece = pieceThatSizes(line, what, pair)) {
            return doubt(RestsOn::Standing, obstacleOfPiece(*piece), line.path);
        }
        const SizeRuling sizes = sizeRuling(line, what, pair);
        if (sizes.effect == SizeEffect::InShadow) {
            return isNearElement(sizes.lower, what, sizes.shadow, line.path);
        }
        return sizes.effect == SizeEffect::Always ? Ternary::Yes : Ternary::No;
    }

    [[nodiscard]] Ternary
    liesIn(const LineEnd& end, std::size_t model, const Polygon& polygon, const Obstacle& what) const {
        const Length by = moves(model) || moves(what) ? m_radius + kSpareOfShapes : Length{};
        if (by == Length{}) {
            return Ternary::Yes; // as it is now, in every position
        }
        const PlacedFootprint grown = geometry::containingAllMoves(end.shape, by);
        return liesWhollyIn(grown, polygon) || !reachesInto(grown, polygon) ? Ternary::Yes : Ternary::Maybe;
    }

    /// Finds out whether the obstacle counts by the line of the pack.
    Counting countingOf(const Effect& effect, const Pair& pair) {
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

    std::vector<Counting> countingElements(const Pair& pair, const BoundEnds& ends) {
        std::vector<Counting> all;
        const Length by = m_radius + kSpareOfShapes;
        const auto around = [&](Region region, std::size_t model) {
            return geometry::containingAllMoves(table().ends().reach(region, model), by);
        };
        for (const int index : table().between(around(pack().source.region, pair.observerIndex),
                                               around(pack().target, pair.targetIndex))) {
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
                        return [&, model](const LineEnd& end) {
                            return liesIn(end, model, *polygon, what) == Ternary::Yes;
                        };
                    };
                    counting.isPassageOpen = !std::ranges::all_of(ends.sources, hasValue(pair.observerIndex)) ||
                                             !std::ranges::all_of(ends.possibleTargets, hasValue(pair.targetIndex));
                }
                all.push_back(std::move(counting));
            }
        }
        return all;
    }

    /// Returns the elements without those of limited depth that no line between the two, wherever these and the
    /// elements are moved, can be deeper inside than the limit.
    [[nodiscard]] std::vector<Counting> withoutShallow(const Pair& pair, std::vector<Counting> elements) const {
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

    /// Returns the possible blockers at their largest extent; std::nullopt if it cannot be determined. `isAllGrown`:
    /// for moves of the obstacles themselves. `isFollowed`: obstacles that lines follow when they move, see
    /// `staysClearByFollowing`; all others are grown.
    std::optional<Blocking> largestBlocking(const Pair& pair,
                                            const std::vector<Counting>& elements,
                                            bool isAllGrown,
                                            const std::function<bool(const Obstacle&)>& isFollowed = {}) {
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

    /// Adds the obstacle at its largest extent, grown by that much.
    void addGrown(const Pair& pair, const Counting& element, Length by, Blocking& blocking) const {
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

    /// Returns the certain blockers at their smallest extent.
    Blocking smallestBlocking(const Pair& pair,
                              const std::vector<Counting>& elements,
                              const std::function<bool(const Obstacle&)>& isOneOf = {}) const {
        Blocking blocking;
        for (const Counting& element : elements) {
            const Obstacle& what = obstacle(element.effect.obstacle);
            if (element.counts != Ternary::Yes || element.isPassageOpen || (isOneOf && !isOneOf(what))) {
                continue;
            }
            if (!element.possibleParts.empty()) {
                PartialEffect part{
                    element.effect,
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

    // Lines

    /// True if a patch of the target has to show; see patch.h.
    [[nodiscard]] bool asksPatch() const {
        return pack().line.minPatch > Length{} && table().isVolume() && m_kind != LineKind::Fire;
    }

    /// Returns lists of targets each of which is seen where a patch shows.
    [[nodiscard]] std::vector<std::vector<LineEnd>> shown(const std::vector<LineEnd>& targets, bool mayTouch) const {
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

    /// True if the target is wide enough for a patch, so that one has to show.
    [[nodiscard]] bool asksWidth() const {
        const geometry::PlacedFootprint shape = m_pair.targetShape();
        return narrowerBy({{shape}}, pack().line.minPatch).front().shape != shape;
    }

    bool isClear(const Pair& pair,
                 const std::vector<LineEnd>& sources,
                 const std::vector<LineEnd>& targets,
                 const Blocking& blocking) {
        if (sources.empty() || targets.empty()) {
            return false;
        }
        return asksPatch() ? isPatchClear(pair, sources, targets, blocking)
                           : findLine(pair, sources, targets, blocking, false, m_stop).clear;
    }

    /// True if lines show a patch of the target, wherever the bases stand.
    bool isPatchClear(const Pair& pair,
                      const std::vector<LineEnd>& sources,
                      const std::vector<LineEnd>& targets,
                      const Blocking& blocking) {
        const Length patch = pack().line.minPatch;
        const auto narrow = narrowerBy(targets, patch);
        const auto isWide = [](const LineEnd& one, const LineEnd& whole) { return one.shape == whole.shape; };
        const Length gap = pair.nearest().gap - (m_radius + kSpareOfShapes) * 2;
        const auto atFarSide = patchAtFarSide(patch, gap, extentOf(pair.targetShape()));
        if (pair.hasBody() || !atFarSide ||
            (asksWidth() && !std::ranges::equal(narrow, targets, std::not_fn(isWide)))) {
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

    bool areLinesStopped(const Pair& pair,
                         const std::vector<LineEnd>& sources,
                         const std::vector<LineEnd>& targets,
                         const Blocking& blocking) {
        return isStoppedBy(findLine(pair, sources, targets, blocking, false, m_stop));
    }

    [[nodiscard]] bool isStoppedBy(const LineFinding& finding) const {
        return !finding.clear && !finding.unsettled && !m_stop.stop_requested();
    }

    bool isStopped(const Pair& pair,
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

    /// True if no line to what is beside a patch enters the target by its side, nor any from beyond the target by its
    /// top or its foot, wherever the bases stand.
    bool isPatchStopped(const Pair& pair,
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
        const Length spare =
            Length::fromInches(climb.inches() * moved.inches() / (gap - moved).inches()) + kSpareOfShapes;
        const auto atFarSide = patchAtFarSide(patch, gap + moved, extentOf(pair.targetShape()));
        const auto sides = besidePatch(targets, std::max(patch - spare, Length{}), at);
        return isStoppedBy(findLineToSides(pair, sources, sides, blocking, m_stop)) &&
               std::ranges::all_of(linesFromBeyond(sources, targets, patch, *atFarSide, at), [&](const LineEnds& way) {
                   return areLinesStopped(pair, way.sources, way.targets, blocking);
               });
    }

    [[nodiscard]] bool weighs(const std::vector<Counting>& elements) const {
        return std::ranges::any_of(elements, [&](const Counting& element) {
            return pack().block[static_cast<std::size_t>(element.effect.line)].isWeighted();
        });
    }

    /// True if no obstacle reaches the box around all ends of lines, in any position.
    [[nodiscard]] bool isNothingNear(const Pair& pair, const BoundEnds& ends) const {
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

    /// True if the only obstacle is a model on a round base no wider than the two round bases of the pair, which hides
    /// none of two parallel lines along the sides of the narrower base at once, wherever the three stand.
    [[nodiscard]] bool
    isSeenPastOneDisc(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) const {
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
            pack().block[static_cast<std::size_t>(elements.front().effect.line)].comparison ==
                SizeComparison::Weighted) {
            return false;
        }
        const auto other = static_cast<std::size_t>(obstacle(elements.front().effect.obstacle).model);
        const auto between = widthOf(table().scenario().models[other].placed());
        const auto from = widthOf(pair.observer().placed());
        const auto to = widthOf(pair.target().placed());
        return between && from && to && *between <= std::min(*from, *to) &&
               !(*between == *from && *between == *to && isInFile(other));
    }

    /// True if the center of the model lies on the line between those of the pair: past a base as wide as both of
    /// theirs all lines touch it then, which is no proof of anything.
    [[nodiscard]] bool isInFile(std::size_t model) const {
        constexpr double kAside = 1e-5; // millimeters: ten times the unit of stored positions, 1 nm
        const geometry::Vector way = m_pair.target().position - m_pair.observer().position;
        const geometry::Vector off = table().scenario().models[model].position - m_pair.observer().position;
        const double x = way.x.millimeters();
        const double y = way.y.millimeters();
        return std::abs(x * off.y.millimeters() - y * off.x.millimeters()) <= kAside * std::hypot(x, y);
    }

    /// True if lines of limited depth are proved to be clear in all positions by one that runs between the common parts
    /// of the moved bases. It stays where it is when a base moves. When one of these obstacles moves, it follows: it
    /// still ends in both bases, its depth there does not change, and it comes nearer to other obstacles by no more
    /// than the move.
    bool staysClearByFollowing(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) {
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

    /// True if for each element that may move a line is proved to be clear in all of its positions: for a model of the
    /// pair one that is displaced by half of the move, at both ends; for an obstacle one that stays where it is. In
    /// parallel to itself a line is no deeper inside an obstacle than where it was, in the obstacle grown by as much.
    bool staysClearForEach(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) {
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

    /// Returns a disc of 2 nm in the middle of the end; std::nullopt if that may be outside of it.
    static std::optional<LineEnd> centerOfEnd(const LineEnd& end) {
        if (!end.isPoint && !narrowestAcross(end.shape.footprint)) {
            return {};
        }
        LineEnd middle = end;
        middle.isPoint = false;
        middle.shape = {*geometry::Footprint::round(Length::fromNanometers(2)), geometry::centerPoint(end.shape), {}};
        return middle;
    }

    /// Returns the pieces whose footprints are one to the rules and on the table, if the obstacle is the footprint of
    /// one of them.
    [[nodiscard]] std::vector<const Piece*> partsOfObject(const Obstacle& what) const {
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

    /// True if the model stands so in a part of the piece's object, and is as high up as all its parts wherever it
    /// moves.
    [[nodiscard]] bool standsInObject(std::size_t model, std::size_t piece, Standing standing) const {
        const auto& feature = table().featureOf(piece);
        return std::ranges::all_of(feature,
                                   [&](std::size_t part) { return levelAround(model, part) == Ternary::Yes; }) &&
               std::ranges::any_of(
                   feature, [&](std::size_t part) { return table().standingOf(model, part, false).is(standing); });
    }

    /// True if lines between the two points pass the obstacle, which does not count for the one that stands in it,
    /// after this has left it: over the side towards the other, or so far from the lines that it is not in their way.
    [[nodiscard]] bool
    isPassedOnceLeft(const Counting& element, const Pair& pair, geometry::Point source, geometry::Point target) const {
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
            if (clause != ofStanding || isOfTarget == clause.source.has_value() ||
                !mayHoldSomewhere(clause, what, pair)) {
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

    /// True if the line between the middles of the ends is proved to be clear in all positions, by that those of the
    /// two that stand in obstacles either do so or have left them without getting behind them.
    bool staysClearOfWhatIsLeft(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) {
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

    /// True if a line is proved to be clear in all positions.
    bool isSurelyClear(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) {
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

    /// True if a line past the grown obstacles is clear in all positions. Ends that touch see each other past all
    /// obstacles, but only while they do: such a pair counts if it touches in all positions.
    bool staysClear(const Pair& pair,
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

    /// True if it is proved that no line is clear in any position.
    bool
    isSurelyStopped(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements, bool mayTouch) {
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
            if (isStopped(pair, ends.sources, ends.possibleTargets, others, mayTouch) ||
                (!m_isAnyOne && hidesAlone(one)) ||
                isStopped(pair, asShapes(ends.sources), asShapes(ends.possibleTargets),
                          withShrunk(others, elements, one), mayTouch)) {
                return true;
            }
            const auto isCovered = isCoveredWhenMoved(pair, all, one);
            const bool hasWidth = std::ranges::all_of(all.effects, [&](const Effect& effect) {
                const Obstacle& what = obstacle(effect.obstacle);
                return std::ranges::find(one, keyOf(what)) == one.end() ||
                       std::holds_alternative<Polygon>(what.outline);
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
        const auto isSureOfIt = [&](const Counting& element) {
            return element.counts == Ternary::Yes && isOfIt(element);
        };
        const auto sure = std::ranges::find_if(elements, isSureOfIt);
        const auto element = sure != elements.end() ? sure : std::ranges::find_if(elements, isOfIt);
        m_opener = element == elements.end() ? -1 : element->effect.obstacle; // what moves may not stop lines at all
        return false;
    }

    /// True if one obstacle hides all of a base from all of the other: faster than testing many positions.
    bool hidesWholeReach(const Pair& pair,
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

    /// Pieces by their index, models as negative numbers.
    static int keyOf(const Obstacle& what) { return what.piece >= 0 ? what.piece : -1 - what.model; }

    /// Returns the groups of blockers that may move together, of those that count at least so surely.
    [[nodiscard]] std::vector<std::vector<int>> elementsToMove(const std::vector<Counting>& elements,
                                                               Ternary least = Ternary::Yes) const {
        std::vector<std::vector<int>> all;
        if (!m_isAnyOne) {
            all.push_back(m_pieces);
            if (m_model) {
                all.front().push_back(-1 - static_cast<int>(*m_model));
            }
            return all;
        }
        const auto add = [&](std::vector<int> together) {
            if (std::ranges::find(all, together) == all.end()) {
                all.push_back(std::move(together));
            }
        };
        for (const Counting& element : elements) {
            const Obstacle& what = obstacle(element.effect.obstacle);
            if (element.counts < least) {
                continue;
            }
            if (what.piece < 0) {
                add({keyOf(what)});
                continue;
            }
            // It moves with its group and with those that carry it, one after another.
            for (const std::vector<int>& together : displacements()) {
                if (std::ranges::binary_search(together, what.piece)) {
                    add(together);
                }
            }
        }
        return all;
    }

    /// Returns the certain blockers, together where no move of any one object of the table parts them: those of a
    /// group. What a piece carries may be moved without it.
    [[nodiscard]] std::vector<std::vector<int>> firmObjects(const std::vector<Counting>& elements) const {
        std::vector<std::vector<int>> objects;
        std::map<std::pair<QString, int>, std::size_t> known; // by group; without one by key
        for (const Counting& element : elements) {
            const Obstacle& what = obstacle(element.effect.obstacle);
            if (element.counts != Ternary::Yes) {
                continue;
            }
            const QString group =
                what.piece >= 0 ? table().pieces()[static_cast<std::size_t>(what.piece)]->group : QString{};
            const auto [place, isNew] =
                known.emplace(std::pair{group, group.isEmpty() ? keyOf(what) : 0}, objects.size());
            (isNew ? objects.emplace_back() : objects[place->second]).push_back(keyOf(what));
        }
        return objects;
    }

    /// Returns for each piece the pieces that are displaced with it, ascending.
    [[nodiscard]] const std::vector<std::vector<int>>& displacements() const {
        if (m_displacements.empty()) {
            for (const Piece* piece : table().pieces()) {
                std::vector<int>& together = m_displacements.emplace_back();
                std::ranges::transform(displacedWith(table().scenario(), piece->id), std::back_inserter(together),
                                       [&](const PieceId& one) { return indexOfPiece(one); });
                std::ranges::sort(together);
            }
        }
        return m_displacements;
    }

    /// True if the common part of all positions of the obstacle is its footprint shrunk by the radius, and counts.
    [[nodiscard]] bool isShrinkable(const Counting& element) const {
        const Obstacle& what = obstacle(element.effect.obstacle);
        const bool hasOpenings =
            what.piece >= 0 && !table().pieces()[static_cast<std::size_t>(what.piece)]->openings.empty();
        return std::holds_alternative<Polygon>(what.outline) && !hasOpenings && element.counts == Ternary::Yes &&
               !element.isPassageOpen && element.possibleParts.empty();
    }

    /// True if two obstacles that are moved together block lines as their union does.
    [[nodiscard]] bool blockAsOne(const Counting& one, const Counting& other) const {
        const Obstacle& a = obstacle(one.effect.obstacle);
        const Obstacle& b = obstacle(other.effect.obstacle);
        return one.effect.line == other.effect.line && a.elevation == b.elevation && a.height == b.height &&
               PackTable::isFirm(pack().block[static_cast<std::size_t>(one.effect.line)]);
    }

    /// Returns the others, and the common part of the moved footprints: where several of them adjoin, that of their
    /// union, in which no seam opens.
    [[nodiscard]] Blocking
    withShrunk(Blocking others, const std::vector<Counting>& elements, const std::vector<int>& moved) const {
        const Length by = m_radius + kSpareOfShapes;
        std::vector<std::vector<const Counting*>> unions;
        for (const Counting& element : elements) {
            const bool isMoved = std::ranges::find(moved, keyOf(obstacle(element.effect.obstacle))) != moved.end();
            if (!isMoved || !isShrinkable(element)) {
                continue;
            }
            const auto home = std::ranges::find_if(
                unions, [&](const auto& together) { return blockAsOne(*together.front(), element); });
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

    /// True if in plan the cover of all lines keeps that much of a margin; std::nullopt elsewhere.
    std::optional<bool> isCoveredWhenMoved(const Pair& pair, const Blocking& all, const std::vector<int>& moved) {
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

    /// True if the ends of lines depend on the position of the other model: somewhere on the base.
    [[nodiscard]] bool dependOnEachOther() const {
        return byOfPair() > Length{} && !table().isVolume() &&
               (isAboutTheOther(pack().source.region) || isAboutTheOther(pack().target));
    }

    BoundEnds endsOf(const Pair& pair, bool hasArc) {
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

    /// For a pack that requires the side nearest to the target's printed dot: whether lines between the dots enter
    /// there. Relative to the target only the observer's dot moves.
    Ternary entersByItsSide(const Pair& pair, const BoundEnds& ends) {
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

    /// Returns whether the line between a pair that is not moved is clear, where obstacles count by hexes.
    Ternary
    linesPastHexes(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements, bool mayTouch) {
        const auto isOnePlace = [](const std::vector<LineEnd>& list) {
            return list.size() == 1 && list.front().isPoint;
        };
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

    /// Returns whether what the line crosses is too light to block it.
    Ternary
    passesWeights(const Pair& pair, const geometry::SightLine& segment, const std::vector<Counting>& elements) const {
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
            passes = both(passes, sum.first >= limit   ? Ternary::No
                                  : sum.second < limit ? Ternary::Yes
                                                       : Ternary::Maybe);
        }
        return passes;
    }

    /// True if the segment crosses the footprint wherever that is moved by at most so much. False proves nothing.
    static bool isCrossedAnywhere(const geometry::SightLine& segment, const Obstacle& what, Length by) {
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

    /// True unless the segment crosses the footprint nowhere. True proves nothing.
    static bool isCrossedSomewhere(const geometry::SightLine& segment, const Obstacle& what, Length by) {
        const auto* polygon = std::get_if<Polygon>(&what.outline);
        return !polygon || crosses(segment, by == Length{} ? std::vector{*polygon} : grownParts(*polygon, by));
    }

    static bool crosses(const geometry::SightLine& segment, const std::vector<Polygon>& outlines) {
        constexpr double kInside = 1e-6; // millimeters: the error of `depthInside`
        std::vector<geometry::Blocker> blockers;
        std::vector<int> all;
        for (const Polygon& outline : outlines) {
            all.push_back(static_cast<int>(blockers.size()));
            blockers.push_back({outline, {}, {}});
        }
        return geometry::depthInside(segment, geometry::TerrainMap{std::move(blockers)}, all) > kInside;
    }

    Ternary linesOf(const Pair& pair, bool hasArc, bool mayTouch) {
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
            const bool isWhole =
                ends.sureTargets.size() == 1 && ends.sureTargets.front().shape == pair.target().placed();
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
        return closer
                   ? doubt(RestsOn::Line, closer->obstacle, pack().block[static_cast<std::size_t>(closer->line)].path)
                   : doubt(RestsOn::Line, -1, {});
    }

    /// Returns the possible blocker that blocks most of the remaining lines.
    std::optional<Effect>
    firstBlockedCell(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) {
        const auto blocking = largestBlocking(pair, elements, m_isAnyOne || byOfPair() > Length{});
        if (!blocking) {
            return {};
        }
        return mostBlocking(pair, ends, *blocking);
    }

    /// Returns the blocker that blocks most of the lines, if there is one.
    std::optional<Effect> mostBlocking(const Pair& pair, const BoundEnds& ends, const Blocking& blocking) {
        const LineFinding finding =
            findLine(pair, asShapes(ends.sources), asShapes(ends.possibleTargets), blocking, true, m_stop);
        return finding.blockedBy.empty() ? std::nullopt : std::optional{finding.blockedBy.front()};
    }

    Ternary hasLine() {
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

    /// Returns whether a hidden target is near enough to be seen.
    Ternary isNearEnough(const DetectionRules& rules, const QString& rule) {
        if (rules.behindTags.isEmpty()) {
            return measuresWithin(rules.range, RestsOn::Detection, rule);
        }
        if (measuresWithin(std::min(rules.least, rules.range), RestsOn::Detection, rule) == Ternary::Yes) {
            return Ternary::Yes;
        }
        if (measuresWithin(rules.range, RestsOn::Detection, rule) == Ternary::No) {
            return Ternary::No;
        }
        leaveOpen(); // what lies between the two may move too
        return Ternary::Maybe;
    }

    Ternary isDetected() {
        if (!mayHide(pack(), m_pair.target())) {
            return Ternary::Yes;
        }
        const DetectionRules& rules = *pack().detection;
        const QString rule = QStringLiteral("$.detection");
        const Ternary isNear = isNearEnough(rules, rule);
        if (isNear == Ternary::Yes) {
            return isNear;
        }
        Ternary isHidden = Ternary::No;
        for (const int place : table().hidingIndices()) {
            isHidden = either(isHidden, standsTo(m_pair.targetIndex, static_cast<std::size_t>(obstacle(place).piece),
                                                 rules.standing, rules.joined, place, rule));
            if (isHidden == Ternary::Yes) {
                break;
            }
        }
        return either(isNear, opposite(isHidden));
    }

    Pair m_pair;
    bool m_isAnyOne;
    bool m_areTargetsCut = false; ///< some target end is not wholly in an arc
    std::optional<std::size_t> m_model;
    std::vector<int> m_pieces; ///< indices into the table's pieces
    Length m_radius;
    std::stop_token m_stop;
    BoundOptions m_options;
    LineKind m_kind = LineKind::Sight; ///< of the lines in question
    RulingBound m_bound;
    std::optional<std::pair<StandingFact, Ternary>> m_assumed; ///< the case that is bounded
    std::vector<StandingFact> m_doubted;                       ///< what may turn, once for each rule that asks for it
    mutable std::vector<std::vector<int>> m_displacements;     ///< see `displacements`
    int m_opener = -1; ///< the obstacle whose move, or past which a move of the pair, may open a line
};

} // namespace

RulingBound boundOfRuling(const PackTable& table,
                          std::size_t observer,
                          std::size_t target,
                          std::span<const AnyId> moved,
                          Length radius,
                          const std::stop_token& stop,
                          const BoundOptions& options) {
    return RulingBounder{table, observer, target, moved, radius, stop, options}.find();
}

} // namespace sightline::scenarios
