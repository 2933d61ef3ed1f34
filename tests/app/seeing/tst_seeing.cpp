#include "app/desktop/seeing/all_lines.h"
#include "app/desktop/seeing/pinned_lines.h"
#include "app/desktop/seeing/sample_point_probe.h"
#include "app/shared/painting/overlay_painter.h"
#include "app/shared/text/seeing_text.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "tests/support/gui_table.h"

#include <QTest>
#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::test;
using scenarios::ModelId;

namespace {

scenarios::Verdict
judged(const scenarios::Scenario& scenario, const ModelId& from, const ModelId& to, bool details = true) {
    scenarios::Question question;
    question.observer = from;
    question.target = to;
    question.wantDetails = details;
    return scenarios::judge({scenario, *scenarios::ruleSetOf(scenario)}, question);
}

QImage pictureOfLines(const scenarios::Scenario& scenario, const std::vector<scenarios::Verdict>& verdicts) {
    PaintOptions options;
    QImage image{1200, 880, QImage::Format_ARGB32_Premultiplied};
    image.fill(options.theme.ground);
    QPainter painter{&image};
    painter.scale(20, 20);
    paintAllLines(painter, scenario, verdicts, options);
    return image;
}

int pixelsUnlike(const QImage& image, const QColor& ground) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixelColor(x, y) != ground ? 1 : 0;
        }
    }
    return count;
}

} // namespace

class TestSeeing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void T10_allPairs_areBothWaysBetweenSides_andAllWhereThereIsOneSide() {
        auto scenario = test::smallTable();
        QCOMPARE(app::allPairsOf(scenario).size(), std::size_t{4}); // m1 with m2 and m3, both ways
        for (auto& model : scenario.models) {
            model.player = {};
        }
        QCOMPARE(app::allPairsOf(scenario).size(), std::size_t{6});
    }

    /// The table on which nobody has a target is drawn like any other.
    void T10_linesOfATableWithoutATarget_areDrawn() {
        auto scenario = test::smallTable();
        scenario.terrain = {test::boxPiece(QStringLiteral("wall"), 24, 0, 26, 44)};
        GuiTable table{scenario};
        const QImage before = table.view.grab().toImage();
        AllLines lines{table.document, table.state, table.scene};
        lines.setOn(true);
        QTRY_VERIFY(!lines.isBusy());
        QCOMPARE(lines.result().verdicts->size(), std::size_t{4});
        QCOMPARE(app::countOf(*lines.result().verdicts).seen, 0);
        QVERIFY(!table.scene.shown<AllLinesPicture>().image.isNull());
        QVERIFY(table.view.grab().toImage() != before);
    }

    void S3_44_allLines_areTheJudgesVerdicts() {
        GuiTable table;
        AllLines lines{table.document, table.state, table.scene};
        lines.setOn(true);
        QTRY_VERIFY(!lines.isBusy());
        const auto& verdicts = *lines.result().verdicts;
        QCOMPARE(verdicts.size(), std::size_t{4});
        for (const auto& verdict : verdicts) {
            QCOMPARE(verdict, judged(table.document.scenario(), verdict.observer, verdict.target));
        }
        QCOMPARE(app::countOf(verdicts), (app::PairCount{4, 2, 0}));
        QCOMPARE(app::allLinesSentence(4, 2, 0), QStringLiteral("4 lines: 2 seen, 2 not."));
    }

    void allLines_areGoneWhenTheKeyIs() {
        GuiTable table;
        AllLines lines{table.document, table.state, table.scene};
        const QImage before = table.view.grab().toImage();
        lines.setOn(true);
        QTRY_VERIFY(!lines.isBusy());
        QVERIFY(!table.scene.shown<AllLinesPicture>().image.isNull());
        QVERIFY(table.view.grab().toImage() != before);
        lines.setOn(false);
        QVERIFY(table.scene.shown<AllLinesPicture>().image.isNull());
        QCOMPARE(table.view.grab().toImage(), before);
        // What was on its way comes too late.
        lines.setOn(true);
        lines.setOn(false);
        GuiTable beside;
        AllLines later{table.document, table.state, beside.scene};
        later.setOn(true);
        QTRY_VERIFY(!later.isBusy()); // asked after it, and answered
        QVERIFY(table.scene.shown<AllLinesPicture>().image.isNull());
    }

    void T21_heldLines_surviveEdits_andFollowThem() {
        GuiTable table;
        AllLines lines{table.document, table.state, table.scene};
        lines.setOn(true);
        QTRY_VERIFY(!lines.isBusy());
        QCOMPARE(app::countOf(*lines.result().verdicts).seen, 2);
        // Out of the shadow of the box.
        const std::vector<scenarios::AnyId> moved{kM1};
        table.document.edit(QStringLiteral("move"),
                            scenarios::withMoved(table.document.scenario(), moved,
                                                 {geometry::Length::fromInches(0), geometry::Length::fromInches(12)}));
        QTRY_VERIFY(!lines.isBusy());
        QVERIFY(lines.isOn());
        QCOMPARE(app::countOf(*lines.result().verdicts).seen, 4);
        table.document.undoStack()->undo();
        QTRY_VERIFY(!lines.isBusy());
        QCOMPARE(app::countOf(*lines.result().verdicts).seen, 2);
        QVERIFY(!table.scene.shown<AllLinesPicture>().image.isNull());
    }

    void allLines_ofAFullTable_followZooming() {
        const auto* entry = scenarios::libraryEntry(QStringLiteral("tournament-table"));
        QVERIFY(entry);
        GuiTable table{scenarios::readScenario(scenarios::libraryBytes(*entry), entry->title)->scenario};
        AllLines lines{table.document, table.state, table.scene};
        lines.setOn(true);
        QTRY_VERIFY_WITH_TIMEOUT(!lines.isBusy(), 20'000);
        QCOMPARE(lines.result().verdicts->size(), app::allPairsOf(table.document.scenario()).size());
        const QRectF area = table.scene.shown<AllLinesPicture>().area;
        table.view.setPixelsPerInch(table.view.pixelsPerInch() * 3, {450, 350});
        QTRY_VERIFY(!lines.isBusy());
        QVERIFY(table.scene.shown<AllLinesPicture>().area.width() < area.width() / 2);
        // Never a picture larger than the window.
        QVERIFY(table.scene.shown<AllLinesPicture>().image.width() <=
                table.view.viewport()->width() * table.view.devicePixelRatioF() + 2);
    }

    void manyLinesOnEachOther_areNoDarkerThanOne() {
        const auto scenario = test::smallTable();
        const auto one = judged(scenario, kM1, kM3);
        app::PaintOptions options;
        // Not back and forth, so that each is drawn.
        const auto picture = [&](std::size_t times) {
            return pictureOfLines(scenario, std::vector<scenarios::Verdict>(times, one));
        };
        const QImage once = picture(1);
        QVERIFY(pixelsUnlike(once, options.theme.ground) > 200);
        QCOMPARE(picture(30), once);
    }

    void theWayBack_isDrawnOnceWhereItSaysTheSame() {
        const auto scenario = test::smallTable();
        const auto picture = [&](const std::vector<scenarios::Verdict>& verdicts) {
            return pictureOfLines(scenario, verdicts);
        };
        const auto there = judged(scenario, kM1, kM2);
        auto back = judged(scenario, kM2, kM1);
        QCOMPARE(picture({there, back}), picture({there}));
        back.ruling.visible = true;
        back.visibility = geometry::Visibility::Clear;
        QVERIFY(picture({there, back}) != picture({there}));
    }

    void S3_44_probe_asksEveryModelAboutThePlace() {
        GuiTable table;
        SamplePointProbe probe{table.document, table.state, table.scene};
        probe.setPosition({27, 20}); // behind the box, as m1 sees it
        probe.setOn(true);
        QTRY_VERIFY(!probe.isBusy());
        const auto& verdicts = *probe.result().verdicts;
        QCOMPARE(verdicts.size(), std::size_t{3});
        std::vector<bool> seen;
        for (const auto& verdict : verdicts) {
            QCOMPARE(verdict, judged(*probe.result().scenario, verdict.observer, probe.samplePoint()));
            seen.push_back(verdict.ruling.visible);
        }
        QCOMPARE(seen, (std::vector<bool>{false, true, true}));
        QCOMPARE(app::samplePointHeadline(verdicts), QStringLiteral("Seen by 2 of 3"));
        QCOMPARE(app::samplePointSides(verdicts, *probe.result().scenario), QStringLiteral("a 0 of 1 · b 2 of 2"));
        QCOMPARE(table.scene.shown<SamplePointPicture>().view.headline, QStringLiteral("Seen by 2 of 3"));
        // The table itself has no such model.
        QCOMPARE(table.document.scenario().models.size(), std::size_t{3});
        QVERIFY(!table.document.isModified());
    }

    void T22_probe_reachesAcrossTheLargestTable() {
        auto scenario = test::smallTable();
        scenario.table.width = geometry::Length::fromInches(96);
        scenario.table.height = geometry::Length::fromInches(60);
        scenario.terrain.clear();
        GuiTable table{scenario};
        SamplePointProbe probe{table.document, table.state, table.scene};
        probe.setOn(true);
        probe.setPosition({95.9, 59.9});
        QTRY_VERIFY(!probe.isBusy());
        const auto& verdicts = *probe.result().verdicts;
        QVERIFY(verdicts.front().distance > geometry::Length::fromInches(72));
        QCOMPARE(std::ranges::count_if(verdicts, [](const auto& verdict) { return verdict.ruling.visible; }), 3);
    }

    void S3_44_probe_isAMillimeterWide() {
        // A slit of 3 mm between two walls: a spot behind it is seen through it, one beside it is not.
        auto scenario = test::smallTable();
        scenario.terrain = {test::boxPiece(QStringLiteral("left"), 20, 0, 21, 20 - 1.5 / 25.4),
                            test::boxPiece(QStringLiteral("right"), 20, 20 + 1.5 / 25.4, 21, 44)};
        const auto sees = [&](double y) {
            const auto table =
                app::withSamplePoint(scenario, geometry::pointFromInches(24, y), geometry::Length::fromInches(2));
            return judged(table.scenario, kM1, table.samplePoint, false).ruling.visible;
        };
        QVERIFY(sees(20));
        QVERIFY(!sees(21.5));
        const auto table =
            app::withSamplePoint(scenario, geometry::pointFromInches(24, 20), geometry::Length::fromInches(2));
        QCOMPARE(table.scenario.models.back().base, *geometry::Footprint::round(geometry::Length::fromMillimeters(1)));
    }

    void probe_followsEdits_andKeepsItsPlace() {
        GuiTable table;
        SamplePointProbe probe{table.document, table.state, table.scene};
        probe.setOn(true);
        probe.setPosition({27, 20});
        QTRY_VERIFY(!probe.isBusy());
        table.document.edit(
            QStringLiteral("remove"),
            scenarios::withRemoved(table.document.scenario(),
                                   std::vector<scenarios::AnyId>{scenarios::PieceId{QStringLiteral("box")}}));
        QTRY_VERIFY(!probe.isBusy());
        QCOMPARE(app::samplePointHeadline(*probe.result().verdicts), QStringLiteral("Seen by 3 of 3"));
        QCOMPARE(*probe.place(), QPointF(27, 20));
        probe.setPosition({900, -4});
        QCOMPARE(*probe.place(), QPointF(60, 0));
        probe.setOn(false);
        QVERIFY(!table.scene.shown<SamplePointPicture>().judged.scenario);
    }

    void keptLines_stayWhileOthersAreAsked_andFollowEdits() {
        GuiTable table;
        PinnedLines pinned{table.document, table.state, table.scene};
        const SightPair pair{kM1, kM2};
        pinned.pin(pair);
        pinned.pin(pair);
        QCOMPARE(pinned.pairs().size(), std::size_t{1});
        QTRY_VERIFY(!pinned.isBusy());
        QCOMPARE(pinned.result().verdicts->front(), judged(table.document.scenario(), kM1, kM2));
        table.state.setObserver(kM1);
        table.state.setTarget(kM3);
        QVERIFY(table.waitForAnswer());
        QVERIFY(pinned.isPinned(pair));
        QCOMPARE(table.scene.shown<PinnedLinesPicture>().judged.verdicts->front().target, kM2);
        // Live: the box goes, and the kept line is clear.
        QVERIFY(!pinned.result().verdicts->front().ruling.visible);
        table.document.edit(
            QStringLiteral("remove"),
            scenarios::withRemoved(table.document.scenario(),
                                   std::vector<scenarios::AnyId>{scenarios::PieceId{QStringLiteral("box")}}));
        QTRY_VERIFY(!pinned.isBusy());
        QVERIFY(pinned.result().verdicts->front().ruling.visible);
        pinned.drop(pair);
        QVERIFY(table.scene.shown<PinnedLinesPicture>().judged.isEmpty());
    }

    void aKeptLine_waitsForAModelThatWasRemoved() {
        GuiTable table;
        PinnedLines pinned{table.document, table.state, table.scene};
        pinned.pin({kM1, kM2});
        pinned.pin({kM1, kM3});
        table.document.edit(QStringLiteral("remove"),
                            scenarios::withRemoved(table.document.scenario(), std::vector<scenarios::AnyId>{kM2}));
        QTRY_VERIFY(!pinned.isBusy());
        QCOMPARE(pinned.result().verdicts->size(), std::size_t{1});
        QCOMPARE(pinned.pairs().size(), std::size_t{2});
        table.document.undoStack()->undo();
        QTRY_VERIFY(!pinned.isBusy());
        QCOMPARE(pinned.result().verdicts->size(), std::size_t{2});
        table.document.newScenario(test::smallTable());
        QVERIFY(pinned.pairs().empty());
    }
};

QTEST_MAIN(TestSeeing)
#include "tst_seeing.moc"
