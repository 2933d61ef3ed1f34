#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/scenario.h"

#include <optional>

namespace sightline::app {

/// One of the walls of a piece, or the piece itself if it is a wall.
struct WallAt {
    scenarios::PieceId piece;
    std::optional<std::size_t> wall; ///< nothing: the piece is the wall
    friend bool operator==(const WallAt&, const WallAt&) = default;
};

[[nodiscard]] const std::vector<geometry::Point>& pointsOf(const scenarios::Piece& piece, const WallAt& at);
[[nodiscard]] std::vector<scenarios::WallOpening>& openingsOf(scenarios::Piece& piece, const WallAt& at);
[[nodiscard]] const std::vector<scenarios::WallOpening>& openingsOf(const scenarios::Piece& piece, const WallAt& at);

/// Puts windows or doors on walls and slides them along: click for one of the usual width, drag for another; drag one
/// that is there to slide it, its end to widen it. By keys: Tab chooses, the arrows slide, Ctrl and the arrows widen,
/// Enter adds, Delete removes.
class OpeningTool : public Tool {
    Q_OBJECT

public:
    enum class Kind { Window, Door };

    OpeningTool(Kind kind, ToolContext context, QObject* parent = nullptr);

    [[nodiscard]] QCursor cursor() const override { return Qt::CrossCursor; }
    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_drag.has_value(); }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

    struct Chosen {
        WallAt at;
        std::size_t index = 0;
        friend bool operator==(const Chosen&, const Chosen&) = default;
    };
    [[nodiscard]] std::optional<Chosen> chosen() const;

private:
    enum class Part { Whole, From, To };
    struct Drag {
        scenarios::Scenario start;
        Gesture gesture;
        Part part = Part::Whole;
        geometry::Length grabbed; ///< along the wall
        bool isNew = false;
    };

    [[nodiscard]] std::optional<WallAt> wallNear(QPointF place, PaintScale scale) const;
    [[nodiscard]] geometry::Length alongAt(const WallAt& at, const PointerEvent& event) const;
    [[nodiscard]] scenarios::WallOpening
    usual(const scenarios::Piece& piece, const WallAt& at, geometry::Length middle) const;
    void change(const QString& text,
                const scenarios::Scenario& start,
                const scenarios::WallOpening& opening,
                Gesture gesture);
    void add(const WallAt& at, geometry::Length middle, Gesture gesture);
    void remove();
    void slide(geometry::Length from, geometry::Length to, bool isRepeat);
    void choose(int step);

    Kind m_kind;
    std::optional<Chosen> m_chosen;
    std::optional<WallAt> m_hovered;
    std::optional<Drag> m_drag;
    Gesture m_heldKey;
};

} // namespace sightline::app
