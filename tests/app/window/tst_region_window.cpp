#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/widgets/angle_box.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/window/seeing_controller.h"
#include "scenarios/analysis/first_region.h"
#include "scenarios/questions/units.h"
#include "scenarios/rules/rule_set.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/region_border.h"
#include "tests/support/window_test.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QProgressBar>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace sightline;
using app::MainWindow;
using app::RegionViewer;
using geometry::Length;
using scenarios::RegionWants;
using tests::runCli;

namespace {

const scenarios::ModelId kCaptain{QStringLiteral("a-captain")};

/// A table's own rules for which regions have no borders.
QJsonObject oneWayRules() {
    QFile file{QStringLiteral(SIGHTLINE_TEST_DATA "/cli/one-way.json")};
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject{};
}

QString number(double value) { return QString::number(value, 'g', 17); }

} // namespace

/// The fields of the visible region: the numbers of window and command line are the same, and nothing is edited.
class TestRegionWindow : public test::WindowTest {
    Q_OBJECT

    void choose(const char* list, int index) const { child<QComboBox>(list).setCurrentIndex(index); }
    void look(RegionViewer viewer) const { choose("regionViewer", static_cast<int>(viewer)); }
    /// As somebody who types into the field.
    void type(const char* box, const QString& text) const {
        auto& field = child<QDoubleSpinBox>(box);
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    [[nodiscard]] app::RegionView& region() const { return m_window->seeing().region(); }
    void openRules(const scenarios::RulesChoice& rules) const {
        auto table = scenario();
        table.rules = rules;
        document().newScenario(table);
        state().setSelection({scenarios::AnyId{kCaptain}});
        action("visibleRegion")->setChecked(true);
        QCoreApplication::processEvents();
    }
    /// What the window draws, and what the command line prints for these options.
    void compareWithCommandLine(const QStringList& options) {
        QVERIFY(settled());
        QVERIFY2(region().region(), qPrintable(region().sentence()));
        const auto& seen = *region().region();
        const auto end = runCli(QStringList{"region", savedTable(), "--json"} + options);
        QVERIFY2(end.status == 0, end.messages.constData());
        const auto json = end.json().object();
        QCOMPARE(seen.areaSquareInches, json["area_sq_in"].toDouble());
        QCOMPARE(seen.shareOfTable, json["share_of_table"].toDouble());
        QCOMPARE(seen.cell ? QJsonValue{seen.cell->inches()} : QJsonValue{}, json["cell_in"]);
        QCOMPARE(static_cast<int>(seen.region.parts.size()), json["polygons"].toArray().size());
        QCOMPARE(seen.possible.has_value(), json.contains("possible_polygons"));
        QVERIFY2(text("regionAnswer").contains(QLocale{}.toString(seen.areaSquareInches, 'f', 1)) ||
                     seen.areaSquareInches >= 1000.0,
                 qPrintable(text("regionAnswer")));
    }

private slots:
    void init() {
        showWindow({1300, 850});
        openTable(QStringLiteral("tournament-table"));
        m_window->activateWindow();
        openRules(QStringLiteral("plan"));
    }

    void S3_44_everyViewer_isThatOfTheCommandLine() {
        compareWithCommandLine({"--from", "a-captain"});
        // One of a unit of several.
        const auto first = std::ranges::find_if(scenario().models, [&](const scenarios::Model& one) {
            return modelsOf(scenario(), unitOf(one)).size() > 1;
        });
        QVERIFY(first != scenario().models.end());
        const QString unit = first->unit;
        state().setSelection({scenarios::AnyId{first->id}});
        look(RegionViewer::Unit);
        compareWithCommandLine({"--unit", unit});
        QVERIFY(region().question().from.size() > 1);
        look(RegionViewer::Zone);
        const QString zone = child<QComboBox>("regionZone").currentData().toString();
        QCOMPARE(zone, scenario().zones.front().id.value);
        type("regionViewerHeight", QStringLiteral("3"));
        compareWithCommandLine({"--from", zone, "--viewer-height", "3"});
        look(RegionViewer::SamplePoint);
        hover({21.5, 13});
        QVERIFY(settled());
        const auto samplePoint = region().question().samplePoints.front();
        QVERIFY(std::abs(samplePoint.x.inches() - 21.5) < 0.1 && std::abs(samplePoint.y.inches() - 13) < 0.1);
        compareWithCommandLine(
            {"--at", number(samplePoint.x.inches()) + u',' + number(samplePoint.y.inches()), "--viewer-height", "3"});
        QVERIFY2(region().sentence().contains(QStringLiteral("a viewer at (21.")), qPrintable(region().sentence()));
        QCOMPARE(undoStack()->count(), 0);
    }

    void S3_44_everyLimitAndTarget_isThatOfTheCommandLine() {
        openRules(QStringLiteral("height-tags"));
        type("regionHeight", QStringLiteral("1.5"));
        child<QCheckBox>("regionHasRange").setChecked(true);
        type("regionRange", QStringLiteral("10 + 50.8mm"));
        compareWithCommandLine({"--from", "a-captain", "--height", "1.5", "--range", "12"});
        child<QCheckBox>("regionHasArc").setChecked(true);
        type("regionArcMiddle", QStringLiteral("15"));
        type("regionArcWidth", QStringLiteral("120"));
        compareWithCommandLine({"--from", "a-captain", "--height", "1.5", "--range", "12", "--arc", "-45:120"});
        QVERIFY2(region().sentence().contains(QStringLiteral("Within 12.00 in")), qPrintable(region().sentence()));
        choose("regionWants", static_cast<int>(RegionWants::SomePart));
        type("regionBase", QStringLiteral("40"));
        compareWithCommandLine(
            {"--from", "a-captain", "--height", "1.5", "--range", "12", "--arc", "-45:120", "--base-mm", "40"});
        choose("regionWants", static_cast<int>(RegionWants::AllOfIt));
        compareWithCommandLine({"--from", "a-captain", "--height", "1.5", "--range", "12", "--arc", "-45:120",
                                "--base-mm", "40", "--whole"});
        QVERIFY(region().region()->possible);
        const app::RegionPicture& picture = scene().shown<app::RegionPicture>();
        QVERIFY(!picture.between.isEmpty() && !picture.possible.isEmpty());
        const QRectF table = picture.shade.boundingRect();
        int between = 0;
        for (double x = 0.05; x < table.width(); x += 0.31) {
            for (double y = 0.05; y < table.height(); y += 0.29) {
                const QPointF place{x, y};
                const auto samplePoint = geometry::pointFromInches(x, y);
                if (testsupport::inchesToBorder(region().region()->region, samplePoint) < 0.01 ||
                    testsupport::inchesToBorder(*region().region()->possible, samplePoint) < 0.01) {
                    continue;
                }
                const bool isSure = region().region()->region.contains(samplePoint);
                const bool isPossible = region().region()->possible->contains(samplePoint);
                QCOMPARE(picture.shade.contains(place), !isPossible);
                QCOMPARE(picture.between.contains(place), isPossible && !isSure);
                between += isPossible && !isSure ? 1 : 0;
            }
        }
        QVERIFY(between > 0);
        QVERIFY2(region().sentence().contains(QStringLiteral("at least ")), qPrintable(region().sentence()));
        QCOMPARE(undoStack()->count(), 0);
    }

    /// Facing 135 degrees, 15 to the right of its front is 150 on the table.
    void anArcFromTheFront_turnsWithTheModel_asOnTheCommandLine() {
        const auto facing = [&](double degrees) {
            auto scenario = document().scenario();
            std::ranges::find(scenario.models, kCaptain, &scenarios::Model::id)->facing =
                geometry::Angle::fromDegrees(degrees);
            document().edit(QStringLiteral("Turn"), scenario);
        };
        auto& zero = child<QComboBox>("regionArcFrom");
        QVERIFY(!zero.isEnabled()); // there is no arc
        child<QCheckBox>("regionHasArc").setChecked(true);
        QVERIFY(zero.isEnabled());
        type("regionArcMiddle", QStringLiteral("15"));
        type("regionArcWidth", QStringLiteral("80"));
        facing(135);
        compareWithCommandLine({"--from", "a-captain", "--arc", "-25:80"});
        QVERIFY2(!region().sentence().contains(QStringLiteral("turns with the observer")),
                 qPrintable(region().sentence()));
        choose("regionArcFrom", 1);
        compareWithCommandLine({"--from", "a-captain", "--arc", "110:80"});
        compareWithCommandLine({"--from", "a-captain", "--arc", "-25:80", "--arc-from-front"});
        QVERIFY2(region().sentence().contains(QStringLiteral("arc of 80°, which turns with the observer.")),
                 qPrintable(region().sentence()));
        facing(45);
        compareWithCommandLine({"--from", "a-captain", "--arc", "20:80"});
        look(RegionViewer::Unit);
        QVERIFY(zero.isEnabled());
        for (const RegionViewer without : {RegionViewer::Zone, RegionViewer::SamplePoint}) {
            look(without);
            QVERIFY(!zero.isEnabled());
        }
        look(RegionViewer::Zone);
        compareWithCommandLine({"--from", child<QComboBox>("regionZone").currentData().toString(), "--arc", "-25:80"});
        QVERIFY2(!region().sentence().contains(QStringLiteral("turns with the observer")),
                 qPrintable(region().sentence()));
    }

    void inSpace_whatStandsHigher_isSeenFarther() {
        openRules(QStringLiteral("volume"));
        look(RegionViewer::SamplePoint);
        hover({21.5, 13});
        QVERIFY(settled());
        const auto samplePoint = region().question().samplePoints.front();
        const QStringList viewer{"--at", number(samplePoint.x.inches()) + u',' + number(samplePoint.y.inches())};
        compareWithCommandLine(viewer);
        const double low = region().region()->areaSquareInches;
        type("regionElevation", QStringLiteral("4"));
        compareWithCommandLine(viewer + QStringList{"--elevation", "4"});
        QVERIFY(region().region()->areaSquareInches > low);
        choose("regionWants", static_cast<int>(RegionWants::AllOfIt));
        type("regionBase", QStringLiteral("40"));
        compareWithCommandLine(viewer + QStringList{"--elevation", "4", "--base-mm", "40", "--whole"});
    }

    void rulesThatNeedCells_sayHowLargeTheyAre() {
        openRules(oneWayRules());
        type("regionCell", QStringLiteral("3"));
        compareWithCommandLine({"--from", "a-captain", "--cell", "3"});
        QVERIFY2(region().sentence().contains(QStringLiteral("cells of 3.00 in")), qPrintable(region().sentence()));
    }

    void rulesWithoutAWordOfAll_sayThat() {
        openRules(QStringLiteral("guild-ball"));
        choose("regionWants", static_cast<int>(RegionWants::AllOfIt));
        QVERIFY(settled() && region().region());
        QCOMPARE(region().sentence(),
                 QStringLiteral("The rule set guild-ball does not define full visibility of a target."));
    }

    void theChoice_isKept_andShownAgain() {
        look(RegionViewer::Unit);
        child<QCheckBox>("regionHasArc").setChecked(true);
        type("regionArcWidth", QStringLiteral("77"));
        choose("regionArcFrom", 1);
        choose("regionWants", static_cast<int>(RegionWants::SomePart));
        type("regionBase", QStringLiteral("63.5"));
        app::Settings again{file(QStringLiteral("settings.ini"))};
        QCOMPARE(again.regionChoice(), m_settings->regionChoice());
        QCOMPARE(again.regionChoice().targetBase, Length::fromMillimeters(63.5));
        QVERIFY(again.regionChoice().arcZero == scenarios::ArcZero::Facing);
        MainWindow other{again};
        QCOMPARE(other.findChild<QComboBox*>(QStringLiteral("regionViewer"))->currentIndex(),
                 static_cast<int>(RegionViewer::Unit));
        QVERIFY(other.findChild<QCheckBox*>(QStringLiteral("regionHasArc"))->isChecked());
        QCOMPARE(other.findChild<QDoubleSpinBox*>(QStringLiteral("regionArcWidth"))->value(), 77.0);
        QCOMPARE(other.findChild<QComboBox*>(QStringLiteral("regionArcFrom"))->currentIndex(), 1);
    }

    void figuresNobodyCanUse_countAsUsual() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.ini"));
        tests::writeBytes(path, "[region]\nviewer=ghost\nrangeInches=-3\narcWidthDegrees=many\narcZero="
                                "north\ncellInches=0\ntargetBaseInches=1e9\nwants=\n");
        QCOMPARE(app::Settings{path}.regionChoice(), app::RegionChoice{});
    }

    void theSpot_walksWithTheArrows_andNeverLeavesTheTable() {
        state().setSelection({});
        look(RegionViewer::SamplePoint);
        QVERIFY(settled());
        QVERIFY(region().place()); // nobody has to point
        hover({20, 20});
        const QPointF start = *region().place();
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Right);
        QTest::keyClick(view(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(*region().place(), start + QPointF(1, -0.1));
        QVERIFY(settled());
        for (int i = 0; i < 100; ++i) {
            QTest::keyClick(view(), Qt::Key_Right);
        }
        QVERIFY(region().place()->x() <= scenario().table.width.inches());
        QVERIFY(settled() && region().region());
    }

    void longWork_showsItself_andIsCalledOff() {
        openRules(oneWayRules());
        find<QDockWidget>("designDock")->show();
        type("regionCell", QStringLiteral("0.1"));
        QVERIFY(region().isBusy());
        auto& bar = child<QProgressBar>("regionBar");
        QTRY_VERIFY_WITH_TIMEOUT(!bar.isHidden(), 10000);
        emit m_window->design().region().page()->stopRequested();
        QVERIFY(settled());
        QVERIFY(bar.isHidden());
        QVERIFY2(text("regionAnswer").contains(QStringLiteral("Canceled")), qPrintable(text("regionAnswer")));
        QVERIFY(!region().region());
        type("regionCell", QStringLiteral("6"));
        QVERIFY(settled() && region().region());
    }

    /// Small cells take long; the first answer is there long before, marked as not final, and gives way to the final
    /// one.
    void aLongAnswer_isPrecededByAFirstOne() {
        openRules(oneWayRules());
        find<QDockWidget>("designDock")->show();
        type("regionCell", QStringLiteral("0.1"));
        QTRY_VERIFY_WITH_TIMEOUT(region().firstAnswer(), 20'000);
        QVERIFY(!region().region() && !region().isStale() && region().isBusy());
        const auto first = *region().firstAnswer();
        QVERIFY(first.areaSquareInches > 1.0 && first.possible);
        for (const QString& text :
             {region().sentence(), text("regionAnswer"), child<QWidget>("legend").accessibleDescription()}) {
            QVERIFY2(text.contains(QStringLiteral("at least ")), qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("the rest is being computed")), qPrintable(text));
        }
        const app::RegionPicture& picture = scene().shown<app::RegionPicture>();
        QVERIFY(!picture.between.isEmpty() && !picture.possible.isEmpty()); // nothing is shaded as invisible
        QStringList drawn;
        const QObject listening; // ends before the window, which clears its answer
        connect(&region(), &app::RegionView::changed, &listening, [&] {
            const bool isNew = region().question().cell == Length::fromInches(0.4);
            drawn << (!isNew              ? QStringLiteral("old")
                      : region().region() ? QStringLiteral("final")
                                          : QStringLiteral("first"));
        });
        type("regionCell", QStringLiteral("0.4"));
        QVERIFY(settled());
        drawn.removeAll(QStringLiteral("old"));
        drawn.removeDuplicates();
        QCOMPARE(drawn.join(u' '), QStringLiteral("first final"));
        QVERIFY(region().region() && !region().firstAnswer());
        QVERIFY2(!region().sentence().contains(QStringLiteral("being computed")), qPrintable(region().sentence()));
        QVERIFY(region().region()->areaSquareInches > 0.9 * first.areaSquareInches);
    }

    /// The first answer is that of the newest table, while the final one of an earlier table is still being computed.
    void firstAnswers_followEachStepOfADrag() {
        openRules(oneWayRules());
        type("regionCell", QStringLiteral("0.1"));
        for (const double step : {1.0, 2.0, 3.0}) {
            auto scenario = document().scenario();
            auto& captain = *std::ranges::find(scenario.models, kCaptain, &scenarios::Model::id);
            captain.position = captain.position + geometry::Vector{Length::fromInches(step), {}};
            document().edit(QStringLiteral("Move"), scenario);
            scenarios::RegionQuestion question;
            question.from = {kCaptain};
            question.targetHeight = m_settings->distances().samplePointHeight;
            const scenarios::RegionTable table{scenarios::PreparedTable{document().scenario(), *ruleSetOf(scenario)}};
            const auto first = firstRegion(table, question);
            QVERIFY(first);
            QTRY_VERIFY_WITH_TIMEOUT(region().firstAnswer() == first, 20'000);
            QVERIFY(region().isBusy() && !region().region());
        }
        region().stop();
        QVERIFY(settled());
        QVERIFY(!region().firstAnswer() && scene().shown<app::RegionPicture>().isEmpty());
    }

    /// Lines first, maps behind: on the tournament table the answers of three pairs come one after the other while the
    /// first region is still being worked out.
    void aLongRegion_delaysNoSightLine() {
        openRules(oneWayRules());
        find<QDockWidget>("designDock")->show();
        type("regionCell", QStringLiteral("0.1"));
        QVERIFY(region().isBusy());
        QVERIFY(scenario().table.width >= Length::fromInches(60) && scenario().models.size() >= 20);
        const auto captain = std::ranges::find(scenario().models, kCaptain, &scenarios::Model::id);
        QVERIFY(captain != scenario().models.end());
        std::vector<scenarios::ModelId> enemies;
        for (const scenarios::Model& one : scenario().models) {
            if (one.player != captain->player && enemies.size() < 3) {
                enemies.push_back(one.id);
            }
        }
        QCOMPARE(enemies.size(), std::size_t{3});
        QVERIFY(m_window->chooseObserver(kCaptain.value));
        int answers = 0;
        for (const scenarios::ModelId& target : enemies) {
            QVERIFY(m_window->chooseTarget(target.value));
            const auto answered = [&] {
                const auto* verdict = m_window->sight().isBusy() ? nullptr : m_window->sight().lastResult().focused();
                return verdict && verdict->observer == kCaptain && verdict->target == target;
            };
            QTRY_VERIFY_WITH_TIMEOUT(answered(), 20'000);
            answers += region().isBusy() ? 1 : 0;
        }
        QCOMPARE(answers, 3);
        emit m_window->design().region().page()->stopRequested();
        QVERIFY(settled());
    }

    void aTableWithoutZones_saysSo() {
        look(RegionViewer::Zone);
        QVERIFY(settled() && region().region());
        auto scenario = document().scenario();
        scenario.zones.clear();
        document().edit(QStringLiteral("Clear"), scenario);
        QVERIFY(settled());
        QVERIFY(!region().region());
        QCOMPARE(text("regionAnswer"), QStringLiteral("This table has no zone."));
        undoStack()->undo();
        QVERIFY(settled() && region().region());
    }
};

QTEST_MAIN(TestRegionWindow)
#include "tst_region_window.moc"
