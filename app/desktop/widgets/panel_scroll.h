#pragma once

#include <QScrollArea>

namespace sightline::app {

/// A panel that scrolls up and down, and is never narrower than what it holds: nothing scrolls sideways.
class PanelScroll : public QScrollArea {
    Q_OBJECT

public:
    /// Takes the content.
    explicit PanelScroll(QWidget* content, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeWidth();
};

} // namespace sightline::app
