#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/judge/verdict.h"

#include <QObject>
#include <QPointF>

#include <optional>

namespace sightline::app {

struct SightResult;
class StatusHint;
struct WindowCore;
class WindowLayout;

/// The status bar: the sentence about what was done, which stands in the message bar where the status bar has no room
/// for it, the verdict of the pair, the position of the pointer, and the duration of the last answer.
class StatusLine : public QObject {
    Q_OBJECT

public:
    /// Makes the status bar of the window, which is deleted with this object.
    StatusLine(WindowCore& core, WindowLayout& layout);
    ~StatusLine() override;

    void showHint(const QString& text);
    /// Shows the hint of the current tool.
    void showToolHint();
    void showVerdict(const scenarios::Verdict* verdict);
    void showTime(const SightResult& result);
    /// Shows the position of the pointer again, in other units.
    void refreshPosition();
    void clear();

protected:
    /// Takes the tips of commands, of which a status bar would cut what is longer than the room beside its other parts.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Gives the hint the room that it needs, or shows it in the message bar.
    void refreshRoom();
    void followSelection();
    void followTools();

    WindowCore& m_core;
    WindowLayout& m_layout;
    StatusHint* m_hint = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_position = nullptr;
    QLabel* m_time = nullptr;
    QString m_barHint;                  ///< the hint in the message bar, which the status bar has no room for
    QString m_elementHint;              ///< what was said of the selected element
    QString m_toolHint;                 ///< what was said of the current tool
    std::optional<QPointF> m_pointerAt; ///< on the table
};

} // namespace sightline::app
