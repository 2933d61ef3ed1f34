#include "app/desktop/dialogs/sheet_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/shared/export/pdf_file.h"
#include "app/shared/export/ruling_sheet.h"

#include <QCheckBox>
#include <QDateTime>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr QSize kMinPreview{300, 424}; // A4
constexpr int kTypingMilliseconds = 200;

} // namespace

SheetDialog::SheetDialog(scenarios::Scenario scenario,
                         scenarios::Verdict verdict,
                         std::optional<scenarios::ShotRuling> shot,
                         const QString& judge,
                         QWidget* parent)
    : QDialog{parent}, m_scenario{std::move(scenario)}, m_verdict{std::move(verdict)}, m_shot{std::move(shot)} {
    setWindowTitle(tr("Ruling sheet or dispute"));
    setObjectName(QStringLiteral("sheetDialog"));
    m_judge = named("sheetJudge", new QLineEdit{judge});
    m_judge->setPlaceholderText(tr("Name of the judge"));
    m_note = named("sheetNote", new QPlainTextEdit);
    m_note->setPlaceholderText(tr("What was agreed, seen or measured"));
    m_note->setTabChangesFocus(true);
    m_preview = named("sheetPreview", new QLabel);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setMinimumSize(kMinPreview);
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_preview->setAccessibleName(tr("Preview of the sheet"));
    auto* explanation = new QLabel{tr("One page. Text that does not fit is reduced, then cut with a mark. The hash at "
                                      "the foot identifies this scenario.")};
    explanation->setWordWrap(true);

    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&Judge"), m_judge);
    form->addRow(tr("&Note"), m_note);
    form->addRow(explanation);
    auto* evidence = new QLabel{tr("A dispute file contains the table, the rules and this answer. Opening it judges "
                                   "the table again and shows whether the answer is the same.")};
    evidence->setWordWrap(true);
    m_photoButton = named("sheetPhoto", new QPushButton);
    form->addRow(evidence);
    form->addRow(m_photoButton);
    m_tablePhoto = named("sheetTablePhoto", new QCheckBox{tr("Dispute file &with the photo under the table")});
    m_tablePhoto->setChecked(true);
    form->addRow(m_tablePhoto);
    if (!m_scenario.photo) {
        m_tablePhoto->hide();
    }
    setPhoto({});
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* save = named("sheetSave", buttons->addButton(tr("&Save as PDF…"), QDialogButtonBox::ActionRole));
    auto* dispute =
        named("sheetDispute", buttons->addButton(tr("Save as &dispute file…"), QDialogButtonBox::ActionRole));
    auto* print = named("sheetPrint", buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole));
    columnOf({{rowOf({{form, 2}, {m_preview, 3}}), 1}, buttons}, this);
    save->setDefault(true);
    resize(820, 680);

    m_delay = new QTimer{this};
    m_delay->setSingleShot(true);
    m_delay->setInterval(kTypingMilliseconds);
    connect(m_delay, &QTimer::timeout, this, &SheetDialog::refresh);
    connect(m_judge, &QLineEdit::textChanged, m_delay, qOverload<>(&QTimer::start));
    connect(m_note, &QPlainTextEdit::textChanged, m_delay, qOverload<>(&QTimer::start));
    connect(save, &QPushButton::clicked, this, &SheetDialog::saveRequested);
    connect(dispute, &QPushButton::clicked, this, &SheetDialog::disputeRequested);
    connect(m_photoButton, &QPushButton::clicked, this, [this] {
        setPhoto(m_photo.isEmpty()
                     ? fileToOpen(this, tr("A photo of the real table"), {}, tr("Pictures (*.png *.jpg *.jpeg *.webp)"))
                     : QString{});
    });
    connect(print, &QPushButton::clicked, this, &SheetDialog::printRequested);
    m_judge->setFocus();
}

scenarios::JudgeNote SheetDialog::note() const {
    return {m_judge->text().trimmed(), m_note->toPlainText().trimmed(),
            QDateTime::currentDateTimeUtc().toString(Qt::ISODate)};
}

bool SheetDialog::takesTablePhoto() const { return m_tablePhoto->isChecked(); }

void SheetDialog::setPhoto(const QString& file) {
    m_photo = file;
    m_photoButton->setText(file.isEmpty() ? tr("Add a p&hoto to the dispute…")
                                          : tr("Without the p&hoto “%1”").arg(QFileInfo{file}.fileName()));
}

void SheetDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    m_delay->start(0);
    m_delay->setInterval(kTypingMilliseconds);
}

void SheetDialog::refresh() {
    const double ratio = m_preview->devicePixelRatioF();
    const double height = std::min<double>(m_preview->height(), m_preview->width() * kA4.height() / kA4.width());
    const int width = static_cast<int>(height * kA4.width() / kA4.height() * ratio);
    if (width <= 0) {
        return;
    }
    QPixmap page = QPixmap::fromImage(rulingSheetImage(m_scenario, m_verdict, note(), width, m_shot));
    page.setDevicePixelRatio(ratio);
    m_preview->setPixmap(page);
}

} // namespace sightline::app
