#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/model/scenario.h"

#include <QLineF>
#include <QPolygonF>
#include <QString>

#include <vector>

class QPainter;

namespace sightline::app {

/// The arcs in which one model sees or shoots, cut to the table; in table inches.
struct ArcPicture {
    std::vector<QPolygonF> areas;
    std::vector<QLineF> sides; ///< from the base outwards
    QString words;             ///< what the areas are: "arc of sight"

    [[nodiscard]] bool isEmpty() const { return areas.empty(); }
};

/// Returns the arcs that the rule pack of the table asks for at the observer: printed, of its weapons or by its facing.
/// Empty without a pack, where it looks all around, and for ids that the table does not have.
[[nodiscard]] ArcPicture arcPictureOf(const scenarios::Scenario& scenario, const scenarios::ModelId& observer);

/// Paints the arcs as faint areas with long dashes along their sides, like the ranges of weapons, and their words on
/// the longest of the sides.
void paintArcs(QPainter& painter, const ArcPicture& picture, const PaintOptions& options);

} // namespace sightline::app
