#pragma once

#include <QSizeF>
#include <QString>

/// PDF files read back by the programs of poppler-utils.
namespace sightline::tests {

[[nodiscard]] bool hasPdfTools();
/// All text of the file, page by page; empty if it cannot be read. With `layout` in columns, as on the page.
[[nodiscard]] QString textOfPdf(const QString& file, bool layout = false);
/// -1 if the file cannot be read.
[[nodiscard]] int pagesOfPdf(const QString& file);
/// In points.
[[nodiscard]] QSizeF pageSizeOfPdf(const QString& file);

} // namespace sightline::tests
