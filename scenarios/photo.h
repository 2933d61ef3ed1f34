#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <array>
#include <memory>
#include <optional>

namespace sightline::scenarios {

struct Scenario;

/// What a picture file may hold at most to go into a scenario or a dispute.
inline constexpr qint64 kLargestPhotoBytes = 32LL * 1024 * 1024;

/// The bytes of a picture file, as it was: copies share them, and comparing them costs as much as comparing two hashes.
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

/// What a picture file says of itself in its first bytes; empty: nothing that is known.
/// "png", "jpeg", "webp", "bmp" or "gif".
[[nodiscard]] QString pictureKind(const QByteArray& bytes);

/// A place in a picture: pixels to the right of and below its upper left corner, as it is seen (turned as its camera
/// noted).
struct PixelPlace {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const PixelPlace&, const PixelPlace&) = default;
};

/// The corners of the table in a picture of it: upper left, upper right, lower right, lower left. They may lie outside
/// of the picture.
using PhotoCorners = std::array<PixelPlace, 4>;

/// The four are the corners of a convex figure, so that there is one view of the table that shows them so.
[[nodiscard]] bool areCornersOfAView(const PhotoCorners& corners);

/// A photo or a drawing of the table that lies under what stands on it. No rule looks at it.
struct TablePhoto {
    QString name; ///< of its file, for people
    PictureFile picture;
    std::optional<PhotoCorners> corners = {}; ///< nothing: not marked; the whole picture lies over the whole table
    double opacity = 1.0;                     ///< from 0, not to be seen, to 1
    QJsonObject unknown = {};
    friend bool operator==(const TablePhoto&, const TablePhoto&) = default;
};

/// With another photo, or without one.
[[nodiscard]] Scenario withPhoto(Scenario scenario, std::optional<TablePhoto> photo);

} // namespace sightline::scenarios
