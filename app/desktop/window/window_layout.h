#pragma once

#include "app/desktop/actions/docks.h"
#include "app/desktop/base/qt_names.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QSize>

namespace sightline::app {

class MessageBar;
class WelcomePage;
struct WindowCore;

/// The places of a window: the table or the welcome page in its center, with the message bar above, and the docks.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    /// Makes the center of the window; center and docks are deleted with this object.
    explicit WindowLayout(WindowCore& core);
    ~WindowLayout() override;

    [[nodiscard]] MessageBar& bar() const { return *m_bar; }
    [[nodiscard]] Docks& docks() { return m_docks; }
    [[nodiscard]] WelcomePage& welcome() const { return *m_welcome; }
    [[nodiscard]] bool showsWelcome() const;

    /// Exchange table and welcome page, with the docks of each.
    void showWelcome();
    void showTable();
    /// Notes the layout there is as the one that `reset` returns to, and takes that of the settings over.
    void begin(int cardWidth);
    void reset();
    /// Keeps the layout in the settings.
    void save() const;
    /// Arranges the panels for the size of the window: in one column if it is narrow, with the palette beside the table
    /// if it is wide; the verdict as a tab beside the properties if it is low, above them if it is high.
    void arrangeForSize();
    /// Brings the verdict to the front if palette or properties hide it in a low window, for a pair that was just
    /// chosen.
    void showVerdict() const;
    /// Brings the tab of the next step to the front in a low window: the palette while the table has no two models to
    /// ask about, else the verdict.
    void showNextStep() const;

    /// What another layout of the same window takes over.
    struct Held {
        bool isWelcome = false;
        bool isNarrow = false;
        bool isLow = false;
        QByteArray ofTable;
        QMap<QString, QSize> sizes; ///< of the docks that are seen, by name
    };
    [[nodiscard]] Held held() const;
    void goOnWith(const Held& held);

private:
    void arrangeForWidth();
    void arrangeForHeight();
    [[nodiscard]] bool isLowWindow() const;
    /// Returns whether the verdict and the properties stand in one place, as tabs.
    [[nodiscard]] bool hasVerdictAsTab() const;
    /// Gives the verdict card precedence over what is below it.
    void giveTheCardItsHeight();

    WindowCore& m_core;
    Docks m_docks;
    MessageBar* m_bar = nullptr;
    WelcomePage* m_welcome = nullptr;
    QStackedWidget* m_pages = nullptr;
    QByteArray m_first;
    QByteArray m_ofTable; ///< the layout while the welcome page is shown
    bool m_isNarrow = false;
    bool m_isLow = false;
};

} // namespace sightline::app
