#include "app/shared/painting/heat_painter.h"
#include "app/shared/painting/model_painter.h"
#include "app/shared/painting/piece_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_painter.h"
#include "app/shared/painting/table_painter.h"
#include "app/shared/painting/wall_ruling_painter.h"
#include "scenarios/judge/verdict.h"
#include "scenarios/model/badges.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/table_ink.h"

#include <QtWidgets>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::geometry;
using namespace sightline::test;
using scenarios::ModelId;

namespace {

/// A piece on 10 x 10 in of ground, with 20 pixels an inch.
QImage pictureOf(const scenarios::Piece& piece, ElementMarks marks, const Theme& theme) {
    QImage image{200, 200, QImage::Format_ARGB32_Premultiplied};
    image.fill(theme.ground);
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(20, 20);
    paintPiece(painter, piece, marks, false, theme, {20});
    return image;
}

} // namespace

class TestPainting : public QObject {
    Q_OBJECT

private slots:
    void outline_isTheTrueBase() {
        // Oval 170 x 109 at 30 degrees, and a hull: the painted path holds exactly what geometry holds.
        const auto oval =
            *geometry::Footprint::oval(geometry::Length::fromMillimeters(170), geometry::Length::fromMillimeters(109));
        const std::vector<geometry::Point> corners{
            {geometry::Length::fromMillimeters(-60), geometry::Length::fromMillimeters(-30)},
            {geometry::Length::fromMillimeters(70), geometry::Length::fromMillimeters(-20)},
            {geometry::Length::fromMillimeters(70), geometry::Length::fromMillimeters(20)},
            {geometry::Length::fromMillimeters(-60), geometry::Length::fromMillimeters(30)}};
        for (const geometry::Footprint& base : {oval, *geometry::Footprint::hull(corners)}) {
            const geometry::PlacedFootprint placed{base, pointFromInches(20, 20), geometry::Angle::fromDegrees(30)};
            const QPainterPath path = app::pathOf(placed);
            const QPainterPath inner = app::pathOf(placed, -0.01);
            const QPainterPath outer = app::pathOf(placed, 0.01);
            for (double px = 15; px < 25; px += 0.11) {
                for (double py = 15; py < 25; py += 0.13) {
                    const bool isIn = geometry::contains(placed, pointFromInches(px, py));
                    if (inner.contains(QPointF(px, py))) {
                        QVERIFY(isIn && path.contains(QPointF(px, py)));
                    } else if (!outer.contains(QPointF(px, py))) {
                        QVERIFY(!isIn && !path.contains(QPointF(px, py)));
                    }
                }
            }
        }
    }

    void hatch_staysInsideAndOutOfHoles() {
        const QPolygonF outline{
            {QPointF{0, 0}, QPointF{10, 0}, QPointF{10, 4}, QPointF{4, 4}, QPointF{4, 10}, QPointF{0, 10}}};
        const QPolygonF hole{{QPointF{1, 1}, QPointF{1, 3}, QPointF{3, 3}, QPointF{3, 1}}};
        const QList<QLineF> lines = app::hatchLines({outline, hole}, 0.5);
        QVERIFY(lines.size() > 20);
        for (const QLineF& line : lines) {
            QVERIFY(std::abs(line.dx() + line.dy()) < 1e-9);
            for (const double t : {0.01, 0.37, 0.99}) {
                const QPointF p = line.pointAt(t);
                QVERIFY(outline.containsPoint(p, Qt::OddEvenFill));
                QVERIFY2(!hole.containsPoint(p, Qt::OddEvenFill),
                         qPrintable(QStringLiteral("%1 %2 len %3").arg(p.x()).arg(p.y()).arg(line.length())));
            }
        }
    }

    void traits_giveGlyphs() {
        scenarios::Piece piece = test::boxPiece(QStringLiteral("p"), 0, 0, 4, 4);
        QVERIFY(app::traitGlyphs(piece).isEmpty());
        piece.kind = QStringLiteral("Forest");
        QCOMPARE(app::traitGlyphs(piece), QList<app::TraitGlyph>{app::TraitGlyph::Leaf});
        piece.traits = {QStringLiteral("obscuring"), QStringLiteral("woods"), QStringLiteral("haunted")};
        QCOMPARE(app::traitGlyphs(piece),
                 (QList<app::TraitGlyph>{app::TraitGlyph::Leaf, app::TraitGlyph::Brick, app::TraitGlyph::Other}));
    }

    void badge_isOneOrTwoLetters() {
        scenarios::Model model;
        model.id.value = QStringLiteral("m12");
        QCOMPARE(app::badgeOf(model), QStringLiteral("M"));
        model.name = QStringLiteral("captain");
        QCOMPARE(app::badgeOf(model), QStringLiteral("C"));
        model.unit = QStringLiteral("guard squad one");
        QCOMPARE(app::badgeOf(model), QStringLiteral("GS"));
    }

    void badge_isThereWhateverItsLength() {
        scenarios::Model model;
        model.id = {"m1"};
        model.position = geometry::pointFromInches(2, 2);
        const Theme theme = Theme::light();
        const auto painted = [&](const char* label, bool badge, double pixelsPerInch) {
            QImage image{80, 80, QImage::Format_RGB32};
            image.fill(theme.ground);
            QPainter painter{&image};
            painter.setRenderHint(QPainter::Antialiasing);
            painter.translate(40, 40);
            painter.scale(pixelsPerInch, pixelsPerInch);
            painter.translate(-2, -2);
            app::ModelMarks marks;
            marks.badge = badge;
            marks.label = QLatin1String{label};
            app::paintModel(painter, model, Qt::blue, marks, theme, {pixelsPerInch});
            return image;
        };
        // A base of 32 mm, on a table of 60 in in a small window and a little wider.
        for (const double scale : {9.0, 12.0, 20.0}) {
            for (const char* label : {"R", "R1", "R10", "RG12"}) {
                QVERIFY2(painted(label, true, scale) != painted(label, false, scale), label);
            }
        }
        QVERIFY(painted("R", true, 5.0) == painted("R", false, 5.0)); // too small to read anything
    }

    void theSelectionOfAModel_hasNoColorOfASide_andStandsOutInAllThemes() {
        scenarios::Model model;
        model.id = {"m1"};
        model.position = geometry::pointFromInches(2, 2);
        for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::print()}) {
            const auto painted = [&](bool isSelected) {
                QImage image{120, 120, QImage::Format_RGB32};
                image.fill(theme.ground);
                QPainter painter{&image};
                painter.translate(60, 60);
                painter.scale(40, 40);
                painter.translate(-2, -2);
                app::ModelMarks marks;
                marks.selected = isSelected;
                app::paintModel(painter, model, Qt::red, marks, theme, {40});
                return image;
            };
            const QImage plain = painted(false);
            const QImage selected = painted(true);
            int changed = 0;
            for (int y = 0; y < plain.height(); ++y) {
                for (int x = 0; x < plain.width(); ++x) {
                    const QColor color = selected.pixelColor(x, y);
                    if (color == plain.pixelColor(x, y)) {
                        continue;
                    }
                    ++changed;
                    QVERIFY2(std::abs(color.red() - color.blue()) < 12, qPrintable(color.name()));
                    QVERIFY2(std::abs(color.lightness() - theme.ground.lightness()) > 120, qPrintable(color.name()));
                }
            }
            QVERIFY2(changed > 200, qPrintable(QString::number(changed)));
        }
    }

    void labelsOfModels_tellThemApart() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models.clear();
        for (int i = 1; i <= 12; ++i) {
            scenario.models.push_back(
                test::roundModel(QStringLiteral("model-%1").arg(i), i % 2 ? "a" : "b", 3 * i, 10));
        }
        std::vector<QString> expected;
        for (int i = 1; i <= 12; ++i) {
            expected.push_back(QString::number(i));
        }
        QCOMPARE(scenarios::badgesOf(scenario), expected);
        // A name alone is enough where nobody else has its letter; two of a name are counted.
        scenario.models[0].name = QStringLiteral("Captain");
        QCOMPARE(scenarios::badgesOf(scenario)[0], QStringLiteral("C"));
        scenario.models[1].name = QStringLiteral("captain");
        QCOMPARE(scenarios::badgesOf(scenario)[0], QStringLiteral("C1"));
        QCOMPARE(scenarios::badgesOf(scenario)[1], QStringLiteral("C2"));
        // Whatever they are called, no two are alike.
        for (std::size_t i = 0; i < scenario.models.size(); ++i) {
            scenario.models[i].name = i % 3 == 0   ? QStringLiteral("Guard 7")
                                      : i % 3 == 1 ? QStringLiteral("G")
                                                   : QString{};
            scenario.models[i].unit = i % 4 == 0 ? QStringLiteral("Grey Guard") : QString{};
        }
        const auto badges = scenarios::badgesOf(scenario);
        QCOMPARE(std::set<QString>(badges.begin(), badges.end()).size(), badges.size());
    }

    void labelsOfUnits_areNumberedInEachUnit() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models.clear();
        for (const char* side : {"a", "b"}) {
            for (int i = 1; i <= 3; ++i) {
                auto model = test::roundModel(QStringLiteral("%1%2").arg(QLatin1String{side}).arg(i), side, 3 * i, 10);
                model.unit = side[0] == 'a' ? QStringLiteral("Grey Slayers") : QStringLiteral("Green Snipers");
                model.name = QStringLiteral("%1 %2").arg(model.unit).arg(i);
                scenario.models.push_back(model);
            }
        }
        // Both units have the initials G S: the second takes other letters, and each counts from 1.
        const std::vector<QString> expected{"GS1", "GS2", "GS3", "GR1", "GR2", "GR3"};
        QCOMPARE(scenarios::badgesOf(scenario), expected);
    }

    void labelsOfNumberedUnits_haveTheNumberOfTheUnit_andCountFromOne() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models.clear();
        for (int i = 1; i <= 6; ++i) {
            auto model = test::roundModel(QStringLiteral("model-%1").arg(i), i <= 3 ? "a" : "b", 3 * i, 10);
            model.unit = i <= 3 ? QStringLiteral("Unit 1") : QStringLiteral("Unit 2");
            scenario.models.push_back(model);
        }
        QCOMPARE(scenarios::badgesOf(scenario), (std::vector<QString>{"U1-1", "U1-2", "U1-3", "U2-1", "U2-2", "U2-3"}));
        // They stay when a model is removed that is not the first.
        scenario.models.erase(scenario.models.begin() + 4);
        QCOMPARE(scenarios::badgesOf(scenario), (std::vector<QString>{"U1-1", "U1-2", "U1-3", "U2-1", "U2-3"}));
        // A unit alone needs no number; its models are counted from 1 whatever their ids.
        scenario.models.erase(scenario.models.begin(), scenario.models.begin() + 3);
        QCOMPARE(scenarios::badgesOf(scenario), (std::vector<QString>{"U1", "U3"}));
    }

    void aTwoDigitLabel_isPaintedWhole() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.terrain.clear();
        scenario.models = {test::roundModel(QStringLiteral("model-10"), QStringLiteral("a"), 2, 2),
                           test::roundModel(QStringLiteral("model-1"), QStringLiteral("a"), 6, 2)};
        app::PaintOptions options;
        options.theme = app::Theme::light();
        options.scale = {40.0};
        // Where the two labels differ, letters are: inside of the base, and on both sides of its middle.
        const auto inkOf = [&](const char* label, double from, double to) {
            QImage image{80, 80, QImage::Format_RGB32};
            image.fill(Qt::white);
            {
                QPainter painter{&image};
                painter.translate(40, 40);
                painter.scale(40, 40);
                painter.translate(-2, -2);
                app::ModelMarks marks;
                marks.label = QLatin1String{label};
                app::paintModel(painter, scenario.models[0], Qt::blue, marks, options.theme, options.scale);
            }
            int ink = 0;
            for (int y = 20; y < 60; ++y) {
                for (int x = static_cast<int>(from); x < static_cast<int>(to); ++x) {
                    ink += image.pixelColor(x, y) == options.theme.modelText ? 1 : 0;
                }
            }
            return ink;
        };
        QVERIFY(inkOf("10", 18, 40) > 8); // the 1
        QVERIFY(inkOf("10", 40, 62) > 8); // the 0
        QVERIFY(inkOf("1", 18, 32) < inkOf("10", 18, 32));
    }

    void thumbnail_fitsItsSize() {
        const QImage image = app::tableThumbnail(test::smallTable(), {240, 180}, Theme::light());
        QVERIFY(image.width() <= 241 && image.height() <= 181);
        QVERIFY(image.width() >= 238);
        QVERIFY(app::tableThumbnail(test::smallTable(), {}, Theme::light()).isNull());
    }

    void dashes_coverTheirShare() {
        QPainterPath circle;
        circle.addEllipse(QPointF{5, 5}, 2, 2);
        const app::PaintScale scale{30};
        // How much of the circle is inked, seen from its middle: chords may overlap, gaps must stay.
        const auto inked = [&](double dash, double gap) {
            const QList<QLineF> lines = app::dashesAlong(circle, scale, dash, gap);
            int hits = 0;
            for (int i = 0; i < 3600; ++i) {
                const double angle = i * M_PI / 1800;
                const QLineF ray{QPointF{5, 5}, QPointF{5 + 3 * std::cos(angle), 5 + 3 * std::sin(angle)}};
                hits += std::ranges::any_of(lines, [&](const QLineF& line) {
                    return line.intersects(ray, nullptr) == QLineF::BoundedIntersection;
                });
            }
            return hits / 3600.0;
        };
        QVERIFY2(std::abs(inked(6, 4) - 0.68) < 0.02, qPrintable(QString::number(inked(6, 4))));
        QCOMPARE(inked(1, 0), 1.0);
        // Dash and dot: of 12 pixels 6 + 2 are inked, and each chord reaches a little further.
        const auto dashDot = app::dashesAlong(circle, scale, QList<double>{6, 2, 2, 2});
        double length = 0;
        for (const QLineF& line : dashDot) {
            length += line.length();
        }
        QVERIFY2(length > 0.66 * 4 * M_PI && length < 1.1 * 4 * M_PI, qPrintable(QString::number(length)));
    }

    /// The outline of a wall in the shape of an L runs along its two segments; no dash leads from one end to the other,
    /// where it would look like a line of sight. The hole of a polygon is a ring of its own.
    void dashes_closeNoOpenLine() {
        const std::vector<geometry::Point> corners{pointFromInches(10, 10), pointFromInches(16, 10),
                                                   pointFromInches(16, 15)};
        const QPainterPath wall = app::pathOf(*geometry::Wall::fromVertices(corners));
        const app::PaintScale scale{30};
        const auto lengthOf = [](const QList<QLineF>& lines) {
            double length = 0;
            for (const QLineF& line : lines) {
                length += line.length();
            }
            return length;
        };
        for (const QList<double>& pattern : {QList<double>{}, QList<double>{6, 4}}) {
            const QList<QLineF> dashes = app::dashesAlong(wall, scale, pattern);
            QVERIFY(!dashes.isEmpty());
            for (const QLineF& dash : dashes) {
                const QPointF middle = dash.center();
                QVERIFY2(std::abs(middle.y() - 10) < 1e-6 || std::abs(middle.x() - 16) < 1e-6,
                         qPrintable(QStringLiteral("%1, %2").arg(middle.x()).arg(middle.y())));
            }
        }
        QVERIFY(std::abs(lengthOf(app::dashesAlong(wall, scale, QList<double>{})) - 11) < 0.1);

        QPainterPath ring;
        ring.addRect(10, 10, 6, 6);
        ring.addRect(12, 12, 2, 2);
        for (const QLineF& dash : app::dashesAlong(ring, scale, 3, 2)) {
            const QPointF fromMiddle = dash.center() - QPointF{13, 13};
            const double off = std::max(std::abs(fromMiddle.x()), std::abs(fromMiddle.y()));
            QVERIFY2(std::abs(off - 3) < 1e-6 || std::abs(off - 1) < 1e-6, qPrintable(QString::number(off)));
        }
    }

    void closedDoor_fillsItsGap_openDoorSwingsOut() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models.clear();
        scenarios::Piece house = test::boxPiece(QStringLiteral("house"), 10, 10, 16, 14, 0);
        scenarios::PieceWall door;
        const std::vector<geometry::Point> gap{pointFromInches(12, 10), pointFromInches(14, 10)};
        door.polyline = *geometry::Wall::fromVertices(gap);
        door.kind = QStringLiteral("door");
        const auto inkAlong = [&](const QLineF& line) {
            const QImage image = picture(scenario, {});
            int ink = 0;
            for (int i = 2; i <= 18; ++i) {
                ink += isColored(image, line.pointAt(i / 20.0), Theme::light().wall) ? 1 : 0;
            }
            return ink;
        };
        const QLineF across{12, 10, 14, 10};
        const QLineF swung{12, 10, 12, 8};
        door.blocksSight = true;
        house.walls = {door};
        scenario.terrain = {house};
        QCOMPARE(inkAlong(across), 17);
        QVERIFY(inkAlong(swung) <= 3);
        scenario.terrain.front().walls.front().blocksSight = false;
        QVERIFY(inkAlong(across) <= 3);
        QCOMPARE(inkAlong(swung), 17);
    }

    void ringOfAClearBase_isEvenAllAround_data() {
        QTest::addColumn<double>("scale");
        QTest::newRow("small") << 12.0;
        QTest::newRow("as in a window") << 31.0;
        QTest::newRow("fine print") << 118.0;
    }
    void ringOfAClearBase_isEvenAllAround() {
        QFETCH(double, scale);
        PaintOptions options;
        options.scale = {scale};
        const QSize size{static_cast<int>(4 * scale), static_cast<int>(4 * scale)};
        QImage image{size, QImage::Format_ARGB32_Premultiplied};
        image.fill(options.theme.ground);
        const geometry::PlacedFootprint base{
            *geometry::Footprint::round(geometry::Length::fromInches(2)), pointFromInches(2, 2), {}};
        {
            QPainter painter{&image};
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(scale, scale);
            app::paintVerdictRing(painter, base, app::VerdictLook::Clear, options.theme, options.scale);
        }
        // The ink that a ray from the middle meets is the same in every direction: no teeth, no seams.
        double least = 1e9;
        double most = 0;
        for (int i = 0; i < 720; ++i) {
            const double angle = i * M_PI / 360;
            double ink = 0;
            for (double r = scale - 4; r < scale + 10; r += 0.1) {
                const QPointF place{2 * scale + r * std::cos(angle), 2 * scale + r * std::sin(angle)};
                ink += 0.1 * difference(image.pixelColor(place.toPoint()), options.theme.ground) /
                       difference(options.theme.clear.color, options.theme.ground);
            }
            least = std::min(least, ink);
            most = std::max(most, ink);
        }
        QVERIFY2(least > 2.3 && most < 3.7, qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
    }

    void rulers_stayAtTheEdgeOfTheView() {
        const scenarios::Table table;
        const app::PaintScale scale{40};
        const auto whole = app::pinnedRulers(table, {-2, -2, 64, 48}, scale);
        QVERIFY(whole.top.isNull() && whole.left.isNull());
        const auto inside = app::pinnedRulers(table, {20, 10, 20, 15}, scale);
        QCOMPARE(inside.top, QRectF(20, 10, 20, scale.inches(app::kRulerMargin)));
        QCOMPARE(inside.left, QRectF(20, 10, scale.inches(app::kRulerMargin), 15));
        const auto below = app::pinnedRulers(table, {-2, 10, 20, 15}, scale);
        QVERIFY(!below.top.isNull() && below.left.isNull());
        QVERIFY(app::pinnedRulers(table, {80, 10, 20, 15}, scale).top.isNull());

        // A tick hangs at each inch of the upper strip.
        PaintOptions options;
        options.scale = scale;
        QImage image{800, 600, QImage::Format_ARGB32_Premultiplied};
        image.fill(options.theme.ground);
        {
            QPainter painter{&image};
            painter.scale(40, 40);
            painter.translate(-20, -10);
            app::paintPinnedRulers(painter, table, {20, 10, 20, 15}, options);
        }
        const int foot = static_cast<int>(app::kRulerMargin) - 2;
        const auto inked = [&](int x) {
            int most = 0;
            for (int dx = -1; dx <= 1; ++dx) {
                most = std::max(most, difference(image.pixelColor(x + dx, foot), options.theme.labelFill));
            }
            return most > 60;
        };
        for (int inch = 21; inch < 40; ++inch) {
            QVERIFY2(inked((inch - 20) * 40), qPrintable(QString::number(inch)));
            QVERIFY2(!inked((inch - 20) * 40 + 20), qPrintable(QString::number(inch)));
        }
    }

    void rulers_areDividedByTheirUnit_data() {
        QTest::addColumn<int>("unit");
        QTest::addColumn<double>("tick"); // inches
        QTest::addColumn<int>("major");
        QTest::newRow("inches") << static_cast<int>(app::LengthUnit::Inches) << 1.0 << 6;
        QTest::newRow("centimeters") << static_cast<int>(app::LengthUnit::Centimeters) << 1 / 2.54 << 10;
        QTest::newRow("millimeters") << static_cast<int>(app::LengthUnit::Millimeters) << 1 / 2.54 << 10;
    }
    void rulers_areDividedByTheirUnit() {
        auto [unit, tick, major] = testsupport::fetch<int, double, int>("unit", "tick", "major");
        scenarios::Table table;
        table.width = geometry::Length::fromMillimeters(600); // 60 whole centimeters, and a part of an inch
        PaintOptions options;
        options.scale = app::PaintScale{40};
        options.rulerUnit = static_cast<app::LengthUnit>(unit);
        constexpr int kAbove = 30;
        QImage image{1000, 40, QImage::Format_ARGB32_Premultiplied};
        image.fill(options.theme.surround);
        {
            QPainter painter{&image};
            painter.translate(20, kAbove);
            painter.scale(40, 40);
            app::paintRulers(painter, table, options);
        }
        /// How long the tick is above a place of the edge, in pixels.
        const auto reachAt = [&](double inches) {
            int reach = 0;
            for (int up = 1; up < 10; ++up) {
                int most = 0;
                for (int dx = -1; dx <= 1; ++dx) {
                    most = std::max(
                        most,
                        difference(image.pixelColor(20 + static_cast<int>(std::floor(inches * 40)) + dx, kAbove - up),
                                   options.theme.surround));
                }
                reach = most > 60 ? up : reach;
            }
            return reach;
        };
        const int last = static_cast<int>(table.width.inches() / tick + 1e-9);
        for (int k = 1; k <= last; ++k) {
            const int reach = reachAt(k * tick);
            QVERIFY2(k % major == 0 ? reach >= 6 : reach >= 2 && reach <= 6,
                     qPrintable(QStringLiteral("tick %1: %2").arg(k).arg(reach)));
            QCOMPARE(reachAt((k - 0.5) * tick), 0);
        }
    }

    void pieceWithoutEffect_fadesAndSaysSo() {
        const auto box = test::boxPiece(QStringLiteral("box"), 4.6, 4.6, 5.4, 5.4); // smaller than the words
        const Theme theme = Theme::light();
        const auto painted = [&](bool idle) { return pictureOf(box, {false, false, idle}, theme); };
        const auto inkedColumns = [&](const QImage& image) {
            std::vector<int> columns;
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 0; y < image.height(); ++y) {
                    if (difference(image.pixelColor(x, y), theme.ground) > 24) {
                        columns.push_back(x);
                        break;
                    }
                }
            }
            return columns;
        };
        const auto plain = inkedColumns(painted(false));
        const auto idle = inkedColumns(painted(true));
        QVERIFY(!plain.empty());
        QVERIFY2(idle.front() < plain.front() - 5 && idle.back() > plain.back() + 5, "words wider than the piece");
        QVERIFY2(idle.front() >= 100 - 8 - static_cast<int>(app::kIdlePieceReach) &&
                     idle.back() <= 100 + 8 + static_cast<int>(app::kIdlePieceReach),
                 "and within its reach");
        // Beside the words, near its upper edge, the fill is fainter than that of a piece that blocks.
        const auto strength = [&](const QImage& image) {
            return difference(image.pixelColor(104, 98 - 4), theme.ground);
        };
        QVERIFY(strength(painted(true)) < strength(painted(false)));
    }

    /// The last cells of a map reach beyond the table where they do not divide it; they end at its edge.
    void heatMap_endsAtTheEdgeOfTheTable() {
        app::HeatLayer layer;
        layer.picture.cells = QImage{2, 1, QImage::Format_ARGB32_Premultiplied};
        layer.picture.cells.fill(Qt::red);
        layer.picture.table = {0, 0, 4, 2};
        layer.picture.surface = {0, 0, 3, 2};
        PaintOptions options;
        options.scale = {20};
        for (const bool isStale : {false, true}) {
            layer.isStale = isStale;
            QImage image{100, 60, QImage::Format_ARGB32_Premultiplied};
            image.fill(Qt::white);
            QPainter painter{&image};
            painter.scale(20, 20);
            app::paintHeatLayer(painter, layer, options);
            painter.end();
            QVERIFY(image.pixelColor(57, 20) != QColor{Qt::white});
            for (int x = 61; x < 100; ++x) {
                QCOMPARE(image.pixelColor(x, 20), QColor{Qt::white});
            }
        }
    }

    /// A ruin that carries its walls is an area between them; as a block it would look impassable to sight.
    void aRuinWithWalls_isPaintedAsAFloor() {
        const Theme theme = Theme::light();
        auto ruin = test::boxPiece(QStringLiteral("ruin"), 2, 2, 8, 8);
        ruin.kind = QStringLiteral("ruin");
        const auto inside = [&](const scenarios::Piece& piece) {
            QImage image{200, 200, QImage::Format_RGB32};
            image.fill(theme.ground);
            QPainter painter{&image};
            painter.scale(20, 20);
            app::paintPiece(painter, piece, {}, false, theme, {20});
            painter.end();
            return image.pixelColor(120, 140).lightness();
        };
        const int block = inside(ruin);
        const std::vector<geometry::Point> bend{pointFromInches(8, 2), pointFromInches(2, 2), pointFromInches(2, 8)};
        ruin.walls.push_back({*geometry::Wall::fromVertices(bend), {}, true, {}, {}});
        const int floor = inside(ruin);
        QVERIFY2(floor > block + 40, qPrintable(QStringLiteral("%1, %2").arg(floor).arg(block)));
        QVERIFY(floor < theme.ground.lightness());
    }

    /// The mark of a selected ruin lies under its walls and beside them; it hid where they stand.
    void selectedRuin_showsItsWalls() {
        auto ruin = test::boxPiece(QStringLiteral("ruin"), 2, 2, 8, 8);
        ruin.height = Length{};
        const std::array ends{pointFromInches(2, 2), pointFromInches(8, 2)};
        scenarios::PieceWall wall;
        wall.polyline = *geometry::Wall::fromVertices(ends);
        ruin.walls = {wall};
        const Theme theme = Theme::light();
        const QImage plain = pictureOf(ruin, {}, theme);
        const QImage selected = pictureOf(ruin, {true}, theme);
        const QPoint onWall{100, 40};
        const QPoint besideWall{100, 36};
        const QPoint onOpenSide{100, 160};
        QVERIFY(difference(plain.pixelColor(onWall), theme.ground) > 60);
        QVERIFY(difference(plain.pixelColor(onWall), selected.pixelColor(onWall)) < 24);
        QVERIFY(difference(plain.pixelColor(besideWall), theme.ground) < 24);
        QVERIFY(difference(selected.pixelColor(besideWall), theme.ground) > 60);
        QVERIFY(difference(selected.pixelColor(onOpenSide), theme.ground) > 60);
    }

    /// A wall that a judge overruled has a core of dashes and a mark; one without a ruling in force has neither.
    void overruledWalls_haveDashesAndAMark() {
        constexpr double kScale = 20;
        const std::array ends{pointFromInches(1, 5), pointFromInches(9, 5)};
        scenarios::Piece wall;
        wall.id.value = QStringLiteral("wall");
        wall.outline = *geometry::Wall::fromVertices(ends);
        wall.height = Length::fromInches(9);
        scenarios::Scenario scenario;
        scenario.rules = QStringLiteral("ruins");
        scenario.terrain = {wall};
        scenarios::WallRuling ruling;
        ruling.piece = wall.id;
        ruling.blocksSight = false;

        ruling.rules = QStringLiteral("plan");
        scenario.wallRulings = {ruling};
        QVERIFY(app::ruledWallsOf(scenario).empty());
        ruling.rules = QStringLiteral("ruins");
        ruling.pair = scenarios::SightPair{ModelId{QStringLiteral("m1")}, ModelId{QStringLiteral("m2")}};
        scenario.wallRulings = {ruling};
        QCOMPARE(app::ruledWallsOf(scenario).size(), std::size_t{1});
        QVERIFY(!app::ruledWallsOf(scenario)[0].isForAll);
        QVERIFY(!app::ruledWallsOf(scenario)[0].blocks);
        ruling.pair.reset();
        scenario.wallRulings.push_back(ruling);
        QCOMPARE(app::ruledWallsOf(scenario).size(), std::size_t{1});
        QVERIFY(app::ruledWallsOf(scenario)[0].isForAll);

        PaintOptions options;
        options.scale = {kScale};
        const auto painted = [&](bool ruled, bool blocks) {
            QImage image{200, 200, QImage::Format_ARGB32_Premultiplied};
            image.fill(options.theme.ground);
            QPainter painter{&image};
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(kScale, kScale);
            app::paintPiece(painter, wall, {}, false, options.theme, options.scale);
            if (ruled) {
                scenario.wallRulings.back().blocksSight = blocks;
                app::paintRuledWalls(painter, app::ruledWallsOf(scenario), options);
            }
            return image;
        };
        // In gray, along the middle of the wall up to the mark: how often dark and light take turns.
        const auto turns = [](const QImage& image) {
            int count = 0;
            bool wasLight = false;
            for (int x = 24; x < 84; ++x) {
                const bool isLight = qGray(image.pixel(x, 100)) > 150;
                count += isLight != wasLight ? 1 : 0;
                wasLight = isLight;
            }
            return count;
        };
        QCOMPARE(turns(painted(false, false)), 0);
        QVERIFY2(turns(painted(true, false)) >= 6, qPrintable(QString::number(turns(painted(true, false)))));
        // The mark of one that lets sight pass is not that of one that blocks it.
        const QRect mark{88, 88, 24, 24};
        QVERIFY(painted(true, false).copy(mark) != painted(true, true).copy(mark));
        QVERIFY(painted(true, false).copy(mark) != painted(false, false).copy(mark));
    }

    void window_andPictureAgree() {
        // The same table as a picture and in the window, at the same scale: the same pixels, but for the handles of the
        // window.
        test::GuiTable table;
        table.view.setPixelsPerInch(15, {450, 350});
        table.view.setRulersVisible(false);
        table.state.setObserver(ModelId{QStringLiteral("m1")});
        table.state.setTarget(ModelId{QStringLiteral("m3")});
        QVERIFY(table.waitForAnswer());
        const QImage window = table.view.grab().toImage().convertToFormat(QImage::Format_RGB32);
        PaintOptions options;
        options.scale = {15};
        options.rulers = false;
        QImage paper{window.size(), QImage::Format_RGB32};
        paper.fill(options.theme.surround);
        {
            QPainter painter{&paper};
            painter.setTransform(table.view.viewportTransform());
            options.verdictLabels = false;
            app::paintTable(painter, table.document.scenario(), *table.service.lastResult().verdicts, options);
        }
        int compared = 0;
        int different = 0;
        const QRectF label = [&] {
            SightView view;
            view.wordOnly = true; // as in the window
            view.labelArea = table.view.viewportTransform().inverted().mapRect(QRectF{table.view.viewport()->rect()});
            const QRectF box = app::labelBox(table.document.scenario(), *table.service.lastResult().focused(), view,
                                             table.scene.options());
            return table.view.viewportTransform().mapRect(box).adjusted(-6, -6, 6, 6);
        }();
        const QRect inside =
            table.view.viewportTransform().mapRect(QRectF{0, 0, 60, 44}).toRect().adjusted(2, 2, -2, -2) &
            window.rect();
        for (int py = inside.top(); py <= inside.bottom(); ++py) {
            for (int px = inside.left(); px <= inside.right(); ++px) {
                if (!label.contains(px, py)) {
                    ++compared;
                    different += difference(window.pixelColor(px, py), paper.pixelColor(px, py)) > 48 ? 1 : 0;
                }
            }
        }
        QVERIFY(compared > 300'000);
        QVERIFY2(different < compared / 1000, qPrintable(QStringLiteral("%1 of %2").arg(different).arg(compared)));
    }
};

int main(int argc, char** argv) { return test::runWithTestFont<TestPainting>(argc, argv); }
#include "tst_painting.moc"
