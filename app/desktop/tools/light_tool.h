#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/vision/vision.h"

#include <optional>

namespace sightline::app {

/// What the next click or drag places.
struct LightChoice {
    QString region = {}; ///< kind of a region that is dragged; empty: a light is placed
    int bright = 3;
    int dim = 7;
    bool magical = false;
    friend bool operator==(const LightChoice&, const LightChoice&) = default;
};

/// Places lights with a click and regions with a drag, moves lights, and takes both away.
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
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_from.has_value(); }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

signals:
    void chosenChanged();

private:
    [[nodiscard]] const scenarios::Vision* vision() const;
    [[nodiscard]] const scenarios::TableLight* lightAt(QPointF place, double slack) const;
    [[nodiscard]] const scenarios::TableLight* chosenLight() const;
    void placeLight(QPointF place);
    void placeRegion(const QRectF& box);
    void moveChosenTo(QPointF place);

    LightChoice m_choice;
    QString m_chosen;
    std::optional<QPointF> m_from; ///< where a drag began
    QPointF m_to;
    bool m_movesLight = false;
    Gesture m_gesture;
};

} // namespace sightline::app
