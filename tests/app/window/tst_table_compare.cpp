#include "app/desktop/canvas/table_view.h"
#include "app/desktop/compare/table_compare_window.h"
#include "app/desktop/compare/table_side.h"
#include "scenarios/analysis/fairness.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/gui_table.h"
#include "tests/support/straight_shapes.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <cmath>
#include <tuple>

using namespace sightline;
using namespace sightline::app;

/// Two tables side by side.
class TestTableCompare : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] TableCompareWindow& compare() const { return child<TableCompareWindow>(); }
    [[nodiscard]] QString headline() const { return text("compareHeadline"); }

    void open() const {
        trigger("compareTables");
        QVERIFY(find<TableCompareWindow>());
        QTRY_VERIFY(!compare().isBusy());
    }

    /// The row whose first words are these; null: none.
    [[nodiscard]] QTreeWidgetItem* row(const QString& words) const {
        const auto rows = child<QTreeWidget>("compareList").findItems(words, Qt::MatchContains | Qt::MatchRecursive, 0);
        return rows.isEmpty() ? nullptr : rows.front();
    }

    /// m3 goes behind the box, three inches down m1, and the box is made wider.
    void change() const {
        auto next = scenario();
        next = scenarios::withModelAt(std::move(next), {QStringLiteral("m3")}, geometry::pointFromInches(40, 19));
        document().edit(QStringLiteral("test"), std::move(next));
    }

    /// Saves a table of two zones with a box in the middle, and opens it with another box in its place.
    scenarios::Scenario openUneven(const scenarios::Piece& box, scenarios::Scenario even) {
        for (const auto& [id, player, left] : {std::tuple{"west", "a", 0.0}, std::tuple{"east", "b", 56.0}}) {
            auto& zone = even.zones.emplace_back();
            zone.id = {QLatin1String{id}};
            zone.player = {QLatin1String{player}};
            zone.polygon = testsupport::boxPolygon(left, 0, left + 4, 44);
        }
        even.terrain = {test::boxPiece(QStringLiteral("box"), 29, 18, 31, 26)};
        scenarios::Scenario uneven = even;
        uneven.terrain = {box};
        if (!scenarios::saveScenarioFile(even, file("even.sightline"))) {
            QTest::qFail("not saved", __FILE__, __LINE__);
        }
        document().newScenario(uneven);
        open();
        return uneven;
    }

private slots:
    void init() {
        showWindow();
        showTable(test::smallTable());
        QVERIFY(document().saveAs(file("table.sightline")));
    }

    void aPhoto_liesUnderBoth() {
        QImage image{300, 220, QImage::Format_RGB32};
        image.fill(QColor{20, 90, 160});
        QByteArray bytes;
        QBuffer buffer{&bytes};
        QVERIFY(image.save(&buffer, "PNG"));
        document().edit(QStringLiteral("photo"),
                        scenarios::withPhoto(scenario(), scenarios::TablePhoto{QStringLiteral("table.png"),
                                                                               scenarios::PictureFile{bytes}}));
        change();
        open();
        auto& a = *compare().findChild<TableSide*>(QStringLiteral("compareA"));
        auto& b = *compare().findChild<TableSide*>(QStringLiteral("compareB"));
        // The file was saved without one: it shows that of the table beside it, and says so.
        QTRY_VERIFY(a.scene().photo() && b.scene().photo());
        QVERIFY(a.view().accessibleName().contains(QStringLiteral("photo of the other")));
        QVERIFY(!b.view().accessibleName().contains(QStringLiteral("photo")));
        for (TableSide* side : {&a, &b}) {
            const QColor seen = side->view().grab().toImage().pixelColor(
                (side->view().toViewport({52, 36}) * side->view().devicePixelRatioF()).toPoint());
            QVERIFY2(seen.blue() > seen.red() + 60, qPrintable(seen.name()));
        }
        // What is lent is no difference of the things, and no verdict.
        QCOMPARE(compare().changes().elements.size(), std::size_t{1});
        // Another size of the table: the photo would lie.
        auto wider = scenario();
        wider.table.width = geometry::Length::fromInches(72);
        document().edit(QStringLiteral("wider"), std::move(wider));
        QTRY_VERIFY(!a.scenario().photo);
        QVERIFY(b.scenario().photo);
    }

    void theTable_isComparedWithItsFile() {
        change();
        open();
        QCOMPARE(compare().changes().elements.size(), std::size_t{1});
        QVERIFY(compare().verdicts());
        QVERIFY2(headline().contains("1 moved") && headline().contains("verdicts differ"), qPrintable(headline()));
        QTreeWidgetItem* moved = row("m3");
        QVERIFY(moved);
        QCOMPARE(moved->text(2), QStringLiteral("moved by 11.00 in up"));
        QVERIFY(row("m1 → m3"));
        QVERIFY(!row("m1 → m2")); // blocked then and now
        const auto m3 = scenarios::AnyId{scenarios::ModelId{QStringLiteral("m3")}};
        child<QTreeWidget>("compareList").setCurrentItem(moved);
        for (const char* name : {"compareA", "compareB"}) {
            QCOMPARE(child<TableSide>(name).state().selection(), TableState::Ids{m3});
        }
        child<QTreeWidget>("compareList").setCurrentItem(row("m1 → m3"));
        const auto verdictOn = [this](const char* name) {
            return child<TableSide>(name).scene().shownSight().verdicts->at(0);
        };
        QVERIFY(verdictOn("compareA").visible() && !verdictOn("compareB").visible());
        QCOMPARE(child<TableSide>("compareA").state().target()->value, QStringLiteral("m3"));
    }

    void theOpenTable_isFollowed() {
        open();
        QVERIFY2(headline().contains("No changes; 0 of"), qPrintable(headline()));
        change();
        QTRY_COMPARE(compare().changes().elements.size(), std::size_t{1});
        QTRY_VERIFY(!compare().isBusy());
        QVERIFY(row("m1 → m3"));
        undoStack()->undo();
        QTRY_VERIFY(compare().changes().isEmpty());
    }

    void zoomAndPan_areLinked() {
        change();
        open();
        auto& a = child<TableSide>("compareA").view();
        auto& b = child<TableSide>("compareB").view();
        const auto apart = [&] {
            const QPointF middleA = a.toTable(QRectF{a.viewport()->rect()}.center());
            const QPointF middleB = b.toTable(QRectF{b.viewport()->rect()}.center());
            return std::hypot(middleA.x() - middleB.x(), middleA.y() - middleB.y()) * a.pixelsPerInch();
        };
        a.setPixelsPerInch(40, {100, 80});
        QCOMPARE(b.pixelsPerInch(), 40.0);
        QVERIFY2(apart() < 1.6, qPrintable(QString::number(apart())));
        b.centerOn(30, 25);
        QVERIFY2(apart() < 1.6, qPrintable(QString::number(apart())));
        b.zoomOut();
        QCOMPARE(a.pixelsPerInch(), b.pixelsPerInch());
        QVERIFY(apart() < 1.6);
    }

    void anotherFile_theBackup_andABrokenOne() {
        change();
        QVERIFY(document().save());
        open();
        QVERIFY(compare().changes().isEmpty());
        QVERIFY(child<QPushButton>("compareBackup").isEnabled());
        child<QPushButton>("compareBackup").click();
        QTRY_VERIFY(!compare().isBusy());
        QCOMPARE(compare().changes().elements.size(), std::size_t{1});
        QVERIFY(scenarios::saveScenarioFile({}, file("empty.sightline")));
        compare().setFileQuestion([this] { return file("empty.sightline"); });
        child<QPushButton>("compareAnother").click();
        QTRY_VERIFY(!compare().isBusy());
        QVERIFY(headline().contains("added"));
        QVERIFY(!compare().compareWith(file("none.sightline")));
        QVERIFY(headline().contains("none.sightline"));
        child<QPushButton>("compareCopy").click();
        QVERIFY(QGuiApplication::clipboard()->text().contains("model,m1,,added"));
    }

    void aTableWithoutAFile_asksForOne() {
        document().newScenario(test::smallTable());
        open();
        QVERIFY(!child<QPushButton>("compareSaved").isEnabled());
        QVERIFY2(headline().contains("Choose"), qPrintable(headline()));
        compare().close();
        QTRY_VERIFY(!find<TableCompareWindow>());
        // As soon as it is changed, its changes are shown.
        change();
        open();
        QCOMPARE(compare().changes().elements.size(), std::size_t{1});
        QVERIFY2(headline().contains("1 moved"), qPrintable(headline()));
    }

    /// A wall in front of one of two zones makes the table uneven; without it both players are alike.
    void whichOfTheTwoIsFairer_isTold() {
        const auto uneven = openUneven(test::boxPiece(QStringLiteral("box"), 9, 18, 11, 26), test::smallTable());
        QVERIFY(compare().compareWith(file("even.sightline")));
        QTRY_VERIFY_WITH_TIMEOUT(!compare().isBusy(), 60'000);
        QVERIFY(compare().fairness());
        const QString told = text("compareFairer");
        QVERIFY2(told.startsWith(QStringLiteral("Fairer: “even.sightline”. The largest difference between its sides is "
                                                "0.0 percentage points, against ")) &&
                     told.endsWith(QStringLiteral(" percentage points (this table).")),
                 qPrintable(told));
        // The figures are those of the fairness page: one grid, the default move, no set-up errors.
        scenarios::FairnessOptions options;
        options.trials = 0;
        const auto rules = ruleSetOf(uneven);
        const auto study = fairnessOf(scenarios::PreparedTable{uneven, *rules}, options);
        QVERIFY(compare().fairness()->at(1).sides == study.sides);
        QTreeWidgetItem* largest = row(QStringLiteral("Largest difference between the sides"));
        QVERIFY(largest);
        QCOMPARE(largest->text(1), QStringLiteral("0.0 percentage points"));
        QVERIFY(largest->text(2) != largest->text(1));
        QVERIFY(row(QStringLiteral("Own zone seen from any enemy zone"))->text(2).contains(QStringLiteral("%")));
        QVERIFY(!child<QProgressBar>("compareBar").isVisible());
        // It follows the open table, and what has nothing to do with two sides is told no such thing.
        document().edit(QStringLiteral("back"),
                        scenarios::withPieceMoved(scenario(), {QStringLiteral("box")},
                                                  {geometry::Length::fromInches(10), geometry::Length{}}));
        QTRY_VERIFY(row(QStringLiteral("box")));
        QTRY_VERIFY_WITH_TIMEOUT(!compare().isBusy(), 60'000);
        QVERIFY(text("compareFairer") != told);
        auto noZones = scenario();
        noZones.zones.clear();
        document().edit(QStringLiteral("no zones"), noZones);
        QTRY_VERIFY_WITH_TIMEOUT(!compare().isBusy() && !compare().fairness(), 60'000);
        QTRY_COMPARE(text("compareFairer"),
                     QStringLiteral("Which of the two is fairer cannot be told: only one has zones of two players. "
                                    "Draw them on the other, too."));
    }

    /// Trials set both tables up with errors, as `sightline-cli compare` does; the list as CSV has the figures.
    void setUps_tellWhetherTheAnswerStays() {
        scenarios::Scenario table = test::smallTable();
        table.models.clear();
        const auto uneven = openUneven(test::boxPiece(QStringLiteral("box"), 5, 4, 7, 40), table);
        QVERIFY(child<QWidget>("compareTrialsRow").isHidden());
        QVERIFY(compare().compareWith(file("even.sightline")));
        QTRY_VERIFY_WITH_TIMEOUT(!compare().isBusy() && compare().fairness(), 60'000);
        const QString asPlaced = text("compareFairer");
        QVERIFY(child<QWidget>("compareTrialsRow").isVisible());
        // A run that is stopped leaves the figures as placed.
        child<QSpinBox>("compareTrials").setValue(100'000);
        child<QPushButton>("compareRunTrials").click();
        QVERIFY(compare().isBusy());
        QVERIFY(!child<QPushButton>("compareRunTrials").isEnabled());
        QTRY_VERIFY(child<QPushButton>("compareStop").isVisible());
        child<QPushButton>("compareStop").click();
        QTRY_VERIFY_WITH_TIMEOUT(!compare().isBusy(), 60'000);
        QCOMPARE(text("compareFairer"), asPlaced + QStringLiteral(" The set-ups were canceled."));
        QCOMPARE(compare().fairness()->at(1).trials, 0);
        child<QSpinBox>("compareTrials").setValue(6);
        child<QPushButton>("compareRunTrials").click();
        QTRY_VERIFY_WITH_TIMEOUT(!compare().isBusy(), 60'000);
        scenarios::FairnessOptions options;
        options.trials = 6;
        const auto rules = ruleSetOf(uneven);
        const auto study = fairnessOf(scenarios::PreparedTable{uneven, *rules}, options);
        QVERIFY(compare().fairness()->at(1).zoneSeen == study.zoneSeen);
        QCOMPARE(text("compareFairer"),
                 QStringLiteral("Fairer also when set up with small errors: “even.sightline”. Its sides differ less in "
                                "100 % of all pairs of set-ups."));
        QVERIFY(row(QStringLiteral("Largest difference in 95 % of 6 set-ups")));
        child<QPushButton>("compareCopy").click();
        const QStringList lines =
            QGuiApplication::clipboard()->text().split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        QVERIFY(lines.front().endsWith(QStringLiteral(",value_a,low_a,high_a,value_b,low_b,high_b")));
        const auto commas = lines.front().count(u',');
        for (const QString& line : lines) {
            QCOMPARE(line.count(u','), commas);
        }
        const QStringList largest = lines.filter(QStringLiteral("fairness,largest_difference,"));
        QCOMPARE(largest.size(), 1);
        const double high = largest.front().section(u',', -1).toDouble();
        QVERIFY(high > 0.0 && high <= 1.0);
        QCOMPARE(lines.filter(QRegularExpression{QStringLiteral("^fairness,")}).size(), 5);
        const QStringList sides = lines.filter(QRegularExpression{QStringLiteral("^side,table_seen,2,")});
        QCOMPARE(sides.size(), 1);
        QCOMPARE(sides.front().section(u',', -3, -3).toDouble(), study.sides[1].tableSeen);
    }

    /// What was saved in between does not hide what changed since the table was opened.
    void theTable_isComparedWithItselfAsOpened() {
        change();
        QVERIFY(document().save());
        open();
        QVERIFY(compare().changes().isEmpty());
        child<QPushButton>("compareOpened").click();
        QTRY_VERIFY(!compare().isBusy());
        QVERIFY(row("m3"));
        QCOMPARE(compare().changes().elements.size(), std::size_t{1});
        // Another table has another beginning.
        document().newScenario(scenario());
        QTRY_VERIFY(!compare().isBusy());
        QVERIFY(compare().changes().isEmpty());
    }
};

QTEST_MAIN(TestTableCompare)
#include "tst_table_compare.moc"
