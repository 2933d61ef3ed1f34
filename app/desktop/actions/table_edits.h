#pragma once

#include "geometry/point.h"
#include "scenarios/edits.h"

#include <optional>
#include <vector>

class QMimeData;

namespace sightline::app {

struct ModelOrder;
struct PieceOptions;

/// A scenario and the things in it that an edit made.
struct Added {
    scenarios::Scenario scenario;
    std::vector<scenarios::AnyId> ids;
};

/// The free place nearest to `wish`, on the table, where a base stands clear of all other models; `wish` if there is none near.
[[nodiscard]] geometry::Point freePlace(const scenarios::Scenario& scenario,
                                        const geometry::Footprint& base,
                                        geometry::Point wish);

[[nodiscard]] Added withOrderPlaced(const scenarios::Scenario& scenario, const ModelOrder& order, geometry::Point wish);
[[nodiscard]] Added withRectanglePlaced(const scenarios::Scenario& scenario,
                                        const PieceOptions& options,
                                        geometry::Length width,
                                        geometry::Length depth,
                                        geometry::Point middle);

/// The piece, which lies about (0, 0), with its middle at `middle` and an id of its own.
[[nodiscard]] Added withPiecePlaced(const scenarios::Scenario& scenario, scenarios::Piece piece, geometry::Point middle);

/// What the clipboard calls the things of a table.
inline constexpr char kScenarioMediaType[] = "application/vnd.sightline.scenario+json";

/// Clipboard form: a scenario text that holds only `ids`, so that it can be pasted into another window or an editor.
[[nodiscard]] QMimeData* toClipboard(const scenarios::Scenario& scenario, const std::vector<scenarios::AnyId>& ids);
/// The copied things with fresh ids, `offset` away. Nothing if the clipboard holds no scenario text.
[[nodiscard]] std::optional<Added> withPasted(const scenarios::Scenario& scenario,
                                              const QMimeData& data,
                                              geometry::Vector offset);

} // namespace sightline::app
