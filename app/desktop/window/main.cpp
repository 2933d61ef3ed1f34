#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/design_actions.h"
#include "app/desktop/actions/evidence_actions.h"
#include "app/desktop/actions/seeing_actions.h"
#include "app/desktop/base/language.h"
#include "app/desktop/base/worker_thread.h"
#include "app/desktop/compare/table_compare_window.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/settings/appearance.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/windows.h"
#include "app/shared/text/manual_page.h"
#include "app/shared/text/version_text.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QIcon>
#include <QPainter>
#include <QScreen>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

using namespace sightline::app;
namespace scenarios = sightline::scenarios;

namespace {

/// What a window manager draws around a window, at most.
constexpr QSize kFrame{16, 40};

struct Main {
    Q_DECLARE_TR_FUNCTIONS(Main)
};

int fail(const QString& sentence) {
    QTextStream{stderr} << "sightline: " << sentence << '\n';
    return 2;
}

/// The window, and beside it the dialogs that are open.
QPixmap pictureOf(MainWindow& window) {
    QList<QPixmap> parts{window.grab()};
    for (auto* dialog : window.findChildren<QDialog*>(Qt::FindDirectChildrenOnly)) {
        if (dialog->isVisible()) {
            parts << dialog->grab();
        }
    }
    QSizeF size{0.0, 0.0};
    for (const QPixmap& part : parts) {
        size = QSizeF{size.width() + part.deviceIndependentSize().width(),
                      std::max(size.height(), part.deviceIndependentSize().height())};
    }
    const double ratio = parts.front().devicePixelRatio();
    QPixmap whole{(size * ratio).toSize()};
    whole.setDevicePixelRatio(ratio);
    whole.fill(Qt::black);
    QPainter painter{&whole};
    double left = 0.0;
    for (const QPixmap& part : parts) {
        painter.drawPixmap(QPointF{left, 0.0}, part);
        left += part.deviceIndependentSize().width();
    }
    return whole;
}

/// Shows the window, waits for the first answer and writes what is on the screen.
/// `dialog`: opened first, and then it is what is written.
void grabWhenAnswered(MainWindow& window, const QString& path, QAction* dialog) {
    auto* tries = new QTimer{&window};
    QObject::connect(tries, &QTimer::timeout, &window, [&window, path, dialog, isOpen = false, count = 0]() mutable {
        const bool settled = window.isSettled() && ++count > 3;
        if (!settled) {
            return;
        }
        if (dialog && !std::exchange(isOpen, true)) {
            // Not from here: a dialog that waits within the call would wait for this timer too.
            QMetaObject::invokeMethod(dialog, &QAction::trigger, Qt::QueuedConnection);
            count = -10;
            return;
        }
        const auto dialogs = window.findChildren<QDialog*>();
        const auto shown = std::ranges::find_if(dialogs, &QDialog::isVisible);
        QWidget& grabbed = shown == dialogs.end() ? static_cast<QWidget&>(window) : **shown;
        if (!(dialog ? grabbed.grab() : pictureOf(window)).save(path)) {
            QCoreApplication::exit(
                fail(Main::tr("“%1” could not be written. Choose a folder that exists and is yours.").arg(path)));
            return;
        }
        QCoreApplication::exit(0);
    });
    tries->start(200);
}

/// The model, piece, zone or objective of that id.
std::optional<scenarios::AnyId> elementNamed(const scenarios::Scenario& scenario, const QString& id) {
    for (const auto& element : std::initializer_list<scenarios::AnyId>{
             scenarios::ModelId{id}, scenarios::PieceId{id}, scenarios::ZoneId{id}, scenarios::ObjectiveId{id}}) {
        if (scenarios::has(scenario, element)) {
            return element;
        }
    }
    return std::nullopt;
}

/// What opens a dialog by its name; null: no such dialog.
QAction* dialogAction(MainWindow& window, const QString& name) {
    auto& actions = window.actions();
    if (name == u"wall") {
        for (const auto& piece : window.document().scenario().terrain) {
            if (piece.isWall() || !piece.walls.empty()) {
                window.state().setSelection({piece.id});
            }
        }
        return actions.overruleWall;
    }
    if (name == u"weapon") {
        auto* add = window.findChild<QAbstractButton*>(QStringLiteral("weaponAdd"));
        auto* opens = new QAction{&window};
        QObject::connect(opens, &QAction::triggered, add, &QAbstractButton::click);
        return opens;
    }
    const auto found = std::ranges::find(actions.all(),
                                         name == u"test-packs" ? QStringLiteral("testPacks")
                                         : name == u"export"   ? QStringLiteral("exportView")
                                                               : name,
                                         &QAction::objectName);
    return found == actions.all().end() ? nullptr : *found;
}

/// Help and version need no display.
bool onlyAsks(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](const char* argument) {
        const std::string_view word{argument};
        return word == "--help" || word == "-h" || word == "--help-all" || word == "--version" || word == "-v" ||
               word == "--man-page";
    });
}

/// From the same table as `--help`.
QByteArray manualPageOf(const QList<QCommandLineOption>& options) {
    ManualPage page;
    page.program = QStringLiteral("sightline");
    page.summary = QStringLiteral("line of sight on the tabletop, proved");
    page.synopsis = QStringLiteral("[OPTION]... [FILE]");
    page.sections.push_back({Main::tr("Description"),
                             {Main::tr("Opens a window with the table of FILE, or a page of tables to begin with. Who "
                                       "sees whom is judged while models move; each answer comes with its proof.")}});
    ManualSection section{Main::tr("Options"), {}};
    for (const auto& option : options) {
        QStringList names = option.names();
        std::ranges::transform(names, names.begin(), [](const QString& name) { return QStringLiteral("--") + name; });
        const QString value = option.valueName();
        section.entries.push_back(
            {names.join(QStringLiteral(", ")) + (value.isEmpty() ? value : u' ' + value), option.description()});
    }
    section.entries.push_back({QStringLiteral("-h, --help"), Main::tr("The options, without a window.")});
    section.entries.push_back({QStringLiteral("-v, --version"), Main::tr("Version, commit, Qt, CGAL and compiler.")});
    page.sections.push_back(section);
    page.sections.push_back({Main::tr("See also"), {Main::tr("sightline-cli(1), the same judge for scripts.")}});
    return roffOf(page, QStringLiteral(SIGHTLINE_VERSION));
}

} // namespace

int main(int argc, char** argv) {
    std::unique_ptr<QCoreApplication> app;
    paintInOneThread();
    // Qt reads this once, before there is a window; whoever sets it by hand knows better.
    if (const int percent = Settings{}.uiScale();
        percent != kMinUiScale && !onlyAsks(argc, argv) && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) {
        qputenv("QT_SCALE_FACTOR", QByteArray::number(percent / 100.0));
    }
    if (onlyAsks(argc, argv)) {
        app = std::make_unique<QCoreApplication>(argc, argv);
    } else {
        app = std::make_unique<QApplication>(argc, argv);
        QApplication::setApplicationDisplayName(QStringLiteral("Sightline"));
        QGuiApplication::setDesktopFileName(QStringLiteral(SIGHTLINE_APP_ID));
        QApplication::setWindowIcon(QIcon{QStringLiteral(":/sightline/icons/sightline.svg")});
    }
    QCoreApplication::setApplicationName(QStringLiteral("sightline"));
    QCoreApplication::setApplicationVersion(versionText());

    QCommandLineParser parser;
    parser.setApplicationDescription(Main::tr("Line of sight on the tabletop, proved."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"), Main::tr("The scenario to open."), QStringLiteral("[FILE]"));
    const QCommandLineOption observer{{"observer", "from"}, Main::tr("The observer."), "ID"};
    const QCommandLineOption target{{"target", "to"}, Main::tr("The target."), "ID"};
    const QCommandLineOption select{"select", Main::tr("Select this element; may be repeated."), "ID"};
    const QCommandLineOption oneToMany{"one-to-many", Main::tr("Show lines from the observer to all enemies.")};
    const QCommandLineOption triedLines{"tried-lines", Main::tr("Show all lines tried.")};
    const QCommandLineOption profile{"profile", Main::tr("Show the side view of the line.")};
    const QCommandLineOption proof{"proof", Main::tr("Show the proof: all lines between the two bases.")};
    const QCommandLineOption region{"region",
                                    Main::tr("Shade what the selected models (default: the observer) do not see.")};
    const QCommandLineOption map{"map", Main::tr("Color the table by how many models see each point.")};
    const QCommandLineOption shot{"shot", Main::tr("Show the shot of the observer's unit at the target's.")};
    const QCommandLineOption units{"units", Main::tr("Show the unit matrix; with a pair, the lines of their units.")};
    const QCommandLineOption positions{"positions",
                                       Main::tr("With --units and a pair: shooting positions of the observer's unit.")};
    const QCommandLineOption compare{"compare-rules", Main::tr("Open the comparison of rule sets.")};
    const QCommandLineOption beside{"compare", Main::tr("Compare with this table: moved elements, changed verdicts."),
                                    "FILE"};
    const QCommandLineOption edit{"edit-rules", Main::tr("Open the rule set editor.")};
    const QCommandLineOption panel{"panel",
                                   Main::tr("Show this panel: outline, tray, design and so on, design:2 with its "
                                            "second page; can be given several times."),
                                   "NAME"};
    const QCommandLineOption moves{
        "moves", Main::tr("Answer a question about the moves of the chosen model: safe, threat, sees or hidden."),
        "NAME"};
    const QCommandLineOption theme{"theme", Main::tr("Color theme: light, dark or print."), "light|dark|print"};
    const QCommandLineOption language{"language", Main::tr("Language of the window."), "en|de|fr"};
    const QCommandLineOption size{"size", Main::tr("Size of the window in pixels."), "WxH"};
    const QCommandLineOption screenshot{"screenshot", Main::tr("Save a screenshot of the window and quit."),
                                        "FILE.png"};
    const QCommandLineOption dialog{"dialog",
                                    Main::tr("With --screenshot: the picture of this dialog: overrule, wall, rulings, "
                                             "weapon, test-packs, or what another command of the window opens."),
                                    "NAME"};
    const QCommandLineOption manual{"man-page", Main::tr("Print the manual page and quit.")};
    const QList<QCommandLineOption> options{observer, target, select,   oneToMany, triedLines, profile, proof, region,
                                            map,      shot,   units,    positions, compare,    beside,  edit,  panel,
                                            moves,    theme,  language, size,      screenshot, dialog,  manual};
    parser.addOptions(options);
    parser.process(*app);
    if (parser.isSet(manual)) {
        std::fputs(manualPageOf(options).constData(), stdout);
        return 0;
    }

    if (parser.positionalArguments().size() > 1) {
        return fail(Main::tr("only one file can be opened."));
    }
    // A picture must not depend on, or change, how the user arranged the window.
    const QTemporaryDir scratch;
    Settings settings =
        parser.isSet(screenshot) ? Settings{scratch.filePath(QStringLiteral("settings.ini"))} : Settings{};
    ThemeChoice choice = settings.theme();
    if (parser.isSet(theme)) {
        const QString name = parser.value(theme);
        if (name != u"light" && name != u"dark" && name != u"print") {
            return fail(Main::tr("the theme is light, dark or print, not “%1”.").arg(name));
        }
        choice = name == u"dark" ? ThemeChoice::Dark : name == u"print" ? ThemeChoice::Print : ThemeChoice::Light;
    }
    if (parser.isSet(screenshot)) {
        settings.setTheme(choice);                               // of this picture alone
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); // only what Qt draws can be in it
    }
    QString spokenLanguage = settings.language();
    if (parser.isSet(language)) {
        const QString code = parser.value(language);
        if (std::ranges::none_of(languages(), [&](const Language& one) { return one.code == code; })) {
            return fail(Main::tr("the language is en, de or fr, not “%1”.").arg(code));
        }
        spokenLanguage = code;
    }
    Translations translations;
    translations.use(spokenLanguage);
    QObject::connect(&settings, &Settings::languageChanged, &translations,
                     [&] { translations.use(settings.language()); });
    applyAppearance(choice);

    Windows windows{settings};
    MainWindow& window = windows.make();
    if (parser.isSet(size)) {
        const QStringList sides = parser.value(size).split(QLatin1Char{'x'});
        const QSize wanted = sides.size() == 2 ? QSize{sides[0].toInt(), sides[1].toInt()} : QSize{};
        if (wanted.isEmpty()) {
            return fail(Main::tr("the size is written like 1440x900, not “%1”.").arg(parser.value(size)));
        }
        window.resize(wanted);
    } else if (!parser.isSet(screenshot)) {
        window.resize(window.size().boundedTo(window.screen()->availableSize() - kFrame));
    }
    window.show();
    if (!parser.positionalArguments().isEmpty()) {
        const QString path = parser.positionalArguments().front();
        // The window says why; a picture of that is not what was asked for.
        if (!window.openFile(path) && parser.isSet(screenshot)) {
            return fail(Main::tr("“%1” could not be opened.").arg(path));
        }
    }
    window.reportSettingsProblems(); // a table that opens takes down what was said before
    if (parser.isSet(observer) && !window.chooseObserver(parser.value(observer))) {
        return fail(Main::tr("there is no model “%1”.").arg(parser.value(observer)));
    }
    if (parser.isSet(target) && !window.chooseTarget(parser.value(target))) {
        return fail(Main::tr("there is no model “%1”.").arg(parser.value(target)));
    }
    std::set<scenarios::AnyId> selection;
    for (const QString& id : parser.values(select)) {
        const auto element = elementNamed(window.document().scenario(), id);
        if (!element) {
            return fail(Main::tr("there is no thing “%1”.").arg(id));
        }
        selection.insert(*element);
    }
    window.state().setSelection(selection);
    window.setOneToMany(parser.isSet(oneToMany));
    window.state().setShowsTriedLines(parser.isSet(triedLines));
    if (parser.isSet(profile)) {
        window.showProfile(true);
    }
    if (parser.isSet(proof)) {
        window.showProof(true);
    }
    if (parser.isSet(region)) {
        window.actions().seeing->region->setChecked(true);
        window.actions().seeing->legend->setChecked(true);
    }
    if (parser.isSet(map)) {
        window.actions().design->map->setChecked(true);
    }
    if (parser.isSet(shot)) {
        window.showShot(true);
    }
    if (parser.isSet(units)) {
        window.showUnits(true, parser.value(observer), parser.value(target), parser.isSet(positions));
    }
    if (parser.isSet(edit)) {
        window.showRulesEditor();
    }
    if (parser.isSet(beside) && !window.evidence().showComparison()->compareWith(parser.value(beside)) &&
        parser.isSet(screenshot)) {
        return fail(Main::tr("“%1” could not be opened.").arg(parser.value(beside)));
    }
    if (parser.isSet(compare)) {
        window.showComparison();
    }
    for (const QString& name : parser.values(panel)) {
        auto* dock = window.findChild<QDockWidget*>(name.section(u':', 0, 0) + QStringLiteral("Dock"));
        if (!dock) {
            return fail(Main::tr("there is no panel “%1”.").arg(name));
        }
        dock->show();
        dock->raise();
        const int page = name.section(u':', 1).toInt() - 1;
        if (auto* switched = dock->findChild<PageSwitch*>(); switched && page >= 0) {
            switched->setCurrentIndex(page);
        } else if (auto* tabs = dock->findChild<QTabWidget*>(); tabs && page >= 0) {
            tabs->setCurrentIndex(page);
        }
    }
    if (parser.isSet(moves)) {
        const auto aim = QStringList{"safe", "threat", "sees", "hidden"}.indexOf(parser.value(moves));
        if (aim < 0) {
            return fail(Main::tr("there is no question “%1” about moves.").arg(parser.value(moves)));
        }
        window.actions().design->moves->trigger();
        window.design().moves().setAim(static_cast<MoveAim>(aim));
        window.design().moves().start();
    }
    if (parser.isSet(screenshot)) {
        QAction* opens = parser.isSet(dialog) ? dialogAction(window, parser.value(dialog)) : nullptr;
        if (parser.isSet(dialog) && !opens) {
            return fail(Main::tr("there is no dialog “%1”.").arg(parser.value(dialog)));
        }
        grabWhenAnswered(window, parser.value(screenshot), opens);
    }
    if (!parser.isSet(screenshot)) {
        windows.offerUnsaved(window);
    }
    return QApplication::exec();
}
