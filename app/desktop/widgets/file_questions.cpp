#include "app/desktop/widgets/file_questions.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace sightline::app {

namespace {

QString ownFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo{documents}.isDir() ? documents : QDir::homePath();
}

} // namespace

QString startPlace(const QString& wished) {
    if (wished.isEmpty()) {
        return ownFolder();
    }
    const QFileInfo place{wished};
    if (place.isDir()) {
        return place.absoluteFilePath();
    }
    const bool isFile = !place.suffix().isEmpty();
    const QString name = isFile ? place.fileName() : QString{};
    if (place.isRelative() && place.path() == u".") {
        return QDir{ownFolder()}.filePath(place.fileName());
    }
    QDir folder{isFile ? place.absolutePath() : place.absoluteFilePath()};
    while (!folder.exists() && !folder.isRoot()) {
        folder.setPath(QFileInfo{folder.path()}.absolutePath());
    }
    return QDir{folder.isRoot() ? ownFolder() : folder.path()}.filePath(name);
}

QString fileToOpen(QWidget* parent, const QString& title, const QString& place, const QString& filter) {
    return QFileDialog::getOpenFileName(parent, title, startPlace(place), filter);
}

QString fileToSave(QWidget* parent, const QString& title, const QString& place, const QString& filter) {
    return QFileDialog::getSaveFileName(parent, title, startPlace(place), filter);
}

QString folderToSaveIn(QWidget* parent, const QString& title) {
    return QFileDialog::getExistingDirectory(parent, title, startPlace({}));
}

} // namespace sightline::app
