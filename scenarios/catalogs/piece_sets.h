#pragma once

#include "scenarios/catalogs/mark.h"
#include "scenarios/model/scenario.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace sightline::scenarios {

/// A standard terrain piece. The bounding box of its outline is centered at (0, 0).
struct CatalogPiece {
    /// The size of an upper floor.
    struct Floor {
        geometry::Length width;
        geometry::Length depth;
        friend bool operator==(const Floor&, const Floor&) = default;
    };
    QString id;
    QString name;
    QString kind;
    std::variant<geometry::Polygon, geometry::Wall> outline;
    std::vector<geometry::Wall> walls;      ///< on the footprint, as high as the piece
    std::optional<geometry::Length> height; ///< see `Piece::height`
    std::optional<HeightClass> heightClass;
    QStringList traits;
    std::optional<Floor> floor; ///< an upper floor of that size; informative only
    int perTable = 0;           ///< number of pieces of this footprint on a published table, where known
    friend bool operator==(const CatalogPiece&, const CatalogPiece&) = default;
};

/// A set of standard terrain pieces.
struct PieceSet {
    QString id;
    QString name;
    Mark mark = Mark::Known;
    QString source;
    QString note;
    std::vector<CatalogPiece> pieces;
    friend bool operator==(const PieceSet&, const PieceSet&) = default;
};

/// Returns the sets of resources/catalogues/pieces.json, in its order.
[[nodiscard]] const std::vector<PieceSet>& pieceSets();

/// Selects whether a piece is mirrored, left to right, before it is rotated.
enum class Mirror { AsDrawn, Mirrored };

/// Returns the piece centered at `middle`, rotated clockwise on screen. It has no id yet. Quarter turns are exact,
/// others round each corner by less than 0.71 nm.
[[nodiscard]] Piece placedPiece(const CatalogPiece& piece,
                                geometry::Point middle,
                                geometry::Angle turn = {},
                                Mirror mirror = Mirror::AsDrawn);

} // namespace sightline::scenarios
