#pragma once

#include "app/desktop/painting/eye_painter.h"
#include "app/desktop/panels/spoken_canvas.h"

#include <memory>
#include <optional>

namespace sightline::app {

/// What one point of the observer sees of the target, in perspective. Dragging, or the arrow keys, move that point over
/// the observer; the pointer says what stands at a place.
class EyeView : public SpokenCanvas {
    Q_OBJECT

public:
    explicit EyeView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// The eye stays where it is while the pair and their places stay.
    void showScene(std::shared_ptr<const scenarios::EyeScene> eyes,
                   const scenarios::Verdict& verdict,
                   const scenarios::Scenario& scenario);
    void showNothing(const QString& hint);
    /// Null while there is nothing to draw.
    [[nodiscard]] const scenarios::EyePicture* picture() const { return m_picture ? &*m_picture : nullptr; }

    [[nodiscard]] QSize sizeHint() const override { return {520, 210}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 130}; }

signals:
    void pieceHovered(const std::optional<sightline::scenarios::PieceId>& piece);
    void lineHovered(const std::optional<sightline::geometry::SightLine>& line);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void moveEye(double right, double up);
    void takePicture();
    void pointAt(QPointF place);
    void forgetPointer();
    void sayWhereTheEyeIs();

    Theme m_theme = Theme::light();
    std::shared_ptr<const scenarios::EyeScene> m_eyes;
    std::optional<scenarios::EyePicture> m_picture;
    scenarios::Eye m_eye;
    scenarios::Scenario m_scenario;
    bool m_isVisible = false;
    QPointF m_dragged; ///< where a drag is
    QString m_hint;
};

} // namespace sightline::app
