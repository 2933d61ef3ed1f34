#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/unit_panel.h"
#include "app/desktop/services/position_finder.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/window/unit_controller.h"
#include "app/shared/text/unit_text.h"
#include "scenarios/edits/edits.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QSignalSpy>
#include <QtWidgets>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

using namespace sightline;
using namespace sightline::app;
using geometry::Length;

namespace {

scenarios::Model inUnit(scenarios::Model model, const char* unit, const char* name, double range = 0.0) {
    model.unit = QLatin1String{unit};
    model.name = QLatin1String{name};
    if (range > 0.0) {
        model.weapons = {{QStringLiteral("Rifle"), Length::fromInches(range)}};
    }
    return model;
}

/// Red: a unit of two, of which one sees past the box, and a lone gun; blue: a unit of two.
scenarios::Scenario unitTable() {
    scenarios::Scenario scenario = test::smallTable();
    scenario.rules = QStringLiteral("plan");
    scenario.terrain = {test::boxPiece(QStringLiteral("box"), 24, 14, 26, 26)};
    scenario.models = {
        inUnit(test::roundModel(QStringLiteral("m1"), QStringLiteral("a"), 10, 20), "Rifles", "First", 36),
        inUnit(test::roundModel(QStringLiteral("m2"), QStringLiteral("a"), 10, 5), "Rifles", "Second", 36),
        inUnit(test::roundModel(QStringLiteral("gun"), QStringLiteral("a"), 10, 40), "", "Gun"),
        inUnit(test::roundModel(QStringLiteral("e1"), QStringLiteral("b"), 40, 19), "Pack", "Wolf"),
        inUnit(test::roundModel(QStringLiteral("e2"), QStringLiteral("b"), 40, 21), "Pack", "Fox")};
    return scenario;
}

} // namespace

/// The unit matrix in the window: it follows the table, marks lines, and finds places to shoot from.
class TestUnitPanel : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] UnitPanel& panel() const { return child<UnitPanel>(); }
    [[nodiscard]] QTableWidget& matrix() const { return child<QTableWidget>("unitMatrix"); }
    [[nodiscard]] QTreeWidget& models() const { return child<QTreeWidget>("unitModels"); }
    [[nodiscard]] const UnitPicture& picture() const {
        return static_cast<TableScene*>(view()->scene())->shown<UnitPicture>();
    }

    [[nodiscard]] scenarios::UnitRuling judged(const char* from, const char* to) const {
        const auto& scenario = document().scenario();
        const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
        return scenarios::unitRulingOf(table, scenarios::unitOf(*scenario.model({QLatin1String{from}})),
                                       scenarios::unitOf(*scenario.model({QLatin1String{to}})));
    }

private slots:
    void init() {
        showWindow();
        showTable(unitTable());
        trigger("units");
        QVERIFY(settled());
    }

    void T38_cells_sayHowManySee() {
        QCOMPARE(matrix().rowCount(), 2);
        QCOMPARE(matrix().columnCount(), 1);
        QCOMPARE(matrix().verticalHeaderItem(0)->text(), "Rifles");
        QCOMPARE(matrix().verticalHeaderItem(1)->text(), "Gun");
        QCOMPARE(matrix().horizontalHeaderItem(0)->text(), "Pack");
        QCOMPARE(matrix().item(0, 0)->text(), "1/2");
        QCOMPARE(matrix().item(1, 0)->text(), "1/1");
        QVERIFY(!matrix().item(0, 0)->icon().isNull()); // never by hue alone
        QCOMPARE(
            matrix().item(0, 0)->data(Qt::AccessibleTextRole).toString(),
            "Rifles at Pack: 1 of 2 models see 2 of 2 targets. The unit counts as visible, but not as fully visible; "
            "1 of 2 weapons may shoot.");
    }

    void theOtherSide_looksToo() {
        auto& looking = child<QComboBox>("unitLooking");
        QCOMPARE(looking.count(), 2);
        QVERIFY(qobject_cast<NameBox*>(&looking)); // elides what has no room
        looking.setCurrentIndex(1);
        QCOMPARE(matrix().rowCount(), 1);
        QCOMPARE(matrix().columnCount(), 2);
        QCOMPARE(matrix().item(0, 0)->text(), unitCellText(judged("e1", "m1")));
        QCOMPARE(matrix().item(0, 1)->text(), unitCellText(judged("e1", "gun")));
    }

    void aChosenCell_listsItsModelsAndTheirReasons() {
        QSignalSpy chosen{&panel(), &UnitPanel::chosenChanged};
        matrix().setCurrentCell(0, 0);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(models().topLevelItemCount(), 2);
        const auto* first = models().topLevelItem(0);
        QCOMPARE(first->text(0), "First");
        QCOMPARE(first->text(1), "0 of 2");
        QCOMPARE(first->text(4), "In the way: box.");
        QCOMPARE(first->text(5), "Rifle: no line of sight");
        const auto* second = models().topLevelItem(1);
        QCOMPARE(second->text(1), "2 of 2");
        QCOMPARE(second->text(2), nameOf(document().scenario(), judged("m1", "e1").byObserver[1].bestVerdict().target));
        QVERIFY(second->text(5).startsWith("Rifle: may shoot at "));
    }

    void aChosenCell_marksItsLines() {
        QVERIFY(picture().isEmpty());
        matrix().setCurrentCell(0, 0);
        QCOMPARE(picture().lines.size(), 2U); // one of each model that looks
        QCOMPARE(picture().lines[0].observer.value, "m1");
        models().setCurrentItem(models().topLevelItem(1));
        QCOMPARE(picture().lines.size(), 2U); // all of one model
        QCOMPARE(picture().lines[0].observer.value, "m2");
        QCOMPARE(picture().lines[1].observer.value, "m2");
        trigger("units"); // closed: nothing is marked
        QVERIFY(settled());
        QVERIFY(picture().isEmpty());
    }

    void theCellPointedAt_marksItsLines() {
        matrix().setCurrentCell(0, 0);
        emit matrix().cellEntered(1, 0);
        QCOMPARE(picture().lines.size(), 1U);
        QCOMPARE(picture().lines[0].observer.value, "gun");
        QEvent leave{QEvent::Leave};
        QApplication::sendEvent(matrix().viewport(), &leave);
        QCOMPARE(picture().lines.size(), 2U);
        QCOMPARE(panel().chosen()->from.unit, "Rifles");
    }

    void enter_makesThePair() {
        matrix().setFocus();
        matrix().setCurrentCell(0, 0);
        QTest::keyClick(&matrix(), Qt::Key_Return);
        QCOMPARE(models().currentItem(), models().topLevelItem(0));
        QTest::keyClick(&models(), Qt::Key_Down);
        QTest::keyClick(&models(), Qt::Key_Return);
        QCOMPARE(state().observer()->value, "m2");
        QVERIFY(state().currentTarget().has_value());
    }

    void aMove_isFollowed() {
        matrix().setCurrentCell(0, 0);
        models().setCurrentItem(models().topLevelItem(1));
        const std::vector<scenarios::AnyId> elements{scenarios::ModelId{QStringLiteral("m1")}};
        for (const double up : {2.0, 3.0, 4.0, 5.0}) { // past the end of the box
            document().edit(QStringLiteral("move"),
                            scenarios::withMoved(document().scenario(), elements, {Length{}, Length::fromInches(-up)}));
            QCoreApplication::processEvents();
        }
        QVERIFY(settled());
        const auto now = judged("m1", "e1");
        QCOMPARE(now.observersThatSee, 2);
        QCOMPARE(matrix().item(0, 0)->text(), "2/2");
        QVERIFY(*panel().chosen() == now);                     // with all details, once things rest
        QCOMPARE(panel().chosenModel()->observer.value, "m2"); // what was chosen stays
        QVERIFY(picture().lines == now.byObserver[1].verdicts);
        undoStack()->undo();
        QVERIFY(settled());
        QVERIFY(*panel().chosen() == judged("m1", "e1"));
    }

    void rulesOnTrial_areFollowed_andLeft() {
        matrix().setCurrentCell(0, 0);
        QCOMPARE(panel().chosen()->byObserver[0].verdicts[0].rules, "plan");
        state().setPreviewRules(QStringLiteral("ruins"));
        QVERIFY(settled());
        QCOMPARE(panel().chosen()->byObserver[0].verdicts[0].rules, "ruins");
        QVERIFY(document().scenario().rules == scenarios::RulesChoice{QStringLiteral("plan")});
        state().setPreviewRules({});
        QVERIFY(settled());
        QCOMPARE(panel().chosen()->byObserver[0].verdicts[0].rules, "plan");
    }

    void toleranceSettings_areFollowed() {
        matrix().setCurrentCell(0, 0);
        QCOMPARE(panel().chosen()->byObserver[0].verdicts[0].toleranceMillimeters, 1.0);
        m_settings->setTolerances({2.5, {}});
        QVERIFY(settled());
        QCOMPARE(panel().chosen()->byObserver[0].verdicts[0].toleranceMillimeters, 2.5);
    }

    void matrix_hasAllTheRoom_untilACellIsChosen() {
        QVERIFY(!models().isVisible());
        QVERIFY(matrix().width() > panel().width() * 9 / 10);
        matrix().setCurrentCell(0, 0);
        QCoreApplication::processEvents();
        QVERIFY(models().isVisible());
        QVERIFY(models().width() > panel().width() / 2);
        QVERIFY(matrix().width() > panel().width() / 4);
        matrix().setCurrentCell(-1, -1);
        QVERIFY(!models().isVisible());
    }

    void aBrokenRuleSet_isSaid() {
        auto scenario = document().scenario();
        scenario.rules = QStringLiteral("chess");
        document().edit(QStringLiteral("rules"), scenario);
        QVERIFY(settled());
        QVERIFY(text("unitSummary").contains("chess"));
        QCOMPARE(matrix().rowCount(), 0);
        QVERIFY(!child<QPushButton>("unitCopy").isEnabled());
    }

    void csv_isCopied() {
        child<QPushButton>("unitCopy").click();
        const auto rows = QGuiApplication::clipboard()->text().split("\r\n");
        QVERIFY(rows[0].startsWith("from_player,from_unit,"));
        QCOMPARE(rows.size(), 1 + 2 + 1 + 2 + 2 + 1);
        QVERIFY(rows[1].startsWith("a,Rifles,b,Pack,2,1,2,2,true,false,2,1,m1,0,0,none,"));
    }

    void places_areShownAndTaken() {
        matrix().setCurrentCell(0, 0);
        QVERIFY(child<QPushButton>("unitPositions").isEnabled());
        models().setCurrentItem(models().topLevelItem(0));
        child<LengthBox>("unitMove").setLength(Length::fromInches(13));
        emit panel().positionsRequested(false);
        QVERIFY(child<QPushButton>("unitStop").isVisible());
        QVERIFY(settled());
        auto& places = child<QListWidget>("unitPlaces");
        QVERIFY(places.count() > 0);
        QVERIFY(places.item(0)->text().startsWith("1. First: "));
        QCOMPARE(static_cast<int>(picture().ghosts.size()), places.count());
        QVERIFY(picture().front == std::size_t{0});
        const auto before = document().scenario();
        const auto ghost = picture().ghosts[0];
        child<QPushButton>("unitTake").click();
        QVERIFY(settled());
        QCOMPARE(document().scenario().models[0].position, ghost.position);
        QCOMPARE(matrix().item(0, 0)->text(), "2/2");
        QVERIFY(picture().ghosts.empty());
        undoStack()->undo();
        QVERIFY(document().scenario() == before);
    }

    void places_ofAUnit_areTakenTogether() {
        matrix().setCurrentCell(0, 0);
        child<LengthBox>("unitMove").setLength(Length::fromInches(13));
        emit panel().positionsRequested(true);
        QVERIFY(settled());
        QCOMPARE(child<QListWidget>("unitPlaces").count(), 2);
        child<QPushButton>("unitTake").click();
        QVERIFY(settled());
        QCOMPARE(matrix().item(0, 0)->text(), "2/2");
        QCOMPARE(undoStack()->count(), 1);
    }

    void aSearch_canBeStopped() {
        matrix().setCurrentCell(0, 0);
        emit panel().positionsRequested(true);
        child<QPushButton>("unitStop").click();
        QVERIFY(settled());
        // What was found until then is kept, and said to be no more than that.
        const auto& sentence = child<QLabel>("unitSearch");
        QVERIFY(sentence.isVisible());
        QVERIFY2(sentence.text().startsWith("Stopped"), qPrintable(sentence.text()));
        QVERIFY(!child<QPushButton>("unitStop").isVisible());
        QCOMPARE(static_cast<int>(picture().ghosts.size()), child<QListWidget>("unitPlaces").count());
        // The next search is a whole one.
        child<LengthBox>("unitMove").setLength(Length::fromInches(13));
        emit panel().positionsRequested(true);
        QVERIFY(settled());
        QCOMPARE(child<QListWidget>("unitPlaces").count(), 2);
        QVERIFY2(sentence.text().startsWith("Positions within the move"), qPrintable(sentence.text()));
    }

    /// While a search runs, it tells the best so far; stopped, it keeps none that is worse.
    void theBestSoFar_isToldAndKept() {
        const scenarios::Model& first = scenario().models.front();
        const auto seenFrom = [](const scenarios::ShooterPosition& position) {
            return std::pair{position.eligibleWeapons, position.targetsSeen};
        };
        PositionFinder finder;
        std::optional<std::pair<int, int>> soFar;
        connect(&finder, &PositionFinder::foundBetter, this, [&] {
            QVERIFY(finder.isRunning() && !finder.hasEnded());
            QCOMPARE(finder.searches().size(), std::size_t{1});
            QVERIFY(finder.searches().front().shooter == first.id);
            if (!soFar) {
                soFar = seenFrom(finder.searches().front().places.at(0));
                finder.stop();
            }
        });
        finder.start(scenario(), first.id, false, scenarios::unitOf(scenario().models.back()), Length::fromInches(13));
        QTRY_VERIFY_WITH_TIMEOUT(!finder.isRunning(), 30'000);
        QVERIFY(soFar && soFar->second > 0 && finder.hasEnded() && finder.wasStopped());
        QVERIFY(!finder.searches().empty() && !finder.searches().front().places.empty());
        QVERIFY(seenFrom(finder.searches().front().places.front()) >= *soFar);
        finder.forget();
        QVERIFY(finder.searches().empty() && !finder.wasStopped());
    }

    /// The panel lists it under a heading, and the table shows it, before the search has ended.
    void theBestSoFar_isListedWhileASearchRuns() {
        matrix().setCurrentCell(0, 0);
        models().setCurrentItem(models().topLevelItem(0));
        child<LengthBox>("unitMove").setLength(Length::fromInches(13));
        auto& places = child<QListWidget>("unitPlaces");
        QStringList headings;
        connect(places.model(), &QAbstractItemModel::rowsInserted, &places, [&] {
            if (child<QPushButton>("unitStop").isVisible()) {
                headings << text("unitSearch").section(u'\n', 1);
                child<QPushButton>("unitStop").click();
            }
        });
        emit panel().positionsRequested(false);
        QVERIFY(settled());
        QVERIFY(!headings.isEmpty());
        QCOMPARE(headings.front(), QStringLiteral("The best so far:"));
        const QString after = text("unitSearch");
        QVERIFY2(after.startsWith(QStringLiteral("Stopped: the best of the positions")), qPrintable(after));
        QVERIFY(places.count() > 0);
        QCOMPARE(static_cast<int>(picture().ghosts.size()), places.count());
    }

    /// The count of positions goes on from model to model, so that the time left is that of the whole search.
    void theProgressOfAUnit_neverRunsBack() {
        const auto mostTried = [this](bool wholeUnit) {
            PositionFinder finder;
            std::vector<int> tried;
            connect(&finder, &PositionFinder::progressed, this, [&](int done, int all) {
                QVERIFY(done <= all);
                tried.push_back(done);
            });
            const scenarios::Model& first = scenario().models.front();
            finder.start(scenario(), first.id, wholeUnit, scenarios::unitOf(scenario().models.back()),
                         Length::fromInches(6));
            const bool hasEnded = QTest::qWaitFor([&] { return !finder.isRunning(); }, 60000);
            return hasEnded && std::ranges::is_sorted(tried) && !tried.empty() ? tried.back() : -1;
        };
        const int ofOne = mostTried(false);
        const int ofTwo = mostTried(true);
        QVERIFY(ofOne > 0);
        QVERIFY2(ofTwo > ofOne, qPrintable(QStringLiteral("%1, %2").arg(ofOne).arg(ofTwo)));
    }

    void f6_opensAndCloses() {
        auto& dock = child<QDockWidget>("unitsDock");
        QVERIFY(dock.isVisible());
        QCOMPARE(action("units")->shortcut(), QKeySequence{Qt::Key_F6});
        trigger("units");
        QVERIFY(!dock.isVisible());
        trigger("units");
        QVERIFY(settled());
        QCOMPARE(matrix().item(0, 0)->text(), "1/2");
    }

    void allParts_haveNames() {
        QVERIFY(!matrix().accessibleName().isEmpty());
        QVERIFY(!models().accessibleName().isEmpty());
        QVERIFY(!child<QComboBox>("unitLooking").accessibleName().isEmpty());
        QVERIFY(!child<LengthBox>("unitMove").accessibleName().isEmpty());
        QVERIFY(!child<QListWidget>("unitPlaces").accessibleName().isEmpty());
    }
};

QTEST_MAIN(TestUnitPanel)
#include "tst_unit_panel.moc"
