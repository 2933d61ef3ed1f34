#include "app/desktop/design/design_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/docks.h"
#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/map_page.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/dialogs/layout_report_dialog.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/page_switch.h"

#include <QAction>
#include <QScrollArea>
#include <QScrollBar>

#include <utility>

namespace sightline::app {

DesignController::DesignController(const TableParts& parts, RegionView& region)
    : m_parts{parts},
      m_pages{named("designPages", new PageSwitch)},
      m_map{parts},
      m_sight{parts},
      m_fairness{parts, m_sight},
      m_changes{parts, m_sight},
      m_moves{parts},
      m_region{parts, region} {
    parts.docks.setPanel("designDock", m_pages);
    addPage(m_map.page(), tr("Map"),
            tr("Color the table by how many viewers see each position, or by what each position sees"));
    addPage(m_sight.page(), tr("Sight"), tr("Who sees what, lanes, gaps and open areas"));
    connect(&m_sight, &SightController::statusText, this, &DesignController::statusText);
    connect(&m_fairness, &FairnessController::statusText, this, &DesignController::statusText);
    addPage(m_fairness.page(), tr("Fairness"), tr("Symmetry, balance between the sides, and the effect of each piece"));
    addPage(m_changes.page(), tr("Change"), tr("The smallest change that meets a goal"));
    addPage(m_moves.page(), tr("Moves"),
            tr("Where a model is safe, where it sees or hides, and what enemies can see next turn"));
    addPage(m_region.page(), tr("Region"), tr("Viewer, range and target of the live visible region"));
    connect(&m_moves, &MovesController::statusText, this, &DesignController::statusText);
    const auto draw = [this](const DesignMarks& marks) { m_parts.scene.show(marks); };
    connect(&m_map, &MapController::marksRequested, this, draw);
    connect(&m_sight, &SightController::marksRequested, this, draw);
    connect(&m_fairness, &FairnessController::marksRequested, this, draw);
    connect(&m_changes, &ChangeController::marksRequested, this, draw);
    connect(&m_moves, &MovesController::marksRequested, this, draw);
    connect(m_pages, &PageSwitch::currentChanged, this, [this](int page) {
        m_parts.scene.show(DesignMarks{});
        if (page == static_cast<int>(Page::Moves)) {
            m_moves.drawMarks();
        } else if (page == static_cast<int>(Page::Map)) {
            m_map.drawMarks();
        }
    });
    connect(&m_map, &MapController::statusText, this, &DesignController::statusText);
    connect(m_map.page(), &MapPage::pageRequested, this, [this] { showPage(Page::Map); });
}

void DesignController::showReport() {
    scenarios::LayoutOptions options = m_sight.options();
    const SetUpError off = m_parts.settings.setUpError();
    options.setUpMillimeters = off.place.millimeters();
    options.setUpDegrees = off.degrees;
    // A study that was run on this table is that of the report.
    if (const auto& figures = m_fairness.figures(); figures && figures->study.trials > 0) {
        options.trials = figures->options.trials;
        options.seed = figures->options.seed;
    }
    auto* dialog =
        new LayoutReportDialog{m_parts.state.judged(m_parts.document.scenario()), options, m_parts.view.window()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LayoutReportDialog::setUpErrorEntered, &m_parts.settings, &Settings::setSetUpError);
    dialog->show();
}

void DesignController::showPage(Page page) {
    m_pages->setCurrentIndex(static_cast<int>(page));
    m_parts.docks.show("designDock");
}

DesignController::~DesignController() { m_parts.scene.show(DesignMarks{}); }

void DesignController::addPage(QWidget* page, const QString& title, const QString& tip) {
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(page);
    // Nothing scrolls sideways, so the panel is never narrower than what it holds.
    scroll->setMinimumWidth(page->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    m_pages->addPage(scroll, title, tip);
}

void DesignController::setTheme(const Theme& canvas) {
    m_map.setTheme(canvas);
    m_moves.setTheme(canvas);
}

void DesignController::retranslateUi() {
    m_map.retranslateUi();
    m_sight.retranslateUi();
    m_fairness.retranslateUi();
    m_changes.retranslateUi();
    m_moves.retranslateUi();
}

DesignController::Held DesignController::hold() {
    return {m_pages->currentIndex(), m_fairness.hold(), m_changes.hold()};
}

void DesignController::goOnWith(Held held) {
    m_pages->setCurrentIndex(held.page);
    m_fairness.goOnWith(std::move(held.fairness));
    m_changes.goOnWith(std::move(held.changes));
}

void DesignController::refreshActions() {
    if (!m_parts.actions.hasFact(Fact::Table)) {
        m_parts.actions.named("mapOfSight")->setChecked(false);
    }
}

} // namespace sightline::app
