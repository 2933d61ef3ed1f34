#pragma once

#include <string>
#include <vector>

namespace sightline::geometry {

/// Reasons for which a shape or a question is rejected. `app/shared/text` and `scenarios/io` turn the codes into
/// sentences.
enum class ErrorCode {
    TooFewVertices,   ///< a polygon has fewer than three distinct vertices, or a wall fewer than two
    ZeroArea,         ///< a polygon has area zero
    SelfCrossing,     ///< two edges of one outline cross or overlap; `indices` names them
    HoleOutside,      ///< a hole is not contained in its outline; `indices` names the hole
    HolesOverlap,     ///< two holes share a point; `indices` names them
    SizeNotPositive,  ///< a diameter, length or width is zero or negative
    LengthBelowWidth, ///< the length of an oval or rectangle is less than its width
    OutOfRange,       ///< a coordinate or size exceeds `kLargestCoordinate`
    Internal,         ///< a library failed; `detail` is for the log
};

/// The error of a failed construction: its code, the indices concerned, and a plain detail for the log, which is never
/// shown to a user.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string detail;
    std::vector<int> indices;

    friend bool operator==(const Error&, const Error&) = default;
};

} // namespace sightline::geometry
