#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/vision/vision.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace sightline::app {

/// What one side knows of a table, as what lies over it; in table inches. What the side sees has nothing over it.
struct FogPicture {
    QRectF table;
    std::vector<QRectF> unexplored;            ///< disjoint, as all rectangles here
    std::vector<QRectF> shrouded;              ///< explored, and out of sight now
    std::vector<QRectF> outlined;              ///< seen as an outline only
    bool isBlank = false;                      ///< nothing shows through what is unexplored (row S4.12)
    std::optional<QPainterPath> elements = {}; ///< terrain that stands out of the ground where that is out of sight
                                               ///< (row S4.14); nothing: all is shaded alike
    [[nodiscard]] bool isEmpty() const { return unexplored.empty() && shrouded.empty() && outlined.empty(); }
    friend bool operator==(const FogPicture&, const FogPicture&) = default;
};

/// Grid sight has the looks of S4.12 to S4.14, the other modes those of S1.35. Empty without fog. A side that the
/// vision does not have, or whose cells do not fit the table, knows nothing: all of the table is unexplored.
[[nodiscard]] FogPicture fogPictureOf(const scenarios::Scenario& scenario, const scenarios::PlayerId& side);

/// Black of 175 parts of 255 over what is unexplored and 110 over what is out of sight (row S1.35), or, in grid sight,
/// all black over what is unexplored, and half of the light left to terrain and an eighth to the ground out of sight
/// (S4.12, S4.14); hatched where only outlines are seen. Cells end at whole pixels, so that no seam shows between two.
void paintFog(QPainter& painter, const FogPicture& fog, const Theme& theme, PaintScale scale);

/// Cells of a side of `cell` inches as few rectangles: runs of a row, joined with the same run of the row above; what
/// lies off the table is cut off.
[[nodiscard]] std::vector<QRectF> cellRectangles(const geometry::CellSet& cells, double cell, const QRectF& table);

inline constexpr int kUnexploredAlpha = 175;
inline constexpr int kShroudedAlpha = 110;
inline constexpr int kBlankAlpha = 255;
inline constexpr int kDarkElementAlpha = 128; ///< leaves a half
inline constexpr int kDarkGroundAlpha = 223;  ///< leaves an eighth

} // namespace sightline::app
