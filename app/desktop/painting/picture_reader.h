#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <tl/expected.hpp>

namespace sightline::app {

/// How large the picture in a file is, as it is seen: turned as its camera noted. Nothing is decoded. Else a sentence
/// that tells what is wrong and what to do: no picture that can be read here, WebP without its plugin, more pixels than
/// can be held.
[[nodiscard]] tl::expected<QSize, QString> pictureSize(const QByteArray& file);

/// The picture, after a look at its size. Takes long: a tenth of a second for four million pixels. Needs no display.
[[nodiscard]] tl::expected<QImage, QString> decodedPicture(const QByteArray& file);

/// The bytes of a picture that came without a file, from the clipboard for one: PNG if that is small, else JPEG.
[[nodiscard]] QByteArray pictureFileOf(const QImage& picture);

/// Endings of picture files, for the filter of a file dialog.
[[nodiscard]] QString pictureFilter();
/// The name of a file ends like that of a picture.
[[nodiscard]] bool isPictureName(const QString& name);

} // namespace sightline::app
