#pragma once

#include "scenarios/io/scenario_file.h"

#include <QtGlobal>

/// @file
/// The limits of files of other programs. Exceeding one is reported by name before anything of that size is built. The
/// limits on file size, nesting and points are those of scenario files: `kLargestFileBytes`, `kDeepestNesting`,
/// `kMaxPoints`.
namespace sightline::scenarios::formats {

/// The maximum unpacked size of all entries of a zip archive.
inline constexpr qint64 kLargestUnpackedBytes = 64LL * 1024 * 1024;
inline constexpr int kMaxArchiveEntries = 1000;
/// The maximum side of a picture in pixels, which painting supports.
inline constexpr int kLargestPictureSide = 32'767;
/// The maximum number of listed entries of a report; further ones are counted.
inline constexpr int kMaxReportEntries = 500;

} // namespace sightline::scenarios::formats
