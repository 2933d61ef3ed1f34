#pragma once

#include "geometry/sight/plan/sight.h"

namespace sightline::app {

class Settings;

/// The ranges of the sampled stages; values outside count as the default, see `settings_check.h`.
inline constexpr double kMinSampledBase = 1.0; ///< millimeters
inline constexpr double kMaxSampledBase = 1000.0;
inline constexpr double kMinFarApart = 0.0; ///< inches
inline constexpr double kMaxFarApart = 200.0;
inline constexpr int kMinSamplePoints = 4;
inline constexpr int kMaxSamplePoints = 64;

/// Returns the sampled stages of the preferences (docs/requirements.md, rows S3.16, S3.17 and S3.32), all of them for
/// every pair. Unreadable values are replaced by the defaults; a medium size below the small one equals it.
[[nodiscard]] geometry::SampleSettings sampleSettingsOf(const Settings& settings);

/// Stores the sizes, the distance and the numbers of points. The limits of the bands are those sizes and are not
/// stored.
void storeSampleSettings(Settings& settings, const geometry::SampleSettings& samples);

/// Returns the stages in bands: the center alone below the small size, edge points from it on, points all around above
/// the medium size.
[[nodiscard]] geometry::SampleSettings inBandsOf(geometry::SampleSettings samples);

} // namespace sightline::app
