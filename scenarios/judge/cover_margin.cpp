#include "scenarios/judge/cover_margin.h"

#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/resized_base.h"
#include "scenarios/judge/grid_places.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/ruling.h"
#include "scenarios/judge/ruling_moves.h"
#include "scenarios/judge/threshold_moves.h"
#include "scenarios/model/assemblies.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <tuple>

namespace sightline::scenarios {

using geometry::Length;

namespace {

constexpr std::size_t kMaxThings = 3; ///< of those that give cover, or may; each costs trial moves
/// The accuracy to which the shortest move in a direction is found, in millimeters, and as a share of its length.
/// Empirical: half of what anyone measures on a table.
constexpr double kClose = 0.05;
constexpr double kCloseRatio = 0.02;
/// Bases this deep in a piece, in millimeters, stand in it; others only touch it. As in checks of overlapping bases.
constexpr double kContact = 0.02;

/// Elements that are moved together, and the direction in radians.
struct Trial {
    std::vector<AnyId> elements;
    double angle = 0.0;
};

/// Returns the point of the outline that is nearest to `from`.
geometry::Point nearestOn(const geometry::BlockerOutline& outline, geometry::Point from) {
    geometry::Point nearest = from;
    double least = std::numeric_limits<double>::infinity();
    const auto offer = [&](geometry::Point a, geometry::Point b) {
        const double x = (b.x - a.x).inches();
        const double y = (b.y - a.y).inches();
        const double along = (from.x - a.x).inches() * x + (from.y - a.y).inches() * y;
        const double share = x * x + y * y > 0.0 ? std::clamp(along / (x * x + y * y), 0.0, 1.0) : 0.0;
        const geometry::Point on{a.x + Length::fromInches(share * x), a.y + Length::fromInches(share * y)};
        if (const double away = geometry::inchesBetween(from, on); away < least) {
            least = away;
            nearest = on;
        }
    };
    const auto offerAll = [&](const auto& corners, bool isClosed) {
        for (std::size_t i = isClosed ? 0 : 1; i < corners.size(); ++i) {
            offer(corners[(i + corners.size() - 1) % corners.size()], corners[i]);
        }
    };
    if (const auto* wall = std::get_if<geometry::Wall>(&outline)) {
        offerAll(wall->vertices(), false);
    } else {
        const auto& polygon = std::get<geometry::Polygon>(outline);
        offerAll(polygon.outline(), true);
        std::ranges::for_each(polygon.holes(), [&](const auto& hole) { offerAll(hole, true); });
    }
    return nearest;
}

Length distanceBetween(const geometry::PlacedFootprint& base, const geometry::BlockerOutline& outline) {
    return std::visit([&](const auto& shape) { return distanceTo(base, shape); }, outline);
}

/// Returns the largest distance from the target within which a line of cover asks for something.
Length farthestNear(const RulePack& pack) {
    Length farthest;
    for (const CoverLine& line : pack.cover) {
        farthest = std::max({farthest, line.targetNear.value_or(Length{}), line.crossingWithin.value_or(Length{})});
    }
    return farthest;
}

/// Trial moves for the cover of one pair.
class CoverTrials {
public:
    CoverTrials(const PreparedTable& table, const Question& question, const Ruling& ruling, const std::stop_token& stop)
        : m_pack{*table.rules().pack},
          m_near{RulingMoves{table,
                             question.observer,
                             question.target,
                             {question.observer, question.target},
                             kCoverReach + farthestNear(m_pack).millimeters(),
                             stop}
                     .near()},
          m_table{m_near, m_pack},
          m_observer{m_table.indexOf(*m_near.model(question.observer))},
          m_target{m_table.indexOf(*m_near.model(question.target))},
          m_now{ruling},
          m_stop{stop} {
        findThings();
    }

    /// True if there is something to try, and the part of the table that is tried gives the same answer as all of it.
    [[nodiscard]] bool areOfUse() const {
        const Ruling same = m_things.empty() ? Ruling{} : rulingOf(m_table, m_observer, m_target, false, m_stop);
        return same.visible && !isOtherCover(same) && !m_stop.stop_requested();
    }

    /// Returns the shortest move found that turns the cover.
    [[nodiscard]] std::optional<CoverMargin> shortest(double toleranceMillimeters) const {
        std::optional<CoverMargin> found;
        const std::vector<Trial> trials = allTrials();
        double known = 0.0; // no shorter move was found
        for (const double length : {toleranceMillimeters, kCoverReach}) {
            for (const Trial& trial : trials) {
                const double by = found ? found->millimeters - accuracyAt(found->millimeters) : length;
                if (by > known && turned(trial, by)) {
                    found = narrowed(trial, known, by);
                }
            }
            if (found) {
                break;
            }
            known = std::max(known, length);
        }
        return m_stop.stop_requested() ? std::nullopt : found;
    }

private:
    [[nodiscard]] static double accuracyAt(double millimeters) { return std::max(kClose, kCloseRatio * millimeters); }

    [[nodiscard]] const Obstacle& obstacle(int index) const {
        return m_table.obstacles()[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] bool isOtherCover(const Ruling& ruling) const {
        return reportedCover(ruling) != reportedCover(m_now);
    }

    /// Finds what lines of cover apply to and the target, or lines between the two, may meet after a move: first what
    /// the ruling names, then what is nearest to the target.
    void findThings() {
        const auto grown = [&](std::size_t model) {
            return containingAllMoves(m_near.models[model].placed(), Length::fromMillimeters(kCoverReach));
        };
        const auto mayGive = [&](int index) {
            const auto appliesTo = [&](const CoverLine& line) {
                return line.elements ? std::ranges::binary_search(m_table.elementsOf(line), index)
                                     : !obstacle(index).lines.empty();
            };
            const int model = obstacle(index).model;
            return model != static_cast<int>(m_observer) && model != static_cast<int>(m_target) &&
                   std::ranges::any_of(m_pack.cover, appliesTo);
        };
        const geometry::PlacedFootprint base = m_near.models[m_target].placed();
        const std::vector<int> between = m_table.between(grown(m_observer), grown(m_target));
        for (int index = 0; index < std::ssize(m_table.obstacles()); ++index) {
            const bool isNear = std::ranges::binary_search(between, index) ||
                                distanceBetween(base, obstacle(index).outline) <= Length::fromMillimeters(kCoverReach);
            if (isNear && mayGive(index)) {
                m_things.push_back(index);
            }
        }
        const auto rank = [&](int index) {
            // Of things as near as each other the order in the file decides nothing.
            const geometry::Point place = nearestOn(obstacle(index).outline, {});
            return std::tuple{!isNamed(index), distanceBetween(base, obstacle(index).outline), place.x, place.y, index};
        };
        std::ranges::sort(m_things, {}, rank);
        for (const int index : m_things) {
            for (const std::size_t model : {m_observer, m_target}) {
                if (isSolid(index) && touchesOnly(m_table, model, index)) {
                    m_contacts.emplace_back(model, index);
                }
            }
        }
    }

    [[nodiscard]] AnyId idOf(int index) const {
        const Obstacle& what = obstacle(index);
        return what.model >= 0 ? AnyId{m_near.models[static_cast<std::size_t>(what.model)].id}
                               : AnyId{m_table.pieces()[static_cast<std::size_t>(what.piece)]->id};
    }

    /// True if a reason about cover names it.
    [[nodiscard]] bool isNamed(int index) const {
        const AnyId id = idOf(index);
        return std::ranges::any_of(m_now.reasons, [&](const Reason& reason) {
            const auto isId = [&](const auto& named) { return AnyId{named} == id; };
            return reason.code.startsWith(u"cover-") &&
                   (std::ranges::any_of(reason.pieces, isId) || std::ranges::any_of(reason.models, isId));
        });
    }

    /// True if bases can be pushed against it, unlike the edge of an area.
    [[nodiscard]] bool isSolid(int index) const {
        const Obstacle& what = obstacle(index);
        return what.isBody && !what.isGround && !what.isFlat;
    }

    [[nodiscard]] static bool touchesOnly(const PackTable& table, std::size_t model, int index) {
        const geometry::PlacedFootprint base = table.scenario().models[model].placed();
        const auto inner = containedInAllMoves(base, Length::fromMillimeters(kContact));
        return table.isWithin(model, index, {}) && inner &&
               distanceBetween(*inner, table.obstacles()[static_cast<std::size_t>(index)].outline) > Length{};
    }

    /// Returns the moves of the target first, as players move models rather than terrain.
    [[nodiscard]] std::vector<Trial> allTrials() const {
        const Model& observer = m_near.models[m_observer];
        const Model& target = m_near.models[m_target];
        const auto angleTo = [&](geometry::Point to) {
            return std::atan2((to.y - target.position.y).inches(), (to.x - target.position.x).inches());
        };
        constexpr double kQuarter = std::numbers::pi / 2;
        const double along = angleTo(observer.position);
        const std::vector<double> ofLine{along + kQuarter, along - kQuarter, along, along + 2 * kQuarter};
        std::vector<double> ofTarget = ofLine;
        std::vector<std::vector<AnyId>> things;
        for (const int index : m_things) {
            const AnyId id = idOf(index);
            const bool isKnown = std::ranges::any_of(
                things, [&](const auto& thing) { return std::ranges::find(thing, id) != thing.end(); });
            if (isKnown || things.size() >= kMaxThings) {
                continue;
            }
            things.push_back(displaced(id));
            if (const geometry::Point edge = nearestOn(obstacle(index).outline, target.position);
                edge != target.position) {
                ofTarget.push_back(angleTo(edge));
                ofTarget.push_back(angleTo(edge) + 2 * kQuarter);
            }
        }
        std::vector<Trial> trials;
        const auto grid = GridPlaces::under(m_pack, observer, target);
        const auto add = [&](const std::vector<AnyId>& elements, const std::vector<double>& angles) {
            if (!grid || !grid->hold(m_near, elements)) {
                std::ranges::for_each(angles, [&](double angle) { trials.push_back({elements, angle}); });
            }
        };
        add({target.id}, ofTarget);
        add({observer.id}, ofLine);
        std::ranges::for_each(things, [&](const auto& thing) { add(thing, ofLine); });
        return trials;
    }

    [[nodiscard]] std::vector<AnyId> displaced(const AnyId& id) const {
        if (const auto* piece = std::get_if<PieceId>(&id)) {
            const auto pieces = displacedWith(m_near, *piece);
            return {pieces.begin(), pieces.end()};
        }
        return {id};
    }

    [[nodiscard]] static geometry::Vector moveOf(const Trial& trial, double millimeters) {
        return {Length::fromMillimeters(millimeters * std::cos(trial.angle)),
                Length::fromMillimeters(millimeters * std::sin(trial.angle))};
    }

    /// Returns the ruling after the move, if the target is visible then and has another cover.
    [[nodiscard]] std::optional<Ruling> turned(const Trial& trial, double millimeters) const {
        if (m_stop.stop_requested()) {
            return {};
        }
        const Scenario moved = withMoved(m_near, trial.elements, moveOf(trial, millimeters));
        const PackTable table{moved, m_pack};
        Ruling after = rulingOf(table, m_observer, m_target, false, m_stop);
        const auto isParted = [&](const std::pair<std::size_t, int>& contact) {
            return !table.isWithin(contact.first, contact.second, {});
        };
        const auto isPushedIn = [&](std::size_t model) {
            return standsInAWall(table, model) && !standsInAWall(m_table, model);
        };
        const bool isTurned = after.visible && isOtherCover(after) && !m_stop.stop_requested() &&
                              std::ranges::none_of(m_contacts, isParted) && !isPushedIn(m_observer) &&
                              !isPushedIn(m_target);
        return isTurned ? std::optional{std::move(after)} : std::nullopt;
    }

    [[nodiscard]] CoverMargin narrowed(const Trial& trial, double fails, double turns) const {
        Ruling after = turned(trial, turns).value_or(m_now);
        while (turns - fails > accuracyAt(turns)) {
            const double middle = (fails + turns) / 2;
            if (auto ruling = turned(trial, middle)) {
                turns = middle;
                after = *std::move(ruling);
            } else {
                fails = middle;
            }
        }
        CoverMargin margin;
        margin.millimeters = turns;
        std::visit(
            [&](const auto& id) {
                if constexpr (std::is_constructible_v<decltype(margin.moved), decltype(id)>) {
                    margin.moved = id;
                }
            },
            trial.elements.front());
        margin.by = moveOf(trial, turns);
        margin.level = after.cover;
        margin.levelName = after.coverName;
        const Ruling& higher = after.coverOrder > m_now.coverOrder ? after : m_now;
        if (const Reason* reason = coverReason(higher)) {
            margin.restsOn = *reason;
        }
        return margin;
    }

    const RulePack& m_pack;
    Scenario m_near;
    PackTable m_table;
    std::size_t m_observer;
    std::size_t m_target;
    const Ruling& m_now;
    std::stop_token m_stop;
    std::vector<int> m_things;                           ///< indices of obstacles, what matters most first
    std::vector<std::pair<std::size_t, int>> m_contacts; ///< models and things that touch without overlapping
};

} // namespace

void addCoverMargin(const PreparedTable& table,
                    const Question& question,
                    Verdict& verdict,
                    const std::stop_token& stop) {
    Ruling& ruling = verdict.ruling;
    const double tolerance = question.toleranceMillimeters;
    const bool isWanted = question.wantDetails && question.wantRulingFigures && tolerance > 0.0;
    if (!isWanted || !ruling.visible || table.rules().pack->cover.empty()) {
        return;
    }
    const CoverTrials trials{table, question, ruling, stop};
    if (!trials.areOfUse()) {
        return;
    }
    auto margin = trials.shortest(tolerance);
    if (!stop.stop_requested()) {
        ruling.coverCertainty =
            margin && margin->millimeters <= tolerance ? Certainty::TooCloseToCall : Certainty::Certain;
        ruling.coverMargin = std::move(margin);
    }
}

void weighCoverMargins(Ruling& ruling, const Ruling& largest) {
    if (!largest.visible || !ruling.coverCertainty || !largest.coverCertainty ||
        reportedCover(ruling) != reportedCover(largest)) {
        ruling.coverCertainty.reset();
        ruling.coverMargin.reset();
        return;
    }
    const bool isSooner = largest.coverMargin &&
                          (!ruling.coverMargin || largest.coverMargin->millimeters < ruling.coverMargin->millimeters);
    if (isSooner) {
        ruling.coverCertainty = largest.coverCertainty;
        ruling.coverMargin = largest.coverMargin;
    }
}

} // namespace sightline::scenarios
