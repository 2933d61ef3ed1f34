#include "app/desktop/vision/hidden_panel.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/shared/text/vision_text.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sightline::app {

HiddenPanel::HiddenPanel(QWidget* parent)
    : QWidget{parent},
      m_range{named("hiddenRange", new QLabel)},
      m_endTurn{named("endTurn", new QPushButton)},
      m_sides{named("hiddenSides", new NameBox)},
      m_pages{named("hiddenPages", new QTabWidget)},
      m_view{new QWidget} {
    m_range->setWordWrap(true);
    m_endTurn->hide();
    m_sides->setAccessibleName(tr("Point of view"));
    m_sides->setToolTip(tr("The player whose view the table and this panel show"));
    m_pages->setDocumentMode(true);
    // Five short words: the panel is as wide as they need, and no arrow hides one.
    m_pages->setUsesScrollButtons(false);
    m_pages->setElideMode(Qt::ElideNone);
    auto* label = new QLabel{tr("&View:")};
    label->setBuddy(m_sides);
    auto* top = rowOf({label, {m_sides, 1}}, m_view);
    top->setContentsMargins(8, 8, 8, 0);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    auto* first = rowOf({{m_range, 1}, {m_endTurn, 0, Qt::AlignTop}});
    first->setContentsMargins(8, 8, 8, 0);
    layout->addLayout(first);
    layout->addWidget(m_view);
    connect(m_endTurn, &QPushButton::clicked, this, &HiddenPanel::endTurnRequested);
    layout->addWidget(m_pages, 1);
    layout->addStretch(0);
    connect(m_sides, &QComboBox::activated, this, [this](int index) {
        const QVariant id = m_sides->itemData(index);
        emit sideRequested(id.isValid() ? std::optional{scenarios::PlayerId{id.toString()}} : std::nullopt);
    });
    connect(m_pages, &QTabWidget::currentChanged, this, &HiddenPanel::opened);
    setGame(HiddenGameState::None);
}

void HiddenPanel::addPage(QWidget* page, const QString& title, const QString& tip) {
    m_pages->addTab(new PanelScroll{page}, title);
    m_pages->setTabToolTip(m_pages->count() - 1, tip);
}

QWidget* HiddenPanel::page() const {
    const auto* scroll = qobject_cast<QScrollArea*>(m_pages->currentWidget());
    return scroll ? scroll->widget() : nullptr;
}

void HiddenPanel::setGame(HiddenGameState game) {
    const bool isOn = game == HiddenGameState::On;
    if (isOn && m_game != HiddenGameState::On) {
        m_range->clear(); // until it is known
    }
    m_game = game;
    m_view->setVisible(game != HiddenGameState::None);
    m_pages->setVisible(game != HiddenGameState::None);
    if (!isOn) {
        m_endTurn->hide();
        m_range->setText(game == HiddenGameState::None
                             ? tr("This is no hidden game. “Play > Hidden game: fog of war” starts one.")
                             : tr("The hidden game has ended: nothing is hidden. Its steps stay here for review; "
                                  "“Play > Hidden game: fog of war” continues the game."));
    }
}

void HiddenPanel::setRange(const QString& words) { m_range->setText(words); }

void HiddenPanel::setEndTurn(const QString& text, const QString& tip) {
    m_endTurn->setText(text);
    m_endTurn->setToolTip(tip);
    m_endTurn->setVisible(!text.isEmpty());
}

void HiddenPanel::setPageVisible(QWidget* page, bool visible) {
    for (int i = 0; i < m_pages->count(); ++i) {
        if (const auto* scroll = qobject_cast<QScrollArea*>(m_pages->widget(i));
            scroll && scroll->widget() == page && m_pages->isTabVisible(i) != visible) {
            m_pages->setTabVisible(i, visible);
        }
    }
}

void HiddenPanel::showPage(QWidget* page) {
    for (int i = 0; i < m_pages->count(); ++i) {
        if (const auto* scroll = qobject_cast<QScrollArea*>(m_pages->widget(i)); scroll && scroll->widget() == page) {
            m_pages->setCurrentIndex(i);
        }
    }
}

void HiddenPanel::setSides(const scenarios::Scenario& scenario,
                           const std::optional<scenarios::PlayerId>& shown,
                           const std::optional<scenarios::PlayerId>& fogOfJudge) {
    const QSignalBlocker quiet{m_sides};
    m_sides->clear();
    m_sides->addItem(fogOfJudge ? tr("Judge, with the fog of %1", "a player").arg(playerName(scenario, *fogOfJudge))
                                : tr("Judge: nothing is hidden"));
    for (const scenarios::Player& player : scenario.players) {
        m_sides->addItem(playerName(player), player.id.value);
        if (shown == player.id) {
            m_sides->setCurrentIndex(m_sides->count() - 1);
        }
    }
}

void HiddenPanel::setHandingOver(const scenarios::Scenario& scenario, const scenarios::PlayerId& side) {
    const QSignalBlocker quiet{m_sides};
    m_sides->clear();
    m_sides->addItem(playerName(scenario, side), side.value);
    m_sides->addItem(tr("Hand over the screen…"));
}

void HiddenPanel::setOnlySide(const scenarios::Scenario& scenario, const scenarios::PlayerId& side) {
    const QSignalBlocker quiet{m_sides};
    m_sides->clear();
    m_sides->addItem(tr("What %1 knew").arg(playerName(scenario, side)), side.value);
}

void HiddenPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    emit opened();
}

} // namespace sightline::app
