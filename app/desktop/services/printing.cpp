#include "app/desktop/services/printing.h"

#include <QPainter>
#include <QPrinter>
#include <QPrintPreviewDialog>
#include <QScreen>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace sightline::app {

namespace {

void paintJob(QPrinter& printer, const PrintJob& job) {
    const QSizeF page = printer.pageLayout().fullRect(QPageLayout::Point).size();
    const int pages = job.pages(page);
    QPainter painter{&printer};
    constexpr double kPointsPerInch = 72.0;
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

/// Gives the preview most of the screen; its size hint holds hardly more than its bar.
void fitToScreen(QPrintPreviewDialog& preview) {
    constexpr int kBesideBar = 8;           // what the frames around the bar need, in pixels
    constexpr double kShareOfScreen = 0.85; // in each direction, with room for the frame of the window
    const QSize screen = preview.screen()->availableSize();
    const auto* bar = preview.findChild<QToolBar*>();
    const int barWidth = bar ? bar->sizeHint().width() + kBesideBar : 0;
    preview.resize((QSizeF{screen} * kShareOfScreen).toSize().expandedTo({std::min(barWidth, screen.width()), 0}));
}

/// Makes the bar of the preview narrow enough for its last buttons to show: page setup and printing.
void fitBar(QPrintPreviewDialog& preview) {
    auto* bar = preview.findChild<QToolBar*>();
    if (!bar) {
        return;
    }
    constexpr int kIconSide = 20; // pixels: with those of the style the bar is too wide for small screens
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
    fitBar(preview);
    fitToScreen(preview);
    preview.exec();
}

} // namespace sightline::app
