#pragma once

#include "scenarios/judge/judge.h"
#include "scenarios/questions/shot.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>

#include <optional>
#include <stop_token>

class QPainter;

/// The ruling sheet: a verdict on one page, to be printed, signed and kept, with picture, close-up, figures, positions,
/// rules, reasons, a judge's note, and the hash of the scenario; also the shot of the observer's unit, if given. All
/// texts are those of the card and of `sightline-cli check`.
namespace sightline::app {

/// The contents of a sheet: the verdict of a pair, and the shot of the observer's unit at the target's, see
/// `shotAround`.
struct SheetAnswer {
    scenarios::Verdict verdict;
    std::optional<scenarios::ShotRuling> shot;
};

/// Judges a question for a sheet, with all figures that one has: its details, the margin of the ruling, and the share
/// of the target that the pieces of its cover hide. Preconditions: those of `judge`.
[[nodiscard]] SheetAnswer
sheetAnswerTo(const scenarios::PreparedTable& table, scenarios::Question question, const std::stop_token& stop = {});

/// Paints the sheet on an A4 page, in points. Text that does not fit gets smaller, then is cut with a mark that states
/// how much is missing; never silently.
void paintRulingSheet(QPainter& painter,
                      const scenarios::Scenario& scenario,
                      const scenarios::Verdict& verdict,
                      const scenarios::JudgeNote& by,
                      const std::optional<scenarios::ShotRuling>& shot = {});

/// Returns the sheet as a PDF file of one page; equal sheets give equal bytes. Precondition: a QGuiApplication exists.
[[nodiscard]] QByteArray rulingSheetBytes(const scenarios::Scenario& scenario,
                                          const scenarios::Verdict& verdict,
                                          const scenarios::JudgeNote& by,
                                          const std::optional<scenarios::ShotRuling>& shot = {});

/// Returns the name that is proposed for the file of the sheet, without a suffix: "First wall - A1 to B2 ruling".
[[nodiscard]] QString rulingSheetName(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);

/// Returns the sheet as a picture for previews; `width` in pixels.
[[nodiscard]] QImage rulingSheetImage(const scenarios::Scenario& scenario,
                                      const scenarios::Verdict& verdict,
                                      const scenarios::JudgeNote& by,
                                      int width,
                                      const std::optional<scenarios::ShotRuling>& shot = {});

/// Returns the area of the close-up, in table inches: where the line is blocked; else where the piece that the margin
/// of the ruling names is nearest to the line, or, without one, the nearest corner of a piece that the ruling does not
/// see through.
[[nodiscard]] QRectF closeUpArea(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict, double aspect);

} // namespace sightline::app
