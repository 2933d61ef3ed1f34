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

/// A photo or a drawing under the table. No rule uses it.
struct TablePhoto {
    QString name; ///< file name, for people
    PictureFile picture;
    std::optional<PhotoCorners> corners = {}; ///< nullopt: not marked; the whole picture covers the whole table
    double opacity = 1.0;                     ///< 0 (invisible) to 1
    QJsonObject unknown = {};
    friend bool operator==(const TablePhoto&, const TablePhoto&) = default;
};

/// Sets or removes the photo.
[[nodiscard]] Scenario withPhoto(Scenario scenario, std::optional<TablePhoto> photo);

} // namespace sightline::scenarios
