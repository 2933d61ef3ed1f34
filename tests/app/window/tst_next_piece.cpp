#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/preset_button.h"
#include "app/desktop/panels/terrain_options.h"
#include "app/desktop/scene/piece_drag.h"
#include "app/desktop/tools/next_piece.h"
#include "app/desktop/tools/terrain_presets.h"
#include "app/desktop/tools/tool_set.h"
#include "app/desktop/widgets/length_box.h"
#include "geometry/terrain/terrain_map.h"
#include "scenarios/edits/edits.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <cmath>

using namespace sightline;
using namespace sightline::app;

namespace {

/// Keeps the texts that are drawn on a `TextRecorder`.
class TextEngine : public QPaintEngine {
public:
    TextEngine() : QPaintEngine{AllFeatures} {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { m_texts << item.text(); }
    [[nodiscard]] Type type() const override { return User; }
    [[nodiscard]] const QStringList& texts() const { return m_texts; }

private:
    QStringList m_texts;
};

/// Can be painted on, and keeps nothing but the texts.
class TextRecorder : public QPaintDevice {
public:
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] const QStringList& texts() const { return m_engine.texts(); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        constexpr int kSide = 1000; // pixels
        constexpr int kDotsPerInch = 96;
        switch (metric) {
        case PdmWidth:
        case PdmHeight: return kSide;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return kDotsPerInch;
        case PdmDevicePixelRatio: return 1;
        case PdmDepth: return 32;
        default: return QPaintDevice::metric(metric);
        }
    }

private:
    mutable TextEngine m_engine;
};

} // namespace

/// What a drawing tool will make is told before it is drawn, and does not come along to another table.
class TestNextPiece : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] QToolButton& button() const { return child<QToolButton>("nextPiece"); }
    void choosePreset(const char* id) const {
        auto* preset = find<QToolButton>(QStringLiteral("preset-%1").arg(QLatin1String{id}));
        QVERIFY(preset);
        preset->click();
        QCoreApplication::processEvents();
    }
    /// Drags the button of the preset a little, and takes what the drag carries.
    void carryPreset(const QString& preset, QMimeData& carried) const {
        auto* button = find<QToolButton>(QStringLiteral("preset-%1").arg(preset));
        QVERIFY(button);
        const auto takeCarried = [button, &carried] {
            if (const auto drags = button->findChildren<QDrag*>(); !drags.isEmpty()) { // those before may live on
                carried.setData(kPieceMediaType, drags.last()->mimeData()->data(kPieceMediaType));
            }
        };
        const QPoint start = button->rect().center();
        QTest::mousePress(button, Qt::LeftButton, {}, start);
        QTimer::singleShot(0, button, [&] {
            takeCarried();
            QDrag::cancel();
        });
        const QPointF away = start + QPointF{40, 0};
        QMouseEvent move{QEvent::MouseMove, away, button->mapToGlobal(away), Qt::NoButton, Qt::LeftButton, {}};
        QApplication::sendEvent(button, &move); // returns when the drag has ended
        takeCarried();                          // of a platform whose drags end at once
    }

private slots:
    void init() {
        showWindow({1600, 950});
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        QCoreApplication::processEvents();
    }

    void theToolBar_saysWhatWillBeDrawn() {
        QVERIFY(!button().isVisible()); // the selection tool draws nothing
        choosePreset("ruin");
        trigger("rectangleTool");
        QVERIFY(button().isVisible());
        QCOMPARE(button().text(), QStringLiteral("Rectangle: Ruin, 6.00 in"));
        trigger("hillTool");
        QCOMPARE(button().text(), QStringLiteral("Ellipse: Hill, 3.00 in")); // whatever was chosen
        trigger("selectTool");
        QTRY_VERIFY(!button().isVisible());
    }

    void theButton_choosesAnotherKind_andTheToolStays() {
        trigger("rectangleTool");
        const auto actions = button().menu()->actions();
        QCOMPARE(actions.size(), static_cast<qsizetype>(terrainPresets().size()));
        actions[2]->trigger(); // a wood
        QCOMPARE(button().text(), QStringLiteral("Rectangle: Wood, 5.00 in"));
        QVERIFY(action("rectangleTool")->isChecked());
        send(QEvent::MouseButtonPress, {4, 4}, Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, {8, 7}, Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, {8, 7}, Qt::LeftButton, {});
        const auto& drawn = scenario().terrain.back();
        QCOMPARE(drawn.kind, QStringLiteral("wood"));
        QCOMPARE(drawn.height, std::optional{geometry::Length::fromInches(5)});
    }

    /// The kinds are called what the game calls them, those of one name are told apart, and the tooltip has both.
    void kindsAreOffered_underTheNamesOfTheGameInForce() {
        const auto use = [this](const QString& rules) {
            document().edit(QStringLiteral("Rules"), scenarios::withRules(scenario(), rules));
        };
        const auto offered = [this](const char* id) { return child<PresetButton>(id).text(); };
        use(QStringLiteral("40k-11e"));
        QCOMPARE(offered("preset-ruin"), QStringLiteral("Ruin (dense area)"));
        QCOMPARE(offered("preset-wood"), QStringLiteral("Wood (Light area)"));
        QCOMPARE(offered("preset-fence"), QStringLiteral("Fence (Light piece)"));
        QCOMPARE(offered("preset-ruin-wall"), QStringLiteral("Ruin wall (Light piece)"));
        QCOMPARE(offered("preset-hill"), QStringLiteral("Hill"));
        auto& wood = child<PresetButton>("preset-wood");
        QHelpEvent asked{QEvent::ToolTip, {}, {}};
        QCoreApplication::sendEvent(&wood, &asked);
        QVERIFY2(wood.toolTip().contains("Light area\nBlocks all lines through it and over it. Models in it are seen."),
                 qPrintable(wood.toolTip()));
        use(QStringLiteral("40k-10e"));
        QCOMPARE(offered("preset-barricade"), QStringLiteral("Barricade"));
        QCOMPARE(offered("preset-fence"), QStringLiteral("Fence (Barricade)"));
        use(QStringLiteral("plan")); // of no game
        for (const TerrainPreset& preset : terrainPresets()) {
            QCOMPARE(offered(qPrintable(QStringLiteral("preset-%1").arg(preset.id))), preset.name);
        }
    }

    /// Also in a narrow panel, where long names are elided.
    void noTwoKinds_areOfferedAlike_underAnyRuleSet() {
        for (const scenarios::RuleSet& rules : scenarios::shippedRuleSets()) {
            document().edit(QStringLiteral("Rules"), scenarios::withRules(scenario(), rules.id));
            QStringList texts;
            QStringList lines;
            for (const TerrainPreset& preset : terrainPresets()) {
                auto& button = child<PresetButton>(qPrintable(QStringLiteral("preset-%1").arg(preset.id)));
                QVERIFY2((button.text() + button.toolTip()).contains(preset.name),
                         qPrintable(rules.id + button.toolTip()));
                texts << button.text();
                lines << button.nameLines().join(u'\n');
                // Long names of games are wrapped; what is still cut stands in the tip.
                const QStringList shown = button.nameLines();
                QVERIFY2(shown.size() <= 3, qPrintable(lines.last()));
                for (const QString& line : button.nameLines()) {
                    QVERIFY2(button.fontMetrics().horizontalAdvance(line) <= button.width(), qPrintable(line));
                }
            }
            const auto count = texts.size();
            QVERIFY2(texts.removeDuplicates() == 0 && lines.removeDuplicates() == 0,
                     qPrintable(rules.id + texts.join(u'|') + lines.join(u'|')));
            QCOMPARE(count, static_cast<qsizetype>(terrainPresets().size()));
        }
    }

    /// A name in whole says more than a picture: it gets the lines that it takes, and the picture above it its place.
    void longNamesOfKinds_areWrapped() {
        auto* tabs = find<QTabWidget>();
        tabs->setCurrentIndex(1);
        document().edit(QStringLiteral("Rules"), scenarios::withRules(scenario(), QStringLiteral("kill-team-2024")));
        const auto& wall = child<PresetButton>("preset-ruin-wall");
        const auto& ruin = child<PresetButton>("preset-ruin");
        QTRY_VERIFY(wall.height() >= wall.heightForWidth(wall.width()));
        QCOMPARE(wall.nameLines(), (QStringList{"Ruin wall", "(Heavy terrain)"}));
        QCOMPARE(ruin.height(), wall.height()); // beside each other
        const auto& wood = child<PresetButton>("preset-wood");
        QCOMPARE(wood.nameLines().join(u' '), QString("Wood (Light terrain, seen through)"));
        QVERIFY(wood.width() > tabs->width() / 3);
        document().edit(QStringLiteral("Rules"), scenarios::withRules(scenario(), QStringLiteral("plan")));
        QTRY_VERIFY(wood.width() < tabs->width() / 3 && ruin.height() < wall.heightForWidth(40));
    }

    /// Words that are no tags of the rules are boxes too, and stay while tags are ticked.
    void otherWordsOfTheNextPiece_areTakenAway_byTheirBoxes() {
        document().edit(QStringLiteral("Rules"), scenarios::withRules(scenario(), QStringLiteral("40k-11e")));
        auto* palette = find<TerrainOptions>();
        PieceOptions options;
        options.kind = QStringLiteral("crate");
        options.traits = {QStringLiteral("heavy")};
        palette->setOptions(options);
        auto* tags = palette->findChild<QWidget*>(QStringLiteral("terrainTags"));
        tags->findChild<QCheckBox*>(QStringLiteral("tag-dense"))->click();
        QCOMPARE(palette->options().traits, (QStringList{"heavy", "dense"}));
        palette->findChild<QCheckBox*>(QStringLiteral("other-heavy"))->click();
        QCOMPARE(palette->options().traits, QStringList{"dense"});
        QVERIFY(!palette->findChild<QCheckBox*>(QStringLiteral("other-heavy")));
        QCOMPARE(view()->tools()->pieceOptions().traits, QStringList{"dense"});
    }

    void aRectangle_hasTheUsualSizeOfItsKind_data() {
        testsupport::addColumns<QString, double, double, double>("preset", "width", "depth", "height");
        QTest::newRow("ruin") << "ruin" << 6.0 << 4.0 << 6.0;
        QTest::newRow("barricade") << "barricade" << 4.0 << 0.5 << 1.0;
        QTest::newRow("fence") << "fence" << 6.0 << 0.25 << 1.0;
    }
    void aRectangle_hasTheUsualSizeOfItsKind() {
        QFETCH(QString, preset);
        choosePreset("barricade"); // which is left for the next kind
        choosePreset(qPrintable(preset));
        find<QPushButton>("placeRectangle")->click();
        const auto& placed = scenario().terrain.back();
        QCOMPARE(placed.kind, preset);
        QTEST(placed.height->inches(), "height");
        const auto box = geometry::boundsOf(std::get<geometry::Polygon>(placed.outline));
        QTEST((box.high.x - box.low.x).inches(), "width");
        QTEST((box.high.y - box.low.y).inches(), "depth");
    }

    void aRuin_hasWalls_whereTheRulesKnowThem_data() {
        testsupport::addColumns<QString, bool>("rules", "hasWalls");
        QTest::newRow("11th edition") << "40k-11e" << true;
        QTest::newRow("10th edition") << "40k-10e" << true;
        QTest::newRow("9th edition") << "40k-9e" << true;
        QTest::newRow("walls alone count") << "kill-team-2024" << true;
        QTest::newRow("seen from above") << "plan" << false;
        QTest::newRow("each piece is solid") << "battletech" << false;
    }
    void aRuin_hasWalls_whereTheRulesKnowThem() {
        QFETCH(QString, rules);
        QFETCH(bool, hasWalls);
        auto next = scenario();
        next.rules = rules;
        document().edit(QStringLiteral("Rules"), std::move(next));
        choosePreset("ruin");
        QCOMPARE(button().text().startsWith(QStringLiteral("Box with walls")), hasWalls);
        QCOMPARE(text("terrainHint").startsWith(QStringLiteral("Drag on the table")), hasWalls);
        child<QPushButton>("placeRectangle").click();
        const auto& placed = scenario().terrain.back();
        QCOMPARE(placed.kind, QStringLiteral("ruin"));
        QCOMPARE(placed.height, std::optional{geometry::Length::fromInches(6)});
        QCOMPARE(placed.walls.size(), std::size_t{hasWalls ? 1U : 0U});
        QVERIFY(state().isSelected(placed.id));
    }

    void aDraggedKind_isPlacedWhereItIsDropped_data() {
        testsupport::addColumns<QString, QString, double, double>("preset", "kind", "width", "depth");
        QTest::newRow("a piece to draw by its corners") << "ruin"
                                                        << "ruin" << 6.0 << 4.0;
        QTest::newRow("a wall to draw by its corners") << "barricade"
                                                       << "barricade" << 4.0 << 0.5;
    }
    void aDraggedKind_isPlacedWhereItIsDropped() {
        QFETCH(QString, preset);
        QMimeData carried;
        carryPreset(preset, carried);
        QVERIFY(carried.hasFormat(kPieceMediaType));
        QVERIFY(action("selectTool")->isChecked()); // a drag does not choose the tool

        const std::size_t before = scenario().terrain.size();
        const QPointF place = inView({5.0, 6.0});
        QDragEnterEvent enter{place.toPoint(), Qt::CopyAction, &carried, Qt::LeftButton, Qt::AltModifier};
        QApplication::sendEvent(canvas(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop{place, Qt::CopyAction, &carried, Qt::LeftButton, Qt::AltModifier};
        QApplication::sendEvent(canvas(), &drop);
        QCOMPARE(scenario().terrain.size(), before + 1);
        const auto& placed = scenario().terrain.back();
        QTEST(placed.kind, "kind");
        const auto box = geometry::boundsOf(std::get<geometry::Polygon>(placed.outline));
        QTEST((box.high.x - box.low.x).inches(), "width");
        QTEST((box.high.y - box.low.y).inches(), "depth");
        QVERIFY(std::abs((box.low.x + box.high.x).inches() / 2 - 5.0) < 0.05);
        QVERIFY(std::abs((box.low.y + box.high.y).inches() / 2 - 6.0) < 0.05);
        QVERIFY(state().isSelected(placed.id));
    }

    /// It was a block, into which no window goes.
    void aDraggedRuinWall_takesAWindow() {
        QMimeData carried;
        carryPreset(QStringLiteral("ruin-wall"), carried);
        const QPointF place = inView({5.0, 6.0});
        QDragEnterEvent enter{place.toPoint(), Qt::CopyAction, &carried, Qt::LeftButton, Qt::AltModifier};
        QApplication::sendEvent(canvas(), &enter);
        QDropEvent drop{place, Qt::CopyAction, &carried, Qt::LeftButton, Qt::AltModifier};
        QApplication::sendEvent(canvas(), &drop);
        const scenarios::PieceId id = scenario().terrain.back().id;
        QVERIFY(scenario().piece(id)->isWall());
        QCOMPARE(std::get<geometry::Wall>(scenario().piece(id)->outline).vertices().size(), std::size_t{2});
        trigger("windowTool");
        click({5.0, 6.0});
        QCOMPARE(scenario().piece(id)->openings.size(), std::size_t{1});
        QVERIFY(!find<QTableWidget>("openingTable")->isHidden());
    }

    /// The field once showed the height of another kind while a ruin was dragged out.
    void aDraggedKind_hasTheHeightOfTheField() {
        auto* palette = find<TerrainOptions>();
        QCOMPARE(palette->options().height, std::optional{geometry::Length::fromInches(5)});
        QMimeData carried;
        carryPreset(QStringLiteral("ruin"), carried);
        QCOMPARE(palette->options().height, std::optional{geometry::Length::fromInches(6)});
        const auto heightOf = [](const QMimeData& data) {
            const auto pieces = piecesFromDrag(data.data(kPieceMediaType));
            return pieces.empty() ? std::nullopt : pieces.front().height;
        };
        QCOMPARE(heightOf(carried), palette->options().height);
        PieceOptions entered = palette->options();
        entered.height = geometry::Length::fromInches(8);
        palette->setOptions(entered);
        carryPreset(QStringLiteral("ruin"), carried);
        QCOMPARE(heightOf(carried), entered.height);
        QCOMPARE(palette->options().height, entered.height);
    }

    void atThePointer_theToolSaysWhatItWillMake() {
        trigger("rectangleTool");
        choosePreset("ruin");
        trigger("rectangleTool");
        hover({10, 10});
        const QImage with = view()->grab().toImage();
        trigger("selectTool");
        hover({10, 10});
        const QImage without = view()->grab().toImage();
        // The box beside the pointer, 16 pixels to the right and 12 below.
        const QPoint at = (inView({10, 10}) + QPointF{30, 22}).toPoint() * with.devicePixelRatio();
        int different = 0;
        for (int dy = -6; dy <= 6; ++dy) {
            for (int dx = -10; dx <= 60; ++dx) {
                different += with.pixelColor(at + QPoint{dx, dy}) != without.pixelColor(at + QPoint{dx, dy}) ? 1 : 0;
            }
        }
        QVERIFY2(different > 300, qPrintable(QString::number(different)));
    }

    /// The words beside the pointer, for each kind and each tool, and with the size while it is drawn.
    void wordsAtThePointer_areThoseOfWhatIsDrawn() {
        const auto written = [this] {
            TextRecorder recorder;
            {
                QPainter painter{&recorder};
                view()->tools()->currentTool().paintPreview(painter, scene().theme(), scene().paintScale());
            }
            return recorder.texts().join(u'|');
        };
        QVERIFY(written().isEmpty()); // the selection tool makes nothing
        choosePreset("ruin");
        trigger("rectangleTool");
        hover({10, 10});
        QCOMPARE(written(), QStringLiteral("Ruin, 6.00 in"));
        choosePreset("wood");
        trigger("rectangleTool");
        hover({10, 10});
        QCOMPARE(written(), QStringLiteral("Wood, 5.00 in"));
        trigger("hillTool");
        hover({10, 10});
        QCOMPARE(written(), QStringLiteral("Hill, 3.00 in"));
        trigger("polygonTool");
        hover({10, 10});
        QCOMPARE(written(), QStringLiteral("Wood, 5.00 in"));
        trigger("rectangleTool");
        send(QEvent::MouseButtonPress, {4, 4}, Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, {8, 7}, Qt::NoButton, Qt::LeftButton);
        QVERIFY2(written().startsWith(QStringLiteral("Wood, 5.00 in: 4.00")), qPrintable(written()));
        send(QEvent::MouseButtonRelease, {8, 7}, Qt::LeftButton, {});
    }

    void aLineOfAFlatKind_isAWall() {
        // Whoever drew a wall after an area once got a line of height 0, which hides nothing.
        choosePreset("area");
        trigger("wallTool");
        QCOMPARE(button().text(), QStringLiteral("Line: Wall, 6.00 in"));
        for (const QPointF corner : {QPointF{10, 10}, QPointF{16, 10}}) {
            hover(corner);
            send(QEvent::MouseButtonPress, corner, Qt::LeftButton, Qt::LeftButton);
            send(QEvent::MouseButtonRelease, corner, Qt::LeftButton, {});
        }
        QTest::keyClick(view(), Qt::Key_Return);
        const auto& drawn = scenario().terrain.back();
        QCOMPARE(drawn.kind, QStringLiteral("wall"));
        QCOMPARE(drawn.height, std::optional{geometry::Length::fromInches(6)});
        choosePreset("fence");
        trigger("wallTool");
        QVERIFY2(button().text().startsWith(QStringLiteral("Line: Fence")), qPrintable(button().text()));
    }

    void aNewTable_forgetsWhatWasChosen() {
        choosePreset("ruin");
        trigger("rectangleTool");
        QCOMPARE(button().text(), QStringLiteral("Rectangle: Ruin, 6.00 in"));
        undoStack()->setClean();
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        QCOMPARE(button().text(), QStringLiteral("Rectangle: Piece, 5.00 in"));
        QVERIFY(find<TerrainOptions>()->options() == PieceOptions{});
        for (const TerrainPreset& preset : terrainPresets()) {
            QVERIFY(!find<QToolButton>(QStringLiteral("preset-%1").arg(preset.id))->isChecked());
        }
    }

    void aNewTable_startsWithSingleModels() {
        auto& count = child<QSpinBox>("unitCount");
        auto& formation = child<QComboBox>("unitFormation");
        auto& height = child<LengthBox>("paletteHeight");
        const auto usualHeight = height.length();
        count.setValue(5);
        formation.setCurrentIndex(2);
        height.setLength(geometry::Length::fromInches(7));
        undoStack()->setClean();
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        QCOMPARE(count.value(), 1);
        QCOMPARE(formation.currentIndex(), 0);
        QVERIFY(height.length() == usualHeight);
    }

    void whileTracingAPhoto_theKindIsChosenInThePhotoPanel() {
        auto* dock = find<QDockWidget>("photoDock");
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        auto* kind = find<QComboBox>("traceKind");
        QVERIFY(kind && kind->isVisible());
        QCOMPARE(kind->currentText(), QStringLiteral("Piece, 5.00 in")); // what would be drawn now
        kind->setCurrentIndex(0);
        emit kind->activated(0);
        find<QPushButton>("traceTerrain")->click();
        QVERIFY(action("polygonTool")->isChecked());
        QCOMPARE(button().text(), QStringLiteral("Corners: Ruin, 6.00 in"));
        QVERIFY(dock->isVisible()); // the palette need not be opened
        // Chosen elsewhere, it is shown here too.
        button().menu()->actions()[3]->trigger();
        QCOMPARE(kind->currentText(), QStringLiteral("Hill, 3.00 in"));
    }
};

QTEST_MAIN(TestNextPiece)
#include "tst_next_piece.moc"
