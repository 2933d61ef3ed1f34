#pragma once

class QSettings;

namespace sightline::app {

/// Returns a choice of the settings file; unreadable values are replaced by the defaults. It is a `MapChoice`,
/// `RegionChoice`, `MovesChoice`, `SightPageChoice`, `SetUpError` or `ShownDistances`.
template <class Choice> [[nodiscard]] Choice choiceIn(const QSettings& store);
/// Stores a choice so that `choiceIn` returns the same.
template <class Choice> void storeChoice(QSettings& store, const Choice& choice);

} // namespace sightline::app
