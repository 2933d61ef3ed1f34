#pragma once

#include "app/desktop/painting/overlay_painter.h"
#include "app/desktop/scene/items/scene_item.h"

#include <QImage>

#include <memory>
#include <vector>

namespace sightline::app {

/// Verdicts and the table they are about; both or none.
struct JudgedTable {
    std::shared_ptr<const scenarios::Scenario> scenario;
    std::shared_ptr<const std::vector<scenarios::Verdict>> verdicts;
    [[nodiscard]] bool isEmpty() const { return !scenario || !verdicts || verdicts->empty(); }
};

/// What stands on the table beside the pair in front.
struct OverlayPicture {
    QImage allLines;     ///< painted elsewhere: they are too many to be painted at each frame
    QRectF allLinesArea; ///< of the table, in inches
    JudgedTable kept;
    JudgedTable samplePoint;
    SamplePointView samplePointView;
    QRectF loupeArea; ///< what the magnifier shows; null without one
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
