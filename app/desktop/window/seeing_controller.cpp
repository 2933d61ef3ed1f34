#include "app/desktop/window/seeing_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/docks.h"
#include "app/desktop/base/arrow_keys.h"
#include "app/desktop/base/held_keys.h"
#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/distances_dialog.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/panels/legend.h"
#include "app/desktop/panels/pair_list.h"
#include "app/desktop/seeing/model_ranges.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/sample_settings.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/loupe.h"
#include "app/desktop/widgets/touch_bar.h"
#include "app/desktop/widgets/touch_targets.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/export/ruling_sheet.h"
#include "app/shared/text/seeing_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/catalogs/games.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

/// The method of an action of the group "ways", with the sample points of the preferences where the action names
/// no number.
Looking lookingOf(const QAction& action, const Settings& settings) {
    using geometry::SampleSettings;
    Looking looking = sightModes()[static_cast<std::size_t>(action.data().toInt())];
    if (looking == Looking{geometry::SightMethod::Sampled, {}}) {
        looking.samples = sampleSettingsOf(settings);
    } else if (looking == Looking{geometry::SightMethod::Sampled, SampleSettings::inBands()}) {
        looking.samples = inBandsOf(sampleSettingsOf(settings));
    }
    return looking;
}

} // namespace

SeeingController::SeeingController(WindowCore& core, ActionSet& actions, Docks& docks)
    : m_core{core},
      m_actions{actions},
      m_docks{docks},
      m_allLines{core.document, core.state, core.scene},
      m_probe{core.document, core.state, core.scene},
      m_pinned{core.document, core.state, core.scene},
      m_region{core.document, core.state, core.scene} {
    m_held = new HeldKeys{*core.view};
    m_samplePointPanel = named("spotPanel", new PairList{tr("Who sees the point"), tr("Model")});
    m_pinnedPanel = named("keptPanel", new PairList{tr("Lines kept on the table"), tr("Line")});
    m_pinnedPanel->setDropText(tr("Remove this line"));
    docks.setPanel("spotDock", m_samplePointPanel);
    docks.setPanel("keptDock", m_pinnedPanel);
    connectAllLines();
    connectProbe();
    connectPinned();
    connectLoupe();
    connectChoices();
    connectMethods();
    connectRanges();
    connectRegion();
    core.view->installEventFilter(this);
    refreshSamplePoint();
    refreshPinned();
}

SeeingController::~SeeingController() {
    // They stand on the canvas, which may outlive this.
    m_allLines.setOn(false);
    m_probe.setOn(false);
    m_region.setOn(false);
    m_core.scene.show(PinnedLinesPicture{});
    m_core.scene.show(RangePicture{});
    m_core.scene.show(LoupePicture{});
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
    connect(m_actions.named("allLines"), &QAction::toggled, &m_allLines, &AllLines::setOn);
    m_held->add(
        m_actions.named("allLinesHold"),
        [this](bool held) { m_allLines.setOn(held || m_actions.named("allLines")->isChecked()); },
        m_actions.named("allLines"));
    connect(&m_core.document, &ScenarioDocument::documentReplaced, this, [this] {
        // Lines that were shown to understand a pair of the last table would cover another one.
        m_core.state.setShowsTriedLines(false);
        m_actions.named("allLines")->setChecked(false);
    });
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
    const auto setOn = [this](bool on) {
        if (on) {
            startProbe();
        }
        m_probe.setOn(on);
    };
    connect(m_actions.named("probe"), &QAction::toggled, this, [this, setOn](bool on) {
        setOn(on);
        m_docks.show("spotDock", on);
    });
    m_held->add(
        m_actions.named("probeHold"),
        [this, setOn](bool held) { setOn(held || m_actions.named("probe")->isChecked()); }, m_actions.named("probe"));
    connect(m_core.view.get(), &TableView::cursorMoved, this, [this](const std::optional<QPointF>& place) {
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
        m_core.state.setObserver(pair.observer);
        m_core.state.setSelection({pair.observer});
    });
}

void SeeingController::startProbe() {
    if (!m_probe.place()) {
        const QPointF middle = m_core.view->toTable(QRectF{m_core.view->viewport()->rect()}.center());
        m_probe.setPosition(m_core.scene.cursorPosition().value_or(middle));
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
    connect(m_actions.named("keepLine"), &QAction::triggered, this, [this](bool on) {
        const auto pair = pairInFront();
        if (!pair) {
            emit statusText(tr("Choose an observer and a target first: press L, then click both models."));
            return;
        }
        if (on) {
            m_pinned.pin(*pair);
            m_docks.show("keptDock");
        } else {
            m_pinned.drop(*pair);
        }
        emit statusText(on ? tr("The line stays on the table while you check other pairs.")
                           : tr("The line is no longer kept."));
    });
    connect(m_actions.named("dropLines"), &QAction::triggered, &m_pinned, &PinnedLines::clear);
    connect(&m_pinned, &PinnedLines::changed, this, [this] {
        refreshPinned();
        refreshActions();
    });
    connect(&m_core.state, &TableState::sightPairChanged, this, &SeeingController::refreshActions);
    connect(m_pinnedPanel, &PairList::dropRequested, &m_pinned, &PinnedLines::drop);
    connect(m_pinnedPanel, &PairList::asked, this, [this](const SightPair& pair) {
        const auto& scenario = m_core.document.scenario();
        if (scenario.model(pair.observer) && scenario.model(pair.target)) {
            m_core.state.setObserver(pair.observer);
            m_core.state.setTarget(pair.target);
        }
    });
}

void SeeingController::refreshPinned() {
    if (m_pinned.pairs().empty()) {
        m_pinnedPanel->showEmpty(tr("Press K to keep the current line on the table while you check other pairs."));
        return;
    }
    const PairResult& result = m_pinned.result();
    const auto& scenario = m_core.document.scenario();
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
    m_loupe = new Loupe{*m_core.view};
    m_held->add(
        m_actions.named("loupeHold"),
        [this](bool held) {
            m_loupeHeld = held;
            if (held && !m_core.scene.shownSight().focused()) {
                emit statusText(tr("Choose an observer and a target first: press L, then click both models."));
            }
            showLoupe();
        },
        m_actions.named("loupe"));
    connect(m_actions.named("loupe"), &QAction::toggled, this, &SeeingController::showLoupe);
    m_loupeDue.setSingleShot(true);
    connect(&m_loupeDue, &QTimer::timeout, this, &SeeingController::showLoupe);
    connect(m_core.view.get(), &TableView::cursorMoved, this, &SeeingController::refreshLoupe);
    connect(&m_core.scene, &TableScene::sightShown, this, &SeeingController::refreshLoupe);
    connect(&m_core.scene, &TableScene::viewAreaChanged, this, &SeeingController::refreshLoupe);
    connect(&m_core.scene, &TableScene::themeChanged, this, &SeeingController::refreshLoupe);
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, this, &SeeingController::refreshLoupe);
}

void SeeingController::refreshLoupe() {
    if (!m_loupeDue.isActive() && (m_loupeHeld || m_actions.named("loupe")->isChecked() || !m_loupe->isHidden())) {
        m_loupeDue.start(0);
    }
}

void SeeingController::showLoupe() {
    m_loupeDue.stop();
    const auto* verdict = m_core.scene.shownSight().focused();
    const auto& scenario = m_core.document.scenario();
    if (verdict && !(scenario.model(verdict->observer) && scenario.model(verdict->target))) {
        verdict = nullptr;
    }
    if (m_loupeHeld && verdict) {
        const QRectF area = closeUpArea(scenario, *verdict, 1.0);
        m_loupe->look(scenario, verdict, area.center(), area.width(), m_core.scene.options());
    } else if (m_actions.named("loupe")->isChecked() && m_actions.hasFact(Fact::Table)) {
        constexpr double kTimes = 4.0;
        const QPointF middle = m_core.scene.cursorPosition().value_or(
            m_loupe->area().isNull() ? m_core.scene.visibleArea().center() : m_loupe->area().center());
        m_loupe->look(scenario, verdict, middle, m_core.scene.paintScale().inches(Loupe::kSize / kTimes),
                      m_core.scene.options());
    } else if (!m_loupe->isHidden()) {
        m_loupe->close();
    }
    m_core.scene.show(LoupePicture{m_loupe->area()});
}

void SeeingController::connectRegion() {
    connect(m_actions.named("visibleRegion"), &QAction::toggled, &m_region, &RegionView::setOn);
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
    for (QAction* action :
         {m_actions.named("rangeRings"), m_actions.named("coherency"), m_actions.named("engagement")}) {
        connect(action, &QAction::toggled, this, &SeeingController::refreshRanges);
    }
    connect(m_actions.named("rangeRings"), &QAction::triggered, this, [this](bool on) {
        if (on && m_core.scene.shown<RangePicture>().isEmpty()) {
            emit statusText(tr("Select models to see their ranges."));
        }
    });
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, this, &SeeingController::refreshRanges);
    connect(&m_core.state, &TableState::selectionChanged, this, &SeeingController::refreshRanges);
    const auto take = [this] {
        m_probe.setHeight(m_core.settings.distances().samplePointHeight);
        m_region.setHeight(m_core.settings.distances().samplePointHeight);
        refreshRanges();
    };
    connect(&m_core.settings, &Settings::distancesChanged, this, take);
    take();
    connect(m_actions.named("distances"), &QAction::triggered, this, [this] {
        auto* dialog = new DistancesDialog{m_core.settings.distances(), usualRanges(), &m_core.window};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            if (const auto distances = dialog->distances()) {
                m_core.settings.setDistances(*distances);
            }
        });
        dialog->open();
    });
}

std::vector<geometry::Length> SeeingController::usualRanges() const {
    // The id alone: reading a pack of the table's own at each step of a drag would be slow.
    const auto& rules = m_core.document.scenario().rules;
    const auto* pack = std::get_if<QJsonObject>(&rules);
    const auto* game = scenarios::gameOfRules(pack ? (*pack)[u"id"].toString() : std::get<QString>(rules));
    return game && !game->ranges.empty() ? game->ranges : ShownDistances{}.ranges;
}

void SeeingController::refreshRanges() {
    RangeWish wish{m_actions.named("rangeRings")->isChecked(),
                   m_actions.named("coherency")->isChecked(),
                   m_actions.named("engagement")->isChecked(),
                   m_core.settings.distances(),
                   {}};
    if (!wish.ranges && !wish.coherency && !wish.engagement) {
        if (!m_core.scene.shown<RangePicture>().isEmpty()) {
            m_core.scene.show(RangePicture{});
        }
        return;
    }
    for (const auto& id : idsOf<scenarios::ModelId>(m_core.state.selection())) {
        wish.selected.insert(id);
    }
    if (wish.ranges && !wish.distances.hasOwnRanges) {
        wish.distances.ranges = usualRanges();
    }
    m_core.scene.show(rangePictureOf(m_core.document.scenario(), wish));
}

void SeeingController::connectChoices() {
    m_legend = new Legend{m_core.view->viewport()};
    connect(m_actions.named("legend"), &QAction::toggled, m_legend, &QWidget::setVisible);
    m_touchBar = new TouchBar{
        m_core.view->viewport(),
        {m_actions.named("snapping"), m_actions.named("undo"), m_actions.named("redo"), m_actions.named("fitTable")}};
    const auto show = [this] {
        const auto check = [](const QActionGroup* group, auto choice) {
            for (QAction* action : group->actions()) {
                action->setChecked(action->data().toInt() == static_cast<int>(choice));
            }
        };
        check(m_actions.group("canvasThemes"), m_core.settings.canvas());
        check(m_actions.group("wheelUses"), m_core.settings.pointer().wheel);
        check(m_actions.group("twoFingers"), m_core.settings.pointer().twoFingers);
        m_actions.named("largeTargets")->setChecked(m_core.settings.pointer().largeTargets);
        m_touchBar->setVisible(m_touched || m_core.settings.pointer().largeTargets);
    };
    connect(&m_core.settings, &Settings::pointerChanged, this, show);
    connect(&m_core.settings, &Settings::pointerChanged, this, &SeeingController::refreshPointer);
    connect(&m_core.settings, &Settings::appearanceChanged, this, show);
    show();
    connect(m_actions.group("canvasThemes"), &QActionGroup::triggered, this, [this](const QAction* action) {
        m_core.settings.setCanvas(static_cast<CanvasChoice>(action->data().toInt()));
    });
    const auto choose = [this](auto change) {
        PointerChoice choice = m_core.settings.pointer();
        change(choice);
        m_core.settings.setPointer(choice);
    };
    connect(m_actions.group("wheelUses"), &QActionGroup::triggered, this, [choose](const QAction* action) {
        choose([&](PointerChoice& choice) { choice.wheel = static_cast<WheelUse>(action->data().toInt()); });
    });
    connect(m_actions.group("twoFingers"), &QActionGroup::triggered, this, [choose](const QAction* action) {
        choose([&](PointerChoice& choice) { choice.twoFingers = static_cast<TwoFingers>(action->data().toInt()); });
    });
    connect(m_actions.named("largeTargets"), &QAction::triggered, this,
            [choose](bool on) { choose([&](PointerChoice& choice) { choice.largeTargets = on; }); });
    connect(m_core.view.get(), &TableView::touched, this, [this] {
        if (!std::exchange(m_touched, true)) {
            m_touchBar->show();
            refreshPointer();
        }
    });
}

void SeeingController::connectMethods() {
    const QActionGroup* ways = m_actions.group("ways");
    if (m_core.watch) { // another language makes the actions anew
        const auto all = ways->actions();
        const auto chosen = std::ranges::find_if(all, [this](const QAction* action) {
            return lookingOf(*action, m_core.settings) == m_core.watch->looking();
        });
        if (chosen != all.end()) {
            (*chosen)->setChecked(true);
        }
    }
    connect(ways, &QActionGroup::triggered, this,
            [this](const QAction* action) { m_core.watch->setLooking(lookingOf(*action, m_core.settings)); });
    connect(&m_core.settings, &Settings::preferencesChanged, this, [this, ways] {
        const QAction* chosen = ways->checkedAction();
        if (m_core.watch && chosen) {
            m_core.watch->setLooking(lookingOf(*chosen, m_core.settings));
        }
    });
}

void SeeingController::refreshPointer() {
    m_core.view->setPointerChoice(m_core.settings.pointer());
    setTouchTargets(m_core.window, m_core.settings.pointer().largeTargets || m_touched);
}

std::optional<SightPair> SeeingController::pairInFront() const {
    const auto& observer = m_core.state.observer();
    const auto& target = m_core.state.currentTarget();
    return observer && target ? std::optional{SightPair{*observer, *target}} : std::nullopt;
}

void SeeingController::refreshActions() {
    const auto pair = pairInFront();
    m_actions.named("keepLine")->setChecked(pair && m_pinned.isPinned(*pair));
    m_actions.setFact(Fact::PinnedLines, m_actions.hasFact(Fact::Table) && !m_pinned.pairs().empty());
    if (!m_actions.hasFact(Fact::Table)) {
        m_actions.named("allLines")->setChecked(false);
        m_actions.named("probe")->setChecked(false);
        m_actions.named("visibleRegion")->setChecked(false);
        m_actions.named("loupe")->setChecked(false);
    }
}

bool SeeingController::eventFilter(QObject* watched, QEvent* event) {
    // With nothing selected the arrows walk with the spot, for those who have no pointer.
    const bool probes = m_probe.isOn() && m_probe.place();
    const bool follows = m_region.followsPointer() && m_region.place();
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        m_actions.named("probe")->isChecked() && !m_core.view->tools()->currentTool().isBusy()) {
        m_actions.named("probe")->setChecked(false); // its marks go first
        return true;
    }
    if (event->type() == QEvent::KeyPress && (probes || follows) && m_core.state.selection().empty()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto arrow = arrowOf(key->key());
        if (!arrow) {
            return QObject::eventFilter(watched, event);
        }
        const QPointF by = QPointF{*arrow} * (key->modifiers() & Qt::ShiftModifier ? 0.1 : 1.0);
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
