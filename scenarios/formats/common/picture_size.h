#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sightline::scenarios::formats {

class ImportReport;

/// The size of a picture, in pixels.
struct PixelSize {
    int width = 0;
    int height = 0;
    friend bool operator==(const PixelSize&, const PixelSize&) = default;
};

/// Returns the size from the first bytes of a PNG, JPEG or WebP file; std::nullopt if they are none. Does not decode
/// the picture.
[[nodiscard]] std::optional<PixelSize> pixelSizeOf(const QByteArray& picture);

/// Decodes a picture from base64, with or without the prefix "data:image/png;base64,". Returns std::nullopt, after
/// reporting, if it is no PNG, JPEG or WebP, or exceeds a limit, which is checked before decoding.
[[nodiscard]] std::optional<QByteArray>
pictureFromBase64(QByteArray base64, const QString& place, ImportReport& report);
/// Checks the bytes of a picture as `pictureFromBase64` does.
[[nodiscard]] std::optional<QByteArray>
usablePicture(const QByteArray& bytes, const QString& place, ImportReport& report);

} // namespace sightline::scenarios::formats
