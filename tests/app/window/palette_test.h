#pragma once

#include "app/desktop/panels/base_palette.h"
#include "app/desktop/panels/piece_button.h"
#include "app/desktop/panels/piece_palette.h"
#include "app/desktop/widgets/recent_strip.h"
#include "tests/app/window/new_table_test.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace sightline::test {

/// Returns the buttons of the list, without those last used and the base of one's own size.
template <class Button> std::vector<Button*> buttonsOf(const QWidget& palette) {
    const auto all = palette.findChildren<Button*>();
    std::vector<Button*> shown;
    std::ranges::copy_if(all, std::back_inserter(shown), [](const Button* button) {
        return !button->isSmall() && button->objectName() != QStringLiteral("customBase");
    });
    return shown;
}

/// Returns the buttons under "Last used", the newest first, also those that do not fit.
template <class Button> std::vector<Button*> lastUsedIn(const QWidget& palette) {
    const auto all = palette.findChild<app::RecentStrip*>()->findChildren<Button*>();
    return {all.begin(), all.end()};
}

/// A window whose palettes place bases and pieces.
class PaletteTest : public NewTableTest {
protected:
    [[nodiscard]] app::BasePalette& bases() const { return child<app::BasePalette>(); }
    [[nodiscard]] app::PiecePalette& pieces() const { return child<app::PiecePalette>(); }

    /// Returns the button of the list with that text; null if there is none.
    [[nodiscard]] app::PieceButton* pieceNamed(const QString& name) const {
        for (auto* button : buttonsOf<app::PieceButton>(pieces())) {
            if (button->text() == name) {
                return button;
            }
        }
        return nullptr;
    }
};

} // namespace sightline::test
