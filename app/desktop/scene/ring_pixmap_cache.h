#pragma once

#include "app/desktop/painting/model_painter.h"
#include "app/desktop/scene/pixmap_cache.h"
#include "geometry/footprint.h"
#include "scenarios/ids.h"

#include <QColor>

#include <utility>

namespace sightline::app {

/// The rings that say what the judge answers, painted once and copied: filling their bands anew for dozens of models
/// takes a third of a frame.
class RingPixmapCache {
public:
    /// `frames` outlives this.
    explicit RingPixmapCache(FrameBudget& frames) : m_kept{frames} {}

    /// Shows what `paintVerdictRing` paints. `painter` is in table inches.
    void show(QPainter& painter,
              const scenarios::ModelId& model,
              const geometry::PlacedFootprint& placed,
              VerdictLook look,
              const Theme& theme,
              PaintScale scale,
              double strength);
    /// The model is gone.
    void forget(const scenarios::ModelId& model);
    /// True if a ring was shown in old colors or another size since the last call.
    [[nodiscard]] bool takeWaits() { return m_kept.takeWaits(); }
    [[nodiscard]] std::size_t count() const { return m_kept.count(); }

private:
    struct Ring {
        geometry::Footprint footprint;
        geometry::Angle facing;
        QColor ground;
        QColor color;
        double strength = 0;
        friend bool operator==(const Ring&, const Ring&) = default;
        [[nodiscard]] bool isLike(const Ring& other) const {
            return footprint == other.footprint && facing == other.facing;
        }
    };

    PixmapCache<std::pair<scenarios::ModelId, VerdictLook>, Ring> m_kept;
};

} // namespace sightline::app
