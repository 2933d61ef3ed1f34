#pragma once

#include <initializer_list>
#include <utility>

class QAction;

namespace sightline::app {

class ActionSet;

/// Gives each command of the window the name under which its keys are kept: its object name, the same in every
/// language.
void nameActions(const ActionSet& set);
void nameActions(std::initializer_list<std::pair<const char*, QAction*>> actions);

} // namespace sightline::app
