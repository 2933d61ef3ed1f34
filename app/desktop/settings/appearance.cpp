#include "app/desktop/settings/appearance.h"

#include <QApplication>

namespace sightline::app {

QPalette paletteOf(const Theme& theme) {
    const auto mixed = [](const QColor& a, const QColor& b, double part) {
        const auto channel = [part](float x, float y) { return static_cast<float>(x * (1.0 - part) + y * part); };
        return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                                channel(a.blueF(), b.blueF()));
    };
    const QColor text = theme.text;
    const QColor window =
        theme.isDark ? mixed(theme.ground, QColor{Qt::white}, 0.04) : mixed(theme.ground, Qt::white, 0.55);
    const QColor base = theme.isDark ? mixed(theme.ground, QColor{Qt::black}, 0.25) : QColor{Qt::white};
    const QColor button = theme.isDark ? mixed(window, Qt::white, 0.07) : mixed(window, Qt::white, 0.5);
    QPalette palette{button, window};
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, mixed(base, window, 0.5));
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Button, button);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, text);
    palette.setColor(QPalette::ToolTipBase, theme.isDark ? button : base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, theme.textQuiet);
    palette.setColor(QPalette::Highlight, theme.selection);
    palette.setColor(QPalette::HighlightedText, theme.selection.lightnessF() > 0.55F ? Qt::black : Qt::white);
    palette.setColor(QPalette::Link, theme.selection);
    palette.setColor(QPalette::Light, theme.isDark ? mixed(window, Qt::white, 0.12) : QColor{Qt::white});
    palette.setColor(QPalette::Midlight, mixed(window, text, 0.08));
    palette.setColor(QPalette::Mid, mixed(window, text, 0.22));
    palette.setColor(QPalette::Dark, mixed(window, theme.isDark ? QColor{Qt::black} : text, 0.4));
    palette.setColor(QPalette::Shadow, mixed(window, Qt::black, 0.6));
    const QColor faded = mixed(window, text, 0.5); // at least 3 : 1 on windows, fields and buttons of all themes
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, faded);
    }
    return palette;
}

void applyAppearance(ThemeChoice choice) {
    static const QPalette desktop = QApplication::palette();
    switch (choice) {
    case ThemeChoice::System: QApplication::setPalette(desktop); break;
    case ThemeChoice::Light: QApplication::setPalette(paletteOf(Theme::light())); break;
    case ThemeChoice::Dark: QApplication::setPalette(paletteOf(Theme::dark())); break;
    case ThemeChoice::Print: QApplication::setPalette(paletteOf(Theme::print())); break;
    }
}

Theme windowTheme(const Settings& settings) {
    const auto colors = settings.usesClassicColors() ? VerdictColors::Classic : VerdictColors::Okabe;
    return settings.theme() == ThemeChoice::Print ? Theme::print(colors)
                                                  : Theme::forPalette(QApplication::palette(), colors);
}

Theme canvasTheme(const Settings& settings) {
    const auto colors = settings.usesClassicColors() ? VerdictColors::Classic : VerdictColors::Okabe;
    switch (settings.canvas()) {
    case CanvasChoice::AsWindow: break;
    case CanvasChoice::Light: return Theme::light(colors);
    case CanvasChoice::Dark: return Theme::dark(colors);
    case CanvasChoice::Print: return Theme::print(colors);
    }
    return windowTheme(settings);
}

} // namespace sightline::app
