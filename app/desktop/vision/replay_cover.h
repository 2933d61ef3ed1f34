#pragma once

#include "scenarios/scenario.h"

#include <QWidget>

#include <optional>

namespace sightline::app {

class TableView;

/// Lies over the view and shows another table in its place, at the same scale: nothing of it can be edited. The view
/// can still be zoomed.
class ReplayCover : public QWidget {
    Q_OBJECT

public:
    /// A child of the view's canvas, hidden at first.
    explicit ReplayCover(TableView& view);

    /// `side`: whose fog lies over it. `words` stand at its upper edge.
    void showTable(scenarios::Scenario scenario, std::optional<scenarios::PlayerId> side, const QString& words);
    [[nodiscard]] const scenarios::Scenario& shown() const { return m_scenario; }

signals:
    /// Escape, or a click on what is over.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    TableView& m_view;
    scenarios::Scenario m_scenario;
    std::optional<scenarios::PlayerId> m_side;
    QString m_words;
};

} // namespace sightline::app
