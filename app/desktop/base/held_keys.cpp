#include "app/desktop/base/held_keys.h"

#include <QAction>
#include <QKeyEvent>
#include <QWidget>

#include <utility>

namespace sightline::app {

HeldKeys::HeldKeys(QWidget& canvas) : QObject{&canvas} { canvas.installEventFilter(this); }

void HeldKeys::add(QAction* action, std::function<void(bool)> act, QAction* toggle) {
    connect(action, &QAction::triggered, this, [this, action, act = std::move(act), toggle] {
        const bool byKey = m_pressed && action->shortcuts().contains(QKeySequence{*m_pressed});
        if (!byKey) {
            toggle->trigger();
            return;
        }
        release();
        m_held = action;
        m_heldKey = m_pressed->key();
        m_act = act;
        act(true);
    });
}

bool HeldKeys::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::ShortcutOverride: {
        const auto* key = static_cast<QKeyEvent*>(event);
        m_pressed = QKeyCombination{key->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key->key())};
        break;
    }
    case QEvent::KeyRelease: {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->isAutoRepeat()) {
            m_pressed.reset();
            if (m_held && key->key() == m_heldKey) {
                release();
            }
        }
        break;
    }
    case QEvent::FocusOut:
    case QEvent::WindowDeactivate:
    case QEvent::Hide:
        m_pressed.reset();
        release();
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void HeldKeys::release() {
    if (std::exchange(m_held, nullptr)) {
        std::exchange(m_act, {})(false);
    }
}

} // namespace sightline::app
