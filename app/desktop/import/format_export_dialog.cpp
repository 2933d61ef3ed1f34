#include "app/desktop/import/format_export_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/import_sentences.h"
#include "app/shared/text/import_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

namespace sightline::app {

namespace formats = scenarios::formats;

namespace {

constexpr int kMaxNamed = 6;

/// Returns the name of the element with the id; the id if there is none.
QString nameFor(const scenarios::Scenario& scenario, const QString& id) {
    for (const auto& any : {scenarios::AnyId{scenarios::ModelId{id}}, scenarios::AnyId{scenarios::PieceId{id}},
                            scenarios::AnyId{scenarios::ZoneId{id}}, scenarios::AnyId{scenarios::ObjectiveId{id}},
                            scenarios::AnyId{scenarios::LabelId{id}}}) {
        if (scenarios::has(scenario, any)) {
            return nameOf(scenario, any);
        }
    }
    return id;
}

/// "North ruin, South ruin and 3 more"; nothing for the table as a whole.
QString elementsOf(const scenarios::Scenario& scenario, const formats::ExportLoss& loss) {
    QStringList names;
    for (const QString& id : loss.ids) {
        names << nameFor(scenario, id);
    }
    names.removeDuplicates();
    const QString named = QStringList{names.mid(0, kMaxNamed)}.join(QStringLiteral(", "));
    const auto more = static_cast<int>(names.size()) - kMaxNamed;
    return more > 0 ? FormatExportDialog::tr("%1 and %n more", nullptr, more).arg(named) : named;
}

} // namespace

FormatExportDialog::FormatExportDialog(scenarios::Scenario scenario, QWidget* parent)
    : QDialog{parent}, m_scenario{std::move(scenario)} {
    setWindowTitle(tr("Export for other programs"));
    m_kind = named("formatKind", new QComboBox);
    for (const auto& format : formats::allFormats()) {
        if (format.write && format.id != QLatin1String("sightline")) {
            m_kind->addItem(QStringLiteral("%1 (*.%2)").arg(formatName(format), format.suffixes.front()), format.id);
        }
    }
    m_cell = named("formatCell", new QDoubleSpinBox);
    m_cell->setRange(0.1, 100);
    m_cell->setValue(1);
    m_cell->setSuffix(tr(" in"));
    m_pixels = named("formatPixels", new QSpinBox);
    m_pixels->setRange(10, 400);
    m_pixels->setValue(formats::ExportOptions{}.pixelsPerCell);
    m_low = named("formatLow", new QCheckBox{tr("Walls and pieces under 2 in &also block sight")});
    m_low->setChecked(true);
    m_form = new QFormLayout;
    m_form->addRow(tr("&File type"), m_kind);
    m_form->addRow(tr("One &cell is"), m_cell);
    m_form->addRow(tr("&Pixels per cell"), m_pixels);
    m_form->addRow(m_low);
    m_title = named("formatTitle", new QLabel);
    m_title->setWordWrap(true);
    m_losses = named("formatLosses", new QListWidget);
    m_losses->setAccessibleName(tr("Lost in the export"));
    m_losses->setWordWrap(true);
    m_losses->setSelectionMode(QAbstractItemView::NoSelection);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    m_export = named("formatExport", buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole));
    columnOf({m_form, m_title, {m_losses, 1}, buttons}, this);
    m_export->setDefault(true); // of a dialog that it is in by now; before, it would be the default of none
    resize(560, 440);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FormatExportDialog::refresh);
    connect(m_low, &QCheckBox::toggled, this, &FormatExportDialog::refresh);
    refresh();
}

const formats::Format& FormatExportDialog::format() const {
    return *formats::formatNamed(m_kind->currentData().toString());
}

formats::ExportOptions FormatExportDialog::options() const {
    formats::ExportOptions options;
    options.cellInches = m_cell->value();
    options.pixelsPerCell = m_pixels->value();
    options.withLowWalls = m_low->isChecked();
    return options;
}

void FormatExportDialog::refresh() {
    const QString id = format().id;
    const bool grid = id == QLatin1String("uvtt") || id == QLatin1String("foundry");
    m_form->setRowVisible(m_cell, grid);
    m_form->setRowVisible(m_pixels, grid);
    m_form->setRowVisible(m_low, grid);
    m_losses->clear();
    const auto exported = format().write(m_scenario, options());
    m_export->setEnabled(exported.has_value());
    if (!exported) {
        m_title->setText(exported.error().message());
        return;
    }
    m_title->setText(exported->losses.empty() ? tr("The file can hold the whole table.")
                                              : tr("The file cannot hold the whole table. It leaves out:"));
    for (const auto& loss : exported->losses) {
        const QString sentence = exportLossSentence(loss);
        const QString elements = elementsOf(m_scenario, loss);
        m_losses->addItem(elements.isEmpty() ? sentence : tr("%1 (%2)").arg(sentence, elements));
    }
}

} // namespace sightline::app
