#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/rules/rule_comparer.h"

#include <QDialog>

namespace sightline::app {

class DifferenceList;
class RuleLibrary;
class RuleSetBox;
class ScenarioDocument;
class TableScene;
class TableState;

/// Compares two rule sets on the open table: lists and draws the pairs that they rule differently, and follows edits.
/// The dialog is modeless.
class ComparisonWindow : public QDialog {
    Q_OBJECT

public:
    ComparisonWindow(ScenarioDocument& document,
                     TableState& state,
                     TableScene& scene,
                     const RuleLibrary& library,
                     QWidget* parent = nullptr);
    ~ComparisonWindow() override;

    [[nodiscard]] const RuleComparer& comparer() const { return m_comparer; }

protected:
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void compare();
    void showResult();
    void draw();
    void copy() const;

    ScenarioDocument& m_document;
    TableScene& m_scene;
    RuleComparer m_comparer;
    RuleSetBox* m_a = nullptr;
    RuleSetBox* m_b = nullptr;
    QLabel* m_headline = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_copy = nullptr;
    QCheckBox* m_draws = nullptr;
    DifferenceList* m_list = nullptr;
};

} // namespace sightline::app
