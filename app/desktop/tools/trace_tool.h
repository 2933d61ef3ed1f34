#pragma once

#include "app/desktop/tools/tool.h"
#include "scenarios/model/scenario.h"

#include <optional>

namespace sightline::app {

/// The base that is traced next.
struct TraceOptions {
    geometry::Length diameter = geometry::Length::fromMillimeters(32);
    geometry::Length height = geometry::Length::fromInches(2);
    scenarios::PlayerId player = {};
    bool fits = true; ///< true: the circle snaps to a nearby round edge in the photo
    friend bool operator==(const TraceOptions&, const TraceOptions&) = default;
};

/// Places models over a photo: a circle of the base's true size is pressed, dragged until it fits, and released. Keys:
/// arrows move the circle, Shift in smaller steps, Enter places. Alt disables snapping to the photo.
class TraceTool : public Tool {
    Q_OBJECT

public:
    explicit TraceTool(ToolContext context, QObject* parent = nullptr) : Tool{context, parent} {}

    [[nodiscard]] const TraceOptions& options() const { return m_options; }
    void setOptions(const TraceOptions& options);

    /// The center of the circle, and whether it is snapped to an edge of the photo.
    struct Aim {
        geometry::Point center;
        bool isFitted = false;
    };
    [[nodiscard]] const std::optional<Aim>& aim() const { return m_aim; }

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

/// Returns the distance from the pointer, in inches, within which a round edge is searched for a base of that diameter.
[[nodiscard]] double traceReach(geometry::Length diameter);

} // namespace sightline::app
