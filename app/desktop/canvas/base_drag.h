#pragma once

#include "scenarios/edits/formation.h"
#include "scenarios/model/scenario.h"

#include <optional>
#include <vector>

class QByteArray;
class QMimeData;

namespace sightline::app {

/// Returns the word for a formation in the data of a drag: "line", "block" or "circle".
[[nodiscard]] QString formationWord(scenarios::Formation formation);

/// Returns the models of a drag from the palette, one or a whole unit, around (0, 0) and with provisional ids; empty if
/// the text is no base.
[[nodiscard]] std::vector<scenarios::Model> modelsFromDrag(const QByteArray& json);

/// Returns the model of a drag from the palette, without id and position; std::nullopt if the text is no base.
[[nodiscard]] std::optional<scenarios::Model> modelFromDrag(const QByteArray& json);

/// Returns the path of the only local file that a drag carries; std::nullopt for several files or anything else.
[[nodiscard]] std::optional<QString> localFileIn(const QMimeData& data);

} // namespace sightline::app
