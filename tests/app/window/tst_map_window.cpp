#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/design/map_page.h"
#include "app/desktop/design/map_text.h"
#include "app/desktop/design/map_work.h"
#include "app/desktop/widgets/area_box.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/shared/export/layout_page.h"
#include "app/shared/painting/design_painter.h"
#include "scenarios/edits/edits.h"
#include "tests/app/cli/cli_process.h"
#include "tests/app/window/design_test.h"

#include <QDeadlineTimer>
#include <QTest>
#include <QtWidgets>

#include <algorithm>
#include <cmath>

using namespace sightline;
using app::MainWindow;
using geometry::Length;
using namespace sightline::tests;

/// Maps of sight over the table: the numbers of judge, window and command line are the same.
class TestMapWindow : public test::DesignTest {
    Q_OBJECT

private slots:
    void init() {
        showWindow({1300, 850});
        open();
    }

    void models_judgeWindowAndCommandLineAgree() {
        choose(app::MapSubject::Models, QStringLiteral("a"));
        const QString path = savedTable();
        const auto& answer = *map().answer();
        QCOMPARE(list(), runCli({"heatmap", path, "--player", "a", "--cell", "1", "--csv"}).output);
        const auto& scenario = answer.asked->scenario;
        const auto rules = scenarios::ruleSetOf(scenario);
        QVERIFY(rules.has_value());
        const scenarios::PreparedTable table{scenario, *rules};
        scenarios::RegionQuestion look;
        int differing = 0;
        int seen = 0;
        for (std::size_t samplePoint = 17; samplePoint < answer.values->values.size(); samplePoint += 41) {
            const auto target = scenarios::regionTargetAt(look, answer.values->grid.samplePoint(samplePoint));
            const auto count = std::ranges::count_if(scenario.models, [&](const scenarios::Model& model) {
                return model.player == scenarios::PlayerId{QStringLiteral("a")} &&
                       scenarios::visibilityBetween(table, model, target) == geometry::Visibility::Clear;
            });
            differing += static_cast<double>(count) == answer.values->values[samplePoint] ? 0 : 1;
            seen += count > 0 ? 1 : 0;
        }
        QCOMPARE(differing, 0);
        QVERIFY(seen > 10);
    }

    void positionsOfAZone_areThoseOfTheCommandLine() {
        const auto& zones = scenario().zones;
        const auto zone = std::ranges::find_if(
            zones, [](const auto& one) { return one.player == scenarios::PlayerId{QStringLiteral("a")}; });
        QVERIFY(zone != zones.end());
        choose(app::MapSubject::Positions, zone->id.value);
        QCOMPARE(list(), runCli({"heatmap", savedTable(), "--player", "a", "--zone", "--cell", "1", "--csv"}).output);
    }

    void measures_areThoseOfTheCommandLine() {
        choose(app::MapSubject::Measure, {}, scenarios::IsovistMeasure::Connectivity);
        QCOMPARE(list(), runCli({"isovist", savedTable(), "--no-depth", "--cell", "1", "--csv"}).output);
        choose(app::MapSubject::Measure, {}, scenarios::IsovistMeasure::MeanDepth);
        QCOMPARE(list(), runCli({"isovist", savedTable(), "--cell", "1", "--csv"}).output);
        // A share of the table is the area by that of the table.
        choose(app::MapSubject::SeenShare);
        const auto& answer = *map().answer();
        const auto samplePoint = static_cast<std::size_t>(500);
        QCOMPARE(answer.values->values[samplePoint] * 60 * 44, answer.field->isovists[samplePoint].area);
    }

    void aDifference_isThatOfTheCommandLine() {
        const QString before = savedTable();
        const scenarios::AnyId piece = scenario().terrain.front().id;
        document().edit(QStringLiteral("Move"), scenarios::withMoved(scenario(), std::vector{piece},
                                                                     {Length::fromInches(3), Length::fromInches(2)}));
        const QString after = file(QStringLiteral("after.sightline"));
        document().saveAs(after);
        choose(app::MapSubject::Models, QStringLiteral("a"));
        map().compareWith(before);
        QVERIFY(settled());
        QVERIFY(map().answer()->values->isDifference);
        const QByteArray list = this->list();
        QCOMPARE(list, runCli({"heatmap", after, "--player", "a", "--cell", "1", "--minus", before, "--csv"}).output);
        QVERIFY(list.contains(",-1,") || list.contains(",1,"));
        QVERIFY(!find<QComboBox>("mapColors")->isEnabled());
    }

    void aTableThatChanges_strikesTheMapThrough_untilItIsAnew() {
        choose(app::MapSubject::Models, QStringLiteral("a"));
        const auto before = map().answer()->values->values;
        QVERIFY(!scene().shown<app::HeatLayer>().isStale);
        const scenarios::AnyId model =
            std::ranges::find(scenario().models, scenarios::PlayerId{QStringLiteral("a")}, &scenarios::Model::player)
                ->id;
        document().edit(QStringLiteral("Move"), scenarios::withMoved(scenario(), std::vector{model},
                                                                     {Length::fromInches(4), Length::fromInches(4)}));
        QVERIFY(map().isStale());
        QVERIFY(scene().shown<app::HeatLayer>().isStale);
        QVERIFY(settled());
        QVERIFY(!map().isStale());
        QVERIFY(map().answer()->values->values != before);
        undoStack()->undo();
        QVERIFY(settled());
        QCOMPARE(map().answer()->values->values, before);
        action("mapOfSight")->setChecked(false);
        QVERIFY(scene().shown<app::HeatLayer>().isEmpty());
    }

    void whatOnlyLooksOtherwise_isNotAskedAnew() {
        choose(app::MapSubject::Models, QStringLiteral("a"));
        auto* opacity = find<QSlider>("mapOpacity");
        opacity->setValue(40);
        QVERIFY(!map().isBusy());
        QCOMPARE(scene().shown<app::HeatLayer>().opacity, 0.4);
        auto* colors = find<QComboBox>("mapColors");
        const QRgb before = scene().shown<app::HeatLayer>().picture.cells.pixel(30, 22);
        colors->setCurrentIndex(2);
        emit colors->activated(2);
        QVERIFY(!map().isBusy());
        const QColor grey = scene().shown<app::HeatLayer>().picture.cells.pixelColor(30, 22);
        QVERIFY(grey.rgb() != before && grey.red() == grey.green() && grey.green() == grey.blue());
        QCOMPARE(m_settings->mapChoice().opacityPercent, 40);
        QCOMPARE(m_settings->mapChoice().colors, app::ColorMap::Grey);
    }

    void theValueUnderThePointer_isTold_byMouseAndKeys() {
        choose(app::MapSubject::Models, QStringLiteral("a"));
        const auto& values = *map().answer()->values;
        const std::size_t samplePoint = values.grid.index(30, 20);
        hover({30.5, 20.5});
        const QString told =
            QStringLiteral("(30.50, 20.50) in: %1 of %2").arg(values.values[samplePoint]).arg(values.viewers);
        QCOMPARE(text("mapProbe"), told);
        view()->setFocus();
        action("pointWithKeys")->setChecked(true);
        QTest::keyClick(view(), Qt::Key_Right);
        const QString byKeys = text("statusHint");
        QVERIFY2(byKeys.contains(QStringLiteral(" of %1").arg(values.viewers)), qPrintable(byKeys));
        QCOMPARE(text("mapProbe"), byKeys);
    }

    void aPicture_comesWithItsWorldFile() {
        choose(app::MapSubject::Models, QStringLiteral("a"));
        const QString path = file(QStringLiteral("map.png"));
        map().write(path);
        QVERIFY(settled());
        QVERIFY(!QImage{path}.isNull());
        QCOMPARE(bytesOfFile(file(QStringLiteral("map.pgw"))),
                 scenarios::worldFileOf(map().answer()->values->grid, 20));
        const QString other = file(QStringLiteral("cli.png"));
        QCOMPARE(runCli({"heatmap", savedTable(), "--player", "a", "--cell", "1", "--png", other}).status, 0);
        QCOMPARE(QImage{path}.size(), QImage{other}.size());
        // The same cells with the same outlines of terrain and zones; beside them stands what each of both calls it.
        const auto& grid = map().answer()->values->grid;
        const QRect cells{0, 0, 20 * grid.columns(), 20 * grid.rows()};
        QCOMPARE(QImage{path}.copy(cells), QImage{other}.copy(cells));
    }

    void areas_followTheUnit_atOnce() {
        const auto unitAsBefore = qScopeGuard([&] { m_settings->setUnits(app::LengthUnit::Inches); });
        choose(app::MapSubject::Measure);
        const double most = map().answer()->values->most;
        QVERIFY2(text("mapSentence").contains(QLocale{}.toString(most, 'f', 1) + QStringLiteral(" sq in")) ||
                     most >= 1000.0,
                 qPrintable(text("mapSentence")));
        auto* ground = find<app::AreaBox>("changeGround");
        QCOMPARE(ground->text(), QStringLiteral("150 sq in"));
        m_settings->setUnits(app::LengthUnit::Centimeters);
        QVERIFY2(text("mapSentence").contains(QString::number(most * 6.4516, 'f', 1) + QStringLiteral(" cm²")),
                 qPrintable(text("mapSentence")));
        QVERIFY2(scene().shown<app::HeatLayer>().picture.marks.back().second.startsWith(
                     QString::number(std::floor(most * 6.4516 / 1000), 'f', 0)),
                 qPrintable(scene().shown<app::HeatLayer>().picture.marks.back().second));
        // Shown in another unit it is the same area, and what is typed counts in it.
        QCOMPARE(ground->text(), QStringLiteral("968 cm²"));
        QCOMPARE(ground->area(), 150.0);
        ground->setValue(1000);
        QCOMPARE(ground->area(), 1000 / 6.4516);
        QVERIFY(settled());
    }

    void whatCannotBeCounted_isSaid() {
        open(QStringLiteral("first-wall"));
        document().newScenario({});
        action("mapOfSight")->setChecked(true);
        QVERIFY(settled());
        QVERIFY(map().answer()); // an empty table: all is seen
        m_window->openLibrary(QStringLiteral("tournament-table"));
        auto scenario = document().scenario();
        scenario.rules = QStringLiteral("volume");
        document().edit(QStringLiteral("Rules"), scenario);
        auto* box = find<QComboBox>("mapSubject");
        const int index = box->findData(QVariantList{static_cast<int>(app::MapSubject::SeenShare), QString{}, 0});
        box->setCurrentIndex(index);
        emit box->activated(index);
        // Where each pair is judged by itself, a coarse draft comes first, and finer maps after it.
        // The draft is looked for after each event, as the finer map may be ready some milliseconds later.
        const QDeadlineTimer deadline{180'000};
        while (!(map().answer() && !map().isStale()) && !deadline.hasExpired()) {
            QCoreApplication::processEvents();
        }
        QVERIFY(map().answer() && !map().isStale());
        QVERIFY(map().answer()->isDraft());
        QVERIFY(map().isBusy());
        const Length draft = map().answer()->cell;
        QVERIFY(draft > Length::fromInches(1.0));
        QVERIFY(!scene().shown<app::HeatLayer>().isEmpty());
        QVERIFY2(text("mapSentence").contains(QStringLiteral("Draft with cells of ")), qPrintable(text("mapSentence")));
        // Each is finer than the one before, and the last one fits into the limit of 1,000 cells.
        Length before = draft;
        for (const Length finer : map().answer()->finer) {
            QVERIFY(finer < before);
            before = finer;
        }
        QVERIFY(std::ceil(60 / before.inches()) * std::ceil(44 / before.inches()) <= 1'500);
        // It divides both sides, for which it may be larger.
        QVERIFY(Length::fromInches(60).nanometers() % before.nanometers() == 0);
        QVERIFY(Length::fromInches(44).nanometers() % before.nanometers() == 0);
        // The next smaller cell that divides both sides is 1 in, of which there are 2,640.
        QCOMPARE(before, Length::fromInches(2));
        // Stopped, what is there is kept.
        auto* stop = find<QPushButton>("mapStop");
        stop->click();
        QVERIFY(settled());
        QVERIFY(map().answer() && !map().answer()->isDraft());
        QVERIFY2(text("mapSentence").contains(QStringLiteral("Stopped at cells of ")), qPrintable(text("mapSentence")));
        QVERIFY(!stop->isVisible());
    }

    /// Under any rules there is a map, however small the cells that were asked for.
    void aMapUnderRules_picksCellsThatFit() {
        open(QStringLiteral("tournament-table"), 0.1);
        auto scenario = document().scenario();
        scenario.rules = QStringLiteral("40k-10e");
        document().edit(QStringLiteral("Rules"), scenario);
        auto* box = find<QComboBox>("mapSubject");
        const QString player = scenario.players.front().id.value;
        const int index = box->findData(QVariantList{static_cast<int>(app::MapSubject::Models), player, 0});
        QVERIFY(index >= 0);
        box->setCurrentIndex(index);
        emit box->activated(index);
        action("mapOfSight")->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(map().answer().has_value(), 180'000);
        QVERIFY(map().answer()->values);
        QVERIFY(map().answer()->isDraft() || map().answer()->cell > Length::fromInches(0.1));
        // All cells are whole, so that a symmetric table has a symmetric map.
        const auto& table = scenario.table;
        std::vector<Length> cells = map().answer()->finer;
        cells.push_back(map().answer()->cell);
        for (const Length cell : cells) {
            QVERIFY2(table.width.nanometers() % cell.nanometers() == 0 &&
                         table.height.nanometers() % cell.nanometers() == 0,
                     QByteArray::number(cell.inches()).constData());
        }
        action("mapOfSight")->setChecked(false);
    }

    /// Drafts and the final map of a table whose sides have few common divisors are symmetric as it is, and a button
    /// computes the cells that were asked for.
    void mapsUnderRules_areSymmetricOnSymmetricTables() {
        open(QStringLiteral("tournament-table"), 0.5);
        auto scenario = document().scenario();
        scenario.rules = QStringLiteral("volume");
        scenario.models.clear();
        scenario.objectives.clear();
        scenario.zones.clear();
        scenario.table.width = Length::fromInches(44);
        scenario.table.height = Length::fromInches(30);
        scenario.terrain.clear();
        document().edit(QStringLiteral("Table"), scenario);
        auto* box = find<QComboBox>("mapSubject");
        const int index = box->findData(QVariantList{static_cast<int>(app::MapSubject::SeenShare), QString{}, 0});
        box->setCurrentIndex(index);
        emit box->activated(index);
        action("mapOfSight")->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(map().answer() && !map().isStale() && !map().isBusy(), 180'000);
        QCOMPARE(map().answer()->cell, Length::fromInches(1));
        const auto& grid = map().answer()->values->grid;
        QCOMPARE(grid.columns(), 44);
        QCOMPARE(grid.rows(), 30);
        auto* finer = find<QPushButton>("mapFiner");
        QVERIFY(!finer->isHidden());
        QVERIFY2(finer->text().contains(QStringLiteral("0.5")), qPrintable(finer->text()));
        finer->click();
        QTRY_VERIFY_WITH_TIMEOUT(map().isBusy(), 10'000);
        QVERIFY(finer->isHidden());
        action("mapOfSight")->setChecked(false);
    }

    /// The panel names the largest and the smallest value with their positions, and no extremes of equal values.
    void extremes_areFound_unlessAllValuesAreEqual() {
        choose(app::MapSubject::SeenShare, {});
        const auto& answer = *map().answer();
        const auto extremes = app::mapExtremes(*answer.values);
        QVERIFY(extremes.has_value());
        for (std::size_t i = 0; i < answer.values->values.size(); ++i) {
            if (answer.values->hasValue(i)) {
                QVERIFY(answer.values->values[i] <= answer.values->values[extremes->most]);
                QVERIFY(answer.values->values[i] >= answer.values->values[extremes->least]);
            }
        }
        const QString text = this->text("mapSentence");
        QVERIFY2(text.contains(QStringLiteral("Most: ")) && text.contains(QStringLiteral("Least: ")), qPrintable(text));
        scenarios::SamplePointValues even = *answer.values;
        std::ranges::fill(even.values, 0.5);
        QVERIFY(!app::mapExtremes(even).has_value());
    }

    /// A map that was turned on while the panel is closed opens it where its cells do not fit, once.
    void cellsThatDoNotFit_openTheirField() {
        open(QStringLiteral("tournament-table"), 0.1);
        auto scenario = document().scenario();
        scenario.rules = QStringLiteral("plan");
        document().edit(QStringLiteral("Rules"), scenario);
        auto* dock = find<QDockWidget>("designDock");
        auto* pages = find<app::PageSwitch>("designPages");
        pages->setCurrentIndex(4);
        dock->hide();
        auto* box = find<QComboBox>("mapSubject");
        const int index = box->findData(QVariantList{static_cast<int>(app::MapSubject::Measure), QString{},
                                                     static_cast<int>(scenarios::IsovistMeasure::Connectivity)});
        QVERIFY(index >= 0);
        box->setCurrentIndex(index);
        emit box->activated(index);
        action("mapOfSight")->setChecked(true);
        QVERIFY(settled());
        QVERIFY2(text("mapSentence").contains(QStringLiteral("too small for this table")),
                 qPrintable(text("mapSentence")));
        auto* cell = find<app::LengthBox>("mapCell");
        QCOMPARE(pages->currentIndex(), 0);
        QTRY_VERIFY(cell->isVisible() && cell->isEnabled());
        QTRY_COMPARE(cell->visibleRegion().boundingRect(), cell->rect());
        // Closed, it stays closed while the same is said.
        dock->hide();
        scenario.name = QStringLiteral("Another name");
        document().edit(QStringLiteral("Rename"), scenario);
        QVERIFY(settled());
        QVERIFY(!dock->isVisible());
        // What it asks for is the cure.
        cell->setLength(Length::fromInches(2));
        emit cell->lengthEntered(cell->length());
        QVERIFY(settled());
        QVERIFY2(map().answer() && map().answer()->values, qPrintable(text("mapSentence")));
    }

    /// A long search shows the best so far: stopped, it keeps the map that was drawn.
    void aMapThatIsStopped_keepsItsDraft() {
        open(QStringLiteral("tournament-table"), 0.1);
        auto scenario = document().scenario();
        scenario.rules = QStringLiteral("40k-10e");
        document().edit(QStringLiteral("Rules"), scenario);
        page(0);
        auto* box = find<QComboBox>("mapSubject");
        const int index = box->findData(
            QVariantList{static_cast<int>(app::MapSubject::Models), scenario.players.front().id.value, 0});
        box->setCurrentIndex(index);
        emit box->activated(index);
        action("mapOfSight")->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(map().answer().has_value(), 180'000);
        QVERIFY(map().answer()->isDraft() && map().isBusy());
        const Length drawn = map().answer()->cell;
        const auto* bar = map().page()->findChild<QProgressBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && bar->format().endsWith(QStringLiteral(" left")), 180'000);
        find<QPushButton>("mapStop")->click();
        QVERIFY(settled());
        QVERIFY(map().answer() && map().answer()->values && !map().answer()->isDraft());
        QVERIFY(!map().isStale() && map().answer()->cell <= drawn);
        QVERIFY(!scene().shown<app::HeatLayer>().isEmpty());
        QVERIFY2(!text("mapSentence").contains(QStringLiteral("Canceled")), qPrintable(text("mapSentence")));
        QVERIFY2(!text("statusHint").contains(QStringLiteral("Heat map: ")), qPrintable(text("statusHint")));
        // The page offers to go on, and goes on with finer cells, not from the first draft.
        auto* goOn = find<QPushButton>("mapContinue");
        const Length kept = map().answer()->cell;
        QVERIFY(goOn->isVisible());
        goOn->click();
        QVERIFY(!goOn->isVisible() && map().isBusy());
        QVERIFY(map().answer()->isDraft());
        QCOMPARE(map().answer()->cell, kept);
        QVERIFY(map().answer()->finer.front() < kept);
        action("mapOfSight")->setChecked(false);
        QVERIFY(!goOn->isVisible());
    }

    /// The scale ends at the most that there is on the map, and stands beside the table.
    void theShareOfTheTable_isToldInPercent_upToTheMaximum() {
        open(QStringLiteral("tournament-table"), 2.0);
        choose(app::MapSubject::SeenShare);
        const auto& values = *map().answer()->values;
        double most = 0.0;
        for (std::size_t i = 0; i < values.values.size(); ++i) {
            most = values.hasValue(i) ? std::max(most, values.values[i]) : most;
        }
        QVERIFY(most > 0.0 && most < 1.0);
        QCOMPARE(values.most, most);
        const auto& marks = scene().shown<app::HeatLayer>().picture.marks;
        QVERIFY(std::abs(QLocale{}.toDouble(marks.back().second) - 100.0 * most) < 0.1);
        const auto* box = find<QComboBox>("mapSubject");
        QCOMPARE(app::mapTitle(*map().answer()->asked), box->currentText() + QStringLiteral(", in %"));
        QVERIFY(!box->toolTip().isEmpty());
    }

    void theLegend_endsAtTheMaximum_besideTheTable() {
        choose(app::MapSubject::Models, QStringLiteral("a"));
        const auto& values = *map().answer()->values;
        QCOMPARE(values.most, *std::ranges::max_element(values.values));
        QVERIFY(values.most < values.viewers); // no spot is seen by all of them
        // The uppermost mark stands at the end of the scale, with the maximum as its number.
        const auto& marks = scene().shown<app::HeatLayer>().picture.marks;
        QVERIFY(marks.size() > 1);
        QCOMPARE(marks.back().first, 1.0);
        QCOMPARE(marks.back().second, QLocale{}.toString(static_cast<int>(values.most)));
        auto* legend = find<QWidget>("mapLegend");
        QTRY_VERIFY(legend->isVisible());
        const QRect table{canvas()->mapTo(view(), QPoint{}), canvas()->size()};
        QVERIFY(!table.intersects(legend->geometry()));
        QVERIFY(view()->rect().contains(legend->geometry()));
        const int narrow = canvas()->width();
        action("mapOfSight")->setChecked(false);
        QTRY_VERIFY(canvas()->width() > narrow);
    }

    /// A difference of two maps counts both as one job.
    void theProgressOfAMap_neverRunsBack() {
        std::vector<int> told;
        const app::LatestTask::Progress whole = [&](int done, int all) {
            QCOMPARE(all, 1000);
            told.push_back(done);
        };
        app::partOf(app::partOf(whole, 0.5, 1.0), 0.0, 0.5)(3, 3);
        QCOMPARE(told, (std::vector<int>{750}));
        told.clear();
        auto asked = std::make_shared<app::MapRequest>();
        asked->scenario = scenario();
        asked->choice.subject = app::MapSubject::Models;
        asked->choice.cell = Length::fromInches(2);
        asked->player = {QStringLiteral("a")};
        asked->lessPath = savedTable();
        const app::MapAnswer answer = app::answerTo(asked, {}, whole);
        QVERIFY2(answer.values.has_value(), qPrintable(answer.problem));
        QVERIFY(std::ranges::is_sorted(told));
        QVERIFY(told.size() > 1 && told.back() == 1000);
    }

    void aMapThatIsOff_leavesNothingInTheStatusLine() {
        QStringList told;
        bool endsAtOnce = false;
        connect(&map(), &app::MapController::statusText, m_window.get(), [&](const QString& text) {
            told += text;
            if (endsAtOnce && text.startsWith(QStringLiteral("Computing"))) {
                QMetaObject::invokeMethod(
                    m_window.get(), [&] { action("mapOfSight")->setChecked(false); }, Qt::QueuedConnection);
            }
        });
        choose(app::MapSubject::Models, QStringLiteral("a"));
        QVERIFY(!told.isEmpty() && !told.last().startsWith(QStringLiteral("Heat map: ")));
        action("mapOfSight")->setChecked(false);
        endsAtOnce = true;
        action("mapOfSight")->setChecked(true);
        QTRY_COMPARE(told.last(), QString{});
    }
};

QTEST_MAIN(TestMapWindow)
#include "tst_map_window.moc"
