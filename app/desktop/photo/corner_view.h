#pragma once

#include "app/desktop/painting/photo_painter.h"
#include "app/desktop/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace sightline::app {

/// A picture with places marked in it: handles to drag, or to choose with Tab or a digit and to nudge with the arrows,
/// Shift ten times as far, Ctrl a tenth. A magnifier shows what is under the handle. The wheel zooms, a drag beside the
/// handles pans, Ctrl+Z takes back.
class CornerView : public QWidget {
    Q_OBJECT

public:
    explicit CornerView(QWidget* parent = nullptr);

    void setPicture(const QImage& picture, const Theme& theme);
    [[nodiscard]] QSize pictureSize() const { return m_size; }

    /// In pixels of the picture. With four of them the lines between them are drawn, and a grid as it lies on a table
    /// of that size.
    void setPoints(std::vector<QPointF> points, QSizeF table);
    [[nodiscard]] const std::vector<QPointF>& points() const { return m_points; }
    /// One more step that can be taken back.
    void changePoints(std::vector<QPointF> points);
    void takeBack();
    [[nodiscard]] bool canTakeBack() const { return !m_before.empty(); }

    [[nodiscard]] int chosen() const { return m_chosen; }
    void choose(int point);
    /// Where a pixel of the picture is in this widget, and back.
    [[nodiscard]] QPointF toView(QPointF pixel) const;
    [[nodiscard]] QPointF toPicture(QPointF place) const;
    /// What the magnifier shows; null while it is not there.
    [[nodiscard]] QRectF magnifier() const;

    [[nodiscard]] QSize sizeHint() const override { return {720, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 260}; }

signals:
    void pointsChanged();
    void chosenChanged(int point);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void fit();
    void movePoint(QPointF to);
    void remember();
    void describe();
    [[nodiscard]] int pointAt(QPointF place) const;
    void paintLines(QPainter& painter) const;
    void paintHandle(QPainter& painter, int point) const;
    void paintMagnifier(QPainter& painter) const;

    FlatPhoto m_picture; ///< in several sizes; its "table" is measured in pixels of the picture
    QSize m_size;
    Theme m_theme;
    QSizeF m_table;
    std::vector<QPointF> m_points;
    std::vector<std::vector<QPointF>> m_before;
    int m_chosen = 0;
    double m_scale = 1.0; ///< of the picture, in this widget
    QPointF m_origin;     ///< of the picture, in this widget
    bool m_isFitted = true;
    std::optional<QPointF> m_grip; ///< from the pointer to the handle, while one is dragged
    std::optional<QPointF> m_panFrom;
    bool m_nudges = false; ///< the last step was made with the arrows: further ones belong to it
};

} // namespace sightline::app
