#pragma once

#include "scenarios/vision/vision.h"

#include <QHash>

#include <functional>

/// Keeps what a hidden game knows right when the table changes under it; for the edits of scenarios. All do nothing
/// without a vision.
namespace sightline::scenarios {

/// Forgets models, reserves, pieces, objectives and players that are not there any more, whoever remembers them: this
/// is for editing. What leaves play goes into the reserves, and sides go on remembering it. Regions of a player who is
/// gone go too: they must not serve everybody.
void dropVisionOfMissing(Scenario& scenario);

/// Sets of cells as large as the table is now; what is no longer on it is cut off.
void fitVision(Scenario& scenario);

/// Other ids for pieces, models and objectives; an id that `newIds` does not have stays.
void renameInVision(Scenario& scenario, const QHash<QString, QString>& newIds);

/// Copies bring to the table what their originals do. `copies`: id of the copy by that of the original.
void copyInVision(Scenario& scenario, const QHash<QString, QString>& copies);

/// How things go to their new place when the whole table turns by a quarter, clockwise.
struct QuarterTurn {
    std::function<geometry::Point(geometry::Point)> place;
    geometry::Angle by;
    std::function<void(Piece&)> piece;
    std::function<void(Model&)> model;
    std::function<void(Objective&)> objective;
    std::function<void(geometry::Polygon&)> polygon;
};
/// The table of `scenario` has its new size already. Cells go along exactly if the table is a whole number of them
/// deep.
void turnVision(Scenario& scenario, const QuarterTurn& turn);

} // namespace sightline::scenarios
