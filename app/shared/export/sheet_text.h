#pragma once

#include "scenarios/questions/shot.h"

#include <QString>

namespace sightline::app {

/// The font size and the share of the texts of a ruling sheet that fit on one page.
struct SheetShare {
    double letters = 9.0; ///< font size in points
    double part = 1.0;    ///< share of long texts and lists, 0 to 1; a count replaces what is left out
};

/// Returns title, pair with the units of the shot if any, verdict and the main reason, as HTML.
[[nodiscard]] QString sheetHead(const scenarios::Scenario& scenario,
                                const scenarios::Verdict& verdict,
                                const QString& color,
                                SheetShare share,
                                const std::optional<scenarios::ShotRuling>& shot = {});
/// Returns what to announce, figures, rules, the shot of the unit if any, positions, reasons and the judge's note, as
/// HTML.
[[nodiscard]] QString sheetBody(const scenarios::Scenario& scenario,
                                const scenarios::Verdict& verdict,
                                const scenarios::JudgeNote& by,
                                SheetShare share,
                                const std::optional<scenarios::ShotRuling>& shot = {});
/// Returns name, time and hashes, as HTML.
[[nodiscard]] QString sheetFoot(const scenarios::Scenario& scenario,
                                const scenarios::Verdict& verdict,
                                const scenarios::JudgeNote& by,
                                SheetShare share);

} // namespace sightline::app
