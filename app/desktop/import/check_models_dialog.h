#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/catalogs/named_bases.h"
#include "scenarios/formats/rosters/roster_review.h"
#include "scenarios/model/scenario.h"

#include <QDialog>

#include <vector>

class QDialogButtonBox;

namespace sightline::app {

class LengthBox;

/// The models whose height or base an import or the palette had to guess, one row per unit. Values apply to all models
/// of the row; checked rows are confirmed and lose their mark.
class CheckModelsDialog : public QDialog {
    Q_OBJECT

public:
    explicit CheckModelsDialog(const scenarios::Scenario& scenario, QWidget* parent = nullptr);

    /// Returns the checked rows, for `withChecked`.
    [[nodiscard]] std::vector<scenarios::formats::CheckedModels> checked() const;
    /// Returns the rows for `rememberBases`; empty if they are not to be remembered.
    [[nodiscard]] std::vector<scenarios::NamedBaseRow> toRemember() const;
    void accept() override;

private:
    struct Row {
        scenarios::formats::ModelsToCheck models;
        LengthBox* height = nullptr; ///< null: the height is known
        QComboBox* base = nullptr;   ///< null: the base is known
        QCheckBox* isRight = nullptr;
    };

    void addRow(QGridLayout& grid, const scenarios::Scenario& scenario, scenarios::formats::ModelsToCheck models);
    [[nodiscard]] static QString rowText(const scenarios::Scenario& scenario,
                                         const scenarios::formats::ModelsToCheck& models);
    void refresh();
    void tickAll();
    [[nodiscard]] static std::optional<geometry::Footprint> baseIn(const Row& row);

    std::vector<Row> m_rows;
    QCheckBox* m_remember = nullptr;
    QLabel* m_problem = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QPushButton* m_all = nullptr;
};

} // namespace sightline::app
