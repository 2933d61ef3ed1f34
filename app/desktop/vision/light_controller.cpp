#include "app/desktop/vision/light_controller.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/scene/picture_item.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/painting/light_painter.h"
#include "app/shared/painting/paint_order.h"

#include <QAction>

namespace sightline::app {

namespace {

/// A drag is drawn when the hand rests.
constexpr int kPauseMilliseconds = 80;

} // namespace

LightController::LightController(ScenarioDocument& document, TableScene& scene, QAction* shows)
    : m_document{document},
      m_scene{scene},
      m_shows{shows},
      m_item{new PictureItem<LightPicture>{scene.options(), &scene.frames(), 24.0, &LightPicture::table, paintLight}} {
    m_item->setZValue(zOf(PaintLayer::Light));
    scene.addItem(m_item);
    connect(shows, &QAction::toggled, this, &LightController::refresh);
    connect(&document, &ScenarioDocument::scenarioChanged, this, [this] {
        if (m_shows->isChecked()) {
            m_run.startAfter(kPauseMilliseconds, [this] { refresh(); });
        }
    });
    connect(&scene, &TableScene::themeChanged, this, [this] { m_item->repaint(); });
}

LightController::~LightController() {
    m_scene.removeItem(m_item);
    delete m_item;
}

void LightController::refresh() {
    const auto& vision = m_document.scenario().vision;
    if (!m_shows->isChecked() || !vision || !vision->enabled) {
        m_run.cancel();
        m_item->setPicture({});
        return;
    }
    m_run.start([scenario = m_document.scenario()](const std::stop_token&) { return lightPictureOf(scenario); },
                [this](LightPicture picture) { m_item->setPicture(std::move(picture)); });
}

} // namespace sightline::app
