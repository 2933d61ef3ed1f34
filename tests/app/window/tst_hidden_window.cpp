#include "app/desktop/actions/action_set.h"
#include "app/desktop/panels/pair_list.h"
#include "app/desktop/panels/profile_view.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/hidden_panel.h"
#include "app/desktop/vision/overview_map.h"
#include "app/desktop/vision/profile_dialog.h"
#include "app/desktop/vision/replay_cover.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/widgets/loupe.h"
#include "app/desktop/window/seeing_controller.h"
#include "app/shared/painting/fog_painter.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/model/badges.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/when_modal.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <cstdlib>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::test;

/// The panel of hidden games: sides, turns, and what is drawn beside the fog.
class TestHiddenWindow : public test::WindowTest {
    Q_OBJECT

    void move(const QString& model, double x, double y) {
        document().edit(QStringLiteral("Move"),
                        scenarios::withModelAt(scenario(), {model}, geometry::pointFromInches(x, y)));
        QVERIFY(settled());
    }
    [[nodiscard]] QDockWidget* dock() const { return find<QDockWidget>("hiddenDock"); }
    /// All words of a list.
    static QStringList wordsOf(const QTreeWidget& list) {
        QStringList words;
        for (QTreeWidgetItemIterator it{const_cast<QTreeWidget*>(&list)}; *it; ++it) {
            for (int column = 0; column < list.columnCount(); ++column) {
                words << (*it)->text(column);
            }
        }
        return words;
    }
    /// Chooses to end the game, and presses the answer of that text. Returns the question.
    QString answerEnd(const QString& answer) {
        const QuestionAnswer given{answer};
        trigger("endHiddenGame");
        return given.question();
    }
    /// The veil of a side over the judge's table.
    void chooseSide(const QString& id) {
        m_window->vision().showFogOf(id.isEmpty() ? std::nullopt : std::optional{PlayerId{id}});
        QVERIFY(settled());
    }

private slots:
    void init() {
        showWindow({1300, 850});
        showTable(smallTable());
    }

    void withoutFogThereIsNoPanel_withFogItComes() {
        QVERIFY(dock()->isHidden());
        QVERIFY(!action("hiddenPanel")->isEnabled());
        // Opened all the same, it tells how to start one and has no empty fields.
        dock()->show();
        QVERIFY(text("hiddenRange").contains(QStringLiteral("no hidden game")));
        QVERIFY(!find<QTabWidget>("hiddenPages")->isVisible());
        QVERIFY(!find<QComboBox>("hiddenSides")->isVisible());
        dock()->hide();
        turnFogOn();
        QVERIFY(!dock()->isHidden());
        QVERIFY(find<QTabWidget>("hiddenPages")->isVisible());
        QVERIFY(find<QComboBox>("hiddenSides")->isVisible());
        undoStack()->undo(); // the ranges of this test
        QVERIFY(!dock()->isHidden());
        undoStack()->undo();
        QVERIFY(settled());
        QVERIFY(dock()->isHidden());
    }

    void aNewHiddenGame_seesTheFullLineOfSight_andSaysSoFirst() {
        trigger("fogOfWar");
        QVERIFY(settled());
        const auto& profile = scenario().vision->profile;
        QCOMPARE(profile.id, QStringLiteral("line-of-sight"));
        auto* range = find<QLabel>("hiddenRange");
        QVERIFY(range && range->isVisible());
        QCOMPARE(range->text(), QStringLiteral("Sight: as far as the line of sight reaches"));
        // It is the panel's first line.
        for (const auto* other : dock()->widget()->findChildren<QWidget*>()) {
            if (other != range && other->isVisible() && !other->objectName().isEmpty() &&
                other->parentWidget() == range->parentWidget()) {
                QVERIFY(other->geometry().bottom() >= range->geometry().top());
            }
        }
        // m1 sees m3 past the box and not m2 behind it, however far: as the judge's line says.
        const auto* anne = scenario().vision->side(kAnne);
        QVERIFY(anne->knows.seen.contains(scenarios::ModelId{QStringLiteral("m3")}));
        QVERIFY(!anne->knows.seen.contains(scenarios::ModelId{QStringLiteral("m2")}));
        document().edit(
            QStringLiteral("Standard sight"),
            scenarios::withVisionProfile(scenario(), *scenarios::shippedVisionProfile(QStringLiteral("standard"))));
        QVERIFY(settled());
        QCOMPARE(range->text(), QStringLiteral("Sight: up to 3.00 in, through everything"));
    }

    /// What was seen by the range that a new game has first is not remembered once the range is chosen.
    void beforeTheFirstMove_anotherRangeBeginsTheExplorationAnew() {
        trigger("fogOfWar");
        QVERIFY(settled());
        const auto known = [&] { return scenario().vision->side(kAnne)->knows; };
        const int all = known().explored.count();
        QVERIFY(known().pieces.size() > 0); // the box is in the full line of sight
        const auto choose = [&](int range) {
            auto profile = *scenarios::shippedVisionProfile(QStringLiteral("line-of-sight"));
            profile.roleRange[profile.bareRole] = range;
            document().edit(QStringLiteral("Range"), scenarios::withVisionProfile(scenario(), profile));
            QVERIFY(settled());
        };
        choose(8);
        QVERIFY(known().explored.count() < all);
        QCOMPARE(known().explored, known().visible);
        QCOMPARE(known().pieces.size(), std::size_t{0}); // [24, 26] is farther than 8 in from (10, 20)
        QCOMPARE(text("statusHint"), QStringLiteral("No move was made yet: each side begins to explore anew."));
        move(QStringLiteral("m1"), 10, 24);
        const int explored = known().explored.count();
        choose(4); // from the first move on what was seen stays explored
        QCOMPARE(known().explored.count(), explored);
        QVERIFY(known().visible.count() < explored);
    }

    void visibleRegion_endsWhereTheFogOfItsSideBegins() {
        turnFogOn(); // sight of 3 cells
        state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        trigger("visibleRegion");
        const auto& region = m_window->seeing().region();
        QTRY_VERIFY(region.region() && !region.isBusy());
        const auto visible = scenario().vision->side(kAnne)->knows.visible;
        const auto sees = [&](double x, double y) {
            return region.region()->region.contains(geometry::pointFromInches(x, y));
        };
        QVERIFY(sees(11.5, 20.5) && visible.contains({11, 20}));
        QVERIFY(!sees(20.5, 20.5) && !visible.contains({20, 20})); // nothing but the range hides it
        QVERIFY(region.region()->areaSquareInches <= visible.count() + 1e-6);
        QVERIFY2(region.sentence().contains(QStringLiteral("it ends where the fog of")), qPrintable(region.sentence()));
        // So does the first answer of a long computation, and what it leaves open.
        auto choice = m_settings->regionChoice();
        choice.cell = geometry::Length::fromInches(0.1);
        m_window->seeing().region().setChoice(choice, {});
        auto scenario = document().scenario();
        scenario.rules = QStringLiteral("horus-heresy-3e");
        document().edit(QStringLiteral("Rules"), scenario);
        QTRY_VERIFY(region.firstAnswer());
        const auto& first = *region.firstAnswer();
        const auto seen = document().scenario().vision->side(kAnne)->knows.visible;
        QVERIFY(first.areaSquareInches > 0.0 && first.possible->areaSquareInches() <= seen.count() + 1e-6);
        QVERIFY(!first.possible->contains(geometry::pointFromInches(20.5, 20.5)));
        QVERIFY2(region.sentence().contains(QStringLiteral("it ends where the fog of")), qPrintable(region.sentence()));
        undoStack()->undo();
        // Without the hidden game lines alone count.
        document().edit(QStringLiteral("End"), scenarios::withFog(document().scenario(), false));
        QVERIFY(settled());
        QTRY_VERIFY(region.region() && !region.isBusy() && sees(20.5, 20.5));
        QVERIFY(!region.sentence().contains(QStringLiteral("fog")));
    }

    /// What is dark on the table is as dark in the magnifier.
    void loupe_isUnderTheFogOfTheTable() {
        turnFogOn();
        auto& loupe = m_window->seeing().loupe();
        trigger("loupe");
        hover({50, 40});
        QTRY_VERIFY((loupe.area().center() - QPointF(50, 40)).manhattanLength() < 0.2);
        const auto shown = [&] {
            const QImage picture = loupe.grab().toImage();
            return picture.pixelColor(picture.width() / 2 + 30, picture.height() / 2 - 30);
        };
        const QColor open = shown();
        const auto darkened = [&](const QColor& color) {
            const auto isShaded = [](int light, int dark) {
                return std::abs(dark - light * (255 - app::kUnexploredAlpha) / 255) <= 3;
            };
            return isShaded(open.red(), color.red()) && isShaded(open.green(), color.green()) &&
                   isShaded(open.blue(), color.blue());
        };
        chooseSide(QStringLiteral("a"));
        QTRY_VERIFY(darkened(shown()));
        // What the side sees is as it is.
        chooseSide(QString{});
        hover({11, 20});
        QTRY_VERIFY((loupe.area().center() - QPointF(11, 20)).manhattanLength() < 0.2);
        const QColor seen = shown();
        chooseSide(QStringLiteral("a"));
        QTRY_COMPARE(shown(), seen);
        chooseSide(QString{});
        QTRY_COMPARE(shown(), seen);
    }

    void fogSaysWhyItIsDark_underThePointer() {
        turnFogOn();
        chooseSide(QStringLiteral("a"));
        auto* hint = find<QLabel>("statusHint");
        hover({50.5, 40.5});
        QCOMPARE(hint->text(), QStringLiteral("Dark: beyond 3.00 in of sight"));
        QCOMPARE(canvas()->toolTip(), hint->text());
        hover({10.5, 20.5}); // under m1 itself
        QVERIFY(!hint->text().startsWith(QStringLiteral("Dark")));
        QVERIFY(canvas()->toolTip().isEmpty());
        document().edit(QStringLiteral("Full sight"),
                        scenarios::withVisionProfile(
                            scenario(), *scenarios::shippedVisionProfile(QStringLiteral("line-of-sight"))));
        QVERIFY(settled());
        hover({30.5, 20.5}); // right behind the box
        QVERIFY2(hint->text().startsWith(QStringLiteral("Dark: box stands in every line to here")),
                 qPrintable(hint->text()));
        document().edit(
            QStringLiteral("Night"),
            scenarios::withVisionProfile(scenario(), *scenarios::shippedVisionProfile(QStringLiteral("night-fight"))));
        QVERIFY(settled());
        hover({10.5, 32.5}); // on open ground without light
        QVERIFY2(hint->text().startsWith(QStringLiteral("Dark: no light here; without it sight ends at 8.00 in")),
                 qPrintable(hint->text()));
        hover({30.5, 20.5}); // out of range: the night's is 15 in
        QVERIFY2(hint->text().startsWith(QStringLiteral("Dark: beyond 15.00 in of sight")), qPrintable(hint->text()));
    }

    void theJudge_hasAButtonForTheNextTurn() {
        turnFogOn();
        auto* button = find<QPushButton>("endTurn");
        QVERIFY(button && button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("Next turn"));
        const auto before = scenario().vision->active;
        button->click();
        QVERIFY(settled());
        QVERIFY(scenario().vision->active != before);
    }

    void terrainSeenInPart_isKnownWhole_andThePanelSaysSo() {
        Scenario table = scenario();
        table.terrain = {test::boxPiece(QStringLiteral("long"), 12, 24, 50, 25)}; // three of its cells are near m1
        document().edit(QStringLiteral("Wall"), table);
        turnFogOn();
        move(QStringLiteral("m1"), 10, 22);
        const Scenario view = scenarios::sideViewOf(scenario(), kAnne);
        QVERIFY(!view.vision->side(kAnne)->knows.explored.contains({40, 24}));
        QCOMPARE(view.terrain.size(), std::size_t{1});
        QVERIFY(view.terrain.front().outline == table.terrain.front().outline);
        const auto* told = find<QLabel>("terrainKnown");
        QVERIFY(told && told->isVisible());
        QCOMPARE(told->text(), QStringLiteral("Terrain seen in part is known whole."));
    }

    void S1_53_theFiguresAreThoseOfTheSides() {
        turnFogOn();
        const auto* figures = find<QTreeWidget>("sideFigures");
        QCOMPARE(figures->topLevelItemCount(), 2);
        move(QStringLiteral("m1"), 10, 34);
        chooseSide(QStringLiteral("a"));
        QCOMPARE(figures->topLevelItemCount(), 1);
        const auto statistics = scenarios::statisticsOf(scenario());
        const QStringList words = wordsOf(*figures);
        QVERIFY(statistics.front().newlySeen > 0);
        QVERIFY2(words.contains(QString::number(statistics.front().newlySeen)), qPrintable(words.join(u'|')));
    }

    void S1_53_enemiesNowInSight_areCountedAtOnce() {
        turnFogOn();
        chooseSide(QStringLiteral("a"));
        const auto* figures = find<QTreeWidget>("sideFigures");
        const auto figure = [&](const char* name) {
            const auto rows = figures->findItems(QLatin1String{name}, Qt::MatchExactly | Qt::MatchRecursive);
            return rows.isEmpty() ? QString{} : rows.front()->text(1);
        };
        QTRY_COMPARE(figure("Enemies in sight"), QStringLiteral("0"));
        move(QStringLiteral("m1"), 38, 20); // beside m2
        QTRY_COMPARE(figure("Enemies in sight"), QStringLiteral("1"));
        QTRY_COMPARE(figure("Enemies found by moves"), QStringLiteral("1"));
        move(QStringLiteral("m1"), 10, 34);
        QTRY_COMPARE(figure("Enemies in sight"), QStringLiteral("0"));
        QTRY_COMPARE(figure("Enemies found by moves"), QStringLiteral("1")); // once found
    }

    void S1_27_targetsAreThoseOfTheShownSide_andNobodyElseIsNamed() {
        turnFogOn();
        chooseSide(QStringLiteral("a"));
        const auto* targets = find<QTreeWidget>("sideTargets");
        QCOMPARE(targets->topLevelItemCount(), 0);
        move(QStringLiteral("m1"), 38, 20);
        QCOMPARE(targets->topLevelItemCount(), 1);
        QCOMPARE(targets->topLevelItem(0)->text(0), QStringLiteral("m2"));
        QVERIFY(targets->topLevelItem(0)->text(1).contains(QStringLiteral("next move"))); // T47
        trigger("nextTurn");
        QVERIFY(settled());
        QCOMPARE(targets->topLevelItem(0)->text(1), QStringLiteral("may be chosen"));
    }

    void theJudgesView_saysWhoseFogLiesOverIt() {
        turnFogOn();
        const auto* views = find<QComboBox>("hiddenSides");
        QCOMPARE(views->currentText(), QStringLiteral("Judge: nothing is hidden"));
        chooseSide(QStringLiteral("a"));
        QCOMPARE(views->currentText(),
                 QStringLiteral("Judge, with the fog of %1").arg(app::playerName(scenario(), kAnne)));
        QVERIFY(!views->currentData().isValid()); // still the judge's view
        QCOMPARE(views->count(), 3);
        chooseSide({});
        QCOMPARE(views->currentText(), QStringLiteral("Judge: nothing is hidden"));
    }

    void T47_shotAndCard_sayOfATargetWhatTheListSays() {
        turnFogOn();
        m_window->chooseObserver(QStringLiteral("m1"));
        m_window->chooseTarget(QStringLiteral("m2"));
        m_window->showDock("shotDock");
        const auto* answer = find<QLabel>("shotAnswer");
        const auto* details = find<QLabel>("shotDetails");
        const auto* card = find<QLabel>("verdictWhy");
        move(QStringLiteral("m1"), 38, 20);
        chooseSide(QStringLiteral("a"));
        const QString why = find<QTreeWidget>("sideTargets")->topLevelItem(0)->text(1);
        QVERIFY(why.contains(QStringLiteral("next move")));
        QTRY_COMPARE(answer->text(), QStringLiteral("The model may not shoot."));
        QVERIFY2(details->text().contains(why), qPrintable(details->text()));
        QVERIFY2(details->text().contains(QStringLiteral("line alone: The model may shoot.")),
                 qPrintable(details->text()));
        QCOMPARE(find<QTreeWidget>("shotRows")->topLevelItem(0)->text(6), why);
        QTRY_VERIFY2(card->text().contains(QStringLiteral("may not choose this target")), qPrintable(card->text()));
        // The headline is no plain "clear", and the card says where the rule comes from, with a way to its setting.
        const auto* word = find<QLabel>("verdictWord");
        QCOMPARE(word->text(), QStringLiteral("NOT LEGAL"));
        auto* rule = find<QLabel>("verdictHiddenRule");
        QVERIFY2(rule->isVisibleTo(rule->window()) && rule->text().contains(QStringLiteral("vision profile")),
                 qPrintable(rule->text()));
        emit rule->linkActivated({});
        auto* dialog = find<app::ProfileDialog>();
        QVERIFY(dialog);
        auto* atOnce = dialog->findChild<QCheckBox*>(QStringLiteral("targetsAtOnce"));
        QVERIFY(atOnce && atOnce->isVisible() && !atOnce->isChecked());
        atOnce->setChecked(true);
        dialog->accept();
        QVERIFY(settled());
        QTRY_COMPARE(word->text(), QStringLiteral("CLEAR"));
        QVERIFY(!rule->isVisibleTo(rule->window()));
        undoStack()->undo();
        QVERIFY(settled());
        QTRY_COMPARE(word->text(), QStringLiteral("NOT LEGAL"));
        trigger("nextTurn");
        QVERIFY(settled());
        QTRY_COMPARE(answer->text(), QStringLiteral("The model may shoot."));
        QTRY_VERIFY2(!card->text().contains(QStringLiteral("may not choose")), qPrintable(card->text()));
    }

    void whoSeesAPoint_seesNoFartherThanTheFog() {
        turnFogOn();
        m_window->seeing().probe().setPosition({20.5, 30.5});
        trigger("probe");
        const auto* panel = find<app::PairList>("spotPanel");
        const auto* list = panel->findChild<QTreeWidget*>();
        QTRY_VERIFY2(!m_window->seeing().isBusy() && panel->summary().startsWith(QStringLiteral("0 of 3 models")),
                     qPrintable(panel->summary()));
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            QCOMPARE(list->topLevelItem(i)->text(1), QStringLiteral("Dark: beyond 3.00 in of sight"));
        }
        m_window->seeing().probe().setPosition({12.5, 20.5}); // within the range of m1
        QTRY_VERIFY2(!m_window->seeing().isBusy() && panel->summary().startsWith(QStringLiteral("1 of 3 models")),
                     qPrintable(panel->summary()));
        trigger("fogOfWar"); // without fog nothing limits sight
        m_window->seeing().probe().setPosition({20.5, 30.5});
        QTRY_VERIFY2(!m_window->seeing().isBusy() && panel->summary().startsWith(QStringLiteral("3 of 3 models")),
                     qPrintable(panel->summary()));
    }

    void S1_30_anObjectiveInSight_isExploredAtOnce_andClaimedFromTheNextMoveOn() {
        document().edit(QStringLiteral("Objective"),
                        scenarios::withObjectiveAdded(
                            scenario(), {{QStringLiteral("o1")},
                                         QStringLiteral("Well"),
                                         geometry::pointFromInches(36.5, 20.5),
                                         geometry::Footprint::round(geometry::Length::fromMillimeters(40)).value(),
                                         {}}));
        turnFogOn();
        chooseSide(QStringLiteral("a"));
        const auto* targets = find<QTreeWidget>("sideTargets");
        const auto ruling = [&] {
            const auto found = targets->findItems(QStringLiteral("Well"), Qt::MatchExactly);
            return found.isEmpty() ? QString{} : found.front()->text(1);
        };
        QCOMPARE(ruling(), QString{}); // unknown yet
        move(QStringLiteral("m1"), 38, 20);
        QCOMPARE(ruling(), QStringLiteral("explored by this move: may be claimed from the next one on"));
        trigger("nextTurn");
        QVERIFY(settled());
        QCOMPARE(ruling(), QStringLiteral("explored: may be claimed"));
    }

    void S1_58_theJudgeTellsASideWhereTheSelectionStands() {
        turnFogOn();
        const auto* button = find<QToolButton>("intelligence");
        const auto settle = [&] { return settled(); };
        state().clearSelection();
        QTRY_VERIFY(settle() && !button->isEnabled());
        state().setSelection({scenarios::ModelId{QStringLiteral("m2")}});
        QTRY_VERIFY(settle() && button->isEnabled());
        // m2 is Blue's own: nobody tells Blue of it.
        QCOMPARE(button->menu()->actions().size(), 1);
        QVERIFY(!button->menu()->actions().front()->isChecked());
        button->menu()->actions().front()->trigger();
        QVERIFY(settled());
        const auto told = [&] { return scenario().vision->side({QStringLiteral("a")})->intelligence; };
        QCOMPARE(told(), QStringList{QStringLiteral("m2")});
        const QStringList words = wordsOf(child<QTreeWidget>("sideFigures"));
        QVERIFY2(words.contains(QStringLiteral("Told of")), qPrintable(words.join(u'|')));
        QVERIFY(button->menu()->actions().front()->isChecked());
        undoStack()->undo();
        QVERIFY(told().isEmpty());
        // Of a side that is shown, the judge tells that side alone; a player's own file has no such button.
        chooseSide(QStringLiteral("b"));
        QTRY_VERIFY(settle() && !button->isEnabled());
        m_window->vision().setOwner(scenarios::PlayerId{QStringLiteral("a")});
        chooseSide(QStringLiteral("a"));
        QTRY_VERIFY(settle() && !button->isVisible());
    }

    void S1_29_S1_44_abilitiesThatNeedSight_areRuledBesideTargets() {
        turnFogOn();
        scenarios::ModelVision healer;
        healer.needsSight = QStringList{QStringLiteral("heal")};
        document().edit(QStringLiteral("ability"),
                        scenarios::withModelVision(scenario(), {QStringLiteral("m1")}, healer));
        QVERIFY(settled());
        chooseSide(QStringLiteral("a"));
        const auto* targets = find<QTreeWidget>("sideTargets");
        QCOMPARE(targets->topLevelItemCount(), 0); // it sees nobody
        move(QStringLiteral("m1"), 38, 20);
        trigger("nextTurn");
        QVERIFY(settled());
        QCOMPARE(targets->topLevelItemCount(), 2);
        QCOMPARE(targets->topLevelItem(1)->text(0), QStringLiteral("heal of m1: m2"));
        QCOMPARE(targets->topLevelItem(1)->text(1), QStringLiteral("may be used there"));
        chooseSide(QStringLiteral("b"));
        for (int i = 0; i < targets->topLevelItemCount(); ++i) {
            QVERIFY(
                !targets->topLevelItem(i)->text(0).contains(QStringLiteral("heal"))); // what others can do is their own
        }
    }

    void S1_29_S1_30_S1_44_aBarePosition_isRuledUnderThePointer_orInTheMiddleOfTheView() {
        turnFogOn();
        auto* told = find<QLabel>("sideActions");
        QVERIFY(told && !told->isVisible()); // the judge sees all sides
        chooseSide(QStringLiteral("a"));
        QVERIFY2(!told->isVisible(), qPrintable(told->text())); // nothing to claim, and nobody has abilities
        Scenario claimable = scenario();
        scenarios::Objective objective;
        objective.id = {QStringLiteral("o1")};
        objective.position = geometry::pointFromInches(55, 40);
        objective.base = geometry::Footprint::round(geometry::Length::fromMillimeters(40)).value();
        claimable.objectives = {objective};
        scenarios::ModelVision healer = claimable.vision->of({QStringLiteral("m1")});
        healer.needsSight = {QStringLiteral("heal")};
        document().edit(QStringLiteral("claim"), scenarios::withModelVision(claimable, {QStringLiteral("m1")}, healer));
        QVERIFY(settled());
        QTRY_VERIFY(told->isVisible());
        const auto mayBeUsed = [&] { return told->text().contains(QStringLiteral("may be used here.")); };
        const auto mayBeClaimed = [&] { return told->text().contains(QStringLiteral("explored and may be claimed.")); };
        move(QStringLiteral("m1"), 10, 30);
        hover({12.5, 32.5}); // in sight by this move only
        QVERIFY2(told->text().startsWith(QStringLiteral("Under the pointer\n")), qPrintable(told->text()));
        QVERIFY2(!mayBeUsed() && told->text().contains(QStringLiteral("not in sight when the last move began")),
                 qPrintable(told->text()));
        QVERIFY2(told->text().contains(QStringLiteral("explored by this move")), qPrintable(told->text()));
        move(QStringLiteral("m1"), 10, 31);
        QVERIFY2(mayBeUsed() && mayBeClaimed(), qPrintable(told->text())); // the pointer rests where it was
        hover({10.5, 18.5});                                               // where it once stood
        QVERIFY2(!mayBeUsed() && mayBeClaimed(), qPrintable(told->text()));
        hover({50.5, 10.5});
        QVERIFY2(!mayBeUsed() && told->text().contains(QStringLiteral("not explored")), qPrintable(told->text()));
        hover({-0.4, 20});
        QVERIFY2(told->text().endsWith(QStringLiteral("This is off the table.")), qPrintable(told->text()));
        // Without a pointer it is the middle of the view, which the map moves by keys.
        QEvent leaving{QEvent::Leave};
        QCoreApplication::sendEvent(canvas(), &leaving);
        QVERIFY2(told->text().startsWith(QStringLiteral("In the middle of the view\n")), qPrintable(told->text()));
        QVERIFY(!mayBeUsed());
        view()->setPixelsPerInch(80, {0, 0});
        view()->centerOn(QPointF{11.5, 31.5});
        QVERIFY2(mayBeUsed() && mayBeClaimed(), qPrintable(told->text()));
        auto* map = find<app::OverviewMap>();
        for (int i = 0; i < 8; ++i) {
            QTest::keyClick(map, Qt::Key_Right);
        }
        QVERIFY2(!mayBeUsed() && told->text().contains(QStringLiteral("not explored")), qPrintable(told->text()));
    }

    void S1_36_theSliderLooksBack_andTheTableStays() {
        turnFogOn();
        move(QStringLiteral("m1"), 10, 34);
        move(QStringLiteral("m1"), 10, 40);
        showHiddenPage(1);
        auto* slider = find<QSlider>("replaySlider");
        auto* cover = find<app::ReplayCover>("replayCover");
        QCOMPARE(slider->maximum(), 2);
        QVERIFY(cover->isHidden());
        const Scenario now = scenario();
        slider->setValue(1);
        QVERIFY(settled());
        QVERIFY(!cover->isHidden());
        QCOMPARE(cover->shown().model({QStringLiteral("m1")})->position, geometry::pointFromInches(10, 34));
        QVERIFY(cover->shown().model({QStringLiteral("m2")}) != nullptr); // the judge's view comes first
        slider->setValue(0);
        QVERIFY(settled());
        QCOMPARE(cover->shown().model({QStringLiteral("m1")})->position, geometry::pointFromInches(10, 20));
        chooseSide(QStringLiteral("a"));
        QVERIFY(cover->shown().model({QStringLiteral("m2")}) == nullptr); // a side sees what it knew then
        QVERIFY(scenario() == now);
        QCOMPARE(undoStack()->count(), 4);
        QTest::keyClick(cover, Qt::Key_Escape);
        QVERIFY(cover->isHidden());
        QCOMPARE(slider->value(), 2);
        slider->setValue(1);
        QVERIFY(settled());
        move(QStringLiteral("m1"), 12, 40); // an edit ends it
        QVERIFY(cover->isHidden());
    }

    /// Esc works wherever the focus is: in the list of views, on a tab, on the slider.
    void esc_returnsToTheTable_fromAnyPartOfTheWindow() {
        turnFogOn();
        move(QStringLiteral("m1"), 10, 34);
        showHiddenPage(1);
        const auto* cover = find<app::ReplayCover>("replayCover");
        for (QWidget* focused :
             std::initializer_list<QWidget*>{find<QComboBox>("hiddenSides"), find<QTabWidget>("hiddenPages")->tabBar(),
                                             find<QSlider>("replaySlider"), find<QListWidget>("turnLog")}) {
            m_window->hidden().replayTo(0);
            QVERIFY(settled());
            QVERIFY(!cover->isHidden());
            QTest::keyClick(focused, Qt::Key_Escape);
            QVERIFY2(cover->isHidden(), qPrintable(focused->objectName()));
            QVERIFY(!m_window->hidden().replayed());
        }
    }

    /// A side knows of its own steps and of turns: only those are listed and counted.
    void stepsAreCounted_asTheyAreListed() {
        turnFogOn();
        move(QStringLiteral("m1"), 10, 34);
        move(QStringLiteral("m2"), 50, 34);
        move(QStringLiteral("m1"), 10, 36);
        showHiddenPage(1);
        chooseSide(QStringLiteral("a"));
        const auto* log = find<QListWidget>("turnLog");
        QCOMPARE(log->count(), 3);
        auto* slider = find<QSlider>("replaySlider");
        QCOMPARE(slider->maximum(), 2);
        slider->setValue(1);
        QVERIFY(settled());
        QCOMPARE(m_window->hidden().replayed(), std::optional{1});
        QCOMPARE(text("replayPosition"), QStringLiteral("After step 1 of 2"));
        QVERIFY2(
            find<app::ReplayCover>("replayCover")->accessibleName().startsWith(QStringLiteral("After step 1 of 2, ")),
            qPrintable(find<app::ReplayCover>("replayCover")->accessibleName()));
        slider->setValue(2);
        QVERIFY(settled());
        QCOMPARE(m_window->hidden().replayed(), std::optional{3});
    }

    void whileAnEarlierStepIsShown_noPanelRulesOnIt() {
        turnFogOn();
        move(QStringLiteral("m1"), 10, 34);
        QVERIFY(m_window->chooseObserver(QStringLiteral("m1")) && m_window->chooseTarget(QStringLiteral("m3")));
        m_window->showDock("profileDock");
        m_window->showDock("unitsDock");
        m_window->showDock("shotDock");
        const auto ready = [&] { return QTest::qWaitFor([&] { return m_window->isSettled(); }, 20000); };
        QVERIFY(ready());
        const auto* card = find<app::VerdictCard>();
        const auto* status = find<QLabel>("statusVerdict");
        const QString word = card->word();
        const QString told = status->text();
        const QString units = text("unitSummary");
        QVERIFY(!word.isEmpty() && !told.isEmpty() && !units.isEmpty());
        m_window->hidden().replayTo(0);
        QVERIFY(ready());
        const QString remark = m_window->hidden().replayRemark();
        QVERIFY(remark.contains(QStringLiteral("earlier step")));
        QCOMPARE(card->word(), QString{});
        QCOMPARE(card->sentence(), remark);
        QCOMPARE(status->text(), QString{});
        QCOMPARE(find<app::ProfileView>()->accessibleDescription(), remark);
        QCOMPARE(text("unitSummary"), remark);
        QCOMPARE(text("shotAnswer"), remark);
        QVERIFY(!action("overrule")->isEnabled()); // nobody decides on what is not seen
        QVERIFY(m_window->chooseTarget(QStringLiteral("m2")));
        QVERIFY(ready());
        QCOMPARE(card->sentence(), remark); // a new answer does not bring it back
        QVERIFY(m_window->chooseTarget(QStringLiteral("m3")));
        QTest::keyClick(find<app::ReplayCover>("replayCover"), Qt::Key_Escape);
        QVERIFY(ready());
        QCOMPARE(m_window->hidden().replayRemark(), QString{});
        QCOMPARE(card->word(), word);
        QCOMPARE(status->text(), told);
        QCOMPARE(text("unitSummary"), units);
        QVERIFY(text("shotAnswer") != remark);
        QVERIFY(action("overrule")->isEnabled());
    }

    void endingTheGame_revealsAll_andItsStepsCanBeReviewed() {
        QVERIFY(!action("endHiddenGame")->isEnabled());
        turnFogOn();
        move(QStringLiteral("m1"), 10, 34);
        chooseSide(QStringLiteral("a"));
        QVERIFY(!scene().shown<app::FogPicture>().isEmpty());
        const Scenario before = scenario();
        const int steps = undoStack()->count();
        QVERIFY(action("endHiddenGame")->isEnabled());
        QVERIFY(answerEnd(QStringLiteral("Cancel")).contains(QStringLiteral("Nothing on this table is hidden")));
        QVERIFY(scenario() == before);

        answerEnd(QStringLiteral("End the hidden game"));
        QVERIFY(settled());
        QCOMPARE(undoStack()->count(), steps + 1);
        QVERIFY(!scenario().vision->enabled);
        QVERIFY(scenario() == scenarios::withFog(before, false)); // all else is kept
        QVERIFY(scene().shown<app::FogPicture>().isEmpty());
        QVERIFY(!action("endHiddenGame")->isEnabled() && !actions().menu("viewsMenu")->menuAction()->isEnabled());
        // The panel stays, with the turns alone.
        QVERIFY(!dock()->isHidden() && action("hiddenPanel")->isEnabled());
        QVERIFY(text("hiddenRange").contains(QStringLiteral("has ended")));
        auto* views = find<QComboBox>("hiddenSides"); // of the steps
        QVERIFY(views->isVisible());
        const auto* pages = find<QTabWidget>("hiddenPages");
        for (int i = 0; i < pages->count(); ++i) {
            QCOMPARE(pages->isTabVisible(i), i == 1);
        }
        const auto* log = find<QListWidget>("turnLog");
        QVERIFY(log->isVisible());
        QCOMPARE(log->count(), 2);
        find<QSlider>("replaySlider")->setValue(0);
        QVERIFY(settled());
        const auto* cover = find<app::ReplayCover>("replayCover");
        QVERIFY(!cover->isHidden());
        QCOMPARE(cover->shown().model({QStringLiteral("m1")})->position, geometry::pointFromInches(10, 20));
        QVERIFY(cover->shown().model({QStringLiteral("m2")}) != nullptr);
        // A player's view of a step is what the player knew then.
        views->setCurrentIndex(views->findData(kAnne.value));
        emit views->activated(views->currentIndex());
        QVERIFY(settled());
        QCOMPARE(m_window->hidden().replayed(), std::optional{0});
        QVERIFY(cover->shown() ==
                scenarios::sideViewOf(scenarios::replayedTo(scenarios::withFog(scenario(), true), 0), kAnne));
        QVERIFY(cover->shown().model({QStringLiteral("m2")}) == nullptr);
        QCOMPARE(views->currentData().toString(), kAnne.value);
        m_window->hidden().endReplay();
        QVERIFY(settled());
        QCOMPARE(views->currentIndex(), 0);
        QVERIFY(!scenario().vision->enabled);

        undoStack()->undo();
        QVERIFY(settled());
        QVERIFY(scenario() == before);
        QVERIFY(find<QComboBox>("hiddenSides")->isVisible());
        for (int i = 0; i < pages->count(); ++i) {
            QVERIFY(pages->isTabVisible(i));
        }
        // The switch ends it too, without a question, and goes on with what each side knew.
        trigger("fogOfWar");
        trigger("fogOfWar");
        QVERIFY(settled());
        QCOMPARE(scenario().vision->log.size(), before.vision->log.size());
        QVERIFY(scenario().vision->side(kAnne)->knows == before.vision->side(kAnne)->knows);
    }

    void onlyTheJudgeEndsTheGame() {
        turnFogOn();
        const Scenario view = scenarios::sideViewOf(scenario(), kAnne);
        showWindow({1300, 850});
        m_window->showSide(view, kAnne);
        QVERIFY(settled());
        QVERIFY(scenario().vision->enabled);
        QVERIFY(!action("endHiddenGame")->isEnabled());
        QVERIFY(!find<QTabWidget>("hiddenPages")->isTabVisible(3)); // nor is the brush a player's
    }

    void theLogTellsOfOthersStepsOnlyToTheJudge() {
        turnFogOn();
        trigger("nextTurn");
        QVERIFY(settled());
        move(QStringLiteral("m1"), 10, 34); // in the turn of the first player
        showHiddenPage(1);
        const auto* log = find<QListWidget>("turnLog");
        QCOMPARE(log->count(), 3);
        chooseSide(QStringLiteral("b"));
        QCOMPARE(log->count(), 2);
        for (int i = 0; i < log->count(); ++i) {
            QVERIFY(!log->item(i)->text().contains(QStringLiteral("Move")));
        }
    }

    void S1_37_theOverviewShowsWhatIsExplored_andGoesThere() {
        turnFogOn();
        auto* map = find<app::OverviewMap>();
        const QImage judge = map->picture();
        QVERIFY(!judge.isNull());
        chooseSide(QStringLiteral("a"));
        QVERIFY(map->picture() != judge);
        move(QStringLiteral("m1"), 10, 34); // round (10, 20) it is explored and no longer seen
        const QImage side = map->picture();
        chooseSide({});
        const QImage whole = map->picture();
        const auto at = [&](const QImage& picture, double x, double y) {
            const QPointF place = (map->toWidget({x, y}) - map->toWidget({0, 0})) * picture.devicePixelRatio();
            return picture.pixelColor((place + QPointF{2, 2}).toPoint()); // the frame beside the table
        };
        const auto isUnder = [&](double x, double y, int alpha) {
            const QColor open = at(whole, x, y);
            const QColor veiled = at(side, x, y);
            const auto near = [alpha](int value, int dark) {
                return std::abs(value * (255 - alpha) / 255 - dark) <= 2;
            };
            return near(open.red(), veiled.red()) && near(open.green(), veiled.green()) &&
                   near(open.blue(), veiled.blue());
        };
        QVERIFY(isUnder(7.5, 31.5, 0));    // seen
        QVERIFY(isUnder(7.5, 17.5, 110));  // explored
        QVERIFY(isUnder(50.5, 10.5, 175)); // never seen
        chooseSide(QStringLiteral("a"));
        view()->setPixelsPerInch(80, {0, 0});
        QTest::mouseClick(map, Qt::LeftButton, {}, map->toWidget({50, 10}).toPoint());
        const QPointF middle = scene().viewArea().center();
        QVERIFY2(std::abs(middle.x() - 50) < 1 && std::abs(middle.y() - 10) < 1,
                 qPrintable(QStringLiteral("%1 %2").arg(middle.x()).arg(middle.y())));
        QTest::keyClick(map, Qt::Key_Left);
        QVERIFY(scene().viewArea().center().x() < middle.x() - 0.5);
    }

    void S1_33_placesToLookNextAreOfTheShownSide() {
        turnFogOn();
        chooseSide(QStringLiteral("a"));
        trigger("whereToLook");
        QVERIFY(settled());
        const auto& looks = scene().shown<app::KnownMarks>().looks;
        QVERIFY(looks.size() >= 2 && looks.size() <= 5);
        QVERIFY(looks.front().gain >= looks.back().gain && looks.back().gain > 0);
        QVERIFY(std::abs(looks.front().place.x() - 10) < 6);
        trigger("whereToLook");
        QVERIFY(settled());
        QVERIFY(scene().shown<app::KnownMarks>().isEmpty());
    }

    /// The step stays, and only the eyes change.
    void anotherViewOfAnEarlierStep_isThatStepAsTheSideKnewIt() {
        turnFogOn();
        move(QStringLiteral("m1"), 10, 34);
        move(QStringLiteral("m1"), 38, 20);
        m_window->hidden().replayTo(1);
        QVERIFY(settled());
        auto* views = find<QComboBox>("hiddenSides");
        views->setCurrentIndex(views->findData(kAnne.value));
        emit views->activated(views->currentIndex());
        QVERIFY(settled());
        QCOMPARE(m_window->hidden().replayed(), std::optional{1});
        QVERIFY(m_window->isVisible());
        const auto* cover = find<app::ReplayCover>();
        const Scenario then = scenarios::sideViewOf(scenarios::replayedTo(scenario(), 1), kAnne);
        QTRY_VERIFY(cover->isVisible() && cover->shown() == then);
        QCOMPARE(views->currentData().toString(), kAnne.value);
        views->setCurrentIndex(0); // the judge
        emit views->activated(0);
        QVERIFY(settled());
        QTRY_VERIFY(cover->shown() == scenarios::replayedTo(scenario(), 1));
        m_window->hidden().endReplay();
        QVERIFY(settled());
        QVERIFY(!m_window->vision().shownSide());
    }

    void S1_16_whoWasSeenIsRememberedWhereItWasSeen() {
        turnFogOn();
        auto profile = scenario().vision->profile;
        profile.rememberModels = true;
        document().edit(QStringLiteral("Profile"), scenarios::withVisionProfile(scenario(), profile));
        QVERIFY(settled());
        chooseSide(QStringLiteral("a"));
        move(QStringLiteral("m1"), 38, 20);
        QVERIFY(scene().shown<app::KnownMarks>().ghosts.empty()); // in sight
        move(QStringLiteral("m1"), 10, 20);
        move(QStringLiteral("m2"), 50, 40); // T51: nothing of that is known
        const auto& ghosts = scene().shown<app::KnownMarks>().ghosts;
        QCOMPARE(ghosts.size(), std::size_t{1});
        QCOMPARE(ghosts.front().as.id.value, QStringLiteral("m2"));
        QCOMPARE(ghosts.front().as.position, geometry::pointFromInches(40, 20));
        QCOMPARE(ghosts.front().turnsAgo, 0);
        for (int i = 0; i < 5; ++i) { // of two players, the first of whom begins turn 1
            trigger("nextTurn");
            QVERIFY(settled());
        }
        QCOMPARE(scenario().vision->turn, 3);
        QCOMPARE(scene().shown<app::KnownMarks>().ghosts.front().turnsAgo, 2);
        QCOMPARE(app::turnsAgoText(0), QStringLiteral("this turn"));
        QCOMPARE(app::turnsAgoText(2), QStringLiteral("2 turns ago"));
        scenarios::Model hurt = ghosts.front().as;
        QCOMPARE(app::lastSeenText(hurt, 2), QStringLiteral("2 turns ago"));
        hurt.wounds = 3;
        QCOMPARE(app::lastSeenText(hurt, 2), QStringLiteral("2 turns ago, wounds 3"));
        hurt.maxWounds = 5;
        QCOMPARE(app::lastSeenText(hurt, 0), QStringLiteral("this turn, wounds 3/5"));
        chooseSide({});
        QVERIFY(scene().shown<app::KnownMarks>().isEmpty());
    }

    void aGhost_hasTheLabelOfTheModelThatWasSeen() {
        Scenario named = scenario();
        for (scenarios::Model& model : named.models) {
            model.name = QStringLiteral("Model %1").arg(model.id.value == u"m2" ? 5 : 7);
        }
        document().edit(QStringLiteral("Names"), named);
        turnFogOn();
        auto profile = scenario().vision->profile;
        profile.rememberModels = true;
        document().edit(QStringLiteral("Profile"), scenarios::withVisionProfile(scenario(), profile));
        QVERIFY(settled());
        move(QStringLiteral("m1"), 38, 20);
        const Scenario inSight = scenarios::sideViewOf(scenario(), kAnne);
        const QString label = scenarios::badgeOn(inSight, {QStringLiteral("m2")});
        QVERIFY2(label.endsWith(u'5'), qPrintable(label));
        move(QStringLiteral("m1"), 10, 20);
        const auto ghosts = app::ghostsOf(scenarios::sideViewOf(scenario(), kAnne), kAnne);
        QCOMPARE(ghosts.size(), std::size_t{1});
        QCOMPARE(ghosts.front().label, label);
    }

    void T52_fourSides() {
        Scenario four = scenario();
        for (const QString& id : {QStringLiteral("c"), QStringLiteral("d")}) {
            four = scenarios::withPlayerAdded(four, [&] {
                scenarios::Player player;
                player.id = {id};
                player.name = id.toUpper();
                return player;
            }());
        }
        document().edit(QStringLiteral("four"), four);
        turnFogOn();
        QCOMPARE(find<QComboBox>("hiddenSides")->count(), 5);
        QCOMPARE(find<QTreeWidget>("sideFigures")->topLevelItemCount(), 4);
        chooseSide(QStringLiteral("d"));
        QCOMPARE(m_window->vision().shownSide(), std::optional{PlayerId{QStringLiteral("d")}});
    }
};

QTEST_MAIN(TestHiddenWindow)
#include "tst_hidden_window.moc"
