#include "app/desktop/window/main_window.h"

#include "app/desktop/actions/action_groups.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/dialogs/study_dialog.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/panels/eye_view.h"
#include "app/desktop/panels/profile_view.h"
#include "app/desktop/panels/proof_view.h"
#include "app/desktop/panels/shot_panel.h"
#include "app/desktop/panels/stage_chips.h"
#include "app/desktop/panels/unit_panel.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/panels/view_panel.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/services/flip_search.h"
#include "app/desktop/services/pair_figures.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/sample_settings.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/tool_set.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/desktop/widgets/status_hint.h"
#include "app/desktop/widgets/touch_targets.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/rulings_controller.h"
#include "app/desktop/window/seeing_controller.h"
#include "app/desktop/window/shot_controller.h"
#include "app/desktop/window/stage_controller.h"
#include "app/desktop/window/unit_controller.h"
#include "app/shared/text/flip_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QToolBar>

#include <algorithm>

/// The other views of the pair in front: what is pointed at in one is marked in all.
namespace sightline::app {

namespace {

/// The method of an action of `SeeingActions::ways`, with the sample points of the preferences where the action names
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

void MainWindow::connectViews() {
    m_unitController = std::make_unique<UnitController>(m_core.document, m_core.state, m_core.scene, *m_units);
    m_shots = std::make_unique<ShotController>(m_core.document, m_core.state, m_core.scene, *m_shot);
    connect(m_shots.get(), &ShotController::shown, this, [this] {
        const auto* verdict = m_core.sight.lastResult().focused();
        m_card->setShotCover(verdict ? m_shots->coverOfPair(*verdict) : QString{});
    });
    // Units and shots are judged on the current table too: they rest while an earlier step lies over it.
    const auto openViews = [this] {
        const QString replay = m_hidden ? m_hidden->replayRemark() : QString{};
        m_unitController->setOpen(!m_unitsDock->isHidden() && replay.isEmpty());
        m_shots->setOpen(!m_shotDock->isHidden() && replay.isEmpty());
        if (!replay.isEmpty()) {
            m_units->showEmpty(replay);
            m_shot->showProblem(replay);
        }
    };
    const auto dockOf = [this, openViews](QAction* action, QDockWidget* dock, QWidget* view) {
        connect(action, &QAction::triggered, dock, [this, dock, view](bool on) {
            showView(dock, on);
            if (on) {
                view->setFocus(Qt::ShortcutFocusReason);
            } else {
                m_core.view->setFocus();
            }
        });
        connect(dock, &QDockWidget::visibilityChanged, this, [this, action, dock, openViews] {
            action->setChecked(!dock->isHidden());
            const bool profile = !m_profileDock->isHidden();
            const bool proof = !m_proofDock->isHidden();
            m_card->setOpenViews(profile, proof);
            if (m_core.watch) {
                m_core.watch->setViews(profile, proof);
            }
            openViews();
        });
    };
    connect(m_hidden.get(), &HiddenController::replayChanged, this, [this, openViews] {
        openViews();
        refreshSightPanels();
    });
    dockOf(m_actions->profile, m_profileDock, m_profile);
    dockOf(m_actions->proof, m_proofDock, m_proofViews);
    dockOf(m_actions->units, m_unitsDock, m_units);
    dockOf(m_actions->shot, m_shotDock, m_shot);
    connect(m_card, &VerdictCard::profileToggled, this, [this] { m_actions->profile->trigger(); });
    connect(m_card, &VerdictCard::proofToggled, this, [this] { m_actions->proof->trigger(); });

    const auto hoverPiece = [this](const std::optional<scenarios::PieceId>& piece) {
        m_core.state.setHovered(piece ? std::optional<scenarios::AnyId>{*piece} : std::nullopt);
    };
    connect(m_profile, &ProfileView::pieceHovered, this, hoverPiece);
    connect(m_proof, &ProofView::pieceHovered, this, hoverPiece);
    connect(m_card, &VerdictCard::pieceHovered, this, hoverPiece);
    connect(m_profile, &ProfileView::stationHovered, this, [this](std::optional<double> station) {
        SightPointer pointer = m_core.state.sightPointer();
        pointer.station = station;
        m_core.state.setSightPointer(pointer);
    });
    const auto hoverLine = [this](const std::optional<geometry::SightLine>& line) {
        SightPointer pointer = m_core.state.sightPointer();
        pointer.line = line;
        m_core.state.setSightPointer(pointer);
    };
    connect(m_proof, &ProofView::lineHovered, this, hoverLine);
    connect(m_eye, &EyeView::lineHovered, this, hoverLine);
    connect(m_eye, &EyeView::pieceHovered, this, hoverPiece);
    connect(&m_core.state, &TableState::hoveredChanged, this, &MainWindow::refreshViewMarks);
    connect(&m_core.state, &TableState::sightPointerChanged, this, &MainWindow::refreshViewMarks);
}

void MainWindow::connectFlips() {
    m_flips = std::make_unique<FlipSearch>();
    connect(m_card, &VerdictCard::flipSearchRequested, this, [this] {
        if (const auto* shown = m_core.sight.lastResult().focused(); shown && !m_core.sight.isBusy()) {
            m_flips->start(m_core.state.judged(m_core.document.scenario()), *shown);
        }
    });
    connect(m_actions->placementStudy, &QAction::triggered, this, [this] {
        if (m_core.state.observer() && m_core.state.currentTarget()) {
            const auto* shown = m_core.sight.lastResult().focused();
            const bool isOfGeometry = shown && (!isRuled(*shown) || shown->ruling.overruled);
            const QString apart = isOfGeometry && !m_core.sight.isBusy()
                                      ? standsApartSentence(*shown, m_core.document.scenario())
                                      : QString{};
            const QString bodies = smallestReadingSentence(m_core.document.scenario());
            const QString remark = apart.isEmpty() || bodies.isEmpty() ? apart + bodies : apart + u' ' + bodies;
            auto* dialog = new StudyDialog{m_core.state.judged(m_core.document.scenario()), *m_core.state.observer(),
                                           *m_core.state.currentTarget(), remark, this};
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        }
    });
    connect(m_card, &VerdictCard::flipStopRequested, m_flips.get(), &FlipSearch::stop);
    connect(m_flips.get(), &FlipSearch::changed, this, &MainWindow::refreshFlip);
    connect(m_flips.get(), &FlipSearch::progressed, this, &MainWindow::refreshFlip);
    // A move that was found for another table, or for another pair, turns nothing here.
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, m_flips.get(), &FlipSearch::forget);
    connect(&m_core.state, &TableState::sightPairChanged, m_flips.get(), &FlipSearch::forget);
    connect(&m_core.state, &TableState::previewRulesChanged, m_flips.get(), &FlipSearch::forget);

    m_figures = std::make_unique<PairFigureSearch>();
    connect(m_figures.get(), &PairFigureSearch::changed, this, [this] {
        const PairFigures& figures = m_figures->figures();
        const QString viewers = figures.viewers ? viewersSentence(*figures.viewers) : QString{};
        m_core.scene.setViewers(viewers.isEmpty() ? std::nullopt : figures.viewers);
        const auto* shown = m_core.sight.lastResult().focused();
        QStringList sentences{shown ? heightsRow(figures.heights, *shown, m_core.document.scenario()) : QString{}};
        if (figures.hiding && shown && tellsHeights(*shown)) {
            sentences << hidingSentence(nameOf(m_core.document.scenario(), figures.hiding->piece),
                                        figures.hiding->height);
        }
        sentences << (shown ? asOfGeometry(viewers, *shown) : viewers);
        sentences.removeAll(QString{});
        m_card->setRestFigures(sentences.join(QLatin1Char{' '}));
        m_card->setKeywordEffect(figures.keyword);
        m_card->setProtectingState(figures.state);
    });
}

bool MainWindow::isSettled() const {
    const bool draws = showsWelcome() && m_welcome->thumbnails().isBusy();
    return !m_core.sight.isBusy() && !m_core.stages.isPlaying() && !m_figures->isBusy() &&
           !m_unitController->isBusy() && !m_shots->isBusy() && !m_seeing->isBusy() && m_photo->isSettled() &&
           m_vision->isSettled() && m_hidden->isSettled() && m_design->isSettled() && !m_core.scene.frames().isBusy() &&
           !draws;
}

void MainWindow::connectSeeing() {
    connect(m_seeing.get(), &SeeingController::statusText, m_hint, &QLabel::setText);
    connect(m_seeing.get(), &SeeingController::samplePointPanelRequested, this,
            [this](bool on) { showView(m_samplePointDock, on); });
    connect(m_seeing.get(), &SeeingController::touchDetected, this, &MainWindow::refreshPointer);
    connect(&m_core.settings, &Settings::pointerChanged, this, &MainWindow::refreshPointer);
    refreshPointer();
    if (m_core.watch) { // another language makes the actions anew
        const auto ways = m_actions->seeing->ways->actions();
        const auto chosen = std::ranges::find_if(ways, [this](const QAction* action) {
            return lookingOf(*action, m_core.settings) == m_core.watch->looking();
        });
        if (chosen != ways.end()) {
            (*chosen)->setChecked(true);
        }
    }
    connect(m_actions->seeing->ways, &QActionGroup::triggered, this,
            [this](const QAction* action) { m_core.watch->setLooking(lookingOf(*action, m_core.settings)); });
    connect(&m_core.settings, &Settings::preferencesChanged, m_actions->seeing->ways, [this] {
        const QAction* chosen = m_actions->seeing->ways->checkedAction();
        if (m_core.watch && chosen) {
            m_core.watch->setLooking(lookingOf(*chosen, m_core.settings));
        }
    });
    connect(m_seeing.get(), &SeeingController::pinnedPanelRequested, this, [this] { showView(m_pinnedDock, true); });
}

void MainWindow::connectStages() {
    StageChips& chips = m_card->stages();
    chips.setNames([this](const scenarios::PieceId& id) { return nameOf(m_core.document.scenario(), id); });
    chips.setMethod(m_core.watch ? m_core.watch->looking().method : geometry::SightMethod::Exact);
    m_core.stages.setChips(chips);
    connect(&chips, &StageChips::readoutChanged, m_hint, [this](const QString& sentence) {
        if (!m_core.stages.isPlaying()) { // that nobody asked for
            m_hint->setText(sentence.isEmpty() ? m_core.tools.currentTool().hint() : sentence);
        }
    });
    connect(&chips, &StageChips::methodRequested, this, [this](geometry::SightMethod method) {
        const auto way = std::ranges::find(sightModes(), Looking{method, {}});
        m_actions->seeing->ways->actions()[way - sightModes().begin()]->trigger();
    });
    connect(m_actions->seeing->ways, &QActionGroup::triggered, &chips,
            [this, &chips] { chips.setMethod(m_core.watch->looking().method); });
}

void MainWindow::showSide(scenarios::Scenario view, const scenarios::PlayerId& side) {
    startNew(std::move(view));
    m_vision->setOwner(side);
    refreshTitle();
}

void MainWindow::connectVision() {
    m_vision->setBar(m_bar);
    m_vision->connectMenus();
    connect(m_vision.get(), &VisionController::statusText, m_hint, &QLabel::setText);
    connect(m_vision.get(), &VisionController::fogShown, m_seeing.get(), &SeeingController::refreshLoupe);
    connect(m_vision.get(), &VisionController::sideTableRequested, this, &MainWindow::sideTableRequested);
    connect(m_vision.get(), &VisionController::viewRequested, this, &MainWindow::viewRequested);
    connect(m_hidden.get(), &HiddenController::hotSeatRequested, this, &MainWindow::hotSeatRequested);
    connect(m_hidden.get(), &HiddenController::phraseRequested, this, &MainWindow::phraseRequested);
    connect(m_hidden.get(), &HiddenController::statusText, m_hint, &QLabel::setText);
    connect(m_hidden.get(), &HiddenController::canvasFocusRequested, view(), qOverload<>(&QWidget::setFocus));
    connect(m_hidden.get(), &HiddenController::panelRequested, m_hiddenDock, [this](bool on) {
        m_hiddenDock->setVisible(on);
        if (on) {
            m_hiddenDock->raise();
        }
    });
}

void MainWindow::connectDesign() {
    connect(m_design.get(), &DesignController::statusText, m_hint, &QLabel::setText);
    connect(m_design.get(), &DesignController::panelRequested, this, [this] { showView(m_designDock, true); });
}

void MainWindow::refreshPointer() {
    const bool large = m_core.settings.pointer().largeTargets || m_seeing->wasTouched();
    m_core.view->setPointerChoice(m_core.settings.pointer());
    setTouchTargets(*this, large);
}

void MainWindow::refreshFlip() {
    m_core.scene.setFlip(m_flips->best());
    const auto* shown = m_core.sight.lastResult().focused();
    const auto withRuling = [&](const QString& sentence) {
        QString told = sentence;
        const QString apart =
            shown && !m_flips->isOfRuling() ? standsApartSentence(*shown, m_core.document.scenario()) : QString{};
        const QString bodies =
            shown && shown->reading ? smallestReadingSentence(m_core.document.scenario()) : QString{};
        for (const QString& remark : {apart, bodies}) {
            told = remark.isEmpty() ? told : tr("%1 %2", "a move, what it does not do").arg(told, remark);
        }
        return told;
    };
    constexpr double kToldShorter = 0.1; // millimeters
    const auto told = [&](const scenarios::Flip& flip) {
        QString sentences = flipSentence(flip, m_core.document.scenario());
        const auto& shortest = m_flips->shortest();
        if (shortest && shortest->lengthMillimeters < flip.lengthMillimeters - kToldShorter) {
            sentences += u'\n' + tr("Shorter: %1", "a move").arg(flipSentence(*shortest, m_core.document.scenario()));
        }
        const QString bound = shown && shortest ? flipBoundSentence(*shown, *shortest) : QString{};
        return bound.isEmpty() ? sentences : sentences + u'\n' + bound;
    };
    const QString best = m_flips->best() ? withRuling(told(*m_flips->best())) : QString{};
    if (m_flips->isRunning()) {
        const auto [done, all] = m_flips->progress();
        const QString searching = all == 0
                                      ? tr("Searching for the smallest move…")
                                      : withTimeLeft(tr("Searching for the smallest move… %1 of %2").arg(done).arg(all),
                                                     done, all, m_flips->elapsed());
        m_card->setFlip(
            best.isEmpty() ? searching : searching + u'\n' + tr("So far: %1", "a move that was found").arg(best), true);
    } else if (!best.isEmpty()) {
        m_card->setFlip(m_flips->wasStopped()
                            ? tr("%1 The search was stopped; a shorter move may exist.", "a move").arg(best)
                            : best,
                        false);
    } else if (m_flips->foundNone() && m_flips->wasStopped()) {
        m_card->setFlip(tr("Stopped before a move was found."), false);
    } else {
        const QString none = m_flips->isOfRuling()
                                 ? tr("No move of a single element within 6 in was found that changes the ruling.")
                                 : withRuling(tr("No move of a single element within 6 in changes the answer."));
        m_card->setFlip(m_flips->foundNone() ? none : QString{}, false);
    }
}

void MainWindow::showProfile(bool on) { showView(m_profileDock, on); }
void MainWindow::showProof(bool on) { showView(m_proofDock, on); }

void MainWindow::showShot(bool on) { showView(m_shotDock, on); }

void MainWindow::showUnits(bool on, const QString& observer, const QString& target, bool findPositions) {
    showView(m_unitsDock, on);
    if (!observer.isEmpty() && !target.isEmpty()) {
        m_unitController->chooseWhenThere({observer}, {target}, findPositions);
    }
}

void MainWindow::showView(QDockWidget* dock, bool on) {
    dock->setVisible(on);
    if (!on || dock->isFloating()) {
        return;
    }
    dock->raise();
    const bool areBeside = !m_profileDock->isHidden() && !m_proofDock->isHidden() && !m_profileDock->isFloating() &&
                           !m_proofDock->isFloating() && dockWidgetArea(m_profileDock) == dockWidgetArea(m_proofDock);
    if (areBeside) {
        resizeDocks({m_profileDock, m_proofDock}, {100, 100}, Qt::Horizontal);
    }
}

void MainWindow::refreshViews(const scenarios::Verdict* shown) {
    const SightResult& result = m_core.sight.lastResult();
    const auto& scenario = m_core.document.scenario();
    const QString replay = m_hidden ? m_hidden->replayRemark() : QString{};
    const QString hint = !replay.isEmpty() ? replay
                         : m_core.state.observer()
                             ? tr("Choose the target: press L and click a model.")
                             : tr("Choose observer and target: press L, then click the two models.");
    const auto* focus = result.focused();
    if (shown && focus == shown) {
        m_figures->show(scenario, *shown);
    } else {
        m_figures->forget();
    }
    const bool isOfShown = shown && focus && focus->observer == shown->observer && focus->target == shown->target;
    if (isOfShown && result.profile) {
        m_profilePanel->setExplanation(
            tr("%1 → %2, from the side.").arg(nameOf(scenario, shown->observer), nameOf(scenario, shown->target)));
        m_profile->showProfile(result.profile, *shown, scenario);
    } else if (!shown) {
        m_profilePanel->setExplanation({});
        m_profile->showNothing(hint);
    }
    refreshProof(isOfShown ? shown : nullptr, shown ? QString{} : hint);
}

void MainWindow::refreshProof(const scenarios::Verdict* shown, const QString& hint) {
    const SightResult& result = m_core.sight.lastResult();
    const auto& scenario = m_core.document.scenario();
    const bool isDecidedByJudge = shown && shown->ruling.overruled && !shown->ruling.overruled->by.empty() &&
                                  !shown->ruling.overruled->by.front().piece;
    if (shown && result.eyes) {
        QStringList sentences{tr("What %1 sees of %2 from one point. Colored areas: hidden by that piece.")
                                  .arg(nameOf(scenario, shown->observer), nameOf(scenario, shown->target))};
        if (isDecidedByJudge) {
            sentences << tr("A judge decided this pair; the picture shows the ruling before.");
        }
        if (result.eyes->isByRules) {
            sentences << (result.eyes->isVisible ? tr("Terrain is drawn as the rules treat it for these two.")
                                                 : tr("As the rules treat it: closed and of unlimited height."));
        } else if (!isDecidedByJudge) {
            sentences << differenceShort(*shown, scenario);
        }
        m_eyePanel->setExplanation(sentences.join(QLatin1Char{' '}).trimmed());
        m_eye->showScene(result.eyes, scenario);
        m_proofViews->setCurrentWidget(m_eyePanel);
        m_proofViews->setFocusProxy(m_eye);
    } else if (shown && result.cover) {
        const bool isOfWalls = std::ranges::any_of(shown->ruling.reasons, [](const scenarios::Reason& reason) {
            return isOfJudge(reason) && reason.code != u"overruled";
        });
        const QString apart =
            isOfWalls ? tr("The walls count as the judge ruled.") : standsApartSentence(*shown, scenario);
        const QString usual =
            tr("Each point is one straight line between the two bases. Colored areas: blocked by that piece.");
        m_proofPanel->setExplanation(
            apart.isEmpty() ? usual : tr("%1 %2", "what the proof shows, what it is about").arg(usual, apart));
        m_proof->showCover(result.cover, *shown, scenario);
        m_proofViews->setCurrentWidget(m_proofPanel);
        m_proofViews->setFocusProxy(m_proof);
    } else if (shown && result.request.wantCover) {
        m_eyePanel->setExplanation({});
        m_eye->showNothing(isDecidedByJudge
                               ? tr("A judge decided this pair. By the rules before that, the target is hidden, "
                                    "although part of it is visible by geometry.")
                               : tr("By these rules the target is hidden, although part of it is visible by geometry. "
                                    "The card names the rule."));
        m_proofViews->setCurrentWidget(m_eyePanel);
        m_proofViews->setFocusProxy(m_eye);
    } else if (!hint.isEmpty()) {
        m_proofPanel->setExplanation({});
        m_proof->showNothing(hint);
        m_eye->showNothing(hint);
        m_proofViews->setCurrentWidget(m_proofPanel);
        m_proofViews->setFocusProxy(m_proof);
    }
}

void MainWindow::connectRulings() {
    m_rulings = std::make_unique<RulingsController>(m_core.document, m_core.state, m_core.settings, m_core.library,
                                                    *m_actions, this);
    connect(m_card, &VerdictCard::overruleRequested, m_actions->overrule, &QAction::trigger);
    connect(m_card, &VerdictCard::copyRequested, this, [this] { m_evidence->copyAnswer(); });
    connect(m_shot, &ShotPanel::copyRequested, this, [this](const QString& text) { m_evidence->copyText(text); });
    connect(m_card, &VerdictCard::revokeRequested, this, [this] { m_rulings->revoke(); });
    connect(m_card, &VerdictCard::rulingsRequested, m_actions->rulings, &QAction::trigger);
    connect(m_card, &VerdictCard::overrulePieceRequested, this, [this](const scenarios::PieceId& piece) {
        m_core.state.setSelection({piece});
        m_actions->overrulePiece->trigger();
    });
    const auto showProperty = [this](const scenarios::ModelId& model, const QString& name) {
        m_core.state.setSelection({model});
        showView(m_inspectorDock, true);
        if (auto* field = m_inspectorDock->findChild<QWidget*>(name)) {
            field->setFocus(Qt::ShortcutFocusReason);
            PanelScroll::reveal(*field, *field);
        }
    };
    connect(m_card, &VerdictCard::keywordsRequested, this, [showProperty](const scenarios::ModelId& target) {
        showProperty(target, QStringLiteral("inspectorTraits"));
    });
    connect(m_card, &VerdictCard::propertyRequested, this, showProperty);
    connect(m_card, &VerdictCard::heightCheckRequested, this, [this] { importing().checkModels(); });
    connect(m_card, &VerdictCard::hiddenRuleRequested, this,
            [this] { m_hidden->editProfile(QStringLiteral("targetsAtOnce")); });
    connect(m_rulings.get(), &RulingsController::sceneRequested, this,
            [this](const scenarios::Scenario& scenario, const scenarios::ModelId& from, const scenarios::ModelId& to) {
                if (maySwitch()) {
                    startNew(scenario);
                    chooseObserver(from.value);
                    chooseTarget(to.value);
                }
            });
}

void MainWindow::refreshViewMarks() {
    std::optional<scenarios::PieceId> piece;
    if (m_core.state.hovered()) {
        if (const auto* id = std::get_if<scenarios::PieceId>(&*m_core.state.hovered())) {
            piece = *id;
        }
    }
    m_profile->setMarks({piece, m_core.state.sightPointer().station});
    m_proof->setMarkedPiece(piece);
}

} // namespace sightline::app
