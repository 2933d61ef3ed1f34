#pragma once

#include "scenarios/model/scenario.h"

#include <optional>

class QByteArray;
class QMimeData;

namespace sightline::app {

/// Returns the model of a drag from the palette, without id and position; std::nullopt if the text is no base.
[[nodiscard]] std::optional<scenarios::Model> modelFromDrag(const QByteArray& json);

/// Returns the path of the only local file that a drag carries; std::nullopt for several files or anything else.
[[nodiscard]] std::optional<QString> localFileIn(const QMimeData& data);

} // namespace sightline::app
