#include "app/desktop/actions/import_actions.h"

#include "app/desktop/actions/action_set.h"

namespace sightline::app {

ImportActions::ImportActions(ActionSet& set) : QObject{&set} {
    set.bind({{&importFile, "import"},
              {&pasteArmy, "pasteArmy"},
              {&checkModels, "checkModels"},
              {&exportFormat, "exportFormat"}});
}

} // namespace sightline::app
