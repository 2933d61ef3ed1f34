#include "app/desktop/actions/design_actions.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/editing_actions.h"

#include <QAction>

namespace sightline::app {

DesignActions::DesignActions(ActionSet& set) : QObject{&set}, m_set{set} {
    set.bind({{&panel, "designPanel"},
              {&map, "mapOfSight"},
              {&exportMap, "exportMap"},
              {&report, "layoutReport"},
              {&moves, "modelMoves"}});
}

bool DesignActions::pointsWithKeys() const { return m_set.editing->pointWithKeys->isChecked(); }

void DesignActions::setMapShown(bool on) { m_set.setFact(Fact::HeatMap, on); }

} // namespace sightline::app
