#pragma once

#include <QAbstractButton>

#include <functional>

class QMimeData;

namespace sightline::app {

/// Something in a palette, drawn as it is: a click or Enter places it, a drag puts it somewhere.
class PaletteButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit PaletteButton(QWidget* parent = nullptr);

    /// What a drag carries; asked when it begins.
    void setDragData(std::function<QMimeData*()> make) { m_dragData = std::move(make); }
    /// Null if nothing was set. The caller owns it.
    [[nodiscard]] QMimeData* makeDragData() const { return m_dragData ? m_dragData() : nullptr; }
    /// How large a table inch is on the screen now: what is dragged is drawn as large as it will stand on the table.
    void setTableScale(std::function<double()> pixelsPerInch) { m_tableScale = std::move(pixelsPerInch); }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// The box of what is drawn, in inches.
    [[nodiscard]] virtual QSizeF shapeSize() const = 0;
    /// Paints it about (0, 0).
    virtual void paintShape(QPainter& painter, double pixelsPerInch) const = 0;
    /// Under the pointer, pressed, or with the focus.
    void paintHalo(QPainter& painter) const;

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    void startDrag();

    QPoint m_pressed;
    std::function<QMimeData*()> m_dragData;
    std::function<double()> m_tableScale;
};

} // namespace sightline::app
