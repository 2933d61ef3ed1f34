#pragma once

#include "app/shared/painting/overlay_painter.h"

#include <QImage>

#include <memory>
#include <vector>

/// The lines and marks beside the focused pair.
namespace sightline::app {

/// Verdicts and the scenario they were computed for; both or none are set.
struct JudgedTable {
    std::shared_ptr<const scenarios::Scenario> scenario;
    std::shared_ptr<const std::vector<scenarios::Verdict>> verdicts;
    [[nodiscard]] bool isEmpty() const { return !scenario || !verdicts || verdicts->empty(); }
};

struct AllLinesPicture {
    QImage image; ///< painted in advance: too many lines for each frame
    QRectF area;  ///< in table inches
    [[nodiscard]] bool isEmpty() const { return image.isNull(); }
};

struct PinnedLinesPicture {
    JudgedTable judged;
    [[nodiscard]] bool isEmpty() const { return judged.isEmpty(); }
};

struct SamplePointPicture {
    JudgedTable judged;
    SamplePointView view; ///< the scene sets its ring
    [[nodiscard]] bool isEmpty() const { return !judged.scenario; }
};

/// The ring around the magnified area.
struct LoupePicture {
    QRectF area; ///< in table inches; null without one
    [[nodiscard]] bool isEmpty() const { return area.isNull(); }
    friend bool operator==(const LoupePicture&, const LoupePicture&) = default;
};

} // namespace sightline::app
