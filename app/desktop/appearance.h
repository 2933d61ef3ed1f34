#pragma once

#include "app/desktop/settings/settings.h"
#include "app/desktop/theme.h"

#include <QPalette>

namespace sightline::app {

/// The widgets' palette that goes with a theme.
[[nodiscard]] QPalette paletteOf(const Theme& theme);

/// Gives the whole program the palette of the choice; `System` gives back the one the desktop set.
void applyAppearance(ThemeChoice choice);

/// The colors of the window's own parts: as chosen, else as the palette is.
[[nodiscard]] Theme windowTheme(const Settings& settings);
/// Those of the table and of other drawings of it.
[[nodiscard]] Theme canvasTheme(const Settings& settings);

} // namespace sightline::app
