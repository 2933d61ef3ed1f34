#include "app/desktop/base/language.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/distribution_chart.h"
#include "app/desktop/design/fairness_text.h"
#include "app/desktop/design/layout_text.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/design/map_page.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/dialogs/layout_report_dialog.h"
#include "app/desktop/widgets/histogram_view.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/shared/export/layout_page.h"
#include "app/shared/painting/design_painter.h"
#include "app/shared/text/layout_text.h"
#include "scenarios/analysis/fairness_comparison.h"
#include "scenarios/edits/edits.h"
#include "scenarios/rules/rule_set.h"
#include "tests/app/cli/cli_process.h"
#include "tests/app/window/design_test.h"
#include "tests/support/gui_table.h"
#include "tests/support/pdf_text.h"
#include "tests/support/rows.h"
#include "tests/support/straight_shapes.h"

#include <QTest>
#include <QtWidgets>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <optional>
#include <thread>

using namespace sightline;
using app::MainWindow;
using geometry::Length;
using namespace sightline::tests;

namespace {

/// A screen half an inch too low for the lane along the table, which no change closes together with the shorter one to
/// the zone below; and twelve pebbles, so that there is much to try.
scenarios::Scenario twoLanes() {
    scenarios::Scenario scenario;
    scenario.table.width = Length::fromInches(60);
    scenario.table.height = Length::fromInches(44);
    for (const char* id : {"a", "b"}) {
        scenario.players.emplace_back().id = {QLatin1String{id}};
    }
    const auto addZone = [&](const char* id, const char* player, double left, double top) {
        auto& zone = scenario.zones.emplace_back();
        zone.id = {QLatin1String{id}};
        zone.player = {QLatin1String{player}};
        zone.polygon = testsupport::boxPolygon(left, top, left + 4, top + 4);
    };
    addZone("left", "a", 0, 20);
    addZone("right", "b", 56, 20);
    addZone("below", "b", 24, 40);
    scenario.terrain = {test::boxPiece(QStringLiteral("screen"), 28, 21, 29, 28.5)};
    for (int i = 0; i < 12; ++i) {
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("pebble-%1").arg(i), 2 + 4 * i, 2, 2.2 + 4 * i, 2.2));
    }
    return scenario;
}

/// Two zones 24 in apart, and two walls that leave a way along one edge: to move the second one by 1 in closes it.
scenarios::Scenario openLane() {
    scenarios::Scenario scenario;
    scenario.table.width = Length::fromInches(28);
    scenario.table.height = Length::fromInches(7);
    for (const char* id : {"a", "b"}) {
        scenario.players.emplace_back().id = {QLatin1String{id}};
    }
    const auto zone = [](const char* id, const char* player, double left, double right) {
        scenarios::Zone made;
        made.id = {QLatin1String{id}};
        made.player = {QLatin1String{player}};
        made.polygon = testsupport::boxPolygon(left, 0, right, 7);
        return made;
    };
    scenario.zones = {zone("west", "a", 0, 2), zone("east", "b", 26, 28)};
    scenario.terrain = {test::boxPiece(QStringLiteral("one"), 12, 0, 14, 4),
                        test::boxPiece(QStringLiteral("other"), 14, 2.5, 16, 6)};
    return scenario;
}

} // namespace

/// The panel Layout and its pages Sight and Fairness: the numbers of window and command line are the same.
class TestDesignWindow : public test::DesignTest {
    Q_OBJECT

private slots:
    void init() {
        showWindow({1300, 850});
        open();
    }

    void everyPage_isReachedAndReadWhole_inEachLanguage_data() { testsupport::addRows("language", {"en", "de", "fr"}); }

    void everyPage_isReachedAndReadWhole_inEachLanguage() {
        QFETCH(QString, language);
        const auto speaksAsBefore = qScopeGuard([locale = QLocale{}] { QLocale::setDefault(locale); });
        app::Translations translations;
        translations.use(language);
        init();
        auto* dock = find<QDockWidget>("designDock");
        dock->show();
        dock->raise();
        auto* pages = find<app::PageSwitch>("designPages");
        QCoreApplication::processEvents();
        // Beside what another panel asks for it takes no more room than a third of the window.
        QVERIFY2(dock->width() <= m_window->width() / 3, qPrintable(QString::number(dock->width())));
        for (int page = 0; page < pages->count(); ++page) {
            auto* button = pages->findChild<QToolButton*>(QStringLiteral("page%1").arg(page + 1));
            QVERIFY(button->isVisible() && button->width() >= button->sizeHint().width());
            QVERIFY(pages->rect().contains(QRect{button->mapTo(pages, QPoint{}), button->size()}));
            button->click();
            QCoreApplication::processEvents();
            QCOMPARE(pages->currentIndex(), page);
            int read = 0;
            for (const auto* box : pages->findChildren<QComboBox*>()) {
                if (!box->isVisible()) {
                    continue;
                }
                QStyleOptionComboBox option;
                option.initFrom(box);
                const int room = box->style()
                                     ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                                     .width();
                for (int i = 0; i < box->count(); ++i) {
                    QVERIFY2(box->fontMetrics().horizontalAdvance(box->itemText(i)) <= room,
                             qPrintable(box->objectName() + QStringLiteral(": ") + box->itemText(i)));
                    ++read;
                }
            }
            QVERIFY(read > 0 || page == 1 || page == 2);
        }
    }

    /// A player deploys in two zones that overlap: the map of all of them, the lists and the figures of both sides are
    /// those of the command line.
    void severalZonesOfAPlayer_countAsOneGround() {
        open(QStringLiteral("first-wall"));
        scenarios::Scenario scenario = openLane();
        scenario.players[0].name = QStringLiteral("Red");
        const auto box = [](double left, double top, double right, double bottom) {
            using geometry::pointFromInches;
            return testsupport::boxPolygon(left, top, right, bottom);
        };
        scenario.zones[0].polygon = box(0, 0, 2, 4);
        scenario.zones.push_back(scenario.zones[0]);
        scenario.zones.back().id = {QStringLiteral("south")};
        scenario.zones.back().polygon = box(0, 3, 3, 7);
        document().newScenario(scenario);
        auto* subjects = find<QComboBox>("mapSubject");
        const int all = subjects->findText(QStringLiteral("Seen from all zones of Red"));
        QVERIFY(all >= 0);
        subjects->setCurrentIndex(all);
        emit subjects->activated(all);
        action("mapOfSight")->setChecked(true);
        QVERIFY(settled());
        QCOMPARE(map().answer()->values->viewers, 8 + 12 - 2);
        QCOMPARE(list(), runCli({"heatmap", savedTable(), "--player", "a", "--zone", "--cell", "1", "--csv"}).output);
        page(1);
        const auto json = runCli({"layout", savedTable(), "--trials", "0", "--no-influence", "--json"}).json().object();
        const auto& report = m_window->design().sight().report();
        QVERIFY(report);
        auto* list = find<QTreeWidget>("sightList");
        m_window->design().sight().page()->sheets()->showSheet(static_cast<int>(app::SightSheet::Exposures));
        const int zones = static_cast<int>(json["exposure"].toArray().size());
        const auto ofSides = json["exposure_of_sides"].toArray();
        QCOMPARE(zones, 6);
        QCOMPARE(ofSides.size(), 2);
        QCOMPARE(list->topLevelItemCount(), zones + ofSides.size());
        for (int row = 0; row < 2; ++row) {
            const bool isSeen = ofSides[row].toObject()["to"].toString() == u"a";
            auto* item = list->topLevelItem(zones + row);
            QCOMPARE(item->text(isSeen ? 1 : 0), QStringLiteral("Red, all zones"));
            list->setCurrentItem(item);
            QVERIFY(settled());
            const auto& marks = scene().shown<app::DesignMarks>();
            QCOMPARE(marks.outlines.size(), std::size_t{3});
            QCOMPARE(static_cast<double>(marks.cells.size()),
                     std::round(ofSides[row].toObject()["seen_share"].toDouble() * (isSeen ? 18 : 14)));
        }
        page(2);
        const auto& figures = m_window->design().fairness().figures();
        const auto red = json["fairness"].toObject()["sides"].toArray()[0].toObject();
        QVERIFY(figures && figures->study.sides.size() == 2);
        QCOMPARE(figures->study.sides[0].zoneSeen, red["zone_seen"].toDouble());
        QCOMPARE(red["zone_sq_in"].toDouble(), 18.0);
        QCOMPARE(red["zones"].toArray(), (QJsonArray{"west", "south"}));
        m_window->design().fairness().page()->sheets()->showSheet(static_cast<int>(app::FairnessSheet::Sides));
        auto* sides = find<QTreeWidget>("fairnessList");
        QCOMPARE(sides->topLevelItem(4)->text(1),
                 QStringLiteral("%1 sq in").arg(red["safe_ground_sq_in"].toDouble(), 0, 'f', 1));
    }

    void theColumnsOfAList_fitThePanel() {
        open(QStringLiteral("skirmish-board"));
        page(2);
        QVERIFY(settled());
        auto* list = find<QTreeWidget>("fairnessList");
        auto* sheets = m_window->design().fairness().page()->sheets();
        for (const auto sheet : {app::FairnessSheet::Sides, app::FairnessSheet::Symmetries}) {
            sheets->showSheet(static_cast<int>(sheet));
            QCoreApplication::processEvents();
            QVERIFY(list->columnCount() > 1);
            QTRY_VERIFY2(list->header()->length() <= list->viewport()->width(),
                         qPrintable(QStringLiteral("%1 of %2 pixels, list %3")
                                        .arg(list->header()->length())
                                        .arg(list->viewport()->width())
                                        .arg(static_cast<int>(sheet))));
        }
        // What is broken into lines has room for them.
        sheets->showSheet(static_cast<int>(app::FairnessSheet::Sides));
        QCoreApplication::processEvents();
        const QFontMetrics metrics = list->fontMetrics();
        for (int row = 0; row < list->topLevelItemCount(); ++row) {
            const QTreeWidgetItem* item = list->topLevelItem(row);
            const QRect cell = list->visualItemRect(item);
            const QRect words =
                metrics.boundingRect(QRect{0, 0, list->columnWidth(0) - 8, 10'000}, Qt::TextWordWrap, item->text(0));
            QVERIFY2(cell.height() >= words.height(), qPrintable(item->text(0)));
        }
    }

    void rowsOfThePage_areTheFiguresOfTheReport_andAreDrawn() {
        find<QDockWidget>("designDock")->show();
        find<app::PageSwitch>("designPages")->setCurrentIndex(1);
        QVERIFY(settled());
        const auto& report = m_window->design().sight().report();
        QVERIFY(report);
        const auto json = runCli({"layout", savedTable(), "--trials", "0", "--no-influence", "--json"}).json().object();
        const auto exposures = json["exposure"].toArray();
        QCOMPARE(static_cast<int>(report->now.entries.size()), exposures.size());
        for (int i = 0; i < exposures.size(); ++i) {
            QCOMPARE(report->now.entries[static_cast<std::size_t>(i)].seen,
                     exposures[i].toObject()["seen_share"].toDouble());
        }
        QCOMPARE(report->openSamplePoints, json["open_spots"].toDouble());
        auto* view = m_window->design().sight().page()->sheets();
        auto* list = find<QTreeWidget>("sightList");
        view->showSheet(static_cast<int>(app::SightSheet::Exposures));
        QVERIFY(scene().shown<app::DesignMarks>().isEmpty());
        list->setCurrentItem(list->topLevelItem(0));
        QVERIFY(settled());
        // As many points as the share says are marked.
        const auto& first = report->now.entries.front();
        const double samplePoints = static_cast<double>(report->now.places[first.to].samplePoints.size());
        QCOMPARE(std::round(samplePoints * first.seen),
                 static_cast<double>(scene().shown<app::DesignMarks>().cells.size()));
        QCOMPARE(scene().shown<app::DesignMarks>().outlines.size(), std::size_t{2});
        view->showSheet(static_cast<int>(app::SightSheet::Lanes));
        QCOMPARE(list->topLevelItemCount(), json["lanes"].toArray().size());
        list->setCurrentItem(list->topLevelItem(0));
        const auto& strip = scene().shown<app::DesignMarks>().strips.front();
        // The beam may run beside the line between the ends, and is shorter then by a hair.
        const double beam = std::hypot(strip.to.x() - strip.from.x(), strip.to.y() - strip.from.y());
        const double length = json["lanes"].toArray()[0].toObject()["length_in"].toDouble();
        QVERIFY(beam <= length + 1e-6 && beam > length - 1.0);
        QCOMPARE(strip.width, json["lanes"].toArray()[0].toObject()["width_in"].toDouble());
        view->showSheet(static_cast<int>(app::SightSheet::Gaps));
        QCOMPARE(list->topLevelItemCount(), json["gaps"].toArray().size());
        view->showSheet(static_cast<int>(app::SightSheet::OpenGround));
        list->setCurrentItem(list->topLevelItem(0));
        QCOMPARE(scene().shown<app::DesignMarks>().cells.size(), report->openest.size());
        find<app::PageSwitch>("designPages")->setCurrentIndex(0);
        QVERIFY(scene().shown<app::DesignMarks>().isEmpty());
    }

    /// Under rules that judge each pair the default spacing is larger: an inch is a spacing like any other. It takes
    /// long, which the page tells before the first progress, and can be stopped.
    void aSpacingOfAnInch_isTaken_underRules() {
        open(QStringLiteral("published-layout"));
        page(1);
        const Length usual = m_window->design().sight().options().cell;
        QVERIFY(usual > Length::fromInches(1));
        auto* field = find<QDoubleSpinBox>("sightCell");
        const auto type = [&](const QString& text) {
            field->selectAll();
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
        };
        type(QStringLiteral("1"));
        QCOMPARE(m_window->design().sight().options().cell, Length::fromInches(1));
        auto* stop = find<QPushButton>("sightStop");
        QTRY_VERIFY(stop->isVisible());
        stop->click();
        QVERIFY(settled());
        QVERIFY(text("sightAnswer").startsWith(QStringLiteral("Canceled.")));
        QCOMPARE(app::Settings{file(QStringLiteral("settings.ini"))}.sightChoice().cell, Length::fromInches(1));
        // Who takes the default again gets that of each table, and what was canceled is forgotten.
        field->setValue(usual.inches());
        type(QString::number(usual.inches()));
        QVERIFY(text("sightAnswer").isEmpty() || m_window->design().sight().isBusy());
        QVERIFY(settled());
        QVERIFY(text("sightAnswer").isEmpty());
        m_window->openLibrary(QStringLiteral("first-wall"));
        QVERIFY(settled());
        QCOMPARE(m_window->design().sight().options().cell, Length::fromInches(1));
    }

    void whatTheSightPageIsAsked_isKept_andShownInOtherWindows() {
        const scenarios::LayoutOptions usual;
        const app::SightPageChoice first;
        QVERIFY(first.cell == usual.cell && first.move == usual.move && first.gapBase == usual.gapBase &&
                first.openPercent == 100 * usual.openShare);
        page(1);
        MainWindow beside{*m_settings};
        const auto type = [&](const char* name, const QString& text) {
            auto* field = find<QDoubleSpinBox>(QLatin1String{name});
            field->selectAll();
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
        };
        type("sightCell", QStringLiteral("2"));
        type("sightMove", QStringLiteral("7.5"));
        type("sightBase", QStringLiteral("50.8"));
        find<QSpinBox>("sightOpen")->setValue(40);
        QVERIFY(settled());
        const app::SightPageChoice wanted{Length::fromInches(2), Length::fromInches(7.5), Length::fromInches(2), 40,
                                          true};
        const app::Settings again{file(QStringLiteral("settings.ini"))};
        QCOMPARE(again.sightChoice(), wanted);
        QCOMPARE(m_window->design().sight().report()->options.gapBase, Length::fromInches(2));
        const auto options = beside.design().sight().options();
        QVERIFY(options.cell == wanted.cell && options.move == wanted.move && options.gapBase == wanted.gapBase &&
                options.openShare == 0.4);
        // Another table asks the same.
        m_window->openLibrary(QStringLiteral("first-wall"));
        QCOMPARE(m_window->design().sight().options().cell, wanted.cell);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.ini"));
        tests::writeBytes(path, "[sight]\ncellInches=0\nmoveInches=-1\ngapBaseInches=wide\nopenPercent=101\n");
        QCOMPARE(app::Settings{path}.sightChoice(), first);
    }

    void fairness_isThatOfTheReport_andShowsWhatBreaksIt() {
        // One piece is put a little aside, so that the half turn is broken by it and by its partner.
        const scenarios::AnyId piece = scenario().terrain.back().id;
        document().edit(QStringLiteral("Move"),
                        scenarios::withMoved(scenario(), std::vector{piece}, {Length::fromInches(0.5), {}}));
        page(2);
        const auto& sightBase = m_window->design().fairness().figures();
        QVERIFY(sightBase && !sightBase->influences && sightBase->study.trials == 0);
        find<QSpinBox>("fairnessTrials")->setValue(6);
        find<QSpinBox>("fairnessSeed")->setValue(7);
        find<QDoubleSpinBox>("fairnessTurn")->setValue(4);
        auto* place = find<QDoubleSpinBox>("fairnessPlace");
        QCOMPARE(place->text(), QStringLiteral("0.25 in"));
        place->selectAll();
        QTest::keyClicks(place, QStringLiteral("10mm + 1/10"));
        QTest::keyClick(place, Qt::Key_Return);
        QCOMPARE(m_settings->setUpError(), (app::SetUpError{Length::fromMillimeters(12.54), 4.0}));
        find<QPushButton>("fairnessStart")->click();
        QVERIFY(settled());
        const auto& figures = m_window->design().fairness().figures();
        QVERIFY(figures && figures->influences);
        const auto json = runCli({"layout", savedTable(), "--trials", "6", "--seed", "7", "--setup-error",
                                  QString::number(12.54 / 25.4, 'g', 17), "--setup-turn", "4", "--json"})
                              .json()
                              .object();
        const auto seen = json["fairness"].toObject()["zone_seen"].toObject();
        QCOMPARE(figures->study.zoneSeen.asPlaced, seen["as_placed"].toDouble());
        QCOMPARE(json["set_up_error_mm"].toDouble(), 12.54);
        QCOMPARE(json["set_up_error_degrees"].toDouble(), 4.0);
        QCOMPARE(figures->study.zoneSeen.low, seen["low"].toDouble());
        QCOMPARE(figures->study.zoneSeen.high, seen["high"].toDouble());
        QCOMPARE(static_cast<int>(figures->influences->size()), json["influences"].toArray().size());
        QCOMPARE(figures->influences->front().removed,
                 json["influences"].toArray()[0].toObject()["removed"].toDouble());
        const auto& best = figures->symmetries.front();
        QVERIFY(best.symmetry == scenarios::TableSymmetry::HalfTurn && !best.isExact());
        auto* list = find<QTreeWidget>("fairnessList");
        m_window->design().fairness().page()->sheets()->showSheet(static_cast<int>(app::FairnessSheet::Breaking));
        QCOMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(list->topLevelItem(0)->text(2), QStringLiteral("0.50 in"));
        list->setCurrentItem(list->topLevelItem(0));
        const auto& marks = scene().shown<app::DesignMarks>();
        QCOMPARE(marks.outlines.size(), std::size_t{1});
        QCOMPARE(marks.ghosts.size(), std::size_t{1});
        // Where the half turn brings it.
        const QPointF sum =
            marks.outlines.front().boundingRect().center() + marks.ghosts.front().boundingRect().center();
        QVERIFY(std::abs(sum.x() - 60.0) < 1e-6 && std::abs(sum.y() - 44.0) < 1e-6);
        m_window->design().fairness().page()->sheets()->showSheet(static_cast<int>(app::FairnessSheet::Sides));
        QCOMPARE(list->topLevelItemCount(), 5);
        m_window->design().fairness().page()->sheets()->showSheet(static_cast<int>(app::FairnessSheet::Influences));
        QCOMPARE(list->topLevelItemCount(), static_cast<int>(figures->influences->size()));
    }

    void aSuggestedChange_meetsItsGoal_andIsOneStep() {
        open(QStringLiteral("first-wall"));
        document().newScenario(openLane());
        page(3);
        auto& changes = m_window->design().changes();
        find<QPushButton>("changeSearch")->click();
        QVERIFY(settled());
        QVERIFY2(changes.suggestion(), qPrintable(text("changeAnswer")));
        QCOMPARE(static_cast<int>(changes.suggestion()->kind),
                 static_cast<int>(scenarios::LayoutSuggestion::Kind::Shift));
        QCOMPARE(changes.suggestion()->piece.value, QStringLiteral("other"));
        QVERIFY(changes.suggestion()->by.y > Length{});
        QVERIFY(!scene().shown<app::DesignMarks>().ghosts.empty());
        const QString words = text("changeAnswer");
        QVERIFY2(words.contains(QStringLiteral("no lane between zones is longer than 24.00 in")), qPrintable(words));
        const QString path = savedTable();
        // The same search on the command line.
        const auto cli = runCli({"layout", path, "--suggest", "lane:24"});
        QCOMPARE(cli.status, 0);
        QCOMPARE(QString::fromUtf8(cli.output).trimmed(), words);
        const auto before = scenario();
        const int steps = undoStack()->index();
        find<QPushButton>("changeApply")->click();
        QCOMPARE(undoStack()->index(), steps + 1);
        const QString done = text("changeAnswer");
        QVERIFY2(done.startsWith(QStringLiteral("The change was applied: longest lane 2")) &&
                     done.contains(QStringLiteral(" in → ")),
                 qPrintable(done));
        const auto rules = scenarios::ruleSetOf(scenario());
        scenarios::LayoutGoal goal;
        goal.longestLaneInches = 24.0;
        QVERIFY(!meetsGoal(scenarios::PreparedTable{before, *rules}, goal, Length::fromInches(1)));
        QVERIFY(meetsGoal(scenarios::PreparedTable{scenario(), *rules}, goal, Length::fromInches(1)));
        QVERIFY(!find<QPushButton>("changeApply")->isEnabled());
        undoStack()->undo();
        QCOMPARE(scenario(), before);
    }

    void thePages_answerUnderPacksAndVolume_data() {
        testsupport::addRows("rules", {"40k-11e", "bolt-action", "dnd-5e", "volume"});
    }

    /// Under rules that judge each pair the pages Sight, Fairness and Change have the figures of the command line, and
    /// the change that is found meets its goal.
    void thePages_answerUnderPacksAndVolume() {
        QFETCH(const QString, rules);
        open(QStringLiteral("first-wall"));
        auto table = openLane();
        table.rules = rules;
        document().newScenario(table);
        page(1);
        const auto& report = m_window->design().sight().report();
        QVERIFY(report);
        QCOMPARE(report->rules, rules);
        page(2);
        find<QSpinBox>("fairnessTrials")->setValue(2);
        find<QPushButton>("fairnessStart")->click();
        QVERIFY(settled());
        const auto& figures = m_window->design().fairness().figures();
        QVERIFY(figures && figures->influences);

        const QString path = savedTable();
        const CliEnd end = runCli({"layout", path, "--trials", "2", "--json"});
        QVERIFY2(end.status == 0, end.messages.constData());
        const QJsonObject json = end.json().object();
        QCOMPARE(json["rules"].toString(), rules);
        QVERIFY(!report->lanes.empty());
        QCOMPARE(report->lanes.front().lengthInches,
                 json["lanes"].toArray().first().toObject()["length_in"].toDouble());
        const QJsonObject first = json["exposure"].toArray().first().toObject();
        QCOMPARE(first["from"].toString(), QStringLiteral("west"));
        QCOMPARE(first["to"].toString(), QStringLiteral("east"));
        QCOMPARE(report->now.between(0, 1).mean, first["clear_lines_share"].toDouble());
        QVERIFY(report->now.between(0, 1).mean > 0.0 && report->now.between(0, 1).mean < 0.1);
        const QJsonObject seen = json["fairness"].toObject()["table_seen"].toObject();
        QCOMPARE(figures->study.trials, 2);
        QCOMPARE(figures->study.tableSeen.asPlaced, seen["as_placed"].toDouble());
        QCOMPARE(figures->study.tableSeen.low, seen["low"].toDouble());
        QCOMPARE(figures->study.tableSeen.high, seen["high"].toDouble());
        QCOMPARE(static_cast<int>(figures->influences->size()), 2);

        page(3);
        find<QPushButton>("changeSearch")->click();
        QVERIFY(settled());
        const auto& suggestion = m_window->design().changes().suggestion();
        QVERIFY2(suggestion, qPrintable(text("changeAnswer")));
        QCOMPARE(suggestion->piece.value, QStringLiteral("other"));
        QCOMPARE(QString::fromUtf8(runCli({"layout", path, "--suggest", "lane:24"}).output).trimmed(),
                 text("changeAnswer"));
        scenarios::LayoutGoal goal;
        goal.longestLaneInches = 24.0;
        const auto set = scenarios::ruleSetOf(suggestion->scenario);
        QVERIFY(set);
        const Length cell = Length::fromInches(1);
        QVERIFY(!meetsGoal(scenarios::PreparedTable{table, *set}, goal, cell));
        QVERIFY(meetsGoal(scenarios::PreparedTable{suggestion->scenario, *set}, goal, cell));
    }

    /// The goal of even sides is that of the page Fairness: what it reaches is what that page tells.
    void aTable_isMadeFairer() {
        open(QStringLiteral("first-wall"));
        auto uneven = openLane();
        uneven.terrain = {test::boxPiece(QStringLiteral("one"), 8, 2, 10, 5)}; // 5 in off the middle
        document().newScenario(std::move(uneven));
        page(3);
        auto& changes = m_window->design().changes();
        auto* goals = find<QComboBox>("changeGoals");
        goals->setCurrentIndex(goals->count() - 1);
        emit goals->activated(goals->currentIndex());
        auto* sides = find<QDoubleSpinBox>("changeSides");
        QVERIFY(sides->isEnabled() && !find<QDoubleSpinBox>("changeLane")->isEnabled());
        sides->setValue(1.0);
        QCOMPARE(changes.goal().sideDifference.value(), 0.01);
        QVERIFY(!changes.goal().longestLaneInches && !changes.goal().safeAreaSquareInches);
        find<QPushButton>("changeSearch")->click();
        QVERIFY(settled());
        QVERIFY2(changes.suggestion(), qPrintable(text("changeAnswer")));
        const QString words = text("changeAnswer");
        QVERIFY2(words.contains(QStringLiteral("the sides differ by at most 1.0 percentage points")),
                 qPrintable(words));
        QVERIFY2(changes.suggestion()->kind != scenarios::LayoutSuggestion::Kind::Nothing, qPrintable(words));
        find<QPushButton>("changeApply")->click();
        QVERIFY(text("changeAnswer")
                    .startsWith(QStringLiteral("The change was applied: largest difference between the sides ")));
        page(2);
        const auto& figures = m_window->design().fairness().figures();
        QVERIFY(figures && unevennessOf(figures->study).asPlaced <= 0.01);
        // Without a second player there is nothing to compare.
        auto alone = scenario();
        alone.zones.pop_back();
        document().edit(QStringLiteral("alone"), std::move(alone));
        page(3);
        find<QPushButton>("changeSearch")->click();
        QVERIFY(settled());
        QCOMPARE(text("changeAnswer"), QStringLiteral("For this goal two players need a zone each."));
    }

    /// After a change the pages tell beside the new figures what they were; on another table they do not.
    void theFiguresBeforeAChange_areToldBesideTheNewOnes() {
        open(QStringLiteral("first-wall"));
        document().newScenario(openLane());
        page(1);
        page(2);
        const auto heads = [&](int page) {
            const auto& sheets = page == 2 ? m_window->design().fairness().page()->sheets()->sheets()
                                           : m_window->design().sight().page()->sheets()->sheets();
            const auto sheet = page == 2 ? static_cast<std::size_t>(app::FairnessSheet::Sides) : std::size_t{0};
            return sheets[sheet].heads;
        };
        QVERIFY(!heads(2).contains(QStringLiteral("Before")));
        const auto before = m_window->design().fairness().figures()->study;
        const auto laneBefore = m_window->design().sight().report()->lanes.front().lengthInches;
        const scenarios::AnyId piece = scenario().terrain.back().id;
        document().edit(QStringLiteral("Move"),
                        scenarios::withMoved(scenario(), std::vector{piece}, {{}, Length::fromInches(1)}));
        page(1);
        QVERIFY(heads(1).contains(QStringLiteral("Seen before")));
        const QString lanes = m_window->design().sight().page()->sheets()->sheets()[1].sentence;
        QVERIFY2(
            lanes.endsWith(QStringLiteral("Before the last change the longest was %1 in.").arg(laneBefore, 0, 'f', 2)),
            qPrintable(lanes));
        page(2);
        const auto& figures = m_window->design().fairness().figures();
        QVERIFY(figures && figures->before && figures->before->sides == before.sides);
        QVERIFY(figures->study.sides != before.sides);
        const qsizetype column = heads(2).indexOf(QStringLiteral("Before"));
        QCOMPARE(column, qsizetype{4});
        const auto& rows = m_window->design()
                               .fairness()
                               .page()
                               ->sheets()
                               ->sheets()[static_cast<std::size_t>(app::FairnessSheet::Sides)]
                               .rows;
        QCOMPARE(rows[3].cells[column], app::pointsText(before.tableSeen.asPlaced));
        QCOMPARE(rows[4].cells.size(), heads(2).size());
        // A step that changes no figure leaves them.
        auto renamed = scenario();
        renamed.name = QStringLiteral("Another name");
        document().edit(QStringLiteral("Name"), std::move(renamed));
        page(2);
        QVERIFY(figures->before && figures->before->sides == before.sides);
        document().newScenario(openLane());
        page(2);
        QVERIFY(figures && !figures->before && !heads(2).contains(QStringLiteral("Before")));
        page(1);
        QVERIFY(!heads(1).contains(QStringLiteral("Seen before")));
    }

    /// While it runs, the search tells and marks what it has found so far; stopped, it keeps the last of it.
    void aStoppedSearchForAChange_keepsTheClosestSoFar() {
        open(QStringLiteral("first-wall"));
        document().newScenario(twoLanes());
        page(3);
        auto& changes = m_window->design().changes();
        auto* stop = find<QPushButton>("changeStop");
        QString soFar;
        connect(&changes, &app::ChangeController::marksRequested, this, [&](const app::DesignMarks& marks) {
            if (soFar.isEmpty() && changes.isBusy() && !marks.ghosts.empty()) {
                soFar = text("changeAnswer");
                QVERIFY(!changes.suggestion()); // nothing to make yet
                stop->click();
            }
        });
        find<QPushButton>("changeSearch")->click();
        QVERIFY(settled());
        QVERIFY2(soFar.startsWith(QStringLiteral("Looking for the smallest change… ")) &&
                     soFar.contains(QStringLiteral(" tried.\nSo far:\n")),
                 qPrintable(soFar));
        const QString kept = text("changeAnswer");
        QVERIFY2(kept.startsWith(QStringLiteral("The search was canceled; nothing was changed.\nClosest to it: ")),
                 qPrintable(kept));
        QVERIFY(changes.suggestion());
        QVERIFY(!scene().shown<app::DesignMarks>().ghosts.empty());
        QVERIFY(find<QPushButton>("changeApply")->isEnabled());
        const auto before = scenario();
        find<QPushButton>("changeApply")->click();
        QVERIFY(scenario() != before);
        // On another table nothing of it is left.
        QVERIFY(!changes.suggestion());
        QVERIFY(scene().shown<app::DesignMarks>().ghosts.empty());
    }

    /// Texts are laid out on the thread that writes the files, which has no loop of events.
    void aPageThatIsPrinted_startsNoTimersInVain() {
        static std::atomic<int> complaints;
        complaints = 0;
        const auto before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) {
            complaints += text.contains(QStringLiteral("QBasicTimer")) ? 1 : 0;
        });
        QByteArray page;
        std::jthread{[&] { page = app::layoutPdf(QStringLiteral("<h1>Layout</h1><p>Text</p>")); }}.join();
        qInstallMessageHandler(before);
        QVERIFY(page.startsWith("%PDF"));
        QCOMPARE(complaints.load(), 0);
    }

    void aReport_takesTheStudyThatWasRun() {
        page(2);
        find<QSpinBox>("fairnessTrials")->setValue(5);
        find<QSpinBox>("fairnessSeed")->setValue(7);
        find<QCheckBox>("fairnessPieces")->setChecked(false);
        find<QPushButton>("fairnessStart")->click();
        QVERIFY(settled());
        trigger("layoutReport");
        const auto* dialog = find<app::LayoutReportDialog>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("reportTrials"))->value(), 5);
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("reportSeed"))->value(), 7);
    }

    void aReport_isWhatTheCommandLineWrites() {
        m_settings->setSetUpError({Length::fromInches(0.5), 2.0});
        trigger("layoutReport");
        auto* dialog = find<app::LayoutReportDialog>();
        QVERIFY(dialog && dialog->isVisible());
        const QTemporaryDir folder;
        dialog->setFolderQuestion([&] { return folder.path(); });
        dialog->findChild<QSpinBox*>(QStringLiteral("reportTrials"))->setValue(3);
        dialog->findChild<QDoubleSpinBox*>(QStringLiteral("reportTurn"))->setValue(3.5);
        QCOMPARE(m_settings->setUpError(), (app::SetUpError{Length::fromInches(0.5), 3.5})); // remembered
        dialog->findChild<QCheckBox*>(QStringLiteral("reportInfluence"))->setChecked(false);
        dialog->findChild<QCheckBox*>(QStringLiteral("reportJson"))->setChecked(true);
        // The progress is that of all steps together: it does not run back.
        const auto* bar = dialog->findChild<QProgressBar*>();
        QVERIFY(!bar->isVisible());
        std::vector<int> told;
        connect(bar, &QProgressBar::valueChanged, dialog, [&](int value) {
            if (dialog->isRunning()) {
                told.push_back(value);
            }
        });
        QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("reportOpen"))->isHidden());
        dialog->findChild<QPushButton*>(QStringLiteral("reportStart"))->click();
        QVERIFY(QTest::qWaitFor([&] { return !dialog->isRunning(); }, 60000));
        QVERIFY(told.size() > 2 && std::ranges::is_sorted(told));
        // What was written can be opened, and its folder shown.
        for (const char* button : {"reportOpen", "reportShowFolder"}) {
            QTRY_VERIFY(!dialog->findChild<QPushButton*>(QLatin1String{button})->isHidden());
        }
        const QString name = scenario().name;
        const QString path = savedTable();
        const auto at = [](const QTemporaryDir& in, const QString& file) { return in.filePath(file); };
        const QString html = at(folder, QStringLiteral("cli.html"));
        const QString signOff = at(folder, QStringLiteral("cli.pdf"));
        const auto cli = runCli({"layout", path, "--trials", "3", "--setup-error", "0.5", "--setup-turn", "3.5",
                                 "--no-influence", "--json", "--html", html, "--sign-off", signOff});
        QCOMPARE(bytesOfFile(at(folder, name + QStringLiteral(".json"))), cli.output);
        const auto figuresOf = [](const QString& file) { return bytesOfFile(file).split('\n').mid(1); };
        QCOMPARE(figuresOf(at(folder, name + QStringLiteral(".html"))), figuresOf(html));
        QVERIFY(bytesOfFile(at(folder, name + QStringLiteral(".pdf"))).startsWith("%PDF"));
        const QString page = at(folder, name + QStringLiteral("-sign-off.pdf"));
        QCOMPARE(tests::pagesOfPdf(page), 1);
        QCOMPARE(tests::textOfPdf(page), tests::textOfPdf(signOff));
        // Both tell the errors that were made.
        QVERIFY2(bytesOfFile(html).contains("each piece off by up to 0.5 in and 3.5 degrees (seed 1)"),
                 bytesOfFile(html).constData());
        const QString signedText = tests::textOfPdf(page).simplified();
        QVERIFY2(signedText.contains(QStringLiteral("0.50 in (12.7 mm)")) &&
                     signedText.contains(QStringLiteral("3.5°")),
                 qPrintable(signedText));
        delete dialog;
    }

    /// While the study runs, its page shows what the set-ups so far say, in words and as a chart.
    void aStudyThatRuns_showsItsResultSoFar() {
        page(2);
        QVERIFY(settled());
        auto* trials = find<QSpinBox>("fairnessTrials");
        trials->setValue(trials->maximum());
        const auto* chart = find<app::DistributionChart>("fairnessChart");
        QVERIFY(chart->isHidden());
        auto* figure = find<QComboBox>("fairnessChartFigure");
        find<QPushButton>("fairnessStart")->click();
        static const QRegularExpression soFar{
            QStringLiteral("^So far, (\\d+) of %1 set-ups:\n(Fair|Uneven): .* of (\\d+) set-ups\\.$")
                .arg(trials->maximum())};
        const auto shown = [&] { return soFar.match(text("fairnessAnswer")); };
        QTRY_VERIFY2_WITH_TIMEOUT(shown().hasMatch(), qPrintable(text("fairnessAnswer")), 180'000);
        QVERIFY(m_window->design().fairness().isBusy());
        QCOMPARE(shown().captured(1), shown().captured(3));
        QVERIFY(!chart->isHidden());
        const int first = shown().captured(1).toInt();
        QVERIFY(first >= app::kMinTellingTrials);
        // The figure that is chosen meanwhile stays, also in the next study.
        figure->setCurrentIndex(2);
        emit figure->activated(2);
        QTRY_VERIFY_WITH_TIMEOUT(shown().captured(1).toInt() > first, 180'000);
        QCOMPARE(chart->shown(), 2);
        // What was shown is kept.
        const int last = shown().captured(1).toInt();
        find<QPushButton>("fairnessStop")->click();
        QVERIFY(settled());
        QVERIFY(m_window->design().fairness().figures()->study.trials >= last);
        QVERIFY2(!text("fairnessAnswer").contains(QStringLiteral("So far")), qPrintable(text("fairnessAnswer")));
        QCOMPARE(chart->shown(), 2);
    }

    /// The study tells the time that is left, and stopped, it shows what the set-ups so far say.
    void aStudyThatIsStopped_keepsItsSetUps() {
        page(2);
        auto* trials = find<QSpinBox>("fairnessTrials");
        trials->setValue(500); // the time left is told from one in a hundred on
        find<QPushButton>("fairnessStart")->click();
        auto* bar = find<QProgressBar>("fairnessBar");
        auto* stop = find<QPushButton>("fairnessStop");
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && bar->format().endsWith(QStringLiteral(" left")), 180'000);
        QVERIFY(stop->isVisible());
        stop->click();
        QVERIFY(settled());
        const auto& study = m_window->design().fairness().figures()->study;
        QVERIFY(study.trials > 0 && study.trials < trials->value());
        QVERIFY(!bar->isVisible() && !stop->isVisible());
        // Few set-ups tell nothing, more of them what they told.
        const bool isTooShort = study.trials < app::kMinTellingTrials;
        const QString told = text("fairnessAnswer");
        QVERIFY2(told.contains(
                     isTooShort ? QStringLiteral("Stopped after %1 of 500 set-ups: too few to tell.").arg(study.trials)
                                : QStringLiteral("of %1 set-ups").arg(study.trials)),
                 qPrintable(told));
        QCOMPARE(find<app::DistributionChart>("fairnessChart")->isHidden(), isTooShort);
    }

    void aStudyThatIsStoppedEarly_claimsNothing() {
        app::FairnessFigures figures;
        const scenarios::Scenario scenario = openLane();
        figures.symmetries = symmetriesOf(scenario);
        figures.study.sides = {{{QStringLiteral("a")}}, {{QStringLiteral("b")}}};
        figures.study.trials = 2;
        figures.options.trials = 300;
        figures.wasStopped = true;
        const auto sheets = app::fairnessSheets(scenario, figures);
        const auto& sides = sheets[static_cast<std::size_t>(app::FairnessSheet::Sides)];
        QVERIFY(!sides.heads.join(u' ').contains(QStringLiteral("95")));
        const auto& pieces = sheets[static_cast<std::size_t>(app::FairnessSheet::Influences)];
        QCOMPARE(pieces.sentence, QStringLiteral("The study was stopped before it reached the pieces."));
        figures.wasStopped = false;
        QVERIFY(app::fairnessSheets(scenario, figures)[2].heads.join(u' ').contains(QStringLiteral("95")));
    }

    void aStudy_endsByShowingItsResult() {
        page(2);
        auto* chart = find<app::DistributionChart>("fairnessChart");
        QVERIFY(chart->isHidden()); // nothing was tried yet
        find<QSpinBox>("fairnessTrials")->setValue(6);
        find<QPushButton>("fairnessStart")->click();
        QVERIFY(settled());
        const auto& study = m_window->design().fairness().figures()->study;
        QCOMPARE(study.zoneSeen.trials.size(), std::size_t{6});
        QVERIFY(!chart->isHidden());
        QCOMPARE(chart->figures().size(), std::size_t{4});
        // The sign is that of the table, also where more is better.
        QCOMPARE(chart->figures()[0].values[3], 100.0 * study.zoneSeen.trials[3]);
        QCOMPARE(chart->figures()[2].values[3], 100.0 * study.objectivesSeen.trials[3]);
        // Each figure is drawn with all set-ups.
        auto* choice = find<QComboBox>("fairnessChartFigure");
        QCOMPARE(choice->count(), 4);
        for (int i = 0; i < choice->count(); ++i) {
            choice->setCurrentIndex(i);
            const auto& drawn = chart->findChild<app::HistogramView*>()->figure();
            const auto& figure = chart->figures()[static_cast<std::size_t>(i)];
            QVERIFY(drawn.bars == app::histogramOf(figure));
            QCOMPARE(std::accumulate(drawn.bars.counts.begin(), drawn.bars.counts.end(), 0), 6);
            QCOMPARE(drawn.asPlaced, std::optional{figure.asPlaced});
            QVERIFY(drawn.range == std::pair(figure.low, figure.high));
            QCOMPARE(drawn.text, app::distributionText(figure));
        }
        // No column of its lists is cut.
        auto* list = find<QTreeWidget>("fairnessList");
        auto* sheets = m_window->design().fairness().page()->sheets();
        for (std::size_t sheet = 0; sheet < sheets->sheets().size(); ++sheet) {
            sheets->showSheet(static_cast<int>(sheet));
            QTRY_VERIFY2(list->header()->length() <= list->viewport()->width(),
                         qPrintable(sheets->sheets()[sheet].name));
        }
        // The list for other programs: four figures, a blank line, six set-ups, each with its heading.
        const QString path = file(QStringLiteral("study.csv"));
        m_window->design().fairness().setFileQuestion([&](const QString&) { return path; });
        find<QPushButton>("fairnessExport")->click();
        const QByteArray text = bytesOfFile(path);
        QCOMPARE(text.count('\n'), 1 + 4 + 1 + 1 + 6);
        const auto& players = scenario().players;
        QVERIFY(!players[0].name.isEmpty());
        const QString head =
            QStringLiteral("figure,%1,%2,difference,mean,low,high\nzone_seen,").arg(players[0].name, players[1].name);
        QVERIFY2(text.startsWith(head.toUtf8()), text.constData());
    }

    /// What a page tells of a table never stands beside another one, not even while that is judged.
    void anotherDocument_clearsEveryPageAtOnce() {
        open(QStringLiteral("first-wall"));
        document().newScenario(openLane());
        page(1);
        page(2);
        page(3);
        auto& design = m_window->design();
        find<QPushButton>("changeSearch")->click();
        QVERIFY(settled());
        QVERIFY(design.sight().report() && design.fairness().figures() && design.changes().suggestion());
        QVERIFY(!text("fairnessAnswer").isEmpty() && !text("changeAnswer").isEmpty());
        document().newScenario(twoLanes());
        QVERIFY(!design.sight().report() && !design.fairness().figures() && !design.changes().suggestion());
        QCOMPARE(text("fairnessAnswer"), QStringLiteral("Judging…"));
        QCOMPARE(text("sightAnswer"), QStringLiteral("Judging…"));
        QCOMPARE(text("changeAnswer"), QString{});
        for (const auto* page : {design.sight().page(), design.fairness().page()}) {
            QCOMPARE(page->sheets()->sheets().size(), std::size_t{4}); // the list that was chosen stays
            for (const app::DesignSheet& sheet : page->sheets()->sheets()) {
                QVERIFY2(sheet.rows.empty() && sheet.sentence.isEmpty(), qPrintable(sheet.name));
            }
        }
        page(2);
        QVERIFY(design.fairness().figures());
        QVERIFY(text("fairnessAnswer") != QStringLiteral("Judging…"));
    }

    /// Zones of both players may have one name, that of the deployment.
    void zonesOfOneName_areToldApart() {
        open(QStringLiteral("first-wall"));
        scenarios::Scenario scenario = openLane();
        scenario.players[0].name = QStringLiteral("Red");
        scenario.players[1].name = QStringLiteral("Blue");
        for (auto& zone : scenario.zones) {
            zone.name = QStringLiteral("Hammer and Anvil");
        }
        document().newScenario(scenario);
        const auto* box = find<QComboBox>("mapSubject");
        for (const char* player : {"Red", "Blue"}) {
            QCOMPARE(box->findText(QStringLiteral("Seen from Zone of %1").arg(QLatin1String{player})) >= 0, true);
        }
        const auto report =
            layoutReport(scenarios::PreparedTable{scenario, *scenarios::shippedRuleSet(QStringLiteral("plan"))}, [] {
                scenarios::LayoutOptions options;
                options.trials = 0;
                options.wantInfluence = false;
                return options;
            }());
        const auto sheets = app::sightSheets(scenario, *report);
        const auto& row = sheets[static_cast<std::size_t>(app::SightSheet::Exposures)].rows.front();
        QVERIFY(row.cells[0] != row.cells[1]);
    }
};

QTEST_MAIN(TestDesignWindow)
#include "tst_design_window.moc"
