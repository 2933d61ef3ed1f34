#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/vision/vision.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

/// What a hidden game draws on the table beside the fog.
namespace sightline::app {

/// A model out of sight, where a side saw it last (row S1.16).
struct LastSeen {
    scenarios::Model as;
    int turnsAgo = 0;
    friend bool operator==(const LastSeen&, const LastSeen&) = default;
};

/// Those that the side remembers and does not see now, oldest first.
[[nodiscard]] std::vector<LastSeen> ghostsOf(const scenarios::Scenario& scenario, const scenarios::PlayerId& side);

/// A place worth a look, and how many cells would be seen there for the first time.
struct LookMark {
    QPointF place;
    int gain = 0;
    friend bool operator==(const LookMark&, const LookMark&) = default;
};

/// Cells of one ground.
struct PaintedGround {
    QString name;
    std::vector<QRectF> cells;
    friend bool operator==(const PaintedGround&, const PaintedGround&) = default;
};

/// Below the models.
struct GroundLayer {
    QRectF table;
    std::vector<PaintedGround> grounds;
    [[nodiscard]] bool isEmpty() const { return grounds.empty(); }
    friend bool operator==(const GroundLayer&, const GroundLayer&) = default;
};
[[nodiscard]] GroundLayer groundLayerOf(const scenarios::Scenario& scenario);

/// Above the fog.
struct KnownMarks {
    QRectF table;
    std::vector<LastSeen> ghosts;
    std::vector<LookMark> looks; ///< best first
    [[nodiscard]] bool isEmpty() const { return ghosts.empty() && looks.empty(); }
    friend bool operator==(const KnownMarks&, const KnownMarks&) = default;
};

/// Each ground has its own hatches and its name; color alone tells nothing.
void paintGroundLayer(QPainter& painter, const GroundLayer& layer, const PaintOptions& options);
/// Pale, with dashes round them, and when each was seen where there are badges.
void paintGhosts(QPainter& painter,
                 const std::vector<LastSeen>& ghosts,
                 const scenarios::Scenario& scenario,
                 const PaintOptions& options);
/// Numbered from 1, with what each place would show.
void paintLooks(QPainter& painter, const std::vector<LookMark>& looks, const PaintOptions& options);

} // namespace sightline::app
