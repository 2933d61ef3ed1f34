#pragma once

#include "app/desktop/base/qt_names.h"

#include <QWidget>

#include <optional>
#include <utility>

class QHBoxLayout;

namespace sightline::app {

class LatestTask;
class DistributionChart;
class SheetView;

/// A page of the layout panel: fields, buttons, a sentence, lists, and the progress.
class StudyPage : public QWidget {
    Q_OBJECT

public:
    /// Creates an empty page. `name` is the prefix of its object names; `explanation` is displayed at the top.
    StudyPage(const QString& name, const QString& explanation, QWidget* parent = nullptr);

    [[nodiscard]] QFormLayout* form() const { return m_form; }
    [[nodiscard]] QHBoxLayout* buttons() const { return m_buttons; }
    [[nodiscard]] SheetView* sheets() const { return m_sheets; }
    [[nodiscard]] DistributionChart* chart() const { return m_chart; }
    /// Scrolls to the sentence, so that a study ends by showing its result.
    void showResult();
    /// Sets the words of the button that stops a run.
    void setStopWords(const QString& text, const QString& tip);
    /// Adds a row below its label, for wide fields.
    void addWideRow(const QString& name, QWidget* field);
    void setSentence(const QString& sentence);
    /// Sets the progress; std::nullopt: no long job is running.
    void setProgress(std::optional<std::pair<int, int>> done);
    /// Shows the progress of the task's jobs that take longer than `kProgressDelayMs`, also before they report any, and
    /// stops them on request.
    void follow(LatestTask& task);

signals:
    void stopRequested();
    /// Emitted when the page becomes visible.
    void opened();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QFormLayout* m_form;
    QHBoxLayout* m_buttons;
    QLabel* m_sentence;
    SheetView* m_sheets;
    DistributionChart* m_chart;
    QProgressBar* m_bar;
    QPushButton* m_stop;
};

} // namespace sightline::app
