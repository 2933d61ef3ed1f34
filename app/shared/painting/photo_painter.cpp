#include "app/shared/painting/photo_painter.h"

#include "app/shared/painting/ground_painter.h"
#include "app/shared/painting/picture_reader.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>

namespace sightline::app {

namespace {

struct PhotoPainterWords {
    Q_DECLARE_TR_FUNCTIONS(PhotoPainter)
};

/// Rows that are painted between two looks at the stop token.
constexpr int kBand = 256;
/// Smaller pictures of a table need no smaller size.
constexpr int kSmallestSide = 256;

QPolygonF quadOf(const std::optional<scenarios::PhotoCorners>& corners, QSizeF picture) {
    if (!corners) {
        return QPolygonF{{{0, 0}, {picture.width(), 0}, {picture.width(), picture.height()}, {0, picture.height()}}};
    }
    QPolygonF quad;
    for (const auto& corner : *corners) {
        quad << QPointF{corner.x, corner.y};
    }
    return quad;
}

QPolygonF tableQuad(QSizeF table) {
    return QPolygonF{{{0, 0}, {table.width(), 0}, {table.width(), table.height()}, {0, table.height()}}};
}

QImage halved(const QImage& image) {
    return image.scaled(std::max(1, image.width() / 2), std::max(1, image.height() / 2), Qt::IgnoreAspectRatio,
                        Qt::SmoothTransformation);
}

/// Pixels of the picture that one inch of the table takes, along the edge where it takes most.
double finest(const QPolygonF& quad, QSizeF table) {
    const std::array inches{table.width(), table.height(), table.width(), table.height()};
    double most = 0.0;
    for (int i = 0; i < 4; ++i) {
        most = std::max(most, QLineF{quad[i], quad[(i + 1) % 4]}.length() / inches[static_cast<std::size_t>(i)]);
    }
    return most;
}

} // namespace

std::optional<QTransform>
pictureToTable(const std::optional<scenarios::PhotoCorners>& corners, QSizeF picture, QSizeF table) {
    QTransform transform;
    if ((corners && !scenarios::areCornersOfAView(*corners)) || picture.isEmpty() || table.isEmpty() ||
        !QTransform::quadToQuad(quadOf(corners, picture), tableQuad(table), transform)) {
        return {};
    }
    return transform;
}

FlatPhoto::FlatPhoto(QImage largest, QSizeF table) : m_table{table} {
    m_levels.push_back(std::move(largest));
    while (std::min(m_levels.back().width(), m_levels.back().height()) >= 2 * kSmallestSide) {
        m_levels.push_back(halved(m_levels.back()));
    }
}

double FlatPhoto::pixelsPerInch() const { return isNull() ? 0.0 : image().width() / m_table.width(); }

const QImage& FlatPhoto::imageFor(double pixelsPerInch) const {
    const auto smaller = std::find_if(m_levels.begin() + 1, m_levels.end(), [&](const QImage& level) {
        return level.width() < pixelsPerInch * m_table.width();
    });
    return *(smaller - 1);
}

qint64 FlatPhoto::bytes() const {
    qint64 sum = 0;
    for (const QImage& level : m_levels) {
        sum += level.sizeInBytes();
    }
    return sum;
}

FlatPhoto flatPhoto(const QImage& picture,
                    const std::optional<scenarios::PhotoCorners>& corners,
                    QSizeF table,
                    double maxPixels,
                    const std::stop_token& stop) {
    const auto toTable = pictureToTable(corners, picture.size(), table);
    if (!toTable || picture.isNull()) {
        return {};
    }
    const double source = finest(quadOf(corners, picture.size()), table);
    const double wanted = std::min(std::max(source, 1.0), std::sqrt(maxPixels / (table.width() * table.height())));
    const QSize size{std::max(1, static_cast<int>(std::lround(table.width() * wanted))),
                     std::max(1, static_cast<int>(std::lround(table.height() * wanted)))};
    // A painter looks at four pixels for one: of a picture that is more than twice as fine it would miss some, and they
    // would flicker.
    QImage fine = picture;
    double shrunk = 1.0;
    while (source * shrunk > 2.0 * wanted && std::min(fine.width(), fine.height()) >= 4 && !stop.stop_requested()) {
        fine = halved(fine);
        shrunk = static_cast<double>(fine.width()) / picture.width();
    }
    const bool coversAll =
        QPolygonF{QRectF{QPointF{}, QSizeF{picture.size()}}}.intersected(quadOf(corners, picture.size())).size() > 0 &&
        std::ranges::all_of(quadOf(corners, picture.size()), [&](QPointF p) {
            return QRectF{QPointF{}, QSizeF{picture.size()}}.contains(p);
        });
    QImage flat{size,
                coversAll && !picture.hasAlphaChannel() ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied};
    if (flat.isNull()) {
        return {};
    }
    flat.fill(coversAll && !picture.hasAlphaChannel() ? Qt::black : Qt::transparent);
    QTransform toFlat = QTransform::fromScale(static_cast<double>(picture.width()) / fine.width(),
                                              static_cast<double>(picture.height()) / fine.height()) *
                        *toTable * QTransform::fromScale(size.width() / table.width(), size.height() / table.height());
    for (int top = 0; top < size.height(); top += kBand) {
        if (stop.stop_requested()) {
            return {};
        }
        QPainter painter{&flat};
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setClipRect(QRect{0, top, size.width(), kBand});
        painter.setTransform(toFlat);
        painter.drawImage(QPointF{}, fine);
    }
    return FlatPhoto{std::move(flat), table};
}

tl::expected<std::shared_ptr<const FlatPhoto>, QString> flatPhotoOf(const scenarios::Scenario& scenario,
                                                                    const std::stop_token& stop) {
    struct Known {
        scenarios::PictureFile picture;
        std::optional<scenarios::PhotoCorners> corners;
        QSizeF table;
        std::weak_ptr<const FlatPhoto> flat;
    };
    static std::mutex mutex;
    static std::vector<Known> known;
    if (!scenario.photo) {
        return std::shared_ptr<const FlatPhoto>{};
    }
    const auto& photo = *scenario.photo;
    const QSizeF table{scenario.table.width.inches(), scenario.table.height.inches()};
    {
        const std::lock_guard lock{mutex};
        std::erase_if(known, [](const Known& one) { return one.flat.expired(); });
        const auto same = std::ranges::find_if(known, [&](const Known& one) {
            return one.picture == photo.picture && one.corners == photo.corners && one.table == table;
        });
        if (same != known.end()) {
            if (auto flat = same->flat.lock()) {
                return flat;
            }
        }
    }
    const auto picture = decodedPicture(photo.picture.bytes());
    if (!picture) {
        return tl::unexpected{picture.error()};
    }
    auto flat = std::make_shared<const FlatPhoto>(flatPhoto(*picture, photo.corners, table, kMaxFlatPixels, stop));
    if (stop.stop_requested()) {
        return std::shared_ptr<const FlatPhoto>{};
    }
    if (flat->isNull()) {
        return tl::unexpected{
            PhotoPainterWords::tr("The corners of the photo are those of no view of the table: mark them again.")};
    }
    const std::lock_guard lock{mutex};
    known.push_back({photo.picture, photo.corners, table, flat});
    return flat;
}

void paintFlatPhoto(QPainter& painter, const FlatPhoto& photo, double opacity, double devicePixelsPerInch) {
    if (photo.isNull() || opacity <= 0.0) {
        return;
    }
    painter.save();
    painter.setOpacity(painter.opacity() * opacity);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF{QPointF{}, photo.table()}, photo.imageFor(devicePixelsPerInch));
    painter.restore();
}

void paintPhotoOf(QPainter& painter, const scenarios::Scenario& scenario, const PaintOptions& options) {
    const auto flat = flatPhotoOf(scenario);
    if (!flat || !*flat) {
        return;
    }
    const QTransform device = painter.deviceTransform();
    paintFlatPhoto(painter, **flat, scenario.photo->opacity, std::hypot(device.m11(), device.m12()));
    paintGridOver(painter, groundOf(scenario), QRectF{QPointF{}, (*flat)->table()}, options);
}

} // namespace sightline::app
