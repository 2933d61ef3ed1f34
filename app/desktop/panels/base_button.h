#pragma once

#include "geometry/footprint.h"

#include <QAbstractButton>
#include <QColor>

#include <functional>

class QMimeData;

namespace sightline::app {

/// A base in the palette: drawn to the palette's scale, clicked to place it, dragged to put it somewhere.
class BaseButton : public QAbstractButton {
    Q_OBJECT

public:
    /// Screen pixels a millimetre, the same for every button, so that sizes compare by eye.
    static constexpr double kPixelsPerMillimeter = 0.38;

    explicit BaseButton(const geometry::Footprint& base, QWidget* parent = nullptr);

    [[nodiscard]] const geometry::Footprint& base() const { return m_base; }
    void setBase(const geometry::Footprint& base);
    void setRim(const QColor& rim);
    /// What a drag carries; asked when it begins.
    void setDragData(std::function<QMimeData*()> make) { m_dragData = std::move(make); }
    /// Null if nothing was set. The caller owns it.
    [[nodiscard]] QMimeData* makeDragData() const { return m_dragData ? m_dragData() : nullptr; }
    /// How large a table inch is on the screen now: what is dragged is drawn as large as it will stand on the table.
    void setTableScale(std::function<double()> pixelsPerInch) { m_tableScale = std::move(pixelsPerInch); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    void paintBase(QPainter& painter, double pixelsPerMillimeter) const;
    void startDrag();

    geometry::Footprint m_base;
    QColor m_rim{Qt::gray};
    QSizeF m_size; ///< in millimetres
    QPoint m_pressed;
    std::function<QMimeData*()> m_dragData;
    std::function<double()> m_tableScale;
};

} // namespace sightline::app
