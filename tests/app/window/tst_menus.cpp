#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/key_map.h"
#include "app/desktop/base/language.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/window/command_table.h"
#include "scenarios/edits/edits.h"
#include "tests/support/files.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::testsupport;

namespace {

constexpr qsizetype kMaxEntries = 16;
constexpr qsizetype kMaxOfAClick = 12;

QList<QAction*> entriesOf(const QMenu& menu) {
    QList<QAction*> entries;
    for (QAction* action : menu.actions()) {
        if (action->isVisible() && !action->isSeparator()) {
            entries << action;
        }
    }
    return entries;
}

QStringList titlesOf(const QMenu& menu) {
    QStringList titles;
    for (const QAction* action : entriesOf(menu)) {
        titles << plainText(*action).remove(QStringLiteral("…"));
    }
    return titles;
}

/// Keys that users changed are stored under these; a command that goes must leave its name in this list and in the
/// table.
QStringList storedNames() {
    return QString::fromUtf8(tests::bytesOfFile(QStringLiteral(SIGHTLINE_TEST_DATA "/command_names.txt")))
        .split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

/// Menus, tool bar and the menus of the table, as the command table makes them.
class TestMenus : public test::WindowTest {
    Q_OBJECT

    Translations m_translations;

    void open(const QString& language = QStringLiteral("en")) {
        closeWindow();
        m_translations.use(language);
        showWindow({1440, 900});
    }
    void openTable(const QString& language = QStringLiteral("en")) {
        open(language);
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
    }

    [[nodiscard]] QMenu& menu(const char* id) const { return *actions().menu(QLatin1String{id}); }

    /// Titles of the menu that a click on it opens; nothing: on the empty table.
    QStringList clicked(const std::optional<scenarios::AnyId>& id) {
        QStringList titles;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
                titles = titlesOf(*menu);
                menu->close();
            }
        });
        look.start(0);
        emit view()->contextMenuRequested(id, m_window->mapToGlobal(QPoint{400, 300}));
        return titles;
    }

    void noMenuIsLong() const {
        int menus = 0;
        for (auto* menu : m_window->findChildren<QMenu*>()) {
            emit menu->aboutToShow();
            const auto entries = entriesOf(*menu);
            QVERIFY2(entries.size() <= kMaxEntries,
                     qPrintable(QStringLiteral("%1: %2 entries").arg(menu->title()).arg(entries.size())));
            ++menus;
        }
        QVERIFY(menus > 20);
    }

    static void languages() { addRows("language", {"en", "de", "fr"}); }

private slots:
    void init() {} // each function opens its own window

    void cleanup() {
        closeWindow();
        m_translations.use(QStringLiteral("en"));
    }

    void namesOfCommands_stay() {
        open();
        QStringList names;
        for (const QAction* action : actions().all()) {
            names << action->objectName();
        }
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        const QStringList stored = storedNames();
        QVERIFY(stored.contains(QStringLiteral("zoomOut")));
        for (const QString& name : stored) {
            QVERIFY2(names.contains(name), qPrintable(name));
        }
    }

    void noMenu_hasMoreThanSixteenEntries_data() { languages(); }
    void noMenu_hasMoreThanSixteenEntries() {
        QFETCH(QString, language);
        openTable(language);
        QCOMPARE(m_window->menuBar()->actions().size(), 9);
        noMenuIsLong();
    }

    /// While a hidden game runs, too, with the commands that it adds.
    void inAHiddenGame_noMenuIsLonger_data() { languages(); }
    void inAHiddenGame_noMenuIsLonger() {
        QFETCH(QString, language);
        openTable(language);
        QAction* fog = action("fogOfWar");
        QVERIFY(fog->isEnabled());
        fog->trigger();
        QVERIFY(scenario().vision);
        QTRY_VERIFY(m_window->isSettled());
        noMenuIsLong();
        state().setSelection({});
        for (const std::optional<scenarios::AnyId>& id :
             {std::optional<scenarios::AnyId>{}, std::optional{scenarios::AnyId{scenario().models.front().id}},
              std::optional{scenarios::AnyId{scenario().terrain.front().id}}}) {
            const QStringList titles = clicked(id);
            QVERIFY2(!titles.isEmpty() && titles.size() <= kMaxOfAClick, qPrintable(titles.join(u'|')));
        }
        state().setSelection({scenario().models.front().id, scenario().terrain.front().id});
        const QStringList ofSeveral = clicked(scenarios::AnyId{scenario().models.front().id});
        QVERIFY2(!ofSeveral.isEmpty() && ofSeveral.size() <= kMaxOfAClick, qPrintable(ofSeveral.join(u'|')));
    }

    /// Alt and letters reach each entry of each menu, and only that.
    void everyEntry_hasALetterOfItsOwn_data() { languages(); }
    void everyEntry_hasALetterOfItsOwn() {
        QFETCH(QString, language);
        openTable(language);
        const auto letters = [](const QList<QAction*>& entries, const QString& where) {
            QHash<QString, QString> owners;
            for (const QAction* action : entries) {
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                QVERIFY2(!letter.isEmpty(), qPrintable(where + QStringLiteral(": ") + action->text()));
                QVERIFY2(!owners.contains(letter),
                         qPrintable(QStringLiteral("%1: %2 and %3").arg(where, owners[letter], action->text())));
                owners.insert(letter, action->text());
            }
        };
        QTRY_VERIFY(QKeySequence::mnemonic(m_window->menuBar()->actions().front()->text()) != QKeySequence{});
        letters(m_window->menuBar()->actions(), QStringLiteral("menu bar"));
        for (auto* menu : m_window->menuBar()->findChildren<QMenu*>()) {
            emit menu->aboutToShow();
            letters(entriesOf(*menu), menu->title());
        }
    }

    void everyCommandButHeldKeys_isInOneMenu() {
        openTable();
        QHash<const QAction*, int> places;
        for (auto* menu : m_window->menuBar()->findChildren<QMenu*>()) {
            for (const QAction* action : menu->actions()) {
                ++places[action];
            }
        }
        for (const QAction* action : actions().all()) {
            const int wanted = action->objectName().endsWith(QStringLiteral("Hold")) ? 0 : 1;
            QVERIFY2(places.value(action) == wanted, qPrintable(action->objectName()));
        }
    }

    /// What each kind of user came for is one click and one entry away.
    void headlineFunctions_areOnTheFirstLevel_data() {
        addColumns<QByteArray, QStringList>("menuId", "ids");
        addRow("player", QByteArray{"sightMenu"}, QStringList{"sightTool", "shot", "visibleRegion"});
        addRow("judge", QByteArray{"sightMenu"}, QStringList{"overrule", "sheet", "proof"});
        addRow("designer", QByteArray{"layoutMenu"}, QStringList{"mapOfSight", "fairness", "layoutReport"});
        addRow("hidden game", QByteArray{"playMenu"}, QStringList{"fogOfWar", "hotSeat", "nextTurn"});
        addRow("files", QByteArray{"fileMenu"}, QStringList{"newTable", "open", "import"});
        addRow("tools", QByteArray{"toolsMenu"}, QStringList{"editRules", "preferences"});
    }
    void headlineFunctions_areOnTheFirstLevel() {
        auto [menuId, ids] = fetch<QByteArray, QStringList>("menuId", "ids");
        openTable();
        const auto entries = menu(menuId.constData()).actions();
        for (const QString& id : ids) {
            QVERIFY2(entries.contains(action(id)), qPrintable(id));
        }
    }

    /// The menu holds its commands on the first level or in one of its own menus.
    void menus_holdWhatTheirNamesSay_data() {
        addColumns<QByteArray, QStringList>("menuId", "ids");
        addRow("File", QByteArray{"fileMenu"},
               QStringList{"newTable", "open", "save", "saveAs", "import", "exportView", "print"});
        addRow("Edit", QByteArray{"editMenu"}, QStringList{"undo", "redo", "copy", "paste", "remove"});
        addRow("View", QByteArray{"viewMenu"}, QStringList{"zoomIn", "fitTable", "darkTheme", "fullScreen"});
        addRow("Insert: drawing", QByteArray{"insertMenu"},
               QStringList{"polygonTool", "rectangleTool", "ellipseTool", "ruinTool", "hillTool", "wallTool",
                           "windowTool", "doorTool", "zoneTool", "labelTool", "objectiveTool"});
        addRow("Sight: ask, lines, region, shot, proof, profile, rulings", QByteArray{"sightMenu"},
               QStringList{"sightTool", "oneToMany", "allLines", "triedLines", "visibleRegion", "shot", "proof",
                           "profile", "overrule", "rulings"});
        addRow("Layout: heat map, fairness, exposure, report, compare, search", QByteArray{"layoutMenu"},
               QStringList{"mapOfSight", "fairness", "exposure", "layoutReport", "compareTables", "layoutSearch"});
        addRow("Play: hidden game, turns, history", QByteArray{"playMenu"},
               QStringList{"fogOfWar", "hotSeat", "hiddenPanel", "nextTurn", "history"});
        addRow("Tools: rule editor, photo, preferences", QByteArray{"toolsMenu"},
               QStringList{"editRules", "loadPhoto", "placePhoto", "preferences"});
        addRow("Help", QByteArray{"helpMenu"}, QStringList{"help", "tour", "commands", "shortcuts"});
    }
    void menus_holdWhatTheirNamesSay() {
        auto [menuId, ids] = fetch<QByteArray, QStringList>("menuId", "ids");
        openTable();
        QList<QAction*> entries;
        QList<const QMenu*> menus{&menu(menuId.constData())};
        for (qsizetype i = 0; i < menus.size(); ++i) {
            for (QAction* action : menus[i]->actions()) {
                entries << action;
                if (action->menu()) {
                    menus << action->menu();
                }
            }
        }
        for (const QString& id : ids) {
            QAction* command = action(id);
            QVERIFY2(command && entries.contains(command), qPrintable(id));
            QVERIFY2(command->isVisible(), qPrintable(id));
        }
    }

    void whatDevelopersNeed_isUnderDiagnostics() {
        open();
        const auto entries = menu("diagnosticsMenu").actions();
        QCOMPARE(entries, (QList<QAction*>{action("agreementRun"), action("testPacks")}));
        QVERIFY(menu("helpMenu").actions().contains(menu("diagnosticsMenu").menuAction()));
    }

    void themes_areInOnePlace() {
        open();
        const auto entries = menu("themeMenu").actions();
        for (const char* id : {"systemTheme", "lightTheme", "darkTheme", "printTheme", "canvasAsWindow", "canvasLight",
                               "canvasDark", "canvasPrint", "classicColours"}) {
            QVERIFY2(entries.contains(action(QLatin1String{id})), id);
        }
    }

    void theMenuOfAClick_isShort_andOfWhatWasClicked() {
        openTable();
        const auto short12 = [](const QStringList& titles) {
            return !titles.isEmpty() && titles.size() <= kMaxOfAClick;
        };
        const QStringList ofTable = clicked(std::nullopt);
        QVERIFY2(short12(ofTable), qPrintable(ofTable.join(u'|')));
        QVERIFY(ofTable.contains(QStringLiteral("Paste")) && ofTable.contains(QStringLiteral("Line of sight")));
        QVERIFY(!ofTable.contains(QStringLiteral("Delete")));

        const QStringList ofModel = clicked(scenarios::AnyId{scenario().models.front().id});
        QVERIFY2(short12(ofModel), qPrintable(ofModel.join(u'|')));
        QVERIFY(ofModel.contains(QStringLiteral("Set as observer")) &&
                ofModel.contains(QStringLiteral("Take off the table")));
        QVERIFY(ofModel.contains(QStringLiteral("Look through its eyes")));
        QVERIFY(!ofModel.contains(QStringLiteral("Corners")) && !ofModel.contains(QStringLiteral("Arrange")));

        const QStringList ofPiece = clicked(scenarios::AnyId{scenario().terrain.front().id});
        QVERIFY2(short12(ofPiece), qPrintable(ofPiece.join(u'|')));
        QVERIFY(ofPiece.contains(QStringLiteral("Corners")) && ofPiece.contains(QStringLiteral("Tape lines")));
        QVERIFY(!ofPiece.contains(QStringLiteral("Set as observer")));

        // A zone has corners, and an objective has none.
        const QStringList ofZone = clicked(scenarios::AnyId{scenario().zones.front().id});
        QVERIFY2(short12(ofZone), qPrintable(ofZone.join(u'|')));
        QVERIFY(ofZone.contains(QStringLiteral("Corners")) && ofZone.contains(QStringLiteral("Delete")));
        const QStringList ofObjective = clicked(scenarios::AnyId{scenario().objectives.front().id});
        QVERIFY2(short12(ofObjective), qPrintable(ofObjective.join(u'|')));
        QVERIFY(!ofObjective.contains(QStringLiteral("Corners")) && ofObjective.contains(QStringLiteral("Delete")));
        for (const QStringList& ofMark : {ofZone, ofObjective}) {
            QVERIFY(!ofMark.contains(QStringLiteral("Set as observer")) &&
                    !ofMark.contains(QStringLiteral("Tape lines")) && !ofMark.contains(QStringLiteral("Arrange")));
        }

        state().setSelection({scenario().models.front().id, scenario().terrain.front().id});
        const QStringList ofSeveral = clicked(scenarios::AnyId{scenario().models.front().id});
        QVERIFY2(short12(ofSeveral), qPrintable(ofSeveral.join(u'|')));
        QVERIFY(ofSeveral.contains(QStringLiteral("Arrange")) && ofSeveral.contains(QStringLiteral("Group")));
        QVERIFY(!ofSeveral.contains(QStringLiteral("Rename")) &&
                !ofSeveral.contains(QStringLiteral("Set as observer")));

        for (const Clicked one :
             {Clicked::EmptyTable, Clicked::Model, Clicked::Piece, Clicked::Mark, Clicked::Several}) {
            const auto ids = Commands::menuOf(one);
            QVERIFY(std::ranges::count_if(ids, [](const char* id) { return id != nullptr; }) <= kMaxOfAClick);
        }
    }

    void lookingThroughTheEyes_ofAModel_opensThePicture() {
        openTable();
        const auto& models = scenario().models;
        state().setTarget(std::nullopt);
        state().setObserver(std::nullopt);
        state().setSelection({models[0].id});
        trigger("throughEyes");
        QVERIFY(state().observer() == models[0].id);
        QVERIFY(action("proof")->isChecked());
        QVERIFY(action("sightTool")->isChecked()); // the next click chooses the target
        state().setTarget(models[1].id);
        trigger("selectTool");
        state().setSelection({models[2].id});
        trigger("throughEyes");
        QVERIFY(state().observer() == models[2].id);
        QVERIFY(state().target() == models[1].id);
        QVERIFY(action("selectTool")->isChecked());
    }

    /// Both sides of each need: the command is enabled exactly while what it needs is there, and tells what to do.
    void commands_areEnabledByWhatIsThere() {
        open();
        const auto cannot = [&](const QAction* action, const QString& words) {
            return !action->isEnabled() && actions().obstacle(*action).contains(words);
        };
        const auto can = [&](const QAction* action) {
            return action->isEnabled() && actions().obstacle(*action).isEmpty();
        };
        QVERIFY(can(action("newTable")) && can(action("preferences")));
        QVERIFY(cannot(action("save"), QStringLiteral("Open a table")));
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        state().setTarget(std::nullopt);
        state().setObserver(std::nullopt);
        QVERIFY(can(action("save")));
        QVERIFY(cannot(action("cut"), QStringLiteral("Select something")));
        state().setSelection({scenario().models[0].id});
        QVERIFY(can(action("cut")) && can(action("rename")) && can(action("makeObserver")));
        state().setSelection({scenario().models[0].id, scenario().models[1].id});
        QVERIFY(can(action("cut")) && cannot(action("rename"), QStringLiteral("single element")));
        QVERIFY(cannot(action("makeObserver"), QStringLiteral("single model")));
        const auto outline = std::ranges::find_if(
            scenario().terrain, [](const scenarios::Piece& piece) { return !piece.isWall() && piece.walls.empty(); });
        QVERIFY(outline != scenario().terrain.end());
        state().setSelection({outline->id});
        QVERIFY(can(action("overruleWall")));
        state().setSelection({scenario().models[0].id});
        QVERIFY(cannot(action("overruleWall"), QStringLiteral("wall or piece of terrain")));
        state().setSelection({scenario().models[0].id, scenario().models[1].id});
        QVERIFY(cannot(action("flip"), QStringLiteral("press L")));
        state().setObserver(scenario().models[0].id);
        QVERIFY(can(action("clearPair")) &&
                cannot(action("flip"), QStringLiteral("target first: press L and click a model")));
        state().setTarget(scenario().models[1].id);
        QVERIFY(can(action("flip")));
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(can(action("overrule")));
        QVERIFY(cannot(action("undo"), QStringLiteral("nothing to undo")));
        trigger("mirror");
        QVERIFY(can(action("undo")) && cannot(action("redo"), QStringLiteral("nothing to redo")));
        trigger("undo");
        QVERIFY(can(action("redo")));
        const QAction* hotSeat = action("hotSeat");
        QVERIFY(can(hotSeat)); // it starts the hidden game itself
        trigger("fogOfWar");
        QVERIFY(can(hotSeat));
    }

    /// A command that cannot run always says why, also where the pointer rests on it in a menu or on the tool bar.
    void noCommand_isDisabledWithoutAReason() {
        open();
        const auto expectReasons = [&] {
            for (const QAction* action : actions().all()) {
                const QString reason = actions().obstacle(*action);
                QCOMPARE(reason.isEmpty(), action->isEnabled());
                if (!reason.isEmpty()) {
                    QVERIFY2(action->toolTip().endsWith(QLatin1Char{'\n'} + reason), qPrintable(action->toolTip()));
                    QVERIFY2(!action->toolTip().startsWith(QLatin1Char{'\n'}), qPrintable(action->toolTip()));
                } else {
                    QVERIFY2(!action->toolTip().contains(QLatin1Char{'\n'}), qPrintable(action->toolTip()));
                }
            }
        };
        expectReasons();
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        expectReasons();
        QVERIFY(action("selectTool")->toolTip().contains(action("selectTool")->statusTip()));
        QVERIFY(actions().menu(QStringLiteral("recordMenu"))->toolTipsVisible());
    }

    void theToolBar_comesFromTheTable() {
        openTable();
        const auto* bar = find<QToolBar>("toolbar");
        for (const ToolButton& entry : Commands::toolBar()) {
            for (const char* id : entry.ids) {
                const QAction* action = actions().named(QLatin1String{id});
                bool found = false;
                for (const auto* button : bar->findChildren<QToolButton*>()) {
                    found = found || button->defaultAction() == action ||
                            (button->menu() && button->menu()->actions().contains(const_cast<QAction*>(action)));
                }
                QVERIFY2(found, id);
            }
        }
        trigger("hillTool");
        const auto buttons = bar->findChildren<QToolButton*>();
        QVERIFY(std::ranges::any_of(buttons, [](const QToolButton* button) {
            return button->menu() && button->defaultAction()->objectName() == u"hillTool";
        }));
    }
};

QTEST_MAIN(TestMenus)
#include "tst_menus.moc"
