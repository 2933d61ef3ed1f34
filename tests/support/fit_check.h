#pragma once

#include <QStringList>

class QWidget;

namespace sightline::test {

/// Returns what of a window, dialog, panel or menu a user cannot read whole, a sentence for each: texts that are cut
/// and have no tooltip, and widgets outside of their parents. Looks at what is visible; what can be scrolled to is
/// fine.
[[nodiscard]] QStringList misfitsIn(const QWidget& root);

} // namespace sightline::test
