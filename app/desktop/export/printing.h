#pragma once

#include <QSizeF>
#include <QString>

#include <functional>

class QPainter;
class QWidget;

namespace sightline::app {

/// What goes onto paper of that size, in points.
struct PrintJob {
    std::function<int(QSizeF page)> pages;
    std::function<void(QPainter&, QSizeF page, int number)> paint; ///< the painter measures in points
};

/// Shows how it will look and prints it if wanted. `acrossFirst`: the paper lies across until the user turns it.
void previewPrint(QWidget* parent, const QString& title, bool acrossFirst, const PrintJob& job);

} // namespace sightline::app
