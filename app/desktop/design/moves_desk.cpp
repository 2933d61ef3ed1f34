#include "app/desktop/design/moves_desk.h"

#include "app/desktop/actions/design_actions.h"
#include "app/desktop/design/map_legend.h"
#include "app/desktop/design/moves_words.h"
#include "app/desktop/design/sheet_view.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/painting/shapes.h"
#include "app/desktop/panels/length_box.h"
#include "app/desktop/scene/table_view.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/text/number_text.h"
#include "app/desktop/text/thing_text.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <cmath>
#include <utility>

namespace sightline::app {

namespace {

using geometry::Length;

constexpr int kPatience = 200;
constexpr double kMostMove = 100.0;

/// The list of enemies, in this order.
enum class Against { All, Target };

LengthBox* lengthBox(const char* name, double least, double most, double first) {
    auto* box = new LengthBox{LengthBox::Unit::Table};
    box->setObjectName(QLatin1String{name});
    box->setLengths(Length::fromInches(least), Length::fromInches(most));
    box->setLength(Length::fromInches(first));
    return box;
}

QPushButton* button(const char* name, const QString& text, const QString& tip) {
    auto* made = new QPushButton{text};
    made->setObjectName(QLatin1String{name});
    made->setToolTip(tip);
    return made;
}

QComboBox* list(const char* name, const QStringList& texts) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String{name});
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // read whole in each language
    box->addItems(texts);
    return box;
}

} // namespace

MovesDesk::MovesDesk(const DesignParts& parts)
    : m_parts{parts}, m_page{new StudyPage{QStringLiteral("moves"), tr("Answers for the move of one model, round pieces, walls and bases. Places of a net are judged, each by itself; between them it may be otherwise.")}},
      m_legend{new MapLegend{parts.view.viewport()}}, m_who{new QLabel}, m_aims{list("movesAim", moveAimNames())}, m_enemies{list("movesEnemies", {tr("All models of other players"), tr("The chosen target only")})},
      m_move{lengthBox("movesMove", 0, kMostMove, 6)}, m_theirMove{lengthBox("movesTheirMove", 0, kMostMove, 6)}, m_cell{lengthBox("movesCell", 0.1, 6, 0.5)},
      m_theirCell{lengthBox("movesTheirCell", 0.1, 6, 1)}, m_go{button("movesGo", tr("&Go"), tr("Work it out; it can be cancelled"))},
      m_apply{button("movesApply", tr("Move t&here"), tr("Put the model where the way ends, as one step"))}, m_clear{button("movesClear", tr("Cl&ear"), tr("Take the answer off the table"))} {
    m_legend->setObjectName(QStringLiteral("movesLegend"));
    m_who->setObjectName(QStringLiteral("movesModel"));
    m_who->setWordWrap(true);
    m_theirMove->setToolTip(tr("How far each enemy goes after that, round pieces; 0: they stand still"));
    m_theirCell->setToolTip(tr("Between the places of an enemy’s move that are looked from"));
    m_cell->setToolTip(tr("Between the places that are judged"));
    auto* form = m_page->form();
    form->addRow(tr("Model"), m_who);
    m_page->addWideRow(tr("&Question"), m_aims);
    m_page->addWideRow(tr("Ag&ainst"), m_enemies);
    form->addRow(tr("Its &move"), m_move);
    form->addRow(tr("The&ir move"), m_theirMove);
    form->addRow(tr("A &place every"), m_cell);
    form->addRow(tr("They loo&k every"), m_theirCell);
    m_page->buttons()->addWidget(m_go);
    m_page->buttons()->addWidget(m_apply);
    m_page->buttons()->addWidget(m_clear);
    m_page->buttons()->addStretch(1);
    m_page->sheets()->hide();
    static_cast<QBoxLayout*>(m_page->layout())->addStretch(1); // nothing drifts apart
    connect(m_aims, &QComboBox::currentIndexChanged, this, &MovesDesk::refresh);
    connect(m_enemies, &QComboBox::currentIndexChanged, this, &MovesDesk::refresh);
    connect(m_go, &QPushButton::clicked, this, &MovesDesk::start);
    connect(m_apply, &QPushButton::clicked, this, &MovesDesk::apply);
    connect(m_clear, &QPushButton::clicked, this, &MovesDesk::clear);
    connect(m_page, &StudyPage::stopAsked, this, [this] { m_run.stop(); });
    connect(&parts.state, &TableState::selectionChanged, this, &MovesDesk::refresh);
    connect(&parts.state, &TableState::sightPairChanged, this, &MovesDesk::refresh);
    connect(&parts.document, &ScenarioDocument::scenarioChanged, this, &MovesDesk::forget);
    connect(&parts.state, &TableState::previewRulesChanged, this, &MovesDesk::forget);
    connect(&parts.view, &TableView::cursorMoved, this, &MovesDesk::probe);
    connect(parts.actions.map, &QAction::toggled, this, [this](bool on) {
        if (on) {
            hideLayer(); // one layer at a time
        }
    });
    connect(&m_run, &BackgroundRun::progressed, this, [this](int done, int all) {
        if (m_since.elapsed() >= kPatience) {
            m_page->setProgress(std::pair{done, all});
        }
    });
    refresh();
}

MovesDesk::~MovesDesk() {
    hideLayer(); // the canvas may outlive this
    delete m_legend;
}

MoveAim MovesDesk::aim() const { return static_cast<MoveAim>(m_aims->currentIndex()); }

void MovesDesk::setAim(MoveAim aim) { m_aims->setCurrentIndex(static_cast<int>(aim)); }

void MovesDesk::setTheme(const Theme& canvas) { m_legend->setTheme(canvas); }

std::optional<scenarios::ModelId> MovesDesk::model() const {
    std::optional<scenarios::ModelId> found;
    for (const scenarios::AnyId& id : m_parts.state.selection()) {
        if (const auto* model = std::get_if<scenarios::ModelId>(&id)) {
            if (found) {
                return m_parts.state.observer();
            }
            found = *model;
        }
    }
    return found ? found : m_parts.state.observer();
}

std::vector<scenarios::ModelId> MovesDesk::others() const {
    const auto& scenario = m_parts.document.scenario();
    const auto who = model();
    const auto* moving = who ? scenario.model(*who) : nullptr;
    std::vector<scenarios::ModelId> found;
    if (moving == nullptr) {
        return found;
    }
    if (aim() == MoveAim::Sees || static_cast<Against>(m_enemies->currentIndex()) == Against::Target) {
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

void MovesDesk::refresh() {
    const MoveAim asked = aim();
    const auto who = model();
    const bool hasOthers = !others().empty();
    m_enemies->setEnabled(asked != MoveAim::Sees);
    m_move->setEnabled(asked != MoveAim::Threat);
    m_theirMove->setEnabled(asked != MoveAim::Sees);
    m_theirCell->setEnabled(asked != MoveAim::Sees);
    const bool needsTarget = asked == MoveAim::Sees || static_cast<Against>(m_enemies->currentIndex()) == Against::Target;
    m_who->setText(!who         ? tr("Choose one model on the table.")
                   : hasOthers  ? nameOf(m_parts.document.scenario(), scenarios::AnyId{*who})
                   : needsTarget ? tr("%1; choose its target on the table too.").arg(nameOf(m_parts.document.scenario(), scenarios::AnyId{*who}))
                                 : tr("%1, who has no enemies: no model belongs to another player.").arg(nameOf(m_parts.document.scenario(), scenarios::AnyId{*who})));
    m_go->setEnabled(who && hasOthers);
    const auto* mover = m_answer && m_answer->end() ? m_parts.document.scenario().model(m_answer->asked->model) : nullptr;
    m_apply->setEnabled(mover != nullptr && !mover->locked);
    m_clear->setEnabled(m_answer.has_value());
}

/// Another table: what was found is of the one before.
void MovesDesk::forget() {
    if (m_run.isRunning() || m_answer) {
        clear();
    }
    refresh();
}

void MovesDesk::clear() {
    m_run.forget();
    m_page->setProgress({});
    m_page->setSentence({});
    m_answer.reset();
    hideLayer();
    emit marksAsked({});
    refresh();
}

void MovesDesk::start() {
    const auto who = model();
    auto about = others();
    if (!who || about.empty()) {
        return;
    }
    clear();
    m_page->setSentence(tr("Judging places…"));
    m_since.start();
    auto asked = std::make_shared<const MovesAsked>(MovesAsked{m_parts.state.judged(m_parts.document.scenario()), aim(), *who, std::move(about), m_move->length(), m_theirMove->length(),
                                                               m_cell->length(), m_theirCell->length()});
    m_run.start([asked](const std::stop_token& stop, const BackgroundRun::Progress& tell) { return answerTo(asked, stop, tell); }, [this](MovesAnswer answer) { deliver(std::move(answer)); });
}

void MovesDesk::say(const QString& sentence) {
    m_page->setSentence(sentence);
    emit statusText(sentence);
}

void MovesDesk::deliver(MovesAnswer answer) {
    m_page->setProgress({});
    if (answer.wasStopped) {
        say(tr("Cancelled; nothing was found out."));
    } else if (!answer.problem.isEmpty()) {
        say(answer.problem);
    } else {
        m_answer = std::move(answer);
        say(movesSummary(*m_answer));
        showLayer();
        drawMarks();
    }
    refresh();
}

void MovesDesk::retell() {
    if (m_answer) {
        m_page->setSentence(movesSummary(*m_answer));
        if (m_page->isVisible()) {
            drawMarks();
        }
    }
}

void MovesDesk::showLayer() {
    m_values = m_answer->values();
    if (!m_values) {
        return;
    }
    m_parts.actions.map->setChecked(false); // one layer at a time
    const MapChoice likes = m_parts.settings.mapChoice();
    HeatChoice look;
    look.colors = likes.colors;
    if (m_answer->ground || !likes.isolines) {
        look.isolines.clear();
    }
    HeatLayer layer{heatPictureOf(*m_values, look), likes.opacityPercent / 100.0, false};
    if (m_answer->ground) {
        layer.picture.marks = safetyMarks(m_answer->asked->theirMove > Length{});
    }
    m_legend->showMap(layer.picture, movesTitle(*m_answer->asked));
    m_parts.scene.setHeat(std::move(layer));
    probe(m_parts.scene.cursorPlace());
}

void MovesDesk::hideLayer() {
    if (std::exchange(m_values, std::nullopt)) {
        m_parts.scene.setHeat({});
        m_legend->showMap({}, {});
    }
}

void MovesDesk::probe(const std::optional<QPointF>& place) {
    if (!m_values) {
        return;
    }
    const auto spot = place ? scenarios::spotAt(m_values->grid, fromInches(*place)) : std::nullopt;
    if (!spot) {
        m_legend->setProbe({}, {});
        return;
    }
    const QString text = movesSpotText(*m_answer, *spot);
    m_legend->setProbe(m_values->isTold(*spot) ? std::optional{m_values->shareOf(m_values->values[*spot])} : std::nullopt, text);
    if (m_parts.actions.pointsWithKeys()) {
        emit statusText(text); // read out to who cannot see it
    }
}

void MovesDesk::drawMarks() {
    if (m_answer) {
        emit marksAsked(marks());
    }
}

/// The way with its length, and the base dashed where it ends.
DesignMarks MovesDesk::marks() const {
    DesignMarks marks;
    const auto end = m_answer->end();
    if (!end) {
        return marks;
    }
    const auto& scenario = m_answer->asked->scenario;
    marks.table = {0.0, 0.0, scenario.table.width.inches(), scenario.table.height.inches()};
    const auto& way = *m_answer->way;
    std::size_t longest = 0;
    double most = -1.0;
    for (std::size_t i = 1; i < way.corners.size(); ++i) {
        const QPointF from = toInches(way.corners[i - 1]);
        const QPointF to = toInches(way.corners[i]);
        const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
        marks.strips.push_back({from, to, 0.0, {}});
        if (length > most) {
            most = length;
            longest = i - 1;
        }
    }
    marks.strips[longest].text = lengthText(way.length);
    geometry::PlacedFootprint base = scenario.model(m_answer->asked->model)->placed();
    base.position = *end;
    marks.ghosts.push_back(pathOf(base).toFillPolygon());
    return marks;
}

void MovesDesk::apply() {
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
    say(tr("%1 stands there now. Undo takes it back.").arg(name));
}

} // namespace sightline::app
