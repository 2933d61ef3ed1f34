#pragma once

#include "app/desktop/widgets/program_filter.h"

class QWidget;

namespace sightline::app {

/// Gives the label of a field the room that its text takes with the letter of its shortcut underlined. The letter is
/// drawn apart from the rest, without the kerning by which the label measures itself: of "Table" the "e" would be cut.
class MnemonicRoom : public ProgramFilter<MnemonicRoom> {
    Q_OBJECT

public:
    /// Returns the least width in pixels that it gave to a label; 0 if none. Who sets a least width keeps to it.
    [[nodiscard]] static int widthGivenTo(const QWidget& label);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace sightline::app
