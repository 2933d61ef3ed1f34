#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace sightline::test {

/// A text that a user can read or hear, and where.
struct Word {
    QString text;
    QString place; ///< class and name of the widget, and which of its texts
};

/// All texts of a widget and what is in it: shown, in tips, in lists and menus, and those for who listens. Hidden ones
/// too, for what is hidden now is shown later; what the user types or names is not among them.
[[nodiscard]] QList<Word> wordsIn(const QWidget& top);

/// Widgets that are shown with less room than their words need, each as a sentence.
[[nodiscard]] QStringList clippedIn(const QWidget& top);

/// Texts of a menu's or menu bar's own actions, which may have a letter for Alt.
[[nodiscard]] QStringList lettersOf(const QWidget& menu);
/// Texts of what is visible in a window and may have a letter for Alt: buttons, labels of fields, frames.
[[nodiscard]] QStringList lettersIn(const QWidget& top);

} // namespace sightline::test
