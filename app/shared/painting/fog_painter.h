#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/model/vision.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace sightline::app {

/// The overlay of one side's knowledge, in table inches. Visible cells are not covered.
struct FogPicture {
    QRectF table;
    std::vector<QRectF> unexplored; ///< disjoint, like all rectangles here
    std::vector<QRectF> shrouded;   ///< explored, and currently out of sight
    std::vector<QRectF> outlined;   ///< seen as an outline only
    bool isBlank = false;           ///< true: nothing shows through unexplored cells (S4.12)
    /// Terrain that stays visible against the ground where that is out of sight (S4.14); nullopt: all is shaded alike.
    std::optional<QPainterPath> elements = {};
    [[nodiscard]] bool isEmpty() const { return unexplored.empty() && shrouded.empty() && outlined.empty(); }
    friend bool operator==(const FogPicture&, const FogPicture&) = default;
};

/// Returns the overlay: grid sight has the appearance of docs/requirements.md, rows S4.12 to S4.14, the other modes
/// that of S1.35. Empty without fog. For a side that the vision does not have, or whose cells do not fit the table, the
/// whole table is unexplored.
[[nodiscard]] FogPicture fogPictureOf(const scenarios::Scenario& scenario, const scenarios::PlayerId& side);

/// Paints black with an alpha of 175 (of 255) over unexplored cells and 110 over cells out of sight
/// (docs/requirements.md, row S1.35) or, in grid sight, opaque black over unexplored cells, leaving half of the light
/// to terrain and an eighth to the ground out of sight (S4.12, S4.14); outlines are hatched. On black ground, where
/// none of it would show, unexplored cells are also hatched crosswise, and cells out of sight dotted. Cells end at
/// whole pixels, so that there are no seams.
void paintFog(QPainter& painter, const FogPicture& fog, const Theme& theme, PaintScale scale);

/// Returns cells of side `cell` inches as few rectangles: runs of a row, merged with equal runs of the row above;
/// clipped to the table.
[[nodiscard]] std::vector<QRectF> cellRectangles(const geometry::CellSet& cells, double cell, const QRectF& table);

/// The opacities of `paintFog`, 0 to 255.
inline constexpr int kUnexploredAlpha = 175;
inline constexpr int kShroudedAlpha = 110;
inline constexpr int kBlankAlpha = 255;
inline constexpr int kDarkElementAlpha = 128; ///< leaves a half
inline constexpr int kDarkGroundAlpha = 223;  ///< leaves an eighth

} // namespace sightline::app
