#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/window/shot_controller.h"
#include "app/desktop/window/unit_controller.h"

namespace sightline::app {

class ActionSet;
class Docks;
class EyeView;
class HiddenController;
class ProfileView;
class ProofView;
class ShotPanel;
struct Theme;
class UnitPanel;
class VerdictCard;
class ViewPanel;
struct WindowCore;

/// The other views of the pair in front: side profile and proof, which mark what is pointed at in any of them, and the
/// panels of units and shots.
class ViewController : public QObject {
    Q_OBJECT

public:
    ViewController(WindowCore& core,
                   const ActionSet& actions,
                   const Docks& docks,
                   VerdictCard& card,
                   const HiddenController& hidden);

    [[nodiscard]] ShotPanel& shotPanel() const { return *m_shot; }
    [[nodiscard]] UnitController& units() { return m_unitController; }
    void setTheme(const Theme& window, const Theme& canvas);
    void setTolerances(const Tolerances& tolerances);
    /// Sets the verdict of the pair in front; null: none.
    void setVerdict(const scenarios::Verdict* shown);
    [[nodiscard]] bool isBusy() const { return m_unitController.isBusy() || m_shots.isBusy(); }

private:
    /// Puts the panels into their docks, and connects the switches with them.
    void connectDocks(const ActionSet& actions);
    void connectMarks();
    void refreshMarks();
    /// Opens what is open, unless an earlier step lies over the table.
    void refreshOpen();
    void refreshShotCover(const scenarios::Verdict* verdict);
    /// `shown` is the verdict of the displayed answer, null for none; `hint` is the text while no verdict is displayed.
    void refreshProof(const scenarios::Verdict* shown, const QString& hint);
    void showProof(ViewPanel& panel, QWidget& view);

    WindowCore& m_core;
    const Docks& m_docks;
    VerdictCard& m_card;
    const HiddenController& m_hidden;
    ProfileView* m_profile = nullptr;
    ViewPanel* m_profilePanel = nullptr;
    ProofView* m_proof = nullptr;
    ViewPanel* m_proofPanel = nullptr;
    EyeView* m_eye = nullptr; ///< proof of lines in space
    ViewPanel* m_eyePanel = nullptr;
    QStackedWidget* m_proofViews = nullptr; ///< shows one of the two
    UnitPanel* m_units = nullptr;
    ShotPanel* m_shot = nullptr;
    UnitController m_unitController;
    ShotController m_shots;
};

} // namespace sightline::app
