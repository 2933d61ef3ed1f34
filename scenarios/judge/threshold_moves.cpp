#include "scenarios/judge/threshold_moves.h"

#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/resized_base.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/ruling.h"
#include "scenarios/judge/ruling_bound.h"
#include "scenarios/model/assemblies.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <span>
#include <variant>

namespace sightline::scenarios {

namespace {

using geometry::Length;

constexpr int kDirections = 16;
/// The distance around the lines of a pair within which elements may matter to it: rules compare what stands beside the
/// two, and lines are some millimeters wide.
const Length kAroundLines = Length::fromInches(2);
/// The elements that move together with each of those in question.
std::vector<std::vector<AnyId>>
elementsToMove(const PackTable& table, std::size_t observer, std::size_t target, int named) {
    const Scenario& scenario = table.scenario();
    std::vector<std::vector<AnyId>> elements{{scenario.models[observer].id}, {scenario.models[target].id}};
    if (named < 0) {
        return elements;
    }
    const Obstacle& obstacle = table.obstacles()[static_cast<std::size_t>(named)];
    if (obstacle.model >= 0) {
        elements.push_back({scenario.models[static_cast<std::size_t>(obstacle.model)].id});
    } else {
        const auto pieces = displacedWith(scenario, table.pieces()[static_cast<std::size_t>(obstacle.piece)]->id);
        elements.emplace_back(pieces.begin(), pieces.end());
    }
    return elements;
}

/// Returns the pieces near the lines of the pair, and all that are joined with one of them.
std::set<std::size_t> piecesNear(const PackTable& table, const geometry::Box& lines, Length around) {
    std::set<std::size_t> near;
    std::vector<std::size_t> added;
    const auto add = [&](std::size_t piece) {
        if (near.insert(piece).second) {
            added.push_back(piece);
        }
    };
    for (std::size_t piece = 0; piece < table.pieces().size(); ++piece) {
        const AnyId id = table.pieces()[piece]->id;
        if (boxesMeet(boundsOf(table.scenario(), std::span{&id, 1}), lines, around)) {
            add(piece);
        }
    }
    while (!added.empty()) {
        const std::size_t piece = added.back();
        added.pop_back();
        std::ranges::for_each(table.joinedWith(piece), add);
    }
    return near;
}

/// Returns the elements that may matter to the pair, each with those that move together with it: the two models first.
std::vector<std::vector<AnyId>>
elementsNear(const PackTable& table, std::size_t observer, std::size_t target, Length radius) {
    const Scenario& scenario = table.scenario();
    const geometry::Box lines = joined(boundsOf(table.ends().reach(table.pack().source.region, observer)),
                                       boundsOf(table.ends().reach(table.pack().target, target)));
    const Length around = radius + radius + kAroundLines;
    std::vector<std::vector<AnyId>> elements = elementsToMove(table, observer, target, -1);
    const auto add = [&](std::vector<AnyId> together) {
        if (std::ranges::find(elements, together) == elements.end()) {
            elements.push_back(std::move(together));
        }
    };
    for (const std::size_t piece : piecesNear(table, lines, around)) {
        const auto together = displacedWith(scenario, table.pieces()[piece]->id);
        add({together.begin(), together.end()});
    }
    for (std::size_t model = 0; model < scenario.models.size(); ++model) {
        if (boxesMeet(boundsOf(scenario.models[model].placed()), lines, around)) {
            add({scenario.models[model].id});
        }
    }
    return elements;
}

/// The length of the shortest trial moves, in millimeters: 2 micrometers. It must exceed the rounding of stored
/// positions and the errors of constructed outlines (nanometers), so that a threshold that is met exactly is crossed.
/// Empirical.
constexpr double kTinyMillimeters = 0.002;

} // namespace

bool standsInAWall(const PackTable& table, std::size_t model) {
    // Bases that touch a wall do not reach over it. Empirical.
    const Length skin = Length::fromMillimeters(0.01);
    const auto inside = containedInAllMoves(table.scenario().models[model].placed(), skin);
    return inside && std::ranges::any_of(table.obstacles(), [&](const Obstacle& obstacle) {
               const auto* wall = std::get_if<geometry::Wall>(&obstacle.outline);
               return wall && distanceTo(*inside, *wall) == Length{};
           });
}

namespace {

/// Tries moves of these elements together, in each direction.
bool isTurnedByMoveOf(const std::vector<AnyId>& elements,
                      const PackTable& table,
                      std::size_t observer,
                      std::size_t target,
                      bool mayTarget,
                      double millimeters,
                      const std::stop_token& stop) {
    for (int step = 0; step < kDirections && !stop.stop_requested(); ++step) {
        const double angle = step * 2.0 * std::numbers::pi / kDirections;
        const geometry::Vector by{Length::fromMillimeters(millimeters * std::cos(angle)),
                                  Length::fromMillimeters(millimeters * std::sin(angle))};
        const Scenario moved = withMoved(table.scenario(), elements, by);
        const PackTable other{moved, table.pack()};
        const auto isPushedIn = [&](std::size_t model) {
            return standsInAWall(other, model) && !standsInAWall(table, model);
        };
        const Ruling ruling = rulingOf(other, observer, target, false, stop);
        if ((ruling.visible && ruling.validTarget) != mayTarget && !isPushedIn(observer) && !isPushedIn(target)) {
            return true;
        }
    }
    return false;
}

} // namespace

bool isTurnedByMove(const PackTable& table,
                    std::size_t observer,
                    std::size_t target,
                    bool mayTarget,
                    int named,
                    double millimeters,
                    const std::stop_token& stop) {
    return std::ranges::any_of(elementsToMove(table, observer, target, named), [&](const std::vector<AnyId>& together) {
        return isTurnedByMoveOf(together, table, observer, target, mayTarget, millimeters, stop);
    });
}

bool isTurnedByTinyMove(const PackTable& table,
                        std::size_t observer,
                        std::size_t target,
                        bool mayTarget,
                        int named,
                        const std::stop_token& stop) {
    return isTurnedByMove(table, observer, target, mayTarget, named, kTinyMillimeters, stop);
}

bool isTurnedWithin(const PackTable& table,
                    std::size_t observer,
                    std::size_t target,
                    bool mayTarget,
                    int named,
                    double toleranceMillimeters,
                    const std::stop_token& stop) {
    return isTurnedByMove(table, observer, target, mayTarget, named, toleranceMillimeters, stop) ||
           isTurnedByMove(table, observer, target, mayTarget, named, toleranceMillimeters / 2, stop);
}

Closeness closenessOfEach(const PackTable& table,
                          std::size_t observer,
                          std::size_t target,
                          bool mayTarget,
                          int named,
                          double toleranceMillimeters,
                          const std::stop_token& stop) {
    const Length radius = Length::fromMillimeters(toleranceMillimeters);
    const auto tried = elementsToMove(table, observer, target, named);
    const auto isTurnedBy = [&](const std::vector<AnyId>& together, double millimeters) {
        return isTurnedByMoveOf(together, table, observer, target, mayTarget, millimeters, stop);
    };
    bool areProved = true;
    for (const std::vector<AnyId>& together : elementsNear(table, observer, target, radius)) {
        const auto bound = boundOfRuling(table, observer, target, together, radius, stop, {false, mayTarget});
        if (bound.mayTarget == (mayTarget ? Ternary::Yes : Ternary::No)) {
            continue;
        }
        areProved = false;
        if (std::ranges::find(tried, together) == tried.end() &&
            (isTurnedBy(together, toleranceMillimeters) || isTurnedBy(together, toleranceMillimeters / 2))) {
            return Closeness::Turned;
        }
    }
    return areProved && !stop.stop_requested() ? Closeness::Proved : Closeness::Open;
}

Closeness closenessOf(const PackTable& table,
                      std::size_t observer,
                      std::size_t target,
                      bool mayTarget,
                      double toleranceMillimeters,
                      const std::stop_token& stop) {
    const Length radius = Length::fromMillimeters(toleranceMillimeters);
    const auto boundOf = [&](bool wantNames) {
        return boundOfRuling(table, observer, target, {}, radius, stop, {wantNames, mayTarget});
    };
    const RulingBound bound = boundOf(false);
    if (bound.mayTarget == (mayTarget ? Ternary::Yes : Ternary::No)) {
        return Closeness::Proved;
    }
    if (bound.isOpen && mayTarget) {
        return Closeness::Open;
    }
    const auto doubts = boundOf(true).doubts;
    const int named = doubts.empty() ? -1 : doubts.front().obstacle;
    if (bound.isOpen && (named < 0 || doubts.front().on != RestsOn::Line)) {
        return Closeness::Open;
    }
    if (isTurnedWithin(table, observer, target, mayTarget, named, toleranceMillimeters, stop)) {
        return Closeness::Turned;
    }
    return bound.isOpen ? Closeness::Open
                        : closenessOfEach(table, observer, target, mayTarget, named, toleranceMillimeters, stop);
}

} // namespace sightline::scenarios
