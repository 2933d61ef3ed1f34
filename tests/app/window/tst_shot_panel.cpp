#include "app/desktop/canvas/table_view.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/widgets/length_box.h"
#include "scenarios/edits/edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;
using geometry::Length;
using scenarios::ModelId;

namespace {

scenarios::Model armed(scenarios::Model model, const char* unit, std::initializer_list<scenarios::Weapon> weapons) {
    model.unit = QLatin1String{unit};
    model.name = QStringLiteral("Trooper");
    model.weapons = weapons;
    return model;
}

/// Three on 32 mm bases at x = 10 in, 10 in apart, against one 20 in to the right of the first: 18.74, 21.10 and 27.02
/// in from edge to edge.
scenarios::Scenario shotTable() {
    const scenarios::Weapon rifle{QStringLiteral("Rifle"), Length::fromInches(24)};
    const scenarios::Weapon mortar{QStringLiteral("Mortar"), Length::fromInches(48)};
    scenarios::Scenario scenario = test::smallTable();
    scenario.rules = QStringLiteral("plan");
    scenario.terrain.clear();
    scenario.models = {
        armed(test::roundModel(QStringLiteral("r1"), QStringLiteral("a"), 10, 10), "Rifles", {rifle}),
        armed(test::roundModel(QStringLiteral("r2"), QStringLiteral("a"), 10, 20), "Rifles", {rifle}),
        armed(test::roundModel(QStringLiteral("r3"), QStringLiteral("a"), 10, 30), "Rifles", {rifle, mortar}),
        armed(test::roundModel(QStringLiteral("e1"), QStringLiteral("b"), 30, 10), "Pack", {}),
        armed(test::roundModel(QStringLiteral("lone"), QStringLiteral("b"), 50, 40), "", {})};
    return scenario;
}

} // namespace

/// One shot as one question, in the window.
class TestShotPanel : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() {
        showWindow();
        QVERIFY(m_window->openLibrary(QStringLiteral("tournament-table")));
        document().edit(QStringLiteral("table"), shotTable());
        state().setObserver(ModelId{QStringLiteral("r2")});
        state().setTarget(ModelId{QStringLiteral("e1")});
        trigger("shot");
    }

    void observerAndTarget_chooseTheirUnits() {
        QCOMPARE(box("shotFrom").currentText(), "Rifles (a)");
        QCOMPARE(box("shotTo").currentText(), "Pack (b)");
        QCOMPARE(box("shotWeapon").currentText(), "All weapons");
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
        QCOMPARE(rows().topLevelItemCount(), 4); // the third carries two weapons
        QCOMPARE(rows().topLevelItem(0)->text(0), "Trooper 1");
        QCOMPARE(rows().topLevelItem(2)->text(6), "out of range");
        state().setTarget(ModelId{QStringLiteral("lone")});
        QTRY_COMPARE(box("shotTo").currentText(), "Trooper (b)");
    }

    /// Without "infantry" nobody is hidden under the 11th edition; a newcomer read an answer that hung on it.
    void keywordsThatTheRulesAskFor_areMissed() {
        scenarios::Scenario table = shotTable();
        table.rules = QStringLiteral("40k-11e");
        table.terrain = {test::boxPiece(QStringLiteral("yard"), 27, 7, 33, 13, 0)};
        table.terrain[0].kind = QStringLiteral("area");
        table.terrain[0].traits = {QStringLiteral("dense")};
        document().edit(QStringLiteral("rules"), table);
        QTRY_VERIFY(text("shotDetails").contains("The targets have no keywords, and the rules ask for:"));
        for (auto& model : table.models) {
            model.keywords << QStringLiteral("infantry");
        }
        document().edit(QStringLiteral("keywords"), table);
        QTRY_VERIFY(!text("shotDetails").contains("keywords"));
    }

    void oneWeapon_isAskedAlone() {
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
        box("shotWeapon").setCurrentText("Rifle");
        QTRY_COMPARE(answer(), "2 of 3 models may shoot.");
        QCOMPARE(text("shotDetails"), "The others: 1 × out of range.");
        box("shotWeapon").setCurrentText("Mortar");
        QTRY_COMPARE(answer(), "The model may shoot.");
        QCOMPARE(text("shotDetails"), "2 more do not carry it.");
    }

    void anotherRange_canBeTyped() {
        QVERIFY(child<LengthBox>("shotRange").isHidden());
        box("shotWeapon").setCurrentText("A weapon of this range");
        QVERIFY(!child<LengthBox>("shotRange").isHidden());
        QTRY_COMPARE(answer(), "2 of 3 models may shoot."); // 24 in at first
        auto& range = child<LengthBox>("shotRange");
        range.setFocus();
        range.selectAll();
        QTest::keyClicks(&range, "20");
        QTest::keyClick(&range, Qt::Key_Return);
        QTRY_COMPARE(answer(), "1 of 3 models may shoot.");
    }

    void answer_followsTheTable() {
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
        box("shotWeapon").setCurrentText("Rifle");
        scenarios::Scenario moved = scenario();
        moved.models[2].position = geometry::pointFromInches(20, 15);
        document().edit(QStringLiteral("move"), moved);
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
        moved.terrain = {test::boxPiece(QStringLiteral("wall"), 24, 0, 25, 40)};
        document().edit(QStringLiteral("wall"), moved);
        QTRY_COMPARE(answer(), "None of the 3 models may shoot.");
        QCOMPARE(text("shotDetails"), "Why: no line of sight.");
        undoStack()->undo();
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
    }

    void whatIsTooClose_isToldOnceItIsKnown() {
        scenarios::Scenario close = shotTable();
        close.rules = QStringLiteral("40k-11e");
        close.models = {armed(test::roundModel(QStringLiteral("r2"), QStringLiteral("a"), 10, 15), "Rifles", {}),
                        armed(test::roundModel(QStringLiteral("e1"), QStringLiteral("b"), 30, 15), "Pack", {})};
        // The highest line runs at 14.3701 in, a twentieth of a millimeter below the wall's end.
        close.terrain = {test::boxPiece(QStringLiteral("wall"), 20, 14.368, 20.5, 30)};
        close.terrain.front().height = Length::fromInches(9);
        document().edit(QStringLiteral("close"), close);
        QTRY_COMPARE_WITH_TIMEOUT(text("shotDetails"), "Why: no line of sight (too close to call).", 30'000);
        QCOMPARE(rows().topLevelItem(0)->text(6), "no line of sight (too close to call)");
        const auto headline = [this] { return text("shotAnswer"); };
        QTRY_VERIFY2_WITH_TIMEOUT(headline().contains(QStringLiteral("Closest to changing")), qPrintable(headline()),
                                  30'000);
        QVERIFY2(!headline().contains(QStringLiteral("worked out")), qPrintable(headline()));
    }

    void swap_letsTheTargetShootBack() {
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
        child<QPushButton>("shotSwap").click();
        QCOMPARE(box("shotFrom").currentText(), "Pack (b)");
        QCOMPARE(box("shotWeapon").itemText(0), "No limit of range");
        QTRY_COMPARE(answer(), "The model may shoot.");
    }

    void row_showsItsPair_andLinesLieOnTheTable() {
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
        QCOMPARE(scene().shown<UnitPicture>().lines.size(), std::size_t{3});
        emit rows().itemClicked(rows().topLevelItem(2), 0);
        QCOMPARE(state().observer()->value, "r3");
        QCOMPARE(state().target()->value, "e1");
        trigger("shot");
        QVERIFY(scene().shown<UnitPicture>().lines.empty());
    }

    /// The line of a row goes while another target of its model is shown, and all go with the units they are about.
    void linesOnTheTable_areThoseOfTheShownShot() {
        scenarios::Scenario two = shotTable();
        two.models[4].unit = QStringLiteral("Pack");
        document().edit(QStringLiteral("two"), two);
        QTRY_VERIFY(rows().topLevelItemCount() > 1 && rows().topLevelItem(0)->text(5) == u"2 of 2");
        const auto observers = [this] {
            QStringList names;
            for (const auto& line : scene().shown<UnitPicture>().lines) {
                names << line.observer.value;
            }
            return names;
        };
        emit rows().itemClicked(rows().topLevelItem(0), 0);
        QCOMPARE(observers(), (QStringList{"r1", "r2", "r3"}));
        state().setTarget(ModelId{QStringLiteral("lone")});
        QCOMPARE(observers(), (QStringList{"r2", "r3"}));
        state().setTarget(ModelId{QStringLiteral("e1")});
        QCOMPARE(observers(), (QStringList{"r1", "r2", "r3"}));
        child<QPushButton>("shotSwap").click();
        QVERIFY(observers().isEmpty());
        QTRY_COMPARE(observers(), (QStringList{"e1", "lone"}));
    }

    void pair_followsTheSelectedRow() {
        scenarios::Scenario two = shotTable();
        two.models[4].unit = QStringLiteral("Pack"); // at (50, 40), with the target at (30, 10)
        document().edit(QStringLiteral("two"), two);
        QTRY_VERIFY(rows().topLevelItemCount() > 1 && rows().topLevelItem(0)->text(5) == u"2 of 2");
        const auto pair = [this] {
            return state().observer() && state().target()
                       ? state().observer()->value + QStringLiteral(" at ") + state().target()->value
                       : QStringLiteral("none");
        };
        rows().topLevelItem(0)->setSelected(true);
        QCOMPARE(pair(), "r1 at e1");
        // The other is nearer now.
        two.models[0].position = geometry::pointFromInches(45, 38);
        document().edit(QStringLiteral("move"), two);
        QTRY_COMPARE(pair(), "r1 at lone");
        QVERIFY(rows().topLevelItem(0)->isSelected());
        undoStack()->undo();
        QTRY_COMPARE(pair(), "r1 at e1");
        // The row of a model keeps the selection where another row comes before it.
        rows().setCurrentItem(rows().topLevelItem(1));
        QCOMPARE(pair(), "r2 at e1");
        two = shotTable();
        two.models.erase(two.models.begin());
        document().edit(QStringLiteral("fewer"), two);
        QTRY_COMPARE(rows().topLevelItemCount(), 3);
        QCOMPARE(rows().selectedItems(), QList{rows().topLevelItem(0)});
        QCOMPARE(pair(), "r2 at e1");
        // A pair chosen elsewhere is that of no row.
        state().setObserver(ModelId{QStringLiteral("r3")});
        QVERIFY(rows().selectedItems().isEmpty());
    }

    void selectedRow_isThatOfItsWeapon_ofTwoOfOneName() {
        scenarios::Scenario two = shotTable();
        two.models[0].weapons = {{QStringLiteral("Pistol"), Length::fromInches(12)},
                                 {QStringLiteral("Pistol"), Length::fromInches(24)}};
        document().edit(QStringLiteral("two"), two);
        QTRY_VERIFY(rows().topLevelItem(1) && rows().topLevelItem(1)->text(1) == u"Pistol");
        rows().setCurrentItem(rows().topLevelItem(1));
        const QString before = rows().topLevelItem(1)->text(4);
        two.models[0].position = geometry::pointFromInches(11, 10);
        document().edit(QStringLiteral("move"), two);
        QTRY_VERIFY(rows().topLevelItem(1)->text(4) != before);
        QCOMPARE(rows().selectedItems(), QList{rows().topLevelItem(1)});
        QCOMPARE(rows().topLevelItem(1)->text(2), QStringLiteral("24.00 in"));
    }

    void reopenedFile_asksAboutTheShotAgain() {
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
        QVERIFY(document().saveAs(file("duel.sightline")));
        box("shotWeapon").setCurrentText("Mortar");
        QTRY_COMPARE(answer(), "The model may shoot.");
        QVERIFY(!document().isModified()); // asking changes no file
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        QVERIFY(m_window->openFile(file("duel.sightline")));
        QCOMPARE(box("shotFrom").currentText(), "Rifles (a)");
        QCOMPARE(box("shotTo").currentText(), "Pack (b)");
        QCOMPARE(box("shotWeapon").currentText(), "Mortar");
        QCOMPARE(state().observer()->value, "r2");
        QTRY_COMPARE(answer(), "The model may shoot.");
        // A range that was typed comes back too.
        box("shotWeapon").setCurrentText("A weapon of this range");
        child<LengthBox>("shotRange").setLength(Length::fromInches(20));
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        child<LengthBox>("shotRange").setLength(Length::fromInches(5));
        QVERIFY(m_window->openFile(file("duel.sightline")));
        QVERIFY(child<LengthBox>("shotRange").isVisibleTo(m_window.get()));
        QTRY_COMPARE(answer(), "1 of 3 models may shoot.");
    }

    void emptyTable_saysWhatToDo() {
        scenarios::Scenario empty = shotTable();
        empty.models.clear();
        document().edit(QStringLiteral("none"), empty);
        QTRY_COMPARE(answer(), "Place two units of different players on the table, or choose two units here.");
        QCOMPARE(rows().topLevelItemCount(), 0);
    }

    void key_opensAndCloses() {
        auto& dock = child<QDockWidget>("shotDock");
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_VERIFY(dock.isVisible());
        for (const bool shown : {false, true}) {
            QTest::keyClick(view(), Qt::Key_F12);
            QTRY_COMPARE(dock.isVisible(), shown);
            QCOMPARE(action("shot")->isChecked(), shown);
        }
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
    }

    /// Per model range, distance, line and cover. The first of three stands behind a wall; the target stands in a
    /// crater, which gives cover by the 10th edition of 40k.
    void row_tellsRangeDistanceLineAndCover() {
        scenarios::Scenario scenario = shotTable();
        scenario.rules = QStringLiteral("40k-10e");
        scenario.models[3].keywords = {QStringLiteral("infantry")};
        scenarios::Piece crater = test::boxPiece(QStringLiteral("crater"), 28, 8, 32, 12, 0);
        crater.kind = QStringLiteral("crater");
        scenarios::Piece wall = test::boxPiece(QStringLiteral("wall"), 14, 5, 15, 12);
        wall.kind = QStringLiteral("building");
        scenario.terrain = {crater, wall};
        document().edit(QStringLiteral("cover"), scenario);
        QTRY_COMPARE_WITH_TIMEOUT(answer(), "2 of 3 models may shoot.", 20'000);
        const auto row = [this](int index) {
            QStringList texts;
            for (const int column : {0, 1, 2, 3, 4, 5, 6, 7}) {
                texts << rows().topLevelItem(index)->text(column);
            }
            return texts;
        };
        QCOMPARE(rows().topLevelItemCount(), 4);
        QCOMPARE(row(0), (QStringList{"Trooper 1", "Rifle", "24.00 in", "Trooper", "18.74 in", "0 of 1",
                                      "no line of sight", ""}));
        QCOMPARE(row(1), (QStringList{"Trooper 2", "Rifle", "24.00 in", "Trooper", "21.10 in", "1 of 1", "may shoot",
                                      "benefit of cover"}));
        QCOMPARE(row(2)[2], QStringLiteral("24.00 in"));
        QCOMPARE(row(2)[4], QStringLiteral("27.02 in"));
        QCOMPARE(row(2)[6], QStringLiteral("out of range"));
        QCOMPARE(row(3), (QStringList{"Trooper 3", "Mortar", "48.00 in", "Trooper", "27.02 in", "1 of 1", "may shoot",
                                      "benefit of cover"}));
        // In which row the line is closed is told with its reason.
        QVERIFY(!rows().topLevelItem(0)->text(8).isEmpty());
        QVERIFY(text("shotDetails").contains(QStringLiteral("The target has cover: benefit of cover.")));
    }

    /// A long cover leaves the reason more room than it takes, and both are wrapped rather than cut.
    void longCover_leavesRoomForTheReason() {
        constexpr int kCover = 7;
        constexpr int kReason = 8;
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
        QTreeWidgetItem& item = *rows().topLevelItem(0);
        item.setText(kCover, QStringLiteral("none for the unit ").repeated(12));
        item.setText(kReason, QStringLiteral("A line passes that the rules leave clear. ").repeated(6));
        rows().setFixedWidth(1400);
        QTRY_COMPARE(rows().width(), 1400);
        QTRY_VERIFY(!rows().isColumnHidden(kReason) && rows().header()->length() == rows().viewport()->width());
        QVERIFY(rows().columnWidth(kReason) > rows().columnWidth(kCover));
        QVERIFY(rows().columnWidth(kCover) >= 180);
        for (int column = 0; column <= kReason; ++column) {
            QVERIFY2(isWhole(item, column), qPrintable(item.text(column)));
        }
    }

    /// Beside another panel the rows are stacked, with all that the columns say, and nothing is to be scrolled to.
    void rows_areStackedWhereTheColumnsDoNotFit() {
        constexpr int kStack = 9;
        QTRY_COMPARE(answer(), "All 3 models may shoot.");
        const QFontMetrics metrics = rows().fontMetrics();
        rows().setFixedWidth(1200);
        QTRY_COMPARE(rows().width(), 1200);
        QTRY_VERIFY(rows().isColumnHidden(kStack));
        for (int column = 0; column < kStack; ++column) {
            QVERIFY(!rows().isColumnHidden(column));
            for (int row = 0; row < rows().topLevelItemCount(); ++row) {
                const auto* item = rows().topLevelItem(row);
                const QString text = item->text(column);
                QVERIFY2(isWhole(*item, column), qPrintable(text));
                QVERIFY2(item->toolTip(column).contains(text), qPrintable(text));
            }
        }
        QCOMPARE(rows().header()->length(), rows().viewport()->width());
        rows().setFixedWidth(320);
        QTRY_COMPARE(rows().width(), 320);
        QTRY_VERIFY(!rows().isColumnHidden(kStack));
        QCOMPARE(rows().header()->hiddenSectionCount(), 8);
        QVERIFY(rows().header()->length() <= rows().viewport()->width());
        for (int row = 0; row < rows().topLevelItemCount(); ++row) {
            const auto* item = rows().topLevelItem(row);
            const QString stack = item->text(kStack);
            for (const int column : {1, 2, 3, 4, 5, 6, 7, 8}) {
                QVERIFY2(stack.contains(item->text(column)), qPrintable(stack));
            }
            QVERIFY2(stack.contains(QStringLiteral("Distance: ")), qPrintable(stack));
            const QRect cell = rows().visualItemRect(item);
            QVERIFY(cell.height() >=
                    metrics.boundingRect(QRect{0, 0, rows().columnWidth(kStack), 10'000}, Qt::TextWordWrap, stack)
                        .height());
            QVERIFY(!item->icon(kStack).isNull());
        }
    }

private:
    QComboBox& box(const char* name) const { return child<QComboBox>(name); }
    QTreeWidget& rows() const { return child<QTreeWidget>("shotRows"); }
    /// True if the text of a row is shown to its end: on one line, or wrapped.
    bool isWhole(const QTreeWidgetItem& item, int column) const {
        const QFontMetrics metrics = rows().fontMetrics();
        const QRect room{0, 0, rows().columnWidth(column), 10'000};
        return rows().columnWidth(column) > metrics.horizontalAdvance(item.text(column)) ||
               (rows().wordWrap() && rows().visualItemRect(&item).height() >=
                                         metrics.boundingRect(room, Qt::TextWordWrap, item.text(column)).height());
    }
    /// The result without the margin.
    QString answer() const {
        return text("shotAnswer")
            .section(QStringLiteral(" Closest to changing"), 0, 0)
            .section(QStringLiteral(" No single move"), 0, 0);
    }
};

QTEST_MAIN(TestShotPanel)
#include "tst_shot_panel.moc"
