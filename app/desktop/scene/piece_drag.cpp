#include "app/desktop/scene/piece_drag.h"

#include "scenarios/io/scenario_file.h"

namespace sightline::app {

QByteArray pieceToDrag(const scenarios::Piece& piece) {
    scenarios::Scenario carrier;
    carrier.terrain.push_back(piece);
    if (piece.id.isEmpty()) {
        carrier.terrain.front().id.value = QStringLiteral("piece");
    }
    return scenarios::writeScenario(carrier);
}

QByteArray piecesToDrag(const std::vector<scenarios::Piece>& pieces) {
    scenarios::Scenario carrier;
    carrier.terrain = pieces;
    return scenarios::writeScenario(carrier);
}

std::vector<scenarios::Piece> piecesFromDrag(const QByteArray& text) {
    auto carrier = scenarios::readScenario(text, {});
    return carrier ? std::move(carrier->scenario.terrain) : std::vector<scenarios::Piece>{};
}

} // namespace sightline::app
