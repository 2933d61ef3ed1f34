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
#include <variant>

namespace sightline::scenarios {

namespace {

using geometry::Length;

constexpr int kDirections = 16;
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

bool isTurnedByMove(const PackTable& table,
                    std::size_t observer,
                    std::size_t target,
                    bool mayTarget,
                    int named,
                    double millimeters,
                    const std::stop_token& stop) {
    for (const std::vector<AnyId>& elements : elementsToMove(table, observer, target, named)) {
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
    }
    return false;
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
    return isTurnedWithin(table, observer, target, mayTarget, named, toleranceMillimeters, stop) ? Closeness::Turned
                                                                                                 : Closeness::Open;
}

} // namespace sightline::scenarios
