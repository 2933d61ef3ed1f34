#pragma once

#include "app/desktop/export/paper.h"
#include "app/desktop/export/picture_file.h"

namespace sightline::app {

/// What is written when somebody exports the view.
struct ViewExport {
    PictureKind kind = PictureKind::Png;
    PaintOptions paint;
    double dotsPerInch = 100.0;       ///< of the table, for PNG
    std::optional<PaperChoice> paper; ///< for PDF; nothing: a page as large as the table
    bool sightLines = true;
};

/// The bytes of the file; empty if the picture would be too large, or take too many sheets.
[[nodiscard]] QByteArray
viewBytes(const scenarios::Scenario& scenario, std::span<const scenarios::Verdict> verdicts, const ViewExport& choice);

/// "1,288 × 968 dots", "3 × 4 sheets", or what is wrong with it: in that case it ends in an empty file. `isPossible`
/// tells which.
[[nodiscard]] QString viewExportText(const scenarios::Scenario& scenario, const ViewExport& choice, bool& isPossible);

} // namespace sightline::app
