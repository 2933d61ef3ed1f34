#pragma once

#include "app/desktop/widgets/program_filter.h"

#include <QSize>

class QDialog;

namespace sightline::app {

/// The name of a row of buttons that is no `QDialogButtonBox`.
inline constexpr char kDialogFoot[] = "dialogFoot";

/// Makes the dialog no larger than `room`. What needs more gets scroll bars; its row of buttons stays below them: the
/// last widget of its column, if that is a `QDialogButtonBox` or named `kDialogFoot`.
void fitInto(QDialog& dialog, QSize room);
/// Makes a shown dialog no larger than its screen and moves it there, for one that has grown since it opened.
void fitIntoScreen(QDialog& dialog);

/// Fits each dialog into its screen when it opens.
class DialogFit : public ProgramFilter<DialogFit> {
    Q_OBJECT

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace sightline::app
