#pragma once

#include <string>
#include <vector>

namespace sightline::geometry {

/// What can be wrong with a shape or a question. `app/text` and `scenarios/io` turn these into sentences.
enum class ErrorCode {
    TooFewVertices,   ///< a polygon has fewer than three different vertices, or a wall fewer than two
    ZeroArea,         ///< a polygon encloses nothing
    SelfCrossing,     ///< two edges of one outline cross or overlap; `indices` names them
    HoleOutside,      ///< a hole leaves its outline; `indices` names the hole
    HolesOverlap,     ///< two holes meet; `indices` names them
    SizeNotPositive,  ///< a diameter, length or width is zero or negative
    LengthBelowWidth, ///< an oval or rectangle whose length is below its width
    OutOfRange,       ///< a coordinate or size beyond `kLargestCoordinate`
    Internal,         ///< a library failed; `detail` is for the log
};

/// A failed construction: what, where, and a plain detail for the log (never shown as is).
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string detail;
    std::vector<int> indices;

    friend bool operator==(const Error&, const Error&) = default;
};

} // namespace sightline::geometry
