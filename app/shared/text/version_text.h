#pragma once

#include <QString>

namespace sightline::app {

/// Returns version, commit, Qt, CGAL and compiler: "0.1.0 (commit 1a2b3c4, Qt 6.4.2, CGAL 5.5.1, g++ 12.2.0)". The Qt
/// version is that of the library in use. Outside of a git clone the commit is "unknown".
[[nodiscard]] QString versionText();

} // namespace sightline::app
