#pragma once

#include <QImage>
#include <QString>

namespace sightline::test {

/// How much two pictures differ.
struct PictureDifference {
    double mean = 255.0; ///< of all channels of all pixels, of 255
    double share = 1.0;  ///< of the pixels, that differ so much that one sees it
    /// Edges and letters may come out a little different with other versions of the libraries; a line or a sign may not
    /// be missing.
    [[nodiscard]] bool isSmall() const { return mean < 0.3 && share < 0.0004; }
};

/// Returns the difference of two pictures; all of it, if their sizes differ.
[[nodiscard]] PictureDifference differenceBetween(const QImage& a, const QImage& b);

/// The stored picture of tests/data/pictures; null if there is none.
[[nodiscard]] QImage storedPicture(const QString& name);

/// Compares with the stored picture of that name. Empty if they are alike; else a sentence, and the build folder gets
/// NAME-actual.png and, where they differ in red, NAME-difference.png. With SIGHTLINE_RENEW_PICTURES set it stores the
/// picture instead.
[[nodiscard]] QString checkPicture(const QString& name, const QImage& actual);

} // namespace sightline::test
