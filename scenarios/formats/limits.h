#pragma once

#include "scenarios/io/scenario_file.h"

#include <QtGlobal>

/// What a file of another program may hold at most. More ends in a message that names the limit, before anything of
/// that size is built. The size of a file, its nesting and its points are those of scenario files: `kLargestFileBytes`,
/// `kDeepestNesting`, `kMaxPoints`.
namespace sightline::scenarios::formats {

/// Of all that a zip archive holds, unpacked.
inline constexpr qint64 kLargestUnpackedBytes = 64LL * 1024 * 1024;
inline constexpr int kMaxArchiveEntries = 1000;
/// Pixels of one side of a picture: painting goes no farther.
inline constexpr int kLargestPictureSide = 32'767;
/// Entries of a report that are listed; the rest is counted.
inline constexpr int kMaxReportEntries = 500;

} // namespace sightline::scenarios::formats
