#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/photo_painter.h"

namespace sightline::app {

/// The photo on the ground, with the grid above it. It is painted once per scale and then copied, whatever its
/// size.
class PhotoItem : public SceneItem {
public:
    PhotoItem(const PaintOptions& options, FrameBudget& frames);

    /// Sets the photo; null for none.
    void setPhoto(std::shared_ptr<const FlatPhoto> photo, const Ground& ground);
    void setGround(const Ground& ground);
    void setPhotoOpacity(double opacity);
    [[nodiscard]] const std::shared_ptr<const FlatPhoto>& photo() const { return m_photo; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    std::shared_ptr<const FlatPhoto> m_photo;
    Ground m_ground;
    double m_opacity = 1.0;
};

} // namespace sightline::app
