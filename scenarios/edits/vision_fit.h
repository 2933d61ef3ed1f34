#pragma once

#include "scenarios/model/vision.h"

#include <QHash>

#include <functional>

/// @file
/// Updates of a hidden game's data when the table is edited. All functions do nothing without a vision.
namespace sightline::scenarios {

/// Removes all references to models, reserves, pieces, objectives and players that no longer exist, also from memories,
/// since removing is editing. (Models leaving play go to the reserves and stay remembered.) Regions of a removed player
/// are removed too, since they must not serve everybody.
void dropVisionOfMissing(Scenario& scenario);

/// Resizes sets of cells to the table; cells outside it are cut off.
void fitVision(Scenario& scenario);

/// Renames ids of pieces, models and objectives; an id missing from `newIds` stays.
void renameInVision(Scenario& scenario, const QHash<QString, QString>& newIds);

/// Copies the data of originals to their copies. `copies` maps the id of the copy by that of the original.
void copyInVision(Scenario& scenario, const QHash<QString, QString>& copies);

/// The maps of a rotation of the whole table by 90 degrees clockwise on screen.
struct QuarterTurn {
    std::function<geometry::Point(geometry::Point)> place;
    geometry::Angle by;
    std::function<void(Piece&)> piece;
    std::function<void(Model&)> model;
    std::function<void(Objective&)> objective;
    std::function<void(geometry::Polygon&)> polygon;
};
/// Rotates the data. Cells are mapped exactly if the table is a whole number of them deep. Precondition: the table of
/// `scenario` already has its new size.
void turnVision(Scenario& scenario, const QuarterTurn& turn);

} // namespace sightline::scenarios
