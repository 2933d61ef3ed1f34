#include "app/desktop/window/rulings_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/dialogs/overrule_dialog.h"
#include "app/desktop/dialogs/pack_test_dialog.h"
#include "app/desktop/dialogs/rulings_dialog.h"
#include "app/desktop/dialogs/wall_ruling_dialog.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/rules/comparison_window.h"
#include "app/desktop/rules/rules_editor.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/window/window_core.h"
#include "scenarios/edits/overruling_edits.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>

namespace sightline::app {

namespace {

/// Brings a dialog to the front that stays open beside the window.
void present(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

/// The dialog of that kind in front of everything: the one that is open, or a new one.
template <class Dialog, class Make> Dialog* shown(const QWidget& window, const Make& make) {
    auto* dialog = window.findChild<Dialog*>();
    if (!dialog) {
        dialog = make();
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return dialog;
}

} // namespace

RulingsController::RulingsController(WindowCore& core, ActionSet& actions, VerdictCard& card)
    : m_core{core}, m_actions{actions} {
    connectCard(card);
    refreshActions();
}

void RulingsController::connectCard(VerdictCard& card) {
    connect(&card, &VerdictCard::overruleRequested, m_actions.named("overrule"), &QAction::trigger);
    connect(&card, &VerdictCard::revokeRequested, this, &RulingsController::revoke);
    connect(&card, &VerdictCard::rulingsRequested, m_actions.named("rulings"), &QAction::trigger);
    connect(&card, &VerdictCard::overrulePieceRequested, this, [this](const scenarios::PieceId& piece) {
        m_core.state.setSelection({piece});
        m_actions.named("overruleWall")->trigger();
    });
}

ComparisonWindow* RulingsController::showComparison() {
    return shown<ComparisonWindow>(m_core.window, [this] {
        return new ComparisonWindow{m_core.document, m_core.state, m_core.scene, m_core.library, &m_core.window};
    });
}

RulesEditor* RulingsController::showRulesEditor() {
    return shown<RulesEditor>(m_core.window, [this] {
        return new RulesEditor{m_core.document, m_core.state, m_core.library, &m_core.window};
    });
}

RulingsController::~RulingsController() {
    // They look at the document, which goes before the children of the window.
    delete m_core.window.findChild<RulingsDialog*>();
    delete m_core.window.findChild<PackTestDialog*>();
}

void RulingsController::setVerdict(const scenarios::Verdict* verdict) {
    m_verdict = verdict ? std::optional{*verdict} : std::nullopt;
    refreshActions();
}

void RulingsController::refreshActions() {
    const bool hasTable = m_actions.hasFact(Fact::Table);
    m_actions.setFact(Fact::Verdict, hasTable && m_verdict);
    m_actions.setFact(Fact::PieceSelected, hasTable && selectedPiece());
}

std::optional<scenarios::RuleSet> RulingsController::rules() const {
    auto rules = scenarios::ruleSetOf(m_core.document.scenario());
    return rules ? std::optional{std::move(*rules)} : std::nullopt;
}

const scenarios::Piece* RulingsController::selectedPiece() const {
    const auto id = onlyIdOf<scenarios::PieceId>(m_core.state.selection());
    return id ? m_core.document.scenario().piece(*id) : nullptr;
}

void RulingsController::overrule() {
    const auto set = rules();
    if (!m_verdict || !set) {
        return;
    }
    auto* dialog =
        new OverruleDialog{m_core.document.scenario(), *m_verdict, *set, m_core.settings.judgeName(), &m_core.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = set->id] {
        auto overruling = dialog->overruling();
        overruling.madeFor = stanceOf(m_core.document.scenario(), overruling.pair);
        m_core.settings.setJudgeName(overruling.by.judge);
        scenarios::Scenario next = m_core.document.scenario();
        if (overruling.rules.isEmpty()) {
            // One for this rule set alone would go before what was just decided.
            std::erase_if(next.overrulings, [&](const scenarios::Overruling& other) {
                return other.pair == overruling.pair && other.rules == id;
            });
        }
        m_core.document.edit(tr("Overrule the verdict"),
                             scenarios::withOverruling(std::move(next), std::move(overruling)));
    });
    connect(dialog, &OverruleDialog::revokeRequested, this, &RulingsController::revoke);
    dialog->open();
}

void RulingsController::revoke() {
    if (m_verdict) {
        m_core.document.edit(tr("Revoke overruling"), scenarios::withPairNotOverruled(
                                                          m_core.document.scenario(),
                                                          {m_verdict->observer, m_verdict->target}, m_verdict->rules));
    }
}

void RulingsController::overrulePiece() {
    const auto set = rules();
    const auto* piece = selectedPiece();
    if (!piece || !set) {
        return;
    }
    std::optional<scenarios::SightPair> pair;
    if (m_core.state.observer() && m_core.state.currentTarget()) {
        pair = {*m_core.state.observer(), *m_core.state.currentTarget()};
    }
    auto* dialog = new WallRulingDialog{m_core.document.scenario(),  *piece,        pair, *set,
                                        m_core.settings.judgeName(), &m_core.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, isWall = piece->isWall()] {
        auto ruling = dialog->ruling();
        m_core.settings.setJudgeName(ruling.by.judge);
        m_core.document.edit(isWall || ruling.wall ? tr("Overrule a wall") : tr("Overrule a piece"),
                             scenarios::withWallRuling(m_core.document.scenario(), std::move(ruling)));
    });
    dialog->open();
}

void RulingsController::showRulings() {
    auto* dialog = m_core.window.findChild<RulingsDialog*>();
    present(dialog ? dialog : new RulingsDialog{m_core.document, m_core.state, &m_core.window});
}

void RulingsController::testPacks() {
    if (auto* open = m_core.window.findChild<PackTestDialog*>()) {
        present(open);
        return;
    }
    std::vector<scenarios::RuleSet> packs;
    std::ranges::copy_if(scenarios::shippedRuleSets(), std::back_inserter(packs),
                         [](const scenarios::RuleSet& rules) { return selfTestCount(rules) > 0; });
    const auto add = [&packs](const scenarios::RuleSet& set) {
        if (selfTestCount(set) > 0 && std::ranges::find(packs, set) == packs.end()) {
            packs.push_back(set);
        }
    };
    for (const scenarios::UserPack& pack : m_core.library.packs()) {
        if (pack.rules) {
            add(*pack.rules);
        }
    }
    // A rule set of the file in hand is tested too, and one on trial.
    if (const auto own = scenarios::ruleSetOf(m_core.state.judged(m_core.document.scenario()))) {
        add(*own);
    }
    if (const auto own = rules()) {
        add(*own);
    }
    auto* dialog = new PackTestDialog{std::move(packs), &m_core.window};
    connect(dialog, &PackTestDialog::sceneRequested, this, &RulingsController::sceneRequested);
    present(dialog);
    dialog->start();
}

} // namespace sightline::app
