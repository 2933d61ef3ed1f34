#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QDateTime>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QSvgRenderer>
#include <QTemporaryDir>

using namespace sightline::tests;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline");

/// Dots of a picture that differ from another of the same size.
int differentDots(const QImage& first, const QImage& second) {
    int count = 0;
    for (int y = 0; y < first.height(); ++y) {
        for (int x = 0; x < first.width(); ++x) {
            count += first.pixel(x, y) != second.pixel(x, y) ? 1 : 0;
        }
    }
    return count;
}

/// The color in the middle of a table inch; rulers take 1.1 in on each side.
QColor colorAt(const QImage& image, double dotsPerInch, double x, double y) {
    return image.pixelColor(qRound((x + 1.1) * dotsPerInch), qRound((y + 1.1) * dotsPerInch));
}

} // namespace

class TestCliRender : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Renders and gives back the path; an empty one if it failed.
    QString rendered(const QString& name, const QStringList& options = {}) {
        const QString out = m_folder.filePath(name);
        const CliEnd end = runCli(QStringList{"render", kScenario, "--out", out} + options);
        return end.status == 0 && end.output.isEmpty() && end.messages.isEmpty() ? out : QString{};
    }

private slots:
    void proof_isDrawnAndWritten() {
        const auto written = [&](const QString& name, const QString& to, const QStringList& more = {}) {
            const QString file = m_folder.filePath(name);
            const CliEnd end =
                runCli(QStringList{"check", kScenario, "--from", "r1", "--to", to, "--proof", file} + more);
            return end.messages.isEmpty() ? file : QString{};
        };
        const QStringList plan{"--rules", "plan"};
        const QImage blocked{written("cover.png", "b1", plan)};
        QCOMPARE(blocked.size(), QSize(1920, 1200));
        QVERIFY(differentDots(blocked, QImage{written("clear-cover.png", "b2", plan)}) > 10'000);
        QCOMPARE(bytesOfFile(written("again.png", "b1", plan)), bytesOfFile(m_folder.filePath("cover.png")));
        QVERIFY(QSvgRenderer{written("cover.svg", "b1", plan)}.isValid());
        const QJsonObject proof = QJsonDocument::fromJson(bytesOfFile(written("cover.json", "b1", plan))).object();
        QCOMPARE(proof["proof"].toString(), "blocked");
        const QJsonObject part = proof["parts"].toArray()[0].toObject();
        QCOMPARE(part["columns"].toArray().size(), 360);
        const QJsonArray leaves = part["leaves"].toArray();
        QVERIFY(!leaves.isEmpty());
        QCOMPARE(leaves.first().toObject()["theta"].toArray()[0], part["theta"].toArray()[0]);
        QCOMPARE(leaves.last().toObject()["theta"].toArray()[1], part["theta"].toArray()[1]);

        QCOMPARE(runCli({"check", kScenario, "--from", "r1", "--to", "b1", "--proof", m_folder.filePath("cover.pdf")})
                     .status,
                 2);
    }

    /// Among solids the proof is what the observer sees of the target: all of one is behind Hall, a part of
    /// the other.
    void proofAmongSolids_isTheViewFromTheEye() {
        const auto write = [&](const QString& name, const QString& to, const QString& rules) {
            return runCli(
                {"check", kScenario, "--from", "r1", "--to", to, "--rules", rules, "--proof", m_folder.filePath(name)});
        };
        for (const QString& rules : {QStringLiteral("volume"), QStringLiteral("40k-11e")}) {
            QCOMPARE(write("hidden.svg", "b1", rules).status, 1);
            QCOMPARE(write("seen.svg", "b2", rules).status, 0);
            const QByteArray hidden = bytesOfFile(m_folder.filePath("hidden.svg"));
            const QByteArray seen = bytesOfFile(m_folder.filePath("seen.svg"));
            QVERIFY(QSvgRenderer{hidden}.isValid() && QSvgRenderer{seen}.isValid());
            QVERIFY(hidden.contains(">0 %<") && hidden.contains(">Hall<"));
            QVERIFY(!seen.contains(">0 %<") && seen.contains(">hidden by Hall<"));
        }
        QCOMPARE(write("eye.png", "b1", "volume").status, 1);
        QCOMPARE(QImage{m_folder.filePath("eye.png")}.size(), QSize(1920, 1200));
        const CliEnd json = write("eye.json", "b1", "volume");
        QCOMPARE(json.status, 2);
        QVERIFY2(json.messages.contains("three dimensions"), json.messages.constData());
        // Bases that overlap have nothing between them.
        const QByteArray touching = bytesOfFile(kScenario).replace("[20, 6]", "[5, 6]");
        const CliEnd none = runCli(
            {"check", "-", "--from", "r1", "--to", "b1", "--rules", "volume", "--proof", m_folder.filePath("none.png")},
            touching);
        QCOMPARE(none.status, 2);
        QVERIFY2(none.messages.contains("the bases touch"), none.messages.constData());
    }

    void profile_isDrawnFromTheSide() {
        const auto drawn = [&](const QString& name, const QString& to) {
            const QString file = m_folder.filePath(name);
            const CliEnd end = runCli({"check", kScenario, "--from", "r1", "--to", to, "--profile", file, "--json"});
            return end.messages.isEmpty() ? file : QString{};
        };
        const QImage blocked{drawn("side.png", "b1")};
        QCOMPARE(blocked.size(), QSize(1920, 640));
        // The hall stands from 6 to 10 of the 16 in: the middle of the picture, from the table to 6 of its 6.9 in.
        QVERIFY(blocked.pixelColor(960, 400) != blocked.pixelColor(960, 10));
        QVERIFY(differentDots(blocked, QImage{drawn("clear.png", "b2")}) > 1000);
        QCOMPARE(bytesOfFile(drawn("again.png", "b1")), bytesOfFile(m_folder.filePath("side.png")));
        QSvgRenderer svg{drawn("side.svg", "b1")};
        QVERIFY(svg.isValid());
        QCOMPARE(svg.viewBoxF().size(), QSizeF(960, 320));
        QVERIFY(bytesOfFile(m_folder.filePath("side.svg")).contains(">Hall<"));
    }

    void png_hasTheDotsAskedFor_data() {
        sightline::testsupport::addColumns<QStringList, QSize>("options", "size");
        // 24 x 16 in and the rulers around it.
        QTest::newRow("as usual") << QStringList{} << QSize{1048, 728};
        QTest::newRow("fine") << QStringList{"--dpi", "100"} << QSize{2620, 1820};
        QTest::newRow("half a dot") << QStringList{"--dpi", "12.5"} << QSize{328, 228};
    }

    void png_hasTheDotsAskedFor() {
        auto [options, size] = sightline::testsupport::fetch<QStringList, QSize>("options", "size");
        const QImage image{rendered("a.png", options)};
        QCOMPARE(image.size(), size);
    }

    void png_showsTheTable() {
        const QImage image{rendered("a.png", {"--dpi", "40"})};
        QVERIFY(!image.isNull());
        const QColor ground = colorAt(image, 40, 17.5, 8.5);
        const QColor hall = colorAt(image, 40, 12.5, 7.5);
        QVERIFY(ground.lightness() > hall.lightness() + 40);
        QVERIFY(colorAt(image, 40, 4.35, 6.2) != ground);
        QCOMPARE(image.pixelColor(0, image.height() - 1).alpha(), 255);
    }

    void line_isDrawnInTheColorOfItsVerdict() {
        const QString plain = rendered("plain.png");
        const QImage without{plain};
        const QImage clear{rendered("clear.png", {"--line", "r2:b2"})};
        const QImage blocked{rendered("blocked.png", {"--line", "r1:b1"})};
        QVERIFY(differentDots(without, clear) > 500);
        QVERIFY(differentDots(without, blocked) > 500);
        const auto dots = [](const QImage& image, const QColor& color) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    count += image.pixelColor(x, y) == color ? 1 : 0;
                }
            }
            return count;
        };
        const QColor green{0x00, 0x6f, 0x4f};
        const QColor red{0xc8, 0x40, 0x1a};
        QCOMPARE(dots(without, green), 0);
        QCOMPARE(dots(without, red), 0);
        QVERIFY(dots(clear, green) > 500);
        QCOMPARE(dots(clear, red), 0);
        QVERIFY(dots(blocked, red) > 200);
        QCOMPARE(dots(blocked, green), 0);
    }

    void line_mayNameAnIdWithAColon() {
        const QImage one{rendered("one.png", {"--line", "r1:b:3"})};
        QVERIFY(differentDots(QImage{rendered("plain.png")}, one) > 100);
        const QImage two{rendered("two.png", {"--line", "r1:b:3", "--line", "r2:b2"})};
        QVERIFY(differentDots(one, two) > 100);
    }

    void themes_differ() {
        const auto ground = [&](const char* theme) {
            return colorAt(QImage{rendered("t.png", {"--theme", theme})}, 40, 17.5, 8.5);
        };
        QVERIFY(ground("dark").lightness() < 80);
        QVERIFY(ground("light").lightness() > 200);
        QCOMPARE(ground("print"), QColor{Qt::white});
    }

    void svg_isReadableAndOfTrueSize() {
        const QString out = rendered("a.svg", {"--line", "r1:b1"});
        QVERIFY(!out.isEmpty());
        QSvgRenderer svg{out};
        QVERIFY(svg.isValid());
        QCOMPARE(svg.viewBoxF().size(), (QSizeF{2515, 1747}));
        QVERIFY(bytesOfFile(out).contains("Ambush at the wall"));
    }

    void pdf_hasAPageOfTrueSize() {
        const QString out = rendered("a.pdf", {"--line", "r1:b1"});
        QVERIFY(!out.isEmpty());
        const QByteArray bytes = bytesOfFile(out);
        QVERIFY(bytes.startsWith("%PDF-1."));
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
        // 26.2 x 18.2 in at 72 points an inch; Qt gives a page whole points.
        QVERIFY2(bytes.contains("/MediaBox [0 0 1886.000000 1310.000000]"),
                 bytes.mid(bytes.indexOf("/MediaBox"), 60).constData());
        QVERIFY(!bytes.contains("CreationDate"));
    }

    void sameQuestion_givesTheSameBytes_data() {
        QTest::addColumn<QString>("suffix");
        QTest::newRow("PNG") << ".png";
        QTest::newRow("SVG") << ".svg";
        QTest::newRow("PDF") << ".pdf";
    }

    void sameQuestion_givesTheSameBytes() {
        QFETCH(QString, suffix);
        const QStringList lines{"--line", "r1:b1", "--line", "r2:b2"};
        const QByteArray once = bytesOfFile(rendered("once" + suffix, lines));
        const auto second = QDateTime::currentSecsSinceEpoch();
        QTRY_VERIFY(QDateTime::currentSecsSinceEpoch() > second); // a moment in the file would show
        QVERIFY(once.size() > 1000);
        QCOMPARE(bytesOfFile(rendered("again" + suffix, lines)), once);
    }

    void standardInput_isDrawnToo() {
        const QString out = m_folder.filePath("stdin.png");
        QCOMPARE(runCli({"render", "-", "--out", out}, bytesOfFile(kScenario)).status, 0);
        QCOMPARE(bytesOfFile(out), bytesOfFile(rendered("file.png")));
    }

    void dotsOfAVectorPicture_areNotDroppedInSilence() {
        const CliEnd end = runCli({"render", kScenario, "--out", m_folder.filePath("d.svg"), "--dpi", "300"});
        QCOMPARE(end.status, 0);
        QVERIFY(end.messages.contains("--dpi"));
    }

    void outputThatCannotBeWritten_isRefused() {
        const CliEnd end = runCli({"render", kScenario, "--out", m_folder.filePath("gone/a.png")});
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains("gone/a.png"), end.messages.constData());
        QVERIFY(!QFileInfo::exists(m_folder.filePath("gone")));
    }

    void tooManyDots_leaveTheOldFileAlone() {
        const QString out = m_folder.filePath("old.png");
        writeBytes(out, "precious");
        QByteArray huge = bytesOfFile(kScenario);
        huge.replace("\"width\": 24, \"height\": 16", "\"width\": 240, \"height\": 160");
        const CliEnd end = runCli({"render", "-", "--out", out, "--dpi", "1200"}, huge);
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains("too large"), end.messages.constData());
        QCOMPARE(bytesOfFile(out), QByteArray{"precious"});
    }
};

QTEST_MAIN(TestCliRender)
#include "tst_cli_render.moc"
