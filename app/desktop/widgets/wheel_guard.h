#pragma once

#include <QObject>

namespace sightline::app {

/// Lets the wheel scroll past fields and lists of choices: only one that has the focus takes it. Else a scrolled panel
/// would change the value that comes under the pointer.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    /// Watches the whole program from now on; a second call does nothing.
    static void install();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

} // namespace sightline::app
