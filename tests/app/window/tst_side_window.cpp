#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/map_page.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/hand_over_page.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/hot_seat_dialog.h"
#include "app/desktop/vision/phrase_dialog.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/vision/words_said.h"
#include "app/desktop/window/hot_seat.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/windows.h"
#include "scenarios/analysis/sample_point_values.h"
#include "scenarios/edits/edits.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/leak_check.h"
#include "scenarios/vision/side_view.h"
#include "tests/support/gui_table.h"
#include "tests/support/secret_table.h"

#include <QTest>
#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::test;

namespace {

struct Judge {
    QTemporaryDir folder;
    app::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    app::Windows windows{settings};
    MainWindow& window = windows.make();

    explicit Judge(const Scenario& table = test::secretTable()) {
        window.resize(1300, 850);
        window.openLibrary(QStringLiteral("first-wall"));
        window.document().newScenario(table);
        window.show();
        if (!settled()) {
            qFatal("the window does not settle");
        }
    }
    [[nodiscard]] HotSeat* seat() const { return window.findChild<HotSeat*>(QString{}, Qt::FindDirectChildrenOnly); }
    [[nodiscard]] MainWindow* table() const { return seat() ? seat()->table() : nullptr; }
    [[nodiscard]] bool settled() const {
        return QTest::qWaitFor(
            [this] {
                return window.vision().isSettled() &&
                       (!seat() || (seat()->isSettled() && (!table() || table()->isSettled())));
            },
            20000);
    }
    /// As the panel of the window in front does.
    MainWindow& look(const QString& side) {
        MainWindow& front = table() ? *table() : window;
        auto* sides = front.findChild<QComboBox*>(QStringLiteral("hiddenSides"));
        sides->setCurrentIndex(side.isEmpty() ? 0 : sides->findData(side));
        emit sides->activated(sides->currentIndex());
        const auto hasCome = [&] {
            return table() && table()->isVisible() && table()->vision().owner() == std::optional{PlayerId{side}};
        };
        if (!QTest::qWaitFor(hasCome, 20000) || !settled()) {
            qFatal("no table comes");
        }
        return *table();
    }
    [[nodiscard]] const Scenario& whole() const { return window.document().scenario(); }
};

void move(MainWindow& window, const QString& model, double x, double y) {
    window.document().edit(QStringLiteral("Move"), scenarios::withModelAt(window.document().scenario(), {model},
                                                                          geometry::pointFromInches(x, y)));
}

/// Nothing of what is told about the side's window is a secret; the first leak in words.
QString leakIn(MainWindow& table, const Scenario& whole, const PlayerId& side) {
    const auto secrets = scenarios::secretsOf(whole, scenarios::sideViewOf(whole, side), side);
    const QStringList said = app::wordsSaid(table) + app::wordsOnClipboard();
    for (const QString& words : said) {
        for (const auto& leak : scenarios::leaksIn(words.toUtf8(), secrets)) {
            return leak.kind + QStringLiteral(" “") + leak.secret + QStringLiteral("” in “") + words +
                   QStringLiteral("”");
        }
    }
    return {};
}

} // namespace

/// The judge looks at the table as one side knows it, in the place of the own window.
class TestSideWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void S1_36_theViewGoesFromSideToSideAndBackToTheJudge() {
        Judge judge;
        judge.window.actions().named("nextFogView")->trigger();
        QVERIFY(QTest::qWaitFor([&] { return judge.table() != nullptr; }, 20000) && judge.settled());
        QVERIFY(judge.window.isHidden());
        QCOMPARE(judge.table()->vision().owner(), std::optional{kAnne});
        QCOMPARE(judge.table()->geometry().size(), judge.window.geometry().size());
        QVERIFY(judge.table()->windowTitle().contains(QStringLiteral("as ")));
        QVERIFY(!judge.table()->view()->tableScene().fog().isEmpty());
        judge.table()->actions().named("nextFogView")->trigger();
        QVERIFY(QTest::qWaitFor(
                    [&] { return judge.table() && judge.table()->vision().owner() == std::optional{kBert}; }, 20000) &&
                judge.settled());
        judge.table()->actions().named("nextFogView")->trigger();
        QVERIFY(QTest::qWaitFor([&] { return judge.seat() == nullptr; }, 20000));
        QVERIFY(judge.window.isVisible());
        QCOMPARE(judge.whole(), test::secretTable()); // looking changes nothing
    }

    void S1_19_aSideSeesItsOwnTableAndNothingElse() {
        Judge judge;
        for (const PlayerId& side : {kAnne, kBert}) {
            MainWindow& table = judge.look(side.value);
            QCOMPARE(table.document().scenario(), scenarios::sideViewOf(judge.whole(), side));
            QCOMPARE(table.document().undoStack()->count(), 0);
            QVERIFY(table.document().path().isEmpty());
        }
    }

    /// Visited: symbol and name; seen and never visited: the symbol alone; unseen: nothing. The list of the table too.
    void S0_16_to_S0_19_theListOfASidesTable_namesVisitedPlacesOnly() {
        Scenario whole = test::secretTable();
        const auto add = [&](const char* id, const char* name, double left, double top) {
            scenarios::Piece piece = test::boxPiece(QLatin1String{id}, left, top, left + 1, top + 1, 0);
            piece.name = QLatin1String{name};
            piece.kind = QStringLiteral("building");
            whole.terrain.push_back(piece);
        };
        add("p-visited", "Watermill", 9.6, 19.7); // Anne's m1 stands on it
        add("p-seen", "Granary", 12, 20);         // within its three cells
        add("p-unseen", "Brewery", 52, 8);
        Judge judge{scenarios::withVisionUpdated(whole)};
        const auto listed = [](MainWindow& window) {
            QStringList names;
            auto* dock = window.findChild<QDockWidget*>(QStringLiteral("outlineDock"));
            dock->show();
            dock->raise();
            const auto* tree = dock->findChild<QTreeWidget*>(QStringLiteral("outlineTree"));
            if (!QTest::qWaitFor([&] { return tree->isVisible(); })) {
                qFatal("the list is not shown");
            }
            const auto items = tree->findItems(QStringLiteral("*"), Qt::MatchWildcard | Qt::MatchRecursive);
            for (const QTreeWidgetItem* item : items) {
                names << item->text(0);
            }
            return names;
        };
        for (const char* name : {"Watermill", "Granary", "Brewery"}) {
            QVERIFY2(listed(judge.window).contains(QLatin1String{name}), name); // the judge's own table
        }
        MainWindow& table = judge.look(kAnne.value);
        QVERIFY(listed(table).contains(QStringLiteral("Watermill")));
        QVERIFY(!listed(table).contains(QStringLiteral("Granary")));
        QVERIFY(listed(table).contains(QStringLiteral("p-seen"))); // it stands there, and has no name
        QVERIFY(!listed(table).contains(QStringLiteral("Brewery")) &&
                !listed(table).contains(QStringLiteral("p-unseen")));
        const Scenario& known = table.document().scenario();
        QCOMPARE(known.piece({QStringLiteral("p-seen")})->kind, QStringLiteral("building"));
        QVERIFY(known.piece({QStringLiteral("p-seen")})->name.isEmpty());
        QCOMPARE(leakIn(table, judge.whole(), kAnne), QString{});
    }

    void mapsAndMovesOfASidesWindow_countNoModelThatTheSideDoesNotKnow() {
        Judge judge;
        const auto mapOf = [](MainWindow& window, const PlayerId& player) {
            auto* box = window.findChild<QComboBox*>(QStringLiteral("mapSubject"));
            const int index = box->findData(QVariantList{static_cast<int>(app::MapSubject::Models), player.value,
                                                         static_cast<int>(scenarios::IsovistMeasure::Area)});
            if (index < 0) {
                return std::optional<scenarios::SamplePointValues>{};
            }
            box->setCurrentIndex(index);
            emit box->activated(index);
            window.actions().named("mapOfSight")->setChecked(true);
            const auto& answer = window.design().map().answer();
            return QTest::qWaitFor([&] { return window.design().isSettled(); }, 20000) && answer ? answer->values
                                                                                                 : std::nullopt;
        };
        int hidden = 0;
        for (const PlayerId& side : {kAnne, kBert}) {
            const PlayerId& enemy = side == kAnne ? kBert : kAnne;
            const auto all = mapOf(judge.window, enemy);
            QVERIFY(all);
            const Scenario known = scenarios::sideViewOf(judge.whole(), side);
            const auto models = [&](const Scenario& scenario) {
                return std::ranges::count(scenario.models, enemy, &scenarios::Model::player);
            };
            QCOMPARE(all->viewers, static_cast<int>(models(judge.whole()))); // the judge's counts everybody
            MainWindow& table = judge.look(side.value);
            const auto seen = mapOf(table, enemy);
            if (models(known) == 0) {
                QVERIFY(!seen || seen->viewers == 0);
            } else {
                QVERIFY(seen);
                QCOMPARE(seen->viewers, static_cast<int>(models(known)));
                scenarios::HeatQuestion asked;
                auto& question = asked.look;
                question.cell = table.design().map().page()->choice().cell;
                question.targetHeight = table.design().map().page()->choice().targetHeight;
                for (const scenarios::Model& model : known.models) {
                    if (model.player == enemy) {
                        question.from.push_back(model.id);
                    }
                }
                const scenarios::RegionTable prepared{scenarios::PreparedTable{known, *scenarios::ruleSetOf(known)}};
                QCOMPARE(seen->values, valuesOf(heatMap(prepared, asked)).values);
            }
            hidden += static_cast<int>(models(judge.whole()) - models(known));
            // Nor do enemies it does not know threaten it.
            const auto own = std::ranges::find(known.models, side, &scenarios::Model::player);
            QVERIFY(own != known.models.end());
            table.state().setSelection({scenarios::AnyId{own->id}});
            table.design().moves().setAim(app::MoveAim::Threat);
            table.design().moves().start();
            QVERIFY(QTest::qWaitFor([&] { return table.design().isSettled(); }, 20000));
            const auto& threat = table.design().moves().answer();
            const auto others = std::ranges::count_if(
                known.models, [&](const scenarios::Model& model) { return model.player != side; });
            QCOMPARE(threat ? static_cast<int>(threat->asked->others.size()) : 0, static_cast<int>(others));
            QVERIFY2(leakIn(table, judge.whole(), side).isEmpty(), qPrintable(leakIn(table, judge.whole(), side)));
        }
        QVERIFY(hidden > 0); // else nothing was tried
    }

    void T48_nothingThatTheWindowOfASideSaysTellsWhatTheSideDoesNotKnow() {
        Judge judge;
        // What the judge looked at and copied last is none of the side's.
        judge.window.actions().named("selectAll")->trigger();
        judge.window.actions().named("copy")->trigger();
        judge.window.state().setObserver(scenarios::ModelId{QStringLiteral("m2")});
        judge.window.state().setTarget(scenarios::ModelId{QStringLiteral("m1")});
        QVERIFY(judge.settled());
        QVERIFY2(!leakIn(judge.window, judge.whole(), kAnne).isEmpty(),
                 "the judge's window tells secrets, or the search finds none");
        for (const PlayerId& side : {kAnne, kBert}) {
            MainWindow& table = judge.look(side.value);
            for (auto* dock : table.findChildren<QDockWidget*>()) {
                dock->show();
            }
            table.actions().named("selectAll")->trigger();
            for (const auto& model : judge.whole().models) {
                table.chooseObserver(model.id.value); // hidden ones too
            }
            table.setOneToMany(true);
            for (QMenu* menu : table.findChildren<QMenu*>()) {
                emit menu->aboutToShow();
            }
            auto* pages = table.findChild<QTabWidget*>(QStringLiteral("hiddenPages"));
            for (int i = 0; i < pages->count(); ++i) {
                pages->setCurrentIndex(i);
                QVERIFY(judge.settled());
                QCOMPARE(leakIn(table, judge.whole(), side), QString{});
            }
            table.actions().named("copy")->trigger();
            QCOMPARE(leakIn(table, judge.whole(), side), QString{});
        }
    }

    void T48_theSearchInTheWindowFindsWhatIsThere_andClosesTheWindow() {
        Judge judge;
        MainWindow& table = judge.look(kAnne.value);
        table.actions().named("searchLeaks")->trigger();
        QVERIFY(judge.settled());
        QVERIFY(judge.table() == &table); // there is nothing to find
        (new QLabel{QStringLiteral("beware of Zyxm2"), &table})->hide();
        table.actions().named("searchLeaks")->trigger();
        QVERIFY(judge.settled());
        QVERIFY(judge.table() == nullptr);
        QVERIFY(judge.window.isHidden()); // and does not show everything instead
        QVERIFY(judge.seat()->page().isVisible());
        judge.seat()->page().unlock({});
        QVERIFY(judge.window.isVisible());
        QVERIFY(app::wordsSaid(judge.window).join(QLatin1Char{'\n'}).contains(QStringLiteral("Zyxm2")));
    }

    void theClipboardOfTheJudgeIsEmptied() {
        Judge judge;
        QApplication::clipboard()->setText(QStringLiteral("Zyxm2"));
        judge.look(kAnne.value);
        QVERIFY(QApplication::clipboard()->text().isEmpty());
    }

    void dialogsOfTheJudgeGo() {
        Judge judge;
        judge.window.actions().named("allPerceptions")->trigger();
        QPointer<QDialog> dialog{judge.window.findChild<QDialog*>(QStringLiteral("perceptionDialog"))};
        QVERIFY(dialog && dialog->isVisible());
        judge.look(kAnne.value);
        QVERIFY(!dialog || !dialog->isVisible());
    }

    void onlyOwnModelsMove_andTheJudgesTableTakesItUp() {
        Judge judge;
        MainWindow& table = judge.look(kAnne.value);
        move(table, QStringLiteral("m1"), 38, 20);
        QTRY_VERIFY_WITH_TIMEOUT(table.document().scenario().model({QStringLiteral("m2")}) != nullptr, 20000);
        QVERIFY(judge.settled());
        QCOMPARE(judge.whole().model({QStringLiteral("m1")})->position, geometry::pointFromInches(38, 20));
        const auto place = judge.whole().model({QStringLiteral("m2")})->position;
        move(table, QStringLiteral("m2"), 5, 5);
        QVERIFY(judge.settled());
        QTRY_COMPARE_WITH_TIMEOUT(table.document().scenario().model({QStringLiteral("m2")})->position, place, 20000);
        QCOMPARE(judge.whole().model({QStringLiteral("m2")})->position, place);
        const int steps = judge.window.document().undoStack()->count();
        table.actions().named("nextTurn")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(judge.window.document().undoStack()->count(), steps + 1, 20000);
        QVERIFY(judge.settled());
        QVERIFY(judge.table() == &table); // the judge goes on looking as that side
        judge.seat()->leave();
        QVERIFY(judge.window.isVisible());
        judge.window.document().undoStack()->undo();
        judge.window.document().undoStack()->undo();
        QVERIFY(judge.whole().model({QStringLiteral("m1")})->position != geometry::pointFromInches(38, 20));
    }

    void theViewOfAPlayer_hasAButtonThatEndsTheTurn() {
        Judge judge;
        QVERIFY(judge.whole().vision->active.isEmpty());
        MainWindow& table = judge.look(kAnne.value);
        const auto* dock = table.findChild<QDockWidget*>(QStringLiteral("hiddenDock"));
        QVERIFY(dock && !dock->isHidden());
        auto* button = table.findChild<QPushButton*>(QStringLiteral("endTurn"));
        QTRY_VERIFY(button && button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("End my turn"));
        button->click();
        QTRY_COMPARE_WITH_TIMEOUT(judge.whole().vision->active, kBert, 20000);
        QVERIFY(judge.settled());
        QVERIFY(judge.table() == &table);
        QTRY_COMPARE(button->text(), QStringLiteral("Next turn")); // the judge's own hand
        table.actions().named("nextTurn")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(judge.whole().vision->active, kAnne, 20000);
    }

    /// Whoever chose the view first finds the way back to the steps, as the side knew them.
    void fromTheViewOfAPlayer_theJudgeLooksBackAsThatPlayer() {
        Judge judge;
        MainWindow& table = judge.look(kAnne.value);
        move(table, QStringLiteral("m1"), 10, 34);
        QVERIFY(judge.settled());
        QTRY_VERIFY(!judge.whole().vision->log.empty());
        auto* pages = table.findChild<QTabWidget*>(QStringLiteral("hiddenPages"));
        QVERIFY(pages->isTabVisible(1));
        pages->setCurrentIndex(1);
        auto* back = table.findChild<QToolButton*>(QStringLiteral("replayElsewhere"));
        QTRY_VERIFY(back && back->isVisible());
        QVERIFY(table.findChild<QListWidget*>(QStringLiteral("turnLog"))->isHidden());
        back->click();
        QTRY_VERIFY_WITH_TIMEOUT(judge.window.isVisible(), 20000);
        QTRY_VERIFY(judge.window.hidden().replayed());
        QCOMPARE(judge.window.hidden().replayed(), std::optional{static_cast<int>(judge.whole().vision->log.size())});
        QCOMPARE(judge.window.vision().shownSide(), std::optional{kAnne});
        judge.window.hidden().endReplay();
        QVERIFY(!judge.window.vision().shownSide());
    }

    void inACopyOfWhatAPlayerKnows_theKeyOfTheTurnSaysWhereItEnds() {
        Judge judge;
        judge.window.showSide(scenarios::sideViewOf(judge.whole(), kAnne), kAnne);
        QVERIFY(judge.settled());
        const PlayerId before = judge.whole().vision->active;
        judge.window.actions().named("nextTurn")->trigger();
        QCOMPARE(judge.whole().vision->active, before);
        QVERIFY(judge.window.findChild<QLabel*>(QStringLiteral("statusHint"))
                    ->text()
                    .contains(QStringLiteral("turns end in the judge’s window")));
    }

    void aMoveIsNotLost_whenTheViewChangesAtOnce() {
        Judge judge;
        move(judge.look(kAnne.value), QStringLiteral("m1"), 10, 34);
        judge.look(kBert.value);
        QCOMPARE(judge.whole().model({QStringLiteral("m1")})->position, geometry::pointFromInches(10, 34));
        move(*judge.table(), QStringLiteral("m2"), 50, 34);
        judge.seat()->leave();
        QCOMPARE(judge.whole().model({QStringLiteral("m2")})->position, geometry::pointFromInches(50, 34));
    }

    void theJudgesTableComesBackWithThePhraseOnly_alsoAfterTheProgramWasEnded() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            app::Settings first{file};
            first.setJudgePhrase(Passphrase::of(QStringLiteral("three rats")).toText());
        }
        app::Settings settings{file};
        app::Windows windows{settings};
        MainWindow& judge = windows.make();
        judge.openLibrary(QStringLiteral("first-wall"));
        judge.document().newScenario(test::secretTable());
        judge.show();
        judge.vision().askForView(kAnne);
        const auto seat = [&] { return judge.findChild<HotSeat*>(QString{}, Qt::FindDirectChildrenOnly); };
        QVERIFY(QTest::qWaitFor([&] { return seat() && seat()->table(); }, 20000));
        seat()->table()->close();
        QVERIFY(judge.isHidden());
        auto* dialog = seat()->table()->findChild<app::PhraseDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>(QStringLiteral("phraseWords"))->setText(QStringLiteral("three cats"));
        dialog->accept();
        QVERIFY(judge.isHidden());
        dialog->findChild<QLineEdit*>(QStringLiteral("phraseWords"))->setText(QStringLiteral("three rats"));
        dialog->accept();
        QVERIFY(judge.isVisible());
    }

    void aKeptPhraseThatCannotBeRead_keepsTheJudgesTable() {
        Judge judge;
        judge.settings.setJudgePhrase(QStringLiteral("pbkdf2-sha256:60000:00:00"));
        judge.window.vision().askForView(kAnne);
        QVERIFY(judge.settled());
        QVERIFY(judge.seat() == nullptr && judge.window.isVisible());
        QVERIFY(app::wordsSaid(judge.window).join(QLatin1Char{'\n'}).contains(QStringLiteral("cannot be read")));
    }

    void theTextOfAPhraseIsReadBack_andNothingElseIs() {
        const Passphrase phrase = Passphrase::of(QStringLiteral("three rats"));
        const QString text = phrase.toText();
        QVERIFY(!text.contains(QStringLiteral("rats")));
        QCOMPARE(Passphrase::fromText(text), std::optional{phrase});
        QVERIFY(Passphrase::fromText(text)->matches(QStringLiteral("three rats")));
        QVERIFY(!Passphrase::fromText({})->isSet());
        for (QString broken : {text.chopped(1), text + QLatin1Char{'0'},
                               QString{text}.replace(QStringLiteral("sha256"), QStringLiteral("sha1")),
                               QString{text}.replace(QStringLiteral(":60000:"), QStringLiteral(":0:")),
                               QString{text}.replace(QStringLiteral(":60000:"), QStringLiteral(":99999999:"))}) {
            QVERIFY2(!Passphrase::fromText(broken), qPrintable(broken));
        }
    }

    void whoKnowsTheKeptPhraseChangesOrDropsIt() {
        const Passphrase kept = Passphrase::of(QStringLiteral("old"));
        const auto fill = [](HotSeatDialog& dialog, const QString& old, const QString& words, bool keeps) {
            dialog.findChild<QLineEdit*>(QStringLiteral("hotSeatOld"))->setText(old);
            dialog.findChild<QLineEdit*>(QStringLiteral("hotSeatWords"))->setText(words);
            dialog.findChild<QLineEdit*>(QStringLiteral("hotSeatAgain"))->setText(words);
            dialog.findChild<QCheckBox*>(QStringLiteral("hotSeatKeeps"))->setChecked(keeps);
        };
        const auto asked = [&](const Passphrase& before, const QString& old, const QString& words, bool keeps) {
            HotSeatDialog dialog{before, HotSeatDialog::Purpose::Play};
            std::optional<std::pair<Passphrase, Passphrase>> chosen;
            Passphrase forLater;
            connect(&dialog, &HotSeatDialog::storedPhrase, this, [&](const Passphrase& phrase) { forLater = phrase; });
            connect(&dialog, &HotSeatDialog::phraseChosen, this, [&](const Passphrase& phrase) {
                chosen = {phrase, forLater};
            });
            fill(dialog, old, words, keeps);
            dialog.accept();
            return chosen;
        };
        const auto same = asked(kept, {}, {}, true);
        QVERIFY(same && same->first == kept && same->second == kept);
        QVERIFY(!asked(kept, {}, QStringLiteral("new"), true));
        QVERIFY(!asked(kept, {}, {}, false));
        QVERIFY(!asked(kept, QStringLiteral("wrong"), {}, false));
        const auto changed = asked(kept, QStringLiteral("old"), QStringLiteral("new"), true);
        QVERIFY(changed && changed->second.matches(QStringLiteral("new")));
        const auto dropped = asked(kept, QStringLiteral("old"), {}, false);
        QVERIFY(dropped && !dropped->first.isSet() && !dropped->second.isSet());
        const auto once = asked({}, {}, QStringLiteral("new"), false);
        QVERIFY(once && once->first.isSet() && !once->second.isSet());
    }

    void anotherLanguageKeepsTheSide() {
        Judge judge;
        MainWindow& table = judge.look(kAnne.value);
        const QPointer<QObject> before = table.findChild<app::VerdictCard*>();
        QVERIFY(before);
        QEvent change{QEvent::LanguageChange};
        QCoreApplication::sendEvent(&table, &change);
        QTRY_VERIFY(!before); // the panels are new
        QVERIFY(judge.settled());
        QCOMPARE(table.vision().owner(), std::optional{kAnne});
        QVERIFY(!table.actions().named("newTable")->isVisible());
        QCOMPARE(leakIn(table, judge.whole(), kAnne), QString{});
    }
};

QTEST_MAIN(TestSideWindow)
#include "tst_side_window.moc"
