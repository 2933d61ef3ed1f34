#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/drawings/drawing.h"
#include "scenarios/formats/drawings/svg_path.h"
#include "scenarios/formats/registry.h"
#include "tests/support/rows.h"

#include <QFile>
#include <QObject>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::geometry;
using testsupport::addRow;

namespace {

ImportResult read(const QString& name, const ImportOptions& options = {}) {
    QFile file{QStringLiteral(SIGHTLINE_TEST_DATA "/formats/drawings/") + name};
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("no sample");
    }
    return importFile(ImportFile{file.readAll(), QStringLiteral("sample.dat")}, options);
}

ImportResult svg(const QByteArray& body,
                 const QByteArray& head = "width=\"60in\" height=\"44in\" viewBox=\"0 0 60 44\"",
                 const ImportOptions& options = {}) {
    return importFile(ImportFile{"<svg xmlns=\"http://www.w3.org/2000/svg\" " + head + ">" + body + "</svg>",
                                 QStringLiteral("a.svg")},
                      options);
}

const std::vector<Point>& pointsOf(const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
}

/// "10 8, 22 8", in inches to a thousandth.
QString textOf(const std::vector<Point>& points) {
    QStringList pairs;
    for (const Point& p : points) {
        pairs.append(QStringLiteral("%1 %2")
                         .arg(std::round(p.x.inches() * 1000) / 1000)
                         .arg(std::round(p.y.inches() * 1000) / 1000));
    }
    return pairs.join(QStringLiteral(", "));
}

QString textOf(const DrawnLine& line) {
    QStringList pairs;
    for (const DrawnPoint& p : line) {
        pairs.append(QStringLiteral("%1 %2").arg(std::round(p.x * 1000) / 1000).arg(std::round(p.y * 1000) / 1000));
    }
    return pairs.join(QStringLiteral(", "));
}

QString codeOf(const ImportResult& import) { return import ? QStringLiteral("read") : import.error().first().code; }

} // namespace

class TestDrawings : public QObject {
    Q_OBJECT

private slots:
    void pathCommands_data() {
        QTest::addColumn<QString>("data");
        QTest::addColumn<QString>("points"); ///< parts parted by |, closed ones end in Z
        addRow("absolute", "M 1 2 L 3 4 H 5 V 6 Z", "1 2, 3 4, 5 4, 5 6 Z");
        addRow("relative", "m 1 2 l 2 2 h 2 v 2 z", "1 2, 3 4, 5 4, 5 6 Z");
        addRow("pairs after a move are lines", "M1,2 3,4 5,4", "1 2, 3 4, 5 4");
        addRow("relative pairs after a move", "m1,2 2,2 2,0", "1 2, 3 4, 5 4");
        addRow("several parts", "M0 0H1V1Z m 2 0 h1", "0 0, 1 0, 1 1 Z| 2 0, 3 0");
        addRow("a line after a close begins at the start", "M1 1H2V2ZL3 3", "1 1, 2 1, 2 2 Z| 1 1, 3 3");
        addRow("numbers without blanks", "M1-2.5.5.5L3e0,4", "1 -2.5, 0.5 0.5, 3 4");
        addRow("straight curves", "M0 0C1 0 2 0 3 0S5 0 6 0Q7 0 8 0T10 0", "0 0, 3 0, 6 0, 8 0, 10 0");
        addRow("an arc without a radius is a line", "M0 0A0 5 0 0 1 3 3", "0 0, 3 3");
        addRow("flags without blanks", "M0 0a0 0 0 113 3", "0 0, 3 3");
        addRow("drawn up to a mistake", "M0 0L1 1L2 oops", "0 0, 1 1");
        addRow("has to begin with a move", "L1 1", "");
    }

    void pathCommands() {
        auto [data, points] = testsupport::fetch<QString, QString>("data", "points");
        QStringList parts;
        for (const PathPart& part : pathIn(data, {}, 0.001).parts) {
            parts.append(textOf(part.line) + (part.isClosed ? QStringLiteral(" Z") : QString{}));
        }
        QCOMPARE(parts.join(QStringLiteral("| ")), points);
    }

    void curvesStayWithinTheTolerance() {
        // A half circle by an arc, and by two cubics that are within 0.00027 of it.
        for (const double tolerance : {0.1, 0.01, 0.001}) {
            const auto arc = pathIn(u"M10 0A10 10 0 0 1 -10 0", {}, tolerance).parts.front().line;
            double worst = 0;
            for (std::size_t i = 1; i < arc.size(); ++i) {
                QVERIFY(std::abs(std::hypot(arc[i].x, arc[i].y) - 10) < 1e-9);
                worst = std::max(worst, 10 - std::hypot((arc[i].x + arc[i - 1].x) / 2, (arc[i].y + arc[i - 1].y) / 2));
                QVERIFY(arc[i].y >= -1e-9); // the sweep goes through y > 0
            }
            QVERIFY2(worst <= tolerance && worst > tolerance / 10, qPrintable(QString::number(worst)));
            const auto cubic = pathIn(u"M10 0C10 5.5228475 5.5228475 10 0 10", {}, tolerance).parts.front().line;
            for (std::size_t i = 1; i < cubic.size(); ++i) {
                const double middle = std::hypot((cubic[i].x + cubic[i - 1].x) / 2, (cubic[i].y + cubic[i - 1].y) / 2);
                QVERIFY2(std::abs(middle - 10) <= tolerance + 0.003, qPrintable(QString::number(middle)));
            }
            const auto quadratic = pathIn(u"M0 0Q5 10 10 0", {}, tolerance).parts.front().line;
            for (std::size_t i = 1; i < quadratic.size(); ++i) {
                const double x = (quadratic[i].x + quadratic[i - 1].x) / 2;
                const double y = (quadratic[i].y + quadratic[i - 1].y) / 2;
                QVERIFY(std::abs(y - 2 * x * (10 - x) / 10) <= tolerance * 3);
            }
        }
    }

    void smoothCurvesMirrorTheControlBefore() {
        const auto smooth = pathIn(u"M0 0C0 5 5 5 5 0S10 -5 10 0", {}, 0.001).parts.front().line;
        const auto spelled = pathIn(u"M0 0C0 5 5 5 5 0C5 -5 10 -5 10 0", {}, 0.001).parts.front().line;
        QCOMPARE(textOf(smooth), textOf(spelled));
        const auto t = pathIn(u"M0 0Q2 4 4 0T8 0", {}, 0.001).parts.front().line;
        const auto q = pathIn(u"M0 0Q2 4 4 0Q6 -4 8 0", {}, 0.001).parts.front().line;
        QCOMPARE(textOf(t), textOf(q));
    }

    void arcsTakeTheSideThatTheirFlagsSay_data() {
        testsupport::addColumns<int, int, double>("large", "sweep", "length");
        const double quarter = std::numbers::pi / 2;
        QTest::newRow("small, back") << 0 << 0 << quarter;
        QTest::newRow("small, on") << 0 << 1 << quarter;
        QTest::newRow("large, back") << 1 << 0 << 3 * quarter;
        QTest::newRow("large, on") << 1 << 1 << 3 * quarter;
    }

    void arcsTakeTheSideThatTheirFlagsSay() {
        auto [large, sweep, length] = testsupport::fetch<int, int, double>("large", "sweep", "length");
        const auto line =
            pathIn(QStringLiteral("M1 0A1 1 0 %1 %2 0 1").arg(large).arg(sweep), {}, 1e-5).parts.front().line;
        double sum = 0;
        double turn = 0;
        for (std::size_t i = 1; i < line.size(); ++i) {
            sum += std::hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y);
            turn += i + 1 < line.size() ? (line[i].x - line[i - 1].x) * (line[i + 1].y - line[i].y) -
                                              (line[i].y - line[i - 1].y) * (line[i + 1].x - line[i].x)
                                        : 0;
        }
        QVERIFY2(std::abs(sum - length) < 0.001, qPrintable(QString::number(sum)));
        QCOMPARE(turn > 0, sweep == 1);
    }

    void transforms() {
        const auto at = [](const char* text, DrawnPoint p) {
            const auto transform = transformIn(QString::fromLatin1(text));
            return transform ? textOf(DrawnLine{(*transform)(p)}) : QStringLiteral("none");
        };
        QCOMPARE(at("translate(3)", {1, 1}), QStringLiteral("4 1"));
        QCOMPARE(at("translate(3,4) scale(2)", {1, 1}), QStringLiteral("5 6"));
        QCOMPARE(at("scale(2, 3)", {1, 1}), QStringLiteral("2 3"));
        QCOMPARE(at("rotate(90)", {1, 0}), QStringLiteral("0 1"));
        QCOMPARE(at("rotate(90 1 1)", {2, 1}), QStringLiteral("1 2"));
        QCOMPARE(at("rotate(-30)", {1, 0}), QStringLiteral("0.866 -0.5"));
        QCOMPARE(at("skewX(45)", {0, 1}), QStringLiteral("1 1"));
        QCOMPARE(at("skewY(45)", {1, 0}), QStringLiteral("1 1"));
        QCOMPARE(at("matrix(1 2 3 4 5 6)", {1, 1}), QStringLiteral("9 12"));
        QCOMPARE(at("frobnicate(1)", {1, 1}), QStringLiteral("none"));
        QCOMPARE(at("rotate(1", {1, 1}), QStringLiteral("none"));
    }

    void aDrawingOfInkscape_hasItsLayersTitlesAndUnits() {
        const auto import = read(QStringLiteral("inkscape.svg"));
        QVERIFY2(import, import ? "" : qPrintable(import.error().message()));
        QCOMPARE(import->format, QStringLiteral("svg"));
        const Scenario& s = import->scenario;
        QCOMPARE(s.name, QStringLiteral("Workshop table"));
        QCOMPARE(s.table.width, Length::fromMillimeters(762));
        QCOMPARE(s.table.height, Length::fromMillimeters(558.8));
        QCOMPARE(s.terrain.size(), 4U);
        QCOMPARE(s.terrain[0].name, QStringLiteral("North ruin"));
        QCOMPARE(s.terrain[0].kind, QStringLiteral("ruin"));
        QCOMPARE(textOf(pointsOf(s.terrain[0])), QStringLiteral("2 2, 7 2, 7 5, 2 5"));
        QCOMPARE(s.terrain[1].id.value, QStringLiteral("turned"));
        QCOMPARE(textOf(pointsOf(s.terrain[1])), QStringLiteral("11 10, 11 12, 10 12, 10 10"));
        QVERIFY(s.terrain[2].isWall());
        QCOMPARE(textOf(pointsOf(s.terrain[2])), QStringLiteral("10 1, 10 4, 12 4"));
        QCOMPARE(s.models.size(), 1U);
        QCOMPARE(s.models[0].base, *geometry::Footprint::round(Length::fromMillimeters(32)));
        QCOMPARE(s.models[0].name, QStringLiteral("Scout"));
        QCOMPARE(textOf(pointsOf(s.terrain[3])),
                 QStringLiteral("0 0, 3.937 0, 3.937 3.937, 0 3.937")); // by the use of a rectangle of 100 mm
        for (const char* code : {"hidden-shape", "svg-text"}) {
            QVERIFY2(import->report.has(code), code);
        }
        QVERIFY(import->questions.empty());
    }

    void aDrawingWithoutAUnit_asksForTheWidthOfTheTable() {
        const auto import = svg("<rect x=\"480\" y=\"0\" width=\"96\" height=\"96\"/>", "viewBox=\"0 0 5760 4224\"");
        QVERIFY(import);
        QCOMPARE(import->questions.size(), 1U);
        QCOMPARE(import->questions[0].about, ImportQuestion::About::TableWidth);
        QCOMPARE(textOf(pointsOf(import->scenario.terrain[0])), QStringLiteral("5 0, 6 0, 6 1, 5 1"));
        ImportOptions options;
        options.tableWidth = Length::fromInches(30);
        const auto told =
            svg("<rect x=\"480\" y=\"0\" width=\"96\" height=\"96\"/>", "viewBox=\"0 0 5760 4224\"", options);
        QVERIFY(told && told->questions.empty());
        QCOMPARE(textOf(pointsOf(told->scenario.terrain[0])), QStringLiteral("2.5 0, 3 0, 3 0.5, 2.5 0.5"));
        QCOMPARE(told->scenario.table.width, Length::fromInches(30));
        QCOMPARE(told->scenario.table.height, Length::fromInches(22));
    }

    void shapesOfSvg() {
        const auto import =
            svg("<circle cx=\"10\" cy=\"10\" r=\"2\"/><ellipse cx=\"20\" cy=\"10\" rx=\"3\" ry=\"1\"/><line x1=\"1\" "
                "y1=\"1\" x2=\"5\" y2=\"1\"/>"
                "<polyline points=\"1,30 2,31 3,30\" fill=\"none\"/><polygon points=\"30 30 33 30 33 33\"/>"
                "<path d=\"M40 30h6v6h-6zM42 32h2v2h-2z\"/><rect x=\"50\" y=\"30\" width=\"4\" height=\"4\" rx=\"1\"/>"
                "<path d=\"M1 40L2 40\"/><rect width=\"0\" height=\"3\"/>");
        QVERIFY(import);
        const auto& terrain = import->scenario.terrain;
        QCOMPARE(terrain.size(), 8U);
        const auto area = [&](int i) {
            return std::get<geometry::Polygon>(terrain[static_cast<std::size_t>(i)].outline).areaSquareInches();
        };
        QVERIFY(std::abs(area(0) - 4 * std::numbers::pi) < 0.03 && area(0) < 4 * std::numbers::pi);
        QVERIFY(std::abs(area(1) - 3 * std::numbers::pi) < 0.03);
        QVERIFY(terrain[2].isWall() && terrain[3].isWall());
        QCOMPARE(area(4), 4.5);
        QCOMPARE(area(5), 32.0);
        QCOMPARE(std::get<geometry::Polygon>(terrain[5].outline).holes().size(), 1U);
        QVERIFY(std::abs(area(6) - (16 - 4 + std::numbers::pi)) < 0.01);
        QVERIFY(terrain[7].isWall());
        QVERIFY(import->report.has("no-area"));
    }

    void numbersAreRoundedOnce() {
        const auto import = svg("<polygon points=\"0.0078125,0.1 10.3,0.1 10.3,7.7\"/>");
        QVERIFY(import);
        QVERIFY((pointsOf(import->scenario.terrain[0]) == std::vector<Point>{pointFromInches(0.0078125, 0.1),
                                                                             pointFromInches(10.3, 0.1),
                                                                             pointFromInches(10.3, 7.7)}));
    }

    void aDxfOfACutter() {
        const auto import = read(QStringLiteral("cutter.dxf"));
        QVERIFY2(import, import ? "" : qPrintable(import.error().message()));
        QCOMPARE(import->format, QStringLiteral("dxf"));
        const Scenario& s = import->scenario;
        QCOMPARE(s.table.width, Length::fromMillimeters(762));
        QCOMPARE(s.table.height, Length::fromMillimeters(508));
        QCOMPARE(s.terrain.size(), 4U);
        QCOMPARE(s.terrain[0].kind, QStringLiteral("ruin"));
        QCOMPARE(s.terrain[0].height, std::optional{Length::fromInches(5)});
        // y is up in the file: its lower edge at 10 in stands 10 in above the lower edge of a table of 20 in.
        const auto& corners = pointsOf(s.terrain[0]);
        QVERIFY(std::ranges::find(corners, pointFromInches(1, 10)) != corners.end());
        QVERIFY(std::ranges::find(corners, pointFromInches(1, 6)) != corners.end());
        // A bulge of 1 is a half circle to the right of the way: 2 x 4 in and a half disc of radius 2.
        const double area = std::get<geometry::Polygon>(s.terrain[0].outline).areaSquareInches();
        QVERIFY2(std::abs(area - (8 + 2 * std::numbers::pi)) < 0.02, qPrintable(QString::number(area)));
        QCOMPARE(textOf(pointsOf(s.terrain[1])), QStringLiteral("10 10, 10 5"));
        QCOMPARE(textOf(pointsOf(s.terrain[2])), QStringLiteral("11.811 20, 11.811 19"));
        QCOMPARE(s.terrain[3].kind, QStringLiteral("fence"));
        QCOMPARE(pointsOf(s.terrain[3]).front(), pointFromInches(21, 10));
        QCOMPARE(textOf({pointsOf(s.terrain[3]).back()}), QStringLiteral("20 9"));
        QCOMPARE(s.models.size(), 1U);
        QCOMPARE(s.models[0].position, pointFromInches(25, 10));
        QVERIFY(import->report.has("dxf-block")); // which the file does not hold
        QVERIFY(import->report.has("dxf-spline"));
        QVERIFY(import->questions.empty());
    }

    void aDxfWithoutAUnit_asks() {
        const QByteArray text = "0\nSECTION\n2\nENTITIES\n0\nLINE\n10\n0\n20\n0\n11\n100\n21\n50\n0\nENDSEC\n0\nEOF\n";
        const auto import = importFile(ImportFile{text, QStringLiteral("a.dxf")});
        QVERIFY(import);
        QCOMPARE(import->questions.size(), 1U);
        QCOMPARE(import->questions[0].about, ImportQuestion::About::UnitInches);
        ImportOptions options;
        options.unitInches = 0.1;
        const auto told = importFile(ImportFile{text, QStringLiteral("a.dxf")}, options);
        QVERIFY(told && told->questions.empty());
        QCOMPARE(told->scenario.table.width, Length::fromInches(10));
    }

    void aCsvWithSemicolonsAndDecimalCommas() {
        const auto import = read(QStringLiteral("judge_de.csv"));
        QVERIFY2(import, import ? "" : qPrintable(import.error().message()));
        QCOMPARE(import->format, QStringLiteral("csv"));
        const Scenario& s = import->scenario;
        QCOMPARE(s.terrain.size(), 2U);
        QCOMPARE(s.terrain[0].name, QStringLiteral("Ruine; Nord"));
        QCOMPARE(s.terrain[0].kind, QStringLiteral("ruin"));
        QCOMPARE(textOf(pointsOf(s.terrain[0])), QStringLiteral("4.5 5, 16.5 5, 16.5 11, 4.5 11"));
        QCOMPARE(s.terrain[1].height, std::optional{Length::fromInches(1.5)});
        QCOMPARE(textOf(pointsOf(s.terrain[1])), QStringLiteral("31 20, 31 24, 29 24, 29 20"));
        QCOMPARE(s.models.size(), 1U);
        QCOMPARE(s.models[0].position, pointFromInches(4.25, 20));
        QCOMPARE(s.models[0].facing, geometry::Angle::fromDegrees(45));
        QVERIFY(import->report.has("row-without-place"));
    }

    void layersOfTiled_asXmlAndAsJson() {
        for (const char* name : {"objects.tmx", "objects.tmj"}) {
            const auto import = read(QLatin1String{name});
            QVERIFY2(import, import ? "" : qPrintable(import.error().message()));
            QCOMPARE(import->format, QStringLiteral("tiled"));
            const Scenario& s = import->scenario;
            QCOMPARE(s.table.width, Length::fromInches(30));
            QCOMPARE(s.table.height, Length::fromInches(20));
            QCOMPARE(s.terrain.size(), 5U);
            // Turned about its upper left corner, in a layer that is moved by a cell.
            QCOMPARE(textOf(pointsOf(s.terrain[0])), QStringLiteral("3 2, 3 4, 2 4, 2 2"));
            QCOMPARE(s.terrain[0].name, QStringLiteral("Keep"));
            QCOMPARE(s.terrain[0].kind, QStringLiteral("ruin"));
            QCOMPARE(s.terrain[0].height, std::optional{Length::fromInches(5)});
            QCOMPARE(textOf(pointsOf(s.terrain[1])), QStringLiteral("11 3, 13 3, 13 5"));
            QVERIFY(s.terrain[2].isWall());
            const auto area = [&](std::size_t i) {
                return std::get<geometry::Polygon>(s.terrain[i].outline).areaSquareInches();
            };
            QVERIFY(std::abs(area(3) - std::numbers::pi) < 0.01);
            QVERIFY(std::abs(area(4) - (2 + std::numbers::pi / 4)) < 0.01);
            QCOMPARE(s.labels.size(), 1U);
            QCOMPARE(s.labels[0].text, QStringLiteral("Attacker"));
            QCOMPARE(s.models.size(), 1U);
            QCOMPARE(s.models[0].position, pointFromInches(3.5, 15.5));
            QVERIFY(import->report.has("hidden-shape"));
            QVERIFY(import->report.has("tiled-tiles"));
            QCOMPARE(import->questions.size(), 1U);
            ImportOptions options;
            options.cellInches = 2;
            const auto told = read(QLatin1String{name}, options);
            QCOMPARE(told->scenario.table.width, Length::fromInches(60));
            QVERIFY(told->questions.empty());
        }
    }

    /// In SVG, DXF, CSV and Tiled; 40 mm where a file says no size.
    void objectives_keepTheirSize_data() {
        testsupport::addColumns<QString, QByteArray, double>("name", "bytes", "millimeters");
        const auto row = [](const char* name, const char* file, const QByteArray& bytes, double millimeters) {
            QTest::newRow(name) << QString::fromLatin1(file) << bytes << millimeters;
        };
        const auto svgOf = [](const QByteArray& body) {
            return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"254mm\" height=\"254mm\" viewBox=\"0 0 254 "
                   "254\"><g id=\"objectives\">" +
                   body + "</g></svg>";
        };
        const auto dxfOf = [](const QByteArray& body) {
            return "0\nSECTION\n2\nHEADER\n9\n$"
                   "INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n0\nLINE\n10\n0\n20\n0\n11\n254\n21\n254\n" +
                   body + "0\nENDSEC\n0\nEOF\n";
        };
        row("a circle of SVG", "a.svg", svgOf("<circle cx=\"100\" cy=\"100\" r=\"20\"/>"), 40);
        row("a smaller circle of SVG", "a.svg", svgOf("<circle cx=\"100\" cy=\"100\" r=\"16\"/>"), 32);
        row("a larger circle of DXF", "a.dxf", dxfOf("0\nCIRCLE\n8\nobjectives\n10\n100\n20\n100\n40\n30\n"), 60);
        row("a point of DXF", "a.dxf", dxfOf("0\nPOINT\n8\nobjectives\n10\n100\n20\n100\n"), 40);
        row("a row with a size", "a.csv",
            "kind,x,y,width,depth,shape,length_mm,width_mm\ncrate,30,22,2,1,,,\nobjective,5,5,,,round,60,60\n", 60);
        row("a row without one", "a.csv", "kind,x,y,width,depth\ncrate,30,22,2,1\nobjective,5,5,,\n", 40);
        row("an ellipse of Tiled", "a.tmj",
            "{\"type\":\"map\",\"orientation\":\"orthogonal\",\"width\":10,\"height\":10,\"tilewidth\":10,"
            "\"tileheight\":10,\"layers\":[{\"type\":\"objectgroup\",\"name\":\"objectives\",\"objects\":[{\"id\":1,"
            "\"x\":20,\"y\":20,\"width\":20,\"height\":20,\"ellipse\":true}]}]}",
            50.8);
        row("a point of Tiled", "a.tmj",
            "{\"type\":\"map\",\"orientation\":\"orthogonal\",\"width\":10,\"height\":10,\"tilewidth\":10,"
            "\"tileheight\":10,\"layers\":[{\"type\":\"objectgroup\",\"name\":\"objectives\",\"objects\":[{\"id\":1,"
            "\"x\":20,\"y\":20,\"point\":true}]}]}",
            40);
    }
    void objectives_keepTheirSize() {
        const auto [name, bytes, millimeters] =
            testsupport::fetch<QString, QByteArray, double>("name", "bytes", "millimeters");
        const auto import = importFile(ImportFile{bytes, name});
        QVERIFY2(import, import ? "" : qPrintable(import.error().message()));
        QCOMPARE(import->scenario.objectives.size(), 1U);
        const auto* round = std::get_if<geometry::RoundBase>(&import->scenario.objectives[0].base.shape());
        QVERIFY(round);
        QCOMPARE(round->diameter, Length::fromMillimeters(millimeters));
    }

    void brokenFiles_areRefused_data() {
        testsupport::addColumns<QByteArray, QString, QString>("bytes", "format", "code");
        const auto row = [](const char* name, const QByteArray& bytes, const char* format, const char* code) {
            QTest::newRow(name) << bytes << format << code;
        };
        row("entities in a drawing",
            "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg viewBox=\"0 0 9 9\"><title>&a;</title></svg>", "svg",
            "xml-entities");
        row("a cut drawing", "<svg viewBox=\"0 0 9 9\"><g>", "svg", "xml-syntax");
        row("no drawing", "<html/>", "svg", "wrong-format");
        row("an empty drawing without a sheet", "<svg/>", "svg", "no-shapes");
        row("deep nesting", "<svg viewBox=\"0 0 9 9\">" + QByteArray{"<g>"}.repeated(600), "svg", "nested-too-deep");
        row("a binary DXF", "AutoCAD Binary DXF\r\n\x1a", "dxf", "dxf-syntax");
        row("a DXF without entities", "0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n", "dxf", "dxf-no-entities");
        row("a DXF that is none", "hello\nworld\n", "dxf", "dxf-syntax");
        row("a header without x", "a,b\n1,2\n", "csv", "csv-header");
        row("an open quote", "x,y,name\n1,2,\"abc\n", "csv", "csv-syntax");
        row("rows of Latin-1", "x,y,name\n1,2,\xe9\n", "csv", "not-utf8");
        row("a map without tiles", "<map width=\"3\"/>", "tiled", "wrong-format");
        row("a map with entities", "<!DOCTYPE map><map/>", "tiled", "xml-entities");
        row("JSON of something else", "{\"layers\": 3}", "tiled", "wrong-format");
        row("too many points",
            "<svg viewBox=\"0 0 9 9\"><polygon points=\"" + QByteArray{"1 1 2 1 2 2 "}.repeated(70'000) + "\"/></svg>",
            "svg", "too-many-points");
    }

    void brokenFiles_areRefused() {
        auto [bytes, format, code] = testsupport::fetch<QByteArray, QString, QString>("bytes", "format", "code");
        const auto import = importFile(ImportFile{bytes, QStringLiteral("broken")}, {}, {}, format);
        QCOMPARE(codeOf(import), code);
        QVERIFY(!import.error().message().isEmpty());
    }

    void aStoppedImport_isCanceled() {
        std::stop_source source;
        source.request_stop();
        ImportRun run;
        run.stop = source.get_token();
        QByteArray body;
        for (int i = 0; i < 2000; ++i) {
            body += "<rect width=\"1\" height=\"1\"/>";
        }
        const auto import =
            importFile(ImportFile{"<svg viewBox=\"0 0 9 9\">" + body + "</svg>", QStringLiteral("a.svg")}, {}, run);
        QCOMPARE(codeOf(import), QStringLiteral("cancelled"));
    }

    void scriptsAndAddressesAreNeverFollowed() {
        const auto import = svg("<script>alert(1)</script><image href=\"http://example.invalid/a.png\" width=\"3\" "
                                "height=\"3\"/><rect width=\"3\" height=\"3\"/>");
        QVERIFY(import);
        QVERIFY(import->report.has("script"));
        QVERIFY(import->report.has("svg-image"));
        QCOMPARE(import->scenario.terrain.size(), 1U);
    }
};

QTEST_GUILESS_MAIN(TestDrawings)
#include "tst_drawings.moc"
