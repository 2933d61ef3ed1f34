#pragma once

#include "app/desktop/painting/model_painter.h"
#include "app/desktop/scene/kept_picture.h"
#include "geometry/footprint.h"
#include "scenarios/ids.h"

#include <QColor>

#include <map>
#include <utility>

namespace sightline::app {

/// The rings that say what the judge answers, painted once and copied: filling their bands anew for dozens of models takes a third of a frame.
class RingPictures {
public:
    /// Shows what `paintVerdictRing` paints. `painter` is in table inches.
    void show(QPainter& painter, const scenarios::ModelId& model, const geometry::PlacedFootprint& placed, VerdictLook look, const Theme& theme, PaintScale scale,
              double strength);
    /// The model is gone.
    void forget(const scenarios::ModelId& model);
    [[nodiscard]] std::size_t count() const { return m_kept.size(); }

private:
    struct Ring {
        geometry::Footprint footprint;
        geometry::Angle facing;
        QColor ground;
        QColor colour;
        double strength = 0;
        friend bool operator==(const Ring&, const Ring&) = default;
    };
    struct Kept {
        Ring ring;
        KeptPicture picture;
    };
    std::map<std::pair<scenarios::ModelId, VerdictLook>, Kept> m_kept;
};

} // namespace sightline::app
