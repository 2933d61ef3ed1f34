#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/open_ends_dialog.h"
#include "app/desktop/panels/army_tray.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/tag_boxes.h"
#include "app/desktop/panels/template_palette.h"
#include "app/desktop/scene/reserve_drag.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/painting/table_painter.h"
#include "scenarios/edits/edits.h"
#include "scenarios/edits/tape_lines.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/hull_zones.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/events.h"
#include "tests/support/gui_table.h"
#include "tests/support/picture_check.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using geometry::Length;

/// Building a table in the whole window.
class TestEditingWindow : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] ToolSet& tools() const { return *view()->tools(); }

    void openTable(const scenarios::Scenario& scenario = test::smallTable()) {
        undoStack()->setClean(); // nothing is asked about the table before
        showTable(scenario);
        state().forgetIds();
        test::handleEvents();
    }

private slots:
    void areasWithoutEffect_haveARemedy() {
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        auto next = scenario();
        next.rules = QStringLiteral("40k-11e");
        scenarios::Piece area = test::boxPiece(QStringLiteral("yard"), 2, 2, 6, 6);
        area.kind = QStringLiteral("area");
        area.height = geometry::Length{};
        next.terrain.push_back(area);
        document().edit(QStringLiteral("test"), next);
        state().setSelection({});
        auto* idle = find<QLabel>("inspectorIdle");
        QVERIFY(idle);
        QTRY_VERIFY(idle->text().startsWith(
            QStringLiteral("1 piece has no effect under Warhammer 40,000, 11th edition: yard.<br>")));
        // Each of the ways was tried under these rules, where an area of some height is still an area.
        QVERIFY2(idle->text().contains(QStringLiteral("What would help: another kind (ruin, wood, crater) or walls.")),
                 qPrintable(idle->text()));
        emit idle->linkActivated(QStringLiteral("select"));
        QVERIFY(state().isSelected(area.id));
        // With one of them it counts.
        next.terrain.back().kind = QStringLiteral("ruin");
        document().edit(QStringLiteral("test"), next);
        state().setSelection({});
        QTRY_VERIFY(idle->isHidden());
    }

    void ux21_whatMaySnap_isChosenAndRemembered() {
        openTable();
        QVERIFY(action("snapCorners")->isChecked());
        trigger("snapCorners");
        trigger("snapBases");
        actions().group("snapSteps")->actions().back()->trigger();
        trigger("snapping");
        SnapChoice expected;
        expected.corners = false;
        expected.bases = false;
        expected.step = Length::fromInches(1);
        QVERIFY(state().snapChoice() == expected);
        QVERIFY(!document().isModified());
        restart();
        QVERIFY(state().snapChoice() == expected);
        QVERIFY(!state().isSnapping());
        QVERIFY(!action("snapping")->isChecked());
        QVERIFY(!action("snapCorners")->isChecked());
        QVERIFY(actions().group("snapSteps")->actions().back()->isChecked());
    }

    void ux22_everyTool_hasItsKey_andOneButton() {
        openTable();
        const std::vector<std::pair<int, ToolKind>> keys{
            {Qt::Key_V, ToolKind::Select},    {Qt::Key_M, ToolKind::Measure}, {Qt::Key_T, ToolKind::Polygon},
            {Qt::Key_L, ToolKind::Sight},     {Qt::Key_E, ToolKind::Erase},   {Qt::Key_N, ToolKind::Corners},
            {Qt::Key_B, ToolKind::Rectangle}, {Qt::Key_C, ToolKind::Ellipse}, {Qt::Key_U, ToolKind::Ruin},
            {Qt::Key_H, ToolKind::Hill},      {Qt::Key_D, ToolKind::Door},    {Qt::Key_Z, ToolKind::Zone},
            {Qt::Key_J, ToolKind::Objective}, {Qt::Key_I, ToolKind::Label},   {Qt::Key_W, ToolKind::Wall}};
        for (const auto& [key, kind] : keys) {
            view()->setFocus();
            QTest::keyClick(view(), static_cast<Qt::Key>(key));
            QCOMPARE(tools().current(), kind);
        }
        QTest::keyClick(view(), Qt::Key_W, Qt::ShiftModifier);
        QCOMPARE(tools().current(), ToolKind::Window);
    }

    void arrange_byMenu_isOneNamedStep_undone() {
        openTable();
        const auto start = scenario();
        state().setSelection({scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}, scenarios::ModelId{"m3"}});
        actions()
            .named({"alignLeft", "alignCentre", "alignRight", "alignTop", "alignMiddle", "alignBottom"})
            .first()
            ->trigger();
        QCOMPARE(undoStack()->undoText(), QString("Align"));
        QCOMPARE(scenario().model({"m2"})->position.x, scenario().model({"m1"})->position.x);
        actions().named({"distributeAcross", "distributeDown"}).last()->trigger();
        undoStack()->setIndex(0);
        QVERIFY(scenario() == start);
        trigger("group");
        state().setSelection({});
        click({10, 20});
        QCOMPARE(state().selection().size(), std::size_t{3});
        trigger("ungroup");
        click({5, 5});
        click({10, 20});
        QCOMPARE(state().selection().size(), std::size_t{1});
        actions().named({"halfTurnCopy", "mirrorCopyRight", "mirrorCopyDown"}).first()->trigger();
        QCOMPARE(scenario().models.size(), std::size_t{4});
        QCOMPARE(scenario().models.back().position, geometry::pointFromInches(50, 24));
        QCOMPARE(undoStack()->undoText(), QString("Half-turn copy"));
    }

    void turn_isTyped() {
        openTable();
        state().setSelection({scenarios::ModelId{"m1"}});
        QTimer::singleShot(0, m_window.get(), [] {
            auto* dialog = QApplication::activeModalWidget();
            QVERIFY(dialog && dialog->objectName() == u"turnDialog");
            dialog->findChild<QLineEdit*>(QStringLiteral("turnDegrees"))->setText(QStringLiteral("360/16"));
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        trigger("turnBy");
        QCOMPARE(scenario().model({"m1"})->facing.degrees(), 22.5);
    }

    void layers_hideWithoutAnUndoStep_andHiddenThingsAreNotHit() {
        openTable();
        const auto start = scenario();
        state().setLayerHidden(Layer::Models, true);
        click({10, 20});
        QVERIFY(state().selection().empty());
        QVERIFY(!document().isModified());
        state().setSelection({scenarios::PieceId{"box"}});
        trigger("hide");
        click({25, 20});
        QVERIFY(state().selection().empty());
        QCOMPARE(undoStack()->count(), 0);
        QVERIFY(scenario() == start);
        trigger("showEverything");
        click({10, 20});
        QCOMPARE(state().selection().size(), std::size_t{1});
    }

    void paste_intoAnotherWindow_keepsAll_andTellsWhatIsBroken() {
        auto source = test::smallTable();
        source.models[0].cluster = source.terrain[0].cluster = QStringLiteral("cluster-1");
        openTable(source);
        state().setSelection({scenarios::ModelId{"m1"}, scenarios::PieceId{"box"}});
        trigger("copy");
        Settings settings{m_folder->filePath(QStringLiteral("other.ini"))};
        MainWindow other{settings};
        other.show();
        QVERIFY(other.openLibrary(QStringLiteral("first-wall")));
        const auto before = other.document().scenario();
        other.actions().named("paste")->trigger();
        const auto& after = other.document().scenario();
        QCOMPARE(after.models.size(), before.models.size() + 1);
        QCOMPARE(after.terrain.size(), before.terrain.size() + 1);
        QVERIFY(!after.models.back().cluster.isEmpty());
        QCOMPARE(after.models.back().cluster, after.terrain.back().cluster);
        other.document().undoStack()->undo();
        QVERIFY(other.document().scenario() == before);
        for (const char* broken :
             {"{\"format\": \"sightline-scenario\"", "{\"format\": 3}", "no table", "", "\xff\xfe"}) {
            auto* data = new QMimeData;
            data->setData(QStringLiteral("application/vnd.sightline.scenario+json"), broken);
            QApplication::clipboard()->setMimeData(data);
            auto* hint = other.findChild<QLabel*>(QStringLiteral("statusHint"));
            hint->clear();
            other.actions().named("paste")->trigger();
            QVERIFY(other.document().scenario() == before);
            QVERIFY2(hint->text().contains(QStringLiteral("clipboard"), Qt::CaseInsensitive), qPrintable(hint->text()));
        }
    }

    void copy_leavesAJudgesRulingsBehind() {
        auto source = test::smallTable();
        source.overrulings.push_back({{scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}},
                                      {},
                                      true,
                                      {},
                                      {QStringLiteral("Ann"), QStringLiteral("why"), {}},
                                      {}});
        openTable(source);
        state().setSelection({scenarios::ModelId{"m3"}});
        trigger("copy");
        trigger("paste");
        QCOMPARE(scenario().models.size(), std::size_t{4});
    }

    void paste_atThePointer_snapsAsMovedThingsDo() {
        openTable();
        state().setSelection({scenarios::PieceId{"box"}});
        trigger("copy");
        hover({12.1, 30.06});
        trigger("paste");
        const auto& outline = std::get<geometry::Polygon>(scenario().terrain.back().outline).outline();
        QCOMPARE(outline.front(), geometry::pointFromInches(11, 28));
    }

    /// Dragged, pasted, placed from the palette and from the tray: the field of Properties shows the height of the
    /// hill.
    void aModelPutOnAHill_showsItsHeight_unlessThePreferenceIsOff() {
        auto table = test::smallTable();
        table.terrain.push_back(test::boxPiece(QStringLiteral("hill"), 26, 16, 34, 28, 3));
        table.terrain.back().kind = QStringLiteral("hill"); // in the middle of the table, where placed models stand
        openTable(table);
        auto* dock = find<QDockWidget>("inspectorDock");
        dock->show();
        dock->raise();
        const auto* field = find<LengthBox>("inspectorElevation");
        QVERIFY(field);
        auto* undo = undoStack();
        const scenarios::ModelId id{QStringLiteral("m1")};
        for (const bool settles : {true, false}) {
            m_settings->setSettlesModels(settles);
            const Length expected = settles ? Length::fromInches(3) : Length{};
            const QString text = settles ? QStringLiteral("3.00 in") : QStringLiteral("0.00 in");
            document().newScenario(table);
            state().setSelection({id});
            QTRY_COMPARE(field->text(), QStringLiteral("0.00 in"));

            drag({10, 20}, {30, 22});
            QCOMPARE(scenario().model(id)->elevation, expected);
            QTRY_COMPARE(field->text(), text);
            QCOMPARE(undo->count(), 1);
            undo->undo();
            QVERIFY(scenario() == table);
            QTRY_COMPARE(field->text(), QStringLiteral("0.00 in"));

            trigger("copy");
            hover({30, 22});
            trigger("paste");
            QCOMPARE(scenario().models.size(), std::size_t{4});
            QCOMPARE(scenario().models.back().elevation, expected);
            QTRY_COMPARE(field->text(), text);
            undo->undo();

            view()->fitTable();
            const auto buttons = m_window->findChildren<BaseButton*>();
            const auto base =
                std::ranges::find_if(buttons, [](const BaseButton* one) { return one->objectName() != u"customBase"; });
            QVERIFY(base != buttons.end());
            (*base)->click();
            QCOMPARE(scenario().models.size(), std::size_t{4});
            QCOMPARE(scenario().models.back().elevation, expected);
            QTRY_COMPARE(field->text(), text);
            undo->undo();
            QVERIFY(scenario() == table);

            state().setSelection({id});
            trigger("takeOffTheTable");
            emit find<ArmyTray>()->placeRequested({id});
            QVERIFY(scenario().reserves.empty());
            QCOMPARE(scenario().model(id)->elevation, expected);
            QTRY_COMPARE(field->text(), text);
        }
    }

    /// A copy stands on the bare table if its original stood on a hill, and flies if that flew.
    void aCopyOfAModelOnAHill_comesDownWithIt() {
        auto table = test::smallTable();
        table.terrain.push_back(test::boxPiece(QStringLiteral("hill"), 26, 30, 34, 40, 3));
        table.terrain.back().kind = QStringLiteral("hill");
        auto& model = table.models[0];
        model.position = geometry::pointFromInches(33.5, 35);
        for (const double elevation : {3.0, 4.0}) {
            model.elevation = Length::fromInches(elevation);
            const Length expected = elevation > 3.0 ? model.elevation : Length{};
            openTable(table);
            state().setSelection({model.id});
            trigger("copy");
            hover({15, 10});
            trigger("paste");
            QCOMPARE(scenario().models.size(), std::size_t{4});
            QCOMPARE(scenario().models.back().elevation, expected);
            QCOMPARE(scenario().model(model.id)->elevation, model.elevation);
            undoStack()->undo();

            state().setSelection({model.id});
            trigger("duplicate"); // an inch to the right and down, beside the hill
            QCOMPARE(scenario().models.back().position, geometry::pointFromInches(34.5, 36));
            QCOMPARE(scenario().models.back().elevation, expected);
        }
    }

    /// What carries a model goes along: floors of a ruin that are not drawn, too.
    void aRuinIsCopied_withTheModelOnItsFloor() {
        auto table = test::smallTable();
        table.terrain.push_back(test::boxPiece(QStringLiteral("ruin"), 30, 30, 36, 36, 7));
        table.terrain.back().kind = QStringLiteral("ruin");
        table.models[0].position = geometry::pointFromInches(33, 33);
        table.models[0].elevation = Length::fromInches(3);
        openTable(table);
        const TableState::Ids both{scenarios::ModelId{"m1"}, scenarios::PieceId{"ruin"}};
        state().setSelection(both);
        trigger("copy");
        hover({12, 10});
        trigger("paste");
        QCOMPARE(scenario().models.back().elevation, Length::fromInches(3));
        QVERIFY(scenario().models.back().position.x < Length::fromInches(20));
        state().setSelection(both);
        trigger("duplicate");
        QCOMPARE(scenario().models.back().elevation, Length::fromInches(3));
    }

    void outline_selectsHidesLocksAndRenames() {
        openTable();
        auto* dock = find<QDockWidget>("outlineDock");
        dock->show();
        auto* tree = dock->findChild<QTreeWidget*>(QStringLiteral("outlineTree"));
        const auto itemOf = [&](const QString& name) {
            const auto found = tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
            return found.size() == 1 ? found.front() : nullptr;
        };
        QVERIFY(itemOf(QStringLiteral("m1")) && itemOf(QStringLiteral("box")));
        itemOf(QStringLiteral("m2"))->setSelected(true);
        QCOMPARE(state().selection(), TableState::Ids{scenarios::ModelId{"m2"}});
        state().setSelection({scenarios::PieceId{"box"}});
        QVERIFY(itemOf(QStringLiteral("box"))->isSelected() && !itemOf(QStringLiteral("m2"))->isSelected());
        emit tree->itemClicked(itemOf(QStringLiteral("box")), 2);
        QVERIFY(scenario().piece({"box"})->locked);
        emit tree->itemClicked(itemOf(QStringLiteral("box")), 1);
        QVERIFY(state().isElementHidden(scenarios::PieceId{"box"}));
        tree->setCurrentItem(itemOf(QStringLiteral("m3")));
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_F2);
        auto* editor = tree->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(QStringLiteral("Captain"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(scenario().model({"m3"})->name,
                     QStringLiteral("Captain")); // the editor closes when the event loop comes
        QCOMPARE(undoStack()->undoText(), QStringLiteral("Rename"));
        QTRY_VERIFY(itemOf(QStringLiteral("Captain")));
        auto* search = dock->findChild<QLineEdit*>(QStringLiteral("outlineSearch"));
        search->setText(QStringLiteral("capt"));
        QVERIFY(!itemOf(QStringLiteral("Captain"))->isHidden());
        QVERIFY(itemOf(QStringLiteral("m1"))->isHidden());
    }

    void tray_takesModelsOff_andPlacesThem() {
        openTable();
        const auto start = scenario();
        state().setSelection({scenarios::ModelId{"m2"}, scenarios::ModelId{"m3"}});
        trigger("takeOffTheTable");
        QCOMPARE(scenario().models.size(), std::size_t{1});
        QCOMPARE(scenario().reserves.size(), std::size_t{2});
        auto* tree = find<QTreeWidget>("trayTree");
        QCOMPARE(tree->topLevelItemCount(), 1);
        tree->topLevelItem(0)->setSelected(true);
        find<QPushButton>("trayPlace")->click();
        QCOMPARE(scenario().models.size(), std::size_t{3});
        QVERIFY(scenario().reserves.empty());
        QVERIFY(scenario().models[1].position != scenario().models[2].position);
        undoStack()->setIndex(0);
        QVERIFY(scenario() == start);
        QCOMPARE(unitOrderOf(QStringLiteral("5 x Guard, 32 mm"))->count, 5);
        QVERIFY(unitOrderOf(QStringLiteral("Tank, 100mm"))->base ==
                *geometry::Footprint::round(Length::fromMillimeters(100)));
        QCOMPARE(unitOrderOf(QStringLiteral("Tank, 100mm"))->name, QStringLiteral("Tank"));
        QVERIFY(!unitOrderOf(QStringLiteral("0 x Guard")));
        QVERIFY(!unitOrderOf(QStringLiteral("Guard, blue")));
        // What the catalog of bases knows is a base too.
        QVERIFY(unitOrderOf(QStringLiteral("2 x Rider, 60 x 35 oval"))->base ==
                *geometry::Footprint::oval(Length::fromMillimeters(60), Length::fromMillimeters(35.5)));
        const auto silhouette = unitOrderOf(QStringLiteral("Trooper, S2"));
        QVERIFY(silhouette && silhouette->height);
    }

    void inspector_typesUnitsArithmetic_andDetails() {
        openTable();
        const auto type = [this](const char* name, const char* text) {
            auto* field = find<QWidget>(QLatin1String{name});
            auto* line = qobject_cast<QLineEdit*>(field);
            field->setFocus();
            (line ? line : field->findChild<QLineEdit*>())->selectAll();
            QTest::keyClicks(field, QLatin1String{text});
            QTest::keyClick(field, Qt::Key_Return);
        };
        state().setSelection({scenarios::ModelId{"m1"}});
        type("inspectorX", "76mm");
        QCOMPARE(scenario().model({"m1"})->position.x, Length::fromMillimeters(76));
        type("inspectorX", "12+3/4");
        QCOMPARE(scenario().model({"m1"})->position.x, Length::fromInches(12.75));
        type("inspectorX", "(1 ft - 2.5cm)*2");
        QCOMPARE(scenario().model({"m1"})->position.x, Length::fromMillimeters(2 * (304.8 - 25)));
        const int steps = undoStack()->count();
        type("inspectorX", "3 in * 2 mm"); // an area
        QCOMPARE(undoStack()->count(), steps);
        type("inspectorX", "3 in * 2 in");
        QCOMPARE(undoStack()->count(), steps);
        QCOMPARE(scenario().model({"m1"})->position.x, Length::fromMillimeters(2 * (304.8 - 25)));
        type("inspectorX", "3 in * 2");
        QCOMPARE(scenario().model({"m1"})->position.x, Length::fromInches(6));
        type("inspectorBaseLength", "1 in");
        QVERIFY(scenario().model({"m1"})->base == *geometry::Footprint::round(Length::fromMillimeters(25.4)));
        state().setSelection({scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}});
        type("detailWounds", "3");
        QCOMPARE(scenario().model({"m1"})->wounds, std::optional{3});
        QCOMPARE(scenario().model({"m2"})->wounds, std::optional{3});
        type("detailWounds", "2.5");
        QCOMPARE(scenario().model({"m2"})->wounds, std::optional{3});
        type("detailMaxWounds", "5");
        QCOMPARE(scenario().model({"m1"})->maxWounds, std::optional{5});
        QCOMPARE(scenario().model({"m2"})->maxWounds, std::optional{5});
        QCOMPARE(scenario().model({"m2"})->wounds, std::optional{3});
        type("detailStates", "prone, shot");
        QCOMPARE(scenario().model({"m2"})->states, (QStringList{"prone", "shot"}));
        const auto disk = [](double millimeters) {
            return *geometry::Footprint::round(Length::fromMillimeters(millimeters));
        };
        type("detailEyeHeight", "1");
        QCOMPARE(scenario().model({"m2"})->eyeHeight, std::optional{Length::fromInches(1)});
        type("detailLargestBody", "120");
        type("detailSmallestBody", "6");
        QVERIFY(scenario().model({"m2"})->body && scenario().model({"m2"})->body->largest == disk(120) &&
                scenario().model({"m2"})->body->smallest == disk(6));
        type("detailSmallestBody", "130"); // beyond the largest
        QVERIFY(scenario().model({"m2"})->body->smallest == disk(6));
        type("detailSmallestBody", " "); // empty but for a space
        QVERIFY(!scenario().model({"m2"})->body);
        state().setSelection({scenarios::PieceId{"box"}});
        type("detailWidth", "5");
        const auto& outline = std::get<geometry::Polygon>(scenario().piece({"box"})->outline).outline();
        QCOMPARE(outline[0], geometry::pointFromInches(22.5, 18));
        QCOMPARE(outline[2], geometry::pointFromInches(27.5, 22));
    }

    /// The tags that the rule set knows are boxes to tick, each with what the rules make of it.
    void tagsOfTheRules_areCheckBoxes_thatSayWhatEachDoes() {
        scenarios::Scenario table = test::smallTable();
        table.rules = QStringLiteral("40k-11e");
        table.terrain[0].kind = QStringLiteral("ruin");
        openTable(table);
        state().setSelection({scenarios::PieceId{"box"}});
        const auto box = [&](const char* tag) {
            return find<QWidget>("inspectorTags")->findChild<QCheckBox*>(QStringLiteral("tag-") + QLatin1String{tag});
        };
        const auto traits = [&] { return scenario().piece({"box"})->traits; };
        QVERIFY(box("dense") && box("light") && !box("obscuring"));
        QVERIFY(box("dense")->isChecked() && !box("light")->isChecked());
        QVERIFY2(box("dense")->toolTip().contains(QStringLiteral("hidden from afar")),
                 qPrintable(box("dense")->toolTip()));
        box("light")->click();
        QCOMPARE(traits(), (QStringList{"dense", "light"}));
        box("dense")->click();
        QCOMPARE(traits(), QStringList{"light"});
        trigger("undo");
        trigger("undo");
        QVERIFY(traits().isEmpty() && box("dense")->isChecked());
        // Other rules have other boxes.
        document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), QStringLiteral("kill-team-2024")));
        QTRY_VERIFY(box("heavy") && !box("dense"));
        for (const scenarios::RuleSet& rules : scenarios::shippedRuleSets()) {
            for (const QString& tag : scenarios::categoryTags(scenarios::terrainOf(rules))) {
                QVERIFY2(!tagHelp(rules, tag).isEmpty(), qPrintable(rules.id + u' ' + tag));
            }
        }
    }

    /// Words of other games are boxes that take them away; a button, not a field, stands for the next one.
    void wordsOfOtherGames_areBoxes_andOneIsAddedFromAList() {
        scenarios::Scenario table = test::smallTable();
        table.rules = QStringLiteral("40k-11e");
        table.terrain[0].kind = QStringLiteral("crate");
        table.terrain[0].traits = {QStringLiteral("Dense"), QStringLiteral("heavy")};
        openTable(table);
        state().setSelection({scenarios::PieceId{"box"}});
        auto& words = child<QWidget>("inspectorOtherWords");
        const auto box = [&](const char* word) {
            return words.findChild<QCheckBox*>(QStringLiteral("other-") + QLatin1String{word});
        };
        const auto traits = [&] { return scenario().piece({"box"})->traits; };
        QVERIFY(box("heavy") && !box("Dense") && !box("dense"));
        QVERIFY2(box("heavy")->toolTip().contains(QStringLiteral("Kill Team")), qPrintable(box("heavy")->toolTip()));
        auto* line = words.findChild<QLineEdit*>();
        QVERIFY(line->isHidden());
        box("heavy")->click();
        QCOMPARE(traits(), QStringList{"Dense"});
        QVERIFY(!box("heavy"));
        trigger("undo");
        QVERIFY(box("heavy"));
        words.findChild<QPushButton*>(QStringLiteral("addWord"))->click();
        QVERIFY(!line->isHidden());
        line->completer()->setCompletionPrefix(QStringLiteral("scur"));
        QCOMPARE(line->completer()->currentCompletion(), QStringLiteral("obscuring"));
        QTest::keyClicks(line, QStringLiteral("obscuring, Light"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(line->isHidden());
        QCOMPARE(traits(), (QStringList{"heavy", "obscuring", "Dense", "light"})); // one of them is a tag
        QVERIFY(box("obscuring") && !box("light") && !box("Light"));
        // A box of a word that some of the pieces have is partially checked.
        table = scenario();
        table.terrain.push_back(table.terrain[0]);
        table.terrain.back().id = {QStringLiteral("other")};
        table.terrain.back().traits = {QStringLiteral("heavy")};
        document().edit(QStringLiteral("add"), table);
        state().setSelection({scenarios::PieceId{"box"}, scenarios::PieceId{"other"}});
        QCOMPARE(box("heavy")->checkState(), Qt::Checked);
        QCOMPARE(box("obscuring")->checkState(), Qt::PartiallyChecked);
    }

    /// A slip of the pen in a kind or a trait is underlined, also as it is typed, and a sentence tells of traits.
    void wordsThatNoRuleKnows_areUnderlined() {
        openTable();
        state().setSelection({scenarios::PieceId{"box"}});
        struct Underlines : QObject {
            QStringList words;
            bool eventFilter(QObject* watched, QEvent* event) override {
                if (event->type() == QEvent::InputMethod) {
                    words.clear();
                    const auto* line = qobject_cast<QLineEdit*>(watched);
                    for (const auto& mark : static_cast<QInputMethodEvent*>(event)->attributes()) {
                        if (mark.value.value<QTextFormat>().toCharFormat().underlineStyle() ==
                            QTextCharFormat::WaveUnderline) {
                            words << line->text().mid(line->cursorPosition() + mark.start, mark.length);
                        }
                    }
                }
                return false;
            }
        } seen;
        const auto underlinedIn = [&](QLineEdit& line, const char* text) {
            line.installEventFilter(&seen);
            line.setText(QLatin1String{text});
            line.removeEventFilter(&seen);
            return seen.words;
        };
        auto& words = child<QWidget>("inspectorOtherWords");
        auto* unknown = words.findChild<QLabel*>(QStringLiteral("unknownWords"));
        QVERIFY(unknown->isHidden());
        words.findChild<QPushButton*>(QStringLiteral("addWord"))->click();
        auto& line = *words.findChild<QLineEdit*>();
        QCOMPARE(underlinedIn(line, "obscuring, Heavy"), QStringList{});
        QCOMPARE(underlinedIn(line, "heavy, obscurring, stony-ish"), (QStringList{"obscurring", "stony-ish"}));
        QTest::keyClick(&line, Qt::Key_Return);
        QCOMPARE(unknown->text(), QStringLiteral("Unknown to all rule sets: obscurring, stony-ish"));
        QVERIFY(!unknown->isHidden());
        test::handleEvents(); // lays the boxes out
        const auto isUnderlined = [&](const char* word) {
            auto* box = words.findChild<QCheckBox*>(QStringLiteral("other-") + QLatin1String{word});
            const QImage picture = box->grab().toImage();
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    if (const QColor color = picture.pixelColor(x, y); color.red() > color.green() + 60) {
                        return true;
                    }
                }
            }
            return false;
        };
        QVERIFY(isUnderlined("obscurring"));
        QVERIFY(isUnderlined("stony-ish"));
        QVERIFY(!isUnderlined("heavy"));
        auto* kind = &child<QComboBox>("inspectorKind");
        QCOMPARE(underlinedIn(*kind->lineEdit(), "rune"), QStringList{"rune"});
        QCOMPARE(underlinedIn(*kind->lineEdit(), "Forest"), QStringList{});
    }

    void hullZones_areChosen_andArcsAndDotsTyped_whereTheRulesAskForThem() {
        scenarios::Scenario table = test::smallTable();
        auto& ship = table.models.front();
        ship.id = {QStringLiteral("ship")};
        ship.base = *geometry::Footprint::rectangle(Length::fromMillimeters(71), Length::fromMillimeters(41));
        openTable(table);
        const auto isShown = [this](const char* name) { return !find<QWidget>(QLatin1String{name})->isHidden(); };
        state().setSelection({scenarios::ModelId{"ship"}});
        QVERIFY(!isShown("detailHullZone") && !isShown("detailArc") && !isShown("detailDotAhead"));
        table.rules = QStringLiteral("armada");
        document().edit(QStringLiteral("rules"), table);
        QVERIFY(isShown("detailHullZone") && isShown("detailArc") && isShown("detailDotAhead"));
        const auto model = [this] { return *scenario().model({"ship"}); };
        auto* zones = find<QComboBox>("detailHullZone");
        QCOMPARE(zones->currentText(), QStringLiteral("none"));
        const auto choose = [zones](const char* zone) {
            zones->setCurrentIndex(zones->findText(QLatin1String{zone}));
            emit zones->activated(zones->currentIndex());
        };
        choose("rear");
        QCOMPARE(scenarios::hullZoneOf(model()), std::optional{scenarios::HullZone::Rear});
        QVERIFY(model().states.isEmpty()); // what was chosen is no guess
        QCOMPARE(zones->currentText(), QStringLiteral("rear"));
        const auto type = [this](const char* name, const char* text) {
            auto* line = find<QLineEdit>(QLatin1String{name});
            line->setFocus();
            line->selectAll();
            QTest::keyClicks(line, QLatin1String{text});
            QTest::keyClick(line, Qt::Key_Return);
        };
        // A zone that the program guessed is confirmed by choosing it again.
        table = scenario();
        table.models.front() = scenarios::withHullZone(table.models.front(), scenarios::HullZone::Front);
        document().edit(QStringLiteral("guess"), table);
        QCOMPARE(model().states, QStringList{QLatin1String{scenarios::kZoneToCheck}});
        choose("front");
        QVERIFY(model().states.isEmpty());
        QCOMPARE(scenarios::hullZoneOf(model()), std::optional{scenarios::HullZone::Front});
        type("detailArc", "70");
        type("detailArcTurn", "170");
        type("detailDotAhead", "-20.5");
        type("detailDotAside", "3");
        QCOMPARE(model().arc->degrees, 70.0);
        QCOMPARE(model().arc->turn, geometry::Angle::fromDegrees(170));
        QCOMPARE(*model().dot, (geometry::Point{Length::fromMillimeters(-20.5), Length::fromMillimeters(3)}));
        QVERIFY(model().states.isEmpty()); // what was typed is no guess
        QCOMPARE(zones->currentText(), QStringLiteral("as entered below"));
        const auto typed = model();
        type("detailArc", "400");
        type("detailArc", "0.5");
        QVERIFY(model() == typed);
        type("detailArc", "0");
        QVERIFY(!model().arc && model().dot);
        choose("none");
        QVERIFY(!model().dot);
        // X-Wing has arcs and no dots.
        table = scenario();
        table.rules = QStringLiteral("x-wing");
        document().edit(QStringLiteral("rules"), table);
        QVERIFY(!isShown("detailHullZone") && isShown("detailArc") && !isShown("detailDotAhead"));
    }

    void facing_takesSums_andShowsADashForSeveral() {
        openTable();
        auto* facing = find<QWidget>("inspectorFacing");
        const auto type = [facing](const char* text) {
            facing->setFocus();
            facing->findChild<QLineEdit*>()->selectAll();
            QTest::keyClicks(facing, QLatin1String{text});
            QTest::keyClick(facing, Qt::Key_Return);
        };
        const auto shown = [facing] { return facing->findChild<QLineEdit*>()->text(); };
        state().setSelection({scenarios::ModelId{"m1"}});
        type("45 + 90");
        QCOMPARE(scenario().model({"m1"})->facing, geometry::Angle::fromDegrees(135));
        QCOMPARE(shown(), QStringLiteral("135.00°"));
        type("-15");
        QCOMPARE(scenario().model({"m1"})->facing, geometry::Angle::fromDegrees(345));
        type("360/7");
        QVERIFY2(std::abs(scenario().model({"m1"})->facing.degrees() - 360.0 / 7) < 1e-5,
                 qPrintable(QString::number(scenario().model({"m1"})->facing.degrees(), 'g', 12)));
        const int steps = undoStack()->count();
        type("north");
        QCOMPARE(undoStack()->count(), steps);
        state().setSelection({scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}});
        QCOMPARE(shown(), QStringLiteral("–"));
        QTest::keyClick(facing, Qt::Key_Return); // nothing was typed
        QCOMPARE(undoStack()->count(), steps);
        type("30");
        QCOMPARE(scenario().model({"m1"})->facing, geometry::Angle::fromDegrees(30));
        QCOMPARE(scenario().model({"m2"})->facing, geometry::Angle::fromDegrees(30));
        QCOMPARE(shown(), QStringLiteral("30.00°"));
    }

    void tapeLines_areDrawnFromTheEdgesOfTheTable_asOneStepEach() {
        openTable(test::smallTable());
        const auto start = scenario();
        const auto lines = [this] { return scenarios::tapeLinesOf(scenario()); };
        const auto picture = [this] { return tableImage(scenario(), {}, {}); };
        const QImage plain = picture();
        trigger("tapeCorner"); // nothing is selected
        QVERIFY(scenario() == start);
        state().setSelection({scenarios::PieceId{"box"}});
        trigger("tapeCorner");
        QCOMPARE(lines().size(), std::size_t{2});
        QVERIFY(picture() != plain);
        const geometry::Point corner = lines()[0].corner;
        trigger("tapeNextCorner");
        QVERIFY(lines()[0].corner != corner);
        actions().named({"tapeLeft", "tapeRight", "tapeTop", "tapeBottom"})[1]->trigger();
        QCOMPARE(lines().size(), std::size_t{3});
        QCOMPARE(lines()[2].mark.edge, scenarios::TableEdge::Right);
        // A model that stands on the middle of a line does not hide how long it is.
        const auto tapes = lines();
        const auto longest = *std::ranges::max_element(tapes, {}, &scenarios::TapeLine::length);
        const auto numberWith = [&](bool model) {
            auto table = scenario();
            std::erase_if(table.models, [&](const scenarios::Model& one) { return one.id != table.models.front().id; });
            const auto middle = (toInches(longest.foot) + toInches(longest.corner)) / 2;
            table.models.front().position = fromInches(model ? middle : QPointF{2, 2});
            PaintOptions options;
            options.rulers = false;
            return tableImage(table, {}, options)
                .copy(QRect((middle * options.scale.pixelsPerInch).toPoint() - QPoint(8, 4), QSize(20, 12)));
        };
        // Its ground lets a little through.
        const double off = test::differenceBetween(numberWith(true), numberWith(false)).mean;
        QVERIFY2(off < 8.0, qPrintable(QString::number(off)));
        // They follow the piece.
        const auto before = lines()[2].length;
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Right);
        QVERIFY(lines()[2].length < before);
        trigger("noTapes");
        QVERIFY(lines().empty());
        QCOMPARE(undoStack()->count(), 5);
        undoStack()->setIndex(0);
        QVERIFY(scenario() == start);
    }

    void holes_areCutFilledAndTakenCornerByCorner() {
        auto table = test::smallTable();
        table.terrain.push_back(test::boxPiece("court", 24.5, 19, 25.5, 21));
        openTable(table);
        const auto start = scenario();
        const auto holes = [this] {
            return std::get<geometry::Polygon>(scenario().piece({"box"})->outline).holes().size();
        };
        state().setSelection({scenarios::PieceId{"box"}});
        trigger("cutHole");
        QVERIFY(scenario() == start); // it takes two
        state().setSelection({scenarios::PieceId{"box"}, scenarios::PieceId{"court"}});
        trigger("cutHole");
        QCOMPARE(holes(), std::size_t{1});
        QCOMPARE(scenario().terrain.size(), std::size_t{1});
        QCOMPARE(undoStack()->count(), 1);
        QVERIFY(!std::get<geometry::Polygon>(scenario().piece({"box"})->outline)
                     .contains(geometry::pointFromInches(25, 20)));
        const auto cut = scenario();
        trigger("fillHoles");
        QCOMPARE(holes(), std::size_t{0});
        undoStack()->undo();
        QVERIFY(scenario() == cut);
        // The last corners of a hole take it along.
        trigger("cornerTool");
        view()->setFocus();
        for (int corner = 0; corner < 2; ++corner) {
            for (int i = 0; i < 5; ++i) {
                QTest::keyClick(view(), Qt::Key_Tab);
            }
            QTest::keyClick(view(), Qt::Key_Delete);
        }
        QCOMPARE(holes(), std::size_t{0});
        QCOMPARE(std::get<geometry::Polygon>(scenario().piece({"box"})->outline).outline().size(), std::size_t{4});
        undoStack()->setIndex(0);
        QVERIFY(scenario() == start);
    }

    void aHoleOutsideOfThePiece_isRefusedWithAReason() {
        auto table = test::smallTable();
        table.terrain.push_back(test::boxPiece("court", 25.5, 19, 27, 21));
        openTable(table);
        const auto start = scenario();
        state().setSelection({scenarios::PieceId{"box"}, scenarios::PieceId{"court"}});
        trigger("cutHole");
        QVERIFY(scenario() == start);
        QVERIFY(find<QLabel>("statusHint")->text().startsWith(QStringLiteral("No hole was cut. ")));
    }

    /// The status line tells what was placed, and nothing of what was selected before.
    void placingSeveral_isTold_inPlaceOfTheLastSelection() {
        openTable();
        const auto* hint = find<QLabel>("statusHint");
        state().setSelection({scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}});
        trigger("takeOffTheTable");
        state().setSelection({scenarios::PieceId{"box"}});
        const QString ofBox = hint->text();
        const QPoint place = inView({30, 35}).toPoint();
        QMimeData carried;
        carried.setData(QLatin1String{kReservesMediaType},
                        reservesToDrag({scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}}));
        QDragEnterEvent enter{place, Qt::CopyAction, &carried, Qt::LeftButton, Qt::AltModifier};
        QApplication::sendEvent(canvas(), &enter);
        QDropEvent drop{QPointF{place}, Qt::CopyAction, &carried, Qt::LeftButton, Qt::AltModifier};
        QApplication::sendEvent(canvas(), &drop);
        QVERIFY(scenario().reserves.empty());
        QCOMPARE(hint->text(), QStringLiteral("Placed 2 models. Drag them, or move them with the arrow keys."));
        // Nor is one element described that is not selected any longer.
        state().setSelection({scenarios::PieceId{"box"}});
        QCOMPARE(hint->text(), ofBox);
        state().setSelection({scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}});
        QVERIFY(hint->text() != ofBox);
    }

    void trayDrag_putsAModelWhereItIsDropped() {
        openTable();
        state().setSelection({scenarios::ModelId{"m2"}});
        trigger("takeOffTheTable");
        const QPoint place = inView({30, 35}).toPoint();
        QMimeData carried;
        carried.setData(QLatin1String{kReservesMediaType}, reservesToDrag({scenarios::ModelId{"m2"}}));
        QDragEnterEvent enter{place, Qt::CopyAction, &carried, Qt::LeftButton, Qt::AltModifier};
        QApplication::sendEvent(canvas(), &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move{place, Qt::CopyAction, &carried, Qt::LeftButton, Qt::AltModifier};
        QApplication::sendEvent(canvas(), &move);
        QDropEvent drop{QPointF{place}, Qt::CopyAction, &carried, Qt::LeftButton, Qt::AltModifier};
        QApplication::sendEvent(canvas(), &drop);
        const auto* model = scenario().model({"m2"});
        QVERIFY(model);
        QVERIFY(scenario().reserves.empty());
        QVERIFY(std::abs(model->position.x.inches() - 30) < 0.1 && std::abs(model->position.y.inches() - 35) < 0.1);
        // Towards the other player's model at (10, 20).
        QCOMPARE(model->facing.degrees(), 225.0);
        QCOMPARE(undoStack()->count(), 2);
        // What the tray carries is what was dropped here.
        auto* tree = find<QTreeWidget>("trayTree");
        QVERIFY(tree->model()->mimeTypes().contains(QLatin1String{kReservesMediaType}));
        undoStack()->undo();
        QCOMPARE(tree->topLevelItemCount(), 1);
    }

    void openEnds_areListed_andALineShowsThem() {
        auto table = test::smallTable();
        scenarios::Piece wall;
        wall.id = {QStringLiteral("w")};
        const std::vector<geometry::Point> line{geometry::pointFromInches(30, 20),
                                                geometry::pointFromInches(26.03, 20)};
        wall.outline = *geometry::Wall::fromVertices(line);
        table.terrain.push_back(wall);
        openTable(table);
        trigger("openEnds");
        auto* dialog = find<OpenEndsDialog>();
        QVERIFY(dialog && dialog->isVisible());
        auto* list = dialog->findChild<QAbstractItemView*>();
        QCOMPARE(list->model()->rowCount(), 1);
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(state().isSelected(scenarios::PieceId{"w"}));
        dialog->findChild<QPushButton*>(QStringLiteral("closeGap"))->click();
        QCOMPARE(undoStack()->count(), 1);
        QCOMPARE(std::get<geometry::Wall>(scenario().piece({"w"})->outline).vertices().back().x,
                 Length::fromInches(26));
        QCOMPARE(list->model()->rowCount(), 0);
        undoStack()->undo();
        QCOMPARE(list->model()->rowCount(), 1);
    }

    void templatesTab_keepsPieces_placesAndForgetsThem() {
        openTable();
        state().setSelection({scenarios::PieceId{"box"}});
        QTimer::singleShot(0, m_window.get(), [] {
            auto* question = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            QVERIFY(question);
            question->setTextValue(QStringLiteral("Bunker"));
            question->accept();
        });
        trigger("saveTemplate");
        auto* palette = find<TemplatePalette>();
        auto* list = palette->findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        QVERIFY(list->item(0)->text().contains(QStringLiteral("Bunker")));
        auto* tabs = find<QTabWidget>();
        tabs->setCurrentWidget(palette);
        QVERIFY(palette->isVisible());
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(scenario().terrain.size(), std::size_t{2});
        QCOMPARE(std::get<geometry::Polygon>(scenario().terrain[1].outline).areaSquareInches(),
                 std::get<geometry::Polygon>(scenario().terrain[0].outline).areaSquareInches());
        QCOMPARE(undoStack()->count(), 1);
        undoStack()->undo();
        QCOMPARE(scenario().terrain.size(), std::size_t{1});
    }

    void inspector_listsWallsAndOpenings() {
        auto table = test::smallTable();
        const std::vector<geometry::Point> line{geometry::pointFromInches(24, 18), geometry::pointFromInches(26, 18)};
        scenarios::PieceWall wall{*geometry::Wall::fromVertices(line), {}, true, {}, {}};
        wall.openings.push_back(
            {Length::fromInches(0.5), Length::fromInches(1), Length::fromInches(1), Length::fromInches(2), {}});
        table.terrain.front().walls.push_back(wall);
        openTable(table);
        state().setSelection({scenarios::PieceId{"box"}});
        auto* walls = find<QTableWidget>("wallTable");
        auto* openings = find<QTableWidget>("openingTable");
        QCOMPARE(walls->rowCount(), 1);
        QCOMPARE(openings->rowCount(), 1);
        openings->item(0, 1)->setText(QStringLiteral("40mm"));
        QCOMPARE(scenario().piece({"box"})->walls[0].openings[0].to, Length::fromMillimeters(40));
        openings->item(0, 2)->setText(QStringLiteral("9")); // above its top
        QCOMPARE(scenario().piece({"box"})->walls[0].openings[0].sill, Length::fromInches(1));
        walls->item(0, 3)->setText(QStringLiteral("4 in"));
        QCOMPARE(scenario().piece({"box"})->walls[0].height, std::optional{Length::fromInches(4)});
        walls->item(0, 1)->setCheckState(Qt::Unchecked);
        QVERIFY(!scenario().piece({"box"})->walls[0].blocksSight);
    }

    void oneWayWalls_areMadeInTheProperties() {
        auto table = test::smallTable();
        scenarios::Piece& box = table.terrain.front();
        // Down the screen: who walks along it has the left of the table on the right hand.
        const auto down = geometry::Wall::fromVertices(
            std::vector{geometry::pointFromInches(25, 10), geometry::pointFromInches(25, 30)});
        box.outline = *down;
        box.height = Length::fromInches(6);
        openTable(table);
        state().setSelection({scenarios::PieceId{"box"}});
        auto* side = find<QComboBox>("detailBlocksFrom");
        QVERIFY(side->isVisible());
        QCOMPARE(side->currentText(), QStringLiteral("both sides"));
        QCOMPARE(side->itemText(1), QStringLiteral("from the right"));
        QCOMPARE(side->itemText(2), QStringLiteral("from the left"));
        const auto isSeen = [&] {
            const scenarios::PreparedTable prepared{scenario(), *scenarios::ruleSetOf(scenario())};
            return scenarios::judge(prepared, scenarios::Question{{"m1"}, {"m2"}}).visible();
        };
        QVERIFY(!isSeen()); // m1 stands on the left, m2 on the right
        side->setCurrentIndex(1);
        emit side->activated(1);
        QCOMPARE(scenario().piece({"box"})->blocksFrom, std::optional{scenarios::WallSide::Left});
        QVERIFY(isSeen());
        side->setCurrentIndex(2);
        emit side->activated(2);
        QVERIFY(!isSeen());
        undoStack()->undo();
        undoStack()->undo();
        QVERIFY(!scenario().piece({"box"})->blocksFrom);
        QCOMPARE(side->currentIndex(), 0);
    }

    void oneWayWallsOfAPiece_areChosenInItsList() {
        auto table = test::smallTable();
        const auto across = geometry::Wall::fromVertices(
            std::vector{geometry::pointFromInches(24, 18), geometry::pointFromInches(26, 18)});
        table.terrain.front().walls.push_back({*across, {}, true, {}, {}});
        openTable(table);
        state().setSelection({scenarios::PieceId{"box"}});
        auto* walls = find<QTableWidget>("wallTable");
        auto* side = qobject_cast<QComboBox*>(walls->cellWidget(0, 4));
        QVERIFY(side);
        // From left to right: the left hand points up the screen.
        QCOMPARE(side->itemText(1), QStringLiteral("from above"));
        side->setCurrentIndex(1);
        emit side->activated(1);
        QCOMPARE(scenario().piece({"box"})->walls[0].blocksFrom, std::optional{scenarios::WallSide::Left});
        undoStack()->undo();
        QVERIFY(!scenario().piece({"box"})->walls[0].blocksFrom);
    }

    void label_isNamedAsItIsPlaced() {
        openTable();
        trigger("labelTool");
        click({30, 40});
        auto* name = find<QLineEdit>("inspectorName");
        QVERIFY(name->isVisible());
        QTest::keyClicks(name, QStringLiteral("Attacker"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(scenario().labels.front().text, QStringLiteral("Attacker"));
    }
};

int main(int argc, char** argv) { return test::runWithTestFont<TestEditingWindow>(argc, argv); }
#include "tst_editing_window.moc"
