#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/painting/photo_painter.h"

#include <QObject>

#include <memory>
#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableScene;

/// Makes the photo of the document flat, in a thread of its own, whenever picture, corners or table change, and hands
/// it to the scene. What was shown stays until the new one is there.
class PhotoFlattener : public QObject {
    Q_OBJECT

public:
    PhotoFlattener(ScenarioDocument& document, TableScene& scene, QObject* parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_isBusy; }

signals:
    void began();
    void ended();
    /// A sentence that says why there is nothing to show.
    void failed(const QString& why);

private:
    struct Job {
        scenarios::Scenario scenario; ///< with a photo, and without anything that stands on the table
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
    LatestTask<Job> m_jobs; // last: it ends before anything it tells of goes
};

} // namespace sightline::app
