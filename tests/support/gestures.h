#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace sightline::test {

/// A place in a widget. It is asked for anew until it stays the same, for a window that is being laid out moves it.
struct WidgetPlace {
    QPointer<QWidget> widget;
    std::function<QPoint()> inside; ///< in pixels of the widget
};

[[nodiscard]] WidgetPlace centerOf(QWidget* widget);

/// The gestures of a person at a virtual screen, made with xdotool and counted.
///
/// A click, a double click, a drag, a key with its modifiers and a text typed in one go are one gesture each. What
/// cannot be seen cannot be clicked: a gesture waits until its place is on the screen, and afterwards until `done`. If
/// either does not come, the test fails, and after a failure nothing more is done.
class Gestures : public QObject {
public:
    using Condition = std::function<bool()>;

    /// Precondition: `window` outlives this. No window manager is asked for: keys go to `window`, or to the dialog in
    /// front of it.
    explicit Gestures(QWidget& window);

    [[nodiscard]] int count() const { return m_count; }

    void click(const WidgetPlace& place, const Condition& done);
    void doubleClick(const WidgetPlace& place, const Condition& done);
    /// Moves the pointer with the button down.
    void drag(const WidgetPlace& from, const WidgetPlace& to, const Condition& done);
    /// Carries what `from` hands out to another widget.
    void dragAndDrop(const WidgetPlace& from, const WidgetPlace& to, const Condition& done);
    /// Presses a key, written as in "ctrl+shift+p" and "Return".
    void press(const QString& key, const Condition& done);
    void type(const QString& text, const Condition& done);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What xdotool is told, and what must have come of it before the next step.
    struct Step {
        QStringList words;
        Condition then = {};
    };

    /// Waits for the place to be in sight and at rest; returns it on the screen.
    [[nodiscard]] std::optional<QPoint> find(const WidgetPlace& place);
    /// Returns whether keys go where they should; gives them to that window, if not.
    [[nodiscard]] bool hasKeys() const;
    /// Waits for that.
    [[nodiscard]] bool findKeys() const;
    void perform(const std::vector<Step>& steps, const Condition& done);

    QWidget& m_window;
    int m_count = 0;
    std::optional<QPoint> m_carriedTo; ///< where a widget was last offered what is being dragged, on the screen
};

} // namespace sightline::test
