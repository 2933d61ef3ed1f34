#include "tests/support/picture_check.h"

#include <QDir>

#include <algorithm>
#include <cstdlib>

namespace sightline::test {

namespace {

/// Difference of a channel that counts: less is not seen as another color.
constexpr int kSeen = 40;

int largestStep(QRgb a, QRgb b) {
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

QString storedPath(const QString& name) {
    return QStringLiteral(SIGHTLINE_SOURCE_DIR "/tests/data/pictures/%1.png").arg(name);
}

QString buildPath(const QString& name, const QString& what) {
    const QDir folder{QStringLiteral(SIGHTLINE_BINARY_DIR "/tests/pictures")};
    folder.mkpath(QStringLiteral("."));
    return folder.filePath(name + u'-' + what + QStringLiteral(".png"));
}

} // namespace

PictureDifference differenceBetween(const QImage& a, const QImage& b) {
    if (a.size() != b.size() || a.isNull()) {
        return {};
    }
    const QImage first = a.convertToFormat(QImage::Format_RGB32);
    const QImage second = b.convertToFormat(QImage::Format_RGB32);
    double sum = 0;
    double seen = 0;
    for (int y = 0; y < first.height(); ++y) {
        const auto* of = reinterpret_cast<const QRgb*>(first.constScanLine(y));
        const auto* to = reinterpret_cast<const QRgb*>(second.constScanLine(y));
        for (int x = 0; x < first.width(); ++x) {
            sum += std::abs(qRed(of[x]) - qRed(to[x])) + std::abs(qGreen(of[x]) - qGreen(to[x])) +
                   std::abs(qBlue(of[x]) - qBlue(to[x]));
            seen += largestStep(of[x], to[x]) >= kSeen ? 1 : 0;
        }
    }
    const double pixels = static_cast<double>(first.width()) * first.height();
    return {sum / 3 / pixels, seen / pixels};
}

QImage storedPicture(const QString& name) { return QImage{storedPath(name)}; }

QString checkPicture(const QString& name, const QImage& actual) {
    if (qEnvironmentVariableIsSet("SIGHTLINE_RENEW_PICTURES")) {
        QDir{}.mkpath(QStringLiteral(SIGHTLINE_SOURCE_DIR "/tests/data/pictures"));
        return actual.convertToFormat(QImage::Format_RGB888).save(storedPath(name))
                   ? QString{}
                   : QStringLiteral("cannot be written: %1").arg(storedPath(name));
    }
    const QImage stored = storedPicture(name);
    const PictureDifference difference = differenceBetween(actual, stored);
    if (difference.isSmall()) {
        return {};
    }
    actual.save(buildPath(name, QStringLiteral("actual")));
    if (stored.size() == actual.size()) {
        QImage shown = stored.convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32);
        for (int y = 0; y < shown.height(); ++y) {
            for (int x = 0; x < shown.width(); ++x) {
                if (largestStep(stored.pixel(x, y), actual.pixel(x, y)) >= kSeen) {
                    shown.setPixel(x, y, qRgb(255, 0, 0));
                }
            }
        }
        shown.save(buildPath(name, QStringLiteral("difference")));
    }
    return QStringLiteral("%1: mean %2, %3 % of the pixels; see %4")
        .arg(name)
        .arg(difference.mean)
        .arg(100 * difference.share)
        .arg(buildPath(name, QStringLiteral("actual")));
}

} // namespace sightline::test
