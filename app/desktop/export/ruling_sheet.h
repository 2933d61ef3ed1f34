#pragma once

#include "scenarios/shot.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>

class QPainter;

/// A verdict on one page, to be printed, signed and kept: picture, close-up, figures, positions, rules, reasons, a
/// judge's note, and the hash of the scenario; with the shot of the observer's unit, where it is given. All words are
/// those of the card and of `sightline-cli check`.
namespace sightline::app {

/// Draws the sheet on a page of A4 whose painter measures in points.
/// What does not fit is first written smaller, then cut with a mark that tells how much is missing; never left out
/// silently.
void paintRulingSheet(QPainter& painter,
                      const scenarios::Scenario& scenario,
                      const scenarios::Verdict& verdict,
                      const scenarios::JudgeNote& by,
                      const std::optional<scenarios::ShotRuling>& shot = {});

/// The same as a PDF file of one page; the same bytes for the same sheet. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray rulingSheetBytes(const scenarios::Scenario& scenario,
                                          const scenarios::Verdict& verdict,
                                          const scenarios::JudgeNote& by,
                                          const std::optional<scenarios::ShotRuling>& shot = {});

/// The same as a picture, for a preview. `width` in dots.
[[nodiscard]] QImage rulingSheetImage(const scenarios::Scenario& scenario,
                                      const scenarios::Verdict& verdict,
                                      const scenarios::JudgeNote& by,
                                      int width,
                                      const std::optional<scenarios::ShotRuling>& shot = {});

/// What the close-up shows, in table inches: where the line is stopped, or where it passes nearest to a corner.
[[nodiscard]] QRectF closeUpArea(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict, double aspect);

} // namespace sightline::app
