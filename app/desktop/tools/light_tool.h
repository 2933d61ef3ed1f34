#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/vision/vision.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::app {

/// What the next click or drag places.
struct LightChoice {
    QString region = {};    ///< kind of a region that is drawn; empty: a light is placed
    bool byCorners = false; ///< a region is clicked corner by corner, not dragged
    int bright = 3;
    int dim = 7;
    bool magical = false;
    friend bool operator==(const LightChoice&, const LightChoice&) = default;
};

/// Places lights with a click and regions with a drag or corner by corner, moves both and corners of regions, and takes
/// them away.
class LightTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    [[nodiscard]] const LightChoice& choice() const { return m_choice; }
    void setChoice(const LightChoice& choice) { m_choice = choice; }
    /// Id of a light or region; empty: none.
    [[nodiscard]] const QString& chosen() const { return m_chosen; }
    void choose(const QString& id);
    void removeChosen();

    [[nodiscard]] QCursor cursor() const override { return Qt::CrossCursor; }
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
    /// The one whose outline is here; the chosen one also by what is in it.
    [[nodiscard]] const scenarios::VisionRegion* regionAt(QPointF place, double slack) const;
    void placeLight(QPointF place);
    void placeRegion(std::span<const QPointF> corners);
    void placeBox(const QRectF& box);
    void moveChosenTo(QPointF place);
    void reshape(const std::optional<geometry::Polygon>& outline, const QString& text);
    void dragRegion();
    bool nudge(QPointF by, bool finely);
    bool closeCorners();

    LightChoice m_choice;
    QString m_chosen;
    std::optional<QPointF> m_from; ///< where a drag began
    QPointF m_to;
    /// What a drag does.
    enum class Drag { Box, Light, Region, Corner };
    Drag m_drag = Drag::Box;
    std::optional<geometry::Polygon> m_shape; ///< of the region when the drag began
    std::size_t m_corner = 0;                 ///< of it, that is dragged
    std::vector<QPointF> m_corners;           ///< of a region that is clicked corner by corner
    Gesture m_gesture;
};

} // namespace sightline::app
