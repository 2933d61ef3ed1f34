#include "app/desktop/window/dispute_controller.h"

#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/waiting.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/painting/picture_reader.h"
#include "app/shared/text/diagnostic_text.h"
#include "app/shared/text/dispute_text.h"
#include "scenarios/base/json_file.h"
#include "scenarios/output/dispute_file.h"

#include <QFileInfo>
#include <QMainWindow>

namespace sightline::app {

namespace {

struct ReadDispute {
    tl::expected<scenarios::Dispute, scenarios::FileProblem> file;
    scenarios::DisputeCheck check;
};

ReadDispute readAndCheck(const QString& path) {
    ReadDispute read{scenarios::readBytes(path).and_then([&](const QByteArray& bytes) {
                         return scenarios::readDispute(bytes, QFileInfo{path}.fileName());
                     }),
                     {}};
    if (read.file) {
        read.check = checkDispute(*read.file);
    }
    return read;
}

constexpr double kStrengthOfAnUnmarkedPhoto = 0.6;

/// The table with the very rules it was judged by, and the photo that came with it under it.
scenarios::Scenario tableOf(const scenarios::Dispute& dispute) {
    scenarios::Scenario scenario = dispute.scenario;
    const auto own = ruleSetOf(scenario);
    const auto* shipped = scenarios::shippedRuleSet(dispute.rules.id);
    if (!own || !(*own == dispute.rules)) {
        scenario.rules = shipped && *shipped == dispute.rules ? scenarios::RulesChoice{dispute.rules.id}
                                                              : scenarios::RulesChoice{dispute.rules.json};
    }
    if (dispute.photo && !scenario.photo && pictureSize(dispute.photo->bytes)) {
        scenario.photo = scenarios::TablePhoto{dispute.photo->name, scenarios::PictureFile{dispute.photo->bytes}};
        scenario.photo->opacity = kStrengthOfAnUnmarkedPhoto; // it may show the table from any side
    }
    return scenario;
}

/// Returns what differs, in words first, then each difference as it is stored.
std::vector<scenarios::Diagnostic> findingsOf(const scenarios::Dispute& dispute, const scenarios::DisputeCheck& check) {
    std::vector<scenarios::Diagnostic> findings;
    for (const QString& sentence : differencesInWords(dispute, check)) {
        scenarios::Diagnostic finding;
        finding.severity = scenarios::Severity::Warning;
        finding.sentence = sentence;
        findings.push_back(std::move(finding));
    }
    for (const auto& difference : check.differences) {
        scenarios::Diagnostic finding;
        finding.severity = scenarios::Severity::Warning;
        finding.expected = difference.stored;
        finding.found = difference.now;
        finding.sentence = differenceText(difference);
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace

DisputeController::DisputeController(
    WindowCore& core, MessageBar& bar, EvidenceController& evidence, PhotoController& photo, QObject* parent)
    : QObject{parent}, m_core{core}, m_bar{bar}, m_evidence{evidence}, m_photo{photo} {}

bool DisputeController::open(const QString& path) {
    const QString file = QFileInfo{path}.fileName();
    auto read = resultOf<ReadDispute>(&m_core.window, tr("Judging “%1” again…").arg(file),
                                      [path] { return readAndCheck(path); });
    if (!read) {
        return false;
    }
    if (!read->file) {
        m_bar.showMessage(
            tr("“%1” could not be opened; nothing was changed. %2").arg(file, problemText(read->file.error())),
            read->file.error().findings, m_core.theme.warning);
        return false;
    }
    m_core.settings.addRecentFile(path);
    const scenarios::Dispute& dispute = *read->file;
    emit tableRequested(tableOf(dispute));
    m_core.choosePair(dispute.question.observer, dispute.question.target);
    m_evidence.setPhoto(dispute.photo);
    m_evidence.setDisputeFile(file);
    const bool isVerified = read->check.isVerified();
    QString sentence = disputeSummary(dispute, read->check);
    if (isVerified) {
        sentence = tr("%1. %2", "the result of a check, what it means").arg(disputeHeadline(read->check), sentence);
    }
    if (const QString note = disputeNote(dispute.by); !note.isEmpty()) {
        sentence += u' ' + note;
    }
    const auto& laid = m_core.document.scenario().photo;
    if (laid && laid->corners) {
        sentence += u' ' + tr("There is a photo under the table: Tools > Photo of the table.");
    } else if (laid) {
        sentence += u' ' + tr("The file contains a photo. It is laid under the table once its corners are marked; "
                              "Sight > Walls and records > Photo of the dispute shows the original.");
    } else if (dispute.photo) {
        sentence += u' ' + tr("It includes a photo: Sight > Walls and records > Photo of the dispute.");
    }
    const auto findings = findingsOf(dispute, read->check);
    const auto& theme = m_core.theme;
    if (isVerified) {
        m_bar.showMessage(sentence, findings, theme.clear.color, QStringLiteral("info"));
    } else {
        m_bar.showMessage(sentence, findings, theme.warning);
        m_bar.emphasize(tr("NOT VERIFIED"));
    }
    // That a file was tampered with stays to be read until it is closed, or another file is opened.
    if (isVerified) {
        forgetOnceChanged(sentence, {dispute.question.observer, dispute.question.target});
    }
    if (laid && !laid->corners) {
        m_bar.offer(tr("Mark corners"), [this] { m_photo.askWhereItLies(); });
    }
    return true;
}

void DisputeController::forgetOnceChanged(const QString& sentence, const scenarios::SightPair& pair) {
    auto* watcher = new QObject{&m_bar};
    const auto forget = [this, watcher, sentence] {
        watcher->deleteLater();
        const bool isShown = m_bar.sentence() == sentence;
        if (isShown) {
            m_bar.dismiss();
        }
        return isShown;
    };
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, watcher, [this, forget] {
        if (forget()) {
            m_bar.showMessage(tr("Changed since it was verified."), {}, m_core.theme.textQuiet, QStringLiteral("info"));
        }
    });
    connect(&m_core.state, &TableState::sightPairChanged, watcher, [this, pair, forget] {
        if (m_core.state.observer() != pair.observer || m_core.state.target() != pair.target) {
            forget();
        }
    });
}

} // namespace sightline::app
