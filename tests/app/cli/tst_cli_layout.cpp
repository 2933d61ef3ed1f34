#include "tests/app/cli/cli_process.h"
#include "tests/support/pdf_text.h"
#include "tests/support/rows.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include <cmath>

using namespace sightline;
using namespace sightline::tests;

namespace {

/// Two zones and a wall between them, the same from both sides.
const QByteArray kLayout =
    "{ "
    "\"format\": \"sightline-scenario\", \"version\": 1, \"name\": \"Small field\", \"table\": { \"width\": 24, "
    "\"height\": 16 }, \"rules\": \"plan\", "
    "\"players\": [ { \"id\": \"red\" }, { \"id\": \"blue\" } ], "
    "\"terrain\": [ { \"id\": \"wall\", \"footprint\": [[11, 4], [13, 4], [13, 12], [11, 12]], \"height\": 6 } ], "
    "\"zones\": [ { \"id\": \"west\", \"player\": \"red\", \"polygon\": [[0, 0], [4, 0], [4, 16], [0, 16]] }, "
    "{ \"id\": \"east\", \"player\": \"blue\", \"polygon\": [[20, 0], [24, 0], [24, 16], [20, 16]] } ], "
    "\"objectives\": [ { \"id\": \"o1\", \"position\": [12, 2] } ] "
    "} ";

const QStringList kQuick{"--trials", "4"};

/// A layout whose sides are alike, and one on which a block screens one side; returns their files.
std::pair<QString, QString> evenAndUneven(const QTemporaryDir& folder) {
    const std::pair files{folder.filePath("even.sightline"), folder.filePath("uneven.sightline")};
    writeBytes(files.first, kLayout);
    QByteArray screened = kLayout;
    screened.replace("[[11, 4], [13, 4], [13, 12], [11, 12]]", "[[18, 0], [19, 0], [19, 12], [18, 12]]");
    screened.replace("\"Small field\"", "\"Screened field\"");
    writeBytes(files.second, screened);
    return files;
}

} // namespace

/// `layout` and `isovist`: figures, pages, folders of tables.
class TestCliLayout : public QObject {
    Q_OBJECT

private slots:
    void json_hasTheFigures() {
        const CliEnd end = runCli(QStringList{"layout", "-", "--json"} + kQuick, kLayout);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QJsonObject report = end.json().object();
        const QJsonObject symmetry = report["symmetries"].toArray().first().toObject();
        QVERIFY(symmetry["exact"].toBool() && symmetry["breaking"].toArray().isEmpty());
        const QJsonObject fairness = report["fairness"].toObject();
        QCOMPARE(fairness["trials"].toInt(), 4);
        QCOMPARE(fairness["zone_seen"].toObject()["as_placed"].toDouble(), 0.0);
        QVERIFY(report["lanes"].toArray().first().toObject()["length_in"].toDouble() > 20);
        QCOMPARE(report["set_up"].toArray().size(), 1);
        QCOMPARE(report["influences"].toArray().first().toObject()["piece"].toString(), QStringLiteral("wall"));
        QCOMPARE(runCli(QStringList{"layout", "-", "--json"} + kQuick, kLayout).output, end.output);
    }

    /// Under a pack: lanes end at the even inches. The longest clear line starts at (0, 0) and passes the wall above
    /// its upper end at 4 in, so that (24, 6) is the lowest point that it reaches; without the wall all lines are
    /// clear.
    void aReportUnderAPack_hasTheFiguresOfItsRules() {
        const QTemporaryDir folder;
        const CliEnd end = runCli({"layout", "-", "--json", "--rules", "40k-11e", "--trials", "2", "--cell", "2",
                                   "--html", folder.filePath("a.html")},
                                  kLayout);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QJsonObject report = end.json().object();
        QCOMPARE(report["rules"].toString(), QStringLiteral("40k-11e"));
        QVERIFY(std::abs(report["lanes"].toArray().first().toObject()["length_in"].toDouble() - std::hypot(24, 6)) <
                1e-9);
        const QJsonArray exposure = report["exposure"].toArray();
        const auto between = [&](const char* from, const char* to) {
            for (const auto& one : exposure) {
                const QJsonObject row = one.toObject();
                if (row["from"].toString() == QLatin1String{from} && row["to"].toString() == QLatin1String{to}) {
                    return row["clear_lines_share"].toDouble();
                }
            }
            return -1.0;
        };
        QVERIFY(between("west", "east") > 0.0 && between("west", "east") < 0.5);
        QCOMPARE(between("east", "west"), between("west", "east"));
        const QJsonObject influence = report["influences"].toArray().first().toObject();
        QCOMPARE(influence["piece"].toString(), QStringLiteral("wall"));
        QCOMPARE(influence["removed"].toDouble(), 1.0 - between("west", "east"));
        const QJsonObject fairness = report["fairness"].toObject();
        QCOMPARE(fairness["trials"].toInt(), 2);
        QCOMPARE(fairness["zone_seen"].toObject()["as_placed"].toDouble(), 0.0);
        const QByteArray page = bytesOfFile(folder.filePath("a.html"));
        QVERIFY(page.contains("rules Warhammer 40,000, 11th edition"));
        QVERIFY(page.contains("<thead>")); // heads of tables are repeated on each page
        QVERIFY(page.contains("data:image/png"));
    }

    void aPageWithoutLanes_saysSo() {
        const QTemporaryDir folder;
        QByteArray closed = kLayout;
        closed.replace("[[11, 4], [13, 4], [13, 12], [11, 12]]", "[[11, 0], [13, 0], [13, 16], [11, 16]]");
        const CliEnd end =
            runCli(QStringList{"layout", "-", "--no-influence", "--html", folder.filePath("a.html")} + kQuick, closed);
        QVERIFY2(end.status == 0, end.messages.constData());
        QVERIFY(bytesOfFile(folder.filePath("a.html"))
                    .contains("No clear line was found between zones of different players."));
    }

    /// A wall parts the table 3 in below its upper edge: of the left zone the enemy zone above it sees 3 of 8 in, the
    /// one below the other 5.
    void ofSeveralEnemyZones_whatAnyOfThemSees_isTold() {
        const QByteArray layout =
            R"({"format":"sightline-scenario","version":1,"name":"Three zones","table":{"width":20,"height":8},"rules":"plan",
                "players":[{"id":"a","name":"Red"},{"id":"b","name":"Blue"}],
                "terrain":[{"id":"wall","polyline":[[0,3],[20,3]]}],"models":[],
                "zones":[{"id":"own","player":"a","kind":"deployment","polygon":[[0,0],[2,0],[2,8],[0,8]]},
                         {"id":"above","player":"b","kind":"deployment","polygon":[[18,0],[20,0],[20,2],[18,2]]},
                         {"id":"below","player":"b","kind":"deployment","polygon":[[18,5],[20,5],[20,8],[18,8]]}]})";
        const QStringList sightBase{"--trials", "0", "--no-influence", "--move", "0"};
        const CliEnd end = runCli(QStringList{"layout", "-", "--json"} + sightBase, layout);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QJsonObject report = end.json().object();
        for (const auto& one : report["exposure"].toArray()) {
            if (one.toObject()["to"].toString() == "own") {
                QCOMPARE(one.toObject()["seen_share"].toDouble(),
                         one.toObject()["from"].toString() == "above" ? 3.0 / 8 : 5.0 / 8);
            }
        }
        const QJsonObject red = report["fairness"].toObject()["sides"].toArray().first().toObject();
        QCOMPARE(red["zone_seen"].toDouble(), 1.0);
        QCOMPARE(red["zone_seen_after_move"].toDouble(), 1.0);
        const QTemporaryDir folder;
        const CliEnd text = runCli(QStringList{"layout", "-", "--html", folder.filePath("a.html")} + sightBase, layout);
        QVERIFY2(text.output.simplified().contains("zone of Red 100.0 % seen from any enemy zone"),
                 text.output.constData());
        const QByteArray page = bytesOfFile(folder.filePath("a.html"));
        QVERIFY(page.contains("own zone seen from any enemy zone, %</th>"));
        QVERIFY(page.contains("<td>Red</td><td>100"));
    }

    /// The right zone drawn in two parts that overlap by 2 in: the sides are as before, and what one part does alone is
    /// told as well.
    void zonesOfAPlayer_countAsOneGround() {
        QByteArray parts = kLayout;
        parts.replace("{ \"id\": \"east\", \"player\": \"blue\", \"polygon\": [[20, 0], [24, 0], [24, 16], [20, 16]] }",
                      "{ \"id\": \"north-east\", \"player\": \"blue\", \"kind\": \"deployment\", \"polygon\": [[20, "
                      "0], [24, 0], [24, 7], [20, 7]] }, "
                      "{ \"id\": \"south-east\", \"player\": \"blue\", \"kind\": \"deployment\", \"polygon\": [[20, "
                      "5], [24, 5], [24, 16], [20, 16]] }");
        const QStringList sightBase{"layout", "-", "--trials", "3", "--json"};
        const QJsonObject whole = runCli(sightBase, kLayout).json().object();
        const QJsonObject report = runCli(sightBase, parts).json().object();
        QJsonObject sides[2] = {whole["fairness"].toObject(), report["fairness"].toObject()};
        const QJsonObject blue = sides[1]["sides"].toArray()[1].toObject();
        QCOMPARE(blue["zones"].toArray(), (QJsonArray{"north-east", "south-east"}));
        QCOMPARE(blue["zone_sq_in"].toDouble(), 64.0);
        for (const char* figure : {"player", "zone_seen", "zone_seen_after_move", "objectives_seen", "table_seen",
                                   "zone_sq_in", "safe_ground_sq_in"}) {
            QVERIFY2(blue[figure] == sides[0]["sides"].toArray()[1].toObject()[figure], figure);
        }
        for (const char* figure : {"zone_seen", "zone_seen_after_move", "objectives_seen", "table_seen"}) {
            QVERIFY2(sides[0][figure] == sides[1][figure], figure);
        }
        QCOMPARE(report["influences"], whole["influences"]);
        QCOMPARE(report["lanes"].toArray()[0].toObject()["length_in"],
                 whole["lanes"].toArray()[0].toObject()["length_in"]);
        // A row for each zone; under the player's id those of both together, which are what the whole zone had.
        QVERIFY(whole["exposure_of_sides"].toArray().isEmpty());
        QCOMPARE(report["exposure"].toArray().size(), 4 * 3);
        QCOMPARE(report["exposure_of_sides"].toArray().size(), 4);
        for (const auto& [of, from] :
             {std::pair{"exposure_of_sides", "exposure"}, {"exposure_of_sides_after_move", "exposure_after_move"}}) {
            for (const auto& one : report[QLatin1String{of}].toArray()) {
                QJsonObject row = one.toObject();
                const auto end = [&](const char* key) {
                    return row[QLatin1String{key}].toString() == u"blue" ? QJsonValue{"east"} : row[QLatin1String{key}];
                };
                row = {{"from", end("from")},
                       {"to", end("to")},
                       {"seen_share", row["seen_share"]},
                       {"clear_lines_share", row["clear_lines_share"]}};
                QVERIFY(whole[QLatin1String{from}].toArray().contains(row));
            }
        }
        const QTemporaryDir folder;
        const CliEnd text = runCli(
            {"layout", "-", "--trials", "3", "--html", folder.filePath("a.html"), "--pdf", folder.filePath("a.pdf")},
            parts);
        QCOMPARE(text.status, 0);
        const QByteArray page = bytesOfFile(folder.filePath("a.html"));
        QVERIFY(page.contains("A row with a player is about all deployment zones of that player together."));
        QVERIFY(page.contains("<td>blue</td><td>west</td>") && page.contains("<td>west</td><td>blue</td>") &&
                page.contains("<td>north-east, south-east</td><td>64.0</td>"));
        // The table, three zones, an objective, both zones of blue, and the chart of the study.
        QCOMPARE(page.count("data:image/png"), 7);
        if (tests::hasPdfTools()) {
            QVERIFY(tests::textOfPdf(folder.filePath("a.pdf"))
                        .simplified()
                        .contains(QStringLiteral(
                            "A row with a player is about all deployment zones of that player together.")));
        }
    }

    /// Maps and charts keep their proportions in every reader, and none is higher than a page: of a table that is wide,
    /// and of one that is high.
    void picturesKeepTheirProportions_andFitAPage_data() {
        QTest::addColumn<QByteArray>("layout");
        QTest::newRow("wide") << kLayout;
        QTest::newRow("high") << QByteArray{
            R"({"format":"sightline-scenario","version":1,"name":"High","table":{"width":20,"height":60},"rules":"plan","players":[{"id":"red"},{"id":"blue"}],
                "terrain":[{"id":"block","footprint":[[5,20],[13,20],[13,40],[5,40]],"height":6}],
                "zones":[{"id":"n","player":"red","polygon":[[0,0],[20,0],[20,8],[0,8]]},{"id":"s","player":"blue","polygon":[[0,50],[20,50],[20,60],[0,60]]}]})"};
    }
    void picturesKeepTheirProportions_andFitAPage() {
        QFETCH(QByteArray, layout);
        const QTemporaryDir folder;
        const CliEnd end = runCli(QStringList{"layout", "-", "--no-influence", "--html", folder.filePath("a.html"),
                                              "--pdf", folder.filePath("a.pdf")} +
                                      kQuick,
                                  layout);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QString page = QString::fromUtf8(bytesOfFile(folder.filePath("a.html")));
        static const QRegularExpression picture{QStringLiteral(
            "<img width=\"([0-9]+)\" height=\"([0-9]+)\" src=\"data:image/png;base64,([^\"]+)\" alt=\"([^\"]*)\"")};
        int pictures = 0;
        for (auto it = picture.globalMatch(page); it.hasNext(); ++pictures) {
            const auto match = it.next();
            const QSizeF shown(match.captured(1).toDouble(), match.captured(2).toDouble());
            const QImage image = QImage::fromData(QByteArray::fromBase64(match.captured(3).toLatin1()));
            QVERIFY2(!image.isNull(), qPrintable(match.captured(4)));
            const double stretch = shown.width() / image.width() / (shown.height() / image.height());
            QVERIFY2(std::abs(stretch - 1.0) < 0.01, qPrintable(match.captured(4)));
            QVERIFY2(shown.width() <= 520 && shown.height() <= 740, qPrintable(match.captured(4)));
        }
        // The table, a map for each zone and objective, and the chart of the study.
        QVERIFY(pictures >= 4);
        QCOMPARE(page.count("<img"), pictures);
        if (!tests::hasPdfTools()) {
            QSKIP("no pdfimages to look into the PDF with");
        }
        QProcess list;
        list.start(QStringLiteral("pdfimages"), {"-list", folder.filePath("a.pdf")});
        QVERIFY(list.waitForFinished());
        const QStringList lines = QString::fromLatin1(list.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
        // Two lines of heads; a picture may be listed again for the page after its own, and with its transparency.
        QSet<QString> objects;
        for (const QString& line : lines.mid(2)) {
            const QStringList cells = line.simplified().split(' ');
            QVERIFY2(cells.size() > 13 && std::abs(cells[12].toInt() - cells[13].toInt()) <= 2, qPrintable(line));
            objects << cells[10];
        }
        QCOMPARE(objects.size(), pictures);
    }

    /// Above all rows and maps, as on the page to sign. A table without a name begins with its size.
    void theResult_standsFirst() {
        const QTemporaryDir folder;
        const CliEnd end = runCli(
            QStringList{"layout", "-", "--html", folder.filePath("a.html"), "--pdf", folder.filePath("a.pdf")} + kQuick,
            kLayout);
        QVERIFY2(
            end.output.startsWith("Small field: 24 by 16 in, rules plan, in steps of 1 in\n\nFair: every difference "),
            end.output.constData());
        QVERIFY(end.output.simplified().contains("difference 0.0 points of the zones seen, "));
        QVERIFY(end.output.simplified().contains(" in 95 % of 4 set-ups"));
        const QByteArray page = bytesOfFile(folder.filePath("a.html"));
        QVERIFY(page.contains("</h1>\n<p>Fair: every difference "));
        if (tests::hasPdfTools()) {
            // Normalized, since the font joins the two letters of "fi".
            QVERIFY(tests::textOfPdf(folder.filePath("a.pdf"))
                        .normalized(QString::NormalizationForm_KC)
                        .simplified()
                        .startsWith(QStringLiteral("Small field Fair: every difference ")));
        }
        QByteArray bare = kLayout;
        bare.replace("\"name\": \"Small field\", ", "");
        QVERIFY(runCli(QStringList{"layout", "-"} + kQuick, bare).output.startsWith("24 by 16 in, rules plan"));
    }

    /// Nothing screens the zone of blue from the objective of its side but a block; on the other table both sides are
    /// alike.
    void compare_tellsWhichOfTwoLayoutsIsFairer() {
        const QTemporaryDir folder;
        const auto [even, uneven] = evenAndUneven(folder);
        const QStringList trials{"--trials", "20"};
        const CliEnd text = runCli(QStringList{"compare", even, uneven} + trials);
        QVERIFY2(text.status == 0, text.messages.constData());
        QVERIFY2(
            text.output.startsWith("A: Small field is the fairer layout: its sides differ less in 100 % of all pairs"),
            text.output.constData());
        QVERIFY(text.output.contains("\nA: Fair: every difference ") && text.output.contains("\nB: Uneven: "));
        const QJsonObject answer = runCli(QStringList{"compare", even, uneven, "--json"} + trials).json().object();
        QCOMPARE(answer["fairer"].toString(), QStringLiteral("a"));
        QCOMPARE(answer["a_more_even_share"].toDouble(), 1.0);
        QCOMPARE(answer["trials"].toInt(), 20);
        const QJsonObject a = answer["a"].toObject();
        const QJsonObject b = answer["b"].toObject();
        QCOMPARE(b["name"].toString(), QStringLiteral("Screened field"));
        QCOMPARE(a["largest_difference"].toObject()["as_placed"].toDouble(), 0.0);
        QVERIFY(b["largest_difference"].toObject()["low"].toDouble() >
                a["largest_difference"].toObject()["high"].toDouble());
        // The differences are those of the report.
        const QJsonObject report = runCli(QStringList{"layout", uneven, "--json"} + trials).json().object();
        for (const char* figure : {"zone_seen", "zone_seen_after_move", "objectives_seen", "table_seen"}) {
            for (const char* value : {"as_placed", "low", "high"}) {
                QVERIFY2(b[figure].toObject()[value] == report["fairness"].toObject()[figure].toObject()[value],
                         figure);
            }
        }
        // The other way round the answer is the other one; a table and itself are too close to call.
        const QByteArray rows = runCli(QStringList{"compare", uneven, even, "--csv"} + trials).output;
        QVERIFY2(rows.startsWith("layout,name,rules,fairer,largest_difference,low,high,zone_seen,") &&
                     rows.contains("\r\na,Screened field,plan,no,") && rows.contains("\r\nb,Small field,plan,yes,"),
                 rows.constData());
        const CliEnd same = runCli(QStringList{"compare", even, even} + trials);
        QVERIFY2(same.output.startsWith("Too close to call: ") && same.output.contains("in 50 % of all pairs"),
                 same.output.constData());
    }

    /// As placed, the sentence has the largest difference of both, and the figures of both players stand side by side.
    void compareWithoutTrials_tellsBothAsTheyArePlaced() {
        const QTemporaryDir folder;
        const auto [even, uneven] = evenAndUneven(folder);
        const QByteArray text = runCli({"compare", uneven, even, "--trials", "0"}).output;
        QVERIFY2(text.startsWith("Fairer: B: Small field. The largest difference between its sides is 0.0 percentage "
                                 "points, against ") &&
                     text.contains(" (A: Screened field). As placed; "),
                 text.constData());
        const QJsonObject answer = runCli({"compare", uneven, even, "--trials", "0", "--json"}).json().object();
        const QJsonObject report = runCli({"layout", uneven, "--trials", "0", "--json"}).json().object();
        const QJsonArray sides = answer["a"].toObject()["sides"].toArray();
        const QJsonArray reported = report["fairness"].toObject()["sides"].toArray();
        QCOMPARE(sides.size(), 2);
        for (int i = 0; i < 2; ++i) {
            for (const char* figure :
                 {"player", "zone_seen", "zone_seen_after_move", "objectives_seen", "table_seen"}) {
                QVERIFY2(!sides[i].toObject()[figure].isUndefined() &&
                             sides[i].toObject()[figure] == reported[i].toObject()[figure],
                         figure);
            }
        }
    }

    /// The wall in the middle is good for both; a little aside, one step puts it back.
    void aSuggestion_makesTheSidesAlike() {
        QByteArray aside = kLayout;
        aside.replace("[[11, 4], [13, 4], [13, 12], [11, 12]]", "[[9, 4], [11, 4], [11, 12], [9, 12]]");
        const CliEnd end = runCli({"layout", "-", "--suggest", "sides:0.5", "--cell", "2", "--json"}, aside);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QJsonObject answer = end.json().object();
        QCOMPARE(answer["side_difference"].toDouble(), 0.005);
        const QString change = answer["change"].toString();
        QVERIFY2(change == u"shift" || change == u"turn", qPrintable(change));
        QVERIFY(answer["text"].toString().contains("the sides differ by at most 0.5 percentage points"));
        QByteArray alone = kLayout;
        alone.replace("\"player\": \"blue\", ", "");
        const CliEnd refused = runCli({"layout", "-", "--suggest", "sides:1"}, alone);
        QCOMPARE(refused.status, 2);
        QVERIFY(refused.messages.contains("two players need a zone each"));
    }

    void compareOfLayouts_saysWhatItNeeds_data() {
        testsupport::addColumns<QStringList, QByteArray, QByteArray>("options", "other", "told");
        QByteArray zoneless = kLayout;
        zoneless.replace("\"player\": \"blue\", ", "");
        QTest::newRow("zones of two players") << QStringList{} << zoneless << QByteArray{"this one has zones of one"};
        QTest::newRow("no rule set") << QStringList{"--with", "plan"} << kLayout
                                     << QByteArray{"--with is about two rule"};
        QTest::newRow("a number") << QStringList{"--trials", "many"} << kLayout
                                  << QByteArray{"--trials takes a number"};
    }
    void compareOfLayouts_saysWhatItNeeds() {
        auto [options, other, told] =
            testsupport::fetch<QStringList, QByteArray, QByteArray>("options", "other", "told");
        const QTemporaryDir folder;
        writeBytes(folder.filePath("b.sightline"), other);
        const CliEnd end = runCli(QStringList{"compare", "-", folder.filePath("b.sightline")} + options, kLayout);
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains(told) && end.output.isEmpty(), end.messages.constData());
    }

    /// Players by name, and the player with a zone where both zones have the name of the deployment; without a name the
    /// id stays.
    void namesStandForIds_wherePlayersAndZonesHaveThem() {
        QByteArray layout = kLayout;
        layout.replace("{ \"id\": \"red\" }", "{ \"id\": \"red\", \"name\": \"Ada\" }");
        layout.replace("\"id\": \"west\",", "\"id\": \"west\", \"name\": \"Anvil\",");
        layout.replace("\"id\": \"east\",", "\"id\": \"east\", \"name\": \"Anvil\",");
        layout.replace("\"id\": \"o1\",", "\"id\": \"o1\", \"name\": \"Well\",");
        const QTemporaryDir folder;
        const CliEnd end = runCli(QStringList{"layout", "-", "--html", folder.filePath("a.html")} + kQuick, layout);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QByteArray text = end.output.simplified();
        QVERIFY2(text.contains("zone of Ada ") && text.contains("zone of blue "), text.constData());
        QVERIFY2(text.contains("Zone of Ada to Zone of blue") || text.contains("Zone of blue to Zone of Ada"),
                 text.constData());
        const QByteArray page = bytesOfFile(folder.filePath("a.html"));
        for (const char* words :
             {"<td>Ada</td>", "<td>Zone of Ada</td><td>Zone of blue</td>", "<td>Zone of Ada</td><td>Well</td>",
              "Difference, Ada less blue,", "From how many points of Zone of Ada each point is seen"}) {
            QVERIFY2(page.contains(words), words);
        }
        QVERIFY(!page.contains("<td>red</td>") && !page.contains("<td>west</td>"));
    }

    /// A goal of safe ground is a player's in all of its zones together.
    void safeGround_isThatOfAllZones() {
        const QByteArray table =
            R"({"format":"sightline-scenario","version":1,"table":{"width":24,"height":16},"rules":"plan","players":[{"id":"a"},{"id":"b"}],
                "terrain":[{"id":"screen","footprint":[[11,0],[13,0],[13,16],[11,16]],"height":6}],
                "zones":[{"id":"a1","player":"a","polygon":[[0,0],[4,0],[4,4],[0,4]]},{"id":"a2","player":"a","polygon":[[0,12],[4,12],[4,16],[0,16]]},
                         {"id":"b1","player":"b","polygon":[[20,0],[24,0],[24,5],[20,5]]},{"id":"b2","player":"b","polygon":[[20,4],[24,4],[24,9],[20,9]]}]})";
        const CliEnd met = runCli({"layout", "-", "--suggest", "ground:32"}, table);
        QCOMPARE(met.status, 0);
        QVERIFY2(
            met.output.contains("No change needed: the zones of each player keep 32.0 sq in that no enemy zone sees."),
            met.output.constData());
        QCOMPARE(runCli({"layout", "-", "--suggest", "ground:33", "--cell", "2"}, table).status, 1);
    }

    void pages_areWritten() {
        const QTemporaryDir folder;
        const CliEnd end = runCli(
            QStringList{"layout", "-", "--html", folder.filePath("a.html"), "--pdf", folder.filePath("a.pdf")} + kQuick,
            kLayout);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QByteArray page = bytesOfFile(folder.filePath("a.html"));
        QVERIFY(page.contains("Small field") && page.contains("Set-up sheet") && page.count("data:image/png") == 5);
        QVERIFY(!page.contains("http:") && !page.contains("https:"));
        QVERIFY(bytesOfFile(folder.filePath("a.pdf")).startsWith("%PDF"));
    }

    void aPageToSign_isOnePage_withFiguresAndHash() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sign.pdf"));
        const QStringList command = QStringList{"layout", "-", "--sign-off", path} + kQuick;
        QCOMPARE(runCli(command, kLayout).status, 0);
        const QByteArray pdf = bytesOfFile(path);
        QCOMPARE(tests::pagesOfPdf(path), 1);
        const QString text = tests::textOfPdf(path).simplified();
        for (const char* words :
             {"Small field", "Both sides", "Fair: every difference is within set-up error and is at most",
              "Within set-up error", "Figure, in steps of 1.00 in", "Longest lane between zones, in steps of 1.00 in:",
              "Points are percentage points", "Set-up error: 4 set-ups", "Signature", "SHA-256", "exact"}) {
            QVERIFY2(text.contains(QLatin1String{words}),
                     qPrintable(QStringLiteral("%1 in %2").arg(QLatin1String{words}, text)));
        }
        QCOMPARE(runCli(command, kLayout).status, 0);
        QCOMPARE(bytesOfFile(path), pdf);
    }

    /// The wall is long enough for lanes of 24 in to be the only ones left when it is moved.
    void aSuggestion_isSaid_andWritten() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("after.sightline"));
        const CliEnd met = runCli({"layout", "-", "--suggest", "lane:60", "--json"}, kLayout);
        QCOMPARE(met.status, 0);
        QCOMPARE(met.json().object()["change"].toString(), QStringLiteral("none"));
        const CliEnd end =
            runCli({"layout", "-", "--suggest", "lane:23", "--cell", "2", "--json", "--write", path}, kLayout);
        QVERIFY2(end.status == 0 || end.status == 1, end.messages.constData());
        QCOMPARE(end.status == 0, QFile::exists(path));
        if (end.status == 0) {
            QCOMPARE(runCli({"layout", path, "--suggest", "lane:23", "--cell", "2", "--json"})
                         .json()
                         .object()["change"]
                         .toString(),
                     QStringLiteral("none"));
        }
        const CliEnd never = runCli({"layout", "-", "--suggest", "lane:1", "--cell", "2"}, kLayout);
        QCOMPARE(never.status, 1);
        QVERIFY(never.output.contains("No single change"));
    }

    void aFolder_isOneTable_andABadFileStopsNothing() {
        const QTemporaryDir folder;
        writeBytes(folder.filePath("a.sightline"), kLayout);
        writeBytes(folder.filePath("b.sightline"), "{ \"format\": ");
        writeBytes(folder.filePath("c.sightline"), QByteArray{kLayout}.replace("Small field", "Third"));
        const QStringList command =
            QStringList{"layout", "--batch", folder.path(), "--out", folder.filePath("reports")} + kQuick;
        const CliEnd end = runCli(command);
        QCOMPARE(end.status, 2);
        const auto lines = end.output.split('\n');
        QCOMPARE(lines.size(), 5); // a head, three, and nothing
        QVERIFY(lines[1].startsWith("a.sightline,Small field,mirror-left-right,0,"));
        // The last column tells whether a layout is fair; of a file with an error nothing is told.
        QVERIFY2(lines[0].trimmed().endsWith(",error,fair") && lines[1].trimmed().endsWith(",,yes"),
                 lines[1].constData());
        QVERIFY2(lines[2].trimmed().endsWith(","), lines[2].constData());
        QVERIFY(lines[2].startsWith("b.sightline,") && end.messages.contains("b.sightline"));
        QVERIFY(lines[3].startsWith("c.sightline,Third,"));
        // A second run takes the reports that are there.
        const QString report = QDir{folder.filePath("reports")}.filePath("c.json");
        writeBytes(report, bytesOfFile(report).replace("Third", "Kept"));
        QVERIFY(runCli(command).output.contains("c.sightline,Kept,"));
        // But not of a layout that has changed since, whatever the clock said then, nor to another question.
        writeBytes(folder.filePath("c.sightline"), QByteArray{kLayout}.replace("Small field", "Fourth"));
        QFile changed{folder.filePath("c.sightline")};
        QVERIFY(changed.open(QIODevice::ReadWrite) &&
                changed.setFileTime(QDateTime::fromSecsSinceEpoch(86'400), QFile::FileModificationTime));
        changed.close();
        QVERIFY(runCli(command).output.contains("c.sightline,Fourth,"));
        writeBytes(report, bytesOfFile(report).replace("Fourth", "Kept"));
        QVERIFY(runCli(QStringList{command} << "--move"
                                            << "9")
                    .output.contains("c.sightline,Fourth,"));
    }

    void isovist_hasAColumnForEachMeasure() {
        const CliEnd end = runCli({"isovist", "-", "--cell", "4", "--csv"}, kLayout);
        const auto lines = end.output.split('\n');
        QCOMPARE(lines.size(), 24 + 2);
        QCOMPARE(lines.front().trimmed(), QByteArray{"x_in,y_in,area,perimeter,occlusivity,compactness,drift,longest_"
                                                     "radial,shortest_radial,connectivity,mean_depth"});
        const QJsonObject field = runCli({"isovist", "-", "--cell", "4", "--json"}, kLayout).json().object();
        QCOMPARE(field["mean_depth"].toArray().size(), 4);
    }

    void isovist_drawsAMeasure_withAWorldFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("drift.png"));
        QCOMPARE(
            runCli({"isovist", "-", "--cell", "2", "--no-depth", "--measure", "drift", "--png", path}, kLayout).status,
            0);
        QVERIFY(bytesOfFile(path).startsWith("\x89PNG"));
        const auto numbers = bytesOfFile(folder.filePath(QStringLiteral("drift.pgw"))).split('\n');
        QCOMPARE(numbers[0].toDouble() * 100, 2.0); // 12 cells, so 100 dots along each
    }

    /// The difference shows what a table without its wall has more of.
    void isovistsOfTwoTables_areTakenFromEachOther() {
        const QTemporaryDir folder;
        const QString bare = folder.filePath(QStringLiteral("bare.sightline"));
        QByteArray without = kLayout;
        without.replace("\"height\": 6 }", "\"height\": 6, \"traits\": [] }")
            .replace("[[11, 4], [13, 4], [13, 12], [11, 12]]", "[[11, 4], [13, 4], [13, 4.5], [11, 4.5]]");
        writeBytes(bare, without);
        const QStringList command{"isovist", "-", "--cell", "4", "--no-depth", "--json"};
        const QJsonObject one = runCli(command, kLayout).json().object();
        const QJsonObject other = runCli({"isovist", bare, "--cell", "4", "--no-depth", "--json"}).json().object();
        const QJsonObject less = runCli(command + QStringList{"--minus", bare}, kLayout).json().object();
        QVERIFY(!less.contains("mean_depth"));
        double sum = 0.0;
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 6; ++column) {
                const auto at = [&](const QJsonObject& of) {
                    return of["area"].toArray()[row].toArray()[column].toDouble();
                };
                QVERIFY(std::abs(at(less) - (at(one) - at(other))) < 1e-9);
                sum += at(less);
            }
        }
        QVERIFY(sum < -100.0);
    }

    void whatCannotBeMeasured_isRefused_data() {
        testsupport::addColumns<QStringList, QString>("command", "says");
        QTest::newRow("cells") << QStringList{"layout", "-", "--cell", "0.01"} << "--cell";
        QTest::newRow("measure") << QStringList{"isovist", "-", "--measure", "girth"} << "longest-radial";
        QTest::newRow("depth that was not taken")
            << QStringList{"isovist", "-", "--cell", "4", "--no-depth", "--measure", "mean-depth", "--png", "never.png"}
            << "--no-depth";
        QTest::newRow("goal") << QStringList{"layout", "-", "--suggest", "lane"} << "lane:24, ground:150 or sides:2";
        QTest::newRow("no folder") << QStringList{"layout", "--batch", "no such folder"} << "there is no such folder";
        QTest::newRow("nothing") << QStringList{"layout"} << "missing argument SCENARIO";
    }
    void whatCannotBeMeasured_isRefused() {
        auto [command, says] = testsupport::fetch<QStringList, QString>("command", "says");
        const CliEnd end = runCli(command, kLayout);
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains(says.toUtf8()), end.messages.constData());
    }
};

QTEST_APPLESS_MAIN(TestCliLayout)
#include "tst_cli_layout.moc"
