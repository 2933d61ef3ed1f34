#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/qt_names.h"
#include "scenarios/analysis/fairness_comparison.h"
#include "scenarios/edits/table_changes.h"
#include "scenarios/questions/rule_comparison.h"

#include <QDialog>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace sightline::app {

class ListColumns;
class ScenarioDocument;
class Settings;
class TableScene;
class TableSide;

/// The open table beside another one: the file as last saved, the previous version, or any other file. A list shows
/// which is fairer, what moved and which verdicts changed; selecting a row shows it on both tables. The comparison
/// follows edits of the open table.
class TableCompareWindow : public QDialog {
    Q_OBJECT

public:
    /// `settings` provides the spacing and the moves of viewers.
    TableCompareWindow(ScenarioDocument& document,
                       TableScene& scene,
                       const Settings& settings,
                       QWidget* parent = nullptr);
    ~TableCompareWindow() override;

    /// Compares with that file. Returns false, and displays the reason, if it cannot be read.
    bool compareWith(const QString& path);
    /// Sets the table as it was opened, before all changes; null: unknown.
    void setOpened(std::shared_ptr<const scenarios::Scenario> opened);
    /// Compares with the table as it was opened. Precondition: it is known.
    void compareWithOpened();
    /// Replaces the file dialog, for tests; it returns an empty text if canceled.
    void setFileQuestion(std::function<QString()> question) { m_askForFile = std::move(question); }

    [[nodiscard]] bool isBusy() const { return m_run.isBusy(); }
    [[nodiscard]] const scenarios::TableChanges& changes() const { return m_changes; }
    /// Returns the changed verdicts; null until they are judged.
    [[nodiscard]] const std::shared_ptr<const scenarios::RuleComparison>& verdicts() const { return m_verdicts; }

    /// The figures of the fairness page for both tables, as they are placed and, if that was requested, in trials with
    /// set-up errors: the other one, then the open one.
    using Studies = std::array<scenarios::FairnessStudy, 2>;
    /// Returns them; std::nullopt until they are computed, and where they cannot be.
    [[nodiscard]] const std::optional<Studies>& fairness() const { return m_fairness; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] QWidget* makeSources();
    /// Compares with `other`, which is called `title`.
    void take(scenarios::Scenario other, const QString& title);
    void compare();
    void compareLater();
    void
    fillSide(TableSide& side, const scenarios::Scenario& table, const scenarios::Scenario* other, const QString& title);
    void judgeBoth();
    void studyBoth();
    /// Studies both tables in set-ups with errors, as many as the field says. Precondition: the figures are known.
    void runTrials();
    /// Returns the options of the study of both tables; std::nullopt if there would be too many viewers.
    [[nodiscard]] std::optional<scenarios::FairnessOptions> studyOptions() const;
    void startStudy(const scenarios::FairnessOptions& options);
    [[nodiscard]] QWidget* makeTrials();
    /// Offers trials if the figures are known, and their usual number unless another one was entered.
    void showTrials();
    void endRun();
    void fill();
    void fillFairness(QTreeWidgetItem& group) const;
    /// Returns which of the two is fairer, in a sentence; after trials whether set-up errors can change that.
    /// Precondition: the figures are known.
    [[nodiscard]] QString fairnessSentence() const;
    void showRow(const QTreeWidgetItem* row);
    void copy() const;

    ScenarioDocument& m_document;
    TableScene& m_scene;
    const Settings& m_settings;
    std::function<QString()> m_askForFile;
    TableSide* m_a = nullptr;
    TableSide* m_b = nullptr;
    QPushButton* m_saved = nullptr;
    QPushButton* m_asOpened = nullptr;
    QPushButton* m_backup = nullptr;
    QLabel* m_headline = nullptr;
    QLabel* m_fairer = nullptr; ///< the sentence about fairness
    QWidget* m_trialsRow = nullptr;
    QSpinBox* m_trials = nullptr; ///< the number of set-ups of each table
    int m_usualTrials = 0;        ///< the number that the field was given
    QPushButton* m_runTrials = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_copy = nullptr;
    QTreeWidget* m_list = nullptr;
    ListColumns* m_columns = nullptr;
    std::shared_ptr<const scenarios::Scenario> m_opened; ///< the table before all changes; null: unknown
    QString m_title;                                     ///< name of the other table; empty: none is chosen
    scenarios::Scenario m_other;
    scenarios::TableChanges m_changes;
    std::shared_ptr<const scenarios::RuleComparison> m_verdicts;
    QString m_problem; ///< the reason for which no verdicts can be judged
    std::optional<Studies> m_fairness;
    bool m_wasStopped = false; ///< by the user
    LatestTask m_run;
};

} // namespace sightline::app
