#include "app/desktop/photo/photo_flattener.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/scene/table_scene.h"

namespace sightline::app {

PhotoFlattener::PhotoFlattener(ScenarioDocument& document, TableScene& scene, QObject* parent)
    : QObject{parent}, m_document{document}, m_scene{scene} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &PhotoFlattener::look);
    look();
}

void PhotoFlattener::look() {
    const auto& scenario = m_document.scenario();
    const bool wasBusy = isBusy();
    if (!scenario.photo) {
        if (m_asked) {
            m_asked.reset();
            m_jobs.forget();
            m_scene.setPhoto({});
            if (wasBusy) {
                emit ended();
            }
        }
        return;
    }
    scenarios::Scenario asked;
    asked.table = scenario.table;
    asked.photo = scenario.photo;
    asked.photo->opacity = 1.0; // it is no matter of this, and neither is the precision
    asked.photo->precision = {};
    if (m_asked == asked) {
        return;
    }
    if (m_asked && !(m_asked->photo->picture == asked.photo->picture && m_asked->table == asked.table)) {
        m_scene.setPhoto({}); // it is of something else
    }
    m_asked = asked;
    m_jobs.start([asked = std::move(asked)](const std::stop_token& stop) { return flatPhotoOf(asked, stop); },
                 [this](const auto& flat) {
                     m_scene.setPhoto(flat ? *flat : nullptr);
                     emit ended();
                     if (!flat) {
                         emit failed(flat.error());
                     }
                 });
    if (!wasBusy) {
        emit began();
    }
}

} // namespace sightline::app
