#include "app/desktop/dialogs/sheet_dialog.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/photo/photo_dialog.h"
#include "app/desktop/photo/photo_panel.h"
#include "app/desktop/tools/trace_tool.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/shared/painting/photo_painter.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <cmath>

using namespace sightline;
using namespace sightline::app;

namespace {

/// A table of 60 x 44 in from straight above, ten pixels an inch, with dark bases, 32 mm unless told otherwise.
const QList<QPointF> kBases{{12.3, 9.7}, {40.6, 30.2}};

QImage drawing(double millimeters = 32) {
    QImage image{600, 440, QImage::Format_RGB32};
    image.fill(QColor{170, 160, 140});
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor{40, 40, 60});
    for (const QPointF& base : kBases) {
        painter.drawEllipse(base * 10, millimeters / 2 / 2.54, millimeters / 2 / 2.54);
    }
    return image;
}

double inchesBetween(geometry::Point a, QPointF b) { return std::hypot(a.x.inches() - b.x(), a.y.inches() - b.y()); }

} // namespace

/// A photo comes, is laid on the table, traced over, saved and removed.
class TestPhotoWindow : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] const std::optional<scenarios::TablePhoto>& photo() const { return scenario().photo; }
    [[nodiscard]] QString bar() const { return find<MessageBar>()->sentence(); }
    [[nodiscard]] PhotoDialog* dialog() const { return find<PhotoDialog>(); }

    QString picture(const QString& name, const QImage& image = drawing()) const {
        image.save(file(name));
        return file(name);
    }

    void closeDialog(bool accept) const {
        QVERIFY(dialog());
        accept ? dialog()->accept() : dialog()->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!dialog());
    }

    /// Under the table, marked as the whole picture.
    void lay() const {
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        closeDialog(true);
        QTRY_VERIFY(m_window->photo().isSettled());
        QVERIFY(scene().photo());
    }

private slots:
    void init() {
        showWindow();
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        scenarios::Scenario empty;
        empty.players = {{{QStringLiteral("a")}, QStringLiteral("Red"), {}, {}}};
        document().newScenario(empty);
        QCoreApplication::processEvents();
    }

    void aPicture_isLoaded_markedUndoneAndRemoved() {
        QVERIFY(action("loadPhoto")->isEnabled() && !action("placePhoto")->isEnabled() &&
                !action("removePhoto")->isEnabled());
        m_window->photo().setFileQuestion([this] { return picture("table.jpg"); });
        trigger("loadPhoto");
        QVERIFY(photo() && !photo()->corners);
        QCOMPARE(photo()->name, QStringLiteral("table.jpg"));
        QVERIFY(find<QDockWidget>("photoDock")->isVisible());
        dialog()->view().changePoints({{20, 10}, {580, 30}, {590, 430}, {5, 420}});
        closeDialog(true);
        QVERIFY(photo()->corners);
        QCOMPARE((*photo()->corners)[2], (scenarios::PixelPosition{590, 430}));
        QTRY_VERIFY(m_window->photo().isSettled());
        QVERIFY(scene().photo());
        auto& stack = *undoStack();
        QCOMPARE(stack.undoText(), QStringLiteral("Place photo"));
        stack.undo();
        QVERIFY(photo() && !photo()->corners);
        stack.undo();
        QVERIFY(!photo() && !scene().photo());
        stack.redo();
        stack.redo();
        QVERIFY(photo()->corners);
        QTRY_VERIFY(m_window->photo().isSettled());
        trigger("removePhoto");
        QVERIFY(!photo() && !scene().photo());
    }

    void markingIsCalledOff_andThePictureLiesOverTheWholeTable() {
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        closeDialog(false);
        QVERIFY(photo() && !photo()->corners);
        QTRY_VERIFY(scene().photo());
        QCOMPARE(scene().photo()->image().size(), QSize(600, 440));
    }

    void whatIsNoPicture_leavesATableAsItWas_andSaysWhy() {
        QFile text{file("notes.png")};
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("hello") == 5);
        text.close();
        const auto before = scenario();
        QVERIFY(!m_window->photo().load(file("notes.png")));
        QVERIFY2(bar().contains("notes.png") && bar().contains("not a PNG, JPEG or WebP"), qPrintable(bar()));
        QVERIFY(!m_window->photo().load(file("none.png")));
        QVERIFY(bar().contains("none.png"));
        QFile big{file("big.jpg")};
        QVERIFY(big.open(QIODevice::WriteOnly) && big.resize(scenarios::kLargestPhotoBytes + 1));
        big.close();
        QVERIFY(!m_window->photo().load(file("big.jpg")));
        QVERIFY2(bar().contains("32.0 MB"), qPrintable(bar()));
        QVERIFY(scenario() == before);
        QVERIFY(!dialog());
    }

    void aDamagedPicture_isToldOf_notShown() {
        QByteArray bytes;
        QBuffer buffer{&bytes};
        buffer.open(QIODevice::WriteOnly);
        drawing().save(&buffer, "png");
        auto next = scenario();
        next.photo =
            scenarios::TablePhoto{QStringLiteral("half.png"), scenarios::PictureFile{bytes.left(bytes.size() / 2)}};
        document().newScenario(next);
        QTRY_VERIFY(bar().contains("cannot be shown"));
        QVERIFY(!scene().photo());
    }

    void aDroppedPicture_goesUnderTheTable() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(picture("dropped.png"))});
        const QPointF place = canvas()->rect().center();
        QDragEnterEvent enter{place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {}};
        QApplication::sendEvent(canvas(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop{place, Qt::CopyAction, &data, Qt::LeftButton, {}};
        QApplication::sendEvent(canvas(), &drop);
        QTRY_VERIFY(photo());
        QCOMPARE(photo()->name, QStringLiteral("dropped.png"));
        closeDialog(true);
    }

    void aPastedPicture_too() {
        QApplication::clipboard()->setImage(drawing());
        trigger("paste");
        QVERIFY(photo());
        closeDialog(true);
        QCOMPARE(scenarios::pictureKind(photo()->picture.bytes()), QStringLiteral("png"));
    }

    void itTravelsInTheFile() {
        lay();
        auto with = scenario();
        QVERIFY(document().saveAs(file("table.sightline")));
        document().newScenario({});
        QVERIFY(!photo() && !scene().photo());
        QVERIFY(m_window->openFile(file("table.sightline")));
        QVERIFY(scenario() == with);
        QTRY_VERIFY(scene().photo());
    }

    void strength_isOneStepADrag_andHidingIsNone() {
        lay();
        auto& stack = *undoStack();
        const int steps = stack.count();
        auto* slider = find<QSlider>("photoOpacity");
        QVERIFY(slider->isEnabled());
        slider->setSliderDown(true);
        for (int value = 99; value >= 40; --value) {
            slider->setValue(value);
        }
        slider->setSliderDown(false);
        QCOMPARE(photo()->opacity, 0.4);
        QCOMPARE(stack.count(), steps + 1);
        stack.undo();
        QCOMPARE(photo()->opacity, 1.0);
        QCOMPARE(slider->value(), 100);
        trigger("showPhoto");
        QVERIFY(state().isLayerHidden(Layer::Photo));
        QVERIFY(!action("showPhoto")->isChecked());
        state().showEverything();
        QVERIFY(action("showPhoto")->isChecked());
    }

    void handles_areDraggedAndNudged_andTakenBack() {
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        CornerView& view = dialog()->view();
        QTRY_VERIFY(view.isVisible());
        const QPoint from = view.toView({600, 0}).toPoint();
        const QPoint to = view.toView({550, 40}).toPoint();
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&view, to);
        QVERIFY(!view.magnifier().isNull());
        QVERIFY(!view.magnifier().contains(to));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
        QCOMPARE(view.chosen(), 1);
        QVERIFY(std::hypot(view.points()[1].x() - 550, view.points()[1].y() - 40) < 3.0);
        const auto dragged = view.points();
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&view, Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(std::abs(view.points()[1].x() - dragged[1].x() - 11) < 1e-9);
        QVERIFY(std::abs(view.points()[1].y() - dragged[1].y() + 0.1) < 1e-9);
        QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(view.points(), dragged); // a run of nudges is one step
        QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(view.points()[1], QPointF(600, 0));
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_3);
        QCOMPARE(view.chosen(), 2);
        QTest::keyClick(&view, Qt::Key_Tab);
        QCOMPARE(view.chosen(), 3);
        QVERIFY(view.accessibleDescription().contains("4"));
        closeDialog(false);
    }

    /// With all handles at the corners of the picture, and wherever one of them is dragged.
    void theMagnifier_isNeverOnAHandle() {
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        CornerView& view = dialog()->view();
        QTRY_VERIFY(view.isVisible());
        dialog()->activateWindow();
        view.setFocus();
        QTRY_VERIFY(view.hasFocus());
        for (int corner = 0; corner < 4; ++corner) {
            view.choose(corner);
            for (double x = 0; x <= 600; x += 60) {
                for (double y = 0; y <= 440; y += 44) {
                    std::vector<QPointF> points{{0, 0}, {600, 0}, {600, 440}, {0, 440}};
                    points[static_cast<std::size_t>(corner)] = {x, y};
                    view.changePoints(points);
                    QVERIFY(!view.magnifier().isNull());
                    for (const QPointF& point : points) {
                        QVERIFY2(!view.magnifier().contains(view.toView(point)),
                                 qPrintable(QStringLiteral("%1 at %2, %3").arg(corner).arg(x).arg(y)));
                    }
                }
            }
        }
        closeDialog(false);
    }

    /// At 200 % on a screen of 1600 x 1000.
    void allHandles_areInView_onALowScreen() {
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        CornerView& view = dialog()->view();
        QTRY_VERIFY(view.isVisible());
        dialog()->resize(788, 460);
        QTRY_COMPARE(dialog()->size(), QSize(788, 460));
        QTRY_VERIFY(dialog()->rect().contains({view.mapTo(dialog(), QPoint{}), view.size()}));
        view.fit();
        for (const QPointF& point : view.points()) {
            QVERIFY(view.rect().contains(view.toView(point).toPoint()));
        }
        closeDialog(false);
    }

    void thePicture_isZoomedByKeysButtonsAndWheel() {
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        CornerView& view = dialog()->view();
        QTRY_VERIFY(view.isVisible());
        view.choose(2);
        const auto scale = [&] { return view.toView({1, 0}).x() - view.toView({0, 0}).x(); };
        const double fitted = scale();
        const QPointF handle = view.toView(view.points()[2]);
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(scale() > fitted);
        QVERIFY((view.toView(view.points()[2]) - handle).manhattanLength() < 1e-6); // it stays where it is
        QTest::keyClick(&view, Qt::Key_Minus);
        QVERIFY(std::abs(scale() - fitted) < 1e-9);
        dialog()->findChild<QToolButton*>("photoZoomIn")->click();
        QVERIFY(scale() > fitted);
        dialog()->findChild<QToolButton*>("photoFit")->click();
        QVERIFY(std::abs(scale() - fitted) < 1e-9);
        dialog()->findChild<QToolButton*>("photoZoomOut")->click();
        QVERIFY(scale() < fitted);
        dialog()->findChild<QToolButton*>("photoFit")->click();
        // A notch of the wheel zooms about the pointer, and one back brings everything back.
        const QPointF place = QRectF{view.rect()}.center() + QPointF{40, 30};
        const double before = scale();
        const QPointF origin = view.toView({0, 0});
        const auto turn = [&](int delta) {
            QWheelEvent event{place,          view.mapToGlobal(place), {},   {0, delta}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase,       false};
            QCoreApplication::sendEvent(&view, &event);
        };
        turn(120);
        QVERIFY(scale() > before);
        const QPointF under = (place - origin) / before;
        QVERIFY((view.toView(under) - place).manhattanLength() < 1e-6);
        turn(-120);
        QVERIFY(std::abs(scale() - before) < 1e-9);
        closeDialog(false);
    }

    /// Ten pixels of the drawing are an inch. A handle that was dragged is as exact as a pixel of the screen, one that
    /// was nudged as the step of the key, but no more than half a pixel; verdicts take that as their tolerance.
    void thePrecision_isThatOfTheHandles_andOfTheVerdicts() {
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        CornerView& view = dialog()->view();
        QTRY_VERIFY(view.isVisible());
        QVERIFY(std::abs(dialog()->precisionMillimeters() - 2.54) < 1e-9); // as proposed: a pixel
        dialog()->findChild<QToolButton*>("photoZoomOut")->click();
        const double scale = view.toView({1, 0}).x() - view.toView({0, 0}).x();
        const QPoint from = view.toView({600, 0}).toPoint();
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&view, from + QPoint{1, 0});
        QTest::mouseMove(&view, from);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, from);
        QVERIFY(scale < 1.0);
        QVERIFY(std::abs(view.placedWithin() - 1.0 / scale) < 1e-9);
        QVERIFY(dialog()->precisionMillimeters() > 2.54);
        for (int corner = 0; corner < 4; ++corner) {
            view.choose(corner);
            QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier);
            QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
        }
        QCOMPARE(view.placedWithin(), 0.5);
        const double precision = dialog()->precisionMillimeters();
        QVERIFY(std::abs(precision - 1.27) < 0.01);
        closeDialog(true);
        QCOMPARE(m_window->photo().precisionMillimeters(), precision);
        QTRY_VERIFY(m_window->photo().isSettled()); // edges are found in the photo as it was placed
        trigger("traceTool");
        click(kBases[0]);
        click(kBases[1]);
        QTRY_VERIFY(m_window->isSettled() && m_window->sight().lastResult().focused());
        // With the error of both bases, which the trace measured, the tolerance is that of the panel.
        const double stated = m_window->photo().precisionMillimeters();
        QVERIFY(stated > precision && stated < precision + 0.3);
        QCOMPARE(m_window->sight().lastResult().focused()->toleranceMillimeters, stated);
        // Without the photo the user's own tolerance holds again.
        trigger("removePhoto");
        QTRY_VERIFY(m_window->isSettled() && m_window->sight().lastResult().focused() &&
                    m_window->sight().lastResult().focused()->toleranceMillimeters == 1.0);
    }

    /// The rims in the photo have 32 mm, or 36 mm, and are traced as bases of 32 mm: the second are 2 mm off all
    /// around. A pixel is 2.54 mm, and the edge is found to a sixth of it.
    void tracedBases_measureTheErrorOfThePhoto_data() {
        testsupport::addColumns<double, double, double>("rim", "least", "most");
        QTest::newRow("rims of the known size") << 32.0 << 0.0 << 0.8;
        QTest::newRow("rims of another size") << 36.0 << 1.2 << 2.5;
    }

    void tracedBases_measureTheErrorOfThePhoto() {
        const auto [rim, least, most] = testsupport::fetch<double, double, double>("rim", "least", "most");
        QVERIFY(m_window->photo().load(picture("rims.png", drawing(rim))));
        closeDialog(true);
        QTRY_VERIFY(m_window->photo().isSettled());
        const auto* words = find<QLabel>("photoWords");
        QVERIFY2(words->text().contains("Precision: 2.5 mm, one pixel."), qPrintable(words->text()));
        QCOMPARE(photo()->precision.measuredBases, 0);
        trigger("traceTool");
        click(kBases[0]);
        QCOMPARE(photo()->precision.measuredBases, 1);
        click(kBases[1]);
        QCOMPARE(photo()->precision.measuredBases, 2);
        const double measured = photo()->precision.measuredMillimeters;
        QVERIFY2(measured > least && measured < most, qPrintable(QString::number(measured)));
        const double stated = m_window->photo().precisionMillimeters();
        QVERIFY(std::abs(stated - std::hypot(2.54, measured)) < 1e-9);
        const QString told = QStringLiteral("Precision: %1 mm: one pixel 2.5 mm, measured on 2 bases %2 mm.")
                                 .arg(stated, 0, 'f', 1)
                                 .arg(measured, 0, 'f', 1);
        QVERIFY2(words->text().contains(told), qPrintable(words->text() + " / " + told));
        QTRY_VERIFY(m_window->isSettled() && m_window->sight().lastResult().focused());
        QCOMPARE(m_window->sight().lastResult().focused()->toleranceMillimeters, stated);

        // It is kept in the file.
        QVERIFY(document().saveAs(file("rims.sightline")));
        document().newScenario({});
        QCOMPARE(m_window->photo().precisionMillimeters(), 0.0);
        QVERIFY(m_window->openFile(file("rims.sightline")));
        QCOMPARE(m_window->photo().precisionMillimeters(), stated);
        QTRY_VERIFY(words->text().contains(told));

        // Corners that are placed anew were not measured yet, bases that are fitted again are.
        trigger("placePhoto");
        closeDialog(true);
        QCOMPARE(photo()->precision.measuredBases, 0);
        QVERIFY(std::abs(m_window->photo().precisionMillimeters() - 2.54) < 1e-9);
        undoStack()->undo();
        QCOMPARE(m_window->photo().precisionMillimeters(), stated);
    }

    /// A pixel of the photo is 50.8 mm, or 25.4 mm with handles that were placed to half of one. The piece between the
    /// models hides them unless both bases grow by 34.8 mm, or by 60.2 mm.
    void aCoarsePhoto_leavesCloseVerdictsOpen_alsoReopened_data() {
        testsupport::addColumns<bool, double, double, bool>("nudged", "half", "precision", "isClose");
        QTest::newRow("within the pixel") << false << 2.0 << 50.8 << true;
        QTest::newRow("beyond the pixel") << false << 3.0 << 50.8 << false;
        QTest::newRow("beyond half a pixel") << true << 2.0 << 25.4 << false;
        QTest::newRow("within half a pixel") << true << 1.5 << 25.4 << true;
    }

    void aCoarsePhoto_leavesCloseVerdictsOpen_alsoReopened() {
        const auto [nudged, half, precision, isClose] =
            testsupport::fetch<bool, double, double, bool>("nudged", "half", "precision", "isClose");
        auto next = scenario();
        next.rules = QStringLiteral("plan");
        next.models = {test::roundModel("m1", "a", 10, 20), test::roundModel("m2", "a", 40, 20)};
        next.terrain = {test::boxPiece("hall", 24, 20 - half, 26, 20 + half)};
        document().newScenario(next);
        QImage coarse{30, 22, QImage::Format_RGB32};
        coarse.fill(Qt::gray);
        QVERIFY(m_window->photo().load(picture("coarse.png", coarse)));
        CornerView& view = dialog()->view();
        for (int corner = 0; nudged && corner < 4; ++corner) {
            view.choose(corner);
            QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier);
            QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
        }
        closeDialog(true);
        const auto judgesSo = [&, precision = precision, isClose = isClose] {
            QVERIFY(std::abs(m_window->photo().precisionMillimeters() - precision) < 1e-6);
            state().setObserver(scenarios::ModelId{"m1"});
            state().setTarget(scenarios::ModelId{"m2"});
            QTRY_VERIFY(m_window->isSettled() && m_window->sight().lastResult().focused());
            const auto* verdict = m_window->sight().lastResult().focused();
            QVERIFY(!verdict->visible());
            QVERIFY(std::abs(verdict->toleranceMillimeters - precision) < 1e-6);
            QCOMPARE(verdict->certainty,
                     std::optional{isClose ? scenarios::Certainty::TooCloseToCall : scenarios::Certainty::Certain});
        };
        judgesSo();
        QVERIFY(document().saveAs(file("coarse.sightline")));
        document().newScenario({});
        QVERIFY(m_window->openFile(file("coarse.sightline")));
        judgesSo();
    }

    /// A message that comes while the dialog is open stands at its top, above the picture, and not behind it.
    void messages_appearInTheDialog_whileItIsOpen() {
        const auto* own = find<MessageBar>();
        QVERIFY(own->isHidden());
        QFile broken{file("broken.png")};
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no picture");
        broken.close();
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        QTRY_COMPARE(QApplication::activeModalWidget(), dialog());
        QVERIFY(!m_window->photo().load(broken.fileName()));
        const auto* inside = dialog()->findChild<MessageBar*>();
        QVERIFY(inside);
        QVERIFY2(inside->sentence().contains(QStringLiteral("broken.png")), qPrintable(inside->sentence()));
        QTRY_VERIFY(inside->isVisible());
        QVERIFY(own->isHidden());
        const CornerView& view = dialog()->view();
        QTRY_VERIFY(inside->mapTo(dialog(), inside->rect().bottomLeft()).y() <= view.mapTo(dialog(), QPoint{}).y());
        QVERIFY(dialog()->rect().contains(QRect{inside->mapTo(dialog(), QPoint{}), inside->size()}));
        closeDialog(false);
        QVERIFY(!m_window->photo().load(broken.fileName()));
        QVERIFY(!own->isHidden());
        QVERIFY2(own->sentence().contains(QStringLiteral("broken.png")), qPrintable(own->sentence()));
    }

    void corners_ofNoView_cannotBeTaken() {
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        auto* ok = dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(ok->isEnabled());
        dialog()->view().changePoints({{0, 0}, {600, 440}, {600, 0}, {0, 440}});
        QVERIFY(!ok->isEnabled() && !dialog()->corners());
        QTRY_VERIFY(dialog()->findChild<QLabel*>("photoResult")->text().contains("do not form a view"));
        dialog()->findChild<QPushButton*>("photoWhole")->click();
        QVERIFY(ok->isEnabled());
        dialog()->findChild<QPushButton*>("photoTurn")->click();
        QCOMPARE(dialog()->view().points()[0], QPointF(600, 0));
        closeDialog(false);
    }

    void twoKnownPlaces_giveScaleDirectionAndCut() {
        QVERIFY(m_window->photo().load(picture("drawing.png")));
        dialog()->findChild<QRadioButton*>("photoTwo")->click();
        QCOMPARE(dialog()->view().points().size(), std::size_t{2});
        // The drawing shows the table turned by a quarter, five pixels an inch, its upper left corner at (400, 20).
        dialog()->view().changePoints({{400, 20}, {400, 320}});
        const auto corners = dialog()->corners();
        QVERIFY(corners);
        const auto at = [](const scenarios::PixelPosition& p, double x, double y) {
            return std::hypot(p.x - x, p.y - y) < 1e-9;
        };
        QVERIFY(at((*corners)[0], 400, 20) && at((*corners)[1], 400, 320) && at((*corners)[2], 180, 320) &&
                at((*corners)[3], 180, 20));
        dialog()->view().changePoints({{400, 20}, {400, 21}});
        QVERIFY(!dialog()->corners());
        dialog()->findChild<QRadioButton*>("photoFour")->click();
        QCOMPARE(dialog()->view().points().size(), std::size_t{4});
        closeDialog(false);
    }

    void bases_areTracedWithTheMouse() {
        lay();
        trigger("traceTool");
        const QPoint near = inView(kBases[0] + QPointF{0.2, 0.1}).toPoint();
        QTest::mouseMove(canvas(), near + QPoint{5, 5});
        QTest::mousePress(canvas(), Qt::LeftButton, {}, near + QPoint{5, 5});
        QTest::mouseMove(canvas(), near);
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, near);
        const auto& models = scenario().models;
        QCOMPARE(models.size(), std::size_t{1});
        QVERIFY2(inchesBetween(models[0].position, kBases[0]) < 0.05,
                 qPrintable(QString::number(inchesBetween(models[0].position, kBases[0]))));
        QCOMPARE(models[0].player.value, QStringLiteral("a"));
        QCOMPARE(models[0].base, geometry::Footprint::round(geometry::Length::fromMillimeters(32)).value());
        // Alt leaves the photo alone.
        const QPointF off = view()->toTable(inView(kBases[1] + QPointF{0.3, 0.0}).toPoint());
        QTest::mousePress(canvas(), Qt::LeftButton, Qt::AltModifier, inView(off).toPoint());
        QTest::mouseRelease(canvas(), Qt::LeftButton, Qt::AltModifier, inView(off).toPoint());
        QVERIFY(inchesBetween(scenario().models[1].position, off) < 0.05);
        undoStack()->undo();
        undoStack()->undo();
        QVERIFY(scenario().models.empty());
    }

    /// From the photo that two players send to the verified dispute on another machine, by the mouse wherever a table
    /// is touched.
    void aDispute_isSettledFromAPhoto_withTheMouse() {
        const auto answered = [&] {
            QCoreApplication::processEvents();
            QTRY_VERIFY(!m_window->sight().isBusy());
            QCoreApplication::processEvents();
        };
        // The photo is dropped on the table, and its corners are taken as they are proposed.
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(picture("quarrel.png"))});
        QDropEvent drop{QPointF{canvas()->rect().center()}, Qt::CopyAction, &data, Qt::LeftButton, {}};
        QDragEnterEvent enter{canvas()->rect().center(), Qt::CopyAction, &data, Qt::LeftButton, {}};
        QApplication::sendEvent(canvas(), &enter);
        QApplication::sendEvent(canvas(), &drop);
        QTRY_VERIFY(dialog());
        QTest::mouseClick(dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTRY_VERIFY(m_window->photo().isSettled() && scene().photo());

        // Both bases go to the rims in the photo; the wall between them is drawn.
        trigger("traceTool");
        click(kBases[0] + QPointF{0.2, 0.1});
        click(kBases[1] + QPointF{-0.1, 0.2});
        QCOMPARE(scenario().models.size(), std::size_t{2});
        trigger("wallTool");
        click({22, 25});
        click({30, 14});
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(scenario().terrain.size(), std::size_t{1});

        // The shot.
        trigger("sightTool");
        click(kBases[0]);
        click(kBases[1]);
        answered();
        QCOMPARE(find<VerdictCard>()->word(), QStringLiteral("BLOCKED"));
        const auto table = scenario();
        QVERIFY(inchesBetween(table.models[0].position, kBases[0]) < 0.05 &&
                inchesBetween(table.models[1].position, kBases[1]) < 0.05);

        // The sheet and the dispute, by the buttons of their dialog.
        QStringList names{file("quarrel.pdf"), file("quarrel.sightline-dispute")};
        m_window->evidence().setFileQuestion(
            [&names](const QString&, const QString&, const QString&) { return names.takeFirst(); });
        trigger("sheet");
        auto* sheet = find<SheetDialog>();
        QVERIFY(sheet);
        QTest::keyClicks(sheet->findChild<QLineEdit*>("sheetJudge"), "Ann");
        QTest::mouseClick(sheet->findChild<QPushButton*>("sheetSave"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(file("quarrel.pdf")));
        QTest::mouseClick(sheet->findChild<QPushButton*>("sheetDispute"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(file("quarrel.sightline-dispute")));
        sheet->reject();

        // Elsewhere: it opens, is judged anew, and the photo lies under the table.
        undoStack()->setClean();
        document().newScenario({});
        QVERIFY(m_window->openFile(file("quarrel.sightline-dispute")));
        QTRY_VERIFY(bar().startsWith(QStringLiteral("Verified. ")));
        answered();
        QCOMPARE(find<VerdictCard>()->word(), QStringLiteral("BLOCKED"));
        QVERIFY(scenario().models == table.models && scenario().terrain == table.terrain);
        QVERIFY(photo() && photo()->corners);
        QTRY_VERIFY(scene().photo());
    }

    void bases_areTracedWithTheKeys() {
        lay();
        trigger("traceTool");
        auto& tool = static_cast<TraceTool&>(view()->tools()->tool(ToolKind::Trace));
        TraceOptions options = tool.options();
        options.diameter = geometry::Length::fromMillimeters(50);
        tool.setOptions(options);
        QCOMPARE(find<QDoubleSpinBox>("traceDiameter")->value(), 50.0);
        QTest::keyClick(view(), Qt::Key_Return);
        QVERIFY(tool.aim());
        const geometry::Point first = tool.aim()->center;
        QTest::keyClick(view(), Qt::Key_Left);
        QTest::keyClick(view(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(view(), Qt::Key_Return);
        const auto& models = scenario().models;
        QCOMPARE(models.size(), std::size_t{1});
        QVERIFY(inchesBetween(models[0].position, {first.x.inches() - 0.1, first.y.inches() + 0.02}) < 1e-6);
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!tool.aim());
    }

    void selectedBases_goToTheRimsNearThem() {
        auto next = scenario();
        next.models = {test::roundModel("m1", "a", kBases[0].x() + 0.25, kBases[0].y() - 0.2),
                       test::roundModel("m2", "a", 25, 20)};
        document().newScenario(next);
        lay();
        state().setSelection({scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}});
        QVERIFY(action("fitToPhoto")->isEnabled());
        trigger("fitToPhoto");
        const auto& models = scenario().models;
        QVERIFY(inchesBetween(models[0].position, kBases[0]) < 0.05);
        QVERIFY(inchesBetween(models[1].position, {25, 20}) < 1e-9); // nothing is there
        QCOMPARE(undoStack()->undoText(), QStringLiteral("Fit to the photo"));
    }
};

QTEST_MAIN(TestPhotoWindow)
#include "tst_photo_window.moc"
