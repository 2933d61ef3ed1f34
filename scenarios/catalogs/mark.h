#pragma once

#include <QString>

namespace sightline::scenarios {

/// The reliability of a figure of a catalog.
enum class Mark {
    Seen,   ///< found in a source
    Partly, ///< partly found in a source, partly our interpretation
    Known,  ///< general knowledge, unverified
    Own,    ///< made for this program, without a game
};

/// Returns the word of files: "seen", "partly", "known", "own".
[[nodiscard]] QString wordOf(Mark mark);

} // namespace sightline::scenarios
