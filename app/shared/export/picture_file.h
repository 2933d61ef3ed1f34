#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/judge/judge.h"
#include "scenarios/questions/eye_view.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <optional>
#include <span>

namespace sightline::app {

/// The kinds of files that hold a picture.
enum class PictureKind : std::uint8_t { Png, Svg, Pdf };

/// Returns the kind for the suffix of a file name, regardless of case; std::nullopt for other suffixes.
[[nodiscard]] std::optional<PictureKind> pictureKindOf(const QString& fileName);

/// True if a PNG of that many pixels can be created.
[[nodiscard]] bool fitsIntoPicture(const QSizeF& dots);

/// Returns the whole picture as the bytes of a file; equal input gives equal bytes.
///
/// `options.scale` is the scale of line widths and letters relative to the table; `dotsPerInch` is the resolution of a
/// PNG. SVG and PDF have true size, but a PDF page is at most 200 in long: a larger table is scaled down. Empty if a
/// PNG would be too large. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray pictureBytes(PictureKind kind,
                                      const scenarios::Scenario& scenario,
                                      std::span<const scenarios::Verdict> verdicts,
                                      const PaintOptions& options,
                                      double dotsPerInch);

/// Returns exactly the table's area as a PNG, as a map for other programs. Empty if it would be too large.
/// Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray mapBytes(const scenarios::Scenario& scenario, PaintOptions options, double dotsPerInch);

/// Returns the side view of a verdict's line at its default size; equal input gives equal bytes. PNG and SVG only:
/// empty for others. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray profileBytes(PictureKind kind,
                                      const scenarios::Scenario& scenario,
                                      const scenarios::Verdict& verdict,
                                      const scenarios::VerdictProfile& profile,
                                      const Theme& theme);

/// Returns the cover of the lines between the two bases of a verdict, like `profileBytes`. Precondition: the cover has
/// columns.
[[nodiscard]] QByteArray coverBytes(PictureKind kind,
                                    const scenarios::Scenario& scenario,
                                    const scenarios::Verdict& verdict,
                                    const scenarios::TableCover& cover,
                                    const Theme& theme);

/// Returns the target of a verdict among solids as an eye of the observer sees it, like `profileBytes`.
[[nodiscard]] QByteArray eyeBytes(PictureKind kind,
                                  const scenarios::Scenario& scenario,
                                  const scenarios::Verdict& verdict,
                                  const scenarios::EyeScene& scene,
                                  const scenarios::EyePicture& eyePicture,
                                  const Theme& theme);

} // namespace sightline::app
