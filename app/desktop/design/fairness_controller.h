#pragma once

#include "app/desktop/design/fairness_text.h"
#include "app/desktop/design/map_controller.h"

#include <QElapsedTimer>
#include <QTimer>

class QCheckBox;
class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace sightline::app {

class LengthBox;
class SightController;
class StudyPage;

/// Symmetry and both sides' figures as the table stands, at once; what set-up error does to them, and what each piece
/// does, when asked for.
class FairnessController : public QObject {
    Q_OBJECT

public:
    /// `sight` says how far apart viewers stand and how far they move.
    FairnessController(const DesignParts& parts, const SightController& sight);
    ~FairnessController() override;

    /// For whoever puts it into a panel, and owns it then.
    [[nodiscard]] StudyPage* page() const { return m_page; }
    [[nodiscard]] bool isBusy() const { return m_debounce.isActive() || m_run.isRunning(); }
    /// Nothing: not worked out yet, or it cannot be.
    [[nodiscard]] const std::optional<FairnessFigures>& figures() const { return m_figures; }
    /// With trials, and if it is wanted with what each piece does.
    void runStudy();
    /// The same figures in the unit that is preferred now.
    void retranslateUi();

signals:
    /// Nothing: the page draws nothing.
    void marksRequested(const DesignMarks& marks);

private:
    struct Answer {
        std::shared_ptr<const scenarios::Scenario> scenario;
        std::optional<FairnessFigures> figures;
        QString problem;
    };

    enum class Depth { AtOnce, Study };
    void showSetUpError();
    void change();
    void ask(Depth depth);
    void deliver(const Answer& answer);

    DesignParts m_parts;
    const SightController& m_sight;
    StudyPage* m_page;
    QSpinBox* m_trials;
    QSpinBox* m_seed;
    LengthBox* m_place;
    QDoubleSpinBox* m_turn;
    QCheckBox* m_pieces;
    QPushButton* m_start;
    std::shared_ptr<const scenarios::Scenario> m_judged; ///< the table of the figures
    std::optional<FairnessFigures> m_figures;
    bool m_isStale = true;
    QTimer m_debounce;
    QElapsedTimer m_since;
    BackgroundTask m_run; // last: it ends before anything it tells of goes
};

} // namespace sightline::app
