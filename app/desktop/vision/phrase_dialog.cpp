#include "app/desktop/vision/phrase_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace sightline::app {

PhraseDialog::PhraseDialog(PassPhrase phrase, QWidget* parent)
    : QDialog{parent}, m_phrase{std::move(phrase)}, m_words{new QLineEdit}, m_refusal{new QLabel} {
    setObjectName(QStringLiteral("phraseDialog"));
    setWindowTitle(tr("The judge’s table"));
    m_words->setObjectName(QStringLiteral("phraseWords"));
    m_words->setEchoMode(QLineEdit::Password);
    m_refusal->setObjectName(QStringLiteral("phraseRefused"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("&Passphrase of the judge:"), m_words);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok | QDialogButtonBox::Cancel};
    auto* layout = new QVBoxLayout{this};
    layout->addLayout(form);
    layout->addWidget(m_refusal);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PhraseDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PhraseDialog::accept() {
    if (m_phrase.matches(m_words->text())) {
        QDialog::accept();
        return;
    }
    m_refusal->setText(tr("Wrong passphrase."));
    m_refusal->show();
    m_words->selectAll();
    m_words->setFocus();
}

} // namespace sightline::app
