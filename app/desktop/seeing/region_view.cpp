#include "app/desktop/seeing/region_view.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/text/seeing_text.h"
#include "scenarios/rules/rule_set.h"

#include <utility>

namespace sightline::app {

struct RegionView::Asked {
    scenarios::Scenario scenario;
    scenarios::RegionQuestion question;
};

struct RegionView::Answer {
    std::shared_ptr<const Asked> asked;
    std::optional<scenarios::SeenRegion> region; ///< nothing: the rule set is broken
    QString problem;
};

namespace {

/// Cells of rule packs, which take some milliseconds each.
constexpr double kPackCell = 2.0;

bool takesLong(const scenarios::RuleSet& rules) { return rules.pack != nullptr; }

} // namespace

RegionView::RegionView(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &RegionView::ask);
    connect(&state, &TableState::previewRulesChanged, this, &RegionView::ask);
    connect(&state, &TableState::selectionChanged, this, &RegionView::ask);
    connect(&state, &TableState::sightPairChanged, this, &RegionView::ask);
    connect(&m_run, &BackgroundRun::progressed, this, &RegionView::progressed);
}

void RegionView::setOn(bool on) {
    if (std::exchange(m_on, on) == on) {
        return;
    }
    if (on) {
        ask();
    } else {
        m_run.forget();
        m_again = false;
        clear({});
    }
}

void RegionView::setHeight(geometry::Length height) {
    if (std::exchange(m_height, height) != height) {
        ask();
    }
}

void RegionView::clear(const QString& sentence) {
    m_asked.reset();
    m_region.reset();
    m_sentence = sentence;
    m_scene.setRegion({});
    emit changed();
}

void RegionView::ask() {
    if (!m_on) {
        return;
    }
    auto asked = std::make_shared<Asked>();
    asked->scenario = m_state.judged(m_document.scenario());
    asked->question.targetHeight = m_height;
    for (const scenarios::AnyId& id : m_state.selection()) {
        const auto* model = std::get_if<scenarios::ModelId>(&id);
        if (model && asked->scenario.model(*model)) {
            asked->question.from.push_back(*model);
        }
    }
    if (asked->question.from.empty() && m_state.observer() && asked->scenario.model(*m_state.observer())) {
        asked->question.from.push_back(*m_state.observer());
    }
    if (asked->question.from.empty()) {
        m_run.forget();
        m_again = false;
        clear(tr("Select the models whose visible region is to be drawn."));
        return;
    }
    m_asked = std::move(asked);
    if (m_run.isRunning() && !m_isSlow) {
        m_again = true; // soon
    } else {
        start();
    }
}

void RegionView::start() {
    m_again = false;
    const auto judgedBy = scenarios::ruleSetOf(m_asked->scenario);
    m_isSlow = judgedBy && takesLong(*judgedBy);
    m_run.start(
        [asked = m_asked](const std::stop_token& stop, const BackgroundRun::Progress& tell) {
            Answer answer{asked, {}, {}};
            const auto rules = scenarios::ruleSetOf(asked->scenario);
            if (!rules) {
                answer.problem = rules.error().message;
                return answer;
            }
            scenarios::RegionQuestion question = asked->question;
            if (takesLong(*rules)) {
                question.cell = geometry::Length::fromInches(kPackCell);
            }
            const scenarios::RegionTable table{scenarios::PreparedTable{asked->scenario, *rules}};
            answer.region = seenRegion(table, question, tell, 0, stop);
            return answer;
        },
        [this](const Answer& answer) { deliver(answer); });
}

void RegionView::deliver(const Answer& answer) {
    m_region = answer.region;
    if (answer.region) {
        m_sentence = regionSentence(answer.asked->scenario, answer.asked->question.from, *answer.region);
        m_scene.setRegion(regionPictureOf(answer.region->region, m_scene.tableRect()));
    } else {
        m_sentence = answer.problem;
        m_scene.setRegion({});
    }
    emit changed();
    if (m_again) {
        start();
    }
}

} // namespace sightline::app
