#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/catalogs/deployments.h"
#include "scenarios/library/offered_tables.h"
#include "scenarios/model/scenario.h"

#include <QDialog>

#include <optional>

namespace sightline::scenarios {
struct Game;
}

namespace sightline::app {

class LengthBox;
class RuleLibrary;
class RuleSetBox;
class TablePreview;
class Thumbnails;

/// The wizard for new tables: game and size, layout, deployment, rules and players, each filtered by the ones before.
/// Each step has a default, so the table can be created at any step; a picture shows the result at each.
class NewTableDialog : public QDialog {
    Q_OBJECT

public:
    /// The steps of the wizard, in their order.
    enum Step { Size, Layout, Deployment, Rules, StepCount };

    /// `library` outlives the dialog; null: only shipped rule sets. Thumbnails are cached in `thumbnails`; empty: not
    /// cached.
    explicit NewTableDialog(const RuleLibrary* library = nullptr,
                            QWidget* parent = nullptr,
                            const QString& thumbnails = {});

    /// Chooses a game, with its table and rule set; an empty or unknown id: none.
    void setGame(const QString& id);
    /// Returns the id of the chosen game; empty if there is none.
    [[nodiscard]] QString game() const;
    /// Sets the rule set for tables without a game; games have their own.
    void setRules(const QString& id);

    void showStep(int step);
    [[nodiscard]] int step() const;

    /// Returns the table with the zones of both players, the objectives and the terrain.
    [[nodiscard]] scenarios::Scenario scenario() const;

private:
    struct Choice {
        const scenarios::DeploymentMap* map = nullptr;
        const scenarios::DeploymentVariant* variant = nullptr;
        bool isOfLayout = false; ///< the zones of the layout
    };
    /// The user's choice, kept while it is not offered.
    struct Wish {
        QString map; ///< empty: no zones
        QString variant;
    };

    QWidget* makeSizePage();
    QWidget* makeDeploymentPage();
    QWidget* makeLayoutPage();
    QWidget* makeRulesPage(const RuleLibrary* library);
    QWidget* makePicture();
    void fillSizes(const scenarios::Game* game);
    void fillMaps();
    /// Chooses the map that the user wants if it is offered, else the zones of the layout, else the first map, or no
    /// zones if the game starts without.
    void chooseMap();
    void fillLayouts();
    void fillMissions();
    void filterLayouts();
    /// True for layouts of the chosen game, and of no game.
    [[nodiscard]] bool isOfGame(const scenarios::OfferedTable& offered) const;
    [[nodiscard]] bool isOfSize(const scenarios::OfferedTable& offered) const;
    void filterRules();
    void gameChosen();
    /// Returns the first shipped rule set of the game, else a user's pack of such an id, else that for tables without a
    /// game.
    [[nodiscard]] scenarios::RulesChoice rulesOf(const scenarios::Game* game) const;
    void sizeChosen();
    void sizeTyped();
    void mapChosen();
    void showUnread();
    void layoutChosen();
    void takeSize(scenarios::DeploymentMap::Size size);
    void refresh();
    void drawMaps();
    /// Draws the picture of the table without terrain, at its current size.
    void drawBareBoard();
    /// Returns why the list of layouts has none but the empty board, and what to start with instead.
    [[nodiscard]] QString noLayoutsText() const;
    [[nodiscard]] Choice chosenMap() const;
    [[nodiscard]] scenarios::DeploymentMap::Size tableSize() const;
    [[nodiscard]] std::optional<scenarios::Deployment> deployment() const;
    /// Returns the text below the picture: the source of the map, or why no zones are placed, and what is taken of the
    /// layout.
    [[nodiscard]] QString remark() const;
    /// Returns where the zones of the chosen deployment are from; empty if none are placed.
    [[nodiscard]] QString remarkSource() const;
    [[nodiscard]] QString layoutComment() const;

    QListWidget* m_steps = nullptr;
    QStackedWidget* m_pages = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_make = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_game = nullptr;
    QComboBox* m_size = nullptr;
    LengthBox* m_width = nullptr;
    LengthBox* m_depth = nullptr;
    QComboBox* m_map = nullptr;
    QListView* m_maps = nullptr; ///< the same entries, as pictures
    QFormLayout* m_mapForm = nullptr;
    LengthBox* m_zoneDepth = nullptr;
    QString m_depthOf;                            ///< the map whose depth stands there, changed or not
    std::optional<geometry::Length> m_usualDepth; ///< the depth that the field was given for this map and size
    QCheckBox* m_swapped = nullptr;
    std::optional<Wish> m_wish;     ///< std::nullopt: the zones that the table comes with
    QComboBox* m_mission = nullptr; ///< filter of the layouts
    QLineEdit* m_layoutSearch = nullptr;
    QLabel* m_otherSizes = nullptr; ///< how many layouts are for which other table, with links that take its size
    QLabel* m_noLayouts = nullptr;
    QCheckBox* m_allRules = nullptr;
    QListWidget* m_layouts = nullptr;
    std::vector<scenarios::OfferedTable> m_offered; ///< in the order of the layouts, from the second on
    std::vector<scenarios::UnreadLayout> m_unread;  ///< the user's files that contain no table
    QLabel* m_unreadLine = nullptr;
    Thumbnails* m_thumbnails = nullptr;
    std::optional<scenarios::Scenario> m_layout; ///< chosen on that page; nullopt: no terrain
    bool m_layoutHasZones = false;               ///< it has zones and objectives
    QLabel* m_gameRules = nullptr;               ///< the current rules, beside the game
    RuleSetBox* m_rules = nullptr;
    const RuleLibrary* m_library = nullptr;
    QLabel* m_rulesComment = nullptr;
    QString m_usualRules; ///< for tables without a game
    QLineEdit* m_first = nullptr;
    QLineEdit* m_second = nullptr;
    TablePreview* m_preview = nullptr;
    QLabel* m_comment = nullptr;
};

} // namespace sightline::app
