#pragma once

#include <QStringList>

class QWidget;

namespace sightline::test {

/// Returns what of a window, dialog, panel or menu a user cannot read whole, a sentence for each: texts of labels,
/// buttons, boxes, headings and tabs that are cut where no tooltip gives them whole, widgets outside of their
/// parents, and a window or menu that is larger than its screen. Looks at what is visible; what can be scrolled to is
/// fine.
[[nodiscard]] QStringList misfitsIn(const QWidget& root);

} // namespace sightline::test
