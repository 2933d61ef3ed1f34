#include "app/desktop/vision/hot_seat_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sightline::app {

namespace {

constexpr int kCharacters = 52; ///< a line of what is explained

} // namespace

HotSeatDialog::HotSeatDialog(PassPhrase kept, Purpose purpose, QWidget* parent)
    : QDialog{parent},
      m_kept{std::move(kept)},
      m_purpose{purpose},
      m_old{new QLineEdit},
      m_words{new QLineEdit},
      m_again{new QLineEdit},
      m_keeps{new QCheckBox{tr("&Keep it for the next games")}},
      m_problem{new QLabel} {
    setObjectName(QStringLiteral("hotSeatDialog"));
    setWindowTitle(purpose == Purpose::Play ? tr("Play on one screen") : tr("Pass phrase of the judge"));
    auto* explain =
        new QLabel{purpose == Purpose::Play
                       ? tr("Players take turns at this screen. Each sees the own table, and moves come back to yours. "
                            "Your table comes back with the pass phrase; without one, with a click.")
                       : tr("Whoever sees the table as a player goes back to yours with this phrase only.")};
    auto* keptAs = new QLabel{tr("Kept is a salted hash, not the phrase. It guards the screen while you look away; "
                                 "whoever can read your files can read the table.")};
    for (auto* label : {explain, keptAs}) {
        label->setWordWrap(true);
    }
    // On a small screen the dialog would be made narrower than the lines were counted for.
    explain->setMinimumWidth(fontMetrics().averageCharWidth() * kCharacters);
    m_old->setObjectName(QStringLiteral("hotSeatOld"));
    m_words->setObjectName(QStringLiteral("hotSeatWords"));
    m_again->setObjectName(QStringLiteral("hotSeatAgain"));
    for (auto* line : {m_old, m_words, m_again}) {
        line->setEchoMode(QLineEdit::Password);
    }
    m_keeps->setObjectName(QStringLiteral("hotSeatKeeps"));
    m_keeps->setChecked(m_kept.isSet());
    m_problem->setObjectName(QStringLiteral("hotSeatProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* form = new QFormLayout;
    if (m_kept.isSet()) {
        m_words->setPlaceholderText(tr("as kept"));
        form->addRow(tr("The kept phrase, to change or drop it:"), m_old);
    } else {
        m_old->setParent(this);
        m_old->hide();
    }
    form->addRow(m_kept.isSet() ? tr("&New pass phrase, or nothing:") : tr("&Pass phrase, or nothing:"), m_words);
    form->addRow(tr("The same &again:"), m_again);
    form->addRow(m_keeps);
    m_keeps->setVisible(purpose == Purpose::Play || m_kept.isSet());
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok | QDialogButtonBox::Cancel};
    if (purpose == Purpose::Play) {
        buttons->button(QDialogButtonBox::Ok)->setText(tr("Begin"));
    }
    auto* layout = new QVBoxLayout{this};
    layout->addWidget(explain);
    layout->addLayout(form);
    layout->addWidget(keptAs);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &HotSeatDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

bool HotSeatDialog::keeps() const { return m_keeps->isChecked() || (m_purpose == Purpose::Phrase && !m_kept.isSet()); }

void HotSeatDialog::refuse(const QString& sentence, QLineEdit* where) {
    m_problem->setText(sentence);
    m_problem->show();
    where->selectAll();
    where->setFocus();
}

void HotSeatDialog::accept() {
    if (m_words->text() != m_again->text()) {
        refuse(tr("The two phrases are not the same: type it again."), m_again);
        return;
    }
    const bool goesOn = m_words->text().isEmpty() && keeps();
    if (m_kept.isSet() && !goesOn && !m_kept.matches(m_old->text())) {
        refuse(tr("To change or to drop the kept pass phrase, type it first."), m_old);
        return;
    }
    const PassPhrase phrase = m_kept.isSet() && goesOn ? m_kept : PassPhrase::of(m_words->text());
    emit phraseKept(keeps() ? phrase : PassPhrase{});
    emit phraseChosen(phrase);
    QDialog::accept();
}

} // namespace sightline::app
