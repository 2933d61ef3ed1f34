#include "app/desktop/compare/table_side.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/widgets/box_layouts.h"

#include <QLabel>
#include <QScrollBar>

namespace sightline::app {

TableSide::TableSide(const QString& name, QWidget* parent)
    : QWidget{parent}, m_scene{m_document, m_state}, m_flattener{m_document, m_scene} {
    setObjectName(name);
    m_title = new QLabel;
    m_title->setWordWrap(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_view = new TableView{m_document, m_state, m_scene};
    m_view->setObjectName(name + QStringLiteral("View"));
    m_view->setAcceptDrops(false);
    m_view->viewport()->setAcceptDrops(false);
    m_view->setMinimumSize(240, 160);
    auto* layout = columnOf({m_title, {m_view, 1}}, this);
    layout->setContentsMargins(0, 0, 0, 0);
}

TableSide::~TableSide() {
    // It looks at members that go before the children of a widget.
    delete m_view;
}

void TableSide::setTable(const scenarios::Scenario& scenario, const QString& title, const Theme& theme) {
    m_title->setText(title);
    m_view->setAccessibleName(title);
    m_scene.setTheme(theme);
    const bool isAnother = !(scenario.table == m_document.scenario().table);
    if (isAnother || m_document.scenario().models.empty()) {
        m_document.newScenario(scenario);
    } else {
        m_document.edit(title, scenario); // what is looked at stays
    }
}

void TableSide::showElement(const scenarios::AnyId& id) {
    m_scene.clearSight();
    m_state.setObserver({});
    m_state.setTarget({});
    m_state.setSelection(scenarios::has(scenario(), id) ? TableState::Ids{id} : TableState::Ids{});
}

void TableSide::showVerdict(const scenarios::Verdict& verdict) {
    m_state.setSelection({});
    m_state.setObserver(verdict.observer);
    m_state.setTarget(verdict.target);
    SightResult result;
    result.request.observer = verdict.observer;
    result.request.targets = {verdict.target};
    result.request.focus = verdict.target;
    result.verdicts = std::make_shared<const std::vector<scenarios::Verdict>>(1, verdict);
    m_scene.showSight(result);
}

void TableSide::showNothing() {
    m_scene.clearSight();
    m_state.forgetIds();
}

void TableSide::linkTo(TableSide& other) {
    const auto link = [](TableSide& leads, TableSide& follows) {
        const auto step = [&leads, &follows] { follows.follow(leads); };
        connect(leads.m_view, &TableView::zoomChanged, &follows, step);
        connect(leads.m_view->horizontalScrollBar(), &QScrollBar::valueChanged, &follows, step);
        connect(leads.m_view->verticalScrollBar(), &QScrollBar::valueChanged, &follows, step);
    };
    link(*this, other);
    link(other, *this);
}

void TableSide::follow(const TableSide& other) {
    if (m_follows || other.m_follows) {
        return; // it is led by this one
    }
    m_follows = true;
    const QPointF middle = other.m_view->toTable(QRectF{other.m_view->viewport()->rect()}.center());
    m_view->setPixelsPerInch(other.m_view->pixelsPerInch(), QRectF{m_view->viewport()->rect()}.center());
    m_view->centerOn(middle);
    m_follows = false;
}

} // namespace sightline::app
