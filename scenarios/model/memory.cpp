#include "scenarios/model/memory.h"

#include <algorithm>

namespace sightline::scenarios {

bool ModelIds::contains(const ModelId& id) const { return std::binary_search(begin(), end(), id); }

void ModelIds::insert(const ModelId& id) {
    const auto place = std::lower_bound(begin(), end(), id);
    if (place == end() || *place != id) {
        const auto index = place - begin();
        m_ids.reserve(m_ids.size() + 1); // exact capacity, since sides keep it for long
        m_ids.insert(index, id);
    }
}

PieceMemory::PieceMemory(Piece piece) {
    Data kept{std::exchange(piece.id, {}),          std::exchange(piece.name, {}),
              std::exchange(piece.kind, {}),        std::exchange(piece.outline, {}),
              std::exchange(piece.elevation, {}),   std::exchange(piece.height, {}),
              std::exchange(piece.heightClass, {}), nullptr};
    if (piece != Piece{}) {
        kept.rest = std::make_unique<const Piece>(std::move(piece));
    }
    m_data = std::make_shared<const Data>(std::move(kept));
}

Piece PieceMemory::piece() const {
    Piece piece = m_data->rest ? *m_data->rest : Piece{};
    piece.id = m_data->id;
    piece.name = m_data->name;
    piece.kind = m_data->kind;
    piece.outline = m_data->outline;
    piece.elevation = m_data->elevation;
    piece.height = m_data->height;
    piece.heightClass = m_data->heightClass;
    return piece;
}

const PieceMemory* PieceMemories::find(const PieceId& id) const {
    const auto place = std::ranges::lower_bound(m_pieces, id, std::less<>{}, &PieceMemory::id);
    return place != m_pieces.end() && place->id() == id ? &*place : nullptr;
}

void PieceMemories::remember(const Piece& piece) {
    const auto place = std::ranges::lower_bound(m_pieces, piece.id, std::less<>{}, &PieceMemory::id);
    if (place == m_pieces.end() || place->id() != piece.id) {
        m_pieces.insert(place, PieceMemory{piece});
    } else if (place->piece() != piece) {
        *place = PieceMemory{piece};
    }
}

void PieceMemories::shareWith(const PieceMemories& other) {
    for (PieceMemory& memory : m_pieces) {
        const PieceMemory* same = other.find(memory.id());
        if (same && *same == memory) {
            memory = *same;
        }
    }
}

} // namespace sightline::scenarios
