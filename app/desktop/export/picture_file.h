#pragma once

#include "app/desktop/painting/paint_options.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <optional>
#include <span>

namespace sightline::app {

enum class PictureKind : std::uint8_t { Png, Svg, Pdf };

/// By the suffix of a file name, in upper or lower case; nothing for any other.
[[nodiscard]] std::optional<PictureKind> pictureKindOf(const QString& fileName);

/// A PNG of so many dots can be held.
[[nodiscard]] bool fitsIntoPicture(const QSizeF& dots);

/// The whole picture as the bytes of a file; the same bytes for the same question.
///
/// `options.scale` says how a line's width and a letter's height compare to the table; `dotsPerInch` how fine a PNG is.
/// SVG and PDF have the true size, an inch being an inch, but no PDF page is longer than 200 in: a larger table is
/// scaled down. Empty if a PNG would have more dots than can be held. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray pictureBytes(PictureKind kind,
                                      const scenarios::Scenario& scenario,
                                      std::span<const scenarios::Verdict> verdicts,
                                      const PaintOptions& options,
                                      double dotsPerInch);

/// The table to its edges and no farther, as a PNG: a map for other programs, who count on its size. Empty as of
/// `pictureBytes`. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray mapBytes(const scenarios::Scenario& scenario, PaintOptions options, double dotsPerInch);

/// A verdict's line from the side, at its usual size; the same bytes for the same question. PNG and SVG only: empty for
/// others. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray profileBytes(PictureKind kind,
                                      const scenarios::Scenario& scenario,
                                      const scenarios::Verdict& verdict,
                                      const scenarios::VerdictProfile& profile,
                                      const Theme& theme);

/// The lines between the two bases of a verdict and what covers them, likewise. The cover has columns.
[[nodiscard]] QByteArray coverBytes(PictureKind kind,
                                    const scenarios::Scenario& scenario,
                                    const scenarios::Verdict& verdict,
                                    const scenarios::TableCover& cover,
                                    const Theme& theme);

} // namespace sightline::app
