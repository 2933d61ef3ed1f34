#pragma once

#include "geometry/base/error.h"

#include <QString>

namespace sightline::app {

/// Returns what is wrong with a shape and how to correct it.
[[nodiscard]] QString errorSentence(const geometry::Error& error);

} // namespace sightline::app
