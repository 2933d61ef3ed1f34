#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/shared/painting/photo_painter.h"

#include <QObject>

#include <memory>
#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableScene;

/// Rectifies the photo of the document on a thread of its own whenever picture, corners or table change, and passes it
/// to the scene. The earlier one is displayed until then.
class PhotoFlattener : public QObject {
    Q_OBJECT

public:
    PhotoFlattener(ScenarioDocument& document, TableScene& scene, QObject* parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_jobs.isRunning(); }

signals:
    void began();
    void ended();
    /// Emitted with a sentence that gives the reason if there is nothing to display.
    void failed(const QString& why);

private:
    void look();

    ScenarioDocument& m_document;
    TableScene& m_scene;
    std::optional<scenarios::Scenario> m_asked; ///< with a photo, and without elements on the table
    LatestTask m_jobs;                          // last, so that it ends before the members it uses
};

} // namespace sightline::app
