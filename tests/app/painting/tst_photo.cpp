#include "app/shared/painting/circle_fit.h"
#include "app/shared/painting/picture_reader.h"
#include "app/shared/painting/table_painter.h"
#include "tests/support/rows.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace sightline;
using namespace sightline::app;
using scenarios::PhotoCorners;

namespace {

const QSizeF kTable{30.0, 20.0};

QByteArray encoded(const QImage& image, const char* kind) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, kind);
    return bytes;
}

/// A table of one inch squares in two greys, with discs on it, `scale` pixels an inch.
QImage board(double scale, const QList<QPointF>& discs = {}, double diameter = 1.26) {
    QImage image{(kTable * scale).toSize(), QImage::Format_RGB32};
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    for (int y = 0; y < kTable.height(); ++y) {
        for (int x = 0; x < kTable.width(); ++x) {
            painter.fillRect(QRectF(x, y, 1, 1), (x + y) % 2 ? QColor{120, 120, 110} : QColor{140, 135, 130});
        }
    }
    painter.setPen(Qt::NoPen);
    for (const QPointF& disc : discs) {
        painter.setBrush(QColor{40, 30, 30});
        painter.drawEllipse(disc, diameter / 2, diameter / 2);
        painter.setBrush(QColor{180, 60, 50});
        painter.drawEllipse(disc + QPointF{0.1, -0.05}, diameter / 4, diameter / 3); // what stands on it
    }
    return image;
}

/// Returns the picture as seen from one side, with the corners of the table at these positions.
QImage seenFrom(const QImage& flat, const PhotoCorners& corners, QSize size) {
    QPolygonF quad;
    for (const auto& corner : corners) {
        quad << QPointF{corner.x, corner.y};
    }
    QTransform transform;
    const double w = flat.width();
    const double h = flat.height();
    QTransform::quadToQuad(QPolygonF{{{0, 0}, {w, 0}, {w, h}, {0, h}}}, quad, transform);
    QImage photo{size, QImage::Format_RGB32};
    photo.fill(QColor{60, 80, 60});
    QPainter painter{&photo};
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(transform);
    painter.drawImage(0, 0, flat);
    return photo;
}

const PhotoCorners kView{{{310.0, 120.0}, {1010.0, 150.0}, {1240.0, 800.0}, {80.0, 760.0}}};

/// A PNG that says it is that large, and holds nothing.
QByteArray pngThatClaims(quint32 width, quint32 height) {
    QByteArray png = encoded(QImage{1, 1, QImage::Format_RGB32}, "png");
    qToBigEndian(width, png.data() + 16);
    qToBigEndian(height, png.data() + 20);
    // The checksum of the header, so that a reader gets as far as the size.
    quint32 crc = 0xffffffffU;
    for (int i = 12; i < 29; ++i) {
        crc ^= static_cast<uchar>(png[i]);
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc >> 1) ^ ((crc & 1U) ? 0xedb88320U : 0U);
        }
    }
    qToBigEndian(~crc, png.data() + 29);
    return png;
}

} // namespace

/// Photos under the table: reading them, laying them flat, finding bases in them.
class TestPhoto : public QObject {
    Q_OBJECT

private slots:
    void pictures_areReadByWhatTheyAre() {
        const QImage image = board(8);
        for (const char* kind : {"png", "jpg", "bmp"}) {
            const QByteArray bytes = encoded(image, kind);
            QCOMPARE(pictureSize(bytes).value(), image.size());
            QCOMPARE(decodedPicture(bytes).value().size(), image.size());
        }
        QVERIFY(!pictureSize("no picture at all"));
        QVERIFY(!pictureSize({}));
        QVERIFY(!decodedPicture(encoded(image, "png").left(200)));
    }

    void webp_isReadOrItsPluginIsNamed() {
        const QByteArray webp = QByteArray::fromBase64("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=");
        const auto size = pictureSize(webp);
        if (QImageReader::supportedImageFormats().contains("webp")) {
            QCOMPARE(size.value(), QSize(1, 1));
        } else {
            QVERIFY(!size && size.error().contains(QStringLiteral("qt6-image-formats-plugins")));
        }
    }

    void picturesBeyondTheLimit_areRefusedBeforeTheyAreDecoded() {
        const auto tall = pictureSize(pngThatClaims(10, 40'000));
        QVERIFY(!tall);
        QVERIFY2(tall.error().contains(QStringLiteral("10 × 40000")) && tall.error().contains(QStringLiteral("32767")),
                 qPrintable(tall.error()));
        const auto large = decodedPicture(pngThatClaims(20'000, 20'000));
        QVERIFY(!large);
        QVERIFY2(large.error().contains(QStringLiteral("20000 × 20000")) &&
                     large.error().contains(QStringLiteral("400 million")),
                 qPrintable(large.error()));
        QVERIFY2(large.error().contains(QStringLiteral("67 million")), qPrintable(large.error()));
        QVERIFY(!pictureSize(pngThatClaims(0, 10)));
    }

    void aTurnedCamera_isTurnedBack() {
        // JPEG with an EXIF block that says "rotate by a quarter".
        QByteArray jpeg = encoded(QImage{40, 20, QImage::Format_RGB32}, "jpg");
        const QByteArray exif =
            QByteArray::fromHex("ffe1002245786966000049492a000800000001001201030001000000060000000000000000");
        jpeg.insert(2, exif.left(36));
        QCOMPARE(pictureSize(jpeg).value(), QSize(20, 40));
        QCOMPARE(decodedPicture(jpeg).value().size(), QSize(20, 40));
    }

    void aPictureOfTheClipboard_becomesASmallFile() {
        QCOMPARE(scenarios::pictureKind(pictureFileOf(board(10))), QStringLiteral("png"));
        QCOMPARE(decodedPicture(pictureFileOf(board(10))).value().pixel(5, 5), board(10).pixel(5, 5));
        const QImage large{4000, 3000, QImage::Format_RGB32};
        QCOMPARE(scenarios::pictureKind(pictureFileOf(large)), QStringLiteral("jpeg"));
    }

    void places_areWhereTheCornersSay() {
        const auto toTable = pictureToTable(kView, QSizeF{1280, 900}, kTable);
        QVERIFY(toTable);
        const QList<QPointF> corners{
            {0, 0}, {kTable.width(), 0}, {kTable.width(), kTable.height()}, {0, kTable.height()}};
        for (std::size_t i = 0; i < 4; ++i) {
            const QPointF back = toTable->map(QPointF{kView[i].x, kView[i].y});
            QVERIFY(std::hypot(back.x() - corners[static_cast<int>(i)].x(),
                               back.y() - corners[static_cast<int>(i)].y()) < 1e-6);
        }
        QVERIFY(!pictureToTable(PhotoCorners{}, QSizeF{10, 10}, kTable));
        const auto whole = pictureToTable({}, QSizeF{300, 400}, kTable);
        QCOMPARE(whole->map(QPointF(300, 400)), QPointF(30, 20));
    }

    void aPhotoFromTheSide_isLaidFlat() {
        const QImage flat = board(40);
        const QImage photo = seenFrom(flat, kView, {1280, 900});
        const FlatPhoto back = flatPhoto(photo, kView, kTable);
        QVERIFY(!back.isNull());
        QCOMPARE(back.image().width() * 20, back.image().height() * 30);
        // The middle of each square has its color again; edges blur, so only the middles count.
        int wrong = 0;
        for (int y = 0; y < 20; ++y) {
            for (int x = 0; x < 30; ++x) {
                const QPointF at = QPointF{x + 0.5, y + 0.5} * back.pixelsPerInch();
                const int is = qGray(back.image().pixel(at.toPoint()));
                const int wanted =
                    qGray(flat.pixel(static_cast<int>((x + 0.5) * 40), static_cast<int>((y + 0.5) * 40)));
                wrong += std::abs(is - wanted) > 4 ? 1 : 0;
            }
        }
        QCOMPARE(wrong, 0);
    }

    void aFlatPhoto_staysWithinItsPixels_andHasSmallerSizes() {
        const FlatPhoto flat = flatPhoto(board(100), {}, kTable, 1e6);
        QVERIFY(qint64{flat.image().width()} * flat.image().height() <= 1'010'000);
        QVERIFY(flat.imageFor(1000).width() == flat.image().width());
        const QImage& small = flat.imageFor(10);
        QVERIFY(small.width() < flat.image().width() && small.width() >= 10 * kTable.width());
        QVERIFY(flat.bytes() < qint64{flat.image().sizeInBytes()} * 3 / 2);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(flatPhoto(board(40), {}, kTable, 1e6, stop.get_token()).isNull());
    }

    void outsideOfThePicture_theTableShowsThrough() {
        const FlatPhoto flat =
            flatPhoto(board(20), PhotoCorners{{{-300, 0}, {300, 0}, {300, 400}, {-300, 400}}}, kTable);
        const QImage& image = flat.image();
        QCOMPARE(qAlpha(image.pixel(image.width() / 4, image.height() / 2)), 0);
        QCOMPARE(qAlpha(image.pixel(image.width() * 3 / 4, image.height() / 2)), 255);
    }

    void pictures_haveThePhotoOnlyIfAsked() {
        scenarios::Scenario scenario;
        scenario.table.width = geometry::Length::fromInches(kTable.width());
        scenario.table.height = geometry::Length::fromInches(kTable.height());
        QImage red{300, 200, QImage::Format_RGB32};
        red.fill(Qt::red);
        scenario.photo = scenarios::TablePhoto{QStringLiteral("red"), scenarios::PictureFile{encoded(red, "png")}};
        PaintOptions options;
        options.grid = false;
        const auto middle = [&] {
            const QImage image = tableImage(scenario, {}, options);
            return image.pixelColor(image.width() / 2 + 3, image.height() / 2 + 3);
        };
        QCOMPARE(middle(), options.theme.ground);
        options.photo = true;
        QCOMPARE(middle(), QColor{Qt::red});
        scenario.photo->opacity = 0.0;
        QCOMPARE(middle(), options.theme.ground);
    }

    void bases_areFoundByTheirRims_data() {
        testsupport::addColumns<double, QPointF>("scale", "off");
        QTest::newRow("coarse photo, straight on it") << 20.0 << QPointF{0, 0};
        QTest::newRow("coarse photo, a little off") << 20.0 << QPointF{0.2, -0.15};
        QTest::newRow("fine photo, far off") << 80.0 << QPointF{-0.3, 0.25};
    }

    void bases_areFoundByTheirRims() {
        const auto [scale, off] = testsupport::fetch<double, QPointF>("scale", "off");
        const QList<QPointF> discs{{7.3, 6.1}, {15.62, 11.87}, {22.05, 4.4}, {8.2, 6.9}};
        const FlatPhoto photo{board(scale, discs), kTable};
        for (const QPointF& disc : discs) {
            if (disc == discs.front()) {
                continue; // half hidden by the last one
            }
            const auto fit = fitCircle(photo, disc + off, 0.63, 0.45);
            QVERIFY(fit);
            const double miss = std::hypot(fit->center.x() - disc.x(), fit->center.y() - disc.y());
            QVERIFY2(miss < 0.03, qPrintable(QStringLiteral("%1 in off, strength %2").arg(miss).arg(fit->strength)));
        }
    }

    void basesInAPhotoFromTheSide_areFoundToo() {
        const QList<QPointF> discs{{7.3, 6.1}, {15.62, 11.87}, {22.05, 4.4}};
        const FlatPhoto photo = flatPhoto(seenFrom(board(60, discs), kView, {1280, 900}), kView, kTable);
        for (const QPointF& disc : discs) {
            const auto fit = fitCircle(photo, disc + QPointF{0.2, 0.1}, 0.63, 0.45);
            QVERIFY(fit);
            QVERIFY(std::hypot(fit->center.x() - disc.x(), fit->center.y() - disc.y()) < 0.05);
        }
    }

    void whereNoRimIs_nothingIsFound() {
        const FlatPhoto squares{board(40), kTable};
        QVERIFY(!fitCircle(squares, {15.3, 10.2}, 0.63, 0.45));
        QImage noise{1200, 800, QImage::Format_RGB32};
        quint32 state = 1;
        for (int y = 0; y < noise.height(); ++y) {
            for (int x = 0; x < noise.width(); ++x) {
                state = state * 1664525U + 1013904223U;
                const int grey = 100 + static_cast<int>(state >> 26);
                noise.setPixel(x, y, qRgb(grey, grey, grey));
            }
        }
        QVERIFY(!fitCircle(FlatPhoto{noise, kTable}, {15, 10}, 0.63, 0.45));
        QImage plain{600, 400, QImage::Format_RGB32};
        plain.fill(Qt::gray);
        QVERIFY(!fitCircle(FlatPhoto{plain, kTable}, {15, 10}, 0.63, 0.45));
        // At the edge and beyond nothing falls over.
        QVERIFY(!fitCircle(squares, {-5, -5}, 0.63, 0.45));
        (void)fitCircle(squares, {0.1, 0.1}, 0.63, 0.45);
        QVERIFY(!fitCircle(FlatPhoto{}, {1, 1}, 0.63, 0.45));
    }

    void circleOfAnotherSize_isNoBaseOfThisOne() {
        const FlatPhoto photo{board(40, {{10, 10}}, 2.5), kTable};
        QVERIFY(!fitCircle(photo, {10, 10}, 0.5, 0.4));
        QVERIFY(fitCircle(photo, {10.2, 10}, 1.25, 0.45));
    }

    /// 40 pixels are an inch. The edge of a disc is found to a fifth of a pixel.
    void rims_areMeasuredAgainstTheKnownSize_data() {
        testsupport::addColumns<double, double>("diameter", "error");
        QTest::newRow("as large as known") << 1.26 << 0.0;
        QTest::newRow("larger") << 1.36 << 0.05;
        QTest::newRow("smaller") << 1.14 << 0.06;
    }

    void rims_areMeasuredAgainstTheKnownSize() {
        const auto [diameter, error] = testsupport::fetch<double, double>("diameter", "error");
        const FlatPhoto photo{board(40, {{7.3, 6.1}}, diameter), kTable};
        for (const QPointF off : {QPointF{0, 0}, QPointF{0.05, -0.03}}) {
            const auto rim = measureRim(photo, QPointF{7.3, 6.1} + off, 0.63);
            QVERIFY(rim);
            QVERIFY2(std::abs(rim->radius - error) < 0.012, qPrintable(QString::number(rim->radius)));
            QVERIFY2(rim->residual < 0.012, qPrintable(QString::number(rim->residual)));
        }
    }

    /// A table that the photo shows a fifth too wide makes ellipses of all rims: no circle fits them.
    void aStretchedPhoto_showsInTheResidual() {
        const QImage straight = board(40, {{7.5, 6}});
        const QImage wide = straight.scaled(straight.width() * 6 / 5, straight.height(), Qt::IgnoreAspectRatio,
                                            Qt::SmoothTransformation);
        const auto rim =
            measureRim(FlatPhoto{wide.copy(0, 0, straight.width(), straight.height()), kTable}, {9, 6}, 0.63);
        QVERIFY(rim);
        QVERIFY2(rim->residual > 0.025, qPrintable(QString::number(rim->residual)));
        QVERIFY2(rim->radius > 0.03, qPrintable(QString::number(rim->radius)));
        QCOMPARE(rim->largest(), std::max(rim->residual, rim->radius));
    }

    void whereNoRimIs_nothingIsMeasured() {
        QImage plain{1200, 800, QImage::Format_RGB32};
        plain.fill(Qt::gray);
        QVERIFY(!measureRim(FlatPhoto{plain, kTable}, {15, 10}, 0.63));
        QVERIFY(!measureRim(FlatPhoto{board(40), kTable}, {15.5, 10.5}, 0.63));             // squares are no circle
        QVERIFY(!measureRim(FlatPhoto{board(40, {{7.3, 6.1}}), kTable}, {7.3, 6.1}, 1.25)); // that of a smaller base
        QVERIFY(!measureRim(FlatPhoto{plain, kTable}, {-5, -5}, 0.63));
        QVERIFY(!measureRim(FlatPhoto{}, {1, 1}, 0.63));
    }

    /// The worst of all bases counts beside the pixel; a photo without corners was not placed.
    void thePrecision_takesTheWorstBase() {
        scenarios::Scenario scenario;
        scenario.table.width = geometry::Length::fromInches(kTable.width());
        scenario.table.height = geometry::Length::fromInches(kTable.height());
        const QImage image = board(40, {{7.3, 6.1}, {15.6, 11.8}});
        const FlatPhoto flat{image, kTable};
        // The rims have 32 mm: the second base is stated 3 mm too small, and under the third is no rim.
        for (const auto& [position, millimeters] :
             {std::pair{QPointF{7.3, 6.1}, 32.0}, {QPointF{15.6, 11.8}, 29.0}, {QPointF{22.5, 4.5}, 32.0}}) {
            scenarios::Model model;
            model.id = {QString::number(scenario.models.size())};
            model.base = geometry::Footprint::round(geometry::Length::fromMillimeters(millimeters)).value();
            model.position = fromInches(position);
            scenario.models.push_back(model);
        }
        QVERIFY(withMeasuredPrecision(scenario, flat) == scenario);
        scenario.photo = scenarios::TablePhoto{QStringLiteral("p"), scenarios::PictureFile{encoded(image, "png")}};
        QVERIFY(withMeasuredPrecision(scenario, flat) == scenario);
        scenario.photo->corners = PhotoCorners{{{0, 0}, {1200, 0}, {1200, 800}, {0, 800}}};
        const auto precision = withMeasuredPrecision(scenario, flat).photo->precision;
        QCOMPARE(precision.measuredBases, 2);
        QVERIFY2(std::abs(precision.measuredMillimeters - 1.5) < 0.3,
                 qPrintable(QString::number(precision.measuredMillimeters)));
        QVERIFY(std::abs(precision.pixelMillimeters() - 25.4 / 40) < 1e-9);
        QVERIFY(std::abs(precision.millimeters - std::hypot(25.4 / 40, precision.measuredMillimeters)) < 1e-12);
    }
};

QTEST_MAIN(TestPhoto)
#include "tst_photo.moc"
