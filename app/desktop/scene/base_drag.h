#pragma once

#include "scenarios/scenario.h"

#include <optional>

class QByteArray;
class QMimeData;

namespace sightline::app {

/// The model that a drag from the palette stands for, without id and place; nothing if the text is no base.
[[nodiscard]] std::optional<scenarios::Model> modelFromDrag(const QByteArray& json);

/// The one file on this machine that a drag carries; nothing for several, or for something else.
[[nodiscard]] std::optional<QString> localFileIn(const QMimeData& data);

} // namespace sightline::app
