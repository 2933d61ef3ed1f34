// Takes a picture of the window, of each panel and of each dialog, in one theme and language and at the scale that
// QT_SCALE_FACTOR says. Dialogs are found, not listed: whatever command ends in "…" has to open one. Each is checked:
// no text is cut without a tooltip, no widget is outside of its parent, nothing is larger than the screen.
#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/language.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/document/recovery.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/settings/appearance.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/phrase_dialog.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/widgets/outlined_style.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/windows.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/model/photo.h"
#include "scenarios/model/vision_grid.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/fit_check.h"
#include "tests/support/gui_table.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QCommandLineParser>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QMenu>
#include <QMenuBar>
#include <QPixmap>
#include <QPointer>
#include <QProgressDialog>
#include <QScreen>
#include <QStyle>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace sightline;
using namespace sightline::app;

namespace {

/// How long a dialog has to work out what it shows.
constexpr int kProgressDelay = 900; // until a dialog has come, or what tells the progress towards it
constexpr int kFillDelay = 150;     // until a dialog shows what it works out behind the window
constexpr int kTurn = 20;           // until what was changed is laid out
constexpr int kMaxTurns = 50;       // until what is changed again and again is at rest
constexpr int kLongestWait = 30'000;

void wait(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

class Photographer {
public:
    /// Without a folder only looks.
    explicit Photographer(const QString& folder) : m_folder{folder} {
        if (!folder.isEmpty()) {
            QDir{}.mkpath(folder);
        }
    }

    void take(QWidget& widget, const QString& name) {
        if (!m_folder.isEmpty()) {
            wait(kProgressDelay / 3); // what comes late is of no interest to the check
        }
        check(widget, name);
        if (!m_folder.isEmpty() && !widget.grab().save(QDir{m_folder}.filePath(name + QStringLiteral(".png")))) {
            QTextStream{stderr} << "cannot write " << name << '\n';
            m_failed = true;
        }
        m_taken.insert(name);
        m_classes.insert(QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1));
    }

    /// All tabs of a panel or a dialog, each on a picture of its own.
    void takeTabs(QWidget& widget, const QString& name, const std::function<void()>& settle) {
        take(widget, name);
        for (auto* tabs : widget.findChildren<QTabWidget*>()) {
            if (!tabs->isVisible()) {
                continue;
            }
            const int first = tabs->currentIndex();
            for (int i = 0; i < tabs->count(); ++i) {
                if (i != first && tabs->isTabVisible(i) && tabs->isTabEnabled(i)) {
                    tabs->setCurrentIndex(i);
                    settle();
                    take(widget, QStringLiteral("%1-tab%2").arg(name).arg(i + 1));
                }
            }
            tabs->setCurrentIndex(first);
        }
        for (auto* pages : widget.findChildren<PageSwitch*>()) {
            const int first = pages->currentIndex();
            for (int i = 0; pages->isVisible() && i < pages->count(); ++i) {
                if (i != first) {
                    pages->setCurrentIndex(i);
                    settle();
                    take(widget, QStringLiteral("%1-page%2").arg(name).arg(i + 1));
                }
            }
            pages->setCurrentIndex(first);
        }
    }

    /// Which classes were on the pictures, for whoever looks for one that was not.
    void writeClasses(const QString& name) const {
        if (m_folder.isEmpty()) {
            return;
        }
        QFile file{QDir{m_folder}.filePath(name)};
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QStringList{m_classes.begin(), m_classes.end()}.join(u'\n').toUtf8() + '\n');
        }
    }
    /// What does not fit, each once: a panel is on many pictures.
    [[nodiscard]] const std::map<QString, QString>& misfits() const { return m_misfits; }
    [[nodiscard]] bool has(const QString& name) const { return m_taken.contains(name); }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] std::size_t count() const { return m_taken.size(); }

private:
    void check(QWidget& widget, const QString& name) {
        // What goes by itself was still being laid out.
        const QPointer<QWidget> shown{&widget};
        QStringList misfits = test::misfitsIn(widget);
        for (int turns = 0; !misfits.isEmpty() && turns < kMaxTurns; ++turns) {
            wait(kTurn);
            misfits = shown ? test::misfitsIn(*shown) : QStringList{};
        }
        for (const QString& misfit : misfits) {
            m_misfits.emplace(misfit, name);
        }
    }

    QString m_folder;
    std::map<QString, QString> m_misfits;
    std::set<QString> m_taken;
    std::set<QString> m_classes;
    bool m_failed = false;
};

void settle(MainWindow& window) {
    QElapsedTimer timer;
    timer.start();
    do {
        wait(kTurn);
    } while (!window.isSettled() && timer.elapsed() < kLongestWait);
    wait(kTurn);
}

/// What stands in front of the window: the newest of its dialogs and windows.
QWidget* inFrontOf(const MainWindow& window) {
    if (auto* modal = QApplication::activeModalWidget()) {
        return modal;
    }
    const auto all = QApplication::topLevelWidgets();
    const auto found = std::ranges::find_if(all, [&](const QWidget* widget) {
        return widget != &window && widget->isVisible() &&
               (widget->windowType() == Qt::Dialog || widget->windowType() == Qt::Window);
    });
    return found == all.end() ? nullptr : *found;
}

/// Does something that opens a dialog, photographs it as `name` and closes it. False if nothing came.
bool photographWhatOpens(MainWindow& window,
                         Photographer& photographer,
                         const QString& name,
                         const std::function<void()>& open,
                         const std::function<void(QWidget&)>& change = {}) {
    bool came = false;
    QEventLoop done;
    QElapsedTimer timer;
    timer.start();
    // A dialog that waits for its answer keeps `open` from returning, so the picture is taken from inside of it.
    QTimer look;
    look.setInterval(kTurn);
    QObject::connect(&look, &QTimer::timeout, &done, [&] {
        auto* shown = inFrontOf(window);
        if ((!shown || qobject_cast<QProgressDialog*>(shown)) && timer.elapsed() < kProgressDelay) {
            return;
        }
        look.stop();
        if (shown) {
            came = true;
            wait(kFillDelay);
            if (change) {
                change(*shown);
                wait(kProgressDelay);
            }
            if (!qobject_cast<QFileDialog*>(shown)) {
                if (change) {
                    photographer.take(*shown, name);
                } else {
                    photographer.takeTabs(*shown, name, [] { wait(kTurn); });
                }
            }
            shown->close();
        }
        done.quit();
    });
    look.start();
    open();
    if (!came) {
        done.exec();
    }
    wait(kTurn);
    return came;
}

/// One table left behind by an earlier run.
void leaveATableBehind(const Settings& settings) {
    QDir{}.mkpath(settings.recoveryFolder());
    const UnsavedTable table{
        {}, QStringLiteral("Sunday game"), QDateTime{{2026, 11, 15}, {19, 30}}, test::smallTable()};
    const QString problem = scenarios::writeFileAtomically(
        QDir{settings.recoveryFolder()}.filePath(QStringLiteral("a.recovery")), recoveryBytes(table));
    Q_ASSERT(problem.isEmpty());
    Q_UNUSED(problem)
}

/// A wall that almost meets a piece, for the list of such.
void leaveAGap(MainWindow& window) {
    scenarios::Scenario table = window.document().scenario();
    scenarios::Piece box = test::boxPiece(QStringLiteral("gap-box"), 1, 1, 2, 2);
    scenarios::Piece wall;
    wall.id = {QStringLiteral("gap-wall")};
    wall.name = QStringLiteral("Fence");
    const std::vector<geometry::Point> line{geometry::pointFromInches(4, 1.5), geometry::pointFromInches(2.03, 1.5)};
    wall.outline = *geometry::Wall::fromVertices(line);
    table.terrain.push_back(box);
    table.terrain.push_back(wall);
    window.document().edit(QStringLiteral("A gap"), std::move(table));
}

/// A photo under the table and fog of war, for the dialogs about them.
void addPhotoAndFog(MainWindow& window) {
    QImage image{300, 220, QImage::Format_RGB32};
    image.fill(Qt::darkGreen);
    QByteArray bytes;
    QBuffer file{&bytes};
    image.save(&file, "PNG");
    scenarios::Scenario table =
        scenarios::withPhoto(window.document().scenario(),
                             scenarios::TablePhoto{QStringLiteral("table.png"), scenarios::PictureFile{bytes}});
    window.document().edit(QStringLiteral("A photo and fog"), scenarios::withFog(std::move(table), true));
    settle(window);
}

void photographPanels(MainWindow& window, Photographer& photographer) {
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        const bool wasHidden = !dock->isVisible();
        dock->show();
        dock->raise();
        settle(window);
        photographer.takeTabs(*dock, QStringLiteral("panel-") + dock->objectName(), [&window] { settle(window); });
        if (wasHidden) {
            dock->hide();
        }
    }
    auto* inspector = window.findChild<QDockWidget*>(QStringLiteral("inspectorDock"));
    inspector->show();
    inspector->raise();
    const auto& scenario = window.document().scenario();
    const auto select = [&](const char* what, TableState::Ids ids) {
        window.state().setSelection(std::move(ids));
        wait(kTurn);
        photographer.take(*inspector, QStringLiteral("panel-inspectorDock-%1").arg(QLatin1String{what}));
    };
    select("model", {scenario.models[0].id});
    select("models", {scenario.models[0].id, scenario.models[1].id});
    select("piece", {scenario.terrain[0].id});
    if (!scenario.zones.empty()) {
        select("zone", {scenario.zones[0].id});
    }
    if (!scenario.objectives.empty()) {
        select("objective", {scenario.objectives[0].id});
    }
    select("nothing", {});
}

void photographDialogs(MainWindow& window, Photographer& photographer, QStringList& nothingCame) {
    const auto opens = [](const QAction* action) { return action->text().section(u'\t', 0, 0).endsWith(u'…'); };
    const auto& scenario = window.document().scenario();
    const auto wall = std::ranges::find_if(scenario.terrain,
                                           [](const auto& piece) { return piece.isWall() || !piece.walls.empty(); });
    std::vector<TableState::Ids> selections{{scenario.models[0].id}, {scenario.terrain[0].id}};
    if (wall != scenario.terrain.end()) {
        selections.push_back({wall->id});
    }
    std::set<QString> done;
    for (const auto& selection : selections) {
        window.state().setSelection(selection);
        wait(50);
        for (QAction* action : window.actions().all()) {
            const QString name = action->objectName();
            if (!opens(action) || !action->isEnabled() || done.contains(name)) {
                continue;
            }
            // The table is saved, or the question whether to save it would stand where the dialog is expected.
            window.document().save();
            window.state().setSelection(selection); // what came before may have changed it
            // One that has nothing to do with what is selected says so, and is tried with the next selection.
            if (photographWhatOpens(window, photographer, QStringLiteral("dialog-") + name,
                                    [action] { action->trigger(); })) {
                done.insert(name);
            }
        }
    }
    // Without questions asked there is no log of them.
    const QStringList withoutDialog{QStringLiteral("exportLog")};
    for (const QAction* action : window.actions().all()) {
        if (opens(action) && !done.contains(action->objectName()) && !withoutDialog.contains(action->objectName())) {
            nothingCame << action->objectName();
        }
    }
    for (QAction* action : {window.actions().named("help"), window.actions().named("about")}) {
        photographWhatOpens(window, photographer, QStringLiteral("dialog-") + action->objectName(),
                            [action] { action->trigger(); });
    }
    window.document().save();
    for (int step = 1; step < NewTableDialog::StepCount; ++step) {
        photographWhatOpens(
            window, photographer, QStringLiteral("dialog-newTable-%1").arg(step + 1),
            [&window] { window.actions().named("newTable")->trigger(); },
            [step](QWidget& shown) {
                if (auto* dialog = qobject_cast<NewTableDialog*>(&shown)) {
                    dialog->setGame(QStringLiteral("40k"));
                    dialog->showStep(step);
                }
            });
    }
    window.state().setSelection({scenario.models[0].id});
    wait(50);
    if (auto* add = window.findChild<QAbstractButton*>(QStringLiteral("weaponAdd"))) {
        photographWhatOpens(window, photographer, QStringLiteral("dialog-weapon"), [add] { add->click(); });
    }
    if (auto* add = window.findChild<QAbstractButton*>(QStringLiteral("trayAdd"))) {
        photographWhatOpens(window, photographer, QStringLiteral("dialog-tray"), [add] { add->click(); });
    }
}

/// What no command alone opens.
void photographOthers(MainWindow& window, Photographer& photographer, const QString& samples) {
    photographWhatOpens(window, photographer, QStringLiteral("dialog-import-map"),
                        [&] { window.importing().open(samples + QStringLiteral("/keep.dd2vtt")); });
    PhraseDialog phrase{Passphrase::of(QStringLiteral("a phrase")), &window};
    photographWhatOpens(window, photographer, QStringLiteral("dialog-phrase"), [&] { phrase.open(); });
}

/// Each menu of the bar and of a button, with the menus in it; of these, one that is empty now cannot be opened.
void photographMenus(MainWindow& window, Photographer& photographer, const QString& prefix) {
    for (auto* menu : window.findChildren<QMenu*>()) {
        menu->popup(window.mapToGlobal(QPoint{}));
        wait(30);
        if (!menu->isEmpty()) {
            QString name = menu->title().remove(u'&');
            if (name.isEmpty()) {
                name = menu->parentWidget()->objectName();
            }
            photographer.take(*menu, prefix + name);
        }
        menu->close();
    }
}

/// The menus of clicks on the table, on the elements of each kind, and on several of them.
void photographMenusOfClicks(MainWindow& window, Photographer& photographer, const QString& prefix) {
    const auto click = [&](const char* what, const std::optional<scenarios::AnyId>& id) {
        // The menu runs an event loop of its own.
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, &look, [&] {
            if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
                look.stop();
                photographer.take(*menu, prefix + QLatin1String{what});
                menu->close();
            }
        });
        look.start(kTurn);
        emit window.view()->contextMenuRequested(id, window.mapToGlobal(QPoint{}));
    };
    const auto& scenario = window.document().scenario();
    const scenarios::AnyId model = scenario.models.front().id;
    const scenarios::AnyId piece = scenario.terrain.front().id;
    window.state().setSelection({});
    click("table", std::nullopt);
    click("model", model);
    click("piece", piece);
    click("zone", scenarios::AnyId{scenario.zones.front().id});
    click("objective", scenarios::AnyId{scenario.objectives.front().id});
    window.state().setSelection({model, piece});
    click("several", model);
    window.state().setSelection({});
}

/// Fog, the panel of the hidden game with each of its pages, and looking back.
void photographHiddenGame(MainWindow& window, Photographer& photographer, QSize size) {
    window.openLibrary(QStringLiteral("skirmish-board"));
    window.resize(size);
    const auto& actions = window.actions();
    actions.named("fogOfWar")->trigger();
    settle(window);
    scenarios::VisionProfile profile = window.document().scenario().vision->profile;
    profile.rememberModels = true;
    window.document().edit(QStringLiteral("Memory"),
                           scenarios::withVisionProfile(window.document().scenario(), profile));
    settle(window);
    const auto move = [&](const scenarios::ModelId& id, geometry::Point place) {
        window.document().edit(QStringLiteral("Move"), scenarios::withModelAt(window.document().scenario(), id, place));
        settle(window);
    };
    const scenarios::Scenario start = window.document().scenario();
    const scenarios::PlayerId mine = start.players.front().id;
    const auto scout = std::ranges::find(start.models, mine, &scenarios::Model::player);
    const auto other = std::ranges::find_if(start.models, [&](const auto& model) { return model.player != mine; });
    photographer.take(window, QStringLiteral("hidden-judge"));
    photographMenus(window, photographer, QStringLiteral("hidden-menu-"));
    photographMenusOfClicks(window, photographer, QStringLiteral("hidden-click-"));
    move(scout->id, geometry::pointFromInches(other->position.x.inches() + 2, other->position.y.inches() + 2));
    move(scout->id, scout->position);
    window.vision().showFogOf(mine);
    actions.named("whereToLook")->setChecked(true);
    auto* pages = window.findChild<QTabWidget*>(QStringLiteral("hiddenPages"));
    for (int i = 0; i < pages->count(); ++i) {
        pages->setCurrentIndex(i);
        settle(window);
        photographer.take(window, QStringLiteral("hidden-page-%1").arg(i + 1));
    }
    pages->setCurrentIndex(1);
    window.hidden().replayTo(1);
    settle(window);
    photographer.take(window, QStringLiteral("hidden-replay"));
    window.hidden().endReplay();
    window.vision().showFogOf(std::nullopt);
    actions.named("whereToLook")->setChecked(false);

    // A night with lights, regions and painted ground.
    profile = window.document().scenario().vision->profile;
    profile.night = true;
    scenarios::Scenario night = scenarios::withVisionProfile(window.document().scenario(), profile);
    night = scenarios::withTableLight(night, {QStringLiteral("torch"), geometry::pointFromInches(14, 12)});
    night = scenarios::withTableLight(night, {QStringLiteral("magic"), geometry::pointFromInches(23, 4), 2, 4, true});
    const auto box = [](double left, double top, double right, double bottom) {
        return std::get<geometry::Polygon>(test::boxPiece({}, left, top, right, bottom).outline);
    };
    night = scenarios::withRegion(night, {QStringLiteral("r1"), QStringLiteral("magic-dark"), box(8, 16, 12, 20)});
    night = scenarios::withRegion(night, {QStringLiteral("r2"), QStringLiteral("shade"), box(18, 14, 22, 18)});
    const auto grid = scenarios::gridOf(night.table, profile);
    geometry::CellSet forest = grid->noCells();
    forest.insertRun(2, 8, 13);
    forest.insertRun(3, 8, 12);
    night = scenarios::withGroundPainted(night, QStringLiteral("forest"), forest);
    window.document().edit(QStringLiteral("Night"), night);
    actions.named("lightLayer")->setChecked(true);
    actions.named("groundLayer")->setChecked(true);
    pages->setCurrentIndex(4);
    actions.named("lightTool")->trigger();
    window.state().setSelection({scout->id});
    settle(window);
    photographer.take(window, QStringLiteral("hidden-light"));
    actions.named("brushTool")->trigger();
    settle(window);
    photographer.take(window, QStringLiteral("hidden-brush"));
    const std::map<QAction*, int> dialogs{{actions.named("editVisionProfile"), 4},
                                          {actions.named("modelVision"), 3},
                                          {actions.named("visionStructures"), 2},
                                          {actions.named("allPerceptions"), 1}};
    window.document().edit(QStringLiteral("Tower"),
                           scenarios::withStructure(window.document().scenario(),
                                                    {start.terrain.front().id.value, QStringLiteral("tower"), mine}));
    for (const auto& [action, count] : dialogs) {
        const auto turn = [&](QWidget& shown, int page) {
            if (auto* tabs = shown.findChild<QTabWidget*>()) {
                tabs->setCurrentIndex(page);
            }
        };
        for (int page = 0; page < count; ++page) {
            photographWhatOpens(
                window, photographer, QStringLiteral("hidden-dialog-%1-%2").arg(action->objectName()).arg(page),
                [opens = action] { opens->trigger(); }, [&, page](QWidget& shown) { turn(shown, page); });
        }
    }
}

/// White and yellow on black, as desktops offer it.
QPalette highContrast() {
    QPalette colors{Qt::white, Qt::black, Qt::white, Qt::white, Qt::white, Qt::white, Qt::white, Qt::black, Qt::black};
    colors.setColor(QPalette::Button, Qt::black);
    colors.setColor(QPalette::Highlight, Qt::yellow);
    colors.setColor(QPalette::HighlightedText, Qt::black);
    colors.setColor(QPalette::ToolTipBase, Qt::black);
    colors.setColor(QPalette::ToolTipText, Qt::white);
    colors.setColor(QPalette::PlaceholderText, Qt::white);
    colors.setColor(QPalette::Link, Qt::yellow);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        colors.setColor(QPalette::Disabled, role, Qt::gray);
    }
    return colors;
}

/// Prints what was found; the exit status.
int told(const Photographer& photographer) {
    QTextStream{stdout} << photographer.count() << " pictures\n";
    QTextStream errors{stderr};
    for (const auto& [misfit, where] : photographer.misfits()) {
        errors << where << ": " << misfit << '\n';
    }
    return photographer.failed() || !photographer.misfits().empty() ? 1 : 0;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application{argc, argv};
    QApplication::setApplicationDisplayName(QStringLiteral("Sightline"));
    QCommandLineParser line;
    line.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("where pictures go; none: only look"));
    const QCommandLineOption themeOption{QStringLiteral("theme"), QStringLiteral("light, dark or contrast"),
                                         QStringLiteral("theme"), QStringLiteral("light")};
    const QCommandLineOption languageOption{QStringLiteral("language"), QStringLiteral("en, de or fr"),
                                            QStringLiteral("code"), QStringLiteral("en")};
    const QCommandLineOption sizeOption{QStringLiteral("size"), QStringLiteral("of the window, as 1024x640"),
                                        QStringLiteral("size"), QStringLiteral("1440x900")};
    const QCommandLineOption hiddenOption{QStringLiteral("hidden"), QStringLiteral("only the hidden game")};
    line.addOptions({themeOption, languageOption, sizeOption, hiddenOption});
    line.process(application);
    const QString theme = line.value(themeOption);
    const QSize size{line.value(sizeOption).section(u'x', 0, 0).toInt(),
                     line.value(sizeOption).section(u'x', 1).toInt()};
    if (line.positionalArguments().size() > 1 || size.isEmpty() ||
        !QStringList{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")}.contains(theme)) {
        line.showHelp(2);
    }
    const QString samples = QStringLiteral(SIGHTLINE_SAMPLES);
    const QTemporaryDir scratch;
    Settings settings{scratch.filePath(QStringLiteral("settings.ini"))};
    leaveATableBehind(settings);
    settings.setTheme(theme == u"dark"    ? ThemeChoice::Dark
                      : theme == u"light" ? ThemeChoice::Light
                                          : ThemeChoice::System);
    applyAppearance(settings.theme());
    if (theme == u"contrast") {
        OutlinedStyle::install(); // makes the palette of a desktop readable
        QPalette colors = highContrast();
        QApplication::style()->polish(colors);
        QApplication::setPalette(colors);
    }
    settings.setLanguage(line.value(languageOption));
    Translations translations;
    translations.use(line.value(languageOption));
    Photographer photographer{line.positionalArguments().value(0)};
    Windows windows{settings};
    MainWindow& window = windows.make();
    window.resize(size);
    window.show();
    windows.offerUnsaved(window);
    settle(window);
    if (line.isSet(hiddenOption)) {
        photographHiddenGame(window, photographer, size);
        photographer.writeClasses(QStringLiteral("classes-hidden.txt"));
        window.document().undoStack()->setClean();
        return told(photographer);
    }
    photographer.take(window, QStringLiteral("welcome"));
    photographWhatOpens(window, photographer, QStringLiteral("dialog-unsaved"), [&] { windows.listUnsaved(window); });

    window.openLibrary(QStringLiteral("skirmish-board"));
    settle(window);
    photographer.take(window, QStringLiteral("window"));
    photographMenus(window, photographer, QStringLiteral("menu-"));
    photographMenusOfClicks(window, photographer, QStringLiteral("click-"));
    window.resize(QSize{900, 760}.boundedTo(size));
    settle(window);
    photographer.take(window, QStringLiteral("window-narrow"));
    window.resize(size);
    scenarios::Diagnostic finding;
    finding.sentence = QStringLiteral("A corner lies on an edge of the same outline.");
    finding.file = QStringLiteral("table.sightline");
    finding.line = 12;
    finding.path = QStringLiteral("$.terrain[3]");
    window.showProblem(QStringLiteral("“table.sightline” could not be opened; nothing was changed."), {finding});
    settle(window);
    photographer.take(window, QStringLiteral("window-message"));
    photographPanels(window, photographer);
    leaveAGap(window);
    addPhotoAndFog(window);
    QStringList nothingCame;
    photographWhatOpens(window, photographer, QStringLiteral("dialog-saveQuestion"),
                        [&] { window.actions().named("newTable")->trigger(); });
    if (!window.document().saveAs(scratch.filePath(QStringLiteral("table.sightline")))) {
        QTextStream{stderr} << "the table cannot be saved\n";
        return 1;
    }
    // An army list to paste, and a map to write.
    QFile list{samples + QStringLiteral("/rosters/gw_app.txt")};
    if (!list.open(QIODevice::ReadOnly)) {
        QTextStream{stderr} << "no samples in " << samples << '\n';
        return 1;
    }
    QGuiApplication::clipboard()->setText(QString::fromUtf8(list.readAll()));
    window.actions().named("mapOfSight")->setChecked(true);
    settle(window);
    photographDialogs(window, photographer, nothingCame);
    photographOthers(window, photographer, samples);
    photographer.writeClasses(QStringLiteral("classes.txt"));

    if (!nothingCame.isEmpty()) {
        QTextStream{stderr} << "opened nothing: " << nothingCame.join(QStringLiteral(", ")) << '\n';
    }
    window.document().save();
    return std::max(told(photographer), nothingCame.isEmpty() ? 0 : 1);
}
