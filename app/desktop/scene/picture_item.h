#pragma once

#include "app/desktop/scene/scene_item.h"

#include <concepts>
#include <functional>
#include <utility>

namespace sightline::app {

/// A layer of the table that paints one picture and hides while that is empty.
template <class Picture> class PictureItem : public SceneItem {
public:
    using Box = std::function<QRectF(const Picture&)>;
    using Paint = std::function<void(QPainter&, const Picture&, const PaintOptions&)>;

    /// Painted once per scale with `frames`, else in each frame. `box` is in table inches; marks extend beyond it.
    PictureItem(const PaintOptions& options, FrameBudget* frames, double reachPixels, Box box, Paint paint)
        : SceneItem{options, reachPixels}, m_box{std::move(box)}, m_paint{std::move(paint)} {
        if (frames) {
            keepPicture(*frames);
        }
        setVisible(false);
    }

    void setPicture(Picture picture) {
        if (isNew(picture)) {
            m_picture = std::move(picture);
            setBox(m_box(m_picture));
            if constexpr (requires { m_picture.isEmpty(); }) {
                setVisible(!m_picture.isEmpty());
            } else {
                setVisible(!m_picture.empty());
            }
            repaint();
        }
        if (m_follow) {
            m_follow();
        }
    }
    [[nodiscard]] const Picture& picture() const { return m_picture; }
    /// Sets a function that is called whenever a picture was set.
    void setFollower(std::function<void()> follow) { m_follow = std::move(follow); }

protected:
    void draw(QPainter& painter, const QRectF&) override { m_paint(painter, m_picture, options()); }

private:
    [[nodiscard]] bool isNew(const Picture& picture) const {
        if constexpr (std::equality_comparable<Picture>) {
            return picture != m_picture;
        }
        return true;
    }

    std::function<void()> m_follow;
    Picture m_picture;
    Box m_box;
    Paint m_paint;
};

} // namespace sightline::app
