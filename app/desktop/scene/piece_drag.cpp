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

std::optional<scenarios::Piece> pieceFromDrag(const QByteArray& text) {
    auto carrier = scenarios::readScenario(text, {});
    if (!carrier || carrier->scenario.terrain.size() != 1) {
        return {};
    }
    return std::move(carrier->scenario.terrain.front());
}

} // namespace sightline::app
