#include "scenarios/model/photo.h"

#include "scenarios/model/scenario.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

struct PictureFile::Content {
    QByteArray bytes;
    QByteArray hash;
};

PictureFile::PictureFile(QByteArray bytes) {
    if (!bytes.isEmpty()) {
        QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
        m_content = std::make_shared<const Content>(Content{std::move(bytes), std::move(hash)});
    }
}

const QByteArray& PictureFile::bytes() const {
    static const QByteArray kNone;
    return m_content ? m_content->bytes : kNone;
}

bool operator==(const PictureFile& a, const PictureFile& b) {
    return a.m_content == b.m_content || (a.m_content && b.m_content && a.m_content->hash == b.m_content->hash);
}

QString pictureKind(const QByteArray& bytes) {
    if (bytes.startsWith("\x89PNG\r\n\x1a\n")) {
        return QStringLiteral("png");
    }
    if (bytes.startsWith("\xff\xd8\xff")) {
        return QStringLiteral("jpeg");
    }
    if (bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP") {
        return QStringLiteral("webp");
    }
    if (bytes.startsWith("GIF8")) {
        return QStringLiteral("gif");
    }
    return bytes.startsWith("BM") ? QStringLiteral("bmp") : QString{};
}

bool areCornersOfAView(const PhotoCorners& corners) {
    const auto turnAt = [&](std::size_t i) {
        const PixelPosition& a = corners[i];
        const PixelPosition& b = corners[(i + 1) % 4];
        const PixelPosition& c = corners[(i + 2) % 4];
        return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
    };
    // Half a square pixel: less is indistinguishable from a line, and the view would be noise.
    constexpr double kSmallestTurn = 1.0;
    int left = 0;
    int right = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        left += turnAt(i) > kSmallestTurn ? 1 : 0;
        right += turnAt(i) < -kSmallestTurn ? 1 : 0;
    }
    return left == 4 || right == 4;
}

double PhotoPrecision::pixelMillimeters() const {
    return std::sqrt(std::max(0.0, millimeters * millimeters - measuredMillimeters * measuredMillimeters));
}

PhotoPrecision PhotoPrecision::of(double pixel, double measured, int bases) {
    return {std::min(std::hypot(pixel, measured), kCoarsestPhotoMillimeters), measured, bases};
}

double millimetersAPixel(const PhotoCorners& corners, double width, double height) {
    const auto edge = [&](std::size_t i) {
        const PixelPosition& a = corners[i];
        const PixelPosition& b = corners[(i + 1) % 4];
        return std::hypot(a.x - b.x, a.y - b.y);
    };
    const double inch = std::min({edge(0) / width, edge(2) / width, edge(1) / height, edge(3) / height});
    return 25.4 / std::max(inch, 0.01);
}

PhotoPrecision photoPrecisionOf(const Scenario& scenario) {
    if (!scenario.photo || !scenario.photo->corners) {
        return {};
    }
    return scenario.photo->precision.millimeters > 0.0
               ? scenario.photo->precision
               : PhotoPrecision::of(millimetersAPixel(*scenario.photo->corners, scenario.table.width.inches(),
                                                      scenario.table.height.inches()),
                                    0.0, 0);
}

Scenario withPhoto(Scenario scenario, std::optional<TablePhoto> photo) {
    scenario.photo = std::move(photo);
    return scenario;
}

} // namespace sightline::scenarios
