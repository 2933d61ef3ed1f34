#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/photo_actions.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/distribution_chart.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/base_palette.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/photo/photo_dialog.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/desktop/window/main_window.h"
#include "tests/support/gui_table.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <memory>

using namespace sightline;
using namespace sightline::app;

namespace {

/// How many gestures a walk may take: what a newcomer does at most, from the first start on.
constexpr int kToTheFirstVerdict = 20;
constexpr int kFromPhotoToVerdict = 12;
constexpr int kToTheFairness = 4;

} // namespace

/// Walks through the window as a person takes them, each click, drag, key and word typed counted as one gesture.
/// Nothing is done behind the window's back.
class TestGestures : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    int m_gestures = 0;

    template <class Widget> [[nodiscard]] static Widget* named(QWidget& parent, const char* name) {
        return parent.findChild<Widget*>(QLatin1String{name});
    }
    [[nodiscard]] const scenarios::Scenario& scenario() const { return m_window->document().scenario(); }
    [[nodiscard]] QWidget& canvas() const { return *m_window->view()->viewport(); }
    [[nodiscard]] QPointF at(QPointF inches) const { return m_window->view()->toViewport(inches); }

    /// What cannot be seen cannot be clicked.
    void click(QWidget* widget, QPoint place = {}) {
        QVERIFY(widget);
        QVERIFY2(widget->isVisible() && widget->isEnabled(), qPrintable(widget->objectName()));
        const QPoint where = place.isNull() ? widget->rect().center() : place;
        QVERIFY2(widget->visibleRegion().contains(where), qPrintable(widget->objectName()));
        QTest::mouseClick(widget, Qt::LeftButton, {}, where);
        ++m_gestures;
    }
    void clickTable(QPointF inches) {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(inches).toPoint());
        ++m_gestures;
    }
    /// A box is opened with one click, and its entry is taken with another.
    void choose(QComboBox* box, const QString& start) {
        QVERIFY(box);
        click(box);
        for (int row = 0; row < box->count(); ++row) {
            if (box->itemText(row).startsWith(start)) {
                QTRY_VERIFY(box->view()->isVisible());
                box->view()->scrollTo(box->model()->index(row, 0));
                const QRect entry = box->view()->visualRect(box->model()->index(row, 0));
                QTest::mouseClick(box->view()->viewport(), Qt::LeftButton, {}, entry.center());
                ++m_gestures;
                QTRY_COMPARE(box->currentIndex(), row);
                return;
            }
        }
        QFAIL(qPrintable(start));
    }
    void type(QWidget* field, const QString& text) {
        QVERIFY(field->hasFocus() || (field->focusProxy() && field->focusProxy()->hasFocus()));
        QTest::keyClicks(field, text);
        ++m_gestures;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        if (!QApplication::activeModalWidget()) {
            m_window->activateWindow(); // a dialog was active a moment ago
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        }
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window.get(), key, modifiers);
        ++m_gestures;
    }
    /// From the palette onto the table.
    void drag(BaseButton* button, QPointF inches) {
        QVERIFY(button && button->isVisible());
        const std::unique_ptr<QMimeData> data{button->makeDragData()};
        drop(*data, at(inches));
    }
    void drop(const QMimeData& data, QPointF place) {
        QDragEnterEvent enter{place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {}};
        QCoreApplication::sendEvent(&canvas(), &enter);
        QDragMoveEvent move{place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {}};
        QCoreApplication::sendEvent(&canvas(), &move);
        QDropEvent last{place, Qt::CopyAction, &data, Qt::LeftButton, {}};
        QCoreApplication::sendEvent(&canvas(), &last);
        ++m_gestures;
    }
    [[nodiscard]] BaseButton* base(const QString& words) const {
        for (auto* button : m_window->findChildren<BaseButton*>()) {
            if (button->isVisible() && button->accessibleName().contains(words)) {
                return button;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QString word() const { return m_window->findChild<VerdictCard*>()->word(); }
    /// The count is printed: it may only shrink.
    void hold(const char* walk, int most) const {
        qInfo("%s: %d gestures of at most %d", walk, m_gestures, most);
        QVERIFY2(m_gestures <= most, qPrintable(QStringLiteral("%1 gestures").arg(m_gestures)));
    }

private slots:
    void initTestCase() { test::useTestFont(); }
    void init() {
        QLocale::setDefault(QLocale::c());
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->resize(1440, 900);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_gestures = 0;
    }
    void cleanup() {
        m_window->document().undoStack()->setClean();
        m_window.reset();
        m_settings.reset();
        m_folder.reset();
    }

    /// A 40k table on a published layout, five models a side, and the first verdict.
    void aTournamentTable_toItsFirstVerdict() {
        click(named<QPushButton>(*m_window, "welcomeNew"));
        QTRY_VERIFY(m_window->findChild<NewTableDialog*>());
        auto& dialog = *m_window->findChild<NewTableDialog*>();
        QTRY_VERIFY(dialog.isVisible());
        choose(named<QComboBox>(dialog, "newTableGame"), QStringLiteral("Warhammer 40,000"));
        click(named<QPushButton>(dialog, "newTableNext"));
        auto* layouts = named<QListWidget>(dialog, "newTableLayout");
        click(layouts->viewport(), layouts->visualItemRect(layouts->item(1)).center());
        click(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
        QTRY_VERIFY(!m_window->showsWelcome());
        QVERIFY(scenario().terrain.size() > 40);
        QCOMPARE(scenario().zones.size(), std::size_t{2});
        QCoreApplication::processEvents();

        auto* bases = m_window->findChild<BasePalette*>();
        auto* count = named<QSpinBox>(*bases, "unitCount");
        click(count);
        count->selectAll();
        type(count, QStringLiteral("5"));
        QCOMPARE(count->value(), 5);
        drag(base(QStringLiteral("32 mm")), {12, 5});
        choose(named<QComboBox>(*bases, "palettePlayer"), QStringLiteral("Blue"));
        drag(base(QStringLiteral("32 mm")), {45, 40});
        QCOMPARE(scenario().models.size(), std::size_t{10});
        QVERIFY(scenario().models.front().player != scenario().models.back().player);

        click(
            m_window->findChild<QToolBar*>(QStringLiteral("toolbar"))->widgetForAction(m_window->actions().sightTool));
        const auto middle = [](const scenarios::Model& model) {
            return QPointF{model.position.x.inches(), model.position.y.inches()};
        };
        clickTable(middle(scenario().models.front()));
        clickTable(middle(scenario().models.back()));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !word().isEmpty(), 60'000);
        hold("tournament table to its first verdict", kToTheFirstVerdict);
    }

    /// A photo that is taken askew: its corners, two bases, the wall between them.
    void aPhoto_toTheVerdictOfOneShot() {
        const QSizeF table{60, 44};
        QImage photo{1500, 1150, QImage::Format_RGB32};
        photo.fill(QColor{90, 80, 70});
        const QPolygonF corners{{QPointF{140, 90}, QPointF{1380, 120}, QPointF{1440, 1060}, QPointF{80, 1030}}};
        {
            QPainter painter{&photo};
            painter.setRenderHint(QPainter::Antialiasing);
            QTransform lay;
            QVERIFY(QTransform::quadToQuad(QPolygonF{{QPointF{0, 0}, QPointF{60, 0}, QPointF{60, 44}, QPointF{0, 44}}},
                                           corners, lay));
            painter.setTransform(lay);
            painter.fillRect(QRectF{QPointF{}, table}, QColor{150, 150, 130});
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor{40, 40, 40});
            for (const QPointF base : {QPointF{15, 22}, QPointF{45, 22}}) {
                painter.drawEllipse(base, 32 / 25.4 / 2, 32 / 25.4 / 2);
            }
        }
        const QString file = m_folder->filePath(QStringLiteral("photo.png"));
        QVERIFY(photo.save(file));
        QVERIFY(m_window->showsWelcome());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        const QPoint middle = m_window->rect().center();
        QDragEnterEvent enter{middle, Qt::CopyAction, &data, Qt::LeftButton, {}};
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QDropEvent drops{QPointF{middle}, Qt::CopyAction, &data, Qt::LeftButton, {}};
        QCoreApplication::sendEvent(m_window.get(), &drops);
        ++m_gestures;
        QTRY_VERIFY(m_window->findChild<PhotoDialog*>());
        auto& dialog = *m_window->findChild<PhotoDialog*>();
        QTRY_VERIFY(dialog.isVisible());
        auto& view = dialog.view();
        for (int corner = 0; corner < 4; ++corner) {
            const QPointF from = view.toView(view.points()[static_cast<std::size_t>(corner)]);
            const QPointF to = view.toView(corners[corner]);
            QVERIFY(view.visibleRegion().contains(from.toPoint()));
            QTest::mousePress(&view, Qt::LeftButton, {}, from.toPoint());
            for (int step = 1; step <= 5; ++step) {
                const QPointF place = from + (to - from) * step / 5.0;
                QMouseEvent move{QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {}};
                QCoreApplication::sendEvent(&view, &move);
                // The magnifier is never over a handle.
                for (const QPointF& point : view.points()) {
                    QVERIFY(!view.magnifier().contains(view.toView(point)));
                }
            }
            QTest::mouseRelease(&view, Qt::LeftButton, {}, to.toPoint());
            ++m_gestures;
        }
        const double precision = dialog.precisionMillimeters();
        click(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
        QTRY_VERIFY(m_window->photo().isSettled() && m_window->view()->tableScene().photo());
        const double inchesX = scenario().table.width.inches() / 60.0;
        const double inchesY = scenario().table.height.inches() / 44.0;
        const auto onTable = [&](double x, double y) { return QPointF{x * inchesX, y * inchesY}; };
        m_window->view()->setFocus();
        press(Qt::Key_B, Qt::ShiftModifier);
        clickTable(onTable(15, 22));
        clickTable(onTable(45, 22));
        QCOMPARE(scenario().models.size(), std::size_t{2});
        press(Qt::Key_W);
        clickTable(onTable(30, 2));
        QTest::mouseDClick(&canvas(), Qt::LeftButton, {}, at(onTable(30, 42)).toPoint());
        ++m_gestures;
        QCOMPARE(scenario().terrain.size(), std::size_t{1});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !word().isEmpty(), 60'000);
        QCOMPARE(word(), QStringLiteral("BLOCKED"));
        // The verdict is as exact as the photo.
        QVERIFY(precision > 1.0);
        const auto* shown = m_window->sight().lastResult().focused();
        QVERIFY(shown);
        QCOMPARE(shown->toleranceMillimeters, precision);
        hold("photo to the verdict of one shot", kFromPhotoToVerdict);
    }

    /// From an open table to the sentence and the chart that tell whether it is fair.
    void theFairnessOfATable_isRead() {
        QVERIFY(m_window->openLibrary(QStringLiteral("published-layout")));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
        m_window->view()->setFocus();
        press(Qt::Key_F6, Qt::ControlModifier);
        auto* pages = named<PageSwitch>(*m_window, "designPages");
        QTRY_VERIFY(pages->isVisible());
        click(named<QToolButton>(*pages, "page3"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
        named<QSpinBox>(*m_window, "fairnessTrials")->setValue(8); // the usual 100 take the test too long
        click(named<QPushButton>(*m_window, "fairnessStart"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 120'000);
        auto* answer = named<QLabel>(*m_window, "fairnessAnswer");
        QVERIFY2(answer->text().startsWith(QStringLiteral("Fair: ")) ||
                     answer->text().startsWith(QStringLiteral("Uneven: ")),
                 qPrintable(answer->text()));
        QVERIFY(answer->text().endsWith(QStringLiteral("95 of 100 set-ups.")));
        QTRY_VERIFY(!answer->visibleRegion().isEmpty());
        auto* chart = m_window->findChild<DistributionChart*>(QStringLiteral("fairnessChart"));
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->figures().size(), std::size_t{4});
        QCOMPARE(chart->figures().front().values.size(), std::size_t{8});
        hold("fairness read", kToTheFairness);
    }
};

QTEST_MAIN(TestGestures)
#include "tst_gestures.moc"
