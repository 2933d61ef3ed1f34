#pragma once

#include "app/desktop/widgets/program_filter.h"

namespace sightline::app {

/// Lets the wheel scroll past fields and lists of choices: only one that has the focus takes it. Else a scrolled panel
/// would change the value that comes under the pointer.
class WheelGuard : public ProgramFilter<WheelGuard> {
    Q_OBJECT

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace sightline::app
