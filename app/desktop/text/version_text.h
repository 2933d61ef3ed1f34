#pragma once

#include <QString>

namespace sightline::app {

/// Version, commit, Qt, CGAL and compiler in one line: "0.1.0 (commit 1a2b3c4, Qt 6.4.2, CGAL 5.5.1, g++ 12.2.0)".
/// Qt is the one in use now. A build outside of a git clone says "unknown" for the commit.
[[nodiscard]] QString versionText();

} // namespace sightline::app
