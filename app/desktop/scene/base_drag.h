#pragma once

#include "scenarios/scenario.h"

#include <optional>

class QByteArray;

namespace sightline::app {

/// The model that a drag from the palette stands for, without id and place; nothing if the text is no base.
[[nodiscard]] std::optional<scenarios::Model> modelFromDrag(const QByteArray& json);

} // namespace sightline::app
