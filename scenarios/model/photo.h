#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <array>
#include <memory>
#include <optional>

namespace sightline::scenarios {

struct Scenario;

/// The maximum size of a picture file in a scenario or a dispute.
inline constexpr qint64 kLargestPhotoBytes = 32LL * 1024 * 1024;

/// The unmodified bytes of a picture file. Copies share them, and comparing two costs as much as comparing two hashes.
class PictureFile {
public:
    PictureFile() = default;
    explicit PictureFile(QByteArray bytes);

    [[nodiscard]] const QByteArray& bytes() const;
    [[nodiscard]] bool isEmpty() const { return bytes().isEmpty(); }
    friend bool operator==(const PictureFile& a, const PictureFile& b);

private:
    struct Content;
    std::shared_ptr<const Content> m_content; ///< null: empty
};

/// Returns the format of a picture by its first bytes: "png", "jpeg", "webp", "bmp" or "gif"; empty if it is unknown.
[[nodiscard]] QString pictureKind(const QByteArray& bytes);

/// A position in a picture: pixels to the right of and below its upper left corner, as displayed (after the rotation
/// noted by the camera).
struct PixelPosition {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const PixelPosition&, const PixelPosition&) = default;
};

/// The corners of the table in a picture: upper left, upper right, lower right, lower left. They may lie outside the
/// picture.
using PhotoCorners = std::array<PixelPosition, 4>;

/// True if the four are the corners of a convex quadrilateral, so that a perspective view of the table exists.
[[nodiscard]] bool areCornersOfAView(const PhotoCorners& corners);

/// How exactly positions can be read from a photo. All figures are millimeters on the table.
struct PhotoPrecision {
    double millimeters = 0.0;         ///< of a position: the pixel and the measured error together; 0: not stored
    double measuredMillimeters = 0.0; ///< the largest error measured on a base of known size
    int measuredBases = 0;            ///< the number of bases that were measured

    /// Returns the part of `millimeters` that a pixel, as the handles were placed, stands for.
    [[nodiscard]] double pixelMillimeters() const;
    /// Returns the precision with that pixel and an error measured on bases. The two are taken as independent: the
    /// root of the sum of their squares.
    [[nodiscard]] static PhotoPrecision of(double pixel, double measured, int bases);
    friend bool operator==(const PhotoPrecision&, const PhotoPrecision&) = default;
};

/// The coarsest precision that a file can have, in millimeters; coarser ones count as this.
inline constexpr double kCoarsestPhotoMillimeters = 1000.0;

/// A photo or a drawing under the table. No rule uses it; verdicts take its precision as their tolerance.
struct TablePhoto {
    QString name; ///< file name, for people
    PictureFile picture;
    std::optional<PhotoCorners> corners = {}; ///< nullopt: not marked; the whole picture covers the whole table
    double opacity = 1.0;                     ///< 0 (invisible) to 1
    PhotoPrecision precision = {};            ///< belongs to `corners`
    QJsonObject unknown = {};
    friend bool operator==(const TablePhoto&, const TablePhoto&) = default;
};

/// Returns the length on the table of a pixel of the picture, in millimeters, at the edge of the table where the
/// picture is coarsest. The size of the table is in inches.
[[nodiscard]] double millimetersAPixel(const PhotoCorners& corners, double width, double height);

/// Returns how exactly a position can be read from the photo of the scenario. Corners without a stored precision are
/// exact to a pixel; without a photo, and without corners, all figures are 0.
[[nodiscard]] PhotoPrecision photoPrecisionOf(const Scenario& scenario);

/// Sets or removes the photo.
[[nodiscard]] Scenario withPhoto(Scenario scenario, std::optional<TablePhoto> photo);

} // namespace sightline::scenarios
