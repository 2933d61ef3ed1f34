#pragma once

#include "app/desktop/design/change_desk.h"
#include "app/desktop/design/fairness_desk.h"
#include "app/desktop/design/map_desk.h"
#include "app/desktop/design/moves_desk.h"
#include "app/desktop/design/region_desk.h"
#include "app/desktop/design/sight_desk.h"

class QAction;

namespace sightline::app {

class PageSwitch;

/// The panel for who designs a table, and what its pages draw on the table.
class DesignDesk : public QObject {
    Q_OBJECT

public:
    /// `region`: what draws the visible region; `showsRegion` is its switch. Both outlive it.
    DesignDesk(const DesignParts& parts, RegionView& region, QAction* showsRegion);
    ~DesignDesk() override;

    /// For whoever puts it into the window, and owns it then.
    [[nodiscard]] QWidget* panel() const;
    [[nodiscard]] MapDesk& map() { return m_map; }
    [[nodiscard]] SightDesk& sight() { return m_sight; }
    [[nodiscard]] FairnessDesk& fairness() { return m_fairness; }
    [[nodiscard]] ChangeDesk& changes() { return m_changes; }
    [[nodiscard]] MovesDesk& moves() { return m_moves; }
    [[nodiscard]] RegionDesk& region() { return m_region; }
    [[nodiscard]] bool isSettled() const { return !m_map.isBusy() && !m_sight.isBusy() && !m_fairness.isBusy() && !m_changes.isBusy() && !m_moves.isBusy(); }
    void setTheme(const Theme& canvas);
    void refreshActions(bool hasTable);
    /// All figures in the unit that is preferred now.
    void retell();

signals:
    void statusText(const QString& text);
    /// The panel is to be seen.
    void panelAsked();

private:
    void addPage(QWidget* page, const QString& title, const QString& tip);

    DesignParts m_parts;
    PageSwitch* m_pages;
    MapDesk m_map;
    SightDesk m_sight;
    FairnessDesk m_fairness;
    ChangeDesk m_changes;
    MovesDesk m_moves;
    RegionDesk m_region;
};

} // namespace sightline::app
