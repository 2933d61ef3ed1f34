#include "app/desktop/vision/phrase_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace sightline::app {

PhraseDialog::PhraseDialog(Passphrase phrase, QWidget* parent)
    : QDialog{parent},
      m_phrase{std::move(phrase)},
      m_words{named("phraseWords", new QLineEdit)},
      m_refusal{named("phraseRefused", new QLabel)} {
    setObjectName(QStringLiteral("phraseDialog"));
    setWindowTitle(tr("The judge’s table"));
    m_words->setEchoMode(QLineEdit::Password);
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("&Passphrase of the judge:"), m_words);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    columnOf({form, m_refusal, buttons}, this);
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
