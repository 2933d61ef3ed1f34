#pragma once

#include "app/shared/painting/theme.h"
#include "scenarios/judge/judge.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace sightline::app {

/// The extent of a model in a side profile, in inches along the line from its start.
struct ProfileReach {
    double from = 0.0;
    double to = 0.0;
};

/// The placement of a side profile in a drawing: distances to the right, heights upwards. Heights are exaggerated where
/// space permits.
struct ProfileFrame {
    QRectF plot; ///< from the rear of the observer to the rear of the target, from the table to the highest element
    double start = 0.0;       ///< inches at the left edge; at most 0, the start of the line
    double end = 0.0;         ///< inches at the right edge
    double dotsPerInch = 1.0; ///< along
    double dotsPerRise = 1.0; ///< upwards
    double highest = 1.0;     ///< inches
    ProfileReach observer;
    ProfileReach target;

    /// Returns the position in the drawing of a point, by inches along the line and above the table.
    [[nodiscard]] QPointF at(double along, double height) const {
        return {plot.left() + (along - start) * dotsPerInch, plot.bottom() - height * dotsPerRise};
    }
    /// Returns the inches along the line at a position of the drawing.
    [[nodiscard]] double alongAt(double x) const { return start + (x - plot.left()) / dotsPerInch; }
};

/// Marks in a profile for the pointer, there or in another view.
struct ProfileMarks {
    std::optional<scenarios::PieceId> piece;
    std::optional<double> station; ///< inches from the line's start
    friend bool operator==(const ProfileMarks&, const ProfileMarks&) = default;
};

/// Returns the frame of a profile in `area`, with space for numbers and names.
[[nodiscard]] ProfileFrame profileFrame(const scenarios::Scenario& scenario,
                                        const scenarios::Verdict& verdict,
                                        const scenarios::VerdictProfile& profile,
                                        const QRectF& area);

/// Paints a verdict's line from the side, with the pieces under, in and over it. Pieces without effect are dashed.
void paintProfile(QPainter& painter,
                  const scenarios::Scenario& scenario,
                  const scenarios::Verdict& verdict,
                  const scenarios::VerdictProfile& profile,
                  const QRectF& area,
                  const Theme& theme,
                  const ProfileMarks& marks = {});

/// Returns the rectangle of a piece or of a wall on it; a wall is a few pixels wide.
[[nodiscard]] QRectF profileBox(const ProfileFrame& frame, const scenarios::ProfilePiece& piece);
/// Returns the piece at a position of the drawing; walls are hit within a few pixels.
[[nodiscard]] std::optional<scenarios::PieceId>
profilePieceAt(const scenarios::VerdictProfile& profile, const ProfileFrame& frame, QPointF place);
/// Returns the height of the line at a station, both in inches.
[[nodiscard]] double lineHeightAt(const scenarios::VerdictProfile& profile, double station);

} // namespace sightline::app
