#include "app/desktop/window/view_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/docks.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/eye_view.h"
#include "app/desktop/panels/profile_view.h"
#include "app/desktop/panels/proof_view.h"
#include "app/desktop/panels/shot_panel.h"
#include "app/desktop/panels/unit_panel.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/panels/view_panel.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QAction>
#include <QDockWidget>
#include <QStackedWidget>

#include <algorithm>

namespace sightline::app {

ViewController::ViewController(
    WindowCore& core, const ActionSet& actions, const Docks& docks, VerdictCard& card, const HiddenController& hidden)
    : m_core{core},
      m_docks{docks},
      m_card{card},
      m_hidden{hidden},
      m_profile{new ProfileView},
      m_profilePanel{new ViewPanel{m_profile, tr("Point at the line, or move along it with the arrow keys.")}},
      m_proof{new ProofView},
      m_proofPanel{new ViewPanel{m_proof, tr("Point at a line, or select one with the arrow keys.")}},
      m_eye{new EyeView},
      m_eyePanel{new ViewPanel{m_eye, tr("Drag, or use the arrow keys, to move the eye over the observer.")}},
      m_proofViews{new QStackedWidget},
      m_units{new UnitPanel},
      m_shot{new ShotPanel},
      m_unitController{core.document, core.state, core.scene, *m_units},
      m_shots{core.document, core.state, core.scene, *m_shot} {
    m_proofViews->addWidget(m_proofPanel);
    m_proofViews->addWidget(m_eyePanel);
    connect(&m_shots, &ShotController::shown, this, [this] { refreshShotCover(m_core.sight.lastResult().focused()); });
    connectMarks();
    connectDocks(actions);
}

void ViewController::connectDocks(const ActionSet& actions) {
    const auto connectDock = [this](QAction* action, const char* name, QWidget* panel, QWidget* view) {
        m_docks.setPanel(name, panel);
        QDockWidget* dock = m_docks.dock(name);
        connect(action, &QAction::triggered, this, [this, dock, view](bool on) {
            m_docks.show(dock, on);
            if (on) {
                view->setFocus(Qt::ShortcutFocusReason);
            } else {
                m_core.view->setFocus();
            }
        });
        connect(dock, &QDockWidget::visibilityChanged, this, [this, action, dock] {
            action->setChecked(!dock->isHidden());
            refreshOpen();
        });
    };
    connectDock(actions.named("profile"), "profileDock", m_profilePanel, m_profile);
    connectDock(actions.named("proof"), "proofDock", m_proofViews, m_proofViews);
    connectDock(actions.named("units"), "unitsDock", m_units, m_units);
    connectDock(actions.named("shot"), "shotDock", m_shot, m_shot);
    connect(&m_card, &VerdictCard::profileToggled, actions.named("profile"), &QAction::trigger);
    connect(&m_card, &VerdictCard::proofToggled, actions.named("proof"), &QAction::trigger);
    connect(&m_hidden, &HiddenController::replayChanged, this, &ViewController::refreshOpen);
}

void ViewController::refreshOpen() {
    const bool profile = !m_docks.dock("profileDock")->isHidden();
    const bool proof = !m_docks.dock("proofDock")->isHidden();
    m_card.setOpenViews(profile, proof);
    if (m_core.watch) {
        m_core.watch->setViews(profile, proof);
    }
    // Units and shots are judged on the current table too: they rest while an earlier step lies over it.
    const QString replay = m_hidden.replayRemark();
    m_unitController.setOpen(!m_docks.dock("unitsDock")->isHidden() && replay.isEmpty());
    m_shots.setOpen(!m_docks.dock("shotDock")->isHidden() && replay.isEmpty());
    if (!replay.isEmpty()) {
        m_units->showEmpty(replay);
        m_shot->showProblem(replay);
    }
}

void ViewController::connectMarks() {
    const auto hoverPiece = [this](const std::optional<scenarios::PieceId>& piece) {
        m_core.state.setHovered(piece ? std::optional<scenarios::AnyId>{*piece} : std::nullopt);
    };
    connect(m_profile, &ProfileView::pieceHovered, this, hoverPiece);
    connect(m_proof, &ProofView::pieceHovered, this, hoverPiece);
    connect(&m_card, &VerdictCard::pieceHovered, this, hoverPiece);
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
    connect(&m_core.state, &TableState::hoveredChanged, this, &ViewController::refreshMarks);
    connect(&m_core.state, &TableState::sightPointerChanged, this, &ViewController::refreshMarks);
}

void ViewController::refreshMarks() {
    std::optional<scenarios::PieceId> piece;
    if (m_core.state.hovered()) {
        if (const auto* id = std::get_if<scenarios::PieceId>(&*m_core.state.hovered())) {
            piece = *id;
        }
    }
    m_profile->setMarks({piece, m_core.state.sightPointer().station});
    m_proof->setMarkedPiece(piece);
}

void ViewController::setTheme(const Theme& window, const Theme& canvas) {
    m_profile->setTheme(canvas);
    m_proof->setTheme(canvas);
    m_eye->setTheme(canvas);
    m_units->setTheme(window);
    m_shot->setTheme(window);
}

void ViewController::setTolerances(const Tolerances& tolerances) {
    m_unitController.setTolerances(tolerances);
    m_shots.setTolerances(tolerances);
}

void ViewController::refreshShotCover(const scenarios::Verdict* verdict) {
    m_card.setShotCover(verdict ? m_shots.coverOfPair(*verdict) : QString{});
}

void ViewController::setVerdict(const scenarios::Verdict* shown) {
    if (shown) {
        refreshShotCover(shown);
    }
    const SightResult& result = m_core.sight.lastResult();
    const auto& scenario = m_core.document.scenario();
    const QString replay = m_hidden.replayRemark();
    const QString hint = !replay.isEmpty()         ? replay
                         : m_core.state.observer() ? tr("Choose the target: press L and click a model.")
                                                   : tr("Choose observer and target: press L, then click the two "
                                                        "models.");
    const auto* focus = result.focused();
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

void ViewController::refreshProof(const scenarios::Verdict* shown, const QString& hint) {
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
        showProof(*m_eyePanel, *m_eye);
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
        showProof(*m_proofPanel, *m_proof);
    } else if (shown && result.request.wantCover) {
        m_eyePanel->setExplanation({});
        m_eye->showNothing(isDecidedByJudge
                               ? tr("A judge decided this pair. By the rules before that, the target is hidden, "
                                    "although part of it is visible by geometry.")
                               : tr("By these rules the target is hidden, although part of it is visible by geometry. "
                                    "The card names the rule."));
        showProof(*m_eyePanel, *m_eye);
    } else if (!hint.isEmpty()) {
        m_proofPanel->setExplanation({});
        m_proof->showNothing(hint);
        m_eye->showNothing(hint);
        showProof(*m_proofPanel, *m_proof);
    }
}

void ViewController::showProof(ViewPanel& panel, QWidget& view) {
    m_proofViews->setCurrentWidget(&panel);
    m_proofViews->setFocusProxy(&view);
}

} // namespace sightline::app
