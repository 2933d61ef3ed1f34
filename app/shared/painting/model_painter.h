#pragma once

#include "app/shared/painting/ground_painter.h"

#include <QRectF>
#include <QString>

#include <functional>

class QPainterPath;

namespace sightline::app {

/// The part of a model in the current pair.
enum class ModelRole { None, Observer, Target };

/// The state of a model on the table that its picture shows.
struct ModelMarks {
    bool selected = false;
    bool hovered = false;
    bool lifted = false; ///< being dragged: casts a shadow
    bool ghost = false;  ///< a preview, not on the table yet
    bool badge = true;   ///< true: the letters of the model are shown
    QString label = {};  ///< the badge, see `badgesOf`; empty: `badgeOf` of the model alone
    ModelRole role = ModelRole::None;
    bool isRoleBelow = false; ///< the sign of the role stands below the base, see `isSignBelow`
};

/// True if the sign of a model of a pair stands below its base, as the line to the other one leaves it upward.
[[nodiscard]] bool isSignBelow(const scenarios::Model& model, const scenarios::Model& other);

/// Returns one or two letters: initials of the unit, else of the name, else of the id.
[[nodiscard]] QString badgeOf(const scenarios::Model& model);

/// Returns the box of the base and of the body of a model, in inches.
[[nodiscard]] QRectF paintedBox(const scenarios::Model& model);

/// Paints the base, true to scale, with a rim in the player's color, facing tick, badge and marks; the outlines of its
/// body, and its elevation if it stands above the table.
void paintModel(QPainter& painter,
                const scenarios::Model& model,
                const QColor& color,
                const ModelMarks& marks,
                const Theme& theme,
                PaintScale scale);

/// Paints the ring around a base that shows its verdict: solid if the verdict is clear, dash-dotted if it is too close
/// to call, else dashed.
void paintVerdictRing(QPainter& painter,
                      const geometry::PlacedFootprint& placed,
                      VerdictLook look,
                      const Theme& theme,
                      PaintScale scale,
                      double strength = 1.0);
/// A function that paints the ring of a verdict around a model's base; the last argument is its strength, 0 to 1.
using RingPainter = std::function<void(QPainter&, const scenarios::Model&, VerdictLook, double)>;

/// Margin, in screen pixels, within which a model is painted beyond its outline.
inline constexpr double kModelReach = 34.0;

} // namespace sightline::app
