#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/widgets/program_filter.h"

#include <QPoint>

namespace sightline::app {

/// Returns the width in pixels that a box of choices has for the name of its current entry.
[[nodiscard]] int roomForName(const QComboBox& box);

/// Returns the text at a place of a widget that has too little room to show it whole; empty if nothing is cut there.
/// Looks at boxes of choices, check boxes, text fields with nothing typed, tabs, headings and cells of lists.
[[nodiscard]] QString cutTextAt(const QWidget& widget, QPoint place);

/// Shows what is cut as a tooltip, above the tooltip that the place has of its own unless that contains the text.
class ElisionTips : public ProgramFilter<ElisionTips> {
    Q_OBJECT

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace sightline::app
