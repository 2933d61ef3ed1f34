#pragma once

#include "app/cli/command.h"

namespace sightline::app::cli {

/// Studies the fairness of the layouts of both operands and prints which is fairer. Errors: an option about rule sets
/// or models is given, a table cannot be read, or has no zones of two players. Precondition: there are two operands.
[[nodiscard]] ExitStatus compareLayouts(const Arguments& arguments);

} // namespace sightline::app::cli
