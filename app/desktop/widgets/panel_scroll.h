#pragma once

#include <QScrollArea>

namespace sightline::app {

/// A panel that scrolls up and down, and is never narrower than what it holds: nothing scrolls sideways. What wraps
/// gets the height that it takes at the panel's width.
class PanelScroll : public QScrollArea {
    Q_OBJECT

public:
    /// Takes the content.
    explicit PanelScroll(QWidget* content, QWidget* parent = nullptr);

    /// Scrolls the panel around two widgets, once it is laid out, so that it shows all from the top of the first to the
    /// bottom of the last; where that is too high, from the top of the first. Does nothing outside of such a panel.
    static void reveal(QWidget& first, QWidget& last);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeWidth();
    void takeHeight();
};

} // namespace sightline::app
