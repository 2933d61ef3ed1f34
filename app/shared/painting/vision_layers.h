#pragma once

#include "app/shared/painting/paint_options.h"
#include "app/shared/painting/sight_painter.h"
#include "scenarios/model/vision.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

/// Layers of a hidden game beside its fog.
namespace sightline::app {

/// A model out of sight, at the position where a side saw it last (row S1.16).
struct LastSeen {
    scenarios::Model as;
    int turnsAgo = 0;
    QString label = {}; ///< as on the model in sight
    friend bool operator==(const LastSeen&, const LastSeen&) = default;
};

/// Returns the models that the side remembers and does not see now, oldest first.
[[nodiscard]] std::vector<LastSeen> ghostsOf(const scenarios::Scenario& scenario, const scenarios::PlayerId& side);

/// A suggested position, and the number of cells that would be seen from there for the first time.
struct SuggestionMark {
    QPointF place;
    int gain = 0;
    friend bool operator==(const SuggestionMark&, const SuggestionMark&) = default;
};

/// The cells of one kind of ground.
struct PaintedGround {
    QString name;
    std::vector<QRectF> cells; ///< table inches
    friend bool operator==(const PaintedGround&, const PaintedGround&) = default;
};

/// The layer of painted ground, below the models.
struct GroundLayer {
    QRectF table;
    std::vector<PaintedGround> grounds;
    [[nodiscard]] bool isEmpty() const { return grounds.empty(); }
    friend bool operator==(const GroundLayer&, const GroundLayer&) = default;
};
/// Returns the painted ground of a table; empty without any.
[[nodiscard]] GroundLayer groundLayerOf(const scenarios::Scenario& scenario);

/// The marks of a side's knowledge, above the fog.
struct KnownMarks {
    QRectF table;
    std::vector<LastSeen> ghosts;
    std::vector<SuggestionMark> looks; ///< best first
    [[nodiscard]] bool isEmpty() const { return ghosts.empty() && looks.empty(); }
    friend bool operator==(const KnownMarks&, const KnownMarks&) = default;
};

/// Paints words on a label around a place.
void paintWordsIn(
    const QFont& font, QPainter& painter, QPointF place, const QString& words, const PaintOptions& options);
/// Paints each ground with its own hatch and its name, so that nothing depends on color alone.
void paintGroundLayer(QPainter& painter, const GroundLayer& layer, const PaintOptions& options);
/// Paints ghosts pale, with a dashed outline and, where badges are shown, the turn when each was seen
/// and its wounds then.
void paintGhosts(QPainter& painter,
                 const std::vector<LastSeen>& ghosts,
                 const scenarios::Scenario& scenario,
                 const PaintOptions& options);
/// Paints the suggested positions, numbered from 1, each with its gain.
void paintSuggestions(QPainter& painter, const std::vector<SuggestionMark>& looks, const PaintOptions& options);
/// Returns where the words of both are: below each ghost when it was seen, below each suggested position its gain.
[[nodiscard]] std::vector<WordsBeside> wordBoxesOf(const KnownMarks& marks);

} // namespace sightline::app
