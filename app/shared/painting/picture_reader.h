#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <tl/expected.hpp>

namespace sightline::app {

/// Returns the size of an encoded picture without decoding it, with the orientation of its EXIF data applied; else a
/// sentence with the problem and its remedy: unsupported format, WebP without its plugin, more pixels than the
/// limit.
[[nodiscard]] tl::expected<QSize, QString> pictureSize(const QByteArray& file);

/// Decodes a picture after a check of its size. Slow: a tenth of a second for four million pixels. Needs no display.
[[nodiscard]] tl::expected<QImage, QString> decodedPicture(const QByteArray& file);

/// Encodes a picture without a file, as from the clipboard: PNG if that is small, else JPEG.
[[nodiscard]] QByteArray pictureFileOf(const QImage& picture);

/// Returns the suffixes of picture files, for the filter of a file dialog.
[[nodiscard]] QString pictureFilter();
/// Returns true if the file name has the suffix of a picture.
[[nodiscard]] bool isPictureName(const QString& name);

} // namespace sightline::app
