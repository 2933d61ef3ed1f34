#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sightline::scenarios::formats {

class ImportReport;

/// Of a picture, in pixels.
struct PixelSize {
    int width = 0;
    int height = 0;
    friend bool operator==(const PixelSize&, const PixelSize&) = default;
};

/// What the first bytes of a PNG, JPEG or WebP file say; nothing if they say nothing. Decodes no picture.
[[nodiscard]] std::optional<PixelSize> pixelSizeOf(const QByteArray& picture);

/// The bytes of a picture in base64, with or without "data:image/png;base64," before it. Nothing, and reported, if it
/// is no PNG, JPEG or WebP, or beyond a limit: looked at before anything is decoded.
[[nodiscard]] std::optional<QByteArray>
pictureFromBase64(QByteArray base64, const QString& place, ImportReport& report);
/// The same of bytes that are a picture as they are.
[[nodiscard]] std::optional<QByteArray>
usablePicture(const QByteArray& bytes, const QString& place, ImportReport& report);

} // namespace sightline::scenarios::formats
