#include "app/desktop/program/application.h"

#include "app/desktop/base/language.h"
#include "app/desktop/base/worker_thread.h"
#include "app/desktop/program/window_options.h"
#include "app/desktop/settings/appearance.h"
#include "app/desktop/settings/settings.h"
#include "app/shared/text/version_text.h"

#include <QApplication>
#include <QIcon>

namespace sightline::app {

namespace {

/// Qt reads the scale once, before there is a window; whoever sets it by hand knows better.
void applyUiScale() {
    const int percent = Settings{}.uiScale();
    if (percent != kMinUiScale && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) {
        qputenv("QT_SCALE_FACTOR", QByteArray::number(percent / 100.0));
    }
}

} // namespace

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) {
    paintInOneThread();
    std::unique_ptr<QCoreApplication> application;
    if (onlyAsks(argc, argv)) {
        application = std::make_unique<QCoreApplication>(argc, argv);
    } else {
        applyUiScale();
        application = std::make_unique<QApplication>(argc, argv);
        QApplication::setApplicationDisplayName(QStringLiteral("Sightline"));
        QGuiApplication::setDesktopFileName(QStringLiteral(SIGHTLINE_APP_ID));
        QApplication::setWindowIcon(QIcon{QStringLiteral(":/sightline/icons/sightline.svg")});
    }
    QCoreApplication::setApplicationName(QStringLiteral("sightline"));
    QCoreApplication::setApplicationVersion(versionText());
    return application;
}

void applyLook(const WindowOptions& options, Settings& settings, Translations& translations) {
    const ThemeChoice theme = options.chosenTheme().value_or(settings.theme());
    if (options.isSet(options.screenshot)) {
        settings.setTheme(theme);                                // of this picture alone
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); // only what Qt draws can be in it
    }
    translations.use(options.chosenLanguage().value_or(settings.language()));
    QObject::connect(&settings, &Settings::languageChanged, &translations,
                     [&settings, &translations] { translations.use(settings.language()); });
    applyAppearance(theme);
}

} // namespace sightline::app
