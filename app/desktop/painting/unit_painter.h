#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/positions.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace sightline::app {

/// A place where a model could stand.
struct Ghost {
    scenarios::ModelId model;
    geometry::Point position;
    geometry::Angle facing;
    QString label; ///< beside it: its rank among places
    friend bool operator==(const Ghost&, const Ghost&) = default;
};

/// What the unit matrix marks on the table.
struct UnitPicture {
    std::vector<scenarios::Verdict> lines; ///< of the models of a unit to a unit
    std::vector<Ghost> ghosts;
    std::optional<std::size_t> front; ///< the ghost that is chosen

    [[nodiscard]] bool isEmpty() const { return lines.empty() && ghosts.empty(); }
};

/// Lines as they are drawn everywhere, without labels; ghosts as dashed bases with the way there.
void paintUnits(QPainter& painter,
                const scenarios::Scenario& scenario,
                const UnitPicture& picture,
                const PaintOptions& options);

/// In table inches: everything that `paintUnits` draws, but for end marks and labels.
[[nodiscard]] QRectF boxOf(const UnitPicture& picture);

} // namespace sightline::app
