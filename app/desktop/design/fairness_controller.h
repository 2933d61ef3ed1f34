#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/design/fairness_text.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/design/table_step.h"

#include <memory>

namespace sightline::app {

class LengthBox;
class SightController;
class StudyPage;

/// Computes symmetry and the figures of both sides whenever the table changes, and the effects of set-up errors and of
/// each piece on demand.
class FairnessController : public QObject {
    Q_OBJECT

public:
    /// `sight` provides the spacing and the moves of viewers.
    FairnessController(const TableParts& parts, const SightController& sight);
    ~FairnessController() override;

    /// Returns the page; the panel that receives it owns it.
    [[nodiscard]] StudyPage* page() const { return m_page; }
    [[nodiscard]] bool isBusy() const { return m_run->isBusy(); }
    /// Returns the figures; std::nullopt if they are not computed yet, or cannot be.
    [[nodiscard]] const std::optional<FairnessFigures>& figures() const { return m_figures; }
    /// Computes the figures with trials, and with the effect of each piece if requested.
    void runStudy();
    /// Writes all figures and trials as CSV.
    void exportFigures();
    /// Replaces the file dialog, for tests; it returns an empty text if canceled.
    void setFileQuestion(std::function<QString(const QString& suggestion)> question) {
        m_askToWrite = std::move(question);
    }
    /// Displays the current figures in the preferred unit.
    void retranslateUi();

    /// The result, the fields and the running job, which a new controller for the same table takes over.
    struct Held {
        std::unique_ptr<LatestTask> run;
        std::shared_ptr<FairnessController*> owner; ///< who receives what the job delivers
        std::shared_ptr<const scenarios::Scenario> judged;
        std::optional<FairnessFigures> figures;
        bool isStale = true;
        int trials = 0;
        int defaultTrials = 0;
        int seed = 0;
        bool wantsPieces = true;
        int figure = -1; ///< of the chart, as `m_figure`
        TableStep step;
        int tables = 0;
    };
    /// Gives them away; the controller is of no use afterwards.
    [[nodiscard]] Held hold();
    void goOnWith(Held held);

signals:
    /// Emitted with the marks to draw; std::nullopt for none.
    void marksRequested(const DesignMarks& marks);
    void statusText(const QString& text);

private:
    struct Answer {
        std::shared_ptr<const scenarios::Scenario> scenario;
        std::optional<FairnessFigures> figures;
        QString problem;
        TableStep step = {};
    };

    enum class Depth { AtOnce, Study };
    void showSetUpError();
    /// Adopts the default number of trials under the current rules, unless another one was entered.
    void fitTrials();
    void change();
    void askLater();
    /// Clears what is told of the document before.
    void startAnew();
    void ask(Depth depth);
    void deliver(const Answer& answer);
    /// Returns the study that the new one is compared with; std::nullopt: none.
    [[nodiscard]] std::optional<scenarios::FairnessStudy> studyBefore(const Answer& next) const;
    /// Shows the result of the set-ups so far, of so many.
    void showInterim(const scenarios::Scenario& scenario, const scenarios::FairnessStudy& soFar, int all);
    void showDistributions(const scenarios::Scenario& scenario, const scenarios::FairnessStudy& study);

    TableParts m_parts;
    const SightController& m_sight;
    StudyPage* m_page;
    QSpinBox* m_trials;
    int m_defaultTrials = 100;
    QSpinBox* m_seed;
    LengthBox* m_position;
    QDoubleSpinBox* m_turn;
    QCheckBox* m_pieces;
    QPushButton* m_start;
    QPushButton* m_export;
    std::function<QString(const QString&)> m_askToWrite;
    std::shared_ptr<const scenarios::Scenario> m_judged; ///< the table of the figures
    std::optional<FairnessFigures> m_figures;
    TableCount m_tables;
    TableStep m_step; ///< of the figures
    bool m_isStale = true;
    bool m_wasCanceled = false; ///< what the sentence of the page says
    int m_figure = -1;          ///< that the user chose for the chart; -1: the one that decides
    std::shared_ptr<FairnessController*> m_owner = std::make_shared<FairnessController*>(this);
    std::unique_ptr<LatestTask> m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
