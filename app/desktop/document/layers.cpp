#include "app/desktop/document/layers.h"

namespace sightline::app {

Layer layerOfElement(const scenarios::Scenario& scenario, const scenarios::AnyId& id) {
    struct Find {
        const scenarios::Scenario& scenario;
        Layer operator()(const scenarios::ModelId&) const { return Layer::Models; }
        Layer operator()(const scenarios::ZoneId&) const { return Layer::Zones; }
        Layer operator()(const scenarios::ObjectiveId&) const { return Layer::Objectives; }
        Layer operator()(const scenarios::LabelId&) const { return Layer::Labels; }
        Layer operator()(const scenarios::PieceId& pieceId) const {
            const scenarios::Piece* piece = scenario.piece(pieceId);
            return piece && piece->isWall() ? Layer::Walls : piece && piece->isMat() ? Layer::Areas : Layer::Terrain;
        }
    };
    return std::visit(Find{scenario}, id);
}

} // namespace sightline::app
