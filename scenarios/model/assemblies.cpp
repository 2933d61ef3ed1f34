#include "scenarios/model/assemblies.h"

#include <algorithm>
#include <iterator>

namespace sightline::scenarios {

namespace {

/// Returns the piece, followed by all pieces that a chain of pieces with `moves(piece, other)` joins with it.
template <class Moves>
std::vector<PieceId> chainedWith(const Scenario& scenario, const PieceId& piece, const Moves& moves) {
    std::vector<PieceId> chained{piece};
    for (std::size_t i = 0; i < chained.size(); ++i) {
        const Piece* one = scenario.piece(chained[i]);
        for (const Piece& other : scenario.terrain) {
            if (one && moves(*one, other) && std::ranges::find(chained, other.id) == chained.end()) {
                chained.push_back(other.id);
            }
        }
    }
    return chained;
}

bool carries(const Piece& piece, const Piece& other) { return other.parent == piece.id.value; }

bool shareGroup(const Piece& piece, const Piece& other) { return !piece.group.isEmpty() && piece.group == other.group; }

/// Adds pieces to those of an object; the first of both with the lesser id becomes the first.
void addAssembly(std::vector<PieceId>& object, const std::vector<PieceId>& more) {
    const bool isBefore = more.front().value < object.front().value;
    object.insert(isBefore ? object.begin() : object.end(), more.begin(), more.end());
}

} // namespace

std::vector<PieceId> carriedBy(const Scenario& scenario, const PieceId& piece) {
    return chainedWith(scenario, piece, carries);
}

std::vector<std::vector<PieceId>> assembliesOf(const Scenario& scenario) {
    std::vector<std::vector<PieceId>> assemblies;
    std::vector<PieceId> taken;
    const auto add = [&](const Piece& piece) {
        if (std::ranges::find(taken, piece.id) == taken.end()) {
            assemblies.push_back(carriedBy(scenario, piece.id));
            std::erase_if(assemblies.back(),
                          [&](const PieceId& id) { return std::ranges::find(taken, id) != taken.end(); });
            taken.insert(taken.end(), assemblies.back().begin(), assemblies.back().end());
        }
    };
    for (const Piece& piece : scenario.terrain) {
        if (piece.parent.isEmpty() || !scenario.piece(PieceId{piece.parent})) {
            add(piece);
        }
    }
    std::ranges::for_each(scenario.terrain, add); // cycles of parents
    return assemblies;
}

std::vector<PieceId> displacedWith(const Scenario& scenario, const PieceId& piece) {
    return chainedWith(scenario, piece, [](const Piece& one, const Piece& other) {
        return carries(one, other) || shareGroup(one, other);
    });
}

std::vector<std::vector<PieceId>> tableObjectsOf(const Scenario& scenario) {
    std::vector<std::vector<PieceId>> objects;
    for (std::vector<PieceId>& assembly : assembliesOf(scenario)) {
        const auto isJoined = [&](const std::vector<PieceId>& object) {
            return std::ranges::any_of(object, [&](const PieceId& one) {
                return std::ranges::any_of(assembly, [&](const PieceId& other) {
                    return shareGroup(*scenario.piece(one), *scenario.piece(other));
                });
            });
        };
        // All objects that it shares a group with become one, in the place of the first.
        auto home = std::ranges::find_if(objects, isJoined);
        if (home == objects.end()) {
            objects.push_back(std::move(assembly));
            continue;
        }
        addAssembly(*home, assembly);
        for (auto other = std::next(home); other != objects.end();) {
            if (isJoined(*other)) {
                addAssembly(*home, *other);
                other = objects.erase(other);
            } else {
                ++other;
            }
        }
    }
    return objects;
}

} // namespace sightline::scenarios
