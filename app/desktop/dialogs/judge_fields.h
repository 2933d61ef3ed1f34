#pragma once

#include "scenarios/overrulings.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace sightline::app {

/// Who decides, why, and under which rule sets it holds: the same fields of every decision of a judge.
class JudgeFields : public QWidget {
    Q_OBJECT

public:
    /// `rules` and `rulesName`: of the rule set in force.
    JudgeFields(const QString& judge, const QString& rules, const QString& rulesName, QWidget* parent = nullptr);

    void setNote(const scenarios::JudgeNote& by, const QString& rules);
    /// Stamped with the present moment.
    [[nodiscard]] scenarios::JudgeNote note() const;
    /// Id of the rule set it holds under; empty: any.
    [[nodiscard]] QString rules() const;
    /// Neither name nor note is empty.
    [[nodiscard]] bool isComplete() const;

signals:
    void changed();

private:
    QPlainTextEdit* m_note = nullptr;
    QLineEdit* m_judge = nullptr;
    QComboBox* m_rules = nullptr;
};

} // namespace sightline::app
