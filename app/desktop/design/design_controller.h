#pragma once

#include "app/desktop/design/change_controller.h"
#include "app/desktop/design/fairness_controller.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/design/moves_controller.h"
#include "app/desktop/design/region_controller.h"
#include "app/desktop/design/sight_controller.h"

namespace sightline::app {

class PageSwitch;

/// The layout panel, and the marks that its pages draw on the table.
class DesignController : public QObject {
    Q_OBJECT

public:
    /// The pages of the panel, in their order.
    enum class Page { Map, Sight, Fairness, Change, Moves, Region };

    /// `region` draws the visible region. Precondition: it outlives the controller.
    DesignController(const TableParts& parts, RegionView& region);
    ~DesignController() override;

    [[nodiscard]] MapController& map() { return m_map; }
    [[nodiscard]] SightController& sight() { return m_sight; }
    [[nodiscard]] FairnessController& fairness() { return m_fairness; }
    [[nodiscard]] ChangeController& changes() { return m_changes; }
    [[nodiscard]] MovesController& moves() { return m_moves; }
    [[nodiscard]] RegionController& region() { return m_region; }
    [[nodiscard]] bool isSettled() const {
        return !m_map.isBusy() && !m_sight.isBusy() && !m_fairness.isBusy() && !m_changes.isBusy() && !m_moves.isBusy();
    }
    void setTheme(const Theme& canvas);
    void refreshActions();
    /// Opens the dialog of the layout report.
    void showReport();
    /// Shows the panel with this page.
    void showPage(Page page);
    /// Displays all figures in the preferred unit.
    void retranslateUi();

    /// The page in front and the studies, which a new controller for the same table takes over.
    struct Held {
        int page = 0;
        FairnessController::Held fairness;
        ChangeController::Held changes;
    };
    /// Gives them away; the controller is of no use afterwards.
    [[nodiscard]] Held hold();
    void goOnWith(Held held);

signals:
    void statusText(const QString& text);

private:
    void addPage(QWidget* page, const QString& title, const QString& tip);

    TableParts m_parts;
    PageSwitch* m_pages;
    MapController m_map;
    SightController m_sight;
    FairnessController m_fairness;
    ChangeController m_changes;
    MovesController m_moves;
    RegionController m_region;
};

} // namespace sightline::app
