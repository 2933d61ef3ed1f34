#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/questions/rule_comparison.h"

#include <QLineF>

#include <optional>
#include <vector>

class QPainter;

namespace sightline::app {

/// The kinds of differences of two rulings; each has its own dash pattern and letter or sign.
enum class DifferenceKind {
    OnlyA, ///< the target is seen under the first rule set only
    OnlyB, ///< under the second only
    Cover, ///< equally seen, with different cover
    Other,
};

/// Returns the kind of a difference.
[[nodiscard]] DifferenceKind kindOf(const scenarios::RulingDifference& difference);

/// A pair that two rule sets rule differently, as a line from base to base.
struct DifferenceLine {
    QLineF line; ///< table inches, from the observer
    DifferenceKind kind = DifferenceKind::Other;
    QString answers; ///< both answers, for the label of the selected line
    friend bool operator==(const DifferenceLine&, const DifferenceLine&) = default;
};

/// The lines of all pairs that differ, and the selected one.
struct DifferenceView {
    std::vector<DifferenceLine> lines;
    std::optional<std::size_t> front; ///< index into `lines`
    [[nodiscard]] bool isEmpty() const { return lines.empty(); }
};

/// Returns the dash pattern of a kind, in screen pixels.
[[nodiscard]] QList<double> dashesOf(DifferenceKind kind);
/// Returns the sign in the ring on the line: "A", "B", "C" or "≠".
[[nodiscard]] QString letterOf(DifferenceKind kind);

/// Paints the lines; those of a pair and its reverse are drawn side by side.
void paintDifferences(QPainter& painter, const DifferenceView& view, const PaintOptions& options);

} // namespace sightline::app
