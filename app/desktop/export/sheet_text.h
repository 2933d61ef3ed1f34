#pragma once

#include "scenarios/shot.h"

#include <QString>

namespace sightline::app {

/// How much of the texts of a ruling sheet is shown, so that it fits one page.
struct SheetShare {
    double letters = 9.0; ///< their height in points
    double part = 1.0;    ///< of long texts and lists, 0 to 1: what is left out is counted in its place
};

/// Title, pair, word and the one sentence why, as HTML.
[[nodiscard]] QString sheetHead(const scenarios::Scenario& scenario,
                                const scenarios::Verdict& verdict,
                                const QString& color,
                                SheetShare share);
/// Figures, rules, the shot of the unit if there is one, positions, reasons and the judge's note, as HTML.
[[nodiscard]] QString sheetBody(const scenarios::Scenario& scenario,
                                const scenarios::Verdict& verdict,
                                const scenarios::JudgeNote& by,
                                SheetShare share,
                                const std::optional<scenarios::ShotRuling>& shot = {});
/// Name, time, and the hashes, as HTML.
[[nodiscard]] QString sheetFoot(const scenarios::Scenario& scenario,
                                const scenarios::Verdict& verdict,
                                const scenarios::JudgeNote& by,
                                SheetShare share);

} // namespace sightline::app
