#pragma once

#include "app/desktop/panels/spoken_canvas.h"
#include "app/shared/painting/proof_painter.h"

#include <QPixmap>

#include <memory>

namespace sightline::app {

/// The proof of a verdict as a picture: each point is one straight line between the two bases, colored by the piece
/// that blocks it. The pointer and the arrow keys select a line.
class ProofView : public SpokenCanvas {
    Q_OBJECT

public:
    explicit ProofView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    void showCover(std::shared_ptr<const scenarios::TableCover> cover,
                   const scenarios::Verdict& verdict,
                   const scenarios::Scenario& scenario);
    /// Shows a hint in place of a proof.
    void showNothing(const QString& hint);
    /// Marks the piece that is hovered in another view.
    void setMarkedPiece(const std::optional<scenarios::PieceId>& piece);
    [[nodiscard]] const std::optional<scenarios::PieceId>& markedPiece() const { return m_marks.piece; }
    [[nodiscard]] const std::optional<geometry::LineSamplePoint>& samplePoint() const { return m_marks.samplePoint; }
    /// Returns the shown part: for bases of several convex parts the deciding pair of parts. Null without a cover.
    [[nodiscard]] const geometry::CoverPart* part() const;
    [[nodiscard]] const scenarios::TableCover* cover() const { return m_cover.get(); }
    [[nodiscard]] ProofFrame frame() const;

signals:
    /// Emitted with the line under the pointer; std::nullopt: the pointer left.
    void lineHovered(const std::optional<sightline::geometry::SightLine>& line);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void walkTo(const std::optional<geometry::LineSamplePoint>& samplePoint);
    void step(QPointF by);
    void describe(const std::vector<scenarios::PieceId>& blockers, bool meetsBoth);

    std::shared_ptr<const scenarios::TableCover> m_cover;
    scenarios::Verdict m_verdict;
    ProofMarks m_marks;
    QPixmap m_picture; ///< the drawing without marks; null: out of date
};

} // namespace sightline::app
