#pragma once

#include <QSize>

/// Helpers shared by the files of the wizard for new tables.
namespace sightline::app {

inline constexpr QSize kMapPicture{132, 96};
inline constexpr QSize kLayoutPicture{180, 126};

} // namespace sightline::app
