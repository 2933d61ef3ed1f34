#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/overrulings.h"

#include <QWidget>

namespace sightline::app {

/// The fields common to all decisions of a judge: name, note, and the rule sets for which it holds.
class JudgeFields : public QWidget {
    Q_OBJECT

public:
    /// Creates the fields; `rules` and `rulesName` are id and name of the current rule set.
    JudgeFields(const QString& judge, const QString& rules, const QString& rulesName, QWidget* parent = nullptr);

    /// Shows an existing decision: name and note, and the id of the rule set for which it holds (empty: any).
    void setNote(const scenarios::JudgeNote& by, const QString& rules);
    /// Returns the note with the current time.
    [[nodiscard]] scenarios::JudgeNote note() const;
    /// Returns the id of the rule set under which it holds; empty: any.
    [[nodiscard]] QString rules() const;
    /// Returns what is still to be entered, in a sentence; empty if nothing is.
    [[nodiscard]] QString missing() const;
    /// Returns the form of the fields, for those who align theirs with it.
    [[nodiscard]] QFormLayout* form() const { return m_form; }

signals:
    void changed();

private:
    QPlainTextEdit* m_note = nullptr;
    QLineEdit* m_judge = nullptr;
    QComboBox* m_rules = nullptr;
    QFormLayout* m_form = nullptr;
};

} // namespace sightline::app
