#pragma once

#include <QString>

namespace sightline::scenarios {

/// How a figure of a catalog is known.
enum class Mark {
    Seen,   ///< stands in a source that was looked at
    Partly, ///< some of it stands in a source, the rest is our reading
    Known,  ///< general knowledge, unverified
    Own,    ///< made for this program, no game behind it
};

/// "seen", "partly", "known", "own": as the files write it.
[[nodiscard]] QString wordOf(Mark mark);

} // namespace sightline::scenarios
