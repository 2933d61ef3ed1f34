#include "app/desktop/actions/action_set.h"
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
#include "tests/support/gui_table.h"
#include "tests/support/own_window.h"
#include "tests/support/region_border.h"

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
#include <QTest>

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

struct Window : test::OwnWindow {
    explicit Window(const scenarios::RulesChoice& rules = QStringLiteral("plan")) {
        window.resize(1300, 850);
        window.openLibrary(QStringLiteral("tournament-table"));
        auto scenario = window.document().scenario();
        scenario.rules = rules;
        window.document().newScenario(scenario);
        window.show();
        window.activateWindow();
        window.state().setSelection({scenarios::AnyId{kCaptain}});
        window.actions().named("visibleRegion")->setChecked(true);
        QCoreApplication::processEvents();
    }
    template <class Widget> [[nodiscard]] Widget& part(const char* name) const {
        return *window.findChild<Widget*>(QLatin1String{name});
    }
    void choose(const char* list, int index) const { part<QComboBox>(list).setCurrentIndex(index); }
    void look(RegionViewer viewer) const { choose("regionViewer", static_cast<int>(viewer)); }
    /// As somebody who types into the field.
    void type(const char* box, const QString& text) const {
        auto& field = part<QDoubleSpinBox>(box);
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    [[nodiscard]] app::RegionView& region() const { return window.seeing().region(); }
    [[nodiscard]] bool settled() const {
        return QTest::qWaitFor([this] { return !region().isBusy(); }, 60000);
    }
    [[nodiscard]] QString text(const char* label) const { return part<QLabel>(label).text(); }
};

QString number(double value) { return QString::number(value, 'g', 17); }

/// What the window draws, and what the command line prints for these options.
void compareWithCommandLine(Window& w, const QStringList& options) {
    QVERIFY(w.settled());
    QVERIFY2(w.region().region(), qPrintable(w.region().sentence()));
    const auto& seen = *w.region().region();
    const auto end = runCli(QStringList{"region", w.file(), "--json"} + options);
    QVERIFY2(end.status == 0, end.messages.constData());
    const auto json = end.json().object();
    QCOMPARE(seen.areaSquareInches, json["area_sq_in"].toDouble());
    QCOMPARE(seen.shareOfTable, json["share_of_table"].toDouble());
    QCOMPARE(seen.cell ? QJsonValue{seen.cell->inches()} : QJsonValue{}, json["cell_in"]);
    QCOMPARE(static_cast<int>(seen.region.parts.size()), json["polygons"].toArray().size());
    QCOMPARE(seen.possible.has_value(), json.contains("possible_polygons"));
    QVERIFY2(w.text("regionAnswer").contains(QLocale{}.toString(seen.areaSquareInches, 'f', 1)) ||
                 seen.areaSquareInches >= 1000.0,
             qPrintable(w.text("regionAnswer")));
}

} // namespace

/// The fields of the visible region: the numbers of window and command line are the same, and nothing is edited.
class TestRegionWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void S3_44_everyViewer_isThatOfTheCommandLine() {
        Window w;
        compareWithCommandLine(w, {"--from", "a-captain"});
        const auto& scenario = w.window.document().scenario();
        // One of a unit of several.
        const auto first = std::ranges::find_if(
            scenario.models, [&](const scenarios::Model& one) { return modelsOf(scenario, unitOf(one)).size() > 1; });
        QVERIFY(first != scenario.models.end());
        const QString unit = first->unit;
        w.window.state().setSelection({scenarios::AnyId{first->id}});
        w.look(RegionViewer::Unit);
        compareWithCommandLine(w, {"--unit", unit});
        QVERIFY(w.region().question().from.size() > 1);
        w.look(RegionViewer::Zone);
        const QString zone = w.part<QComboBox>("regionZone").currentData().toString();
        QCOMPARE(zone, scenario.zones.front().id.value);
        w.type("regionViewerHeight", QStringLiteral("3"));
        compareWithCommandLine(w, {"--from", zone, "--viewer-height", "3"});
        w.look(RegionViewer::SamplePoint);
        w.hover({21.5, 13});
        QVERIFY(w.settled());
        const auto samplePoint = w.region().question().samplePoints.front();
        QVERIFY(std::abs(samplePoint.x.inches() - 21.5) < 0.1 && std::abs(samplePoint.y.inches() - 13) < 0.1);
        compareWithCommandLine(w, {"--at", number(samplePoint.x.inches()) + u',' + number(samplePoint.y.inches()),
                                   "--viewer-height", "3"});
        QVERIFY2(w.region().sentence().contains(QStringLiteral("a viewer at (21.")), qPrintable(w.region().sentence()));
        QCOMPARE(w.window.document().undoStack()->count(), 0);
    }

    void S3_44_everyLimitAndTarget_isThatOfTheCommandLine() {
        Window w{QStringLiteral("height-tags")};
        w.type("regionHeight", QStringLiteral("1.5"));
        w.part<QCheckBox>("regionHasRange").setChecked(true);
        w.type("regionRange", QStringLiteral("10 + 50.8mm"));
        compareWithCommandLine(w, {"--from", "a-captain", "--height", "1.5", "--range", "12"});
        w.part<QCheckBox>("regionHasArc").setChecked(true);
        w.type("regionArcMiddle", QStringLiteral("15"));
        w.type("regionArcWidth", QStringLiteral("120"));
        compareWithCommandLine(w, {"--from", "a-captain", "--height", "1.5", "--range", "12", "--arc", "-45:120"});
        QVERIFY2(w.region().sentence().contains(QStringLiteral("Within 12.00 in")), qPrintable(w.region().sentence()));
        w.choose("regionWants", static_cast<int>(RegionWants::SomePart));
        w.type("regionBase", QStringLiteral("40"));
        compareWithCommandLine(
            w, {"--from", "a-captain", "--height", "1.5", "--range", "12", "--arc", "-45:120", "--base-mm", "40"});
        w.choose("regionWants", static_cast<int>(RegionWants::AllOfIt));
        compareWithCommandLine(w, {"--from", "a-captain", "--height", "1.5", "--range", "12", "--arc", "-45:120",
                                   "--base-mm", "40", "--whole"});
        QVERIFY(w.region().region()->possible);
        const app::RegionPicture& picture = w.window.view()->tableScene().region();
        QVERIFY(!picture.between.isEmpty() && !picture.possible.isEmpty());
        const QRectF table = picture.shade.boundingRect();
        int between = 0;
        for (double x = 0.05; x < table.width(); x += 0.31) {
            for (double y = 0.05; y < table.height(); y += 0.29) {
                const QPointF place{x, y};
                const auto samplePoint = geometry::pointFromInches(x, y);
                if (testsupport::inchesToBorder(w.region().region()->region, samplePoint) < 0.01 ||
                    testsupport::inchesToBorder(*w.region().region()->possible, samplePoint) < 0.01) {
                    continue;
                }
                const bool isSure = w.region().region()->region.contains(samplePoint);
                const bool isPossible = w.region().region()->possible->contains(samplePoint);
                QCOMPARE(picture.shade.contains(place), !isPossible);
                QCOMPARE(picture.between.contains(place), isPossible && !isSure);
                between += isPossible && !isSure ? 1 : 0;
            }
        }
        QVERIFY(between > 0);
        QVERIFY2(w.region().sentence().contains(QStringLiteral("at least ")), qPrintable(w.region().sentence()));
        QCOMPARE(w.window.document().undoStack()->count(), 0);
    }

    /// Facing 135 degrees, 15 to the right of its front is 150 on the table.
    void anArcFromTheFront_turnsWithTheModel_asOnTheCommandLine() {
        Window w;
        const auto facing = [&](double degrees) {
            auto scenario = w.window.document().scenario();
            std::ranges::find(scenario.models, kCaptain, &scenarios::Model::id)->facing =
                geometry::Angle::fromDegrees(degrees);
            w.window.document().edit(QStringLiteral("Turn"), scenario);
        };
        auto& zero = w.part<QComboBox>("regionArcFrom");
        QVERIFY(!zero.isEnabled()); // there is no arc
        w.part<QCheckBox>("regionHasArc").setChecked(true);
        QVERIFY(zero.isEnabled());
        w.type("regionArcMiddle", QStringLiteral("15"));
        w.type("regionArcWidth", QStringLiteral("80"));
        facing(135);
        compareWithCommandLine(w, {"--from", "a-captain", "--arc", "-25:80"});
        QVERIFY2(!w.region().sentence().contains(QStringLiteral("turns with the observer")),
                 qPrintable(w.region().sentence()));
        w.choose("regionArcFrom", 1);
        compareWithCommandLine(w, {"--from", "a-captain", "--arc", "110:80"});
        compareWithCommandLine(w, {"--from", "a-captain", "--arc", "-25:80", "--arc-from-front"});
        QVERIFY2(w.region().sentence().contains(QStringLiteral("arc of 80°, which turns with the observer.")),
                 qPrintable(w.region().sentence()));
        facing(45);
        compareWithCommandLine(w, {"--from", "a-captain", "--arc", "20:80"});
        w.look(RegionViewer::Unit);
        QVERIFY(zero.isEnabled());
        for (const RegionViewer without : {RegionViewer::Zone, RegionViewer::SamplePoint}) {
            w.look(without);
            QVERIFY(!zero.isEnabled());
        }
        w.look(RegionViewer::Zone);
        compareWithCommandLine(w,
                               {"--from", w.part<QComboBox>("regionZone").currentData().toString(), "--arc", "-25:80"});
        QVERIFY2(!w.region().sentence().contains(QStringLiteral("turns with the observer")),
                 qPrintable(w.region().sentence()));
    }

    void inSpace_whatStandsHigher_isSeenFarther() {
        Window w{QStringLiteral("volume")};
        w.look(RegionViewer::SamplePoint);
        w.hover({21.5, 13});
        QVERIFY(w.settled());
        const auto samplePoint = w.region().question().samplePoints.front();
        const QStringList viewer{"--at", number(samplePoint.x.inches()) + u',' + number(samplePoint.y.inches())};
        compareWithCommandLine(w, viewer);
        const double low = w.region().region()->areaSquareInches;
        w.type("regionElevation", QStringLiteral("4"));
        compareWithCommandLine(w, viewer + QStringList{"--elevation", "4"});
        QVERIFY(w.region().region()->areaSquareInches > low);
        w.choose("regionWants", static_cast<int>(RegionWants::AllOfIt));
        w.type("regionBase", QStringLiteral("40"));
        compareWithCommandLine(w, viewer + QStringList{"--elevation", "4", "--base-mm", "40", "--whole"});
    }

    void rulesThatNeedCells_sayHowLargeTheyAre() {
        Window w{oneWayRules()};
        w.type("regionCell", QStringLiteral("3"));
        compareWithCommandLine(w, {"--from", "a-captain", "--cell", "3"});
        QVERIFY2(w.region().sentence().contains(QStringLiteral("cells of 3.00 in")), qPrintable(w.region().sentence()));
    }

    void rulesWithoutAWordOfAll_sayThat() {
        Window w{QStringLiteral("guild-ball")};
        w.choose("regionWants", static_cast<int>(RegionWants::AllOfIt));
        QVERIFY(w.settled() && w.region().region());
        QCOMPARE(w.region().sentence(),
                 QStringLiteral("The rule set guild-ball does not define full visibility of a target."));
    }

    void theChoice_isKept_andShownAgain() {
        Window w;
        w.look(RegionViewer::Unit);
        w.part<QCheckBox>("regionHasArc").setChecked(true);
        w.type("regionArcWidth", QStringLiteral("77"));
        w.choose("regionArcFrom", 1);
        w.choose("regionWants", static_cast<int>(RegionWants::SomePart));
        w.type("regionBase", QStringLiteral("63.5"));
        app::Settings again{w.folder.filePath(QStringLiteral("settings.ini"))};
        QCOMPARE(again.regionChoice(), w.settings.regionChoice());
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
        Window w;
        w.window.state().setSelection({});
        w.look(RegionViewer::SamplePoint);
        QVERIFY(w.settled());
        QVERIFY(w.region().place()); // nobody has to point
        w.hover({20, 20});
        const QPointF start = *w.region().place();
        w.window.view()->setFocus();
        QTest::keyClick(w.window.view(), Qt::Key_Right);
        QTest::keyClick(w.window.view(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(*w.region().place(), start + QPointF(1, -0.1));
        QVERIFY(w.settled());
        for (int i = 0; i < 100; ++i) {
            QTest::keyClick(w.window.view(), Qt::Key_Right);
        }
        QVERIFY(w.region().place()->x() <= w.window.document().scenario().table.width.inches());
        QVERIFY(w.settled() && w.region().region());
    }

    void longWork_showsItself_andIsCalledOff() {
        Window w{oneWayRules()};
        w.window.findChild<QDockWidget*>(QStringLiteral("designDock"))->show();
        w.type("regionCell", QStringLiteral("0.1"));
        QVERIFY(w.region().isBusy());
        auto& bar = w.part<QProgressBar>("regionBar");
        QTRY_VERIFY_WITH_TIMEOUT(!bar.isHidden(), 10000);
        emit w.window.design().region().page()->stopRequested();
        QVERIFY(w.settled());
        QVERIFY(bar.isHidden());
        QVERIFY2(w.text("regionAnswer").contains(QStringLiteral("Canceled")), qPrintable(w.text("regionAnswer")));
        QVERIFY(!w.region().region());
        w.type("regionCell", QStringLiteral("6"));
        QVERIFY(w.settled() && w.region().region());
    }

    /// Small cells take long; the first answer is there long before, marked as not final, and gives way to the final
    /// one.
    void aLongAnswer_isPrecededByAFirstOne() {
        Window w{oneWayRules()};
        w.window.findChild<QDockWidget*>(QStringLiteral("designDock"))->show();
        w.type("regionCell", QStringLiteral("0.1"));
        QTRY_VERIFY_WITH_TIMEOUT(w.region().firstAnswer(), 20'000);
        QVERIFY(!w.region().region() && !w.region().isStale() && w.region().isBusy());
        const auto first = *w.region().firstAnswer();
        QVERIFY(first.areaSquareInches > 1.0 && first.possible);
        for (const QString& text :
             {w.region().sentence(), w.text("regionAnswer"), w.part<QWidget>("legend").accessibleDescription()}) {
            QVERIFY2(text.contains(QStringLiteral("at least ")), qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("the rest is being computed")), qPrintable(text));
        }
        const app::RegionPicture& picture = w.window.view()->tableScene().region();
        QVERIFY(!picture.between.isEmpty() && !picture.possible.isEmpty()); // nothing is shaded as invisible
        QStringList drawn;
        const QObject listening; // ends before the window, which clears its answer
        connect(&w.region(), &app::RegionView::changed, &listening, [&] {
            const bool isNew = w.region().question().cell == Length::fromInches(0.4);
            drawn << (!isNew                ? QStringLiteral("old")
                      : w.region().region() ? QStringLiteral("final")
                                            : QStringLiteral("first"));
        });
        w.type("regionCell", QStringLiteral("0.4"));
        QVERIFY(w.settled());
        drawn.removeAll(QStringLiteral("old"));
        drawn.removeDuplicates();
        QCOMPARE(drawn.join(u' '), QStringLiteral("first final"));
        QVERIFY(w.region().region() && !w.region().firstAnswer());
        QVERIFY2(!w.region().sentence().contains(QStringLiteral("being computed")), qPrintable(w.region().sentence()));
        QVERIFY(w.region().region()->areaSquareInches > 0.9 * first.areaSquareInches);
    }

    /// The first answer is that of the newest table, while the final one of an earlier table is still being computed.
    void firstAnswers_followEachStepOfADrag() {
        Window w{oneWayRules()};
        w.type("regionCell", QStringLiteral("0.1"));
        for (const double step : {1.0, 2.0, 3.0}) {
            auto scenario = w.window.document().scenario();
            auto& captain = *std::ranges::find(scenario.models, kCaptain, &scenarios::Model::id);
            captain.position = captain.position + geometry::Vector{Length::fromInches(step), {}};
            w.window.document().edit(QStringLiteral("Move"), scenario);
            scenarios::RegionQuestion question;
            question.from = {kCaptain};
            question.targetHeight = w.settings.distances().samplePointHeight;
            const scenarios::RegionTable table{
                scenarios::PreparedTable{w.window.document().scenario(), *ruleSetOf(scenario)}};
            const auto first = firstRegion(table, question);
            QVERIFY(first);
            QTRY_VERIFY_WITH_TIMEOUT(w.region().firstAnswer() == first, 20'000);
            QVERIFY(w.region().isBusy() && !w.region().region());
        }
        w.region().stop();
        QVERIFY(w.settled());
        QVERIFY(!w.region().firstAnswer() && w.window.view()->tableScene().region().isEmpty());
    }

    /// Lines first, maps behind: on the tournament table the answers of three pairs come one after the other while the
    /// first region is still being worked out.
    void aLongRegion_delaysNoSightLine() {
        Window w{oneWayRules()};
        w.window.findChild<QDockWidget*>(QStringLiteral("designDock"))->show();
        w.type("regionCell", QStringLiteral("0.1"));
        QVERIFY(w.region().isBusy());
        const auto& scenario = w.window.document().scenario();
        QVERIFY(scenario.table.width >= Length::fromInches(60) && scenario.models.size() >= 20);
        const auto captain = std::ranges::find(scenario.models, kCaptain, &scenarios::Model::id);
        QVERIFY(captain != scenario.models.end());
        std::vector<scenarios::ModelId> enemies;
        for (const scenarios::Model& one : scenario.models) {
            if (one.player != captain->player && enemies.size() < 3) {
                enemies.push_back(one.id);
            }
        }
        QCOMPARE(enemies.size(), std::size_t{3});
        QVERIFY(w.window.chooseObserver(kCaptain.value));
        int answers = 0;
        for (const scenarios::ModelId& target : enemies) {
            QVERIFY(w.window.chooseTarget(target.value));
            const auto answered = [&] {
                const auto* verdict = w.window.sight().isBusy() ? nullptr : w.window.sight().lastResult().focused();
                return verdict && verdict->observer == kCaptain && verdict->target == target;
            };
            QTRY_VERIFY_WITH_TIMEOUT(answered(), 20'000);
            answers += w.region().isBusy() ? 1 : 0;
        }
        QCOMPARE(answers, 3);
        emit w.window.design().region().page()->stopRequested();
        QVERIFY(w.settled());
    }

    void aTableWithoutZones_saysSo() {
        Window w;
        w.look(RegionViewer::Zone);
        QVERIFY(w.settled() && w.region().region());
        auto scenario = w.window.document().scenario();
        scenario.zones.clear();
        w.window.document().edit(QStringLiteral("Clear"), scenario);
        QVERIFY(w.settled());
        QVERIFY(!w.region().region());
        QCOMPARE(w.text("regionAnswer"), QStringLiteral("This table has no zone."));
        w.window.document().undoStack()->undo();
        QVERIFY(w.settled() && w.region().region());
    }
};

QTEST_MAIN(TestRegionWindow)
#include "tst_region_window.moc"
