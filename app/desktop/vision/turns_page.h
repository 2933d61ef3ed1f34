#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/scenario.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace sightline::app {

/// Displays the log of accepted moves, and a slider that shows the table after each of them (row S1.36).
class TurnsPage : public QWidget {
    Q_OBJECT

public:
    explicit TurnsPage(QWidget* parent = nullptr);

    /// Returns the number of steps made in the table that each row of the list shows, 0 first; empty without a log.
    /// Rows are the steps that `shown` knows of; std::nullopt: all.
    [[nodiscard]] static std::vector<int> listedSteps(const scenarios::Scenario& scenario,
                                                      const std::optional<scenarios::PlayerId>& shown);
    /// Sets the log, of which `listedSteps` are shown; the slider goes from row to row.
    void setLog(const scenarios::Scenario& scenario, const std::optional<scenarios::PlayerId>& shown);
    /// Sets the number of moves made in the displayed table; std::nullopt: the current table.
    void setReplayed(std::optional<int> count);
    /// Shows a button that looks back in the judge's window as the named player, in place of the log.
    void setElsewhere(const QString& player);

signals:
    /// Emitted by that button.
    void lookBackRequested();
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
    QToolButton* m_elsewhere;
    std::vector<int> m_counts; ///< of the rows
    std::optional<int> m_replayed;
};

} // namespace sightline::app
