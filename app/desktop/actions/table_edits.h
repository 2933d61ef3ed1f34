#pragma once

#include "app/desktop/painting/paint_options.h"
#include "geometry/point.h"
#include "scenarios/edits.h"

#include <tl/expected.hpp>

#include <optional>
#include <vector>

class QMimeData;

namespace sightline::app {

struct ModelOrder;
struct PieceOptions;
class TableState;

/// A scenario and the things in it that an edit made.
struct Added {
    scenarios::Scenario scenario;
    std::vector<scenarios::AnyId> ids;
};

/// The free place nearest to `wish`, on the table, where a base stands clear of all other models; `wish` if there is
/// none near.
[[nodiscard]] geometry::Point
freePlace(const scenarios::Scenario& scenario, const geometry::Footprint& base, geometry::Point wish);

[[nodiscard]] Added withOrderPlaced(const scenarios::Scenario& scenario, const ModelOrder& order, geometry::Point wish);
[[nodiscard]] Added withRectanglePlaced(const scenarios::Scenario& scenario,
                                        const PieceOptions& options,
                                        geometry::Length width,
                                        geometry::Length depth,
                                        geometry::Point middle);

/// The piece, which lies about (0, 0), with its middle at `middle` and an id of its own.
[[nodiscard]] Added
withPiecePlaced(const scenarios::Scenario& scenario, scenarios::Piece piece, geometry::Point middle);

/// What the clipboard calls the things of a table.
inline constexpr char kScenarioMediaType[] = "application/vnd.sightline.scenario+json";

/// Several pieces, which lie about (0, 0) together, with ids of their own; parents and groups among them stay.
[[nodiscard]] Added withPiecesPlaced(const scenarios::Scenario& scenario,
                                     const std::vector<scenarios::Piece>& pieces,
                                     geometry::Point middle);

/// Clipboard form: a scenario text that holds only `ids`, so that it can be pasted into another window or an editor.
[[nodiscard]] QMimeData* toClipboard(const scenarios::Scenario& scenario, const std::vector<scenarios::AnyId>& ids);
/// The copied things with fresh ids, `offset` away. A player of another table is found by id, then by name. Else a
/// sentence: the clipboard holds no scenario text, or what is wrong with it.
[[nodiscard]] tl::expected<Added, QString>
withPasted(const scenarios::Scenario& scenario, const QMimeData& data, geometry::Vector offset);
/// The same with the middle of all at `place`, snapped as moved things are; without a place an inch beside where they
/// were copied.
[[nodiscard]] tl::expected<Added, QString> pasteFrom(const QMimeData* data,
                                                     const scenarios::Scenario& scenario,
                                                     std::optional<QPointF> place,
                                                     const TableState& state,
                                                     PaintScale scale);

} // namespace sightline::app
