#pragma once

#include "app/desktop/settings/settings.h"
#include "app/shared/painting/theme.h"

#include <QPalette>

namespace sightline::app {

/// Returns the widgets' palette for a theme.
[[nodiscard]] QPalette paletteOf(const Theme& theme);

/// Applies the palette of the choice to the whole program; `System` restores that of the desktop.
void applyAppearance(ThemeChoice choice);

/// Returns the colors of the window's own parts: as chosen, else matching the palette.
[[nodiscard]] Theme windowTheme(const Settings& settings);
/// Returns the colors of the table and its other renderings.
[[nodiscard]] Theme canvasTheme(const Settings& settings);

} // namespace sightline::app
