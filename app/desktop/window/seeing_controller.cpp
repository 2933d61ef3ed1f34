#include "app/desktop/window/seeing_controller.h"

#include "app/desktop/actions/action_groups.h"
#include "app/desktop/base/held_keys.h"
#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/distances_dialog.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/legend.h"
#include "app/desktop/panels/pair_list.h"
#include "app/desktop/seeing/model_ranges.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/tool_set.h"
#include "app/desktop/widgets/loupe.h"
#include "app/desktop/widgets/touch_bar.h"
#include "app/shared/export/ruling_sheet.h"
#include "app/shared/text/seeing_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/catalogs/games.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace sightline::app {

SeeingController::SeeingController(ScenarioDocument& document,
                                   TableState& state,
                                   TableScene& scene,
                                   TableView& view,
                                   ActionSet& actions,
                                   Settings& settings,
                                   QWidget* window)
    : m_document{document},
      m_state{state},
      m_scene{scene},
      m_view{view},
      m_actions{actions},
      m_settings{settings},
      m_window{window},
      m_allLines{document, state, scene},
      m_probe{document, state, scene},
      m_pinned{document, state, scene},
      m_region{document, state, scene} {
    m_held = new HeldKeys{view};
    m_samplePointPanel = named("spotPanel", new PairList{tr("Who sees the point"), tr("Model")});
    m_pinnedPanel = named("keptPanel", new PairList{tr("Lines kept on the table"), tr("Line")});
    m_pinnedPanel->setDropText(tr("Remove this line"));
    connectAllLines();
    connectProbe();
    connectPinned();
    connectLoupe();
    connectChoices();
    connectRanges();
    connectRegion();
    view.installEventFilter(this);
    refreshSamplePoint();
    refreshPinned();
}

SeeingController::~SeeingController() {
    // They stand on the canvas, which may outlive this.
    m_allLines.setOn(false);
    m_probe.setOn(false);
    m_region.setOn(false);
    m_scene.setPinnedLines({});
    m_scene.setRanges({});
    m_scene.setLoupeArea({});
    delete m_held;
    delete m_legend;
    delete m_loupe;
    delete m_touchBar;
}

void SeeingController::setTolerances(const Tolerances& tolerances) {
    m_allLines.setTolerances(tolerances);
    m_probe.setTolerances(tolerances);
    m_pinned.setTolerances(tolerances);
}

void SeeingController::setTheme(const Theme& window, const Theme& canvas) {
    m_samplePointPanel->setTheme(window);
    m_pinnedPanel->setTheme(window);
    m_legend->setTheme(canvas);
    refreshSamplePoint();
    refreshPinned();
}

void SeeingController::connectAllLines() {
    auto& actions = *m_actions.seeing;
    connect(actions.allLines, &QAction::toggled, &m_allLines, &AllLines::setOn);
    m_held->add(
        actions.allLinesHold, [this](bool held) { m_allLines.setOn(held || m_actions.seeing->allLines->isChecked()); },
        actions.allLines);
    connect(&m_allLines, &AllLines::changed, this, [this] {
        const PairResult& result = m_allLines.result();
        const PairCount count = countOf(*result.verdicts);
        emit statusText(result.problem.isEmpty()
                            ? allLinesSentence(count.pairs, count.seen, count.tooClose, count.ofSculpt)
                            : result.problem);
    });
    connect(&m_allLines, &AllLines::progressed, this,
            [this](int done, int all) { emit statusText(tr("Judging all pairs: %1 of %2…").arg(done).arg(all)); });
    connect(&m_allLines, &AllLines::toggled, this, [this](bool on) {
        if (!on) {
            emit statusText({});
        }
    });
}

void SeeingController::connectProbe() {
    auto& actions = *m_actions.seeing;
    const auto setOn = [this](bool on) {
        if (on) {
            startProbe();
        }
        m_probe.setOn(on);
    };
    connect(actions.probe, &QAction::toggled, this, [this, setOn](bool on) {
        setOn(on);
        emit samplePointPanelRequested(on);
    });
    m_held->add(
        actions.probeHold, [this, setOn](bool held) { setOn(held || m_actions.seeing->probe->isChecked()); },
        actions.probe);
    connect(&m_view, &TableView::cursorMoved, this, [this](const std::optional<QPointF>& place) {
        // Outside of the canvas the last spot stays.
        if (place && m_probe.isOn()) {
            m_probe.setPosition(*place);
        }
    });
    connect(&m_probe, &SamplePointProbe::changed, this, [this] {
        refreshSamplePoint();
        emit statusText(m_samplePointPanel->summary());
    });
    connect(&m_probe, &SamplePointProbe::toggled, this, &SeeingController::refreshSamplePoint);
    connect(m_samplePointPanel, &PairList::asked, this, [this](const SightPair& pair) {
        // The spot is no model that could be looked at; who sees it can look.
        m_state.setObserver(pair.observer);
        m_state.setSelection({pair.observer});
    });
}

void SeeingController::startProbe() {
    if (!m_probe.place()) {
        const QPointF middle = m_view.toTable(QRectF{m_view.viewport()->rect()}.center());
        m_probe.setPosition(m_scene.cursorPosition().value_or(middle));
    }
}

void SeeingController::refreshSamplePoint() {
    const PairResult& result = m_probe.result();
    if (!m_probe.isOn() || !result.scenario) {
        m_samplePointPanel->showEmpty(
            tr("Hold Q over the table, or press Shift+Q, to see which models see the point under the pointer."));
        return;
    }
    if (!result.problem.isEmpty()) {
        m_samplePointPanel->showEmpty(result.problem);
        return;
    }
    std::vector<PairList::Row> rows;
    for (const scenarios::Verdict& verdict : *result.verdicts) {
        rows.push_back({{verdict.observer, verdict.target},
                        nameOf(*result.scenario, verdict.observer),
                        &verdict,
                        m_probe.whyDark(verdict.observer)});
    }
    std::ranges::stable_sort(rows, {}, [](const PairList::Row& row) {
        return std::pair{row.verdict->ruling.visible ? 0 : 1, row.verdict->distance};
    });
    m_samplePointPanel->showRows(samplePointSentence(*result.verdicts, result.scenario->models.back().position), rows,
                                 *result.scenario);
}

void SeeingController::connectPinned() {
    auto& actions = *m_actions.seeing;
    connect(actions.keepLine, &QAction::triggered, this, [this](bool on) {
        const auto pair = pairInFront();
        if (!pair) {
            emit statusText(tr("Choose an observer and a target first: press L, then click both models."));
            return;
        }
        if (on) {
            m_pinned.pin(*pair);
            emit pinnedPanelRequested();
        } else {
            m_pinned.drop(*pair);
        }
        emit statusText(on ? tr("The line stays on the table while you check other pairs.")
                           : tr("The line is no longer kept."));
    });
    connect(actions.dropLines, &QAction::triggered, &m_pinned, &PinnedLines::clear);
    connect(&m_pinned, &PinnedLines::changed, this, [this] {
        refreshPinned();
        refreshActions(m_hasTable);
    });
    connect(&m_state, &TableState::sightPairChanged, this, [this] { refreshActions(m_hasTable); });
    connect(m_pinnedPanel, &PairList::dropRequested, &m_pinned, &PinnedLines::drop);
    connect(m_pinnedPanel, &PairList::asked, this, [this](const SightPair& pair) {
        const auto& scenario = m_document.scenario();
        if (scenario.model(pair.observer) && scenario.model(pair.target)) {
            m_state.setObserver(pair.observer);
            m_state.setTarget(pair.target);
        }
    });
}

void SeeingController::refreshPinned() {
    if (m_pinned.pairs().empty()) {
        m_pinnedPanel->showEmpty(tr("Press K to keep the current line on the table while you check other pairs."));
        return;
    }
    const PairResult& result = m_pinned.result();
    const auto& scenario = m_document.scenario();
    std::vector<PairList::Row> rows;
    for (const SightPair& pair : m_pinned.pairs()) {
        PairList::Row row{pair, pairText(scenario, pair.observer, pair.target), nullptr};
        const auto found = std::ranges::find_if(*result.verdicts, [&](const auto& verdict) {
            return verdict.observer == pair.observer && verdict.target == pair.target;
        });
        if (found != result.verdicts->end()) {
            row.verdict = &*found;
        }
        rows.push_back(row);
    }
    const QString count =
        rows.size() == 1 ? tr("1 line is kept.") : tr("%n lines are kept.", nullptr, static_cast<int>(rows.size()));
    m_pinnedPanel->showRows(result.problem.isEmpty() ? count : result.problem, rows, scenario);
}

void SeeingController::connectLoupe() {
    m_loupe = new Loupe{m_view};
    auto& actions = *m_actions.seeing;
    m_held->add(
        actions.loupeHold,
        [this](bool held) {
            m_loupeHeld = held;
            if (held && !m_scene.shownSight().focused()) {
                emit statusText(tr("Choose an observer and a target first: press L, then click both models."));
            }
            showLoupe();
        },
        actions.loupe);
    connect(actions.loupe, &QAction::toggled, this, &SeeingController::showLoupe);
    m_loupeDue.setSingleShot(true);
    connect(&m_loupeDue, &QTimer::timeout, this, &SeeingController::showLoupe);
    connect(&m_view, &TableView::cursorMoved, this, &SeeingController::refreshLoupe);
    connect(&m_scene, &TableScene::sightShown, this, &SeeingController::refreshLoupe);
    connect(&m_scene, &TableScene::viewAreaChanged, this, &SeeingController::refreshLoupe);
    connect(&m_scene, &TableScene::themeChanged, this, &SeeingController::refreshLoupe);
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &SeeingController::refreshLoupe);
}

void SeeingController::refreshLoupe() {
    if (!m_loupeDue.isActive() && (m_loupeHeld || m_actions.seeing->loupe->isChecked() || !m_loupe->isHidden())) {
        m_loupeDue.start(0);
    }
}

void SeeingController::showLoupe() {
    m_loupeDue.stop();
    const auto* verdict = m_scene.shownSight().focused();
    const auto& scenario = m_document.scenario();
    if (verdict && !(scenario.model(verdict->observer) && scenario.model(verdict->target))) {
        verdict = nullptr;
    }
    if (m_loupeHeld && verdict) {
        const QRectF area = closeUpArea(scenario, *verdict, 1.0);
        m_loupe->look(scenario, verdict, area.center(), area.width(), m_scene.options());
    } else if (m_actions.seeing->loupe->isChecked() && m_hasTable) {
        constexpr double kTimes = 4.0;
        const QPointF middle = m_scene.cursorPosition().value_or(
            m_loupe->area().isNull() ? m_scene.visibleArea().center() : m_loupe->area().center());
        m_loupe->look(scenario, verdict, middle, m_scene.paintScale().inches(Loupe::kSize / kTimes), m_scene.options());
    } else if (!m_loupe->isHidden()) {
        m_loupe->close();
    }
    m_scene.setLoupeArea(m_loupe->area());
}

void SeeingController::connectRegion() {
    connect(m_actions.seeing->region, &QAction::toggled, &m_region, &RegionView::setOn);
    connect(&m_region, &RegionView::changed, this, [this] {
        const QString sentence = m_region.isStale()
                                     ? tr("For the table before the last change: %1").arg(m_region.sentence())
                                     : m_region.sentence();
        m_legend->setRegion(m_region.region() || m_region.firstAnswer() ? sentence : QString{});
        emit statusText(sentence);
    });
    connect(&m_region, &RegionView::progressed, this, [this](int done, int all) {
        emit statusText(all == 0 ? tr("Computing the visible region…")
                                 : tr("Computing the visible region: %1 of %2 rows…").arg(done).arg(all));
    });
}

void SeeingController::connectRanges() {
    auto& actions = *m_actions.seeing;
    for (QAction* action : {actions.ranges, actions.coherency, actions.engagement}) {
        connect(action, &QAction::toggled, this, &SeeingController::refreshRanges);
    }
    connect(actions.ranges, &QAction::triggered, this, [this](bool on) {
        if (on && m_scene.ranges().isEmpty()) {
            emit statusText(tr("Select models to see their ranges."));
        }
    });
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &SeeingController::refreshRanges);
    connect(&m_state, &TableState::selectionChanged, this, &SeeingController::refreshRanges);
    const auto take = [this] {
        m_probe.setHeight(m_settings.distances().samplePointHeight);
        m_region.setHeight(m_settings.distances().samplePointHeight);
        refreshRanges();
    };
    connect(&m_settings, &Settings::distancesChanged, this, take);
    take();
    connect(actions.distances, &QAction::triggered, this, [this] {
        auto* dialog = new DistancesDialog{m_settings.distances(), usualRanges(), m_window};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            if (const auto distances = dialog->distances()) {
                m_settings.setDistances(*distances);
            }
        });
        dialog->open();
    });
}

std::vector<geometry::Length> SeeingController::usualRanges() const {
    // The id alone: reading a pack of the table's own at each step of a drag would be slow.
    const auto& rules = m_document.scenario().rules;
    const auto* pack = std::get_if<QJsonObject>(&rules);
    const auto* game = scenarios::gameOfRules(pack ? (*pack)[u"id"].toString() : std::get<QString>(rules));
    return game && !game->ranges.empty() ? game->ranges : ShownDistances{}.ranges;
}

void SeeingController::refreshRanges() {
    auto& actions = *m_actions.seeing;
    RangeWish wish{actions.ranges->isChecked(),
                   actions.coherency->isChecked(),
                   actions.engagement->isChecked(),
                   m_settings.distances(),
                   {}};
    if (!wish.ranges && !wish.coherency && !wish.engagement) {
        if (!m_scene.ranges().isEmpty()) {
            m_scene.setRanges({});
        }
        return;
    }
    for (const auto& id : idsOf<scenarios::ModelId>(m_state.selection())) {
        wish.selected.insert(id);
    }
    if (wish.ranges && !wish.distances.hasOwnRanges) {
        wish.distances.ranges = usualRanges();
    }
    m_scene.setRanges(rangePictureOf(m_document.scenario(), wish));
}

void SeeingController::connectChoices() {
    auto& actions = *m_actions.seeing;
    m_legend = new Legend{m_view.viewport()};
    connect(actions.legend, &QAction::toggled, m_legend, &QWidget::setVisible);
    m_touchBar =
        new TouchBar{m_view.viewport(), {m_actions.snapping, m_actions.undo, m_actions.redo, m_actions.fitTable}};
    const auto show = [this, &actions] {
        const auto check = [](const QActionGroup* group, auto choice) {
            for (QAction* action : group->actions()) {
                action->setChecked(action->data().toInt() == static_cast<int>(choice));
            }
        };
        check(actions.canvasThemes, m_settings.canvas());
        check(actions.wheelUses, m_settings.pointer().wheel);
        check(actions.twoFingers, m_settings.pointer().twoFingers);
        actions.largeTargets->setChecked(m_settings.pointer().largeTargets);
        m_touchBar->setVisible(m_touched || m_settings.pointer().largeTargets);
    };
    connect(&m_settings, &Settings::pointerChanged, this, show);
    connect(&m_settings, &Settings::appearanceChanged, this, show);
    show();
    connect(actions.canvasThemes, &QActionGroup::triggered, this,
            [this](const QAction* action) { m_settings.setCanvas(static_cast<CanvasChoice>(action->data().toInt())); });
    const auto choose = [this](auto change) {
        PointerChoice choice = m_settings.pointer();
        change(choice);
        m_settings.setPointer(choice);
    };
    connect(actions.wheelUses, &QActionGroup::triggered, this, [choose](const QAction* action) {
        choose([&](PointerChoice& choice) { choice.wheel = static_cast<WheelUse>(action->data().toInt()); });
    });
    connect(actions.twoFingers, &QActionGroup::triggered, this, [choose](const QAction* action) {
        choose([&](PointerChoice& choice) { choice.twoFingers = static_cast<TwoFingers>(action->data().toInt()); });
    });
    connect(actions.largeTargets, &QAction::triggered, this,
            [choose](bool on) { choose([&](PointerChoice& choice) { choice.largeTargets = on; }); });
    connect(&m_view, &TableView::touched, this, [this] {
        if (!std::exchange(m_touched, true)) {
            m_touchBar->show();
            emit touchDetected();
        }
    });
}

std::optional<SightPair> SeeingController::pairInFront() const {
    const auto& observer = m_state.observer();
    const auto& target = m_state.currentTarget();
    return observer && target ? std::optional{SightPair{*observer, *target}} : std::nullopt;
}

void SeeingController::refreshActions(bool hasTable) {
    m_hasTable = hasTable;
    auto& actions = *m_actions.seeing;
    const auto pair = pairInFront();
    actions.keepLine->setChecked(pair && m_pinned.isPinned(*pair));
    m_actions.setFact(Fact::PinnedLines, hasTable && !m_pinned.pairs().empty());
    if (!hasTable) {
        actions.allLines->setChecked(false);
        actions.probe->setChecked(false);
        actions.region->setChecked(false);
        actions.loupe->setChecked(false);
    }
}

bool SeeingController::eventFilter(QObject* watched, QEvent* event) {
    // With nothing selected the arrows walk with the spot, for those who have no pointer.
    const bool probes = m_probe.isOn() && m_probe.place();
    const bool follows = m_region.followsPointer() && m_region.place();
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        m_actions.seeing->probe->isChecked() && !m_view.tools()->currentTool().isBusy()) {
        m_actions.seeing->probe->setChecked(false); // its marks go first
        return true;
    }
    if (event->type() == QEvent::KeyPress && (probes || follows) && m_state.selection().empty()) {
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
        if (probes) {
            m_probe.setPosition(*m_probe.place() + by);
        }
        if (follows) {
            m_region.setPosition(*m_region.place() + by);
        }
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sightline::app
