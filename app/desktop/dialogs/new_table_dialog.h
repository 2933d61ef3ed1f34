#pragma once

#include "scenarios/catalogues/deployments.h"
#include "scenarios/scenario.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace sightline::scenarios {
struct Game;
}

namespace sightline::app {

class RuleLibrary;
class RuleSetBox;
class TablePreview;

/// Asks for a game, the size of the table, where both players deploy, the rule set and the players; shows the table it will make.
class NewTableDialog : public QDialog {
    Q_OBJECT

public:
    /// `library` outlives the dialog; null: only the rule sets that ship.
    explicit NewTableDialog(const RuleLibrary* library = nullptr, QWidget* parent = nullptr);

    /// Chooses a game, with its table and rule set; an empty or unknown id: none.
    void setGame(const QString& id);
    /// The id of the game chosen; empty if none was.
    [[nodiscard]] QString game() const;

    /// The table with the zones of both players and the objectives.
    [[nodiscard]] scenarios::Scenario scenario() const;

private:
    struct Choice {
        const scenarios::DeploymentMap* map = nullptr;
        const scenarios::DeploymentVariant* variant = nullptr;
    };

    QWidget* makeForm(const RuleLibrary* library);
    QWidget* makePicture();
    void fillSizes(const scenarios::Game* game);
    void fillMaps(const scenarios::Game* game);
    void gameChosen();
    void sizeChosen();
    void sizeTyped();
    void mapChosen();
    void refresh();
    [[nodiscard]] Choice chosenMap() const;
    [[nodiscard]] scenarios::DeploymentMap::Size tableSize() const;
    [[nodiscard]] std::optional<scenarios::Deployment> deployment() const;
    /// What stands below the picture: where the map is from, or why no zones are placed.
    [[nodiscard]] QString remark() const;

    QLineEdit* m_name = nullptr;
    QComboBox* m_game = nullptr;
    QComboBox* m_size = nullptr;
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_depth = nullptr;
    QComboBox* m_map = nullptr;
    QFormLayout* m_form = nullptr;
    QDoubleSpinBox* m_zoneDepth = nullptr;
    QCheckBox* m_swapped = nullptr;
    RuleSetBox* m_rules = nullptr;
    QLineEdit* m_first = nullptr;
    QLineEdit* m_second = nullptr;
    TablePreview* m_preview = nullptr;
    QLabel* m_remark = nullptr;
};

} // namespace sightline::app
