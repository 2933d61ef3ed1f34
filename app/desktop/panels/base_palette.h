#pragma once

#include "geometry/footprint.h"
#include "scenarios/scenario.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QMimeData;

namespace sightline::app {

class BaseButton;
struct Theme;

/// A new model as the palette offers it: no id and no place yet.
struct ModelOrder {
    geometry::Footprint base;
    scenarios::PlayerId player; ///< may be empty
    geometry::Length height = geometry::Length::fromInches(2);
};

/// The standard bases, true to scale among themselves. A click asks to place one, a drag carries it to the table.
class BasePalette : public QWidget {
    Q_OBJECT

public:
    explicit BasePalette(QWidget* parent = nullptr);

    /// Players and their colours are taken from the scenario; the chosen player stays chosen while there is such a one.
    void setScenario(const scenarios::Scenario& scenario, const Theme& theme);
    void setTableScale(const std::function<double()>& pixelsPerInch);

    [[nodiscard]] scenarios::PlayerId player() const;
    void setPlayer(const scenarios::PlayerId& id);
    [[nodiscard]] geometry::Length modelHeight() const;

signals:
    void placeAsked(const sightline::app::ModelOrder& order);
    void addPlayerAsked();

private:
    BaseButton* addButton(const geometry::Footprint& base);
    [[nodiscard]] ModelOrder order(const geometry::Footprint& base) const;
    [[nodiscard]] QMimeData* dragData(const geometry::Footprint& base) const;
    [[nodiscard]] QWidget* customRow();
    void refreshCustom();
    void refreshRims();

    QComboBox* m_player = nullptr;
    QDoubleSpinBox* m_height = nullptr;
    QComboBox* m_customShape = nullptr;
    QDoubleSpinBox* m_customLength = nullptr;
    QDoubleSpinBox* m_customWidth = nullptr;
    BaseButton* m_customBase = nullptr;
    std::vector<BaseButton*> m_buttons;
    bool m_hadPlayers = false;
};

} // namespace sightline::app
