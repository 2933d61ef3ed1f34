#pragma once

#include "app/desktop/settings/appearance.h"

#include <QByteArray>
#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace sightline::app {

/// The command line of the window. It speaks English, as that of `sightline-cli` does.
class WindowOptions {
    Q_DECLARE_TR_FUNCTIONS(WindowOptions)

public:
    const QCommandLineOption observer{{"observer", "from"}, tr("The observer."), "ID"};
    const QCommandLineOption target{{"target", "to"}, tr("The target."), "ID"};
    const QCommandLineOption select{"select", tr("Select this element; may be repeated."), "ID"};
    const QCommandLineOption oneToMany{"one-to-many", tr("Show lines from the observer to all enemies.")};
    const QCommandLineOption triedLines{"tried-lines", tr("Show all lines tried.")};
    const QCommandLineOption profile{"profile", tr("Show the side view of the line.")};
    const QCommandLineOption proof{"proof", tr("Show the proof: all lines between the two bases.")};
    const QCommandLineOption region{"region", tr("Shade what the selected models (default: the observer) do not see.")};
    const QCommandLineOption map{"map", tr("Color the table by how many models see each point.")};
    const QCommandLineOption shot{"shot", tr("Show the shot of the observer's unit at the target's.")};
    const QCommandLineOption units{"units", tr("Show the unit matrix; with a pair, the lines of their units.")};
    const QCommandLineOption positions{"positions",
                                       tr("With --units and a pair: shooting positions of the observer's unit.")};
    const QCommandLineOption compare{"compare-rules", tr("Open the comparison of rule sets.")};
    const QCommandLineOption beside{"compare", tr("Compare with this table: moved elements, changed verdicts."),
                                    "FILE"};
    const QCommandLineOption edit{"edit-rules", tr("Open the rule set editor.")};
    const QCommandLineOption panel{"panel",
                                   tr("Show this panel: outline, tray, design and so on, design:2 with its "
                                      "second page; can be given several times."),
                                   "NAME"};
    const QCommandLineOption moves{
        "moves", tr("Answer a question about the moves of the chosen model: safe, threat, sees or hidden."), "NAME"};
    const QCommandLineOption theme{"theme", tr("Color theme: light, dark or print."), "light|dark|print"};
    const QCommandLineOption language{"language", tr("Language of the window."), "en|de|fr"};
    const QCommandLineOption size{"size", tr("Size of the window in pixels."), "WxH"};
    const QCommandLineOption screenshot{"screenshot", tr("Save a screenshot of the window and quit."), "FILE.png"};
    const QCommandLineOption dialog{"dialog",
                                    tr("With --screenshot: the picture of this dialog: overrule, wall, rulings, "
                                       "weapon, test-packs, or what another command of the window opens."),
                                    "NAME"};
    const QCommandLineOption manual{"man-page", tr("Print the manual page and quit.")};

    WindowOptions();

    /// Reads the arguments of the application. Help, the version and unknown options end the program here.
    void process(const QCoreApplication& application) { m_parser.process(application); }

    [[nodiscard]] bool isSet(const QCommandLineOption& option) const { return m_parser.isSet(option); }
    [[nodiscard]] QString value(const QCommandLineOption& option) const { return m_parser.value(option); }
    [[nodiscard]] QStringList values(const QCommandLineOption& option) const { return m_parser.values(option); }
    [[nodiscard]] QStringList files() const { return m_parser.positionalArguments(); }

    /// Returns what is wrong with the arguments, whatever the table; empty if nothing is.
    [[nodiscard]] QString problem() const;

    /// Return std::nullopt if the option is not set, names no theme or language, or is no size.
    [[nodiscard]] std::optional<ThemeChoice> chosenTheme() const;
    [[nodiscard]] std::optional<QString> chosenLanguage() const;
    [[nodiscard]] std::optional<QSize> chosenSize() const;

    /// Returns the manual page, from the same options as `--help`.
    [[nodiscard]] QByteArray manualPage() const;

private:
    QList<QCommandLineOption> m_options;
    QCommandLineParser m_parser;
};

/// True if the arguments ask for help or the version only, which needs no display.
[[nodiscard]] bool onlyAsks(int argc, char** argv);

/// Prints a problem on standard error and returns the exit status for it.
int fail(const QString& sentence);

} // namespace sightline::app
