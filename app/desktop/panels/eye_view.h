#pragma once

#include "app/desktop/panels/spoken_canvas.h"
#include "app/shared/painting/eye_painter.h"

#include <memory>
#include <optional>

namespace sightline::app {

/// The target in perspective from one point of the observer. Dragging and the arrow keys move that point over the
/// observer; the pointer names what is at its position.
class EyeView : public SpokenCanvas {
    Q_OBJECT

public:
    explicit EyeView(QWidget* parent = nullptr);

    /// Shows a scene. The eye keeps its position while the pair and its positions are unchanged.
    void showScene(std::shared_ptr<const scenarios::EyeScene> eyes, const scenarios::Scenario& scenario);
    /// Shows a hint in place of a picture.
    void showNothing(const QString& hint);
    /// Returns the picture; null while there is none.
    [[nodiscard]] const scenarios::EyePicture* picture() const { return m_picture ? &*m_picture : nullptr; }

signals:
    /// Emitted with the line from the eye to what is under the pointer; std::nullopt: there is none.
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

    std::shared_ptr<const scenarios::EyeScene> m_eyes;
    std::optional<scenarios::EyePicture> m_picture;
    scenarios::Eye m_eye;
    bool m_isVisible = false;
    QPointF m_dragged; ///< the current position of a drag
};

} // namespace sightline::app
