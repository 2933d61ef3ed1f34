#pragma once

#include <QWidget>

#include <vector>

class QLabel;

namespace sightline::app {

class PaletteButton;

/// The entries of a palette that were used last: a heading and one row of small buttons, the newest first. Its height
/// is always the same, so that nothing below it moves: what does not fit into the row is hidden, and a sentence stands
/// in its place while it is empty.
class RecentStrip : public QWidget {
    Q_OBJECT

public:
    explicit RecentStrip(const QString& title, QWidget* parent = nullptr);

    /// Takes a small button and shows it after the others; its keyboard focus comes after `before` and the others.
    void addButton(PaletteButton* button, QWidget* before);
    /// Deletes the last buttons until `count` are left.
    void keepButtons(std::size_t count);
    /// Tells that other entries were used last. `changeRequested` follows at once, or when the pointer has left the
    /// strip: a second click there meets the same button.
    void noteChange();
    /// Lays the row out again, as after a change of the entries; `hint` is the sentence of an empty row.
    void arrange(const QString& hint);
    /// Returns the last widget of the strip in the order of the keyboard focus; `before` if it is empty.
    [[nodiscard]] QWidget* lastFocus(QWidget* before) const;

signals:
    /// Requests the buttons of the entries that were used last; buttons may change places.
    void changeRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void placeButtons();

    QWidget* m_row = nullptr;
    QLabel* m_hint = nullptr;
    std::vector<PaletteButton*> m_buttons;
    bool m_waits = false; ///< until the pointer leaves, the buttons are behind the entries
};

} // namespace sightline::app
