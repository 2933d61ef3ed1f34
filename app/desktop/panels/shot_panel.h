#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/painting/theme.h"
#include "scenarios/questions/shot.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace sightline::app {

class LengthBox;

/// The panel of one shot: attacking unit, weapon and target unit above, the answer in a sentence, and the reasons by
/// model below it.
class ShotPanel : public QWidget {
    Q_OBJECT

public:
    explicit ShotPanel(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Offers the units of the table, and the weapons of the attacking one. The choice is kept if it still
    /// exists.
    void setScenario(const scenarios::Scenario& scenario);
    /// Chooses both units; ignored if they are equal or missing on the table.
    void choose(const scenarios::UnitName& from, const scenarios::UnitName& to);
    /// Chooses units and weapon. A weapon that the attackers do not carry chooses the first entry; a question about
    /// units that are not on the table is ignored.
    void choose(const scenarios::ShotQuestion& question);
    /// Returns the question; std::nullopt unless two different units are chosen.
    [[nodiscard]] std::optional<scenarios::ShotQuestion> question() const;

    void showAnswer(const scenarios::ShotRuling& shot, const scenarios::Scenario& scenario);
    /// Clears the selection of a row of another pair than this.
    void showPair(const std::optional<scenarios::ModelId>& observer, const std::optional<scenarios::ModelId>& target);
    /// Shows why there is no answer.
    void showProblem(const QString& why);

signals:
    void questionChanged();
    /// Emitted when the sentence about the shot should be copied.
    void copyRequested(const QString& sentence);
    /// Requests showing the pair of one row on the table: a row was chosen, or the chosen one has another best target.
    void pairRequested(const sightline::scenarios::ModelId& observer, const sightline::scenarios::ModelId& target);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeQuestion();
    QTreeWidget* makeRows();
    /// Shows the rows as a table where it fits, else stacked: the model, and all the rest of its row below each other.
    void fitRows();
    void fillWeapons();
    void exchange();
    void changed();
    /// Returns the selected row; null if there is none.
    [[nodiscard]] QTreeWidgetItem* selectedRow() const;
    void requestPairOf(const QTreeWidgetItem& row);
    /// Selects the row of a model and a weapon; none, if it is gone. `copy` counts the model's weapons of that name,
    /// from 0.
    void selectRow(const QString& shooter, const QString& weapon, int copy);

    std::shared_ptr<const scenarios::Scenario> m_scenario;
    std::vector<scenarios::UnitName> m_units;
    QComboBox* m_from = nullptr;
    QComboBox* m_weapon = nullptr;
    LengthBox* m_range = nullptr;
    QComboBox* m_to = nullptr;
    QPushButton* m_exchange = nullptr;
    QAction* m_copy = nullptr; ///< of the context menu and of the button
    QString m_sentence;        ///< about the shot; empty: there is no answer
    QLabel* m_answer = nullptr;
    QLabel* m_details = nullptr;
    QTreeWidget* m_rows = nullptr;
    Theme m_theme = Theme::light();
    bool m_filling = false;
    bool m_fitting = false;
};

} // namespace sightline::app
