#include "scenarios/formats/common/picture_size.h"

#include "scenarios/formats/common/import.h"
#include "scenarios/formats/common/limits.h"
#include "scenarios/model/photo.h"

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

unsigned byteAt(const QByteArray& bytes, qsizetype at) {
    return at < bytes.size() ? static_cast<unsigned char>(bytes.at(at)) : 0U;
}
unsigned big(const QByteArray& bytes, qsizetype at, int count) {
    unsigned value = 0;
    for (int i = 0; i < count; ++i) {
        value = value << 8U | byteAt(bytes, at + i);
    }
    return value;
}
unsigned little(const QByteArray& bytes, qsizetype at, int count) {
    unsigned value = 0;
    for (int i = count; i-- > 0;) {
        value = value << 8U | byteAt(bytes, at + i);
    }
    return value;
}

PixelSize size(unsigned width, unsigned height) {
    constexpr unsigned kMax = 0x7fffffff;
    return {static_cast<int>(std::min(width, kMax)), static_cast<int>(std::min(height, kMax))};
}

std::optional<PixelSize> jpegSize(const QByteArray& bytes) {
    qsizetype at = 2;
    while (at + 9 < bytes.size() && byteAt(bytes, at) == 0xFF) {
        const unsigned marker = byteAt(bytes, at + 1);
        const bool isFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (isFrame) {
            return size(big(bytes, at + 7, 2), big(bytes, at + 5, 2));
        }
        at += 2 + static_cast<qsizetype>(std::max(2U, big(bytes, at + 2, 2)));
    }
    return {};
}

std::optional<PixelSize> webpSize(const QByteArray& bytes) {
    const QByteArray chunk = bytes.mid(12, 4);
    if (bytes.size() < 30) {
        return {};
    }
    if (chunk == "VP8X") {
        return size(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1);
    }
    if (chunk == "VP8L") {
        const unsigned bits = little(bytes, 21, 4);
        return size((bits & 0x3fffU) + 1, (bits >> 14U & 0x3fffU) + 1);
    }
    return chunk == "VP8 " ? std::optional{size(little(bytes, 26, 2) & 0x3fffU, little(bytes, 28, 2) & 0x3fffU)}
                           : std::nullopt;
}

} // namespace

std::optional<PixelSize> pixelSizeOf(const QByteArray& picture) {
    const QString kind = pictureKind(picture);
    if (kind == QLatin1String("png") && picture.size() >= 24) {
        return size(big(picture, 16, 4), big(picture, 20, 4));
    }
    return kind == QLatin1String("jpeg")   ? jpegSize(picture)
           : kind == QLatin1String("webp") ? webpSize(picture)
                                           : std::nullopt;
}

std::optional<QByteArray> usablePicture(const QByteArray& bytes, const QString& place, ImportReport& report) {
    if (bytes.size() > kLargestPhotoBytes) {
        report.skipped("picture-too-big", place,
                       QStringLiteral("The image is larger than %1 bytes, the maximum; the table has no background."),
                       {QString::number(kLargestPhotoBytes)});
        return {};
    }
    const auto pixels = pixelSizeOf(bytes);
    if (!pixels || pixels->width <= 0 || pixels->height <= 0) {
        report.skipped("no-picture", place,
                       QStringLiteral("The image is not PNG, JPEG or WebP; the table has no background."));
        return {};
    }
    if (pixels->width > kLargestPictureSide || pixels->height > kLargestPictureSide) {
        report.skipped(
            "picture-too-wide", place,
            QStringLiteral("The image has %1 x %2 pixels, the maximum is %3 per side; the table has no background."),
            {QString::number(pixels->width), QString::number(pixels->height), QString::number(kLargestPictureSide)});
        return {};
    }
    return bytes;
}

std::optional<QByteArray> pictureFromBase64(QByteArray base64, const QString& place, ImportReport& report) {
    if (base64.startsWith("data:")) {
        base64 = base64.sliced(base64.indexOf(',') + 1);
    }
    if (base64.size() / 4 * 3 > kLargestPhotoBytes + 3) {
        report.skipped("picture-too-big", place,
                       QStringLiteral("The image is larger than %1 bytes, the maximum; the table has no background."),
                       {QString::number(kLargestPhotoBytes)});
        return {};
    }
    // Line breaks are common in it; anything else is not base64.
    base64.replace('\n', QByteArray{}).replace('\r', QByteArray{});
    const auto decoded = QByteArray::fromBase64Encoding(base64, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) {
        report.skipped("broken-base64", place,
                       QStringLiteral("The image is not valid base64; the table has no background."));
        return {};
    }
    return usablePicture(*decoded, place, report);
}

} // namespace sightline::scenarios::formats
