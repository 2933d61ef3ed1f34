#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/registry.h"
#include "tests/support/rows.h"

#include <cmath>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::geometry;

namespace {

/// One unit is one inch on a sheet of 60 x 44.
ImportResult svg(const QByteArray& body,
                 const QByteArray& head = "width=\"60in\" height=\"44in\" viewBox=\"0 0 60 44\"") {
    return importFile(
        ImportFile{"<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" " + head +
                       ">" + body + "</svg>",
                   QStringLiteral("a.svg")});
}

QString whyNot(const ImportResult& import) { return import ? QString{} : import.error().message(); }

/// "10 8, 22 8", in inches to a thousandth.
QString cornersOf(const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    QStringList pairs;
    for (const Point& p : polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices()) {
        pairs.append(QStringLiteral("%1 %2")
                         .arg(std::round(p.x.inches() * 1000) / 1000 + 0.0)
                         .arg(std::round(p.y.inches() * 1000) / 1000 + 0.0));
    }
    return pairs.join(QStringLiteral(", "));
}

QStringList allCorners(const ImportResult& import) {
    QStringList all;
    for (const Piece& piece : import->scenario.terrain) {
        all.append(cornersOf(piece));
    }
    return all;
}

} // namespace

/// Copies, what is hidden, and transforms within transforms, against corners that were computed by hand.
class TestSvg : public QObject {
    Q_OBJECT

private slots:
    void corners_data() {
        testsupport::addColumns<QByteArray, QStringList>("body", "corners");
        const auto row = [](const char* name, const QByteArray& body, const QStringList& corners) {
            QTest::newRow(name) << body << corners;
        };
        const QByteArray defs = "<defs><rect id=\"r\" width=\"2\" height=\"1\"/></defs>";
        row("a copy", defs + "<use href=\"#r\"/>", {"0 0, 2 0, 2 1, 0 1"});
        row("a copy by xlink", defs + "<use xlink:href=\"#r\"/>", {"0 0, 2 0, 2 1, 0 1"});
        row("a copy at a place", defs + "<use href=\"#r\" x=\"10\" y=\"5\"/>", {"10 5, 12 5, 12 6, 10 6"});
        row("the place within its own transform", defs + "<use href=\"#r\" x=\"10\" y=\"5\" transform=\"scale(2)\"/>",
            {"20 10, 24 10, 24 12, 20 12"});
        row("a copy before what it copies", "<use href=\"#r\" x=\"4\"/>" + defs, {"4 0, 6 0, 6 1, 4 1"});
        row("a copy beside the shape", "<rect id=\"r\" width=\"2\" height=\"1\"/><use href=\"#r\" y=\"7\"/>",
            {"0 0, 2 0, 2 1, 0 1", "0 7, 2 7, 2 8, 0 8"});
        row("the transform of what is copied comes last",
            "<defs><rect id=\"r\" width=\"2\" height=\"1\" transform=\"rotate(90)\"/></defs><use href=\"#r\" x=\"10\" "
            "y=\"5\"/>",
            {"10 5, 10 7, 9 7, 9 5"});
        row("a copy of a copy",
            defs + "<g id=\"pair\"><use href=\"#r\"/><use href=\"#r\" x=\"3\"/></g><use href=\"#pair\" y=\"10\" "
                   "transform=\"translate(20 0)\"/>",
            {"0 0, 2 0, 2 1, 0 1", "3 0, 5 0, 5 1, 3 1", "20 10, 22 10, 22 11, 20 11", "23 10, 25 10, 25 11, 23 11"});
        row("a symbol is drawn by its copies only",
            "<symbol id=\"s\"><rect width=\"2\" height=\"1\"/></symbol><use href=\"#s\" x=\"3\" y=\"4\"/>",
            {"3 4, 5 4, 5 5, 3 5"});
        // 4 x 2 units of the symbol in a sheet of 8 x 8: twice as large, in the middle.
        row("a symbol with a sheet of its own",
            "<symbol id=\"s\" viewBox=\"0 0 4 2\"><rect width=\"4\" height=\"2\"/></symbol><use href=\"#s\" x=\"10\" "
            "y=\"10\" width=\"8\" height=\"8\"/>",
            {"10 12, 18 12, 18 16, 10 16"});
        row("at its corner",
            "<symbol id=\"s\" viewBox=\"0 0 4 2\" preserveAspectRatio=\"xMinYMin meet\"><rect width=\"4\" "
            "height=\"2\"/></symbol><use href=\"#s\" x=\"10\" y=\"10\" width=\"8\" height=\"8\"/>",
            {"10 10, 18 10, 18 14, 10 14"});
        row("stretched",
            "<symbol id=\"s\" viewBox=\"0 0 4 2\" preserveAspectRatio=\"none\"><rect width=\"4\" "
            "height=\"2\"/></symbol><use href=\"#s\" x=\"10\" y=\"10\" width=\"8\" height=\"8\"/>",
            {"10 10, 18 10, 18 18, 10 18"});
        row("a drawing in the drawing",
            "<svg x=\"10\" y=\"20\" width=\"6\" height=\"6\" viewBox=\"1 1 3 3\"><rect x=\"1\" y=\"1\" width=\"1\" "
            "height=\"1\"/></svg>",
            {"10 20, 12 20, 12 22, 10 22"});
        // First the innermost: 1 0 is doubled to 2 0, turned to 0 2, moved to 5 2.
        row("groups in groups",
            "<g transform=\"translate(5 0)\"><g transform=\"rotate(90)\"><g transform=\"scale(2)\"><path d=\"M0 0L1 "
            "0\" fill=\"none\"/></g></g></g>",
            {"5 0, 5 2"});
        row("several transforms of one element",
            "<path d=\"M0 0L1 0\" fill=\"none\" transform=\"translate(5 0) rotate(90) scale(2)\"/>", {"5 0, 5 2"});
        row("a matrix in a skew",
            "<g transform=\"skewX(45)\"><path d=\"M0 0L1 2\" fill=\"none\" transform=\"matrix(1 0 0 2 3 1)\"/></g>",
            {"4 1, 9 5"});
        row("turned about a point",
            "<rect x=\"10\" y=\"10\" width=\"4\" height=\"2\" transform=\"rotate(-90 10 10)\"/>",
            {"10 10, 10 6, 12 6, 12 10"});
        row("units are 96 an inch", "<rect x=\"1in\" y=\"96\" width=\"25.4mm\" height=\"2.54cm\"/>",
            {"96 96, 192 96, 192 192, 96 192"});
        row("hundredths of the sheet", "<rect x=\"50%\" y=\"25%\" width=\"10%\" height=\"50%\"/>",
            {"30 11, 36 11, 36 33, 30 33"});
    }
    void corners() {
        const auto [body, corners] = testsupport::fetch<QByteArray, QStringList>("body", "corners");
        const auto import = svg(body);
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(allCorners(import), corners);
        QCOMPARE(import->report.count(ImportFate::Skipped), 0);
    }

    void hidden_data() {
        testsupport::addColumns<QByteArray, bool>("body", "isShown");
        const auto row = [](const char* name, const QByteArray& body, bool isShown) {
            QTest::newRow(name) << body << isShown;
        };
        const QByteArray r = "width=\"2\" height=\"1\"/>";
        row("plain", "<rect " + r, true);
        row("display as an attribute", "<rect display=\"none\" " + r, false);
        row("display as a style", "<rect style=\"fill:red; display : none\" " + r, false);
        row("display of a group", "<g display=\"none\"><g display=\"inline\"><rect " + r + "</g></g>", false);
        row("visibility as an attribute", "<rect visibility=\"hidden\" " + r, false);
        row("visibility as a style", "<rect style=\"visibility:collapse\" " + r, false);
        row("visibility of a group", "<g visibility=\"hidden\"><rect " + r + "</g>", false);
        row("visible in a hidden group", "<g visibility=\"hidden\"><rect visibility=\"visible\" " + r + "</g>", true);
        row("a class", "<style>.off { display: none; }</style><rect class=\"wall off\" " + r, false);
        row("a class that is not its own", "<style>.off { display: none; }</style><rect class=\"offset\" " + r, true);
        row("a class of a group", "<style>.off{visibility:hidden}</style><g class=\"off\"><rect " + r + "</g>", false);
        row("rules behind the shape", "<rect class=\"off\" width=\"2\" height=\"1\"/><style>.off{display:none}</style>",
            false);
        row("rules in CDATA",
            "<style type=\"text/css\"><![CDATA[ .off { display:none } ]]></style><rect class=\"off\" " + r, false);
        row("rules in a comment", "<style>/* .off { display:none } */</style><rect class=\"off\" " + r, true);
        row("an id", "<style>#a{display:none}</style><rect id=\"a\" " + r, false);
        row("a name", "<style>rect{display:none}</style><rect " + r, false);
        row("a name and a class", "<style>circle.off{display:none}</style><rect class=\"off\" " + r, true);
        row("a list", "<style>.a, .off , #b{display:none}</style><rect class=\"off\" " + r, false);
        row("within a group", "<style>.off rect{display:none}</style><g class=\"off\"><g><rect " + r + "</g></g>",
            false);
        row("a child of a group", "<style>.off > rect{display:none}</style><g class=\"off\"><g><rect " + r + "</g></g>",
            true);
        row("a child of a child",
            "<style>.a > g > rect{display:none}</style><g class=\"a\"><g class=\"a\"><g><rect " + r + "</g></g></g>",
            false);
        row("a rule for printers",
            "<style>@media print { .off{display:none} } .on{fill:red}</style><rect class=\"off\" " + r, true);
        row("behind an import", "<style>@import url(a.css); .off{display:none}</style><rect class=\"off\" " + r, false);
        row("a rule goes before an attribute",
            "<style>.on{visibility:visible}</style><rect class=\"on\" visibility=\"hidden\" " + r, true);
        row("a style goes before a rule",
            "<style>.off{visibility:hidden}</style><rect class=\"off\" style=\"visibility:visible\" " + r, true);
        row("an important rule goes before a style",
            "<style>.off{visibility:hidden !important}</style><rect class=\"off\" style=\"visibility:visible\" " + r,
            false);
        row("an id goes before a class",
            "<style>#a{visibility:visible} .off{visibility:hidden}</style><rect id=\"a\" class=\"off\" " + r, true);
        row("the later of equals",
            "<style>.a{visibility:hidden} .b{visibility:visible}</style><rect class=\"b a\" " + r, true);
        row("a copy of a hidden shape",
            "<defs><rect id=\"r\" display=\"none\" width=\"2\" height=\"1\"/></defs><use href=\"#r\"/>", false);
        row("a hidden copy",
            "<defs><rect id=\"r\" width=\"2\" height=\"1\"/></defs><use href=\"#r\" visibility=\"hidden\"/>", false);
        row("a visible shape of a hidden copy",
            "<defs><rect id=\"r\" visibility=\"visible\" width=\"2\" height=\"1\"/></defs><use href=\"#r\" "
            "visibility=\"hidden\"/>",
            true);
    }
    void hidden() {
        const auto [body, isShown] = testsupport::fetch<QByteArray, bool>("body", "isShown");
        const auto import = svg(body);
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), isShown ? 1U : 0U);
        QCOMPARE(import->report.has("hidden-shape"), !isShown);
    }

    void aClassFillsAPath() {
        // An open path that is filled is an area; by a rule as by an attribute.
        const auto import = svg("<style>.line{fill:none}</style><path class=\"line\" d=\"M0 0L4 0L4 4L0 4\"/><path "
                                "d=\"M0 0L4 0L4 4L0 4\"/>");
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.terrain.size(), 2U);
        QVERIFY(import->scenario.terrain[0].isWall());
        QVERIFY(!import->scenario.terrain[1].isWall());
    }

    void copies_takeTheLayerAndNameOfTheirPlace() {
        const auto import =
            svg("<defs><g id=\"block\"><rect id=\"inner\" width=\"2\" height=\"1\"/></g><rect id=\"plain\" width=\"1\" "
                "height=\"1\"/></defs>"
                "<g id=\"Ruins\"><g id=\"g417\"><use href=\"#block\"><title>North</title></use></g></g><g "
                "id=\"Woods\"><use id=\"copse\" href=\"#plain\" x=\"9\" data-height-in=\"3\"/></g>");
        QVERIFY2(import, qPrintable(whyNot(import)));
        const auto& terrain = import->scenario.terrain;
        QCOMPARE(terrain.size(), 2U);
        QCOMPARE(terrain[0].kind, QStringLiteral("ruin"));
        QCOMPARE(terrain[0].name, QStringLiteral("North"));
        QCOMPARE(terrain[1].kind, QStringLiteral("wood"));
        QCOMPARE(terrain[1].id.value, QStringLiteral("copse"));
        QCOMPARE(terrain[1].height, std::optional{Length::fromInches(3)});
    }

    void aDrawingWithAPhysicalSizeAlone_has96UnitsAnInch() {
        const auto import = svg("<rect width=\"96\" height=\"48\"/>", "width=\"60in\" height=\"1117.6mm\"");
        QVERIFY2(import, qPrintable(whyNot(import)));
        QCOMPARE(import->scenario.table.width, Length::fromInches(60));
        QCOMPARE(import->scenario.table.height, Length::fromInches(44));
        QCOMPARE(allCorners(import), QStringList{"0 0, 1 0, 1 0.5, 0 0.5"});
        QVERIFY(import->questions.empty());
    }

    void copiesThatCannotBe_areReported_data() {
        testsupport::addColumns<QByteArray, QByteArray>("body", "code");
        QTest::newRow("of itself") << QByteArray{"<use id=\"a\" href=\"#a\"/>"} << QByteArray{"svg-use-in-itself"};
        QTest::newRow("of its own group")
            << QByteArray{"<g id=\"a\"><use href=\"#a\"/></g>"} << QByteArray{"svg-use-in-itself"};
        QTest::newRow("in a ring") << QByteArray{"<defs><g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use "
                                                 "href=\"#a\"/></g></defs><use href=\"#a\"/>"}
                                   << QByteArray{"svg-use-in-itself"};
        QTest::newRow("of the drawing") << QByteArray{"<use href=\"#root\"/>"} << QByteArray{"svg-use-in-itself"};
        QTest::newRow("of nothing") << QByteArray{"<use href=\"#nowhere\"/>"} << QByteArray{"svg-use"};
        QTest::newRow("of another file") << QByteArray{"<use href=\"https://example.invalid/a.svg#b\"/>"}
                                         << QByteArray{"svg-use-elsewhere"};
        QTest::newRow("without an address") << QByteArray{"<use/>"} << QByteArray{"svg-use-elsewhere"};
    }
    void copiesThatCannotBe_areReported() {
        const auto [body, code] = testsupport::fetch<QByteArray, QByteArray>("body", "code");
        const auto import = svg(body + "<rect width=\"2\" height=\"1\"/>",
                                "id=\"root\" width=\"60in\" height=\"44in\" viewBox=\"0 0 60 44\"");
        QVERIFY2(import, qPrintable(whyNot(import)));
        QVERIFY2(import->report.has(code.constData()), qPrintable(import->report.text()));
        QCOMPARE(import->scenario.terrain.size(), 1U);
    }

    void copiesThatMultiply_areRefused_data() {
        QTest::addColumn<QByteArray>("inner");
        QTest::newRow("with a shape") << QByteArray{"<rect width=\"2\" height=\"1\"/>"};
        QTest::newRow("empty ones") << QByteArray{};
    }
    void copiesThatMultiply_areRefused() {
        QFETCH(const QByteArray, inner);
        QByteArray body = "<defs><g id=\"g0\">" + inner + "</g>";
        for (int i = 1; i < 40; ++i) {
            body += "<g id=\"g" + QByteArray::number(i) + "\">" +
                    ("<use href=\"#g" + QByteArray::number(i - 1) + "\"/>").repeated(10) + "</g>";
        }
        const auto import = svg(body + "</defs><use href=\"#g39\"/>");
        QVERIFY(!import);
        QCOMPARE(import.error().first().code, QStringLiteral("too-many-points"));
    }

    void brokenRules_hideNothing_data() {
        QTest::addColumn<QByteArray>("css");
        for (const char* css :
             {"rect{display:none", ".off{", "}}}}", "@media", "rect:hover{display:none}", "rect[id]{display:none}",
              "> rect{", ",,,{display:none}", "rect >{display:none}", "rect + rect{display:none}"}) {
            QTest::newRow(css) << QByteArray{css};
        }
    }
    void brokenRules_hideNothing() {
        QFETCH(const QByteArray, css);
        const auto import = svg("<style><![CDATA[" + css + "]]></style><rect width=\"2\" height=\"1\"/>");
        QVERIFY2(import, qPrintable(whyNot(import)));
        // A rule that only lacks its end is closed by the end of the text, as browsers do.
        QCOMPARE(import->scenario.terrain.size(), css == "rect{display:none" ? 0U : 1U);
    }
};

QTEST_GUILESS_MAIN(TestSvg)
#include "tst_svg.moc"
