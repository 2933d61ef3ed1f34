#pragma once

#include "app/desktop/base/qt_names.h"

#include <QSizeF>
#include <QString>

#include <functional>

namespace sightline::app {

/// The contents of a print for any size of paper. Sizes and the coordinates of the painter are in points, 1/72 in.
struct PrintJob {
    std::function<int(QSizeF page)> pages; ///< returns the number of pages on paper of that size
    /// Paints one page.
    std::function<void(QPainter&, QSizeF page, int number)> paint;
};

/// Shows a preview and prints on request. `acrossFirst`: the paper is landscape until the user changes it.
void previewPrint(QWidget* parent, const QString& title, bool acrossFirst, const PrintJob& job);

} // namespace sightline::app
