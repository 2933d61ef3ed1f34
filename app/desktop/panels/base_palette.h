#pragma once

#include "app/desktop/base/qt_names.h"
#include "geometry/shapes/footprint.h"
#include "scenarios/catalogs/base_families.h"
#include "scenarios/edits/formation.h"
#include "scenarios/model/scenario.h"

#include <QColor>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace sightline::app {

class BaseButton;
class LengthBox;
class RecentStrip;
struct BaseGroup;
struct Theme;

/// New models of the palette, without ids and positions.
struct ModelOrder {
    geometry::Footprint base;
    scenarios::PlayerId player; ///< may be empty: no player
    geometry::Length height = geometry::Length::fromInches(2);
    int count = 1; ///< several are a unit
    scenarios::Formation formation = scenarios::Formation::Line;
    std::optional<scenarios::PrintedArc> arc = {}; ///< printed on the base
    bool hasHullZones = false;                     ///< the models get their front zone, guessed from the base
    bool isHeightAssumed = false;                  ///< nobody entered `height`, and no catalog gives it
    QString name = {};                             ///< of the models and their unit; may be empty
    QStringList keywords = {};
    bool isBaseAssumed = false; ///< nobody entered the size of `base`, and no table gives it
};

/// The standard bases of a game, to a common scale. A click requests placing one, a drag carries it to the table.
class BasePalette : public QWidget {
    Q_OBJECT

public:
    explicit BasePalette(QWidget* parent = nullptr);

    /// Takes players and their colors from the scenario; the chosen player is kept while it exists.
    void setScenario(const scenarios::Scenario& scenario, const Theme& theme);
    /// Sets the source of the scale of the table, in pixels per inch, to which dragged bases are drawn.
    void setTableScale(const std::function<double()>& pixelsPerInch);
    /// Sets the source of the facing that a dragged base of a player is shown with.
    void setDragFacing(std::function<geometry::Angle(const scenarios::PlayerId&)> facing);

    [[nodiscard]] scenarios::PlayerId player() const;
    void setPlayer(const scenarios::PlayerId& id);
    [[nodiscard]] geometry::Length modelHeight() const;
    /// Goes back to single models, in a line, with the usual height of the game.
    void resetNextModel();

    /// The maximum number of bases under "Last used".
    static constexpr int kMaxRecent = 8;
    /// Restores the bases under "Last used" from `recent()`; texts that are no base are left out.
    void setRecent(const QStringList& bases);
    /// Returns the bases under "Last used" as texts, the newest first.
    [[nodiscard]] QStringList recent() const;

    /// Shows the bases of a game; the standard sizes for an empty or unknown id. Models get the usual height of the
    /// game unless another one was typed. Does not emit `gameChosen`.
    void setGame(const QString& id);
    [[nodiscard]] QString game() const;

signals:
    void placeRequested(const sightline::app::ModelOrder& order);
    void addPlayerRequested();
    /// Emitted when the user chose a game; empty: the standard sizes.
    void gameChosen(const QString& id);
    /// Emitted when the bases of another game are shown, for the caller to set those that were used last.
    void gameShown(const QString& id);
    /// Emitted when a base was placed that was not the last used one.
    void recentChanged();

private:
    BaseButton* makeButton(const scenarios::CatalogBase& entry);
    /// True if the catalog gives no height and the height field has the usual one of the game.
    [[nodiscard]] bool isHeightAssumed(const scenarios::CatalogBase& entry) const;
    /// Returns the height of the catalog, else that of the height field.
    [[nodiscard]] geometry::Length heightOf(const scenarios::CatalogBase& entry) const;
    [[nodiscard]] ModelOrder order(const scenarios::CatalogBase& entry) const;
    [[nodiscard]] QMimeData* dragData(const scenarios::CatalogBase& entry) const;
    void refill();
    /// Sets the usual height of models in the game unless another one was typed.
    void takeHeightOf(const QString& game);
    void noteUse(const scenarios::CatalogBase& entry);
    /// Shows the bases that were used last; while one searches, those of them that are found.
    void refillRecent();
    [[nodiscard]] bool isFound(const scenarios::CatalogBase& entry) const;
    [[nodiscard]] QWidget* makeGroup(const BaseGroup& group);
    [[nodiscard]] QWidget* customRow();
    void refreshCustom();
    /// Starts a rectangle of the user's own size, for the hull of a vehicle.
    void startOwnHull();
    void refreshRims();
    [[nodiscard]] QWidget* makeNamed();
    /// Offers to place a model of the name that is searched for, on the base of the table of names or, if that has no
    /// such model, on a base of one's own size.
    void offerNamed();
    /// Writes what the button places: the name, and the base with its keywords and height.
    void refreshNamed();
    [[nodiscard]] ModelOrder namedOrder() const;
    /// Sets one's own size, which counts as assumed until it is edited.
    void assumeSize(const geometry::Footprint& base);

    QComboBox* m_player = nullptr;
    LengthBox* m_height = nullptr;
    geometry::Length m_usualHeight; ///< the height that the field was given for the game
    QComboBox* m_game = nullptr;
    QLineEdit* m_search = nullptr;
    QSpinBox* m_count = nullptr;
    QComboBox* m_formation = nullptr;
    RecentStrip* m_recentStrip = nullptr;
    std::vector<scenarios::CatalogBase> m_recent; ///< the newest first
    std::vector<BaseButton*> m_recentButtons;     ///< those of the strip
    QVBoxLayout* m_column = nullptr;              ///< holds the groups that are shown
    QLabel* m_nothing = nullptr;
    QPushButton* m_hull = nullptr; ///< shown to those who search for a vehicle
    QWidget* m_named = nullptr;    ///< shown to those who search for the name of a model
    QLabel* m_namedText = nullptr;
    QCheckBox* m_vehicle = nullptr;
    QCheckBox* m_monster = nullptr;
    QPushButton* m_placeNamed = nullptr;
    std::optional<geometry::Footprint> m_namedBase; ///< of the table of names; std::nullopt: one's own size counts
    bool m_isSizeAssumed = false;                   ///< nobody entered one's own size for the name
    QComboBox* m_customShape = nullptr;
    QDoubleSpinBox* m_customLength = nullptr;
    QDoubleSpinBox* m_customWidth = nullptr;
    BaseButton* m_customBase = nullptr;
    std::vector<BaseButton*> m_buttons;
    std::function<double()> m_tableScale;
    std::function<geometry::Angle(const scenarios::PlayerId&)> m_dragFacing;
    struct Side {
        scenarios::PlayerId id;
        QString name;
        QColor color;
        friend bool operator==(const Side&, const Side&) = default;
    };
    std::vector<Side> m_sides; ///< the entries of the box of players
    bool m_hadPlayers = false;
};

} // namespace sightline::app
