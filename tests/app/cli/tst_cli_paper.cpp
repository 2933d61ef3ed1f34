#include "tests/app/cli/cli_process.h"
#include "tests/support/pdf_text.h"
#include "tests/support/rows.h"

#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include <cmath>

using namespace sightline::tests;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline"); // 24 x 16 in

constexpr double kPointsPerMillimeter = 72.0 / 25.4;

} // namespace

/// Pictures that people measure on: true sizes, read back from the file by another program.
class TestCliPaper : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_count = 0;

    QString drawn(const QStringList& options, const QString& suffix = "pdf") {
        const QString file = m_folder.filePath(QStringLiteral("paper-%1.%2").arg(m_count++).arg(suffix));
        const CliEnd end = runCli(QStringList{"render", kScenario, "--theme", "print", "--out", file} + options);
        return end.status == 0 && end.messages.isEmpty() ? file : QString{};
    }

    /// The numbers of the table's ruler that stand in its uppermost or leftmost row of that page.
    static std::map<int, double> rulerNumbers(const QList<PdfWord>& words, int page, bool across) {
        std::map<int, double> found;
        double edge = 1e9;
        static const QRegularExpression number{QStringLiteral("^\\d+$")};
        const auto numbers = [&](auto visit) {
            for (const PdfWord& word : words) {
                if (word.page == page && number.match(word.text).hasMatch() && word.text.toInt() % 6 == 0) {
                    visit(word);
                }
            }
        };
        const auto side = [across](const PdfWord& word) {
            return across ? word.box.center().y() : word.box.center().x();
        };
        numbers([&](const PdfWord& word) { edge = std::min(edge, side(word)); });
        numbers([&](const PdfWord& word) {
            if (std::abs(side(word) - edge) < 8) {
                found[word.text.toInt()] = across ? word.box.center().x() : word.box.center().y();
            }
        });
        return found;
    }

private slots:
    void initTestCase() {
        if (!hasPdfTools()) {
            QSKIP("pdftotext and pdfinfo are not installed (package poppler-utils)");
        }
    }

    void twelveInches_are864PointsOnAPageOfTheTablesSize() {
        const QString file = drawn({});
        QCOMPARE(pagesOfPdf(file), 1);
        const auto words = wordsOfPdf(file);
        auto across = rulerNumbers(words, 0, true);
        QVERIFY(across.contains(0) && across.contains(12) && across.contains(24));
        QVERIFY2(std::abs(across[12] - across[0] - 864) < 0.5, qPrintable(QString::number(across[12] - across[0])));
        QVERIFY(std::abs(across[24] - across[0] - 1728) < 0.5);
        auto down = rulerNumbers(words, 0, false);
        QVERIFY2(down.contains(0) && down.contains(12), qPrintable(QString::number(down.size())));
        QVERIFY(std::abs(down[12] - down[0] - 864) < 0.5);
    }

    void trueSize_isTrueOverTheSheetsToo_data() {
        sightline::testsupport::addColumns<QString, QSizeF, double>("paper", "size", "overlap");
        QTest::newRow("A4") << "a4" << QSizeF(595, 842) << 10.0;
        QTest::newRow("A3") << "a3" << QSizeF(842, 1191) << 10.0;
        QTest::newRow("letter, glued broadly") << "letter" << QSizeF(612, 792) << 25.0;
        QTest::newRow("edge to edge") << "tabloid" << QSizeF(792, 1224) << 0.0;
    }

    void trueSize_isTrueOverTheSheetsToo() {
        auto [paper, size, overlap] =
            sightline::testsupport::fetch<QString, QSizeF, double>("paper", "size", "overlap");
        const QString file = drawn({"--paper", paper, "--true-size", "--overlap-mm", QString::number(overlap)});
        const QSizeF page = pageSizeOfPdf(file);
        QVERIFY(page == size || page == size.transposed());
        const auto words = wordsOfPdf(file);
        // Where each sheet says it belongs.
        const QRegularExpression place{QStringLiteral("row (\\d+) of (\\d+), column (\\d+) of (\\d+)")};
        const QString text = textOfPdf(file).simplified();
        int rows = 0;
        int columns = 0;
        QSet<QString> places;
        for (auto matches = place.globalMatch(text); matches.hasNext();) {
            const auto match = matches.next();
            places.insert(match.captured(1) + ',' + match.captured(3));
            rows = match.captured(2).toInt();
            columns = match.captured(4).toInt();
        }
        QCOMPARE(pagesOfPdf(file), rows * columns);
        QCOMPARE(places.size(), rows * columns);
        // The number of a ruler in the coordinates of all sheets glued together.
        constexpr double kMargin = 34.0;
        const double step = page.width() - 2 * kMargin - overlap * kPointsPerMillimeter;
        std::map<int, std::vector<double>> glued;
        for (int column = 0; column < columns; ++column) {
            for (const auto& [inch, x] : rulerNumbers(words, column, true)) {
                if (x > kMargin && x < page.width() - kMargin) {
                    glued[inch].push_back(x + column * step);
                }
            }
        }
        QVERIFY(glued.contains(0) && glued.contains(12) && glued.contains(24));
        for (const auto& [inch, found] : glued) {
            for (const double x : found) {
                QVERIFY2(std::abs(x - glued[0].front() - inch * 72.0) < 0.5,
                         qPrintable(QString::number(x - glued[0].front())));
            }
        }
        // The sheets cover the table: the last one reaches its far edge.
        QVERIFY(columns * step + overlap * kPointsPerMillimeter >= 24 * 72.0);
    }

    void eachSheet_hasARulerOf100Millimeters() {
        const QString file = drawn({"--paper", "a4", "--true-size"});
        const int pages = pagesOfPdf(file);
        QVERIFY(pages > 1);
        std::map<int, double> from;
        std::map<int, double> to;
        for (const PdfWord& word : wordsOfPdf(file)) {
            if (word.text == "0mm") {
                from[word.page] = word.box.center().x();
            } else if (word.text == "100mm") {
                to[word.page] = word.box.center().x();
            }
        }
        QCOMPARE(static_cast<int>(from.size()), pages);
        for (const auto& [page, x] : from) {
            QVERIFY2(std::abs(to.at(page) - x - 100 * kPointsPerMillimeter) < 0.5,
                     qPrintable(QString::number(to.at(page) - x)));
        }
    }

    void wholeTable_fitsOneSheet() {
        const QString file = drawn({"--paper", "a4"});
        QCOMPARE(pagesOfPdf(file), 1);
        QCOMPARE(pageSizeOfPdf(file), QSizeF(842, 595)); // a broad table lies across
        auto across = rulerNumbers(wordsOfPdf(file), 0, true);
        const double twelve = across[12] - across[0];
        QVERIFY(twelve > 200 && twelve < 864);
        QVERIFY(std::abs(across[24] - across[0] - 2 * twelve) < 0.5);
        QVERIFY(!textOfPdf(file).contains("100mm"));
    }

    void sameQuestion_givesTheSameBytes() {
        const QStringList options{"--paper", "a3", "--true-size", "--line", "r1:b1"};
        const QByteArray first = bytesOfFile(drawn(options));
        QVERIFY(!first.isEmpty());
        QVERIFY(bytesOfFile(drawn(options)) == first);
    }

    void transparentPicture_hasNoGround() {
        const QImage plain{drawn({}, "png")};
        const QImage clear{drawn({"--transparent"}, "png")};
        QCOMPARE(clear.size(), plain.size());
        const QPoint empty{qRound(18.5 * 40), qRound(6.5 * 40)};
        QCOMPARE(plain.pixelColor(empty).alpha(), 255);
        QCOMPARE(clear.pixelColor(empty).alpha(), 0);
        const QPoint hall{qRound((12 + 0.55) * 40), qRound((6 + 0.55) * 40)};
        QVERIFY(clear.pixelColor(hall).alpha() > 0);
    }

    void dotsAnInch_areWhatWasAskedFor() {
        const QImage picture{drawn({"--dpi", "100"}, "png")};
        QCOMPARE(qRound(picture.dotsPerMeterX() * 0.0254), 100);
        QVERIFY(picture.width() > 2'400 && picture.width() < 2'650); // the table's 24 in, and its rulers
    }

    void positions_areThoseOfTheFile() {
        const CliEnd end = runCli({"positions", kScenario});
        QCOMPARE(end.status, 0);
        const QList<QByteArray> lines = end.output.split('\n');
        QVERIFY(lines[0].startsWith("kind,id,name,player,unit,x_in,y_in,facing_degrees,"));
        QVERIFY(end.output.contains("model,r2,Gunner,red,,5,14,30,0,2,oval,60,35.5,\r\n"));
        QVERIFY(end.output.contains("piece,hall,Hall,,,12,6,,0,6,ruin,,,10 2; 14 2; 14 10; 10 10\r\n"));
        QVERIFY(end.output.contains("wall,fence,Fence,,,12,10,,0,1,,,,12 10; 12 13\r\n"));
        QCOMPARE(lines.size(), 1 + 5 + 3 + 1);
        const auto cells = lines[0].count(',');
        for (const QByteArray& line : lines) {
            QVERIFY2(line.isEmpty() || line.count(',') == cells, line.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestCliPaper)
#include "tst_cli_paper.moc"
