#include "app/desktop/document/file_watch.h"

#include <QFileInfo>

#include <utility>

namespace sightline::app {

namespace {

constexpr int kSettleMilliseconds = 200; ///< programs write in several steps

} // namespace

FileWatch::FileWatch(ScenarioDocument& document, QObject* parent) : QObject{parent}, m_document{document} {
    const auto lookLater = [this] { m_looks.startAfter(kSettleMilliseconds, [this] { look(); }); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, lookLater);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, lookLater);
    connect(&m_document, &ScenarioDocument::pathChanged, this, &FileWatch::watch);
    connect(&m_document, &ScenarioDocument::saved, this, &FileWatch::watch);
    connect(&m_document, &ScenarioDocument::documentReplaced, this, &FileWatch::watch);
}

void FileWatch::watch() {
    if (const QStringList before = m_watcher.files() + m_watcher.directories(); !before.isEmpty()) {
        m_watcher.removePaths(before);
    }
    m_told = ScenarioDocument::OnDisk::Same;
    m_looks.forget(); // it compares with what was known before
    const QFileInfo file{m_document.path()};
    if (m_document.path().isEmpty()) {
        return;
    }
    // A file that is replaced by another is watched no more, so its folder is watched too.
    m_watcher.addPath(file.absolutePath());
    if (file.exists()) {
        m_watcher.addPath(file.absoluteFilePath());
    }
}

void FileWatch::look() {
    m_looks.start(
        [path = m_document.path(), hash = m_document.fileHash()] { return ScenarioDocument::onDiskAt(path, hash); },
        [this](ScenarioDocument::OnDisk state) { report(state); });
}

void FileWatch::report(ScenarioDocument::OnDisk state) {
    if (QFileInfo::exists(m_document.path()) &&
        !m_watcher.files().contains(QFileInfo{m_document.path()}.absoluteFilePath())) {
        m_watcher.addPath(QFileInfo{m_document.path()}.absoluteFilePath());
    }
    if (std::exchange(m_told, state) != state && state != ScenarioDocument::OnDisk::Same) {
        emit changed(state);
    }
}

} // namespace sightline::app
