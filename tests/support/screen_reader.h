#pragma once

#include <QAccessible>

namespace sightline::test {

/// From now on the program believes that a screen reader runs, and `handler` gets each event that the system would get.
/// Needs an application.
void listenAsAScreenReader(QAccessible::UpdateHandler handler);

} // namespace sightline::test
