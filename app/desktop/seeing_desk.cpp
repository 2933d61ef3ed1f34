#include "app/desktop/seeing_desk.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/seeing_actions.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/held_keys.h"
#include "app/desktop/panels/pair_list.h"
#include "app/desktop/scene/table_view.h"
#include "app/desktop/text/seeing_text.h"
#include "app/desktop/text/verdict_text.h"

#include <QAction>
#include <QKeyEvent>

#include <algorithm>

namespace sightline::app {

SeeingDesk::SeeingDesk(ScenarioDocument& document, TableState& state, TableScene& scene, TableView& view, ActionSet& actions, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene}, m_view{view}, m_actions{actions},
      m_allLines{document, state, scene}, m_probe{document, state, scene}, m_kept{document, state, scene} {
    m_held = new HeldKeys{view};
    m_spotPanel = new PairList{tr("Who sees the spot"), tr("Model")};
    m_spotPanel->setObjectName(QStringLiteral("spotPanel"));
    m_keptPanel = new PairList{tr("Lines that are kept on the table"), tr("Line")};
    m_keptPanel->setObjectName(QStringLiteral("keptPanel"));
    m_keptPanel->setDropText(tr("Drop this line"));
    connectAllLines();
    connectProbe();
    connectKept();
    view.installEventFilter(this);
    refreshSpot();
    refreshKept();
}

void SeeingDesk::setTolerances(const Tolerances& tolerances) {
    m_allLines.setTolerances(tolerances);
    m_probe.setTolerances(tolerances);
    m_kept.setTolerances(tolerances);
}

void SeeingDesk::setTheme(const Theme& theme) {
    m_spotPanel->setTheme(theme);
    m_keptPanel->setTheme(theme);
    refreshSpot();
    refreshKept();
}

void SeeingDesk::connectAllLines() {
    auto& actions = *m_actions.seeing;
    connect(actions.allLines, &QAction::toggled, &m_allLines, &AllLines::setOn);
    m_held->add(actions.allLinesHold, [this](bool held) { m_allLines.setOn(held || m_actions.seeing->allLines->isChecked()); }, actions.allLines);
    connect(&m_allLines, &AllLines::changed, this, [this] {
        const PairResult& result = m_allLines.result();
        const PairCount count = countOf(*result.verdicts);
        emit statusText(result.problem.isEmpty() ? allLinesSentence(count.pairs, count.seen, count.tooClose) : result.problem);
    });
    connect(&m_allLines, &AllLines::progressed, this, [this](int done, int all) {
        emit statusText(tr("Judging all pairs: %1 of %2…").arg(done).arg(all));
    });
    connect(&m_allLines, &AllLines::toggled, this, [this](bool on) {
        if (!on) {
            emit statusText({});
        }
    });
}

void SeeingDesk::connectProbe() {
    auto& actions = *m_actions.seeing;
    const auto setOn = [this](bool on) {
        if (on) {
            startProbe();
        }
        m_probe.setOn(on);
    };
    connect(actions.probe, &QAction::toggled, this, [this, setOn](bool on) {
        setOn(on);
        emit spotPanelAsked(on);
    });
    m_held->add(actions.probeHold, [this, setOn](bool held) { setOn(held || m_actions.seeing->probe->isChecked()); }, actions.probe);
    connect(&m_view, &TableView::cursorMoved, this, [this](const std::optional<QPointF>& place) {
        // Outside of the canvas the last spot stays.
        if (place && m_probe.isOn()) {
            m_probe.setPlace(*place);
        }
    });
    connect(&m_probe, &SpotProbe::changed, this, [this] {
        refreshSpot();
        emit statusText(m_spotPanel->summary());
    });
    connect(&m_probe, &SpotProbe::toggled, this, &SeeingDesk::refreshSpot);
    connect(m_spotPanel, &PairList::asked, this, [this](const SightPair& pair) {
        // The spot is no model that could be looked at; who sees it can look.
        m_state.setObserver(pair.observer);
        m_state.setSelection({pair.observer});
    });
}

void SeeingDesk::startProbe() {
    if (!m_probe.place()) {
        const QPointF middle = m_view.toTable(QRectF{m_view.viewport()->rect()}.center());
        m_probe.setPlace(m_scene.cursorPlace().value_or(middle));
    }
}

void SeeingDesk::refreshSpot() {
    const PairResult& result = m_probe.result();
    if (!m_probe.isOn() || !result.scenario) {
        m_spotPanel->showEmpty(tr("Hold Q over the table, or press Shift+Q, to see which models see the spot under the pointer."));
        return;
    }
    if (!result.problem.isEmpty()) {
        m_spotPanel->showEmpty(result.problem);
        return;
    }
    std::vector<PairList::Row> rows;
    for (const scenarios::Verdict& verdict : *result.verdicts) {
        rows.push_back({{verdict.observer, verdict.target}, nameOf(*result.scenario, verdict.observer), &verdict});
    }
    std::ranges::stable_sort(rows, {}, [](const PairList::Row& row) { return std::pair{row.verdict->ruling.visible ? 0 : 1, row.verdict->distance}; });
    m_spotPanel->showRows(spotSentence(*result.verdicts, result.scenario->models.back().position), rows, *result.scenario);
}

void SeeingDesk::connectKept() {
    auto& actions = *m_actions.seeing;
    connect(actions.keepLine, &QAction::triggered, this, [this](bool on) {
        const auto pair = pairInFront();
        if (!pair) {
            emit statusText(tr("Choose who looks at whom first: press L, then click the two models."));
            return;
        }
        if (on) {
            m_kept.keep(*pair);
            emit keptPanelAsked();
        } else {
            m_kept.drop(*pair);
        }
        emit statusText(on ? tr("The line is kept on the table while you ask about others.") : tr("The line is no longer kept."));
    });
    connect(actions.dropLines, &QAction::triggered, &m_kept, &KeptLines::clear);
    connect(&m_kept, &KeptLines::changed, this, [this] {
        refreshKept();
        refreshActions(m_hasTable);
    });
    connect(&m_state, &TableState::sightPairChanged, this, [this] { refreshActions(m_hasTable); });
    connect(m_keptPanel, &PairList::dropAsked, &m_kept, &KeptLines::drop);
    connect(m_keptPanel, &PairList::asked, this, [this](const SightPair& pair) {
        const auto& scenario = m_document.scenario();
        if (scenario.model(pair.observer) && scenario.model(pair.target)) {
            m_state.setObserver(pair.observer);
            m_state.setTarget(pair.target);
        }
    });
}

void SeeingDesk::refreshKept() {
    if (m_kept.pairs().empty()) {
        m_keptPanel->showEmpty(tr("Press K to keep the line in front on the table while you ask about others."));
        return;
    }
    const PairResult& result = m_kept.result();
    const auto& scenario = m_document.scenario();
    std::vector<PairList::Row> rows;
    for (const SightPair& pair : m_kept.pairs()) {
        PairList::Row row{pair, pairText(scenario, pair.observer, pair.target), nullptr};
        const auto found = std::ranges::find_if(*result.verdicts, [&](const auto& verdict) { return verdict.observer == pair.observer && verdict.target == pair.target; });
        if (found != result.verdicts->end()) {
            row.verdict = &*found;
        }
        rows.push_back(row);
    }
    const QString count = rows.size() == 1 ? tr("1 line is kept.") : tr("%n lines are kept.", nullptr, static_cast<int>(rows.size()));
    m_keptPanel->showRows(result.problem.isEmpty() ? count : result.problem, rows, scenario);
}

std::optional<SightPair> SeeingDesk::pairInFront() const {
    const auto& observer = m_state.observer();
    const auto& target = m_state.currentTarget();
    return observer && target ? std::optional{SightPair{*observer, *target}} : std::nullopt;
}

void SeeingDesk::refreshActions(bool hasTable) {
    m_hasTable = hasTable;
    auto& actions = *m_actions.seeing;
    for (QAction* action : actions.ofTable()) {
        action->setEnabled(hasTable);
    }
    const auto pair = pairInFront();
    actions.keepLine->setEnabled(hasTable && pair);
    actions.keepLine->setChecked(pair && m_kept.isKept(*pair));
    actions.dropLines->setEnabled(hasTable && !m_kept.pairs().empty());
    if (!hasTable) {
        actions.allLines->setChecked(false);
        actions.probe->setChecked(false);
    }
}

bool SeeingDesk::eventFilter(QObject* watched, QEvent* event) {
    // With nothing selected the arrows walk with the spot, for those who have no pointer.
    if (event->type() == QEvent::KeyPress && m_probe.isOn() && m_probe.place() && m_state.selection().empty()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const double step = key->modifiers() & Qt::ShiftModifier ? 0.1 : 1.0;
        QPointF by;
        switch (key->key()) {
        case Qt::Key_Left: by = {-step, 0}; break;
        case Qt::Key_Right: by = {step, 0}; break;
        case Qt::Key_Up: by = {0, -step}; break;
        case Qt::Key_Down: by = {0, step}; break;
        default: return QObject::eventFilter(watched, event);
        }
        m_probe.setPlace(*m_probe.place() + by);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sightline::app
