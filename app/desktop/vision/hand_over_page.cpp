#include "app/desktop/vision/hand_over_page.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/shared/text/vision_text.h"

#include <QCloseEvent>
#include <QLabel>
#include <QLayoutItem>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sightline::app {

namespace {

constexpr int kTitlePoints = 22;

} // namespace

HandOverPage::HandOverPage(Passphrase phrase, QWidget* parent)
    : QWidget{parent},
      m_phrase{std::move(phrase)},
      m_title{named("handOverTitle", new QLabel)},
      m_players{new QVBoxLayout},
      m_words{named("judgeWords", new QLineEdit)},
      m_refusal{named("judgeRefused", new QLabel)},
      m_said{named("handOverSaid", new QLabel)} {
    setObjectName(QStringLiteral("handOverPage"));
    setWindowTitle(tr("Hand over the screen"));
    setAutoFillBackground(true);
    QFont large = m_title->font();
    large.setPointSize(kTitlePoints);
    m_title->setFont(large);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    auto* explain = new QLabel{tr("The table is hidden. The next player clicks their own name.")};
    explain->setAlignment(Qt::AlignCenter);
    explain->setWordWrap(true);
    m_words->setEchoMode(QLineEdit::Password);
    m_words->setPlaceholderText(tr("Passphrase of the judge"));
    m_words->setAccessibleName(tr("Passphrase of the judge"));
    m_words->setMaximumWidth(260);
    m_words->setVisible(m_phrase.isSet());
    auto* judge = named("judgeTable", new QPushButton{tr("&Judge’s table")});
    m_refusal->setAlignment(Qt::AlignCenter);
    m_said->setAlignment(Qt::AlignCenter);
    m_said->setWordWrap(true);
    auto* save = named("saveGame", new QPushButton{tr("&Save game")});
    save->setToolTip(tr("Write the whole game to its file; it opens on this page again"));
    auto* quit = named("quitGame", new QPushButton{tr("&Quit Sightline")});
    quit->setToolTip(tr("Exit the program"));
    auto* files = rowOf({{}, save, quit, {}});
    auto* judges = rowOf({{}, m_words, judge, {}});
    auto* layout = new QVBoxLayout{this};
    layout->addStretch(2);
    layout->addWidget(m_title);
    layout->addWidget(explain);
    layout->addSpacing(24);
    layout->addLayout(m_players);
    layout->addStretch(3);
    layout->addWidget(m_said);
    layout->addLayout(files);
    layout->addSpacing(16);
    layout->addWidget(m_refusal);
    layout->addLayout(judges);
    layout->addSpacing(16);
    connect(save, &QPushButton::clicked, this, &HandOverPage::saveRequested);
    connect(quit, &QPushButton::clicked, this, &HandOverPage::quitRequested);
    connect(judge, &QPushButton::clicked, this, [this] { unlock(m_words->text()); });
    connect(m_words, &QLineEdit::returnPressed, this, [this] { unlock(m_words->text()); });
}

void HandOverPage::setPlayers(const std::vector<scenarios::Player>& players, const scenarios::PlayerId& next) {
    while (QLayoutItem* item = m_players->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_title->setText(tr("Hand over the screen"));
    for (const scenarios::Player& player : players) {
        auto* button = new QPushButton{tr("I am %1: show my table").arg(playerName(player))};
        button->setObjectName(QStringLiteral("handOverTo-") + player.id.value);
        button->setMinimumSize(280, 44);
        connect(button, &QPushButton::clicked, this, [this, id = player.id] { emit playerRequested(id); });
        m_players->addWidget(button, 0, Qt::AlignHCenter);
        if (player.id == next) {
            m_title->setText(tr("Hand over the screen to %1").arg(playerName(player)));
            button->setDefault(true);
            button->setFocus();
        }
    }
    m_words->clear();
    m_refusal->clear();
    m_said->clear();
}

void HandOverPage::say(const QString& sentence) { m_said->setText(sentence); }

void HandOverPage::unlock(const QString& words) {
    if (m_phrase.matches(words)) {
        emit judgeRequested();
        return;
    }
    m_words->selectAll();
    m_words->setFocus();
    m_refusal->setText(tr("Wrong passphrase."));
}

void HandOverPage::closeEvent(QCloseEvent* event) {
    event->ignore();
    emit quitRequested();
}

} // namespace sightline::app
