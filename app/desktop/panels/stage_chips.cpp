#include "app/desktop/panels/stage_chips.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/menu_arrow.h"
#include "app/shared/text/stage_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QAccessible>
#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace sightline::app {

namespace {

using geometry::SightMethod;
using geometry::SightStage;

constexpr std::array kChipStages{SightStage::Center, SightStage::Edge, SightStage::Circumference, SightStage::Exact};
constexpr std::array kMethods{SightMethod::Center, SightMethod::Sampled, SightMethod::Exact};

} // namespace

StageChips::StageChips(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("stageChips"));
    QFont small = font();
    small.setPointSizeF(9);
    auto* layout = new FlowLayout{4, 3};
    layout->setContentsMargins(0, 0, 0, 0);
    m_comment = named("stageRemark",
                      new QLabel{tr("Plain geometry:", "what stands before the stages of the search, under rules")});
    m_comment->setFont(small);
    m_comment->setForegroundRole(QPalette::PlaceholderText);
    m_comment->setToolTip(tr("The stages look for a straight line past the pieces. What the rules make of it is the "
                             "answer above."));
    layout->addWidget(m_comment);
    for (std::size_t i = 0; i < kChipStages.size(); ++i) {
        auto* chip = new QToolButton;
        chip->setFont(small);
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::TabFocus);
        chip->setObjectName(QStringLiteral("stageChip%1").arg(i));
        chip->installEventFilter(this);
        connect(chip, &QToolButton::clicked, this, [this, stage = kChipStages[i]](bool on) {
            emit stageRequested(on ? std::optional{ShownStage{stage, {}}} : std::nullopt);
        });
        layout->addWidget(chip);
        m_chips[i] = chip;
    }
    m_method = named("methodButton", new QToolButton);
    m_method->setFont(small);
    m_method->setAutoRaise(true);
    m_method->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu{m_method};
    m_methods = new QActionGroup{this};
    for (const SightMethod method : kMethods) {
        auto* action = menu->addAction(methodName(method));
        action->setCheckable(true);
        action->setToolTip(methodExplanation(method));
        action->setStatusTip(methodExplanation(method));
        m_methods->addAction(action);
        connect(action, &QAction::triggered, this, [this, method] { emit methodRequested(method); });
    }
    menu->setToolTipsVisible(true);
    m_method->setMenu(menu);
    layout->addWidget(m_method);
    setLayout(layout);
    setMethod(SightMethod::Exact);
}

void StageChips::setTheme(const Theme& theme) {
    m_theme = theme;
    color();
}

void StageChips::showStages(const scenarios::Verdict& verdict, const Lines& lines) {
    const bool isOfRules = isRuled(verdict);
    m_comment->setVisible(isOfRules);
    m_settled = verdict.stage;
    m_settledColor = isOfRules ? m_theme.textQuiet : m_theme.style(lookOf(sightKindOf(verdict))).color;
    if (lines && lines != m_lines) {
        m_lines = lines;
        for (std::size_t i = 0; i < kChipStages.size(); ++i) {
            const SightStage stage = kChipStages[i];
            const QString found = stageChip(*lines, stage);
            m_chips[i]->setText(stage == m_settled ? tr("✓ %1", "the stage that settled the search").arg(found)
                                                   : found);
            m_chips[i]->setEnabled(countOf(*lines, stage).all > 0);
            QString sentence = stageSentence(*lines, stage);
            if (isOfRules) {
                sentence = tr("Plain geometry, without the rules. %1").arg(sentence);
            }
            if (stage == m_settled) {
                sentence = isOfRules ? tr("%1 The search ended here.", "what a stage found").arg(sentence)
                                     : tr("%1 It settled the answer.", "what a stage found").arg(sentence);
            }
            m_chips[i]->setAccessibleName(sentence);
            m_chips[i]->setToolTip(
                tr("%1 %2 The numbers count clear lines and lines tried. Click to show them; the up and "
                   "down keys go through them.",
                   "what a stage tries, what it found")
                    .arg(stageExplanation(stage), sentence));
        }
    }
    color();
    refreshReadout();
}

void StageChips::setShown(const std::optional<ShownStage>& shown, Announcement announcement) {
    m_shown = shown;
    m_announcement = announcement;
    for (std::size_t i = 0; i < kChipStages.size(); ++i) {
        m_chips[i]->setChecked(shown && shown->stage == kChipStages[i]);
    }
    color();
    refreshReadout();
}

void StageChips::setMethod(SightMethod method) {
    for (std::size_t i = 0; i < kMethods.size(); ++i) {
        m_methods->actions()[static_cast<int>(i)]->setChecked(kMethods[i] == method);
    }
    m_method->setText(tr("How lines are looked for: up to %1").arg(methodName(method)));
    m_method->setAccessibleName(m_method->text());
    leaveRoomForArrow(*m_method);
    m_method->setToolTip(tr("The search for a line ends at the first stage that finds one, and no later than here: "
                            "center, sampled or exact. The same choice, with more samples, is under Sight > Lines. "
                            "Chosen: %1")
                             .arg(methodExplanation(method)));
}

QToolButton* StageChips::chipOf(SightStage stage) const {
    for (std::size_t i = 0; i < kChipStages.size(); ++i) {
        if (kChipStages[i] == stage) {
            return m_chips[i];
        }
    }
    return nullptr;
}

void StageChips::color() {
    // The chip that settled the question is filled, the others are outlines; the displayed one has a thick border.
    const QString quiet = m_theme.textQuiet.name();
    const QString ground = m_theme.ground.name();
    const QString mark = m_theme.selection.name();
    for (std::size_t i = 0; i < kChipStages.size(); ++i) {
        const bool isSettled = kChipStages[i] == m_settled && m_settledColor.isValid();
        const bool isShown = m_shown && m_shown->stage == kChipStages[i];
        const QString fill = isSettled ? m_settledColor.name() : QStringLiteral("transparent");
        const QString ink = isSettled ? ground : palette().color(QPalette::WindowText).name();
        const QString edge = isShown ? mark : isSettled ? m_settledColor.name() : quiet;
        const QString style =
            QStringLiteral(
                "QToolButton { border: %5px solid %1; border-radius: 8px; padding: %6px 5px; background: %2; "
                "color: %3; } QToolButton:focus { border: 2px dashed %4; padding: 1px 4px; } "
                "QToolButton:hover { border-color: %4; } QToolButton:disabled { color: %1; }")
                .arg(edge, fill, ink, mark)
                .arg(isShown ? 2 : 1)
                .arg(isShown ? 1 : 2);
        if (m_chips[i]->styleSheet() != style) { // setting one costs more than all else about an answer
            m_chips[i]->setStyleSheet(style);
        }
    }
}

void StageChips::refreshReadout() {
    QString sentence;
    if (m_shown && m_lines) {
        if (m_shown->line && *m_shown->line < m_lines->size()) {
            const auto& blocked = (*m_lines)[*m_shown->line].blocked;
            sentence =
                stageLineSentence(*m_lines, *m_shown->line, blocked && m_nameOf ? m_nameOf(blocked->piece) : QString{});
        } else {
            sentence = stageSentence(*m_lines, m_shown->stage);
        }
    }
    if (sentence == m_readout) {
        return;
    }
    m_readout = sentence;
    QToolButton* chip = m_shown ? chipOf(m_shown->stage) : nullptr;
    if (chip && m_announcement == Announcement::Told) {
        chip->setAccessibleDescription(sentence); // which Qt announces
        QAccessibleEvent alert{chip, QAccessible::Alert};
        QAccessible::updateAccessibility(&alert);
    }
    emit readoutChanged(sentence);
}

void StageChips::step(SightStage stage, int by) {
    if (!m_lines) {
        return;
    }
    std::vector<std::size_t> own;
    for (std::size_t i = 0; i < m_lines->size(); ++i) {
        if ((*m_lines)[i].stage == stage) {
            own.push_back(i);
        }
    }
    if (own.empty()) {
        return;
    }
    const auto count = static_cast<std::ptrdiff_t>(own.size());
    std::ptrdiff_t at = by > 0 ? -1 : count;
    if (m_shown && m_shown->stage == stage && m_shown->line) {
        at = std::ranges::find(own, *m_shown->line) - own.begin();
    }
    const std::ptrdiff_t next = (at + by + count) % count;
    emit stageRequested(ShownStage{stage, own[static_cast<std::size_t>(next)]});
}

bool StageChips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        for (std::size_t i = 0; i < kChipStages.size(); ++i) {
            if (watched == m_chips[i] && (key == Qt::Key_Up || key == Qt::Key_Down)) {
                step(kChipStages[i], key == Qt::Key_Down ? 1 : -1);
                return true;
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sightline::app
