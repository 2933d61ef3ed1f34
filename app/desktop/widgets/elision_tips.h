#pragma once

#include <QObject>
#include <QPoint>

class QWidget;

namespace sightline::app {

/// Returns the text at a place of a widget that has too little room to show it whole; empty if nothing is cut there.
/// Looks at boxes of choices, text fields with nothing typed, tabs, headings and cells of lists.
[[nodiscard]] QString cutTextAt(const QWidget& widget, QPoint place);

/// Shows what is cut as a tooltip, wherever a part of the program has none of its own.
class ElisionTips : public QObject {
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
