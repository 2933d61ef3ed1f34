#pragma once

#include <QSizeF>
#include <QString>

#include <functional>

class QPainter;
class QWidget;

namespace sightline::app {

/// The contents of paper of a given size, in points.
struct PrintJob {
    std::function<int(QSizeF page)> pages;
    std::function<void(QPainter&, QSizeF page, int number)> paint; ///< the painter uses points
};

/// Shows a preview and prints on request. `acrossFirst`: the paper is landscape until the user changes it.
void previewPrint(QWidget* parent, const QString& title, bool acrossFirst, const PrintJob& job);

} // namespace sightline::app
