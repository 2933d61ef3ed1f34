#include "app/desktop/window/tour.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/window/main_window.h"

#include <QAccessible>
#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kBubbleWidth = 340;
constexpr int kBubbleGap = 10;

QString shortcutOf(const QAction* action) { return action->shortcut().toString(QKeySequence::NativeText); }

} // namespace

Tour::Tour(MainWindow& window) : QFrame{&window}, m_window{window} {
    setObjectName(QStringLiteral("tour"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    const auto& actions = window.actions();
    const auto& models = window.document().scenario().models;
    const scenarios::ModelId observer = models.front().id;
    const scenarios::ModelId target = models.back().id;
    m_steps = {
        {tr("Ask a question"),
         tr("Can Red scout see Blue scout past the garden wall? Press L, click Red scout, then Blue scout."),
         "tableView",
         [this, observer, target] {
             m_window.state().setObserver(observer);
             m_window.state().setTarget(target);
         }},
        {tr("Read the answer"),
         tr("The answer stands here, with its reason. “Details” tell how it was found and how certain it is."),
         "verdictDock",
         {}},
        {tr("Move something"),
         tr("Drag a scout or the wall: the answer follows. %1 takes a move back.")
             .arg(shortcutOf(actions.named("undo"))),
         "tableView",
         {}},
        {tr("Show why"),
         tr("“Proof” shows every line between the two bases and what closes it. Click it, and show it to whoever "
            "doubts the answer."),
         "proofButton", [this] { m_window.showDock("proofDock"); }},
        {tr("Set up your own game"),
         tr("%1 makes a table for your game, the palette beside it holds bases and terrain. %2 finds every command by "
            "what it does, %3 opens the help.")
             .arg(shortcutOf(actions.named("newTable")), shortcutOf(actions.named("commands")),
                  shortcutOf(actions.named("help"))),
         "paletteDock",
         {}},
    };
    m_count = new QLabel;
    m_count->setForegroundRole(QPalette::ToolTipText);
    m_title = named("tourTitle", new QLabel);
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() + 2);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_text = named("tourText", new QLabel);
    m_text->setWordWrap(true);
    for (auto* label : {m_title, m_text}) {
        label->setForegroundRole(QPalette::ToolTipText);
    }
    auto* skip = named("tourSkip", new QPushButton{tr("Skip the tour")});
    m_back = named("tourBack", new QPushButton{tr("Back")});
    m_next = named("tourNext", new QPushButton);
    auto* buttons = rowOf({skip, {}, m_back, m_next});
    for (auto* button : {skip, m_back, m_next}) {
        // The table keeps the keys: step 1 asks for one.
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoDefault(false);
    }
    auto* layout = columnOf({m_count, m_title, m_text, buttons}, this);
    layout->setContentsMargins(14, 12, 14, 12);
    setFixedWidth(std::max(kBubbleWidth, layout->minimumSize().width()));
    m_frame = named("tourFrame", new QFrame{&window});
    m_frame->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_frame->setStyleSheet(QStringLiteral("#tourFrame { border: 3px solid palette(highlight); border-radius: 4px; }"));

    connect(skip, &QPushButton::clicked, this, &Tour::end);
    connect(m_back, &QPushButton::clicked, this, [this] { showStep(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, &Tour::next);
    connect(&window.state(), &TableState::sightPairChanged, this, [this] {
        if (m_step == 0 && m_window.state().observer() && m_window.state().target()) {
            showStep(1);
        }
    });
    // The panels are made anew in another language, and another table has other models.
    connect(&window, &MainWindow::languageChanged, this, &Tour::end);
    connect(&window.document(), &ScenarioDocument::documentReplaced, this, &Tour::end);
    window.installEventFilter(this);
    if (auto* proof = window.findChild<QWidget*>(QStringLiteral("proofDock"))) {
        proof->installEventFilter(this);
    }
    showStep(0);
}

void Tour::showStep(int step) {
    m_step = std::clamp(step, 0, kSteps - 1);
    const TourStep& shown = m_steps[static_cast<std::size_t>(m_step)];
    m_count->setText(tr("Step %1 of %2").arg(m_step + 1).arg(kSteps));
    m_title->setText(shown.title);
    m_text->setText(shown.text);
    m_back->setEnabled(m_step > 0);
    m_next->setText(m_step + 1 < kSteps ? tr("Next") : tr("Done"));
    setAccessibleName(tr("%1. %2").arg(shown.title, shown.text));
    show();
    place();
    QAccessibleEvent alert{this, QAccessible::Alert};
    QAccessible::updateAccessibility(&alert);
}

void Tour::next() {
    const int before = m_step;
    if (const auto& goOn = m_steps[static_cast<std::size_t>(m_step)].goOn) {
        goOn();
    }
    if (before + 1 == kSteps) {
        end();
    } else if (m_step == before) {
        showStep(m_step + 1);
    }
}

void Tour::end() {
    hide();
    delete m_frame;
    m_window.view()->setFocus();
    deleteLater();
}

QRect Tour::anchorRect() const {
    const auto* anchor = m_window.findChild<QWidget*>(QLatin1String{m_steps[static_cast<std::size_t>(m_step)].anchor});
    if (!anchor || !anchor->isVisible()) {
        anchor = m_window.view();
    }
    return {anchor->mapTo(&m_window, QPoint{}), anchor->size()};
}

void Tour::place() {
    const QRect about = anchorRect();
    if (m_frame) {
        m_frame->setGeometry(about);
        m_frame->show();
        m_frame->raise();
    }
    layout()->activate();
    // Two pixels for what the lines of a wrapped text take beyond what the label says.
    resize(width(), std::max(layout()->heightForWidth(width()), layout()->minimumSize().height()) + 2);
    const QRect inside = m_window.rect().adjusted(kBubbleGap, kBubbleGap, -kBubbleGap, -kBubbleGap);
    // In a corner of the table, else beside what it is about: to its left, to its right, below.
    QPoint at{about.left() + kBubbleGap, about.top() + kBubbleGap};
    if (about.width() < inside.width() / 2) {
        at = about.left() - width() - kBubbleGap >= inside.left()
                 ? QPoint{about.left() - width() - kBubbleGap, about.top()}
                 : QPoint{about.right() + kBubbleGap, about.top()};
    }
    at.setX(std::clamp(at.x(), inside.left(), std::max(inside.left(), inside.right() - width())));
    at.setY(std::clamp(at.y(), inside.top(), std::max(inside.top(), inside.bottom() - height())));
    move(at);
    raise();
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    if (isVisible() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)) {
        QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection);
    }
    if (event->type() == QEvent::Show && watched != &m_window && m_step == 3) {
        QMetaObject::invokeMethod(
            this, [this] { m_step == 3 ? showStep(4) : void(); }, Qt::QueuedConnection);
    }
    return QFrame::eventFilter(watched, event);
}

void Tour::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        end();
        return;
    }
    QFrame::keyPressEvent(event);
}

} // namespace sightline::app
