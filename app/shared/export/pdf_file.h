#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <functional>

class QPainter;

namespace sightline::app {

/// A4 portrait, in points.
inline constexpr QSizeF kA4{595.0, 842.0};

/// Returns a PDF file with pages of one size; `paint` draws each in points from its upper left corner. Equal drawings
/// give equal bytes at any time. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray
pdfBytes(QSizeF pagePoints, const QString& title, int pages, const std::function<void(QPainter&, int page)>& paint);

} // namespace sightline::app
