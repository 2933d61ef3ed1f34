#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/map_page.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/vision/hand_over_page.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/hot_seat_dialog.h"
#include "app/desktop/vision/phrase_dialog.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/vision/words_said.h"
#include "app/desktop/window/hot_seat.h"
#include "scenarios/analysis/sample_point_values.h"
#include "scenarios/edits/edits.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/leak_check.h"
#include "scenarios/vision/side_view.h"
#include "tests/app/window/windows_test.h"
#include "tests/support/gui_table.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::test;

namespace {

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
class TestSideWindow : public test::WindowsTest {
    Q_OBJECT

    [[nodiscard]] HotSeat* seat() const { return m_judge->findChild<HotSeat*>(QString{}, Qt::FindDirectChildrenOnly); }
    [[nodiscard]] MainWindow* sideTable() const { return seat() ? seat()->table() : nullptr; }
    [[nodiscard]] bool settled() const {
        return QTest::qWaitFor(
            [this] {
                return m_judge->vision().isSettled() &&
                       (!seat() || (seat()->isSettled() && (!sideTable() || sideTable()->isSettled())));
            },
            20000);
    }
    void open(const Scenario& table = test::secretTable()) {
        startWith(table);
        QVERIFY(settled());
    }
    /// As the panel of the window in front does.
    MainWindow& look(const QString& side) {
        MainWindow& front = sideTable() ? *sideTable() : *m_judge;
        auto* sides = front.findChild<QComboBox*>(QStringLiteral("hiddenSides"));
        sides->setCurrentIndex(side.isEmpty() ? 0 : sides->findData(side));
        emit sides->activated(sides->currentIndex());
        const auto hasCome = [&] {
            return sideTable() && sideTable()->isVisible() &&
                   sideTable()->vision().owner() == std::optional{PlayerId{side}};
        };
        if (!QTest::qWaitFor(hasCome, 60000) || !settled()) {
            qFatal("no table comes");
        }
        return *sideTable();
    }

private slots:
    void init() { open(); }
    void cleanup() { stop(); }

    void S1_36_theViewGoesFromSideToSideAndBackToTheJudge() {
        m_judge->actions().named("nextFogView")->trigger();
        QVERIFY(QTest::qWaitFor([&] { return sideTable() != nullptr; }, 20000) && settled());
        QVERIFY(m_judge->isHidden());
        QCOMPARE(sideTable()->vision().owner(), std::optional{kAnne});
        QCOMPARE(sideTable()->geometry().size(), m_judge->geometry().size());
        QVERIFY(sideTable()->windowTitle().contains(QStringLiteral("as ")));
        QVERIFY(!sideTable()->view()->tableScene().shown<FogPicture>().isEmpty());
        sideTable()->actions().named("nextFogView")->trigger();
        QVERIFY(QTest::qWaitFor([&] { return sideTable() && sideTable()->vision().owner() == std::optional{kBert}; },
                                20000) &&
                settled());
        sideTable()->actions().named("nextFogView")->trigger();
        QVERIFY(QTest::qWaitFor([&] { return seat() == nullptr; }, 20000));
        QVERIFY(m_judge->isVisible());
        QCOMPARE(whole(), test::secretTable()); // looking changes nothing
    }

    void S1_19_aSideSeesItsOwnTableAndNothingElse() {
        for (const PlayerId& side : {kAnne, kBert}) {
            MainWindow& table = look(side.value);
            QCOMPARE(table.document().scenario(), scenarios::sideViewOf(whole(), side));
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
        open(scenarios::withVisionUpdated(whole));
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
            QVERIFY2(listed(*m_judge).contains(QLatin1String{name}), name); // the judge's own table
        }
        MainWindow& table = look(kAnne.value);
        QVERIFY(listed(table).contains(QStringLiteral("Watermill")));
        QVERIFY(!listed(table).contains(QStringLiteral("Granary")));
        QVERIFY(listed(table).contains(QStringLiteral("p-seen"))); // it stands there, and has no name
        QVERIFY(!listed(table).contains(QStringLiteral("Brewery")) &&
                !listed(table).contains(QStringLiteral("p-unseen")));
        const Scenario& known = table.document().scenario();
        QCOMPARE(known.piece({QStringLiteral("p-seen")})->kind, QStringLiteral("building"));
        QVERIFY(known.piece({QStringLiteral("p-seen")})->name.isEmpty());
        QCOMPARE(leakIn(table, m_judge->document().scenario(), kAnne), QString{});
    }

    void mapsAndMovesOfASidesWindow_countNoModelThatTheSideDoesNotKnow() {
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
            const auto all = mapOf(*m_judge, enemy);
            QVERIFY(all);
            const Scenario known = scenarios::sideViewOf(whole(), side);
            const auto models = [&](const Scenario& scenario) {
                return std::ranges::count(scenario.models, enemy, &scenarios::Model::player);
            };
            QCOMPARE(all->viewers, static_cast<int>(models(whole()))); // the judge's counts everybody
            MainWindow& table = look(side.value);
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
            hidden += static_cast<int>(models(whole()) - models(known));
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
            QVERIFY2(leakIn(table, whole(), side).isEmpty(), qPrintable(leakIn(table, whole(), side)));
        }
        QVERIFY(hidden > 0); // else nothing was tried
    }

    void T48_nothingThatTheWindowOfASideSaysTellsWhatTheSideDoesNotKnow() {
        // What the judge looked at and copied last is none of the side's.
        m_judge->actions().named("selectAll")->trigger();
        m_judge->actions().named("copy")->trigger();
        m_judge->state().setObserver(scenarios::ModelId{QStringLiteral("m2")});
        m_judge->state().setTarget(scenarios::ModelId{QStringLiteral("m1")});
        QVERIFY(settled());
        QVERIFY2(!leakIn(*m_judge, whole(), kAnne).isEmpty(),
                 "the judge's window tells secrets, or the search finds none");
        for (const PlayerId& side : {kAnne, kBert}) {
            MainWindow& table = look(side.value);
            for (auto* dock : table.findChildren<QDockWidget*>()) {
                dock->show();
            }
            table.actions().named("selectAll")->trigger();
            for (const auto& model : whole().models) {
                table.chooseObserver(model.id.value); // hidden ones too
            }
            table.state().setOneToMany(true);
            for (QMenu* menu : table.findChildren<QMenu*>()) {
                emit menu->aboutToShow();
            }
            auto* pages = table.findChild<QTabWidget*>(QStringLiteral("hiddenPages"));
            for (int i = 0; i < pages->count(); ++i) {
                pages->setCurrentIndex(i);
                QVERIFY(settled());
                QCOMPARE(leakIn(table, whole(), side), QString{});
            }
            table.actions().named("copy")->trigger();
            QCOMPARE(leakIn(table, whole(), side), QString{});
        }
    }

    void T48_theSearchInTheWindowFindsWhatIsThere_andClosesTheWindow() {
        MainWindow& table = look(kAnne.value);
        table.actions().named("searchLeaks")->trigger();
        QVERIFY(settled());
        QVERIFY(sideTable() == &table); // there is nothing to find
        (new QLabel{QStringLiteral("beware of Zyxm2"), &table})->hide();
        table.actions().named("searchLeaks")->trigger();
        QVERIFY(settled());
        QVERIFY(sideTable() == nullptr);
        QVERIFY(m_judge->isHidden()); // and does not show everything instead
        QVERIFY(seat()->page().isVisible());
        seat()->page().unlock({});
        QVERIFY(m_judge->isVisible());
        QVERIFY(app::wordsSaid(*m_judge).join(QLatin1Char{'\n'}).contains(QStringLiteral("Zyxm2")));
    }

    void theClipboardOfTheJudgeIsEmptied() {
        QApplication::clipboard()->setText(QStringLiteral("Zyxm2"));
        look(kAnne.value);
        QVERIFY(QApplication::clipboard()->text().isEmpty());
    }

    void dialogsOfTheJudgeGo() {
        m_judge->actions().named("allPerceptions")->trigger();
        QPointer<QDialog> dialog{m_judge->findChild<QDialog*>(QStringLiteral("perceptionDialog"))};
        QVERIFY(dialog && dialog->isVisible());
        look(kAnne.value);
        QVERIFY(!dialog || !dialog->isVisible());
    }

    void onlyOwnModelsMove_andTheJudgesTableTakesItUp() {
        MainWindow& table = look(kAnne.value);
        move(table, QStringLiteral("m1"), 38, 20);
        QTRY_VERIFY_WITH_TIMEOUT(table.document().scenario().model({QStringLiteral("m2")}) != nullptr, 20000);
        QVERIFY(settled());
        QCOMPARE(whole().model({QStringLiteral("m1")})->position, geometry::pointFromInches(38, 20));
        const auto place = whole().model({QStringLiteral("m2")})->position;
        move(table, QStringLiteral("m2"), 5, 5);
        QVERIFY(settled());
        QTRY_COMPARE_WITH_TIMEOUT(table.document().scenario().model({QStringLiteral("m2")})->position, place, 20000);
        QCOMPARE(whole().model({QStringLiteral("m2")})->position, place);
        const int steps = m_judge->document().undoStack()->count();
        table.actions().named("nextTurn")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(m_judge->document().undoStack()->count(), steps + 1, 20000);
        QVERIFY(settled());
        QVERIFY(sideTable() == &table); // the judge goes on looking as that side
        seat()->leave();
        QVERIFY(m_judge->isVisible());
        m_judge->document().undoStack()->undo();
        m_judge->document().undoStack()->undo();
        QVERIFY(whole().model({QStringLiteral("m1")})->position != geometry::pointFromInches(38, 20));
    }

    void theViewOfAPlayer_hasAButtonThatEndsTheTurn() {
        QVERIFY(whole().vision->active.isEmpty());
        MainWindow& table = look(kAnne.value);
        const auto* dock = table.findChild<QDockWidget*>(QStringLiteral("hiddenDock"));
        QVERIFY(dock && !dock->isHidden());
        auto* button = table.findChild<QPushButton*>(QStringLiteral("endTurn"));
        QTRY_VERIFY(button && button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("End my turn"));
        button->click();
        QTRY_COMPARE_WITH_TIMEOUT(whole().vision->active, kBert, 20000);
        QVERIFY(settled());
        QVERIFY(sideTable() == &table);
        QTRY_COMPARE(button->text(), QStringLiteral("Next turn")); // the judge's own hand
        table.actions().named("nextTurn")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(whole().vision->active, kAnne, 20000);
    }

    /// Whoever chose the view first finds the way back to the steps, as the side knew them.
    void fromTheViewOfAPlayer_theJudgeLooksBackAsThatPlayer() {
        MainWindow& table = look(kAnne.value);
        move(table, QStringLiteral("m1"), 10, 34);
        QVERIFY(settled());
        QTRY_VERIFY(!whole().vision->log.empty());
        auto* pages = table.findChild<QTabWidget*>(QStringLiteral("hiddenPages"));
        QVERIFY(pages->isTabVisible(1));
        pages->setCurrentIndex(1);
        auto* back = table.findChild<QToolButton*>(QStringLiteral("replayElsewhere"));
        QTRY_VERIFY(back && back->isVisible());
        QVERIFY(table.findChild<QListWidget*>(QStringLiteral("turnLog"))->isHidden());
        back->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_judge->isVisible(), 20000);
        QTRY_VERIFY(m_judge->hidden().replayed());
        QCOMPARE(m_judge->hidden().replayed(), std::optional{static_cast<int>(whole().vision->log.size())});
        QCOMPARE(m_judge->vision().shownSide(), std::optional{kAnne});
        m_judge->hidden().endReplay();
        QVERIFY(!m_judge->vision().shownSide());
    }

    void inACopyOfWhatAPlayerKnows_theKeyOfTheTurnSaysWhereItEnds() {
        m_judge->showSide(scenarios::sideViewOf(whole(), kAnne), kAnne);
        QVERIFY(settled());
        const PlayerId before = whole().vision->active;
        m_judge->actions().named("nextTurn")->trigger();
        QCOMPARE(whole().vision->active, before);
        QVERIFY(m_judge->findChild<QLabel*>(QStringLiteral("statusHint"))
                    ->text()
                    .contains(QStringLiteral("turns end in the judge’s window")));
    }

    void aMoveIsNotLost_whenTheViewChangesAtOnce() {
        move(look(kAnne.value), QStringLiteral("m1"), 10, 34);
        look(kBert.value);
        QCOMPARE(whole().model({QStringLiteral("m1")})->position, geometry::pointFromInches(10, 34));
        move(*sideTable(), QStringLiteral("m2"), 50, 34);
        seat()->leave();
        QCOMPARE(whole().model({QStringLiteral("m2")})->position, geometry::pointFromInches(50, 34));
    }

    void theJudgesTableComesBackWithThePhraseOnly_alsoAfterTheProgramWasEnded() {
        m_settings->setJudgePhrase(Passphrase::of(QStringLiteral("three rats")).toText());
        open();
        m_judge->vision().askForView(kAnne);
        QVERIFY(QTest::qWaitFor([&] { return sideTable() != nullptr; }, 20000));
        sideTable()->close();
        QVERIFY(m_judge->isHidden());
        auto* dialog = sideTable()->findChild<app::PhraseDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>(QStringLiteral("phraseWords"))->setText(QStringLiteral("three cats"));
        dialog->accept();
        QVERIFY(m_judge->isHidden());
        dialog->findChild<QLineEdit*>(QStringLiteral("phraseWords"))->setText(QStringLiteral("three rats"));
        dialog->accept();
        QVERIFY(m_judge->isVisible());
    }

    void aKeptPhraseThatCannotBeRead_keepsTheJudgesTable() {
        m_settings->setJudgePhrase(QStringLiteral("pbkdf2-sha256:60000:00:00"));
        m_judge->vision().askForView(kAnne);
        QVERIFY(settled());
        QVERIFY(seat() == nullptr && m_judge->isVisible());
        QVERIFY(app::wordsSaid(*m_judge).join(QLatin1Char{'\n'}).contains(QStringLiteral("cannot be read")));
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
        MainWindow& table = look(kAnne.value);
        const QPointer<QObject> before = table.findChild<app::VerdictCard*>();
        QVERIFY(before);
        QEvent change{QEvent::LanguageChange};
        QCoreApplication::sendEvent(&table, &change);
        QTRY_VERIFY(!before); // the panels are new
        QVERIFY(settled());
        QCOMPARE(table.vision().owner(), std::optional{kAnne});
        QVERIFY(!table.actions().named("newTable")->isVisible());
        QCOMPARE(leakIn(table, whole(), kAnne), QString{});
    }
};

QTEST_MAIN(TestSideWindow)
#include "tst_side_window.moc"
