#pragma once

#include "geometry/footprint.h"
#include "scenarios/catalogs/base_families.h"
#include "scenarios/scenario.h"

#include <QColor>
#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QMimeData;
class QVBoxLayout;

namespace sightline::app {

class BaseButton;
class LengthBox;
struct Theme;

/// A new model as the palette offers it: no id and no place yet.
struct ModelOrder {
    geometry::Footprint base;
    scenarios::PlayerId player; ///< may be empty
    geometry::Length height = geometry::Length::fromInches(2);
};

/// The standard bases of a game, true to scale among themselves. A click asks to place one, a drag carries it to the
/// table.
class BasePalette : public QWidget {
    Q_OBJECT

public:
    explicit BasePalette(QWidget* parent = nullptr);

    /// Players and their colors are taken from the scenario; the chosen player stays chosen while there is such a one.
    void setScenario(const scenarios::Scenario& scenario, const Theme& theme);
    void setTableScale(const std::function<double()>& pixelsPerInch);

    [[nodiscard]] scenarios::PlayerId player() const;
    void setPlayer(const scenarios::PlayerId& id);
    [[nodiscard]] geometry::Length modelHeight() const;

    /// Shows the bases of that game; an empty or unknown id: the usual sizes. Says nothing.
    void setGame(const QString& id);
    [[nodiscard]] QString game() const;

signals:
    void placeRequested(const sightline::app::ModelOrder& order);
    void addPlayerRequested();
    /// The user chose it; empty: the usual sizes.
    void gameChosen(const QString& id);

private:
    BaseButton* makeButton(const scenarios::CatalogBase& entry);
    /// A base that the game gives a height stands that high, any other as high as the field says.
    [[nodiscard]] geometry::Length heightOf(const scenarios::CatalogBase& entry) const;
    [[nodiscard]] ModelOrder order(const scenarios::CatalogBase& entry) const;
    [[nodiscard]] QMimeData* dragData(const scenarios::CatalogBase& entry) const;
    void refill();
    [[nodiscard]] QWidget* customRow();
    void refreshCustom();
    void refreshRims();

    QComboBox* m_player = nullptr;
    LengthBox* m_height = nullptr;
    QComboBox* m_game = nullptr;
    QLineEdit* m_search = nullptr;
    QVBoxLayout* m_column = nullptr; ///< of the groups that are shown
    QLabel* m_nothing = nullptr;
    QComboBox* m_customShape = nullptr;
    QDoubleSpinBox* m_customLength = nullptr;
    QDoubleSpinBox* m_customWidth = nullptr;
    BaseButton* m_customBase = nullptr;
    std::vector<BaseButton*> m_buttons;
    std::function<double()> m_tableScale;
    struct Side {
        scenarios::PlayerId id;
        QString name;
        QColor color;
        friend bool operator==(const Side&, const Side&) = default;
    };
    std::vector<Side> m_sides; ///< what the box of players shows
    bool m_hadPlayers = false;
};

} // namespace sightline::app
