#pragma once

#include "app/desktop/theme.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace sightline::app {

/// Where a model stands in a side profile: its extent along the line, in inches from the line's start.
struct ProfileReach {
    double from = 0.0;
    double to = 0.0;
};

/// Where a side profile lies in a picture: distances from left to right, heights upwards. Heights are drawn larger than
/// distances where that fits.
struct ProfileFrame {
    QRectF plot; ///< from the rear of the observer to the rear of the target, from the table to the highest thing shown
    double start = 0.0;       ///< inches at the left edge; not more than 0, where the line starts
    double end = 0.0;         ///< inches at the right edge
    double dotsPerInch = 1.0; ///< along
    double dotsPerRise = 1.0; ///< upwards
    double highest = 1.0;     ///< inches
    ProfileReach observer;
    ProfileReach target;

    [[nodiscard]] QPointF at(double along, double height) const {
        return {plot.left() + (along - start) * dotsPerInch, plot.bottom() - height * dotsPerRise};
    }
    [[nodiscard]] double alongAt(double x) const { return start + (x - plot.left()) / dotsPerInch; }
};

/// What is marked in a profile because somebody points at it, there or in another view.
struct ProfileMarks {
    std::optional<scenarios::PieceId> piece;
    std::optional<double> station; ///< inches from the line's start
    friend bool operator==(const ProfileMarks&, const ProfileMarks&) = default;
};

/// Which pieces a profile shows; one that is met more than once is named as often.
[[nodiscard]] std::vector<scenarios::PieceId> piecesOf(const scenarios::VerdictProfile& profile);

/// The frame of a profile in `area`, with room for numbers and names.
[[nodiscard]] ProfileFrame profileFrame(const scenarios::Scenario& scenario,
                                        const scenarios::Verdict& verdict,
                                        const scenarios::VerdictProfile& profile,
                                        const QRectF& area);

/// Draws a verdict's line from the side, with what stands under, in and over it. Pieces that do not count are dashed.
void paintProfile(QPainter& painter,
                  const scenarios::Scenario& scenario,
                  const scenarios::Verdict& verdict,
                  const scenarios::VerdictProfile& profile,
                  const QRectF& area,
                  const Theme& theme,
                  const ProfileMarks& marks = {});

/// The rectangle of one piece, or of one wall on it; a wall is a few dots wide.
[[nodiscard]] QRectF profileBox(const ProfileFrame& frame, const scenarios::ProfilePiece& piece);
/// The piece at a place of the picture; within a few dots of a wall.
[[nodiscard]] std::optional<scenarios::PieceId>
profilePieceAt(const scenarios::VerdictProfile& profile, const ProfileFrame& frame, QPointF place);
/// How high the line runs at a station, in inches.
[[nodiscard]] double lineHeightAt(const scenarios::VerdictProfile& profile, double station);

} // namespace sightline::app
