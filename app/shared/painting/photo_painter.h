#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/model/photo.h"
#include "scenarios/model/scenario.h"

#include <QImage>
#include <QTransform>

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QPainter;

namespace sightline::app {

/// Returns the projective map from pixels of the picture to table inches; without corners it maps the whole picture to
/// the whole table. std::nullopt if the corners are those of no perspective view.
[[nodiscard]] std::optional<QTransform>
pictureToTable(const std::optional<scenarios::PhotoCorners>& corners, QSizeF picture, QSizeF table);

/// A photo rectified to a view from straight above and cropped to the table. Kept in several sizes, so that reductions
/// of it are free of aliasing.
class FlatPhoto {
public:
    FlatPhoto() = default;
    /// Creates all sizes: the largest first, each half as large as the one before.
    explicit FlatPhoto(QImage largest, QSizeF table);

    [[nodiscard]] bool isNull() const { return m_levels.empty(); }
    /// Returns the largest size.
    [[nodiscard]] const QImage& image() const { return m_levels.front(); }
    /// Returns the smallest size with at least this resolution; the largest if none has it.
    [[nodiscard]] const QImage& imageFor(double pixelsPerInch) const;
    /// Returns the resolution of the largest size.
    [[nodiscard]] double pixelsPerInch() const;
    /// Returns the size of the table it was made for, in inches.
    [[nodiscard]] QSizeF table() const { return m_table; }
    /// Returns the memory that all sizes take together.
    [[nodiscard]] qint64 bytes() const;

private:
    std::vector<QImage> m_levels;
    QSizeF m_table;
};

/// Limit of the pixels of a flat photo: 64 MB, and a third more for its smaller sizes.
inline constexpr double kMaxFlatPixels = 16e6;

/// Rectifies a picture at its own finest resolution, within `maxPixels`. Slow. Returns a null photo after a stop
/// request, and if the corners are those of no perspective view.
[[nodiscard]] FlatPhoto flatPhoto(const QImage& picture,
                                  const std::optional<scenarios::PhotoCorners>& corners,
                                  QSizeF table,
                                  double maxPixels = kMaxFlatPixels,
                                  const std::stop_token& stop = {});

/// Returns the rectified photo of a scenario, or a sentence with the reason of a failure; null after a stop
/// request and without a photo. Photos with equal picture, corners and table are shared while any is in use.
/// Thread-safe.
[[nodiscard]] tl::expected<std::shared_ptr<const FlatPhoto>, QString> flatPhotoOf(const scenarios::Scenario& scenario,
                                                                                  const std::stop_token& stop = {});

/// Paints the photo over the table. `devicePixelsPerInch` selects the size of the photo that is used.
void paintFlatPhoto(QPainter& painter, const FlatPhoto& photo, double opacity, double devicePixelsPerInch);

/// Rectifies the photo of a scenario, unless it is shared already, and paints it with the grid above it. Paints nothing
/// without a readable photo.
void paintPhotoOf(QPainter& painter, const scenarios::Scenario& scenario, const PaintOptions& options);

} // namespace sightline::app
