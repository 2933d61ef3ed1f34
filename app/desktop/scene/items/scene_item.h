#pragma once

#include "app/desktop/painting/model_painter.h"
#include "app/desktop/painting/paint_options.h"
#include "app/desktop/painting/piece_painter.h"
#include "app/desktop/scene/cached_pixmap.h"
#include "app/desktop/scene/frame_budget.h"

#include <QGraphicsItem>

namespace sightline::app {

/// An item that paints one value in table inches and knows how far beyond its outline its marks reach. It takes no
/// mouse: the view hands gestures to the active tool.
class SceneItem : public QGraphicsItem {
public:
    [[nodiscard]] QRectF boundingRect() const override {
        const double reach = m_options.scale.inches(m_reachPixels);
        return m_box.adjusted(-reach, -reach, reach, reach);
    }

    /// The scale of the scene is about to change, and with it how far marks reach.
    void aboutToScale() { prepareGeometryChange(); }
    /// Paints all of it anew.
    void repaint() {
        m_picture.spoil();
        update();
    }
    /// If it is not shown as it is, paints what there is time for; true if that was all, and a frame is asked for.
    /// Nothing is done for what is not `seen`.
    bool goOnIfWaiting(const QRectF& seen);

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* style, QWidget* widget) final;

protected:
    /// `options` belongs to the scene and outlives its items.
    SceneItem(const PaintOptions& options, double reachPixels) : m_options{options}, m_reachPixels{reachPixels} {
        setAcceptedMouseButtons(Qt::NoButton);
    }

    /// In table inches. What is not `exposed` need not be painted.
    virtual void draw(QPainter& painter, const QRectF& exposed) = 0;

    /// For items that change seldom: they are painted once a zoom and then only copied. `frames` outlives the item.
    void keepPicture(FrameBudget& frames) { m_frames = &frames; }
    /// The picture is of this point and goes with it.
    void setAnchor(QPointF anchor) { m_anchor = anchor; }

    void setBox(const QRectF& box) {
        prepareGeometryChange();
        m_box = box;
    }
    /// How far beyond the box marks reach now.
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
    PicturePlace m_place; ///< where it was shown last
    bool m_waits = false;
};

class GroundItem : public SceneItem {
public:
    GroundItem(const PaintOptions& options, const scenarios::Table& table);
    void setTable(const scenarios::Table& table);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    scenarios::Table m_table;
};

class ZoneItem : public SceneItem {
public:
    ZoneItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Zone& zone, const QColor& color);
    void setZone(const scenarios::Zone& zone, const QColor& color);
    /// True if something changed.
    bool setMarks(ElementMarks marks);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    scenarios::Zone m_zone;
    QColor m_color;
    ElementMarks m_marks;
};

class ObjectiveItem : public SceneItem {
public:
    ObjectiveItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Objective& objective);
    void setObjective(const scenarios::Objective& objective);
    bool setMarks(ElementMarks marks);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    scenarios::Objective m_objective;
    ElementMarks m_marks;
};

class LabelItem : public SceneItem {
public:
    LabelItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Label& label);
    void setLabel(const scenarios::Label& label);
    bool setMarks(ElementMarks marks);

protected:
    void draw(QPainter& painter, const QRectF& exposed) override;

private:
    scenarios::Label m_label;
    ElementMarks m_marks;
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
