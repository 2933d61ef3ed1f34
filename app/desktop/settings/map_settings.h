#pragma once

#include "app/desktop/document/map_choice.h"

class QSettings;

namespace sightline::app {

/// The figures of maps in the settings file; what cannot be read counts as the usual value.
[[nodiscard]] MapChoice mapChoiceOf(const QSettings& store);
void storeMapChoice(QSettings& store, const MapChoice& choice);

} // namespace sightline::app
