#include "app/desktop/dialogs/agreement_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/shared/text/agreement_text.h"
#include "scenarios/base/parallel.h"

#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace sightline::app {

AgreementDialog::AgreementDialog(QWidget* parent, scenarios::JudgeFunction judge)
    : QDialog{parent}, m_judge{std::move(judge)} {
    setWindowTitle(tr("Agreement run"));
    resize(620, 480);
    auto* explanation = new QLabel{
        tr("Judges random tables in every way that the program can – alone, in lists, in the matrix, there and back, "
           "saved and loaded, reordered and renamed – and compares the answers. Your own table is not changed.")};
    explanation->setWordWrap(true);
    m_pairs = named("agreementPairs", new QSpinBox);
    m_pairs->setRange(1, 1'000'000);
    m_pairs->setSingleStep(1000);
    m_pairs->setGroupSeparatorShown(true);
    m_pairs->setValue(scenarios::AgreementOptions{}.pairs);
    m_seed = named("agreementSeed", new QSpinBox);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setToolTip(tr("The same seed gives the same tables, here and on any other machine"));
    m_start = named("agreementStart", new QPushButton);
    m_progress = named("agreementProgress", new QProgressBar);
    m_headline = named("agreementHeadline", new QLabel);
    m_headline->setWordWrap(true);
    QFont bold = m_headline->font();
    bold.setBold(true);
    m_headline->setFont(bold);
    m_report = named("agreementReport", new QPlainTextEdit);
    m_report->setAccessibleName(tr("What was compared"));
    m_report->setReadOnly(true);
    m_report->setPlaceholderText(tr("After a run, what was compared is listed here."));
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    m_copy = named("agreementCopy", buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole));
    m_copy->setToolTip(tr("Copy the report, with the tables of all mismatches"));
    m_copy->setEnabled(false);

    auto* form = new QFormLayout;
    form->addRow(tr("&Pairs of models"), m_pairs);
    form->addRow(tr("&Seed"), m_seed);
    columnOf({explanation, form, {m_start, 0, Qt::AlignLeft}, m_progress, m_headline, {m_report, 1}, buttons}, this);

    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(m_copy, &QPushButton::clicked, this, &AgreementDialog::copy);
    connect(&m_run, &LatestTask::progressed, this, &AgreementDialog::showState);
    refresh();
    m_start->setDefault(true);
}

void AgreementDialog::start() {
    if (isRunning()) {
        return;
    }
    m_progress->setRange(0, m_pairs->value());
    m_progress->setValue(0);
    m_headline->setText(tr("Running…"));
    m_report->clear();
    m_copy->setEnabled(false);

    scenarios::AgreementOptions options;
    options.pairs = m_pairs->value();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    options.threads = scenarios::threadsBesideTheWindow();
    options.judge = m_judge;
    m_mismatches = 0;
    m_run.start(
        [this, options](const std::stop_token& stop, const LatestTask::Progress& reportProgress) mutable {
            options.progress = [&](const scenarios::AgreementProgress& progress) {
                m_mismatches = static_cast<int>(progress.mismatches);
                reportProgress(static_cast<int>(progress.pairs), static_cast<int>(progress.wanted));
            };
            return scenarios::runAgreement(options, stop);
        },
        [this](scenarios::AgreementResult result) { ended(std::move(result)); });
    refresh();
}

void AgreementDialog::stop() {
    m_run.stop();
    m_start->setEnabled(false); // until it has ended
}

void AgreementDialog::showState(int pairs) {
    m_progress->setValue(pairs);
    if (m_mismatches > 0) {
        m_headline->setText(tr("Running… Mismatches so far: %1").arg(locale().toString(m_mismatches)));
    }
}

void AgreementDialog::ended(scenarios::AgreementResult result) {
    m_result = std::move(result);
    refresh();
    m_progress->setValue(m_result->pairs);
    m_headline->setText(agreementHeadline(*m_result));
    m_report->setPlainText(agreementReport(*m_result));
    m_copy->setEnabled(true);
}

void AgreementDialog::refresh() {
    const bool running = isRunning();
    m_start->setEnabled(true);
    m_start->setText(running ? tr("S&top") : tr("Sta&rt"));
    m_pairs->setEnabled(!running);
    m_seed->setEnabled(!running);
}

void AgreementDialog::copy() const {
    QString text = agreementReport(*m_result);
    for (const auto& mismatch : m_result->mismatches) {
        text += QStringLiteral("\n%1\n%2").arg(mismatchSentence(mismatch), QString::fromUtf8(mismatch.scenario));
    }
    QGuiApplication::clipboard()->setText(text);
}

void showAgreementRun(QWidget* parent) {
    auto* dialog = parent->findChild<AgreementDialog*>();
    if (!dialog) {
        dialog = new AgreementDialog{parent};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace sightline::app
