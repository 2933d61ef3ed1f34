#include "scenarios/io/scenario_file.h"
#include "scenarios/io/scenario_hash.h"
#include "scenarios/model/diff.h"
#include "scenarios/model/photo.h"
#include "tests/support/rows.h"

#include <cmath>

using namespace sightline;
using namespace sightline::scenarios;

namespace {

const QByteArray kPicture = QByteArray{"\x89PNG\r\n\x1a\n", 8} + QByteArray(1000, '\x7f');

/// A file with `photo` as the value of its photo.
QByteArray fileWith(const QByteArray& photo) {
    return "{\"format\": \"sightline-scenario\", \"version\": 1, \"table\": {\"width\": 60, \"height\": 44},\n "
           "\"rules\": \"plan\",\n \"photo\": " +
           photo + "}";
}

QByteArray object(const QByteArray& members) { return "{\"base64\": \"" + kPicture.toBase64() + "\"" + members + "}"; }

} // namespace

/// The photo under the table and the log of questions, in the file.
class TestPhotoIo : public QObject {
    Q_OBJECT

private slots:
    void photo_isReadBackToTheByte() {
        scenarios::Scenario scenario;
        scenario.photo = TablePhoto{QStringLiteral("table.jpg"), PictureFile{kPicture},
                                    PhotoCorners{{{10.5, 8}, {3990, 12}, {4010.125, 2900}, {-6, 2880}}}, 0.625,
                                    scenarios::PhotoPrecision::of(0.3, 0.7, 3)};
        const QByteArray bytes = scenarios::writeScenario(scenario);
        const auto loaded = scenarios::readScenario(bytes, QStringLiteral("f"));
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message()));
        QCOMPARE(loaded->scenario.photo->picture.bytes(), kPicture);
        QVERIFY(loaded->scenario == scenario);
        QCOMPARE(scenarios::writeScenario(loaded->scenario), bytes);
    }

    /// The precision of the file counts with its corners; corners without one are exact to their coarsest pixel.
    void precision_isThatOfTheFile_orAPixel_data() {
        testsupport::addColumns<QByteArray, double, double, int>("members", "precision", "pixel", "bases");
        const QByteArray corners = ", \"corners_px\": [[0, 0], [600, 0], [600, 220], [0, 220]]";
        QTest::newRow("stored") << corners + ", \"precision_mm\": 2.5" << 2.5 << 2.5 << 0;
        QTest::newRow("measured") << corners + ", \"precision_mm\": 5, \"measured_mm\": 3, \"measured_bases\": 2" << 5.0
                                  << 4.0 << 2;
        QTest::newRow("not stored") << corners << 5.08 << 5.08 << 0; // five pixels an inch along the height
        QTest::newRow("not placed") << QByteArray{", \"precision_mm\": 2.5"} << 0.0 << 0.0 << 0;
    }

    void precision_isThatOfTheFile_orAPixel() {
        const auto [members, millimeters, pixel, bases] =
            testsupport::fetch<QByteArray, double, double, int>("members", "precision", "pixel", "bases");
        const auto loaded = scenarios::readScenario(fileWith(object(members)), QStringLiteral("f"));
        QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message()));
        QVERIFY(loaded->findings.empty());
        const auto precision = scenarios::photoPrecisionOf(loaded->scenario);
        QVERIFY(std::abs(precision.millimeters - millimeters) < 1e-9);
        QVERIFY(std::abs(precision.pixelMillimeters() - pixel) < 1e-9);
        QCOMPARE(precision.measuredBases, bases);
    }

    void escapedSlashes_areSlashes() {
        QByteArray text = object({});
        text.replace("/", "\\/");
        const QByteArray slashes = QByteArray{"\x89PNG\r\n\x1a\n\xff\xff\xff\xff\xff\xff", 14};
        const auto loaded = scenarios::readScenario(
            fileWith("{\"base64\": \"" + slashes.toBase64().replace("/", "\\/") + "\"}"), QStringLiteral("f"));
        QVERIFY(loaded);
        QCOMPARE(loaded->scenario.photo->picture.bytes(), slashes);
    }

    void whatIsWrongWithAPhoto_isSaid_data() {
        testsupport::addColumns<QByteArray, QString, QString>("photo", "code", "path");
        const auto row = [](const char* name, const QByteArray& photo, const char* code, const char* path) {
            QTest::newRow(name) << photo << QString::fromLatin1(code) << QString::fromLatin1(path);
        };
        row("no object", "7", "wrong-type", "$.photo");
        row("no picture at all", "{}", "missing-key", "$.photo");
        row("a number for a picture", "{\"base64\": 3}", "wrong-type", "$.photo.base64");
        row("no base64", "{\"base64\": \"%%%%\"}", "broken-photo", "$.photo.base64");
        row("an empty picture", "{\"base64\": \"\"}", "broken-photo", "$.photo.base64");
        row("a text for a picture", "{\"base64\": \"" + QByteArray{"hello, world"}.toBase64() + "\"}", "no-picture",
            "$.photo.base64");
        row("too big a picture", "{\"base64\": \"" + QByteArray(45'000'000, 'A') + "\"}", "photo-too-big",
            "$.photo.base64");
        row("three corners", object(", \"corners_px\": [[0, 0], [1, 0], [1, 1]]"), "bad-corners", "$.photo.corners_px");
        row("a corner in space", object(", \"corners_px\": [[0, 0, 1], [9, 0], [9, 9], [0, 9]]"), "bad-corners",
            "$.photo.corners_px");
        row("corners that cross", object(", \"corners_px\": [[0, 0], [9, 9], [9, 0], [0, 9]]"), "bad-corners",
            "$.photo.corners_px");
        row("corners on one line", object(", \"corners_px\": [[0, 0], [5, 0], [9, 0], [0, 9]]"), "bad-corners",
            "$.photo.corners_px");
        row("a corner inside the others", object(", \"corners_px\": [[0, 0], [9, 0], [2, 2], [0, 9]]"), "bad-corners",
            "$.photo.corners_px");
        row("a corner beyond all pictures", object(", \"corners_px\": [[-2000000, 0], [9, 0], [9, 9], [0, 9]]"),
            "bad-corners", "$.photo.corners_px");
        row("more than opaque", object(", \"opacity\": 1.5"), "out-of-range", "$.photo.opacity");
        row("a precision below nothing", object(", \"precision_mm\": -1"), "out-of-range", "$.photo.precision_mm");
        row("a precision in words", object(", \"precision_mm\": \"good\""), "wrong-type", "$.photo.precision_mm");
        row("an error of a mile", object(", \"measured_mm\": 1609344"), "out-of-range", "$.photo.measured_mm");
    }

    void whatIsWrongWithAPhoto_isSaid() {
        const auto [photo, code, path] = testsupport::fetch<QByteArray, QString, QString>("photo", "code", "path");
        const auto loaded = scenarios::readScenario(fileWith(photo), QStringLiteral("f"));
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().first().code, code);
        QCOMPARE(loaded.error().first().path, path);
        QCOMPARE(loaded.error().first().line, 3);
        QVERIFY(loaded.error().message().size() < 400); // and not with all of the picture in it
    }

    void corners_mayGoRoundEitherWay() {
        QVERIFY(scenarios::areCornersOfAView({{{0, 0}, {9, 0}, {9, 9}, {0, 9}}}));
        QVERIFY(scenarios::areCornersOfAView({{{0, 0}, {0, 9}, {9, 9}, {9, 0}}}));
        QVERIFY(scenarios::areCornersOfAView({{{100, 200}, {900, 180}, {1200, 700}, {-50, 720}}}));
        QVERIFY(!scenarios::areCornersOfAView({}));
    }

    void unknownKeys_stay() {
        const auto loaded = scenarios::readScenario(fileWith(object(", \"lens\": {\"k1\": 0.5}")), QStringLiteral("f"));
        QVERIFY(loaded);
        QCOMPARE(loaded->findings.size(), std::size_t{1});
        const QByteArray bytes = scenarios::writeScenario(loaded->scenario);
        QVERIFY(bytes.contains("\"k1\": 0.5"));
        QVERIFY(scenarios::readScenario(bytes, QStringLiteral("f"))->scenario == loaded->scenario);
    }

    void photoAndLog_areNoPartOfTheHash_butOfTheFile() {
        const scenarios::Scenario plain;
        scenarios::Scenario with = plain;
        with.photo = TablePhoto{{}, PictureFile{kPicture}};
        with.log.isKept = true;
        QCOMPARE(scenarios::hashOf(with), scenarios::hashOf(plain));
        QVERIFY(scenarios::writeScenario(with) != scenarios::writeScenario(plain));
        const auto difference = scenarios::differenceBetween(plain, with);
        QVERIFY(difference.photo && difference.log && !difference.isEmpty());
        with.name = QStringLiteral("another");
        QVERIFY(scenarios::hashOf(with) != scenarios::hashOf(plain));
    }

    void copiesOfAPicture_shareItsBytes() {
        const PictureFile one{kPicture};
        const PictureFile copy = one;
        QVERIFY(copy.bytes().constData() == one.bytes().constData());
        QVERIFY(copy == one && PictureFile{QByteArray{kPicture}} == one);
        QVERIFY(!(PictureFile{kPicture + 'x'} == one) && !(PictureFile{} == one) &&
                PictureFile{} == PictureFile{QByteArray{}});
    }

    void log_isReadBack_andItsModelsMayBeGone() {
        scenarios::Scenario scenario;
        scenario.log.isKept = true;
        scenario.log.probes = {{QStringLiteral("2026-11-21T10:00:00Z"),
                                QStringLiteral("a"),
                                {QStringLiteral("gone")},
                                {QStringLiteral("m2")},
                                QStringLiteral("plan"),
                                QStringLiteral("0123"),
                                true,
                                false,
                                QStringLiteral("certain"),
                                QStringLiteral("none"),
                                12.25,
                                QStringLiteral("4567")}};
        const QByteArray bytes = scenarios::writeScenario(scenario);
        const auto loaded = scenarios::readScenario(bytes, QStringLiteral("f"));
        QVERIFY(loaded);
        QVERIFY(loaded->scenario == scenario);
        QVERIFY(loaded->findings.empty());
    }

    void logOfTooManyQuestions_isRefused() {
        QByteArray questions;
        for (int i = 0; i <= scenarios::kMaxProbes; ++i) {
            questions += (i == 0 ? "" : ",") +
                         QByteArray{"{\"from\":\"a\",\"to\":\"b\",\"visible\":true,\"ruling_visible\":true}"};
        }
        const QByteArray bytes = "{\"format\": \"sightline-scenario\", \"version\": 1, \"table\": {\"width\": 60, "
                                 "\"height\": 44}, \"log\": {\"questions\": [" +
                                 questions + "]}}";
        const auto loaded = scenarios::readScenario(bytes, QStringLiteral("f"));
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().first().code, QStringLiteral("too-many-questions"));
    }
};

QTEST_GUILESS_MAIN(TestPhotoIo)
#include "tst_photo_io.moc"
