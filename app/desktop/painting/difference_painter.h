#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/rule_comparison.h"

#include <QLineF>

#include <optional>
#include <vector>

class QPainter;

namespace sightline::app {

/// How two rulings about a pair differ, for the eye: each has a dash and a letter or sign of its own.
enum class DifferenceKind {
    OnlyA, ///< the target is seen under the first rule set only
    OnlyB, ///< under the second only
    Cover, ///< seen or not under both alike, but not as well covered
    Other,
};

[[nodiscard]] DifferenceKind kindOf(const scenarios::RulingDifference& difference);

/// A pair that two rule sets do not rule alike, as a line from base to base.
struct DifferenceLine {
    QLineF line; ///< table inches, from the observer
    DifferenceKind kind = DifferenceKind::Other;
    QString answers; ///< both of them, for the label of the line in front
    friend bool operator==(const DifferenceLine&, const DifferenceLine&) = default;
};

struct DifferenceView {
    std::vector<DifferenceLine> lines;
    std::optional<std::size_t> front; ///< of `lines`
};

/// The dashes of a kind in screen pixels.
[[nodiscard]] QList<double> dashesOf(DifferenceKind kind);
/// "A", "B", "C" or "≠": what stands in the ring on its line.
[[nodiscard]] QString letterOf(DifferenceKind kind);

/// The lines of a pair there and back lie beside each other.
void paintDifferences(QPainter& painter, const DifferenceView& view, const PaintOptions& options);

} // namespace sightline::app
