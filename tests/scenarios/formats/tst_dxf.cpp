#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/drawings/element_names.h"
#include "scenarios/formats/registry.h"
#include "tests/support/rows.h"

#include <cmath>
#include <numbers>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

/// "LINE 8 walls 10 1.5" as pairs of lines; the first word is the kind of the entity.
QByteArray entity(const QByteArray& text) {
    QByteArray pairs = "0\n";
    for (const QByteArray& word : text.simplified().split(' ')) {
        pairs += word + '\n';
    }
    return pairs;
}

QByteArray entities(std::initializer_list<QByteArray> texts) {
    QByteArray all;
    for (const QByteArray& text : texts) {
        all += entity(text);
    }
    return all;
}

QByteArray rectangle(const QByteArray& layer, double left, double low, double right, double high) {
    const auto corner = [](double x, double y) {
        return " 10 " + QByteArray::number(x) + " 20 " + QByteArray::number(y);
    };
    return "LWPOLYLINE 8 " + layer + " 90 4 70 1" + corner(left, low) + corner(right, low) + corner(right, high) +
           corner(left, high);
}

QByteArray line(const QByteArray& layer, double x1, double y1, double x2, double y2) {
    return "LINE 8 " + layer + " 10 " + QByteArray::number(x1, 'g', 17) + " 20 " + QByteArray::number(y1, 'g', 17) +
           " 11 " + QByteArray::number(x2, 'g', 17) + " 21 " + QByteArray::number(y2, 'g', 17);
}

/// On a sheet of 60 x 44 in.
ImportResult dxf(const QByteArray& model,
                 const QByteArray& blocks = {},
                 const QByteArray& layers = {},
                 const QByteArray& header = "9\n$INSUNITS\n70\n1\n") {
    const QByteArray bytes =
        "0\nSECTION\n2\nHEADER\n" + header + "0\nENDSEC\n0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLAYER\n" + layers +
        "0\nENDTAB\n0\nENDSEC\n0\nSECTION\n2\nBLOCKS\n" + blocks + "0\nENDSEC\n0\nSECTION\n2\nENTITIES\n" +
        entity(rectangle("table", 0, 0, 60, 44)) + model + "0\nENDSEC\n0\nEOF\n";
    return importFile(ImportFile{bytes, QStringLiteral("a.dxf")});
}

QString whyNot(const ImportResult& import) { return import ? QString{} : import.error().message(); }

const std::vector<Point>& pointsOf(const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
}

double areaOf(const Piece& piece) { return std::get<geometry::Polygon>(piece.outline).areaSquareInches(); }

/// Each of the places is a corner of the piece, y up from the lower edge of 44 in, and there are no others.
bool hasCorners(const Piece& piece, const std::vector<std::pair<double, double>>& places) {
    const auto& points = pointsOf(piece);
    const auto isThere = [&](const std::pair<double, double>& place) {
        return std::ranges::any_of(points, [&](Point p) {
            return std::hypot(p.x.inches() - place.first, 44 - p.y.inches() - place.second) < 1e-6;
        });
    };
    return points.size() == places.size() && std::ranges::all_of(places, isThere);
}

double distanceTo(const std::vector<Point>& way, double x, double y) {
    double least = 1e9;
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        const double ax = way[i].x.inches();
        const double ay = 44 - way[i].y.inches();
        const double dx = way[i + 1].x.inches() - ax;
        const double dy = 44 - way[i + 1].y.inches() - ay;
        const double share = std::clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
        least = std::min(least, std::hypot(x - ax - share * dx, y - ay - share * dy));
    }
    return least;
}

/// The base functions of Cox and de Boor, as they are defined.
double baseOf(int i, int degree, double t, const std::vector<double>& knots) {
    const auto k = [&](int at) { return knots[static_cast<std::size_t>(at)]; };
    if (degree == 0) {
        return k(i) <= t && t < k(i + 1) ? 1.0 : 0.0;
    }
    const double left =
        k(i + degree) > k(i) ? (t - k(i)) / (k(i + degree) - k(i)) * baseOf(i, degree - 1, t, knots) : 0.0;
    const double right = k(i + degree + 1) > k(i + 1) ? (k(i + degree + 1) - t) / (k(i + degree + 1) - k(i + 1)) *
                                                            baseOf(i + 1, degree - 1, t, knots)
                                                      : 0.0;
    return left + right;
}

} // namespace

/// Entities, blocks, layers and units of DXF against coordinates that were computed by hand or by the formulas of the
/// curves.
class TestDxf : public QObject {
    Q_OBJECT

private slots:
    void aSpline_isTheCurveOfItsDefinition() {
        // Degree 3 with two knots within: three spans.
        const std::vector<double> knots{0, 0, 0, 0, 1, 2.5, 4, 4, 4, 4};
        const std::vector<std::pair<double, double>> control{{5, 5}, {8, 20}, {15, 2}, {22, 30}, {30, 12}, {34, 14}};
        QByteArray text = "SPLINE 8 walls 70 8 71 3 72 10 73 6 74 0";
        for (const double knot : knots) {
            text += " 40 " + QByteArray::number(knot);
        }
        for (const auto& [x, y] : control) {
            text += " 10 " + QByteArray::number(x) + " 20 " + QByteArray::number(y) + " 30 0";
        }
        const auto import = dxf(entity(text));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 1U);
        QVERIFY(import->scenario.terrain[0].isWall());
        const auto& way = pointsOf(import->scenario.terrain[0]);
        QCOMPARE(way.front(), pointFromInches(5, 39));
        QCOMPARE(way.back(), pointFromInches(34, 30));
        double farthest = 0;
        for (double t = 0; t < 4; t += 0.003) {
            double x = 0;
            double y = 0;
            for (int i = 0; i < 6; ++i) {
                const double share = baseOf(i, 3, t, knots);
                x += share * control[static_cast<std::size_t>(i)].first;
                y += share * control[static_cast<std::size_t>(i)].second;
            }
            farthest = std::max(farthest, distanceTo(way, x, y));
        }
        QVERIFY2(farthest <= 0.001 + 1e-7, qPrintable(QString::number(farthest)));
        QVERIFY2(way.size() < 400, qPrintable(QString::number(way.size())));
    }

    void aRationalSpline_isACircle() {
        // The quarter of a circle of radius 5 about 20 20: weights 1, cos 45 degrees, 1.
        const auto import = dxf(entity("SPLINE 8 walls 70 12 71 2 72 6 73 3 74 0 40 0 40 0 40 0 40 1 40 1 40 1 41 1 41 "
                                       "0.70710678118654752 41 1 10 25 20 20 10 25 20 25 10 20 20 25"));
        QVERIFY2(import, qPrintable(whyNot(import)));
        for (const Point& p : pointsOf(import->scenario.terrain[0])) {
            QVERIFY(std::abs(std::hypot(p.x.inches() - 20, 24 - p.y.inches()) - 5) < 1e-6);
        }
        QVERIFY(distanceTo(pointsOf(import->scenario.terrain[0]), 20 + 5 * std::cos(0.3), 20 + 5 * std::sin(0.3)) <=
                0.001);
    }

    void aSplineThatComesRound_isAPiece_andOneThatCannotBe_isReported() {
        const auto import = dxf(entities({"SPLINE 8 hills 70 1 71 1 72 6 73 4 74 0 40 0 40 0 40 1 40 2 40 3 40 3 10 10 "
                                          "20 10 10 14 20 10 10 10 20 14 10 10 20 10",
                                          "SPLINE 8 hills 70 0 71 3 72 2 73 2 40 0 40 1 10 1 20 1 10 2 20 2",
                                          "SPLINE 8 walls 70 0 71 3 72 0 73 0 74 3 11 1 21 1 11 2 21 2 11 3 21 1"}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 2U);
        QVERIFY(hasCorners(import->scenario.terrain[0], {{10, 10}, {14, 10}, {10, 14}}));
        QCOMPARE(import->scenario.terrain[0].kind, QStringLiteral("hill"));
        QVERIFY(import->report.has("dxf-spline"));
        QVERIFY(hasCorners(import->scenario.terrain[1], {{1, 1}, {2, 2}, {3, 1}}));
        QVERIFY(import->report.has("dxf-fit-points"));
    }

    void ellipses() {
        const auto import = dxf(entities({"ELLIPSE 8 hills 10 20 20 20 11 0 21 6 40 0.5 41 0 42 6.283185307179586",
                                          "ELLIPSE 8 walls 10 40 20 20 11 6 21 0 40 0.5 41 0 42 1.5707963267948966",
                                          "ELLIPSE 8 models 10 50 20 30 11 2 21 0 40 0.5"}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        const auto& s = import->scenario;
        QCOMPARE(s.terrain.size(), 2U);
        // Half axes of 6 along y and 3 along x.
        QVERIFY2(std::abs(areaOf(s.terrain[0]) - 18 * std::numbers::pi) < 0.03 &&
                     areaOf(s.terrain[0]) < 18 * std::numbers::pi,
                 qPrintable(QString::number(areaOf(s.terrain[0]))));
        const auto& ring = pointsOf(s.terrain[0]);
        const auto [left, right] = std::ranges::minmax(ring, {}, &Point::x);
        QVERIFY(std::abs((right.x - left.x).inches() - 6) < 0.003);
        QCOMPARE(pointsOf(s.terrain[1]).front(), pointFromInches(46, 24));
        QVERIFY(distanceTo(pointsOf(s.terrain[1]), 40, 23) < 1e-6);
        QCOMPARE(s.models.size(), 1U);
        QCOMPARE(s.models[0].base, *geometry::Footprint::oval(Length::fromInches(4), Length::fromInches(2)));
        QCOMPARE(s.models[0].position, pointFromInches(50, 14));
    }

    void bulgesOfBothPolylines() {
        // Two corners 4 apart with two half circles: a disc. A bulge of -1 goes round the other way.
        const auto import = dxf(entities(
            {"POLYLINE 8 hills 66 1 70 1", "VERTEX 8 hills 10 10 20 10 42 1", "VERTEX 8 hills 10 14 20 10 42 1",
             "SEQEND 8 hills", "LWPOLYLINE 8 hills 90 2 70 1 10 30 20 10 42 -1 10 34 20 10 42 -1",
             "LWPOLYLINE 8 walls 90 2 70 0 10 40 20 10 42 0.41421356237309503 10 44 20 14"}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        const auto& terrain = import->scenario.terrain;
        QCOMPARE(terrain.size(), 3U);
        for (const std::size_t i : {0U, 1U}) {
            QVERIFY2(std::abs(areaOf(terrain[i]) - 4 * std::numbers::pi) < 0.01,
                     qPrintable(QString::number(areaOf(terrain[i]))));
        }
        // A quarter to the left of the way from 40 10 to 44 14: about 40 14, with radius 4.
        for (const Point& p : pointsOf(terrain[2])) {
            QVERIFY(std::abs(std::hypot(p.x.inches() - 40, 30 - p.y.inches()) - 4) < 1e-6);
        }
    }

    void aBlock_isScaledTurnedAndMovedByItsBase() {
        const QByteArray block =
            entities({"BLOCK 8 0 2 ruin 70 0 10 1 20 1", rectangle("0", 1, 1, 3, 2), "ENDBLK 8 0"});
        const auto import = dxf(entity("INSERT 8 Ruins 2 RUIN 10 10 20 10 41 2 42 3 50 90"), block);
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 1U);
        // 2 x 1 becomes 4 x 3, and a quarter turn against the clock lays its length upwards.
        QVERIFY(hasCorners(import->scenario.terrain[0], {{10, 10}, {10, 14}, {7, 14}, {7, 10}}));
        // What lies in layer 0 of a block is in the layer of the insert.
        QCOMPARE(import->scenario.terrain[0].kind, QStringLiteral("ruin"));
    }

    void arraysOfABlock_goAlongItsTurnedAxes() {
        const QByteArray block = entities({"BLOCK 2 crate 10 0 20 0", rectangle("crates", 0, 0, 1, 1), "ENDBLK"});
        const auto import = dxf(entity("INSERT 8 0 2 crate 10 20 20 20 41 2 42 2 50 90 70 3 71 2 44 5 45 4"), block);
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 6U);
        // The steps are turned and not scaled: columns 5 upwards, rows 4 to the left.
        std::size_t i = 0;
        for (const double left : {20.0, 16.0}) {
            for (const double low : {20.0, 25.0, 30.0}) {
                QVERIFY2(hasCorners(import->scenario.terrain[i],
                                    {{left, low}, {left, low + 2}, {left - 2, low + 2}, {left - 2, low}}),
                         qPrintable(QString::number(i)));
                ++i;
            }
        }
    }

    void blocksWithinBlocks_andMirroredOnes() {
        const QByteArray blocks =
            entities({"BLOCK 2 inner 10 0 20 0", "LWPOLYLINE 8 0 90 3 70 1 10 0 20 0 10 2 20 0 10 0 20 1",
                      "CIRCLE 8 models 10 1 20 3 40 0.5", "ENDBLK", "BLOCK 2 outer 10 0 20 0",
                      "INSERT 8 hills 2 inner 10 5 20 0 41 2 42 2", "ENDBLK"});
        const auto import = dxf(entity("INSERT 8 0 2 outer 10 30 20 10 41 -1 42 1"), blocks);
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 1U);
        QVERIFY(hasCorners(import->scenario.terrain[0], {{25, 10}, {21, 10}, {25, 12}}));
        QCOMPARE(import->scenario.terrain[0].kind, QStringLiteral("hill"));
        // The circle of radius 0.5 at 1 3 is one of radius 1 at 30 - (5 + 2), 10 + 6.
        QCOMPARE(import->scenario.models.size(), 1U);
        QCOMPARE(import->scenario.models[0].position, pointFromInches(23, 28));
        QCOMPARE(import->scenario.models[0].base, *geometry::Footprint::round(Length::fromInches(2)));
    }

    void aCircleThatIsStretched_isAnOval() {
        const QByteArray block = entities({"BLOCK 2 base 10 0 20 0", "CIRCLE 8 models 10 0 20 0 40 1", "ENDBLK"});
        const auto import = dxf(entity("INSERT 8 0 2 base 10 10 20 10 41 2 42 1 50 30"), block);
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.models.size(), 1U);
        QCOMPARE(import->scenario.models[0].base,
                 *geometry::Footprint::oval(Length::fromInches(4), Length::fromInches(2)));
        // Against the clock in the file, where y is up, is against the clock on the table too.
        QVERIFY(std::abs((import->scenario.models[0].facing - geometry::Angle::fromDegrees(-30)).degrees()) < 1e-9 ||
                std::abs((import->scenario.models[0].facing - geometry::Angle::fromDegrees(-30)).degrees() - 360) <
                    1e-9);
    }

    void blocksThatHoldThemselves_areLeftOut() {
        const QByteArray blocks =
            entities({"BLOCK 2 a 10 0 20 0", rectangle("0", 0, 0, 1, 1), "INSERT 8 0 2 b 10 0 20 5", "ENDBLK",
                      "BLOCK 2 b 10 0 20 0", "INSERT 8 0 2 a 10 0 20 5", "ENDBLK"});
        const auto import = dxf(entities({"INSERT 8 0 2 a 10 10 20 10", "INSERT 8 0 2 nowhere 10 1 20 1"}), blocks);
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 1U);
        QVERIFY(import->report.has("dxf-block-in-itself"));
        QVERIFY(import->report.has("dxf-block"));
    }

    void blocksThatMultiply_areRefused_data() {
        QTest::addColumn<QByteArray>("inner");
        addRow("with a shape each", entity(line("walls", 0, 0, 1, 1)));
        addRow("empty ones", QByteArray{});
    }
    void blocksThatMultiply_areRefused() {
        QFETCH(const QByteArray, inner);
        QByteArray blocks = entity("BLOCK 2 b0 10 0 20 0") + inner + entity("ENDBLK");
        for (int i = 1; i < 12; ++i) {
            blocks += entity("BLOCK 2 b" + QByteArray::number(i) + " 10 0 20 0") +
                      entity("INSERT 8 0 2 b" + QByteArray::number(i - 1) + " 10 0 20 0 70 100 71 100 44 1 45 1") +
                      entity("ENDBLK");
        }
        const auto import = dxf(entity("INSERT 8 0 2 b11 10 0 20 0"), blocks);
        QVERIFY(!import);
        QCOMPARE(import.error().first().code, QStringLiteral("too-many-points"));
    }

    void units_data() {
        addColumns<int, double>("code", "millimeters");
        addRow("inches", 1, 25.4);
        addRow("feet", 2, 304.8);
        addRow("millimeters", 4, 1.0);
        addRow("centimeters", 5, 10.0);
        addRow("meters", 6, 1000.0);
        addRow("mils", 9, 0.0254);
        addRow("yards", 10, 914.4);
        addRow("decimeters", 14, 100.0);
    }
    void units() {
        const auto [code, millimeters] = fetch<int, double>("code", "millimeters");
        const auto import =
            dxf(entity(line("walls", 0, 0, 10, 0)), {}, {}, "9\n$INSUNITS\n70\n" + QByteArray::number(code) + "\n");
        QVERIFY2(import, qPrintable(whyNot(import)));
        QVERIFY(std::abs(import->scenario.table.width.millimeters() - 60 * millimeters) < 1e-6 * millimeters);
        QVERIFY(import->questions.empty());
    }

    void withoutAUnit_theMeasurementIsTheGuess() {
        const auto metric = dxf(entity(line("walls", 0, 0, 10, 0)), {}, {}, "9\n$MEASUREMENT\n70\n1\n");
        QVERIFY2(metric, qPrintable(whyNot(metric)));
        QCOMPARE(metric->scenario.table.width, Length::fromMillimeters(60));
        QCOMPARE(metric->questions.size(), 1U);
        const auto imperial = dxf(entity(line("walls", 0, 0, 10, 0)), {}, {}, "9\n$MEASUREMENT\n70\n0\n");
        QCOMPARE(imperial->scenario.table.width, Length::fromInches(60));
    }

    void linesThatMeet_areAPiece() {
        // In any order and direction.
        const auto import = dxf(entities({line("Ruins", 10, 10, 16, 10), line("Ruins", 10, 14, 16, 14),
                                          line("Ruins", 16, 14, 16, 10), line("Ruins", 10, 10, 10, 14)}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 1U);
        QVERIFY(hasCorners(import->scenario.terrain[0], {{10, 10}, {16, 10}, {16, 14}, {10, 14}}));
        QCOMPARE(import->scenario.terrain[0].kind, QStringLiteral("ruin"));
        QVERIFY(import->report.has("dxf-chain"));
    }

    void linesAndArcs_areASlot() {
        const auto import = dxf(entities({line("hills", 10, 10, 14, 10), "ARC 8 hills 10 14 20 11 40 1 50 270 51 90",
                                          line("hills", 14, 12, 10, 12), "ARC 8 hills 10 10 20 11 40 1 50 90 51 270"}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 1U);
        QVERIFY2(std::abs(areaOf(import->scenario.terrain[0]) - (8 + std::numbers::pi)) < 0.01,
                 qPrintable(QString::number(areaOf(import->scenario.terrain[0]))));
    }

    void endsMeet_upToTheStatedGap_data() {
        addColumns<double, bool>("gap", "isClosed");
        addRow("none", 0.0, true);
        addRow("just within", 0.0049, true);
        addRow("just beyond", 0.0051, false);
    }
    void endsMeet_upToTheStatedGap() {
        const auto [gap, isClosed] = fetch<double, bool>("gap", "isClosed");
        const auto import = dxf(entities(
            {line("Ruins", 10, 10, 16, 10), line("Ruins", 16, 10, 16, 14), line("Ruins", 16, 14, 10 + gap, 10)}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), isClosed ? 1U : 3U);
        QCOMPARE(import->scenario.terrain[0].isWall(), !isClosed);
    }

    void linesOfWalls_stayWalls_data() {
        addColumns<QByteArray, bool>("layer", "isWalls");
        addRow("walls", QByteArray{"walls"}, true);
        addRow("of architects", QByteArray{"A-WALL-FULL"}, true);
        addRow("fences", QByteArray{"Fence"}, true);
        addRow("barricades", QByteArray{"barricades_low"}, true);
        addRow("walls of ruins", QByteArray{"ruin-walls"}, true);
        addRow("windows", QByteArray{"windows"}, true);
        addRow("ruins", QByteArray{"ruins"}, false);
        addRow("no kind", QByteArray{"0"}, false);
        addRow("no kind but a usual word", QByteArray{"Layer_object"}, false);
    }
    void linesOfWalls_stayWalls() {
        const auto [layer, isWalls] = fetch<QByteArray, bool>("layer", "isWalls");
        QCOMPARE(isLayerOfWalls(QString::fromLatin1(layer)), isWalls);
        const auto import = dxf(entities({line(layer, 10, 10, 16, 10), line(layer, 16, 10, 16, 14),
                                          line(layer, 16, 14, 10, 10), rectangle(layer, 20, 20, 30, 21)}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), isWalls ? 4U : 2U);
        // What is drawn closed is a piece in any layer: a wall with its thickness.
        QVERIFY(!import->scenario.terrain.back().isWall());
    }

    void kindsOfLayers_data() {
        addTextRows({"layer", "kind"}, R"(
            Ruins | ruin
            GW_Ruins (tall) | ruin
            A-WALL-FULL | wall
            ruin walls | wall
            crates | crate
            forest | forest
            Woods | wood
            pipelines | pipe
            boulders | rock
            area | area
            zone 3 |
            terrain |
            object 7 |
             |
            Level 1 |
        )");
    }
    void kindsOfLayers() {
        const auto [layer, kind] = fetchTexts("layer", "kind");
        QCOMPARE(kindCalled(layer), kind);
    }

    void whatDoesNotComeRound_staysAsItIs() {
        // A T: three ends at one corner; and two layers, each with half of a square.
        const auto import =
            dxf(entities({line("0", 10, 10, 16, 10), line("0", 16, 10, 16, 14), line("0", 16, 14, 10, 10),
                          line("0", 10, 10, 4, 10), line("hills", 30, 10, 36, 10), line("ruins", 36, 10, 30, 10.5)}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 6U);
        QVERIFY(std::ranges::all_of(import->scenario.terrain, [](const Piece& piece) { return piece.isWall(); }));
    }

    void aLineThatStandsTwice_countsOnce() {
        const auto import = dxf(entities({line("0", 10, 10, 16, 10), line("0", 16, 10, 16, 14),
                                          line("0", 16, 14, 10, 10), line("0", 16, 10, 10, 10)}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 1U);
        QVERIFY(import->report.has("dxf-double"));
    }

    void hiddenLayers_areLeftOut() {
        const QByteArray layers =
            entities({"LAYER 2 Frozen 70 1 62 7", "LAYER 2 Off 70 0 62 -7", "LAYER 2 Shown 70 0 62 7"});
        const auto import = dxf(
            entities({rectangle("frozen", 1, 1, 2, 2), rectangle("Off", 3, 3, 4, 4), rectangle("Shown", 5, 5, 6, 6)}),
            {}, layers);
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 1U);
        QVERIFY(hasCorners(import->scenario.terrain[0], {{5, 5}, {6, 5}, {6, 6}, {5, 6}}));
        QVERIFY(import->report.has("hidden-shape"));
    }

    void theUnderSideIsMirrored_andATiltedPlaneLeftOut() {
        const auto import = dxf(entities({"CIRCLE 8 models 10 -10 20 10 40 1 210 0 220 0 230 -1",
                                          "LINE 8 walls 10 20 20 20 11 25 21 20 210 0 220 0 230 -1",
                                          "CIRCLE 8 models 10 5 20 5 40 1 210 1 220 0 230 0"}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.models.size(), 1U);
        QCOMPARE(import->scenario.models[0].position, pointFromInches(10, 34));
        QVERIFY(hasCorners(import->scenario.terrain[0], {{20, 20}, {25, 20}}));
        QVERIFY(import->report.has("dxf-tilted"));
    }

    void solidsAndPoints() {
        const auto import =
            dxf(entities({"SOLID 8 crates 10 1 20 1 11 3 21 1 12 1 22 4 13 3 23 4", "POINT 8 objectives 10 30 20 22"}));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QVERIFY(hasCorners(import->scenario.terrain[0], {{1, 1}, {3, 1}, {3, 4}, {1, 4}}));
        QCOMPARE(import->scenario.objectives.size(), 1U);
        QCOMPARE(import->scenario.objectives[0].position, pointFromInches(30, 22));
    }

    /// Counts that are lies, bulges of no corner, lines that never end, numbers that are none: what is right stands,
    /// and the rest is reported.
    void hostileEntities_data() {
        addColumns<QByteArray, QString>("text", "code");
        addRow("two thousand million corners",
               entity("LWPOLYLINE 8 0 90 2000000000 70 1 10 1 20 1 10 2 20 1 10 2 20 2"), QString{});
        addRow("a count below 0", entity("LWPOLYLINE 8 0 90 -5 70 1 10 1 20 1 10 2 20 1 10 2 20 2"), QString{});
        addRow("no count", entity("LWPOLYLINE 8 0 70 1 10 1 20 1 10 2 20 1 10 2 20 2"), QString{});
        addRow("a bulge before the first corner", entity("LWPOLYLINE 8 0 90 3 70 1 42 7 10 1 20 1 10 2 20 1 10 2 20 2"),
               QString{});
        addRow("knots without end", entity("SPLINE 8 0 71 3 72 2000000000 73 2000000000 74 2000000000 10 1 20 1"),
               QStringLiteral("dxf-spline"));
        addRow("a degree without end", entity("SPLINE 8 0 71 2000000000 73 1 10 1 20 1"), QStringLiteral("dxf-spline"));
        addRow("a weight of 0", entity("SPLINE 8 0 71 1 40 0 40 0 40 1 40 1 41 1 41 0 10 1 20 1 10 2 20 2"),
               QStringLiteral("dxf-spline"));
        addRow("a line of 100,000 letters", QByteArray{"0\nTEXT\n1\n"} + QByteArray(100'000, 'x') + '\n',
               QStringLiteral("dxf-entity"));
        addRow("a name of 100,000 letters",
               QByteArray{"0\nINSERT\n10\n0\n20\n0\n2\n"} + QByteArray(100'000, 'x') + '\n',
               QStringLiteral("dxf-block"));
        addRow("no number", entity("LINE 8 0 10 nan 20 1 11 2 21 2"), QStringLiteral("bad-number"));
        addRow("half a number", entity("CIRCLE 8 0 10 1 20 1 40 2x"), QStringLiteral("bad-number"));
        addRow("a number without end", entity("LINE 8 0 10 1e999 20 1 11 2 21 2"), QStringLiteral("bad-number"));
        addRow("a corner with one coordinate", entity("LWPOLYLINE 8 0 70 1 10 1 20 1 10 2 10 2 20 2"),
               QStringLiteral("bad-number"));
        addRow("a circle without a radius", entity("CIRCLE 8 0 10 1 20 1"), QStringLiteral("bad-number"));
        addRow("a circle of radius 0", entity("CIRCLE 8 0 10 1 20 1 40 0"), QStringLiteral("no-area"));
        addRow("corners of no polyline", entities({"VERTEX 8 0 10 1 20 1", "SEQEND"}), QString{});
        addRow("a hatch", entity("HATCH 8 0 91 2000000000 92 2 93 2000000000 72 1 10 1 20 1"),
               QStringLiteral("dxf-entity"));
        addRow("a mesh", entities({"POLYLINE 8 0 70 64", "VERTEX 8 0 10 1 20 1 70 192", "SEQEND"}),
               QStringLiteral("dxf-mesh"));
        addRow("on the paper", entity("CIRCLE 67 1 8 0 10 1 20 1 40 1"), QStringLiteral("dxf-paper"));
    }
    void hostileEntities() {
        const auto [text, code] = fetch<QByteArray, QString>("text", "code");
        const auto import = dxf(text + entity(rectangle("crates", 5, 5, 6, 6)));
        QVERIFY2(import, qPrintable(whyNot(import)));
        QVERIFY(hasCorners(import->scenario.terrain.back(), {{5, 5}, {6, 5}, {6, 6}, {5, 6}}));
        if (!code.isEmpty()) {
            QVERIFY2(import->report.has(code.toLatin1().constData()), qPrintable(import->report.text()));
            QCOMPARE(import->scenario.terrain.size(), 1U);
        }
    }

    void aReportNamesTheLine() {
        const auto import = dxf(entity("CIRCLE 8 0 10 1 20 1"));
        const auto found =
            std::ranges::find(import->report.entries(), QStringLiteral("bad-number"), &ImportEntry::code);
        // 10 lines of header, 12 of tables, 6 of blocks, 4 before the entities, 24 of the sheet: the second line of the
        // next pair.
        QVERIFY(found != import->report.entries().end());
        QCOMPARE(found->place, QStringLiteral("line 58"));
    }

    void aBrokenFile_saysWhereAndWhatWasFound() {
        const auto import =
            importFile(ImportFile{"0\nSECTION\n2\nENTITIES\n0\nLINE\nhello\n3\n", QStringLiteral("a.dxf")}, {}, {},
                       QStringLiteral("dxf"));
        QVERIFY(!import);
        const Diagnostic& finding = import.error().first();
        QCOMPARE(finding.code, QStringLiteral("dxf-syntax"));
        QCOMPARE(finding.line, 7);
        QCOMPARE(finding.found, QStringLiteral("“hello”"));
        QCOMPARE(finding.expected, QStringLiteral("a group code, a number from -5 to 1100"));
    }
};

QTEST_GUILESS_MAIN(TestDxf)
#include "tst_dxf.moc"
