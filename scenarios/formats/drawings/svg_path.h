#pragma once

#include "scenarios/formats/drawings/drawing.h"

#include <QStringView>

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// A plane map: x' = a x + c y + e, y' = b x + d y + f, as SVG names its members.
struct DrawnTransform {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

    /// Points go through unchanged, to the bit, if it is the identity.
    [[nodiscard]] DrawnPoint operator()(DrawnPoint p) const;
    [[nodiscard]] bool isIdentity() const { return a == 1 && b == 0 && c == 0 && d == 1 && e == 0 && f == 0; }
    /// First `inner`, then this one.
    [[nodiscard]] DrawnTransform after(const DrawnTransform& inner) const;
    /// The longest a unit can become.
    [[nodiscard]] double stretch() const;
    /// Circles stay circles; nothing is mirrored.
    [[nodiscard]] bool isSimilarity() const;
};

/// The transform attribute: matrix, translate, scale, rotate, skewX, skewY, any number of them. Nothing if it cannot be
/// read.
[[nodiscard]] std::optional<DrawnTransform> transformIn(QStringView text);

/// A part of a path.
struct PathPart {
    DrawnLine line;
    bool isClosed = false; ///< by Z; the first point is not repeated
};

/// What a path's data draws: all commands, absolute and relative. Curves become chords within `tolerance` of the
/// transformed curve. As a browser does it, a path with a mistake is drawn up to it; `isWhole` tells then that it was
/// cut.
struct PathRead {
    std::vector<PathPart> parts;
    bool isWhole = true;
};
[[nodiscard]] PathRead pathIn(QStringView data, const DrawnTransform& transform, double tolerance);

/// The numbers of a list as "1,2 3-4.5.6e1"; nothing if anything else stands there.
[[nodiscard]] std::optional<std::vector<double>> numbersIn(QStringView text);

} // namespace sightline::scenarios::formats
