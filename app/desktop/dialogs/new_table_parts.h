#pragma once

#include <QSize>

/// What the files of the wizard of new tables share.
namespace sightline::app {

inline constexpr QSize kMapPicture{132, 96};
inline constexpr QSize kLayoutPicture{180, 126};

} // namespace sightline::app
