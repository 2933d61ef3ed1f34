#include "app/desktop/dialogs/study_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/dialogs/study_figure.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/dialog_fit.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/shared/text/study_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/base/parallel.h"

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace sightline::app {

namespace {

constexpr double kMaxMillimeters = 100.0;
constexpr double kMaxDegrees = 180.0;

/// Returns how many trials the chart shows: enough for its bars. Clearances among solids take up to a hundred times as
/// long as the answer.
int chartTrials(const scenarios::RuleSet& rules) {
    return rules.view == scenarios::SightGeometry::Volume ? 300 : 1'000;
}

QDoubleSpinBox* errorBox(const char* name, double value, double most, const QString& unit, const QString& spoken) {
    auto* box = named(name, new QDoubleSpinBox);
    box->setRange(0.0, most);
    box->setDecimals(1);
    box->setSingleStep(0.5);
    box->setSuffix(unit);
    box->setValue(value);
    box->setAccessibleName(spoken);
    return box;
}

} // namespace

StudyDialog::StudyDialog(scenarios::Scenario scenario,
                         const scenarios::ModelId& observer,
                         const scenarios::ModelId& target,
                         const QString& remark,
                         QWidget* parent)
    : QDialog{parent}, m_scenario{std::move(scenario)}, m_observer{observer}, m_target{target}, m_comment{remark} {
    setWindowTitle(tr("Placement study"));
    setMinimumWidth(460);
    auto* explanation = new QLabel{tr("Repeats the setup many times, each time with small errors, and counts how often "
                                      "%1 sees %2 and, where the rules limit targets, may target it. Your table is not "
                                      "changed.")
                                       .arg(nameOf(m_scenario, observer), nameOf(m_scenario, target))};
    explanation->setWordWrap(true);
    auto* apart = named("studyRemark", new QLabel{remark});
    apart->setTextFormat(Qt::PlainText);
    apart->setWordWrap(true);
    QFont bold = apart->font();
    bold.setBold(true);
    apart->setFont(bold);
    apart->setVisible(!remark.isEmpty());
    const scenarios::StudyOptions usual;
    const QString tip = tr("Standard deviation: two thirds of all errors are smaller");
    m_modelPosition = errorBox("studyModelPlace", usual.errors.modelMillimeters, kMaxMillimeters, tr(" mm"),
                               tr("Error of a model’s position"));
    m_modelTurn =
        errorBox("studyModelTurn", usual.errors.modelDegrees, kMaxDegrees, tr("°"), tr("Error of a model’s facing"));
    m_piecePosition = errorBox("studyPiecePlace", usual.errors.pieceMillimeters, kMaxMillimeters, tr(" mm"),
                               tr("Error of a terrain piece’s position"));
    m_pieceTurn = errorBox("studyPieceTurn", usual.errors.pieceDegrees, kMaxDegrees, tr("°"),
                           tr("Error of a terrain piece’s rotation"));
    for (auto* box : {m_modelPosition, m_modelTurn, m_piecePosition, m_pieceTurn}) {
        box->setToolTip(tip);
    }
    m_trials = named("studyTrials", new QSpinBox);
    m_trials->setRange(1, 1'000'000);
    m_trials->setSingleStep(1000);
    m_trials->setGroupSeparatorShown(true);
    m_trials->setValue(usual.trials);
    m_seed = named("studySeed", new QSpinBox);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(usual.seed));
    m_seed->setToolTip(tr("The same seed gives the same errors, on this and any other computer"));
    m_start = named("studyStart", new QPushButton);
    m_progress = new QProgressBar;
    tellTimeLeft(*m_progress);
    m_answer = named("studyAnswer", new QLabel);
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_answer->setMinimumHeight(2 * m_answer->fontMetrics().lineSpacing());
    m_answer->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    m_copy = named("studyCopy", buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole));
    m_copy->setToolTip(tr("Copy the question and the result"));
    m_copy->setEnabled(false);

    const auto pair = [](QWidget* place, QWidget* turn) {
        auto* row = rowOf({{place, 1}, {turn, 1}});
        return row;
    };
    auto* form = new QFormLayout;
    form->addRow(tr("Error of models"), pair(m_modelPosition, m_modelTurn));
    form->addRow(tr("Error of terrain"), pair(m_piecePosition, m_pieceTurn));
    form->addRow(tr("&Trials"), m_trials);
    form->addRow(tr("&Seed"), m_seed);
    m_column = new QVBoxLayout{this};
    m_column->addWidget(explanation);
    m_column->addWidget(apart);
    m_column->addLayout(form);
    m_column->addWidget(m_start, 0, Qt::AlignLeft);
    m_column->addWidget(m_progress);
    m_column->addWidget(m_answer, 1);
    m_column->addWidget(buttons);

    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(m_copy, &QPushButton::clicked, this, &StudyDialog::copy);
    connect(&m_run, &LatestTask::progressed, m_progress, &QProgressBar::setValue);
    refresh();
    m_start->setDefault(true);
}

scenarios::StudyOptions StudyDialog::options() const {
    scenarios::StudyOptions options;
    options.errors = {m_modelPosition->value(), m_modelTurn->value(), m_piecePosition->value(), m_pieceTurn->value()};
    options.trials = m_trials->value();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    options.threads = scenarios::threadsBesideTheWindow();
    return options;
}

void StudyDialog::start() {
    const auto rules = scenarios::ruleSetOf(m_scenario);
    if (!rules) {
        m_answer->setText(rules.error().message);
        return;
    }
    m_asked = options();
    m_asked.clearances = chartTrials(*rules);
    m_progress->setRange(0, m_asked.trials);
    m_progress->setValue(0);
    m_answer->setText(tr("Running…"));
    if (m_chart) {
        m_chart->hide(); // it is of the study before
    }
    m_copy->setEnabled(false);
    m_run.start(
        [asked = m_asked, scenario = m_scenario, observer = m_observer, target = m_target,
         rules = *rules](const std::stop_token& stop, const LatestTask::Progress& reportProgress) mutable {
            asked.progress = reportProgress;
            return scenarios::studyOf(scenarios::PreparedTable{scenario, rules}, observer, target, asked, stop);
        },
        [this](const scenarios::PlacementStudy& study) { ended(study); });
    refresh();
}

void StudyDialog::stop() {
    m_run.stop();
    m_start->setEnabled(false); // until it has ended
}

void StudyDialog::ended(const scenarios::PlacementStudy& study) {
    m_result = study;
    refresh();
    m_progress->setValue(study.trials);
    m_answer->setText(studySentence(study));
    m_copy->setEnabled(true);
    showChart();
}

void StudyDialog::showChart() {
    const auto figure = clearanceFigure(*m_result);
    if (figure && !m_chart) {
        m_chart = named("studyChart", new HistogramView);
        m_column->insertWidget(m_column->indexOf(m_answer) + 1, m_chart);
    }
    if (figure) {
        m_chart->setFigure(*figure);
    }
    if (m_chart) {
        m_chart->setVisible(figure.has_value());
        m_chart->resize(m_answer->width(), m_chart->height()); // on which the height of its words depends
        if (layout() == m_column) {                            // otherwise it scrolls
            resize(width(), std::max(height(), m_column->totalMinimumHeightForWidth(width())));
        }
        fitIntoScreen(*this);
        if (auto* scroll = findChild<QScrollArea*>(QStringLiteral("dialogScroll")); scroll && figure) {
            QTimer::singleShot(0, this,
                               [this, scroll] { scroll->ensureWidgetVisible(m_chart); }); // once it is laid out
        }
    }
}

void StudyDialog::refresh() {
    const bool running = isRunning();
    m_start->setEnabled(true);
    m_start->setText(running ? tr("S&top") : tr("Sta&rt"));
    for (QWidget* box : std::initializer_list<QWidget*>{m_modelPosition, m_modelTurn, m_piecePosition, m_pieceTurn,
                                                        m_trials, m_seed}) {
        box->setEnabled(!running);
    }
}

void StudyDialog::copy() const {
    QGuiApplication::clipboard()->setText(studyReport(m_scenario, m_observer, m_target, m_asked, *m_result) +
                                          (m_comment.isEmpty() ? QString{} : u'\n' + m_comment));
}

} // namespace sightline::app
