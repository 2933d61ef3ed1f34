#pragma once

#include "scenarios/formats/drawings/drawing.h"

#include <QStringView>

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// An affine map of the plane: x' = a x + c y + e, y' = b x + d y + f, with the names of SVG.
struct DrawnTransform {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

    /// Returns the mapped point; the identity preserves points to the bit.
    [[nodiscard]] DrawnPoint operator()(DrawnPoint p) const;
    [[nodiscard]] bool isIdentity() const { return a == 1 && b == 0 && c == 0 && d == 1 && e == 0 && f == 0; }
    /// Returns the composition that applies `inner` first.
    [[nodiscard]] DrawnTransform after(const DrawnTransform& inner) const;
    /// Returns the maximum factor by which the map stretches lengths.
    [[nodiscard]] double stretch() const;
    /// True if the map keeps circles round and does not mirror.
    [[nodiscard]] bool isSimilarity() const;
};

/// Parses a transform attribute: any sequence of matrix, translate, scale, rotate, skewX, skewY. Returns std::nullopt
/// if it is invalid.
[[nodiscard]] std::optional<DrawnTransform> transformIn(QStringView text);

/// A subpath.
struct PathPart {
    DrawnLine line;
    bool isClosed = false; ///< closed by Z; the first point is not repeated
};

/// The subpaths of a path.
struct PathRead {
    std::vector<PathPart> parts;
    bool isWhole = true;
};
/// Parses path data: all commands, absolute and relative. Curves become chords within `tolerance` of the transformed
/// curve. As in browsers, a path with an error is drawn up to it; `isWhole` is then false.
[[nodiscard]] PathRead pathIn(QStringView data, const DrawnTransform& transform, double tolerance);

/// Parses a list of numbers such as "1,2 3-4.5.6e1"; returns std::nullopt if it contains anything else.
[[nodiscard]] std::optional<std::vector<double>> numbersIn(QStringView text);

} // namespace sightline::scenarios::formats
