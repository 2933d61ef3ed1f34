#pragma once

#include <QEvent>
#include <QWidget>

namespace sightline::app {

/// A widget over the canvas that is placed again when the canvas changes its size.
template <class Base> class OnCanvas : public Base {
protected:
    explicit OnCanvas(QWidget* canvas) : Base{canvas} { canvas->installEventFilter(this); }

    virtual void place() = 0;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == this->parent() && event->type() == QEvent::Resize) {
            place();
        }
        return Base::eventFilter(watched, event);
    }
    void showEvent(QShowEvent* event) override {
        place();
        Base::showEvent(event);
    }
};

} // namespace sightline::app
