#pragma once

#include "geometry/error.h"

#include <QString>

namespace sightline::app {

/// What is wrong with a shape and what to do about it.
[[nodiscard]] QString errorSentence(const geometry::Error& error);

} // namespace sightline::app
