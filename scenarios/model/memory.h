#pragma once

#include "scenarios/model/scenario.h"

#include <QList>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

/// @file
/// Compact storage of what sides remember: sides with equal knowledge share it, and so do copies of a table.
namespace sightline::scenarios {

/// A set of models, ordered by id. Copy-on-write.
class ModelIds {
public:
    ModelIds() = default;
    ModelIds(std::initializer_list<ModelId> ids) : ModelIds{ids.begin(), ids.end()} {}
    template <class Iterator> ModelIds(Iterator first, Iterator last) {
        for (; first != last; ++first) {
            insert(*first);
        }
    }

    [[nodiscard]] bool contains(const ModelId& id) const;
    void insert(const ModelId& id);
    template <class Is> void eraseIf(Is&& is) {
        if (std::any_of(begin(), end(), is)) {
            m_ids.removeIf(is);
        }
    }

    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(m_ids.size()); }
    [[nodiscard]] bool empty() const { return m_ids.isEmpty(); }
    [[nodiscard]] auto begin() const { return m_ids.cbegin(); }
    [[nodiscard]] auto end() const { return m_ids.cend(); }
    friend bool operator==(const ModelIds& a, const ModelIds& b) {
        return a.m_ids.constData() == b.m_ids.constData() || a.m_ids == b.m_ids;
    }

private:
    QList<ModelId> m_ids; ///< ascending
};

/// A piece as it was last seen. Rarely used fields take no memory unless set.
class PieceMemory {
public:
    explicit PieceMemory(Piece piece);

    [[nodiscard]] const PieceId& id() const { return m_data->id; }
    [[nodiscard]] Piece piece() const;
    [[nodiscard]] bool isSharedWith(const PieceMemory& other) const { return m_data == other.m_data; }
    friend bool operator==(const PieceMemory& a, const PieceMemory& b) {
        return a.isSharedWith(b) || a.piece() == b.piece();
    }

private:
    struct Data {
        PieceId id;
        QString name;
        QString kind;
        decltype(Piece::outline) outline;
        geometry::Length elevation;
        decltype(Piece::height) height;
        decltype(Piece::heightClass) heightClass;
        std::unique_ptr<const Piece> rest; ///< the other fields; null: default values
    };
    std::shared_ptr<const Data> m_data;
};

/// The pieces that a side knows, each as it was last seen, ordered by id.
class PieceMemories {
public:
    [[nodiscard]] bool contains(const PieceId& id) const { return find(id) != nullptr; }
    /// Returns the piece as it was last seen. Precondition: the piece is known.
    [[nodiscard]] Piece at(const PieceId& id) const { return find(id)->piece(); }
    [[nodiscard]] std::size_t size() const { return m_pieces.size(); }
    [[nodiscard]] bool empty() const { return m_pieces.empty(); }
    [[nodiscard]] auto begin() const { return m_pieces.begin(); }
    [[nodiscard]] auto end() const { return m_pieces.end(); }

    /// Adds the piece, or replaces its previous memory.
    void remember(const Piece& piece);
    template <class Is> void forgetIf(Is&& is) { std::erase_if(m_pieces, is); }
    /// Calls `edit` with each piece; it may change the id.
    template <class Edit> void change(Edit&& edit) {
        PieceMemories changed;
        for (const PieceMemory& memory : m_pieces) {
            Piece piece = memory.piece();
            edit(piece);
            changed.remember(piece);
        }
        changed.shareWith(*this);
        *this = std::move(changed);
    }
    /// Shares the memory of pieces that both know equally.
    void shareWith(const PieceMemories& other);

    friend bool operator==(const PieceMemories&, const PieceMemories&) = default;

private:
    [[nodiscard]] const PieceMemory* find(const PieceId& id) const;

    std::vector<PieceMemory> m_pieces;
};

} // namespace sightline::scenarios
