#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/desktop/services/sight_service.h"
#include "app/shared/painting/sight_painter.h"

#include <functional>

namespace sightline::app {

/// Shared state of the two sight items: the latest answer and its presentation. It reads verdicts and computes none.
struct SightPicture {
    SightResult result;
    SightView view;
    std::function<const scenarios::Scenario&()> scenario;

    [[nodiscard]] bool isEmpty() const { return !result.verdicts || result.verdicts->empty(); }
};

/// Beams and marked pieces below the models, or lines, rings and the label above them.
class SightItem : public SceneItem {
public:
    enum class Part { Below, Above };

    /// `picture` belongs to the scene and outlives the item.
    SightItem(const PaintOptions& options, const SightPicture& picture, Part part);

    void pictureChanged(const QRectF& table);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    const SightPicture& m_picture;
    Part m_part;
};

} // namespace sightline::app
