#include "app/desktop/vision/figure_table.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/hidden_panel.h"
#include "app/desktop/vision/model_vision_dialog.h"
#include "app/desktop/vision/perception_dialog.h"
#include "app/desktop/vision/profile_dialog.h"
#include "app/desktop/vision/structures_dialog.h"
#include "app/desktop/vision/vision_controller.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/npz.h"
#include "scenarios/vision/observation.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::test;

namespace {

Scenario table() { return scenarios::withFog(test::smallTable(), true); }

/// Each member has a value that is not the usual one.
ModelVision rich() {
    ModelVision vision;
    vision.role = QStringLiteral("scout");
    vision.range = 7;
    vision.perception = 21;
    vision.traits = QStringList{QStringLiteral("flying"), QStringLiteral("plane:ether")};
    vision.senses = {{QStringLiteral("tremor"), 4}, {QStringLiteral("telepathy"), scenarios::kEverywhere}};
    vision.contest = {{QStringLiteral("hide"), 12}, {QStringLiteral("spot"), -3}};
    vision.invisibleTo = QStringList{QStringLiteral("all")};
    vision.hiddenBeyond = 15;
    vision.lightBright = 2;
    vision.lightDim = 5;
    vision.carriedBy = kM2;
    vision.carriedHow = QStringLiteral("swallowed");
    vision.companion = {QStringLiteral("m3")};
    vision.needsSight = QStringList{QStringLiteral("heal"), QStringLiteral("paralyze")};
    vision.decoyOf = kM2;
    vision.unknown.insert(QStringLiteral("mine"), 1);
    return vision;
}

} // namespace

/// What a hidden game asks of models, structures and regions, edited in the window.
class TestVisionEditor : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() {
        showWindow({1300, 850});
        showTable(smallTable());
        turnFogOn();
    }

    void allThatAModelBringsIsShownAndGivenBack() {
        for (const ModelVision& vision : {ModelVision{}, rich()}) {
            const ModelVisionDialog dialog{scenarios::withModelVision(table(), kM1, vision), kM1};
            QVERIFY(dialog.vision() == vision);
            QCOMPARE(dialog.problem(), QString{});
        }
    }

    void whatDoesNotFitKeepsItOpen_data() {
        testsupport::addRows("field", {"role", "sense", "contest", "light", "carrier"});
    }
    void whatDoesNotFitKeepsItOpen() {
        QFETCH(QString, field);
        ModelVision vision;
        Scenario scenario = table();
        if (field == u"role") {
            vision.role = QStringLiteral("jester");
        } else if (field == u"sense") {
            vision.senses[QStringLiteral("smartness")] = 3;
        } else if (field == u"contest") {
            vision.contest[QStringLiteral("luck")] = 3;
        } else if (field == u"light") {
            vision.lightBright = 4;
            vision.lightDim = 2;
        } else {
            vision.carriedBy = kM2;
            ModelVision other;
            other.carriedBy = kM1;
            scenario = scenarios::withModelVision(scenario, kM2, other);
        }
        ModelVisionDialog dialog{scenarios::withModelVision(scenario, kM1, vision), kM1};
        int chosen = 0;
        connect(&dialog, &ModelVisionDialog::visionChosen, this, [&] { ++chosen; });
        dialog.show();
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QCOMPARE(chosen, 0);
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("modelVisionProblem"))->text().size() > 20);
    }

    void S1_7_aModelsRangeIsEditedInTheWindow_seenAtOnce_andUndone() {
        QVERIFY(!action("modelVision")->isEnabled()); // which model?
        state().setSelection({scenarios::AnyId{kM1}});
        QVERIFY(action("modelVision")->isEnabled());
        trigger("modelVision");
        auto* dialog = find<ModelVisionDialog>();
        QVERIFY(dialog);
        dialog->findChild<QSpinBox*>(QStringLiteral("visionRange"))->setValue(9);
        const int seen = scenario().vision->side(kAnne)->knows.visible.count();
        const int steps = undoStack()->count();
        dialog->accept();
        QVERIFY(settled());
        QCOMPARE(undoStack()->count(), steps + 1);
        QCOMPARE(scenario().vision->of(kM1).range, std::optional{9});
        QVERIFY(scenario().vision->side(kAnne)->knows.visible.count() > seen);
        undoStack()->undo();
        QVERIFY(!scenario().vision->of(kM1).range);
    }

    void structuresAndRegionsAreShownAndGivenBack() {
        Scenario scenario =
            scenarios::withStructure(table(), {QStringLiteral("box"), QStringLiteral("tower"), kAnne, 4, 6});
        const auto outline = std::get<geometry::Polygon>(test::boxPiece({}, 1, 1, 5, 5).outline);
        scenario = scenarios::withRegion(
            scenario,
            {QStringLiteral("r1"), QStringLiteral("watchtower"), outline, kAnne, {QStringLiteral("beast")}, 2, 5});
        scenario = scenarios::withRegion(scenario, {QStringLiteral("r2"), QStringLiteral("fog"), outline});
        const StructuresDialog dialog{scenario};
        QVERIFY(dialog.structures() == scenario.vision->structures);
        QStringList withoutTurn;
        for (const auto* box : dialog.findChildren<QSpinBox*>()) {
            withoutTurn.append(box->specialValueText());
        }
        QVERIFY(withoutTurn.contains(QStringLiteral("from the start")));
        QVERIFY(withoutTurn.contains(QStringLiteral("to the end")));
        // Regions go by their kind as on the page of lights.
        const auto* regions = dialog.findChild<QTableWidget*>(QStringLiteral("regionTable"));
        QCOMPARE(regions->item(1, 0)->text(), QStringLiteral("fog (r2)"));
        auto* kind = static_cast<QComboBox*>(regions->cellWidget(1, 1));
        kind->setCurrentIndex(kind->findData(QStringLiteral("silence")));
        QCOMPARE(regions->item(1, 0)->text(), QStringLiteral("silence (r2)"));
        kind->setCurrentIndex(kind->findData(QStringLiteral("fog")));
        QVERIFY(dialog.regions() == scenario.vision->regions);
        QCOMPARE(dialog.problem(), QString{});
    }

    void S1_8_aHeadquartersAndItsOwnerAreSetInTheWindow() {
        trigger("visionStructures");
        auto* dialog = find<StructuresDialog>();
        QVERIFY(dialog);
        dialog->findChild<QToolButton*>(QStringLiteral("structureAdd"))->click();
        auto* rows = dialog->findChild<QTableWidget*>(QStringLiteral("structureTable"));
        QCOMPARE(rows->rowCount(), 1);
        // An empty list says what to do.
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("structuresEmpty"))->isHidden());
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("regionsEmpty"))->isHidden());
        auto* owner = static_cast<QComboBox*>(rows->cellWidget(0, 2));
        owner->setCurrentIndex(owner->findData(kAnne.value));
        QVERIFY(!scenario().vision->side(kAnne)->knows.visible.contains({25, 20}));
        dialog->accept();
        QVERIFY(settled());
        const auto* structure = scenario().vision->structure(QStringLiteral("box"));
        QVERIFY(structure);
        QCOMPARE(structure->kind, QStringLiteral("headquarters"));
        QCOMPARE(structure->owner, kAnne);
        QVERIFY(scenario().vision->side(kAnne)->knows.visible.contains({25, 20})); // it looks for its side
        const auto saved = scenarios::readScenario(scenarios::writeScenario(scenario()), QStringLiteral("again"));
        QVERIFY(saved.has_value());
        QVERIFY(saved->scenario.vision->structures == scenario().vision->structures);
        undoStack()->undo();
        QVERIFY(scenario().vision->structures.empty());
    }

    void twoRowsOfOneThing_orTurnsTheWrongWayRound_areRefused() {
        Scenario scenario = scenarios::withStructure(table(), {QStringLiteral("box"), QStringLiteral("tower"), kAnne});
        const auto outline = std::get<geometry::Polygon>(test::boxPiece({}, 1, 1, 5, 5).outline);
        StructuresDialog twice{scenario};
        twice.addStructure({QStringLiteral("box"), QStringLiteral("building")});
        QVERIFY(twice.problem().contains(QStringLiteral("box")));
        scenario =
            scenarios::withRegion(scenario, {QStringLiteral("r1"), QStringLiteral("fog"), outline, {}, {}, 5, 2});
        QVERIFY(StructuresDialog{scenario}.problem().contains(QStringLiteral("r1")));
    }

    /// From the field of the dialogue to the pixels of the window.
    void T46_aRangeSetInTheDialogueIsDrawn() {
        m_window->vision().showFogOf(kAnne);
        const auto pixel = [&] {
            QVERIFY2(settled(), "settles");
            const QPointF at = inView({15.5, 24.5});
            m_pixel = canvas()->grab().toImage().pixelColor((at * canvas()->devicePixelRatio()).toPoint());
        };
        pixel();
        const QColor before = m_pixel;
        QVERIFY(!scenario().vision->side(kAnne)->knows.visible.contains({15, 24}));
        trigger("editVisionProfile");
        auto* dialog = find<app::ProfileDialog>();
        QVERIFY(dialog);
        auto* roles = dialog->findChild<app::FigureTable*>(QStringLiteral("roleRange"));
        auto rows = roles->rows();
        rows[QStringLiteral("standard")] = QStringLiteral("9");
        roles->setRows(rows);
        dialog->accept();
        pixel();
        QVERIFY(scenario().vision->side(kAnne)->knows.visible.contains({15, 24}));
        QVERIFY2(m_pixel.lightness() > before.lightness() + 20, qPrintable(m_pixel.name() + u' ' + before.name()));
        undoStack()->undo();
        pixel();
        QCOMPARE(m_pixel, before);
    }

    void S0_23_aRadiusSetInTheDialogueIsSeenBy() {
        document().edit(
            QStringLiteral("exploration"),
            scenarios::withVisionProfile(scenario(), *scenarios::shippedVisionProfile(QStringLiteral("exploration"))));
        QVERIFY(settled());
        const auto sees = [&](int column) {
            return scenario().vision->side(kAnne)->knows.visible.contains({column, 20});
        };
        QVERIFY(sees(13) && !sees(14)); // m1 reaches into columns 9 and 10; plains: 3
        trigger("editVisionProfile");
        auto* dialog = find<app::ProfileDialog>();
        QVERIFY(dialog);
        auto* radii = dialog->findChild<app::FigureTable*>(QStringLiteral("groundRadius"));
        QVERIFY(radii);
        auto rows = radii->rows();
        QCOMPARE(rows[QStringLiteral("plains")], QStringLiteral("3"));
        rows[QStringLiteral("plains")] = QStringLiteral("5");
        radii->setRows(rows);
        dialog->accept();
        QVERIFY(settled());
        QVERIFY(sees(15) && !sees(16));
        undoStack()->undo();
        QVERIFY(settled());
        QVERIFY(sees(13) && !sees(14));
    }

    void S0_23_aProfileIsWrittenAsAFile_andOpened() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        app::ProfileDialog dialog{*scenarios::shippedVisionProfile(QStringLiteral("standard"))};
        dialog.findChild<QSpinBox*>(QStringLiteral("forgetAfter"))->setValue(4);
        QVERIFY(dialog.saveTo(path));
        app::ProfileDialog other{*scenarios::shippedVisionProfile(QStringLiteral("long-watch"))};
        QVERIFY(other.openFrom(path));
        QVERIFY(other.profile() == dialog.profile());
        QCOMPARE(other.profile().forgetAfterTurns, 4);
        tests::writeBytes(path, "{\"format\": \"sightline-vision\", \"format_version\": 1, \"mode\": \"dream\"}");
        const auto before = other.profile();
        QVERIFY(!other.openFrom(path));
        QVERIFY(other.profile() == before);
        QVERIFY(other.findChild<QLabel*>(QStringLiteral("profileProblem"))->text().contains(path));
        QVERIFY(!other.openFrom(folder.filePath(QStringLiteral("nothing.json"))));
        QVERIFY(!other.saveTo(folder.filePath(QStringLiteral("no/such/folder.json"))));
    }

    void S1_21_aSideIsWrittenInEachFormat_data() { testsupport::addRows("suffix", {"json", "csv", "npz"}); }
    void S1_21_aSideIsWrittenInEachFormat() {
        QFETCH(QString, suffix);
        const QString path = file(QStringLiteral("anne.") + suffix);
        m_window->vision().setFileQuestion([path](const PlayerId&) { return path; });
        m_window->vision().saveSide(kAnne);
        QVERIFY(settled());
        const QByteArray bytes = tests::bytesOfFile(path);
        const Scenario view = scenarios::sideViewOf(scenario(), kAnne);
        QCOMPARE(bytes, suffix == u"json" ? scenarios::observationJson(view, kAnne)
                        : suffix == u"csv"
                            ? scenarios::observationCsv(view, kAnne)
                            : scenarios::npzOf(scenarios::observationArrays(scenarios::observationOf(view, kAnne))));
    }

    void theTableOfPairsTellsItsShare_andIsStopped() {
        Scenario many = table();
        std::vector<scenarios::Model> models;
        for (int i = 0; i < 120; ++i) {
            models.push_back(test::roundModel(QStringLiteral("n%1").arg(i),
                                              i % 2 ? QStringLiteral("a") : QStringLiteral("b"), 1 + i % 30 * 1.9,
                                              1 + i / 30 * 10.5));
        }
        many.models = models;
        app::PerceptionDialog dialog{many};
        dialog.show();
        const auto* bar = dialog.findChild<QProgressBar*>();
        const auto* rows = dialog.findChild<QTreeWidget*>(QStringLiteral("perceptionPairs"));
        QVERIFY(QTest::qWaitFor([&] { return bar->maximum() == 7200 && bar->value() > 0; }, 60000));
        dialog.findChild<QPushButton*>(QStringLiteral("perceptionStop"))->click();
        QVERIFY(QTest::qWaitFor([&] { return !dialog.isBusy(); }, 60000));
        QVERIFY(rows->topLevelItemCount() > 0 && rows->topLevelItemCount() < 7200);
    }

    void theTabsOfThePanelFitWithoutArrows() {
        const auto* tabs = find<QTabWidget>("hiddenPages")->tabBar();
        for (const QToolButton* arrow : tabs->findChildren<QToolButton*>()) {
            QVERIFY(!arrow->isVisible());
        }
        QVERIFY(tabs->tabRect(tabs->count() - 1).right() <= tabs->width());
    }

private:
    QColor m_pixel;
};

QTEST_MAIN(TestVisionEditor)
#include "tst_vision_editor.moc"
