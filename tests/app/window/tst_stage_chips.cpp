#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/stage_chips.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/shared/painting/stage_painter.h"
#include "app/shared/text/verdict_text.h"
#include "tests/support/gui_table.h"
#include "tests/support/screen_reader.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>
#include <vector>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::geometry;

namespace {

/// m1 looks at m2, 30 in to its right, past two walls that leave a slit which only the exact stage finds.
scenarios::Scenario slitTable() {
    scenarios::Scenario scenario = test::gapTable(20.20, 20.26);
    scenario.terrain[0].name = QStringLiteral("North wall");
    return scenario;
}

/// What a screen reader is told about the chips.
std::vector<QAccessible::Event> heard;

void listen(QAccessibleEvent* event) {
    if (event->object() && event->object()->objectName().startsWith(QLatin1String{"stageChip"}) &&
        (event->type() == QAccessible::Alert || event->type() == QAccessible::DescriptionChanged)) {
        heard.push_back(event->type());
    }
}

/// Returns the number of pixels in which two pictures differ within a part.
int changedPixels(const QImage& before, const QImage& after, const QRectF& part) {
    const qreal ratio = before.devicePixelRatio();
    const QRect pixels = QRectF{part.topLeft() * ratio, part.size() * ratio}.toAlignedRect().intersected(before.rect());
    int count = 0;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            count += before.pixel(x, y) != after.pixel(x, y) ? 1 : 0;
        }
    }
    return count;
}

} // namespace

/// The stages of the search on the card: counted, shown on the table, gone through with the keys, played once.
class TestStageChips : public test::WindowTest {
    Q_OBJECT

    void open(scenarios::Scenario scenario, bool reducesMotion = true) {
        m_settings->setReducesMotion(reducesMotion);
        showWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        showPair(std::move(scenario));
        waitForAnswer();
    }

    [[nodiscard]] QToolButton& chip(SightStage stage) const {
        return child<QToolButton>(QStringLiteral("stageChip%1").arg(static_cast<int>(stage)));
    }
    [[nodiscard]] StageChips& chips() const { return child<StageChips>(); }
    [[nodiscard]] const std::vector<scenarios::TriedLine>& lines() const {
        return *m_window->sight().lastResult().stages;
    }
    void click(SightStage stage) const {
        QTest::mouseClick(&chip(stage), Qt::LeftButton);
        QCoreApplication::processEvents();
    }

    /// The color at a place of the table.
    [[nodiscard]] static QColor colorAt(const QImage& image, QPointF place) {
        return image.pixelColor((place * image.devicePixelRatio()).toPoint());
    }
    static int difference(const QColor& a, const QColor& b) {
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    }

private slots:
    void init() { makeSettings(); }

    void theChips_countTheLinesOfEachStage() {
        open(slitTable());
        QVERIFY(chip(SightStage::Center).text().endsWith(QStringLiteral(" 0/1")));
        QCOMPARE(chip(SightStage::Edge).text(), QStringLiteral("edge 0/24"));
        QCOMPARE(chip(SightStage::Circumference).text(), QStringLiteral("circumference 0/16"));
        QCOMPARE(chip(SightStage::Exact).text(), QStringLiteral("✓ exact: passes"));
        QCOMPARE(word(), verdictHeadline(VerdictKind::Clear));
        // One more piece closes the slit.
        document().edit(QStringLiteral("Close"), [&] {
            scenarios::Scenario closed = slitTable();
            closed.terrain.push_back(test::boxPiece(QStringLiteral("plug"), 24.5, 20, 25.5, 20.5));
            return closed;
        }());
        waitForAnswer();
        QCOMPARE(chip(SightStage::Exact).text(), QStringLiteral("✓ exact: blocked"));
        QCOMPARE(word(), verdictHeadline(VerdictKind::Blocked));
        // Without walls every line passes.
        document().edit(QStringLiteral("Open"), [&] {
            scenarios::Scenario open = slitTable();
            open.terrain.clear();
            return open;
        }());
        waitForAnswer();
        QVERIFY(chip(SightStage::Center).text().endsWith(QStringLiteral(" 1/1")));
        QVERIFY(chip(SightStage::Center).text().startsWith(u'✓')); // which settled it
        QVERIFY(chip(SightStage::Center).toolTip().contains("count clear lines and lines tried"));
        QCOMPARE(chip(SightStage::Edge).text(), QStringLiteral("edge 24/24"));
        QCOMPARE(chip(SightStage::Circumference).text(), QStringLiteral("circumference 16/16"));
    }

    void aClickOnAChip_showsTheLinesOfItsStage_andAnotherHidesThem() {
        open(slitTable());
        const QPointF center{20, 20}; // on the center line, before the wall
        const auto picture = [&] { return view()->grab().toImage(); };
        const QPointF at = inView(center);
        const QColor ground = scene().theme().ground;
        const QColor blocked = scene().theme().blocked.color;
        click(SightStage::Center);
        QVERIFY(state().shownStage() && state().shownStage()->stage == SightStage::Center);
        QVERIFY(chip(SightStage::Center).isChecked());
        QVERIFY2(difference(colorAt(picture(), at), blocked) < 120, qPrintable(colorAt(picture(), at).name()));
        // The circumference has no line on the center line; the edge stage does not hide behind it.
        click(SightStage::Circumference);
        QVERIFY(state().shownStage()->stage == SightStage::Circumference);
        QVERIFY(!chip(SightStage::Center).isChecked());
        click(SightStage::Exact);
        QVERIFY(difference(colorAt(picture(), at), ground) < 60 || lines().back().line.from.y.inches() != 20.0);
        click(SightStage::Exact);
        QVERIFY(!state().shownStage());
        QVERIFY(!chip(SightStage::Exact).isChecked());
    }

    /// Every line of a stage is on the table while its chip is down, and none afterwards.
    void eachChip_drawsAllLinesOfItsStage() {
        open(slitTable());
        const auto picture = [&] { return view()->grab().toImage(); };
        const QImage without = picture();
        for (const SightStage stage :
             {SightStage::Center, SightStage::Edge, SightStage::Circumference, SightStage::Exact}) {
            std::vector<QRectF> places; // on each line, between the observer and the walls
            for (const scenarios::TriedLine& line : lines()) {
                if (line.stage == stage) {
                    const QPointF from{line.line.from.x.inches(), line.line.from.y.inches()};
                    const QPointF to{line.line.to.x.inches(), line.line.to.y.inches()};
                    const QPointF at = inView(from + 0.3 * (to - from));
                    places.emplace_back(at - QPointF{4, 4}, QSizeF{8, 8});
                }
            }
            QVERIFY(!places.empty());
            const auto drawn = [&] {
                return std::ranges::count_if(places, [&, now = picture()](const QRectF& place) {
                    return changedPixels(without, now, place) > 0;
                });
            };
            click(stage);
            QTRY_COMPARE(static_cast<std::size_t>(drawn()), places.size());
            click(stage);
            QTRY_COMPARE(drawn(), 0);
        }
    }

    void everyStage_hasAStyleOfItsOwn() {
        open(slitTable());
        std::vector<QImage> pictures;
        for (const SightStage stage :
             {SightStage::Center, SightStage::Edge, SightStage::Circumference, SightStage::Exact}) {
            QImage image{400, 60, QImage::Format_RGB32};
            image.fill(Qt::white);
            {
                QPainter painter{&image};
                painter.scale(20, 20);
                PaintOptions options;
                options.scale = {20};
                scenarios::TriedLine line;
                line.line = {geometry::pointFromInches(1, 1.5), geometry::pointFromInches(19, 1.5)};
                line.stage = stage;
                paintStageLines(painter, std::span{&line, 1}, stage, {}, StageInk::ByAnswer, options);
            }
            for (const QImage& other : pictures) {
                QVERIFY(image != other);
            }
            pictures.push_back(image);
        }
    }

    void thePointerOnALine_lightsItAndNamesItsBlocker() {
        open(slitTable());
        click(SightStage::Center);
        const auto picture = [&] { return view()->grab().toImage(); };
        const auto part = [&](QPointF from, QPointF to) { return QRectF{inView(from), inView(to)}.normalized(); };
        const QImage before = picture();
        hover({18, 20.0});
        QVERIFY(state().shownStage()->line);
        const QImage lit = picture();
        QVERIFY(changedPixels(before, lit, part({13, 19.7}, {23, 20.3})) > 50);    // the line
        QVERIFY(changedPixels(before, lit, part({23.8, 15}, {24.2, 19})) > 20);    // the outline of its blocker
        QCOMPARE(changedPixels(before, lit, part({23.8, 21.5}, {24.2, 25.5})), 0); // and of no other
        QCOMPARE(lines()[*state().shownStage()->line].stage, SightStage::Center);
        const QString hint = text("statusHint");
        QVERIFY2(hint.contains(QStringLiteral("North wall")), qPrintable(hint));
        QVERIFY2(hint.contains(QStringLiteral("line 1 of 1")), qPrintable(hint));
        QVERIFY2(hint.contains(QStringLiteral("14.00 in")), qPrintable(hint)); // from x = 10 to the wall at 24
        // Ten pixels beside it, none is meant.
        hover({18, 20.0 + 10 / view()->pixelsPerInch()});
        QVERIFY(state().shownStage() && !state().shownStage()->line);
        QCOMPARE(changedPixels(before, picture(), part({23.8, 15}, {24.2, 19})), 0);
    }

    void theArrowKeys_goThroughTheLinesOfAStage() {
        open(slitTable());
        QToolButton& edge = chip(SightStage::Edge);
        edge.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&edge, Qt::Key_Space);
        QVERIFY(state().shownStage()->stage == SightStage::Edge);
        QTest::keyClick(&edge, Qt::Key_Down);
        QVERIFY(state().shownStage()->line);
        const std::size_t first = *state().shownStage()->line;
        QCOMPARE(lines()[first].stage, SightStage::Edge);
        QVERIFY2(edge.accessibleDescription().contains(QStringLiteral("line 1 of 24")),
                 qPrintable(edge.accessibleDescription()));
        QTest::keyClick(&edge, Qt::Key_Down);
        QCOMPARE(*state().shownStage()->line, first + 1);
        QTest::keyClick(&edge, Qt::Key_Up);
        QTest::keyClick(&edge, Qt::Key_Up);
        QVERIFY(edge.accessibleDescription().contains(QStringLiteral("line 24 of 24")));
        QVERIFY(edge.hasFocus());
        // What a screen reader says of the chips.
        QVERIFY(edge.accessibleName().contains(QStringLiteral("lines tried: 24, clear: 0")));
        QVERIFY(chip(SightStage::Exact).accessibleName().contains(QStringLiteral("settled the answer")));
        // Tab goes from stage to stage.
        QTest::keyClick(&edge, Qt::Key_Tab);
        QVERIFY(chip(SightStage::Circumference).hasFocus());
    }

    /// The line that the keys reach is told with the piece that blocks it, to a screen reader too.
    void theArrowKeys_nameTheBlocker_andTellAScreenReader() {
        open(slitTable());
        test::listenAsAScreenReader(listen);
        const auto deaf = qScopeGuard([] { QAccessible::installUpdateHandler(nullptr); });
        QToolButton& center = chip(SightStage::Center);
        center.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&center, Qt::Key_Space);
        const QString ofTheStage = center.accessibleDescription();
        heard.clear();
        QTest::keyClick(&center, Qt::Key_Down);
        QVERIFY(state().shownStage() && state().shownStage()->line);
        const QString ofTheLine = center.accessibleDescription();
        QVERIFY(ofTheLine != ofTheStage);
        QVERIFY2(ofTheLine.contains(QStringLiteral("North wall")), qPrintable(ofTheLine));
        QCOMPARE(std::ranges::count(heard, QAccessible::DescriptionChanged), 1);
        QCOMPARE(std::ranges::count(heard, QAccessible::Alert), 1);
        QCOMPARE(chips().readout(), ofTheLine);
    }

    /// Nobody asked for the stages that are played: a screen reader hears of them when they are chosen.
    void whilePlaying_aScreenReaderHearsNothing() {
        open(test::smallTable());
        std::vector<bool> played;
        connect(&state(), &TableState::shownStageChanged, this,
                [&] { played.push_back(state().shownStage().has_value()); });
        test::listenAsAScreenReader(listen);
        const auto deaf = qScopeGuard([] { QAccessible::installUpdateHandler(nullptr); });
        m_settings->setReducesMotion(false);
        trigger("clearPair");
        document().newScenario(slitTable());
        QVERIFY(m_window->chooseObserver(QStringLiteral("m1")));
        played.clear();
        heard.clear();
        QVERIFY(m_window->chooseTarget(QStringLiteral("m2")));
        QTRY_COMPARE(played, (std::vector<bool>{true, true, true, true, false}));
        QVERIFY(heard.empty());
        click(SightStage::Edge);
        QCOMPARE(std::ranges::count(heard, QAccessible::Alert), 1);
    }

    void theFirstAnswer_playsTheStagesInOrder_once() {
        open(test::smallTable());
        std::vector<int> played;
        connect(&state(), &TableState::shownStageChanged, this,
                [&] { played.push_back(state().shownStage() ? static_cast<int>(state().shownStage()->stage) : -1); });
        m_settings->setReducesMotion(false);
        trigger("clearPair");
        document().newScenario(slitTable());
        QVERIFY(m_window->chooseObserver(QStringLiteral("m1")));
        QElapsedTimer since;
        since.start();
        QVERIFY(m_window->chooseTarget(QStringLiteral("m2")));
        QTRY_VERIFY(!played.empty());
        QTRY_COMPARE(played, (std::vector<int>{0, 1, 2, 3, -1}));
        QVERIFY2(since.elapsed() < 3000, "playing takes too long");
        // The same pair is not played again when something moves.
        document().edit(QStringLiteral("Move"), [&] {
            scenarios::Scenario moved = slitTable();
            moved.models[2].position = geometry::pointFromInches(50, 40);
            return moved;
        }());
        waitForAnswer();
        QCOMPARE(played.size(), std::size_t{5});
    }

    void withReducedMotion_nothingIsPlayed() {
        open(test::smallTable());
        bool wasShown = false;
        connect(&state(), &TableState::shownStageChanged, this, [&] { wasShown = true; });
        document().newScenario(slitTable());
        QVERIFY(m_window->chooseObserver(QStringLiteral("m1")));
        QVERIFY(m_window->chooseTarget(QStringLiteral("m2")));
        waitForAnswer();
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(!wasShown);
    }

    void theMethodSwitch_offersCenterSampledAndExact() {
        open(slitTable());
        auto* button = find<QToolButton>("methodButton");
        QVERIFY(button && button->isVisible());
        QCOMPARE(button->menu()->actions().size(), 3);
        QCOMPARE(button->text(), QStringLiteral("How lines are looked for: up to exact"));
        button->menu()->actions()[1]->trigger();
        waitForAnswer();
        QCOMPARE(button->text(), QStringLiteral("How lines are looked for: up to sampled"));
        QCOMPARE(word(), verdictHeadline(VerdictKind::NoLineFound));
        QCOMPARE(chip(SightStage::Exact).text(), QStringLiteral("exact: not run"));
        QVERIFY(!chip(SightStage::Exact).isEnabled());
        button->menu()->actions()[0]->trigger();
        waitForAnswer();
        QVERIFY(m_window->sight().lastResult().request.method == SightMethod::Center);
        QVERIFY(chip(SightStage::Edge).text().endsWith(QStringLiteral(" –")));
        // The menu has the same choice.
        const auto& ways = actions().group("ways")->actions();
        QVERIFY(ways.last()->isChecked());
        ways.first()->trigger();
        waitForAnswer();
        QCOMPARE(button->text(), QStringLiteral("How lines are looked for: up to exact"));
        QCOMPARE(word(), verdictHeadline(VerdictKind::Clear));
    }

    /// Under a rule pack the chips are of plain geometry and say so; the headline is the pack's.
    void underARulePack_theChipsAreSaidToBeOfPlainGeometry() {
        open(slitTable());
        QVERIFY(!find<QLabel>("stageRemark")->isVisible());
        scenarios::Scenario packed = slitTable();
        packed.rules = QStringLiteral("40k-10e");
        document().newScenario(packed);
        QVERIFY(m_window->chooseObserver(QStringLiteral("m1")));
        QVERIFY(m_window->chooseTarget(QStringLiteral("m2")));
        waitForAnswer();
        const auto* verdict = m_window->sight().lastResult().focused();
        QVERIFY(verdict && !verdict->ruling.status.isEmpty());
        auto* remark = find<QLabel>("stageRemark");
        QVERIFY(remark->isVisible());
        QCOMPARE(remark->text(), QStringLiteral("Plain geometry:"));
        for (const SightStage stage : {SightStage::Center, SightStage::Edge, SightStage::Exact}) {
            QVERIFY(chip(stage).accessibleName().startsWith(QStringLiteral("Plain geometry, without the rules.")));
            QVERIFY(!chip(stage).accessibleName().contains(QStringLiteral("settled")));
            QCOMPARE(chip(stage).text().startsWith(u'✓'),
                     chip(stage).accessibleName().endsWith("The search ended here."));
        }
        const QString headline = word();
        click(SightStage::Edge);
        QCOMPARE(word(), headline);
    }
};

QTEST_MAIN(TestStageChips)
#include "tst_stage_chips.moc"
