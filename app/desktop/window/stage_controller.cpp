#include "app/desktop/window/stage_controller.h"

#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/stage_chips.h"
#include "app/desktop/services/sight_service.h"

namespace sightline::app {

namespace {

/// The time for which each stage is shown, in milliseconds: all four take less than a second.
constexpr int kStageTime = 230;

} // namespace

StageController::StageController(TableState& state, QObject* parent) : QObject{parent}, m_state{state} {
    m_step.setInterval(kStageTime);
    connect(&m_step, &QTimer::timeout, this, &StageController::next);
    connect(&state, &TableState::sightPairChanged, this, [this] {
        stop();
        if (!m_state.observer() || !m_state.currentTarget()) {
            m_state.setShownStage({});
            m_played.reset();
        } else if (const auto shown = m_state.shownStage(); shown && shown->line) {
            m_state.setShownStage(ShownStage{shown->stage, {}}); // the line was one of the last pair
        }
    });
    connect(&state, &TableState::shownStageChanged, this, [this] {
        if (!m_displays) {
            m_step.stop(); // the user has chosen another one
        }
        if (m_chips) {
            m_chips->setShown(m_state.shownStage(),
                              m_displays ? StageChips::Announcement::Silent : StageChips::Announcement::Told);
        }
    });
}

void StageController::setChips(StageChips& chips) {
    m_chips = &chips;
    m_chips->setShown(m_state.shownStage());
    connect(m_chips, &StageChips::stageRequested, &m_state, &TableState::setShownStage);
    connect(m_chips, &QObject::destroyed, this, [this, gone = m_chips] {
        if (m_chips == gone) {
            m_chips = nullptr;
        }
    });
}

void StageController::setReducesMotion(bool on) {
    m_reducesMotion = on;
    if (on) {
        stop();
    }
}

void StageController::showAnswer(const SightResult& result, const scenarios::Verdict* shown) {
    if (!shown) {
        return;
    }
    const bool isInFront = result.focused() == shown;
    if (m_chips) {
        m_chips->showStages(*shown, isInFront ? result.stages : nullptr);
    }
    if (!isInFront || !result.stages || !m_state.target()) {
        return;
    }
    const Pair pair{shown->observer, shown->target};
    if (m_played == pair) {
        return;
    }
    m_played = pair;
    const bool hasSamples = result.stages->size() > 1; // none where the bases touch
    if (hasSamples && !m_reducesMotion && !m_state.shownStage() && !m_state.isOneToMany()) {
        play(shown->stage);
    }
}

void StageController::play(geometry::SightStage last) {
    m_next = 0;
    m_last = static_cast<int>(last);
    m_step.start(); // from here on it is playing
    next();
}

void StageController::next() {
    if (m_next > m_last) {
        stop();
        return;
    }
    display(static_cast<geometry::SightStage>(m_next));
    ++m_next;
}

void StageController::stop() {
    if (m_step.isActive()) {
        display({});
        m_step.stop();
    }
}

void StageController::display(std::optional<geometry::SightStage> stage) {
    m_displays = true;
    m_state.setShownStage(stage ? std::optional{ShownStage{*stage, {}}} : std::nullopt);
    m_displays = false;
}

} // namespace sightline::app
