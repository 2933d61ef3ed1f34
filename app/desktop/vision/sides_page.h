#pragma once

#include "scenarios/vision/turns.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QLabel;
class QToolButton;
class QTreeWidget;

namespace sightline::app {

class OverviewMap;

/// What a side sees and has explored, and whom it may choose as a target. Of the judge's view: all sides.
class SidesPage : public QWidget {
    Q_OBJECT

public:
    explicit SidesPage(QWidget* parent = nullptr);

    [[nodiscard]] OverviewMap& map() const { return *m_map; }
    /// `shown`: nothing else but that side is spoken of. Statistics of sides that are not there yet are left out.
    void show(const scenarios::Scenario& scenario,
              const std::optional<scenarios::PlayerId>& shown,
              const std::vector<scenarios::SideStatistics>& statistics);
    void setLookAction(QAction* action);

signals:
    /// A target was chosen from the list.
    void targetRequested(const sightline::scenarios::ModelId& target);

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
    QToolButton* m_look;
};

} // namespace sightline::app
