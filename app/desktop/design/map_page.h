#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/design/map_work.h"

#include <QWidget>

namespace sightline::app {

class LengthBox;

/// The fields of a map: what it counts or measures, its appearance, and its summary.
class MapPage : public QWidget {
    Q_OBJECT

public:
    /// Creates the page; `shows` turns the map on and off, `exports` writes it.
    MapPage(QAction* shows, QAction* exports, QWidget* parent = nullptr);

    /// Sets the players and zones that can be counted.
    void setTable(const scenarios::Scenario& scenario);
    void setChoice(const MapChoice& choice);
    [[nodiscard]] MapChoice choice() const;
    [[nodiscard]] scenarios::PlayerId player() const;
    /// Returns the chosen zone; empty: all zones of the player.
    [[nodiscard]] scenarios::ZoneId zone() const;
    /// Sets the table whose map is subtracted; empty: none.
    void setLess(const QString& path);
    [[nodiscard]] QString less() const { return m_lessPath; }

    void setSentence(const QString& sentence);
    /// Sets the reason for which there is no map. A new one asks for the page and scrolls to the field of the cells,
    /// as the fields are its cure.
    void setProblem(const QString& problem);
    void setProbe(const QString& text);
    /// Sets the progress; std::nullopt: no long job is running.
    void setProgress(std::optional<std::pair<int, int>> done);
    /// Returns the progress in words, with the time left where it can be said; empty while no long job is running.
    [[nodiscard]] QString progressText() const;
    /// Offers to go on with a map that was stopped.
    void setStopped(bool isStopped);
    /// Offers to compute cells as small as asked for, where the map has larger ones; std::nullopt: it has not.
    void setFinerCell(std::optional<geometry::Length> cell);

signals:
    /// Emitted when the user changed a field.
    void changed();
    /// Emitted when the table whose map is subtracted should be chosen.
    void lessRequested();
    /// Emitted when the long job should stop.
    void stopRequested();
    /// Emitted when the job that was stopped should go on.
    void continueRequested();
    /// Emitted when cells should be as small as asked for, however long that takes.
    void finerRequested();
    /// Emitted when the page should be shown, as the user has to enter something else.
    void pageRequested();

private:
    void refreshFields();
    [[nodiscard]] LengthBox* lengthBox(const char* name, double least, double most);

    QComboBox* m_subject;
    LengthBox* m_cell;
    LengthBox* m_positions;
    LengthBox* m_viewerHeight;
    LengthBox* m_targetHeight;
    QComboBox* m_colors;
    QSlider* m_opacity;
    QCheckBox* m_isolines;
    QToolButton* m_less;
    QToolButton* m_noLess;
    QLabel* m_sentence;
    QLabel* m_probe;
    QProgressBar* m_bar;
    QPushButton* m_stop;
    QPushButton* m_continue;
    QPushButton* m_finer;
    QString m_lessPath;
    MapChoice m_choice;
};

} // namespace sightline::app
