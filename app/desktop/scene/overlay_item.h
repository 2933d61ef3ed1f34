#pragma once

#include "app/desktop/scene/scene_item.h"
#include "app/shared/painting/overlay_painter.h"

#include <QImage>

#include <memory>
#include <vector>

namespace sightline::app {

/// Verdicts and the scenario they were computed for; both or none are set.
struct JudgedTable {
    std::shared_ptr<const scenarios::Scenario> scenario;
    std::shared_ptr<const std::vector<scenarios::Verdict>> verdicts;
    [[nodiscard]] bool isEmpty() const { return !scenario || !verdicts || verdicts->empty(); }
};

/// The lines and marks beside the focused pair.
struct OverlayPicture {
    QImage allLines;     ///< painted in advance: too many for each frame
    QRectF allLinesArea; ///< its area, in table inches
    JudgedTable pinned;
    JudgedTable samplePoint;
    SamplePointView samplePointView;
    QRectF loupeArea; ///< the magnified area, in table inches; null without one
};

class OverlayItem : public SceneItem {
public:
    explicit OverlayItem(const PaintOptions& options);

    void setPicture(OverlayPicture picture, const QRectF& table);
    [[nodiscard]] const OverlayPicture& picture() const { return m_picture; }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    OverlayPicture m_picture;
};

} // namespace sightline::app
