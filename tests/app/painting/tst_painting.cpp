#include "app/desktop/export/picture_file.h"
#include "app/desktop/painting/model_painter.h"
#include "app/desktop/painting/piece_painter.h"
#include "app/desktop/painting/shapes.h"
#include "app/desktop/painting/sight_line.h"
#include "app/desktop/painting/sight_painter.h"
#include "app/desktop/painting/table_painter.h"
#include "app/desktop/text/verdict_text.h"
#include "scenarios/judge.h"
#include "tests/support/gui_table.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace sightline;
using app::PaintOptions;
using app::SightView;
using app::Theme;
using geometry::pointFromInches;
using scenarios::ModelId;
using scenarios::Verdict;

namespace {

Verdict ask(const scenarios::Scenario& scenario, const QString& from, const QString& to) {
    const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
    return scenarios::judge(table, {ModelId{from}, ModelId{to}});
}

QImage picture(const scenarios::Scenario& scenario, std::span<const Verdict> verdicts, PaintOptions options = {}) {
    options.rulers = false;
    options.verdictLabels = false;
    return app::tableImage(scenario, verdicts, options);
}

QColor at(const QImage& image, QPointF place, const PaintOptions& options = {}) {
    const double dots = options.scale.pixelsPerInch;
    const double margin = 2.0; // see `pictureArea`
    return image.pixelColor(static_cast<int>(place.x() * dots + margin), static_cast<int>(place.y() * dots + margin));
}

int difference(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

/// True if the colour comes within a few pixels of a place.
bool isColoured(const QImage& image, QPointF place, const QColor& colour) {
    for (int dx = -2; dx <= 2; ++dx) {
        for (int dy = -2; dy <= 2; ++dy) {
            if (difference(at(image, place + QPointF(dx, dy) / PaintOptions{}.scale.pixelsPerInch), colour) < 60) {
                return true;
            }
        }
    }
    return false;
}

double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    };
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

} // namespace

class TestPainting : public QObject {
    Q_OBJECT

private slots:
    void clearLine_isGreenFromBaseToBase();
    void T9_blockedLine_stopsAtTheBlockingPoint();
    void T9_manyTails_neverGoOpaque();
    void blockingPiece_isMarked();
    void T6_colourIsTheVerdict_forEachPair();
    void beam_isAsWideAsItIs_data();
    void beam_isAsWideAsItIs();
    void closeCall_hasItsOwnLineMarkAndRing();
    void seenOutline_isBold_theRestOfTheFacingPartIsDotted();
    void label_neverTouchesItsLine();
    void window_andPictureAgree();
    void outline_isTheTrueBase();
    void hatch_staysInsideAndOutOfHoles();
    void traits_giveGlyphs();
    void badge_isOneOrTwoLetters();
    void verdictColours_standOutFromGroundAndPlayers();
    void look_followsCertaintyAndRuling();
    void S3_45_threeStates_areToldApartByLineAndMark();
    void thumbnail_fitsItsSize();
    void dashes_coverTheirShare();
    void closedDoor_fillsItsGap_openDoorSwingsOut();
    void ringOfAClearBase_isEvenAllAround_data();
    void ringOfAClearBase_isEvenAllAround();
    void rulers_stayAtTheEdgeOfTheView();
    void everyObserver_wearsItsRing();
    void flatAreaWithWalls_isMarkedAtItsWallsAlone();
    void overruledLine_runsThroughInItsOwnColour_withGeometryBeside();
    void rulingThatSeesOverGeometry_isTheLineDrawn();
    void pictureOfAVerdict_namesItsRules();
};

void TestPainting::overruledLine_runsThroughInItsOwnColour_withGeometryBeside() {
    scenarios::Scenario scenario = test::smallTable();
    const Verdict plain = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
    QVERIFY(!plain.visible());
    scenario.overrulings.push_back({{ModelId{"m1"}, ModelId{"m2"}}, {}, true, {}, {QStringLiteral("Ann"), QStringLiteral("so"), {}}, {}});
    const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::OverruledVisible);
    const app::ShownLine shown = app::shownLine(verdict);
    QVERIFY(!shown.stop && shown.geometry && shown.geometry->stop);
    QVERIFY(app::shownLine(plain).stop && !app::shownLine(plain).geometry);
    const QImage image = picture(scenario, {&verdict, 1});
    // Beyond the box, where a blocked line has only a tail.
    int ink = 0;
    const QLineF line = shown.line;
    for (int i = 0; i < 40; ++i) {
        const QPointF place = line.pointAt(0.65 + 0.2 * i / 40);
        ink += isColoured(image, place, Theme::light().overruledVisible.colour) ? 1 : 0;
    }
    QVERIFY2(ink > 20, qPrintable(QString::number(ink)));
    const QImage blocked = picture(scenario, {&plain, 1});
    for (int i = 0; i < 40; ++i) {
        QVERIFY(!isColoured(blocked, line.pointAt(0.65 + 0.2 * i / 40), Theme::light().overruledVisible.colour));
    }
    for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::print()}) {
        QVERIFY(theme.overruledVisible.endMark != theme.overruledNotVisible.endMark);
        QVERIFY(theme.overruledVisible.dashes != theme.clear.dashes && theme.overruledVisible.dashes != theme.blocked.dashes &&
                theme.overruledVisible.dashes != theme.tooClose.dashes);
    }
}

void TestPainting::rulingThatSeesOverGeometry_isTheLineDrawn() {
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
        QVERIFY(isColoured(image, shown.line.pointAt(t), Theme::light().clear.colour));
    }
    // The way back geometry and ruling are one: no line, stopped.
    Verdict back = verdict;
    back.ruling.visible = false;
    QVERIFY(app::shownLine(back).stop);
}

void TestPainting::pictureOfAVerdict_namesItsRules() {
    scenarios::Scenario scenario = test::smallTable();
    scenario.rules = QStringLiteral("gaslands");
    const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
    Verdict nameless = verdict;
    nameless.ruling.rulesName.clear();
    PaintOptions options;
    options.rulers = false;
    QVERIFY(app::tableImage(scenario, {&verdict, 1}, options) != app::tableImage(scenario, {&nameless, 1}, options));
    const QByteArray svg = app::pictureBytes(app::PictureKind::Svg, scenario, {&verdict, 1}, options, 40);
    QVERIFY(svg.contains(verdict.ruling.hash.toLatin1()));
    QVERIFY(svg.contains("unverified rules"));
}

void TestPainting::clearLine_isGreenFromBaseToBase() {
    const scenarios::Scenario scenario = test::smallTable();
    const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
    QVERIFY(verdict.visible());
    const QImage image = picture(scenario, {&verdict, 1});
    const QLineF line{app::toInches(verdict.line.from), app::toInches(verdict.line.to)};
    for (const double t : {0.1, 0.3, 0.5, 0.7, 0.9}) {
        QVERIFY(isColoured(image, line.pointAt(t), Theme::light().clear.colour));
    }
}

void TestPainting::T9_blockedLine_stopsAtTheBlockingPoint() {
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
    const QColor red = Theme::light().blocked.colour;
    QVERIFY(isColoured(image, stop, red));
    int before = 0;
    int beyond = 0;
    for (int i = 0; i <= 40; ++i) {
        before += isColoured(image, {12 + i * 0.25, 20}, red) ? 1 : 0;
        beyond += isColoured(image, {28 + i * 0.25, 20}, red) ? 1 : 0;
    }
    QVERIFY2(before > 25, qPrintable(QString::number(before)));
    QCOMPARE(beyond, 0);
}

void TestPainting::T9_manyTails_neverGoOpaque() {
    scenarios::Scenario scenario = test::smallTable();
    const Verdict one = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
    const std::vector<Verdict> many(40, one);
    const QImage image = picture(scenario, many);
    const QImage empty = picture(scenario, {});
    const QColor red = Theme::light().blocked.colour;
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

void TestPainting::blockingPiece_isMarked() {
    const scenarios::Scenario scenario = test::smallTable();
    const Verdict blocked = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
    const Verdict clear = ask(scenario, QStringLiteral("m1"), QStringLiteral("m3"));
    const QColor red = Theme::light().blocked.colour;
    QVERIFY(isColoured(picture(scenario, {&blocked, 1}), {26, 19}, red));
    QVERIFY(!isColoured(picture(scenario, {&clear, 1}), {26, 19}, red));
}

void TestPainting::T6_colourIsTheVerdict_forEachPair() {
    // Random tables: the ring round the target has the colour of the judge's verdict, whatever the pair.
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
        const QPointF centre = app::toInches(scenario.models[1].position);
        int clearInk = 0;
        int blockedInk = 0;
        int closeInk = 0;
        for (int degree = 0; degree < 360; degree += 2) {
            const QPointF place = centre + QPointF{std::cos(degree * M_PI / 180), std::sin(degree * M_PI / 180)} * radius;
            clearInk += difference(at(image, place), Theme::light().clear.colour) < 40 ? 1 : 0;
            blockedInk += difference(at(image, place), Theme::light().blocked.colour) < 40 ? 1 : 0;
            closeInk += difference(at(image, place), Theme::light().tooClose.colour) < 40 ? 1 : 0;
        }
        switch (app::lookOf(verdict)) {
        case app::VerdictLook::Clear: QVERIFY(clearInk > 100 && blockedInk < 20 && closeInk < 20); break;
        case app::VerdictLook::Blocked: QVERIFY(blockedInk > 50 && clearInk < 20 && closeInk < 20); break;
        case app::VerdictLook::TooClose: QVERIFY(closeInk > 50 && clearInk < 20); break;
        default: QFAIL("an unexpected look");
        }
        blocked += verdict.visible() ? 0 : 1;
    }
    QVERIFY(blocked > 3 && blocked < 22);
}

void TestPainting::beam_isAsWideAsItIs_data() {
    QTest::addColumn<double>("dotsPerInch");
    QTest::newRow("window") << 24.0;
    QTest::newRow("fine picture") << 160.0;
}

void TestPainting::beam_isAsWideAsItIs() {
    QFETCH(double, dotsPerInch);
    scenarios::Scenario scenario = test::smallTable();
    scenario.terrain = {test::boxPiece(QStringLiteral("above"), 24, 12, 26, 19.75), test::boxPiece(QStringLiteral("below"), 24, 20.2, 26, 28)};
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
            const QPointF place = (middle.pointAt(t) + off * QPointF{across.dx(), across.dy()} + QPointF{margin, margin}) * dotsPerInch;
            if (difference(beam.pixelColor(place.toPoint()), plain.pixelColor(place.toPoint())) > 6) {
                least = std::min(least, off);
                most = std::max(most, off);
            }
        }
        const double dots = (most - least) * dotsPerInch;
        const double expected = *verdict.clearanceMillimeters / 25.4 * dotsPerInch;
        QVERIFY2(std::abs(dots - expected) < 2.6, qPrintable(QStringLiteral("%1 dots, %2 expected").arg(dots).arg(expected)));
    }
}

void TestPainting::closeCall_hasItsOwnLineMarkAndRing() {
    scenarios::Scenario scenario = test::smallTable();
    // The bases reach up to 19.37 in.
    scenario.terrain = {test::boxPiece(QStringLiteral("below"), 24, 19.39, 26, 28)};
    const Verdict verdict = ask(scenario, QStringLiteral("m1"), QStringLiteral("m2"));
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::TooClose);
    PaintOptions options;
    options.scale.pixelsPerInch = 40;
    const QImage image = app::tableImage(scenario, {&verdict, 1}, options);
    const QColor amber = Theme::light().tooClose.colour;
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
    QVERIFY2(runs > 10 && std::abs(2 * shortRuns - runs) <= 2, qPrintable(QStringLiteral("%1 of %2").arg(shortRuns).arg(runs)));
}

void TestPainting::seenOutline_isBold_theRestOfTheFacingPartIsDotted() {
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
    const QPointF centre = app::toInches(scenario.models[1].position);
    // Three pixels inside the base: within the bold stroke, beyond the dots. The facing part is a little more than half.
    const double radius = geometry::Length::fromMillimeters(50).inches() - 3.0 / 60;
    int bold = 0;
    int facing = 0;
    for (int i = 0; i < 3600; ++i) {
        const double angle = i * M_PI / 1800;
        const QPointF way{std::cos(angle), std::sin(angle)};
        const QColor colour = image.pixelColor(((centre + way * radius + QPointF{margin, margin}) * 60).toPoint());
        const bool isBold = difference(colour, Theme::light().clear.colour) < 60;
        bold += isBold ? 1 : 0;
        facing += way.x() < 0 ? 1 : 0;
        // Nothing is bold on the far side.
        QVERIFY2(!isBold || way.x() < 0.3, qPrintable(QString::number(i / 10.0)));
    }
    const double share = static_cast<double>(bold) / facing;
    QVERIFY2(std::abs(share - *verdict.seenShare) < 0.05, qPrintable(QStringLiteral("%1, %2").arg(share).arg(*verdict.seenShare)));
}

void TestPainting::label_neverTouchesItsLine() {
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

void TestPainting::window_andPictureAgree() {
    // The same table as a picture and in the window, at the same scale: the same pixels, but for the handles of the window.
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
        view.labelArea = table.view.viewportTransform().inverted().mapRect(QRectF{table.view.viewport()->rect()});
        const QRectF box = app::labelBox(table.document.scenario(), *table.service.lastResult().focused(), view, table.scene.options());
        return table.view.viewportTransform().mapRect(box).adjusted(-6, -6, 6, 6);
    }();
    const QRect inside = table.view.viewportTransform().mapRect(QRectF{0, 0, 60, 44}).toRect().adjusted(2, 2, -2, -2) & window.rect();
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

void TestPainting::outline_isTheTrueBase() {
    // Oval 170 x 109 at 30 degrees, and a hull: the painted path holds exactly what geometry holds.
    const auto oval = *geometry::Footprint::oval(geometry::Length::fromMillimeters(170), geometry::Length::fromMillimeters(109));
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

void TestPainting::hatch_staysInsideAndOutOfHoles() {
    const QPolygonF outline{{QPointF{0, 0}, QPointF{10, 0}, QPointF{10, 4}, QPointF{4, 4}, QPointF{4, 10}, QPointF{0, 10}}};
    const QPolygonF hole{{QPointF{1, 1}, QPointF{1, 3}, QPointF{3, 3}, QPointF{3, 1}}};
    const QList<QLineF> lines = app::hatchLines({outline, hole}, 0.5);
    QVERIFY(lines.size() > 20);
    for (const QLineF& line : lines) {
        QVERIFY(std::abs(line.dx() + line.dy()) < 1e-9);
        for (const double t : {0.01, 0.37, 0.99}) {
            const QPointF p = line.pointAt(t);
            QVERIFY(outline.containsPoint(p, Qt::OddEvenFill));
            QVERIFY2(!hole.containsPoint(p, Qt::OddEvenFill), qPrintable(QStringLiteral("%1 %2 len %3").arg(p.x()).arg(p.y()).arg(line.length())));
        }
    }
}

void TestPainting::traits_giveGlyphs() {
    scenarios::Piece piece = test::boxPiece(QStringLiteral("p"), 0, 0, 4, 4);
    QVERIFY(app::traitGlyphs(piece).isEmpty());
    piece.kind = QStringLiteral("Forest");
    QCOMPARE(app::traitGlyphs(piece), QList<app::TraitGlyph>{app::TraitGlyph::Leaf});
    piece.traits = {QStringLiteral("obscuring"), QStringLiteral("woods"), QStringLiteral("haunted")};
    QCOMPARE(app::traitGlyphs(piece), (QList<app::TraitGlyph>{app::TraitGlyph::Leaf, app::TraitGlyph::Brick, app::TraitGlyph::Other}));
}

void TestPainting::badge_isOneOrTwoLetters() {
    scenarios::Model model;
    model.id.value = QStringLiteral("m12");
    QCOMPARE(app::badgeOf(model), QStringLiteral("M"));
    model.name = QStringLiteral("captain");
    QCOMPARE(app::badgeOf(model), QStringLiteral("C"));
    model.unit = QStringLiteral("guard squad one");
    QCOMPARE(app::badgeOf(model), QStringLiteral("GS"));
}

void TestPainting::verdictColours_standOutFromGroundAndPlayers() {
    for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::print(), Theme::light(app::VerdictColours::Classic),
                               Theme::dark(app::VerdictColours::Classic)}) {
        for (const app::VerdictStyle& style : {theme.clear, theme.blocked, theme.tooClose, theme.visibleNotLegal, theme.overruledVisible}) {
            QVERIFY2(contrast(style.colour, theme.ground) >= 3.0, qPrintable(style.colour.name()));
            QVERIFY2(contrast(style.colour, theme.labelFill) >= 3.0, qPrintable(style.colour.name()));
        }
        QVERIFY(contrast(theme.text, theme.labelFill) >= 4.5);
        QVERIFY(contrast(theme.modelText, theme.modelFill) >= 4.5);
        for (const QColor& player : theme.players.first(2)) {
            QVERIFY(difference(player, theme.clear.colour) > 80);
            QVERIFY(difference(player, theme.blocked.colour) > 80);
        }
        // Never by colour alone.
        QVERIFY(theme.clear.dashes != theme.blocked.dashes);
        QVERIFY(theme.clear.endMark != theme.blocked.endMark);
    }
}

void TestPainting::look_followsCertaintyAndRuling() {
    Verdict verdict;
    verdict.visibility = geometry::Visibility::Clear;
    verdict.ruling.visible = true;
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::Clear);
    verdict.ruling.visible = false;
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::VisibleNotLegal);
    verdict.certainty = scenarios::Certainty::TooCloseToCall;
    // The rule set forbids it whichever way the geometry turns: word and colour are one.
    QCOMPARE(app::kindOf(verdict), app::VerdictKind::NotLegal);
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::VisibleNotLegal);
    verdict.ruling.visible = true;
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::TooClose);
    verdict.certainty = scenarios::Certainty::Certain;
    verdict.visibility = geometry::Visibility::Blocked;
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::Blocked);
}

/// A legal target, one that is seen and is none, one that is not seen.
void TestPainting::S3_45_threeStates_areToldApartByLineAndMark() {
    Verdict verdict;
    verdict.visibility = geometry::Visibility::Clear;
    verdict.ruling.visible = true;
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::Clear);
    verdict.ruling.validTarget = false; // seen, and yet no target in its state
    verdict.ruling.reasons.push_back({QStringLiteral("no-valid-target"), {}});
    verdict.ruling.reasons.back().word = QStringLiteral("conceal");
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::VisibleNotLegal);
    QVERIFY(app::whySentence(verdict, {}).contains(QStringLiteral("conceal"))); // the reason is told
    verdict.visibility = geometry::Visibility::Blocked;
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::VisibleNotLegal); // the rules see over what blocks in plan, but it is no target
    verdict.ruling.visible = false;
    QCOMPARE(app::lookOf(verdict), app::VerdictLook::Blocked);
    for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::print()}) {
        QVERIFY(theme.clear.dashes.isEmpty() && !theme.blocked.dashes.isEmpty());
        QVERIFY(theme.visibleNotLegal.width < theme.clear.width);
        QVERIFY(theme.clear.endMark != theme.visibleNotLegal.endMark && theme.blocked.endMark != theme.visibleNotLegal.endMark);
    }
}

void TestPainting::thumbnail_fitsItsSize() {
    const QImage image = app::tableThumbnail(test::smallTable(), {240, 180}, Theme::light());
    QVERIFY(image.width() <= 241 && image.height() <= 181);
    QVERIFY(image.width() >= 238);
    QVERIFY(app::tableThumbnail(test::smallTable(), {}, Theme::light()).isNull());
}

void TestPainting::dashes_coverTheirShare() {
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
            hits += std::ranges::any_of(lines, [&](const QLineF& line) { return line.intersects(ray, nullptr) == QLineF::BoundedIntersection; });
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

void TestPainting::closedDoor_fillsItsGap_openDoorSwingsOut() {
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
            ink += isColoured(image, line.pointAt(i / 20.0), Theme::light().wall) ? 1 : 0;
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

void TestPainting::ringOfAClearBase_isEvenAllAround_data() {
    QTest::addColumn<double>("scale");
    QTest::newRow("small") << 12.0;
    QTest::newRow("as in a window") << 31.0;
    QTest::newRow("fine print") << 118.0;
}

void TestPainting::ringOfAClearBase_isEvenAllAround() {
    QFETCH(double, scale);
    PaintOptions options;
    options.scale = {scale};
    const QSize size{static_cast<int>(4 * scale), static_cast<int>(4 * scale)};
    QImage image{size, QImage::Format_ARGB32_Premultiplied};
    image.fill(options.theme.ground);
    const geometry::PlacedFootprint base{*geometry::Footprint::round(geometry::Length::fromInches(2)), pointFromInches(2, 2), {}};
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
                   difference(options.theme.clear.colour, options.theme.ground);
        }
        least = std::min(least, ink);
        most = std::max(most, ink);
    }
    QVERIFY2(least > 2.3 && most < 3.7, qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
}

void TestPainting::flatAreaWithWalls_isMarkedAtItsWallsAlone() {
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
    const QColor red = Theme::light().blocked.colour;
    QVERIFY(isColoured(image, {25, 16}, red));
    for (const QPointF edge : {QPointF{20, 17}, QPointF{30, 17}, QPointF{22, 14}, QPointF{28, 26}}) {
        QVERIFY2(!isColoured(image, edge, red), qPrintable(QStringLiteral("%1 %2").arg(edge.x()).arg(edge.y())));
    }
}

void TestPainting::everyObserver_wearsItsRing() {
    const scenarios::Scenario scenario = test::smallTable();
    const std::vector<Verdict> verdicts{ask(scenario, QStringLiteral("m1"), QStringLiteral("m3")),
                                        ask(scenario, QStringLiteral("m2"), QStringLiteral("m1"))};
    QVERIFY(verdicts[0].visible() && !verdicts[1].visible());
    const QImage image = picture(scenario, verdicts);
    // Twelve places around the base; dashes cover more than half of them.
    const auto ringOf = [&](QPointF middle, const QColor& colour) {
        const double radius = 16 / 25.4 + 3.0 / PaintOptions{}.scale.pixelsPerInch;
        int ink = 0;
        for (int i = 0; i < 12; ++i) {
            const double angle = i * M_PI / 6;
            ink += isColoured(image, middle + QPointF{std::cos(angle), std::sin(angle)} * radius, colour) ? 1 : 0;
        }
        return ink;
    };
    QVERIFY(ringOf({10, 20}, Theme::light().clear.colour) >= 10);
    QVERIFY(ringOf({40, 20}, Theme::light().blocked.colour) >= 6);
    QVERIFY(ringOf({40, 30}, Theme::light().clear.colour) >= 10);
}

void TestPainting::rulers_stayAtTheEdgeOfTheView() {
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

int main(int argc, char** argv) {
    const QApplication application{argc, argv};
    test::useTestFont();
    TestPainting test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_painting.moc"
