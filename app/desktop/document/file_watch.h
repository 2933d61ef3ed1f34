#pragma once

#include "app/desktop/document/scenario_document.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace sightline::app {

/// Tells when another program changes or deletes the file of the document.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(ScenarioDocument& document, QObject* parent = nullptr);

signals:
    /// The file is no longer what was read or written here. Comes once for each such state.
    void changed(sightline::app::ScenarioDocument::OnDisk state);

private:
    void watch();
    void look();

    ScenarioDocument& m_document;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< programs write in several steps
    ScenarioDocument::OnDisk m_told = ScenarioDocument::OnDisk::Same;
};

} // namespace sightline::app
