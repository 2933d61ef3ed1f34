#include "app/desktop/services/printing.h"

#include <QPainter>
#include <QPrinter>
#include <QPrintPreviewDialog>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr double kPointsPerInch = 72.0;

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
    preview.exec();
}

} // namespace sightline::app
