#pragma once

#include "scenarios/model/scenario.h"

#include <QWidget>

#include <optional>

namespace sightline::app {

class TableView;

/// Covers the view and displays another table at the same scale, which cannot be edited. The view can still be zoomed.
class ReplayCover : public QWidget {
    Q_OBJECT

public:
    /// Creates a hidden child of the view's canvas.
    explicit ReplayCover(TableView& view);

    /// Displays a table. `side`: the side whose fog is drawn over it; std::nullopt: no fog. `words` are drawn at the
    /// upper edge.
    void showTable(scenarios::Scenario scenario, std::optional<scenarios::PlayerId> side, const QString& words);
    [[nodiscard]] const scenarios::Scenario& shown() const { return m_scenario; }

signals:
    /// Emitted on Escape and on a click.
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
