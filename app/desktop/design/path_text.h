#pragma once

#include "app/desktop/design/moves_work.h"
#include "app/desktop/design/sheet_view.h"

/// Words and lists about a way and who sees it.
namespace sightline::app {

/// The lists of the answer, in this order.
enum class WaySheet { Stretches, Enemies };

/// How long it is, how much of it is seen, and who could see its end. Preconditions of all: the answer has a way that
/// was watched.
[[nodiscard]] QString pathSummary(const MovesAnswer& answer);
/// From inch to inch, seen by whom; and each enemy alone. Choosing a row marks it on the table.
[[nodiscard]] std::vector<DesignSheet> pathSheets(const MovesAnswer& answer);
/// The way in its stretches, those of `chosen` marked; and the base where it ends.
[[nodiscard]] DesignMarks pathMarks(const MovesAnswer& answer, std::optional<std::size_t> chosen = {});

} // namespace sightline::app
