#include "app/desktop/vision/hot_seat_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sightline::app {

HotSeatDialog::HotSeatDialog(QWidget* parent) : QDialog{parent}, m_words{new QLineEdit}, m_again{new QLineEdit}, m_problem{new QLabel} {
    setObjectName(QStringLiteral("hotSeatDialog"));
    setWindowTitle(tr("Play on one screen"));
    auto* explain = new QLabel{tr("Players take turns at this screen. Each sees the own table, and moves come back to yours. Your table comes back with the pass phrase; without one, with a click. The phrase is kept as a salted hash until the game ends.")};
    explain->setWordWrap(true);
    m_words->setObjectName(QStringLiteral("hotSeatWords"));
    m_again->setObjectName(QStringLiteral("hotSeatAgain"));
    for (auto* line : {m_words, m_again}) {
        line->setEchoMode(QLineEdit::Password);
    }
    m_problem->setObjectName(QStringLiteral("hotSeatProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("&Pass phrase, or nothing:"), m_words);
    form->addRow(tr("The same &again:"), m_again);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok | QDialogButtonBox::Cancel};
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Begin"));
    auto* layout = new QVBoxLayout{this};
    layout->addWidget(explain);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &HotSeatDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void HotSeatDialog::accept() {
    if (m_words->text() != m_again->text()) {
        m_problem->setText(tr("The two phrases are not the same: type it again."));
        m_problem->show();
        m_again->selectAll();
        m_again->setFocus();
        return;
    }
    emit phraseChosen(PassPhrase::of(m_words->text()));
    QDialog::accept();
}

} // namespace sightline::app
