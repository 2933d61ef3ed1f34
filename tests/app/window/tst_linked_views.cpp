#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/eye_view.h"
#include "app/desktop/panels/profile_view.h"
#include "app/desktop/panels/proof_view.h"
#include "app/desktop/panels/spoken_canvas.h"
#include "app/desktop/panels/verdict_card.h"
#include "scenarios/edits/edits.h"
#include "tests/support/events.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;
using geometry::pointFromInches;
using scenarios::PieceId;

namespace {

/// m1 looks at m2 past two walls that leave a gap, over a low fence.
scenarios::Scenario gapTable() { return test::gapTable(19.75, 20.25); }

int pixelsNear(const QImage& image, QPointF place, const QColor& color, int reach) {
    int count = 0;
    const QPoint middle = (place * image.devicePixelRatio()).toPoint();
    for (int y = middle.y() - reach; y <= middle.y() + reach; ++y) {
        for (int x = middle.x() - reach; x <= middle.x() + reach; ++x) {
            count += image.valid(x, y) && image.pixelColor(x, y) == color ? 1 : 0;
        }
    }
    return count;
}

/// Counts the reddish pixels: thin lines are mixed with what is behind them.
int redPixelsOf(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor there = image.pixelColor(x, y);
            count += there.red() - there.green() > 40 && there.red() - there.blue() > 40 ? 1 : 0;
        }
    }
    return count;
}

} // namespace

/// Table, side profile and proof show one verdict; what is pointed at in one is marked in all.
class TestLinkedViews : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] ProfileView& profile() const { return child<ProfileView>(); }
    [[nodiscard]] ProofView& proof() const { return child<ProofView>(); }
    [[nodiscard]] const scenarios::Verdict& verdict() const { return *m_window->sight().lastResult().focused(); }

    void open(scenarios::Scenario scenario, const char* to = "m2") {
        showWindow();
        showPair(std::move(scenario), QLatin1String{to});
        waitForAnswer();
    }

    void openViews() const {
        trigger("profile");
        trigger("proof");
        waitForAnswer();
        test::handleEvents();
    }

    /// QTest::mouseMove needs a window system that follows the pointer.
    static void hover(QWidget& widget, QPointF place) {
        QMouseEvent move{QEvent::MouseMove, place, widget.mapToGlobal(place), Qt::NoButton, Qt::NoButton, {}};
        QApplication::sendEvent(&widget, &move);
    }

    /// A line that the piece blocks, away from other pieces.
    [[nodiscard]] geometry::LineSamplePoint samplePointIn(const PieceId& piece) const {
        for (const auto& column : proof().part()->columns) {
            for (double share = 0.1; share < 1.0; share += 0.1) {
                const geometry::LineSamplePoint samplePoint{column.theta,
                                                            column.bottom + share * (column.top - column.bottom)};
                if (piecesOn(*proof().cover(), *proof().part(), samplePoint) == std::vector{piece}) {
                    return samplePoint;
                }
            }
        }
        return {};
    }

private slots:
    void init() { makeSettings(); }

    void inSpace_theProofShowsWhatOneEyeSees() {
        showWindow();
        QVERIFY(m_window->openLibrary(QStringLiteral("two-storeys")));
        QVERIFY(m_window->chooseObserver(QStringLiteral("red-up")));
        QVERIFY(m_window->chooseTarget(QStringLiteral("blue-behind")));
        waitForAnswer();
        auto* button = find<QToolButton>("proofButton");
        QVERIFY(button->isVisible());
        button->click();
        waitForAnswer();
        auto& eye = child<EyeView>();
        QVERIFY(eye.isVisible() && !proof().isVisible());
        QVERIFY(eye.picture() && eye.picture()->inSight > 0.2 && eye.picture()->inSight < 0.6); // over the barricade
        const double best = eye.picture()->inSight;
        // From the foot of the model the wall under the window hides more.
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(&eye, Qt::Key_Down);
        }
        QVERIFY(eye.picture()->inSight < best);
        QVERIFY2(eye.readout().startsWith("With an eye here, "), qPrintable(eye.readout()));
        QTest::keyClick(&eye, Qt::Key_Home);
        QCOMPARE(eye.picture()->inSight, best);
        // What is under the pointer is marked on the table.
        const EyeFrame frame = eyeFrame(*eye.picture(), eye.rect());
        hover(eye, frame.at((eye.picture()->left + eye.picture()->right) / 2,
                            eye.picture()->bottom * 0.7 + eye.picture()->top * 0.3));
        QVERIFY2(eye.readout().contains("Barricade"), qPrintable(eye.readout()));
        QVERIFY(state().hovered() == std::optional<scenarios::AnyId>{PieceId{QStringLiteral("barricade")}});
        QVERIFY(m_window->chooseTarget(QStringLiteral("blue-garden")));
        waitForAnswer();
        QCOMPARE(eye.picture()->inSight, 0.0); // blocked: from nowhere
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(&eye, i % 2 ? Qt::Key_Up : Qt::Key_Left);
            QCOMPARE(eye.picture()->inSight, 0.0);
        }
    }

    /// Among solids there is nothing to draw of bases that touch, nor of a target that is hidden by its distance alone.
    void theProof_isOfferedOnlyWhereThereIsAPicture() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("40k-11e");
        scenario.terrain = {test::boxPiece(QStringLiteral("yard"), 37, 17, 43, 23, 0)};
        scenario.terrain[0].kind = QStringLiteral("area");
        scenario.terrain[0].traits = {QStringLiteral("dense")};
        for (scenarios::Model& model : scenario.models) {
            model.keywords = {QStringLiteral("infantry")};
        }
        const auto at = [&](double x) {
            document().edit(
                QStringLiteral("Move"),
                scenarios::withModelAt(document().scenario(), {QStringLiteral("m1")}, pointFromInches(x, 20)));
            waitForAnswer();
        };
        open(scenario);
        const auto& button = child<QToolButton>("proofButton");
        const auto& profileButton = child<QToolButton>("profileButton");
        QVERIFY(!verdict().ruling.visible && verdict().visible()); // hidden beyond 15 in
        QVERIFY(!button.isVisible());
        const int place = profileButton.x();
        at(30);
        QVERIFY(verdict().ruling.visible && button.isVisible());
        QCOMPARE(profileButton.x(), place);
        at(40 - 32 / 25.4);
        QVERIFY(verdict().ruling.visible && !button.isVisible()); // the bases touch
        at(30);
        trigger("proof");
        at(10);
        QVERIFY(button.isVisible()); // it closes what is open
        trigger("proof");
        QVERIFY(!button.isVisible());
        scenarios::Scenario hidden = document().scenario();
        hidden.terrain.push_back(test::boxPiece(QStringLiteral("box"), 24, 18, 26, 22));
        document().edit(QStringLiteral("Wall"), hidden);
        waitForAnswer();
        QVERIFY(!verdict().visible() && button.isVisible()); // the box is in the picture
    }

    void buttonsAndKeys_openAndCloseTheViews() {
        open(gapTable());
        QVERIFY(child<QDockWidget>("profileDock").isHidden() && child<QDockWidget>("proofDock").isHidden());
        auto* button = find<QToolButton>("proofButton");
        button->click();
        waitForAnswer();
        QVERIFY(!child<QDockWidget>("proofDock").isHidden());
        QVERIFY(button->isChecked());
        QVERIFY(action("proof")->isChecked());
        QVERIFY(proof().hasFocus());
        QTest::keyClick(m_window.get(), Qt::Key_F7);
        waitForAnswer();
        QVERIFY(!child<QDockWidget>("profileDock").isHidden());
        QVERIFY(m_window->sight().lastResult().profile && m_window->sight().lastResult().cover);
        QTest::keyClick(m_window.get(), Qt::Key_F8);
        QVERIFY(child<QDockWidget>("proofDock").isHidden());
        QVERIFY(!button->isChecked());
    }

    void openViews_areRememberedFromRunToRun() {
        open(gapTable());
        openViews();
        undoStack()->setClean();
        m_window->close();
        open(gapTable());
        QTRY_VERIFY(!child<QDockWidget>("profileDock").isHidden() && !child<QDockWidget>("proofDock").isHidden());
        waitForAnswer();
        QTRY_VERIFY(proof().part() != nullptr);
        QVERIFY(action("profile")->isChecked());
    }

    void lineInTheProof_isShownOnTheTable_withThePieceThatBlocksIt() {
        open(gapTable());
        openViews();
        const PieceId north{QStringLiteral("north")};
        const geometry::LineSamplePoint samplePoint = samplePointIn(north);
        hover(proof(), proof().frame().at(samplePoint));
        QVERIFY(proof().samplePoint());
        QCOMPARE(state().hovered(), std::optional<scenarios::AnyId>{north});
        QCOMPARE(profile().marks().piece, std::optional{north});
        QCOMPARE(proof().markedPiece(), std::optional{north});
        QVERIFY2(proof().readout().contains(QLatin1String("blocked by north")), qPrintable(proof().readout()));
        // The line on the table is the one of the point: it meets the piece, and the table's picture shows it.
        const auto line = state().sightPointer().line;
        QVERIFY(line);
        const QLineF onTable{toInches(line->from), toInches(line->to)};
        const auto* box = std::get_if<geometry::Polygon>(&scenario().piece(north)->outline);
        bool meets = false;
        for (double t = 0; t <= 1; t += 0.002) {
            meets = meets || box->containsInside(fromInches(onTable.pointAt(t)));
        }
        QVERIFY(meets);
        const QImage image = view()->grab().toImage();
        const Theme theme = Theme::forPalette(m_window->palette());
        int inked = 0;
        for (double t = 0.1; t < 0.9; t += 0.02) {
            const QColor dot = image.pixelColor((inView(onTable.pointAt(t)) * image.devicePixelRatio()).toPoint());
            const QColor& ink = theme.selection;
            inked += std::abs(dot.red() - ink.red()) + std::abs(dot.green() - ink.green()) +
                                 std::abs(dot.blue() - ink.blue()) <
                             120
                         ? 1
                         : 0;
        }
        QVERIFY2(inked > 20, qPrintable(QString::number(inked)));
        // Away again: nothing stays behind.
        QEvent leave{QEvent::Leave};
        QApplication::sendEvent(&proof(), &leave);
        QVERIFY(!state().sightPointer().line && !state().hovered() && !proof().samplePoint());
    }

    void freeLineInTheProof_isClear_byTheJudge() {
        open(gapTable());
        openViews();
        QVERIFY(verdict().visible() && verdict().beam);
        const geometry::LineSamplePoint beam =
            geometry::samplePointOf(*proof().part(), proof().cover()->lines.origin, *verdict().beam);
        hover(proof(), proof().frame().at(beam));
        QVERIFY2(proof().readout().contains(QLatin1String("nothing is in the way")), qPrintable(proof().readout()));
        QVERIFY(!state().hovered());
        // The free part of the picture has the clear color, a covered part has not.
        const QImage image = proof().grab().toImage();
        const Theme theme = Theme::forPalette(m_window->palette());
        QVERIFY(pixelsNear(image, proof().frame().at(beam), theme.clear.color, 10) > 20);
        QCOMPARE(pixelsNear(image, proof().frame().at(samplePointIn({QStringLiteral("north")})), theme.clear.color, 3),
                 0);
    }

    void pieceOnTheTable_isMarkedInProfileAndProof() {
        open(test::smallTable());
        openViews();
        const QImage before = proof().grab().toImage();
        hover(*canvas(), inView({25, 20}));
        const std::optional<PieceId> box{PieceId{QStringLiteral("box")}};
        const auto hovered = state().hovered();
        QVERIFY(hovered && std::holds_alternative<PieceId>(*hovered));
        QCOMPARE(profile().marks().piece, std::optional{std::get<PieceId>(*hovered)});
        QCOMPARE(proof().markedPiece(), std::optional{std::get<PieceId>(*hovered)});
        QVERIFY(proof().grab().toImage() != before);
    }

    void stationInTheProfile_isMarkedOnTheTable() {
        open(gapTable());
        openViews();
        const ProfileFrame frame = profile().frame();
        hover(profile(), frame.at(12.0, 1.0));
        QVERIFY(state().sightPointer().station);
        QVERIFY(std::abs(*state().sightPointer().station - 12.0) < 0.1);
        QVERIFY2(profile().readout().startsWith(QLatin1String("12.0")), qPrintable(profile().readout()));
        const QLineF line{toInches(verdict().line.from), toInches(verdict().line.to)};
        const QImage image = view()->grab().toImage();
        const Theme theme = Theme::forPalette(m_window->palette());
        const QPointF place = inView(line.pointAt(*state().sightPointer().station / line.length()));
        QVERIFY(pixelsNear(image, place, theme.selection, 7) > 40);
    }

    void pieceInTheProfile_isMarkedEverywhere() {
        open(test::smallTable());
        openViews();
        const auto& pieces = m_window->sight().lastResult().profile->pieces;
        QCOMPARE(pieces.size(), std::size_t{1});
        hover(profile(), profileBox(profile().frame(), pieces.front()).center());
        QCOMPARE(state().hovered(), std::optional<scenarios::AnyId>{pieces.front().piece});
        QCOMPARE(proof().markedPiece(), std::optional{pieces.front().piece});
    }

    void arrowKeys_walkBothViews_andAreSpoken() {
        open(gapTable());
        openViews();
        profile().setFocus();
        QTest::keyClick(&profile(), Qt::Key_Right);
        QCOMPARE(state().sightPointer().station, std::optional{0.0});
        QTest::keyClick(&profile(), Qt::Key_Right);
        QTest::keyClick(&profile(), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(std::abs(*state().sightPointer().station - 0.55) < 1e-9);
        auto* spoken = QAccessible::queryAccessibleInterface(&profile());
        QCOMPARE(spoken->text(QAccessible::Value), profile().readout());
        QVERIFY(profile().readout().startsWith(QLatin1String("0.55 in")));
        QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
        QTest::keyClick(&profile(), Qt::Key_Escape);
        QVERIFY(!state().sightPointer().station);

        proof().setFocus();
        QTest::keyClick(&proof(), Qt::Key_Right);
        QVERIFY(state().sightPointer().line);
        const auto before = *proof().samplePoint();
        QTest::keyClick(&proof(), Qt::Key_Up);
        QVERIFY(proof().frame().offsetFromCenter(*proof().samplePoint()) > proof().frame().offsetFromCenter(before));
        QTest::keyClick(&proof(), Qt::Key_Left);
        QVERIFY(proof().samplePoint()->theta < before.theta);
        QCOMPARE(QAccessible::queryAccessibleInterface(&proof())->text(QAccessible::Value), proof().readout());
        QVERIFY(!proof().readout().isEmpty());
    }

    void pictureOfTheProof_saysWhatTheCoverSays_forEachSpot() {
        open(test::smallTable());
        openViews();
        QVERIFY(!verdict().visible());
        // All lines are covered: nowhere in the picture is the fill of free lines.
        const QImage image = proof().grab().toImage();
        const Theme theme = Theme::forPalette(m_window->palette());
        const QColor freeFill = [&] {
            const QColor& a = theme.ground;
            const QColor& b = theme.clear.color;
            return QColor::fromRgbF(a.redF() * 0.65F + b.redF() * 0.35F, a.greenF() * 0.65F + b.greenF() * 0.35F,
                                    a.blueF() * 0.65F + b.blueF() * 0.35F);
        }();
        int freeDots = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor dot = image.pixelColor(x, y);
                freeDots += std::abs(dot.red() - freeFill.red()) + std::abs(dot.green() - freeFill.green()) +
                                        std::abs(dot.blue() - freeFill.blue()) <
                                    6
                                ? 1
                                : 0;
            }
        }
        QVERIFY2(freeDots < 60, qPrintable(QString::number(freeDots)));
        for (const auto& column : proof().part()->columns) {
            QVERIFY(column.free.empty());
        }
    }

    void volumeRules_haveAProfile_andSayWhyThereIsNoProof() {
        scenarios::Scenario scenario = gapTable();
        scenario.rules = QStringLiteral("volume");
        open(scenario);
        openViews();
        QVERIFY(m_window->sight().lastResult().profile);
        QVERIFY(!m_window->sight().lastResult().cover);
        QVERIFY(!proof().part());
        hover(proof(), QPointF{50, 50});
        QVERIFY(!state().sightPointer().line);
    }

    void views_followTheVerdict_whileThingsMove() {
        open(gapTable());
        openViews();
        for (int step = 0; step < 12; ++step) {
            document().edit(QStringLiteral("Move"), scenarios::withModelAt(scenario(), {QStringLiteral("m1")},
                                                                           pointFromInches(10, 20 + step * 0.4)));
            waitForAnswer();
            const SightResult& result = m_window->sight().lastResult();
            QVERIFY(result.profile && result.cover);
            const scenarios::PreparedTable table{scenario(), *scenarios::ruleSetOf(scenario())};
            QVERIFY(*result.profile == scenarios::sideProfileOf(table, verdict()));
            QVERIFY(*proof().cover() == *result.cover);
            QCOMPARE(verdict().visible(), std::ranges::any_of(proof().part()->columns,
                                                              [](const auto& column) { return !column.free.empty(); }));
        }
    }

    void theEyesPicture_followsADrag_andOutlinesWhatBlocks() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("volume");
        scenario.terrain.front().height = geometry::Length::fromInches(6);
        open(scenario);
        trigger("proof");
        waitForAnswer();
        auto& eye = child<EyeView>();
        const auto outlined = [&] { return redPixelsOf(eye.grab().toImage()); };
        QVERIFY(!verdict().visible());
        QTRY_VERIFY(eye.isVisible() && eye.picture());
        QTRY_VERIFY2(outlined() > 100, qPrintable(QString::number(outlined())));
        // The observer is dragged up the screen, past the box of 4 in, while the button is held.
        send(QEvent::MouseButtonPress, {10, 20}, Qt::LeftButton, Qt::LeftButton);
        double before = 0.0;
        for (const double y : {18.0, 14.0, 8.0}) {
            send(QEvent::MouseMove, {10, y}, Qt::NoButton, Qt::LeftButton);
            waitForAnswer();
            QVERIFY(eye.picture());
            QVERIFY(eye.picture()->inSight >= before);
            before = eye.picture()->inSight;
            QCOMPARE(outlined() > 100, eye.picture()->inSight < 1.0);
        }
        QCOMPARE(before, 1.0); // past the box nothing is hidden, and nothing is outlined
        send(QEvent::MouseMove, {10, 18}, Qt::NoButton, Qt::LeftButton);
        waitForAnswer();
        QVERIFY(outlined() > 100);
        send(QEvent::MouseButtonRelease, {10, 18}, Qt::LeftButton, Qt::NoButton);
    }

    void withoutAPair_theViewsSayWhatToDo() {
        open(gapTable());
        openViews();
        trigger("clearPair");
        waitForAnswer();
        QVERIFY(!proof().part());
        QVERIFY(proof().readout().isEmpty() && profile().readout().isEmpty());
        // The sentence stands where the picture was, and is told to screen readers.
        for (QWidget* view : std::initializer_list<QWidget*>{&proof(), &profile()}) {
            QCOMPARE(view->accessibleDescription(),
                     QStringLiteral("Choose observer and target: press L, then click the two models."));
            const QImage picture = view->grab().toImage();
            const QRgb ground = picture.pixel(2, 2);
            int written = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    written += picture.pixel(x, y) != ground ? 1 : 0;
                }
            }
            QVERIFY(written > 200 && written < picture.width() * picture.height() / 4);
        }
        hover(profile(), QPointF{80, 60});
        QVERIFY(!state().sightPointer().station);
    }
};

QTEST_MAIN(TestLinkedViews)
#include "tst_linked_views.moc"
