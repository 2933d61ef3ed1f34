#pragma once

#include "app/desktop/tools/tool.h"
#include "scenarios/scenario.h"

#include <optional>

namespace sightline::app {

/// The base that is traced next.
struct TraceOptions {
    geometry::Length diameter = geometry::Length::fromMillimeters(32);
    geometry::Length height = geometry::Length::fromInches(2);
    scenarios::PlayerId player = {};
    bool fits = true; ///< the circle goes to a round edge in the photo that is near
    friend bool operator==(const TraceOptions&, const TraceOptions&) = default;
};

/// Lays a circle of a base's true size over the photo and places a model there: press, drag until it fits, let go. With
/// the keys: arrows move the circle, Shift less far, Enter places. Alt leaves the photo alone.
class TraceTool : public Tool {
    Q_OBJECT

public:
    explicit TraceTool(ToolContext context, QObject* parent = nullptr) : Tool{context, parent} {}

    [[nodiscard]] const TraceOptions& options() const { return m_options; }
    void setOptions(const TraceOptions& options);

    /// Where the circle is, and whether an edge of the photo holds it there.
    struct Aim {
        geometry::Point center;
        bool isFitted = false;
    };
    [[nodiscard]] const std::optional<Aim>& aim() const { return m_aim; }

    [[nodiscard]] QCursor cursor() const override { return Qt::CrossCursor; }
    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void leave() override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_isDown; }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

signals:
    void optionsChanged();

private:
    [[nodiscard]] Aim aimAt(QPointF place, Qt::KeyboardModifiers modifiers) const;
    void place();

    TraceOptions m_options;
    std::optional<Aim> m_aim;
    bool m_isDown = false;
    bool m_isByKeys = false;
};

/// How far from where the hand points a round edge is looked for, for a base of that diameter; inches.
[[nodiscard]] double traceReach(geometry::Length diameter);

} // namespace sightline::app
