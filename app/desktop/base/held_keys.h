#pragma once

#include "app/desktop/base/qt_names.h"

#include <QKeySequence>
#include <QObject>

#include <functional>
#include <optional>

namespace sightline::app {

/// Commands that act while their key is held on the canvas. A release, another window or the loss of focus ends them.
/// Triggered from a menu, such a command toggles its switch instead.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    explicit HeldKeys(QWidget& canvas);

    /// `toggle` is the action that the menu triggers.
    void add(QAction* action, std::function<void(bool held)> act, QAction* toggle);
    [[nodiscard]] bool isHeld() const { return m_held != nullptr; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void release();

    std::optional<QKeyCombination> m_pressed; ///< the key being pressed
    QAction* m_held = nullptr;
    int m_heldKey = 0;
    std::function<void(bool)> m_act;
};

} // namespace sightline::app
