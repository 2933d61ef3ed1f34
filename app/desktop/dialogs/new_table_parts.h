#pragma once

#include <QSize>
#include <Qt>

class QListView;

/// Helpers shared by the files of the wizard for new tables.
namespace sightline::app {

/// The sizes of the pictures of deployments and of layouts, in logical pixels.
inline constexpr QSize kMapPicture{132, 96};
inline constexpr QSize kLayoutPicture{180, 126};

/// The item role, in the list of games, of the rule set that an entry asks for; empty: the usual one of the game.
inline constexpr int kGameRulesRole = Qt::UserRole + 1;

/// Makes the rows of a gallery as high as the longest of the names that it shows, up to four lines.
void fitGallery(QListView& list);

} // namespace sightline::app
