#pragma once

#include "app/shared/painting/paint_options.h"
#include "geometry/base/point.h"
#include "scenarios/edits/edits.h"
#include "scenarios/edits/formation.h"

#include <tl/expected.hpp>

#include <optional>
#include <vector>

class QMimeData;

namespace sightline::app {

struct ModelOrder;
struct PieceOptions;
class TableState;

/// A scenario and the elements that an edit created.
struct Added {
    scenarios::Scenario scenario;
    std::vector<scenarios::AnyId> ids;
};

/// Returns new models like `model`, in formation about the position nearest to `wish` at which all of them stand on the
/// table and touch no other model; about `wish` if there is none nearby. They are turned as `facingOfNew` says at the
/// position that is found.
[[nodiscard]] std::vector<scenarios::Model> modelsNear(const scenarios::Scenario& scenario,
                                                       const scenarios::Model& model,
                                                       int count,
                                                       scenarios::Formation formation,
                                                       geometry::Point wish);

/// Places new models near `wish`, as `modelsNear` finds them room.
[[nodiscard]] Added withOrderPlaced(const scenarios::Scenario& scenario, const ModelOrder& order, geometry::Point wish);
/// Adds a rectangular piece with these options, centered at `middle`; `width` is along x. A ruin has walls along two
/// sides where the rules read it as an area with walls.
[[nodiscard]] Added withRectanglePlaced(const scenarios::Scenario& scenario,
                                        const PieceOptions& options,
                                        geometry::Length width,
                                        geometry::Length depth,
                                        geometry::Point middle);

/// Adds a piece, given relative to (0, 0), centered at `middle` and with an id of its own.
[[nodiscard]] Added
withPiecePlaced(const scenarios::Scenario& scenario, scenarios::Piece piece, geometry::Point middle);

/// The media type of elements of a table on the clipboard.
inline constexpr char kScenarioMediaType[] = "application/vnd.sightline.scenario+json";

/// Adds several pieces, given relative to (0, 0), with ids of their own; parents and groups among them are kept.
[[nodiscard]] Added withPiecesPlaced(const scenarios::Scenario& scenario,
                                     const std::vector<scenarios::Piece>& pieces,
                                     geometry::Point middle);

/// Returns the clipboard form: a scenario text that holds only `ids`, so that it can be pasted into another window or
/// an editor.
[[nodiscard]] QMimeData* toClipboard(const scenarios::Scenario& scenario, const std::vector<scenarios::AnyId>& ids);
/// Pastes the copied elements with fresh ids, translated by `offset`. A player of another table is matched by id, then
/// by name. Errors, as a sentence: the clipboard holds no scenario text, or an invalid one.
[[nodiscard]] tl::expected<Added, QString>
withPasted(const scenarios::Scenario& scenario, const QMimeData& data, geometry::Vector offset);
/// Pastes the copied elements centered at `place`, snapped like moved elements; without a position an inch beside their
/// original one. Models are settled if the state says so.
[[nodiscard]] tl::expected<Added, QString> pasteFrom(const QMimeData* data,
                                                     const scenarios::Scenario& scenario,
                                                     std::optional<QPointF> place,
                                                     const TableState& state,
                                                     PaintScale scale);

} // namespace sightline::app
