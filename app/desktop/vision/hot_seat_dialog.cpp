#include "app/desktop/vision/hot_seat_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace sightline::app {

namespace {

constexpr int kCharacters = 52; ///< a line of what is explained

} // namespace

HotSeatDialog::HotSeatDialog(Passphrase kept, Purpose purpose, QWidget* parent)
    : QDialog{parent},
      m_kept{std::move(kept)},
      m_purpose{purpose},
      m_old{named("hotSeatOld", new QLineEdit)},
      m_words{named("hotSeatWords", new QLineEdit)},
      m_again{named("hotSeatAgain", new QLineEdit)},
      m_keeps{named("hotSeatKeeps", new QCheckBox{tr("Re&member it for the next games")})},
      m_problem{named("hotSeatProblem", new QLabel)} {
    setObjectName(QStringLiteral("hotSeatDialog"));
    setWindowTitle(purpose == Purpose::Play ? tr("Play on one screen") : tr("Passphrase of the judge"));
    auto* explain =
        new QLabel{purpose == Purpose::Play
                       ? tr("Players take turns at this screen, and each sees only what their own models see or "
                            "remember. Between turns a page hides the table. If there is no hidden game "
                            "yet, it starts now.")
                       : tr("This passphrase protects the way back from a player’s view to your table.")};
    auto* keptAs = new QLabel{
        purpose == Purpose::Play
            ? tr("The judge’s table shows both sides. With a passphrase only the judge opens it, without one anybody "
                 "can. The passphrase itself is not stored, but the saved game is not encrypted: whoever can open the "
                 "file can read the whole table.")
            : tr("Only a salted hash of the passphrase is stored. It protects the screen while you are "
                 "away; anyone who can read your files can read the table.")};
    for (auto* label : {explain, keptAs}) {
        label->setWordWrap(true);
    }
    // On a small screen the dialog would be made narrower than the lines were counted for.
    explain->setMinimumWidth(fontMetrics().averageCharWidth() * kCharacters);
    for (auto* line : {m_old, m_words, m_again}) {
        line->setEchoMode(QLineEdit::Password);
    }
    m_keeps->setChecked(m_kept.isSet());
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* form = new QFormLayout;
    if (m_kept.isSet()) {
        m_words->setPlaceholderText(tr("as stored"));
        form->addRow(tr("Current passphrase, to change or remove it:"), m_old);
    } else {
        m_old->setParent(this);
        m_old->hide();
    }
    form->addRow(m_kept.isSet() ? tr("&New passphrase (optional):") : tr("&Passphrase (optional):"), m_words);
    form->addRow(tr("&Repeat:"), m_again);
    form->addRow(m_keeps);
    m_keeps->setVisible(purpose == Purpose::Play || m_kept.isSet());
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    if (purpose == Purpose::Play) {
        buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
    }
    columnOf({explain, form, keptAs, m_problem, buttons}, this);
}

bool HotSeatDialog::keeps() const { return m_keeps->isChecked() || (m_purpose == Purpose::Phrase && !m_kept.isSet()); }

void HotSeatDialog::rejectInput(const QString& sentence, QLineEdit* where) {
    m_problem->setText(sentence);
    m_problem->show();
    where->selectAll();
    where->setFocus();
}

void HotSeatDialog::accept() {
    if (m_words->text() != m_again->text()) {
        rejectInput(tr("The passphrases differ: type them again."), m_again);
        return;
    }
    const bool goesOn = m_words->text().isEmpty() && keeps();
    if (m_kept.isSet() && !goesOn && !m_kept.matches(m_old->text())) {
        rejectInput(tr("To change or remove the stored passphrase, enter it first."), m_old);
        return;
    }
    const Passphrase phrase = m_kept.isSet() && goesOn ? m_kept : Passphrase::of(m_words->text());
    emit storedPhrase(keeps() ? phrase : Passphrase{});
    emit phraseChosen(phrase);
    QDialog::accept();
}

} // namespace sightline::app
