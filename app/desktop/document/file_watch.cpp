#include "app/desktop/document/file_watch.h"

#include <QFileInfo>

#include <utility>

namespace sightline::app {

namespace {

constexpr int kSettleMilliseconds = 200;

} // namespace

FileWatch::FileWatch(ScenarioDocument& document, QObject* parent)
    : QObject{parent}, m_document{document}, m_looks{[this](const Look& look, const std::stop_token&) {
          const auto state = ScenarioDocument::onDiskAt(look.path, look.hash);
          QMetaObject::invokeMethod(
              this,
              [this, state, number = look.number] {
                  if (number == m_newest) {
                      report(state);
                  }
              },
              Qt::QueuedConnection);
      }} {
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kSettleMilliseconds);
    connect(&m_debounce, &QTimer::timeout, this, &FileWatch::look);
    const auto soon = [this] { m_debounce.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
    connect(&m_document, &ScenarioDocument::pathChanged, this, &FileWatch::watch);
    connect(&m_document, &ScenarioDocument::saved, this, &FileWatch::watch);
    connect(&m_document, &ScenarioDocument::documentReplaced, this, &FileWatch::watch);
}

void FileWatch::watch() {
    if (const QStringList before = m_watcher.files() + m_watcher.directories(); !before.isEmpty()) {
        m_watcher.removePaths(before);
    }
    m_told = ScenarioDocument::OnDisk::Same;
    ++m_newest; // a look that runs compares with what was known before
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

void FileWatch::look() { m_looks.post({++m_newest, m_document.path(), m_document.fileHash()}); }

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
