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
    /// Lays the row out again, as after a change of the entries; `hint` is the sentence of an empty row.
    void arrange(const QString& hint);
    /// Returns the last widget of the strip in the order of the keyboard focus; `before` if it is empty.
    [[nodiscard]] QWidget* lastFocus(QWidget* before) const;

signals:
    /// Emitted when the pointer has left the strip: now its buttons may change places.
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void placeButtons();

    QWidget* m_row = nullptr;
    QLabel* m_hint = nullptr;
    std::vector<PaletteButton*> m_buttons;
};

} // namespace sightline::app
