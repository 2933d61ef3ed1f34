#pragma once

#include "app/desktop/design/moves_work.h"
#include "app/desktop/design/sheet_view.h"

/// Texts and lists about a path and its visibility.
namespace sightline::app {

/// The lists of the answer, in this order.
enum class PathTable { Stretches, Enemies };

/// Returns the length of the path, its seen share, and the enemies that could see its end. Precondition of all
/// functions: the answer has an evaluated path.
[[nodiscard]] QString pathSummary(const MovesAnswer& answer);
/// Returns the stretches with the enemies that see them, and the list by enemy. Selecting a row marks it on the table.
[[nodiscard]] std::vector<DesignSheet> pathSheets(const MovesAnswer& answer);
/// Returns the marks of the path's stretches, those of `chosen` emphasized, and of the base at its end.
[[nodiscard]] DesignMarks pathMarks(const MovesAnswer& answer, std::optional<std::size_t> chosen = {});

} // namespace sightline::app
