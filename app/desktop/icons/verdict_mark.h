#pragma once

#include "app/desktop/text/verdict_text.h"

namespace sightline::app {

/// The icon that stands beside the word of a verdict, for `lineIcon` and `linePixmap`: the end mark of its sight line.
[[nodiscard]] QString markIconName(VerdictKind kind);

} // namespace sightline::app
