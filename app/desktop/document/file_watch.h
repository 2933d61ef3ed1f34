#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/document/scenario_document.h"

#include <QFileSystemWatcher>
#include <QObject>

namespace sightline::app {

/// Reports when another program changes or deletes the file of the document.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(ScenarioDocument& document, QObject* parent = nullptr);

signals:
    /// Emitted once for each state of the file that differs from what was read or written here.
    void changed(sightline::app::ScenarioDocument::OnDisk state);

private:
    void watch();
    void look();
    void report(ScenarioDocument::OnDisk state);

    ScenarioDocument& m_document;
    QFileSystemWatcher m_watcher;
    ScenarioDocument::OnDisk m_told = ScenarioDocument::OnDisk::Same;
    LatestTask m_looks; ///< hashing a large file takes time; last, so that it ends before the members it uses
};

} // namespace sightline::app
