#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/questions/positions.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace sightline::app {

/// A position that a model could take.
struct Ghost {
    scenarios::ModelId model;
    geometry::Point position;
    geometry::Angle facing;
    QString label; ///< displayed beside it: its rank among the positions
    friend bool operator==(const Ghost&, const Ghost&) = default;
};

/// The marks of the unit matrix on the table.
struct UnitPicture {
    std::vector<scenarios::Verdict> lines; ///< from the models of a unit to a unit
    std::vector<Ghost> ghosts;
    std::optional<std::size_t> front; ///< the chosen ghost

    [[nodiscard]] bool isEmpty() const { return lines.empty() && ghosts.empty(); }
};

/// Paints the lines of the verdicts without labels, and the ghosts as dashed bases with the path to each.
void paintUnits(QPainter& painter,
                const scenarios::Scenario& scenario,
                const UnitPicture& picture,
                const PaintOptions& options);

/// Returns the bounding box, in table inches, of the ends of the lines and the positions of the ghosts.
[[nodiscard]] QRectF boxOf(const UnitPicture& picture);

} // namespace sightline::app
