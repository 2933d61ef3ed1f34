#include "app/desktop/actions/action_set.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/window/windows.h"
#include "app/shared/painting/table_painter.h"
#include "app/shared/text/made_names.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/model/vision_grid.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/targets.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::test;

namespace {

app::PaintOptions plainOptions() {
    app::PaintOptions options;
    options.rulers = false;
    options.grid = false;
    options.scale.pixelsPerInch = 10;
    return options;
}

struct FogPictures {
    explicit FogPictures(const Scenario& scenario) : plain{app::tableImage(scenario, {}, plainOptions())} {
        options.fogOf = kAnne;
        fog = app::tableImage(scenario, {}, options);
    }
    app::PaintOptions options = plainOptions();
    QImage plain;
    QImage fog;
};

/// The color at the middle of a cell of 1 in.
QColor colorAt(const QImage& image, const Scenario& scenario, const app::PaintOptions& options, int column, int row) {
    const QPointF corner = app::pictureArea(scenario, options).topLeft();
    const QPointF place = (QPointF{column + 0.5, row + 0.5} - corner) * options.scale.pixelsPerInch;
    return image.pixelColor(place.toPoint());
}

QColor under(const QColor& color, int alpha) {
    const auto shade = [alpha](int value) { return static_cast<int>(value * (255 - alpha) / 255.0 + 0.5); };
    return {shade(color.red()), shade(color.green()), shade(color.blue())};
}

bool isNear(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) <= 2 && std::abs(a.green() - b.green()) <= 2 &&
           std::abs(a.blue() - b.blue()) <= 2;
}

} // namespace

/// Fog of war in the window.
class TestVisionWindow : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] const scenarios::SideKnowledge& knows(const PlayerId& side) const {
        return scenario().vision->side(side)->knows;
    }

private slots:
    void init() {
        showWindow({1300, 850});
        showTable(smallTable());
        view()->setFocus();
    }

    void S0_20_withoutFog_eachPixelIsAsBefore() {
        const Scenario plain = test::smallTable();
        const Scenario on = scenarios::withVisionUpdated(scenarios::withFog(plain, true));
        const QImage before = app::tableImage(plain, {}, plainOptions());
        QCOMPARE(app::tableImage(scenarios::withFog(on, false), {}, plainOptions()), before);
        QCOMPARE(app::tableImage(on, {}, plainOptions()), before); // as the judge sees it
        auto options = plainOptions();
        options.fogOf = kAnne;
        QVERIFY(app::tableImage(on, {}, options) != before);
        QCOMPARE(app::tableImage(scenarios::withFog(on, false), {}, options), before);
    }

    /// What was never seen has the color of the shroud, whatever stands there; what was seen has its symbol.
    void S0_17_S0_18_unseenIsBlank_seenIsDrawn() {
        const auto pictureWith = [](const std::vector<scenarios::Piece>& pieces) {
            Scenario whole = test::smallTable();
            whole.terrain.insert(whole.terrain.end(), pieces.begin(), pieces.end());
            const Scenario view =
                scenarios::sideViewOf(scenarios::withVisionUpdated(scenarios::withFog(whole, true)), kAnne);
            auto options = plainOptions();
            options.fogOf = kAnne;
            return std::pair{app::tableImage(view, {}, options), view};
        };
        const auto [bare, bareView] = pictureWith({});
        const auto hidden = test::boxPiece(QStringLiteral("hidden"), 50, 36, 58, 42);
        QCOMPARE(pictureWith({hidden}).first, bare); // not a pixel of it, nor of the models out of sight
        Scenario empty = test::smallTable();
        empty.models.clear();
        empty.terrain.clear();
        const QImage open = app::tableImage(empty, {}, plainOptions());
        for (const auto& [column, row] : {std::pair{54, 39}, {40, 20}, {40, 30}, {25, 20}, {1, 1}}) {
            QVERIFY(isNear(colorAt(bare, bareView, plainOptions(), column, row),
                           under(colorAt(open, empty, plainOptions(), column, row), 175)));
        }
        auto granary = test::boxPiece(QStringLiteral("granary"), 12, 20, 13, 21);
        granary.name = QStringLiteral("Granary");
        const auto [seen, seenView] = pictureWith({granary});
        QVERIFY(seenView.piece({QStringLiteral("granary")}) &&
                seenView.piece({QStringLiteral("granary")})->name.isEmpty());
        QVERIFY(seen != bare);
    }

    void S1_35_unexploredIsDarkerThanShrouded_visibleIsAsItIs() {
        QCOMPARE(app::kUnexploredAlpha, 175); // of 255
        QCOMPARE(app::kShroudedAlpha, 110);
        Scenario scenario = scenarios::withVisionUpdated(scenarios::withFog(test::smallTable(), true));
        scenarios::Vision vision = *scenario.vision;
        vision.sides.front().knows.explored.insert({50, 40});
        scenario = scenarios::withVision(std::move(scenario), vision);
        QCOMPARE(vision.sides.front().player, kAnne);
        const auto [options, plain, fog] = FogPictures{scenario};
        QVERIFY(scenario.vision->side(kAnne)->knows.visible.contains({11, 21}));
        const auto at = [&](const QImage& image, int column, int row) {
            return colorAt(image, scenario, options, column, row);
        };
        QCOMPARE(at(fog, 12, 22), at(plain, 12, 22));
        QVERIFY(isNear(at(fog, 50, 40), under(at(plain, 50, 40), app::kShroudedAlpha)));
        QVERIFY(isNear(at(fog, 55, 5), under(at(plain, 55, 5), app::kUnexploredAlpha)));
    }

    /// Black would not show on black: there fog has patterns, of which that of unexplored cells is the denser one.
    void inHighContrast_fogIsHatched() {
        Scenario scenario = scenarios::withVisionUpdated(scenarios::withFog(test::smallTable(), true));
        scenarios::Vision vision = *scenario.vision;
        vision.sides.front().knows.explored.insert({50, 40});
        scenario = scenarios::withVision(std::move(scenario), vision);
        auto options = plainOptions();
        options.theme = app::Theme::forPalette(QPalette{Qt::black});
        options.fogOf = kAnne;
        const QImage fog = app::tableImage(scenario, {}, options);
        const auto lightPixels = [&](QPoint cell) {
            const QPointF corner = app::pictureArea(scenario, options).topLeft();
            const QPoint from = ((QPointF{cell} - corner) * options.scale.pixelsPerInch).toPoint();
            int light = 0;
            for (int i = 0; i < 64; ++i) {
                light += fog.pixelColor(from + QPoint{1 + i % 8, 1 + i / 8}).lightness() > 128 ? 1 : 0;
            }
            return light;
        };
        QCOMPARE(lightPixels({12, 22}), 0); // visible
        QVERIFY(lightPixels({50, 40}) > 0);
        QVERIFY(lightPixels({55, 5}) > lightPixels({50, 40}));
    }

    /// A table by grid sight, of which Anne has explored [50, 60) x [40, 44), with a box in it, and sees what is round
    /// her model.
    static Scenario gridTable() {
        Scenario scenario = scenarios::withFog(test::smallTable(), true);
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("out of sight"), 52, 41, 54, 43));
        scenario = scenarios::withVisionProfile(scenario, *scenarios::shippedVisionProfile(QStringLiteral("grid")));
        scenario = scenarios::withVisionUpdated(scenario);
        scenarios::Vision vision = *scenario.vision;
        for (int row = 40; row < 44; ++row) {
            vision.sides.front().knows.explored.insertRun(row, 50, 59);
        }
        return scenarios::withVision(std::move(scenario), vision);
    }

    void S4_12_S4_16_theShroudIsBlank_andUniform() {
        const Scenario scenario = gridTable();
        auto options = plainOptions();
        options.fogOf = kAnne;
        const QImage fog = app::tableImage(scenario, {}, options);
        QVERIFY(!scenario.vision->sides.front().knows.explored.contains({55, 5}));
        for (const auto& [column, row] : {std::pair{55, 5}, {40, 20}, {40, 30}, {59, 0}}) { // two of them with models
            QCOMPARE(colorAt(fog, scenario, options, column, row), QColor(Qt::black));
        }
    }

    void S4_13_whatIsVisible_isUnchanged() {
        const Scenario scenario = gridTable();
        const auto [options, plain, fog] = FogPictures{scenario};
        int compared = 0;
        for (int row = 0; row < 44; ++row) {
            for (int column = 0; column < 60; ++column) {
                if (scenario.vision->sides.front().knows.visible.contains({column, row})) {
                    QCOMPARE(colorAt(fog, scenario, options, column, row),
                             colorAt(plain, scenario, options, column, row));
                    ++compared;
                }
            }
        }
        QVERIFY(compared > 20);
    }

    void S4_14_outOfSight_terrainKeepsAHalf_andTheGroundAnEighth() {
        const Scenario scenario = gridTable();
        const auto [options, plain, fog] = FogPictures{scenario};
        const auto at = [&](const QImage& image, int column, int row) {
            return colorAt(image, scenario, options, column, row);
        };
        const auto share = [](const QColor& color, int part) {
            return QColor{color.red() / part, color.green() / part, color.blue() / part};
        };
        QVERIFY(isNear(at(fog, 52, 41), share(at(plain, 52, 41), 2)));
        QVERIFY(isNear(at(fog, 57, 41), share(at(plain, 57, 41), 8)));
    }

    void theVeilOfGridSight_letsTheJudgeLookThrough() {
        turnFogOn();
        document().edit(
            QStringLiteral("grid"),
            scenarios::withVisionProfile(scenario(), *scenarios::shippedVisionProfile(QStringLiteral("grid"))));
        QVERIFY(settled());
        m_window->vision().showFogOf(kAnne);
        QVERIFY(!scene().shown<FogPicture>().isEmpty());
        QVERIFY(!scene().shown<FogPicture>().isBlank);
        m_window->vision().setOwner(kAnne);
        QVERIFY(scene().shown<FogPicture>().isBlank);
    }

    void outlines_areHatched() {
        Scenario scenario = scenarios::withFog(test::smallTable(), true);
        scenarios::Vision vision = *scenario.vision;
        const auto grid = scenarios::gridOf(scenario.table, vision.profile);
        QVERIFY(grid.has_value());
        scenarios::SideKnowledge& knows = vision.sides.front().knows;
        knows.visited = knows.explored = knows.visible = knows.outline = grid->noCells();
        knows.outline.insertRun(40, 50, 55);
        knows.explored.insertRun(41, 50, 55);
        scenario = scenarios::withVision(std::move(scenario), vision);
        const app::FogPicture fog = app::fogPictureOf(scenario, kAnne);
        QCOMPARE(fog.outlined, (std::vector{QRectF{50, 40, 6, 1}}));
        QCOMPARE(fog.shrouded, (std::vector{QRectF{50, 41, 6, 1}}));
        auto options = plainOptions();
        options.fogOf = kAnne;
        const QImage image = app::tableImage(scenario, {}, options);
        const QPointF corner = app::pictureArea(scenario, options).topLeft();
        std::set<QRgb> colors;
        for (int x = 2; x < 58; ++x) {
            colors.insert(image.pixel(((QPointF{50, 40.5} - corner) * 10.0).toPoint() + QPoint{x, 0}));
        }
        QVERIFY(colors.size() >= 2);
    }

    void T50_aSideThatIsNotThere_knowsNothing() {
        Scenario scenario = scenarios::withVisionUpdated(scenarios::withFog(test::smallTable(), true));
        const app::FogPicture fog = app::fogPictureOf(scenario, PlayerId{QStringLiteral("nobody")});
        QCOMPARE(fog.unexplored, (std::vector{QRectF{0, 0, 60, 44}}));
        scenario.table.width = geometry::Length::fromInches(70); // the cells are those of another table
        QCOMPARE(app::fogPictureOf(scenario, kAnne).unexplored, (std::vector{QRectF{0, 0, 70, 44}}));
    }

    void S4_18_cellsCoverTheTableAndNoMore() {
        Scenario scenario = test::smallTable();
        scenario.table = {geometry::Length::fromInches(7.5), geometry::Length::fromInches(3.25), {}};
        scenario = scenarios::withFog(scenario, true);
        const app::FogPicture fog = app::fogPictureOf(scenario, kAnne);
        double area = 0;
        for (const QRectF& part : fog.unexplored) {
            QVERIFY(fog.table.contains(part));
            area += part.width() * part.height();
        }
        QCOMPARE(area, 7.5 * 3.25);
    }

    void S4_18_theVeilLiesOnTheTable_atEveryZoom() {
        Scenario scenario = test::smallTable();
        scenario.models.clear();
        scenario.terrain.clear();
        scenario.table = {geometry::Length::fromInches(7.5), geometry::Length::fromInches(3.25), {}};
        scenario = scenarios::withFog(scenario, true);
        scenario = scenarios::withVisionProfile(scenario, *scenarios::shippedVisionProfile(QStringLiteral("grid")));
        scenario = scenarios::withVisionUpdated(scenario);
        for (const double zoom : {8.0, 20.0, 51.0}) {
            auto options = plainOptions();
            options.scale.pixelsPerInch = zoom;
            const QImage plain = app::tableImage(scenario, {}, options);
            options.fogOf = kAnne;
            const QImage fog = app::tableImage(scenario, {}, options);
            QCOMPARE(fog.size(), plain.size());
            const QPointF corner = app::pictureArea(scenario, options).topLeft();
            const double border = 4 / zoom; // the edge of the table is a line
            int inside = 0;
            for (int y = 0; y < fog.height(); ++y) {
                for (int x = 0; x < fog.width(); ++x) {
                    const QPointF place = corner + QPointF{x + 0.5, y + 0.5} / zoom;
                    if (QRectF{0, 0, 7.5, 3.25}.adjusted(border, border, -border, -border).contains(place)) {
                        QCOMPARE(fog.pixelColor(x, y), QColor(Qt::black));
                        ++inside;
                    } else if (!QRectF{0, 0, 7.5, 3.25}.adjusted(-border, -border, border, border).contains(place)) {
                        QCOMPARE(fog.pixelColor(x, y), plain.pixelColor(x, y));
                    }
                }
            }
            QVERIFY(inside > 7.5 * 3.25 * zoom * zoom / 2);
        }
    }

    /// The file holds no knowledge of any side, and nobody has moved.
    void S4_11_aFileWrittenByHand_showsWhatIsSeenAtOnce() {
        const QString path = file(QStringLiteral("hand.sightline"));
        QFile file{path};
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "sightline-scenario", "version": 1, "table": {"width": 20, "height": 9},
            "players": [{"id": "a"}, {"id": "b"}], "terrain": [], "vision": {"enabled": true},
            "models": [{"id": "own", "player": "a", "position": [4.5, 4.5], "base": {"shape": "round", "diameter_mm": 25}},
                       {"id": "near", "player": "b", "position": [6.5, 4.5], "base": {"shape": "round", "diameter_mm": 25}},
                       {"id": "far", "player": "b", "position": [16.5, 4.5], "base": {"shape": "round", "diameter_mm": 25}}]})");
        file.close();
        QVERIFY(m_window->openFile(path));
        QVERIFY(settled());
        QVERIFY(action("fogOfWar")->isChecked());
        QCOMPARE(knows(kAnne).visible.count(), 49); // 3 cells to each side of its own
        m_window->vision().showFogOf(kAnne);
        QVERIFY(settled());
        const auto& hidden = scene().shown<FogPicture>().unexplored;
        const auto isHidden = [&](const QPointF& place) {
            return std::ranges::any_of(hidden, [&](const QRectF& part) { return part.contains(place); });
        };
        QVERIFY(!isHidden({4.5, 4.5}) && !isHidden({6.5, 4.5}) && !isHidden({7.9, 7.9}));
        QVERIFY(isHidden({8.1, 4.5}) && isHidden({16.5, 4.5}));
        QCOMPARE(undoStack()->count(), 0); // no step of anybody's
    }

    void S4_11_fogIsRightBeforeTheFirstMove() {
        QVERIFY(!scenario().vision);
        turnFogOn();
        QVERIFY(action("fogOfWar")->isChecked());
        QVERIFY(knows(kAnne).visible.contains({11, 20}));
        QVERIFY(!knows(kAnne).visible.contains({40, 20}));
        QCOMPARE(undoStack()->count(), 2); // the fog, and the ranges of this test
        undoStack()->undo();
        QVERIFY(scenario().vision);
        undoStack()->undo();
        QVERIFY(!scenario().vision);
        QVERIFY(!action("fogOfWar")->isChecked());
    }

    void S0_14_aMoveIsTakenUpWhenTheHandLetsGo_andUndoneWithWhatItShowed() {
        turnFogOn();
        auto other = std::move(m_window);
        init();
        turnFogOn();
        const auto explored = knows(kAnne).explored;
        pull({10, 20}, {10, 34});
        // A later move on another table, let go, has been taken up.
        m_window.swap(other);
        drag({10, 20}, {10, 34});
        QVERIFY(settled());
        QVERIFY(knows(kAnne).visible.contains({11, 35}));
        m_window.swap(other);
        QCOMPARE(knows(kAnne).explored, explored); // still in the hand
        send(QEvent::MouseButtonRelease, {10, 34}, Qt::LeftButton, Qt::NoButton);
        QVERIFY(settled());
        QVERIFY(knows(kAnne).visible.contains({11, 35}));
        QVERIFY(knows(kAnne).explored.contains({11, 18})); // S0.15
        QVERIFY(!knows(kAnne).visible.contains({11, 18}));
        QVERIFY(!knows(kAnne).explored.contains({11, 27})); // on the way it looked at nothing
        QCOMPARE(scenario().vision->log.size(), std::size_t{1});
        QCOMPARE(undoStack()->count(), 3);
        undoStack()->undo();
        QCOMPARE(knows(kAnne).explored, explored);
        QVERIFY(scenario().vision->log.empty());
        undoStack()->redo();
        QVERIFY(settled());
        QVERIFY(knows(kAnne).visible.contains({11, 35}));
        QCOMPARE(scenario().vision->log.size(), std::size_t{1});
    }

    void S0_14_aMoveGivenUp_changesNothing() {
        turnFogOn();
        const Scenario before = scenario();
        const int steps = undoStack()->index();
        pull({10, 20}, {10, 34});
        QTest::keyClick(view(), Qt::Key_Escape);
        send(QEvent::MouseButtonRelease, {10, 34}, Qt::LeftButton, Qt::NoButton);
        QVERIFY(settled());
        QVERIFY(scenario() == before);
        QCOMPARE(undoStack()->index(), steps);
    }

    void S2_52_whoEntersANamedArea_isTold() {
        Scenario named = scenario();
        scenarios::Piece mill = test::boxPiece(QStringLiteral("mill"), 8, 33, 13, 38, 0);
        mill.name = QStringLiteral("Watermill");
        named.terrain.push_back(mill);
        document().edit(QStringLiteral("mill"), named);
        turnFogOn();
        const auto* hint = find<QLabel>("statusHint");
        const QString told = QStringLiteral("enters “Watermill”");
        drag({10, 20}, {10, 25});
        QVERIFY(settled());
        QVERIFY2(!hint->text().contains(told), qPrintable(hint->text()));
        drag({10, 25}, {10, 35});
        QVERIFY(settled());
        QVERIFY2(hint->text().contains(told), qPrintable(hint->text()));
    }

    /// Both zones of a deployment have its name; the player's tells them apart.
    void S2_52_whoEntersAZone_isToldWhoseZoneItIs() {
        Scenario named = scenario();
        for (const auto& [player, top] : {std::pair{"a", 33.0}, std::pair{"b", 2.0}}) {
            scenarios::Zone zone;
            zone.id = {QStringLiteral("zone-%1").arg(QLatin1String{player})};
            zone.name = QStringLiteral("Dawn of War");
            zone.player = {QLatin1String{player}};
            zone.polygon =
                std::get<geometry::Polygon>(test::boxPiece(QStringLiteral("box"), 8, top, 13, top + 5).outline);
            named.zones.push_back(zone);
        }
        document().edit(QStringLiteral("zones"), named);
        turnFogOn();
        drag({10, 20}, {10, 35});
        QVERIFY(settled());
        const QString told = QStringLiteral("enters “%1”")
                                 .arg(app::displayNameOf(scenario(), scenarios::ZoneId{QStringLiteral("zone-a")}));
        QVERIFY2(told.contains(QStringLiteral("Dawn of War of")), qPrintable(told));
        const auto* hint = find<QLabel>("statusHint");
        QVERIFY2(hint->text().contains(told), qPrintable(hint->text()));
    }

    /// Whoever stands in an area when the fog begins was there before.
    void S2_52_whoStandsInANamedAreaWhenFogBegins_entersNothing() {
        Scenario named = scenario();
        scenarios::Piece mill = test::boxPiece(QStringLiteral("mill"), 8, 33, 13, 38, 0);
        mill.name = QStringLiteral("Watermill");
        named.terrain.push_back(mill);
        named = scenarios::withModelAt(named, {QStringLiteral("m1")}, geometry::pointFromInches(10, 35));
        document().edit(QStringLiteral("mill"), named);
        turnFogOn();
        const auto* hint = find<QLabel>("statusHint");
        QVERIFY2(!hint->text().contains(QStringLiteral("enters")), qPrintable(hint->text()));
    }

    /// What may not be aimed at, or helped, is told with the reason.
    void S1_28_S1_29_S1_44_reasonsAreTold() {
        const scenarios::ModelId m2{QStringLiteral("m2")};
        const auto target = [&](const char* code) {
            return app::targetText({m2, QLatin1String{code} == u"legal", QLatin1String{code}});
        };
        QCOMPARE(target("not-visible"), QStringLiteral("not seen by this side"));
        QCOMPARE(target("not-visible-before"), QStringLiteral("only from the next move on"));
        QCOMPARE(target("own"), QStringLiteral("belongs to this side"));
        QCOMPARE(target("legal"), QStringLiteral("may be chosen"));
        // Only what a setting can change names it.
        QVERIFY(app::targetRuleText({m2, false, QStringLiteral("not-visible-before")})
                    .contains(QStringLiteral("vision profile")));
        QVERIFY(app::targetRuleText({m2, false, QStringLiteral("not-visible")}).isEmpty());
        const auto action = [](const char* code) {
            return app::actionText({QLatin1String{code} == u"allowed", QLatin1String{code}});
        };
        QCOMPARE(action("not-visible"), QStringLiteral("not visible: it must see the position"));
        QCOMPARE(action("not-explored"), QStringLiteral("not explored"));
        QCOMPARE(action("off-table"), QStringLiteral("is off the table"));
        QCOMPARE(action("allowed"), QStringLiteral("may be used there"));
    }

    void movesInABurst_areOneStepOfTheLog() {
        turnFogOn();
        const auto at = [](double x, double y) { return geometry::pointFromInches(x, y); };
        document().edit(QStringLiteral("one"), scenarios::withModelAt(scenario(), {QStringLiteral("m1")}, at(10, 30)));
        document().edit(QStringLiteral("two"), scenarios::withModelAt(scenario(), {QStringLiteral("m2")}, at(50, 10)));
        QVERIFY(settled());
        QCOMPARE(scenario().vision->log.size(), std::size_t{1});
        QCOMPARE(scenario().vision->log.front().after.size(), std::size_t{2});
        QVERIFY(knows(kAnne).visible.contains({11, 31}));
        QVERIFY(knows(kBert).visible.contains({51, 11}));
    }

    void T47_aNameDoesNotMakeADiscoveryOld() {
        turnFogOn();
        drag({10, 20}, {38, 20});
        QVERIFY(settled());
        const scenarios::ModelId found{QStringLiteral("m2")};
        QCOMPARE(scenarios::targetRuling(scenario(), kAnne, found).code, QStringLiteral("not-visible-before"));
        const scenarios::AnyId m1{scenarios::ModelId{QStringLiteral("m1")}};
        document().edit(QStringLiteral("name"), scenarios::withElementNamed(scenario(), m1, QStringLiteral("Scout")));
        QVERIFY(settled());
        QCOMPARE(scenarios::targetRuling(scenario(), kAnne, found).code, QStringLiteral("not-visible-before"));
        trigger("nextTurn");
        QVERIFY(settled());
        QCOMPARE(scenarios::targetRuling(scenario(), kAnne, found).code, QStringLiteral("legal"));
    }

    void theVeilOverTheJudgesTable_isChosenByItsMenu() {
        turnFogOn();
        QVERIFY(scene().shown<FogPicture>().isEmpty());
        const auto choose = [&](int index) {
            emit actions().menu("fogOverMenu")->aboutToShow();
            actions().menu("fogOverMenu")->actions().at(index)->trigger();
        };
        choose(1);
        QCOMPARE(m_window->vision().shownSide(), std::optional{kAnne});
        QVERIFY(!m_window->vision().owner());
        QCOMPARE(scene().shown<FogPicture>(), app::fogPictureOf(scenario(), kAnne));
        QVERIFY(!scene().shown<FogPicture>().isEmpty());
        choose(2);
        QCOMPARE(m_window->vision().shownSide(), std::optional{kBert});
        choose(0);
        QVERIFY(!m_window->vision().shownSide());
        QVERIFY(scene().shown<FogPicture>().isEmpty());
    }

    void theFogShownFollowsTheMoves() {
        turnFogOn();
        m_window->vision().showFogOf(kAnne);
        const app::FogPicture before = scene().shown<FogPicture>();
        drag({10, 20}, {10, 34});
        QVERIFY(settled());
        QVERIFY(scene().shown<FogPicture>() != before);
        QCOMPARE(scene().shown<FogPicture>(), app::fogPictureOf(scenario(), kAnne));
        trigger("fogOfWar");
        QVERIFY(scene().shown<FogPicture>().isEmpty());
    }

    void nextTurn_goesRoundThePlayers() {
        turnFogOn();
        QCOMPARE(scenario().vision->turn, 1);
        const PlayerId first = scenario().vision->active;
        const std::vector<std::pair<PlayerId, int>> round{{kAnne, 1}, {kBert, 1}, {kAnne, 2}};
        for (const auto& [active, turn] : round) {
            trigger("nextTurn");
            QVERIFY(settled());
            QCOMPARE(scenario().vision->active, active);
            QCOMPARE(scenario().vision->turn, turn);
        }
        for (std::size_t i = 0; i < round.size(); ++i) {
            undoStack()->undo();
        }
        QCOMPARE(scenario().vision->turn, 1);
        QCOMPARE(scenario().vision->active, first);
    }

    void S1_19_aPlayersFileHoldsNothingThatThePlayerDoesNotSee() {
        turnFogOn();
        const QString path = file(QStringLiteral("anne.sightline.json"));
        m_window->vision().setFileQuestion([path](const PlayerId&) { return path; });
        m_window->vision().saveSide(kAnne);
        QVERIFY(settled());
        QFile file{path};
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains("\"m1\""));
        QVERIFY(!bytes.contains("\"m2\"") && !bytes.contains("\"m3\""));
        const auto loaded = scenarios::readScenario(bytes, path);
        QVERIFY(loaded.has_value());
        QCOMPARE(loaded->scenario.models.size(), std::size_t{1});
    }

    /// The last suffix says the format, whatever the name before it.
    void theLastSuffix_saysTheFormat() {
        turnFogOn();
        for (const auto& [name, start] : {std::pair{"anne.sightline.csv", "kind,id,"}, {"anne.sightline.npz", "PK"}}) {
            const QString path = file(QLatin1String{name});
            m_window->vision().setFileQuestion([path](const PlayerId&) { return path; });
            m_window->vision().saveSide(kAnne);
            QVERIFY(settled());
            QFile file{path};
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().startsWith(start), name);
        }
    }

    void fromAPlayersWindow_onlyTheOwnFileIsWritten_withItsSuffix() {
        turnFogOn();
        m_window->vision().setOwner(kAnne);
        QList<PlayerId> asked;
        const QString path = file(QStringLiteral("what I know"));
        m_window->vision().setFileQuestion([&](const PlayerId& side) {
            asked << side;
            return path;
        });
        trigger("saveSideFile"); // asks for no player
        QVERIFY(settled());
        QCOMPARE(asked, QList<PlayerId>{kAnne});
        QVERIFY(!QFile::exists(path));
        const auto loaded = scenarios::readScenarioFile(path + QStringLiteral(".sightline"));
        QVERIFY(loaded.has_value());
        QCOMPARE(loaded->scenario.vision->knownBy, kAnne);
        // Nobody was asked about replacing the file of the whole name.
        QVERIFY(scenarios::writeFileAtomically(path + QStringLiteral(".sightline"), "another file").isEmpty());
        trigger("saveSideFile");
        QVERIFY(settled());
        QFile kept{path + QStringLiteral(".sightline")};
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray{"another file"});
        const QString told = find<app::MessageBar>()->sentence();
        QVERIFY2(told.contains(QStringLiteral("“what I know.sightline” exists")), qPrintable(told));
    }

    void aPlayersFile_saysWhoseItIs_whenItIsOpenedAgain() {
        app::Windows windows{*m_settings};
        MainWindow& window = windows.make();
        window.resize(1300, 850);
        window.show();
        const Scenario whole = scenarios::withVisionUpdated(scenarios::withFog(test::smallTable(), true));
        const QString name = app::playerName(whole, kAnne);
        const QString knows = QStringLiteral("as %1 knows it").arg(name);
        // The name that is offered for such a file says whose it is, and one of the user's own does not.
        for (const QString& saved :
             {QStringLiteral("Small table, %1.sightline").arg(knows), QStringLiteral("x.sightline")}) {
            QVERIFY(scenarios::writeFileAtomically(file(saved),
                                                   scenarios::writeScenario(scenarios::sideViewOf(whole, kAnne)))
                        .isEmpty());
            QVERIFY(window.openFile(file(saved)));
            QVERIFY(QTest::qWaitFor([&] { return window.isSettled(); }, 20000));
            QCOMPARE(window.vision().owner(), std::optional{kAnne});
            QVERIFY2(window.windowTitle().count(knows) == 1, qPrintable(window.windowTitle()));
        }
        const QString told = window.findChild<app::MessageBar*>()->sentence();
        QVERIFY2(told.contains(QStringLiteral("is the file of %1").arg(name)), qPrintable(told));
        auto* views = window.findChild<QComboBox*>(QStringLiteral("hiddenSides"));
        QTRY_COMPARE(views->count(), 1);
        QCOMPARE(views->currentText(), QStringLiteral("What %1 knew").arg(name));
        // There is no other view of it, whoever asks.
        window.actions().named("nextFogView")->trigger();
        QVERIFY(window.isVisible());
        QCOMPARE(window.vision().owner(), std::optional{kAnne});
        const QString hint = window.findChild<QLabel*>(QStringLiteral("statusHint"))->text();
        QVERIFY2(hint.contains(QStringLiteral("there is no other view of it")), qPrintable(hint));
        // A whole table that follows is the judge's again.
        QVERIFY(window.openLibrary(QStringLiteral("first-wall")));
        QVERIFY(!window.vision().owner());
    }

    void aPlayersTableOpensInAWindowOfItsOwn() {
        app::Windows windows{*m_settings};
        MainWindow& judge = windows.make();
        judge.openLibrary(QStringLiteral("first-wall"));
        judge.document().newScenario(scenarios::withVisionUpdated(scenarios::withFog(test::smallTable(), true)));
        QList<MainWindow*> before;
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (auto* window = qobject_cast<MainWindow*>(widget)) {
                before << window;
            }
        }
        judge.vision().openSide(kBert);
        MainWindow* opened = nullptr;
        QVERIFY(QTest::qWaitFor(
            [&] {
                for (QWidget* widget : QApplication::topLevelWidgets()) {
                    if (auto* window = qobject_cast<MainWindow*>(widget); window && !before.contains(window)) {
                        opened = window;
                    }
                }
                return opened != nullptr;
            },
            10000));
        const Scenario& view = opened->document().scenario();
        QVERIFY(view.model({QStringLiteral("m1")}) == nullptr);
        QVERIFY(view.model({QStringLiteral("m2")}) != nullptr);
        QCOMPARE(opened->vision().shownSide(), std::optional{kBert});
        QVERIFY(!opened->view()->tableScene().shown<FogPicture>().isEmpty());
        QVERIFY(opened->document().path().isEmpty());
        QCOMPARE(opened->document().undoStack()->count(), 0); // nothing that was can be brought back
    }

    /// "Next turn" on an ordinary table: states end, one step of undo, and what happened is said.
    void withoutFog_nextTurnEndsStates_andSaysSo() {
        Scenario table = scenario();
        table.rules = QStringLiteral("40k-11e");
        for (scenarios::Model& model : table.models) {
            model.states = {QStringLiteral("shot"), QStringLiteral("prone")};
        }
        document().newScenario(table);
        const auto* hint = find<QLabel>("statusHint");
        const auto statesOf = [&](const char* id) { return scenario().model({QLatin1String{id}})->states; };
        QAction* next = action("nextTurn");
        QVERIFY(next->isEnabled());
        next->trigger(); // the first turn was the first player's
        QCOMPARE(statesOf("m1"), (QStringList{"shot", "prone"}));
        QCOMPARE(statesOf("m2"), QStringList{"prone"});
        QCOMPARE(statesOf("m3"), QStringList{"prone"});
        QVERIFY2(hint->text().startsWith(QStringLiteral("Turn 1: ")), qPrintable(hint->text()));
        QVERIFY2(hint->text().contains(QStringLiteral(". 2 states ended")), qPrintable(hint->text()));
        next->trigger();
        QCOMPARE(statesOf("m1"), QStringList{"prone"});
        QVERIFY2(hint->text().startsWith(QStringLiteral("Turn 2: ")), qPrintable(hint->text()));
        QVERIFY2(hint->text().contains(QStringLiteral(". 1 state")), qPrintable(hint->text()));
        QVERIFY(!action("fogOfWar")->isChecked());
        QVERIFY(scene().shown<FogPicture>().isEmpty());
        next->trigger(); // nothing is left to end
        QVERIFY2(!hint->text().contains(QStringLiteral("ended")), qPrintable(hint->text()));
        QCOMPARE(undoStack()->count(), 3);
        undoStack()->undo();
        undoStack()->undo();
        QCOMPARE(statesOf("m1"), (QStringList{"shot", "prone"}));
        undoStack()->undo();
        QCOMPARE(statesOf("m2"), (QStringList{"shot", "prone"}));
        QVERIFY(!scenario().vision);
        // Fog that is turned on later takes the full line of sight, as where no turn was counted.
        next->trigger();
        trigger("fogOfWar");
        QVERIFY(settled());
        QCOMPARE(scenario().vision->profile.id, QStringLiteral("line-of-sight"));
        QCOMPARE(scenario().vision->active, kBert);
        QVERIFY(scenario().vision->side(kAnne) && scenario().vision->side(kBert));
    }

    void S1_18_withoutFog_nothingOfItCanBeUsed() {
        for (QAction* action :
             {action("nextFogView"), action("openSideTable"), action("saveSideFile"), action("searchLeaks")}) {
            QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
        }
        QVERIFY(action("fogOfWar")->isEnabled());
        emit actions().menu("profilesMenu")->aboutToShow();
        QVERIFY(actions().menu("profilesMenu")->isEmpty());
        drag({10, 20}, {10, 34});
        QVERIFY(settled());
        QVERIFY(!scenario().vision); // zero cost when off
    }

    void theMenusListProfilesAndPlayers() {
        turnFogOn();
        emit actions().menu("profilesMenu")->aboutToShow();
        emit actions().menu("viewsMenu")->aboutToShow();
        QVERIFY(actions().menu("profilesMenu")->actions().size() > 8);
        QCOMPARE(actions().menu("viewsMenu")->actions().size(), 3);
        // Of what only one can be chosen, one is marked as such, however often the menu is opened.
        for (const auto& [menu, groups] : {std::pair{actions().menu("viewsMenu"), 1},
                                           {actions().menu("fogOverMenu"), 1},
                                           {actions().menu("profilesMenu"), 2}}) {
            emit menu->aboutToShow();
            emit menu->aboutToShow();
            QCOMPARE(menu->findChildren<QActionGroup*>().size(), groups);
            for (const QAction* action : menu->actions()) {
                QVERIFY2(action->isSeparator() || (action->actionGroup() && action->actionGroup()->isExclusive()),
                         qPrintable(action->text()));
            }
            QVERIFY(menu->actions().front()->actionGroup()->checkedAction());
        }
        actions().menu("profilesMenu")->actions().at(1)->trigger();
        QVERIFY(settled());
        QVERIFY(scenario().vision->profile.id != QStringLiteral("standard"));
        QVERIFY(!knows(kAnne).visible.empty());
    }
};

QTEST_MAIN(TestVisionWindow)
#include "tst_vision_window.moc"
