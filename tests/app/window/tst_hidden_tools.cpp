#include "app/desktop/scene/picture_item.h"
#include "app/desktop/tools/brush_tool.h"
#include "app/desktop/tools/light_tool.h"
#include "app/desktop/vision/figure_table.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/light_controller.h"
#include "app/desktop/vision/perception_dialog.h"
#include "app/desktop/vision/profile_dialog.h"
#include "app/desktop/vision/senses_page.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/shared/painting/light_painter.h"
#include "app/shared/text/sense_text.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::test;
using app::BrushPaint;

/// The brush, lights, senses and figures of a hidden game.
class TestHiddenTools : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] const scenarios::VisionSide& side(const PlayerId& id) const { return *scenario().vision->side(id); }
    [[nodiscard]] app::BrushTool& brush() const {
        return static_cast<app::BrushTool&>(view()->tools()->tool(app::ToolKind::Brush));
    }
    [[nodiscard]] app::LightTool& light() const {
        return static_cast<app::LightTool&>(view()->tools()->tool(app::ToolKind::Light));
    }

private slots:
    void init() {
        showWindow({1300, 850});
        showTable(smallTable());
        turnFogOn();
    }

    void aStrokeRevealsToOneSide_isOneStep_andUndone() {
        trigger("brushTool");
        QCOMPARE(view()->tools()->current(), app::ToolKind::Brush);
        app::BrushChoice choice;
        choice.side = kAnne;
        choice.size = 3;
        brush().setChoice(choice);
        const int before = undoStack()->count();
        drag({50.5, 5.5}, {55.5, 5.5});
        QVERIFY(settled());
        QCOMPARE(undoStack()->count(), before + 1);
        for (int column = 50; column <= 55; ++column) { // without gaps, however fast the hand
            QVERIFY(side(kAnne).knows.visible.contains({column, 5}));
            QVERIFY(side(kAnne).knows.visible.contains({column, 4}));
        }
        QVERIFY(!side(kAnne).revealed.contains({53, 3}));
        QVERIFY(side(kBert).revealed.empty());
        undoStack()->undo();
        QVERIFY(settled());
        QVERIFY(!side(kAnne).knows.visible.contains({53, 5}));
        undoStack()->redo();
        QVERIFY(settled());
        QVERIFY(side(kAnne).knows.visible.contains({53, 5}));
    }

    void hiding_takesSight_andTakingBack_givesIt() {
        QVERIFY(side(kAnne).knows.visible.contains({12, 20}));
        trigger("brushTool");
        app::BrushChoice choice;
        choice.paint = BrushPaint::Hide;
        choice.size = 1;
        brush().setChoice(choice);
        drag({12.5, 20.5}, {12.5, 20.5});
        QVERIFY(settled());
        QVERIFY(!side(kAnne).knows.visible.contains({12, 20}));
        QCOMPARE(side(kAnne).hidden.count(), 1);
        QCOMPARE(side(kBert).hidden.count(), 1);
        choice.paint = BrushPaint::Clear;
        brush().setChoice(choice);
        drag({12.5, 20.5}, {12.5, 20.5});
        QVERIFY(settled());
        QVERIFY(side(kAnne).knows.visible.contains({12, 20}));
    }

    void escapeGivesAStrokeUp_andKeysChangeTheSize() {
        trigger("brushTool");
        const int before = undoStack()->count();
        pull({50, 5}, {55, 5});
        QVERIFY(brush().isBusy());
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!brush().isBusy());
        send(QEvent::MouseButtonRelease, {55, 5}, Qt::LeftButton, Qt::NoButton);
        QCOMPARE(undoStack()->count(), before);
        const int size = brush().choice().size;
        QTest::keyClick(view(), Qt::Key_BracketRight);
        QCOMPARE(brush().choice().size, size + 1);
        QTest::keyClick(view(), Qt::Key_BracketLeft);
        QTest::keyClick(view(), Qt::Key_BracketLeft);
        QCOMPARE(brush().choice().size, size - 1);
        showHiddenPage(3);
        QCOMPARE(find<QSpinBox>("brushSize")->value(), size - 1);
    }

    void groundIsPaintedInTheTypesOfTheProfile() {
        trigger("brushTool");
        showHiddenPage(3);
        auto* paints = find<QComboBox>("brushPaint");
        int forest = -1;
        for (int i = 0; i < paints->count(); ++i) {
            forest = paints->itemText(i).contains(QStringLiteral("forest")) ? i : forest;
        }
        QVERIFY(forest > 0);
        paints->setCurrentIndex(forest);
        emit paints->activated(forest);
        drag({30.5, 5.5}, {33.5, 5.5});
        QVERIFY(settled());
        QVERIFY(scenario().vision->ground.at(QStringLiteral("forest")).contains({32, 5}));
        QCOMPARE(scene().shown<app::GroundLayer>().grounds.size(), std::size_t{1});
        view()->tools()->setCurrent(app::ToolKind::Select);
        QVERIFY(settled());
        QVERIFY(scene().shown<app::GroundLayer>().isEmpty());
        trigger("groundLayer");
        QVERIFY(settled());
        QVERIFY(!scene().shown<app::GroundLayer>().isEmpty());
    }

    void withoutFog_theBrushDoesNothing() {
        trigger("brushTool");
        trigger("fogOfWar");
        QCOMPARE(view()->tools()->current(), app::ToolKind::Select);
        QVERIFY(!action("brushTool")->isEnabled());
    }

    void lightsArePlaced_moved_changed_andTakenAway() {
        trigger("lightTool");
        showHiddenPage(4);
        drag({50, 10}, {50, 10});
        QVERIFY(settled());
        QCOMPARE(scenario().vision->lights.size(), std::size_t{1});
        QCOMPARE(scenario().vision->lights[0].bright, 3);
        const int before = undoStack()->count();
        drag({50, 10}, {52, 14});
        QVERIFY(settled());
        QCOMPARE(undoStack()->count(), before + 1);
        QCOMPARE(scenario().vision->lights[0].position, geometry::pointFromInches(52, 14));
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Left);
        QVERIFY(std::abs(scenario().vision->lights[0].position.x.inches() - 51) < 1e-6);
        find<QSpinBox>("lightBright")->setValue(9);
        QVERIFY(settled());
        QCOMPARE(scenario().vision->lights[0].bright, 9);
        QVERIFY(scenario().vision->lights[0].dim >= 9);
        find<QCheckBox>("lightMagical")->setChecked(true);
        QVERIFY(scenario().vision->lights[0].magical);
        QTest::keyClick(view(), Qt::Key_Delete);
        QVERIFY(scenario().vision->lights.empty());
        undoStack()->undo();
        QCOMPARE(scenario().vision->lights.size(), std::size_t{1});
        QCOMPARE(scenario().models.size(), std::size_t{3}); // Delete took no model
    }

    void byDay_thePageSaysThatLightsChangeNothing_andOffersTheNight() {
        showHiddenPage(4);
        QVERIFY(settled());
        const auto* unused = find<QLabel>("lightUnused");
        auto* use = find<QToolButton>("lightUseNight");
        QTRY_VERIFY(unused->isVisible() && use->isVisible());
        QCOMPARE(unused->text(), QStringLiteral("In the profile “Standard” it is day: everything is lit, and lights "
                                                "change nothing."));
        QCOMPARE(use->text(), QStringLiteral("Use the profile “Night fight”"));
        QCOMPARE(text("lightCell"), QStringLiteral("A cell is a square of the grid, 1.00 in wide."));
        const int before = undoStack()->count();
        use->click();
        QVERIFY(settled());
        QCOMPARE(undoStack()->count(), before + 1);
        QCOMPARE(scenario().vision->profile.id, QStringLiteral("night-fight"));
        QTRY_VERIFY(!unused->isVisible() && !use->isVisible());
    }

    void usualLights_haveTheirRadii_andTheRingsAreExplained() {
        trigger("lightTool");
        showHiddenPage(4);
        auto* usual = find<QComboBox>("lightUsual");
        const int torch = usual->findText(QStringLiteral("Torch"), Qt::MatchStartsWith);
        QVERIFY(torch > 0);
        usual->setCurrentIndex(torch);
        emit usual->activated(torch);
        drag({50, 10}, {50, 10});
        QVERIFY(settled());
        QCOMPARE(scenario().vision->lights.size(), std::size_t{1});
        QCOMPARE(scenario().vision->lights[0].bright, 4);
        QCOMPARE(scenario().vision->lights[0].dim, 8);
        const auto* rings = find<QLabel>("lightRings");
        for (const char* figure : {"below 4.00 in", "below 6.00 in", "below 9.00 in"}) { // as the engine has them
            QVERIFY2(rings->text().contains(QLatin1String{figure}), qPrintable(rings->text()));
        }
        find<QSpinBox>("lightDim")->setValue(11);
        QVERIFY(settled());
        QCOMPARE(usual->currentIndex(), 0);
        QVERIFY2(rings->text().contains(QStringLiteral("below 7.50 in")), qPrintable(rings->text()));
    }

    /// An inch stands for 5 ft on a table of 28 mm, whatever the size of the cells of fog; a grid counts squares.
    void radiiOfLights_areInTheUnitOfTheTable() {
        showHiddenPage(4);
        QVERIFY(settled());
        auto* usual = find<QComboBox>("lightUsual");
        auto* dim = find<QSpinBox>("lightDim");
        const auto torch = [&] {
            return usual->itemText(usual->findText(QStringLiteral("Torch"), Qt::MatchStartsWith));
        };
        QTRY_COMPARE(torch(), QStringLiteral("Torch: 4.00 in and 8.00 in"));
        QCOMPARE(dim->text(), QStringLiteral("7.00 in"));
        dim->findChild<QLineEdit*>()->selectAll();
        QTest::keyClicks(dim->findChild<QLineEdit*>(), QStringLiteral("11.4 in"));
        QTest::keyClick(dim, Qt::Key_Return);
        QCOMPARE(dim->value(), 11); // the nearest whole cell
        QCOMPARE(dim->text(), QStringLiteral("11.00 in"));

        auto profile = scenario().vision->profile;
        profile.cell = geometry::Length::fromInches(2);
        document().edit(QStringLiteral("Cells"), scenarios::withVisionProfile(scenario(), profile));
        QTRY_COMPARE(torch(), QStringLiteral("Torch: 4.00 in and 8.00 in"));
        state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        QVERIFY(settled());
        auto* carried = find<QComboBox>("carriedUsual");
        QTRY_VERIFY(carried->isEnabled());
        carried->setCurrentIndex(carried->findText(QStringLiteral("Torch"), Qt::MatchStartsWith));
        emit carried->activated(carried->currentIndex());
        QVERIFY(settled());
        const auto& vision = scenario().vision->of({QStringLiteral("m1")});
        QCOMPARE(vision.lightBright, 2); // 4 in
        QCOMPARE(vision.lightDim, 4);
        QTRY_COMPARE(find<QSpinBox>("carriedDim")->text(), QStringLiteral("8.00 in"));

        profile.cell = geometry::Length::fromInches(1);
        Scenario squares = scenarios::withVisionProfile(scenario(), profile);
        squares.rules = QStringLiteral("dnd-5e");
        document().edit(QStringLiteral("Rules"), squares);
        QTRY_COMPARE(torch(), QStringLiteral("Torch: 4 and 8 cells (20 and 40 ft)"));
        QTRY_COMPARE(find<QSpinBox>("carriedDim")->text(), QStringLiteral("4 cells"));
    }

    void inDungeons_theNightIsDark_andTheRangeSaysThatItIsNight() {
        Scenario squares = scenario();
        squares.rules = QStringLiteral("dnd-5e");
        document().edit(QStringLiteral("Rules"), squares);
        showHiddenPage(4);
        auto* use = find<QToolButton>("lightUseNight");
        QTRY_COMPARE(use->text(), QStringLiteral("Use the profile “Darkness”"));
        use->click();
        QVERIFY(settled());
        QCOMPARE(scenario().vision->profile.id, QStringLiteral("darkness"));
        QCOMPARE(
            text("hiddenRange"),
            QStringLiteral("Sight: as far as the line of sight reaches. It is night: without light nothing is seen"));
        const auto& knows = side(kAnne).knows;
        QVERIFY(knows.visible.contains({10, 20})); // under its own base
        QVERIFY(!knows.visible.contains({10, 22}) && knows.outline.empty());
        document().edit(
            QStringLiteral("Night fight"),
            scenarios::withVisionProfile(scenario(), *scenarios::shippedVisionProfile(QStringLiteral("night-fight"))));
        QVERIFY(settled());
        QCOMPARE(text("hiddenRange"),
                 QStringLiteral("Sight: line of sight up to 15 cells. It is night: without light 4 cells, outlines up "
                                "to 8 cells. Models are also perceived by: Thermal sight 6 cells"));
    }

    void regionsAreDragged_andAreOfTheChosenKind() {
        trigger("lightTool");
        app::LightChoice choice;
        choice.region = QStringLiteral("magic-dark");
        light().setChoice(choice);
        drag({5, 5}, {9, 8});
        QVERIFY(settled());
        QCOMPARE(scenario().vision->regions.size(), std::size_t{1});
        QCOMPARE(scenario().vision->regions[0].kind, QStringLiteral("magic-dark"));
        const int before = undoStack()->count();
        drag({20, 5}, {20.1, 5.05});
        QCOMPARE(undoStack()->count(), before); // too small
    }

    void aModelCarriesALight() {
        showHiddenPage(4);
        QVERIFY(!find<QSpinBox>("carriedBright")->isEnabled());
        state().setSelection({scenarios::ModelId{QStringLiteral("m1")}});
        QVERIFY(settled());
        find<QSpinBox>("carriedBright")->setValue(4);
        QVERIFY(settled());
        QCOMPARE(scenario().vision->of({QStringLiteral("m1")}).lightBright, 4);
        QVERIFY(scenario().vision->of({QStringLiteral("m1")}).lightDim >= 4);
    }

    void theLightLayerShowsWhatTheEngineSays() {
        auto profile = scenario().vision->profile;
        profile.night = true;
        Scenario night = scenarios::withVisionProfile(scenario(), profile);
        night = scenarios::withTableLight(night, {QStringLiteral("torch"), geometry::pointFromInches(20, 20), 3, 7});
        document().edit(QStringLiteral("night"), night);
        QVERIFY(settled());
        QVERIFY(m_window->hidden().lights().item().picture().isEmpty());
        trigger("lightLayer");
        QVERIFY(settled());
        const app::LightPicture& picture = m_window->hidden().lights().item().picture();
        QCOMPARE(picture.sources.size(), std::size_t{1});
        const auto levelAt = [&](QPointF place) {
            int found = -1;
            for (const auto& area : picture.areas) {
                if (area.path.contains(place)) {
                    found = found < 0 ? static_cast<int>(area.level) : 99; // of two levels at once there is none
                }
            }
            return found;
        };
        using scenarios::LightLevel;
        QCOMPARE(levelAt({19, 20}), static_cast<int>(LightLevel::Bright));
        QCOMPARE(levelAt({16, 20}), static_cast<int>(LightLevel::Lit));
        QCOMPARE(levelAt({14, 20}), static_cast<int>(LightLevel::Dim));
        QCOMPARE(levelAt({5, 20}), static_cast<int>(LightLevel::Dark));
        QCOMPARE(levelAt({26.5, 20}), static_cast<int>(LightLevel::Dark)); // behind the box
        trigger("fogOfWar");
        QVERIFY(settled());
        QVERIFY(!action("lightLayer")->isChecked());
        QVERIFY(m_window->hidden().lights().item().picture().isEmpty());
    }

    void thePanelSaysHowAPerceivesB_eachSenseWithItsReason() {
        showHiddenPage(2);
        const auto* list = find<QTreeWidget>("perceptionList");
        QCOMPARE(list->topLevelItemCount(), 0);
        state().setObserver(scenarios::ModelId{QStringLiteral("m1")});
        state().setTarget(scenarios::ModelId{QStringLiteral("m3")});
        QVERIFY(settled());
        QCOMPARE(list->topLevelItemCount(), static_cast<int>(scenarios::kAllSenses.size()));
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            QVERIFY(!list->topLevelItem(i)->text(1).isEmpty());
        }
        const auto isWhole = [&](const QTreeWidgetItem& row) { // the reasons wrap
            const QRect cell = list->visualItemRect(&row);
            return list->fontMetrics()
                       .boundingRect(QRect{0, 0, list->columnWidth(1) - 8, 10'000}, Qt::TextWordWrap, row.text(1))
                       .height() <= cell.height();
        };
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            QTRY_VERIFY2(isWhole(*list->topLevelItem(i)), qPrintable(list->topLevelItem(i)->text(1)));
        }
        const auto* page = find<app::SensesPage>();
        QCOMPARE(page->perception()->observer.value, QStringLiteral("m1"));
        QCOMPARE(text("perceptionLines"), app::linesText(*page->perception()));
        QVERIFY(list->topLevelItem(0)->text(0).startsWith(QStringLiteral("–"))); // too far for anything
        m_window->vision().showFogOf(kAnne); // who does not see m3 is told nothing of it
        QVERIFY(settled());
        QCOMPARE(list->topLevelItemCount(), 0);
        QVERIFY(!text("perceptionSentence").contains(QStringLiteral("m3")));
    }

    void theTableOfPairsHasAllOfThem_andOfASideOnlyWhatItKnows() {
        const auto rowsOf = [&] {
            trigger("allPerceptions");
            auto* dialog = find<app::PerceptionDialog>();
            QStringList rows;
            if (dialog && QTest::qWaitFor([&] { return !dialog->isBusy(); }, 20000)) {
                const auto* list = dialog->findChild<QTreeWidget*>(QStringLiteral("perceptionPairs"));
                for (int i = 0; i < list->topLevelItemCount(); ++i) {
                    rows << list->topLevelItem(i)->text(0) + QLatin1Char{'>'} + list->topLevelItem(i)->text(1);
                }
            }
            delete dialog;
            return rows;
        };
        QCOMPARE(rowsOf().size(), 4); // m1 with m2 and m3, both ways
        m_window->vision().showFogOf(kAnne);
        QVERIFY(settled());
        QCOMPARE(rowsOf(), QStringList{});
    }

    void theProfileDialogGivesBackWhatItWasGiven() {
        test::useTestFont();
        for (const auto& shipped : scenarios::shippedVisionProfiles()) {
            const app::ProfileDialog dialog{shipped};
            QVERIFY2(dialog.profile() == shipped, qPrintable(shipped.id));
        }
    }

    void howFarModelsSee_isTheFirstFieldOfTheProfile_inInches() {
        test::useTestFont();
        app::ProfileDialog dialog{*scenarios::shippedVisionProfile(QStringLiteral("line-of-sight"))};
        auto* reach = dialog.findChild<QDoubleSpinBox*>(QStringLiteral("profileReach"));
        QVERIFY(reach && reach->isEnabled());
        QCOMPARE(reach->value(), 240.0);
        reach->setValue(8);
        QCOMPARE(dialog.profile().roleRange.at(dialog.profile().bareRole), 8);
        QCOMPARE(dialog.profile().roleRange.at(QStringLiteral("scout")), 240); // roles of their own keep theirs
        dialog.setProfile(*scenarios::shippedVisionProfile(QStringLiteral("grid")));
        QCOMPARE(reach->value(), 7.0); // what lies nearer than the radius of 8 is seen
        reach->setValue(5);
        QCOMPARE(dialog.profile().gridRadius, 6);
        dialog.setProfile(*scenarios::shippedVisionProfile(QStringLiteral("exploration")));
        QVERIFY(!reach->isEnabled()); // the ground decides
    }

    void S1_39_theProfileIsEdited_keptWithTheFile_andUndone() {
        trigger("editVisionProfile");
        auto* dialog = find<app::ProfileDialog>();
        QVERIFY(dialog);
        QVERIFY(!dialog->findChild<QCheckBox*>(QStringLiteral("rememberModels"))->isChecked());
        dialog->findChild<QCheckBox*>(QStringLiteral("rememberModels"))->setChecked(true);
        dialog->findChild<QSpinBox*>(QStringLiteral("forgetAfter"))->setValue(3);
        auto* roles = dialog->findChild<app::FigureTable*>(QStringLiteral("roleRange"));
        auto rows = roles->rows();
        rows[QStringLiteral("standard")] = QStringLiteral("9");
        roles->setRows(rows);
        const int visible = side(kAnne).knows.visible.count();
        const int before = undoStack()->count();
        dialog->accept();
        QVERIFY(settled());
        QCOMPARE(undoStack()->count(), before + 1);
        const auto& profile = scenario().vision->profile;
        QVERIFY(profile.rememberModels);
        QCOMPARE(profile.forgetAfterTurns, 3);
        QCOMPARE(profile.roleRange.at(QStringLiteral("standard")), 9);
        QCOMPARE(profile.id, QStringLiteral("own"));
        QVERIFY(side(kAnne).knows.visible.count() > visible);
        undoStack()->undo();
        QCOMPARE(scenario().vision->profile.id, QStringLiteral("standard"));
    }

    void theProfileDialogRefusesARoleThatIsNotThere() {
        app::ProfileDialog dialog{*scenarios::shippedVisionProfile(QStringLiteral("standard"))};
        dialog.show();
        dialog.findChild<QLineEdit*>(QStringLiteral("bareRole"))->setText(QStringLiteral("nobody"));
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("profileProblem"))->text().contains(QStringLiteral("nobody")));
    }

    void S1_52_presetsOfMemoryChangeNothingElse() {
        app::ProfileDialog dialog{*scenarios::shippedVisionProfile(QStringLiteral("long-watch"))};
        auto* memory = dialog.findChild<QComboBox*>(QStringLiteral("profileMemory"));
        QCOMPARE(memory->count(), 5);
        for (const auto& preset : scenarios::shippedMemoryPresets()) {
            memory->setCurrentIndex(memory->findData(preset.id));
            emit memory->activated(memory->currentIndex());
            QCOMPARE(scenarios::memoryPresetOf(dialog.profile()), preset.id);
            QCOMPARE(dialog.profile().roleRange,
                     scenarios::shippedVisionProfile(QStringLiteral("long-watch"))->roleRange);
            QCOMPARE(dialog.profile().id, QStringLiteral("long-watch"));
        }
    }
};

QTEST_MAIN(TestHiddenTools)
#include "tst_hidden_tools.moc"
