#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/model/vision.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::app {

/// The light or region that the next click or drag places.
struct LightChoice {
    QString region = {};    ///< the kind of region to draw; empty: places a light
    bool byCorners = false; ///< true: a region is drawn corner by corner instead of dragged
    int bright = 3;         ///< radius of bright light, in cells
    int dim = 7;            ///< radius of dim light, in cells
    bool magical = false;
    friend bool operator==(const LightChoice&, const LightChoice&) = default;
};

/// Places lights with a click and regions with a drag or corner by corner; moves and deletes both, and moves corners of
/// regions.
class LightTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    [[nodiscard]] const LightChoice& choice() const { return m_choice; }
    void setChoice(const LightChoice& choice) { m_choice = choice; }
    /// Returns the id of the chosen light or region; empty if none is.
    [[nodiscard]] const QString& chosen() const { return m_chosen; }
    void choose(const QString& id);
    void removeChosen();

    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void doubleClick(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_from.has_value() || !m_corners.empty(); }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

signals:
    void chosenChanged();

private:
    [[nodiscard]] const scenarios::Vision* vision() const;
    [[nodiscard]] const scenarios::TableLight* lightAt(QPointF place, double slack) const;
    [[nodiscard]] const scenarios::TableLight* chosenLight() const;
    [[nodiscard]] const scenarios::VisionRegion* chosenRegion() const;
    /// Returns the region whose outline is at `place`, or the chosen one if `place` is inside of it.
    [[nodiscard]] const scenarios::VisionRegion* regionAt(QPointF place, double slack) const;
    void placeLight(QPointF place);
    void placeRegion(std::span<const QPointF> corners);
    void placeBox(const QRectF& box);
    void moveChosenTo(QPointF place);
    void reshape(const std::optional<geometry::Polygon>& outline, const QString& text);
    void dragRegion();
    bool nudge(QPointF by);
    bool closeCorners();

    LightChoice m_choice;
    QString m_chosen;
    std::optional<QPointF> m_from; ///< the start of a drag
    QPointF m_to;
    /// The object of a drag.
    enum class Drag { Box, Light, Region, Corner };
    Drag m_drag = Drag::Box;
    std::optional<geometry::Polygon> m_shape; ///< the region's outline when the drag began
    std::size_t m_corner = 0;                 ///< index of the dragged corner in `m_shape`
    std::vector<QPointF> m_corners;           ///< the corners so far of a region drawn corner by corner
    Gesture m_gesture;
};

} // namespace sightline::app
