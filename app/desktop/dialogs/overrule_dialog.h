#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/judge/judge.h"
#include "scenarios/rules/rule_set.h"

#include <QDialog>

namespace sightline::app {

class JudgeFields;

/// Lets a judge overrule the answer of one pair: visible or not, a level of cover, a note and a name.
class OverruleDialog : public QDialog {
    Q_OBJECT

public:
    /// Creates the dialog about the pair of `verdict`; an existing overruling is displayed for editing.
    OverruleDialog(const scenarios::Scenario& scenario,
                   const scenarios::Verdict& verdict,
                   const scenarios::RuleSet& rules,
                   const QString& judge,
                   QWidget* parent = nullptr);

    /// Returns the decision. Precondition: the dialog was accepted.
    [[nodiscard]] scenarios::Overruling overruling() const;

signals:
    /// Emitted when the existing overruling of the pair should be removed; the dialog is then rejected.
    void revokeRequested();

private:
    void refresh();

    scenarios::SightPair m_pair;
    QRadioButton* m_visible = nullptr;
    QRadioButton* m_hidden = nullptr;
    QComboBox* m_cover = nullptr;
    JudgeFields* m_fields = nullptr;
    QLabel* m_missing = nullptr; ///< why the decision cannot be made yet
    QPushButton* m_ok = nullptr;
};

} // namespace sightline::app
