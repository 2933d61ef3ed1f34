#pragma once

#include "app/desktop/scene/cached_pixmap.h"
#include "app/desktop/scene/frame_budget.h"
#include "app/shared/painting/ground_painter.h"
#include "app/shared/painting/model_painter.h"
#include "app/shared/painting/paint_options.h"
#include "app/shared/painting/piece_painter.h"

#include <QGraphicsItem>

namespace sightline::app {

/// An item that paints one value in table inches and knows how far its marks extend beyond its outline. It ignores the
/// mouse: the view passes gestures to the active tool.
class SceneItem : public QGraphicsItem {
public:
    [[nodiscard]] QRectF boundingRect() const override {
        const double reach = m_options.scale.inches(m_reachPixels);
        return m_box.adjusted(-reach, -reach, reach, reach);
    }

    /// Must be called before the scale of the scene changes: the bounding rectangle depends on it.
    void aboutToScale() { prepareGeometryChange(); }
    /// Discards the cached picture and repaints the item.
    void repaint() {
        m_picture.spoil();
        update();
    }
    /// Continues an outdated picture within the frame's time; returns true if it is complete and a frame was requested.
    /// Does nothing outside of `seen`.
    bool goOnIfWaiting(const QRectF& seen);

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* style, QWidget* widget) final;

protected:
    /// `options` belongs to the scene and outlives its items.
    SceneItem(const PaintOptions& options, double reachPixels) : m_options{options}, m_reachPixels{reachPixels} {
        setAcceptedMouseButtons(Qt::NoButton);
    }

    /// Paints the value in table inches. Anything outside of `exposed` may be omitted.
    virtual void draw(QPainter& painter, const QRectF& exposed) = 0;

    /// Caches the picture of the item, which is painted once per scale. `frames` must outlive the item.
    void keepPicture(FrameBudget& frames) { m_frames = &frames; }
    /// Sets the point that the cached picture moves with.
    void setAnchor(QPointF anchor) { m_anchor = anchor; }

    void setBox(const QRectF& box) {
        prepareGeometryChange();
        m_box = box;
    }
    /// Sets how far marks extend beyond the box, in screen pixels.
    void setReach(double pixels) {
        prepareGeometryChange();
        m_reachPixels = pixels;
    }
    [[nodiscard]] const PaintOptions& options() const { return m_options; }

private:
    void renewPicture();

    const PaintOptions& m_options;
    double m_reachPixels;
    QRectF m_box;
    QPointF m_anchor;
    FrameBudget* m_frames = nullptr;
    CachedPixmap m_picture;
    PicturePlacement m_position; ///< its last placement
    bool m_waits = false;
};

class GroundItem : public SceneItem {
public:
    GroundItem(const PaintOptions& options, const Ground& ground);
    void setGround(const Ground& ground);
    [[nodiscard]] bool hasHexes() const { return m_ground.hexes.has_value(); }

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    Ground m_ground;
};

/// An item that can be selected and hovered.
class MarkedItem : public SceneItem {
public:
    /// Sets the marks and repaints the item if they are new; returns true if they are.
    bool setMarks(ElementMarks marks) {
        if (m_marks == marks) {
            return false;
        }
        m_marks = marks;
        repaint();
        return true;
    }

protected:
    using SceneItem::SceneItem;

    ElementMarks m_marks;
};

class ZoneItem : public MarkedItem {
public:
    ZoneItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Zone& zone, const QColor& color);
    void setZone(const scenarios::Zone& zone, const QColor& color);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    scenarios::Zone m_zone;
    QColor m_color;
};

class ObjectiveItem : public MarkedItem {
public:
    ObjectiveItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Objective& objective);
    void setObjective(const scenarios::Objective& objective);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    scenarios::Objective m_objective;
};

class LabelItem : public MarkedItem {
public:
    LabelItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Label& label);
    void setLabel(const scenarios::Label& label);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    scenarios::Label m_label;
};

class PieceItem : public SceneItem {
public:
    PieceItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Piece& piece);
    void setPiece(const scenarios::Piece& piece);
    bool setMarks(ElementMarks marks);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    scenarios::Piece m_piece;
    ElementMarks m_marks;
};

class ModelItem : public SceneItem {
public:
    ModelItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Model& model, const QColor& color);
    void setModel(const scenarios::Model& model, const QColor& color);
    bool setMarks(const ModelMarks& marks);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    scenarios::Model m_model;
    QColor m_color;
    ModelMarks m_marks;
};

} // namespace sightline::app
