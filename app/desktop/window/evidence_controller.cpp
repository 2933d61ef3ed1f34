#include "app/desktop/window/evidence_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/compare/table_compare_window.h"
#include "app/desktop/dialogs/export_dialog.h"
#include "app/desktop/dialogs/sheet_dialog.h"
#include "app/desktop/services/printing.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/waiting.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/export/pdf_file.h"
#include "app/shared/export/ruling_sheet.h"
#include "app/shared/painting/table_painter.h"
#include "app/shared/text/spoken_answer.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/base/json_file.h"
#include "scenarios/output/table_csv.h"
#include "scenarios/questions/matrix.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageReader>
#include <QLabel>
#include <QMainWindow>
#include <QPainter>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kSettledMilliseconds = 500;    ///< an answer that stands so long was asked for
constexpr double kDotsOnTheClipboard = 50.0; ///< a table inch

std::optional<scenarios::PreparedTable> preparedTable(const scenarios::Scenario& scenario) {
    const auto rules = ruleSetOf(scenario);
    return rules ? std::optional{scenarios::PreparedTable{scenario, *rules}} : std::nullopt;
}

scenarios::Question questionOf(const scenarios::Verdict& verdict) {
    return {verdict.observer, verdict.target, verdict.method, verdict.toleranceMillimeters};
}

} // namespace

EvidenceController::EvidenceController(WindowCore& core, ActionSet& actions, MessageBar& bar)
    : m_core{core},
      m_actions{actions},
      m_bar{bar},
      m_askForFile{[&core](const QString& title, const QString& suggestion, const QString& filter) {
          return fileToSave(&core.window, title, suggestion, filter);
      }} {
    connect(&core.document, &ScenarioDocument::documentReplaced, this, [this] {
        setPhoto({});
        setDisputeFile({});
        noteOpened();
    });
    setPhoto({});
    if (core.document.undoStack()->count() == 0) {
        noteOpened();
    }
    m_noteLater = new QTimer{this};
    m_noteLater->setSingleShot(true);
    m_noteLater->setInterval(kSettledMilliseconds);
    connect(m_noteLater, &QTimer::timeout, this, &EvidenceController::noteProbe);
    connect(actions.named("keepLog"), &QAction::toggled, this, [this](bool on) {
        auto log = m_core.document.log();
        log.isKept = on;
        m_core.document.setLog(std::move(log));
        m_noteLater->start();
    });
    connect(&core.document, &ScenarioDocument::logChanged, this, &EvidenceController::refreshActions);
}

void EvidenceController::setVerdict(const scenarios::Verdict* verdict) {
    m_verdict = verdict ? std::optional{*verdict} : std::nullopt;
    if (m_core.document.log().isKept) {
        m_noteLater->start();
    }
}

/// What is only passed on the way, while something is dragged or pointed at, was not asked.
void EvidenceController::noteProbe() {
    if (m_core.sight.isBusy()) {
        m_noteLater->start();
    } else if (m_verdict && m_core.state.target() == m_verdict->target) {
        m_core.document.setLog(
            withProbe(m_core.document.log(), m_core.state.judged(m_core.document.scenario()), *m_verdict));
    }
}

void EvidenceController::print() {
    ViewExport choice;
    choice.kind = PictureKind::Pdf;
    choice.paint.theme = Theme::print();
    choice.paint.heights = m_core.scene.options().heights;
    choice.paint.fogOf = viewOptions().fogOf;
    choice.paper = PaperChoice{};
    printView(choice, &m_core.window);
}

void EvidenceController::forgetLog() {
    auto log = m_core.document.log();
    log.probes.clear();
    m_core.document.setLog(std::move(log));
}

void EvidenceController::exportLog() {
    const QString path = askForFile(tr("Export the log of questions"), QStringLiteral("csv"), tr("Lists (*.csv)"));
    if (!path.isEmpty()) {
        write(path, logCsv(m_core.document.log()));
    }
}

void EvidenceController::refreshActions() {
    const auto& log = m_core.document.log();
    const QSignalBlocker quiet{m_actions.named("keepLog")};
    m_actions.named("keepLog")->setChecked(log.isKept);
    m_actions.setFact(Fact::LoggedQuestions, m_actions.hasFact(Fact::Table) && !log.probes.empty());
}

std::vector<scenarios::Verdict> EvidenceController::shownVerdicts(const scenarios::Scenario& scenario) const {
    std::vector<scenarios::Question> questions;
    if (const auto& shown = m_core.sight.lastResult().verdicts) {
        for (const auto& verdict : *shown) {
            if (scenario.model(verdict.observer) && scenario.model(verdict.target)) {
                questions.push_back(questionOf(verdict));
            }
        }
    }
    const auto table = preparedTable(scenario);
    if (!table || questions.empty()) {
        return {};
    }
    using Verdicts = std::vector<scenarios::Verdict>;
    return resultOf<Verdicts>(&m_core.window, tr("Judging the pairs shown…"),
                              [table = *table, questions] { return judgeAll(table, questions); })
        .value_or(Verdicts{});
}

void EvidenceController::showSheet() {
    scenarios::Scenario scenario = m_core.state.judged(m_core.document.scenario());
    const auto table = preparedTable(scenario);
    if (!m_verdict || !table || !scenario.model(m_verdict->observer) || !scenario.model(m_verdict->target)) {
        return;
    }
    auto judged = resultOf<SheetAnswer>(
        &m_core.window, tr("Judging the pair…"),
        [table = *table, question = questionOf(*m_verdict)] { return sheetAnswerTo(table, question); });
    if (!judged) {
        return;
    }
    auto* dialog = new SheetDialog{std::move(scenario), std::move(judged->verdict), std::move(judged->shot),
                                   m_core.settings.judgeName(), &m_core.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SheetDialog::saveRequested, this, [this, dialog] { saveSheet(*dialog); });
    connect(dialog, &SheetDialog::disputeRequested, this, [this, dialog] { saveDispute(*dialog); });
    connect(dialog, &SheetDialog::printRequested, this, [this, dialog] { printSheet(*dialog); });
    dialog->open();
}

void EvidenceController::saveSheet(const SheetDialog& dialog) {
    m_core.settings.setJudgeName(dialog.note().judge);
    const QString path = askForFile(tr("Save the ruling sheet"), QStringLiteral("pdf"), tr("PDF (*.pdf)"),
                                    rulingSheetName(dialog.scenario(), dialog.verdict()));
    if (!path.isEmpty()) {
        write(path, rulingSheetBytes(dialog.scenario(), dialog.verdict(), dialog.note(), dialog.shot()));
    }
}

void EvidenceController::printSheet(SheetDialog& dialog) {
    m_core.settings.setJudgeName(dialog.note().judge);
    previewPrint(&dialog, tr("Ruling sheet"), false,
                 {[](QSizeF) { return 1; },
                  [&dialog](QPainter& painter, QSizeF page, int) {
                      const double scale = std::min(page.width() / kA4.width(), page.height() / kA4.height());
                      painter.scale(scale, scale);
                      paintRulingSheet(painter, dialog.scenario(), dialog.verdict(), dialog.note(), dialog.shot());
                  }});
}

void EvidenceController::saveDispute(const SheetDialog& dialog) {
    m_core.settings.setJudgeName(dialog.note().judge);
    const auto table = preparedTable(dialog.takesTablePhoto() ? dialog.scenario() : withPhoto(dialog.scenario(), {}));
    std::optional<scenarios::DisputePhoto> photo;
    if (const QString file = dialog.photo(); !file.isEmpty()) {
        const auto picture = scenarios::readBytes(file, scenarios::kLargestPhotoBytes);
        if (!picture) {
            m_bar.showMessage(tr("The photo “%1” could not be read, or is larger than %2 MB. The dispute was not "
                                 "written: choose a smaller photo, or none.")
                                  .arg(file)
                                  .arg(scenarios::kLargestPhotoBytes / 1024 / 1024),
                              {}, m_core.scene.theme().warning);
            return;
        }
        photo = scenarios::DisputePhoto{QFileInfo{file}.fileName(), *picture};
    }
    const QString path = askForFile(tr("Save the dispute"), QLatin1String{scenarios::kDisputeSuffix},
                                    tr("Disputes (*.%1)").arg(QLatin1String{scenarios::kDisputeSuffix}),
                                    rulingSheetName(dialog.scenario(), dialog.verdict()));
    if (!path.isEmpty() && table) {
        write(path, writeDispute(disputeOf(*table, questionOf(dialog.verdict()), dialog.note(), std::move(photo))));
    }
}

bool EvidenceController::isDispute(const QString& path) {
    constexpr qint64 kBeginning = 4'096;
    QFile file{path};
    return QFileInfo{path}.isFile() && file.open(QIODevice::ReadOnly) &&
           scenarios::looksLikeDispute(file.read(kBeginning));
}

void EvidenceController::setPhoto(std::optional<scenarios::DisputePhoto> photo) {
    m_photo = std::move(photo);
    m_actions.setFact(Fact::DisputePhoto, m_photo.has_value());
}

void EvidenceController::goOnWith(Held held) {
    setPhoto(std::move(held.photo));
    m_askForFile = std::move(held.fileQuestion);
    m_opened = std::move(held.opened);
    m_disputeFile = std::move(held.disputeFile);
    refreshActions();
}

void EvidenceController::showPhoto() {
    if (!m_photo) {
        return;
    }
    QBuffer buffer{&m_photo->bytes};
    QImageReader reader{&buffer};
    reader.setAutoTransform(true);
    constexpr QSize kLargestShown{1'200, 900};
    if (reader.size().width() > kLargestShown.width() || reader.size().height() > kLargestShown.height()) {
        reader.setScaledSize(reader.size().scaled(kLargestShown, Qt::KeepAspectRatio));
    }
    const QImage image = reader.read();
    if (image.isNull()) {
        m_bar.showMessage(tr("The photo “%1” cannot be shown: %2. It stays unchanged in the file; save it from there, "
                             "or ask for another one.")
                              .arg(m_photo->name, reader.errorString()),
                          {}, m_core.scene.theme().warning);
        return;
    }
    auto* dialog = new QDialog{&m_core.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("disputePhoto"));
    dialog->setWindowTitle(m_photo->name);
    auto* picture = new QLabel{dialog};
    picture->setPixmap(QPixmap::fromImage(image));
    picture->setAccessibleName(tr("Photo of the dispute"));
    auto* layout = new QVBoxLayout{dialog};
    layout->addWidget(picture);
    dialog->show();
}

TableCompareWindow* EvidenceController::showComparison() {
    auto* window = m_core.window.findChild<TableCompareWindow*>();
    if (!window) {
        window = new TableCompareWindow{m_core.document, m_core.scene, m_core.settings, &m_core.window};
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->setOpened(m_opened);
    }
    window->show();
    window->raise();
    window->activateWindow();
    return window;
}

void EvidenceController::noteOpened() {
    m_opened = std::make_shared<const scenarios::Scenario>(m_core.document.scenario());
    if (auto* window = m_core.window.findChild<TableCompareWindow*>()) {
        window->setOpened(m_opened);
    }
}

PaintOptions EvidenceController::viewOptions() const {
    PaintOptions options = m_core.scene.options();
    options.fogOf = m_shownSide ? m_shownSide() : std::nullopt;
    return options;
}

void EvidenceController::showExport() {
    const scenarios::Scenario scenario = m_core.state.judged(m_core.document.scenario());
    auto* dialog = new ExportDialog{scenario, shownVerdicts(scenario), viewOptions(), &m_core.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { saveView(dialog->choice()); });
    connect(dialog, &ExportDialog::printRequested, this, [this, dialog] { printView(dialog->choice(), dialog); });
    dialog->open();
}

void EvidenceController::saveView(const ViewExport& choice) {
    const QString suffix = choice.kind == PictureKind::Png   ? QStringLiteral("png")
                           : choice.kind == PictureKind::Svg ? QStringLiteral("svg")
                                                             : QStringLiteral("pdf");
    const QString path =
        askForFile(tr("Export picture"), suffix, QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
    if (path.isEmpty()) {
        return;
    }
    const scenarios::Scenario scenario = m_core.state.judged(m_core.document.scenario());
    const auto bytes = resultOf<QByteArray>(
        &m_core.window, tr("Writing the picture…"),
        [scenario, verdicts = shownVerdicts(scenario), choice] { return viewBytes(scenario, verdicts, choice); });
    if (bytes) {
        write(path, *bytes);
    }
}

void EvidenceController::printView(const ViewExport& choice, QWidget* parent) {
    const scenarios::Scenario scenario = m_core.state.judged(m_core.document.scenario());
    const auto verdicts = choice.sightLines ? shownVerdicts(scenario) : std::vector<scenarios::Verdict>{};
    const auto planOn = [&](QSizeF page) {
        PaperChoice paper = choice.paper.value_or(PaperChoice{});
        paper.size = page;
        paper.mayTurn = false;
        return paperPlanOf(scenario, choice.paint, paper);
    };
    const auto pages = [&](QSizeF page) { return std::min(planOn(page).pages(), kMaxSheets); };
    const auto paint = [&](QPainter& painter, QSizeF page, int number) {
        paintSheetOfPaper(painter, scenario, verdicts, choice.paint, planOn(page), number);
    };
    previewPrint(parent, scenario.name.isEmpty() ? tr("Table") : scenario.name,
                 scenario.table.width > scenario.table.height, {pages, paint});
}

void EvidenceController::copyImage() {
    const scenarios::Scenario scenario = m_core.state.judged(m_core.document.scenario());
    PaintOptions options = viewOptions();
    options.scale = {};
    const auto picture = resultOf<QImage>(
        &m_core.window, tr("Writing the picture…"), [scenario, options, verdicts = shownVerdicts(scenario)] {
            return QImage::fromData(pictureBytes(PictureKind::Png, scenario, verdicts, options, kDotsOnTheClipboard));
        });
    if (!picture) {
        return; // called off
    }
    if (picture->isNull()) {
        m_bar.showMessage(
            tr("The table is too large for a picture on the clipboard. Use “Export picture…” with fewer pixels."), {},
            m_core.scene.theme().warning);
        return;
    }
    QGuiApplication::clipboard()->setImage(*picture);
    emit statusText(tr("The picture is on the clipboard."));
}

void EvidenceController::copyAnswer() {
    if (m_verdict) {
        copyText(spokenAnswer(*m_verdict, m_core.document.scenario()));
    }
}

void EvidenceController::copyText(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    emit statusText(tr("Copied: %1", "a sentence").arg(text));
}

void EvidenceController::exportPositions() {
    const QString path = askForFile(tr("Export positions"), QStringLiteral("csv"), tr("Lists (*.csv)"));
    if (!path.isEmpty()) {
        write(path, scenarios::positionsCsv(m_core.document.scenario()));
    }
}

void EvidenceController::exportVerdicts() {
    const scenarios::Scenario scenario = m_core.state.judged(m_core.document.scenario());
    const auto table = preparedTable(scenario);
    if (!table) {
        m_bar.showMessage(tr("The rule set of this table cannot be read, so nothing can be judged. Choose another one "
                             "in the toolbar."),
                          {}, m_core.scene.theme().warning);
        return;
    }
    const QString path = askForFile(tr("Export verdicts"), QStringLiteral("csv"), tr("Lists (*.csv)"));
    if (path.isEmpty()) {
        return;
    }
    const auto bytes = resultOf<QByteArray>(&m_core.window, tr("Judging all pairs…"), [scenario, table = *table] {
        auto questions = pairQuestions(scenario);
        for (scenarios::Question& question : questions) {
            question.wantRulingFigures = true;
            question.wantCoverMargin = false;
        }
        return scenarios::verdictsCsv(judgeAll(table, questions));
    });
    if (bytes) {
        write(path, *bytes);
    }
}

QString EvidenceController::askForFile(const QString& title,
                                       const QString& suffix,
                                       const QString& filter,
                                       const QString& proposed) {
    const QString& table = m_core.document.scenario().name;
    QString name = !proposed.isEmpty() ? proposed : table.isEmpty() ? tr("Table") : table;
    name.replace(QLatin1Char{'/'}, QLatin1Char{'-'});
    const QString folder = m_core.document.path().isEmpty() ? m_core.settings.lastFolder()
                                                            : QFileInfo{m_core.document.path()}.absolutePath();
    QString path = m_askForFile(title, QDir{folder}.filePath(name + u'.' + suffix), filter);
    if (!path.isEmpty() && QFileInfo{path}.suffix().compare(suffix, Qt::CaseInsensitive) != 0) {
        path += u'.' + suffix;
    }
    return path;
}

void EvidenceController::write(const QString& path, const QByteArray& bytes) {
    const QString name = QDir::toNativeSeparators(path);
    if (const QString why =
            bytes.isEmpty() ? tr("there is nothing to write") : scenarios::writeFileAtomically(path, bytes);
        !why.isEmpty()) {
        m_bar.showMessage(
            tr("“%1” could not be written: %2. Nothing was changed; choose another place.").arg(name, why), {},
            m_core.scene.theme().warning);
        return;
    }
    const QString saved = tr("Saved: %1").arg(name);
    m_bar.dismiss();
    if (m_bar.isBehindDialog()) {
        m_bar.showMessage(saved, {}, m_core.scene.theme().textQuiet, QStringLiteral("info"));
    }
    emit statusText(saved);
}

} // namespace sightline::app
