#include "app/desktop/actions/photo_actions.h"

#include "app/desktop/actions/action_set.h"

namespace sightline::app {

PhotoActions::PhotoActions(ActionSet& set) : QObject{&set} {
    set.bind({{&load, "loadPhoto"},
              {&place, "placePhoto"},
              {&shown, "showPhoto"},
              {&remove, "removePhoto"},
              {&trace, "traceTool"},
              {&fit, "fitToPhoto"}});
}

} // namespace sightline::app
