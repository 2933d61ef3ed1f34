#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/distribution_chart.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/base_palette.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/photo/corner_view.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/photo/photo_dialog.h"
#include "app/desktop/settings/appearance.h"
#include "tests/support/gestures.h"
#include "tests/support/gui_table.h"
#include "tests/support/virtual_screen.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <numeric>
#include <vector>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::test;

namespace {

/// How many gestures a walk may take.
constexpr int kToTheFirstVerdict = 20;
constexpr int kFromPhotoToVerdict = 12;
constexpr int kToTheHeatMap = 3;
constexpr int kToTheFairness = 4;

constexpr QSize kWindow{1440, 900};
constexpr QSize kFolder{160, 160};
/// Room for the window, and beside it for a folder from which a file is dragged.
constexpr QSize kScreen{1640, 940};
constexpr int kTimeoutMilliseconds = 180'000;
/// As the gates of tests/architecture do: what the test needs is not installed.
constexpr int kSkipped = 77;

/// A window of a file manager that shows one file.
class Folder : public QWidget {
public:
    explicit Folder(const QString& file) : m_file{file} {}

protected:
    void mousePressEvent(QMouseEvent* event) override { m_pressed = event->pos(); }
    void mouseMoveEvent(QMouseEvent* event) override {
        if ((event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance()) {
            auto* carried = new QMimeData;
            carried->setUrls({QUrl::fromLocalFile(m_file)});
            auto* drag = new QDrag{this};
            drag->setMimeData(carried);
            drag->exec(Qt::CopyAction);
        }
    }

private:
    QString m_file;
    QPoint m_pressed;
};

/// The screen itself, not what a widget would paint.
QImage onScreen(const QWidget& widget) {
    const QPoint corner = widget.mapToGlobal(QPoint{});
    return QGuiApplication::primaryScreen()
        ->grabWindow(0, corner.x(), corner.y(), widget.width(), widget.height())
        .toImage();
}

/// Nothing of it is scrolled away or covered.
bool isReadable(const QWidget* widget) {
    return widget && widget->isVisible() && widget->visibleRegion().boundingRect() == widget->rect() &&
           QApplication::widgetAt(widget->mapToGlobal(widget->rect().center())) == widget;
}

} // namespace

/// Walks through the window as a person takes them from a first start on, with real clicks and keys under Xvfb. Each
/// must come to its result, which must be on the screen, within a number of gestures.
class TestGestures : public test::WindowTest {
    Q_OBJECT

    std::unique_ptr<Gestures> m_hands;

    template <class Dialog> [[nodiscard]] Dialog* shown() const {
        auto* dialog = find<Dialog>();
        return dialog && dialog->isVisible() ? dialog : nullptr;
    }
    [[nodiscard]] WidgetPlace onTable(QPointF inches) const {
        return {canvas(), [this, inches] { return inView(inches).toPoint(); }};
    }
    [[nodiscard]] WidgetPlace onTable(const scenarios::Model& model) const {
        return onTable(QPointF{model.position.x.inches(), model.position.y.inches()});
    }
    /// The colors of the table on the screen, a dot a square inch.
    [[nodiscard]] std::vector<QRgb> tableColors() const {
        const QImage image = onScreen(*canvas());
        std::vector<QRgb> colors;
        for (double y = 0.5; y < scenario().table.height.inches(); ++y) {
            for (double x = 0.5; x < scenario().table.width.inches(); ++x) {
                const QPoint dot = inView({x, y}).toPoint();
                colors.push_back(image.valid(dot) ? image.pixel(dot) : QRgb{});
            }
        }
        return colors;
    }

    /// A box is opened with one click, and its entry is taken with another.
    void choose(QComboBox* box, const QString& text) {
        m_hands->click(centerOf(box), [box] { return box->view()->isVisible(); });
        if (QTest::currentTestFailed()) {
            return;
        }
        const int row = box->findText(text);
        QVERIFY2(row >= 0, qPrintable(text));
        m_hands->click(
            {box->view()->viewport(),
             [box, row] { return box->view()->visualRect(box->model()->index(row, box->modelColumn())).center(); }},
            [box, row] { return box->currentIndex() == row && !box->view()->isVisible(); });
    }
    void chooseFromMenu(const char* menuName, const char* commandName) {
        auto* menu = find<QMenu>(menuName);
        auto* command = find<QAction>(commandName);
        QVERIFY(menu && command);
        QMenuBar* bar = m_window->menuBar();
        m_hands->click({bar, [bar, menu] { return bar->actionGeometry(menu->menuAction()).center(); }},
                       [menu] { return menu->isVisible(); });
        m_hands->click({menu, [menu, command] { return menu->actionGeometry(command).center(); }},
                       [menu] { return !menu->isVisible(); });
    }
    [[nodiscard]] BaseButton* base(const QString& words) const {
        for (auto* button : m_window->findChildren<BaseButton*>()) {
            if (button->isVisible() && button->accessibleName().contains(words)) {
                return button;
            }
        }
        return nullptr;
    }
    void openTable(const char* id) {
        QVERIFY(m_window->openLibrary(QLatin1String{id}));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), kTimeoutMilliseconds);
    }
    void readVerdict(const QString& expected = {}) {
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !word().isEmpty(), kTimeoutMilliseconds);
        if (!expected.isEmpty()) {
            QCOMPARE(word(), expected);
        }
        QTRY_VERIFY_WITH_TIMEOUT(isReadable(find<QLabel>("verdictWord")), kTimeoutMilliseconds);
    }
    void readFairness(const QStringList& beginnings) {
        QTRY_VERIFY_WITH_TIMEOUT(!find<QLabel>("fairnessAnswer")->text().isEmpty() && m_window->design().isSettled(),
                                 kTimeoutMilliseconds);
        auto* answer = find<QLabel>("fairnessAnswer");
        QVERIFY2(
            std::ranges::any_of(beginnings, [&](const QString& words) { return answer->text().startsWith(words); }),
            qPrintable(answer->text()));
        QTRY_VERIFY_WITH_TIMEOUT(isReadable(answer), kTimeoutMilliseconds);
    }
    void hold(int most) const {
        qInfo("%d gestures of at most %d", m_hands->count(), most);
        QVERIFY(m_hands->count() <= most);
    }

private slots:
    void initTestCase() {
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
        test::useTestFont();
    }
    void init() {
        makeSettings();
        applyAppearance(m_settings->theme());
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->resize(kWindow);
        m_window->move(0, 0);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), kTimeoutMilliseconds));
        m_hands = std::make_unique<Gestures>(*m_window);
    }
    void cleanup() {
        m_hands.reset();
        closeWindow();
    }

    /// A table of Warhammer 40,000 on a published layout, with a unit of five models on each side.
    void aTournamentTable_toItsFirstVerdict() {
        m_hands->click(centerOf(find<QPushButton>("welcomeNew")), [this] { return shown<NewTableDialog>(); });
        if (QTest::currentTestFailed()) {
            return;
        }
        choose(find<QComboBox>("newTableGame"), QStringLiteral("Warhammer 40,000"));
        auto* layouts = find<QListWidget>("newTableLayout");
        m_hands->click(centerOf(find<QPushButton>("newTableNext")), [layouts] { return layouts->isVisible(); });
        m_hands->click({layouts->viewport(), [layouts] { return layouts->visualItemRect(layouts->item(1)).center(); }},
                       [layouts] { return layouts->currentRow() == 1; });
        m_hands->click(centerOf(shown<NewTableDialog>()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)),
                       [this] { return !m_window->showsWelcome() && scenario().terrain.size() > 40; });
        QCOMPARE(scenario().zones.size(), std::size_t{2});

        auto* count = find<QSpinBox>("unitCount");
        m_hands->click({count,
                        [count] {
                            return QPoint{count->width() / 4, count->height() / 2};
                        }},
                       [count] { return count->hasFocus(); });
        m_hands->press(QStringLiteral("ctrl+a"), [count] { return count->findChild<QLineEdit*>()->hasSelectedText(); });
        m_hands->type(QStringLiteral("5"), [count] { return count->value() == 5; });
        m_hands->dragAndDrop(centerOf(base(QStringLiteral("32 mm"))), onTable({6, 5}),
                             [this] { return scenario().models.size() == 5; });
        choose(find<QComboBox>("palettePlayer"), QStringLiteral("Blue"));
        m_hands->dragAndDrop(centerOf(base(QStringLiteral("32 mm"))), onTable({54, 25}),
                             [this] { return scenario().models.size() == 10; });
        if (QTest::currentTestFailed()) {
            return;
        }
        const scenarios::Model first = scenario().models.front();
        const scenarios::Model last = scenario().models.back();
        QVERIFY(first.player != last.player);

        QAction* sight = action("sightTool");
        m_hands->click(centerOf(find<QToolBar>("toolbar")->widgetForAction(sight)),
                       [sight] { return sight->isChecked(); });
        m_hands->click(onTable(first), [&] { return state().observer() == first.id; });
        m_hands->click(onTable(last), [&] { return state().target() == last.id; });
        readVerdict();
        hold(kToTheFirstVerdict);
    }

    /// A photo taken askew: the corners of its table, two bases, and the wall between them.
    void aPhoto_toTheVerdictOfOneShot() {
        const QPolygonF corners{{QPointF{140, 90}, QPointF{1380, 120}, QPointF{1440, 1060}, QPointF{80, 1030}}};
        const QString file = m_folder->filePath(QStringLiteral("photo.png"));
        {
            QImage photo{1500, 1150, QImage::Format_RGB32};
            photo.fill(QColor{90, 80, 70});
            QTransform lay;
            QVERIFY(QTransform::quadToQuad(QPolygonF{{QPointF{0, 0}, QPointF{60, 0}, QPointF{60, 44}, QPointF{0, 44}}},
                                           corners, lay));
            QPainter painter{&photo};
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setTransform(lay);
            painter.fillRect(QRectF{0, 0, 60, 44}, QColor{150, 150, 130});
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor{40, 40, 40});
            for (const QPointF base : {QPointF{15, 22}, QPointF{45, 22}}) {
                painter.drawEllipse(base, 16 / 25.4, 16 / 25.4);
            }
            painter.end();
            QVERIFY(photo.save(file));
        }
        Folder folder{file};
        folder.resize(kFolder);
        folder.move(kWindow.width() + 20, 0);
        folder.show();

        QVERIFY(m_window->showsWelcome());
        m_hands->dragAndDrop(centerOf(&folder), centerOf(m_window.get()), [this] { return shown<PhotoDialog>(); });
        if (QTest::currentTestFailed()) {
            return;
        }
        auto& dialog = *shown<PhotoDialog>();
        auto& view = dialog.view();
        for (int i = 0; i < 4; ++i) {
            const auto corner = static_cast<std::size_t>(i);
            m_hands->drag({&view, [&view, corner] { return view.toView(view.points()[corner]).toPoint(); }},
                          {&view, [&view, to = corners[i]] { return view.toView(to).toPoint(); }},
                          [&view, corner, to = corners[i]] {
                              return QLineF{view.toView(view.points()[corner]), view.toView(to)}.length() < 1.5;
                          });
        }
        const double precision = dialog.precisionMillimeters();
        m_hands->click(centerOf(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)),
                       [this] { return !shown<PhotoDialog>() && m_window->photo().isSettled() && scene().photo(); });
        const double inchesX = scenario().table.width.inches() / 60.0;
        const double inchesY = scenario().table.height.inches() / 44.0;
        const auto inPhoto = [&](double x, double y) { return onTable(QPointF{x * inchesX, y * inchesY}); };
        m_hands->press(QStringLiteral("shift+b"), [this] { return find<QAction>("traceTool")->isChecked(); });
        m_hands->click(inPhoto(15, 22), [this] { return scenario().models.size() == 1; });
        m_hands->click(inPhoto(45, 22), [this] { return scenario().models.size() == 2; });
        m_hands->press(QStringLiteral("w"), [this] { return find<QAction>("wallTool")->isChecked(); });
        m_hands->click(inPhoto(30, 2), [] { return true; });
        m_hands->doubleClick(inPhoto(30, 42), [this] { return scenario().terrain.size() == 1; });
        if (QTest::currentTestFailed()) {
            return;
        }
        readVerdict(QStringLiteral("BLOCKED"));
        // The verdict is as exact as the photo.
        const auto* judged = m_window->sight().lastResult().focused();
        QVERIFY(judged && precision > 1.0 && m_window->photo().precisionMillimeters() >= precision);
        QCOMPARE(judged->toleranceMillimeters, m_window->photo().precisionMillimeters());
        hold(kFromPhotoToVerdict);
    }

    /// The map over an open table, asked for by someone who knows no more than what it is called.
    void theHeatMap_isFoundFromItsName() {
        openTable("skirmish-board");
        const std::vector<QRgb> before = tableColors();
        m_hands->press(QStringLiteral("ctrl+shift+p"), [this] { return shown<CommandPalette>(); });
        m_hands->type(QStringLiteral("heat map"), [this] {
            return find<QLineEdit>("paletteLine")->text() == u"heat map" &&
                   find<QTreeWidget>("paletteList")->currentItem()->text(0).startsWith(u"Heat map");
        });
        m_hands->press(QStringLiteral("Return"), [this] { return m_window->design().map().isOn(); });
        if (QTest::currentTestFailed()) {
            return;
        }
        const MapController& map = m_window->design().map();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->design().isSettled() && map.answer() && !map.answer()->isDraft(),
                                 kTimeoutMilliseconds);
        QVERIFY2(map.answer()->values, qPrintable(map.answer()->problem));
        QVERIFY(!map.isStale());
        const auto changed = [&] {
            const std::vector<QRgb> after = tableColors();
            return std::inner_product(before.begin(), before.end(), after.begin(), std::size_t{}, std::plus{},
                                      std::not_equal_to{});
        };
        QTRY_VERIFY_WITH_TIMEOUT(changed() > before.size() / 2, kTimeoutMilliseconds);
        hold(kToTheHeatMap);
    }

    /// The figures of the table as it stands, which the page tells as soon as it is open.
    void theFairnessOfAPublishedLayout_isRead() {
        openTable("published-layout");
        chooseFromMenu("layoutMenu", "fairness");
        if (QTest::currentTestFailed()) {
            return;
        }
        // A half turn leaves the layout as it is.
        readFairness({QStringLiteral("As it stands, both sides are even in every figure.")});
        if (QTest::currentTestFailed()) {
            return;
        }
        hold(kToTheFairness);
    }

    /// The study of how far errors of the set-up go.
    void theFairnessStudyOfASmallTable_isRead() {
        openTable("skirmish-board");
        chooseFromMenu("layoutMenu", "fairness");
        if (QTest::currentTestFailed()) {
            return;
        }
        auto* chart = find<DistributionChart>("fairnessChart");
        m_hands->click(centerOf(find<QPushButton>("fairnessStart")),
                       [this, chart] { return chart->isVisible() || !m_window->design().isSettled(); });
        if (QTest::currentTestFailed()) {
            return;
        }
        QTRY_VERIFY_WITH_TIMEOUT(chart->isVisible(), kTimeoutMilliseconds);
        readFairness({QStringLiteral("Fair: "), QStringLiteral("Uneven: ")});
        QVERIFY(find<QLabel>("fairnessAnswer")->text().contains(QStringLiteral(" in 95 % of ")));
        QCOMPARE(chart->figures().size(), std::size_t{4});
        hold(kToTheFairness);
    }
};

int main(int argc, char** argv) {
    const test::VirtualScreen screen{kScreen};
    if (!screen.problem().isEmpty()) {
        std::printf("Skipped: %s\n", qPrintable(screen.problem()));
        return kSkipped;
    }
    const QTemporaryDir home;
    qputenv("HOME", home.path().toLocal8Bit());
    qputenv("QTEST_FUNCTION_TIMEOUT", "1000000"); // milliseconds, for a walk whose gestures are all slow
    const QApplication application{argc, argv};
    TestGestures walks;
    return QTest::qExec(&walks, argc, argv);
}

#include "tst_gestures.moc"
