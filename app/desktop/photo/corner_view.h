#pragma once

#include "app/shared/painting/photo_painter.h"
#include "app/shared/painting/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace sightline::app {

/// Displays a picture with handles at marked points. A handle is dragged, or chosen with Tab or a digit and moved with
/// the arrow keys: by one step, by ten with Shift, by a tenth with Ctrl. A magnifier shows the picture below the
/// handle. The wheel zooms, a drag beside the handles pans, Ctrl+Z undoes.
class CornerView : public QWidget {
    Q_OBJECT

public:
    explicit CornerView(QWidget* parent = nullptr);

    void setPicture(const QImage& picture, const Theme& theme);
    [[nodiscard]] QSize pictureSize() const { return m_size; }

    /// Sets the points, in pixels of the picture. With four points the view draws the lines between them, and a
    /// perspective grid for a table of that size.
    void setPoints(std::vector<QPointF> points, QSizeF table);
    [[nodiscard]] const std::vector<QPointF>& points() const { return m_points; }
    /// Changes the points as one undo step.
    void changePoints(std::vector<QPointF> points);
    void takeBack();
    [[nodiscard]] bool canTakeBack() const { return !m_before.empty(); }

    [[nodiscard]] int chosen() const { return m_chosen; }
    void choose(int point);
    /// Converts pixels of the picture to widget coordinates; `toPicture` is the inverse.
    [[nodiscard]] QPointF toView(QPointF pixel) const;
    [[nodiscard]] QPointF toPicture(QPointF place) const;
    /// Returns how far the worst of the points may be from where it should be, in pixels of the picture: a pixel of the
    /// screen when it was dragged there, the step of the keys that put it there.
    [[nodiscard]] double placedWithin() const;
    /// Returns the rectangle of the magnifier; null while it is hidden. No handle is under it.
    [[nodiscard]] QRectF magnifier() const;

    [[nodiscard]] QSize sizeHint() const override { return {720, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 260}; }

public slots:
    void zoomIn();
    void zoomOut();
    /// Shows the whole picture.
    void fit();

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
    /// Zooms about a position of the view.
    void zoom(double factor, QPointF place);
    /// `within`: how exact the place is, in pixels of the picture.
    void movePoint(QPointF to, double within);
    void remember();
    /// Returns where the chosen handle is in the view, else its middle.
    [[nodiscard]] QPointF chosenPosition() const;
    void describe();
    void tellPoints();
    [[nodiscard]] int pointAt(QPointF place) const;
    void paintLines(QPainter& painter) const;
    void paintHandle(QPainter& painter, int point) const;
    void paintMagnifier(QPainter& painter) const;

    FlatPhoto m_picture; ///< in several sizes; its "table" is measured in pixels
    QSize m_size;
    Theme m_theme;
    QSizeF m_table;
    std::vector<QPointF> m_points;
    std::vector<double> m_within; ///< for each point, see `placedWithin`
    std::vector<std::vector<QPointF>> m_before;
    int m_chosen = 0;
    double m_scale = 1.0; ///< widget pixels for each pixel of the picture
    QPointF m_origin;     ///< of the picture, in widget coordinates
    bool m_isFitted = true;
    std::optional<QPointF> m_grip; ///< from the pointer to the handle, during a drag
    std::optional<QPointF> m_panFrom;
    bool m_nudges = false; ///< true if the last undo step is one of the arrow keys, which merges further ones
};

} // namespace sightline::app
