#pragma once

#include "app/desktop/document/design_choices.h"

class QSettings;

/// The choices of the pages of the layout panel in the settings file; unreadable values are replaced by the defaults.
namespace sightline::app {

[[nodiscard]] RegionChoice regionChoiceOf(const QSettings& store);
void storeRegionChoice(QSettings& store, const RegionChoice& choice);

[[nodiscard]] MovesChoice movesChoiceOf(const QSettings& store);
void storeMovesChoice(QSettings& store, const MovesChoice& choice);

[[nodiscard]] SightPageChoice sightChoiceOf(const QSettings& store);
void storeSightChoice(QSettings& store, const SightPageChoice& choice);

[[nodiscard]] SetUpError setUpErrorOf(const QSettings& store);
void storeSetUpError(QSettings& store, const SetUpError& error);

} // namespace sightline::app
