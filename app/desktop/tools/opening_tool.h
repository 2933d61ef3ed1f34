#pragma once

#include "app/desktop/document/gesture.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/model/scenario.h"

#include <optional>
#include <span>

namespace sightline::app {

/// A wall of a piece, or the piece itself if it is a wall.
struct WallAt {
    scenarios::PieceId piece;
    std::optional<std::size_t> wall; ///< index of the wall; nullopt: the piece is the wall
    friend bool operator==(const WallAt&, const WallAt&) = default;
};

/// Return the points of a wall, and its openings. Precondition: the piece has that wall.
[[nodiscard]] const std::vector<geometry::Point>& pointsOf(const scenarios::Piece& piece, const WallAt& at);
[[nodiscard]] std::vector<scenarios::WallOpening>& openingsOf(scenarios::Piece& piece, const WallAt& at);
[[nodiscard]] const std::vector<scenarios::WallOpening>& openingsOf(const scenarios::Piece& piece, const WallAt& at);

/// Adds and edits windows or doors in walls: a click adds one of the standard width, a drag one of another width; a
/// drag of an opening slides it, of its end resizes it. Keys: Tab chooses, arrows slide, Ctrl+arrows resize, Enter
/// adds, Delete removes.
class OpeningTool : public Tool {
    Q_OBJECT

public:
    enum class Kind { Window, Door };

    OpeningTool(Kind kind, ToolContext context, QObject* parent = nullptr);

    [[nodiscard]] QString hint() const override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool keyPress(QKeyEvent& event, PaintScale scale) override;
    [[nodiscard]] bool isBusy() const override { return m_drag.has_value(); }
    bool cancel() override;
    void paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const override;

    /// An opening: its wall, and its index among the openings of that wall.
    struct Chosen {
        WallAt at;
        std::size_t index = 0;
        friend bool operator==(const Chosen&, const Chosen&) = default;
    };
    /// Returns the chosen opening; std::nullopt if there is none.
    [[nodiscard]] std::optional<Chosen> chosen() const;

private:
    enum class Part { Whole, From, To };
    struct Drag {
        scenarios::Scenario start;
        Gesture gesture;
        Part part = Part::Whole;
        geometry::Length grabbed; ///< position of the press along the wall
        bool isNew = false;
    };

    /// Returns the wall under the pointer, within ten pixels; else the nearest wall of the piece under it.
    [[nodiscard]] std::optional<WallAt> wallNear(QPointF place, PaintScale scale) const;
    /// Returns the wall nearest to `place`, at most `reach` inches away, among those of these pieces.
    [[nodiscard]] static std::optional<WallAt>
    nearestWall(std::span<const scenarios::Piece> pieces, QPointF place, double reach);
    /// Returns the piece under the pointer; null if there is none.
    [[nodiscard]] const scenarios::Piece* pieceUnder(QPointF place) const;
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
