#include "app/desktop/services/printing.h"

#include <QPainter>
#include <QPrinter>
#include <QPrintPreviewDialog>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr double kPointsPerInch = 72.0;
/// Side of the icons of the preview's bar in pixels: with those of the style it is too wide for small screens.
constexpr int kIconSide = 20;
/// What the frames around the bar need, in pixels.
constexpr int kBesideBar = 8;

void paintJob(QPrinter& printer, const PrintJob& job) {
    const QSizeF page = printer.pageLayout().fullRect(QPageLayout::Point).size();
    const int pages = job.pages(page);
    QPainter painter{&printer};
    const double scale = printer.resolution() / kPointsPerInch;
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), pages) - 1 : pages - 1;
    for (int number = first; number <= last; ++number) {
        if (number > first) {
            printer.newPage();
        }
        painter.save();
        painter.scale(scale, scale);
        job.paint(painter, page, number);
        painter.restore();
    }
}

/// Gives the preview the width of its bar, which else hides the last buttons: page setup and printing.
void showWholeBar(QPrintPreviewDialog& preview) {
    auto* bar = preview.findChild<QToolBar*>();
    if (!bar) {
        return;
    }
    bar->setIconSize({kIconSide, kIconSide});
    // The style's own arrow is black in every theme.
    if (auto* more = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
        QPixmap arrow = more->icon().pixmap(more->iconSize());
        if (!arrow.isNull()) {
            QPainter painter{&arrow};
            painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
            painter.fillRect(arrow.rect(), preview.palette().color(QPalette::ButtonText));
            painter.end();
            more->setIcon(arrow);
        }
    }
    preview.resize(preview.sizeHint().expandedTo({bar->sizeHint().width() + kBesideBar, 0}));
}

} // namespace

void previewPrint(QWidget* parent, const QString& title, bool acrossFirst, const PrintJob& job) {
    QPrinter printer{QPrinter::HighResolution};
    printer.setDocName(title);
    printer.setFullPage(true);
    printer.setPageOrientation(acrossFirst ? QPageLayout::Landscape : QPageLayout::Portrait);
    QPrintPreviewDialog preview{&printer, parent};
    preview.setObjectName(QStringLiteral("printPreview"));
    preview.setWindowTitle(title);
    QObject::connect(&preview, &QPrintPreviewDialog::paintRequested, &preview,
                     [&job](QPrinter* asked) { paintJob(*asked, job); });
    showWholeBar(preview);
    preview.exec();
}

} // namespace sightline::app
