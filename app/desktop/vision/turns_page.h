#pragma once

#include "scenarios/model/scenario.h"

#include <QWidget>

#include <optional>

class QLabel;
class QListWidget;
class QSlider;
class QToolButton;

namespace sightline::app {

/// Displays the log of accepted moves, and a slider that shows the table after each of them (row S1.36).
class TurnsPage : public QWidget {
    Q_OBJECT

public:
    explicit TurnsPage(QWidget* parent = nullptr);

    /// Sets the log. Moves of sides other than `shown` are listed without details; std::nullopt: all have details.
    void setLog(const scenarios::Scenario& scenario, const std::optional<scenarios::PlayerId>& shown);
    /// Sets the number of moves made in the displayed table; std::nullopt: the current table.
    void setReplayed(std::optional<int> count);

signals:
    void replayRequested(int count);
    void replayEnded();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    QSlider* m_slider;
    QLabel* m_position;
    QListWidget* m_list;
    QToolButton* m_back;
    QToolButton* m_on;
    QToolButton* m_end;
    int m_count = 0;
    std::optional<int> m_replayed;
};

} // namespace sightline::app
