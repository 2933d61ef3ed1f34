#include "app/desktop/window/unit_controller.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/unit_panel.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/output/units_json.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace sightline::app {

UnitController::UnitController(
    ScenarioDocument& document, TableState& state, TableScene& scene, UnitPanel& panel, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene}, m_panel{panel} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &UnitController::somethingChanged);
    connect(&state, &TableState::previewRulesChanged, this, &UnitController::somethingChanged);
    connect(&m_service, &UnitService::answered, this, [this] {
        m_panel.showResult(m_service.lastResult());
        if (m_firstChoice && !m_service.isBusy()) {
            const Choice choice = *m_firstChoice;
            m_firstChoice.reset();
            const auto* from = m_document.scenario().model(choice.observer);
            const auto* to = m_document.scenario().model(choice.target);
            if (from && to && m_panel.choose(scenarios::unitOf(*from), scenarios::unitOf(*to)) &&
                choice.findPositions) {
                startSearch(true);
            }
        }
        refreshMarks();
    });
    connect(&panel, &UnitPanel::chosenChanged, this, &UnitController::refreshMarks);
    connect(&panel, &UnitPanel::pairRequested, this,
            [this](const scenarios::ModelId& observer, const scenarios::ModelId& target) {
                m_state.setObserver(observer);
                m_state.setTarget(target);
            });
    connect(&panel, &UnitPanel::copyRequested, this, [this] {
        if (const auto& result = m_service.lastResult(); result.matrix) {
            const auto reasons = [&](const scenarios::Reason& reason) {
                return reasonSentence(reason, *result.scenario);
            };
            QGuiApplication::clipboard()->setText(
                QString::fromUtf8(scenarios::unitMatrixCsv(*result.matrix, *result.scenario, reasons)));
        }
    });
    connect(&panel, &UnitPanel::positionsRequested, this, &UnitController::startSearch);
    connect(&panel, &UnitPanel::stopRequested, &m_finder, &PositionFinder::stop);
    connect(&panel, &UnitPanel::positionTaken, this, &UnitController::take);
    connect(&m_finder, &PositionFinder::changed, this, &UnitController::refreshSearch);
    connect(&m_finder, &PositionFinder::progressed, this, [this](int done, int all) {
        const QString searching =
            withTimeLeft(tr("Trying positions… %1 of about %2").arg(done).arg(all), done, all, m_finder.elapsed());
        m_panel.showSearch(m_finder.searches().empty() ? searching : searching + u'\n' + tr("The best so far:"), true);
    });
    connect(&m_finder, &PositionFinder::foundBetter, this, [this] {
        m_panel.showPositions(m_finder.searches());
        refreshMarks();
    });
}

void UnitController::setOpen(bool open) {
    if (m_isOpen == open) {
        return;
    }
    m_isOpen = open;
    if (open) {
        m_panel.showEmpty(tr("Judging every unit against every other…"));
        follow();
    } else {
        m_finder.forget();
        m_service.rest();
        m_panel.showEmpty({});
        refreshMarks();
    }
}

void UnitController::chooseWhenThere(const scenarios::ModelId& observer,
                                     const scenarios::ModelId& target,
                                     bool findPositions) {
    m_firstChoice = Choice{observer, target, findPositions};
}

void UnitController::setTolerances(const Tolerances& tolerances) {
    if (std::exchange(m_tolerances, tolerances) != tolerances) {
        somethingChanged();
    }
}

void UnitController::somethingChanged() {
    // Places that were found for another table are none on this one.
    m_finder.forget();
    if (m_isOpen) {
        follow();
    }
}

void UnitController::follow() { m_service.follow(m_state.judged(m_document.scenario()), m_tolerances); }

void UnitController::refreshMarks() {
    UnitPicture picture;
    if (const auto* pair = m_isOpen ? m_panel.marked() : nullptr) {
        if (const auto* model = pair == m_panel.chosen() ? m_panel.chosenModel() : nullptr) {
            picture.lines = model->verdicts;
        } else {
            for (const auto& observer : pair->byObserver) {
                picture.lines.push_back(observer.bestVerdict());
            }
        }
    }
    for (const auto& search : m_finder.searches()) {
        for (std::size_t i = 0; i < search.places.size(); ++i) {
            picture.ghosts.push_back({search.shooter, search.places[i].position, search.places[i].facing,
                                      QString::number(picture.ghosts.size() + 1)});
        }
    }
    picture.front = m_panel.chosenPosition();
    // Where places are shown, the lines from the old ones would lie over them.
    if (!picture.ghosts.empty()) {
        const auto* front = picture.front ? placeAt(*picture.front) : nullptr;
        picture.lines = front ? front->ruling.verdicts : std::vector<scenarios::Verdict>{};
    }
    m_scene.show(std::move(picture));
}

void UnitController::refreshSearch() {
    const auto count =
        std::ranges::count_if(m_finder.searches(), [](const auto& search) { return !search.places.empty(); });
    const bool wasStopped = m_finder.wasStopped();
    QString sentence;
    if (m_finder.isRunning()) {
        sentence = tr("Trying positions…");
    } else if (m_finder.hasEnded() && count == 0) {
        sentence = wasStopped ? tr("Stopped before a position was found.")
                              : tr("No position within the move sees any of the unit.");
    } else if (m_finder.hasEnded()) {
        sentence = wasStopped ? tr("Stopped: the best of the positions tried so far. The path to them is not checked.")
                              : tr("Positions within the move, the best first. The path to them is not checked.");
    }
    m_panel.showSearch(sentence, m_finder.isRunning());
    m_panel.showPositions(m_finder.searches());
    refreshMarks();
}

void UnitController::startSearch(bool wholeUnit) {
    const auto* pair = m_panel.chosen();
    const auto* model =
        wholeUnit && pair && !pair->byObserver.empty() ? &pair->byObserver.front() : m_panel.chosenModel();
    if (pair && model) {
        m_finder.start(m_state.judged(m_document.scenario()), model->observer, wholeUnit, pair->to, m_panel.move(),
                       m_tolerances);
    }
}

const scenarios::ShooterPosition* UnitController::placeAt(std::size_t place, scenarios::ModelId* model) const {
    for (const auto& search : m_finder.searches()) {
        if (place < search.places.size()) {
            if (model) {
                *model = search.shooter;
            }
            return &search.places[place];
        }
        place -= search.places.size();
    }
    return nullptr;
}

void UnitController::take(std::size_t place) {
    scenarios::Scenario next = m_document.scenario();
    const auto put = [&next](const scenarios::ModelId& id, const scenarios::ShooterPosition& where) {
        const auto model = std::ranges::find(next.models, id, &scenarios::Model::id);
        if (model != next.models.end()) {
            model->position = where.position;
            model->facing = where.facing;
        }
    };
    scenarios::ModelId id;
    if (const auto* found = placeAt(place, &id)) {
        put(id, *found);
    }
    // The places of a unit were found for all its models together.
    if (m_finder.searches().size() > 1) {
        for (const auto& search : m_finder.searches()) {
            if (!search.places.empty()) {
                put(search.shooter, search.places.front());
            }
        }
    }
    m_document.edit(tr("Move to shooting position"), std::move(next));
}

} // namespace sightline::app
