#pragma once

#include "app/desktop/seeing/all_lines.h"
#include "app/desktop/seeing/kept_lines.h"
#include "app/desktop/seeing/region_view.h"
#include "app/desktop/seeing/sample_point_probe.h"

#include <QTimer>

namespace sightline::app {

class ActionSet;
class HeldKeys;
class Legend;
class Loupe;
class PairList;
class Settings;
class TableView;
class TouchBar;
struct Theme;

/// What is shown beside the pair in front: all lines, who sees a spot, lines that are kept. It joins them with keys,
/// menus and panels.
class SeeingController : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it.
    SeeingController(ScenarioDocument& document,
                     TableState& state,
                     TableScene& scene,
                     TableView& view,
                     ActionSet& actions,
                     Settings& settings,
                     QWidget* window);

    ~SeeingController() override;

    void setTolerances(const Tolerances& tolerances);
    void setTheme(const Theme& window, const Theme& canvas);
    /// Draws rings and their lengths anew.
    void refreshRanges();
    /// Which actions can be used. `hasTable`: a table is shown.
    void refreshActions(bool hasTable);

    /// The panels the window puts into docks.
    [[nodiscard]] PairList* samplePointPanel() const { return m_samplePointPanel; }
    [[nodiscard]] PairList* keptPanel() const { return m_keptPanel; }

    [[nodiscard]] Loupe& loupe() const { return *m_loupe; }
    /// A finger was on the table.
    [[nodiscard]] bool wasTouched() const { return m_touched; }
    [[nodiscard]] AllLines& allLines() { return m_allLines; }
    [[nodiscard]] SamplePointProbe& probe() { return m_probe; }
    [[nodiscard]] KeptLines& kept() { return m_kept; }
    [[nodiscard]] RegionView& region() { return m_region; }
    [[nodiscard]] bool isBusy() const {
        return m_allLines.isBusy() || m_probe.isBusy() || m_kept.isBusy() || m_region.isBusy();
    }

signals:
    void statusText(const QString& text);
    /// The panels have something to show.
    void samplePointPanelRequested(bool on);
    void keptPanelRequested();
    void touchDetected();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectAllLines();
    void connectProbe();
    void connectKept();
    void refreshSamplePoint();
    void refreshKept();
    void connectLoupe();
    void connectRanges();
    void connectRegion();
    void connectChoices();
    /// One step of a drag moves the pointer, the table and the answer: the loupe looks once.
    void refreshLoupe();
    void showLoupe();
    void startProbe();
    [[nodiscard]] std::optional<SightPair> pairInFront() const;

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    TableView& m_view;
    ActionSet& m_actions;
    Settings& m_settings;
    QWidget* m_window;
    AllLines m_allLines;
    SamplePointProbe m_probe;
    KeptLines m_kept;
    RegionView m_region;
    HeldKeys* m_held = nullptr;
    PairList* m_samplePointPanel = nullptr;
    PairList* m_keptPanel = nullptr;
    Legend* m_legend = nullptr;
    Loupe* m_loupe = nullptr;
    TouchBar* m_touchBar = nullptr;
    bool m_loupeHeld = false;
    QTimer m_loupeDue;
    bool m_touched = false;
    bool m_hasTable = false;
};

} // namespace sightline::app
