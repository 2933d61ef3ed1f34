#include "app/desktop/design/moves_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/map_legend.h"
#include "app/desktop/design/moves_text.h"
#include "app/desktop/design/path_text.h"
#include "app/desktop/design/sheet_view.h"
#include "app/desktop/design/study_fields.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/measure_tool.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/text/element_text.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <utility>

namespace sightline::app {

namespace {

using geometry::Length;

} // namespace

MovesController::MovesController(const TableParts& parts)
    : m_parts{parts},
      m_tape{static_cast<MeasureTool&>(parts.tools.tool(ToolKind::Measure))},
      m_page{new StudyPage{QStringLiteral("moves"),
                           tr("Answers for the move of one model, around pieces, walls and bases. Only the positions "
                              "of a grid are judged; between them the answer may differ.")}},
      m_legend{named("movesLegend", new MapLegend{parts.view})},
      m_who{named("movesModel", new QLabel)},
      m_aims{listField("movesAim", moveAimNames())},
      m_enemies{listField("movesEnemies", {tr("All models of other players"), tr("The chosen target only")})},
      m_move{lengthField("movesMove", 0, kMaxMoveInches)},
      m_theirMove{lengthField("movesTheirMove", 0, kMaxMoveInches)},
      m_cell{lengthField("movesCell", kMinMoveCell, kMaxMoveCell)},
      m_theirCell{lengthField("movesTheirCell", kMinMoveCell, kMaxMoveCell)},
      m_asModel{named("movesAsModel", new QCheckBox{tr("As high as the mo&del")})},
      m_height{lengthField("movesHeight", 0, kMaxRegionInches)},
      m_paths{listField("movesWay", pathNames())},
      m_watch{
          pageButton("movesWatch", tr("&Who sees the path"), tr("Inch by inch, and who could see its end next turn"))},
      m_go{pageButton("movesGo", tr("&Compute"), tr("Compute the answer; can be canceled"))},
      m_apply{pageButton("movesApply", tr("Move t&here"), tr("Move the model to the end of the path in one step"))},
      m_clear{pageButton("movesClear", tr("Cl&ear"), tr("Clear the answer from the table"))} {
    makeForm();
    showChoice();
    connectFields();
    refresh();
}

void MovesController::makeForm() {
    m_who->setWordWrap(true);
    m_theirMove->setToolTip(tr("How far each enemy then moves, around pieces; 0: they stay in place"));
    m_theirCell->setToolTip(tr("Distance between the positions of an enemy’s move from which sight is checked"));
    m_cell->setToolTip(tr("Distance between the judged positions"));
    m_asModel->setToolTip(tr("Next turn, enemies look for something as high as the model; safe and hidden areas always "
                             "use the height of the model"));
    m_paths->setToolTip(
        tr("Measure with the tape first: the model follows its points, or takes the cheapest path to its end"));
    auto* form = m_page->form();
    form->addRow(tr("Model"), m_who);
    m_page->addWideRow(tr("&Question"), m_aims);
    m_page->addWideRow(tr("Ag&ainst"), m_enemies);
    form->addRow(tr("Its &move"), m_move);
    form->addRow(tr("The&ir move"), m_theirMove);
    form->addRow(tr("&Position spacing"), m_cell);
    form->addRow(tr("&Viewer spacing"), m_theirCell);
    form->addRow(m_asModel);
    form->addRow(tr("Its heigh&t"), m_height);
    m_page->buttons()->addWidget(m_go);
    m_page->buttons()->addWidget(m_apply);
    m_page->buttons()->addWidget(m_clear);
    m_page->buttons()->addStretch(1);
    auto* layout = static_cast<QBoxLayout*>(m_page->layout());
    auto* ways = rowOf({{m_paths, 1}, m_watch});
    layout->insertLayout(layout->indexOf(m_page->buttons()) + 1, ways);
    m_page->sheets()->hide();
    layout->addStretch(1); // nothing drifts apart
}

void MovesController::connectFields() {
    for (QComboBox* box : {m_aims, m_enemies}) {
        connect(box, &QComboBox::currentIndexChanged, this, &MovesController::keepChoice);
    }
    for (LengthBox* box : {m_move, m_theirMove, m_cell, m_theirCell, m_height}) {
        connect(box, &LengthBox::lengthEntered, this, &MovesController::keepChoice);
    }
    connect(m_asModel, &QCheckBox::toggled, this, &MovesController::keepChoice);
    connect(&m_parts.settings, &Settings::movesChoiceChanged, this, &MovesController::showChoice); // of another window
    connect(m_paths, &QComboBox::currentIndexChanged, this, &MovesController::refresh);
    connect(&m_tape, &Tool::previewChanged, this, [this] {
        if (m_page->isVisible()) {
            refresh();
        }
    });
    connect(m_page, &StudyPage::opened, this, &MovesController::refresh);
    connect(m_go, &QPushButton::clicked, this, &MovesController::start);
    connect(m_watch, &QPushButton::clicked, this, &MovesController::watch);
    connect(m_apply, &QPushButton::clicked, this, &MovesController::apply);
    connect(m_clear, &QPushButton::clicked, this, &MovesController::clear);
    m_page->follow(m_run);
    connect(m_page->sheets(), &SheetView::rowChosen, this, [this](int sheet, int row) {
        if (!m_page->isVisible()) {
            return; // another page draws
        }
        if (m_answer && sheet >= 0 && row >= 0) {
            emit marksRequested(m_page->sheets()->marksOf(sheet, row));
        } else {
            drawMarks();
        }
    });
    connect(&m_parts.state, &TableState::selectionChanged, this, &MovesController::refresh);
    connect(&m_parts.state, &TableState::sightPairChanged, this, &MovesController::refresh);
    connect(&m_parts.document, &ScenarioDocument::scenarioChanged, this, &MovesController::forget);
    connect(&m_parts.state, &TableState::previewRulesChanged, this, &MovesController::forget);
    connect(&m_parts.view, &TableView::cursorMoved, this, &MovesController::probe);
    connect(m_parts.actions.named("mapOfSight"), &QAction::toggled, this, [this](bool on) {
        if (on) {
            hideLayer(); // one layer at a time
        }
    });
}

void MovesController::showChoice() {
    const MovesChoice choice = m_parts.settings.movesChoice();
    const QSignalBlocker quietAims{m_aims};
    const QSignalBlocker quietEnemies{m_enemies};
    const QSignalBlocker quietHeight{m_asModel};
    m_aims->setCurrentIndex(static_cast<int>(choice.aim));
    m_enemies->setCurrentIndex(static_cast<int>(choice.against));
    m_move->setLength(choice.move);
    m_theirMove->setLength(choice.theirMove);
    m_cell->setLength(choice.cell);
    m_theirCell->setLength(choice.theirCell);
    m_asModel->setChecked(choice.isHighAsModel);
    m_height->setLength(choice.height);
    refresh();
}

void MovesController::keepChoice() {
    MovesChoice choice = m_parts.settings.movesChoice();
    choice.aim = aim();
    choice.against = static_cast<MoveAgainst>(m_enemies->currentIndex());
    choice.move = m_move->length();
    choice.theirMove = m_theirMove->length();
    choice.cell = m_cell->length();
    choice.theirCell = m_theirCell->length();
    choice.isHighAsModel = m_asModel->isChecked();
    choice.height = choice.isHighAsModel ? choice.height : m_height->length();
    m_parts.settings.setMovesChoice(choice);
    refresh();
}

MovesController::~MovesController() {
    hideLayer(); // the canvas may outlive this
    delete m_legend;
}

MoveAim MovesController::aim() const { return static_cast<MoveAim>(m_aims->currentIndex()); }

void MovesController::setAim(MoveAim aim) { m_aims->setCurrentIndex(static_cast<int>(aim)); }

void MovesController::setTheme(const Theme& canvas) { m_legend->setTheme(canvas); }

std::optional<scenarios::ModelId> MovesController::model() const {
    const auto selected = idsOf<scenarios::ModelId>(m_parts.state.selection());
    return selected.size() == 1 ? selected.front() : m_parts.state.observer();
}

std::vector<scenarios::ModelId> MovesController::others() const {
    const auto& scenario = m_parts.document.scenario();
    const auto who = model();
    const auto* moving = who ? scenario.model(*who) : nullptr;
    std::vector<scenarios::ModelId> found;
    if (moving == nullptr) {
        return found;
    }
    if (aim() == MoveAim::Sees || static_cast<MoveAgainst>(m_enemies->currentIndex()) == MoveAgainst::Target) {
        if (const auto& target = m_parts.state.target(); target && *target != *who) {
            found.push_back(*target);
        }
        return found;
    }
    for (const scenarios::Model& other : scenario.models) {
        if (other.player != moving->player) {
            found.push_back(other.id);
        }
    }
    return found;
}

void MovesController::refresh() {
    const MoveAim asked = aim();
    const auto who = model();
    const bool hasOthers = !others().empty();
    m_enemies->setEnabled(asked != MoveAim::Sees);
    m_move->setEnabled(asked != MoveAim::Threat);
    m_theirMove->setEnabled(asked != MoveAim::Sees);
    m_theirCell->setEnabled(asked != MoveAim::Sees);
    const bool needsTarget =
        asked == MoveAim::Sees || static_cast<MoveAgainst>(m_enemies->currentIndex()) == MoveAgainst::Target;
    m_who->setText(!who          ? tr("Select a model on the table.")
                   : hasOthers   ? nameOf(m_parts.document.scenario(), scenarios::AnyId{*who})
                   : needsTarget ? tr("%1; also select its target on the table.")
                                       .arg(nameOf(m_parts.document.scenario(), scenarios::AnyId{*who}))
                                 : tr("%1, who has no enemies: no model belongs to another player.")
                                       .arg(nameOf(m_parts.document.scenario(), scenarios::AnyId{*who})));
    m_go->setEnabled(who && hasOthers);
    m_watch->setEnabled(hasOthers && requestedPath());
    m_asModel->setEnabled(asked == MoveAim::Threat);
    m_height->setEnabled(asked == MoveAim::Threat && !m_asModel->isChecked());
    if (const auto* one = who ? m_parts.document.scenario().model(*who) : nullptr;
        one != nullptr && m_asModel->isChecked()) {
        m_height->setLength(one->height);
    }
    const auto* mover =
        m_answer && m_answer->end() ? m_parts.document.scenario().model(m_answer->asked->model) : nullptr;
    m_apply->setEnabled(mover != nullptr && !mover->locked);
    m_clear->setEnabled(m_answer.has_value());
}

/// Another table: what was found is of the one before.
void MovesController::forget() {
    m_found.reset();
    if (m_run.isRunning() || m_answer) {
        clear();
    } else {
        m_page->setSentence({}); // that there was no result
    }
    refresh();
}

void MovesController::clear() {
    m_run.forget();
    m_page->setProgress({});
    m_page->setSentence({});
    m_answer.reset();
    m_page->sheets()->hide();
    hideLayer();
    emit marksRequested({});
    refresh();
}

void MovesController::start() { ask({}); }

void MovesController::watch() {
    if (auto path = requestedPath()) {
        ask(std::move(path));
    }
}

void MovesController::ask(std::optional<RequestedPath> path) {
    const auto who = model();
    auto about = others();
    if (!who || about.empty()) {
        return;
    }
    clear();
    m_page->setSentence(tr("Judging positions…"));
    auto asked = std::make_shared<const MovesRequest>(MovesRequest{
        m_parts.state.judged(m_parts.document.scenario()), aim(), *who, std::move(about), m_move->length(),
        m_theirMove->length(), m_cell->length(), m_theirCell->length(), m_height->length(), std::move(path)});
    m_run.start([asked](const std::stop_token& stop,
                        const LatestTask::Progress& reportProgress) { return answerTo(asked, stop, reportProgress); },
                [this](MovesAnswer answer) { deliver(std::move(answer)); });
}

std::optional<RequestedPath> MovesController::requestedPath() const {
    const auto who = model();
    const auto* mover = who ? m_parts.document.scenario().model(*who) : nullptr;
    if (mover == nullptr) {
        return {};
    }
    const auto of = static_cast<PathSource>(m_paths->currentIndex());
    if (of == PathSource::Found) {
        return m_found && m_foundFor == *who ? m_found : std::nullopt;
    }
    std::vector<geometry::Point> places = m_tape.places();
    if (places.size() < 2 || m_tape.isBusy()) {
        return {};
    }
    // It sets out from where it stands, also to a tape that begins beside it.
    if (m_tape.beginsOn() == *who) {
        places.front() = mover->position;
    } else {
        places.insert(places.begin(), mover->position);
    }
    return RequestedPath{of, scenarios::straightPath(std::move(places))};
}

void MovesController::say(const QString& sentence) {
    m_page->setSentence(sentence);
    emit statusText(sentence);
}

void MovesController::deliver(MovesAnswer answer) {
    m_page->setProgress({});
    if (answer.wasStopped) {
        say(tr("Canceled; there is no result."));
    } else if (!answer.problem.isEmpty()) {
        say(answer.problem);
    } else {
        m_answer = std::move(answer);
        if (!m_answer->watched && m_answer->end()) {
            m_found = RequestedPath{PathSource::Found, *m_answer->path};
            m_foundFor = m_answer->asked->model;
        }
        say(movesSummary(*m_answer));
        m_page->sheets()->setVisible(m_answer->watched.has_value());
        if (m_answer->watched) {
            m_page->sheets()->setSheets(pathSheets(*m_answer));
        }
        showLayer();
        drawMarks();
    }
    refresh();
}

void MovesController::retranslateUi() {
    if (m_answer) {
        m_page->setSentence(movesSummary(*m_answer));
        if (m_answer->watched) {
            m_page->sheets()->setSheets(pathSheets(*m_answer));
        }
        if (m_page->isVisible()) {
            drawMarks();
        }
    }
}

void MovesController::showLayer() {
    m_values = m_answer->values();
    if (!m_values) {
        return;
    }
    m_parts.actions.named("mapOfSight")->setChecked(false); // one layer at a time
    const MapChoice likes = m_parts.settings.mapChoice();
    HeatChoice look;
    look.colors = likes.colors;
    if (m_answer->safeArea || !likes.isolines) {
        look.isolines.clear();
    }
    HeatLayer layer{heatPictureOf(*m_values, look), likes.opacityPercent / 100.0, false};
    if (m_answer->safeArea) {
        layer.picture.marks = safetyMarks(m_answer->asked->theirMove > Length{});
    }
    m_legend->showMap(layer.picture, movesTitle(*m_answer->asked));
    m_parts.scene.show(std::move(layer));
    probe(m_parts.scene.cursorPosition());
}

void MovesController::hideLayer() {
    if (std::exchange(m_values, std::nullopt)) {
        m_parts.scene.show(HeatLayer{});
        m_legend->showMap({}, {});
    }
}

void MovesController::probe(const std::optional<QPointF>& place) {
    if (!m_values) {
        return;
    }
    const auto samplePoint = place ? scenarios::samplePointAt(m_values->grid, fromInches(*place)) : std::nullopt;
    if (!samplePoint) {
        m_legend->setProbe({}, {});
        return;
    }
    const QString text = movesSamplePointText(*m_answer, *samplePoint);
    m_legend->setProbe(m_values->hasValue(*samplePoint)
                           ? std::optional{m_values->shareOf(m_values->values[*samplePoint])}
                           : std::nullopt,
                       text);
    if (m_parts.actions.named("pointWithKeys")->isChecked()) {
        emit statusText(text); // read out to who cannot see it
    }
}

void MovesController::drawMarks() {
    if (m_answer) {
        emit marksRequested(m_answer->watched ? pathMarks(*m_answer) : movesMarks(*m_answer));
    }
}

void MovesController::apply() {
    const auto end = m_answer ? m_answer->end() : std::nullopt;
    if (!end) {
        return;
    }
    const scenarios::ModelId id = m_answer->asked->model;
    scenarios::Scenario next = m_parts.document.scenario();
    for (scenarios::Model& model : next.models) {
        if (model.id == id) {
            model.position = *end;
        }
    }
    const QString name = nameOf(next, scenarios::AnyId{id});
    m_parts.document.edit(tr("Move %1").arg(name), std::move(next));
    say(tr("%1 was moved there. Undo reverts it.").arg(name));
}

} // namespace sightline::app
