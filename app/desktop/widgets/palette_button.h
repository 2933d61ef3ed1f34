#pragma once

#include <QAbstractButton>
#include <QPixmap>

#include <functional>

class QMimeData;

namespace sightline::app {

/// An entry of a palette that shows its picture: a click or Enter places it, a drag places it at a position.
class PaletteButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit PaletteButton(QWidget* parent = nullptr);

    /// Sets the factory of a drag's data, called when a drag begins.
    void setDragData(std::function<QMimeData*()> make) { m_dragData = std::move(make); }
    /// Returns the data of a drag; null without a factory. The caller owns it.
    [[nodiscard]] QMimeData* makeDragData() const { return m_dragData ? m_dragData() : nullptr; }
    /// Sets the source of the table's scale: the dragged picture has the size that it will have on the table.
    void setTableScale(std::function<double()> pixelsPerInch) { m_tableScale = std::move(pixelsPerInch); }

    /// Returns the picture that a drag shows at the pointer.
    [[nodiscard]] QPixmap dragPicture() const;

    /// The height of a small button in pixels; it is one that a finger hits.
    static constexpr int kSmallHeight = 44;
    /// Makes the button small from now on: its picture has the scale of the list that it comes from, or a smaller one
    /// where it would be too large, and the name below it is elided where it is too long.
    void setSmall(double pixelsPerInch);
    [[nodiscard]] bool isSmall() const { return m_smallScale > 0.0; }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// Emitted when a drag has ended on the table.
    void dropped();

protected:
    /// Returns the size of the shape, in inches.
    [[nodiscard]] virtual QSizeF shapeSize() const = 0;
    /// Paints the shape centered at (0, 0).
    virtual void paintShape(QPainter& painter, double pixelsPerInch) const = 0;
    /// Returns the size of the dragged shape, in inches.
    [[nodiscard]] virtual QSizeF draggedSize() const { return shapeSize(); }
    /// Paints the shape as a drag shows it, centered at (0, 0).
    virtual void paintDragged(QPainter& painter, double pixelsPerInch) const { paintShape(painter, pixelsPerInch); }
    /// Paints a button that is not small, on its highlight.
    virtual void paintLarge(QPainter& painter) const = 0;
    /// Returns the size of a small button; its height is `kSmallHeight`.
    [[nodiscard]] QSize smallSize() const;

    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    void startDrag();
    /// Paints the highlight for hover, press and focus.
    void paintHalo(QPainter& painter) const;
    void paintSmall(QPainter& painter) const;
    [[nodiscard]] double smallScaleIn(QSizeF room) const;

    QPoint m_pressed;
    double m_smallScale = 0.0; ///< pixels per inch at most; 0: the button is not small
    std::function<QMimeData*()> m_dragData;
    std::function<double()> m_tableScale;
};

} // namespace sightline::app
