#include "scenarios/judge/ruling_heights.h"

#include "geometry/sight/plan/resized_base.h"
#include "scenarios/judge/blocking.h"
#include "scenarios/judge/entered_heights.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/ruling_moves.h"
#include "scenarios/judge/targeting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <ranges>
#include <set>
#include <span>
#include <vector>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// The maximum change of a height that is searched for, in millimeters: 6 in, as for margins.
constexpr double kHeightReach = 152.4;
/// The distance beyond a threshold, in millimeters, at which the ruling is asked for in addition to the threshold
/// itself: half of `kHeightClose`, so that it is the same height for a person. Some rules turn at the threshold, others
/// beyond it.
constexpr double kBeyondThreshold = 0.005;
/// The accuracy, in millimeters, to which the height at which a ruling turns is found. Empirical: no one measures a
/// model more exactly.
constexpr double kHeightClose = 0.01;
/// The lowest and the highest height that are tried: 0.001 in, the step of the answers, and 120 in.
const Length kLowestHeight = Length::fromNanometers(25'400);
const Length kHighestHeight = Length::fromInches(120);

/// The distance around the lines between two models, beside their width, within which pieces may matter to them. It is
/// far above the errors of constructed outlines.
const Length kAroundLines = Length::fromMillimeters(1);

/// Returns the heights that the pack names.
std::vector<Length> thresholdsOf(const RulePack& pack) {
    std::vector<Length> all;
    const auto add = [&](const std::optional<Length>& length) {
        if (length && std::ranges::find(all, *length) == all.end()) {
            all.push_back(*length);
        }
    };
    const auto addSelector = [&](const Selector& selector) {
        add(selector.minHeight);
        if (!selector.heightClasses.empty()) {
            add(Length::fromInches(2)); // see `heightClassOf`
            add(Length::fromInches(5));
        }
    };
    for (const auto* lines : {&pack.block, &pack.neverFull}) {
        for (const BlockLine& line : *lines) {
            addSelector(line.elements);
            add(line.fillGapsBelow);
            for (const IgnoreClause& clause : line.ignore) {
                add(clause.sourceUp);
                add(clause.targetUp);
                if (clause.sourceLargerBy) {
                    add(Length::fromInches(*clause.sourceLargerBy));
                }
            }
        }
    }
    for (const OrderRules& order : pack.order) {
        add(order.unlessAbove);
    }
    if (pack.detection) {
        addSelector(pack.detection->in);
    }
    return all;
}

bool comparesHeights(const RulePack& pack) {
    return pack.height != HeightBy::None && std::ranges::any_of(pack.block, [](const BlockLine& line) {
               const bool compares = line.comparison == SizeComparison::GeBoth ||
                                     line.comparison == SizeComparison::GtTarget ||
                                     line.comparison == SizeComparison::GeTarget;
               return compares && line.use == SizeUse::Height;
           });
}

/// True if lines of the pack ask of a piece for no other height than how much it blocks.
bool onlyBlocks(const RulePack& pack) {
    return pack.isVolume() && std::ranges::none_of(pack.block, [](const BlockLine& line) {
               const bool comparesSizes =
                   line.comparison != SizeComparison::Real && line.comparison != SizeComparison::Infinite;
               const auto asksForHeight = [](const IgnoreClause& clause) {
                   return clause.sourceUp || clause.targetUp || clause.sourceLargerBy;
               };
               return line.elements.of == BlockerKind::Terrain &&
                      (comparesSizes || !line.elements.heightClasses.empty() ||
                       std::ranges::any_of(line.ignore, asksForHeight));
           });
}

/// Marks the heights of pieces on which nothing lies, and where none of `models` stands, nor on what is one feature
/// with them: nothing about these models depends on such a height but what they see.
template <class Models>
void markThoseThatOnlyBlock(std::vector<EnteredHeight>& heights, const PackTable& table, const Models& models) {
    if (!onlyBlocks(table.pack())) {
        return;
    }
    const auto isTouched = [&](std::size_t piece) {
        return std::ranges::any_of(models, [&](std::size_t model) { return table.touchesFromAbove(model, piece); });
    };
    for (EnteredHeight& height : heights) {
        if (height.part == HeightPart::Whole && std::holds_alternative<PieceId>(height.of)) {
            const auto piece = std::ranges::find(table.pieces(), std::get<PieceId>(height.of), &Piece::id);
            const auto& alike = table.alikeWith(static_cast<std::size_t>(piece - table.pieces().begin()));
            height.onlyBlocks = std::ranges::none_of(alike, isTouched);
        }
    }
}

/// Returns the heights that a ruling about the pair may rest on.
std::vector<EnteredHeight>
enteredHeights(const Scenario& scenario, const ModelId& observer, const ModelId& target, const RulePack& pack) {
    std::vector<EnteredHeight> all = elevationsOf(scenario, observer, target, pack);
    std::ranges::move(heightsOfPieces(scenario, pack), std::back_inserter(all));
    return all;
}

std::vector<EnteredHeight> blockingParts(const std::vector<EnteredHeight>& heights) {
    std::vector<EnteredHeight> parts;
    std::ranges::copy_if(heights, std::back_inserter(parts), isOfBlockingPart);
    return parts;
}

std::size_t positionOf(const Scenario& scenario, const ModelId& id) {
    return static_cast<std::size_t>(scenario.model(id) - scenario.models.data());
}

/// True if other models decide too whether the target may be targeted, or what stops shots.
bool isLimited(const RulePack& pack, const Scenario& scenario, const ModelId& target) {
    return isTargetLimited(pack, *scenario.model(target)) || mayBarFire(pack, scenario);
}

/// The rulings about a pair with other heights.
class OtherHeights {
public:
    /// `matters` tells of which pieces the height may matter.
    template <class Matters>
    OtherHeights(const RulingMoves& rulings,
                 const PackTable& table,
                 const ModelId& observer,
                 const ModelId& target,
                 const Matters& matters)
        : m_rulings{rulings},
          m_all{enteredHeights(rulings.near(), observer, target, table.pack())},
          m_isOfLinesAlone{!isTargetLimited(table.pack(), *table.scenario().model(target))} {
        std::erase_if(m_all, [&](const EnteredHeight& height) { return !matters(height); });
        markThoseThatOnlyBlock(
            m_all, table, std::array{positionOf(table.scenario(), observer), positionOf(table.scenario(), target)});
    }

    [[nodiscard]] const std::vector<EnteredHeight>& all() const { return m_all; }

    /// True if that value makes the target seen or hidden by lines in space alone, see `differInLinesAlone`.
    [[nodiscard]] bool isOfLinesWith(const EnteredHeight& height, Length value) const {
        return m_rulings.differsInLinesAlone(withHeight(near(), height, value));
    }
    [[nodiscard]] const Scenario& near() const { return m_rulings.near(); }

    [[nodiscard]] bool isTargetWith(const EnteredHeight& height, Length value) const {
        return m_rulings.isTargetOn(withHeight(near(), height, value));
    }

    /// True if nothing but lines, of sight and of fire, decides whether the target may be targeted.
    [[nodiscard]] bool isOfLinesAlone() const { return m_isOfLinesAlone; }

    /// Drops the heights of what blocks, where changes by `limit` millimeters of many of them at once do not turn the
    /// ruling.
    void dropSureParts(bool isTarget, double limit) {
        const std::vector<EnteredHeight> parts = blockingParts(m_all);
        std::vector<EnteredHeight> unsure;
        findUnsure(parts, isTarget, limit, unsure);
        std::erase_if(m_all, [&](const EnteredHeight& height) {
            return isOfBlockingPart(height) && std::ranges::find(unsure, height) == unsure.end();
        });
    }

private:
    /// Adds those of `parts` that remain when halves of them, and of the halves that turn the ruling, are changed at
    /// once. The last ones are left to the search.
    void findUnsure(std::span<const EnteredHeight> parts,
                    bool isTarget,
                    double limit,
                    std::vector<EnteredHeight>& unsure) const {
        const Length by = Length::fromMillimeters(limit);
        if (parts.size() == 1 && directionOfBlocking(parts.front()) != 0) {
            unsure.push_back(parts.front());
            return;
        }
        if (parts.empty() ||
            m_rulings.isTargetOn(withBlockingChanged(near(), {parts.begin(), parts.end()}, by, isTarget)) == isTarget) {
            return;
        }
        if (parts.size() == 1) {
            unsure.push_back(parts.front());
            return;
        }
        const std::size_t half = parts.size() / 2;
        findUnsure(parts.first(half), isTarget, limit, unsure);
        findUnsure(parts.subspan(half), isTarget, limit, unsure);
    }

    const RulingMoves& m_rulings;
    std::vector<EnteredHeight> m_all;
    bool m_isOfLinesAlone;
};

/// The values of heights at which comparisons of the pack turn.
class TurningValues {
public:
    TurningValues(const PackTable& table, const ModelId& observer, const ModelId& target)
        : m_table{table}, m_thresholds{thresholdsOf(table.pack())} {
        m_compared.emplace_back();
        for (const ModelId& id : {observer, target}) {
            const std::size_t index = positionOf(table.scenario(), id);
            const Model& model = table.scenario().models[index];
            const Length height = table.heightOf(index);
            const Length size = Length::fromInches(table.sizeOf(index, SizeUse::Height));
            m_compared.insert(m_compared.end(), {model.elevation, model.elevation + height, height, size});
        }
        m_ofPieces = m_compared;
        for (const Piece* piece : table.pieces()) {
            m_compared.insert(m_compared.end(), {topOfPiece(*piece), effectiveHeight(*piece).value_or(Length{})});
        }
        for (std::size_t i = 0; addsStanding() && i < table.obstacles().size(); ++i) {
            if (const double size = table.sizeOfElement(i, SizeUse::Height); std::isfinite(size)) {
                m_compared.push_back(Length::fromInches(size));
            }
        }
    }

    /// Calls `function` with each value for the height; some twice.
    template <class Function> void forEach(const EnteredHeight& height, const Function& function) const {
        // A height is compared alone, and as a part of a top.
        const Length size = restOfSize(height);
        for (const Length other : std::holds_alternative<ModelId>(height.of) ? m_compared : m_ofPieces) {
            for (const Length value : {other, other - height.rest, other - size}) {
                function(value);
                for (const Length threshold : m_thresholds) {
                    function(value + threshold);
                    function(value - threshold);
                }
            }
        }
    }

private:
    [[nodiscard]] bool addsStanding() const { return m_table.pack().height == HeightBy::StatStanding; }

    /// Returns what is added to the height where sizes are compared that include what is stood on.
    [[nodiscard]] Length restOfSize(const EnteredHeight& height) const {
        if (!addsStanding()) {
            return height.rest;
        }
        if (const auto* model = std::get_if<ModelId>(&height.of)) {
            return Length::fromInches(m_table.sizeOf(positionOf(m_table.scenario(), *model), SizeUse::Size));
        }
        const auto piece = std::ranges::find(m_table.pieces(), std::get<PieceId>(height.of), &Piece::id);
        return m_table.footings().under(static_cast<std::size_t>(piece - m_table.pieces().begin()));
    }

    const PackTable& m_table;
    std::vector<Length> m_thresholds;
    std::vector<Length> m_compared;
    std::vector<Length> m_ofPieces; ///< among them: what pieces are compared with
};

double changeTo(const EnteredHeight& height, Length value) { return (value - height.now).millimeters(); }

bool isWithinLimit(const EnteredHeight& height, Length value, double limit) {
    const double change = std::abs(changeTo(height, value));
    // A piece of no height is another thing: flat ground.
    const bool isPossible = std::holds_alternative<PieceId>(height.of) ? value > Length{} : value >= Length{};
    return isPossible && change > kHeightAtItsWord && change <= limit;
}

/// True if some threshold is within the limit; faster than asking for rulings.
bool hasThresholdInPlan(const TurningValues& values,
                        const Scenario& scenario,
                        const ModelId& observer,
                        const ModelId& target,
                        const RulePack& pack,
                        double limit) {
    return std::ranges::any_of(enteredHeights(scenario, observer, target, pack), [&](const EnteredHeight& height) {
        bool isNear = false;
        values.forEach(height, [&](Length value) { isNear = isNear || isWithinLimit(height, value, limit); });
        return isNear;
    });
}

/// Tries the values at and beyond each threshold, the nearest first.
std::optional<HeightTurn> nearestInPlan(const OtherHeights& heights,
                                        const TurningValues& values,
                                        bool isTarget,
                                        double limit,
                                        const std::stop_token& stop) {
    struct Try {
        const EnteredHeight* height;
        Length value;
        bool operator==(const Try& other) const = default;
    };
    std::vector<Try> tries;
    for (const EnteredHeight& height : heights.all()) {
        values.forEach(height, [&](Length value) {
            const Try one{&height, value};
            if (isWithinLimit(height, value, limit) && std::ranges::find(tries, one) == tries.end()) {
                tries.push_back(one);
            }
        });
    }
    const auto size = [](const Try& one) { return std::abs(changeTo(*one.height, one.value)); };
    std::ranges::stable_sort(tries, {}, size);
    for (const Try& one : tries) {
        if (stop.stop_requested()) {
            return {};
        }
        const double change = changeTo(*one.height, one.value);
        const Length atItsWord = one.height->now + Length::fromMillimeters(std::copysign(kHeightAtItsWord, change));
        const Length beyond = one.value + Length::fromMillimeters(std::copysign(kBeyondThreshold, change));
        const bool isTurned = heights.isTargetWith(*one.height, one.value) != isTarget ||
                              (beyond >= Length{} && heights.isTargetWith(*one.height, beyond) != isTarget);
        // What turned before this value did so at the height that is taken as exact.
        if (isTurned && heights.isTargetWith(*one.height, atItsWord) == isTarget) {
            return HeightTurn{one.height->of, change, one.height->part};
        }
    }
    return {};
}

/// True if the height is within `kHeightAtItsWord` of a threshold, whether or not that turns a ruling.
bool isAtThreshold(const EnteredHeight& height, const TurningValues& values) {
    const Length word = Length::fromMillimeters(kHeightAtItsWord);
    bool isNear = false;
    if (height.part == HeightPart::Whole || height.part == HeightPart::Wall) {
        values.forEach(height, [&](Length value) {
            isNear = isNear || (value >= height.now - word && value <= height.now + word);
        });
    }
    return isNear;
}

/// Returns those of `heights` that are at a threshold of the rules, where a change by no more than `kHeightAtItsWord`
/// turns the ruling, but not by lines alone. `isTurnedAt` and `isOfLinesAt` tell that of another value of a height.
template <class IsTurnedAt, class IsOfLinesAt>
std::vector<EnteredHeight> atTheirWord(const std::vector<EnteredHeight>& heights,
                                       const TurningValues& values,
                                       const IsTurnedAt& isTurnedAt,
                                       const IsOfLinesAt& isOfLinesAt) {
    const Length word = Length::fromMillimeters(kHeightAtItsWord);
    std::vector<EnteredHeight> exact;
    std::ranges::copy_if(heights, std::back_inserter(exact), [&](const EnteredHeight& height) {
        return isAtThreshold(height, values) && std::ranges::any_of(std::array{word, -word}, [&](Length by) {
                   const Length value = height.now + by;
                   return value >= height.least && isTurnedAt(height, value) && !isOfLinesAt(height, value);
               });
    });
    return exact;
}

/// True if the pack compares heights with others or with thresholds.
bool hasThresholds(const RulePack& pack) { return comparesHeights(pack) || !thresholdsOf(pack).empty(); }

/// Two changes of a height in millimeters: at `high` the ruling is turned, at `low` it was not found to be.
struct TurnBracket {
    double low = 0.0;
    double high = 0.0;
};

/// How a change of a height in one direction may turn the ruling.
enum class Turning {
    Never,  ///< it closes lines where the target is seen past all, or opens them where it is not
    Steady, ///< what it turns stays turned with any larger change
    Any
};

/// `isOfLinesAlone`: nothing but lines, of sight and of fire, decides whether the target may be targeted.
Turning turningOf(const EnteredHeight& height, double sign, bool isTarget, bool isOfLinesAlone) {
    const int direction = isOfLinesAlone && isOfBlockingPart(height) ? directionOfBlocking(height) : 0;
    return direction == 0 ? Turning::Any : (direction * sign > 0.0) == isTarget ? Turning::Steady : Turning::Never;
}

/// Tries changes of a height by at most `limit`, up or down by `sign`, that turn the ruling so. `isTurnedAt` tells
/// whether a value of the height turns the ruling, and `isOfLinesAt` whether it does so by lines alone: a height at a
/// threshold of the rules is taken at its word, one that lines only touch is not.
template <class IsTurnedAt, class IsOfLinesAt>
std::optional<TurnBracket> bracketOf(const EnteredHeight& height,
                                     double sign,
                                     double limit,
                                     Turning turning,
                                     const IsTurnedAt& isTurnedAt,
                                     const IsOfLinesAt& isOfLinesAt) {
    const auto valueAt = [&](double millimeters) {
        const Length value = height.now + Length::fromMillimeters(sign * millimeters);
        return height.most ? std::clamp(value, height.least, *height.most) : std::max(value, height.least);
    };
    const auto turns = [&](double millimeters) { return isTurnedAt(valueAt(millimeters)); };
    const double lowest = sign < 0.0    ? std::min(limit, (height.now - height.least).millimeters())
                          : height.most ? std::min(limit, (*height.most - height.now).millimeters())
                                        : limit;
    TurnBracket bracket{kHeightAtItsWord, lowest / 8};
    if (turning == Turning::Never || lowest <= bracket.low || (turning == Turning::Steady && !turns(lowest))) {
        return {};
    }
    if (bracket.high <= bracket.low || !turns(bracket.high)) {
        bracket = {std::max(bracket.low, bracket.high), lowest};
        if (!turns(bracket.high)) {
            return {};
        }
    }
    if (bracket.low > kHeightAtItsWord || !turns(bracket.low)) {
        return bracket;
    }
    return isOfLinesAt(valueAt(bracket.low)) ? std::optional{TurnBracket{0.0, bracket.low}} : std::nullopt;
}

/// Narrows changes that turn the ruling down, each smaller than the last one found.
std::optional<HeightTurn>
nearestInSpace(const OtherHeights& heights, bool isTarget, double limit, const std::stop_token& stop) {
    std::optional<HeightTurn> nearest;
    for (const EnteredHeight& height : heights.all()) {
        for (const double sign : {1.0, -1.0}) {
            if (stop.stop_requested()) {
                return nearest;
            }
            const auto isTurnedAt = [&](Length value) { return heights.isTargetWith(height, value) != isTarget; };
            const double most = nearest ? std::abs(nearest->millimeters) : limit;
            const auto isOfLinesAt = [&](Length value) { return heights.isOfLinesWith(height, value); };
            const Turning turning = turningOf(height, sign, isTarget, heights.isOfLinesAlone());
            auto bracket = bracketOf(height, sign, most, turning, isTurnedAt, isOfLinesAt);
            if (!bracket) {
                continue;
            }
            while (bracket->high - bracket->low > kHeightClose && !stop.stop_requested()) {
                const double middle = (bracket->low + bracket->high) / 2;
                const bool isTurned = isTurnedAt(height.now + Length::fromMillimeters(sign * middle));
                (isTurned ? bracket->high : bracket->low) = middle;
            }
            nearest = HeightTurn{height.of, sign * bracket->high, height.part};
        }
    }
    return nearest;
}

/// The pieces whose height may matter to lines between two models, and walls that such a line may meet, by their index
/// on the piece.
struct NearPieces {
    std::set<PieceId> pieces;
    std::set<std::pair<PieceId, int>> walls;
};

/// True if the height of a piece's obstacle may decide, under a pack of the plan, whether it blocks lines.
bool isHeightCompared(const Obstacle& obstacle, const RulePack& pack) {
    return std::ranges::any_of(pack.block, [&](const BlockLine& line) {
        const Selector& elements = line.elements;
        const bool isOfHeight = elements.minHeight || !elements.heightClasses.empty() || line.fillGapsBelow ||
                                line.comparison != SizeComparison::Infinite ||
                                std::ranges::any_of(line.ignore, [](const IgnoreClause& clause) {
                                    return clause.sourceUp || clause.targetUp || clause.sourceLargerBy;
                                });
        return isOfHeight && elements.of == BlockerKind::Terrain &&
               (elements.tags.isEmpty() || hasAny(obstacle.tags, elements.tags));
    });
}

/// Returns what may matter under a pack without limits on targets: pieces that a line may meet or that one of the two
/// or a model in the way touches, and what is joined with them.
NearPieces piecesThatMatter(const PackTable& table, std::size_t observer, std::size_t target) {
    const Length around = table.pack().line.width + kAroundLines;
    const auto reach = [&](Region region, std::size_t model) {
        return geometry::containingAllMoves(table.ends().reach(region, model), around);
    };
    std::vector<std::size_t> models{observer, target};
    NearPieces near;
    const auto add = [&](std::size_t piece) {
        near.pieces.insert(table.pieces()[piece]->id);
        for (const std::size_t joined : table.joinedWith(piece)) {
            if (table.isVolume()) { // in the plan each height is compared for itself
                near.pieces.insert(table.pieces()[joined]->id);
            }
        }
    };
    for (const int index : table.shapes().outlines().inCorridor(reach(table.pack().source.region, observer),
                                                                reach(table.pack().target, target))) {
        const Obstacle& obstacle = table.obstacles()[static_cast<std::size_t>(index)];
        if (obstacle.piece >= 0) {
            const auto piece = static_cast<std::size_t>(obstacle.piece);
            if (table.isVolume() || isHeightCompared(obstacle, table.pack())) {
                add(piece);
            }
            near.walls.emplace(table.pieces()[piece]->id, obstacle.wall);
        } else {
            models.push_back(static_cast<std::size_t>(obstacle.model));
        }
    }
    for (std::size_t piece = 0; piece < table.pieces().size(); ++piece) {
        if (std::ranges::any_of(models, [&](std::size_t model) { return table.touchesFromAbove(model, piece); })) {
            add(piece);
        }
    }
    return near;
}

/// Returns the table under the rules of its pack as `change` makes them.
template <class Change> PreparedTable withRules(const Scenario& scenario, RuleSet rules, const Change& change) {
    auto pack = std::make_shared<RulePack>(*rules.pack);
    change(*pack);
    rules.pack = std::move(pack);
    return PreparedTable{scenario, rules};
}

/// The elements whose height may turn the ruling about a pair.
class MatteringHeights {
public:
    /// What matters under packs of the plan.
    enum class InPlan { All, WhatIsNear };

    /// Precondition: the table has a rule pack.
    MatteringHeights(const PreparedTable& table,
                     const ModelId& observer,
                     const ModelId& target,
                     InPlan inPlan = InPlan::All) {
        const RulePack& pack = *table.rules().pack;
        // Where other models decide whether the target is valid, all pieces matter.
        if ((pack.isVolume() || inPlan == InPlan::WhatIsNear) &&
            !isTargetLimited(pack, *table.scenario().model(target))) {
            m_near = piecesThatMatter(*table.parts().pack, positionOf(table.scenario(), observer),
                                      positionOf(table.scenario(), target));
        }
    }

    [[nodiscard]] bool operator()(const EnteredHeight& height) const {
        const auto* piece = std::get_if<PieceId>(&height.of);
        const bool isOfWall = height.part == HeightPart::Wall || height.opening >= 0;
        return !piece || !m_near ||
               (isOfWall ? m_near->walls.contains({*piece, height.wall}) : m_near->pieces.contains(*piece));
    }

private:
    std::optional<NearPieces> m_near; ///< nullopt: all
};

/// Returns the least of the heights at which `is` holds, to 0.001 in, rounded up; std::nullopt if it holds at none that
/// is tried.
std::optional<Length> smallestHeight(const std::function<bool(Length)>& is, const std::stop_token& stop) {
    constexpr double kStep = 0.5; // inches
    constexpr double kRatio = 1.25;
    if (is(kLowestHeight)) {
        return Length{};
    }
    Length low = kLowestHeight;
    for (Length high = Length::fromInches(kStep); !stop.stop_requested();) {
        if (is(high)) {
            auto below = static_cast<std::int64_t>(std::floor(low.inches() * 1000.0));
            auto above = static_cast<std::int64_t>(std::ceil(high.inches() * 1000.0));
            while (above - below > 1 && !stop.stop_requested()) {
                const auto middle = (below + above) / 2;
                (is(kLowestHeight * middle) ? above : below) = middle;
            }
            return kLowestHeight * above;
        }
        if (high == kHighestHeight) {
            return {};
        }
        low = high;
        high = std::min(kHighestHeight, Length::fromInches(std::max(high.inches() + kStep, high.inches() * kRatio)));
    }
    return {};
}

} // namespace

bool restsOnHeights(const RuleSet& rules) {
    return rules.pack && (rules.pack->isVolume() || hasThresholds(*rules.pack));
}

std::vector<EnteredHeight> exactHeights(const PreparedTable& table,
                                        const ModelId& observer,
                                        const ModelId& target,
                                        bool isTarget,
                                        const std::stop_token& stop) {
    if (!table.rules().pack || !hasThresholds(*table.rules().pack)) {
        return {};
    }
    const RulePack& pack = *table.rules().pack;
    const TurningValues values{*table.parts().pack, observer, target};
    const auto all = enteredHeights(table.scenario(), observer, target, pack);
    const auto isCandidate = [&](const EnteredHeight& height) { return isAtThreshold(height, values); };
    if (std::ranges::none_of(all, isCandidate)) {
        return {}; // faster than asking for rulings
    }
    const MatteringHeights near{table, observer, target, MatteringHeights::InPlan::WhatIsNear};
    const auto matters = [&](const EnteredHeight& height) { return near(height) && isCandidate(height); };
    if (std::ranges::none_of(all, matters)) {
        return {};
    }
    const RulingMoves rulings{table, observer, target, {}, 0.0, stop};
    OtherHeights heights{rulings, *table.parts().pack, observer, target, matters};
    if (pack.isVolume() && heights.isOfLinesAlone()) {
        heights.dropSureParts(isTarget, kHeightAtItsWord);
    }
    return atTheirWord(
        heights.all(), values,
        [&](const EnteredHeight& height, Length value) { return heights.isTargetWith(height, value) != isTarget; },
        [&](const EnteredHeight& height, Length value) { return heights.isOfLinesWith(height, value); });
}

std::optional<HeightTurn> nearestHeightTurn(const PreparedTable& table,
                                            const ModelId& observer,
                                            const ModelId& target,
                                            bool isTarget,
                                            double limit,
                                            const std::stop_token& stop) {
    if (!restsOnHeights(table.rules()) || limit <= kHeightAtItsWord) {
        return {};
    }
    const RulePack& pack = *table.rules().pack;
    std::optional<TurningValues> values;
    if (!pack.isVolume()) {
        values.emplace(*table.parts().pack, observer, target);
        if (!hasThresholdInPlan(*values, table.scenario(), observer, target, pack, limit)) {
            return {};
        }
    }
    const RulingMoves rulings{table, observer, target, {}, 0.0, stop};
    OtherHeights heights{rulings, *table.parts().pack, observer, target, MatteringHeights{table, observer, target}};
    if (pack.isVolume() && heights.isOfLinesAlone()) {
        heights.dropSureParts(isTarget, limit);
    }
    return values ? nearestInPlan(heights, *values, isTarget, limit, stop)
                  : nearestInSpace(heights, isTarget, limit, stop);
}

HeightTurns::HeightTurns(PreparedTable table)
    : m_table{std::move(table)}, m_ofPieces{heightsOfPieces(m_table.scenario(), *m_table.rules().pack)} {
    markThoseThatOnlyBlock(m_ofPieces, *m_table.parts().pack,
                           std::views::iota(std::size_t{0}, m_table.scenario().models.size()));
}

template <class MakeScenario>
std::shared_ptr<HeightTurns::ChangedTable> HeightTurns::prepared(const Change& change, const MakeScenario& make) {
    const auto changed = changedTable(change);
    std::call_once(changed->once, [&] {
        Scenario other = make();
        other.overrulings.clear();
        other.wallRulings.clear();
        changed->table.emplace(other, m_table.rules());
    });
    return changed;
}

std::shared_ptr<HeightTurns::ChangedTable> HeightTurns::changedTable(const Change& change) {
    const std::scoped_lock lock{m_mutex};
    if (const auto found = m_tables.find(change); found != m_tables.end()) {
        return found->second;
    }
    if (m_tables.size() == kMaxTables) {
        m_tables.clear();
    }
    return m_tables[change] = std::make_shared<ChangedTable>();
}

HeightTouches::HeightTouches(const Scenario& scenario, const RuleSet& rules)
    : m_touchless{withRules(scenario, rules, [](RulePack& pack) { pack.line.touch = geometry::TouchRule::Blocked; })},
      m_endless{withRules(scenario, rules, [](RulePack& pack) {
          for (BlockLine& line : pack.block) {
              if (line.comparison == SizeComparison::Real) {
                  line.comparison = SizeComparison::Infinite;
              }
          }
      })} {}

bool HeightTouches::areNeeded(const ModelId& observer, const ModelId& target, const std::stop_token& stop) const {
    const std::size_t from = positionOf(m_touchless.scenario(), observer);
    const std::size_t to = positionOf(m_touchless.scenario(), target);
    return !isSeen(m_touchless, from, to, stop) &&
           (!isSeen(m_endless, from, to, stop) || isSeenFromHigher(from, to, stop));
}

bool HeightTouches::isSeenFromHigher(std::size_t observer, std::size_t target, const std::stop_token& stop) const {
    Scenario higher = m_touchless.scenario();
    for (const std::size_t model : {observer, target}) {
        higher.models[model].height += Length::fromMillimeters(kHeightAtItsWord);
    }
    return differInLinesAlone(m_touchless, PreparedTable{higher, m_touchless.rules()}, observer, target, stop);
}

bool HeightTurns::restsOnTouching(const ModelId& observer, const ModelId& target, const std::stop_token& stop) {
    std::call_once(m_touchesOnce, [&] { m_touches.emplace(m_table.scenario(), m_table.rules()); });
    return m_touches->areNeeded(observer, target, stop);
}

std::shared_ptr<HeightTurns::ChangedTable> HeightTurns::tableWith(const EnteredHeight& height, Length value) {
    return prepared({height.of, height.part, height.wall, height.opening, value},
                    [&] { return withHeight(m_table.scenario(), height, value); });
}

bool HeightTurns::areBlockingPartsSure(
    std::size_t observer, std::size_t target, bool isTarget, double limit, const std::stop_token& stop) {
    if (std::ranges::none_of(m_ofPieces, isOfBlockingPart)) {
        return true;
    }
    // No element has the empty name.
    const Length by = Length::fromMillimeters(limit);
    const auto changed = prepared({PieceId{}, HeightPart::Whole, isTarget ? 1 : 0, -1, by}, [&] {
        return withBlockingChanged(m_table.scenario(), blockingParts(m_ofPieces), by, isTarget);
    });
    return isSeen(*changed->table, observer, target, stop) == isTarget;
}

bool HeightTurns::isTurnedBy(const EnteredHeight& height,
                             Length value,
                             const ModelId& observer,
                             const ModelId& target,
                             bool isTarget,
                             const std::stop_token& stop) {
    const Scenario& scenario = m_table.scenario();
    const auto changed = tableWith(height, value);
    if (!isLimited(*m_table.rules().pack, scenario, target)) {
        const bool isVisible =
            isSeen(*changed->table, positionOf(scenario, observer), positionOf(scenario, target), stop);
        return isVisible != isTarget; // a visible target is a valid one
    }
    Question question{observer, target};
    question.wantDetails = false;
    return mayBeTargeted(judge(*changed->table, question, stop).ruling) != isTarget;
}

bool HeightTurns::isOfLines(const EnteredHeight& height,
                            Length value,
                            const ModelId& observer,
                            const ModelId& target,
                            const std::stop_token& stop) {
    const Scenario& scenario = m_table.scenario();
    return differInLinesAlone(m_table, *tableWith(height, value)->table, positionOf(scenario, observer),
                              positionOf(scenario, target), stop);
}

std::vector<EnteredHeight> HeightTurns::heightsFor(const ModelId& observer, const ModelId& target) const {
    std::vector<EnteredHeight> heights = elevationsOf(m_table.scenario(), observer, target, *m_table.rules().pack);
    std::ranges::copy_if(m_ofPieces, std::back_inserter(heights), MatteringHeights{m_table, observer, target});
    return heights;
}

bool HeightTurns::isTurned(
    const ModelId& observer, const ModelId& target, bool isTarget, double limit, const std::stop_token& stop) {
    const Scenario& scenario = m_table.scenario();
    std::vector<EnteredHeight> heights = heightsFor(observer, target);
    const RulePack& pack = *m_table.rules().pack;
    if (std::ranges::any_of(heights, isOfBlockingPart) && !isLimited(pack, scenario, target) &&
        areBlockingPartsSure(positionOf(scenario, observer), positionOf(scenario, target), isTarget, limit, stop)) {
        std::erase_if(heights, isOfBlockingPart);
    }
    const bool isOfLinesAlone = !isTargetLimited(pack, *scenario.model(target));
    return std::ranges::any_of(heights, [&](const EnteredHeight& height) {
        return std::ranges::any_of(std::array{1.0, -1.0}, [&](double sign) {
            const auto isTurnedAt = [&](Length value) {
                return isTurnedBy(height, value, observer, target, isTarget, stop);
            };
            const auto isOfLinesAt = [&](Length value) { return isOfLines(height, value, observer, target, stop); };
            const Turning turning = turningOf(height, sign, isTarget, isOfLinesAlone);
            return !stop.stop_requested() && bracketOf(height, sign, limit, turning, isTurnedAt, isOfLinesAt);
        });
    });
}

std::vector<EnteredHeight>
HeightTurns::exact(const ModelId& observer, const ModelId& target, bool isTarget, const std::stop_token& stop) {
    if (!hasThresholds(*m_table.rules().pack)) {
        return {};
    }
    const TurningValues values{*m_table.parts().pack, observer, target};
    return atTheirWord(
        heightsFor(observer, target), values,
        [&](const EnteredHeight& height, Length value) {
            return isTurnedBy(height, value, observer, target, isTarget, stop);
        },
        [&](const EnteredHeight& height, Length value) { return isOfLines(height, value, observer, target, stop); });
}

namespace {

/// Returns the lowest and the highest point of two models.
std::pair<Length, Length> heightsBetween(const Model& a, const Model& b) {
    return {std::min(a.elevation, b.elevation), std::max(a.elevation + a.height, b.elevation + b.height)};
}

/// True if the underside or the top of the model is at a height of lines between `low` and `high`.
bool endsWithin(const Model& model, Length low, Length high) {
    const auto isWithin = [&](Length height) { return height >= low && height <= high; };
    return (model.elevation > Length{} && isWithin(model.elevation)) || isWithin(model.elevation + model.height);
}

/// True if the underside or a top of the piece, or of a wall on it, is at a height of lines between `low` and `high`.
bool endsWithin(const Piece& piece, Length low, Length high) {
    const auto isWithin = [&](Length height) { return height >= low && height <= high; };
    const bool isOfWall = std::ranges::any_of(
        piece.walls, [&](const PieceWall& wall) { return wall.height && isWithin(piece.elevation + *wall.height); });
    const auto height = effectiveHeight(piece);
    return isOfWall || (piece.elevation > Length{} && isWithin(piece.elevation)) ||
           (height && isWithin(piece.elevation + *height));
}

/// Returns a reason that names what all lines touch over or under which the target is seen; std::nullopt if some line
/// passes without that. Precondition: the target is visible, under a pack with lines in space.
std::optional<Reason> touchedHeights(const PreparedTable& table,
                                     const ModelId& observer,
                                     const ModelId& target,
                                     const std::stop_token& stop) {
    const RulingMoves rulings{table, observer, target, {}, 0.0, stop};
    Scenario near = rulings.near();
    near.overrulings.clear();
    near.wallRulings.clear();
    const HeightTouches touches{near, table.rules()};
    if (!touches.areNeeded(observer, target, stop)) {
        return {};
    }
    Question question{observer, target};
    question.toleranceMillimeters = 0.0;
    RulingBlockers blockers = rulingBlockers(judge(touches.touchless(), question, stop).ruling);
    const auto [low, high] = heightsBetween(*near.model(observer), *near.model(target));
    std::erase_if(blockers.pieces, [&](const PieceId& id) { return !endsWithin(*near.piece(id), low, high); });
    std::erase_if(blockers.models, [&](const ModelId& id) { return !endsWithin(*near.model(id), low, high); });
    // Without what alone is touched some line passes freely.
    const auto isTouched = [&](const AnyId& id) {
        const HeightTouches others{withRemoved(near, std::vector{id}), table.rules()};
        return !others.areNeeded(observer, target, stop);
    };
    Reason touched{.code = QStringLiteral("lines-touch"), .pieces = {}};
    std::ranges::copy_if(blockers.pieces, std::back_inserter(touched.pieces), isTouched);
    std::ranges::copy_if(blockers.models, std::back_inserter(touched.models), isTouched);
    if (touched.pieces.empty() && touched.models.empty()) {
        touched.pieces = std::move(blockers.pieces);
        touched.models = std::move(blockers.models);
    }
    return touched;
}

/// Withdraws the certainty of a ruling that rests on lines that touch a top or an underside, and tells what they touch.
/// Sculpts are not as even as the heights that are entered for them: there it is too close to call.
void addTouched(const PreparedTable& table, const Question& question, Ruling& ruling, const std::stop_token& stop) {
    const bool isNamed =
        std::ranges::find(ruling.reasons, QStringLiteral("lines-touch"), &Reason::code) != ruling.reasons.end();
    if (table.rules().view != SightGeometry::Volume || !ruling.visible || isNamed ||
        ruling.certainty == Certainty::TooCloseToCall) {
        return;
    }
    if (auto touched = touchedHeights(table, question.observer, question.target, stop)) {
        const bool isOfSculpts = table.rules().pack->space == Space::Sculpt;
        ruling.certainty = isOfSculpts ? std::optional{Certainty::TooCloseToCall} : std::nullopt;
        ruling.reasons.push_back(*std::move(touched));
    }
}

} // namespace

/// Returns the word by which a margin tells the height that is meant; empty for the whole of something.
static const char* wordFor(HeightPart part) {
    switch (part) {
    case HeightPart::Whole: return "";
    case HeightPart::Underside: return "underside";
    case HeightPart::Wall: return "wall";
    case HeightPart::Sill: return "sill";
    case HeightPart::Lintel: return "lintel";
    case HeightPart::Width: return "width";
    }
    return "";
}

void addExactHeights(const std::vector<EnteredHeight>& heights, Ruling& ruling) {
    for (const EnteredHeight& height : heights) {
        Reason& exact = ruling.reasons.emplace_back(Reason{.code = QStringLiteral("exact-height"), .pieces = {}});
        exact.inches = height.now.inches();
        if (const auto* piece = std::get_if<PieceId>(&height.of)) {
            exact.pieces = {*piece};
        } else {
            exact.models = {std::get<ModelId>(height.of)};
        }
        exact.word = QLatin1String{wordFor(height.part)};
    }
}

void addHeightMargin(const PreparedTable& table,
                     const Question& question,
                     Verdict& verdict,
                     const std::stop_token& stop) {
    Ruling& ruling = verdict.ruling;
    const double tolerance = question.toleranceMillimeters;
    const bool isSpaceLeftOut = table.rules().view == SightGeometry::Volume && !question.wantRulingFigures;
    if (!question.wantDetails || tolerance <= 0.0 || isSpaceLeftOut) {
        return;
    }
    addTouched(table, question, ruling, stop);
    addExactHeights(exactHeights(table, question.observer, question.target, mayBeTargeted(ruling), stop), ruling);
    const double known = ruling.margin ? ruling.margin->millimeters.value_or(kHeightReach) : kHeightReach;
    // Moves may be proved not to turn it, or not be known to, that are shorter than the tolerance.
    const bool isClose = ruling.certainty == Certainty::TooCloseToCall;
    const double reach = question.wantRulingFigures ? std::min(known, kHeightReach) : tolerance;
    const double limit = isClose ? reach : std::max(reach, tolerance);
    const auto turn = nearestHeightTurn(table, question.observer, question.target, mayBeTargeted(ruling), limit, stop);
    if (!turn) {
        return;
    }
    const double change = std::abs(turn->millimeters);
    const bool makesClose = change <= tolerance && !isClose;
    if (makesClose) {
        ruling.certainty = Certainty::TooCloseToCall;
    }
    // Where moves along the table make it too close to call, it may turn far sooner than by such a height.
    const bool maySooner = isClose && change > tolerance;
    if (!question.wantRulingFigures || maySooner || (change >= known && !makesClose)) {
        return;
    }
    Reason margin{.code = QStringLiteral("margin-height"), .pieces = {}};
    margin.millimeters = change;
    margin.word = QLatin1String{wordFor(turn->part)};
    if (const auto* piece = std::get_if<PieceId>(&turn->changed)) {
        margin.pieces = {*piece};
    } else {
        margin.models = {std::get<ModelId>(turn->changed)};
    }
    ruling.margin = std::move(margin);
    ruling.isMarginProved = false;
}

namespace {

/// Returns the smallest height of the target at which it may be targeted under the table's rule pack, found by trying
/// heights up to 10 ft, to 0.001 in, rounded up; std::nullopt if none of them suffices. Precondition: there is a pack,
/// and `restsOnHeights`.
std::optional<Length> heightSeenByRules(const PreparedTable& table,
                                        const ModelId& observer,
                                        const ModelId& target,
                                        const std::stop_token& stop) {
    const RulingMoves rulings{table, observer, target, {}, 0.0, stop};
    const auto isTarget = [&](Length height) {
        Scenario changed = rulings.near();
        std::ranges::find(changed.models, target, &Model::id)->height = height;
        return rulings.isTargetOn(std::move(changed));
    };
    return smallestHeight(isTarget, stop);
}

} // namespace

std::optional<Length> heightHidingByRules(const PreparedTable& table,
                                          const ModelId& observer,
                                          const ModelId& target,
                                          const PieceId& piece,
                                          const std::stop_token& stop) {
    const RulingMoves rulings{table, observer, target, {}, 0.0, stop};
    if (!rulings.near().piece(piece)) {
        return {}; // too far away
    }
    const auto isHidden = [&](Length height) {
        Scenario changed = rulings.near();
        std::ranges::find(changed.terrain, piece, &Piece::id)->height = height;
        return !rulings.isTargetOn(std::move(changed));
    };
    return smallestHeight(isHidden, stop);
}

std::optional<HeightsNeeded> heightsNeededByRules(const PreparedTable& table,
                                                  const ModelId& observer,
                                                  const ModelId& target,
                                                  const std::optional<PieceId>& piece,
                                                  const std::stop_token& stop) {
    if (!restsOnHeights(table.rules()) || !answersByRuling(table, observer, target)) {
        return {};
    }
    HeightsNeeded needed;
    needed.targetSeen = heightSeenByRules(table, observer, target, stop);
    if (piece) {
        needed.pieceHides = heightHidingByRules(table, observer, target, *piece, stop);
    }
    return needed;
}

} // namespace sightline::scenarios
