#include "app/desktop/dialogs/recovery_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/widgets/table_preview.h"
#include "app/shared/text/difference_text.h"
#include "app/shared/text/element_text.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/targets.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>

namespace sightline::app {

QString unsavedName(const UnsavedTable& table) {
    if (!table.path.isEmpty()) {
        return QFileInfo{table.path}.fileName();
    }
    return table.name.isEmpty() ? RecoveryDialog::tr("New table") : table.name;
}

QString unsavedTime(const UnsavedTable& table) {
    return QLocale{}.toString(table.writtenAt.toLocalTime(), QLocale::ShortFormat);
}

namespace {

/// Returns name and time in one line.
QString unsavedTitle(const UnsavedTable& table) {
    return RecoveryDialog::tr("%1 – %2", "name, time").arg(unsavedName(table), unsavedTime(table));
}

/// Returns the file of the table and the changes that it does not hold.
QString unsavedText(const UnsavedTable& table) {
    if (isHiddenGame(table.scenario)) {
        return RecoveryDialog::tr("A hidden game: nothing of it is shown before its judge opens it.");
    }
    const QString what = tableText(table.scenario);
    if (table.path.isEmpty()) {
        return RecoveryDialog::tr("%1. It was never saved.").arg(what);
    }
    const QString file = QDir::toNativeSeparators(table.path);
    const auto saved = scenarios::readScenarioFile(table.path);
    if (!saved) {
        return RecoveryDialog::tr("%1. Its file %2 cannot be read now.").arg(what, file);
    }
    const QStringList phrases = differencePhrases(saved->scenario, table.scenario);
    return phrases.isEmpty() ? RecoveryDialog::tr("%1. Same as its file %2.").arg(what, file)
                             : RecoveryDialog::tr("%1. Compared with its file %2: %3.")
                                   .arg(what, file, phrases.join(QStringLiteral(", ")));
}

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<UnsavedTable> tables, QWidget* parent)
    : QDialog{parent}, m_tables{std::move(tables)} {
    setObjectName(QStringLiteral("recoveryDialog"));
    setWindowTitle(tr("Unsaved tables"));
    resize(860, 460);
    auto* lead = new QLabel{tr("Sightline ended without saving these tables. Their backups can be opened; the files "
                               "themselves are unchanged.")};
    lead->setWordWrap(true);
    m_list = named("unsavedTables", new QListWidget);
    m_list->setAccessibleName(tr("Unsaved tables"));
    m_list->setWordWrap(true);
    for (const UnsavedTable& table : m_tables) {
        m_list->addItem(unsavedTitle(table));
    }
    m_preview = new TablePreview;
    m_words = named("unsavedWords", new QLabel);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox;
    m_open = named("openUnsaved", buttons->addButton(tr("&Open"), QDialogButtonBox::ActionRole));
    m_delete = named("deleteUnsaved", buttons->addButton(tr("&Delete…"), QDialogButtonBox::ActionRole));
    auto* later = buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
    later->setToolTip(tr("Keep them, and ask again at the next start"));

    columnOf({lead, {rowOf({{m_list, 2}, {columnOf({{m_preview, 1}, m_words}), 3}}), 1}, buttons}, this);
    m_open->setDefault(true); // of a dialog that it is in by now; before, it would be the default of none

    connect(m_list, &QListWidget::currentRowChanged, this, &RecoveryDialog::showTable);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &RecoveryDialog::openTable);
    connect(m_open, &QPushButton::clicked, this, &RecoveryDialog::openTable);
    connect(m_delete, &QPushButton::clicked, this, &RecoveryDialog::deleteTable);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->setCurrentRow(0);
}

void RecoveryDialog::showTable(int row) {
    const bool any = row >= 0 && row < static_cast<int>(m_tables.size());
    m_open->setEnabled(any);
    m_delete->setEnabled(any);
    if (any) {
        const UnsavedTable& table = m_tables[static_cast<std::size_t>(row)];
        const QString words = unsavedText(table);
        m_preview->show(isHiddenGame(table.scenario) ? scenarios::Scenario{} : table.scenario, words);
        m_words->setText(words);
    }
}

void RecoveryDialog::openTable() {
    const int row = m_list->currentRow();
    if (row < 0) {
        return;
    }
    const UnsavedTable table = m_tables[static_cast<std::size_t>(row)];
    if (m_mayOpen && !m_mayOpen(table)) {
        return;
    }
    take(row);
    emit openRequested(table);
}

void RecoveryDialog::deleteTable() {
    const int row = m_list->currentRow();
    if (row < 0) {
        return;
    }
    const UnsavedTable& table = m_tables[static_cast<std::size_t>(row)];
    if (askWithAnswers(this, tr("Delete the unsaved changes to “%1”? This cannot be undone.").arg(unsavedName(table)),
                       {tr("Delete"), tr("Keep")}) == 0) {
        removeRecovery(table.file);
        take(row);
    }
}

void RecoveryDialog::take(int row) {
    m_tables.erase(m_tables.begin() + row);
    delete m_list->takeItem(row);
    showTable(m_list->currentRow());
    if (m_tables.empty()) {
        accept();
    }
}

} // namespace sightline::app
