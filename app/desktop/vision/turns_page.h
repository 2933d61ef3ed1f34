#pragma once

#include "scenarios/scenario.h"

#include <QWidget>

#include <optional>

class QLabel;
class QListWidget;
class QSlider;
class QToolButton;

namespace sightline::app {

/// The log of accepted moves, and a slider that shows the table as it stood after each of them (row S1.36).
class TurnsPage : public QWidget {
    Q_OBJECT

public:
    explicit TurnsPage(QWidget* parent = nullptr);

    /// `shown`: steps of other sides are told without what was done.
    void setLog(const scenarios::Scenario& scenario, const std::optional<scenarios::PlayerId>& shown);
    /// How many steps are made in what is shown; nothing: the table as it is.
    void setReplayed(std::optional<int> count);

signals:
    void replayRequested(int count);
    void replayEnded();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    QSlider* m_slider;
    QLabel* m_place;
    QListWidget* m_list;
    QToolButton* m_back;
    QToolButton* m_on;
    QToolButton* m_end;
    int m_count = 0;
    std::optional<int> m_replayed;
};

} // namespace sightline::app
