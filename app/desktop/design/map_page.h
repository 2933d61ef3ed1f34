#pragma once

#include "app/desktop/design/map_work.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSlider;
class QToolButton;

namespace sightline::app {

class LengthBox;

/// What a map counts or measures, how it looks, and what it says.
class MapPage : public QWidget {
    Q_OBJECT

public:
    /// `shows` turns the map on and off, `exports` writes it.
    MapPage(QAction* shows, QAction* exports, QWidget* parent = nullptr);

    /// Players and zones that can be counted.
    void setTable(const scenarios::Scenario& scenario);
    void setChoice(const MapChoice& choice);
    [[nodiscard]] MapChoice choice() const;
    [[nodiscard]] scenarios::PlayerId player() const;
    /// Empty: the player's ground, of several zones.
    [[nodiscard]] scenarios::ZoneId zone() const;
    /// The table whose map is taken away; empty: none.
    void setLess(const QString& path);
    [[nodiscard]] QString less() const { return m_lessPath; }

    void setSentence(const QString& sentence);
    void setProbe(const QString& text);
    /// How far the work is; nothing: none runs that anybody would notice.
    void setProgress(std::optional<std::pair<int, int>> done);

signals:
    void changed();
    void lessRequested();
    void stopRequested();

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
    QString m_lessPath;
    MapChoice m_choice;
};

} // namespace sightline::app
