#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/photo.h"
#include "scenarios/scenario.h"

#include <QImage>
#include <QTransform>

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QPainter;

namespace sightline::app {

/// From pixels of the picture to inches of the table. Without corners the whole picture lies over the whole table.
/// Nothing if the corners are those of no view.
[[nodiscard]] std::optional<QTransform>
pictureToTable(const std::optional<scenarios::PhotoCorners>& corners, QSizeF picture, QSizeF table);

/// A photo of a table as if it had been taken from straight above: the table alone, in several sizes, so that a small
/// picture of it is as calm as a large one.
class FlatPhoto {
public:
    FlatPhoto() = default;
    /// The largest first, each half as large as the one before.
    explicit FlatPhoto(QImage largest, QSizeF table);

    [[nodiscard]] bool isNull() const { return m_levels.empty(); }
    /// The largest.
    [[nodiscard]] const QImage& image() const { return m_levels.front(); }
    /// The smallest that has at least so many pixels an inch; the largest if none has.
    [[nodiscard]] const QImage& imageFor(double pixelsPerInch) const;
    [[nodiscard]] double pixelsPerInch() const;
    /// The table it was made for, in inches.
    [[nodiscard]] QSizeF table() const { return m_table; }
    [[nodiscard]] qint64 bytes() const;

private:
    std::vector<QImage> m_levels;
    QSizeF m_table;
};

/// Pixels of a flat photo at most: 64 MB, and a third more for its smaller sizes.
inline constexpr double kMaxFlatPixels = 16e6;

/// As fine as the picture is where it is finest, within `maxPixels`. Takes long. A null one after a stop request, and
/// if the corners are those of no view.
[[nodiscard]] FlatPhoto flatPhoto(const QImage& picture,
                                  const std::optional<scenarios::PhotoCorners>& corners,
                                  QSizeF table,
                                  double maxPixels = kMaxFlatPixels,
                                  const std::stop_token& stop = {});

/// The photo of a scenario, decoded and made flat; else a sentence that says why not. While somebody holds one of the
/// same picture, corners and table, it is that one: several windows and pictures of a table share it. Any thread may
/// ask. Null after a stop request, and without a photo.
[[nodiscard]] tl::expected<std::shared_ptr<const FlatPhoto>, QString> flatPhotoOf(const scenarios::Scenario& scenario,
                                                                                  const std::stop_token& stop = {});

/// Where the table lies. `scale` says how large an inch is painted, in device pixels: which size of the photo is used.
void paintFlatPhoto(QPainter& painter, const FlatPhoto& photo, double opacity, double devicePixelsPerInch);

/// Makes the photo of a scenario flat, if nobody has yet, and paints it with the grid above it; nothing if there is
/// none, or none that can be read.
void paintPhotoOf(QPainter& painter, const scenarios::Scenario& scenario, const PaintOptions& options);

} // namespace sightline::app
