#pragma once

#include "app/desktop/painting/ground_painter.h"

#include <functional>

class QPainterPath;

namespace sightline::app {

enum class ModelRole { None, Observer, Target };

struct ModelMarks {
    bool selected = false;
    bool hovered = false;
    bool lifted = false; ///< being dragged: casts a shadow
    bool ghost = false;  ///< not there yet
    bool badge = true;
    ModelRole role = ModelRole::None;
};

/// One or two letters: initials of the unit, else of the name, else of the id.
[[nodiscard]] QString badgeOf(const scenarios::Model& model);

/// The true base with a rim in the player's color, facing tick, badge and marks.
void paintModel(QPainter& painter,
                const scenarios::Model& model,
                const QColor& color,
                const ModelMarks& marks,
                const Theme& theme,
                PaintScale scale);

/// The ring round a base that shows the verdict it has a part in; whole if the verdict is clear, dash-dot if it is too
/// close to call, else dashed.
void paintVerdictRing(QPainter& painter,
                      const geometry::PlacedFootprint& placed,
                      VerdictLook look,
                      const Theme& theme,
                      PaintScale scale,
                      double strength = 1.0);
/// Paints the ring of this look round a model's base, at this strength.
using RingPainter = std::function<void(QPainter&, const scenarios::Model&, VerdictLook, double)>;

/// How far beyond its outline a model is painted, in screen pixels.
inline constexpr double kModelReach = 34.0;

} // namespace sightline::app
