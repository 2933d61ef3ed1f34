#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/vision/vision.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace sightline::app {

/// What one side knows of a table, as what lies over it; in table inches. What the side sees has nothing over it.
struct FogPicture {
    QRectF table;
    std::vector<QRectF> unexplored; ///< disjoint, as all rectangles here
    std::vector<QRectF> shrouded;   ///< explored, and out of sight now
    std::vector<QRectF> outlined;   ///< seen as an outline only
    [[nodiscard]] bool isEmpty() const { return unexplored.empty() && shrouded.empty() && outlined.empty(); }
    friend bool operator==(const FogPicture&, const FogPicture&) = default;
};

/// Empty without fog. A side that the vision does not have, or whose cells do not fit the table, knows nothing: all of the table is unexplored.
[[nodiscard]] FogPicture fogPictureOf(const scenarios::Scenario& scenario, const scenarios::PlayerId& side);

/// Black of 175 parts of 255 over what is unexplored and 110 over what is out of sight (row S1.35); hatched where only outlines are seen. Cells
/// end at whole pixels, so that no seam shows between two.
void paintFog(QPainter& painter, const FogPicture& fog, const Theme& theme, PaintScale scale);

/// Cells of a side of `cell` inches as few rectangles: runs of a row, joined with the same run of the row above; what lies off the table is cut off.
[[nodiscard]] std::vector<QRectF> cellRectangles(const geometry::CellSet& cells, double cell, const QRectF& table);

inline constexpr int kUnexploredAlpha = 175;
inline constexpr int kShroudedAlpha = 110;

} // namespace sightline::app
