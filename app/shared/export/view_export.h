#pragma once

#include "app/shared/export/paper.h"
#include "app/shared/export/picture_file.h"

namespace sightline::app {

/// The options of exporting the view.
struct ViewExport {
    PictureKind kind = PictureKind::Png;
    PaintOptions paint;
    double dotsPerInch = 100.0;       ///< relative to the table, for PNG
    std::optional<PaperChoice> paper; ///< for PDF; nullopt: a page of the table's size
    bool sightLines = true;
};

/// Returns the bytes of the file; empty if the picture would be too large, or take too many sheets.
[[nodiscard]] QByteArray
viewBytes(const scenarios::Scenario& scenario, std::span<const scenarios::Verdict> verdicts, const ViewExport& choice);

/// Returns "1,288 × 968 dots", "3 × 4 sheets", or the problem; `isPossible` is then false, and the file would be empty.
[[nodiscard]] QString viewExportText(const scenarios::Scenario& scenario, const ViewExport& choice, bool& isPossible);

} // namespace sightline::app
