#include "app/desktop/photo/photo_flattener.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/scene/table_scene.h"

namespace sightline::app {

PhotoFlattener::PhotoFlattener(ScenarioDocument& document, TableScene& scene, QObject* parent)
    : QObject{parent},
      m_document{document},
      m_scene{scene},
      m_jobs{[this](const Job& job, const std::stop_token& stop) { work(job, stop); }} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &PhotoFlattener::look);
    look();
}

void PhotoFlattener::look() {
    const auto& scenario = m_document.scenario();
    if (!scenario.photo) {
        if (m_asked) {
            m_asked.reset();
            ++m_number;
            m_scene.setPhoto({});
            if (std::exchange(m_isBusy, false)) {
                emit ended();
            }
        }
        return;
    }
    Job job;
    job.scenario.table = scenario.table;
    job.scenario.photo = scenario.photo;
    job.scenario.photo->opacity = 1.0; // it is no matter of this, and neither is the precision
    job.scenario.photo->precision = {};
    if (m_asked && m_asked->scenario == job.scenario) {
        return;
    }
    if (m_asked && !(m_asked->scenario.photo->picture == job.scenario.photo->picture &&
                     m_asked->scenario.table == job.scenario.table)) {
        m_scene.setPhoto({}); // it is of something else
    }
    job.number = ++m_number;
    m_asked = job;
    m_jobs.post(std::move(job));
    if (!std::exchange(m_isBusy, true)) {
        emit began();
    }
}

void PhotoFlattener::work(const Job& job, const std::stop_token& stop) {
    const auto flat = flatPhotoOf(job.scenario, stop);
    if (!stop.stop_requested()) {
        QMetaObject::invokeMethod(
            this,
            [this, number = job.number, flat] {
                take(number, flat.value_or(nullptr), flat ? QString{} : flat.error());
            },
            Qt::QueuedConnection);
    }
}

void PhotoFlattener::take(quint64 number, std::shared_ptr<const FlatPhoto> photo, const QString& why) {
    if (number != m_number) {
        return;
    }
    m_isBusy = false;
    m_scene.setPhoto(why.isEmpty() ? std::move(photo) : nullptr);
    emit ended();
    if (!why.isEmpty()) {
        emit failed(why);
    }
}

} // namespace sightline::app
