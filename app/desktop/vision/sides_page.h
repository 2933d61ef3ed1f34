#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/vision/turns.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace sightline::app {

class OverviewMap;

/// Displays what a side sees and has explored, and its possible targets; in the judge's view, those of all sides.
class SidesPage : public QWidget {
    Q_OBJECT

public:
    explicit SidesPage(QWidget* parent = nullptr);

    [[nodiscard]] OverviewMap& map() const { return *m_map; }
    /// Updates the page. `shown` limits it to one side; std::nullopt: all. Statistics that are still missing are
    /// omitted.
    void show(const scenarios::Scenario& scenario,
              const std::optional<scenarios::PlayerId>& shown,
              const std::vector<scenarios::SideStatistics>& statistics);
    /// Updates whom the judge tells where the selected models stand (row S1.58). Without `isJudge` nothing is shown of
    /// it.
    void showIntelligence(const scenarios::Scenario& scenario,
                          const std::optional<scenarios::PlayerId>& shown,
                          const std::vector<scenarios::ModelId>& selected,
                          bool isJudge);
    /// Updates what the shown side may do at a position of the table where nothing needs to stand (rows S1.29, S1.30
    /// and S1.44): that under the pointer, or otherwise the middle of the view. Nothing is said without a shown
    /// side, of abilities where none of its models has such, and of claims where the table has nothing to claim.
    void showActionsAt(const scenarios::Scenario& scenario,
                       const std::optional<scenarios::PlayerId>& shown,
                       geometry::Point place,
                       bool isUnderPointer);
    /// Sets the command of the page's button; the page does not own it.
    void setLookAction(QAction* action);

signals:
    /// Emitted when a target was selected in the list.
    void targetRequested(const sightline::scenarios::ModelId& target);
    /// Emitted when a side is to be told where the selected models stand, or no longer.
    void intelligenceRequested(const sightline::scenarios::PlayerId& side, bool hasValue);

private:
    void showFigures(const scenarios::Scenario& scenario,
                     const std::optional<scenarios::PlayerId>& shown,
                     const std::vector<scenarios::SideStatistics>& statistics);
    void showTargets(const scenarios::Scenario& scenario, const std::optional<scenarios::PlayerId>& shown);

    OverviewMap* m_map;
    QLabel* m_turn;
    QTreeWidget* m_figures;
    QLabel* m_targetTitle;
    QTreeWidget* m_targets;
    QLabel* m_actions; ///< at a position
    QToolButton* m_look;
    QToolButton* m_intelligence;
};

} // namespace sightline::app
