#include "app/shared/export/picture_file.h"
#include "app/shared/painting/arc_painter.h"
#include "app/shared/painting/blocker_names.h"
#include "app/shared/painting/eye_painter.h"
#include "app/shared/painting/ground_painter.h"
#include "app/shared/painting/model_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_label.h"
#include "app/shared/painting/sight_line.h"
#include "app/shared/painting/sight_painter.h"
#include "app/shared/painting/table_painter.h"
#include "app/shared/painting/unit_painter.h"
#include "app/shared/painting/vision_layers.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/verdict.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/gui_table.h"
#include "tests/support/table_ink.h"

#include <QTest>
#include <QtWidgets>

#include <algorithm>
#include <cmath>
#include <random>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::test;
using geometry::pointFromInches;

namespace {

double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& color) {
        const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
    };
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

/// True if the window shows the fill of a label at this place of its view, in pixels. The fill lets a little of the
/// ground through.
bool showsLabel(test::GuiTable& table, QPointF place) {
    const QImage image = table.view.grab().toImage();
    const QColor there = image.pixelColor((place * image.devicePixelRatio()).toPoint());
    const QColor fill = table.scene.theme().labelFill;
    return std::abs(there.red() - fill.red()) + std::abs(there.green() - fill.green()) +
               std::abs(there.blue() - fill.blue()) <
           16;
}

} // namespace

class TestSightPainting : public QObject {
    Q_OBJECT

private slots:
    /// A piece that the answer names has its name beside it, on the table and off the line; others have none.
    void piecesOfTheAnswer_haveTheirNames() {
        scenarios::Scenario scenario = test::smallTable(); // a box at [24, 26] x [18, 22] hides m2 from m1
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("aside"), 4, 40, 8, 43));
        for (scenarios::Piece& piece : scenario.terrain) {
            piece.name = QStringLiteral("Ruin");
        }
        const PaintOptions options;
        const Verdict blocked = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        const auto names = app::blockerNamesOf(scenario, blocked, {}, options);
        QCOMPARE(names.size(), std::size_t{1});
        QCOMPARE(names[0].name, QString("Ruin no. 1"));
        QVERIFY(QRectF(0, 0, 60, 44).contains(names[0].box));
        QVERIFY(!names[0].box.intersects(QRectF(24, 18, 2, 4)));
        QVERIFY(names[0].box.bottom() < 18 && names[0].box.bottom() > 17);
        QVERIFY(app::blockerNamesOf(scenario, ask(scenario, QStringLiteral("m1"), QStringLiteral("m3")), {}, options)
                    .empty());
        // What lies there is left free.
        const auto below = app::blockerNamesOf(scenario, blocked, names[0].box, options);
        QVERIFY(below[0].box.top() > 22);
        // A base that stands there keeps its label.
        scenario.models.push_back(test::roundModel("m4", "a", 25, 17));
        QVERIFY(app::blockerNamesOf(scenario, blocked, {}, options)[0].box.top() > 22);
    }

    /// On the piece beside it, a name would read as that one's.
    void theNameOfAPiece_standsOnNoOther() {
        scenarios::Scenario scenario = test::smallTable(); // a box at [24, 26] x [18, 22] hides m2 from m1
        scenario.terrain[0].name = QStringLiteral("Wood");
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("north"), 20, 10, 30, 18));
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("south"), 20, 22, 30, 30));
        const Verdict blocked = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        const auto names = app::blockerNamesOf(scenario, blocked, {}, PaintOptions{});
        QVERIFY(!names.empty());
        QCOMPARE(names[0].name, QString("Wood"));
        QVERIFY(!names[0].box.intersects(QRectF(20, 10, 10, 8)) && !names[0].box.intersects(QRectF(20, 22, 10, 8)));
    }

    /// The line and its arrow must not lie over the sign: it stands on the other side of the base.
    void signOfAModelBelowTheOther_standsBelowIt() {
        const auto at = [](double x, double y) { return test::roundModel("m", "a", x, y); };
        QVERIFY(app::isSignBelow(at(10, 20), at(10, 5)));
        QVERIFY(!app::isSignBelow(at(10, 5), at(10, 20)));
        QVERIFY(app::isSignBelow(at(10, 20), at(19, 10)));
        QVERIFY(!app::isSignBelow(at(10, 20), at(21, 10))); // more beside it than above
        QVERIFY(!app::isSignBelow(at(10, 20), at(30, 20)));
    }

    /// Names of pieces that stand close to each other, and the label of the verdict, are all readable.
    void namesOfPieces_lieNeitherOnEachOther_norOnTheLabel() {
        scenarios::Scenario scenario = test::smallTable(); // a box at [24, 26] x [18, 22] hides m2 from m1
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("near"), 24.5, 18.5, 25.5, 21.5));
        scenario.terrain.push_back(test::boxPiece(QStringLiteral("behind"), 26.5, 18, 27.5, 22));
        for (scenarios::Piece& piece : scenario.terrain) {
            piece.name = QStringLiteral("Battlemaster SR 39 beside the road");
        }
        Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(!verdict.visible());
        verdict.reasons.push_back(
            {QStringLiteral("blocked"), {scenario.terrain[0].id, scenario.terrain[1].id, scenario.terrain[2].id}});
        verdict.ruling.reasons = verdict.reasons;
        const PaintOptions options;
        for (const QRectF& label : {QRectF{}, QRectF{22, 14, 8, 4}, QRectF{15, 10, 20, 20}}) {
            const auto names = app::blockerNamesOf(scenario, verdict, label, options);
            for (std::size_t i = 0; i < names.size(); ++i) {
                QVERIFY(!names[i].box.intersects(label));
                for (std::size_t j = 0; j < i; ++j) {
                    QVERIFY(!names[i].box.intersects(names[j].box));
                }
            }
            QVERIFY(!names.empty() || label.width() == 20);
        }
        QVERIFY(app::blockerNamesOf(scenario, verdict, {0, 0, 60, 44}, options).empty());
    }

    /// The signs of observer and target are pins that touch their own base, not discs beside the model behind it.
    void signsOfThePair_touchTheirBase() {
        for (const double degrees : {0.0, 30.0}) {
            scenarios::Model model = test::roundModel("m1", "a", 5, 5);
            model.base =
                *geometry::Footprint::rectangle(geometry::Length::fromInches(2), geometry::Length::fromInches(2));
            model.facing = geometry::Angle::fromDegrees(degrees);
            const app::PaintScale scale{20.0};
            const auto painted = [&](app::ModelRole role) {
                QImage image{200, 200, QImage::Format_RGB32};
                image.fill(Qt::green);
                QPainter painter{&image};
                painter.scale(scale.pixelsPerInch, scale.pixelsPerInch);
                app::ModelMarks marks;
                marks.role = role;
                app::paintModel(painter, model, Qt::red, marks, Theme::light(), scale);
                painter.end();
                return image;
            };
            const QImage bare = painted(app::ModelRole::None);
            int top = 0; // of the base, in the column of its middle
            while (bare.pixelColor(100, top) == QColor{Qt::green}) {
                ++top;
            }
            for (const auto role : {app::ModelRole::Observer, app::ModelRole::Target}) {
                const QImage marked = painted(role);
                for (int y = top - 17; y < top; ++y) {
                    QVERIFY2(marked.pixelColor(100, y) != QColor{Qt::green}, qPrintable(QString::number(y - top)));
                }
            }
        }
    }

    /// From the eye a target of which nothing is seen has the name of what hides it, on that piece.
    void whatHidesTheTarget_isNamedInThePictureFromTheEye() {
        scenarios::Scenario scenario = test::smallTable(); // a box at [24, 26] x [18, 22] hides m2 from m1
        scenario.rules = QStringLiteral("volume");
        scenario.terrain.front().name = QStringLiteral("Ruin");
        const scenarios::PreparedTable table{scenario, *scenarios::shippedRuleSet(QStringLiteral("volume"))};
        const auto labels = [&](const char* target, const QSizeF& size) {
            const auto scene = *scenarios::eyeSceneOf(
                table, judge(table, {ModelId{QStringLiteral("m1")}, ModelId{QLatin1String{target}}}));
            const auto seen = *scenarios::eyePictureOf(scene, scene.start);
            return app::eyeLabelsOf(scenario, scene, seen, app::eyeFrame(seen, {{}, size}));
        };
        for (const QSizeF size : {QSizeF{300, 200}, QSizeF{600, 300}}) {
            const auto hiders = labels("m2", size);
            QCOMPARE(hiders.size(), std::size_t{1});
            QCOMPARE(hiders[0].name, QStringLiteral("Ruin"));
            QVERIFY(QRectF({}, size).contains(hiders[0].box));
            QVERIFY(labels("m3", size).empty()); // in sight
        }
    }

    /// What the reasons mention beside the answer, such as low pieces that lines pass over, has no name there.
    void whatIsInNobodysWay_isNotNamed() {
        const scenarios::Scenario scenario = test::smallTable();
        Verdict clear = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
        QVERIFY(clear.visible());
        clear.reasons.push_back({QStringLiteral("low"), {scenario.terrain[0].id}});
        clear.ruling.reasons = clear.reasons;
        QVERIFY(app::blockerNamesOf(scenario, clear, {}, PaintOptions{}).empty());
    }

    /// Rules that ask for an arc show it; the sides of one of 90 degrees run diagonally from the center of the base.
    void theArcOfTheRules_isPainted() {
        scenarios::Scenario scenario = test::smallTable(); // m1 at (10, 20), m3 at (40, 30)
        scenario.rules = QStringLiteral("x-wing");
        const auto observer = ModelId{QStringLiteral("m1")};
        QVERIFY(app::arcPictureOf(scenario, observer).isEmpty()); // none is entered: it looks all around
        scenario.models[0].arc = scenarios::PrintedArc{90.0};
        const app::ArcPicture arc = app::arcPictureOf(scenario, observer);
        QCOMPARE(arc.areas.size(), std::size_t{1});
        QVERIFY(arc.areas[0].containsPoint({30, 20}, Qt::OddEvenFill));
        QVERIFY(!arc.areas[0].containsPoint({9, 20}, Qt::OddEvenFill));
        QVERIFY(!arc.areas[0].containsPoint({12, 23}, Qt::OddEvenFill));
        QVERIFY(QRectF(-0.001, -0.001, 60.002, 44.002).contains(arc.areas[0].boundingRect()));
        QCOMPARE(arc.sides.size(), std::size_t{2});
        const bool upFirst = arc.sides[0].y2() < arc.sides[1].y2();
        const QLineF up = arc.sides[upFirst ? 0 : 1];
        const QLineF down = arc.sides[upFirst ? 1 : 0];
        const auto isAt = [](QPointF a, QPointF b) { return QLineF{a, b}.length() < 1e-3; };
        QVERIFY(isAt(up.p1(), {10, 20}) && isAt(up.p2(), {30, 0}));
        QVERIFY(isAt(down.p1(), {10, 20}) && isAt(down.p2(), {34, 44}));

        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
        const QImage with = picture(scenario, {&verdict, 1});
        scenario.rules = QStringLiteral("plan");
        QVERIFY(app::arcPictureOf(scenario, observer).isEmpty());
        const Verdict plain = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
        const QImage without = picture(scenario, {&plain, 1});
        const QPoint inArc{static_cast<int>(with.width() * 0.8), static_cast<int>(with.height() * 0.25)};
        const QPoint outOfArc{static_cast<int>(with.width() * 0.05), static_cast<int>(with.height() * 0.25)};
        QVERIFY(with.pixel(inArc) != without.pixel(inArc));
        QCOMPARE(with.pixel(outOfArc), without.pixel(outOfArc));
    }

    void S3_23_clearLine_isGreenFromBaseToBase() {
        const scenarios::Scenario scenario = test::smallTable();
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
        QVERIFY(verdict.visible());
        const QImage image = picture(scenario, {&verdict, 1});
        const QLineF line{app::toInches(verdict.line.from), app::toInches(verdict.line.to)};
        for (const double t : {0.1, 0.3, 0.5, 0.7, 0.9}) {
            QVERIFY(isColored(image, line.pointAt(t), Theme::light().clear.color));
        }
    }

    void T9_blockedLine_stopsAtTheBlockingPoint() {
        const scenarios::Scenario scenario = test::smallTable();
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(!verdict.visible());
        const QPointF stop = app::toInches(verdict.blockedAt->point);
        const QLineF line{app::toInches(verdict.line.from), app::toInches(verdict.line.to)};
        // On the line, before the target.
        const QPointF off = stop - line.p1();
        const QPointF along = (line.p2() - line.p1()) / line.length();
        QVERIFY(std::abs(off.x() * along.y() - off.y() * along.x()) < 1e-6);
        QVERIFY(QPointF::dotProduct(off, along) < line.length());
        const QImage image = picture(scenario, {&verdict, 1});
        const QColor red = Theme::light().blocked.color;
        QVERIFY(isColored(image, stop, red));
        int before = 0;
        int beyond = 0;
        for (int i = 0; i <= 40; ++i) {
            before += isColored(image, {12 + i * 0.25, 20}, red) ? 1 : 0;
            beyond += isColored(image, {28 + i * 0.25, 20}, red) ? 1 : 0;
        }
        QVERIFY2(before > 25, qPrintable(QString::number(before)));
        QCOMPARE(beyond, 0);
    }

    void T9_manyTails_neverGoOpaque() {
        scenarios::Scenario scenario = test::smallTable();
        const Verdict one = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        const std::vector<Verdict> many(40, one);
        const QImage image = picture(scenario, many);
        const QImage empty = picture(scenario, {});
        const QColor red = Theme::light().blocked.color;
        int darkest = 0;
        for (int x = 0; x < 200; ++x) {
            const QPointF place{28 + x * 0.05, 20};
            const int ink = difference(at(image, place), at(empty, place));
            darkest = std::max(darkest, ink);
        }
        const int full = difference(red, at(empty, {30.5, 20.5}));
        QVERIFY(darkest > 0);
        QVERIFY2(darkest < full / 2, qPrintable(QStringLiteral("%1 of %2").arg(darkest).arg(full)));
    }

    void S3_24_blockingPiece_isMarked() {
        const scenarios::Scenario scenario = test::smallTable();
        const Verdict blocked = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        const Verdict clear = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
        const QColor red = Theme::light().blocked.color;
        QVERIFY(isColored(picture(scenario, {&blocked, 1}), {26, 19}, red));
        QVERIFY(!isColored(picture(scenario, {&clear, 1}), {26, 19}, red));
    }

    void T6_colorIsTheVerdict_forEachPair() {
        // Random tables: the ring round the target has the color of the judge's verdict, whatever the pair.
        std::mt19937 random{20240611};
        std::uniform_real_distribution<double> x{4, 56};
        std::uniform_real_distribution<double> y{4, 40};
        int blocked = 0;
        for (int round = 0; round < 25; ++round) {
            scenarios::Scenario scenario = test::smallTable();
            scenario.terrain.clear();
            for (int i = 0; i < 8; ++i) {
                const double left = x(random) - 3;
                const double top = y(random) - 3;
                scenario.terrain.push_back(test::boxPiece(QStringLiteral("p%1").arg(i), left, top, left + 6, top + 2));
            }
            scenario.models[0].position = pointFromInches(x(random), y(random));
            scenario.models[1].position = pointFromInches(x(random), y(random));
            scenario.models.resize(2);
            const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
            const QImage image = picture(scenario, {&verdict, 1});
            const double radius = geometry::Length::fromMillimeters(16).inches() + 3.0 / 20;
            const QPointF center = app::toInches(scenario.models[1].position);
            int clearInk = 0;
            int blockedInk = 0;
            int closeInk = 0;
            for (int degree = 0; degree < 360; degree += 2) {
                const QPointF place =
                    center + QPointF{std::cos(degree * M_PI / 180), std::sin(degree * M_PI / 180)} * radius;
                clearInk += difference(at(image, place), Theme::light().clear.color) < 40 ? 1 : 0;
                blockedInk += difference(at(image, place), Theme::light().blocked.color) < 40 ? 1 : 0;
                closeInk += difference(at(image, place), Theme::light().tooClose.color) < 40 ? 1 : 0;
            }
            switch (app::lookOf({}, verdict)) {
            case app::VerdictLook::Clear: QVERIFY(clearInk > 100 && blockedInk < 20 && closeInk < 20); break;
            case app::VerdictLook::Blocked: QVERIFY(blockedInk > 50 && clearInk < 20 && closeInk < 20); break;
            case app::VerdictLook::TooClose: QVERIFY(closeInk > 50 && clearInk < 20); break;
            default: QFAIL("an unexpected look");
            }
            blocked += verdict.visible() ? 0 : 1;
        }
        QVERIFY(blocked > 3 && blocked < 22);
    }

    void beam_isAsWideAsItIs_data() {
        QTest::addColumn<double>("dotsPerInch");
        QTest::newRow("window") << 24.0;
        QTest::newRow("fine picture") << 160.0;
    }
    void beam_isAsWideAsItIs() {
        QFETCH(double, dotsPerInch);
        scenarios::Scenario scenario = test::smallTable();
        scenario.terrain = {test::boxPiece(QStringLiteral("above"), 24, 12, 26, 19.75),
                            test::boxPiece(QStringLiteral("below"), 24, 20.2, 26, 28)};
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(verdict.beam && verdict.clearanceMillimeters);
        Verdict without = verdict;
        without.beam.reset();
        PaintOptions options;
        options.scale.pixelsPerInch = dotsPerInch;
        options.rulers = false;
        options.verdictLabels = false;
        const QImage beam = app::tableImage(scenario, {&verdict, 1}, options);
        const QImage plain = app::tableImage(scenario, {&without, 1}, options);
        const QLineF middle{app::toInches(verdict.beam->from), app::toInches(verdict.beam->to)};
        const double margin = -app::pictureArea(scenario, options).left();
        for (const double t : {0.2, 0.4, 0.7}) {
            // The outermost dots across the beam that it changed.
            const QLineF across = middle.normalVector().unitVector();
            double least = 1e9;
            double most = -1e9;
            for (double off = -1.0; off <= 1.0; off += 0.25 / dotsPerInch) {
                const QPointF place =
                    (middle.pointAt(t) + off * QPointF{across.dx(), across.dy()} + QPointF{margin, margin}) *
                    dotsPerInch;
                if (difference(beam.pixelColor(place.toPoint()), plain.pixelColor(place.toPoint())) > 6) {
                    least = std::min(least, off);
                    most = std::max(most, off);
                }
            }
            const double dots = (most - least) * dotsPerInch;
            const double expected = *verdict.clearanceMillimeters / 25.4 * dotsPerInch;
            QVERIFY2(std::abs(dots - expected) < 2.6,
                     qPrintable(QStringLiteral("%1 dots, %2 expected").arg(dots).arg(expected)));
        }
    }

    void closeCall_hasItsOwnLineMarkAndRing() {
        scenarios::Scenario scenario = test::smallTable();
        // The bases reach up to 19.37 in.
        scenario.terrain = {test::boxPiece(QStringLiteral("below"), 24, 19.39, 26, 28)};
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::TooClose);
        PaintOptions options;
        options.scale.pixelsPerInch = 40;
        const QImage image = app::tableImage(scenario, {&verdict, 1}, options);
        const QColor amber = Theme::light().tooClose.color;
        int runs = 0;
        int shortRuns = 0;
        int run = 0;
        const QLineF line{app::toInches(verdict.line.from), app::toInches(verdict.line.to)};
        const double margin = -app::pictureArea(scenario, options).left();
        // Along the line between the base and the gap: long dashes and dots in turn.
        for (double t = 0.1; t < 0.42; t += 0.5 / (line.length() * 40)) {
            const QPointF place = (line.pointAt(t) + QPointF{margin, margin}) * 40;
            if (difference(image.pixelColor(place.toPoint()), amber) < 60) {
                ++run;
            } else if (run > 0) {
                ++runs;
                shortRuns += run < 10 ? 1 : 0;
                run = 0;
            }
        }
        QVERIFY2(runs > 10 && std::abs(2 * shortRuns - runs) <= 2,
                 qPrintable(QStringLiteral("%1 of %2").arg(shortRuns).arg(runs)));
    }

    void seenOutline_isBold_theRestOfTheFacingPartIsDotted() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.models[1].base = *geometry::Footprint::round(geometry::Length::fromMillimeters(100));
        scenario.terrain = {test::boxPiece(QStringLiteral("wall"), 30, 20, 31, 30)};
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(verdict.visible() && verdict.seenShare);
        QVERIFY2(*verdict.seenShare > 0.2 && *verdict.seenShare < 0.8, qPrintable(QString::number(*verdict.seenShare)));
        PaintOptions options;
        options.scale.pixelsPerInch = 60;
        options.rulers = false;
        options.verdictLabels = false;
        options.badges = false;
        const QImage image = app::tableImage(scenario, {&verdict, 1}, options);
        const double margin = -app::pictureArea(scenario, options).left();
        const QPointF center = app::toInches(scenario.models[1].position);
        // Three pixels inside the base: within the bold stroke, beyond the dots. The facing part is a little more than
        // half.
        const double radius = geometry::Length::fromMillimeters(50).inches() - 3.0 / 60;
        int bold = 0;
        int facing = 0;
        for (int i = 0; i < 3600; ++i) {
            const double angle = i * M_PI / 1800;
            const QPointF way{std::cos(angle), std::sin(angle)};
            const QColor color = image.pixelColor(((center + way * radius + QPointF{margin, margin}) * 60).toPoint());
            const bool isBold = difference(color, Theme::light().clear.color) < 60;
            bold += isBold ? 1 : 0;
            facing += way.x() < 0 ? 1 : 0;
            // Nothing is bold on the far side.
            QVERIFY2(!isBold || way.x() < 0.3, qPrintable(QString::number(i / 10.0)));
        }
        const double share = static_cast<double>(bold) / facing;
        QVERIFY2(std::abs(share - *verdict.seenShare) < 0.05,
                 qPrintable(QStringLiteral("%1, %2").arg(share).arg(*verdict.seenShare)));
    }

    void label_neverTouchesItsLine() {
        std::mt19937 random{7};
        std::uniform_real_distribution<double> x{2, 58};
        std::uniform_real_distribution<double> y{2, 42};
        PaintOptions options;
        SightView view;
        view.labelArea = {-1, -1, 62, 46};
        for (int round = 0; round < 400; ++round) {
            scenarios::Scenario scenario = test::smallTable();
            scenario.models[0].position = pointFromInches(x(random), y(random));
            scenario.models[1].position = pointFromInches(x(random), y(random));
            const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
            const QRectF box = app::labelBox(scenario, verdict, view, options);
            QVERIFY(box.width() > 1);
            const QLineF line{app::toInches(verdict.line.from), app::toInches(verdict.line.to)};
            for (int i = 0; i <= 2000; ++i) {
                QVERIFY(!box.contains(line.pointAt(i / 2000.0)));
            }
            if (line.length() > 15) {
                QVERIFY(view.labelArea.contains(box));
            }
        }
    }

    void theCallOut_staysOffPiecesLinesAndMarks_orIsOneLineAtTheEnd() {
        std::mt19937 random{11};
        std::uniform_real_distribution<double> x{6, 54};
        std::uniform_real_distribution<double> y{6, 38};
        for (const bool wordOnly : {false, true}) {
            int beside = 0;
            int atTheEnd = 0;
            int onSomething = 0;
            PaintOptions options;
            SightView view;
            view.wordOnly = wordOnly;
            view.labelArea = {-1, -1, 62, 46};
            for (int round = 0; round < 150; ++round) {
                scenarios::Scenario scenario = test::smallTable();
                scenario.terrain.clear();
                for (int i = 0; i < 1 + round % 8; ++i) {
                    const double left = x(random);
                    const double top = y(random);
                    scenario.terrain.push_back(
                        test::boxPiece(QStringLiteral("box%1").arg(i), left - 4, top - 3, left + 4, top + 3));
                }
                scenario.models[0].position = pointFromInches(x(random), y(random));
                scenario.models[1].position = pointFromInches(x(random), y(random));
                scenarios::Objective objective;
                objective.id = {QStringLiteral("objective")};
                objective.position = pointFromInches(x(random), y(random));
                objective.base = geometry::Footprint::round(geometry::Length::fromMillimeters(40)).value();
                scenario.objectives = {objective};
                scenario.labels = {
                    {{QStringLiteral("label")}, QStringLiteral("Gate"), pointFromInches(x(random), y(random))}};
                const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
                const std::vector<Verdict> others{ask(scenario, QStringLiteral("m3"), QStringLiteral("m1"))};
                view.others = others;
                const QLineF line{app::toInches(verdict.line.from), app::toInches(verdict.line.to)};
                if (line.length() < 8) {
                    continue;
                }
                const QLineF other{app::toInches(others[0].line.from), app::toInches(others[0].line.to)};
                const QRectF box = app::labelBox(scenario, verdict, view, options);
                const QSizeF whole = app::labelSize(scenario, verdict, options) * options.scale.inches(1.0);
                for (int i = 0; i <= 500; ++i) {
                    QVERIFY(!box.contains(line.pointAt(i / 500.0)));
                }
                const auto isOn = [&](const QPainterPath& path) { return path.intersects(box); };
                bool isOff = std::ranges::none_of(scenario.terrain, isOn,
                                                  [](const scenarios::Piece& piece) { return app::pathOf(piece); });
                isOff = isOff && std::ranges::none_of(scenario.models, [&](const scenarios::Model& model) {
                            return isOn(app::pathOf(model.placed()));
                        });
                isOff = isOff && !isOn(app::pathOf(geometry::PlacedFootprint{objective.base, objective.position, {}}));
                isOff = isOff && !box.intersects(app::labelBox(scenario.labels[0]));
                for (int i = 0; i <= 500; ++i) {
                    isOff = isOff && !box.contains(other.pointAt(i / 500.0));
                }
                const QPointF way = (line.p2() - line.p1()) / line.length();
                const double along = QPointF::dotProduct(box.center() - line.p1(), way);
                if (isOff) {
                    beside += 1;
                } else if (along < 0 || along > line.length()) {
                    // Nowhere was room: then it is one line, and stands beyond an end of the line.
                    atTheEnd += 1;
                    QVERIFY(box.height() < 0.6 * whole.height());
                } else {
                    // Neither beside the line nor at its ends.
                    onSomething += 1;
                    QVERIFY(wordOnly || std::abs(box.height() - whole.height()) > 1e-6);
                }
            }
            const QString counts = QStringLiteral("%1, %2, %3").arg(beside).arg(atTheEnd).arg(onSomething);
            QVERIFY2(beside > 10 * atTheEnd && beside > 50 * onSomething, qPrintable(counts));
        }
    }

    void inTheWindow_theCallOutIsTheWordAlone() {
        test::GuiTable table;
        table.state.setObserver(scenarios::ModelId{QStringLiteral("m1")});
        table.state.setTarget(scenarios::ModelId{QStringLiteral("m2")});
        QVERIFY(table.waitForAnswer());
        const Verdict& verdict = *table.service.lastResult().focused();
        SightView word;
        word.wordOnly = true;
        word.labelArea = table.scene.viewArea();
        const QRectF box = app::labelBox(table.document.scenario(), verdict, word, table.scene.options());
        const QSizeF whole = app::labelSize(table.document.scenario(), verdict, table.scene.options()) *
                             table.scene.paintScale().inches(1.0);
        // One line, and narrower than the figures that the card has.
        QVERIFY(box.height() < 0.6 * whole.height());
        QVERIFY(box.width() < whole.width());
        // That is what the window paints: its label fills this box, and nothing of the larger one below it.
        const QRectF onScreen = table.view.viewportTransform().mapRect(box);
        QVERIFY(showsLabel(table, {onScreen.left() + 4, onScreen.center().y()}));
        QVERIFY(!showsLabel(table, {onScreen.center().x(), onScreen.bottom() + 8}));
    }

    /// Where it would stand: a base after the suggested move with the arrow to it, a suggested position, a path, a
    /// sign.
    void theCallOut_staysOffSuggestions() {
        const scenarios::Scenario scenario = test::smallTable();
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        for (const bool wordOnly : {false, true}) {
            PaintOptions options;
            SightView view;
            view.wordOnly = wordOnly;
            view.labelArea = {-1, -1, 62, 46};
            const QRectF plain = app::labelBox(scenario, verdict, view, options);

            SightView flipped = view;
            const scenarios::Model& moved = *scenario.model(ModelId{QStringLiteral("m3")});
            const QPointF by = plain.center() - app::toInches(moved.position);
            flipped.flip.emplace();
            flipped.flip->moved = moved.id;
            flipped.flip->by = pointFromInches(by.x(), by.y()) - geometry::Point{};
            const QRectF besideFlip = app::labelBox(scenario, verdict, flipped, options);
            const auto shown = app::shownFlip(scenario, *flipped.flip, options.scale);
            QVERIFY(shown && shown->outline.intersects(plain));
            QVERIFY(!shown->outline.intersects(besideFlip));
            for (int i = 0; i <= 500; ++i) {
                QVERIFY(!besideFlip.contains(shown->arrow.pointAt(i / 500.0)));
            }

            SightView marked = view;
            marked.marks.areas = {QRectF{plain.center(), QSizeF{0.5, 0.5}}};
            QVERIFY(!app::labelBox(scenario, verdict, marked, options).intersects(marked.marks.areas[0]));
            marked = view;
            marked.marks.lines = {QLineF{plain.center(), plain.center() + QPointF{0.5, 0.0}}};
            QVERIFY(!app::labelBox(scenario, verdict, marked, options).contains(plain.center()));
            marked = view;
            marked.marks.signs = {plain.center()};
            QVERIFY(!app::labelBox(scenario, verdict, marked, options).contains(plain.center()));
        }
    }

    /// Long words below a suggested position, and below a model where it was seen last, are kept free from end to end.
    void theCallOut_staysOffTheWordsOfAHiddenGame() {
        const scenarios::Scenario scenario = test::smallTable();
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        for (const double pixelsPerInch : {16.0, 20.0, 30.0}) {
            PaintOptions options;
            options.scale.pixelsPerInch = pixelsPerInch;
            SightView view;
            view.wordOnly = true;
            view.labelArea = {-1, -1, 62, 46};
            const QRectF plain = app::labelBox(scenario, verdict, view, options);
            app::KnownMarks marks;
            marks.looks = {{plain.center(), 1'234'567}};
            marks.ghosts = {{*scenario.model(ModelId{QStringLiteral("m3")}), 123, {}}};
            marks.ghosts[0].as.position = pointFromInches(plain.center().x(), plain.center().y());
            const auto words = app::wordBoxesOf(marks);
            QCOMPARE(words.size(), 2U);
            for (const auto& of : words) {
                QVERIFY(of.box.width() > 40); // wider than the sign above it
                QVERIFY(of.box.top() > 0);
                // The end of the words alone touches the place that the label had.
                SightView marked = view;
                marked.marks.words = {
                    {QPointF{plain.left() - options.scale.inches(of.box.right() - 2.0), plain.center().y()}, of.box}};
                marked.marks.words[0].place.ry() -= options.scale.inches(of.box.center().y());
                const QRectF shown{marked.marks.words[0].place + of.box.topLeft() * options.scale.inches(1.0),
                                   of.box.size() * options.scale.inches(1.0)};
                QVERIFY(shown.intersects(plain));
                QVERIFY(!shown.intersects(app::labelBox(scenario, verdict, marked, options)));
            }
        }
    }

    void inTheWindow_theCallOutStaysOffSuggestedPositions() {
        test::GuiTable table;
        table.state.setObserver(scenarios::ModelId{QStringLiteral("m1")});
        table.state.setTarget(scenarios::ModelId{QStringLiteral("m2")});
        QVERIFY(table.waitForAnswer());
        SightView word;
        word.wordOnly = true;
        word.labelArea = table.scene.viewArea();
        const QRectF box = app::labelBox(table.document.scenario(), *table.service.lastResult().focused(), word,
                                         table.scene.options());
        const QRectF onScreen = table.view.viewportTransform().mapRect(box);
        const QPointF inLabel{onScreen.left() + 4, onScreen.center().y()}; // and beside the number of the position
        QVERIFY(showsLabel(table, inLabel));
        app::UnitPicture suggested;
        suggested.ghosts = {{ModelId{QStringLiteral("m1")},
                             pointFromInches(box.center().x(), box.center().y()),
                             {},
                             QStringLiteral("1")}};
        table.scene.show(suggested);
        QVERIFY(!showsLabel(table, inLabel));
        table.scene.show(UnitPicture{});
        QVERIFY(showsLabel(table, inLabel));
    }

    void verdictColors_standOutFromGroundAndPlayers() {
        for (const Theme& theme :
             {Theme::light(), Theme::dark(), Theme::print(), Theme::light(app::VerdictColors::Classic),
              Theme::dark(app::VerdictColors::Classic)}) {
            for (const app::VerdictStyle& style :
                 {theme.clear, theme.blocked, theme.tooClose, theme.visibleNotLegal, theme.overruledVisible}) {
                QVERIFY2(contrast(style.color, theme.ground) >= 3.0, qPrintable(style.color.name()));
                QVERIFY2(contrast(style.color, theme.labelFill) >= 3.0, qPrintable(style.color.name()));
            }
            QVERIFY(contrast(theme.text, theme.labelFill) >= 4.5);
            QVERIFY(contrast(theme.modelText, theme.modelFill) >= 4.5);
            for (const QColor& player : theme.players.first(2)) {
                QVERIFY(difference(player, theme.clear.color) > 80);
                QVERIFY(difference(player, theme.blocked.color) > 80);
            }
            // Never by color alone.
            QVERIFY(theme.clear.dashes != theme.blocked.dashes);
            QVERIFY(theme.clear.endMark != theme.blocked.endMark);
        }
    }

    void look_followsCertaintyAndRuling() {
        Verdict verdict;
        verdict.visibility = geometry::Visibility::Clear;
        verdict.ruling.visible = true;
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::Clear);
        verdict.ruling.visible = false;
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::HiddenByRules);
        verdict.certainty = scenarios::Certainty::TooCloseToCall;
        // The rule set forbids it whichever way the geometry turns: word and color are one.
        QCOMPARE(app::kindOf({}, verdict), app::VerdictKind::HiddenByRules);
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::HiddenByRules);
        verdict.ruling.visible = true;
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::TooClose);
        verdict.certainty = scenarios::Certainty::Certain;
        verdict.visibility = geometry::Visibility::Blocked;
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::VisibleByRules);
        verdict.ruling.visible = false;
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::Blocked);
    }

    void S3_45_T7_threeStates_areToldApartByLineAndMark() {
        Verdict verdict;
        verdict.visibility = geometry::Visibility::Clear;
        verdict.ruling.status = QStringLiteral("decided"); // by a rule pack
        verdict.ruling.visible = true;
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::Clear);
        verdict.ruling.validTarget = false; // seen, and yet no target in its state
        verdict.ruling.reasons.push_back({QStringLiteral("no-valid-target"), {}});
        verdict.ruling.reasons.back().word = QStringLiteral("conceal");
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::VisibleNotLegal);
        QVERIFY(app::whySentence(verdict, {}).contains(QStringLiteral("conceal"))); // the reason is told
        verdict.visibility = geometry::Visibility::Blocked;
        QCOMPARE(app::lookOf({}, verdict),
                 app::VerdictLook::VisibleNotLegal); // the rules see over what blocks in plan, but it is no target
        verdict.ruling.visible = false;
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::Blocked);
        for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::print()}) {
            QVERIFY(theme.clear.dashes.isEmpty() && !theme.blocked.dashes.isEmpty());
            QVERIFY(theme.visibleNotLegal.width < theme.clear.width && theme.visibleNotLegal.dashes.isEmpty());
            // Broken amber lines mean something else.
            QVERIFY(theme.visibleNotLegal.color != theme.tooClose.color && !theme.tooClose.dashes.isEmpty());
            QVERIFY(theme.clear.endMark != theme.visibleNotLegal.endMark &&
                    theme.blocked.endMark != theme.visibleNotLegal.endMark);
        }
    }

    void S3_45_whatIsSeenAndNoTarget_hasAnUnbrokenLine_andItsReasonOnIt() {
        const scenarios::Scenario scenario = test::smallTable();
        Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
        verdict.ruling.status = QStringLiteral("decided");
        verdict.ruling.visible = true;
        verdict.ruling.validTarget = false;
        verdict.ruling.reasons.clear();
        verdict.ruling.reasons.push_back({QStringLiteral("no-valid-target"), {}});
        verdict.ruling.reasons.back().word = QStringLiteral("conceal");
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::VisibleNotLegal);
        const QImage image = picture(scenario, {&verdict, 1});
        const QLineF line = app::shownLine(verdict).line;
        for (int i = 2; i <= 18; ++i) {
            QVERIFY2(isColored(image, line.pointAt(i / 20.0), Theme::light().visibleNotLegal.color),
                     qPrintable(QString::number(i)));
        }
        // The label on the line is as much higher as one line of words.
        Verdict untold = verdict;
        untold.ruling.reasons.clear();
        QVERIFY(app::labelSize(scenario, verdict, {}).height() > app::labelSize(scenario, untold, {}).height());
    }

    void S3_23_S3_24_everyObserver_wearsItsRing() {
        const scenarios::Scenario scenario = test::smallTable();
        const std::vector<Verdict> verdicts{ask(scenario, QStringLiteral("m1"), QStringLiteral("m3")),
                                            ask(scenario, QStringLiteral("m2"), QStringLiteral("m1"))};
        QVERIFY(verdicts[0].visible() && !verdicts[1].visible());
        const QImage image = picture(scenario, verdicts);
        // Twelve places around the base; dashes cover more than half of them.
        const auto ringOf = [&](QPointF middle, const QColor& color) {
            const double radius = 16 / 25.4 + 3.0 / PaintOptions{}.scale.pixelsPerInch;
            int ink = 0;
            for (int i = 0; i < 12; ++i) {
                const double angle = i * M_PI / 6;
                ink += isColored(image, middle + QPointF{std::cos(angle), std::sin(angle)} * radius, color) ? 1 : 0;
            }
            return ink;
        };
        QVERIFY(ringOf({10, 20}, Theme::light().clear.color) >= 10);
        QVERIFY(ringOf({40, 20}, Theme::light().blocked.color) >= 6);
        QVERIFY(ringOf({40, 30}, Theme::light().clear.color) >= 10);
    }

    /// A flat area that hides by the rules alone is lit, in the dashes of the rules and not as what stops a line.
    void piecesThatARulingNames_areMarkedInDashes() {
        const QColor red = Theme::light().blocked.color;
        const QColor green = Theme::light().clear.color;
        // Share of an edge of the yard that has that color; the line runs at 20.
        const auto shareOf = [](const QImage& image, double x, const QColor& color) {
            int inked = 0;
            int all = 0;
            for (double y = 14.5; y < 25.5; y += 0.05) {
                if (std::abs(y - 20) < 1.5) {
                    continue;
                }
                inked += difference(at(image, {x, y}), color) < 60 ? 1 : 0;
                ++all;
            }
            return static_cast<double>(inked) / all;
        };
        scenarios::Scenario scenario = test::smallTable();
        scenarios::Piece woods = test::boxPiece(QStringLiteral("yard"), 20, 14, 30, 26, 0);
        woods.kind = QStringLiteral("woods");
        scenario.terrain = {woods};
        scenario.rules = QStringLiteral("saga");
        const Verdict hidden = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(hidden.visible() && !hidden.ruling.visible);
        const QImage image = picture(scenario, {&hidden, 1});
        const double dashed = shareOf(image, 20, red);
        QVERIFY2(dashed > 0.2 && dashed < 0.8, qPrintable(QString::number(dashed)));
        QCOMPARE(shareOf(image, 21, red), 0.0); // the area has no fill
        scenario.rules = QStringLiteral("plan");
        const Verdict plain = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(plain.visible());
        QCOMPARE(shareOf(picture(scenario, {&plain, 1}), 20, red), 0.0);
        QCOMPARE(shareOf(picture(scenario, {&plain, 1}), 20, green), 0.0);

        // What stops the straight line and hides by the rules stays solid.
        scenario.terrain[0].height = geometry::Length::fromInches(6);
        scenario.rules = QStringLiteral("saga");
        const Verdict blocked = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(!blocked.visible() && !blocked.ruling.visible);
        QVERIFY(shareOf(picture(scenario, {&blocked, 1}), 20, red) > 0.9);

        // What gives cover, in the color and the dashes of what the rules see.
        scenario.rules = QStringLiteral("40k-10e");
        scenario.terrain[0].height = geometry::Length{};
        const Verdict covered = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(covered.ruling.visible);
        QCOMPARE(app::piecesOfRuling(covered), std::vector{scenarios::PieceId{QStringLiteral("yard")}});
        const QImage cover = picture(scenario, {&covered, 1});
        const double seen = shareOf(cover, 20, green);
        QVERIFY2(seen > 0.5 && seen < 0.95, qPrintable(QString::number(seen)));
        QCOMPARE(shareOf(cover, 20, red), 0.0);
    }

    void flatAreaWithWalls_isMarkedAtItsWallsAlone() {
        // A yard that lies between m1 and m2, open on all sides but for one wall across their line.
        scenarios::Scenario scenario = test::smallTable();
        scenarios::Piece yard = test::boxPiece(QStringLiteral("yard"), 20, 14, 30, 26, 0);
        const std::vector<geometry::Point> across{pointFromInches(25, 15), pointFromInches(25, 25)};
        scenarios::PieceWall wall;
        wall.polyline = *geometry::Wall::fromVertices(across);
        yard.walls = {wall};
        scenario.terrain = {yard};
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(!verdict.visible());
        const QImage image = picture(scenario, {&verdict, 1});
        const QColor red = Theme::light().blocked.color;
        QVERIFY(isColored(image, {25, 16}, red));
        for (const QPointF edge : {QPointF{20, 17}, QPointF{30, 17}, QPointF{22, 14}, QPointF{28, 26}}) {
            QVERIFY2(!isColored(image, edge, red), qPrintable(QStringLiteral("%1 %2").arg(edge.x()).arg(edge.y())));
        }
    }

    void overruledLine_runsThroughInItsOwnColor_withGeometryBeside() {
        scenarios::Scenario scenario = test::smallTable();
        const Verdict plain = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(!plain.visible());
        scenario.overrulings.push_back(
            {{ModelId{"m1"}, ModelId{"m2"}}, {}, true, {}, {QStringLiteral("Ann"), QStringLiteral("so"), {}}, {}});
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QCOMPARE(app::lookOf({}, verdict), app::VerdictLook::OverruledVisible);
        const app::ShownLine shown = app::shownLine(verdict);
        QVERIFY(!shown.stop && shown.geometry && shown.geometry->stop);
        QVERIFY(app::shownLine(plain).stop && !app::shownLine(plain).geometry);
        const QImage image = picture(scenario, {&verdict, 1});
        // Beyond the box, where a blocked line has only a tail.
        int ink = 0;
        const QLineF line = shown.line;
        for (int i = 0; i < 40; ++i) {
            const QPointF place = line.pointAt(0.65 + 0.2 * i / 40);
            ink += isColored(image, place, Theme::light().overruledVisible.color) ? 1 : 0;
        }
        QVERIFY2(ink > 20, qPrintable(QString::number(ink)));
        const QImage blocked = picture(scenario, {&plain, 1});
        for (int i = 0; i < 40; ++i) {
            QVERIFY(!isColored(blocked, line.pointAt(0.65 + 0.2 * i / 40), Theme::light().overruledVisible.color));
        }
        for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::print()}) {
            QVERIFY(theme.overruledVisible.endMark != theme.overruledNotVisible.endMark);
            QVERIFY(theme.overruledVisible.dashes != theme.clear.dashes &&
                    theme.overruledVisible.dashes != theme.blocked.dashes &&
                    theme.overruledVisible.dashes != theme.tooClose.dashes);
        }
    }

    void rulingThatSeesOverGeometry_isTheLineDrawn() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.terrain = {test::boxPiece(QStringLiteral("ruin"), 38, 17, 43, 23)};
        scenario.terrain[0].kind = QStringLiteral("ruin");
        scenario.rules = QStringLiteral("ruins");
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
        QVERIFY(!verdict.visible() && verdict.ruling.visible);
        const app::ShownLine shown = app::shownLine(verdict);
        QVERIFY(!shown.stop && shown.geometry && shown.geometry->stop);
        QCOMPARE(shown.line.p1(), app::toInches(verdict.ruling.line.from));
        const QImage image = picture(scenario, {&verdict, 1});
        for (const double t : {0.2, 0.5, 0.8}) {
            QVERIFY(isColored(image, shown.line.pointAt(t), Theme::light().clear.color));
        }
        // The way back geometry and ruling are one: no line, stopped.
        Verdict back = verdict;
        back.ruling.visible = false;
        back.ruling.line = back.line;
        back.ruling.reasons = {{QStringLiteral("blocked-by"), {scenarios::PieceId{"ruin"}}}};
        QVERIFY(app::shownLine(back).stop && !app::shownLine(back).geometry);
        // Stopped by something else than what geometry names first: no cross on what the rules see through.
        back.ruling.reasons = {{QStringLiteral("blocked-by"), {scenarios::PieceId{"other"}}}};
        QVERIFY(!app::shownLine(back).stop);
    }

    /// An observer in a ruin sees out of it by the rules; the straight line is blocked where it starts.
    void crossOfTheGeometry_neverStandsOnABase() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("ruins");
        for (const bool isOnBase : {false, true}) {
            scenario.terrain = {isOnBase ? test::boxPiece(QStringLiteral("ruin"), 7, 17, 13, 23)
                                         : test::boxPiece(QStringLiteral("ruin"), 36, 17, 43, 23)};
            scenario.terrain[0].kind = QStringLiteral("ruin");
            const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
            QVERIFY(!verdict.visible() && verdict.ruling.visible);
            const app::ShownLine shown = app::shownLine(verdict);
            QVERIFY(shown.geometry && shown.geometry->stop);
            QCOMPARE(QLineF(*shown.geometry->stop, QPointF{10, 20}).length() < 0.4, isOnBase);
            // What is painted does not depend on a point of the base, and elsewhere it does.
            Verdict other = verdict;
            other.blockedAt->point.y = other.blockedAt->point.y + geometry::Length::fromInches(0.2);
            QCOMPARE(picture(scenario, {&verdict, 1}) == picture(scenario, {&other, 1}), isOnBase);
        }
    }

    void pictureOfAVerdict_namesItsRules() {
        scenarios::Scenario scenario = test::smallTable();
        scenario.rules = QStringLiteral("gaslands");
        const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
        Verdict nameless = verdict;
        nameless.ruling.rulesName.clear();
        PaintOptions options;
        options.rulers = false;
        QVERIFY(app::tableImage(scenario, {&verdict, 1}, options) !=
                app::tableImage(scenario, {&nameless, 1}, options));
        const QByteArray svg = app::pictureBytes(app::PictureKind::Svg, scenario, {&verdict, 1}, options, 40);
        QVERIFY(svg.contains(verdict.ruling.hash.toLatin1()));
        QVERIFY(svg.contains("unverified rules"));
    }
};

int main(int argc, char** argv) { return test::runWithTestFont<TestSightPainting>(argc, argv); }
#include "tst_sight_painting.moc"
