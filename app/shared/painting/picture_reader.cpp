#include "app/shared/painting/picture_reader.h"

#include "app/shared/text/number_text.h"
#include "scenarios/model/photo.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace sightline::app {

namespace {

struct PictureReaderWords {
    Q_DECLARE_TR_FUNCTIONS(PictureReader)
};

/// The painter of Qt counts pixels of a side with 16 bits.
constexpr int kLongestSide = 32'767;
/// The maximum memory of one decoded picture: 67 million pixels. Qt’s own limit, 128, ends below what telephones take.
constexpr qint64 kHeldMegabytes = 256;
constexpr qint64 kBytesOfAPixel = 4;
/// A picture of more pixels is no diagram: as JPEG it takes a tenth of the room.
constexpr qint64 kLargestPng = 4LL * 1024 * 1024;

QString megapixels(double pixels) { return QString::number(pixels / 1e6, 'f', pixels < 1e7 ? 1 : 0); }

QString limitText(QSize size) {
    const qint64 pixels = qint64{size.width()} * size.height();
    if (size.width() > kLongestSide || size.height() > kLongestSide) {
        return PictureReaderWords::tr(
                   "The picture is %1 × %2 pixels; no side may be longer than %3. Make it smaller with a picture "
                   "program and try again.")
            .arg(size.width())
            .arg(size.height())
            .arg(kLongestSide);
    }
    if (pixels * kBytesOfAPixel > kHeldMegabytes * 1024 * 1024) {
        return PictureReaderWords::tr(
                   "The image is %1 × %2 pixels, %3 million; the maximum is %4 million. Scale it down with an "
                   "image editor and try again.")
            .arg(size.width())
            .arg(size.height())
            .arg(megapixels(static_cast<double>(pixels)),
                 megapixels(static_cast<double>(kHeldMegabytes * 1024 * 1024 / kBytesOfAPixel)));
    }
    return {};
}

/// Reads from bytes that outlive it.
struct Reader {
    explicit Reader(const QByteArray& file) {
        static const bool isRaised = [] {
            if (QImageReader::allocationLimit() > 0) {
                QImageReader::setAllocationLimit(std::max<int>(QImageReader::allocationLimit(), kHeldMegabytes));
            }
            return true;
        }();
        Q_UNUSED(isRaised);
        buffer.setData(file);
        buffer.open(QIODevice::ReadOnly);
        reader.setDevice(&buffer);
        // What the file is, not what somebody called it.
        reader.setDecideFormatFromContent(true);
        reader.setAutoTransform(true);
    }

    QBuffer buffer;
    QImageReader reader;
};

tl::expected<QSize, QString> sizeOf(const QByteArray& file, QImageReader& reader) {
    const QString kind = scenarios::pictureKind(file);
    if (kind == u"webp" && !QImageReader::supportedImageFormats().contains("webp")) {
        return tl::unexpected{
            PictureReaderWords::tr("The WebP plugin of Qt is not installed (on Debian: "
                                   "qt6-image-formats-plugins). Install it, or save the image as PNG or JPEG.")};
    }
    if (!kind.isEmpty() && !QImageReader::supportedImageFormats().contains(kind.toLatin1())) {
        return tl::unexpected{
            PictureReaderWords::tr("Qt’s plugin for %1 images is not installed. Install it, or save the image as PNG.")
                .arg(kind.toUpper())};
    }
    if (kind.isEmpty() || !reader.canRead()) {
        return tl::unexpected{PictureReaderWords::tr("This is not a PNG, JPEG or WebP image, or it is damaged.")};
    }
    QSize size = reader.size();
    if (size.isEmpty()) {
        return tl::unexpected{PictureReaderWords::tr(
            "The size of the image is unknown, so it was not opened. Save it again as PNG or JPEG.")};
    }
    if (const QString problem = limitText(size); !problem.isEmpty()) {
        return tl::unexpected{problem};
    }
    if (reader.transformation().testFlag(QImageIOHandler::TransformationRotate90)) {
        size.transpose();
    }
    return size;
}

} // namespace

tl::expected<QSize, QString> pictureSize(const QByteArray& file) {
    Reader reading{file};
    return sizeOf(file, reading.reader);
}

tl::expected<QImage, QString> decodedPicture(const QByteArray& file) {
    Reader reading{file};
    if (auto size = sizeOf(file, reading.reader); !size) {
        return tl::unexpected{size.error()};
    }
    QImage image = reading.reader.read();
    if (image.isNull()) {
        return tl::unexpected{
            PictureReaderWords::tr("Cannot decode the image: %1. Save it as PNG or JPEG with another program.")
                .arg(reading.reader.errorString())};
    }
    return image;
}

QByteArray pictureFileOf(const QImage& picture) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    const bool isSmall = qint64{picture.width()} * picture.height() <= kLargestPng;
    constexpr int kJpegQuality = 92;
    return picture.save(&buffer, isSmall ? "png" : "jpg", isSmall ? -1 : kJpegQuality) ? bytes : QByteArray{};
}

QString pictureFilter() { return PictureReaderWords::tr("Pictures (*.png *.jpg *.jpeg *.webp)"); }

bool isPictureName(const QString& name) {
    const QString suffix = QFileInfo{name}.suffix().toLower();
    return suffix == u"png" || suffix == u"jpg" || suffix == u"jpeg" || suffix == u"webp";
}

} // namespace sightline::app
