#pragma once

#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QString>

/// PDF files read back by the programs of poppler-utils.
namespace sightline::tests {

[[nodiscard]] bool hasPdfTools();
/// All text of the file, page by page; empty if it cannot be read. With `layout` in columns, as on the page.
[[nodiscard]] QString textOfPdf(const QString& file, bool layout = false);
/// A word as it stands on its page.
struct PdfWord {
    int page = 0; ///< from 0
    QString text;
    QRectF box; ///< in points
};
[[nodiscard]] QList<PdfWord> wordsOfPdf(const QString& file);

/// -1 if the file cannot be read.
[[nodiscard]] int pagesOfPdf(const QString& file);
/// In points.
[[nodiscard]] QSizeF pageSizeOfPdf(const QString& file);

} // namespace sightline::tests
