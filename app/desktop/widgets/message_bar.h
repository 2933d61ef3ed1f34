#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/base/diagnostic.h"

#include <QColor>
#include <QFrame>

#include <functional>
#include <vector>

namespace sightline::app {

/// An inline bar above the table: one sentence, and the list of diagnostics on demand. Never a dialog. While a modal
/// dialog of the same window is open, messages appear at its top instead, where they are seen.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showMessage(const QString& sentence,
                     const std::vector<scenarios::Diagnostic>& details,
                     const QColor& color,
                     const QString& icon = QStringLiteral("warning"));
    /// Adds a button to the message that is shown; `does` runs when it is pressed. The next message has none.
    void offer(const QString& text, std::function<void()> does);
    /// Sets a headline above the sentence that is shown, as large as that of the verdict, on a stronger tint: for what
    /// must not be overlooked beside an answer. The next message has none.
    void emphasize(const QString& headline);
    void dismiss();

    [[nodiscard]] QString sentence() const;
    /// True while messages appear in a modal dialog instead, which covers the window.
    [[nodiscard]] bool isBehindDialog() const;

signals:
    /// Emitted when the bar was closed, so that there is room for another message.
    void dismissed();

private:
    /// Tints the ground with this percentage of the color.
    void tint(int percent);

    QColor m_color; ///< of the message that is shown
    QLabel* m_icon = nullptr;
    QLabel* m_headline = nullptr;
    QLabel* m_sentence = nullptr;
    QToolButton* m_offer = nullptr;
    QToolButton* m_showDetails = nullptr;
    std::function<void()> m_offered;
    QTreeWidget* m_details = nullptr;
};

} // namespace sightline::app
