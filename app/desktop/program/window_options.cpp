#include "app/desktop/program/window_options.h"

#include "app/desktop/base/language.h"
#include "app/shared/text/manual_page.h"

#include <QTextStream>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace sightline::app {

WindowOptions::WindowOptions()
    : m_options{observer, target, select,   oneToMany, triedLines, profile, proof, region,
                map,      shot,   units,    positions, compare,    beside,  edit,  panel,
                moves,    theme,  language, size,      screenshot, dialog,  manual} {
    m_parser.setApplicationDescription(tr("Line of sight on the tabletop, proved."));
    m_parser.addHelpOption();
    m_parser.addVersionOption();
    m_parser.addPositionalArgument(QStringLiteral("FILE"), tr("The scenario to open."), QStringLiteral("[FILE]"));
    m_parser.addOptions(m_options);
}

QString WindowOptions::problem() const {
    if (files().size() > 1) {
        return tr("only one file can be opened.");
    }
    if (isSet(theme) && !chosenTheme()) {
        return tr("the theme is light, dark or print, not “%1”.").arg(value(theme));
    }
    if (isSet(language) && !chosenLanguage()) {
        return tr("the language is en, de or fr, not “%1”.").arg(value(language));
    }
    if (isSet(size) && !chosenSize()) {
        return tr("the size is written like 1440x900, not “%1”.").arg(value(size));
    }
    return {};
}

std::optional<ThemeChoice> WindowOptions::chosenTheme() const {
    const QString name = value(theme);
    return name == u"light"   ? std::optional{ThemeChoice::Light}
           : name == u"dark"  ? std::optional{ThemeChoice::Dark}
           : name == u"print" ? std::optional{ThemeChoice::Print}
                              : std::nullopt;
}

std::optional<QString> WindowOptions::chosenLanguage() const {
    const QString code = value(language);
    const bool isKnown = std::ranges::any_of(languages(), [&](const Language& one) { return one.code == code; });
    return isKnown ? std::optional{code} : std::nullopt;
}

std::optional<QSize> WindowOptions::chosenSize() const {
    const QStringList sides = value(size).split(QLatin1Char{'x'});
    const QSize wanted = sides.size() == 2 ? QSize{sides[0].toInt(), sides[1].toInt()} : QSize{};
    return wanted.isEmpty() ? std::nullopt : std::optional{wanted};
}

QByteArray WindowOptions::manualPage() const {
    ManualPage page;
    page.program = QStringLiteral("sightline");
    page.summary = QStringLiteral("line of sight on the tabletop, proved");
    page.synopsis = QStringLiteral("[OPTION]... [FILE]");
    page.sections.push_back({tr("Description"),
                             {tr("Opens a window with the table of FILE, or a page of tables to begin with. Who "
                                 "sees whom is judged while models move; each answer comes with its proof.")}});
    ManualSection section{tr("Options"), {}};
    for (const auto& option : m_options) {
        QStringList names = option.names();
        std::ranges::transform(names, names.begin(), [](const QString& name) { return QStringLiteral("--") + name; });
        const QString value = option.valueName();
        section.entries.push_back(
            {names.join(QStringLiteral(", ")) + (value.isEmpty() ? value : u' ' + value), option.description()});
    }
    section.entries.push_back({QStringLiteral("-h, --help"), tr("The options, without a window.")});
    section.entries.push_back({QStringLiteral("-v, --version"), tr("Version, commit, Qt, CGAL and compiler.")});
    page.sections.push_back(section);
    page.sections.push_back({tr("See also"), {tr("sightline-cli(1), the same judge for scripts.")}});
    return roffOf(page, QStringLiteral(SIGHTLINE_VERSION));
}

bool onlyAsks(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](const char* argument) {
        const std::string_view word{argument};
        return word == "--help" || word == "-h" || word == "--help-all" || word == "--version" || word == "-v" ||
               word == "--man-page";
    });
}

int fail(const QString& sentence) {
    QTextStream{stderr} << "sightline: " << sentence << '\n';
    return 2;
}

} // namespace sightline::app
