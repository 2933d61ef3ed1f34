#pragma once

#include <initializer_list>
#include <utility>

class QAction;

namespace sightline::app {

class ActionSet;

/// Sets the object names of the window's commands, under which their shortcuts are stored; they are equal in all
/// languages.
void nameActions(const ActionSet& set);
void nameActions(std::initializer_list<std::pair<const char*, QAction*>> actions);

} // namespace sightline::app
