#include "app/desktop/scene/blocking_mark_pictures.h"
#include "app/desktop/scene/ring_pixmap_cache.h"
#include "app/desktop/seeing/model_ranges.h"
#include "app/shared/painting/profile_painter.h"
#include "app/shared/painting/proof_painter.h"
#include "scenarios/judge/judge.h"
#include "tests/support/gui_table.h"
#include "tests/support/picture_check.h"

#include <QTest>
#include <QtWidgets>

#include <chrono>
#include <functional>
#include <optional>

/// The canvas as it looked when somebody last looked at it. Whoever changes how it looks renews the pictures with
/// tests/screenshots/renew-pictures and looks at them before they are committed.
using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using app::Theme;

namespace {

constexpr QSize kSize{480, 360};

geometry::Polygon polygonOf(const std::vector<std::pair<double, double>>& corners,
                            const std::vector<std::vector<std::pair<double, double>>>& holes = {}) {
    const auto ring = [](const auto& places) {
        std::vector<geometry::Point> points;
        for (const auto& [x, y] : places) {
            points.push_back(pointFromInches(x, y));
        }
        return points;
    };
    std::vector<geometry::Ring> rings;
    for (const auto& hole : holes) {
        rings.push_back(ring(hole));
    }
    return *geometry::Polygon::fromVertices(ring(corners), rings);
}

scenarios::PieceWall wallOf(double x, double y, double toX, double toY, const QString& kind = {}, bool blocks = true) {
    scenarios::PieceWall wall;
    const std::vector<geometry::Point> ends{pointFromInches(x, y), pointFromInches(toX, toY)};
    wall.polyline = *geometry::Wall::fromVertices(ends);
    wall.kind = kind;
    wall.blocksSight = blocks;
    return wall;
}

/// A table of 24 x 18 in with one of each kind of piece, and three models that see each other, or not, or nearly.
scenarios::Scenario everyKind() {
    scenarios::Scenario scenario = test::smallTable();
    scenario.table.width = Length::fromInches(24);
    scenario.table.height = Length::fromInches(18);
    scenario.terrain = {
        test::boxPiece(QStringLiteral("tall"), 10, 7, 13, 10, 6),
        test::boxPiece(QStringLiteral("medium"), 1, 1, 5, 3, 3),
        test::boxPiece(QStringLiteral("low"), 6, 1, 9, 3, 1),
        test::boxPiece(QStringLiteral("wood"), 1, 13, 6, 17, 4),
        test::boxPiece(QStringLiteral("pond"), 8, 14, 12, 17, 0),
        test::boxPiece(QStringLiteral("house"), 14, 12.5, 20, 17, 0),
        test::boxPiece(QStringLiteral("ring"), 18, 1, 23, 5, 6),
        test::boxPiece(QStringLiteral("wall"), 11, 1, 12, 2, 5),
    };
    auto& terrain = scenario.terrain;
    terrain[0].locked = true;
    terrain[3].kind = QStringLiteral("woods");
    terrain[4].kind = QStringLiteral("water");
    terrain[5].kind = QStringLiteral("ruin");
    terrain[5].walls = {wallOf(14, 12.5, 14, 17),
                        wallOf(14, 17, 20, 17),
                        wallOf(14, 12.5, 15, 12.5),
                        wallOf(15, 12.5, 17, 12.5, QStringLiteral("window"), false),
                        wallOf(17, 12.5, 18, 12.5),
                        wallOf(18, 12.5, 20, 12.5, QStringLiteral("door"), false),
                        wallOf(20, 13.5, 20, 15.5, QStringLiteral("door"), true)};
    terrain[6].outline =
        polygonOf({{18, 1}, {23, 1}, {23, 5}, {18, 5}}, {{{19.5, 2}, {19.5, 4}, {21.5, 4}, {21.5, 2}}});
    terrain[7].outline = wallOf(11, 1.5, 16, 4).polyline;
    scenario.models = {test::roundModel(QStringLiteral("m1"), QStringLiteral("a"), 3, 8.5, 40),
                       test::roundModel(QStringLiteral("m2"), QStringLiteral("b"), 20, 8.5, 40),
                       test::roundModel(QStringLiteral("m3"), QStringLiteral("b"), 15, 6, 32),
                       test::roundModel(QStringLiteral("m4"), QStringLiteral("b"), 20, 11.0, 32)};
    scenario.models[0].facing = geometry::Angle::fromDegrees(30);
    scenario.models[2].base = *geometry::Footprint::oval(Length::fromMillimeters(60), Length::fromMillimeters(35));
    scenario.models[3].base = *geometry::Footprint::rectangle(Length::fromMillimeters(50), Length::fromMillimeters(25));
    scenarios::Zone zone;
    zone.id.value = QStringLiteral("zone");
    zone.player.value = QStringLiteral("a");
    zone.polygon = polygonOf({{0, 0}, {7, 0}, {7, 18}, {0, 18}});
    scenario.zones = {zone};
    scenarios::Objective objective;
    objective.id.value = QStringLiteral("objective");
    objective.position = pointFromInches(8, 12);
    objective.base = *geometry::Footprint::round(Length::fromMillimeters(40));
    scenario.objectives = {objective};
    scenarios::Label label;
    label.id.value = QStringLiteral("label");
    label.text = QStringLiteral("North");
    label.position = pointFromInches(8.5, 5.5);
    label.turn = geometry::Angle::fromDegrees(-20);
    scenario.labels = {label};
    return scenario;
}

/// What one picture shows.
struct Canvas {
    Theme theme = Theme::light();
    double ratio = 1.0; ///< device pixels a pixel: the picture is of the same size, its window smaller
    QString from = {};
    QString to = {};
    std::function<void(test::GuiTable&)> prepare = {};
    scenarios::Scenario scenario = everyKind();
};

QImage pictureOf(const Canvas& canvas) {
    test::GuiTable table{canvas.scenario};
    table.view.resize(kSize / canvas.ratio);
    table.scene.setTheme(canvas.theme);
    table.view.fitTable();
    if (!canvas.from.isEmpty()) {
        table.state.setObserver(ModelId{canvas.from});
        table.state.setTarget(ModelId{canvas.to});
    }
    if (canvas.prepare) {
        canvas.prepare(table);
    }
    if (!canvas.from.isEmpty() && !table.waitForAnswer()) {
        return {};
    }
    QCoreApplication::processEvents();
    QImage image{kSize, QImage::Format_RGB32};
    image.setDevicePixelRatio(canvas.ratio);
    image.fill(Qt::magenta);
    table.view.QWidget::render(&image);
    return image;
}

QImage pictureOfView(test::GuiTable& table) {
    QImage image{table.view.size(), QImage::Format_RGB32};
    table.view.QWidget::render(&image);
    return image;
}

/// A picture that no canvas paints.
QImage viewOf(const Theme& theme, double ratio, const std::function<void(QPainter&, const QRectF&)>& paint) {
    QImage image{kSize, QImage::Format_RGB32};
    image.setDevicePixelRatio(ratio);
    image.fill(theme.ground);
    QPainter painter{&image};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setFont(QApplication::font());
    paint(painter, QRectF{QPointF{}, QSizeF{kSize} / ratio});
    return image;
}

struct Judged {
    explicit Judged(scenarios::Scenario of = everyKind())
        : scenario{std::move(of)},
          table{scenario, *scenarios::ruleSetOf(scenario)},
          verdict{scenarios::judge(table, {ModelId{QStringLiteral("m1")}, ModelId{QStringLiteral("m2")}})} {}
    scenarios::Scenario scenario;
    scenarios::PreparedTable table;
    scenarios::Verdict verdict;
};

QImage proofOf(const Theme& theme, double ratio) {
    const Judged judged;
    const auto cover = scenarios::lineCoverOf(judged.table, judged.verdict);
    return viewOf(theme, ratio, [&](QPainter& painter, const QRectF& area) {
        app::paintProof(painter, judged.scenario, judged.verdict, *cover, area, theme);
    });
}

QImage profileOf(const Theme& theme, double ratio) {
    const Judged judged;
    const auto profile = scenarios::sideProfileOf(judged.table, judged.verdict);
    return viewOf(theme, ratio, [&](QPainter& painter, const QRectF& area) {
        app::paintProfile(painter, judged.scenario, judged.verdict, profile, area, theme);
    });
}

/// The bases of m1 and m2 are 40 mm wide: with this piece only a hundredth of an inch between it and the next is free.
scenarios::Scenario closeTable() {
    scenarios::Scenario scenario = everyKind();
    const double top = 8.5 - 20 / 25.4;
    scenario.terrain[0] = test::boxPiece(QStringLiteral("tall"), 10, top + 0.01, 13, 11, 6);
    scenario.models.resize(2);
    return scenario;
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void canvas_looksAsItDid_data() {
        QTest::addColumn<Canvas>("canvas");
        const QString m1 = QStringLiteral("m1");
        const QString m2 = QStringLiteral("m2");
        const QString m3 = QStringLiteral("m3");
        QTest::newRow("pieces-light") << Canvas{};
        QTest::newRow("pieces-dark") << Canvas{Theme::dark()};
        QTest::newRow("pieces-print") << Canvas{Theme::print()};
        QTest::newRow("pieces-200") << Canvas{Theme::light(), 2.0};
        QTest::newRow("pieces-dark-200") << Canvas{Theme::dark(), 2.0};
        QTest::newRow("clear-light") << Canvas{Theme::light(), 1.0, m1, m3};
        QTest::newRow("clear-dark-200") << Canvas{Theme::dark(), 2.0, m1, m3};
        QTest::newRow("blocked-light") << Canvas{Theme::light(), 1.0, m1, m2};
        QTest::newRow("blocked-print") << Canvas{Theme::print(), 1.0, m1, m2};
        QTest::newRow("too-close-dark") << Canvas{Theme::dark(), 1.0, m1, m2, {}, closeTable()};
        QTest::newRow("tried-lines") << Canvas{Theme::light(), 1.0, m1, m2,
                                               [](test::GuiTable& table) { table.state.setShowsTriedLines(true); }};
        QTest::newRow("all-enemies-dark")
            << Canvas{Theme::dark(), 1.0, m1, m2, [](test::GuiTable& table) { table.state.setOneToMany(true); }};
        QTest::newRow("selected-and-hovered")
            << Canvas{Theme::light(), 1.0, {}, {}, [](test::GuiTable& table) {
                          table.state.setSelection({ModelId{QStringLiteral("m2")}, PieceId{QStringLiteral("tall")},
                                                    PieceId{QStringLiteral("house")}});
                          table.state.setHovered(scenarios::AnyId{ModelId{QStringLiteral("m1")}});
                          table.state.setShowsHeights(true);
                      }};
        const auto onHexes = [] {
            scenarios::Scenario scenario = everyKind();
            scenario.rules = QStringLiteral("battletech");
            return scenario;
        };
        QTest::newRow("hexes-light") << Canvas{Theme::light(), 1.0, {}, {}, {}, onHexes()};
        QTest::newRow("hexes-dark") << Canvas{Theme::dark(), 1.0, {}, {}, {}, onHexes()};
        QTest::newRow("zoomed-in") << Canvas{Theme::light(), 1.0, m1, m2, [](test::GuiTable& table) {
                                                 table.view.showAt({13, 8.5}, {240, 180}, 60);
                                             }};
    }
    void canvas_looksAsItDid() {
        QFETCH(Canvas, canvas);
        const QString trouble = test::checkPicture(QString::fromUtf8(QTest::currentDataTag()), pictureOf(canvas));
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }

    void otherViews_lookAsTheyDid() {
        for (const auto& [name, image] : {std::pair{"proof-light", proofOf(Theme::light(), 1)},
                                          std::pair{"proof-dark-200", proofOf(Theme::dark(), 2)},
                                          std::pair{"profile-light", profileOf(Theme::light(), 1)},
                                          std::pair{"profile-dark-200", profileOf(Theme::dark(), 2)}}) {
            const QString trouble = test::checkPicture(QString::fromUtf8(name), image);
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        }
    }

    /// A frame that has time for one thing alone shows the others later, and in the end all is as if it had been
    /// painted at once.
    void sharedFrames_endAsTheSamePicture() {
        test::GuiTable shared{everyKind()};
        test::GuiTable whole{everyKind()};
        shared.scene.frames().setLimit(std::chrono::microseconds{1});
        const auto both = [&](const std::function<void(test::GuiTable&)>& act) {
            act(shared);
            act(whole);
            QCoreApplication::processEvents();
        };
        const auto picture = pictureOfView;
        both([](test::GuiTable& table) { table.view.resize(kSize); });
        for (const double scale : {25.0, 32.0, 11.0, 50.0}) {
            both([&](test::GuiTable& table) { table.view.setPixelsPerInch(scale, {200, 150}); });
        }
        QVERIFY(shared.scene.frames().isBusy() && !whole.scene.frames().isBusy());
        both([](test::GuiTable& table) {
            table.state.setSelection({ModelId{QStringLiteral("m1")}, PieceId{QStringLiteral("tall")}});
            const std::vector<scenarios::AnyId> ids{ModelId{QStringLiteral("m1")}, PieceId{QStringLiteral("tall")},
                                                    PieceId{QStringLiteral("house")}};
            table.document.edit(QStringLiteral("move"),
                                scenarios::withMoved(table.document.scenario(), ids,
                                                     pointFromInches(1.013, -0.377) - geometry::Point{}));
        });
        QTRY_VERIFY(!shared.scene.frames().isBusy());
        QCOMPARE(test::differenceBetween(picture(shared), picture(whole)).mean, 0.0);
        both([](test::GuiTable& table) { table.view.showAt({12, 9}, {240, 180}, 90); });
        QTRY_VERIFY(!shared.scene.frames().isBusy());
        QCOMPARE(test::differenceBetween(picture(shared), picture(whole)).mean, 0.0);
    }

    /// What has no time in the first frame of a new theme stands there as it was.
    void aNewTheme_neverEmptiesTheTable() {
        test::GuiTable table{everyKind()};
        scenarios::Scenario nothing = everyKind();
        nothing.zones.clear();
        nothing.terrain.clear();
        nothing.objectives.clear();
        nothing.labels.clear();
        nothing.models.clear();
        test::GuiTable ground{nothing};
        test::GuiTable whole{everyKind()};
        for (test::GuiTable* one : {&table, &ground, &whole}) {
            one->view.resize(kSize);
            static_cast<void>(pictureOfView(*one));
        }
        table.scene.frames().setLimit(std::chrono::microseconds{0});
        for (test::GuiTable* one : {&table, &ground, &whole}) {
            one->scene.setTheme(Theme::dark());
        }
        QVERIFY(test::differenceBetween(pictureOfView(table), pictureOfView(ground)).share > 0.05);
        table.scene.frames().setLimit(std::nullopt);
        QCOMPARE(test::differenceBetween(pictureOfView(table), pictureOfView(whole)).mean, 0.0);
    }

    /// A layer over the whole table takes several frames. Half of it is never shown, what changes before it is done is
    /// painted as it is then, and in the end all is as if it had been painted at once.
    void largeLayers_arePaintedInStrips_andEndAsTheSamePicture() {
        test::GuiTable shared{everyKind()};
        test::GuiTable whole{everyKind()};
        shared.scene.frames().setLimit(std::chrono::microseconds{1});
        const auto both = [&](const std::function<void(test::GuiTable&)>& act) {
            act(shared);
            act(whole);
        };
        const auto picture = pictureOfView;
        const auto differ = [&] { return test::differenceBetween(picture(shared), picture(whole)).mean; };
        const auto rangesOf = [](test::GuiTable& table, std::set<ModelId> models) {
            app::RangeWish wish;
            wish.ranges = true;
            wish.selected = std::move(models);
            table.scene.show(app::rangePictureOf(table.document.scenario(), wish));
        };
        const ModelId m1{QStringLiteral("m1")};
        const ModelId m3{QStringLiteral("m3")};
        both([](test::GuiTable& table) {
            table.view.resize(1200, 900);
            table.view.fitTable();
        });
        QCoreApplication::processEvents();
        QTRY_VERIFY(!shared.scene.frames().isBusy());
        QCOMPARE(differ(), 0.0);
        const QImage without = picture(shared);

        both([&](test::GuiTable& table) { rangesOf(table, {m1}); });
        // Each picture is a frame, in which there is time for one strip of two dozen.
        for (int strip = 0; strip < 12; ++strip) {
            QCOMPARE(test::differenceBetween(picture(shared), without).mean, 0.0);
        }
        QVERIFY(shared.scene.frames().isBusy());
        QVERIFY(differ() > 0.0);
        both([&](test::GuiTable& table) { rangesOf(table, {m3}); });
        QCoreApplication::processEvents();
        QTRY_VERIFY(!shared.scene.frames().isBusy());
        QCOMPARE(differ(), 0.0);

        // Pushed and zoomed while a new picture is half done.
        both([&](test::GuiTable& table) { rangesOf(table, {m1, m3}); });
        for (int strip = 0; strip < 12; ++strip) {
            picture(shared);
        }
        both([](test::GuiTable& table) { table.view.showAt({11.3, 8.2}, {600, 450}, 61); });
        picture(shared);
        both([](test::GuiTable& table) { table.view.showAt({12.7, 8.9}, {600, 450}, 61); });
        QCoreApplication::processEvents();
        QTRY_VERIFY(!shared.scene.frames().isBusy());
        QCOMPARE(differ(), 0.0);
    }

    void ringsOfModelsThatAreGone_areDropped() {
        QImage image{200, 200, QImage::Format_RGB32};
        QPainter painter{&image};
        painter.scale(20, 20);
        app::FrameBudget frames;
        app::RingPixmapCache rings{frames};
        const scenarios::Model model = everyKind().models.front();
        for (int i = 0; i < 3; ++i) {
            for (const auto look : {app::VerdictLook::Clear, app::VerdictLook::Blocked}) {
                rings.show(painter, ModelId{QString::number(i)}, model.placed(), look, Theme::light(), {20}, 1.0);
            }
        }
        QCOMPARE(rings.count(), std::size_t{6});
        rings.forget(ModelId{QStringLiteral("1")});
        QCOMPARE(rings.count(), std::size_t{4});
    }

    void marksOfBlockers_areKept_andOldOnesWaitForAFrame() {
        const scenarios::Piece piece = everyKind().terrain.front();
        const auto outline = app::blockingOutline(piece);
        app::FrameBudget frames;
        frames.beginFrame({0, 0, 500, 500}, QRect{0, 0, 500, 500});
        app::BlockingMarkPictures marks{frames};
        const auto painted = [](const std::function<void(QPainter&)>& paint) {
            QImage image{500, 500, QImage::Format_RGB32};
            image.fill(Qt::white);
            QPainter painter{&image};
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(20, 20);
            paint(painter);
            return image;
        };
        const auto kept = [&](const scenarios::Piece& shown, const QColor& color) {
            return painted([&](QPainter& painter) { marks.show(painter, shown, color, 1.0, {20}); });
        };
        const auto direct = [&](const QColor& color) {
            return painted([&](QPainter& painter) { app::paintBlockingMark(painter, outline, color, 1.0, {20}); });
        };
        QVERIFY(test::differenceBetween(kept(piece, Qt::red), direct(Qt::red)).isSmall());
        QVERIFY(!marks.takeWaits());
        QCOMPARE(marks.count(), std::size_t{1});

        // No time in this frame: the old color stays, and it is said that something waits.
        frames.setLimit(std::chrono::microseconds{0});
        QCOMPARE(kept(piece, Qt::blue), kept(piece, Qt::red));
        QVERIFY(marks.takeWaits());
        QVERIFY(test::differenceBetween(kept(piece, Qt::blue), direct(Qt::blue)).share > 0.01);
        // Another shape is never shown for this one.
        scenarios::Piece moved = everyKind().terrain[1];
        moved.id = piece.id;
        QVERIFY(kept(moved, Qt::red) != kept(piece, Qt::red));
        // A part of the frame only: what is new would be shown in part.
        frames.setLimit(std::nullopt);
        QVERIFY(test::differenceBetween(kept(piece, Qt::red), direct(Qt::red)).isSmall());
        frames.beginFrame({0, 0, 500, 500}, QRect{0, 0, 500, 10});
        QVERIFY(test::differenceBetween(kept(piece, Qt::blue), direct(Qt::red)).isSmall());
        QVERIFY(marks.takeWaits());
        frames.beginFrame({0, 0, 500, 500}, QRect{0, 0, 500, 500});
        QVERIFY(test::differenceBetween(kept(piece, Qt::blue), direct(Qt::blue)).isSmall());
        for (int i = 0; i < 200; ++i) {
            marks.dropUnused();
        }
        QCOMPARE(marks.count(), std::size_t{0});
    }

    void layerLeftOut_isNoticed_data() {
        QTest::addColumn<std::function<void(Canvas&)>>("leaveOut");
        using Change = std::function<void(Canvas&)>;
        const auto without = [](const char* piece) {
            return Change{[piece](Canvas& canvas) {
                std::erase_if(canvas.scenario.terrain,
                              [&](const auto& one) { return one.id.value == QLatin1String{piece}; });
            }};
        };
        for (const char* piece : {"tall", "medium", "low", "wood", "pond", "house", "ring", "wall"}) {
            QTest::newRow(piece) << without(piece);
        }
        QTest::newRow("zone") << Change{[](Canvas& canvas) { canvas.scenario.zones.clear(); }};
        QTest::newRow("objective") << Change{[](Canvas& canvas) { canvas.scenario.objectives.clear(); }};
        QTest::newRow("label") << Change{[](Canvas& canvas) { canvas.scenario.labels.clear(); }};
        QTest::newRow("one model") << Change{[](Canvas& canvas) { canvas.scenario.models.pop_back(); }};
        QTest::newRow("sign of the wood") << Change{[](Canvas& canvas) { canvas.scenario.terrain[3].kind.clear(); }};
        QTest::newRow("a base turned") << Change{
            [](Canvas& canvas) { canvas.scenario.models[3].facing = geometry::Angle::fromDegrees(90); }};
        QTest::newRow("an open door") << Change{
            [](Canvas& canvas) { canvas.scenario.terrain[5].walls[5].blocksSight = true; }};
        QTest::newRow("grid") << Change{
            [](Canvas& canvas) { canvas.theme.gridFine = canvas.theme.gridCoarse = Qt::transparent; }};
        QTest::newRow("rulers") << Change{
            [](Canvas& canvas) { canvas.prepare = [](test::GuiTable& table) { table.view.setRulersVisible(false); }; }};
        QTest::newRow("hatch") << Change{[](Canvas& canvas) { canvas.theme.terrainShade = canvas.theme.ground; }};
        QTest::newRow("badges") << Change{[](Canvas& canvas) { canvas.theme.modelText = Qt::transparent; }};
        QTest::newRow("verdict: line and label") << Change{[](Canvas& canvas) { canvas.from.clear(); }};
        QTest::newRow("verdict: the blocker") << Change{[](Canvas& canvas) { canvas.to = QStringLiteral("m3"); }};
    }
    /// So that the comparison is worth something: of each thing that a picture shows it tells whether it is missing.
    void layerLeftOut_isNoticed() {
        if (qEnvironmentVariableIsSet("SIGHTLINE_RENEW_PICTURES")) {
            QSKIP("the pictures are being renewed");
        }
        QFETCH(std::function<void(Canvas&)>, leaveOut);
        const bool isOfLine = QLatin1String{QTest::currentDataTag()}.startsWith(u"verdict");
        Canvas canvas;
        if (isOfLine) {
            canvas.from = QStringLiteral("m1");
            canvas.to = QStringLiteral("m2");
        }
        const QImage stored =
            test::storedPicture(isOfLine ? QStringLiteral("blocked-light") : QStringLiteral("pieces-light"));
        QVERIFY(test::differenceBetween(pictureOf(canvas), stored).isSmall());
        leaveOut(canvas);
        const auto difference = test::differenceBetween(pictureOf(canvas), stored);
        QVERIFY2(!difference.isSmall(),
                 qPrintable(QStringLiteral("mean %1, share %2").arg(difference.mean).arg(difference.share)));
    }
};

int main(int argc, char** argv) {
    QLocale::setDefault(QLocale::c());
    return test::runWithTestFont<TestPictures>(argc, argv);
}
#include "tst_pictures.moc"
