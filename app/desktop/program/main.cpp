#include "app/desktop/base/language.h"
#include "app/desktop/program/application.h"
#include "app/desktop/program/screenshot.h"
#include "app/desktop/program/window_opening.h"
#include "app/desktop/program/window_options.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/windows.h"

#include <QTemporaryDir>

#include <cstdio>

using namespace sightline::app;

int main(int argc, char** argv) {
    const auto application = makeApplication(argc, argv);
    WindowOptions options;
    options.process(*application);
    if (options.isSet(options.manual)) {
        std::fputs(options.manualPage().constData(), stdout);
        return 0;
    }
    if (const QString problem = options.problem(); !problem.isEmpty()) {
        return fail(problem);
    }
    // A picture must not depend on, or change, how the user arranged the window.
    const bool takesPicture = options.isSet(options.screenshot);
    const QTemporaryDir scratch;
    Settings settings = takesPicture ? Settings{scratch.filePath(QStringLiteral("settings.ini"))} : Settings{};
    Translations translations;
    applyLook(options, settings, translations);

    Windows windows{settings};
    MainWindow& window = windows.make();
    if (const QString problem = openAsRequested(window, options); !problem.isEmpty()) {
        return fail(problem);
    }
    if (!takesPicture) {
        windows.offerUnsaved(window);
    } else if (const QString problem = startScreenshot(window, options); !problem.isEmpty()) {
        return fail(problem);
    }
    return QCoreApplication::exec();
}
