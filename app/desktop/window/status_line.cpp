#include "app/desktop/window/status_line.h"

#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/status_hint.h"
#include "app/desktop/window/window_core.h"
#include "app/desktop/window/window_layout.h"
#include "app/shared/painting/sight_label.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/wall_ruling_text.h"

#include <QApplication>
#include <QMainWindow>
#include <QStatusBar>
#include <QStatusTipEvent>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

/// Gaps and grip of the status bar.
constexpr int kStatusMargins = 48;

} // namespace

StatusLine::StatusLine(WindowCore& core, WindowLayout& layout) : m_core{core}, m_layout{layout} {
    m_hint = named("statusHint", new StatusHint);
    m_verdict = named("statusVerdict", new QLabel);
    m_verdict->setToolTip(tr("The verdict for the current pair"));
    QFont bold = m_verdict->font();
    bold.setBold(true);
    m_verdict->setFont(bold);
    m_position = named("statusCursor", new QLabel);
    m_position->setToolTip(tr("Position of the pointer on the table"));
    m_time = named("statusTime", new QLabel);
    m_time->setToolTip(tr("Duration of the last answer"));
    const QFontMetrics metrics = core.window.fontMetrics();
    m_position->setMinimumWidth(metrics.horizontalAdvance(QStringLiteral("0000.00, 0000.00 in")) + 8);
    m_time->setMinimumWidth(metrics.horizontalAdvance(tr("answered in %1").arg(QStringLiteral("000.0 ms"))) + 8);
    core.window.statusBar()->addWidget(m_hint, 1);
    for (QLabel* label : {m_verdict, m_position, m_time}) {
        core.window.statusBar()->addPermanentWidget(label);
    }
    core.window.installEventFilter(this);
    connect(m_hint, &StatusHint::roomChanged, this, &StatusLine::refreshRoom);
    // A sentence that had to wait for another message; one that the user has closed stays closed.
    connect(&layout.bar(), &MessageBar::dismissed, this, [this] {
        m_hint->setShownElsewhere(false);
        if (m_barHint != m_hint->text()) {
            refreshRoom();
        }
    });
    connect(core.view.get(), &TableView::cursorMoved, this, [this](const std::optional<QPointF>& position) {
        m_pointerAt = position;
        refreshPosition();
    });
    connect(core.view.get(), &TableView::statusText, this, &StatusLine::showHint);
    followSelection();
    followTools();
}

StatusLine::~StatusLine() { delete m_core.window.statusBar(); }

void StatusLine::showHint(const QString& text) { m_hint->setText(text); }
void StatusLine::showToolHint() { m_hint->setText(m_core.tools.currentTool().hint()); }

void StatusLine::showVerdict(const scenarios::Verdict* verdict) {
    if (!verdict) {
        m_verdict->clear();
        return;
    }
    m_verdict->setText(verdictStatus(*verdict, m_core.document.scenario()));
    QPalette colored = m_core.window.palette();
    colored.setColor(QPalette::WindowText, m_core.theme.style(lookOf(m_core.document.scenario(), *verdict)).color);
    m_verdict->setPalette(colored);
}

void StatusLine::showTime(const SightResult& result) {
    const QString time = durationText(static_cast<double>(result.timeTaken.count()) / 1000.0);
    if (const scenarios::Verdict* verdict = result.focused(); verdict && !verdict->attempts.empty()) { // row S3.22
        const auto clear =
            std::ranges::count_if(verdict->attempts, [](const scenarios::TriedLine& line) { return !line.blocked; });
        m_time->setText(
            tr("lines tried: %1, clear: %2, answered in %3").arg(verdict->attempts.size()).arg(clear).arg(time));
    } else {
        m_time->setText(result.verdicts->empty() ? QString{} : tr("answered in %1").arg(time));
    }
}

void StatusLine::refreshPosition() {
    m_position->setText(m_pointerAt ? cursorText(geometry::pointFromInches(m_pointerAt->x(), m_pointerAt->y()))
                                    : QString{});
}

void StatusLine::clear() {
    for (QLabel* label : {static_cast<QLabel*>(m_hint), m_verdict, m_position, m_time}) {
        label->clear();
    }
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::StatusTip) {
        return QObject::eventFilter(watched, event);
    }
    m_hint->setTip(static_cast<QStatusTipEvent*>(event)->tip());
    return true;
}

void StatusLine::refreshRoom() {
    if (m_layout.showsWelcome()) {
        return;
    }
    MessageBar& bar = m_layout.bar();
    const int needed = m_hint->neededWidth();
    const auto widthOf = [](const QWidget* widget) {
        return widget->minimumSizeHint().expandedTo(widget->minimumSize()).width();
    };
    // What is told elsewhere, too, makes room first: the time in the history of answers, the place by the rulers.
    int room = m_core.window.statusBar()->width() - m_verdict->sizeHint().width() - kStatusMargins;
    m_position->setVisible(needed + widthOf(m_position) <= room);
    room -= m_position->isHidden() ? 0 : widthOf(m_position);
    m_time->setVisible(needed + widthOf(m_time) <= room);
    if (m_hint->showsTip()) {
        return; // it comes and goes with the pointer: neither the height of the bar nor another bar follows it
    }
    const bool fits = m_hint->fitInto(room);
    const bool isOurs = !bar.isHidden() && !m_barHint.isEmpty() && bar.sentence() == m_barHint;
    const bool isNew = bar.isHidden() && m_hint->text() != m_barHint; // else the user has closed it
    if (!fits && !QApplication::activeModalWidget() && (isNew || isOurs)) {
        m_barHint = m_hint->text();
        bar.showMessage(m_barHint, {}, m_core.theme.textQuiet, QStringLiteral("info"));
    } else if (fits) {
        if (isOurs) {
            bar.dismiss();
        }
        m_barHint.clear();
    }
    m_hint->setShownElsewhere(!bar.isHidden() && bar.sentence() == m_hint->text());
}

void StatusLine::followSelection() {
    const auto selected = [this]() -> const scenarios::AnyId* {
        return m_core.state.selection().size() == 1 ? &*m_core.state.selection().begin() : nullptr;
    };
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, this,
            [this, selected](const scenarios::Scenario& before) {
                if (const auto* id = selected(); id && m_hint->text() == elementTextWithRulings(before, *id)) {
                    m_elementHint = elementTextWithRulings(m_core.document.scenario(), *id);
                    m_hint->setText(m_elementHint);
                }
            });
    connect(&m_core.state, &TableState::selectionChanged, this, [this, selected] {
        if (const auto* id = selected()) {
            m_elementHint = elementTextWithRulings(m_core.document.scenario(), *id);
            m_hint->setText(m_elementHint);
        } else if (!m_elementHint.isEmpty() && m_hint->text() == std::exchange(m_elementHint, QString{})) {
            showToolHint(); // it is no longer selected, or not alone
        }
    });
}

void StatusLine::followTools() {
    ToolSet& tools = m_core.tools;
    // What the tool says of the pair follows the pair, however it was chosen; other sentences stay.
    m_toolHint = tools.currentTool().hint();
    connect(&m_core.state, &TableState::sightPairChanged, this, [this] {
        const QString hint = m_core.tools.currentTool().hint();
        if (m_hint->text() == std::exchange(m_toolHint, hint) && m_hint->text() != hint) {
            m_hint->setText(hint);
        }
    });
    connect(&tools, &ToolSet::currentChanged, this, [this] {
        showToolHint();
        m_toolHint = m_hint->text();
    });
    connect(&tools, &ToolSet::statusText, this, &StatusLine::showHint);
}

} // namespace sightline::app
