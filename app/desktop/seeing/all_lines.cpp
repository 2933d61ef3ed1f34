#include "app/desktop/seeing/all_lines.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/painting/overlay_painter.h"
#include "app/shared/text/verdict_text.h"

#include <QGraphicsView>
#include <QPainter>

#include <cmath>
#include <utility>

namespace sightline::app {

PairCount countOf(const std::vector<scenarios::Verdict>& verdicts) {
    PairCount count;
    for (const scenarios::Verdict& verdict : verdicts) {
        ++count.pairs;
        count.seen += verdict.ruling.visible ? 1 : 0;
        count.tooClose += sightKindOf(verdict) == VerdictKind::TooClose ? 1 : 0;
        count.ofSculpt += sightKindOf(verdict) == VerdictKind::DependsOnSculpt ? 1 : 0;
    }
    return count;
}

AllLines::AllLines(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &AllLines::ask);
    connect(&state, &TableState::previewRulesChanged, this, &AllLines::ask);
    connect(&m_service, &PairService::answered, this, [this] {
        paintAgain();
        emit changed();
    });
    connect(&m_service, &PairService::progressed, this, &AllLines::progressed);
    connect(&scene, &TableScene::viewAreaChanged, this, &AllLines::paintAgain);
    connect(&scene, &TableScene::themeChanged, this, &AllLines::paintAgain);
}

void AllLines::setTolerances(const Tolerances& tolerances) {
    if (std::exchange(m_tolerances, tolerances) != tolerances) {
        ask();
    }
}

void AllLines::setOn(bool on) {
    if (std::exchange(m_on, on) == on) {
        return;
    }
    if (on) {
        ask();
    } else {
        m_service.rest();
        m_pictures.forget();
        m_scene.show(AllLinesPicture{});
    }
    emit toggled(on);
}

void AllLines::ask() {
    if (m_on) {
        m_service.ask(m_state.judged(m_document.scenario()), allPairsOf(m_document.scenario()), m_tolerances);
    }
}

void AllLines::paintAgain() {
    const PairResult& result = m_service.lastResult();
    if (!m_on || !result.scenario) {
        return;
    }
    // Models may reach over the edge of the table, and beyond the window nothing is needed.
    const QRectF area = m_scene.viewArea().intersected(m_scene.tableRect().adjusted(-6, -6, 6, 6));
    if (area.isEmpty()) {
        return;
    }
    const double ratio = m_scene.views().isEmpty() ? 1.0 : m_scene.views().front()->devicePixelRatioF();
    m_pictures.start(
        [result, options = m_scene.options(), area, ratio](const std::stop_token& stop) {
            const double dots = options.scale.pixelsPerInch * ratio;
            QImage image{static_cast<int>(std::ceil(area.width() * dots)),
                         static_cast<int>(std::ceil(area.height() * dots)), QImage::Format_ARGB32_Premultiplied};
            image.fill(Qt::transparent);
            QPainter painter{&image};
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(dots, dots);
            painter.translate(-area.topLeft());
            paintAllLines(painter, *result.scenario, *result.verdicts, options, stop);
            painter.end();
            return AllLinesPicture{image, QRectF{area.topLeft(), QSizeF{image.size()} / dots}};
        },
        [this](const AllLinesPicture& picture) {
            m_scene.show(picture);
            emit changed();
        });
}

} // namespace sightline::app
