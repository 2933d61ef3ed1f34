#include "app/desktop/dialogs/layout_report_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/shared/export/layout_page.h"
#include "app/shared/export/sign_off.h"
#include "app/shared/text/layout_text.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/rules/rule_set.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>

#include <algorithm>
#include <limits>
#include <utility>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::JsonWriter;

constexpr int kMaxTrials = 100'000;

/// The part of the progress that belongs to measuring; writing the files takes the rest.
constexpr double kMeasuring = 0.92;

QCheckBox* check(const char* name, const QString& text, bool on) {
    auto* box = named(name, new QCheckBox{text});
    box->setChecked(on);
    return box;
}

} // namespace

LayoutReportDialog::LayoutReportDialog(scenarios::Scenario scenario,
                                       const scenarios::LayoutOptions& options,
                                       QWidget* parent)
    : QDialog{parent},
      m_scenario{std::move(scenario)},
      m_options{options},
      m_askForFolder{[this] { return folderToSaveIn(this, tr("Folder for the layout report")); }},
      m_cell{named("reportCell", new LengthBox{LengthBox::Unit::Table})},
      m_move{named("reportMove", new LengthBox{LengthBox::Unit::Table})},
      m_trials{named("reportTrials", new QSpinBox)},
      m_seed{named("reportSeed", new QSpinBox)},
      m_position{named("reportPlace", new LengthBox{LengthBox::Unit::Table})},
      m_turn{named("reportTurn", new QDoubleSpinBox)},
      m_influence{check("reportInfluence", tr("What each piece &does (takes longest)"), true)},
      m_html{check("reportHtml", tr("&HTML page with maps and the set-up sheet"), true)},
      m_pdf{check("reportPdf", tr("PDF with the &same content"), true)},
      m_json{check("reportJson", tr("&JSON for other programs"), false)},
      m_signOff{check("reportSignOff", tr("&One-page sheet to sign (PDF)"), true)},
      m_start{named("reportStart", new QPushButton)},
      m_bar{new QProgressBar},
      m_answer{named("reportAnswer", new QLabel)},
      m_open{named("reportOpen", new QPushButton{tr("O&pen")})},
      m_showFolder{named("reportShowFolder", new QPushButton{tr("Show fo&lder")})} {
    setWindowTitle(tr("Layout report"));
    setObjectName(QStringLiteral("layoutReportDialog"));
    setMinimumWidth(440);
    auto* explanation =
        new QLabel{tr("Writes a report on how the table affects the game, with a sheet for setting it up.")};
    explanation->setWordWrap(true);
    m_cell->setLengths(Length::fromInches(0.1), Length::fromInches(6));
    m_cell->setLength(options.cell);
    m_move->setLengths({}, Length::fromInches(48));
    m_move->setLength(options.move);
    m_trials->setRange(0, kMaxTrials);
    const auto rules = scenarios::ruleSetOf(m_scenario);
    m_trials->setValue(rules && options.trials == 0 ? scenarios::defaultTrials(*rules) : options.trials);
    m_trials->setToolTip(tr("Number of trials in which the table is set up with small errors"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(options.seed));
    m_position->setLengths({}, Length::fromInches(kMaxSetUpInches));
    m_position->setLength(Length::fromMillimeters(options.setUpMillimeters));
    m_position->setToolTip(tr("Largest error of each piece along x and along y; all errors are equally likely"));
    m_turn->setRange(0.0, kMaxSetUpDegrees);
    m_turn->setDecimals(1);
    m_turn->setSuffix(tr("°"));
    m_turn->setKeyboardTracking(false);
    m_turn->setValue(options.setUpDegrees);
    m_answer->setWordWrap(true);
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_answer->setMinimumHeight(3 * m_answer->fontMetrics().lineSpacing());
    m_answer->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* form = new QFormLayout;
    form->addRow(tr("&Viewer spacing"), m_cell);
    form->addRow(tr("Length of a &move"), m_move);
    form->addRow(tr("Set-up &trials"), m_trials);
    form->addRow(tr("S&eed"), m_seed);
    form->addRow(tr("Pieces are o&ff by"), m_position);
    form->addRow(tr("Pieces are t&urned by"), m_turn);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* layout = columnOf({explanation, form}, this);
    for (auto* box : {m_influence, m_html, m_pdf, m_signOff, m_json}) {
        layout->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &LayoutReportDialog::refresh);
    }
    layout->addWidget(m_start, 0, Qt::AlignLeft);
    layout->addWidget(m_bar);
    tellTimeLeft(*m_bar);
    QSizePolicy keeps = m_bar->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_bar->setSizePolicy(keeps);
    layout->addWidget(m_answer, 1);
    auto* saved = new QHBoxLayout;
    for (QPushButton* button : {m_open, m_showFolder}) {
        button->setAutoDefault(false);
        saved->addWidget(button);
    }
    saved->addStretch(1);
    layout->addLayout(saved);
    connect(m_open, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_saved)); });
    connect(m_showFolder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo{m_saved}.absolutePath())); });
    layout->addWidget(buttons);
    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? m_run.stop() : start(); });
    const auto keep = [this] { emit setUpErrorEntered({m_position->length(), m_turn->value()}); };
    connect(m_position, &LengthBox::lengthEntered, this, keep);
    connect(m_turn, &QDoubleSpinBox::valueChanged, this, keep);
    connect(&m_run, &LatestTask::progressed, this, [this](int done, int all) {
        m_bar->setMaximum(all);
        m_bar->setValue(std::max(done, m_bar->value())); // several threads report
    });
    refresh();
    m_start->setDefault(true);
}

scenarios::LayoutOptions LayoutReportDialog::options() const {
    scenarios::LayoutOptions options = m_options;
    options.cell = m_cell->length();
    options.move = m_move->length();
    options.trials = m_trials->value();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    options.setUpMillimeters = m_position->length().millimeters();
    options.setUpDegrees = m_turn->value();
    options.wantInfluence = m_influence->isChecked();
    return options;
}

void LayoutReportDialog::refresh() {
    const bool isAny = m_html->isChecked() || m_pdf->isChecked() || m_json->isChecked() || m_signOff->isChecked();
    m_start->setText(isRunning() ? tr("&Cancel") : tr("&Write to a folder…"));
    m_start->setEnabled(isRunning() || isAny);
    m_bar->setVisible(isRunning());
    m_open->setVisible(!isRunning() && !m_saved.isEmpty());
    m_showFolder->setVisible(m_open->isVisibleTo(this));
    if (!isRunning()) {
        m_bar->setMaximum(1);
        m_bar->setValue(0);
    }
}

void LayoutReportDialog::start() {
    const QString folder = m_askForFolder();
    if (folder.isEmpty()) {
        return;
    }
    QString name = m_scenario.name.isEmpty() ? tr("Layout") : m_scenario.name;
    name.replace(u'/', u'-');
    m_answer->setText(tr("Measuring the table…"));
    const Wanted wanted{m_html->isChecked(), m_pdf->isChecked(), m_json->isChecked(), m_signOff->isChecked()};
    m_run.start(
        [scenario = m_scenario, options = options(), wanted,
         base = QDir{folder}.filePath(name)](const std::stop_token& stop, const LatestTask::Progress& reportProgress) {
            return write(scenario, options, wanted, base, reportProgress, stop);
        },
        [this](const Answer& answer) { deliver(answer); });
    refresh();
}

LayoutReportDialog::Answer LayoutReportDialog::write(const scenarios::Scenario& scenario,
                                                     const scenarios::LayoutOptions& options,
                                                     Wanted wanted,
                                                     const QString& base,
                                                     const LatestTask::Progress& reportProgress,
                                                     const std::stop_token& stop) {
    Answer answer;
    const auto rules = studyRulesOf(scenario, options.cell);
    if (!rules) {
        answer.problem = rules.error();
        return answer;
    }
    const scenarios::PreparedTable table{scenario, *rules};
    const auto report =
        layoutReport(table, options, layoutProgress(partOf(reportProgress, 0.0, kMeasuring), options), stop);
    const auto put = [&](bool isWanted, const char* ending, auto&& bytes) {
        if (isWanted && answer.problem.isEmpty() && !stop.stop_requested()) {
            const QString path = base + QLatin1String{ending};
            const QString problem = scenarios::writeFileAtomically(path, bytes());
            if (problem.isEmpty()) {
                answer.written << QDir::toNativeSeparators(path);
            } else {
                answer.problem = tr("“%1” could not be written: %2. Choose another folder.")
                                     .arg(QDir::toNativeSeparators(path), problem);
            }
        }
    };
    if (report) {
        const QString page = wanted.html || wanted.pdf ? layoutPage(table, *report) : QString{};
        put(wanted.html, ".html", [&] { return page.toUtf8(); });
        put(wanted.pdf, ".pdf", [&] { return layoutPdf(page); });
        put(wanted.json, ".json", [&] {
            JsonWriter writer;
            writeLayoutReport(writer, *report);
            return writer.text();
        });
        put(wanted.signOff, "-sign-off.pdf", [&] { return signOffPdf(table, *report); });
    }
    answer.wasStopped = stop.stop_requested();
    return answer;
}

void LayoutReportDialog::deliver(const Answer& answer) {
    m_saved = answer.written.isEmpty() ? QString{} : QDir::fromNativeSeparators(answer.written.front());
    if (!answer.problem.isEmpty()) {
        m_answer->setText(answer.problem);
    } else if (answer.wasStopped) {
        m_answer->setText(answer.written.isEmpty()
                              ? tr("Canceled; nothing was written.")
                              : tr("Canceled. Saved so far: %1").arg(answer.written.join(QStringLiteral(", "))));
    } else {
        m_answer->setText(tr("Saved: %1").arg(answer.written.join(QStringLiteral(", "))));
    }
    refresh();
}

} // namespace sightline::app
