#pragma once

#include <QHashFunctions>
#include <QString>

namespace sightline::scenarios {

/// The id of an element in the file, unique over all kinds. Each kind has its own type, so that ids of different kinds
/// cannot be mixed.
template <class Kind> struct Id {
    QString value;

    [[nodiscard]] bool isEmpty() const { return value.isEmpty(); }
    friend bool operator==(const Id&, const Id&) = default;
    friend bool operator<(const Id& a, const Id& b) { return a.value < b.value; }
    friend size_t qHash(const Id& id, size_t seed = 0) { return ::qHash(id.value, seed); }
};

using PlayerId = Id<struct PlayerKind>;
using PieceId = Id<struct PieceKind>;
using ModelId = Id<struct ModelKind>;
using ZoneId = Id<struct ZoneKind>;
using ObjectiveId = Id<struct ObjectiveKind>;
using LabelId = Id<struct LabelKind>;

} // namespace sightline::scenarios
