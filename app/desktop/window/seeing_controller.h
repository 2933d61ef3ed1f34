#pragma once

#include "app/desktop/seeing/all_lines.h"
#include "app/desktop/seeing/pinned_lines.h"
#include "app/desktop/seeing/region_view.h"
#include "app/desktop/seeing/sample_point_probe.h"

#include <QTimer>

namespace sightline::app {

class ActionSet;
class Docks;
class HeldKeys;
class Legend;
class Loupe;
class PairList;
class TouchBar;
struct Theme;
struct WindowCore;

/// Connects what is displayed beside the current pair with keys, menus and panels: all lines, the sample point, pinned
/// lines, ranges, the visible region and the loupe, and the methods of looking for lines.
class SeeingController : public QObject {
    Q_OBJECT

public:
    /// Creates the controller with its panels.
    SeeingController(WindowCore& core, ActionSet& actions, Docks& docks);
    ~SeeingController() override;

    void setTolerances(const Tolerances& tolerances);
    void setTheme(const Theme& window, const Theme& canvas);
    /// Sizes what is pointed at on the table and in the window for the pointer there is.
    void refreshPointer();
    /// Redraws the rings around models and their labels.
    void refreshRanges();
    /// Updates which actions are enabled.
    void refreshActions();

    [[nodiscard]] Loupe& loupe() const { return *m_loupe; }
    /// Schedules one update of the loupe: one step of a drag moves the pointer, the table and the answer.
    void refreshLoupe();
    [[nodiscard]] AllLines& allLines() { return m_allLines; }
    [[nodiscard]] SamplePointProbe& probe() { return m_probe; }
    [[nodiscard]] PinnedLines& pinned() { return m_pinned; }
    [[nodiscard]] RegionView& region() { return m_region; }
    [[nodiscard]] bool isBusy() const {
        return m_allLines.isBusy() || m_probe.isBusy() || m_pinned.isBusy() || m_region.isBusy();
    }

signals:
    void statusText(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectAllLines();
    void connectProbe();
    void connectPinned();
    void refreshSamplePoint();
    void refreshPinned();
    void connectLoupe();
    void connectRanges();
    void connectRegion();
    /// Returns the distances that the game of the table's rules measures, else those for any game.
    [[nodiscard]] std::vector<geometry::Length> usualRanges() const;
    void connectChoices();
    void connectMethods();
    void showLoupe();
    void startProbe();
    [[nodiscard]] std::optional<SightPair> pairInFront() const;

    WindowCore& m_core;
    ActionSet& m_actions;
    Docks& m_docks;
    AllLines m_allLines;
    SamplePointProbe m_probe;
    PinnedLines m_pinned;
    RegionView m_region;
    HeldKeys* m_held = nullptr;
    PairList* m_samplePointPanel = nullptr;
    PairList* m_pinnedPanel = nullptr;
    Legend* m_legend = nullptr;
    Loupe* m_loupe = nullptr;
    TouchBar* m_touchBar = nullptr;
    bool m_loupeHeld = false;
    QTimer m_loupeDue;
    bool m_touched = false;
};

} // namespace sightline::app
