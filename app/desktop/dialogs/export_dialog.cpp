#include "app/desktop/dialogs/export_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/shared/painting/table_painter.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <utility>

namespace sightline::app {

namespace {

constexpr QSize kPreview{360, 300};

enum Spread { AsLargeAsTheTable, OneSheet, TrueSize };

/// A field that does not matter now takes no room; its label goes with it.
void showRow(QFormLayout* form, QWidget* field, bool on) {
    field->setVisible(on);
    if (auto* label = form->labelForField(field)) {
        label->setVisible(on);
    }
}

} // namespace

ExportDialog::ExportDialog(scenarios::Scenario scenario,
                           std::vector<scenarios::Verdict> verdicts,
                           const PaintOptions& paint,
                           QWidget* parent)
    : QDialog{parent}, m_scenario{std::move(scenario)}, m_verdicts{std::move(verdicts)}, m_paint{paint} {
    setWindowTitle(tr("Export picture"));
    setObjectName(QStringLiteral("exportDialog"));
    m_kind = named("exportKind", new QComboBox);
    m_kind->addItem(tr("PNG, a pixel image"), static_cast<int>(PictureKind::Png));
    m_kind->addItem(tr("SVG, for drawing programs"), static_cast<int>(PictureKind::Svg));
    m_kind->addItem(tr("PDF, for printing"), static_cast<int>(PictureKind::Pdf));
    m_dots = named("exportDots", new QSpinBox);
    m_dots->setRange(10, 1'200);
    m_dots->setValue(100);
    m_dots->setSuffix(tr(" px per table inch"));
    m_theme = named("exportTheme", new QComboBox);
    m_theme->addItems({tr("same as the window"), tr("light"), tr("dark"), tr("for paper")});
    m_transparent = named("exportTransparent", new QCheckBox{tr("No backgr&ound (transparent)")});
    m_lines = named("exportLines", new QCheckBox{tr("Sight &lines")});
    m_lines->setChecked(true);
    m_lines->setEnabled(!m_verdicts.empty());
    m_rulers = named("exportRulers", new QCheckBox{tr("R&ulers")});
    m_rulers->setChecked(paint.rulers);
    m_photo = named("exportPhoto", new QCheckBox{tr("P&hoto of the table")});
    m_spread = named("exportSpread", new QComboBox);
    m_spread->addItems(
        {tr("size of the table"), tr("the whole table on one sheet"), tr("actual size, over several sheets")});
    m_paper = named("exportPaper", new QComboBox);
    for (const auto& [name, id] :
         {std::pair{tr("A4"), "a4"}, {tr("A3"), "a3"}, {tr("Letter"), "letter"}, {tr("Tabloid"), "tabloid"}}) {
        m_paper->addItem(name, QString::fromLatin1(id));
    }
    m_overlap = named("exportOverlap", new QDoubleSpinBox);
    m_overlap->setRange(0, 50);
    m_overlap->setDecimals(0);
    m_overlap->setValue(10);
    m_overlap->setSuffix(tr(" mm"));
    m_result = named("exportResult", new QLabel);
    m_result->setWordWrap(true);
    m_preview = named("exportPreview", new QLabel);
    m_preview->setFixedSize(kPreview);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview of the picture"));

    m_form = new QFormLayout;
    m_form->addRow(tr("&Format"), m_kind);
    m_form->addRow(tr("&Resolution"), m_dots);
    m_form->addRow(tr("Pa&ge"), m_spread);
    m_form->addRow(tr("P&aper"), m_paper);
    m_form->addRow(tr("O&verlap"), m_overlap);
    m_form->addRow(tr("&Colors"), m_theme);
    m_form->addRow(m_transparent);
    m_form->addRow(m_lines);
    m_form->addRow(m_rulers);
    m_form->addRow(m_photo);
    m_form->addRow(m_result);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    m_export = named("exportGo", buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole));
    m_print = named("exportPrint", buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole));
    columnOf({{rowOf({{m_form, 1}, m_preview}), 1}, buttons}, this);
    m_export->setDefault(true);
    m_export->setFocus();

    for (auto* box : {m_kind, m_theme, m_spread, m_paper}) {
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    }
    for (auto* box : {m_transparent, m_lines, m_rulers, m_photo}) {
        connect(box, &QCheckBox::toggled, this, &ExportDialog::refresh);
    }
    connect(m_dots, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
    connect(m_overlap, &QDoubleSpinBox::valueChanged, this, &ExportDialog::refresh);
    connect(m_print, &QPushButton::clicked, this, &ExportDialog::printRequested);
    refresh();
}

ViewExport ExportDialog::choice() const {
    ViewExport choice;
    choice.kind = static_cast<PictureKind>(m_kind->currentData().toInt());
    choice.paint = m_paint;
    const std::array themes{m_paint.theme, Theme::light(), Theme::dark(), Theme::print()};
    choice.paint.theme = themes[static_cast<std::size_t>(std::max(0, m_theme->currentIndex()))];
    choice.paint.background = !m_transparent->isChecked();
    choice.paint.rulers = m_rulers->isChecked();
    choice.paint.photo = m_photo->isChecked();
    // The proportions of a picture do not hang on how far the window is zoomed in.
    choice.paint.scale = {};
    choice.dotsPerInch = m_dots->value();
    choice.sightLines = m_lines->isChecked();
    if (choice.kind == PictureKind::Pdf && m_spread->currentIndex() != AsLargeAsTheTable) {
        PaperChoice paper;
        paper.size = paperNamed(m_paper->currentData().toString()).value_or(paper.size);
        paper.trueSize = m_spread->currentIndex() == TrueSize;
        paper.overlapMillimeters = m_overlap->value();
        choice.paper = paper;
    }
    return choice;
}

void ExportDialog::refresh() {
    const ViewExport wanted = choice();
    const bool isPdf = wanted.kind == PictureKind::Pdf;
    showRow(m_form, m_photo, m_scenario.photo.has_value());
    showRow(m_form, m_dots, wanted.kind == PictureKind::Png);
    showRow(m_form, m_spread, isPdf);
    showRow(m_form, m_paper, wanted.paper.has_value());
    showRow(m_form, m_overlap, wanted.paper && wanted.paper->trueSize);
    bool isPossible = true;
    m_result->setText(viewExportText(m_scenario, wanted, isPossible));
    m_export->setEnabled(isPossible);
    m_print->setEnabled(isPossible && wanted.paper.has_value());
    m_print->setToolTip(wanted.paper ? QString{} : tr("To print, choose PDF and a paper size"));

    PaintOptions options = wanted.paint;
    const QRectF inches{0, 0, m_scenario.table.width.inches(), m_scenario.table.height.inches()};
    const double margin = 2 * (options.rulers ? kRulerMargin : 2.0);
    options.scale.pixelsPerInch = std::max(
        0.01, std::min((kPreview.width() - margin) / inches.width(), (kPreview.height() - margin) / inches.height()));
    options.verdictLabels = false;
    options.pieceNames = false;
    const auto verdicts =
        wanted.sightLines ? std::span<const scenarios::Verdict>{m_verdicts} : std::span<const scenarios::Verdict>{};
    const double ratio = devicePixelRatioF();
    QPixmap picture{kPreview * ratio};
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    const QRectF area = pictureArea(m_scenario, options);
    if (!options.background) {
        painter.fillRect(QRectF{{}, QSizeF{kPreview}}, QBrush{palette().color(QPalette::Mid), Qt::Dense6Pattern});
    }
    painter.translate((kPreview.width() - area.width() * options.scale.pixelsPerInch) / 2,
                      (kPreview.height() - area.height() * options.scale.pixelsPerInch) / 2);
    painter.scale(options.scale.pixelsPerInch, options.scale.pixelsPerInch);
    painter.translate(-area.topLeft());
    paintTable(painter, m_scenario, verdicts, options);
    painter.end();
    m_preview->setPixmap(picture);
}

} // namespace sightline::app
