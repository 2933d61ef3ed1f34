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

    [[nodiscard]] bool isBusy() const { return m_isBusy; }

signals:
    void began();
    void ended();
    /// Emitted with a sentence that gives the reason if there is nothing to display.
    void failed(const QString& why);

private:
    struct Job {
        scenarios::Scenario scenario; ///< with a photo, and without elements on the table
        quint64 number = 0;
    };

    void look();
    void work(const Job& job, const std::stop_token& stop);
    void take(quint64 number, std::shared_ptr<const FlatPhoto> photo, const QString& why);

    ScenarioDocument& m_document;
    TableScene& m_scene;
    std::optional<Job> m_asked;
    quint64 m_number = 0;
    bool m_isBusy = false;
    LatestTask<Job> m_jobs; // last, so that it ends before the members it uses
};

} // namespace sightline::app
