#include "app/desktop/design/map_controller.h"
#include "app/desktop/base/latest_task.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/map_legend.h"
#include "app/desktop/design/map_page.h"
#include "app/desktop/design/map_text.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/shared/export/map_picture.h"
#include "app/shared/painting/design_painter.h"
#include "app/shared/text/number_text.h"
#include "scenarios/base/atomic_file.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

using geometry::Length;

/// A burst of edits is asked about once, and a drag this often.
constexpr int kPauseMilliseconds = 40;
/// Work that has taken this long gives way to a newer question; what is quicker may end, so that a drag shows maps too.
constexpr int kYieldMilliseconds = 300;

HeatChoice lookOf(const MapChoice& choice) {
    HeatChoice look;
    look.colors = choice.colors;
    if (!choice.isolines) {
        look.isolines.clear();
    }
    return look;
}

/// Returns what the map counts, as the legend says it.
QString shownTitle(const MapAnswer& answer) {
    const QString title = mapTitle(*answer.asked);
    return answer.lessName.isEmpty()
               ? title
               : MapController::tr("%1, minus the map of “%2”", "what a map counts, another table")
                     .arg(title, answer.lessName);
}

} // namespace

MapController::MapController(const TableParts& parts)
    : m_parts{parts},
      m_page{new MapPage{parts.actions.named("mapOfSight"), parts.actions.named("exportMap")}},
      m_legend{new MapLegend{parts.view}},
      m_askToWrite{[this](const QString& title, const QString& suggestion, const QString& filter) {
          return fileToSave(m_parts.view.window(), title, suggestion, filter);
      }},
      m_askToRead{[this](const QString& title, const QString& folder, const QString& filter) {
          return fileToOpen(m_parts.view.window(), title, folder, filter);
      }} {
    m_page->setChoice(parts.settings.mapChoice());
    m_page->setTable(parts.document.scenario());
    connect(parts.actions.named("mapOfSight"), &QAction::toggled, this, &MapController::turn);
    connect(parts.actions.named("exportMap"), &QAction::triggered, this, &MapController::exportMap);
    connect(m_page, &MapPage::changed, this, [this] {
        m_parts.settings.setMapChoice(m_page->choice());
        scheduleRequest();
    });
    connect(m_page, &MapPage::lessRequested, this, [this] {
        const QString path = m_askToRead(tr("Compare the map with another table"), m_parts.settings.lastFolder(),
                                         tr("Scenarios (*.%1)").arg(QLatin1String{scenarios::kScenarioSuffix}));
        if (!path.isEmpty()) {
            compareWith(path);
        }
    });
    connect(m_page, &MapPage::stopRequested, this, [this] {
        m_run.stopWaiting();
        m_run.stop();
    });
    connect(m_page, &MapPage::continueRequested, this, &MapController::goOn);
    connect(m_page, &MapPage::finerRequested, this, [this] {
        if (m_answer) {
            m_left = {m_answer->asked->choice.cell};
            goOn();
        }
    });
    connect(&m_run, &LatestTask::progressed, this, [this](int done, int all) {
        if (m_run.isSlow()) {
            m_page->setProgress(std::pair{done, all});
            m_isProgressTold = true;
            emit statusText(tr("Heat map: %1").arg(m_page->progressText())); // the panel may be closed
            showNote();
        }
    });
    connect(&parts.document, &ScenarioDocument::scenarioChanged, this, [this] {
        m_page->setTable(m_parts.document.scenario());
        scheduleRequest();
    });
    connect(&parts.state, &TableState::previewRulesChanged, this, &MapController::scheduleRequest);
    connect(&parts.view, &TableView::cursorMoved, this, &MapController::probe);
    turn(isOn());
}

MapController::~MapController() {
    m_parts.scene.show(HeatLayer{}); // the canvas may outlive this
    delete m_legend;
}

bool MapController::isOn() const { return m_parts.actions.named("mapOfSight")->isChecked(); }

void MapController::setTheme(const Theme& canvas) { m_legend->setTheme(canvas); }

void MapController::setFileQuestions(FileQuestion toWrite, FileQuestion toRead) {
    m_askToWrite = std::move(toWrite);
    m_askToRead = std::move(toRead);
}

void MapController::turn(bool on) {
    m_parts.actions.setFact(Fact::HeatMap, on);
    if (on) {
        scheduleRequest();
        return;
    }
    m_run.cancel();
    setStopped(Stopped::No);
    m_answer.reset();
    m_isStale = false;
    m_page->setProgress({});
    m_page->setSentence(tr("Show the map to see how the table affects the game: light means much, dark means little."));
    m_page->setProbe({});
    if (std::exchange(m_isProgressTold, false)) {
        emit statusText({});
    }
    show();
}

void MapController::scheduleRequest() {
    if (!isOn()) {
        return;
    }
    if (m_answer && m_answer->asked->asksTheSame(question())) {
        show(); // only its looks are others
        return;
    }
    setStale(true);
    if (!m_run.isWaiting()) {
        m_run.startAfter(kPauseMilliseconds, [this] { m_run.startNext(kYieldMilliseconds, [this] { start(); }); });
    }
}

MapRequest MapController::question() const {
    return {m_parts.state.judged(m_parts.document.scenario()), m_page->choice(), m_page->player(), m_page->zone(),
            m_page->less()};
}

void MapController::start() {
    setStopped(Stopped::No);
    m_page->setProgress({});
    if (!m_answer) {
        m_isProgressTold = true;
        emit statusText(tr("Computing the heat map…"));
    }
    m_run.start([asked = std::make_shared<const MapRequest>(question())](
                    const std::stop_token& stop,
                    const LatestTask::Progress& reportProgress) { return answerTo(asked, stop, reportProgress); },
                [this](MapAnswer answer) { deliver(std::move(answer)); });
}

void MapController::showSummary() { m_page->setSentence(summary()); }

QString MapController::summary() const {
    const QString cells =
        m_left.empty() ? mapCellsText(*m_answer)
                       : tr("Stopped at cells of %1; “Continue” makes them finer.").arg(lengthText(m_answer->cell));
    QStringList sentences{mapSummary(*m_answer), mapExtremesText(*m_answer), cells};
    sentences.removeAll(QString{});
    return sentences.join(u' ');
}

void MapController::setStopped(Stopped isStopped, std::vector<Length> left) {
    m_left = std::move(left);
    m_page->setStopped(isStopped == Stopped::Yes);
}

void MapController::goOn() {
    if (!m_answer || m_isStale || m_left.empty()) {
        m_run.startNext(kYieldMilliseconds, [this] { start(); });
        return;
    }
    m_answer->finer = m_left;
    setStopped(Stopped::No);
    showSummary();
    show();
    refine();
}

void MapController::refine() {
    m_run.start(
        [asked = m_answer->asked, finer = m_answer->finer](const std::stop_token& stop,
                                                           const LatestTask::Progress& reportProgress) {
            MapAnswer answer = answerTo(asked, stop, reportProgress, finer.front());
            answer.finer.assign(finer.begin() + 1, finer.end());
            return answer;
        },
        [this](MapAnswer answer) { deliver(std::move(answer)); });
}

void MapController::deliver(MapAnswer answer) {
    m_page->setProgress({});
    if (answer.values) {
        const bool isFirst = !m_answer;
        // The last map of a series replaces the progress in the status line.
        const bool endsTheProgress = answer.finer.empty() && std::exchange(m_isProgressTold, false);
        m_answer = std::move(answer);
        showSummary();
        if (isFirst || endsTheProgress) {
            emit statusText(mapSummary(*m_answer));
        }
        setStale(!m_answer->asked->asksTheSame(question()));
        show();
        if (m_answer->isDraft() && !m_isStale && !m_run.isWaiting()) {
            refine();
        }
    } else if (!answer.problem.isEmpty()) {
        m_answer.reset();
        m_isStale = false;
        m_page->setProblem(answer.problem);
        emit statusText(answer.problem);
        show();
    } else if (!m_run.isWaiting() && m_answer && !m_isStale) {
        // What was drawn so far is kept.
        std::vector<Length> left = std::exchange(m_answer->finer, {});
        const Stopped isStopped = left.empty() ? Stopped::No : Stopped::Yes;
        setStopped(isStopped, std::move(left));
        showSummary();
        show();
        m_isProgressTold = false;
        emit statusText(summary());
    } else if (!m_run.isWaiting()) {
        setStopped(Stopped::Yes);
        const QString stopped =
            m_answer ? tr("Canceled. The map is out of date.") : tr("Canceled; there is no map yet.");
        m_page->setSentence(stopped);
        m_isProgressTold = false;
        emit statusText(stopped);
    }
}

void MapController::retranslateUi() {
    if (m_answer) {
        showSummary();
        show();
    }
}

void MapController::setStale(bool stale) {
    const bool isStale = stale && m_answer;
    if (std::exchange(m_isStale, isStale) != isStale) {
        show();
    }
}

void MapController::show() {
    if (!m_answer) {
        m_parts.scene.show(HeatLayer{});
        m_legend->showMap({}, {});
        m_page->setFinerCell({});
        if (m_page->isVisible()) {
            drawMarks();
        }
        return;
    }
    const MapChoice choice = m_page->choice();
    HeatLayer layer{heatPictureOf(inShownUnit(m_answer->asked->choice, *m_answer->values), lookOf(choice)),
                    choice.opacityPercent / 100.0, m_isStale};
    m_legend->showMap(layer.picture, shownTitle(*m_answer));
    showNote();
    m_parts.scene.show(std::move(layer));
    probe(m_parts.scene.cursorPosition());
    if (m_page->isVisible()) {
        drawMarks();
    }
}

void MapController::drawMarks() {
    DesignMarks marks;
    if (const auto extremes = m_answer && !m_isStale ? mapExtremes(*m_answer->values) : std::nullopt) {
        const auto& grid = m_answer->values->grid;
        const double half = m_answer->cell.inches() / 2;
        const auto mark = [&](std::size_t samplePoint, const QString& word) {
            const QPointF center = toInches(grid.samplePoint(samplePoint));
            marks.outlines.emplace_back(QRectF{center - QPointF{half, half}, center + QPointF{half, half}});
            marks.strips.push_back({center - QPointF{half, 0.0}, center + QPointF{half, 0.0}, 0.0, word});
        };
        mark(extremes->most, tr("Most", "a label at the largest value of a map"));
        mark(extremes->least, tr("Least", "a label at the smallest value of a map"));
        const auto& table = m_answer->asked->scenario.table;
        marks.table = {0.0, 0.0, table.width.inches(), table.height.inches()};
    }
    emit marksRequested(marks);
}

void MapController::showNote() {
    const bool isCoarser = m_answer && m_answer->cell > m_answer->asked->choice.cell;
    const bool isLast = isCoarser && !m_isStale && !m_answer->isDraft() && m_left.empty();
    m_page->setFinerCell(isLast ? std::optional{m_answer->asked->choice.cell} : std::nullopt);
    QStringList note;
    if (m_isStale) {
        note << tr("Out of date");
    } else if (m_answer && m_answer->isDraft()) {
        note << tr("Draft, getting finer");
    } else if (!m_left.empty()) {
        note << tr("Draft, stopped");
    }
    if (isCoarser) {
        note << tr("Cells of %1", "a length").arg(lengthText(m_answer->cell));
    }
    m_legend->setNote((note << m_page->progressText()).join(u'\n').trimmed());
}

void MapController::probe(const std::optional<QPointF>& place) {
    if (!m_answer) {
        return;
    }
    const auto& values = *m_answer->values;
    const auto samplePoint = place ? scenarios::samplePointAt(values.grid, fromInches(*place)) : std::nullopt;
    if (!samplePoint) {
        m_legend->setProbe({}, {});
        m_page->setProbe({});
        return;
    }
    const QString text = mapSamplePointText(m_answer->asked->choice, values, *samplePoint);
    m_legend->setProbe(values.hasValue(*samplePoint) ? std::optional{values.shareOf(values.values[*samplePoint])}
                                                     : std::nullopt,
                       text);
    m_page->setProbe(text);
    if (m_parts.actions.named("pointWithKeys")->isChecked()) {
        emit statusText(text); // read out to who cannot see it
    }
}

void MapController::compareWith(const QString& path) {
    m_page->setLess(path);
    m_page->setChoice(m_page->choice());
    m_parts.actions.named("mapOfSight")->setChecked(true);
    scheduleRequest();
}

void MapController::exportMap() {
    if (!m_answer) {
        emit statusText(tr("There is no map to export yet."));
        return;
    }
    QString name = m_parts.document.scenario().name.isEmpty() ? tr("Table") : m_parts.document.scenario().name;
    name.replace(u'/', u'-');
    const QString path =
        m_askToWrite(tr("Export heat map"), QDir{m_parts.settings.lastFolder()}.filePath(name + QStringLiteral(".png")),
                     tr("Picture with its world file (*.png);;List of values (*.csv)"));
    if (!path.isEmpty()) {
        write(path);
    }
}

void MapController::write(const QString& path) {
    const bool isList = QFileInfo{path}.suffix().compare(QStringLiteral("csv"), Qt::CaseInsensitive) == 0;
    const QString whole = isList || QFileInfo{path}.suffix().compare(QStringLiteral("png"), Qt::CaseInsensitive) == 0
                              ? path
                              : path + QStringLiteral(".png");
    m_writing.start(
        [answer = *m_answer, whole, isList, look = lookOf(m_page->choice()), title = shownTitle(*m_answer),
         shown = inShownUnit(m_answer->asked->choice, *m_answer->values)](const std::stop_token&) {
            if (isList) {
                return scenarios::writeFileAtomically(whole, answer.csv());
            }
            const MapPicture picture = mapPictureOf(shown, look, answer.asked->scenario, title);
            const QString problem = scenarios::writeFileAtomically(whole, picture.png);
            return problem.isEmpty()
                       ? scenarios::writeFileAtomically(worldFileName(whole),
                                                        scenarios::worldFileOf(answer.values->grid, picture.dots))
                       : problem;
        },
        [this, whole](const QString& problem) {
            emit statusText(problem.isEmpty() ? tr("Saved: %1").arg(QDir::toNativeSeparators(whole))
                                              : tr("“%1” could not be written: %2. Choose another place.")
                                                    .arg(QDir::toNativeSeparators(whole), problem));
        });
}

} // namespace sightline::app
