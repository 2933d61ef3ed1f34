#include "scenarios/model/assemblies.h"

#include <algorithm>

namespace sightline::scenarios {

std::vector<PieceId> carriedBy(const Scenario& scenario, const PieceId& piece) {
    std::vector<PieceId> carried{piece};
    for (std::size_t i = 0; i < carried.size(); ++i) {
        for (const Piece& other : scenario.terrain) {
            if (other.parent == carried[i].value && std::ranges::find(carried, other.id) == carried.end()) {
                carried.push_back(other.id);
            }
        }
    }
    return carried;
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

} // namespace sightline::scenarios
