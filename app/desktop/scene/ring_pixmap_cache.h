#pragma once

#include "app/desktop/scene/pixmap_cache.h"
#include "app/shared/painting/model_painter.h"
#include "geometry/shapes/footprint.h"
#include "scenarios/model/ids.h"

#include <QColor>

#include <utility>

namespace sightline::app {

/// Cached pictures of the rings of verdicts: filling their bands anew for dozens of models takes a third of a
/// frame.
class RingPixmapCache {
public:
    /// `frames` must outlive this object.
    explicit RingPixmapCache(FrameBudget& frames) : m_cache{frames} {}

    /// Shows the picture of `paintVerdictRing`. `painter` is in table inches.
    void show(QPainter& painter,
              const scenarios::ModelId& model,
              const geometry::PlacedFootprint& placed,
              VerdictLook look,
              const Theme& theme,
              PaintScale scale,
              double strength);
    /// Drops the pictures of a removed model.
    void forget(const scenarios::ModelId& model);
    /// Returns true if a ring was shown in outdated colors or another size since the last call.
    [[nodiscard]] bool takeWaits() { return m_cache.takeWaits(); }
    [[nodiscard]] std::size_t count() const { return m_cache.count(); }

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

    PixmapCache<std::pair<scenarios::ModelId, VerdictLook>, Ring> m_cache;
};

} // namespace sightline::app
