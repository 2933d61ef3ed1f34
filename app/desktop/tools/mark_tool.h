#pragma once

#include "app/desktop/tools/snapping.h"

#include <optional>

namespace sightline::app {

/// Puts objectives or labels on the table with a click; Enter puts one into the middle of what is seen. The words of a
/// label are typed after that.
class MarkTool : public Tool {
    Q_OBJECT

public:
    enum class Kind { Objective, Label };

    MarkTool(Kind kind, ToolContext context, QObject* parent = nullptr);

    [[nodiscard]] QCursor cursor() const override { return Qt::CrossCursor; }
    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void leave() override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

signals:
    /// The name or the words of what was placed are to be typed now.
    void wordsRequested();

private:
    [[nodiscard]] SnappedPoint aimAt(const PointerEvent& event) const;
    void place(geometry::Point point);

    Kind m_kind;
    std::optional<SnappedPoint> m_aim;
};

} // namespace sightline::app
