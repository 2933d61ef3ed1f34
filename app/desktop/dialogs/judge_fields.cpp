#include "app/desktop/dialogs/judge_fields.h"

#include "app/desktop/base/named.h"

#include <QComboBox>
#include <QDateTime>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

namespace sightline::app {

JudgeFields::JudgeFields(const QString& judge, const QString& rules, const QString& rulesName, QWidget* parent)
    : QWidget{parent} {
    m_rules = named("judgeRules", new QComboBox);
    m_rules->addItem(tr("any rule set"), QString{});
    m_rules->addItem(tr("%1 only").arg(rulesName), rules);
    m_note = named("judgeNote", new QPlainTextEdit);
    m_note->setPlaceholderText(tr("Reason: what was agreed, seen or measured"));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(4 * fontMetrics().lineSpacing());
    m_judge = named("judgeName", new QLineEdit{judge});
    m_judge->setPlaceholderText(tr("Name of the judge"));
    m_form = new QFormLayout{this};
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->addRow(tr("Applies &under"), m_rules);
    m_form->addRow(tr("&Note"), m_note);
    m_form->addRow(tr("&Judge"), m_judge);
    connect(m_note, &QPlainTextEdit::textChanged, this, &JudgeFields::changed);
    connect(m_judge, &QLineEdit::textChanged, this, &JudgeFields::changed);
}

void JudgeFields::setNote(const scenarios::JudgeNote& by, const QString& rules) {
    m_note->setPlainText(by.note);
    m_judge->setText(by.judge);
    m_rules->setCurrentIndex(std::max(0, m_rules->findData(rules)));
}

scenarios::JudgeNote JudgeFields::note() const {
    return {m_judge->text().trimmed(), m_note->toPlainText().simplified(),
            QDateTime::currentDateTimeUtc().toString(Qt::ISODate)};
}

QString JudgeFields::rules() const { return m_rules->currentData().toString(); }

QString JudgeFields::missing() const {
    const bool hasName = !m_judge->text().trimmed().isEmpty();
    if (m_note->toPlainText().trimmed().isEmpty()) {
        return hasName ? tr("Enter a note.") : tr("Enter a note and the judge’s name.");
    }
    return hasName ? QString{} : tr("Enter the judge’s name.");
}

} // namespace sightline::app
