#pragma once

#include <QString>

class QWidget;

namespace sightline::app {

/// Returns where a file dialog starts that was asked to start at `wished`, a folder or a file: there, if the folder
/// exists; otherwise with the same file in the nearest folder above it that does. Without a folder, and where nothing
/// but the root is left: among the documents of the user, or at home.
[[nodiscard]] QString startPlace(const QString& wished);

/// Ask for a file to read, a file to write, and a folder to write into, starting at `startPlace`. Return an empty text
/// if canceled.
[[nodiscard]] QString fileToOpen(QWidget* parent, const QString& title, const QString& place, const QString& filter);
[[nodiscard]] QString fileToSave(QWidget* parent, const QString& title, const QString& place, const QString& filter);
[[nodiscard]] QString folderToSaveIn(QWidget* parent, const QString& title);

} // namespace sightline::app
