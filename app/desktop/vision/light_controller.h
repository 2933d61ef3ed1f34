#pragma once

#include "app/desktop/base/latest_task.h"

#include <QObject>

class QAction;

namespace sightline::app {

template <class Picture> class PictureItem;
struct LightPicture;
class ScenarioDocument;
class TableScene;

/// Draws the light levels of the table while the switch is on. Recomputes them in the background after each edit.
class LightController : public QObject {
    Q_OBJECT

public:
    /// All arguments outlive the object.
    LightController(ScenarioDocument& document, TableScene& scene, QAction* shows);
    ~LightController() override;

    [[nodiscard]] bool isSettled() const { return !m_run.isBusy(); }
    [[nodiscard]] const PictureItem<LightPicture>& item() const { return *m_item; }

private:
    void refresh();

    ScenarioDocument& m_document;
    TableScene& m_scene;
    QAction* m_shows;
    PictureItem<LightPicture>* m_item;
    LatestTask m_run;
};

} // namespace sightline::app
