#pragma once

#include "scenarios/catalogs/mark.h"
#include "scenarios/scenario.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// A standard terrain piece. Its outline lies about (0, 0), the middle of its box.
struct CatalogPiece {
    struct Floor {
        geometry::Length width;
        geometry::Length depth;
        friend bool operator==(const Floor&, const Floor&) = default;
    };
    QString id;
    QString name;
    QString kind;
    std::variant<geometry::Polygon, geometry::Wall> outline;
    std::optional<geometry::Length> height; ///< as `Piece::height`
    std::optional<HeightClass> heightClass;
    QStringList traits;
    std::optional<Floor> floor; ///< an upper floor of that size; listed only
    int perTable = 0;           ///< how many of this footprint a published table has, where that is known
    friend bool operator==(const CatalogPiece&, const CatalogPiece&) = default;
};

struct PieceSet {
    QString id;
    QString name;
    Mark mark = Mark::Known;
    QString source;
    QString note;
    std::vector<CatalogPiece> pieces;
    friend bool operator==(const PieceSet&, const PieceSet&) = default;
};

/// The sets of `resources/catalogs/pieces.json`, in its order.
[[nodiscard]] const std::vector<PieceSet>& pieceSets();

/// Whether a piece is laid down as its mirror image, left and right swapped, before it is turned.
enum class Mirror { AsDrawn, Mirrored };

/// The piece with its middle at `middle`, turned clockwise on screen. It has no id yet. Quarter turns are exact, others
/// round each corner by less than 0.71 nm.
[[nodiscard]] Piece placedPiece(const CatalogPiece& piece,
                                geometry::Point middle,
                                geometry::Angle turn = {},
                                Mirror mirror = Mirror::AsDrawn);

} // namespace sightline::scenarios
